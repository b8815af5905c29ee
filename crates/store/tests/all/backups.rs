//! Backups: made while the server writes, put back, and told from plain copies.

use crate::house::{Folder, act, house, log, open_table, play, reopen};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::sqlite::{Office, Sqlite, restore};
use store::{DeedKind, Error, Finding, Logged, Options, Store, TableId};

fn aside(folder: &Folder, name: &str) -> PathBuf {
    folder.path().join(name)
}

async fn backup(folder: &Folder, to: &Path) -> Result<(), Error> {
    let mut office = Office::open(folder.file()).await.unwrap();
    let done = office.backup(to).await;
    office.close().await.unwrap();
    done
}

/// Plays at a table for as long as it is let, and says which version was acknowledged last.
async fn play_on(store: Arc<dyn Store>, table: TableId, go_on: Arc<AtomicBool>) -> (TableId, u64) {
    let mut version = 0;
    while go_on.load(Ordering::Relaxed) {
        let appended = store.append(act(&table, version, &store::fresh_key())).await.unwrap();
        version = *appended.versions().expect("nobody else plays here").end();
    }
    (table, version)
}

async fn logs(store: &dyn Store, tables: &[TableId]) -> BTreeMap<TableId, Vec<Logged>> {
    let mut logs = BTreeMap::new();
    for table in tables {
        logs.insert(table.clone(), log(store, table).await);
    }
    logs
}

#[tokio::test(flavor = "multi_thread")]
async fn restore_drill_every_move_acknowledged_before_the_backup_is_there_after_it_is_restored() {
    let (folder, store) = house().await;
    let mut tables = Vec::new();
    for _ in 0..12 {
        tables.push(open_table(&*store).await.id);
    }
    let go_on = Arc::new(AtomicBool::new(true));
    let playing: Vec<_> = tables
        .iter()
        .map(|table| tokio::spawn(play_on(Arc::clone(&store), table.clone(), Arc::clone(&go_on))))
        .collect();
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    let before = logs(&*store, &tables).await;
    let copy = aside(&folder, "backup.sqlite");
    backup(&folder, &copy).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    go_on.store(false, Ordering::Relaxed);
    let mut acknowledged = BTreeMap::new();
    for player in playing {
        let (table, version) = player.await.unwrap();
        acknowledged.insert(table, version);
    }
    let after = logs(&*store, &tables).await;
    assert!(before.values().all(|log| !log.is_empty()), "they played under the backup");
    assert!(tables.iter().all(|table| after[table].len() as u64 == acknowledged[table]));
    assert!(matches!(restore(&copy, &folder.file(), "").await, Err(Error::InUse(_))), "a server has the file");
    store.close().await.unwrap();

    let kept = restore(&copy, &folder.file(), "the drill").await.unwrap().expect("the old data is kept");
    let restored = reopen(&folder, Options::default()).await;
    let now = logs(&*restored, &tables).await;
    let mut moves = 0;
    for table in &tables {
        assert!(now[table].starts_with(&before[table]), "{table}: everything acknowledged before the backup is there");
        assert!(after[table].starts_with(&now[table]), "{table}: and nothing else");
        moves += before[table].len();
    }
    println!("{moves} moves were acknowledged before the backup, all restored");
    let deeds = restored.deeds(0).await.unwrap();
    assert_eq!(
        deeds.iter().map(|deed| (deed.deed, deed.why.as_str())).collect::<Vec<_>>(),
        [(DeedKind::Restore, "the drill")]
    );
    play(&*restored, &tables[0], now[&tables[0]].len() as u64).await;
    restored.close().await.unwrap();

    let old = Sqlite::open(&kept, Options::default()).await.unwrap();
    assert_eq!(logs(&old, &tables).await, after, "what was there before is whole, too");
}

#[tokio::test]
async fn m3_a_plain_copy_of_a_file_in_use_is_told_from_a_backup() {
    let (folder, store) = house().await;
    let table = open_table(&*store).await.id;
    for version in 0..50 {
        play(&*store, &table, version).await;
    }
    let (plain, whole) = (aside(&folder, "plain.sqlite"), aside(&folder, "whole.sqlite"));
    std::fs::copy(folder.file(), &plain).unwrap();
    backup(&folder, &whole).await.unwrap();
    for _ in 0..2 {
        let found = Office::check_file(&plain).await.unwrap();
        assert_eq!(found.findings.first(), Some(&Finding::BareCopy), "{found:?}");
        assert!(found.findings[0].to_string().contains("-wal"));
    }
    let sound = Office::check_file(&whole).await.unwrap();
    assert_eq!((sound.entries, sound.findings), (50, vec![]));
    assert!(matches!(restore(&plain, &folder.path().join("other.sqlite"), "").await, Err(Error::Corrupt(_))));
    assert_eq!(Office::check_file(folder.file()).await.unwrap().findings, [], "the file itself is whole with its -wal");
    store.close().await.unwrap();
    assert_eq!(Office::check_file(folder.file()).await.unwrap().findings, [], "and without one once it is closed");
}

#[tokio::test]
async fn a_backup_overwrites_nothing_and_leaves_nothing_half_done() {
    let (folder, store) = house().await;
    open_table(&*store).await;
    let there = aside(&folder, "letter.txt");
    std::fs::write(&there, "Dear Ann").unwrap();
    assert!(matches!(backup(&folder, &there).await, Err(Error::Invalid(_))));
    assert_eq!(std::fs::read_to_string(&there).unwrap(), "Dear Ann");
    let nowhere = folder.path().join("no such folder").join("backup.sqlite");
    assert!(backup(&folder, &nowhere).await.is_err());
    let copy = aside(&folder, "backup.sqlite");
    // What an earlier backup that was cut short has left behind is in nobody's way.
    std::fs::write(aside(&folder, "backup.sqlite-partial"), "half").unwrap();
    backup(&folder, &copy).await.unwrap();
    let names = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    assert!(names.into_iter().all(|name| !name.contains("partial")));
}

#[tokio::test]
async fn what_stands_in_the_write_ahead_log_beside_a_copy_is_restored_with_it() {
    let (folder, store) = house().await;
    let table = open_table(&*store).await.id;
    for version in 0..20 {
        play(&*store, &table, version).await;
    }
    // Copied together, as somebody does who knows that the one is nothing without the other.
    let copy = aside(&folder, "both.sqlite");
    std::fs::copy(folder.file(), &copy).unwrap();
    std::fs::copy(aside(&folder, "crownlands.sqlite-wal"), aside(&folder, "both.sqlite-wal")).unwrap();
    store.close().await.unwrap();
    for _ in 0..2 {
        let looked = Office::check_file(&copy).await.unwrap();
        assert_eq!((looked.entries, looked.findings), (20, vec![]), "looking at it changes nothing");
    }
    let fresh = aside(&folder, "fresh.sqlite");
    assert_eq!(restore(&copy, &fresh, "").await, Ok(None), "nothing was there before");
    let restored = Sqlite::open(&fresh, Options::default()).await.unwrap();
    assert_eq!(log(&restored, &table).await.len(), 20);
}

#[tokio::test]
async fn only_a_sound_backup_is_restored() {
    let (folder, store) = house().await;
    let table = open_table(&*store).await.id;
    play(&*store, &table, 0).await;
    store.close().await.unwrap();
    let text = aside(&folder, "letter.txt");
    std::fs::write(&text, "Dear Ann, ".repeat(1000)).unwrap();
    for (wrong, kind) in [(text, "no database"), (aside(&folder, "missing.sqlite"), "not there")] {
        assert!(restore(&wrong, &folder.file(), "").await.is_err(), "{kind}");
    }
    let store = reopen(&folder, Options::default()).await;
    assert_eq!(log(&*store, &table).await.len(), 1, "what was there is still there");
}
