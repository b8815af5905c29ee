//! Records prove themselves, and a changed byte is noticed.

use pebbles::{Pebbles, setup};
use table::prelude::*;
use table::record::{Entry, Parts, Record, Sitter, What};
use table::{AnyGame, AnyMatch, Arg, Boxed, Pending, Salt, Seat, Seed, Signer};

/// A finished game with the dice of a seed, one act taken back on the way.
fn played() -> Record {
    let seed = Seed::from_number(42);
    let mut table = Boxed::<Pebbles>::new().begin(&setup(2, "none")).expect("the toy opens");
    let mut entries = Vec::new();
    let mut write = |table: &mut Box<dyn AnyMatch>, what: What| {
        what.apply(table.as_mut()).expect("an allowed entry");
        entries.push(Entry::after(what, table.as_ref()));
    };
    loop {
        match table.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let chance = table.roll(&seed).expect("chance is pending");
                write(&mut table, What::Chance { chance });
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody is pending");
                let act = table.offer_texts(seat).remove(0);
                write(&mut table, What::Act { seat, act: act.clone() });
                if table.chances() == 1 && table.can_undo(seat) && table.facts()["heap"] == 8 {
                    write(&mut table, What::Undo { undo: seat });
                    write(&mut table, What::Act { seat, act });
                }
            }
        }
    }
    Record::new(table.as_ref(), vec!["Ann".to_owned(), "Bo".to_owned()], &seed, entries)
}

#[test]
fn a_finished_record_proves_every_entry_and_the_dice() {
    let record = played();
    let proof =
        Record::read(&record.write()).and_then(|read| read.verify(&Boxed::<Pebbles>::new())).expect("it proves itself");
    assert!(proof.fair && proof.finished);
    assert_eq!(proof.chances, 1);
    assert!(record.entries.iter().any(|entry| matches!(entry.what, What::Undo { .. })));
}

#[test]
fn any_changed_byte_is_noticed() {
    let text = played().write();
    for index in 0..text.len() {
        for changed in [b'0', b' ', b'x'] {
            let mut bytes = text.clone().into_bytes();
            if bytes[index] == changed {
                continue;
            }
            bytes[index] = changed;
            let Ok(changed) = String::from_utf8(bytes) else { continue };
            assert!(Record::read(&changed).is_err(), "byte {index} was changed unnoticed");
        }
    }
    for length in 0..text.len() {
        assert!(Record::read(&text[..length]).is_err(), "the record was cut at {length} unnoticed");
    }
}

/// The same record as somebody would write it who recomputes every hash.
fn rewritten(record: Record) -> Record {
    let Record { mut setup, rules_version, edition, names, commitment, seed, entries, outcome, .. } = record;
    setup.rules_version = rules_version;
    Record::from(Parts { setup, edition, names, commitment, seed, entries, outcome })
}

/// What is complained about in a record that was changed so, by somebody who recomputes every hash.
fn complaint(record: &Record, change: impl Fn(&mut Record)) -> String {
    let mut forged = record.clone();
    change(&mut forged);
    let why = rewritten(forged).verify(&Boxed::<Pebbles>::new()).expect_err("a forgery").why;
    match why.args.iter().find(|(name, _)| name == "why") {
        Some((_, Arg::Message(inner))) => inner.key.to_string(),
        _ => why.key.to_string(),
    }
}

#[test]
fn a_forged_record_with_fresh_hashes_still_fails() {
    let record = played();
    let chance = What::Chance { chance: "cards 1 1".to_owned() };
    assert_eq!(complaint(&record, |record| record.entries[0].what = chance.clone()), "complaint-record-unfair");
    assert_eq!(complaint(&record, |record| drop(record.entries.pop())), "complaint-record-outcome");
    assert_eq!(complaint(&record, |record| record.commitment.replace_range(0..1, "g")), "complaint-record-seed");
    assert_eq!(complaint(&record, |record| record.seed = Some(Seed::from_number(43))), "complaint-record-seed");
    assert_eq!(complaint(&record, |record| record.outcome = None), "complaint-record-outcome");
    assert_eq!(complaint(&record, |record| record.rules_version += 1), "complaint-rules-version");
    assert_eq!(complaint(&record, |record| record.edition.hash.clear()), "complaint-record-edition");
    assert_eq!(complaint(&record, |record| drop(record.names.pop())), "complaint-record-names");
    assert_eq!(complaint(&record, |record| record.entries[2].hash.clear()), "complaint-record-hash");
    complaint(&record, |record| record.entries.swap(1, 2));
}

#[test]
fn entries_that_do_not_hang_together_are_noticed() {
    let game = Boxed::<Pebbles>::new();
    let mut record = played();
    record.entries[1].at = Some(1);
    assert_eq!(record.verify(&game).expect_err("another entry").why.key, "complaint-record-chain");
    let mut record = played();
    record.head = Some("0".repeat(64));
    assert_eq!(record.verify(&game).expect_err("another head").why.key, "complaint-record-chain");
}

#[test]
fn what_a_server_signed_cannot_be_changed_by_anybody_else() {
    let game = Boxed::<Pebbles>::new();
    let (server, other) = (Signer::from_secret(&[1; 32]), Signer::from_secret(&[2; 32]));
    let record = played().signed(&server);
    let read = Record::read(&record.write()).expect("it is read back");
    assert_eq!(read, record);
    assert_eq!(read.verify(&game).expect("it proves itself").signed, Some(server.public()));
    let again = rewritten(record.clone()).signed(&other);
    let forged = Record { server: record.server, ..again };
    assert_eq!(forged.verify(&game).expect_err("signed by another").why.key, "complaint-record-signature");
    let unsigned = Record { signature: None, ..record };
    assert_eq!(unsigned.verify(&game).expect_err("not signed").why.key, "complaint-record-signature");
}

#[test]
fn fingerprints_of_states_that_were_written_otherwise_are_not_compared_and_everything_else_is() {
    let game = Boxed::<Pebbles>::new();
    let mut old = played();
    for entry in &mut old.entries[..3] {
        entry.layout = 7;
        entry.hash = "as it was written then".to_owned();
    }
    let old = rewritten(old);
    let proof = old.verify(&game).expect("the rules, the dice and the result are as they were");
    assert_eq!((proof.steps, proof.compared), (old.entries.len(), old.entries.len() - 3));
    assert!(proof.fair && proof.finished);
    assert!(format!("{:?}", proof.says()).contains("proof-not-compared"));
    assert!(old.replay(&game, old.entries.len(), |_, _, _, _| {}).is_ok());
    assert!(!format!("{:?}", played().verify(&game).expect("of today").says()).contains("proof-not-compared"));

    let chance = What::Chance { chance: "cards 1 1".to_owned() };
    assert_eq!(complaint(&old, |old| old.entries[0].what = chance.clone()), "complaint-record-unfair");
    complaint(&old, |old| old.entries.swap(1, 0));
    assert_eq!(complaint(&old, |old| old.entries[4].hash.clear()), "complaint-record-hash");
}

#[test]
fn the_layout_is_written_only_where_it_is_not_the_first() {
    let mut record = played();
    assert!(!record.write().contains("layout"));
    record.entries[0].layout = 2;
    assert_eq!(record.write().matches("\"layout\": 2").count(), 1);
}

/// A game at a table of a server: Ann opens it, Bo comes, both add to chance, Bo leaves to a bot.
fn at_a_table() -> Record {
    let (a, b) = (Seat::new(0), Seat::new(1));
    let seed = Seed::from_number(42);
    let person = |name: &str, salt| Sitter { name: name.into(), salt: Some(Salt::from_bytes([salt; 32])), bot: None };
    let bot = Sitter { name: "Bo".into(), bot: Some("fair".into()), salt: None };
    let begin = vec![person("Ann", 1), person("Bo", 2)];
    let mut table = Boxed::<Pebbles>::new().begin(&setup(2, "none")).expect("the toy opens");
    let dice = seed.stirred([(a, Salt::from_bytes([1; 32])), (b, Salt::from_bytes([2; 32]))]);
    let mut entries = vec![
        Entry::new(What::Join { join: b, who: begin[1].clone() }),
        Entry::after(What::Begin { begin }, table.as_ref()),
    ];
    play_on(&mut table, &dice, &mut entries);
    entries.insert(4, Entry::new(What::Leave { leave: b, who: Some(bot), away: true }));
    entries.push(Entry { at: Some(9), ..Entry::new(What::Options { options: "calm".into() }) });
    rewritten(Record::new(table.as_ref(), vec!["Ann".into(), "Bo".into()], &seed, entries))
}

fn play_on(table: &mut Box<dyn AnyMatch>, dice: &Seed, entries: &mut Vec<Entry>) {
    loop {
        let what = match table.pending() {
            Pending::Over => break,
            Pending::Chance => What::Chance { chance: table.roll(dice).expect("chance is pending") },
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody is pending");
                What::Act { seat, act: table.offer_texts(seat).remove(0) }
            }
        };
        what.apply(table.as_mut()).expect("an allowed entry");
        entries.push(Entry::after(what, table.as_ref()));
    }
}

#[test]
fn h4_what_players_add_is_in_the_dice_and_who_sat_where_is_proven() {
    let record = at_a_table();
    let proof = record.verify(&Boxed::<Pebbles>::new()).expect("it proves itself");
    assert_eq!((proof.people, proof.stirred, proof.fair), (Some(2), 2, true));
    assert_eq!(Record::read(&record.write()), Ok(record.clone()));
    assert_eq!(record.steps().count(), proof.steps);

    let renamed = complaint(&record, |record| record.names[0] = "Eve".into());
    assert_eq!(renamed, "complaint-record-seats");
    let other = Some(Salt::from_bytes([3; 32]));
    for (at, key) in [(0, "complaint-record-unfair"), (1, "complaint-record-begin")] {
        let changed = complaint(&record, |record| {
            if let What::Begin { begin } = &mut record.entries[1].what {
                begin[at].salt = other;
            }
        });
        assert_eq!(changed, key, "seat {at}");
    }
    let crowd = complaint(&record, |record| {
        if let What::Begin { begin } = &mut record.entries[1].what {
            begin.resize(40, begin[0].clone());
        }
        assert_eq!(record.salts().count(), 8, "whoever sits nowhere adds nothing");
    });
    assert_eq!(crowd, "complaint-record-begin");
    let salted_bot = complaint(&record, |record| {
        if let What::Begin { begin } = &mut record.entries[1].what {
            begin[0].bot = Some("fair".into());
        }
    });
    assert_eq!(salted_bot, "complaint-record-begin");
    let twice = complaint(&record, |record| record.entries.insert(2, record.entries[1].clone()));
    assert_eq!(twice, "complaint-record-begin");
    let nobody = What::Leave { leave: Seat::new(1), who: None, away: false };
    let left = complaint(&record, |record| record.entries[4].what = nobody.clone());
    assert_eq!(left, "complaint-record-seat");
    let nowhere = What::Join { join: Seat::new(7), who: Sitter::default() };
    assert_eq!(complaint(&record, |record| record.entries[0].what = nowhere.clone()), "complaint-record-seat");
    let closed = Entry::new(What::Close { close: "enough".into() });
    assert_eq!(complaint(&record, |record| record.entries.insert(3, closed.clone())), "complaint-record-closed");
}

#[test]
fn m5_no_number_of_players_and_no_option_makes_a_record_panic() {
    let game = Boxed::<Pebbles>::new();
    for players in (0..40).chain([255, 256, 60_000, usize::MAX]) {
        let mut record = played();
        record.setup.players = players;
        record.names = vec!["x".to_owned(); players.min(70_000)];
        let record = rewritten(record);
        let allowed = Pebbles::about().players.contains(&players);
        assert_eq!(record.begin(&game).is_ok(), allowed, "{players}");
        let _ = record.verify(&game);
        let _ = record.replay(&game, 9, |_, _, _, _| {});
    }
    assert_eq!(complaint(&played(), |record| record.setup.players = 9), "complaint-players");
    let unknown = |record: &mut Record| drop(record.setup.options.insert("luck".into(), "on".into()));
    assert_eq!(complaint(&played(), unknown), "complaint-option");
}
