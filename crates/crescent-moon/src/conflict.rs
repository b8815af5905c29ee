//! What combat (CM-11) and influence contest (CM-12) have in common: selecting cards in secret, showing them, their order, the winner.

mod order;
mod outcome;
mod select;

use crate::cards::Keyword;
use crate::hex::Hex;
use crate::pieces::Units;
use crate::pile::Kind;
use crate::{Character, Crew};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most cards that can be played in one conflict: five hands.
pub const MOST_PLAYED: usize = 40;

table::named! {
    /// One of the two sides.
    #[derive(Default)]
    pub enum Camp {
        /// The attacker, and supporters in a contest.
        #[default]
        Attacker = "attacker",
        /// The defender, or the defenders of a contest.
        Defender = "defender",
    }
}

impl Camp {
    /// The other side.
    pub const fn other(self) -> Camp {
        match self {
            Camp::Attacker => Camp::Defender,
            Camp::Defender => Camp::Attacker,
        }
    }
}

/// The side whose casualties are due (CM-11.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Losses(pub Camp);

/// A running combat or contest, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Conflict {
    /// Combat, or else contest.
    pub combat: bool,
    /// The active hex (CM-1.13).
    pub hex: Hex,
    /// Who began it.
    pub attacker: Character,
    /// The defender of a combat.
    pub defender: Option<Character>,
    /// Supporters of a contest.
    pub supporters: Crew,
    /// Defenders of a contest, or the defender of a combat.
    pub defenders: Crew,
    /// Participants of a contest who have not announced a stance yet.
    pub undecided: Crew,
    /// Who may select cards.
    pub selectors: Crew,
    /// Who has finished.
    pub done: Crew,
    /// The side the Murshid's cards joined (CM-11.5).
    pub meddled: Option<Camp>,
    /// The cards shown.
    pub played: ArrayVec<Played, MOST_PLAYED>,
    /// Strength or influence of both sides, once compared.
    pub totals: [i8; 2],
    /// Who won, once known.
    pub winner: Option<Camp>,
    /// Units lost in the casualties step.
    pub losses: [u8; 2],
    /// Points the Warlord won by sacking in this combat.
    pub sacked_vp: u8,
    /// Whether a card forbids sacking, once cards are put away.
    pub no_sack: bool,
    /// Coins more for each building the attacker sacks, once cards are put away.
    pub per_sack: u8,
    /// All cards that were shown, with those from whose hands they came.
    pub shown: ArrayVec<(Character, Kind), MOST_PLAYED>,
}

/// A card shown in a conflict, and what it has done there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Played {
    /// The card.
    pub kind: Kind,
    /// From whose hand it came.
    pub holder: Character,
    /// For whom it counts: with Meddle, the supported player (CM-11.7).
    pub me: Character,
    /// On which side.
    pub camp: Camp,
    /// How far it is.
    pub state: CardState,
    /// What it adds to the own side.
    pub mine: i8,
    /// What it adds to the other side.
    pub other: i8,
    /// Units on it.
    pub units: Units,
    /// By how much it lowers the own casualties.
    pub shield: i8,
    /// By how much it raises the casualties of the attacker and of the defender.
    pub pierce: [i8; 2],
    /// Whether its units are spent when the winner is known.
    pub spends: bool,
    /// Whether it forbids sacking.
    pub no_sack: bool,
    /// Coins to the player it counts for, for each building sacked.
    pub per_sack: u8,
    /// Coins to its holder if their side wins.
    pub on_win: u8,
    /// To whose hand it goes.
    pub hand_over: Option<Character>,
}

impl Played {
    /// A card that has just been shown.
    pub fn new(kind: Kind, holder: Character, me: Character, camp: Camp) -> Played {
        Played { kind, holder, me, camp, ..Played::default() }
    }

    /// The same card without anything it has done: cancelled.
    pub fn cancelled(&self) -> Played {
        Played { state: CardState::Cancelled, ..Played::new(self.kind, self.holder, self.me, self.camp) }
    }
}

table::named! {
    /// How far a card is.
    #[derive(Default)]
    pub enum CardState {
        /// Shown, not resolved yet.
        #[default]
        Waiting = "waiting",
        /// Resolved.
        Resolved = "resolved",
        /// Cancelled: it has no effect and is discarded.
        Cancelled = "cancelled",
    }
}

impl Conflict {
    /// A conflict that begins.
    pub fn new(combat: bool, hex: Hex, attacker: Character) -> Conflict {
        Conflict { combat, hex, attacker, ..Conflict::default() }
    }

    /// On which side a player is, once that is known.
    pub fn camp(&self, who: Character) -> Option<Camp> {
        if who == self.attacker || self.supporters.has(who) {
            Some(Camp::Attacker)
        } else if self.defenders.has(who) {
            Some(Camp::Defender)
        } else {
            None
        }
    }

    /// The players of a side.
    pub fn side(&self, camp: Camp) -> Crew {
        match camp {
            Camp::Attacker => self.supporters.with(self.attacker),
            Camp::Defender => self.defenders,
        }
    }

    /// The combatant of a side; in a contest, the attacker or nobody.
    pub fn combatant(&self, camp: Camp) -> Option<Character> {
        match camp {
            Camp::Attacker => Some(self.attacker),
            Camp::Defender => self.defender,
        }
    }

    /// The cards that count.
    pub fn standing(&self) -> impl Iterator<Item = &Played> {
        self.played.iter().filter(|card| card.state != CardState::Cancelled)
    }

    /// What cards add to a side.
    pub fn from_cards(&self, camp: Camp) -> i16 {
        self.standing().map(|card| i16::from(if card.camp == camp { card.mine } else { card.other })).sum()
    }

    /// Units of a player that are on cards.
    pub fn assigned(&self, who: Character) -> Units {
        self.played.iter().filter(|card| card.me == who).fold(Units::NONE, |sum, card| sum.plus(card.units))
    }

    /// Those who take part, in the order in which their cards are resolved: attacker, supporters, defenders (CM-12.5).
    pub fn order(&self) -> impl Iterator<Item = Character> {
        let attacker = Crew::one(self.attacker).iter();
        attacker.chain(self.supporters.iter()).chain(self.defenders.iter())
    }

    /// The keyword under which cards are played in it.
    pub(crate) const fn keyword(&self) -> Keyword {
        if self.combat { Keyword::Combat } else { Keyword::Contest }
    }

    /// The rule of a combat, or that of a contest.
    pub(crate) const fn clause(&self, combat: &'static str, contest: &'static str) -> &'static str {
        if self.combat { combat } else { contest }
    }
}
