//! What is told of the pieces of an edition that differ from those that come with the game: their exact values, because the texts of the
//! dictionaries were written for others.

use super::{Column, Part, Say, Teller, plainly, rows_of};
use crate::{About, Dictionary, Setup};
use toml::{Table, Value};

/// A piece that no text of the dictionaries holds for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Own {
    /// The key under which its text would stand in the dictionaries.
    pub key: String,
    /// What the file calls it.
    pub id: String,
    /// What players call it.
    pub name: String,
    /// What it does, exactly.
    pub text: String,
}

/// Every piece of an edition that is told by its values.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnTexts(Vec<Own>);

impl OwnTexts {
    /// Those of the edition that is played with; none of the first that comes with the game.
    pub fn of(parts: &[Part], about: &About, setup: &Setup, words: &Dictionary) -> OwnTexts {
        let (Some(first), Ok(text)) = (about.editions.first(), setup.edition_text(about)) else {
            return OwnTexts::default();
        };
        if std::ptr::eq(text, first.text) {
            return OwnTexts::default();
        }
        // An edition that is played with was read before; one that cannot be read has no pieces.
        let read = crate::file::read::<Table>;
        let (Ok(file), Ok(shipped)) = (read(text), read(first.text)) else { return OwnTexts::default() };
        let of_part = |part: &Part| {
            let teller = Teller { part, words, shipped: rows_of(&shipped, part.rows) };
            rows_of(&file, part.rows).iter().filter_map(|row| teller.own(row)).collect::<Vec<_>>()
        };
        OwnTexts(parts.iter().flat_map(of_part).collect())
    }

    /// What stands in the place of the text under this key, if that text does not hold.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.iter().find(|own| own.key == key).map(|own| own.text.as_str())
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Own> {
        self.0.iter()
    }
}

impl Teller<'_> {
    /// A row that its text does not hold for.
    fn own(&self, row: &Table) -> Option<Own> {
        let (value, prefix, suffix, holds) = self.part.columns.iter().find_map(|column| match column.say {
            Say::Text(prefix, suffix, holds) => Some((row.get(column.key)?, prefix, suffix, holds)),
            _ => None,
        })?;
        let key = format!("{prefix}{}{suffix}", plainly(value));
        if self.holds(&key, row, holds) {
            return None;
        }
        let says = |held: &&str| {
            let column = self.part.columns.iter().find(|column| column.key == *held && !is_text(column))?;
            let said = self.cell(column, row).text;
            (!said.is_empty()).then(|| format!("{}: {said}", self.head(column.head)))
        };
        let text = holds.iter().filter_map(says).collect::<Vec<_>>().join(" · ");
        Some(Own { key, id: plainly(value), name: self.name(row), text })
    }

    /// What players call a row: by the dictionaries if they know it, by its own name otherwise.
    fn name(&self, row: &Table) -> String {
        let Some(first) = self.part.columns.first() else { return String::new() };
        let known = match first.say {
            Say::Word(prefix) => {
                row.get(first.key).is_some_and(|id| self.words.has(&format!("{prefix}{}", plainly(id))))
            }
            _ => true,
        };
        match row.get("name").and_then(Value::as_str).filter(|_| !known) {
            Some(name) => name.to_owned(),
            None => self.cell(first, row).text,
        }
    }
}

fn is_text(column: &Column) -> bool {
    matches!(column.say, Say::Text(..))
}
