//! Lists of tables. Each goes through an index that no move touches, so that neither the length of the logs nor the number
//! of tables not shown matters; the lists of a person read all tables of that person, and no others.

use super::dialect::{Db, Row, is_listed, join, letter, table_columns, unattended};
use super::read::{id_of, table_of};
use crate::{Cursor, Error, Listing, Page, PersonId, Table, TableId, Which};
use sqlx::Row as _;

/// Tables in the lobby. `$1` and `$2` are the moment and the id of the last table shown, `$3` the number of tables.
#[rustfmt::skip]
macro_rules! lobby {
    ($at:literal, $condition:literal) => {
        concat!(
            "SELECT ", table_columns!(), ", CAST(0 AS BIGINT) AS turn, t.", $at, " AS at FROM tables AS t
             WHERE ", $condition, " AND ", is_listed!(), " AND (t.", $at, ", t.id) < ($1, $2)
             ORDER BY t.", $at, " DESC, t.id DESC LIMIT $3"
        )
    };
}

pub(super) const OPEN: &str = lobby!("created", "t.status = 'open'");
pub(super) const PLAYING: &str = lobby!("created", "t.status = 'playing'");
pub(super) const OVER: &str = lobby!("ended", "t.status = 'over'");

/// Tables of the person `$4`, those that wait for this person first; `$5` says whether the last table shown did.
#[rustfmt::skip]
macro_rules! own {
    ($at:literal, $condition:literal) => {
        concat!(
            "SELECT ", table_columns!(), ", m.turn, t.", $at, " AS at
             FROM (SELECT w.id, CAST(max(CASE WHEN instr(w.waiting, o.letter) > 0 THEN 1 ELSE 0 END) AS BIGINT) AS turn
                   FROM (SELECT table_id AS id, ", letter!(), " AS letter FROM seats WHERE person = $4
                         UNION ALL SELECT id, '-' FROM tables WHERE host = $4) AS o
                   ", join!(), " tables AS w ON w.id = o.id
                   WHERE ", $condition, " GROUP BY w.id) AS m
             ", join!(), " tables AS t ON t.id = m.id
             WHERE (m.turn, t.", $at, ", t.id) < ($5, $1, $2)
             ORDER BY m.turn DESC, t.", $at, " DESC, t.id DESC LIMIT $3"
        )
    };
}

pub(super) const OF: &str = own!("updated", "w.status <> 'over'");
pub(super) const OVER_OF: &str = own!("ended", "w.status = 'over'");

pub(super) async fn list(db: &mut Db, which: Which, page: Page) -> Result<Listing, Error> {
    let size = page.size.clamp(1, Page::MOST);
    let mut rows = match which {
        Which::Open => rows(db, OPEN, None, &page, size).await?,
        Which::Playing => rows(db, PLAYING, None, &page, size).await?,
        Which::Over => rows(db, OVER, None, &page, size).await?,
        Which::Of(person) => rows(db, OF, Some(person), &page, size).await?,
        Which::OverOf(person) => rows(db, OVER_OF, Some(person), &page, size).await?,
    };
    // One more than asked for tells whether the list goes on.
    let more = rows.len() > size as usize;
    rows.truncate(size as usize);
    let next = if more { rows.last().map(cursor_of).transpose()? } else { None };
    let tables = rows.iter().map(table_of).collect::<Result<Vec<Table>, Error>>()?;
    Ok(Listing { tables, next })
}

async fn rows(
    db: &mut Db,
    sql: &'static str,
    person: Option<PersonId>,
    page: &Page,
    size: u32,
) -> Result<Vec<Row>, Error> {
    let (turn, at, id) = match &page.after {
        Some(cursor) => (i64::from(cursor.turn), cursor.at, cursor.id.as_str()),
        None => (i64::MAX, i64::MAX, ""),
    };
    let query = sqlx::query(sql).bind(at).bind(id).bind(i64::from(size) + 1);
    let query = match person {
        Some(person) => query.bind(person.0).bind(turn),
        None => query,
    };
    Ok(query.fetch_all(db).await?)
}

fn cursor_of(row: &Row) -> Result<Cursor, Error> {
    Ok(Cursor { turn: row.try_get::<i64, _>("turn")? != 0, at: row.try_get("at")?, id: id_of(row.try_get("id")?)? })
}

pub(super) async fn awaiting_bots(db: &mut Db) -> Result<Vec<TableId>, Error> {
    let sql = concat!(
        "SELECT t.id FROM tables AS t
         WHERE t.status = 'playing'
           AND EXISTS (SELECT 1 FROM seats WHERE table_id = t.id AND bot IS NOT NULL AND instr(t.waiting, ",
        letter!(),
        ") > 0)",
        unattended!(),
        " ORDER BY t.created, t.id"
    );
    let ids: Vec<String> = sqlx::query_scalar(sql).fetch_all(db).await?;
    ids.into_iter().map(id_of).collect()
}

pub(super) async fn unfinished(db: &mut Db) -> Result<Vec<(Table, String)>, Error> {
    let sql = concat!(
        "SELECT ",
        table_columns!(),
        ", a.setup FROM tables AS t JOIN agreements AS a ON a.table_id = t.id
         WHERE t.status <> 'over' ORDER BY t.created, t.id"
    );
    let rows = sqlx::query(sql).fetch_all(db).await?;
    rows.iter().map(|row| Ok((table_of(row)?, row.try_get("setup")?))).collect()
}

/// Every table, in the order they were opened.
pub(super) async fn all(db: &mut Db) -> Result<Vec<TableId>, Error> {
    let ids: Vec<String> = sqlx::query_scalar("SELECT id FROM tables ORDER BY created, id").fetch_all(db).await?;
    ids.into_iter().map(id_of).collect()
}
