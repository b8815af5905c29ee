//! How good a position is: an estimate of everybody's final score, term by term. Bots stand on it.
//!
//! Each term asks what something is worth to a player in points: regions, the marriage track, battle, church, coins, the marker,
//! cards in hand, and what the cards on the table are about to bring.

mod features;

use crate::claims::Strengths;
use crate::edition::{Gift, Symbol};
use crate::prelude::*;
use std::sync::LazyLock;
use table::learn::{Rest, Values};
use table::{Advice, Features, Learner, Net, SearchPlan};

/// What a town is worth when nothing is known of it: to lose one, or to win one.
const TOWN: f64 = 2.4;
/// What a renown is worth beside its own point, for the spoils to come.
const RENOWN: f64 = 1.35;
/// What a monastery is worth.
const MONASTERY: f64 = 1.9;
/// What the lead of the next trick is worth.
const LEAD: f64 = 0.7;

/// What was learnt from self-play; tests see to it that it can be read.
static NET: LazyLock<Option<Net>> = LazyLock::new(|| Net::read(include_bytes!("../nets/learnt.safetensors")).ok());

/// From 0 to 1, one half at 0.
fn chance(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// The differences to the first entry.
fn over_first<const N: usize>(values: [f64; N]) -> [f64; N] {
    values.map(|value| value - values[0])
}

/// How far the game is: shares of all tricks, and of those of the round, that are still to come.
#[derive(Clone, Copy)]
pub(crate) struct Time {
    pub game: f64,
    pub round: f64,
}

/// Looks at one state for all players.
pub(crate) struct Judge<'a> {
    rules: &'a BrianBoru,
    pub state: &'a State,
    pub open: &'a Open,
    pub time: Time,
    /// The parties of every region.
    strengths: [Strengths; Region::COUNT],
    free: Towns,
}

/// What one to three more church discs, raiders or steps are worth to a player, and a coin.
struct Gains {
    church: [f64; 4],
    raiders: [f64; 4],
    steps: [f64; 4],
    coins: [f64; 5],
}

/// The most that another player has, and the fewest raiders.
pub(crate) struct Rivals {
    pub track: u8,
    pub most_raiders: u16,
    pub fewest_raiders: u16,
    pub church: u16,
}

/// The final score that a player may expect, by where it comes from.
#[derive(Clone, Copy, Default)]
pub(crate) struct Terms {
    /// Points and renown.
    pub sure: f64,
    pub coins: f64,
    pub regions: f64,
    pub spread: f64,
    pub reach: f64,
    pub track: f64,
    pub battle: f64,
    pub church: f64,
    pub marker: f64,
    pub hand: f64,
    pub table: f64,
}

impl Terms {
    pub(crate) fn all(&self) -> [f64; 11] {
        let Terms { sure, coins, regions, spread, reach, track, battle, church, marker, hand, table } = *self;
        [sure, coins, regions, spread, reach, track, battle, church, marker, hand, table]
    }

    pub(crate) fn total(&self) -> f64 {
        self.all().iter().sum()
    }
}

impl<'a> Judge<'a> {
    pub(crate) fn new(rules: &'a BrianBoru, state: &'a State) -> Judge<'a> {
        let open = &state.open;
        let counts = rules.counts();
        let tricks = counts.dealt as usize - rules.cards_kept();
        let rounds = f64::from(counts.ordinary + 1);
        let played = open.players.values().iter().map(|player| player.played.len()).max().unwrap_or(0);
        let left = match open.flow.step {
            Step::FirstPlayer
            | Step::StartTown
            | Step::RevealVikings
            | Step::RevealMarriage
            | Step::Deal
            | Step::Draft => tricks,
            _ => tricks.saturating_sub(played),
        };
        let round = left as f64 / tricks as f64;
        let game = (f64::from(open.marriage_deck.len()) + round) / rounds;
        let strengths = std::array::from_fn(|at| rules.strengths(open, Region::ALL[at], true));
        Judge { rules, state, open, time: Time { game: game.min(1.0), round }, strengths, free: open.free() }
    }

    /// The final score that each player may expect.
    fn estimates(&self) -> BySeat<f64> {
        let mut estimates = BySeat::new(self.open.seats());
        self.open.players.seats().for_each(|seat| estimates[seat] = self.estimate(seat));
        estimates
    }

    /// How a player stands among the others, from 0 to 1.
    fn lead(&self, seat: Seat, estimates: &BySeat<f64>) -> f64 {
        1.0 / (1.0 + (-self.margin(seat, estimates)).exp())
    }

    /// How far ahead of the others a player is, in units of how much may still change.
    pub(crate) fn margin(&self, seat: Seat, estimates: &BySeat<f64>) -> f64 {
        let (mut best, mut sum) = (f64::MIN, 0.0);
        for other in estimates.seats().filter(|other| *other != seat) {
            best = best.max(estimates[other]);
            sum += estimates[other];
        }
        let mean = sum / (estimates.players() - 1) as f64;
        let margin = estimates[seat] - 0.6 * best - 0.4 * mean;
        margin / (3.0 + 5.0 * self.time.game)
    }

    /// The final score this player may expect.
    fn estimate(&self, seat: Seat) -> f64 {
        self.terms(seat).total()
    }

    /// The final score this player may expect, term by term.
    pub(crate) fn terms(&self, seat: Seat) -> Terms {
        let player = &self.open.players[seat];
        let rivals = self.rivals(seat);
        let mut terms = Terms {
            sure: f64::from(player.vp) + f64::from(player.renown) * (1.0 + (RENOWN - 1.0) * self.time.game),
            coins: self.coins(player.coins),
            regions: Region::ALL.iter().map(|region| self.region(*region, seat, 0)).sum::<f64>(),
            spread: self.spread(self.rules.regions_of(self.open, seat)),
            reach: self.reach(seat),
            track: self.track(&rivals, player.track),
            battle: self.battle(&rivals, seat, player.raiders),
            church: self.church(&rivals, player.church),
            marker: self.marker(seat),
            ..Terms::default()
        };
        if !(self.state.hidden.hands[seat].is_empty() && self.open.flow.trick.cards[seat].is_none()) {
            let gains = self.gains(&rivals, seat);
            terms.hand = self.hand(seat, &gains);
            terms.table = self.table(seat, &gains);
        }
        terms
    }

    /// What the other players have.
    pub(crate) fn rivals(&self, seat: Seat) -> Rivals {
        let mut rivals = Rivals { track: 0, most_raiders: 0, fewest_raiders: u16::MAX, church: 0 };
        for other in self.open.players.seats().filter(|other| *other != seat) {
            let player = &self.open.players[other];
            rivals.track = rivals.track.max(player.track);
            rivals.most_raiders = rivals.most_raiders.max(player.raiders);
            rivals.fewest_raiders = rivals.fewest_raiders.min(player.raiders);
            rivals.church = rivals.church.max(player.church);
        }
        rivals
    }

    fn gains(&self, rivals: &Rivals, seat: Seat) -> Gains {
        let player = &self.open.players[seat];
        let top = self.rules.components.top();
        let church = std::array::from_fn(|more| self.church(rivals, player.church + more as u16));
        let battle = |more: u16| self.battle(rivals, seat, player.raiders + more.min(self.open.battle));
        let raiders = std::array::from_fn(|more| battle(more as u16));
        let steps = std::array::from_fn(|more| self.track(rivals, (player.track + more as u8).min(top)));
        let coins = std::array::from_fn(|more| self.coins(player.coins + more as u16));
        Gains {
            church: over_first(church),
            raiders: over_first(raiders),
            steps: over_first(steps),
            coins: over_first(coins),
        }
    }

    /// Coins buy towns and extras as long as there are tricks; the first ones are worth most.
    fn coins(&self, coins: u16) -> f64 {
        let coins = f64::from(coins);
        let each = 0.06 + 0.42 * self.time.game.min(0.6) / 0.6;
        each * (coins.min(10.0) + 0.4 * (coins - 10.0).max(0.0))
    }

    /// What the claim token of a region promises to this player, with so many more towns there.
    pub(crate) fn region(&self, region: Region, seat: Seat, more: u16) -> f64 {
        let strengths = &self.strengths[region.index()];
        let mine = f64::from(strengths.players[seat] + more);
        if mine == 0.0 {
            return 0.0;
        }
        let others = self.open.players.seats().filter(|other| *other != seat).map(|other| strengths.players[other]);
        let best = f64::from(others.max().unwrap_or(0).max(strengths.vikings));
        let face = self.rules.components.claims[region.index()];
        let total = f64::from(strengths.total() + more);
        let needed = f64::from(face.threshold);
        let up = match self.open.claims[region] {
            Claim::Down if total < needed => (total / needed) * (0.15 + 0.75 * self.time.game),
            _ => 1.0,
        };
        let holds = self.open.claims[region] == Claim::Held(seat);
        let certain = 1.6 + 5.0 * (1.0 - self.time.game);
        let ahead = mine - best + if holds { 0.5 } else { 0.0 };
        f64::from(face.points) * up * chance(certain * ahead)
    }

    /// Points for the number of regions, smoothed while there is time.
    fn spread(&self, regions: usize) -> f64 {
        const HOPE: [f64; 9] = [0.0, 0.5, 1.1, 1.8, 2.6, 3.8, 5.3, 7.2, 10.0];
        let sure = f64::from(self.rules.components.spread[regions]);
        sure + (HOPE[regions] - sure).max(0.0) * self.time.game
    }

    /// Roads to free towns.
    fn reach(&self, seat: Seat) -> f64 {
        let roads = |towns: Towns, town: Town| towns | self.rules.components.roads[town.index()];
        let reached = self.open.controlled(seat).iter().fold(Towns::EMPTY, roads);
        0.22 * self.time.game * ((reached & self.free).len().min(6) as f64)
    }

    /// What a disc on this town adds.
    fn town(&self, seat: Seat, town: Town) -> f64 {
        let region = town.region();
        let here = self.rules.components.region_towns[region.index()];
        let new = !here.meets(self.open.controlled(seat));
        let regions = self.rules.regions_of(self.open, seat);
        let spread = if new { self.spread((regions + 1).min(8)) - self.spread(regions) } else { 0.0 };
        let roads = (self.rules.components.roads[town.index()] & self.free).len() as f64;
        self.region(region, seat, 1) - self.region(region, seat, 0) + spread + 0.2 * self.time.game * roads + 0.3
    }

    /// The marriage card for whoever is highest, the space for the others.
    fn track(&self, rivals: &Rivals, space: u8) -> f64 {
        if space == 0 {
            return 0.0;
        }
        let prize = match self.open.marriage_card {
            None => 0.0,
            Some(MarriageCard::Princess) => 4.0,
            Some(card) => {
                let face = self.rules.components.marriages[card.index()];
                f64::from(face.points) + self.gift(face.benefit)
            }
        };
        let wins = chance((f64::from(space) - f64::from(rivals.track)) * (0.5 + 2.5 * (1.0 - self.time.round)) - 0.2);
        let stays = 0.16 * f64::from(space) * self.time.game + self.gift(self.rules.components.track[space as usize]);
        wins * prize + (1.0 - wins) * stays
    }

    fn gift(&self, gift: Gift) -> f64 {
        match gift {
            Gift::Nothing => 0.0,
            Gift::Coins(n) => 0.4 * f64::from(n) * self.time.game.max(0.15),
            Gift::Renown(n) => f64::from(n) * RENOWN,
            Gift::Town(_) => TOWN,
        }
    }

    /// Spoils for the strongest, a lost town for the weakest.
    fn battle(&self, rivals: &Rivals, seat: Seat, raiders: u16) -> f64 {
        let (most, fewest) = (f64::from(rivals.most_raiders), f64::from(rivals.fewest_raiders));
        let mine = f64::from(raiders);
        let sharp = 0.35 + 1.6 * (1.0 - self.time.round);
        let first = chance((mine - most) * sharp - 0.4) * (f64::from(self.open.players[seat].renown) + 1.0 + RENOWN);
        let second = if raiders > 0 { 0.5 } else { 0.0 };
        let tricks = self.time.round * f64::from(self.rules.counts().dealt);
        let comes = (f64::from(self.open.battle) / (1.0 + 1.5 * tricks)).min(1.0);
        let loses = comes * chance((fewest - mine) * sharp + 0.3) * (TOWN + 0.6);
        first + second + 0.1 * mine * self.time.game - loses
    }

    /// A monastery and the marker for the leader, a point for the next, a monastery for four discs.
    fn church(&self, rivals: &Rivals, discs: u16) -> f64 {
        if discs == 0 {
            return 0.0;
        }
        let best = f64::from(rivals.church);
        let mine = f64::from(discs);
        let sharp = 0.35 + 1.6 * (1.0 - self.time.round);
        let leads = chance((mine - best) * sharp - 0.4);
        let builds = MONASTERY * ((mine - 1.0) / 4.0).clamp(0.0, 1.0) * (0.35 + 0.65 * (1.0 - self.time.round));
        leads * (MONASTERY + LEAD) + (1.0 - leads) * (0.4 + builds) + 0.1 * mine * self.time.game
    }

    fn marker(&self, seat: Seat) -> f64 {
        let holds = self.open.marker.holder() == Some(seat);
        if holds { LEAD * self.time.round + 0.6 * (1.0 - self.time.game) } else { 0.0 }
    }

    /// What the cards in hand may still bring: high ones towns, low ones rich actions.
    fn hand(&self, seat: Seat, gains: &Gains) -> f64 {
        let hand = self.state.hidden.hands[seat];
        let kept = if hand.len() > 1 { self.rules.cards_kept() } else { 0 };
        let (mut all, mut worst) = (0.0, f64::MAX);
        for card in hand.iter() {
            let promise = self.promise(seat, card, gains);
            all += promise;
            worst = worst.min(promise);
        }
        0.8 * (all - if kept > 0 { worst } else { 0.0 })
    }

    /// What one card may bring.
    fn promise(&self, seat: Seat, card: Card, gains: &Gains) -> f64 {
        let face = self.rules.components.card(card);
        let white = face.suit == Suit::White;
        let wins = (f64::from(card.value()) / 25.0).powi(2) * if white { 1.0 } else { 0.72 };
        let loses = self.secondary(seat, card, gains);
        let pays = face.line(Which::Primary).0.iter().filter(|symbol| **symbol == Symbol::PayCoin).count() as f64;
        wins * (TOWN + 0.8 - 0.4 * pays).max(loses) + (1.0 - wins) * loses
    }

    /// The better of the two actions for losers.
    fn secondary(&self, seat: Seat, card: Card, gains: &Gains) -> f64 {
        let upper = self.line(seat, card, Which::A, gains);
        let face = self.rules.components.card(card);
        if face.line(Which::B).0.is_empty() { upper } else { upper.max(self.line(seat, card, Which::B, gains)) }
    }

    /// What the symbols of an action bring to this player now, without the active town.
    fn line(&self, seat: Seat, card: Card, which: Which, gains: &Gains) -> f64 {
        let player = &self.open.players[seat];
        let (mut gained, mut church, mut raiders, mut steps, mut value) = (0, 0, 0, 0, 0.0);
        for symbol in &self.rules.components.card(card).line(which).0 {
            match symbol {
                Symbol::TakeTown => {}
                Symbol::GainCoin => gained += 1,
                Symbol::PayCoin if player.coins > 0 => value -= 0.5 * self.time.game,
                Symbol::PayCoin => value -= f64::from(player.vp.min(2)),
                Symbol::ChurchDisc => church += 1,
                Symbol::TakeRaider => raiders += 1,
                Symbol::Court => steps += 1,
                Symbol::Expand if player.coins + gained >= self.rules.components.costs.expansion => value += 0.9,
                Symbol::Expand => {}
                Symbol::FreeTown if !player.towns.meets(self.open.vikings) => {}
                Symbol::FreeTown => value += TOWN,
            }
        }
        let at = |table: &[f64], count: usize| table[count.min(table.len() - 1)];
        value
            + at(&gains.coins, gained as usize)
            + at(&gains.church, church)
            + at(&gains.raiders, raiders)
            + at(&gains.steps, steps)
    }

    /// What this player's card on the table is about to bring.
    fn table(&self, seat: Seat, gains: &Gains) -> f64 {
        let trick = &self.open.flow.trick;
        let playing = matches!(self.open.flow.step, Step::Follow | Step::Resolve | Step::ChooseLine | Step::LeadCard)
            || self.open.flow.line.card.is_some();
        let Some(card) = trick.cards[seat].filter(|_| playing && !trick.acted.has(seat)) else { return 0.0 };
        if self.open.flow.line.card.is_some() && self.open.flow.line.seat == seat {
            return 0.0;
        }
        let loses = || self.secondary(seat, card, gains).max(0.0);
        let Some((town, holds)) = trick.town.zip(self.holds(seat, card)) else { return loses() };
        if holds == 0.0 {
            return loses();
        }
        let wins = self.town(seat, town) + LEAD * self.time.round + self.line(seat, card, Which::Primary, gains);
        if holds == 1.0 { wins } else { holds * wins + (1.0 - holds) * loses() }
    }

    /// How likely this card is to win the trick; `None` if there is nothing to win.
    pub(crate) fn holds(&self, seat: Seat, card: Card) -> Option<f64> {
        let trick = &self.open.flow.trick;
        let matching = self.rules.components.matching(self.rules.components.colours[trick.town?.index()]);
        let winning = self.rules.trick_winner(trick);
        if winning != Some(seat) {
            return Some(0.0);
        }
        let higher: Cards = matching.iter().filter(|other| *other > card).collect();
        let threat = |other: Seat| if self.state.hidden.hands[other].meets(higher) { 0.55 } else { 1.0 };
        let waiting = trick.cards.seats().filter(|other| trick.cards[*other].is_none());
        Some(waiting.map(threat).product())
    }
}

impl BrianBoru {
    /// Which card a quick player plays to a trick: the lowest that takes the lead, if he wants the town; else his lowest.
    fn quick_follow<R: Rng + ?Sized>(&self, state: &State, offers: &[Action], rng: &mut R) -> usize {
        let trick = &state.open.flow.trick;
        let winning = self.trick_winner(trick).and_then(|seat| trick.cards[seat]);
        let matching =
            trick.town.map_or(Cards::EMPTY, |town| self.components.matching(self.components.colours[town.index()]));
        let beats =
            |offer: &Action| matches!(offer, Action::Follow(card) if matching.has(*card) && Some(*card) > winning);
        match offers.iter().position(beats) {
            Some(at) if rng.random_bool(0.6) => at,
            _ if rng.random_bool(0.7) => 0,
            _ => rng.random_range(0..offers.len()),
        }
    }
}

impl Advice for BrianBoru {
    /// Playouts through about half a round see what the upkeep brings; longer ones only add noise.
    fn plan(&self) -> SearchPlan {
        SearchPlan { playout: 30, ..SearchPlan::default() }
    }

    fn quick<R: Rng + ?Sized>(&self, state: &State, seat: Seat, offers: &[Action], rng: &mut R) -> usize {
        match state.open.flow.step {
            Step::Follow => self.quick_follow(state, offers, rng),
            Step::LeadCard if rng.random_bool(0.5) => offers.len() - 1,
            Step::ChooseLine if rng.random_bool(0.7) => usize::from(state.open.players[seat].coins < 3),
            Step::Buy if rng.random_bool(0.6) => 0,
            Step::Expand => rng.random_range(1..offers.len().max(2)).min(offers.len() - 1),
            _ => rng.random_range(0..offers.len()),
        }
    }

    fn worth(&self, state: &State, seat: Seat) -> f64 {
        if let Some(outcome) = self.outcome(state) {
            return f64::from(outcome.worth(seat));
        }
        let judge = Judge::new(self, state);
        judge.lead(seat, &judge.estimates())
    }

    /// The own points alone: what the others may still hope for hardly changes with one step of somebody else.
    fn glance(&self, state: &State, seat: Seat) -> f64 {
        match self.outcome(state) {
            Some(outcome) => f64::from(outcome.scores[seat.index()]),
            None => Judge::new(self, state).estimate(seat),
        }
    }

    /// A trick is over before the next is led, a round before the first cards of the next are chosen.
    fn rest(&self, state: &State) -> Rest {
        let flow = &state.open.flow;
        let hands = &state.hidden.hands;
        match flow.step {
            Step::Draft if flow.pass == 0 && hands.values().iter().all(|hand| hand.is_empty()) => Rest::Whole,
            Step::LeadTown | Step::LeadCard if flow.trick.cards.values().iter().all(Option::is_none) => Rest::Part,
            _ => Rest::Nothing,
        }
    }

    fn chances(&self, state: &State, chances: &mut [f32]) -> Option<Values> {
        let judge = Judge::new(self, state);
        let estimates = judge.estimates();
        let mut points = Values::default();
        for (seat, chance) in state.open.players.seats().zip(chances) {
            *chance = judge.lead(seat, &estimates) as f32;
            points[seat.index()] = estimates[seat] as f32;
        }
        Some(points)
    }

    /// Steps on the marriage track that end where fewer of them end are paid for nothing (BB-9.4).
    fn prune(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        let open = &state.open;
        if open.flow.step != Step::Buy || self.asked_symbol(open) != Some(Symbol::Court) {
            return;
        }
        let rests = |steps: u16| self.resting_space(open, seat, open.players[seat].track + steps as u8);
        offers.retain(|offer| match *offer {
            Action::Buy(steps) if steps > 0 => rests(steps) > rests(steps - 1),
            _ => true,
        });
    }

    const FEATURES: Features = features::FEATURES;
    const LEARNT_OVER: &'static [&'static str] = &["show_played_cards", "reveal_last_card"];

    fn features(&self, state: &State, learner: &mut impl Learner) {
        self.tell_features(state, learner);
    }

    fn net(&self) -> Option<&Net> {
        NET.as_ref().filter(|net| net.fits(self))
    }
}
