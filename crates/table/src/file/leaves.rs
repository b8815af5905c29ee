//! The values of a file one by one, each with its place in the text, so that one can be changed and everything around it stays as it is.

use super::whole;
use crate::message::{Complaint, Message, line_of};
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value that is neither a list nor a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaf {
    /// Where it stands: the names and numbers on the way, with dots between them.
    pub path: String,
    /// Where it stands in the text.
    pub span: Range<usize>,
    /// What it is.
    pub value: Scalar,
}

/// A single value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// A text.
    Text(String),
    /// A whole number.
    Number(i64),
    /// True or false.
    Truth(bool),
}

impl Scalar {
    /// As somebody types it into a form.
    pub fn typed(&self) -> String {
        match self {
            Scalar::Text(text) => text.clone(),
            Scalar::Number(number) => number.to_string(),
            Scalar::Truth(truth) => truth.to_string(),
        }
    }

    /// The same kind of value as somebody typed it, written as TOML; `None` if it is not of this kind.
    fn written(&self, typed: &str) -> Option<String> {
        match self {
            Scalar::Text(_) => Some(toml::Value::from(typed).to_string()),
            Scalar::Number(_) => typed.trim().parse::<i64>().ok().map(|number| number.to_string()),
            Scalar::Truth(_) => typed.trim().parse::<bool>().ok().map(|truth| truth.to_string()),
        }
    }

    /// What should be typed.
    fn wanted(&self) -> &'static str {
        match self {
            Scalar::Text(_) => "value-text",
            Scalar::Number(_) => "value-whole",
            Scalar::Truth(_) => "value-truth",
        }
    }
}

/// Every value of a file that is a text, a whole number or a truth, in the order of the text.
pub fn leaves(text: &str) -> Result<Vec<Leaf>, Complaint> {
    let table = DeTable::parse(text).map_err(|error| Complaint::from_toml(text, &error))?;
    let mut found = Vec::new();
    for (key, value) in table.get_ref() {
        gather(key.get_ref(), value, &mut found);
    }
    found.sort_by_key(|leaf| leaf.span.start);
    Ok(found)
}

fn gather(path: &str, value: &Spanned<DeValue<'_>>, found: &mut Vec<Leaf>) {
    let scalar = match value.get_ref() {
        DeValue::String(text) => Scalar::Text(text.clone().into_owned()),
        DeValue::Integer(number) => match whole(number) {
            Ok(number) => Scalar::Number(number),
            Err(_) => return,
        },
        DeValue::Boolean(truth) => Scalar::Truth(*truth),
        DeValue::Array(list) => {
            return list.iter().enumerate().for_each(|(at, value)| gather(&format!("{path}.{at}"), value, found));
        }
        DeValue::Table(table) => {
            return table.iter().for_each(|(key, value)| gather(&format!("{path}.{}", key.get_ref()), value, found));
        }
        DeValue::Float(_) | DeValue::Datetime(_) => return,
    };
    found.push(Leaf { path: path.to_owned(), span: value.span(), value: scalar });
}

/// The text with other values at these places, as somebody typed them; comments, order and spaces stay. Places that are not there are left out.
///
/// ```
/// use table::file::exchange;
/// let text = "# What selling brings.\n[hops]\ncoins = 2 # each\n";
/// let other = exchange(text, &[("hops.coins".to_owned(), "3".to_owned())].into()).unwrap();
/// assert_eq!(other, "# What selling brings.\n[hops]\ncoins = 3 # each\n");
/// ```
pub fn exchange(text: &str, typed: &BTreeMap<String, String>) -> Result<String, Complaint> {
    let mut changed = text.to_owned();
    for leaf in leaves(text)?.iter().rev() {
        let Some(new) = typed.get(&leaf.path).filter(|new| **new != leaf.value.typed()) else { continue };
        let written = leaf.value.written(new).ok_or_else(|| {
            let why = Message::new("complaint-value").with("found", format!("\"{new}\""));
            Complaint::new(why.with("expected", crate::Arg::term(leaf.value.wanted())))
                .at(line_of(text, leaf.span.start))
        })?;
        changed.replace_range(leaf.span.clone(), &written);
    }
    Ok(changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# A farm.\nid = \"farm\"\nopen = true # all year\n\n[[crops]]\nname = \"hops\"\nyield = [1, 2,\n  3]\n\n[[crops]]\nname = 'rye'\ncost = { coins = 4 }\n";

    #[test]
    fn values_are_exchanged_and_nothing_else() {
        let paths: Vec<String> = leaves(TEXT).expect("sound").into_iter().map(|leaf| leaf.path).collect();
        let expected = [
            "id",
            "open",
            "crops.0.name",
            "crops.0.yield.0",
            "crops.0.yield.1",
            "crops.0.yield.2",
            "crops.1.name",
            "crops.1.cost.coins",
        ];
        assert_eq!(paths, expected);
        let typed =
            |pairs: &[(&str, &str)]| pairs.iter().map(|(path, new)| (path.to_string(), new.to_string())).collect();
        let other = exchange(
            TEXT,
            &typed(&[("crops.1.name", "a \"b\"\\"), ("crops.0.yield.2", " 7 "), ("open", "false"), ("no.such", "1")]),
        );
        let expected = TEXT.replace("'rye'", "'a \"b\"\\'").replace("3]", "7]").replace("open = true", "open = false");
        let other = other.expect("sound");
        assert_eq!(other.replace("\"\"\"a \"b\"\\\\\"\"\"", "'a \"b\"\\'"), expected);
        assert_eq!(exchange(TEXT, &BTreeMap::new()).as_deref(), Ok(TEXT));
        let complaint = exchange(TEXT, &typed(&[("crops.1.cost.coins", "many")])).expect_err("no number");
        assert_eq!(complaint.line, Some(12));
    }
}
