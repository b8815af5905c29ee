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
    /// What is wrong with it: a missing argument, a mistake of Fluent, a bracket left over, doubled spaces. Tests expect nothing.
    pub faults: Vec<String>,
}

/// Arguments that are numbers even where no language chooses its words by them.
const NUMBERS: &[&str] = &[
    "a",
    "advanced",
    "after",
    "all",
    "at_least",
    "attack",
    "b",
    "before",
    "coins",
    "count",
    "court",
    "deck",
    "defence",
    "discard",
    "discount",
    "draw",
    "early",
    "entries",
    "entry",
    "failed",
    "fame",
    "games",
    "has",
    "have",
    "held",
    "income",
    "keep",
    "least",
    "left",
    "line",
    "mean",
    "megabytes",
    "most",
    "n",
    "newest",
    "oldest",
    "others",
    "people",
    "players",
    "points",
    "port",
    "price",
    "raiders",
    "rate",
    "reach",
    "reserve",
    "round",
    "rounds",
    "said",
    "seconds",
    "size",
    "space",
    "strongholds",
    "tables",
    "taken",
    "theirs",
    "threshold",
    "tokens",
    "total",
    "towers",
    "turn",
    "value",
    "version",
    "vp",
    "year",
    "years",
];

/// Arguments that are people.
const PEOPLE: &[&str] =
    &["attacker", "blue", "by", "defender", "murshid", "of", "other", "owner", "partner", "seat", "to", "white", "who"];

/// Arguments that are lists, with what they are made of: words whose keys begin so, or people.
const LISTS: &[(&str, &str)] = &[
    ("cards", "card-"),
    ("gains", "amount-"),
    ("pieces", "piece-"),
    ("seats", ""),
    ("sets", "set-"),
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
    ("gain", "amount-"),
    ("get", "resource-"),
    ("give", "resource-"),
    ("good", "resource-"),
    ("goods", "amount-"),
    ("goods", "goods-"),
    ("group", "amount-units"),
    ("item", "score-"),
    ("new", "building-"),
    ("now", "step-"),
    ("objective", "score-"),
    ("old", "building-"),
    ("one", "direction-"),
    ("row", "market-"),
    ("two", "direction-"),
];

/// How many words of a kind are tried.
const WORDS: usize = 30;

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
        let said = self.variants(key).into_iter().filter_map(|message| {
            let (text, mut faults) = self.dictionary.try_say(&message, &|seat| name(seat).to_owned());
            faults.extend(flaws(&text).map(|flaw| format!("{key}: {flaw}")));
            heard.insert(text.clone()).then(|| Spoken { key: key.to_owned(), text, faults })
        });
        said.collect()
    }

    fn variants(&self, key: &str) -> Vec<Message> {
        let Some(arguments) = self.arguments.get(key) else { return vec![Message::new(key.to_owned())] };
        let values: Vec<(&str, Vec<Arg>)> =
            arguments.iter().map(|(name, counted)| (name.as_str(), self.values(name, *counted, true))).collect();
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

    /// What an argument can be. Words inside of words are given one value only.
    fn values(&self, name: &str, counted: bool, outermost: bool) -> Vec<Arg> {
        if counted || NUMBERS.contains(&name) {
            return if outermost { self.numbers.iter().map(|n| Arg::from(*n)).collect() } else { vec![Arg::from(2)] };
        }
        if PEOPLE.contains(&name) {
            return vec![Arg::Seat(Seat::new(0))];
        }
        if !outermost {
            return vec![Arg::from("…")];
        }
        if let Some((_, start)) = LISTS.iter().find(|(list, _)| *list == name) {
            let items = if start.is_empty() { people() } else { self.words(start) };
            let items = if items.is_empty() { people() } else { items };
            return (0..=3.min(items.len())).rev().map(|count| Arg::List(items[..count].to_vec())).collect();
        }
        let aliases = ALIASES.iter().filter(|(alias, _)| *alias == name).flat_map(|(_, start)| self.words(start));
        let words: Vec<Arg> = aliases.chain(self.words(&format!("{name}-"))).collect();
        if words.is_empty() { vec![Arg::from("…")] } else { words }
    }

    /// The words whose keys begin so; those that hold arguments with a value for each.
    fn words(&self, start: &str) -> Vec<Arg> {
        let explains = |key: &str| key.ends_with("-text") || key.ends_with("-help");
        let keys = self.arguments.keys().filter(|key| key.starts_with(start) && !explains(key));
        let word = |key: &String| {
            let inner = self.arguments[key].iter().map(|(name, counted)| (name.as_str(), *counted));
            let values = inner.filter_map(|(name, counted)| Some((name, self.values(name, counted, false).pop()?)));
            Arg::from(with(Message::new(key.clone()), values))
        };
        keys.take(WORDS).map(word).collect()
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
    fn flaws_are_found() {
        let faulty = |words| spoken(words).iter().filter(|spoken| !spoken.faults.is_empty()).count();
        assert_eq!(faulty("fine = All is well.\n"), 0);
        assert_eq!(faulty("far = Two  spaces.\n"), 1);
        assert_eq!(faulty("stop = Too much. .\n"), 1);
        assert_eq!(faulty("inner = The { other } one.\n"), 1);
    }
}
