//! Who knows what: the draft memory, and worlds that fit what a player has seen.

use crate::common::{cards, rules};
use brian_boru::pieces::Cards;
use brian_boru::{BrianBoru, Note, State, Step};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use table::prelude::*;
use table::testing::{any, imagined_views_agree, offers, play, seat, take};
use table::{Pending, Seat, Teller, Viewer};

const THREE: [&str; 8] = [
    "first a",
    "a: place N1",
    "b: place U1",
    "c: place M8",
    "viking 12",
    "marriage cormac",
    "deal 1 4 7 10 13 16 19 22 | 2 5 8 11 14 17 20 23 | 3 6 9 12 15 18 21 24",
    "a: pick 13",
];

const THREE_PICKS: [&str; 17] = [
    "a: pick 22",
    "b: pick 20",
    "b: pick 23",
    "c: pick 21",
    "c: pick 24",
    "a: pick 15",
    "a: pick 18",
    "b: pick 16",
    "b: pick 19",
    "c: pick 14",
    "c: pick 17",
    "a: pick 2",
    "a: pick 5",
    "b: pick 3",
    "b: pick 6",
    "c: pick 1",
    "c: pick 4",
];

const FOUR: [&str; 8] = [
    "first a",
    "a: place N1",
    "b: place U1",
    "c: place M8",
    "d: place C1",
    "viking 12",
    "marriage cormac",
    "deal 1 2 3 4 5 6 | 7 8 9 10 11 12 | 13 14 15 16 17 18 | 19 20 21 22 23 24",
];

const FOUR_PICKS: [&str; 16] = [
    "a: pick 1",
    "a: pick 2",
    "b: pick 7",
    "b: pick 8",
    "c: pick 13",
    "c: pick 14",
    "d: pick 19",
    "d: pick 20",
    "a: pick 23",
    "a: pick 24",
    "b: pick 5",
    "b: pick 6",
    "c: pick 11",
    "c: pick 12",
    "d: pick 17",
    "d: pick 18",
];

/// The rules for so many players, and the table after these steps.
fn after(players: usize, parts: &[&[&str]]) -> (BrianBoru, State) {
    let game = rules(players, &[]);
    let mut state = game.begin();
    parts.iter().for_each(|steps| take(&game, &mut state, steps));
    (game, state)
}

/// Of the own first packet two and two went to b and c, and the last two cards passed on are with b for certain.
#[test]
fn a_player_of_three_remembers_who_can_have_what() {
    let (game, state) = after(3, &[&THREE, &THREE_PICKS]);
    let notes = game.notes(&game.view(&state, Viewer::Seat(seat("a"))));
    let (b, c) = (seat("b"), seat("c"));
    assert!(notes.contains(&Note { cards: cards(&[1, 4, 16, 19]), with: vec![(b, 2), (c, 2)] }), "{notes:?}");
    assert!(notes.contains(&Note { cards: cards(&[8, 11]), with: vec![(b, 2)] }), "{notes:?}");
    assert!(notes.contains(&Note { cards: cards(&[3, 6, 9, 12]), with: vec![(b, 2), (c, 2)] }), "{notes:?}");
    assert_eq!(notes.len(), 3);
    assert!(game.notes(&game.view(&state, Viewer::Spectator)).is_empty());
}

#[test]
fn a_player_of_four_remembers_who_can_have_what() {
    let (game, state) = after(4, &[&FOUR, &FOUR_PICKS]);
    let view = game.view(&state, Viewer::Seat(seat("a")));
    let notes = game.notes(&view);
    assert!(notes.contains(&Note { cards: cards(&[21, 22]), with: vec![(seat("b"), 2)] }));
    assert!(notes.contains(&Note { cards: cards(&[3, 4, 5, 6]), with: vec![(seat("b"), 2), (seat("c"), 2)] }));
    let seen = view.own.expect("a seat").packets.iter().fold(Cards::EMPTY, |all, packet| all | *packet);
    assert_eq!(seen.len(), 12);
}

/// Exchanging the card set aside with any card that a never saw changes nothing for a.
#[test]
fn cards_never_seen_may_be_exchanged() {
    let (game, state) = after(4, &[&FOUR, &FOUR_PICKS]);
    let viewer = Viewer::Seat(seat("a"));
    let view = game.view(&state, viewer);
    let bytes = serde_json::to_string(&view).expect("plain data");
    for never_seen in [7, 8, 9, 10, 11, 12, 13, 14, 17, 18, 19, 20] {
        let swap = |steps: &[&str]| -> Vec<String> {
            let replace = |word: &str| if word == never_seen.to_string() { "25".to_owned() } else { word.to_owned() };
            steps.iter().map(|step| step.split(' ').map(replace).collect::<Vec<_>>().join(" ")).collect()
        };
        let mut other = game.begin();
        for steps in [
            swap(&FOUR[..5]),
            FOUR[5..7].iter().map(|s| (*s).to_owned()).collect(),
            swap(&FOUR[7..]),
            swap(&FOUR_PICKS),
        ] {
            take(&game, &mut other, &steps.iter().map(String::as_str).collect::<Vec<_>>());
        }
        assert_ne!(state, other);
        assert_eq!(serde_json::to_string(&game.view(&other, viewer)).expect("plain data"), bytes, "{never_seen}");
    }
}

/// Whatever happens, a view has no field for what nobody knows, and equal views come from unequal states.
#[test]
fn a_view_is_a_function_of_what_is_public_and_ones_own() {
    imagined_views_agree(&rules(3, &[]), 5);
}

/// Every way in which unseen cards can lie comes up, about equally often.
#[test]
fn imagination_is_even() {
    let (game, state) = after(3, &[&THREE, &THREE_PICKS]);
    let view = game.view(&state, Viewer::Seat(seat("a")));
    let mut rng = SmallRng::seed_from_u64(1);
    let (b, rounds) = (seat("b"), 6000);
    let mut split = [0; 26];
    for _ in 0..rounds {
        let world = game.imagine(&view, &mut rng);
        for card in world.hidden.hands[b].iter() {
            split[usize::from(card.value())] += 1;
        }
        assert!(world.hidden.hands[b].has(cards(&[8]).first().expect("a card")));
    }
    for card in [1, 4, 16, 19, 3, 6, 9, 12] {
        assert!((2700..3300).contains(&split[card]), "{card} is with b {} times", split[card]);
    }
    // Seven unseen cards: two that b took first, four with c, one set aside.
    for card in [14, 17, 20, 21, 23, 24, 25] {
        let share = split[card] as f64 / rounds as f64;
        assert!((0.24..0.33).contains(&share), "{card}: {share}");
    }
}

/// A leader who is asked for a card has a choice; imagined leaders have one too.
#[test]
fn an_imagined_leader_could_be_asked() {
    let mut asked = 0;
    for seed in 0..40 {
        let game = rules(4, &[]);
        play(&game, seed, |state, rng| {
            if state.open.flow.step == Step::LeadCard {
                let leader = state.open.flow.trick.leader;
                let viewer = Viewer::Seat(leader.next(4));
                for _ in 0..5 {
                    let world = game.imagine(&game.view(state, viewer), rng);
                    assert!(offers(&game, &world, leader).len() > 1);
                    asked += 1;
                }
            }
            true
        });
    }
    assert!(asked > 500);
}

/// INV-29: the order in which simultaneous choices arrive does not matter.
#[test]
fn choices_may_arrive_in_any_order() {
    let (game, mut state) = after(4, &[&FOUR]);
    let mut other = state;
    take(&game, &mut state, &FOUR_PICKS[..8]);
    let mut mixed: Vec<&str> = FOUR_PICKS[..8].to_vec();
    mixed.rotate_left(3);
    mixed.swap(1, 6);
    take(&game, &mut other, &mixed);
    assert_eq!(state, other);
}

/// INV-30: no clause prefers a seat; the same game with everybody one seat further ends with the same scores one seat further.
#[test]
fn rotating_the_seats_rotates_the_game() {
    let game = rules(3, &[]);
    let turn = |letter: &str| seat(letter).next(3).to_string();
    let mut state = game.begin();
    let mut other = game.begin();
    let mut rng = SmallRng::seed_from_u64(11);
    while game.outcome(&state).is_none() {
        let text = match game.pending(&state) {
            Pending::Chance => game.write_chance(&game.roll(&state, &mut rng)),
            Pending::Seats(seats) => {
                let who = seats.first().expect("somebody");
                let offers = offers(&game, &state, who);
                format!("{who}: {}", game.write_action(&offers[any(&state, who, &offers, &mut rng)]))
            }
            Pending::Over => break,
        };
        let turned = match (text.split_once(": "), text.split_once(' ')) {
            (Some((who, action)), _) => format!("{}: {action}", turn(who)),
            (None, Some(("first", who))) => format!("first {}", turn(who)),
            (None, Some(("deal", packets))) => {
                let mut packets: Vec<&str> = packets.split(" | ").collect();
                packets.rotate_right(1);
                format!("deal {}", packets.join(" | "))
            }
            _ => text.clone(),
        };
        take(&game, &mut state, &[&text]);
        take(&game, &mut other, &[&turned]);
    }
    let (mut here, there) = (game.outcome(&state).expect("over").scores, game.outcome(&other).expect("over").scores);
    here.rotate_right(1);
    assert_eq!(here, there);
}

/// Undo may not reach behind the pass: the last choice shows everybody a new packet.
#[test]
fn the_pass_reveals() {
    let (game, mut state) = after(4, &[&FOUR, &FOUR_PICKS[..7]]);
    let last = game.read_action("pick 20").expect("an action");
    let mut teller = Teller::listening();
    game.act(&mut state, seat("d"), &last, &mut teller);
    assert!(teller.has_revealed());
    let heard: Vec<_> = teller.into_events().iter().filter_map(|event| event.heard_by(Viewer::Spectator)).collect();
    assert!(!format!("{heard:?}").contains("told-packet"), "spectators hear of no packet");
    assert_eq!(Seat::all(4).filter(|seat| state.hidden.picks[0][*seat].len() == 2).count(), 4);
}
