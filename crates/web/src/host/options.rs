//! What may be changed at a table during play.

use super::agree::Ask;
use super::pace::Pace;
use super::passing::Offered;
use serde::{Deserialize, Serialize};
use store::TableId;
use table::SeatSet;

table::named! {
    /// How fast bots play.
    #[derive(Default)]
    pub(crate) enum Speed {
        /// As fast as they think.
        Instant = "instant",
        /// With a short pause, so that one can follow.
        #[default]
        Calm = "calm",
        /// With a long pause.
        Slow = "slow",
    }
}

/// What may be changed at a table during play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct TableOptions {
    /// How fast bots play.
    #[serde(default)]
    pub(crate) speed: Speed,
    /// Whether players may ask a bot what it would do.
    #[serde(default = "yes")]
    pub(crate) advice: bool,
    /// The rematch, once there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<TableId>,
    /// How fast people play.
    #[serde(default)]
    pub(crate) pace: Pace,
    /// Whether the game counts for the ratings of those who play.
    #[serde(default)]
    pub(crate) rated: bool,
    /// Who may sit down.
    #[serde(default)]
    pub(crate) door: Door,
    /// What somebody has proposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) ask: Option<Ask>,
    /// The seat that its player offers to somebody else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) offered: Option<Offered>,
    /// The seats that show their hands to those who watch.
    #[serde(default, skip_serializing_if = "nobody")]
    pub(crate) shown: SeatSet,
    /// Whether several people at one device sit together and need no hand-over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) open_hands: bool,
    /// The tournament to which the game belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) tournament: Option<String>,
}

/// Who may sit down at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Door {
    /// Whoever finds it.
    #[default]
    Open,
    /// Friends of whoever opened it.
    Friends,
    /// Those who know the password of which this is the hash.
    Password(String),
}

fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

const fn yes() -> bool {
    true
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions {
            speed: Speed::default(),
            advice: yes(),
            rematch: None,
            pace: Pace::default(),
            rated: false,
            door: Door::default(),
            ask: None,
            offered: None,
            shown: SeatSet::EMPTY,
            open_hands: false,
            tournament: None,
        }
    }
}
