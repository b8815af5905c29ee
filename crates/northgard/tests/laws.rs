//! The laws every game keeps, over random games of every size, variant and option.

use northgard::Northgard;
use table::laws::assert_lawful;

#[test]
fn two_players_keep_the_laws() {
    assert_lawful::<Northgard>(2, &[], 60);
}

#[test]
fn three_players_keep_the_laws() {
    assert_lawful::<Northgard>(3, &[], 40);
}

#[test]
fn four_players_keep_the_laws() {
    assert_lawful::<Northgard>(4, &[], 30);
}

#[test]
fn five_players_keep_the_laws() {
    assert_lawful::<Northgard>(5, &[], 30);
}

#[test]
fn creatures_keep_the_laws() {
    assert_lawful::<Northgard>(2, &[("creatures", "on")], 40);
    assert_lawful::<Northgard>(3, &[("creatures", "on"), ("more_creatures", "on")], 40);
    assert_lawful::<Northgard>(5, &[("creatures", "on"), ("more_creatures", "on")], 20);
}

#[test]
fn teams_keep_the_laws() {
    assert_lawful::<Northgard>(4, &[("teams", "on")], 30);
    assert_lawful::<Northgard>(4, &[("teams", "on"), ("creatures", "on"), ("more_creatures", "on")], 20);
}

#[test]
fn the_long_game_keeps_the_laws() {
    assert_lawful::<Northgard>(2, &[("years", "10")], 30);
    assert_lawful::<Northgard>(5, &[("years", "10"), ("creatures", "on")], 15);
}

#[test]
fn every_option_keeps_the_laws() {
    let compatible = [
        ("creatures", "on"),
        ("border_rule", "separating"),
        ("five_tile_in_pile", "off"),
        ("kaija_full_unit", "off"),
        ("clan_a", "bear"),
        ("clan_b", "snake"),
        ("scorched_targets", "not_own"),
        ("future_sight_early_achievement", "on"),
        ("setup_avoid_hostile", "on"),
        ("stag_fame_vs_valkyrie", "on"),
        ("stuck_creature_acts", "on"),
    ];
    assert_lawful::<Northgard>(3, &compatible, 40);
    let others = [
        ("explore_redraw", "once"),
        ("retreat_block", "any_this_turn"),
        ("allies_units", "2"),
        ("fame_display", "public"),
        ("tile_draws", "open"),
        ("clan_choice", "draft"),
        ("first_player", "first_seat"),
        ("reaction_window", "on_demand"),
        ("ban_draw_developments", "on"),
    ];
    assert_lawful::<Northgard>(4, &others, 40);
    assert_lawful::<Northgard>(3, &[("clan_choice", "random")], 20);
}
