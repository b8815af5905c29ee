//! `crownlands load`: many tables of scripted legal play against a server on this machine.

use crate::args::Load;
use crate::voice::Voice;
use crate::{Outcome, say};
use ::load::{LoadOptions, LoadReport};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;
use std::time::Duration;

pub fn load(voice: &Voice, args: &Load) -> Outcome {
    voice.find(&args.game)?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    let mut reports = Vec::new();
    for tables in &args.tables {
        let style = ProgressStyle::with_template("{spinner} {msg} {elapsed}")
            .unwrap_or_else(|_| ProgressStyle::default_spinner());
        let bar = ProgressBar::new_spinner().with_style(style).with_message(format!("{tables} tables"));
        bar.enable_steady_tick(Duration::from_millis(200));
        let options = LoadOptions {
            address: args.address,
            folder: args.folder.clone(),
            game: args.game.clone(),
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
