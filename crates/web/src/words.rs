//! The words of the pages, and the dictionaries in which pages, games and boards speak together.

use std::collections::BTreeMap;
use table::{Dictionary, Lang};

/// What the pages say, as Fluent text.
pub fn page_words(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[include_str!("../words/en.ftl")],
        Lang::Cs => &[include_str!("../words/cs.ftl")],
        Lang::Pl => &[include_str!("../words/pl.ftl")],
    }
}

/// Every dictionary of the site: one per language for pages without a game, one per game and language for the others.
#[derive(Debug)]
pub(crate) struct Words {
    plain: BTreeMap<Lang, Dictionary>,
    games: BTreeMap<(&'static str, Lang), Dictionary>,
}

impl Words {
    /// Reads every dictionary; a broken one keeps the server from starting.
    pub(crate) fn read(games: &'static [shelf::Entry]) -> Result<Words, String> {
        let mut words = Words { plain: BTreeMap::new(), games: BTreeMap::new() };
        for lang in Lang::ALL {
            words
                .plain
                .insert(lang, Dictionary::new(lang, page_words(lang).iter().copied()).map_err(|why| why.to_string())?);
            for entry in games {
                let texts = page_words(lang).iter().chain(boards::words(lang)).chain(entry.game.words(lang));
                let texts = texts.chain((entry.board_words)(lang));
                let dictionary =
                    Dictionary::new(lang, texts.copied()).map_err(|why| format!("{}: {why}", entry.id()))?;
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
