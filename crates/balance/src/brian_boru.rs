//! Brian Boru: seats and how games end.

use crate::{Chart, Count, Error, Mean, Plan, Players, Progress, Report, Section, Series, Target, Watcher, watch};
use ::brian_boru::{BrianBoru, State};
use arena::report::bar_chart;
use std::fmt::Write;
use table::{Outcome, Rules, Seat};

/// Games for each number of players.
const GAMES: usize = 2_000;

/// What is counted.
#[derive(Default)]
struct Seen {
    seats: Vec<Count>,
    scores: Vec<Mean>,
    margin: Mean,
    shared: Count,
}

impl Watcher<BrianBoru> for Seen {
    fn ended(&mut self, game: &BrianBoru, _: &State, outcome: &Outcome) {
        self.seats.resize_with(game.players(), Count::default);
        self.scores.resize_with(game.players(), Mean::default);
        let share = 1.0 / outcome.winners.len().max(1) as f64;
        for seat in Seat::all(game.players()) {
            self.seats[seat.index()].add(if outcome.winners.has(seat) { share } else { 0.0 });
            self.scores[seat.index()].add(f64::from(outcome.scores[seat.index()]));
        }
        let mut scores = outcome.scores.clone();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        self.margin.add(f64::from(scores[0] - scores[1]));
        self.shared.add(if outcome.winners.len() > 1 { 1.0 } else { 0.0 });
    }

    fn merge(&mut self, other: Seen) {
        self.seats.resize_with(self.seats.len().max(other.seats.len()), Count::default);
        self.scores.resize_with(self.scores.len().max(other.scores.len()), Mean::default);
        self.seats.iter_mut().zip(other.seats).for_each(|(mine, theirs)| mine.merge(theirs));
        self.scores.iter_mut().zip(other.scores).for_each(|(mine, theirs)| mine.merge(theirs));
        self.margin.merge(other.margin);
        self.shared.merge(other.shared);
    }
}

/// Plays equal bots with three, four and five players.
pub fn study(plan: &Plan, player: Players<BrianBoru>, progress: Progress<'_>) -> Result<Report, Error> {
    let percent = |rate: f64| format!("{:.1} %", 100.0 * rate);
    let mut report = Report { game: "brian-boru".into(), title: "Brian Boru".into(), ..Report::default() };
    let mut played = 0;
    for players in BrianBoru::about().players.clone() {
        let setup = plan.setup(BrianBoru::about(), players, &[])?;
        let series = Series::equal(setup, plan, GAMES);
        let seen: Seen = watch::<BrianBoru, Seen>(&series, player, plan.threads, progress)?;
        played = series.games;
        let fair = 1.0 / players as f64;
        let bars: Vec<_> =
            Seat::all(players).zip(&seen.seats).map(|(seat, count)| count.bar(format!("seat {seat}"))).collect();
        for (seat, count) in Seat::all(players).zip(&seen.seats) {
            let what = format!("wins of seat {seat} with {players} players");
            let bounds = (0.8 * fair, 1.2 * fair);
            report.targets.push(Target::within(&format!("{players}{seat}"), &what, count.rate(), bounds, percent));
        }
        let mut text = String::from("| seat | wins | points |\n| --- | --- | --- |\n");
        for ((seat, count), points) in Seat::all(players).zip(&seen.seats).zip(&seen.scores) {
            let _ = writeln!(text, "| {seat} | {count} | {points} |");
        }
        let _ = write!(
            text,
            "\nThe winner is {:.1} points ahead of the second on average; {} of the games end in a shared victory.",
            seen.margin.mean(),
            percent(seen.shared.rate())
        );
        let name = format!("{players}-players");
        let caption = format!("Win rate by seat, {players} players; the line is the fair share");
        let svg = bar_chart(&caption, &bars, &[fair])?;
        report.sections.push(Section {
            title: format!("{players} players"),
            text,
            charts: vec![Chart { name, caption, svg }],
        });
    }
    report.about = format!(
        "Made by `crownlands balance brian-boru`: {played} games for each number of players, {} on every seat, seed {}. \
         A seat should win within a fifth of its fair share.",
        plan.bot, plan.seed
    );
    Ok(report)
}
