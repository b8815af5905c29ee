//! What learners and authors of bots ask for.

use super::Agreed;
use arena::Contestant;
use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Selfplay {
    #[command(flatten)]
    pub agreed: Agreed,
    /// Who plays: a kind of bot, or net:FILE:BUDGET; several take turns at the seats
    #[arg(long, required = true, value_name = "KIND")]
    pub bots: Vec<Contestant>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_name = "N")]
    pub games: usize,
    /// A folder for the samples; self-play that was broken off goes on there
    #[arg(long, value_name = "FOLDER")]
    pub out: PathBuf,
    /// Keep one decision in so many
    #[arg(long, default_value_t = 3, value_name = "N")]
    pub every: u32,
    /// How often a player takes anything, so that positions are met which good players avoid
    #[arg(long, default_value_t = 0.02, value_name = "SHARE")]
    pub slips: f64,
    /// The same number plays the same games
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, default_value_t = 0, value_name = "N", hide_default_value = true)]
    pub threads: usize,
}

#[derive(Debug, Args)]
pub struct Schema {
    /// The game, such as brian-boru
    pub game: String,
    /// How many random games of each number of players are looked at
    #[arg(long, default_value_t = 10, value_name = "N")]
    pub games: u64,
}
