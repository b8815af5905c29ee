//! The picture of the game for its card in the lobby: a ship before a snowy coast.

use crate::art::{Landscape, scene};
use maud::Markup;

const LANDSCAPE: Landscape = Landscape {
    class: "art-northgard",
    light: "M84 30a17 17 0 1 1 0 34 17 17 0 0 1 0-34z",
    ranges: &[
        "M0 104l52-50 30 26 56-62 50 58 30-26 62 62 44-42 76 58v72H0z",
        "M0 124q80-26 160-6t120-10 120 8v44H0z",
        "M0 142q100-14 200 0t200-4v22H0z",
    ],
    things: &[
        ("longship", 286.0, 112.0, 66.0),
        ("tree", 40.0, 106.0, 34.0),
        ("tree", 66.0, 112.0, 26.0),
        ("fort", 136.0, 104.0, 40.0),
        ("tree", 372.0, 112.0, 28.0),
    ],
};

/// The picture of the game for the lobby.
pub fn picture() -> Markup {
    scene(&LANDSCAPE)
}
