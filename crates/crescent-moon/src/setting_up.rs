//! Setting up: characters, the map, starting groups, the palace, the market, the first Intrigue (CM-2).

mod characters;
mod groups;
mod layout;
mod market;
mod palace;
mod river;
mod tiles;

pub use river::River;
