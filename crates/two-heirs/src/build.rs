//! Building: a hand tile is laid face up (TH-7).

use crate::prelude::*;
use arrayvec::ArrayVec;

/// Three units have at most eight neighbour positions each.
pub(crate) type Sites = ArrayVec<Spot, 24>;

impl TwoHeirs {
    /// The empty positions beside or at a corner of a tile with a unit of this side (TH-7.4, TH-8.3). Nothing else opens a site
    /// (TH-7.5), and roads do not matter (TH-7.7).
    pub fn sites(&self, open: &Open, side: Side) -> Sites {
        let mut sites = Sites::new();
        let mut anchors: ArrayVec<Spot, 3> = ArrayVec::new();
        for place in open.posts(side) {
            let laid = open.board.tile(place);
            for site in laid.open_directions().map(|direction| laid.at.towards(direction)) {
                if anchors.iter().all(|anchor| anchor.distance(site) > 1) {
                    sites.push(site);
                }
            }
            anchors.push(laid.at);
        }
        sites
    }

    /// How many discounts of earlier extensions may go into one building now (TH-7.3, TH-8.6, TH-8.7).
    fn usable_discount(&self, open: &Open) -> u8 {
        self.usable(open.flow.discount)
    }

    /// How many of so many discounts may go into one building.
    pub(crate) fn usable(&self, discount: u8) -> u8 {
        if self.options.stacking { discount } else { discount.min(1) }
    }

    /// TH-7.1 to TH-7.4 and TH-8.1 to TH-8.3: every hand tile on every site, face up if it can be paid, face down
    /// always. None of it is compulsory (TH-2.4).
    #[inline]
    pub(crate) fn offer_lays(&self, state: &State, offers: &mut impl Basket<Action>) {
        let (open, side) = (&state.open, state.open.flow.turn);
        let hand = state.hand(side);
        if hand.is_empty() {
            return;
        }
        let sites = self.sites(open, side);
        let supply = self.supply(open, side);
        let discount = self.usable_discount(open);
        for tile in hand.iter().filter(|tile| supply.short_of(&self.face(*tile).cost) <= discount) {
            offers.put_all(sites.iter().map(|site| Action::Build(tile, *site)));
        }
        for tile in hand.iter() {
            offers.put_all(sites.iter().map(|site| Action::Extend(tile, *site)));
        }
    }

    /// Why the active side cannot build the tile here.
    pub(crate) fn refuse_build(&self, state: &State, tile: TileId, site: Spot) -> Option<Refusal> {
        self.refuse_hand("TH-7.1", state, tile)
            .or_else(|| self.refuse_site(self.site_clause(&state.open, site), &state.open, site))
            .or_else(|| self.refuse_cost(&state.open, tile))
    }

    /// Why the active side cannot pay for the tile: what is missing is more than its discounts cover.
    fn refuse_cost(&self, open: &Open, tile: TileId) -> Option<Refusal> {
        let cost = self.face(tile).cost;
        let supply = self.supply(open, open.flow.turn);
        let missing = |terrain: Terrain| cost.of(terrain).saturating_sub(supply.of(terrain));
        let lacking: Goods =
            Goods { wood: missing(Terrain::Green), stone: missing(Terrain::Grey), grain: missing(Terrain::Yellow) };
        let clause = match (open.flow.discount, self.options.stacking) {
            (0, _) => "TH-7.2",
            (discount, true) if lacking.total() > discount => "TH-7.3",
            (_, false) if lacking.total() > 1 => "TH-8.7",
            _ => return None,
        };
        (lacking.total() > 0).then(|| refuse!(clause, "no-resources", tile = self.name(tile), goods = lacking.words()))
    }

    pub(crate) fn refuse_hand(&self, clause: &'static str, state: &State, tile: TileId) -> Option<Refusal> {
        let held = state.hand(state.open.flow.turn).has(tile);
        (!held).then(|| refuse!(clause, "no-not_in_hand", tile = self.name(tile)))
    }

    /// By which clause a free position without an own unit beside it is refused: where an own building or an enemy unit is beside it,
    /// these do not help (TH-7.5).
    fn site_clause(&self, open: &Open, site: Spot) -> &'static str {
        let side = open.flow.turn;
        let mut near = open.board.iter().filter(|(_, laid)| laid.at.distance(site) == 1);
        let idle = |(place, laid): (Place, &Laid)| open.is_occupied(place) || laid.owner == Some(side);
        if open.board.find(site).is_none() && near.any(idle) { "TH-7.5" } else { "TH-7.4" }
    }

    pub(crate) fn refuse_site(&self, clause: &'static str, open: &Open, site: Spot) -> Option<Refusal> {
        if open.board.find(site).is_some() {
            return Some(refuse!(clause, "no-position_occupied", at = site));
        }
        let beside = open.posts(open.flow.turn).any(|place| open.board.tile(place).at.distance(site) == 1);
        (!beside).then(|| refuse!(clause, "no-no_own_unit_adjacent", at = site))
    }

    /// TH-7.6, TH-7.8: the tile lies face up, turned to its builder, to whom it belongs; what it lacks is covered by discounts. Its effect begins
    /// (TH-7.9). In the solo game it carries the scaffolding from now on (TH-20.5).
    pub(crate) fn build(&self, state: &mut State, tile: TileId, site: Spot, teller: &mut Teller) {
        let side = state.open.flow.turn;
        let spent = self.shortfall(&state.open, side, tile);
        state.open.flow.discount -= spent;
        state.hidden.hands[side].remove(tile);
        self.remember_shown(&mut state.open.memory, tile);
        let place = state.open.board.lay(site, tile, Some(side));
        tell!(teller, "TH-7.1", "told-build", who = self.who(side), tile = self.name(tile), at = site);
        if spent > 0 {
            tell!(teller, "TH-7.3", "told-discount_spent", n = spent);
        }
        if self.solo() {
            state.open.henry.scaffold = Some(place);
            tell!(teller, "TH-20.5", "told-scaffold", at = site);
        }
        self.check_treasures(&mut state.open, teller);
        self.besiege(&mut state.open, place, teller);
    }
}
