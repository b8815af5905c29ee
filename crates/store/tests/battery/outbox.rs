//! What is told to people who are not here.

use crate::house::{acted, guest, new_table, seat, seats};
use crate::place::{Kind, Test, house};
use store::{
    ChannelKind, Delivery, NewChannel, NewSeat, NoticeKind, NoticeState, Person, PersonId, Store, Submission, TableId,
    Time, fresh_key,
};
use table::SeatSet;

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![
        a_move_calls_whoever_must_decide_next_once_for_each_turn,
        whoever_looks_or_wants_quiet_or_is_alone_with_bots_is_not_called,
        what_is_taken_is_nobody_elses_and_what_does_not_arrive_is_tried_again,
        once_a_day_means_once_a_day,
        a_mailbox_is_theirs_only_when_it_is_confirmed,
        channels_move_with_a_guest_and_go_with_a_person
    ]
}

const MINUTE: i64 = 60_000;

async fn hook(store: &dyn Store, person: PersonId) -> String {
    let new = NewChannel {
        person,
        kind: ChannelKind::Hook,
        address: format!("https://hooks.example/{person}"),
        keys: String::new(),
        label: "hooks.example".into(),
        confirmed: true,
    };
    store.outbox().add_channel(new).await.unwrap().id
}

/// Two people at a table whose game is on.
async fn table(store: &dyn Store, ann: &Person, bob: &Person) -> TableId {
    let held = vec![NewSeat::person(seat(0), ann.id, "Ann"), NewSeat::person(seat(1), bob.id, "Bob")];
    let table = store.open_table(new_table(held)).await.unwrap().id;
    let begin = Submission::new(&table, 0, "begin").entry(acted(0, "x")).by(ann.id).waiting(seats([0])).begins();
    let _ = store.append(begin).await.unwrap();
    table
}

/// Somebody acts, and these seats must decide then.
async fn act(store: &dyn Store, table: &TableId, by: &Person, waiting: SeatSet) {
    let version = store.version(table).await.unwrap().unwrap();
    let submission = Submission::new(table, version, fresh_key()).entry(acted(0, "x")).by(by.id).waiting(waiting);
    store.append(submission).await.unwrap().versions().unwrap();
}

/// What was told somebody, or will be, as kind and state.
async fn told(store: &dyn Store, person: &Person) -> Vec<(NoticeKind, NoticeState)> {
    let notices = store.outbox().notices(person.id, 99).await.unwrap();
    notices.iter().map(|notice| (notice.kind, notice.state)).collect()
}

fn soon() -> Time {
    Time(Time::now().0 + MINUTE)
}

const TURN: (NoticeKind, NoticeState) = (NoticeKind::Turn, NoticeState::Waiting);

async fn a_move_calls_whoever_must_decide_next_once_for_each_turn(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    hook(&*store, ann.id).await;
    hook(&*store, bob.id).await;
    let table = table(&*store, &ann, &bob).await;
    assert_eq!(told(&*store, &ann).await, [], "whoever acts is here");
    act(&*store, &table, &ann, seats([0])).await;
    assert_eq!(told(&*store, &bob).await, [], "it is still Ann's turn");
    act(&*store, &table, &ann, seats([1])).await;
    assert_eq!(told(&*store, &bob).await, [TURN]);
    // Ann takes it back and does something else.
    act(&*store, &table, &ann, seats([0])).await;
    act(&*store, &table, &ann, seats([1])).await;
    assert_eq!(told(&*store, &bob).await, [TURN], "it is the same turn");
    assert_eq!(store.outbox().claim(Time::now(), 9).await.unwrap(), vec![], "there is a moment to look");
    let due = store.outbox().claim(soon(), 9).await.unwrap();
    let about = due[0].about.as_ref().unwrap();
    assert_eq!((due.len(), &due[0].person, about.game.as_str()), (1, &bob, "brian-boru"));
    assert_eq!(about.names, ["Ann", "Bob"]);
    store.outbox().deliver(due[0].notice.id.clone(), due[0].notice.tries, Delivery::Sent, soon()).await.unwrap();
    act(&*store, &table, &bob, seats([0])).await;
    act(&*store, &table, &ann, seats([1])).await;
    assert_eq!(told(&*store, &bob).await, [TURN, (NoticeKind::Turn, NoticeState::Sent)], "the next turn");
    let version = store.version(&table).await.unwrap().unwrap();
    let ask = Submission::new(&table, version, "ask").entry(acted(0, "x")).by(bob.id).asks(seats([0, 1]));
    let _ = store.append(ask).await.unwrap();
    assert!(told(&*store, &ann).await.contains(&(NoticeKind::Asked, NoticeState::Waiting)));
    let end = Submission::new(&table, version + 1, "end").entry(acted(1, "x")).by(bob.id).ends("Ann won");
    let _ = store.append(end).await.unwrap();
    assert!(told(&*store, &ann).await.contains(&(NoticeKind::Over, NoticeState::Waiting)));
    store.outbox().claim(soon(), 9).await.unwrap();
    assert!(told(&*store, &bob).await.contains(&(NoticeKind::Turn, NoticeState::Moot)), "nobody waits any more");
    assert!(store.outbox().sweep_notices(Time(soon().0 + MINUTE)).await.unwrap() >= 2);
}

async fn whoever_looks_or_wants_quiet_or_is_alone_with_bots_is_not_called(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    hook(&*store, bob.id).await;
    let table = table(&*store, &ann, &bob).await;
    act(&*store, &table, &ann, seats([1])).await;
    assert_eq!(store.outbox().looked(ann.id, table.clone()).await, Ok(0));
    assert_eq!(store.outbox().looked(bob.id, table.clone()).await, Ok(1));
    assert_eq!(told(&*store, &bob).await, [(NoticeKind::Turn, NoticeState::Seen)]);
    store.outbox().set_quiet(bob.id, table.clone(), true).await.unwrap();
    assert_eq!(store.outbox().is_quiet(bob.id, &table).await, Ok(true));
    act(&*store, &table, &bob, seats([0])).await;
    act(&*store, &table, &ann, seats([1])).await;
    assert_eq!(told(&*store, &bob).await.len(), 1);
    assert_eq!(store.outbox().remind(table.clone(), bob.id, Time::now()).await, Ok(0), "not even reminded");
    store.outbox().set_quiet(bob.id, table.clone(), false).await.unwrap();
    assert_eq!(store.outbox().remind(table.clone(), bob.id, Time::now()).await, Ok(1));
    assert_eq!(store.outbox().remind(table.clone(), bob.id, Time::now()).await, Ok(0), "once for each turn");

    let held = vec![NewSeat::person(seat(0), bob.id, "Bob"), NewSeat::bot(seat(1), "greedy", "Bot")];
    let alone = store.open_table(new_table(held)).await.unwrap().id;
    let begin = Submission::new(&alone, 0, "begin").entry(acted(1, "x")).waiting(seats([0])).begins();
    let _ = store.append(begin).await.unwrap();
    assert_eq!(told(&*store, &bob).await.len(), 2);
}

async fn what_is_taken_is_nobody_elses_and_what_does_not_arrive_is_tried_again(kind: Kind) {
    let (_place, store) = house(kind).await;
    let ann = guest(&*store, "Ann").await;
    let channel = hook(&*store, ann.id).await;
    let (outbox, now) = (store.outbox(), Time::now());
    outbox.notify(channel.clone(), NoticeKind::Test, None, now).await.unwrap();
    let due = outbox.claim(now, 9).await.unwrap();
    assert_eq!(
        (due.len(), due[0].notice.tries, due[0].channel.address.clone()),
        (1, 1, format!("https://hooks.example/{}", ann.id))
    );
    assert_eq!(outbox.claim(soon(), 9).await.unwrap(), vec![], "it is taken");
    assert_eq!(outbox.claim(Time(now.0 + 3 * MINUTE), 9).await.unwrap()[0].notice.tries, 2, "whoever took it is gone");
    let id = due[0].notice.id.clone();
    // Whoever was away comes back; but it is not theirs any more.
    outbox.deliver(id.clone(), 1, Delivery::Again(now, "late".into()), now).await.unwrap();
    outbox.deliver(id.clone(), 1, Delivery::Failed("late".into()), now).await.unwrap();
    assert_eq!(outbox.claim(Time(now.0 + 4 * MINUTE), 9).await.unwrap(), vec![], "somebody else is at it");
    let again = Delivery::Again(Time(now.0 + 9 * MINUTE), "silent".into());
    outbox.deliver(id.clone(), 2, again, now).await.unwrap();
    assert_eq!(outbox.claim(Time(now.0 + 8 * MINUTE), 9).await.unwrap(), vec![]);
    let due = outbox.claim(Time(now.0 + 9 * MINUTE), 9).await.unwrap();
    assert_eq!((due[0].notice.tries, due[0].notice.why.as_deref()), (3, Some("silent")));
    outbox.deliver(id, 3, Delivery::Failed("answer 410".into()), now).await.unwrap();
    outbox.break_channel(channel.clone(), Some("answer 410".into())).await.unwrap();
    let notices = outbox.notices(ann.id, 9).await.unwrap();
    assert_eq!((notices[0].state, notices[0].why.as_deref()), (NoticeState::Failed, Some("answer 410")));
    outbox.notify(channel, NoticeKind::Test, None, now).await.unwrap();
    assert_eq!(outbox.claim(soon(), 9).await.unwrap(), vec![], "nothing is sent where nothing arrives");
}

async fn once_a_day_means_once_a_day(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let channel = hook(&*store, bob.id).await;
    assert_eq!(store.outbox().set_daily(ann.id, channel.clone(), Some(7)).await, Ok(false), "it is not hers");
    assert_eq!(store.outbox().set_daily(bob.id, channel, Some(7)).await, Ok(true));
    for _ in 0..2 {
        let table = table(&*store, &ann, &bob).await;
        act(&*store, &table, &ann, seats([1])).await;
    }
    let notices = store.outbox().notices(bob.id, 9).await.unwrap();
    assert_eq!((notices.len(), notices[0].due), (2, notices[1].due));
    assert_eq!(notices[0].due.0 % (24 * 60 * MINUTE), 7 * 60 * MINUTE);
    assert!(notices[0].due.0 > Time::now().0);
    assert_eq!(store.outbox().claim(notices[0].due, 9).await.unwrap().len(), 2);
}

async fn a_mailbox_is_theirs_only_when_it_is_confirmed(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let outbox = store.outbox();
    let mail = NewChannel {
        person: bob.id,
        kind: ChannelKind::Mail,
        address: "bob@mail.example".into(),
        keys: "secret".into(),
        label: "bob@mail.example".into(),
        confirmed: false,
    };
    let channel = outbox.add_channel(mail.clone()).await.unwrap();
    outbox.notify(channel.id.clone(), NoticeKind::Confirm, None, Time::now()).await.unwrap();
    assert_eq!(outbox.notified("bob@mail.example", NoticeKind::Confirm, Time(0)).await, Ok(1));
    assert_eq!(outbox.claim(soon(), 9).await.unwrap().len(), 1);
    let table = table(&*store, &ann, &bob).await;
    act(&*store, &table, &ann, seats([1])).await;
    assert_eq!(told(&*store, &bob).await.len(), 1, "nothing but the question whether it is theirs");
    assert_eq!(outbox.confirm_channel("wrong".into()).await, Ok(None));
    assert_eq!(outbox.confirm_channel("secret".into()).await.unwrap().map(|known| known.id), Some(channel.id.clone()));
    let again = outbox.add_channel(NewChannel { keys: "other".into(), ..mail }).await.unwrap();
    assert!(again.confirmed && again.id == channel.id, "it stays confirmed");
    assert_eq!(outbox.remove_channel(channel.id.clone()).await, Ok(true));
    assert_eq!((outbox.channels(bob.id).await, outbox.channel(channel.id).await), (Ok(vec![]), Ok(None)));
}

async fn channels_move_with_a_guest_and_go_with_a_person(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let channel = hook(&*store, ann.id).await;
    let table = table(&*store, &ann, &bob).await;
    store.outbox().set_quiet(ann.id, table.clone(), true).await.unwrap();
    store.people().move_guest(ann.id, bob.id).await.unwrap();
    assert_eq!(store.outbox().channel(channel).await.unwrap().map(|channel| channel.person), Some(bob.id));
    assert_eq!(store.outbox().is_quiet(bob.id, &table).await, Ok(true));
    store.people().forget_person(bob.id).await.unwrap();
    assert_eq!(store.outbox().channels(bob.id).await, Ok(vec![]));
}
