//! What people have programmed for their seats.

use super::dialect::Db;
use super::read::id_of;
use super::rows::json;
use super::{Backend, ahead};
use crate::failure::damaged;
use crate::{Answer, Error, PersonId, Plan, PlanState, Plans, TableId, fresh_key};
use table::Seat;

type Done<T> = Result<T, Error>;

impl Plans for Backend {
    fn arm(&self, person: PersonId, table: TableId, seat: Seat, since: u64, what: String) -> Answer<'_, Plan> {
        Box::pin(self.write(move |db| Box::pin(ahead::arm(db, person, table, seat, since, what))))
    }

    fn plans<'a>(&'a self, person: PersonId, table: &'a TableId) -> Answer<'a, Vec<Plan>> {
        Box::pin(self.in_time(async move { ahead::plans(&mut *self.readers.acquire().await?, person, table).await }))
    }

    fn armed<'a>(&'a self, table: &'a TableId) -> Answer<'a, Vec<Plan>> {
        Box::pin(self.in_time(async move { ahead::armed(&mut *self.readers.acquire().await?, table).await }))
    }

    fn planned_tables(&self) -> Answer<'_, Vec<TableId>> {
        Box::pin(self.in_time(async move { ahead::planned_tables(&mut *self.readers.acquire().await?).await }))
    }

    fn acted(&self, id: String, version: u64, done: bool) -> Answer<'_, ()> {
        Box::pin(self.write(move |db| Box::pin(ahead::acted(db, id, version, done))))
    }

    fn end_plan(&self, id: String, state: PlanState, version: u64, why: Option<String>) -> Answer<'_, bool> {
        Box::pin(self.write(move |db| Box::pin(ahead::end_plan(db, id, state, version, why))))
    }
}

/// A plan: name, person, table, seat, what, since, state, acts, end, reason.
type Row = (String, i64, String, i64, String, i64, String, String, Option<i64>, Option<String>);

macro_rules! columns {
    () => {
        "SELECT id, person, table_id, seat, what, since, state, acted, ended, why FROM plans "
    };
}

fn plan_of(row: Row) -> Done<Plan> {
    let (id, person, table, seat, what, since, state, acted, ended, why) = row;
    let seat = usize::try_from(seat).ok().and_then(|seat| Seat::try_from(seat).ok());
    Ok(Plan {
        seat: seat.ok_or_else(|| damaged("plan", &id))?,
        person: PersonId(person),
        table: id_of(table)?,
        what,
        since: since as u64,
        state: PlanState::read(&state).ok_or_else(|| damaged("plan", &state))?,
        acted: serde_json::from_str(&acted).map_err(|_| damaged("plan", &acted))?,
        ended: ended.map(|ended| ended as u64),
        why,
        id,
    })
}

async fn plan(db: &mut Db, id: &str) -> Done<Option<Plan>> {
    let row: Option<Row> = sqlx::query_as(concat!(columns!(), "WHERE id = $1")).bind(id).fetch_optional(db).await?;
    row.map(plan_of).transpose()
}

async fn arm(db: &mut Db, person: PersonId, table: TableId, seat: Seat, since: u64, what: String) -> Done<Plan> {
    let question = what.split('\n').next().unwrap_or_default();
    for other in armed(db, &table).await? {
        let same = other.person == person && other.seat == seat && other.what.split('\n').next() == Some(question);
        if same {
            end_plan(db, other.id, PlanState::Withdrawn, since, None).await?;
        }
    }
    let id = fresh_key();
    sqlx::query(
        "INSERT INTO plans (id, person, table_id, seat, what, since, state, acted)
         VALUES ($1, $2, $3, $4, $5, $6, 'armed', '[]')",
    )
    .bind(&id)
    .bind(person.0)
    .bind(table.as_str())
    .bind(seat.index() as i64)
    .bind(what)
    .bind(since as i64)
    .execute(&mut *db)
    .await?;
    plan(db, &id).await?.ok_or_else(|| damaged("plan", &id))
}

async fn plans(db: &mut Db, person: PersonId, table: &TableId) -> Done<Vec<Plan>> {
    let rows: Vec<Row> =
        sqlx::query_as(concat!(columns!(), "WHERE person = $1 AND table_id = $2 ORDER BY since DESC, id"))
            .bind(person.0)
            .bind(table.as_str())
            .fetch_all(db)
            .await?;
    rows.into_iter().map(plan_of).collect()
}

async fn armed(db: &mut Db, table: &TableId) -> Done<Vec<Plan>> {
    let rows: Vec<Row> =
        sqlx::query_as(concat!(columns!(), "WHERE table_id = $1 AND state = 'armed' ORDER BY since, id"))
            .bind(table.as_str())
            .fetch_all(db)
            .await?;
    rows.into_iter().map(plan_of).collect()
}

async fn planned_tables(db: &mut Db) -> Done<Vec<TableId>> {
    let rows: Vec<String> = sqlx::query_scalar(
        "SELECT DISTINCT p.table_id FROM plans AS p JOIN tables AS t ON t.id = p.table_id
         WHERE p.state = 'armed' AND t.status = 'playing' ORDER BY p.table_id",
    )
    .fetch_all(db)
    .await?;
    rows.into_iter().map(id_of).collect()
}

async fn acted(db: &mut Db, id: String, version: u64, done: bool) -> Done<()> {
    let Some(mut plan) = plan(db, &id).await? else { return Ok(()) };
    if !plan.acted.contains(&version) {
        plan.acted.push(version);
    }
    let acted = json(&plan.acted)?;
    sqlx::query("UPDATE plans SET acted = $2 WHERE id = $1").bind(&id).bind(acted).execute(&mut *db).await?;
    if done {
        end_plan(db, id, PlanState::Done, version, None).await?;
    }
    Ok(())
}

async fn end_plan(db: &mut Db, id: String, state: PlanState, version: u64, why: Option<String>) -> Done<bool> {
    let ended = sqlx::query("UPDATE plans SET state = $2, ended = $3, why = $4 WHERE id = $1 AND state = 'armed'")
        .bind(id)
        .bind(state.as_str())
        .bind(version as i64)
        .bind(why)
        .execute(db)
        .await?;
    Ok(ended.rows_affected() > 0)
}
