//! What a viewer cannot know, made up: hands, draw piles and tiles that fit everything the viewer has seen.

use crate::card::Pile;
use crate::explore::{Explore, Look};
use crate::pieces::TileSet;
use crate::state::{Deck, Known, TopCard, UnderTile};
use crate::view::{DeckView, View};
use crate::{Frame, Northgard, State};
use rand::Rng;
use table::{Seat, SeatSet};

impl Deck {
    /// Fills in cards of which the viewer only knows where they could be.
    pub(crate) fn imagine<R: Rng + ?Sized>(&mut self, seen: &DeckView, rng: &mut R) {
        let Some(pool) = seen.unseen else { return };
        let secrets = seen.top.iter().filter(|top| top.card.is_none()).count();
        let hand = seen.hand_count as usize - seen.known.len();
        let slots = hand + secrets + seen.drawn_count as usize;
        let old = seen.old - seen.known;
        let must: Pile = old.iter().filter(|card| pool.has(*card)).collect();
        let must = if must.is_within(pool) { must.sample(slots, rng) } else { Pile::EMPTY };
        let mut held = must | (pool - must).sample(slots - must.len(), rng);
        self.rest = pool - held;
        let mut take = |count: usize, rng: &mut R| {
            let cards = held.sample(count, rng);
            held = held - cards;
            cards
        };
        self.hand = seen.known | take(hand, rng);
        self.top.clear();
        for top in &seen.top {
            let card = top.card.or_else(|| take(1, rng).first());
            self.top.extend(card.map(|card| TopCard { card, secret: top.secret }));
        }
        self.drawn = take(seen.drawn_count as usize, rng);
    }
}

impl Northgard {
    /// Lays unseen tiles into pile and hands; whoever must place one gets one that fits.
    pub(crate) fn imagine_tiles<R: Rng + ?Sized>(&self, state: &mut State, view: &View, rng: &mut R) {
        let mut left = view.unseen_tiles;
        let choosing = match view.frame() {
            Some(Frame::Explore(explore)) if explore.look == Look::Tile && explore.tile.is_none() => Some(*explore),
            _ => None,
        };
        if let Some(explore) = choosing
            && !view.viewer.is(explore.seat)
            && !self.options.tiles_open
        {
            let given = self.imagine_explore(state, view, explore, rng);
            left = left - given;
        } else if view.drawn.is_none() {
            state.hidden.drawn = left.sample(view.drawn_count as usize, rng);
            left = left - state.hidden.drawn;
        }
        for seat in Seat::all(self.players) {
            let seen = view.deck(seat);
            if seen.tiles.is_none() && state.deck(seat).tiles.is_empty() {
                let tiles = left.sample(seen.tiles_count as usize, rng);
                state.deck_mut(seat).tiles = tiles;
                left = left - tiles;
            }
        }
        for known in &view.under {
            let tile = known.or_else(|| {
                let tile = left.sample(1, rng).first()?;
                left.remove(tile);
                Some(UnderTile { tile, known: Known::To(SeatSet::EMPTY) })
            });
            state.hidden.under.extend(tile);
        }
        state.hidden.pile = left;
    }

    /// Gives tiles to somebody else who is choosing among them, and says which.
    fn imagine_explore<R: Rng + ?Sized>(
        &self,
        state: &mut State,
        view: &View,
        explore: Explore,
        rng: &mut R,
    ) -> TileSet {
        let unseen = view.unseen_tiles;
        let setup = explore.is_setup();
        let count = if setup { view.deck(explore.seat).tiles_count } else { view.drawn_count } as usize;
        let fitting: TileSet = unseen.iter().filter(|tile| explore.is_placeable(self, state, *tile)).collect();
        let first = fitting.sample(1, rng);
        let given = first | (unseen - first).sample(count.saturating_sub(first.len()), rng);
        if setup {
            state.deck_mut(explore.seat).tiles = given;
            return given;
        }
        state.hidden.drawn = given;
        // Where an explorer stands who has drawn so many tiles, as far as others can tell.
        let tile = given.first().filter(|_| count == 1);
        let pile = view.pile_count as usize + view.under.len() > 0;
        let look = match tile {
            None => Look::Tile,
            Some(_) if explore.redraw && pile => Look::Redraw,
            Some(_) => Look::Cell,
        };
        state.set(Explore { look, tile, ..explore });
        given
    }
}
