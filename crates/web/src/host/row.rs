//! What happened in the game, line by line.

use serde::{Deserialize, Serialize};
use table::log::{Entry, What};
use table::{Event, Heard, Message, Seat, Viewer};

/// One line of what happened in the game. At a table that was taken up from a snapshot only the newest lines are in memory as a whole, until
/// somebody needs more ([`Host::whole`](super::Host::whole)).
#[derive(Debug)]
pub(crate) struct Row {
    /// Its number in the log.
    pub(crate) version: u64,
    seat: Option<Seat>,
    told: Option<Box<Told>>,
}

/// What a line says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Told {
    /// With the fingerprint of the table afterwards: that depends on secrets and never leaves before the game is over.
    pub(super) entry: Entry,
    /// What was told of it.
    pub(super) events: Vec<Event>,
}

impl Row {
    /// A line as a whole.
    pub(super) fn new(version: u64, entry: Entry, events: Vec<Event>) -> Row {
        Row { version, seat: entry.what.seat(), told: Some(Box::new(Told { entry, events })) }
    }

    /// A line of which is known only whose it is.
    pub(super) fn absent(version: u64, seat: Option<Seat>) -> Row {
        Row { version, seat, told: None }
    }

    /// What it says, where that is in memory.
    pub(super) fn told(&self) -> Option<&Told> {
        self.told.as_deref()
    }

    /// What happened, where that is in memory.
    pub(crate) fn what(&self) -> Option<&What> {
        self.told().map(|told| &told.entry.what)
    }

    /// What this viewer heard of it.
    pub(crate) fn heard_by(&self, viewer: Viewer) -> Vec<Heard> {
        self.told().map(|told| heard(&told.entry.what, &told.events, viewer)).unwrap_or_default()
    }

    /// Who did it; `None` for chance.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat
    }
}

/// What a viewer hears of an entry.
pub(crate) fn heard(what: &What, events: &[Event], viewer: Viewer) -> Vec<Heard> {
    match what {
        What::Undo { undo } => {
            vec![Heard { clause: "TABLE-2".into(), say: Message::new("told-undo").with("seat", *undo) }]
        }
        What::Back { back, by, .. } => {
            let say = Message::new("told-back").with("seat", *by).with("n", *back as i64);
            vec![Heard { clause: "TABLE-2".into(), say }]
        }
        _ => events.iter().filter_map(|event| event.heard_by(viewer)).collect(),
    }
}
