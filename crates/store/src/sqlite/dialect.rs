//! What SQLite says in words of its own; everything else both databases say alike (`src/sql`).

use crate::{Error, Finding, Time};
use std::collections::HashMap;

/// A connection.
pub(super) use sqlx::SqliteConnection as Db;
/// How connections are made.
pub(super) use sqlx::sqlite::SqliteConnectOptions as Connect;
/// A row of an answer.
pub(super) use sqlx::sqlite::SqliteRow as Row;

/// How many complaints of SQLite itself are told.
const COMPLAINTS: usize = 20;

/// Begins a transaction that writes.
pub(super) const BEGIN: &str = "BEGIN IMMEDIATE";

/// Begins a transaction that sees one moment.
pub(super) const SNAPSHOT: &str = "BEGIN";

/// What time it is, in milliseconds.
pub(super) const NOW: &str = "SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER)";

/// The columns of a table `t`, its seats as one JSON array.
macro_rules! table_columns {
    () => {
        "t.id, t.game, t.rules_version, t.edition, t.commitment, t.status, t.options, t.casual, t.listed, t.version,
         t.waiting, t.result, t.host, t.rematch_of, t.created, t.updated, t.ended,
         (SELECT json_group_array(json_array(s.seat, s.person, s.bot, s.name, s.joined, s.salt))
          FROM seats AS s WHERE s.table_id = t.id) AS seats"
    };
}
pub(super) use table_columns;

/// Whether a table `t` is listed, as its index has it.
macro_rules! is_listed {
    () => {
        "t.listed = 1"
    };
}
pub(super) use is_listed;

/// The letter of a seat.
macro_rules! letter {
    () => {
        "char(97 + seat)"
    };
}
pub(super) use letter;

/// Joins a small table before a large one, in this order.
macro_rules! join {
    () => {
        "CROSS JOIN"
    };
}
pub(super) use join;

/// That no other server sees to the bots of a table `t`: here there is none.
macro_rules! unattended {
    () => {
        ""
    };
}
pub(super) use unattended;

/// How many entries the logs of tables have.
pub(super) const VERSIONS: &str = "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each($1))";

/// Where the table of each submission stands, and what was kept before under its key.
pub(super) const LOOK_UP: &str = "
    WITH j AS MATERIALIZED (SELECT key, value FROM json_each($1))
    SELECT j.key AS place, t.version, t.head, t.updated, t.waiting, d.version AS first, d.span, d.entry
    FROM j
    CROSS JOIN tables AS t ON t.id = j.value ->> 0
    LEFT JOIN log AS d ON d.table_id = t.id AND d.key = j.value ->> 1";

/// Without `MATERIALIZED`, SQLite would write out the JSON of a row anew for each of its columns.
pub(super) const INSERT: &str = "
    WITH j AS MATERIALIZED (SELECT value FROM json_each($1))
    INSERT INTO log (table_id, version, entry, link, key, span, person)
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6
    FROM j";

/// Whom tables call: `j` holds the table, the letters of the seats, who did it, the version and the kind of each call.
macro_rules! calls {
    () => {
        "WITH j AS MATERIALIZED (
             SELECT key AS place, value ->> 0 AS id, value ->> 1 AS letters, value ->> 2 AS actor, value ->> 3 AS version,
                    value ->> 4 AS kind
             FROM json_each($1))"
    };
}
pub(super) use calls;

pub(super) const MOVE_ON: &str = "
    WITH j AS MATERIALIZED (SELECT value FROM json_each($1))
    UPDATE tables SET
        version = j.value ->> 1,
        waiting = coalesce(j.value ->> 2, waiting),
        status = coalesce(j.value ->> 3, status),
        result = coalesce(j.value ->> 4, result),
        options = coalesce(j.value ->> 5, options),
        head = j.value ->> 6,
        updated = j.value ->> 7,
        ended = CASE j.value ->> 3
            WHEN 'over' THEN j.value ->> 7 WHEN 'open' THEN NULL WHEN 'playing' THEN NULL ELSE ended END
    FROM j
    WHERE tables.id = j.value ->> 0";

/// Where the table of each submission stands, and what was kept before under its key. The rows are locked by the transaction.
pub(super) async fn look_up(db: &mut Db, asked: String) -> Result<Vec<Row>, Error> {
    Ok(sqlx::query(LOOK_UP).bind(asked).fetch_all(db).await?)
}

/// Who holds these leases: nobody needs one here, as one server has the file.
pub(super) async fn fences(_: &mut Db, _: String) -> Result<HashMap<String, (String, u64)>, Error> {
    Ok(HashMap::new())
}

/// Forgets leases of long ago: there are none here.
pub(super) async fn forget_leases(_: &mut Db, _: Time) -> Result<(), Error> {
    Ok(())
}

/// Lets nobody else do what goes by this name before the transaction ends: it is the only one that writes.
pub(super) async fn lock_name(_: &mut Db, _: &str) -> Result<(), Error> {
    Ok(())
}

/// Whether nobody else is doing what goes by this name: nobody else writes.
pub(super) async fn try_name(_: &mut Db, _: &str) -> Result<bool, Error> {
    Ok(true)
}

/// What SQLite itself complains about.
pub(super) async fn damage(db: &mut Db) -> Result<Vec<Finding>, Error> {
    let complaints: Vec<String> =
        sqlx::query_scalar("SELECT integrity_check FROM pragma_integrity_check").fetch_all(&mut *db).await?;
    let dangling: Vec<String> = sqlx::query_scalar(
        "SELECT 'a row of ' || \"table\" || ' names something that is not there' FROM pragma_foreign_key_check",
    )
    .fetch_all(db)
    .await?;
    let told = complaints.into_iter().filter(|complaint| complaint != "ok").chain(dangling);
    Ok(told.take(COMPLAINTS).map(Finding::Damage).collect())
}
