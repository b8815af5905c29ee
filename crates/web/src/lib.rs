//! HTTP, live updates, pages, boards drawn as SVG
#![forbid(unsafe_code)]

pub mod boards;
pub mod emblems;
pub mod style;
pub mod symbols;
