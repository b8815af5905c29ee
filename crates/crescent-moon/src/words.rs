//! What people read: prompts, labels, the dictionaries, and how things are called.

use crate::decision::{Action, Stage};
use crate::edition::Edition;
use crate::pile::{Kind, Pile};
use crate::{CrescentMoon, View};
use table::{Arg, Decision, Lang, Message, Refusal, Sheet, Words, message, refuse};

impl Words for CrescentMoon {
    fn words(lang: Lang) -> &'static [&'static str] {
        table::dictionaries!(lang, "../words/", "", "rules.")
    }

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

/// A card: by the dictionaries if they know it, by the edition's own name otherwise.
pub(crate) fn card_arg(edition: &Edition, kind: Kind) -> Arg {
    let card = edition.card(kind);
    if KNOWN_CARDS.contains(&&*card.id) {
        Arg::term(format!("card-{}", card.id))
    } else {
        Arg::Text(card.name.to_string())
    }
}

/// The cards the dictionaries know.
pub const KNOWN_CARDS: [&str; 38] = [
    "conquest",
    "assassination",
    "imam",
    "bribery",
    "eyes_and_ears",
    "forged_letters",
    "sermon",
    "poet",
    "slander",
    "blackmail",
    "poison",
    "dervish",
    "pilgrims",
    "heavy_cavalry",
    "siege_engines",
    "forced_march",
    "battle_fury",
    "plunderers",
    "commander",
    "terror",
    "ambush",
    "infantry",
    "archers",
    "palace_guard",
    "vizier",
    "master_builder",
    "safe_conduct",
    "taxes",
    "reinforcements",
    "elder",
    "boats",
    "light_cavalry",
    "feigned_retreat",
    "camel_riders",
    "caravan",
    "revolt",
    "turncoats",
    "paymaster",
];

impl CrescentMoon {
    /// A card, as an argument of a message.
    pub(crate) fn card_arg(&self, kind: Kind) -> Arg {
        card_arg(&self.edition, kind)
    }

    /// Several cards.
    pub(crate) fn cards_arg(&self, pile: Pile) -> Arg {
        Arg::List(self.edition.rack.cards(pile).map(|kind| self.card_arg(kind)).collect())
    }
}
