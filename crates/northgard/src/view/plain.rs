//! The view as programs read it: names in place of the numbers and bits that the rules count with.

use crate::map::Map;
use crate::position::buildings;
use crate::prelude::*;
use crate::view::Outlook;
use serde_json::{Map as Json, Value, json};

/// A number for each thing, by its name.
fn named<T: ToString, N: Into<Value>>(
    things: impl IntoIterator<Item = T>,
    numbers: impl IntoIterator<Item = N>,
) -> Value {
    let pairs = things.into_iter().zip(numbers).map(|(thing, number)| (thing.to_string(), number.into()));
    Value::Object(pairs.collect::<Json<String, Value>>())
}

/// A number for each seat.
fn by_seat<N: Into<Value>>(players: usize, numbers: impl IntoIterator<Item = N>) -> Value {
    named(Seat::all(players), numbers)
}

impl Northgard {
    /// A view with names for everything.
    pub(super) fn plain(&self, view: &View) -> Value {
        let mut plain = serde_json::to_value(view).unwrap_or_default();
        let open = &view.open;
        let told = &mut plain["open"];
        told["map"] = self.plain_map(&open.map, open.kaija);
        told["supply"] = named(Building::ALL, open.supply);
        let lairs = Creature::ALL.into_iter().zip(open.lair).filter_map(|(creature, lair)| Some((creature, lair?)));
        told["lair"] = lairs.map(|(creature, lair)| (creature.to_string(), json!(lair))).collect::<Json<_, _>>().into();
        for (seat, player) in Seat::all(self.players).zip(&open.players) {
            told["players"][seat.to_string()]["stock"] = named(Resource::ALL, player.stock);
        }
        for (seat, outlook) in Seat::all(self.players).zip(&view.outlooks) {
            plain["outlooks"][seat.to_string()] = plain_outlook(outlook);
        }
        plain
    }

    fn plain_map(&self, map: &Map, kaija: Option<Site>) -> Value {
        let lands = map.territories().map(|(land, place)| {
            let mut told = self.plain_land(map, land, place);
            told["kaija"] = json!(kaija == Some(place.site));
            (place.site.to_string(), told)
        });
        let gaps = map.gaps.iter().map(|gap| {
            let faces = json!({ "x": gap.x, "y": gap.y, "faces": gap.faces });
            (format!("{},{}", gap.x, gap.y), faces)
        });
        json!({
            "tiles": map.tiles,
            "lands": lands.collect::<Json<_, _>>(),
            "gaps": gaps.collect::<Json<_, _>>(),
        })
    }

    fn plain_land(&self, map: &Map, land: Land, place: &Territory) -> Value {
        let names = |lands: LandSet| lands.iter().map(|land| map[land].site).collect::<Vec<Site>>();
        json!({
            "owner": place.owner,
            "units": by_seat(self.players, place.units),
            "creatures": place.beasts,
            "buildings": buildings(map, land),
            "areas": map.areas(land).collect::<Vec<Site>>(),
            "tiles": place.tiles,
            "open": !place.is_closed(),
            "rim": place.rim,
            "icons": named(Resource::ALL, place.icons),
            "slots": named(Slot::ALL, place.slots),
            "free": named(Slot::ALL, place.free),
            "lairs": place.lairs,
            "near": names(place.near),
            "rough": names(place.near - place.regular),
            "fresh": place.fresh,
            "pinned": place.pinned,
            "used": place.used,
            "due": place.due,
            "fought": place.fought,
        })
    }
}

fn plain_outlook(outlook: &Outlook) -> Value {
    let forecast = &outlook.forecast;
    json!({
        "forecast": {
            "fame": forecast.fame,
            "harvest": named(Resource::ALL, forecast.harvest),
            "winter": named([Resource::Food, Resource::Wood], forecast.winter),
            "unrest": forecast.unrest,
        },
        "strongholds": outlook.strongholds,
        "account": named(["tokens", "resources", "developments", "achievements", "unrest"], outlook.account),
    })
}
