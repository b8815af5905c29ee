//! The components of an edition as told to players: a table for each kind of piece, made from the edition file itself, so that no
//! number on a page can differ from the number that is played with.
//!
//! A game lists its [`Part`]s: which part of the file is one table, and how each column of it is said. [`shown`] makes the tables.
//! [`unshown`] finds every value of a file that no table shows, and the tests of every game expect none.

mod changes;
mod own;

pub use changes::{Change, What, between, changes};
pub use own::{Own, OwnTexts};

use crate::{About, Complaint, Dictionary, Message};
use std::fmt::Write;
use toml::{Table, Value};

/// One table of components.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    /// What it is called: its words stand under `part-<id>`, and a sentence before the table under `part-<id>-text`.
    pub id: &'static str,
    /// The rule that speaks of it.
    pub clause: &'static str,
    /// Where its rows come from.
    pub rows: Rows,
    /// Its columns; the first names the row.
    pub columns: &'static [Column],
}

/// Where the rows of a table come from.
#[derive(Clone, Copy, Debug)]
pub enum Rows {
    /// A list of the edition file, or a single table of it, which is then shown with a row for each column.
    File(&'static str),
    /// A table of the file under `path` (two names with a dot between them) whose keys are the rows; they stand as `id`, what is under them as `value`.
    Keys(&'static str),
    /// A fixed list that editions do not change; each row is its `id`.
    Fixed(&'static [&'static str]),
}

impl Rows {
    /// What of the file they are made of.
    fn root(self) -> Option<&'static str> {
        match self {
            Rows::File(path) | Rows::Keys(path) => path.split('.').next(),
            Rows::Fixed(_) => None,
        }
    }
}

/// One column of a table.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// The value it shows.
    pub key: &'static str,
    /// Its heading stands under `column-<head>`.
    pub head: &'static str,
    /// How the value is said.
    pub say: Say,
}

/// How a value is said.
#[derive(Clone, Copy, Debug)]
pub enum Say {
    /// As it is: a number, a name, a list of them; yes or nothing.
    Plain,
    /// By the word under this prefix and the value; as it is where there is none.
    Word(&'static str),
    /// By the text under the prefix, the value and the suffix. It was written for the edition that comes with the game; a row in which one of
    /// these values differs says so instead.
    Text(&'static str, &'static str, &'static [&'static str]),
    /// In the notation of the file.
    Exact,
    /// By the game.
    With(fn(&Value, &Dictionary) -> String),
}

/// A column that shows a value as it is.
pub const fn plain(key: &'static str) -> Column {
    Column { key, head: key, say: Say::Plain }
}

/// A column that shows the word for a value.
pub const fn word(key: &'static str, prefix: &'static str) -> Column {
    Column { key, head: key, say: Say::Word(prefix) }
}

/// A column that shows a value in the notation of the file.
pub const fn exact(key: &'static str) -> Column {
    Column { key, head: key, say: Say::Exact }
}

/// A column that the game says itself.
pub const fn with(key: &'static str, say: fn(&Value, &Dictionary) -> String) -> Column {
    Column { key, head: key, say: Say::With(say) }
}

/// A column with the text of the row of this id, which holds while these values are those of the edition that comes with the game.
pub const fn text(
    key: &'static str,
    prefix: &'static str,
    suffix: &'static str,
    holds: &'static [&'static str],
) -> Column {
    Column { key, head: "text", say: Say::Text(prefix, suffix, holds) }
}

impl Column {
    /// The same column under another heading.
    pub const fn headed(self, head: &'static str) -> Column {
        Column { head, ..self }
    }
}

/// A table, ready to be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The id of the part.
    pub id: &'static str,
    /// What it is called.
    pub title: String,
    /// A sentence before it.
    pub intro: Option<String>,
    /// The rule that speaks of it.
    pub clause: &'static str,
    /// The headings; the last is that of where the values come from, unless nothing of the table comes from the file.
    pub heads: Vec<String>,
    /// The rows.
    pub rows: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// What the file calls it; for pictures and addresses.
    pub id: String,
    /// Its cells, as many as there are headings.
    pub cells: Vec<Cell>,
    /// Where the value of each cell comes from, in the word of the file; empty where it does not say, or says it there.
    pub origins: Vec<String>,
    /// Whether a value of it was chosen by the project.
    pub house: bool,
}

/// A cell of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// What stands there.
    pub text: String,
    /// Whether it is notation.
    pub exact: bool,
}

/// Keys under which a row says where its values come from.
const ORIGINS: [&str; 4] = ["from", "source", "named", "but"];

/// What an edition is called: its id and its title.
pub fn title(edition: &str) -> Result<(String, String), Complaint> {
    let file: Table = crate::file::read(edition)?;
    let name = |key: &str| file.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    Ok((name("id"), name("title")))
}

/// The tables of an edition of this game.
pub fn shown(parts: &[Part], about: &About, edition: &str, words: &Dictionary) -> Result<Vec<Shown>, Complaint> {
    let read = crate::file::read::<Table>;
    let file = read(edition)?;
    let shipped = match about.editions.first() {
        Some(first) => read(first.text)?,
        None => Table::new(),
    };
    let show = |part: &Part| Teller { part, words, shipped: rows_of(&shipped, part.rows) }.show(&file);
    Ok(parts.iter().map(show).collect())
}

struct Teller<'a> {
    part: &'a Part,
    words: &'a Dictionary,
    /// The rows of the edition that comes with the game: those its texts were written for.
    shipped: Vec<Table>,
}

impl Teller<'_> {
    fn show(&self, file: &Table) -> Shown {
        let part = self.part;
        let intro = format!("part-{}-text", part.id);
        let (mut heads, rows): (Vec<String>, Vec<Row>) = match part.rows {
            Rows::File(path) => match file.get(path) {
                Some(Value::Table(single)) => (self.upright_heads(), self.upright(single)),
                _ => (self.heads(), self.rows(&rows_of(file, part.rows))),
            },
            Rows::Keys(_) | Rows::Fixed(_) => (self.heads(), self.rows(&rows_of(file, part.rows))),
        };
        if !matches!(part.rows, Rows::Fixed(_)) {
            heads.push(self.words.word("column-from"));
        }
        Shown {
            id: part.id,
            title: self.words.word(&format!("part-{}", part.id)),
            intro: self.words.has(&intro).then(|| self.words.word(&intro)),
            clause: part.clause,
            heads,
            rows,
        }
    }

    fn heads(&self) -> Vec<String> {
        self.part.columns.iter().map(|column| self.head(column.head)).collect()
    }

    fn upright_heads(&self) -> Vec<String> {
        vec![self.words.word("column-what"), self.words.word("column-value")]
    }

    fn head(&self, head: &str) -> String {
        self.words.word(&format!("column-{head}"))
    }

    /// A single table: a row for each of its values.
    fn upright(&self, single: &Table) -> Vec<Row> {
        let origin = self.origin(single);
        let row = |column: &Column| {
            let name = Cell { text: self.head(column.head), exact: false };
            let from = Cell { text: origin.clone(), exact: false };
            Row {
                id: column.key.to_owned(),
                cells: vec![name, self.cell(column, single), from],
                origins: vec![String::new(), origin_of(column, single), String::new()],
                house: is_house(single),
            }
        };
        self.part.columns.iter().map(row).collect()
    }

    fn rows(&self, rows: &[Table]) -> Vec<Row> {
        let row = |row: &Table| {
            let mut cells: Vec<Cell> = self.part.columns.iter().map(|column| self.cell(column, row)).collect();
            if !matches!(self.part.rows, Rows::Fixed(_)) {
                cells.push(Cell { text: self.origin(row), exact: false });
            }
            let first = self.part.columns.first().and_then(|first| row.get(first.key));
            let id = row.get("id").or(first).map(plainly).unwrap_or_default();
            let mut origins: Vec<String> = self.part.columns.iter().map(|column| origin_of(column, row)).collect();
            origins.resize(cells.len(), String::new());
            Row { id, cells, origins, house: is_house(row) }
        };
        rows.iter().map(row).collect()
    }

    fn cell(&self, column: &Column, row: &Table) -> Cell {
        let exact = matches!(column.say, Say::Exact);
        let Some(value) = row.get(column.key) else { return Cell { text: String::new(), exact } };
        let text = match column.say {
            Say::Plain => self.plain(value),
            Say::Word(prefix) => self.named(prefix, value),
            Say::Text(prefix, suffix, holds) => self.told(&format!("{prefix}{}{suffix}", plainly(value)), row, holds),
            Say::Exact => exactly(value),
            Say::With(say) => say(value, self.words),
        };
        Cell { text, exact }
    }

    fn plain(&self, value: &Value) -> String {
        match value {
            Value::Boolean(true) => self.words.word("cell-yes"),
            Value::Boolean(false) => String::new(),
            Value::Array(values) => values.iter().map(|value| self.plain(value)).collect::<Vec<_>>().join(", "),
            other => plainly(other),
        }
    }

    fn named(&self, prefix: &str, value: &Value) -> String {
        match value {
            Value::Array(values) => values.iter().map(|value| self.named(prefix, value)).collect::<Vec<_>>().join(", "),
            other => named(self.words, prefix, &plainly(other)),
        }
    }

    /// The text of a row, while it holds.
    fn told(&self, key: &str, row: &Table, holds: &[&str]) -> String {
        if self.holds(key, row, holds) { self.words.word(key) } else { self.words.word("cell-changed") }
    }

    /// Whether the text under this key was written for such a row: for one that comes with the game and has the same in these values.
    fn holds(&self, key: &str, row: &Table, values: &[&str]) -> bool {
        let same = |shipped: &Table| values.iter().all(|key| shipped.get(*key) == row.get(*key));
        self.shipped_row(row).is_some_and(same) && self.words.has(key)
    }

    /// The same row in the edition that comes with the game.
    fn shipped_row(&self, row: &Table) -> Option<&Table> {
        let first = self.part.columns.first().map_or("", |first| first.key);
        self.shipped.iter().find(|other| other.get(first) == row.get(first))
    }

    /// Where the values of a row come from.
    fn origin(&self, row: &Table) -> String {
        let mut said = Vec::new();
        for key in ORIGINS {
            match row.get(key) {
                Some(Value::Table(each)) => said.extend(each.iter().map(|(of, from)| self.of(of, from))),
                Some(from) if key == "named" => said.push(self.of("name", from)),
                Some(from) => said.push(self.named("origin-", from)),
                None => {}
            }
        }
        said.join("; ")
    }

    fn of(&self, of: &str, from: &Value) -> String {
        let what = self.head(of);
        let origin = self.named("origin-", from);
        self.words.say(&Message::new("origin-of").with("what", what).with("origin", origin), &|seat| seat.to_string())
    }
}

/// The word under a prefix and a name, or the name where there is none.
pub fn named(words: &Dictionary, prefix: &str, name: &str) -> String {
    let key = format!("{prefix}{name}");
    if words.has(&key) { words.word(&key) } else { name.to_owned() }
}

/// The rows of a table, as tables.
fn rows_of(file: &Table, rows: Rows) -> Vec<Table> {
    let fixed = |id: &&str| Table::from_iter([("id".to_owned(), Value::from(*id))]);
    match rows {
        Rows::Fixed(ids) => ids.iter().map(fixed).collect(),
        Rows::File(path) => match file.get(path) {
            Some(Value::Array(rows)) => rows.iter().filter_map(Value::as_table).cloned().collect(),
            Some(Value::Table(single)) => vec![single.clone()],
            _ => Vec::new(),
        },
        Rows::Keys(path) => {
            let (outer, inner) = path.split_once('.').unwrap_or((path, ""));
            let Some(outer) = file.get(outer).and_then(Value::as_table) else { return Vec::new() };
            let keys = if inner.is_empty() { Some(outer) } else { outer.get(inner).and_then(Value::as_table) };
            let from = outer.get("from").cloned();
            let row = |(id, value): (&String, &Value)| {
                let mut row = Table::from_iter([("id".to_owned(), Value::from(id.as_str()))]);
                row.insert("value".to_owned(), value.clone());
                row.extend(from.clone().map(|from| ("from".to_owned(), from)));
                row
            };
            keys.into_iter().flatten().map(row).collect()
        }
    }
}

/// A value without quotes.
pub fn plainly(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// A value in the notation of the file: an instruction such as `recruit units=1, ground=neutral`.
fn exactly(value: &Value) -> String {
    match value {
        Value::Array(values) => values.iter().map(exactly).collect::<Vec<_>>().join("; "),
        Value::Table(table) => {
            let mut said = table.get("act").map(plainly).unwrap_or_default();
            for (at, (key, value)) in table.iter().filter(|(key, _)| *key != "act").enumerate() {
                let between = if at > 0 {
                    ", "
                } else if said.is_empty() {
                    ""
                } else {
                    " "
                };
                let _ = write!(said, "{between}{key}={}", plainly(value));
            }
            said
        }
        other => plainly(other),
    }
}

/// Where a value of a row comes from: what is said of the value itself goes before what is said of the row. A text comes from no file.
fn origin_of(column: &Column, row: &Table) -> String {
    if matches!(column.say, Say::Text(..)) {
        return String::new();
    }
    let own = ORIGINS.iter().find_map(|key| row.get(*key)?.as_table()?.get(column.key));
    let named = row.get("named").filter(|_| column.key == "name");
    let whole = row.get("from").or(row.get("source"));
    own.or(named).or(whole).and_then(Value::as_str).unwrap_or_default().to_owned()
}

/// Whether a value of a row was chosen by the project.
fn is_house(row: &Table) -> bool {
    fn house(value: &Value) -> bool {
        match value {
            Value::Table(each) => each.iter().any(|(_, from)| house(from)),
            from => from.as_str() == Some("house"),
        }
    }
    ORIGINS.iter().filter_map(|key| row.get(*key)).any(house)
}

/// Every value of an edition that the tables do not show: its path in the file. A value is shown if another one in its place would
/// change what is read. (The id and the title of the file stand above the tables.)
pub fn unshown(parts: &[Part], edition: &str, words: &Dictionary) -> Result<Vec<String>, Complaint> {
    let file: Table = crate::file::read(edition)?;
    let tell = |root: &str, file: &Table| -> Vec<Shown> {
        let of_root = parts.iter().filter(|part| part.rows.root() == Some(root));
        of_root.map(|part| Teller { part, words, shipped: rows_of(file, part.rows) }.show(file)).collect()
    };
    let mut unshown = Vec::new();
    let mut whole = file;
    for path in leaves(&Value::Table(whole.clone())) {
        let Some((Step::Key(root), inner)) = path.split_first() else { continue };
        if inner.is_empty() && (root == "id" || root == "title") {
            continue;
        }
        let usual = tell(root, &whole);
        let Some(kept) = exchange(&mut whole, &path, None) else { continue };
        let changed = tell(root, &whole) != usual;
        exchange(&mut whole, &path, Some(kept));
        if !changed {
            unshown.push(path.iter().map(Step::to_string).collect::<Vec<_>>().join("."));
        }
    }
    Ok(unshown)
}

/// A step on the way to a value.
#[derive(Clone)]
enum Step {
    Key(String),
    Index(usize),
}

impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Step::Key(key) => f.write_str(key),
            Step::Index(index) => write!(f, "{index}"),
        }
    }
}

/// The ways to all values that are neither lists nor tables.
fn leaves(value: &Value) -> Vec<Vec<Step>> {
    let below = |step: Step, value: &Value| {
        let under = |mut rest: Vec<Step>| {
            rest.insert(0, step.clone());
            rest
        };
        leaves(value).into_iter().map(under).collect::<Vec<_>>()
    };
    match value {
        Value::Table(table) => table.iter().flat_map(|(key, value)| below(Step::Key(key.clone()), value)).collect(),
        Value::Array(list) => list.iter().enumerate().flat_map(|(at, value)| below(Step::Index(at), value)).collect(),
        _ => vec![Vec::new()],
    }
}

/// Puts this, or else another value of the same kind, in the place of a value, and returns what was there.
fn exchange(file: &mut Table, path: &[Step], by: Option<Value>) -> Option<Value> {
    let (Step::Key(root), inner) = path.split_first()? else { return None };
    let leaf = inner.iter().try_fold(file.get_mut(root)?, |value, step| match step {
        Step::Key(key) => value.get_mut(key.as_str()),
        Step::Index(index) => value.get_mut(*index),
    })?;
    let by = by.unwrap_or_else(|| other(leaf));
    Some(std::mem::replace(leaf, by))
}

/// Another value of the same kind.
fn other(value: &Value) -> Value {
    match value {
        Value::Integer(number) => Value::Integer(number + 1),
        Value::Boolean(yes) => Value::Boolean(!yes),
        Value::String(text) => Value::String(format!("{text} ?")),
        kept => kept.clone(),
    }
}

/// The tables as Markdown.
pub fn page(tables: &[Shown]) -> String {
    let mut page = String::new();
    for table in tables {
        let _ = writeln!(page, "### {} ({})\n", table.title, table.clause);
        if let Some(intro) = &table.intro {
            let _ = writeln!(page, "{intro}\n");
        }
        let _ = writeln!(page, "| {} |", table.heads.join(" | "));
        let _ = writeln!(page, "|{}", " --- |".repeat(table.heads.len()));
        for row in &table.rows {
            let cell = |cell: &Cell| match (cell.exact, cell.text.replace('|', "\\|")) {
                (true, text) if !text.is_empty() => format!("`{text}`"),
                (_, text) => text,
            };
            let _ = writeln!(page, "| {} |", row.cells.iter().map(cell).collect::<Vec<_>>().join(" | "));
        }
        page.push('\n');
    }
    page
}
