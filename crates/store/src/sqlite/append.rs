//! How submissions reach the log: many at once, in a handful of statements.
//!
//! Rows travel as one JSON array per statement and are unpacked by SQLite. Each statement crosses to the thread of the
//! connection and back, so that a thousand moves cost little more than one.

use super::write::put_seat;
use crate::{Appended, Entry, Error, Kind, Submission, TableId, Time, Versions};
use serde::Serialize;
use sqlx::{Row, SqliteConnection};
use std::collections::HashMap;

/// What becomes of one submission, if the transaction is committed.
pub(super) type Verdict = Result<Appended, Error>;

/// Where the table of each submission stands, and what was kept before under its key.
const LOOK_UP: &str = "
    WITH j AS MATERIALIZED (SELECT key, value FROM json_each(?1))
    SELECT j.key AS place, t.version, t.rules_version,
           d.version AS first, d.span, d.kind, d.seat, d.body
    FROM j
    CROSS JOIN tables AS t ON t.id = j.value ->> 0
    LEFT JOIN log AS d ON d.table_id = t.id AND d.key = j.value ->> 1";

/// Without `MATERIALIZED`, SQLite would write out the JSON of a row anew for each of its columns.
const INSERT: &str = "
    WITH j AS MATERIALIZED (SELECT value FROM json_each(?1))
    INSERT INTO log (table_id, version, kind, seat, body, state_hash, rules_version, key, span, person, at, layout)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5,
           value ->> 6, value ->> 7, value ->> 8, value ->> 9, value ->> 10, value ->> 11
    FROM j";

const MOVE_ON: &str = "
    WITH j AS MATERIALIZED (SELECT value FROM json_each(?1))
    UPDATE tables SET
        version = j.value ->> 1,
        waiting = coalesce(j.value ->> 2, waiting),
        status = coalesce(j.value ->> 3, status),
        result = coalesce(j.value ->> 4, result),
        options = coalesce(j.value ->> 5, options),
        updated = ?2,
        ended = CASE j.value ->> 3 WHEN 'over' THEN ?2 WHEN 'open' THEN NULL WHEN 'playing' THEN NULL ELSE ended END
    FROM j
    WHERE tables.id = j.value ->> 0";

/// One row of the log, in the order of [`INSERT`].
#[derive(Serialize)]
pub(super) struct LogRow<'a>(
    pub &'a str,
    pub u64,
    pub Kind,
    pub Option<u8>,
    pub &'a str,
    pub &'a str,
    pub u32,
    pub Option<&'a str>,
    pub Option<usize>,
    pub Option<i64>,
    pub i64,
    pub u32,
);

/// What changes at a table, in the order of [`MOVE_ON`].
#[derive(Serialize)]
struct Change<'a>(&'a str, u64, Option<String>, Option<&'static str>, Option<&'a str>, Option<&'a str>);

/// Where a table stands, with everything in this group before the next submission.
struct Head {
    version: u64,
    rules_version: u32,
}

/// A submission that was kept.
struct Kept {
    versions: Versions,
    kind: String,
    seat: Option<u8>,
    body: String,
}

impl Kept {
    /// Whether a submission that begins so is the same one.
    fn is(&self, first: &Entry) -> bool {
        self.kind == first.kind.as_str() && self.seat == first.seat && self.body == first.body
    }
}

/// Appends all of them and says what became of each. [`Error::Invalid`] if one names something that does not exist; the
/// transaction must be given up then.
pub(super) async fn together(
    db: &mut SqliteConnection,
    submissions: &[Submission],
    now: Time,
) -> Result<Vec<Verdict>, Error> {
    if submissions.is_empty() {
        return Ok(Vec::new());
    }
    let mut tables = Tables::look_up(db, submissions).await?;
    let mut rows = Vec::new();
    let mut verdicts = Vec::with_capacity(submissions.len());
    for submission in submissions {
        let verdict = tables.judge(submission);
        if let Ok(Appended::Committed(versions)) = &verdict {
            rows.extend(log_rows(submission, versions, tables.rules_version(&submission.table), now));
        }
        verdicts.push(verdict);
    }
    if rows.is_empty() {
        return Ok(verdicts);
    }
    insert(db, &rows).await?;
    let kept = || {
        let kept = submissions.iter().zip(&verdicts);
        kept.filter(|(_, verdict)| matches!(verdict, Ok(Appended::Committed(_)))).map(|(submission, _)| submission)
    };
    move_on(db, kept(), now).await?;
    for submission in kept() {
        for seat in &submission.seats {
            put_seat(db, &submission.table, seat, now).await?;
        }
        if let Some(state) = &submission.snapshot {
            let version = submission.expected + submission.entries.len() as u64;
            keep_snapshot(db, &submission.table, version, state).await?;
        }
    }
    Ok(verdicts)
}

/// Appends each on its own, so that one that names something that does not exist fails alone.
pub(super) async fn one_by_one(
    db: &mut SqliteConnection,
    submissions: &[Submission],
    now: Time,
) -> Result<Vec<Verdict>, Error> {
    let mut verdicts = Vec::with_capacity(submissions.len());
    for submission in submissions {
        sqlx::query("SAVEPOINT submission").execute(&mut *db).await?;
        let verdict = match together(db, std::slice::from_ref(submission), now).await {
            Ok(mut verdict) => verdict.remove(0),
            Err(Error::Invalid(why)) => {
                sqlx::query("ROLLBACK TO submission").execute(&mut *db).await?;
                Err(Error::Invalid(why))
            }
            Err(error) => return Err(error),
        };
        sqlx::query("RELEASE submission").execute(&mut *db).await?;
        verdicts.push(verdict);
    }
    Ok(verdicts)
}

/// The tables of a group.
struct Tables<'a> {
    heads: HashMap<&'a TableId, Head>,
    kept: HashMap<(&'a TableId, &'a str), Kept>,
}

impl<'a> Tables<'a> {
    async fn look_up(db: &mut SqliteConnection, submissions: &'a [Submission]) -> Result<Tables<'a>, Error> {
        let asked: Vec<(&str, &str)> = submissions.iter().map(|s| (s.table.as_str(), s.key.as_str())).collect();
        let mut tables = Tables { heads: HashMap::new(), kept: HashMap::new() };
        for row in sqlx::query(LOOK_UP).bind(json(&asked)?).fetch_all(db).await? {
            let Some(submission) = submissions.get(row.try_get::<u32, _>("place")? as usize) else { continue };
            let head = Head { version: row.try_get("version")?, rules_version: row.try_get("rules_version")? };
            tables.heads.insert(&submission.table, head);
            if let Some(first) = row.try_get::<Option<u64>, _>("first")? {
                let span: u64 = row.try_get("span")?;
                let versions = first..=first + span.saturating_sub(1);
                let kept = Kept {
                    versions,
                    kind: row.try_get("kind")?,
                    seat: row.try_get("seat")?,
                    body: row.try_get("body")?,
                };
                tables.kept.insert((&submission.table, &submission.key), kept);
            }
        }
        Ok(tables)
    }

    fn rules_version(&self, table: &TableId) -> u32 {
        self.heads.get(table).map_or(0, |head| head.rules_version)
    }

    /// Decides about a submission as if all before it in the group had been alone.
    fn judge(&mut self, submission: &'a Submission) -> Verdict {
        let table = &submission.table;
        let head = self.heads.get_mut(table).ok_or_else(|| Error::NoTable(table.clone()))?;
        let first = submission.entries.first().ok_or_else(|| Error::invalid("a submission needs an entry"))?;
        let key = (table, submission.key.as_str());
        if let Some(kept) = self.kept.get(&key) {
            return if kept.is(first) { Ok(Appended::Duplicate(kept.versions.clone())) } else { Err(Error::KeyReused) };
        }
        if submission.expected != head.version {
            return Ok(Appended::Stale { current: head.version });
        }
        let versions = head.version + 1..=head.version + submission.entries.len() as u64;
        head.version = *versions.end();
        let kind = first.kind.as_str().to_owned();
        let kept = Kept { versions: versions.clone(), kind, seat: first.seat, body: first.body.clone() };
        self.kept.insert(key, kept);
        Ok(Appended::Committed(versions))
    }
}

fn log_rows<'a>(
    submission: &'a Submission,
    versions: &Versions,
    rules_version: u32,
    now: Time,
) -> impl Iterator<Item = LogRow<'a>> {
    let span = submission.entries.len();
    submission.entries.iter().zip(versions.clone()).enumerate().map(move |(place, (entry, version))| {
        let (key, span) = if place == 0 { (Some(submission.key.as_str()), Some(span)) } else { (None, None) };
        let person = entry.person.map(|person| person.0);
        let table = submission.table.as_str();
        LogRow(
            table,
            version,
            entry.kind,
            entry.seat,
            &entry.body,
            &entry.hash,
            rules_version,
            key,
            span,
            person,
            now.0,
            entry.layout,
        )
    })
}

/// Writes rows into the log.
pub(super) async fn insert(db: &mut SqliteConnection, rows: &[LogRow<'_>]) -> Result<(), Error> {
    sqlx::query(INSERT).bind(json(rows)?).execute(db).await?;
    Ok(())
}

/// Writes what changed at the tables themselves. Of several submissions for one table the later ones win.
async fn move_on<'a>(
    db: &mut SqliteConnection,
    kept: impl Iterator<Item = &'a Submission>,
    now: Time,
) -> Result<(), Error> {
    let mut changes: HashMap<&TableId, Change<'a>> = HashMap::new();
    for submission in kept {
        let change =
            changes.entry(&submission.table).or_insert(Change(submission.table.as_str(), 0, None, None, None, None));
        change.1 = submission.expected + submission.entries.len() as u64;
        change.2 = submission.waiting_letters().or(change.2.take());
        change.3 = submission.status.map(|status| status.as_str()).or(change.3);
        change.4 = submission.result.as_deref().or(change.4);
        change.5 = submission.options.as_deref().or(change.5);
    }
    let changes: Vec<Change<'_>> = changes.into_values().collect();
    sqlx::query(MOVE_ON).bind(json(&changes)?).bind(now.0).execute(db).await?;
    Ok(())
}

async fn keep_snapshot(db: &mut SqliteConnection, table: &TableId, version: u64, state: &[u8]) -> Result<(), Error> {
    sqlx::query("INSERT OR REPLACE INTO snapshots (table_id, version, state) VALUES (?1, ?2, ?3)")
        .bind(table.as_str())
        .bind(version as i64)
        .bind(state)
        .execute(db)
        .await?;
    Ok(())
}

/// Rows as one JSON array.
pub(super) fn json<T: Serialize + ?Sized>(rows: &T) -> Result<String, Error> {
    serde_json::to_string(rows).map_err(|error| Error::Unexpected(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::tests::plan;

    #[tokio::test]
    async fn appending_reads_no_more_than_it_must() {
        let plan = [plan(LOOK_UP).await, plan(INSERT).await, plan(MOVE_ON).await].concat();
        assert!(plan.contains("log_key"), "{plan}");
        for line in plan.lines().filter(|line| line.contains("SCAN")) {
            assert!(line == "SCAN j" || line.starts_with("SCAN json_each"), "{plan}");
        }
    }
}
