//! The five characters, and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A character, in turn order (CM-2.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Character {
    /// Plunders; scores at once.
    #[default]
    Warlord,
    /// Has influence everywhere and meddles.
    Murshid,
    /// Builds towns and cities and sells cards.
    Sultan,
    /// Holds the land with castles and the palace.
    Caliph,
    /// Lends mercenaries for money.
    Nomad,
}

use Character::{Caliph, Murshid, Nomad, Sultan, Warlord};

impl Character {
    /// How many there are.
    pub const COUNT: usize = 5;
    /// All of them in turn order.
    pub const ALL: [Character; 5] = [Warlord, Murshid, Sultan, Caliph, Nomad];

    /// The place in the turn order, from 0.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The characters of a game with so many players: without the Nomad when four play (CM-2.1, CM-15.1).
    pub fn playing(players: usize) -> impl DoubleEndedIterator<Item = Character> + Clone {
        Character::ALL.into_iter().take(players)
    }

    /// The name in files and notation.
    pub const fn name(self) -> &'static str {
        match self {
            Warlord => "warlord",
            Murshid => "murshid",
            Sultan => "sultan",
            Caliph => "caliph",
            Nomad => "nomad",
        }
    }

    /// The key of the name in the dictionaries.
    pub const fn term(self) -> &'static str {
        match self {
            Warlord => "character-warlord",
            Murshid => "character-murshid",
            Sultan => "character-sultan",
            Caliph => "character-caliph",
            Nomad => "character-nomad",
        }
    }

    /// The character of this name.
    pub fn named(name: &str) -> Option<Character> {
        Character::ALL.into_iter().find(|character| character.name() == name)
    }

    /// Whether this character may have ordinary units (CM-1.8).
    pub const fn has_ordinary(self) -> bool {
        matches!(self, Warlord | Caliph)
    }

    /// Whether this character owns a reserves card (CM-2.3).
    pub const fn has_reserve(self) -> bool {
        matches!(self, Warlord | Caliph | Nomad)
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of characters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Crew(u8);

impl Crew {
    /// Nobody.
    pub const NONE: Crew = Crew(0);

    /// Just this one.
    pub const fn one(character: Character) -> Crew {
        Crew(1 << character as u8)
    }

    /// Everybody in a game of so many players.
    pub const fn everybody(players: usize) -> Crew {
        Crew(((1u16 << players) - 1) as u8)
    }

    /// Whether the character is in the set.
    pub const fn has(self, character: Character) -> bool {
        self.0 & (1 << character as u8) != 0
    }

    /// The set and this character.
    #[must_use]
    pub const fn with(self, character: Character) -> Crew {
        Crew(self.0 | (1 << character as u8))
    }

    /// The set without this character.
    #[must_use]
    pub const fn without(self, character: Character) -> Crew {
        Crew(self.0 & !(1 << character as u8))
    }

    /// Those of both sets.
    #[must_use]
    pub const fn union(self, other: Crew) -> Crew {
        Crew(self.0 | other.0)
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Crew) -> Crew {
        Crew(self.0 & !other.0)
    }

    /// Those in either set.
    #[must_use]
    pub const fn and(self, other: Crew) -> Crew {
        Crew(self.0 | other.0)
    }

    /// How many there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The characters in turn order.
    pub fn iter(self) -> impl Iterator<Item = Character> + Clone {
        Character::ALL.into_iter().filter(move |character| self.has(*character))
    }

    /// The first in turn order, if any.
    pub fn first(self) -> Option<Character> {
        self.iter().next()
    }
}

impl FromIterator<Character> for Crew {
    fn from_iter<I: IntoIterator<Item = Character>>(characters: I) -> Crew {
        characters.into_iter().fold(Crew::NONE, Crew::with)
    }
}

impl Serialize for Crew {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Crew {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Crew, D::Error> {
        Ok(Vec::<Character>::deserialize(deserializer)?.into_iter().collect())
    }
}
