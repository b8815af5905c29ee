//! The shelf: every game we have, by its id.
//!
//! An [`Entry`] is a game with everything that goes with it, for servers and tools that handle any game. What depends on the types of a
//! game is made once, here, and handed on without them.
#![forbid(unsafe_code)]

use arena::AnyArena;
use bots::AnyBots;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::{AnyGame, Dictionary, Lang};

/// A game with everything that goes with it.
#[derive(Debug)]
pub struct Entry {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its bots.
    pub bots: &'static dyn AnyBots,
    /// Where many games of it are played.
    pub arena: &'static dyn AnyArena,
}

impl Entry {
    /// The id of the game.
    pub fn id(&self) -> &'static str {
        self.game.about().id
    }

    /// Everything that can be said about the game in this language.
    pub fn dictionary(&self, lang: Lang) -> &'static Dictionary {
        &DICTIONARIES[&(self.id(), lang)]
    }
}

macro_rules! shelf {
    ($($game:ty),* $(,)?) => {
        static ENTRIES: &[Entry] = &[
            $( Entry {
                game: &table::Boxed::<$game>::new(),
                bots: &bots::BotsOf::<$game>::new(),
                arena: &arena::ArenaOf::<$game>::new(),
            } ),*
        ];
    };
}

shelf! {
    brian_boru::BrianBoru,
    two_heirs::TwoHeirs,
    northgard::Northgard,
    crescent_moon::CrescentMoon,
}

static DICTIONARIES: LazyLock<BTreeMap<(&'static str, Lang), Dictionary>> = LazyLock::new(|| {
    let mut all = BTreeMap::new();
    for entry in all_games() {
        for lang in Lang::ALL {
            let words = entry.game.words(lang).iter().copied();
            // A test reads every dictionary, so that a broken one cannot be shipped.
            let dictionary = Dictionary::new(lang, words).unwrap_or_else(|error| panic!("{}: {error}", entry.id()));
            all.insert((entry.id(), lang), dictionary);
        }
    }
    all
});

/// Every game, in the order it is shown.
pub fn all_games() -> &'static [Entry] {
    ENTRIES
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    ENTRIES.iter().find(|entry| entry.id() == id)
}
