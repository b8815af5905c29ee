//! What a fight or a contest would begin with, before it is chosen: the sums of the pieces alone.

use super::Table;
use crescent_moon::Character;
use crescent_moon::decision::Frame;
use crescent_moon::pieces::Group;
use crescent_moon::view::HexView;
use table::Message;

/// The sums both sides would begin with.
pub(super) struct Odds {
    /// Whether a fight follows, of which the words of the offer tell the sums; else a contest.
    pub(super) combat: bool,
    pub(super) mine: u8,
    pub(super) theirs: u8,
}

impl Odds {
    /// The sums, if what is offered in this hex now begins a fight or a contest.
    pub(super) fn of(table: &Table<'_>, hex: &HexView) -> Option<Odds> {
        let me = table.view.you?;
        match table.asked()? {
            Frame::AssaultTo(assault) => {
                let theirs = hex.pieces.iter().find(|pieces| Some(pieces.group.owner) == hex.control)?.strength;
                Some(Odds { combat: true, mine: table.view.open.units(me, assault.from).total(), theirs })
            }
            Frame::Influence => {
                let entangled = me != Character::Murshid && hex.murshid;
                let contested = entangled || !hex.presence.without(me).is_empty();
                contested.then(|| Odds { combat: false, mine: mine(hex, me), theirs: theirs(hex, me) })
            }
            _ => None,
        }
    }

    /// As short as it stands on the map.
    pub(super) fn short(&self) -> String {
        format!("{} : {}", self.mine, self.theirs)
    }

    /// In words.
    pub(super) fn words(&self, table: &Table<'_>) -> String {
        let key = if self.combat { "cm-odds-combat" } else { "cm-odds-contest" };
        table.say(&Message::new(key).with("mine", self.mine).with("theirs", self.theirs))
    }
}

/// Whether somebody has military influence (CM-12.6).
fn force(pieces: &Group) -> bool {
    !pieces.units.is_empty() || pieces.fort || pieces.castle || pieces.palace
}

/// Whether somebody has a settlement (CM-12.8).
fn settled(pieces: &Group) -> bool {
    pieces.town || pieces.city || pieces.palace
}

/// Influence of the attacker without supporters (CM-12.6).
fn mine(hex: &HexView, me: Character) -> u8 {
    let own = hex.pieces.iter().map(|pieces| &pieces.group).find(|group| group.owner == me);
    own.map_or(0, |own| u8::from(force(own)) + u8::from(settled(own)))
}

/// Influence of the defence if everybody else defends (CM-12.7).
fn theirs(hex: &HexView, me: Character) -> u8 {
    let others = || hex.pieces.iter().map(|pieces| &pieces.group).filter(|group| group.owner != me);
    let civil = others().filter(|pieces| settled(pieces) || pieces.influence).count() as u8;
    u8::from(others().any(force)) + civil
}
