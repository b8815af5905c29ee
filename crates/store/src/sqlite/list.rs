//! Lists of tables. Each goes through an index that no move touches, so that neither the length of the logs nor the number
//! of tables not shown matters; the lists of a person read all tables of that person, and no others.

use super::read::{id_of, table_columns, table_of};
use crate::{Cursor, Error, Listing, Page, PersonId, Table, TableId, Which};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

/// Tables in the lobby. `?1` and `?2` are the moment and the id of the last table shown, `?3` the number of tables.
#[rustfmt::skip]
macro_rules! lobby {
    ($at:literal, $condition:literal) => {
        concat!(
            "SELECT ", table_columns!(), ", 0 AS turn, t.", $at, " AS at FROM tables AS t
             WHERE ", $condition, " AND t.listed = 1 AND (t.", $at, ", t.id) < (?1, ?2)
             ORDER BY t.", $at, " DESC, t.id DESC LIMIT ?3"
        )
    };
}

const OPEN: &str = lobby!("created", "t.status = 'open'");
const PLAYING: &str = lobby!("created", "t.status = 'playing'");
const OVER: &str = lobby!("ended", "t.status = 'over'");

/// Tables of the person `?4`, those that wait for this person first; `?5` says whether the last table shown did.
#[rustfmt::skip]
macro_rules! own {
    ($at:literal, $condition:literal) => {
        concat!(
            "SELECT ", table_columns!(), ", m.turn, t.", $at, " AS at
             FROM (SELECT w.id, max(instr(w.waiting, o.letter) > 0) AS turn
                   FROM (SELECT table_id AS id, char(97 + seat) AS letter FROM seats WHERE person = ?4
                         UNION ALL SELECT id, '-' FROM tables WHERE host = ?4) AS o
                   CROSS JOIN tables AS w ON w.id = o.id
                   WHERE ", $condition, " GROUP BY w.id) AS m
             CROSS JOIN tables AS t ON t.id = m.id
             WHERE (m.turn, t.", $at, ", t.id) < (?5, ?1, ?2)
             ORDER BY m.turn DESC, t.", $at, " DESC, t.id DESC LIMIT ?3"
        )
    };
}

const OF: &str = own!("updated", "w.status <> 'over'");
const OVER_OF: &str = own!("ended", "w.status = 'over'");

pub(super) async fn list(db: &mut SqliteConnection, which: Which, page: Page) -> Result<Listing, Error> {
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
    db: &mut SqliteConnection,
    sql: &'static str,
    person: Option<PersonId>,
    page: &Page,
    size: u32,
) -> Result<Vec<SqliteRow>, Error> {
    let (turn, at, id) = match &page.after {
        Some(cursor) => (i64::from(cursor.turn), cursor.at, cursor.id.as_str()),
        None => (i64::MAX, i64::MAX, ""),
    };
    let query = sqlx::query(sql).bind(at).bind(id).bind(size + 1);
    let query = match person {
        Some(person) => query.bind(person.0).bind(turn),
        None => query,
    };
    Ok(query.fetch_all(db).await?)
}

fn cursor_of(row: &SqliteRow) -> Result<Cursor, Error> {
    Ok(Cursor { turn: row.try_get("turn")?, at: row.try_get("at")?, id: id_of(row.try_get("id")?)? })
}

pub(super) async fn awaiting_bots(db: &mut SqliteConnection) -> Result<Vec<TableId>, Error> {
    let ids: Vec<String> = sqlx::query_scalar(
        "SELECT t.id FROM tables AS t
         WHERE t.status = 'playing'
           AND EXISTS (SELECT 1 FROM seats AS s WHERE s.table_id = t.id AND s.bot IS NOT NULL
                       AND instr(t.waiting, char(97 + s.seat)) > 0)
         ORDER BY t.created, t.id",
    )
    .fetch_all(db)
    .await?;
    ids.into_iter().map(id_of).collect()
}

pub(super) async fn unfinished(db: &mut SqliteConnection) -> Result<Vec<Table>, Error> {
    let sql =
        concat!("SELECT ", table_columns!(), " FROM tables AS t WHERE t.status <> 'over' ORDER BY t.created, t.id");
    sqlx::query(sql).fetch_all(db).await?.iter().map(table_of).collect()
}

/// Every table, in the order they were opened.
pub(super) async fn all(db: &mut SqliteConnection) -> Result<Vec<TableId>, Error> {
    let ids: Vec<String> = sqlx::query_scalar("SELECT id FROM tables ORDER BY created, id").fetch_all(db).await?;
    ids.into_iter().map(id_of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::tests::plan;

    #[tokio::test]
    async fn no_list_reads_tables_it_does_not_show() {
        for (sql, index) in [(OPEN, "tables_open"), (PLAYING, "tables_playing"), (OVER, "tables_over")] {
            let plan = plan(sql).await;
            assert!(plan.contains(index), "{plan}");
            assert!(!plan.contains("TEMP B-TREE"), "{plan}");
        }
        for sql in [OF, OVER_OF] {
            let plan = plan(sql).await;
            assert!(plan.contains("seats_of_person") && plan.contains("tables_of_host"), "{plan}");
            for whole in ["SCAN t\n", "SCAN w\n", "SCAN tables", "SCAN seats"] {
                assert!(!plan.contains(whole), "{plan}");
            }
        }
    }
}
