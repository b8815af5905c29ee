//! Draw actions and the cards that reach for hands (NG-10, NG-17.9, NG-17.14, NG-18.8, NG-18.10, NG-19.3, NG-19.27, NG-19.33).

use crate::Northgard;
use crate::action::Action;
use crate::card::{Card, Pile};
use crate::decision::{Basket, no};
use crate::flow::{Deed, Frame};
use crate::state::{State, TopCard};
use crate::tell::{cards, goods, tell};
use table::{Event, Message, Refusal, Seat, SeatSet, Teller};

/// The resources a player of the target's kind gives instead of a card (NG-17.14).
const RANSOM: u8 = 2;

impl Northgard {
    /// NG-10.1: what is left to assign in one way only is assigned.
    pub(crate) fn run_assign(&self, s: &mut State, seat: Seat, keep: u8, discard: u8, top: u8, t: &mut Teller) -> bool {
        let drawn = s.player(seat).drawn;
        let ways = [keep, discard, top].iter().filter(|count| **count > 0).count();
        if drawn.is_empty() || ways == 0 {
            s.pop();
            return true;
        }
        if ways > 1 || top > 1 {
            return false;
        }
        for card in drawn.iter() {
            let action = match (keep > 0, discard > 0) {
                (true, _) => Action::Keep(card),
                (_, true) => Action::Discard(card),
                _ => Action::Top(card),
            };
            self.assign(s, seat, action, t);
        }
        s.pop();
        true
    }

    pub(crate) fn offer_assign<B: Basket>(&self, s: &State, seat: Seat, keep: u8, discard: u8, top: u8, out: &mut B) {
        for card in s.player(seat).drawn.kinds() {
            if keep > 0 {
                out.put(Action::Keep(card));
            }
            if discard > 0 {
                out.put(Action::Discard(card));
            }
            if top > 0 {
                out.put(Action::Top(card));
            }
        }
    }

    pub(crate) fn refuse_assign(
        &self,
        s: &State,
        seat: Seat,
        keep: u8,
        discard: u8,
        top: u8,
        action: Action,
    ) -> Option<Refusal> {
        let (card, left) = match action {
            Action::Keep(card) => (card, keep),
            Action::Discard(card) => (card, discard),
            Action::Top(card) => (card, top),
            _ => return no("NG-10.1", "no-not-now"),
        };
        if s.player(seat).drawn.count(card) == 0 {
            return no("NG-10.2", "no-not-drawn");
        }
        if left == 0 { no("NG-10.1", "no-enough-of-these") } else { None }
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn do_assign(
        &self,
        s: &mut State,
        seat: Seat,
        keep: u8,
        discard: u8,
        top: u8,
        action: Action,
        t: &mut Teller,
    ) {
        let (k, d, u) = match action {
            Action::Keep(_) => (1, 0, 0),
            Action::Discard(_) => (0, 1, 0),
            _ => (0, 0, 1),
        };
        s.set(Frame::Assign { seat, keep: keep - k, discard: discard - d, top: top - u });
        self.assign(s, seat, action, t);
    }

    fn assign(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        let player = s.player_mut(seat);
        let mine = SeatSet::one(seat);
        match action {
            Action::Keep(card) => {
                player.drawn.take(card);
                player.hand.add(card);
                t.tell(|| {
                    let said = Message::new("told-kept").with("seat", seat).with("card", card);
                    let others = Message::new("told-kept-secret").with("seat", seat);
                    Event::secret("NG-10.1", said, mine, Some(others))
                });
            }
            Action::Discard(card) => {
                player.drawn.take(card);
                player.old.take(card);
                player.discard.add(card);
                t.reveal();
                tell!(t, "NG-10.1", "told-discard", seat = seat, card = card);
            }
            Action::Top(card) => {
                player.drawn.take(card);
                player.top.push(TopCard { card, secret: true });
                t.tell(|| {
                    let said = Message::new("told-top").with("seat", seat).with("card", card);
                    let others = Message::new("told-top-secret").with("seat", seat);
                    Event::secret("NG-10.1", said, mine, Some(others))
                });
            }
            _ => {}
        }
    }

    /// NG-17.9: nothing to pay with, or nothing to draw.
    pub(crate) fn run_pay_draw(&self, s: &mut State, seat: Seat, price: u8) -> bool {
        let player = s.player(seat);
        let idle = player.wealth() < price.into() || player.drawable() == 0;
        if idle {
            s.pop();
        }
        idle
    }

    /// NG-1.13: every way to pay a price in any resources.
    pub(crate) fn offer_pay<B: Basket>(&self, s: &State, seat: Seat, price: u8, may: bool, out: &mut B) {
        let [food, wood, lore] = s.player(seat).stock;
        for f in 0..=price.min(food.min(255) as u8) {
            for w in 0..=(price - f).min(wood.min(255) as u8) {
                let l = price - f - w;
                if u16::from(l) <= lore {
                    out.put(Action::Pay([f, w, l]));
                }
            }
        }
        if may {
            out.put(Action::Skip);
        }
    }

    pub(crate) fn refuse_pay(
        &self,
        s: &State,
        seat: Seat,
        price: u8,
        action: Action,
        clause: &'static str,
    ) -> Option<Refusal> {
        match action {
            Action::Skip => None,
            Action::Pay(goods) => self.refuse_goods(s, seat, price, goods, clause),
            _ => no(clause, "no-not-now"),
        }
    }

    /// Why these resources are not this price.
    pub(crate) fn refuse_goods(
        &self,
        s: &State,
        seat: Seat,
        price: u8,
        goods: [u8; 3],
        clause: &'static str,
    ) -> Option<Refusal> {
        if goods.iter().map(|amount| u16::from(*amount)).sum::<u16>() != u16::from(price) {
            return Some(Refusal::new(clause, Message::new("no-price").with("n", price)));
        }
        let short = goods.iter().zip(s.player(seat).stock).any(|(amount, stock)| u16::from(*amount) > stock);
        if short { no("NG-1.8", "no-resources") } else { None }
    }

    /// Pays resources to the supply.
    pub(crate) fn pay(&self, s: &mut State, seat: Seat, goods: [u8; 3]) {
        for (stock, amount) in s.player_mut(seat).stock.iter_mut().zip(goods) {
            *stock = stock.saturating_sub(amount.into());
        }
    }

    pub(crate) fn do_pay_draw(&self, s: &mut State, seat: Seat, drawn: u8, action: Action, t: &mut Teller) {
        s.pop();
        if let Action::Pay(price) = action {
            self.pay(s, seat, price);
            tell!(t, "NG-17.9", "told-paid", seat = seat, goods = goods(price));
            s.push(Frame::Deal { seat, cards: drawn, to_hand: true });
        }
    }

    pub(crate) fn offer_negotiate<B: Basket>(&self, s: &State, seat: Seat, out: &mut B) {
        let player = s.player(seat);
        player.discard.kinds().for_each(|card| out.put(Action::Recall(card)));
        if player.drawable() > 0 {
            out.put(Action::Draw);
        }
    }

    pub(crate) fn refuse_negotiate(&self, s: &State, seat: Seat, action: Action) -> Option<Refusal> {
        let player = s.player(seat);
        match action {
            Action::Recall(card) if player.discard.has(card) => None,
            Action::Recall(_) => no("NG-18.10", "no-not-in-discard"),
            Action::Draw if player.pile_len() + player.discard.len() > 0 => None,
            _ => no("NG-18.10", "no-not-now"),
        }
    }

    /// NG-18.10: a card comes back from the discard pile, for all to see; or a card is drawn.
    pub(crate) fn do_negotiate(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        s.pop();
        let Action::Recall(card) = action else {
            s.push(Frame::Deal { seat, cards: 1, to_hand: true });
            return;
        };
        let player = s.player_mut(seat);
        player.discard.take(card);
        player.hand.add(card);
        player.known.iter_mut().for_each(|known| known.add(card));
        tell!(t, "NG-18.10", "told-recall", seat = seat, card = card);
    }

    pub(crate) fn offer_target<B: Basket>(&self, s: &State, seat: Seat, deed: Deed, out: &mut B) {
        self.enemies_with_cards(s, seat).for_each(|enemy| out.put(Action::Target(enemy)));
        if deed == Deed::Threat && s.player(seat).drawable() > 0 {
            out.put(Action::Draw);
        }
    }

    pub(crate) fn refuse_target(&self, s: &State, seat: Seat, deed: Deed, action: Action) -> Option<Refusal> {
        let clause = deed_clause(deed);
        match action {
            Action::Target(other) if other.index() >= self.players || !self.is_enemy(seat, other) => {
                no(clause, "no-not-an-opponent")
            }
            Action::Target(other) if s.player(other).hand.is_empty() => no(clause, "no-hand-to-see"),
            Action::Target(_) => None,
            Action::Draw if deed != Deed::Threat => no(clause, "no-not-now"),
            Action::Draw if s.player(seat).drawable() == 0 => no("NG-3.6", "no-cards-to-draw"),
            Action::Draw => None,
            _ => no(clause, "no-not-now"),
        }
    }

    pub(crate) fn do_target(&self, s: &mut State, seat: Seat, deed: Deed, action: Action, t: &mut Teller) {
        s.pop();
        let Action::Target(target) = action else {
            s.push(Frame::Deal { seat, cards: 1, to_hand: true });
            return;
        };
        if deed == Deed::Threat {
            s.push(Frame::Chop { seat: target });
            return;
        }
        let hand = s.player(target).hand;
        s.player_mut(target).known[seat.index()] = hand;
        t.reveal();
        t.tell(|| {
            let said =
                Message::new("told-saw-hand").with("seat", seat).with("target", target).with("cards", cards(hand));
            let others = Message::new("told-looked").with("seat", seat).with("target", target);
            Event::secret(deed_clause(deed), said, SeatSet::one(seat).with(target), Some(others))
        });
        s.push(Frame::Point { seat, target, deed });
    }

    pub(crate) fn refuse_point(&self, s: &State, target: Seat, action: Action) -> Option<Refusal> {
        match action {
            Action::Point(card) if s.player(target).hand.count(card) > 0 => None,
            Action::Point(_) => no("NG-10.6", "no-not-in-that-hand"),
            _ => no("NG-10.6", "no-not-now"),
        }
    }

    pub(crate) fn do_point(&self, s: &mut State, seat: Seat, target: Seat, deed: Deed, action: Action, t: &mut Teller) {
        let Action::Point(card) = action else { return };
        s.pop();
        if deed == Deed::Spy {
            self.drop_card(s, target, card, "NG-19.27", t);
            return;
        }
        t.reveal();
        t.tell(|| {
            let said = Message::new("told-pointed").with("seat", seat).with("target", target).with("card", card);
            let others = Message::new("told-pointed-secret").with("seat", seat).with("target", target);
            Event::secret("NG-17.14", said, SeatSet::one(seat).with(target), Some(others))
        });
        s.push(Frame::Answer { seat: target, by: seat, card: Some(card) });
    }

    /// A card goes from the hand to the discard pile.
    fn drop_card(&self, s: &mut State, seat: Seat, card: Card, clause: &'static str, t: &mut Teller) {
        let player = s.player_mut(seat);
        player.show(card);
        player.discard.add(card);
        t.reveal();
        tell!(t, clause, "told-discard", seat = seat, card = card);
    }

    /// NG-17.14: with fewer than two resources there is no choice.
    pub(crate) fn run_answer(&self, s: &mut State, seat: Seat, _: Seat, card: Option<Card>, t: &mut Teller) -> bool {
        let Some(card) = card else { return false };
        let poor = s.player(seat).wealth() < RANSOM.into();
        if poor {
            s.pop();
            self.drop_card(s, seat, card, "NG-17.14", t);
        }
        poor
    }

    pub(crate) fn offer_answer<B: Basket>(&self, s: &State, seat: Seat, out: &mut B) {
        out.put(Action::Yield);
        self.offer_pay(s, seat, RANSOM, false, out);
    }

    pub(crate) fn refuse_answer(&self, s: &State, seat: Seat, action: Action) -> Option<Refusal> {
        match action {
            Action::Yield => None,
            Action::Pay(goods) => self.refuse_goods(s, seat, RANSOM, goods, "NG-17.14"),
            _ => no("NG-17.14", "no-not-now"),
        }
    }

    pub(crate) fn do_answer(
        &self,
        s: &mut State,
        seat: Seat,
        by: Seat,
        card: Option<Card>,
        action: Action,
        t: &mut Teller,
    ) {
        s.pop();
        match (action, card) {
            (Action::Pay(price), _) => {
                self.pay(s, seat, price);
                self.gain(s, by, price);
                tell!(t, "NG-17.14", "told-ransom", seat = seat, by = by, goods = goods(price));
            }
            (_, Some(card)) => self.drop_card(s, seat, card, "NG-17.14", t),
            _ => {}
        }
    }

    /// NG-19.3: the next opponent with cards, clockwise.
    pub(crate) fn run_curse(&self, s: &mut State, by: Seat, at: u8) -> bool {
        if at as usize >= self.players {
            s.pop();
            return true;
        }
        let seat = by.clockwise(at as usize, self.players);
        let spared = !self.is_enemy(by, seat) || s.player(seat).hand.is_empty();
        if spared {
            s.set(Frame::Curse { by, at: at + 1 });
        }
        spared
    }

    pub(crate) fn offer_curse<B: Basket>(&self, s: &State, by: Seat, at: u8, out: &mut B) {
        let seat = by.clockwise(at as usize, self.players);
        s.player(seat).hand.kinds().for_each(|card| out.put(Action::Discard(card)));
    }

    pub(crate) fn refuse_curse(&self, s: &State, by: Seat, at: u8, action: Action) -> Option<Refusal> {
        let seat = by.clockwise(at as usize, self.players);
        match action {
            Action::Discard(card) if s.player(seat).hand.count(card) > 0 => None,
            Action::Discard(_) => no("NG-19.3", "no-not-in-hand"),
            _ => no("NG-19.3", "no-not-now"),
        }
    }

    pub(crate) fn do_curse(&self, s: &mut State, by: Seat, at: u8, action: Action, t: &mut Teller) {
        if let Action::Discard(card) = action {
            s.set(Frame::Curse { by, at: at + 1 });
            self.drop_card(s, by.clockwise(at as usize, self.players), card, "NG-19.3", t);
        }
    }

    /// NG-19.33: a hand of one card leaves nothing to chance.
    pub(crate) fn run_chop(&self, s: &mut State, seat: Seat, t: &mut Teller) -> bool {
        let hand = s.player(seat).hand;
        if hand.len() == 1 {
            self.settle_chop(s, seat, hand, t);
        }
        hand.len() == 1
    }

    pub(crate) fn settle_chop(&self, s: &mut State, seat: Seat, chosen: Pile, t: &mut Teller) {
        s.pop();
        if let Some(card) = chosen.iter().next() {
            self.drop_card(s, seat, card, "NG-19.33", t);
        }
    }
}

/// The rule of a card that reaches for a hand.
fn deed_clause(deed: Deed) -> &'static str {
    match deed {
        Deed::Rapacious => "NG-17.14",
        Deed::Spy => "NG-19.27",
        Deed::Threat => "NG-19.33",
    }
}
