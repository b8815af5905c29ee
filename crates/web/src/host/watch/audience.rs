//! The connections of those who follow a table.

use std::collections::BTreeMap;
use std::sync::Mutex;
use store::PersonId;

/// Those who follow a table live at this server. Each connection is one of them.
#[derive(Debug, Default)]
pub(in crate::host) struct Audience(pub(super) Mutex<Connections>);

/// The connections by their numbers, and who is behind them where that is known.
#[derive(Debug, Default)]
pub(super) struct Connections {
    pub(super) last: u64,
    pub(super) people: BTreeMap<u64, Option<(PersonId, String)>>,
}
