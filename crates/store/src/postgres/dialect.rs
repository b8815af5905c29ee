//! What PostgreSQL says in words of its own; everything else both databases say alike (`src/sql`).

use crate::{Error, Finding, Time};
use sqlx::Row as _;
use std::collections::HashMap;

/// A connection.
pub(super) use sqlx::PgConnection as Db;
/// How connections are made.
pub(super) use sqlx::postgres::PgConnectOptions as Connect;
/// A row of an answer.
pub(super) use sqlx::postgres::PgRow as Row;

/// Begins a transaction that writes.
pub(super) const BEGIN: &str = "BEGIN";

/// Begins a transaction that sees one moment.
pub(super) const SNAPSHOT: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ";

/// What time it is, in milliseconds.
pub(super) const NOW: &str = "SELECT milliseconds()";

/// The columns of a table `t`, its seats as one JSON array.
macro_rules! table_columns {
    () => {
        "t.id, t.game, t.rules_version, t.edition, t.commitment, t.status, t.options, t.casual, t.listed, t.version,
         t.waiting, t.result, t.host, t.rematch_of, t.created, t.updated, t.ended,
         (SELECT CAST(coalesce(json_agg(json_build_array(s.seat, s.person, s.bot, s.name, s.joined, s.salt)), '[]') AS TEXT)
          FROM seats AS s WHERE s.table_id = t.id) AS seats"
    };
}
pub(super) use table_columns;

/// Whether a table `t` is listed, as its index has it.
macro_rules! is_listed {
    () => {
        "t.listed"
    };
}
pub(super) use is_listed;

/// The letter of a seat.
macro_rules! letter {
    () => {
        "chr(CAST(97 + seat AS INTEGER))"
    };
}
pub(super) use letter;

/// Joins two tables; PostgreSQL finds the order.
macro_rules! join {
    () => {
        "JOIN"
    };
}
pub(super) use join;

/// That no server sees to the bots of a table `t`, at which people sit.
macro_rules! unattended {
    () => {
        " AND NOT EXISTS (SELECT 1 FROM leases AS l WHERE l.name = 'bots/' || t.id AND l.until > milliseconds())
          AND EXISTS (SELECT 1 FROM seats AS p WHERE p.table_id = t.id AND p.person IS NOT NULL)"
    };
}
pub(super) use unattended;

/// How many entries the logs of tables have.
pub(super) const VERSIONS: &str = "
    SELECT id, version FROM tables
    WHERE id IN (SELECT value FROM json_array_elements_text(CAST($1 AS JSON)) AS j (value))";

/// Where tables stand. They are locked in one order, so that servers never wait for each other in a circle; whoever had to wait reads
/// what the other has written.
const LOCK: &str = "
    SELECT t.id, t.version, t.head, t.updated FROM tables AS t
    WHERE t.id IN (SELECT value ->> 0 FROM json_array_elements(CAST($1 AS JSON)) AS j (value))
    ORDER BY t.id FOR NO KEY UPDATE OF t";

/// What was kept before under the keys of submissions. A statement of its own, which sees everything that was committed before the
/// tables were locked.
const LOOK_UP: &str = "
    SELECT j.place - 1 AS place, t.version, t.head, t.updated, t.waiting, d.version AS first, d.span, d.entry
    FROM json_array_elements(CAST($1 AS JSON)) WITH ORDINALITY AS j (value, place)
    JOIN tables AS t ON t.id = j.value ->> 0
    LEFT JOIN log AS d ON d.table_id = t.id AND d.key = j.value ->> 1";

/// Writes rows into the log.
pub(super) const INSERT: &str = "
    INSERT INTO log (table_id, version, entry, link, key, span, person)
    SELECT value ->> 0, CAST(value ->> 1 AS BIGINT), value ->> 2, value ->> 3, value ->> 4, CAST(value ->> 5 AS BIGINT),
           CAST(value ->> 6 AS BIGINT)
    FROM json_array_elements(CAST($1 AS JSON)) WITH ORDINALITY AS j (value, place)
    ORDER BY place";

/// Whom tables call: `j` holds the table, the letters of the seats, who did it, the version and the kind of each call.
macro_rules! calls {
    () => {
        "WITH j AS MATERIALIZED (
             SELECT place - 1 AS place, value ->> 0 AS id, value ->> 1 AS letters, CAST(value ->> 2 AS BIGINT) AS actor,
                    CAST(value ->> 3 AS BIGINT) AS version, value ->> 4 AS kind
             FROM json_array_elements(CAST($1 AS JSON)) WITH ORDINALITY AS e (value, place))"
    };
}
pub(super) use calls;

/// Writes what changed at tables.
pub(super) const MOVE_ON: &str = "
    UPDATE tables SET
        version = CAST(j.value ->> 1 AS BIGINT),
        waiting = coalesce(j.value ->> 2, waiting),
        status = coalesce(j.value ->> 3, status),
        result = coalesce(j.value ->> 4, result),
        options = coalesce(j.value ->> 5, options),
        head = j.value ->> 6,
        updated = CAST(j.value ->> 7 AS BIGINT),
        ended = CASE j.value ->> 3
            WHEN 'over' THEN CAST(j.value ->> 7 AS BIGINT) WHEN 'open' THEN NULL WHEN 'playing' THEN NULL ELSE ended END
    FROM json_array_elements(CAST($1 AS JSON)) AS j (value)
    WHERE tables.id = j.value ->> 0";

/// Who holds leases. Nobody takes one over before the transaction ends.
const FENCES: &str = "
    SELECT name, holder, token FROM leases
    WHERE name IN (SELECT value FROM json_array_elements_text(CAST($1 AS JSON)) AS j (value)) AND until > 0
    ORDER BY name FOR SHARE";

/// Where the table of each submission stands, and what was kept before under its key. The rows are locked by the transaction.
pub(super) async fn look_up(db: &mut Db, asked: String) -> Result<Vec<Row>, Error> {
    sqlx::query(LOCK).bind(&asked).execute(&mut *db).await?;
    Ok(sqlx::query(LOOK_UP).bind(asked).fetch_all(db).await?)
}

/// Who holds these leases: holder and token.
pub(super) async fn fences(db: &mut Db, names: String) -> Result<HashMap<String, (String, u64)>, Error> {
    let mut held = HashMap::new();
    for row in sqlx::query(FENCES).bind(names).fetch_all(db).await? {
        held.insert(row.try_get("name")?, (row.try_get("holder")?, row.try_get::<i64, _>("token")? as u64));
    }
    Ok(held)
}

/// Lets nobody else do what goes by this name before the transaction ends.
pub(super) async fn lock_name(db: &mut Db, name: &str) -> Result<(), Error> {
    sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))").bind(name).execute(db).await?;
    Ok(())
}

/// Lets nobody else do what goes by this name before the transaction ends, unless somebody is at it already; says whether nobody was.
pub(super) async fn try_name(db: &mut Db, name: &str) -> Result<bool, Error> {
    let free = sqlx::query_scalar("SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0))");
    Ok(free.bind(name).fetch_one(db).await?)
}

/// What PostgreSQL itself complains about: references that lead nowhere cannot be written, and damaged pages show when they are read.
pub(super) async fn damage(_: &mut Db) -> Result<Vec<Finding>, Error> {
    Ok(Vec::new())
}

/// Forgets leases that nobody has asked for since this moment: a table that is over needs no bots any more.
pub(super) async fn forget_leases(db: &mut Db, before: Time) -> Result<(), Error> {
    sqlx::query("DELETE FROM leases WHERE until <= least($1, milliseconds())").bind(before.0).execute(db).await?;
    Ok(())
}

/// Gives back every lease of this server.
pub(super) async fn finish(db: &mut Db, holder: &str) -> Result<(), Error> {
    sqlx::query("UPDATE leases SET until = 0 WHERE holder = $1").bind(holder).execute(db).await?;
    Ok(())
}
