//! Who plays whom, who sits where, and how everybody stands: arithmetic without tables.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// What a victory is worth.
pub(crate) const WIN: i64 = 1000;

table::named! {
    /// How a tournament is played.
    pub(crate) enum Form {
        /// Everybody meets everybody.
        Robin = "robin",
        /// Those who stand alike meet.
        Swiss = "swiss",
        /// Whoever loses is out.
        Knockout = "knockout",
    }
}

/// A game of a tournament, or the rest of one who has nobody to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    /// In which round, from 1.
    pub(crate) round: u32,
    /// Who sits where, by number; one alone rests.
    pub(crate) seats: Vec<u32>,
    /// The place of each, from 1; nothing while it is played.
    pub(crate) places: Option<Vec<u8>>,
    /// The score of each.
    pub(crate) scores: Vec<i32>,
}

impl Played {
    fn rests(&self) -> bool {
        self.seats.len() == 1
    }
}

/// What is needed to pair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    pub(crate) form: Form,
    /// How many rounds a Swiss tournament has; 0 for as many as are usual.
    pub(crate) rounds: u32,
    /// How many can sit at a table: at least what the game needs, at most what was chosen.
    pub(crate) table: RangeInclusive<usize>,
    /// The numbers of those who take part, the strongest first where that is known.
    pub(crate) entrants: Vec<u32>,
}

/// How somebody stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Standing {
    pub(crate) number: u32,
    /// The place, from 1; equals share a place.
    pub(crate) place: usize,
    /// How many games.
    pub(crate) games: u32,
    /// How many of them were won, alone or with others.
    pub(crate) won: u32,
    /// The sum of what they were worth, in thousandths of a victory.
    pub(crate) points: i64,
    /// The sum of the points of everybody they have met.
    pub(crate) met: i64,
    /// The last round they were in.
    reached: u32,
}

/// What the game was worth to each seat: everything for the first, nothing for the last, equals share.
fn worth(places: &[u8]) -> Vec<i64> {
    let others = places.len().saturating_sub(1).max(1) as i64;
    let of = |place: &u8| {
        let behind = places.iter().filter(|other| *other > place).count() as i64;
        let level = places.iter().filter(|other| *other == place).count() as i64 - 1;
        (2 * behind + level) * WIN / (2 * others)
    };
    places.iter().map(of).collect()
}

impl Plan {
    /// How everybody stands, the best first.
    pub(crate) fn standings(&self, played: &[Played]) -> Vec<Standing> {
        let mut points: BTreeMap<u32, i64> = self.entrants.iter().map(|number| (*number, 0)).collect();
        let mut all: BTreeMap<u32, Standing> = self.entrants.iter().map(|number| (*number, fresh(*number))).collect();
        for game in played {
            for number in &game.seats {
                if let Some(standing) = all.get_mut(number) {
                    standing.reached = standing.reached.max(game.round);
                }
            }
            // Whoever rests in a Swiss tournament could not win; everybody else rests equally often, or goes on anyway.
            if game.rests() && self.form == Form::Swiss {
                *points.entry(game.seats[0]).or_default() += WIN;
            }
            let Some(places) = game.places.as_ref().filter(|_| !game.rests()) else { continue };
            for ((number, place), worth) in game.seats.iter().zip(places).zip(worth(places)) {
                *points.entry(*number).or_default() += worth;
                if let Some(standing) = all.get_mut(number) {
                    standing.games += 1;
                    standing.won += u32::from(*place == 1);
                }
            }
        }
        for standing in all.values_mut() {
            standing.points = points.get(&standing.number).copied().unwrap_or_default();
            let games = played.iter().filter(|game| !game.rests() && game.seats.contains(&standing.number));
            let met = games.flat_map(|game| &game.seats).filter(|other| **other != standing.number);
            standing.met = met.filter_map(|other| points.get(other)).sum();
        }
        ranked(all.into_values().collect(), self.form, played)
    }

    /// The tables of the next round, each with those who sit there in the order of their seats; `None` when there is none any more.
    pub(crate) fn next(&self, played: &[Played]) -> Option<Vec<Vec<u32>>> {
        let round = played.iter().map(|game| game.round).max().unwrap_or(0) + 1;
        if self.entrants.len() < 2.max(*self.table.start()) {
            return None;
        }
        let groups = match self.form {
            Form::Robin => self.robin(played, round)?,
            Form::Swiss => self.swiss(played, round)?,
            Form::Knockout => self.knockout(played)?,
        };
        Some(groups.into_iter().map(|group| seated(group, played)).collect())
    }

    /// How many sit at each table where so many play, and how many rest.
    fn split(&self, count: usize) -> (Vec<usize>, usize) {
        let (least, most) = (*self.table.start(), *self.table.end());
        let even = |tables: usize, seated: usize| {
            (0..tables).map(|table| seated / tables + usize::from(table < seated % tables)).collect::<Vec<usize>>()
        };
        let tables = count.div_ceil(most);
        if count >= tables * least {
            return (even(tables, count), 0);
        }
        let tables = count / most;
        (even(tables, tables * most), count - tables * most)
    }

    fn robin(&self, played: &[Played], round: u32) -> Option<Vec<Vec<u32>>> {
        let count = self.entrants.len();
        let most = *self.table.end();
        if count <= most {
            // One table: everybody sits on every seat once.
            return (round as usize <= count).then(|| vec![self.entrants.clone()]);
        }
        if most == 2 {
            return circle(&self.entrants, round);
        }
        let met = met(played);
        let all_met = self.entrants.iter().all(|one| {
            self.entrants.iter().all(|other| one >= other || met.get(&(*one, *other)).is_some_and(|times| *times > 0))
        });
        // Where it cannot be even it is not forced to be.
        let enough = 2 * (count - 1).div_ceil(most - 1) + 2;
        if all_met || round as usize > enough {
            return None;
        }
        Some(self.grouped(&self.by_games(played), played))
    }

    fn swiss(&self, played: &[Played], round: u32) -> Option<Vec<Vec<u32>>> {
        let usual = (usize::BITS - (self.entrants.len() - 1).leading_zeros()).max(2);
        let rounds = if self.rounds == 0 { usual } else { self.rounds };
        if round > rounds {
            return None;
        }
        let order: Vec<u32> = self.standings(played).iter().map(|standing| standing.number).collect();
        Some(self.grouped(if round == 1 { &self.entrants } else { &order }, played))
    }

    /// Those who played least first, so that nobody rests twice before everybody has.
    fn by_games(&self, played: &[Played]) -> Vec<u32> {
        let games = |number: u32| played.iter().filter(|game| !game.rests() && game.seats.contains(&number)).count();
        let mut order = self.entrants.clone();
        order.sort_by_key(|number| games(*number));
        order
    }

    /// Groups in this order, in which as few as possible meet again; those at the end who have rested least rest.
    fn grouped(&self, order: &[u32], played: &[Played]) -> Vec<Vec<u32>> {
        let (sizes, resting) = self.split(order.len());
        let rested = |number: u32| played.iter().filter(|game| game.rests() && game.seats[0] == number).count();
        let mut idle: Vec<u32> = order.iter().rev().copied().collect();
        idle.sort_by_key(|number| rested(*number));
        idle.truncate(resting);
        let mut left: Vec<u32> = order.iter().copied().filter(|number| !idle.contains(number)).collect();
        let met = met(played);
        let times = |one: u32, other: u32| met.get(&(one.min(other), one.max(other))).copied().unwrap_or(0);
        let mut groups = Vec::new();
        for size in sizes {
            let mut group = vec![left.remove(0)];
            while group.len() < size {
                let again = |at: &usize| group.iter().map(|one| times(*one, left[*at])).sum::<usize>();
                let next = (0..left.len()).min_by_key(|at| (again(at), *at)).unwrap_or(0);
                group.push(left.remove(next));
            }
            groups.push(group);
        }
        untangle(&mut groups, &times);
        groups.extend(idle.into_iter().map(|number| vec![number]));
        groups
    }

    fn knockout(&self, played: &[Played]) -> Option<Vec<Vec<u32>>> {
        let last = played.iter().map(|game| game.round).max();
        let games: Vec<&Played> = played.iter().filter(|game| Some(game.round) == last).collect();
        let mut alive = match last {
            None => self.entrants.clone(),
            Some(_) if games.len() == 1 => return None,
            Some(_) => self.survivors(&games),
        };
        if alive.len() < 2 {
            return None;
        }
        alive.sort_by_key(|number| self.entrants.iter().position(|entrant| entrant == number));
        let most = *self.table.end();
        // Between two, the strongest rest in the first round until as many are left as can be halved again and again.
        let (sizes, resting) = if most == 2 {
            let rests = alive.len().next_power_of_two() - alive.len();
            (vec![2; (alive.len() - rests) / 2], rests)
        } else {
            self.split(alive.len())
        };
        let (idle, playing) = alive.split_at(resting);
        let mut groups: Vec<Vec<u32>> = vec![Vec::new(); sizes.len()];
        let mut at: Vec<usize> = (0..sizes.len()).collect();
        let mut waiting = playing.iter();
        // To and fro, so that the strongest meet the weakest first.
        while groups.iter().zip(&sizes).any(|(group, size)| group.len() < *size) {
            for table in &at {
                if groups[*table].len() < sizes[*table] {
                    groups[*table].extend(waiting.next());
                }
            }
            at.reverse();
        }
        groups.extend(idle.iter().map(|number| vec![*number]));
        Some(groups)
    }

    /// Those who go on: the better half of each table, and whoever rested. Between equals the one who is stronger goes on.
    fn survivors(&self, games: &[&Played]) -> Vec<u32> {
        let strength = |number: u32| self.entrants.iter().position(|entrant| *entrant == number);
        let (mut on, mut out) = (Vec::new(), Vec::new());
        for game in games {
            let places = game.places.clone().unwrap_or_else(|| vec![1; game.seats.len()]);
            let mut order: Vec<(u8, u32)> = places.into_iter().zip(game.seats.iter().copied()).collect();
            order.sort_by_key(|(place, number)| (*place, strength(*number)));
            let best = (order.len() / 2).max(1);
            on.extend(order[..best].iter().map(|(_, number)| *number));
            out.extend(order[best..].iter().copied());
        }
        out.sort_by_key(|(place, number)| (*place, strength(*number)));
        // A last table needs as many as the game does.
        let missing = self.table.start().saturating_sub(on.len()).min(out.len());
        if on.len() > 1 {
            on.extend(out[..missing].iter().map(|(_, number)| *number));
        }
        on
    }
}

fn fresh(number: u32) -> Standing {
    Standing { number, place: 0, games: 0, won: 0, points: 0, met: 0, reached: 0 }
}

/// Puts standings into order and gives them places.
fn ranked(mut all: Vec<Standing>, form: Form, played: &[Played]) -> Vec<Standing> {
    let last = played.iter().map(|game| game.round).max().unwrap_or(0);
    // How far somebody came counts first where losing means leaving; in the last game that was played, the place there.
    let place_in_last = |number: u32| {
        let game = played.iter().find(|game| game.round == last && game.seats.contains(&number))?;
        let at = game.seats.iter().position(|seat| *seat == number)?;
        game.places.as_ref()?.get(at).copied()
    };
    let key = |standing: &Standing| {
        let knocked = form == Form::Knockout;
        let reached = if knocked { standing.reached } else { 0 };
        let final_place = if knocked { place_in_last(standing.number).unwrap_or(1) } else { 0 };
        (Reverse(reached), final_place, Reverse(standing.points), Reverse(standing.won), Reverse(standing.met))
    };
    all.sort_by_key(|standing| (key(standing), standing.number));
    for at in 0..all.len() {
        let before = at.checked_sub(1).filter(|before| key(&all[*before]) == key(&all[at]));
        all[at].place = before.map_or(at + 1, |before| all[before].place);
    }
    all
}

/// How often each two have met.
fn met(played: &[Played]) -> BTreeMap<(u32, u32), usize> {
    let mut met = BTreeMap::new();
    for game in played {
        for (at, one) in game.seats.iter().enumerate() {
            for other in &game.seats[at + 1..] {
                *met.entry((*one.min(other), *one.max(other))).or_default() += 1;
            }
        }
    }
    met
}

/// Everybody against everybody, two at a table: one stays and the others go round.
fn circle(entrants: &[u32], round: u32) -> Option<Vec<Vec<u32>>> {
    let mut ring: Vec<Option<u32>> = entrants.iter().copied().map(Some).collect();
    if ring.len() % 2 == 1 {
        ring.push(None);
    }
    let count = ring.len();
    if round as usize > count - 1 {
        return None;
    }
    ring[1..].rotate_right((round as usize - 1) % (count - 1));
    let pairs = (0..count / 2).map(|at| [ring[at], ring[count - 1 - at]].into_iter().flatten().collect());
    Some(pairs.collect())
}

/// Exchanges members of groups for as long as fewer meet again by it.
fn untangle(groups: &mut [Vec<u32>], times: &dyn Fn(u32, u32) -> usize) {
    let again = |group: &[u32]| -> usize {
        group
            .iter()
            .enumerate()
            .map(|(at, one)| group[at + 1..].iter().map(|other| times(*one, *other)).sum::<usize>())
            .sum()
    };
    for _ in 0..groups.len() * 4 {
        let mut changed = false;
        for one in 0..groups.len() {
            for other in one + 1..groups.len() {
                let before = again(&groups[one]) + again(&groups[other]);
                if before == 0 {
                    continue;
                }
                'found: for a in 0..groups[one].len() {
                    for b in 0..groups[other].len() {
                        let (left, right) = (groups[one][a], groups[other][b]);
                        (groups[one][a], groups[other][b]) = (right, left);
                        if again(&groups[one]) + again(&groups[other]) < before {
                            changed = true;
                            break 'found;
                        }
                        (groups[one][a], groups[other][b]) = (left, right);
                    }
                }
            }
        }
        if !changed {
            return;
        }
    }
}

/// A group in the order of their seats: everybody sits where they have sat least.
fn seated(group: Vec<u32>, played: &[Played]) -> Vec<u32> {
    let sat = |number: u32, seat: usize| {
        played.iter().filter(|game| game.seats.len() > 1 && game.seats.get(seat) == Some(&number)).count()
    };
    let cost = |order: &[u32]| order.iter().enumerate().map(|(seat, number)| sat(*number, seat).pow(2)).sum::<usize>();
    let mut best = group.clone();
    let mut seen = BTreeSet::new();
    let mut order = group;
    orders(&mut order, 0, &mut |order| {
        if seen.insert(order.to_vec()) && cost(order) < cost(&best) {
            best = order.to_vec();
        }
    });
    best
}

/// Every order of what stands from `at` on.
fn orders(all: &mut Vec<u32>, at: usize, visit: &mut dyn FnMut(&[u32])) {
    if at + 1 >= all.len() {
        visit(all);
        return;
    }
    for other in at..all.len() {
        all.swap(at, other);
        orders(all, at + 1, visit);
        all.swap(at, other);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(form: Form, table: RangeInclusive<usize>, count: u32) -> Plan {
        Plan { form, rounds: 0, table, entrants: (1..=count).collect() }
    }

    /// Plays a whole tournament in which the lower number always comes before the higher.
    fn play(plan: &Plan) -> Vec<Played> {
        let mut played: Vec<Played> = Vec::new();
        for round in 1..100 {
            let Some(groups) = plan.next(&played) else { return played };
            let mut there: Vec<u32> = groups.iter().flatten().copied().collect();
            there.sort_unstable();
            there.dedup();
            assert_eq!(there.len(), groups.iter().map(Vec::len).sum::<usize>(), "nobody is in two places");
            played.extend(groups.into_iter().map(|seats| {
                let place = |one: &u32| seats.iter().filter(|other| *other < one).count() as u8 + 1;
                Played { round, places: Some(seats.iter().map(place).collect()), scores: vec![0; seats.len()], seats }
            }));
        }
        panic!("it never ends");
    }

    #[test]
    fn in_a_round_robin_of_two_everybody_meets_everybody_once_and_sits_on_both_sides() {
        for count in 2..=9 {
            let plan = plan(Form::Robin, 2..=2, count);
            let played = play(&plan);
            let met = met(&played);
            let times = if count == 2 { 2 } else { 1 };
            for one in 1..=count {
                for other in one + 1..=count {
                    assert_eq!(met.get(&(one, other)), Some(&times), "{one} and {other} of {count}");
                }
                let first = played.iter().filter(|game| game.seats.len() > 1 && game.seats[0] == one).count();
                let games = played.iter().filter(|game| game.seats.len() > 1 && game.seats.contains(&one)).count();
                assert!(first.abs_diff(games - first) <= 2, "{one} of {count} begins {first} of {games} games");
            }
            assert_eq!(plan.standings(&played)[0].number, 1);
        }
    }

    #[test]
    fn in_a_round_robin_of_more_everybody_meets_everybody() {
        for (table, count) in [(3..=4, 8), (2..=3, 7), (4..=5, 10), (2..=4, 9)] {
            let played = play(&plan(Form::Robin, table.clone(), count));
            let met = met(&played);
            let missing = (1..=count).flat_map(|one| (one + 1..=count).map(move |other| (one, other)));
            let missing: Vec<_> = missing.filter(|pair| !met.contains_key(pair)).collect();
            assert!(missing.is_empty(), "{count} at {table:?}: {missing:?}");
        }
    }

    #[test]
    fn four_at_one_table_play_once_from_every_seat() {
        let played = play(&plan(Form::Robin, 2..=4, 4));
        assert_eq!(played.len(), 4);
        for number in 1..=4 {
            let mut seats: Vec<_> =
                played.iter().map(|game| game.seats.iter().position(|one| *one == number)).collect();
            seats.sort_unstable();
            assert_eq!(seats, [Some(0), Some(1), Some(2), Some(3)], "{number}");
        }
    }

    #[test]
    fn a_swiss_tournament_finds_the_best_without_meeting_twice() {
        for count in [4, 5, 8, 11, 16] {
            let plan = plan(Form::Swiss, 2..=2, count);
            let played = play(&plan);
            assert!(met(&played).values().all(|times| *times == 1), "{count}: {played:?}");
            assert_eq!(plan.standings(&played)[0].number, 1, "{count}");
            let rests = |number: u32| played.iter().filter(|game| game.seats == [number]).count();
            assert!((1..=count).all(|number| rests(number) <= 1), "nobody rests twice");
        }
        let plan = Plan { rounds: 2, ..plan(Form::Swiss, 2..=4, 8) };
        assert_eq!(play(&plan).iter().map(|game| game.round).max(), Some(2));
    }

    #[test]
    fn in_a_knock_out_one_is_left() {
        for (table, count, rounds) in
            [(2..=2, 8, 3), (2..=2, 5, 3), (2..=2, 2, 1), (2..=4, 16, 3), (3..=4, 12, 3), (4..=5, 10, 2)]
        {
            let plan = plan(Form::Knockout, table.clone(), count);
            let played = play(&plan);
            let last = played.iter().map(|game| game.round).max().unwrap_or(0);
            assert_eq!(last, rounds, "{count} at {table:?}: {played:?}");
            assert_eq!(played.iter().filter(|game| game.round == last).count(), 1, "{count} at {table:?}");
            let standings = plan.standings(&played);
            assert_eq!((standings[0].number, standings[0].place), (1, 1), "{count} at {table:?}");
        }
    }

    #[test]
    fn the_strongest_meet_the_weakest_first() {
        let groups = plan(Form::Knockout, 2..=2, 8).next(&[]);
        assert_eq!(groups, Some(vec![vec![1, 8], vec![2, 7], vec![3, 6], vec![4, 5]]));
    }

    #[test]
    fn places_are_worth_their_share() {
        assert_eq!(worth(&[1, 2]), [1000, 0]);
        assert_eq!(worth(&[1, 1]), [500, 500]);
        assert_eq!(worth(&[2, 1, 3]), [500, 1000, 0]);
        assert_eq!(worth(&[1, 2, 2, 4]), [1000, 500, 500, 0]);
    }

    #[test]
    fn too_few_play_nothing() {
        assert_eq!(plan(Form::Robin, 2..=2, 1).next(&[]), None);
        assert_eq!(plan(Form::Swiss, 4..=5, 3).next(&[]), None);
    }
}
