//! Explore: tiles are drawn and join the map (NG-9); also the tiles of set-up (NG-2.11 to NG-2.14) and of a second chance (NG-14.4).

use crate::Northgard;
use crate::action::Action;
use crate::decision::{Basket, no};
use crate::effect::ExploreCard;
use crate::flow::{Explore, Frame, Look, Purpose};
use crate::map::{Gap, Laid, Map};
use crate::names::{Clan, Site, Tile};
use crate::sets::{LandSet, TileSet};
use crate::state::{Known, State, UnderTile};
use crate::tell::{goods, tell};
use table::{Arg, Event, Message, Refusal, Seat, SeatSet, Teller};

impl Northgard {
    /// NG-9.2, NG-9.15: open territories from which a player explores.
    pub(crate) fn sources(&self, s: &State, seat: Seat, anywhere: bool) -> LandSet {
        let from = if anywhere { s.map.open } else { s.map.open.and(s.map.held[seat.index()]) };
        if s.line.is_empty() {
            return from;
        }
        from.iter().filter(|land| !s.map.lands[*land].has_bear()).collect()
    }

    /// NG-9.16: only public facts count.
    pub(crate) fn can_explore(&self, s: &State, seat: Seat, anywhere: bool) -> bool {
        s.pile_len() > 0 && !self.sources(s, seat, anywhere).is_empty()
    }

    pub(crate) fn why_no_explore(&self, s: &State, seat: Seat, anywhere: bool) -> Option<Refusal> {
        if s.pile.is_empty() && s.under.is_empty() {
            return no("NG-9.1", "no-tiles-left");
        }
        let mine = |land: usize| anywhere || s.figures(land, seat) > 0;
        let mut open = s.map.live.iter().filter(|land| mine(*land) && s.map.lands[*land].rim > 0).peekable();
        if open.peek().is_none() {
            return no("NG-9.2", "no-open-land");
        }
        if open.all(|land| s.map.lands[land].has_bear()) { no("NG-9.15", "no-bear-explore") } else { None }
    }

    pub(crate) fn start_explore(&self, s: &mut State, seat: Seat, card: ExploreCard) {
        if !self.can_explore(s, seat, card.anywhere) {
            return;
        }
        let explore = Explore {
            look: if card.may { Look::Ask } else { Look::Draw },
            draw: card.tiles,
            redraw: card.redraw,
            anywhere: card.anywhere,
            gather: card.gather,
            ..Explore::new(seat, Purpose::Explore)
        };
        s.push(Frame::Explore(self.with_tries(s, explore)));
    }

    /// NG-9.8: every tile of the pile may be tried; by an option only one more after the first.
    pub(crate) fn with_tries(&self, s: &State, explore: Explore) -> Explore {
        let all = s.pile_len() as u8;
        Explore { tries: if self.options.redraw_once { (explore.draw + 1).min(all) } else { all }, ..explore }
    }

    /// The tiles to choose from.
    fn at_hand(&self, s: &State, explore: &Explore) -> TileSet {
        match explore.purpose {
            Purpose::RoundOne | Purpose::RoundTwo => s.player(explore.seat).tiles,
            _ => s.drawn,
        }
    }

    /// Whether a gap may be used for this purpose at all (L2, NG-2.11, NG-2.12).
    fn is_reachable(&self, s: &State, explore: &Explore, sources: LandSet, gap: &Gap) -> bool {
        let mut faces = gap.faces.iter().flatten();
        match explore.purpose {
            Purpose::RoundOne => faces.any(|face| face.tile().is_start()),
            Purpose::RoundTwo | Purpose::SecondChance => true,
            Purpose::Explore => faces.any(|face| sources.has(s.map.at(*face))),
        }
    }

    /// Whether a tile may be placed so (L3–L6).
    fn fits(&self, s: &State, explore: &Explore, gap: &Gap, tile: Tile, turn: u8) -> bool {
        let map = &s.map;
        if !self.options.separating && !Map::continues(&self.book, gap, tile, turn) {
            return false;
        }
        let groups = map.groups(&self.book, gap, tile, turn);
        if self.options.separating && !map.separates(&self.book, tile, &groups) {
            return false;
        }
        if !map.keeps_apart(&groups) {
            return false;
        }
        match explore.purpose {
            Purpose::Explore => map.keeps_peace(&self.book, &groups),
            Purpose::RoundOne | Purpose::RoundTwo => groups.iter().any(|group| !map.is_held(group.lands)),
            Purpose::SecondChance => {
                let haven = |lands: LandSet| !map.is_held(lands) && !map.is_haunted(&self.book, lands);
                let touched = groups.iter().fold(LandSet::EMPTY, |all, group| all.with(group.lands));
                map.keeps_peace(&self.book, &groups)
                    && (groups.iter().any(|group| haven(group.lands))
                        || map.live.without(touched).iter().any(|land| haven(LandSet::one(land))))
            }
        }
    }

    /// The turns in which a tile fits into a gap, as bits.
    fn turns(&self, s: &State, explore: &Explore, sources: LandSet, gap: &Gap, tile: Tile) -> u8 {
        if !self.is_reachable(s, explore, sources, gap) {
            return 0;
        }
        let turns = 0..self.book.tile(tile).turns;
        turns.filter(|turn| self.fits(s, explore, gap, tile, *turn)).fold(0, |bits, turn| bits | 1 << turn)
    }

    /// Whether a tile can be placed anywhere.
    pub(crate) fn is_placeable(&self, s: &State, explore: &Explore, tile: Tile) -> bool {
        let sources = self.sources(s, explore.seat, explore.anywhere);
        s.map.gaps.iter().any(|gap| self.turns(s, explore, sources, gap, tile) != 0)
    }

    /// Why a tile may not be placed so. Written independently of [`Northgard::fits`]: it is laid on a copy of the map, and the result is
    /// looked at.
    fn misplaced(&self, s: &State, explore: &Explore, gap: &Gap, tile: Tile, turn: u8) -> Option<Refusal> {
        if turn >= self.book.tile(tile).turns {
            return no("NG-9.1", "no-such-turn");
        }
        let mut map = s.map.clone();
        let place = map.gap_at(gap.x, gap.y)?;
        let laid = map.lay(&self.book, tile, place, turn);
        let broken = if self.options.separating {
            map.live.iter().any(|land| map.lands[land].knot)
        } else {
            map.has_loose_end(&self.book, gap.x, gap.y)
        };
        if broken {
            return no("NG-9.4", "no-border-ends");
        }
        let bear = s.seat_of(Clan::Bear);
        let figures = |map: &Map, land: usize, seat: Seat| {
            let kaija = bear == Some(seat) && s.kaija.is_some_and(|site| map.at(site) == land);
            map.lands[land].units[seat.index()] + u8::from(kaija)
        };
        let crowd =
            |map: &Map, land: usize| Seat::all(self.players).filter(|seat| figures(map, land, *seat) > 0).count();
        let all = |map: &Map, land: usize| Seat::all(self.players).map(|seat| figures(map, land, seat)).sum::<u8>();
        if laid.on_tile.iter().any(|land| crowd(&map, land) > 1) {
            return no("NG-9.5", "no-players-meet");
        }
        let meets = |site: &Site| all(&map, map.at(*site)) > all(&s.map, s.map.at(*site));
        let hostile = s.line.iter().filter(|creature| self.book.kind(creature.kind()).hostile);
        let mut lairs = hostile.filter_map(|creature| s.lair[creature.index()]);
        if !self.is_setup(explore) && lairs.any(|site| meets(&site)) {
            return no("NG-9.6", "no-hostile-meets");
        }
        let calm = |land: usize| map.lands[land].beasts & self.book.hostile == 0;
        match explore.purpose {
            Purpose::Explore => None,
            Purpose::SecondChance if map.live.iter().any(|land| all(&map, land) == 0 && calm(land)) => None,
            Purpose::SecondChance => no("NG-14.4", "no-neutral-land"),
            _ if laid.on_tile.iter().any(|land| all(&map, land) == 0) => None,
            _ => no("NG-2.13", "no-empty-land-on-tile"),
        }
    }

    /// Why a cell may not be used; for no tile in particular, or for this one in any turn.
    fn bad_cell(&self, s: &State, explore: &Explore, x: i8, y: i8, tile: Tile) -> Option<Refusal> {
        let Some(gap) = s.map.gaps.iter().find(|gap| (gap.x, gap.y) == (x, y)) else {
            return no("NG-9.3", "no-such-cell");
        };
        let sources = s.map.live.iter().filter(|land| {
            let land = &s.map.lands[*land];
            land.rim > 0 && !land.has_bear() && (explore.anywhere || land.owner == Some(explore.seat))
        });
        let touches = |tile_or_land: &dyn Fn(Site) -> bool| gap.faces.iter().flatten().any(|face| tile_or_land(*face));
        let sources: LandSet = sources.collect();
        match explore.purpose {
            Purpose::RoundOne if !touches(&|face| face.tile().is_start()) => {
                return no("NG-2.11", "no-touch-start");
            }
            Purpose::Explore if !touches(&|face| sources.has(s.map.at(face))) => {
                return no("NG-9.2", "no-touch-source");
            }
            _ => {}
        }
        let mut reason = None;
        for turn in 0..self.book.tile(tile).turns {
            reason = Some(self.misplaced(s, explore, gap, tile, turn)?);
        }
        reason
    }

    pub(crate) fn run_explore(&self, s: &mut State, mut explore: Explore, t: &mut Teller) -> bool {
        match explore.look {
            Look::Draw => return self.draw_tiles(s, explore, t),
            Look::Tile => {
                let tiles = self.at_hand(s, &explore);
                let any = tiles.iter().any(|tile| self.is_placeable(s, &explore, tile));
                if !any {
                    self.nothing_fits(s, explore, tiles, t);
                    return true;
                }
                match tiles.first() {
                    Some(tile) if tiles.len() == 1 => self.choose_tile(s, explore, tile, t),
                    _ => return false,
                }
            }
            Look::Under => {
                let mut others = s.drawn;
                if let Some(tile) = explore.tile {
                    others.take(tile);
                }
                match others.first() {
                    Some(tile) if others.len() == 1 => self.put_under(s, &explore, tile, t),
                    Some(_) => return false,
                    None if explore.tile.is_some() => self.look_on(s, explore, t),
                    None if explore.tries == 0 => {
                        s.pop();
                        if explore.purpose == Purpose::SecondChance {
                            s.pop();
                        }
                        tell!(t, "NG-9.8", "told-no-tile", seat = explore.seat);
                    }
                    None => {
                        explore = Explore { look: Look::Draw, draw: 1, shown: false, ..explore };
                        s.set(Frame::Explore(explore));
                    }
                }
            }
            _ => return false,
        }
        true
    }

    /// Takes tiles from the top of the pile: the shuffled part first, then what was put under it.
    fn draw_tiles(&self, s: &mut State, mut explore: Explore, t: &mut Teller) -> bool {
        let setup = matches!(explore.purpose, Purpose::RoundOne | Purpose::RoundTwo);
        if explore.draw > 0 && s.pile.len() > explore.draw as usize {
            return false;
        }
        if explore.draw > 0 && !s.pile.is_empty() {
            let tiles = s.pile;
            self.settle_tiles(s, explore, tiles, t);
            return true;
        }
        if explore.draw > 0 && !s.under.is_empty() {
            let under = s.under.remove(0);
            self.receive_tiles(s, &explore, TileSet::one(under.tile), t);
            explore.draw -= 1;
        } else {
            explore.draw = 0;
            explore.look = Look::Tile;
            if setup && self.at_hand(s, &explore).is_empty() {
                s.pop();
                return true;
            }
        }
        s.set(Frame::Explore(explore));
        true
    }

    /// Tiles come from the shuffled pile.
    pub(crate) fn settle_tiles(&self, s: &mut State, explore: Explore, tiles: TileSet, t: &mut Teller) {
        s.pile = s.pile.without(tiles);
        self.receive_tiles(s, &explore, tiles, t);
        s.set(Frame::Explore(Explore { draw: explore.draw - tiles.len() as u8, ..explore }));
    }

    fn receive_tiles(&self, s: &mut State, explore: &Explore, tiles: TileSet, t: &mut Teller) {
        let seat = explore.seat;
        match explore.purpose {
            Purpose::RoundOne | Purpose::RoundTwo => {
                s.player_mut(seat).tiles = s.player(seat).tiles.with(tiles);
            }
            _ => s.drawn = s.drawn.with(tiles),
        }
        t.reveal();
        let open = self.options.tiles_open;
        t.tell(|| {
            let list = Arg::List(tiles.iter().map(Arg::from).collect());
            let said = Message::new("told-drew-these-tiles").with("seat", seat).with("tiles", list);
            if open {
                return Event::new("NG-9.1", said);
            }
            let others = Message::new("told-drew-tiles").with("seat", seat).with("n", tiles.len());
            Event::secret("NG-9.1", said, SeatSet::one(seat), Some(others))
        });
    }

    /// NG-9.8, NG-2.14: no tile fits; they are shown and go away.
    fn nothing_fits(&self, s: &mut State, explore: Explore, tiles: TileSet, t: &mut Teller) {
        let seat = explore.seat;
        t.reveal();
        let list = || Arg::List(tiles.iter().map(Arg::from).collect());
        if !matches!(explore.purpose, Purpose::RoundOne | Purpose::RoundTwo) {
            tell!(t, "NG-9.8", "told-nothing-fits", seat = seat, tiles = list());
            let tries = explore.tries.saturating_sub(tiles.len() as u8);
            s.set(Frame::Explore(Explore { look: Look::Under, shown: true, tries, ..explore }));
            return;
        }
        tell!(t, "NG-2.14", "told-nothing-fits", seat = seat, tiles = list());
        s.pile = s.pile.with(tiles);
        s.player_mut(seat).tiles = TileSet::EMPTY;
        if s.pile.iter().any(|tile| self.is_placeable(s, &explore, tile)) {
            s.set(Frame::Explore(Explore { look: Look::Draw, draw: tiles.len() as u8, ..explore }));
        } else {
            s.pop();
        }
    }

    fn choose_tile(&self, s: &mut State, mut explore: Explore, tile: Tile, t: &mut Teller) {
        explore.tile = Some(tile);
        explore.open = self.options.tiles_open;
        let others = if self.is_setup(&explore) { 0 } else { s.drawn.len() - 1 };
        if others > 0 {
            explore.look = Look::Under;
            s.set(Frame::Explore(explore));
        } else {
            self.look_on(s, explore, t);
        }
    }

    fn is_setup(&self, explore: &Explore) -> bool {
        matches!(explore.purpose, Purpose::RoundOne | Purpose::RoundTwo)
    }

    /// The tile is chosen: it may be exchanged, its icons collected, then it is placed.
    fn look_on(&self, s: &mut State, mut explore: Explore, t: &mut Teller) {
        explore.look = if explore.redraw && s.pile_len() > 0 { Look::Redraw } else { Look::Cell };
        if let (true, Some(tile)) = (explore.gather, explore.tile) {
            let icons = self.book.tile(tile).icons;
            self.gain(s, explore.seat, icons);
            explore.open = true;
            t.reveal();
            tell!(t, "NG-17.6", "told-gather-tile", seat = explore.seat, tile = tile, goods = goods(icons));
        }
        s.set(Frame::Explore(explore));
    }

    /// A tile goes under the pile; who has seen it, knows it.
    fn put_under(&self, s: &mut State, explore: &Explore, tile: Tile, t: &mut Teller) {
        s.drawn.take(tile);
        let open = explore.shown || self.options.tiles_open;
        let known = if open { Known::All } else { Known::To(SeatSet::one(explore.seat)) };
        s.under.push(UnderTile { tile, known });
        let seat = explore.seat;
        t.tell(|| {
            let said = Message::new("told-under").with("seat", seat).with("tile", tile);
            if open {
                return Event::new("NG-9.9", said);
            }
            let others = Message::new("told-under-secret").with("seat", seat);
            Event::secret("NG-9.9", said, SeatSet::one(seat), Some(others))
        });
    }

    pub(crate) fn offer_explore<B: Basket>(&self, s: &State, explore: &Explore, out: &mut B) {
        let sources = self.sources(s, explore.seat, explore.anywhere);
        match (explore.look, explore.tile) {
            (Look::Ask, _) => {
                out.put(Action::Do(crate::names::Basic::Explore));
                out.put(Action::Skip);
            }
            (Look::Tile, _) => {
                let tiles = self.at_hand(s, explore).iter();
                tiles.filter(|tile| self.is_placeable(s, explore, *tile)).for_each(|tile| out.put(Action::Tile(tile)));
            }
            (Look::Under, chosen) => {
                s.drawn.iter().filter(|tile| Some(*tile) != chosen).for_each(|tile| out.put(Action::Under(tile)));
            }
            (Look::Redraw, _) => {
                out.put(Action::Redraw);
                out.put(Action::Skip);
            }
            (Look::Cell, Some(tile)) => {
                for gap in s.map.gaps.iter().filter(|gap| self.turns(s, explore, sources, gap, tile) != 0) {
                    out.put(Action::Cell { x: gap.x, y: gap.y });
                }
            }
            (Look::Turn, Some(tile)) => {
                let gap = explore.cell.and_then(|(x, y)| s.map.gap_at(x, y));
                let turns = gap.map_or(0, |gap| self.turns(s, explore, sources, &s.map.gaps[gap], tile));
                (0..4).filter(|turn| turns >> turn & 1 != 0).for_each(|turn| out.put(Action::Turn(turn)));
            }
            _ => {}
        }
    }

    pub(crate) fn refuse_explore(&self, s: &State, explore: &Explore, action: Action) -> Option<Refusal> {
        match (explore.look, action, explore.tile) {
            (Look::Ask, Action::Do(crate::names::Basic::Explore) | Action::Skip, _) => None,
            (Look::Tile, Action::Tile(tile), _) => {
                if !self.at_hand(s, explore).has(tile) {
                    return no("NG-9.1", "no-such-tile");
                }
                let fits = s.map.gaps.iter().any(|gap| self.bad_cell(s, explore, gap.x, gap.y, tile).is_none());
                if fits { None } else { no("NG-9.8", "no-tile-fits-not") }
            }
            (Look::Under, Action::Under(tile), chosen) => {
                let there = s.drawn.has(tile) && Some(tile) != chosen;
                if there { None } else { no("NG-9.9", "no-such-tile") }
            }
            (Look::Redraw, Action::Redraw | Action::Skip, _) => None,
            (Look::Cell, Action::Cell { x, y }, Some(tile)) => self.bad_cell(s, explore, x, y, tile),
            (Look::Turn, Action::Turn(turn), Some(tile)) => {
                let gap = explore.cell.and_then(|(x, y)| s.map.gap_at(x, y));
                gap.and_then(|gap| self.misplaced(s, explore, &s.map.gaps[gap], tile, turn))
            }
            _ => no("NG-9.1", "no-not-now"),
        }
    }

    pub(crate) fn do_explore(&self, s: &mut State, mut explore: Explore, action: Action, t: &mut Teller) {
        match action {
            Action::Do(_) => explore.look = Look::Draw,
            Action::Skip if explore.look == Look::Ask => return s.pop(),
            Action::Tile(tile) => return self.choose_tile(s, explore, tile, t),
            Action::Under(tile) => return self.put_under(s, &explore, tile, t),
            Action::Redraw => {
                if let Some(tile) = explore.tile.take() {
                    self.put_under(s, &explore, tile, t);
                }
                explore = self.with_tries(s, Explore { look: Look::Draw, draw: 1, redraw: false, ..explore });
            }
            Action::Skip => explore.look = Look::Cell,
            Action::Cell { x, y } => {
                explore.cell = Some((x, y));
                explore.look = Look::Turn;
            }
            Action::Turn(turn) => return self.place_tile(s, &explore, turn, t),
            _ => {}
        }
        s.set(Frame::Explore(explore));
    }

    /// The tile joins the map (NG-9.10), then what follows from it in order (NG-9.14).
    fn place_tile(&self, s: &mut State, explore: &Explore, turn: u8, t: &mut Teller) {
        let (Some(tile), Some((x, y))) = (explore.tile, explore.cell) else { return };
        let Some(gap) = s.map.gap_at(x, y) else { return };
        let seat = explore.seat;
        s.pop();
        s.drawn.take(tile);
        s.player_mut(seat).tiles.take(tile);
        let laid = s.map.lay(&self.book, tile, gap, turn);
        s.rename_places();
        t.reveal();
        tell!(t, "NG-9.10", "told-placed", seat = seat, tile = tile, x = x, y = y, turn = turn);
        if self.is_setup(explore) {
            s.push(Frame::Settle { seat, tile: Some(tile), site: None });
        }
        // Only an Explore in the own turn pays (NG-2.16, NG-9.13); a lair works for a second chance too (NG-25.5).
        if explore.purpose == Purpose::Explore {
            self.closing(s, seat, &laid, t);
        }
        if let (Some(land), true) = (laid.lair, self.options.creatures) {
            let site = Some(s.map.lands[land].site);
            s.push(Frame::Appear { seat, site, acts: !self.is_setup(explore) });
        }
    }

    /// NG-9.11, NG-9.12 and the powers of Boar, Raven and Stag, which work by themselves (NG-16.11).
    fn closing(&self, s: &mut State, seat: Seat, laid: &Laid, t: &mut Teller) {
        let mine = laid.closed.and(s.map.held[seat.index()]);
        for land in laid.closed.iter() {
            let place = &s.map.lands[land];
            let (site, size) = (place.site, place.size());
            if !mine.has(land) {
                tell!(t, "NG-9.12", "told-closed-for-nobody", land = site, n = size);
                continue;
            }
            s.player_mut(seat).fame += size as u16;
            tell!(t, "NG-9.11", "told-closed", seat = seat, land = site, n = size);
            if s.is_clan(seat, Clan::Stag) {
                s.player_mut(seat).fame += 1;
                tell!(t, "NG-16.9", "told-fame", seat = seat, n = 1);
            }
            if s.is_clan(seat, Clan::Raven) {
                let harvest = s.map.lands[land].harvest();
                self.gain(s, seat, harvest);
                tell!(t, "NG-16.5", "told-collect", seat = seat, goods = goods(harvest), land = site);
            }
        }
        if laid.closed.is_empty() && s.is_clan(seat, Clan::Boar) {
            self.gain(s, seat, [0, 0, 1_u8]);
            tell!(t, "NG-16.3", "told-gain", seat = seat, goods = goods([0, 0, 1]));
        }
    }
}
