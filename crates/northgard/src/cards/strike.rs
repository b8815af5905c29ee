//! Raids: an enemy figure is removed (NG-17.11, NG-17.20, NG-19.6), and what it leaves is taken (NG-17.11).

use crate::prelude::*;

impl Strike {
    /// Enemy figures that may be removed.
    fn strikes<'a>(self, rules: &'a Northgard, state: &'a State) -> impl Iterator<Item = Action> + 'a {
        let reach = if self.anywhere { state.lands() } else { rules.around(state, self.seat) };
        rules.enemies(self.seat).flat_map(move |enemy| {
            (reach & state.held(enemy)).iter().flat_map(move |land| {
                let site = state.site(land);
                let group = rules.touchable(state, land, enemy);
                group.kinds().map(move |figure| Action::Strike(Standing { site, figure }))
            })
        })
    }

    /// Whether there is anything to strike.
    pub(super) fn is_possible(self, rules: &Northgard, state: &State) -> bool {
        self.strikes(rules, state).next().is_some()
    }

    /// Why there is nothing to strike.
    pub(super) fn why_not(self, rules: &Northgard, state: &State) -> Option<Refusal> {
        let hits = |land: Land, figure| self.bad(rules, state, Standing { site: state.site(land), figure }).is_none();
        let any = state.lands().iter().any(|land| hits(land, Figure::Unit) || hits(land, Figure::Kaija));
        if any { None } else { no("NG-1.11", "no-target") }
    }

    fn bad(&self, rules: &Northgard, state: &State, at: Standing) -> Option<Refusal> {
        let clause = state.card_clause(self.clause());
        let Some(land) = state.named(at.site) else { return no(clause, "no-such-land") };
        let Some(owner) = state.land(land).owner.filter(|owner| rules.is_enemy(self.seat, *owner)) else {
            return no(clause, "no-not-enemy");
        };
        let beside = |near| state.land(near).owner == Some(self.seat);
        if !self.anywhere && !state.land(land).near.iter().any(beside) {
            return no(clause, "no-not-adjacent");
        }
        match at.figure {
            Figure::Kaija if !rules.options.kaija_full => no("NG-16.1", "no-kaija-target"),
            Figure::Kaija if !state.has_kaija(land, owner) => no(clause, "no-kaija-here"),
            Figure::Unit if state.units(land, owner) == 0 => no(clause, "no-units-here"),
            Figure::Kaija | Figure::Unit => None,
        }
    }
}

impl Northgard {
    /// The figures of a player that cards of others may touch: Kaija only where she counts in full (NG-16.1).
    pub(crate) fn touchable(&self, state: &State, land: Land, owner: Seat) -> Figures {
        let group = state.group(land, owner);
        Figures { kaija: group.kaija && self.options.kaija_full, ..group }
    }
}

impl Decision<Northgard> for Strike {
    asked!(Northgard, "NG-17.20", "ask-strike");

    fn clause(&self) -> &'static str {
        if self.anywhere { "NG-17.11" } else { "NG-17.20" }
    }

    fn offers(&self, rules: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(self.strikes(rules, state));
    }

    fn refusal(&self, rules: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Strike(at) => self.bad(rules, state, at),
            _ => no(state.card_clause(self.clause()), "no-not-now"),
        }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Strike(at) = *action else { return };
        state.pop();
        let land = state.at(at.site);
        let Some(owner) = state.land(land).owner else { return };
        state.withdraw(land, owner, at.group());
        state.remember(Some(at.site));
        let clause = state.card_clause(self.clause());
        tell!(teller, clause, "told-strike", seat = seat, target = owner, group = at.group(), land = at.site);
    }
}

impl Decision<Northgard> for Loot {
    asked!(Northgard, "NG-17.11", |loot| message!("ask-loot", land = loot.site));

    fn offers(&self, _: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let wealth = state.land(state.at(self.site)).wealth();
        let shown = Resource::ALL.into_iter().filter(|resource| wealth[resource.index()] > 0);
        offers.put_all(shown.map(Action::Take));
    }

    fn refusal(&self, _: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Take(resource) = *action else { return no("NG-17.11", "no-not-now") };
        let land = state.land(state.at(self.site));
        if land.icons[resource.index()] > 0 || land.makes(resource) { None } else { no("NG-17.11", "no-not-shown") }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Take(resource) = *action else { return };
        state.pop();
        let loot = resource.one();
        state.gain(seat, loot);
        tell!(teller, "NG-17.11", "told-gain", seat = seat, goods = goods(loot));
    }

    fn proceed(self, _: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        state.pop_if(state.land(state.at(self.site)).wealth() == [0; 3])
    }
}
