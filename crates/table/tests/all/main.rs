//! Everything that is tested about the table from outside, in one program.

mod laws;
mod records;
mod words;
