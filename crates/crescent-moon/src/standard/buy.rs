//! The market: buying, sliding, refilling (CM-6.27–6.31, CM-8.9).

use crate::edition::{MOST_SLOTS, RowName};
use crate::pile::{Drawn, Kind};
use crate::prelude::*;
use arrayvec::ArrayVec;

/// To whom the price of a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// How many coins.
    pub coins: u16,
    /// To this player, or to the bank.
    pub to: Option<Character>,
}

/// Which card next, or no more (CM-6.28).
impl Decision<CrescentMoon> for Buy {
    const CLAUSE: &'static str = "CM-6.28";
    const ASKED: fn(&State) -> Seat = State::active_seat;
    const PROMPT: &'static str = "ask-buy";

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        rules.offer_cards(state, state.open.active(), self.rows, offers);
        if self.rows != 0 {
            offers.put(Action::Stop);
        }
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let (who, rows) = (state.open.active(), self.rows);
        let (row, kind, place) = match *action {
            Action::Buy(row, kind) => (row, kind, None),
            Action::BuyAt(row, kind, place) => (row, kind, Some(place)),
            Action::Stop if rows != 0 => return None,
            Action::Stop => return no("CM-5.3", "no-stop"),
            _ => return Some(not_asked(self.clause())),
        };
        let card = || rules.card_arg(kind);
        if rows & (1 << row.index()) != 0 {
            return Some(refuse!("CM-6.28", "no-buy-again", row));
        }
        if row == RowName::Sultan && who != Character::Sultan {
            return no("CM-6.30", "no-buy-sultan");
        }
        if !rules.in_row(state, row, kind) {
            let why = message!("no-buy-there", card = card(), row);
            return Some(Refusal::new("CM-6.28", why));
        }
        let copies = rules.copies(&state.open, row, kind);
        match place {
            None if copies.len() > 1 => return Some(refuse!("CM-6.28", "no-buy-which", card = card(), row)),
            Some(place) if copies.len() < 2 || !copies.contains(&place) => {
                return Some(refuse!("CM-6.28", "no-buy-place", card = card(), row, place));
            }
            _ => {}
        }
        let price = rules.price(who, row, kind).coins;
        let poor = state.open.coins[who.index()] < price;
        poor.then(|| refuse!("CM-6.29", "no-coins", n = price))
    }

    /// Takes a card from a row and pays for it; a refill comes when buying ends (CM-6.29, CM-6.31).
    fn act(self, rules: &CrescentMoon, state: &mut State, _: Seat, action: &Action, teller: &mut Teller) {
        let (who, rows) = (state.open.active(), self.rows);
        let (row, kind, place) = match *action {
            Action::Buy(row, kind) => (row, kind, None),
            Action::BuyAt(row, kind, place) => (row, kind, Some(place)),
            _ => return rules.end_buying(state),
        };
        let price = rules.price(who, row, kind);
        rules.pay(state, who, price);
        let slots = rules.edition.market_slots();
        let taken = if row == RowName::Sultan {
            state.open.sultan_market.iter_mut().find(|slot| **slot == Some(kind))
        } else {
            let here = |slot: &usize| {
                let meant = place.is_none_or(|place| rules.edition.place_in_row(*slot) == place);
                meant && rules.edition.row_of(*slot) == row && state.open.market[*slot] == Some(kind)
            };
            (0..slots).rev().find(here).map(|slot| &mut state.open.market[slot])
        };
        if let Some(slot) = taken {
            *slot = None;
        }
        rules.enter_hand(state, who, kind);
        let seat = state.open.seat(who);
        let clause = match price.to {
            _ if row == RowName::Sultan => "CM-13.15",
            // What the Nomad would be paid goes to the bank.
            None if rules.edition.card(kind).associated != who => "CM-15.5",
            _ => self.clause(),
        };
        tell!(teller, clause, "told-buy", seat, card = rules.card_arg(kind), row, n = price.coins);
        if let Some(to) = price.to {
            let to: Seat = state.open.seat(to);
            tell!(teller, "CM-6.29", "told-paid", seat, to, n = price.coins);
        }
        state.open.turn_to(Buy { rows: rows | 1 << row.index() });
    }
}

impl Buy {
    /// Whether some card of some row could be bought; for refusals.
    pub(crate) fn is_possible(rules: &CrescentMoon, state: &State, seat: Seat) -> bool {
        let kinds = (0..rules.edition.cards.len()).map(Kind::new);
        let mut all = kinds.flat_map(|kind| RowName::ALL.map(|row| (row, kind)));
        let may = |action: Action| Buy { rows: 0 }.refusal(rules, state, seat, &action).is_none();
        let places = || 1..=rules.edition.market_slots() as u8;
        all.any(|(row, kind)| may(Action::Buy(row, kind)) || places().any(|place| may(Action::BuyAt(row, kind, place))))
    }
}

/// The market is refilled (CM-8.9).
impl Procedure<CrescentMoon> for Refill {
    const CLAUSE: &'static str = "CM-8.9";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        state.open.pop();
        rules.refill(state, teller);
    }
}

impl CrescentMoon {
    /// Slides all cards to the near end and draws for the slots that are left (CM-8.9, CM-4.11).
    pub(crate) fn refill(&self, state: &mut State, teller: &mut Teller) {
        let slots = self.edition.market_slots();
        let before = state.open.market;
        let mut place = slots;
        for slot in (0..slots).rev() {
            if let Some(kind) = state.open.market[slot].take() {
                place -= 1;
                state.open.market[place] = Some(kind);
            }
        }
        if state.open.market != before {
            tell!(teller, "CM-8.9", "told-market-slides");
        }
        self.draw(state, Purpose::Refill, place as u8);
    }

    /// New cards enter at the far end, the first drawn farthest out; no gap stays (CM-8.9).
    pub(crate) fn lay_in_market(&self, state: &mut State, drawn: &Drawn, teller: &mut Teller) {
        let slots = self.edition.market_slots();
        let empty = state.open.market[..slots].iter().take_while(|slot| slot.is_none()).count();
        let first = empty.saturating_sub(drawn.len());
        for (slot, kind) in state.open.market[first..empty].iter_mut().zip(drawn) {
            *slot = Some(*kind);
        }
        tell!(
            teller,
            "CM-8.9",
            "told-market-in",
            cards = Arg::List(drawn.iter().map(|kind| self.card_arg(*kind)).collect())
        );
    }

    /// What a card of this row costs a player, and who is paid (CM-6.29, CM-6.30, CM-15.5): the associated character's player; half
    /// to the bank for the own card; all to the bank if that character does not play. The Sultan takes from the own market free
    /// of charge (CM-13.15).
    pub(crate) fn price(&self, who: Character, row: RowName, kind: Kind) -> Price {
        let full = u16::from(self.edition.market_prices[row.index()]);
        let associated = self.edition.card(kind).associated;
        if row == RowName::Sultan {
            Price { coins: 0, to: None }
        } else if associated == who {
            Price { coins: full / 2, to: None }
        } else {
            Price { coins: full, to: Some(associated).filter(|to| to.index() < self.players) }
        }
    }

    /// Whether a card of this kind lies in this row.
    fn in_row(&self, state: &State, row: RowName, kind: Kind) -> bool {
        if row == RowName::Sultan {
            return state.open.sultan_market.contains(&Some(kind));
        }
        let slots = 0..self.edition.market_slots();
        slots.into_iter().any(|slot| self.edition.row_of(slot) == row && state.open.market[slot] == Some(kind))
    }

    /// The places in a row, from 1 at the far end, of those copies of a card that differ in what slides after them: of copies side by side
    /// only the one nearest the exit. The first version of the rules always took that of the whole row.
    fn copies(&self, open: &Open, row: RowName, kind: Kind) -> ArrayVec<u8, MOST_SLOTS> {
        let slots = (0..self.edition.market_slots()).rev().filter(|slot| self.edition.row_of(*slot) == row);
        let mut copies = ArrayVec::new();
        let mut before = None;
        for (slot, lies) in slots.filter_map(|slot| Some((slot, open.market[slot]?))) {
            if lies == kind && before != Some(kind) && (self.setup.rules_version >= 2 || copies.is_empty()) {
                copies.push(self.edition.place_in_row(slot));
            }
            before = Some(lies);
        }
        copies
    }

    /// How the card in a slot of the market is bought.
    pub fn purchase(&self, open: &Open, slot: usize) -> Option<Action> {
        let (row, kind) = (self.edition.row_of(slot), open.market[slot]?);
        let (copies, place) = (self.copies(open, row, kind), self.edition.place_in_row(slot));
        if copies.len() < 2 {
            return Some(Action::Buy(row, kind));
        }
        // A copy that another stands for is nearer to the far end than that one.
        copies.iter().filter(|copy| **copy >= place).min().map(|copy| Action::BuyAt(row, kind, *copy))
    }

    /// Whether a player could buy this now, the number of purchases aside.
    fn can_buy(&self, state: &State, who: Character, row: RowName, kind: Kind) -> bool {
        let open = row != RowName::Sultan || who == Character::Sultan;
        open && self.price(who, row, kind).coins <= state.open.coins[who.index()]
    }

    /// What a player could buy, slot by slot, less the rows that have been used.
    fn offer_cards(&self, state: &State, who: Character, rows: u8, offers: &mut impl Basket<Action>) {
        let slots = self.edition.market_slots();
        let market = &state.open.market[..slots];
        let wares = market.iter().enumerate().filter_map(|(slot, kind)| Some((slot, (*kind)?)));
        offers.put_all(wares.filter_map(|(slot, kind)| {
            let row = self.edition.row_of(slot);
            if rows & (1 << row.index()) != 0 || !self.can_buy(state, who, row, kind) {
                return None;
            }
            let is_copy = |(other, lies): (usize, &Option<Kind>)| {
                *lies == Some(kind) && other != slot && self.edition.row_of(other) == row
            };
            // Copies are rare, and telling them apart takes time.
            if !market.iter().enumerate().any(is_copy) {
                return Some(Action::Buy(row, kind));
            }
            let leads = self.copies(&state.open, row, kind).contains(&self.edition.place_in_row(slot));
            self.purchase(&state.open, slot).filter(|_| leads)
        }));
        if rows & (1 << RowName::Sultan.index()) == 0 && who == Character::Sultan {
            let wares = &state.open.sultan_market;
            let first =
                |(slot, kind): (usize, &Option<Kind>)| kind.filter(|kind| !wares[..slot].contains(&Some(*kind)));
            let free = wares.iter().enumerate().filter_map(first);
            let can_buy = |kind: &Kind| self.can_buy(state, who, RowName::Sultan, *kind);
            offers.put_all(free.filter(can_buy).map(|kind| Action::Buy(RowName::Sultan, kind)));
        }
    }

    /// Hand limit, then refill (CM-6.31, ruling X-43).
    fn end_buying(&self, state: &mut State) {
        state.open.turn_to(Frame::Refill);
        self.check_hands(state);
    }

    /// Coins go from a player to another or to the bank.
    pub(crate) fn pay(&self, state: &mut State, who: Character, price: Price) {
        let coins = &mut state.open.coins[who.index()];
        *coins = coins.saturating_sub(price.coins);
        if let Some(to) = price.to {
            state.open.coins[to.index()] += price.coins;
        }
    }
}
