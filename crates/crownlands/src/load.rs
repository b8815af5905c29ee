//! `crownlands load`: many tables of scripted legal play against a server on this machine.

use crate::args::Load;
use crate::voice::Voice;
use crate::{Outcome, say};
use ::load::{BotLoadOptions, BotReport, LoadOptions, LoadReport, LongOptions, LongReport, Quick};
use bots::Kind;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::time::Duration;

pub fn load(voice: &Voice, args: &Load) -> Outcome {
    if let Some(database) = &args.be_server {
        let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
        return runtime.block_on(::load::be_server(database)).map_err(|error| error.to_string());
    }
    match (&args.bots, args.long) {
        (Some(robot), _) => load_bots(voice, args, robot),
        (None, Some(entries)) => load_long(voice, args, entries),
        (None, None) => load_tables(voice, args),
    }
}

/// Tables with long logs beside fresh ones.
fn load_long(voice: &Voice, args: &Load, entries: u64) -> Outcome {
    let usual = LongOptions::default();
    let game = voice.find(args.game.as_deref().unwrap_or(&usual.game))?.id().to_owned();
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let bar = spinner(format!("logs of {entries} entries"));
    let options = LongOptions {
        folder: args.folder.clone(),
        program: ::load::this_program(),
        game,
        entries,
        span: Duration::from_secs(args.seconds),
        seed: args.seed,
        ..usual
    };
    let report = runtime.block_on(::load::load_long(options)).map_err(|error| error.to_string())?;
    bar.finish_and_clear();
    if args.json {
        return voice.json(&long_object(&report));
    }
    say!("                          times       fresh          long     ratio\n{report}");
    Ok(())
}

fn long_object(report: &LongReport) -> serde_json::Value {
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    let quick = |quick: Quick| {
        json!({
            "moves": quick.moves, "move_p50_ms": milliseconds(quick.move_p50), "move_p99_ms": milliseconds(quick.move_p99),
            "pages": quick.pages, "page_p50_ms": milliseconds(quick.page_p50), "page_p99_ms": milliseconds(quick.page_p99),
            "reads": quick.reads, "read_p50_ms": milliseconds(quick.read_p50), "read_p99_ms": milliseconds(quick.read_p99),
        })
    };
    json!({
        "pairs": report.pairs, "entries": report.entries, "fresh_entries": report.fresh_entries,
        "fresh": quick(report.fresh), "long": quick(report.long),
        "move_ratio": report.move_ratio(), "page_ratio": report.page_ratio(), "read_ratio": report.read_ratio(),
    })
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
    let games = games(voice, args)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let mut reports = Vec::new();
    for tables in &args.tables {
        let bar = spinner(format!("{tables} tables"));
        let options = LoadOptions {
            addresses: args.addresses.clone(),
            servers: usize::try_from(args.servers).unwrap_or(1),
            database: args.database.clone(),
            folder: args.folder.clone(),
            games: games.clone(),
            mixed: args.mixed,
            idle: args.idle,
            program: ::load::this_program(),
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

/// The games that are played.
fn games(voice: &Voice, args: &Load) -> Result<Vec<String>, String> {
    match args.game.as_deref() {
        Some("all") => Ok(shelf::all_games().iter().map(|entry| entry.id().to_owned()).collect()),
        None if args.mixed => Ok(shelf::all_games().iter().map(|entry| entry.id().to_owned()).collect()),
        None => Ok(LoadOptions::default().games),
        Some(game) => Ok(vec![voice.find(game)?.id().to_owned()]),
    }
}

fn object(report: &LoadReport) -> serde_json::Value {
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    json!({
        "servers": report.servers,
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
        "plain_pages_per_second": report.plain_rate,
        "pages": report.pages,
        "pages_p99_ms": milliseconds(report.pages_p99),
        "talk": report.talk,
        "talk_p99_ms": milliseconds(report.talk_p99),
        "memory_per_idle_table_bytes": report.memory_per_idle_table,
        "servers_processors": report.servers_share,
        "own_processors": report.own_share,
    })
}
