//! Crownlands: the table for four games of contested land. One binary is the server, the pages, the bots and the tools.
#![forbid(unsafe_code)]

mod admin;
mod arena;
mod args;
mod balance;
mod bench;
mod editions;
mod games;
mod grammar;
mod help;
mod languages;
mod load;
mod play;
mod playthrough;
mod puzzles;
mod records;
mod scenarios;
mod selfplay;
mod serve;
mod simulate;
mod spoken;
mod terminal;
mod voice;
mod words;

use args::{Cli, Command};
use std::process::ExitCode;
use voice::Voice;

/// Everything a command can end with but success: a sentence for the person who asked.
pub(crate) type Outcome = Result<(), String>;

fn main() -> ExitCode {
    // Languages of one's own are read first, so that they can be asked for.
    for line in languages::read(std::env::args_os()) {
        eprintln!("{line}");
    }
    let cli = Cli::read(|command, lang| help::told(command, &Voice::new(lang)));
    let voice = Voice::new(cli.lang);
    let command = cli.command.unwrap_or(Command::Serve(cli.serve));
    let outcome = match command {
        Command::Games(args) => games::list(&voice, &args),
        Command::Rules(args) => games::rules(&voice, &args),
        Command::Play(args) => play::play(&voice, &args),
        Command::Simulate(args) => simulate::simulate(&voice, &args),
        Command::Arena(args) => arena::arena(&voice, &args),
        Command::Selfplay(args) => selfplay::selfplay(&voice, &args),
        Command::Schema(args) => selfplay::schema(&voice, &args),
        Command::Balance(args) => balance::balance(&voice, &args),
        Command::Bench(args) => bench::bench(&voice, &args),
        Command::Scenario(args) => scenarios::run(&voice, &args),
        Command::Puzzles(args) => puzzles::run(&voice, &args),
        Command::Record(args) => records::run(&voice, &args),
        Command::Edition(args) => editions::run(&voice, &args),
        Command::Playthrough(args) => playthrough::run(&voice, &args),
        Command::Words(args) => words::words(&voice, &args),
        Command::Load(args) => load::load(&voice, &args),
        Command::Admin(args) => admin::run(&voice, &args),
        Command::Serve(args) => serve::serve(&voice, &args, cli.words.as_deref()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

/// Prints, and stops quietly when nobody reads any more (as in `crownlands … | head`).
#[macro_export]
macro_rules! say {
    ($($text:tt)*) => {{
        use std::io::Write;
        if writeln!(std::io::stdout(), $($text)*).is_err() {
            std::process::exit(0);
        }
    }};
}
