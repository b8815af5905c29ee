//! Explore: tiles are drawn and join the map (NG-9); also the tiles of set-up (NG-2.11 to NG-2.14) and of a second chance (NG-14.4).

mod closing;
mod fit;
mod tiles;

use crate::effect::ExploreCard;
use crate::map::Gap;
use crate::places;
use crate::prelude::*;

impl Northgard {
    /// NG-2.11, NG-2.12: a round of tiles and groups; after the second, unused tiles go back.
    pub(crate) fn run_round(&self, step: PhaseStep, state: &mut State, teller: &mut Teller) {
        if let Some(seat) = step.seat(self, state) {
            state.set(step.next());
            let purpose = if step.phase == Phase::RoundOne { Purpose::RoundOne } else { Purpose::RoundTwo };
            return state.push(Explore { look: Look::Tile, ..Explore::new(seat, purpose) });
        }
        if step.phase == Phase::RoundTwo {
            self.return_tiles(state, teller);
        }
        self.next_setup_phase(state, step.phase, teller);
    }

    /// NG-9.2, NG-9.15: open territories from which a player explores.
    fn sources(&self, state: &State, seat: Seat, anywhere: bool) -> LandSet {
        let open = state.open.map.open;
        let from = if anywhere { open } else { open & state.held(seat) };
        if state.open.line.is_empty() {
            return from;
        }
        from.iter().filter(|land| !state.land(*land).has_bear()).collect()
    }

    /// NG-9.16: only public facts count.
    pub(crate) fn can_explore(&self, state: &State, seat: Seat, anywhere: bool) -> bool {
        state.tiles_left() > 0 && !self.sources(state, seat, anywhere).is_empty()
    }

    pub(crate) fn why_no_explore(&self, state: &State, seat: Seat, anywhere: bool) -> Option<Refusal> {
        if state.hidden.pile.is_empty() && state.hidden.under.is_empty() {
            return no("NG-9.1", "no-tiles-left");
        }
        let mine = |land| (anywhere || state.figures(land, seat) > 0) && state.land(land).rim > 0;
        let mut open = state.lands().iter().filter(|land| mine(*land)).peekable();
        if open.peek().is_none() {
            return no("NG-9.2", "no-open-land");
        }
        if open.all(|land| state.land(land).has_bear()) { no("NG-9.15", "no-bear-explore") } else { None }
    }
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

    /// The Explore of a card, if it is possible.
    pub(crate) fn action(rules: &Northgard, state: &State, seat: Seat, card: ExploreCard) -> Option<Explore> {
        let ExploreCard { tiles: draw, redraw, anywhere, gather, may } = card;
        let look = if may { Look::Ask } else { Look::Draw };
        let explore = Explore { look, draw, redraw, anywhere, gather, ..Explore::new(seat, Purpose::Explore) };
        rules.can_explore(state, seat, anywhere).then(|| explore.with_tries(rules, state))
    }

    /// NG-14.4: a tile is drawn for a second chance.
    pub(crate) fn second_chance(rules: &Northgard, state: &State, seat: Seat) -> Explore {
        Explore { draw: 1, ..Explore::new(seat, Purpose::SecondChance) }.with_tries(rules, state)
    }

    /// NG-9.8: every tile of the pile may be tried; by an option only one more after the first.
    fn with_tries(self, rules: &Northgard, state: &State) -> Explore {
        let all = state.tiles_left() as u8;
        Explore { tries: if rules.options.redraw_once { (self.draw + 1).min(all) } else { all }, ..self }
    }

    /// Whether it is part of set-up, where tiles lie in the hand.
    pub(crate) fn is_setup(&self) -> bool {
        matches!(self.purpose, Purpose::RoundOne | Purpose::RoundTwo)
    }

    /// The tiles to choose from.
    fn at_hand(&self, state: &State) -> TileSet {
        if self.is_setup() { state.deck(self.seat).tiles } else { state.hidden.drawn }
    }

    /// A tile is chosen; the others go under the pile.
    fn choose(mut self, rules: &Northgard, state: &mut State, tile: Tile, teller: &mut Teller) {
        self.tile = Some(tile);
        self.open = rules.options.tiles_open;
        let others = if self.is_setup() { 0 } else { state.hidden.drawn.len() - 1 };
        if others > 0 {
            self.look = Look::Under;
            state.set(self);
        } else {
            self.look_on(rules, state, teller);
        }
    }

    /// The tile is chosen: it may be exchanged, its icons collected, then it is placed.
    fn look_on(mut self, rules: &Northgard, state: &mut State, teller: &mut Teller) {
        self.look = if self.redraw && state.tiles_left() > 0 { Look::Redraw } else { Look::Cell };
        if let (true, Some(tile)) = (self.gather, self.tile) {
            let icons = rules.book.tile(tile).icons;
            state.gain(self.seat, icons);
            self.open = true;
            teller.reveal();
            tell!(
                teller,
                "NG-17.6",
                "told-gather-tile",
                seat = self.seat,
                tile = rules.tile_name(tile),
                goods = goods(icons)
            );
        }
        state.set(self);
    }

    /// The tile joins the map (NG-9.10), then what follows from it in order (NG-9.14).
    fn place(self, rules: &Northgard, state: &mut State, turn: u8, teller: &mut Teller) {
        let (Some(tile), Some(Cell { x, y })) = (self.tile, self.cell) else { return };
        let Some(gap) = state.open.map.gap_at(x, y) else { return };
        let seat = self.seat;
        state.pop();
        state.hidden.drawn.remove(tile);
        state.deck_mut(seat).tiles.remove(tile);
        let hole = state.open.map.gaps[gap];
        let before = places::around(&state.open.map, &hole);
        let laid = state.open.map.lay(&rules.book, tile, gap, turn);
        state.rename_places();
        teller.reveal();
        tell!(
            teller,
            self.purpose.clause(),
            "told-placed",
            seat = seat,
            tile = rules.tile_name(tile),
            place = places::beside(&state.open.map, &hole)
        );
        for (land, joined) in places::joined(&state.open.map, &before) {
            tell!(teller, "NG-9.10", "told-joined", land = land, joined = joined);
        }
        if self.is_setup() {
            state.push(Settle { seat, tile: Some(tile), site: None });
        }
        // Only an Explore in the own turn pays (NG-2.16, NG-9.13); a lair works for a second chance too (NG-25.5).
        if self.purpose == Purpose::Explore {
            closing::closing(state, seat, &laid, teller);
        } else {
            let clause = if self.is_setup() { "NG-2.16" } else { "NG-9.13" };
            closing::closed_for_nobody(state, laid.closed, clause, teller);
        }
        if let (Some(land), true) = (laid.lair, rules.options.creatures) {
            let site = Some(state.site(land));
            state.push(Appear { seat, site, acts: !self.is_setup() });
        }
    }
}

impl Purpose {
    /// The rule under which the tile is placed.
    const fn clause(self) -> &'static str {
        match self {
            Purpose::RoundOne => "NG-2.11",
            Purpose::RoundTwo => "NG-2.12",
            Purpose::Explore => "NG-9.10",
            Purpose::SecondChance => "NG-14.4",
        }
    }
}

impl Decision<Northgard> for Explore {
    const CLAUSE: &'static str = "NG-9.1";

    /// Where others do not see the tiles, even a single answer is asked for: not asking would tell something of them.
    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        match self.look {
            Look::Draw => Asks::Chance,
            Look::Tile | Look::Redraw => Asks::Always(self.seat),
            Look::Under if !self.shown => Asks::Always(self.seat),
            Look::Ask | Look::Under | Look::Cell | Look::Turn => Asks::Seat(self.seat),
        }
    }

    fn prompt(&self, rules: &Northgard, _: &View, _: Seat) -> Message {
        match (self.look, self.tile) {
            (Look::Ask, _) => message!("ask-explore-again"),
            (Look::Tile, _) if self.purpose == Purpose::RoundOne => message!("ask-tile-first"),
            (Look::Tile, _) => message!("ask-tile"),
            (Look::Under, _) => message!("ask-under"),
            (Look::Redraw, Some(tile)) => message!("ask-redraw", tile = rules.tile_name(tile)),
            (Look::Turn, Some(tile)) => message!("ask-rotation", tile = rules.tile_name(tile)),
            (Look::Cell, Some(tile)) => message!("ask-cell", tile = rules.tile_name(tile)),
            (Look::Draw, _) => message!("ask-chance"),
            (Look::Redraw | Look::Turn | Look::Cell, None) => message!("ask-tile"),
        }
    }

    fn offers(&self, rules: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        match (self.look, self.tile) {
            (Look::Ask, _) => offers.put_all([Action::Do(Basic::Explore), Action::Skip]),
            (Look::Tile, _) => {
                let tiles = self.at_hand(state).iter();
                offers.put_all(tiles.filter(|tile| self.is_placeable(rules, state, *tile)).map(Action::Tile));
            }
            (Look::Under, chosen) => {
                let others = state.hidden.drawn.iter().filter(|tile| Some(*tile) != chosen);
                offers.put_all(others.map(Action::Under));
            }
            (Look::Redraw, _) => offers.put_all([Action::Redraw, Action::Skip]),
            (Look::Cell, Some(tile)) => {
                let sources = rules.sources(state, self.seat, self.anywhere);
                let fitting = |gap: &&Gap| self.fits(rules, state, sources, gap, tile);
                let gaps = state.open.map.gaps.iter().filter(fitting);
                offers.put_all(gaps.map(|gap| Action::Cell(Cell { x: gap.x, y: gap.y })));
            }
            (Look::Turn, Some(tile)) => {
                let sources = rules.sources(state, self.seat, self.anywhere);
                let turns = self.gap(state).map_or(0, |gap| self.turns(rules, state, sources, gap, tile));
                offers.put_all((0..4).filter(|turn| turns >> turn & 1 != 0).map(Action::Turn));
            }
            (Look::Draw, _) | (Look::Cell | Look::Turn, None) => {}
        }
    }

    fn refusal(&self, rules: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match (self.look, *action, self.tile) {
            (Look::Ask, Action::Do(Basic::Explore) | Action::Skip, _) => None,
            (Look::Tile, Action::Tile(tile), _) => {
                if !self.at_hand(state).has(tile) {
                    return no("NG-9.1", "no-such-tile");
                }
                let mut gaps = state.open.map.gaps.iter();
                let fits = gaps.any(|gap| self.bad_cell(rules, state, Cell { x: gap.x, y: gap.y }, tile).is_none());
                if fits { None } else { no("NG-9.8", "no-tile-fits-not") }
            }
            (Look::Under, Action::Under(tile), chosen) => {
                let there = state.hidden.drawn.has(tile) && Some(tile) != chosen;
                if there { None } else { no("NG-9.9", "no-such-tile") }
            }
            (Look::Redraw, Action::Redraw | Action::Skip, _) => None,
            (Look::Cell, Action::Cell(cell), Some(tile)) => self.bad_cell(rules, state, cell, tile),
            (Look::Turn, Action::Turn(turn), Some(tile)) => {
                self.gap(state).and_then(|gap| self.misplaced(rules, state, gap, tile, turn))
            }
            _ => no("NG-9.1", "no-not-now"),
        }
    }

    fn act(mut self, rules: &Northgard, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        match *action {
            Action::Do(_) => self.look = Look::Draw,
            Action::Skip if self.look == Look::Ask => return state.pop(),
            Action::Skip => self.look = Look::Cell,
            Action::Tile(tile) => return self.choose(rules, state, tile, teller),
            Action::Under(tile) => return self.put_under(rules, state, tile, teller),
            Action::Redraw => {
                if let Some(tile) = self.tile.take() {
                    self.put_under(rules, state, tile, teller);
                }
                self = Explore { look: Look::Draw, draw: 1, redraw: false, ..self }.with_tries(rules, state);
            }
            Action::Cell(cell) => {
                self.cell = Some(cell);
                self.look = Look::Turn;
            }
            Action::Turn(turn) => return self.place(rules, state, turn, teller),
            _ => return,
        }
        state.set(self);
    }

    fn label(&self, _: &Northgard, _: &View, action: &Action) -> Option<Message> {
        (*action == Action::Skip && self.look == Look::Redraw).then(|| message!("do-keep-tile"))
    }

    fn proceed(self, rules: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        match self.look {
            Look::Draw => return self.draw_tiles(rules, state, teller),
            Look::Tile => {
                let tiles = self.at_hand(state);
                if !tiles.iter().any(|tile| self.is_placeable(rules, state, tile)) {
                    self.nothing_fits(rules, state, tiles, teller);
                } else if let Some(tile) = tiles.single() {
                    self.choose(rules, state, tile, teller);
                } else {
                    return false;
                }
            }
            Look::Under => {
                let others = self.tile.map_or(state.hidden.drawn, |tile| state.hidden.drawn.without(tile));
                match others.single() {
                    Some(tile) => self.put_under(rules, state, tile, teller),
                    None if !others.is_empty() => return false,
                    None => self.all_under(rules, state, teller),
                }
            }
            Look::Ask | Look::Redraw | Look::Cell | Look::Turn => return false,
        }
        true
    }
}

impl Draw<Northgard> for Explore {
    const CLAUSE: &'static str = "NG-9.1";

    fn roll<R: Rng + ?Sized>(&self, _: &Northgard, state: &State, rng: &mut R) -> Chance {
        Chance::Tiles(state.hidden.pile.sample(self.draw as usize, rng))
    }

    fn misfit(&self, _: &Northgard, state: &State, chance: &Chance) -> Option<Refusal> {
        let drawn = |tiles: &TileSet| tiles.len() == self.draw as usize && tiles.is_within(state.hidden.pile);
        let fits = self.look == Look::Draw && matches!(chance, Chance::Tiles(tiles) if drawn(tiles));
        if fits { None } else { no("NG-9.1", "no-such-chance") }
    }

    fn settle(self, rules: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Tiles(tiles) = *chance else { return };
        self.take_tiles(rules, state, tiles, teller);
    }
}
