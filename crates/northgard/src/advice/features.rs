//! How a position looks to a learner: the terms of the hand-written judgement, and what they are made of.

use super::Judge;
use crate::prelude::*;
use table::{Features, Learner, Scribe};

/// What is said of every clan: that it is this one, and what its land is worth.
const BY_CLAN: usize = 2 * Clan::COUNT;
/// What is said of every kind of building: how many there are.
const BY_BUILDING: usize = Building::COUNT;
/// What else is said of a player.
const OTHER: usize = 49;

/// Every quantity is said as it is and by the share of the game that is left.
pub(crate) const FEATURES: Features = Features { count: 2 * (BY_CLAN + BY_BUILDING + OTHER), version: 1 };

impl Northgard {
    /// Tells how the position looks from every seat.
    pub(crate) fn tell_features(&self, state: &State, learner: &mut impl Learner) {
        let outlooks = self.outlooks(state);
        let left = Judge::new(self, state).time();
        for seat in Seat::all(self.players) {
            let terms = &outlooks.terms[seat.index()];
            let scribe = &mut Scribe::new(learner, seat, left);
            scribe.say(1.0);
            scribe.say(self.margin(seat, &outlooks));
            scribe.say(terms.total());
            scribe.all(terms.all());
            let clan = state.player(seat).clan;
            scribe.which(Clan::COUNT, clan.map(Clan::index));
            scribe.all(Clan::ALL.map(|kind| if clan == Some(kind) { terms.land } else { 0.0 }));
            self.tell_stocks(state, seat, scribe);
            self.tell_cards(state, seat, scribe);
            tell_map(state, seat, scribe);
            debug_assert_eq!(scribe.said(), FEATURES.count, "every feature is said");
        }
    }

    /// Resources, what harvest and winter bring, and what counts at the end.
    fn tell_stocks<L: Learner>(&self, state: &State, seat: Seat, scribe: &mut Scribe<'_, L>) {
        let (player, forecast) = (state.player(seat), self.forecast(state, seat));
        scribe.all(player.stock.map(|amount| f64::from(amount.min(12))));
        scribe.all(forecast.harvest.map(|amount| f64::from(amount.min(12))));
        scribe.all(forecast.winter.map(f64::from));
        scribe.whether(forecast.unrest);
        scribe.say(f64::from(forecast.fame));
        scribe.all(self.fame_account(state, seat).map(f64::from));
    }

    /// Cards: in hand, how good the deck is, and whether this year goes on for this player.
    fn tell_cards<L: Learner>(&self, state: &State, seat: Seat, scribe: &mut Scribe<'_, L>) {
        let (player, deck, owned) = (state.player(seat), state.deck(seat), state.owned(seat));
        scribe.whether(player.passed);
        scribe.whether(player.picked);
        scribe.say(deck.hand.len() as f64);
        scribe.say(owned.len() as f64);
        scribe.say(owned.count(Card::UNREST) as f64);
        scribe.say((2 - player.upgrades.len().min(2)) as f64);
        scribe.say(owned.kinds().filter(|card| card.is_early()).count() as f64);
        scribe.say(owned.kinds().filter(|card| card.is_advanced()).count() as f64);
        scribe.whether(state.open.first == seat);
    }
}

/// Lands, units and buildings.
fn tell_map<L: Learner>(state: &State, seat: Seat, scribe: &mut Scribe<'_, L>) {
    let held = state.held(seat);
    let lands = || held.iter().map(|number| state.land(number));
    let closed = lands().filter(|land| land.is_closed());
    scribe.say(held.len() as f64);
    scribe.say(closed.clone().count() as f64);
    scribe.say(closed.map(|land| land.size()).sum::<usize>() as f64);
    scribe.say(lands().filter(|land| land.large() > 0).count() as f64);
    scribe.all([0, 2].map(|slot| lands().map(|land| f64::from(land.free[slot])).sum()));
    let figures = || held.iter().map(|number| state.figures(number, seat));
    scribe.say(f64::from(state.player(seat).reserve));
    scribe.say(figures().filter(|count| *count == 1).count() as f64);
    scribe.say(figures().filter(|count| *count >= 3).count() as f64);
    scribe.say(lands().map(|land| f64::from(land.lairs)).sum());
    scribe.whether(state.kaija_is_out(seat));
    for building in Building::ALL {
        scribe.say(lands().map(|land| f64::from(land.count(building))).sum());
    }
    let fights = lands().filter(|land| !matches!(land.due, Due::None)).count();
    scribe.say(fights as f64);
}
