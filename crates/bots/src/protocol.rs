//! The lines of the bot protocol, as `docs/bot-protocol.md` tells them.
//!
//! There are two versions. All lines of the second are lines of the first with more in them, so a program of the first understands them; only what
//! a program of the first would not expect (`end`, and another `hello` in the same process) is kept for programs that have said `{"protocol":2}`.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use table::{
    About, AnyMatch, Dictionary, EditionTag, Event, Game, Heard, Lang, Message, Outcome, Seat, SeatSet, Setup, Viewer,
};

/// The version that every program understands.
pub const PROTOCOL: u32 = 1;

/// The newest version: what a program may ask for with `{"protocol":2}`, before its first answer.
pub const NEWEST_PROTOCOL: u32 = 2;

/// A line sent to the program.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Tell<'a> {
    /// A game begins.
    Hello(Hello<'a>),
    /// It must decide.
    Decide {
        number: u64,
        seat: Seat,
        view: &'a Value,
        offers: &'a [String],
        decision: &'a str,
        prompt: &'a str,
        labels: &'a [String],
        events: &'a [Told],
        milliseconds: u64,
    },
    /// The game is over; another may begin.
    End(Ended<'a>),
    /// There is nothing more to do.
    Bye {
        #[serde(flatten)]
        ended: Option<Ended<'a>>,
    },
}

/// What is agreed before a game.
#[derive(Debug, Serialize)]
pub(crate) struct Hello<'a> {
    pub(crate) protocol: u32,
    pub(crate) newest: u32,
    /// Which game of this process it is, from 1.
    pub(crate) number: u64,
    pub(crate) game: &'a str,
    pub(crate) players: usize,
    pub(crate) seat: Seat,
    pub(crate) options: &'a BTreeMap<String, String>,
    pub(crate) rules_version: u32,
    pub(crate) edition: Edition<'a>,
    /// Who sits at the table, by seat; empty where nobody has said it.
    pub(crate) names: &'a [String],
    /// What its own dice may begin with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<u64>,
    pub(crate) milliseconds: u64,
}

/// The edition in use, with everything that is printed in it.
#[derive(Debug, Serialize)]
pub(crate) struct Edition<'a> {
    pub(crate) id: &'a str,
    pub(crate) hash: &'a str,
    pub(crate) facts: &'a Value,
}

/// How a game ended.
#[derive(Debug, Serialize)]
pub(crate) struct Ended<'a> {
    pub(crate) number: u64,
    pub(crate) seat: Seat,
    pub(crate) winners: SeatSet,
    pub(crate) places: &'a [u8],
    pub(crate) scores: &'a [i32],
    /// This seat's part of the victory, from 0 to 1.
    pub(crate) share: f64,
}

impl<'a> Ended<'a> {
    pub(crate) fn new(number: u64, seat: Seat, outcome: &'a Outcome) -> Ended<'a> {
        let share = if outcome.winners.has(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
        let Outcome { winners, places, scores } = outcome;
        Ended { number, seat, winners: *winners, places, scores, share }
    }
}

/// Something that happened, as the seat heard it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Told {
    /// The rule at work.
    pub clause: String,
    /// What kind of thing happened, the same word every time.
    pub event: String,
    /// What is said about it, in English.
    pub text: String,
}

impl Told {
    /// What a seat heard, said with the words of its game in English.
    pub fn of(heard: &Heard, words: &Dictionary) -> Told {
        tell(heard, Some(words))
    }
}

fn tell(Heard { clause, say }: &Heard, dictionary: Option<&Dictionary>) -> Told {
    Told { clause: clause.to_string(), event: say.key.to_string(), text: said(dictionary, say) }
}

/// A line the program answers with: the action in notation, or its index among the offers.
#[derive(Debug, Deserialize)]
pub(crate) struct Answer {
    pub(crate) act: Option<String>,
    pub(crate) index: Option<usize>,
}

/// The line with which a program says which version it speaks.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Speaks {
    pub(crate) protocol: u32,
}

/// Everything a program is told when it must decide: what the seat may know, and nothing else.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// The seat that must decide.
    pub seat: Seat,
    /// What it may know.
    pub view: Value,
    /// What it may do, in the notation of the game.
    pub offers: Vec<String>,
    /// What kind of decision it is, the same word every time.
    pub decision: String,
    /// The question in English.
    pub prompt: String,
    /// What each offer does, in English.
    pub labels: Vec<String>,
    /// What happened since the seat was asked last.
    pub events: Vec<Told>,
}

/// Who meets at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Company {
    /// The names of all who play, by seat.
    pub names: Vec<String>,
    /// A number for the program's own dice; the dice of the game do not come from it.
    pub seed: Option<u64>,
}

impl Company {
    /// Whoever plays under these names. What is told is drawn from the seed: nobody can tell from it where the seed came from, and every reader of
    /// JSON reads it exactly.
    pub fn new(names: Vec<String>, seed: u64) -> Company {
        let drawn: u64 = ChaCha8Rng::seed_from_u64(seed).random();
        Company { names, seed: Some(drawn >> 11) }
    }
}

/// What is known of a game before it begins.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms {
    /// What was agreed.
    pub setup: Setup,
    /// The edition, named exactly.
    pub edition: EditionTag,
    /// Everything that is printed in it, as plain data.
    pub facts: Value,
}

impl Terms {
    /// The terms of a game.
    pub fn new(about: &About, setup: &Setup, edition: &EditionTag) -> Terms {
        let text = setup.edition_text(about).unwrap_or_default();
        // An edition that is in use can be read; one that could not would be told without its facts.
        let facts = toml::from_str(text).unwrap_or_default();
        Terms { setup: setup.clone(), edition: edition.clone(), facts }
    }
}

/// English for programs.
pub(crate) fn english<G: Game>() -> Option<Dictionary> {
    // A test reads the words of every game.
    Dictionary::new(Lang::En, G::words(Lang::En).iter().copied()).ok()
}

/// A sentence in English, seats called by their letters; the key where there are no words.
pub(crate) fn said(dictionary: Option<&Dictionary>, message: &Message) -> String {
    dictionary.map_or_else(|| message.key.to_string(), |words| words.say(message, &|seat| seat.to_string()))
}

/// What a seat heard of events.
pub(crate) fn heard(dictionary: Option<&Dictionary>, seat: Seat, events: &[Event]) -> Vec<Told> {
    events.iter().filter_map(|event| event.heard_by(Viewer::Seat(seat))).map(|heard| tell(&heard, dictionary)).collect()
}

impl Question {
    /// The question to a seat of a game that is known by its id only; `words` are those of the game in English.
    pub fn of(game: &dyn AnyMatch, seat: Seat, words: &Dictionary) -> Question {
        let prompt = game.prompt(Viewer::Seat(seat));
        let (offers, labels) =
            game.offers(seat).into_iter().map(|offer| (offer.text, said(Some(words), &offer.label))).unzip();
        Question {
            seat,
            view: game.plain_view(Viewer::Seat(seat)),
            offers,
            decision: prompt.key.to_string(),
            prompt: said(Some(words), &prompt),
            labels,
            events: Vec::new(),
        }
    }
}
