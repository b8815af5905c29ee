//! The schema of the data file, and how old files are brought up to it.

use super::look_options;
use crate::Error;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{ConnectOptions, Connection, SqlSafeStr, SqliteConnection};
use std::path::Path;
use table::log::{Entry, first_link, link_line};

/// Every step of the schema, oldest first. A step that has been released is never changed; changes are new steps.
const STEPS: [(&str, &str); 12] = [
    ("tables and log", include_str!("../../migrations/0001_tables_and_log.sql")),
    ("layout", include_str!("../../migrations/0002_layout.sql")),
    ("one log", include_str!("../../migrations/0003_one_log.sql")),
    ("lessons", include_str!("../../migrations/0004_lessons.sql")),
    ("people", include_str!("../../migrations/0005_people.sql")),
    ("ratings", include_str!("../../migrations/0006_ratings.sql")),
    ("notes", include_str!("../../migrations/0007_notes.sql")),
    ("works", include_str!("../../migrations/0008_works.sql")),
    ("notices", include_str!("../../migrations/0009_notices.sql")),
    ("programs and tournaments", include_str!("../../migrations/0010_programs_and_tournaments.sql")),
    ("vacations", include_str!("../../migrations/0011_vacations.sql")),
    ("snapshots", include_str!("../../migrations/0012_snapshots.sql")),
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
    if path.is_dir() {
        return Err(Error::CannotOpen(format!("`{}` is a folder", path.display())));
    }
    // A connection without our settings: some of them would be written into the file.
    let mut db = look_options(path).connect().await?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::Sqlite;
    use crate::sqlite::tests::File;
    use crate::{Options, PersonId, Status, Store};
    use sqlx::sqlite::SqliteConnectOptions;
    use table::Seat;
    use table::log::{Sitter, What};

    async fn make(file: &File) -> SqliteConnection {
        SqliteConnectOptions::new().filename(&file.0).create_if_missing(true).connect().await.unwrap()
    }

    /// A data file as the first program left it: a table at which everything has happened once.
    async fn first_file(file: &File) {
        let mut db = make(file).await;
        let first = Migrator::with_migrations(migrator().iter().take(1).cloned().collect());
        first.run(&mut db).await.unwrap();
        sqlx::raw_sql(
            "INSERT INTO people VALUES (1, 'Ann', 'en', 'auto', 5), (2, 'Bo', 'cs', 'dark', 6);
             INSERT INTO tables VALUES ('0123456789', 'pebbles', 1, 'e', 'c', 'playing', '{}', 1, 1, 8, 'ab', NULL, 1, NULL, 7, 16, NULL);
             INSERT INTO agreements VALUES ('0123456789', '{\"players\":2}', 's');
             INSERT INTO seats VALUES ('0123456789', 0, 1, NULL, 'Ann', 7), ('0123456789', 1, NULL, 'fair', 'Bo', 8);
             INSERT INTO log VALUES
                 ('0123456789', 1, 'join', 1, 'Bo \"the brave\"', '', 1, 'join-0-b', 3, 2, 9),
                 ('0123456789', 2, 'begin', NULL, '', 'h0', 1, NULL, NULL, NULL, 9),
                 ('0123456789', 3, 'chance', NULL, 'cards 1 2', 'h1', 1, NULL, NULL, NULL, 9),
                 ('0123456789', 4, 'act', 0, 'take 1', 'h2', 1, 'k.a', 1, 1, 11),
                 ('0123456789', 5, 'undo', 0, '', 'h1', 1, 'u', 1, 1, 12),
                 ('0123456789', 6, 'options', NULL, 'calm', '', 1, 'speed-5', 1, 1, 13),
                 ('0123456789', 7, 'leave', 1, 'away', '', 1, 'away-6-b', 1, 2, 14),
                 ('0123456789', 8, 'leave', 0, '', '', 1, 'leave-7-a', 1, 1, 16);
             INSERT INTO snapshots VALUES ('0123456789', 3, x'00');
             INSERT INTO seen VALUES (1, '0123456789', 3);",
        )
        .execute(&mut db)
        .await
        .unwrap();
        db.close().await.unwrap();
    }

    #[tokio::test]
    async fn h3_a_file_of_the_first_program_is_brought_up_to_date_and_its_log_is_chained() {
        let file = File::new();
        first_file(&file).await;
        let (a, b) = (Seat::new(0), Seat::new(1));
        let store = Sqlite::open(&file.0, Options::default()).await.unwrap();
        let id = "0123456789".parse().unwrap();
        let loaded = store.load(&id).await.unwrap();
        assert_eq!((loaded.broken_at, loaded.table.version, loaded.table.status), (None, 8, Status::Playing));
        let bo = Sitter { name: "Bo \"the brave\"".into(), ..Sitter::default() };
        let whats: Vec<What> = loaded.log.iter().map(|logged| logged.entry.what.clone()).collect();
        let expected = [
            What::Join { join: b, who: bo },
            What::Begin { begin: Vec::new() },
            What::Chance { chance: "cards 1 2".into() },
            What::Act { seat: a, act: "take 1".into() },
            What::Undo { undo: a },
            What::Options { options: "calm".into() },
            What::Leave { leave: b, who: None, away: true },
            What::Leave { leave: a, who: None, away: false },
        ];
        assert_eq!(whats, expected);
        let (act, left) = (&loaded.log[3], &loaded.log[7]);
        assert_eq!(
            (act.entry.hash.as_str(), act.entry.layout, act.entry.at, act.by),
            ("h2", 1, Some(11), Some(PersonId(1)))
        );
        assert_eq!((left.entry.hash.as_str(), left.entry.at), ("", Some(16)));
        assert_eq!(store.kept(&id, "join-0-b").await, Ok(Some(1..=3)));
        store.close().await.unwrap();
        // Once more: nothing is left to be done, and nothing changes.
        let store = Sqlite::open(&file.0, Options::default()).await.unwrap();
        assert_eq!(store.load(&id).await.unwrap(), loaded);
    }

    #[tokio::test]
    async fn h3_a_file_that_says_how_states_were_written_goes_on_saying_it() {
        let file = File::new();
        first_file(&file).await;
        let mut db = make(&file).await;
        let second = Migrator::with_migrations(migrator().iter().take(2).cloned().collect());
        second.run(&mut db).await.unwrap();
        sqlx::query("UPDATE log SET layout = 2 WHERE version > 3").execute(&mut db).await.unwrap();
        db.close().await.unwrap();
        let store = Sqlite::open(&file.0, Options::default()).await.unwrap();
        let loaded = store.load(&"0123456789".parse().unwrap()).await.unwrap();
        let layouts: Vec<u32> = loaded.log.iter().map(|logged| logged.entry.layout).collect();
        assert_eq!(layouts, [1, 1, 1, 2, 2, 1, 1, 1], "where there is no fingerprint there is nothing to say");
        assert_eq!(loaded.broken_at, None);
    }

    #[tokio::test]
    async fn m1_a_first_start_that_was_cut_short_is_made_up_for() {
        let marked = "PRAGMA application_id = 1129469774";
        let steps = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL,
            installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, checksum BLOB NOT NULL,
            execution_time BIGINT NOT NULL)";
        for left_behind in [vec![], vec![marked], vec![steps], vec![marked, steps]] {
            let file = File::new();
            let mut db = make(&file).await;
            for sql in &left_behind {
                sqlx::raw_sql(*sql).execute(&mut db).await.unwrap();
            }
            db.close().await.unwrap();
            let store = Sqlite::open(&file.0, Options::default()).await;
            assert!(store.is_ok_and(|store| store.counters().failures == 0), "{left_behind:?}");
        }
    }

    #[tokio::test]
    async fn a_program_that_only_counts_its_steps_is_still_somebody_else() {
        let file = File::new();
        let mut db = make(&file).await;
        let sql = "CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY); INSERT INTO _sqlx_migrations VALUES (7)";
        sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
        db.close().await.unwrap();
        let refused = Sqlite::open(&file.0, Options::default()).await.unwrap_err();
        assert_eq!(refused, Error::Foreign(file.0.display().to_string()));
    }
}
