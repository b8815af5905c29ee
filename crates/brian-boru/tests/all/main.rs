//! Everything that is tested about Brian Boru from outside, in one program.

mod advice;
mod common;
mod components;
mod knowledge;
mod laws;
mod lessons;
mod pieces;
mod positions;
mod told;
mod words;
