//! `crownlands record`.

use crate::args::{Record as Args, RecordVerb};
use crate::terminal;
use crate::voice::Voice;
use crate::{Outcome, say};
use serde_json::json;
use std::path::Path;
use table::record::{Record, What};
use table::{Message, PublicKey, Seat, Viewer};

pub fn run(voice: &Voice, args: &Args) -> Outcome {
    match &args.verb {
        RecordVerb::Show { file, json } => show(voice, file, *json),
        RecordVerb::Verify { file, key, json } => verify(voice, file, *key, *json),
        RecordVerb::Replay { file, at, viewer, json } => replay(voice, file, *at, *viewer, *json),
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

fn replay(voice: &Voice, path: &Path, at: Option<usize>, viewer: Viewer, json: bool) -> Outcome {
    let (record, entry) = read(voice, path)?;
    let steps = record.steps().count();
    let upto = at.unwrap_or(steps);
    if upto > steps {
        let sentence = Message::new("cli-record-short").with("at", upto).with("n", steps);
        return Err(voice.say(&sentence));
    }
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
            for event in heard {
                let text = words.say(&event.say, &name);
                told.push(json!({ "entry": index + 1, "clause": event.clause, "text": text }));
            }
        })
        .map_err(|complaint| voice.complain(words, path, &complaint))?;
    if json {
        return voice.json(&json!({ "told": told, "view": played.view(viewer) }));
    }
    for line in &told {
        let clause = line["clause"].as_str().map(|clause| format!("  ({clause})")).unwrap_or_default();
        say!("{:>4}  {}{clause}", line["entry"], line["text"].as_str().unwrap_or_default());
    }
    say!("\n{}", terminal::board(entry, played.as_ref(), viewer, words, &record.names));
    Ok(())
}
