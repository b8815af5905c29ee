//! Bargains and deals (CM-7).

mod bargain;
mod deal;

use crate::Character;
use crate::hex::Hex;
use crate::pile::Kind;
use serde::{Deserialize, Serialize};

table::named! {
    /// What a bargain is about (CM-7.4–7.6).
    pub enum BargainKind {
        /// Hiring mercenaries from the Nomad's reserves card.
        Hire = "hire",
        /// Bribing Nomad mercenaries on the map.
        Bribe = "bribe",
        /// Buying a card of the Sultan's market.
        Card = "card",
    }
}

/// The terms of a bargain, filled in one by one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bargain {
    /// What it is about.
    pub kind: BargainKind,
    /// The hex of a bribe.
    pub hex: Option<Hex>,
    /// How many units.
    pub units: u8,
    /// The card of the Sultan's market.
    pub card: Option<Kind>,
    /// The price.
    pub price: u16,
    /// Whether these are the partner's counter-terms.
    pub counter: bool,
}

/// A deal with the Murshid (CM-7.7–7.11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Deal {
    /// What each player offered in this conflict.
    pub offers: [u8; 5],
    /// With whom the deal is made, or to whom the Murshid makes a demand.
    pub partner: Option<Character>,
    /// How many points.
    pub vp: u8,
    /// Whether it is agreed.
    pub agreed: bool,
}
