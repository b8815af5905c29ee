//! HTTP, live updates, pages, boards drawn as SVG
#![forbid(unsafe_code)]

pub mod boards;
