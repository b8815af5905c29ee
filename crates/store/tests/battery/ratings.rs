//! How strong people are at a game.

use crate::house::{act, guest, new_table, seat};
use crate::place::{Kind, Test, house};
use store::{Kept, NewRating, NewSeat, NewTable, PersonId, Rating};

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![a_game_counts_once, the_strongest_come_first, a_season_counts_its_own_games]
}

fn new(person: PersonId, before: i64, shown: i64) -> NewRating {
    let rating = Rating { mean: 25_000, deviation: 8_000, games: before + 1, shown };
    NewRating { person, before, rating, gained: 7 }
}

async fn a_game_counts_once(kind: Kind) {
    let (_place, store) = house(kind).await;
    let ann = guest(&*store, "Ann").await.id;
    let seats = || vec![NewSeat::person(seat(0), ann, "Ann")];
    let table = store.open_table(NewTable { casual: false, ..new_table(seats()) }).await.unwrap().id;
    let casual = store.open_table(NewTable { casual: true, ..new_table(seats()) }).await.unwrap().id;
    assert_eq!(store.ratings().unrated(9).await, Ok(vec![]), "neither is over");
    for id in [&table, &casual] {
        assert!(store.append(act(id, 0, "end").ends("{}")).await.unwrap().versions().is_some());
    }
    let ratings = store.ratings();
    assert_eq!(ratings.unrated(9).await, Ok(vec![table.clone()]));
    let rate = |before| ratings.rate(table.clone(), "g".into(), vec![new(ann, before, 1100)]);
    assert_eq!(rate(3).await, Ok(Kept::Changed), "the rating is not what it was taken for");
    assert_eq!(ratings.unrated(9).await, Ok(vec![table.clone()]));
    assert_eq!(rate(0).await, Ok(Kept::Now));
    assert_eq!(rate(1).await, Ok(Kept::Before));
    assert_eq!(ratings.unrated(9).await, Ok(vec![]));
    assert_eq!(ratings.ratings(ann).await, Ok(vec![("g".to_owned(), new(ann, 0, 1100).rating)]));
    let steps = ratings.rating_steps(ann, 9).await.unwrap();
    assert_eq!((steps.len(), steps[0].table == table, steps[0].gained), (1, true, 7));
    store.people().forget_person(ann).await.unwrap();
    assert_eq!(ratings.leaders("g".into(), 0, 9).await, Ok(vec![]));
}

async fn the_strongest_come_first(kind: Kind) {
    let (_place, store) = house(kind).await;
    let mut people = Vec::new();
    for (name, shown) in [("Ann", 1100), ("Bob", 1300), ("Eve", 1200)] {
        let person = guest(&*store, name).await;
        let table = store.open_table(new_table(vec![NewSeat::open(seat(0))])).await.unwrap().id;
        let kept = store.ratings().rate(table, "g".into(), vec![new(person.id, 0, shown)]).await;
        assert_eq!(kept, Ok(Kept::Now));
        people.push(person.id);
    }
    let names = async |least, most| {
        let leaders = store.ratings().leaders("g".into(), least, most).await.unwrap();
        leaders.into_iter().map(|(person, _)| person.name).collect::<Vec<_>>()
    };
    assert_eq!(names(1, 9).await, ["Bob", "Eve", "Ann"]);
    assert_eq!(names(1, 1).await, ["Bob"]);
    assert_eq!(names(2, 9).await, [""; 0], "with more than one game there is nobody");
    let at = store.ratings().ratings_at("g".into(), vec![people[2], PersonId(404)]).await.unwrap();
    assert_eq!(at.len(), 1);
}

async fn a_season_counts_its_own_games(kind: Kind) {
    let (_place, store) = house(kind).await;
    let (ann, bo) = (guest(&*store, "Ann").await.id, guest(&*store, "Bo").await.id);
    let all = (store::Time(0), store::Time(i64::MAX));
    assert_eq!(store.ratings().season("g".into(), all.0, all.1, 9).await, Ok(vec![]));
    for (before, changes) in [(0, vec![new(ann, 0, 1100), new(bo, 0, 900)]), (1, vec![new(bo, 1, 1200)])] {
        let table = store.open_table(new_table(vec![NewSeat::open(seat(0))])).await.unwrap().id;
        assert_eq!(store.ratings().rate(table, "g".into(), changes).await, Ok(Kept::Now), "{before}");
    }
    let season = store.ratings().season("g".into(), all.0, all.1, 9).await.unwrap();
    let told: Vec<_> = season.iter().map(|one| (one.person.id, one.games, one.gained, one.shown)).collect();
    assert_eq!(told, [(bo, 2, 14, 1200), (ann, 1, 7, 1100)]);
    assert_eq!(store.ratings().season("g".into(), store::Time(0), store::Time(1), 9).await, Ok(vec![]));
    assert_eq!(store.ratings().season("other".into(), all.0, all.1, 9).await, Ok(vec![]));
}
