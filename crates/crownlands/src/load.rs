//! `crownlands load`: many tables of scripted legal play against a server on this machine.

use crate::args::Load;
use crate::voice::Voice;
use crate::{Outcome, say};
use ::load::{BotLoadOptions, BotReport, LoadOptions, LoadReport};
use bots::Kind;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::time::Duration;

pub fn load(voice: &Voice, args: &Load) -> Outcome {
    match &args.bots {
        Some(robot) => load_bots(voice, args, robot),
        None => load_tables(voice, args),
    }
}

/// People against bots, each at a table of their own.
fn load_bots(voice: &Voice, args: &Load, robot: &Kind) -> Outcome {
    let usual = BotLoadOptions::default();
    let game = args.game.clone().unwrap_or(usual.game);
    let players = *voice.find(&game)?.game.about().players.start();
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let bar = spinner(format!("{} people against {robot}", args.people));
    let options = BotLoadOptions {
        folder: args.folder.clone(),
        game,
        players: players.max(2),
        robot: robot.to_string(),
        people: args.people,
        pause: Duration::from_millis(args.pause),
        attack: args.attack,
        span: Duration::from_secs(args.seconds),
        seed: args.seed,
    };
    let report = runtime.block_on(::load::load_bots(options)).map_err(|error| error.to_string())?;
    bar.finish_and_clear();
    if args.json {
        return voice.json(&bots_object(&report));
    }
    say!("{report}");
    Ok(())
}

fn spinner(message: String) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{spinner} {msg} {elapsed}").unwrap_or_else(|_| ProgressStyle::default_spinner());
    let bar = ProgressBar::new_spinner().with_style(style).with_message(message);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn bots_object(report: &BotReport) -> serde_json::Value {
    json!({
        "people": report.people,
        "robot": report.robot,
        "attack": report.attack,
        "seconds": report.span.as_secs_f64(),
        "turns": report.turns,
        "games": report.games,
        "p50_s": report.p50.as_secs_f64(),
        "p95_s": report.p95.as_secs_f64(),
        "slowest_s": report.slowest.as_secs_f64(),
        "told": report.told,
        "thoughts": report.thoughts,
        "eased": report.eased,
        "failed": report.failed,
    })
}

fn load_tables(voice: &Voice, args: &Load) -> Outcome {
    let game = args.game.clone().unwrap_or_else(|| LoadOptions::default().game);
    voice.find(&game)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let mut reports = Vec::new();
    for tables in &args.tables {
        let bar = spinner(format!("{tables} tables"));
        let options = LoadOptions {
            address: args.address,
            folder: args.folder.clone(),
            game: game.clone(),
            tables: *tables,
            listeners: args.listeners,
            span: Duration::from_secs(args.seconds),
            rate: args.rate,
            seed: args.seed,
        };
        let report = runtime.block_on(::load::load(options)).map_err(|error| error.to_string())?;
        bar.finish_and_clear();
        if !args.json {
            say!("{report}\n");
        }
        reports.push(object(&report));
    }
    if args.json { voice.json(&reports) } else { Ok(()) }
}

fn object(report: &LoadReport) -> serde_json::Value {
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    json!({
        "tables": report.tables,
        "listeners": report.listeners,
        "seconds": report.span.as_secs_f64(),
        "moves": report.moves,
        "moves_per_second": report.moves_per_second(),
        "p50_ms": milliseconds(report.p50),
        "p99_ms": milliseconds(report.p99),
        "slowest_ms": milliseconds(report.slowest),
        "ticks": report.ticks,
        "games": report.games,
        "memory_per_table_bytes": report.memory_per_table,
        "transactions": report.commits,
        "writes": report.writes,
        "plain_commits_per_second_idle": report.idle_rate,
        "plain_commits_per_second_busy": report.busy_rate,
    })
}
