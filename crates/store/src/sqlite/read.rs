//! Every read of one thing.

use super::append::entry_of;
use super::failure::damaged;
use super::office::Known;
use crate::deed::DeedKind;
use crate::tables::seats_of_letters;
use crate::{
    Deed, Error, Holder, Loaded, Logged, Person, PersonId, Said, SeatHeld, Secret, Status, Table, TableId, Time, Token,
    Versions,
};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};
use table::Seat;
use table::log::{first_link, link_line};

/// The columns of a table `t`, its seats as one JSON array.
macro_rules! table_columns {
    () => {
        "t.id, t.game, t.rules_version, t.edition, t.commitment, t.status, t.options, t.casual, t.listed, t.version,
         t.waiting, t.result, t.host, t.rematch_of, t.created, t.updated, t.ended,
         (SELECT json_group_array(json_array(s.seat, s.person, s.bot, s.name, s.joined, s.salt))
          FROM seats AS s WHERE s.table_id = t.id) AS seats"
    };
}
pub(super) use table_columns;

pub(super) async fn recognise(db: &mut SqliteConnection, token: &Token) -> Result<Option<Person>, Error> {
    let row = sqlx::query(
        "SELECT p.id, p.name, p.lang, p.theme, p.created, p.muted, p.banned
         FROM sessions AS s JOIN people AS p ON p.id = s.person WHERE s.token_hash = ?1",
    )
    .bind(token.digest())
    .fetch_optional(db)
    .await?;
    row.as_ref().map(person_of).transpose()
}

pub(super) async fn person(db: &mut SqliteConnection, id: PersonId) -> Result<Person, Error> {
    let row = sqlx::query("SELECT id, name, lang, theme, created, muted, banned FROM people WHERE id = ?1")
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
        muted: row.try_get("muted")?,
        banned: row.try_get("banned")?,
    })
}

/// A person from the columns of a person, with the counts `seats` and `said`.
pub(super) fn known_of(row: &SqliteRow) -> Result<Known, Error> {
    Ok(Known { person: person_of(row)?, seats: row.try_get("seats")?, said: row.try_get("said")? })
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

/// Must be given a transaction, so that everything is of one moment.
pub(super) async fn load(db: &mut SqliteConnection, id: &TableId) -> Result<Loaded, Error> {
    let table = table(&mut *db, id).await?;
    let (setup, seed) = agreement(&mut *db, id).await?;
    let rows: Vec<LogLine> =
        sqlx::query_as("SELECT version, entry, link, person FROM log WHERE table_id = ?1 ORDER BY version")
            .bind(id.as_str())
            .fetch_all(&mut *db)
            .await?;
    let head: String =
        sqlx::query_scalar("SELECT head FROM tables WHERE id = ?1").bind(id.as_str()).fetch_one(db).await?;
    let first = first_link(table.rules_version, &setup, &table.edition, &table.commitment);
    let broken_at = broken_at(&table, first, &rows, &head);
    let logged = |(version, line, _, by): &LogLine| {
        Ok(Logged { version: *version, by: by.map(PersonId), entry: entry_of(line)? })
    };
    let log = rows.iter().map(logged).collect::<Result<Vec<Logged>, Error>>()?;
    Ok(Loaded { table, setup, seed, log, broken_at })
}

/// A row of the log: version, line, link, person.
type LogLine = (u64, String, String, Option<i64>);

/// The first version at which the log is not as it was written: a link that does not fit, a gap, an end that is missing.
fn broken_at(table: &Table, first: String, rows: &[LogLine], head: &str) -> Option<u64> {
    let mut last = first;
    for ((version, line, link, _), expected) in rows.iter().zip(1..) {
        last = link_line(&last, line);
        if *version != expected || *link != last {
            return Some(expected);
        }
    }
    let whole = rows.len() as u64 == table.version && last == head;
    (!whole).then_some(rows.len() as u64 + 1)
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

pub(super) async fn kept(db: &mut SqliteConnection, id: &TableId, key: &str) -> Result<Option<Versions>, Error> {
    let row: Option<(u64, u64)> = sqlx::query_as("SELECT version, span FROM log WHERE table_id = ?1 AND key = ?2")
        .bind(id.as_str())
        .bind(key)
        .fetch_optional(db)
        .await?;
    Ok(row.map(|(first, span)| first..=first + span.saturating_sub(1)))
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
        seat: row.try_get::<Option<i64>, _>("seat")?.map(seat_of).transpose()?,
        person: row.try_get::<Option<i64>, _>("person")?.map(PersonId),
        text: row.try_get("text")?,
        at: Time(row.try_get("at")?),
    })
}

pub(super) async fn deeds(db: &mut SqliteConnection, after: u64) -> Result<Vec<Deed>, Error> {
    let rows: Vec<(u64, i64, String, String, String)> =
        sqlx::query_as("SELECT id, at, deed, subject, why FROM deeds WHERE id > ?1 ORDER BY id")
            .bind(clamp(after))
            .fetch_all(db)
            .await?;
    let deed = |(id, at, deed, subject, why): (u64, i64, String, String, String)| {
        let deed = DeedKind::read(&deed).ok_or_else(|| damaged("deed", &deed))?;
        Ok(Deed { id, at: Time(at), deed, subject, why })
    };
    rows.into_iter().map(deed).collect()
}

/// SQLite counts to `i64::MAX`.
fn clamp(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
