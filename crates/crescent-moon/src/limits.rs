//! Limits of hands and of units in a hex (CM-9).

use crate::prelude::*;

/// A hand above the limit is discarded down (CM-9.1).
impl Decision<CrescentMoon> for Discard {
    const CLAUSE: &'static str = "CM-9.1";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        if rules.hand_is_full(state, self.who) { Asks::Seat(state.open.seat(self.who)) } else { Asks::Nobody }
    }

    fn prompt(&self, rules: &CrescentMoon, _: &View, _: Seat) -> Message {
        message!("ask-discard", n = rules.edition.numbers.hand_limit)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let rack = &rules.edition.rack;
        let hand = state.hidden.hands[self.who.index()];
        offers.put_all(rack.each(rack.without(hand, hand.only(rules.edition.sets.bound))).map(Action::Card));
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let who = self.who;
        let crate::Action::Card(kind) = *action else { return Some(not_asked(self.clause())) };
        let refused = |key: &'static str| Some(refuse!("CM-9.1", key, card = rules.card_arg(kind)));
        if !rules.edition.rack.has(state.hidden.hands[who.index()], kind) {
            return refused("no-card-in-hand");
        }
        if rules.edition.card(kind).dealt_to.is_some() {
            return refused("no-card-bound");
        }
        None
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Card(kind) = *action else { return };
        rules.leave_hand(state, self.who, kind);
        rules.edition.rack.put(&mut state.open.discard, kind);
        teller.reveal();
        tell!(teller, "CM-9.1", "told-discard", seat, card = rules.card_arg(kind));
    }

    fn label(&self, rules: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        rules.card_label("do-discard", action)
    }

    fn proceed(self, rules: &CrescentMoon, state: &mut State, _: &mut Teller) -> bool {
        let done = !rules.hand_is_full(state, self.who);
        if done {
            state.open.pop();
        }
        done
    }
}

/// Units above the limit leave; which is the owner's choice (CM-9.2).
impl Decision<CrescentMoon> for Overflow {
    const CLAUSE: &'static str = "CM-9.2";

    fn asks(&self, _: &CrescentMoon, state: &State) -> Asks {
        Asks::Seat(state.open.seat(self.who))
    }

    fn prompt(&self, rules: &CrescentMoon, view: &View, _: Seat) -> Message {
        let limit = rules.edition.unit_limit[self.who.index()];
        message!("ask-overflow", n = limit, hex = view.open.place(self.hex))
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let units = state.open.units(self.who, self.hex);
        offers.put_all(units.mixes(self.surplus(rules, state)).map(Action::Units));
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        action.refuse_units(state.open.units(self.who, self.hex), self.surplus(rules, state), self.clause())
    }

    fn act(self, _: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let (Action::Units(units), Overflow { who, hex }) = (*action, self) else { return };
        state.open.remove_units(who, hex, units);
        state.open.reserve[who.index()] += units.o;
        state.open.discs[who.index()] += units.m;
        state.open.pop();
        tell!(teller, "CM-9.2", "told-overflow", seat, units, hex = state.open.place(hex));
    }
}

impl Overflow {
    /// Units above the limit in the hex; the Warlord's limit is higher (CM-9.2, CM-13.5).
    fn surplus(&self, rules: &CrescentMoon, state: &State) -> u8 {
        let limit = rules.edition.unit_limit[self.who.index()];
        state.open.units(self.who, self.hex).total().saturating_sub(limit)
    }
}

impl CrescentMoon {
    /// Whether a hand is above the limit.
    pub(crate) fn hand_is_full(&self, state: &State, who: Character) -> bool {
        state.open.hand_sizes[who.index()] > self.edition.numbers.hand_limit
    }

    /// Lays frames for every hand above the limit, in turn order (CM-1.15, CM-9.1).
    pub(crate) fn check_hands(&self, state: &mut State) {
        for who in Character::playing(self.players).rev() {
            if self.hand_is_full(state, who) {
                state.open.push(Discard { who });
            }
        }
    }
}
