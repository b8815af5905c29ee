//! Who wins, and what becomes of the cards (CM-11.9–11.11, CM-11.15, CM-12.6–12.13).

use crate::cards::CardType;
use crate::conflict::{Camp, CardState, Conflict, Played};
use crate::prelude::*;
use crate::state::Ended;

/// Sums are compared: the higher total wins; a tie goes to the attacker unless the Murshid has a token in the hex (CM-11.9, CM-11.10, CM-12.6,
/// CM-12.7, CM-12.10, CM-12.11).
impl Procedure<CrescentMoon> for Compare {
    const CLAUSE: &'static str = "CM-11.9";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        let tipped = state.open.tokens[Character::Murshid.index()];
        let Some(conflict) = &state.open.conflict else { return };
        let totals = Camp::ALL.map(|camp| rules.side_total(&state.open, conflict, camp));
        let Some(conflict) = &mut state.open.conflict else { return };
        conflict.totals = totals;
        let next = if totals[0] == totals[1] && tipped.has(conflict.hex) {
            Step::Tip
        } else {
            conflict.winner = Some(if totals[0] >= totals[1] { Camp::Attacker } else { Camp::Defender });
            Step::Decided
        };
        rules.tell_totals(conflict, teller);
        state.open.turn_to(next);
    }
}

/// The Murshid decides a tie (CM-11.10, CM-12.11, CM-13.7).
impl Decision<CrescentMoon> for Tip {
    const CLAUSE: &'static str = "CM-11.10";
    const ASKED: fn(&State) -> Seat = |state| state.open.seat(Character::Murshid);
    const PROMPT: &'static str = "ask-tip";

    fn offers(&self, _: &CrescentMoon, _: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(Camp::ALL.map(Action::Side));
    }

    fn refusal(&self, _: &CrescentMoon, _: &State, _: Seat, action: &Action) -> Option<Refusal> {
        (!matches!(action, Action::Side(_))).then(|| not_asked(self.clause()))
    }

    fn act(self, _: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let (Action::Side(camp), Some(conflict)) = (*action, &mut state.open.conflict) else { return };
        conflict.winner = Some(camp);
        let key = if camp == Camp::Attacker { "told-tip-attacker" } else { "told-tip-defender" };
        tell!(teller, conflict.clause("CM-11.10", "CM-12.11"), key, seat);
        state.open.turn_to(Step::Decided);
    }

    fn label(&self, _: &CrescentMoon, _: &View, action: &Action) -> Option<Message> {
        let Action::Side(camp) = *action else { return None };
        Some(Message::new(if camp == Camp::Attacker { "do-tip-attacker" } else { "do-tip-defender" }))
    }
}

/// The winner is known: deals are paid (CM-11.11, CM-12.10, CM-12.12).
impl Procedure<CrescentMoon> for Decided {
    const CLAUSE: &'static str = "CM-11.11";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        let Some(conflict) = &state.open.conflict else { return };
        let combat = conflict.combat;
        rules.tell_winner(conflict, teller);
        rules.pay_deal(state, teller);
        if combat { rules.win_combat(state, teller) } else { rules.win_contest(state, teller) }
    }
}

/// Cards are put away: events and cancelled cards are discarded, characters and banners lie open in front of whose hand they came
/// from, a strategy returns to hand (CM-13.4), a handed-over card goes to that hand (CM-8.2, CM-11.15, CM-12.13). Then the hand limit.
impl Procedure<CrescentMoon> for Clear {
    const CLAUSE: &'static str = "CM-11.15";

    fn run(self, rules: &CrescentMoon, state: &mut State, teller: &mut Teller) {
        let Some(mut conflict) = state.open.conflict.take() else { return };
        for card in std::mem::take(&mut conflict.played) {
            let cancelled = card.state == CardState::Cancelled;
            if !cancelled && card.on_win > 0 && conflict.winner == Some(card.camp) {
                state.open.coins[card.holder.index()] += u16::from(card.on_win);
                let seat = state.open.seat(card.holder);
                tell!(teller, "CM-12.13", "told-coins", seat, n = card.on_win);
            }
            // The card is put away, but what it says about sacking holds until the combat is over.
            conflict.no_sack |= card.no_sack && !cancelled;
            if !cancelled && card.me == conflict.attacker {
                conflict.per_sack = conflict.per_sack.saturating_add(card.per_sack);
            }
            rules.put_away(state, &conflict, &card, teller);
        }
        let combat = conflict.combat;
        if combat {
            state.open.conflict = Some(conflict);
            state.open.turn_to(Step::Subdue);
        } else {
            state.open.pop();
            rules.remember(state, &conflict);
        }
        rules.check_hands(state);
    }
}

impl CrescentMoon {
    /// Puts a card away by its type, unless it was cancelled or handed over (CM-8.2, CM-11.15, CM-12.13).
    fn put_away(&self, state: &mut State, conflict: &Conflict, card: &Played, teller: &mut Teller) {
        let (kind, seat) = (card.kind, state.open.seat(card.holder));
        let clause = conflict.clause("CM-11.15", "CM-12.13");
        let name = || self.card_arg(kind);
        if let Some(to) = card.hand_over.filter(|_| card.state != CardState::Cancelled) {
            self.enter_hand(state, to, kind);
            tell!(teller, "CM-12.13", "told-hand-over", seat = state.open.seat(to), card = name());
            return;
        }
        let card_type = match card.state {
            // A cancelled card is put away like an event.
            CardState::Cancelled => CardType::Event,
            CardState::Waiting | CardState::Resolved => self.edition.card(kind).card_type,
        };
        match card_type {
            CardType::Event => {
                self.edition.rack.put(&mut state.open.discard, kind);
                tell!(teller, clause, "told-put-away", card = name());
            }
            CardType::Character | CardType::Banner => {
                self.edition.rack.put(&mut state.open.rows[card.holder.index()], kind);
                tell!(teller, clause, "told-laid-open", seat, card = name());
            }
            CardType::Strategy => {
                self.enter_hand(state, card.holder, kind);
                tell!(teller, "CM-13.4", "told-returns", seat, card = name());
            }
        }
    }

    /// Strength or influence of a side as it stands.
    pub(crate) fn side_total(&self, open: &crate::state::Open, conflict: &Conflict, camp: Camp) -> i8 {
        if conflict.combat {
            self.side_strength(open, conflict, camp)
        } else {
            self.side_influence(open, conflict, camp)
        }
    }

    /// The two totals of a conflict.
    pub(crate) fn tell_totals(&self, conflict: &Conflict, teller: &mut Teller) {
        let [attack, defence] = conflict.totals;
        if conflict.combat {
            tell!(teller, "CM-11.9", "told-strength", attack, defence);
        } else {
            tell!(teller, "CM-12.6", "told-influence-attack", n = attack);
            let clause = if conflict.defenders.is_empty() { "CM-12.14" } else { "CM-12.7" };
            tell!(teller, clause, "told-influence-defence", n = defence);
        }
    }

    /// Who won a conflict.
    pub(crate) fn tell_winner(&self, conflict: &Conflict, teller: &mut Teller) {
        let clause = if conflict.combat { "CM-11.9" } else { "CM-12.10" };
        match conflict.winner {
            Some(Camp::Attacker) => tell!(teller, clause, "told-attacker-wins"),
            Some(Camp::Defender) => tell!(teller, clause, "told-defender-wins"),
            None => {}
        }
    }

    /// Keeps how a conflict ended for all to see.
    pub(crate) fn remember(&self, state: &mut State, conflict: &Conflict) {
        state.open.last = Some(Ended {
            combat: conflict.combat,
            hex: conflict.hex,
            attacker: conflict.attacker,
            defender: conflict.defender,
            totals: conflict.totals,
            losses: conflict.losses,
            attacker_won: conflict.winner == Some(Camp::Attacker),
            shown: conflict.shown.clone(),
        });
        state.hidden.deal = Default::default();
    }
}
