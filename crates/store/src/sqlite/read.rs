//! Every read of one thing.

use super::failure::damaged;
use crate::tables::seats_of_letters;
use crate::{
    Error, Holder, Kind, Loaded, Logged, Person, PersonId, Said, SeatHeld, Secret, Snapshot, Status, Table, TableId,
    Time, Token, Versions,
};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

/// The columns of a table `t`, its seats as one JSON array.
macro_rules! table_columns {
    () => {
        "t.id, t.game, t.rules_version, t.edition, t.commitment, t.status, t.options, t.casual, t.listed, t.version,
         t.waiting, t.result, t.host, t.rematch_of, t.created, t.updated, t.ended,
         (SELECT json_group_array(json_array(s.seat, s.person, s.bot, s.name, s.joined))
          FROM seats AS s WHERE s.table_id = t.id) AS seats"
    };
}
pub(super) use table_columns;

pub(super) async fn recognise(db: &mut SqliteConnection, token: &Token) -> Result<Option<Person>, Error> {
    let row = sqlx::query(
        "SELECT p.id, p.name, p.lang, p.theme, p.created
         FROM sessions AS s JOIN people AS p ON p.id = s.person WHERE s.token_hash = ?1",
    )
    .bind(token.digest())
    .fetch_optional(db)
    .await?;
    row.as_ref().map(person_of).transpose()
}

pub(super) async fn person(db: &mut SqliteConnection, id: PersonId) -> Result<Person, Error> {
    let row = sqlx::query("SELECT id, name, lang, theme, created FROM people WHERE id = ?1")
        .bind(id.0)
        .fetch_optional(db)
        .await?;
    person_of(&row.ok_or(Error::NoPerson(id))?)
}

fn person_of(row: &SqliteRow) -> Result<Person, Error> {
    Ok(Person {
        id: PersonId(row.try_get("id")?),
        name: row.try_get("name")?,
        lang: row.try_get("lang")?,
        theme: row.try_get("theme")?,
        created: Time(row.try_get("created")?),
    })
}

pub(super) async fn table(db: &mut SqliteConnection, id: &TableId) -> Result<Table, Error> {
    let row = sqlx::query(concat!("SELECT ", table_columns!(), " FROM tables AS t WHERE t.id = ?1"))
        .bind(id.as_str())
        .fetch_optional(db)
        .await?;
    table_of(&row.ok_or_else(|| Error::NoTable(id.clone()))?)
}

/// A table from the columns of [`table_columns`].
pub(super) fn table_of(row: &SqliteRow) -> Result<Table, Error> {
    let status: String = row.try_get("status")?;
    let waiting: String = row.try_get("waiting")?;
    let rematch_of: Option<String> = row.try_get("rematch_of")?;
    let seats: String = row.try_get("seats")?;
    Ok(Table {
        id: id_of(row.try_get("id")?)?,
        game: row.try_get("game")?,
        rules_version: row.try_get("rules_version")?,
        edition: row.try_get("edition")?,
        commitment: row.try_get("commitment")?,
        status: Status::read(&status).ok_or_else(|| damaged("status", &status))?,
        options: row.try_get("options")?,
        casual: row.try_get("casual")?,
        listed: row.try_get("listed")?,
        version: row.try_get("version")?,
        waiting: seats_of_letters(&waiting),
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
    type Columns = (u8, Option<i64>, Option<String>, String, Option<i64>);
    let rows: Vec<Columns> = serde_json::from_str(json).map_err(|_| damaged("seats", json))?;
    let mut seats: Vec<SeatHeld> = rows
        .into_iter()
        .map(|(seat, person, bot, name, joined)| {
            let holder = match (person, bot) {
                (Some(person), _) => Holder::Person(PersonId(person)),
                (None, Some(kind)) => Holder::Bot(kind),
                (None, None) => Holder::Open,
            };
            SeatHeld { seat, holder, name, joined: joined.map(Time) }
        })
        .collect();
    seats.sort_by_key(|held| held.seat);
    Ok(seats)
}

/// Must be given a transaction, so that everything is of one moment.
pub(super) async fn load(db: &mut SqliteConnection, id: &TableId) -> Result<Loaded, Error> {
    let table = table(&mut *db, id).await?;
    let (setup, seed) = agreement(&mut *db, id).await?;
    let snapshot = snapshot(&mut *db, id, table.version).await?;
    let first = snapshot.as_ref().map_or(1, |snapshot| snapshot.version + 1);
    let log = log(db, id, first..=table.version).await?;
    Ok(Loaded { table, setup, seed, snapshot, log })
}

pub(super) async fn setup(db: &mut SqliteConnection, id: &TableId) -> Result<String, Error> {
    let setup = sqlx::query_scalar("SELECT setup FROM agreements WHERE table_id = ?1");
    setup.bind(id.as_str()).fetch_optional(db).await?.ok_or_else(|| Error::NoTable(id.clone()))
}

/// What was agreed at a table, and its seed.
pub(super) async fn agreement(db: &mut SqliteConnection, id: &TableId) -> Result<(String, Secret), Error> {
    let row = sqlx::query("SELECT setup, seed FROM agreements WHERE table_id = ?1")
        .bind(id.as_str())
        .fetch_optional(db)
        .await?
        .ok_or_else(|| damaged("agreement of table", id))?;
    Ok((row.try_get("setup")?, Secret::new(row.try_get::<String, _>("seed")?)))
}

pub(super) async fn log(db: &mut SqliteConnection, id: &TableId, versions: Versions) -> Result<Vec<Logged>, Error> {
    let rows = sqlx::query(
        "SELECT version, kind, seat, body, state_hash, layout, rules_version, person, at
         FROM log WHERE table_id = ?1 AND version BETWEEN ?2 AND ?3 ORDER BY version",
    )
    .bind(id.as_str())
    .bind(clamp(*versions.start()))
    .bind(clamp(*versions.end()))
    .fetch_all(db)
    .await?;
    rows.iter().map(logged_of).collect()
}

fn logged_of(row: &SqliteRow) -> Result<Logged, Error> {
    let kind: String = row.try_get("kind")?;
    Ok(Logged {
        version: row.try_get("version")?,
        kind: Kind::read(&kind).ok_or_else(|| damaged("kind of entry", &kind))?,
        seat: row.try_get("seat")?,
        body: row.try_get("body")?,
        hash: row.try_get("state_hash")?,
        layout: row.try_get("layout")?,
        rules_version: row.try_get("rules_version")?,
        person: row.try_get::<Option<i64>, _>("person")?.map(PersonId),
        at: Time(row.try_get("at")?),
    })
}

pub(super) async fn snapshot(db: &mut SqliteConnection, id: &TableId, at_most: u64) -> Result<Option<Snapshot>, Error> {
    let row = sqlx::query(
        "SELECT version, state FROM snapshots WHERE table_id = ?1 AND version <= ?2 ORDER BY version DESC LIMIT 1",
    )
    .bind(id.as_str())
    .bind(clamp(at_most))
    .fetch_optional(db)
    .await?;
    row.map(|row| Ok(Snapshot { version: row.try_get("version")?, state: row.try_get("state")? })).transpose()
}

pub(super) async fn chat(db: &mut SqliteConnection, id: &TableId, after: u64, most: u32) -> Result<Vec<Said>, Error> {
    let rows = sqlx::query(
        "SELECT id, seat, person, text, at FROM chat WHERE table_id = ?1 AND id > ?2 ORDER BY id DESC LIMIT ?3",
    )
    .bind(id.as_str())
    .bind(clamp(after))
    .bind(most)
    .fetch_all(db)
    .await?;
    rows.iter().rev().map(said_of).collect()
}

fn said_of(row: &SqliteRow) -> Result<Said, Error> {
    Ok(Said {
        id: row.try_get("id")?,
        seat: row.try_get("seat")?,
        person: row.try_get::<Option<i64>, _>("person")?.map(PersonId),
        text: row.try_get("text")?,
        at: Time(row.try_get("at")?),
    })
}

pub(super) async fn seen(db: &mut SqliteConnection, person: PersonId, id: &TableId) -> Result<u64, Error> {
    let version = sqlx::query_scalar("SELECT version FROM seen WHERE person = ?1 AND table_id = ?2")
        .bind(person.0)
        .bind(id.as_str())
        .fetch_optional(db)
        .await?;
    Ok(version.unwrap_or(0))
}

/// SQLite counts to `i64::MAX`.
fn clamp(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
