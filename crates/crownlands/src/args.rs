//! What can be asked on the command line.

mod admin;

pub use admin::{Admin, AdminVerb, Person, Stage};

use arena::Contestant;
use arena::tournament::Format;
use bots::Kind;
use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use table::{Lang, PublicKey, Seat, Seed, Viewer};
use web::{IpNet, PublicUrl};

/// The table for Brian Boru, The Two Heirs, Northgard and Crescent Moon. Without a command it serves the web table.
#[derive(Debug, Parser)]
#[command(name = "crownlands", version, about, after_help = "Unofficial; made by people who love these games.")]
pub struct Cli {
    /// The language to speak: en, cs or pl
    #[arg(long, global = true, default_value_t = spoken(), value_name = "LANG")]
    pub lang: Lang,
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten, next_help_heading = "Without a command, or after `serve`")]
    pub serve: Serve,
}

impl Cli {
    /// What was asked on the command line.
    pub fn read() -> Cli {
        let matches = Cli::command().get_matches();
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
    /// Play many games between equal bots and report how balanced a game is, with charts
    Balance(Balance),
    /// Measure how fast the games are, and that their rules have not changed
    Bench(Bench),
    /// Run scenario files; succeeds only if all hold
    Scenario(Scenario),
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
    /// A clause, such as BB-4.3, or a chapter, such as BB-4
    pub clause: Option<String>,
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
    /// One language only: en, cs or pl [default: all]
    #[arg(long, value_name = "LANG")]
    pub language: Option<Lang>,
}

/// What is agreed before a game.
#[derive(Debug, Args)]
pub struct Agreed {
    /// The game, such as brian-boru
    pub game: String,
    /// How many play
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    /// An option of the game, as id=value; may be given several times
    #[arg(long = "option", value_name = "ID=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// Component data of your own (TOML), or the id of a built-in edition
    #[arg(long, value_name = "FILE|ID")]
    pub edition: Option<String>,
}

impl Agreed {
    pub fn options(&self) -> BTreeMap<String, String> {
        self.options.iter().cloned().collect()
    }
}

fn pair(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(id, value)| (id.to_owned(), value.to_owned()))
        .ok_or_else(|| format!("`{text}` is not of the form id=value"))
}

#[derive(Debug, Args)]
pub struct Play {
    #[command(flatten)]
    pub agreed: Agreed,
    /// Your seat: a, b, c …
    #[arg(long, default_value = "a", value_name = "SEAT")]
    pub me: Seat,
    /// Who plays the other seats
    #[arg(long, default_value = "greedy", value_name = "KIND")]
    pub bots: Kind,
    /// A number or 64 hexadecimal digits; the same seed deals the same game
    #[arg(long)]
    pub seed: Option<Seed>,
    /// Write the record of the game to this file
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct Simulate {
    #[command(flatten)]
    pub agreed: Agreed,
    /// Who plays, clockwise, as in greedy,random,random; the line-up rotates from game to game
    #[arg(long, value_delimiter = ',', required = true, value_name = "KIND,KIND,…")]
    pub seats: Vec<Contestant>,
    /// How many games
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub games: usize,
    /// The same number plays the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, default_value_t = 0, value_name = "N", hide_default_value = true)]
    pub threads: usize,
    /// For programs: one object for each kind of bot
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Arena {
    #[command(flatten)]
    pub agreed: Agreed,
    /// Who takes part: a kind of bot, or program:COMMAND; may be given several times
    #[arg(long, required = true, value_name = "KIND")]
    pub bots: Vec<Contestant>,
    /// Who meets whom: round-robin, gauntlet (the first meets each of the others), or challenge (each of the others meets the last)
    #[arg(long, default_value = "round-robin", value_parser = format, value_name = "FORMAT")]
    pub format: Format,
    /// Games of each pairing, at most
    #[arg(long, default_value_t = 100, value_name = "N")]
    pub games: usize,
    /// Stop a pairing once it is clear whether its hero wins at least this share, such as 0.55
    #[arg(long, value_name = "SHARE")]
    pub until: Option<f64>,
    /// The same number plays the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, default_value_t = 0, value_name = "N", hide_default_value = true)]
    pub threads: usize,
    /// A folder for the games, the tables and the charts; a tournament that was broken off goes on there
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// For programs
    #[arg(long)]
    pub json: bool,
}

fn format(text: &str) -> Result<Format, String> {
    match text {
        "round-robin" => Ok(Format::RoundRobin),
        "gauntlet" => Ok(Format::Gauntlet),
        "challenge" => Ok(Format::Challenge),
        _ => Err(format!("`{text}` is not a format; round-robin, gauntlet and challenge are")),
    }
}

#[derive(Debug, Args)]
pub struct Balance {
    /// Which game
    #[arg(value_name = "GAME")]
    pub game: String,
    /// Games of each series [default: as many as the report in docs/balance has]
    #[arg(long, value_name = "N")]
    pub games: Option<usize>,
    /// Who plays, on every seat
    #[arg(long, default_value = "greedy", value_name = "KIND")]
    pub bot: Contestant,
    /// The same number plays the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, default_value_t = 0, value_name = "N", hide_default_value = true)]
    pub threads: usize,
    /// Component data of your own (TOML), or the id of a built-in edition
    #[arg(long, value_name = "FILE|ID")]
    pub edition: Option<String>,
    /// Where the page and its charts are written
    #[arg(long, default_value = "docs/balance", value_name = "FOLDER")]
    pub out: PathBuf,
}

#[derive(Debug, Args)]
pub struct Bench {
    /// One game only
    pub game: Option<String>,
    /// About how long each game is measured
    #[arg(long, default_value_t = 2.0, value_name = "SECONDS")]
    pub seconds: f64,
    /// For programs: one object for each game
    #[arg(long)]
    pub json: bool,
    /// Count the instructions of fixed work with valgrind instead, and compare them with those agreed on
    #[arg(long, conflicts_with_all = ["json", "seconds"])]
    pub instructions: bool,
    /// Do the fixed work, and nothing else
    #[arg(long, hide = true, requires = "game")]
    pub fixed: bool,
}

#[derive(Debug, Args)]
pub struct Scenario {
    /// Scenario files, or folders of them
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// For programs: one object for each file
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Record {
    #[command(subcommand)]
    pub verb: RecordVerb,
}

#[derive(Debug, Subcommand)]
pub enum RecordVerb {
    /// What a record says about itself
    Show {
        /// The record
        file: PathBuf,
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// Prove a record: every entry, the result, the dice, who sat where, and the signature
    Verify {
        /// The record
        file: PathBuf,
        /// Demand that the server with this key signed it (a server shows its key under /key)
        #[arg(long, value_name = "KEY")]
        key: Option<PublicKey>,
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// Tell what happened, and show the table at the end or after an entry
    Replay {
        /// The record
        file: PathBuf,
        /// Stop after this many entries
        #[arg(long, value_name = "N")]
        at: Option<usize>,
        /// As seen by this seat, or by a spectator
        #[arg(long = "as", default_value = "spectator", value_name = "SEAT|spectator")]
        viewer: Viewer,
        /// For programs
        #[arg(long)]
        json: bool,
    },
}

#[derive(Debug, Args)]
pub struct Edition {
    #[command(subcommand)]
    pub verb: EditionVerb,
}

#[derive(Debug, Subcommand)]
pub enum EditionVerb {
    /// List the built-in editions
    List {
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// Say what an edition is and where its values come from
    Show {
        /// The game
        game: String,
        /// A file or the id of a built-in edition [default: the game's own]
        edition: Option<String>,
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// Check an edition file of your own
    Check {
        /// The file
        file: PathBuf,
        /// The game, if the file does not say it
        #[arg(long)]
        game: Option<String>,
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// Write a built-in edition out, to correct it and play with it
    Export {
        /// The game
        game: String,
        /// The id of a built-in edition [default: the game's own]
        edition: Option<String>,
        /// Where to write it [default: the terminal]
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

#[derive(Debug, Args)]
pub struct Playthrough {
    #[command(flatten)]
    pub agreed: Agreed,
    /// A number or 64 hexadecimal digits
    #[arg(long)]
    pub seed: Seed,
    /// Write the record of the game to this file as well
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct Serve {
    /// Where to listen: 127.0.0.1:8080, localhost:8080, or :8080 for every interface [default: 127.0.0.1:8080, or the next free port]
    #[arg(long, value_name = "ADDR", value_parser = listening)]
    pub bind: Option<SocketAddr>,
    /// The data file
    #[arg(long, default_value = DEFAULT_DATABASE, value_name = "sqlite://FILE")]
    pub database: String,
    /// A program that speaks the bot protocol and may take seats, as name=command; may be given several times
    #[arg(long = "bot", value_name = "NAME=COMMAND", value_parser = program)]
    pub bots: Vec<(String, String)>,
    /// The address under which people know the site, such as `https://games.example/`; a path is possible
    #[arg(long, value_name = "URL")]
    pub public_url: Option<PublicUrl>,
    /// A proxy whose word about visitors' addresses is taken, such as 127.0.0.1 or 10.0.0.0/8; may be given several times
    #[arg(long = "trusted-proxy", value_name = "ADDR[/BITS]", value_parser = network)]
    pub trusted_proxies: Vec<IpNet>,
    /// Where numbers for the operator are served; nobody else should reach this address
    #[arg(long, value_name = "ADDR", value_parser = listening)]
    pub metrics: Option<SocketAddr>,
    /// How the log is written; what is in it says the variable RUST_LOG, as in RUST_LOG=info
    #[arg(long, value_enum, default_value_t = LogForm::Text, value_name = "FORM")]
    pub log: LogForm,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum LogForm {
    /// For people
    Text,
    /// One object a line
    Json,
}

/// Where to listen.
fn listening(text: &str) -> Result<SocketAddr, String> {
    let (host, port) = text.rsplit_once(':').unwrap_or(("", ""));
    let known = match host {
        "" => Some(IpAddr::from([0, 0, 0, 0])),
        "localhost" => Some(IpAddr::from([127, 0, 0, 1])),
        _ => None,
    };
    let named = known.and_then(|host| Some(SocketAddr::new(host, port.parse().ok()?)));
    named.or_else(|| text.parse().ok()).ok_or_else(|| {
        format!("`{text}` is not where one can listen; it should look like 127.0.0.1:8080, localhost:8080 or :8080")
    })
}

/// A network, or a single address.
fn network(text: &str) -> Result<IpNet, String> {
    let read = text.parse::<IpNet>().ok().or_else(|| Some(IpNet::from(text.parse::<IpAddr>().ok()?)));
    read.ok_or_else(|| format!("`{text}` is not an address or a network; it should look like 127.0.0.1 or 10.0.0.0/8"))
}

/// A name of letters, digits, spaces and hyphens, and the command that starts the program.
fn program(text: &str) -> Result<(String, String), String> {
    let (name, command) = pair(text)?;
    let named =
        !name.trim().is_empty() && name.len() <= 24 && name.chars().all(|c| c.is_alphanumeric() || " -_".contains(c));
    if named && !command.trim().is_empty() {
        Ok((name, command))
    } else {
        Err(format!("`{text}` is not of the form name=command, with a name of at most 24 letters and digits"))
    }
}

const DEFAULT_DATABASE: &str = "sqlite://crownlands.sqlite";

#[derive(Debug, Args)]
pub struct Load {
    /// How many tables are played at once; several numbers are measured one after the other
    #[arg(long, value_delimiter = ',', default_value = "50,500", value_name = "N,N,…")]
    pub tables: Vec<usize>,
    /// How long each is measured
    #[arg(long, default_value_t = 10, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=600))]
    pub seconds: u64,
    /// The game that is played [default: brian-boru; with --bots two-heirs]
    #[arg(long)]
    pub game: Option<String>,
    /// Try bots instead: people, each at a table of their own, play against a bot of this kind, such as expert or greedy
    #[arg(long, value_name = "KIND", conflicts_with_all = ["tables", "listeners", "rate", "address"])]
    pub bots: Option<Kind>,
    /// How many people play against bots
    #[arg(long, default_value_t = 64, value_name = "N", requires = "bots")]
    pub people: usize,
    /// How long each of them thinks
    #[arg(long, default_value_t = 0, value_name = "MILLISECONDS", requires = "bots")]
    pub pause: u64,
    /// How many tables of experts alone somebody else opens beside them
    #[arg(long, default_value_t = 0, value_name = "N", requires = "bots")]
    pub attack: usize,
    /// Live listeners of each table
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub listeners: usize,
    /// So many moves a second in all [default: as many as the server takes]
    #[arg(long, value_name = "N")]
    pub rate: Option<f64>,
    /// A server that is running on this machine [default: one of its own]
    #[arg(long, value_name = "ADDR")]
    pub address: Option<std::net::SocketAddr>,
    /// Where the data file of its own server lies while it runs
    #[arg(long, default_value = ".", value_name = "FOLDER")]
    pub folder: PathBuf,
    /// The same number plays the same moves
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// For programs: one object for each number of tables
    #[arg(long)]
    pub json: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn where_to_listen_and_whom_to_trust_are_read_in_the_usual_ways() {
        assert_eq!(listening("localhost:80"), Ok(([127, 0, 0, 1], 80).into()));
        assert_eq!(listening(":8080"), Ok(([0, 0, 0, 0], 8080).into()));
        assert_eq!(listening("[::1]:8080").map(|address| address.port()), Ok(8080));
        assert_eq!(network("127.0.0.1").map(|network| network.to_string()), Ok("127.0.0.1/32".to_owned()));
        assert_eq!(network("10.0.0.0/8").map(|network| network.to_string()), Ok("10.0.0.0/8".to_owned()));
        for wrong in ["", "8080", "games.example:80", "localhost", "localhost:x"] {
            assert!(listening(wrong).is_err(), "{wrong}");
        }
        assert!(network("localhost").is_err());
    }
}
