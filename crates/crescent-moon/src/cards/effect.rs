//! The vocabulary in which editions state what cards do and what objectives count.
//!
//! A text such as `strength(mine, +1); if is(attacker) { per_sack coins(me, 2) }` is read into loose words and then
//! understood as the types of this file: a [`Program`] for a card, a [`Number`] for an objective. The engine knows the
//! vocabulary, never a card. Five things have code of their own because no general word says them: `assign_half` with
//! `spend_assigned` (Conquest must be carried out completely and its units cannot be saved), the two windows of anytime cards
//! (they are moments of the flow), `hand_over` (the card itself goes elsewhere) and `bring(…, swap)` (two supplies move together).

use crate::land::Terrain;
use crate::pile::Kind;

table::named! {
    /// A keyword of a card: when its effects apply (CM-8.3, CM-8.4).
    pub enum Keyword {
        /// In combat.
        Combat = "combat",
        /// In an influence contest.
        Contest = "contest",
        /// As the action Play a power card.
        Action = "action",
        /// In its window, without an action.
        Anytime = "anytime",
    }
}

/// What a card does under one keyword: steps carried out one after the other, as far as possible.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Program(pub Vec<Step>);

/// One step of a program.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// Goes on at this step unless the condition holds.
    Unless(Condition, u8),
    /// Goes on at this step.
    Jump(u8),
    /// The player the card counts for chooses one of these; nothing is chosen if there is none.
    Choose(Choice),
    /// Carries out an effect; the player may decline an optional one.
    Do {
        /// What happens.
        effect: Effect,
        /// Whether it is optional (`may`).
        may: bool,
    },
}

/// What a card lets its player choose.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// One of the players for whom the condition holds, called `p` in it.
    Player(Condition),
    /// One of the players of the other side.
    Opponent,
    /// One of the other players who may select cards.
    Selector,
    /// One of the hexes for which the condition holds, called `h` in it.
    Hex(Condition),
}

/// What a card can do.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Adds to the strength of a side in combat.
    Strength(Side, Number),
    /// Adds to the influence total of a side in a contest.
    Influence(Side, Number),
    /// Puts so many own free units of this kind on the card; each adds so much strength.
    Assign(Number, Piece, i8),
    /// Puts a share of the own units, set by the table, on the card; each adds so much strength.
    AssignHalf(i8),
    /// The units on this card go to supply when the winner is known.
    SpendAssigned,
    /// Brings up to so many units into the fight, on this card.
    Bring(Number, Source),
    /// Takes up to so many free own units out of the fight into an adjacent hex.
    Withdraw(Number),
    /// So many free units of this kind leave for their owner's supply.
    Eject(Who, Piece, Number),
    /// Lowers the own casualties.
    Shield(Number),
    /// Raises the casualties of a combatant.
    Pierce(Who, Number),
    /// Cancels a revealed card of a side.
    Cancel(Side, Filter),
    /// Nothing in the active hex can be sacked.
    NoSack,
    /// Coins from the bank.
    Coins(Who, Number, Due),
    /// The holder takes a card from that hand.
    StealCard(Who),
    /// The holder looks at that hand.
    SeeHand(Who),
    /// An own token without a contest.
    PutInfluence(Field),
    /// The token there goes back to its owner.
    DropInfluence(Field),
    /// An action as part of the card.
    SubAction(SubAction),
    /// Rivers do not stop movement until the end of the action.
    RiverPass,
    /// The card goes to that player's hand.
    HandOver(Who),
}

/// When coins are due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// At once.
    Now,
    /// In the card step, if the holder's side won.
    OnWin,
    /// For each building sacked in step 8.
    PerSack,
}

/// An action carried out by a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SubAction {
    /// So many moves.
    Move(u8),
    /// An assault from this hex.
    Assault(Field),
    /// So many builds, each cheaper by so many coins.
    Build(u8, u8),
}

table::named! {
    /// Where units come from.
    pub enum Source {
        /// The own reserves card.
        Reserve = "reserve",
        /// The own supply, as mercenaries.
        Mercs = "mercs",
        /// Adjacent hexes.
        Neighbours = "neighbours",
        /// The own supply, each in exchange for a Nomad mercenary of an adjacent hex that goes to the Nomad's supply.
        Swap = "swap",
    }
}

table::named! {
    /// A side as seen by the player the card counts for.
    pub enum Side {
        /// The own side.
        Mine = "mine",
        /// The opposite side.
        Other = "other",
    }
}

table::named! {
    /// A player, as words of a card name one.
    pub enum Who {
        /// The player the card counts for.
        Me = "me",
        /// The player whose hand it came from.
        Holder = "holder",
        /// The other combatant.
        Foe = "foe",
        /// Any player.
        Any = "any",
        /// The player called `p`: chosen before, or each one asked about.
        P = "p",
        /// The owner of the influence token in the hex.
        Owner = "owner",
    }
}

table::named! {
    /// A kind of piece.
    pub enum Piece {
        /// Any unit.
        Unit = "unit",
        /// Ordinary units.
        Ordinary = "ordinary",
        /// Mercenaries.
        Mercenary = "mercenary",
        /// Forts, castles, palace.
        Stronghold = "stronghold",
        /// Forts.
        Fort = "fort",
        /// Castles.
        Castle = "castle",
        /// The palace.
        Palace = "palace",
        /// Towns, cities, palace.
        Settlement = "settlement",
        /// Towns.
        Town = "town",
        /// Cities.
        City = "city",
        /// Influence tokens.
        Influence = "influence",
    }
}

table::named! {
    /// One hex, as words name it.
    pub enum Field {
        /// The active hex, `H`.
        Active = "H",
        /// The hex called `h`: chosen before, or each one asked about.
        Here = "h",
        /// The hex with the holy site.
        HolySite = "holy_site",
        /// The hex with the crossing.
        Crossing = "crossing",
        /// The hex in which the last move ended.
        LastEntered = "last_entered",
    }
}

/// Where pieces are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In one hex.
    In(Field),
    /// On the whole map.
    Map,
    /// In all hexes a player controls.
    Controlled(Who),
}

/// A terrain or a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The holy site.
    HolySite,
    /// The crossing.
    Crossing,
    /// A terrain.
    Terrain(Terrain),
}

table::named! {
    /// A role in a conflict.
    pub enum Role {
        /// Attacker.
        Attacker = "attacker",
        /// Defender.
        Defender = "defender",
        /// Supporter of the attacker in a contest.
        Supporter = "supporter",
    }
}

table::named! {
    /// The type of a card (CM-8.1, CM-8.2).
    pub enum CardType {
        /// Discarded after use.
        Event = "event",
        /// Laid open after use, back to hand in the next upkeep.
        Character = "character",
        /// The same.
        Banner = "banner",
        /// Back to hand at once.
        Strategy = "strategy",
    }
}

/// Cards of a type, except one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Filter {
    /// The type.
    pub card_type: CardType,
    /// Not this one.
    pub but: Option<Kind>,
}

table::named! {
    /// What is counted over a year (the counters marked † in the edition).
    pub enum Tally {
        /// Players against whom the Warlord fought a combat.
        Fought = "fought",
        /// Strongholds the Warlord sacked or subdued.
        Strongholds = "strongholds",
        /// Towns and cities the Warlord sacked.
        Settlements = "settlements",
        /// Cards others bought from the Sultan's market.
        Sales = "sales",
        /// Players who hired or bribed mercenaries.
        Clients = "clients",
    }
}

/// A number that depends on the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Number {
    /// Always the same.
    Fixed(i8),
    /// How many pieces.
    Count(Who, Piece, Place),
    /// How many cards in a hand.
    Hand(Who),
    /// How many units are on this card.
    Assigned,
    /// How many units this card ejected.
    Ejected,
    /// How many hexes fulfil the condition.
    Hexes(Box<Condition>),
    /// How many different terrains those hexes have.
    Terrains(Box<Condition>),
    /// How many other players fulfil the condition.
    Players(Box<Condition>),
    /// A count of this year.
    Year(Tally),
    /// Sum.
    Add(Box<Number>, Box<Number>),
    /// Difference.
    Sub(Box<Number>, Box<Number>),
    /// Product.
    Mul(Box<Number>, Box<Number>),
    /// The lesser.
    Min(Box<Number>, Box<Number>),
    /// The greater.
    Max(Box<Number>, Box<Number>),
    /// One or the other.
    If(Box<Condition>, Box<Number>, Box<Number>),
}

/// Something that is true or not.
#[derive(Clone, PartialEq, Debug)]
pub enum Condition {
    /// The role of the player the card counts for.
    Is(Role),
    /// The hex has one of these terrains.
    Terrain(Field, Vec<Terrain>),
    /// The hex has it, or is adjacent to a hex that has it.
    Beside(Field, Spot),
    /// The player is present there.
    Present(Who, Field),
    /// The player controls it.
    Controls(Who, Field),
    /// The player has influence there.
    Influences(Who, Field),
    /// The player has such a piece in that place.
    Has(Who, Piece, Place),
    /// The player has more such pieces on the map than every other.
    Leads(Who, Piece),
    /// At least.
    AtLeast(Number, Number),
    /// More than.
    MoreThan(Number, Number),
    /// The side has such a revealed card that is not cancelled.
    Revealed(Side, Filter),
    /// The Nomad takes part.
    NomadInGame,
    /// The player owns a reserves card.
    HasReserve(Who),
    /// The player the card counts for is present in it or in a hex adjacent to it.
    NearMe(Field),
    /// Another player's token is in it.
    OtherInfluence(Field),
    /// No token is in it.
    NoInfluence(Field),
    /// The player has neither unit nor stronghold in it.
    NoForce(Who, Field),
    /// Another player controls it.
    ControlledByOther(Field),
    /// Some hex exists where both are present.
    SharesHex(Who, Who),
    /// Both.
    And(Box<Condition>, Box<Condition>),
    /// Either.
    Or(Box<Condition>, Box<Condition>),
    /// Not.
    Not(Box<Condition>),
}
