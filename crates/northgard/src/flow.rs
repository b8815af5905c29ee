//! What is going on: a small stack of frames, and the small choices people make in them.

use crate::card::Card;
use crate::effect::{Ground, Levy, Source};
use crate::names::{Building, Creature, Face, Resource, Site, Tile, named};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use table::Seat;

use crate::names::Unknown;

named! {
    /// The part of the game that is being played.
    Phase {
        /// Set-up: Achievements are laid out.
        Achievements = "achievements",
        /// Set-up: clans are chosen.
        Clans = "clans",
        /// Set-up: the first player is drawn.
        First = "first",
        /// Set-up: everybody draws three tiles.
        Tiles = "tiles",
        /// Set-up: the first tile and group of each player.
        RoundOne = "round_one",
        /// Set-up: the second tile and group of each player.
        RoundTwo = "round_two",
        /// Start of Year: everybody draws cards.
        StartOfYear = "start_of_year",
        /// Start of Year: the row is laid out.
        Reveal = "reveal",
        /// Turns.
        Actions = "actions",
        /// Creatures move and act.
        Creatures = "creatures",
        /// Harvest: the Snake takes its share.
        Tithe = "tithe",
        /// Harvest: everybody collects and trades.
        Harvest = "harvest",
        /// Winter.
        Winter = "winter",
        /// End of Year: is the game over?
        EndOfYear = "end_of_year",
        /// End of Year: players without units come back.
        SecondChance = "second_chance",
    }
}

/// What a Move card adds to its combats, and to nothing else (NG-8.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bonus {
    /// Axes of the attacker.
    pub axes: u8,
    /// An axe or a skull, to be chosen.
    pub throw: bool,
    /// Casualties cancelled.
    pub shield: u8,
    /// The attacker may retreat over Rough borders.
    pub flat: bool,
    /// A defender may be pushed away.
    pub push: bool,
}

/// A running Recruit (NG-6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Recruit {
    /// Who recruits.
    pub seat: Seat,
    /// Units that may still be placed.
    pub left: u8,
    /// Where.
    pub ground: Ground,
    /// All in one territory.
    pub together: bool,
    /// Any so many resources buy one more unit.
    pub toll: u8,
    /// Whether a bought unit must be placed.
    pub paid: bool,
    /// The rule of cards that recruit in several territories.
    pub levy: Option<Levy>,
    /// Whether the player had no figure on the map when it began (NG-6.3).
    pub homeless: bool,
}

/// A running Build (NG-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Build {
    /// Who builds.
    pub seat: Seat,
    /// Wood saved.
    pub discount: u8,
    /// Types may be repeated.
    pub duplicate: bool,
    /// Small buildings need no slot.
    pub slotless: bool,
    /// Large buildings are allowed.
    pub large: bool,
    /// It need not be done.
    pub may: bool,
    /// Resources of the territory may be collected, once.
    pub glory: bool,
    /// Whether it was decided not to collect them before building.
    pub later: bool,
    /// The chosen territory.
    pub site: Option<Site>,
    /// The chosen type.
    pub kind: Option<Building>,
    /// Whether the building stands and only collecting is left.
    pub done: bool,
}

/// The steps of a running Move (NG-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct March {
    /// Who moves.
    pub seat: Seat,
    /// Steps left.
    pub steps: u8,
    /// What its combats get.
    pub bonus: Bonus,
    /// Enemy territories do not stop the units.
    pub through: bool,
    /// Kaija gathers where she leaves.
    pub gather: bool,
    /// The territory the group leaves.
    pub from: Option<Site>,
    /// The territory it enters.
    pub to: Option<Site>,
    /// Whether a group stands in the partner's territory and must go on (NG-23.6).
    pub passing: bool,
}

/// One side of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// A player.
    Seat(Seat),
    /// A creature.
    Creature(Creature),
}

impl Side {
    /// The player, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Side::Seat(seat) => Some(seat),
            Side::Creature(_) => None,
        }
    }
}

named! {
    /// What comes next in a fight (NG-11).
    Stage {
        /// A defender may be pushed away.
        Push = "push",
        /// The attacker pays food.
        FoodAttacker = "food_attacker",
        /// The defender pays food.
        FoodDefender = "food_defender",
        /// The attacker rolls.
        RollAttacker = "roll_attacker",
        /// The attacker fixes a choice face.
        ChoiceAttacker = "choice_attacker",
        /// Axe Throwers.
        Throw = "throw",
        /// The defender rolls.
        RollDefender = "roll_defender",
        /// The defender fixes a choice face.
        ChoiceDefender = "choice_defender",
        /// Casualties are taken.
        Casualties = "casualties",
        /// The loser leaves, the winner takes over.
        Aftermath = "aftermath",
    }
}

named! {
    /// Who won a fight.
    Victor {
        /// The attacker.
        Attacker = "attacker",
        /// The defender.
        Defender = "defender",
        /// Nobody: both sides were wiped out.
        Nobody = "nobody",
    }
}

/// A running fight (NG-11, NG-27). Pairs hold the attacker's value, then the defender's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// Where.
    pub site: Site,
    /// Attacker and defender.
    pub sides: [Side; 2],
    /// What the attacker's card gives.
    pub bonus: Bonus,
    /// What comes next.
    pub stage: Stage,
    /// Food paid.
    pub food: [u8; 2],
    /// Dice rolled so far.
    #[serde(with = "rolled")]
    pub dice: [Option<Face>; 2],
    /// Whether a choice face was taken as a skull.
    pub skull: [bool; 2],
    /// Whether Axe Throwers threw for a skull.
    pub thrown: Option<bool>,
    /// Who won.
    pub victor: Option<Victor>,
}

/// Dice as the list of those that were rolled.
mod rolled {
    use super::Face;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(dice: &[Option<Face>; 2], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(dice.iter().flatten())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Option<Face>; 2], D::Error> {
        let rolled = Vec::<Face>::deserialize(deserializer)?;
        Ok([rolled.first().copied(), rolled.get(1).copied()])
    }
}

named! {
    /// For what a tile is placed.
    Purpose {
        /// First round of set-up (NG-2.11).
        RoundOne = "round_one",
        /// Second round of set-up (NG-2.12).
        RoundTwo = "round_two",
        /// An Explore action (NG-9).
        Explore = "explore",
        /// A second chance (NG-14.4).
        SecondChance = "second_chance",
    }
}

named! {
    /// What comes next in an Explore.
    Look {
        /// Whether to explore at all.
        Ask = "ask",
        /// Tiles are drawn.
        Draw = "draw",
        /// Which tile?
        Tile = "tile",
        /// In which order do the others go under the pile?
        Under = "under",
        /// Scout Camp: keep it?
        Redraw = "redraw",
        /// Which cell?
        Cell = "cell",
        /// Which way round?
        Turn = "turn",
    }
}

/// A running Explore, or another placement of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Explore {
    /// Who places.
    pub seat: Seat,
    /// What for.
    pub purpose: Purpose,
    /// What comes next.
    pub look: Look,
    /// Tiles still to be drawn now.
    pub draw: u8,
    /// A placeable tile may still be exchanged.
    pub redraw: bool,
    /// Any open territory may be the source.
    pub anywhere: bool,
    /// The resources of the tile are collected.
    pub gather: bool,
    /// Tiles that may still be tried before everything in the pile was.
    pub tries: u8,
    /// Whether the tiles now going under the pile were shown because none fits.
    pub shown: bool,
    /// The chosen tile.
    pub tile: Option<Tile>,
    /// Whether everybody knows the chosen tile.
    pub open: bool,
    /// The chosen cell.
    pub cell: Option<(i8, i8)>,
}

impl Explore {
    /// A placement that begins with a choice among the tiles at hand.
    pub(crate) fn new(seat: Seat, purpose: Purpose) -> Explore {
        Explore {
            seat,
            purpose,
            look: Look::Draw,
            draw: 0,
            redraw: false,
            anywhere: false,
            gather: false,
            tries: 0,
            shown: false,
            tile: None,
            open: false,
            cell: None,
        }
    }
}

named! {
    /// What is done to an opponent's hand.
    Deed {
        /// Rapacious Exploitation (NG-17.14).
        Rapacious = "rapacious",
        /// Spy (NG-19.27).
        Spy = "spy",
        /// Veiled Threats (NG-19.33).
        Threat = "threat",
    }
}

/// One thing that is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Frame {
    /// A position that was asked to run one procedure stops here.
    Halt,
    /// The game is over.
    Over,
    /// A part of the year; `at` counts players.
    Phase {
        phase: Phase,
        at: u8,
    },
    /// The seat chooses a clan.
    Clan {
        seat: Seat,
    },
    /// The seat places a group of three; declining is possible for a second chance.
    Settle {
        seat: Seat,
        tile: Option<Tile>,
        site: Option<Site>,
    },
    /// A turn; `main` when a card that is not Flash was played, `resolved` when any was.
    Turn {
        seat: Seat,
        main: bool,
        resolved: bool,
    },
    /// The seat takes a clan upgrade card.
    Learn {
        seat: Seat,
    },
    /// The seat takes a card of the row; `early` by Future Sight.
    Pick {
        seat: Seat,
        early: bool,
    },
    /// The seat may make a creature appear.
    Summon {
        seat: Seat,
    },
    /// The seat chooses where the creature appears.
    Nest {
        seat: Seat,
        creature: Creature,
    },
    /// The seat may cancel the card `by` somebody.
    React {
        seat: Seat,
        by: Seat,
        card: Card,
    },
    /// A card is resolved, instruction by instruction.
    Card {
        seat: Seat,
        card: Card,
        step: u8,
        copied: bool,
        memo: Option<Site>,
    },
    /// The seat chooses among basic actions.
    Basic {
        seat: Seat,
        left: u8,
        done: u8,
    },
    /// Move, and Explore before or after.
    Annex {
        seat: Seat,
        steps: u8,
        moved: bool,
        explored: bool,
    },
    /// Cards are drawn.
    Deal {
        seat: Seat,
        cards: u8,
        to_hand: bool,
    },
    /// The seat assigns drawn cards.
    Assign {
        seat: Seat,
        keep: u8,
        discard: u8,
        top: u8,
    },
    /// The seat may pay any resources to draw.
    PayDraw {
        seat: Seat,
        price: u8,
        cards: u8,
    },
    Recruit(Recruit),
    /// Training Camps add units; `asked` once Kaija was left in the reserve.
    Camps {
        seat: Seat,
        asked: bool,
    },
    Build(Build),
    /// The seat may exchange a building.
    Swap {
        seat: Seat,
    },
    March(March),
    /// The seat says which creatures it attacks; `at` counts territories.
    Declare {
        seat: Seat,
        bonus: Bonus,
        at: u8,
    },
    /// Fights wait to be fought.
    Fights {
        seat: Seat,
        bonus: Bonus,
    },
    Fight(Fight),
    /// The seat removes units from a territory.
    Lose {
        seat: Seat,
        site: Site,
        hits: u8,
    },
    /// The seat's units leave a territory.
    Retreat {
        seat: Seat,
        site: Site,
        goal: Option<Site>,
        flat: bool,
    },
    Explore(Explore),
    /// A creature appears in a territory; it acts unless it is set-up.
    Appear {
        seat: Seat,
        site: Option<Site>,
        acts: bool,
    },
    /// The seat may place the Scorched Earth token; `bound` when a card to copy must lie there afterwards.
    Scorch {
        seat: Seat,
        bound: bool,
    },
    /// The seat may bring a unit to the recruit.
    Pull {
        seat: Seat,
        site: Site,
    },
    /// The seat removes an enemy unit.
    Strike {
        seat: Seat,
        anywhere: bool,
    },
    /// The seat takes a resource.
    Loot {
        seat: Seat,
        site: Site,
    },
    /// The seat adds a unit.
    Add {
        seat: Seat,
    },
    /// The seat chooses an opponent.
    Target {
        seat: Seat,
        deed: Deed,
    },
    /// The seat points at a card of an opponent's hand.
    Point {
        seat: Seat,
        target: Seat,
        deed: Deed,
    },
    /// The seat gives a card up or pays.
    Answer {
        seat: Seat,
        by: Seat,
        card: Option<Card>,
    },
    /// Opponents discard, one after the other; `at` counts them.
    Curse {
        by: Seat,
        at: u8,
    },
    /// The seat discards a card by lot.
    Chop {
        seat: Seat,
    },
    /// The top card of the seat's draw pile is discarded (NG-13.4).
    Mill {
        seat: Seat,
    },
    /// The seat moves enemy units.
    Bribe {
        seat: Seat,
        units: u8,
        from: Option<Site>,
        to: Option<Site>,
    },
    /// The seat moves units over hidden ways.
    Hidden {
        seat: Seat,
        from: Option<Site>,
        to: Option<Site>,
    },
    /// The seat takes a card back, or draws.
    Negotiate {
        seat: Seat,
    },
    /// The seat chooses a card to copy.
    Copy {
        seat: Seat,
        from: Source,
    },
    /// The Snake takes a resource from the scorched territory.
    Tithe {
        seat: Seat,
    },
    /// The seat trades; `offered` remembers swaps proposed to the partner.
    Trade {
        seat: Seat,
        offered: u8,
    },
    /// The seat answers its partner's proposal.
    Barter {
        seat: Seat,
        by: Seat,
        give: Resource,
        get: Resource,
        amount: u8,
    },
    /// The seat without units may draw a tile to come back.
    Return {
        seat: Seat,
    },
    /// The first player chooses where a creature goes.
    Roam {
        seat: Seat,
        creature: Creature,
    },
}
