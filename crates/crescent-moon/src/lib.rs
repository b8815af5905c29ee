//! Crescent Moon: five characters who want different things from one land.
//!
//! The Warlord plunders, the Murshid spreads influence and meddles, the Sultan builds and sells, the Caliph holds the land, the
//! Nomad lends mercenaries. For three or four years everybody takes four actions a year, one at a time ([`action`] and its
//! neighbours), fights ([`combat`]), contends for influence ([`contest`]) and bargains ([`bargain`], [`deal`]). Each scores for
//! different things ([`score`]); most points win.
//!
//! How to read the crate: [`state`] is what lies on the table, parted into what everybody sees and what only some know;
//! [`flow`] is the sequence of play; [`decision`] says for each question where its offers, refusals and effects stand. Each
//! chapter of the rules is a file. [`edition`] reads the components; [`effect`], [`eval`] and [`run`] are the small language in which
//! cards and objectives are written. The numbers such as `CM-6.12` are the clauses of the rules, told to players in
//! `docs/rules/crescent-moon.md`.
#![forbid(unsafe_code)]

pub mod action;
mod advice;
pub mod bargain;
pub mod build;
pub mod chance;
pub mod character;
pub mod choice;
pub mod combat;
pub mod conflict;
pub mod contest;
pub mod deal;
pub mod decision;
pub mod deck;
pub mod edition;
pub mod effect;
pub mod eval;
pub mod flow;
pub mod hex;
pub mod imagine;
pub mod land;
pub mod laws;
pub mod map;
pub mod march;
pub mod market;
pub mod notation;
pub mod pieces;
pub mod pile;
pub mod place;
pub mod position;
pub mod prepare;
pub mod prompt;
pub mod river;
pub mod run;
pub mod score;
mod see;
pub mod setup;
pub mod sheet;
pub mod state;
pub mod told;
pub mod unique;
pub mod verb;
pub mod view;

pub use chance::Chance;
pub use decision::Action;
pub use position::Position;
pub use state::State;
pub use view::View;

use edition::Edition;
use rand::Rng;
use setup::Options;
use std::sync::Arc;
use table::{
    About, Audit, BuiltinEdition, Complaint, EditionReport, EditionTag, Knowledge, Lang, Message, Notation, Outcome,
    Pending, Positions, Refusal, Rules, Seat, SeatSet, Setup, Sheet, Teller, Viewer, Words,
};
use view::CardName;

/// The rules of Crescent Moon, opened for one table.
#[derive(Clone, Debug)]
pub struct CrescentMoon {
    setup: Setup,
    players: usize,
    options: Options,
    edition: Arc<Edition>,
    /// What can be read off the edition for advice.
    hints: Arc<advice::Hints>,
    /// Names of the cards, by kind.
    names: Arc<[CardName]>,
    /// Names of the objective lines.
    lines: Arc<[CardName]>,
}

impl CrescentMoon {
    /// The components in play.
    pub fn components(&self) -> &Edition {
        &self.edition
    }

    /// The options of the table.
    pub fn options(&self) -> &Options {
        &self.options
    }
}

/// An id short enough for a view; editions are checked.
fn short(id: &str) -> CardName {
    CardName::from(id).unwrap_or_default()
}

impl Rules for CrescentMoon {
    type State = State;
    type Action = Action;
    type Chance = Chance;

    fn about() -> &'static About {
        static ABOUT: About = About {
            id: "crescent-moon",
            prefix: "CM",
            rules_version: 1,
            oldest_rules: 1,
            layout: 1,
            players: 4..=5,
            options: setup::OPTIONS,
            editions: &[BuiltinEdition { id: "house-1", text: include_str!("../editions/house-1.toml") }],
            longest: 40_000,
        };
        &ABOUT
    }

    fn check_edition(text: &str) -> Result<EditionReport, Complaint> {
        edition::report(text)
    }

    fn rewrite_edition(text: &str) -> Result<String, Complaint> {
        edition::rewrite(text)
    }

    fn open(setup: &Setup) -> Result<CrescentMoon, Complaint> {
        let edition = Edition::read(setup.edition_text(Self::about())?)?;
        let options = Options::of(setup, edition.layouts.iter().map(|layout| &*layout.id))?;
        Ok(CrescentMoon {
            players: setup.players.clamp(4, 5),
            options,
            hints: Arc::new(advice::Hints::of(&edition)),
            names: edition.cards.iter().map(|card| short(&card.id)).collect(),
            lines: edition.objectives.iter().map(|line| short(&line.id)).collect(),
            edition: Arc::new(edition),
            setup: setup.clone(),
        })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn edition(&self) -> &EditionTag {
        &self.edition.tag
    }

    fn begin(&self) -> State {
        self.first_state()
    }

    fn pending(&self, state: &State) -> Pending {
        self.pending_seats(state)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        self.offer_seat(state, seat, offers);
    }

    fn refusal(&self, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        self.refuse_seat(state, seat, *action)
    }

    fn act(&self, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        self.act_seat(state, seat, *action, teller);
    }

    fn roll<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        self.roll_chance(state, rng)
    }

    fn misfit(&self, state: &State, chance: &Chance) -> Option<Refusal> {
        self.misfit_chance(state, chance)
    }

    fn settle(&self, state: &mut State, chance: &Chance, teller: &mut Teller) {
        self.settle_chance(state, chance, teller);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.final_outcome(state)
    }
}

impl Knowledge for CrescentMoon {
    type View = View;

    fn waiting(&self, state: &State, viewer: Viewer) -> SeatSet {
        self.waiting_for(state, viewer.seat().and_then(|seat| state.table.character(seat)))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.see(state, viewer)
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        self.dream(view, rng)
    }
}

impl Words for CrescentMoon {
    fn words(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => &[include_str!("../words/en.ftl"), include_str!("../words/rules.en.ftl")],
            Lang::Cs => &[include_str!("../words/cs.ftl"), include_str!("../words/rules.cs.ftl")],
            Lang::Pl => &[include_str!("../words/pl.ftl"), include_str!("../words/rules.pl.ftl")],
        }
    }

    fn prompt(&self, view: &View) -> Message {
        self.ask(view)
    }

    fn label(&self, view: &View, action: &Action) -> Message {
        self.button(view, *action)
    }

    fn sheet(&self, view: &View) -> Sheet {
        self.score_sheet(view)
    }
}

impl Notation for CrescentMoon {
    fn write_action(&self, action: &Action) -> String {
        self.action_text(*action)
    }

    fn read_action(&self, text: &str) -> Result<Action, Complaint> {
        self.action_from(text)
    }

    fn write_chance(&self, chance: &Chance) -> String {
        self.chance_text(chance)
    }

    fn read_chance(&self, text: &str) -> Result<Chance, Complaint> {
        self.chance_from(text)
    }
}

impl Positions for CrescentMoon {
    type Position = Position;

    fn place(&self, position: &Position) -> Result<State, Complaint> {
        self.lay(position)
    }

    fn position(&self, state: &State) -> Position {
        self.describe(state)
    }

    fn facts(&self, state: &State) -> serde_json::Map<String, serde_json::Value> {
        self.further_facts(state)
    }
}

impl Audit for CrescentMoon {
    fn audit(&self, before: Option<&State>, now: &State) -> Result<(), String> {
        self.check_state(before, now)
    }

    fn anything<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Action {
        self.any_action(state, rng)
    }
}
