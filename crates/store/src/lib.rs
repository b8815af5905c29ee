//! Tables and the append-only log
#![forbid(unsafe_code)]
