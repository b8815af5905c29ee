//! Liberation (BB-7.13, BB-7.14).

use crate::BrianBoru;
use crate::decision::{Action, FreeTown, Step};
use crate::pieces::Town;
use crate::state::{Open, State};
use crate::view::View;
use table::{Arg, Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, refuse, tell};

impl BrianBoru {
    /// Which town is freed, and for whom, for a button.
    pub(crate) fn free_label(&self, open: &Open, town: Town) -> Message {
        self.at_town("do-free", town).with("owner", open.owner(town).map_or_else(|| Arg::from(""), Arg::from))
    }
}

/// BB-7.14: a Viking control token must go if there is one; the disc below shows who controls the town again.
impl Decision<BrianBoru> for FreeTown {
    fn clause(&self) -> &'static str {
        "BB-7.14"
    }

    fn asks(&self, _: &BrianBoru, state: &State) -> Asks {
        Asks::Seat(state.open.flow.line.seat)
    }

    fn prompt(&self, _: &BrianBoru, _: &View, _: Seat) -> Message {
        message!("ask-free-town")
    }

    fn offers(&self, _: &BrianBoru, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(state.open.vikings.iter().map(Action::Free));
    }

    fn refusal(&self, _: &BrianBoru, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Free(town) = *action else { return Some(Step::FreeTown.not_now()) };
        let held = state.open.vikings.has(town);
        if held { None } else { Some(refuse!("BB-7.13", "no-not-viking", town = town)) }
    }

    fn act(self, _: &BrianBoru, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Free(town) = *action else { return };
        state.open.vikings.remove(town);
        let owner = state.open.owner(town).unwrap_or_default();
        tell!(teller, "BB-7.13", "told-freed", town = town, owner = owner);
        state.open.flow.step = Step::RunLine;
    }

    fn proceed(self, _: &BrianBoru, state: &mut State, teller: &mut Teller) -> bool {
        let none = state.open.vikings.is_empty();
        if none {
            tell!(teller, "BB-7.14", "told-nothing-to-free", seat = state.open.flow.line.seat);
            state.open.flow.step = Step::RunLine;
        }
        none
    }
}
