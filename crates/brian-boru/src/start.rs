//! Who begins, and the starting towns (BB-2.10 to BB-2.12).

use crate::BrianBoru;
use crate::decision::{Action, Chance, FirstPlayer, StartTown, Step, ask};
use crate::pieces::Towns;
use crate::state::{Marker, Open, Part, State};
use crate::view::View;
use rand::{Rng, RngExt};
use table::{Asks, Basket, Decision, Draw, Message, Refusal, Rules, Seat, Teller, message, no, refuse, tell};

/// BB-2.10: chance decides who begins.
impl Draw<BrianBoru> for FirstPlayer {
    fn clause(&self) -> &'static str {
        "BB-2.10"
    }

    fn roll<R: Rng + ?Sized>(&self, rules: &BrianBoru, _: &State, rng: &mut R) -> Chance {
        Chance::First(Seat::new(rng.random_range(0..rules.players())))
    }

    fn misfit(&self, rules: &BrianBoru, _: &State, chance: &Chance) -> Option<Refusal> {
        match chance {
            Chance::First(seat) if seat.index() < rules.players() => None,
            Chance::First(_) => no("BB-2.10", "no-chance-seat"),
            _ => no("BB-2.10", "no-chance-now"),
        }
    }

    fn settle(self, _: &BrianBoru, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::First(seat) = *chance else { return };
        state.open.marker = Marker::Held(seat);
        state.open.flow.step = Step::StartTown;
        tell!(teller, "BB-2.10", "told-first-player", seat = seat);
    }
}

impl StartTown {
    /// Clockwise from the holder of the marker, the first player without a disc.
    fn next(self, open: &Open) -> Option<Seat> {
        open.first().round(open.seats()).find(|seat| open.players[*seat].towns.is_empty())
    }

    /// BB-2.12: towns of regions in which nobody has a disc.
    fn towns(self, rules: &BrianBoru, open: &Open) -> Towns {
        let taken = open.taken();
        let empty = rules.components.region_towns.iter().filter(|region| !region.meets(taken));
        empty.fold(Towns::EMPTY, |towns, region| towns | *region)
    }
}

/// BB-2.11, BB-2.12: a starting disc for everybody; after the last player the first round begins.
impl Decision<BrianBoru> for StartTown {
    fn clause(&self) -> &'static str {
        "BB-2.11"
    }

    fn asks(&self, _: &BrianBoru, state: &State) -> Asks {
        ask(self.next(&state.open))
    }

    fn prompt(&self, _: &BrianBoru, _: &View, _: Seat) -> Message {
        message!("ask-start-town")
    }

    fn offers(&self, rules: &BrianBoru, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(self.towns(rules, &state.open).iter().map(Action::Place));
    }

    fn refusal(&self, _: &BrianBoru, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Place(town) = *action else { return Some(Step::StartTown.not_now()) };
        let region = town.region();
        let players = &state.open.players;
        let owner = players.seats().find(|seat| players[*seat].towns.iter().any(|other| other.region() == region))?;
        Some(refuse!("BB-2.12", "no-region-taken", region = region, seat = owner))
    }

    fn act(self, _: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Place(town) = *action else { return };
        state.put_disc(seat, town);
        tell!(teller, "BB-2.11", "told-start-town", seat = seat, town = town);
        if self.next(&state.open).is_none() {
            state.finish(Part::StartTowns, Step::Preparation);
        }
    }
}
