//! What becomes of a submission.

use crate::house::{act, acted, chance, guest, log, open_table, play, seat, seats, table};
use crate::place::{Kind, Test, house};
use std::sync::Arc;
use store::{Appended, Error, NewSeat, PersonId, Status, Submission, TableId};
use table::log::{Entry, What};

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![an_act_and_the_chance_after_it_are_kept_together, a_key_that_was_kept_is_found_again_and_no_other, a_stale_submission_changes_nothing_and_says_where_the_table_is, the_same_submission_sent_twice_is_kept_once_with_the_same_answer, a_key_is_of_one_table_and_of_one_act, what_makes_no_sense_is_refused_and_spoils_nothing_else, submissions_in_a_row_may_share_a_group, any_text_comes_back_as_it_went_in; at once: of_many_submissions_for_the_same_version_exactly_one_is_kept, the_same_submission_sent_many_times_at_once_is_kept_once]
}

async fn an_act_and_the_chance_after_it_are_kept_together(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (opened, ann) = (open_table(&*store).await, guest(&*store, "Ann").await);
    assert_eq!((opened.version, opened.status), (0, Status::Open));

    let entry = Entry { hash: "h1".into(), layout: 3, ..acted(1, "lead C7 \"red-11\" – žluťoučký") };
    let submission = Submission::new(&opened.id, 0, "k")
        .entry(entry.clone())
        .entry(chance("draw 12"))
        .by(ann.id)
        .waiting(seats([0, 2]))
        .begins();
    assert_eq!(store.append(submission).await, Ok(Appended::Committed(1..=2)));

    let log = log(&*store, &opened.id).await;
    assert_eq!(log.iter().map(|logged| logged.version).collect::<Vec<_>>(), [1, 2]);
    assert!(log.iter().all(|logged| logged.by == Some(ann.id) && logged.entry.at == log[0].entry.at));
    assert_eq!(log[0].entry, Entry { at: log[0].entry.at, ..entry });
    assert_eq!(log[1].entry.what, What::Chance { chance: "draw 12".into() });

    let now = table(&*store, &opened.id).await;
    assert_eq!((now.version, now.status, now.waiting), (2, Status::Playing, seats([0, 2])));
    assert_eq!(Some(now.updated.0), log[0].entry.at);
    assert!(now.updated >= now.created);
}

async fn a_key_that_was_kept_is_found_again_and_no_other(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (table, other) = (open_table(&*store).await.id, open_table(&*store).await.id);
    let _ = store.append(act(&table, 0, "k").entry(chance("6"))).await.unwrap();
    play(&*store, &table, 2).await;
    assert_eq!(store.kept(&table, "k").await, Ok(Some(1..=2)));
    assert_eq!(store.kept(&table, "another").await, Ok(None));
    assert_eq!(store.kept(&other, "k").await, Ok(None));
}

async fn a_stale_submission_changes_nothing_and_says_where_the_table_is(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let table = open_table(&*store).await;
    play(&*store, &table.id, 0).await;
    let before = store.load(&table.id).await.unwrap();
    for expected in [0, 2, 1_000_000] {
        let stale =
            act(&table.id, expected, &format!("k{expected}")).begins().seat(NewSeat::bot(seat(0), "random", "Bot"));
        assert_eq!(store.append(stale).await, Ok(Appended::Stale { current: 1 }));
    }
    assert_eq!(store.load(&table.id).await.unwrap(), before);
    assert_eq!(store.counters().stale, 3);
}

async fn the_same_submission_sent_twice_is_kept_once_with_the_same_answer(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let table = open_table(&*store).await;
    let twice = || act(&table.id, 0, "k").entry(chance("6"));
    assert_eq!(store.append(twice()).await, Ok(Appended::Committed(1..=2)));
    play(&*store, &table.id, 2).await;
    assert_eq!(store.append(twice()).await, Ok(Appended::Duplicate(1..=2)));
    // Also when the page was drawn anew in between, and so names a newer version.
    let renewed = Submission { expected: 3, ..twice() };
    assert_eq!(store.append(renewed).await, Ok(Appended::Duplicate(1..=2)));
    assert_eq!(self::table(&*store, &table.id).await.version, 3);
    assert_eq!(store.counters().duplicates, 2);
}

async fn a_key_is_of_one_table_and_of_one_act(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (first, second) = (open_table(&*store).await, open_table(&*store).await);
    assert_eq!(store.append(act(&first.id, 0, "k")).await, Ok(Appended::Committed(1..=1)));
    assert_eq!(store.append(act(&second.id, 0, "k")).await, Ok(Appended::Committed(1..=1)));
    let another = Submission::new(&first.id, 1, "k").entry(acted(0, "something else"));
    assert_eq!(store.append(another).await, Err(Error::KeyReused));
    assert_eq!(table(&*store, &first.id).await.version, 1);
}

async fn of_many_submissions_for_the_same_version_exactly_one_is_kept(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let table = open_table(&*store).await;
    for version in 0..20 {
        let rivals: Vec<_> = (0..50)
            .map(|rival| {
                let (store, submission) = (Arc::clone(&store), act(&table.id, version, &format!("{version}-{rival}")));
                tokio::spawn(async move { store.append(submission).await.unwrap() })
            })
            .collect();
        let mut kept = 0;
        for rival in rivals {
            match rival.await.unwrap() {
                Appended::Committed(versions) => {
                    assert_eq!(versions, version + 1..=version + 1);
                    kept += 1;
                }
                other => assert_eq!(other, Appended::Stale { current: version + 1 }),
            }
        }
        assert_eq!(kept, 1);
    }
    assert_eq!(log(&*store, &table.id).await.len(), 20);
}

async fn the_same_submission_sent_many_times_at_once_is_kept_once(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let table = open_table(&*store).await;
    let copies: Vec<_> = (0..50)
        .map(|_| {
            let (store, submission) = (Arc::clone(&store), act(&table.id, 0, "k"));
            tokio::spawn(async move { store.append(submission).await.unwrap() })
        })
        .collect();
    let mut kept = 0;
    for copy in copies {
        match copy.await.unwrap() {
            Appended::Committed(versions) => {
                assert_eq!(versions, 1..=1);
                kept += 1;
            }
            other => assert_eq!(other, Appended::Duplicate(1..=1)),
        }
    }
    assert_eq!((kept, self::table(&*store, &table.id).await.version), (1, 1));
}

async fn what_makes_no_sense_is_refused_and_spoils_nothing_else(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let table = open_table(&*store).await;
    let nowhere: TableId = "0000000000".parse().unwrap();
    let nobody = PersonId(404);
    let (missing, ghost, seated, good) = tokio::join!(
        store.append(act(&nowhere, 0, "a")),
        store.append(Submission::new(&table.id, 0, "b").entry(acted(0, "pass")).by(nobody)),
        store.append(act(&table.id, 0, "c").seat(NewSeat::person(seat(0), nobody, "Nobody"))),
        store.append(act(&table.id, 0, "d")),
    );
    assert_eq!(missing, Err(Error::NoTable(nowhere)));
    assert!(matches!(ghost, Err(Error::Invalid(_))), "{ghost:?}");
    assert!(matches!(seated, Err(Error::Invalid(_))), "{seated:?}");
    assert_eq!(good, Ok(Appended::Committed(1..=1)));
    assert_eq!(store.counters().largest_group, 4, "all four were in one group");
    assert_eq!(log(&*store, &table.id).await.len(), 1);
    assert_eq!(
        store.append(Submission::new(&table.id, 1, "e")).await,
        Err(Error::Invalid("a submission needs an entry".into()))
    );
}

async fn submissions_in_a_row_may_share_a_group(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let table = open_table(&*store).await;
    let (first, second, third) = tokio::join!(
        store.append(act(&table.id, 0, "a").waiting(seats([1])).begins()),
        store.append(act(&table.id, 1, "b").options("{}")),
        store.append(act(&table.id, 2, "c").waiting(seats([2]))),
    );
    assert_eq!(first, Ok(Appended::Committed(1..=1)));
    assert_eq!(second, Ok(Appended::Committed(2..=2)));
    assert_eq!(third, Ok(Appended::Committed(3..=3)));
    let table = self::table(&*store, &table.id).await;
    assert_eq!((table.version, table.status), (3, Status::Playing));
    assert_eq!((table.waiting, table.options.as_str()), (seats([2]), "{}"));
}

async fn any_text_comes_back_as_it_went_in(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let table = open_table(&*store).await;
    let texts = ["", "\"\\/", "řeka\nřádek\ttab", "{\"json\": [1, 2]}", "12345678901234567890", "null", "🏰"];
    for (text, version) in texts.into_iter().zip(0..) {
        // What somebody did may hold anything, the character NUL too; keys and results are texts of our own.
        let entry = Entry { hash: text.to_owned(), ..acted(0, format!("{text}\0")) };
        let submission = Submission::new(&table.id, version, text.to_owned() + "k").entry(entry.clone()).ends(text);
        assert_eq!(store.append(submission.clone()).await, Ok(Appended::Committed(version + 1..=version + 1)));
        assert_eq!(store.append(submission).await, Ok(Appended::Duplicate(version + 1..=version + 1)));
        let kept = log(&*store, &table.id).await.pop().unwrap().entry;
        assert_eq!(Entry { at: None, ..kept }, entry);
        assert_eq!(self::table(&*store, &table.id).await.result.as_deref(), Some(text));
    }
}
