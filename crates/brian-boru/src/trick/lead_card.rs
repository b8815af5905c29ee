//! The lead (BB-5.4, BB-5.6, BB-5.7).

use crate::prelude::*;

impl BrianBoru {
    /// BB-5.4: cards of the town's colour or white; any card if there is none (BB-5.6) or no active town (BB-5.7).
    pub(crate) fn lead_cards(&self, open: &Open, hand: Cards) -> Cards {
        let Some(town) = open.flow.trick.town else { return hand };
        let matching = hand & self.components.matching(self.components.colours[town.index()]);
        if matching.is_empty() { hand } else { matching }
    }
}

/// BB-5.4: the leader plays a card that fits the active town.
impl Decision<BrianBoru> for LeadCard {
    const CLAUSE: &'static str = "BB-5.4";
    const ASKED: fn(&State) -> Seat = |state| state.open.flow.trick.leader;

    fn prompt(&self, rules: &BrianBoru, view: &View, _: Seat) -> Message {
        let hand = view.hand();
        let cards = rules.lead_cards(&view.open, hand);
        match (view.open.flow.trick.town, cards.first()) {
            (Some(town), Some(card)) if cards.len() == 1 && hand.len() > 1 => {
                message!("ask-lead-card-only", town, card)
            }
            (Some(town), _) if hand.meets(rules.components.matching(rules.components.colours[town.index()])) => {
                message!("ask-lead-card", town)
            }
            (Some(town), _) => message!("ask-lead-card-any", town),
            (None, _) => message!("ask-lead-card-no-town"),
        }
    }

    fn offers(&self, rules: &BrianBoru, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(rules.lead_cards(&state.open, state.hidden.hands[seat]).iter().map(Action::Lead));
    }

    fn refusal(&self, rules: &BrianBoru, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Action::Lead(card) = *action else { return Some(Step::LeadCard.not_now()) };
        if let Some(refusal) = super::not_in_hand(state, seat, card, "BB-5.4") {
            return Some(refusal);
        }
        let town = state.open.flow.trick.town?;
        let colour = rules.components.colours[town.index()];
        let suit = rules.components.card(card).suit;
        let fits = suit == colour || suit == Suit::White || !rules.can_lead_to(state, seat, colour);
        if fits { None } else { Some(refuse!("BB-5.4", "no-wrong-colour", card, town, suit = colour)) }
    }

    fn act(self, rules: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Lead(card) = *action else { return };
        rules.play_card(state, seat, card, teller);
    }
}
