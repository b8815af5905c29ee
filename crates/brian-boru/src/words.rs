//! What is said to players: prompts, labels, the score sheet, and things as arguments of messages.

use crate::components;
use crate::prelude::*;
use table::{Arg, Sheet, Words};

impl Words for BrianBoru {
    table::spoken!(components, "pieces.");

    fn prompt(&self, view: &View) -> Message {
        let step = view.open.flow.step;
        let me = view.viewer.seat().filter(|seat| view.waiting.has(*seat));
        match (step, me) {
            (Step::Over, _) => message!("ask-over"),
            (Step::Stopped, _) => message!("ask-stopped"),
            (_, Some(seat)) => step.prompt(self, view, seat),
            (_, None) if view.waiting.is_empty() => message!("ask-chance"),
            (_, None) => message!("ask-waiting", seats = view.waiting, now = step.term()),
        }
    }

    fn label(&self, view: &View, action: &Action) -> Message {
        action.label(self, view)
    }

    fn sheet(&self, view: &View) -> Sheet {
        self.score_sheet(&view.open)
    }
}

impl Step {
    /// What is being decided, as a noun: `the lead`, `the draft` ….
    pub(crate) fn term(self) -> Arg {
        Arg::term(format!("step-{}", self.name().replace('_', "-")))
    }

    /// Refuses an answer to another question.
    pub(crate) fn not_now(self) -> Refusal {
        refuse!(self.clause(), "no-not-now", now = self.term())
    }
}

impl BrianBoru {
    /// A message about a town that says where it lies and which colour it has.
    pub(crate) fn at_town(&self, key: &'static str, town: Town) -> Message {
        let suit = self.components.colours[town.index()];
        message!(key, town, id = town.name(), suit, region = town.region())
    }
}

/// The values of cards: `1, 2 and 3`.
pub(crate) fn values(cards: Cards) -> Arg {
    Arg::List(cards.iter().map(|card| Arg::from(card.value())).collect())
}
