//! Everything is said in every language, and every rule is told, coded and tested.

use northgard::pieces::{Basic, Building, Clan, Creature, Face, Kind, Resource, Site, Slot, Tile};
use northgard::{Card, Northgard};
use std::collections::BTreeSet;
use table::Lang;
use table::testing::dictionary;

table::texts_are_sound!(Northgard);

#[test]
fn every_piece_has_a_name() {
    let words = dictionary::<Northgard>(Lang::En);
    let mut keys: Vec<String> = Vec::new();
    keys.extend(Card::all().flat_map(|card| [format!("card-{card}"), format!("card-{card}-text")]));
    keys.extend(Clan::ALL.iter().flat_map(|clan| [format!("clan-{clan}"), format!("power-{clan}")]));
    keys.extend(Building::ALL.iter().flat_map(|one| [format!("building-{one}"), format!("building-{one}-text")]));
    keys.extend(Kind::ALL.iter().flat_map(|kind| [format!("kind-{kind}"), format!("kind-{kind}-text")]));
    keys.extend(Creature::ALL.iter().map(|creature| format!("name-{creature}")));
    keys.extend(Resource::ALL.iter().flat_map(|one| [format!("resource-{one}"), format!("amount-{one}")]));
    keys.extend(Basic::ALL.iter().map(|basic| format!("basic-{basic}")));
    keys.extend(Slot::ALL.iter().map(|slot| format!("slot-{slot}")));
    keys.extend(Face::ALL.iter().map(|face| format!("face-{face}")));
    let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
    assert!(missing.is_empty(), "no words for: {missing:?}");
}

/// No two areas share a name, and every name is short enough for its plate on the map.
#[test]
fn every_area_has_a_name_of_its_own_in_every_language() {
    let sites = || Tile::all().flat_map(|tile| (0..tile.areas().len()).map(move |area| Site::new(tile, area)));
    for lang in Lang::ALL {
        let words = dictionary::<Northgard>(lang);
        let names: BTreeSet<String> = sites().map(|site| words.word(&format!("area-{site}"))).collect();
        assert_eq!(names.len(), 103, "{lang}");
        let long: Vec<&String> = names.iter().filter(|name| name.chars().count() > 17).collect();
        assert!(long.is_empty(), "{lang}: {long:?}");
    }
}
