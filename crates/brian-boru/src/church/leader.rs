//! The first reward of the church (BB-16.1 to BB-16.4).

use super::{build, no_site};
use crate::BrianBoru;
use crate::decision::{Action, Church, LeaderMonastery, Step, ask};
use crate::state::{Marker, Open, State};
use crate::view::View;
use table::{Asks, Basket, Decision, Message, Procedure, Refusal, Seat, Teller, message, tell};

/// BB-16.1, BB-16.4: the first reward for a single leader.
impl Procedure<BrianBoru> for Church {
    fn clause(&self) -> &'static str {
        "BB-16.1"
    }

    fn run(self, _: &BrianBoru, state: &mut State, teller: &mut Teller) {
        tell!(teller, "BB-10.1", "told-step-church");
        let (discs, leaders) = state.open.most(|player| player.church);
        state.open.flow.step = match leaders.single() {
            Some(seat) => {
                tell!(teller, "BB-16.1", "told-church-leader", seat = seat, n = discs);
                Step::LeaderMonastery
            }
            None => {
                tell!(teller, "BB-16.4", "told-church-tie");
                Step::ChurchPoints
            }
        };
    }
}

impl LeaderMonastery {
    /// The single player with the most discs in the church area.
    fn leader(self, open: &Open) -> Option<Seat> {
        open.most(|player| player.church).1.single()
    }

    /// BB-16.1, BB-16.3: the marker and all his discs.
    fn reward(self, state: &mut State, seat: Seat, teller: &mut Teller) {
        state.open.marker = Marker::Held(seat);
        state.open.players[seat].church = 0;
        tell!(teller, "BB-16.1", "told-church-marker", seat = seat);
        state.open.flow.step = Step::ChurchPoints;
    }
}

/// BB-16.1, BB-16.3: the leader's monastery, if he can build one.
impl Decision<BrianBoru> for LeaderMonastery {
    fn clause(&self) -> &'static str {
        "BB-16.1"
    }

    fn asks(&self, _: &BrianBoru, state: &State) -> Asks {
        ask(self.leader(&state.open))
    }

    fn prompt(&self, _: &BrianBoru, _: &View, _: Seat) -> Message {
        message!("ask-monastery")
    }

    fn offers(&self, rules: &BrianBoru, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(rules.monastery_sites(&state.open, seat).iter().map(Action::Monastery));
    }

    fn refusal(&self, _: &BrianBoru, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Action::Monastery(town) = *action else { return Some(Step::LeaderMonastery.not_now()) };
        no_site(&state.open, seat, town)
    }

    fn act(self, _: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Monastery(town) = *action else { return };
        build(state, seat, town, "BB-16.1", teller);
        self.reward(state, seat, teller);
    }

    fn proceed(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) -> bool {
        let cannot = |seat: &Seat| rules.monastery_sites(&state.open, *seat).is_empty();
        let Some(seat) = self.leader(&state.open).filter(cannot) else { return false };
        tell!(teller, "BB-16.3", "told-no-site", seat = seat);
        self.reward(state, seat, teller);
        true
    }
}
