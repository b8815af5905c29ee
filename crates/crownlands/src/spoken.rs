//! Every message of a dictionary, spoken: for every number and every kind of argument, so that people can read it and tests can check it.

use std::collections::{BTreeMap, BTreeSet};
use table::words::{Arguments, arguments};
use table::{Arg, Dictionary, Lang, Message, Seat};

/// A message as it was spoken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spoken {
    /// Its key.
    pub key: String,
    /// The sentence.
    pub text: String,
    /// What is wrong with it: an argument that no table knows, a missing one, a mistake of Fluent, a bracket left over, doubled spaces. Tests expect nothing.
    pub faults: Vec<String>,
}

/// Arguments that are numbers even where no language chooses its words by them.
const NUMBERS: &[&str] = &[
    "a",
    "achievements",
    "advanced",
    "after",
    "agreed",
    "all",
    "at_least",
    "attack",
    "b",
    "before",
    "buildings",
    "chosen",
    "coins",
    "confirmed",
    "count",
    "court",
    "deck",
    "deeds",
    "defence",
    "developments",
    "discard",
    "discount",
    "done",
    "draw",
    "early",
    "entries",
    "entry",
    "failed",
    "fame",
    "games",
    "goal",
    "has",
    "have",
    "held",
    "hours",
    "income",
    "keep",
    "least",
    "left",
    "line",
    "looked",
    "marriages",
    "mean",
    "megabytes",
    "mine",
    "minutes",
    "more",
    "most",
    "n",
    "newest",
    "number",
    "oldest",
    "others",
    "people",
    "players",
    "points",
    "port",
    "price",
    "promising",
    "raiders",
    "rate",
    "reach",
    "reserve",
    "resources",
    "roads",
    "round",
    "rounds",
    "said",
    "seconds",
    "size",
    "space",
    "stirred",
    "strongholds",
    "sum",
    "tables",
    "taken",
    "theirs",
    "threshold",
    "tokens",
    "total",
    "towers",
    "treasures",
    "trick",
    "turn",
    "unrest",
    "usual",
    "value",
    "version",
    "vp",
    "wanted",
    "won",
    "year",
    "years",
];

/// Arguments that are people.
const PEOPLE: &[&str] = &[
    "attacker", "blue", "by", "defender", "murshid", "of", "other", "owner", "partner", "seat", "target", "to",
    "white", "who", "with",
];

/// Arguments that are lists, with what they are made of: words whose keys begin so, or people.
const LISTS: &[(&str, &str)] = &[
    ("cards", "card-"),
    ("edges", "edge-"),
    ("gains", "amount-"),
    ("hexes", "place-crossing-"),
    ("joined", "area-t"),
    ("lands", "area-t"),
    ("names", ""),
    ("pieces", "piece-"),
    ("seats", ""),
    ("sets", "set-"),
    ("slots", "slot-"),
    ("symbols", "symbol-"),
    ("tied", ""),
    ("tiles", "building-"),
    ("towns", "town-"),
    ("winners", ""),
];

/// Arguments that are words under another name than their keys have.
const ALIASES: &[(&str, &str)] = &[
    ("answer", "card-"),
    ("creature", "name-creature_"),
    ("from", "area-t"),
    ("from", "place-crossing-"),
    ("gain", "amount-"),
    ("get", "resource-"),
    ("give", "resource-"),
    ("good", "resource-"),
    ("goods", "amount-"),
    ("goods", "goods-"),
    ("group", "amount-units"),
    ("hex", "place-crossing-"),
    ("item", "score-"),
    ("land", "area-t"),
    ("layout", "option-map-"),
    ("new", "building-"),
    ("now", "step-"),
    ("objective", "score-"),
    ("owed", "amount-"),
    ("owed", "goods-"),
    ("old", "building-"),
    ("one", "direction-"),
    ("row", "market-"),
    ("span", "pace-span-"),
    ("top", "terrain-"),
    ("two", "direction-"),
    ("wants", "treasure-"),
];

/// Arguments that nobody translates, with what is said for them: what people and programs have written, notation, addresses, shares. Games
/// that have words for an argument of such a name speak those.
const WRITTEN: &[(&str, &str)] = &[
    ("act", "…"),
    ("action", "…"),
    ("acts", "…"),
    ("address", "…"),
    ("allowed", "…"),
    ("at", "(1,0)"),
    ("beside", "(0,0)"),
    ("book", "…"),
    ("border", "…"),
    ("chance", "50 %"),
    ("change", "…"),
    ("chapter", "…"),
    ("chapters", "…"),
    ("clause", "1.2"),
    ("detail", "…"),
    ("edition", "…"),
    ("expected", "…"),
    ("field", "…"),
    ("file", "…"),
    ("folder", "…"),
    ("format", "…"),
    ("found", "…"),
    ("from", "…"),
    ("game", "Northgard"),
    ("group", "…"),
    ("hints", "…"),
    ("hold", "…"),
    ("hour", "…"),
    ("id", "…"),
    ("item", "…"),
    ("key", "…"),
    ("known", "…"),
    ("lang", "…"),
    ("last", "…"),
    ("layout", "…"),
    ("lessons", "…"),
    ("letter", "…"),
    ("list", "…"),
    ("name", "Anna"),
    ("option", "…"),
    ("parts", "…"),
    ("path", "…"),
    ("printed", "…"),
    ("problem", "…"),
    ("proven", "…"),
    ("quit", "…"),
    ("row", "…"),
    ("save", "…"),
    ("scope", "…"),
    ("seed", "…"),
    ("seen", "…"),
    ("sides", "…"),
    ("step", "…"),
    ("table", "…"),
    ("text", "…"),
    ("thing", "…"),
    ("tile", "…"),
    ("title", "…"),
    ("titles", "…"),
    ("to", "…"),
    ("undo", "…"),
    ("units", "…"),
    ("unproven", "…"),
    ("values", "…"),
    ("wants", "…"),
    ("way", "…"),
    ("what", "…"),
    ("why", "…"),
    ("word", "…"),
    ("zone", "…"),
];

/// What an argument is in one message, although its name says something else elsewhere.
const OTHERWISE: &[(&str, &str, Kind)] = &[
    ("ask-assign", "top", Kind::Number),
    ("ask-group-hex", "group", Kind::Number),
    ("back-asks", "step", Kind::Number),
    ("cli-admin-person", "seats", Kind::Number),
    ("cli-rated", "rating", Kind::Number),
    ("cli-record-short", "at", Kind::Number),
    ("cli-seats", "seats", Kind::Number),
    ("do-buy-at", "place", Kind::Number),
    ("ng-land-buildings", "buildings", Kind::List("building-")),
    ("ng-tie-break", "lands", Kind::Number),
    ("ng-tie-break", "units", Kind::Number),
    ("no-buy-place", "place", Kind::Number),
    ("no-out_of_reach", "place", Kind::Number),
    ("pace-rests", "from", Kind::Number),
    ("pace-rests", "to", Kind::Number),
    ("told-cancel", "target", Kind::Word("card-")),
    ("told-group", "group", Kind::Number),
    ("ui-advice-thinking", "of", Kind::Number),
    ("ui-analysis-thinking", "of", Kind::Number),
    ("ui-balance-playing", "of", Kind::Number),
    ("ui-bot-rated", "fair", Kind::Number),
    ("ui-bot-rated", "rating", Kind::Number),
    ("ui-translate-missing", "of", Kind::Number),
    ("vacation-until", "to", Kind::Written("…")),
];

/// What an argument is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Number,
    Person,
    /// Words whose keys begin so.
    Word(&'static str),
    /// Lists of words whose keys begin so, or of people.
    List(&'static str),
    /// Always the same.
    Written(&'static str),
}

/// How many words of a kind are tried: more than any kind has.
const WORDS: usize = 1000;

/// How deep words stand inside of words.
const DEEPEST: usize = 3;

/// Speaks every message of these texts in one language. Each argument takes all its values in turn, while the others keep their first one.
pub fn speak_all(
    dictionary: &Dictionary,
    texts: impl Fn(Lang) -> Vec<&'static str>,
    numbers: impl Iterator<Item = i64> + Clone,
) -> Vec<Spoken> {
    let arguments = arguments(&texts);
    let everything = Speaker { dictionary, arguments: &arguments, numbers: numbers.collect() };
    arguments.keys().filter(|key| dictionary.has(key)).flat_map(|key| everything.speak(key)).collect()
}

struct Speaker<'a> {
    dictionary: &'a Dictionary,
    arguments: &'a BTreeMap<String, Arguments>,
    numbers: Vec<i64>,
}

impl Speaker<'_> {
    /// One message with every value of its arguments.
    fn speak(&self, key: &str) -> Vec<Spoken> {
        let mut heard = BTreeSet::new();
        let strangers: Vec<String> = self.strangers(key).map(|name| format!("{key}: no table knows ${name}")).collect();
        let said = self.variants(key).into_iter().filter_map(|message| {
            let (text, mut faults) = self.dictionary.try_say(&message, &|seat| name(seat).to_owned());
            faults.extend(flaws(&text).map(|flaw| format!("{key}: {flaw}")));
            // What could not be spoken for want of an argument has no other fault of its own.
            let faults = if strangers.is_empty() { faults } else { strangers.clone() };
            heard.insert(text.clone()).then(|| Spoken { key: key.to_owned(), text, faults })
        });
        said.collect()
    }

    /// The arguments of a message that could not be spoken, because no table says what they are.
    fn strangers(&self, key: &str) -> impl Iterator<Item = &String> {
        let all = self.arguments.get(key).into_iter().flatten();
        let known = move |name: &str, counted| !self.values(key, name, counted, 0).is_empty();
        all.filter(move |(name, counted)| !known(name, **counted)).map(|(name, _)| name)
    }

    fn variants(&self, key: &str) -> Vec<Message> {
        let Some(arguments) = self.arguments.get(key) else { return vec![Message::new(key.to_owned())] };
        let all = arguments.iter().map(|(name, counted)| (name.as_str(), self.values(key, name, *counted, 0)));
        let values: Vec<(&str, Vec<Arg>)> = all.collect();
        let first = values.iter().filter_map(|(name, values)| Some((*name, values.first()?.clone())));
        let plain = with(Message::new(key.to_owned()), first);
        let mut variants = vec![plain.clone()];
        for (name, values) in &values {
            variants.extend(values.iter().skip(1).map(|value| {
                let mut message = plain.clone();
                if let Some(found) = message.args.iter_mut().find(|(found, _)| found == name) {
                    found.1 = value.clone();
                }
                message
            }));
        }
        variants
    }

    /// What an argument of this message is, in this order of trust; nothing if no table knows it.
    fn kinds(&self, key: &str, name: &str, counted: bool) -> Vec<Kind> {
        let here = |other: &&(&str, &str, Kind)| (other.0, other.1) == (key, name);
        if let Some((.., kind)) = OTHERWISE.iter().find(here) {
            return vec![*kind];
        }
        if counted || NUMBERS.contains(&name) {
            return vec![Kind::Number];
        }
        // What goes somewhere goes to a place where it comes from one.
        let goes = name == "to" && self.arguments.get(key).is_some_and(|all| all.contains_key("from"));
        let name = if goes { "from" } else { name };
        if PEOPLE.contains(&name) {
            return vec![Kind::Person];
        }
        if let Some((_, start)) = LISTS.iter().find(|(list, _)| *list == name) {
            return vec![Kind::List(start)];
        }
        let known = |start: &str| self.keys(start).next().is_some();
        let aliases = ALIASES.iter().filter(|(alias, start)| *alias == name && known(start));
        let mut kinds: Vec<Kind> = aliases.map(|(_, start)| Kind::Word(start)).collect();
        if kinds.is_empty() && !known(&format!("{name}-")) {
            kinds.extend(WRITTEN.iter().filter(|(written, _)| *written == name).map(|(_, text)| Kind::Written(text)));
        }
        kinds
    }

    /// What an argument can be. Words inside of words are given one value only.
    fn values(&self, key: &str, name: &str, counted: bool, depth: usize) -> Vec<Arg> {
        let kinds = self.kinds(key, name, counted);
        let mut values: Vec<Arg> = kinds.iter().flat_map(|kind| self.of_kind(*kind, depth)).collect();
        if kinds.iter().all(|kind| matches!(kind, Kind::Word(_))) {
            values.extend(self.words(&format!("{name}-"), depth));
        }
        values
    }

    fn of_kind(&self, kind: Kind, depth: usize) -> Vec<Arg> {
        match kind {
            Kind::Number if depth > 0 => vec![Arg::from(2)],
            Kind::Number => self.numbers.iter().map(|n| Arg::from(*n)).collect(),
            Kind::Person => vec![Arg::Seat(Seat::new(0))],
            Kind::Word(start) => self.words(start, depth),
            Kind::List(start) => {
                let items = if start.is_empty() { people() } else { self.words(start, depth) };
                let items = if items.is_empty() { people() } else { items };
                (0..=3.min(items.len())).rev().map(|count| Arg::List(items[..count].to_vec())).collect()
            }
            Kind::Written(text) => vec![Arg::from(text)],
        }
    }

    /// The keys of words that begin so.
    fn keys(&self, start: &str) -> impl Iterator<Item = &String> {
        let explains = |key: &str| key.ends_with("-text") || key.ends_with("-help");
        self.arguments.keys().filter(move |key| key.starts_with(start) && !explains(key))
    }

    /// The words whose keys begin so; those that hold arguments with a value for each.
    fn words(&self, start: &str, depth: usize) -> Vec<Arg> {
        let word = |key: &String| {
            let inner = self.arguments[key].iter().map(|(name, counted)| (name.as_str(), *counted));
            let first = |(name, counted)| {
                let deeper = depth + 1 < DEEPEST;
                let value = if deeper { self.values(key, name, counted, depth + 1).into_iter().next() } else { None };
                (name, value.unwrap_or_else(|| Arg::from("…")))
            };
            Arg::from(with(Message::new(key.clone()), inner.map(first)))
        };
        self.keys(start).take(WORDS).map(word).collect()
    }
}

fn with<'a>(mut message: Message, args: impl Iterator<Item = (&'a str, Arg)>) -> Message {
    message.args.extend(args.map(|(name, value)| (name.to_owned().into(), value)));
    message
}

fn people() -> Vec<Arg> {
    (0..3).map(|seat| Arg::Seat(Seat::new(seat))).collect()
}

/// Names that no language declines here.
fn name(seat: Seat) -> &'static str {
    ["Anna", "Olga", "Ivan"][seat.index() % 3]
}

/// Whether a word begins with a stop, which belongs to the word before it. Endings of files such as `.json` do not.
fn is_lost_stop(word: &str) -> bool {
    word.strip_prefix(['.', ',']).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

/// What can be seen to be wrong with any sentence.
fn flaws(text: &str) -> impl Iterator<Item = &'static str> {
    let checks = [
        (text.contains(['{', '}', '⟨']), "a bracket is left over"),
        (text.contains("  "), "two spaces stand together"),
        (text.split(' ').skip(1).any(is_lost_stop), "a space stands before a stop"),
        (text.contains("..") && !text.contains("..."), "two stops stand together"),
        (text.trim() != text || text.is_empty(), "it begins or ends with nothing"),
    ];
    checks.into_iter().filter_map(|(wrong, flaw)| wrong.then_some(flaw))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spoken(words: &'static str) -> Vec<Spoken> {
        let dictionary = Dictionary::new(Lang::En, [words]).expect("sound words");
        speak_all(&dictionary, |lang| if lang == Lang::En { vec![words] } else { Vec::new() }, 0..=3)
    }

    #[test]
    fn numbers_lists_and_words_are_tried() {
        let words = "card-1 = the king\ncard-2 = the queen\ncoins = { $n ->\n    [one] one coin\n   *[other] { $n } coins\n}\n\
                     plays = { $seat } plays { $card }.\nshows = { $seat } shows { $cards }.\n";
        let texts: Vec<String> = spoken(words).into_iter().map(|spoken| spoken.text).collect();
        let expected = [
            "the king",
            "the queen",
            "0 coins",
            "one coin",
            "2 coins",
            "3 coins",
            "Anna plays the king.",
            "Anna plays the queen.",
            "Anna shows the king and the queen.",
            "Anna shows the king.",
            "Anna shows nothing.",
        ];
        assert_eq!(texts, expected);
    }

    #[test]
    fn an_argument_that_no_table_knows_is_a_fault() {
        let faults = |words| -> Vec<String> { spoken(words).into_iter().flat_map(|spoken| spoken.faults).collect() };
        assert_eq!(faults("gone = { $seat } lost { $wuzzle }.\n"), ["gone: no table knows $wuzzle"]);
        assert!(faults("gone = { $seat } lost { $wuzzle }.\nwuzzle-1 = a hat\n").is_empty());
    }

    #[test]
    fn what_goes_from_somewhere_goes_to_a_place_and_what_is_given_to_somebody_to_a_person() {
        let words = "area-t1 = Reed Ford\ngoes = { $seat } goes from { $from } to { $to }.\npays = { $seat } pays to { $to }.\n";
        let texts: Vec<String> = spoken(words).into_iter().map(|spoken| spoken.text).collect();
        assert_eq!(texts, ["Reed Ford", "Anna goes from Reed Ford to Reed Ford.", "Anna pays to Anna."]);
    }

    #[test]
    fn flaws_are_found() {
        let faulty = |words| spoken(words).iter().filter(|spoken| !spoken.faults.is_empty()).count();
        assert_eq!(faulty("fine = All is well.\n"), 0);
        assert_eq!(faulty("far = Two  spaces.\n"), 1);
        assert_eq!(faulty("stop = Too much. .\n"), 1);
        assert_eq!(faulty("inner = The { other } one.\n"), 1);
    }
}
