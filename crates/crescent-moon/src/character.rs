//! The five characters, and sets of them.

table::named! {
    /// A character, in turn order (CM-2.2).
    #[derive(Default)]
    pub enum Character as "character" {
        /// Plunders; scores at once.
        #[default]
        Warlord = "warlord",
        /// Has influence everywhere and meddles.
        Murshid = "murshid",
        /// Builds towns and cities and sells cards.
        Sultan = "sultan",
        /// Holds the land with castles and the palace.
        Caliph = "caliph",
        /// Lends mercenaries for money.
        Nomad = "nomad",
    }
}

impl Character {
    /// The characters of a game with so many players: without the Nomad when four play (CM-2.1, CM-15.1).
    pub fn playing(players: usize) -> impl DoubleEndedIterator<Item = Character> + Clone {
        Character::ALL.into_iter().take(players)
    }

    /// Whether this character may have ordinary units (CM-1.8).
    pub const fn has_ordinary(self) -> bool {
        matches!(self, Character::Warlord | Character::Caliph)
    }

    /// Whether this character owns a reserves card (CM-2.3).
    pub const fn has_reserve(self) -> bool {
        matches!(self, Character::Warlord | Character::Caliph | Character::Nomad)
    }
}

table::set! {
    /// A set of characters.
    pub struct Crew(u8) of Character by Character::from_index
}
