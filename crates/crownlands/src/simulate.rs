//! `crownlands simulate`.

use crate::args::Simulate;
use crate::voice::Voice;
use crate::{Outcome, say};
use arena::Simulation;
use arena::simulate::{Keep, Match, simulate as run};
use indicatif::{ProgressBar, ProgressStyle};
use std::path::Path;
use std::time::Duration;
use table::Message;

/// A progress bar that shows what is left, on the terminal only.
pub fn bar(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// What is kept of the games, in a folder that is made where there is none.
pub fn kept(voice: &Voice, records: Option<&Path>, milliseconds: Option<u64>) -> Result<Keep, String> {
    if let Some(folder) = records {
        std::fs::create_dir_all(folder).map_err(|error| voice.file("cli-cannot-write", folder, &error))?;
    }
    Ok(Keep { records: records.map(Path::to_owned), patience: milliseconds.map(Duration::from_millis) })
}

pub fn simulate(voice: &Voice, args: &Simulate) -> Outcome {
    let entry = voice.find(&args.agreed.game)?;
    let setup = voice.setup_for(entry.game, &args.agreed.terms, args.seats.len())?;
    if setup.players != args.seats.len() {
        let sentence = Message::new("cli-seats").with("seats", args.seats.len()).with("players", setup.players);
        return Err(voice.say(&sentence));
    }
    let keep = kept(voice, args.records.as_deref(), args.milliseconds)?;
    let seats = args.seats.clone();
    let plan = Match { setup, seats, games: args.games, seed: args.seed, threads: args.threads, keep };
    let bar = bar(args.games as u64);
    let result = run(entry.arena, &plan, || bar.inc(1));
    bar.finish_and_clear();
    let simulation = result.map_err(|error| voice.arena(entry, &error))?;
    if args.json {
        return voice.json(&simulation.bots);
    }
    print(voice, &simulation);
    Ok(())
}

fn print(voice: &Voice, simulation: &Simulation) {
    let summary = Message::new("cli-simulated")
        .with("games", simulation.games)
        .with("rate", voice.lang.decimal(simulation.games_per_second, 1))
        .with("mean", voice.lang.decimal(simulation.mean_decisions, 1))
        .with("least", simulation.least_decisions)
        .with("most", simulation.most_decisions);
    say!("{}", voice.say(&summary));
    let percent = |share: f64| format!("{} %", voice.lang.decimal(100.0 * share, 1));
    let mut rows = vec![
        ["bot", "seats-played", "wins", "rate", "interval", "score"]
            .map(|key| voice.word(&format!("cli-{key}")))
            .to_vec(),
    ];
    rows.extend(simulation.bots.iter().map(|line| {
        vec![
            line.bot.to_string(),
            line.games.to_string(),
            line.wins.to_string(),
            percent(line.win_rate),
            format!("{} – {}", percent(line.ci_low), percent(line.ci_high)),
            voice.lang.decimal(line.mean_score, 2),
        ]
    }));
    say!("{}", boards::letters::columns(&rows));
    for why in &simulation.faults {
        say!("{}", voice.say(&Message::new("cli-simulate-fault").with("why", why.as_str())));
    }
}
