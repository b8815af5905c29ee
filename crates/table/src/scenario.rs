//! Scenarios: positions, steps and expectations as data that a board gamer can write.
//!
//! The format is told in `docs/scenarios.md`.

use crate::any::{AnyGame, AnyMatch, Rejected};
use crate::message::line_of;
use crate::{Complaint, EditionChoice, Event, Lang, Message, Pending, Seat, Seed, Setup, Viewer, rules};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;

/// A scenario file that was read.
#[derive(Debug)]
pub struct Scenario {
    /// What it shows, in a sentence.
    pub title: String,
    /// The game's id.
    pub game: String,
    /// The clauses it proves: each is told or refuses something while it runs, or stands in `silent`.
    pub clauses: Vec<String>,
    file: File,
    text: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    game: String,
    #[serde(default)]
    clauses: Option<Spanned<Vec<String>>>,
    /// Clauses that nobody tells and that refuse nothing here, each with what shows it instead.
    #[serde(default)]
    silent: BTreeMap<String, String>,
    players: usize,
    #[serde(default)]
    options: BTreeMap<String, OptionText>,
    #[serde(default)]
    edition: Option<String>,
    #[serde(default)]
    seed: Option<OptionText>,
    #[serde(default)]
    position: Option<Spanned<toml::Table>>,
    #[serde(default)]
    steps: Vec<Spanned<StepFile>>,
    #[serde(default)]
    unchanged_except: Option<Spanned<Vec<String>>>,
    #[serde(default)]
    after: Option<Spanned<toml::Table>>,
}

/// An option's value; people write `true` for `on` and numbers without quotes.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum OptionText {
    Text(String),
    Number(i64),
    Switch(bool),
}

impl OptionText {
    fn text(&self) -> String {
        match self {
            OptionText::Text(text) => text.clone(),
            OptionText::Number(number) => number.to_string(),
            OptionText::Switch(on) => (if *on { "on" } else { "off" }).to_owned(),
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum StepFile {
    Text(String),
    Expect(Expectation),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Expectation {
    #[serde(default)]
    view: Option<String>,
    #[serde(default)]
    expect: toml::Table,
    #[serde(default)]
    lacks: Vec<String>,
    /// Exactly what this seat is offered, in any order.
    #[serde(default)]
    offers: BTreeMap<String, Vec<String>>,
}

impl Expectation {
    /// Whether there is anything in it that could fail.
    fn expects(&self) -> bool {
        !(self.expect.is_empty() && self.lacks.is_empty() && self.offers.is_empty())
    }
}

/// One step of a scenario in its text form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepText<'a> {
    /// `a: lead 11`
    Act(Seat, &'a str),
    /// `~ deal …`
    Chance(&'a str),
    /// `! a: expand L3 -> BB-8.3`
    Refuse(Seat, &'a str, &'a str),
    /// `! ~ viking 9 -> BB-3.3`
    Misfit(&'a str, &'a str),
    /// `undo a`
    Undo(Seat),
}

impl<'a> StepText<'a> {
    /// Reads a step.
    pub fn read(text: &'a str) -> Result<StepText<'a>, Complaint> {
        let text = text.trim();
        let complaint = || Complaint::new(Message::new("complaint-step").with("step", text));
        if let Some(chance) = text.strip_prefix('~') {
            return Ok(StepText::Chance(chance.trim()));
        }
        if let Some(seat) = text.strip_prefix("undo ") {
            return Ok(StepText::Undo(seat.trim().parse()?));
        }
        if let Some(refused) = text.strip_prefix('!') {
            let (act, clause) = refused.rsplit_once("->").ok_or_else(complaint)?;
            if let Some(chance) = act.trim().strip_prefix('~') {
                return Ok(StepText::Misfit(chance.trim(), clause.trim()));
            }
            let (seat, act) = act.split_once(':').ok_or_else(complaint)?;
            return Ok(StepText::Refuse(seat.trim().parse()?, act.trim(), clause.trim()));
        }
        let (seat, act) = text.split_once(':').ok_or_else(complaint)?;
        Ok(StepText::Act(seat.trim().parse()?, act.trim()))
    }
}

impl Scenario {
    /// Reads a scenario file. Every complaint names its line.
    pub fn read(text: &str) -> Result<Scenario, Complaint> {
        let file: File = toml::from_str(text).map_err(|error| Complaint::from_toml(text, &error))?;
        Ok(Scenario {
            title: file.title.clone(),
            game: file.game.clone(),
            clauses: file.clauses.as_ref().map(|clauses| clauses.get_ref().clone()).unwrap_or_default(),
            file,
            text: text.to_owned(),
        })
    }

    /// The clauses that are proven if it holds: those it lists, and those that must refuse something.
    pub fn proven(&self) -> BTreeSet<String> {
        let refusing = self.file.steps.iter().filter_map(|step| match step.get_ref() {
            StepFile::Text(text) => match StepText::read(text) {
                Ok(StepText::Refuse(_, _, clause) | StepText::Misfit(_, clause)) => Some(clause.to_owned()),
                _ => None,
            },
            StepFile::Expect(_) => None,
        });
        refusing.chain(self.clauses.iter().cloned()).collect()
    }

    /// What was agreed.
    pub fn setup(&self, game: &dyn AnyGame) -> Result<Setup, Complaint> {
        let options = self.file.options.iter().map(|(id, value)| (id.clone(), value.text())).collect();
        let edition = self.file.edition.clone().map(EditionChoice::Builtin);
        Setup::new(game.about(), self.file.players, &options, edition)
    }

    /// Lays out the position, takes the steps and checks every expectation, and that every clause it lists was at work. Complains about the
    /// first that does not hold.
    pub fn run(&self, game: &dyn AnyGame) -> Result<(), Complaint> {
        let setup = self.setup(game)?;
        let mut played = match &self.file.position {
            Some(_) => game.place(&setup, &self.text)?,
            None => game.begin(&setup)?,
        };
        let seed = match &self.file.seed {
            Some(seed) => Some(seed.text().parse::<Seed>().map_err(|error| {
                Complaint::new(Message::new("complaint-format").with("problem", error.to_string()))
            })?),
            None => None,
        };
        let before = played.position();
        let mut heard = BTreeSet::new();
        for step in &self.file.steps {
            self.step(played.as_mut(), step.get_ref(), seed.as_ref(), &mut heard)
                .map_err(|complaint| self.at(complaint, step.span().start))?;
        }
        if let Some(after) = &self.file.after {
            expect(&played.facts(), after.get_ref()).map_err(|complaint| self.at(complaint, after.span().start))?;
        }
        if let Some(except) = &self.file.unchanged_except {
            let after = self.file.after.as_ref().map(|after| leaves(&to_json(after.get_ref()))).unwrap_or_default();
            unchanged(&before, &played.position(), except.get_ref(), &after)
                .map_err(|complaint| self.at(complaint, except.span().start))?;
        }
        let offset = self.file.clauses.as_ref().map_or(0, |clauses| clauses.span().start);
        self.proves(game, &heard).map_err(|complaint| self.at(complaint, offset))
    }

    /// Checks that the scenario expects something at all, and that each clause it lists exists and was told, refused something, or is said to be
    /// silent for a reason; and that nothing is called silent that was heard.
    fn proves(&self, game: &dyn AnyGame, heard: &BTreeSet<String>) -> Result<(), Complaint> {
        let refuses = |text: &str| text.trim_start().starts_with('!');
        let expects = self.file.steps.iter().any(|step| match step.get_ref() {
            StepFile::Text(text) => refuses(text),
            StepFile::Expect(expectation) => expectation.expects(),
        });
        if !expects && self.file.after.as_ref().is_none_or(|after| after.get_ref().is_empty()) {
            return Err(Message::new("complaint-scenario-empty").into());
        }
        let known = rules::numbers(game.words(Lang::En).iter().copied());
        let complain = |key: &'static str, clause: &str| Err(Message::new(key).with("clause", clause).into());
        for clause in self.clauses.iter().chain(self.file.silent.keys()) {
            if !known.contains(clause) && !clause.starts_with("TABLE-") {
                return complain("complaint-scenario-unknown", clause);
            }
        }
        for clause in &self.clauses {
            let reason = self.file.silent.get(clause);
            if !heard.contains(clause) && reason.is_none_or(|reason| reason.trim().is_empty()) {
                return complain("complaint-scenario-unheard", clause);
            }
        }
        match self.file.silent.keys().find(|clause| heard.contains(*clause) || !self.clauses.contains(clause)) {
            Some(clause) => complain("complaint-scenario-silent", clause),
            None => Ok(()),
        }
    }

    fn at(&self, complaint: Complaint, offset: usize) -> Complaint {
        if complaint.line.is_some() { complaint } else { complaint.at(line_of(&self.text, offset)) }
    }

    fn step(
        &self,
        played: &mut dyn AnyMatch,
        step: &StepFile,
        seed: Option<&Seed>,
        heard: &mut BTreeSet<String>,
    ) -> Result<(), Complaint> {
        let text = match step {
            StepFile::Text(text) => text,
            StepFile::Expect(expectation) => return check(played, expectation),
        };
        let step = StepText::read(text)?;
        let by_chance = matches!(step, StepText::Chance(_) | StepText::Misfit(..));
        let mut hear = |events: Vec<Event>| heard.extend(events.into_iter().map(|event| event.clause.to_string()));
        if let (Some(seed), false) = (seed, by_chance) {
            while let Some(chance) = played.roll(seed) {
                hear(played.settle(&chance).map_err(|rejected| failed(text, &rejected))?);
            }
        }
        if played.pending() == Pending::Chance && !by_chance {
            return Err(Message::new("complaint-step-chance").with("step", text.as_str()).into());
        }
        match step {
            StepText::Act(seat, act) => hear(played.act(seat, act).map_err(|rejected| failed(text, &rejected))?),
            StepText::Chance(chance) => hear(played.settle(chance).map_err(|rejected| failed(text, &rejected))?),
            StepText::Undo(seat) => played.undo(seat).map_err(|refusal| failed(text, &refusal.into()))?,
            StepText::Refuse(seat, act, clause) => {
                refused(played, act, clause, |played| played.act(seat, act))?;
                heard.insert(clause.to_owned());
            }
            StepText::Misfit(chance, clause) => {
                refused(played, chance, clause, |played| played.settle(chance))?;
                heard.insert(clause.to_owned());
            }
        }
        Ok(())
    }
}

fn failed(step: &str, rejected: &Rejected) -> Complaint {
    let why = match rejected {
        Rejected::Unreadable(complaint) => complaint.why.clone(),
        Rejected::Refused(refusal) => {
            Message::new("complaint-clause").with("why", refusal.why.clone()).with("clause", refusal.clause.to_string())
        }
    };
    Message::new("complaint-step-failed").with("step", step).with("why", why).into()
}

/// Checks that what is tried is refused by this clause and changes nothing.
fn refused(
    played: &mut dyn AnyMatch,
    act: &str,
    clause: &str,
    try_it: impl FnOnce(&mut dyn AnyMatch) -> Result<Vec<Event>, Rejected>,
) -> Result<(), Complaint> {
    let before = played.hash();
    match try_it(played) {
        Ok(_) => Err(Message::new("complaint-step-accepted").with("step", act).into()),
        Err(Rejected::Unreadable(complaint)) => Err(complaint),
        Err(Rejected::Refused(refusal)) if refusal.clause.as_str() != clause => {
            Err(Message::new("complaint-step-clause")
                .with("step", act)
                .with("expected", clause)
                .with("found", refusal.clause.to_string())
                .with("why", refusal.why)
                .into())
        }
        Err(Rejected::Refused(_)) if played.hash() != before => {
            Err(Message::new("complaint-step-touched").with("step", act).into())
        }
        Err(Rejected::Refused(_)) => Ok(()),
    }
}

fn check(played: &dyn AnyMatch, expectation: &Expectation) -> Result<(), Complaint> {
    let facts = match &expectation.view {
        Some(viewer) => played.view(viewer.parse::<Viewer>()?),
        None => played.facts(),
    };
    expect(&facts, &expectation.expect)?;
    for path in &expectation.lacks {
        if let Some(found) = lookup(&facts, path).filter(|found| !found.is_null()) {
            return Err(Message::new("complaint-lacks")
                .with("path", path.as_str())
                .with("found", found.to_string())
                .into());
        }
    }
    for (seat, expected) in &expectation.offers {
        let mut found = played.offer_texts(seat.parse()?);
        let mut expected = expected.clone();
        found.sort();
        expected.sort();
        if found != expected {
            return Err(Message::new("complaint-offers")
                .with("seat", seat.as_str())
                .with("expected", expected.join(", "))
                .with("found", found.join(", "))
                .into());
        }
    }
    Ok(())
}

fn to_json(table: &toml::Table) -> Value {
    serde_json::to_value(table).unwrap_or(Value::Null)
}

/// The value under a dotted path; list elements by their number from 0.
fn lookup<'a>(value: &'a Value, path: &str) -> Option<&'a Value> {
    path.split('.').try_fold(value, |value, part| match value {
        Value::Object(map) => map.get(part),
        Value::Array(list) => list.get(part.parse::<usize>().ok()?),
        _ => None,
    })
}

/// Checks that the facts contain what is expected: tables partially, everything else exactly.
fn expect(facts: &Value, expected: &toml::Table) -> Result<(), Complaint> {
    for (path, expected) in leaves(&to_json(expected)) {
        let found = lookup(facts, &path);
        if found != Some(&expected) {
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

/// Every value that is no table, with its dotted path; an empty table counts as a value.
pub(crate) fn leaves(value: &Value) -> BTreeMap<String, Value> {
    fn walk(path: &str, value: &Value, found: &mut BTreeMap<String, Value>) {
        match value {
            Value::Object(map) if !map.is_empty() => {
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

fn unchanged(
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

/// A scenario file that takes steps and says whom the table waits for then, ready to run: what the laws kit prints.
pub fn write(title: &str, game: &dyn AnyGame, setup: &Setup, steps: &[String]) -> String {
    use std::fmt::Write;
    let quote = |text: &str| Value::from(text).to_string();
    let mut text = String::new();
    let _ = writeln!(text, "title = {}\ngame = {}", quote(title), quote(&setup.game));
    let _ = writeln!(text, "players = {}", setup.players);
    let options: Vec<String> = setup.options.iter().map(|(id, value)| format!("{id} = {}", quote(value))).collect();
    let _ = writeln!(text, "options = {{ {} }}", options.join(", "));
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
