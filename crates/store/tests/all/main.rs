//! What is tested about the store in a file. What every store must do is tried in `tests/battery`; the crash needs a `main` of its own.

mod backups;
mod files;
mod grouping;
#[path = "../house/mod.rs"]
mod house;
