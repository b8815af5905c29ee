//! The Sultan's Conspire (CM-10.6).

use crate::cards::observer_of_blocks;
use crate::prelude::*;

/// Which of the cards looked at fills the next empty slot (CM-10.6).
impl Decision<CrescentMoon> for ConspirePick {
    const CLAUSE: &'static str = "CM-10.6";
    const PROMPT: &'static str = "ask-conspire";

    fn asks(&self, _: &CrescentMoon, state: &State) -> Asks {
        Asks::Always(state.open.seat(Character::Sultan))
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(rules.edition.rack.each(state.hidden.look.cards).map(Action::Card));
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Card(kind) = *action else { return Some(not_asked(self.clause())) };
        let there = rules.edition.rack.count(state.hidden.look.cards, kind) > 0;
        (!there).then(|| refuse!("CM-10.6", "no-card-looked", card = rules.card_arg(kind)))
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let Action::Card(kind) = *action else { return };
        let rack = &rules.edition.rack;
        rack.take(&mut state.hidden.look.cards, kind);
        state.hidden.look.known.iter_mut().for_each(|known| {
            rack.take(known, kind);
        });
        state.hidden.look.known[observer_of_blocks(Some(Character::Sultan))] = state.hidden.look.cards;
        if let Some(face) = &mut state.open.looking {
            face.size = state.hidden.look.cards.len();
        }
        if let Some(slot) = state.open.sultan_market.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(kind);
        }
        teller.reveal();
        let seat = state.open.seat(Character::Sultan);
        tell!(teller, "CM-10.6", "told-conspire", seat, card = rules.card_arg(kind));
        state.open.pop();
        rules.conspire_on(state);
    }

    fn label(&self, rules: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        rules.card_label("do-display", action)
    }
}

impl CrescentMoon {
    /// Fills the next empty slot, or puts the rest to the bottom.
    pub(crate) fn conspire_on(&self, state: &mut State) {
        let slots = self.edition.slots[crate::edition::RowName::Sultan.index()] as usize;
        let empty = state.open.sultan_market[..slots].iter().any(Option::is_none);
        if empty && !state.hidden.look.cards.is_empty() {
            state.open.push(Frame::ConspirePick);
        } else {
            let barren = state.open.looking.is_some_and(|face| face.barren);
            self.put_back(state, false, barren);
        }
    }
}
