//! Units: step, call, withdraw (TH-9).

use crate::pieces::Unit;
use crate::spot::Spot;
use crate::state::{NONE, Post, State};
use crate::{Action, TwoHeirs};
use table::{Event, Message, Refusal, Teller};

impl TwoHeirs {
    /// TH-9.1 to TH-9.4: every unit of the active side that has not moved. Two such units at court are alike: the first is offered.
    /// Free terrain may be entered like any tile (TH-8.4); units that have moved are anchors at once (TH-9.9).
    pub(crate) fn offer_moves(&self, state: &State, offers: &mut Vec<Action>) {
        let side = state.turn;
        for unit in Unit::ALL {
            if state.has_moved(unit) {
                continue;
            }
            if let Some(index) = state.post(side, unit).tile() {
                let near = state.board.tile(index).near;
                for next in near.into_iter().filter(|next| *next != NONE && !state.is_occupied(*next as usize)) {
                    offers.push(Action::Move(unit, state.board.tile(next as usize).at));
                }
                if unit != Unit::Elite {
                    offers.push(Action::Withdraw(unit));
                }
            }
        }
        let callable = |unit: &Unit| state.post(side, *unit) == Post::COURT && !state.has_moved(*unit);
        if let Some(unit) = Unit::REGULAR.into_iter().find(callable) {
            let mut reached = 0u32;
            for index in state.posts(side) {
                let near = state.board.tile(index).near;
                near.into_iter().filter(|next| *next != NONE).for_each(|next| reached |= 1 << next);
            }
            while reached != 0 {
                let index = reached.trailing_zeros() as usize;
                reached &= reached - 1;
                if !state.is_occupied(index) {
                    offers.push(Action::Call(unit, state.board.tile(index).at));
                }
            }
        }
    }

    /// Why this unit cannot step there.
    pub(crate) fn refuse_move(&self, state: &State, unit: Unit, to: Spot) -> Option<Refusal> {
        if state.has_moved(unit) {
            return Some(Refusal::new("TH-9.6", Message::new("no-unit_moved").with("unit", unit_word(unit))));
        }
        let Some(from) = state.post(state.turn, unit).tile() else {
            return Some(Refusal::new("TH-9.2", Message::new("no-unit_not_on_board").with("unit", unit_word(unit))));
        };
        self.refuse_entry("TH-9.2", state, to).or_else(|| {
            let why = || Message::new("no-not_adjacent").with("unit", unit_word(unit)).with("at", to.to_string());
            (state.board.tile(from).at.distance(to) != 1).then(|| Refusal::new("TH-9.2", why()))
        })
    }

    /// Why this unit cannot be called there.
    pub(crate) fn refuse_call(&self, state: &State, unit: Unit, to: Spot) -> Option<Refusal> {
        let named = |key| Message::new(key).with("unit", unit_word(unit));
        if unit == Unit::Elite {
            return Some(Refusal::new("TH-9.7", Message::new("no-elite_stays")));
        }
        if state.has_moved(unit) {
            return Some(Refusal::new("TH-9.8", named("no-unit_moved")));
        }
        if state.post(state.turn, unit) != Post::COURT {
            return Some(Refusal::new("TH-9.3", named("no-unit_not_in_offer")));
        }
        if unit == Unit::Second && state.post(state.turn, Unit::First) == Post::COURT && !state.has_moved(Unit::First) {
            return Some(Refusal::new("TH-9.3", named("no-call_first")));
        }
        self.refuse_entry("TH-9.3", state, to).or_else(|| {
            let beside = state.posts(state.turn).any(|index| state.board.tile(index).at.distance(to) == 1);
            let why = || Message::new("no-no_own_unit_adjacent").with("at", to.to_string());
            (!beside).then(|| Refusal::new("TH-9.3", why()))
        })
    }

    /// Why this unit cannot be withdrawn.
    pub(crate) fn refuse_withdraw(&self, state: &State, unit: Unit) -> Option<Refusal> {
        let named = |key| Message::new(key).with("unit", unit_word(unit));
        if unit == Unit::Elite {
            return Some(Refusal::new("TH-9.7", Message::new("no-elite_stays")));
        }
        if state.has_moved(unit) {
            return Some(Refusal::new("TH-9.8", named("no-unit_moved")));
        }
        let at_home = state.post(state.turn, unit).tile().is_none();
        at_home.then(|| Refusal::new("TH-9.4", named("no-unit_not_on_board")))
    }

    /// A unit enters a tile that lies there and carries no unit (TH-9.12), whoever owns it (TH-9.11). The shared start tile is no
    /// exception: nobody enters it while an elite stands there (TH-1.9).
    fn refuse_entry(&self, clause: &'static str, state: &State, to: Spot) -> Option<Refusal> {
        let Some(index) = state.board.find(to) else {
            return Some(Refusal::new(clause, Message::new("no-no_tile").with("at", to.to_string())));
        };
        let why = || Message::new("no-tile_occupied").with("at", to.to_string());
        state.is_occupied(index).then(|| Refusal::new("TH-9.12", why()))
    }

    /// TH-9.2, TH-9.3: the unit enters the tile and shows its cross.
    pub(crate) fn enter(&self, state: &mut State, unit: Unit, to: Spot, called: bool, teller: &mut Teller) {
        let Some(index) = state.board.find(to) else { return };
        let side = state.turn;
        state.units[side.index()][unit.index()] = Post::on(index);
        state.moved |= 1 << unit.index();
        teller.tell(|| {
            let (clause, key) = if called { ("TH-9.3", "told-call") } else { ("TH-9.2", "told-move") };
            let told = Message::new(key).with("who", self.who(side)).with("unit", unit_word(unit));
            Event::new(clause, told.with("at", to.to_string()))
        });
        self.tell_reach(state, called, teller);
    }

    /// TH-9.4: the unit goes back to court and shows its cross.
    pub(crate) fn withdraw(&self, state: &mut State, unit: Unit, teller: &mut Teller) {
        let side = state.turn;
        state.units[side.index()][unit.index()] = Post::COURT;
        state.moved |= 1 << unit.index();
        teller.tell(|| {
            let told = Message::new("told-withdraw").with("who", self.who(side)).with("unit", unit_word(unit));
            Event::new("TH-9.4", told)
        });
        self.tell_reach(state, true, teller);
    }

    /// TH-9.5: calls and withdrawals change the reach at once.
    fn tell_reach(&self, state: &State, changed: bool, teller: &mut Teller) {
        if changed {
            teller.tell(|| {
                let told = Message::new("told-reach").with("who", self.who(state.turn));
                Event::new("TH-9.5", told.with("n", self.reach(state, state.turn)))
            });
        }
    }
}

/// The name of a unit in the dictionaries.
pub(crate) fn unit_word(unit: Unit) -> table::Arg {
    table::Arg::term(match unit {
        Unit::Elite => "unit-elite",
        Unit::First => "unit-r1",
        Unit::Second => "unit-r2",
    })
}
