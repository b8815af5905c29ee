//! How a position looks to a learner: the terms of the hand-written judgement, and what they are made of.

use super::{Judge, Terms};
use crate::prelude::*;
use table::{Features, Learner, Scribe};

/// What is said of each region: what it promises, and the towns there.
const BY_REGION: usize = 2 * Region::COUNT;
/// What else is said of a player.
const OTHER: usize = 64;

/// Every quantity is said as it is and by the share of the game that is left.
pub(crate) const FEATURES: Features = Features { count: 2 * (BY_REGION + OTHER), version: 1 };

impl BrianBoru {
    /// Tells how the position looks from every seat.
    pub(crate) fn tell_features(&self, state: &State, learner: &mut impl Learner) {
        let judge = Judge::new(self, state);
        let mut terms = [Terms::default(); MOST_PLAYERS];
        let mut estimates = BySeat::new(state.open.seats());
        for seat in state.open.players.seats() {
            terms[seat.index()] = judge.terms(seat);
            estimates[seat] = terms[seat.index()].total();
        }
        for seat in state.open.players.seats() {
            let scribe = &mut Scribe::new(learner, seat, judge.time.game);
            scribe.say(1.0);
            scribe.say(judge.margin(seat, &estimates));
            scribe.say(estimates[seat]);
            scribe.all(terms[seat.index()].all());
            self.tell_stocks(&judge, seat, &terms[seat.index()], scribe);
            tell_regions(&judge, seat, scribe);
            tell_cards(&judge, seat, scribe);
            debug_assert_eq!(scribe.said(), FEATURES.count, "every feature is said");
        }
    }

    /// What a player has, and how it compares within the round.
    fn tell_stocks<L: Learner>(&self, judge: &Judge<'_>, seat: Seat, terms: &Terms, scribe: &mut Scribe<'_, L>) {
        let (open, player, rivals) = (judge.open, &judge.open.players[seat], judge.rivals(seat));
        scribe.all([f64::from(player.vp), f64::from(player.renown), f64::from(player.coins.min(12))]);
        let controlled = open.controlled(seat);
        scribe.say(player.towns.len() as f64);
        scribe.say((player.towns & open.vikings).len() as f64);
        scribe.say((controlled & open.monasteries).len() as f64);
        scribe.say(self.regions_of(open, seat) as f64);
        scribe.all([f64::from(player.track), f64::from(player.raiders), f64::from(player.church)]);
        scribe.whether(player.track > rivals.track);
        scribe.whether(player.raiders > rivals.most_raiders);
        scribe.whether(player.raiders <= rivals.fewest_raiders);
        scribe.whether(player.church > rivals.church);
        scribe.say(player.marriages.len() as f64);
        scribe.which(Princess::COUNT, player.princess.map(Princess::index));
        scribe.whether(open.marker.holder() == Some(seat));
        // The terms of the round mean more the nearer its end is.
        let round = judge.time.round;
        scribe.all([terms.track, terms.battle, terms.church, terms.hand].map(|term| term * round));
    }
}

fn tell_regions<L: Learner>(judge: &Judge<'_>, seat: Seat, scribe: &mut Scribe<'_, L>) {
    scribe.all(Region::ALL.map(|region| judge.region(region, seat, 0)));
    let towns = judge.open.controlled(seat);
    let here = |region: Region| towns.iter().filter(|town| town.region() == region).count() as f64;
    scribe.all(Region::ALL.map(here));
}

/// The hand, and the card on the table.
fn tell_cards<L: Learner>(judge: &Judge<'_>, seat: Seat, scribe: &mut Scribe<'_, L>) {
    let (hand, trick) = (judge.state.hidden.hands[seat], &judge.open.flow.trick);
    scribe.all(Card::all().map(|card| f64::from(u8::from(hand.has(card)))));
    let holds = trick.cards[seat].filter(|_| !trick.acted.has(seat)).and_then(|card| judge.holds(seat, card));
    scribe.say(holds.unwrap_or(0.0));
    scribe.whether(judge.open.flow.line.card.is_some() && judge.open.flow.line.seat == seat);
}
