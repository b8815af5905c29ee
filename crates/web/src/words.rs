//! The words of the pages, and the dictionaries in which pages, games and boards speak together.

use std::collections::BTreeMap;
use std::fmt;
use table::words::FaultyWords;
use table::{Dictionary, Lang};

/// What the pages say, as Fluent text.
pub fn page_words(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[include_str!("../words/en.ftl")],
        Lang::Cs => &[include_str!("../words/cs.ftl")],
        Lang::Pl => &[include_str!("../words/pl.ftl")],
    }
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
}

impl Words {
    /// Reads every dictionary; a broken one keeps the server from starting.
    pub(crate) fn read(games: &'static [shelf::Entry]) -> Result<Words, BrokenDictionary> {
        let mut words = Words { plain: BTreeMap::new(), games: BTreeMap::new() };
        let broken = |game: Option<&'static str>| move |fault: FaultyWords| BrokenDictionary { game, fault };
        for lang in Lang::ALL {
            let plain = Dictionary::new(lang, page_words(lang).iter().copied()).map_err(broken(None))?;
            words.plain.insert(lang, plain);
            for entry in games {
                let texts = page_words(lang).iter().chain(boards::words(lang)).chain(entry.game.words(lang));
                let texts = texts.chain((entry.board_words)(lang));
                let dictionary = Dictionary::new(lang, texts.copied()).map_err(broken(Some(entry.id())))?;
                words.games.insert((entry.id(), lang), dictionary);
            }
        }
        Ok(words)
    }

    /// The words of the pages alone.
    pub(crate) fn plain(&self, lang: Lang) -> &Dictionary {
        &self.plain[&lang]
    }

    /// The words of the pages and of this game.
    pub(crate) fn of(&self, game: &str, lang: Lang) -> &Dictionary {
        let known = self.games.iter().find(|((id, spoken), _)| *id == game && *spoken == lang);
        known.map_or_else(|| self.plain(lang), |(_, dictionary)| dictionary)
    }
}
