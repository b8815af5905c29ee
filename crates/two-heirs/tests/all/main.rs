//! Everything that is tested about The Two Heirs from outside, in one program.

mod account;
mod advice;
mod common;
mod editions;
mod invariants;
mod laws;
mod lessons;
mod pieces;
mod second_count;
mod words;
