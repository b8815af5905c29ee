//! From a view back to a state. With open hands there is only one; with closed hands one of those that fit, each equally likely.

use crate::account::{Account, Preview, RoadScore};
use crate::deal::pick;
use crate::edition::Id;
use crate::prelude::*;
use crate::view::{TileView, View};

impl TwoHeirs {
    /// The state as far as the viewer knows it: hidden hands are empty.
    pub(crate) fn known_state(&self, view: &View) -> State {
        let mut state = State::empty(view.sets);
        let open = &mut state.open;
        open.flow = view.flow.clone();
        open.memory = view.memory.clone();
        open.offer.shield = view.offer.shield;
        open.offer.crown = view.offer.crown;
        for place in &view.offer.ring {
            if let Some(position) = open.offer.tiles.get_mut(usize::from(place.position)) {
                *position = place.tile.and_then(|id| self.find_tile(&id));
            }
        }
        open.pile.left = view.pile.left;
        open.pile.top = view.pile.top;
        open.pile.unseen = self.known(view.pile.unseen.iter());
        for (at, laid) in in_order(view).into_iter().take(MOST_TILES) {
            let tile = laid.tile.filter(|_| laid.hidden.is_none()).and_then(|id| self.find_tile(&id));
            open.board.lay(at, tile.unwrap_or(TileId::unseen(laid.terrain)), laid.owner);
        }
        let removed = view.removed.iter().filter(|removed| removed.hidden.is_none());
        open.removed = self.known(removed.filter_map(|removed| removed.tile.as_ref()));
        for side in Side::ALL {
            self.known_side(&mut state, view, side);
        }
        self.known_henry(&mut state, view);
        state
    }

    fn known<'a>(&self, ids: impl Iterator<Item = &'a Id>) -> Tiles {
        ids.filter_map(|id| self.find_tile(id)).collect()
    }

    fn known_side(&self, state: &mut State, view: &View, side: Side) {
        let seen = &view.sides[side];
        if let Some(hand) = &seen.hand {
            state.hidden.hands[side] = self.known(hand.iter().map(|held| &held.tile));
        }
        for unit in &seen.units {
            state.open.units[side][unit.unit.index()] = unit.at.and_then(|at| state.open.board.find(at));
            if unit.moved {
                state.open.moved.add(unit.unit);
            }
        }
    }

    fn known_henry(&self, state: &mut State, view: &View) {
        let Some(seen) = &view.henry else { return };
        let (board, henry) = (&state.open.board, &mut state.open.henry);
        henry.left = seen.left;
        henry.unseen = seen.unseen.iter().filter_map(|id| self.find_treasure(id)).collect();
        for lying in &seen.treasures {
            if let Some(treasure) = self.find_treasure(&lying.treasure) {
                henry.lying[treasure.index()] = board.find(lying.at);
            }
        }
        henry.scaffold = seen.scaffold.and_then(|at| board.find(at));
        let last = seen.last.as_ref();
        henry.last =
            last.and_then(|last| Some(HenryMove { tile: self.find_tile(&last.tile)?, rule: last.rule, at: last.at }));
    }

    /// Gives every tile that left a closed hand face down one of the faces it may have. Those hidden earlier may be fewer tiles, and every one of
    /// them may also be what was hidden later; so choosing in the order of time makes all fitting choices equally likely. What is left of the
    /// tiles a side took is its hand.
    pub(crate) fn imagine_hidden<R: Rng + ?Sized>(&self, state: &mut State, view: &View, rng: &mut R) {
        let memory = &state.open.memory;
        let mut faces: Vec<Option<TileId>> = memory.blanks.iter().map(|_| None).collect();
        for side in Side::ALL {
            let mut left = memory.taken_by(side);
            let blanks = memory.blanks.iter().enumerate().filter(|(_, blank)| blank.by == side);
            for (index, blank) in blanks {
                let seen = view.faces.get(index).copied().flatten();
                let face = seen.unwrap_or_else(|| pick(self.suspects(memory, blank) & left, rng));
                left.remove(face);
                faces[index] = Some(face);
            }
            if view.sides[side].hand.is_none() {
                state.hidden.hands[side] = left;
            }
        }
        state.hidden.faces = faces.into_iter().flatten().collect();
    }
}

/// What a viewer can ask about the score, also while the table keeps it covered.
impl TwoHeirs {
    /// What a step that is not refused would change in the score, from what a viewer knows: what is hidden from him does not score.
    pub fn preview_in(&self, view: &View, action: &Action) -> Preview {
        self.preview(&self.known_state(view), action)
    }

    /// The score from what a viewer knows, also while the table keeps it covered.
    pub fn account_in(&self, view: &View) -> Account {
        self.account(&self.known_state(view).open)
    }

    /// The tiles that make the building on this position worth what it is, from what a viewer knows.
    pub fn counted_in(&self, view: &View, at: Spot) -> Vec<Spot> {
        let open = self.known_state(view).open;
        let counted = open.board.find(at).map(|place| self.counted(&open, &self.network(&open), place));
        open.board.spots(counted.unwrap_or_default())
    }

    /// The roads from what a viewer knows, with where they run: each end is the position of a tile and its side N, E, S or W.
    pub fn roads_in(&self, view: &View) -> Vec<(RoadScore, Vec<(Spot, usize)>)> {
        let open = self.known_state(view).open;
        self.courses(&open).into_iter().map(|(road, ends)| (self.road_score(&open, &road), ends)).collect()
    }
}

/// The landscape in the order in which it was laid.
fn in_order(view: &View) -> Vec<(Spot, &TileView)> {
    let mut tiles: Vec<(Spot, &TileView)> = view.board.iter().map(|(at, laid)| (*at, laid)).collect();
    tiles.sort_unstable_by_key(|(_, laid)| laid.number);
    tiles
}
