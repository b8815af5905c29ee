//! Cards that reach for a hand: Rapacious Exploitation (NG-17.14), Spy (NG-19.27), Veiled Threats (NG-19.33).

use crate::card::Card;
use crate::draw::Deal;
use crate::price::Price;
use crate::terms::{cards, goods};
use crate::view::View;
use crate::{Action, Chance, Northgard, State};
use rand::Rng;
use serde::{Deserialize, Serialize};
use table::{
    Arg, Asks, Basket, Decision, Draw, Event, Message, Refusal, Seat, SeatSet, Teller, message, named, no, tell,
};

/// The resources given instead of a card (NG-17.14).
const RANSOM: Price = Price { amount: 2, clause: "NG-17.14" };

named! {
    /// What is done to an opponent's hand.
    pub enum Deed {
        /// Rapacious Exploitation (NG-17.14).
        Rapacious = "rapacious",
        /// Spy (NG-19.27).
        Spy = "spy",
        /// Veiled Threats (NG-19.33).
        Threat = "threat",
    }
}

impl Deed {
    /// The rule of the card.
    const fn clause(self) -> &'static str {
        match self {
            Deed::Rapacious => "NG-17.14",
            Deed::Spy => "NG-19.27",
            Deed::Threat => "NG-19.33",
        }
    }
}

impl State {
    /// A card goes from the hand to the discard pile.
    pub(super) fn drop_card(&mut self, seat: Seat, card: Card, clause: &'static str, teller: &mut Teller) {
        let (player, deck) = self.both_mut(seat);
        deck.show(card);
        player.discard.add(card);
        teller.reveal();
        tell!(teller, clause, "told-discard", seat = seat, card = card);
    }
}

/// NG-10.6: the seat chooses an opponent; with Veiled Threats it may draw instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Target {
    pub seat: Seat,
    pub deed: Deed,
}

impl Decision<Northgard> for Target {
    fn clause(&self) -> &'static str {
        "NG-10.6"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!(if self.deed == Deed::Threat { "ask-threat" } else { "ask-target" })
    }

    fn offers(&self, rules: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(rules.enemies_with_cards(state, seat).map(Action::Target));
        if self.deed == Deed::Threat && state.drawable(seat) > 0 {
            offers.put(Action::Draw);
        }
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let clause = self.deed.clause();
        match *action {
            Action::Target(other) if other.index() >= rules.players || !rules.is_enemy(seat, other) => {
                no(clause, "no-not-an-opponent")
            }
            Action::Target(other) if state.deck(other).hand.is_empty() => no(clause, "no-hand-to-see"),
            Action::Target(_) => None,
            Action::Draw if self.deed != Deed::Threat => no(clause, "no-not-now"),
            Action::Draw if state.drawable(seat) == 0 => no("NG-3.6", "no-cards-to-draw"),
            Action::Draw => None,
            _ => no(clause, "no-not-now"),
        }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.pop();
        let Action::Target(target) = *action else { return state.push(Deal::one(seat)) };
        if self.deed == Deed::Threat {
            return state.push(Chop { seat: target });
        }
        let hand = state.deck(target).hand;
        state.deck_mut(target).known[seat.index()] = hand;
        teller.reveal();
        teller.tell(|| {
            let said = message!("told-saw-hand", seat = seat, target = target, cards = cards(hand));
            let others = message!("told-looked", seat = seat, target = target);
            Event::secret(self.deed.clause(), said, SeatSet::one(seat).with(target), Some(others))
        });
        state.push(Point { seat, target, deed: self.deed });
    }
}

/// NG-10.6: the seat points at a card of an opponent's hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Point {
    pub seat: Seat,
    pub target: Seat,
    pub deed: Deed,
}

impl Decision<Northgard> for Point {
    fn clause(&self) -> &'static str {
        "NG-10.6"
    }

    /// Even a single answer is asked for where others do not know that the cards are equal.
    fn asks(&self, _: &Northgard, state: &State) -> Asks {
        if state.deck(self.target).hand.len() > 1 { Asks::Always(self.seat) } else { Asks::Seat(self.seat) }
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-point", target = self.target)
    }

    fn offers(&self, _: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(state.deck(self.target).hand.kinds().map(Action::Point));
    }

    fn refusal(&self, _: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Point(card) if state.deck(self.target).hand.count(card) > 0 => None,
            Action::Point(_) => no("NG-10.6", "no-not-in-that-hand"),
            _ => no("NG-10.6", "no-not-now"),
        }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Point(card) = *action else { return };
        let target = self.target;
        state.pop();
        if self.deed == Deed::Spy {
            return state.drop_card(target, card, "NG-19.27", teller);
        }
        teller.reveal();
        teller.tell(|| {
            let said = message!("told-pointed", seat = seat, target = target, card = card);
            let others = message!("told-pointed-secret", seat = seat, target = target);
            Event::secret("NG-17.14", said, SeatSet::one(seat).with(target), Some(others))
        });
        state.push(Answer { seat: target, by: seat, card: Some(card) });
    }
}

/// NG-17.14: the seat gives the card up or pays; whoever may not know the card sees none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Answer {
    pub seat: Seat,
    pub by: Seat,
    pub card: Option<Card>,
}

impl Decision<Northgard> for Answer {
    fn clause(&self) -> &'static str {
        "NG-17.14"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        let card = self.card.map_or_else(|| Arg::term("card-hidden"), Arg::from);
        message!("ask-answer", by = self.by, card = card)
    }

    fn offers(&self, _: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put(Action::Yield);
        RANSOM.offers(state, seat, offers);
    }

    fn refusal(&self, _: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Yield => None,
            Action::Pay(paid) => RANSOM.refusal(state, seat, paid),
            _ => no("NG-17.14", "no-not-now"),
        }
    }

    fn act(self, _: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.pop();
        match (*action, self.card) {
            (Action::Pay(paid), _) => {
                state.pay(seat, paid);
                state.gain(self.by, paid);
                tell!(teller, "NG-17.14", "told-ransom", seat = seat, by = self.by, goods = goods(paid));
            }
            (_, Some(card)) => state.drop_card(seat, card, "NG-17.14", teller),
            (_, None) => {}
        }
    }

    /// With fewer than two resources there is no choice.
    fn proceed(self, _: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        let Some(card) = self.card else { return false };
        let poor = state.player(self.seat).wealth() < RANSOM.amount.into();
        if poor {
            state.pop();
            state.drop_card(self.seat, card, "NG-17.14", teller);
        }
        poor
    }
}

/// NG-19.33: the seat discards a card by lot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Chop {
    pub seat: Seat,
}

impl Chop {
    fn discard(self, state: &mut State, card: Option<Card>, teller: &mut Teller) {
        state.pop();
        if let Some(card) = card {
            state.drop_card(self.seat, card, "NG-19.33", teller);
        }
    }
}

impl Draw<Northgard> for Chop {
    fn clause(&self) -> &'static str {
        "NG-19.33"
    }

    fn roll<R: Rng + ?Sized>(&self, _: &Northgard, state: &State, rng: &mut R) -> Chance {
        Chance::Cards(state.deck(self.seat).hand.sample(1, rng))
    }

    fn misfit(&self, _: &Northgard, state: &State, chance: &Chance) -> Option<Refusal> {
        match chance {
            Chance::Cards(chosen) if chosen.is_draw(state.deck(self.seat).hand, 1) => None,
            _ => no(self.clause(), "no-such-chance"),
        }
    }

    fn settle(self, _: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Cards(chosen) = chance else { return };
        self.discard(state, chosen.first(), teller);
    }

    /// A hand of one card leaves nothing to chance.
    fn proceed(self, _: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        let hand = state.deck(self.seat).hand;
        let sure = hand.len() == 1;
        if sure {
            self.discard(state, hand.first(), teller);
        }
        sure
    }
}
