//! Recruiting (CM-6.17–6.19).

use crate::prelude::*;

/// Where the next unit goes, or no more (CM-6.17).
impl Decision<CrescentMoon> for Recruit {
    const CLAUSE: &'static str = "CM-6.17";
    const ASKED: fn(&State) -> Seat = State::active_seat;

    /// No more are left than lie on the reserves card.
    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        let reserve = view.open.reserve[view.open.active().index()];
        message!("ask-recruit", n = self.left.min(reserve))
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let (who, any) = (state.open.active(), self.any);
        for hex in rules.recruit_hexes(state, who).iter() {
            offers.put(Action::At(state.open.land.at(hex)));
        }
        if any {
            offers.put(Action::Stop);
        }
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let (who, any) = (state.open.active(), self.any);
        match *action {
            Action::Stop if any => None,
            Action::Stop => no("CM-5.3", "no-stop"),
            Action::At(at) => {
                let Some(hex) = state.open.land.find(at) else { return Some(no_such_hex("CM-6.17")) };
                let presence = (who != Character::Nomad).then_some("CM-6.18");
                rules.refuse_placing(state, who, hex, "CM-6.17", presence)
            }
            _ => Some(not_asked(self.clause())),
        }
    }

    /// Places a unit of the reserves card: ordinary, or the Nomad's mercenary (CM-6.18, CM-6.19).
    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Some(hex) = state.open.hex_of(action) else { return state.open.pop() };
        let who = state.open.active();
        let unit = if who.has_ordinary() { Units::new(1, 0) } else { Units::new(0, 1) };
        state.open.reserve[who.index()] -= 1;
        state.open.add_units(who, hex, unit);
        let more = self.left > 1 && state.open.reserve[who.index()] > 0;
        state.open.turn_or_pop(more.then(|| Recruit { left: self.left - 1, any: true }));
        let clause = if who == Character::Nomad { "CM-6.19" } else { "CM-6.17" };
        tell!(teller, clause, "told-recruit", seat = state.open.seat(who), units = unit, hex = state.open.place(hex));
    }
}

impl CrescentMoon {
    /// Where units of the reserves card may be placed (CM-6.17–6.19, CM-13.19).
    pub(crate) fn recruit_hexes(&self, state: &State, who: Character) -> HexSet {
        let open = state.open.land.all().minus(state.open.control_of_others(who));
        if who == Character::Nomad { open } else { open & state.open.presence(who) }
    }

    /// Why units may not be placed in a hex: somebody else controls it, or the player is not present.
    pub(crate) fn refuse_placing(
        &self,
        state: &State,
        who: Character,
        hex: Hex,
        clause: &'static str,
        presence: Option<&'static str>,
    ) -> Option<Refusal> {
        if let Some(owner) = state.open.controller(hex).filter(|owner| *owner != who) {
            return Some(refuse!(clause, "no-place-held", seat = state.open.seat(owner)));
        }
        let absent = state.open.group(who, hex).is_empty();
        presence.filter(|_| absent).map(|clause| refuse!(clause, "no-place-absent"))
    }
}
