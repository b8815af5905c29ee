//! One transaction for everything that waits.

use crate::house::{act, acted, guest, log, open_table, play, table};
use crate::place::{Kind, Test, house, house_with, reopen};
use std::sync::Arc;
use store::{Appended, Error, Options, PersonChange, Store, Submission, TableId};
use table::Seat;
use tokio::task::JoinSet;

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![
        everything_that_waits_goes_into_one_transaction,
        a_group_has_a_limit,
        simultaneous_answers_are_rows_of_their_own,
        a_full_queue_answers_busy_and_is_good_again_later
    ]
}

async fn tables(store: &dyn Store, number: usize) -> Vec<TableId> {
    let mut tables = Vec::new();
    for _ in 0..number {
        tables.push(open_table(store).await.id);
    }
    tables
}

async fn everything_that_waits_goes_into_one_transaction(kind: Kind) {
    let (_folder, store) = house(kind).await;
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

async fn a_group_has_a_limit(kind: Kind) {
    let (_folder, store) = house_with(kind, Options { group: 10, ..Options::default() }).await;
    let mut moves = JoinSet::new();
    for table in tables(&*store, 35).await {
        let store = Arc::clone(&store);
        moves.spawn(async move { play(&*store, &table, 0).await });
    }
    moves.join_all().await;
    assert_eq!(store.counters().largest_group, 10);
}

async fn simultaneous_answers_are_rows_of_their_own(kind: Kind) {
    let (folder, store) = house(kind).await;
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

async fn a_full_queue_answers_busy_and_is_good_again_later(kind: Kind) {
    let (_folder, store) = house_with(kind, Options { queue: 4, ..Options::default() }).await;
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
