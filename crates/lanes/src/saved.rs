//! A game written down so that it can go on elsewhere.
//!
//! What is kept is how it came about, never the bytes of a state: whoever reads it takes every step again under the rules, so that bytes from
//! anywhere lead to a table that can be reached, or to a complaint.

use crate::course::Course;
use crate::lane::Lane;
use serde::{Deserialize, Serialize};
use table::scenario::StepText;
use table::{Complaint, EditionTag, Rejected, Setup};

/// The format this code writes.
const FORMAT: &str = "crownlands-state-1";

/// The longest text that is read, in bytes.
pub const LONGEST_SAVED: usize = 4 << 20;

/// A game written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    format: String,
    rules_version: u32,
    /// What was agreed.
    pub setup: Setup,
    edition: EditionTag,
    /// The position it began in, where that was not the beginning of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<String>,
    steps: Vec<String>,
    /// The seed of its dice, where it has some of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// Why something is not a game that was written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsaved {
    /// It is too long, not in the format, or cut off.
    Unreadable(String),
    /// It was played with an edition that is another one by now.
    OtherEdition(String),
    /// The game cannot be opened, or the position not be laid out.
    Complaint(Complaint),
    /// This step, counted from 1, cannot be taken.
    Step(usize, Rejected),
}

impl From<Complaint> for Unsaved {
    fn from(complaint: Complaint) -> Unsaved {
        Unsaved::Complaint(complaint)
    }
}

impl Saved {
    /// Writes down a game of this course.
    pub fn new(course: &dyn Course, lane: &dyn Lane, seed: Option<u64>) -> Saved {
        Saved {
            format: FORMAT.to_owned(),
            rules_version: course.setup().rules_version,
            setup: course.setup().clone(),
            edition: course.edition().clone(),
            first: lane.first_position(),
            steps: lane.steps(),
            seed,
        }
    }

    /// Reads what [`Saved::write`] wrote. Only the form is checked.
    pub fn read(bytes: &[u8]) -> Result<Saved, Unsaved> {
        if bytes.len() > LONGEST_SAVED {
            return Err(Unsaved::Unreadable(format!("it is longer than {LONGEST_SAVED} bytes")));
        }
        let mut saved: Saved = serde_json::from_slice(bytes).map_err(|error| Unsaved::Unreadable(error.to_string()))?;
        if saved.format != FORMAT {
            return Err(Unsaved::Unreadable(format!("`{}` is not the format {FORMAT}", saved.format)));
        }
        saved.setup.rules_version = saved.rules_version;
        Ok(saved)
    }

    /// The game as text.
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Takes every step again.
    pub fn resume(&self, course: &dyn Course) -> Result<Box<dyn Lane>, Unsaved> {
        if *course.edition() != self.edition {
            return Err(Unsaved::OtherEdition(self.edition.id.clone()));
        }
        let mut lane = match &self.first {
            Some(document) => course.place(document)?,
            None => course.begin(),
        };
        for (index, step) in self.steps.iter().enumerate() {
            let taken = match StepText::read(step)? {
                StepText::Act(seat, act) => lane.act(seat, act, false),
                StepText::Chance(chance) => lane.settle(chance, false),
                StepText::Refuse(..) | StepText::Misfit(..) | StepText::Undo(_) => {
                    return Err(Unsaved::Unreadable(format!("`{step}` is not a step")));
                }
            };
            taken.map_err(|why| Unsaved::Step(index + 1, why))?;
        }
        Ok(lane)
    }
}
