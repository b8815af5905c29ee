//! Cards are resolved one after the other (CM-11.6, CM-11.7, CM-12.5).

use crate::conflict::{CardState, MOST_PLAYED, Played};
use crate::edition::Timing;
use crate::prelude::*;
use arrayvec::ArrayVec;

/// The next card to resolve, in the order its player likes (CM-11.6, CM-11.7, CM-12.5).
impl Decision<CrescentMoon> for Order {
    const CLAUSE: &'static str = "CM-11.6";
    const PROMPT: &'static str = "ask-order";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        let next = state.open.conflict.as_ref().and_then(|conflict| rules.next_group(conflict));
        next.map_or(Asks::Nobody, |(_, who)| Asks::Seat(state.open.seat(who)))
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let Some(conflict) = &state.open.conflict else { return };
        let Some((timing, who)) = rules.next_group(conflict) else { return };
        let own = conflict.played.iter().filter(|card| rules.waits(card, who, timing));
        let mut kinds: ArrayVec<Kind, MOST_PLAYED> = own.map(|card| card.kind).collect();
        kinds.sort_unstable();
        let fresh = |place: &usize| *place == 0 || kinds[*place - 1] != kinds[*place];
        offers.put_all((0..kinds.len()).filter(fresh).map(|place| Action::Card(kinds[place])));
    }

    fn refusal(&self, rules: &CrescentMoon, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let (Action::Card(kind), Some(conflict)) = (*action, &state.open.conflict) else {
            return Some(not_asked(self.clause()));
        };
        let clause = conflict.clause("CM-11.6", "CM-12.5");
        let named = |key: &'static str| Some(refuse!(clause, key, card = rules.card_arg(kind)));
        let own = || conflict.played.iter().filter(|card| state.open.seat(card.me) == seat);
        let mut alike = own().filter(|card| card.kind == kind).peekable();
        if alike.peek().is_none() {
            return named("no-card-played");
        }
        if !alike.any(|card| card.state == CardState::Waiting) {
            return named("no-card-waiting");
        }
        let timing = |kind: Kind| rules.edition.card(kind).timing;
        let mut waiting = own().filter(|card| card.state == CardState::Waiting);
        if waiting.any(|card| timing(card.kind) < timing(kind)) { named("no-card-order") } else { None }
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let (Action::Card(kind), Some(conflict)) = (*action, &state.open.conflict) else { return };
        let Some(who) = state.open.character(seat) else { return };
        let timing = rules.edition.card(kind).timing;
        let Some(slot) = rules.waiting_card(conflict, who, timing, kind) else { return };
        let run = Run::in_conflict(kind, conflict.keyword(), slot, who, conflict.played[slot as usize].holder);
        let clause = conflict.clause("CM-11.6", "CM-12.5");
        tell!(teller, clause, "told-resolve", seat, card = rules.card_arg(kind));
        state.open.push(run);
    }

    fn label(&self, rules: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        rules.card_label("do-resolve", action)
    }

    fn proceed(self, rules: &CrescentMoon, state: &mut State, _: &mut Teller) -> bool {
        let done = state.open.conflict.as_ref().is_some_and(|conflict| rules.next_group(conflict).is_none());
        state.open.turn_if(done, Step::Compare)
    }
}

impl CrescentMoon {
    /// Whose cards come next: by timing, then attacker, supporters, defenders (CM-11.6, CM-12.5).
    pub(crate) fn next_group(&self, conflict: &Conflict) -> Option<(Timing, Character)> {
        let waiting = |card: &&Played| card.state == CardState::Waiting;
        let timing = conflict.played.iter().filter(waiting).map(|card| self.edition.card(card.kind).timing).min()?;
        let of = |who: &Character| {
            let mut own = conflict.played.iter().filter(waiting).filter(|card| card.me == *who);
            own.any(|card| self.edition.card(card.kind).timing == timing)
        };
        conflict.order().find(of).map(|who| (timing, who))
    }

    /// Whether a card of this player waits to be resolved at this time.
    fn waits(&self, card: &Played, who: Character, timing: Timing) -> bool {
        card.state == CardState::Waiting && card.me == who && self.edition.card(card.kind).timing == timing
    }

    /// The place of the next such card of a player among the cards played.
    fn waiting_card(&self, conflict: &Conflict, who: Character, timing: Timing, kind: Kind) -> Option<u8> {
        let fits = |card: &Played| card.kind == kind && self.waits(card, who, timing);
        // The own copy before one the Murshid added: they do the same, but lie down in front of different players.
        let own = conflict.played.iter().position(|card| fits(card) && card.holder == who);
        own.or_else(|| conflict.played.iter().position(fits)).map(|slot| slot as u8)
    }
}
