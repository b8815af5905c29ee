//! Everything that is tried with bent input.

mod fuzz;
