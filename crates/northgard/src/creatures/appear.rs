//! A creature appears (NG-25).

use crate::prelude::*;

/// The creatures of the upper packet: those of strength 6 or less (NG-24.2).
const UPPER_STRENGTH: u8 = 6;

impl Northgard {
    /// What the next creature is drawn from: the upper packet first, then the lower one.
    fn creature_draw(&self, state: &State) -> CreatureSet {
        let weak = |creature: &Creature| self.book.kind(creature.kind()).strength <= UPPER_STRENGTH;
        let deck = state.open.creature_deck;
        let upper: CreatureSet = deck.iter().filter(weak).collect();
        if upper.is_empty() || state.open.upper == 0 { deck } else { upper }
    }

    /// The figure comes to its territory, beside whatever is there (NG-25.4), and acts unless it is set-up (NG-24.3, NG-25.3).
    fn appear(&self, state: &mut State, creature: Creature, site: Site, acts: bool, teller: &mut Teller) {
        self.place(state, creature, site, if acts { "NG-25.1" } else { "NG-24.3" }, teller);
        if acts {
            self.activate(state, creature, true, teller);
        }
    }

    /// Called by whoever passed, it does not move but acts at once (NG-30.3).
    pub(super) fn appear_called(&self, state: &mut State, creature: Creature, site: Site, teller: &mut Teller) {
        self.place(state, creature, site, "NG-30.3", teller);
        self.activate(state, creature, true, teller);
    }

    fn place(&self, state: &mut State, creature: Creature, site: Site, clause: &'static str, teller: &mut Teller) {
        state.land_mut(state.at(site)).beasts.add(creature);
        state.open.lair[creature.index()] = Some(site);
        tell!(teller, clause, "told-appears", creature = creature, land = site);
    }
}

impl Appear {
    /// The card is turned over.
    fn reveal(self, rules: &Northgard, state: &mut State, creature: Creature, teller: &mut Teller) {
        state.pop();
        state.open.creature_deck.remove(creature);
        state.open.upper = state.open.upper.saturating_sub(1);
        state.open.line.push(creature);
        teller.reveal();
        match self.site {
            Some(site) => rules.appear(state, creature, site, self.acts, teller),
            None => {
                tell!(teller, "NG-30.2", "told-revealed", seat = self.seat, creature = creature);
                state.push(Nest { seat: self.seat, creature });
            }
        }
    }
}

impl Draw<Northgard> for Appear {
    const CLAUSE: &'static str = "NG-25.1";

    fn roll<R: Rng + ?Sized>(&self, rules: &Northgard, state: &State, rng: &mut R) -> Chance {
        let choice = rules.creature_draw(state);
        let drawn = choice.nth(rng.random_range(0..choice.len()));
        Chance::Creature(drawn.unwrap_or(Creature::WolfBeige))
    }

    fn misfit(&self, rules: &Northgard, state: &State, chance: &Chance) -> Option<Refusal> {
        let fits = matches!(*chance, Chance::Creature(creature) if rules.creature_draw(state).has(creature));
        if fits { None } else { no(self.clause(), "no-such-chance") }
    }

    fn settle(self, rules: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Creature(creature) = *chance else { return };
        self.reveal(rules, state, creature, teller);
    }

    /// NG-25.2: an empty deck is made of the discard pile; without any creature left nothing appears.
    fn proceed(self, rules: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        if state.open.creature_deck.is_empty() {
            state.open.creature_deck = std::mem::take(&mut state.open.creature_discard);
            if !state.open.creature_deck.is_empty() {
                tell!(teller, "NG-25.2", "told-creature-deck", n = state.open.creature_deck.len());
            }
        }
        let choice = rules.creature_draw(state);
        if let Some(creature) = choice.single() {
            self.reveal(rules, state, creature, teller);
            return true;
        }
        if choice.is_empty() {
            tell!(teller, "NG-25.2", "told-no-creature-left");
        }
        state.pop_if(choice.is_empty())
    }
}
