//! Tables, seats, lists, snapshots, chat and what people have seen.

use crate::house::{act, guest, house, new_table, open_table, play, reopen};
use std::time::Duration;
use store::{
    Cursor, Entry, Error, Holder, Kind, NewSeat, NewTable, Options, Page, PersonId, Say, Status, Store, Submission,
    Table, TableId, Time, Which,
};

async fn ids(store: &dyn Store, which: Which) -> Vec<TableId> {
    let listing = store.list(which, Page::first(100)).await.unwrap();
    assert_eq!(listing.next, None);
    listing.tables.into_iter().map(|table| table.id).collect()
}

/// A table at which this person has seat 1 and waits for this seat.
async fn seated(store: &dyn Store, person: PersonId, waiting: u8) -> TableId {
    let seats = vec![NewSeat::bot(0, "greedy", "Bot"), NewSeat::person(1, person, "Ann"), NewSeat::open(2)];
    let table = store.open_table(new_table(seats)).await.unwrap();
    let _ = store.append(act(&table.id, 0, "begin").begins().waiting([waiting])).await.unwrap();
    table.id
}

#[tokio::test]
async fn a_table_is_as_it_was_opened() {
    let (folder, store) = house().await;
    let ann = guest(&*store, "Ann").await;
    let first = open_table(&*store).await;
    let seats = vec![NewSeat::person(1, ann.id, "Ann"), NewSeat::bot(0, "greedy", "Bot"), NewSeat::open(2)];
    let new = NewTable { host: Some(ann.id), rematch_of: Some(first.id.clone()), casual: true, ..new_table(seats) };
    let table = store.open_table(new.clone()).await.unwrap();
    assert_eq!(store.table(&table.id).await.unwrap(), table);
    assert_eq!((table.game.as_str(), table.rules_version, table.edition.as_str()), ("brian-boru", 7, "first"));
    assert_eq!((table.commitment.as_str(), table.options.as_str()), ("c0ffee", r#"{"speed":"calm"}"#));
    assert_eq!((table.casual, table.listed, table.host), (true, true, Some(ann.id)));
    assert_eq!(table.rematch_of, Some(first.id));
    let holders: Vec<_> =
        table.seats.iter().map(|held| (held.seat, held.holder.clone(), held.joined.is_some())).collect();
    let expected =
        [(0, Holder::Bot("greedy".into()), true), (1, Holder::Person(ann.id), true), (2, Holder::Open, false)];
    assert_eq!(holders, expected);
    store.close().await.unwrap();

    let store = reopen(&folder, Options::default()).await;
    assert_eq!(store.setup(&table.id).await.unwrap(), new.setup);
    let loaded = store.load(&table.id).await.unwrap();
    assert_eq!(loaded.table, table);
    assert_eq!((loaded.setup, loaded.seed), (new.setup, new.seed));
    assert_eq!((loaded.snapshot, loaded.log), (None, vec![]));
}

#[tokio::test]
async fn what_does_not_exist_is_missing() {
    let (_folder, store) = house().await;
    let nowhere: TableId = "0000000000".parse().unwrap();
    let missing = Error::NoTable(nowhere.clone());
    assert_eq!(store.table(&nowhere).await.unwrap_err(), missing);
    assert_eq!(store.setup(&nowhere).await.unwrap_err(), missing);
    assert_eq!(store.load(&nowhere).await.unwrap_err(), missing);
    assert_eq!(store.export(&nowhere).await.unwrap_err(), missing);
    assert_eq!(store.delete_table(&nowhere).await.unwrap_err(), missing);
    let say = Say { table: nowhere.clone(), seat: None, person: None, text: "Hello?".into() };
    assert_eq!(store.say(say).await.unwrap_err(), missing);
    assert!(missing.is_missing());
    assert_eq!(store.log(&nowhere, 1..=9).await, Ok(vec![]));
    assert_eq!(store.person(PersonId(404)).await.unwrap_err(), Error::NoPerson(PersonId(404)));
}

#[tokio::test]
async fn a_seat_is_taken_left_and_given_to_a_bot() {
    let (_folder, store) = house().await;
    let (ann, ben) = (guest(&*store, "Ann").await, guest(&*store, "Ben").await);
    let table = open_table(&*store).await.id;
    let join = |version: u64, seat: NewSeat| {
        let entry = Entry::new(Kind::Join, seat.name.clone(), "").at_seat(seat.seat);
        store.append(Submission::new(&table, version, store::fresh_key()).entry(entry).seat(seat))
    };
    // Both want the same seat; the version lets only one have it.
    let (first, second) =
        tokio::join!(join(0, NewSeat::person(1, ann.id, "Ann")), join(0, NewSeat::person(1, ben.id, "Ben")));
    assert!(first.unwrap().versions().is_some() && second.unwrap().versions().is_none());
    let now = store.table(&table).await.unwrap();
    assert!(now.seats_person(ann.id) && !now.seats_person(ben.id));
    let _ = join(1, NewSeat::person(2, ann.id, "Ann's sister")).await.unwrap();
    assert_eq!(store.table(&table).await.unwrap().seats_of(ann.id).collect::<Vec<_>>(), [1, 2]);
    let _ = join(2, NewSeat::bot(1, "greedy", "Bot for Ann")).await.unwrap();
    let now = store.table(&table).await.unwrap();
    assert_eq!((now.seats[1].holder.bot(), now.seats[1].name.as_str()), (Some("greedy"), "Bot for Ann"));
    assert_eq!(now.seats.len(), 3);
}

#[tokio::test]
async fn lists_show_each_table_where_it_belongs() {
    let (_folder, store) = house().await;
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

    let table = store.table(&bots).await.unwrap();
    assert_eq!(table.waiting_bots().collect::<Vec<_>>(), [(0, "greedy")]);
    assert!(!table.waits_for(ann.id));
    assert!(store.table(&hers).await.unwrap().waits_for(ann.id));
    let table = store.table(&over).await.unwrap();
    assert_eq!((table.status, table.result.as_deref(), table.waiting.len()), (Status::Over, Some("Ann won"), 0));
    assert!(table.ended.is_some());
    // All agree to take back the last move: the game is on again.
    let again = Submission { status: Some(Status::Playing), ..act(&over, 2, "back").waiting([1]) };
    let _ = store.append(again).await.unwrap();
    let table = store.table(&over).await.unwrap();
    assert_eq!((table.status, table.ended), (Status::Playing, None));
    assert_eq!(store.table(&hidden).await.unwrap().status, Status::Open);
}

#[tokio::test]
async fn pages_of_a_list_neither_repeat_nor_skip() {
    let (_folder, store) = house().await;
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

#[tokio::test]
async fn snapshots_shorten_loading_and_losing_them_is_harmless() {
    let (_folder, store) = house().await;
    let table = open_table(&*store).await.id;
    for version in 0..10 {
        let submission = act(&table, version, &format!("k{version}"));
        let kept = [3, 7].contains(&version);
        let submission = if kept { submission.snapshot(vec![version as u8 + 1, 0, 255]) } else { submission };
        let _ = store.append(submission).await.unwrap();
    }
    let quick = store.load(&table).await.unwrap();
    let snapshot = quick.snapshot.unwrap();
    assert_eq!((snapshot.version, snapshot.state), (8, vec![8, 0, 255]));
    assert_eq!(quick.log.iter().map(|entry| entry.version).collect::<Vec<_>>(), [9, 10]);
    assert_eq!(store.snapshot(&table, 7).await.unwrap().unwrap().version, 4);
    assert_eq!(store.snapshot(&table, 3).await.unwrap(), None);

    let other = open_table(&*store).await.id;
    let _ = store.append(act(&other, 0, "k").snapshot(vec![1])).await.unwrap();
    store.drop_snapshots(Some(&table)).await.unwrap();
    let slow = store.load(&table).await.unwrap();
    assert_eq!((slow.snapshot, slow.log.len()), (None, 10));
    assert_eq!(slow.table, quick.table);
    assert_eq!(slow.log[8..], quick.log);
    play(&*store, &table, 10).await;
    assert!(store.snapshot(&other, 1).await.unwrap().is_some());
    store.drop_snapshots(None).await.unwrap();
    assert_eq!(store.snapshot(&other, 1).await.unwrap(), None);
}

#[tokio::test]
async fn chat_comes_back_in_the_order_it_was_said() {
    let (_folder, store) = house().await;
    let (table, ann) = (open_table(&*store).await.id, guest(&*store, "Ann").await);
    for number in 0..10 {
        let text = format!("line {number}");
        let said = store.say(Say { table: table.clone(), seat: Some(2), person: Some(ann.id), text }).await.unwrap();
        assert_eq!((said.seat, said.person), (Some(2), Some(ann.id)));
    }
    let newest = store.chat(&table, 0, 3).await.unwrap();
    assert_eq!(newest.iter().map(|said| said.text.as_str()).collect::<Vec<_>>(), ["line 7", "line 8", "line 9"]);
    assert_eq!(store.chat(&table, newest[1].id, 3).await.unwrap(), newest[2..]);
    assert_eq!(store.chat(&open_table(&*store).await.id, 0, 3).await.unwrap(), []);
}

#[tokio::test]
async fn what_was_seen_never_goes_back() {
    let (_folder, store) = house().await;
    let (table, ann) = (open_table(&*store).await.id, guest(&*store, "Ann").await);
    assert_eq!(store.seen(ann.id, &table).await, Ok(0));
    // Several markers of one table may come in one group.
    let (first, second, third) = tokio::join!(
        store.mark_seen(ann.id, &table, 3),
        store.mark_seen(ann.id, &table, 5),
        store.mark_seen(ann.id, &table, 4)
    );
    assert_eq!((first, second, third), (Ok(()), Ok(()), Ok(())));
    assert_eq!(store.seen(ann.id, &table).await, Ok(5));
    store.mark_seen(ann.id, &table, 2).await.unwrap();
    assert_eq!(store.seen(ann.id, &table).await, Ok(5));
    store.mark_seen(PersonId(404), &table, 2).await.unwrap();
    store.mark_seen(ann.id, &"0000000000".parse().unwrap(), 2).await.unwrap();
}

#[tokio::test]
async fn only_tables_whose_game_has_not_begun_are_deleted() {
    let (_folder, store) = house().await;
    let ann = guest(&*store, "Ann").await;
    let (given_up, abandoned) = (open_table(&*store).await.id, open_table(&*store).await.id);
    let playing = seated(&*store, ann.id, 0).await;
    for table in [&given_up, &abandoned] {
        let _ = store.append(act(table, 0, "k").snapshot(vec![1])).await.unwrap();
        store.say(Say { table: table.clone(), seat: None, person: None, text: "Anybody?".into() }).await.unwrap();
        store.mark_seen(ann.id, table, 1).await.unwrap();
    }
    assert_eq!(store.delete_table(&playing).await, Err(Error::Begun(playing.clone())));
    store.delete_table(&given_up).await.unwrap();
    assert_eq!(store.table(&given_up).await.unwrap_err(), Error::NoTable(given_up.clone()));
    assert_eq!(store.log(&given_up, 1..=9).await.unwrap(), []);
    assert_eq!(store.chat(&given_up, 0, 9).await.unwrap(), []);

    assert_eq!(store.sweep(Time::now().minus(Duration::from_secs(3600))).await, Ok(0));
    assert_eq!(store.table(&abandoned).await.unwrap().version, 1);
    assert_eq!(store.sweep(Time(Time::now().0 + 1)).await, Ok(1));
    assert_eq!(store.table(&abandoned).await.unwrap_err(), Error::NoTable(abandoned));
    assert_eq!(store.table(&playing).await.unwrap().status, Status::Playing);
}
