//! What people read, made from views alone.

use crate::components;
use crate::prelude::*;
use table::{Sheet, Viewer, Words};

impl Words for Northgard {
    table::spoken!(components, "areas.");

    fn prompt(&self, view: &View) -> Message {
        let frame = match view.frame() {
            None | Some(Frame::Over | Frame::Halt) => return message!("ask-over"),
            Some(frame) => frame,
        };
        match view.viewer {
            _ if view.waiting.is_empty() => message!("ask-chance"),
            Viewer::Seat(seat) if view.waiting.has(seat) => frame.prompt(self, view, seat),
            _ => message!("ask-waiting", seats = view.waiting.iter().collect::<Vec<Seat>>()),
        }
    }

    fn label(&self, view: &View, action: &Action) -> Message {
        let special = view.frame().and_then(|frame| frame.label(self, view, action));
        special.unwrap_or_else(|| action.label(self, view))
    }

    fn sheet(&self, view: &View) -> Sheet {
        self.score_sheet(view)
    }
}
