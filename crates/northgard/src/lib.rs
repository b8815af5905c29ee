//! Northgard - Uncharted Lands: the rules
#![forbid(unsafe_code)]
