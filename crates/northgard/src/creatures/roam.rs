//! Creatures move (NG-28).

use crate::prelude::*;

impl Northgard {
    /// NG-28.1: the next creature of the line that has not acted moves and acts.
    pub(crate) fn run_creatures(&self, state: &mut State, teller: &mut Teller) {
        let next = state.open.line.iter().copied().find(|creature| !state.open.acted.has(*creature));
        let Some(creature) = next else {
            state.open.acted = Default::default();
            return self.next_phase(state, Phase::Tithe);
        };
        state.open.acted.add(creature);
        let goals = self.roam_goals(state, creature);
        match goals.single() {
            Some(goal) => self.roam(state, creature, goal, teller),
            None if goals.is_empty() => {
                tell!(teller, "NG-28.5", "told-stuck", creature = creature);
                self.activate(state, creature, false, teller);
            }
            None => state.push(Roam { seat: state.open.first, creature }),
        }
    }

    /// NG-28.2, NG-28.3, NG-28.4: where a creature may go; several where the first player chooses.
    fn roam_goals(&self, state: &State, creature: Creature) -> LandSet {
        let Some(site) = state.open.lair[creature.index()] else { return LandSet::EMPTY };
        let near = state.land(state.at(site)).near;
        let mut goals: LandSet = near.iter().filter(|land| state.land(*land).beasts.is_empty()).collect();
        let held: LandSet = goals.iter().filter(|land| state.land(*land).owner.is_some()).collect();
        if !held.is_empty() {
            goals = held;
        }
        for priority in self.book.kind(creature.kind()).priorities {
            let most = goals.iter().map(|land| appeal(state, priority, land)).max().unwrap_or(0);
            goals = goals.iter().filter(|land| appeal(state, priority, *land) == most).collect();
        }
        goals
    }

    fn roam(&self, state: &mut State, creature: Creature, goal: Land, teller: &mut Teller) {
        // What it prefers is told only where it had a choice (NG-28.3).
        let mut drawn = false;
        if let Some(site) = state.open.lair[creature.index()] {
            let land = state.at(site);
            let empty = |land: Land| state.land(land).beasts.is_empty() && state.land(land).owner.is_none();
            drawn = state.land(goal).owner.is_some() && state.land(land).near.iter().any(empty);
            state.land_mut(land).beasts.remove(creature);
        }
        let site = state.site(goal);
        state.land_mut(goal).beasts.add(creature);
        state.open.lair[creature.index()] = Some(site);
        let (clause, key) = if drawn { ("NG-28.3", "told-roams-to-units") } else { ("NG-28.2", "told-roams") };
        tell!(teller, clause, key, creature = creature, land = site);
        self.activate(state, creature, true, teller);
    }
}

/// How much of what a creature looks for is in a territory.
fn appeal(state: &State, priority: Priority, land: Land) -> u8 {
    match priority {
        Priority::BuildingPoints => state.land(land).building_points(),
        Priority::Units => state.all_figures(land),
        Priority::Resources => state.land(land).wealth().iter().sum(),
    }
}

impl Decision<Northgard> for Roam {
    asked!(Northgard, "NG-28.4", |roam| message!("ask-roam", creature = roam.creature));

    fn offers(&self, rules: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let goals = rules.roam_goals(state, self.creature);
        offers.put_all(goals.iter().map(|land| Action::Roam(state.site(land))));
    }

    fn refusal(&self, rules: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Roam(site) = *action else { return no("NG-28.4", "no-not-now") };
        let (Some(goal), Some(lair)) = (state.named(site), state.open.lair[self.creature.index()]) else {
            return no("NG-28.2", "no-such-land");
        };
        let from = state.land(state.at(lair));
        if !from.near.has(goal) {
            return no("NG-28.2", "no-not-adjacent");
        }
        if state.open.lair.contains(&Some(site)) {
            return no("NG-28.2", "no-creature-there");
        }
        let priorities = rules.book.kind(self.creature.kind()).priorities;
        let rank = |land: Land| (state.all_figures(land) > 0, priorities.map(|one| appeal(state, one, land)));
        let free = |land: &Land| !state.open.lair.contains(&Some(state.site(*land)));
        match from.near.iter().filter(free).map(rank).max() {
            Some(best) if rank(goal) < best => no("NG-28.4", "no-better-goal"),
            _ => None,
        }
    }

    fn act(self, rules: &Northgard, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Roam(site) = *action else { return };
        state.pop();
        rules.roam(state, self.creature, state.at(site), teller);
    }
}
