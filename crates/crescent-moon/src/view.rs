//! What each viewer may know, in terms a page or a bot can use at once.

mod see;

pub(crate) use see::phase;

use crate::bargains::{BargainKind, Deal};
use crate::conflict::{Camp, CardState};
use crate::decision::Step;
use crate::edition::{RowName, When};
use crate::hex::{At, Edges};
use crate::land::{Terrain, Tile};
use crate::pieces::{Group, Units};
use crate::pile::Pile;
use crate::setup::VpDisplay;
use crate::state::{MOST_BLOCKS, MOST_YEARS, Open};
use crate::verb::Verb;
use crate::{Character, CrescentMoon, Crew, State};
use arrayvec::{ArrayString, ArrayVec};
use rand::Rng;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::Deref;
use table::{Keyed, Knowledge, Seat, SeatSet, Viewer};

/// The longest id of a card.
pub const MOST_NAME: usize = 24;

/// A card by its id.
pub type CardName = ArrayString<MOST_NAME>;

/// Everything one viewer may know: the open table, and what of the hidden part of it the viewer knows. Everything else follows from that.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The viewer's character.
    pub you: Option<Character>,
    /// Whom the table waits for, as far as this viewer may know.
    pub waiting: SeatSet,
    /// The open table itself.
    pub open: Open,
    /// What the viewer knows of what is hidden.
    pub known: Known,
}

/// A view in the terms of pages and programs: hexes by place, cards by name, and what can be worked out from them. See
/// [`CrescentMoon::shown`].
#[derive(Clone, Debug, Serialize)]
pub struct Shown<'a> {
    /// The view.
    #[serde(flatten)]
    pub view: &'a View,
    /// The year, from 1.
    pub year: u8,
    /// How many years are played.
    pub years: u8,
    /// The round of the action phase, from 1; 0 outside it.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Whose action it is.
    pub turn: Option<Seat>,
    /// How points are shown.
    pub vp_display: VpDisplay,
    /// Whether the market runs from right to left on screen.
    pub right_to_left: bool,
    /// The players by seat.
    pub players: Keyed<Seat, PlayerView>,
    /// The hexes by place.
    pub hexes: Keyed<At, HexView>,
    /// The market from the far end to the near end.
    pub market: Vec<Option<Stall>>,
    /// The Sultan's market.
    pub sultan_market: Vec<Option<CardName>>,
    /// The deck from the top: blocks of cards in unknown order.
    pub deck: Vec<BlockView>,
    /// The discard pile.
    pub discard: Vec<CardName>,
    /// Cards somebody is looking at.
    pub looking: Option<BlockView>,
    /// The card being played as an action.
    pub playing: Option<CardName>,
    /// The bargain being struck.
    pub bargain: Option<BargainView>,
    /// The deal with the Murshid, as far as this viewer may know.
    pub deal: Option<DealView>,
    /// The combat or contest being resolved.
    pub conflict: Option<ConflictView>,
    /// How the last one ended.
    pub last: Option<LastView>,
    /// Points by year and objective line, and by deals.
    pub accounts: Vec<YearAccount>,
}

impl Deref for Shown<'_> {
    type Target = View;

    fn deref(&self) -> &View {
        self.view
    }
}

/// A phase as players call it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Setting up.
    Setup,
    /// Income, reserves, upkeep.
    Preparation,
    /// The action phase.
    Action,
    /// Scoring.
    Scoring,
    /// The game is over.
    Over,
}

/// A player, as a viewer sees one; by default a seat without a character yet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlayerView {
    /// The character, once taken.
    pub character: Option<Character>,
    /// Coins.
    pub coins: u16,
    /// Points, where the table lets this viewer see them.
    pub vp: Option<i16>,
    /// Cards in hand.
    pub hand_size: u8,
    /// Those of them this viewer knows.
    pub hand: Vec<CardName>,
    /// Cards chosen in secret for the running conflict; the viewer's own only.
    pub chosen: Vec<CardName>,
    /// Cards laid open.
    pub row: Vec<CardName>,
    /// Units on the reserves card, if there is one.
    pub reserve: Option<u8>,
    /// What the reserves card would be filled up to, and by how many units, if the step came now.
    pub reserve_value: Option<u8>,
    /// How many units the next reserves step would add now.
    pub reserve_due: u8,
    /// Pieces in supply.
    pub supply: Supply,
    /// Coins the next income would bring now.
    pub income: u16,
    /// The objective sheet.
    pub objectives: Vec<ObjectiveView>,
    /// The actions on the character's list, with their X.
    pub actions: ArrayVec<(Verb, u8), { Verb::COUNT }>,
    /// Unplaced tiles of the variable map: how many, and the viewer's own by kind.
    pub tiles_held: u8,
    /// The viewer's own unplaced tiles.
    pub tiles: Vec<Tile>,
}

/// Pieces in supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Supply {
    /// Unit discs.
    pub units: u8,
    /// Forts.
    pub forts: u8,
    /// Castles.
    pub castles: u8,
    /// The palace.
    pub palaces: u8,
    /// Towns.
    pub towns: u8,
    /// Cities.
    pub cities: u8,
}

/// A line of an objective sheet, with what it would bring now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ObjectiveView {
    /// Its id; its words stand under `score-<id>`.
    pub id: CardName,
    /// When it scores.
    pub when: When,
    /// What it would bring if the year ended now.
    pub now: u8,
    /// The most it can bring.
    pub most: Option<u8>,
    /// What it has brought so far.
    pub scored: u16,
}

/// A hex.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HexView {
    /// Its tile.
    pub tile: Tile,
    /// Its terrain.
    pub terrain: Terrain,
    /// Its river edges.
    pub rivers: Edges,
    /// Adjacent hexes.
    pub adjacent: ArrayVec<At, 6>,
    /// The pieces in it, player by player.
    pub pieces: ArrayVec<PiecesView, 5>,
    /// Who controls it.
    pub control: Option<Character>,
    /// Who has influence in it.
    pub influence: Option<Character>,
    /// Who is present in it.
    pub presence: Crew,
    /// What it brings to whoever controls it.
    pub income: u8,
    /// Whether the Murshid could join a conflict here.
    pub murshid: bool,
}

/// The pieces of one player in one hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PiecesView {
    /// The pieces.
    #[serde(flatten)]
    pub group: Group,
    /// Their strength.
    pub strength: u8,
}

/// A card of the market with its price for the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stall {
    /// The card.
    pub card: CardName,
    /// Its row.
    pub row: RowName,
    /// What it costs the viewer; the full price for spectators.
    pub price: u16,
    /// To whom that goes; to the bank if nobody.
    pub to: Option<Seat>,
}

/// A block of the deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BlockView {
    /// How many cards.
    pub size: u8,
    /// Those of them this viewer knows.
    pub known: Vec<CardName>,
    /// Whether everybody knows that no Murshid card is among them.
    pub barren: bool,
}

/// A bargain.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BargainView {
    /// What it is about.
    pub kind: BargainKind,
    /// Who proposes.
    pub by: Option<Seat>,
    /// To whom.
    pub to: Seat,
    /// The hex of a bribe.
    pub hex: Option<At>,
    /// How many units, 0 while not named.
    pub units: u8,
    /// The card.
    pub card: Option<CardName>,
    /// The price.
    pub price: u16,
    /// Whether these are the partner's counter-terms.
    pub counter: bool,
    /// How many proposals of this kind are left in this action.
    pub left: u8,
}

/// A deal with the Murshid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DealView {
    /// What was offered, as far as this viewer may know.
    pub offers: BTreeMap<Seat, u8>,
    /// With whom a deal is made or demanded.
    pub partner: Option<Seat>,
    /// How many points.
    pub vp: u8,
    /// Whether it is agreed.
    pub agreed: bool,
}

/// A running conflict with its sums as they stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ConflictView {
    /// Combat, or else contest.
    pub combat: bool,
    /// Where.
    pub hex: At,
    /// How far it is.
    pub step: Step,
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends in a combat.
    pub defender: Option<Seat>,
    /// Supporters of the attacker.
    pub supporters: SeatSet,
    /// Defenders.
    pub defenders: SeatSet,
    /// Participants who have not announced a stance.
    pub undecided: SeatSet,
    /// Who may select cards.
    pub selectors: SeatSet,
    /// Who has finished selecting.
    pub done: SeatSet,
    /// The side the Murshid's cards joined.
    pub meddled: Option<Camp>,
    /// Cards shown.
    pub played: Vec<PlayedView>,
    /// What the pieces and the cards shown so far add up to, the attacker first.
    pub totals: [i8; 2],
    /// How much of that comes from cards.
    pub from_cards: [i8; 2],
    /// Units each side would lose, or has lost, in a combat.
    pub losses: [u8; 2],
    /// Who has won, once known.
    pub winner: Option<Camp>,
}

/// A card shown in a conflict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayedView {
    /// The card.
    pub card: CardName,
    /// From whose hand it came.
    pub holder: Seat,
    /// For whom it counts.
    pub counts_for: Seat,
    /// On which side.
    pub camp: Camp,
    /// How far it is.
    pub state: CardState,
    /// What it adds to its own side.
    pub mine: i8,
    /// What it adds to the other side.
    pub other: i8,
    /// Units on it.
    pub units: Units,
}

/// How the last conflict ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastView {
    /// Combat, or else contest.
    pub combat: bool,
    /// Where.
    pub hex: At,
    /// Who attacked.
    pub attacker: Seat,
    /// The totals, the attacker's first.
    pub totals: [i8; 2],
    /// Units lost.
    pub losses: [u8; 2],
    /// Whether the attacker's side won.
    pub attacker_won: bool,
    /// The cards shown, with those from whose hands they came.
    pub shown: Vec<(Seat, CardName)>,
}

/// The points of one year.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct YearAccount {
    /// The year.
    pub year: u8,
    /// Points of each objective line that scored.
    pub lines: Keyed<CardName, u8>,
    /// Points by deals, as far as this viewer may know.
    pub deals: Keyed<Seat, i8>,
}

/// What a viewer knows of what is hidden, in the form the rules use.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Known {
    /// The viewer's hand.
    pub hand: Pile,
    /// What the viewer has chosen in the running conflict.
    pub chosen: Pile,
    /// What the viewer surely knows of each hand.
    pub seen: [Pile; 5],
    /// What everybody surely knows of each hand.
    pub public: [Pile; 5],
    /// How many further cards of the Murshid's hand the viewer, and everybody, knows to be Murshid cards.
    pub sure: [u8; 2],
    /// What the viewer, and everybody, surely knows of each block of the deck.
    pub blocks: ArrayVec<[Pile; 2], MOST_BLOCKS>,
    /// The same of the cards somebody is looking at.
    pub look: [Pile; 2],
    /// The viewer's unplaced tiles by kind.
    pub tiles: [u8; Tile::COUNT],
    /// The tile the viewer has picked.
    pub tile: Option<Tile>,
    /// Points of each character, where the viewer knows them.
    pub vp: [Option<i16>; 5],
    /// Points without what deals changed; everybody can add them up.
    pub announced: [i16; 5],
    /// Points by deals, where the viewer knows them.
    pub dealt: [[Option<i8>; 5]; MOST_YEARS],
    /// The deal, as far as the viewer knows it.
    pub deal: Deal,
}

impl Knowledge for CrescentMoon {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let you = viewer.seat().and_then(|seat| state.open.character(seat));
        let known = self.knowledge(state, you);
        let mut open = state.open.clone();
        self.veil(&mut open, &known, you);
        View { viewer, you, waiting: self.waiting_for(state, you), open, known }
    }

    fn whole_view(&self, view: &View) -> serde_json::Value {
        serde_json::to_value(self.shown(view)).unwrap_or_default()
    }

    /// What `open` and `known` hold stands in the rest of the view by its names.
    fn plain_view(&self, view: &View) -> serde_json::Value {
        let mut plain = self.whole_view(view);
        if let Some(fields) = plain.as_object_mut() {
            fields.remove("open");
            fields.remove("known");
        }
        plain
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        self.imagine_state(view, rng)
    }

    fn waiting(&self, state: &State, viewer: Viewer) -> SeatSet {
        self.waiting_for(state, viewer.seat().and_then(|seat| state.open.character(seat)))
    }
}
