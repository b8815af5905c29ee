//! The Warlord's Muster (CM-10.3, CM-13.2).

use crate::prelude::*;

const WARLORD: Character = Character::Warlord;

/// Which hex is next; only asked where the order matters because units run short (CM-10.3, ruling X-19).
impl Decision<CrescentMoon> for Muster {
    const CLAUSE: &'static str = "CM-10.3";
    const PROMPT: &'static str = "ask-muster";

    fn asks(&self, _: &CrescentMoon, state: &State) -> Asks {
        if self.is_over(state) { Asks::Nobody } else { Asks::Seat(state.open.active_seat()) }
    }

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let enough = usize::from(state.open.discs[WARLORD.index()]) >= 2 * self.left.len();
        let hexes = self.left.iter().take(if enough { 1 } else { self.left.len() });
        offers.put_all(hexes.map(|hex| Action::At(state.open.land.at(hex))));
    }

    fn refusal(&self, _: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let left = self.left;
        let Action::At(at) = *action else { return Some(not_asked(self.clause())) };
        let Some(hex) = state.open.land.find(at) else { return Some(no_such_hex("CM-10.3")) };
        if !left.has(hex) {
            return no("CM-10.3", "no-muster-hex");
        }
        let short = u16::from(state.open.discs[WARLORD.index()]) < 2 * left.len() as u16;
        let first = left.first() == Some(hex);
        (!short && !first).then(|| refuse!("CM-10.3", "no-muster-order"))
    }

    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, _: &mut Teller) {
        let Some(hex) = state.open.hex_of(action) else { return };
        state.open.turn_to(Muster { left: self.left.without(hex) });
        state.open.push(MusterAt { hex });
    }

    fn proceed(self, _: &CrescentMoon, state: &mut State, _: &mut Teller) -> bool {
        let over = self.is_over(state);
        if over {
            state.open.pop();
        }
        over
    }
}

impl Muster {
    /// Own tokens in hexes no other player controls.
    pub(crate) fn hexes(state: &State) -> HexSet {
        state.open.tokens[WARLORD.index()] - state.open.control_of_others(WARLORD)
    }

    fn is_over(&self, state: &State) -> bool {
        self.left.is_empty() || state.open.discs[WARLORD.index()] == 0
    }
}

/// One unit, or two and no token (CM-10.3).
impl Decision<CrescentMoon> for MusterAt {
    const CLAUSE: &'static str = "CM-10.3";
    const ASKED: fn(&State) -> Seat = State::active_seat;

    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        message!("ask-muster-at", hex = view.open.place(self.hex))
    }

    fn offers(&self, _: &CrescentMoon, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all([Action::Count(1), Action::Count(2)]);
    }

    fn refusal(&self, _: &CrescentMoon, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Count(1 | 2) => None,
            Action::Count(_) => no("CM-10.3", "no-muster-count"),
            _ => Some(not_asked(self.clause())),
        }
    }

    /// The token goes even if supply gives only one of the two.
    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let (Action::Count(units), hex) = (*action, self.hex) else { return };
        let placed = units.min(state.open.discs[WARLORD.index()]);
        state.open.discs[WARLORD.index()] -= placed;
        state.open.add_units(WARLORD, hex, Units::new(placed, 0));
        if units == 2 {
            state.open.tokens[WARLORD.index()].remove(hex);
        }
        state.open.pop();
        let key = if units == 2 { "told-muster-two" } else { "told-muster-one" };
        let (seat, units) = (state.open.seat(WARLORD), Units::new(placed, 0));
        tell!(teller, "CM-10.3", key, seat, units, hex = state.open.place(hex));
    }

    fn label(&self, _: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        let Action::Count(count) = *action else { return None };
        Some(Message::new(if count == 1 { "do-muster-one" } else { "do-muster-two" }))
    }
}
