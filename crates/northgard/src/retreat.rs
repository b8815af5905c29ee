//! Retreat: the loser of a fight leaves (NG-11.10 to NG-11.12).

use crate::Northgard;
use crate::action::Action;
use crate::decision::{Basket, no};
use crate::flow::Frame;
use crate::map::Due;
use crate::names::Site;
use crate::sets::LandSet;
use crate::state::State;
use crate::tell::{group, tell};
use table::{Refusal, Seat, Teller};

impl Northgard {
    /// Sends survivors away.
    pub(crate) fn retreat(&self, s: &mut State, seat: Seat, land: usize, flat: bool) {
        if s.figures(land, seat) > 0 {
            s.push(Frame::Retreat { seat, site: s.map.lands[land].site, goal: None, flat });
        }
    }

    /// NG-11.10, NG-11.11: where a loser may go.
    pub(crate) fn retreat_goals(&self, s: &State, seat: Seat, land: usize, flat: bool) -> LandSet {
        let place = &s.map.lands[land];
        let reach = if flat { place.near } else { place.regular };
        let fits = |goal: &usize| {
            let goal = &s.map.lands[*goal];
            goal.owner.is_none_or(|owner| owner == seat)
                && goal.due == Due::None
                && !goal.fought
                && goal.beasts & self.book.hostile == 0
        };
        reach.iter().filter(fits).collect()
    }

    /// Goals the running retreat has not used yet.
    fn unused_goals(&self, s: &State, seat: Seat, land: usize, flat: bool) -> LandSet {
        self.retreat_goals(s, seat, land, flat).iter().filter(|goal| !s.map.lands[*goal].used).collect()
    }

    pub(crate) fn run_retreat(
        &self,
        s: &mut State,
        seat: Seat,
        site: Site,
        goal: Option<Site>,
        flat: bool,
        t: &mut Teller,
    ) -> bool {
        let land = s.map.at(site);
        let units = s.map.lands[land].units[seat.index()];
        let kaija = s.has_kaija(land, seat);
        if units == 0 && !kaija {
            s.map.lands.iter_mut().for_each(|land| land.used = false);
            s.pop();
            return true;
        }
        if goal.is_some() {
            return false;
        }
        let goals = self.unused_goals(s, seat, land, flat);
        match (goals.len(), goals.first()) {
            (0, _) => {
                s.withdraw(land, seat, units, kaija);
                tell!(t, "NG-11.12", "told-no-retreat", seat = seat, group = group(units, kaija));
                true
            }
            (1, Some(goal)) => {
                self.fall_back(s, seat, land, goal, units, kaija, t);
                true
            }
            _ => false,
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn fall_back(&self, s: &mut State, seat: Seat, land: usize, goal: usize, units: u8, kaija: bool, t: &mut Teller) {
        s.leave(land, seat, units, kaija);
        s.enter(goal, seat, units, kaija);
        s.map.lands[goal].used = true;
        let to = s.map.lands[goal].site;
        tell!(t, "NG-11.10", "told-retreat", seat = seat, group = group(units, kaija), land = to);
    }

    pub(crate) fn offer_retreat<B: Basket>(
        &self,
        s: &State,
        seat: Seat,
        site: Site,
        goal: Option<Site>,
        flat: bool,
        out: &mut B,
    ) {
        let land = s.map.at(site);
        if goal.is_none() {
            let goals = self.unused_goals(s, seat, land, flat);
            goals.iter().for_each(|goal| out.put(Action::Retreat(s.map.lands[goal].site)));
            return;
        }
        let most = s.map.lands[land].units[seat.index()];
        (1..=most).for_each(|units| out.put(Action::Group { units, kaija: false }));
        if s.has_kaija(land, seat) {
            (0..=most).for_each(|units| out.put(Action::Group { units, kaija: true }));
        }
    }

    pub(crate) fn refuse_retreat(
        &self,
        s: &State,
        seat: Seat,
        site: Site,
        goal: Option<Site>,
        flat: bool,
        action: Action,
    ) -> Option<Refusal> {
        let from = s.map.at(site);
        match (action, goal) {
            (Action::Retreat(site), None) => {
                let Some(to) = s.map.named(site) else { return no("NG-11.10", "no-such-land") };
                let place = &s.map.lands[to];
                let border = &s.map.lands[from];
                if !border.near.has(to) || !(flat || border.regular.has(to)) {
                    return no("NG-11.10", "no-regular-border");
                }
                if s.all_figures(to) > s.figures(to, seat) {
                    return no("NG-11.10", "no-not-yours");
                }
                if place.due != Due::None || place.fought {
                    return no("NG-11.11", "no-fight-pending");
                }
                if self.haunters(s, to) > 0 {
                    return no("NG-26.5", "no-hostile-there");
                }
                if place.used { no("NG-11.10", "no-goal-twice") } else { None }
            }
            (Action::Group { units, kaija }, Some(_)) => {
                let here = s.map.lands[from].units[seat.index()];
                let fits = units <= here && (units > 0 || kaija) && (!kaija || s.has_kaija(from, seat));
                if fits { None } else { no("NG-11.10", "no-units-here") }
            }
            _ => no("NG-11.10", "no-not-now"),
        }
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn do_retreat(
        &self,
        s: &mut State,
        seat: Seat,
        site: Site,
        goal: Option<Site>,
        flat: bool,
        action: Action,
        t: &mut Teller,
    ) {
        match (action, goal) {
            (Action::Retreat(goal), _) => s.set(Frame::Retreat { seat, site, goal: Some(goal), flat }),
            (Action::Group { units, kaija }, Some(goal)) => {
                s.set(Frame::Retreat { seat, site, goal: None, flat });
                self.fall_back(s, seat, s.map.at(site), s.map.at(goal), units, kaija, t);
            }
            _ => {}
        }
    }
}
