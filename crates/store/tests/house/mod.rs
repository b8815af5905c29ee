//! A store in a folder of its own, and people and tables to put into it.
#![allow(dead_code, reason = "each test file uses a part of it")]

use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::sqlite::Sqlite;
use store::{
    Appended, Logged, NewPerson, NewSeat, NewTable, Options, Person, Secret, Store, Submission, Table, TableId,
};
use table::log::{Entry, What};
use table::{Seat, SeatSet, Seed};

/// A folder that is removed with everything in it.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new() -> Folder {
        let folder = std::env::temp_dir().join(format!("crownlands-store-{}", store::fresh_key()));
        std::fs::create_dir(&folder).unwrap();
        Folder(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn file(&self) -> PathBuf {
        self.0.join("crownlands.sqlite")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A fresh store and its folder.
pub async fn house() -> (Folder, Arc<dyn Store>) {
    house_with(Options::default()).await
}

pub async fn house_with(options: Options) -> (Folder, Arc<dyn Store>) {
    let folder = Folder::new();
    let store = reopen(&folder, options).await;
    (folder, store)
}

pub async fn reopen(folder: &Folder, options: Options) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(folder.file(), options).await.unwrap())
}

pub async fn guest(store: &dyn Store, name: &str) -> Person {
    let new = NewPerson { name: name.into(), lang: "cs".into(), theme: "dark".into() };
    store.welcome(new).await.unwrap().0
}

/// The seat with this index.
pub const fn seat(index: usize) -> Seat {
    Seat::new(index)
}

/// The seats with these indices.
pub fn seats<const N: usize>(indices: [usize; N]) -> SeatSet {
    indices.into_iter().map(Seat::new).collect()
}

pub fn acted(index: usize, act: impl Into<String>) -> Entry {
    Entry::new(What::Act { seat: seat(index), act: act.into() })
}

pub fn chance(outcome: impl Into<String>) -> Entry {
    Entry::new(What::Chance { chance: outcome.into() })
}

/// A table as it is now.
pub async fn table(store: &dyn Store, id: &TableId) -> Table {
    store.load(id).await.unwrap().table
}

/// The whole log of a table, which must hang together.
pub async fn log(store: &dyn Store, id: &TableId) -> Vec<Logged> {
    let loaded = store.load(id).await.unwrap();
    assert_eq!(loaded.broken_at, None);
    loaded.log
}

pub fn new_table(seats: Vec<NewSeat>) -> NewTable {
    let seed = Seed::from_number(rand::random());
    NewTable {
        game: "brian-boru".into(),
        setup: r#"{"players":3}"#.into(),
        rules_version: 7,
        edition: "first".into(),
        seed: Secret::new(seed.to_string()),
        commitment: seed.commitment(),
        promised: true,
        options: r#"{"speed":"calm"}"#.into(),
        casual: false,
        listed: true,
        host: None,
        rematch_of: None,
        seats,
    }
}

pub async fn open_table(store: &dyn Store) -> Table {
    store.open_table(new_table((0..3).map(Seat::new).map(NewSeat::open).collect())).await.unwrap()
}

/// One act of seat 0 on top of this version.
pub fn act(table: &TableId, expected: u64, key: &str) -> Submission {
    let entry = Entry { hash: format!("h{expected}"), ..acted(0, format!("after {expected}")) };
    Submission::new(table, expected, key).entry(entry)
}

/// Appends an act that must be kept.
pub async fn play(store: &dyn Store, table: &TableId, expected: u64) {
    let appended = store.append(act(table, expected, &store::fresh_key())).await.unwrap();
    assert_eq!(appended, Appended::Committed(expected + 1..=expected + 1));
}
