//! What the operator does: tables that leave the house and come from elsewhere, closing, deleting, muting, banning, and the account
//! that is kept of it.

use crate::house::{act, acted, chance, guest, log, new_table, open_table, play, seat, seats, table};
use crate::place::{Kind, Place, Test, house, office};
use store::{
    Appended, DeedKind, Error, Export, ExportedSeat, Finding, Holder, NewSeat, Office, Say, Status, Store, Submission,
    TableId,
};
use table::log::What;

/// Every test here.
pub fn trials() -> Vec<Test> {
    crate::place::tests![
        a_table_travels_whole_and_a_running_one_with_its_seed_only_if_that_is_wanted,
        an_export_that_makes_no_sense_or_was_changed_is_refused_and_an_undated_one_is_dated,
        a_game_is_closed_beside_a_running_server_and_a_move_that_comes_late_is_stale,
        only_the_operator_deletes_a_game_that_has_begun_and_that_is_written_down_for_good,
        somebody_is_muted_and_banned_and_both_can_be_taken_back,
        the_house_is_counted_and_its_tables_are_listed,
        h4_a_check_finds_a_changed_log_an_exchanged_seed_and_nothing_in_a_sound_house
    ]
}

/// A table of Ann and a bot, at which somebody has acted.
async fn running(store: &dyn Store) -> TableId {
    let ann = guest(store, "Ann").await;
    let held = vec![NewSeat::person(seat(0), ann.id, "Ann"), NewSeat::bot(seat(1), "greedy", "Bot")];
    let opened = store.open_table(new_table(held)).await.unwrap();
    let first = Submission::new(&opened.id, 0, "k").entry(acted(0, "pass")).entry(chance("6")).by(ann.id);
    let _ = store.append(first.begins().waiting(seats([1]))).await.unwrap();
    opened.id
}

async fn a_table_travels_whole_and_a_running_one_with_its_seed_only_if_that_is_wanted(kind: Kind) {
    let (folder, store) = house(kind).await;
    let id = running(&*store).await;
    let mut here = office(&folder).await;
    assert_eq!(here.export(&id, false).await.unwrap().seed, None);
    let export = here.export(&id, true).await.unwrap();
    assert_eq!((export.log.len(), export.waiting), (2, seats([1])));
    let text = serde_json::to_string(&export).unwrap();
    assert_eq!(serde_json::from_str::<Export>(&text).unwrap(), export);
    assert_eq!(here.import(&export, "again").await, Err(Error::Committed), "it is here already");

    let (elsewhere, other) = house(kind).await;
    let copy = office(&elsewhere).await.import(&export, "moved").await.unwrap();
    assert_eq!(office(&elsewhere).await.export(&copy, true).await.unwrap(), export);
    let now = table(&*other, &copy).await;
    assert_eq!((now.seats[0].holder.clone(), now.seats[0].name.as_str()), (Holder::Open, "Ann"));
    assert_eq!(now.seats[1].holder, Holder::Bot("greedy".into()));
    play(&*other, &copy, 2).await;
    assert_eq!(log(&*other, &copy).await.len(), 3);
    let deeds = other.deeds(0).await.unwrap();
    assert_eq!(
        deeds.iter().map(|deed| (deed.deed, deed.why.as_str())).collect::<Vec<_>>(),
        [(DeedKind::Import, "moved")]
    );
}

async fn an_export_that_makes_no_sense_or_was_changed_is_refused_and_an_undated_one_is_dated(kind: Kind) {
    let (folder, store) = house(kind).await;
    let id = open_table(&*store).await.id;
    let _ = store.append(act(&id, 0, "k").ends("")).await.unwrap();
    let good = office(&folder).await.export(&id, false).await.unwrap();
    let (elsewhere, other) = house(kind).await;
    let mut there = office(&elsewhere).await;
    let (mut twice, mut changed, mut crowd) = (good.clone(), good.clone(), good.clone());
    twice.seats.push(twice.seats[0].clone());
    let nine = (0..8).chain([7]).map(|at| ExportedSeat { seat: seat(at), ..good.seats[0].clone() });
    crowd.seats = nine.collect();
    changed.log[0].what = What::Undo { undo: seat(0) };
    for wrong in [
        Export { format: "other".into(), ..good.clone() },
        Export { seed: None, ..good.clone() },
        Export { seed: Some("7".into()), ..good.clone() },
        Export { commitment: "another".into(), ..good.clone() },
        twice,
        crowd,
        changed,
    ] {
        let refused = there.import(&wrong, "").await;
        assert!(matches!(refused, Err(Error::Invalid(_))), "{refused:?}");
    }
    assert_eq!(other.deeds(0).await, Ok(vec![]), "what was refused was not done");
    let undated = there.import(&Export { ended: None, ..good.clone() }, "").await.unwrap();
    assert_eq!(table(&*other, &undated).await.ended, Some(good.updated));
}

async fn a_game_is_closed_beside_a_running_server_and_a_move_that_comes_late_is_stale(kind: Kind) {
    let (folder, store) = house(kind).await;
    let id = running(&*store).await;
    let mut office = office(&folder).await;
    office.close_table(&id, "both asked for it").await.unwrap();
    let now = table(&*store, &id).await;
    assert_eq!((now.status, now.result, now.waiting), (Status::Over, None, seats([])));
    assert!(now.ended.is_some());
    let last = log(&*store, &id).await.pop().unwrap();
    assert_eq!(last.entry.what, What::Close { close: "both asked for it".into() });
    assert_eq!(store.append(act(&id, 2, "late")).await, Ok(Appended::Stale { current: 3 }));
    assert!(matches!(office.close_table(&id, "again").await, Err(Error::Invalid(_))));
    assert_eq!(store.deeds(0).await.unwrap().len(), 1);
}

async fn only_the_operator_deletes_a_game_that_has_begun_and_that_is_written_down_for_good(kind: Kind) {
    let (folder, store) = house(kind).await;
    let (id, other) = (running(&*store).await, running(&*store).await);
    store.say(Say { table: id.clone(), seat: None, person: None, text: "Hello".into() }).await.unwrap();
    office(&folder).await.delete_table(&id, "asked for by law").await.unwrap();
    assert_eq!(store.load(&id).await.unwrap_err(), Error::NoTable(id.clone()));
    assert_eq!(store.chat(&id, 0, 9).await.unwrap(), []);
    assert_eq!(store.append(act(&id, 2, "late")).await, Err(Error::NoTable(id.clone())));
    assert_eq!(office(&folder).await.delete_table(&id, "").await, Err(Error::NoTable(id.clone())));
    assert_eq!(table(&*store, &other).await.version, 2);
    let deeds = store.deeds(0).await.unwrap();
    assert_eq!(
        deeds.iter().map(|deed| (deed.deed, deed.subject.as_str())).collect::<Vec<_>>(),
        [(DeedKind::Delete, id.as_str())]
    );
    assert_eq!(store.deeds(deeds[0].id).await, Ok(vec![]));

    for sql in [
        "UPDATE deeds SET why = 'no reason'",
        "DELETE FROM deeds",
        "INSERT INTO deeds (id, at, deed, subject, why) SELECT id, 0, deed, subject, '' FROM deeds WHERE TRUE
         ON CONFLICT (id) DO UPDATE SET why = excluded.why",
    ] {
        assert!(folder.run(sql).await.is_err(), "{sql}");
    }
}

async fn somebody_is_muted_and_banned_and_both_can_be_taken_back(kind: Kind) {
    let (folder, store) = house(kind).await;
    let new = store::NewPerson { name: "Žofie".into(), lang: "cs".into(), theme: "dark".into() };
    let (person, token) = store.welcome(new).await.unwrap();
    let mut office = office(&folder).await;
    for (muted, banned) in [(true, false), (true, true), (false, true), (false, false)] {
        office.mute(person.id, muted, "").await.unwrap();
        office.ban(person.id, banned, "").await.unwrap();
        let known = store.recognise(&token).await.unwrap().unwrap();
        assert_eq!((known.muted, known.banned), (muted, banned));
    }
    let nobody = store::PersonId(404);
    assert_eq!(office.ban(nobody, true, "").await, Err(Error::NoPerson(nobody)));
    assert_eq!(store.deeds(0).await.unwrap().len(), 8);
    let found = office.people("ofi", 10).await.unwrap();
    assert_eq!(found.iter().map(|known| known.person.id).collect::<Vec<_>>(), [person.id]);
    assert_eq!(office.people("nobody", 10).await.unwrap(), []);
}

async fn the_house_is_counted_and_its_tables_are_listed(kind: Kind) {
    let (folder, store) = house(kind).await;
    let (one, other) = (running(&*store).await, open_table(&*store).await.id);
    let mut office = office(&folder).await;
    let stats = office.stats().await.unwrap();
    assert_eq!((stats.people, stats.entries, stats.deeds), (1, 2, 0));
    assert_eq!(stats.tables["brian-boru"]["playing"], 1);
    assert!(stats.bytes > 0);
    let ids = |tables: Vec<store::Table>| tables.into_iter().map(|table| table.id).collect::<Vec<_>>();
    assert_eq!(ids(office.tables(Some(Status::Playing), 10).await.unwrap()), std::slice::from_ref(&one));
    assert_eq!(ids(office.tables(Some(Status::Open), 10).await.unwrap()), std::slice::from_ref(&other));
    assert_eq!(office.tables(None, 10).await.unwrap().len(), 2);
    assert_eq!(office.tables(None, 1).await.unwrap().len(), 1);
}

/// Removes what guards the log and changes something behind the server's back.
async fn tamper(place: &Place, sql: &'static str) {
    for (trigger, table) in [("agreements_are_kept", "agreements"), ("log_is_never_changed", "log")] {
        let on = if matches!(place, Place::Database(_)) { format!(" ON {table}") } else { String::new() };
        place.run(format!("DROP TRIGGER IF EXISTS {trigger}{on}")).await.unwrap();
    }
    place.run(sql).await.unwrap();
}

async fn h4_a_check_finds_a_changed_log_an_exchanged_seed_and_nothing_in_a_sound_house(kind: Kind) {
    let (folder, store) = house(kind).await;
    let id = running(&*store).await;
    let sound = Office::check(&folder.url()).await.unwrap();
    assert_eq!((sound.tables, sound.entries, sound.findings), (1, 2, vec![]));
    tamper(&folder, "UPDATE agreements SET seed = '7'").await;
    let found = Office::check(&folder.url()).await.unwrap().findings;
    assert_eq!(found, [Finding::Seed(id.clone())]);
    tamper(&folder, "UPDATE log SET entry = replace(entry, 'pass', 'push')").await;
    let found = Office::check(&folder.url()).await.unwrap().findings;
    assert_eq!(found, [Finding::Seed(id.clone()), Finding::Chain(id.clone(), 1)]);
    // A seat that no table has, in a file of somebody else's making: an error in words, never a panic.
    tamper(&folder, r#"UPDATE log SET entry = '{"seat":"q","act":"pass"}' WHERE version = 1"#).await;
    let found = Office::check(&folder.url()).await.unwrap().findings;
    assert!(matches!(&found[..], [Finding::Table(table, _)] if *table == id), "{found:?}");
    assert!(matches!(store.load(&id).await, Err(Error::Corrupt(_))));
    assert!(matches!(office(&folder).await.export(&id, true).await, Err(Error::Corrupt(_))));
}
