//! Sessions, accounts, friends.

use crate::house::{act, guest, new_table, seat};
use crate::place::{Kind, Test, house, reopen};
use std::time::Duration;
use store::{
    Code, Error, Holder, Learnt, Looks, NewAccount, NewPerson, NewSeat, Options, Passkey, People, Person, PersonId,
    Say, Secret, SessionId, Store, Tie, Time,
};

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![
        sessions_are_listed_and_end_one_by_one_all_at_once_or_by_themselves,
        a_keepsake_names_its_person_until_there_is_a_newer_one,
        names_of_accounts_do_not_look_alike_and_the_first_is_the_operator,
        recovery_codes_and_invitations_are_good_once,
        everything_a_guest_has_moves_into_the_account,
        whoever_is_forgotten_leaves_no_name_behind_but_the_log_holds,
        passkeys_belong_to_one_person,
        friends_are_those_who_both_say_so
    ]
}

const LONG: Duration = Duration::from_secs(3600);

fn people(store: &dyn Store) -> &dyn People {
    store.people()
}

fn looks(name: &str) -> Looks {
    Looks { written: name.to_owned(), small: name.to_lowercase() }
}

fn account(person: &Person, name: &str) -> NewAccount {
    NewAccount {
        person: person.id,
        name: name.to_owned(),
        looks: looks(name),
        password: Some(Secret::new("hash")),
        recoveries: vec![Code::new("one"), Code::new("two")],
        invitation: None,
    }
}

async fn sessions_are_listed_and_end_one_by_one_all_at_once_or_by_themselves(kind: Kind) {
    let (folder, store) = house(kind).await;
    let new = NewPerson { name: "Ann".into(), lang: "en".into(), theme: "auto".into() };
    let (ann, first) = store.welcome(new).await.unwrap();
    let people = people(&*store);
    let phone = people.open_session(ann.id, "Phone".into(), LONG).await.unwrap();
    let gone = people.open_session(ann.id, "Gone".into(), Duration::ZERO).await.unwrap();
    assert_eq!(store.recognise(&phone).await.unwrap().unwrap().id, ann.id);
    assert_eq!(store.recognise(&gone).await, Ok(None), "it has run out");
    let devices: Vec<String> = people.sessions(ann.id).await.unwrap().into_iter().map(|one| one.device).collect();
    assert_eq!(devices.len(), 2);
    assert!(devices.contains(&"Phone".to_owned()) && devices.contains(&String::new()), "{devices:?}");
    assert_eq!(people.sweep_sessions().await, Ok(1));

    people.use_session(&phone, "Tablet".into(), Duration::ZERO).await.unwrap();
    assert_eq!(store.recognise(&phone).await, Ok(None));
    people.use_session(&phone, "Tablet".into(), LONG).await.unwrap();
    assert!(people.sessions(ann.id).await.unwrap().iter().any(|one| one.device == "Tablet"));

    let bob = guest(&*store, "Bob").await;
    assert_eq!(people.close_session(bob.id, SessionId::from(&phone)).await, Ok(false), "it is not Bob's");
    assert_eq!(people.close_session(ann.id, SessionId::from(&phone)).await, Ok(true));
    let third = people.open_session(ann.id, String::new(), LONG).await.unwrap();
    assert_eq!(people.close_sessions(ann.id, Some(SessionId::from(&third))).await, Ok(1));
    assert_eq!(store.recognise(&first).await, Ok(None));
    store.close().await.unwrap();
    let store = reopen(&folder, Options::default()).await;
    assert_eq!(store.recognise(&third).await.unwrap().unwrap().id, ann.id);
    let nobody = PersonId(404);
    assert_eq!(self::people(&*store).open_session(nobody, String::new(), LONG).await, Err(Error::NoPerson(nobody)));
}

async fn a_keepsake_names_its_person_until_there_is_a_newer_one(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let people = people(&*store);
    assert_eq!(people.kept_since(ann.id).await, Ok(None));
    people.keep(ann.id, Code::new("raven oak")).await.unwrap();
    people.keep(bob.id, Code::new("lantern")).await.unwrap();
    assert_eq!(people.keeper(Code::new("raven oak")).await, Ok(Some(ann.clone())));
    people.keep(ann.id, Code::new("other")).await.unwrap();
    assert_eq!(people.keeper(Code::new("raven oak")).await, Ok(None));
    assert!(people.kept_since(ann.id).await.unwrap().is_some());
}

async fn names_of_accounts_do_not_look_alike_and_the_first_is_the_operator(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Guest 1").await, guest(&*store, "Guest 2").await);
    let people = people(&*store);
    let made = people.register(account(&ann, "Ann")).await.unwrap();
    assert_eq!((made.person.name.as_str(), made.operator, made.recoveries), ("Ann", true, 2));
    let alike = NewAccount { looks: Looks { written: "other".into(), small: "ann".into() }, ..account(&bob, "aNN") };
    assert_eq!(people.register(alike).await, Err(Error::NameTaken));
    assert!(!people.register(account(&bob, "Bob")).await.unwrap().operator);
    assert_eq!(people.register(account(&bob, "Robert")).await, Err(Error::NameTaken), "one account is enough");
    assert_eq!(people.accounts().await, Ok(2));
    assert_eq!(people.rename_account(bob.id, "Ann".into(), looks("Ann")).await, Err(Error::NameTaken));
    assert_eq!(people.rename_account(bob.id, "BOB".into(), looks("BOB")).await.unwrap().name, "BOB");
    let found = people.account_like(looks("bob")).await.unwrap().unwrap();
    assert_eq!((found.person.id, found.password), (bob.id, Some(Secret::new("hash"))));
    assert_eq!(people.account_like(looks("Eve")).await, Ok(None));
}

async fn recovery_codes_and_invitations_are_good_once(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let people = people(&*store);
    people.register(account(&ann, "Ann")).await.unwrap();
    assert_eq!(people.recover(ann.id, Code::new("three")).await, Ok(false));
    assert_eq!(people.recover(bob.id, Code::new("one")).await, Ok(false));
    assert_eq!(people.recover(ann.id, Code::new("one")).await, Ok(true));
    assert_eq!(people.recover(ann.id, Code::new("one")).await, Ok(false));
    people.set_recoveries(ann.id, vec![Code::new("four")]).await.unwrap();
    assert_eq!(people.recover(ann.id, Code::new("two")).await, Ok(false));
    people.set_password(ann.id, Secret::new("newer")).await.unwrap();
    assert_eq!(people.account(ann.id).await.unwrap().unwrap().password, Some(Secret::new("newer")));

    people.invite(ann.id, Code::new("come")).await.unwrap();
    let invited = |name: &str, code: &str| NewAccount { invitation: Some(Code::new(code)), ..account(&bob, name) };
    assert_eq!(people.register(invited("Bob", "wrong")).await, Err(Error::NotInvited));
    assert!(!people.invitations(ann.id).await.unwrap()[0].used);
    assert_eq!(people.register(invited("Ann", "come")).await, Err(Error::NameTaken));
    people.register(invited("Bob", "come")).await.unwrap();
    let used = &people.invitations(ann.id).await.unwrap()[0];
    assert_eq!((used.used, used.guest.as_deref()), (true, Some("Bob")));
    let eve = guest(&*store, "Eve").await;
    let late = NewAccount { invitation: Some(Code::new("come")), ..account(&eve, "Eve") };
    assert_eq!(people.register(late).await, Err(Error::NotInvited));
    assert_eq!(people.account(eve.id).await, Ok(None));
}

async fn everything_a_guest_has_moves_into_the_account(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (guest_here, ann) = (guest(&*store, "Guest").await, guest(&*store, "Ann").await);
    let seats = vec![NewSeat::person(seat(0), guest_here.id, "Guest"), NewSeat::open(seat(1))];
    let table = store.open_table(store::NewTable { host: Some(guest_here.id), ..new_table(seats) }).await.unwrap();
    let submission = act(&table.id, 0, "k").by(guest_here.id);
    assert!(store.append(submission).await.unwrap().versions().is_some());
    let say = Say { table: table.id.clone(), seat: None, person: Some(guest_here.id), text: "hello".into() };
    store.say(say).await.unwrap();
    let learnt = |acts: &str| Learnt { game: "g".into(), lesson: "l".into(), acts: vec![acts.into()], done: false };
    store.keep_learnt(guest_here.id, learnt("guest")).await.unwrap();
    store.keep_learnt(ann.id, learnt("own")).await.unwrap();

    let people = people(&*store);
    assert_eq!(people.move_guest(guest_here.id, ann.id).await, Ok(vec![table.id.clone()]));
    let loaded = store.load(&table.id).await.unwrap();
    assert_eq!(loaded.broken_at, None);
    assert_eq!(loaded.table.seats[0].holder, Holder::Person(ann.id));
    assert_eq!((loaded.table.host, loaded.log[0].by), (Some(ann.id), Some(ann.id)));
    assert_eq!(people.said_by(ann.id).await.unwrap()[0].1.text, "hello");
    assert_eq!(store.learnt(ann.id).await.unwrap(), [learnt("own")], "what is there already stays");
    assert_eq!(people.person(guest_here.id).await, Err(Error::NoPerson(guest_here.id)));
}

async fn whoever_is_forgotten_leaves_no_name_behind_but_the_log_holds(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let ann = guest(&*store, "Ann").await;
    let people = people(&*store);
    people.register(account(&ann, "Ann")).await.unwrap();
    let table = store.open_table(new_table(vec![NewSeat::person(seat(0), ann.id, "Ann")])).await.unwrap();
    assert!(store.append(act(&table.id, 0, "k").by(ann.id)).await.unwrap().versions().is_some());
    let say = Say { table: table.id.clone(), seat: None, person: Some(ann.id), text: "hello".into() };
    store.say(say).await.unwrap();
    people.forget_person(ann.id).await.unwrap();
    let loaded = store.load(&table.id).await.unwrap();
    assert_eq!((loaded.broken_at, loaded.table.seats[0].name.as_str(), loaded.log[0].by), (None, "—", None));
    assert!(store.chat(&table.id, 0, 9).await.unwrap().is_empty());
    assert_eq!((people.accounts().await, people.account_like(looks("Ann")).await), (Ok(0), Ok(None)));
}

async fn passkeys_belong_to_one_person(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let people = people(&*store);
    people.register(account(&ann, "Ann")).await.unwrap();
    let key = Passkey {
        id: vec![1, 2],
        person: ann.id,
        fixed: vec![3],
        changing: vec![4],
        label: "Phone".into(),
        created: Time(5),
        used: None,
    };
    people.add_passkey(key.clone()).await.unwrap();
    assert_eq!(people.add_passkey(key.clone()).await, Err(Error::NameTaken));
    people.use_passkey(vec![1, 2], vec![6]).await.unwrap();
    let kept = people.passkey(vec![1, 2]).await.unwrap().unwrap();
    assert_eq!((kept.person, kept.changing.as_slice(), kept.used.is_some()), (ann.id, &[6][..], true));
    assert_eq!(people.remove_passkey(bob.id, vec![1, 2]).await, Ok(false));
    assert_eq!(people.passkeys(ann.id).await.unwrap().len(), 1);
    assert_eq!(people.remove_passkey(ann.id, vec![1, 2]).await, Ok(true));
}

async fn friends_are_those_who_both_say_so(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (ann, bob) = (guest(&*store, "Ann").await, guest(&*store, "Bob").await);
    let people = people(&*store);
    people.tie(ann.id, bob.id, Some(Tie::Friend)).await.unwrap();
    let seen = async |person: PersonId| {
        let ties = people.ties(person).await.unwrap();
        ties.into_iter().map(|tied| (tied.other.id, tied.mine, tied.theirs)).collect::<Vec<_>>()
    };
    assert_eq!(seen(ann.id).await, [(bob.id, Some(Tie::Friend), None)]);
    assert_eq!(seen(bob.id).await, [(ann.id, None, Some(Tie::Friend))]);
    people.tie(bob.id, ann.id, Some(Tie::Block)).await.unwrap();
    assert_eq!(seen(ann.id).await, [(bob.id, Some(Tie::Friend), Some(Tie::Block))]);
    people.tie(ann.id, bob.id, None).await.unwrap();
    people.tie(bob.id, ann.id, None).await.unwrap();
    assert_eq!(seen(ann.id).await, []);
    let nobody = PersonId(404);
    assert_eq!(people.tie(ann.id, nobody, Some(Tie::Friend)).await, Err(Error::NoPerson(nobody)));
    assert_eq!(people.choice("registration").await, Ok(None));
    people.choose("registration", "closed".into()).await.unwrap();
    people.choose("registration", "open".into()).await.unwrap();
    assert_eq!(people.choice("registration").await, Ok(Some("open".into())));
}
