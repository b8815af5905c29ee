//! `crownlands scenario`.

mod ask;

use crate::args::Scenario as Args;
use crate::voice::Voice;
use crate::{Outcome, say};
use serde_json::json;
use std::path::{Path, PathBuf};
use table::scenario::Scenario;
use table::{Message, testing};

pub fn run(voice: &Voice, args: &Args) -> Outcome {
    let mut files: Vec<PathBuf> = Vec::new();
    for path in &args.paths {
        if path.is_dir() {
            files.extend(testing::files(path, "toml"));
        } else {
            files.push(path.clone());
        }
    }
    if files.is_empty() {
        return Err(voice.word("cli-no-scenario"));
    }
    if args.ask.is_asked() {
        return match files.as_slice() {
            [file] => ask::run(voice, file, args),
            _ => Err(voice.word("cli-scenario-one")),
        };
    }
    let mut failed = 0;
    let mut results = Vec::new();
    for file in &files {
        let result = hold(voice, file);
        failed += usize::from(result.is_err());
        match &result {
            Ok(title) if !args.json => say!("✓ {}  {title}", file.display()),
            Err(why) if !args.json => say!("✗ {why}"),
            _ => {}
        }
        results.push(json!({
            "file": file.display().to_string(),
            "holds": result.is_ok(),
            "why": result.as_ref().err(),
        }));
    }
    if args.json {
        voice.json(&results)?;
    }
    let summary = voice.say(&Message::new("cli-scenarios").with("held", files.len() - failed).with("failed", failed));
    if failed > 0 {
        return Err(summary);
    }
    if !args.json {
        say!("{summary}");
    }
    Ok(())
}

/// Reads a scenario and finds its game; an edition that does not come with the game is a file beside it.
fn read(voice: &Voice, path: &Path) -> Result<(Scenario, &'static shelf::Entry), String> {
    let text = voice.read(path)?;
    let scenario = Scenario::read(&text).map_err(|complaint| voice.complain(voice.plain(), path, &complaint))?;
    let entry = voice.find(&scenario.game).map_err(|sentence| format!("{}: {sentence}", path.display()))?;
    scenario.knows(entry.game).map_err(|complaint| voice.complain(voice.of(entry), path, &complaint))?;
    let known = |name: &str| entry.game.about().editions.iter().any(|builtin| builtin.id == name);
    let file = scenario.edition().filter(|name| !known(name) && name.ends_with(".toml"));
    let file = file.map(|name| path.parent().unwrap_or(Path::new("")).join(name));
    Ok(match file {
        Some(file) => (scenario.with_edition(voice.bring(entry.game, &file)?.choice), entry),
        None => (scenario, entry),
    })
}

/// The title of the scenario, if it holds, or why it does not.
fn hold(voice: &Voice, path: &Path) -> Result<String, String> {
    let (scenario, entry) = read(voice, path)?;
    scenario.run(entry.game).map_err(|complaint| voice.complain(voice.of(entry), path, &complaint))?;
    Ok(scenario.title)
}
