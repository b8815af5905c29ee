//! Everything that is tested about the store from outside, in one program, but for the crash, which needs a `main` of its own.

mod appending;
mod backups;
mod files;
mod grouping;
#[path = "../house/mod.rs"]
mod house;
mod office;
mod people;
mod tables;
