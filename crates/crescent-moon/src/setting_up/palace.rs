//! The palace comes last (CM-2.5, CM-13.17).

use crate::prelude::*;

/// The Caliph places the palace (CM-2.5).
impl Decision<CrescentMoon> for FirstPalace {
    const CLAUSE: &'static str = "CM-2.5";
    const ASKED: fn(&State) -> Seat = |state| state.open.seat(Character::Caliph);
    const PROMPT: &'static str = "ask-first-palace";

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        for hex in state.open.presence(Character::Caliph).iter() {
            offers.put(Action::At(state.open.land.at(hex)));
        }
    }

    fn refusal(&self, _: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::At(at) = *action else { return Some(not_asked(self.clause())) };
        let Some(hex) = state.open.land.find(at) else { return Some(no_such_hex("CM-2.5")) };
        let own = !state.open.group(Character::Caliph, hex).is_empty();
        (!own).then(|| refuse!("CM-2.5", "no-palace-start"))
    }

    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Some(hex) = state.open.hex_of(action) else { return };
        state.open.palace = hex.alone();
        state.open.stage = Stage::FillMarket;
        tell!(teller, "CM-2.5", "told-palace", seat = state.open.seat(Character::Caliph), hex = state.open.place(hex));
    }
}
