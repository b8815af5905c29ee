//! Bargains and deals: what something is worth to both sides, and a price between.

use super::sense::pick;
use crate::Character::{self, Murshid};
use crate::bargains::Bargain;
use crate::prelude::*;
use crate::state::State;

/// What a bargain is worth, in coins: the most the proposer should pay, and the least the partner should take.
#[derive(Clone, Copy, Debug)]
struct Worth {
    most: f64,
    least: f64,
}

/// What a good action brings more than the least one could do: a bargain must be better.
const USUAL: f64 = 0.9;
/// Where between the least and the most a proposer begins, and where a counter is still fair.
const OPENING: f64 = 0.35;
const FAIR: f64 = 0.55;

/// A price between the least and the most.
fn between(most: f64, least: f64, share: f64) -> f64 {
    (least + share * (most - least).max(0.0)).round()
}

impl CrescentMoon {
    /// The table after terms are carried out without any price, as the proposer would go on.
    fn carried_out(&self, state: &State, who: Character, terms: &Bargain) -> State {
        let mut after = state.clone();
        let mut silent = Teller::silent();
        while after.open.top().is_some_and(|frame| !matches!(frame, Frame::Bargain(_))) {
            after.open.pop();
        }
        self.strike(&mut after, &Bargain { price: 0, ..*terms }, &mut silent);
        let mut offers = Vec::with_capacity(16);
        for _ in 0..6 {
            let own = self.is_asked(&after, who);
            if !own || !matches!(after.open.top(), Some(Frame::Hire(_) | Frame::Buy(_) | Frame::FollowUp(_))) {
                break;
            }
            offers.clear();
            after.open.now().offers(self, &after, after.open.seat(who), &mut offers);
            let stops = offers.iter().find(|offer| matches!(offer, Action::Stop)).copied();
            let action = stops.unwrap_or_else(|| self.try_all(&after, who, &offers));
            self.act(&mut after, state.open.seat(who), &action, &mut silent);
        }
        after
    }

    fn bargain_worth(&self, state: &State, terms: &Bargain) -> Worth {
        let who = state.open.actor().unwrap_or_default();
        let partner = terms.kind.partner();
        let after = self.carried_out(state, who, terms);
        let gain = self.leaf(&after, who) - self.prospect(state, who) - USUAL;
        let cost = self.prospect(state, partner) - self.leaf(&after, partner) + 0.2 * gain.max(0.0);
        let coin = |of: Character| self.coin(of, &self.time(&state.open, of)).max(0.05);
        let purse = f64::from(state.open.coins[who.index()]);
        // What is paid also helps a rival.
        let dear = coin(who) + 0.2 * coin(partner);
        Worth { most: (gain / dear).min(purse), least: (cost / coin(partner)).max(0.0).ceil() }
    }

    /// The decisions of a bargain.
    pub(super) fn haggle(&self, state: &State, who: Character, step: BargainStep, offers: &[Action]) -> Action {
        let Some(terms) = state.open.bargain else { return offers[0] };
        match step {
            BargainStep::TermHex | BargainStep::TermCard | BargainStep::TermUnits => {
                self.choose_terms(state, &terms, offers)
            }
            BargainStep::TermPrice => {
                let Worth { most, least } = self.bargain_worth(state, &terms);
                if most < least && !terms.counter {
                    return Action::Withdraw;
                }
                let share = if who == terms.kind.partner() { FAIR } else { OPENING };
                let price = between(most, least, share);
                pick(offers, |offer| match offer {
                    Action::Pay(coins) => -(f64::from(*coins) - price).abs(),
                    _ => f64::MIN,
                })
            }
            BargainStep::Answer => {
                let Worth { most, least } = self.bargain_worth(state, &terms);
                let price = f64::from(terms.price);
                if price >= between(most, least, OPENING) && price >= least {
                    Action::Accept
                } else if most >= least && price + 1.5 >= least {
                    Action::Counter
                } else {
                    Action::Decline
                }
            }
            BargainStep::Reply => {
                let Worth { most, least } = self.bargain_worth(state, &terms);
                let price = f64::from(terms.price);
                if price <= most && price <= between(most, least, FAIR) { Action::Accept } else { Action::Decline }
            }
        }
    }

    /// Fills in the term with the most to share.
    fn choose_terms(&self, state: &State, terms: &Bargain, offers: &[Action]) -> Action {
        let mut best = (if offers.contains(&Action::Withdraw) { Action::Withdraw } else { offers[0] }, 0.0);
        for offer in offers {
            let mut filled = *terms;
            match offer {
                Action::At(at) => {
                    filled.hex = state.open.land.find(*at);
                    let there = filled.hex.map_or(0, |hex| state.open.units(Character::Nomad, hex).m);
                    let own = state.open.actor().map_or(0, |who| state.open.discs[who.index()]);
                    filled.units = there.min(own).min(self.edition.numbers.bargain_units);
                }
                Action::Card(kind) => filled.card = Some(*kind),
                Action::Count(units) => filled.units = *units,
                _ => continue,
            }
            let Worth { most, least } = self.bargain_worth(state, &filled);
            let surplus = most - least;
            if surplus > best.1 || (terms.counter && surplus > best.1 - 1e-9) {
                best = (*offer, surplus);
            }
        }
        best.0
    }

    /// The decisions of a deal with the Murshid.
    pub(super) fn deal_sense(&self, state: &State, who: Character, step: DealStep, offers: &[Action]) -> Action {
        let deal = &state.hidden.deal;
        match step {
            DealStep::DealOffer(_) => {
                let fair = self.fair_promise(state, who);
                pick(offers, |offer| match offer {
                    Action::Offer(points) => -(f64::from(*points) - fair).abs(),
                    _ => f64::MIN,
                })
            }
            DealStep::DealAnswer => {
                let best = pick(offers, |offer| match offer {
                    Action::Deal(seat) => {
                        state.open.character(*seat).map_or(0.0, |of| f64::from(deal.offers[of.index()]))
                    }
                    _ => 0.0,
                });
                if matches!(best, Action::Deal(_)) { best } else { self.demand_sense(state, offers) }
            }
            DealStep::Amount => {
                let fair = deal.partner.map_or(1.0, |of| self.fair_promise(state, of)).max(1.0);
                pick(offers, |offer| match offer {
                    Action::Count(points) => -(f64::from(*points) - fair).abs(),
                    _ => f64::MIN,
                })
            }
            DealStep::DealReply => {
                let fair = f64::from(deal.vp) <= self.fair_promise(state, who) + 0.5;
                if fair && offers.contains(&Action::Accept) { Action::Accept } else { Action::Decline }
            }
        }
    }

    /// A demand to whoever should be ready to pay.
    fn demand_sense(&self, state: &State, offers: &[Action]) -> Action {
        let value = |offer: &Action| match offer {
            Action::Demand(seat) => state.open.character(*seat).map_or(0.0, |of| self.fair_promise(state, of)),
            _ => 0.5,
        };
        let best = pick(offers, value);
        if matches!(best, Action::Demand(_)) && value(&best) >= 1.0 { best } else { Action::Decline }
    }

    /// How many points the Murshid's help is worth to a player: something in a close fight, nothing in a clear one or if the Murshid
    /// has no cards to help with.
    fn fair_promise(&self, state: &State, who: Character) -> f64 {
        let Some(conflict) = &state.open.conflict else { return 0.0 };
        let cards = state.open.hand_sizes[Murshid.index()];
        let tips = state.open.tokens[Murshid.index()].has(conflict.hex);
        let fights = who == conflict.attacker || conflict.defender == Some(who);
        let token = state.open.tokens[who.index()].has(conflict.hex) && !conflict.combat;
        if who == Murshid || (cards == 0 && !tips) || !(fights || token) {
            return 0.0;
        }
        let camp = if who == conflict.attacker { Camp::Attacker } else { Camp::Defender };
        let lack = self.lack(state, conflict, who, camp);
        if !(-1.5..=3.5).contains(&lack) {
            return 0.0;
        }
        (0.4 * self.at_stake(state, conflict, who)).min(3.0).floor()
    }
}
