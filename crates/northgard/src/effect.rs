//! What cards do, as data. Where a card contradicts the rules the card wins (NG-1.3): every exception is a field here.

use serde::{Deserialize, Serialize};
use table::named;

named! {
    /// Where a Recruit may place units.
    pub enum Ground {
        /// Own territories.
        Own = "own",
        /// Neutral territories.
        Neutral = "neutral",
        /// Own or neutral territories.
        Either = "either",
    }
}

named! {
    /// How many units a Levy may place in a territory.
    pub enum Levy {
        /// One in each chosen territory that is open or shows wood (NG-17.5).
        OpenOrWood = "open_or_wood",
        /// One in each own territory beside an enemy one (NG-17.21).
        Frontier = "frontier",
        /// One per food icon and Food Silo (NG-19.18).
        Food = "food",
        /// One per wood icon and Woodcutter's Lodge (NG-19.36).
        Wood = "wood",
        /// One per lore icon and Carved Stone (NG-19.24).
        Lore = "lore",
    }
}

named! {
    /// Whose card is copied.
    pub enum Source {
        /// That of the opponent on the Scorched Earth (NG-17.15).
        Scorched = "scorched",
        /// That of an opponent in a neighbouring territory (NG-19.11).
        Neighbour = "neighbour",
        /// One the player played this year (NG-19.22).
        Own = "own",
    }
}

named! {
    /// What an Achievement counts (NG-20.2).
    pub enum Tally {
        /// Buildings.
        Builder = "builder",
        /// Empty slots.
        Explorer = "explorer",
        /// Food.
        FoodTrader = "food_trader",
        /// Wood.
        WoodTrader = "wood_trader",
        /// Lore.
        Scholar = "scholar",
        /// Lairs.
        Trapper = "trapper",
        /// Units.
        Warlord = "warlord",
    }
}

/// A Recruit action (NG-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecruitCard {
    /// The most units.
    pub units: u8,
    /// Where.
    #[serde(default = "own", skip_serializing_if = "is_own")]
    pub ground: Ground,
    /// All in the same territory.
    #[serde(default, skip_serializing_if = "is_default")]
    pub together: bool,
    /// Any so many resources buy one more unit.
    #[serde(default, skip_serializing_if = "is_default")]
    pub toll: u8,
}

impl RecruitCard {
    /// So many units in own territories.
    pub(crate) const fn own(units: u8) -> RecruitCard {
        RecruitCard { units, ground: Ground::Own, together: false, toll: 0 }
    }
}

/// A Move action (NG-8) with what it adds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveCard {
    /// Steps.
    pub steps: u8,
    /// Axes in each of its combats.
    #[serde(default, skip_serializing_if = "is_default")]
    pub axes: u8,
    /// An axe or a skull in each of its combats (NG-19.4).
    #[serde(default, skip_serializing_if = "is_default")]
    pub throw: bool,
    /// Casualties cancelled in each of its combats (NG-18.14).
    #[serde(default, skip_serializing_if = "is_default")]
    pub shield: u8,
    /// Rough borders count as regular ones (NG-17.19).
    #[serde(default, skip_serializing_if = "is_default")]
    pub flat: bool,
    /// Enemy territories do not stop the units (NG-19.21).
    #[serde(default, skip_serializing_if = "is_default")]
    pub through: bool,
    /// A defender may be pushed away before each combat (NG-18.5).
    #[serde(default, skip_serializing_if = "is_default")]
    pub push: bool,
    /// Kaija gathers where she leaves (NG-17.1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub gather: bool,
}

/// An Explore action (NG-9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExploreCard {
    /// Tiles drawn.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub tiles: u8,
    /// One placeable tile may be exchanged (NG-18.12).
    #[serde(default, skip_serializing_if = "is_default")]
    pub redraw: bool,
    /// From any open territory (NG-19.17).
    #[serde(default, skip_serializing_if = "is_default")]
    pub anywhere: bool,
    /// The resources of the tile are collected (NG-17.6).
    #[serde(default, skip_serializing_if = "is_default")]
    pub gather: bool,
    /// It need not be done (NG-19.26).
    #[serde(default, skip_serializing_if = "is_default")]
    pub may: bool,
}

/// A Build action (NG-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildCard {
    /// Wood saved.
    #[serde(default, skip_serializing_if = "is_default")]
    pub discount: u8,
    /// A type may be repeated in a territory (NG-17.7).
    #[serde(default, skip_serializing_if = "is_default")]
    pub duplicate: bool,
    /// Small buildings need no slot (NG-19.2).
    #[serde(default, skip_serializing_if = "is_default")]
    pub slotless: bool,
    /// The territory may be harvested before or after (NG-17.17).
    #[serde(default, skip_serializing_if = "is_default")]
    pub glory: bool,
}

/// A Draw action (NG-10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawCard {
    /// Cards drawn.
    pub cards: u8,
    /// Cards kept in hand.
    #[serde(default, skip_serializing_if = "is_default")]
    pub keep: u8,
    /// Cards discarded.
    #[serde(default, skip_serializing_if = "is_default")]
    pub discard: u8,
    /// Cards put back on top of the draw pile.
    #[serde(default, skip_serializing_if = "is_default")]
    pub top: u8,
}

/// One instruction of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum Effect {
    /// Place units.
    Recruit(RecruitCard),
    /// Place units in several territories by a rule.
    Levy {
        rule: Levy,
        /// The most territories; 0 for no limit.
        #[serde(default, skip_serializing_if = "is_default")]
        lands: u8,
    },
    /// Kaija may enter enemy territories this year.
    Awaken,
    /// Make steps and fight.
    Move(MoveCard),
    /// Add a tile.
    Explore(ExploreCard),
    /// Build.
    Build(BuildCard),
    /// Build a second time, not two large ones.
    BuildAgain,
    /// Exchange a building.
    Swap,
    /// Draw and assign cards.
    Draw(DrawCard),
    /// Draw a card per large closed territory.
    DrawPerLarge,
    /// Pay any resources to draw.
    PayDraw { price: u8, cards: u8 },
    /// Draw cards as far as there are any (NG-10.5).
    DrawSide { cards: u8 },
    /// Take resources.
    Gain {
        #[serde(default, skip_serializing_if = "is_default")]
        food: u8,
        #[serde(default, skip_serializing_if = "is_default")]
        wood: u8,
        #[serde(default, skip_serializing_if = "is_default")]
        lore: u8,
    },
    /// Choose among the four basic actions, each at most once.
    Basic {
        #[serde(default = "one", skip_serializing_if = "is_one")]
        actions: u8,
    },
    /// Move, and Explore before or after.
    Annex { steps: u8 },
    /// Place the Scorched Earth token.
    Scorch,
    /// Bring a unit to the recruit.
    Pull,
    /// Remove an enemy unit.
    Strike {
        /// Anywhere on the map, not only beside own territories.
        #[serde(default, skip_serializing_if = "is_default")]
        anywhere: bool,
    },
    /// Take a resource shown where the unit was removed.
    Loot,
    /// Add a unit that is not recruited.
    Add,
    /// See a hand and make its owner choose.
    Rapacious,
    /// See a hand and discard from it.
    Spy,
    /// Every opponent discards.
    Curse,
    /// A random discard, or a draw.
    Threat,
    /// Move enemy units.
    Bribe { units: u8 },
    /// Move units to any open territory.
    Hidden,
    /// Ignore Fortresses and Defense Towers this year.
    Conquer,
    /// Take a card of the row now.
    FutureSight,
    /// Take a card back, or draw.
    Negotiate,
    /// Do what another card does.
    Copy { from: Source },
    /// Cancels a card; never played in the own turn.
    React,
}

fn one() -> u8 {
    1
}

fn is_one(value: &u8) -> bool {
    *value == 1
}

fn own() -> Ground {
    Ground::Own
}

fn is_own(ground: &Ground) -> bool {
    *ground == Ground::Own
}

pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
