//! Winter: units eat and burn, or there is unrest (NG-13).

use crate::prelude::*;

/// Fame lost when no Unrest card is left (NG-13.4).
const UNREST_FAME: u16 = 5;

impl Northgard {
    /// NG-13.2, NG-13.3: who can pay pays; who cannot pays what there is and takes Unrest. Nobody decides anything (NG-13.5).
    pub(crate) fn winter(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        let units = state.units_on_map(seat);
        let [food, wood] = self.book.winter_cost(units);
        let stock = state.player(seat).stock;
        let pay = [stock[0].min(food.into()) as u8, stock[1].min(wood.into()) as u8, 0];
        state.pay(seat, pay);
        let paid = pay == [food, wood, 0];
        let clause = if paid && pay != [0; 3] { "NG-13.2" } else { "NG-13.1" };
        if paid {
            return tell!(teller, clause, "told-winter", seat = seat, units = units, goods = goods(pay));
        }
        let owed = goods([food, wood, 0]);
        if pay == [0; 3] {
            tell!(teller, clause, "told-winter-nothing", seat = seat, units = units, owed = owed);
        } else {
            tell!(teller, clause, "told-winter-short", seat = seat, units = units, owed = owed, goods = goods(pay));
        }
        if state.open.unrest > 0 {
            state.open.unrest -= 1;
            state.gain_card(seat, Card::UNREST);
            return tell!(teller, "NG-13.3", "told-unrest", seat = seat);
        }
        let player = state.player_mut(seat);
        let lost = player.fame.min(UNREST_FAME);
        player.fame -= lost;
        tell!(teller, "NG-13.4", "told-no-unrest-left", seat = seat, n = lost);
        state.push(Mill { seat });
    }
}

impl Mill {
    /// A card that has left the draw pile is discarded; copies of it may still be in the pile.
    fn discard(self, state: &mut State, card: Card, teller: &mut Teller) {
        state.pop();
        let (player, deck) = state.both_mut(self.seat);
        deck.old.remove(card);
        player.discard.add(card);
        teller.reveal();
        tell!(teller, "NG-13.4", "told-discard", seat = self.seat, card = card);
    }

    /// The top card comes from the shuffled part of the pile.
    fn take_rest(self, state: &mut State, card: Card, teller: &mut Teller) {
        state.deck_mut(self.seat).rest.remove(card);
        self.discard(state, card, teller);
    }
}

impl Draw<Northgard> for Mill {
    const CLAUSE: &'static str = "NG-13.4";

    fn roll<R: Rng + ?Sized>(&self, _: &Northgard, state: &State, rng: &mut R) -> Chance {
        Chance::Cards(state.deck(self.seat).rest.sample(1, rng))
    }

    fn misfit(&self, _: &Northgard, state: &State, chance: &Chance) -> Option<Refusal> {
        let fits = matches!(chance, Chance::Cards(cards) if cards.is_draw(state.deck(self.seat).rest, 1));
        if fits { None } else { no(self.clause(), "no-such-chance") }
    }

    fn settle(self, _: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Cards(cards) = chance else { return };
        if let Some(card) = cards.first() {
            self.take_rest(state, card, teller);
        }
    }

    /// NG-3.7: an empty draw pile loses nothing.
    fn proceed(self, _: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        let deck = state.deck_mut(self.seat);
        if let Some(top) = deck.top.pop() {
            self.discard(state, top.card, teller);
            return true;
        }
        match (deck.rest.len(), deck.rest.first()) {
            (1, Some(last)) => self.take_rest(state, last, teller),
            (_, None) => {
                state.pop();
                tell!(teller, "NG-3.7", "told-no-card-to-lose", seat = self.seat);
            }
            _ => return false,
        }
        true
    }
}
