//! One transaction for everything that waits, and no answer before it.

use crate::house::{act, acted, chance, guest, house, house_with, log, open_table, play, reopen, table};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{Appended, Error, NewPerson, Options, PersonChange, Store, Submission, TableId};
use table::Seat;
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
async fn everything_that_waits_goes_into_one_transaction() {
    let (_folder, store) = house().await;
    let (tables, ann) = (tables(&*store, 200).await, guest(&*store, "Ann").await);
    let before = store.counters();
    let mut moves = JoinSet::new();
    for table in tables.clone() {
        let store = Arc::clone(&store);
        moves.spawn(async move {
            play(&*store, &table, 0).await;
        });
    }
    let (store2, person) = (Arc::clone(&store), ann.id);
    let change = PersonChange { name: Some("Anna".into()), ..PersonChange::default() };
    moves.spawn(async move { drop(store2.change_person(person, change).await.unwrap()) });
    moves.join_all().await;
    let after = store.counters();
    assert_eq!(after.committed - before.committed, 200);
    assert_eq!(after.writes - before.writes, 201);
    assert!(after.commits - before.commits <= 3, "{before:?} {after:?}");
    assert_eq!((after.waiting, after.failures), (0, 0));
    for id in &tables {
        assert_eq!(table(&*store, id).await.version, 1);
    }
}

#[tokio::test]
async fn a_group_has_a_limit() {
    let (_folder, store) = house_with(Options { group: 10, ..Options::default() }).await;
    let mut moves = JoinSet::new();
    for table in tables(&*store, 35).await {
        let store = Arc::clone(&store);
        moves.spawn(async move { play(&*store, &table, 0).await });
    }
    moves.join_all().await;
    assert_eq!(store.counters().largest_group, 10);
}

#[tokio::test]
async fn simultaneous_answers_are_rows_of_their_own() {
    let (folder, store) = house().await;
    let table = open_table(&*store).await.id;
    // Three seats choose secretly; each sends against the version it sees, and tries again when another was faster.
    let mut choices = JoinSet::new();
    for seat in 0..3 {
        let (store, table) = (Arc::clone(&store), table.clone());
        choices.spawn(async move {
            let mut expected = 0;
            loop {
                let choice = acted(seat, format!("choose {seat}"));
                match store
                    .append(Submission::new(&table, expected, format!("seat {seat}")).entry(choice))
                    .await
                    .unwrap()
                {
                    Appended::Stale { current } => expected = current,
                    _ => break,
                }
            }
        });
    }
    choices.join_all().await;
    store.close().await.unwrap();
    let store = reopen(&folder, Options::default()).await;
    let mut seats: Vec<_> = log(&*store, &table).await.iter().map(|logged| logged.entry.what.seat()).collect();
    seats.sort();
    assert_eq!(seats, [0, 1, 2].map(|index| Some(Seat::new(index))));
}

#[tokio::test]
async fn a_full_queue_answers_busy_and_is_good_again_later() {
    let (_folder, store) = house_with(Options { queue: 4, ..Options::default() }).await;
    let tables = tables(&*store, 10).await;
    let mut moves = JoinSet::new();
    for table in tables.clone() {
        let store = Arc::clone(&store);
        moves.spawn(async move { store.append(act(&table, 0, "k")).await });
    }
    let answers = moves.join_all().await;
    let busy = answers.iter().filter(|answer| **answer == Err(Error::Busy)).count();
    assert_eq!((busy, store.counters().busy), (6, 6), "{answers:?}");
    assert!(Error::Busy.is_passing());
    for table in &tables {
        let again = store.append(act(table, 0, "k")).await.unwrap();
        assert_eq!(again.versions(), Some(&(1..=1)));
    }
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
