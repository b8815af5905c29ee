//! Industrious Villagers: a building is exchanged for another of its size (NG-19.20).

use crate::map::Land;
use crate::pieces::{Building, Slot};
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// NG-19.20: the seat may exchange a building.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Swap {
    pub seat: Seat,
}

/// Whether such a building stands on such a slot, or on none.
fn stands(rules: &Northgard, state: &State, land: Land, building: Building, slot: Option<Slot>) -> bool {
    match slot {
        None => state.land(land).slotless.get(building.index()).is_some_and(|count| *count > 0),
        Some(slot) => state.open.map.standing(&rules.book, land, building, slot).is_some(),
    }
}

/// Whether there is a token that may take the other's place.
fn replaces(state: &State, old: Building, slot: Option<Slot>, new: Building) -> bool {
    let stone = new != Building::CarvedStone || slot != Some(Slot::Small);
    new != old && new.is_large() == old.is_large() && stone && state.open.supply[new.index()] > 0
}

impl Swap {
    /// What could replace what.
    fn swaps<'a>(self, rules: &'a Northgard, state: &'a State) -> impl Iterator<Item = Action> + 'a {
        state.held(self.seat).iter().flat_map(move |land| {
            let place = state.land(land);
            let old = Building::ALL.into_iter().filter(move |old| place.count(*old) > 0);
            old.flat_map(move |old| {
                let slots = [None, Some(Slot::Small), Some(Slot::Stone), Some(Slot::Large)].into_iter();
                slots.filter(move |slot| stands(rules, state, land, old, *slot)).flat_map(move |slot| {
                    let new = Building::ALL.into_iter().filter(move |new| replaces(state, old, slot, *new));
                    new.map(move |new| Action::Swap { site: place.site, old, slot, new })
                })
            })
        })
    }
}

impl Decision<Northgard> for Swap {
    fn clause(&self) -> &'static str {
        "NG-19.20"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-swap")
    }

    fn offers(&self, rules: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(self.swaps(rules, state));
        offers.put(Action::Skip);
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let (site, old, slot, new) = match *action {
            Action::Skip => return None,
            Action::Swap { site, old, slot, new } => (site, old, slot, new),
            _ => return no("NG-19.20", "no-not-now"),
        };
        let Some(land) = state.named(site) else { return no("NG-19.20", "no-such-land") };
        if state.figures(land, seat) == 0 {
            return no("NG-19.20", "no-not-yours");
        }
        if !stands(rules, state, land, old, slot) {
            return no("NG-19.20", "no-such-building");
        }
        if old == new || old.is_large() != new.is_large() {
            return no("NG-19.20", "no-same-size");
        }
        if new == Building::CarvedStone && slot == Some(Slot::Small) {
            return no("NG-7.2", "no-slot");
        }
        if state.open.supply[new.index()] == 0 { no("NG-7.4", "no-token-left") } else { None }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.pop();
        let Action::Swap { site, old, slot, new } = *action else { return };
        let land = state.at(site);
        match slot {
            None => {
                state.land_mut(land).slotless[old.index()] -= 1;
                state.land_mut(land).slotless[new.index()] += 1;
            }
            Some(slot) => {
                if let Some(place) = state.open.map.standing(&rules.book, land, old, slot) {
                    state.open.map.set_building(place, Some(new));
                }
            }
        }
        state.land_mut(land).buildings[old.index()] -= 1;
        state.land_mut(land).buildings[new.index()] += 1;
        state.open.supply[old.index()] += 1;
        state.open.supply[new.index()] -= 1;
        tell!(teller, "NG-19.20", "told-swap", seat = seat, old = old, new = new, land = site);
    }

    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        let idle = self.swaps(rules, state).next().is_none();
        if idle {
            state.pop();
        }
        idle
    }
}
