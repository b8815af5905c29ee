//! Editions and positions that people bring: how large they may be, and what an edition may call itself.

use crate::any::AnyGame;
use crate::file::Spanned;
use crate::message::line_of;
use crate::scenario::Scenario;
use crate::{Complaint, EditionChoice, EditionReport, Message, Setup};
use serde::Deserialize;
use toml::Table;

/// The longest file that is read; those that come with the games have less than half of it.
pub const MOST_BYTES: usize = 128 * 1024;

/// The longest id of an edition.
pub const MOST_ID: usize = 40;

/// The longest title of an edition, in characters.
pub const MOST_TITLE: usize = 100;

/// An edition that somebody brought, read and found sound.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brought {
    /// What a table agrees on to play with it: a built-in edition, if it says exactly the same.
    pub choice: EditionChoice,
    /// What it is, and where its values come from.
    pub report: EditionReport,
}

/// What an edition calls itself, and where.
#[derive(Deserialize)]
struct Names {
    id: Spanned<String>,
    title: Spanned<String>,
}

/// Reads an edition that somebody brought. It must be sound, of a sensible size, and may not call itself like one that comes with the game unless
/// it says the same; comments and the order of its parts do not matter.
pub fn edition(game: &dyn AnyGame, text: &str) -> Result<Brought, Complaint> {
    fits(text)?;
    let report = game.check_edition(text)?;
    let about = game.about();
    let file: Table = crate::file::read(text)?;
    for builtin in about.editions {
        if crate::file::read::<Table>(builtin.text)? == file {
            let report = game.check_edition(builtin.text)?;
            return Ok(Brought { choice: EditionChoice::Builtin(builtin.id.to_owned()), report });
        }
    }
    let Names { id, title } = crate::file::read(text)?;
    let at = |name: &Spanned<String>, why: Message| Err(Complaint::new(why).at(line_of(text, name.span().start)));
    if !is_id(id.get_ref()) {
        return at(&id, Message::new("complaint-edition-id").with("most", MOST_ID));
    }
    if !is_title(title.get_ref()) {
        return at(&title, Message::new("complaint-edition-title").with("most", MOST_TITLE));
    }
    for builtin in about.editions {
        let own = crate::components::title(builtin.text)?.1;
        if builtin.id == id.get_ref() {
            return at(&id, Message::new("complaint-edition-taken").with("id", builtin.id));
        }
        if own.to_lowercase() == title.get_ref().trim().to_lowercase() {
            return at(&title, Message::new("complaint-edition-title-taken").with("title", own));
        }
    }
    Ok(Brought { choice: EditionChoice::Own(text.to_owned()), report })
}

/// Reads a position that somebody brought: a scenario file, of which only the position counts, with the edition it names a file of, if
/// somebody has brought that. What was agreed comes out of it.
pub fn position(game: &dyn AnyGame, text: &str, edition: Option<EditionChoice>) -> Result<Setup, Complaint> {
    fits(text)?;
    let scenario = Scenario::read(text)?;
    scenario.knows(game)?;
    let setup = match edition {
        Some(edition) => scenario.with_edition(edition),
        None => scenario,
    };
    let setup = setup.setup(game)?;
    let setup = Setup { position: Some(text.to_owned()), ..setup };
    game.begin(&setup)?;
    Ok(setup)
}

/// Whether a text may be read at all.
fn fits(text: &str) -> Result<(), Complaint> {
    if text.len() <= MOST_BYTES {
        return Ok(());
    }
    let most = MOST_BYTES / 1024;
    Err(Message::new("complaint-too-long").with("size", text.len().div_ceil(1024)).with("most", most).into())
}

/// Small letters, digits and hyphens: what can stand in an address and is read aloud without doubt.
fn is_id(id: &str) -> bool {
    let plain = id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    plain && !id.is_empty() && id.len() <= MOST_ID
}

/// Something that can be read: letters, digits and the signs of a sentence, none of those that turn what stands beside them around.
fn is_title(title: &str) -> bool {
    let readable = |c: char| c.is_alphanumeric() || " ,.;:!?'\"()[]/+-–—’‘“”„·×&%#".contains(c);
    title.trim() == title
        && !title.is_empty()
        && title.chars().count() <= MOST_TITLE
        && title.chars().all(readable)
        && title.chars().any(char::is_alphanumeric)
}
