//! Every write that is no submission.

use super::failure::damaged;
use super::read;
use crate::person::random;
use crate::{
    Error, NewPerson, NewSeat, NewTable, Person, PersonChange, PersonId, Said, Say, Status, Table, TableId, Time, Token,
};
use sqlx::SqliteConnection;
use table::log::first_link;

type Done<T> = Result<T, Error>;

pub(super) async fn welcome(db: &mut SqliteConnection, new: NewPerson) -> Done<(Person, Token)> {
    let created = Time::now();
    let id = sqlx::query_scalar("INSERT INTO people (name, lang, theme, created) VALUES (?1, ?2, ?3, ?4) RETURNING id")
        .bind(&new.name)
        .bind(&new.lang)
        .bind(&new.theme)
        .bind(created.0)
        .fetch_one(&mut *db)
        .await?;
    let person = Person {
        id: PersonId(id),
        name: new.name,
        lang: new.lang,
        theme: new.theme,
        created,
        muted: false,
        banned: false,
    };
    let token = open_session(db, person.id).await?;
    Ok((person, token))
}

pub(super) async fn change_person(db: &mut SqliteConnection, id: PersonId, change: PersonChange) -> Done<Person> {
    sqlx::query(
        "UPDATE people SET name = coalesce(?2, name), lang = coalesce(?3, lang), theme = coalesce(?4, theme) WHERE id = ?1",
    )
    .bind(id.0)
    .bind(change.name)
    .bind(change.lang)
    .bind(change.theme)
    .execute(&mut *db)
    .await?;
    read::person(db, id).await
}

async fn open_session(db: &mut SqliteConnection, person: PersonId) -> Result<Token, Error> {
    let token = Token::draw();
    sqlx::query("INSERT INTO sessions (token_hash, person, created) VALUES (?1, ?2, ?3)")
        .bind(token.digest())
        .bind(person.0)
        .bind(Time::now().0)
        .execute(db)
        .await?;
    Ok(token)
}

pub(super) async fn open_table(db: &mut SqliteConnection, new: NewTable) -> Done<Table> {
    let id = fresh_id(db).await?;
    let now = Time::now();
    if new.promised && is_committed(db, &new.commitment).await? {
        return Err(Error::Committed);
    }
    let head = first_link(new.rules_version, &new.setup, &new.edition, &new.commitment);
    sqlx::query(
        "INSERT INTO tables (id, game, rules_version, edition, commitment, status, options, casual, listed, version,
                             waiting, host, rematch_of, created, updated, head)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0, '', ?10, ?11, ?12, ?12, ?13)",
    )
    .bind(id.as_str())
    .bind(&new.game)
    .bind(new.rules_version)
    .bind(&new.edition)
    .bind(&new.commitment)
    .bind(Status::Open.as_str())
    .bind(&new.options)
    .bind(new.casual)
    .bind(new.listed)
    .bind(new.host.map(|host| host.0))
    .bind(new.rematch_of.as_ref().map(TableId::as_str))
    .bind(now.0)
    .bind(head)
    .execute(&mut *db)
    .await?;
    agree(db, &id, &new.setup, new.seed.reveal()).await?;
    for seat in &new.seats {
        put_seat(db, &id, seat, now).await?;
    }
    read::table(db, &id).await
}

/// An id no table has.
pub(super) async fn fresh_id(db: &mut SqliteConnection) -> Result<TableId, Error> {
    loop {
        let id = TableId::draw();
        let taken: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1)")
            .bind(id.as_str())
            .fetch_one(&mut *db)
            .await?;
        if !taken {
            return Ok(id);
        }
    }
}

/// Whether a table was opened with this commitment.
pub(super) async fn is_committed(db: &mut SqliteConnection, commitment: &str) -> Result<bool, Error> {
    let known = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE commitment = ?1)");
    Ok(known.bind(commitment).fetch_one(db).await?)
}

/// Keeps what was agreed at a table.
pub(super) async fn agree(db: &mut SqliteConnection, id: &TableId, setup: &str, seed: &str) -> Result<(), Error> {
    sqlx::query("INSERT INTO agreements (table_id, setup, seed) VALUES (?1, ?2, ?3)")
        .bind(id.as_str())
        .bind(setup)
        .bind(seed)
        .execute(db)
        .await?;
    Ok(())
}

/// Gives a seat to its new holder.
pub(super) async fn put_seat(
    db: &mut SqliteConnection,
    table: &TableId,
    seat: &NewSeat,
    now: Time,
) -> Result<(), Error> {
    let (person, bot) = (seat.holder.person(), seat.holder.bot());
    let joined = (person.is_some() || bot.is_some()).then_some(now.0);
    sqlx::query(
        "INSERT OR REPLACE INTO seats (table_id, seat, person, bot, name, joined, salt) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )
    .bind(table.as_str())
    .bind(number(seat.seat))
    .bind(person.map(|person| person.0))
    .bind(bot)
    .bind(&seat.name)
    .bind(joined)
    .bind(seat.salt.map(|salt| salt.to_string()))
    .execute(db)
    .await?;
    Ok(())
}

/// The number of a seat in the data file.
fn number(seat: table::Seat) -> i64 {
    seat.index() as i64
}

pub(super) async fn sweep(db: &mut SqliteConnection, before: Time) -> Done<u64> {
    let swept =
        sqlx::query("DELETE FROM tables WHERE status = 'open' AND updated < ?1").bind(before.0).execute(db).await?;
    Ok(swept.rows_affected())
}

pub(super) async fn say(db: &mut SqliteConnection, say: Say) -> Done<Said> {
    read::table(&mut *db, &say.table).await?;
    let at = Time::now();
    let id: i64 = sqlx::query_scalar(
        "INSERT INTO chat (table_id, seat, person, text, at) VALUES (?1, ?2, ?3, ?4, ?5) RETURNING id",
    )
    .bind(say.table.as_str())
    .bind(say.seat.map(number))
    .bind(say.person.map(|person| person.0))
    .bind(&say.text)
    .bind(at.0)
    .fetch_one(db)
    .await?;
    Ok(Said { id: id as u64, seat: say.seat, person: say.person, text: say.text, at })
}

/// A secret of the house; drawn if there is none of this name.
pub(super) async fn secret(db: &mut SqliteConnection, name: &str) -> Done<[u8; 32]> {
    sqlx::query("INSERT INTO house (name, value) VALUES (?1, ?2) ON CONFLICT (name) DO NOTHING")
        .bind(name)
        .bind(random::<32>().as_slice())
        .execute(&mut *db)
        .await?;
    let kept = sqlx::query_scalar("SELECT value FROM house WHERE name = ?1").bind(name);
    let value: Vec<u8> = kept.fetch_one(db).await?;
    <[u8; 32]>::try_from(value).map_err(|_| damaged("secret", name))
}

/// Writes a row that means nothing.
pub(super) async fn probe(db: &mut SqliteConnection) -> Done<()> {
    put_house(db, "probe", Time::now().0.to_string().as_bytes()).await
}

/// Marks the data file as being served, or as complete, and carries the write-ahead log into it. A file that is marked as being served
/// and has no write-ahead log beside it was copied without it.
pub(super) async fn serving(db: &mut SqliteConnection, serving: bool) -> Done<()> {
    put_house(db, SERVING, if serving { b"1" } else { b"0" }).await?;
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(db).await?;
    Ok(())
}

/// The name of that mark.
pub(super) const SERVING: &str = "serving";

async fn put_house(db: &mut SqliteConnection, name: &str, value: &[u8]) -> Result<(), Error> {
    sqlx::query("INSERT OR REPLACE INTO house (name, value) VALUES (?1, ?2)")
        .bind(name)
        .bind(value)
        .execute(db)
        .await?;
    Ok(())
}
