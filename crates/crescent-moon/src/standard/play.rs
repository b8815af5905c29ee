//! Playing a power card (CM-6.32).

use crate::prelude::*;

/// Which card (CM-6.32).
impl Decision<CrescentMoon> for Play {
    const CLAUSE: &'static str = "CM-6.32";
    const PROMPT: &'static str = "ask-play";

    /// Asked even if only one card could be played: how many could is nobody's business.
    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        rules.asks_about_hand(state, 2)
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        rules.offer_play(state, state.open.active(), offers);
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let who = state.open.active();
        let Action::Card(kind) = *action else { return Some(not_asked(self.clause())) };
        let refused = |clause: &'static str, key: &'static str| Some(refuse!(clause, key, card = rules.card_arg(kind)));
        if !rules.edition.rack.has(state.hidden.hands[who.index()], kind) {
            return refused("CM-6.32", "no-card-in-hand");
        }
        if rules.edition.card(kind).program(Keyword::Action).is_none() {
            return refused("CM-8.3", "no-card-keyword");
        }
        if rules.is_useful(state, who, kind) { None } else { refused("CM-5.3", "no-card-useful") }
    }

    /// The card is shown, carried out as far as possible, and discarded.
    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let (Action::Card(kind), who) = (*action, state.open.active()) else { return };
        rules.leave_hand(state, who, kind);
        state.open.playing = Some(kind);
        teller.reveal();
        tell!(teller, "CM-6.32", "told-play", seat = state.open.seat(who), card = rules.card_arg(kind));
        state.open.turn_to(Run::alone(kind, Keyword::Action, who));
    }

    fn label(&self, rules: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        rules.card_label("do-play", action)
    }
}

impl CrescentMoon {
    pub(crate) fn offer_play(&self, state: &State, who: Character, offers: &mut impl Basket<Action>) {
        let hand = state.hidden.hands[who.index()].only(self.edition.sets.keyword[Keyword::Action.index()]);
        for kind in self.edition.rack.each(hand) {
            if self.is_useful(state, who, kind) {
                offers.put(Action::Card(kind));
            }
        }
    }
}

impl Play {
    /// Whether some card could be played; for refusals.
    pub(crate) fn is_possible(rules: &CrescentMoon, state: &State, seat: Seat) -> bool {
        let mut kinds = (0..rules.edition.cards.len()).map(|index| Action::Card(Kind::new(index)));
        kinds.any(|action| Play.refusal(rules, state, seat, &action).is_none())
    }
}
