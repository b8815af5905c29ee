//! What people read: prompts, labels, the dictionaries, and how things are called.

use crate::decision::{Action, Stage};
use crate::pile::{Kind, Pile};
use crate::{CrescentMoon, View, components};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use table::{Arg, Decision, Lang, Message, Refusal, Sheet, Words, message, refuse};

impl Words for CrescentMoon {
    table::spoken!(components, "places.");

    fn prompt(&self, view: &View) -> Message {
        if view.open.stage == Stage::Over {
            return Message::new("ask-over");
        }
        match view.viewer.seat().filter(|seat| view.waiting.has(*seat)) {
            Some(seat) => view.open.now().prompt(self, view, seat),
            None if view.waiting.is_empty() => Message::new("ask-chance"),
            None => message!("ask-wait", seats = Arg::List(view.waiting.iter().map(Arg::Seat).collect())),
        }
    }

    fn label(&self, view: &View, action: &Action) -> Message {
        view.open.now().label(self, view, action).unwrap_or_else(|| action.label(self, view))
    }

    fn sheet(&self, view: &View) -> Sheet {
        self.score_sheet(view)
    }
}

/// A place that is not on the map.
pub(crate) fn no_such_hex(clause: &'static str) -> Refusal {
    refuse!(clause, "no-hex")
}

/// The cards the dictionaries know.
pub fn known_cards() -> &'static BTreeSet<&'static str> {
    static KNOWN: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
        let lines = CrescentMoon::words(Lang::En).iter().flat_map(|text| text.lines());
        lines.filter_map(|line| Some(line.strip_prefix("card-")?.split_once(" =")?.0)).collect()
    });
    &KNOWN
}

impl CrescentMoon {
    /// A card, as an argument of a message: by the dictionaries if they know it, by the edition's own name otherwise.
    pub(crate) fn card_arg(&self, kind: Kind) -> Arg {
        let card = self.edition.card(kind);
        if known_cards().contains(&*card.id) {
            Arg::term(format!("card-{}", card.id))
        } else {
            Arg::Text(card.name.to_string())
        }
    }

    /// What choosing a card is called here.
    pub(crate) fn card_label(&self, key: &'static str, action: &Action) -> Option<Message> {
        let Action::Card(kind) = *action else { return None };
        Some(message!(key, card = self.card_arg(kind)))
    }

    /// Several cards.
    pub(crate) fn cards_arg(&self, pile: Pile) -> Arg {
        Arg::List(self.edition.rack.cards(pile).map(|kind| self.card_arg(kind)).collect())
    }
}
