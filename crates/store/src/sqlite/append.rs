//! How submissions reach the log: many at once, in a handful of statements.
//!
//! Rows travel as one JSON array per statement and are unpacked by SQLite. Each statement crosses to the thread of the
//! connection and back, so that a thousand moves cost little more than one.

use super::failure::damaged;
use super::write::put_seat;
use crate::tables::letters;
use crate::{Appended, Error, Submission, TableId, Time, Versions};
use serde::Serialize;
use sqlx::{Row, SqliteConnection};
use std::collections::HashMap;
use table::log::{Entry, What, link_line};

/// What becomes of one submission, if the transaction is committed.
pub(super) type Verdict = Result<Appended, Error>;

/// Where the table of each submission stands, and what was kept before under its key.
const LOOK_UP: &str = "
    WITH j AS MATERIALIZED (SELECT key, value FROM json_each(?1))
    SELECT j.key AS place, t.version, t.head, t.updated, d.version AS first, d.span, d.entry
    FROM j
    CROSS JOIN tables AS t ON t.id = j.value ->> 0
    LEFT JOIN log AS d ON d.table_id = t.id AND d.key = j.value ->> 1";

/// Without `MATERIALIZED`, SQLite would write out the JSON of a row anew for each of its columns.
const INSERT: &str = "
    WITH j AS MATERIALIZED (SELECT value FROM json_each(?1))
    INSERT INTO log (table_id, version, entry, link, key, span, person)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM j";

const MOVE_ON: &str = "
    WITH j AS MATERIALIZED (SELECT value FROM json_each(?1))
    UPDATE tables SET
        version = j.value ->> 1,
        waiting = coalesce(j.value ->> 2, waiting),
        status = coalesce(j.value ->> 3, status),
        result = coalesce(j.value ->> 4, result),
        options = coalesce(j.value ->> 5, options),
        head = j.value ->> 6,
        updated = j.value ->> 7,
        ended = CASE j.value ->> 3
            WHEN 'over' THEN j.value ->> 7 WHEN 'open' THEN NULL WHEN 'playing' THEN NULL ELSE ended END
    FROM j
    WHERE tables.id = j.value ->> 0";

/// One row of the log, in the order of [`INSERT`].
#[derive(Serialize)]
pub(super) struct LogRow<'a>(
    pub &'a str,
    pub u64,
    pub String,
    pub String,
    pub Option<&'a str>,
    pub Option<usize>,
    pub Option<i64>,
);

/// What changes at a table, in the order of [`MOVE_ON`].
#[derive(Serialize)]
struct Change<'a>(&'a str, u64, Option<String>, Option<&'static str>, Option<&'a str>, Option<&'a str>, &'a str, i64);

/// Where a table stands, with everything in this group before the next submission.
struct Head {
    version: u64,
    link: String,
    /// When its log last grew. A clock that is set back does not make the log go back.
    updated: Time,
}

/// A submission that was kept.
struct Kept {
    versions: Versions,
    /// What it begins with; another submission under the same key begins otherwise.
    first: What,
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
        if let Ok(Appended::Committed(versions)) = &verdict
            && let Some(head) = tables.heads.get_mut(&submission.table)
        {
            rows.extend(log_rows(submission, versions, head, now));
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
    move_on(db, kept(), &tables).await?;
    for submission in kept() {
        for seat in &submission.seats {
            put_seat(db, &submission.table, seat, now).await?;
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
            let (version, link, updated) =
                (row.try_get("version")?, row.try_get("head")?, Time(row.try_get("updated")?));
            tables.heads.insert(&submission.table, Head { version, link, updated });
            if let Some(first) = row.try_get::<Option<u64>, _>("first")? {
                let versions = first..=first + row.try_get::<u64, _>("span")?.saturating_sub(1);
                let first = entry_of(row.try_get("entry")?)?.what;
                tables.kept.insert((&submission.table, &submission.key), Kept { versions, first });
            }
        }
        Ok(tables)
    }

    /// Decides about a submission as if all before it in the group had been alone.
    fn judge(&mut self, submission: &'a Submission) -> Verdict {
        let table = &submission.table;
        let head = self.heads.get_mut(table).ok_or_else(|| Error::NoTable(table.clone()))?;
        let first = submission.entries.first().ok_or_else(|| Error::invalid("a submission needs an entry"))?;
        let key = (table, submission.key.as_str());
        if let Some(kept) = self.kept.get(&key) {
            let same = kept.first == first.what;
            return if same { Ok(Appended::Duplicate(kept.versions.clone())) } else { Err(Error::KeyReused) };
        }
        if submission.expected != head.version {
            return Ok(Appended::Stale { current: head.version });
        }
        let versions = head.version + 1..=head.version + submission.entries.len() as u64;
        head.version = *versions.end();
        self.kept.insert(key, Kept { versions: versions.clone(), first: first.what.clone() });
        Ok(Appended::Committed(versions))
    }
}

/// The rows of a submission, stamped with the time and chained to what is there.
fn log_rows<'a>(submission: &'a Submission, versions: &Versions, head: &mut Head, now: Time) -> Vec<LogRow<'a>> {
    let (span, by) = (submission.entries.len(), submission.by.map(|person| person.0));
    let mut rows = Vec::with_capacity(span);
    for (place, (entry, version)) in submission.entries.iter().zip(versions.clone()).enumerate() {
        let at = entry.at.map_or_else(|| head.updated.max(now), Time);
        head.updated = head.updated.max(at);
        let line = Entry { at: Some(at.0), ..entry.clone() }.line();
        head.link = link_line(&head.link, &line);
        let (key, span) = if place == 0 { (Some(submission.key.as_str()), Some(span)) } else { (None, None) };
        rows.push(LogRow(submission.table.as_str(), version, line, head.link.clone(), key, span, by));
    }
    rows
}

/// The entry that stands in the data file as this line.
pub(super) fn entry_of(line: &str) -> Result<Entry, Error> {
    serde_json::from_str(line).map_err(|_| damaged("entry", line))
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
    tables: &'a Tables<'_>,
) -> Result<(), Error> {
    let mut changes: HashMap<&TableId, Change<'a>> = HashMap::new();
    for submission in kept {
        let Some(head) = tables.heads.get(&submission.table) else { continue };
        let change = changes.entry(&submission.table).or_insert_with(|| {
            Change(submission.table.as_str(), head.version, None, None, None, None, &head.link, head.updated.0)
        });
        change.2 = submission.waiting.map(letters).or(change.2.take());
        change.3 = submission.status.map(|status| status.as_str()).or(change.3);
        change.4 = submission.result.as_deref().or(change.4);
        change.5 = submission.options.as_deref().or(change.5);
    }
    let changes: Vec<Change<'_>> = changes.into_values().collect();
    sqlx::query(MOVE_ON).bind(json(&changes)?).execute(db).await?;
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
