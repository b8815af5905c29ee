//! Setting up: characters, the map, starting groups, the palace, the market, the first Intrigue (CM-2).

mod characters;
mod groups;
mod layout;
mod market;
mod palace;
mod river;
mod tiles;

pub use characters::{Characters, DrawCharacters};
pub use groups::{GroupHex, Groups};
pub use layout::DrawLayout;
pub use market::{FillMarket, FirstIntrigue};
pub use palace::FirstPalace;
pub use river::River;
pub use tiles::{DealTiles, TileHands, TilePlace, TileTurn, Tiles};
