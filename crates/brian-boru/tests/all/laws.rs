//! The laws every game keeps, over random games of every size and with every option.

use brian_boru::BrianBoru;
use table::laws::assert_lawful;

#[test]
fn three_players_keep_the_laws() {
    assert_lawful::<BrianBoru>(3, &[], 300);
}

#[test]
fn four_players_keep_the_laws() {
    assert_lawful::<BrianBoru>(4, &[], 300);
}

#[test]
fn five_players_keep_the_laws() {
    assert_lawful::<BrianBoru>(5, &[], 300);
}

#[test]
fn every_option_keeps_the_laws() {
    let every = [
        ("expand_into_active_town", "allow"),
        ("all_on_start", "remove_deck_top"),
        ("five_player_full_hand", "on"),
        ("viking_tie_claim", "player_takes"),
        ("viking_lead_final", "best_player"),
        ("monastery_final_double", "off"),
        ("viking_duplicate", "13"),
        ("show_played_cards", "on"),
        ("reveal_last_card", "on"),
    ];
    for players in 3..=5 {
        assert_lawful::<BrianBoru>(players, &every, 50);
    }
    assert_lawful::<BrianBoru>(4, &[("viking_tie_claim", "to_board")], 50);
}
