//! Rounds and their preparation (BB-3): the Viking card and the marriage card.

use crate::BrianBoru;
use crate::decision::{Chance, Preparation, RevealMarriage, RevealVikings, Step};
use crate::pieces::MarriageCard;
use crate::state::{Part, State};
use rand::{Rng, RngExt};
use table::{Draw, Procedure, Refusal, Teller, no, tell};

/// BB-3.2, BB-10.2: a round begins with its preparation.
impl Procedure<BrianBoru> for Preparation {
    fn clause(&self) -> &'static str {
        "BB-3.3"
    }

    fn run(self, _: &BrianBoru, state: &mut State, teller: &mut Teller) {
        state.open.round = state.open.round.saturating_add(1);
        let clause = if state.open.round == 1 { "BB-3.2" } else { "BB-10.2" };
        tell!(teller, clause, "told-round", n = state.open.round);
        state.open.flow.step = Step::RevealVikings;
    }
}

/// BB-3.3: the Viking card brings its raiders and is discarded. Without a card left nothing is revealed.
impl Draw<BrianBoru> for RevealVikings {
    fn clause(&self) -> &'static str {
        "BB-3.3"
    }

    fn roll<R: Rng + ?Sized>(&self, _: &BrianBoru, state: &State, rng: &mut R) -> Chance {
        match state.open.viking_deck.strengths() {
            [] => Chance::Go,
            strengths => Chance::Viking(strengths[rng.random_range(0..strengths.len())]),
        }
    }

    fn misfit(&self, _: &BrianBoru, state: &State, chance: &Chance) -> Option<Refusal> {
        let left = state.open.viking_deck.strengths();
        match chance {
            Chance::Viking(strength) if left.contains(strength) => None,
            Chance::Go if left.is_empty() => None,
            Chance::Viking(_) => no("BB-3.3", "no-chance-viking"),
            _ => no("BB-3.3", "no-chance-now"),
        }
    }

    fn settle(self, _: &BrianBoru, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Viking(strength) = *chance else { return };
        state.open.viking_deck.draw(strength);
        state.open.battle = state.open.battle.saturating_add(strength.into());
        state.open.flow.step = Step::RevealMarriage;
        tell!(teller, "BB-3.3", "told-viking-card", n = strength);
    }

    fn proceed(self, _: &BrianBoru, state: &mut State, _: &mut Teller) -> bool {
        let empty = state.open.viking_deck.strengths().is_empty();
        if empty {
            state.open.flow.step = Step::RevealMarriage;
        }
        empty
    }
}

impl RevealMarriage {
    /// The prize of the round lies open; the draft follows (BB-3.6).
    fn reveal(self, state: &mut State, card: MarriageCard, teller: &mut Teller) {
        state.open.marriage_card = Some(card);
        tell!(teller, "BB-3.4", "told-marriage-card", card = card);
        if state.open.marriage_deck.is_empty() {
            tell!(teller, "BB-3.5", "told-last-round");
        }
    }
}

/// BB-3.4, BB-3.5: the next marriage card. Under the ordinary cards lies the princess; she is the prize of the last round.
impl Draw<BrianBoru> for RevealMarriage {
    fn clause(&self) -> &'static str {
        "BB-3.4"
    }

    fn roll<R: Rng + ?Sized>(&self, _: &BrianBoru, state: &State, rng: &mut R) -> Chance {
        let deck = &state.open.marriage_deck;
        let drawn = if deck.ordinary > 0 { deck.unseen.nth(rng.random_range(0..deck.unseen.len())) } else { None };
        drawn.map_or(Chance::Go, Chance::Marriage)
    }

    fn misfit(&self, _: &BrianBoru, state: &State, chance: &Chance) -> Option<Refusal> {
        let deck = &state.open.marriage_deck;
        match chance {
            Chance::Marriage(card) if deck.ordinary > 0 && deck.unseen.has(*card) => None,
            Chance::Go if deck.ordinary == 0 => None,
            Chance::Marriage(_) => no("BB-3.4", "no-chance-marriage"),
            _ => no("BB-3.4", "no-chance-now"),
        }
    }

    fn settle(self, _: &BrianBoru, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Marriage(card) = *chance else { return };
        state.open.marriage_deck.unseen.remove(card);
        state.open.marriage_deck.ordinary -= 1;
        self.reveal(state, card, teller);
        state.finish(Part::Preparation, Step::Deal);
    }

    fn proceed(self, _: &BrianBoru, state: &mut State, teller: &mut Teller) -> bool {
        let deck = &mut state.open.marriage_deck;
        if deck.ordinary > 0 {
            return false;
        }
        if deck.princess {
            deck.princess = false;
            self.reveal(state, MarriageCard::Princess, teller);
        }
        state.finish(Part::Preparation, Step::Deal);
        true
    }
}
