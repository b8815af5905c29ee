//! Positions laid out by hand: what can be put where, as the fields of a form.
//!
//! A game says which pieces can be put at its places and what else can be set ([`Bench`]). Everything here works on the position in readable terms, the
//! one that scenario files state; whether it is possible says only [`Positions::place`](crate::Positions::place).

mod kind;

pub use kind::{Kind, Shared};

use crate::components::{Shown, named, shown};
use crate::scenario::lookup;
use crate::{About, Complaint, Dictionary, Message, Seat, Setup};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// What a game says to somebody who lays out a position by hand.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    /// A table with little on it for so many players, as it stands under `position` in a scenario file.
    pub start: fn(usize) -> String,
    /// The places where pieces can be put.
    pub places: fn(&Desk<'_>) -> Vec<Choice>,
    /// What can be put at one of them.
    pub at: fn(&Desk<'_>, &str) -> Vec<Field>,
    /// Everything else, part by part.
    pub groups: fn(&Desk<'_>) -> Vec<Group>,
    /// What follows from the rest and is worked out anew whenever something is changed; `*` stands for any name.
    pub loose: &'static [&'static str],
}

/// A position that is being changed, and what is needed to speak of it.
#[derive(Debug)]
pub struct Desk<'a> {
    /// What was agreed.
    pub setup: &'a Setup,
    /// The position.
    pub position: &'a Value,
    /// Further facts, if the position can be laid out; else nothing.
    pub facts: &'a Value,
    /// The words of the game.
    pub words: &'a Dictionary,
    tables: Vec<Shown>,
}

/// Something that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// As the position says it.
    pub value: String,
    /// As people say it.
    pub label: String,
}

/// A part of the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// By which it is asked for.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What can be set.
    pub fields: Vec<Field>,
}

/// One thing that can be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name in the form.
    pub id: String,
    /// What it is called.
    pub label: String,
    /// What it may be, and where it stands.
    pub kind: Kind,
    /// What makes room for it: left out as soon as it is set.
    pub instead: &'static [&'static str],
}

impl Choice {
    /// A choice.
    pub fn new(value: impl Into<String>, label: impl Into<String>) -> Choice {
        Choice { value: value.into(), label: label.into() }
    }
}

impl<'a> Desk<'a> {
    /// A desk with this position on it.
    pub fn new(
        (parts, about): (&[crate::components::Part], &About),
        setup: &'a Setup,
        (position, facts): (&'a Value, &'a Value),
        words: &'a Dictionary,
    ) -> Result<Desk<'a>, Complaint> {
        let tables = shown(parts, about, setup.edition_text(about)?, words)?;
        Ok(Desk { setup, position, facts, words, tables })
    }

    /// A word of the game.
    pub fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.setup.players)
    }

    /// What a seat is called while nobody sits there.
    pub fn name(&self, seat: Seat) -> String {
        seat.letter().to_ascii_uppercase().to_string()
    }

    /// The seats to choose from.
    pub fn seat_choices(&self) -> Vec<Choice> {
        self.seats().map(|seat| Choice::new(seat.to_string(), self.name(seat))).collect()
    }

    /// The pieces of a part of the edition, by name; those that share a name are told apart by how they are written.
    pub fn pieces(&self, part: &str) -> Vec<Choice> {
        let rows = self.tables.iter().filter(|table| table.id == part).flat_map(|table| &table.rows);
        let mut seen = BTreeSet::new();
        let mut choices: Vec<Choice> = rows
            .filter(|row| seen.insert(row.id.clone()))
            .map(|row| Choice::new(&*row.id, row.cells.first().map(|cell| cell.text.as_str()).unwrap_or_default()))
            .collect();
        let mut named: BTreeMap<String, usize> = BTreeMap::new();
        choices.iter().for_each(|choice| *named.entry(choice.label.clone()).or_default() += 1);
        for choice in choices.iter_mut().filter(|choice| named[&choice.label] > 1) {
            choice.label = format!("{} ({})", choice.label, choice.value);
        }
        choices
    }

    /// These words with what the game calls them.
    pub fn named(&self, prefix: &str, values: &[&str]) -> Vec<Choice> {
        values.iter().map(|value| Choice::new(*value, named(self.words, prefix, value))).collect()
    }

    /// The names under which something stands at this path.
    pub fn keys(&self, path: &str) -> Vec<String> {
        let found = lookup(self.facts, path).or_else(|| lookup(self.position, path));
        found.and_then(Value::as_object).map(|map| map.keys().cloned().collect()).unwrap_or_default()
    }
}

impl Field {
    /// A field that is named by where it stands.
    pub fn new(id: impl Into<String>, label: impl Into<String>, kind: Kind) -> Field {
        Field { id: id.into(), label: label.into(), kind, instead: &[] }
    }

    /// The same field, in whose place these are left out.
    #[must_use]
    pub fn instead_of(self, instead: &'static [&'static str]) -> Field {
        Field { instead, ..self }
    }
}

/// Puts what was typed into a position, field by field; what stands there already is left alone. Says whether anything has changed.
pub fn put(
    position: &mut Value,
    fields: &[Field],
    typed: &BTreeMap<String, Vec<String>>,
    loose: &[&str],
) -> Result<bool, Complaint> {
    let mut changed = false;
    for field in fields {
        let Some(new) = typed.get(&field.id).filter(|new| **new != field.kind.read(position)) else { continue };
        field.instead.iter().for_each(|pattern| kind::forget(position, pattern));
        field.kind.write(position, new).map_err(|why| {
            let (label, why) = (field.label.as_str(), why.why);
            Message::new("complaint-put").with("field", label).with("why", why)
        })?;
        changed = true;
    }
    if changed {
        loose.iter().for_each(|pattern| kind::forget(position, pattern));
    }
    Ok(changed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const CARDS: Shared = Shared { lists: &["players.*.hand", "table"], slots: &["market"], unlike: &["gy"] };

    fn typed(id: &str, values: &[&str]) -> BTreeMap<String, Vec<String>> {
        [(id.to_owned(), values.iter().map(|value| (*value).to_owned()).collect())].into()
    }

    #[track_caller]
    fn after(kind: Kind, values: &[&str]) -> Value {
        let mut position = json!({
            "round": 1, "deck": 9, "vikings": ["N1"], "table": ["(0,0) free gy", "(1,0) a mill"], "market": ["inn", "-"],
            "players": { "a": { "hand": ["keep"], "towns": ["N1"] }, "b": { "hand": [3, 11], "towns": [] } },
            "hexes": { "0,0": { "pieces": "caliph 2o F, sultan c" } }, "lands": { "t1": { "buildings": ["silo@t1", "forge"] } },
        });
        let field = Field::new("it", "It", kind);
        let before = field.kind.read(&position);
        let read: Vec<&str> = before.iter().map(String::as_str).collect();
        assert!(
            !put(&mut position, std::slice::from_ref(&field), &typed("it", &read), &["deck"]).expect("nothing new")
        );
        assert!(put(&mut position, std::slice::from_ref(&field), &typed("it", values), &["deck"]).expect("possible"));
        let said: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
        assert_eq!(field.kind.read(&position), said, "what was put is read again");
        assert!(position.get("deck").is_none(), "what follows from the rest is worked out anew");
        position
    }

    #[test]
    fn a_piece_lies_in_one_place() {
        let hand = |path: &str| Kind::Cards { path: path.to_owned(), choices: Vec::new(), shared: Some(&CARDS) };
        let now = after(hand("players.a.hand"), &["keep", "mill", "11", "inn"]);
        assert_eq!(now["players"]["a"]["hand"], json!(["keep", "mill", 11, "inn"]));
        assert_eq!(now["players"]["b"]["hand"], json!([3]));
        assert_eq!(now["table"], json!(["(0,0) free gy"]), "the mill has left the table");
        assert_eq!(now["market"], json!(["-", "-"]), "a place of the market stays, empty");
        let entry = Kind::Entry { path: "table".into(), at: "(0,0)".into(), choices: Vec::new(), shared: &CARDS };
        assert_eq!(after(entry.clone(), &["b keep"])["players"]["a"]["hand"], json!([]));
        assert_eq!(after(entry, &[""])["table"], json!(["(1,0) a mill"]));
    }

    #[test]
    fn pieces_are_put_on_the_board() {
        let holder = Kind::Holder { lists: "players.*.towns".into(), item: "N1".into(), choices: Vec::new() };
        assert_eq!(after(holder.clone(), &["b"])["players"]["b"]["towns"], json!(["N1"]));
        assert_eq!(after(holder, &[""])["players"]["a"]["towns"], json!([]));
        let member = Kind::Member { path: "vikings".into(), item: "N1".into() };
        assert_eq!(after(member, &["false"])["vikings"], json!([]));
        let units = |who: &str, sign| Kind::Pieces { path: "hexes.0,0.pieces".into(), who: who.into(), sign, most: 9 };
        assert_eq!(after(units("caliph", 'm'), &["1"])["hexes"]["0,0"]["pieces"], "caliph 2o1m F, sultan c");
        assert_eq!(after(units("sultan", 'c'), &["0"])["hexes"]["0,0"]["pieces"], "caliph 2o F");
        assert_eq!(after(units("nomad", 'i'), &["1"])["hexes"]["0,0"]["pieces"], "caliph 2o F, sultan c, nomad i");
        let times = |item: &str| Kind::Times { path: "lands.t1.buildings".into(), item: item.into(), most: 9 };
        assert_eq!(after(times("silo"), &["2"])["lands"]["t1"]["buildings"], json!(["silo@t1", "forge", "silo"]));
        assert_eq!(after(times("forge"), &["0"])["lands"]["t1"]["buildings"], json!(["silo@t1"]));
    }

    #[test]
    fn numbers_keep_their_limits_and_words_are_among_those_offered() {
        let number = Kind::Number { path: "round".into(), least: 1, most: 6 };
        assert_eq!(after(number.clone(), &["6"])["round"], 6);
        let choice =
            Kind::OneOf { path: "step".into(), choices: vec![Choice::new("lead", "Lead"), Choice::new("", "–")] };
        assert_eq!(after(choice.clone(), &["lead"])["step"], "lead");
        for (kind, wrong) in [(number, "7"), (choice, "fly")] {
            let field = Field::new("it", "It", kind);
            put(&mut json!({ "round": 1 }), &[field], &typed("it", &[wrong]), &[]).expect_err(wrong);
        }
    }
}
