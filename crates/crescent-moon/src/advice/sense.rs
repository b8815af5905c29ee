//! What a sensible player does in the small decisions of an action: tries the few ways to finish the step at hand and takes the one
//! after which the table looks best.

use crate::cards::{Effect, Step as CardStep};
use crate::prelude::*;
use crate::state::State;

/// How many decisions of one step are looked through.
const DEPTH: usize = 3;

impl CrescentMoon {
    /// The answer of a sensible player; there is at least one offer.
    pub(super) fn sensible(&self, state: &State, who: Character, offers: &[Action]) -> Action {
        if let [only] = offers {
            return *only;
        }
        match state.open.top().copied() {
            None if state.open.stage == Stage::Tribute => offers[offers.len() - 1],
            Some(Frame::Discard(_)) => self.pick_card(state, who, offers, false),
            Some(Frame::IntriguePick(_)) => self.pick_card(state, who, offers, true),
            Some(Frame::ConspirePick) => self.pick_ware(state, offers),
            Some(Frame::Bargain(step)) => self.haggle(state, who, step, offers),
            Some(Frame::Deal(step)) => self.deal_sense(state, who, step, offers),
            Some(Frame::Conflict(step)) if !matches!(step, Step::Subdue | Step::Settlement) => {
                self.fight_sense(state, who, step, offers)
            }
            Some(Frame::Run(run)) => self.card_sense(state, who, &run, offers),
            _ => self.try_all(state, who, offers),
        }
    }

    /// The offer after which the table looks best.
    pub(super) fn try_all(&self, state: &State, who: Character, offers: &[Action]) -> Action {
        let mut best = (offers[0], f64::MIN);
        let most = most_units(offers);
        for offer in offers.iter().filter(|offer| worth_trying(**offer, most)) {
            let mut next = state.clone();
            self.act(&mut next, state.open.seat(who), offer, &mut Teller::silent());
            let found = self.explore(&next, who, DEPTH);
            if found > best.1 {
                best = (*offer, found);
            }
        }
        best.0
    }

    /// What the table is worth after the best way to finish the step at hand.
    fn explore(&self, state: &State, who: Character, depth: usize) -> f64 {
        let goes_on = depth > 0 && state.open.top().is_some_and(within_step);
        let asked = self.is_asked(state, who);
        if !goes_on || !asked {
            return self.leaf(state, who);
        }
        let mut offers = Vec::with_capacity(16);
        state.open.now().offers(self, state, state.open.seat(who), &mut offers);
        let most = most_units(&offers);
        let mut best = f64::MIN;
        for offer in offers.iter().filter(|offer| worth_trying(**offer, most)) {
            let mut next = state.clone();
            self.act(&mut next, state.open.seat(who), offer, &mut Teller::silent());
            best = best.max(self.explore(&next, who, depth - 1));
        }
        best
    }

    /// The worth of a table to a player, a conflict that has just begun included.
    pub(super) fn leaf(&self, state: &State, who: Character) -> f64 {
        match &state.open.conflict {
            Some(conflict) if conflict.winner.is_none() => self.forecast(state, conflict, who),
            _ => self.prospect(state, who),
        }
    }

    /// The best or worst card of those offered, for this player.
    fn pick_card(&self, state: &State, who: Character, offers: &[Action], best: bool) -> Action {
        let time = self.time(&state.open, who);
        let worth = |action: &Action| match action {
            Action::Card(kind) => self.card_worth(who, *kind, &time),
            _ => 0.0,
        };
        pick(offers, |offer| if best { worth(offer) } else { -worth(offer) })
    }

    /// The card that some other player would pay most for.
    fn pick_ware(&self, state: &State, offers: &[Action]) -> Action {
        pick(offers, |offer| match offer {
            Action::Card(kind) => self.wanted(state, *kind),
            _ => 0.0,
        })
    }

    /// What a card is worth to the one who wants it most, the Sultan aside.
    pub(super) fn wanted(&self, state: &State, kind: Kind) -> f64 {
        let buyers = Character::playing(self.players).filter(|who| *who != Character::Sultan);
        let worth = |who: Character| {
            let time = self.time(&state.open, who);
            let rich = f64::from(state.open.coins[who.index()].min(4)) / 4.0;
            rich * self.card_worth(who, kind, &time)
        };
        buyers.map(worth).fold(0.0, f64::max)
    }

    /// The choices of a card.
    fn card_sense(&self, state: &State, who: Character, run: &Run, offers: &[Action]) -> Action {
        match (self.step_of(run), offers[0]) {
            (_, Action::Player(_)) => pick(offers, |offer| match offer {
                Action::Player(seat) => {
                    let of = state.open.character(*seat).map_or(0, |other| other.index());
                    f64::from(state.hidden.vp[of]) + 0.5 * f64::from(state.open.hand_sizes[of])
                }
                _ => f64::MIN,
            }),
            (_, Action::Target(..)) => pick(offers, |offer| match offer {
                Action::Target(kind, _) => {
                    let power = &self.hints.cards[kind.index()];
                    power.combat + power.contest
                }
                _ => f64::MIN,
            }),
            (_, Action::Card(_)) => self.pick_card(state, who, offers, true),
            (Some(CardStep::Do { effect: Effect::Withdraw(_), .. }), _) if run.hex.is_none() => Action::Stop,
            (Some(CardStep::Do { effect: Effect::Bring(..), .. }), Action::Count(_)) => offers[offers.len() - 1],
            (Some(CardStep::Do { effect: Effect::SubAction(_), .. }), _) => self.try_all(state, who, offers),
            (Some(CardStep::Choose(_)), Action::At(_)) => self.try_all(state, who, offers),
            _ => offers[0],
        }
    }
}

/// The offer with the highest value; the first of equals.
pub(super) fn pick(offers: &[Action], value: impl Fn(&Action) -> f64) -> Action {
    let mut best = (offers[0], f64::MIN);
    for offer in offers {
        let found = value(offer);
        if found > best.1 {
            best = (*offer, found);
        }
    }
    best.0
}

/// Whether a frame belongs to a step of an action that has begun; the heads of repeated steps do not.
const fn within_step(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::MoveTo(_)
            | Frame::MoveMix(_)
            | Frame::AssaultTo(_)
            | Frame::AssaultMix(_)
            | Frame::BuildHex(_)
            | Frame::MusterAt(_)
            | Frame::DesertionCount(_)
            | Frame::Influence
            | Frame::Assault(_)
            | Frame::Uprising
            | Frame::MovePalace
            | Frame::Desertion
            | Frame::HireSize
            | Frame::Play
            | Frame::GroupHex(_)
            | Frame::Overflow(_)
    )
}

fn most_units(offers: &[Action]) -> u8 {
    offers.iter().map(|offer| if let Action::Units(units) = offer { units.total() } else { 0 }).max().unwrap_or(0)
}

/// Of groups of units, one, all, and all but one are worth a try.
fn worth_trying(action: Action, most: u8) -> bool {
    match action {
        Action::Units(units) => units.total() == 1 || units.total() + 1 >= most,
        _ => true,
    }
}
