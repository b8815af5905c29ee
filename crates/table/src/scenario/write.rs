//! Writing scenario files: steps that the laws kit found, and positions of games.

use super::StepText;
use crate::any::{AnyGame, AnyMatch};
use crate::{Complaint, EditionChoice, Message, Setup};
use serde_json::Value;
use std::fmt::Write;

/// A scenario file that takes steps and says whom the table waits for then, ready to run: what the laws kit prints.
pub fn write(title: &str, game: &dyn AnyGame, setup: &Setup, steps: &[String]) -> String {
    let mut text = agreed(title, setup);
    let _ = writeln!(text, "steps = [");
    for step in steps {
        let _ = writeln!(text, "  {},", quote(step));
    }
    if let Ok(pending) = pending_after(game, setup, steps) {
        let _ = writeln!(text, "  {{ expect = {{ pending = {pending} }} }},");
    }
    text.push_str("]\n");
    text
}

/// Whom the table waits for after these steps, or after those of them that can be taken.
fn pending_after(game: &dyn AnyGame, setup: &Setup, steps: &[String]) -> Result<Value, Complaint> {
    let mut played = game.begin(setup)?;
    for step in steps {
        let taken = match StepText::read(step)? {
            StepText::Act(seat, act) => played.act(seat, act),
            StepText::Chance(chance) => played.settle(chance),
            StepText::Refuse(..) | StepText::Misfit(..) | StepText::Undo(_) => continue,
        };
        if taken.is_err() {
            break;
        }
    }
    Ok(played.facts()["pending"].take())
}

fn quote(text: &str) -> String {
    toml::Value::from(text).to_string()
}

/// What stands above: the title and what was agreed.
fn agreed(title: &str, setup: &Setup) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "title = {}\ngame = {}", quote(title), quote(&setup.game));
    let _ = writeln!(text, "players = {}", setup.players);
    let options: Vec<String> = setup.options.iter().map(|(id, value)| format!("{id} = {}", quote(value))).collect();
    let _ = writeln!(text, "options = {{ {} }}", options.join(", "));
    text
}

/// A scenario file with this position, as somebody puts it together: whether it is possible is not asked, and nothing is expected yet.
pub fn compose(title: &str, setup: &Setup, edition: &str, position: &Value) -> Result<String, Complaint> {
    let mut text = agreed(title, setup);
    let edition = match &setup.edition {
        EditionChoice::Builtin(id) => id,
        EditionChoice::Own(_) => edition,
    };
    let _ = writeln!(text, "edition = {}\n", quote(edition));
    text.push_str(&stated(position.clone())?);
    Ok(text)
}

/// A position as the last part of a file.
fn stated(position: Value) -> Result<String, Complaint> {
    let position = toml_of(position).unwrap_or_else(|| toml::Table::new().into());
    let whole = toml::Table::from_iter([("position".to_owned(), position)]);
    let unwritable = |error: toml::ser::Error| Message::new("complaint-format").with("problem", error.to_string());
    Ok(toml::to_string(&whole).map_err(unwritable)?)
}

/// A scenario file that lays this table out and says whom it waits for. An edition of somebody's own is named by this file name beside it.
pub fn portray(title: &str, played: &dyn AnyMatch, edition: &str) -> Result<String, Complaint> {
    let setup = played.setup();
    let mut text = agreed(title, setup);
    let edition = match &setup.edition {
        EditionChoice::Builtin(id) => id,
        EditionChoice::Own(_) => edition,
    };
    let _ = writeln!(text, "edition = {}", quote(edition));
    let pending = toml_of(played.facts()["pending"].take()).unwrap_or_else(|| toml::Value::Array(Vec::new()));
    let _ = writeln!(text, "steps = [\n  {{ expect = {{ pending = {pending} }} }},\n]\n");
    text.push_str(&stated(played.position())?);
    Ok(text)
}

/// A value as TOML says it, which has no word for nothing.
fn toml_of(value: Value) -> Option<toml::Value> {
    Some(match value {
        Value::Null => return None,
        Value::Bool(truth) => truth.into(),
        Value::Number(number) => match number.as_i64() {
            Some(whole) => whole.into(),
            None => number.as_f64()?.into(),
        },
        Value::String(text) => text.into(),
        Value::Array(list) => toml::Value::Array(list.into_iter().filter_map(toml_of).collect()),
        Value::Object(map) => {
            let fields = map.into_iter().filter_map(|(key, value)| Some((key, toml_of(value)?)));
            toml::Value::Table(fields.collect())
        }
    })
}
