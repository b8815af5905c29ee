//! What the fields of an edition file mean: a page for whoever writes one, made from what each game says about its files.

use crate::Entry;
use serde::Deserialize;
use std::fmt::Write;
use table::file::{NUMBER, Scalar, leaves, number};
use table::message::line_of;
use table::{Arg, Complaint};
use toml::{Table, Value};

/// What a game says about its edition files.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// The field in which a row says where its values come from.
    #[serde(default = "from")]
    pub origin: String,
    /// The parts of a file, in their order.
    #[serde(rename = "table")]
    pub parts: Vec<Part>,
}

/// A table of the file, or a list of them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Part {
    /// Where it stands, names with dots between them.
    pub path: String,
    /// What it is.
    pub about: String,
    /// Of a list: what may be done with its rows.
    #[serde(default)]
    pub rows: Option<Rows>,
    /// More about its rows.
    #[serde(default)]
    pub note: Option<String>,
    /// Fields with one value for each character of the game.
    #[serde(default)]
    pub characters: Option<ByCharacter>,
    /// Whether each row says where it comes from.
    #[serde(default = "yes")]
    pub origin: bool,
    /// Instructions, where the part is one of several.
    #[serde(default)]
    pub acts: Vec<Act>,
    /// Its fields.
    pub fields: Vec<Field>,
}

/// What may be done with the rows of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rows {
    /// They can be changed; none can be added or left out.
    Fixed,
    /// One may be left out and counts nothing then; none can stand twice.
    Once,
    /// They may be added and left out.
    Free,
}

/// A field.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// What it means.
    pub means: String,
    /// In which unit.
    #[serde(default)]
    pub unit: String,
    /// What it may be; `1–99` is a number from 1 to 99.
    pub may: String,
    /// Whether it is a list of plain values that may be added and left out.
    #[serde(default)]
    pub open: bool,
    /// What else is to be known.
    #[serde(default)]
    pub note: Option<String>,
}

/// A field for each character.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByCharacter {
    /// What it means.
    pub means: String,
    /// In which unit.
    #[serde(default)]
    pub unit: String,
    /// What it may be.
    pub may: String,
    /// Whether it may be left out.
    #[serde(default)]
    pub optional: bool,
}

/// An instruction.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// Its word.
    pub act: String,
    /// What it does, with its fields.
    pub means: String,
}

fn from() -> String {
    "from".to_owned()
}

fn yes() -> bool {
    true
}

/// The characters that have fields of their own in the files of a game that has characters.
const CHARACTERS: [&str; 5] = ["warlord", "murshid", "sultan", "caliph", "nomad"];

impl Field {
    /// The least and the most it may be, if it is a number with plain limits.
    pub fn limits(&self) -> Option<(i64, i64)> {
        let (least, most) = self.may.split_once('–')?;
        Some((least.parse().ok()?, most.parse().ok()?))
    }

    /// The same of a number in it, if it is a list of them: `4 to 7 numbers, each 1–99`.
    fn limits_of_each(&self) -> Option<(i64, i64)> {
        let (_, each) = self.may.rsplit_once("each ").unwrap_or(("", &self.may));
        let (least, most) = each.split_once('–')?;
        Some((least.parse().ok()?, most.parse().ok()?))
    }

    /// What it is at first in a row that is given it, written as TOML: the least number it may be, no, or an empty text.
    pub fn least(&self) -> String {
        match self.limits() {
            Some((least, _)) => least.to_string(),
            None if self.may.starts_with("true or false") => "false".to_owned(),
            None => "\"\"".to_owned(),
        }
    }
}

impl Part {
    /// Every field it can have, those of characters and of the origin among them.
    pub fn all(&self, guide: &Guide) -> Vec<Field> {
        let mut all = self.fields.clone();
        if let Some(each) = &self.characters {
            all.extend(CHARACTERS.iter().map(|name| Field {
                name: (*name).to_owned(),
                means: each.means.clone(),
                unit: each.unit.clone(),
                may: each.may.clone(),
                open: false,
                note: each.optional.then(|| "may be left out".to_owned()),
            }));
            let of_character = |name: &str, means: &str, may: &str| Field {
                name: name.to_owned(),
                means: means.to_owned(),
                unit: String::new(),
                may: may.to_owned(),
                open: false,
                note: None,
            };
            all.push(of_character(
                "but",
                "The characters whose value comes from elsewhere than the row.",
                "`{ nomad = \"public\" }`; may be left out",
            ));
        }
        let nested = self.path.contains('.') || self.fields.iter().any(|field| field.name == guide.origin);
        if self.origin && !nested {
            all.push(Field {
                name: guide.origin.clone(),
                means: "Where the values come from.".to_owned(),
                unit: String::new(),
                may: "`rulebook`, `public`, `deduced` or `house`".to_owned(),
                open: false,
                note: None,
            });
        }
        all
    }
}

impl Guide {
    /// What is said of the value on this path of a file: the names and numbers on the way, with dots between them.
    pub fn field(&self, path: &str) -> Option<Field> {
        let names: Vec<&str> = path.split('.').filter(|step| step.parse::<usize>().is_err()).collect();
        let named = names.join(".");
        self.parts.iter().find_map(|part| {
            let name = named.strip_prefix(&part.path)?.strip_prefix('.')?;
            part.all(self).into_iter().find(|field| field.name == name)
        })
    }
}

impl Field {
    /// What it means and may be, in a line.
    pub fn hint(&self) -> String {
        let said = [self.means.as_str(), &self.unit, &self.may, self.note.as_deref().unwrap_or_default()];
        said.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ").replace('`', "")
    }
}

/// What a game says about its edition files; nothing, if it says nothing.
pub fn guide(entry: &Entry) -> Result<Guide, Complaint> {
    if entry.fields.is_empty() {
        return Ok(Guide { origin: from(), parts: Vec::new() });
    }
    table::file::read(entry.fields)
}

/// The complaint about a number that cannot be one, with the limits that the guide gives its field: those of the type that holds it say little.
pub(crate) fn limited(entry: &Entry, text: &str, mut complaint: Complaint) -> Complaint {
    let expected = complaint.why.args.iter_mut().find(|(name, _)| name == "expected");
    if let (Some(line), Some((_, Arg::Message(wanted)))) = (complaint.line, expected)
        && wanted.key == NUMBER
        && let Some((least, most)) = limits_at(entry, text, line)
    {
        **wanted = number(least, most);
    }
    complaint
}

/// A way without the numbers in it: `layouts.0.hexes` is `layouts.hexes`.
pub(crate) fn unnumbered(path: &str) -> String {
    path.split('.').filter(|step| step.parse::<usize>().is_err()).collect::<Vec<_>>().join(".")
}

/// The limits that the guide gives the first number of this line that is outside of its own.
fn limits_at(entry: &Entry, text: &str, line: usize) -> Option<(i64, i64)> {
    let guide = guide(entry).ok()?;
    let here = leaves(text).ok()?.into_iter().filter(|leaf| line_of(text, leaf.span.start) == line);
    here.filter_map(|leaf| {
        let Scalar::Number(found) = leaf.value else { return None };
        let path = unnumbered(&leaf.path);
        let (part, name) = path.rsplit_once('.')?;
        let part = guide.parts.iter().find(|known| known.path == part)?;
        let (least, most) = part.all(&guide).iter().find(|field| field.name == name)?.limits_of_each()?;
        (!(least..=most).contains(&found)).then_some((least, most))
    })
    .next()
}

/// The page about the edition files of a game, in English, as Markdown.
pub fn page(entry: &Entry) -> Result<String, Complaint> {
    let guide = guide(entry)?;
    let shipped = entry.game.about().editions.first();
    let file: Table = table::file::read(shipped.map_or("", |edition| edition.text))?;
    let name = entry.dictionary(table::Lang::En).word("game-name");
    let id = entry.id();
    let mut page = format!("# Edition files of {name}\n\n");
    let _ = writeln!(
        page,
        "`crownlands edition export {id} -o my.toml` writes the components of the game to a file with its comments. Change it, give it an `id` and a `title` of its \
         own, and check it: `crownlands edition check my.toml`; `crownlands edition diff {id} my.toml` tells what differs. Every command that plays takes it \
         (`--edition my.toml`), a scenario beside it can name it (`edition = \"my.toml\"`), and a web table is set up with it under *Editions*.\n\n\
         This page is made from `crates/{id}/editions/fields.toml`; `crownlands edition fields {id}` prints it.\n"
    );
    let _ = writeln!(page, "| Field | Meaning | May be |\n| --- | --- | --- |");
    let _ = writeln!(
        page,
        "| `id` | What the edition is called in records and addresses. | up to 40 small letters, digits and hyphens; not that of another edition that comes with the game |"
    );
    let _ = writeln!(page, "| `title` | What it is called for people. | up to 100 characters |");
    for part in &guide.parts {
        write_part(&mut page, &guide, part, &file);
    }
    Ok(page)
}

fn write_part(page: &mut String, guide: &Guide, part: &Part, file: &Table) {
    let _ = writeln!(page, "\n## `{}`\n\n{}", part.path, part.about);
    let rows = match part.rows {
        Some(Rows::Fixed) => "Rows can be changed; none can be added or left out.",
        Some(Rows::Once) => "A row that is left out counts nothing; none can stand twice.",
        Some(Rows::Free) => "Rows can be changed, added and left out.",
        None => "",
    };
    let rows: Vec<&str> =
        [rows, part.note.as_deref().unwrap_or("")].into_iter().filter(|text| !text.is_empty()).collect();
    if !rows.is_empty() {
        let _ = writeln!(page, "{}", rows.join(" "));
    }
    let _ = writeln!(page, "\n| Field | Meaning | Unit | May be | For example |\n| --- | --- | --- | --- | --- |");
    for field in part.all(guide) {
        let may = match &field.note {
            Some(note) => format!("{}; {note}", field.may),
            None => field.may.clone(),
        };
        let example = example(file, &part.path, &field.name).map(|value| format!("`{value}`")).unwrap_or_default();
        let cells = [&field.means, &field.unit, &may, &example].map(|cell| cell.replace('|', "\\|"));
        let _ = writeln!(page, "| `{}` | {} |", field.name, cells.join(" | "));
    }
    if !part.acts.is_empty() {
        let _ = writeln!(page, "\n| Instruction | What happens |\n| --- | --- |");
        for act in &part.acts {
            let _ = writeln!(page, "| `{}` | {} |", act.act, act.means);
        }
    }
}

/// The first value of this field in a file, if it is short enough to show.
fn example(file: &Table, path: &str, field: &str) -> Option<String> {
    let found = tables(file, path).into_iter().find_map(|table| table.get(field))?;
    let text = match found {
        Value::Table(table) => {
            let fields: Vec<String> = table.iter().map(|(key, value)| format!("{key} = {value}")).collect();
            format!("{{ {} }}", fields.join(", "))
        }
        other => other.to_string().replace('\n', " "),
    };
    (text.chars().count() <= 70).then_some(text)
}

/// The tables under a path, those of every row of the lists on the way.
pub fn tables<'a>(file: &'a Table, path: &str) -> Vec<&'a Table> {
    let mut found = vec![file];
    for name in path.split('.') {
        found = found.into_iter().filter_map(|table| table.get(name)).flat_map(rows).collect();
    }
    found
}

fn rows(value: &Value) -> Vec<&Table> {
    match value {
        Value::Table(table) => vec![table],
        Value::Array(list) => list.iter().filter_map(Value::as_table).collect(),
        _ => Vec::new(),
    }
}
