//! Tournaments.

use crate::house::{act, guest, new_table, seat};
use crate::place::{Kind, Test, house};
use store::{Entered, NewSeat, NewTournament, Participant, PersonId, Status, Store, TableId};

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![
        people_and_bots_enter_until_it_begins,
        a_round_begins_once_and_its_results_come_from_its_tables,
        whoever_is_forgotten_leaves_no_name_behind
    ]
}

/// A tournament that is announced.
pub async fn found(store: &dyn Store, host: PersonId) -> String {
    let new = NewTournament {
        name: "Spring".into(),
        game: "g".into(),
        form: "swiss".into(),
        setup: "{}".into(),
        options: "{}".into(),
        rounds: 3,
        bots: true,
        host,
    };
    let tournament = store.tournaments().found(new).await.unwrap();
    assert_eq!((tournament.status, tournament.round, tournament.rounds), (Status::Open, 0, 3));
    tournament.id
}

async fn people_and_bots_enter_until_it_begins(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bo) = (guest(&*store, "Ann").await.id, guest(&*store, "Bo").await.id);
    let id = found(&*store, ann).await;
    let all = store.tournaments();
    assert_eq!(all.enter(id.clone(), Participant::Person(ann), "Ann".into(), 3).await, Ok(Entered::Now(1)));
    assert_eq!(all.enter(id.clone(), Participant::Person(ann), "Ann".into(), 3).await, Ok(Entered::Before));
    for number in [2, 3] {
        assert_eq!(
            all.enter(id.clone(), Participant::Bot("fair".into()), "Berta".into(), 3).await,
            Ok(Entered::Now(number))
        );
    }
    assert_eq!(all.enter(id.clone(), Participant::Person(bo), "Bo".into(), 3).await, Ok(Entered::Full));
    assert_eq!(all.withdraw(id.clone(), 2).await, Ok(true));
    assert_eq!(all.withdraw(id.clone(), 2).await, Ok(false));
    assert_eq!(
        all.enter(id.clone(), Participant::Person(bo), "Bo".into(), 3).await,
        Ok(Entered::Now(4)),
        "numbers are not used again"
    );
    assert_eq!(all.begin_round(id.clone(), 0, vec![vec![1, 4], vec![3]]).await, Ok(true));
    assert_eq!(all.enter(id.clone(), Participant::Bot("fair".into()), "Cyril".into(), 9).await, Ok(Entered::Closed));
    assert_eq!(all.withdraw(id.clone(), 1).await, Ok(false), "it has begun");
    assert_eq!(all.call_off(id.clone()).await, Ok(false));
    assert_eq!(all.tournaments_of(bo).await, Ok(vec![(id.clone(), "Bo".into())]));
    let other = found(&*store, bo).await;
    assert_eq!(all.tournaments_held(bo).await, Ok(1));
    assert_eq!(all.call_off(other.clone()).await, Ok(true));
    assert_eq!(all.tournament(&other).await, Ok(None));
    let list = all.tournaments_list(9).await.unwrap();
    assert_eq!((list.len(), list[0].0.id == id, list[0].1), (1, true, 3));
}

async fn a_round_begins_once_and_its_results_come_from_its_tables(kind: Kind) {
    let (_place, store) = house(kind).await;
    let ann = guest(&*store, "Ann").await.id;
    let (id, all) = (found(&*store, ann).await, store.tournaments());
    for name in ["A", "B", "C"] {
        all.enter(id.clone(), Participant::Bot("fair".into()), name.into(), 9).await.unwrap();
    }
    assert_eq!(all.tournaments_on().await, Ok(vec![]));
    assert_eq!(all.begin_round(id.clone(), 0, vec![vec![2, 1], vec![3]]).await, Ok(true));
    assert_eq!(all.begin_round(id.clone(), 0, vec![vec![1, 2]]).await, Ok(false), "somebody else was faster");
    assert_eq!(all.tournaments_on().await, Ok(vec![id.clone()]));
    let one = || new_table(vec![NewSeat::open(seat(0))]);
    let table = all.open_pairing(id.clone(), 1, 1, one()).await.unwrap().expect("they had no table").id;
    assert_eq!(all.open_pairing(id.clone(), 1, 1, one()).await, Ok(None), "they have a table");
    assert_eq!(all.open_pairing(id.clone(), 1, 9, one()).await, Ok(None), "nobody is paired there");
    let open: Vec<TableId> = store.unfinished().await.unwrap().into_iter().map(|(open, _)| open.id).collect();
    assert_eq!(open, std::slice::from_ref(&table), "no table stands about that is nobody's");
    let whole = all.tournament(&id).await.unwrap().unwrap();
    assert_eq!(whole.pairings[0].seats, [2, 1]);
    assert_eq!(whole.pairings[0].status, Some(Status::Open));
    assert_eq!((whole.pairings[1].seats.as_slice(), whole.pairings[1].table.clone()), (&[3][..], None));
    let _ = store.append(act(&table, 0, "end").ends("{\"winners\":[]}")).await.unwrap();
    let whole = all.tournament(&id).await.unwrap().unwrap();
    assert_eq!(whole.pairings[0].status, Some(Status::Over));
    assert_eq!(whole.pairings[0].result.as_deref(), Some("{\"winners\":[]}"));
    assert_eq!(all.finish(id.clone(), 0).await, Ok(false));
    assert_eq!(all.finish(id.clone(), 1).await, Ok(true));
    assert_eq!(all.begin_round(id.clone(), 1, vec![]).await, Ok(false), "it is over");
    assert_eq!(all.tournament(&id).await.unwrap().unwrap().tournament.status, Status::Over);
}

async fn whoever_is_forgotten_leaves_no_name_behind(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, guest, bo) =
        (guest(&*store, "Ann").await.id, guest(&*store, "Gast").await.id, guest(&*store, "Bo").await.id);
    let (id, all) = (found(&*store, ann).await, store.tournaments());
    all.enter(id.clone(), Participant::Person(ann), "Ann".into(), 9).await.unwrap();
    all.enter(id.clone(), Participant::Person(guest), "Gast".into(), 9).await.unwrap();
    store.people().forget_person(ann).await.unwrap();
    store.people().move_guest(guest, bo).await.unwrap();
    let whole = all.tournament(&id).await.unwrap().unwrap();
    assert_eq!(whole.tournament.host, None);
    assert_eq!((whole.entrants[0].person, whole.entrants[0].name.as_str()), (None, "—"));
    assert_eq!((whole.entrants[1].person, whole.entrants[1].name.as_str()), (Some(bo), "Gast"));
}
