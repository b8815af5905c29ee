//! What a sensible player does in the small decisions of an action: tries the few ways to finish the step at hand and takes the one
//! after which the table looks best.

use crate::CrescentMoon;
use crate::character::Character;
use crate::conflict::Step;
use crate::decision::Action;
use crate::effect::{Effect, Step as CardStep};
use crate::flow::{Asked, Frame, Stage};
use crate::pile::Kind;
use crate::run::Run;
use crate::state::State;
use table::Teller;

/// How many decisions of one step are looked through.
const DEPTH: usize = 3;

impl CrescentMoon {
    /// The answer of a sensible player; there is at least one offer.
    pub(super) fn sensible(&self, s: &State, who: Character, offers: &[Action]) -> Action {
        if let [only] = offers {
            return *only;
        }
        match s.table.top().copied() {
            None if s.table.stage == Stage::Tribute => offers[offers.len() - 1],
            Some(Frame::Discard { .. }) => self.pick_card(s, who, offers, false),
            Some(Frame::IntriguePick { .. }) => self.pick_card(s, who, offers, true),
            Some(Frame::ConspirePick) => self.pick_ware(s, offers),
            Some(Frame::Bargain(step)) => self.haggle(s, who, step, offers),
            Some(Frame::Deal(step)) => self.deal_sense(s, who, step, offers),
            Some(Frame::Conflict(step)) if !matches!(step, Step::Subdue | Step::Settlement) => {
                self.fight_sense(s, who, step, offers)
            }
            Some(Frame::Card(run)) => self.card_sense(s, who, &run, offers),
            _ => self.try_all(s, who, offers),
        }
    }

    /// The offer after which the table looks best.
    pub(super) fn try_all(&self, s: &State, who: Character, offers: &[Action]) -> Action {
        let mut best = (offers[0], f64::MIN);
        let most = most_units(offers);
        for offer in offers.iter().filter(|offer| worth_trying(**offer, most)) {
            let mut next = s.clone();
            self.act_seat(&mut next, s.table.seat(who), *offer, &mut Teller::silent());
            let found = self.explore(&next, who, DEPTH);
            if found > best.1 {
                best = (*offer, found);
            }
        }
        best.0
    }

    /// What the table is worth after the best way to finish the step at hand.
    fn explore(&self, s: &State, who: Character, depth: usize) -> f64 {
        let goes_on = depth > 0 && s.table.top().is_some_and(within_step);
        let asked = matches!(self.asked(s), Asked::Player(other) | Asked::Always(other) if other == who);
        if !goes_on || !asked {
            return self.leaf(s, who);
        }
        let mut offers = Vec::with_capacity(16);
        self.offer(s, who, &mut offers);
        let most = most_units(&offers);
        let mut best = f64::MIN;
        for offer in offers.iter().filter(|offer| worth_trying(**offer, most)) {
            let mut next = s.clone();
            self.act_seat(&mut next, s.table.seat(who), *offer, &mut Teller::silent());
            best = best.max(self.explore(&next, who, depth - 1));
        }
        best
    }

    /// The worth of a table to a player, a conflict that has just begun included.
    pub(super) fn leaf(&self, s: &State, who: Character) -> f64 {
        match &s.table.conflict {
            Some(conflict) if conflict.winner.is_none() => self.forecast(s, conflict, who),
            _ => self.prospect(s, who),
        }
    }

    /// The best or worst card of those offered, for this player.
    fn pick_card(&self, s: &State, who: Character, offers: &[Action], best: bool) -> Action {
        let time = self.time(&s.table, who);
        let worth = |action: &Action| match action {
            Action::Card(kind) => self.card_worth(who, *kind, &time),
            _ => 0.0,
        };
        pick(offers, |offer| if best { worth(offer) } else { -worth(offer) })
    }

    /// The card that some other player would pay most for.
    fn pick_ware(&self, s: &State, offers: &[Action]) -> Action {
        pick(offers, |offer| match offer {
            Action::Card(kind) => self.wanted(s, *kind),
            _ => 0.0,
        })
    }

    /// What a card is worth to the one who wants it most, the Sultan aside.
    pub(super) fn wanted(&self, s: &State, kind: Kind) -> f64 {
        let buyers = Character::playing(self.players).filter(|who| *who != Character::Sultan);
        let worth = |who: Character| {
            let time = self.time(&s.table, who);
            let rich = f64::from(s.table.coins[who.index()].min(4)) / 4.0;
            rich * self.card_worth(who, kind, &time)
        };
        buyers.map(worth).fold(0.0, f64::max)
    }

    /// The choices of a card.
    fn card_sense(&self, s: &State, who: Character, run: &Run, offers: &[Action]) -> Action {
        match (self.step_of(run), offers[0]) {
            (_, Action::Player(_)) => pick(offers, |offer| match offer {
                Action::Player(seat) => {
                    let of = s.table.character(*seat).map_or(0, |other| other.index());
                    f64::from(s.secret.vp[of]) + 0.5 * f64::from(s.table.hand_sizes[of])
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
            (_, Action::Card(_)) => self.pick_card(s, who, offers, true),
            (Some(CardStep::Do { effect: Effect::Withdraw(_), .. }), _) if run.hex.is_none() => Action::Stop,
            (Some(CardStep::Do { effect: Effect::Bring(..), .. }), Action::Count(_)) => offers[offers.len() - 1],
            (Some(CardStep::Do { effect: Effect::SubAction(_), .. }), _) => self.try_all(s, who, offers),
            (Some(CardStep::Choose(_)), Action::At(_)) => self.try_all(s, who, offers),
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
        Frame::MoveTo { .. }
            | Frame::MoveMix { .. }
            | Frame::AssaultTo { .. }
            | Frame::AssaultMix { .. }
            | Frame::BuildHex { .. }
            | Frame::MusterAt { .. }
            | Frame::DesertionCount { .. }
            | Frame::Influence
            | Frame::Assault { .. }
            | Frame::Uprising
            | Frame::Palace
            | Frame::Desertion
            | Frame::HireSize
            | Frame::Play
            | Frame::GroupHex { .. }
            | Frame::Overflow { .. }
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
