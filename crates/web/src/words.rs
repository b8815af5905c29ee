//! The words of the pages, and the dictionaries in which pages, games and boards speak together.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{PoisonError, RwLock};
use table::words::{FaultyWords, Tongue};
use table::{Dictionary, Lang};

/// What the pages say, as Fluent text.
pub fn page_words(lang: Lang) -> &'static [&'static str] {
    table::dictionaries!(
        lang,
        "../words/",
        "",
        "learn.",
        "people.",
        "pace.",
        "hall.",
        "rating.",
        "note.",
        "notice.",
        "plan.",
        "workshop.",
        "programs.",
        "watch.",
        "tournament.",
        "together."
    )
}

/// A dictionary that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BrokenDictionary {
    /// The game it belongs to; none for the words of the pages.
    pub game: Option<&'static str>,
    /// What is wrong with it.
    pub fault: FaultyWords,
}

impl fmt::Display for BrokenDictionary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.game {
            Some(game) => write!(f, "{game}: {}", self.fault),
            None => self.fault.fmt(f),
        }
    }
}

impl std::error::Error for BrokenDictionary {}

/// Every dictionary of the site: one per language for pages without a game, one per game and language for the others.
#[derive(Debug)]
pub(crate) struct Words {
    plain: BTreeMap<Lang, Dictionary>,
    games: BTreeMap<(&'static str, Lang), Dictionary>,
    /// Those of languages that were read from files. They live as long as the program, because pages may be using them while they are read again.
    read: RwLock<BTreeMap<(Option<&'static str>, Tongue), &'static Dictionary>>,
}

/// The dictionary of a game, or of the pages alone.
fn dictionary(entry: Option<&shelf::Entry>, lang: Lang) -> Result<Dictionary, BrokenDictionary> {
    let of_game = entry.map(|entry| [boards::words(lang), entry.game.words(lang), (entry.board_words)(lang)]);
    let texts = page_words(lang).iter().chain(of_game.into_iter().flatten().flatten());
    let broken = |fault: FaultyWords| BrokenDictionary { game: entry.map(shelf::Entry::id), fault };
    Dictionary::new(lang, texts.copied()).map_err(broken)
}

impl Words {
    /// Reads every dictionary; a broken one keeps the server from starting.
    pub(crate) fn read(games: &'static [shelf::Entry]) -> Result<Words, BrokenDictionary> {
        let mut words = Words { plain: BTreeMap::new(), games: BTreeMap::new(), read: RwLock::default() };
        for lang in Lang::ALL {
            words.plain.insert(lang, dictionary(None, lang)?);
            for entry in games {
                words.games.insert((entry.id(), lang), dictionary(Some(entry), lang)?);
            }
        }
        words.refresh(games);
        Ok(words)
    }

    /// Takes over the languages that were read from files. One that cannot be spoken stays as it was.
    pub(crate) fn refresh(&self, games: &'static [shelf::Entry]) {
        for lang in Lang::spoken() {
            let Lang::Read(tongue) = lang else { continue };
            for entry in std::iter::once(None).chain(games.iter().map(Some)) {
                match dictionary(entry, lang) {
                    Ok(dictionary) => {
                        let mut read = self.read.write().unwrap_or_else(PoisonError::into_inner);
                        read.insert((entry.map(shelf::Entry::id), tongue), Box::leak(Box::new(dictionary)));
                    }
                    Err(broken) => tracing::warn!(%broken, "a language cannot be spoken"),
                }
            }
        }
    }

    /// A dictionary that was read from files.
    fn of_tongue(&self, game: Option<&str>, tongue: Tongue) -> Option<&'static Dictionary> {
        let read = self.read.read().unwrap_or_else(PoisonError::into_inner);
        read.iter().find(|((id, spoken), _)| *id == game && *spoken == tongue).map(|(_, dictionary)| *dictionary)
    }

    /// The words of the pages alone.
    pub(crate) fn plain(&self, lang: Lang) -> &Dictionary {
        if let Lang::Read(tongue) = lang {
            return self.of_tongue(None, tongue).unwrap_or(&self.plain[&Lang::En]);
        }
        &self.plain[&lang]
    }

    /// The words of the pages and of this game.
    pub(crate) fn of(&self, game: &str, lang: Lang) -> &Dictionary {
        if let Lang::Read(tongue) = lang {
            return self.of_tongue(Some(game), tongue).unwrap_or_else(|| self.of(game, Lang::En));
        }
        let known = self.games.iter().find(|((id, spoken), _)| *id == game && *spoken == lang);
        known.map_or_else(|| self.plain(lang), |(_, dictionary)| dictionary)
    }
}
