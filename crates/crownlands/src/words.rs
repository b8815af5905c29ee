//! `crownlands words`: everything that can be said, as it is spoken.

use crate::args::Words;
use crate::spoken::{Spoken, speak_all};
use crate::voice::Voice;
use crate::{Outcome, say, voice};
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
    let books = match &args.game {
        Some(game) => vec![book_of(voice.find(game)?)],
        None => all_books(),
    };
    let mut faults = Vec::new();
    for book in &books {
        for lang in Lang::ALL.into_iter().filter(|lang| args.language.is_none_or(|only| only == *lang)) {
            for spoken in speak(book, lang, args.all)? {
                say!("{} {lang} {}: {}", book.name, spoken.key, spoken.text);
                faults.extend(spoken.faults.iter().map(|fault| format!("{} {lang} {fault}", book.name)));
            }
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(voice.say(&Message::new("cli-words-faulty").with("n", faults.len()).with("what", faults.join("\n"))))
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
    books.push(Book { name: "crownlands", texts: Box::new(|lang| vec![voice::words(lang)]) });
    books
}
