//! Every read of one thing.

use super::dialect::{Db, NOW, Row, VERSIONS, table_columns};
use super::rows::json;
use crate::deed::DeedKind;
use crate::failure::damaged;
use crate::tables::seats_of_letters;
use crate::{
    Deed, Error, Holder, Later, Learnt, Loaded, Logged, Person, PersonId, Said, SeatHeld, Secret, Status, Table,
    TableId, Time, Token, Versions,
};
use sqlx::Row as _;
use table::Seat;
use table::log::{Entry, first_link, link_line};

pub(super) async fn recognise(db: &mut Db, token: &Token) -> Result<Option<Person>, Error> {
    let row = sqlx::query(
        "SELECT p.id, p.name, p.lang, p.theme, p.created, p.muted, p.banned
         FROM sessions AS s JOIN people AS p ON p.id = s.person WHERE s.token_hash = $1 AND s.expires > $2",
    )
    .bind(token.digest())
    .bind(Time::now().0)
    .fetch_optional(db)
    .await?;
    row.as_ref().map(person_of).transpose()
}

pub(super) async fn person(db: &mut Db, id: PersonId) -> Result<Person, Error> {
    let row = sqlx::query("SELECT id, name, lang, theme, created, muted, banned FROM people WHERE id = $1")
        .bind(id.0)
        .fetch_optional(db)
        .await?;
    person_of(&row.ok_or(Error::NoPerson(id))?)
}

/// A person from the columns of a person.
pub(super) fn person_of(row: &Row) -> Result<Person, Error> {
    Ok(Person {
        id: PersonId(row.try_get("id")?),
        name: row.try_get("name")?,
        lang: row.try_get("lang")?,
        theme: row.try_get("theme")?,
        created: Time(row.try_get("created")?),
        muted: row.try_get("muted")?,
        banned: row.try_get("banned")?,
    })
}

/// How far somebody has come in all lessons.
pub(super) async fn learnt(db: &mut Db, person: PersonId) -> Result<Vec<Learnt>, Error> {
    let rows: Vec<(String, String, String, bool)> =
        sqlx::query_as("SELECT game, lesson, acts, done FROM lessons WHERE person = $1 ORDER BY game, lesson")
            .bind(person.0)
            .fetch_all(db)
            .await?;
    let learnt = |(game, lesson, acts, done): (String, String, String, bool)| {
        let acts = serde_json::from_str(&acts).map_err(|_| damaged("acts of a lesson", &acts))?;
        Ok(Learnt { game, lesson, acts, done })
    };
    rows.into_iter().map(learnt).collect()
}

/// The entry that stands in the data file as this line.
pub(super) fn entry_of(line: &str) -> Result<Entry, Error> {
    serde_json::from_str(line).map_err(|_| damaged("entry", line))
}

pub(super) async fn table(db: &mut Db, id: &TableId) -> Result<Table, Error> {
    let row = sqlx::query(concat!("SELECT ", table_columns!(), " FROM tables AS t WHERE t.id = $1"))
        .bind(id.as_str())
        .fetch_optional(db)
        .await?;
    table_of(&row.ok_or_else(|| Error::NoTable(id.clone()))?)
}

/// A table from the columns of [`table_columns`].
pub(super) fn table_of(row: &Row) -> Result<Table, Error> {
    let status: String = row.try_get("status")?;
    let waiting: String = row.try_get("waiting")?;
    let rematch_of: Option<String> = row.try_get("rematch_of")?;
    let seats: String = row.try_get("seats")?;
    Ok(Table {
        id: id_of(row.try_get("id")?)?,
        game: row.try_get("game")?,
        rules_version: u32::try_from(row.try_get::<i64, _>("rules_version")?)
            .map_err(|_| damaged("version of the rules", "tables"))?,
        edition: row.try_get("edition")?,
        commitment: row.try_get("commitment")?,
        status: Status::read(&status).ok_or_else(|| damaged("status", &status))?,
        options: row.try_get("options")?,
        casual: row.try_get("casual")?,
        listed: row.try_get("listed")?,
        version: row.try_get::<i64, _>("version")? as u64,
        waiting: seats_of_letters(&waiting).ok_or_else(|| damaged("seats", &waiting))?,
        result: row.try_get("result")?,
        host: row.try_get::<Option<i64>, _>("host")?.map(PersonId),
        rematch_of: rematch_of.map(id_of).transpose()?,
        created: Time(row.try_get("created")?),
        updated: Time(row.try_get("updated")?),
        ended: row.try_get::<Option<i64>, _>("ended")?.map(Time),
        seats: seats_of(&seats)?,
    })
}

pub(super) fn id_of(text: String) -> Result<TableId, Error> {
    text.parse().map_err(|_| damaged("table", &text))
}

fn seats_of(json: &str) -> Result<Vec<SeatHeld>, Error> {
    type Columns = (i64, Option<i64>, Option<String>, String, Option<i64>, Option<String>);
    let rows: Vec<Columns> = serde_json::from_str(json).map_err(|_| damaged("seats", json))?;
    let mut seats = Vec::with_capacity(rows.len());
    for (seat, person, bot, name, joined, salt) in rows {
        let holder = match (person, bot) {
            (Some(person), _) => Holder::Person(PersonId(person)),
            (None, Some(kind)) => Holder::Bot(kind),
            (None, None) => Holder::Open,
        };
        let salt = salt.map(|salt| salt.parse().map_err(|_| damaged("salt", &salt))).transpose()?;
        seats.push(SeatHeld { seat: seat_of(seat)?, holder, name, joined: joined.map(Time), salt });
    }
    seats.sort_by_key(|held| held.seat);
    Ok(seats)
}

fn seat_of(number: i64) -> Result<Seat, Error> {
    usize::try_from(number).ok().and_then(|index| Seat::try_from(index).ok()).ok_or_else(|| damaged("seat", number))
}

/// Must be given a snapshot, so that everything is of one moment.
pub(super) async fn load(db: &mut Db, id: &TableId) -> Result<Loaded, Error> {
    let table = table(&mut *db, id).await?;
    let (setup, seed) = agreement(&mut *db, id).await?;
    let rows = lines(&mut *db, id, 0).await?;
    let head = head(db, id).await?;
    let first = first_link(table.rules_version, &setup, &table.edition, &table.commitment);
    let broken_at = broken_at(&table, (0, first), &rows, &head);
    let log = rows.into_iter().map(logged).collect::<Result<Vec<Logged>, Error>>()?;
    Ok(Loaded { table, setup, seed, log, broken_at, snapshot: None })
}

/// What has happened at a table after this version. Must be given a snapshot, so that everything is of one moment.
pub(super) async fn later(db: &mut Db, id: &TableId, after: u64) -> Result<Later, Error> {
    let table = table(&mut *db, id).await?;
    let mut rows = lines(&mut *db, id, after.saturating_sub(1)).await?;
    let head = head(&mut *db, id).await?;
    let first = match after {
        0 => {
            let (setup, _) = agreement(db, id).await?;
            first_link(table.rules_version, &setup, &table.edition, &table.commitment)
        }
        _ if rows.first().is_some_and(|row| row.0 as u64 == after) => rows.remove(0).2,
        _ => return Ok(Later { table, log: Vec::new(), broken_at: Some(after) }),
    };
    let broken_at = broken_at(&table, (after, first), &rows, &head);
    let log = rows.into_iter().map(logged).collect::<Result<Vec<Logged>, Error>>()?;
    Ok(Later { table, log, broken_at })
}

/// How many entries the log of a table has; `None` if there is no such table.
pub(super) async fn version(db: &mut Db, id: &TableId) -> Result<Option<u64>, Error> {
    let version = sqlx::query_scalar("SELECT version FROM tables WHERE id = $1").bind(id.as_str());
    let version: Option<i64> = version.fetch_optional(db).await?;
    Ok(version.map(|version| version as u64))
}

/// How many entries the logs of these tables have; those that are not there are left out.
pub(super) async fn versions_of(db: &mut Db, ids: &[TableId]) -> Result<Vec<(TableId, u64)>, Error> {
    let rows: Vec<(String, i64)> = sqlx::query_as(VERSIONS).bind(json(ids)?).fetch_all(db).await?;
    rows.into_iter().map(|(id, version)| Ok((id_of(id)?, version as u64))).collect()
}

/// A row of the log: version, line, link, person.
type LogLine = (i64, String, String, Option<i64>);

/// The rows of a log after this version.
async fn lines(db: &mut Db, id: &TableId, after: u64) -> Result<Vec<LogLine>, Error> {
    let rows = sqlx::query_as(
        "SELECT version, entry, link, person FROM log WHERE table_id = $1 AND version > $2 ORDER BY version",
    );
    Ok(rows.bind(id.as_str()).bind(clamp(after)).fetch_all(db).await?)
}

fn logged((version, line, _, by): LogLine) -> Result<Logged, Error> {
    Ok(Logged { version: version as u64, by: by.map(PersonId), entry: entry_of(&line)? })
}

/// The link of the last entry of a table.
pub(super) async fn head(db: &mut Db, id: &TableId) -> Result<String, Error> {
    Ok(sqlx::query_scalar("SELECT head FROM tables WHERE id = $1").bind(id.as_str()).fetch_one(db).await?)
}

/// The first version at which the log is not as it was written: a link that does not fit, a gap, an end that is missing. The rows
/// follow a version with its link.
fn broken_at(table: &Table, (after, link): (u64, String), rows: &[LogLine], head: &str) -> Option<u64> {
    let mut last = link;
    for ((version, line, link, _), expected) in rows.iter().zip(after + 1..) {
        last = link_line(&last, line);
        if *version as u64 != expected || *link != last {
            return Some(expected);
        }
    }
    let end = after + rows.len() as u64;
    let whole = end == table.version && last == head;
    (!whole).then_some(end + 1)
}

pub(super) async fn setup(db: &mut Db, id: &TableId) -> Result<String, Error> {
    let setup = sqlx::query_scalar("SELECT setup FROM agreements WHERE table_id = $1");
    setup.bind(id.as_str()).fetch_optional(db).await?.ok_or_else(|| Error::NoTable(id.clone()))
}

/// What was agreed at a table, and its seed.
pub(super) async fn agreement(db: &mut Db, id: &TableId) -> Result<(String, Secret), Error> {
    let row = sqlx::query("SELECT setup, seed FROM agreements WHERE table_id = $1")
        .bind(id.as_str())
        .fetch_optional(db)
        .await?
        .ok_or_else(|| damaged("agreement of table", id))?;
    Ok((row.try_get("setup")?, Secret::new(row.try_get::<String, _>("seed")?)))
}

pub(super) async fn kept(db: &mut Db, id: &TableId, key: &str) -> Result<Option<Versions>, Error> {
    let row: Option<(i64, i64)> = sqlx::query_as("SELECT version, span FROM log WHERE table_id = $1 AND key = $2")
        .bind(id.as_str())
        .bind(key)
        .fetch_optional(db)
        .await?;
    Ok(row.map(|(first, span)| versions(first, span)))
}

/// The versions of a submission of so many entries.
pub(super) fn versions(first: i64, span: i64) -> Versions {
    let first = first as u64;
    first..=first + (span as u64).saturating_sub(1)
}

pub(super) async fn chat(db: &mut Db, id: &TableId, after: u64, most: u32) -> Result<Vec<Said>, Error> {
    let rows = sqlx::query(
        "SELECT c.id, c.seat, c.person, p.name, c.text, c.at FROM chat AS c LEFT JOIN people AS p ON p.id = c.person
         WHERE c.table_id = $1 AND c.id > $2 ORDER BY c.id DESC LIMIT $3",
    )
    .bind(id.as_str())
    .bind(clamp(after))
    .bind(i64::from(most))
    .fetch_all(db)
    .await?;
    rows.iter().rev().map(said_of).collect()
}

fn said_of(row: &Row) -> Result<Said, Error> {
    Ok(Said {
        id: row.try_get::<i64, _>("id")? as u64,
        seat: row.try_get::<Option<i64>, _>("seat")?.map(seat_of).transpose()?,
        person: row.try_get::<Option<i64>, _>("person")?.map(PersonId),
        name: row.try_get("name")?,
        text: row.try_get("text")?,
        at: Time(row.try_get("at")?),
    })
}

pub(super) async fn deeds(db: &mut Db, after: u64) -> Result<Vec<Deed>, Error> {
    let rows: Vec<(i64, i64, String, String, String)> =
        sqlx::query_as("SELECT id, at, deed, subject, why FROM deeds WHERE id > $1 ORDER BY id")
            .bind(clamp(after))
            .fetch_all(db)
            .await?;
    let deed = |(id, at, deed, subject, why): (i64, i64, String, String, String)| {
        let deed = DeedKind::read(&deed).ok_or_else(|| damaged("deed", &deed))?;
        Ok(Deed { id: id as u64, at: Time(at), deed, subject, why })
    };
    rows.into_iter().map(deed).collect()
}

pub(super) async fn time(db: &mut Db) -> Result<Time, Error> {
    Ok(Time(sqlx::query_scalar(NOW).fetch_one(db).await?))
}

/// Databases count to `i64::MAX`.
pub(super) fn clamp(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
