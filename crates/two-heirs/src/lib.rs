//! The Two Heirs: the rules
#![forbid(unsafe_code)]
