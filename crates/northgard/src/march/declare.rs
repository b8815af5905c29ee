//! Attacks on creatures are declared (NG-27.2).

use crate::prelude::*;
use crate::state::Open;

impl Declare {
    /// The next own territory with a creature, entered now or held before (NG-27.3). What is declared waits with the other combats (NG-27.4).
    fn land(&self, open: &Open) -> Option<Land> {
        open.map.held[self.seat.index()].iter().find(|land| {
            let place = &open.map[*land];
            land.index() >= self.at as usize && !place.beasts.is_empty() && place.due == Due::None
        })
    }

    /// Whether units that just entered must fight the hostile creature here (NG-26.2).
    fn must_fight(&self, state: &State, land: Land) -> bool {
        state.land(land).pinned > 0 || (state.open.kaija_pinned && state.kaija_in(land))
    }
}

impl Decision<Northgard> for Declare {
    const CLAUSE: &'static str = "NG-27.2";

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, view: &View, _: Seat) -> Message {
        let site = self.land(&view.open).map_or(Site::default(), |land| view.open.map[land].site);
        message!("ask-declare", land = site)
    }

    fn offers(&self, rules: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let Some(land) = self.land(&state.open) else { return };
        let beasts = state.land(land).beasts;
        if self.must_fight(state, land) {
            return offers.put_all((beasts & rules.book.hostile).iter().map(Action::Attack));
        }
        offers.put_all(beasts.iter().map(Action::Attack));
        offers.put(Action::Skip);
    }

    fn refusal(&self, rules: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Some(land) = self.land(&state.open) else { return no("NG-27.2", "no-not-now") };
        let forced = self.must_fight(state, land);
        match *action {
            Action::Skip if forced => no("NG-27.2", "no-must-fight"),
            Action::Skip => None,
            Action::Attack(creature) if state.open.lair[creature.index()] != Some(state.site(land)) => {
                no("NG-27.1", "no-creature-here")
            }
            Action::Attack(creature) if forced && !rules.book.kind(creature.kind()).hostile => {
                no("NG-27.2", "no-must-fight")
            }
            Action::Attack(_) => None,
            _ => no("NG-27.2", "no-not-now"),
        }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Some(land) = self.land(&state.open) else { return };
        if let Action::Attack(creature) = *action {
            state.land_mut(land).due = Due::Creature(creature);
            tell!(teller, "NG-27.2", "told-declare", seat = seat, creature = creature, land = state.site(land));
        }
        state.set(Declare { at: land.index() as u8 + 1, ..self });
    }

    fn label(&self, _: &Northgard, _: &View, action: &Action) -> Option<Message> {
        (*action == Action::Skip).then(|| message!("do-spare"))
    }

    fn proceed(self, _: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        state.pop_if(self.land(&state.open).is_none())
    }
}
