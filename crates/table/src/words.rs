//! Languages and dictionaries.

pub mod tongue;

use crate::{Arg, Complaint, Message, Refusal, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;
use unic_langid::LanguageIdentifier;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

pub use tongue::Tongue;

/// A language we speak.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Czech.
    Cs,
    /// Polish.
    Pl,
    /// One whose words were read from files.
    Read(Tongue),
}

impl Lang {
    /// All that come with the program.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Cs, Lang::Pl];

    /// All that are spoken: those that come with the program, then those that were read.
    pub fn spoken() -> Vec<Lang> {
        Lang::ALL.into_iter().chain(tongue::all().into_iter().map(Lang::Read)).collect()
    }

    /// Its code, such as `en`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Cs => "cs",
            Lang::Pl => "pl",
            Lang::Read(tongue) => tongue.code(),
        }
    }

    /// A number with so many digits behind the point, or the comma where people write one.
    ///
    /// ```
    /// use table::Lang;
    /// assert_eq!([Lang::En, Lang::Cs].map(|lang| lang.decimal(0.8, 1)), ["0.8", "0,8"]);
    /// ```
    pub fn decimal(self, number: f64, digits: usize) -> String {
        let written = format!("{number:.digits$}");
        // Of the languages of our readers only English has a point.
        if self.code().starts_with("en") { written } else { written.replace('.', ",") }
    }

    /// Its own name.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Cs => "Čeština",
            Lang::Pl => "Polski",
            Lang::Read(tongue) => tongue.name(),
        }
    }
}

crate::written!(Lang);

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Not the code of a language we speak.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a language; {known} are", known = Lang::spoken().into_iter().map(Lang::code).collect::<Vec<_>>().join(", "))]
pub struct UnknownLang(pub String);

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Lang, UnknownLang> {
        Lang::spoken().into_iter().find(|lang| lang.code() == text).ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// The dictionaries of a folder in one language: `dictionaries!(lang, "../words/", "", "rules.")` takes `../words/en.ftl` and `../words/rules.en.ftl`,
/// and likewise for every language. Paths are relative to the file it stands in. A language that was read from files has them in the book of
/// the crate, or in the one named before the parts: `dictionaries!(lang, "../words/", in "northgard", "northgard.")`.
#[macro_export]
macro_rules! dictionaries {
    ($lang:expr, $folder:literal, in $book:expr, $($part:literal),+) => {{
        const ENGLISH: &[&str] = &[$(include_str!(concat!($folder, $part, "en.ftl"))),+];
        match $lang {
            $crate::Lang::En => ENGLISH,
            $crate::Lang::Cs => &[$(include_str!(concat!($folder, $part, "cs.ftl"))),+],
            $crate::Lang::Pl => &[$(include_str!(concat!($folder, $part, "pl.ftl"))),+],
            $crate::Lang::Read(tongue) => tongue.words($book, ENGLISH),
        }
    }};
    ($lang:expr, $folder:literal, $($part:literal),+) => {
        $crate::dictionaries!($lang, $folder, in env!("CARGO_PKG_NAME"), $($part),+)
    };
}

/// A text as it is compared with what people type: small letters without accents, one space between words, and nothing else but the signs of
/// numbers below zero.
pub fn plain(text: &str) -> String {
    let letters: Vec<char> =
        text.nfd().filter(|letter| !is_combining_mark(*letter)).flat_map(char::to_lowercase).collect();
    let below_zero = |at: usize| letters[at] == '-' && letters.get(at + 1).is_some_and(char::is_ascii_digit);
    let after_word = |at: usize| at > 0 && letters[at - 1].is_alphanumeric();
    let kept = (0..letters.len()).map(|at| match letters[at] {
        'ł' => 'l',
        letter if letter.is_alphanumeric() || (below_zero(at) && !after_word(at)) => letter,
        _ => ' ',
    });
    kept.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The words every game shares.
pub fn common_words(lang: Lang) -> &'static [&'static str] {
    dictionaries!(lang, "../words/", "")
}

/// Words that cannot be read, or a key that is defined twice: a mistake of whoever wrote them.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{lang}: {problem}")]
pub struct FaultyWords {
    /// In which language.
    pub lang: Lang,
    /// What is wrong with them.
    pub problem: String,
}

/// The grammatical forms a sentence may ask a word for: genitive, dative, accusative, locative, instrumental, and the masculine
/// and the neuter of an adjective. Without one it is the nominative.
///
/// A word says its forms as attributes (`card-11 = červená 11` with `.acc = červenou 11`), and a sentence asks for one behind the name
/// of the argument: `{ $seat } hraje { $card_acc }`. A word without that form stands as it is, and so does every name.
pub const FORMS: [&str; 7] = ["gen", "dat", "acc", "loc", "ins", "mas", "neu"];

/// An argument as a sentence names it: its own name, and the form it is asked for, if any.
fn in_form(name: &str) -> (&str, Option<&str>) {
    match name.rsplit_once('_') {
        Some((plain, form)) if FORMS.contains(&form) => (plain, Some(form)),
        _ => (name, None),
    }
}

/// Everything that can be said in one language.
pub struct Dictionary {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    keys: Vec<String>,
    /// The arguments that are asked for in a form, by key.
    forms: BTreeMap<String, Vec<String>>,
}

impl fmt::Debug for Dictionary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dictionary").field("lang", &self.lang).field("keys", &self.keys.len()).finish()
    }
}

impl Dictionary {
    /// The dictionary made of these Fluent texts, after the common words.
    pub fn new<'a>(lang: Lang, texts: impl IntoIterator<Item = &'a str>) -> Result<Dictionary, FaultyWords> {
        let faulty = |problem: &dyn fmt::Display| FaultyWords { lang, problem: problem.to_string() };
        let id: LanguageIdentifier = lang.code().parse().map_err(|error| faulty(&error))?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        let mut keys = Vec::new();
        let mut forms = BTreeMap::new();
        for text in common_words(lang).iter().copied().chain(texts) {
            keys.extend(text.lines().filter_map(key_of).map(str::to_owned));
            for (key, names) in placeables(&[text]) {
                let inflected: Vec<String> = names.into_iter().filter(|name| in_form(name).1.is_some()).collect();
                if !inflected.is_empty() {
                    forms.insert(key, inflected);
                }
            }
            let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| faulty(&errors[0]))?;
            bundle.add_resource(resource).map_err(|errors| faulty(&errors[0]))?;
        }
        Ok(Dictionary { lang, bundle, keys, forms })
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Every key.
    pub fn keys(&self) -> &[String] {
        &self.keys
    }

    /// Whether there is a message under the key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The sentence, naming seats with `name`.
    pub fn say(&self, message: &Message, name: &dyn Fn(Seat) -> String) -> String {
        let mut faults = Vec::new();
        let text = self.speak(message, None, name, &mut faults);
        debug_assert!(faults.is_empty(), "{}: {}", self.lang, faults.join("; "));
        text
    }

    /// The sentence, and what is wrong with it: a missing key, a missing argument, a mistake of Fluent. Tests expect nothing.
    pub fn try_say(&self, message: &Message, name: &dyn Fn(Seat) -> String) -> (String, Vec<String>) {
        let mut faults = Vec::new();
        let text = self.speak(message, None, name, &mut faults);
        if !self.has(&message.key) {
            faults.push(format!("{}: there is no such key", message.key));
        }
        (text, faults)
    }

    /// The message, in a form where it has one.
    fn speak(
        &self,
        message: &Message,
        form: Option<&str>,
        name: &dyn Fn(Seat) -> String,
        faults: &mut Vec<String>,
    ) -> String {
        let Some(found) = self.bundle.get_message(&message.key) else { return format!("⟨{}⟩", message.key) };
        let inflected = form.and_then(|form| found.get_attribute(form)).map(|attribute| attribute.value());
        let Some(pattern) = inflected.or(found.value()) else { return format!("⟨{}⟩", message.key) };
        let mut args = FluentArgs::new();
        for (key, arg) in &message.args {
            args.set(key.to_string(), self.value(arg, name, faults));
        }
        for asked in self.forms.get(&*message.key).into_iter().flatten() {
            let (plain, form) = in_form(asked);
            if let Some((_, arg)) = message.args.iter().find(|(key, _)| key == plain) {
                args.set(asked.clone(), self.text(arg, form, name, faults));
            }
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        faults.extend(errors.iter().map(|error| format!("{}: {error:?}", message.key)));
        text.into_owned()
    }

    /// A word or sentence without arguments.
    pub fn word(&self, key: &str) -> String {
        self.say(&Message::new(key.to_owned()), &|seat| seat.to_string())
    }

    /// A refusal as one sentence with its clause.
    pub fn refuse(&self, refusal: &Refusal, name: &dyn Fn(Seat) -> String) -> String {
        format!("{} ({})", self.say(&refusal.why, name), refusal.clause)
    }

    /// A complaint as one sentence, with its line if it has one.
    pub fn complain(&self, complaint: &Complaint) -> String {
        let why = self.say(&complaint.why, &|seat| seat.to_string());
        match complaint.line {
            Some(line) => {
                let whole = Message::new("complaint-line").with("line", line).with("why", why);
                self.say(&whole, &|seat| seat.to_string())
            }
            None => why,
        }
    }

    fn value<'a>(&self, arg: &Arg, name: &dyn Fn(Seat) -> String, faults: &mut Vec<String>) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.text(other, None, name, faults)),
        }
    }

    fn text(&self, arg: &Arg, form: Option<&str>, name: &dyn Fn(Seat) -> String, faults: &mut Vec<String>) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Term(key) => self.speak(&Message::new(key.clone()), form, name, faults),
            Arg::Seat(seat) => name(*seat),
            Arg::Message(message) => self.speak(message, form, name, faults),
            Arg::List(list) => {
                let parts: Vec<String> = list.iter().map(|part| self.text(part, form, name, faults)).collect();
                match parts.split_last() {
                    None => self.speak(&Message::new("list-none"), form, name, faults),
                    Some((only, [])) => only.clone(),
                    Some((last, before)) => {
                        let and = Message::new("list-and").with("list", before.join(", ")).with("last", last.as_str());
                        self.speak(&and, None, name, faults)
                    }
                }
            }
        }
    }
}

/// The key a line of Fluent text defines, if it defines one.
fn key_of(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    let key = key.trim_end();
    let plain = key.starts_with(|c: char| c.is_ascii_alphabetic())
        && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    plain.then_some(key)
}

/// Reads the dictionaries of every language and compares them: every finding is a sentence. Tests expect none.
pub fn differences(texts: impl Fn(Lang) -> Vec<&'static str>) -> Vec<String> {
    let unreadable = Lang::ALL.into_iter().filter_map(|lang| Dictionary::new(lang, texts(lang)).err());
    unreadable.map(|faulty| faulty.to_string()).chain(mismatches(&texts)).collect()
}

/// Compares Fluent texts key by key and argument by argument.
pub fn mismatches(texts: impl Fn(Lang) -> Vec<&'static str>) -> Vec<String> {
    let mut findings = Vec::new();
    let english = placeables(&texts(Lang::En));
    for lang in Lang::ALL {
        let here = placeables(&texts(lang));
        for (key, arguments) in &english {
            let Some(found) = here.get(key) else {
                findings.push(format!("{lang}: `{key}` is missing"));
                continue;
            };
            let more = found.iter().map(|name| in_form(name).0).filter(|name| !arguments.contains(*name));
            findings.extend(more.map(|more| format!("{lang}: `{key}` uses `{more}`, English does not")));
        }
        let more = here.keys().filter(|key| !english.contains_key(*key));
        findings.extend(more.map(|key| format!("{lang}: `{key}` is not in English")));
    }
    findings
}

/// The arguments of a message by name, and whether a language chooses its words by them, as by a number.
pub type Arguments = BTreeMap<String, bool>;

/// The arguments of every message, in all languages together.
pub fn arguments(texts: impl Fn(Lang) -> Vec<&'static str>) -> BTreeMap<String, Arguments> {
    let mut found: BTreeMap<String, Arguments> = BTreeMap::new();
    for lang in Lang::ALL {
        for_each_argument(&texts(lang), |key, name| {
            let arguments = found.entry(key.to_owned()).or_default();
            if let Some((name, counted)) = name {
                *arguments.entry(in_form(name).0.to_owned()).or_default() |= counted;
            }
        });
    }
    found
}

/// Each key with the names of the arguments its text uses, as they stand there.
fn placeables(texts: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for_each_argument(texts, |key, name| {
        let names = found.entry(key.to_owned()).or_default();
        names.extend(name.map(|(name, _)| name.to_owned()));
    });
    found
}

/// Reads Fluent text: every key once without an argument, then with each argument and whether words are chosen by it.
fn for_each_argument(texts: &[&str], mut each: impl FnMut(&str, Option<(&str, bool)>)) {
    for text in texts {
        let mut current = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(key) = key_of(line).filter(|_| !line.starts_with(char::is_whitespace)) {
                each(key, None);
                current = Some(key);
            }
            let Some(key) = current else { continue };
            for part in line.split('$').skip(1) {
                let end = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(part.len());
                each(key, Some((&part[..end], part[end..].trim_start().starts_with("->"))));
            }
        }
    }
}
