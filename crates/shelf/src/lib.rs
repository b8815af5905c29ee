//! The shelf: every game we have, by its id, with everything that belongs to it: rules, bots, board, picture, style sheet.
//!
//! A game is put on the shelf by one entry. Each stands behind a cargo feature of its own (all are on by default), so that working on one
//! game builds one game.
//!
//! Servers and tools that handle any game use [`find`]; code that wants the types of a game uses [`visit`].
#![forbid(unsafe_code)]

use boards::{AnyBoard, BoardOf, Plain};
use bots::{AnyBots, BotsOf};
use maud::Markup;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::{Advice, AnyGame, Boxed, Dictionary, Lang};

/// A game with everything that belongs to it.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its bots.
    pub bots: &'static dyn AnyBots,
    /// Its board.
    pub board: &'static dyn AnyBoard,
    /// What its board says beyond the words of the game, as Fluent text.
    pub board_words: fn(Lang) -> &'static [&'static str],
    /// The colours and lines of its board: the part of the site's style sheet that is its own.
    pub style: &'static str,
    /// Its picture for the lobby. It says nothing; the name must stand beside it.
    pub picture: fn() -> Markup,
    /// The option that says how hard it is for somebody who plays it alone; `None` for games that cannot be played alone.
    pub solo: Option<&'static str>,
}

impl Entry {
    /// A game with its bots, drawn plainly. What else belongs to it replaces the plain parts.
    pub const fn plain<G: Advice>() -> Entry {
        Entry {
            game: const { &Boxed::<G>::new() },
            bots: const { &BotsOf::<G>::new() },
            board: const { &BoardOf::<G, Plain>::new(Plain) },
            board_words: |_| &[],
            style: "",
            picture: boards::plain_picture,
            solo: None,
        }
    }

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

/// Each game stands here once, under its id, which is also the cargo feature that brings it in.
macro_rules! shelf {
    ($($id:literal => $game:ty { board: $board:expr, $($part:ident: $value:expr),* $(,)? })*) => {
        static ENTRIES: &[Entry] = &[$(
            #[cfg(feature = $id)]
            Entry { board: &BoardOf::<$game, _>::new($board), $($part: $value,)* ..Entry::plain::<$game>() },
        )*];

        /// Visits the game with this id; `None` if there is none.
        #[allow(unused_variables, clippy::needless_pass_by_value)]
        pub fn visit<V: Visit>(id: &str, visitor: V) -> Option<V::Out> {
            match id {
                $(
                    #[cfg(feature = $id)]
                    $id => Some(visitor.game::<$game>()),
                )*
                _ => None,
            }
        }
    };
}

shelf! {
    "brian-boru" => brian_boru::BrianBoru {
        board: boards::brian_boru::Ireland,
        board_words: boards::brian_boru::words,
        style: boards::brian_boru::STYLE,
        picture: boards::brian_boru::picture,
    }
    "two-heirs" => two_heirs::TwoHeirs {
        board: boards::two_heirs::Realm,
        board_words: boards::two_heirs::words,
        style: boards::two_heirs::STYLE,
        picture: boards::two_heirs::picture,
        solo: Some("henry_level"),
    }
    "northgard" => northgard::Northgard {
        board: boards::northgard::Lands,
        board_words: boards::northgard::words,
        style: boards::northgard::STYLE,
        picture: boards::northgard::picture,
    }
    "crescent-moon" => crescent_moon::CrescentMoon {
        board: boards::crescent_moon::Land,
        board_words: boards::crescent_moon::words,
        style: boards::crescent_moon::STYLE,
        picture: boards::crescent_moon::picture,
    }
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
