//! Crescent Moon: the rules
#![forbid(unsafe_code)]
