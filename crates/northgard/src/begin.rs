//! Set-up: Achievements, clans, first player, and two rounds of tiles and groups (NG-2).

use crate::Northgard;
use crate::action::{Action, Chance};
use crate::card::{Card, Pile, UNREST_CARDS};
use crate::decision::{Basket, no};
use crate::flow::{Explore, Frame, Look, Phase, Purpose};
use crate::map::Map;
use crate::names::{Building, Clan, Creature, Site, Tile};
use crate::sets::{LandSet, TileSet};
use crate::setup::ClanChoice;
use crate::state::{Player, State};
use crate::tell::{cards, goods, group, tell};
use arrayvec::ArrayVec;
use table::{Refusal, Seat, Teller};

/// Units of a group in set-up and of a second chance (NG-2.11, NG-14.3).
pub(crate) const GROUP: u8 = 3;
/// Tiles each player draws in set-up (NG-2.10).
pub(crate) const SETUP_TILES: usize = 3;
/// Cards drawn at the start of a year (NG-4.1).
pub(crate) const HAND: u8 = 4;

/// The seven pure card-draw developments that a house rule leaves out (section 11 of the ledger).
const DRAW_DEVELOPMENTS: [Card; 7] = [
    Card::DEV_MERCHANT,
    Card::DEV_MARKET_PLACE,
    Card::DEV_MARKET_PLACE_2,
    Card::DEV_TRADING_POST,
    Card::DEV_TRADING_POST_2,
    Card::DEV_TRADE_ROUTES,
    Card::DEV_CUNNING_MERCHANT,
];

impl Northgard {
    /// The table before anything is decided: NG-2.1, NG-2.2, NG-2.4, NG-2.5, NG-2.9.
    pub(crate) fn first_state(&self) -> State {
        let players = self.players;
        let mut map = Map::new();
        map.begin(&self.book, Tile::START, 0, 0, 0);
        let mut pile: TileSet = Tile::all().filter(|tile| *tile != Tile::START).collect();
        if players == 5 {
            let gap = map.gap_at(1, 0).unwrap_or(0);
            map.lay(&self.book, Tile::START5, gap, 0);
            pile.take(Tile::START5);
        } else if !self.options.five_tile_in_pile {
            pile.take(Tile::START5);
        }
        let (early, advanced) = self.options.developments();
        let mut s = State {
            map,
            players: (0..players).map(|_| Player::new()).collect(),
            flow: ArrayVec::new(),
            year: 1,
            first: Seat::new(0),
            row: Pile::EMPTY,
            achievements: Pile::EMPTY,
            unseen: self.developments(),
            early: early * players as u8,
            advanced: advanced * players as u8,
            unrest: UNREST_CARDS,
            supply: std::array::from_fn(|place| self.book.building(Building::at(place)).copies),
            pile,
            under: ArrayVec::new(),
            drawn: TileSet::EMPTY,
            line: ArrayVec::new(),
            lair: [None; 9],
            creature_deck: 0,
            upper: 0,
            creature_discard: 0,
            acted: 0,
            kaija: None,
            kaija_pinned: false,
            scorched: None,
            tithe: None,
        };
        if self.options.creatures {
            s.creature_deck = Creature::ALL.iter().fold(0, |bits, creature| bits | creature.bit());
            s.upper = players as u8 + 1;
        }
        s.flow.push(Frame::Phase { phase: Phase::Achievements, at: 0 });
        s
    }

    /// The Development cards in play.
    pub(crate) fn developments(&self) -> Pile {
        let all = Pile::EARLY.with(Pile::ADVANCED);
        if self.options.ban_draws { all.without(DRAW_DEVELOPMENTS.into_iter().collect()) } else { all }
    }

    /// The phase of set-up after this one, and year 1 after the last (NG-2.18); with the draft the first player is drawn before clans are chosen.
    pub(crate) fn after_setup_phase(&self, phase: Phase) -> Phase {
        let draft = self.options.clan_choice == ClanChoice::Draft;
        match phase {
            Phase::Achievements if draft => Phase::First,
            Phase::Achievements => Phase::Clans,
            Phase::Clans if draft => Phase::Tiles,
            Phase::Clans => Phase::First,
            Phase::First if draft => Phase::Clans,
            Phase::First => Phase::Tiles,
            Phase::Tiles => Phase::RoundOne,
            Phase::RoundOne => Phase::RoundTwo,
            _ => Phase::StartOfYear,
        }
    }

    /// The seat that chooses or draws a clan as number `at`.
    fn clan_seat(&self, s: &State, at: u8) -> Seat {
        match self.options.clan_choice {
            ClanChoice::Draft => s.first.clockwise(self.players - 1 - at as usize, self.players),
            _ => Seat::new(at as usize),
        }
    }

    /// NG-2.6: clans that the seat can still have.
    pub(crate) fn free_clans(&self, s: &State, seat: Seat) -> impl Iterator<Item = Clan> {
        let taken: ArrayVec<Clan, 5> = s.players.iter().filter_map(|player| player.clan).collect();
        let kept: ArrayVec<Clan, 5> = (0..self.players)
            .filter(|other| *other != seat.index())
            .filter_map(|other| self.options.clans[other])
            .collect();
        Clan::ALL.iter().copied().filter(move |clan| !taken.contains(clan) && !kept.contains(clan))
    }

    /// Runs a phase of set-up; `false` when chance must speak.
    pub(crate) fn run_setup(&self, s: &mut State, phase: Phase, at: u8, t: &mut Teller) -> bool {
        let done = at as usize >= self.players;
        match phase {
            Phase::Achievements => return false,
            Phase::First if self.options.first_seat => self.begin_with(s, Seat::new(0), t),
            Phase::First => return false,
            Phase::Clans if !done => {
                let seat = self.clan_seat(s, at);
                s.set(Frame::Phase { phase, at: at + 1 });
                if let Some(clan) = self.options.clans[seat.index()] {
                    self.take_clan(s, seat, clan, t);
                } else if self.options.clan_choice == ClanChoice::Random {
                    s.set(Frame::Phase { phase, at });
                    return false;
                } else {
                    s.push(Frame::Clan { seat });
                }
                return true;
            }
            Phase::Tiles if !done => return false,
            Phase::RoundOne | Phase::RoundTwo if !done => {
                let seat = s.first.clockwise(at as usize, self.players);
                s.set(Frame::Phase { phase, at: at + 1 });
                let purpose = if phase == Phase::RoundOne { Purpose::RoundOne } else { Purpose::RoundTwo };
                s.push(Frame::Explore(Explore { look: Look::Tile, ..Explore::new(seat, purpose) }));
                return true;
            }
            Phase::RoundTwo => self.return_tiles(s, t),
            _ => {}
        }
        self.next_setup_phase(s, phase, t);
        true
    }

    fn next_setup_phase(&self, s: &mut State, phase: Phase, t: &mut Teller) {
        let next = self.after_setup_phase(phase);
        if next == Phase::Tiles {
            self.hand_out(s, t);
        }
        s.set(Frame::Phase { phase: next, at: 0 });
    }

    /// NG-2.6, NG-2.8: decks and resources, by place in turn order.
    fn hand_out(&self, s: &mut State, t: &mut Teller) {
        for place in 0..self.players {
            let seat = s.first.clockwise(place, self.players);
            let stock = self.book.start[place];
            let player = s.player_mut(seat);
            player.stock = stock.map(u16::from);
            player.rest = Pile::STARTING;
            if let Some(clan) = player.clan {
                player.rest.add(Card::initial(clan));
                player.upgrades = Pile::of_clan(clan).without(Pile::one(Card::initial(clan)));
            }
            tell!(t, "NG-2.8", "told-start", seat = seat, goods = goods(stock));
        }
    }

    /// NG-2.17: unused tiles go back.
    fn return_tiles(&self, s: &mut State, t: &mut Teller) {
        for player in &mut s.players {
            s.pile = s.pile.with(std::mem::take(&mut player.tiles));
        }
        tell!(t, "NG-2.17", "told-tiles-back", n = s.pile.len());
    }

    /// Applies chance in set-up.
    pub(crate) fn settle_setup(&self, s: &mut State, phase: Phase, at: u8, chance: Chance, t: &mut Teller) {
        match (phase, chance) {
            (Phase::Achievements, Chance::Cards(pile)) => {
                s.achievements = pile;
                tell!(t, "NG-2.3", "told-achievements", cards = cards(pile));
                self.next_setup_phase(s, phase, t);
            }
            (Phase::First, Chance::First(seat)) => {
                self.begin_with(s, seat, t);
                self.next_setup_phase(s, phase, t);
            }
            (Phase::Clans, Chance::Clan(clan)) => {
                let seat = self.clan_seat(s, at);
                s.set(Frame::Phase { phase, at: at + 1 });
                self.take_clan(s, seat, clan, t);
            }
            (Phase::Tiles, Chance::Tiles(tiles)) => {
                let seat = s.first.clockwise(at as usize, self.players);
                s.pile = s.pile.without(tiles);
                s.player_mut(seat).tiles = tiles;
                s.set(Frame::Phase { phase, at: at + 1 });
                tell!(t, "NG-2.10", "told-drew-tiles", seat = seat, n = tiles.len());
            }
            _ => {}
        }
    }

    fn begin_with(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        s.first = seat;
        tell!(t, "NG-2.7", "told-first", seat = seat);
    }

    fn take_clan(&self, s: &mut State, seat: Seat, clan: Clan, t: &mut Teller) {
        s.player_mut(seat).clan = Some(clan);
        tell!(t, "NG-2.6", "told-clan", seat = seat, clan = clan);
    }

    pub(crate) fn offer_clan<B: Basket>(&self, s: &State, out: &mut B) {
        if let Some(Frame::Clan { seat }) = s.flow.last() {
            self.free_clans(s, *seat).for_each(|clan| out.put(Action::Clan(clan)));
        }
    }

    pub(crate) fn refuse_clan(&self, s: &State, seat: Seat, action: Action) -> Option<Refusal> {
        let Action::Clan(clan) = action else { return no("NG-2.6", "no-not-now") };
        let taken = s.players.iter().any(|player| player.clan == Some(clan));
        let kept =
            Seat::all(self.players).any(|other| other != seat && self.options.clans[other.index()] == Some(clan));
        if taken || kept { no("NG-1.1", "no-clan-taken") } else { None }
    }

    pub(crate) fn do_clan(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        if let Action::Clan(clan) = action {
            s.pop();
            self.take_clan(s, seat, clan, t);
        }
    }

    /// NG-2.11, NG-24.4: empty territories on the tile; for a second chance neutral ones without a hostile creature.
    pub(crate) fn settle_lands(&self, s: &State, tile: Option<Tile>) -> LandSet {
        let hostile = |land: &usize| s.map.lands[*land].beasts & self.book.hostile != 0;
        let Some(tile) = tile else {
            let free = s.map.held.iter().fold(s.map.live, |free, held| free.without(*held));
            return free.iter().filter(|land| !hostile(land)).collect();
        };
        let on_tile = (0..tile.areas().len()).map(|area| s.map.at(Site::new(tile, area)));
        let empty: LandSet = on_tile.filter(|land| s.map.lands[*land].owner.is_none()).collect();
        let calm: LandSet = empty.iter().filter(|land| !hostile(land)).collect();
        if self.options.avoid_hostile && !calm.is_empty() { calm } else { empty }
    }

    /// Nothing to settle in: the group stays away.
    pub(crate) fn run_settle(&self, s: &mut State, _: Seat, tile: Option<Tile>, site: Option<Site>) -> bool {
        let stuck = site.is_none() && self.settle_lands(s, tile).is_empty();
        if stuck {
            s.pop();
        }
        stuck
    }

    /// Kaija may be one of the three (NG-2.15, NG-14.5).
    pub(crate) fn offer_settle<B: Basket>(
        &self,
        s: &State,
        seat: Seat,
        tile: Option<Tile>,
        site: Option<Site>,
        out: &mut B,
    ) {
        if site.is_none() {
            self.settle_lands(s, tile).iter().for_each(|land| out.put(Action::Settle(s.map.lands[land].site)));
            if tile.is_none() {
                out.put(Action::Skip);
            }
            return;
        }
        out.put(Action::Group { units: GROUP, kaija: false });
        if s.kaija_ready(seat) {
            out.put(Action::Group { units: GROUP - 1, kaija: true });
        }
    }

    pub(crate) fn refuse_settle(
        &self,
        s: &State,
        seat: Seat,
        tile: Option<Tile>,
        site: Option<Site>,
        action: Action,
    ) -> Option<Refusal> {
        let clause = if tile.is_some() { "NG-2.11" } else { "NG-14.3" };
        match (action, site) {
            (Action::Skip, None) if tile.is_none() => None,
            (Action::Settle(site), None) => {
                let Some(land) = s.map.named(site) else { return no(clause, "no-such-land") };
                if let Some(tile) = tile
                    && !s.map.lands[land].tiles.has(tile)
                {
                    return no("NG-2.11", "no-other-tile");
                }
                if s.all_figures(land) > 0 {
                    return no(clause, "no-not-empty");
                }
                let haunted = |land: usize| s.map.lands[land].beasts & self.book.hostile != 0;
                match tile {
                    None if haunted(land) => no("NG-26.5", "no-hostile-there"),
                    Some(tile) if haunted(land) && self.options.avoid_hostile => {
                        let better = (0..tile.areas().len()).map(|area| s.map.at(Site::new(tile, area)));
                        let better = better.filter(|land| s.all_figures(*land) == 0 && !haunted(*land)).count();
                        if better > 0 { no("NG-24.4", "no-hostile-there") } else { None }
                    }
                    _ => None,
                }
            }
            (Action::Group { units, kaija }, Some(_)) => {
                if kaija && !s.kaija_ready(seat) {
                    return no("NG-2.15", "no-kaija-here");
                }
                if units + u8::from(kaija) == GROUP { None } else { no(clause, "no-group-of-three") }
            }
            _ => no(clause, "no-not-now"),
        }
    }

    pub(crate) fn do_settle(
        &self,
        s: &mut State,
        seat: Seat,
        tile: Option<Tile>,
        site: Option<Site>,
        action: Action,
        t: &mut Teller,
    ) {
        match (action, site) {
            (Action::Settle(site), _) => s.set(Frame::Settle { seat, tile, site: Some(site) }),
            (Action::Group { units, kaija }, Some(site)) => {
                s.pop();
                s.deploy(s.map.at(site), seat, units, kaija);
                let clause = if tile.is_some() { "NG-2.11" } else { "NG-14.3" };
                tell!(t, clause, "told-settled", seat = seat, group = group(units, kaija), land = site);
            }
            _ => {
                s.pop();
                tell!(t, "NG-14.3", "told-no-second-chance", seat = seat);
            }
        }
    }
}
