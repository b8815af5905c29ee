//! A state in readable terms, for scenario files. `docs/scenarios/crescent-moon.md` explains the fields to those who write them.

mod place;

use crate::bargains::{Bargain, Deal};
use crate::prelude::*;
use crate::state::{Block, Ended, OBSERVERS, PUBLIC, Tally};
use serde::de::IntoDeserializer;
use serde::de::value::Error as ValueError;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::Positions;

/// Cards by their ids.
pub type Cards = Vec<String>;

/// A state in readable terms. What is left out is as at the start of a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// The year, from 1.
    pub year: u8,
    /// A named layout whose tiles are laid before `hexes` are looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layout: Option<String>,
    /// The hexes by place, `q,r`.
    pub hexes: BTreeMap<String, HexPosition>,
    /// The players by seat.
    pub players: BTreeMap<Seat, PlayerPosition>,
    /// The market; `-` is an empty slot.
    pub market: MarketPosition,
    /// The Sultan's market; `-` is an empty slot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sultan_market: Option<Cards>,
    /// The deck from the top, block by block; left out, it is everything that lies nowhere else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<Vec<BlockPosition>>,
    /// The discard pile.
    pub discard: Cards,
    /// Counters of the year.
    pub tally: Tally,
    /// Points scored: by objective line, one number for each year.
    pub account: BTreeMap<String, Vec<u8>>,
    /// Who knows which cards of whose hand: by observer (a seat or `public`), then owner.
    pub knowledge: BTreeMap<String, BTreeMap<String, Cards>>,
    /// How many further cards of the Murshid's hand an observer knows to be Murshid cards.
    pub sure: BTreeMap<String, u8>,
    /// How the last conflict ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<Ended<At, String>>,
    /// Where the game stands.
    pub flow: FlowPosition,
}

/// A hex.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HexPosition {
    /// Its tile; may be left out if a layout is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    /// Its river edges, such as `e+ne`.
    pub rivers: Edges,
    /// The pieces in it, such as `caliph 2o F, sultan c`.
    pub pieces: String,
    /// Which name of its kind it bears; left out where it is the one the hex has on a map that is laid at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<u8>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerPosition {
    /// The character; left out, seat a is the Warlord, b the Murshid and so on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub character: Option<Character>,
    /// Coins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coins: Option<u16>,
    /// Points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vp: Option<i16>,
    /// Cards in hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Cards>,
    /// Cards laid open.
    pub row: Cards,
    /// Units on the reserves card.
    pub reserve: u8,
    /// Points by deals, one number for each year.
    pub deals: Vec<i8>,
    /// Unplaced tiles.
    pub tiles: Vec<Tile>,
    /// Starting groups not placed yet.
    pub groups: Vec<u8>,
}

/// The market.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MarketPosition {
    /// From the far end.
    pub far: Cards,
    /// In between.
    pub middle: Cards,
    /// Up to the near end.
    pub near: Cards,
}

/// A block of the deck, or cards being looked at.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BlockPosition {
    /// The cards, in no order.
    pub cards: Cards,
    /// Whether everybody knows that no Murshid card is among them.
    pub barren: bool,
    /// What everybody surely knows to be among them.
    pub public: Cards,
    /// What the Murshid surely knows to be among them.
    pub murshid: Cards,
    /// What the Sultan surely knows to be among them.
    pub sultan: Cards,
}

/// Where the game stands.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FlowPosition {
    /// The stage; `act` if left out.
    pub stage: String,
    /// The round of the action phase, from 1; 1 if left out.
    pub round: u8,
    /// Whose action it is.
    pub turn: Character,
    /// How far the action is.
    pub step: ActStep,
    /// How many tiles or groups have been placed.
    pub placed: u8,
    /// Runs just this procedure and stops after it.
    pub stop_after: Halt,
    /// Whether rivers do not stop the active player's units.
    pub river_pass: bool,
    /// Where the last move ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_entered: Option<At>,
    /// Proposals made in this action: to hire, to bribe, to the Sultan.
    pub tries: [u8; 3],
    /// The card being played as an action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub playing: Option<String>,
    /// The tile picked to be placed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    /// The cards being looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub look: Option<BlockPosition>,
    /// Cards chosen in secret, by seat.
    pub chosen: BTreeMap<Seat, Cards>,
    /// The bargain being struck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bargain: Option<Bargain>,
    /// The deal with the Murshid.
    pub deal: DealPosition,
    /// The running combat or contest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub conflict: Option<Conflict>,
    /// What is going on within the stage.
    pub frames: Vec<Frame>,
}

/// A deal with the Murshid.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DealPosition {
    /// Offers by seat.
    pub offers: BTreeMap<Seat, u8>,
    /// With whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub partner: Option<Character>,
    /// How many points.
    pub vp: u8,
    /// Whether it is agreed.
    pub agreed: bool,
}

impl FlowPosition {
    /// The stage as the rules know it.
    fn stage(&self) -> Option<Stage> {
        Some(match &*self.stage {
            "" | "act" => Act { round: self.round.max(1), who: self.turn, step: self.step }.into(),
            "tiles" => Tiles { placed: self.placed }.into(),
            "groups" => Groups { placed: self.placed }.into(),
            name => Stage::deserialize(IntoDeserializer::<ValueError>::into_deserializer(name)).ok()?,
        })
    }

    fn at(stage: Stage) -> FlowPosition {
        let mut flow = FlowPosition { stage: stage.name().to_owned(), round: 1, ..FlowPosition::default() };
        match stage {
            Stage::Tiles(Tiles { placed }) | Stage::Groups(Groups { placed }) => flow.placed = placed,
            Stage::Act(Act { round, who, step }) => (flow.round, flow.turn, flow.step) = (round, who, step),
            _ => {}
        }
        flow
    }
}

impl Positions for CrescentMoon {
    type Position = Position;

    fn place(&self, position: &Position, _: &mut Teller) -> Result<State, Complaint> {
        self.lay_out_position(position)
    }

    fn position(&self, state: &State) -> Position {
        let open = &state.open;
        let slots = self.edition.market_slots();
        let (far, middle) = (self.edition.slots[0] as usize, self.edition.slots[1] as usize);
        Position {
            year: open.year,
            layout: None,
            hexes: describe_hexes(open),
            players: self.describe_players(state),
            market: MarketPosition {
                far: self.slots(&open.market[..far]),
                middle: self.slots(&open.market[far..far + middle]),
                near: self.slots(&open.market[far + middle..slots]),
            },
            sultan_market: Some(self.slots(&open.sultan_market[..self.edition.slots[3] as usize])),
            deck: Some(
                state
                    .hidden
                    .deck
                    .iter()
                    .zip(&open.deck)
                    .map(|(block, face)| self.describe_block(block, face.barren))
                    .collect(),
            ),
            discard: self.ids(open.discard),
            tally: open.tally,
            account: self.describe_account(state),
            knowledge: self.describe_knowledge(state),
            sure: observers(state)
                .filter(|(observer, _)| state.hidden.sure[*observer] > 0)
                .map(|(observer, name)| (name, state.hidden.sure[observer]))
                .collect(),
            last: open.last.as_ref().and_then(|last| {
                let card = |kind: &Kind| Ok::<_, ()>(self.edition.card(*kind).id.to_string());
                last.renamed(open.land.at(last.hex), card).ok()
            }),
            flow: self.describe_flow(state),
        }
    }

    /// Supplies, income, reserves, control, neighbours, objectives, sizes.
    fn facts(&self, state: &State) -> Map<String, Value> {
        let (open, land) = (&state.open, &state.open.land);
        let by_seat = |value: &dyn Fn(Character) -> Value| -> Value {
            let seated = Character::playing(self.players).filter(|who| open.seats[who.index()].is_some());
            seated.map(|who| (open.seat(who).to_string(), value(who))).collect()
        };
        let by_hex = |value: &dyn Fn(Hex) -> Value| -> Value {
            land.all().iter().map(|hex| (land.at(hex).to_string(), value(hex))).collect()
        };
        let places = |hexes: HexSet| json!(hexes.iter().map(|hex| land.at(hex)).collect::<Vec<_>>());
        let lines = self.edition.objectives.iter();
        let facts = [
            ("supply", by_seat(&|who| json!(self.supply(open, who)))),
            ("income", by_seat(&|who| json!(self.income(open, who)))),
            ("reserve_value", by_seat(&|who| json!(self.reserve_value(open, who)))),
            ("reserve_strength", by_seat(&|who| json!(self.current_strength(open, who)))),
            ("hand_size", by_seat(&|who| json!(open.hand_sizes[who.index()]))),
            ("control", by_hex(&|hex| json!(open.controller(hex)))),
            ("adjacent", by_hex(&|hex| places(land.adjacent(hex)))),
            ("called", by_hex(&|hex| json!(land.name_key(hex)))),
            ("touching", by_hex(&|hex| places(land.touching(hex)))),
            ("objectives", lines.map(|line| (line.id.to_string(), json!(self.objective_now(open, line)))).collect()),
            ("deck_size", json!(open.deck.iter().map(|face| u16::from(face.size)).sum::<u16>())),
        ];
        facts.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

impl CrescentMoon {
    fn ids(&self, pile: Pile) -> Cards {
        self.edition.rack.cards(pile).map(|kind| self.edition.card(kind).id.to_string()).collect()
    }

    fn slots(&self, slots: &[Option<Kind>]) -> Cards {
        let id = |kind: &Option<Kind>| kind.map_or("-".to_owned(), |kind| self.edition.card(kind).id.to_string());
        slots.iter().map(id).collect()
    }

    fn loose_ids(&self, pile: Pile) -> Cards {
        self.ids(self.edition.rack.without(pile, pile.only(self.edition.sets.bound)))
    }

    fn describe_players(&self, state: &State) -> BTreeMap<Seat, PlayerPosition> {
        let mut players = BTreeMap::new();
        for seat in Seat::all(self.players) {
            let Some(who) = state.open.character(seat) else { continue };
            let index = who.index();
            let tiles = Tile::ALL.into_iter();
            let tiles =
                tiles.flat_map(|tile| std::iter::repeat_n(tile, state.hidden.tiles[index][tile.index()] as usize));
            let groups = [1, 2].into_iter().filter(|group| state.open.groups_left[index] & group != 0);
            players.insert(
                seat,
                PlayerPosition {
                    character: Some(who),
                    coins: Some(state.open.coins[index]),
                    vp: Some(state.hidden.vp[index]),
                    hand: Some(self.ids(state.hidden.hands[index])),
                    row: self.ids(state.open.rows[index]),
                    reserve: state.open.reserve[index],
                    deals: state.hidden.dealt.iter().map(|year| year[index]).collect(),
                    tiles: tiles.collect(),
                    groups: groups.collect(),
                },
            );
        }
        players
    }

    fn describe_block(&self, block: &Block, barren: bool) -> BlockPosition {
        BlockPosition {
            cards: self.ids(block.cards),
            barren,
            public: self.ids(block.known[0]),
            murshid: self.ids(block.known[1]),
            sultan: self.ids(block.known[2]),
        }
    }

    fn describe_account(&self, state: &State) -> BTreeMap<String, Vec<u8>> {
        let mut account = BTreeMap::new();
        for (line, objective) in self.edition.objectives.iter().enumerate() {
            let years: Vec<u8> = state.open.account.iter().map(|year| year[line]).collect();
            if years.iter().any(|points| *points > 0) {
                account.insert(objective.id.to_string(), years);
            }
        }
        account
    }

    fn describe_knowledge(&self, state: &State) -> BTreeMap<String, BTreeMap<String, Cards>> {
        let mut knowledge: BTreeMap<String, BTreeMap<String, Cards>> = BTreeMap::new();
        for (observer, name) in observers(state) {
            for owner in Character::playing(self.players) {
                let cards = self.loose_ids(state.hidden.seen[observer][owner.index()]);
                if !cards.is_empty() {
                    knowledge.entry(name.clone()).or_default().insert(state.open.seat(owner).to_string(), cards);
                }
            }
        }
        knowledge
    }

    fn describe_flow(&self, state: &State) -> FlowPosition {
        let open = &state.open;
        let by_seat = |who: Character| open.seat(who);
        let chosen = Character::playing(self.players).filter(|who| !state.hidden.chosen[who.index()].is_empty());
        let Deal { offers, partner, vp, agreed } = state.hidden.deal;
        let offered = Character::playing(self.players).filter(|who| offers[who.index()] > 0);
        FlowPosition {
            stop_after: open.halt,
            river_pass: open.river_pass,
            last_entered: open.last_entered.map(|hex| open.land.at(hex)),
            tries: open.tries,
            playing: open.playing.map(|kind| self.edition.card(kind).id.to_string()),
            tile: state.hidden.tile,
            look: open.looking.map(|face| self.describe_block(&state.hidden.look, face.barren)),
            chosen: chosen.map(|who| (by_seat(who), self.ids(state.hidden.chosen[who.index()]))).collect(),
            bargain: open.bargain,
            deal: DealPosition {
                offers: offered.map(|who| (by_seat(who), offers[who.index()])).collect(),
                partner,
                vp,
                agreed,
            },
            conflict: open.conflict.clone(),
            frames: open.frames.to_vec(),
            ..FlowPosition::at(open.stage)
        }
    }
}

/// Those who may know cards of a hand, with their names: seats, and the public.
pub(crate) fn observers(state: &State) -> impl Iterator<Item = (usize, String)> {
    (0..OBSERVERS).filter_map(|observer| match observer {
        PUBLIC => Some((PUBLIC, "public".to_owned())),
        _ => state.open.seats[observer].map(|seat| (observer, seat.to_string())),
    })
}

/// The hexes of the map.
fn describe_hexes(open: &Open) -> BTreeMap<String, HexPosition> {
    let land = &open.land;
    let usual = Land::of(land.all().iter().map(|hex| (land.at(hex), land.tile(hex), land.river(hex))));
    let describe = |hex: Hex| HexPosition {
        tile: Some(land.tile(hex)),
        rivers: land.river(hex),
        pieces: Group::write_all(Character::ALL.map(|who| open.group(who, hex))),
        name: Some(land.name(hex)).filter(|name| *name != usual.name(hex)),
    };
    land.all().iter().map(|hex| (land.at(hex).to_string(), describe(hex))).collect()
}
