//! The values of a part as fields, row by row, with what may be done with the rows.

use super::draft::Draft;
use super::{Bench, part_of, row_of};
use maud::{Markup, html};
use shelf::rows::{Edit, Loose, free, loose, open_lists};
use table::file::{Leaf, Scalar, leaves};
use table::{EditionChoice, Message};

/// A row of a part: where it stands, and its values.
struct Row<'a> {
    /// The way to it; that of the part, if the part is no list.
    path: String,
    at: Option<usize>,
    leaves: Vec<&'a Leaf>,
}

/// Where a value stands within its row.
#[derive(Clone, PartialEq, Eq)]
enum Spot {
    Alone,
    /// In a list of plain values that may come and go.
    Value(String),
    /// In a row of a list within the row.
    Inner(String),
}

fn rows_of<'a>(part: &str, mine: &[&'a Leaf]) -> Vec<Row<'a>> {
    let mut rows: Vec<Row<'a>> = Vec::new();
    for leaf in mine {
        let at = row_of(leaf).0;
        match rows.last_mut() {
            Some(last) if last.at == at => last.leaves.push(leaf),
            _ => {
                let path = at.map_or_else(|| part.to_owned(), |at| format!("{part}.{at}"));
                rows.push(Row { path, at, leaves: vec![leaf] });
            }
        }
    }
    rows
}

impl Bench<'_> {
    /// Every value of the part, row by row, with the picture of the piece.
    pub(super) fn values(&self, draft: &Draft, choice: &EditionChoice) -> Markup {
        let text = draft.text.as_str();
        let leaves = leaves(text).unwrap_or_default();
        let mine: Vec<&Leaf> =
            leaves.iter().filter(|leaf| leaf.path.contains('.') && part_of(leaf) == self.part).collect();
        let shown: Vec<&str> = mine.iter().map(|leaf| leaf.path.as_str()).collect();
        let rows = rows_of(&self.part, &mine);
        let ids: Vec<String> =
            rows.iter().map(|row| row.leaves.first().map(|leaf| leaf.value.typed()).unwrap_or_default()).collect();
        let (whole, pictures) = self.pictures(&ids, choice);
        let lists = open_lists(&self.guide, text, &self.part);
        let sheet = Sheet { bench: self, draft, loose: loose(&self.guide, text, &self.part), lists, rows: rows.len() };
        html! {
            input type="hidden" name="shown" value=(shown.join(" "));
            @if let Some(whole) = &whole { div.rules-picture { (whole) } }
            ol.workshop-rows {
                @for (at, row) in rows.iter().enumerate() {
                    li.workshop-row id={ "row-" (row.path) } {
                        @if let Some(picture) = pictures.get(at).and_then(Option::as_ref).filter(|_| !ids[at].is_empty()) { div.rules-picture { (picture) } }
                        (sheet.row(row, &ids[at]))
                    }
                }
            }
        }
    }
}

/// What the rows of a part share.
struct Sheet<'a> {
    bench: &'a Bench<'a>,
    draft: &'a Draft,
    /// What each row has of the fields that not every row has.
    loose: Vec<Loose>,
    /// Lists of plain values that may come and go.
    lists: Vec<(String, usize)>,
    rows: usize,
}

impl Sheet<'_> {
    fn word(&self, key: &str) -> String {
        self.bench.words.word(key)
    }

    fn row(&self, row: &Row<'_>, name: &str) -> Markup {
        let mut groups: Vec<(Spot, Vec<&Leaf>)> = Vec::new();
        for leaf in &row.leaves {
            let spot = self.spot(leaf);
            match groups.last_mut() {
                Some((last, leaves)) if *last == spot && spot != Spot::Alone => leaves.push(leaf),
                _ => groups.push((spot, vec![leaf])),
            }
        }
        let empty = self.lists.iter().filter(|(list, many)| *many == 0 && list.starts_with(&format!("{}.", row.path)));
        html! {
            div.workshop-fields {
                @for (spot, leaves) in &groups {
                    @match spot {
                        Spot::Alone => @for leaf in leaves { (self.field(leaf, name, row_of(leaf).1)) },
                        Spot::Value(list) => (self.list(list, leaves, name)),
                        Spot::Inner(path) => (self.inner(path, leaves, name)),
                    }
                }
                @for (list, _) in empty { (self.list(list, &[], name)) }
                @if let Some(at) = row.at { (self.tools(&row.path, at, self.rows, name)) }
            }
        }
    }

    fn spot(&self, leaf: &Leaf) -> Spot {
        for (dot, _) in leaf.path.match_indices('.') {
            let (list, rest) = (&leaf.path[..dot], &leaf.path[dot + 1..]);
            let step = rest.split('.').next().unwrap_or_default();
            if list == self.bench.part || step.parse::<usize>().is_err() || free(&self.bench.guide, list).is_none() {
                continue;
            }
            return if step.len() == rest.len() {
                Spot::Value(list.to_owned())
            } else {
                Spot::Inner(format!("{list}.{step}"))
            };
        }
        Spot::Alone
    }

    /// Plain values that may come and go: what is emptied goes, what stands in the last field comes.
    fn list(&self, list: &str, leaves: &[&Leaf], row: &str) -> Markup {
        let name = list.rsplit('.').next().unwrap_or_default();
        let new = format!("new.{list}");
        let label = self.bench.say(Message::new("ui-edition-value-new").with("list", name).with("row", row));
        html! {
            div.workshop-field.is-list role="group" aria-label={ (row) " " (name) } {
                span.workshop-list-name { (name) }
                @for leaf in leaves { (self.input(leaf, &format!("{row} {}", row_of(leaf).1))) }
                input id=(new) name=(new) value=[self.draft.typed.get(&new)] aria-label=(label) placeholder="+" size="6" maxlength="400" autocomplete="off" spellcheck="false";
            }
        }
    }

    /// A row of a list within the row.
    fn inner(&self, path: &str, leaves: &[&Leaf], row: &str) -> Markup {
        let (list, at) = path.rsplit_once('.').unwrap_or((path, "0"));
        let at: usize = at.parse().unwrap_or_default();
        let short = list.rsplit('.').next().unwrap_or_default();
        let name = format!("{row} {short} {}", at + 1);
        let many = loose(&self.bench.guide, &self.draft.text, list).len();
        html! {
            div.workshop-inner role="group" aria-label=(name) id={ "row-" (path) } {
                @for leaf in leaves {
                    @let own = leaf.path.strip_prefix(path).unwrap_or_default().trim_start_matches('.');
                    (self.field(leaf, &name, own))
                }
                (self.tools(path, at, many, &name))
            }
        }
    }

    /// What may be done with a row.
    fn tools(&self, path: &str, at: usize, rows: usize, name: &str) -> Markup {
        let list = path.rsplit_once('.').map_or("", |(list, _)| list);
        let free = free(&self.bench.guide, list).is_some();
        let loose =
            if list == self.bench.part { self.loose.get(at).cloned().unwrap_or_default() } else { Loose::default() };
        let Loose { has, lacks } = loose;
        let (next, left) = (format!("row-{list}.{}", at + 1), format!("row-{list}.{}", at.min(rows.saturating_sub(2))));
        let here = format!("row-{path}");
        html! {
            @if free {
                div.workshop-tools {
                    (self.button(&Edit::Add(path.to_owned()), &next, "ui-edition-row-add", name))
                    (self.button(&Edit::Drop(path.to_owned()), &left, "ui-edition-row-drop", name))
                }
            }
            @if !has.is_empty() || !lacks.is_empty() {
                details.workshop-more {
                    summary { (self.word("ui-edition-fields")) span.unseen { " " (name) } }
                    div.workshop-tools {
                        @for field in &lacks { (self.chip(&Edit::Give(path.to_owned(), field.clone()), &here, "+", field, "ui-edition-field-give", name)) }
                        @for field in &has { (self.chip(&Edit::Strip(path.to_owned(), field.clone()), &here, "−", field, "ui-edition-field-strip", name)) }
                    }
                }
            }
        }
    }

    fn button(&self, edit: &Edit, then: &str, key: &'static str, name: &str) -> Markup {
        let address = format!("/edition/{}/edit#{then}", self.bench.edition.key);
        html! {
            button.quiet name="row" value=(edit) formaction=(address) formnovalidate { (self.word(key)) span.unseen { ": " (name) } }
        }
    }

    fn chip(&self, edit: &Edit, then: &str, sign: &str, field: &str, key: &'static str, name: &str) -> Markup {
        let address = format!("/edition/{}/edit#{then}", self.bench.edition.key);
        let label = self.bench.say(Message::new(key).with("field", field).with("row", name));
        html! {
            button.quiet name="row" value=(edit) formaction=(address) formnovalidate aria-label=(label) { (sign) " " (field) }
        }
    }

    fn field(&self, leaf: &Leaf, row: &str, name: &str) -> Markup {
        html! {
            div.workshop-field {
                label for={ "at." (leaf.path) } { span.unseen { (row) " " } (name) }
                (self.input(leaf, &format!("{row} {name}")))
            }
        }
    }

    fn input(&self, leaf: &Leaf, label: &str) -> Markup {
        let id = format!("at.{}", leaf.path);
        let typed = self.draft.typed.get(&id).cloned().unwrap_or_else(|| leaf.value.typed());
        let hint = self.bench.guide.field(&leaf.path).map(|field| field.hint());
        html! {
            @match &leaf.value {
                Scalar::Truth(truth) => select id=(id) name=(id) aria-label=(label) title=[hint] {
                    @for value in [true, false] { option value=(value) selected[value == *truth] { (value) } }
                },
                Scalar::Number(_) => input id=(id) name=(id) aria-label=(label) title=[hint] type="text" inputmode="numeric" value=(typed) size="4" maxlength="20" autocomplete="off";,
                Scalar::Text(text) => input id=(id) name=(id) aria-label=(label) title=[hint] type="text" value=(typed) size=(text.chars().count().clamp(6, 60)) maxlength="400" autocomplete="off" spellcheck="false";,
            }
        }
    }
}
