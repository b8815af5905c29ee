//! What lies on the table: plain data, what everybody sees apart from what somebody hides.

use crate::card::{Card, Pile};
use crate::decision::Frame;
use crate::map::{Land, LandSet, Map, Territory};
use crate::pieces::{Clan, Creature, CreatureSet, Figures, Resource, Site, Tile, TileSet, UNITS};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Refusal, Seat, SeatSet, Viewer, no};

/// The most players.
pub(crate) const MOST_PLAYERS: usize = 5;
/// The most frames that can be open at once.
pub(crate) const MOST_FRAMES: usize = 16;
/// The most cards whose order on a draw pile somebody knows.
pub(crate) const MOST_TOP: usize = 40;
/// Seats and the spectator.
pub(crate) const VIEWERS: usize = MOST_PLAYERS + 1;

/// What is going on, the innermost last.
pub type Flow = ArrayVec<Frame, MOST_FRAMES>;

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

/// What everybody sees of one player.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The clan, once it is chosen.
    pub clan: Option<Clan>,
    /// Regular units not on the map.
    pub reserve: u8,
    /// Food, wood, lore.
    pub stock: [u16; 3],
    /// Fame tokens; they lie face down, but every gain is seen.
    pub fame: u16,
    /// Active area.
    pub active: Pile,
    /// Cards of the active area that were played for their effect this year.
    pub played: Pile,
    /// Discard pile.
    pub discard: Pile,
    /// Clan upgrade cards set aside.
    pub upgrades: Pile,
    /// Cards returned to the box.
    pub removed: Pile,
    /// Whether the player has passed this year.
    pub passed: bool,
    /// Whether no card is taken when passing this year (NG-18.3).
    pub picked: bool,
    /// Whether Conqueror works this year (NG-19.8).
    pub conqueror: bool,
    /// Whether Kaija may enter enemy territories this year (NG-17.2).
    pub awake: bool,
}

impl Player {
    /// All resources together.
    pub(crate) fn wealth(&self) -> u16 {
        self.stock.iter().sum()
    }

    /// How much of a resource.
    #[inline]
    pub fn has(&self, resource: Resource) -> u16 {
        self.stock[resource.index()]
    }
}

/// What one player holds face down, and what others have seen of it.
#[derive(Default, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deck {
    /// Cards in hand.
    pub hand: Pile,
    /// Draw pile: cards on top whose order is known, the topmost last.
    pub top: ArrayVec<TopCard, MOST_TOP>,
    /// Draw pile: the shuffled rest.
    pub rest: Pile,
    /// Cards drawn by a running Draw action and not yet assigned.
    pub drawn: Pile,
    /// Tiles in hand during set-up.
    pub tiles: TileSet,
    /// Cards each viewer (seats, then the spectator) knows to be in this hand.
    pub known: [Pile; VIEWERS],
    /// Cards everybody knows to be in hand, drawn or put back, but not in the shuffled rest.
    pub old: Pile,
}

impl Deck {
    /// Cards in the draw pile.
    #[inline]
    pub(crate) fn pile_len(&self) -> usize {
        self.top.len() + self.rest.len()
    }

    /// A card leaves the hand for all to see (NG-1.14).
    pub(crate) fn show(&mut self, card: Card) {
        self.hand.remove(card);
        self.forget(card);
    }

    /// A card comes into the hand, and everybody has seen which.
    pub(crate) fn take_openly(&mut self, card: Card) {
        self.hand.add(card);
        self.known.iter_mut().for_each(|known| known.add(card));
    }

    /// A card of the hidden zones has come to light: nobody knows it to be there any more.
    pub(crate) fn forget(&mut self, card: Card) {
        for known in &mut self.known {
            known.remove(card);
        }
        self.old.remove(card);
    }

    /// Cards that only their owner knows to be on top of the draw pile.
    pub(crate) fn secrets(&self) -> Pile {
        self.top.iter().filter(|top| top.secret).map(|top| top.card).collect()
    }
}

/// What everybody sees. In a state the flow is the whole truth; in a view it says no more than the viewer may know.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The map.
    pub map: Map,
    /// The players by seat.
    #[serde(with = "table::lettered")]
    pub players: ArrayVec<Player, MOST_PLAYERS>,
    /// What is going on.
    pub flow: Flow,
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
    /// The creature line, left to right.
    pub line: ArrayVec<Creature, { Creature::COUNT }>,
    /// Where each creature is.
    pub lair: [Option<Site>; Creature::COUNT],
    /// Creature cards in the deck.
    pub creature_deck: CreatureSet,
    /// How many of the deck's cards belong to the upper packet.
    pub upper: u8,
    /// Creature cards in the discard pile.
    pub creature_discard: CreatureSet,
    /// Creatures that have acted in the running creature phase.
    pub acted: CreatureSet,
    /// Where Kaija is; in the reserve if nowhere. She is not one of the 14 figures (NG-16.2).
    pub kaija: Option<Site>,
    /// Whether Kaija entered beside a hostile creature in the running Move and must stay.
    pub kaija_pinned: bool,
    /// Where the Scorched Earth token is.
    pub scorched: Option<Site>,
    /// The resource the Snake takes from the scorched territory in the running harvest.
    pub tithe: Option<Resource>,
}

/// What somebody hides, or nobody has seen.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Hidden {
    /// What each player holds, by seat.
    #[serde(with = "table::lettered")]
    pub decks: ArrayVec<Deck, MOST_PLAYERS>,
    /// The shuffled part of the tile pile.
    pub pile: TileSet,
    /// Tiles put under the pile, the next to come first.
    pub under: ArrayVec<UnderTile, 35>,
    /// Tiles drawn by a running Explore.
    pub drawn: TileSet,
}

/// The whole table.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// What somebody hides, or nobody has seen.
    pub hidden: Hidden,
}

// Search copies the table at every step.
table::cloned_in_place! {
    Deck { hand, top, rest, drawn, tiles, known, old }
    Open {
        map, players, flow, year, first, row, achievements, unseen, early, advanced, unrest, supply, line, lair,
        creature_deck, upper, creature_discard, acted, kaija, kaija_pinned, scorched, tithe,
    }
    Hidden { decks, pile, under, drawn }
    State { open, hidden }
}

impl State {
    /// Opens a frame.
    pub(crate) fn push(&mut self, frame: impl Into<Frame>) {
        self.open.flow.push(frame.into());
    }

    /// Closes the innermost frame.
    pub(crate) fn pop(&mut self) {
        self.open.flow.pop();
    }

    /// Closes the innermost frame if there is nothing left to do in it, and says whether it did.
    pub(crate) fn pop_if(&mut self, idle: bool) -> bool {
        if idle {
            self.pop();
        }
        idle
    }

    /// Changes the innermost frame.
    pub(crate) fn set(&mut self, frame: impl Into<Frame>) {
        if let Some(top) = self.open.flow.last_mut() {
            *top = frame.into();
        }
    }

    /// The innermost thing going on.
    #[inline]
    pub fn frame(&self) -> Option<&Frame> {
        self.open.flow.last()
    }

    /// What everybody sees of the player on a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.open.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.open.players[seat.index()]
    }

    /// What the player on a seat holds.
    #[inline]
    pub fn deck(&self, seat: Seat) -> &Deck {
        &self.hidden.decks[seat.index()]
    }

    #[inline]
    pub(crate) fn deck_mut(&mut self, seat: Seat) -> &mut Deck {
        &mut self.hidden.decks[seat.index()]
    }

    /// Both sides of a player.
    #[inline]
    pub(crate) fn both_mut(&mut self, seat: Seat) -> (&mut Player, &mut Deck) {
        (&mut self.open.players[seat.index()], &mut self.hidden.decks[seat.index()])
    }

    /// Cards a player could draw, with a reshuffle if need be.
    #[inline]
    pub(crate) fn drawable(&self, seat: Seat) -> usize {
        self.deck(seat).pile_len() + self.player(seat).discard.len()
    }

    /// Every card a player owns (NG-15.3).
    pub fn owned(&self, seat: Seat) -> Pile {
        let (player, deck) = (self.player(seat), self.deck(seat));
        let top: Pile = deck.top.iter().map(|top| top.card).collect();
        deck.hand | top | deck.rest | player.active | player.discard | deck.drawn
    }

    /// A territory.
    #[inline]
    pub fn land(&self, land: Land) -> &Territory {
        &self.open.map[land]
    }

    #[inline]
    pub(crate) fn land_mut(&mut self, land: Land) -> &mut Territory {
        &mut self.open.map[land]
    }

    /// The territory with this name.
    #[inline]
    pub fn named(&self, site: Site) -> Option<Land> {
        self.open.map.named(site)
    }

    /// What this says of the territory with this name; a refusal under the clause, if there is none.
    pub(crate) fn judge_land(
        &self,
        clause: &'static str,
        site: Site,
        judge: impl FnOnce(Land) -> Option<Refusal>,
    ) -> Option<Refusal> {
        self.named(site).map_or_else(|| no(clause, "no-such-land"), judge)
    }

    /// The territory an area on the map belongs to.
    #[inline]
    pub(crate) fn at(&self, site: Site) -> Land {
        self.open.map.at(site)
    }

    /// The name of a territory.
    #[inline]
    pub fn site(&self, land: Land) -> Site {
        self.open.map[land].site
    }

    /// Every territory of the map.
    #[inline]
    pub fn lands(&self) -> LandSet {
        self.open.map.live
    }

    /// The territories a player controls.
    #[inline]
    pub fn held(&self, seat: Seat) -> LandSet {
        self.open.map.held[seat.index()]
    }

    /// Territories without any player's units (NG-1.5), whatever creatures are in them (NG-26.4).
    pub fn neutral(&self) -> LandSet {
        self.open.map.held.iter().fold(self.open.map.live, |free, held| free - *held)
    }

    /// The seat of a clan.
    pub(crate) fn seat_of(&self, clan: Clan) -> Option<Seat> {
        self.open.players.iter().position(|player| player.clan == Some(clan)).map(Seat::new)
    }

    /// Whether the player plays this clan.
    #[inline]
    pub fn is_clan(&self, seat: Seat, clan: Clan) -> bool {
        self.player(seat).clan == Some(clan)
    }

    /// Whether Kaija stands in this territory.
    #[inline]
    pub(crate) fn kaija_in(&self, land: Land) -> bool {
        self.open.kaija == Some(self.site(land))
    }

    /// Whether this player has Kaija in the reserve.
    pub(crate) fn kaija_ready(&self, seat: Seat) -> bool {
        self.open.kaija.is_none() && self.is_clan(seat, Clan::Bear)
    }

    /// Whether this player has Kaija on the map.
    #[inline]
    pub(crate) fn kaija_is_out(&self, seat: Seat) -> bool {
        self.open.kaija.is_some() && self.is_clan(seat, Clan::Bear)
    }

    /// Whether this player's Kaija stands in this territory.
    #[inline]
    pub fn has_kaija(&self, land: Land, seat: Seat) -> bool {
        self.kaija_in(land) && self.is_clan(seat, Clan::Bear)
    }

    /// Regular units of a player in a territory.
    #[inline]
    pub fn units(&self, land: Land, seat: Seat) -> u8 {
        self.land(land).units[seat.index()]
    }

    /// The figures of a player in a territory; where in it they stand means nothing (NG-1.7).
    #[inline]
    pub fn group(&self, land: Land, seat: Seat) -> Figures {
        Figures { units: self.units(land, seat), kaija: self.has_kaija(land, seat) }
    }

    /// How many figures of a player are in a territory, Kaija included.
    #[inline]
    pub fn figures(&self, land: Land, seat: Seat) -> u8 {
        self.units(land, seat) + u8::from(self.has_kaija(land, seat))
    }

    /// All figures in a territory.
    pub(crate) fn all_figures(&self, land: Land) -> u8 {
        self.land(land).all_units() + u8::from(self.kaija_in(land))
    }

    /// The figures a player has in the reserve.
    pub fn reserve(&self, seat: Seat) -> Figures {
        Figures { units: self.player(seat).reserve, kaija: self.kaija_ready(seat) }
    }

    /// Regular units of a player on the map.
    #[inline]
    pub fn units_on_map(&self, seat: Seat) -> u8 {
        UNITS - self.player(seat).reserve
    }

    /// Whether a player has any figure on the map.
    #[inline]
    pub fn is_on_map(&self, seat: Seat) -> bool {
        self.units_on_map(seat) > 0 || self.kaija_is_out(seat)
    }

    /// Tiles in the pile.
    #[inline]
    pub fn tiles_left(&self) -> usize {
        self.hidden.pile.len() + self.hidden.under.len()
    }

    /// Places figures in a territory; an unowned one becomes theirs.
    pub(crate) fn enter(&mut self, land: Land, seat: Seat, figures: Figures) {
        self.land_mut(land).units[seat.index()] += figures.units;
        if figures.kaija {
            self.open.kaija = Some(self.site(land));
        }
        if self.land(land).owner.is_none() {
            self.open.map.set_owner(land, Some(seat));
        }
    }

    /// Takes figures out of a territory; one that is left without them is nobody's (NG-8.11).
    pub(crate) fn leave(&mut self, land: Land, seat: Seat, figures: Figures) {
        self.land_mut(land).units[seat.index()] -= figures.units;
        if figures.kaija {
            self.open.kaija = None;
            self.open.kaija_pinned = false;
        }
        if self.land(land).owner == Some(seat) && self.figures(land, seat) == 0 {
            self.open.map.set_owner(land, None);
        }
    }

    /// Places figures from the reserve.
    pub(crate) fn deploy(&mut self, land: Land, seat: Seat, figures: Figures) {
        self.player_mut(seat).reserve -= figures.units;
        self.enter(land, seat, figures);
    }

    /// Returns figures to the reserve.
    pub(crate) fn withdraw(&mut self, land: Land, seat: Seat, figures: Figures) {
        self.player_mut(seat).reserve += figures.units;
        self.leave(land, seat, figures);
    }

    /// Takes resources from the supply, which is unlimited (NG-1.8).
    pub(crate) fn gain<N: Into<u16>>(&mut self, seat: Seat, goods: [N; 3]) {
        for (stock, more) in self.player_mut(seat).stock.iter_mut().zip(goods) {
            *stock = stock.saturating_add(more.into());
        }
    }

    /// Pays resources to the supply.
    pub(crate) fn pay(&mut self, seat: Seat, goods: [u8; 3]) {
        for (stock, amount) in self.player_mut(seat).stock.iter_mut().zip(goods) {
            *stock = stock.saturating_sub(amount.into());
        }
    }

    /// NG-3.4: a gained card goes on top of the draw pile, for all to see.
    pub(crate) fn gain_card(&mut self, seat: Seat, card: Card) {
        self.deck_mut(seat).top.push(TopCard { card, secret: false });
    }

    /// The names of places after territories were joined.
    pub(crate) fn rename_places(&mut self) {
        let map = &self.open.map;
        let name = |site: &mut Option<Site>| {
            if let Some(site) = site {
                *site = map[map.at(*site)].site;
            }
        };
        self.open.lair.iter_mut().for_each(name);
        name(&mut self.open.kaija);
        name(&mut self.open.scorched);
    }
}
