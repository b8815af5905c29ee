//! What can be asked on the command line.

mod admin;
mod contests;
mod files;
mod learn;
mod serve;

pub use admin::{Admin, AdminVerb, Person, Stage};
pub use contests::{Arena, Balance, Bench, Load, Simulate};
pub use files::{
    Ask, Edition, EditionVerb, MakePuzzles, Playthrough, Puzzles, PuzzlesVerb, Record, RecordVerb, Scenario,
};
pub use learn::{Schema, Selfplay};
pub use serve::{LogForm, Serve};

use bots::Kind;
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;
use table::{Lang, Seat, Seed};

/// A table for board games of contested land: Brian Boru, The Two Heirs, Northgard and Crescent Moon. Play in the browser or in the
/// terminal, against people or bots, with every rule enforced and explained.
///
/// Without a command it serves the web table: `crownlands` is `crownlands serve`, and takes the same options.
#[derive(Debug, Parser)]
#[command(name = "crownlands", version, about, after_help = EXAMPLES)]
pub struct Cli {
    /// The language to speak: en, cs, pl or one that was read with --words [default: that of the terminal, by LC_ALL, LC_MESSAGES or LANG; else en]
    #[arg(long, global = true, default_value_t = spoken(), value_name = "LANG", hide_default_value = true)]
    pub lang: Lang,
    /// A folder with languages of your own, each in a folder named by its code; what they do not say is said in English
    #[arg(long, global = true, value_name = "FOLDER")]
    pub words: Option<PathBuf>,
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten, next_help_heading = "Without a command, or after `serve`")]
    pub serve: Serve,
}

/// What stands below the help: what people do most, and whom they can play against.
pub(crate) const EXAMPLES: &str = "\
Examples:
  crownlands                                            serve the web table on this machine
  crownlands --bind :8080                               the same for everybody in the network
  crownlands play two-heirs --bots easy                 play in the terminal; `help` and `?thing` explain
  crownlands play northgard --tui --record game.json    with keys and mouse; play --resume game.json goes on
  crownlands rules brian-boru BB-4.3 --lang cs          a rule, in your language
  crownlands arena two-heirs --bots strong --bots fair  which bot plays better

Kinds of bots (KIND):
  random            takes anything that is allowed
  easy              looks up to two of its own decisions ahead and often slips
  fair, greedy      looks up to two of its own decisions ahead
  strong            plays every decision through many times
  expert            thinks for up to a second and a half
  search:500ms      searches for so long, or with search:2000 so many times
  search-hand:500ms the same with nothing but the hand-written judgement
  net:FILE:500ms    the same with the net in this file (arena, simulate and selfplay)
  program:COMMAND   a program of yours (arena and simulate; serve takes it with --bot)

How many play unless --players says it: Brian Boru 4, The Two Heirs 2, Northgard 3, Crescent Moon 5.
Unofficial; made by people who love these games.";

impl Cli {
    /// What was asked on the command line, as if it was this.
    pub fn of(words: &[&str]) -> Result<Cli, clap::Error> {
        Cli::try_parse_from(std::iter::once("crownlands").chain(words.iter().copied()))
    }

    /// What was asked on the command line. Help is shown while the line is read; `told` tells it in the language that the line asks for.
    pub fn read(told: impl FnOnce(clap::Command, Lang) -> clap::Command) -> Cli {
        let whole = match wanted(std::env::args_os()).unwrap_or_else(spoken) {
            Lang::En => Cli::command(),
            lang => told(Cli::command(), lang),
        };
        let matches = whole.get_matches();
        let own = Cli::command();
        let of_server =
            own.get_arguments().filter(|arg| arg.get_help_heading().is_some()).map(|arg| arg.get_id().as_str());
        let given = |id: &&str| matches.value_source(id) == Some(ValueSource::CommandLine);
        if let (Some(command), Some(stray)) =
            (matches.subcommand_name(), of_server.collect::<Vec<_>>().iter().find(|id| given(id)))
        {
            let why = format!("--{} is for the server; it cannot stand before `{command}`", stray.replace('_', "-"));
            Cli::command().error(ErrorKind::ArgumentConflict, why).exit();
        }
        Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
    }
}

/// The language that a command line asks for before it is read: help is shown while it is.
fn wanted(words: impl IntoIterator<Item = OsString>) -> Option<Lang> {
    let mut words = words.into_iter().map(|word| word.to_string_lossy().into_owned());
    while let Some(word) = words.next() {
        match word.as_str() {
            "--" => return None,
            "--lang" => return words.next()?.parse().ok(),
            other => {
                if let Some(code) = other.strip_prefix("--lang=") {
                    return code.parse().ok();
                }
            }
        }
    }
    None
}

/// The language of the terminal, if we speak it.
fn spoken() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        .and_then(|value| value.get(..2).and_then(|code| code.parse().ok()))
        .unwrap_or_default()
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// List the games
    Games(Games),
    /// Tell the rules of a game, or one clause
    Rules(Rules),
    /// Play a whole game in the terminal
    Play(Play),
    /// Let bots play many games against each other
    Simulate(Simulate),
    /// Play a tournament between bots or programs, with ratings and charts
    Arena(Arena),
    /// Let bots play games for a learner, and write down how positions looked and how the games ended
    Selfplay(Selfplay),
    /// Print what a seat may know in a game, as JSON Schema, for authors of bots
    Schema(Schema),
    /// Play many games between equal bots and report how balanced a game is, with charts
    Balance(Balance),
    /// Measure how fast the games are, and that their rules have not changed
    Bench(Bench),
    /// Run scenario files; succeeds only if all hold
    Scenario(Scenario),
    /// Show a puzzle, or find new ones in games between bots
    Puzzles(Puzzles),
    /// Show, verify or replay a record
    Record(Record),
    /// List, show, check or export editions (component data)
    Edition(Edition),
    /// Print one random game in full: each decision, all views, offers, events
    Playthrough(Playthrough),
    /// Print every message there is as it is spoken, for reading and checking
    Words(Words),
    /// Look after the data file of a server: backups, checks, tables, people
    Admin(Admin),
    /// Serve the web table
    Serve(Serve),
    /// Load a server on this machine with many tables of scripted play, and measure it
    Load(Load),
}

#[derive(Debug, Args)]
pub struct Games {
    /// For programs
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Rules {
    /// The game, such as brian-boru
    pub game: String,
    /// A clause, such as BB-4.3, a chapter, such as BB-4, or a table of components, such as marriages
    pub clause: Option<String>,
    /// Component data of your own (TOML), or the id of a built-in edition
    #[arg(long, value_name = "FILE|ID")]
    pub edition: Option<String>,
    /// For programs
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Words {
    /// One game only, such as brian-boru [default: all games, the pages and the command line]
    pub game: Option<String>,
    /// Speak for every number from 0 to 25 instead of a few
    #[arg(long)]
    pub all: bool,
    /// One language only: en, cs, pl or one that was read with --words [default: all]
    #[arg(long, value_name = "LANG")]
    pub language: Option<Lang>,
    /// List the messages that this language of --words does not say, and what is wrong with those it says
    #[arg(long, value_name = "LANG", conflicts_with_all = ["all", "language"])]
    pub missing: Option<Lang>,
}

/// A game and what is agreed before it.
#[derive(Debug, Args)]
pub struct Agreed {
    /// The game, such as brian-boru
    pub game: String,
    #[command(flatten)]
    pub terms: Terms,
}

/// What is agreed before a game.
#[derive(Debug, Args)]
pub struct Terms {
    /// How many play [default: as `games` says]
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    /// An option of the game, as id=value; may be given several times
    #[arg(long = "option", value_name = "ID=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// Component data of your own (TOML), or the id of a built-in edition
    #[arg(long, value_name = "FILE|ID")]
    pub edition: Option<String>,
}

impl Terms {
    pub fn options(&self) -> BTreeMap<String, String> {
        self.options.iter().cloned().collect()
    }
}

/// A number of things of which there must be at least one.
fn some(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|n| *n > 0).ok_or_else(|| format!("`{text}` is not a number from 1 on"))
}

fn pair(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(id, value)| (id.to_owned(), value.to_owned()))
        .ok_or_else(|| format!("`{text}` is not of the form id=value"))
}

#[derive(Debug, Args)]
pub struct Play {
    /// The game, such as brian-boru
    #[arg(required_unless_present = "resume")]
    pub game: Option<String>,
    #[command(flatten)]
    pub terms: Terms,
    /// Your seat: a, b, c … [default: a]
    #[arg(long, value_name = "SEAT")]
    pub me: Option<Seat>,
    /// What you are called at the table
    #[arg(long)]
    pub name: Option<String>,
    /// Who plays the other seats: random, easy, fair, strong, expert, or search with a budget, as in search:500ms [default: fair]
    #[arg(long, value_name = "KIND")]
    pub bots: Option<Kind>,
    /// A number or 64 hexadecimal digits; the same seed deals the same game
    #[arg(long)]
    pub seed: Option<Seed>,
    /// Write the record of the game to this new file, move by move
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Go on with a game that was left, and write it to the same file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "options", "edition", "seed", "record", "name"])]
    pub resume: Option<PathBuf>,
    /// Draw the table on the whole screen, with keys and mouse
    #[arg(long)]
    pub tui: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_of_the_help_is_asked_for_anywhere_on_the_line() {
        let found = |line: &str| wanted(line.split(' ').map(OsString::from));
        assert_eq!(found("crownlands play --help --lang cs"), Some(Lang::Cs));
        assert_eq!(found("crownlands --lang=pl games"), Some(Lang::Pl));
        assert_eq!(found("crownlands games -- --lang pl"), None);
        assert_eq!(found("crownlands --lang xx"), None);
    }

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn the_commands_of_the_readme_and_of_the_help_are_understood() {
        let readme = include_str!("../../../README.md").lines();
        let shown = readme
            .filter_map(|line| line.strip_prefix("cargo run --release --"))
            .map(|line| line.trim_start().to_owned());
        let examples = EXAMPLES.lines().filter_map(|line| line.strip_prefix("  crownlands")).map(str::to_owned);
        let mut count = 0;
        // What it does stands behind at least two spaces; what is in quotes is for a shell.
        for line in shown.chain(examples).filter(|line| !line.contains('"')) {
            let command = line.split("  ").next().unwrap_or_default();
            let words = std::iter::once("crownlands").chain(command.split_whitespace());
            let matched = Cli::command().try_get_matches_from(words);
            let fine = matched.map_or_else(|error| error.kind() == ErrorKind::DisplayHelp, |_| true);
            assert!(fine, "{command}");
            count += 1;
        }
        assert!(count > 12, "only {count} commands");
    }
}
