//! The active town (BB-5.3, BB-5.5 to BB-5.7).

use crate::prelude::*;

impl BrianBoru {
    /// BB-5.5, BB-5.6: free towns for which the leader has a card; if there is none, any free town.
    pub(crate) fn lead_towns(&self, open: &Open, hand: Cards) -> Towns {
        let towns = self.fitting_towns(open, hand);
        if towns.is_empty() { open.free() } else { towns }
    }

    /// BB-5.5: free towns for which the hand has a card.
    fn fitting_towns(&self, open: &Open, hand: Cards) -> Towns {
        let free = open.free();
        let parts = &self.components;
        if hand.meets(parts.suit_cards[Suit::White.index()]) {
            return free;
        }
        let mut towns = Towns::EMPTY;
        for (colour, cards) in parts.colour_towns.iter().zip(&parts.suit_cards) {
            if hand.meets(*cards) {
                towns |= *colour & free;
            }
        }
        towns
    }

    /// Whether a card of the hand has this colour or is white.
    pub(super) fn can_lead_to(&self, state: &State, seat: Seat, colour: Suit) -> bool {
        state.hidden.hands[seat].iter().any(|card| {
            let suit = self.components.card(card).suit;
            suit == colour || suit == Suit::White
        })
    }
}

/// BB-5.3: the leader puts the marker on a free town. Without one there is no active town (BB-5.7).
impl Decision<BrianBoru> for LeadTown {
    const CLAUSE: &'static str = "BB-5.3";
    const ASKED: fn(&State) -> Seat = |state| state.open.flow.trick.leader;

    fn prompt(&self, rules: &BrianBoru, view: &View, _: Seat) -> Message {
        let fits = !rules.fitting_towns(&view.open, view.hand()).is_empty();
        message!(if fits { "ask-lead-town" } else { "ask-lead-town-any" })
    }

    fn offers(&self, rules: &BrianBoru, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(rules.lead_towns(&state.open, state.hidden.hands[seat]).iter().map(Action::Town));
    }

    fn refusal(&self, rules: &BrianBoru, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Action::Town(town) = *action else { return Some(Step::LeadTown.not_now()) };
        if let Some(refusal) = state.open.not_free(town, "BB-5.3") {
            return Some(refusal);
        }
        let fits = |town: Town| rules.can_lead_to(state, seat, rules.components.colours[town.index()]);
        let another = || Town::all().any(|other| state.open.owner(other).is_none() && fits(other));
        if fits(town) || !another() {
            return None;
        }
        let suit = rules.components.colours[town.index()];
        Some(refuse!("BB-5.5", "no-card-for-town", town, suit))
    }

    fn act(self, _: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Town(town) = *action else { return };
        state.open.marker = Marker::On(town);
        state.open.flow.trick.town = Some(town);
        tell!(teller, "BB-5.3", "told-active-town", seat, town);
        state.open.flow.step = Step::LeadCard;
    }

    fn proceed(self, _: &BrianBoru, state: &mut State, teller: &mut Teller) -> bool {
        let full = state.open.free().is_empty();
        if full {
            state.open.marker = Marker::Beside;
            tell!(teller, "BB-5.7", "told-no-free-town");
            state.open.flow.step = Step::LeadCard;
        }
        full
    }
}
