//! More discs, raiders or steps for coins (BB-6.5, BB-7.8 to BB-7.11, BB-7.15).

use crate::edition::Symbol;
use crate::prelude::*;

/// What extras are called in keys of the dictionaries.
fn extras(symbol: Option<Symbol>) -> &'static str {
    match symbol {
        Some(Symbol::ChurchDisc) => "church",
        Some(Symbol::TakeRaider) => "raiders",
        _ => "steps",
    }
}

impl BrianBoru {
    /// BB-7.8 to BB-7.10, BB-7.15, BB-9.2: how many extras the acting player could buy now.
    pub fn most_extras(&self, open: &Open) -> u16 {
        let player = &open.players[open.flow.line.seat];
        let affordable = player.coins / self.components.costs.extra;
        match self.asked_symbol(open) {
            Some(Symbol::ChurchDisc) => affordable,
            Some(Symbol::TakeRaider) => affordable.min(open.battle),
            Some(Symbol::Court) => affordable.min(u16::from(self.components.top() - player.track)),
            _ => 0,
        }
    }

    /// What is bought, for a button.
    pub(crate) fn buy_label(&self, open: &Open, count: u16) -> Message {
        if count == 0 {
            return message!("do-buy-none");
        }
        let price = u32::from(count) * u32::from(self.components.costs.extra);
        message!(format!("do-buy-{}", extras(self.asked_symbol(open))), n = count, coins = price)
    }
}

/// BB-6.5: how many extras to buy for the symbols just resolved, or none. Asked only where something can be bought.
impl Decision<BrianBoru> for Buy {
    const CLAUSE: &'static str = "BB-6.5";

    fn asks(&self, _: &BrianBoru, state: &State) -> Asks {
        Asks::Always(state.open.flow.line.seat)
    }

    fn prompt(&self, rules: &BrianBoru, view: &View, seat: Seat) -> Message {
        let key = format!("ask-buy-{}", extras(rules.asked_symbol(&view.open)));
        message!(key, coins = view.open.players[seat].coins, price = rules.components.costs.extra)
    }

    fn offers(&self, rules: &BrianBoru, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all((0..=rules.most_extras(&state.open)).map(Action::Buy));
    }

    fn refusal(&self, rules: &BrianBoru, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Action::Buy(count) = *action else { return Some(super::out_of_turn(Step::Buy, action)) };
        let player = &state.open.players[seat];
        let price = u32::from(count) * u32::from(rules.components.costs.extra);
        if price > u32::from(player.coins) {
            return Some(refuse!("BB-7.15", "no-too-expensive", price, coins = player.coins));
        }
        let left = rules.components.track.len() as u16 - 1 - u16::from(player.track);
        match rules.asked_symbol(&state.open) {
            Some(Symbol::TakeRaider) if count > state.open.battle => {
                Some(refuse!("BB-7.10", "no-too-few-raiders", n = state.open.battle))
            }
            Some(Symbol::Court) if count > left => Some(refuse!("BB-9.2", "no-beyond-top", n = left)),
            _ => None,
        }
    }

    /// A step onto a taken space is allowed, and may be wasted (BB-9.3).
    fn act(self, rules: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Buy(count) = *action else { return };
        let price = count * rules.components.costs.extra;
        state.open.players[seat].coins -= price;
        if let Some(symbol) = rules.asked_symbol(&state.open).filter(|_| count > 0) {
            tell!(teller, "BB-7.15", format!("told-buys-{}", extras(Some(symbol))), seat, n = count, coins = price);
            rules.gain(state, seat, symbol, count, teller);
        }
        state.open.flow.step = Step::RunLine;
    }

    fn proceed(self, rules: &BrianBoru, state: &mut State, _: &mut Teller) -> bool {
        let nothing = rules.most_extras(&state.open) == 0;
        if nothing {
            state.open.flow.step = Step::RunLine;
        }
        nothing
    }
}
