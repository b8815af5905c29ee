//! Files that people bring: editions, scenarios and records of ours, changed line by line as the bytes say, or any text at all.

use crate::{GAMES, chosen};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::log::{Entry, What};
use table::record::{Parts, Record};
use table::scenario::Scenario;
use table::{AnyGame, AnyMatch, EditionChoice, Pending, Seed, Setup};

/// What stands before text that is taken as it is.
const PLAIN: char = '!';

/// The file as the bytes say: each line of them changes one line of it, named by its number. `7=text` replaces it, `7+text` puts
/// something after it, `7-` takes it away, `7~a~b` replaces a part of it.
fn bent(file: &str, edits: &str) -> String {
    if let Some(text) = edits.strip_prefix(PLAIN) {
        return text.to_owned();
    }
    let mut lines: Vec<String> = file.lines().map(str::to_owned).collect();
    for edit in edits.lines().take(32) {
        let digits = edit.len() - edit.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
        let (number, rest) = edit.split_at(digits);
        let Some(at) = number.parse::<usize>().ok().and_then(|number| number.checked_rem(lines.len())) else {
            continue;
        };
        let mut letters = rest.chars();
        match (letters.next(), letters.as_str()) {
            (Some('='), text) => text.clone_into(&mut lines[at]),
            (Some('+'), text) => lines.insert(at + 1, text.to_owned()),
            (Some('-'), _) => drop(lines.remove(at)),
            (Some('~'), change) => {
                let (old, new) = change.split_once('~').unwrap_or((change, ""));
                lines[at] = lines[at].replacen(old, new, 1);
            }
            _ => {}
        }
    }
    lines.join("\n")
}

/// Plays a little. A bent position may be one that no game reaches, where whoever must decide has no choice; there it stops.
fn play(game: &mut dyn AnyMatch, choice: u8, moves: usize) {
    let seed = Seed::from_number(u64::from(choice));
    for step in 0..moves {
        match game.pending() {
            Pending::Over => return,
            Pending::Chance => {
                let chance = game.roll(&seed).expect("chance is pending");
                game.settle(&chance).expect("what was rolled is possible");
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody must decide");
                let offers = game.offer_texts(seat);
                let Some(offer) = offers.get((usize::from(choice) + step * 7).checked_rem(offers.len()).unwrap_or(0))
                else {
                    return;
                };
                game.act(seat, offer).expect("what is offered is allowed");
            }
        }
    }
}

fn setup(game: &dyn AnyGame, choice: u8, edition: Option<EditionChoice>) -> Setup {
    let about = game.about();
    let counts: Vec<usize> = about.players.clone().collect();
    let players = counts[usize::from(choice) % counts.len()];
    Setup::new(about, players, &BTreeMap::new(), edition).expect("the defaults are sound")
}

/// An edition of ours, changed: it is refused in words, or it can be written out, read back and played.
pub fn editions(bytes: &[u8]) {
    let Some((game, choice, rest)) = chosen(bytes) else { return };
    let game = GAMES[game];
    let own = game.about().editions;
    let text = bent(own[usize::from(choice) % own.len()].text, &String::from_utf8_lossy(rest));
    let sound = game.check_edition(&text).is_ok();
    if let Ok(written) = game.rewrite_edition(&text) {
        assert_eq!(
            game.rewrite_edition(&written).as_ref(),
            Ok(&written),
            "what was written out is written the same again"
        );
    }
    if let Ok(mut begun) = game.begin(&setup(game, choice, Some(EditionChoice::Own(text)))) {
        assert!(sound, "an edition that is not sound was opened");
        play(begun.as_mut(), choice, 12);
    }
}

// Every scenario file of each game.
include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// A scenario of ours, chosen by two bytes and changed: it holds, or it does not in words; its position can be played on, or is refused.
pub fn scenarios(bytes: &[u8]) {
    let Some((game, choice, [more, rest @ ..])) = chosen(bytes) else { return };
    let all = SCENARIOS[game];
    let Some(place) = (usize::from(choice) * 256 + usize::from(*more)).checked_rem(all.len()) else { return };
    let text = bent(all[place], &String::from_utf8_lossy(rest));
    let Ok(scenario) = Scenario::read(&text) else { return };
    let _ = scenario.run(GAMES[game]);
    if let Ok(setup) = scenario.setup(GAMES[game])
        && let Ok(mut placed) = GAMES[game].place(&setup, &text)
    {
        play(placed.as_mut(), choice, 12);
    }
}

/// The beginning of a game of each kind, as a record writes it.
static RECORDS: LazyLock<Vec<Record>> = LazyLock::new(|| GAMES.iter().map(|game| record(*game)).collect());

fn record(game: &dyn AnyGame) -> Record {
    let (setup, seed) = (setup(game, 0, None), Seed::from_number(7));
    let mut played = game.begin(&setup).expect("the defaults can be played");
    let mut entries = Vec::new();
    for step in 0..30 {
        let what = match played.pending() {
            Pending::Over => break,
            Pending::Chance => What::Chance { chance: played.roll(&seed).expect("chance is pending") },
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody must decide");
                let offers = played.offer_texts(seat);
                What::Act { seat, act: offers[step * 5 % offers.len()].clone() }
            }
        };
        what.apply(played.as_mut()).expect("it was offered");
        entries.push(Entry::after(what, played.as_ref()));
    }
    let names = (0..setup.players).map(|number| format!("Player {number}")).collect();
    let (edition, commitment) = (played.edition().clone(), seed.commitment());
    Record::from(Parts { setup, edition, names, commitment, seed: Some(seed), entries, outcome: None })
}

/// A record of ours, changed: one whose digest does not fit is refused, and one that somebody wrote anew, with every hash as it should be,
/// is still checked move by move.
pub fn records(bytes: &[u8]) {
    let Some((game, _, rest)) = chosen(bytes) else { return };
    let own = serde_json::to_string_pretty(&RECORDS[game]).expect("a record is plain data");
    let text = bent(&own, &String::from_utf8_lossy(rest));
    if let Ok(read) = Record::read(&text) {
        let _ = read.verify(GAMES[game]);
    }
    let Ok(record) = serde_json::from_str::<Record>(&text) else { return };
    let Record { setup, rules_version, edition, names, commitment, seed, entries, outcome, .. } = record;
    let setup = Setup { rules_version, ..setup };
    let written = Record::from(Parts { setup, edition, names, commitment, seed, entries, outcome });
    let _ = written.verify(GAMES[game]);
    let _ = Record::read(&written.write());
}
