//! No answer before the transaction is on the disk.

use crate::house::{act, chance, house, house_with, open_table, reopen, table};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{Appended, Error, NewPerson, Options, Store, TableId};
use tokio::task::JoinSet;

/// Another program that holds the data file.
struct Intruder(SqliteConnection);

impl Intruder {
    async fn enter(file: &Path) -> Intruder {
        let mut db = SqliteConnection::connect(file.to_str().unwrap()).await.unwrap();
        sqlx::query("BEGIN IMMEDIATE").execute(&mut db).await.unwrap();
        Intruder(db)
    }

    async fn leave(mut self) {
        sqlx::query("ROLLBACK").execute(&mut self.0).await.unwrap();
    }
}

async fn tables(store: &dyn Store, number: usize) -> Vec<TableId> {
    let mut tables = Vec::new();
    for _ in 0..number {
        tables.push(open_table(store).await.id);
    }
    tables
}

#[tokio::test]
async fn nobody_is_answered_before_the_commit() {
    let (folder, store) = house().await;
    let id = open_table(&*store).await.id;
    let intruder = Intruder::enter(&folder.file()).await;
    let moving = {
        let (store, submission) = (Arc::clone(&store), act(&id, 0, "k").entry(chance("6")));
        tokio::spawn(async move { store.append(submission).await })
    };
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert!(!moving.is_finished());
    assert_eq!(table(&*store, &id).await.version, 0, "reads do not wait for the writer");
    intruder.leave().await;
    assert_eq!(moving.await.unwrap(), Ok(Appended::Committed(1..=2)));
    assert_eq!(table(&*store, &id).await.version, 2);
}

#[tokio::test]
async fn a_held_data_file_is_a_passing_error_and_nothing_is_kept() {
    let (folder, store) = house_with(Options { patience: Duration::from_millis(50), ..Options::default() }).await;
    let table = open_table(&*store).await.id;
    let intruder = Intruder::enter(&folder.file()).await;
    let person = NewPerson { name: "Ann".into(), lang: "en".into(), theme: "auto".into() };
    let (moved, welcomed) = tokio::join!(store.append(act(&table, 0, "k")), store.welcome(person));
    assert_eq!(moved, Err(Error::Locked));
    assert_eq!(welcomed.unwrap_err(), Error::Locked);
    assert!(Error::Locked.is_passing());
    intruder.leave().await;
    assert_eq!(store.append(act(&table, 0, "k")).await, Ok(Appended::Committed(1..=1)));
    assert_eq!(store.counters().failures, 1);
}

#[tokio::test]
async fn closing_commits_what_waits_and_takes_nothing_new() {
    let (folder, store) = house().await;
    let tables = tables(&*store, 100).await;
    let mut moves = JoinSet::new();
    for table in tables.clone() {
        let store = Arc::clone(&store);
        moves.spawn(async move { store.append(act(&table, 0, "k")).await });
    }
    tokio::task::yield_now().await;
    store.close().await.unwrap();
    let kept = moves.join_all().await;
    assert!(kept.iter().all(|answer| *answer == Ok(Appended::Committed(1..=1))), "{kept:?}");
    assert_eq!(store.append(act(&tables[0], 1, "late")).await, Err(Error::Closed));
    assert_eq!(store.load(&tables[0]).await.unwrap_err(), Error::Closed);
    store.close().await.unwrap();
    let files = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
    let mut files: Vec<_> = files.collect();
    files.sort();
    assert_eq!(files, ["crownlands.sqlite", "crownlands.sqlite-lock"], "one file is all there is, and its lock");
    let store = reopen(&folder, Options::default()).await;
    for id in &tables {
        assert_eq!(table(&*store, id).await.version, 1);
    }
}
