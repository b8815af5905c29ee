//! Rows of an edition file: added, taken out, given a field and relieved of one, in its text, so that comments, order and spaces around them stay as they are. What
//! may be done with a list says the guide to the file.

use crate::fields::{Field, Guide, Part, Rows, unnumbered};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Something that is done to a list of a file. A row is named by the way to it: `cards.3` is the fourth card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// One more like this one, after it. Its id, if it has one, gets a number.
    Add(String),
    /// This one is taken out.
    Drop(String),
    /// One more value at the end of a list of plain values: like the last one.
    Put(String),
    /// The row gets a field that it does not have.
    Give(String, String),
    /// The row loses a field.
    Strip(String, String),
}

/// Why nothing was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// There is no such row, list or field.
    NotThere,
    /// The guide does not allow it.
    Fixed,
    /// These are not words for something that can be done.
    Unreadable,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refused::NotThere => "there is no such row",
            Refused::Fixed => "these rows can only be changed",
            Refused::Unreadable => "nothing that can be done with a row",
        })
    }
}

impl std::error::Error for Refused {}

impl fmt::Display for Edit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Edit::Add(row) => write!(f, "add {row}"),
            Edit::Drop(row) => write!(f, "drop {row}"),
            Edit::Put(list) => write!(f, "put {list}"),
            Edit::Give(row, field) => write!(f, "give {row} {field}"),
            Edit::Strip(row, field) => write!(f, "strip {row} {field}"),
        }
    }
}

impl FromStr for Edit {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Edit, Refused> {
        let own = str::to_owned;
        match text.split(' ').collect::<Vec<_>>().as_slice() {
            ["add", row] => Ok(Edit::Add(own(row))),
            ["drop", row] => Ok(Edit::Drop(own(row))),
            ["put", list] => Ok(Edit::Put(own(list))),
            ["give", row, field] => Ok(Edit::Give(own(row), own(field))),
            ["strip", row, field] => Ok(Edit::Strip(own(row), own(field))),
            _ => Err(Refused::Unreadable),
        }
    }
}

/// The part of the guide that speaks of the rows of a list.
pub fn part<'a>(guide: &'a Guide, path: &str) -> Option<&'a Part> {
    let path = unnumbered(path);
    guide.parts.iter().find(|part| part.path == path)
}

/// What may be done with the rows of a list; nothing, if the guide does not say so. Lists within rows are as long as their rows need them.
pub fn free(guide: &Guide, list: &str) -> Option<Rows> {
    let path = unnumbered(list);
    let nested = path.contains('.');
    if let Some(part) = guide.parts.iter().find(|part| part.path == path) {
        return part.rows.or(nested.then_some(Rows::Free)).filter(|rows| *rows != Rows::Fixed);
    }
    let (outer, name) = path.rsplit_once('.')?;
    let part = guide.parts.iter().find(|part| part.path == outer)?;
    part.fields.iter().any(|field| field.name == name && field.open).then_some(Rows::Free)
}

/// The text after this was done.
pub fn apply(guide: &Guide, text: &str, edit: &Edit) -> Result<String, Refused> {
    let file = DeTable::parse(text).map_err(|_| Refused::NotThere)?;
    let file = file.get_ref();
    let allowed = |list: &str| free(guide, list).map(|_| ()).ok_or(Refused::Fixed);
    match edit {
        Edit::Add(row) => {
            let (list, at) = parent(row)?;
            allowed(list)?;
            add(text, list_at(file, list)?, at)
        }
        Edit::Drop(row) => {
            let (list, at) = parent(row)?;
            allowed(list)?;
            remove(text, list_at(file, list)?, at)
        }
        Edit::Put(list) => {
            allowed(list)?;
            put(text, find(file, list).ok_or(Refused::NotThere)?)
        }
        Edit::Give(row, name) => {
            let field = field_of(guide, row, name).ok_or(Refused::Fixed)?;
            give(text, file, row, &field)
        }
        Edit::Strip(row, name) => {
            field_of(guide, row, name).ok_or(Refused::Fixed)?;
            strip(text, find(file, row).ok_or(Refused::NotThere)?, name)
        }
    }
}

/// A field that a row of the file can have.
fn field_of(guide: &Guide, row: &str, name: &str) -> Option<Field> {
    part(guide, row)?.all(guide).into_iter().find(|field| field.name == name)
}

/// The list a row stands in, and its place there.
fn parent(row: &str) -> Result<(&str, usize), Refused> {
    let (list, at) = row.rsplit_once('.').ok_or(Refused::NotThere)?;
    Ok((list, at.parse().map_err(|_| Refused::NotThere)?))
}

/// What stands under a path.
fn find<'a, 't>(file: &'a DeTable<'t>, path: &str) -> Option<&'a Spanned<DeValue<'t>>> {
    let mut steps = path.split('.');
    let mut found = file.get(steps.next()?)?;
    for step in steps {
        found = match found.get_ref() {
            DeValue::Table(table) => table.get(step)?,
            DeValue::Array(list) => list.get(step.parse::<usize>().ok()?)?,
            _ => return None,
        };
    }
    Some(found)
}

fn list_at<'a, 't>(file: &'a DeTable<'t>, path: &str) -> Result<&'a [Spanned<DeValue<'t>>], Refused> {
    match find(file, path).map(Spanned::get_ref) {
        Some(DeValue::Array(list)) => Ok(list),
        _ => Err(Refused::NotThere),
    }
}

/// Where something ends, with everything in it.
fn end_of(value: &Spanned<DeValue<'_>>) -> usize {
    let inner = match value.get_ref() {
        DeValue::Table(table) => table.iter().map(|(_, value)| end_of(value)).max(),
        DeValue::Array(list) => list.iter().map(end_of).max(),
        _ => None,
    };
    inner.unwrap_or(0).max(value.span().end)
}

fn line_start(text: &str, at: usize) -> usize {
    text[..at].rfind('\n').map_or(0, |end| end + 1)
}

/// The end of a line, its break included.
fn line_end(text: &str, at: usize) -> usize {
    text[at..].find('\n').map_or(text.len(), |end| at + end + 1)
}

/// Whether a row is a table with a heading, `[[cards]]`, rather than one within a list.
fn has_heading(text: &str, row: &Spanned<DeValue<'_>>) -> bool {
    matches!(row.get_ref(), DeValue::Table(_)) && text[row.span()].starts_with('[')
}

/// The lines of a row with a heading, from the heading to its last value.
fn lines_of(text: &str, row: &Spanned<DeValue<'_>>) -> Range<usize> {
    line_start(text, row.span().start)..line_end(text, end_of(row))
}

/// How a value stands in its list: on lines of its own, and with a comma after it, which ends there.
struct Standing {
    own_lines: bool,
    comma: Option<usize>,
}

/// Whether nothing but a comment follows on the line.
fn ends_line(text: &str, at: usize) -> bool {
    let rest = text[at..line_end(text, at)].trim();
    rest.is_empty() || rest.starts_with('#')
}

fn standing(text: &str, value: &Range<usize>) -> Standing {
    let after = &text[value.end..];
    let spaces = after.len() - after.trim_start().len();
    let comma = after.trim_start().starts_with(',').then_some(value.end + spaces + 1);
    let begins = text[line_start(text, value.start)..value.start].trim().is_empty();
    Standing { own_lines: begins && ends_line(text, comma.unwrap_or(value.end)), comma }
}

/// The text without something among others on a line, and without the comma that parted it from them.
fn parted(text: &str, span: Range<usize>, comma: Option<usize>) -> String {
    let before = text[..span.start].trim_end();
    match comma {
        Some(comma) if !(before.ends_with(',') && ends_line(text, comma)) => {
            let spaces = text[comma..].len() - text[comma..].trim_start_matches(' ').len();
            without(text, span.start..comma + spaces)
        }
        _ => {
            let start = if before.ends_with(',') { before.len() - 1 } else { span.start };
            without(text, start..span.end)
        }
    }
}

/// One more like the row at this place, after it.
fn add(text: &str, list: &[Spanned<DeValue<'_>>], at: usize) -> Result<String, Refused> {
    let row = list.get(at).ok_or(Refused::NotThere)?;
    let ids: Vec<&str> = list.iter().filter_map(|row| id_of(row).map(|(id, _)| id)).collect();
    let renamed = |range: Range<usize>| {
        let mut copy = text[range.clone()].to_owned();
        if let Some((id, span)) = id_of(row) {
            let written = toml::Value::from(another(id, &ids)).to_string();
            copy.replace_range(span.start - range.start..span.end - range.start, &written);
        }
        copy
    };
    if has_heading(text, row) {
        let lines = lines_of(text, row);
        let ended = if text[lines.clone()].ends_with('\n') { "" } else { "\n" };
        let copy = format!("{ended}\n{}", renamed(lines.clone()));
        return Ok(inserted(text, lines.end, &copy));
    }
    let span = row.span();
    let copy = renamed(span.clone());
    let Standing { own_lines, comma } = standing(text, &span);
    if !own_lines {
        return Ok(inserted(text, span.end, &format!(", {copy}")));
    }
    let indent = &text[line_start(text, span.start)..span.start];
    match comma {
        // A comment behind the row stays behind it.
        Some(comma) => Ok(inserted(text, line_end(text, comma), &format!("{indent}{copy},\n"))),
        None => Ok(inserted(text, span.end, &format!(",\n{indent}{copy}"))),
    }
}

/// The id of a row, and where it stands.
fn id_of<'a>(row: &'a Spanned<DeValue<'_>>) -> Option<(&'a str, Range<usize>)> {
    let DeValue::Table(table) = row.get_ref() else { return None };
    let id = table.get("id")?;
    match id.get_ref() {
        DeValue::String(name) => Some((name, id.span())),
        _ => None,
    }
}

/// An id like this one that no other row has.
fn another(id: &str, taken: &[&str]) -> String {
    let stem = id.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end_matches('_');
    let numbered = (2..).map(|number: u32| format!("{stem}_{number}"));
    numbered.into_iter().find(|name| !taken.contains(&name.as_str())).unwrap_or_default()
}

fn inserted(text: &str, at: usize, what: &str) -> String {
    format!("{}{what}{}", &text[..at], &text[at..])
}

fn without(text: &str, range: Range<usize>) -> String {
    format!("{}{}", &text[..range.start], &text[range.end..])
}

/// The list without the row at this place. Comments above it stay; empty lines below it go with it.
fn remove(text: &str, list: &[Spanned<DeValue<'_>>], at: usize) -> Result<String, Refused> {
    let row = list.get(at).ok_or(Refused::NotThere)?;
    if has_heading(text, row) {
        let mut lines = lines_of(text, row);
        while lines.end < text.len() && text[lines.end..line_end(text, lines.end)].trim().is_empty() {
            lines.end = line_end(text, lines.end);
        }
        if lines.end == text.len() {
            let kept = text[..lines.start].trim_end();
            lines.start = line_end(text, kept.len());
        }
        return Ok(without(text, lines));
    }
    let span = row.span();
    let Standing { own_lines, comma } = standing(text, &span);
    if own_lines {
        return Ok(without(text, line_start(text, span.start)..line_end(text, comma.unwrap_or(span.end))));
    }
    Ok(parted(text, span, comma))
}

/// One more value in a list of plain values.
fn put(text: &str, list: &Spanned<DeValue<'_>>) -> Result<String, Refused> {
    let DeValue::Array(values) = list.get_ref() else { return Err(Refused::NotThere) };
    match values.len() {
        0 => Ok(inserted(text, list.span().start + 1, "\"\"")),
        many => add(text, values, many - 1),
    }
}

/// The row with one more field: as another row of the list has it, or else with the least that it may be.
fn give(text: &str, file: &DeTable<'_>, row: &str, field: &Field) -> Result<String, Refused> {
    let found = find(file, row).ok_or(Refused::NotThere)?;
    let DeValue::Table(table) = found.get_ref() else { return Err(Refused::NotThere) };
    if table.contains_key(field.name.as_str()) {
        return Err(Refused::NotThere);
    }
    let (list, _) = parent(row)?;
    let like = |other: &Spanned<DeValue<'_>>| match other.get_ref() {
        DeValue::Table(table) => table.get(field.name.as_str()).map(|value| text[value.span()].to_owned()),
        _ => None,
    };
    let value = list_at(file, list)?.iter().find_map(like).unwrap_or_else(|| field.least());
    let written = format!("{} = {value}", field.name);
    let last = table.iter().map(|(_, value)| end_of(value)).max();
    if !has_heading(text, found) {
        let end = found.span().end - 1;
        let kept = text[..end].trim_end().len();
        let between = if table.is_empty() { " " } else { ", " };
        return Ok(inserted(text, kept, &format!("{between}{written}")));
    }
    let end = line_end(text, last.unwrap_or(found.span().end));
    let ended = if text[..end].ends_with('\n') { "" } else { "\n" };
    Ok(inserted(text, end, &format!("{ended}{written}\n")))
}

/// The row without a field.
fn strip(text: &str, row: &Spanned<DeValue<'_>>, name: &str) -> Result<String, Refused> {
    let DeValue::Table(table) = row.get_ref() else { return Err(Refused::NotThere) };
    let (key, value) = table.iter().find(|(key, _)| key.get_ref() == name).ok_or(Refused::NotThere)?;
    if has_heading(text, row) {
        let lines = line_start(text, key.span().start)..line_end(text, end_of(value));
        return Ok(without(text, lines));
    }
    let span = key.span().start..end_of(value);
    let Standing { comma, .. } = standing(text, &span);
    Ok(parted(text, span, comma))
}

/// A list of plain values to which values may be added, with how many there are.
pub fn open_lists(guide: &Guide, text: &str, root: &str) -> Vec<(String, usize)> {
    fn gather(path: &str, value: &Spanned<DeValue<'_>>, found: &mut Vec<(String, usize)>) {
        match value.get_ref() {
            DeValue::Array(list) => {
                let plain =
                    |value: &Spanned<DeValue<'_>>| !matches!(value.get_ref(), DeValue::Table(_) | DeValue::Array(_));
                if list.iter().all(plain) {
                    found.push((path.to_owned(), list.len()));
                }
                list.iter().enumerate().for_each(|(at, value)| gather(&format!("{path}.{at}"), value, found));
            }
            DeValue::Table(table) => {
                table.iter().for_each(|(key, value)| gather(&format!("{path}.{}", key.get_ref()), value, found));
            }
            _ => {}
        }
    }
    let Ok(file) = DeTable::parse(text) else { return Vec::new() };
    let mut found = Vec::new();
    if let Some(value) = file.get_ref().get(root) {
        gather(root, value, &mut found);
    }
    found.retain(|(path, _)| free(guide, path).is_some());
    found
}

/// What a row has of the fields that not every row of its list has, and what it lacks of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Loose {
    /// These can be taken away.
    pub has: Vec<String>,
    /// These can be given.
    pub lacks: Vec<String>,
}

/// The fields that the rows of a list may have or not, row by row; nothing, if there is no such list.
pub fn loose(guide: &Guide, text: &str, list: &str) -> Vec<Loose> {
    let file = DeTable::parse(text);
    let rows = file.as_ref().ok().and_then(|file| list_at(file.get_ref(), list).ok());
    let (Some(part), Some(rows)) = (part(guide, list), rows) else { return Vec::new() };
    let tables: Vec<&DeTable<'_>> = rows
        .iter()
        .filter_map(|row| match row.get_ref() {
            DeValue::Table(table) => Some(table),
            _ => None,
        })
        .collect();
    let known = part.all(guide).into_iter().map(|field| field.name);
    let sometimes: Vec<String> =
        known.filter(|name| tables.iter().any(|row| !row.contains_key(name.as_str()))).collect();
    let of_row = |row: &&DeTable<'_>| {
        let (has, lacks) = sometimes.iter().cloned().partition(|name| row.contains_key(name.as_str()));
        Loose { has, lacks }
    };
    tables.iter().map(of_row).collect()
}
