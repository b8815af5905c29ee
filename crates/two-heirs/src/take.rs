//! Taking a tile, and the refill that follows (TH-4).

use crate::deal::{other_chance, pick};
use crate::prelude::*;

impl TwoHeirs {
    /// TH-4.1, TH-4.2: each reached tile, while a take is due.
    #[inline]
    pub(crate) fn offer_takes(&self, open: &Open, offers: &mut impl Basket<Action>) {
        if open.offer.crown == open.flow.turn {
            offers.put_all(self.access(open, open.flow.turn).map(|(_, tile)| Action::Take(tile)));
        }
    }

    /// Why this tile cannot be taken.
    pub(crate) fn refuse_take(&self, open: &Open, tile: TileId) -> Option<Refusal> {
        if open.offer.crown != open.flow.turn {
            return no("TH-4.1", "no-already_taken");
        }
        let Some(position) = open.offer.find(tile) else {
            return Some(refuse!("TH-4.1", "no-not_in_offer", tile = self.name(tile)));
        };
        let shield = open.offer.shield as usize;
        let steps = (position + OFFER - shield) % OFFER;
        let before = (1..steps).filter(|step| open.offer.tiles[(shield + step) % OFFER].is_some()).count();
        let reach = self.reach(open, open.flow.turn);
        let too_far = before >= reach;
        let name = || self.name(tile);
        too_far.then(|| refuse!("TH-4.2", "no-out_of_reach", tile = name(), reach, place = before + 1))
    }

    /// TH-4.3, TH-4.4, TH-4.6: the tile goes to the hand, the shield to its position and is turned, and the position the
    /// shield left is to be refilled. From then on the new place of the shield counts (TH-4.5), and the tile may be played at once
    /// (TH-4.8). Henry has no hand: he lays his tile.
    pub(crate) fn take(&self, state: &mut State, tile: TileId, teller: &mut Teller) {
        let open = &mut state.open;
        let side = open.flow.turn;
        let Some(position) = open.offer.find(tile) else { return };
        let left = open.offer.shield;
        open.offer.tiles[position] = None;
        open.offer.shield = position as u8;
        open.offer.crown = side.other();
        open.flow.takes += 1;
        let clause = if self.is_henry(side) { "TH-21.4" } else { "TH-4.1" };
        tell!(teller, clause, "told-take", who = self.who(side), tile = self.name(tile));
        if open.pile.left > 0 {
            open.flow.stack.push(Refill { position: left }.into());
        } else {
            let clause = if open.flow.takes > 1 { "TH-12.6" } else { "TH-12.4" };
            tell!(teller, clause, "told-no_refill");
        }
        if !self.is_henry(side) {
            state.hidden.hands[side].add(tile);
            self.remember_take(&mut state.open.memory, side, tile);
        }
    }

    /// How many tiles of a terrain lie in the pile, as everybody can work out.
    pub fn pile_count(&self, open: &Open, terrain: Terrain) -> usize {
        let unseen = (open.pile.unseen & self.of_terrain(terrain)).len();
        let start = open.board.tiles().first().map(|laid| self.face(laid.tile).terrain);
        let holds_start = open.pile.holds_start() && start == Some(terrain);
        unseen - usize::from(holds_start && unseen > 0)
    }
}

/// TH-4.6: the top tile of the pile fills the position that the shield left.
impl Draw<TwoHeirs> for Refill {
    const CLAUSE: &'static str = "TH-4.6";
    const PROMPT: &'static str = "ask-refill";

    /// The back of the top tile is known, so the draw is uniform over the unseen tiles of that terrain: the start tile may be
    /// any of them too. The next back shows a terrain as often as the pile still holds it.
    fn roll<R: Rng + ?Sized>(&self, rules: &TwoHeirs, state: &State, rng: &mut R) -> Chance {
        let pile = &state.open.pile;
        let top = pile.top.unwrap_or(Terrain::Green);
        let tile = pick(pile.unseen & rules.of_terrain(top), rng);
        if pile.left <= 1 {
            return Chance::Draw(tile, None);
        }
        let mut index = rng.random_range(0..usize::from(pile.left) - 1);
        for terrain in Terrain::ALL {
            let count = rules.pile_count(&state.open, terrain) - usize::from(terrain == top);
            if index < count {
                return Chance::Draw(tile, Some(terrain));
            }
            index -= count;
        }
        Chance::Draw(tile, None)
    }

    fn misfit(&self, rules: &TwoHeirs, state: &State, chance: &Chance) -> Option<Refusal> {
        let Chance::Draw(tile, next) = *chance else { return other_chance("TH-4.6") };
        let pile = &state.open.pile;
        let terrain = rules.face(tile).terrain;
        if !pile.unseen.has(tile) {
            return Some(refuse!("TH-4.6", "no-not_in_pile", tile = rules.name(tile)));
        }
        if Some(terrain) != pile.top {
            return Some(refuse!("TH-4.6", "no-other_back", tile = rules.name(tile)));
        }
        match next {
            None if pile.left == 1 => None,
            None => no("TH-4.6", "no-pile_not_empty"),
            Some(next) => {
                let there = pile.left > 1 && rules.pile_count(&state.open, next) > usize::from(next == terrain);
                (!there).then(|| refuse!("TH-4.6", "no-no_such_terrain", terrain = next))
            }
        }
    }

    /// The back of the next tile shows. If there is none, the end is triggered (TH-4.7).
    fn settle(self, rules: &TwoHeirs, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Draw(tile, next) = *chance else { return };
        let open = &mut state.open;
        open.flow.stack.pop();
        open.pile.unseen.remove(tile);
        open.pile.left -= 1;
        open.pile.top = next;
        open.offer.tiles[self.position as usize] = Some(tile);
        teller.reveal();
        tell!(teller, "TH-4.6", "told-refill", tile = rules.name(tile), n = open.pile.left);
        rules.trigger_end(open, teller);
    }
}
