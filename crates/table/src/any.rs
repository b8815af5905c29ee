//! Any game by its id: the object-safe form of the contract, for servers and tools.
//!
//! Everything that goes in or out is text, JSON or one of the shared types; actions and chance use the notation of the game.

use crate::components::Part;
use crate::rules::{Example, Ruling};
use crate::{
    About, Complaint, EditionReport, EditionTag, Event, Game, Lang, Match, Message, Outcome, Pending, Refusal, Seat,
    SeatSet, Seed, Setup, Sheet, Teller, Viewer,
};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::Arc;

/// A game on the shelf.
pub trait AnyGame: Send + Sync + Debug {
    /// What everybody should know before sitting down.
    fn about(&self) -> &'static About;
    /// The dictionaries of the game in this language.
    fn words(&self, lang: Lang) -> &'static [&'static str];
    /// How the components of an edition are told.
    fn components(&self) -> &'static [Part];
    /// Which clauses are rulings of ours.
    fn rulings(&self) -> &'static [Ruling];
    /// Scenarios that show players how a clause works.
    fn examples(&self) -> &'static [Example];
    /// Reads an edition and checks that it is sound.
    fn check_edition(&self, text: &str) -> Result<EditionReport, Complaint>;
    /// Reads an edition and writes it out again in the canonical order.
    fn rewrite_edition(&self, text: &str) -> Result<String, Complaint>;
    /// A new game, from its beginning or from the position that was agreed on. A setup that was read from somewhere is checked like one
    /// that was just agreed on.
    fn begin(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, Complaint>;
    /// A game that begins in the position that a TOML document states under `position`.
    fn place(&self, setup: &Setup, document: &str) -> Result<Box<dyn AnyMatch>, Complaint>;
}

/// Why something sent to a match was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejected {
    /// It could not be read.
    Unreadable(Complaint),
    /// The rules forbid it.
    Refused(Refusal),
}

impl Rejected {
    /// The reason.
    pub fn why(&self) -> &Message {
        match self {
            Rejected::Unreadable(complaint) => &complaint.why,
            Rejected::Refused(refusal) => &refusal.why,
        }
    }
}

impl From<Complaint> for Rejected {
    fn from(complaint: Complaint) -> Rejected {
        Rejected::Unreadable(complaint)
    }
}

impl From<Refusal> for Rejected {
    fn from(refusal: Refusal) -> Rejected {
        Rejected::Refused(refusal)
    }
}

/// An action that a seat may take now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// The action in the notation of the game.
    pub text: String,
    /// What it does, for a button.
    pub label: Message,
}

/// A game being played, whichever it is.
pub trait AnyMatch: Send + Sync + Debug {
    /// What the game is.
    fn about(&self) -> &'static About;
    /// What was agreed.
    fn setup(&self) -> &Setup;
    /// The edition in use.
    fn edition(&self) -> &EditionTag;
    /// Whom the table waits for.
    fn pending(&self) -> Pending;
    /// Whom this viewer sees the table waiting for.
    fn waiting(&self, viewer: Viewer) -> SeatSet;
    /// Whether anybody may come to know what others do not.
    fn hides(&self) -> bool;
    /// What this seat may do now, with the words for it.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// Only the notation of what this seat may do now.
    fn offer_texts(&self, seat: Seat) -> Vec<String>;
    /// Why this seat may not do this now; `Ok` if it may.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Rejected>;
    /// Lets a seat act.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Event>, Rejected>;
    /// The label of an action that this seat could take now.
    fn label(&self, seat: Seat, action: &str) -> Result<Message, Complaint>;
    /// What chance decides next, with the dice of this seed; `None` if it is not chance's turn.
    fn roll(&self, seed: &Seed) -> Option<String>;
    /// Applies an outcome of chance.
    fn settle(&mut self, chance: &str) -> Result<Vec<Event>, Rejected>;
    /// How many times chance has decided.
    fn chances(&self) -> u64;
    /// Whether this seat may take back its last act.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes back the last act of this seat.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Where one lands who goes back to the table as it was after this step; `None` if that is not possible.
    fn landing(&self, step: u64) -> Option<u64>;
    /// The number of the step before the last act of this seat that stands.
    fn before_last_act(&self, seat: Seat) -> Option<u64>;
    /// Goes back to the table as it was after this step.
    fn back(&mut self, step: u64) -> Result<(), Refusal>;
    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What this viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as programs read it, with names in place of what only the rules can count with.
    fn plain_view(&self, viewer: Viewer) -> Value;
    /// What this viewer must decide, or what the table waits for.
    fn prompt(&self, viewer: Viewer) -> Message;
    /// The score as this viewer may know it.
    fn sheet(&self, viewer: Viewer) -> Sheet;
    /// A fingerprint of what lies on the table.
    fn hash(&self) -> String;
    /// The state in readable terms, as JSON.
    fn position(&self) -> Value;
    /// Everything a scenario file may expect, as JSON: the position and further facts.
    fn facts(&self) -> Value;
    /// What went on by itself when the position was laid out that the game began in.
    fn opening(&self) -> &[Event];
    /// A copy.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// The match as text, every secret included, to be taken up again without replaying what led here.
    fn kept(&self) -> Option<String>;
    /// Goes on where the match stood that was kept as this text; this one is of the same setup and at its beginning.
    fn take_up(&self, text: &str) -> Result<Box<dyn AnyMatch>, Complaint>;
    /// The typed match, for those who know the game.
    fn as_any(&self) -> &dyn Any;
}

/// A game as an [`AnyGame`].
pub struct Boxed<G>(PhantomData<G>);

impl<G> Boxed<G> {
    /// The game, ready for the shelf.
    pub const fn new() -> Boxed<G> {
        Boxed(PhantomData)
    }
}

impl<G> Default for Boxed<G> {
    fn default() -> Boxed<G> {
        Boxed::new()
    }
}

impl<G: Game> Debug for Boxed<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(G::about().id)
    }
}

impl<G: Game> AnyGame for Boxed<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn words(&self, lang: Lang) -> &'static [&'static str] {
        G::words(lang)
    }

    fn components(&self) -> &'static [Part] {
        G::components()
    }

    fn rulings(&self) -> &'static [Ruling] {
        G::rulings()
    }

    fn examples(&self) -> &'static [Example] {
        G::examples()
    }

    fn check_edition(&self, text: &str) -> Result<EditionReport, Complaint> {
        G::check_edition(text)
    }

    fn rewrite_edition(&self, text: &str) -> Result<String, Complaint> {
        G::rewrite_edition(text)
    }

    fn begin(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, Complaint> {
        if let Some(document) = &setup.position {
            return self.place(setup, document);
        }
        let setup = setup.under(G::about(), setup.rules_version)?;
        Ok(Box::new(Match::new(Arc::new(G::open(&setup)?))))
    }

    fn place(&self, setup: &Setup, document: &str) -> Result<Box<dyn AnyMatch>, Complaint> {
        #[derive(serde::Deserialize)]
        struct Document<P> {
            position: crate::file::Spanned<P>,
        }
        let game = G::open(&setup.under(G::about(), setup.rules_version)?)?;
        let Document { position } = crate::file::read::<Document<G::Position>>(document)?;
        let line = crate::message::line_of(document, position.span().start);
        let mut teller = Teller::listening();
        let state = game
            .place(position.get_ref(), &mut teller)
            .map_err(|complaint| if complaint.line.is_none() { complaint.at(line) } else { complaint })?;
        Ok(Box::new(Match::laid_out(Arc::new(game), state, teller.into_events())))
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn about(&self) -> &'static About {
        G::about()
    }

    fn setup(&self) -> &Setup {
        self.game().setup()
    }

    fn edition(&self) -> &EditionTag {
        self.game().edition()
    }

    fn pending(&self) -> Pending {
        Match::pending(self)
    }

    fn waiting(&self, viewer: Viewer) -> SeatSet {
        self.game().waiting(self.state(), viewer)
    }

    fn hides(&self) -> bool {
        self.game().hides()
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let view = self.game().view(self.state(), Viewer::Seat(seat));
        Match::offers(self, seat)
            .iter()
            .map(|action| Offer { text: self.game().write_action(action), label: self.game().label(&view, action) })
            .collect()
    }

    fn offer_texts(&self, seat: Seat) -> Vec<String> {
        Match::offers(self, seat).iter().map(|action| self.game().write_action(action)).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Rejected> {
        let action = self.game().read_typed(self.state(), action)?;
        self.refusal(seat, &action).map_or(Ok(()), |refusal| Err(refusal.into()))
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<Event>, Rejected> {
        let action = self.game().read_typed(self.state(), action)?;
        Ok(Match::act(self, seat, &action)?)
    }

    fn label(&self, seat: Seat, action: &str) -> Result<Message, Complaint> {
        let action = self.game().read_typed(self.state(), action)?;
        Ok(self.game().label(&self.game().view(self.state(), Viewer::Seat(seat)), &action))
    }

    fn roll(&self, seed: &Seed) -> Option<String> {
        Match::roll(self, seed).map(|chance| self.game().write_chance(&chance))
    }

    fn settle(&mut self, chance: &str) -> Result<Vec<Event>, Rejected> {
        let chance = self.game().read_chance(chance)?;
        Ok(Match::settle(self, &chance)?)
    }

    fn chances(&self) -> u64 {
        Match::chances(self)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Match::can_undo(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        Match::undo(self, seat)
    }

    fn landing(&self, step: u64) -> Option<u64> {
        Match::landing(self, step)
    }

    fn before_last_act(&self, seat: Seat) -> Option<u64> {
        Match::before_last_act(self, seat)
    }

    fn back(&mut self, step: u64) -> Result<(), Refusal> {
        Match::back(self, step)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(self.state())
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.game().whole_view(&self.game().view(self.state(), viewer))
    }

    fn plain_view(&self, viewer: Viewer) -> Value {
        self.game().plain_view(&self.game().view(self.state(), viewer))
    }

    fn prompt(&self, viewer: Viewer) -> Message {
        self.game().prompt(&self.game().view(self.state(), viewer))
    }

    fn sheet(&self, viewer: Viewer) -> Sheet {
        self.game().sheet(&self.game().view(self.state(), viewer))
    }

    fn hash(&self) -> String {
        Match::hash(self)
    }

    fn position(&self) -> Value {
        serde_json::to_value(self.game().position(self.state())).unwrap_or(Value::Null)
    }

    fn facts(&self) -> Value {
        facts(self)
    }

    fn opening(&self) -> &[Event] {
        Match::opening(self)
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn kept(&self) -> Option<String> {
        Match::kept(self)
    }

    fn take_up(&self, text: &str) -> Result<Box<dyn AnyMatch>, Complaint> {
        Ok(Box::new(Match::take_up(self, text)?))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// The position, the game's own facts, and `pending`, `winners` and `scores`.
fn facts<G: Game>(game: &Match<G>) -> Value {
    let position = AnyMatch::position(game);
    let Value::Object(mut facts) = position else { return position };
    facts.extend(game.game().facts(game.state()));
    let pending = match Match::pending(game) {
        Pending::Seats(seats) => serde_json::to_value(seats).unwrap_or(Value::Null),
        Pending::Chance => "chance".into(),
        Pending::Over => "over".into(),
    };
    facts.insert("pending".to_owned(), pending);
    if let Some(outcome) = game.game().outcome(game.state()) {
        facts.insert("winners".to_owned(), serde_json::to_value(outcome.winners).unwrap_or(Value::Null));
        facts.insert("scores".to_owned(), serde_json::to_value(outcome.scores).unwrap_or(Value::Null));
    }
    Value::Object(facts)
}
