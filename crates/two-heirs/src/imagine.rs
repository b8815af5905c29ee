//! From a view back to a state. With open hands there is only one; with closed hands one of those that fit, each equally likely.

use crate::TwoHeirs;
use crate::chance::pick;
use crate::edition::Id;
use crate::pieces::{Side, Terrain, TileId, TileSet, Tiles};
use crate::spot::Spot;
use crate::state::{HenryMove, MOST_TILES, Post, State};
use crate::view::{Hidden, TileView, View};
use rand::Rng;

/// A tile that left a closed hand face down.
struct Blank<'a> {
    hidden: &'a Hidden,
    terrain: Terrain,
    /// The tile, if the viewer has seen it.
    seen: Option<Id>,
    /// The board tile, or none for one removed from the game.
    index: Option<usize>,
}

impl TwoHeirs {
    /// A state in which this viewer would see exactly this view.
    pub(crate) fn imagine_from<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut state = self.known_state(view);
        for side in Side::ALL {
            self.fill_blanks(&mut state, view, side, rng);
        }
        state
    }

    /// The state as far as the viewer knows it: hidden tiles are known by terrain, hidden hands are empty.
    pub(crate) fn known_state(&self, view: &View) -> State {
        let mut state = State::empty(view.sets.iter().fold(0, |bits, set: &TileSet| bits | 1 << set.index()));
        let flow = &view.flow;
        (state.turn, state.first, state.phase) = (flow.turn, flow.first, flow.phase);
        (state.discount, state.takes) = (flow.discount, flow.takes);
        state.secrets.serial = view.serial;
        state.offer.shield = view.offer.shield;
        state.offer.crown = view.offer.crown;
        for place in &view.offer.ring {
            if let Some(position) = state.offer.tiles.get_mut(usize::from(place.position)) {
                *position = place.tile.and_then(|id| self.find_tile(&id));
            }
        }
        state.pile.left = view.pile.left;
        state.pile.top = view.pile.top;
        state.pile.unseen = self.known(view.pile.unseen.iter());
        for (at, laid) in in_order(view).into_iter().take(MOST_TILES) {
            let tile = laid.tile.and_then(|id| self.find_tile(&id)).unwrap_or(TileId::unseen(laid.terrain));
            state.board.lay(at, tile, laid.owner);
        }
        state.removed = self.known(view.removed.iter().filter_map(|removed| removed.tile.as_ref()));
        for side in Side::ALL {
            self.known_side(&mut state, view, side);
        }
        self.known_henry(&mut state, view);
        for text in &flow.stack {
            if let Ok(frame) = self.frame_from(&state, text) {
                // More frames than fit cannot come from a view of ours.
                let _ = state.flow.try_push(frame);
            }
        }
        state
    }

    fn known<'a>(&self, ids: impl Iterator<Item = &'a Id>) -> Tiles {
        ids.filter_map(|id| self.find_tile(id)).collect()
    }

    fn known_side(&self, state: &mut State, view: &View, side: Side) {
        let seen = &view.sides[side];
        let index = side.index();
        state.turns[index] = seen.turns;
        state.camps[index] = seen.camps;
        if let Some(hand) = &seen.hand {
            state.hands[index] = self.known(hand.iter().map(|held| &held.tile));
        }
        for unit in &seen.units {
            let post = match unit.at.and_then(|at| state.board.find(at)) {
                Some(tile) => Post::on(tile),
                None if unit.court => Post::COURT,
                None => Post::ASIDE,
            };
            state.units[index][unit.unit.index()] = post;
            if unit.moved {
                state.moved |= 1 << unit.unit.index();
            }
        }
        for (id, at) in &seen.taken {
            if let Some(tile) = self.find_tile(id) {
                let (set, place) = tile.in_set();
                state.secrets.taken[index].add(tile);
                state.secrets.taken_at[set][place] = *at;
            }
        }
    }

    fn known_henry(&self, state: &mut State, view: &View) {
        let Some(henry) = &view.henry else { return };
        let treasure = |id: &Id| self.edition.treasures.iter().position(|known| known.id == *id);
        state.henry.left = henry.left;
        state.henry.unseen = henry.unseen.iter().filter_map(treasure).fold(0, |bits, index| bits | 1 << index);
        for lying in &henry.treasures {
            if let (Some(index), Some(on)) = (treasure(&lying.treasure), state.board.find(lying.at)) {
                state.henry.lying[index] = on as u8;
            }
        }
        if let Some(on) = henry.scaffold.and_then(|at| state.board.find(at)) {
            state.henry.scaffold = on as u8;
        }
        state.henry.last = henry
            .last
            .as_ref()
            .and_then(|last| Some(HenryMove { tile: self.find_tile(&last.tile)?, rule: last.rule, at: last.at }));
    }

    /// Gives every hidden tile of this side one of the tiles it may be. Tiles hidden earlier may be fewer tiles, and every one of
    /// them may also be what was hidden later; so choosing in the order of time makes all fitting choices equally likely.
    fn fill_blanks<R: Rng + ?Sized>(&self, state: &mut State, view: &View, side: Side, rng: &mut R) {
        let board = view.board.values().filter_map(|laid| {
            let index = Some(usize::from(laid.number));
            Some(Blank { hidden: laid.hidden.as_ref()?, terrain: laid.terrain, seen: laid.tile, index })
        });
        let removed = view.removed.iter().filter_map(|removed| {
            Some(Blank { hidden: removed.hidden.as_ref()?, terrain: removed.terrain, seen: removed.tile, index: None })
        });
        let mut blanks: Vec<Blank> = board.chain(removed).filter(|blank| blank.hidden.by == side).collect();
        blanks.sort_by_key(|blank| blank.hidden.at);
        let mut left = state.secrets.taken[side.index()];
        for blank in blanks {
            let maybe = self.known(blank.hidden.maybe.iter()).and(left).and(self.by_terrain[blank.terrain.index()]);
            let tile = blank.seen.and_then(|id| self.find_tile(&id)).unwrap_or_else(|| pick(maybe, rng));
            left.remove(tile);
            let (set, place) = tile.in_set();
            state.secrets.hidden_at[set][place] = blank.hidden.at;
            match blank.index {
                Some(index) => state.board.rename(index, tile),
                None => state.removed.add(tile),
            }
        }
        if view.sides[side].hand.is_none() {
            state.hands[side.index()] = left;
        }
    }
}

/// The landscape in the order in which it was laid.
fn in_order(view: &View) -> Vec<(Spot, &TileView)> {
    let mut tiles: Vec<(Spot, &TileView)> = view.board.iter().map(|(at, laid)| (*at, laid)).collect();
    tiles.sort_unstable_by_key(|(_, laid)| laid.number);
    tiles
}
