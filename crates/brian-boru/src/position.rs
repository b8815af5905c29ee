//! States in readable terms, for scenario files. Whatever has a usual value may be left out.

mod place;

use crate::prelude::*;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::str::FromStr;
use table::Positions;

impl Positions for BrianBoru {
    type Position = Position;

    fn place(&self, position: &Position, _: &mut Teller) -> Result<State, Complaint> {
        let mut open = Open::empty(self.setup.players);
        open.round = position.round;
        open.battle = position.battle;
        open.viking_deck = position.viking_deck;
        open.marker = position.marker;
        self.lay_players(position, &mut open)?;
        self.lay_board(position, &mut open)?;
        self.lay_marriages(position, &mut open)?;
        open.flow = self.lay_flow(position)?;
        for seat in open.players.seats() {
            open.flow.trick.cards[seat].into_iter().for_each(|card| open.players[seat].played.add(card));
        }
        let hidden = self.lay_hidden(position, &open)?;
        let state = State { open, hidden };
        self.check_step(&state)?;
        Ok(state)
    }

    fn position(&self, state: &State) -> Position {
        let State { open, hidden } = state;
        let per_seat = |seat: Seat| (seat, player_position(&open.players[seat], hidden, seat));
        Position {
            round: open.round,
            marker: open.marker,
            players: open.players.seats().map(per_seat).collect(),
            vikings: open.vikings,
            monasteries: open.monasteries,
            claims: Region::ALL.into_iter().map(|region| (region, open.claims[region])).collect(),
            battle: open.battle,
            viking_deck: open.viking_deck,
            marriage_card: OrNone(open.marriage_card),
            marriage_deck: DeckPosition {
                ordinary: open.marriage_deck.ordinary,
                princess: open.marriage_deck.princess,
                unseen: Some(open.marriage_deck.unseen),
            },
            draft: draft_position(hidden),
            flow: flow_position(&open.flow),
        }
    }

    fn facts(&self, state: &State) -> Map<String, Value> {
        let State { open, hidden } = state;
        let trick = &open.flow.trick;
        let mut last = Map::new();
        let mut packets = Map::new();
        let mut strengths = Map::new();
        for (seat, score) in self.scores(open).iter() {
            let mut items: Vec<i32> = score.items().iter().map(|(_, _, points)| i32::from(*points)).collect();
            items.push(score.total());
            last.insert(seat.to_string(), json!(items));
            let drafting = open.flow.step == Step::Draft;
            let packet = if drafting { hidden.packet(seat, open.flow.pass.into()) } else { Cards::EMPTY };
            packets.insert(seat.to_string(), json!(packet));
        }
        for region in Region::ALL {
            let parties = self.strengths(open, region, true);
            let mut entry = json!(parties.players);
            entry["vikings"] = json!(parties.vikings);
            entry["total"] = json!(parties.total());
            strengths.insert(region.to_string(), entry);
        }
        let winner = trick.winner.map_or_else(|| "none".to_owned(), |seat| seat.to_string());
        Map::from_iter([
            ("trick_order".to_owned(), json!(trick.order())),
            ("trick_winner".to_owned(), json!(winner)),
            ("next".to_owned(), json!(if self.hands_last(state) { "trick" } else { "upkeep" })),
            ("last_round".to_owned(), json!(open.marriage_deck.is_empty())),
            ("final".to_owned(), Value::Object(last)),
            ("packets".to_owned(), Value::Object(packets)),
            ("strengths".to_owned(), Value::Object(strengths)),
            ("free_towns".to_owned(), json!(open.free().len())),
        ])
    }
}

/// A table as people describe it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// How many rounds have begun.
    pub round: u8,
    /// Who holds the marker, the town it lies on, or `beside`.
    pub marker: Marker,
    /// The players; those left out have the usual stocks.
    pub players: BTreeMap<Seat, PlayerPosition>,
    /// Towns with a Viking control token.
    pub vikings: Towns,
    /// Towns with a monastery.
    pub monasteries: Towns,
    /// Claim tokens that are not face down: `board` or the holder.
    pub claims: BTreeMap<Region, Claim>,
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
            players: BTreeMap::new(),
            vikings: Towns::EMPTY,
            monasteries: Towns::EMPTY,
            claims: BTreeMap::new(),
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
            towns: Towns::EMPTY,
            coins: 0,
            renown: 1,
            vp: 10,
            track: 0,
            raiders: 0,
            church: 0,
            marriages: Marriages::EMPTY,
            princess: OrNone(None),
            hand: Cards::EMPTY,
            played: Cards::EMPTY,
            last: Cards::EMPTY,
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
    pub deal: BTreeMap<Seat, Cards>,
    /// What each player chose, pass after pass.
    pub picks: Vec<BTreeMap<Seat, Cards>>,
}

/// What is going on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FlowPosition {
    /// What the table waits for, or what is to be done next.
    pub step: Step,
    /// Stop after this part.
    pub stop_after: OrNone<Part>,
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
            step: Step::BeginTrick,
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
    pub cards: BTreeMap<Seat, Card>,
    /// Whose actions are done.
    pub acted: Vec<Seat>,
}

/// An action being resolved.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
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

fn player_position(player: &Player, hidden: &Hidden, seat: Seat) -> PlayerPosition {
    PlayerPosition {
        towns: player.towns,
        coins: player.coins,
        renown: player.renown,
        vp: player.vp,
        track: player.track,
        raiders: player.raiders,
        church: player.church,
        marriages: player.marriages,
        princess: OrNone(player.princess),
        hand: hidden.hands[seat],
        played: player.played,
        last: hidden.last[seat].map(Cards::one).unwrap_or_default(),
    }
}

fn draft_position(hidden: &Hidden) -> DraftPosition {
    if !hidden.remembers_draft() {
        return DraftPosition::default();
    }
    let table = |cards: &BySeat<Cards>| cards.seats().map(|seat| (seat, cards[seat])).collect::<BTreeMap<_, _>>();
    DraftPosition { deal: table(&hidden.deal), picks: hidden.picks.iter().map(table).collect() }
}

fn flow_position(flow: &Flow) -> FlowPosition {
    let cards = flow.trick.cards;
    let played = cards.seats().filter_map(|seat| Some((seat, cards[seat]?)));
    FlowPosition {
        step: flow.step,
        stop_after: OrNone(flow.stop_after),
        pass: flow.pass,
        trick: TrickPosition {
            leader: OrNone(Some(flow.trick.leader)),
            town: OrNone(flow.trick.town),
            cards: played.collect(),
            acted: flow.trick.acted.iter().collect(),
        },
        line: LinePosition {
            seat: flow.line.seat,
            card: flow.line.card.map_or(0, Card::value),
            which: flow.line.which,
            done: flow.line.done,
        },
        queue: flow.queue.iter().collect(),
    }
}
