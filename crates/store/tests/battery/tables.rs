//! Tables, seats, lists and chat.

use crate::house::{act, guest, new_table, open_table, seat, seats, table};
use crate::place::{Kind, Test, house, reopen};
use std::time::Duration;
use store::{
    Cursor, Error, Holder, NewSeat, NewTable, Options, Page, PersonId, Say, Status, Store, Submission, Table, TableId,
    Time, Which,
};
use table::log::{Entry, What};
use table::{Salt, Seat};

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![
        a_table_is_as_it_was_opened,
        what_does_not_exist_is_missing,
        the_clock_shows_milliseconds_and_reads_are_counted,
        a_seat_is_taken_left_and_given_to_a_bot,
        lists_show_each_table_where_it_belongs,
        pages_of_a_list_neither_repeat_nor_skip,
        chat_comes_back_in_the_order_it_was_said,
        only_abandoned_tables_whose_game_has_not_begun_are_swept
    ]
}

async fn ids(store: &dyn Store, which: Which) -> Vec<TableId> {
    let listing = store.list(which, Page::first(100)).await.unwrap();
    assert_eq!(listing.next, None);
    listing.tables.into_iter().map(|table| table.id).collect()
}

/// A table at which this person has seat 1 and waits for this seat.
async fn seated(store: &dyn Store, person: PersonId, waiting: usize) -> TableId {
    let held =
        vec![NewSeat::bot(seat(0), "greedy", "Bot"), NewSeat::person(seat(1), person, "Ann"), NewSeat::open(seat(2))];
    let table = store.open_table(new_table(held)).await.unwrap();
    let _ = store.append(act(&table.id, 0, "begin").begins().waiting(seats([waiting]))).await.unwrap();
    table.id
}

async fn the_clock_shows_milliseconds_and_reads_are_counted(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (before, reads) = (Time::now(), store.counters().reads);
    let first = store.time().await.unwrap();
    tokio::time::sleep(Duration::from_millis(30)).await;
    let second = store.time().await.unwrap();
    assert!((before.0 - 1000..before.0 + 60_000).contains(&first.0), "{before:?} {first:?}");
    assert!((20..60_000).contains(&(second.0 - first.0)), "{first:?} {second:?}");
    assert_eq!(store.counters().reads, reads + 2);
}

async fn a_table_is_as_it_was_opened(kind: Kind) {
    let (folder, store) = house(kind).await;
    let ann = guest(&*store, "Ann").await;
    let first = open_table(&*store).await;
    let salt = Some(Salt::from_bytes([9; 32]));
    let seats = vec![
        NewSeat::person(seat(1), ann.id, "Ann").salted(salt),
        NewSeat::bot(seat(0), "greedy", "Bot"),
        NewSeat::open(seat(2)),
    ];
    let new = NewTable { host: Some(ann.id), rematch_of: Some(first.id.clone()), casual: true, ..new_table(seats) };
    let table = store.open_table(new.clone()).await.unwrap();
    assert_eq!(self::table(&*store, &table.id).await, table);
    assert_eq!((table.game.as_str(), table.rules_version, table.edition.as_str()), ("brian-boru", 7, "first"));
    assert_eq!((table.commitment.as_str(), table.options.as_str()), (new.commitment.as_str(), r#"{"speed":"calm"}"#));
    assert_eq!((table.casual, table.listed, table.host), (true, true, Some(ann.id)));
    assert_eq!(table.rematch_of, Some(first.id));
    let holders: Vec<_> =
        table.seats.iter().map(|held| (held.seat, held.holder.clone(), held.joined.is_some())).collect();
    let expected = [
        (seat(0), Holder::Bot("greedy".into()), true),
        (seat(1), Holder::Person(ann.id), true),
        (seat(2), Holder::Open, false),
    ];
    assert_eq!(holders, expected);
    assert_eq!(table.seats.iter().map(|held| held.salt).collect::<Vec<_>>(), [None, salt, None]);
    assert_eq!(store.open_table(new.clone()).await.unwrap_err(), Error::Committed, "a promise is for one table");
    assert!(store.open_table(NewTable { promised: false, ..new.clone() }).await.is_ok());
    store.close().await.unwrap();

    let store = reopen(&folder, Options::default()).await;
    assert_eq!(store.setup(&table.id).await.unwrap(), new.setup);
    let loaded = store.load(&table.id).await.unwrap();
    assert_eq!(loaded.table, table);
    assert_eq!((loaded.setup, loaded.seed), (new.setup, new.seed));
    assert_eq!((loaded.log, loaded.broken_at), (vec![], None));
}

async fn what_does_not_exist_is_missing(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let nowhere: TableId = "0000000000".parse().unwrap();
    let missing = Error::NoTable(nowhere.clone());
    assert_eq!(store.setup(&nowhere).await.unwrap_err(), missing);
    assert_eq!(store.load(&nowhere).await.unwrap_err(), missing);
    let say = Say { table: nowhere.clone(), seat: None, person: None, text: "Hello?".into() };
    assert_eq!(store.say(say).await.unwrap_err(), missing);
    assert!(missing.is_missing());
    assert_eq!(store.kept(&nowhere, "k").await, Ok(None));
}

async fn a_seat_is_taken_left_and_given_to_a_bot(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let id = open_table(&*store).await.id;
    let join = |version: u64, seat: NewSeat| {
        let entry = Entry::new(What::Join { join: seat.seat, who: seat.sitter() });
        store.append(Submission::new(&id, version, store::fresh_key()).entry(entry).seat(seat))
    };
    // Both want the same seat; the version lets only one have it.
    let (first, second) = tokio::join!(
        join(0, NewSeat::person(seat(1), ann.id, "Ann")),
        join(0, NewSeat::person(seat(1), ben.id, "Ben"))
    );
    assert!(first.unwrap().versions().is_some() && second.unwrap().versions().is_none());
    let now = table(&*store, &id).await;
    assert!(now.seats_person(ann.id) && !now.seats_person(ben.id));
    let _ = join(1, NewSeat::person(seat(2), ann.id, "Ann's sister")).await.unwrap();
    assert_eq!(table(&*store, &id).await.seats_of(ann.id).collect::<Vec<Seat>>(), [seat(1), seat(2)]);
    let _ = join(2, NewSeat::bot(seat(1), "greedy", "Bot for Ann")).await.unwrap();
    let now = table(&*store, &id).await;
    assert_eq!((now.seats[1].holder.bot(), now.seats[1].name.as_str()), (Some("greedy"), "Bot for Ann"));
    assert_eq!(now.seats.len(), 3);
}

async fn lists_show_each_table_where_it_belongs(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let open = open_table(&*store).await.id;
    let hidden = store.open_table(NewTable { listed: false, ..new_table(vec![]) }).await.unwrap().id;
    let hosted = store.open_table(NewTable { host: Some(ann.id), ..new_table(vec![]) }).await.unwrap().id;
    let hers = seated(&*store, ann.id, 1).await;
    let bots = seated(&*store, ann.id, 0).await;
    let over = seated(&*store, ann.id, 1).await;
    let _ = store.append(act(&over, 1, "end").ends("Ann won")).await.unwrap();

    let sorted = |mut ids: Vec<TableId>| {
        ids.sort();
        ids
    };
    assert_eq!(sorted(ids(&*store, Which::Open).await), sorted(vec![hosted.clone(), open.clone()]));
    assert_eq!(sorted(ids(&*store, Which::Playing).await), sorted(vec![hers.clone(), bots.clone()]));
    assert_eq!(ids(&*store, Which::Over).await, std::slice::from_ref(&over));
    let of_ann = ids(&*store, Which::Of(ann.id)).await;
    assert_eq!(of_ann[0], hers, "her turn comes first");
    assert_eq!(sorted(of_ann), sorted(vec![hers.clone(), bots.clone(), hosted]));
    assert_eq!(ids(&*store, Which::OverOf(ann.id)).await, std::slice::from_ref(&over));
    assert_eq!(ids(&*store, Which::Of(ben.id)).await, []);
    assert_eq!(store.awaiting_bots().await.unwrap(), std::slice::from_ref(&bots));

    assert!(!table(&*store, &bots).await.waits_for(ann.id));
    assert!(table(&*store, &hers).await.waits_for(ann.id));
    let ended = table(&*store, &over).await;
    assert_eq!((ended.status, ended.result.as_deref(), ended.waiting.len()), (Status::Over, Some("Ann won"), 0));
    assert!(ended.ended.is_some());
    // All agree to take back the last move: the game is on again.
    let again = Submission { status: Some(Status::Playing), ..act(&over, 2, "back").waiting(seats([1])) };
    let _ = store.append(again).await.unwrap();
    let resumed = table(&*store, &over).await;
    assert_eq!((resumed.status, resumed.ended), (Status::Playing, None));
    assert_eq!(table(&*store, &hidden).await.status, Status::Open);
}

async fn pages_of_a_list_neither_repeat_nor_skip(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let ann = guest(&*store, "Ann").await;
    for number in 0..23 {
        open_table(&*store).await;
        seated(&*store, ann.id, number % 3).await;
    }
    for (which, number) in [(Which::Open, 23), (Which::Playing, 23), (Which::Of(ann.id), 23)] {
        let whole = store.list(which, Page::first(Page::MOST)).await.unwrap().tables;
        assert_eq!(whole.len(), number);
        let mut paged: Vec<Table> = Vec::new();
        let mut page = Page::first(5);
        loop {
            let listing = store.list(which, page).await.unwrap();
            assert!(listing.tables.len() <= 5);
            paged.extend(listing.tables);
            let Some(next) = listing.next else { break };
            // The place in the list survives an address.
            page = Page::after(next.to_string().parse::<Cursor>().unwrap(), 5);
        }
        assert_eq!(paged, whole);
    }
    let turns: Vec<bool> = store
        .list(Which::Of(ann.id), Page::first(50))
        .await
        .unwrap()
        .tables
        .iter()
        .map(|t| t.waits_for(ann.id))
        .collect();
    assert!(turns.is_sorted_by_key(|turn| !turn) && turns[0], "{turns:?}");
}

async fn chat_comes_back_in_the_order_it_was_said(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let (table, ann) = (open_table(&*store).await.id, guest(&*store, "Ann").await);
    for number in 0..10 {
        let text = format!("line {number}");
        let said =
            store.say(Say { table: table.clone(), seat: Some(seat(2)), person: Some(ann.id), text }).await.unwrap();
        assert_eq!((said.seat, said.person), (Some(seat(2)), Some(ann.id)));
    }
    let newest = store.chat(&table, 0, 3).await.unwrap();
    assert_eq!(newest.iter().map(|said| said.text.as_str()).collect::<Vec<_>>(), ["line 7", "line 8", "line 9"]);
    assert_eq!(store.chat(&table, newest[1].id, 3).await.unwrap(), newest[2..]);
    assert_eq!(store.chat(&open_table(&*store).await.id, 0, 3).await.unwrap(), []);
}

async fn only_abandoned_tables_whose_game_has_not_begun_are_swept(kind: Kind) {
    let (_folder, store) = house(kind).await;
    let ann = guest(&*store, "Ann").await;
    let abandoned = open_table(&*store).await.id;
    let playing = seated(&*store, ann.id, 0).await;
    let _ = store.append(act(&abandoned, 0, "k")).await.unwrap();
    store.say(Say { table: abandoned.clone(), seat: None, person: None, text: "Anybody?".into() }).await.unwrap();

    assert_eq!(store.sweep(Time::now().minus(Duration::from_secs(3600))).await, Ok(0));
    assert_eq!(table(&*store, &abandoned).await.version, 1);
    assert_eq!(store.sweep(Time(Time::now().0 + 1)).await, Ok(1));
    assert_eq!(store.load(&abandoned).await.unwrap_err(), Error::NoTable(abandoned.clone()));
    assert_eq!(store.chat(&abandoned, 0, 9).await.unwrap(), []);
    assert_eq!(table(&*store, &playing).await.status, Status::Playing);
}
