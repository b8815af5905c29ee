//! One action of a card (BB-6, BB-7): its symbols from left to right.

mod buy;
mod expand;
mod free_town;
mod track;

use crate::BrianBoru;
use crate::decision::{Action, RunLine, Step};
use crate::edition::Symbol;
use crate::state::{Line, Marker, Open, Part, State};
use table::{Procedure, Refusal, Seat, Teller, refuse, tell};

/// BB-6.1: the symbols of the action that are still to be resolved, until one needs a decision. Each uses what those before it
/// brought, never what comes later (BB-6.3), and one without effect is passed over (BB-6.2).
impl Procedure<BrianBoru> for RunLine {
    fn clause(&self) -> &'static str {
        "BB-6.1"
    }

    fn run(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) {
        let line = state.open.flow.line;
        let symbols = line.card.map_or(&[][..], |card| &rules.components.card(card).line(line.which).0);
        let mut rest = &symbols[line.done as usize..];
        while let Some(symbol) = rest.first().copied() {
            let count =
                if symbol.counts_together() { rest.iter().take_while(|next| **next == symbol).count() } else { 1 };
            rest = &rest[count..];
            state.open.flow.line.done = (symbols.len() - rest.len()) as u8;
            self.resolve(rules, state, (symbol, count as u16), teller);
            if let Some(asked) = self.question(symbol, rest) {
                state.open.flow.step = asked;
                return;
            }
        }
        self.end(rules, state, teller);
    }
}

impl RunLine {
    /// So many equal symbols, as far as they need no decision.
    fn resolve(self, rules: &BrianBoru, state: &mut State, (symbol, count): (Symbol, u16), teller: &mut Teller) {
        let seat = state.open.flow.line.seat;
        match symbol {
            Symbol::TakeTown => rules.take_town(state, seat, teller),
            Symbol::GainCoin => state.gain_coins(seat, count, "BB-7.2", teller),
            Symbol::PayCoin => rules.pay_coin(state, seat, teller),
            Symbol::ChurchDisc | Symbol::TakeRaider | Symbol::Court => rules.gain(state, seat, symbol, count, teller),
            Symbol::Expand | Symbol::FreeTown => {}
        }
    }

    /// What a symbol asks, with these after it. Purchases are asked once, after the last of equal symbols (BB-6.5).
    fn question(self, symbol: Symbol, rest: &[Symbol]) -> Option<Step> {
        match symbol {
            Symbol::TakeTown | Symbol::GainCoin | Symbol::PayCoin => None,
            Symbol::ChurchDisc | Symbol::TakeRaider | Symbol::Court => (!rest.contains(&symbol)).then_some(Step::Buy),
            Symbol::Expand => Some(Step::Expand),
            Symbol::FreeTown => Some(Step::FreeTown),
        }
    }

    /// BB-6.4: after the last symbol the shared space is settled; then the card is discarded (BB-5.15).
    fn end(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) {
        let seat = state.open.flow.line.seat;
        rules.step_down(state, seat, teller);
        state.open.flow.line = Line::default();
        state.open.flow.trick.acted.add(seat);
        state.finish(Part::Line, Step::Resolve);
    }
}

/// Refuses an answer to another question; one about another symbol of the line comes out of turn (BB-6.1).
fn out_of_turn(step: Step, action: &Action) -> Refusal {
    match action {
        Action::Buy(_) | Action::Expand(_) | Action::Free(_) => refuse!("BB-6.1", "no-not-now", now = step.term()),
        _ => step.not_now(),
    }
}

impl BrianBoru {
    /// BB-7.1: a disc on the active town, and the marker. Somebody may have expanded there already (BB-21.1).
    fn take_town(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        let free = state.open.free();
        state.open.marker = Marker::Held(seat);
        match state.open.flow.trick.town.filter(|town| free.has(*town)) {
            Some(town) => {
                state.put_disc(seat, town);
                tell!(teller, "BB-7.1", "told-takes-town", seat = seat, town = town);
            }
            None => tell!(teller, "BB-21.1", "told-takes-marker-only", seat = seat),
        }
    }

    /// BB-7.3, BB-7.4, BB-7.5: a coin, or points instead of a coin that is not there, down to 0 (BB-1.8). Nothing else is ever paid
    /// with points (BB-1.9).
    fn pay_coin(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        let player = &mut state.open.players[seat];
        if player.coins > 0 {
            player.coins -= 1;
            tell!(teller, "BB-7.3", "told-pays-coin", seat = seat);
        } else {
            let lost = player.vp.min(self.components.costs.unpaid);
            player.vp -= lost;
            tell!(teller, "BB-7.4", "told-loses-points", seat = seat, n = lost);
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
                (if got < wanted { "BB-7.10" } else { "BB-7.9" }, "told-raiders", got)
            }
            _ => {
                let got = wanted.min(u16::from(top - player.track));
                player.track += got as u8;
                (if got < wanted { "BB-9.2" } else { "BB-7.11" }, "told-steps", got)
            }
        };
        tell!(teller, clause, key, seat = seat, n = got, space = player.track);
    }

    /// The symbol the acting player is asked about: the last one done.
    pub fn asked_symbol(&self, open: &Open) -> Option<Symbol> {
        let line = open.flow.line;
        let symbols = &self.components.card(line.card?).line(line.which).0;
        symbols.get((line.done as usize).checked_sub(1)?).copied()
    }
}
