//! What an operator can ask.

use super::serve::DEFAULT_DATABASE;
use clap::{Args, Subcommand};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Admin {
    /// The data file, or the database: `sqlite://FILE`, a plain FILE, `postgres://NAME@HOST/DATABASE`
    #[arg(long = "database", default_value = DEFAULT_DATABASE, value_name = "FILE", global = true)]
    pub data: String,
    #[command(subcommand)]
    pub verb: AdminVerb,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum Stage {
    Open,
    Playing,
    Over,
}

impl Stage {
    pub fn status(self) -> store::Status {
        match self {
            Stage::Open => store::Status::Open,
            Stage::Playing => store::Status::Playing,
            Stage::Over => store::Status::Over,
        }
    }
}

#[derive(Debug, Subcommand)]
pub enum AdminVerb {
    /// Write a whole copy of everything into a data file, while the servers go on, and check it
    Backup {
        /// Where to; must not be there yet
        file: PathBuf,
    },
    /// Put a backup in the place of the data file, or into an empty database; no server may run
    Restore {
        /// The backup
        file: PathBuf,
        /// Why, for the account of what was done
        #[arg(long, default_value = "", value_name = "TEXT", hide_default_value = true)]
        why: String,
    },
    /// Move everything from the data file into an empty database, or back into a new data file, and prove that it has arrived; no server may run
    Migrate {
        /// Where to: `postgres://NAME@HOST/DATABASE` or `sqlite://FILE`
        to: String,
        /// Why, for the account of what was done
        #[arg(long, default_value = "", value_name = "TEXT", hide_default_value = true)]
        why: String,
    },
    /// Check a file: its pages, the chain of every log, every promise about chance, and that it is no plain copy
    Check {
        /// The file [default: the data file]
        file: Option<PathBuf>,
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// Write out a table with its whole log
    Export {
        /// The table, as in its address
        table: store::TableId,
        /// With the seed of chance even while the game is on, so that it can go on elsewhere
        #[arg(long)]
        with_seed: bool,
        /// Where to [default: the terminal]
        #[arg(long, short, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Take in a table that was exported elsewhere
    Import {
        /// The exported table
        file: PathBuf,
        /// Why, for the account of what was done
        #[arg(long, default_value = "", value_name = "TEXT", hide_default_value = true)]
        why: String,
    },
    /// List tables, last changed first, with the numbers of those who sit there
    List {
        /// Only these
        #[arg(long)]
        status: Option<Stage>,
        /// How many at most
        #[arg(long, default_value_t = 50, value_name = "N")]
        most: u32,
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// End a game; it stays to be looked at
    Close {
        /// The table, as in its address
        table: store::TableId,
        /// Why; everybody at the table can read it in the record
        #[arg(long, value_name = "TEXT")]
        why: String,
    },
    /// Delete a table for good
    Delete {
        /// The table, as in its address
        table: store::TableId,
        /// Why, for the account of what was done
        #[arg(long, value_name = "TEXT")]
        why: String,
        /// Really
        #[arg(long)]
        yes: bool,
    },
    /// Find people by their names
    People {
        /// A part of the name
        #[arg(default_value = "", hide_default_value = true)]
        name: String,
        /// How many at most
        #[arg(long, default_value_t = 50, value_name = "N")]
        most: u32,
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// Forbid somebody to speak at tables
    Mute(Person),
    /// Let somebody speak again
    Unmute(Person),
    /// Forbid somebody to do anything but look
    Ban(Person),
    /// Let somebody back in
    Unban(Person),
    /// The data file in numbers
    Stats {
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// What the operator has done
    Log {
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// The key by which records of this server are checked
    Key,
}

#[derive(Debug, Args)]
pub struct Person {
    /// The number of the person, as `admin people` and `admin list` show it
    pub person: i64,
    /// Why, for the account of what was done
    #[arg(long, default_value = "", value_name = "TEXT", hide_default_value = true)]
    pub why: String,
}
