//! The town of a marriage card (BB-11.5).

use crate::BrianBoru;
use crate::decision::{Action, MarriageTown, Step, ask};
use crate::edition::Gift;
use crate::pieces::{Region, Towns};
use crate::state::{Open, State};
use crate::view::View;
use table::{Arg, Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, refuse, tell};

impl MarriageTown {
    /// The region on the card that is being won.
    fn region(self, rules: &BrianBoru, open: &Open) -> Option<Region> {
        match rules.marriage_face(open)?.benefit {
            Gift::Town(region) => region,
            Gift::Nothing | Gift::Coins(_) | Gift::Renown(_) => None,
        }
    }

    /// Free towns of the region; only free ones, whatever a summary says (BB-1.11).
    fn towns(self, rules: &BrianBoru, open: &Open) -> Towns {
        match rules.marriage_face(open).map(|face| face.benefit) {
            Some(Gift::Town(Some(region))) => rules.components.region_towns[region.index()] & open.free(),
            Some(Gift::Town(None)) => open.free(),
            _ => Towns::EMPTY,
        }
    }
}

/// BB-11.5: a disc on a free town of the region; then the card is settled.
impl Decision<BrianBoru> for MarriageTown {
    fn clause(&self) -> &'static str {
        "BB-11.5"
    }

    fn asks(&self, rules: &BrianBoru, state: &State) -> Asks {
        ask(rules.suitor(&state.open))
    }

    fn prompt(&self, rules: &BrianBoru, view: &View, _: Seat) -> Message {
        let region = self.region(rules, &view.open).map_or_else(|| Arg::from(""), Arg::from);
        message!("ask-marriage-town", region = region)
    }

    fn offers(&self, rules: &BrianBoru, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(self.towns(rules, &state.open).iter().map(Action::MarriageTown));
    }

    fn refusal(&self, rules: &BrianBoru, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::MarriageTown(town) = *action else { return Some(Step::MarriageTown.not_now()) };
        if let Some(refusal) = state.open.not_free(town, "BB-11.5") {
            return Some(refusal);
        }
        let region = self.region(rules, &state.open).filter(|region| *region != town.region())?;
        Some(refuse!("BB-11.5", "no-other-region", town = town, region = region))
    }

    fn act(self, rules: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::MarriageTown(town) = *action else { return };
        state.put_disc(seat, town);
        tell!(teller, "BB-11.5", "told-marriage-town", seat = seat, town = town);
        rules.conclude_marriage(state, seat, true, teller);
    }

    fn proceed(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) -> bool {
        let Some(seat) = rules.suitor(&state.open) else { return false };
        let none = self.towns(rules, &state.open).is_empty();
        if none {
            tell!(teller, "BB-11.5", "told-no-marriage-town", seat = seat);
            rules.conclude_marriage(state, seat, true, teller);
        }
        none
    }
}
