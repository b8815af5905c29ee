//! `crownlands bench`.

use crate::args::Bench as Args;
use crate::simulate::bar;
use crate::voice::Voice;
use crate::{Outcome, say};
use arena::Bench;
use std::collections::BTreeMap;
use std::process::Command;
use table::Message;

/// The hash of each game's results with the rules as they are meant to be. A change of the rules changes its line here, on
/// purpose and in the same commit; a change for speed must not.
const RESULT_HASHES: &str = include_str!("../result-hashes.toml");

/// The instructions that the fixed work of each game takes. Better code lowers its line here.
const INSTRUCTIONS: &str = include_str!("../instructions.toml");

/// By how much the instructions of a game may grow unnoticed.
const TOLERANCE: f64 = 0.03;

pub fn bench(voice: &Voice, args: &Args) -> Outcome {
    let entries = match &args.game {
        Some(id) => vec![voice.find(id)?],
        None => shelf::all_games().iter().collect(),
    };
    if args.fixed {
        for entry in &entries {
            entry.arena.fixed_work().map_err(|complaint| voice.of(entry).complain(&complaint))?;
        }
        return Ok(());
    }
    if args.instructions {
        return instructions(voice, &entries);
    }
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(voice.word("cli-bench-seconds"));
    }
    let known: BTreeMap<String, String> = toml::from_str(RESULT_HASHES).map_err(|error| error.to_string())?;
    let progress = bar(entries.len() as u64);
    let mut results = Vec::new();
    for entry in &entries {
        let measured = entry.arena.bench(args.seconds);
        results.push(measured.map_err(|complaint| voice.of(entry).complain(&complaint))?);
        progress.inc(1);
    }
    progress.finish_and_clear();
    if args.json {
        voice.json(&results)?;
    } else {
        results.iter().for_each(|bench| print(voice, bench));
    }
    let changed: Vec<String> = results
        .iter()
        .filter(|bench| known.get(&bench.game) != Some(&bench.result_hash))
        .map(|bench| {
            let expected = known.get(&bench.game).map_or("–", String::as_str);
            let message = Message::new("cli-bench-changed")
                .with("game", bench.game.as_str())
                .with("expected", expected)
                .with("found", bench.result_hash.as_str());
            voice.say(&message)
        })
        .collect();
    if changed.is_empty() { Ok(()) } else { Err(changed.join("\n")) }
}

/// Counts what the fixed work of each game takes, and complains where it has grown.
fn instructions(voice: &Voice, entries: &[&shelf::Entry]) -> Outcome {
    let agreed: BTreeMap<String, u64> = toml::from_str(INSTRUCTIONS).map_err(|error| error.to_string())?;
    let progress = bar(entries.len() as u64);
    let mut grown = Vec::new();
    for entry in entries {
        let counted = count(entry.id())
            .map_err(|problem| voice.say(&Message::new("cli-bench-valgrind").with("problem", problem)))?;
        let expected = agreed.get(entry.id()).copied().unwrap_or(0);
        let change = counted as f64 / expected.max(1) as f64 - 1.0;
        progress.suspend(|| say!("{:<16} {counted:>16} {:>+8.2} %", entry.id(), 100.0 * change));
        if change > TOLERANCE {
            let message = Message::new("cli-bench-grown")
                .with("game", entry.id())
                .with("expected", expected.to_string())
                .with("found", counted.to_string());
            grown.push(voice.say(&message));
        }
        progress.inc(1);
    }
    progress.finish_and_clear();
    if grown.is_empty() { Ok(()) } else { Err(grown.join("\n")) }
}

/// The instructions that the fixed work of one game takes, as valgrind counts them.
fn count(game: &str) -> Result<u64, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
    let output = valgrind.arg(program).args(["bench", game, "--fixed"]).output().map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    let line = said.lines().find_map(|line| line.split_once("refs:").map(|(_, number)| number.replace(',', "")));
    let counted = line.and_then(|number| number.trim().parse().ok());
    counted.filter(|_| output.status.success()).ok_or(said)
}

fn print(voice: &Voice, bench: &Bench) {
    say!("{}", bench.game);
    let lines = [
        ("cli-bench-playouts", format!("{:.0}", bench.playouts_per_second)),
        ("cli-bench-decisions", format!("{:.0}", bench.decisions_per_second)),
        ("cli-bench-length", format!("{:.1}", bench.mean_decisions)),
        ("cli-bench-offers", format!("{:.2} / {}", bench.mean_offers, bench.max_offers)),
        ("cli-bench-state", bench.state_bytes.to_string()),
        ("cli-bench-copies", format!("{:.0} / {:.0} / {:.0}", bench.clone_ns, bench.view_ns, bench.imagine_ns)),
        ("cli-bench-score", format!("{:.0}", bench.score_ns)),
        ("cli-bench-search", format!("{:.0}", bench.search_per_second)),
        ("cli-bench-hash", bench.result_hash.clone()),
    ];
    for (key, value) in lines {
        say!("  {:<44} {value:>16}", voice.word(key));
    }
}
