//! Edition files as they are written: rows of components, each with where it comes from.

use crate::Character;
use crate::cards::CardType;
use crate::hex::{At, Edges};
use crate::land::{Terrain, Tile};
use crate::pieces::Building;
use crate::verb::Verb;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use toml::Spanned;

table::named! {
    /// Where a value comes from.
    pub enum Source {
        /// Stated in the rulebook or read off one of its examples.
        Rulebook = "rulebook",
        /// Follows from the rulebook.
        Deduced = "deduced",
        /// Another public source.
        Public = "public",
        /// Our own.
        House = "house",
    }
}

/// Makes a row with one column per character.
macro_rules! row_by_character {
    ($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $(pub $field: $type,)*
            #[serde(skip_serializing_if = "Option::is_none")]
            warlord: Option<u8>,
            #[serde(skip_serializing_if = "Option::is_none")]
            murshid: Option<u8>,
            #[serde(skip_serializing_if = "Option::is_none")]
            sultan: Option<u8>,
            #[serde(skip_serializing_if = "Option::is_none")]
            caliph: Option<u8>,
            #[serde(skip_serializing_if = "Option::is_none")]
            nomad: Option<u8>,
            from: Source,
            #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
            but: BTreeMap<Character, Source>,
        }

        impl $name {
            /// The values in turn order.
            pub fn values(&self) -> [Option<u8>; 5] {
                [self.warlord, self.murshid, self.sultan, self.caliph, self.nomad]
            }

            /// Where each value comes from.
            pub fn sources(&self) -> impl Iterator<Item = Source> {
                let given = Character::ALL.into_iter().zip(self.values()).filter(|(_, value)| value.is_some());
                given.map(|(character, _)| *self.but.get(&character).unwrap_or(&self.from))
            }
        }
    };
}

row_by_character!(
    /// How many pieces of a kind each character has.
    PieceRow { piece: BoxPiece }
);
row_by_character!(
    /// A limit for each character.
    LimitRow {}
);
row_by_character!(
    /// Coins at the start.
    CoinRow { players: u8 }
);
row_by_character!(
    /// Who may take an action.
    ActionRow { action: Verb }
);
row_by_character!(
    /// What a building costs.
    BuildRow { piece: Building }
);

/// A kind of piece in the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoxPiece {
    Unit,
    Fort,
    Castle,
    Palace,
    Town,
    City,
    Influence,
}

/// A starting group.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupRow {
    pub id: String,
    pub pieces: String,
    pub from: Source,
}

/// What a terrain adds to a building's price.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SurchargeRow {
    pub terrain: Terrain,
    pub coins: u8,
    pub from: Source,
}

/// The reserve value of a character.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReserveRow {
    pub character: Character,
    pub value: String,
    pub from: Source,
}

/// What a source of income brings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IncomeRow {
    pub source: IncomeName,
    pub coins: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub extra: u8,
    pub from: Source,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A source of income.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IncomeName {
    Fertile,
    Wilderness,
    Mountain,
    Quarry,
    Desert,
    Town,
    City,
    SultanInfluence,
}

/// What sacking a building brings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SackRow {
    pub building: Building,
    pub coins: u8,
    pub vp: u8,
    pub from: Source,
}

/// A single number of the rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumberRow {
    pub id: String,
    pub value: u8,
    pub from: Source,
}

/// A row of the market.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketRow {
    pub row: RowName,
    pub slots: u8,
    pub price: u8,
    pub from: Source,
}

table::named! {
    /// A part of the market.
    pub enum RowName as "market" {
        /// Where cards enter.
        Far = "far",
        /// In between.
        Middle = "middle",
        /// The cheapest, from which cards leave.
        Near = "near",
        /// The Sultan's own.
        Sultan = "sultan",
    }
}

/// One line of an objective sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveRow {
    pub id: String,
    pub character: Character,
    pub when: When,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vp: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coins: Option<u8>,
    pub from: Source,
}

table::named! {
    /// When a line scores.
    pub enum When {
        /// At the end of each year.
        Year = "year",
        /// At the end of the first year only.
        First = "first",
        /// At once, for each enemy unit lost in the casualties step.
        Casualty = "casualty",
        /// At once, for each building sacked.
        Sack = "sack",
        /// At the end of each year, as often as the player pays.
        Tribute = "tribute",
    }
}

/// How many tiles of a kind there are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileRow {
    pub tile: Tile,
    pub count: u8,
    pub out: u8,
    pub from: Source,
}

/// A hex of a layout.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexRow {
    pub at: At,
    pub tile: Tile,
    #[serde(default, skip_serializing_if = "Edges::is_none")]
    pub rivers: Edges,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    #[serde(default, skip_serializing_if = "is_false")]
    pub out: bool,
}

impl Edges {
    fn is_none(&self) -> bool {
        self.is_empty()
    }
}

fn is_false(value: &bool) -> bool {
    !*value
}

/// A named layout.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayoutRow {
    pub id: String,
    pub from: Source,
    pub hexes: Vec<HexRow>,
}

/// A power card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardRow {
    pub id: String,
    pub name: String,
    #[serde(rename = "type")]
    pub card_type: CardType,
    pub associated: Character,
    pub copies: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt_to: Option<Character>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timing: Option<Timing>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<Window>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub combat: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contest: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub anytime: Option<String>,
    pub named: Source,
    pub from: Source,
}

table::named! {
    /// When a card is resolved in a conflict.
    #[derive(Default)]
    pub enum Timing {
        /// Before all others.
        First = "first",
        /// Before the others, after the first.
        Second = "second",
        /// With the rest.
        #[default]
        Usual = "usual",
    }
}

table::named! {
    /// When an anytime card may be played (CM-8.7).
    pub enum Window {
        /// By the active player, before the first step of a move or assault.
        Movement = "movement",
        /// By anybody who may select cards, before selecting any.
        Select = "select",
    }
}

/// A whole file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub id: String,
    pub title: String,
    pub pieces: Vec<PieceRow>,
    pub unit_limit: LimitRow,
    pub start_coins: Vec<CoinRow>,
    pub groups: Vec<Spanned<GroupRow>>,
    pub actions: Vec<ActionRow>,
    pub build: Vec<BuildRow>,
    pub surcharge: Vec<SurchargeRow>,
    pub reserves: Vec<Spanned<ReserveRow>>,
    pub income: Vec<IncomeRow>,
    pub sack: Vec<SackRow>,
    pub numbers: Vec<Spanned<NumberRow>>,
    pub market: Vec<MarketRow>,
    pub objectives: Vec<Spanned<ObjectiveRow>>,
    pub tiles: Vec<TileRow>,
    pub layouts: Vec<Spanned<LayoutRow>>,
    pub cards: Vec<Spanned<CardRow>>,
}

impl File {
    /// Where every value comes from.
    pub fn sources(&self) -> Vec<Source> {
        let mut all: Vec<Source> = Vec::new();
        self.pieces.iter().for_each(|row| all.extend(row.sources()));
        all.extend(self.unit_limit.sources());
        self.start_coins.iter().for_each(|row| all.extend(row.sources()));
        self.actions.iter().for_each(|row| all.extend(row.sources()));
        self.build.iter().for_each(|row| all.extend(row.sources()));
        all.extend(self.groups.iter().map(|row| row.get_ref().from));
        all.extend(self.surcharge.iter().map(|row| row.from));
        all.extend(self.reserves.iter().map(|row| row.get_ref().from));
        all.extend(self.income.iter().map(|row| row.from));
        all.extend(self.sack.iter().map(|row| row.from));
        all.extend(self.numbers.iter().map(|row| row.get_ref().from));
        all.extend(self.market.iter().map(|row| row.from));
        all.extend(self.objectives.iter().map(|row| row.get_ref().from));
        all.extend(self.tiles.iter().map(|row| row.from));
        all.extend(self.layouts.iter().map(|row| row.get_ref().from));
        all.extend(self.cards.iter().flat_map(|row| [row.get_ref().named, row.get_ref().from]));
        all
    }
}
