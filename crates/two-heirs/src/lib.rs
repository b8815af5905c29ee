//! The Two Heirs (Dva bratři): two brothers develop one shared map; the better ruler inherits the crown.
//!
//! Two play, or one against the automaton Henry. A tile in the hand becomes a building or free terrain; a tile in the royal
//! offer is a resource for whoever reaches it. Every unit is either at court, where it lengthens the reach, or on the map,
//! where it gives the resource of its tile, opens building sites, and doubles a building of one's own in the end.
//!
//! How to read the crate, in the order of the rules: [`pieces`] and [`edition`] are the box (TH-0, TH-1), [`setup`] lays it
//! out; [`turn`] is the sequence of play (TH-2, TH-5, TH-12); [`offer`] takes (TH-3, TH-4), [`supply`] counts resources (TH-6),
//! [`lay`] builds and extends (TH-7, TH-8), [`units`] move (TH-9), [`camp`] and [`siege`] are the two effects (TH-10, TH-11);
//! [`score`] and [`roads`] count (TH-13 to TH-16); [`henry`] and [`treasure`] are the solo game (TH-20 to TH-23).
//! [`state`] is what lies on the table, [`decision`] and [`chance`] are what may happen next, [`view`] is what a viewer knows.
#![forbid(unsafe_code)]

pub mod account;
pub mod advice;
pub mod camp;
pub mod chance;
pub mod decision;
pub mod edition;
mod facts;
pub mod henry;
mod imagine;
mod laws;
pub mod lay;
mod layout;
mod look;
mod notation;
pub mod offer;
pub mod pieces;
pub mod position;
pub mod roads;
pub mod score;
mod secrets;
pub mod setup;
pub mod siege;
pub mod spot;
pub mod state;
pub mod supply;
pub mod treasure;
pub mod turn;
pub mod units;
pub mod view;
mod words;

pub use account::{Account, Preview};
pub use chance::Chance;
pub use decision::Action;
pub use pieces::{Building, Goods, Side, Terrain, TileId, TileSet, Tiles, Unit};
pub use position::Position;
pub use spot::Spot;
pub use state::State;
pub use view::View;
pub use words::scoring_clause;

use edition::{Edition, Id};
use rand::Rng;
use setup::{ABOUT, Face, Options};
use table::{
    About, Arg, Audit, Complaint, EditionReport, EditionTag, Knowledge, Lang, Message, Notation, Outcome, Pending,
    Positions, Refusal, Rules, Seat, Setup, Sheet, Teller, Viewer, Words,
};

/// The rules, opened for a number of players, options and an edition.
#[derive(Clone, Debug)]
pub struct TwoHeirs {
    setup: Setup,
    tag: EditionTag,
    options: Options,
    edition: Edition,
    /// The tiles ready for use, then the three that are known by terrain only.
    faces: Vec<Face>,
    by_terrain: [Tiles; 3],
    /// Ids in alphabetical order.
    ids: Vec<(Id, TileId)>,
}

impl TwoHeirs {
    /// Whether one plays against Henry; the human's turns follow the same rules (TH-20.6).
    #[inline]
    pub fn solo(&self) -> bool {
        self.setup.players == 1
    }

    /// Whether this side is the automaton.
    #[inline]
    pub fn is_henry(&self, side: Side) -> bool {
        side == Side::Blue && self.solo()
    }

    /// Who sits on a side; nobody for Henry.
    #[inline]
    pub fn seat_of(&self, side: Side) -> Option<Seat> {
        (!self.is_henry(side)).then(|| Seat::new(side.index()))
    }

    /// The side a seat plays; `None` for a seat this table does not have.
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        (seat.index() < self.setup.players).then(|| Side::ALL[seat.index()])
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The component list.
    pub fn components(&self) -> &Edition {
        &self.edition
    }

    /// A tile as the rules look at it.
    #[inline]
    pub fn face(&self, tile: TileId) -> &Face {
        &self.faces[tile.index()]
    }

    /// The id of a tile; of one known by terrain only, the code of its terrain.
    pub fn id(&self, tile: TileId) -> Id {
        match self.edition.tiles.get(tile.index()) {
            Some(tile) => tile.id,
            None => Id::from(self.face(tile).terrain.code()).unwrap_or_default(),
        }
    }

    /// The tile with this id.
    pub fn find_tile(&self, id: &str) -> Option<TileId> {
        let index = self.ids.binary_search_by(|(known, _)| known.as_str().cmp(id)).ok()?;
        Some(self.ids[index].1)
    }

    /// How a side is spoken of.
    pub(crate) fn who(&self, side: Side) -> Arg {
        self.seat_of(side).map_or_else(|| Arg::term("henry"), Arg::Seat)
    }

    /// How a tile is spoken of: its building and its terrain.
    pub(crate) fn name(&self, tile: TileId) -> Message {
        words::tile_name(self.face(tile))
    }
}

impl Rules for TwoHeirs {
    type State = State;
    type Action = Action;
    type Chance = Chance;

    fn about() -> &'static About {
        &ABOUT
    }

    fn check_edition(text: &str) -> Result<EditionReport, Complaint> {
        Ok(Edition::read(text)?.report(text))
    }

    fn rewrite_edition(text: &str) -> Result<String, Complaint> {
        Ok(Edition::read(text)?.write())
    }

    fn open(setup: &Setup) -> Result<TwoHeirs, Complaint> {
        TwoHeirs::open_for(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn edition(&self) -> &EditionTag {
        &self.tag
    }

    fn begin(&self) -> State {
        self.first_state()
    }

    fn pending(&self, state: &State) -> Pending {
        self.pending_on(state)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        self.offers_to(state, seat, offers);
    }

    fn refusal(&self, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        self.refuse(state, seat, action)
    }

    fn act(&self, state: &mut State, _seat: Seat, action: &Action, teller: &mut Teller) {
        self.apply(state, action, teller);
    }

    fn roll<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        self.draw(state, rng)
    }

    fn misfit(&self, state: &State, chance: &Chance) -> Option<Refusal> {
        self.misfit_of(state, chance)
    }

    fn settle(&self, state: &mut State, chance: &Chance, teller: &mut Teller) {
        self.happen(state, chance, teller);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.outcome_of(state)
    }
}

impl Knowledge for TwoHeirs {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.view_of(state, viewer)
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        self.imagine_from(view, rng)
    }
}

impl Words for TwoHeirs {
    fn words(lang: Lang) -> &'static [&'static str] {
        words::dictionaries(lang)
    }

    fn prompt(&self, view: &View) -> Message {
        self.prompt_for(view)
    }

    fn label(&self, view: &View, action: &Action) -> Message {
        self.label_for(view, action)
    }

    fn sheet(&self, view: &View) -> Sheet {
        self.sheet_for(view)
    }
}

impl Notation for TwoHeirs {
    fn write_action(&self, action: &Action) -> String {
        self.action_text(action)
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

impl Positions for TwoHeirs {
    type Position = Position;

    fn place(&self, position: &Position) -> Result<State, Complaint> {
        self.state_from(position)
    }

    fn position(&self, state: &State) -> Position {
        self.position_of(state)
    }

    fn facts(&self, state: &State) -> serde_json::Map<String, serde_json::Value> {
        self.facts_of(state)
    }
}

impl Audit for TwoHeirs {
    fn audit(&self, before: Option<&State>, now: &State) -> Result<(), String> {
        self.check(before, now)
    }

    fn anything<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Action {
        self.any_action(state, rng)
    }
}
