//! What is read from files and written to them: scenarios, puzzles, records, editions, playthroughs.

use super::{Agreed, some};
use bots::Kind;
use clap::{Args, Subcommand};
use std::path::PathBuf;
use table::{PublicKey, Seat, Seed, Viewer};

#[derive(Debug, Args)]
pub struct Scenario {
    /// Scenario files, or folders of them
    #[arg(required = true)]
    pub paths: Vec<PathBuf>,
    /// For programs: one object for each file
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub ask: Ask,
}

/// What may be asked about a single scenario instead of whether it holds.
#[derive(Debug, Args)]
pub struct Ask {
    /// List what may be done after its steps, and by whom
    #[arg(long, conflicts_with_all = ["why", "play"])]
    pub offers: bool,
    /// Say whether something may be done after its steps, and which rule forbids it, as in "a: lead 9"
    #[arg(long, value_name = "ACTION", conflicts_with = "play")]
    pub why: Option<String>,
    /// Play on from there in the terminal
    #[arg(long, conflicts_with = "json")]
    pub play: bool,
    /// Your seat: a, b, c … [default: the one that must decide]
    #[arg(long, value_name = "SEAT", requires = "play")]
    pub me: Option<Seat>,
    /// Who plays the other seats [default: fair]
    #[arg(long, value_name = "KIND", requires = "play")]
    pub bots: Option<Kind>,
}

#[derive(Debug, Args)]
pub struct Puzzles {
    #[command(subcommand)]
    pub verb: PuzzlesVerb,
}

#[derive(Debug, Subcommand)]
pub enum PuzzlesVerb {
    /// Find positions in which one move is clearly best
    Make(MakePuzzles),
    /// Show a puzzle that comes with a game
    Show {
        /// The game, such as brian-boru
        game: String,
        /// Its number
        number: usize,
        /// Tell the solution, and why it is one
        #[arg(long)]
        solution: bool,
    },
}

#[derive(Debug, Args)]
pub struct MakePuzzles {
    /// The game, such as brian-boru
    pub game: String,
    /// How many new ones
    #[arg(long, default_value_t = 8, value_name = "N", value_parser = some)]
    pub count: usize,
    /// The most games that are played to find them
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = some)]
    pub games: usize,
    /// How many times a decision is played through at the first look; what looks like a puzzle is checked with twelve times as many
    #[arg(long, default_value_t = 400, value_name = "N", value_parser = clap::value_parser!(u32).range(50..=100_000))]
    pub iterations: u32,
    /// How many of the last decisions of a game are looked at: the fewer, the sooner each is played through
    #[arg(long, default_value_t = 60, value_name = "N", value_parser = some)]
    pub last: usize,
    /// The same number finds the same puzzles
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, default_value_t = 0, value_name = "N", hide_default_value = true)]
    pub threads: usize,
    /// The file they are added to [default: the terminal]
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
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
        /// Write the position there to this new scenario file instead; a game that is not over tells what lies hidden
        #[arg(long, value_name = "FILE")]
        scenario: Option<PathBuf>,
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
        /// Write over a file that is there
        #[arg(long, requires = "output")]
        force: bool,
    },
    /// Explain every field of the edition files of a game
    Fields {
        /// The game
        game: String,
    },
    /// Print the components on sheets of paper (SVG, A4), for proofreading and for playing variants
    Print {
        /// The game
        game: String,
        /// A file or the id of a built-in edition [default: the game's own]
        edition: Option<String>,
        /// The folder they are written to
        #[arg(long, short, value_name = "FOLDER")]
        out: PathBuf,
    },
    /// Tell what differs between two editions of a game
    Diff {
        /// The game
        game: String,
        /// A file or the id of a built-in edition
        edition: String,
        /// What it is compared with, a file or an id [default: the game's own]
        from: Option<String>,
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
