//! Drawing cards (NG-3.2), and what a Draw action does with them (NG-10).

use crate::prelude::*;
use crate::state::{TopCard, VIEWERS};

impl Deal {
    /// A card goes to the hand.
    pub(crate) fn one(seat: Seat) -> Deal {
        Deal { seat, cards: 1, to_hand: true }
    }

    /// The rule by which the cards are drawn: that of the card that is being resolved, the start of the year (NG-4.1), or that of draws
    /// that only follow from something else (NG-3.6).
    fn cause(self, state: &State) -> &'static str {
        let below = state.open.flow.iter().rev().find(|frame| !matches!(frame, Frame::Deal(_) | Frame::Assign(_)));
        match below {
            Some(Frame::PhaseStep(step)) if matches!(step.phase, Phase::StartOfYear | Phase::Reveal) => "NG-4.1",
            _ => state.card_clause("NG-3.6"),
        }
    }

    /// Cards from the top of the pile, whose order somebody knew.
    fn take_top(&mut self, state: &mut State, teller: &mut Teller) {
        let clause = self.cause(state);
        let deck = state.deck_mut(self.seat);
        while self.cards > 0
            && let Some(top) = deck.top.pop()
        {
            self.cards -= 1;
            match (self.to_hand, top.secret) {
                (true, false) => deck.take_openly(top.card),
                (true, true) => deck.hand.add(top.card),
                (false, secret) => {
                    deck.drawn.add(top.card);
                    if !secret {
                        deck.old.add(top.card);
                    }
                }
            }
            teller.reveal();
            self.tell(teller, clause, Pile::one(top.card), top.secret);
        }
    }

    /// The discard pile becomes the draw pile, never the active area (NG-3.3); whoever remembers the discards knows what is not in it.
    fn reshuffle(self, state: &mut State, teller: &mut Teller) {
        let (player, deck) = state.both_mut(self.seat);
        deck.rest = std::mem::take(&mut player.discard);
        if deck.drawn.is_empty() {
            deck.known = [deck.hand; VIEWERS];
            deck.old = Pile::EMPTY;
        } else {
            deck.old = deck.hand | deck.drawn;
        }
        tell!(teller, "NG-3.2", "told-reshuffle", seat = self.seat, n = deck.rest.len());
    }

    /// Tells of drawn cards: their owner which, the others how many.
    fn tell(self, teller: &mut Teller, clause: &'static str, drawn: Pile, secret: bool) {
        let seat = self.seat;
        teller.tell(|| {
            let said = message!("told-drew", seat = seat, cards = cards(drawn));
            if !secret {
                return Event::new(clause, said);
            }
            let others = message!("told-drew-secret", seat = seat, n = drawn.len());
            Event::secret(clause, said, SeatSet::one(seat), Some(others))
        });
    }

    /// Cards come from the shuffled rest.
    fn take_rest(self, state: &mut State, drawn: Pile, teller: &mut Teller) {
        let clause = self.cause(state);
        let deck = state.deck_mut(self.seat);
        deck.rest = deck.rest - drawn;
        if self.to_hand {
            deck.hand.join(drawn);
        } else {
            deck.drawn.join(drawn);
        }
        teller.reveal();
        self.tell(teller, clause, drawn, true);
        state.set(Deal { cards: self.cards - drawn.len() as u8, ..self });
    }
}

impl Draw<Northgard> for Deal {
    const CLAUSE: &'static str = "NG-3.2";

    fn roll<R: Rng + ?Sized>(&self, _: &Northgard, state: &State, rng: &mut R) -> Chance {
        Chance::Cards(state.deck(self.seat).rest.sample(self.cards as usize, rng))
    }

    fn misfit(&self, _: &Northgard, state: &State, chance: &Chance) -> Option<Refusal> {
        let fits =
            matches!(chance, Chance::Cards(drawn) if drawn.is_draw(state.deck(self.seat).rest, self.cards as usize));
        if fits { None } else { no(self.clause(), "no-such-chance") }
    }

    fn settle(self, _: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Cards(drawn) = *chance else { return };
        self.take_rest(state, drawn, teller);
    }

    /// Cards come from the draw pile, which the discard pile renews when it is empty.
    fn proceed(mut self, _: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        self.take_top(state, teller);
        let empty = state.deck(self.seat).rest.is_empty();
        if self.cards > 0 && empty && !state.player(self.seat).discard.is_empty() {
            self.reshuffle(state, teller);
        }
        let rest = state.deck(self.seat).rest;
        if self.cards == 0 || rest.is_empty() {
            state.pop();
            if self.cards > 0 {
                tell!(teller, "NG-3.6", "told-no-card-to-draw", seat = self.seat);
            }
            return true;
        }
        state.set(self);
        let all = rest.len() <= self.cards as usize;
        if all {
            self.take_rest(state, rest, teller);
        }
        all
    }
}

impl Assign {
    /// The card keeps to the hand.
    fn keep(self, state: &mut State, card: Card, teller: &mut Teller) {
        let deck = state.deck_mut(self.seat);
        deck.drawn.remove(card);
        deck.hand.add(card);
        self.tell_secret(teller, card, "told-kept", "told-kept-secret");
    }

    fn discard(self, state: &mut State, card: Card, teller: &mut Teller) {
        let (player, deck) = state.both_mut(self.seat);
        deck.drawn.remove(card);
        deck.old.remove(card);
        player.discard.add(card);
        teller.reveal();
        tell!(teller, "NG-10.1", "told-discard", seat = self.seat, card = card);
    }

    fn put_back(self, state: &mut State, card: Card, teller: &mut Teller) {
        let deck = state.deck_mut(self.seat);
        deck.drawn.remove(card);
        deck.top.push(TopCard { card, secret: true });
        self.tell_secret(teller, card, "told-top", "told-top-secret");
    }

    fn tell_secret(self, teller: &mut Teller, card: Card, said: &'static str, others: &'static str) {
        let seat = self.seat;
        teller.tell(|| {
            let said = message!(said, seat = seat, card = card);
            Event::secret("NG-10.1", said, SeatSet::one(seat), Some(message!(others, seat = seat)))
        });
    }
}

impl Decision<Northgard> for Assign {
    const CLAUSE: &'static str = "NG-10.1";

    /// Even a single answer is asked for: not asking would tell that the drawn cards are equal.
    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Always(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-assign", keep = self.keep, discard = self.discard, top = self.top)
    }

    fn offers(&self, _: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        for card in state.deck(seat).drawn.kinds() {
            if self.keep > 0 {
                offers.put(Action::Keep(card));
            }
            if self.discard > 0 {
                offers.put(Action::Discard(card));
            }
            if self.top > 0 {
                offers.put(Action::Top(card));
            }
        }
    }

    fn refusal(&self, _: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let (card, left) = match *action {
            Action::Keep(card) => (card, self.keep),
            Action::Discard(card) => (card, self.discard),
            Action::Top(card) => (card, self.top),
            _ => return no("NG-10.1", "no-not-now"),
        };
        if state.deck(seat).drawn.count(card) == 0 {
            return no("NG-10.2", "no-not-drawn");
        }
        if left == 0 { no("NG-10.1", "no-enough-of-these") } else { None }
    }

    fn act(mut self, _: &Northgard, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        match *action {
            Action::Keep(card) => {
                self.keep -= 1;
                self.keep(state, card, teller);
            }
            Action::Discard(card) => {
                self.discard -= 1;
                self.discard(state, card, teller);
            }
            Action::Top(card) => {
                self.top -= 1;
                self.put_back(state, card, teller);
            }
            _ => return,
        }
        state.set(self);
    }

    /// What is left to assign in one way only is assigned.
    fn proceed(self, _: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        let drawn = state.deck(self.seat).drawn;
        match [self.keep, self.discard, self.top] {
            _ if drawn.is_empty() => {}
            [0, 0, 0] => {}
            [_, 0, 0] => drawn.iter().for_each(|card| self.keep(state, card, teller)),
            [0, _, 0] => drawn.iter().for_each(|card| self.discard(state, card, teller)),
            [0, 0, 1] => drawn.iter().for_each(|card| self.put_back(state, card, teller)),
            _ => return false,
        }
        state.pop();
        true
    }
}
