//! A group of three comes to the map: in set-up (NG-2.11), and for a second chance (NG-14.3).

use crate::prelude::*;

/// Units of a group in set-up and of a second chance.
const GROUP: u8 = 3;

impl Settle {
    /// A second chance (NG-14.3).
    pub(crate) fn second_chance(seat: Seat) -> Settle {
        Settle { seat, tile: None, site: None }
    }

    /// NG-2.11, NG-24.4: empty territories on the tile; for a second chance neutral ones without a hostile creature.
    pub(crate) fn lands(&self, rules: &Northgard, state: &State) -> LandSet {
        let calm = |lands: LandSet| lands.iter().filter(|land| !rules.is_haunted(state, *land)).collect::<LandSet>();
        let Some(tile) = self.tile else { return calm(state.neutral()) };
        let on_tile = areas(state, tile);
        let empty: LandSet = on_tile.filter(|land| state.land(*land).owner.is_none()).collect();
        let calm = calm(empty);
        if rules.options.avoid_hostile && !calm.is_empty() { calm } else { empty }
    }

    /// The rule by which the group comes: NG-2.11 for the first in set-up, NG-2.12 for the second, NG-14.3 for a second chance.
    fn rule(&self, state: &State) -> &'static str {
        let second = |frame: &Frame| matches!(frame, Frame::PhaseStep(step) if step.phase == Phase::RoundTwo);
        match self.tile {
            Some(_) if state.open.flow.iter().any(second) => "NG-2.12",
            _ => self.clause(),
        }
    }

    fn bad_land(&self, rules: &Northgard, state: &State, site: Site) -> Option<Refusal> {
        let Some(land) = state.named(site) else { return no(self.rule(state), "no-such-land") };
        if self.tile.is_some_and(|tile| !state.land(land).tiles.has(tile)) {
            return no(self.rule(state), "no-other-tile");
        }
        if state.all_figures(land) > 0 {
            return no(self.rule(state), "no-not-empty");
        }
        if !rules.is_haunted(state, land) {
            return None;
        }
        let Some(tile) = self.tile else { return no("NG-26.5", "no-hostile-there") };
        let better = |land: Land| state.all_figures(land) == 0 && !rules.is_haunted(state, land);
        if rules.options.avoid_hostile && areas(state, tile).any(better) {
            return no("NG-24.4", "no-hostile-there");
        }
        None
    }
}

/// The territories with an area on a tile.
fn areas(state: &State, tile: Tile) -> impl Iterator<Item = Land> {
    (0..tile.areas().len()).map(move |area| state.at(Site::new(tile, area)))
}

impl Decision<Northgard> for Settle {
    asked!(Northgard, "NG-14.3", |settle| message!(match (settle.site, settle.tile) {
        (Some(_), _) => "ask-settle-group",
        (None, Some(_)) => "ask-settle",
        (None, None) => "ask-second-chance",
    }));

    fn clause(&self) -> &'static str {
        if self.tile.is_some() { "NG-2.11" } else { "NG-14.3" }
    }

    /// Kaija may be one of the three (NG-2.15, NG-14.5).
    fn offers(&self, rules: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        if self.site.is_some() {
            offers.put(Action::Group(Figures::units(GROUP)));
            if state.kaija_ready(seat) {
                offers.put(Action::Group(Figures { units: GROUP - 1, kaija: true }));
            }
            return;
        }
        offers.put_all(self.lands(rules, state).iter().map(|land| Action::Settle(state.site(land))));
        if self.tile.is_none() {
            offers.put(Action::Skip);
        }
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match (*action, self.site) {
            (Action::Skip, None) if self.tile.is_none() => None,
            (Action::Settle(site), None) => self.bad_land(rules, state, site),
            (Action::Group(group), Some(_)) if group.kaija && !state.kaija_ready(seat) => {
                no("NG-2.15", "no-kaija-here")
            }
            (Action::Group(group), Some(_)) if group.count() == GROUP => None,
            (Action::Group(_), Some(_)) => no(self.rule(state), "no-group-of-three"),
            _ => no(self.rule(state), "no-not-now"),
        }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        match (*action, self.site) {
            (Action::Settle(site), None) => state.set(Settle { site: Some(site), ..self }),
            (Action::Group(group), Some(site)) => {
                let rule = self.rule(state);
                state.pop();
                state.deploy(state.at(site), seat, group);
                let clause = match (group.kaija, self.tile) {
                    (true, Some(_)) => "NG-2.15",
                    (true, None) => "NG-14.5",
                    (false, _) => rule,
                };
                tell!(teller, clause, "told-settled", seat = seat, group = group, land = site);
            }
            _ => {
                state.pop();
                tell!(teller, "NG-14.3", "told-no-second-chance", seat = seat);
            }
        }
    }

    /// Nothing to settle in: the group stays away.
    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        state.pop_if(self.site.is_none() && self.lands(rules, state).is_empty())
    }
}
