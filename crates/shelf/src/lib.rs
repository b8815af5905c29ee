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

pub mod ahead;
pub mod fields;
pub mod rows;

use ahead::Ahead;
use arena::{AnyArena, ArenaOf, Contestant};
use balance::Study;
use boards::{AnyBoard, AnyTerminal, BoardOf, Minute, Plain, TerminalOf};
use bots::{AnyBots, BotsOf};
use lanes::{AnyLanes, LanesOf};
use maud::Markup;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use table::bench::Bench;
use table::brought::{self, Brought};
use table::lesson::Lesson;
use table::{
    Advice, AnyGame, AnyMatch, Boxed, Complaint, Dictionary, EditionReport, Lang, Match, Puzzle, Viewer, puzzle,
};

/// Imagines a game from what a viewer knows, with a seed for the rest.
pub type Imagine = fn(&dyn AnyMatch, Viewer, u64) -> Option<Box<dyn AnyMatch>>;

/// A game with everything that belongs to it.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its bots.
    pub bots: &'static dyn AnyBots,
    /// Where many games of it are played.
    pub arena: &'static dyn AnyArena,
    /// Where learners play it.
    pub lanes: &'static dyn AnyLanes,
    /// A game in which somebody may be who knows what this viewer knows: what is hidden from them is drawn from this seed. Nothing of the state goes in but the
    /// view. `None` if it is another game.
    pub imagine: Imagine,
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
    /// It in one minute, if somebody has drawn that.
    pub minute: Option<Minute>,
    /// The study of how balanced it is, if there is one.
    pub study: Option<Study>,
    /// The option that says how hard it is for somebody who plays it alone; `None` for games that cannot be played alone.
    pub solo: Option<&'static str>,
    /// What the first whole game is played with, as whoever opens it would say: how many players, and options.
    pub first_game: &'static [(&'static str, &'static str)],
    /// The lessons in which it is learnt by playing, in order; none for games without.
    pub lessons: fn() -> &'static [Lesson],
    /// Its puzzles, as [`table::puzzle`] reads them.
    pub puzzle_file: &'static str,
    /// What the fields of its edition files mean, as [`fields`] reads it.
    pub fields: &'static str,
    /// The parts of its editions whose rows are pieces to be cut out of paper: cards, tiles, tokens.
    pub pieces: &'static [&'static str],
    /// What somebody who lays out a position by hand can put where; nothing for games whose positions are only written.
    pub bench: Option<Bench>,
    /// What planning ahead must know of it.
    pub ahead: Ahead,
}

impl Entry {
    /// A game with its bots, drawn plainly. What else belongs to it replaces the plain parts.
    pub const fn plain<G: Advice>() -> Entry {
        Entry {
            game: const { &Boxed::<G>::new() },
            bots: const { &BotsOf::<G>::new() },
            arena: const { &ArenaOf::<G>::new() },
            lanes: const { &LanesOf::<G>::new() },
            imagine: imagined::<G>,
            board: const { &BoardOf::<G, Plain>::new(Plain) },
            board_words: |_| &[],
            style: "",
            sprite: || "",
            terminal: const { &TerminalOf::<G>::new(boards::plain_terminal::<G>) },
            picture: boards::plain_picture,
            minute: None,
            study: None,
            solo: None,
            first_game: &[],
            lessons: || &[],
            puzzle_file: "",
            fields: "",
            pieces: &[],
            bench: None,
            ahead: Ahead::PLAIN,
        }
    }

    /// The id of the game.
    pub fn id(&self) -> &'static str {
        self.game.about().id
    }

    /// The puzzles of the game.
    pub fn puzzles(&self) -> &'static [Puzzle] {
        PUZZLES.get(self.id()).map_or(&[], Vec::as_slice)
    }

    /// Whether the text of an edition is sound, and what it is.
    pub fn check_edition(&self, text: &str) -> Result<EditionReport, Complaint> {
        self.game.check_edition(text).map_err(|complaint| fields::limited(self, text, complaint))
    }

    /// Reads an edition that somebody brought, as [`table::brought::edition`] does; what is wrong with a number is told with the limits of the guide to the file.
    pub fn edition(&self, text: &str) -> Result<Brought, Complaint> {
        brought::edition(self.game, text).map_err(|complaint| fields::limited(self, text, complaint))
    }

    /// Everything that can be said about the game in this language.
    pub fn dictionary(&self, lang: Lang) -> &'static Dictionary {
        let mut kept = DICTIONARIES.lock().unwrap_or_else(PoisonError::into_inner);
        kept.entry((self.id(), lang)).or_insert_with(|| {
            let words =
                self.game.words(lang).iter().chain(boards::words(lang)).chain((self.board_words)(lang)).copied();
            // A test reads every dictionary, so that a broken one cannot be shipped.
            Box::leak(Box::new(Dictionary::new(lang, words).unwrap_or_else(|error| panic!("{}: {error}", self.id()))))
        })
    }
}

fn imagined<G: Advice>(game: &dyn AnyMatch, viewer: Viewer, seed: u64) -> Option<Box<dyn AnyMatch>> {
    let played = game.as_any().downcast_ref::<Match<G>>()?;
    let rules = played.game();
    let state = rules.imagine(&rules.view(played.state(), viewer), &mut SmallRng::seed_from_u64(seed));
    Some(Box::new(Match::from_state(Arc::clone(rules), state)))
}

/// Each game stands here once, under its id, which is also the cargo feature that brings it in.
macro_rules! shelf {
    ($($id:literal => $game:ty, $players:ident { board: $board:expr, terminal: $terminal:expr, $($part:ident: $value:expr),* $(,)? })*) => {
        static ENTRIES: &[Entry] = &[$(
            #[cfg(feature = $id)]
            Entry {
                bots: &players::$players,
                arena: &players::$players,
                lanes: &players::$players,
                board: &BoardOf::<$game, _>::new($board),
                terminal: &TerminalOf::<$game>::new($terminal),
                $($part: $value,)*
                ..Entry::plain::<$game>()
            },
        )*];
    };
}

shelf! {
    "brian-boru" => brian_boru::BrianBoru, BrianBoru {
        board: boards::brian_boru::Ireland,
        terminal: boards::brian_boru::terminal,
        board_words: boards::brian_boru::words,
        style: boards::brian_boru::STYLE,
        sprite: boards::brian_boru::sprite,
        picture: boards::brian_boru::picture,
        minute: Some(boards::brian_boru::MINUTE),
        first_game: &[("players", "3")],
        lessons: brian_boru::lessons,
        puzzle_file: brian_boru::PUZZLES,
        fields: brian_boru::FIELDS,
        pieces: &["marriages", "regions", "cards"],
        bench: Some(brian_boru::BENCH),
        ahead: ahead::BRIAN_BORU,
        study: Some(|plan, progress| balance::brian_boru::study(plan, Contestant::player, progress)),
    }
    "two-heirs" => two_heirs::TwoHeirs, TwoHeirs {
        board: boards::two_heirs::Realm,
        terminal: boards::two_heirs::terminal,
        board_words: boards::two_heirs::words,
        style: boards::two_heirs::STYLE,
        picture: boards::two_heirs::picture,
        minute: Some(boards::two_heirs::MINUTE),
        first_game: &[("players", "2"), ("score_roads", "off")],
        lessons: two_heirs::lessons,
        puzzle_file: two_heirs::PUZZLES,
        fields: two_heirs::FIELDS,
        pieces: &["tiles", "treasures"],
        bench: Some(two_heirs::BENCH),
        ahead: ahead::TWO_HEIRS,
        study: Some(|plan, progress| balance::two_heirs::study(plan, Contestant::player, progress)),
        solo: Some("henry_level"),
    }
    "northgard" => northgard::Northgard, Northgard {
        board: boards::northgard::Lands,
        terminal: boards::northgard::terminal,
        board_words: boards::northgard::words,
        style: boards::northgard::STYLE,
        sprite: boards::northgard::sprite,
        picture: boards::northgard::picture,
        minute: Some(boards::northgard::MINUTE),
        first_game: &[("players", "3")],
        lessons: northgard::lessons,
        puzzle_file: northgard::PUZZLES,
        fields: northgard::FIELDS,
        pieces: &["building", "creature", "card", "tile"],
        bench: Some(northgard::BENCH),
        ahead: ahead::NORTHGARD,
        study: Some(|plan, progress| balance::northgard::study(plan, Contestant::player, progress)),
    }
    "crescent-moon" => crescent_moon::CrescentMoon, CrescentMoon {
        board: boards::crescent_moon::Land,
        terminal: boards::crescent_moon::terminal,
        board_words: boards::crescent_moon::words,
        style: boards::crescent_moon::STYLE,
        sprite: boards::crescent_moon::sprite,
        picture: boards::crescent_moon::picture,
        minute: Some(boards::crescent_moon::MINUTE),
        first_game: &[("players", "5"), ("vp_display", "open")],
        lessons: crescent_moon::lessons,
        puzzle_file: crescent_moon::PUZZLES,
        fields: crescent_moon::FIELDS,
        pieces: &["tiles", "cards"],
        bench: Some(crescent_moon::BENCH),
        ahead: ahead::CRESCENT_MOON,
        study: Some(|plan, progress| balance::crescent_moon::study(plan, Contestant::player, progress)),
    }
}

/// What was said once: a dictionary is made when it is first asked for, and kept.
static DICTIONARIES: Mutex<BTreeMap<(&'static str, Lang), &'static Dictionary>> = Mutex::new(BTreeMap::new());

static PUZZLES: LazyLock<BTreeMap<&'static str, Vec<Puzzle>>> = LazyLock::new(|| {
    // A test opens every puzzle, so that none that cannot be read is shipped.
    all_games().iter().map(|entry| (entry.id(), puzzle::read(entry.puzzle_file).unwrap_or_default())).collect()
});

/// The game of these that an edition file is for: the one whose own edition has most of the same parts.
pub fn meant(games: &'static [Entry], file: &toml::Table) -> Option<&'static Entry> {
    let alike = |entry: &&Entry| {
        let own = entry.game.about().editions.first().and_then(|own| own.text.parse::<toml::Table>().ok());
        own.map_or(0, |own| own.keys().filter(|key| file.contains_key(*key)).count())
    };
    games.iter().max_by_key(alike).filter(|best| alike(best) > 2)
}

/// Every game, in the order it is shown.
pub fn all_games() -> &'static [Entry] {
    ENTRIES
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    ENTRIES.iter().find(|entry| entry.id() == id)
}
