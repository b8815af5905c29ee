//! Territories in words, and what is worth saying about one: yield, size, strength, neighbours.

use super::Table;
use northgard::map::{Land, Territory};
use northgard::pieces::{Building, Clan, Resource, Site, Slot};
use table::{Arg, Message, Seat};

/// The axes a seat would defend this territory with, before food and dice.
pub(super) fn strength(table: &Table<'_>, number: Land, seat: Seat) -> u8 {
    let land = table.state.land(number);
    let kaija = u8::from(table.state.has_kaija(number, seat));
    let snake = table.state.is_clan(seat, Clan::Snake) && table.view.open.scorched == Some(land.site);
    let fort = land.count(Building::Fortress) * table.rules.building_info(Building::Fortress).gives;
    table.state.figures(number, seat) + kaija + fort + u8::from(snake)
}

/// Resources as a list of amounts.
pub(super) fn goods<N: Copy + Into<i64>>(goods: [N; 3]) -> Arg {
    let amounts = Resource::ALL.iter().zip(goods).map(|(resource, amount)| (resource, amount.into()));
    let some: Vec<Arg> = amounts
        .filter(|(_, amount)| *amount != 0)
        .map(|(resource, amount)| Message::new(format!("amount-{resource}")).with("n", amount).into())
        .collect();
    if some.is_empty() { Arg::term("amount-none") } else { Arg::List(some) }
}

/// Everything about a territory in words.
pub(super) fn words(table: &Table<'_>, number: Land) -> String {
    let land = table.state.land(number);
    let size = Message::new("name-size").with("n", land.size());
    let mut said = vec![table.say(&match (land.owner, land.is_closed()) {
        (Some(owner), true) => {
            Message::new("ng-land-closed-of").with("land", land.site).with("size", size).with("who", owner)
        }
        (Some(owner), false) => {
            Message::new("ng-land-open-of").with("land", land.site).with("size", size).with("who", owner)
        }
        (None, true) => Message::new("ng-land-closed").with("land", land.site).with("size", size),
        (None, false) => Message::new("ng-land-open").with("land", land.site).with("size", size),
    })];
    if !land.is_closed() {
        said.push(table.say(&Message::new("ng-land-rim").with("n", land.rim)));
    }
    if let Some(owner) = land.owner {
        said.push(figures(table, number, owner));
    }
    let mut brings = Vec::new();
    let fame = table.rules.land_fame(&table.state, number);
    if fame > 0 {
        brings.push(Arg::from(Message::new("amount-fame").with("n", fame)));
    }
    let gathered = land.harvest();
    if brings.is_empty() || gathered.iter().any(|amount| *amount != 0) {
        brings.push(goods(gathered));
    }
    said.push(table.say(&Message::new("ng-land-yield").with("goods", Arg::List(brings))));
    said.extend(buildings(table, land));
    said.extend(slots(table, land));
    for creature in land.beasts.iter() {
        let strength = table.rules.kind_info(creature.kind()).strength;
        said.push(table.say(&Message::new("ng-land-beast").with("creature", creature).with("n", strength)));
    }
    if table.view.open.scorched == Some(land.site) {
        said.push(table.word("ng-land-scorched"));
    }
    said.extend(neighbours(table, land));
    said.join(" ")
}

/// Who stands there, and how strongly they defend.
fn figures(table: &Table<'_>, number: Land, owner: Seat) -> String {
    let land = table.state.land(number);
    let towers = land.count(Building::DefenseTower);
    let key = if towers > 0 { "ng-land-strength-towers" } else { "ng-land-strength" };
    let message =
        Message::new(key).with("group", table.state.group(number, owner)).with("n", strength(table, number, owner));
    table.say(&message.with("towers", towers))
}

fn buildings(table: &Table<'_>, land: &Territory) -> Option<String> {
    let all: Vec<Arg> = Building::ALL
        .into_iter()
        .flat_map(|building| (0..land.count(building)).map(move |_| Arg::from(building)))
        .collect();
    (!all.is_empty()).then(|| table.say(&Message::new("ng-land-buildings").with("buildings", Arg::List(all))))
}

fn slots(table: &Table<'_>, land: &Territory) -> Option<String> {
    let free: Vec<Arg> = Slot::ALL
        .iter()
        .filter(|slot| land.free[slot.index()] > 0)
        .map(|slot| Message::new("ng-slots").with("n", land.free[slot.index()]).with("slot", *slot).into())
        .collect();
    (!free.is_empty()).then(|| table.say(&Message::new("ng-land-free").with("slots", Arg::List(free))))
}

fn neighbours(table: &Table<'_>, land: &Territory) -> Option<String> {
    let name = |near: Land| {
        let site: Site = table.state.site(near);
        if land.regular.has(near) { Arg::from(site) } else { Message::new("ng-land-rough").with("land", site).into() }
    };
    let near: Vec<Arg> = land.near.iter().map(name).collect();
    (!near.is_empty()).then(|| table.say(&Message::new("ng-land-near").with("lands", Arg::List(near))))
}
