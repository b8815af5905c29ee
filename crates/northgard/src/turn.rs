//! A turn: play, wait, replace, remove, upgrade, pass (NG-5); and the card that answers a card (NG-21.6).

mod learn;
mod pick;
mod react;

use crate::prelude::*;

impl Northgard {
    /// NG-5.1: the next player who has not passed; when all have, the phase ends (NG-5.16).
    pub(crate) fn next_turn(&self, state: &mut State, at: u8, teller: &mut Teller) {
        let from = Seat::new(at as usize % self.players);
        let Some(seat) = from.round(self.players).find(|seat| !state.player(*seat).passed) else {
            let creatures = self.options.creatures && !state.open.line.is_empty();
            state.open.acted = Default::default();
            tell!(teller, "NG-5.16", "told-all-passed", year = state.open.year);
            return self.next_phase(state, if creatures { Phase::Creatures } else { Phase::Tithe });
        };
        state.set(PhaseStep { phase: Phase::Actions, at: seat.next(self.players).index() as u8 });
        if self.options.retreat_block_any {
            state.open.map.lands.iter_mut().for_each(|land| land.fought = false);
        }
        state.push(Turn { seat, main: false, resolved: false });
    }

    /// NG-5.10, NG-5.11: everything to the discard pile, the marker for the first, a card of the row. Nobody is asked whose hand is empty
    /// (NG-5.12).
    fn pass(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        state.pop();
        if state.open.players.iter().all(|player| !player.passed) {
            state.open.first = seat;
            tell!(teller, "NG-5.11", "told-first", seat = seat);
        }
        let (player, deck) = state.both_mut(seat);
        player.passed = true;
        let hand = std::mem::take(&mut deck.hand);
        hand.iter().for_each(|card| deck.forget(card));
        player.discard.join(hand);
        player.discard.join(std::mem::take(&mut player.active));
        player.played = Pile::EMPTY;
        teller.reveal();
        if hand.is_empty() {
            tell!(teller, "NG-5.12", "told-must-pass", seat = seat);
        } else {
            tell!(teller, "NG-5.10", "told-pass", seat = seat, cards = cards(hand));
        }
        if self.options.more_creatures {
            state.push(Summon { seat });
        }
        if !state.player(seat).picked {
            state.push(Pick { seat, early: false });
        }
    }

    /// NG-5.3: begins to resolve a card that was played and not cancelled.
    fn resolve(&self, state: &mut State, seat: Seat, card: Card) {
        if let Some(Frame::Turn(turn)) = state.open.flow.last_mut() {
            turn.main |= !self.book.card(card).flash;
            turn.resolved = true;
        }
        state.player_mut(seat).played.add(card);
        self.begin_card(state, seat, card, false);
    }
}

/// NG-5.6 to NG-5.9: a way to put a card down without its effect.
struct Spending {
    card: Card,
    clause: &'static str,
    price: u8,
    /// Whether the card leaves for the box, for good (NG-3.5).
    boxed: bool,
}

impl Spending {
    fn of(rules: &Northgard, action: &Action) -> Option<Spending> {
        let prices = rules.book.prices();
        let (card, clause, price, boxed) = match *action {
            Action::Wait(card) => (card, "NG-5.6", 0, false),
            Action::Replace(card) => (card, "NG-5.7", prices.replace, false),
            Action::Remove(card) => (card, "NG-5.8", prices.remove, true),
            Action::UpgradeKeep(card) => (card, "NG-5.9", prices.upgrade, false),
            Action::UpgradeBox(card) => (card, "NG-5.9", prices.upgrade, true),
            _ => return None,
        };
        Some(Spending { card, clause, price, boxed })
    }
}

impl Turn {
    fn bad_play(&self, rules: &Northgard, state: &State, card: Card) -> Option<Refusal> {
        if !state.deck(self.seat).hand.has(card) {
            return no("NG-3.1", "no-not-in-hand");
        }
        if self.main && !rules.book.card(card).flash {
            return no("NG-5.4", "no-only-flash");
        }
        rules.unplayable(state, self.seat, card)
    }

    fn bad_spending(&self, state: &State, spent: &Spending) -> Option<Refusal> {
        let player = state.player(self.seat);
        if self.resolved {
            return no("NG-5.5", "no-after-a-card");
        }
        if !state.deck(self.seat).hand.has(spent.card) {
            return no("NG-3.1", "no-not-in-hand");
        }
        if spent.boxed && spent.card == Card::UNREST {
            return no("NG-20.5", "no-unrest-stays");
        }
        if spent.clause == "NG-5.9" && player.upgrades.is_empty() {
            return no("NG-5.9", "no-upgrade-left");
        }
        let lore = player.has(Resource::Lore);
        (lore < spent.price.into()).then(|| refuse!("NG-5.15", "no-lore", n = spent.price, has = lore))
    }

    fn play(self, rules: &Northgard, state: &mut State, card: Card, teller: &mut Teller) {
        // The card lies in the active area before it does anything, so no reshuffle takes it (NG-10.3).
        state.deck_mut(self.seat).show(card);
        state.player_mut(self.seat).active.add(card);
        teller.reveal();
        tell!(teller, card.clause(), "told-play", seat = self.seat, card = card);
        match rules.reactor(state, self.seat, teller) {
            Some(reactor) => state.push(React { seat: reactor, by: self.seat, card }),
            None => rules.resolve(state, self.seat, card),
        }
    }

    /// NG-5.6 to NG-5.9: a card goes to the active area, or to the box, without effect.
    fn spend(self, state: &mut State, action: &Action, spent: &Spending, teller: &mut Teller) {
        let Spending { card, clause, price, boxed } = *spent;
        let seat = self.seat;
        state.pop();
        teller.reveal();
        let (player, deck) = state.both_mut(seat);
        deck.show(card);
        if boxed {
            player.removed.add(card);
        } else {
            player.active.add(card);
        }
        player.stock[Resource::Lore.index()] -= u16::from(price);
        match action {
            Action::Wait(_) => tell!(teller, clause, "told-wait", seat = seat, card = card),
            Action::Replace(_) => {
                tell!(teller, clause, "told-replace", seat = seat, card = card, n = price);
                state.push(Deal::one(seat));
            }
            Action::Remove(_) => {
                tell!(teller, clause, "told-remove", seat = seat, card = card, n = price);
                state.push(Deal { seat, cards: 2, to_hand: true });
            }
            _ => {
                let key = if boxed { "told-upgrade-box" } else { "told-upgrade-keep" };
                tell!(teller, clause, key, seat = seat, card = card, n = price);
                state.push(Learn { seat });
            }
        }
    }
}

impl Decision<Northgard> for Turn {
    const CLAUSE: &'static str = "NG-5.2";

    /// Even a single answer is asked for: not asking would tell what the hand is like.
    fn asks(&self, _: &Northgard, state: &State) -> Asks {
        if state.deck(self.seat).hand.is_empty() { Asks::Seat(self.seat) } else { Asks::Always(self.seat) }
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!(if self.resolved { "ask-turn-more" } else { "ask-turn" })
    }

    /// Passing is possible with cards in hand (NG-5.13), and any card may be spent (NG-5.14).
    fn offers(&self, rules: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        let player = state.player(seat);
        let lore = player.has(Resource::Lore);
        let prices = rules.book.prices();
        for card in state.deck(seat).hand.kinds() {
            if (!self.main || rules.book.card(card).flash) && rules.can_play(state, seat, card) {
                offers.put(Action::Play(card));
            }
            if self.resolved {
                continue;
            }
            let removable = card != Card::UNREST;
            offers.put(Action::Wait(card));
            if lore >= prices.replace.into() {
                offers.put(Action::Replace(card));
            }
            if lore >= prices.remove.into() && removable {
                offers.put(Action::Remove(card));
            }
            if lore >= prices.upgrade.into() && !player.upgrades.is_empty() {
                offers.put(Action::UpgradeKeep(card));
                if removable {
                    offers.put(Action::UpgradeBox(card));
                }
            }
        }
        offers.put(if self.resolved { Action::End } else { Action::Pass });
    }

    fn refusal(&self, rules: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Play(card) => self.bad_play(rules, state, card),
            Action::End if self.resolved => None,
            Action::End => no("NG-5.5", "no-nothing-played"),
            Action::Pass if !self.resolved => None,
            Action::Pass => no("NG-5.5", "no-after-a-card"),
            _ => match Spending::of(rules, action) {
                Some(spent) => self.bad_spending(state, &spent),
                None => no("NG-5.2", "no-not-now"),
            },
        }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        match *action {
            Action::Play(card) => self.play(rules, state, card, teller),
            Action::End => {
                state.pop();
                tell!(teller, "NG-5.5", "told-end-turn", seat = seat);
            }
            Action::Pass => rules.pass(state, seat, teller),
            _ => {
                if let Some(spent) = Spending::of(rules, action) {
                    self.spend(state, action, &spent, teller);
                }
            }
        }
    }

    /// NG-5.12: with no card left a turn ends, or is a pass if nothing was done in it.
    fn proceed(self, rules: &Northgard, state: &mut State, teller: &mut Teller) -> bool {
        if !state.deck(self.seat).hand.is_empty() {
            return false;
        }
        if self.resolved {
            state.pop();
        } else {
            rules.pass(state, self.seat, teller);
        }
        true
    }
}
