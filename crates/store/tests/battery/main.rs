//! What every store must do, tried with a file and with a database. Without PostgreSQL the tests that need it are ignored, with the
//! reason.

mod accounts;
mod appending;
mod grouping;
#[path = "../house/mod.rs"]
mod house;
mod moving;
mod notes;
mod office;
mod outbox;
mod people;
mod permits;
mod place;
mod plans;
mod ratings;
mod servers;
mod snapshots;
mod tables;
mod tournaments;
mod vacations;
mod works;

use libtest_mimic::{Arguments, Completion, Trial};
use place::{Kind, Test};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let both = [
        accounts::trials(),
        appending::trials(),
        grouping::trials(),
        office::trials(),
        outbox::trials(),
        people::trials(),
        plans::trials(),
        permits::trials(),
        ratings::trials(),
        notes::trials(),
        snapshots::trials(),
        tables::trials(),
        tournaments::trials(),
        vacations::trials(),
        works::trials(),
    ];
    let mut trials: Vec<Trial> = Vec::new();
    for test in both.into_iter().flatten() {
        trials.push(trial(&test, Kind::File));
        trials.push(trial(&test, Kind::Database));
    }
    trials.extend([moving::trials(), servers::trials()].into_iter().flatten().map(|test| trial(&test, Kind::Database)));
    libtest_mimic::run(&arguments, trials).exit_code()
}

fn trial(test: &Test, kind: Kind) -> Trial {
    let (run, at_once) = (test.run, test.at_once);
    let name = test.name.trim_start_matches("battery::");
    let (database, missing) = match kind {
        Kind::File => ("sqlite", None),
        Kind::Database => ("postgres", spare_postgres::missing()),
    };
    Trial::ignorable_test(format!("{database}::{name}"), move || {
        if let Some(why) = missing {
            return Ok(Completion::ignored_with(why));
        }
        let mut runtime = if at_once {
            tokio::runtime::Builder::new_multi_thread()
        } else {
            tokio::runtime::Builder::new_current_thread()
        };
        runtime.enable_all().build()?.block_on(run(kind));
        Ok(Completion::Completed)
    })
}
