//! Positions that somebody typed: sound ones are laid out, others are refused with a sentence, and none brings the rules to a fall.

use crate::common::{cards, rules};
use brian_boru::{BrianBoru, Position};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use table::prelude::*;
use table::testing::{any, dictionary, play, seat, step};
use table::{Lang, Teller, Viewer};

fn place(players: usize, text: &str) -> Result<brian_boru::State, String> {
    let game = rules(players, &[]);
    let position: Position = toml::from_str(text).map_err(|error| error.message().to_owned())?;
    game.place(&position, &mut Teller::silent())
        .map_err(|complaint| dictionary::<BrianBoru>(Lang::En).complain(&complaint))
}

#[test]
fn impossible_positions_are_refused_with_a_sentence() {
    for (text, says) in [
        ("players.d.coins = 1", "no seat d"),
        ("players.a.coins = 10000", "larger than 9999"),
        ("players.a.towns = [\"N1\"]\nplayers.b.towns = [\"N1\"]", "two discs on N1"),
        ("players.a.towns = [\"X1\"]", "unknown variant `X1`"),
        ("vikings = [\"N1\"]", "no disc on N1"),
        ("monasteries = [\"N1\"]", "no disc on N1"),
        ("players.a.hand = [1, 2]\nplayers.b.hand = [2]", "card 2 lies in two places"),
        ("players.a.hand = [26]", "there is no card 26"),
        ("players.a.last = [1, 2]", "at most one last card"),
        ("players.a.track = 10", "0 to 9"),
        ("players.a.track = 3\nplayers.b.track = 3", "same space"),
        ("players.a.princess = \"trade\"", "one side up"),
        ("players.a.marriages = [\"princess\"]\nplayers.a.princess = \"spurn\"", "one side up"),
        ("players.a.marriages = [\"brigid\"]\nmarriage_card = \"brigid\"", "two places"),
        ("marriage_deck = { ordinary = 8 }", "more cards than are unseen"),
        ("marriage_deck = { princess = true }\nmarriage_card = \"princess\"", "two places"),
        ("claims.N = \"e\"", "no seat e"),
        ("claims.X = \"board\"", "unknown variant `X`"),
        ("flow.step = \"draft\"", "without the packets"),
        ("flow.step = \"buy\"", "Nobody could do anything"),
        ("flow.step = \"lose_town\"", "Nobody could do anything"),
        ("flow.step = \"princess\"", "Nobody could do anything"),
        ("flow.step = \"lead_card\"", "needs a card in hand"),
        ("", "needs a card in hand"),
        ("flow.step = \"dance\"", "unknown variant `dance`"),
        ("flow.pass = 4", "number of passes"),
        ("flow.line = { seat = \"a\", card = 1, which = \"b\", done = 3 }", "More symbols"),
        ("flow.line = { seat = \"a\", card = 77 }", "no action card"),
        ("marker = \"C1\"\nflow.trick.town = \"C2\"", "not the town on which the marker lies"),
        ("draft.deal = { a = [1, 2] }\nflow.step = \"draft\"", "must be dealt different cards"),
        ("viking_deck = [1, 2, 3, 4, 5, 6, 7, 8]", "at most seven"),
        ("colour = \"red\"", "unknown field `colour`"),
    ] {
        let found = place(3, text).expect_err(text);
        assert!(found.contains(says), "{text}: {found}");
    }
}

#[test]
fn what_is_usual_may_be_left_out() {
    let hands = "players.a.hand = [2, 5]\nplayers.b.hand = [4, 20]\nplayers.c.hand = [1, 3]\n";
    let state = place(3, &format!("{hands}marker = \"b\"\nflow.step = \"lead_town\"")).expect("a position");
    assert_eq!(state.open.flow.trick.leader, seat("b"));
    let state = place(3, &format!("{hands}marker = \"C1\"\nflow.step = \"lead_card\"")).expect("a position");
    assert_eq!(state.open.flow.trick.town.map(|town| town.name()), Some("C1"));
    let text = "marker = \"C1\"\nflow.step = \"resolve\"\nflow.trick.cards = { a = 2, b = 5, c = 20 }";
    let state = place(3, text).expect("a position");
    assert_eq!(state.open.flow.trick.winner, Some(seat("c")));
    assert_eq!(state.open.players[seat("b")].played, cards(&[5]));
    assert!(place(3, hands).is_ok());
}

/// Takes positions of random games, changes some of their words, and plays on from whatever is still accepted.
#[test]
fn no_position_brings_the_rules_to_a_fall() {
    let mut accepted = 0;
    for seed in 0..60 {
        let players = 3 + seed as usize % 3;
        let game = rules(players, &[("expand_into_active_town", "allow")]);
        let mut texts = Vec::new();
        play(&game, seed, |state, rng| {
            if rng.random_bool(0.05) {
                texts.push(toml::to_string(&game.position(state)).expect("plain data"));
            }
            true
        });
        let mut rng = SmallRng::seed_from_u64(seed);
        for text in texts {
            let Ok(position) = toml::from_str::<Position>(&garble(&text, &mut rng)) else { continue };
            let Ok(state) = game.place(&position, &mut Teller::silent()) else { continue };
            accepted += 1;
            play_on(&game, state, &mut rng);
        }
    }
    assert!(accepted > 50, "only {accepted} positions were tried");
}

fn garble(text: &str, rng: &mut SmallRng) -> String {
    let steps = ["trick", "church", "battle", "marriage", "claims", "resolve", "line", "rewards", "deal", "scoring"];
    let change = |line: &str, rng: &mut SmallRng| match line.split_once(" = ") {
        Some(("step", _)) if rng.random_bool(0.5) => format!("step = \"{}\"", steps[rng.random_range(0..steps.len())]),
        Some((key, value)) if rng.random_bool(0.1) && value.parse::<u32>().is_ok() => {
            format!("{key} = {}", rng.random_range(0..10))
        }
        Some((key, value)) if rng.random_bool(0.02) && value.starts_with('[') => format!("{key} = []"),
        _ => line.to_owned(),
    };
    text.lines().map(|line| change(line, rng)).collect::<Vec<_>>().join("\n")
}

fn play_on(game: &BrianBoru, mut state: brian_boru::State, rng: &mut SmallRng) {
    for _ in 0..400 {
        for viewer in Viewer::all(game.players()) {
            let view = game.view(&state, viewer);
            game.prompt(&view);
            game.imagine(&view, rng);
        }
        if !step(game, &mut state, rng, &mut Teller::listening(), any) {
            return;
        }
    }
}
