//! Playing tiles from the hand: building, and extending the landscape (TH-7, TH-8).

use crate::pieces::{Goods, Side, Terrain, TileId};
use crate::setup::terrain_word;
use crate::spot::{AROUND, Spot};
use crate::state::{NONE, State};
use crate::{Action, TwoHeirs};
use arrayvec::ArrayVec;
use table::{Event, Message, Refusal, SeatSet, Teller};

/// Three units have at most eight neighbour positions each.
pub(crate) type Sites = ArrayVec<Spot, 24>;

impl TwoHeirs {
    /// The empty positions beside or at a corner of a tile with a unit of this side (TH-7.4, TH-8.3). Nothing else opens a site
    /// (TH-7.5), and roads do not matter (TH-7.7).
    pub fn sites(&self, state: &State, side: Side) -> Sites {
        let mut sites = Sites::new();
        let mut anchors: ArrayVec<Spot, 3> = ArrayVec::new();
        for index in state.posts(side) {
            let laid = state.board.tile(index);
            for direction in (0..AROUND.len()).filter(|direction| laid.near[*direction] == NONE) {
                let site = laid.at.towards(direction);
                if anchors.iter().all(|anchor| anchor.distance(site) > 1) {
                    sites.push(site);
                }
            }
            anchors.push(laid.at);
        }
        sites
    }

    /// How many discounts of earlier extensions may go into one building now (TH-7.3, TH-8.6, TH-8.7).
    fn usable_discount(&self, state: &State) -> u8 {
        if self.options.stacking { state.discount } else { state.discount.min(1) }
    }

    /// TH-7.1 to TH-7.4 and TH-8.1 to TH-8.3: every hand tile on every site, face up if it can be paid, face down
    /// always. None of it is compulsory (TH-2.4).
    pub(crate) fn offer_lays(&self, state: &State, offers: &mut Vec<Action>) {
        let hand = state.hand(state.turn);
        if hand.is_empty() {
            return;
        }
        let sites = self.sites(state, state.turn);
        let supply = self.supply(state, state.turn);
        let discount = self.usable_discount(state);
        for tile in hand.iter() {
            if supply.short_of(&self.face(tile).cost) <= discount {
                offers.extend(sites.iter().map(|site| Action::Build(tile, *site)));
            }
        }
        for tile in hand.iter() {
            offers.extend(sites.iter().map(|site| Action::Extend(tile, *site)));
        }
    }

    /// Why this side cannot build the tile here.
    pub(crate) fn refuse_build(&self, state: &State, tile: TileId, site: Spot) -> Option<Refusal> {
        self.refuse_hand("TH-7.1", state, tile).or_else(|| self.refuse_site("TH-7.4", state, site)).or_else(|| {
            let cost = self.face(tile).cost;
            let supply = self.supply(state, state.turn);
            let missing = |terrain: Terrain| cost.of(terrain).saturating_sub(supply.of(terrain));
            let lacking: Goods =
                Goods { wood: missing(Terrain::Green), stone: missing(Terrain::Grey), grain: missing(Terrain::Yellow) };
            let clause = match (state.discount, self.options.stacking) {
                (0, _) => "TH-7.2",
                (discount, true) if lacking.total() > discount => "TH-7.3",
                (_, false) if lacking.total() > 1 => "TH-8.7",
                _ => return None,
            };
            let why = Message::new("no-resources").with("tile", self.name(tile)).with("goods", goods_words(&lacking));
            (lacking.total() > 0).then(|| Refusal::new(clause, why))
        })
    }

    /// Why this side cannot lay the tile here face down.
    pub(crate) fn refuse_extend(&self, state: &State, tile: TileId, site: Spot) -> Option<Refusal> {
        self.refuse_hand("TH-8.1", state, tile).or_else(|| self.refuse_site("TH-8.3", state, site))
    }

    fn refuse_hand(&self, clause: &'static str, state: &State, tile: TileId) -> Option<Refusal> {
        let why = || Message::new("no-not_in_hand").with("tile", self.name(tile));
        (!state.hand(state.turn).has(tile)).then(|| Refusal::new(clause, why()))
    }

    fn refuse_site(&self, clause: &'static str, state: &State, site: Spot) -> Option<Refusal> {
        if state.board.find(site).is_some() {
            return Some(Refusal::new(clause, Message::new("no-position_occupied").with("at", site.to_string())));
        }
        let beside = state.posts(state.turn).any(|index| state.board.tile(index).at.distance(site) == 1);
        (!beside).then(|| Refusal::new(clause, Message::new("no-no_own_unit_adjacent").with("at", site.to_string())))
    }

    /// TH-7: the tile lies face up and belongs to its builder; what it lacks is covered by discounts. Its effect begins
    /// (TH-7.9). In the solo game it carries the scaffolding from now on (TH-20.5).
    pub(crate) fn build(&self, state: &mut State, tile: TileId, site: Spot, teller: &mut Teller) {
        let side = state.turn;
        let spent = self.shortfall(state, side, tile);
        state.discount -= spent;
        state.hands[side.index()].remove(tile);
        self.note_shown(state, side, tile);
        let index = state.board.lay(site, tile, Some(side));
        teller.tell(|| {
            let told = Message::new("told-build").with("who", self.who(side)).with("tile", self.name(tile));
            Event::new("TH-7.1", told.with("at", site.to_string()))
        });
        if spent > 0 {
            teller.tell(|| Event::new("TH-7.3", Message::new("told-discount_spent").with("n", spent)));
        }
        if self.solo() {
            state.henry.scaffold = index as u8;
        }
        self.check_treasures(state, teller);
        self.besiege(state, index, teller);
    }

    /// TH-8: the tile lies face down, belongs to nobody, and one building of this turn becomes cheaper (TH-8.5).
    pub(crate) fn extend(&self, state: &mut State, tile: TileId, site: Spot, teller: &mut Teller) {
        let side = state.turn;
        state.hands[side.index()].remove(tile);
        self.note_hidden(state, tile);
        state.board.lay(site, tile, None);
        state.discount += 1;
        teller.tell(|| {
            let terrain = terrain_word(self.face(tile).terrain);
            let open = Message::new("told-extend").with("who", self.who(side)).with("at", site.to_string());
            let open = open.with("terrain", terrain.clone()).with("tile", self.name(tile));
            let closed = Message::new("told-extend_closed").with("who", self.who(side)).with("at", site.to_string());
            self.tell_of_hand("TH-8.1", side, open, closed.with("terrain", terrain))
        });
        self.check_treasures(state, teller);
    }

    /// An event that shows a hand tile: secret where hands are closed.
    pub(crate) fn tell_of_hand(&self, clause: &'static str, side: Side, open: Message, closed: Message) -> Event {
        match self.seat_of(side) {
            Some(seat) if self.options.closed_hands => Event::secret(clause, open, SeatSet::one(seat), Some(closed)),
            _ => Event::new(clause, open),
        }
    }
}

/// Resources in words, only those that are there.
pub(crate) fn goods_words(goods: &Goods) -> Vec<Message> {
    let named = [("goods-wood", goods.wood), ("goods-stone", goods.stone), ("goods-grain", goods.grain)];
    named.into_iter().filter(|(_, n)| *n > 0).map(|(key, n)| Message::new(key).with("n", n)).collect()
}
