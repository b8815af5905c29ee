//! The operator's office: what is done to a data file beside the server that serves it, or without one.
//!
//! Everything that changes something is one transaction with the [`Deed`] that tells of it. A server that is running looks for new deeds
//! and acts on them within seconds.

use super::check::{Finding, Report};
use super::lock::Lock;
use super::read::{self, table_columns, table_of};
use super::{append, backup, check, connect_options, export, look_options, schema, write};
use crate::{
    Appended, Deed, DeedKind, Error, Export, Person, PersonId, Status, Submission, Table, TableId, Time, fresh_key,
};
use serde::Serialize;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::SeatSet;
use table::log::{Entry, What};

/// How long the operator waits for the server to end a transaction.
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody known, with what they have to do with tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Known {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// At how many tables they sit.
    pub seats: u64,
    /// How many things they have said.
    pub said: u64,
}

/// A data file in numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Stats {
    /// People known.
    pub people: u64,
    /// Tables, by game and how far they are (`open`, `playing`, `over`).
    pub tables: BTreeMap<String, BTreeMap<String, u64>>,
    /// Entries in all logs.
    pub entries: u64,
    /// Things said at tables.
    pub said: u64,
    /// What the operator has done.
    pub deeds: u64,
    /// Bytes of the data file, and of what waits beside it to be carried in.
    pub bytes: u64,
}

/// The operator's office.
#[derive(Debug)]
pub struct Office {
    path: PathBuf,
    db: SqliteConnection,
}

impl Office {
    /// Opens the office of a data file. One that no server has is brought up to date first.
    pub async fn open(path: impl AsRef<Path>) -> Result<Office, Error> {
        let path = path.as_ref().to_owned();
        if !path.exists() {
            return Err(Error::CannotOpen(format!("there is no file `{}`", path.display())));
        }
        schema::inspect(&path).await?;
        let lock = Lock::take(&path);
        let mut db = connect_options(&path, PATIENCE).create_if_missing(false).connect().await?;
        match lock {
            Ok(_nobody_serves_it) => schema::migrate(&mut db).await?,
            Err(Error::InUse(_)) if schema::is_current(&mut db).await? => {}
            Err(error) => return Err(error),
        }
        Ok(Office { path, db })
    }

    /// Looks at a file without changing anything in it, whether or not it is served.
    pub async fn check_file(path: impl AsRef<Path>) -> Result<Report, Error> {
        let path = path.as_ref();
        if !path.exists() {
            return Err(Error::CannotOpen(format!("there is no file `{}`", path.display())));
        }
        schema::inspect(path).await?;
        let bare = check::is_bare_copy(path).await?;
        let mut db = look_options(path).busy_timeout(PATIENCE).connect().await?;
        if !schema::is_current(&mut db).await? {
            return Err(Error::invalid(
                "the file is of an older program; start the server or open the office once to bring it up to date",
            ));
        }
        let mut snapshot = db.begin().await?;
        let mut report = check::check(&mut snapshot).await?;
        snapshot.rollback().await?;
        db.close().await?;
        if bare {
            report.findings.insert(0, Finding::BareCopy);
        }
        Ok(report)
    }

    /// Writes a whole copy of everything committed so far, while the server goes on.
    pub async fn backup(&mut self, to: &Path) -> Result<(), Error> {
        backup::backup(&mut self.db, to).await
    }

    /// Tables, those last changed first.
    pub async fn tables(&mut self, status: Option<Status>, most: u32) -> Result<Vec<Table>, Error> {
        let sql = concat!(
            "SELECT ",
            table_columns!(),
            " FROM tables AS t WHERE ?1 IS NULL OR t.status = ?1 ORDER BY t.updated DESC, t.id LIMIT ?2"
        );
        let rows = sqlx::query(sql).bind(status.map(Status::as_str)).bind(most).fetch_all(&mut self.db).await?;
        rows.iter().map(table_of).collect()
    }

    /// People whose name contains this text, newest first.
    pub async fn people(&mut self, name: &str, most: u32) -> Result<Vec<Known>, Error> {
        let sql = "SELECT p.id, p.name, p.lang, p.theme, p.created, p.muted, p.banned,
                          (SELECT count(*) FROM seats AS s WHERE s.person = p.id) AS seats,
                          (SELECT count(*) FROM chat AS c WHERE c.person = p.id) AS said
                   FROM people AS p WHERE instr(lower(p.name), lower(?1)) > 0 ORDER BY p.id DESC LIMIT ?2";
        let rows = sqlx::query(sql).bind(name).bind(most).fetch_all(&mut self.db).await?;
        rows.iter().map(read::known_of).collect()
    }

    /// What the operator has done, oldest first.
    pub async fn deeds(&mut self) -> Result<Vec<Deed>, Error> {
        read::deeds(&mut self.db, 0).await
    }

    /// The data file in numbers.
    pub async fn stats(&mut self) -> Result<Stats, Error> {
        let counts = "SELECT (SELECT count(*) FROM people), (SELECT coalesce(sum(version), 0) FROM tables),
                             (SELECT count(*) FROM chat), (SELECT count(*) FROM deeds)";
        let (people, entries, said, deeds) = sqlx::query_as(counts).fetch_one(&mut self.db).await?;
        let mut stats = Stats { people, entries, said, deeds, ..Stats::default() };
        let by_game: Vec<(String, String, u64)> =
            sqlx::query_as("SELECT game, status, count(*) FROM tables GROUP BY game, status")
                .fetch_all(&mut self.db)
                .await?;
        for (game, status, count) in by_game {
            stats.tables.entry(game).or_default().insert(status, count);
        }
        let size = |ending| std::fs::metadata(super::lock::beside(&self.path, ending)).map_or(0, |file| file.len());
        stats.bytes = size("") + size("-wal");
        Ok(stats)
    }

    /// A table with its whole log. The seed of a game that is on goes along only if that is wanted.
    pub async fn export(&mut self, id: &TableId, with_seed: bool) -> Result<Export, Error> {
        let mut snapshot = self.db.begin().await?;
        let exported = export::export(&mut snapshot, id, with_seed).await?;
        snapshot.rollback().await?;
        Ok(exported)
    }

    /// Keeps an exported table as a new one, with an id of its own.
    pub async fn import(&mut self, export: &Export, why: &str) -> Result<TableId, Error> {
        let mut work = self.db.begin_with("BEGIN IMMEDIATE").await?;
        let id = export::import(&mut work, export).await?;
        write_down(&mut work, DeedKind::Import, id.as_str(), why).await?;
        work.commit().await?;
        Ok(id)
    }

    /// Ends a game, or closes a table whose game has not begun. It stays to be looked at, and its log says that it was closed.
    pub async fn close_table(&mut self, id: &TableId, why: &str) -> Result<(), Error> {
        let mut work = self.db.begin_with("BEGIN IMMEDIATE").await?;
        let table = read::table(&mut work, id).await?;
        if table.status == Status::Over {
            return Err(Error::invalid(format!("the game at table `{id}` is over")));
        }
        let mut closing = Submission::new(id, table.version, format!("close-{}", fresh_key()))
            .entry(Entry::new(What::Close { close: why.to_owned() }))
            .waiting(SeatSet::EMPTY);
        closing.status = Some(Status::Over);
        let kept = append::together(&mut work, &[closing], Time::now()).await?;
        if !matches!(kept.first(), Some(Ok(Appended::Committed(_)))) {
            return Err(Error::Unexpected("a table could not be closed".to_owned()));
        }
        write_down(&mut work, DeedKind::Close, id.as_str(), why).await?;
        Ok(work.commit().await?)
    }

    /// Deletes a table with everything that belongs to it, for good.
    pub async fn delete_table(&mut self, id: &TableId, why: &str) -> Result<(), Error> {
        let mut work = self.db.begin_with("BEGIN IMMEDIATE").await?;
        read::table(&mut work, id).await?;
        write_down(&mut work, DeedKind::Delete, id.as_str(), why).await?;
        sqlx::query("DELETE FROM tables WHERE id = ?1").bind(id.as_str()).execute(&mut *work).await?;
        Ok(work.commit().await?)
    }

    /// Forbids somebody to speak at tables, or allows it again.
    pub async fn mute(&mut self, person: PersonId, muted: bool, why: &str) -> Result<(), Error> {
        let deed = if muted { DeedKind::Mute } else { DeedKind::Unmute };
        self.change(person, "UPDATE people SET muted = ?2 WHERE id = ?1", muted, deed, why).await
    }

    /// Forbids somebody to do anything but look, or allows it again.
    pub async fn ban(&mut self, person: PersonId, banned: bool, why: &str) -> Result<(), Error> {
        let deed = if banned { DeedKind::Ban } else { DeedKind::Unban };
        self.change(person, "UPDATE people SET banned = ?2 WHERE id = ?1", banned, deed, why).await
    }

    async fn change(
        &mut self,
        person: PersonId,
        sql: &'static str,
        value: bool,
        deed: DeedKind,
        why: &str,
    ) -> Result<(), Error> {
        let mut work = self.db.begin_with("BEGIN IMMEDIATE").await?;
        read::person(&mut work, person).await?;
        sqlx::query(sql).bind(person.0).bind(value).execute(&mut *work).await?;
        write_down(&mut work, deed, &person.to_string(), why).await?;
        Ok(work.commit().await?)
    }

    /// A secret of the house, as the server has it.
    pub async fn secret(&mut self, name: &'static str) -> Result<[u8; 32], Error> {
        write::secret(&mut self.db, name).await
    }

    /// Closes the office.
    pub async fn close(self) -> Result<(), Error> {
        Ok(self.db.close().await?)
    }
}

/// Writes down what the operator does, in the transaction in which it is done.
pub(super) async fn write_down(
    db: &mut SqliteConnection,
    deed: DeedKind,
    subject: &str,
    why: &str,
) -> Result<(), Error> {
    sqlx::query("INSERT INTO deeds (at, deed, subject, why) VALUES (?1, ?2, ?3, ?4)")
        .bind(Time::now().0)
        .bind(deed.as_str())
        .bind(subject)
        .bind(why)
        .execute(db)
        .await?;
    Ok(())
}
