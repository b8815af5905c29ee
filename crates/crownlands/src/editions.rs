//! `crownlands edition`.

use crate::args::{Edition, EditionVerb};
use crate::voice::Voice;
use crate::{Outcome, say};
use serde_json::json;
use std::path::Path;
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
            let text = voice.read(file)?;
            let entry = match game {
                Some(game) => voice.find(game)?,
                None => meant(voice, file, &text)?,
            };
            let report = report(voice, entry, &file.display().to_string(), &text)?;
            print(voice, entry, &report, *json)
        }
        EditionVerb::Export { game, edition, output } => {
            let entry = voice.find(game)?;
            let (path, text) = text(voice, entry, edition.as_deref())?;
            let canonical = entry
                .game
                .rewrite_edition(&text)
                .map_err(|complaint| voice.complain(voice.of(entry), Path::new(&path), &complaint))?;
            match output {
                Some(file) => voice.write(file, &canonical),
                None => {
                    say!("{}", canonical.trim_end());
                    Ok(())
                }
            }
        }
    }
}

/// The game an edition file is for: the one whose own edition has most of the same parts.
fn meant(voice: &Voice, path: &Path, text: &str) -> Result<&'static shelf::Entry, String> {
    let file: toml::Table = toml::from_str(text).map_err(|error| {
        let complaint = Complaint::from_toml(text, &error);
        voice.complain(voice.plain(), path, &complaint)
    })?;
    let alike = |entry: &&shelf::Entry| {
        let own = entry.game.about().editions.first().and_then(|own| own.text.parse::<toml::Table>().ok());
        own.map_or(0, |own| own.keys().filter(|key| file.contains_key(*key)).count())
    };
    let best = shelf::all_games().iter().max_by_key(alike).filter(|best| alike(best) > 2);
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
    entry.game.check_edition(text).map_err(|complaint| voice.complain(voice.of(entry), Path::new(path), &complaint))
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
