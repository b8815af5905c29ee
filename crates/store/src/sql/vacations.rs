//! When people are on vacation.

use super::dialect::Db;
use super::{Backend, vacations};
use crate::{Allowance, Answer, Error, Granted, PersonId, Time, Vacation, Vacations};

type Done<T> = Result<T, Error>;

impl Vacations for Backend {
    fn take_vacation(&self, vacation: Vacation, allowance: Allowance) -> Answer<'_, Granted> {
        Box::pin(self.write(move |db| Box::pin(vacations::take(db, vacation, allowance))))
    }

    fn vacations(&self, people: Vec<PersonId>) -> Answer<'_, Vec<Vacation>> {
        Box::pin(self.in_time(async move { vacations::all(&mut *self.readers.acquire().await?, &people).await }))
    }

    fn end_vacation(&self, person: PersonId, begins: Time, at: Time) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(vacations::end(db, person, begins, at))))
    }
}

async fn all(db: &mut Db, people: &[PersonId]) -> Done<Vec<Vacation>> {
    let mut found = Vec::new();
    for person in people {
        found.extend(of(&mut *db, *person).await?);
    }
    found.sort_by_key(|vacation| (vacation.begins, vacation.person));
    Ok(found)
}

async fn of(db: &mut Db, person: PersonId) -> Done<Vec<Vacation>> {
    let rows: Vec<(i64, i64)> = sqlx::query_as("SELECT begins, ends FROM vacations WHERE person = $1 ORDER BY begins")
        .bind(person.0)
        .fetch_all(db)
        .await?;
    Ok(rows.into_iter().map(|(begins, ends)| Vacation { person, begins: Time(begins), ends: Time(ends) }).collect())
}

async fn take(db: &mut Db, vacation: Vacation, allowance: Allowance) -> Done<Granted> {
    let Vacation { person, begins, ends } = vacation;
    let known = of(&mut *db, person).await?;
    if known.iter().any(|other| other.begins < ends && begins < other.ends) {
        return Ok(Granted::Twice);
    }
    let counts = |other: &&Vacation| allowance.from <= other.begins && other.begins < allowance.to;
    let used: i64 = known.iter().filter(counts).map(|other| other.ends.0 - other.begins.0).sum();
    if used + (ends.0 - begins.0) > allowance.most {
        return Ok(Granted::TooLong);
    }
    sqlx::query("INSERT INTO vacations (person, begins, ends) VALUES ($1, $2, $3)")
        .bind(person.0)
        .bind(begins.0)
        .bind(ends.0)
        .execute(db)
        .await?;
    Ok(Granted::Yes)
}

async fn end(db: &mut Db, person: PersonId, begins: Time, at: Time) -> Done<bool> {
    let sql = if begins < at {
        "UPDATE vacations SET ends = $3 WHERE person = $1 AND begins = $2 AND ends > $3"
    } else {
        "DELETE FROM vacations WHERE person = $1 AND begins = $2 AND ends > $3"
    };
    let ended = sqlx::query(sql).bind(person.0).bind(begins.0).bind(at.0).execute(db).await?;
    Ok(ended.rows_affected() > 0)
}
