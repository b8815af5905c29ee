//! The schema of the data file, and how old files are brought up to it.

use crate::Error;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqlSafeStr, SqliteConnection};
use std::path::Path;

/// Every step of the schema, oldest first. A step that has been released is never changed; changes are new steps.
const STEPS: [(&str, &str); 2] = [
    ("tables and log", include_str!("../../migrations/0001_tables_and_log.sql")),
    ("layout", include_str!("../../migrations/0002_layout.sql")),
];

/// The mark of our files (`CRWN`), set by the first step.
const APPLICATION_ID: i64 = 1_129_469_774;

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
    let (mark, objects): (i64, i64) =
        sqlx::query_as("SELECT application_id, (SELECT count(*) FROM sqlite_schema) FROM pragma_application_id")
            .fetch_one(&mut *db)
            .await?;
    if (mark, objects) == (0, 0) {
        return Ok(());
    }
    if mark != APPLICATION_ID {
        return Err(Error::Foreign(path.display().to_string()));
    }
    let found = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(db).await?;
    if found > KNOWN { Err(Error::Newer { found, known: KNOWN }) } else { Ok(()) }
}

/// Brings the schema up to date.
pub(super) async fn migrate(db: &mut SqliteConnection) -> Result<(), Error> {
    Ok(migrator().run(db).await?)
}

fn migrator() -> Migrator {
    let steps = STEPS.into_iter().zip(1..).map(|((name, sql), version)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}
