//! The royal offer and taking a tile (TH-3, TH-4).

use crate::pieces::{Side, Terrain, TileId, Unit};
use crate::setup::terrain_word;
use crate::state::{Frame, OFFER, Phase, Post, State};
use crate::{Action, TwoHeirs};
use table::{Event, Message, Refusal, Teller};

impl TwoHeirs {
    /// One more than the side's regular units at court, counted afresh each time (TH-3.3, TH-3.5); Henry reaches everything
    /// (TH-21.4).
    #[inline]
    pub fn reach(&self, state: &State, side: Side) -> usize {
        if self.is_henry(side) {
            return OFFER - 1;
        }
        1 + Unit::REGULAR.iter().filter(|unit| state.post(side, **unit) == Post::COURT).count()
    }

    /// The tiles a side reaches with their positions, clockwise from the shield (TH-3.4, TH-3.7). They may be taken or used as
    /// resources (TH-3.6).
    #[inline]
    pub fn access(&self, state: &State, side: Side) -> impl Iterator<Item = (usize, TileId)> + Clone + use<> {
        state.offer.ring().take(self.reach(state, side))
    }

    /// Whether the active side must still take a tile (TH-4.1, TH-10.4). With an empty offer the take lapses (RU-44).
    #[inline]
    pub fn take_due(&self, state: &State) -> bool {
        state.offer.crown == state.turn && !state.offer.is_empty()
    }

    /// TH-4.1, TH-4.2: each reached tile, while a take is due.
    pub(crate) fn offer_takes(&self, state: &State, offers: &mut Vec<Action>) {
        if state.offer.crown == state.turn {
            offers.extend(self.access(state, state.turn).map(|(_, tile)| Action::Take(tile)));
        }
    }

    /// Why this tile cannot be taken.
    pub(crate) fn refuse_take(&self, state: &State, tile: TileId) -> Option<Refusal> {
        if state.offer.crown != state.turn {
            return Some(Refusal::new("TH-4.1", Message::new("no-already_taken")));
        }
        let Some(position) = state.offer.find(tile) else {
            return Some(Refusal::new("TH-4.1", Message::new("no-not_in_offer").with("tile", self.name(tile))));
        };
        let shield = state.offer.shield as usize;
        let place = (position + OFFER - shield) % OFFER;
        let before = (1..place).filter(|step| state.offer.tiles[(shield + step) % OFFER].is_some()).count();
        let reach = self.reach(state, state.turn);
        (before >= reach).then(|| {
            let why = Message::new("no-out_of_reach")
                .with("tile", self.name(tile))
                .with("reach", reach)
                .with("place", before + 1);
            Refusal::new("TH-4.2", why)
        })
    }

    /// TH-4.3, TH-4.4, TH-4.6: the tile goes to the hand, the shield to its position and is turned, and the position the
    /// shield left is to be refilled. From then on the new place of the shield counts (TH-4.5), and the tile may be played at once
    /// (TH-4.8). Henry has no hand: he lays his tile.
    pub(crate) fn take(&self, state: &mut State, tile: TileId, teller: &mut Teller) {
        let side = state.turn;
        let Some(position) = state.offer.find(tile) else { return };
        let left = state.offer.shield;
        state.offer.tiles[position] = None;
        state.offer.shield = position as u8;
        state.offer.crown = side.other();
        state.takes += 1;
        teller.tell(|| {
            let clause = if self.is_henry(side) { "TH-21.4" } else { "TH-4.1" };
            Event::new(clause, Message::new("told-take").with("who", self.who(side)).with("tile", self.name(tile)))
        });
        if !self.is_henry(side) {
            state.hands[side.index()].add(tile);
            self.note_take(state, side, tile);
        }
        if state.pile.left > 0 {
            state.flow.push(Frame::Refill(left));
        } else {
            teller.tell(|| Event::new("TH-12.4", Message::new("told-no_refill")));
        }
    }

    /// How many tiles of a terrain lie in the pile, as everybody can work out.
    pub fn pile_count(&self, state: &State, terrain: Terrain) -> usize {
        let unseen = state.pile.unseen.and(self.by_terrain[terrain.index()]).len();
        let start = state.pile.holds_start() && self.start_terrain(state) == Some(terrain);
        unseen - usize::from(start && unseen > 0)
    }

    /// The terrain of the start tile, once it lies.
    pub(crate) fn start_terrain(&self, state: &State) -> Option<Terrain> {
        state.board.tiles().first().map(|laid| self.face(laid.tile).terrain)
    }

    /// Why this tile cannot be drawn from the pile now, showing a tile of terrain `next` below it.
    pub(crate) fn misfit_draw(&self, state: &State, tile: TileId, next: Option<Terrain>) -> Option<Refusal> {
        if !state.pile.unseen.has(tile) {
            return Some(Refusal::new("TH-4.6", Message::new("no-not_in_pile").with("tile", self.name(tile))));
        }
        let terrain = self.face(tile).terrain;
        if Some(terrain) != state.pile.top {
            return Some(Refusal::new("TH-4.6", Message::new("no-other_back").with("tile", self.name(tile))));
        }
        match next {
            None if state.pile.left == 1 => None,
            Some(next) if state.pile.left > 1 && self.pile_count(state, next) > usize::from(next == terrain) => None,
            Some(next) => {
                Some(Refusal::new("TH-4.6", Message::new("no-no_such_terrain").with("terrain", terrain_word(next))))
            }
            None => Some(Refusal::new("TH-4.6", Message::new("no-pile_not_empty"))),
        }
    }

    /// TH-4.6, TH-4.7: the top tile fills the position; the back of the next one shows. The last tile triggers the end (TH-12.1),
    /// once: takes without refill trigger nothing (TH-12.6).
    pub(crate) fn settle_draw(&self, state: &mut State, tile: TileId, next: Option<Terrain>, teller: &mut Teller) {
        let Some(Frame::Refill(position)) = state.flow.pop() else { return };
        state.pile.unseen.remove(tile);
        state.pile.left -= 1;
        state.pile.top = next;
        state.offer.tiles[position as usize] = Some(tile);
        teller.reveal();
        let left = state.pile.left;
        teller.tell(|| Event::new("TH-4.6", Message::new("told-refill").with("tile", self.name(tile)).with("n", left)));
        if left == 0 && state.phase == Phase::Normal {
            state.phase = Phase::Trigger;
            teller.tell(|| Event::new("TH-12.1", Message::new("told-trigger")));
        }
    }
}
