//! What people call places: every hex bears a name of its kind, places beside the map are called after a hex they touch. Coordinates are
//! for the notation only.

use crate::CrescentMoon;
use crate::hex::{At, Direction, Edges, Hex};
use crate::land::{Land, NAMES_OF_A_KIND, Tile};
use std::sync::LazyLock;
use table::typed::{Names, dictionaries};
use table::{Arg, Message, message};

impl Land {
    /// The name of a hex. An edition with more tiles of a kind than there are names counts on.
    pub fn called(&self, hex: Hex) -> Arg {
        let (round, name) = (self.name(hex) / NAMES_OF_A_KIND, self.name(hex) % NAMES_OF_A_KIND);
        let term = Arg::term(key(self.tile(hex), name));
        if round == 0 { term } else { message!("place-again", name = term, n = round + 1).into() }
    }

    /// Under which key the name of a hex stands in the dictionaries.
    pub(crate) fn name_key(&self, hex: Hex) -> String {
        key(self.tile(hex), self.name(hex) % NAMES_OF_A_KIND)
    }

    /// How a place is called: a hex by its name, a free place by the first hex it touches.
    pub fn called_at(&self, at: At) -> Arg {
        if let Some(hex) = self.find(at) {
            return self.called(hex);
        }
        let beside = |direction: Direction| Some((direction.opposite(), self.find(at.step(direction))?));
        match Direction::ALL.into_iter().find_map(beside) {
            Some((side, hex)) => message!(side_of(side), hex = self.called(hex)).into(),
            None => message!("place-nowhere").into(),
        }
    }
}

/// How a place is called that lies in this direction from a hex.
const fn side_of(direction: Direction) -> &'static str {
    match direction {
        Direction::E => "place-e",
        Direction::Ne => "place-ne",
        Direction::Nw => "place-nw",
        Direction::W => "place-w",
        Direction::Sw => "place-sw",
        Direction::Se => "place-se",
    }
}

/// Every name in every language: the tile, and which name of its kind.
static NAMES: LazyLock<Names<(Tile, u8)>> = LazyLock::new(|| {
    let names = Tile::ALL.into_iter().flat_map(|tile| (0..NAMES_OF_A_KIND).map(move |name| (tile, name)));
    Names::new(&dictionaries::<CrescentMoon>(), names.map(|(tile, name)| (Message::new(key(tile, name)), (tile, name))))
});

impl Land {
    /// What is typed with names of hexes, with their coordinates instead.
    pub(crate) fn with_coordinates(&self, text: &str) -> Option<String> {
        NAMES.replaced(text, |(tile, name)| {
            self.of_tile(*tile).iter().find(|hex| self.name(*hex) == *name).map(|hex| self.at(hex).to_string())
        })
    }
}

/// Under which key a name stands in the dictionaries.
fn key(tile: Tile, name: u8) -> String {
    format!("place-{}-{}", tile.name(), name + 1)
}

/// Edges by the names of their directions.
pub(crate) fn edges(edges: Edges) -> Arg {
    Arg::List(edges.iter().map(|edge| Arg::term(format!("edge-{}", edge.name()))).collect())
}
