//! What lies on the table: plain data.

use crate::card::{Card, Pile};
use crate::flow::Frame;
use crate::map::Map;
use crate::names::{Clan, Creature, Resource, Site, Tile};
use crate::sets::TileSet;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Viewer};

/// Regular units of each player (NG-1.1).
pub const UNITS: u8 = 14;
/// The most frames that can be open at once.
pub(crate) const MOST_FRAMES: usize = 16;
/// The most cards whose order on a draw pile somebody knows.
pub(crate) const MOST_TOP: usize = 40;
/// Seats and the spectator.
pub(crate) const VIEWERS: usize = 6;

/// A card on top of a draw pile whose place is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct TopCard {
    /// Which card.
    pub card: Card,
    /// Whether only its owner knows it.
    pub secret: bool,
}

/// A tile under the pile, and who knows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct UnderTile {
    /// Which tile.
    pub tile: Tile,
    /// The seats that saw it; everybody, if it was shown.
    pub known: Known,
}

/// Who knows something.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// Everybody.
    All,
    /// These seats.
    To(SeatSet),
}

impl Known {
    /// Whether this viewer knows it.
    pub fn to(self, viewer: Viewer) -> bool {
        match self {
            Known::All => true,
            Known::To(seats) => viewer.seat().is_some_and(|seat| seats.has(seat)),
        }
    }
}

/// One player's side of the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The clan, once it is chosen.
    pub clan: Option<Clan>,
    /// Regular units not on the map.
    pub reserve: u8,
    /// Food, wood, lore.
    pub stock: [u16; 3],
    /// Fame tokens.
    pub fame: u16,
    /// Cards in hand.
    pub hand: Pile,
    /// Draw pile: cards on top whose order is known, the topmost last.
    pub top: ArrayVec<TopCard, MOST_TOP>,
    /// Draw pile: the shuffled rest.
    pub rest: Pile,
    /// Active area.
    pub active: Pile,
    /// Cards of the active area that were played for their effect this year.
    pub played: Pile,
    /// Discard pile.
    pub discard: Pile,
    /// Cards drawn by a running Draw action and not yet assigned.
    pub drawn: Pile,
    /// Clan upgrade cards set aside.
    pub upgrades: Pile,
    /// Cards returned to the box.
    pub removed: Pile,
    /// Tiles in hand during set-up.
    pub tiles: TileSet,
    /// Whether the player has passed this year.
    pub passed: bool,
    /// Whether no card is taken when passing this year (NG-18.3).
    pub picked: bool,
    /// Whether Conqueror works this year (NG-19.8).
    pub conqueror: bool,
    /// Whether Kaija may enter enemy territories this year (NG-17.2).
    pub awake: bool,
    /// Cards each viewer (seats, then the spectator) knows to be in this hand.
    pub known: [Pile; VIEWERS],
    /// Cards everybody knows to be in hand, drawn or put back, but not in the shuffled rest.
    pub old: Pile,
}

impl Player {
    pub(crate) fn new() -> Player {
        Player {
            clan: None,
            reserve: UNITS,
            stock: [0; 3],
            fame: 0,
            hand: Pile::EMPTY,
            top: ArrayVec::new(),
            rest: Pile::EMPTY,
            active: Pile::EMPTY,
            played: Pile::EMPTY,
            discard: Pile::EMPTY,
            drawn: Pile::EMPTY,
            upgrades: Pile::EMPTY,
            removed: Pile::EMPTY,
            tiles: TileSet::EMPTY,
            passed: false,
            picked: false,
            conqueror: false,
            awake: false,
            known: [Pile::EMPTY; VIEWERS],
            old: Pile::EMPTY,
        }
    }

    /// Cards in the draw pile.
    #[inline]
    pub fn pile_len(&self) -> usize {
        self.top.len() + self.rest.len()
    }

    /// Cards that could be drawn, with a reshuffle if need be.
    #[inline]
    pub fn drawable(&self) -> usize {
        self.pile_len() + self.discard.len()
    }

    /// Every card the player owns (NG-15.3).
    pub fn owned(&self) -> Pile {
        let top: Pile = self.top.iter().map(|top| top.card).collect();
        self.hand.with(top).with(self.rest).with(self.active).with(self.discard).with(self.drawn)
    }

    /// A card leaves the hand for all to see (NG-1.14).
    pub(crate) fn show(&mut self, card: Card) {
        self.hand.take(card);
        self.forget(card);
    }

    /// A card of the hidden zones has come to light: nobody knows it to be there any more.
    pub(crate) fn forget(&mut self, card: Card) {
        for known in &mut self.known {
            known.take(card);
        }
        self.old.take(card);
    }

    /// All resources together.
    pub fn wealth(&self) -> u16 {
        self.stock.iter().sum()
    }

    /// How much of a resource.
    #[inline]
    pub fn has(&self, resource: Resource) -> u16 {
        self.stock[resource.index()]
    }
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The map.
    pub map: Map,
    /// The players by seat.
    pub players: ArrayVec<Player, 5>,
    /// What is going on, the innermost last.
    pub flow: ArrayVec<Frame, MOST_FRAMES>,
    /// The year, from 1.
    pub year: u8,
    /// Who has the first-player marker.
    pub first: Seat,
    /// The face-up row.
    pub row: Pile,
    /// Achievements laid out for the last year.
    pub achievements: Pile,
    /// Development cards nobody has seen yet; which of them are in the deck is not decided.
    pub unseen: Pile,
    /// Early cards left in the deck.
    pub early: u8,
    /// Advanced cards left in the deck.
    pub advanced: u8,
    /// Unrest cards left.
    pub unrest: u8,
    /// Building tokens left, by type.
    pub supply: [u8; 8],
    /// The shuffled part of the tile pile.
    pub pile: TileSet,
    /// Tiles put under the pile, the next to come first.
    pub under: ArrayVec<UnderTile, 35>,
    /// Tiles drawn by a running Explore.
    pub drawn: TileSet,
    /// The creature line, left to right.
    pub line: ArrayVec<Creature, 9>,
    /// Where each creature is.
    pub lair: [Option<Site>; 9],
    /// Creature cards in the deck, as bits.
    pub creature_deck: u16,
    /// How many of the deck's cards belong to the upper packet.
    pub upper: u8,
    /// Creature cards in the discard pile, as bits.
    pub creature_discard: u16,
    /// Creatures that have acted in the running creature phase, as bits.
    pub acted: u16,
    /// Where Kaija is; in the reserve if nowhere. She is not one of the 14 figures (NG-16.2).
    pub kaija: Option<Site>,
    /// Whether Kaija entered beside a hostile creature in the running Move and must stay.
    pub kaija_pinned: bool,
    /// Where the Scorched Earth token is.
    pub scorched: Option<Site>,
    /// The resource the Snake takes from the scorched territory in the running harvest.
    pub tithe: Option<Resource>,
}

impl State {
    /// Opens a frame.
    pub(crate) fn push(&mut self, frame: Frame) {
        self.flow.push(frame);
    }

    /// Closes the innermost frame.
    pub(crate) fn pop(&mut self) {
        self.flow.pop();
    }

    /// Changes the innermost frame.
    pub(crate) fn set(&mut self, frame: Frame) {
        if let Some(top) = self.flow.last_mut() {
            *top = frame;
        }
    }

    /// The seat of a clan.
    pub fn seat_of(&self, clan: Clan) -> Option<Seat> {
        self.players.iter().position(|player| player.clan == Some(clan)).map(Seat::new)
    }

    /// The player on a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whether the player plays this clan.
    #[inline]
    pub fn is_clan(&self, seat: Seat, clan: Clan) -> bool {
        self.players[seat.index()].clan == Some(clan)
    }

    /// Whether Kaija stands in this territory.
    #[inline]
    pub fn kaija_in(&self, land: usize) -> bool {
        self.kaija == Some(self.map.lands[land].site)
    }

    /// Whether this player has Kaija in the reserve.
    pub fn kaija_ready(&self, seat: Seat) -> bool {
        self.kaija.is_none() && self.is_clan(seat, Clan::Bear)
    }

    /// Whether this player's Kaija stands in this territory.
    #[inline]
    pub fn has_kaija(&self, land: usize, seat: Seat) -> bool {
        self.kaija_in(land) && self.is_clan(seat, Clan::Bear)
    }

    /// The figures of a player in a territory, Kaija included; where in it they stand means nothing (NG-1.7).
    #[inline]
    pub fn figures(&self, land: usize, seat: Seat) -> u8 {
        self.map.lands[land].units[seat.index()] + u8::from(self.has_kaija(land, seat))
    }

    /// All figures in a territory.
    pub fn all_figures(&self, land: usize) -> u8 {
        self.map.lands[land].all_units() + u8::from(self.kaija_in(land))
    }

    /// Regular units of a player on the map.
    #[inline]
    pub fn units_on_map(&self, seat: Seat) -> u8 {
        UNITS - self.player(seat).reserve
    }

    /// Whether a player has any figure on the map.
    #[inline]
    pub fn is_on_map(&self, seat: Seat) -> bool {
        self.units_on_map(seat) > 0 || (self.kaija.is_some() && self.is_clan(seat, Clan::Bear))
    }

    /// Tiles in the pile.
    #[inline]
    pub fn pile_len(&self) -> usize {
        self.pile.len() + self.under.len()
    }

    /// Places figures in a territory; an unowned one becomes theirs.
    pub(crate) fn enter(&mut self, land: usize, seat: Seat, units: u8, kaija: bool) {
        self.map.lands[land].units[seat.index()] += units;
        if kaija {
            self.kaija = Some(self.map.lands[land].site);
        }
        if self.map.lands[land].owner.is_none() {
            self.map.set_owner(land, Some(seat));
        }
    }

    /// Takes figures out of a territory; one that is left without them is nobody's (NG-8.11).
    pub(crate) fn leave(&mut self, land: usize, seat: Seat, units: u8, kaija: bool) {
        self.map.lands[land].units[seat.index()] -= units;
        if kaija {
            self.kaija = None;
            self.kaija_pinned = false;
        }
        if self.map.lands[land].owner == Some(seat) && self.figures(land, seat) == 0 {
            self.map.set_owner(land, None);
        }
    }

    /// Places figures from the reserve.
    pub(crate) fn deploy(&mut self, land: usize, seat: Seat, units: u8, kaija: bool) {
        self.player_mut(seat).reserve -= units;
        self.enter(land, seat, units, kaija);
    }

    /// Returns figures to the reserve.
    pub(crate) fn withdraw(&mut self, land: usize, seat: Seat, units: u8, kaija: bool) {
        self.player_mut(seat).reserve += units;
        self.leave(land, seat, units, kaija);
    }

    /// The names of places after territories were joined.
    pub(crate) fn rename_places(&mut self) {
        let map = &self.map;
        let name = |site: &mut Option<Site>| {
            if let Some(site) = site {
                *site = map.lands[map.at(*site)].site;
            }
        };
        self.lair.iter_mut().for_each(name);
        name(&mut self.kaija);
        name(&mut self.scorched);
    }
}
