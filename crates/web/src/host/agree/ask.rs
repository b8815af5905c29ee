//! What people at a table can be asked to agree on, and why a game ended before its end.

use crate::host::pace::Pace;
use serde::{Deserialize, Serialize};
use store::PersonId;
use table::{Seat, SeatSet};

/// Something that needs the consent of everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Wanted {
    /// The game ends without a result.
    End,
    /// The game goes on at another pace.
    Pace(Pace),
    /// The game goes back to how it was after a step.
    Back {
        /// The number of that step.
        to: u64,
        /// How many steps there were when this was asked: with the next one the question has lapsed.
        at: u64,
    },
    /// A seat goes to somebody else, who wants it.
    Seat {
        /// Which.
        seat: Seat,
        /// To whom.
        to: PersonId,
        /// What they are called.
        name: String,
    },
}

/// What somebody has proposed, and who has agreed so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Ask {
    /// What.
    pub(crate) wanted: Wanted,
    /// Who proposed it.
    pub(crate) by: Seat,
    /// The seats that agree.
    pub(crate) yes: SeatSet,
}

/// Why a game ended before its end, as the log tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Closed {
    /// Everybody agreed.
    Agreed,
    /// The only person at the table did not want to go on.
    Abandoned,
    /// This seat gave up.
    Conceded(Seat),
    /// The operator had this reason.
    Operator(String),
}

impl Closed {
    /// What stands in an entry of the log.
    pub(super) fn text(&self) -> String {
        match self {
            Closed::Agreed => "agreed".to_owned(),
            Closed::Abandoned => "abandoned".to_owned(),
            Closed::Conceded(seat) => format!("conceded {seat}"),
            Closed::Operator(why) => why.clone(),
        }
    }

    /// What an entry of the log says.
    pub(crate) fn read(text: &str) -> Closed {
        let conceded = text.strip_prefix("conceded ").and_then(|seat| seat.parse().ok()).map(Closed::Conceded);
        match text {
            "agreed" => Closed::Agreed,
            "abandoned" => Closed::Abandoned,
            other => conceded.unwrap_or_else(|| Closed::Operator(other.to_owned())),
        }
    }
}
