//! The operator's office: what is done to a house beside the servers that serve it, or without one.
//!
//! Everything that changes something is one transaction with the [`Deed`] that tells of it. A server that is running looks for new deeds
//! and acts on them within seconds.

use super::dialect::{BEGIN, Db, Row, SNAPSHOT, table_columns};
use super::read::{self, table_of};
use super::write::{self, write_down};
use super::{Place, append, check, export};
use crate::{
    Appended, Deed, DeedKind, Error, Export, Known, PersonId, Report, Stats, Status, Submission, Table, TableId, Time,
    fresh_key,
};
use sqlx::{Connection, Row as _};
use table::SeatSet;
use table::log::{Entry, What};

/// The operator's office.
#[derive(Debug)]
pub struct Office {
    pub(super) db: Db,
    /// Where it is: what the dialect needs to measure it.
    pub(super) place: Place,
}

impl Office {
    /// Looks at everything, whether or not a server works with it.
    pub async fn check(&mut self) -> Result<Report, Error> {
        let mut snapshot = self.db.begin_with(SNAPSHOT).await?;
        let report = check::check(&mut snapshot).await?;
        snapshot.rollback().await?;
        Ok(report)
    }

    /// Tables, those last changed first.
    pub async fn tables(&mut self, status: Option<Status>, most: u32) -> Result<Vec<Table>, Error> {
        let sql = concat!(
            "SELECT ",
            table_columns!(),
            " FROM tables AS t WHERE CAST($1 AS TEXT) IS NULL OR t.status = $1 ORDER BY t.updated DESC, t.id LIMIT $2"
        );
        let rows =
            sqlx::query(sql).bind(status.map(Status::as_str)).bind(i64::from(most)).fetch_all(&mut self.db).await?;
        rows.iter().map(table_of).collect()
    }

    /// People whose name contains this text, newest first.
    pub async fn people(&mut self, name: &str, most: u32) -> Result<Vec<Known>, Error> {
        let sql = "SELECT p.id, p.name, p.lang, p.theme, p.created, p.muted, p.banned,
                          (SELECT count(*) FROM seats AS s WHERE s.person = p.id) AS seats,
                          (SELECT count(*) FROM chat AS c WHERE c.person = p.id) AS said
                   FROM people AS p WHERE instr(lower(p.name), lower($1)) > 0 ORDER BY p.id DESC LIMIT $2";
        let rows = sqlx::query(sql).bind(name).bind(i64::from(most)).fetch_all(&mut self.db).await?;
        let known = |row: &Row| -> Result<Known, Error> {
            Ok(Known {
                person: read::person_of(row)?,
                seats: row.try_get::<i64, _>("seats")? as u64,
                said: row.try_get::<i64, _>("said")? as u64,
            })
        };
        rows.iter().map(known).collect()
    }

    /// What the operator has done, oldest first.
    pub async fn deeds(&mut self) -> Result<Vec<Deed>, Error> {
        read::deeds(&mut self.db, 0).await
    }

    /// The house in numbers.
    pub async fn stats(&mut self) -> Result<Stats, Error> {
        let counts =
            "SELECT (SELECT count(*) FROM people), (SELECT CAST(coalesce(sum(version), 0) AS BIGINT) FROM tables),
                             (SELECT count(*) FROM chat), (SELECT count(*) FROM deeds)";
        let (people, entries, said, deeds): (i64, i64, i64, i64) =
            sqlx::query_as(counts).fetch_one(&mut self.db).await?;
        let [people, entries, said, deeds] = [people, entries, said, deeds].map(|count| count as u64);
        let mut stats = Stats { people, entries, said, deeds, ..Stats::default() };
        let by_game: Vec<(String, String, i64)> =
            sqlx::query_as("SELECT game, status, count(*) FROM tables GROUP BY game, status")
                .fetch_all(&mut self.db)
                .await?;
        for (game, status, count) in by_game {
            stats.tables.entry(game).or_default().insert(status, count as u64);
        }
        stats.bytes = self.bytes().await?;
        Ok(stats)
    }

    /// A table with its whole log. The seed of a game that is on goes along only if that is wanted.
    pub async fn export(&mut self, id: &TableId, with_seed: bool) -> Result<Export, Error> {
        let mut snapshot = self.db.begin_with(SNAPSHOT).await?;
        let exported = export::export(&mut snapshot, id, with_seed).await?;
        snapshot.rollback().await?;
        Ok(exported)
    }

    /// Keeps an exported table as a new one, with an id of its own.
    pub async fn import(&mut self, export: &Export, why: &str) -> Result<TableId, Error> {
        let mut work = self.db.begin_with(BEGIN).await?;
        let id = export::import(&mut work, export).await?;
        write_down(&mut work, DeedKind::Import, id.as_str(), why).await?;
        work.commit().await?;
        Ok(id)
    }

    /// Ends a game, or closes a table whose game has not begun. It stays to be looked at, and its log says that it was closed.
    pub async fn close_table(&mut self, id: &TableId, why: &str) -> Result<(), Error> {
        let mut work = self.db.begin_with(BEGIN).await?;
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
        let mut work = self.db.begin_with(BEGIN).await?;
        read::table(&mut work, id).await?;
        write_down(&mut work, DeedKind::Delete, id.as_str(), why).await?;
        sqlx::query("DELETE FROM tables WHERE id = $1").bind(id.as_str()).execute(&mut *work).await?;
        Ok(work.commit().await?)
    }

    /// Forbids somebody to speak at tables, or allows it again.
    pub async fn mute(&mut self, person: PersonId, muted: bool, why: &str) -> Result<(), Error> {
        let deed = if muted { DeedKind::Mute } else { DeedKind::Unmute };
        self.change(person, "UPDATE people SET muted = $2 WHERE id = $1", muted, deed, why).await
    }

    /// Forbids somebody to do anything but look, or allows it again.
    pub async fn ban(&mut self, person: PersonId, banned: bool, why: &str) -> Result<(), Error> {
        let deed = if banned { DeedKind::Ban } else { DeedKind::Unban };
        self.change(person, "UPDATE people SET banned = $2 WHERE id = $1", banned, deed, why).await
    }

    async fn change(
        &mut self,
        person: PersonId,
        sql: &'static str,
        value: bool,
        deed: DeedKind,
        why: &str,
    ) -> Result<(), Error> {
        let mut work = self.db.begin_with(BEGIN).await?;
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
