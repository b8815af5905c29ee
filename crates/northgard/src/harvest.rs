//! Harvest and trade (NG-12, NG-16.8, NG-23.7).

mod barter;
mod tithe;
mod trade;

pub use barter::Barter;
pub use tithe::Tithe;
pub use trade::Trade;

use crate::map::Land;
use crate::pieces::Building;
use crate::terms::goods;
use crate::{Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Seat, Teller, tell};

/// What a harvest will bring and a winter will cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Forecast {
    /// Fame for closed territories and Altars.
    pub fame: u16,
    /// Food, wood, lore.
    pub harvest: [u16; 3],
    /// Food and wood the winter costs for the regular units now on the map.
    pub winter: [u8; 2],
    /// Whether stock and harvest together cannot pay that.
    pub unrest: bool,
}

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

    /// NG-12.2, NG-12.3: a player's harvest, territory by territory.
    pub(crate) fn collect_harvest(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        for land in state.held(seat).iter() {
            let fame = self.land_fame(state, land);
            let harvest = self.land_goods(state, land);
            let site = state.site(land);
            state.player_mut(seat).fame += fame;
            state.gain(seat, harvest);
            if fame > 0 {
                tell!(teller, "NG-12.2", "told-harvest-fame", seat = seat, land = site, n = fame);
            }
            if harvest != [0; 3] {
                tell!(teller, "NG-12.3", "told-collect", seat = seat, goods = goods(harvest), land = site);
            }
        }
    }
}
