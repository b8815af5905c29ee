//! When people are on vacation.

use crate::house::guest;
use crate::place::{Kind, Test, house};
use store::{Allowance, Granted, PersonId, Time, Vacation};

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![a_vacation_is_granted_once_and_as_long_as_there_is_some_left, vacations_move_with_their_person]
}

const YEAR: Allowance = Allowance { from: Time(1000), to: Time(2000), most: 300 };

fn vacation(person: PersonId, begins: i64, ends: i64) -> Vacation {
    Vacation { person, begins: Time(begins), ends: Time(ends) }
}

async fn a_vacation_is_granted_once_and_as_long_as_there_is_some_left(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await.id, guest(&*store, "Bob").await.id);
    let all = store.vacations();
    let take = |begins, ends| all.take_vacation(vacation(ann, begins, ends), YEAR);
    assert_eq!(take(1100, 1300).await, Ok(Granted::Yes));
    assert_eq!(take(1250, 1350).await, Ok(Granted::Twice));
    assert_eq!(take(1300, 1401).await, Ok(Granted::TooLong), "300 in all");
    assert_eq!(take(1900, 2000).await, Ok(Granted::Yes), "one may follow on another");
    let next = Allowance { from: Time(2000), to: Time(3000), most: 300 };
    assert_eq!(all.take_vacation(vacation(ann, 2000, 2300), next).await, Ok(Granted::Yes), "another year");
    assert_eq!(all.take_vacation(vacation(bob, 1200, 1400), YEAR).await, Ok(Granted::Yes));
    // Ann comes back early from the first, and does not begin the second.
    assert_eq!(all.end_vacation(ann, Time(1100), Time(1150)).await, Ok(true));
    assert_eq!(all.end_vacation(ann, Time(1100), Time(1200)).await, Ok(false), "it has ended already");
    assert_eq!(all.end_vacation(ann, Time(1900), Time(1200)).await, Ok(true));
    assert_eq!(
        all.vacations(vec![ann, bob]).await,
        Ok(vec![vacation(ann, 1100, 1150), vacation(bob, 1200, 1400), vacation(ann, 2000, 2300)])
    );
    assert_eq!(take(1200, 1450).await, Ok(Granted::Yes), "what was not used can be used");
}

async fn vacations_move_with_their_person(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await.id, guest(&*store, "Bob").await.id);
    let all = store.vacations();
    for (person, begins) in [(ann, 1100), (bob, 1100), (ann, 1500)] {
        assert_eq!(all.take_vacation(vacation(person, begins, begins + 50), YEAR).await, Ok(Granted::Yes));
    }
    store.people().move_guest(ann, bob).await.unwrap();
    assert_eq!(all.vacations(vec![bob]).await, Ok(vec![vacation(bob, 1100, 1150), vacation(bob, 1500, 1550)]));
    store.people().forget_person(bob).await.unwrap();
    assert_eq!(all.vacations(vec![ann, bob]).await, Ok(vec![]));
}
