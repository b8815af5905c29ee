//! What is fuzzed beside `bent`: the server as people and programs meet it.
#![forbid(unsafe_code)]

#[cfg(feature = "site")]
mod site;

#[cfg(feature = "site")]
pub use site::{api, close, forms};
