//! Records of every version of the rules that was ever released. They are never changed: a program that cannot prove one of them
//! any more has left somebody's game behind. `CROWNLANDS_WRITE=1` writes the record of a version that has none yet.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use table::playthrough::playthrough;
use table::{Lang, Record, Seed, Setup};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// Every record, by the name of its file.
fn records() -> BTreeMap<String, Record> {
    let files = std::fs::read_dir(folder()).expect("there are records");
    let read = |path: PathBuf| {
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(path).expect("a record is text");
        let record = Record::read(&text).unwrap_or_else(|complaint| panic!("{name}: {complaint:?}"));
        (name, record)
    };
    files.map(|file| read(file.expect("a file").path())).collect()
}

/// A game of the fewest players, with every decision taken at random.
fn write(entry: &shelf::Entry) {
    let about = entry.game.about();
    let setup = Setup::new(about, *about.players.start(), &BTreeMap::new(), None).expect("the usual setup");
    let played = playthrough(entry.game, &setup, &Seed::from_number(1), entry.dictionary(Lang::En)).expect("a game");
    let path = folder().join(format!("{}-rules-{}.json", about.id, about.rules_version));
    std::fs::write(path, played.record.write()).expect("the record is written");
}

#[test]
fn every_record_ever_released_still_proves_itself() {
    for (name, record) in records() {
        let entry = shelf::find(&record.setup.game).expect("a game is never taken from the shelf");
        let proof = record.verify(entry.game).unwrap_or_else(|complaint| panic!("{name}: {complaint:?}"));
        assert!(proof.fair && proof.finished, "{name}");
        let layout = entry.game.about().layout;
        let today = record.steps().filter(|line| line.layout == layout).count();
        assert_eq!(proof.compared, today, "{name}");
    }
}

#[test]
fn every_version_of_the_rules_has_a_record() {
    for entry in shelf::all_games() {
        let about = entry.game.about();
        let has = |version| {
            let here = |record: &Record| record.setup.game == about.id && record.rules_version == version;
            records().values().any(here)
        };
        if std::env::var_os("CROWNLANDS_WRITE").is_some() && !has(about.rules_version) {
            write(entry);
        }
        for version in 1..=about.rules_version {
            assert!(has(version), "{} has no record of rules version {version} in tests/records", about.id);
        }
    }
}
