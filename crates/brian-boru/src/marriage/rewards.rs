//! Rewards of the marriage track (BB-13).

use crate::BrianBoru;
use crate::decision::{Action, Rewards, Step, TrackTown, ask};
use crate::edition::Gift;
use crate::state::{Part, State};
use crate::view::View;
use table::{Asks, Basket, Decision, Message, Procedure, Refusal, Seat, Teller, message, tell};

/// BB-13.1 to BB-13.4: clockwise from the marker, every disc earns what its space shows. The winner of the card is not among
/// them (BB-13.2).
impl Procedure<BrianBoru> for Rewards {
    fn clause(&self) -> &'static str {
        "BB-13.1"
    }

    fn run(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) {
        while let Some(seat) = state.open.next_in_queue() {
            match rules.components.track[state.open.players[seat].track as usize] {
                Gift::Nothing => {}
                Gift::Coins(n) => state.gain_coins(seat, n, "BB-13.1", teller),
                Gift::Renown(n) => state.gain_renown(seat, n, "BB-13.1", teller),
                Gift::Town(_) => return state.open.flow.step = Step::TrackTown,
            }
            state.leave_queue(seat);
        }
        state.finish(Part::Marriage, Step::Battle);
    }
}

/// BB-13.3: a disc on any free town, if there is one.
impl Decision<BrianBoru> for TrackTown {
    fn clause(&self) -> &'static str {
        "BB-13.3"
    }

    fn asks(&self, _: &BrianBoru, state: &State) -> Asks {
        ask(state.open.next_in_queue())
    }

    fn prompt(&self, _: &BrianBoru, _: &View, _: Seat) -> Message {
        message!("ask-track-town")
    }

    fn offers(&self, _: &BrianBoru, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(state.open.free().iter().map(Action::TrackTown));
    }

    fn refusal(&self, _: &BrianBoru, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::TrackTown(town) = *action else { return Some(Step::TrackTown.not_now()) };
        state.open.not_free(town, "BB-13.3")
    }

    fn act(self, _: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::TrackTown(town) = *action else { return };
        state.put_disc(seat, town);
        tell!(teller, "BB-13.3", "told-track-town", seat = seat, town = town);
        state.leave_queue(seat);
        state.open.flow.step = Step::Rewards;
    }

    fn proceed(self, _: &BrianBoru, state: &mut State, teller: &mut Teller) -> bool {
        let Some(seat) = state.open.next_in_queue().filter(|_| state.open.free().is_empty()) else { return false };
        tell!(teller, "BB-13.3", "told-no-track-town", seat = seat);
        state.leave_queue(seat);
        state.open.flow.step = Step::Rewards;
        true
    }
}
