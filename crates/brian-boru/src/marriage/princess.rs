//! The Princess of Denmark (BB-12).

use crate::BrianBoru;
use crate::decision::{Action, ChoosePrincess, Step, ask};
use crate::pieces::Princess;
use crate::state::State;
use crate::view::View;
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, tell};

impl BrianBoru {
    /// What a choice brings, for a button.
    pub(crate) fn princess_label(&self, choice: Princess) -> Message {
        match choice {
            Princess::Military => message!("do-princess-military"),
            Princess::Trade => message!("do-princess-trade"),
            Princess::Spurn => message!("do-princess-spurn", n = self.components.spurn),
        }
    }
}

/// BB-12.1 to BB-12.6: military support, trade, or spurned.
impl Decision<BrianBoru> for ChoosePrincess {
    fn clause(&self) -> &'static str {
        "BB-12.1"
    }

    fn asks(&self, rules: &BrianBoru, state: &State) -> Asks {
        ask(rules.suitor(&state.open))
    }

    fn prompt(&self, _: &BrianBoru, _: &View, _: Seat) -> Message {
        message!("ask-princess")
    }

    fn offers(&self, _: &BrianBoru, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(Princess::ALL.map(Action::Princess));
    }

    fn refusal(&self, _: &BrianBoru, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match action {
            Action::Princess(_) => None,
            _ => Some(Step::ChoosePrincess.not_now()),
        }
    }

    fn act(self, rules: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Princess(choice) = *action else { return };
        match choice {
            Princess::Military => tell!(teller, "BB-12.2", "told-princess-military", seat = seat),
            Princess::Trade => tell!(teller, "BB-12.4", "told-princess-trade", seat = seat),
            Princess::Spurn => tell!(teller, "BB-12.6", "told-princess-spurn", seat = seat),
        }
        let kept = choice != Princess::Spurn;
        if kept {
            state.open.players[seat].princess = Some(choice);
        } else {
            state.gain_points(seat, rules.components.spurn, "BB-12.6", teller);
        }
        rules.conclude_marriage(state, seat, kept, teller);
    }
}
