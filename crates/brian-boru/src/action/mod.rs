//! One action of a card (BB-6 to BB-9): its symbols from left to right, and the purchases they allow.

use crate::BrianBoru;
use crate::edition::Symbol;
use crate::pieces::Which;
use crate::pieces::{Town, Towns};
use crate::say::{tell, town as town_arg};
use crate::state::{Line, Marker, Open, Procedure, State, Step};
use table::{Message, Seat, Teller};

impl BrianBoru {
    /// BB-6.1: the symbols of the action that are still to be resolved, until one needs a decision. Each uses what those before it
    /// brought, never what comes later (BB-6.3), and one without effect is passed over (BB-6.2).
    pub(crate) fn run_line(&self, state: &mut State, teller: &mut Teller) {
        let line = state.open.flow.line;
        let Some(card) = line.card else { return self.end_line(state, teller) };
        let symbols = &self.components.card(card).line(line.which).0;
        let mut rest = &symbols[line.done as usize..];
        while let Some(symbol) = rest.first().copied() {
            let count =
                if counts_together(symbol) { rest.iter().take_while(|next| **next == symbol).count() } else { 1 };
            rest = &rest[count..];
            state.open.flow.line.done = (symbols.len() - rest.len()) as u8;
            let last = !rest.contains(&symbol);
            if self.resolve_symbols(state, line.seat, (symbol, count as u16), last, teller) {
                return;
            }
        }
        self.end_line(state, teller);
    }

    /// So many equal symbols; `true` if a decision is needed now. Purchases are asked once, after the last of equal symbols (BB-6.5).
    fn resolve_symbols(
        &self,
        state: &mut State,
        seat: Seat,
        (symbol, count): (Symbol, u16),
        last: bool,
        teller: &mut Teller,
    ) -> bool {
        match symbol {
            Symbol::TakeTown => self.take_town(state, seat, teller),
            Symbol::GainCoin => gain_coins(state, seat, count, "BB-7.2", teller),
            Symbol::PayCoin => self.pay_coin(state, seat, teller),
            Symbol::ChurchDisc | Symbol::TakeRaider | Symbol::Court => {
                self.gain(state, seat, symbol, count, teller);
                if last && self.most_extras(&state.open, seat, symbol) > 0 {
                    state.open.flow.step = Step::Buy;
                    return true;
                }
            }
            Symbol::Expand => {
                if !self.expansions(&state.open, seat).is_empty() {
                    state.open.flow.step = Step::Expand;
                    return true;
                }
            }
            Symbol::FreeTown => return self.liberate(state, seat, teller),
        }
        false
    }

    /// BB-7.14: a Viking control token must go if there is one; with several, `true`: the player is asked which.
    fn liberate(&self, state: &mut State, seat: Seat, teller: &mut Teller) -> bool {
        if let Some(town) = state.open.vikings.single() {
            self.free_town(state, town, teller);
        } else if state.open.vikings.is_empty() {
            tell(teller, "BB-7.14", || Message::new("told-nothing-to-free").with("seat", seat));
        } else {
            state.open.flow.step = Step::FreeTown;
            return true;
        }
        false
    }

    /// BB-6.4: after the last symbol the shared space is settled; then the card is discarded (BB-5.15).
    fn end_line(&self, state: &mut State, teller: &mut Teller) {
        let seat = state.open.flow.line.seat;
        self.step_down(state, seat, teller);
        let flow = &mut state.open.flow;
        flow.line = Line { seat: Seat::default(), card: None, which: Which::Primary, done: 0 };
        flow.trick.acted = flow.trick.acted.with(seat);
        self.finish(state, Procedure::Line, Step::Resolve);
    }

    /// BB-9.4, BB-9.5: a disc that shares a space above the start moves down until it stands alone. So no two discs rest on the
    /// same space (BB-9.6), and nobody ends below where he began (BB-9.7).
    fn step_down(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        let before = state.open.players[seat].track;
        let space = self.resting_space(&state.open, seat, before);
        if space != before {
            state.open.players[seat].track = space;
            tell(teller, "BB-9.4", || Message::new("told-steps-down").with("seat", seat).with("n", space));
        }
    }

    /// Where this player's disc comes to rest if his action leaves it on `space` (BB-9.4); pages preview purchases with it.
    pub fn resting_space(&self, open: &Open, seat: Seat, space: u8) -> u8 {
        let taken = |space: &u8| open.players.seats().any(|other| other != seat && open.players[other].track == *space);
        (1..=space).rev().find(|space| !taken(space)).unwrap_or(0)
    }

    /// BB-7.1: a disc on the active town and the marker; only the marker if somebody got there first (BB-21.1).
    fn take_town(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        let free = state.open.free();
        state.open.marker = Marker::Held(seat);
        match state.open.flow.trick.town.filter(|town| free.has(*town)) {
            Some(town) => put_disc(state, seat, town, "BB-7.1", "told-takes-town", teller),
            None => tell(teller, "BB-21.1", || Message::new("told-takes-marker-only").with("seat", seat)),
        }
    }

    /// BB-7.3, BB-7.4, BB-7.5: a coin, or points instead of a coin that is not there, down to 0 (BB-1.8). Nothing else is ever paid
    /// with points (BB-1.9).
    fn pay_coin(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        let player = &mut state.open.players[seat];
        if player.coins > 0 {
            player.coins -= 1;
            tell(teller, "BB-7.3", || Message::new("told-pays-coin").with("seat", seat));
        } else {
            let lost = player.vp.min(self.components.costs.unpaid);
            player.vp -= lost;
            tell(teller, "BB-7.4", || Message::new("told-loses-points").with("seat", seat).with("n", lost));
        }
    }

    /// BB-7.8, BB-7.9, BB-7.11: so many discs, raiders or steps, as far as there are any. Steps go over taken spaces (BB-9.1).
    fn gain(&self, state: &mut State, seat: Seat, symbol: Symbol, wanted: u16, teller: &mut Teller) {
        let top = self.components.top();
        let open = &mut state.open;
        let player = &mut open.players[seat];
        let (clause, key, got) = match symbol {
            Symbol::ChurchDisc => {
                player.church = player.church.saturating_add(wanted);
                ("BB-7.8", "told-church-discs", wanted)
            }
            Symbol::TakeRaider => {
                let got = wanted.min(open.battle);
                open.battle -= got;
                player.raiders = player.raiders.saturating_add(got);
                (if got == 0 { "BB-7.10" } else { "BB-7.9" }, "told-raiders", got)
            }
            _ => {
                let got = wanted.min(u16::from(top - player.track));
                player.track += got as u8;
                (if got == 0 { "BB-9.2" } else { "BB-7.11" }, "told-steps", got)
            }
        };
        let space = player.track;
        if wanted > 0 {
            tell(teller, clause, || Message::new(key).with("seat", seat).with("n", got).with("space", space));
        }
    }

    /// BB-7.8 to BB-7.10, BB-7.15, BB-9.2: how many extras the player could buy for this symbol.
    pub(crate) fn most_extras(&self, open: &Open, seat: Seat, symbol: Symbol) -> u16 {
        let affordable = open.players[seat].coins / self.components.costs.extra;
        match symbol {
            Symbol::ChurchDisc => affordable,
            Symbol::TakeRaider => affordable.min(open.battle),
            Symbol::Court => affordable.min(u16::from(self.components.top() - open.players[seat].track)),
            _ => 0,
        }
    }

    /// The symbol the acting player is asked about: the last one done.
    pub(crate) fn asked_symbol(&self, open: &Open) -> Option<Symbol> {
        let line = open.flow.line;
        let symbols = &self.components.card(line.card?).line(line.which).0;
        symbols.get((line.done as usize).checked_sub(1)?).copied()
    }

    /// Buys so many extras and goes on with the line. A step onto a taken space is allowed, and may be wasted (BB-9.3).
    pub(crate) fn buy(&self, state: &mut State, seat: Seat, extras: u16, teller: &mut Teller) {
        let price = extras * self.components.costs.extra;
        state.open.players[seat].coins -= price;
        if let Some(symbol) = self.asked_symbol(&state.open).filter(|_| extras > 0) {
            tell(teller, "BB-7.15", || {
                Message::new("told-buys").with("seat", seat).with("n", extras).with("coins", price)
            });
            self.gain(state, seat, symbol, extras, teller);
        }
        state.open.flow.step = Step::Line;
    }

    /// BB-8.2 to BB-8.5: free towns joined by a road, in the same region or another (BB-8.6), to a town this player controls,
    /// from whichever (BB-8.8), without the active town; none
    /// if he cannot pay (BB-8.1).
    pub(crate) fn expansions(&self, open: &Open, seat: Seat) -> Towns {
        if open.players[seat].coins < self.components.costs.expansion {
            return Towns::NONE;
        }
        let mut targets = Towns::NONE;
        for town in open.controlled(seat).iter() {
            targets = targets.or(self.components.roads[town.index()]);
        }
        targets = targets.and(open.free());
        if let (Marker::On(active), false) = (open.marker, self.options.expand_into_active_town) {
            targets.remove(active);
        }
        targets
    }

    /// BB-8.1, BB-8.7: pays and puts a disc on the new town, or leaves it.
    pub(crate) fn expand(&self, state: &mut State, seat: Seat, target: Option<Town>, teller: &mut Teller) {
        match target {
            Some(town) => {
                state.open.players[seat].coins -= self.components.costs.expansion;
                put_disc(state, seat, town, "BB-8.1", "told-expands", teller);
            }
            None => tell(teller, "BB-8.1", || Message::new("told-does-not-expand").with("seat", seat)),
        }
        state.open.flow.step = Step::Line;
    }

    /// BB-7.13: the Viking control token leaves the town; the disc below shows who controls it again.
    pub(crate) fn free_town(&self, state: &mut State, town: Town, teller: &mut Teller) {
        state.open.vikings.remove(town);
        let owner = state.open.owner(town).unwrap_or_default();
        tell(teller, "BB-7.13", || Message::new("told-freed").with("town", town_arg(town)).with("owner", owner));
        state.open.flow.step = Step::Line;
    }
}

/// Whether equal neighbours of this symbol are resolved, and told, in one go; the outcome is the same.
fn counts_together(symbol: Symbol) -> bool {
    matches!(symbol, Symbol::GainCoin | Symbol::ChurchDisc | Symbol::TakeRaider | Symbol::Court)
}

/// Coins from the supply, which never runs out (BB-1.3).
pub(crate) fn gain_coins(state: &mut State, seat: Seat, coins: u16, clause: &'static str, teller: &mut Teller) {
    let player = &mut state.open.players[seat];
    player.coins = player.coins.saturating_add(coins);
    tell(teller, clause, || Message::new("told-coins").with("seat", seat).with("n", coins));
}

/// A disc on a free town, where it stays to the end (BB-1.5).
pub(crate) fn put_disc(
    state: &mut State,
    seat: Seat,
    town: Town,
    clause: &'static str,
    key: &'static str,
    teller: &mut Teller,
) {
    state.open.players[seat].towns.add(town);
    tell(teller, clause, || Message::new(key).with("seat", seat).with("town", town_arg(town)));
}
