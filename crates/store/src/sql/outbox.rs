//! What is told to people who are not here.

use super::dialect::{Db, calls, letter};
use super::read::{id_of, person as person_by_id};
use super::rows::json;
use super::{Backend, outbox};
use crate::failure::damaged;
use crate::tables::letters;
use crate::{
    Answer, Channel, ChannelKind, Delivery, DueNotice, Error, NewChannel, Notice, NoticeKind, NoticeState,
    NoticedTable, Outbox, PersonId, Submission, TableId, Time, fresh_key,
};
use serde::Serialize;
use sqlx::Row as _;
use table::SeatSet;

type Done<T> = Result<T, Error>;

/// How long whoever is called has to look by themselves, in milliseconds.
const GRACE: i64 = 15_000;

/// For how long a notice that was taken is nobody else's, in milliseconds.
const CLAIMED: i64 = 120_000;

const HOUR: i64 = 3_600_000;

/// Somebody is called to a table: its name, the letters of the seats, who did it, the version, the kind, the moment.
#[derive(Serialize)]
pub(super) struct Call<'a>(&'a str, String, i64, u64, &'static str, i64);

impl<'a> Call<'a> {
    /// Calls the people on these seats, but not whoever made the submission: they are here.
    pub(super) fn of(submission: &'a Submission, version: u64, seats: SeatSet, kind: NoticeKind, at: Time) -> Call<'a> {
        let actor = submission.by.map_or(0, |person| person.0);
        Call(submission.table.as_str(), letters(seats), actor, version, kind.as_str(), at.0)
    }
}

/// Which channels those who are called have. Nobody is called to a table where they are alone with bots, nor twice for one turn: what
/// was told after the last thing they did themselves is enough.
pub(super) const CALLED: &str = concat!(
    calls!(),
    " SELECT j.place, c.id, c.daily
      FROM j
      JOIN seats AS s ON s.table_id = j.id AND instr(j.letters, ",
    letter!(),
    ") > 0
      JOIN channels AS c ON c.person = s.person
      WHERE s.person <> j.actor AND c.confirmed AND c.broken IS NULL
        AND NOT EXISTS (SELECT 1 FROM quiet AS q WHERE q.person = s.person AND q.table_id = s.table_id)
        AND EXISTS (SELECT 1 FROM seats AS o WHERE o.table_id = s.table_id AND o.person <> s.person)
        AND NOT (j.kind = 'turn' AND EXISTS (
            SELECT 1 FROM notices AS n
            WHERE n.channel = c.id AND n.table_id = s.table_id AND n.kind = 'turn' AND n.state IN ('waiting', 'sent')
              AND n.version > coalesce((
                  SELECT l.version FROM log AS l WHERE l.table_id = s.table_id AND l.person = s.person
                  ORDER BY l.version DESC LIMIT 1), 0)))"
);

/// Writes down whom a group of submissions calls, within its transaction.
pub(super) async fn call(db: &mut Db, calls: &[Call<'_>]) -> Done<()> {
    if calls.is_empty() {
        return Ok(());
    }
    let called: Vec<(i64, String, Option<i64>)> = sqlx::query_as(CALLED).bind(json(calls)?).fetch_all(&mut *db).await?;
    let mut told: Vec<(i64, String)> = Vec::new();
    for (place, channel, daily) in called {
        let Some(Call(table, _, _, version, kind, at)) = usize::try_from(place).ok().and_then(|at| calls.get(at))
        else {
            continue;
        };
        // Somebody with two seats is called once.
        if told.contains(&(place, channel.clone())) {
            continue;
        }
        told.push((place, channel.clone()));
        let due = daily.filter(|_| *kind == "turn").map_or(at + GRACE, |hour| next(hour, *at));
        put(db, &channel, (kind, Some(table), *version), (due, *at)).await?;
    }
    Ok(())
}

/// The next moment at this hour of a day.
fn next(hour: i64, now: i64) -> i64 {
    let today = now.div_euclid(24 * HOUR) * 24 * HOUR + hour * HOUR;
    if today > now { today } else { today + 24 * HOUR }
}

async fn put(db: &mut Db, channel: &str, what: (&str, Option<&str>, u64), when: (i64, i64)) -> Done<()> {
    let ((kind, table, version), (due, now)) = (what, when);
    sqlx::query(
        "INSERT INTO notices (id, channel, table_id, kind, version, state, due, tries, created)
         VALUES ($1, $2, $3, $4, $5, 'waiting', $6, 0, $7)",
    )
    .bind(fresh_key())
    .bind(channel)
    .bind(table)
    .bind(kind)
    .bind(version as i64)
    .bind(due)
    .bind(now)
    .execute(db)
    .await?;
    Ok(())
}

impl Outbox for Backend {
    fn add_channel(&self, channel: NewChannel) -> Answer<'_, Channel> {
        Box::pin(self.write(move |db| Box::pin(outbox::add_channel(db, channel))))
    }

    fn channels(&self, person: PersonId) -> Answer<'_, Vec<Channel>> {
        Box::pin(self.in_time(async move { outbox::channels(&mut *self.readers.acquire().await?, person).await }))
    }

    fn channel(&self, id: String) -> Answer<'_, Option<Channel>> {
        Box::pin(self.in_time(async move { outbox::channel(&mut *self.readers.acquire().await?, &id).await }))
    }

    fn confirm_channel(&self, keys: String) -> Answer<'_, Option<Channel>> {
        Box::pin(self.write(move |db| Box::pin(outbox::confirm_channel(db, keys))))
    }

    fn set_daily(&self, person: PersonId, id: String, daily: Option<u8>) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(outbox::set_daily(db, person, id, daily))))
    }

    fn break_channel(&self, id: String, why: Option<String>) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(outbox::break_channel(db, id, why))))
    }

    fn remove_channel(&self, id: String) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(outbox::remove_channel(db, id))))
    }

    fn is_quiet<'a>(&'a self, person: PersonId, table: &'a TableId) -> Answer<'a, bool> {
        Box::pin(
            self.in_time(async move { outbox::is_quiet(&mut *self.readers.acquire().await?, person, table).await }),
        )
    }

    fn set_quiet(&self, person: PersonId, table: TableId, quiet: bool) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(outbox::set_quiet(db, person, table, quiet))))
    }

    fn notify(&self, channel: String, kind: NoticeKind, table: Option<TableId>, now: Time) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(outbox::notify(db, channel, kind, table, now))))
    }

    fn notified<'a>(&'a self, address: &'a str, kind: NoticeKind, since: Time) -> Answer<'a, u64> {
        Box::pin(
            self.in_time(
                async move { outbox::notified(&mut *self.readers.acquire().await?, address, kind, since).await },
            ),
        )
    }

    fn remind(&self, table: TableId, person: PersonId, now: Time) -> Answer<'_, u64> {
        Box::pin(self.write(move |db| Box::pin(outbox::remind(db, table, person, now))))
    }

    fn looked(&self, person: PersonId, table: TableId) -> Answer<'_, u64> {
        Box::pin(self.write(move |db| Box::pin(outbox::looked(db, person, table))))
    }

    fn claim(&self, now: Time, most: u32) -> Answer<'_, Vec<DueNotice>> {
        Box::pin(self.write(move |db| Box::pin(outbox::claim(db, now, most))))
    }

    fn deliver(&self, id: String, tries: u32, delivery: Delivery, now: Time) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(outbox::deliver(db, id, tries, delivery, now))))
    }

    fn notices(&self, person: PersonId, most: u32) -> Answer<'_, Vec<Notice>> {
        Box::pin(self.in_time(async move { outbox::notices(&mut *self.readers.acquire().await?, person, most).await }))
    }

    fn sweep_notices(&self, before: Time) -> Answer<'_, u64> {
        Box::pin(self.write(move |db| Box::pin(outbox::sweep_notices(db, before))))
    }
}

// --- channels ---

/// A channel: name, person, kind, address, keys, label, hour, confirmed, broken, since when.
type ChannelRow = (String, i64, String, String, String, String, Option<i64>, bool, Option<String>, i64);

macro_rules! channel_columns {
    () => {
        "SELECT id, person, kind, address, keys, label, daily, confirmed, broken, created FROM channels "
    };
}

fn channel_of(row: ChannelRow) -> Done<Channel> {
    let (id, person, kind, address, keys, label, daily, confirmed, broken, created) = row;
    let kind = ChannelKind::read(&kind).ok_or_else(|| damaged("channel", &kind))?;
    let daily = daily.and_then(|hour| u8::try_from(hour).ok());
    let (person, created) = (PersonId(person), Time(created));
    Ok(Channel { id, person, kind, address, keys, label, daily, confirmed, broken, created })
}

async fn add_channel(db: &mut Db, new: NewChannel) -> Done<Channel> {
    person_by_id(db, new.person).await?;
    let known: Option<(String, bool)> =
        sqlx::query_as("SELECT id, confirmed FROM channels WHERE person = $1 AND kind = $2 AND address = $3")
            .bind(new.person.0)
            .bind(new.kind.as_str())
            .bind(&new.address)
            .fetch_optional(&mut *db)
            .await?;
    let (id, confirmed) = match known {
        // A mailbox that was confirmed stays so.
        Some((id, confirmed)) => (id, confirmed || new.confirmed),
        None => (fresh_key(), new.confirmed),
    };
    sqlx::query(
        "INSERT INTO channels (id, person, kind, address, keys, label, confirmed, created)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (id) DO UPDATE SET keys = excluded.keys, label = excluded.label, confirmed = excluded.confirmed, broken = NULL",
    )
    .bind(&id)
    .bind(new.person.0)
    .bind(new.kind.as_str())
    .bind(new.address)
    .bind(new.keys)
    .bind(new.label)
    .bind(confirmed)
    .bind(Time::now().0)
    .execute(&mut *db)
    .await?;
    channel(db, &id).await?.ok_or_else(|| damaged("channel", &id))
}

async fn channels(db: &mut Db, person: PersonId) -> Done<Vec<Channel>> {
    let rows: Vec<ChannelRow> = sqlx::query_as(concat!(channel_columns!(), "WHERE person = $1 ORDER BY created, id"))
        .bind(person.0)
        .fetch_all(db)
        .await?;
    rows.into_iter().map(channel_of).collect()
}

async fn channel(db: &mut Db, id: &str) -> Done<Option<Channel>> {
    let row: Option<ChannelRow> =
        sqlx::query_as(concat!(channel_columns!(), "WHERE id = $1")).bind(id).fetch_optional(db).await?;
    row.map(channel_of).transpose()
}

async fn confirm_channel(db: &mut Db, keys: String) -> Done<Option<Channel>> {
    let row: Option<ChannelRow> = sqlx::query_as(concat!(channel_columns!(), "WHERE keys = $1 AND kind = 'mail'"))
        .bind(&keys)
        .fetch_optional(&mut *db)
        .await?;
    let Some(row) = row else { return Ok(None) };
    sqlx::query("UPDATE channels SET confirmed = TRUE, broken = NULL WHERE id = $1").bind(&row.0).execute(db).await?;
    Ok(Some(Channel { confirmed: true, broken: None, ..channel_of(row)? }))
}

async fn set_daily(db: &mut Db, person: PersonId, id: String, daily: Option<u8>) -> Done<bool> {
    let changed = sqlx::query("UPDATE channels SET daily = $3 WHERE person = $1 AND id = $2")
        .bind(person.0)
        .bind(id)
        .bind(daily.map(i64::from))
        .execute(db)
        .await?;
    Ok(changed.rows_affected() > 0)
}

async fn break_channel(db: &mut Db, id: String, why: Option<String>) -> Done<()> {
    sqlx::query("UPDATE channels SET broken = $2 WHERE id = $1").bind(id).bind(why).execute(db).await?;
    Ok(())
}

async fn remove_channel(db: &mut Db, id: String) -> Done<bool> {
    let removed = sqlx::query("DELETE FROM channels WHERE id = $1").bind(id).execute(db).await?;
    Ok(removed.rows_affected() > 0)
}

async fn is_quiet(db: &mut Db, person: PersonId, table: &TableId) -> Done<bool> {
    let quiet: i64 = sqlx::query_scalar("SELECT count(*) FROM quiet WHERE person = $1 AND table_id = $2")
        .bind(person.0)
        .bind(table.as_str())
        .fetch_one(db)
        .await?;
    Ok(quiet > 0)
}

async fn set_quiet(db: &mut Db, person: PersonId, table: TableId, quiet: bool) -> Done<()> {
    let sql = if quiet {
        "INSERT INTO quiet (person, table_id) VALUES ($1, $2) ON CONFLICT (person, table_id) DO NOTHING"
    } else {
        "DELETE FROM quiet WHERE person = $1 AND table_id = $2"
    };
    sqlx::query(sql).bind(person.0).bind(table.as_str()).execute(&mut *db).await?;
    if quiet {
        end_waiting(db, person, &table, NoticeState::Moot).await?;
    }
    Ok(())
}

// --- notices ---

async fn notify(db: &mut Db, channel: String, kind: NoticeKind, table: Option<TableId>, now: Time) -> Done<()> {
    put(db, &channel, (kind.as_str(), table.as_ref().map(TableId::as_str), 0), (now.0, now.0)).await
}

async fn notified(db: &mut Db, address: &str, kind: NoticeKind, since: Time) -> Done<u64> {
    let count: i64 = sqlx::query_scalar(
        "SELECT count(*) FROM notices AS n JOIN channels AS c ON c.id = n.channel
         WHERE c.address = $1 AND n.kind = $2 AND n.created >= $3",
    )
    .bind(address)
    .bind(kind.as_str())
    .bind(since.0)
    .fetch_one(db)
    .await?;
    Ok(count as u64)
}

async fn remind(db: &mut Db, table: TableId, person: PersonId, now: Time) -> Done<u64> {
    // Once for each turn, on each channel.
    let channels: Vec<String> = sqlx::query_scalar(
        "SELECT c.id FROM channels AS c
         WHERE c.person = $1 AND c.confirmed AND c.broken IS NULL
           AND NOT EXISTS (SELECT 1 FROM quiet AS q WHERE q.person = $1 AND q.table_id = $2)
           AND NOT EXISTS (
               SELECT 1 FROM notices AS n
               WHERE n.channel = c.id AND n.table_id = $2 AND n.kind = 'remind' AND n.version >= coalesce((
                   SELECT l.version FROM log AS l WHERE l.table_id = $2 AND l.person = $1
                   ORDER BY l.version DESC LIMIT 1), 0))",
    )
    .bind(person.0)
    .bind(table.as_str())
    .fetch_all(&mut *db)
    .await?;
    let version: i64 =
        sqlx::query_scalar("SELECT version FROM tables WHERE id = $1").bind(table.as_str()).fetch_one(&mut *db).await?;
    for channel in &channels {
        let what = (NoticeKind::Remind.as_str(), Some(table.as_str()), version as u64);
        put(db, channel, what, (now.0, now.0)).await?;
    }
    Ok(channels.len() as u64)
}

async fn looked(db: &mut Db, person: PersonId, table: TableId) -> Done<u64> {
    end_waiting(db, person, &table, NoticeState::Seen).await
}

async fn end_waiting(db: &mut Db, person: PersonId, table: &TableId, state: NoticeState) -> Done<u64> {
    let ended = sqlx::query(
        "UPDATE notices SET state = $3, ended = $4
         WHERE state = 'waiting' AND table_id = $2 AND channel IN (SELECT id FROM channels WHERE person = $1)",
    )
    .bind(person.0)
    .bind(table.as_str())
    .bind(state.as_str())
    .bind(Time::now().0)
    .execute(db)
    .await?;
    Ok(ended.rows_affected())
}

/// A notice: name, channel, table, kind, state, moment, tries, reason, since when, until when.
type NoticeRow = (String, String, Option<String>, String, String, i64, i64, Option<String>, i64, Option<i64>);

macro_rules! notice_columns {
    () => {
        "SELECT n.id, n.channel, n.table_id, n.kind, n.state, n.due, n.tries, n.why, n.created, n.ended FROM notices AS n "
    };
}

fn notice_of(row: NoticeRow) -> Done<Notice> {
    let (id, channel, table, kind, state, due, tries, why, created, ended) = row;
    Ok(Notice {
        id,
        channel,
        table: table.map(id_of).transpose()?,
        kind: NoticeKind::read(&kind).ok_or_else(|| damaged("notice", &kind))?,
        state: NoticeState::read(&state).ok_or_else(|| damaged("notice", &state))?,
        due: Time(due),
        tries: u32::try_from(tries).unwrap_or(u32::MAX),
        why,
        created: Time(created),
        ended: ended.map(Time),
    })
}

async fn claim(db: &mut Db, now: Time, most: u32) -> Done<Vec<DueNotice>> {
    let rows: Vec<NoticeRow> = sqlx::query_as(concat!(
        notice_columns!(),
        "WHERE n.state = 'waiting' AND n.due <= $1 ORDER BY n.due, n.id LIMIT $2"
    ))
    .bind(now.0)
    .bind(i64::from(most))
    .fetch_all(&mut *db)
    .await?;
    let mut claimed = Vec::new();
    for row in rows {
        let notice = notice_of(row)?;
        // Another server may be at it: whoever counts the try tells it.
        let taken = sqlx::query(
            "UPDATE notices SET tries = tries + 1, due = $3 WHERE id = $1 AND tries = $2 AND state = 'waiting'",
        )
        .bind(&notice.id)
        .bind(i64::from(notice.tries))
        .bind(now.0 + CLAIMED)
        .execute(&mut *db)
        .await?;
        let Some(channel) = channel(db, &notice.channel).await?.filter(|_| taken.rows_affected() > 0) else { continue };
        if channel.broken.is_some() || !is_wanted(db, &notice, channel.person).await? {
            finish(db, &notice.id, NoticeState::Moot, None, now).await?;
            continue;
        }
        let about = match &notice.table {
            Some(table) => Some(noticed(db, table).await?),
            None => None,
        };
        let person = person_by_id(db, channel.person).await?;
        claimed.push(DueNotice { notice: Notice { tries: notice.tries + 1, ..notice }, channel, person, about });
    }
    Ok(claimed)
}

/// Whether there is still something to tell: the table still waits for them.
async fn is_wanted(db: &mut Db, notice: &Notice, person: PersonId) -> Done<bool> {
    let (Some(table), NoticeKind::Turn | NoticeKind::Remind) = (&notice.table, notice.kind) else { return Ok(true) };
    let waits: i64 = sqlx::query_scalar(concat!(
        "SELECT count(*) FROM tables AS t JOIN seats AS s ON s.table_id = t.id
         WHERE t.id = $1 AND s.person = $2 AND t.status = 'playing' AND instr(t.waiting, ",
        letter!(),
        ") > 0"
    ))
    .bind(table.as_str())
    .bind(person.0)
    .fetch_one(db)
    .await?;
    Ok(waits > 0)
}

async fn noticed(db: &mut Db, table: &TableId) -> Done<NoticedTable> {
    let game = sqlx::query_scalar("SELECT game FROM tables WHERE id = $1").bind(table.as_str()).fetch_one(&mut *db);
    let game = game.await?;
    let rows = sqlx::query("SELECT name FROM seats WHERE table_id = $1 ORDER BY seat")
        .bind(table.as_str())
        .fetch_all(db)
        .await?;
    let names = rows.iter().map(|row| row.try_get("name")).collect::<Result<_, _>>()?;
    Ok(NoticedTable { id: table.clone(), game, names })
}

async fn deliver(db: &mut Db, id: String, tries: u32, delivery: Delivery, now: Time) -> Done<()> {
    let known = "SELECT EXISTS (SELECT 1 FROM notices WHERE id = $1 AND tries = $2)";
    let latest: bool = sqlx::query_scalar(known).bind(&id).bind(i64::from(tries)).fetch_one(&mut *db).await?;
    match delivery {
        Delivery::Sent => finish(db, &id, NoticeState::Sent, None, now).await,
        _ if !latest => Ok(()),
        Delivery::Failed(why) => finish(db, &id, NoticeState::Failed, Some(why), now).await,
        Delivery::Again(due, why) => {
            sqlx::query("UPDATE notices SET due = $2, why = $3 WHERE id = $1 AND state = 'waiting' AND tries = $4")
                .bind(id)
                .bind(due.0)
                .bind(why)
                .bind(i64::from(tries))
                .execute(db)
                .await?;
            Ok(())
        }
    }
}

async fn finish(db: &mut Db, id: &str, state: NoticeState, why: Option<String>, now: Time) -> Done<()> {
    sqlx::query(
        "UPDATE notices SET state = $2, why = coalesce($3, why), ended = $4 WHERE id = $1 AND state = 'waiting'",
    )
    .bind(id)
    .bind(state.as_str())
    .bind(why)
    .bind(now.0)
    .execute(db)
    .await?;
    Ok(())
}

async fn notices(db: &mut Db, person: PersonId, most: u32) -> Done<Vec<Notice>> {
    let rows: Vec<NoticeRow> = sqlx::query_as(concat!(
        notice_columns!(),
        "JOIN channels AS c ON c.id = n.channel WHERE c.person = $1 ORDER BY n.created DESC, n.id LIMIT $2"
    ))
    .bind(person.0)
    .bind(i64::from(most))
    .fetch_all(db)
    .await?;
    rows.into_iter().map(notice_of).collect()
}

async fn sweep_notices(db: &mut Db, before: Time) -> Done<u64> {
    let swept = sqlx::query("DELETE FROM notices WHERE ended < $1").bind(before.0).execute(db).await?;
    Ok(swept.rows_affected())
}
