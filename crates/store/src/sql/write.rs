//! Every write that is no submission.

use super::dialect::{self, Db};
use super::{people, read};
use crate::failure::damaged;
use crate::person::random;
use crate::{
    DeedKind, Error, Learnt, NewPerson, NewSeat, NewTable, Person, PersonChange, PersonId, Said, Say, Status, Table,
    TableId, Time, Token,
};
use std::time::Duration;
use table::log::first_link;

type Done<T> = Result<T, Error>;

/// How long the session of a new guest lasts if nobody uses it.
const GUEST: Duration = Duration::from_secs(365 * 24 * 3600);

pub(super) async fn welcome(db: &mut Db, new: NewPerson) -> Done<(Person, Token)> {
    let created = Time::now();
    let id = sqlx::query_scalar("INSERT INTO people (name, lang, theme, created) VALUES ($1, $2, $3, $4) RETURNING id")
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
    let token = people::open_session(db, person.id, String::new(), GUEST).await?;
    Ok((person, token))
}

pub(super) async fn change_person(db: &mut Db, id: PersonId, change: PersonChange) -> Done<Person> {
    sqlx::query(
        "UPDATE people SET name = coalesce($2, name), lang = coalesce($3, lang), theme = coalesce($4, theme) WHERE id = $1",
    )
    .bind(id.0)
    .bind(change.name)
    .bind(change.lang)
    .bind(change.theme)
    .execute(&mut *db)
    .await?;
    read::person(db, id).await
}

/// Keeps how far somebody has come in a lesson.
pub(super) async fn keep_learnt(db: &mut Db, person: PersonId, learnt: Learnt) -> Done<()> {
    sqlx::query(
        "INSERT INTO lessons (person, game, lesson, acts, done) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (person, game, lesson) DO UPDATE SET
             acts = excluded.acts, done = CASE WHEN lessons.done THEN lessons.done ELSE excluded.done END",
    )
    .bind(person.0)
    .bind(&learnt.game)
    .bind(&learnt.lesson)
    .bind(serde_json::Value::from(learnt.acts).to_string())
    .bind(learnt.done)
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn open_table(db: &mut Db, new: NewTable) -> Done<Table> {
    let id = fresh_id(db).await?;
    let now = Time::now();
    if new.promised {
        // Of two who open tables with the same promise at once, the second waits and is told.
        dialect::lock_name(db, &new.commitment).await?;
        if is_committed(db, &new.commitment).await? {
            return Err(Error::Committed);
        }
    }
    let head = first_link(new.rules_version, &new.setup, &new.edition, &new.commitment);
    sqlx::query(
        "INSERT INTO tables (id, game, rules_version, edition, commitment, status, options, casual, listed, version,
                             waiting, host, rematch_of, created, updated, head)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, '', $10, $11, $12, $12, $13)",
    )
    .bind(id.as_str())
    .bind(&new.game)
    .bind(i64::from(new.rules_version))
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
pub(super) async fn fresh_id(db: &mut Db) -> Result<TableId, Error> {
    loop {
        let id = TableId::draw();
        let taken: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE id = $1)")
            .bind(id.as_str())
            .fetch_one(&mut *db)
            .await?;
        if !taken {
            return Ok(id);
        }
    }
}

/// Whether a table was opened with this commitment.
pub(super) async fn is_committed(db: &mut Db, commitment: &str) -> Result<bool, Error> {
    let known = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM tables WHERE commitment = $1)");
    Ok(known.bind(commitment).fetch_one(db).await?)
}

/// Keeps what was agreed at a table.
pub(super) async fn agree(db: &mut Db, id: &TableId, setup: &str, seed: &str) -> Result<(), Error> {
    sqlx::query("INSERT INTO agreements (table_id, setup, seed) VALUES ($1, $2, $3)")
        .bind(id.as_str())
        .bind(setup)
        .bind(seed)
        .execute(db)
        .await?;
    Ok(())
}

/// Gives a seat to its new holder.
pub(super) async fn put_seat(db: &mut Db, table: &TableId, seat: &NewSeat, now: Time) -> Result<(), Error> {
    let (person, bot) = (seat.holder.person(), seat.holder.bot());
    let joined = (person.is_some() || bot.is_some()).then_some(now.0);
    sqlx::query(
        "INSERT INTO seats (table_id, seat, person, bot, name, joined, salt) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, bot = excluded.bot, name = excluded.name,
             joined = excluded.joined, salt = excluded.salt",
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

pub(super) async fn sweep(db: &mut Db, before: Time) -> Done<u64> {
    dialect::forget_leases(db, before).await?;
    let swept =
        sqlx::query("DELETE FROM tables WHERE status = 'open' AND updated < $1").bind(before.0).execute(db).await?;
    Ok(swept.rows_affected())
}

pub(super) async fn say(db: &mut Db, say: Say) -> Done<Said> {
    read::table(&mut *db, &say.table).await?;
    let at = Time::now();
    let id: i64 = sqlx::query_scalar(
        "INSERT INTO chat (table_id, seat, person, text, at) VALUES ($1, $2, $3, $4, $5) RETURNING id",
    )
    .bind(say.table.as_str())
    .bind(say.seat.map(number))
    .bind(say.person.map(|person| person.0))
    .bind(&say.text)
    .bind(at.0)
    .fetch_one(db)
    .await?;
    Ok(Said { id: id as u64, seat: say.seat, person: say.person, name: None, text: say.text, at })
}

/// A secret of the house; drawn if there is none of this name.
pub(super) async fn secret(db: &mut Db, name: &str) -> Done<[u8; 32]> {
    sqlx::query("INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
        .bind(name)
        .bind(random::<32>().as_slice())
        .execute(&mut *db)
        .await?;
    let kept = sqlx::query_scalar("SELECT value FROM house WHERE name = $1").bind(name);
    let value: Vec<u8> = kept.fetch_one(db).await?;
    <[u8; 32]>::try_from(value).map_err(|_| damaged("secret", name))
}

/// Writes a row that means nothing.
pub(super) async fn probe(db: &mut Db) -> Done<()> {
    put_house(db, "probe", Time::now().0.to_string().as_bytes()).await
}

/// Keeps something under a name.
pub(super) async fn put_house(db: &mut Db, name: &str, value: &[u8]) -> Result<(), Error> {
    sqlx::query(
        "INSERT INTO house (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(db)
    .await?;
    Ok(())
}

/// Writes down what the operator does, in the transaction in which it is done.
pub(super) async fn write_down(db: &mut Db, deed: DeedKind, subject: &str, why: &str) -> Result<(), Error> {
    sqlx::query("INSERT INTO deeds (at, deed, subject, why) VALUES ($1, $2, $3, $4)")
        .bind(Time::now().0)
        .bind(deed.as_str())
        .bind(subject)
        .bind(why)
        .execute(db)
        .await?;
    Ok(())
}
