//! The rules page of a game.

use super::{chapters, rulings};
use crate::any::AnyGame;
use crate::{Complaint, Dictionary, Lang, Message, components};
use std::fmt::Write;

/// The rules page of a game as Markdown; `docs/rules/` holds it in English, and a test keeps it true.
pub fn page(game: &dyn AnyGame) -> Result<String, Complaint> {
    let words = game.words(Lang::En);
    let dictionary = Dictionary::new(Lang::En, words.iter().copied())
        .map_err(|fault| Message::new("complaint-format").with("problem", fault.to_string()))?;
    let mut page = format!("# {}\n\n", dictionary.word("game-name"));
    for key in ["game-pitch", "rules-unofficial", "rules-sources"].iter().filter(|key| dictionary.has(key)) {
        let _ = writeln!(page, "{}\n", dictionary.word(key));
    }
    for chapter in chapters(words, &dictionary) {
        let _ = writeln!(page, "## {} {}\n", chapter.number, chapter.title);
        for clause in &chapter.clauses {
            let _ = write!(page, "- **{}** {}", clause.number, clause.text);
            if let Some(differs) = &clause.differs {
                let _ = write!(page, " *{differs}*");
            }
            if let [first, rest @ ..] = &rulings(game.rulings(), &clause.number)[..] {
                let ids = rest.iter().fold((*first).to_owned(), |ids, id| format!("{ids}, {id}"));
                let _ =
                    write!(page, " *({} [{ids}](../rulings/{}.md))*", dictionary.word("rules-ruling"), game.about().id);
            }
            page.push('\n');
        }
        page.push_str(&examples(game, &chapter.number, &dictionary)?);
        page.push('\n');
    }
    page.push_str(&component_page(game, &dictionary)?);
    page.truncate(page.trim_end().len());
    page.push('\n');
    Ok(page)
}

/// The examples of a chapter, as links to their scenarios.
fn examples(game: &dyn AnyGame, chapter: &str, dictionary: &Dictionary) -> Result<String, Complaint> {
    let mut links = Vec::new();
    for example in game.examples() {
        if example.chapter()? == chapter {
            let title = example.read()?.title;
            links.push(format!("[{title}](../../crates/{}/scenarios/{})", game.about().id, example.path));
        }
    }
    if links.is_empty() {
        return Ok(String::new());
    }
    Ok(format!("\n{}: {}\n", dictionary.word("rules-examples"), links.join(" · ")))
}

/// Every component of the edition that comes with the game.
fn component_page(game: &dyn AnyGame, dictionary: &Dictionary) -> Result<String, Complaint> {
    let (Some(edition), false) = (game.about().editions.first(), game.components().is_empty()) else {
        return Ok(String::new());
    };
    let tables = components::shown(game.components(), game.about(), edition.text, dictionary)?;
    let (id, title) = components::title(edition.text)?;
    let said = Message::new("rules-edition").with("id", id).with("title", title);
    let said = dictionary.say(&said, &|seat| seat.to_string());
    let house = dictionary.word("rules-house");
    let head = dictionary.word("rules-components");
    Ok(format!("## {head}\n\n{said} {house}\n\n{}", components::page(&tables)))
}
