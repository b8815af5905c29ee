//! Bent input: editions, positions, scenarios, records and moves with something changed, doubled, lost or swapped. Whatever is
//! made of them, the answer is a sentence or a game that goes on; nothing panics.
//!
//! `CROWNLANDS_FUZZ_SECONDS` says how long each kind of input of each game is bent (2 if unset).

use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use shelf::Entry;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};
use table::playthrough::playthrough;
use table::record::{Parts, What};
use table::scenario::Scenario;
use table::testing::files;
use table::{AnyMatch, EditionChoice, Lang, Pending, Record, Seat, Seed, Setup, Viewer};

/// Numbers that are often not thought of.
const NUMBERS: [&str; 12] = ["0", "1", "-1", "2", "7", "99", "127", "255", "256", "65535", "65536", "4294967296"];

/// How long each kind of input is bent.
fn patience() -> Duration {
    let seconds = std::env::var("CROWNLANDS_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(2.0);
    Duration::from_secs_f64(seconds)
}

/// One word, number or line of a text: where it begins and ends.
fn piece(text: &str, rng: &mut SmallRng, part: impl Fn(char) -> bool) -> Option<(usize, usize)> {
    let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    let from = *starts.choose(rng)?;
    let from = from + text[from..].find(&part)?;
    let length = text[from..].find(|letter| !part(letter)).unwrap_or(text.len() - from);
    Some((from, from + length))
}

/// Changes a text in one place.
fn bend(text: &str, rng: &mut SmallRng) -> Option<String> {
    let word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-';
    let line = |letter: char| letter != '\n';
    let put = |(from, to): (usize, usize), new: &str| format!("{}{new}{}", &text[..from], &text[to..]);
    Some(match rng.random_range(0..7) {
        0 => put(piece(text, rng, |letter| letter.is_ascii_digit())?, NUMBERS.choose(rng)?),
        1 => {
            let (from, to) = piece(text, rng, word)?;
            put(piece(text, rng, word)?, &text[from..to])
        }
        2 => put(piece(text, rng, word)?, ""),
        3 => put(piece(text, rng, line)?, ""),
        4 => {
            let (from, to) = piece(text, rng, line)?;
            put((to, to), &format!("\n{}", &text[from..to]))
        }
        5 => {
            let (from, to) = piece(text, rng, line)?;
            put(piece(text, rng, line)?, &text[from..to])
        }
        _ => {
            let (from, _) = piece(text, rng, |_| true)?;
            put((from, from), ["\"", "[", "}", "=", "é", "\u{0}", "\n", ","].choose(rng)?)
        }
    })
}

/// Plays a few random moves, looking at everything a page would show. A bent position may be one that no game reaches, where
/// whoever must decide has no choice; there it stops.
fn play_on(game: &mut dyn AnyMatch, rng: &mut SmallRng, moves: usize) {
    let seed = Seed::from_number(rng.random());
    for _ in 0..moves {
        match game.pending() {
            Pending::Over => return,
            Pending::Chance => {
                let chance = game.roll(&seed).expect("chance is pending");
                game.settle(&chance).expect("what was rolled is possible");
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody must decide");
                let viewer = Viewer::Seat(seat);
                let _ = (game.view(viewer), game.prompt(viewer), game.sheet(viewer), game.offers(seat));
                let offers = game.offer_texts(seat);
                let Some(offer) = offers.choose(rng) else { return };
                game.act(seat, offer).expect("what is offered is allowed");
            }
        }
    }
}

/// Bends texts until the time is over; `tried` says whether a text was taken for sound.
fn campaign(name: &str, texts: &[String], mut tried: impl FnMut(&str, &mut SmallRng) -> bool) {
    let started = Instant::now();
    let (mut bent, mut sound) = (0u64, 0u64);
    while started.elapsed() < patience() {
        bent += 1;
        let mut rng = SmallRng::seed_from_u64(bent);
        let Some(mut text) = texts.choose(&mut rng).cloned() else { return };
        for _ in 0..rng.random_range(1..4) {
            text = bend(&text, &mut rng).unwrap_or(text);
        }
        match catch_unwind(AssertUnwindSafe(|| tried(&text, &mut rng))) {
            Ok(taken) => sound += u64::from(taken),
            Err(_) => panic!("{name}, number {bent}, panics with:\n{text}"),
        }
    }
    println!("{name}: {bent} bent, {sound} of them still sound");
    assert!(bent > 0 && sound < bent, "{name}: bending is noticed");
}

fn setup(entry: &Entry, players: usize, edition: Option<EditionChoice>) -> Setup {
    Setup::new(entry.game.about(), players, &BTreeMap::new(), edition).expect("the defaults are sound")
}

#[test]
fn bent_editions_are_refused_or_played() {
    for entry in shelf::all_games() {
        let about = entry.game.about();
        let texts: Vec<String> = about.editions.iter().map(|edition| edition.text.to_owned()).collect();
        campaign(&format!("editions of {}", entry.id()), &texts, |text, rng| {
            let sound = entry.game.check_edition(text).is_ok();
            let _ = entry.game.rewrite_edition(text);
            let players = rng.random_range(about.players.clone());
            if let Ok(mut game) = entry.game.begin(&setup(entry, players, Some(EditionChoice::Own(text.to_owned())))) {
                assert!(sound, "an edition that is not sound was opened");
                play_on(game.as_mut(), rng, 40);
            }
            sound
        });
    }
}

/// Every scenario file of a game.
fn scenarios(entry: &Entry) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{}/scenarios", entry.id()));
    files(&folder, "toml").into_iter().map(|path| std::fs::read_to_string(path).expect("text")).collect()
}

#[test]
fn bent_scenarios_and_positions_are_refused_or_played() {
    for entry in shelf::all_games() {
        campaign(&format!("scenarios of {}", entry.id()), &scenarios(entry), |text, rng| {
            let Ok(scenario) = Scenario::read(text) else { return false };
            let held = scenario.run(entry.game).is_ok();
            if let Ok(setup) = scenario.setup(entry.game)
                && let Ok(mut game) = entry.game.place(&setup, text)
            {
                play_on(game.as_mut(), rng, 25);
            }
            held
        });
    }
}

/// The same record as somebody would write it who recomputes every hash.
fn rewritten(record: Record) -> Record {
    let Record { setup, rules_version, edition, names, commitment, seed, entries, outcome, .. } = record;
    let setup = Setup { rules_version, ..setup };
    Record::from(Parts { setup, edition, names, commitment, seed, entries, outcome })
}

#[test]
fn bent_records_and_moves_are_refused() {
    for entry in shelf::all_games() {
        let players = *entry.game.about().players.end();
        let setup = setup(entry, players, None);
        let played =
            playthrough(entry.game, &setup, &Seed::from_number(7), entry.dictionary(Lang::En)).expect("played");
        let whole = played.record.write();
        campaign(&format!("records of {}", entry.id()), std::slice::from_ref(&whole), |text, _| {
            let read = Record::read(text);
            assert!(read.is_err() || text == whole, "a changed record was taken for sound");
            // The same damage with hashes that fit: what was agreed and played must still be checked move by move.
            let bent: Result<Record, _> = serde_json::from_str(text);
            bent.is_ok_and(|record| rewritten(record).verify(entry.game).is_ok())
        });
        let mut game = entry.game.begin(&setup).expect("begins");
        play_on(game.as_mut(), &mut SmallRng::seed_from_u64(1), 60);
        let moves: Vec<String> = played
            .record
            .entries
            .iter()
            .filter_map(|entry| match &entry.what {
                What::Act { act: text, .. } | What::Chance { chance: text } => Some(text.clone()),
                _ => None,
            })
            .collect();
        campaign(&format!("moves of {}", entry.id()), &moves, |text, rng| {
            let seat = Seat::new(rng.random_range(0..players));
            let mut copy = game.fork();
            let (checked, settled) = (copy.check(seat, text).is_ok(), copy.settle(text).is_ok());
            if !settled {
                assert_eq!(checked, copy.act(seat, text).is_ok(), "{text}: checked and done alike");
            }
            let _ = copy.label(seat, text);
            checked || settled
        });
    }
}
