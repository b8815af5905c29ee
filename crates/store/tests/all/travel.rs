//! Tables that leave the house, and tables that come from elsewhere.

use crate::house::{act, guest, house, new_table, open_table, play};
use store::{Entry, Error, Export, Holder, NewSeat, Submission};

#[tokio::test]
async fn a_finished_table_travels_whole_and_a_running_one_without_its_seed() {
    let (_folder, store) = house().await;
    let ann = guest(&*store, "Ann").await;
    let seats = vec![NewSeat::person(0, ann.id, "Ann"), NewSeat::bot(1, "greedy", "Bot")];
    let table = store.open_table(new_table(seats)).await.unwrap();
    let first = Submission::new(&table.id, 0, "k").entry(Entry::act(0, "pass", "h1").by(ann.id));
    let _ = store.append(first.entry(Entry::chance("6", "h2")).begins().waiting([1])).await.unwrap();
    let running = store.export(&table.id).await.unwrap();
    assert_eq!((running.seed.as_deref(), running.waiting.as_slice()), (None, [1].as_slice()));
    assert!(matches!(store.import(running.clone()).await, Err(Error::Invalid(_))), "without a seed nobody can go on");
    let forked = store.import(Export { seed: Some("another".into()), ..running }).await.unwrap();
    assert_eq!((forked.version, forked.waiting.as_slice()), (2, [1].as_slice()));
    play(&*store, &forked.id, 2).await;

    let _ = store.append(act(&table.id, 2, "end").ends("Ann won")).await.unwrap();
    let export = store.export(&table.id).await.unwrap();
    assert_eq!((export.seed.as_deref(), export.log.len()), (Some("the seed"), 3));
    let text = serde_json::to_string(&export).unwrap();
    assert_eq!(serde_json::from_str::<Export>(&text).unwrap(), export);

    let (_elsewhere, other) = house().await;
    let copy = other.import(export.clone()).await.unwrap();
    assert_eq!(other.export(&copy.id).await.unwrap(), export);
    assert_eq!((copy.seats[0].holder.clone(), copy.seats[0].name.as_str()), (Holder::Open, "Ann"));
    assert_eq!(copy.seats[1].holder, Holder::Bot("greedy".into()));
    let loaded = other.load(&copy.id).await.unwrap();
    assert_eq!((loaded.log.len(), loaded.seed.reveal()), (3, "the seed"));
}

#[tokio::test]
async fn an_export_that_makes_no_sense_is_refused_and_an_undated_one_is_dated() {
    let (_folder, store) = house().await;
    let table = open_table(&*store).await.id;
    let _ = store.append(act(&table, 0, "k").ends("")).await.unwrap();
    let good = store.export(&table).await.unwrap();
    let mut twice = good.clone();
    twice.seats.push(twice.seats[0].clone());
    twice.seats[0].seat = 26;
    for wrong in
        [Export { format: "other".into(), ..good.clone() }, Export { waiting: vec![30], ..good.clone() }, twice]
    {
        assert!(matches!(store.import(wrong).await, Err(Error::Invalid(_))));
    }
    let undated = store.import(Export { ended: None, ..good.clone() }).await.unwrap();
    assert_eq!(undated.ended, Some(good.updated));
    let over = store.list(store::Which::Over, store::Page::first(9)).await.unwrap();
    assert_eq!(over.tables.len(), 2);
}
