//! Every law, over random games of every number of players, map and option.

use crescent_moon::CrescentMoon;
use table::laws::assert_lawful;

#[test]
fn five_players_on_a_fixed_map_keep_every_law() {
    assert_lawful::<CrescentMoon>(5, &[], 20);
}

#[test]
fn four_players_on_a_fixed_map_keep_every_law() {
    assert_lawful::<CrescentMoon>(4, &[("map", "meeting_place")], 20);
}

#[test]
fn five_players_who_build_their_map_keep_every_law() {
    assert_lawful::<CrescentMoon>(5, &[("map", "variable"), ("characters", "draw")], 20);
}

#[test]
fn four_players_who_build_their_map_keep_every_law() {
    assert_lawful::<CrescentMoon>(4, &[("map", "variable"), ("years", "4")], 20);
}

#[test]
fn private_and_late_deals_keep_every_law() {
    let options = [("private_deals", "on"), ("late_deals", "on"), ("vp_display", "hidden"), ("map", "random_layout")];
    assert_lawful::<CrescentMoon>(5, &options, 20);
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
    assert_lawful::<CrescentMoon>(5, &options, 20);
}
