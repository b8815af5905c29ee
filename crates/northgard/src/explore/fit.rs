//! Where a tile may be placed for which purpose (NG-9.2 to NG-9.6, NG-2.11 to NG-2.13, NG-14.4).

use crate::map::{Gap, Map};
use crate::prelude::*;

impl Explore {
    /// The gap of the chosen cell.
    pub(super) fn gap<'a>(&self, state: &'a State) -> Option<&'a Gap> {
        let cell = self.cell?;
        state.open.map.gap_at(cell.x, cell.y).map(|gap| &state.open.map.gaps[gap])
    }

    /// Whether a gap may be used for this purpose at all (NG-9.2, NG-2.11, NG-2.12).
    fn is_reachable(&self, state: &State, sources: LandSet, gap: &Gap) -> bool {
        let mut faces = gap.faces.iter().flatten();
        match self.purpose {
            Purpose::RoundOne => faces.any(|face| face.tile().is_start()),
            Purpose::RoundTwo | Purpose::SecondChance => true,
            Purpose::Explore => faces.any(|face| sources.has(state.at(*face))),
        }
    }

    /// The turns in which the borders of a tile go on in a gap that may be used (NG-9.4), as bits; where the option says so, borders are
    /// looked at with the territories.
    fn continuing(&self, rules: &Northgard, state: &State, sources: LandSet, gap: &Gap, tile: Tile) -> u8 {
        if !self.is_reachable(state, sources, gap) {
            return 0;
        }
        let goes_on = |turn: &u8| rules.options.separating || Map::continues(&rules.book, gap, tile, *turn);
        (0..rules.book.tile(tile).turns).filter(goes_on).fold(0, |bits, turn| bits | 1 << turn)
    }

    /// Whether nothing beside a gap could make a tile unfit there whose borders go on: nobody would meet anybody, whatever it joins.
    fn is_calm(&self, rules: &Northgard, state: &State, beside: &[LandSet; 4]) -> bool {
        let map = &state.open.map;
        let touched = beside.iter().fold(LandSet::EMPTY, |all, lands| all | *lands);
        let quiet = match self.purpose {
            Purpose::Explore => map.is_one_players(touched) && !map.is_haunted(&rules.book, touched),
            Purpose::RoundOne | Purpose::RoundTwo => !map.is_held(touched),
            Purpose::SecondChance => false,
        };
        quiet && !rules.options.separating
    }

    /// Whether the territories that a tile makes may be as they are (NG-9.4 to NG-9.6, NG-2.13, NG-14.4).
    fn suits(&self, rules: &Northgard, state: &State, beside: &[LandSet; 4], tile: Tile, turn: u8) -> bool {
        let map = &state.open.map;
        let groups = Map::groups(&rules.book, beside, tile, turn);
        if rules.options.separating && !map.separates(&rules.book, tile, &groups) {
            return false;
        }
        if !map.keeps_apart(&groups) {
            return false;
        }
        match self.purpose {
            Purpose::Explore => map.keeps_peace(&rules.book, &groups),
            Purpose::RoundOne | Purpose::RoundTwo => groups.iter().any(|group| !map.is_held(group.lands)),
            Purpose::SecondChance => {
                let haven = |lands: LandSet| !map.is_held(lands) && !map.is_haunted(&rules.book, lands);
                let touched = groups.iter().fold(LandSet::EMPTY, |all, group| all | group.lands);
                map.keeps_peace(&rules.book, &groups)
                    && (groups.iter().any(|group| haven(group.lands))
                        || (map.live - touched).iter().any(|land| haven(LandSet::one(land))))
            }
        }
    }

    /// The turns in which a tile fits into a gap, as bits; no more than the first, if `any` is enough.
    fn fitting(&self, rules: &Northgard, state: &State, sources: LandSet, gap: &Gap, tile: Tile, any: bool) -> u8 {
        let turns = self.continuing(rules, state, sources, gap, tile);
        if turns == 0 {
            return 0;
        }
        let beside = state.open.map.beside(gap);
        if self.is_calm(rules, state, &beside) {
            return turns;
        }
        let fits = (0..4).filter(|turn| turns >> turn & 1 != 0 && self.suits(rules, state, &beside, tile, *turn));
        fits.take(if any { 1 } else { 4 }).fold(0, |bits, turn| bits | 1 << turn)
    }

    /// The turns in which a tile fits into a gap, as bits.
    pub(super) fn turns(&self, rules: &Northgard, state: &State, sources: LandSet, gap: &Gap, tile: Tile) -> u8 {
        self.fitting(rules, state, sources, gap, tile, false)
    }

    /// Whether a tile fits into a gap in any turn.
    pub(super) fn fits(&self, rules: &Northgard, state: &State, sources: LandSet, gap: &Gap, tile: Tile) -> bool {
        self.fitting(rules, state, sources, gap, tile, true) != 0
    }

    /// Whether a tile can be placed anywhere.
    pub(crate) fn is_placeable(&self, rules: &Northgard, state: &State, tile: Tile) -> bool {
        let sources = rules.sources(state, self.seat, self.anywhere);
        state.open.map.gaps.iter().any(|gap| self.fits(rules, state, sources, gap, tile))
    }

    /// Why a tile may not be placed so. Written independently of [`Explore::turns`]: it is laid on a copy of the map, and the result is
    /// looked at.
    pub(super) fn misplaced(
        &self,
        rules: &Northgard,
        state: &State,
        gap: &Gap,
        tile: Tile,
        turn: u8,
    ) -> Option<Refusal> {
        if turn >= rules.book.tile(tile).turns {
            return no("NG-9.1", "no-such-turn");
        }
        let mut map = state.open.map.clone();
        let place = map.gap_at(gap.x, gap.y)?;
        let laid = map.lay(&rules.book, tile, place, turn);
        let broken = if rules.options.separating {
            map.territories().any(|(_, land)| land.knot)
        } else {
            map.has_loose_end(&rules.book, gap.x, gap.y)
        };
        if broken {
            return no("NG-9.4", "no-border-ends");
        }
        if laid.on_tile.iter().any(|land| figures(state, &map, land).filter(|count| *count > 0).count() > 1) {
            return no("NG-9.5", "no-players-meet");
        }
        let all = |map: &Map, land: Land| figures(state, map, land).sum::<u8>();
        let meets = |site: &Site| all(&map, map.at(*site)) > all(&state.open.map, state.at(*site));
        let hostile = state.open.line.iter().filter(|creature| rules.book.kind(creature.kind()).hostile);
        let mut lairs = hostile.filter_map(|creature| state.open.lair[creature.index()]);
        if !self.is_setup() && lairs.any(|site| meets(&site)) {
            return no("NG-9.6", "no-hostile-meets");
        }
        let haven = |land: Land| all(&map, land) == 0 && !map[land].beasts.meets(rules.book.hostile);
        match self.purpose {
            Purpose::Explore => None,
            Purpose::SecondChance if map.live.iter().any(haven) => None,
            Purpose::SecondChance => no("NG-14.4", "no-neutral-land"),
            Purpose::RoundOne | Purpose::RoundTwo if laid.on_tile.iter().any(|land| all(&map, land) == 0) => None,
            Purpose::RoundOne | Purpose::RoundTwo => no("NG-2.13", "no-empty-land-on-tile"),
        }
    }

    /// Why a tile may not be placed in a cell in any turn.
    pub(super) fn bad_cell(&self, rules: &Northgard, state: &State, cell: Cell, tile: Tile) -> Option<Refusal> {
        let Some(gap) = state.open.map.gaps.iter().find(|gap| (gap.x, gap.y) == (cell.x, cell.y)) else {
            return no("NG-9.3", "no-such-cell");
        };
        let source = |land: Land| {
            let land = state.land(land);
            land.rim > 0 && !land.has_bear() && (self.anywhere || land.owner == Some(self.seat))
        };
        let mut faces = gap.faces.iter().flatten();
        match self.purpose {
            Purpose::RoundOne if !faces.any(|face| face.tile().is_start()) => return no("NG-2.11", "no-touch-start"),
            Purpose::Explore if !faces.any(|face| source(state.at(*face))) => return no("NG-9.2", "no-touch-source"),
            _ => {}
        }
        let mut reason = None;
        for turn in 0..rules.book.tile(tile).turns {
            reason = Some(self.misplaced(rules, state, gap, tile, turn)?);
        }
        reason
    }
}

/// The figures of each player in a territory of another map with the same pieces.
fn figures<'a>(state: &'a State, map: &'a Map, land: Land) -> impl Iterator<Item = u8> + 'a {
    let bear = state.seat_of(Clan::Bear).filter(|_| state.open.kaija.is_some_and(|site| map.at(site) == land));
    Seat::all(state.open.players.len()).map(move |seat| map[land].units[seat.index()] + u8::from(bear == Some(seat)))
}
