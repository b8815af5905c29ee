//! The shelf: every game we have, by its id, with everything that belongs to it: rules, bots, board,
//! picture, style sheet, view in letters, study of its balance.
//!
//! A game is put on the shelf by one entry. Each stands behind a cargo feature of its own (all are on by default), so that working on one
//! game builds one game.
//!
//! Servers and tools that handle any game use [`find`]. What depends on the types of a game is made once, here, and handed on without them:
//!
//! ```
//! use bots::{Effort, Kind};
//! use table::{Lang, Pending, Seed, Setup};
//!
//! let entry = shelf::find("two-heirs").expect("it is on the shelf");
//! assert_eq!(entry.dictionary(Lang::Cs).word("game-name"), "Dva bratři");
//! let setup = Setup::new(entry.game.about(), 2, &Default::default(), None).expect("two may play");
//! let mut game = entry.game.begin(&setup).expect("the edition is sound");
//! let seed = Seed::from_number(7);
//! for turn in 0..20 {
//!     match game.pending() {
//!         Pending::Over => break,
//!         Pending::Chance => {
//!             let chance = game.roll(&seed).expect("chance decides");
//!             game.settle(&chance).expect("what was rolled is possible");
//!         }
//!         Pending::Seats(seats) => {
//!             let seat = seats.first().expect("somebody must decide");
//!             let choice = entry.bots.choose(Kind::Greedy, game.as_ref(), seat, turn, &Effort::whole());
//!             game.act(seat, &choice.expect("something is offered").act).expect("what is offered is allowed");
//!         }
//!     }
//! }
//! ```
#![forbid(unsafe_code)]

use arena::{AnyArena, ArenaOf, Contestant};
use balance::Study;
use boards::{AnyBoard, AnyTerminal, BoardOf, Plain, TerminalOf};
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
    /// Where many games of it are played.
    pub arena: &'static dyn AnyArena,
    /// Its board.
    pub board: &'static dyn AnyBoard,
    /// What its board says beyond the words of the game, as Fluent text.
    pub board_words: fn(Lang) -> &'static [&'static str],
    /// The colours and lines of its board: the part of the site's style sheet that is its own.
    pub style: &'static str,
    /// The definitions of the drawings its board names: they stand once on a page, outside of what a step changes.
    pub sprite: fn() -> &'static str,
    /// How it is written with letters.
    pub terminal: &'static dyn AnyTerminal,
    /// Its picture for the lobby. It says nothing; the name must stand beside it.
    pub picture: fn() -> Markup,
    /// The study of how balanced it is, if there is one.
    pub study: Option<Study>,
    /// The option that says how hard it is for somebody who plays it alone; `None` for games that cannot be played alone.
    pub solo: Option<&'static str>,
}

impl Entry {
    /// A game with its bots, drawn plainly. What else belongs to it replaces the plain parts.
    pub const fn plain<G: Advice>() -> Entry {
        Entry {
            game: const { &Boxed::<G>::new() },
            bots: const { &BotsOf::<G>::new() },
            arena: const { &ArenaOf::<G>::new() },
            board: const { &BoardOf::<G, Plain>::new(Plain) },
            board_words: |_| &[],
            style: "",
            sprite: || "",
            terminal: const { &TerminalOf::<G>::new(boards::plain_terminal::<G>) },
            picture: boards::plain_picture,
            study: None,
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

/// Each game stands here once, under its id, which is also the cargo feature that brings it in.
macro_rules! shelf {
    ($($id:literal => $game:ty { board: $board:expr, terminal: $terminal:expr, $($part:ident: $value:expr),* $(,)? })*) => {
        static ENTRIES: &[Entry] = &[$(
            #[cfg(feature = $id)]
            Entry {
                board: &BoardOf::<$game, _>::new($board),
                terminal: &TerminalOf::<$game>::new($terminal),
                $($part: $value,)*
                ..Entry::plain::<$game>()
            },
        )*];
    };
}

shelf! {
    "brian-boru" => brian_boru::BrianBoru {
        board: boards::brian_boru::Ireland,
        terminal: boards::brian_boru::terminal,
        board_words: boards::brian_boru::words,
        style: boards::brian_boru::STYLE,
        sprite: boards::brian_boru::sprite,
        picture: boards::brian_boru::picture,
        study: Some(|plan, progress| balance::brian_boru::study(plan, Contestant::player, progress)),
    }
    "two-heirs" => two_heirs::TwoHeirs {
        board: boards::two_heirs::Realm,
        terminal: boards::two_heirs::terminal,
        board_words: boards::two_heirs::words,
        style: boards::two_heirs::STYLE,
        picture: boards::two_heirs::picture,
        study: Some(|plan, progress| balance::two_heirs::study(plan, Contestant::player, progress)),
        solo: Some("henry_level"),
    }
    "northgard" => northgard::Northgard {
        board: boards::northgard::Lands,
        terminal: boards::northgard::terminal,
        board_words: boards::northgard::words,
        style: boards::northgard::STYLE,
        sprite: boards::northgard::sprite,
        picture: boards::northgard::picture,
        study: Some(|plan, progress| balance::northgard::study(plan, Contestant::player, progress)),
    }
    "crescent-moon" => crescent_moon::CrescentMoon {
        board: boards::crescent_moon::Land,
        terminal: boards::crescent_moon::terminal,
        board_words: boards::crescent_moon::words,
        style: boards::crescent_moon::STYLE,
        sprite: boards::crescent_moon::sprite,
        picture: boards::crescent_moon::picture,
        study: Some(|plan, progress| balance::crescent_moon::study(plan, Contestant::player, progress)),
    }
}

static DICTIONARIES: LazyLock<BTreeMap<(&'static str, Lang), Dictionary>> = LazyLock::new(|| {
    let mut all = BTreeMap::new();
    for entry in all_games() {
        for lang in Lang::ALL {
            let words =
                entry.game.words(lang).iter().chain(boards::words(lang)).chain((entry.board_words)(lang)).copied();
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
