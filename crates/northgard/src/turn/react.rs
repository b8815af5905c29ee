//! The card that answers a card (NG-21.6).

use crate::card::Card;
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// The only card that answers another (NG-19.10).
const ANSWER: Card = Card::DEV_DEFENSIVE_STRATEGY;

impl Northgard {
    /// NG-21.6: the opponent who may answer a card that is played; nothing else asks (NG-21.7). With a fixed window it is everyone who could, as far
    /// as all can know, hold Defensive Strategy, so that the question tells nothing; on demand only the holder is asked, and by that shown.
    pub(super) fn reactor(&self, state: &mut State, by: Seat, teller: &mut Teller) -> Option<Seat> {
        let seat = Seat::all(self.players).find(|seat| {
            let deck = state.deck(*seat);
            deck.hand.has(ANSWER)
                || deck.rest.has(ANSWER)
                || deck.top.iter().any(|top| top.card == ANSWER && top.secret)
        })?;
        if !self.is_enemy(by, seat) {
            return None;
        }
        let deck = state.deck_mut(seat);
        let spectator = deck.known.len() - 1;
        if self.options.react_on_demand {
            if !deck.hand.has(ANSWER) {
                return None;
            }
            for known in deck.known.iter_mut().filter(|known| !known.has(ANSWER)) {
                known.add(ANSWER);
                teller.reveal();
            }
            return Some(seat);
        }
        let unknown = deck.hand.len() > deck.known[spectator].len();
        (unknown || deck.known[spectator].has(ANSWER)).then_some(seat)
    }
}

/// NG-21.6: the seat may cancel the card played `by` somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct React {
    pub seat: Seat,
    pub by: Seat,
    pub card: Card,
}

impl Decision<Northgard> for React {
    fn clause(&self) -> &'static str {
        "NG-21.6"
    }

    /// Who does not hold the card is asked, too, so that being asked tells nothing.
    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Always(self.seat)
    }

    fn prompt(&self, _: &Northgard, view: &View, seat: Seat) -> Message {
        let held = view.deck(seat).hand.is_some_and(|hand| hand.has(ANSWER));
        message!(if held { "ask-react" } else { "ask-react-nothing" }, by = self.by, card = self.card)
    }

    fn offers(&self, _: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        if state.deck(seat).hand.has(ANSWER) {
            offers.put(Action::React);
        }
        offers.put(Action::Allow);
    }

    fn refusal(&self, _: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match action {
            Action::Allow => None,
            Action::React if state.deck(seat).hand.count(ANSWER) == 1 => None,
            Action::React => no("NG-21.6", "no-not-in-hand"),
            _ => no("NG-21.6", "no-not-now"),
        }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.pop();
        if *action == Action::Allow {
            return rules.resolve(state, self.by, self.card);
        }
        state.deck_mut(seat).show(ANSWER);
        state.player_mut(seat).active.add(ANSWER);
        let player = state.player_mut(self.by);
        player.active.remove(self.card);
        player.discard.add(self.card);
        teller.reveal();
        tell!(teller, "NG-21.6", "told-cancelled", seat = seat, by = self.by, card = self.card, answer = ANSWER);
    }
}
