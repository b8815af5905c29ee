//! The Caliph's Move the palace (CM-10.7).

use crate::prelude::*;

/// Where the palace goes (CM-10.7).
impl Decision<CrescentMoon> for MovePalace {
    const CLAUSE: &'static str = "CM-10.7";
    const ASKED: fn(&State) -> Seat = State::active_seat;
    const PROMPT: &'static str = "ask-palace";

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let caliph = Character::Caliph;
        let hexes = state.open.presence(caliph) - state.open.control_of_others(caliph) - state.open.palace;
        offers.put_all(hexes.iter().map(|hex| Action::At(state.open.land.at(hex))));
    }

    fn refusal(&self, _: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::At(at) = *action else { return Some(not_asked(self.clause())) };
        let refused = |key: &'static str| no("CM-10.7", key);
        let Some(hex) = state.open.land.find(at) else { return Some(no_such_hex("CM-10.7")) };
        let group = state.open.group(Character::Caliph, hex);
        if group.palace {
            return refused("no-palace-same");
        }
        if group.is_empty() {
            return refused("no-place-absent");
        }
        let held = state.open.controller(hex).is_some_and(|owner| owner != Character::Caliph);
        if held { refused("no-palace-held") } else { None }
    }

    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Some(hex) = state.open.hex_of(action) else { return };
        state.open.palace = hex.alone();
        state.open.pop();
        tell!(teller, "CM-10.7", "told-palace", seat = state.open.seat(Character::Caliph), hex = state.open.place(hex));
    }
}
