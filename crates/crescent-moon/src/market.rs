//! The market: filling, sliding, buying (CM-2.9, CM-6.27–6.31, CM-8.9).

use crate::CrescentMoon;
use crate::chance::Drawn;
use crate::character::Character;
use crate::decision::{Action, Sink};
use crate::edition::RowName;
use crate::flow::{Draw, Frame};
use crate::pile::Kind;
use crate::state::State;
use crate::told;
use table::{Arg, Message, Refusal, Seat, Teller};

/// To whom the price of a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// How many coins.
    pub coins: u16,
    /// To this player, or to the bank.
    pub to: Option<Character>,
}

impl CrescentMoon {
    /// Every slot gets a card, then the Sultan's market (CM-2.9).
    pub(crate) fn lay_out_market(&self, s: &mut State, drawn: &Drawn, t: &mut Teller) {
        let slots = self.edition.market_slots();
        let (market, sultan) = drawn.split_at(drawn.len().min(slots));
        for (slot, kind) in s.table.market.iter_mut().zip(market) {
            *slot = Some(*kind);
        }
        for (slot, kind) in s.table.sultan_market.iter_mut().zip(sultan) {
            *slot = Some(*kind);
        }
        let named = |cards: &[Kind]| Arg::List(cards.iter().map(|kind| self.card_arg(*kind)).collect());
        told::say(t, "CM-2.9", || Message::new("told-market").with("cards", named(market)));
        told::say(t, "CM-2.9", || Message::new("told-sultan-market").with("cards", named(sultan)));
    }

    /// Slides all cards to the near end and draws for the slots that are left (CM-8.9, CM-4.11).
    pub(crate) fn refill(&self, s: &mut State, t: &mut Teller) {
        let slots = self.edition.market_slots();
        let before = s.table.market;
        let mut place = slots;
        for slot in (0..slots).rev() {
            if let Some(kind) = s.table.market[slot].take() {
                place -= 1;
                s.table.market[place] = Some(kind);
            }
        }
        if s.table.market != before {
            told::say(t, "CM-8.9", || Message::new("told-market-slides"));
        }
        self.draw(s, Draw::Refill, place as u8);
    }

    /// New cards enter at the far end, the first drawn farthest out; no gap stays (CM-8.9).
    pub(crate) fn lay_in_market(&self, s: &mut State, drawn: &Drawn, t: &mut Teller) {
        let slots = self.edition.market_slots();
        let empty = s.table.market[..slots].iter().take_while(|slot| slot.is_none()).count();
        let first = empty.saturating_sub(drawn.len());
        for (slot, kind) in s.table.market[first..empty].iter_mut().zip(drawn) {
            *slot = Some(*kind);
        }
        told::say(t, "CM-8.9", || {
            Message::new("told-market-in")
                .with("cards", Arg::List(drawn.iter().map(|kind| self.card_arg(*kind)).collect()))
        });
    }

    // --- buying (CM-6.28–6.31) ---

    /// What a card of this row costs a player, and who is paid (CM-6.29, CM-6.30, CM-15.5): the associated character's player; half
    /// to the bank for the own card; all to the bank if that character does not play. The Sultan takes from the own market free
    /// of charge (CM-13.15).
    pub fn price(&self, who: Character, row: RowName, kind: Kind) -> Price {
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
    fn in_row(&self, s: &State, row: RowName, kind: Kind) -> bool {
        if row == RowName::Sultan {
            return s.table.sultan_market.contains(&Some(kind));
        }
        let slots = 0..self.edition.market_slots();
        slots.into_iter().any(|slot| self.edition.row_of(slot) == row && s.table.market[slot] == Some(kind))
    }

    /// Whether a player could buy this now, the number of purchases aside.
    fn can_buy(&self, s: &State, who: Character, row: RowName, kind: Kind) -> bool {
        let open = row != RowName::Sultan || who == Character::Sultan;
        open && self.price(who, row, kind).coins <= s.table.coins[who.index()]
    }

    /// Whether a player can buy anything (CM-5.3).
    pub(crate) fn can_buy_any(&self, s: &State, who: Character) -> bool {
        let mut sink = crate::decision::Sole::default();
        self.offer_cards(s, who, 0, &mut sink);
        sink.any()
    }

    fn offer_cards(&self, s: &State, who: Character, rows: u8, offers: &mut impl Sink) {
        let slots = self.edition.market_slots();
        for slot in 0..slots {
            let row = self.edition.row_of(slot);
            let Some(kind) = s.table.market[slot].filter(|_| rows & (1 << row.index()) == 0) else { continue };
            let first = (0..slot).all(|other| s.table.market[other] != Some(kind) || self.edition.row_of(other) != row);
            if first && self.can_buy(s, who, row, kind) {
                offers.push(Action::Buy(row, kind));
            }
        }
        if rows & (1 << RowName::Sultan.index()) == 0 {
            for (slot, kind) in s.table.sultan_market.iter().enumerate() {
                let Some(kind) = kind.filter(|kind| !s.table.sultan_market[..slot].contains(&Some(*kind))) else {
                    continue;
                };
                if self.can_buy(s, who, RowName::Sultan, kind) {
                    offers.push(Action::Buy(RowName::Sultan, kind));
                }
            }
        }
    }

    pub(crate) fn offer_buy(&self, s: &State, who: Character, rows: u8, offers: &mut impl Sink) {
        self.offer_cards(s, who, rows, offers);
        if rows != 0 {
            offers.push(Action::Stop);
        }
    }

    pub(crate) fn refuse_buy(&self, s: &State, who: Character, rows: u8, action: Action) -> Option<Refusal> {
        let (row, kind) = match action {
            Action::Buy(row, kind) => (row, kind),
            Action::Stop if rows != 0 => return None,
            Action::Stop => return Some(Refusal::new("CM-5.3", Message::new("no-stop"))),
            _ => return Some(told::not_asked()),
        };
        let card = || self.card_arg(kind);
        if rows & (1 << row.index()) != 0 {
            return Some(Refusal::new("CM-6.28", Message::new("no-buy-again").with("row", Arg::term(row.term()))));
        }
        if row == RowName::Sultan && who != Character::Sultan {
            return Some(Refusal::new("CM-6.30", Message::new("no-buy-sultan")));
        }
        if !self.in_row(s, row, kind) {
            let why = Message::new("no-buy-there").with("card", card()).with("row", Arg::term(row.term()));
            return Some(Refusal::new("CM-6.28", why));
        }
        let price = self.price(who, row, kind).coins;
        let poor = s.table.coins[who.index()] < price;
        poor.then(|| Refusal::new("CM-6.29", Message::new("no-coins").with("n", price)))
    }

    /// Takes a card from a row and pays for it; a refill comes when buying ends (CM-6.29, CM-6.31).
    pub(crate) fn buy(&self, s: &mut State, who: Character, rows: u8, action: Action, t: &mut Teller) {
        let Action::Buy(row, kind) = action else {
            self.end_buying(s);
            return;
        };
        let price = self.price(who, row, kind);
        self.pay(s, who, price);
        let slots = self.edition.market_slots();
        let taken = if row == RowName::Sultan {
            s.table.sultan_market.iter_mut().find(|slot| **slot == Some(kind))
        } else {
            let in_row = |slot: &usize| self.edition.row_of(*slot) == row && s.table.market[*slot] == Some(kind);
            (0..slots).rev().find(in_row).map(|slot| &mut s.table.market[slot])
        };
        if let Some(slot) = taken {
            *slot = None;
        }
        self.enter_hand(s, who, kind);
        let seat = s.table.seat(who);
        told::say(t, "CM-6.28", || {
            let message = Message::new("told-buy").with("seat", seat).with("card", self.card_arg(kind));
            message.with("row", Arg::term(row.term())).with("n", price.coins)
        });
        if let Some(to) = price.to {
            let to: Seat = s.table.seat(to);
            told::say(t, "CM-6.29", || {
                Message::new("told-paid").with("seat", seat).with("to", to).with("n", price.coins)
            });
        }
        s.table.turn_to(Frame::Buy { rows: rows | 1 << row.index() });
    }

    /// Hand limit, then refill (CM-6.31, ruling X-43).
    fn end_buying(&self, s: &mut State) {
        s.table.turn_to(Frame::Refill);
        self.check_hands(s);
    }

    /// Coins go from a player to another or to the bank.
    pub(crate) fn pay(&self, s: &mut State, who: Character, price: Price) {
        let coins = &mut s.table.coins[who.index()];
        *coins = coins.saturating_sub(price.coins);
        if let Some(to) = price.to {
            s.table.coins[to.index()] += price.coins;
        }
    }
}
