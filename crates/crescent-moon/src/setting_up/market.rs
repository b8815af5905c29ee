//! The first market and the first Intrigue (CM-2.7–2.12).

use crate::edition::RowName;
use crate::pile::{Drawn, Kind};
use crate::prelude::*;

/// Both markets are filled from the deck (CM-2.9).
impl Procedure<CrescentMoon> for FillMarket {
    const CLAUSE: &'static str = "CM-2.9";

    fn run(self, rules: &CrescentMoon, state: &mut State, _: &mut Teller) {
        state.open.stage = Stage::FirstIntrigue;
        let slots = rules.edition.market_slots() as u8 + rules.edition.slots[RowName::Sultan.index()];
        rules.draw(state, Purpose::Fill, slots);
    }
}

/// Last comes the Murshid's Intrigue; then year 1 begins with income (CM-2.11, CM-2.12).
impl Procedure<CrescentMoon> for FirstIntrigue {
    const CLAUSE: &'static str = "CM-2.11";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        state.open.next_stage(Halt::Setup, Stage::Income);
        rules.begin_intrigue(state, teller);
    }
}

impl CrescentMoon {
    /// Every slot gets a card, then the Sultan's market (CM-2.9).
    pub(crate) fn lay_out_market(&self, state: &mut State, drawn: &Drawn, teller: &mut Teller) {
        let slots = self.edition.market_slots();
        let (market, sultan) = drawn.split_at(drawn.len().min(slots));
        for (slot, kind) in state.open.market.iter_mut().zip(market) {
            *slot = Some(*kind);
        }
        for (slot, kind) in state.open.sultan_market.iter_mut().zip(sultan) {
            *slot = Some(*kind);
        }
        let named = |cards: &[Kind]| Arg::List(cards.iter().map(|kind| self.card_arg(*kind)).collect());
        tell!(teller, "CM-2.9", "told-market", cards = named(market));
        tell!(teller, "CM-2.9", "told-sultan-market", cards = named(sultan));
    }
}
