//! Tables that this program cannot carry on. They are still shown, and what happened at them is handed out, with a plain sentence why.

use super::Host;
use crate::problem::Problem;
use store::{Loaded, Status, Table, TableId};
use table::log::{Entry, What};
use table::record::{Parts, Record};
use table::{Complaint, EditionTag, Message, Rejected, Setup, Signer};

/// Why a table cannot be carried on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stranded {
    /// There is no such game here.
    Game,
    /// What was agreed cannot be read.
    Setup,
    /// What was agreed cannot be played: another version of the rules, an option that is gone.
    Rules(Complaint),
    /// The edition is another one than it was.
    Edition,
    /// The seed is not the one that was promised when the table was opened.
    Seed,
    /// Somebody changed the log from this entry on.
    Chain(u64),
    /// The rules do not allow this entry, or it leads elsewhere than the log says.
    Entry(u64),
}

impl Stranded {
    /// The reason, in a sentence.
    pub(crate) fn say(&self) -> Message {
        match self {
            Stranded::Game => Message::new("ui-stranded-game"),
            Stranded::Setup => Message::new("ui-stranded-setup"),
            Stranded::Rules(complaint) => complaint.why.clone(),
            Stranded::Edition => Message::new("ui-stranded-edition"),
            Stranded::Seed => Message::new("ui-stranded-seed"),
            Stranded::Chain(entry) => Message::new("ui-stranded-chain").with("entry", *entry as i64),
            Stranded::Entry(entry) => Message::new("ui-stranded-entry").with("entry", *entry as i64),
        }
    }
}

/// Why an entry of the log does not lead to the table that was there after it.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unplayable {
    /// The rules do not allow it.
    #[error("{:?}", .0.why())]
    Forbidden(Rejected),
    /// It leads elsewhere than the log says.
    #[error("the table is not as the log says")]
    Elsewhere,
}

/// What was agreed at a table, as far as this game can be played with it.
pub(super) fn agreed(entry: &shelf::Entry, table: &Table, setup: &str) -> Result<Setup, Stranded> {
    let setup: Setup = serde_json::from_str(setup).map_err(|_| Stranded::Setup)?;
    let setup = setup.under(entry.game.about(), table.rules_version).map_err(Stranded::Rules)?;
    let begun = entry.game.begin(&setup).map_err(Stranded::Rules)?;
    match serde_json::from_str::<EditionTag>(&table.edition) {
        Ok(edition) if edition == *begun.edition() => Ok(setup),
        _ => Err(Stranded::Edition),
    }
}

/// The entries of a log up to the end of its game; what was done at the table afterwards is no part of it.
pub(super) fn of_the_game(mut log: Vec<Entry>) -> Vec<Entry> {
    let ends = |entry: &Entry| entry.what.is_step() || matches!(entry.what, What::Close { .. });
    log.truncate(log.iter().rposition(ends).map_or(0, |last| last + 1));
    log
}

/// A table as it lies in the store.
#[derive(Debug)]
pub(crate) struct Archive {
    /// Everything that is kept.
    pub(crate) loaded: Loaded,
    /// Its record, if the game is over and nobody changed the log.
    pub(crate) record: Option<Record>,
}

impl Archive {
    fn of(loaded: Loaded, signer: &Signer) -> Archive {
        let whole = loaded.table.status == Status::Over && loaded.broken_at.is_none();
        let record = if whole { record(&loaded) } else { None };
        Archive { record: record.map(|record| record.signed(signer)), loaded }
    }
}

/// The record of a game without playing it.
fn record(loaded: &Loaded) -> Option<Record> {
    let table = &loaded.table;
    let setup: Setup = serde_json::from_str(&loaded.setup).ok()?;
    Some(Record::from(Parts {
        setup: Setup { rules_version: table.rules_version, ..setup },
        edition: serde_json::from_str(&table.edition).ok()?,
        names: table.seats.iter().map(|held| held.name.clone()).collect(),
        commitment: table.commitment.clone(),
        seed: loaded.seed.reveal().parse().ok(),
        entries: of_the_game(loaded.log.iter().map(|logged| logged.entry.clone()).collect()),
        outcome: table.result.as_deref().and_then(|result| serde_json::from_str(result).ok()),
    }))
}

impl Host {
    /// A table as it lies in the store, whether or not it can be carried on.
    pub(crate) async fn archive(&self, id: &str) -> Result<Archive, Problem> {
        let id: TableId = id.parse().map_err(|_| Problem::NotFound)?;
        Ok(Archive::of(self.store.load(&id).await?, &self.signer))
    }

    /// Every table whose game is not over and cannot be carried on, as far as that can be told without replaying it.
    pub(crate) async fn stranded(&self) -> Result<Vec<(TableId, Message)>, store::Error> {
        let mut stranded = Vec::new();
        for (table, setup) in self.store.unfinished().await? {
            let why = match self.game(&table.game) {
                None => Some(Stranded::Game),
                Some(entry) => agreed(entry, &table, &setup).err(),
            };
            stranded.extend(why.map(|why| (table.id, why.say())));
        }
        Ok(stranded)
    }
}
