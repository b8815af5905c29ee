//! The Nomad's Desertion (CM-10.8).

use crate::prelude::*;

/// Which hex (CM-10.8).
impl Decision<CrescentMoon> for Desertion {
    const CLAUSE: &'static str = "CM-10.8";
    const ASKED: fn(&State) -> Seat = State::active_seat;
    const PROMPT: &'static str = "ask-desertion";

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let hexes = state.open.land.all().iter().filter(|hex| foreign_mercenaries(state, *hex).is_some());
        offers.put_all(hexes.map(|hex| Action::At(state.open.land.at(hex))));
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::At(at) = *action else { return Some(not_asked(self.clause())) };
        let Some(hex) = state.open.land.find(at) else { return Some(no_such_hex("CM-10.8")) };
        let others = Character::playing(rules.players).filter(|who| *who != Character::Nomad);
        let any = others.into_iter().any(|who| state.open.units(who, hex).m > 0);
        (!any).then(|| refuse!("CM-10.8", "no-desertion-there"))
    }

    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, _: &mut Teller) {
        let Some(hex) = state.open.hex_of(action) else { return };
        state.open.turn_to(DesertionCount { hex });
    }
}

/// How many mercenaries desert (CM-10.8).
impl Decision<CrescentMoon> for DesertionCount {
    const CLAUSE: &'static str = "CM-10.8";
    const ASKED: fn(&State) -> Seat = State::active_seat;

    fn prompt(&self, _: &CrescentMoon, view: &View, _: Seat) -> Message {
        message!("ask-desertion-count", hex = view.open.place(self.hex))
    }

    fn offers(&self, _: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let most = foreign_mercenaries(state, self.hex).map_or(0, |(_, count)| count);
        offers.put_all((1..=most).map(Action::Count));
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let hex = self.hex;
        let Action::Count(count) = *action else { return Some(not_asked(self.clause())) };
        let others = Character::playing(rules.players).filter(|who| *who != Character::Nomad);
        let most = others.into_iter().map(|who| state.open.units(who, hex).m).sum::<u8>();
        let fits = (1..=most).contains(&count);
        (!fits).then(|| refuse!("CM-10.8", "no-desertion-count", n = most))
    }

    /// They return to their owner; as many of the Nomad's own go to the reserves card (ruling X-37).
    fn act(self, _: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let (Action::Count(count), hex) = (*action, self.hex) else { return };
        state.open.pop();
        let Some((owner, _)) = foreign_mercenaries(state, hex) else { return };
        let nomad = Character::Nomad;
        state.open.remove_units(owner, hex, Units::new(0, count));
        state.open.discs[owner.index()] += count;
        let gained = count.min(state.open.discs[nomad.index()]);
        state.open.discs[nomad.index()] -= gained;
        state.open.reserve[nomad.index()] += gained;
        let (seat, of) = (state.open.seat(nomad), state.open.seat(owner));
        tell!(teller, "CM-10.8", "told-desertion", seat, of, n = count, hex = state.open.place(hex));
    }

    fn label(&self, _: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        let Action::Count(count) = *action else { return None };
        Some(message!("do-desert", n = count))
    }
}

/// Whose mercenaries stand in a hex, and how many, if they are not the Nomad's.
fn foreign_mercenaries(state: &State, hex: Hex) -> Option<(Character, u8)> {
    let owner = state.open.controller(hex).filter(|owner| *owner != Character::Nomad)?;
    let count = state.open.units(owner, hex).m;
    (count > 0).then_some((owner, count))
}
