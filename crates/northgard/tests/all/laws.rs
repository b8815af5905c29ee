//! The laws every game keeps, over random games of every size, variant and option.

use northgard::Northgard;
use table::laws::assert_lawful;

/// Games of each size and variant.
const GAMES: usize = 100;

const CREATURES: [(&str, &str); 1] = [("creatures", "on")];
const MORE: [(&str, &str); 2] = [("creatures", "on"), ("more_creatures", "on")];
const LONG: [(&str, &str); 1] = [("years", "10")];

fn every_size(variant: &[(&str, &str)]) {
    for players in 2..=5 {
        assert_lawful::<Northgard>(players, variant, GAMES);
    }
}

#[test]
fn every_number_of_players_keeps_the_laws() {
    every_size(&[]);
}

#[test]
fn creatures_keep_the_laws() {
    every_size(&CREATURES);
}

#[test]
fn more_creatures_keep_the_laws() {
    every_size(&MORE);
}

#[test]
fn the_long_game_keeps_the_laws() {
    every_size(&LONG);
}

#[test]
fn teams_keep_the_laws() {
    let teams = [("teams", "on")];
    assert_lawful::<Northgard>(4, &teams, GAMES);
    assert_lawful::<Northgard>(4, &[&teams[..], &MORE[..]].concat(), GAMES);
    assert_lawful::<Northgard>(4, &[&teams[..], &LONG[..]].concat(), GAMES);
}

#[test]
fn every_ruling_may_be_read_the_other_way() {
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
    assert_lawful::<Northgard>(3, &compatible, GAMES);
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
    assert_lawful::<Northgard>(4, &others, GAMES);
    assert_lawful::<Northgard>(3, &[("clan_choice", "random")], GAMES);
}
