//! How the command line speaks: in the reader's language, whatever it speaks of.

use crate::args::Terms;
use std::fs;
use std::path::Path;
use table::brought::Brought;
use table::{AnyGame, Complaint, Dictionary, EditionChoice, Lang, Message, Seat, SeatSet, Setup};

/// The words of the command line itself.
pub fn words(lang: Lang) -> &'static [&'static str] {
    table::dictionaries!(lang, "../words/", "", "help.")
}

/// A language with the words of the command line.
pub struct Voice {
    pub lang: Lang,
    dictionary: Dictionary,
}

impl Voice {
    pub fn new(lang: Lang) -> Voice {
        // A test reads these words in every language.
        let dictionary =
            Dictionary::new(lang, words(lang).iter().copied()).expect("the words of the command line are sound");
        Voice { lang, dictionary }
    }

    /// A sentence of the command line.
    pub fn say(&self, message: &Message) -> String {
        self.dictionary.say(message, &|seat| seat.to_string())
    }

    /// A word of the command line.
    pub fn word(&self, key: &str) -> String {
        self.dictionary.word(key)
    }

    /// Whether there is a word under this key.
    pub fn knows(&self, key: &str) -> bool {
        self.dictionary.has(key)
    }

    /// What the person on a seat is called where no name is known: sentences speak of people in the third person.
    pub fn seat(&self, seat: Seat) -> String {
        self.say(&Message::new("cli-player").with("seat", seat.to_string().to_uppercase()))
    }

    /// Who won, if anybody did: a game played alone can be lost.
    pub fn won(&self, winners: SeatSet, name: &dyn Fn(Seat) -> String) -> String {
        if winners.is_empty() {
            return self.word("cli-nobody-won");
        }
        self.dictionary.say(&Message::new("cli-won").with("who", winners), name)
    }

    /// The game with this id, or a sentence that lists those there are.
    pub fn find(&self, id: &str) -> Result<&'static shelf::Entry, String> {
        shelf::find(id).ok_or_else(|| {
            let known: Vec<&str> = shelf::all_games().iter().map(shelf::Entry::id).collect();
            self.say(&Message::new("cli-no-game").with("game", id).with("known", known.join(", ")))
        })
    }

    /// The words without a game.
    pub fn plain(&self) -> &Dictionary {
        &self.dictionary
    }

    /// The words of a game.
    pub fn of(&self, entry: &shelf::Entry) -> &'static Dictionary {
        entry.dictionary(self.lang)
    }

    /// Reads a file, or says why it cannot.
    pub fn read(&self, path: &Path) -> Result<String, String> {
        fs::read_to_string(path).map_err(|error| self.file("cli-cannot-read", path, &error))
    }

    /// Writes a file, or says why it cannot.
    pub fn write(&self, path: &Path, text: &str) -> Result<(), String> {
        fs::write(path, text).map_err(|error| self.file("cli-cannot-write", path, &error))
    }

    /// What is wrong with a file.
    pub fn file(&self, key: &'static str, path: &Path, error: &dyn ToString) -> String {
        self.say(&Message::new(key).with("file", path.display().to_string()).with("problem", error.to_string()))
    }

    /// A complaint about a file.
    pub fn complain(&self, dictionary: &Dictionary, path: &Path, complaint: &Complaint) -> String {
        format!("{}: {}", path.display(), dictionary.complain(complaint))
    }

    /// Why games could not be played.
    pub fn arena(&self, entry: &shelf::Entry, error: &arena::Error) -> String {
        let said = |key: &'static str, problem: &dyn ToString| {
            self.say(&Message::new(key).with("problem", problem.to_string()))
        };
        match error {
            arena::Error::Setup(complaint) => self.of(entry).complain(complaint),
            arena::Error::Player(problem) => said("cli-arena-player", problem),
            arena::Error::Threads(problem) => said("cli-arena-threads", problem),
            arena::Error::Log { file, problem } => self.file("cli-arena-log", file, problem),
            arena::Error::OtherPlan { file } => {
                self.say(&Message::new("cli-arena-other-plan").with("file", file.display().to_string()))
            }
            arena::Error::NothingToLearn => self.say(&Message::new("cli-selfplay-nothing")),
            arena::Error::Samples { file, problem } => self.file("cli-cannot-write", file, problem),
            arena::Error::Chart(problem) => said("cli-arena-chart", problem),
        }
    }

    /// A program-readable result, pretty enough for people.
    pub fn json(&self, value: &impl serde::Serialize) -> Result<(), String> {
        let text = serde_json::to_string_pretty(value).map_err(|error| error.to_string())?;
        crate::say!("{text}");
        Ok(())
    }

    /// The edition that a file or the id of a built-in one names.
    pub fn edition(&self, game: &dyn AnyGame, name: Option<&str>) -> Result<Option<EditionChoice>, String> {
        let Some(name) = name else { return Ok(None) };
        if game.about().editions.iter().any(|builtin| builtin.id == name) {
            return Ok(Some(EditionChoice::Builtin(name.to_owned())));
        }
        self.bring(game, Path::new(name)).map(|brought| Some(brought.choice))
    }

    /// The edition in a file, read and found sound.
    pub fn bring(&self, game: &dyn AnyGame, file: &Path) -> Result<Brought, String> {
        let text = self.read(file)?;
        let entry = self.find(game.about().id)?;
        entry.edition(&text).map_err(|complaint| self.complain(self.of(entry), file, &complaint))
    }

    /// Writes a file that is not there yet, unless it may be written over.
    pub fn write_new(&self, path: &Path, text: &str, force: bool) -> Result<(), String> {
        if !force && path.exists() {
            return Err(self.say(&Message::new("cli-file-there").with("file", path.display().to_string())));
        }
        self.write(path, text)
    }

    /// What was agreed on the command line; as many as usual play where nothing else was said.
    pub fn setup(&self, game: &dyn AnyGame, terms: &Terms) -> Result<Setup, String> {
        self.setup_for(game, terms, game.about().usual)
    }

    /// What was agreed on the command line, with `players` where it was not said how many play.
    pub fn setup_for(&self, game: &dyn AnyGame, terms: &Terms, players: usize) -> Result<Setup, String> {
        let edition = self.edition(game, terms.edition.as_deref())?;
        let entry = self.find(game.about().id)?;
        let dictionary = self.of(entry);
        let setup = Setup::new(game.about(), terms.players.unwrap_or(players), &terms.options(), edition)
            .map_err(|complaint| dictionary.complain(&complaint))?;
        // Opening the game finds what is wrong with the whole of it, so that it is told here and not later.
        game.begin(&setup).map_err(|complaint| match &terms.edition {
            Some(file) => self.complain(dictionary, Path::new(file), &complaint),
            None => dictionary.complain(&complaint),
        })?;
        Ok(setup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_speaks_every_language() {
        let findings = table::words::differences(|lang| words(lang).to_vec());
        assert!(findings.is_empty(), "{}", findings.join("\n"));
    }
}
