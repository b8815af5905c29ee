//! Every law, over random games of every number of players, map and option: a hundred and fifty and more of each kind of table.

use crescent_moon::CrescentMoon;
use table::laws::assert_lawful;

const LAYOUTS: [&str; 5] = ["divided_land", "spring_thaw", "fertile_valley", "open_plains", "meeting_place"];

/// Games of three years and of four, the layouts in rotation.
fn fixed_maps(players: usize) {
    for layout in LAYOUTS {
        assert_lawful::<CrescentMoon>(players, &[("map", layout)], 20);
        assert_lawful::<CrescentMoon>(players, &[("map", layout), ("years", "4"), ("characters", "seated")], 12);
    }
}

/// The same on maps the players build.
fn variable_maps(players: usize) {
    assert_lawful::<CrescentMoon>(players, &[("map", "variable"), ("characters", "draw")], 100);
    assert_lawful::<CrescentMoon>(players, &[("map", "variable"), ("years", "4")], 60);
}

#[test]
fn five_players_on_fixed_maps_keep_every_law() {
    fixed_maps(5);
}

#[test]
fn four_players_on_fixed_maps_keep_every_law() {
    fixed_maps(4);
}

#[test]
fn five_players_who_build_their_map_keep_every_law() {
    variable_maps(5);
}

#[test]
fn four_players_who_build_their_map_keep_every_law() {
    variable_maps(4);
}

#[test]
fn private_and_late_deals_keep_every_law() {
    let options = [("private_deals", "on"), ("late_deals", "on"), ("vp_display", "hidden"), ("map", "random_layout")];
    assert_lawful::<CrescentMoon>(5, &options, 50);
}

#[test]
fn every_other_option_keeps_every_law() {
    let options = [
        ("late_deals", "on"),
        ("influence_limit", "on"),
        ("sultan_self_sack", "off"),
        ("conquest_ratio", "third"),
        ("elder_terrain", "mountain"),
        ("bargain_rounds", "1"),
        ("vp_display", "open"),
        ("market_side", "right_to_left"),
        ("characters", "seated"),
        ("years", "4"),
        ("map", "spring_thaw"),
    ];
    assert_lawful::<CrescentMoon>(5, &options, 50);
}
