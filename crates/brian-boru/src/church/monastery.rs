//! The second and the third reward of the church (BB-16.5 to BB-16.9).

use super::{build, no_site};
use crate::BrianBoru;
use crate::decision::{Action, ChurchPoints, Monastery, Step, ask};
use crate::state::{Part, State};
use crate::view::View;
use table::{Asks, Basket, Decision, Message, Procedure, Refusal, Seat, Teller, message, tell};

/// BB-16.5: a point for everybody who now has the most discs; then the third reward.
impl Procedure<BrianBoru> for ChurchPoints {
    fn clause(&self) -> &'static str {
        "BB-16.5"
    }

    fn run(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) {
        let (most, second) = state.open.most(|player| player.church);
        for seat in second.iter().filter(|_| most > 0) {
            tell!(teller, "BB-16.5", "told-church-second", seat = seat, n = most);
            state.gain_points(seat, 1, "BB-16.5", teller);
            state.open.players[seat].church -= 1;
        }
        if most == 0 {
            tell!(teller, "BB-16.5", "told-no-church-discs");
        }
        let open = &mut state.open;
        let needed = rules.components.costs.monastery;
        open.flow.queue = open.players.seats().filter(|seat| open.players[*seat].church >= needed).collect();
        open.flow.step = Step::Monastery;
    }
}

/// BB-16.6, BB-16.7: clockwise from the marker, everybody with four or more discs builds, if he can.
impl Decision<BrianBoru> for Monastery {
    fn clause(&self) -> &'static str {
        "BB-16.6"
    }

    fn asks(&self, _: &BrianBoru, state: &State) -> Asks {
        ask(state.open.next_in_queue())
    }

    fn prompt(&self, _: &BrianBoru, _: &View, _: Seat) -> Message {
        message!("ask-monastery")
    }

    fn offers(&self, rules: &BrianBoru, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(rules.monastery_sites(&state.open, seat).iter().map(Action::Monastery));
    }

    fn refusal(&self, _: &BrianBoru, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Action::Monastery(town) = *action else { return Some(Step::Monastery.not_now()) };
        no_site(&state.open, seat, town)
    }

    fn act(self, _: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Monastery(town) = *action else { return };
        build(state, seat, town, "BB-16.6", teller);
        state.open.players[seat].church = 0;
        state.leave_queue(seat);
        tell!(teller, "BB-16.7", "told-church-discs-back", seat = seat);
    }

    fn proceed(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) -> bool {
        let Some(seat) = state.open.next_in_queue() else {
            state.finish(Part::Church, Step::Claims);
            return true;
        };
        let cannot = rules.monastery_sites(&state.open, seat).is_empty();
        if cannot {
            tell!(teller, "BB-16.7", "told-no-site", seat = seat);
            state.leave_queue(seat);
        }
        cannot
    }
}
