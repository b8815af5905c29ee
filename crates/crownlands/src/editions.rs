//! `crownlands edition`.

mod print;

use crate::args::{Edition, EditionVerb};
use crate::voice::Voice;
use crate::{Outcome, say};
use serde_json::json;
use std::path::Path;
use table::components::{Cell, Change, What};
use table::{Complaint, EditionReport, Message};

pub fn run(voice: &Voice, args: &Edition) -> Outcome {
    match &args.verb {
        EditionVerb::List { json } => list(voice, *json),
        EditionVerb::Show { game, edition, json } => {
            let entry = voice.find(game)?;
            let (path, text) = text(voice, entry, edition.as_deref())?;
            let report = report(voice, entry, &path, &text)?;
            print(voice, entry, &report, *json)?;
            if !*json {
                say!("\n{text}");
            }
            Ok(())
        }
        EditionVerb::Check { file, game, json } => {
            let entry = match game {
                Some(game) => voice.find(game)?,
                None => meant(voice, file, &voice.read(file)?)?,
            };
            print(voice, entry, &voice.bring(entry.game, file)?.report, *json)
        }
        EditionVerb::Export { game, edition, output, force } => {
            let entry = voice.find(game)?;
            // Comments explain the values and belong to the text: it goes out as it is, once it is known to be sound.
            let (path, text) = text(voice, entry, edition.as_deref())?;
            report(voice, entry, &path, &text)?;
            match output {
                Some(file) => voice.write_new(file, &text, *force),
                None => {
                    say!("{}", text.trim_end());
                    Ok(())
                }
            }
        }
        EditionVerb::Fields { game } => {
            let entry = voice.find(game)?;
            let page = shelf::fields::page(entry).map_err(|complaint| voice.of(entry).complain(&complaint))?;
            say!("{}", page.trim_end());
            Ok(())
        }
        EditionVerb::Print { game, edition, out } => {
            let entry = voice.find(game)?;
            let sheets = print::print(voice, entry, voice.edition(entry.game, edition.as_deref())?, out)?;
            print::told(voice, sheets, out)
        }
        EditionVerb::Diff { game, edition, from } => diff(voice, voice.find(game)?, edition, from.as_deref()),
    }
}

/// Tells what differs between two editions.
fn diff(voice: &Voice, entry: &'static shelf::Entry, edition: &str, from: Option<&str>) -> Outcome {
    let (game, words) = (entry.game, voice.of(entry));
    let (before_path, before) = text(voice, entry, from)?;
    let (after_path, after) = text(voice, entry, Some(edition))?;
    report(voice, entry, &before_path, &before)?;
    report(voice, entry, &after_path, &after)?;
    let changes = table::components::between(game.components(), game.about(), (&before, &after), words)
        .map_err(|complaint| words.complain(&complaint))?;
    if changes.is_empty() {
        say!("{}", voice.word("cli-edition-same"));
    }
    for change in &changes {
        let Change { part, piece, what, .. } = change;
        let origin = origin(voice, change);
        match what {
            What::Value { head, before, after } => {
                say!("{part} · {piece} · {head}: {} → {}{origin}", told(before), told(after));
            }
            What::Added => say!("{part} · {piece}: {}{origin}", voice.word("cli-edition-added")),
            What::Removed => say!("{part} · {piece}: {}", voice.word("cli-edition-removed")),
        }
    }
    Ok(())
}

/// Where a change comes from, in brackets; also that it was changed although it says to come from the rulebook.
fn origin(voice: &Voice, change: &Change) -> String {
    match (change.from.as_str(), change.claims) {
        ("", _) => String::new(),
        (from, false) => format!(" ({from})"),
        (from, true) => format!(" ({from}, {})", voice.word("cli-edition-claims")),
    }
}

/// What stands in a cell; a dash where nothing does.
fn told(cell: &Cell) -> &str {
    if cell.text.is_empty() { "–" } else { &cell.text }
}

/// The game an edition file is for: the one whose own edition has most of the same parts.
fn meant(voice: &Voice, path: &Path, text: &str) -> Result<&'static shelf::Entry, String> {
    let file: toml::Table = toml::from_str(text).map_err(|error| {
        let complaint = Complaint::from_toml(text, &error);
        voice.complain(voice.plain(), path, &complaint)
    })?;
    let best = shelf::meant(shelf::all_games(), &file);
    best.ok_or_else(|| format!("{}: {}", path.display(), voice.word("cli-edition-game")))
}

fn list(voice: &Voice, json: bool) -> Outcome {
    let mut all = Vec::new();
    for entry in shelf::all_games() {
        for edition in entry.game.about().editions {
            let report = report(voice, entry, edition.id, edition.text)?;
            if !json {
                say!("{}  {}  –  {}", entry.id(), edition.id, report.title);
            }
            all.push(json!({ "game": entry.id(), "edition": report }));
        }
    }
    if json { voice.json(&all) } else { Ok(()) }
}

/// The edition asked for: where it is from, and its text.
fn text(voice: &Voice, entry: &shelf::Entry, edition: Option<&str>) -> Result<(String, String), String> {
    let editions = entry.game.about().editions;
    let builtin = match edition {
        None => editions.first(),
        Some(id) => editions.iter().find(|builtin| builtin.id == id),
    };
    match (builtin, edition) {
        (Some(builtin), _) => Ok((builtin.id.to_owned(), builtin.text.to_owned())),
        (None, edition) => {
            let file = edition.unwrap_or_default();
            Ok((file.to_owned(), voice.read(Path::new(file))?))
        }
    }
}

fn report(voice: &Voice, entry: &shelf::Entry, path: &str, text: &str) -> Result<EditionReport, String> {
    entry.check_edition(text).map_err(|complaint| voice.complain(voice.of(entry), Path::new(path), &complaint))
}

fn print(voice: &Voice, entry: &shelf::Entry, report: &EditionReport, json: bool) -> Outcome {
    if json {
        return voice.json(&json!({ "game": entry.id(), "edition": report }));
    }
    let sound = Message::new("cli-edition-sound")
        .with("title", report.title.as_str())
        .with("game", voice.of(entry).word("game-name"));
    say!("{}", voice.say(&sound));
    say!("  {}  sha256 {}", report.tag.id, report.tag.hash);
    for (source, count) in &report.provenance {
        say!("  {source:<10} {count:>5}");
    }
    Ok(())
}
