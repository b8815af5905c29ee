//! From a view back to a state. With open hands there is only one; with closed hands one of those that fit, each equally likely.

use crate::account::{Account, Preview, RoadScore};
use crate::deal::pick;
use crate::prelude::*;
use crate::view::View;

impl TwoHeirs {
    /// The state as far as the viewer knows it: hidden hands are empty.
    pub(crate) fn known_state(&self, view: &View) -> State {
        let hands = Both::from_fn(|side| view.hands[side].unwrap_or_default());
        State { open: view.open.clone(), hidden: Hidden { hands, faces: Vec::new() } }
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
            if view.hands[side].is_none() {
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
        self.account(&view.open)
    }

    /// The tiles that make the building on this position worth what it is, from what a viewer knows.
    pub fn counted_in(&self, view: &View, at: Spot) -> Vec<Spot> {
        let open = &view.open;
        let counted = open.board.find(at).map(|place| self.counted(open, &self.network(open), place));
        open.board.spots(counted.unwrap_or_default())
    }

    /// The roads from what a viewer knows, with where they run: each end is the position of a tile and its side N, E, S or W.
    pub fn roads_in(&self, view: &View) -> Vec<(RoadScore, Vec<(Spot, usize)>)> {
        let open = &view.open;
        self.courses(open).into_iter().map(|(road, ends)| (self.road_score(open, &road), ends)).collect()
    }
}
