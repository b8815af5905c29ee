//! Golden playthroughs: one whole game of each kind, pinned by the hash of everything that is seen and said in it, and of one game of each
//! title the opening, a conflict and the scoring, to be read. A changed rule, view or sentence shows here first.
//!
//! `CROWNLANDS_WRITE=1` writes hashes and excerpts anew. `crownlands playthrough` prints a whole game; a test that fails says which.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use table::playthrough::playthrough;
use table::testing::page_is_current;
use table::{Lang, Seed, Setup, sha256_hex};

/// Game, name, players, options.
type Golden = (&'static str, &'static str, usize, &'static [(&'static str, &'static str)]);

const GOLDEN: &[Golden] = &[
    ("brian-boru", "3-players", 3, &[]),
    ("brian-boru", "4-players", 4, &[]),
    ("brian-boru", "5-players", 5, &[]),
    ("brian-boru", "5-players-full-hand", 5, &[("five_player_full_hand", "on"), ("reveal_last_card", "on")]),
    ("two-heirs", "2-players", 2, &[]),
    ("two-heirs", "2-players-closed-hands", 2, &[("closed_hands", "on"), ("sets", "warfare+guard+crafts")]),
    ("two-heirs", "1-player", 1, &[]),
    ("two-heirs", "1-player-brave", 1, &[("henry_level", "brave"), ("sets", "journeys+warfare+guard")]),
    ("two-heirs", "1-player-relentless", 1, &[("henry_level", "relentless"), ("sets", "dominion+trade_church+crafts")]),
    ("northgard", "2-players", 2, &[]),
    ("northgard", "3-players", 3, &[]),
    ("northgard", "4-players", 4, &[("clan_choice", "draft")]),
    ("northgard", "5-players", 5, &[("clan_choice", "random")]),
    ("northgard", "3-players-creatures", 3, &[("creatures", "on"), ("more_creatures", "on"), ("clan_a", "bear")]),
    ("northgard", "4-players-teams", 4, &[("teams", "on"), ("clan_b", "snake")]),
    ("northgard", "2-players-long", 2, &[("years", "10"), ("fame_display", "public")]),
    ("crescent-moon", "4-players", 4, &[]),
    ("crescent-moon", "5-players", 5, &[("map", "open_plains")]),
    ("crescent-moon", "4-players-variable", 4, &[("map", "variable"), ("years", "4")]),
    (
        "crescent-moon",
        "5-players-variable",
        5,
        &[("map", "variable"), ("characters", "draw"), ("private_deals", "on"), ("late_deals", "on")],
    ),
];

/// Of these games something is kept to be read: game, name, and the chapter of the rules that its first conflict falls under (in The Two Heirs: the first house on a contested site).
const READABLE: &[(&str, &str, &str)] = &[
    ("brian-boru", "3-players", "BB-14"),
    ("two-heirs", "2-players", "TH-7"),
    ("northgard", "2-players", "NG-11"),
    ("crescent-moon", "4-players", "CM-11"),
];

/// So many decisions of the opening, and of the conflict, are kept to be read.
const DECISIONS: usize = 6;

/// The whole text of a golden game, whose record proves itself.
fn played((game, _, players, options): &Golden) -> String {
    let entry = shelf::find(game).expect("the game is on the shelf");
    let options: BTreeMap<String, String> =
        options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
    let setup = Setup::new(entry.game.about(), *players, &options, None).expect("the setup is allowed");
    let seed = Seed::from_number(1);
    let played = playthrough(entry.game, &setup, &seed, entry.dictionary(Lang::En)).expect("the game is played");
    let proof = played.record.verify(entry.game).expect("the record proves itself");
    assert!(proof.fair && proof.finished);
    played.text
}

/// The command that prints the whole game.
fn command((game, _, players, options): &Golden) -> String {
    let options: String = options.iter().map(|(id, value)| format!(" --option {id}={value}")).collect();
    format!("cargo run --release -- playthrough {game} --players {players} --seed 1{options}")
}

/// The opening, the first conflict and the scoring of a game; what lies between is counted.
fn excerpt(text: &str, conflict: &str) -> String {
    let starts: Vec<usize> = text.match_indices("\n\n#").map(|(at, _)| at + 1).collect();
    let start = |decision: usize| starts.get(decision).copied().unwrap_or(text.len());
    let told = text.find(&format!("({conflict}.")).expect("there is a conflict");
    let first = starts.partition_point(|at| *at <= told).saturating_sub(1);
    let last = start(starts.len() - 1);
    let mut kept = String::new();
    let mut end = 0;
    for (from, to) in [(0, start(DECISIONS)), (start(first), start(first + DECISIONS)), (last, text.len())] {
        let from = from.max(end);
        if from > end {
            let left_out = text[end..from].matches("\n\n#").count();
            let _ = write!(kept, "\n… {left_out} decisions …\n");
        }
        kept.push_str(&text[from..to.max(from)]);
        end = to.max(from);
    }
    kept
}

fn home() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn golden_playthroughs_are_as_they_were() {
    let file = home().join("shelf/golden.toml");
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    let known: BTreeMap<String, BTreeMap<String, String>> = toml::from_str(&text).expect("hashes by game and name");
    let mut found: BTreeMap<&str, BTreeMap<&str, String>> = BTreeMap::new();
    let mut changed = String::new();
    for golden @ (game, name, ..) in GOLDEN {
        let text = played(golden);
        let hash = sha256_hex(text.as_bytes());
        if known.get(*game).and_then(|names| names.get(*name)) != Some(&hash) {
            let _ = writeln!(changed, "{game}, {name}: {}", command(golden));
        }
        found.entry(game).or_default().insert(name, hash);
        if let Some((.., conflict)) = READABLE.iter().find(|readable| (readable.0, readable.1) == (*game, *name)) {
            page_is_current(&home().join(game).join("playthrough.txt"), &excerpt(&text, conflict));
        }
    }
    if std::env::var_os("CROWNLANDS_WRITE").is_some() {
        std::fs::write(&file, toml::to_string(&found).expect("plain data")).expect("the hashes can be written");
        return;
    }
    assert!(
        changed.is_empty(),
        "these games are told differently; print them before and after the change to see how, and write the new hashes with \
         CROWNLANDS_WRITE=1:\n{changed}"
    );
}

#[test]
fn every_game_has_a_golden_playthrough_for_each_player_count_and_one_to_read() {
    for entry in shelf::all_games() {
        for players in entry.game.about().players.clone() {
            let found = GOLDEN.iter().any(|(game, _, count, _)| *game == entry.id() && *count == players);
            assert!(found, "{} has no golden playthrough for {players} players", entry.id());
        }
        assert!(READABLE.iter().any(|(game, ..)| *game == entry.id()), "{} has nothing to read", entry.id());
    }
}
