//! What the upkeep would bring if it came now: a help for pages, made from a view alone.

use crate::BrianBoru;
use crate::state::{Hidden, Procedure, State, Step};
use crate::view::View;
use table::{Event, Teller};

/// The account of each upkeep step as it would be told now. Each step is looked at for itself, on the table as it stands,
/// up to the first decision in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Upkeep {
    /// BB-11 to BB-13.
    pub marriage: Vec<Event>,
    /// BB-14, BB-15.
    pub battle: Vec<Event>,
    /// BB-16.
    pub church: Vec<Event>,
    /// BB-17.
    pub claims: Vec<Event>,
}

impl BrianBoru {
    /// What the upkeep would bring if it came now.
    pub fn upkeep_preview(&self, view: &View) -> Upkeep {
        Upkeep {
            marriage: self.preview(view, Step::Marriage, Procedure::Marriage),
            battle: self.preview(view, Step::Battle, Procedure::Battle),
            church: self.preview(view, Step::Church, Procedure::Church),
            claims: self.preview(view, Step::Claims, Procedure::Claims),
        }
    }

    fn preview(&self, view: &View, step: Step, part: Procedure) -> Vec<Event> {
        let mut state = State { open: view.open, hidden: Hidden::new(view.open.seats()) };
        state.open.flow.step = step;
        state.open.flow.stop_after = Some(part);
        let mut teller = Teller::listening();
        self.advance(&mut state, &mut teller);
        teller.into_events()
    }
}
