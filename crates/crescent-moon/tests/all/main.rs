//! Everything that is tested about Crescent Moon from outside, in one program.

mod advice;
mod language;
mod laws;
mod lessons;
mod pieces;
mod positions;
mod scenarios;
mod setup;
mod traces;
mod words;
