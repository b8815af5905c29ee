//! `crownlands bench`.

use crate::args::Bench as Args;
use crate::simulate::bar;
use crate::voice::Voice;
use crate::{Outcome, say};
use arena::Bench;
use std::collections::BTreeMap;
use table::{Advice, Complaint, Message};

/// The hash of each game's results with the rules as they are meant to be. A change of the rules changes its line here, on
/// purpose and in the same commit; a change for speed must not.
const RESULT_HASHES: &str = include_str!("../result-hashes.toml");

struct Measure(f64);

impl shelf::Visit for Measure {
    type Out = Result<Bench, Complaint>;

    fn game<G: Advice>(self) -> Self::Out {
        arena::bench::bench::<G>(self.0)
    }
}

pub fn bench(voice: &Voice, args: &Args) -> Outcome {
    let entries = match &args.game {
        Some(id) => vec![voice.find(id)?],
        None => shelf::all_games().iter().collect(),
    };
    if !(args.seconds > 0.0 && args.seconds <= 3600.0) {
        return Err(voice.word("cli-bench-seconds"));
    }
    let known: BTreeMap<String, String> = toml::from_str(RESULT_HASHES).map_err(|error| error.to_string())?;
    let progress = bar(entries.len() as u64);
    let mut results = Vec::new();
    for entry in &entries {
        let measured = shelf::visit(entry.id(), Measure(args.seconds))
            .ok_or_else(|| voice.word("cli-no-result"))?
            .map_err(|complaint| voice.of(entry).complain(&complaint))?;
        results.push(measured);
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

fn print(voice: &Voice, bench: &Bench) {
    say!("{}", bench.game);
    let lines = [
        ("cli-bench-playouts", format!("{:.0}", bench.playouts_per_second)),
        ("cli-bench-decisions", format!("{:.0}", bench.decisions_per_second)),
        ("cli-bench-length", format!("{:.1}", bench.mean_decisions)),
        ("cli-bench-offers", format!("{:.2} / {}", bench.mean_offers, bench.max_offers)),
        ("cli-bench-state", bench.state_bytes.to_string()),
        ("cli-bench-copies", format!("{:.0} / {:.0} / {:.0}", bench.clone_ns, bench.view_ns, bench.imagine_ns)),
        ("cli-bench-search", format!("{:.0}", bench.search_per_second)),
        ("cli-bench-hash", bench.result_hash.clone()),
    ];
    for (key, value) in lines {
        say!("  {:<44} {value:>16}", voice.word(key));
    }
}
