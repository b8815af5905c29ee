//! How things are called when they are told: seats, hexes, cards, units.

use crate::CrescentMoon;
use crate::character::Character;
use crate::conflict::{Camp, Conflict};
use crate::edition::Edition;
use crate::hex::Hex;
use crate::land::Land;
use crate::pieces::Units;
use crate::pile::{Kind, Pile};
use crate::state::Table;
use table::{Arg, Event, Message, Refusal, SeatSet, Teller};

/// Tells everybody something.
pub(crate) fn say(t: &mut Teller, clause: &'static str, message: impl FnOnce() -> Message) {
    t.tell(|| Event::new(clause, message()));
}

/// Tells some seats something; all others hear the other message.
pub(crate) fn whisper(
    t: &mut Teller,
    clause: &'static str,
    seats: SeatSet,
    message: impl FnOnce() -> Message,
    others: impl FnOnce() -> Option<Message>,
) {
    t.tell(|| Event::secret(clause, message(), seats, others()));
}

/// It is somebody else's turn (CM-5.1).
pub(crate) fn not_your_turn() -> Refusal {
    Refusal::new("CM-5.1", Message::new("no-turn"))
}

/// Something else is asked (CM-5.1).
pub(crate) fn not_asked() -> Refusal {
    Refusal::new("CM-5.1", Message::new("no-other-question"))
}

/// A place that is not on the map.
pub(crate) fn no_such_hex(clause: &'static str) -> Refusal {
    Refusal::new(clause, Message::new("no-hex"))
}

/// A hex: its tile and where it lies.
pub(crate) fn hex_arg(land: &Land, hex: Hex) -> Message {
    Message::new("hex-name").with("tile", Arg::term(land.tile(hex).term())).with("at", land.at(hex).to_string())
}

/// So many units of each kind.
pub(crate) fn units_arg(units: Units) -> Message {
    let key = match (units.o, units.m) {
        (_, 0) => "units-ordinary",
        (0, _) => "units-mercenary",
        _ => "units-both",
    };
    Message::new(key).with("ordinary", units.o).with("mercenary", units.m)
}

/// A card: by the dictionaries if they know it, by the edition's own name otherwise.
pub(crate) fn card_arg(edition: &Edition, kind: Kind) -> Arg {
    let card = edition.card(kind);
    if KNOWN.contains(&&*card.id) { Arg::term(format!("card-{}", card.id)) } else { Arg::Text(card.name.to_string()) }
}

/// The cards the dictionaries know.
pub const KNOWN: [&str; 38] = [
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

    /// Tells what everybody shows in a conflict.
    pub(crate) fn tell_reveal(&self, table: &Table, conflict: &Conflict, t: &mut Teller) {
        let clause = if conflict.combat { "CM-11.6" } else { "CM-12.5" };
        for holder in Character::playing(self.players).filter(|who| conflict.selectors.has(*who)) {
            let mut shown = conflict.played.iter().filter(|card| card.holder == holder).peekable();
            if shown.peek().is_none() {
                continue;
            }
            let cards: Vec<Arg> = shown.map(|card| self.card_arg(card.kind)).collect();
            say(t, clause, || Message::new("told-reveal").with("seat", table.seat(holder)).with("cards", cards));
        }
        if conflict.played.is_empty() {
            say(t, clause, || Message::new("told-reveal-none"));
        }
    }

    /// The two totals of a conflict.
    pub(crate) fn tell_totals(&self, conflict: &Conflict, t: &mut Teller) {
        let [attack, defence] = conflict.totals;
        if conflict.combat {
            say(t, "CM-11.9", || Message::new("told-strength").with("attack", attack).with("defence", defence));
        } else {
            say(t, "CM-12.6", || Message::new("told-influence-attack").with("n", attack));
            say(t, "CM-12.7", || Message::new("told-influence-defence").with("n", defence));
        }
    }

    /// Who won a conflict.
    pub(crate) fn tell_winner(&self, conflict: &Conflict, t: &mut Teller) {
        let clause = if conflict.combat { "CM-11.9" } else { "CM-12.10" };
        match conflict.winner {
            Some(Camp::Attacker) => say(t, clause, || Message::new("told-attacker-wins")),
            Some(Camp::Defender) => say(t, clause, || Message::new("told-defender-wins")),
            None => {}
        }
    }
}
