//! States in readable terms, for scenario files. Whatever has a usual value may be left out.

use crate::pieces::{Card, Cards, MarriageCard, Marriages, Princess, Region, Town, Towns, Which};
use crate::state::{Claim, Marker, Procedure, Step, VikingDeck};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;
use std::str::FromStr;
use table::Seat;

/// A table as people describe it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// How many rounds have begun.
    pub round: u8,
    /// Who holds the marker, the town it lies on, or `beside`.
    pub marker: Marker,
    /// The players; those left out have the usual stocks.
    pub players: PerSeat<PlayerPosition>,
    /// Towns with a Viking control token.
    pub vikings: Towns,
    /// Towns with a monastery.
    pub monasteries: Towns,
    /// Claim tokens that are not face down: `board` or the holder.
    pub claims: PerRegion,
    /// Raiders in the battle area.
    pub battle: u16,
    /// Strengths of the Viking cards left, in any order.
    pub viking_deck: VikingDeck,
    /// The prize of the round.
    pub marriage_card: OrNone<MarriageCard>,
    /// The marriage deck.
    pub marriage_deck: DeckPosition,
    /// The draft of this round, if it is remembered.
    pub draft: DraftPosition,
    /// What is going on.
    pub flow: FlowPosition,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            round: 1,
            marker: Marker::Held(Seat::default()),
            players: PerSeat::default(),
            vikings: Towns::NONE,
            monasteries: Towns::NONE,
            claims: PerRegion::default(),
            battle: 0,
            viking_deck: VikingDeck::default(),
            marriage_card: OrNone(None),
            marriage_deck: DeckPosition::default(),
            draft: DraftPosition::default(),
            flow: FlowPosition::default(),
        }
    }
}

/// The stocks of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// Towns with this player's disc, Viking-held ones included.
    pub towns: Towns,
    /// Coins.
    pub coins: u16,
    /// Renown.
    pub renown: u16,
    /// Points so far.
    pub vp: u16,
    /// Place on the marriage track.
    pub track: u8,
    /// Raiders taken.
    pub raiders: u16,
    /// Discs in the church area.
    pub church: u16,
    /// Marriage cards in front of the player.
    pub marriages: Marriages,
    /// The side of the princess, if kept.
    pub princess: OrNone<Princess>,
    /// Cards in hand; during the draft those chosen so far.
    pub hand: Cards,
    /// Cards played this round; those on the table need not be repeated.
    pub played: Cards,
    /// The last card, if it was discarded: one or none.
    pub last: Cards,
}

impl Default for PlayerPosition {
    fn default() -> PlayerPosition {
        PlayerPosition {
            towns: Towns::NONE,
            coins: 0,
            renown: 1,
            vp: 10,
            track: 0,
            raiders: 0,
            church: 0,
            marriages: Marriages::NONE,
            princess: OrNone(None),
            hand: Cards::NONE,
            played: Cards::NONE,
            last: Cards::NONE,
        }
    }
}

/// The marriage deck.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DeckPosition {
    /// Ordinary cards on top of the princess.
    pub ordinary: u8,
    /// Whether the princess lies below them.
    pub princess: bool,
    /// Ordinary cards nobody has seen; usually all that are neither revealed nor in front of a player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unseen: Option<Marriages>,
}

/// The draft of this round.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DraftPosition {
    /// The packets as dealt.
    pub deal: PerSeat<Cards>,
    /// What each player chose, pass after pass.
    pub picks: Vec<PerSeat<Cards>>,
}

/// What is going on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FlowPosition {
    /// What the table waits for, or what is to be done next.
    pub step: Step,
    /// Stop after this part.
    pub stop_after: OrNone<Procedure>,
    /// How many times packets have been passed.
    pub pass: u8,
    /// The trick.
    pub trick: TrickPosition,
    /// The action being resolved.
    pub line: LinePosition,
    /// Players still to be served by an upkeep step.
    pub queue: Vec<Seat>,
}

impl Default for FlowPosition {
    fn default() -> FlowPosition {
        FlowPosition {
            step: Step::Trick,
            stop_after: OrNone(None),
            pass: 0,
            trick: TrickPosition::default(),
            line: LinePosition::default(),
            queue: Vec::new(),
        }
    }
}

/// A trick.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TrickPosition {
    /// Who leads; usually the holder of the marker.
    pub leader: OrNone<Seat>,
    /// The active town; usually the one on which the marker lies.
    pub town: OrNone<Town>,
    /// The cards on the table.
    pub cards: PerSeat<Card>,
    /// Whose actions are done.
    pub acted: Vec<Seat>,
}

/// An action being resolved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LinePosition {
    /// Who acts.
    pub seat: Seat,
    /// The value of the card; 0 for none.
    pub card: u8,
    /// Which of its actions.
    pub which: Which,
    /// How many symbols are done.
    pub done: u8,
}

impl Default for LinePosition {
    fn default() -> LinePosition {
        LinePosition { seat: Seat::default(), card: 0, which: Which::Primary, done: 0 }
    }
}

/// Something, or the word `none`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OrNone<T>(pub Option<T>);

impl<T> Default for OrNone<T> {
    fn default() -> OrNone<T> {
        OrNone(None)
    }
}

impl<T: Serialize> Serialize for OrNone<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(value) => value.serialize(serializer),
            None => serializer.serialize_str("none"),
        }
    }
}

impl<'de, T: FromStr<Err: std::fmt::Display>> Deserialize<'de> for OrNone<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<OrNone<T>, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "none" => Ok(OrNone(None)),
            text => text.parse().map(|value| OrNone(Some(value))).map_err(D::Error::custom),
        }
    }
}

/// Entries for some seats: `{ a = …, c = … }`.
#[derive(Clone, PartialEq, Debug)]
pub struct PerSeat<T>(pub BTreeMap<Seat, T>);

impl<T> Default for PerSeat<T> {
    fn default() -> PerSeat<T> {
        PerSeat(BTreeMap::new())
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(seat, entry)| (seat.to_string(), entry)))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerSeat<T>, D::Error> {
        BTreeMap::deserialize(deserializer).map(PerSeat)
    }
}

/// Claim tokens by region: `{ N = "board", C = "a" }`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PerRegion(pub BTreeMap<Region, Claim>);

impl Serialize for PerRegion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(region, claim)| (region.id(), claim)))
    }
}

impl<'de> Deserialize<'de> for PerRegion {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerRegion, D::Error> {
        BTreeMap::deserialize(deserializer).map(PerRegion)
    }
}
