//! A state in readable terms, for scenario files. `docs/scenarios/crescent-moon.md` explains the fields to those who write them.

use crate::CrescentMoon;
use crate::character::Character;
use crate::conflict::Conflict;
use crate::flow::{ActStep, Frame, Halt, Stage};
use crate::hex::{At, Edges};
use crate::land::Tile;
use crate::pieces::Group;
use crate::pile::{Kind, Pile};
use crate::state::{Bargain, Block, Deal, OBSERVERS, PUBLIC, State};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Seat;

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
    pub players: BTreeMap<String, PlayerPosition>,
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
    pub tally: TallyPosition,
    /// Points scored: by objective line, one number for each year.
    pub account: BTreeMap<String, Vec<u8>>,
    /// Who knows which cards of whose hand: by observer (a seat or `public`), then owner.
    pub knowledge: BTreeMap<String, BTreeMap<String, Cards>>,
    /// How many further cards of the Murshid's hand an observer knows to be Murshid cards.
    pub sure: BTreeMap<String, u8>,
    /// How the last conflict ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<LastPosition>,
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

/// Counters of the year.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TallyPosition {
    /// Characters the Warlord fought.
    pub fought: Vec<Character>,
    /// Strongholds the Warlord sacked or subdued.
    pub strongholds: u8,
    /// Towns and cities the Warlord sacked.
    pub settlements: u8,
    /// Cards others bought from the Sultan's market.
    pub sales: u8,
    /// Characters who hired or bribed.
    pub clients: Vec<Character>,
}

/// How the last conflict ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastPosition {
    /// Combat, or else contest.
    pub combat: bool,
    /// Where.
    pub hex: At,
    /// Who attacked.
    pub attacker: Character,
    /// Who defended in a combat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub defender: Option<Character>,
    /// The totals, the attacker's first.
    pub totals: [i8; 2],
    /// Units lost.
    pub losses: [u8; 2],
    /// Whether the attacker's side won.
    pub attacker_won: bool,
    /// The cards shown, each with the character from whose hand it came.
    #[serde(default)]
    pub shown: Vec<(Character, String)>,
}

/// Where the game stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FlowPosition {
    /// The stage; `act` if left out.
    pub stage: StageName,
    /// The round of the action phase, from 1.
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
    pub chosen: BTreeMap<String, Cards>,
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
    pub offers: BTreeMap<String, u8>,
    /// With whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub partner: Option<Character>,
    /// How many points.
    pub vp: u8,
    /// Whether it is agreed.
    pub agreed: bool,
}

/// A stage by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum StageName {
    Characters,
    DrawCharacters,
    DrawLayout,
    DealTiles,
    Tiles,
    Groups,
    Palace,
    FillMarket,
    FirstIntrigue,
    Income,
    Reserves,
    TakeBack,
    Upkeep,
    Act,
    Scoring,
    Tribute,
    Over,
    Halted,
}

impl Default for FlowPosition {
    fn default() -> FlowPosition {
        FlowPosition {
            stage: StageName::Act,
            round: 1,
            turn: Character::Warlord,
            step: ActStep::Choose,
            placed: 0,
            stop_after: Halt::Never,
            river_pass: false,
            last_entered: None,
            tries: [0; 3],
            playing: None,
            tile: None,
            look: None,
            chosen: BTreeMap::new(),
            bargain: None,
            deal: DealPosition::default(),
            conflict: None,
            frames: Vec::new(),
        }
    }
}

impl FlowPosition {
    /// The stage as the rules know it.
    pub(crate) fn stage(&self) -> Stage {
        match self.stage {
            StageName::Characters => Stage::Characters,
            StageName::DrawCharacters => Stage::DrawCharacters,
            StageName::DrawLayout => Stage::DrawLayout,
            StageName::DealTiles => Stage::DealTiles,
            StageName::Tiles => Stage::Tiles { placed: self.placed },
            StageName::Groups => Stage::Groups { placed: self.placed },
            StageName::Palace => Stage::Palace,
            StageName::FillMarket => Stage::FillMarket,
            StageName::FirstIntrigue => Stage::FirstIntrigue,
            StageName::Income => Stage::Income,
            StageName::Reserves => Stage::Reserves,
            StageName::TakeBack => Stage::TakeBack,
            StageName::Upkeep => Stage::Upkeep,
            StageName::Act => Stage::Act { round: self.round, who: self.turn, step: self.step },
            StageName::Scoring => Stage::Scoring,
            StageName::Tribute => Stage::Tribute,
            StageName::Over => Stage::Over,
            StageName::Halted => Stage::Halted,
        }
    }

    fn at(stage: Stage) -> FlowPosition {
        let mut flow = FlowPosition::default();
        flow.stage = match stage {
            Stage::Characters => StageName::Characters,
            Stage::DrawCharacters => StageName::DrawCharacters,
            Stage::DrawLayout => StageName::DrawLayout,
            Stage::DealTiles => StageName::DealTiles,
            Stage::Tiles { placed } => {
                flow.placed = placed;
                StageName::Tiles
            }
            Stage::Groups { placed } => {
                flow.placed = placed;
                StageName::Groups
            }
            Stage::Palace => StageName::Palace,
            Stage::FillMarket => StageName::FillMarket,
            Stage::FirstIntrigue => StageName::FirstIntrigue,
            Stage::Income => StageName::Income,
            Stage::Reserves => StageName::Reserves,
            Stage::TakeBack => StageName::TakeBack,
            Stage::Upkeep => StageName::Upkeep,
            Stage::Act { round, who, step } => {
                (flow.round, flow.turn, flow.step) = (round, who, step);
                StageName::Act
            }
            Stage::Scoring => StageName::Scoring,
            Stage::Tribute => StageName::Tribute,
            Stage::Over => StageName::Over,
            Stage::Halted => StageName::Halted,
        };
        flow
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

    /// The state in readable terms.
    pub(crate) fn describe(&self, s: &State) -> Position {
        let table = &s.table;
        let slots = self.edition.market_slots();
        let (far, middle) = (self.edition.slots[0] as usize, self.edition.slots[1] as usize);
        Position {
            year: table.year,
            layout: None,
            hexes: table.land.all().map(|hex| self.describe_hex(s, hex)).collect(),
            players: self.describe_players(s),
            market: MarketPosition {
                far: self.slots(&table.market[..far]),
                middle: self.slots(&table.market[far..far + middle]),
                near: self.slots(&table.market[far + middle..slots]),
            },
            sultan_market: Some(self.slots(&table.sultan_market[..self.edition.slots[3] as usize])),
            deck: Some(
                s.secret
                    .deck
                    .iter()
                    .zip(&table.deck)
                    .map(|(block, face)| self.describe_block(block, face.barren))
                    .collect(),
            ),
            discard: self.ids(table.discard),
            tally: TallyPosition {
                fought: table.tally.fought.iter().collect(),
                strongholds: table.tally.strongholds,
                settlements: table.tally.settlements,
                sales: table.tally.sales,
                clients: table.tally.clients.iter().collect(),
            },
            account: self.describe_account(s),
            knowledge: self.describe_knowledge(s),
            sure: observers(s)
                .filter(|(observer, _)| s.secret.sure[*observer] > 0)
                .map(|(observer, name)| (name, s.secret.sure[observer]))
                .collect(),
            last: table.last.as_ref().map(|last| LastPosition {
                combat: last.combat,
                hex: table.land.at(last.hex),
                attacker: last.attacker,
                defender: last.defender,
                totals: last.totals,
                losses: last.losses,
                attacker_won: last.attacker_won,
                shown: last.shown.iter().map(|(who, kind)| (*who, self.edition.card(*kind).id.to_string())).collect(),
            }),
            flow: self.describe_flow(s),
        }
    }

    fn describe_hex(&self, s: &State, hex: crate::hex::Hex) -> (String, HexPosition) {
        let land = &s.table.land;
        let pieces = Group::write_all(Character::ALL.map(|who| s.table.group(who, hex)));
        let place = land.at(hex).to_string();
        (place, HexPosition { tile: Some(land.tile(hex)), rivers: land.river(hex), pieces })
    }

    fn describe_players(&self, s: &State) -> BTreeMap<String, PlayerPosition> {
        let mut players = BTreeMap::new();
        for seat in Seat::all(self.players) {
            let Some(who) = s.table.character(seat) else { continue };
            let index = who.index();
            let tiles = Tile::ALL.into_iter();
            let tiles = tiles.flat_map(|tile| std::iter::repeat_n(tile, s.secret.tiles[index][tile.index()] as usize));
            let groups = [1, 2].into_iter().filter(|group| s.table.groups_left[index] & group != 0);
            players.insert(
                seat.to_string(),
                PlayerPosition {
                    character: Some(who),
                    coins: Some(s.table.coins[index]),
                    vp: Some(s.secret.vp[index]),
                    hand: Some(self.ids(s.secret.hands[index])),
                    row: self.ids(s.table.rows[index]),
                    reserve: s.table.reserve[index],
                    deals: s.secret.dealt.iter().map(|year| year[index]).collect(),
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

    fn describe_account(&self, s: &State) -> BTreeMap<String, Vec<u8>> {
        let mut account = BTreeMap::new();
        for (line, objective) in self.edition.objectives.iter().enumerate() {
            let years: Vec<u8> = s.table.account.iter().map(|year| year[line]).collect();
            if years.iter().any(|points| *points > 0) {
                account.insert(objective.id.to_string(), years);
            }
        }
        account
    }

    fn describe_knowledge(&self, s: &State) -> BTreeMap<String, BTreeMap<String, Cards>> {
        let mut knowledge: BTreeMap<String, BTreeMap<String, Cards>> = BTreeMap::new();
        for (observer, name) in observers(s) {
            for owner in Character::playing(self.players) {
                let cards = self.loose_ids(s.secret.seen[observer][owner.index()]);
                if !cards.is_empty() {
                    knowledge.entry(name.clone()).or_default().insert(s.table.seat(owner).to_string(), cards);
                }
            }
        }
        knowledge
    }

    fn describe_flow(&self, s: &State) -> FlowPosition {
        let table = &s.table;
        let by_seat = |who: Character| table.seat(who).to_string();
        let chosen = Character::playing(self.players).filter(|who| !s.secret.chosen[who.index()].is_empty());
        let Deal { offers, partner, vp, agreed } = s.secret.deal;
        let offered = Character::playing(self.players).filter(|who| offers[who.index()] > 0);
        FlowPosition {
            stop_after: table.halt,
            river_pass: table.river_pass,
            last_entered: table.last_entered.map(|hex| table.land.at(hex)),
            tries: table.tries,
            playing: table.playing.map(|kind| self.edition.card(kind).id.to_string()),
            tile: s.secret.tile,
            look: table.looking.map(|face| self.describe_block(&s.secret.look, face.barren)),
            chosen: chosen.map(|who| (by_seat(who), self.ids(s.secret.chosen[who.index()]))).collect(),
            bargain: table.bargain,
            deal: DealPosition {
                offers: offered.map(|who| (by_seat(who), offers[who.index()])).collect(),
                partner,
                vp,
                agreed,
            },
            conflict: table.conflict.clone(),
            frames: table.frames.to_vec(),
            ..FlowPosition::at(table.stage)
        }
    }
}

/// Those who may know cards of a hand, with their names: seats, and the public.
pub(crate) fn observers(s: &State) -> impl Iterator<Item = (usize, String)> {
    (0..OBSERVERS).filter_map(|observer| match observer {
        PUBLIC => Some((PUBLIC, "public".to_owned())),
        _ => s.table.seats[observer].map(|seat| (observer, seat.to_string())),
    })
}
