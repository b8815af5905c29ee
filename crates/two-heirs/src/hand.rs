//! The hand: three tiles at the end of the turn, and what the others know of it where hands are closed (TH-5).

use crate::prelude::*;
use crate::view::View;

/// Tiles a hand may hold at the end of the own turn (TH-5.1).
pub const HAND_LIMIT: usize = 3;

impl TwoHeirs {
    /// TH-2.3, TH-5.1: with more than three tiles in hand some must go before the turn is over.
    pub(crate) fn end_turn(&self, state: &mut State, teller: &mut Teller) {
        if state.hand(state.open.flow.turn).len() > HAND_LIMIT {
            state.open.proceed_to(Frame::Discard);
        } else {
            self.finish_turn(state, teller);
        }
    }
}

/// TH-5.2: the active side chooses which tiles beyond three leave the game, one at a time.
impl Decision<TwoHeirs> for Discard {
    const CLAUSE: &'static str = "TH-5.2";

    fn asks(&self, rules: &TwoHeirs, state: &State) -> Asks {
        rules.asks(state.open.flow.turn)
    }

    fn prompt(&self, _: &TwoHeirs, view: &View, _: Seat) -> Message {
        let held = view.holds[view.open.flow.turn].total() as usize;
        message!("ask-discard", n = held.saturating_sub(HAND_LIMIT))
    }

    fn offers(&self, _: &TwoHeirs, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(state.hand(state.open.flow.turn).iter().map(Action::Discard));
    }

    fn refusal(&self, rules: &TwoHeirs, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Discard(tile) = *action else { return no("TH-5.1", "no-hand_limit") };
        let held = state.hand(state.open.flow.turn).has(tile);
        (!held).then(|| refuse!("TH-5.2", "no-not_in_hand", tile = rules.name(tile)))
    }

    /// Removed tiles never come back (TH-5.4). With three left the turn is over.
    fn act(self, rules: &TwoHeirs, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Discard(tile) = *action else { return };
        let side = state.open.flow.turn;
        state.hidden.hands[side].remove(tile);
        if rules.options.closed_hands {
            rules.remember_hidden(state, side, tile, None);
        } else {
            state.open.removed.add(tile);
        }
        teller.tell(|| {
            let open = message!("told-discard", who = rules.who(side), tile = rules.name(tile));
            let closed = message!("told-discard_closed", who = rules.who(side), terrain = rules.face(tile).terrain);
            rules.event_of_hand("TH-5.2", side, open, closed)
        });
        if state.hand(side).len() <= HAND_LIMIT {
            rules.finish_turn(state, teller);
        }
    }
}

/// Closed hands (RU-17).
impl TwoHeirs {
    /// An event that shows a hand tile: secret where hands are closed.
    pub(crate) fn event_of_hand(&self, clause: &'static str, side: Side, open: Message, closed: Message) -> Event {
        match self.seat_of(side) {
            Some(seat) if self.options.closed_hands => Event::secret(clause, open, SeatSet::one(seat), Some(closed)),
            _ => Event::new(clause, open),
        }
    }

    /// A side took a tile from the open offer: everybody saw it.
    pub(crate) fn remember_take(&self, memory: &mut Memory, side: Side, tile: TileId) {
        if self.options.closed_hands {
            memory.serial += 1;
            memory.taken.push(Taken { by: side, at: memory.serial, tile });
        }
    }

    /// A side built a tile face up: everybody knows where it is.
    pub(crate) fn remember_shown(&self, memory: &mut Memory, tile: TileId) {
        if self.options.closed_hands {
            memory.taken.retain(|taken| taken.tile != tile);
        }
    }

    /// A tile left a closed hand face down: it became this board tile, or left the game.
    pub(crate) fn remember_hidden(&self, state: &mut State, side: Side, tile: TileId, place: Option<Place>) {
        let memory = &mut state.open.memory;
        memory.serial += 1;
        memory.blanks.push(Blank { by: side, at: memory.serial, terrain: self.face(tile).terrain, place });
        state.hidden.faces.push(tile);
    }

    /// The tiles that a hidden one may be for all who have not seen it: of its terrain, taken before, not shown since.
    pub(crate) fn suspects(&self, memory: &Memory, blank: &Blank) -> Tiles {
        let before = memory.taken.iter().filter(|taken| taken.by == blank.by && taken.at < blank.at);
        before.map(|taken| taken.tile).collect::<Tiles>() & self.of_terrain(blank.terrain)
    }
}
