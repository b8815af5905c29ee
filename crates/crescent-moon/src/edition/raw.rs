//! Edition files as they are written: rows of components, each with where it comes from.

use crate::Character;
use crate::cards::CardType;
use crate::hex::{At, Edges};
use crate::land::{Terrain, Tile};
use crate::pieces::Building;
use crate::verb::Verb;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Origin;
use table::file::Spanned;

/// Makes a row with one column per character.
macro_rules! row_by_character {
    ($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $(pub $field: $type,)*
            warlord: Option<u8>,
            murshid: Option<u8>,
            sultan: Option<u8>,
            caliph: Option<u8>,
            nomad: Option<u8>,
            from: Origin,
            #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
            but: BTreeMap<Character, Origin>,
        }

        impl $name {
            /// The values in turn order.
            pub fn values(&self) -> [Option<u8>; 5] {
                [self.warlord, self.murshid, self.sultan, self.caliph, self.nomad]
            }

            /// Where each value comes from.
            pub fn sources(&self) -> impl Iterator<Item = Origin> {
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

table::rows! {
    /// A starting group.
    pub struct GroupRow { id: String, pieces: String }
    /// What a terrain adds to a building's price.
    pub struct SurchargeRow { terrain: Terrain, coins: u8 }
    /// The reserve value of a character.
    pub struct ReserveRow { character: Character, value: String }
    /// What a source of income brings.
    pub struct IncomeRow { source: IncomeName, coins: u8, extra: Option<u8> }
    /// What sacking a building brings.
    pub struct SackRow { building: Building, coins: u8, vp: u8 }
    /// A single number of the rules.
    pub struct NumberRow { id: String, value: u8 }
    /// A row of the market.
    pub struct MarketRow { row: RowName, slots: u8, price: u8 }
    /// One line of an objective sheet.
    pub struct ObjectiveRow {
        id: String, character: Character, when: When, vp: Option<String>, most: Option<u8>, coins: Option<u8>
    }
    /// How many tiles of a kind there are.
    pub struct TileRow { tile: Tile, count: u8, out: u8 }
}

table::named! {
    /// A kind of piece in the box: a unit, an influence token, or a building by its own name.
    pub enum BoxPiece {
        /// A unit disc.
        Unit = "unit",
        /// An influence token.
        Influence = "influence",
        /// As [`Building::Fort`].
        Fort = "fort",
        /// As [`Building::Castle`].
        Castle = "castle",
        /// As [`Building::Town`].
        Town = "town",
        /// As [`Building::City`].
        City = "city",
        /// As [`Building::Palace`].
        Palace = "palace",
    }
}

table::named! {
    /// A source of income: a settlement, the Sultan's influence, or a terrain by its own name.
    pub enum IncomeName {
        /// A town.
        Town = "town",
        /// A city.
        City = "city",
        /// An influence token of the Sultan.
        SultanInfluence = "sultan_influence",
        /// As [`Terrain::Fertile`].
        Fertile = "fertile",
        /// As [`Terrain::Wilderness`].
        Wilderness = "wilderness",
        /// As [`Terrain::Mountain`].
        Mountain = "mountain",
        /// As [`Terrain::Quarry`].
        Quarry = "quarry",
        /// As [`Terrain::Desert`].
        Desert = "desert",
    }
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

/// A hex of a layout.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HexRow {
    pub at: At,
    pub tile: Tile,
    #[serde(default, skip_serializing_if = "is_default")]
    pub rivers: Edges,
    pub group: Option<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub out: bool,
}

/// Whether it need not be said.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A named layout.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayoutRow {
    pub id: String,
    pub from: Origin,
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
    pub dealt_to: Option<Character>,
    pub timing: Option<Timing>,
    pub window: Option<Window>,
    pub combat: Option<String>,
    pub contest: Option<String>,
    pub action: Option<String>,
    pub anytime: Option<String>,
    pub named: Origin,
    pub from: Origin,
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
    pub fn sources(&self) -> Vec<Origin> {
        let mut all: Vec<Origin> = Vec::new();
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
