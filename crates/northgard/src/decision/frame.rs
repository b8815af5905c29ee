//! Everything that may be going on: what each thing is called, and what it holds while it goes on.
//!
//! What it asks, offers, refuses and does is told whole in the file of its paragraph of the rules; here stands only that it exists.

use crate::Northgard;
use crate::card::Card;
use crate::effect::{Ground, Levy, Source};
use crate::odds::Victor;
use crate::pieces::{Building, Cell, Creature, Face, Resource, Site, Tile};
use serde::{Deserialize, Serialize};
use table::{Arg, Seat, named};

table::decisions! {
    /// One thing that is going on.
    pub enum Frame of structs for Northgard {
        /// A position that was asked to run one procedure stops here.
        ends Halt = "halt",
        /// The game is over (NG-14.2).
        ends Over = "over",
        /// A phase, and how many players it has come past; in the Actions phase, whose turn it may be next.
        runs PhaseStep { phase: Phase, at: u8 } = "phase",
        /// NG-2.3: one Achievement for each player lies open from the start.
        draws DrawAchievements = "draw_achievements",
        /// NG-2.6: the seat chooses a clan.
        asks ChooseClan { seat: Seat } = "clan",
        /// NG-2.6 with clans by lot: the seat draws one.
        draws DrawClan { seat: Seat } = "draw_clan",
        /// NG-2.7: the first player is drawn.
        draws DrawFirst = "draw_first",
        /// NG-2.10: the seat draws three tiles, which only it sees.
        draws DrawTiles { seat: Seat } = "draw_tiles",
        /// NG-2.11: the seat places a group of three in an empty territory of its tile. NG-14.3: without a tile it is a second chance, in any neutral territory,
        /// and may be declined.
        asks Settle { seat: Seat, tile: Option<Tile>, site: Option<Site> } = "settle",
        /// NG-3.2: the seat draws so many cards, to its hand or to assign them.
        draws Deal { seat: Seat, cards: u8, to_hand: bool } = "deal",
        /// NG-4.2: one Development card per player is turned over.
        draws DrawRow = "draw_row",
        /// NG-5.2: a turn; `main` when a card that is not Flash was played, `resolved` when any was.
        asks Turn { seat: Seat, main: bool, resolved: bool } = "turn",
        /// NG-5.9: the seat takes one of its clan's upgrade cards.
        asks Learn { seat: Seat } = "learn",
        /// NG-5.10: who passes takes a card of the row; `early` by Future Sight (NG-18.3).
        asks Pick { seat: Seat, early: bool } = "pick",
        /// NG-1.12: a card is resolved: `step` is its next instruction, `copied` if another card copies it, `memo` a place that one instruction
        /// leaves to the next.
        runs Resolve { seat: Seat, card: Card, step: u8, copied: bool, memo: Option<Site> } = "card",
        /// NG-21.6: the seat may cancel the card played `by` somebody.
        asks React { seat: Seat, by: Seat, card: Card } = "react",
        /// A running Recruit.
        asks Recruit {
            seat: Seat,
            /// Units that may still be placed.
            left: u8,
            ground: Ground,
            /// All in one territory.
            together: bool,
            /// Any so many resources buy one more unit.
            toll: u8,
            /// Whether a bought unit must be placed.
            paid: bool,
            /// The rule of cards that recruit in several territories.
            levy: Option<Levy>,
            /// Whether the player had no figure on the map when it began (NG-6.3).
            homeless: bool,
        } = "recruit",
        /// NG-6.4: camps add units; `asked` once Kaija was left in the reserve (NG-6.6).
        asks Camps { seat: Seat, asked: bool } = "camps",
        /// A running Build; `site` and `kind` once they are chosen.
        asks Build {
            seat: Seat,
            /// Wood saved.
            discount: u8,
            /// Types may be repeated.
            duplicate: bool,
            /// Small buildings need no slot.
            slotless: bool,
            /// Large buildings are allowed.
            large: bool,
            /// It need not be done.
            may: bool,
            /// Resources of the territory may be collected, once.
            glory: bool,
            /// Whether it was decided not to collect them before building.
            later: bool,
            site: Option<Site>,
            kind: Option<Building>,
            /// Whether the building stands and only collecting is left.
            done: bool,
        } = "build",
        /// The steps of a running Move.
        asks March {
            seat: Seat,
            steps: u8,
            /// What its combats get.
            bonus: Bonus,
            /// Enemy territories do not stop the units.
            through: bool,
            /// Kaija gathers where she leaves.
            gather: bool,
            /// The territory the group leaves.
            from: Option<Site>,
            /// The territory it enters.
            to: Option<Site>,
            /// Whether a group stands in the partner's territory and must go on (NG-23.6).
            passing: bool,
        } = "march",
        /// NG-27.2: the seat says which creatures it attacks, territory by territory; `at` is the number the declaration has come to.
        asks Declare { seat: Seat, bonus: Bonus, at: u8 } = "declare",
        /// NG-8.9: fights wait to be fought, in the order the seat likes.
        asks Fights { seat: Seat, bonus: Bonus } = "fights",
        /// A running Explore, or another placement of a tile; `tile` and `cell` once they are chosen.
        both Explore {
            seat: Seat,
            purpose: Purpose,
            look: Look,
            /// Tiles still to be drawn now.
            draw: u8,
            /// A placeable tile may still be exchanged.
            redraw: bool,
            /// Any open territory may be the source.
            anywhere: bool,
            /// The resources of the tile are collected.
            gather: bool,
            /// Tiles that may still be tried before everything in the pile was.
            tries: u8,
            /// Whether the tiles now going under the pile were shown because none fits.
            shown: bool,
            tile: Option<Tile>,
            /// Whether everybody knows the chosen tile.
            open: bool,
            cell: Option<Cell>,
        } = "explore",
        /// NG-10.1: the seat assigns the cards it drew: so many to keep, to discard, to put back on top.
        asks Assign { seat: Seat, keep: u8, discard: u8, top: u8 } = "assign",
        /// A running fight. Pairs hold the attacker's value, then the defender's.
        both Fight {
            site: Site,
            sides: [Side; 2],
            /// What the attacker's card gives.
            bonus: Bonus,
            stage: Stage,
            food: [u8; 2],
            /// Dice rolled so far.
            #[serde(with = "rolled")]
            dice: [Option<Face>; 2],
            /// Whether a choice face was taken as a skull.
            skull: [bool; 2],
            /// Whether Axe Throwers threw for a skull.
            thrown: Option<bool>,
            victor: Option<Victor>,
        } = "fight",
        /// NG-11.9: the seat removes so many figures from a territory.
        asks Lose { seat: Seat, site: Site, hits: u8 } = "lose",
        /// NG-11.10: the seat's figures leave a territory, over Rough borders only if `flat`.
        asks Retreat { seat: Seat, site: Site, goal: Option<Site>, flat: bool } = "retreat",
        /// NG-16.8: the seat takes a resource that an opponent's scorched territory produces.
        asks Tithe { seat: Seat } = "tithe",
        /// NG-12.4: the seat trades; `offered` remembers the kinds of swaps proposed to the partner, as bits.
        asks Trade { seat: Seat, offered: u8 } = "trade",
        /// NG-23.7: the seat answers its partner, who would give so much of one resource and get as much of another.
        asks Barter { seat: Seat, by: Seat, give: Resource, get: Resource, amount: u8 } = "barter",
        /// NG-13.4: the top card of the seat's draw pile is discarded.
        draws Mill { seat: Seat } = "mill",
        /// NG-14.4: the seat has no units, and there is no neutral territory: it may draw a tile that makes one.
        asks SecondChance { seat: Seat } = "return",
        /// NG-16.6: the seat may place the token; `bound` when a card to copy must lie there afterwards (NG-17.15).
        asks Scorch { seat: Seat, bound: bool } = "scorch",
        /// NG-17.9: the seat may pay any resources to draw.
        asks PayDraw { seat: Seat, price: u8, cards: u8 } = "pay_draw",
        /// NG-17.11, NG-17.20, NG-19.6: the seat removes an enemy figure, `anywhere` or beside its territories.
        asks Strike { seat: Seat, anywhere: bool } = "strike",
        /// NG-17.11: the seat takes a resource shown where it struck.
        asks Loot { seat: Seat, site: Site } = "loot",
        /// NG-17.14: the seat gives the card up or pays; whoever may not know the card sees none.
        asks Answer { seat: Seat, by: Seat, card: Option<Card> } = "answer",
        /// NG-17.16: the seat may bring a figure from a neighbouring territory.
        asks Pull { seat: Seat, site: Site } = "pull",
        /// NG-17.18: the seat moves, and explores before or after.
        asks Annex { seat: Seat, steps: u8, moved: bool, explored: bool } = "annex",
        /// NG-18.2, NG-17.8: the seat chooses among the basic actions, `left` times; `done` are those it has had, as bits.
        asks ChooseBasic { seat: Seat, left: u8, done: u8 } = "basic",
        /// NG-18.10: the seat takes a card back, or draws.
        asks Negotiate { seat: Seat } = "negotiate",
        /// NG-19.3: opponents discard, one after the other; `at` counts seats clockwise from whoever played the card.
        asks Curse { by: Seat, at: u8 } = "curse",
        /// NG-19.5: the seat leads up to so many enemy units to a neighbouring territory.
        asks Bribe { seat: Seat, units: u8, from: Option<Site>, to: Option<Site> } = "bribe",
        /// NG-19.6: the seat adds a figure to one of its territories.
        asks Add { seat: Seat } = "add",
        /// NG-19.16: the seat moves figures over hidden ways.
        asks HiddenWays { seat: Seat, from: Option<Site>, to: Option<Site> } = "hidden",
        /// NG-19.20: the seat may exchange a building.
        asks Swap { seat: Seat } = "swap",
        /// NG-10.6: the seat chooses an opponent; with Veiled Threats it may draw instead.
        asks Target { seat: Seat, deed: Deed } = "target",
        /// NG-10.6: the seat points at a card of an opponent's hand.
        asks Point { seat: Seat, target: Seat, deed: Deed } = "point",
        /// NG-19.33: the seat discards a card by lot.
        draws Chop { seat: Seat } = "chop",
        /// NG-21.1: the seat chooses a card to copy.
        asks CopyCard { seat: Seat, from: Source } = "copy",
        /// NG-25.1: a creature appears in a territory, or where the seat will say (NG-30.2); it acts unless it is set-up.
        draws Appear { seat: Seat, site: Option<Site>, acts: bool } = "appear",
        /// NG-28.4: the first player chooses where a creature goes.
        asks Roam { seat: Seat, creature: Creature } = "roam",
        /// NG-30.1: the seat may make a creature appear.
        asks Summon { seat: Seat } = "summon",
        /// NG-30.2: the seat chooses where the creature appears.
        asks Nest { seat: Seat, creature: Creature } = "nest",
    }
}

named! {
    /// The part of the game that is being played.
    pub enum Phase {
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

named! {
    /// For what a tile is placed.
    pub enum Purpose {
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
    pub enum Look {
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

named! {
    /// What is done to an opponent's hand.
    pub enum Deed {
        /// Rapacious Exploitation (NG-17.14).
        Rapacious = "rapacious",
        /// Spy (NG-19.27).
        Spy = "spy",
        /// Veiled Threats (NG-19.33).
        Threat = "threat",
    }
}

named! {
    /// What comes next in a fight.
    pub enum Stage {
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

/// Dice as the list of those that were rolled.
mod rolled {
    use crate::pieces::Face;
    use serde::{Deserialize, Deserializer, Serializer};

    pub fn serialize<S: Serializer>(dice: &[Option<Face>; 2], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(dice.iter().flatten())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Option<Face>; 2], D::Error> {
        let rolled = Vec::<Face>::deserialize(deserializer)?;
        Ok([rolled.first().copied(), rolled.get(1).copied()])
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

impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        match side {
            Side::Seat(seat) => Arg::Seat(seat),
            Side::Creature(creature) => creature.into(),
        }
    }
}
