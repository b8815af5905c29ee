//! Tables that the tests of a game open, and games that they play on them.

use crate::{Dictionary, Game, Lang, Message, Pending, Positions, Seat, Setup, Teller, Viewer};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};
use std::collections::BTreeMap;

/// Options as a [`Setup`] wants them.
pub fn chosen(options: &[(&str, &str)]) -> BTreeMap<String, String> {
    options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect()
}

/// The rules for so many players, with these options and the usual edition.
///
/// # Panics
///
/// If such a table cannot be opened.
pub fn rules<G: Game>(players: usize, options: &[(&str, &str)]) -> G {
    let setup = Setup::new(G::about(), players, &chosen(options), None).expect("the setup is allowed");
    G::open(&setup).expect("the built-in edition is sound")
}

/// The dictionary of a game.
///
/// # Panics
///
/// If it cannot be read.
pub fn dictionary<G: Game>(lang: Lang) -> Dictionary {
    Dictionary::new(lang, G::words(lang).iter().copied()).expect("the dictionary is sound")
}

/// The seat with this letter.
///
/// # Panics
///
/// If there is none.
pub fn seat(letter: &str) -> Seat {
    letter.parse().expect("a seat")
}

/// The position written in this TOML text.
///
/// # Panics
///
/// If it cannot be read or laid out.
pub fn place<G: Game>(game: &G, text: &str) -> G::State {
    let position: <G as Positions>::Position = crate::file::read(text).expect("a position");
    game.place(&position, &mut Teller::silent()).expect("a possible position")
}

/// What is offered to a seat.
pub fn offers<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut offers = Vec::new();
    game.offers(state, seat, &mut offers);
    offers
}

/// Applies outcomes of chance and actions written as in scenario files: `cards 3 7`, `a: take 2`.
///
/// # Panics
///
/// If one cannot be read or is not allowed.
pub fn take<G: Game>(game: &G, state: &mut G::State, steps: &[&str]) {
    for step in steps {
        match step.split_once(": ") {
            None => {
                let chance = game.read_chance(step).expect("an outcome of chance");
                assert_eq!(game.misfit(state, &chance), None, "{step}");
                game.settle(state, &chance, &mut Teller::silent());
            }
            Some((who, action)) => {
                let action = game.read_action(action).expect("an action");
                assert_eq!(game.refusal(state, seat(who), &action), None, "{step}");
                game.act(state, seat(who), &action, &mut Teller::silent());
            }
        }
    }
}

/// Any offer, each equally likely: for [`step`].
pub fn any<S, A, R: Rng>(_: &S, _: Seat, offers: &[A], rng: &mut R) -> usize {
    rng.random_range(0..offers.len())
}

/// The offer that leads to the table worth most, looked at from this one.
///
/// # Panics
///
/// If a worth is no share.
pub fn best<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    offers: &[G::Action],
    mut worth: impl FnMut(G::State) -> f64,
) -> usize {
    let mut best = (0, f64::MIN);
    for (index, offer) in offers.iter().enumerate() {
        let mut next = state.clone();
        game.act(&mut next, seat, offer, &mut Teller::silent());
        let found = worth(next);
        assert!((0.0..=1.0).contains(&found), "{offer:?} is worth {found}");
        if found > best.1 {
            best = (index, found);
        }
    }
    best.0
}

/// One step of a game: chance falls, or the first of those who are asked takes the offer at the place that `choose` names. Says whether
/// there was a step to take.
///
/// # Panics
///
/// If what is rolled is impossible, or what is offered refused.
pub fn step<G: Game, R: Rng>(
    game: &G,
    state: &mut G::State,
    rng: &mut R,
    teller: &mut Teller,
    choose: impl FnOnce(&G::State, Seat, &[G::Action], &mut R) -> usize,
) -> bool {
    match game.pending(state) {
        Pending::Over => return false,
        Pending::Chance => {
            let chance = game.roll(state, rng);
            assert_eq!(game.misfit(state, &chance), None, "{chance:?} {state:?}");
            game.settle(state, &chance, teller);
        }
        Pending::Seats(seats) => {
            let seat = seats.first().expect("somebody is asked");
            let offers = offers(game, state, seat);
            assert!(!offers.is_empty(), "{state:?}");
            let action = &offers[choose(state, seat, &offers, rng)];
            assert_eq!(game.refusal(state, seat, action), None, "{action:?} {state:?}");
            game.act(state, seat, action, teller);
        }
    }
    true
}

/// Plays at random until `watch` says no or the game is over; it is called before every step.
pub fn play<G: Game>(game: &G, seed: u64, mut watch: impl FnMut(&G::State, &mut SmallRng) -> bool) -> G::State {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut state = game.begin();
    while watch(&state, &mut rng) && step(game, &mut state, &mut rng, &mut Teller::silent(), any) {}
    state
}

/// Plays a game to its end in which `choose` decides for everybody.
pub fn play_by<G: Game, R: Rng>(
    game: &G,
    rng: &mut R,
    mut choose: impl FnMut(&G::State, Seat, &[G::Action], &mut R) -> usize,
) -> G::State {
    let mut state = game.begin();
    while step(game, &mut state, rng, &mut Teller::silent(), &mut choose) {}
    state
}

/// Lets chance decide as long as it has to.
pub fn settle<G: Game>(game: &G, state: &mut G::State, rng: &mut impl Rng) {
    while game.pending(state) == Pending::Chance {
        step(game, state, rng, &mut Teller::silent(), any);
    }
}

/// Plays a game at random and says everything a player reads in it, in every language: prompts, labels, events, refusals, score sheets.
///
/// # Panics
///
/// If there are no words for something.
pub fn everything_can_be_said<G: Game>(game: &G, seed: u64) {
    let words = Lang::ALL.map(dictionary::<G>);
    let say = |message: &Message| {
        for dictionary in &words {
            let text = dictionary.say(message, &|seat| seat.to_string());
            assert!(!text.contains('⟨') && !text.contains('{'), "{}: {message:?}: {text}", dictionary.lang());
        }
    };
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut state = game.begin();
    loop {
        for viewer in Viewer::all(game.players()) {
            let view = game.view(&state, viewer);
            say(&game.prompt(&view));
            game.sheet(&view).rows.iter().for_each(|row| say(&row.label));
        }
        for seat in Seat::all(game.players()) {
            let tried = game.anything(&state, &mut rng);
            game.refusal(&state, seat, &tried).iter().for_each(|refusal| say(&refusal.why));
        }
        let mut teller = Teller::listening();
        let choose = |state: &G::State, seat: Seat, offers: &[G::Action], rng: &mut SmallRng| {
            let view = game.view(state, Viewer::Seat(seat));
            offers.iter().for_each(|offer| say(&game.label(&view, offer)));
            any(state, seat, offers, rng)
        };
        if !step(game, &mut state, &mut rng, &mut teller, choose) {
            return;
        }
        for event in teller.into_events() {
            let heard = Viewer::all(game.players()).filter_map(|viewer| event.heard_by(viewer));
            heard.for_each(|heard| say(&heard.say));
        }
    }
}

/// Checks that nothing hidden is in a view: imagined tables differ from the real one, what this viewer sees of them does not.
///
/// # Panics
///
/// If it does, or if the tables imagined in this game hardly ever differ.
pub fn imagined_views_agree<G: Game>(game: &G, seed: u64) {
    let mut differed = 0;
    play(game, seed, |state, rng| {
        for viewer in Viewer::all(game.players()) {
            let view = game.view(state, viewer);
            let other = game.imagine(&view, rng);
            differed += usize::from(other != *state);
            assert_eq!(game.view(&other, viewer), view);
        }
        true
    });
    assert!(differed > 100, "imagination is too poor: {differed}");
}
