//! The shelf: every game we have, by its id
#![forbid(unsafe_code)]
