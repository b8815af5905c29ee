//! How submissions reach the log: many at once, in a handful of statements.
//!
//! Rows travel as one JSON array per statement and are unpacked by the database. Each statement crosses to the connection and
//! back, so that a thousand moves cost little more than one.

use super::dialect::{self, Db, INSERT, MOVE_ON};
use super::outbox::{self, Call};
use super::read::{entry_of, versions};
use super::rows::json;
use super::snapshots;
use super::write::put_seat;
use crate::tables::{letters, seats_of_letters};
use crate::{Appended, Error, Lease, NoticeKind, Status, Submission, TableId, Time, Versions};
use serde::Serialize;
use sqlx::Row as _;
use std::collections::HashMap;
use table::log::{Entry, What, link_line};
use table::{MOST_SEATS, Seat, SeatSet};

/// What becomes of one submission, if the transaction is committed.
pub(super) type Verdict = Result<Appended, Error>;

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
    /// The seats that must decide.
    waiting: SeatSet,
}

/// A submission that was kept.
struct Kept {
    versions: Versions,
    /// What it begins with; another submission under the same key begins otherwise.
    first: What,
}

/// Appends all of them and says what became of each. [`Error::Invalid`] if one names something that does not exist; the
/// transaction must be given up then.
pub(super) async fn together(db: &mut Db, submissions: &[Submission], now: Time) -> Result<Vec<Verdict>, Error> {
    if submissions.is_empty() {
        return Ok(Vec::new());
    }
    let mut tables = Tables::look_up(db, submissions).await?;
    let mut rows = Vec::new();
    let mut calls = Vec::new();
    let mut verdicts = Vec::with_capacity(submissions.len());
    for submission in submissions {
        let verdict = tables.judge(submission);
        if let Ok(Appended::Committed(versions)) = &verdict
            && let Some(head) = tables.heads.get_mut(&submission.table)
        {
            rows.extend(log_rows(submission, versions, head, now));
            calls.extend(calls_of(submission, head));
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
        if submission.status == Some(Status::Over) {
            // Whoever looks at it now wants all of it.
            snapshots::drop(db, &submission.table, u64::MAX).await?;
        }
    }
    outbox::call(db, &calls).await?;
    Ok(verdicts)
}

/// Whom a submission calls: those who must decide from now on and did not have to before, everybody when the game is over, and those of
/// whom something else is asked.
fn calls_of<'a>(submission: &'a Submission, head: &mut Head) -> Vec<Call<'a>> {
    let waiting = submission.waiting.unwrap_or(head.waiting);
    let turn: SeatSet = waiting.iter().filter(|seat| !head.waiting.has(*seat)).collect();
    head.waiting = waiting;
    let over = submission.status == Some(Status::Over);
    let all = if over { Seat::all(MOST_SEATS).collect() } else { SeatSet::EMPTY };
    let kinds = [(turn, NoticeKind::Turn), (all, NoticeKind::Over), (submission.asks, NoticeKind::Asked)];
    let called = kinds.into_iter().filter(|(seats, _)| !seats.is_empty());
    called.map(|(seats, kind)| Call::of(submission, head.version, seats, kind, head.updated)).collect()
}

/// Appends each on its own, so that one that names something that does not exist fails alone.
pub(super) async fn one_by_one(db: &mut Db, submissions: &[Submission], now: Time) -> Result<Vec<Verdict>, Error> {
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
    /// Who holds the leases that are named: holder and token.
    fences: HashMap<String, (String, u64)>,
}

impl<'a> Tables<'a> {
    async fn look_up(db: &mut Db, submissions: &'a [Submission]) -> Result<Tables<'a>, Error> {
        let asked: Vec<(&str, &str)> = submissions.iter().map(|s| (s.table.as_str(), s.key.as_str())).collect();
        let mut tables = Tables { heads: HashMap::new(), kept: HashMap::new(), fences: HashMap::new() };
        for row in dialect::look_up(&mut *db, json(&asked)?).await? {
            let place = usize::try_from(row.try_get::<i64, _>("place")?).unwrap_or(usize::MAX);
            let Some(submission) = submissions.get(place) else { continue };
            let (version, link, updated) =
                (row.try_get::<i64, _>("version")? as u64, row.try_get("head")?, Time(row.try_get("updated")?));
            let waiting = seats_of_letters(row.try_get("waiting")?).unwrap_or(SeatSet::EMPTY);
            tables.heads.insert(&submission.table, Head { version, link, updated, waiting });
            if let Some(first) = row.try_get::<Option<i64>, _>("first")? {
                let versions = versions(first, row.try_get("span")?);
                let first = entry_of(row.try_get("entry")?)?.what;
                tables.kept.insert((&submission.table, &submission.key), Kept { versions, first });
            }
        }
        let fenced: Vec<&str> =
            submissions.iter().filter_map(|submission| Some(submission.fence.as_ref()?.name.as_str())).collect();
        if !fenced.is_empty() {
            tables.fences = dialect::fences(db, json(&fenced)?).await?;
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
        let is_fenced_off = submission.fence.as_ref().is_some_and(|lease| !is_held(lease, &self.fences));
        if submission.expected != head.version || is_fenced_off {
            return Ok(Appended::Stale { current: head.version });
        }
        let versions = head.version + 1..=head.version + submission.entries.len() as u64;
        head.version = *versions.end();
        self.kept.insert(key, Kept { versions: versions.clone(), first: first.what.clone() });
        Ok(Appended::Committed(versions))
    }
}

/// Whether a lease is still held by whoever shows it.
fn is_held(lease: &Lease, fences: &HashMap<String, (String, u64)>) -> bool {
    lease.is_alone() || fences.get(&lease.name).is_some_and(|held| *held == (lease.holder.clone(), lease.token))
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

/// Writes rows into the log.
pub(super) async fn insert(db: &mut Db, rows: &[LogRow<'_>]) -> Result<(), Error> {
    sqlx::query(INSERT).bind(json(rows)?).execute(db).await?;
    Ok(())
}

/// Writes what changed at the tables themselves. Of several submissions for one table the later ones win.
async fn move_on<'a>(
    db: &mut Db,
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
