//! Data files: whose they are, what they look like when something is wrong with them, and how fast their disk is.

use crate::house::{Folder, house, open_table, play, reopen};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::time::Duration;
use store::sqlite::{Office, Sqlite};
use store::{Error, NewPerson, Options, Store, commit_rate};

async fn open_error(file: impl AsRef<Path>) -> Error {
    Sqlite::open(file, Options::default()).await.unwrap_err()
}

async fn execute(file: &Path, sql: &'static str) {
    let url = format!("sqlite://{}?mode=rwc", file.display());
    let mut db = SqliteConnection::connect(&url).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut db).await.unwrap();
    db.close().await.unwrap();
}

#[tokio::test]
async fn an_address_names_the_kind_of_store() {
    let folder = Folder::new();
    let url = format!("sqlite://{}", folder.file().display());
    let store = store::open(&url, Options::default()).await.unwrap();
    open_table(&*store).await;
    assert!(folder.file().exists());
    for url in ["mysql://ann:secret@host/crownlands", "", "sqlite://", "crownlands.sqlite"] {
        let error = store::open(url, Options::default()).await.unwrap_err();
        assert!(matches!(error, Error::Unsupported(_)), "{url}");
        assert!(!error.to_string().contains("secret"), "{error}");
    }
}

#[tokio::test]
async fn a_file_of_a_newer_program_is_refused_and_left_alone() {
    let (folder, store) = house().await;
    open_table(&*store).await;
    store.close().await.unwrap();
    execute(
        &folder.file(),
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (99, 'future', 1, x'00', 0)",
    )
    .await;
    let before = std::fs::read(folder.file()).unwrap();
    let error = open_error(folder.file()).await;
    assert_eq!(error, Error::Newer { found: 99, known: 12 });
    assert!(error.to_string().contains("newer program"), "{error}");
    assert_eq!(std::fs::read(folder.file()).unwrap(), before);
}

#[tokio::test]
async fn a_database_of_another_program_is_refused_and_left_alone() {
    let folder = Folder::new();
    for (name, sql) in [
        ("plain.sqlite", "CREATE TABLE recipes (name TEXT)"),
        ("marked.sqlite", "PRAGMA application_id = 7; CREATE TABLE recipes (name TEXT)"),
    ] {
        let file = folder.path().join(name);
        execute(&file, sql).await;
        let before = std::fs::read(&file).unwrap();
        assert_eq!(open_error(&file).await, Error::Foreign(file.display().to_string()));
        assert_eq!(std::fs::read(&file).unwrap(), before);
    }
}

#[tokio::test]
async fn files_that_are_no_database_or_cannot_be_made_are_typed_errors() {
    let folder = Folder::new();
    let text = folder.path().join("letter.txt");
    std::fs::write(&text, "Dear Ann, ".repeat(1000)).unwrap();
    let error = open_error(&text).await;
    assert!(matches!(error, Error::Corrupt(_)), "{error:?}");
    assert!(error.to_string().contains("not a database"), "{error}");
    assert_eq!(std::fs::read(&text).unwrap(), "Dear Ann, ".repeat(1000).as_bytes());

    let error = open_error(folder.path().join("no such folder").join("crownlands.sqlite")).await;
    assert!(matches!(error, Error::CannotOpen(_)), "{error:?}");
    let error = open_error(folder.path()).await;
    assert!(matches!(error, Error::CannotOpen(_)), "{error:?}");

    let empty = folder.path().join("empty.sqlite");
    std::fs::write(&empty, "").unwrap();
    open_table(&Sqlite::open(&empty, Options::default()).await.unwrap()).await;
}

#[tokio::test]
async fn a_damaged_file_is_a_typed_error_not_a_panic() {
    let (folder, store) = house().await;
    let table = open_table(&*store).await.id;
    for version in 0..200 {
        play(&*store, &table, version).await;
    }
    store.close().await.unwrap();
    let mut bytes = std::fs::read(folder.file()).unwrap();
    // The first page stays as it is: the file looks sound when it is opened.
    bytes[4096..].fill(0x5a);
    std::fs::write(folder.file(), bytes).unwrap();
    let error = match Sqlite::open(folder.file(), Options::default()).await {
        Ok(store) => store.load(&table).await.unwrap_err(),
        Err(error) => error,
    };
    assert!(matches!(error, Error::Corrupt(_)), "{error:?}");
}

#[tokio::test]
async fn opening_again_and_again_changes_nothing() {
    let (folder, store) = house().await;
    let table = open_table(&*store).await.id;
    play(&*store, &table, 0).await;
    let before = store.load(&table).await.unwrap();
    store.close().await.unwrap();
    for _ in 0..3 {
        let store = reopen(&folder, Options::default()).await;
        assert_eq!(store.load(&table).await.unwrap(), before);
        store.close().await.unwrap();
    }
}

#[tokio::test]
async fn a_store_that_is_dropped_without_being_closed_is_whole() {
    let (folder, store) = house().await;
    let table = open_table(&*store).await.id;
    play(&*store, &table, 0).await;
    drop(store);
    let store = reopen(&folder, Options::default()).await;
    play(&*store, &table, 1).await;
}

#[tokio::test]
async fn the_plain_commit_rate_is_measured_and_leaves_no_file() {
    let (folder, store) = house().await;
    store.close().await.unwrap();
    for place in [folder.path().to_owned(), folder.file()] {
        let rate = commit_rate(place, Duration::from_millis(50)).await.unwrap();
        assert!(rate > 1.0, "{rate}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2, "the data file and its lock");
    let nowhere = folder.path().join("nowhere").join("x.sqlite");
    assert!(matches!(commit_rate(nowhere, Duration::ZERO).await, Err(Error::CannotOpen(_))));
}

#[tokio::test]
async fn the_data_file_never_holds_a_token() {
    let (folder, store) = house().await;
    let new = NewPerson { name: "Ann".into(), lang: "en".into(), theme: "auto".into() };
    let (_, token) = store.welcome(new).await.unwrap();
    store.close().await.unwrap();
    let text = token.to_string();
    let raw: Vec<u8> = (0..32).map(|byte| u8::from_str_radix(&text[2 * byte..2 * byte + 2], 16).unwrap()).collect();
    let file = std::fs::read(folder.file()).unwrap();
    for secret in [text.as_bytes(), &raw] {
        assert!(!file.windows(secret.len()).any(|window| window == secret));
    }
    assert!(file.windows(3).any(|window| window == b"Ann"), "the file was read at all");
}

#[tokio::test]
async fn there_is_no_office_of_a_file_that_is_not_there() {
    let folder = Folder::new();
    for error in [Office::open(folder.file()).await.unwrap_err(), Office::check_file(folder.file()).await.unwrap_err()]
    {
        assert!(matches!(error, Error::CannotOpen(_)), "{error:?}");
    }
    assert!(!folder.file().exists());
}
