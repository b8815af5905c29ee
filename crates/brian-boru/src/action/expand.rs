//! Expansion (BB-7.12, BB-8).

use crate::BrianBoru;
use crate::decision::{Action, Expand, Step};
use crate::pieces::{Town, Towns};
use crate::state::{Marker, Open, State};
use crate::view::View;
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, refuse, tell};

impl Expand {
    /// BB-8.2 to BB-8.5: free towns joined by a road, in the same region or another (BB-8.6), to a town this player controls,
    /// from whichever (BB-8.8), without the active town; none if he cannot pay (BB-8.1).
    fn towns(self, rules: &BrianBoru, open: &Open, seat: Seat) -> Towns {
        if open.players[seat].coins < rules.components.costs.expansion {
            return Towns::EMPTY;
        }
        let roads = |towns: Towns, town: Town| towns | rules.components.roads[town.index()];
        let towns = open.controlled(seat).iter().fold(Towns::EMPTY, roads) & open.free();
        match open.marker {
            Marker::On(active) if !rules.options.expand_into_active_town => towns.without(active),
            _ => towns,
        }
    }
}

/// BB-8.1, BB-8.7: a disc on a new town for coins, or not. Asked only where it is possible.
impl Decision<BrianBoru> for Expand {
    fn clause(&self) -> &'static str {
        "BB-7.12"
    }

    fn asks(&self, _: &BrianBoru, state: &State) -> Asks {
        Asks::Always(state.open.flow.line.seat)
    }

    fn prompt(&self, rules: &BrianBoru, _: &View, _: Seat) -> Message {
        message!("ask-expand", price = rules.components.costs.expansion)
    }

    fn offers(&self, rules: &BrianBoru, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put(Action::Expand(None));
        offers.put_all(self.towns(rules, &state.open, seat).iter().map(|town| Action::Expand(Some(town))));
    }

    fn refusal(&self, rules: &BrianBoru, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Action::Expand(town) = *action else { return Some(super::out_of_turn(Step::Expand, action)) };
        let town = town?;
        let open = &state.open;
        let price = rules.components.costs.expansion;
        let coins = open.players[seat].coins;
        if coins < price {
            return Some(refuse!("BB-8.1", "no-too-expensive", price = price, coins = coins));
        }
        if let Some(refusal) = open.not_free(town, "BB-8.3") {
            return Some(refusal);
        }
        if open.marker == Marker::On(town) && !rules.options.expand_into_active_town {
            return Some(refuse!("BB-8.4", "no-active-town", town = town));
        }
        let player = &open.players[seat];
        let near = rules.components.roads[town.index()];
        if near.iter().any(|source| player.towns.has(source) && !open.vikings.has(source)) {
            return None;
        }
        Some(if near.meets(player.towns) {
            refuse!("BB-8.5", "no-source-held", town = town)
        } else if player.princess.is_some() && near.meets(open.vikings) {
            refuse!("BB-12.7", "no-only-counts")
        } else {
            refuse!("BB-8.2", "no-no-road", town = town)
        })
    }

    fn act(self, rules: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Expand(target) = *action else { return };
        match target {
            Some(town) => {
                state.open.players[seat].coins -= rules.components.costs.expansion;
                state.put_disc(seat, town);
                tell!(teller, "BB-8.1", "told-expands", seat = seat, town = town);
            }
            None => tell!(teller, "BB-8.1", "told-does-not-expand", seat = seat),
        }
        state.open.flow.step = Step::RunLine;
    }

    fn proceed(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) -> bool {
        let seat = state.open.flow.line.seat;
        let impossible = self.towns(rules, &state.open, seat).is_empty();
        if impossible {
            if state.open.players[seat].coins < rules.components.costs.expansion {
                tell!(teller, "BB-8.1", "told-cannot-pay-expansion", seat = seat);
            } else {
                tell!(teller, "BB-6.2", "told-nowhere-to-expand", seat = seat);
            }
            state.open.flow.step = Step::RunLine;
        }
        impossible
    }
}
