//! The sequence of play: stages, the frames that lie on them, and what goes on by itself.
//!
//! A stage is a phase of the game (CM-4.1). Whatever interrupts it — an action, a conflict, a bargain, a card — is a frame on a
//! small stack; the top frame says what happens next. `CrescentMoon::advance` runs everything that needs neither a decision
//! nor chance.

use crate::CrescentMoon;
use crate::character::{Character, Crew};
use crate::conflict::Step;
use crate::decision::{Action, Sole};
use crate::edition::Building;
use crate::hex::{At, Hex, HexSet};
use crate::run::Run;
use crate::state::State;
use serde::{Deserialize, Serialize};
use table::{Pending, Seat, SeatSet, Teller};

/// A phase of the game, or of setting it up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats choose characters (CM-2.1).
    Characters,
    /// Characters are drawn.
    DrawCharacters,
    /// A layout is drawn.
    DrawLayout,
    /// Tiles of the variable map are dealt (CM-2.15).
    DealTiles,
    /// Tiles are placed (CM-2.16); counts the placed ones.
    Tiles {
        /// How many have been placed.
        placed: u8,
    },
    /// Starting groups are placed (CM-2.20); counts the placed ones.
    Groups {
        /// How many have been placed.
        placed: u8,
    },
    /// The palace is placed (CM-2.5).
    Palace,
    /// The market is filled (CM-2.9).
    FillMarket,
    /// The Murshid's Intrigue of the set-up (CM-2.11).
    FirstIntrigue,
    /// Income (CM-4.2).
    Income,
    /// Reserves (CM-4.5).
    Reserves,
    /// Upkeep a: cards come back (CM-4.9).
    TakeBack,
    /// Upkeep b and c: the market moves on (CM-4.10, CM-4.11).
    Upkeep,
    /// The action phase (CM-5.1).
    Act {
        /// The round, from 1.
        round: u8,
        /// Whose action it is.
        who: Character,
        /// How far it is.
        step: ActStep,
    },
    /// Scoring (CM-14.1).
    Scoring,
    /// Objectives that are paid for (CM-14.5).
    Tribute,
    /// The game is over (CM-14.6).
    Over,
    /// A position has run as far as it asked for.
    Halted,
}

/// How far an action is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActStep {
    /// It is being chosen; bargains belong here, because failing them costs nothing.
    Choose,
    /// It is being carried out.
    Carry,
    /// Limits are checked (CM-5.4).
    Limits,
}

/// Where a position wants to stop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Halt {
    /// Nowhere.
    #[default]
    Never,
    /// Before the first year.
    Setup,
    /// After income.
    Income,
    /// After the reserves step.
    Reserves,
    /// After upkeep.
    Upkeep,
    /// After one action.
    Action,
    /// After scoring.
    Scoring,
}

/// Why cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// To fill both markets at the start.
    Fill,
    /// To refill the market.
    Refill,
    /// To look at them for Intrigue.
    Intrigue,
    /// To look at them for Conspire.
    Conspire,
}

/// Something that goes on within a stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Frame {
    /// Chance draws cards.
    Draw { why: Draw, cards: u8 },
    /// The market is refilled (CM-8.9).
    Refill,
    /// A hand above the limit is discarded down (CM-9.1).
    Discard { who: Character },
    /// The tile that was picked is placed.
    TilePlace,
    /// A river tile is turned.
    TileTurn { at: At },
    /// A starting group is placed.
    GroupHex { group: u8 },
    /// Influence: which hex.
    Influence,
    /// Build: which piece, or stop.
    Build { left: u8, discount: u8, used: HexSet },
    /// Build: which hex.
    BuildHex { piece: Building, discount: u8, used: HexSet },
    /// Move: from where, or stop.
    Move { left: u8, any: bool, from: Option<Hex> },
    /// Move: to where.
    MoveTo { from: Hex },
    /// Move: how many.
    MoveMix { from: Hex, to: Hex },
    /// Assault: from where.
    Assault { from: Option<Hex> },
    /// Assault: to where.
    AssaultTo { from: Hex },
    /// Assault: how many.
    AssaultMix { from: Hex, to: Hex },
    /// Recruit: where, or stop.
    Recruit { left: u8, any: bool },
    /// Hire with four players: how many.
    HireSize,
    /// Hire: where.
    Hire { left: u8 },
    /// After a bribe: move, assault or nothing.
    FollowUp { hex: Hex },
    /// Buy: which card, or stop; one bit for each row bought from.
    Buy { rows: u8 },
    /// Play a power card: which.
    Play,
    /// A card does what it says.
    Card(Run),
    /// Uprising: which hex.
    Uprising,
    /// Muster: which hex next.
    Muster { left: HexSet },
    /// Muster: one unit, or two and no token.
    MusterAt { hex: Hex },
    /// Intrigue: which card.
    IntriguePick { left: u8 },
    /// Conspire: which card.
    ConspirePick,
    /// Move the palace: where.
    Palace,
    /// Desertion: which hex.
    Desertion,
    /// Desertion: how many.
    DesertionCount { hex: Hex },
    /// A bargain is struck.
    Bargain(BargainStep),
    /// A deal with the Murshid is struck.
    Deal(DealStep),
    /// A combat or contest is resolved.
    Conflict(Step),
    /// Units above the limit leave (CM-9.2).
    Overflow { who: Character, hex: Hex },
}

/// How far a bargain is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BargainStep {
    /// Which hex (bribe).
    Hex,
    /// Which card (Sultan's market).
    Card,
    /// How many units (hire, bribe).
    Units,
    /// What price.
    Price,
    /// The partner answers.
    Answer,
    /// The proposer replies to a counter.
    Reply,
}

/// How far a deal is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealStep {
    /// This player names an offer.
    Offer {
        /// Who.
        who: Character,
    },
    /// The Murshid answers.
    Answer,
    /// The Murshid names what is demanded.
    Amount,
    /// The player replies to the demand.
    Reply,
}

/// Who must decide what the top frame asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    /// Nobody: it goes on by itself.
    Nobody,
    /// This player; a single answer is taken without asking.
    Player(Character),
    /// This player, even if there is a single answer, because not asking would tell others something.
    Always(Character),
    /// These players at once and in secret.
    Together(Crew),
    /// A seat that has no character yet.
    Seat(Seat),
    /// Chance.
    Chance,
    /// Nobody ever again.
    Over,
}

impl CrescentMoon {
    /// Who must decide now.
    pub(crate) fn asked(&self, s: &State) -> Asked {
        match s.table.top() {
            Some(frame) => self.frame_asks(s, frame),
            None => self.stage_asks(s),
        }
    }

    fn stage_asks(&self, s: &State) -> Asked {
        match s.table.stage {
            Stage::Characters => Asked::Seat(Seat::new(self.seated(s))),
            Stage::DrawCharacters | Stage::DrawLayout | Stage::DealTiles => Asked::Chance,
            Stage::Tiles { placed } => {
                let who = self.in_turn(placed);
                // One tile left is no secret; more could be all alike, and not asking would tell.
                if s.table.tiles_held[who.index()] > 1 { Asked::Always(who) } else { Asked::Player(who) }
            }
            Stage::Groups { placed } => Asked::Player(self.in_turn(placed)),
            Stage::Palace => Asked::Player(Character::Caliph),
            // A useful card in hand could be all that makes a second choice.
            Stage::Act { who, step: ActStep::Choose, .. } => Asked::Always(who),
            Stage::Tribute => Asked::Player(Character::Nomad),
            Stage::Over | Stage::Halted => Asked::Over,
            Stage::FillMarket
            | Stage::FirstIntrigue
            | Stage::Income
            | Stage::Reserves
            | Stage::TakeBack
            | Stage::Upkeep
            | Stage::Act { .. }
            | Stage::Scoring => Asked::Nobody,
        }
    }

    fn frame_asks(&self, s: &State, frame: &Frame) -> Asked {
        let actor = s.table.actor().unwrap_or_default();
        match *frame {
            Frame::Draw { .. } => Asked::Chance,
            Frame::Discard { who } if self.hand_is_full(s, who) => Asked::Player(who),
            Frame::Discard { .. } | Frame::Refill => Asked::Nobody,
            Frame::TilePlace | Frame::TileTurn { .. } => match s.table.stage {
                Stage::Tiles { placed } => Asked::Player(self.in_turn(placed)),
                _ => Asked::Nobody,
            },
            Frame::GroupHex { .. } => match s.table.stage {
                Stage::Groups { placed } => Asked::Player(self.in_turn(placed)),
                _ => Asked::Nobody,
            },
            Frame::IntriguePick { .. } => Asked::Always(Character::Murshid),
            Frame::ConspirePick => Asked::Always(Character::Sultan),
            Frame::Muster { left } if left.is_empty() || s.table.discs[actor.index()] == 0 => Asked::Nobody,
            Frame::Bargain(step) => Asked::Player(self.bargainer(s, step)),
            Frame::Deal(step) => self.deal_asks(s, step),
            Frame::Conflict(step) => self.conflict_asks(s, step),
            Frame::Card(run) => self.card_asks(s, &run),
            // A movement card in hand could be all that makes a follow-up possible.
            Frame::FollowUp { .. } => Asked::Always(actor),
            Frame::Overflow { who, .. } => Asked::Player(who),
            Frame::Influence
            | Frame::Build { .. }
            | Frame::BuildHex { .. }
            | Frame::Move { .. }
            | Frame::MoveTo { .. }
            | Frame::MoveMix { .. }
            | Frame::Assault { .. }
            | Frame::AssaultTo { .. }
            | Frame::AssaultMix { .. }
            | Frame::Recruit { .. }
            | Frame::HireSize
            | Frame::Hire { .. }
            | Frame::Buy { .. }
            | Frame::Play
            | Frame::Uprising
            | Frame::Muster { .. }
            | Frame::MusterAt { .. }
            | Frame::Palace
            | Frame::Desertion
            | Frame::DesertionCount { .. } => Asked::Player(actor),
        }
    }

    /// Whom the table waits for.
    pub(crate) fn pending_seats(&self, s: &State) -> Pending {
        match self.asked(s) {
            Asked::Player(who) | Asked::Always(who) => Pending::Seats(SeatSet::one(s.table.seat(who))),
            Asked::Together(crew) => Pending::Seats(crew.iter().map(|who| s.table.seat(who)).collect()),
            Asked::Seat(seat) => Pending::Seats(SeatSet::one(seat)),
            // In play nothing goes on by itself between two acts; a position may begin with something that does.
            Asked::Chance | Asked::Nobody => Pending::Chance,
            Asked::Over => Pending::Over,
        }
    }

    /// Goes on until somebody must decide, chance must decide, or the game is over.
    pub(crate) fn advance(&self, s: &mut State, t: &mut Teller) {
        loop {
            match self.asked(s) {
                Asked::Nobody => self.go_on(s, t),
                Asked::Player(who) => {
                    let mut sole = Sole::default();
                    self.offer(s, who, &mut sole);
                    match sole.answer() {
                        Some(action) => self.apply(s, who, action, t),
                        None => return,
                    }
                }
                Asked::Seat(seat) => {
                    let mut sole = Sole::default();
                    self.offer_characters(s, &mut sole);
                    match sole.answer() {
                        Some(Action::Take(character)) => self.take_character(s, seat, character, t),
                        _ => return,
                    }
                }
                Asked::Always(_) | Asked::Together(_) | Asked::Chance | Asked::Over => return,
            }
        }
    }

    /// Runs one thing that needs no decision.
    fn go_on(&self, s: &mut State, t: &mut Teller) {
        match s.table.top().copied() {
            None => self.stage_goes_on(s, t),
            Some(Frame::Conflict(step)) => self.conflict_goes_on(s, step, t),
            Some(Frame::Card(run)) => self.card_goes_on(s, run, t),
            Some(Frame::Refill) => {
                s.table.pop();
                self.refill(s, t);
            }
            Some(_) => s.table.pop(),
        }
    }

    fn stage_goes_on(&self, s: &mut State, t: &mut Teller) {
        match s.table.stage {
            Stage::FillMarket => self.fill_market(s),
            Stage::FirstIntrigue => self.first_intrigue(s, t),
            Stage::Income => self.collect_income(s, t),
            Stage::Reserves => self.fill_reserves(s, t),
            Stage::TakeBack => self.take_back(s, t),
            Stage::Upkeep => self.turn_market(s, t),
            Stage::Act { step: ActStep::Carry, round, who } => {
                s.table.stage = Stage::Act { round, who, step: ActStep::Limits };
            }
            Stage::Act { step: ActStep::Limits, .. } => self.end_action(s),
            Stage::Scoring => self.score_year(s, t),
            _ => {}
        }
    }

    /// Whose turn it is after so many turns of the set-up.
    pub(crate) fn in_turn(&self, turns: u8) -> Character {
        Character::ALL[turns as usize % self.players]
    }

    /// Goes to the next stage, unless the position wanted to stop here.
    pub(crate) fn next_stage(&self, s: &mut State, done: Halt, next: Stage) {
        s.table.stage = if s.table.halt == done { Stage::Halted } else { next };
    }
}
