//! Everything that is tested about Northgard from outside, in one program.

mod advice;
mod common;
mod invariants;
mod laws;
mod lessons;
mod odds;
mod pieces;
mod positions;
mod scenarios;
mod setup;
mod told;
mod words;
