//! What follows from a state, for scenario files.

use crate::card::Pile;
use crate::map::{Land, LandSet};
use crate::pieces::{Building, Site};
use crate::{Northgard, State};
use serde_json::{Map as Json, Value, json};
use table::{Notation, Rules, Seat};

/// The names of territories.
fn names(state: &State, lands: LandSet) -> Vec<Site> {
    lands.iter().map(|land| state.site(land)).collect()
}

/// A number for each type of building.
fn by_building(count: impl Fn(Building) -> u8) -> Json<String, Value> {
    Building::ALL.into_iter().map(|building| (building.to_string(), json!(count(building)))).collect()
}

impl Northgard {
    /// What follows from a state: territories in full, and the numbers of each player.
    pub(super) fn follows(&self, state: &State) -> Json<String, Value> {
        let territory = |land: Land| (state.site(land).to_string(), self.territory_facts(state, land));
        let player = |seat: Seat| (seat.to_string(), self.player_facts(state, seat));
        let supply = by_building(|building| state.open.supply[building.index()]);
        let facts = [
            ("territories", Value::Object(state.lands().iter().map(territory).collect())),
            ("counts", Value::Object(Seat::all(self.players).map(player).collect())),
            ("supply", Value::Object(supply)),
            ("tiles_left", json!(state.tiles_left())),
            ("cells", json!(state.open.map.gaps.len())),
            ("kaija", json!(state.open.kaija)),
            ("offers", json!(self.written_offers(state))),
        ];
        facts.into_iter().map(|(name, fact)| (name.to_owned(), fact)).collect()
    }

    fn territory_facts(&self, state: &State, land: Land) -> Value {
        let place = state.land(land);
        json!({
            "open": !place.is_closed(),
            "size": place.size(),
            "rim": place.rim,
            "areas": state.open.map.areas(land).collect::<Vec<Site>>(),
            "icons": place.icons,
            "slots": place.slots,
            "free": place.free,
            "lairs": place.lairs,
            "buildings": by_building(|building| place.count(building)),
            "owner": place.owner,
            "figures": state.all_figures(land),
            "near": names(state, place.near),
            "rough": names(state, place.near - place.regular),
            "harvest": place.harvest(),
            "fame": self.land_fame(state, land),
        })
    }

    fn player_facts(&self, state: &State, seat: Seat) -> Value {
        let (player, deck) = (state.player(seat), state.deck(seat));
        let achievements = Pile::ACHIEVEMENTS.kinds();
        json!({
            "reserve": player.reserve,
            "units": state.units_on_map(seat),
            "lands": names(state, state.held(seat)),
            "hand": deck.hand.len(),
            "draw": deck.pile_len(),
            "discard": player.discard.len(),
            "active": player.active.len(),
            "owned": state.owned(seat).len(),
            "strongholds": self.strongholds(state, seat),
            "fame": self.fame_total(state, seat),
            "account": self.fame_account(state, seat),
            "forecast": self.forecast(state, seat),
            "achievements": achievements
                .map(|card| (card.to_string(), json!(self.achievement(state, seat, card))))
                .collect::<Json<String, Value>>(),
        })
    }

    /// Everything offered now, as text.
    fn written_offers(&self, state: &State) -> Vec<String> {
        let mut offers = Vec::new();
        Seat::all(self.players).for_each(|seat| self.offers(state, seat, &mut offers));
        offers.iter().map(|action| self.write_action(action)).collect()
    }
}
