//! `crownlands record`.

use crate::args::{Record as Args, RecordVerb};
use crate::terminal::Sight;
use crate::voice::Voice;
use crate::{Outcome, say};
use serde_json::json;
use std::path::Path;
use table::record::{Record, What};
use table::{EditionChoice, Message, PublicKey, Seat, Viewer};

pub fn run(voice: &Voice, args: &Args) -> Outcome {
    match &args.verb {
        RecordVerb::Show { file, json } => show(voice, file, *json),
        RecordVerb::Verify { file, key, json } => verify(voice, file, *key, *json),
        RecordVerb::Replay { file, at, scenario: Some(scenario), .. } => portray(voice, file, *at, scenario),
        RecordVerb::Replay { file, at, viewer, json, scenario: None } => replay(voice, file, *at, *viewer, *json),
    }
}

/// Reads a record and finds its game.
fn read(voice: &Voice, path: &Path) -> Result<(Record, &'static shelf::Entry), String> {
    let text = voice.read(path)?;
    let record = Record::read(&text).map_err(|complaint| voice.complain(voice.plain(), path, &complaint))?;
    let entry = voice.find(&record.setup.game).map_err(|sentence| format!("{}: {sentence}", path.display()))?;
    Ok((record, entry))
}

/// Who sat there; the letter of the seat where the record does not say it.
fn name_of(record: &Record, seat: Seat) -> String {
    record.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

fn show(voice: &Voice, path: &Path, json: bool) -> Outcome {
    let (record, entry) = read(voice, path)?;
    if json {
        return voice.json(&record);
    }
    say!("{}  ({}, {})", voice.of(entry).word("game-name"), record.edition.id, record.names.join(", "));
    for (option, value) in &record.setup.options {
        say!("  {option} = {value}");
    }
    say!("  {}", voice.say(&Message::new("cli-record-entries").with("n", record.steps().count())));
    say!("  sha256(seed) {}", record.commitment);
    match &record.outcome {
        Some(outcome) => {
            say!("  {}", voice.won(outcome.winners, &|seat| name_of(&record, seat)));
            for (name, score) in record.names.iter().zip(&outcome.scores) {
                say!("  {name:<20} {score:>5}");
            }
        }
        None => say!("  {}", voice.word("cli-record-open")),
    }
    Ok(())
}

fn verify(voice: &Voice, path: &Path, key: Option<PublicKey>, json: bool) -> Outcome {
    let (record, entry) = read(voice, path)?;
    let proof = record.verify(entry.game).map_err(|complaint| voice.complain(voice.of(entry), path, &complaint))?;
    if key.is_some() && proof.signed != key {
        return Err(format!("{}: {}", path.display(), voice.word("cli-record-key")));
    }
    if json {
        return voice.json(&proof);
    }
    say!("{}", voice.of(entry).say(&proof.says(), &|seat| seat.to_string()));
    Ok(())
}

/// How many steps are taken: as many as were asked for, or all.
fn upto(voice: &Voice, record: &Record, at: Option<usize>) -> Result<usize, String> {
    let steps = record.steps().count();
    match at.unwrap_or(steps) {
        upto if upto <= steps => Ok(upto),
        upto => Err(voice.say(&Message::new("cli-record-short").with("at", upto).with("n", steps))),
    }
}

/// Writes a position of the game as a scenario, and an edition of one's own beside it.
fn portray(voice: &Voice, path: &Path, at: Option<usize>, scenario: &Path) -> Outcome {
    let (record, entry) = read(voice, path)?;
    let upto = upto(voice, &record, at)?;
    let complain = |complaint| voice.complain(voice.of(entry), path, &complaint);
    let played = record.replay(entry.game, upto, |_, _, _, _| {}).map_err(complain)?;
    let edition = scenario.with_extension("edition.toml");
    let name = edition.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let title = Message::new("cli-scenario-title")
        .with("game", voice.of(entry).word("game-name"))
        .with("names", record.names.join(", "))
        .with("n", upto);
    let text = table::scenario::portray(&voice.say(&title), played.as_ref(), &name).map_err(complain)?;
    if let EditionChoice::Own(own) = &record.setup.edition {
        voice.write_new(&edition, own, false)?;
    }
    voice.write_new(scenario, &text, false)
}

fn replay(voice: &Voice, path: &Path, at: Option<usize>, viewer: Viewer, json: bool) -> Outcome {
    let (record, entry) = read(voice, path)?;
    let upto = upto(voice, &record, at)?;
    if viewer.seat().is_some_and(|seat| seat.index() >= record.setup.players) {
        return Err(voice.say(&Message::new("cli-no-seat").with("seat", viewer.to_string())));
    }
    let words = voice.of(entry);
    let name = |seat: Seat| name_of(&record, seat);
    let mut told = Vec::new();
    let played = record
        .replay(entry.game, upto, |index, what, _, events| {
            let heard: Vec<_> = events.iter().filter_map(|event| event.heard_by(viewer)).collect();
            if let What::Undo { undo } = what {
                let undone = Message::new("told-undo").with("seat", *undo);
                told.push(json!({ "entry": index + 1, "text": words.say(&undone, &name) }));
            }
            if let What::Back { back, by, .. } = what {
                let back = Message::new("told-back").with("seat", *by).with("n", *back as i64);
                told.push(json!({ "entry": index + 1, "text": words.say(&back, &name) }));
            }
            for event in heard {
                let text = words.say(&event.say, &name);
                told.push(json!({ "entry": index + 1, "clause": event.clause, "text": text }));
            }
        })
        .map_err(|complaint| voice.complain(words, path, &complaint))?;
    if json {
        return voice.json(&json!({ "told": told, "view": played.plain_view(viewer) }));
    }
    for line in &told {
        let clause = line["clause"].as_str().map(|clause| format!("  ({clause})")).unwrap_or_default();
        say!("{:>4}  {}{clause}", line["entry"], line["text"].as_str().unwrap_or_default());
    }
    let sight = Sight { entry, played: played.as_ref(), viewer, names: &record.names, voice, last: &[] };
    say!("\n{}", sight.whole());
    Ok(())
}
