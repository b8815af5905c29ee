//! The actions a player may choose from (CM-5.2).

/// An action, or the bargain that comes before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verb {
    /// Influence.
    Influence,
    /// Build X.
    Build,
    /// Move X.
    Move,
    /// Assault.
    Assault,
    /// Recruit X.
    Recruit,
    /// Hire mercenaries; with five players a bargain with the Nomad comes first.
    Hire,
    /// Bribe mercenaries, after a bargain with the Nomad.
    Bribe,
    /// Bargain with the Sultan for a card, then buy.
    Ask,
    /// Buy power cards.
    Buy,
    /// Play a power card.
    Play,
    /// Collect.
    Collect,
    /// The Warlord's Uprising.
    Uprising,
    /// The Warlord's Muster.
    Muster,
    /// The Murshid's Intrigue.
    Intrigue,
    /// The Sultan's Conspire.
    Conspire,
    /// The Caliph's Move the palace.
    Palace,
    /// The Nomad's Desertion.
    Desertion,
}

use Verb::*;

impl Verb {
    /// How many there are.
    pub const COUNT: usize = 17;
    /// All of them, in the order of the character sheets.
    pub const ALL: [Verb; 17] = [
        Influence, Build, Move, Assault, Recruit, Hire, Bribe, Ask, Buy, Play, Collect, Uprising, Muster, Intrigue,
        Conspire, Palace, Desertion,
    ];

    /// The place in [`Verb::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Influence => "influence",
            Build => "build",
            Move => "move",
            Assault => "assault",
            Recruit => "recruit",
            Hire => "hire",
            Bribe => "bribe",
            Ask => "ask",
            Buy => "buy",
            Play => "play",
            Collect => "collect",
            Uprising => "uprising",
            Muster => "muster",
            Intrigue => "intrigue",
            Conspire => "conspire",
            Palace => "palace",
            Desertion => "desertion",
        }
    }

    /// The key of the name in the dictionaries.
    pub const fn term(self) -> &'static str {
        match self {
            Influence => "verb-influence",
            Build => "verb-build",
            Move => "verb-move",
            Assault => "verb-assault",
            Recruit => "verb-recruit",
            Hire => "verb-hire",
            Bribe => "verb-bribe",
            Ask => "verb-ask",
            Buy => "verb-buy",
            Play => "verb-play",
            Collect => "verb-collect",
            Uprising => "verb-uprising",
            Muster => "verb-muster",
            Intrigue => "verb-intrigue",
            Conspire => "verb-conspire",
            Palace => "verb-palace",
            Desertion => "verb-desertion",
        }
    }

    /// The action of this name.
    pub fn named(name: &str) -> Option<Verb> {
        Verb::ALL.into_iter().find(|verb| verb.name() == name)
    }
}
