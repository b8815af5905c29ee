//! Positions laid out by hand: what every game says about its own can be read, put and laid out.

use serde_json::Value;
use shelf::Entry;
use std::collections::{BTreeMap, BTreeSet};
use table::bench::{Desk, Field, Kind, put};
use table::scenario::compose;
use table::{AnyMatch, Complaint, Lang, Pending, Seed, Setup};

fn setup(entry: &Entry, players: usize) -> Setup {
    Setup::new(entry.game.about(), players, &BTreeMap::new(), None).expect("so many may play")
}

fn lay(entry: &Entry, setup: &Setup, position: &Value) -> Result<Box<dyn AnyMatch>, Complaint> {
    let text = compose("A position", setup, "", position)?;
    entry.game.begin(&Setup { position: Some(text), ..setup.clone() })
}

/// The table with little on it.
fn started(entry: &Entry, players: usize) -> Box<dyn AnyMatch> {
    let bench = entry.bench.expect("a bench");
    let position: Value = table::file::read(&(bench.start)(players)).expect("a readable start");
    let setup = setup(entry, players);
    lay(entry, &setup, &position).unwrap_or_else(|complaint| panic!("{} for {players}: {complaint:?}", entry.id()))
}

/// A game some steps on, everybody taking now this and now that.
fn played(entry: &Entry, players: usize, steps: usize) -> Box<dyn AnyMatch> {
    let mut game = entry.game.begin(&setup(entry, players)).expect("it begins");
    let seed = Seed::from_number(7);
    for step in 0..steps {
        match game.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let chance = game.roll(&seed).expect("chance decides");
                game.settle(&chance).expect("what was rolled is possible");
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody decides");
                let offers = game.offer_texts(seat);
                game.act(seat, &offers[step * 7 % offers.len()]).expect("what is offered is allowed");
            }
        }
    }
    game
}

/// Every field of a position, with the part of the form it stands in.
fn fields(entry: &Entry, game: &dyn AnyMatch, position: &Value, lang: Lang) -> Vec<(String, Vec<Field>)> {
    let (bench, facts) = (entry.bench.expect("a bench"), game.facts());
    let words = entry.dictionary(lang);
    let kinds = (entry.game.components(), entry.game.about());
    let desk = Desk::new(kinds, game.setup(), (position, &facts), words).expect("a sound edition");
    let places = (bench.places)(&desk);
    assert!(!places.is_empty(), "{} has places", entry.id());
    let at = places.iter().map(|place| (place.label.clone(), (bench.at)(&desk, &place.value)));
    at.chain((bench.groups)(&desk).into_iter().map(|group| (group.title, group.fields))).collect()
}

fn typed(field: &Field, values: Vec<String>) -> BTreeMap<String, Vec<String>> {
    [(field.id.clone(), values)].into()
}

#[test]
fn a_table_with_little_on_it_can_be_played_in_every_game_by_any_number() {
    for entry in shelf::all_games() {
        for players in entry.game.about().players.clone() {
            let game = started(entry, players);
            assert!(matches!(game.pending(), Pending::Seats(_)), "{} for {players}", entry.id());
        }
    }
}

#[test]
fn what_lies_there_is_read_and_putting_it_again_changes_nothing() {
    for entry in shelf::all_games() {
        let usual = entry.game.about().usual;
        for game in [started(entry, usual), played(entry, usual, 90)] {
            let position = game.position();
            for lang in Lang::ALL {
                for (part, fields) in fields(entry, game.as_ref(), &position, lang) {
                    assert!(!part.contains('⟨'), "{} {lang}: {part}", entry.id());
                    let mut names = BTreeSet::new();
                    for field in &fields {
                        assert!(names.insert(field.id.clone()), "{}: {} stands twice", entry.id(), field.id);
                        assert!(!field.label.contains('⟨'), "{} {lang}: {}", entry.id(), field.label);
                        let mut same = position.clone();
                        let said = typed(field, field.kind.read(&position));
                        assert_eq!(put(&mut same, std::slice::from_ref(field), &said, &[]), Ok(false), "{}", field.id);
                        assert_eq!(same, position, "{}: {}", entry.id(), field.id);
                    }
                }
            }
        }
    }
}

/// Something else that could stand there.
fn otherwise(field: &Field, now: &[String]) -> Option<Vec<String>> {
    let first = now.first().map(String::as_str).unwrap_or_default();
    let another = |choices: &[table::bench::Choice]| {
        choices
            .iter()
            .find(|choice| choice.value != first && !now.contains(&choice.value))
            .map(|choice| choice.value.clone())
    };
    match &field.kind {
        Kind::Number { least, most, .. } => {
            let number: i64 = first.parse().unwrap_or(*least);
            Some(vec![(if number < *most { number + 1 } else { number - 1 }).to_string()])
        }
        Kind::Times { .. } | Kind::Pieces { .. } => Some(vec![(first.parse::<i64>().unwrap_or(0) + 1).to_string()]),
        Kind::Truth { .. } | Kind::Member { .. } => Some(vec![(first != "true").to_string()]),
        Kind::OneOf { choices, .. } | Kind::Holder { choices, .. } | Kind::Entry { choices, .. } => {
            Some(vec![another(choices)?])
        }
        Kind::Cards { choices, .. } => Some(now.iter().cloned().chain([another(choices)?]).collect()),
        Kind::Slots { choices, .. } => {
            let mut slots = now.to_vec();
            *slots.first_mut()? = another(choices)?;
            Some(slots)
        }
        Kind::Lines { .. } => None,
    }
}

#[test]
fn every_field_can_be_changed_and_many_changes_can_be_played() {
    for entry in shelf::all_games() {
        let usual = entry.game.about().usual;
        let (mut tried, mut laid) = (0, 0);
        for game in [started(entry, usual), played(entry, usual, 90)] {
            let position = game.position();
            let loose = entry.bench.expect("a bench").loose;
            for (_, fields) in fields(entry, game.as_ref(), &position, Lang::En) {
                for field in &fields {
                    let Some(other) = otherwise(field, &field.kind.read(&position)) else { continue };
                    let mut changed = position.clone();
                    let done = put(&mut changed, std::slice::from_ref(field), &typed(field, other.clone()), loose);
                    assert_eq!(done, Ok(true), "{}: {} becomes {other:?}", entry.id(), field.id);
                    assert_eq!(field.kind.read(&changed), other, "{}: {}", entry.id(), field.id);
                    tried += 1;
                    if let Ok(now) = lay(entry, game.setup(), &changed) {
                        laid += 1;
                        // What can be laid out can be written down whole and laid out again.
                        lay(entry, game.setup(), &now.position()).expect("the same again");
                    }
                }
            }
        }
        // Buildings need slots, tokens need discs: much of what can be put is impossible where nothing else is changed, and refused.
        assert!(tried > 40 && laid * 5 > tried, "{}: {laid} of {tried} changes can be played", entry.id());
    }
}
