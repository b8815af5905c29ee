//! A whole table as one value, to be carried elsewhere.

use crate::{Error, Status, Time};
use serde::{Deserialize, Serialize};
use table::log::{Entry, first_link, link};
use table::{MOST_SEATS, Salt, Seat, SeatSet, Seed};

/// The format this code writes and reads.
pub const EXPORT_FORMAT: &str = "crownlands-table-2";

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
    /// The seed. Without it the game cannot go on elsewhere.
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
    pub waiting: SeatSet,
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
    pub log: Vec<Entry>,
    /// The link of the last entry in the chain that begins with what was agreed.
    pub head: String,
}

/// A seat of an exported table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExportedSeat {
    /// Which.
    pub seat: Seat,
    /// The name shown there.
    pub name: String,
    /// The kind of bot that holds it. A seat that a person held is free after an import.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// What the person added to chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salt: Option<Salt>,
}

impl Export {
    /// What the first entry hangs on.
    pub(crate) fn first_link(&self) -> String {
        first_link(self.rules_version, &self.setup, &self.edition, &self.commitment)
    }

    /// Finds what makes an export unfit to be imported, and hands out its seed.
    pub(crate) fn check(&self) -> Result<&str, Error> {
        if self.format != EXPORT_FORMAT {
            return Err(Error::invalid(format!("the format is `{}`, not `{EXPORT_FORMAT}`", self.format)));
        }
        let mut seats: Vec<Seat> = self.seats.iter().map(|seat| seat.seat).collect();
        seats.sort_unstable();
        if seats.len() > MOST_SEATS || !seats.iter().copied().eq(Seat::all(seats.len())) {
            return Err(Error::invalid("a seat is named twice or not at all"));
        }
        if self.log.iter().fold(self.first_link(), |before, entry| link(&before, entry)) != self.head {
            return Err(Error::invalid("its log was changed: the entries do not hang together"));
        }
        let seed = self.seed.as_deref().ok_or_else(|| Error::invalid("the seed is missing"))?;
        match seed.parse::<Seed>() {
            Ok(fitting) if fitting.commitment() == self.commitment => Ok(seed),
            _ => Err(Error::invalid("the seed does not fit what was promised when the table was opened")),
        }
    }
}
