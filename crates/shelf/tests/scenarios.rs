//! Every scenario file of every game is a test of its own, named after its game, chapter and file, and can be asked for by any part of
//! its name: `cargo test -p shelf --test scenarios two-heirs::11`. Rules that are heard in none of them stand in `unheard.toml`.

use libtest_mimic::{Arguments, Failed, Trial};
use shelf::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::Lang;
use table::rules::numbers;
use table::scenario::{Scenario, Shows};
use table::testing::{clauses_are_proven, files};

fn main() -> ExitCode {
    let mut trials: Vec<Trial> = shelf::all_games().iter().flat_map(trials).collect();
    trials.push(Trial::test("names_that_say_nothing_are_found", names_are_words));
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// The folder of a game's crate.
fn home(entry: &Entry) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(entry.id())
}

fn trials(entry: &'static Entry) -> Vec<Trial> {
    let folder = home(entry).join("scenarios");
    let scenario = |path: PathBuf| {
        let name = path.strip_prefix(&folder).unwrap_or(&path).with_extension("");
        let name: Vec<_> = name.iter().map(|part| part.to_string_lossy().replace('-', "_")).collect();
        Trial::test(format!("{}::{}", entry.id(), name.join("::")), move || holds(entry, &path))
    };
    let mut trials: Vec<Trial> = files(&folder, "toml").into_iter().map(scenario).collect();
    let proven = move || {
        clauses_are_proven(entry.game, &home(entry));
        Ok(())
    };
    trials.push(Trial::test(format!("{}::every_clause_is_proven", entry.id()), proven));
    let unheard = move || unheard_rules_are_known(entry);
    trials.push(Trial::test(format!("{}::every_rule_is_heard_or_shown", entry.id()), unheard));
    let placed = move || stand_in_chapters(entry, &folder);
    trials.push(Trial::test(format!("{}::every_scenario_stands_in_a_chapter", entry.id()), placed));
    trials
}

/// The scenario holds; if not, it is told why in English.
fn holds(entry: &Entry, path: &Path) -> Result<(), Failed> {
    let text = std::fs::read_to_string(path)?;
    let held = Scenario::read(&text).and_then(|scenario| scenario.run(entry.game).map(|_| scenario));
    match held {
        Ok(scenario) if scenario.game == entry.id() => Ok(()),
        Ok(scenario) => Err(format!("{} is a scenario of {}", path.display(), scenario.game).into()),
        Err(complaint) => {
            let why = entry.dictionary(Lang::En).complain(&complaint);
            Err(format!("{}: {why}", path.display()).into())
        }
    }
}

/// What a rule that nobody hears is, and what then has to show it. Which kind a rule is people say, in `unheard.toml`: nothing checks that.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
enum Unheard {
    /// It says what lies on the table at the beginning: that is expected before anybody does anything.
    Beginning,
    /// It says what a word means or how something is counted: something follows from that which the position does not state already: a fact,
    /// what is offered, what somebody sees, or that something is refused.
    Meaning,
    /// It says what may be done: it is offered, or somebody does it and facts follow.
    Choice,
    /// It says what comes after what: steps are taken in this order, and what is on the table then is expected.
    Order,
    /// It says who knows what: a view is expected.
    Secret,
}

impl Unheard {
    fn is_shown(self, shows: Shows) -> bool {
        match self {
            Unheard::Beginning => shows.beginning && (shows.facts || shows.views),
            Unheard::Meaning => shows.follows || shows.offers || shows.views || shows.refuses,
            Unheard::Choice => shows.offers || (shows.acts && (shows.facts || shows.views)),
            Unheard::Order => shows.acts && (shows.facts || shows.views || shows.offers),
            Unheard::Secret => shows.views,
        }
    }
}

/// The rules that are heard in no scenario are those of the list, and each is shown in the way that its kind wants.
fn unheard_rules_are_known(entry: &Entry) -> Result<(), Failed> {
    let (mut heard, mut silent) = (BTreeSet::new(), BTreeMap::<String, Vec<Shows>>::new());
    for path in files(&home(entry).join("scenarios"), "toml") {
        let complain = |complaint| entry.dictionary(Lang::En).complain(&complaint);
        let scenario = Scenario::read(&std::fs::read_to_string(&path)?).map_err(complain)?;
        heard.extend(scenario.run(entry.game).map_err(complain)?);
        for clause in scenario.silent() {
            silent.entry(clause.to_owned()).or_default().push(scenario.shows());
        }
    }
    silent.retain(|clause, _| !heard.contains(clause));
    let lists: BTreeMap<String, BTreeMap<Unheard, Vec<String>>> = toml::from_str(include_str!("unheard.toml"))?;
    let listed: BTreeMap<&str, Unheard> = lists[entry.id()]
        .iter()
        .flat_map(|(kind, clauses)| clauses.iter().map(move |clause| (clause.as_str(), *kind)))
        .collect();
    let mut wrong: Vec<String> = Vec::new();
    wrong.extend(
        silent.keys().filter(|own| !listed.contains_key(own.as_str())).map(|own| format!("{own} is heard nowhere")),
    );
    for (clause, kind) in listed {
        match silent.get(clause) {
            None => wrong.push(format!("{clause} is heard, or no scenario is about it")),
            Some(shows) if !shows.iter().any(|shows| kind.is_shown(*shows)) => {
                wrong.push(format!("{clause}: no scenario shows it as {kind:?} wants"));
            }
            Some(_) => {}
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
}

/// Whether a file is named after what it shows, in words: not by the number of a clause, nor as one of several for a card.
fn is_named(name: &str) -> bool {
    let is_word = |word: &&str| word.len() > 1 && word.bytes().all(|letter| letter.is_ascii_lowercase());
    let told = name.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-');
    told && !name.starts_with("card-") && name.split('-').filter(is_word).count() > 1
}

/// The names that were once given by number would not be given now.
fn names_are_words() -> Result<(), Failed> {
    let named = ["brigid-4-points", "scouts-explore", "yellow-10-lower-action-two-letters"];
    let numbered = ["card-10-b", "card-01-primary", "bbv-25", "bb-7-4", "v-52-b", "replace", "card-dev_spy"];
    match named.iter().any(|name| !is_named(name)) || numbered.iter().any(|name| is_named(name)) {
        true => Err("names are told apart wrongly".into()),
        false => Ok(()),
    }
}

/// Every file lies in the folder of a chapter, which bears its number, is named after what it shows, and no two bear the same name.
fn stand_in_chapters(entry: &Entry, folder: &Path) -> Result<(), Failed> {
    let told = numbers(entry.game.words(Lang::En).iter().copied());
    let chapters: BTreeSet<&str> =
        told.iter().filter_map(|number| Some(number.split_once('-')?.1.split_once('.')?.0)).collect();
    let mut names = BTreeSet::new();
    let files = files(folder, "toml");
    for path in &files {
        let within: Vec<_> =
            path.strip_prefix(folder).unwrap_or(path).iter().map(|part| part.to_string_lossy()).collect();
        let chapter = |name: &str| {
            let number = name.split('-').next().unwrap_or_default();
            number.len() == 2 && chapters.contains(number.strip_prefix('0').unwrap_or(number))
        };
        if !matches!(&within[..], [folder, _] if chapter(folder)) {
            return Err(
                format!("{} does not lie in the folder of a chapter, such as 04-the-draft", path.display()).into()
            );
        }
        if !path.file_stem().is_some_and(|name| is_named(&name.to_string_lossy())) {
            return Err(format!("{} is not named after what it shows", path.display()).into());
        }
        if !names.insert(path.file_name()) {
            return Err(format!("another scenario has the name of {}", path.display()).into());
        }
    }
    if files.is_empty() { Err(format!("there is no scenario in {}", folder.display()).into()) } else { Ok(()) }
}
