//! Everything that is tested about Crescent Moon from outside, in one program.

mod advice;
mod laws;
mod scenarios;
mod setup;
mod words;
