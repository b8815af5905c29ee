//! The games that are played while everything breaks: the toy, whose games are short, and each title on the shelf.

use crate::common::TOYS;
use shelf::Entry;
use std::sync::LazyLock;
use table::{AnyGame, Seat};

/// A title, and who sits at its table: people at one device first, bots on the seats that are left.
#[derive(Clone, Copy, Debug)]
pub struct Title {
    pub game: &'static str,
    pub people: usize,
    pub bots: usize,
}

/// Each title of the shelf.
pub const TITLES: [Title; 4] = [
    Title { game: "brian-boru", people: 2, bots: 1 },
    Title { game: "two-heirs", people: 2, bots: 0 },
    Title { game: "northgard", people: 1, bots: 1 },
    Title { game: "crescent-moon", people: 4, bots: 0 },
];

/// What stands in the form of a new table for each seat.
const SEATS: [&str; 4] = ["seat-a", "seat-b", "seat-c", "seat-d"];

impl Title {
    /// Who sits where, as the form of a new table says it.
    pub fn seats(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let who = move |at| if at < self.people { "here" } else { "bot-easy" };
        SEATS.into_iter().take(self.people + self.bots).enumerate().map(move |(at, seat)| (seat, who(at)))
    }

    /// The seats of people.
    pub fn people(self) -> Vec<Seat> {
        Seat::all(self.people).collect()
    }
}

/// The shelf of the servers: the toy and every title.
pub fn shelf() -> &'static [Entry] {
    static SHELF: LazyLock<Vec<Entry>> = LazyLock::new(|| [TOYS, shelf::all_games()].concat());
    &SHELF
}

/// The rules of a game.
pub fn rules(id: &str) -> &'static dyn AnyGame {
    shelf().iter().find(|entry| entry.id() == id).unwrap_or_else(|| panic!("nobody plays `{id}`")).game
}
