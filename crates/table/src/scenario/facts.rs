//! What a scenario expects of the facts of a table.

use crate::{Complaint, Message};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn to_json(table: &toml::Table) -> Value {
    serde_json::to_value(table).unwrap_or(Value::Null)
}

/// The value under a dotted path; list elements by their number from 0.
pub(crate) fn lookup<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(value, |value, part| match value {
        Value::Object(map) => map.get(part),
        Value::Array(list) => list.get(part.parse::<usize>().ok()?),
        _ => None,
    })
}

/// Checks that the facts contain what is expected: tables partially, everything else exactly or as a comparison says.
pub(crate) fn expect(facts: &Value, expected: &toml::Table) -> Result<(), Complaint> {
    for (path, expected) in leaves(&to_json(expected)) {
        let found = lookup(facts, &path);
        if !fits(found, &expected) {
            let found = found.map_or_else(|| "–".to_owned(), Value::to_string);
            return Err(Message::new("complaint-expected")
                .with("path", path)
                .with("expected", expected.to_string())
                .with("found", found)
                .into());
        }
    }
    Ok(())
}

/// What may be expected of a fact beside that it is exactly this: `players.a.coins = { at_least = 4 }`.
const COMPARISONS: [&str; 6] = ["at_least", "at_most", "contains", "lacks", "not", "one_of_each"];

/// The comparison a table states, if it states one: its name and what is compared with.
fn comparison(value: &Value) -> Option<(&str, &Value)> {
    let map = value.as_object().filter(|map| map.len() == 1)?;
    let (name, value) = map.iter().next()?;
    COMPARISONS.contains(&name.as_str()).then_some((name, value))
}

/// Whether a fact is what is expected.
fn fits(found: Option<&Value>, expected: &Value) -> bool {
    let Some((comparison, value)) = comparison(expected) else { return found == Some(expected) };
    let numbers = || found.and_then(Value::as_i64).zip(value.as_i64());
    let holds = |value: &Value| match found {
        Some(Value::Array(list)) => list.contains(value),
        Some(Value::Object(map)) => map.values().any(|held| held == value),
        _ => false,
    };
    let groups = || value.as_array().into_iter().flatten();
    match comparison {
        "at_least" => numbers().is_some_and(|(found, least)| found >= least),
        "at_most" => numbers().is_some_and(|(found, most)| found <= most),
        "contains" => holds(value),
        "lacks" => !holds(value),
        "one_of_each" => groups().all(|group| group.as_array().is_some_and(|group| group.iter().any(holds))),
        _ => found != Some(value),
    }
}

/// Every value that is no table, with its dotted path; an empty table and a comparison count as values.
pub(crate) fn leaves(value: &Value) -> BTreeMap<String, Value> {
    fn walk(path: &str, value: &Value, found: &mut BTreeMap<String, Value>) {
        match value {
            Value::Object(map) if !map.is_empty() && comparison(value).is_none() => {
                for (key, value) in map {
                    let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
                    walk(&path, value, found);
                }
            }
            _ => drop(found.insert(path.to_owned(), value.clone())),
        }
    }
    let mut found = BTreeMap::new();
    walk("", value, &mut found);
    found.remove("");
    found
}

/// Checks that nothing changed but what stands under these patterns or is expected.
pub(super) fn unchanged(
    before: &Value,
    after: &Value,
    except: &[String],
    expected: &BTreeMap<String, Value>,
) -> Result<(), Complaint> {
    let (before, after) = (leaves(before), leaves(after));
    let paths: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    for path in paths {
        let excused = except.iter().any(|pattern| covers(pattern, path))
            || expected.keys().any(|named| covers(named, path) || covers(path, named));
        if !excused && before.get(path) != after.get(path) {
            let text = |value: Option<&Value>| value.map_or_else(|| "–".to_owned(), Value::to_string);
            return Err(Message::new("complaint-changed")
                .with("path", path.as_str())
                .with("before", text(before.get(path)))
                .with("after", text(after.get(path)))
                .into());
        }
    }
    Ok(())
}

/// Whether a path lies under a pattern, in which `*` stands for any one part.
fn covers(pattern: &str, path: &str) -> bool {
    let mut parts = path.split('.');
    pattern.split('.').all(|wanted| parts.next().is_some_and(|part| wanted == "*" || wanted == part))
}
