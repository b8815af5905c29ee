//! Every write that is no submission.

use super::append::json;
use super::read;
use super::writer::Finished;
use crate::{
    Error, NewPerson, NewSeat, NewTable, News, Person, PersonChange, PersonId, Said, Say, Status, Table, TableId, Time,
    Token,
};
use sqlx::SqliteConnection;

/// A seen marker: who saw which table up to which version.
pub(super) type Seen = (PersonId, TableId, u64);

/// What the work of a chore gives.
type Done<T> = Result<Finished<T>, Error>;

pub(super) async fn welcome(db: &mut SqliteConnection, new: NewPerson) -> Done<(Person, Token)> {
    let created = Time::now();
    let id = sqlx::query_scalar("INSERT INTO people (name, lang, theme, created) VALUES (?1, ?2, ?3, ?4) RETURNING id")
        .bind(&new.name)
        .bind(&new.lang)
        .bind(&new.theme)
        .bind(created.0)
        .fetch_one(&mut *db)
        .await?;
    let person = Person { id: PersonId(id), name: new.name, lang: new.lang, theme: new.theme, created };
    let token = open_session(db, person.id).await?;
    Ok(Finished::quietly((person, token)))
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
    Ok(Finished::quietly(read::person(db, id).await?))
}

pub(super) async fn add_session(db: &mut SqliteConnection, person: PersonId) -> Done<Token> {
    read::person(&mut *db, person).await?;
    Ok(Finished::quietly(open_session(db, person).await?))
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

pub(super) async fn end_session(db: &mut SqliteConnection, digest: Vec<u8>) -> Done<()> {
    sqlx::query("DELETE FROM sessions WHERE token_hash = ?1").bind(digest).execute(db).await?;
    Ok(Finished::quietly(()))
}

pub(super) async fn open_table(db: &mut SqliteConnection, new: NewTable) -> Done<Table> {
    let id = fresh_id(db).await?;
    let now = Time::now();
    sqlx::query(
        "INSERT INTO tables (id, game, rules_version, edition, commitment, status, options, casual, listed, version,
                             waiting, host, rematch_of, created, updated)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0, '', ?10, ?11, ?12, ?12)",
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
    .execute(&mut *db)
    .await?;
    agree(db, &id, &new.setup, new.seed.reveal()).await?;
    for seat in &new.seats {
        put_seat(db, &id, seat, now).await?;
    }
    Ok(Finished::quietly(read::table(db, &id).await?))
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
        "INSERT OR REPLACE INTO seats (table_id, seat, person, bot, name, joined) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )
    .bind(table.as_str())
    .bind(seat.seat)
    .bind(person.map(|person| person.0))
    .bind(bot)
    .bind(&seat.name)
    .bind(joined)
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn delete_table(db: &mut SqliteConnection, id: TableId) -> Done<()> {
    if read::table(&mut *db, &id).await?.status != Status::Open {
        return Err(Error::Begun(id));
    }
    sqlx::query("DELETE FROM tables WHERE id = ?1").bind(id.as_str()).execute(db).await?;
    Ok(Finished::quietly(()))
}

pub(super) async fn sweep(db: &mut SqliteConnection, before: Time) -> Done<u64> {
    let swept =
        sqlx::query("DELETE FROM tables WHERE status = 'open' AND updated < ?1").bind(before.0).execute(db).await?;
    Ok(Finished::quietly(swept.rows_affected()))
}

pub(super) async fn drop_snapshots(db: &mut SqliteConnection, table: Option<TableId>) -> Done<()> {
    match table {
        Some(id) => sqlx::query("DELETE FROM snapshots WHERE table_id = ?1").bind(id.as_str()).execute(db).await?,
        None => sqlx::query("DELETE FROM snapshots").execute(db).await?,
    };
    Ok(Finished::quietly(()))
}

pub(super) async fn say(db: &mut SqliteConnection, say: Say) -> Done<Said> {
    read::table(&mut *db, &say.table).await?;
    let at = Time::now();
    let id: i64 = sqlx::query_scalar(
        "INSERT INTO chat (table_id, seat, person, text, at) VALUES (?1, ?2, ?3, ?4, ?5) RETURNING id",
    )
    .bind(say.table.as_str())
    .bind(say.seat)
    .bind(say.person.map(|person| person.0))
    .bind(&say.text)
    .bind(at.0)
    .fetch_one(db)
    .await?;
    let said = Said { id: id as u64, seat: say.seat, person: say.person, text: say.text, at };
    let news = News::Chat { table: say.table, id: said.id };
    Ok(Finished { value: said, news: Some(news) })
}

/// Writes all seen markers of a group. Markers of people or tables that do not exist are passed over.
pub(super) async fn mark_seen(db: &mut SqliteConnection, seen: &[Seen]) -> Result<(), Error> {
    if seen.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO seen (person, table_id, version)
         SELECT p.id, t.id, j.value ->> 2
         FROM json_each(?1) AS j
         CROSS JOIN people AS p ON p.id = j.value ->> 0
         CROSS JOIN tables AS t ON t.id = j.value ->> 1
         WHERE true
         ON CONFLICT (person, table_id) DO UPDATE SET version = max(version, excluded.version)",
    )
    .bind(json(seen)?)
    .execute(db)
    .await?;
    Ok(())
}
