//! What the answer to the choice of a card does (CM-8.5, CM-8.6).

use crate::cards::effect::{CardType, Choice, Effect, Source, Step};
use crate::prelude::*;

impl CrescentMoon {
    /// Applies the answer to the step a card stands at.
    pub(crate) fn answer_card(&self, state: &mut State, run: Run, action: Action, teller: &mut Teller) {
        let Some(step) = self.step_of(&run) else { return };
        match step {
            Step::Choose(Choice::Hex(_)) => {
                let Action::At(at) = action else { return };
                let hex = state.open.land.find(at);
                self.keep_run(state, Run { hex, step: run.step + 1, ..run });
            }
            Step::Choose(Choice::Player(_) | Choice::Opponent | Choice::Selector) => {
                let Action::Player(seat) = action else { return };
                let player = state.open.character(seat);
                self.keep_run(state, Run { player, step: run.step + 1, ..run });
            }
            Step::Do { effect, .. } => self.answer_effect(state, run, effect, action, teller),
            // These ask nothing.
            Step::Unless(..) | Step::Jump(_) => {}
        }
    }

    fn answer_effect(&self, state: &mut State, mut run: Run, effect: &Effect, action: Action, teller: &mut Teller) {
        let next = Run { step: run.step + 1, ..run };
        match (effect, action) {
            (Effect::Assign(_, _, each) | Effect::AssignHalf(each), Action::Units(units)) => {
                self.assign(state, &run, units, *each, teller);
                self.keep_run(state, next);
            }
            (Effect::Eject(who, ..), Action::Units(units)) => {
                let owner = self.scene(state, &run).who(*who);
                self.eject(state, owner, units, teller);
                self.keep_run(state, Run { ejected: next.ejected + units.total(), ..next });
            }
            (Effect::Bring(_, source), _) => self.answer_bring(state, run, *source, action, teller),
            (Effect::Withdraw(_), Action::To(at)) => {
                run.hex = state.open.land.find(at);
                self.keep_run(state, run);
            }
            (Effect::Withdraw(_), Action::Units(units)) => {
                self.withdraw(state, &run, units, teller);
                self.keep_run(state, Run { hex: None, ..next });
            }
            (Effect::Cancel(..), Action::Target(kind, seat)) => {
                self.cancel(state, &run, effect, kind, state.open.character(seat), teller);
                self.keep_run(state, next);
            }
            (Effect::StealCard(_), Action::Card(kind)) => {
                let owner = self.stealable(state, &run, effect).map_or(run.me, |(owner, _)| owner);
                self.keep_run(state, next);
                self.steal(state, run.holder, owner, kind, teller);
            }
            (Effect::SubAction(sub), _) => {
                self.keep_run(state, next);
                if action == Action::Yes {
                    self.begin_sub_action(state, &run, *sub);
                }
            }
            _ => self.keep_run(state, next),
        }
    }

    fn answer_bring(&self, state: &mut State, mut run: Run, source: Source, action: Action, teller: &mut Teller) {
        let next = Run { step: run.step + 1, brought: 0, hex: None, ..run };
        let me = run.me.index();
        match (source, action) {
            (Source::Reserve, Action::Count(count)) => {
                state.open.reserve[me] -= count;
                let units = if run.me.has_ordinary() { Units::new(count, 0) } else { Units::new(0, count) };
                self.join(state, &run, units, teller);
                self.keep_run(state, next);
            }
            (Source::Mercs, Action::Count(count)) => {
                state.open.discs[me] -= count;
                self.join(state, &run, Units::new(0, count), teller);
                self.keep_run(state, next);
            }
            (Source::Neighbours, Action::From(at)) => {
                run.hex = state.open.land.find(at);
                self.keep_run(state, run);
            }
            (Source::Neighbours, Action::Units(units)) => {
                if let Some(hex) = run.hex {
                    state.open.remove_units(run.me, hex, units);
                    self.join(state, &run, units, teller);
                }
                self.keep_run(state, Run { brought: run.brought + 1, hex: None, ..run });
            }
            (Source::Swap, Action::At(at)) => {
                let nomad = Character::Nomad;
                if let Some(hex) = state.open.land.find(at) {
                    state.open.remove_units(nomad, hex, Units::new(0, 1));
                    state.open.discs[nomad.index()] += 1;
                    state.open.discs[me] -= 1;
                    self.join(state, &run, Units::new(0, 1), teller);
                }
                self.keep_run(state, Run { brought: run.brought + 1, ..run });
            }
            _ => self.keep_run(state, next),
        }
    }

    fn assign(&self, state: &mut State, run: &Run, units: Units, each: i8, teller: &mut Teller) {
        let Some(conflict) = &mut state.open.conflict else { return };
        let Some(card) = run.slot.and_then(|slot| conflict.played.get_mut(slot as usize)) else { return };
        card.units = card.units.plus(units);
        card.mine = card.mine.saturating_add(each.saturating_mul(units.total() as i8));
        let conquest = self.edition.card(run.kind).card_type == CardType::Strategy;
        let (seat, clause) = (state.open.seat(run.me), if conquest { "CM-11.8" } else { "CM-8.6" });
        tell!(teller, clause, "told-assign", seat, units, card = self.card_arg(run.kind));
    }

    /// Units join the fight, on the card.
    fn join(&self, state: &mut State, run: &Run, units: Units, teller: &mut Teller) {
        let Some(hex) = self.active(state).filter(|_| !units.is_empty()) else { return };
        state.open.add_units(run.me, hex, units);
        if let Some(conflict) = &mut state.open.conflict
            && let Some(card) = run.slot.and_then(|slot| conflict.played.get_mut(slot as usize))
        {
            card.units = card.units.plus(units);
        }
        let seat = state.open.seat(run.me);
        tell!(teller, "CM-8.6", "told-join", seat, units, card = self.card_arg(run.kind));
    }

    fn withdraw(&self, state: &mut State, run: &Run, units: Units, teller: &mut Teller) {
        let (Some(from), Some(to)) = (self.active(state), run.hex) else { return };
        state.open.remove_units(run.me, from, units);
        state.open.add_units(run.me, to, units);
        let seat = state.open.seat(run.me);
        tell!(teller, "CM-8.5", "told-withdraw-units", seat, units, hex = state.open.place(to));
    }

    /// Units leave for their owner's supply; they are no casualties (ruling X-32).
    fn eject(&self, state: &mut State, owner: Option<Character>, units: Units, teller: &mut Teller) {
        let (Some(owner), Some(hex)) = (owner, self.active(state)) else { return };
        state.open.remove_units(owner, hex, units);
        state.open.discs[owner.index()] += units.total();
        tell!(teller, "CM-8.5", "told-eject", seat = state.open.seat(owner), units);
    }

    /// A card has no effect any more: its numbers are taken out, units on it become free.
    fn cancel(
        &self,
        state: &mut State,
        run: &Run,
        effect: &Effect,
        kind: Kind,
        holder: Option<Character>,
        teller: &mut Teller,
    ) {
        let Effect::Cancel(side, filter) = effect else { return };
        let Some(camp) = self.scene(state, run).camp(*side) else { return };
        let mut slots = self.cards_like(&state.open, camp, *filter);
        let fits = |slot: &usize| {
            let card = state.open.conflict.as_ref().map(|conflict| &conflict.played[*slot]);
            card.is_some_and(|card| card.kind == kind && Some(card.holder) == holder)
        };
        let Some(slot) = slots.find(fits) else { return };
        drop(slots);
        let Some(conflict) = &mut state.open.conflict else { return };
        let card = &mut conflict.played[slot];
        *card = card.cancelled();
        tell!(teller, "CM-8.5", "told-cancel", card = self.card_arg(run.kind), target = self.card_arg(kind));
    }
}
