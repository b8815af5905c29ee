//! By which programs act for somebody.

use super::dialect::Db;
use super::read::person as person_by_id;
use super::{Backend, permits};
use crate::{Answer, Error, Permit, Permits, Person, PersonId, Time, Token, fresh_key};

type Done<T> = Result<T, Error>;

/// A permit as it lies in the database.
type Row = (String, i64, String, String, i64, Option<i64>);

impl Permits for Backend {
    fn permit(&self, person: PersonId, label: String, scopes: String) -> Answer<'_, (Permit, Token)> {
        Box::pin(self.write(move |db| Box::pin(permits::give(db, person, label, scopes))))
    }

    fn permits_of(&self, person: PersonId) -> Answer<'_, Vec<Permit>> {
        Box::pin(self.in_time(async move { permits::of(&mut *self.readers.acquire().await?, person).await }))
    }

    fn permitted<'a>(&'a self, token: &'a Token) -> Answer<'a, Option<(Person, Permit)>> {
        Box::pin(self.in_time(async move { permits::find(&mut *self.readers.acquire().await?, token).await }))
    }

    fn use_permit(&self, id: String) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(permits::used(db, id))))
    }

    fn revoke(&self, person: PersonId, id: String) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(permits::revoke(db, person, id))))
    }
}

fn permit((id, person, label, scopes, created, used): Row) -> Permit {
    Permit { id, person: PersonId(person), label, scopes, created: Time(created), used: used.map(Time) }
}

async fn give(db: &mut Db, person: PersonId, label: String, scopes: String) -> Done<(Permit, Token)> {
    person_by_id(db, person).await?;
    let (token, created) = (Token::draw(), Time::now());
    let permit = Permit { id: fresh_key(), person, label, scopes, created, used: None };
    sqlx::query("INSERT INTO permits (id, person, token_hash, label, scopes, created) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(&permit.id)
        .bind(person.0)
        .bind(token.digest())
        .bind(&permit.label)
        .bind(&permit.scopes)
        .bind(created.0)
        .execute(db)
        .await?;
    Ok((permit, token))
}

async fn of(db: &mut Db, person: PersonId) -> Done<Vec<Permit>> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT id, person, label, scopes, created, used FROM permits WHERE person = $1 ORDER BY created DESC, id",
    )
    .bind(person.0)
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().map(permit).collect())
}

async fn find(db: &mut Db, token: &Token) -> Done<Option<(Person, Permit)>> {
    let row: Option<Row> =
        sqlx::query_as("SELECT id, person, label, scopes, created, used FROM permits WHERE token_hash = $1")
            .bind(token.digest())
            .fetch_optional(&mut *db)
            .await?;
    match row.map(permit) {
        Some(permit) => Ok(Some((person_by_id(db, permit.person).await?, permit))),
        None => Ok(None),
    }
}

async fn used(db: &mut Db, id: String) -> Done<()> {
    sqlx::query("UPDATE permits SET used = $2 WHERE id = $1").bind(id).bind(Time::now().0).execute(db).await?;
    Ok(())
}

async fn revoke(db: &mut Db, person: PersonId, id: String) -> Done<bool> {
    let revoked = sqlx::query("DELETE FROM permits WHERE person = $1 AND id = $2").bind(person.0).bind(id);
    Ok(revoked.execute(db).await?.rows_affected() > 0)
}
