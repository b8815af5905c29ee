//! What people call places: every hex bears a name of its kind, places beside the map are called after a hex they touch. Coordinates are
//! for the notation only.

use crate::hex::{At, Direction, Edges, Hex};
use crate::land::{Land, NAMES_OF_A_KIND, Tile};
use crate::state::Open;
use crate::{Action, CrescentMoon, State};
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

impl Open {
    /// The name of a hex.
    pub(crate) fn place(&self, hex: Hex) -> Arg {
        self.land.called(hex)
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

/// Reads an action in which names of hexes stand.
pub(crate) fn read_named(rules: &CrescentMoon, state: &State, text: &str) -> Option<Action> {
    let land = &state.open.land;
    let written = NAMES.replaced(text, |(tile, name)| {
        land.of_tile(*tile).iter().find(|hex| land.name(*hex) == *name).map(|hex| land.at(hex).to_string())
    });
    Action::read(rules, &written?).ok()
}

/// Under which key a name stands in the dictionaries.
fn key(tile: Tile, name: u8) -> String {
    format!("place-{}-{}", tile.name(), name + 1)
}

/// Edges by the names of their directions.
pub(crate) fn edges(edges: Edges) -> Arg {
    Arg::List(edges.iter().map(|edge| Arg::term(format!("edge-{}", edge.name()))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(land: &Land, q: i8, r: i8) -> Arg {
        land.called_at(At::new(q, r))
    }

    #[test]
    fn a_hex_keeps_its_name_whatever_is_laid_beside_it_and_no_two_share_one() {
        let mut land = Land::of([(At::new(0, 0), Tile::Crossing, Edges::NONE)]);
        let mut known: Vec<(At, Arg)> = Vec::new();
        for r in (-2..=2).rev() {
            for q in -1..=1 {
                land.add(At::new(q, r), Tile::Desert, Edges::NONE);
                known.extend(land.find(At::new(q, r)).map(|hex| (At::new(q, r), land.called(hex))));
                for (at, name) in &known {
                    assert_eq!(land.called_at(*at), *name);
                }
            }
        }
        assert!(known.len() > 14);
        for (index, (_, name)) in known.iter().enumerate() {
            assert!(known[..index].iter().all(|(_, other)| other != name), "{name:?} twice");
        }
    }

    #[test]
    fn a_free_place_is_called_after_the_hex_it_touches() {
        let land = Land::of([(At::new(0, 0), Tile::Crossing, Edges::NONE)]);
        let crossing = name(&land, 0, 0);
        assert_eq!(crossing, Arg::term("place-crossing-1"));
        assert_eq!(name(&land, 1, 0), message!("place-e", hex = crossing.clone()).into());
        assert_eq!(name(&land, 0, -1), message!("place-nw", hex = crossing).into());
        assert_eq!(name(&land, 5, 5), message!("place-nowhere").into());
    }

    #[test]
    fn a_layout_names_its_hexes_alike_in_whatever_order_they_are_listed() {
        let tiles = [(At::new(0, 0), Tile::Desert, Edges::NONE), (At::new(5, 0), Tile::Desert, Edges::NONE)];
        let backwards = [tiles[1], tiles[0]];
        assert_eq!(Land::of(tiles), Land::of(backwards));
    }
}
