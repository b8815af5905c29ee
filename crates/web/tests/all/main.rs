//! Everything that is tested about the site without a browser, in one program.

mod bench;
mod bots;
mod busy;
#[path = "../common/mod.rs"]
mod common;
mod contrast;
mod crash;
mod deeds;
mod edge;
mod every_page;
mod forms;
mod games;
mod house;
mod http;
mod interface;
mod leak;
mod lessons;
mod notices;
mod office;
mod pace;
mod pebbles;
mod people;
mod plans;
mod programs;
mod puzzles;
mod rating;
#[path = "../common/receivers.rs"]
mod receivers;
mod rules;
mod shell;
#[path = "../../../../fuzz/src/site.rs"]
mod site;
mod snapshots;
mod together;
mod tournaments;
mod upgrades;
#[path = "../common/walk.rs"]
mod walk;
mod watching;
mod workshop;
