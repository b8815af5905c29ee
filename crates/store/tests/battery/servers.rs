//! Several servers over one database.

use crate::house::{act, acted, guest, log, new_table, open_table, play, seat, seats, table};
use crate::place::{Kind, Place, Test, reopen};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Appended, Error, Leased, NewSeat, NewTable, News, Options, Store, Submission, TableId, Time};
use tokio::sync::mpsc;

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![
        what_one_server_commits_the_others_hear_of_and_can_catch_up_with,
        a_move_looks_at_its_own_table_alone,
        of_several_servers_that_start_at_once_in_an_empty_database_all_do,
        a_lease_is_held_by_one_server_and_taken_over_when_it_ends,
        whoever_lost_a_lease_can_submit_nothing_under_it,
        leases_of_long_ago_are_forgotten_and_those_that_are_held_are_not,
        those_who_are_paired_get_one_table_also_when_two_servers_open_it_at_once,
        a_promise_is_for_one_table_also_when_two_servers_keep_it_at_once,
        a_faulty_address_or_another_database_is_refused_in_words,
        the_guards_of_the_log_hold
        ; at once: of_servers_that_race_for_the_same_version_exactly_one_wins, what_is_kept_beside_a_table_waits_for_no_other_server,
            a_restart_of_the_database_loses_nothing_and_submissions_go_on,
            many_moves_cost_little_more_than_one
    ]
}

/// Several servers over one fresh database.
async fn servers(number: usize) -> (Place, Vec<Arc<dyn Store>>) {
    let place = Place::new(Kind::Database);
    let mut servers = Vec::new();
    for _ in 0..number {
        servers.push(reopen(&place, Options::default()).await);
    }
    (place, servers)
}

/// Waits for this piece of news.
async fn heard(ears: &mut mpsc::Receiver<News>, wanted: &News) {
    let hearing = async {
        while let Some(news) = ears.recv().await {
            if news == *wanted {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), hearing).await.unwrap_or_else(|_| panic!("{wanted:?} was not heard"));
}

async fn what_one_server_commits_the_others_hear_of_and_can_catch_up_with(_: Kind) {
    let (_place, servers) = servers(2).await;
    let mut ears = servers[1].hear().expect("others may be there");
    assert!(servers[1].hear().is_none(), "there is one listener");
    assert!(servers[0].is_shared());
    let (id, ann) = (open_table(&*servers[0]).await.id, guest(&*servers[0], "Ann").await);
    play(&*servers[0], &id, 0).await;
    heard(&mut ears, &News::Grown(id.clone(), 1)).await;
    servers[0].tell(News::Here(id.clone(), ann.id));
    heard(&mut ears, &News::Here(id.clone(), ann.id)).await;
    assert_eq!(servers[1].version(&id).await, Ok(Some(1)));
    assert_eq!(servers[1].version(&"0000000000".parse().unwrap()).await, Ok(None));
    assert_eq!(servers[1].versions(&[id.clone(), "0000000000".parse().unwrap()]).await, Ok(vec![(id.clone(), 1)]));
    for version in 1..4 {
        play(&*servers[0], &id, version).await;
    }
    let whole = log(&*servers[1], &id).await;
    for after in 0..=4 {
        let later = servers[1].later(&id, after).await.unwrap();
        assert_eq!((later.table.version, later.broken_at), (4, None));
        assert_eq!(later.log, whole[after as usize..]);
    }
    assert_eq!(servers[1].later(&id, 9).await.unwrap().broken_at, Some(9), "nobody has ever seen that version");
}

async fn of_several_servers_that_start_at_once_in_an_empty_database_all_do(_: Kind) {
    let place = Place::new(Kind::Database);
    let (one, two, three) = tokio::join!(
        reopen(&place, Options::default()),
        reopen(&place, Options::default()),
        reopen(&place, Options::default()),
    );
    let secret = one.secret("x").await.unwrap();
    assert_eq!((two.secret("x").await.unwrap(), three.secret("x").await.unwrap()), (secret, secret));
    for store in [one, two, three] {
        store.close().await.unwrap();
    }
}

/// Each server appends to one table and keeps snapshots of both in the same group, in opposite orders: if that had to wait for whoever plays
/// there or keeps one as well, the two would wait for each other, until the database gives one of them up.
async fn what_is_kept_beside_a_table_waits_for_no_other_server(_: Kind) {
    let (_place, servers) = servers(2).await;
    let tables = [open_table(&*servers[0]).await.id, open_table(&*servers[0]).await.id];
    for id in &tables {
        play(&*servers[0], id, 0).await;
    }
    for version in 1..60 {
        let [one, two] = [0, 1].map(|number| {
            let (store, [own, other]) = (&servers[number], [&tables[number], &tables[1 - number]]);
            async move {
                let keep = |id: &TableId| store.keep_snapshot(id.clone(), version, format!("stood {version}"));
                let append = store.append(act(own, version, &store::fresh_key()));
                let (appended, first, second) = tokio::join!(append, keep(other), keep(own));
                assert_eq!(appended, Ok(Appended::Committed(version + 1..=version + 1)));
                assert_eq!((first, second), (Ok(()), Ok(())));
            }
        });
        tokio::join!(one, two);
    }
    let failures = servers.iter().map(|server| server.counters().failures);
    assert_eq!(failures.sum::<u64>(), 0);
}

/// The planner of a database believes that a group names a hundred tables, whatever it names, and where that is a good part of all tables it
/// would rather read them all.
async fn a_move_looks_at_its_own_table_alone(_: Kind) {
    let (place, servers) = servers(1).await;
    let mut tables = Vec::new();
    for _ in 0..300 {
        tables.push(open_table(&*servers[0]).await.id);
    }
    servers[0].close().await.unwrap();
    // What connections have read is known once they are closed.
    let read = "SELECT CAST(coalesce(sum(seq_tup_read), 0) AS TEXT) FROM pg_stat_user_tables WHERE relname IN ('tables', 'log', 'seats')";
    let before = place.words(read).await;
    let store = reopen(&place, Options::default()).await;
    for version in 0..20 {
        play(&*store, &tables[0], version).await;
        play(&*store, &tables[version as usize + 1], 0).await;
    }
    store.close().await.unwrap();
    let [before, after] = [before, place.words(read).await].map(|words| words[0].parse::<u64>().unwrap());
    assert!(after - before < 1_000, "{} rows were read for 40 moves", after - before);
}

async fn of_servers_that_race_for_the_same_version_exactly_one_wins(_: Kind) {
    let (_place, servers) = servers(3).await;
    let tables = [open_table(&*servers[0]).await.id, open_table(&*servers[0]).await.id];
    for version in 0..20 {
        let mut rivals = tokio::task::JoinSet::new();
        for (rival, store) in servers.iter().enumerate() {
            // In opposite orders: whoever locked tables as they come would wait for each other in a circle.
            let mut order: Vec<_> = tables.iter().cloned().enumerate().collect();
            if rival % 2 == 1 {
                order.reverse();
            }
            for (place, id) in order {
                let (store, submission) = (Arc::clone(store), act(&id, version, &format!("{version}-{rival}")));
                rivals.spawn(async move { (place, store.append(submission).await.unwrap()) });
            }
        }
        let mut kept = [0, 0];
        for (place, appended) in rivals.join_all().await {
            match appended {
                Appended::Committed(versions) => {
                    assert_eq!(versions, version + 1..=version + 1);
                    kept[place] += 1;
                }
                other => assert_eq!(other, Appended::Stale { current: version + 1 }),
            }
        }
        assert_eq!(kept, [1, 1]);
    }
    // The same submission through every server at once is kept once.
    let copies = servers.iter().map(|store| store.append(act(&tables[0], 20, "copy")));
    let mut answers = Vec::new();
    for copy in copies {
        answers.push(copy.await.unwrap());
    }
    assert_eq!(answers, [Appended::Committed(21..=21), Appended::Duplicate(21..=21), Appended::Duplicate(21..=21)]);
    assert_eq!(log(&*servers[1], &tables[0]).await.len(), 21);
}

async fn a_lease_is_held_by_one_server_and_taken_over_when_it_ends(_: Kind) {
    let (_place, servers) = servers(2).await;
    let (short, long) = (Duration::from_millis(400), Duration::from_secs(600));
    let first = servers[0].lease("sweep", short).await.unwrap();
    assert!(matches!(first, Leased::Held(_)));
    assert_eq!(servers[0].lease("sweep", short).await.unwrap(), first, "whoever has it asks for more time");
    match servers[1].lease("sweep", short).await.unwrap() {
        Leased::Taken(left) => assert!(left <= short, "{left:?}"),
        held => panic!("{held:?}"),
    }
    let taken_over = loop {
        match servers[1].lease("sweep", long).await.unwrap() {
            Leased::Held(lease) => break lease,
            Leased::Taken(left) => tokio::time::sleep(left).await,
        }
    };
    assert!(matches!(servers[0].lease("sweep", long).await.unwrap(), Leased::Taken(_)));
    servers[1].release(taken_over).await.unwrap();
    assert!(matches!(servers[0].lease("sweep", long).await.unwrap(), Leased::Held(_)));
    servers[0].close().await.unwrap();
    assert!(matches!(servers[1].lease("sweep", long).await.unwrap(), Leased::Held(_)), "closing gives leases back");
}

async fn whoever_lost_a_lease_can_submit_nothing_under_it(_: Kind) {
    let (_place, servers) = servers(2).await;
    let id = open_table(&*servers[0]).await.id;
    let Leased::Held(old) = servers[0].lease("bots", Duration::ZERO).await.unwrap() else { panic!("it was free") };
    assert_eq!(
        servers[0].append(act(&id, 0, "a").fenced(old.clone())).await,
        Ok(Appended::Committed(1..=1)),
        "it has ended, but nobody else has it"
    );
    let Leased::Held(new) = servers[1].lease("bots", Duration::from_secs(600)).await.unwrap() else {
        panic!("it has ended")
    };
    assert_eq!(servers[0].append(act(&id, 1, "b").fenced(old)).await, Ok(Appended::Stale { current: 1 }));
    assert_eq!(servers[1].append(act(&id, 1, "c").fenced(new.clone())).await, Ok(Appended::Committed(2..=2)));
    servers[1].release(new.clone()).await.unwrap();
    assert_eq!(servers[1].append(act(&id, 2, "d").fenced(new)).await, Ok(Appended::Stale { current: 2 }));
    assert_eq!(table(&*servers[0], &id).await.version, 2);
}

async fn leases_of_long_ago_are_forgotten_and_those_that_are_held_are_not(_: Kind) {
    let (place, servers) = servers(2).await;
    let long = Duration::from_secs(600);
    let Leased::Held(old) = servers[0].lease("bots/old", Duration::ZERO).await.unwrap() else { panic!("it was free") };
    let Leased::Held(held) = servers[0].lease("bots/held", long).await.unwrap() else { panic!("it was free") };
    servers[0].sweep(Time(0)).await.unwrap();
    let kept = "SELECT name FROM leases ORDER BY name";
    assert_eq!(place.words(kept).await, ["bots/held", "bots/old"], "what was there a moment ago stays");
    servers[0].sweep(Time(i64::MAX)).await.unwrap();
    assert_eq!(place.words(kept).await, ["bots/held"], "what is held stays, however far a server's clock is ahead");
    assert!(matches!(servers[1].lease("bots/held", long).await.unwrap(), Leased::Taken(_)));
    // Whoever holds it next has a higher token, which is the moment.
    let id = open_table(&*servers[0]).await.id;
    tokio::time::sleep(Duration::from_millis(2)).await;
    assert!(matches!(servers[0].lease("bots/old", long).await.unwrap(), Leased::Held(new) if new != old));
    assert_eq!(servers[0].append(act(&id, 0, "a").fenced(old)).await, Ok(Appended::Stale { current: 0 }));
    assert_eq!(servers[0].append(act(&id, 0, "b").fenced(held)).await, Ok(Appended::Committed(1..=1)));
}

async fn those_who_are_paired_get_one_table_also_when_two_servers_open_it_at_once(_: Kind) {
    let (_place, servers) = servers(2).await;
    let host = guest(&*servers[0], "Ann").await.id;
    let id = crate::tournaments::found(&*servers[0], host).await;
    let boards = vec![vec![1, 2]; 10];
    servers[0].tournaments().begin_round(id.clone(), 0, boards).await.unwrap();
    for board in 1..=10 {
        let open = |server: &Arc<dyn Store>| {
            let (server, id) = (Arc::clone(server), id.clone());
            let table = new_table(vec![NewSeat::open(seat(0))]);
            async move { server.tournaments().open_pairing(id, 1, board, table).await.unwrap() }
        };
        let (one, other) = tokio::join!(open(&servers[0]), open(&servers[1]));
        assert!(one.is_some() != other.is_some(), "{one:?} {other:?}");
    }
    assert_eq!(servers[1].unfinished().await.unwrap().len(), 10);
}

async fn a_promise_is_for_one_table_also_when_two_servers_keep_it_at_once(_: Kind) {
    let (_place, servers) = servers(2).await;
    for _ in 0..10 {
        let new = new_table(vec![NewSeat::open(seat(0))]);
        let (one, other) = tokio::join!(
            servers[0].open_table(NewTable { ..new.clone() }),
            servers[1].open_table(NewTable { ..new.clone() })
        );
        let refused = [&one, &other].into_iter().filter(|opened| **opened == Err(Error::Committed)).count();
        assert_eq!((refused, one.is_ok() || other.is_ok()), (1, true), "{one:?} {other:?}");
    }
}

async fn a_restart_of_the_database_loses_nothing_and_submissions_go_on(_: Kind) {
    // A server of its own: the others are used by other tests.
    let database = spare_postgres::Server::start(false);
    let url = database.fresh();
    let store = store::open(&url, Options { patience: Duration::from_secs(30), ..Options::default() }).await.unwrap();
    let mut ears = store.hear().unwrap();
    let id = open_table(&*store).await.id;
    let moving = {
        let (store, id) = (Arc::clone(&store), id.clone());
        tokio::spawn(async move {
            for version in 0..300 {
                let key = format!("k{version}");
                let submission = Submission::new(&id, version, &*key).entry(acted(0, key.clone())).waiting(seats([1]));
                let appended = store.append(submission).await.unwrap();
                assert_eq!(appended.versions(), Some(&(version + 1..=version + 1)));
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        })
    };
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        tokio::task::block_in_place(|| database.restart());
    }
    moving.await.unwrap();
    assert_eq!(log(&*store, &id).await.len(), 300);
    heard(&mut ears, &News::Anything).await;
    assert!(store.counters().failures > 0, "a restart was felt");
    store.probe().await.unwrap();
}

/// Where a commit waits for the disk, a server keeps more moves than the database makes plain commits, one after another.
async fn many_moves_cost_little_more_than_one(_: Kind) {
    let database = spare_postgres::Server::start(true);
    let url = database.fresh();
    let store = store::open(&url, Options::default()).await.unwrap();
    let plain = store::postgres::commit_rate(&url, Duration::from_millis(500)).await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..50 {
        tables.push(open_table(&*store).await.id);
    }
    let mut players = tokio::task::JoinSet::new();
    let until = Instant::now() + Duration::from_secs(1);
    for id in tables {
        let store = Arc::clone(&store);
        players.spawn(async move {
            let mut version = 0;
            while Instant::now() < until {
                play(&*store, &id, version).await;
                version += 1;
            }
            version
        });
    }
    let moves: u64 = players.join_all().await.into_iter().sum();
    println!("{plain:.0} plain commits a second; {moves} moves in about a second");
    assert!(moves as f64 >= plain / 2.0, "{moves} moves where {plain} plain commits fit");
    store.close().await.unwrap();
}

async fn a_faulty_address_or_another_database_is_refused_in_words(_: Kind) {
    let place = Place::new(Kind::Database);
    let refused = async |url: &str| store::open(url, Options::default()).await.unwrap_err();
    let secured = refused(&format!("{}?sslmode=require", place.url())).await;
    assert!(secured.to_string().contains("without TLS"), "{secured}");
    let garbled = refused("postgres://name:secret@host:notaport/x").await;
    assert!(!garbled.to_string().contains("secret"), "{garbled}");
    let nobody = refused("postgres://crownlands@127.0.0.1:1/x").await;
    assert!(matches!(nobody, Error::CannotOpen(_)) && nobody.to_string().contains("127.0.0.1:1"), "{nobody}");
    let missing = refused(&format!("{}x", place.url())).await;
    assert!(matches!(missing, Error::CannotOpen(_)), "{missing:?}");
    place.run("CREATE TABLE invoices (id BIGINT)").await.unwrap();
    assert!(matches!(refused(&place.url()).await, Error::Foreign(_)));

    let newer = Place::new(Kind::Database);
    reopen(&newer, Options::default()).await.close().await.unwrap();
    newer
        .run("INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (999, 'x', TRUE, '', 0)")
        .await
        .unwrap();
    assert!(matches!(refused(&newer.url()).await, Error::Newer { found: 999, .. }));
}

async fn the_guards_of_the_log_hold(_: Kind) {
    let (place, servers) = servers(1).await;
    let store = &servers[0];
    let id = open_table(&**store).await.id;
    let _ = store.append(act(&id, 0, "k").begins()).await.unwrap();
    play(&**store, &id, 1).await;
    let before = store.load(&id).await.unwrap();
    for sql in [
        "UPDATE log SET entry = 'y'",
        "UPDATE log SET link = 'y'",
        "DELETE FROM log",
        "TRUNCATE log",
        "TRUNCATE tables CASCADE",
        "INSERT INTO log (table_id, version, entry, link) SELECT table_id, 9, entry, link FROM log LIMIT 1",
        "UPDATE agreements SET seed = 'y'",
        "DELETE FROM agreements",
        "UPDATE tables SET commitment = 'y'",
        "UPDATE tables SET rules_version = 9",
        "DELETE FROM tables",
    ] {
        assert!(place.run(sql).await.is_err(), "{sql}");
    }
    assert_eq!(store.load(&id).await.unwrap(), before);
}
