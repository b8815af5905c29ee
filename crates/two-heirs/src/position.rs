//! A state in readable terms, for scenario files: whatever has a usual value may be left out.

use crate::TwoHeirs;
use crate::notation::{complain, read_spots};
use crate::pieces::{Both, Side, Terrain, TileId, TileSet, Tiles, Unit};
use crate::siege::bits;
use crate::spot::Spot;
use crate::state::{Frame, HenryRule, NONE, OFFER, Phase, Post, State};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use table::Complaint;

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
