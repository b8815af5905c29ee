//! The shelf: every game we have, by its id.
//!
//! Servers and tools that handle any game use [`find`]; code that wants the types of a game uses [`visit`].
#![forbid(unsafe_code)]

use bots::AnyBots;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::{Advice, AnyGame, Dictionary, Lang};

/// A game with its bots.
#[derive(Debug)]
pub struct Entry {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its bots.
    pub bots: &'static dyn AnyBots,
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

/// Does something with the types of a game.
pub trait Visit {
    /// What comes out.
    type Out;

    /// Called with the game asked for.
    fn game<G: Advice>(self) -> Self::Out;
}

macro_rules! shelf {
    ($($id:literal => $game:ty),* $(,)?) => {
        static ENTRIES: &[Entry] = &[
            $( Entry { game: &table::Boxed::<$game>::new(), bots: &bots::BotsOf::<$game>::new() } ),*
        ];

        /// Visits the game with this id; `None` if there is none.
        #[allow(unused_variables, clippy::needless_pass_by_value)]
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Option<V::Out> {
            match id {
                $( $id => Some(visitor.game::<$game>()), )*
                _ => None,
            }
        }
    };
}

shelf! {
    "brian-boru" => brian_boru::BrianBoru,
    "two-heirs" => two_heirs::TwoHeirs,
    "northgard" => northgard::Northgard,
    "crescent-moon" => crescent_moon::CrescentMoon,
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
