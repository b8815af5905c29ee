//! `crownlands words`: everything that can be said, as it is spoken.

use crate::args::Words;
use crate::spoken::{Spoken, speak_all};
use crate::voice::Voice;
use crate::{Outcome, grammar, say, voice};
use table::{Dictionary, Lang, Message};

/// The numbers that matter for a first reading: none, one, the plurals of Slavic languages, and one beyond twenty.
const FEW: [i64; 6] = [0, 1, 2, 5, 21, 22];

/// The book of the words every game shares.
const SHARED: &str = "table";

/// Texts that are read together, under the name of what speaks them.
struct Book {
    name: &'static str,
    texts: Box<dyn Fn(Lang) -> Vec<&'static str>>,
}

/// Prints every message; succeeds only if nothing is wrong with any of them.
pub fn words(voice: &Voice, args: &Words) -> Outcome {
    if let Some(lang) = args.missing {
        return missing(voice, lang, args.game.as_deref());
    }
    let books = match &args.game {
        Some(game) => vec![book_of(voice.find(game)?)],
        None => all_books(),
    };
    let mut faults = Vec::new();
    for lang in Lang::spoken().into_iter().filter(|lang| args.language.is_none_or(|only| only == *lang)) {
        let mut heard = Vec::new();
        for book in &books {
            for mut spoken in speak(book, lang, args.all)? {
                say!("{} {lang} {}: {}", book.name, spoken.key, spoken.text);
                faults.extend(spoken.faults.iter().map(|fault| format!("{} {lang} {fault}", book.name)));
                spoken.key = format!("{} {}", book.name, spoken.key);
                heard.push(spoken);
            }
        }
        // A noun and its numbers are looked for in all books together.
        faults.extend(grammar::faults(lang, &heard).into_iter().map(|fault| format!("{lang} {fault}")));
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(voice.say(&Message::new("cli-words-faulty").with("n", faults.len()).with("what", faults.join("\n"))))
}

/// Lists what a language that was read from files does not say; succeeds only if it says everything.
fn missing(voice: &Voice, lang: Lang, game: Option<&str>) -> Outcome {
    let Lang::Read(tongue) = lang else {
        return Err(voice.say(&Message::new("cli-words-whole").with("lang", lang.code())));
    };
    let books = match game {
        Some(game) => vec![book_of(voice.find(game)?)],
        None => all_books(),
    };
    let (mut missing, mut all) = (0, 0);
    for book in &books {
        let english = (book.texts)(Lang::En);
        let gaps = tongue.missing(book.name, &english);
        let whole = table::words::arguments(|_| english.clone()).len();
        for key in &gaps {
            say!("{} {key}", book.name);
        }
        for key in tongue.unknown(book.name, &english) {
            eprintln!("{}", voice.say(&Message::new("cli-words-unknown").with("book", book.name).with("key", key)));
        }
        (missing, all) = (missing + gaps.len(), all + whole);
    }
    let message = Message::new("cli-words-missing").with("lang", lang.name()).with("n", missing).with("all", all);
    if missing == 0 {
        say!("{}", voice.say(&message));
        return Ok(());
    }
    Err(voice.say(&message))
}

fn speak(book: &Book, lang: Lang, all: bool) -> Result<Vec<Spoken>, String> {
    // The words every game shares are part of every dictionary already.
    let more = if book.name == SHARED { Vec::new() } else { (book.texts)(lang) };
    let dictionary = Dictionary::new(lang, more).map_err(|fault| fault.to_string())?;
    let numbers: Vec<i64> = if all { (0..=25).collect() } else { FEW.to_vec() };
    Ok(speak_all(&dictionary, &book.texts, numbers.into_iter()))
}

fn book_of(entry: &'static shelf::Entry) -> Book {
    let texts = |lang| [entry.game.words(lang), (entry.board_words)(lang)].concat();
    Book { name: entry.id(), texts: Box::new(texts) }
}

fn all_books() -> Vec<Book> {
    let mut books: Vec<Book> = shelf::all_games().iter().map(book_of).collect();
    books.push(Book { name: SHARED, texts: Box::new(|lang| table::words::common_words(lang).to_vec()) });
    books.push(Book { name: "boards", texts: Box::new(|lang| boards::words(lang).to_vec()) });
    books.push(Book { name: "web", texts: Box::new(|lang| web::page_words(lang).to_vec()) });
    books.push(Book { name: "crownlands", texts: Box::new(|lang| voice::words(lang).to_vec()) });
    books
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A check that knows too few words would find nothing wrong with anything.
    #[test]
    fn thousands_of_adjectives_and_prepositions_are_judged() {
        for lang in [Lang::Cs, Lang::Pl] {
            let books = all_books();
            let spoken = books.iter().flat_map(|book| speak(book, lang, true).expect("sound words"));
            let judged = grammar::judged(lang, &spoken.collect::<Vec<_>>());
            assert!(judged > 15_000, "{lang}: only {judged} were judged");
        }
    }
}
