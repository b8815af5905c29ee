//! Bargains and deals (CM-7).

mod bargain;
mod deal;

pub use bargain::{Answer, Bargain, BargainKind, Reply, TermCard, TermHex, TermPrice, TermUnits};
pub use deal::{Amount, Deal, DealAnswer, DealOffer, DealReply};
