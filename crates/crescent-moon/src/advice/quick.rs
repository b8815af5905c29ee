//! A quick player for playouts: weights and rules of thumb, no look ahead.

use crate::CrescentMoon;
use crate::character::Character::{self, Caliph, Murshid, Sultan, Warlord};
use crate::conflict::Step;
use crate::decision::Action;
use crate::flow::{BargainStep, DealStep, Frame, Stage};
use crate::state::{BargainKind, State};
use crate::verb::Verb;
use rand::{Rng, RngExt};

impl CrescentMoon {
    /// Which offer a quick player takes.
    pub(super) fn quick_choice<R: Rng + ?Sized>(
        &self,
        s: &State,
        who: Character,
        offers: &[Action],
        rng: &mut R,
    ) -> usize {
        let likes = |offer: &Action| match s.table.top() {
            None if s.table.stage == Stage::Tribute => match offer {
                Action::Count(times) => f64::from(*times) + 0.01,
                _ => 0.0,
            },
            None => match offer {
                Action::Do(verb) => verb_weight(who, *verb),
                _ => 1.0,
            },
            Some(Frame::Bargain(step)) => self.bargain_weight(s, *step, offer),
            Some(Frame::Deal(step)) => deal_weight(s, who, *step, offer),
            Some(Frame::Conflict(step)) => self.conflict_weight(s, who, *step, offer),
            Some(_) => match offer {
                Action::Stop => 0.3,
                Action::Units(units) => f64::from(units.total()),
                Action::Yes => 2.0,
                _ => 1.0,
            },
        };
        let sum: f64 = offers.iter().map(likes).sum();
        if sum <= 0.0 {
            return rng.random_range(0..offers.len());
        }
        let mut at = rng.random::<f64>() * sum;
        for (index, offer) in offers.iter().enumerate() {
            at -= likes(offer);
            if at < 0.0 {
                return index;
            }
        }
        offers.len() - 1
    }

    /// The usual price: two coins for a unit, three for a bribed one or a card.
    fn bargain_weight(&self, s: &State, step: BargainStep, offer: &Action) -> f64 {
        let Some(bargain) = &s.table.bargain else { return 1.0 };
        let usual = match bargain.kind {
            BargainKind::Hire => 2.0 * f64::from(bargain.units),
            BargainKind::Bribe => 3.0 * f64::from(bargain.units),
            BargainKind::Card => 3.0,
        };
        let price = f64::from(bargain.price);
        match (step, offer) {
            (BargainStep::Price, Action::Pay(coins)) => 1.0 / (0.2 + (f64::from(*coins) - usual).powi(2)),
            (BargainStep::Answer, Action::Accept) => {
                if price >= usual {
                    8.0
                } else {
                    0.5
                }
            }
            (BargainStep::Reply, Action::Accept) => {
                if price <= usual + 1.0 {
                    8.0
                } else {
                    0.5
                }
            }
            (_, Action::Counter) => 0.5,
            (_, Action::Withdraw) => 0.2,
            _ => 1.0,
        }
    }

    fn conflict_weight(&self, s: &State, who: Character, step: Step, offer: &Action) -> f64 {
        match (step, offer) {
            (Step::Stance | Step::Meddle | Step::Tip, Action::Side(camp)) => {
                let leaning = s.table.conflict.as_ref().map(|conflict| self.leaning(s, conflict, who));
                if leaning == Some(*camp) { 9.0 } else { 1.0 }
            }
            (Step::Select, Action::Done) => 1.5,
            _ => 1.0,
        }
    }
}

fn deal_weight(s: &State, who: Character, step: DealStep, offer: &Action) -> f64 {
    match (step, offer) {
        (DealStep::Offer { .. }, Action::Offer(points)) => [6.0, 2.0, 0.5, 0.1, 0.05, 0.02][(*points as usize).min(5)],
        (DealStep::Answer, Action::Deal(_)) => 8.0,
        (DealStep::Amount, Action::Count(points)) => 2.0 / f64::from(*points).powi(2),
        (DealStep::Reply, Action::Accept) if who != Murshid => 1.0 / f64::from(s.secret.deal.vp.max(1)),
        (DealStep::Answer, Action::Demand(_)) => 0.5,
        _ => 1.0,
    }
}

/// How often a character takes an action.
const fn verb_weight(who: Character, verb: Verb) -> f64 {
    match (verb, who) {
        (Verb::Influence, Murshid) => 6.0,
        (Verb::Influence, _) => 2.5,
        (Verb::Build, Sultan) => 6.0,
        (Verb::Build, Caliph) => 4.0,
        (Verb::Build, _) => 1.5,
        (Verb::Move, Warlord | Caliph) => 3.0,
        (Verb::Move, _) => 1.0,
        (Verb::Assault, Warlord) => 6.0,
        (Verb::Assault, Caliph) => 2.0,
        (Verb::Assault, _) => 0.8,
        (Verb::Recruit | Verb::Muster, _) => 3.0,
        (Verb::Hire | Verb::Buy, _) => 1.3,
        (Verb::Uprising | Verb::Intrigue | Verb::Play, _) => 2.0,
        (Verb::Conspire | Verb::Ask, _) => 0.8,
        (Verb::Bribe | Verb::Palace | Verb::Desertion | Verb::Collect, _) => 0.4,
    }
}
