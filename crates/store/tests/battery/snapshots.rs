//! How tables stood: a cache that is given back only where it belongs, and that hides nothing that is wrong with a log.

use crate::house::{act, guest, new_table, open_table, play, seat};
use crate::place::{Kind, Place, Test, house};
use store::{Loaded, NewSeat, Store, TableId};
use table::log::{Entry, What};

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![
        a_table_is_taken_up_where_its_snapshot_was_kept,
        of_a_game_that_is_over_nothing_is_kept,
        a_snapshot_that_is_damaged_or_belongs_to_another_log_counts_as_none,
        a_snapshot_hides_no_change_of_the_log,
        who_is_behind_an_entry_is_read_from_the_log_and_not_from_a_snapshot
    ]
}

/// What is read of a table from its snapshot on, and how many entries that are.
async fn resumed(store: &dyn Store, id: &TableId) -> (Loaded, usize) {
    let loaded = store.resume(id).await.unwrap();
    let entries = loaded.log.len();
    (loaded, entries)
}

/// A table with an entry around the game and six steps, and a snapshot after the fourth entry.
async fn played(store: &dyn Store) -> TableId {
    let id = open_table(store).await.id;
    for version in 0..3 {
        play(store, &id, version).await;
    }
    let speed = Entry::new(What::Options { options: "speed".into() });
    let appended = store.append(store::Submission::new(&id, 3, "speed").entry(speed)).await.unwrap();
    assert!(appended.versions().is_some());
    for version in 4..7 {
        play(store, &id, version).await;
    }
    store.keep_snapshot(id.clone(), 4, "{\"it\":\"stood\\nso\"}".into()).await.unwrap();
    id
}

async fn a_table_is_taken_up_where_its_snapshot_was_kept(kind: Kind) {
    let (_place, store) = house(kind).await;
    let id = played(&*store).await;
    let whole = store.load(&id).await.unwrap();
    assert_eq!((whole.log.len(), &whole.snapshot), (7, &None), "the whole log is there as ever");

    let (loaded, entries) = resumed(&*store, &id).await;
    assert_eq!((entries, &loaded.log[..]), (3, &whole.log[4..]), "only what came after is read");
    assert_eq!((&loaded.table, &loaded.setup, loaded.broken_at), (&whole.table, &whole.setup, None));
    let snapshot = loaded.snapshot.expect("it was kept");
    assert_eq!((snapshot.version, snapshot.stood.as_str()), (4, "{\"it\":\"stood\\nso\"}"));
    assert_eq!(snapshot.around, whole.log[3..4], "what happened around the game");
    assert_eq!(snapshot.step, whole.log[2].entry, "the step whose fingerprint the snapshot must have");

    // A later one takes its place; one of an entry that is not there is not kept.
    store.keep_snapshot(id.clone(), 7, "later".into()).await.unwrap();
    store.keep_snapshot(id.clone(), 8, "never".into()).await.unwrap();
    let (loaded, entries) = resumed(&*store, &id).await;
    assert_eq!((entries, loaded.snapshot.map(|snapshot| snapshot.stood)), (0, Some("later".into())));
    store.drop_snapshot(id.clone(), 4).await.unwrap();
    assert_eq!(resumed(&*store, &id).await.1, 0, "whoever doubts an earlier one loses nothing of a later one");
    store.drop_snapshot(id.clone(), 7).await.unwrap();
    assert_eq!(store.resume(&id).await.unwrap(), whole);
}

async fn of_a_game_that_is_over_nothing_is_kept(kind: Kind) {
    let (place, store) = house(kind).await;
    let id = played(&*store).await;
    let mut last = store::Submission::new(&id, 7, "close").entry(Entry::new(What::Close { close: "agreed".into() }));
    last.status = Some(store::Status::Over);
    assert!(store.append(last).await.unwrap().versions().is_some());
    let whole = store.load(&id).await.unwrap();
    assert_eq!(store.resume(&id).await.unwrap(), whole);
    store.keep_snapshot(id.clone(), 7, "late".into()).await.unwrap();
    assert_eq!(place.words("SELECT table_id FROM snapshots").await, [""; 0]);
}

async fn a_snapshot_that_is_damaged_or_belongs_to_another_log_counts_as_none(kind: Kind) {
    let (place, store) = house(kind).await;
    let (one, other) = (played(&*store).await, played(&*store).await);
    let whole = store.load(&one).await.unwrap();
    let foreign = format!(
        "UPDATE snapshots SET seal = (SELECT f.seal FROM snapshots AS f WHERE f.table_id = '{other}') WHERE table_id = '{one}'"
    );
    for change in [
        "UPDATE snapshots SET stood = 'otherwise'",
        "UPDATE snapshots SET version = 3",
        "UPDATE snapshots SET version = 70",
        "UPDATE snapshots SET version = -1",
        "UPDATE snapshots SET seal = ''",
        foreign.as_str(),
    ] {
        store.keep_snapshot(one.clone(), 4, "so".into()).await.unwrap();
        assert_eq!(resumed(&*store, &one).await.1, 3, "before {change}");
        place.run(change).await.unwrap();
        assert_eq!(store.resume(&one).await.unwrap(), whole, "{change}");
    }
}

/// Changes the log as only somebody can who first removes what guards it.
async fn tamper(place: &Place, change: &str) {
    for trigger in ["log_is_never_changed", "log_is_never_cut"] {
        let on = if matches!(place, Place::Database(_)) { " ON log" } else { "" };
        place.run(format!("DROP TRIGGER IF EXISTS {trigger}{on}")).await.unwrap();
    }
    place.run(change).await.unwrap();
}

async fn a_snapshot_hides_no_change_of_the_log(kind: Kind) {
    for (change, at) in [
        ("UPDATE log SET entry = replace(entry, 'after 1', 'after 9')", 2),
        ("UPDATE log SET entry = replace(entry, 'after 5', 'after 9')", 6),
        ("UPDATE log SET link = '' WHERE version = 1", 1),
        ("DELETE FROM log WHERE version = 3", 3),
        ("DELETE FROM log WHERE version = 7", 7),
    ] {
        let (place, store) = house(kind).await;
        let id = played(&*store).await;
        tamper(&place, change).await;
        let loaded = store.resume(&id).await.unwrap();
        assert_eq!((loaded.broken_at, loaded.snapshot), (Some(at), None), "{change}");
    }
    // An entry that cannot be read is complained about as ever.
    let (place, store) = house(kind).await;
    let id = played(&*store).await;
    tamper(&place, "UPDATE log SET entry = 'nothing'").await;
    assert_eq!(store.resume(&id).await, store.load(&id).await);
    assert!(store.resume(&id).await.is_err());
}

async fn who_is_behind_an_entry_is_read_from_the_log_and_not_from_a_snapshot(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let id = store.open_table(new_table(vec![NewSeat::person(seat(0), ann.id, "Ann")])).await.unwrap().id;
    let _ = store.append(act(&id, 0, "k").begins()).await.unwrap();
    let left = Entry::new(What::Leave { leave: seat(0), who: None, away: false });
    let _ = store.append(store::Submission::new(&id, 1, "left").entry(left).by(ann.id)).await.unwrap();
    store.keep_snapshot(id.clone(), 2, "so".into()).await.unwrap();
    let by = async || resumed(&*store, &id).await.0.snapshot.unwrap().around[0].by;
    assert_eq!(by().await, Some(ann.id));
    store.people().move_guest(ann.id, bob.id).await.unwrap();
    assert_eq!(by().await, Some(bob.id), "she has an account now");
    store.people().forget_person(bob.id).await.unwrap();
    assert_eq!(by().await, None);
}
