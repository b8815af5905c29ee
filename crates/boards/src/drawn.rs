//! What a board has drawn.

use maud::Markup;
use table::{Dictionary, Message, Seat};

/// What a board has drawn.
#[derive(Debug, Default)]
pub struct Drawn {
    /// The board itself: one `<svg class="board">` that scales with its box.
    pub board: Markup,
    /// What the viewer holds; empty for a spectator.
    pub hand: Markup,
    /// Titled panels for the side of the page, the most important first.
    pub status: Vec<Panel>,
    /// What offers have in common, where there are too many to choose from at once.
    pub beginnings: Vec<Beginning>,
    /// What the words of an offer do not say by themselves, where the board knows it.
    pub asides: Vec<Aside>,
    /// The hints for a first game (keys `hint-…` of the game) that fit this moment, the most helpful first.
    pub hints: Vec<&'static str>,
    /// How the fight or contest stands that is to be decided now: both sides, and what chance says; or what an opponent
    /// without a seat would do now. It belongs to the question.
    pub strife: Markup,
    /// The score sheet, where the board draws its own; else the page makes one of what the rules say.
    pub score: Option<Markup>,
    /// What the viewer would do with what lies on the board now, where that takes several actions.
    pub deed: Option<Deed>,
    /// How it ended, where the names of the winning seats do not tell it.
    pub verdict: Option<String>,
    /// Where the game is, what ends it and what it is about.
    pub progress: Option<Progress>,
    /// The same drawn, where a game has a picture for it.
    pub clock: Markup,
    /// Why the game has ended, once it has.
    pub ended: Option<String>,
    /// What made the difference, where the points of the seats do not tell it; else the page says what the score sheet tells.
    pub decided: Option<String>,
    /// Who competes, where that is not every seat by itself: teams, or somebody without a seat.
    pub parties: Vec<Party>,
}

impl Drawn {
    /// The hints that fit the moment and have words: first what belongs to the question, then what the board finds.
    pub fn fitting_hints(&self, question: Option<&Message>, words: &Dictionary) -> Vec<String> {
        let asked = question.into_iter().flat_map(|prompt| {
            [format!("hint-{}", prompt.key), format!("hint-{}", prompt.key.trim_start_matches("ask-"))]
        });
        let mut keys: Vec<String> = Vec::new();
        for key in asked.chain(self.hints.iter().map(|key| (*key).to_owned())) {
            if words.has(&key) && !keys.contains(&key) {
                keys.push(key);
            }
        }
        keys
    }
}

/// What stands beside the words of an offer wherever it is offered: a sign, a number, and what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aside {
    /// The offer, in notation.
    pub act: String,
    /// The symbol before its words.
    pub sign: &'static str,
    /// How often or how many, behind its words.
    pub number: Option<u8>,
    /// What it means, in a sentence.
    pub help: String,
    /// What it costs at least, where it is paid for: an only answer is taken without asking.
    pub cost: Option<String>,
}

impl Aside {
    /// The words of the offer with what stands behind them, for readers who see no signs.
    pub fn beside(&self, words: &str) -> String {
        let number = self.number.map(|number| number.to_string());
        let cost = self.cost.as_ref().map(|cost| format!("({cost})"));
        [Some(words.to_owned()), number, cost].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

/// Where a game is, each in a few words of the reader's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The round, trick, year …
    pub now: String,
    /// What ends the game, and how far that is.
    pub end: String,
    /// What wins it.
    pub goal: String,
}

/// Somebody who wins or loses as one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Party {
    /// The seats of the party; none for an opponent whom the rules play.
    pub seats: Vec<Seat>,
    /// What the party is called where it has no seats.
    pub name: String,
    /// The seat whose colours and emblem are worn where there is no other.
    pub wears: Seat,
    /// Its points as far as the viewer knows them, or what it won by.
    pub score: Option<String>,
    /// Its place, once the game is over.
    pub place: Option<usize>,
}

/// What several offers have in common. Where it is picked only they are left to choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// How the board calls it where it is picked, such as `build do_mill` (see [`Scene::pick`](crate::Scene::pick)).
    pub pick: String,
    /// What it is called in the reader's language.
    pub label: String,
    /// The offers it stands for, in the notation of the game.
    pub acts: Vec<String>,
}

impl Beginning {
    /// Whether an action begins so.
    pub fn begins(&self, act: &str) -> bool {
        self.acts.iter().any(|known| known == act)
    }
}

/// Several actions that are one thing to whoever does them, such as laying a tile in a place, this way round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// What it does, for a button.
    pub label: String,
    /// The actions in the notation of the game, one after the other.
    pub acts: Vec<String>,
}

impl Deed {
    /// What stands between two actions of a deed.
    pub const AND: &str = "; ";

    /// All actions as one text, for `data-act` and buttons.
    pub fn whole(&self) -> String {
        self.acts.join(Deed::AND)
    }
}

/// A titled panel beside the board.
#[derive(Debug)]
pub struct Panel {
    /// A short id that is the same in every language, such as `tracks`; the page uses it as anchor and class (`panel-tracks`).
    pub id: &'static str,
    /// The title in the reader's language.
    pub title: String,
    /// What stands in it.
    pub body: Markup,
    /// Whether it matters all the time. One to look something up stands apart, and is folded while the page is small.
    pub open: bool,
}
