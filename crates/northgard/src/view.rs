//! What each viewer may know (section 7 of the ledger). Partners do not see each other's hands (NG-23.4).

use crate::Northgard;
use crate::card::{Card, Pile};
use crate::decision::{Waits, waits};
use crate::flow::{Explore, Frame, Look, Purpose};
use crate::harvest::Forecast;
use crate::map::Map;
use crate::names::{Clan, Creature, Resource, Site, Tile};
use crate::sets::TileSet;
use crate::state::{Known, MOST_FRAMES, MOST_TOP, Player, State, TopCard, UnderTile, VIEWERS};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Viewer};

/// A card on top of a draw pile, as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TopView {
    /// Which card, if the viewer knows.
    pub card: Option<Card>,
    /// Whether only the owner of the pile knows it.
    pub secret: bool,
}

/// One player's side of the table, as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The clan.
    pub clan: Option<Clan>,
    /// Regular units not on the map.
    pub reserve: u8,
    /// Food, wood, lore.
    pub stock: [u16; 3],
    /// Fame tokens; they lie face down, but every gain is seen.
    pub fame: u16,
    /// How many cards in hand.
    pub hand_count: u8,
    /// The hand, for its owner.
    pub hand: Option<Pile>,
    /// Cards this viewer knows to be in the hand.
    pub known: Pile,
    /// Cards everybody knows to be in the hand.
    pub shown: Pile,
    /// Cards everybody knows not to be in the shuffled part of the draw pile.
    pub old: Pile,
    /// Cards on top of the draw pile whose order somebody knows, the topmost last.
    pub top: ArrayVec<TopView, MOST_TOP>,
    /// How many cards in the shuffled part of the draw pile.
    pub rest_count: u8,
    /// The shuffled part of the draw pile in no order, for its owner.
    pub rest: Option<Pile>,
    /// Cards of which others know only that they are in hand or draw pile.
    pub unseen: Option<Pile>,
    /// Active area.
    pub active: Pile,
    /// Cards of the active area that were played for their effect this year.
    pub played: Pile,
    /// Discard pile.
    pub discard: Pile,
    /// How many drawn cards are being assigned.
    pub drawn_count: u8,
    /// The drawn cards, for their owner.
    pub drawn: Option<Pile>,
    /// Clan upgrade cards set aside.
    pub upgrades: Pile,
    /// Cards returned to the box.
    pub removed: Pile,
    /// How many tiles in hand during set-up.
    pub tiles_count: u8,
    /// The tiles, for their owner.
    pub tiles: Option<TileSet>,
    /// Whether the player has passed this year.
    pub passed: bool,
    /// Whether no card is taken when passing this year.
    pub picked: bool,
    /// Whether Conqueror works this year.
    pub conqueror: bool,
    /// Whether Kaija may enter enemy territories this year.
    pub awake: bool,
    /// What harvest and winter will bring, as things stand.
    pub forecast: Forecast,
    /// Closed territories with a large building.
    pub strongholds: u8,
}

/// Everything one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whom the table waits for.
    pub waiting: SeatSet,
    /// The year, from 1.
    pub year: u8,
    /// The last year.
    pub years: u8,
    /// Strongholds that win, if any number does.
    pub domination: Option<u8>,
    /// Whether the table hides fame totals.
    pub fame_hidden: bool,
    /// Who has the first-player marker.
    pub first: Seat,
    /// The map.
    pub map: Map,
    /// The players.
    #[serde(with = "crate::lettered")]
    pub players: ArrayVec<PlayerView, 5>,
    /// Fame as it would be counted now: tokens, resources, Development cards, Achievements, Unrest.
    pub accounts: ArrayVec<[i32; 5], 5>,
    /// The row.
    pub row: Pile,
    /// Achievements laid out for the last year.
    pub achievements: Pile,
    /// Development cards nobody has seen.
    pub unseen: Pile,
    /// Early cards left in the deck.
    pub early: u8,
    /// Advanced cards left in the deck.
    pub advanced: u8,
    /// Unrest cards left.
    pub unrest: u8,
    /// Building tokens left, by type.
    pub supply: [u8; 8],
    /// How many tiles in the shuffled part of the pile.
    pub pile_count: u8,
    /// Tiles under the pile, the next to come first; those this viewer has seen by name.
    pub under: ArrayVec<Option<UnderTile>, 35>,
    /// Tiles this viewer has not seen: in the pile, under it, or in others' hands.
    pub unseen_tiles: TileSet,
    /// How many tiles the running Explore has drawn.
    pub drawn_count: u8,
    /// Which, if the viewer may know.
    pub drawn: Option<TileSet>,
    /// The creature line, left to right.
    pub line: ArrayVec<Creature, 9>,
    /// Where each creature is.
    pub lair: [Option<Site>; 9],
    /// Creature cards in the deck, as bits.
    pub creature_deck: u16,
    /// How many of them belong to the upper packet.
    pub upper: u8,
    /// Creature cards in the discard pile, as bits.
    pub creature_discard: u16,
    /// Creatures that have acted in the running creature phase, as bits.
    pub acted: u16,
    /// Where Kaija is.
    pub kaija: Option<Site>,
    /// Whether Kaija must stay where she entered.
    pub kaija_pinned: bool,
    /// Where the Scorched Earth token is.
    pub scorched: Option<Site>,
    /// The resource the Snake takes in the running harvest.
    pub tithe: Option<Resource>,
    /// What is going on, the innermost last, without what the viewer may not know.
    pub flow: ArrayVec<Frame, MOST_FRAMES>,
}

impl View {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.flow.last() == Some(&Frame::Over)
    }

    /// The innermost thing going on.
    pub fn frame(&self) -> Option<&Frame> {
        self.flow.last()
    }

    /// The table with nothing where the viewer sees nothing: enough for map, fights and previews.
    pub fn table(&self) -> State {
        State {
            map: self.map.clone(),
            players: self.players.iter().map(|player| player.bare(self.viewer)).collect(),
            flow: self.flow.clone(),
            year: self.year,
            first: self.first,
            row: self.row,
            achievements: self.achievements,
            unseen: self.unseen,
            early: self.early,
            advanced: self.advanced,
            unrest: self.unrest,
            supply: self.supply,
            pile: TileSet::EMPTY,
            under: ArrayVec::new(),
            drawn: self.drawn.unwrap_or_default(),
            line: self.line.clone(),
            lair: self.lair,
            creature_deck: self.creature_deck,
            upper: self.upper,
            creature_discard: self.creature_discard,
            acted: self.acted,
            kaija: self.kaija,
            kaija_pinned: self.kaija_pinned,
            scorched: self.scorched,
            tithe: self.tithe,
        }
    }
}

impl PlayerView {
    fn of(player: &Player, mine: bool, viewer: Viewer, open_tiles: bool) -> PlayerView {
        let place = viewer.seat().map_or(VIEWERS - 1, Seat::index);
        let known = if mine { player.hand } else { player.known[place] };
        let secret: Pile = player.top.iter().filter(|top| top.secret).map(|top| top.card).collect();
        let unseen = player.hand.without(known).with(player.rest).with(secret).with(player.drawn);
        PlayerView {
            clan: player.clan,
            reserve: player.reserve,
            stock: player.stock,
            fame: player.fame,
            hand_count: player.hand.len() as u8,
            hand: mine.then_some(player.hand),
            known,
            shown: player.known[VIEWERS - 1],
            old: player.old,
            top: player
                .top
                .iter()
                .map(|top| TopView { card: (mine || !top.secret).then_some(top.card), secret: top.secret })
                .collect(),
            rest_count: player.rest.len() as u8,
            rest: mine.then_some(player.rest),
            unseen: (!mine).then_some(unseen),
            active: player.active,
            played: player.played,
            discard: player.discard,
            drawn_count: player.drawn.len() as u8,
            drawn: mine.then_some(player.drawn),
            upgrades: player.upgrades,
            removed: player.removed,
            tiles_count: player.tiles.len() as u8,
            tiles: (mine || open_tiles).then_some(player.tiles),
            passed: player.passed,
            picked: player.picked,
            conqueror: player.conqueror,
            awake: player.awake,
            forecast: Forecast::default(),
            strongholds: 0,
        }
    }

    /// The player with what the viewer knows.
    fn bare(&self, viewer: Viewer) -> Player {
        let mut known = [self.shown; VIEWERS];
        if self.hand.is_none() {
            known[viewer.seat().map_or(VIEWERS - 1, Seat::index)] = self.known;
        }
        Player {
            clan: self.clan,
            reserve: self.reserve,
            stock: self.stock,
            fame: self.fame,
            hand: self.hand.unwrap_or(self.known),
            top: self.top.iter().filter_map(|top| top.card.map(|card| TopCard { card, secret: top.secret })).collect(),
            rest: self.rest.unwrap_or_default(),
            active: self.active,
            played: self.played,
            discard: self.discard,
            drawn: self.drawn.unwrap_or_default(),
            upgrades: self.upgrades,
            removed: self.removed,
            tiles: self.tiles.unwrap_or_default(),
            passed: self.passed,
            picked: self.picked,
            conqueror: self.conqueror,
            awake: self.awake,
            known,
            old: self.old,
        }
    }
}

/// Whether the tiles of a running Explore are known to a viewer.
fn sees_tiles(explore: &Explore, viewer: Viewer, open: bool) -> bool {
    open || viewer.is(explore.seat) || explore.shown || explore.open
}

/// A frame without what the viewer may not know.
fn masked(frame: Frame, viewer: Viewer, open: bool) -> Frame {
    match frame {
        Frame::Explore(explore) if !sees_tiles(&explore, viewer, open) => {
            let hidden = matches!(explore.look, Look::Tile | Look::Under | Look::Redraw | Look::Cell | Look::Turn);
            let look = if hidden { Look::Tile } else { explore.look };
            Frame::Explore(Explore { look, tile: None, cell: None, ..explore })
        }
        Frame::Answer { seat, by, .. } if !viewer.is(seat) && !viewer.is(by) => Frame::Answer { seat, by, card: None },
        frame => frame,
    }
}

impl Northgard {
    /// What this viewer may know.
    pub(crate) fn see(&self, s: &State, viewer: Viewer) -> View {
        let open = self.options.tiles_open;
        let explore = s.flow.iter().rev().find_map(|frame| match frame {
            Frame::Explore(explore) => Some(*explore),
            _ => None,
        });
        let sees_drawn = explore.is_none_or(|explore| sees_tiles(&explore, viewer, open));
        let mut unseen_tiles = s.pile;
        if !sees_drawn {
            unseen_tiles = unseen_tiles.with(s.drawn);
        }
        let mut under = ArrayVec::new();
        for tile in &s.under {
            under.push(tile.known.to(viewer).then_some(*tile));
            if !tile.known.to(viewer) {
                unseen_tiles.add(tile.tile);
            }
        }
        let mut players = ArrayVec::new();
        for (place, player) in s.players.iter().enumerate() {
            let seat = Seat::new(place);
            let mine = viewer.is(seat);
            if !mine && !open {
                unseen_tiles = unseen_tiles.with(player.tiles);
            }
            let mut seen = PlayerView::of(player, mine, viewer, open);
            seen.forecast = self.forecast(s, seat);
            seen.strongholds = self.strongholds(s, seat) as u8;
            players.push(seen);
        }
        View {
            viewer,
            waiting: waiting(s),
            year: s.year,
            years: self.options.years,
            domination: self.options.domination().map(|count| count as u8),
            fame_hidden: !self.options.fame_public,
            first: s.first,
            map: s.map.clone(),
            players,
            accounts: Seat::all(s.players.len()).map(|seat| self.fame_account(s, seat)).collect(),
            row: s.row,
            achievements: s.achievements,
            unseen: s.unseen,
            early: s.early,
            advanced: s.advanced,
            unrest: s.unrest,
            supply: s.supply,
            pile_count: s.pile.len() as u8,
            under,
            unseen_tiles,
            drawn_count: s.drawn.len() as u8,
            drawn: sees_drawn.then_some(s.drawn),
            line: s.line.clone(),
            lair: s.lair,
            creature_deck: s.creature_deck,
            upper: s.upper,
            creature_discard: s.creature_discard,
            acted: s.acted,
            kaija: s.kaija,
            kaija_pinned: s.kaija_pinned,
            scorched: s.scorched,
            tithe: s.tithe,
            flow: s.flow.iter().map(|frame| masked(*frame, viewer, open)).collect(),
        }
    }

    /// A state in which the viewer would see exactly this.
    pub(crate) fn dream<R: rand::Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut s = view.table();
        for place in 0..s.players.len() {
            self.dream_cards(&mut s.players[place], &view.players[place], rng);
        }
        self.dream_tiles(&mut s, view, rng);
        if let Some(Frame::Answer { seat, card: card @ None, .. }) = s.flow.last_mut() {
            let target = seat.index();
            *card = s.players[target].hand.sample(1, rng).iter().next();
        }
        s
    }

    /// Gives a player cards of which the viewer only knows where they could be.
    fn dream_cards<R: rand::Rng + ?Sized>(&self, player: &mut Player, seen: &PlayerView, rng: &mut R) {
        let Some(pool) = seen.unseen else { return };
        let secrets = seen.top.iter().filter(|top| top.card.is_none()).count();
        let hand = seen.hand_count as usize - seen.known.len();
        let slots = hand + secrets + seen.drawn_count as usize;
        let old = seen.old.without(seen.known);
        let must: Pile = old.iter().filter(|card| pool.has(*card)).collect();
        let must = if must.is_within(pool) { must.sample(slots, rng) } else { Pile::EMPTY };
        let mut held = must.with(pool.without(must).sample(slots - must.len(), rng));
        player.rest = pool.without(held);
        let mut take = |count: usize, rng: &mut R| {
            let cards = held.sample(count, rng);
            held = held.without(cards);
            cards
        };
        player.hand = seen.known.with(take(hand, rng));
        player.top.clear();
        for top in &seen.top {
            let card = top.card.or_else(|| take(1, rng).iter().next());
            player.top.extend(card.map(|card| TopCard { card, secret: top.secret }));
        }
        player.drawn = take(seen.drawn_count as usize, rng);
    }

    /// Lays unseen tiles into pile and hands; whoever must place one gets one that fits.
    fn dream_tiles<R: rand::Rng + ?Sized>(&self, s: &mut State, view: &View, rng: &mut R) {
        let mut left = view.unseen_tiles;
        let explore = match view.flow.last() {
            Some(Frame::Explore(explore)) if explore.look == Look::Tile && explore.tile.is_none() => Some(*explore),
            _ => None,
        };
        if let Some(explore) = explore
            && !view.viewer.is(explore.seat)
            && !self.options.tiles_open
        {
            let setup = matches!(explore.purpose, Purpose::RoundOne | Purpose::RoundTwo);
            let count = if setup { view.players[explore.seat.index()].tiles_count } else { view.drawn_count } as usize;
            let fitting = left.iter().filter(|tile| self.is_placeable(s, &explore, *tile)).collect::<TileSet>();
            let first = fitting.sample(1, rng);
            let others = left.without(first).sample(count.saturating_sub(first.len()), rng);
            left = left.without(first).without(others);
            if setup {
                s.player_mut(explore.seat).tiles = first.with(others);
            } else {
                s.drawn = first.with(others);
                self.dream_look(s, explore, count, view.pile_count as usize + view.under.len() > 0);
            }
        } else if view.drawn.is_none() {
            s.drawn = left.sample(view.drawn_count as usize, rng);
            left = left.without(s.drawn);
        }
        for place in 0..s.players.len() {
            let seen = &view.players[place];
            if seen.tiles.is_none() && s.players[place].tiles.is_empty() {
                s.players[place].tiles = left.sample(seen.tiles_count as usize, rng);
                left = left.without(s.players[place].tiles);
            }
        }
        for known in &view.under {
            let tile = known.or_else(|| {
                let tile = left.sample(1, rng).first()?;
                left.take(tile);
                Some(UnderTile { tile, known: Known::To(SeatSet::EMPTY) })
            });
            s.under.extend(tile);
        }
        s.pile = left;
    }

    /// Where an explorer stands who has drawn so many tiles, as far as others can tell.
    fn dream_look(&self, s: &mut State, explore: Explore, count: usize, pile: bool) {
        let only: Option<Tile> = s.drawn.first().filter(|_| count == 1);
        let look = match only {
            None => Look::Tile,
            Some(_) if explore.redraw && pile => Look::Redraw,
            Some(_) => Look::Cell,
        };
        s.set(Frame::Explore(Explore { look, tile: only, ..explore }));
    }
}

/// Whom a state waits for.
pub(crate) fn waiting(s: &State) -> SeatSet {
    match s.flow.last().map(|frame| waits(s, frame)) {
        Some(Waits::Seat(seat)) => SeatSet::one(seat),
        _ => SeatSet::EMPTY,
    }
}
