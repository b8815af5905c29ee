//! Examples for the rules: scenarios of a game that are shown to players, step by step.

pub use crate::rules::Example;

use crate::scenario::{Scenario, StepText};
use crate::{AnyGame, AnyMatch, Complaint, Event, Message, Refusal, Rejected, Seat, Viewer};
use serde::Deserialize;
use toml::Value;

/// Scenarios of the crate that names them, by their files below `scenarios`.
#[macro_export]
macro_rules! examples {
    ($($path:literal),* $(,)?) => {
        &[$($crate::example::Example { path: $path, text: include_str!(concat!("../scenarios/", $path)) }),*]
    };
}

/// An example that was played.
#[derive(Debug)]
pub struct Played {
    /// The clauses it shows.
    pub clauses: Vec<String>,
    /// Through whose eyes it is seen: those of the first who acts.
    pub viewer: Viewer,
    /// The table before it.
    pub before: Box<dyn AnyMatch>,
    /// What happened.
    pub steps: Vec<Taken>,
    /// The table after it.
    pub after: Box<dyn AnyMatch>,
}

/// A step of an example.
#[derive(Debug)]
pub struct Taken {
    /// Who did what; nobody where chance decided.
    pub act: Option<(Seat, Message)>,
    /// What followed, or why it is not allowed.
    pub outcome: Result<Vec<Event>, Refusal>,
}

/// The steps of a scenario; whatever else stands in it is no matter here.
#[derive(Deserialize)]
struct Steps {
    #[serde(default)]
    steps: Vec<Value>,
}

impl Example {
    /// What it shows, in the words of the game: `example-` and the name of its file.
    pub fn title(&self) -> Message {
        let file = self.path.rsplit('/').next().unwrap_or_default();
        Message::new(format!("example-{}", file.trim_end_matches(".toml")))
    }

    /// The scenario.
    pub fn read(&self) -> Result<Scenario, Complaint> {
        Scenario::read(self.text)
    }

    /// The chapter it belongs to, such as `BB-5`: that of its first clause.
    pub fn chapter(&self) -> Result<String, Complaint> {
        let scenario = self.read()?;
        let first = scenario.clauses.first().map_or("", String::as_str);
        Ok(first.split_once('.').map_or(first, |(chapter, _)| chapter).to_owned())
    }

    /// Plays it.
    pub fn play(&self, game: &dyn AnyGame) -> Result<Played, Complaint> {
        let scenario = self.read()?;
        let before = game.place(&scenario.setup(game)?, self.text)?;
        let file: Steps = crate::file::read(self.text)?;
        let texts: Vec<&str> = file.steps.iter().filter_map(Value::as_str).collect();
        let mut played = before.fork();
        let mut steps = Vec::new();
        let mut viewer = Viewer::Spectator;
        for text in texts {
            let step = StepText::read(text)?;
            if let (Viewer::Spectator, StepText::Act(seat, _) | StepText::Refuse(seat, ..)) = (viewer, &step) {
                viewer = Viewer::Seat(*seat);
            }
            steps.extend(take(played.as_mut(), step)?);
        }
        Ok(Played { clauses: scenario.clauses, viewer, before, steps, after: played })
    }
}

/// Takes a step; what is taken back is not told.
fn take(played: &mut dyn AnyMatch, step: StepText<'_>) -> Result<Option<Taken>, Complaint> {
    let settled = |outcome: Result<Vec<Event>, Rejected>| match outcome {
        Ok(events) => Ok(Ok(events)),
        Err(Rejected::Refused(refusal)) => Ok(Err(refusal)),
        Err(Rejected::Unreadable(complaint)) => Err(complaint),
    };
    Ok(match step {
        StepText::Act(seat, act) | StepText::Refuse(seat, act, _) => {
            let label = played.label(seat, act)?;
            Some(Taken { act: Some((seat, label)), outcome: settled(played.act(seat, act))? })
        }
        StepText::Chance(chance) => Some(Taken { act: None, outcome: settled(played.settle(chance))? }),
        StepText::Misfit(..) => None,
        StepText::Undo(seat) => {
            played.undo(seat).map_err(|refusal| Complaint::new(refusal.why))?;
            None
        }
    })
}
