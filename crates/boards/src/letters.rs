//! What a board has drawn, written with letters for a terminal: panels as lines and aligned columns, drawings by what they say of
//! themselves. Whatever a page tells somebody who cannot see it is told here too, so that both always tell the same.

mod node;
#[cfg(test)]
mod tests;

use crate::Drawn;
use maud::Markup;
use node::{Element, Node};
use std::collections::BTreeSet;
use table::words::plain;
use unicode_width::UnicodeWidthStr;

/// A part of the table with letters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// A short id that is the same in every language, such as `players`.
    pub id: &'static str,
    /// The title in the reader's language.
    pub title: String,
    /// What stands in it; lines are as long as their sentences.
    pub text: String,
    /// Whether it matters all the time, or is there to look something up.
    pub open: bool,
}

/// What is drawn around the board, section by section: what lies beside the hand, the hand, then the panels. `hand` is the title of the hand.
pub fn sections(drawn: &Drawn, hand: String) -> Vec<Section> {
    // What a page shows together with the hand but nobody holds says by `data-section` how it is called.
    let (beside, held): (Vec<Node>, Vec<Node>) =
        node::read(&drawn.hand.0).into_iter().partition(|node| section_title(node).is_some());
    let title = beside.iter().find_map(section_title).unwrap_or_default().to_owned();
    let beside = Section { id: "beside", title, text: lines(&beside), open: true };
    let held = Section { id: "hand", text: without_title(lines(&held), &hand), title: hand, open: true };
    let panels = drawn.status.iter().map(|panel| Section {
        id: panel.id,
        title: panel.title.clone(),
        text: write(&panel.body),
        open: panel.open,
    });
    [beside, held].into_iter().chain(panels).filter(|section| !section.text.is_empty()).collect()
}

/// What a part of the hand is called where it is a section of its own.
fn section_title(node: &Node) -> Option<&str> {
    node.element()?.attribute("data-section")
}

/// The lines of a section without a heading that only says its title again.
fn without_title(text: String, title: &str) -> String {
    match text.strip_prefix(title).and_then(|rest| rest.strip_prefix(":\n")) {
        Some(rest) => rest.to_owned(),
        None => text,
    }
}

/// A part of a page as lines.
pub fn write(markup: &Markup) -> String {
    lines(&node::read(&markup.0))
}

fn lines(nodes: &[Node]) -> String {
    let mut page = Lines::default();
    page.flow(nodes, 0);
    page.end_line();
    page.lines.join("\n")
}

/// What can be read in an element, in one line.
fn text_of(element: &Element) -> String {
    let mut page = Lines::default();
    page.flow(&element.inside, 0);
    page.end_line();
    page.lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ")
}

/// Everything that explains itself in what is drawn: what tooltips and lists say, each once.
pub fn things(drawn: &Drawn) -> Vec<String> {
    let mut found = Vec::new();
    let bodies = drawn.status.iter().map(|panel| &panel.body);
    for part in [&drawn.board, &drawn.hand].into_iter().chain(bodies) {
        gather(&node::read(&part.0), &mut found);
    }
    let mut known = BTreeSet::new();
    found.retain(|thing| thing.split_whitespace().nth(2).is_some() && known.insert(thing.clone()));
    found
}

/// Those of the things that a question is about: those that begin with it, or else those that speak of it.
pub fn about<'a>(things: &'a [String], question: &str) -> Vec<&'a str> {
    let question = plain(question);
    if question.is_empty() {
        return Vec::new();
    }
    let begins = |thing: &&String| format!("{} ", plain(thing)).starts_with(&format!("{question} "));
    let speaks = |thing: &&String| format!(" {} ", plain(thing)).contains(&format!(" {question} "));
    let found: Vec<&str> = things.iter().filter(begins).map(String::as_str).collect();
    let found = if found.is_empty() { things.iter().filter(speaks).map(String::as_str).collect() } else { found };
    // What only repeats the question, or the beginning of another thing, tells nothing new.
    let goes_on = |thing: &str, other: &str| {
        other.strip_prefix(thing).is_some_and(|rest| rest.starts_with(|c: char| !c.is_alphanumeric()))
    };
    let tells = |thing: &str| plain(thing) != question && !found.iter().any(|other| goes_on(thing, other));
    found.iter().copied().filter(|thing| tells(thing)).collect()
}

fn gather(nodes: &[Node], found: &mut Vec<String>) {
    for element in nodes.iter().filter_map(Node::element) {
        found.extend(element.says());
        found.extend(element.attribute("title").map(tidy));
        if element.name == "li" {
            found.push(text_of(element));
        }
        gather(&element.inside, found);
    }
}

/// Text without doubled spaces.
fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How wide a table may be before its cells are broken into lines: a terminal of eighty columns shows it whole.
const ROOM: usize = 78;

/// How narrow a column of sentences may become.
const SENTENCE: usize = 20;

/// Rows with aligned columns: the first column to the left, numbers and what stands above them to the right.
pub fn columns(rows: &[Vec<String>]) -> String {
    aligned(rows, usize::MAX)
}

/// Rows with aligned columns, no wider than this if words allow it: the widest cells go on below themselves.
pub fn aligned(rows: &[Vec<String>], room: usize) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize, width: fn(&String) -> usize| {
        rows.iter().filter_map(|row| row.get(column)).map(width).max().unwrap_or(0)
    };
    let is_number = |cell: &String| cell.chars().all(|c| c.is_ascii_digit() || "+-−–±.,/ %?".contains(c));
    let numbers: Vec<bool> = (0..count)
        .map(|column| column > 0 && rows.iter().skip(1).filter_map(|row| row.get(column)).all(is_number))
        .collect();
    let natural: Vec<usize> = (0..count).map(|column| widest(column, |cell| cell.width())).collect();
    // Words above numbers may stand one below the other; sentences need some room.
    let least = |column: usize| {
        let word = widest(column, |cell| cell.split_whitespace().map(UnicodeWidthStr::width).max().unwrap_or(0));
        if numbers[column] { word } else { word.max(natural[column].min(SENTENCE)) }
    };
    let least: Vec<usize> = (0..count).map(least).collect();
    let widths = narrowed(natural, &least, room);
    rows.iter().map(|row| write_row(row, &widths, &numbers)).collect::<Vec<_>>().join("\n")
}

/// A row of a table, in as many lines as its highest cell.
fn write_row(row: &[String], widths: &[usize], numbers: &[bool]) -> String {
    let in_lines = |(cell, width): (&String, &usize)| match cell.width() > *width {
        true => wrap(cell, *width).lines().map(str::to_owned).collect(),
        false => vec![cell.clone()],
    };
    let cells: Vec<Vec<String>> = row.iter().zip(widths).map(in_lines).collect();
    let line = |at: usize| {
        let cells = cells.iter().zip(widths).zip(numbers).map(|((lines, width), number)| {
            let text = lines.get(at).map_or("", String::as_str);
            let spaces = " ".repeat(width.saturating_sub(text.width()));
            if *number { format!("{spaces}{text}") } else { format!("{text}{spaces}") }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    let height = cells.iter().map(Vec::len).max().unwrap_or(0);
    (0..height).map(line).collect::<Vec<_>>().join("\n")
}

/// The widths of columns such that a row fits: the widest gives way first, and none becomes narrower than its longest word.
fn narrowed(mut widths: Vec<usize>, least: &[usize], room: usize) -> Vec<usize> {
    let gaps = 2 * widths.len().saturating_sub(1);
    while widths.iter().sum::<usize>() + gaps > room {
        let giving = (0..widths.len()).filter(|column| widths[*column] > least[*column]);
        let Some(widest) = giving.max_by_key(|column| widths[*column]) else { break };
        widths[widest] -= 1;
    }
    widths
}

/// A text with spaces behind it up to a width, as a terminal shows it.
pub fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.width())))
}

/// A text in lines of at most this width; what goes on is indented like its line, behind a bullet if there is one.
pub fn wrap(text: &str, width: usize) -> String {
    text.lines().map(|line| wrap_line(line, width)).collect::<Vec<_>>().join("\n")
}

fn wrap_line(line: &str, width: usize) -> String {
    if line.width() <= width {
        return line.to_owned();
    }
    let hanging = " ".repeat(hanging(line, width));
    let mut lines = Vec::new();
    let (mut now, mut rest) = (String::new(), line);
    while !rest.is_empty() {
        // The spaces before a word belong to it, so that columns stay where they are.
        let word = rest.trim_start();
        let end = word.find(char::is_whitespace).unwrap_or(word.len());
        let (next, after) = rest.split_at(rest.len() - word.len() + end);
        rest = after;
        let begun = !now.trim().is_empty() && now.width() > hanging.width().min(now.width() - 1);
        if begun && now.width() + next.width() > width {
            lines.push(std::mem::replace(&mut now, hanging.clone()));
            now.push_str(next.trim_start());
        } else {
            now.push_str(next);
        }
    }
    lines.push(now);
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

/// Where a line goes on: in the last column of a row, behind its bullet, or where it began.
fn hanging(line: &str, width: usize) -> usize {
    let spaces = line.width() - line.trim_start().width();
    let column = line.trim_end().rfind("  ").map_or(0, |at| line[..at + 2].width());
    let behind = spaces + if line.trim_start().starts_with(BULLET) { BULLET.width() } else { 0 };
    if column > behind && column <= width / 2 { column } else { behind }
}

/// What stands before an item of a list.
const BULLET: &str = "• ";

/// Lines as they are written.
#[derive(Default)]
struct Lines {
    lines: Vec<String>,
    /// The line that is being written, without its indentation.
    line: String,
    /// What stands before it.
    lead: String,
    /// The part that ended last, as long as nothing stands behind it.
    ended: Option<Part>,
    /// The part that what is written next stands right behind.
    behind: Option<Part>,
    /// Whether a drawing that says nothing stands right before: the space behind it is its own.
    silent: bool,
}

/// A part of the line that is being written: an element, or text between elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    /// Where it begins.
    from: usize,
    /// Whether it is a name in bold letters, which what follows tells about.
    name: bool,
    /// Whether it is a link, one of several that can be followed.
    link: bool,
}

/// What stands between two things that a page tells apart by the room between them.
const APART: &str = " · ";

/// Whether there is a word in a text: figures and signs belong to what stands beside them.
fn has_words(text: &str) -> bool {
    text.chars().any(char::is_alphabetic)
}

impl Lines {
    fn end_line(&mut self) {
        (self.ended, self.behind, self.silent) = (None, None, false);
        let line = std::mem::take(&mut self.line);
        let line = line.trim();
        if !line.is_empty() {
            self.lines.push(format!("{}{line}", std::mem::take(&mut self.lead)));
        }
    }

    /// Text goes on. Where words of two elements would touch, a space stands between them.
    fn text(&mut self, text: &str) {
        let spaced = text.starts_with(char::is_whitespace);
        let text = tidy(text);
        self.ended = None;
        let own_space = std::mem::take(&mut self.silent);
        if text.is_empty() {
            if spaced && !self.line.is_empty() && !self.line.ends_with(' ') {
                self.line.push(' ');
            }
            return;
        }
        if let Some(part) = self.behind.take().filter(|_| own_space || !spaced) {
            self.set_apart(part, &text);
        }
        let ends = self.line.chars().last().is_some_and(|c| c.is_alphanumeric() || ").:?–%↑→↓←".contains(c));
        let begins = text.chars().next().is_some_and(|c| c.is_alphanumeric() || "(+−–".contains(c));
        if (spaced || (ends && begins)) && !self.line.is_empty() && !self.line.ends_with(' ') {
            self.line.push(' ');
        }
        self.line.push_str(&text);
    }

    /// Two parts that touch are two things: a name and what is told of it, or one thing beside another.
    fn set_apart(&mut self, part: Part, next: &str) {
        let written = self.line.trim_end();
        let before = written.get(part.from..).unwrap_or_default();
        let goes_on = next.starts_with(|c: char| ".,:;!?)%×→".contains(c)) || written.ends_with([':', '(']);
        let figures = written.ends_with(|c: char| c.is_ascii_digit()) && next.starts_with(|c: char| c.is_ascii_digit());
        let words = has_words(next) && (figures || has_words(before));
        if !goes_on && !before.is_empty() && (words || part.link) {
            self.line.truncate(written.len());
            self.line.push_str(if part.name && !figures { ": " } else { APART });
        }
    }

    /// A part of a line. What an offer says beside its picture stands in the list of choices already.
    fn part(&mut self, element: &Element, depth: usize) {
        let (begun, before) = (self.line.len(), (self.ended, self.behind));
        let link = element.name == "a";
        let touched = self.ended.take().map(|part| Part { link: part.link && link, ..part });
        self.behind = self.behind.or(touched);
        let offer = element.attribute("data-act").is_some();
        match element.says().filter(|_| offer && !has_words(&text_of(element))) {
            Some(said) => self.text(&said),
            None => {
                let shown = element.inside.iter().filter(|node| !(offer && node.is_unseen()));
                shown.for_each(|node| self.flow(std::slice::from_ref(node), depth));
            }
        }
        if self.line.len() <= begun {
            (self.ended, self.behind) = before;
            return;
        }
        let bold = ["b", "strong"].contains(&element.name.as_str());
        let name = bold || self.ended.is_some_and(|part| part.name && part.from == begun);
        // A label that is only heard belongs to what it stands before.
        self.ended = Some(Part { from: begun, name, link }).filter(|_| !element.is_unseen());
    }

    /// Text of the page: where a space stands before or behind it, it goes on.
    fn words(&mut self, text: &str) {
        let from = self.line.len();
        if !text.starts_with(char::is_whitespace) {
            self.behind = self.behind.or(self.ended.take().map(|part| Part { link: false, ..part }));
        }
        self.text(text);
        if !text.ends_with(char::is_whitespace) {
            self.ended = Some(Part { from, name: false, link: false });
        } else if !self.line.is_empty() && !self.line.ends_with(' ') {
            self.line.push(' ');
        }
    }

    fn flow(&mut self, nodes: &[Node], depth: usize) {
        for node in nodes {
            match node {
                Node::Text(text) => self.words(text),
                Node::Element(element) if element.is_silent() => self.silent = true,
                Node::Element(element) => self.element(element, depth),
            }
        }
    }

    fn element(&mut self, element: &Element, depth: usize) {
        if let Some(items) = short_items(element) {
            self.end_line();
            if self.lead.is_empty() {
                self.lead = "  ".repeat(depth);
            }
            self.line = items;
            return self.end_line();
        }
        match element.name.as_str() {
            "svg" => self.drawing(element, depth),
            "br" => self.end_line(),
            "table" => self.table(element, depth),
            "li" => {
                self.end_line();
                self.lead = format!("{}{BULLET}", "  ".repeat(depth));
                self.flow(&element.inside, depth + 1);
                self.end_line();
                self.lead.clear();
            }
            "dt" => {
                self.end_line();
                self.lead = "  ".repeat(depth);
                self.flow(&element.inside, depth);
            }
            "dd" => {
                if !self.line.is_empty() && !self.line.ends_with(':') {
                    self.line = format!("{}: ", self.line.trim_end());
                }
                self.flow(&element.inside, depth);
                self.end_line();
            }
            "h1" | "h2" | "h3" | "h4" => {
                self.block(element, depth, true);
            }
            name if BLOCKS.contains(&name) => self.block(element, depth, false),
            _ => self.part(element, depth),
        }
    }

    fn block(&mut self, element: &Element, depth: usize, heading: bool) {
        // The first block of an item stands behind its bullet.
        self.end_line();
        if self.lead.is_empty() {
            self.lead = "  ".repeat(depth);
        }
        self.flow(&element.inside, depth);
        // A row of things says by itself what they are.
        if heading && self.line.trim_end().ends_with(char::is_alphanumeric) && !self.line.contains(APART) {
            self.line = format!("{}:", self.line.trim_end());
        }
        self.end_line();
    }

    /// A drawing is what it says of itself: one thing in the running line, several one below the other.
    fn drawing(&mut self, element: &Element, depth: usize) {
        let mut said = Vec::new();
        spoken(element, &mut said);
        match said.as_slice() {
            [only] => {
                let from = self.line.len();
                self.behind = self.behind.or(self.ended.take());
                self.text(only);
                self.ended = Some(Part { from, name: false, link: false });
            }
            several => {
                for thing in several {
                    self.end_line();
                    self.lead = format!("{}{BULLET}", "  ".repeat(depth));
                    self.text(thing);
                }
                self.end_line();
            }
        }
    }

    fn table(&mut self, table: &Element, depth: usize) {
        self.end_line();
        let mut rows = Vec::new();
        collect_rows(&table.inside, &mut rows);
        let text = aligned(&rows, ROOM);
        self.lines.extend(text.lines().map(|line| format!("{}{line}", "  ".repeat(depth))));
        self.lead.clear();
    }
}

/// How wide an item of a list may be that shares its line with others.
const SHORT: usize = 32;

/// The items of a list in one line, if there are several and all of them are short: a terminal has few lines.
fn short_items(list: &Element) -> Option<String> {
    let items: Vec<&Element> = list.inside.iter().filter_map(Node::element).filter(|item| !item.is_silent()).collect();
    if !["ul", "ol"].contains(&list.name.as_str()) || items.len() < 3 || items.iter().any(|item| item.name != "li") {
        return None;
    }
    let line = |item: &&Element| {
        let mut page = Lines::default();
        page.flow(&item.inside, 0);
        page.end_line();
        let only = page.lines.pop().filter(|_| page.lines.is_empty());
        only.filter(|line| line.width() <= SHORT && !line.contains(BULLET))
    };
    Some(items.iter().map(line).collect::<Option<Vec<_>>>()?.join(APART))
}

/// The elements that begin a line of their own.
const BLOCKS: [&str; 15] = [
    "p",
    "div",
    "section",
    "ul",
    "ol",
    "dl",
    "details",
    "summary",
    "figure",
    "figcaption",
    "form",
    "header",
    "footer",
    "article",
    "aside",
];

/// The rows of a table, cell by cell; its caption is for those who cannot see that it is a table.
fn collect_rows(nodes: &[Node], rows: &mut Vec<Vec<String>>) {
    for element in nodes.iter().filter_map(Node::element).filter(|element| !element.is_silent()) {
        if element.name != "tr" {
            collect_rows(&element.inside, rows);
            continue;
        }
        let cells = element.inside.iter().filter_map(Node::element).map(|cell| {
            let mut page = Lines::default();
            page.flow(&cell.inside, 0);
            page.end_line();
            page.lines.join(" ")
        });
        rows.push(cells.collect());
    }
}

/// What a drawing says: its own title where it is one picture, else the titles of what is in it.
fn spoken(element: &Element, said: &mut Vec<String>) {
    if element.is_silent() {
        return;
    }
    let own = element.says();
    let is_group = element.attribute("role") == Some("group");
    if let Some(own) = own.filter(|_| !is_group) {
        if !said.contains(&own) {
            said.push(own);
        }
        return;
    }
    for inner in element.inside.iter().filter_map(Node::element) {
        spoken(inner, said);
    }
}
