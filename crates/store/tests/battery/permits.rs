//! By which programs act for somebody.

use crate::house::guest;
use crate::place::{Kind, Test, house};
use store::PersonId;

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![a_permit_is_found_by_its_token_until_it_is_taken_back]
}

async fn a_permit_is_found_by_its_token_until_it_is_taken_back(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bo) = (guest(&*store, "Ann").await, guest(&*store, "Bo").await);
    let permits = store.permits();
    let (permit, token) = permits.permit(ann.id, "my bot".into(), "read play".into()).await.unwrap();
    let (_, others) = permits.permit(bo.id, "his".into(), "read".into()).await.unwrap();
    assert_eq!(permits.permitted(&token).await, Ok(Some((ann.clone(), permit.clone()))));
    assert_eq!(permits.permits_of(ann.id).await, Ok(vec![permit.clone()]));
    assert_eq!(store.recognise(&token).await, Ok(None), "it opens no session");
    assert_eq!(permit.used, None);
    permits.use_permit(permit.id.clone()).await.unwrap();
    assert!(permits.permits_of(ann.id).await.unwrap()[0].used.is_some());
    assert_eq!(permits.revoke(bo.id, permit.id.clone()).await, Ok(false), "it is not theirs");
    assert_eq!(permits.revoke(ann.id, permit.id.clone()).await, Ok(true));
    assert_eq!(permits.permitted(&token).await, Ok(None));
    store.people().forget_person(bo.id).await.unwrap();
    assert_eq!(permits.permitted(&others).await, Ok(None), "it goes with its owner");
    assert!(permits.permit(PersonId(404), "x".into(), "read".into()).await.is_err());
}
