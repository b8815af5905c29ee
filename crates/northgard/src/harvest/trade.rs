//! Trade with the supply (NG-12.4), and proposals to the partner (NG-23.7).

use super::Barter;
use crate::pieces::Resource;
use crate::price::Price;
use crate::terms::goods;
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// Resources paid for one in a trade.
const TRADE: Price = Price { amount: 3, clause: "NG-12.4" };

/// NG-12.4: the seat trades; `offered` remembers the kinds of swaps proposed to the partner, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Trade {
    pub seat: Seat,
    pub offered: u8,
}

/// NG-23.7: the place of a swap among those a player may propose, each once a harvest.
fn swap_bit(give: Resource, get: Resource) -> u8 {
    let place = if get.index() > give.index() { get.index() - 1 } else { get.index() };
    1 << (give.index() * 2 + place)
}

/// Every resource to give with every one to get.
fn pairs() -> impl Iterator<Item = (Resource, Resource)> {
    Resource::ALL.into_iter().flat_map(|give| Resource::ALL.into_iter().map(move |get| (give, get)))
}

impl Trade {
    /// The most that can be swapped with the partner.
    fn most_swapped(&self, rules: &Northgard, state: &State, give: Resource, get: Resource) -> u8 {
        match rules.partner(self.seat) {
            Some(partner) if give != get && self.offered & swap_bit(give, get) == 0 => {
                state.player(self.seat).has(give).min(state.player(partner).has(get)).min(255) as u8
            }
            _ => 0,
        }
    }

    fn bad_swap(&self, rules: &Northgard, state: &State, give: Resource, get: Resource, amount: u8) -> Option<Refusal> {
        let Some(partner) = rules.partner(self.seat) else { return no("NG-23.7", "no-partner") };
        if give == get || amount == 0 {
            return no("NG-23.7", "no-empty-swap");
        }
        if self.offered & swap_bit(give, get) != 0 {
            return no("NG-23.7", "no-swap-twice");
        }
        let mine = state.player(self.seat).stock[give.index()];
        let theirs = state.player(partner).stock[get.index()];
        if u16::from(amount) > mine.min(theirs) { no("NG-23.7", "no-resources") } else { None }
    }
}

impl Decision<Northgard> for Trade {
    fn clause(&self) -> &'static str {
        "NG-12.4"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-trade")
    }

    fn offers(&self, rules: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        let stock = state.player(seat).stock.map(|amount| amount.min(TRADE.amount.into()) as u8);
        for food in 0..=stock[0] {
            for wood in 0..=stock[1].min(TRADE.amount - food) {
                let lore = TRADE.amount - food - wood;
                if lore <= stock[2] {
                    offers.put_all(Resource::ALL.map(|get| Action::Trade { pay: [food, wood, lore], get }));
                }
            }
        }
        if rules.options.teams {
            for (give, get) in pairs() {
                let most = self.most_swapped(rules, state, give, get);
                offers.put_all((1..=most).map(|amount| Action::Barter { give, get, amount }));
            }
        }
        offers.put(Action::Stop);
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Stop => None,
            Action::Trade { pay, .. } => TRADE.refusal(state, seat, pay),
            Action::Barter { give, get, amount } => self.bad_swap(rules, state, give, get, amount),
            _ => no("NG-12.4", "no-not-now"),
        }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        match (*action, rules.partner(seat)) {
            (Action::Trade { pay, get }, _) => {
                state.pay(seat, pay);
                state.gain(seat, get.one());
                tell!(teller, "NG-12.4", "told-trade", seat = seat, goods = goods(pay), gain = goods(get.one()));
            }
            (Action::Barter { give, get, amount }, Some(partner)) => {
                state.set(Trade { offered: self.offered | swap_bit(give, get), ..self });
                state.push(Barter { seat: partner, by: seat, give, get, amount });
                let offer = || message!("told-swap-offer", seat = seat, partner = partner, n = amount);
                teller.tell(|| table::Event::new("NG-23.7", offer().with("give", give).with("get", get)));
            }
            _ => state.pop(),
        }
    }

    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        let swaps = || pairs().any(|(give, get)| self.most_swapped(rules, state, give, get) > 0);
        let idle = state.player(self.seat).wealth() < TRADE.amount.into() && !(rules.options.teams && swaps());
        if idle {
            state.pop();
        }
        idle
    }
}
