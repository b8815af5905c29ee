//! Everything that is tested about the table from outside, in one program.

mod back;
mod laws;
mod lessons;
mod records;
mod sources;
mod words;
