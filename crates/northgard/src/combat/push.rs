//! Intimidate: a defender is pushed away before the fight (NG-18.5).

use super::{Fight, Stage};
use crate::pieces::{Figure, Standing};
use crate::{Northgard, State};
use table::{Refusal, Teller, no, tell};

impl Fight {
    /// Ways to push one defending figure away.
    pub(super) fn pushes<'a>(&self, rules: &'a Northgard, state: &'a State) -> impl Iterator<Item = Standing> + 'a {
        let land = state.at(self.site);
        let defender = self.sides[1].seat();
        let held = state.land(land).has_bear();
        let goals = state.land(land).near.iter().filter(move |goal| {
            let owner = state.land(*goal).owner;
            !held && owner.is_none_or(|owner| Some(owner) == defender) && !rules.is_haunted(state, *goal)
        });
        goals.flat_map(move |goal| {
            let site = state.site(goal);
            let group = defender.map(|seat| rules.touchable(state, land, seat)).unwrap_or_default();
            group.kinds().map(move |figure| Standing { site, figure })
        })
    }

    pub(super) fn bad_push(&self, rules: &Northgard, state: &State, to: Standing) -> Option<Refusal> {
        let from = state.at(self.site);
        let (Some(goal), Some(defender)) = (state.named(to.site), self.sides[1].seat()) else {
            return no("NG-18.5", "no-such-land");
        };
        if state.land(from).has_bear() {
            return no("NG-29.2", "no-bear-leave");
        }
        if !state.land(from).near.has(goal) {
            return no("NG-18.5", "no-not-adjacent");
        }
        if state.land(goal).owner.is_some_and(|owner| owner != defender) {
            return no("NG-18.5", "no-not-theirs");
        }
        if rules.is_haunted(state, goal) {
            return no("NG-26.5", "no-hostile-there");
        }
        let there = match to.figure {
            Figure::Kaija => state.has_kaija(from, defender) && rules.options.kaija_full,
            Figure::Unit => state.units(from, defender) > 0,
        };
        if there { None } else { no("NG-18.5", "no-units-here") }
    }

    /// The pushed figure leaves; without a defender there is no combat (RU-30).
    pub(super) fn push_away(self, state: &mut State, to: Standing, teller: &mut Teller) {
        let land = state.at(self.site);
        let (Some(attacker), Some(defender)) = (self.sides[0].seat(), self.sides[1].seat()) else { return };
        state.leave(land, defender, to.group());
        state.enter(state.at(to.site), defender, to.group());
        tell!(teller, "NG-18.5", "told-push", seat = attacker, group = to.group(), land = to.site);
        if state.figures(land, defender) == 0 {
            state.open.map.set_owner(land, Some(attacker));
            state.pop();
        } else {
            state.set(Fight { stage: Stage::FoodAttacker, ..self });
        }
    }
}
