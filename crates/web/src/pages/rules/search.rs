//! Search on a page of rules: it works by an address, and a script does the same while one types.

use super::Rules;
use maud::{Markup, html};
use table::words::plain;

/// The most letters that are looked for.
const LONGEST: usize = 80;

/// Words that are looked for.
pub(super) struct Search {
    asked: String,
    words: Vec<String>,
}

impl Search {
    pub(super) fn new(asked: Option<&str>) -> Search {
        let asked: String = asked.unwrap_or_default().trim().chars().take(LONGEST).collect();
        let words = plain(&asked).split_whitespace().map(str::to_owned).collect();
        Search { asked, words }
    }

    /// Whether every word stands somewhere in these texts.
    pub(super) fn finds<'a>(&self, texts: impl IntoIterator<Item = &'a str>) -> bool {
        if self.words.is_empty() {
            return true;
        }
        let text = plain(&texts.into_iter().collect::<Vec<_>>().join(" "));
        self.words.iter().all(|word| text.contains(word.as_str()))
    }

    pub(super) fn form(&self, rules: &Rules<'_>, table: Option<&str>) -> Markup {
        html! {
            form.rules-search role="search" method="get" action={ "/rules/" (rules.entry.id()) } {
                label for="rules-search" { (rules.word("ui-rules-search")) }
                input #rules-search type="search" name="q" value=(self.asked) maxlength=(LONGEST) autocomplete="off";
                @if let Some(table) = table { input type="hidden" name="table" value=(table); }
                button.quiet { (rules.word("ui-rules-find")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_must_be_found_and_accents_do_not_matter() {
        let search = Search::new(Some("  Mesto  rada "));
        assert!(search.finds(["BB-1.4 Město", "leží v řadě", "řada"]));
        assert!(!search.finds(["Město"]));
        assert!(Search::new(None).finds(["anything"]));
    }
}
