//! The schema of the database, and how it is brought up to date.

use crate::Error;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{PgConnection, SqlSafeStr};

/// Every step of the schema, oldest first. A step that has been released is never changed; changes are new steps. A test compares what
/// they lead to with the schema of the data file.
const STEPS: [(&str, &str); 9] = [
    ("everything", include_str!("../../migrations/postgres/0001_everything.sql")),
    ("people", include_str!("../../migrations/postgres/0002_people.sql")),
    ("ratings", include_str!("../../migrations/postgres/0003_ratings.sql")),
    ("notes", include_str!("../../migrations/postgres/0004_notes.sql")),
    ("works", include_str!("../../migrations/postgres/0005_works.sql")),
    ("notices", include_str!("../../migrations/postgres/0006_notices.sql")),
    ("programs and tournaments", include_str!("../../migrations/postgres/0007_programs_and_tournaments.sql")),
    ("vacations", include_str!("../../migrations/postgres/0008_vacations.sql")),
    ("snapshots", include_str!("../../migrations/postgres/0009_snapshots.sql")),
];

/// The newest schema version this program knows.
const KNOWN: i64 = STEPS.len() as i64;

/// Checks whose database this is, and brings it up to date. One of another or of a newer program is left untouched. Of several servers
/// that start at once one does it, and the others wait.
pub(super) async fn prepare(db: &mut PgConnection) -> Result<(), Error> {
    inspect(db).await?;
    let steps = STEPS.into_iter().zip(1..).map(|((name, sql), version)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Ok(Migrator::with_migrations(steps.collect()).run(db).await?)
}

async fn inspect(db: &mut PgConnection) -> Result<(), Error> {
    let (ours, others, name): (bool, i64, String) = sqlx::query_as(
        "SELECT to_regclass('_sqlx_migrations') IS NOT NULL,
                (SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()),
                CAST(current_database() AS TEXT)",
    )
    .fetch_one(&mut *db)
    .await?;
    if !ours {
        return if others == 0 { Ok(()) } else { Err(Error::Foreign(name)) };
    }
    let found: Option<i64> =
        sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut *db).await?;
    let tables = "SELECT to_regclass('log') IS NOT NULL AND to_regclass('agreements') IS NOT NULL";
    match found {
        Some(found) if found > KNOWN => Err(Error::Newer { found, known: KNOWN }),
        Some(_) if !sqlx::query_scalar::<_, bool>(tables).fetch_one(db).await? => Err(Error::Foreign(name)),
        _ => Ok(()),
    }
}
