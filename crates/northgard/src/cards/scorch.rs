//! The Scorched Earth token (NG-16.6).

use crate::effect::Source;
use crate::map::{Land, LandSet};
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// NG-16.6: the seat may place the token; `bound` when a card to copy must lie there afterwards (NG-17.15).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Scorch {
    pub seat: Seat,
    pub bound: bool,
}

impl Scorch {
    /// Where the token may be put.
    fn goals(&self, rules: &Northgard, state: &State) -> LandSet {
        let mut goals = rules.around(state, self.seat);
        if rules.options.scorched_not_own {
            goals = goals - state.held(self.seat);
        }
        if let Some(site) = state.open.scorched {
            goals.remove(state.at(site));
        }
        if self.bound {
            goals = goals.iter().filter(|land| !rules.lore_at(state, self.seat, *land).is_empty()).collect();
        }
        goals
    }

    /// Whether a card to copy lies before whoever controls the territory.
    fn has_lore(&self, rules: &Northgard, state: &State, land: Land) -> bool {
        let owner = state.land(land).owner.filter(|owner| rules.is_enemy(self.seat, *owner));
        owner.is_some_and(|owner| {
            state.player(owner).active.kinds().any(|card| rules.bad_copy(state, self.seat, card).is_none())
        })
    }
}

impl Northgard {
    /// NG-17.15: whether the token lies, or could be put, where a card can be copied.
    pub(super) fn can_steal_lore(&self, state: &State, seat: Seat) -> bool {
        !self.copyable(state, seat, Source::Scorched).is_empty()
            || !Scorch { seat, bound: true }.goals(self, state).is_empty()
    }
}

impl Decision<Northgard> for Scorch {
    fn clause(&self) -> &'static str {
        "NG-16.6"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-scorch")
    }

    fn offers(&self, rules: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(self.goals(rules, state).iter().map(|land| Action::Scorch(state.site(land))));
        if !self.bound || !rules.copyable(state, seat, Source::Scorched).is_empty() {
            offers.put(Action::Skip);
        }
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let site = match *action {
            Action::Skip => {
                let lore = |site| self.has_lore(rules, state, state.at(site));
                let stays = !self.bound || state.open.scorched.is_some_and(lore);
                return if stays { None } else { no("NG-17.15", "no-card-to-copy") };
            }
            Action::Scorch(site) => site,
            _ => return no("NG-16.6", "no-not-now"),
        };
        let Some(land) = state.named(site) else { return no("NG-16.6", "no-such-land") };
        if state.open.scorched == Some(site) {
            return no("NG-16.6", "no-token-there");
        }
        if !state.land(land).near.iter().any(|near| state.figures(near, seat) > 0) {
            return no("NG-16.6", "no-not-adjacent");
        }
        if rules.options.scorched_not_own && state.figures(land, seat) > 0 {
            return no("NG-16.6", "no-own-land");
        }
        if self.bound && !self.has_lore(rules, state, land) { no("NG-17.15", "no-card-to-copy") } else { None }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.pop();
        if let Action::Scorch(site) = *action {
            state.open.scorched = Some(site);
            tell!(teller, "NG-16.6", "told-scorch", seat = seat, land = site);
        }
    }

    fn label(&self, _: &Northgard, _: &View, action: &Action) -> Option<Message> {
        (*action == Action::Skip).then(|| message!("do-leave-token"))
    }

    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        let idle = self.goals(rules, state).is_empty();
        if idle {
            state.pop();
        }
        idle
    }
}
