//! Tiles are drawn, shown and put back (NG-9.1, NG-9.8, NG-9.9, NG-2.14).

use crate::prelude::*;
use crate::state::{Known, UnderTile};

impl Explore {
    /// Takes tiles from the top of the pile: the shuffled part first, then what was put under it. `false` when chance must decide.
    pub(super) fn draw_tiles(mut self, rules: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        if self.draw > 0 && state.hidden.pile.len() > self.draw as usize {
            return false;
        }
        if self.draw > 0 && !state.hidden.pile.is_empty() {
            let tiles = state.hidden.pile;
            self.take_tiles(rules, state, tiles, teller);
            return true;
        }
        if self.draw > 0 && !state.hidden.under.is_empty() {
            let under = state.hidden.under.remove(0);
            self.receive(rules, state, TileSet::one(under.tile), teller);
            self.draw -= 1;
        } else {
            self.draw = 0;
            self.look = Look::Tile;
            if self.is_setup() && self.at_hand(state).is_empty() {
                state.pop();
                return true;
            }
        }
        state.set(self);
        true
    }

    /// Tiles come from the shuffled pile.
    pub(super) fn take_tiles(self, rules: &Northgard, state: &mut State, tiles: TileSet, teller: &mut Teller) {
        state.hidden.pile = state.hidden.pile - tiles;
        self.receive(rules, state, tiles, teller);
        state.set(Explore { draw: self.draw - tiles.len() as u8, ..self });
    }

    fn receive(&self, rules: &Northgard, state: &mut State, tiles: TileSet, teller: &mut Teller) {
        let seat = self.seat;
        if self.is_setup() {
            state.deck_mut(seat).tiles |= tiles;
        } else {
            state.hidden.drawn |= tiles;
        }
        teller.reveal();
        teller.tell(|| {
            let said = message!("told-drew-these-tiles", seat = seat, tiles = rules.tile_names(tiles));
            if rules.options.tiles_open {
                return Event::new("NG-9.1", said);
            }
            let others = message!("told-drew-tiles", seat = seat, n = tiles.len());
            Event::secret("NG-9.1", said, SeatSet::one(seat), Some(others))
        });
    }

    /// NG-9.8, NG-2.14: no tile fits; they are shown and go away.
    pub(super) fn nothing_fits(self, rules: &Northgard, state: &mut State, tiles: TileSet, teller: &mut Teller) {
        let seat = self.seat;
        teller.reveal();
        if !self.is_setup() {
            tell!(teller, "NG-9.8", "told-nothing-fits", seat = seat, tiles = rules.tile_names(tiles));
            let tries = self.tries.saturating_sub(tiles.len() as u8);
            return state.set(Explore { look: Look::Under, shown: true, tries, ..self });
        }
        tell!(teller, "NG-2.14", "told-nothing-fits", seat = seat, tiles = rules.tile_names(tiles));
        state.hidden.pile |= tiles;
        state.deck_mut(seat).tiles = TileSet::EMPTY;
        if state.hidden.pile.iter().any(|tile| self.is_placeable(rules, state, tile)) {
            state.set(Explore { look: Look::Draw, draw: tiles.len() as u8, ..self });
        } else {
            state.pop();
        }
    }

    /// A tile goes under the pile; who has seen it, knows it.
    pub(super) fn put_under(&self, rules: &Northgard, state: &mut State, tile: Tile, teller: &mut Teller) {
        let seat = self.seat;
        state.hidden.drawn.remove(tile);
        let open = self.shown || rules.options.tiles_open;
        let known = if open { Known::All } else { Known::To(SeatSet::one(seat)) };
        state.hidden.under.push(UnderTile { tile, known });
        teller.tell(|| {
            let said = message!("told-under", seat = seat, tile = rules.tile_name(tile));
            if open {
                return Event::new("NG-9.9", said);
            }
            Event::secret("NG-9.9", said, SeatSet::one(seat), Some(message!("told-under-secret", seat = seat)))
        });
    }

    /// All other tiles are under the pile: the chosen one is placed, or another is tried until every one was.
    pub(super) fn all_under(self, rules: &Northgard, state: &mut State, teller: &mut Teller) {
        if self.tile.is_some() {
            return self.look_on(rules, state, teller);
        }
        if self.tries > 0 {
            return state.set(Explore { look: Look::Draw, draw: 1, shown: false, ..self });
        }
        state.pop();
        if self.purpose == Purpose::SecondChance {
            state.pop();
        }
        tell!(teller, "NG-9.8", "told-no-tile", seat = self.seat);
    }
}
