//! What people have programmed for their seats.

use crate::house::{guest, open_table, seat};
use crate::place::{Kind, Test, house};
use store::PlanState;

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![a_plan_is_for_its_owner_alone_and_what_became_of_it_is_kept]
}

async fn a_plan_is_for_its_owner_alone_and_what_became_of_it_is_kept(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await.id, guest(&*store, "Bob").await.id);
    let table = open_table(&*store).await.id;
    let plans = store.plans();
    let first = plans.arm(ann, table.clone(), seat(0), 3, "ask\npass".into()).await.unwrap();
    let other = plans.arm(bob, table.clone(), seat(1), 4, "ask\ntake 1".into()).await.unwrap();
    assert_eq!(plans.plans(ann, &table).await, Ok(vec![first.clone()]));
    let again = plans.arm(ann, table.clone(), seat(0), 5, "ask\ntake 2".into()).await.unwrap();
    assert_eq!(plans.armed(&table).await, Ok(vec![other.clone(), again.clone()]), "one for each question");
    for version in [7, 9, 9] {
        plans.acted(again.id.clone(), version, false).await.unwrap();
    }
    assert_eq!(plans.end_plan(again.id.clone(), PlanState::Disarmed, 11, Some("gone".into())).await, Ok(true));
    assert_eq!(plans.end_plan(again.id.clone(), PlanState::Done, 12, None).await, Ok(false), "it has ended already");
    let kept = plans.plans(ann, &table).await.unwrap();
    assert_eq!((kept[0].state, kept[0].acted.clone(), kept[0].ended), (PlanState::Disarmed, vec![7, 9], Some(11)));
    assert_eq!((kept[0].why.as_deref(), kept[1].state), (Some("gone"), PlanState::Withdrawn));
    assert_eq!(plans.planned_tables().await, Ok(vec![]), "the game is not on");
    plans.acted(other.id.clone(), 13, true).await.unwrap();
    let done = &plans.plans(bob, &table).await.unwrap()[0];
    assert_eq!((done.state, done.acted.clone(), done.ended), (PlanState::Done, vec![13], Some(13)), "at once");
    store.people().move_guest(ann, bob).await.unwrap();
    assert_eq!(plans.plans(bob, &table).await.unwrap().len(), 3);
    store.people().forget_person(bob).await.unwrap();
    assert_eq!(plans.armed(&table).await, Ok(vec![]));
}
