//! What people write down for themselves, and what they tell the operator about each other.

use super::dialect::Db;
use super::read::{id_of, person as person_by_id};
use super::write::write_down;
use super::{Backend, notes};
use crate::{Answer, DeedKind, Error, Notes, PersonId, TableId, Time, Told, fresh_key};

type Done<T> = Result<T, Error>;

impl Notes for Backend {
    fn note<'a>(&'a self, person: PersonId, table: &'a TableId) -> Answer<'a, Option<String>> {
        Box::pin(self.in_time(async move { notes::note(&mut *self.readers.acquire().await?, person, table).await }))
    }

    fn keep_note(&self, person: PersonId, table: TableId, text: String) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(notes::keep_note(db, person, table, text))))
    }

    fn notes_of(&self, person: PersonId) -> Answer<'_, Vec<(TableId, String)>> {
        Box::pin(self.in_time(async move { notes::notes_of(&mut *self.readers.acquire().await?, person).await }))
    }

    fn report(&self, author: PersonId, subject: PersonId, text: String) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(notes::report(db, author, subject, text))))
    }

    fn reports(&self, most: u32) -> Answer<'_, Vec<Told>> {
        Box::pin(self.in_time(async move { notes::reports(&mut *self.readers.acquire().await?, most).await }))
    }

    fn reports_by(&self, author: PersonId) -> Answer<'_, u64> {
        Box::pin(self.in_time(async move { notes::reports_by(&mut *self.readers.acquire().await?, author).await }))
    }

    fn told_by(&self, author: PersonId) -> Answer<'_, Vec<Told>> {
        Box::pin(self.in_time(async move { notes::told_by(&mut *self.readers.acquire().await?, author).await }))
    }

    fn restrain(&self, person: PersonId, deed: DeedKind, why: String) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(notes::restrain(db, person, deed, why))))
    }

    fn settle(&self, id: String) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(notes::settle(db, id))))
    }
}

async fn note(db: &mut Db, person: PersonId, table: &TableId) -> Done<Option<String>> {
    let note = sqlx::query_scalar("SELECT text FROM notes WHERE person = $1 AND table_id = $2");
    Ok(note.bind(person.0).bind(table.as_str()).fetch_optional(db).await?)
}

async fn keep_note(db: &mut Db, person: PersonId, table: TableId, text: String) -> Done<()> {
    if text.is_empty() {
        sqlx::query("DELETE FROM notes WHERE person = $1 AND table_id = $2")
            .bind(person.0)
            .bind(table.as_str())
            .execute(db)
            .await?;
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO notes (person, table_id, text, changed) VALUES ($1, $2, $3, $4)
         ON CONFLICT (person, table_id) DO UPDATE SET text = excluded.text, changed = excluded.changed",
    )
    .bind(person.0)
    .bind(table.as_str())
    .bind(text)
    .bind(Time::now().0)
    .execute(db)
    .await?;
    Ok(())
}

async fn notes_of(db: &mut Db, person: PersonId) -> Done<Vec<(TableId, String)>> {
    let rows: Vec<(String, String)> =
        sqlx::query_as("SELECT table_id, text FROM notes WHERE person = $1 ORDER BY table_id")
            .bind(person.0)
            .fetch_all(db)
            .await?;
    rows.into_iter().map(|(table, text)| Ok((id_of(table)?, text))).collect()
}

async fn report(db: &mut Db, author: PersonId, subject: PersonId, text: String) -> Done<()> {
    person_by_id(db, subject).await?;
    sqlx::query("INSERT INTO reports (id, author, subject, text, at) VALUES ($1, $2, $3, $4, $5)")
        .bind(fresh_key())
        .bind(author.0)
        .bind(subject.0)
        .bind(text)
        .bind(Time::now().0)
        .execute(db)
        .await?;
    Ok(())
}

async fn restrain(db: &mut Db, person: PersonId, deed: DeedKind, why: String) -> Done<bool> {
    let (sql, value) = match deed {
        DeedKind::Mute => ("UPDATE people SET muted = $2 WHERE id = $1", true),
        DeedKind::Unmute => ("UPDATE people SET muted = $2 WHERE id = $1", false),
        DeedKind::Ban => ("UPDATE people SET banned = $2 WHERE id = $1", true),
        DeedKind::Unban => ("UPDATE people SET banned = $2 WHERE id = $1", false),
        _ => return Ok(false),
    };
    person_by_id(db, person).await?;
    sqlx::query(sql).bind(person.0).bind(value).execute(&mut *db).await?;
    write_down(db, deed, &person.to_string(), &why).await?;
    Ok(true)
}

/// Something that was told: name, author, subject, text, moment.
type ToldRow = (String, Option<i64>, i64, String, i64);

async fn reports(db: &mut Db, most: u32) -> Done<Vec<Told>> {
    let rows: Vec<ToldRow> = sqlx::query_as(
        "SELECT id, author, subject, text, at FROM reports WHERE settled IS NULL ORDER BY at, id LIMIT $1",
    )
    .bind(i64::from(most))
    .fetch_all(&mut *db)
    .await?;
    told(db, rows).await
}

async fn told_by(db: &mut Db, author: PersonId) -> Done<Vec<Told>> {
    let rows: Vec<ToldRow> =
        sqlx::query_as("SELECT id, author, subject, text, at FROM reports WHERE author = $1 ORDER BY at, id")
            .bind(author.0)
            .fetch_all(&mut *db)
            .await?;
    told(db, rows).await
}

/// What was told, with the people in it.
async fn told(db: &mut Db, rows: Vec<ToldRow>) -> Done<Vec<Told>> {
    let mut reports = Vec::with_capacity(rows.len());
    for (id, author, subject, text, at) in rows {
        let author = match author {
            Some(author) => Some(person_by_id(&mut *db, PersonId(author)).await?),
            None => None,
        };
        let subject = person_by_id(&mut *db, PersonId(subject)).await?;
        reports.push(Told { id, author, subject, text, at: Time(at) });
    }
    Ok(reports)
}

async fn reports_by(db: &mut Db, author: PersonId) -> Done<u64> {
    let count: i64 = sqlx::query_scalar("SELECT count(*) FROM reports WHERE author = $1 AND settled IS NULL")
        .bind(author.0)
        .fetch_one(db)
        .await?;
    Ok(u64::try_from(count).unwrap_or_default())
}

async fn settle(db: &mut Db, id: String) -> Done<bool> {
    let settled = sqlx::query("UPDATE reports SET settled = $2 WHERE id = $1 AND settled IS NULL")
        .bind(id)
        .bind(Time::now().0)
        .execute(db)
        .await?;
    Ok(settled.rows_affected() > 0)
}
