//! What people bring to play with.

use super::dialect::Db;
use super::{Backend, works};
use crate::{Answer, Error, PersonId, Time, Work, WorkKind, Works};

type Done<T> = Result<T, Error>;

/// A work as it lies in the database.
type Row = (String, i64, String, String, i64);

impl Works for Backend {
    fn keep_work(&self, work: Work, most: u32) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(works::keep(db, work, most))))
    }

    fn work(&self, kind: WorkKind, key: String) -> Answer<'_, Option<Work>> {
        Box::pin(self.in_time(async move { works::find(&mut *self.readers.acquire().await?, kind, &key).await }))
    }

    fn works_of(&self, person: PersonId, kind: WorkKind) -> Answer<'_, Vec<Work>> {
        Box::pin(self.in_time(async move { works::of(&mut *self.readers.acquire().await?, person, kind).await }))
    }
}

fn work(kind: WorkKind) -> impl Fn(Row) -> Work {
    move |(key, person, game, text, at)| Work { key, kind, game, text, person: PersonId(person), at: Time(at) }
}

async fn keep(db: &mut Db, work: Work, most: u32) -> Done<()> {
    sqlx::query(
        "INSERT INTO works (key, person, kind, game, text, at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (key, person) DO UPDATE SET at = excluded.at",
    )
    .bind(&work.key)
    .bind(work.person.0)
    .bind(work.kind.as_str())
    .bind(&work.game)
    .bind(&work.text)
    .bind(work.at.0)
    .execute(&mut *db)
    .await?;
    sqlx::query(
        "DELETE FROM works WHERE person = $1 AND kind = $2 AND key NOT IN
             (SELECT key FROM works WHERE person = $1 AND kind = $2 ORDER BY at DESC, key LIMIT $3)",
    )
    .bind(work.person.0)
    .bind(work.kind.as_str())
    .bind(i64::from(most))
    .execute(db)
    .await?;
    Ok(())
}

async fn find(db: &mut Db, kind: WorkKind, key: &str) -> Done<Option<Work>> {
    let row: Option<Row> = sqlx::query_as(
        "SELECT key, person, game, text, at FROM works WHERE key = $1 AND kind = $2 ORDER BY at, person LIMIT 1",
    )
    .bind(key)
    .bind(kind.as_str())
    .fetch_optional(db)
    .await?;
    Ok(row.map(work(kind)))
}

async fn of(db: &mut Db, person: PersonId, kind: WorkKind) -> Done<Vec<Work>> {
    let rows: Vec<Row> = sqlx::query_as(
        "SELECT key, person, game, text, at FROM works WHERE person = $1 AND kind = $2 ORDER BY at DESC, key",
    )
    .bind(person.0)
    .bind(kind.as_str())
    .fetch_all(db)
    .await?;
    Ok(rows.into_iter().map(work(kind)).collect())
}
