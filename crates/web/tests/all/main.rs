//! Everything that is tested about the site without a browser, in one program.

mod bots;
mod busy;
#[path = "../common/mod.rs"]
mod common;
mod contrast;
mod crash;
mod deeds;
mod edge;
mod games;
mod house;
mod http;
mod leak;
mod office;
mod pebbles;
mod shell;
mod upgrades;
