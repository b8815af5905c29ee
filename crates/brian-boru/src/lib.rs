//! Brian Boru: three to five players compete for majorities of towns in the eight regions of Ireland around the year 1000.
//!
//! Every round Viking strength and a marriage card are revealed (`flow.rs`), a hand is drafted (`draft.rs`), tricks are played (`trick.rs`,
//! `line.rs`), and four upkeep steps follow (`marriage.rs`, `battle.rs`, `church.rs`, `claims.rs`). After the last round everything is
//! scored (`score.rs`). Clause numbers such as `BB-5.3` are those of the rules told to players.
//!
//! How to read the crate: [`pieces`] names things, [`edition`] says what they are worth, [`state`] is what lies on the table,
//! [`decision`] lists every decision point, `refusal.rs` says why something is not allowed, [`view`] and [`memory`] are about who knows
//! what, `notation.rs`, [`position`] and `place.rs` about writing things down, `say.rs` about words, `audit.rs` about what always holds.
#![forbid(unsafe_code)]

pub mod advice;
mod audit;
mod battle;
pub mod by;
mod church;
pub mod claims;
pub mod decision;
mod draft;
pub mod edition;
mod edition_check;
mod edition_file;
pub mod flow;
mod line;
mod marriage;
pub mod memory;
mod notation;
pub mod pieces;
mod place;
pub mod position;
mod refusal;
mod say;
pub mod score;
pub mod setup;
pub mod state;
mod trick;
pub mod view;

pub use decision::Action;
pub use flow::Chance;
pub use position::Position;
pub use state::State;
pub use view::View;

use edition::{Counts, Edition};
use rand::Rng;
use setup::Options;
use table::{
    About, Audit, Complaint, EditionReport, EditionTag, Knowledge, Lang, Message, Notation, Outcome, Pending,
    Positions, Refusal, Rules, Seat, Setup, Sheet, Teller, Viewer, Words,
};

/// The rules of Brian Boru, opened for one setup.
#[derive(Clone, Debug)]
pub struct BrianBoru {
    setup: Setup,
    tag: EditionTag,
    components: Edition,
    options: Options,
}

impl BrianBoru {
    /// The components in use.
    pub fn components(&self) -> &Edition {
        &self.components
    }

    /// The options in use.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What depends on the number of players.
    pub fn counts(&self) -> Counts {
        self.components.counts(self.setup.players)
    }
}

impl Rules for BrianBoru {
    type State = State;
    type Action = Action;
    type Chance = Chance;

    fn about() -> &'static About {
        &setup::ABOUT
    }

    fn check_edition(text: &str) -> Result<EditionReport, Complaint> {
        edition::report(text)
    }

    fn rewrite_edition(text: &str) -> Result<String, Complaint> {
        edition::rewrite(text)
    }

    fn open(setup: &Setup) -> Result<BrianBoru, Complaint> {
        BrianBoru::open_box(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn edition(&self) -> &EditionTag {
        &self.tag
    }

    fn begin(&self) -> State {
        self.lay_out()
    }

    fn pending(&self, state: &State) -> Pending {
        self.waits_for(state)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        self.list_offers(state, seat, offers);
    }

    fn refusal(&self, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        self.why_not(state, seat, *action)
    }

    fn act(&self, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        self.apply(state, seat, *action, teller);
    }

    fn roll<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        self.draw(state, rng)
    }

    fn misfit(&self, state: &State, chance: &Chance) -> Option<Refusal> {
        self.impossible(state, chance)
    }

    fn settle(&self, state: &mut State, chance: &Chance, teller: &mut Teller) {
        self.apply_chance(state, chance, teller);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.open.flow.step == state::Step::Over).then(|| self.result(&state.open))
    }
}

impl Knowledge for BrianBoru {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.look(state, viewer)
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        self.dream(view, rng)
    }
}

impl Words for BrianBoru {
    fn words(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => &[
                include_str!("../words/en.ftl"),
                include_str!("../words/pieces.en.ftl"),
                include_str!("../words/rules.en.ftl"),
            ],
            Lang::Cs => &[
                include_str!("../words/cs.ftl"),
                include_str!("../words/pieces.cs.ftl"),
                include_str!("../words/rules.cs.ftl"),
            ],
            Lang::Pl => &[
                include_str!("../words/pl.ftl"),
                include_str!("../words/pieces.pl.ftl"),
                include_str!("../words/rules.pl.ftl"),
            ],
        }
    }

    fn prompt(&self, view: &View) -> Message {
        self.ask(view)
    }

    fn label(&self, view: &View, action: &Action) -> Message {
        self.describe(view, *action)
    }

    fn sheet(&self, view: &View) -> Sheet {
        self.score_sheet(&view.open)
    }
}

impl Notation for BrianBoru {
    fn write_action(&self, action: &Action) -> String {
        notation::write_action(*action)
    }

    fn read_action(&self, text: &str) -> Result<Action, Complaint> {
        notation::read_action(text)
    }

    fn write_chance(&self, chance: &Chance) -> String {
        notation::write_chance(chance)
    }

    fn read_chance(&self, text: &str) -> Result<Chance, Complaint> {
        self.parse_chance(text)
    }
}

impl Positions for BrianBoru {
    type Position = Position;

    fn place(&self, position: &Position) -> Result<State, Complaint> {
        self.lay(position)
    }

    fn position(&self, state: &State) -> Position {
        self.tell_position(state)
    }

    fn facts(&self, state: &State) -> serde_json::Map<String, serde_json::Value> {
        self.derive(state)
    }
}

impl Audit for BrianBoru {
    fn audit(&self, before: Option<&State>, now: &State) -> Result<(), String> {
        self.inspect(before, now)
    }

    fn anything<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Action {
        self.any_action(state, rng)
    }
}
