//! People and their sessions.

use crate::place::{Kind, Test, house, reopen};
use store::{Error, Learnt, NewPerson, Options, PersonChange, PersonId};

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![
        a_guest_is_recognised_by_their_token,
        what_somebody_has_learnt_is_kept_and_what_is_done_once_stays_done
    ]
}

async fn a_guest_is_recognised_by_their_token(kind: Kind) {
    let (folder, store) = house(kind).await;
    let new = NewPerson { name: "Žofie".into(), lang: "cs".into(), theme: "dark".into() };
    let (person, token) = store.welcome(new).await.unwrap();
    assert_eq!(store.recognise(&token).await, Ok(Some(person.clone())));
    let stranger = "00".repeat(32).parse().unwrap();
    assert_eq!(store.recognise(&stranger).await, Ok(None));

    let change = PersonChange { name: Some("Sophie".into()), theme: Some("light".into()), ..PersonChange::default() };
    let changed = store.change_person(person.id, change.clone()).await.unwrap();
    assert_eq!((changed.name.as_str(), changed.lang.as_str(), changed.theme.as_str()), ("Sophie", "cs", "light"));
    store.close().await.unwrap();

    let store = reopen(&folder, Options::default()).await;
    assert_eq!(store.recognise(&token).await, Ok(Some(changed)));
    let nobody = PersonId(404);
    assert_eq!(store.change_person(nobody, change).await, Err(Error::NoPerson(nobody)));
}

async fn what_somebody_has_learnt_is_kept_and_what_is_done_once_stays_done(kind: Kind) {
    let (folder, store) = house(kind).await;
    let new = |name: &str| NewPerson { name: name.into(), lang: "en".into(), theme: "auto".into() };
    let (ann, _) = store.welcome(new("Ann")).await.unwrap();
    let (bo, _) = store.welcome(new("Bo")).await.unwrap();
    assert_eq!(store.learnt(ann.id).await, Ok(Vec::new()));
    let learnt = |lesson: &str, acts: &[&str], done| Learnt {
        game: "pebbles".into(),
        lesson: lesson.into(),
        acts: acts.iter().map(|act| (*act).to_owned()).collect(),
        done,
    };
    store.keep_learnt(ann.id, learnt("first", &["take 1"], false)).await.unwrap();
    store.keep_learnt(ann.id, learnt("first", &["take 1", "say \"é\""], true)).await.unwrap();
    store.keep_learnt(ann.id, learnt("first", &[], false)).await.unwrap();
    store.keep_learnt(ann.id, learnt("second", &["take 2"], false)).await.unwrap();
    store.keep_learnt(bo.id, learnt("first", &["take 3"], false)).await.unwrap();
    store.close().await.unwrap();

    let store = reopen(&folder, Options::default()).await;
    let expected = vec![learnt("first", &[], true), learnt("second", &["take 2"], false)];
    assert_eq!(store.learnt(ann.id).await, Ok(expected));
    assert_eq!(store.learnt(bo.id).await, Ok(vec![learnt("first", &["take 3"], false)]));
    assert!(store.keep_learnt(PersonId(404), learnt("first", &[], true)).await.is_err(), "nobody learns nothing");
}
