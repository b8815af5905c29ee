//! What people bring to play with: editions and positions. They were checked first. They belong to whoever brought them, and are found by their address; tables that
//! use them keep them for good.

use crate::problem::Problem;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{PersonId, Store, Time, Work, WorkKind};
use table::brought::{self, Brought};
use table::{Complaint, Dictionary, EditionChoice, EditionReport, Lang, Setup, sha256_hex};

/// How many editions and how many positions one person may have; their oldest make room for new ones.
const OWN: u32 = 40;

/// How the name of a file ends.
pub(crate) const FILE: &str = ".toml";

/// How many digits of a digest name something.
const DIGITS: usize = 20;

/// An edition that lies in the workshop.
#[derive(Debug)]
pub(crate) struct Edition {
    /// Under which name it is found: the game's id for the one that comes with it, else the beginning of a digest.
    pub(crate) key: String,
    /// The game.
    pub(crate) entry: &'static shelf::Entry,
    /// Its text.
    pub(crate) text: String,
    /// What a table agrees on to play with it.
    pub(crate) choice: EditionChoice,
    /// What it is.
    pub(crate) report: EditionReport,
    /// Who brought it; nobody, if the server has it.
    pub(crate) owner: Option<PersonId>,
}

/// A position that lies in the workshop.
#[derive(Debug)]
pub(crate) struct Position {
    /// The beginning of a digest.
    pub(crate) key: String,
    /// The game.
    pub(crate) entry: &'static shelf::Entry,
    /// What it shows.
    pub(crate) title: String,
    /// The scenario file.
    pub(crate) text: String,
    /// What a table agrees on to begin there.
    pub(crate) setup: Setup,
}

/// Where they lie: those of the server in memory, those of people in the store.
#[derive(Debug)]
pub(crate) struct Workshop {
    games: &'static [shelf::Entry],
    served: Vec<Arc<Edition>>,
}

/// An edition file of the server that cannot be used.
#[derive(Debug)]
pub struct FaultyEdition {
    /// The file.
    pub file: PathBuf,
    /// What is wrong with it.
    pub problem: String,
}

impl fmt::Display for FaultyEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file.display(), self.problem)
    }
}

/// What was complained about, and the game in whose words.
#[derive(Clone, Debug)]
pub(crate) struct Faulty {
    pub(crate) entry: Option<&'static shelf::Entry>,
    pub(crate) complaint: Complaint,
}

impl Faulty {
    /// The complaint as a sentence, in the words of the game or, where none is known, of the pages.
    pub(crate) fn say(&self, game: impl Fn(&'static shelf::Entry) -> String, plain: &Dictionary) -> String {
        match self.entry {
            Some(entry) => game(entry),
            None => plain.complain(&self.complaint),
        }
    }
}

/// Under which name an edition that somebody plays with is found once it is kept.
pub(crate) fn key_of(game: &str, text: &str) -> String {
    sha256_hex(format!("{game}\n{text}").as_bytes()).chars().take(DIGITS).collect()
}

/// The edition that comes with a game.
fn shipped(entry: &'static shelf::Entry) -> Option<Edition> {
    let builtin = entry.game.about().editions.first()?;
    let report = entry.game.check_edition(builtin.text).ok()?;
    let choice = EditionChoice::Builtin(builtin.id.to_owned());
    Some(Edition { key: entry.id().to_owned(), entry, text: builtin.text.to_owned(), choice, report, owner: None })
}

/// Reads an edition: for this game, or for the one whose edition has most of the same parts.
pub(crate) fn read(
    games: &'static [shelf::Entry],
    game: Option<&'static shelf::Entry>,
    text: &str,
) -> Result<Edition, Faulty> {
    let faulty = |entry| move |complaint| Faulty { entry, complaint };
    let entry = match game {
        Some(entry) => entry,
        None => {
            let file = table::file::read(text).map_err(faulty(None))?;
            let unknown = || Faulty { entry: None, complaint: table::Message::new("ui-workshop-which").into() };
            shelf::meant(games, &file).ok_or_else(unknown)?
        }
    };
    let Brought { choice, report } = entry.edition(text).map_err(faulty(Some(entry)))?;
    match choice {
        EditionChoice::Builtin(_) => shipped(entry)
            .ok_or_else(|| Faulty { entry: None, complaint: table::Message::new("ui-workshop-which").into() }),
        EditionChoice::Own(_) => {
            Ok(Edition { key: key_of(entry.id(), text), entry, text: text.to_owned(), choice, report, owner: None })
        }
    }
}

impl Workshop {
    /// A workshop with the editions of a folder.
    pub(crate) fn of(games: &'static [shelf::Entry], folder: Option<&Path>) -> Result<Workshop, FaultyEdition> {
        let mut served = Vec::new();
        let Some(folder) = folder else { return Ok(Workshop { games, served }) };
        let faulty =
            |file: &Path, problem: &dyn ToString| FaultyEdition { file: file.to_owned(), problem: problem.to_string() };
        let files =
            std::fs::read_dir(folder).and_then(|files| files.map(|file| file.map(|file| file.path())).collect());
        let mut files: Vec<PathBuf> = files.map_err(|error: std::io::Error| faulty(folder, &error))?;
        files.sort();
        for file in files.iter().filter(|file| file.extension().is_some_and(|kind| kind == "toml")) {
            let text = std::fs::read_to_string(file).map_err(|error| faulty(file, &error))?;
            let plain = Dictionary::new(Lang::En, crate::page_words(Lang::En).iter().copied());
            let edition = read(games, None, &text).map_err(|wrong| {
                let of_game = |entry: &'static shelf::Entry| entry.dictionary(Lang::En).complain(&wrong.complaint);
                match &plain {
                    Ok(plain) => faulty(file, &wrong.say(of_game, plain)),
                    Err(broken) => faulty(file, broken),
                }
            })?;
            served.push(Arc::new(edition));
        }
        Ok(Workshop { games, served })
    }

    fn game(&self, id: &str) -> Option<&'static shelf::Entry> {
        self.games.iter().find(|entry| entry.id() == id)
    }

    /// An edition as it lies in the store; `None` if this program cannot play it any more.
    fn edition_of(&self, work: &Work) -> Option<Arc<Edition>> {
        let edition = read(self.games, Some(self.game(&work.game)?), &work.text).ok()?;
        Some(Arc::new(Edition { owner: Some(work.person), ..edition }))
    }

    /// The edition under this name.
    pub(crate) async fn edition(&self, store: &dyn Store, key: &str) -> Result<Arc<Edition>, Problem> {
        if let Some(entry) = self.game(key) {
            return shipped(entry).map(Arc::new).ok_or(Problem::NotFound);
        }
        if let Some(served) = self.served.iter().find(|edition| edition.key == key) {
            return Ok(Arc::clone(served));
        }
        let work = store.works().work(WorkKind::Edition, key.to_owned()).await?;
        work.and_then(|work| self.edition_of(&work)).ok_or(Problem::NotFound)
    }

    /// Keeps an edition for somebody, and says under which name.
    pub(crate) async fn keep_edition(
        &self,
        store: &dyn Store,
        edition: Edition,
        person: PersonId,
    ) -> Result<String, Problem> {
        let Edition { key, entry, text, choice, .. } = edition;
        let known = self.served.iter().any(|served| served.key == key);
        if !known && matches!(choice, EditionChoice::Own(_)) {
            let game = entry.id().to_owned();
            let work = Work { key: key.clone(), kind: WorkKind::Edition, game, text, person, at: Time::now() };
            store.works().keep_work(work, OWN).await?;
        }
        Ok(key)
    }

    /// The position under this name.
    pub(crate) async fn position(&self, store: &dyn Store, key: &str) -> Result<Arc<Position>, Problem> {
        let work = store.works().work(WorkKind::Position, key.to_owned()).await?.ok_or(Problem::NotFound)?;
        let entry = self.game(&work.game).ok_or(Problem::NotFound)?;
        let edition = self.edition_of_position(store, entry, &work.text).await?;
        laid_out(entry, &work.text, edition).map(Arc::new).map_err(|_| Problem::NotFound)
    }

    /// The edition that a position names a file of, if the workshop has it: `KEY.toml`.
    pub(crate) async fn edition_of_position(
        &self,
        store: &dyn Store,
        entry: &'static shelf::Entry,
        text: &str,
    ) -> Result<Option<EditionChoice>, Problem> {
        let named =
            table::scenario::Scenario::read(text).ok().and_then(|scenario| scenario.edition().map(str::to_owned));
        let Some(key) = named.as_deref().and_then(|name| name.strip_suffix(FILE)) else { return Ok(None) };
        match self.edition(store, key).await {
            Ok(edition) => Ok(Some(edition.choice.clone()).filter(|_| edition.entry.id() == entry.id())),
            Err(Problem::NotFound) => Ok(None),
            Err(problem) => Err(problem),
        }
    }

    /// Keeps a position for somebody, and says under which name.
    pub(crate) async fn keep_position(
        &self,
        store: &dyn Store,
        position: Position,
        person: PersonId,
    ) -> Result<String, Problem> {
        let Position { key, entry, text, .. } = position;
        let game = entry.id().to_owned();
        let work = Work { key: key.clone(), kind: WorkKind::Position, game, text, person, at: Time::now() };
        store.works().keep_work(work, OWN).await?;
        Ok(key)
    }

    /// The editions of the server, then those of a person, the newest first; of several with the same id the newest.
    pub(crate) async fn editions_for(
        &self,
        store: &dyn Store,
        person: Option<PersonId>,
    ) -> Result<Vec<Arc<Edition>>, Problem> {
        let mut found = self.served.clone();
        let works = match person {
            Some(person) => store.works().works_of(person, WorkKind::Edition).await?,
            None => Vec::new(),
        };
        for edition in works.iter().filter_map(|work| self.edition_of(work)) {
            let same = |other: &Arc<Edition>| {
                let named = |edition: &Edition| (edition.owner, edition.entry.id(), edition.report.tag.id.clone());
                named(other) == named(&edition)
            };
            if !found.iter().any(same) {
                found.push(edition);
            }
        }
        Ok(found)
    }

    /// The positions of a person, the newest first: where they are found, their game, and what they show.
    pub(crate) async fn positions_of(
        &self,
        store: &dyn Store,
        person: PersonId,
    ) -> Result<Vec<(String, &'static shelf::Entry, String)>, Problem> {
        let works = store.works().works_of(person, WorkKind::Position).await?;
        let told = |work: Work| {
            let title = table::scenario::Scenario::read(&work.text).ok()?.title;
            Some((work.key, self.game(&work.game)?, title))
        };
        Ok(works.into_iter().filter_map(told).collect())
    }
}

/// Reads a position of this game.
pub(crate) fn laid_out(
    entry: &'static shelf::Entry,
    text: &str,
    edition: Option<EditionChoice>,
) -> Result<Position, Complaint> {
    let setup = brought::position(entry.game, text, edition)?;
    let title = table::scenario::Scenario::read(text)?.title;
    Ok(Position { key: key_of(entry.id(), text), entry, title, text: text.to_owned(), setup })
}
