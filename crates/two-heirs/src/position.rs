//! A state in readable terms, for scenario files: whatever has a usual value may be left out.

use crate::TwoHeirs;
use crate::edition::TREASURES;
use crate::notation::{complain, read_spots, read_terrain};
use crate::pieces::{Both, Side, Spot, Terrain, TileId, TileSet, Tiles, Unit};
use crate::siege::bits;
use crate::state::{Frame, HenryMove, HenryRule, MOST_TILES, NONE, OFFER, Phase, Post, State};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::{Complaint, Message};

/// What lies on the table, in words.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// The sets in play; none stands for those of the options.
    pub sets: Vec<TileSet>,
    /// Whose turn it is, and what is being done.
    pub flow: FlowPosition,
    /// The royal offer.
    pub offer: OfferPosition,
    /// The draw pile.
    pub pile: PilePosition,
    /// The tiles in the order in which they were laid, the start tile first: `(1,0) a do_bakery` is a building of seat `a`,
    /// `(1,0) free do_bakery` a face-down tile, `(1,0) free ye` one known by its terrain only.
    pub board: Vec<String>,
    /// Hands and units.
    pub players: PlayersPosition,
    /// Tiles removed from the game.
    pub removed: Vec<String>,
    /// Treasures and scaffolding of the solo game.
    pub henry: HenryPosition,
    /// Serial numbers of closed hands.
    pub secrets: SecretsPosition,
}

/// Whose turn it is, and what is being done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FlowPosition {
    /// What is being done, the current frame last; nothing when the game is over. A `halt` at the bottom stops the game
    /// after the turn.
    pub stack: Vec<String>,
    /// The active side.
    pub turn: Side,
    /// Who had the first turn.
    pub first: Side,
    /// How near the end is.
    pub phase: Phase,
    /// Unused discounts.
    pub discount: u8,
    /// Tiles taken in this turn; left out, one if the crown shows the other side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub takes: Option<u8>,
    /// Turns finished.
    pub turns: Both<u8>,
    /// Camps used.
    pub camps: Both<u8>,
}

impl Default for FlowPosition {
    fn default() -> FlowPosition {
        FlowPosition {
            stack: vec!["turn".to_owned()],
            turn: Side::White,
            first: Side::White,
            phase: Phase::Normal,
            discount: 0,
            takes: None,
            turns: Both::default(),
            camps: Both::default(),
        }
    }
}

/// The royal offer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OfferPosition {
    /// Whose crown the shield shows; left out, the active side's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub crown: Option<Side>,
    /// The position of the shield, 0 to 6.
    pub shield: u8,
    /// The six other positions, clockwise from the shield; `-` is an empty one.
    pub tiles: Vec<String>,
}

/// The draw pile.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PilePosition {
    /// Tiles left in it; left out, as many as are unseen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// The terrain of the top tile; left out, that of the first unseen tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub top: Option<Terrain>,
    /// The tiles nobody has seen: those of the pile, in no order, and one more if the start tile's face is among them.
    pub unseen: Vec<String>,
}

/// Both sides; one that is left out has no tiles in hand and its units as at the start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayersPosition {
    /// White's.
    pub a: PlayerPosition,
    /// Blue's; in the solo game Henry's.
    pub b: PlayerPosition,
}

/// Hand and units of a side.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    /// Tiles in hand.
    pub hand: Vec<String>,
    /// Where the units stand.
    pub units: UnitsPosition,
}

/// Where the units of a side stand: a position such as `(1,0)`, `court` or `aside`; a `*` behind it marks a unit that has
/// moved in this turn. Left out, they stand as at the start.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct UnitsPosition {
    /// The elite unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elite: Option<String>,
    /// The first regular unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r1: Option<String>,
    /// The second regular unit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r2: Option<String>,
}

/// The solo opponent's treasures and memory.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HenryPosition {
    /// Treasures nobody has seen: those of the pile and those removed at set-up.
    pub unseen: Vec<String>,
    /// Treasures left in the pile; left out, as many as are unseen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u8>,
    /// Treasures on the board, by position.
    pub treasures: BTreeMap<Spot, String>,
    /// The human's last building.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scaffold: Option<Spot>,
    /// Henry's last move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<LastPosition>,
}

/// A move of Henry.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LastPosition {
    /// The tile he took.
    pub tile: String,
    /// The rule that placed it.
    pub rule: HenryRule,
    /// Where it was laid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
}

/// What closed hands hide.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SecretsPosition {
    /// The last serial number given.
    pub serial: u8,
    /// Tiles taken and not shown since, with the serial number of the take.
    pub taken: Both<BTreeMap<String, u8>>,
    /// Tiles laid face down or removed unseen, with the serial number.
    pub hidden: BTreeMap<String, u8>,
}

impl TwoHeirs {
    /// The state in words.
    pub(crate) fn position_of(&self, state: &State) -> Position {
        let names = |tiles: Tiles| tiles.iter().map(|tile| self.id(tile).to_string()).collect::<Vec<_>>();
        let ring = state.offer.clockwise().map(|position| state.offer.tiles[position]);
        let serials = |tiles: Tiles, of: &[[u8; TileId::PER_SET]; 6]| -> BTreeMap<String, u8> {
            tiles.iter().map(|tile| (self.id(tile).to_string(), of[tile.in_set().0][tile.in_set().1])).collect()
        };
        let hidden: Tiles =
            (0..TileId::COUNT).map(TileId::new).filter(|tile| Self::hidden_at(state, *tile) != 0).collect();
        Position {
            sets: state.sets().collect(),
            flow: FlowPosition {
                stack: self.stack_words(state),
                turn: state.turn,
                first: state.first,
                phase: state.phase,
                discount: state.discount,
                takes: Some(state.takes),
                turns: Both { a: state.turns[0], b: state.turns[1] },
                camps: Both { a: state.camps[0], b: state.camps[1] },
            },
            offer: OfferPosition {
                crown: Some(state.offer.crown),
                shield: state.offer.shield,
                tiles: ring.map(|tile| tile.map_or("-".to_owned(), |tile| self.id(tile).to_string())).collect(),
            },
            pile: PilePosition { left: Some(state.pile.left), top: state.pile.top, unseen: names(state.pile.unseen) },
            board: state.board.tiles().iter().map(|laid| self.laid_words(laid.at, laid.owner, laid.tile)).collect(),
            players: PlayersPosition {
                a: self.player_position(state, Side::White),
                b: self.player_position(state, Side::Blue),
            },
            removed: names(state.removed),
            henry: self.henry_position(state),
            secrets: SecretsPosition {
                serial: state.secrets.serial,
                taken: Both::from_fn(|side| serials(state.secrets.taken[side.index()], &state.secrets.taken_at)),
                hidden: serials(hidden, &state.secrets.hidden_at),
            },
        }
    }

    fn player_position(&self, state: &State, side: Side) -> PlayerPosition {
        PlayerPosition {
            hand: state.hand(side).iter().map(|tile| self.id(tile).to_string()).collect(),
            units: UnitsPosition {
                elite: Some(self.post_words(state, side, Unit::Elite)),
                r1: Some(self.post_words(state, side, Unit::First)),
                r2: Some(self.post_words(state, side, Unit::Second)),
            },
        }
    }

    fn henry_position(&self, state: &State) -> HenryPosition {
        let treasure = |index: usize| self.edition.treasures[index].id.to_string();
        let lying = state.henry.lying.iter().enumerate().filter(|(_, on)| **on != NONE);
        HenryPosition {
            unseen: bits(state.henry.unseen.into()).map(treasure).collect(),
            left: Some(state.henry.left),
            treasures: lying.map(|(index, on)| (state.board.tile(*on as usize).at, treasure(index))).collect(),
            scaffold: (state.henry.scaffold != NONE).then(|| state.board.tile(state.henry.scaffold as usize).at),
            last: state.henry.last.map(|last| LastPosition {
                tile: self.id(last.tile).to_string(),
                rule: last.rule,
                at: last.at,
            }),
        }
    }

    /// A tile on the board in words.
    pub(crate) fn laid_words(&self, at: Spot, owner: Option<Side>, tile: TileId) -> String {
        format!("{at} {} {}", owner.map_or("free", Side::code), self.id(tile))
    }

    /// Where a unit stands, in words.
    pub(crate) fn post_words(&self, state: &State, side: Side, unit: Unit) -> String {
        let post = state.post(side, unit);
        let place = match post.tile() {
            Some(index) => state.board.tile(index).at.to_string(),
            None if post == Post::COURT => "court".to_owned(),
            None => "aside".to_owned(),
        };
        if side == state.turn && state.has_moved(unit) { place + "*" } else { place }
    }

    /// The flow in words.
    pub(crate) fn stack_words(&self, state: &State) -> Vec<String> {
        let words = state.flow.iter().map(|frame| match frame {
            Frame::Halt => "halt".to_owned(),
            Frame::Sets => "sets".to_owned(),
            Frame::Coin => "coin".to_owned(),
            Frame::Deal => "deal".to_owned(),
            Frame::Turn => "turn".to_owned(),
            Frame::Refill(position) => format!("refill {position}"),
            Frame::Siege(by, targets) => {
                let spots: Vec<String> = bits(*targets).map(|index| state.board.tile(index).at.to_string()).collect();
                format!("siege {by} {}", spots.join(" "))
            }
            Frame::Discard => "discard".to_owned(),
            Frame::HenryTakes => "henry takes".to_owned(),
            Frame::HenryPlaces(tile) => format!("henry places {}", self.id(*tile)),
            Frame::HenryHoards => "henry hoards".to_owned(),
            Frame::Treasure => "treasure".to_owned(),
            Frame::HenryMarches => "henry marches".to_owned(),
        });
        words.collect()
    }

    /// The frame written so.
    pub(crate) fn frame_from(&self, state: &State, text: &str) -> Result<Frame, Complaint> {
        let wrong = || complain("complaint-th-frame", text);
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["halt"] => Frame::Halt,
            ["sets"] => Frame::Sets,
            ["coin"] => Frame::Coin,
            ["deal"] => Frame::Deal,
            ["turn"] => Frame::Turn,
            ["refill", position] => {
                let position: u8 = position.parse().map_err(|_| wrong())?;
                let empty = (position as usize) < OFFER && state.offer.tiles[position as usize].is_none();
                if !empty || position == state.offer.shield || state.pile.left == 0 {
                    return Err(wrong());
                }
                Frame::Refill(position)
            }
            ["siege", by, spots @ ..] => {
                let by = Side::from_code(by).ok_or_else(wrong)?;
                let mut targets = 0;
                for spot in read_spots(spots)? {
                    let index = state.board.find(spot).ok_or_else(wrong)?;
                    if state.board.tile(index).owner != Some(by.other()) || self.is_henry(by) {
                        return Err(wrong());
                    }
                    targets |= 1 << index;
                }
                Frame::Siege(by, targets)
            }
            ["discard"] => Frame::Discard,
            ["henry", "places", tile] => Frame::HenryPlaces(self.read_tile(tile)?),
            ["henry", "hoards"] => Frame::HenryHoards,
            ["treasure"] if state.henry.left > 0 => Frame::Treasure,
            ["henry", "marches"] => Frame::HenryMarches,
            _ => return Err(wrong()),
        })
    }
}

/// Puts a position together piece by piece; every tile may be used once.
struct Builder<'a> {
    game: &'a TwoHeirs,
    used: Tiles,
    count: usize,
}

impl Builder<'_> {
    fn tile(&mut self, id: &str, sets: u8) -> Result<TileId, Complaint> {
        let tile = self.game.read_tile(id)?;
        if !self.game.tiles_of(sets).has(tile) {
            return Err(complain("complaint-th-not_in_play", id));
        }
        if self.used.has(tile) {
            return Err(complain("complaint-th-tile_twice", id));
        }
        self.used.add(tile);
        self.count += 1;
        Ok(tile)
    }

    fn tiles(&mut self, ids: &[String], sets: u8) -> Result<Tiles, Complaint> {
        ids.iter().map(|id| self.tile(id, sets)).collect()
    }

    fn offer(&mut self, state: &mut State, offer: &OfferPosition) -> Result<(), Complaint> {
        if offer.shield as usize >= OFFER || offer.tiles.len() >= OFFER {
            return Err(Message::new("complaint-th-offer").into());
        }
        state.offer.shield = offer.shield;
        state.offer.crown = offer.crown.unwrap_or(state.turn);
        for (step, id) in offer.tiles.iter().enumerate() {
            let position = (offer.shield as usize + 1 + step) % OFFER;
            state.offer.tiles[position] = if id == "-" { None } else { Some(self.tile(id, state.sets)?) };
        }
        Ok(())
    }

    fn board(&mut self, state: &mut State, board: &[String]) -> Result<(), Complaint> {
        for text in board {
            let wrong = || complain("complaint-th-board", text);
            let words: Vec<&str> = text.split_whitespace().collect();
            let [at, owner, id] = words.as_slice() else { return Err(wrong()) };
            let at: Spot = at.parse()?;
            let owner = if *owner == "free" { None } else { Some(Side::from_code(owner).ok_or_else(wrong)?) };
            let tile = match read_terrain(id) {
                Ok(terrain) if owner.is_none() => {
                    self.count += 1;
                    TileId::unseen(terrain)
                }
                Ok(_) => return Err(wrong()),
                Err(_) => self.tile(id, state.sets)?,
            };
            if state.board.find(at).is_some() {
                return Err(complain("complaint-th-spot_twice", text));
            }
            if state.board.len() == MOST_TILES {
                return Err(Message::new("complaint-th-too_many").into());
            }
            state.board.lay(at, tile, owner);
        }
        if is_connected(state) { Ok(()) } else { Err(Message::new("complaint-th-torn").into()) }
    }

    fn pile(&mut self, state: &mut State, pile: &PilePosition) -> Result<(), Complaint> {
        state.pile.unseen = self.tiles(&pile.unseen, state.sets)?;
        let unseen = state.pile.unseen.len();
        let setting_up = state.board.is_empty();
        state.pile.left = pile.left.unwrap_or(if setting_up { 0 } else { unseen as u8 });
        let first = pile.unseen.first().and_then(|id| self.game.find_tile(id)).map(|tile| self.game.face(tile).terrain);
        state.pile.top = pile.top.or(first).filter(|_| state.pile.left > 0);
        let left = state.pile.left as usize;
        let top = state.pile.top.map_or(1, |top| self.game.pile_count(state, top));
        let fits = setting_up && left == 0 || (left == unseen || left + 1 == unseen) && top > 0;
        if fits { Ok(()) } else { Err(Message::new("complaint-th-pile").into()) }
    }

    fn units(&self, state: &mut State, side: Side, units: &UnitsPosition) -> Result<(), Complaint> {
        let named = [&units.elite, &units.r1, &units.r2];
        for (unit, text) in Unit::ALL.into_iter().zip(named) {
            let text = match text {
                Some(text) => text.as_str(),
                None if state.board.is_empty() || self.game.is_henry(side) => "aside",
                None if unit == Unit::Elite => "",
                None => "court",
            };
            let (place, moved) = text.strip_suffix('*').map_or((text, false), |place| (place, true));
            let wrong = || complain("complaint-th-post", text);
            let post = match place {
                "court" if unit != Unit::Elite && !self.game.is_henry(side) => Post::COURT,
                "aside" if state.board.is_empty() || self.game.is_henry(side) => Post::ASIDE,
                "" => Post::on(0),
                place => Post::on(state.board.find(place.parse()?).ok_or_else(wrong)?),
            };
            let taken = post.tile().is_some_and(|index| state.is_occupied(index));
            let shared = unit == Unit::Elite
                && side == Side::Blue
                && post == Post::on(0)
                && state.post(Side::White, unit) == post;
            if taken && !shared || moved && side != state.turn {
                return Err(wrong());
            }
            state.units[side.index()][unit.index()] = post;
            if moved {
                state.moved |= 1 << unit.index();
            }
        }
        Ok(())
    }

    fn henry(&self, state: &mut State, henry: &HenryPosition) -> Result<(), Complaint> {
        let find = |state: &State, at: Spot| {
            state.board.find(at).ok_or_else(|| complain("complaint-th-no_tile_there", &at.to_string()))
        };
        let mut used = 0u16;
        let mut fresh = |id: &str| {
            let treasure = self.game.read_treasure(id)?;
            if used >> treasure & 1 != 0 {
                return Err(complain("complaint-th-tile_twice", id));
            }
            used |= 1 << treasure;
            Ok(treasure)
        };
        for id in &henry.unseen {
            state.henry.unseen |= 1 << fresh(id)?;
        }
        for (at, id) in &henry.treasures {
            state.henry.lying[fresh(id)?] = find(state, *at)? as u8;
        }
        let unseen = state.henry.unseen.count_ones() as u8;
        state.henry.left = henry.left.unwrap_or(unseen);
        if state.henry.left > unseen || unseen as usize > TREASURES {
            return Err(Message::new("complaint-th-hoard").into());
        }
        if let Some(at) = henry.scaffold {
            state.henry.scaffold = find(state, at)? as u8;
        }
        if let Some(last) = &henry.last {
            let tile = self.game.read_tile(&last.tile)?;
            state.henry.last = Some(HenryMove { tile, rule: last.rule, at: last.at });
        }
        Ok(())
    }

    fn secrets(&self, state: &mut State, secrets: &SecretsPosition) -> Result<(), Complaint> {
        state.secrets.serial = secrets.serial;
        for side in Side::ALL {
            for (id, serial) in &secrets.taken[side] {
                let tile = self.game.read_tile(id)?;
                state.secrets.taken[side.index()].add(tile);
                state.secrets.taken_at[tile.in_set().0][tile.in_set().1] = *serial;
            }
        }
        for (id, serial) in &secrets.hidden {
            let tile = self.game.read_tile(id)?;
            state.secrets.hidden_at[tile.in_set().0][tile.in_set().1] = *serial;
        }
        Ok(())
    }
}

impl TwoHeirs {
    /// Lays out a position, or says why it is impossible.
    pub(crate) fn state_from(&self, position: &Position) -> Result<State, Complaint> {
        let sets = match position.sets.as_slice() {
            [] => self.options.sets.unwrap_or(0),
            sets => sets.iter().fold(0, |bits, set| bits | 1 << set.index()),
        };
        let mut builder = Builder { game: self, used: Tiles::EMPTY, count: 0 };
        let mut state = State::empty(sets);
        let flow = &position.flow;
        (state.turn, state.first, state.phase, state.discount) = (flow.turn, flow.first, flow.phase, flow.discount);
        state.turns = [flow.turns.a, flow.turns.b];
        state.camps = [flow.camps.a, flow.camps.b];
        builder.offer(&mut state, &position.offer)?;
        builder.board(&mut state, &position.board)?;
        builder.pile(&mut state, &position.pile)?;
        for side in Side::ALL {
            let player = if side == Side::White { &position.players.a } else { &position.players.b };
            state.hands[side.index()] = builder.tiles(&player.hand, sets)?;
            builder.units(&mut state, side, &player.units)?;
        }
        state.removed = builder.tiles(&position.removed, sets)?;
        state.takes = flow.takes.unwrap_or(u8::from(state.offer.crown != state.turn));
        builder.henry(&mut state, &position.henry)?;
        builder.secrets(&mut state, &position.secrets)?;
        for text in &flow.stack {
            let frame = self.frame_from(&state, text)?;
            if let Frame::HenryPlaces(tile) = frame {
                builder.tile(&self.id(tile), sets)?;
            }
            state.flow.try_push(frame).map_err(|_| complain("complaint-th-frame", text))?;
        }
        // The start tile's face may be among the unseen, so one more tile than are known may be counted.
        if builder.count > MOST_TILES + usize::from(state.pile.holds_start()) {
            return Err(Message::new("complaint-th-too_many").into());
        }
        self.check_flow(&state)?;
        Ok(state)
    }

    /// A position must wait for somebody or something: what follows by itself has already happened.
    fn check_flow(&self, state: &State) -> Result<(), Complaint> {
        let stack = match state.flow.as_slice() {
            [Frame::Halt, rest @ ..] => rest,
            all => all,
        };
        let human = !self.is_henry(state.turn);
        let fits = match stack {
            [] => true,
            [Frame::Deal]
            | [Frame::Deal, Frame::Coin]
            | [Frame::Deal, Frame::Coin, Frame::Sets]
            | [Frame::Deal, Frame::Sets] => state.board.is_empty(),
            [Frame::Turn] | [Frame::Turn, Frame::Refill(_)] => human,
            [Frame::Turn, Frame::Siege(..)] | [Frame::Turn, Frame::Siege(..), Frame::Siege(..)] => human,
            [Frame::Discard] => human && state.hand(state.turn).len() > crate::turn::HAND_LIMIT,
            [Frame::HenryPlaces(_), Frame::Refill(_)] => !human,
            [Frame::HenryMarches, Frame::Treasure] | [Frame::HenryHoards, Frame::Siege(..)] => !human,
            _ => false,
        };
        let laid = state.board.is_empty() == matches!(stack, [Frame::Deal, ..]);
        if fits && laid { Ok(()) } else { Err(Message::new("complaint-th-flow").into()) }
    }
}

/// Whether the tiles hang together by sides and corners.
fn is_connected(state: &State) -> bool {
    let mut reached = u32::from(!state.board.is_empty());
    let mut open = reached;
    while open != 0 {
        let index = open.trailing_zeros() as usize;
        open &= open - 1;
        for next in state.board.tile(index).near.into_iter().filter(|next| *next != NONE) {
            if reached >> next & 1 == 0 {
                reached |= 1 << next;
                open |= 1 << next;
            }
        }
    }
    reached.count_ones() as usize == state.board.len()
}
