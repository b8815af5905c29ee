//! What the tests of every game crate call, so that all games are held to the same.

mod games;
mod learnt;
mod lessons;

pub use games::{
    any, best, chosen, dictionary, everything_can_be_said, imagined_views_agree, offers, place, play, play_by, rules,
    seat, settle, step, take,
};

pub use learnt::{advice_is_sound, net_agrees};
pub use lessons::lessons_hold;

use crate::any::AnyGame;
use crate::scenario::Scenario;
use crate::{Game, Lang, components, words};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// All files below a folder with this ending, sorted.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The tests of words and rules that every game keeps, each under a name of its own: `table::texts_are_sound!(Pebbles)`.
#[macro_export]
macro_rules! texts_are_sound {
    ($game:ty) => {
        fn folder() -> &'static ::std::path::Path {
            ::std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
        }

        #[test]
        fn every_language_says_everything() {
            $crate::testing::words_are_complete::<$game>(folder());
        }

        #[test]
        fn every_clause_is_told_and_coded() {
            $crate::testing::clauses_are_covered::<$game>(folder());
        }

        #[test]
        fn every_ruling_and_invariant_cited_is_defined() {
            $crate::testing::citations_are_defined::<$game>(folder());
        }

        #[test]
        fn every_value_of_the_edition_is_shown_on_the_rules_page() {
            $crate::testing::components_are_shown::<$game>();
        }

        #[test]
        fn every_example_of_the_rules_can_be_played() {
            $crate::testing::examples_can_be_played::<$game>();
        }

        #[test]
        fn the_rules_page_is_current() {
            $crate::testing::rules_page_is_current::<$game>(folder());
        }
    };
}

/// What keys of refusals, events, prompts, labels and the like begin with; they are also given to helpers, not only to messages.
const KEYS: [&str; 8] = ["no-", "told-", "ask-", "do-", "score-", "complaint-", "amount-", "plan-"];

/// Checks that every language says everything English says, with the same arguments, that options, score
/// rows and clauses have words, and that every message key written in the sources exists.
///
/// # Panics
///
/// If something is missing.
pub fn words_are_complete<G: Game>(crate_folder: &Path) {
    let findings = words::differences(|lang| G::words(lang).to_vec());
    assert!(findings.is_empty(), "the dictionaries differ:\n{}", findings.join("\n"));
    let dictionary = dictionary::<G>(Lang::En);
    let mut missing: Vec<String> = Vec::new();
    let mut need = |key: String| {
        if !dictionary.has(&key) {
            missing.push(key);
        }
    };
    for key in ["game-name", "game-pitch"] {
        need(key.to_owned());
    }
    for option in G::about().options {
        need(format!("option-{}", option.id));
        need(format!("option-{}-help", option.id));
        if let crate::OptionValues::Choice(values) = &option.values {
            values.iter().for_each(|value| need(format!("option-{}-{value}", option.id)));
        }
    }
    for path in files(&crate_folder.join("src"), "rs") {
        let text = fs::read_to_string(&path).expect("the file can be read");
        for part in text.split('"').skip(1).step_by(2) {
            let plain = part.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            let whole = part.len() > 5 && !part.ends_with('-');
            if plain && whole && KEYS.iter().any(|start| part.starts_with(start)) {
                need(part.to_owned());
            }
        }
        for start in ["Message::new(\"", "message!(\""] {
            for part in text.split(start).skip(1) {
                need(part.split('"').next().unwrap_or_default().to_owned());
            }
        }
        // Refusals and events name their clause first, then the key: `tell!(teller, "NG-8.2", "told-step")`.
        for part in text.split(&format!("\"{}-", G::about().prefix)).skip(1) {
            let after = part.split_once('"').map_or("", |(_, after)| after);
            if let Some(key) = after.strip_prefix(',').and_then(|after| after.trim_start().strip_prefix('"')) {
                need(key.split('"').next().unwrap_or_default().to_owned());
            }
        }
    }
    assert!(missing.is_empty(), "no words for: {}", missing.join(", "));
}

/// Checks that every clause told to players is named in the sources, and that sources, scenarios and tests name no other.
///
/// # Panics
///
/// If a clause is not covered.
pub fn clauses_are_covered<G: Game>(crate_folder: &Path) {
    let told: BTreeSet<String> = crate::rules::numbers(G::words(Lang::En).iter().copied()).into_iter().collect();
    assert!(!told.is_empty(), "no clause is told");
    let read = |folder: &str, ending: &str| clauses_in(&crate_folder.join(folder), ending, G::about().prefix);
    let sources = read("src", "rs");
    let uncoded = list(told.difference(&sources));
    assert!(uncoded.is_empty(), "clauses without code: {uncoded}");
    let named = &(&sources | &read("scenarios", "toml")) | &read("tests", "rs");
    let unknown = list(named.difference(&told));
    assert!(unknown.is_empty(), "clauses named but not told to players: {unknown}");
}

/// Checks that every clause told to players is proven: by a scenario that lists it or in which it must refuse something, or by a test that
/// names it.
///
/// # Panics
///
/// If a clause is not proven, or a scenario cannot be read.
pub fn clauses_are_proven(game: &dyn AnyGame, crate_folder: &Path) {
    let told: BTreeSet<String> = crate::rules::numbers(game.words(Lang::En).iter().copied()).into_iter().collect();
    assert!(!told.is_empty(), "no clause is told");
    let mut proven = clauses_in(&crate_folder.join("tests"), "rs", game.about().prefix);
    for path in files(&crate_folder.join("scenarios"), "toml") {
        let text = fs::read_to_string(&path).expect("the file can be read");
        proven.extend(Scenario::read(&text).expect("the scenario can be read").proven());
    }
    let unproven = list(told.difference(&proven));
    assert!(unproven.is_empty(), "clauses that no scenario and no test proves: {unproven}");
}

fn list<'a>(numbers: impl Iterator<Item = &'a String>) -> String {
    numbers.map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// The clause numbers with this prefix in all files below a folder.
fn clauses_in(folder: &Path, ending: &str, prefix: &str) -> BTreeSet<String> {
    let text = |path: &PathBuf| fs::read_to_string(path).expect("the file can be read");
    files(folder, ending).iter().flat_map(|path| named(&text(path), prefix)).collect()
}

/// Checks that every ruling (`RU-12`, `X-3`) and invariant (`INV-7`) that a game, its board or its documents cite is defined in
/// `docs/rulings/<game>.md`, where its id stands in bold (`**RU-12**`), and that nothing points at a book that is not here.
///
/// # Panics
///
/// If an id is cited but not defined, defined twice, or a ledger is spoken of.
pub fn citations_are_defined<G: Game>(crate_folder: &Path) {
    let id = G::about().id;
    let docs = crate_folder.join("../../docs");
    let mut faults: Vec<String> = Vec::new();
    let mut known = BTreeSet::new();
    for id in rulings(&docs.join(format!("rulings/{id}.md"))) {
        if !known.insert(id.clone()) {
            faults.push(format!("{id} is defined twice"));
        }
    }
    let mut folders: Vec<PathBuf> =
        ["src", "tests", "scenarios", "editions", "lessons", "puzzles"].map(|part| crate_folder.join(part)).to_vec();
    folders.push(crate_folder.join("../boards/src").join(id.replace('-', "_")));
    let mut paths = texts_in(&folders);
    // Pages that begin with the name of the game are its own, too: the language of its cards, for example.
    let is_own = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(id));
    paths.extend(files(&docs, "md").into_iter().filter(is_own));
    faults.extend(paths.iter().flat_map(|path| strays(path, &known)));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Checks the same of what all games share, such as the shelf and the guides: what is cited there is defined for some game.
///
/// # Panics
///
/// If an id is cited but not defined, or a ledger is spoken of.
pub fn shared_citations_are_defined(root: &Path) {
    let docs = root.join("docs");
    let known: BTreeSet<String> = files(&docs.join("rulings"), "md").iter().flat_map(|path| rulings(path)).collect();
    assert!(!known.is_empty(), "no ruling is defined in {}", docs.display());
    let shared = ["boards/src", "shelf/src", "shelf/tests"].map(|part| root.join("crates").join(part));
    let mut paths = texts_in(&shared);
    paths.extend(files(&docs, "md"));
    let faults: Vec<String> = paths.iter().flat_map(|path| strays(path, &known)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The ids that a page of rulings defines: those in bold.
fn rulings(page: &Path) -> Vec<String> {
    let text = fs::read_to_string(page).expect("the rulings can be read");
    text.split("**").skip(1).step_by(2).flat_map(cited).collect()
}

/// The files below these folders in which something may be cited.
fn texts_in(folders: &[PathBuf]) -> Vec<PathBuf> {
    let of = |folder: &PathBuf| ["rs", "toml", "md"].map(|ending| files(folder, ending)).concat();
    folders.iter().flat_map(of).collect()
}

/// What a file cites that is none of these, and whether it points at a book that is not here.
fn strays(path: &Path, known: &BTreeSet<String>) -> Vec<String> {
    let text = fs::read_to_string(path).expect("the file can be read");
    let unknown = cited(&text).into_iter().filter(|id| !known.contains(id));
    let mut found: Vec<String> =
        unknown.map(|id| format!("{} cites {id}, which is defined nowhere", path.display())).collect();
    if text.to_lowercase().contains("ledger") {
        found.push(format!("{} speaks of a ledger", path.display()));
    }
    found
}

/// The ids of rulings and invariants in a text, as they are defined: `INV 7` counts as `INV-7`.
fn cited(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for kind in ["RU", "X", "INV"] {
        for (start, _) in text.match_indices(kind) {
            let before = text[..start].chars().next_back();
            let rest = &text[start + kind.len()..];
            let digits: String = rest.chars().skip(1).take_while(char::is_ascii_digit).collect();
            let joined = rest.starts_with('-') || kind == "INV" && rest.starts_with(' ');
            if joined && !digits.is_empty() && !before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '-') {
                found.push(format!("{kind}-{digits}"));
            }
        }
    }
    found
}

/// The clause numbers with this prefix in a text.
fn named(text: &str, prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (start, _) in text.match_indices(&format!("{prefix}-")) {
        let rest = &text[start + prefix.len() + 1..];
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(rest.len());
        let number = rest[..end].trim_end_matches('.');
        let before = text[..start].chars().next_back();
        if number.contains('.') && !before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '-') {
            found.insert(format!("{prefix}-{number}"));
        }
    }
    found
}

/// Checks that the page of rules in `docs/rules` is what the dictionary says.
///
/// # Panics
///
/// If it is not.
pub fn rules_page_is_current<G: Game>(crate_folder: &Path) {
    let page = crate::rules::page(&crate::Boxed::<G>::new()).expect("dictionary, edition and examples are sound");
    page_is_current(&crate_folder.join(format!("../../docs/rules/{}.md", G::about().id)), &page);
}

/// Checks that every value of every edition that comes with the game is shown in a table of its rules page, in every language, and that every
/// table, heading and text has its words.
///
/// # Panics
///
/// If a value is not shown, or something has no words.
pub fn components_are_shown<G: Game>() {
    let parts = G::components();
    for lang in Lang::ALL {
        let dictionary = dictionary::<G>(lang);
        for edition in G::about().editions {
            let unshown = components::unshown(parts, edition.text, &dictionary).expect("the edition can be read");
            assert!(unshown.is_empty(), "{lang}: values of {} that no table shows: {}", edition.id, unshown.join(", "));
            let tables =
                components::shown(parts, G::about(), edition.text, &dictionary).expect("the edition can be read");
            let changed = dictionary.word("cell-changed");
            for table in &tables {
                let texts = table.rows.iter().flat_map(|row| &row.cells).map(|cell| cell.text.as_str());
                let texts = texts.chain([table.title.as_str()]).chain(table.heads.iter().map(String::as_str));
                let wordless: Vec<&str> = texts.filter(|text| text.contains('⟨') || *text == changed).collect();
                assert!(wordless.is_empty(), "{lang}: {} has no words for: {}", table.id, wordless.join(", "));
                assert!(!table.rows.is_empty(), "{lang}: {} is empty", table.id);
            }
        }
    }
}

/// Checks that every example of the rules can be played, that something happens in it, and that it has a title in every language, in English
/// that of its scenario.
///
/// # Panics
///
/// If one cannot.
pub fn examples_can_be_played<G: Game>() {
    for example in G::examples() {
        let played = example.play(&crate::Boxed::<G>::new()).unwrap_or_else(|why| panic!("{}: {why:?}", example.path));
        assert!(!played.steps.is_empty(), "{}: nothing happens", example.path);
        let said = Lang::ALL.map(|lang| games::dictionary::<G>(lang).say(&example.title(), &|seat| seat.to_string()));
        let title = example.read().map(|scenario| scenario.title);
        assert_eq!(title.as_deref(), Ok(said[0].as_str()), "{}", example.path);
        assert!(said.iter().all(|text| !text.contains('⟨')) && said[1] != said[0] && said[2] != said[0], "{said:?}");
    }
}

/// Checks that a generated page in `docs/` is up to date. With `CROWNLANDS_WRITE=1` in the environment it is written instead.
///
/// # Panics
///
/// If the page is missing or differs.
pub fn page_is_current(path: &Path, expected: &str) {
    if std::env::var_os("CROWNLANDS_WRITE").is_some() {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).expect("the folder can be made");
        }
        fs::write(path, expected).expect("the page can be written");
    }
    let found = fs::read_to_string(path).unwrap_or_default().replace("\r\n", "\n");
    if found != expected {
        let line = found.lines().zip(expected.lines()).take_while(|(one, other)| one == other).count() + 1;
        panic!("{} is not up to date from line {line} on; run the test once with CROWNLANDS_WRITE=1", path.display());
    }
}

#[cfg(test)]
mod tests {
    use super::{cited, named};

    #[test]
    fn ids_of_rulings_and_invariants_are_found_in_prose() {
        assert_eq!(
            cited("see RU-12 and (X-3), never EX-4, BOX-1 or INV; INV 7, INV-26"),
            ["RU-12", "X-3", "INV-7", "INV-26"]
        );
    }

    #[test]
    fn clause_numbers_are_found_in_prose() {
        assert_eq!(
            named("NG-8.2, NG-11.10. ANG-1.2 NG-3", "NG").into_iter().collect::<Vec<_>>(),
            ["NG-11.10", "NG-8.2"]
        );
    }
}
