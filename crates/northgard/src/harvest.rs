//! Harvest and trade (NG-12, NG-16.8, NG-23.7).

mod barter;
mod tithe;
mod trade;

use crate::prelude::*;
use crate::view::Forecast;

impl Northgard {
    /// NG-12.2, NG-29.1: the harvest fame of a territory.
    pub fn land_fame(&self, state: &State, land: Land) -> u16 {
        let place = state.land(land);
        let altars = u16::from(place.count(Building::AltarOfKings));
        let closed = match place.size() {
            _ if !place.is_closed() || place.has_wolf() => 0,
            0..=1 => 0,
            2 => 1,
            _ => 2,
        };
        closed + altars * u16::from(self.book.building(Building::AltarOfKings).gives)
    }

    /// What the controller gets from a territory, less what the Snake has taken.
    fn land_goods(&self, state: &State, land: Land) -> [u8; 3] {
        let mut harvest = state.land(land).harvest();
        if let (Some(resource), Some(site)) = (state.open.tithe, state.open.scorched)
            && state.at(site) == land
        {
            harvest[resource.index()] = harvest[resource.index()].saturating_sub(1);
        }
        harvest
    }

    /// What the next harvest and winter mean for a player, as things stand.
    pub fn forecast(&self, state: &State, seat: Seat) -> Forecast {
        let mut forecast = Forecast { winter: self.book.winter_cost(state.units_on_map(seat)), ..Forecast::default() };
        for land in state.held(seat).iter() {
            forecast.fame += self.land_fame(state, land);
            for (sum, more) in forecast.harvest.iter_mut().zip(self.land_goods(state, land)) {
                *sum += u16::from(more);
            }
        }
        let stock = state.player(seat).stock;
        forecast.unrest =
            (0..2).any(|place| stock[place] + forecast.harvest[place] < u16::from(forecast.winter[place]));
        forecast
    }

    /// What is still to come for a player: a harvest that was collected lies in the stock already and comes no second time before the winter.
    pub(crate) fn outlook(&self, state: &State, seat: Seat) -> Forecast {
        let forecast = self.forecast(state, seat);
        if !self.waits_for_winter(state, seat) {
            return forecast;
        }
        let stock = state.player(seat).stock;
        let unrest = (0..2).any(|place| stock[place] < u16::from(forecast.winter[place]));
        Forecast { fame: 0, harvest: [0; 3], unrest, ..forecast }
    }

    /// Whether a player has collected and not yet come through the winter.
    fn waits_for_winter(&self, state: &State, seat: Seat) -> bool {
        let step = state.open.flow.iter().find_map(|frame| match frame {
            Frame::PhaseStep(step) => Some(*step),
            _ => None,
        });
        let Some(step) = step else { return false };
        // A phase has gone on to the next player while one is asked in it.
        let done = state.open.first.round(self.players).take(step.at.into()).any(|done| done == seat);
        (step.phase == Phase::Harvest && done) || (step.phase == Phase::Winter && !done)
    }

    /// NG-12.2, NG-12.3: a player's harvest, territory by territory.
    pub(crate) fn collect_harvest(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        for land in state.held(seat).iter() {
            let fame = self.land_fame(state, land);
            let harvest = self.land_goods(state, land);
            let site = state.site(land);
            state.player_mut(seat).fame += fame;
            state.gain(seat, harvest);
            let place = state.land(land);
            if place.has_wolf() && place.icons != [0; 3] {
                tell!(teller, "NG-29.1", "told-wolf-harvest", seat = seat, land = site);
            }
            if fame > 0 {
                tell!(teller, "NG-12.2", "told-harvest-fame", seat = seat, land = site, n = fame);
            }
            if harvest != [0; 3] {
                tell!(teller, "NG-12.3", "told-collect", seat = seat, goods = goods(harvest), land = site);
            }
        }
    }
}
