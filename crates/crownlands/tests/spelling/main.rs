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
const NAMING: [&str; 4] = ["town-", "region-", "marriage-", "area-"];

fn main() -> ExitCode {
    let mut trials = vec![Trial::test("every_message_can_be_spoken", || {
        everything_is_spoken();
        Ok(())
    })];
    for (lang, dictionary) in [("en", "en_GB"), ("cs", "cs_CZ"), ("pl", "pl_PL")] {
        let name = format!("every_word_is_known_in_{lang}");
        trials.push(Trial::ignorable_test(name, move || every_word_is_known(lang, dictionary)));
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
    let unknown = match unknown(&words, dictionary) {
        Ok(unknown) => unknown,
        Err(reason) => return Ok(Completion::ignored_with(reason)),
    };
    let named: BTreeSet<&str> =
        NAMES.iter().filter(|(of, _)| of.is_empty() || *of == lang).flat_map(|(_, names)| names.lines()).collect();
    let missing: Vec<&str> = unknown.iter().map(String::as_str).filter(|word| !named.contains(word)).collect();
    if missing.is_empty() { Ok(Completion::Completed) } else { Err(format!("unknown words: {missing:?}").into()) }
}

/// The words of a sentence. What is quoted is typed or comes from a file; single letters, capitals alone and what holds a digit are
/// signs.
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
