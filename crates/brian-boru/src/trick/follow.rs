//! The other cards of a trick (BB-5.8).

use crate::BrianBoru;
use crate::decision::{Action, Follow, Step, ask};
use crate::state::State;
use crate::view::View;
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message};

/// BB-5.8: clockwise from the leader everybody plays a card, any card.
impl Decision<BrianBoru> for Follow {
    fn clause(&self) -> &'static str {
        "BB-5.8"
    }

    fn asks(&self, _: &BrianBoru, state: &State) -> Asks {
        ask(state.open.flow.trick.to_play())
    }

    fn prompt(&self, _: &BrianBoru, view: &View, _: Seat) -> Message {
        match view.open.flow.trick.town {
            Some(town) => message!("ask-follow", town = town),
            None => message!("ask-follow-no-town"),
        }
    }

    fn offers(&self, _: &BrianBoru, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(state.hidden.hands[seat].iter().map(Action::Follow));
    }

    fn refusal(&self, _: &BrianBoru, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Action::Follow(card) = *action else { return Some(Step::Follow.not_now()) };
        super::not_in_hand(state, seat, card, "BB-5.8")
    }

    fn act(self, rules: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Follow(card) = *action else { return };
        rules.play_card(state, seat, card, teller);
    }
}
