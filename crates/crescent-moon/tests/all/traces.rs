//! What others see of a turn says nothing about the hand of whoever takes it.

use crescent_moon::{CrescentMoon, State};
use table::prelude::*;
use table::testing::{any, offers, place, play, rules, seat, step, take};
use table::{Pending, Seat, Setup, Teller, Viewer};

/// A Warlord with one army, and another hex beyond the river.
const ONE_ARMY: &str = r#"
players.a = { hand = ["conquest", "HELD"] }

[hexes]
"0,0" = { tile = "fertile" }
"1,0" = { tile = "river", rivers = "w+sw", pieces = "warlord 3o" }
"2,0" = { tile = "fertile", pieces = "sultan 1m" }
"2,-1" = { tile = "fertile" }
"#;

fn holding(game: &CrescentMoon, card: &str) -> State {
    place(game, &ONE_ARMY.replace("HELD", card))
}

/// The rules of the first version, under which older games are played to their end.
fn first_version() -> CrescentMoon {
    let setup = Setup::new(CrescentMoon::about(), 5, &Default::default(), None).expect("the usual setup");
    CrescentMoon::open(&setup.under(CrescentMoon::about(), 1).expect("it is still played")).expect("a sound edition")
}

/// CM-8.7: whether a hand holds boats shows only when they are played.
#[test]
fn nobody_sees_whether_somebody_who_sets_out_holds_boats() {
    let game: CrescentMoon = rules(5, &[]);
    for verb in ["a: move", "a: assault"] {
        let [with, without] = ["boats", "poet"].map(|card| {
            let mut state = holding(&game, card);
            take(&game, &mut state, &[verb]);
            (game.pending(&state), game.view(&state, Viewer::Seat(seat("c"))), game.view(&state, Viewer::Spectator))
        });
        assert_eq!(with, without, "{verb}");
    }
}

/// CM-6.32: a card to be played is asked for, however many others could be.
#[test]
fn nobody_sees_how_many_cards_could_have_been_played() {
    let game: CrescentMoon = rules(5, &[]);
    let [one, two] = [["taxes", "poet"], ["taxes", "forced_march"]].map(|hand| {
        let text = ONE_ARMY.replace("\"HELD\"", &format!("{:?}, {:?}", hand[0], hand[1]));
        let mut state: State = place(&game, &text);
        take(&game, &mut state, &["a: play"]);
        (offers(&game, &state, seat("a")).len(), game.view(&state, Viewer::Seat(seat("c"))))
    });
    assert_eq!((one.0, two.0), (1, 2));
    assert_eq!(one.1, two.1);
}

/// Nobody is asked where everybody knows the answer: who holds no card, or could not set out without one.
#[test]
fn what_everybody_knows_is_not_asked() {
    let game: CrescentMoon = rules(5, &[]);
    let mut state: State = place(&game, &ONE_ARMY.replace(", \"HELD\"", ""));
    take(&game, &mut state, &["a: move", "a: units 3o"]);
    let mut state = place(&game, &ONE_ARMY.replace("HELD", "boats").replace("\"2,-1\" = { tile = \"fertile\" }", ""));
    take(&game, &mut state, &["a: move", "a: units 3o"]);
}

/// A game that began before goes on as it began: a single answer is taken, and boats make it two.
#[test]
fn the_first_version_takes_a_single_answer() {
    let game = first_version();
    let mut state = holding(&game, "poet");
    take(&game, &mut state, &["a: move", "a: units 3o"]);
    let mut state = holding(&game, "boats");
    take(&game, &mut state, &["a: move", "a: from 1,0", "a: units 3o"]);
}

/// In random games: whatever another does that shows nothing looks the same to a viewer, whatever the hidden cards are.
#[test]
fn what_others_do_shows_nothing_of_their_hands() {
    let game: CrescentMoon = rules(5, &[("characters", "seated")]);
    let mut compared = 0;
    for seed in 0..12 {
        play(&game, seed, |state, rng| {
            let Pending::Seats(seats) = game.pending(state) else { return true };
            let Some(actor) = seats.single() else { return true };
            let viewer = Seat::all(5).find(|seat| *seat != actor).map(Viewer::Seat).expect("another seat");
            let mut here = state.clone();
            let mut there = game.imagine(&game.view(state, viewer), rng);
            let offers = offers(&game, state, actor);
            let action = &offers[any(state, actor, &offers, rng)];
            if game.refusal(&there, actor, action).is_some() {
                return true;
            }
            let [mut said, mut said_there] = [Teller::listening(), Teller::listening()];
            game.act(&mut here, actor, action, &mut said);
            game.act(&mut there, actor, action, &mut said_there);
            if !(said.has_revealed() && said_there.has_revealed()) {
                compared += 1;
                let same = game.view(&here, viewer) == game.view(&there, viewer);
                assert!(same, "{viewer} learns something from {}", game.write_action(action));
            }
            true
        });
    }
    assert!(compared > 500, "{compared} acts compared");
}

/// CM-6.28: where copies of a card lie apart, it matters which one goes, and the buyer says it.
#[test]
fn of_two_copies_in_a_row_the_buyer_chooses() {
    let text = r#"
players.a = { coins = 12 }
market = { far = ["imam", "poet", "imam"], middle = ["archers", "archers", "taxes"], near = ["elder", "revolt"] }

[hexes]
"0,0" = { tile = "fertile", pieces = "warlord 3o" }
"#;
    let game: CrescentMoon = rules(5, &[]);
    let mut state: State = place(&game, text);
    take(&game, &mut state, &["a: buy"]);
    let written: Vec<String> =
        offers(&game, &state, seat("a")).iter().map(|action| game.write_action(action)).collect();
    assert_eq!(
        written,
        [
            "buy far imam 1",
            "buy far poet",
            "buy far imam 3",
            "buy middle archers",
            "buy middle taxes",
            "buy near elder",
            "buy near revolt"
        ]
    );
    let left = |place: &str| {
        let mut state = state.clone();
        take(&game, &mut state, &[&format!("a: buy far imam {place}"), "a: stop"]);
        step(&game, &mut state, &mut rand::rng(), &mut Teller::silent(), any);
        state.open.market[1..8].to_vec()
    };
    assert_ne!(left("1"), left("3"));
    let first = first_version();
    let mut state: State = place(&first, text);
    take(&first, &mut state, &["a: buy", "a: buy far imam"]);
}

/// CM-6.17: whoever recruits is told of as many units as there are.
#[test]
fn nobody_is_promised_more_recruits_than_lie_in_reserve() {
    let game: CrescentMoon = rules(5, &[]);
    let mut state = place(
        &game,
        r#"
players.d = { reserve = 1 }
flow.turn = "caliph"

[hexes]
"0,0" = { tile = "fertile", pieces = "caliph 1o" }
"1,0" = { tile = "fertile", pieces = "caliph i" }
"#,
    );
    take(&game, &mut state, &["d: recruit"]);
    let prompt = game.prompt(&game.view(&state, Viewer::Seat(seat("d"))));
    assert_eq!(prompt, table::message!("ask-recruit", n = 1));
}
