//! The schema of the data file, and how old files are brought up to it.

use crate::Error;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqlSafeStr, SqliteConnection};
use std::path::Path;
use table::log::{Entry, first_link, link_line};

/// Every step of the schema, oldest first. A step that has been released is never changed; changes are new steps.
const STEPS: [(&str, &str); 2] = [
    ("tables and log", include_str!("../../migrations/0001_tables_and_log.sql")),
    ("one log", include_str!("../../migrations/0002_one_log.sql")),
];

/// The mark of our files (`CRWN`).
const APPLICATION_ID: i64 = 1_129_469_774;

/// Sets it.
const MARK: &str = "PRAGMA application_id = 1129469774";

/// The newest schema version this program knows.
const KNOWN: i64 = STEPS.len() as i64;

/// Checks whose file this is. A file of another or of a newer program is left untouched.
pub(super) async fn inspect(path: &Path) -> Result<(), Error> {
    if !path.exists() {
        return Ok(());
    }
    // A connection without our settings: some of them would be written into the file.
    let mut db = SqliteConnectOptions::new().filename(path).disable_statement_logging().connect().await?;
    let checked = check(&mut db, path).await;
    db.close().await?;
    checked
}

async fn check(db: &mut SqliteConnection, path: &Path) -> Result<(), Error> {
    let (mark, objects, steps): (i64, i64, bool) = sqlx::query_as(
        "SELECT application_id, (SELECT count(*) FROM sqlite_schema WHERE tbl_name <> '_sqlx_migrations'),
                EXISTS (SELECT 1 FROM sqlite_schema WHERE name = '_sqlx_migrations')
         FROM pragma_application_id",
    )
    .fetch_one(&mut *db)
    .await?;
    let found: Option<i64> = match steps {
        true => sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(db).await?,
        false => None,
    };
    match (mark, found) {
        (APPLICATION_ID, Some(found)) if found > KNOWN => Err(Error::Newer { found, known: KNOWN }),
        (APPLICATION_ID, Some(_)) => Ok(()),
        // An empty file, or one of ours whose very first start was cut short before anything was in it.
        (0 | APPLICATION_ID, None) if objects == 0 => Ok(()),
        _ => Err(Error::Foreign(path.display().to_string())),
    }
}

/// Whether the schema is the one this program knows.
pub(super) async fn is_current(db: &mut SqliteConnection) -> Result<bool, Error> {
    let found: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(db).await?;
    Ok(found == Some(KNOWN))
}

/// Brings the schema up to date. The file is marked as ours before anything else is in it, so that a start that is cut short can be
/// told from a file of somebody else.
pub(super) async fn migrate(db: &mut SqliteConnection) -> Result<(), Error> {
    let mark: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *db).await?;
    if mark != APPLICATION_ID {
        sqlx::query(MARK).execute(&mut *db).await?;
    }
    migrator().run(&mut *db).await?;
    chain_old_logs(db).await
}

fn migrator() -> Migrator {
    let steps = STEPS.into_iter().zip(1..).map(|((name, sql), version)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}

/// Makes the links of entries that were written before there were any. They prove that nothing was changed since.
async fn chain_old_logs(db: &mut SqliteConnection) -> Result<(), Error> {
    let mut db = db.begin_with("BEGIN IMMEDIATE").await?;
    let tables: Vec<(String, u32, String, String, String)> = sqlx::query_as(
        "SELECT t.id, t.rules_version, a.setup, t.edition, t.commitment
         FROM tables AS t JOIN agreements AS a ON a.table_id = t.id WHERE t.head = ''",
    )
    .fetch_all(&mut *db)
    .await?;
    if !tables.is_empty() {
        tracing::info!(tables = tables.len(), "chaining the logs of older tables");
    }
    for (id, rules_version, setup, edition, commitment) in tables {
        let mut head = first_link(rules_version, &setup, &edition, &commitment);
        let rows: Vec<(i64, String)> =
            sqlx::query_as("SELECT version, entry FROM log WHERE table_id = ?1 ORDER BY version")
                .bind(&id)
                .fetch_all(&mut *db)
                .await?;
        for (version, line) in rows {
            // As the program itself writes it; what it cannot read stays as it is, and is complained about when it is used.
            let line = serde_json::from_str::<Entry>(&line).map_or(line, |entry| entry.line());
            head = link_line(&head, &line);
            sqlx::query("UPDATE log SET entry = ?3, link = ?4 WHERE table_id = ?1 AND version = ?2")
                .bind(&id)
                .bind(version)
                .bind(&line)
                .bind(&head)
                .execute(&mut *db)
                .await?;
        }
        sqlx::query("UPDATE tables SET head = ?2 WHERE id = ?1").bind(&id).bind(&head).execute(&mut *db).await?;
    }
    Ok(db.commit().await?)
}
