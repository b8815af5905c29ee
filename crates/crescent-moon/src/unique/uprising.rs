//! The Warlord's Uprising (CM-10.1, CM-10.2).

use crate::prelude::*;

const WARLORD: Character = Character::Warlord;

/// Which hex (CM-10.1).
impl Decision<CrescentMoon> for Uprising {
    const CLAUSE: &'static str = "CM-10.1";
    const ASKED: fn(&State) -> Seat = State::active_seat;
    const PROMPT: &'static str = "ask-uprising";

    /// Own tokens in hexes others control.
    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        if state.open.discs[WARLORD.index()] > 0 {
            let hexes = state.open.tokens[WARLORD.index()] & state.open.control_of_others(WARLORD);
            offers.put_all(hexes.iter().map(|hex| Action::At(state.open.land.at(hex))));
        }
    }

    fn refusal(&self, _: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::At(at) = *action else { return Some(not_asked(self.clause())) };
        let Some(hex) = state.open.land.find(at) else { return Some(no_such_hex("CM-10.1")) };
        if state.open.discs[WARLORD.index()] == 0 {
            return no("CM-10.2", "no-units-left");
        }
        if state.open.influence(hex) != Some(WARLORD) {
            return no("CM-10.1", "no-own-token");
        }
        let held = state.open.controller(hex).is_some_and(|owner| owner != WARLORD);
        (!held).then(|| refuse!("CM-10.1", "no-uprising-free"))
    }

    /// The token is removed, units come from supply, combat follows.
    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Some(hex) = state.open.hex_of(action) else { return };
        let Some(defender) = state.open.controller(hex) else { return };
        let units = rules.edition.numbers.uprising_units.min(state.open.discs[WARLORD.index()]);
        state.open.tokens[WARLORD.index()].remove(hex);
        state.open.discs[WARLORD.index()] -= units;
        state.open.add_units(WARLORD, hex, Units::new(units, 0));
        state.open.pop();
        let clause = if units < rules.edition.numbers.uprising_units { "CM-10.2" } else { "CM-10.1" };
        let (seat, units) = (state.open.seat(WARLORD), Units::new(units, 0));
        tell!(teller, clause, "told-uprising", seat, units, hex = state.open.place(hex));
        rules.begin_combat(state, WARLORD, defender, hex, teller);
    }
}
