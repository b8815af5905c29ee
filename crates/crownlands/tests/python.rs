//! The example bot, which needs Python. Where there is none, its test is reported as ignored, with the reason.

mod common;

use common::{json, scratch};
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let trial = Trial::ignorable_test("the_example_bot_takes_a_seat_in_the_arena", example_bot);
    libtest_mimic::run(&Arguments::from_args(), vec![trial]).exit_code()
}

/// For each game: how many play, how many games, and more than which share of them the first bot wins. A fair share is one for each player.
const SHARES: [(&str, &str, &str, f64); 4] = [
    ("two-heirs", "2", "24", 0.6),
    ("brian-boru", "3", "24", 0.4),
    ("northgard", "2", "24", 0.6),
    ("crescent-moon", "4", "24", 0.4),
];

fn example_bot() -> Result<Completion, Failed> {
    if Command::new("python3").arg("--version").output().is_err() {
        return Ok(Completion::ignored_with("python3 is not installed"));
    }
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/first_bot.py");
    let folder = scratch("arena");
    let out = folder.to_str().expect("a plain path");
    let program = format!("program:python3 {bot}");
    let args = ["arena", "brian-boru", "--bots", &program, "--bots", "random", "--games", "3", "--out", out, "--json"];
    let table = json(&args);
    assert_eq!(table["pairings"][0]["games"], 3);
    assert_eq!(json(&args), table, "a finished tournament is only read again");
    for file in ["games.jsonl", "table.json", "table.md", "win-rates.svg"] {
        assert!(folder.join(file).exists(), "{file}");
    }
    // Its dice come from the seed that it is told, and so the same match is played the same again.
    let again = || {
        json(&[
            "arena",
            "northgard",
            "--players",
            "2",
            "--bots",
            &program,
            "--bots",
            "random",
            "--games",
            "6",
            "--json",
        ])
    };
    assert_eq!(again(), again());
    // With seeds on both sides the same games are played every time.
    let seeded = format!("{program} 7");
    for (game, players, games, least) in SHARES {
        let hero = ["arena", game, "--players", players, "--bots", &seeded, "--bots", "random"];
        let pairing = &json(&[&hero[..], &["--games", games, "--seed", "7", "--json"]].concat())["pairings"][0];
        let rate = pairing["win_rate"].as_f64().expect("games were played");
        assert!(rate > least, "the first bot beats random at {game}: {pairing}");
        assert!(pairing.get("faults").is_none(), "{pairing}");
    }
    Ok(Completion::Completed)
}
