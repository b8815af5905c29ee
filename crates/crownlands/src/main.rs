//! The command line that ties everything together.
#![forbid(unsafe_code)]
fn main() {}
