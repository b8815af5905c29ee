//! The contract of a game.

use crate::components::Part;
use crate::rules::{Example, Ruling};
use crate::{
    About, Clause, Complaint, EditionReport, EditionTag, Lang, Message, Refusal, Seat, SeatSet, Setup, Teller, Viewer,
};
use rand::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::Debug;
use std::hash::Hash;

/// Whom the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// These seats must decide; several at once where the rules let players choose secretly together.
    Seats(SeatSet),
    /// A card must be drawn, a die thrown.
    Chance,
    /// Nobody; the game is over.
    Over,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; several where the rules share the victory or teams play.
    pub winners: SeatSet,
    /// The place of each seat, from 1; equals share a place.
    pub places: Vec<u8>,
    /// The score of each seat.
    pub scores: Vec<i32>,
}

/// The running or final score, item by item.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Sheet {
    /// The items.
    pub rows: Vec<SheetRow>,
    /// The sum of each seat; `None` where the viewer may not know it.
    pub totals: Vec<Option<i32>>,
}

/// One item of a score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SheetRow {
    /// What is counted.
    pub label: Message,
    /// The rule that counts it.
    pub clause: Clause,
    /// Points of each seat; `None` where the viewer may not know them.
    pub points: Vec<Option<i32>>,
}

/// The rules of one game, opened for one setup (players, options, edition).
///
/// A value of this type is the rulebook and the component list; [`Rules::State`] is what lies on the
/// table. Every method is a pure function of the two: no clock, no input or output, no random generator.
///
/// Every room of a game crate implements one small trait: [`Rules`] (`rules.rs`), [`Knowledge`] (`view.rs`), [`Words`]
/// (`words.rs`), [`Notation`] (`notation.rs`), [`Positions`] (`position.rs`) and [`Audit`] (`audit.rs`). Whoever implements all
/// six is a [`Game`]; nothing else is needed. Methods with a body are given, all others must be written.
///
/// # What an implementation guarantees (the [laws](crate::laws) test it)
///
/// * An action is offered if and only if it is not refused, and every offered action applies.
/// * A decision with exactly one answer is not asked, unless not asking would tell others something.
/// * Chance is an input: [`Rules::roll`] draws, [`Rules::settle`] applies; nothing undrawn lies ordered in the state.
/// * [`Knowledge::view`] is the only way out; [`Knowledge::imagine`] builds a state this viewer could be in.
pub trait Rules: Clone + Debug + Send + Sync + 'static {
    /// What lies on the table. Plain data without hash maps, so that equal states have equal bytes.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a seat may do. Small; `Copy` if at all possible.
    type Action: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// What chance may do: one drawn outcome.
    type Chance: Clone + Eq + Debug + Send + Sync + 'static;

    // --- the box ---

    /// What everybody should know before sitting down.
    fn about() -> &'static About;

    /// Reads an edition and checks that it is sound.
    fn check_edition(text: &str) -> Result<EditionReport, Complaint>;

    /// Reads an edition and writes it out again in the canonical order.
    fn rewrite_edition(text: &str) -> Result<String, Complaint>;

    /// Opens the rules for a setup.
    fn open(setup: &Setup) -> Result<Self, Complaint>;

    /// The setup they were opened for.
    fn setup(&self) -> &Setup;

    /// The edition in use.
    fn edition(&self) -> &EditionTag;

    /// The number of seats.
    fn players(&self) -> usize {
        self.setup().players
    }

    // --- play ---

    /// The table before anything happened.
    fn begin(&self) -> Self::State;

    /// Whom the table waits for.
    fn pending(&self, state: &Self::State) -> Pending;

    /// Adds everything this seat may do now to `offers`, each once, in an order that does not depend on secrets of others.
    fn offers(&self, state: &Self::State, seat: Seat, offers: &mut Vec<Self::Action>);

    /// Why this seat may not do this now; `None` if it may. Written independently of [`Rules::offers`].
    fn refusal(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Option<Refusal>;

    /// Applies an action that is not refused, and everything that follows from it without a decision or chance.
    fn act(&self, state: &mut Self::State, seat: Seat, action: &Self::Action, teller: &mut Teller);

    /// Draws what chance decides next, while chance is pending.
    fn roll<R: Rng + ?Sized>(&self, state: &Self::State, rng: &mut R) -> Self::Chance;

    /// Why this outcome of chance is impossible now; `None` if it is possible.
    fn misfit(&self, state: &Self::State, chance: &Self::Chance) -> Option<Refusal>;

    /// Applies a possible outcome of chance.
    fn settle(&self, state: &mut Self::State, chance: &Self::Chance, teller: &mut Teller);

    /// How the game ended, if it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
}

/// Who may know what.
pub trait Knowledge: Rules {
    /// Everything one viewer may know, and nothing else. Says itself who the viewer is.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// What this viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A state in which this viewer would see exactly this view.
    fn imagine<R: Rng + ?Sized>(&self, view: &Self::View, rng: &mut R) -> Self::State;

    /// A view with everything that follows from it, as it is sent. It tells what the view tells; as the view is written, unless the game
    /// works out more.
    fn whole_view(&self, view: &Self::View) -> Value {
        serde_json::to_value(view).unwrap_or_default()
    }

    /// Whether anybody may come to know what others do not. Where nobody ever does, several people can look at one device at once.
    fn hides(&self) -> bool {
        true
    }

    /// A view as programs read it, with names in place of what only the rules can count with; the whole view, unless the game knows better.
    fn plain_view(&self, view: &Self::View) -> Value {
        self.whole_view(view)
    }

    /// Whom this viewer sees the table waiting for. Differs from [`Rules::pending`] only where the truth would tell
    /// who holds a secret card.
    fn waiting(&self, state: &Self::State, _viewer: Viewer) -> SeatSet {
        match self.pending(state) {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Over => SeatSet::EMPTY,
        }
    }
}

/// What people read. Everything is made from views alone, so that no word can tell a secret.
pub trait Words: Knowledge {
    /// The dictionaries of the game in this language, as Fluent text.
    fn words(lang: Lang) -> &'static [&'static str];

    /// How the components of an edition are told: every value of the file in a table.
    fn components() -> &'static [Part] {
        &[]
    }

    /// Which clauses are rulings of ours.
    fn rulings() -> &'static [Ruling] {
        &[]
    }

    /// Scenarios that show players how a clause works.
    fn examples() -> &'static [Example] {
        &[]
    }

    /// What this viewer must decide now, or what the table waits for.
    fn prompt(&self, view: &Self::View) -> Message;

    /// What an action offered to this viewer does, for a button.
    fn label(&self, view: &Self::View, action: &Self::Action) -> Message;

    /// The score as this viewer may know it.
    fn sheet(&self, view: &Self::View) -> Sheet;
}

/// Actions and outcomes of chance as short text without line breaks, both ways.
pub trait Notation: Rules {
    /// The action as text.
    fn write_action(&self, action: &Self::Action) -> String;

    /// The action written so; the inverse of [`Notation::write_action`].
    fn read_action(&self, text: &str) -> Result<Self::Action, Complaint>;

    /// What a person typed at this table: an action in its notation, or with names in it that only this table gives a meaning.
    fn read_typed(&self, _state: &Self::State, text: &str) -> Result<Self::Action, Complaint> {
        self.read_action(text)
    }

    /// The outcome of chance as text.
    fn write_chance(&self, chance: &Self::Chance) -> String;

    /// The outcome written so; the inverse of [`Notation::write_chance`].
    fn read_chance(&self, text: &str) -> Result<Self::Chance, Complaint>;

    /// Any action that can be written, sensible or not, for testing refusals.
    fn anything<R: Rng + ?Sized>(&self, state: &Self::State, rng: &mut R) -> Self::Action;
}

/// States in readable terms, for scenario files.
pub trait Positions: Rules {
    /// A state as people write it: whatever has a usual value may be left out.
    type Position: Clone + Debug + Serialize + DeserializeOwned;

    /// Lays out a position, or says why it is impossible. Where things go on by themselves from there, they are told.
    fn place(&self, position: &Self::Position, teller: &mut Teller) -> Result<Self::State, Complaint>;

    /// The state in readable terms; placed again it is the state again.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// Further facts that scenario files may expect, beside those of the position (leaders of a region, the
    /// winner of the trick, a score breakdown …), as a JSON object.
    fn facts(&self, _state: &Self::State) -> serde_json::Map<String, serde_json::Value> {
        serde_json::Map::new()
    }
}

/// What always holds, for the laws.
pub trait Audit: Rules {
    /// Checks that nothing was lost or made, and every invariant of the game, after a step (`before` is `None` at the start).
    fn audit(&self, before: Option<&Self::State>, now: &Self::State) -> Result<(), Flaw>;
}

/// Something that does not hold although it always should, in a sentence for whoever mends the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Flaw(String);

impl Flaw {
    /// What is wrong.
    pub fn new(why: impl Into<String>) -> Flaw {
        Flaw(why.into())
    }
}

/// Breaks off an [`Audit`] with what is wrong, unless it holds: `keep!(on_map <= boxed, "the {who} has {on_map} discs")`.
#[macro_export]
macro_rules! keep {
    ($holds:expr, $($why:tt)+) => {
        if !$holds {
            return Err($crate::Flaw::new(format!($($why)+)));
        }
    };
}

/// A whole game: everything the six rooms say. Nobody implements it by hand.
pub trait Game: Rules + Knowledge + Words + Notation + Positions + Audit {}

impl<G: Rules + Knowledge + Words + Notation + Positions + Audit> Game for G {}
