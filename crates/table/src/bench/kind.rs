//! The kinds of fields: how each is read from a position and put back.

use super::Choice;
use crate::scenario::lookup;
use crate::{Arg, Complaint, Message};
use serde_json::{Map, Value};

/// Where pieces of one kind may lie. Each lies in one of these places at most, so that putting one somewhere takes it from everywhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shared {
    /// Lists, from which it is taken; `*` stands for any name or number.
    pub lists: &'static [&'static str],
    /// Rows of slots, in which it leaves an empty one.
    pub slots: &'static [&'static str],
    /// Words that stand for no single piece, such as a terrain.
    pub unlike: &'static [&'static str],
}

/// An empty slot.
const EMPTY: &str = "-";

/// What a field may be, and where it stands in the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A whole number within limits.
    Number {
        /// Where it stands.
        path: String,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// True or false.
    Truth {
        /// Where it stands.
        path: String,
    },
    /// One of these words; an empty one leaves it out.
    OneOf {
        /// Where it stands.
        path: String,
        /// What can be chosen.
        choices: Vec<Choice>,
    },
    /// Some of these pieces in a list.
    Cards {
        /// Where it stands.
        path: String,
        /// What can be chosen.
        choices: Vec<Choice>,
        /// Where else such pieces may lie.
        shared: Option<&'static Shared>,
    },
    /// Slots with a piece or nothing in each.
    Slots {
        /// Where it stands.
        path: String,
        /// How many.
        count: usize,
        /// What can be chosen.
        choices: Vec<Choice>,
        /// Where else such pieces may lie.
        shared: Option<&'static Shared>,
    },
    /// The owner of the one of these lists that holds this.
    Holder {
        /// The lists; `*` is the owner.
        lists: String,
        /// What.
        item: String,
        /// What can be chosen.
        choices: Vec<Choice>,
    },
    /// Whether a list holds this.
    Member {
        /// Where it stands.
        path: String,
        /// What.
        item: String,
    },
    /// What a list says of a place: its entries begin with the place, and the last word of an entry is the piece.
    Entry {
        /// Where it stands.
        path: String,
        /// The place.
        at: String,
        /// What can be chosen.
        choices: Vec<Choice>,
        /// Where else such pieces may lie.
        shared: &'static Shared,
    },
    /// How often a list holds this, in whichever slot (`silo@t15-e`).
    Times {
        /// Where it stands.
        path: String,
        /// What.
        item: String,
        /// The most.
        most: i64,
    },
    /// How many of this sign somebody has in a text like `caliph 2o F, sultan c`.
    Pieces {
        /// Where it stands.
        path: String,
        /// Whose.
        who: String,
        /// The sign.
        sign: char,
        /// The most.
        most: i64,
    },
    /// A list in the notation of the game, such as tiles where they lie.
    Lines {
        /// Where it stands.
        path: String,
    },
}

/// Numbers stand without quotes.
fn value_of(text: &str) -> Value {
    text.parse::<i64>().map_or_else(|_| Value::from(text), Value::from)
}

fn text_of(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn list<'a>(position: &'a Value, path: &str) -> &'a [Value] {
    lookup(position, path).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn base(entry: &Value) -> String {
    text_of(entry).split('@').next().unwrap_or_default().to_owned()
}

/// The place at a path, made where there is none.
fn place<'a>(position: &'a mut Value, path: &str) -> &'a mut Value {
    path.split('.').fold(position, |value, part| {
        if !value.is_object() {
            *value = Value::Object(Map::new());
        }
        &mut value[part]
    })
}

fn list_at<'a>(position: &'a mut Value, path: &str) -> &'a mut Vec<Value> {
    let found = place(position, path);
    if !found.is_array() {
        *found = Value::Array(Vec::new());
    }
    found.as_array_mut().expect("it is a list, or was just made one")
}

/// Every value at a pattern.
fn each(value: &mut Value, pattern: &[&str], then: &mut dyn FnMut(&mut Value)) {
    let Some((first, rest)) = pattern.split_first() else { return then(value) };
    match value {
        Value::Object(map) if *first == "*" => map.values_mut().for_each(|value| each(value, rest, then)),
        Value::Object(map) => {
            if let Some(value) = map.get_mut(*first) {
                each(value, rest, then);
            }
        }
        Value::Array(list) if *first == "*" => list.iter_mut().for_each(|value| each(value, rest, then)),
        _ => {}
    }
}

/// Leaves out whatever stands at a pattern.
pub(super) fn forget(position: &mut Value, pattern: &str) {
    let (above, last) = pattern.rsplit_once('.').unwrap_or(("", pattern));
    let above: Vec<&str> = above.split('.').filter(|part| !part.is_empty()).collect();
    each(position, &above, &mut |value| {
        if let Value::Object(map) = value {
            map.remove(last);
        }
    });
}

impl Shared {
    /// Takes a piece from wherever it lies.
    fn take(&self, position: &mut Value, piece: &str) {
        if self.unlike.contains(&piece) {
            return;
        }
        let is_it = |entry: &Value| text_of(entry).split(' ').any(|word| word == piece);
        for pattern in self.lists {
            each(position, &pattern.split('.').collect::<Vec<_>>(), &mut |value| match value {
                Value::Array(list) => list.retain(|entry| !is_it(entry)),
                single if is_it(single) => *single = Value::Null,
                _ => {}
            });
        }
        for pattern in self.slots {
            each(position, &pattern.split('.').collect::<Vec<_>>(), &mut |value| {
                let slots = value.as_array_mut().into_iter().flatten();
                slots.filter(|entry| is_it(entry)).for_each(|entry| *entry = EMPTY.into());
            });
        }
    }
}

/// Somebody, and how many of each sign they have.
type Owned = (String, Vec<(char, i64)>);

/// The pieces of somebody in a text such as `caliph 2o1m F, sultan c`, sign by sign.
fn pieces_of(text: &str) -> Vec<Owned> {
    let of_one = |part: &str| {
        let (who, signs) = part.trim().split_once(' ').unwrap_or((part.trim(), ""));
        let mut found: Vec<(char, i64)> = Vec::new();
        let mut number = String::new();
        for sign in signs.chars().filter(|sign| !sign.is_whitespace()) {
            if sign.is_ascii_digit() {
                number.push(sign);
                continue;
            }
            let more = number.parse().unwrap_or(1);
            number.clear();
            match found.iter_mut().find(|(known, _)| *known == sign) {
                Some((_, count)) => *count += more,
                None => found.push((sign, more)),
            }
        }
        (who.to_owned(), found)
    };
    text.split(',').filter(|part| !part.trim().is_empty()).map(of_one).collect()
}

/// The same as text: units with their numbers first, everything else by its sign.
fn written(pieces: &[Owned]) -> String {
    let unit = |sign: char| matches!(sign, 'o' | 'm');
    let of_one = |(who, signs): &Owned| {
        let mut words = vec![who.clone()];
        let units: String = ['o', 'm']
            .iter()
            .filter_map(|sign| signs.iter().find(|(own, count)| own == sign && *count > 0))
            .map(|(sign, count)| format!("{count}{sign}"))
            .collect();
        words.extend(Some(units).filter(|units| !units.is_empty()));
        for (sign, count) in signs.iter().filter(|(sign, _)| !unit(*sign)) {
            words.extend((0..*count).map(|_| sign.to_string()));
        }
        (words.len() > 1).then(|| words.join(" "))
    };
    pieces.iter().filter_map(of_one).collect::<Vec<_>>().join(", ")
}

fn wrong(found: &str, expected: impl Into<Arg>) -> Complaint {
    Message::new("complaint-value").with("found", format!("\"{found}\"")).with("expected", expected).into()
}

fn number(typed: &str, least: i64, most: i64) -> Result<i64, Complaint> {
    let found = typed.trim().parse::<i64>().ok().filter(|number| (least..=most).contains(number));
    found.ok_or_else(|| wrong(typed, format!("{least}–{most}")))
}

fn truth(typed: &str) -> Result<bool, Complaint> {
    typed.parse().map_err(|_| wrong(typed, Arg::term("value-truth")))
}

/// Whether this was offered; where nothing was, anything may be said.
fn offered<'a>(choices: &[Choice], typed: &'a str) -> Result<&'a str, Complaint> {
    if choices.is_empty() || typed.is_empty() || choices.iter().any(|choice| choice.value == typed) {
        return Ok(typed);
    }
    let few: Vec<&str> = choices.iter().map(|choice| choice.value.as_str()).take(8).collect();
    Err(wrong(typed, few.join(", ")))
}

impl Kind {
    /// What stands there, as a form says it.
    pub fn read(&self, position: &Value) -> Vec<String> {
        let said =
            |path: &str| lookup(position, path).filter(|value| !value.is_null()).map(text_of).unwrap_or_default();
        let one = match self {
            Kind::Number { path, .. } | Kind::OneOf { path, .. } => said(path),
            Kind::Truth { path } => (lookup(position, path) == Some(&Value::Bool(true))).to_string(),
            Kind::Cards { path, .. } | Kind::Lines { path } => {
                return list(position, path).iter().map(text_of).collect();
            }
            Kind::Slots { path, count, .. } => {
                let slots = list(position, path).iter().map(text_of).chain(std::iter::repeat(EMPTY.to_owned()));
                return slots.take(*count).collect();
            }
            Kind::Holder { lists, item, choices: _ } => holder(position, lists, item).unwrap_or_default(),
            Kind::Member { path, item } => list(position, path).iter().any(|own| text_of(own) == *item).to_string(),
            Kind::Entry { path, at, .. } => {
                let entries = list(position, path).iter().map(text_of);
                let mut here =
                    entries.filter_map(|entry| Some(entry.strip_prefix(at.as_str())?.strip_prefix(' ')?.to_owned()));
                here.next_back().unwrap_or_default()
            }
            Kind::Times { path, item, .. } => {
                list(position, path).iter().filter(|entry| base(entry) == *item).count().to_string()
            }
            Kind::Pieces { path, who, sign, .. } => {
                let pieces = pieces_of(&said(path));
                let own = pieces
                    .iter()
                    .find(|(own, _)| own == who)
                    .and_then(|(_, signs)| signs.iter().find(|own| own.0 == *sign));
                own.map_or(0, |(_, count)| *count).to_string()
            }
        };
        vec![one]
    }

    /// Puts something there.
    pub fn write(&self, position: &mut Value, typed: &[String]) -> Result<(), Complaint> {
        let one = typed.first().map(String::as_str).unwrap_or_default();
        match self {
            Kind::Number { path, least, most } => *place(position, path) = number(one, *least, *most)?.into(),
            Kind::Truth { path } => *place(position, path) = truth(one)?.into(),
            Kind::OneOf { path, choices } => match offered(choices, one)? {
                "" => forget(position, path),
                word => *place(position, path) = value_of(word),
            },
            Kind::Cards { path, choices, shared } => {
                let before = self.read(position);
                for card in typed {
                    offered(choices, card)?;
                    if let Some(shared) = shared.filter(|_| !before.contains(card)) {
                        shared.take(position, card);
                    }
                }
                *list_at(position, path) = typed.iter().map(|card| value_of(card)).collect();
            }
            Kind::Slots { path, choices, shared, .. } => {
                for card in typed.iter().filter(|card| *card != EMPTY) {
                    offered(choices, card)?;
                    shared.iter().for_each(|shared| shared.take(position, card));
                }
                *list_at(position, path) = typed.iter().map(|card| value_of(card)).collect();
            }
            Kind::Lines { path } => *list_at(position, path) = typed.iter().map(|line| line.as_str().into()).collect(),
            Kind::Holder { lists, item, choices } => give(position, (lists, item), offered(choices, one)?),
            Kind::Member { path, item } => {
                let holds = truth(one)?;
                let list = list_at(position, path);
                list.retain(|own| text_of(own) != *item);
                if holds {
                    list.push(value_of(item));
                }
            }
            Kind::Entry { path, at, choices, shared } => {
                let said = offered(choices, one)?.to_owned();
                put_entry(position, (path, at), &said, shared);
            }
            Kind::Times { path, item, most } => {
                let (now, wanted) = (number(&self.read(position)[0], 0, i64::MAX)?, number(one, 0, *most)?);
                repeat(list_at(position, path), item, now, wanted);
            }
            Kind::Pieces { path, who, sign, most } => {
                let count = number(one, 0, *most)?;
                let pieces = pieces_of(lookup(position, path).and_then(Value::as_str).unwrap_or_default());
                *place(position, path) = written(&with_pieces(pieces, who, *sign, count)).into();
            }
        }
        Ok(())
    }
}

/// Puts something into the list of this owner and takes it from those of all others; without an owner it lies nowhere.
fn give(position: &mut Value, (lists, item): (&str, &str), owner: &str) {
    each(position, &lists.split('.').collect::<Vec<_>>(), &mut |value| {
        value.as_array_mut().into_iter().for_each(|list| list.retain(|own| text_of(own) != *item));
    });
    if !owner.is_empty() {
        list_at(position, &lists.replacen('*', owner, 1)).push(value_of(item));
    }
}

/// Makes a list hold something so often, instead of so often: more are added, the last ones go.
fn repeat(list: &mut Vec<Value>, item: &str, now: i64, wanted: i64) {
    for _ in wanted..now {
        if let Some(last) = list.iter().rposition(|entry| base(entry) == *item) {
            list.remove(last);
        }
    }
    (now..wanted).for_each(|_| list.push(value_of(item)));
}

/// The pieces with so many of this sign for somebody.
fn with_pieces(mut pieces: Vec<Owned>, who: &str, sign: char, count: i64) -> Vec<Owned> {
    if !pieces.iter().any(|(own, _)| own == who) {
        pieces.push((who.to_owned(), Vec::new()));
    }
    for (_, signs) in pieces.iter_mut().filter(|(own, _)| own == who) {
        match signs.iter_mut().find(|(own, _)| *own == sign) {
            Some((_, own)) => *own = count,
            None => signs.push((sign, count)),
        }
    }
    pieces
}

/// Whose list holds this.
fn holder(position: &Value, lists: &str, item: &str) -> Option<String> {
    let (above, below) = lists.split_once(".*.")?;
    let owners = lookup(position, above)?.as_object()?;
    let holds = |owner: &Value| list(owner, below).iter().any(|own| text_of(own) == item);
    owners.iter().find(|(_, owner)| holds(owner)).map(|(name, _)| name.clone())
}

/// Puts an entry in the place of the one that begins alike, or behind all others; an empty one takes it away.
fn put_entry(position: &mut Value, (path, at): (&str, &str), said: &str, shared: &Shared) {
    let here = |entry: &Value| text_of(entry).strip_prefix(at).is_some_and(|rest| rest.starts_with(' '));
    let marked = Value::from(format!("{at} "));
    let list = list_at(position, path);
    match list.iter_mut().find(|entry| here(entry)) {
        Some(entry) => *entry = marked.clone(),
        None => list.push(marked.clone()),
    }
    if let Some(piece) = said.rsplit(' ').next().filter(|piece| !piece.is_empty()) {
        shared.take(position, piece);
    }
    let list = list_at(position, path);
    let found = list.iter().position(|entry| *entry == marked);
    match found {
        Some(index) if said.is_empty() => drop(list.remove(index)),
        Some(index) => list[index] = format!("{at} {said}").into(),
        None => {}
    }
}
