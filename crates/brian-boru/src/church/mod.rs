//! The church step (BB-16): monasteries, the marker, a point for the runner-up.

use crate::BrianBoru;
use crate::flow::{each, leaders};
use crate::marriage::gain_points;
use crate::pieces::{Town, Towns};
use crate::say::{tell, town as town_arg};
use crate::state::{Marker, Open, Procedure, State, Step};
use table::{Message, Seat, Teller};

impl BrianBoru {
    /// BB-16.1: the single player with the most discs in the church area.
    pub(crate) fn church_leader(&self, open: &Open) -> Option<Seat> {
        leaders(&each(open, |player| player.church)).1.single()
    }

    /// BB-16.2, BB-16.8: towns this player controls, without a monastery.
    pub(crate) fn monastery_sites(&self, open: &Open, seat: Seat) -> Towns {
        open.controlled(seat).less(open.monasteries)
    }

    /// BB-16.1 to BB-16.4: the first reward.
    pub(crate) fn begin_church(&self, state: &mut State, teller: &mut Teller) {
        tell(teller, "BB-10.1", || Message::new("told-step-church"));
        let Some(seat) = self.church_leader(&state.open) else {
            tell(teller, "BB-16.4", || Message::new("told-church-tie"));
            state.open.flow.step = Step::ChurchPoints;
            return;
        };
        let discs = state.open.players[seat].church;
        tell(teller, "BB-16.1", || Message::new("told-church-leader").with("seat", seat).with("n", discs));
        let sites = self.monastery_sites(&state.open, seat);
        if let Some(town) = sites.single() {
            self.leader_builds(state, seat, town, teller);
        } else if sites.is_empty() {
            tell(teller, "BB-16.3", || Message::new("told-no-site").with("seat", seat));
            self.reward_leader(state, seat, teller);
        } else {
            state.open.flow.step = Step::LeaderMonastery;
        }
    }

    /// BB-16.1: the leader's monastery.
    pub(crate) fn leader_builds(&self, state: &mut State, seat: Seat, town: Town, teller: &mut Teller) {
        build(state, seat, town, "BB-16.1", teller);
        self.reward_leader(state, seat, teller);
    }

    /// BB-16.1, BB-16.3: the marker and all his discs.
    fn reward_leader(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        state.open.marker = Marker::Held(seat);
        state.open.players[seat].church = 0;
        tell(teller, "BB-16.1", || Message::new("told-church-marker").with("seat", seat));
        state.open.flow.step = Step::ChurchPoints;
    }

    /// BB-16.5: a point for everybody who now has the most discs; then the third reward.
    pub(crate) fn pay_church(&self, state: &mut State, teller: &mut Teller) {
        let (most, second) = leaders(&each(&state.open, |player| player.church));
        for seat in second.iter().filter(|_| most > 0) {
            tell(teller, "BB-16.5", || Message::new("told-church-second").with("seat", seat).with("n", most));
            gain_points(state, seat, 1, "BB-16.5", teller);
            state.open.players[seat].church -= 1;
        }
        let open = &mut state.open;
        let needed = self.components.costs.monastery;
        open.flow.queue = open.players.seats().filter(|seat| open.players[*seat].church >= needed).collect();
        self.next_builder(state, teller);
    }

    /// BB-16.6, BB-16.7: clockwise from the marker, everybody with four or more discs builds, if he can.
    fn next_builder(&self, state: &mut State, teller: &mut Teller) {
        while let Some(seat) = state.open.next_in_queue() {
            let sites = self.monastery_sites(&state.open, seat);
            if let Some(town) = sites.single() {
                self.serve_builder(state, seat, town, teller);
            } else if sites.is_empty() {
                tell(teller, "BB-16.7", || Message::new("told-no-site").with("seat", seat));
                state.open.flow.queue = state.open.flow.queue.without(seat);
            } else {
                state.open.flow.step = Step::Monastery;
                return;
            }
        }
        self.finish(state, Procedure::Church, Step::Claims);
    }

    fn serve_builder(&self, state: &mut State, seat: Seat, town: Town, teller: &mut Teller) {
        build(state, seat, town, "BB-16.6", teller);
        state.open.players[seat].church = 0;
        state.open.flow.queue = state.open.flow.queue.without(seat);
        tell(teller, "BB-16.7", || Message::new("told-church-discs-back").with("seat", seat));
    }

    /// The third reward's monastery; the next builder follows.
    pub(crate) fn builder_builds(&self, state: &mut State, seat: Seat, town: Town, teller: &mut Teller) {
        self.serve_builder(state, seat, town, teller);
        self.next_builder(state, teller);
    }
}

/// A monastery, which is never moved or removed (BB-16.9).
fn build(state: &mut State, seat: Seat, town: Town, clause: &'static str, teller: &mut Teller) {
    state.open.monasteries.add(town);
    tell(teller, clause, || Message::new("told-monastery").with("seat", seat).with("town", town_arg(town)));
}
