//! Every decision: what may be answered, and where each chapter offers, refuses and applies it.

use crate::CrescentMoon;
use crate::character::Character;
use crate::conflict::{Camp, Step};
use crate::edition::{Building, RowName};
use crate::flow::{ActStep, Asked, Frame, Stage};
use crate::hex::{At, Direction, Hex};
use crate::land::Tile;
use crate::pieces::Units;
use crate::pile::Kind;
use crate::state::State;
use crate::told;
use crate::verb::Verb;
use table::{Refusal, Seat, Teller};

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Takes a character.
    Take(Character),
    /// Picks a tile to place.
    Tile(Tile),
    /// Chooses a hex, or the place of a tile.
    At(At),
    /// Turns a river tile: its river runs along this edge and the next.
    Turn(Direction),
    /// Picks a starting group, 1 or 2.
    Group(u8),
    /// Chooses an action.
    Do(Verb),
    /// Chooses what to build.
    Piece(Building),
    /// Chooses where units set out.
    From(At),
    /// Chooses where units go.
    To(At),
    /// Chooses which units.
    Units(Units),
    /// Names a number.
    Count(u8),
    /// Names a price.
    Pay(u16),
    /// Offers points to the Murshid.
    Offer(u8),
    /// Chooses a card.
    Card(Kind),
    /// Plays an anytime card.
    Play(Kind),
    /// Chooses a card that somebody played.
    Target(Kind, Seat),
    /// Chooses a player.
    Player(Seat),
    /// Buys a card from a row.
    Buy(RowName, Kind),
    /// Chooses a side.
    Side(Camp),
    /// Accepts the offer of a player.
    Deal(Seat),
    /// Demands points from a player.
    Demand(Seat),
    /// Accepts.
    Accept,
    /// Declines.
    Decline,
    /// Answers with other terms.
    Counter,
    /// Gives up a bargain before it is proposed.
    Withdraw,
    /// Has selected all cards.
    Done,
    /// Does no more of this.
    Stop,
    /// Yes.
    Yes,
    /// No.
    No,
}

/// Where offers are put.
pub(crate) trait Sink {
    /// Adds an offer.
    fn push(&mut self, action: Action);
}

impl Sink for Vec<Action> {
    fn push(&mut self, action: Action) {
        Vec::push(self, action);
    }
}

/// Remembers an offer as long as it is the only one.
#[derive(Default)]
pub(crate) struct Sole {
    first: Option<Action>,
    more: bool,
}

impl Sink for Sole {
    fn push(&mut self, action: Action) {
        self.more |= self.first.is_some();
        self.first.get_or_insert(action);
    }
}

impl Sole {
    /// Whether there was any.
    pub fn any(&self) -> bool {
        self.first.is_some()
    }

    /// The only offer, if there was exactly one.
    pub fn answer(&self) -> Option<Action> {
        self.first.filter(|_| !self.more)
    }
}

impl CrescentMoon {
    /// Offers everything a seat may do.
    pub(crate) fn offer_seat(&self, s: &State, seat: Seat, offers: &mut Vec<Action>) {
        match self.asked(s) {
            Asked::Seat(asked) if asked == seat => self.offer_characters(s, offers),
            Asked::Player(who) | Asked::Always(who) if s.table.seat(who) == seat => self.offer(s, who, offers),
            Asked::Together(crew) => {
                if let Some(who) = s.table.character(seat).filter(|who| crew.has(*who)) {
                    self.offer(s, who, offers);
                }
            }
            _ => {}
        }
    }

    /// Why a seat may not do this.
    pub(crate) fn refuse_seat(&self, s: &State, seat: Seat, action: Action) -> Option<Refusal> {
        match self.asked(s) {
            Asked::Seat(asked) if asked == seat => self.refuse_character(s, action),
            Asked::Player(who) | Asked::Always(who) if s.table.seat(who) == seat => self.refuse(s, who, action),
            Asked::Together(crew) => match s.table.character(seat).filter(|who| crew.has(*who)) {
                Some(who) => self.refuse(s, who, action),
                None => Some(told::not_your_turn()),
            },
            _ => Some(told::not_your_turn()),
        }
    }

    /// Applies what a seat does, and everything that follows by itself.
    pub(crate) fn act_seat(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        match (self.asked(s), action) {
            (Asked::Seat(seat), Action::Take(character)) => self.take_character(s, seat, character, t),
            _ => {
                if let Some(who) = s.table.character(seat) {
                    self.apply(s, who, action, t);
                }
            }
        }
        self.advance(s, t);
    }

    /// Offers what the top frame, or the stage, asks of a player.
    pub(crate) fn offer(&self, s: &State, who: Character, offers: &mut impl Sink) {
        let Some(frame) = s.table.top() else {
            match s.table.stage {
                Stage::Tiles { .. } => self.offer_tiles(s, who, offers),
                Stage::Groups { .. } => self.offer_groups(s, who, offers),
                Stage::Palace => self.offer_first_palace(s, offers),
                Stage::Act { step: ActStep::Choose, .. } => self.offer_verbs(s, who, offers),
                Stage::Tribute => self.offer_tribute(s, offers),
                _ => {}
            }
            return;
        };
        match *frame {
            Frame::Draw { .. } | Frame::Refill => {}
            Frame::Discard { who } => self.offer_discard(s, who, offers),
            Frame::TilePlace => self.offer_tile_places(s, offers),
            Frame::TileTurn { at } => self.offer_tile_turns(s, at, offers),
            Frame::GroupHex { .. } => self.offer_group_hexes(s, offers),
            Frame::Influence => self.offer_influence(s, who, offers),
            Frame::Build { discount, used, .. } => self.offer_build(s, who, discount, used, offers),
            Frame::BuildHex { piece, discount, used } => self.offer_build_hexes(s, who, piece, discount, used, offers),
            Frame::Move { any, from, .. } => self.offer_move(s, who, any, from, offers),
            Frame::MoveTo { from } => self.offer_move_to(s, who, from, offers),
            Frame::MoveMix { from, .. } | Frame::AssaultMix { from, .. } => self.offer_mix(s, who, from, offers),
            Frame::Assault { from } => self.offer_assault(s, who, from, offers),
            Frame::AssaultTo { from } => self.offer_assault_to(s, who, from, offers),
            Frame::Recruit { any, .. } => self.offer_recruit(s, who, any, offers),
            Frame::HireSize => self.offer_hire_size(s, who, offers),
            Frame::Hire { .. } => self.offer_hire(s, who, offers),
            Frame::FollowUp { hex } => self.offer_follow_up(s, who, hex, offers),
            Frame::Buy { rows } => self.offer_buy(s, who, rows, offers),
            Frame::Play => self.offer_play(s, who, offers),
            Frame::Card(run) => self.offer_card(s, &run, offers),
            Frame::Uprising => self.offer_uprising(s, offers),
            Frame::Muster { left } => self.offer_muster(s, left, offers),
            Frame::MusterAt { .. } => self.offer_muster_at(offers),
            Frame::IntriguePick { .. } => self.offer_intrigue(s, offers),
            Frame::ConspirePick => self.offer_conspire(s, offers),
            Frame::Palace => self.offer_palace(s, offers),
            Frame::Desertion => self.offer_desertion(s, offers),
            Frame::DesertionCount { hex } => self.offer_desertion_count(s, hex, offers),
            Frame::Bargain(step) => self.offer_bargain(s, step, offers),
            Frame::Deal(step) => self.offer_deal(s, step, offers),
            Frame::Conflict(step) => self.offer_conflict(s, who, step, offers),
            Frame::Overflow { who, hex } => self.offer_overflow(s, who, hex, offers),
        }
    }

    fn offer_conflict(&self, s: &State, who: Character, step: Step, offers: &mut impl Sink) {
        match step {
            Step::Select => self.offer_selection(s, who, offers),
            Step::Stance | Step::Meddle | Step::Tip => {
                offers.push(Action::Side(Camp::Attacker));
                offers.push(Action::Side(Camp::Defender));
            }
            Step::Cards => self.offer_order(s, offers),
            Step::Losses(camp) => self.offer_losses(s, camp, offers),
            Step::Subdue => self.offer_subdue(s, offers),
            Step::Settlement => {
                offers.push(Action::Yes);
                offers.push(Action::No);
            }
            _ => {}
        }
    }

    /// Why a player may not answer this to the top frame, or the stage.
    fn refuse(&self, s: &State, who: Character, action: Action) -> Option<Refusal> {
        let Some(frame) = s.table.top() else {
            return match s.table.stage {
                Stage::Tiles { .. } => self.refuse_tile(s, who, action),
                Stage::Groups { .. } => self.refuse_group(s, who, action),
                Stage::Palace => self.refuse_first_palace(s, action),
                Stage::Act { step: ActStep::Choose, .. } => self.refuse_verb(s, who, action),
                Stage::Tribute => self.refuse_tribute(s, action),
                _ => Some(told::not_asked()),
            };
        };
        match *frame {
            Frame::Draw { .. } | Frame::Refill => Some(told::not_asked()),
            Frame::Discard { who } => self.refuse_discard(s, who, action),
            Frame::TilePlace => self.refuse_tile_place(s, action),
            Frame::TileTurn { at } => self.refuse_tile_turn(s, at, action),
            Frame::GroupHex { .. } => self.refuse_group_hex(s, action),
            Frame::Influence => self.refuse_influence(s, who, action),
            Frame::Build { discount, used, .. } => self.refuse_build(s, who, discount, used, action),
            Frame::BuildHex { piece, discount, used } => self.refuse_build_hex(s, who, piece, discount, used, action),
            Frame::Move { any, from, .. } => self.refuse_move(s, who, any, from, action),
            Frame::MoveTo { from } => self.refuse_move_to(s, who, from, action),
            Frame::MoveMix { from, .. } => self.refuse_mix(s, who, from, "CM-6.12", action),
            Frame::AssaultMix { from, .. } => self.refuse_mix(s, who, from, "CM-6.15", action),
            Frame::Assault { from } => self.refuse_assault(s, who, from, action),
            Frame::AssaultTo { from } => self.refuse_assault_to(s, who, from, action),
            Frame::Recruit { any, .. } => self.refuse_recruit(s, who, any, action),
            Frame::HireSize => self.refuse_hire_size(s, who, action),
            Frame::Hire { .. } => self.refuse_hire(s, who, action),
            Frame::FollowUp { hex } => self.refuse_follow_up(s, who, hex, action),
            Frame::Buy { rows } => self.refuse_buy(s, who, rows, action),
            Frame::Play => self.refuse_play(s, who, action),
            Frame::Card(run) => self.refuse_card(s, &run, action),
            Frame::Uprising => self.refuse_uprising(s, action),
            Frame::Muster { left } => self.refuse_muster(s, left, action),
            Frame::MusterAt { .. } => self.refuse_muster_at(action),
            Frame::IntriguePick { .. } => self.refuse_intrigue(s, action),
            Frame::ConspirePick => self.refuse_conspire(s, action),
            Frame::Palace => self.refuse_palace(s, action),
            Frame::Desertion => self.refuse_desertion(s, action),
            Frame::DesertionCount { hex } => self.refuse_desertion_count(s, hex, action),
            Frame::Bargain(step) => self.refuse_bargain(s, step, action),
            Frame::Deal(step) => self.refuse_deal(s, step, action),
            Frame::Conflict(step) => self.refuse_conflict(s, who, step, action),
            Frame::Overflow { who, hex } => self.refuse_overflow(s, who, hex, action),
        }
    }

    fn refuse_conflict(&self, s: &State, who: Character, step: Step, action: Action) -> Option<Refusal> {
        match (step, action) {
            (Step::Select, _) => self.refuse_selection(s, who, action),
            (Step::Stance | Step::Meddle | Step::Tip, Action::Side(_)) => None,
            (Step::Cards, _) => self.refuse_order(s, who, action),
            (Step::Losses(camp), _) => self.refuse_losses(s, camp, action),
            (Step::Subdue, _) => self.refuse_subdue(s, action),
            (Step::Settlement, Action::Yes | Action::No) => None,
            _ => Some(told::not_asked()),
        }
    }

    /// Applies an answer to the top frame, or the stage.
    pub(crate) fn apply(&self, s: &mut State, who: Character, action: Action, t: &mut Teller) {
        let Some(frame) = s.table.top().copied() else {
            match (s.table.stage, action) {
                (Stage::Tiles { .. }, Action::Tile(tile)) => self.pick_tile(s, who, tile, t),
                (Stage::Groups { .. }, Action::Group(group)) => s.table.push(Frame::GroupHex { group }),
                (Stage::Palace, Action::At(at)) => self.first_palace(s, at, t),
                (Stage::Act { .. }, Action::Do(verb)) => self.begin_action(s, who, verb, t),
                (Stage::Tribute, Action::Count(times)) => self.pay_tribute(s, times, t),
                _ => {}
            }
            return;
        };
        if let Some(hex) = self.hex_of(s, action) {
            match frame {
                Frame::GroupHex { group } => return self.place_group(s, who, group, hex, t),
                Frame::Influence => return self.influence(s, who, hex, t),
                Frame::BuildHex { piece, discount, .. } => return self.build(s, who, piece, discount, hex, t),
                Frame::Move { .. } => return s.table.push(Frame::MoveTo { from: hex }),
                Frame::MoveTo { from } => return s.table.turn_to(Frame::MoveMix { from, to: hex }),
                Frame::Assault { .. } => return s.table.turn_to(Frame::AssaultTo { from: hex }),
                Frame::AssaultTo { from } => return s.table.turn_to(Frame::AssaultMix { from, to: hex }),
                Frame::Recruit { left, .. } => return self.recruit(s, who, left, hex, t),
                Frame::Hire { left } => return self.hire(s, who, left, hex, t),
                Frame::Uprising => return self.uprising(s, hex, t),
                Frame::Muster { left } => return self.muster_hex(s, left, hex),
                Frame::Palace => return self.move_palace(s, hex, t),
                Frame::Desertion => return s.table.turn_to(Frame::DesertionCount { hex }),
                _ => {}
            }
        }
        match (frame, action) {
            (Frame::Discard { who }, Action::Card(kind)) => self.discard(s, who, kind, t),
            (Frame::TilePlace, Action::At(at)) => self.place_tile(s, who, at, t),
            (Frame::TileTurn { at }, Action::Turn(first)) => self.turn_tile(s, who, at, first, t),
            (Frame::Build { discount, used, .. }, Action::Piece(piece)) => {
                s.table.push(Frame::BuildHex { piece, discount, used });
            }
            (Frame::Move { .. } | Frame::Assault { .. }, Action::Play(kind)) => self.play_anytime(s, who, kind, t),
            (Frame::MoveMix { from, to }, Action::Units(units)) => self.march(s, who, from, to, units, t),
            (Frame::AssaultMix { from, to }, Action::Units(units)) => self.assault(s, who, from, to, units, t),
            (Frame::HireSize, Action::Count(units)) => self.hire_from_bank(s, who, units, t),
            (Frame::FollowUp { hex }, _) => self.follow_up(s, hex, action),
            (Frame::Buy { rows }, _) => self.buy(s, who, rows, action, t),
            (Frame::Play, Action::Card(kind)) => self.play_card(s, who, kind, t),
            (Frame::Card(run), _) => self.answer_card(s, run, action, t),
            (Frame::MusterAt { hex }, Action::Count(units)) => self.muster(s, hex, units, t),
            (Frame::IntriguePick { left }, Action::Card(kind)) => self.intrigue_pick(s, left, kind, t),
            (Frame::ConspirePick, Action::Card(kind)) => self.conspire_pick(s, kind, t),
            (Frame::DesertionCount { hex }, Action::Count(units)) => self.desert(s, hex, units, t),
            (Frame::Bargain(step), _) => self.bargain(s, step, action, t),
            (Frame::Deal(step), _) => self.deal(s, step, action, t),
            (Frame::Conflict(step), _) => self.apply_conflict(s, who, step, action, t),
            (Frame::Overflow { who, hex }, Action::Units(units)) => self.overflow(s, who, hex, units, t),
            (_, Action::Stop) => s.table.pop(),
            _ => {}
        }
    }

    fn apply_conflict(&self, s: &mut State, who: Character, step: Step, action: Action, t: &mut Teller) {
        match (step, action) {
            (Step::Select, _) => self.select(s, who, action, t),
            (Step::Stance, Action::Side(camp)) => self.announce(s, who, camp, t),
            (Step::Meddle, Action::Side(camp)) => self.meddle(s, camp, t),
            (Step::Tip, Action::Side(camp)) => self.tip(s, camp, t),
            (Step::Cards, Action::Card(kind)) => self.resolve_card(s, who, kind, t),
            (Step::Losses(camp), Action::Units(units)) => self.lose_units(s, camp, units, t),
            (Step::Subdue, _) => self.subdue(s, action == Action::Yes, t),
            (Step::Settlement, _) => self.sack_settlement(s, action == Action::Yes, t),
            _ => {}
        }
    }

    /// The hex an action names, if it names one of the map.
    pub(crate) fn hex_of(&self, s: &State, action: Action) -> Option<Hex> {
        match action {
            Action::At(at) | Action::From(at) | Action::To(at) => s.table.land.find(at),
            _ => None,
        }
    }
}
