//! Everything that can be said is spoken, and its words are looked up in the dictionaries of the Debian packages `hunspell-en-gb`,
//! `hunspell-cs` and `hunspell-pl`. Where those are missing the tests that need them are reported as ignored, with the reason.

#[path = "../common/mod.rs"]
mod common;

use common::succeeds;
use libtest_mimic::{Arguments, Completion, Failed, Trial};
use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, ExitCode, Stdio};

/// Names and terms that stand in no dictionary; those of every language, then those of one.
const NAMES: [(&str, &str); 4] = [
    ("", include_str!("names.txt")),
    ("en", include_str!("names.en.txt")),
    ("cs", include_str!("names.cs.txt")),
    ("pl", include_str!("names.pl.txt")),
];

/// Keys whose whole text is a proper name; its words are names in every sentence.
const NAMING: [&str; 5] = ["town-", "region-", "marriage-", "area-", "lesson-seat-"];

/// The nouns and the adjectives by which agreement is checked.
const TABLES: [(&str, &str, [&str; 2]); 2] = [
    ("cs", "cs_CZ", [include_str!("../../grammar/cs/nouns.txt"), include_str!("../../grammar/cs/adjectives.txt")]),
    ("pl", "pl_PL", [include_str!("../../grammar/pl/nouns.txt"), include_str!("../../grammar/pl/adjectives.txt")]),
];

fn main() -> ExitCode {
    let mut trials = vec![Trial::test("every_message_can_be_spoken", || {
        everything_is_spoken();
        Ok(())
    })];
    trials.push(Trial::test("games_are_told_in_the_words_of_their_rulebooks", || {
        terms_are_those_of_the_rulebooks();
        Ok(())
    }));
    for (lang, dictionary) in [("en", "en_GB"), ("cs", "cs_CZ"), ("pl", "pl_PL")] {
        let name = format!("every_word_is_known_in_{lang}");
        trials.push(Trial::ignorable_test(name, move || every_word_is_known(lang, dictionary)));
    }
    for (lang, dictionary, tables) in TABLES {
        let name = format!("the_tables_of_grammar_are_spelt_right_in_{lang}");
        trials.push(Trial::ignorable_test(name, move || tables_are_spelt_right(lang, dictionary, tables)));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// The command fails where an argument is missing, a bracket is left over or spaces are doubled; and it speaks of everything.
fn everything_is_spoken() {
    let said = succeeds(&["words", "--all"]);
    for book in ["brian-boru", "two-heirs", "northgard", "crescent-moon", "table", "boards", "web", "crownlands"] {
        for lang in ["en", "cs", "pl"] {
            let start = format!("{book} {lang} ");
            assert!(said.lines().any(|line| line.starts_with(&start)), "nothing is said by {start}");
        }
    }
    assert!(said.contains("brian-boru cs told-plays: Anna hraje červenou 11."));
    assert!(said.contains("northgard cs told-pass: Anna pasuje a odhazuje: nic."));
}

/// The words that `terms.txt` forbids are spoken nowhere in their book.
fn terms_are_those_of_the_rulebooks() {
    let said = succeeds(&["words"]);
    let terms: Vec<Vec<&str>> = include_str!("terms.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.splitn(4, ' ').collect())
        .collect();
    let mut wrong = Vec::new();
    for line in said.lines() {
        let Some((head, text)) = line.split_once(": ") else { continue };
        for term in &terms {
            let [book, lang, start, instead] = term[..] else { panic!("{term:?} is no line of terms.txt") };
            if !head.starts_with(&format!("{book} {lang} ")) {
                continue;
            }
            let meant = |word: &String| match start.strip_suffix('.') {
                Some(whole) => word.to_lowercase() == whole,
                None => word.to_lowercase().starts_with(start),
            };
            wrong.extend(
                words_of(text).iter().find(|word| meant(word)).map(|word| format!("{head}: {word}, say {instead}")),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn every_word_is_known(lang: &'static str, dictionary: &str) -> Result<Completion, Failed> {
    let said = succeeds(&["words", "--all", "--language", lang]);
    let (mut words, mut proper) = (BTreeSet::new(), BTreeSet::new());
    for line in said.lines() {
        // Every line is `book language key: text`.
        let Some((head, text)) = line.split_once(": ") else { continue };
        let key = head.rsplit(' ').next().unwrap_or_default();
        let numbered = key.ends_with(|last: char| last.is_ascii_digit());
        let names = NAMING.iter().any(|naming| key.starts_with(naming)) || numbered && key.starts_with("place-");
        if names { proper.extend(words_of(text)) } else { words.extend(words_of(text)) }
    }
    words.retain(|word| !proper.contains(word));
    are_known(lang, dictionary, &words)
}

/// A form that no dictionary knows would judge sentences wrongly, or never.
fn tables_are_spelt_right(lang: &str, dictionary: &str, tables: [&str; 2]) -> Result<Completion, Failed> {
    let lines = tables.into_iter().flat_map(str::lines).filter(|line| !line.starts_with('#'));
    let words: BTreeSet<String> = lines.flat_map(words_of).collect();
    assert!(words.len() > 4_000, "{lang}: the tables hold {} forms", words.len());
    are_known(lang, dictionary, &words)
}

/// Fails where the dictionary does not know a word that is no name either; it is ignored where there is no dictionary.
fn are_known(lang: &str, dictionary: &str, words: &BTreeSet<String>) -> Result<Completion, Failed> {
    let unknown = match unknown(words, dictionary) {
        Ok(unknown) => unknown,
        Err(reason) => return Ok(Completion::ignored_with(reason)),
    };
    let named: BTreeSet<&str> =
        NAMES.iter().filter(|(of, _)| of.is_empty() || *of == lang).flat_map(|(_, names)| names.lines()).collect();
    let missing: Vec<&str> = unknown.iter().map(String::as_str).filter(|word| !named.contains(word)).collect();
    if missing.is_empty() { Ok(Completion::Completed) } else { Err(format!("unknown words: {missing:?}").into()) }
}

/// The words of a sentence. What is quoted is typed or comes from a file, and so are options (`--players`); single letters, capitals alone and
/// what holds a digit are signs.
fn words_of(text: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut quoted = false;
    for letter in text.chars() {
        match letter {
            '“' | '„' if !quoted => quoted = true,
            '”' | '“' => quoted = false,
            _ if !quoted => plain.push(letter),
            _ => {}
        }
    }
    let kept: Vec<&str> =
        plain.split_whitespace().filter(|word| !word.trim_start_matches('(').starts_with('-')).collect();
    let plain = kept.join(" ");
    let split = plain.split(|letter: char| !letter.is_alphanumeric() && letter != '’' && letter != '-');
    let words = split.flat_map(|word| word.split('-')).map(|word| word.trim_matches('’'));
    let is_word = |word: &&str| {
        word.chars().count() > 1
            && word.chars().any(char::is_lowercase)
            && !word.contains(|letter: char| letter.is_ascii_digit())
    };
    words.filter(is_word).map(str::to_owned).collect()
}

/// Those of the words that the dictionary does not know; or why it cannot be asked.
fn unknown(words: &BTreeSet<String>, dictionary: &str) -> Result<Vec<String>, String> {
    let mut hunspell = Command::new("hunspell")
        .args(["-d", dictionary, "-i", "utf-8", "-l"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("hunspell cannot be run: {error}"))?;
    let mut stdin = hunspell.stdin.take().ok_or("hunspell takes no words")?;
    let text = words.iter().map(String::as_str).collect::<Vec<_>>().join("\n");
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let answer = hunspell.wait_with_output().map_err(|error| error.to_string())?;
    let written = writer.join().map_err(|_| "hunspell hung up")?;
    if !answer.status.success() || written.is_err() {
        return Err(format!("hunspell has no dictionary {dictionary}"));
    }
    let unknown: BTreeSet<String> = String::from_utf8_lossy(&answer.stdout).lines().map(str::to_owned).collect();
    Ok(unknown.into_iter().collect())
}
