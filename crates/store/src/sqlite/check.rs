//! Whether a data file is sound: its pages, its references, and for every table its chain, its seed and its entries.

use super::lock::beside;
use super::write::SERVING;
use super::{list, look_options, read};
use crate::{Error, TableId};
use serde::Serialize;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::fmt;
use std::path::Path;
use table::Seed;

/// How many complaints of SQLite itself are told.
const COMPLAINTS: usize = 20;

/// Something that is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Finding {
    /// It was copied while a server had it, without the -wal file: what was written last may be missing.
    BareCopy,
    /// SQLite finds its pages or references damaged.
    Damage(String),
    /// The log of this table was changed, cut or filled in from this version on.
    Chain(TableId, u64),
    /// The seed of this table is not the one that was promised when it was opened.
    Seed(TableId),
    /// This table cannot be read.
    Table(TableId, String),
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::BareCopy => f.write_str(
                "this is a plain copy of a file that was being served, without its -wal file: what was written last may be missing; \
                 `crownlands admin backup` makes copies that are whole",
            ),
            Finding::Damage(what) => write!(f, "the file is damaged: {what}"),
            Finding::Chain(id, version) => write!(f, "table {id}: the log was changed at entry {version}"),
            Finding::Seed(id) => write!(f, "table {id}: the seed is not the one that was promised when the table was opened"),
            Finding::Table(id, why) => write!(f, "table {id}: {why}"),
        }
    }
}

/// What was looked at and found.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Report {
    /// How many tables.
    pub tables: u64,
    /// How many entries in their logs.
    pub entries: u64,
    /// What is wrong. A file about which nothing is found is sound.
    pub findings: Vec<Finding>,
}

/// Looks at everything. Must be given a transaction, so that everything is of one moment.
pub(super) async fn check(db: &mut SqliteConnection) -> Result<Report, Error> {
    let mut report = Report { findings: damage(db).await?, ..Report::default() };
    for id in list::all(db).await? {
        report.tables += 1;
        match read::load(&mut *db, &id).await {
            Ok(loaded) => {
                report.entries += loaded.log.len() as u64;
                let promised = loaded.seed.reveal().parse::<Seed>().map(|seed| seed.commitment());
                if promised.as_ref() != Ok(&loaded.table.commitment) {
                    report.findings.push(Finding::Seed(id.clone()));
                }
                report.findings.extend(loaded.broken_at.map(|version| Finding::Chain(id, version)));
            }
            Err(error) => report.findings.push(Finding::Table(id, error.to_string())),
        }
    }
    Ok(report)
}

/// What SQLite itself complains about.
async fn damage(db: &mut SqliteConnection) -> Result<Vec<Finding>, Error> {
    let complaints: Vec<String> =
        sqlx::query_scalar("SELECT integrity_check FROM pragma_integrity_check").fetch_all(&mut *db).await?;
    let dangling: Vec<String> = sqlx::query_scalar(
        "SELECT 'a row of ' || \"table\" || ' names something that is not there' FROM pragma_foreign_key_check",
    )
    .fetch_all(db)
    .await?;
    let told = complaints.into_iter().filter(|complaint| complaint != "ok").chain(dangling);
    Ok(told.take(COMPLAINTS).map(Finding::Damage).collect())
}

/// Whether the file is marked as being served but has no write-ahead log beside it, which a file that is or was served has.
pub(super) async fn is_bare_copy(path: &Path) -> Result<bool, Error> {
    if !path.exists() || beside(path, "-wal").exists() {
        return Ok(false);
    }
    let mut db = look_options(path).connect().await?;
    let houses: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'house')")
        .fetch_one(&mut db)
        .await?;
    let mark: Option<Vec<u8>> = match houses {
        true => {
            sqlx::query_scalar("SELECT value FROM house WHERE name = ?1").bind(SERVING).fetch_optional(&mut db).await?
        }
        false => None,
    };
    db.close().await?;
    Ok(mark.as_deref() == Some(b"1"))
}
