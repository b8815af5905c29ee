//! People beyond a single browser.

use super::dialect::Db;
use super::read::person as person_by_id;
use crate::failure::damaged;
use crate::{
    Account, Code, Error, Invitation, Looks, NewAccount, Passkey, Person, PersonId, Said, Secret, Session, SessionId,
    TableId, Tie, Tied, Time, Token,
};
use std::time::Duration;
use table::Seat;

type Done<T> = Result<T, Error>;

/// What stands on the seats of somebody who was forgotten.
const FORGOTTEN: &str = "—";

fn after(now: Time, lasts: Duration) -> i64 {
    now.0.saturating_add(i64::try_from(lasts.as_millis()).unwrap_or(i64::MAX))
}

// --- sessions ---

pub(super) async fn open_session(db: &mut Db, person: PersonId, device: String, lasts: Duration) -> Done<Token> {
    person_by_id(db, person).await?;
    let (token, now) = (Token::draw(), Time::now());
    sqlx::query(
        "INSERT INTO sessions (token_hash, person, created, seen, expires, device) VALUES ($1, $2, $3, $3, $4, $5)",
    )
    .bind(token.digest())
    .bind(person.0)
    .bind(now.0)
    .bind(after(now, lasts))
    .bind(device)
    .execute(db)
    .await?;
    Ok(token)
}

pub(super) async fn sessions(db: &mut Db, person: PersonId) -> Done<Vec<Session>> {
    let rows: Vec<(Vec<u8>, i64, i64, i64, String)> = sqlx::query_as(
        "SELECT token_hash, created, seen, expires, device FROM sessions WHERE person = $1 AND expires > $2
         ORDER BY seen DESC, token_hash",
    )
    .bind(person.0)
    .bind(Time::now().0)
    .fetch_all(db)
    .await?;
    let session = |(digest, created, seen, expires, device): (Vec<u8>, i64, i64, i64, String)| Session {
        id: SessionId::of(&digest),
        created: Time(created),
        seen: Time(seen),
        expires: Time(expires),
        device,
    };
    Ok(rows.into_iter().map(session).collect())
}

pub(super) async fn use_session(db: &mut Db, digest: Vec<u8>, device: String, lasts: Duration) -> Done<()> {
    let now = Time::now();
    sqlx::query("UPDATE sessions SET seen = $2, expires = $3, device = $4 WHERE token_hash = $1")
        .bind(digest)
        .bind(now.0)
        .bind(after(now, lasts))
        .bind(device)
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn close_session(db: &mut Db, person: PersonId, session: SessionId) -> Done<bool> {
    let closed = sqlx::query("DELETE FROM sessions WHERE person = $1 AND token_hash = $2")
        .bind(person.0)
        .bind(session.digest())
        .execute(db)
        .await?;
    Ok(closed.rows_affected() > 0)
}

pub(super) async fn close_sessions(db: &mut Db, person: PersonId, but: Option<SessionId>) -> Done<u64> {
    let but = but.map(|session| session.digest()).unwrap_or_default();
    let closed = sqlx::query("DELETE FROM sessions WHERE person = $1 AND token_hash <> $2")
        .bind(person.0)
        .bind(but)
        .execute(db)
        .await?;
    Ok(closed.rows_affected())
}

pub(super) async fn sweep_sessions(db: &mut Db) -> Done<u64> {
    let swept = sqlx::query("DELETE FROM sessions WHERE expires <= $1").bind(Time::now().0).execute(db).await?;
    Ok(swept.rows_affected())
}

// --- keepsakes ---

pub(super) async fn keep(db: &mut Db, person: PersonId, code: Code) -> Done<()> {
    person_by_id(db, person).await?;
    sqlx::query(
        "INSERT INTO keepsakes (person, code_hash, created) VALUES ($1, $2, $3)
         ON CONFLICT (person) DO UPDATE SET code_hash = excluded.code_hash, created = excluded.created",
    )
    .bind(person.0)
    .bind(code.digest())
    .bind(Time::now().0)
    .execute(db)
    .await?;
    Ok(())
}

pub(super) async fn kept_since(db: &mut Db, person: PersonId) -> Done<Option<Time>> {
    let since: Option<i64> =
        sqlx::query_scalar("SELECT created FROM keepsakes WHERE person = $1").bind(person.0).fetch_optional(db).await?;
    Ok(since.map(Time))
}

pub(super) async fn keeper(db: &mut Db, code: Code) -> Done<Option<Person>> {
    let person: Option<i64> = sqlx::query_scalar("SELECT person FROM keepsakes WHERE code_hash = $1")
        .bind(code.digest())
        .fetch_optional(&mut *db)
        .await?;
    match person {
        Some(person) => Ok(Some(person_by_id(db, PersonId(person)).await?)),
        None => Ok(None),
    }
}

// --- accounts ---

pub(super) async fn register(db: &mut Db, new: NewAccount) -> Done<Account> {
    if is_taken(db, &new.looks, new.person).await? || account(db, new.person).await?.is_some() {
        return Err(Error::NameTaken);
    }
    if let Some(code) = &new.invitation {
        use_invitation(db, code, new.person).await?;
    }
    let now = Time::now();
    let operator = i64::from(accounts(db).await? == 0);
    sqlx::query(
        "INSERT INTO accounts (person, name, written, small, password, operator, created)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(new.person.0)
    .bind(&new.name)
    .bind(&new.looks.written)
    .bind(&new.looks.small)
    .bind(new.password.as_ref().map(Secret::reveal))
    .bind(operator)
    .bind(now.0)
    .execute(&mut *db)
    .await?;
    name_person(db, new.person, &new.name).await?;
    set_recoveries(db, new.person, new.recoveries).await?;
    account(db, new.person).await?.ok_or(Error::NoPerson(new.person))
}

/// Whether somebody else has a name that looks like this.
async fn is_taken(db: &mut Db, looks: &Looks, person: PersonId) -> Done<bool> {
    Ok(holder_of(db, looks).await?.is_some_and(|holder| holder != person))
}

async fn holder_of(db: &mut Db, looks: &Looks) -> Done<Option<PersonId>> {
    let holder: Option<i64> =
        sqlx::query_scalar("SELECT person FROM accounts WHERE written = $1 OR small = $2 ORDER BY created LIMIT 1")
            .bind(&looks.written)
            .bind(&looks.small)
            .fetch_optional(db)
            .await?;
    Ok(holder.map(PersonId))
}

async fn use_invitation(db: &mut Db, code: &Code, guest: PersonId) -> Done<()> {
    let used = sqlx::query("UPDATE invitations SET guest = $2, used = $3 WHERE code_hash = $1 AND used IS NULL")
        .bind(code.digest())
        .bind(guest.0)
        .bind(Time::now().0)
        .execute(db)
        .await?;
    if used.rows_affected() == 1 { Ok(()) } else { Err(Error::NotInvited) }
}

async fn name_person(db: &mut Db, person: PersonId, name: &str) -> Done<()> {
    let named = sqlx::query("UPDATE people SET name = $2 WHERE id = $1").bind(person.0).bind(name).execute(db).await?;
    if named.rows_affected() == 1 { Ok(()) } else { Err(Error::NoPerson(person)) }
}

pub(super) async fn account(db: &mut Db, person: PersonId) -> Done<Option<Account>> {
    let row: Option<(Option<String>, i64, i64, i64)> = sqlx::query_as(
        "SELECT a.password, a.operator, a.created, (SELECT count(*) FROM recoveries AS r WHERE r.person = a.person)
         FROM accounts AS a WHERE a.person = $1",
    )
    .bind(person.0)
    .fetch_optional(&mut *db)
    .await?;
    let Some((password, operator, created, recoveries)) = row else { return Ok(None) };
    Ok(Some(Account {
        person: person_by_id(db, person).await?,
        password: password.map(Secret::new),
        operator: operator != 0,
        created: Time(created),
        recoveries: u32::try_from(recoveries).unwrap_or(u32::MAX),
    }))
}

pub(super) async fn account_like(db: &mut Db, looks: Looks) -> Done<Option<Account>> {
    match holder_of(db, &looks).await? {
        Some(holder) => account(db, holder).await,
        None => Ok(None),
    }
}

pub(super) async fn accounts(db: &mut Db) -> Done<u64> {
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM accounts").fetch_one(db).await?;
    Ok(u64::try_from(count).unwrap_or_default())
}

pub(super) async fn rename_account(db: &mut Db, person: PersonId, name: String, looks: Looks) -> Done<Person> {
    if is_taken(db, &looks, person).await? {
        return Err(Error::NameTaken);
    }
    sqlx::query("UPDATE accounts SET name = $2, written = $3, small = $4 WHERE person = $1")
        .bind(person.0)
        .bind(&name)
        .bind(&looks.written)
        .bind(&looks.small)
        .execute(&mut *db)
        .await?;
    name_person(db, person, &name).await?;
    person_by_id(db, person).await
}

pub(super) async fn set_password(db: &mut Db, person: PersonId, password: Secret) -> Done<()> {
    let set = sqlx::query("UPDATE accounts SET password = $2 WHERE person = $1")
        .bind(person.0)
        .bind(password.reveal())
        .execute(db)
        .await?;
    if set.rows_affected() == 1 { Ok(()) } else { Err(Error::NoPerson(person)) }
}

pub(super) async fn set_recoveries(db: &mut Db, person: PersonId, codes: Vec<Code>) -> Done<()> {
    sqlx::query("DELETE FROM recoveries WHERE person = $1").bind(person.0).execute(&mut *db).await?;
    for code in codes {
        sqlx::query("INSERT INTO recoveries (person, code_hash) VALUES ($1, $2)")
            .bind(person.0)
            .bind(code.digest())
            .execute(&mut *db)
            .await?;
    }
    Ok(())
}

pub(super) async fn recover(db: &mut Db, person: PersonId, code: Code) -> Done<bool> {
    let used = sqlx::query("DELETE FROM recoveries WHERE person = $1 AND code_hash = $2")
        .bind(person.0)
        .bind(code.digest())
        .execute(db)
        .await?;
    Ok(used.rows_affected() == 1)
}

pub(super) async fn move_guest(db: &mut Db, guest: PersonId, to: PersonId) -> Done<Vec<TableId>> {
    person_by_id(db, to).await?;
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT DISTINCT table_id FROM seats WHERE person = $1 ORDER BY table_id")
            .bind(guest.0)
            .fetch_all(&mut *db)
            .await?;
    for sql in [
        "UPDATE seats SET person = $2 WHERE person = $1",
        "UPDATE tables SET host = $2 WHERE host = $1",
        "UPDATE log SET person = $2 WHERE person = $1",
        "UPDATE chat SET person = $2 WHERE person = $1",
        "UPDATE entrants SET person = $2 WHERE person = $1",
        "UPDATE tournaments SET host = $2 WHERE host = $1",
        "INSERT INTO lessons (person, game, lesson, acts, done)
         SELECT $2, game, lesson, acts, done FROM lessons WHERE person = $1
         ON CONFLICT (person, game, lesson) DO NOTHING",
        "INSERT INTO notes (person, table_id, text, changed)
         SELECT $2, table_id, text, changed FROM notes WHERE person = $1
         ON CONFLICT (person, table_id) DO NOTHING",
        "INSERT INTO quiet (person, table_id) SELECT $2, table_id FROM quiet WHERE person = $1
         ON CONFLICT (person, table_id) DO NOTHING",
        "UPDATE plans SET person = $2 WHERE person = $1",
        "INSERT INTO vacations (person, begins, ends) SELECT $2, begins, ends FROM vacations WHERE person = $1
         ON CONFLICT (person, begins) DO NOTHING",
        "UPDATE channels SET person = $2
         WHERE person = $1
           AND NOT EXISTS (SELECT 1 FROM channels AS o WHERE o.person = $2 AND o.kind = channels.kind AND o.address = channels.address)",
    ] {
        sqlx::query(sql).bind(guest.0).bind(to.0).execute(&mut *db).await?;
    }
    sqlx::query("DELETE FROM people WHERE id = $1").bind(guest.0).execute(db).await?;
    tables.into_iter().map(|id| id.parse().map_err(|_| damaged("table", &id))).collect()
}

pub(super) async fn forget_person(db: &mut Db, person: PersonId) -> Done<()> {
    person_by_id(db, person).await?;
    for sql in ["UPDATE seats SET name = $2 WHERE person = $1", "UPDATE entrants SET name = $2 WHERE person = $1"] {
        sqlx::query(sql).bind(person.0).bind(FORGOTTEN).execute(&mut *db).await?;
    }
    for sql in ["DELETE FROM chat WHERE person = $1", "DELETE FROM people WHERE id = $1"] {
        sqlx::query(sql).bind(person.0).execute(&mut *db).await?;
    }
    Ok(())
}

/// Something said: number, table, seat, text, moment.
type SaidRow = (i64, String, Option<i64>, String, i64);

pub(super) async fn said_by(db: &mut Db, person: PersonId) -> Done<Vec<(TableId, Said)>> {
    let rows: Vec<SaidRow> =
        sqlx::query_as("SELECT id, table_id, seat, text, at FROM chat WHERE person = $1 ORDER BY id")
            .bind(person.0)
            .fetch_all(db)
            .await?;
    let said = |(id, table, seat, text, at): SaidRow| {
        let table = table.parse().map_err(|_| damaged("table", &table))?;
        let seat = seat.map(|seat| seat_of(seat).ok_or_else(|| damaged("seat", seat))).transpose()?;
        let id = u64::try_from(id).unwrap_or_default();
        Ok((table, Said { id, seat, person: Some(person), name: None, text, at: Time(at) }))
    };
    rows.into_iter().map(said).collect()
}

fn seat_of(number: i64) -> Option<Seat> {
    usize::try_from(number).ok().and_then(|index| Seat::try_from(index).ok())
}

// --- passkeys ---

pub(super) async fn add_passkey(db: &mut Db, passkey: Passkey) -> Done<()> {
    let added = sqlx::query(
        "INSERT INTO passkeys (id, person, fixed, changing, label, created) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (id) DO NOTHING",
    )
    .bind(passkey.id)
    .bind(passkey.person.0)
    .bind(passkey.fixed)
    .bind(passkey.changing)
    .bind(passkey.label)
    .bind(passkey.created.0)
    .execute(db)
    .await?;
    if added.rows_affected() == 1 { Ok(()) } else { Err(Error::NameTaken) }
}

/// A passkey: id, person, fixed, changing, label, created, used.
type PasskeyRow = (Vec<u8>, i64, Vec<u8>, Vec<u8>, String, i64, Option<i64>);

fn passkey_of((id, person, fixed, changing, label, created, used): PasskeyRow) -> Passkey {
    Passkey { id, person: PersonId(person), fixed, changing, label, created: Time(created), used: used.map(Time) }
}

pub(super) async fn passkeys(db: &mut Db, person: PersonId) -> Done<Vec<Passkey>> {
    let rows: Vec<PasskeyRow> = sqlx::query_as(
        "SELECT id, person, fixed, changing, label, created, used FROM passkeys WHERE person = $1 ORDER BY created, id",
    )
    .bind(person.0)
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().map(passkey_of).collect())
}

pub(super) async fn passkey(db: &mut Db, id: Vec<u8>) -> Done<Option<Passkey>> {
    let row: Option<PasskeyRow> =
        sqlx::query_as("SELECT id, person, fixed, changing, label, created, used FROM passkeys WHERE id = $1")
            .bind(id)
            .fetch_optional(db)
            .await?;
    Ok(row.map(passkey_of))
}

pub(super) async fn use_passkey(db: &mut Db, id: Vec<u8>, changing: Vec<u8>) -> Done<()> {
    sqlx::query("UPDATE passkeys SET changing = $2, used = $3 WHERE id = $1")
        .bind(id)
        .bind(changing)
        .bind(Time::now().0)
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn remove_passkey(db: &mut Db, person: PersonId, id: Vec<u8>) -> Done<bool> {
    let removed =
        sqlx::query("DELETE FROM passkeys WHERE person = $1 AND id = $2").bind(person.0).bind(id).execute(db).await?;
    Ok(removed.rows_affected() > 0)
}

// --- friends and others ---

pub(super) async fn tie(db: &mut Db, person: PersonId, other: PersonId, tie: Option<Tie>) -> Done<()> {
    person_by_id(db, other).await?;
    match tie {
        Some(tie) => {
            sqlx::query(
                "INSERT INTO ties (person, other, tie, since) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (person, other) DO UPDATE SET tie = excluded.tie, since = excluded.since",
            )
            .bind(person.0)
            .bind(other.0)
            .bind(tie.as_str())
            .bind(Time::now().0)
            .execute(db)
            .await?;
        }
        None => {
            sqlx::query("DELETE FROM ties WHERE person = $1 AND other = $2")
                .bind(person.0)
                .bind(other.0)
                .execute(db)
                .await?;
        }
    }
    Ok(())
}

pub(super) async fn ties(db: &mut Db, person: PersonId) -> Done<Vec<Tied>> {
    let rows: Vec<(i64, Option<String>, Option<String>)> = sqlx::query_as(
        "SELECT p.id, m.tie, t.tie FROM people AS p
         LEFT JOIN ties AS m ON m.person = $1 AND m.other = p.id
         LEFT JOIN ties AS t ON t.person = p.id AND t.other = $1
         WHERE p.id IN (SELECT other FROM ties WHERE person = $1 UNION SELECT person FROM ties WHERE other = $1)
         ORDER BY p.name, p.id",
    )
    .bind(person.0)
    .fetch_all(&mut *db)
    .await?;
    let read = |tie: Option<String>| tie.map(|tie| Tie::read(&tie).ok_or_else(|| damaged("tie", &tie))).transpose();
    let mut ties = Vec::with_capacity(rows.len());
    for (other, mine, theirs) in rows {
        let other = person_by_id(&mut *db, PersonId(other)).await?;
        ties.push(Tied { other, mine: read(mine)?, theirs: read(theirs)? });
    }
    Ok(ties)
}

// --- the house ---

pub(super) async fn invite(db: &mut Db, host: PersonId, code: Code) -> Done<()> {
    sqlx::query("INSERT INTO invitations (code_hash, host, created) VALUES ($1, $2, $3)")
        .bind(code.digest())
        .bind(host.0)
        .bind(Time::now().0)
        .execute(db)
        .await?;
    Ok(())
}

pub(super) async fn invitations(db: &mut Db, host: PersonId) -> Done<Vec<Invitation>> {
    let rows: Vec<(i64, Option<i64>, Option<String>)> = sqlx::query_as(
        "SELECT i.created, i.used, p.name FROM invitations AS i LEFT JOIN people AS p ON p.id = i.guest
         WHERE i.host = $1 ORDER BY i.created DESC LIMIT 100",
    )
    .bind(host.0)
    .fetch_all(db)
    .await?;
    let invitation = |(created, used, guest): (i64, Option<i64>, Option<String>)| Invitation {
        created: Time(created),
        guest,
        used: used.is_some(),
    };
    Ok(rows.into_iter().map(invitation).collect())
}

pub(super) async fn choice(db: &mut Db, name: &str) -> Done<Option<String>> {
    Ok(sqlx::query_scalar("SELECT value FROM choices WHERE name = $1").bind(name).fetch_optional(db).await?)
}

pub(super) async fn choose(db: &mut Db, name: &str, value: String) -> Done<()> {
    sqlx::query(
        "INSERT INTO choices (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
    )
    .bind(name)
    .bind(value)
    .execute(db)
    .await?;
    Ok(())
}
