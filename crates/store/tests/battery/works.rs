//! What people bring to play with.

use crate::house::guest;
use crate::place::{Kind, Test, house};
use store::{PersonId, Time, Work, WorkKind};

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![works_belong_to_people_and_are_found_by_their_key, the_oldest_works_make_room]
}

fn work(key: &str, person: PersonId, at: i64) -> Work {
    let text = format!("text of {key} – „é“");
    Work { key: key.into(), kind: WorkKind::Edition, game: "g".into(), text, person, at: Time(at) }
}

async fn works_belong_to_people_and_are_found_by_their_key(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bo) = (guest(&*store, "Ann").await.id, guest(&*store, "Bo").await.id);
    let works = store.works();
    works.keep_work(work("one", ann, 1), 9).await.unwrap();
    works.keep_work(work("two", ann, 2), 9).await.unwrap();
    works.keep_work(work("one", bo, 3), 9).await.unwrap();
    assert_eq!(works.work(WorkKind::Edition, "one".into()).await, Ok(Some(work("one", ann, 1))));
    assert_eq!(works.work(WorkKind::Position, "one".into()).await, Ok(None));
    assert_eq!(works.work(WorkKind::Record, "one".into()).await, Ok(None));
    let record = Work { kind: WorkKind::Record, ..work("three", bo, 4) };
    works.keep_work(record.clone(), 9).await.unwrap();
    assert_eq!(works.work(WorkKind::Record, "three".into()).await, Ok(Some(record)));
    assert_eq!(works.work(WorkKind::Edition, "three".into()).await, Ok(None));
    assert_eq!(works.works_of(ann, WorkKind::Edition).await, Ok(vec![work("two", ann, 2), work("one", ann, 1)]));
    works.keep_work(work("one", ann, 5), 9).await.unwrap();
    assert_eq!(works.works_of(ann, WorkKind::Edition).await, Ok(vec![work("one", ann, 5), work("two", ann, 2)]));
    assert!(works.keep_work(work("one", PersonId(404), 1), 9).await.is_err(), "nobody brings nothing");
    store.people().forget_person(ann).await.unwrap();
    assert_eq!(works.works_of(ann, WorkKind::Edition).await, Ok(vec![]));
    assert_eq!(works.work(WorkKind::Edition, "one".into()).await, Ok(Some(work("one", bo, 3))));
    assert_eq!(works.work(WorkKind::Edition, "two".into()).await, Ok(None));
}

async fn the_oldest_works_make_room(kind: Kind) {
    let (_place, store) = house(kind).await;
    let ann = guest(&*store, "Ann").await.id;
    for (key, at) in [("one", 1), ("two", 2), ("three", 3)] {
        store.works().keep_work(work(key, ann, at), 2).await.unwrap();
    }
    let position = Work { kind: WorkKind::Position, ..work("four", ann, 4) };
    store.works().keep_work(position.clone(), 2).await.unwrap();
    let kept = store.works().works_of(ann, WorkKind::Edition).await;
    assert_eq!(kept, Ok(vec![work("three", ann, 3), work("two", ann, 2)]));
    assert_eq!(store.works().works_of(ann, WorkKind::Position).await, Ok(vec![position]));
}
