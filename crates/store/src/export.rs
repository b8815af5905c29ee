//! A whole table as one value, to be carried elsewhere.

use crate::{Error, Kind, Status, Time};
use serde::{Deserialize, Serialize};

/// The format this code writes and reads.
pub const EXPORT_FORMAT: &str = "crownlands-table-1";

/// A table with its whole log. It names no person of this house, only the names shown at the table.
///
/// The log holds what each seat did in secret: while a game is on, an export is for the operator only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Export {
    /// Always [`EXPORT_FORMAT`].
    pub format: String,
    /// The game's id.
    pub game: String,
    /// What was agreed, as JSON.
    pub setup: String,
    /// The version of the rules.
    pub rules_version: u32,
    /// The edition, named exactly.
    pub edition: String,
    /// What binds the seed.
    pub commitment: String,
    /// The seed, only once the game is over. Who imports a game that is still on gives it a seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// How far it is.
    pub status: Status,
    /// What may be changed during play, as JSON.
    pub options: String,
    /// Whether nothing is at stake.
    pub casual: bool,
    /// Whether strangers find it in the lobby.
    pub listed: bool,
    /// The seats that must decide now.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<u8>,
    /// How it ended, as the caller writes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<String>,
    /// When it was opened.
    pub created: Time,
    /// When its log last grew.
    pub updated: Time,
    /// When its game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Time>,
    /// Its seats.
    pub seats: Vec<ExportedSeat>,
    /// Its log, from version 1 without gaps.
    pub log: Vec<ExportedEntry>,
}

/// A seat of an exported table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExportedSeat {
    /// The index of the seat, from 0.
    pub seat: u8,
    /// The name shown there.
    pub name: String,
    /// The kind of bot that holds it. A seat that a person held is open after an import.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// An entry of an exported log; its version is its place in the list, from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExportedEntry {
    /// What sort of thing it is.
    pub kind: Kind,
    /// The seat it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// What it says.
    pub body: String,
    /// A fingerprint of the state after it.
    pub hash: String,
    /// The version of how states were written when the fingerprint was taken.
    #[serde(default = "first_layout")]
    pub layout: u32,
    /// The version of the rules it was made under.
    pub rules_version: u32,
    /// When it was committed.
    pub at: Time,
}

const fn first_layout() -> u32 {
    1
}

impl Export {
    /// Finds what makes an export unfit to be imported, and hands out its seed.
    pub(crate) fn check(&self) -> Result<&str, Error> {
        if self.format != EXPORT_FORMAT {
            return Err(Error::invalid(format!("the format is `{}`, not `{EXPORT_FORMAT}`", self.format)));
        }
        let seats = self.seats.iter().map(|seat| seat.seat);
        let named = self.log.iter().filter_map(|entry| entry.seat);
        if let Some(seat) = seats.chain(named).chain(self.waiting.iter().copied()).find(|seat| *seat >= 26) {
            return Err(Error::invalid(format!("no table has a seat {seat}")));
        }
        self.seed.as_deref().ok_or_else(|| Error::invalid("the seed is missing"))
    }
}
