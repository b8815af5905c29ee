//! Creatures: they appear, roam, act and fall (NG-24 to NG-30).

use crate::Northgard;
use crate::action::Action;
use crate::decision::{Basket, no};
use crate::flow::{Bonus, Frame, Phase, Side};
use crate::names::{Creature, Kind, Priority, Site};
use crate::sets::LandSet;
use crate::state::State;
use crate::tell::tell;
use table::{Refusal, Seat, Teller};

/// The creatures of the upper packet: those of strength 6 or less (NG-24.2).
const UPPER_STRENGTH: u8 = 6;

impl Northgard {
    /// What the next creature is drawn from: the upper packet first, then the lower one.
    pub(crate) fn creature_draw(&self, s: &State) -> u16 {
        let weak = |creature: &&Creature| self.book.kind(creature.kind()).strength <= UPPER_STRENGTH;
        let upper = Creature::ALL.iter().filter(weak).fold(0, |bits, creature| bits | creature.bit());
        match s.creature_deck & upper {
            0 => s.creature_deck,
            _ if s.upper == 0 => s.creature_deck,
            low => low,
        }
    }

    /// NG-25.1, NG-25.2: a creature appears; without any left nothing does.
    pub(crate) fn run_appear(&self, s: &mut State, seat: Seat, site: Option<Site>, acts: bool, t: &mut Teller) -> bool {
        if s.creature_deck == 0 {
            s.creature_deck = std::mem::take(&mut s.creature_discard);
            if s.creature_deck != 0 {
                tell!(t, "NG-25.2", "told-creature-deck", n = s.creature_deck.count_ones());
            }
        }
        let choice = self.creature_draw(s);
        match choice.count_ones() {
            0 => s.pop(),
            1 => {
                if let Some(creature) = Creature::of_bits(choice).next() {
                    self.settle_creature(s, seat, site, acts, creature, t);
                }
            }
            _ => return false,
        }
        true
    }

    /// The card is turned over; its figure goes to the lair, or where the player says (NG-30.2).
    pub(crate) fn settle_creature(
        &self,
        s: &mut State,
        seat: Seat,
        site: Option<Site>,
        acts: bool,
        creature: Creature,
        t: &mut Teller,
    ) {
        s.pop();
        s.creature_deck &= !creature.bit();
        s.upper = s.upper.saturating_sub(1);
        s.line.push(creature);
        t.reveal();
        match site {
            Some(site) => self.appear(s, creature, site, acts, t),
            None => {
                tell!(t, "NG-30.2", "told-revealed", seat = seat, creature = creature);
                s.push(Frame::Nest { seat, creature });
            }
        }
    }

    /// The figure comes to its territory, beside whatever is there (NG-25.4), and acts unless it is set-up (NG-24.3, NG-25.3).
    fn appear(&self, s: &mut State, creature: Creature, site: Site, acts: bool, t: &mut Teller) {
        let land = s.map.at(site);
        s.map.lands[land].beasts |= creature.bit();
        s.lair[creature.index()] = Some(site);
        tell!(t, "NG-25.1", "told-appears", creature = creature, land = site);
        if acts {
            self.activate(s, creature, true, t);
        }
    }

    /// NG-28.1, NG-29: what a creature does where it is; `arrived` when it appeared or moved here.
    fn activate(&self, s: &mut State, creature: Creature, arrived: bool, t: &mut Teller) {
        let Some(site) = s.lair[creature.index()] else { return };
        let land = s.map.at(site);
        let Some(owner) = s.map.lands[land].owner else { return };
        if !arrived && !self.options.stuck_acts {
            return;
        }
        if creature.kind() == Kind::Draugr {
            tell!(t, "NG-29.3", "told-draugr", creature = creature, seat = owner);
            s.push(Frame::Lose { seat: owner, site, hits: 1 });
        }
        if self.book.kind(creature.kind()).hostile {
            tell!(t, "NG-29.4", "told-attacks", creature = creature, seat = owner, land = site);
            self.begin_fight(s, land, [Side::Creature(creature), Side::Seat(owner)], Bonus::default());
        }
    }

    /// NG-27.10: a beaten creature leaves; its fame goes to the winner.
    pub(crate) fn slay(&self, s: &mut State, seat: Seat, creature: Creature, t: &mut Teller) {
        let fame = self.book.kind(creature.kind()).fame;
        if let Some(site) = s.lair[creature.index()].take() {
            let land = s.map.at(site);
            s.map.lands[land].beasts &= !creature.bit();
        }
        s.line.retain(|other| *other != creature);
        s.creature_discard |= creature.bit();
        s.player_mut(seat).fame += u16::from(fame);
        tell!(t, "NG-27.10", "told-slain", seat = seat, creature = creature, n = fame);
    }

    /// NG-28.1: the next creature of the line that has not acted moves and acts.
    pub(crate) fn run_creatures(&self, s: &mut State, t: &mut Teller) -> bool {
        let next = s.line.iter().copied().find(|creature| s.acted & creature.bit() == 0);
        let Some(creature) = next else {
            s.acted = 0;
            self.next_phase(s, Phase::Tithe);
            return true;
        };
        s.acted |= creature.bit();
        let goals = self.roam_goals(s, creature);
        match (goals.len(), goals.first()) {
            (0, _) => {
                tell!(t, "NG-28.5", "told-stuck", creature = creature);
                self.activate(s, creature, false, t);
            }
            (1, Some(goal)) => self.roam(s, creature, goal, t),
            _ => s.push(Frame::Roam { seat: s.first, creature }),
        }
        true
    }

    /// NG-28.2, NG-28.3, NG-28.4: where a creature may go; several where the first player chooses.
    pub(crate) fn roam_goals(&self, s: &State, creature: Creature) -> LandSet {
        let Some(site) = s.lair[creature.index()] else { return LandSet::EMPTY };
        let near = s.map.lands[s.map.at(site)].near;
        let mut goals: LandSet = near.iter().filter(|land| s.map.lands[*land].beasts == 0).collect();
        let held: LandSet = goals.iter().filter(|land| s.map.lands[*land].owner.is_some()).collect();
        if !held.is_empty() {
            goals = held;
        }
        for priority in self.book.kind(creature.kind()).priorities {
            let value = |land: usize| self.appeal(s, priority, land);
            let most = goals.iter().map(value).max().unwrap_or(0);
            goals = goals.iter().filter(|land| value(*land) == most).collect();
        }
        goals
    }

    /// How much of what a creature looks for is in a territory.
    fn appeal(&self, s: &State, priority: Priority, land: usize) -> u8 {
        match priority {
            Priority::BuildingPoints => s.map.lands[land].building_points(),
            Priority::Units => s.all_figures(land),
            Priority::Resources => s.map.lands[land].wealth().iter().sum(),
        }
    }

    fn roam(&self, s: &mut State, creature: Creature, goal: usize, t: &mut Teller) {
        if let Some(site) = s.lair[creature.index()] {
            let from = s.map.at(site);
            s.map.lands[from].beasts &= !creature.bit();
        }
        let site = s.map.lands[goal].site;
        s.map.lands[goal].beasts |= creature.bit();
        s.lair[creature.index()] = Some(site);
        tell!(t, "NG-28.2", "told-roams", creature = creature, land = site);
        self.activate(s, creature, true, t);
    }

    pub(crate) fn offer_roam<B: Basket>(&self, s: &State, creature: Creature, out: &mut B) {
        self.roam_goals(s, creature).iter().for_each(|land| out.put(Action::Roam(s.map.lands[land].site)));
    }

    pub(crate) fn refuse_roam(&self, s: &State, creature: Creature, action: Action) -> Option<Refusal> {
        let Action::Roam(site) = action else { return no("NG-28.4", "no-not-now") };
        let (Some(goal), Some(lair)) = (s.map.named(site), s.lair[creature.index()]) else {
            return no("NG-28.2", "no-such-land");
        };
        let from = &s.map.lands[s.map.at(lair)];
        if !from.near.has(goal) {
            return no("NG-28.2", "no-not-adjacent");
        }
        if s.lair.contains(&Some(site)) {
            return no("NG-28.2", "no-creature-there");
        }
        let rank = |land: usize| {
            let [a, b, c] = self.book.kind(creature.kind()).priorities;
            let value = |priority| self.appeal(s, priority, land);
            (s.all_figures(land) > 0, value(a), value(b), value(c))
        };
        let free = |land: &usize| !s.lair.contains(&Some(s.map.lands[*land].site));
        match from.near.iter().filter(free).map(rank).max() {
            Some(best) if rank(goal) < best => no("NG-28.4", "no-better-goal"),
            _ => None,
        }
    }

    pub(crate) fn do_roam(&self, s: &mut State, creature: Creature, action: Action, t: &mut Teller) {
        let Action::Roam(site) = action else { return };
        s.pop();
        self.roam(s, creature, s.map.at(site), t);
    }

    /// NG-30.1: only while fewer creatures than players are on the map.
    pub(crate) fn run_summon(&self, s: &mut State) -> bool {
        let full = s.line.len() >= self.players || (s.creature_deck | s.creature_discard) == 0;
        if full {
            s.pop();
        }
        full
    }

    pub(crate) fn do_summon(&self, s: &mut State, seat: Seat, action: Action) {
        s.pop();
        if action == Action::Summon {
            s.push(Frame::Appear { seat, site: None, acts: true });
        }
    }

    /// NG-30.2: a lair without a creature; if there is none, any territory without one.
    fn nests(&self, s: &State) -> LandSet {
        let free: LandSet = s.map.live.iter().filter(|land| s.map.lands[*land].beasts == 0).collect();
        let lairs: LandSet = free.iter().filter(|land| s.map.lands[*land].lairs > 0).collect();
        if lairs.is_empty() { free } else { lairs }
    }

    pub(crate) fn offer_nest<B: Basket>(&self, s: &State, out: &mut B) {
        self.nests(s).iter().for_each(|land| out.put(Action::Nest(s.map.lands[land].site)));
    }

    pub(crate) fn refuse_nest(&self, s: &State, action: Action) -> Option<Refusal> {
        let Action::Nest(site) = action else { return no("NG-30.2", "no-not-now") };
        let Some(land) = s.map.named(site) else { return no("NG-30.2", "no-such-land") };
        if s.lair.contains(&Some(site)) {
            return no("NG-30.2", "no-creature-there");
        }
        let free_lair = |land: &crate::map::Land| land.lairs > 0 && !s.lair.contains(&Some(land.site));
        let better = s.map.live.iter().any(|land| free_lair(&s.map.lands[land]));
        if better && s.map.lands[land].lairs == 0 { no("NG-30.2", "no-lair-here") } else { None }
    }

    /// NG-30.3: it does not move, but acts.
    pub(crate) fn do_nest(&self, s: &mut State, _: Seat, creature: Creature, action: Action, t: &mut Teller) {
        let Action::Nest(site) = action else { return };
        s.pop();
        self.appear(s, creature, site, true, t);
    }
}
