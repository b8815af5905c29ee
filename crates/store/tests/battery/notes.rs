//! What people write down for themselves, and what they tell the operator.

use crate::house::{guest, open_table};
use crate::place::{Kind, Test, house};
use store::DeedKind;

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![
        a_note_is_for_its_writer_alone,
        reports_wait_until_they_are_settled,
        whoever_is_restrained_is_known_as_such_and_the_deed_is_written_down
    ]
}

async fn a_note_is_for_its_writer_alone(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await.id, guest(&*store, "Bob").await.id);
    let table = open_table(&*store).await.id;
    let notes = store.notes();
    assert_eq!(notes.note(ann, &table).await, Ok(None));
    notes.keep_note(ann, table.clone(), "red is bluffing".into()).await.unwrap();
    notes.keep_note(ann, table.clone(), "red is not".into()).await.unwrap();
    assert_eq!(notes.note(ann, &table).await, Ok(Some("red is not".into())));
    assert_eq!(notes.note(bob, &table).await, Ok(None));
    store.people().move_guest(ann, bob).await.unwrap();
    assert_eq!(notes.notes_of(bob).await, Ok(vec![(table.clone(), "red is not".into())]), "it moves along");
    notes.keep_note(bob, table.clone(), String::new()).await.unwrap();
    assert_eq!(notes.notes_of(bob).await, Ok(vec![]));
}

async fn reports_wait_until_they_are_settled(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let notes = store.notes();
    notes.report(ann.id, bob.id, "rude".into()).await.unwrap();
    notes.report(bob.id, ann.id, "is not".into()).await.unwrap();
    assert_eq!(notes.reports_by(ann.id).await, Ok(1));
    let told = notes.reports(9).await.unwrap();
    let rude = told.iter().find(|told| told.text == "rude").unwrap();
    assert_eq!((told.len(), rude.author.as_ref(), &rude.subject), (2, Some(&ann), &bob));
    assert_eq!(notes.settle(rude.id.clone()).await, Ok(true));
    assert_eq!(notes.settle(rude.id.clone()).await, Ok(false));
    assert_eq!((notes.reports(9).await.unwrap().len(), notes.reports_by(ann.id).await), (1, Ok(0)));
    let own: Vec<String> = notes.told_by(ann.id).await.unwrap().into_iter().map(|told| told.text).collect();
    assert_eq!(own, ["rude"], "what was settled stays one's own");
    store.people().forget_person(bob.id).await.unwrap();
    assert_eq!(notes.reports(9).await.unwrap()[0].author, None, "what the forgotten told stays, without their name");
}

async fn whoever_is_restrained_is_known_as_such_and_the_deed_is_written_down(kind: Kind) {
    let (_place, store) = house(kind).await;
    let ann = guest(&*store, "Ann").await.id;
    let restrain = |deed| store.notes().restrain(ann, deed, "loud".into());
    assert_eq!(restrain(DeedKind::Mute).await, Ok(true));
    assert_eq!(restrain(DeedKind::Ban).await, Ok(true));
    let person = store.people().person(ann).await.unwrap();
    assert!(person.muted && person.banned);
    assert_eq!(restrain(DeedKind::Unban).await, Ok(true));
    let person = store.people().person(ann).await.unwrap();
    assert!(person.muted && !person.banned);
    assert_eq!(restrain(DeedKind::Delete).await, Ok(false));
    let deeds: Vec<_> =
        store.deeds(0).await.unwrap().into_iter().map(|deed| (deed.deed, deed.subject, deed.why)).collect();
    let told = |deed| (deed, ann.to_string(), "loud".to_owned());
    assert_eq!(deeds, [told(DeedKind::Mute), told(DeedKind::Ban), told(DeedKind::Unban)]);
}
