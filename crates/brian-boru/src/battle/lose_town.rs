//! The towns that the Vikings take (BB-14.4 to BB-14.10).

use crate::BrianBoru;
use crate::decision::{Action, LoseTown, Step, ask};
use crate::state::{Open, State};
use crate::view::View;
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, refuse, tell};

impl LoseTown {
    /// BB-14.4, BB-14.5, BB-14.7: who chooses the town: the single player with the most raiders, or the loser himself.
    fn chooser(self, open: &Open) -> Option<Seat> {
        let loser = open.next_in_queue()?;
        Some(open.most(|player| player.raiders).1.single().unwrap_or(loser))
    }
}

/// BB-14.8, BB-14.9: clockwise from the marker, one loss at a time; then the raiders sail home (BB-14.10).
impl Decision<BrianBoru> for LoseTown {
    fn clause(&self) -> &'static str {
        "BB-14.4"
    }

    fn asks(&self, _: &BrianBoru, state: &State) -> Asks {
        ask(self.chooser(&state.open))
    }

    fn turn(&self, _: &BrianBoru, state: &State) -> &'static str {
        if self.chooser(&state.open) == state.open.next_in_queue() { "BB-14.5" } else { "BB-14.4" }
    }

    fn prompt(&self, _: &BrianBoru, view: &View, seat: Seat) -> Message {
        match view.open.next_in_queue() {
            Some(loser) if loser != seat => message!("ask-lose-town-of", seat = loser),
            _ => message!("ask-lose-town"),
        }
    }

    fn offers(&self, _: &BrianBoru, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        if let Some(loser) = state.open.next_in_queue() {
            offers.put_all(state.open.controlled(loser).iter().map(Action::Lose));
        }
    }

    fn refusal(&self, _: &BrianBoru, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Lose(town) = *action else { return Some(Step::LoseTown.not_now()) };
        let loser = state.open.next_in_queue()?;
        match state.open.owner(town).filter(|_| !state.open.vikings.has(town)) {
            Some(owner) if owner == loser => None,
            Some(owner) if state.open.flow.queue.has(owner) => Some(refuse!("BB-14.9", "no-loses-later", seat = loser)),
            _ => Some(refuse!("BB-14.2", "no-not-losers-town", town = town, seat = loser)),
        }
    }

    /// BB-14.6: a Viking control token on the disc.
    fn act(self, _: &BrianBoru, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Lose(town) = *action else { return };
        let Some(loser) = state.open.next_in_queue() else { return };
        state.open.vikings.add(town);
        state.leave_queue(loser);
        tell!(teller, "BB-14.6", "told-loses-town", seat = loser, town = town);
    }

    fn proceed(self, _: &BrianBoru, state: &mut State, teller: &mut Teller) -> bool {
        match state.open.next_in_queue() {
            None => {
                state.open.battle = 0;
                tell!(teller, "BB-14.10", "told-raiders-leave");
                state.open.flow.step = Step::Spoils;
                true
            }
            Some(loser) if state.open.controlled(loser).is_empty() => {
                tell!(teller, "BB-14.8", "told-nothing-to-lose", seat = loser);
                state.leave_queue(loser);
                true
            }
            Some(_) => false,
        }
    }
}
