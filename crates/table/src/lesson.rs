//! Lessons: prepared positions in which a learner reaches a goal by moves of their own.
//!
//! A lesson is data: a scenario with a goal, words and foreseen mistakes. Its steps play one solution; what the learner does not decide
//! in them (the answers of rivals, chance) is what the table plays. The format is told in `docs/lessons.md`.

mod sitting;

pub use sitting::{Answer, Sitting};

use crate::any::{AnyGame, AnyMatch};
use crate::file::Spanned;
use crate::scenario::{self, Expectation, OptionText, Scenario, StepFile, StepText};
use crate::{Complaint, Message, Seat};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A lesson that was read.
#[derive(Debug)]
pub struct Lesson {
    /// What it is called in addresses, in stored progress and in the keys of its words: its file without number and ending.
    pub id: String,
    /// Its place among the lessons of its game, from 1.
    pub number: usize,
    /// The part it belongs to; lessons of a part follow each other.
    pub part: String,
    /// Whether nothing that follows needs it.
    pub optional: bool,
    /// Who learns.
    pub learner: Seat,
    /// What it teaches.
    pub clauses: Vec<String>,
    /// The things of the board that are lit, as the notation names them.
    pub lit: Vec<String>,
    /// The mistakes that are answered.
    pub wrongs: Vec<Wrong>,
    /// One way to the goal, with what the table plays meanwhile.
    solution: Vec<Line>,
    goal: toml::Table,
    scenario: Scenario,
}

/// A mistake that the coach answers.
#[derive(Clone, PartialEq, Debug)]
pub struct Wrong {
    /// Its name among the mistakes of its lesson.
    pub name: String,
    /// The clause that refuses it; `None` for a mistake that the rules allow.
    pub clause: Option<String>,
    says: Message,
    learner: Seat,
    /// The ways that lead to it, each whole from the start, the mistake last.
    ways: Vec<Vec<Line>>,
    /// What is true after a mistake that is allowed.
    shows: toml::Table,
}

impl Wrong {
    /// What the coach says to it.
    pub fn says(&self) -> &Message {
        &self.says
    }

    /// What of that which is said to follow from the mistake is not true at this table; for tests.
    pub(crate) fn is_shown(&self, played: &dyn AnyMatch) -> Option<String> {
        if self.shows.is_empty() {
            return Some("it shows nothing".to_owned());
        }
        scenario::expect(&played.facts(), &self.shows).err().map(|complaint| format!("{:?}", complaint.why))
    }

    /// What the learner does until the mistake is made, for each way that leads to it; where a clause refuses it, that is the last act.
    pub fn ways(&self) -> impl Iterator<Item = Vec<&str>> {
        self.ways.iter().map(|way| way.iter().filter_map(|line| line.by(self.learner)).collect())
    }
}

/// A step that is taken: somebody acts, or chance decides.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Line {
    Act(Seat, String),
    Chance(String),
}

impl Line {
    /// The act, if it is this seat's.
    fn by(&self, seat: Seat) -> Option<&str> {
        match self {
            Line::Act(who, act) if *who == seat => Some(act),
            _ => None,
        }
    }

    /// The act without its last part, if it has at least three.
    fn but_for_the_place(&self) -> Option<&str> {
        match self {
            Line::Act(_, act) => act.rsplit_once(' ').map(|(act, _)| act).filter(|act| act.contains(' ')),
            Line::Chance(_) => None,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    game: String,
    part: String,
    #[serde(default)]
    optional: bool,
    #[serde(default)]
    learner: Option<String>,
    #[serde(default)]
    lit: Vec<String>,
    #[serde(default)]
    clauses: Vec<String>,
    players: usize,
    #[serde(default)]
    options: BTreeMap<String, OptionText>,
    #[serde(default)]
    edition: Option<String>,
    #[serde(default)]
    position: Option<Spanned<toml::Table>>,
    steps: Vec<Spanned<StepFile>>,
    goal: Spanned<toml::Table>,
    #[serde(default)]
    after: Option<Spanned<toml::Table>>,
    #[serde(default)]
    wrong: Vec<WrongFile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrongFile {
    name: String,
    steps: Vec<Spanned<StepFile>>,
    /// Other ways that lead to the same.
    #[serde(default)]
    or: Vec<Vec<Spanned<StepFile>>>,
    #[serde(default)]
    shows: toml::Table,
}

/// The steps of a file that are taken; expectations and refusals are for tests. Nothing is taken back in a lesson.
fn taken(text: &str, steps: &[Spanned<StepFile>]) -> Result<Vec<Line>, Complaint> {
    let line = |step: &Spanned<StepFile>| match step.get_ref() {
        StepFile::Expect(_) => Ok(None),
        StepFile::Text(step) => match StepText::read(step)? {
            StepText::Act(seat, act) => Ok(Some(Line::Act(seat, act.to_owned()))),
            StepText::Chance(chance) => Ok(Some(Line::Chance(chance.to_owned()))),
            StepText::Refuse(..) | StepText::Misfit(..) => Ok(None),
            StepText::Undo(_) => Err(Message::new("complaint-step").with("step", step.as_str()).into()),
        },
    };
    let at =
        |complaint: Complaint, step: &Spanned<StepFile>| complaint.at(crate::message::line_of(text, step.span().start));
    steps.iter().filter_map(|step| line(step).map_err(|complaint| at(complaint, step)).transpose()).collect()
}

impl WrongFile {
    /// The mistake, in a lesson with this id and learner.
    fn wrong(self, text: &str, id: &str, learner: Seat) -> Result<Wrong, Complaint> {
        let (mut clause, mut ways) = (None, Vec::new());
        for steps in std::iter::once(&self.steps).chain(&self.or) {
            let mut way = taken(text, steps)?;
            if let Some(StepFile::Text(last)) = steps.last().map(Spanned::get_ref)
                && let StepText::Refuse(seat, act, refusing) = StepText::read(last)?
            {
                clause = Some(refusing.to_owned());
                way.push(Line::Act(seat, act.to_owned()));
            }
            ways.push(way);
        }
        let says = Message::new(format!("lesson-{id}-wrong-{}", self.name));
        Ok(Wrong { name: self.name, clause, says, learner, ways, shows: self.shows })
    }
}

impl Lesson {
    /// All lessons of a game, in order, each with the name of its file (`01-first-step`).
    pub fn read_all(files: &[(&str, &str)]) -> Result<Vec<Lesson>, Complaint> {
        files.iter().enumerate().map(|(index, (name, text))| Lesson::read(index + 1, name, text)).collect()
    }

    /// Reads the lesson of this number from the file of this name. Every complaint names its line.
    fn read(number: usize, name: &str, text: &str) -> Result<Lesson, Complaint> {
        let file: File = crate::file::read(text)?;
        let id = name.split_once('-').map_or(name, |(_, id)| id).to_owned();
        let learner = match &file.learner {
            Some(seat) => seat.parse()?,
            None => Seat::new(0),
        };
        let wrongs = file.wrong.into_iter().map(|wrong| wrong.wrong(text, &id, learner)).collect::<Result<_, _>>()?;
        let solution = taken(text, &file.steps)?;
        let goal = file.goal.get_ref().clone();
        let reached = Expectation::of(goal.clone());
        let mut steps = file.steps;
        steps.push(Spanned::new(file.goal.span(), StepFile::Expect(reached)));
        let proof = scenario::File {
            title: file.title,
            game: file.game,
            players: file.players,
            options: file.options,
            edition: file.edition,
            position: file.position,
            steps,
            after: file.after,
            ..scenario::File::default()
        };
        let scenario = Scenario::of(proof, text);
        let (part, optional, lit, clauses) = (file.part, file.optional, file.lit, file.clauses);
        Ok(Lesson { id, number, part, optional, learner, clauses, lit, wrongs, solution, goal, scenario })
    }

    /// What it shows, as a scenario: its solution is played, its goal is reached, and everything the file expects is true.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// The heading it stands under.
    pub fn heading(&self) -> Message {
        Message::new(format!("lesson-part-{}", self.part))
    }

    /// Its name.
    pub fn title(&self) -> Message {
        self.words("title")
    }

    /// What there is to do, in a sentence.
    pub fn task(&self) -> Message {
        self.words("task")
    }

    /// Why, and how.
    pub fn why(&self) -> Message {
        self.words("why")
    }

    /// What is said when the goal is reached.
    pub fn after(&self) -> Message {
        self.words("after")
    }

    fn words(&self, what: &str) -> Message {
        Message::new(format!("lesson-{}-{what}", self.id))
    }

    /// The name of the rival who sits there, as the coach speaks of them. A learner bears a name of their own.
    pub fn called(&self, seat: Seat) -> Message {
        Message::new(format!("lesson-seat-{seat}"))
    }

    /// A learner sits down.
    pub fn open(&'static self, game: &dyn AnyGame) -> Result<Sitting, Complaint> {
        Sitting::new(self, game)
    }

    /// A learner comes back who has done this. What can no longer be done, because the lesson has changed since, is left out with all that follows.
    pub fn resume(&'static self, game: &dyn AnyGame, acts: &[String]) -> Result<Sitting, Complaint> {
        let mut sitting = self.open(game)?;
        for act in acts {
            if !sitting.goes_on() || matches!(sitting.answer(act), Answer::Refused { .. } | Answer::Unreadable(_)) {
                break;
            }
        }
        Ok(sitting)
    }
}

/// The lessons of a game in the order they are met, each the name of its file without ending: `table::lessons!("../lessons/", "01-first-step")`.
#[macro_export]
macro_rules! lessons {
    ($folder:literal, $($name:literal),+ $(,)?) => {
        /// The lessons of the game, in the order they are met.
        pub fn lessons() -> &'static [$crate::lesson::Lesson] {
            static ALL: ::std::sync::LazyLock<Vec<$crate::lesson::Lesson>> = ::std::sync::LazyLock::new(|| {
                let files = [$(($name, include_str!(concat!($folder, $name, ".toml")))),+];
                // A test reads every lesson, so that a broken one cannot be shipped.
                $crate::lesson::Lesson::read_all(&files).unwrap_or_else(|complaint| panic!("{complaint:?}"))
            });
            &ALL
        }
    };
}
