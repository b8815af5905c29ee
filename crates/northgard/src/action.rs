//! What seats and chance may do.

use crate::card::{Card, Pile};
use crate::names::{Basic, Building, Clan, Creature, Face, Resource, Site, Slot, Tile};
use crate::sets::TileSet;
use table::Seat;

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Action {
    Clan(Clan),
    Tile(Tile),
    Cell { x: i8, y: i8 },
    Turn(u8),
    Settle(Site),
    Group { units: u8, kaija: bool },
    Play(Card),
    Wait(Card),
    Replace(Card),
    Remove(Card),
    UpgradeKeep(Card),
    UpgradeBox(Card),
    Pass,
    End,
    Learn(Card),
    Pick(Card),
    React,
    Allow,
    Do(Basic),
    Recruit { site: Site, kaija: bool },
    Camp { site: Site, kaija: bool },
    Pay([u8; 3]),
    Build(Site),
    Raise(Building),
    On(Slot),
    Collect,
    Swap { site: Site, old: Building, slot: Option<Slot>, new: Building },
    From(Site),
    To(Site),
    Stop,
    Skip,
    Attack(Creature),
    Fight(Site),
    Push { site: Site, kaija: bool },
    Feed(u8),
    Axe,
    Skull,
    Lose { kaija: bool },
    Retreat(Site),
    Under(Tile),
    Redraw,
    Keep(Card),
    Discard(Card),
    Top(Card),
    Recall(Card),
    Draw,
    Target(Seat),
    Point(Card),
    Yield,
    Strike { site: Site, kaija: bool },
    Take(Resource),
    Add { site: Site, kaija: bool },
    Pull { site: Site, kaija: bool },
    Copy(Card),
    Scorch(Site),
    Trade { pay: [u8; 3], get: Resource },
    Barter { give: Resource, get: Resource, amount: u8 },
    Accept,
    Refuse,
    Roam(Site),
    Summon,
    Nest(Site),
}

/// What chance may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// This seat begins.
    First(Seat),
    /// This clan is drawn.
    Clan(Clan),
    /// These cards are drawn.
    Cards(Pile),
    /// These tiles are drawn.
    Tiles(TileSet),
    /// This face is rolled.
    Die(Face),
    /// This creature appears.
    Creature(Creature),
}
