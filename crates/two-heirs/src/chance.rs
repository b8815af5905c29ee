//! What chance decides: sets, coin, deal, refills, treasures (TH-1, TH-4.6, TH-22.1). Nothing undrawn has an order.

use crate::TwoHeirs;
use crate::pieces::{Side, Terrain, TileId, Tiles};
use crate::state::{Frame, State};
use rand::{Rng, RngExt};
use table::{Message, Refusal, Teller};

/// One drawn outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Three sets, as bits of [`TileSet`](crate::TileSet).
    Sets(u8),
    /// The crown the tossed shield shows.
    Coin(Side),
    /// Six tiles clockwise from the shield, the terrain of the start tile, and of the tile then on top of the pile.
    Deal([TileId; 6], Terrain, Terrain),
    /// The top tile of the pile, and the terrain of the one below it, if there is one.
    Draw(TileId, Option<Terrain>),
    /// The number of a treasure.
    Treasure(usize),
}

impl TwoHeirs {
    /// Draws what is needed next. Each outcome has the chance it has with a shuffled pile.
    pub(crate) fn draw<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.frame() {
            Some(Frame::Sets) => {
                let index = rng.random_range(0..Self::trios().count());
                Chance::Sets(Self::trios().nth(index).unwrap_or(0b111))
            }
            Some(Frame::Coin) => Self::coin(rng.random_range(0..2) == 0),
            Some(Frame::Deal) => self.deal(state, rng),
            Some(Frame::Treasure) => {
                let index = rng.random_range(0..state.henry.unseen.count_ones());
                let unseen = state.henry.unseen;
                let treasures = (0..u16::BITS).filter(|bit| unseen >> bit & 1 != 0);
                Chance::Treasure(treasures.clone().nth(index as usize).unwrap_or(0) as usize)
            }
            _ => self.refill(state, rng),
        }
    }

    fn deal<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let mut left = state.pile.unseen;
        let mut next = || {
            let tile = pick(left, rng);
            left.remove(tile);
            tile
        };
        let tiles = std::array::from_fn(|_| next());
        let (start, top) = (self.face(next()).terrain, self.face(next()).terrain);
        Chance::Deal(tiles, start, top)
    }

    /// The back of the top tile is known, so the draw is uniform over the unseen tiles of that terrain: the start tile may be
    /// any of them too. The next back shows a terrain as often as the pile still holds it.
    fn refill<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let top = state.pile.top.unwrap_or(Terrain::Green);
        let tile = pick(state.pile.unseen.and(self.by_terrain[top.index()]), rng);
        if state.pile.left <= 1 {
            return Chance::Draw(tile, None);
        }
        let mut index = rng.random_range(0..usize::from(state.pile.left) - 1);
        for terrain in Terrain::ALL {
            let count = self.pile_count(state, terrain) - usize::from(terrain == top);
            if index < count {
                return Chance::Draw(tile, Some(terrain));
            }
            index -= count;
        }
        Chance::Draw(tile, None)
    }

    /// Why this cannot happen now.
    pub(crate) fn misfit_of(&self, state: &State, chance: &Chance) -> Option<Refusal> {
        match (state.frame(), chance) {
            (Some(Frame::Sets), Chance::Sets(sets)) => Self::misfit_sets(*sets),
            (Some(Frame::Coin), Chance::Coin(_)) => None,
            (Some(Frame::Deal), Chance::Deal(tiles, start, top)) => self.misfit_deal(state, tiles, *start, *top),
            (Some(Frame::Refill(_)), Chance::Draw(tile, next)) => self.misfit_draw(state, *tile, *next),
            (Some(Frame::Treasure), Chance::Treasure(treasure)) => self.misfit_treasure(state, *treasure),
            _ => Some(Refusal::new("TH-1.3", Message::new("no-other_chance"))),
        }
    }

    /// Lets it happen, and everything that follows by itself.
    pub(crate) fn happen(&self, state: &mut State, chance: &Chance, teller: &mut Teller) {
        match chance {
            Chance::Sets(sets) => self.settle_sets(state, *sets, teller),
            Chance::Coin(side) => self.settle_coin(state, *side, teller),
            Chance::Deal(tiles, start, top) => self.settle_deal(state, tiles, *start, *top, teller),
            Chance::Draw(tile, next) => self.settle_draw(state, *tile, *next, teller),
            Chance::Treasure(treasure) => self.settle_treasure(state, *treasure, teller),
        }
        self.advance(state, teller);
    }
}

/// Any of the tiles, each equally likely.
pub(crate) fn pick<R: Rng + ?Sized>(tiles: Tiles, rng: &mut R) -> TileId {
    let index = rng.random_range(0..tiles.len().max(1));
    tiles.nth(index).unwrap_or(TileId::new(0))
}
