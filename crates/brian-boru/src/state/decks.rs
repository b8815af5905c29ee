//! The decks that nobody sees into: what is left in them, in no order.

use crate::pieces::Marriages;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The Viking cards that are left, in no order: their strengths, ascending, then zeros.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct VikingDeck([u8; 7]);

impl VikingDeck {
    /// A deck of these strengths, if they are at most seven numbers above 0.
    pub fn new(strengths: &[u8]) -> Option<VikingDeck> {
        if strengths.len() > 7 || strengths.contains(&0) {
            return None;
        }
        let mut deck = [u8::MAX; 7];
        deck[..strengths.len()].copy_from_slice(strengths);
        deck[..strengths.len()].sort_unstable();
        deck[strengths.len()..].fill(0);
        Some(VikingDeck(deck))
    }

    /// The strengths, ascending.
    pub fn strengths(&self) -> &[u8] {
        let size = self.0.iter().take_while(|strength| **strength > 0).count();
        &self.0[..size]
    }

    /// Takes one card of this strength out; `false` if there is none.
    pub fn draw(&mut self, strength: u8) -> bool {
        let Some(at) = self.strengths().iter().position(|other| *other == strength) else { return false };
        self.0.copy_within(at + 1.., at);
        self.0[6] = 0;
        true
    }
}

impl Serialize for VikingDeck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.strengths().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for VikingDeck {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<VikingDeck, D::Error> {
        let strengths = Vec::<u8>::deserialize(deserializer)?;
        VikingDeck::new(&strengths).ok_or_else(|| serde::de::Error::custom("a Viking deck has at most seven cards"))
    }
}

/// The marriage deck: how many cards lie in it, and what nobody has seen yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct MarriageDeck {
    /// Ordinary cards on top of the princess.
    pub ordinary: u8,
    /// Whether the princess still lies below them.
    pub princess: bool,
    /// Ordinary cards nobody has seen: some lie in the deck, the others left the game in the setup.
    pub unseen: Marriages,
}

impl MarriageDeck {
    /// Whether no card is left, so that this is the last round (BB-3.5).
    pub fn is_empty(self) -> bool {
        self.ordinary == 0 && !self.princess
    }

    /// How many cards are left.
    pub fn len(self) -> u8 {
        self.ordinary + u8::from(self.princess)
    }
}
