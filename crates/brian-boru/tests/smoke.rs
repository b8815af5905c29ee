//! Whole games at random, with every law that can be checked on the way.

use brian_boru::BrianBoru;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;
use table::{Game, Pending, Setup, Teller, Viewer};

fn rules(players: usize, options: &[(&str, &str)]) -> BrianBoru {
    let chosen: BTreeMap<String, String> = options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect();
    let setup = Setup::new(BrianBoru::about(), players, &chosen, None).expect("a valid setup");
    BrianBoru::open(&setup).expect("the built-in edition is sound")
}

#[test]
fn random_games_keep_the_laws() {
    let full = [
        ("expand_into_active_town", "allow"),
        ("five_player_full_hand", "on"),
        ("all_on_start", "remove_deck_top"),
        ("reveal_last_card", "on"),
    ];
    for options in [&[][..], &full[..]] {
        for players in 3..=5 {
            let game = rules(players, options);
            for seed in 0..40 {
                play(&game, seed);
            }
        }
    }
}

fn play(game: &BrianBoru, seed: u64) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut state = game.begin();
    let mut offers = Vec::new();
    for _ in 0..BrianBoru::about().longest {
        let before = state;
        match game.pending(&state) {
            Pending::Over => {
                game.outcome(&state).expect("a finished game has an outcome");
                return;
            }
            Pending::Chance => {
                let chance = game.roll(&state, &mut rng);
                assert_eq!(game.misfit(&state, &chance), None);
                assert_eq!(game.read_chance(&game.write_chance(&chance)), Ok(chance));
                game.settle(&mut state, &chance, &mut Teller::listening());
            }
            Pending::Seats(seats) => {
                let waiting: Vec<_> = seats.iter().collect();
                let seat = waiting[rng.random_range(0..waiting.len())];
                offers.clear();
                game.offers(&state, seat, &mut offers);
                assert!(offers.len() > 1, "{state:?}");
                for offer in &offers {
                    assert_eq!(game.refusal(&state, seat, offer), None);
                    assert_eq!(game.read_action(&game.write_action(offer)), Ok(*offer));
                }
                for _ in 0..10 {
                    let action = game.anything(&state, &mut rng);
                    assert_eq!(game.refusal(&state, seat, &action).is_none(), offers.contains(&action), "{action:?}");
                }
                let action = offers[rng.random_range(0..offers.len())];
                game.act(&mut state, seat, &action, &mut Teller::listening());
            }
        }
        game.audit(Some(&before), &state).expect("the invariants hold");
        for viewer in Viewer::all(game.players()) {
            let view = game.view(&state, viewer);
            let dreamt = game.imagine(&view, &mut rng);
            assert_eq!(game.view(&dreamt, viewer), view);
            game.audit(None, &dreamt).expect("the invariants hold in dreams");
            let text = serde_json::to_string(&view).expect("plain data");
            assert_eq!(serde_json::from_str::<brian_boru::View>(&text).expect("just written"), view);
        }
        let position = game.position(&state);
        assert_eq!(game.place(&position), Ok(state), "{position:?}");
    }
    panic!("the game does not end");
}
