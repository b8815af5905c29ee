//! Brian Boru: the rules
#![forbid(unsafe_code)]
