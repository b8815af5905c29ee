//! A turn: play, wait, replace, remove, upgrade, pass; and the card that answers a card (NG-5, NG-21.6).

use crate::Northgard;
use crate::action::Action;
use crate::card::Card;
use crate::decision::{Basket, no};
use crate::flow::{Frame, Phase};
use crate::names::Resource;
use crate::state::State;
use crate::tell::{cards, tell};
use table::{Message, Refusal, Seat, Teller};

impl Northgard {
    /// NG-5.1: the next player who has not passed; when all have, the phase ends (NG-5.16).
    pub(crate) fn next_turn(&self, s: &mut State, at: u8) {
        let from = Seat::new(at as usize % self.players);
        let Some(seat) = from.round(self.players).find(|seat| !s.player(*seat).passed) else {
            let creatures = self.options.creatures && !s.line.is_empty();
            s.acted = 0;
            self.next_phase(s, if creatures { Phase::Creatures } else { Phase::Tithe });
            return;
        };
        s.set(Frame::Phase { phase: Phase::Actions, at: seat.next(self.players).index() as u8 });
        self.open_turn(s, seat);
    }

    /// Begins a turn.
    pub(crate) fn open_turn(&self, s: &mut State, seat: Seat) {
        if self.options.retreat_block_any {
            s.map.lands.iter_mut().for_each(|land| land.fought = false);
        }
        s.push(Frame::Turn { seat, main: false, resolved: false });
    }

    /// NG-5.12: with no card left a turn ends, or is a pass if nothing was done in it.
    pub(crate) fn run_turn(&self, s: &mut State, seat: Seat, resolved: bool, t: &mut Teller) -> bool {
        if !s.player(seat).hand.is_empty() {
            return false;
        }
        if resolved {
            s.pop();
        } else {
            self.pass(s, seat, t);
        }
        true
    }

    /// Passing is possible with cards in hand (NG-5.13), and any card may be spent (NG-5.14).
    pub(crate) fn offer_turn<B: Basket>(&self, s: &State, seat: Seat, main: bool, resolved: bool, out: &mut B) {
        let player = s.player(seat);
        let lore = player.has(Resource::Lore);
        let prices = &self.book.prices;
        for card in player.hand.kinds() {
            if (!main || self.book.card(card).flash) && self.can_play(s, seat, card) {
                out.put(Action::Play(card));
            }
            if resolved {
                continue;
            }
            let removable = card != Card::UNREST;
            out.put(Action::Wait(card));
            if lore >= prices.replace.into() {
                out.put(Action::Replace(card));
            }
            if lore >= prices.remove.into() && removable {
                out.put(Action::Remove(card));
            }
            if lore >= prices.upgrade.into() && !player.upgrades.is_empty() {
                out.put(Action::UpgradeKeep(card));
                if removable {
                    out.put(Action::UpgradeBox(card));
                }
            }
        }
        out.put(if resolved { Action::End } else { Action::Pass });
    }

    pub(crate) fn refuse_turn(
        &self,
        s: &State,
        seat: Seat,
        main: bool,
        resolved: bool,
        action: Action,
    ) -> Option<Refusal> {
        let player = s.player(seat);
        let (card, price, clause) = match action {
            Action::Play(card) => {
                if !player.hand.has(card) {
                    return no("NG-3.1", "no-not-in-hand");
                }
                if main && !self.book.card(card).flash {
                    return no("NG-5.4", "no-only-flash");
                }
                return self.unplayable(s, seat, card);
            }
            Action::End if resolved => return None,
            Action::End => return no("NG-5.5", "no-nothing-played"),
            Action::Pass if !resolved => return None,
            Action::Wait(card) => (card, 0, "NG-5.6"),
            Action::Replace(card) => (card, self.book.prices.replace, "NG-5.7"),
            Action::Remove(card) => (card, self.book.prices.remove, "NG-5.8"),
            Action::UpgradeKeep(card) | Action::UpgradeBox(card) => (card, self.book.prices.upgrade, "NG-5.9"),
            Action::Pass => return no("NG-5.5", "no-after-a-card"),
            _ => return no("NG-5.2", "no-not-now"),
        };
        if resolved {
            return no("NG-5.5", "no-after-a-card");
        }
        if !player.hand.has(card) {
            return no("NG-3.1", "no-not-in-hand");
        }
        if matches!(action, Action::Remove(_) | Action::UpgradeBox(_)) && card == Card::UNREST {
            return no("NG-20.5", "no-unrest-stays");
        }
        if clause == "NG-5.9" && player.upgrades.is_empty() {
            return no("NG-5.9", "no-upgrade-left");
        }
        if player.has(Resource::Lore) < price.into() {
            let why = Message::new("no-lore").with("n", price).with("has", player.has(Resource::Lore));
            return Some(Refusal::new("NG-5.15", why));
        }
        None
    }

    pub(crate) fn do_turn(
        &self,
        s: &mut State,
        seat: Seat,
        main: bool,
        resolved: bool,
        action: Action,
        t: &mut Teller,
    ) {
        match action {
            Action::Play(card) => {
                // The card lies in the active area before it does anything, so no reshuffle takes it (NG-10.3).
                s.player_mut(seat).show(card);
                s.player_mut(seat).active.add(card);
                t.reveal();
                tell!(t, card.clause(), "told-play", seat = seat, card = card);
                match self.reactor(s, seat, t) {
                    Some(reactor) => s.push(Frame::React { seat: reactor, by: seat, card }),
                    None => self.resolve(s, seat, card),
                }
            }
            Action::End => {
                s.pop();
                tell!(t, "NG-5.5", "told-end-turn", seat = seat);
            }
            Action::Pass => self.pass(s, seat, t),
            _ => self.spend(s, seat, action, t),
        }
        debug_assert!(!(main && resolved) || !matches!(action, Action::Pass));
    }

    /// NG-5.6 to NG-5.9: a card goes to the active area, or to the box for good (NG-3.5), without effect.
    fn spend(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        s.pop();
        let prices = &self.book.prices;
        t.reveal();
        let (card, price, boxed) = match action {
            Action::Wait(card) => (card, 0, false),
            Action::Replace(card) => (card, prices.replace, false),
            Action::Remove(card) => (card, prices.remove, true),
            Action::UpgradeKeep(card) => (card, prices.upgrade, false),
            Action::UpgradeBox(card) => (card, prices.upgrade, true),
            _ => return,
        };
        let player = s.player_mut(seat);
        player.show(card);
        if boxed {
            player.removed.add(card);
        } else {
            player.active.add(card);
        }
        player.stock[Resource::Lore.index()] -= u16::from(price);
        match action {
            Action::Wait(_) => tell!(t, "NG-5.6", "told-wait", seat = seat, card = card),
            Action::Replace(_) => {
                tell!(t, "NG-5.7", "told-replace", seat = seat, card = card, n = price);
                s.push(Frame::Deal { seat, cards: 1, to_hand: true });
            }
            Action::Remove(_) => {
                tell!(t, "NG-5.8", "told-remove", seat = seat, card = card, n = price);
                s.push(Frame::Deal { seat, cards: 2, to_hand: true });
            }
            _ => {
                if boxed {
                    tell!(t, "NG-5.9", "told-upgrade-box", seat = seat, card = card, n = price);
                } else {
                    tell!(t, "NG-5.9", "told-upgrade-keep", seat = seat, card = card, n = price);
                }
                s.push(Frame::Learn { seat });
            }
        }
    }

    pub(crate) fn refuse_learn(&self, s: &State, seat: Seat, action: Action) -> Option<Refusal> {
        match action {
            Action::Learn(card) if s.player(seat).upgrades.has(card) => None,
            Action::Learn(_) => no("NG-5.9", "no-not-your-upgrade"),
            _ => no("NG-5.9", "no-not-now"),
        }
    }

    /// NG-5.9: the upgrade card comes into the hand; everybody has seen it.
    pub(crate) fn do_learn(&self, s: &mut State, seat: Seat, action: Action, t: &mut Teller) {
        let Action::Learn(card) = action else { return };
        s.pop();
        let player = s.player_mut(seat);
        player.upgrades.take(card);
        player.hand.add(card);
        player.known.iter_mut().for_each(|known| known.add(card));
        tell!(t, "NG-5.9", "told-learn", seat = seat, card = card);
    }

    /// NG-5.10, NG-5.11: everything to the discard pile, the marker for the first, a card of the row.
    fn pass(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        s.pop();
        if s.players.iter().all(|player| !player.passed) {
            s.first = seat;
            tell!(t, "NG-5.11", "told-first", seat = seat);
        }
        let player = s.player_mut(seat);
        player.passed = true;
        let hand = std::mem::take(&mut player.hand);
        hand.iter().for_each(|card| player.forget(card));
        player.discard.join(hand);
        player.discard.join(std::mem::take(&mut player.active));
        player.played = crate::card::Pile::EMPTY;
        t.reveal();
        tell!(t, "NG-5.10", "told-pass", seat = seat, cards = cards(hand));
        if self.options.more_creatures {
            s.push(Frame::Summon { seat });
        }
        if !s.player(seat).picked {
            s.push(Frame::Pick { seat, early: false });
        }
    }

    /// An empty row gives nothing.
    pub(crate) fn run_pick(&self, s: &mut State, _: Seat, early: bool) -> bool {
        let empty = self.row_for(s, early).is_empty();
        if empty {
            s.pop();
        }
        empty
    }

    /// The cards that may be taken: the row, and with an option the Achievements before their year (RUL-29).
    pub(crate) fn row_for(&self, s: &State, early: bool) -> crate::card::Pile {
        if early && self.options.early_achievement { s.row.with(s.achievements) } else { s.row }
    }

    pub(crate) fn offer_pick<B: Basket>(&self, s: &State, early: bool, out: &mut B) {
        self.row_for(s, early).kinds().for_each(|card| out.put(Action::Pick(card)));
    }

    pub(crate) fn refuse_pick(&self, s: &State, early: bool, action: Action) -> Option<Refusal> {
        let clause = if early { "NG-18.3" } else { "NG-5.10" };
        match action {
            Action::Pick(card) if s.row.has(card) => None,
            Action::Pick(card) if early && self.options.early_achievement && s.achievements.has(card) => None,
            Action::Pick(_) => no(clause, "no-not-in-row"),
            _ => no(clause, "no-not-now"),
        }
    }

    pub(crate) fn do_pick(&self, s: &mut State, seat: Seat, early: bool, action: Action, t: &mut Teller) {
        let Action::Pick(card) = action else { return };
        s.pop();
        if !s.row.take(card) {
            s.achievements.take(card);
        }
        self.gain_card(s, seat, card);
        if early {
            s.player_mut(seat).picked = true;
            tell!(t, "NG-18.3", "told-pick", seat = seat, card = card);
        } else {
            tell!(t, "NG-5.10", "told-pick", seat = seat, card = card);
        }
    }

    /// NG-21.6: the opponent who may answer a card that is played; nothing else asks (NG-21.7), and only for Defensive Strategy (NG-19.10). With a fixed window it is everyone who could, as far as all can know, hold
    /// Defensive Strategy, so that the question tells nothing; on demand only the holder is asked, and by that shown.
    fn reactor(&self, s: &mut State, by: Seat, t: &mut Teller) -> Option<Seat> {
        let card = Card::DEV_DEFENSIVE_STRATEGY;
        let seat = Seat::all(self.players).find(|seat| {
            let player = s.player(*seat);
            player.hand.has(card)
                || player.rest.has(card)
                || player.top.iter().any(|top| top.card == card && top.secret)
        })?;
        if !self.is_enemy(by, seat) {
            return None;
        }
        let player = s.player_mut(seat);
        let spectator = player.known.len() - 1;
        if self.options.react_on_demand {
            if !player.hand.has(card) {
                return None;
            }
            for known in player.known.iter_mut().filter(|known| !known.has(card)) {
                known.add(card);
                t.reveal();
            }
            return Some(seat);
        }
        let unknown = player.hand.len() > player.known[spectator].len();
        (unknown || player.known[spectator].has(card)).then_some(seat)
    }

    pub(crate) fn offer_react<B: Basket>(&self, s: &State, seat: Seat, out: &mut B) {
        if s.player(seat).hand.has(Card::DEV_DEFENSIVE_STRATEGY) {
            out.put(Action::React);
        }
        out.put(Action::Allow);
    }

    pub(crate) fn refuse_react(&self, s: &State, seat: Seat, action: Action) -> Option<Refusal> {
        match action {
            Action::Allow => None,
            Action::React if s.player(seat).hand.count(Card::DEV_DEFENSIVE_STRATEGY) == 1 => None,
            Action::React => no("NG-21.6", "no-not-in-hand"),
            _ => no("NG-21.6", "no-not-now"),
        }
    }

    pub(crate) fn do_react(&self, s: &mut State, seat: Seat, by: Seat, card: Card, action: Action, t: &mut Teller) {
        s.pop();
        if action == Action::Allow {
            self.resolve(s, by, card);
            return;
        }
        let answer = Card::DEV_DEFENSIVE_STRATEGY;
        s.player_mut(seat).show(answer);
        s.player_mut(seat).active.add(answer);
        let player = s.player_mut(by);
        player.active.take(card);
        player.discard.add(card);
        t.reveal();
        tell!(t, "NG-21.6", "told-cancelled", seat = seat, by = by, card = card, answer = answer);
    }

    /// NG-5.3: begins to resolve a card that was played and not cancelled.
    fn resolve(&self, s: &mut State, seat: Seat, card: Card) {
        if let Some(Frame::Turn { main, resolved, .. }) = s.flow.last_mut() {
            *main |= !self.book.card(card).flash;
            *resolved = true;
        }
        s.player_mut(seat).played.add(card);
        self.begin_card(s, seat, card, false);
    }
}
