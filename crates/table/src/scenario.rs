//! Scenarios: positions, steps and expectations as data that a board gamer can write.
//!
//! The format is told in `docs/scenarios.md`.

mod facts;
mod write;

pub(crate) use facts::{expect, leaves, lookup};
pub use write::{compose, portray, write};

use crate::any::{AnyGame, AnyMatch, Rejected};
use crate::file::Spanned;
use crate::message::line_of;
use crate::{Complaint, EditionChoice, Event, Lang, Message, Pending, Seat, Seed, Setup, Viewer, rules};
use facts::{to_json, unchanged};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

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
    /// Component data that somebody brought with it.
    brought: Option<EditionChoice>,
}

/// What a scenario file states; a lesson is made of the same.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct File {
    pub title: String,
    pub game: String,
    #[serde(default)]
    pub clauses: Option<Spanned<Vec<String>>>,
    /// Clauses that nobody tells and that refuse nothing here, each with what shows it instead.
    #[serde(default)]
    pub silent: BTreeMap<String, String>,
    pub players: usize,
    #[serde(default)]
    pub options: BTreeMap<String, OptionText>,
    #[serde(default)]
    pub edition: Option<String>,
    #[serde(default)]
    pub seed: Option<OptionText>,
    #[serde(default)]
    pub position: Option<Spanned<toml::Table>>,
    #[serde(default)]
    pub steps: Vec<Spanned<StepFile>>,
    #[serde(default)]
    pub unchanged_except: Option<Spanned<Vec<String>>>,
    #[serde(default)]
    pub after: Option<Spanned<toml::Table>>,
}

/// An option's value; people write `true` for `on` and numbers without quotes.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum OptionText {
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

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum StepFile {
    Text(String),
    Expect(Expectation),
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Expectation {
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
    /// That these facts are true.
    pub fn of(expect: toml::Table) -> Expectation {
        Expectation { expect, ..Expectation::default() }
    }

    /// Whether there is anything in it that could fail.
    fn expects(&self) -> bool {
        !(self.expect.is_empty() && self.lacks.is_empty() && self.offers.is_empty())
    }
}

/// By which kinds of expectations a scenario shows something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shows {
    /// By facts about the table.
    pub facts: bool,
    /// By what seats are offered.
    pub offers: bool,
    /// By what somebody sees.
    pub views: bool,
    /// By what somebody does.
    pub acts: bool,
    /// By what is refused.
    pub refuses: bool,
    /// By how the table is before anybody does anything.
    pub beginning: bool,
    /// By facts that the position it begins with does not state.
    pub follows: bool,
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
        let file: File = crate::file::read(text)?;
        Ok(Scenario::of(file, text))
    }

    /// The scenario of a file that was read from this text.
    pub(crate) fn of(file: File, text: &str) -> Scenario {
        Scenario {
            title: file.title.clone(),
            game: file.game.clone(),
            clauses: file.clauses.as_ref().map(|clauses| clauses.get_ref().clone()).unwrap_or_default(),
            file,
            text: text.to_owned(),
            brought: None,
        }
    }

    /// The edition it names: the id of one that comes with the game, or a file beside it.
    pub fn edition(&self) -> Option<&str> {
        self.file.edition.as_deref()
    }

    /// The same scenario with the edition that it names a file of.
    #[must_use]
    pub fn with_edition(self, edition: EditionChoice) -> Scenario {
        Scenario { brought: Some(edition), ..self }
    }

    /// The rules of its clauses that nobody hears while it runs.
    pub fn silent(&self) -> impl Iterator<Item = &str> {
        self.file.silent.keys().map(String::as_str)
    }

    /// By which kinds of expectations it shows what nobody hears.
    pub fn shows(&self) -> Shows {
        let expectations = || {
            self.file.steps.iter().filter_map(|step| match step.get_ref() {
                StepFile::Expect(expectation) => Some(expectation),
                StepFile::Text(_) => None,
            })
        };
        let texts = || {
            self.file.steps.iter().filter_map(|step| match step.get_ref() {
                StepFile::Text(text) => Some(text.trim_start()),
                StepFile::Expect(_) => None,
            })
        };
        let facts = |expectation: &Expectation| !expectation.expect.is_empty();
        let after = self.file.after.as_ref().is_some_and(|after| !after.get_ref().is_empty());
        let stated = leaves(&self.position());
        let follow = |facts: &toml::Table| {
            let facts = leaves(&to_json(facts)).into_iter().filter(|(path, _)| !path.is_empty() && path != "pending");
            facts.into_iter().any(|(path, value)| stated.get(&path) != Some(&value))
        };
        let first = self.file.steps.first().is_some_and(|step| matches!(step.get_ref(), StepFile::Expect(_)));
        Shows {
            facts: after || self.file.unchanged_except.is_some() || expectations().any(facts),
            offers: expectations().any(|expectation| !expectation.offers.is_empty()),
            views: expectations().any(|expectation| expectation.view.is_some()),
            acts: texts().next().is_some(),
            refuses: texts().any(|text| text.starts_with('!')),
            beginning: first || self.file.position.is_none(),
            follows: self.file.after.as_ref().is_some_and(|after| follow(after.get_ref()))
                || expectations().any(|expectation| follow(&expectation.expect)),
        }
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
        let named = || self.file.edition.clone().map(EditionChoice::Builtin);
        let edition = self.brought.clone().or_else(named);
        Setup::new(game.about(), self.file.players, &options, edition)
    }

    /// The position it states, in readable terms; nothing, if it begins at the beginning.
    pub fn position(&self) -> Value {
        self.file.position.as_ref().map(|position| to_json(position.get_ref())).unwrap_or_default()
    }

    /// The table before the first step.
    pub fn laid_out(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>, Complaint> {
        let setup = self.setup(game)?;
        match &self.file.position {
            Some(_) => game.place(&setup, &self.text),
            None => game.begin(&setup),
        }
    }

    /// The table after the last step; what must be refused is not tried, and nothing is expected.
    pub fn played(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>, Complaint> {
        let mut played = self.laid_out(game)?;
        let seed = self.seed()?;
        for step in &self.file.steps {
            let taken = match step.get_ref() {
                StepFile::Text(text) => !text.trim_start().starts_with('!'),
                StepFile::Expect(_) => false,
            };
            if taken {
                self.step(played.as_mut(), step.get_ref(), seed.as_ref(), &mut BTreeSet::new())
                    .map_err(|complaint| self.at(complaint, step.span().start))?;
            }
        }
        Ok(played)
    }

    fn seed(&self) -> Result<Option<Seed>, Complaint> {
        let unreadable = |error: crate::chance::NotASeed| {
            Complaint::new(Message::new("complaint-format").with("problem", error.to_string()))
        };
        self.file.seed.as_ref().map(|seed| seed.text().parse::<Seed>().map_err(unreadable)).transpose()
    }

    /// Lays out the position, takes the steps and checks every expectation, and that every clause it lists was at work. Complains about the
    /// first that does not hold. Tells the clauses that were heard: that were told, or refused something.
    pub fn run(&self, game: &dyn AnyGame) -> Result<BTreeSet<String>, Complaint> {
        let mut played = self.laid_out(game)?;
        let seed = self.seed()?;
        let before = played.position();
        let mut heard: BTreeSet<String> = played.opening().iter().map(|event| event.clause.to_string()).collect();
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
        self.proves(game, &heard).map_err(|complaint| self.at(complaint, offset))?;
        Ok(heard)
    }

    /// Checks that each clause it names is a clause of the game, those that must refuse something among them.
    pub fn knows(&self, game: &dyn AnyGame) -> Result<(), Complaint> {
        let known = rules::numbers(game.words(Lang::En).iter().copied());
        let is_known = |clause: &str| known.iter().any(|own| own == clause) || clause.starts_with("TABLE-");
        let complain = |clause: &str| Message::new("complaint-scenario-unknown").with("clause", clause);
        for step in &self.file.steps {
            let StepFile::Text(text) = step.get_ref() else { continue };
            if let Ok(StepText::Refuse(_, _, clause) | StepText::Misfit(_, clause)) = StepText::read(text)
                && !is_known(clause)
            {
                return Err(self.at(complain(clause).into(), step.span().start));
            }
        }
        let listed = self.clauses.iter().chain(self.file.silent.keys());
        match listed.into_iter().find(|clause| !is_known(clause)) {
            Some(clause) => {
                let offset = self.text.find(clause.as_str()).unwrap_or_default();
                Err(self.at(complain(clause).into(), offset))
            }
            None => Ok(()),
        }
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
        self.knows(game)?;
        let complain = |key: &'static str, clause: &str| Err(Message::new(key).with("clause", clause).into());
        for clause in &self.clauses {
            let reason = self.file.silent.get(clause);
            if !heard.contains(clause) && reason.is_none_or(|reason| reason.trim().is_empty()) {
                return complain("complaint-scenario-unheard", clause);
            }
        }
        match self.file.silent.keys().find(|clause| heard.contains(*clause) || !self.clauses.contains(clause)) {
            Some(clause) => complain("complaint-scenario-silent", clause),
            None => self.reasons(game.about().prefix, heard),
        }
    }

    /// Checks that something is expected that can show what is silent, which is more than what the position states where nothing is done, and
    /// that each rule by which something is said to be told was heard.
    fn reasons(&self, prefix: &str, heard: &BTreeSet<String>) -> Result<(), Complaint> {
        let Some((clause, _)) = self.file.silent.first_key_value() else { return Ok(()) };
        let shows = self.shows();
        if !(shows.follows || shows.offers || shows.views || shows.facts && shows.acts) {
            return Err(Message::new("complaint-scenario-unshown").with("clause", clause.as_str()).into());
        }
        for (clause, reason) in &self.file.silent {
            let words = reason.split(|letter: char| !(letter.is_alphanumeric() || "-.".contains(letter)));
            let clauses = words
                .map(|word| word.trim_end_matches('.'))
                .filter(|word| word.split_once('-').is_some_and(|(own, _)| own == prefix));
            if let Some(unheard) = clauses.into_iter().find(|other| !heard.contains(*other)) {
                let why = Message::new("complaint-scenario-reason").with("clause", clause.as_str());
                return Err(why.with("other", unheard).into());
            }
        }
        Ok(())
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
                .with("expected", expected)
                .with("found", found)
                .into());
        }
    }
    Ok(())
}
