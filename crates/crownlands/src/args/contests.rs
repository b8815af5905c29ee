//! Games between bots: many at once, tournaments, studies, measurements.

use super::{Agreed, some};
use arena::Contestant;
use arena::tournament::Format;
use bots::Kind;
use clap::Args;
use std::net::SocketAddr;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Simulate {
    #[command(flatten)]
    pub agreed: Agreed,
    /// Who plays, clockwise, as in greedy,random,random; the line-up rotates from game to game
    #[arg(long, value_delimiter = ',', required = true, value_name = "KIND,KIND,…")]
    pub seats: Vec<Contestant>,
    /// How many games
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = some, allow_negative_numbers = true)]
    pub games: usize,
    /// The same number plays the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, default_value_t = 0, value_name = "N", hide_default_value = true)]
    pub threads: usize,
    /// A folder for the record of every game
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
    /// How long a program may take for a decision [default: 10000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub milliseconds: Option<u64>,
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
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = some, allow_negative_numbers = true)]
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
    /// Judge every decision by a search twenty times as long, and list what was lost, instead of a tournament
    #[arg(long)]
    pub blunders: bool,
    /// Count the points left in last turns, looking at up to so many positions of each [default: 1000000], instead of a tournament
    #[arg(long, value_name = "POSITIONS", num_args = 0..=1, require_equals = true, default_missing_value = "1000000", value_parser = some, conflicts_with = "blunders")]
    pub last_turns: Option<usize>,
    /// A folder for the games, the tables and the charts; a tournament that was broken off goes on there
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// A folder for the record of every game
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
    /// How long a program may take for a decision [default: 10000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=600_000))]
    pub milliseconds: Option<u64>,
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
    /// Games of each series [default: as many as the report of this game is made from]
    #[arg(long, value_name = "N", value_parser = some, allow_negative_numbers = true)]
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
    /// Another edition, a file or an id, that is looked at in the same way and put beside it
    #[arg(long, value_name = "FILE|ID")]
    pub against: Option<String>,
    /// Where the page and its charts are written as well [default: nowhere, the page is printed only]
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
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
pub struct Load {
    /// How many tables are played at once; several numbers are measured one after the other
    #[arg(long, value_delimiter = ',', default_value = "50,500", value_name = "N,N,…")]
    pub tables: Vec<usize>,
    /// How long each is measured
    #[arg(long, default_value_t = 10, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=600))]
    pub seconds: u64,
    /// The game that is played, or `all` for every one in turn [default: brian-boru; with --mixed all, with --bots two-heirs]
    #[arg(long)]
    pub game: Option<String>,
    /// Let people do what they do at a site: every game, talk, lobby, games that have ended, and bots at every fifth table
    #[arg(long, conflicts_with = "bots")]
    pub mixed: bool,
    /// Open so many tables before at which nothing happens, and say how much memory each takes
    #[arg(long, default_value_t = 0, value_name = "N", conflicts_with = "bots")]
    pub idle: usize,
    /// Be a server of a load test over this database
    #[arg(long, value_name = "DATABASE", hide = true)]
    pub be_server: Option<String>,
    /// Try bots instead: people, each at a table of their own, play against a bot of this kind, such as expert or greedy
    #[arg(long, value_name = "KIND", conflicts_with_all = ["tables", "listeners", "rate", "addresses", "servers", "database"])]
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
    /// Compare tables whose logs have so many entries with fresh ones, on a server of its own
    #[arg(long, value_name = "ENTRIES", value_parser = clap::value_parser!(u64).range(1..=10_000), conflicts_with_all = ["bots", "mixed", "idle", "tables", "listeners", "rate", "addresses", "servers", "database"])]
    pub long: Option<u64>,
    /// Live listeners of each table
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub listeners: usize,
    /// So many moves a second in all [default: as many as the server takes]
    #[arg(long, value_name = "N")]
    pub rate: Option<f64>,
    /// A server that is running on this machine; may be given several times for the servers of one site [default: servers of its own]
    #[arg(long = "address", value_name = "ADDR", conflicts_with_all = ["servers"])]
    pub addresses: Vec<SocketAddr>,
    /// The empty database of its own servers, `postgres://NAME@HOST/DATABASE` [default: a data file]
    #[arg(long, value_name = "ADDRESS")]
    pub database: Option<String>,
    /// How many servers of its own share that database
    #[arg(long, default_value_t = 1, value_name = "N", requires = "database", value_parser = clap::value_parser!(u64).range(1..=16))]
    pub servers: u64,
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
