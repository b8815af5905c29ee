//! Records prove themselves, and a changed byte is noticed.

use pebbles::{Pebbles, setup};
use table::record::{Entry, Record, What};
use table::{AnyGame, AnyMatch, Boxed, Pending, Seed};

/// A finished game with the dice of a seed, one act taken back on the way.
fn played() -> Record {
    let seed = Seed::from_number(42);
    let mut table = Boxed::<Pebbles>::new().begin(&setup(2, "none")).expect("the toy opens");
    let mut entries = Vec::new();
    let mut write = |table: &mut Box<dyn AnyMatch>, what: What| {
        what.apply(table.as_mut()).expect("an allowed entry");
        entries.push(Entry::new(what, table.as_ref()));
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

#[test]
fn a_forged_record_with_a_fresh_digest_still_fails() {
    let game = Boxed::<Pebbles>::new();
    let record = played();
    let forge = |change: &dyn Fn(&mut Record)| {
        let mut forged = record.clone();
        change(&mut forged);
        forged.verify(&game).expect_err("a forgery")
    };
    forge(&|record| record.entries[0].what = What::Chance { chance: "cards 1 1".to_owned() });
    forge(&|record| record.entries.swap(1, 2));
    forge(&|record| drop(record.entries.pop()));
    forge(&|record| record.commitment.replace_range(0..1, "g"));
    forge(&|record| record.seed = Some(Seed::from_number(43)));
    forge(&|record| record.outcome = None);
    forge(&|record| record.rules_version += 1);
    forge(&|record| record.edition.hash.clear());
    forge(&|record| drop(record.names.pop()));
}

#[test]
fn fingerprints_of_states_that_were_written_otherwise_are_not_compared_and_everything_else_is() {
    let game = Boxed::<Pebbles>::new();
    let mut old = played();
    for entry in &mut old.entries[..3] {
        entry.layout = 7;
        entry.hash = "as it was written then".to_owned();
    }
    let proof = old.verify(&game).expect("the rules, the dice and the result are as they were");
    assert_eq!((proof.entries, proof.compared), (old.entries.len(), old.entries.len() - 3));
    assert!(proof.fair && proof.finished && proof.uncompared().is_some());
    assert!(old.replay(&game, old.entries.len(), |_, _, _, _| {}).is_ok());
    assert!(played().verify(&game).expect("of today").uncompared().is_none());

    let mut unfair = old.clone();
    unfair.entries[0].what = What::Chance { chance: "cards 1 1".to_owned() };
    unfair.verify(&game).expect_err("the dice");
    let mut illegal = old.clone();
    illegal.entries.swap(1, 0);
    illegal.verify(&game).expect_err("the rules");
    let mut of_today = old.clone();
    of_today.entries[4].hash.clear();
    of_today.verify(&game).expect_err("a fingerprint of today");
}

#[test]
fn the_layout_is_written_only_where_it_is_not_the_first() {
    let mut record = played();
    assert!(!record.write().contains("layout"));
    record.entries[0].layout = 2;
    assert_eq!(record.write().matches("\"layout\": 2").count(), 1);
}
