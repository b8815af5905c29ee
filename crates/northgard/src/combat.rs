//! Combat: food, dice, casualties, retreat; between players and against creatures (NG-11, NG-27).

mod aftermath;
mod fight;
mod lose;
mod push;
mod retreat;

use crate::prelude::*;

impl Northgard {
    /// Opens a fight.
    pub(crate) fn begin_fight(&self, state: &mut State, site: Site, sides: [Side; 2], bonus: Bonus) {
        let place = state.land_mut(state.at(site));
        place.due = Due::None;
        place.fought = self.options.retreat_block_any;
        place.pinned = 0;
        state.open.kaija_pinned &= state.open.kaija != Some(site);
        state.push(Fight::new(site, sides, bonus));
    }

    /// Fights the territory's controller, if the newcomers are their opponents; without any Move bonus (NG-11.15).
    pub(crate) fn fight_if_contested(&self, state: &mut State, seat: Seat, site: Site) {
        if let Some(owner) = state.land(state.at(site)).owner
            && owner != seat
        {
            self.begin_fight(state, site, [Side::Seat(seat), Side::Seat(owner)], Bonus::default());
        }
    }
}

impl Decision<Northgard> for Fights {
    asked!(Northgard, "NG-8.9", "ask-fights");

    fn offers(&self, _: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let due = state.open.map.territories().filter(|(_, land)| land.due != Due::None);
        offers.put_all(due.map(|(_, land)| Action::Fight(land.site)));
    }

    fn refusal(&self, _: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Fight(site) => match state.named(site) {
                Some(land) if state.land(land).due != Due::None => None,
                _ => no("NG-11.1", "no-fight-here"),
            },
            _ => no("NG-8.9", "no-not-now"),
        }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, _: &mut Teller) {
        let Action::Fight(site) = *action else { return };
        let land = state.at(site);
        let against = match (state.land(land).due, state.land(land).owner) {
            (Due::Creature(creature), _) => Side::Creature(creature),
            (_, Some(owner)) => Side::Seat(owner),
            (_, None) => {
                state.land_mut(land).due = Due::None;
                return state.open.map.set_owner(land, Some(seat));
            }
        };
        rules.begin_fight(state, site, [Side::Seat(seat), against], self.bonus);
    }

    /// When all are fought, what held units in place is over.
    fn proceed(self, _: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        if state.open.map.territories().any(|(_, land)| land.due != Due::None) {
            return false;
        }
        state.open.map.lands.iter_mut().for_each(|land| land.pinned = 0);
        state.open.kaija_pinned = false;
        state.pop();
        true
    }
}
