//! Copying a card (NG-21.1 to NG-21.5; NG-17.15, NG-19.11, NG-19.22).

use crate::card::{Card, Pile};
use crate::effect::{Effect, Source};
use crate::map::Land;
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

impl Northgard {
    /// NG-21.2: cards of a pile that the player can copy now.
    fn copies_of(&self, state: &State, seat: Seat, pile: Pile) -> Pile {
        let fits = |card: &Card| {
            let effect = self.book.card(*card).effects.first();
            !matches!(effect, None | Some(Effect::Copy { .. } | Effect::React)) && self.can_play(state, seat, *card)
        };
        pile.kinds().filter(fits).collect()
    }

    /// NG-17.15: what could be copied if the token lay here.
    pub(super) fn lore_at(&self, state: &State, seat: Seat, land: Land) -> Pile {
        match state.land(land).owner {
            Some(owner) if self.is_enemy(seat, owner) => self.copies_of(state, seat, state.player(owner).active),
            _ => Pile::EMPTY,
        }
    }

    /// Cards the player may copy: any of another active area (NG-21.4), but of the own only those played for their effect (NG-21.5).
    pub(super) fn copyable(&self, state: &State, seat: Seat, from: Source) -> Pile {
        match from {
            Source::Own => self.copies_of(state, seat, state.player(seat).played),
            Source::Scorched => {
                state.open.scorched.map_or(Pile::EMPTY, |site| self.lore_at(state, seat, state.at(site)))
            }
            Source::Neighbour => {
                let around = self.around(state, seat);
                let near = self.enemies(seat).filter(|enemy| around.meets(state.held(*enemy)));
                let cards = near.flat_map(|enemy| self.copies_of(state, seat, state.player(enemy).active).kinds());
                cards.fold(Pile::EMPTY, |pile, card| if pile.has(card) { pile } else { pile | Pile::one(card) })
            }
        }
    }

    /// Why a card cannot be copied now; written independently of [`Northgard::copyable`].
    pub(super) fn bad_copy(&self, state: &State, seat: Seat, card: Card) -> Option<Refusal> {
        match self.book.card(card).effects.first() {
            None | Some(Effect::Copy { .. } | Effect::React) => no("NG-21.2", "no-copy"),
            Some(_) => self.unplayable(state, seat, card),
        }
    }

    /// Why nothing can be copied.
    pub(super) fn why_no_copy(&self, state: &State, seat: Seat, from: Source) -> Option<Refusal> {
        let copy = CopyCard { seat, from };
        let open = |card: &Card| match from {
            Source::Scorched => state.lands().iter().any(|land| {
                let here = state.open.scorched == Some(state.site(land));
                copy.shows(self, state, land, *card)
                    && (here || state.land(land).near.iter().any(|near| state.figures(near, seat) > 0))
            }),
            Source::Neighbour | Source::Own => copy.lies_open(self, state, *card),
        };
        let any = Card::all().filter(open).any(|card| self.bad_copy(state, seat, card).is_none());
        if any { None } else { no("NG-21.2", "no-card-to-copy") }
    }
}

/// NG-21.1: the seat chooses a card to copy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct CopyCard {
    pub seat: Seat,
    pub from: Source,
}

impl CopyCard {
    /// Whether the card lies before the opponent who controls the territory.
    fn shows(&self, rules: &Northgard, state: &State, land: Land, card: Card) -> bool {
        let owner = state.land(land).owner;
        owner.is_some_and(|owner| rules.is_enemy(self.seat, owner) && state.player(owner).active.has(card))
    }

    /// Whether the player finds this card where the copying card looks.
    fn lies_open(&self, rules: &Northgard, state: &State, card: Card) -> bool {
        match self.from {
            Source::Own => state.player(self.seat).played.has(card),
            Source::Scorched => state.open.scorched.is_some_and(|site| self.shows(rules, state, state.at(site), card)),
            Source::Neighbour => {
                let beside = |land| state.land(land).near.iter().any(|near| state.figures(near, self.seat) > 0);
                state.lands().iter().any(|land| self.shows(rules, state, land, card) && beside(land))
            }
        }
    }
}

impl Decision<Northgard> for CopyCard {
    fn clause(&self) -> &'static str {
        "NG-21.1"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-copy")
    }

    fn offers(&self, rules: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(rules.copyable(state, seat, self.from).kinds().map(Action::Copy));
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Copy(card) if !self.lies_open(rules, state, card) => no("NG-21.1", "no-card-not-there"),
            Action::Copy(card) => rules.bad_copy(state, seat, card),
            _ => no("NG-21.1", "no-not-now"),
        }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Copy(card) = *action else { return };
        state.pop();
        tell!(teller, card.clause(), "told-copy", seat = seat, card = card);
        rules.begin_card(state, seat, card, true);
    }
}
