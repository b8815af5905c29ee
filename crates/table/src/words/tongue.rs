//! Languages whose words are read from files, so that nobody needs a compiler to translate.
//!
//! A language is made of books, each with the messages of one part of the program: `table`, `boards`, `web`, `crownlands`, and one for each game. What a
//! book does not say, or says wrongly, is said in English, message by message. Reading a language again replaces what it said before; dictionaries
//! that were made earlier stay as they are.

use super::{in_form, key_of, placeables};
use fluent_bundle::FluentResource;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{PoisonError, RwLock};

/// The message of the book `table` that says what the language calls itself.
pub const NAME: &str = "language-name";

/// The most languages that are read.
const MOST: usize = 64;

/// A language that was read from files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tongue(u8);

/// A part of the words of a language: its name, and its Fluent text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    /// What it is called.
    pub name: String,
    /// The messages.
    pub text: String,
}

/// Why a language cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// It is called as no language can be.
    #[error("`{0}` is no code of a language; write two or three small letters, such as de")]
    Code(String),
    /// It comes with the program.
    #[error("`{0}` comes with the program; its words cannot be replaced")]
    Known(String),
    /// There are too many.
    #[error("no more than {MOST} languages can be read")]
    Many,
}

/// What is wrong with a message of a book; it is said in English.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Fault {
    /// The book.
    pub book: String,
    /// The line, from 1.
    pub line: usize,
    /// The message, if it has a key.
    pub key: String,
    /// What is wrong.
    pub problem: String,
}

type Messages = BTreeMap<String, String>;

/// What was made of a book for the English texts at this address.
type Made = BTreeMap<(String, usize), &'static [&'static str]>;

struct Spoken {
    code: &'static str,
    name: &'static str,
    books: BTreeMap<String, Messages>,
    made: Made,
}

static SPOKEN: RwLock<Vec<Spoken>> = RwLock::new(Vec::new());

fn with<T>(look: impl FnOnce(&[Spoken]) -> T) -> T {
    look(&SPOKEN.read().unwrap_or_else(PoisonError::into_inner))
}

/// Every language that was read.
pub(super) fn all() -> Vec<Tongue> {
    with(|spoken| (0..spoken.len()).map(|at| Tongue(at as u8)).collect())
}

/// Reads a language, or reads it again. What is wrong with single messages comes back with it.
pub fn learn(code: &str, books: &[Book]) -> Result<(Tongue, Vec<Fault>), Unreadable> {
    if !(2..=3).contains(&code.len()) || !code.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return Err(Unreadable::Code(code.to_owned()));
    }
    if super::Lang::ALL.iter().any(|lang| lang.code() == code) {
        return Err(Unreadable::Known(code.to_owned()));
    }
    let mut faults = Vec::new();
    let read: BTreeMap<String, Messages> =
        books.iter().map(|book| (book.name.clone(), messages_of(book, &mut faults))).collect();
    let name = read.get("table").and_then(|table| table.get(NAME)).and_then(|text| text.split_once('='));
    let name = name.map_or(code, |(_, name)| name.trim());
    let mut spoken = SPOKEN.write().unwrap_or_else(PoisonError::into_inner);
    let at = match spoken.iter().position(|known| known.code == code) {
        Some(at) => at,
        None if spoken.len() >= MOST => return Err(Unreadable::Many),
        None => {
            spoken.push(Spoken { code: kept(code), name: "", books: BTreeMap::new(), made: Made::new() });
            spoken.len() - 1
        }
    };
    let known = &mut spoken[at];
    if known.name != name {
        known.name = kept(name);
    }
    (known.books, known.made) = (read, Made::new());
    Ok((Tongue(at as u8), faults))
}

/// Text that lives as long as the program: words are spoken of everywhere as such. What a translator saves again and again is small.
fn kept(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

/// The sound messages of a book.
fn messages_of(book: &Book, faults: &mut Vec<Fault>) -> Messages {
    let mut found = Messages::new();
    for (line, key, text) in messages(&book.text) {
        let mut fault = |problem: String| {
            faults.push(Fault { book: book.name.clone(), line, key: key.unwrap_or_default().to_owned(), problem });
        };
        let Some(key) = key else {
            fault("neither a message nor a comment".to_owned());
            continue;
        };
        match FluentResource::try_new(text.clone()) {
            Err((_, errors)) => fault(errors.first().map(ToString::to_string).unwrap_or_default()),
            Ok(_) if found.contains_key(key) => fault("it is said twice".to_owned()),
            Ok(_) => drop(found.insert(key.to_owned(), text)),
        }
    }
    found
}

/// The messages of a Fluent text: the line each begins in, its key and its text. What is no message has no key.
fn messages(text: &str) -> Vec<(usize, Option<&str>, String)> {
    let mut found: Vec<(usize, Option<&str>, String)> = Vec::new();
    let mut open = false;
    for (at, line) in text.lines().enumerate() {
        if line.starts_with('#') {
            open = false;
        } else if line.trim().is_empty() || line.starts_with(char::is_whitespace) || line.starts_with('}') {
            if let (true, Some((_, _, text))) = (open, found.last_mut()) {
                text.push_str(line);
                text.push('\n');
            }
        } else {
            found.push((at + 1, key_of(line), format!("{line}\n")));
            open = true;
        }
    }
    found
}

/// Every message of these texts: its key, and what it says, in Fluent.
pub fn told(texts: &[&str]) -> Vec<(String, String)> {
    let all = texts.iter().flat_map(|text| messages(text));
    all.filter_map(|(_, key, text)| Some((key?.to_owned(), text.trim_end().to_owned()))).collect()
}

/// What is wrong with saying an English message so; nothing, if it can be said.
pub fn objection(key: &str, english: &str, text: &str) -> Option<String> {
    let found = messages(text);
    match found.as_slice() {
        [(_, Some(own), _)] if *own == key => {}
        _ => return Some(format!("it should be one message that begins with `{key} =`")),
    }
    if let Err((_, errors)) = FluentResource::try_new(format!("{text}\n")) {
        return Some(errors.first().map(ToString::to_string).unwrap_or_default());
    }
    let known = placeables(&[english]).remove(key).unwrap_or_default();
    let more = !asks_no_more(text, &known);
    more.then(|| {
        format!("it uses what English does not have; there is {}", known.into_iter().collect::<Vec<_>>().join(", "))
    })
}

/// The text of a book in which this message is said anew: where it stood, or at the end.
pub fn retold(book: &str, key: &str, text: &str) -> String {
    let found = messages(book).into_iter().find(|(_, own, _)| *own == Some(key));
    let mut lines: Vec<&str> = book.lines().collect();
    let text = text.trim_end();
    match found {
        Some((line, _, old)) => {
            let last = line - 1 + old.trim_end().lines().count();
            lines.splice(line - 1..last, text.lines());
        }
        None => lines.extend(text.lines()),
    }
    format!("{}\n", lines.join("\n"))
}

impl Tongue {
    /// What its book says for a message, in Fluent.
    pub fn said(self, book: &str, key: &str) -> Option<String> {
        with(|spoken| spoken[self.0 as usize].books.get(book)?.get(key).map(|text| text.trim_end().to_owned()))
    }

    /// Its code.
    pub fn code(self) -> &'static str {
        with(|spoken| spoken[self.0 as usize].code)
    }

    /// What it calls itself.
    pub fn name(self) -> &'static str {
        with(|spoken| spoken[self.0 as usize].name)
    }

    /// The messages of these English texts, each in this language where its book says it well.
    pub fn words(self, book: &str, english: &'static [&'static str]) -> &'static [&'static str] {
        let place = (book.to_owned(), english.as_ptr() as usize);
        if let Some(made) = with(|spoken| spoken[self.0 as usize].made.get(&place).copied()) {
            return made;
        }
        let texts: Vec<&'static str> = english.iter().map(|text| kept(&self.translate(book, text))).collect();
        let texts: &'static [&'static str] = Box::leak(texts.into_boxed_slice());
        let mut spoken = SPOKEN.write().unwrap_or_else(PoisonError::into_inner);
        spoken[self.0 as usize].made.insert(place, texts);
        texts
    }

    /// One English text, each message in this language where there is one that asks for nothing English does not know.
    fn translate(self, book: &str, english: &str) -> String {
        with(|spoken| {
            let own = spoken[self.0 as usize].books.get(book);
            let known = placeables(&[english]);
            let said = |(_, key, text): (usize, Option<&str>, String)| {
                let better = key.and_then(|key| own?.get(key).filter(|own| asks_no_more(own, &known[key])).cloned());
                better.unwrap_or(text)
            };
            messages(english).into_iter().map(said).collect()
        })
    }

    /// The keys of these English texts that its book does not say, or says with arguments that English does not know.
    pub fn missing(self, book: &str, english: &[&str]) -> Vec<String> {
        with(|spoken| {
            let own = spoken[self.0 as usize].books.get(book);
            let said = |key: &str, names| own.and_then(|own| own.get(key)).is_some_and(|own| asks_no_more(own, names));
            let known = placeables(english);
            known.iter().filter(|(key, names)| !said(key, names)).map(|(key, _)| key.clone()).collect()
        })
    }

    /// The keys of a book that none of these English texts has.
    pub fn unknown(self, book: &str, english: &[&str]) -> Vec<String> {
        let known = placeables(english);
        with(|spoken| {
            let own = spoken[self.0 as usize].books.get(book).into_iter().flat_map(BTreeMap::keys);
            own.filter(|key| *key != NAME && !known.contains_key(*key)).cloned().collect()
        })
    }
}

/// Whether a message uses no other arguments than these.
fn asks_no_more(text: &str, names: &BTreeSet<String>) -> bool {
    let plain: BTreeSet<&str> = names.iter().map(|name| in_form(name).0).collect();
    placeables(&[text]).values().flatten().all(|name| plain.contains(in_form(name).0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dictionary, Lang, Message};

    const ENGLISH: &[&str] = &[
        "# Words.\none = { $n ->\n    [one] { $n } sheep\n   *[other] { $n } sheep\n}\ntwo = two\nthree = three { $what }\n",
    ];

    fn book(text: &str) -> Vec<Book> {
        vec![Book { name: "farm".to_owned(), text: text.to_owned() }]
    }

    #[test]
    fn a_sentence_that_is_translated_is_said_and_english_the_rest() {
        let text =
            "one = { $n ->\n    [one] { $n } Schaf\n   *[other] { $n } Schafe\n}\nthree = drei { $was }\nfour = vier\n";
        let (tongue, faults) = learn("qa", &book(text)).expect("a sound language");
        assert_eq!(faults, vec![]);
        let say = |message: Message| {
            let texts = tongue.words("farm", ENGLISH).iter().copied();
            Dictionary::new(Lang::Read(tongue), texts).expect("sound").say(&message, &|seat| seat.to_string())
        };
        assert_eq!(say(Message::new("one").with("n", 1)), "1 Schaf");
        assert_eq!(say(Message::new("one").with("n", 3)), "3 Schafe");
        assert_eq!(say(Message::new("two")), "two");
        assert_eq!(say(Message::new("three").with("what", "x")), "three x", "it asks for what nobody says");
        assert_eq!(tongue.missing("farm", ENGLISH), ["three", "two"]);
        assert_eq!(tongue.unknown("farm", ENGLISH), ["four"]);
        learn("qa", &book("two = zwei\n")).expect("read again");
        assert_eq!(say(Message::new("two")), "zwei");
        assert_eq!(say(Message::new("one").with("n", 1)), "1 sheep");
    }

    #[test]
    fn what_is_wrong_with_a_book_is_told_with_its_line_and_said_in_english() {
        let (tongue, faults) =
            learn("qb", &book("two = zwei\nwhat is this\none = { $n\ntwo = dos\n")).expect("a sound language");
        let told: Vec<(usize, &str)> = faults.iter().map(|fault| (fault.line, fault.key.as_str())).collect();
        assert_eq!(told, [(2, ""), (3, "one"), (4, "two")]);
        assert_eq!(tongue.missing("farm", ENGLISH), ["one", "three"]);
    }

    #[test]
    fn a_message_is_said_anew_in_its_place_and_everything_around_it_stays() {
        let book = "# Schafe.\none = { $n ->\n    [one] Schaf\n   *[other] Schafe\n}\n\n# Zwei.\ntwo = zwei\n";
        let other = retold(book, "one", "one = { $n } Schafe\n");
        assert_eq!(other, "# Schafe.\none = { $n } Schafe\n\n# Zwei.\ntwo = zwei\n");
        assert_eq!(retold(&other, "three", "three = drei"), format!("{other}three = drei\n"));
        assert_eq!(told(&[book]).len(), 2);
        let english = "one = { $n } sheep";
        assert_eq!(objection("one", english, "one = { $n } Schafe"), None);
        for wrong in ["one = { $m } Schafe", "two = Schafe", "one = { $n", "", "one = a\ntwo = b"] {
            assert!(objection("one", english, wrong).is_some(), "{wrong}");
        }
    }

    #[test]
    fn languages_are_found_by_their_code_and_call_themselves_by_name() {
        let table = Book { name: "table".to_owned(), text: format!("{NAME} = Kveňština\n") };
        let (tongue, _) = learn("qc", &[table]).expect("a sound language");
        assert_eq!("qc".parse(), Ok(Lang::Read(tongue)));
        assert_eq!(Lang::Read(tongue).name(), "Kveňština");
        assert!(Lang::spoken().contains(&Lang::Read(tongue)));
        assert_eq!(serde_json::to_string(&Lang::Read(tongue)).expect("text"), "\"qc\"");
        for (wrong, why) in [("", "no code"), ("DE", "no code"), ("../x", "no code"), ("cs", "comes with")] {
            assert!(learn(wrong, &[]).expect_err(wrong).to_string().contains(why));
        }
    }
}
