//! The built-in edition has its sums and copies, and somebody's own edition is read with care.

use crate::common;
use std::collections::BTreeMap;
use table::prelude::*;
use table::{Complaint, EditionChoice, Setup};
use two_heirs::edition::{Condition, Edition, NO_ROAD};
use two_heirs::setup::ABOUT;
use two_heirs::{Building, Goods, Terrain, TileSet, TwoHeirs};

fn text() -> &'static str {
    ABOUT.editions[0].text
}

fn house() -> Edition {
    Edition::read(text()).expect("the built-in edition is sound")
}

#[test]
fn the_built_in_edition_is_written_in_the_canonical_order() {
    assert_eq!(TwoHeirs::rewrite_edition(text()).as_deref(), Ok(text()));
}

/// Costs were tuned by simulation (docs/balance); these are their sums now.
#[test]
fn the_house_edition_has_its_sums() {
    let tiles = house().tiles;
    let of_cost = |n| tiles.iter().filter(|tile| tile.cost.total() == n).count();
    assert_eq!([of_cost(2), of_cost(3), of_cost(4)], [19, 16, 19]);
    for set in TileSet::ALL {
        for terrain in Terrain::ALL {
            assert_eq!(tiles.iter().filter(|tile| tile.set == set && tile.terrain == terrain).count(), 3);
        }
    }
    assert_eq!(tiles.iter().filter(|tile| tile.has_road()).count(), 37);
    let on_side = |side: usize| tiles.iter().filter(|tile| tile.roads[side] != NO_ROAD).count();
    assert_eq!([on_side(0), on_side(1), on_side(2), on_side(3)], [21, 20, 21, 20]);
    let demand = TileSet::ALL.map(|set| {
        let of_set = tiles.iter().filter(|tile| tile.set == set);
        let sum = |of: fn(&Goods) -> u8| of_set.clone().map(|tile| of(&tile.cost)).sum::<u8>();
        [sum(|cost| cost.wood), sum(|cost| cost.stone), sum(|cost| cost.grain)]
    });
    assert_eq!(demand, [[10, 11, 11], [9; 3], [9; 3], [7; 3], [12, 11, 12], [7, 6, 7]]);
}

#[test]
fn the_house_edition_has_its_copies() {
    let tiles = house().tiles;
    let mut copies: BTreeMap<Building, usize> = BTreeMap::new();
    tiles.iter().for_each(|tile| *copies.entry(tile.building).or_default() += 1);
    assert_eq!(copies.len(), Building::ALL.len());
    assert_eq!(copies[&Building::Camp], 3);
    assert_eq!(copies[&Building::SiegeTower], 6);
    assert_eq!(copies[&Building::Watchtower], 6);
    assert_eq!(copies[&Building::PilgrimageSite], 2);
    let sites = tiles.iter().filter(|tile| tile.building == Building::PilgrimageSite);
    assert!(sites.clone().all(|tile| tile.roads == [0, 1, 2, 3]), "four ends that do not meet");
    assert!(tiles.iter().filter(|tile| tile.building == Building::TradingPost).all(|tile| tile.products.len() == 2));
    let producers = tiles.iter().filter_map(|tile| tile.building.product().map(|product| (tile.terrain, product)));
    assert!(producers.clone().count() == 3 && producers.clone().all(|(terrain, product)| terrain == product));
}

#[test]
fn the_four_costs_of_the_rulebook_are_kept_and_marked_so() {
    let report = TwoHeirs::check_edition(text()).expect("the built-in edition is sound");
    assert_eq!(report.tag.id, "house-1");
    assert_eq!(report.provenance.values().sum::<usize>(), 54 * 4 + 20 + 10 + 1);
    let known = ["jo_inn_row", "tc_post_fs", "do_bakery", "gu_watch_gn_col"];
    let costs: Vec<[u8; 3]> = house()
        .tiles
        .iter()
        .filter(|tile| known.contains(&tile.id.as_str()))
        .map(|tile| {
            assert_eq!(tile.from.cost.name(), "rulebook");
            [tile.cost.wood, tile.cost.stone, tile.cost.grain]
        })
        .collect();
    assert_eq!(costs, [[0, 2, 1], [1, 0, 2], [1, 0, 2], [1, 1, 1]]);
}

#[test]
fn the_ten_treasures_are_six_lines_and_four_pairs_of_positions() {
    let treasures = house().treasures;
    let lines = treasures.iter().filter(|treasure| matches!(treasure.condition, Condition::Line(..))).count();
    assert_eq!((lines, treasures.len()), (6, 10));
}

fn complaint(change: impl Fn(&str) -> String) -> Complaint {
    TwoHeirs::check_edition(&change(text())).expect_err("the edition is broken")
}

#[test]
fn a_broken_edition_is_refused_with_its_line() {
    let cases = [
        ("id = \"jo_inn_col\"", "id = \"jo_inn_row\"", "complaint-th-twice"),
        ("id = \"jo_inn_col\"", "id = \"Jo Inn\"", "complaint-th-id"),
        ("roads = \"N-E-W\"", "roads = \"N-E-N\"", "complaint-th-roads"),
        ("line = \"row\"", "raises = \"inn\"", "complaint-th-parameter"),
        ("positions = [\"N\", \"E\", \"S\", \"W\"]", "positions = [\"NO\"]", "complaint-th-direction"),
        ("cost = { stone = 2, grain = 1 }", "cost = { stone = 20 }", "complaint-th-cost"),
        ("positions = [\"N\", \"S\"]", "positions = [\"N\", \"N\"]", "complaint-th-treasure"),
        ("elite = \"gy\"", "elite = \"gn\"", "complaint-th-crosses"),
        ("building = \"inn\"", "building = \"pub\"", "complaint-word-near"),
    ];
    for (from, to, key) in cases {
        let found = complaint(|text| text.replacen(from, to, 1));
        assert_eq!(found.why.key, key, "{from} → {to}");
        let line = found.line.expect("the line is known");
        let expected = text().lines().position(|line| line.contains(from)).expect("it was there") + 1;
        assert!(line.abs_diff(expected) <= 12, "{key}: line {line} instead of about {expected}");
    }
    let found = complaint(|text| text.replacen("set = \"journeys\"", "set = \"guard\"", 1));
    assert_eq!(found.why.key, "complaint-th-set");
    let found =
        complaint(|text| text.split("\n[[treasures]]\nid = \"tr_pos_down\"").next().unwrap_or_default().to_owned());
    assert_eq!(found.why.key, "complaint-th-treasures");
}

#[test]
fn somebodys_own_edition_is_played_with() {
    let own = text().replace("id = \"house-1\"", "id = \"mine\"").replacen("terrain = \"ye\"", "terrain = \"gn\"", 1);
    let setup = Setup::new(&ABOUT, 2, &BTreeMap::new(), Some(EditionChoice::Own(own))).expect("the setup is allowed");
    let game = TwoHeirs::open(&setup).expect("the edition is sound");
    assert_eq!(game.edition().id, "mine");
    let terrain = |game: &TwoHeirs| game.face(game.find_tile("jo_inn_row").expect("the tile exists")).terrain;
    assert_eq!((terrain(&common::open(2, &[])), terrain(&game)), (Terrain::Yellow, Terrain::Green));
    let states = common::random_game(&game, 1);
    assert!(game.outcome(states.last().expect("a game has states")).is_some());
}
