//! `crownlands simulate`.

use crate::args::Simulate;
use crate::voice::Voice;
use crate::{Outcome, say};
use arena::Simulation;
use arena::simulate::{Match, simulate as run};
use indicatif::{ProgressBar, ProgressStyle};
use table::Message;

/// A progress bar that shows what is left, on the terminal only.
pub fn bar(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len}  {per_sec}  {eta}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

pub fn simulate(voice: &Voice, args: &Simulate) -> Outcome {
    let entry = voice.find(&args.agreed.game)?;
    let setup = voice.setup(entry.game, &args.agreed, args.seats.len())?;
    if setup.players != args.seats.len() {
        let sentence = Message::new("cli-seats").with("seats", args.seats.len()).with("players", setup.players);
        return Err(voice.say(&sentence));
    }
    let plan = Match { setup, seats: args.seats.clone(), games: args.games, seed: args.seed, threads: args.threads };
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
        .with("rate", format!("{:.1}", simulation.games_per_second))
        .with("mean", format!("{:.1}", simulation.mean_decisions))
        .with("least", simulation.least_decisions)
        .with("most", simulation.most_decisions);
    say!("{}", voice.say(&summary));
    say!(
        "{:<10} {:>8} {:>8} {:>9} {:>17} {:>10}",
        voice.word("cli-bot"),
        voice.word("cli-games"),
        voice.word("cli-wins"),
        voice.word("cli-rate"),
        voice.word("cli-interval"),
        voice.word("cli-score")
    );
    for line in &simulation.bots {
        say!(
            "{:<10} {:>8} {:>8} {:>8.1}% {:>7.1}% – {:>5.1}% {:>10.2}",
            line.bot,
            line.games,
            line.wins,
            100.0 * line.win_rate,
            100.0 * line.ci_low,
            100.0 * line.ci_high,
            line.mean_score
        );
    }
}
