//! Tournaments: round-robins and gauntlets between any contestants, resumable, with ratings.

use crate::any::{AnyArena, Ring};
use crate::contestant::Contestant;
use crate::error::Error;
use crate::house::PATIENCE;
use crate::play::Ended;
use crate::simulate::Keep;
use crate::stats::wilson;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use table::{Seat, SeatSet, Setup};

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everybody meets everybody.
    RoundRobin,
    /// The first meets each of the others.
    Gauntlet,
    /// Each of the others meets the last.
    Challenge,
}

/// What is to be played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The game and what was agreed.
    pub setup: Setup,
    /// Who takes part.
    pub contestants: Vec<Contestant>,
    /// Who meets whom.
    pub format: Format,
    /// Games of each pairing, at most.
    pub games: usize,
    /// The same seed plays the same games.
    pub seed: u64,
    /// Stop a pairing early once it is clear whether the first wins at least this share.
    pub until: Option<f64>,
}

/// One game that was played. In a game of more than two, one hero sits among rivals of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Which pairing.
    pub pairing: usize,
    /// Which of its games.
    pub number: usize,
    /// Where the hero sat.
    pub seat: Seat,
    /// Who won.
    pub winners: SeatSet,
    /// The place of each seat.
    pub places: Vec<u8>,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// How many decisions it took.
    pub decisions: usize,
    /// Who failed, and why.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<(Seat, String)>,
}

/// The result of one pairing.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pairing {
    /// The hero.
    pub hero: Contestant,
    /// Who sat on all other seats.
    pub rivals: Contestant,
    /// Games played.
    pub games: usize,
    /// Games the hero won; a shared victory counts in part.
    pub wins: f64,
    /// Its win rate.
    pub win_rate: f64,
    /// Lower end of the 95 % interval.
    pub ci_low: f64,
    /// Upper end.
    pub ci_high: f64,
    /// What it would win by chance alone.
    pub fair_share: f64,
    /// The hero's mean score less the rivals' mean score.
    pub lead: f64,
    /// Whether the sequential test has answered: the share asked for is reached, or it is not.
    pub verdict: Option<bool>,
    /// What went wrong with programs, the same only once, with the number of games it cost.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub faults: BTreeMap<String, usize>,
}

/// A contestant's rating over all games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rated {
    /// Who.
    pub contestant: Contestant,
    /// Weng-Lin rating.
    pub rating: f64,
    /// Its uncertainty.
    pub uncertainty: f64,
}

/// The result of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Table {
    /// What was planned.
    pub plan: Plan,
    /// Each pairing.
    pub pairings: Vec<Pairing>,
    /// Ratings, best first.
    pub ratings: Vec<Rated>,
}

impl Plan {
    /// The pairings, as numbers of hero and rivals.
    pub fn pairings(&self) -> Vec<(usize, usize)> {
        let all = 0..self.contestants.len();
        match self.format {
            Format::Gauntlet => all.skip(1).map(|rival| (0, rival)).collect(),
            Format::Challenge => {
                let last = self.contestants.len().saturating_sub(1);
                (0..last).map(|hero| (hero, last)).collect()
            }
            Format::RoundRobin => all
                .clone()
                .flat_map(|hero| all.clone().map(move |rival| (hero, rival)))
                // With two players a pairing and its mirror are the same; with more, one of a kind among the others is not.
                .filter(|(hero, rival)| if self.setup.players == 2 { hero < rival } else { hero != rival })
                .collect(),
        }
    }

    /// Who sits where in a game, each with a seed of its own, and the seed of the dice. The hero sits everywhere with the same dice before the
    /// next dice are taken.
    pub(crate) fn seated(&self, pairing: usize, number: usize) -> (Vec<(&Contestant, u64)>, u64) {
        let players = self.setup.players;
        let (hero, rivals) = self.pairings()[pairing];
        let seat = Seat::new(number % players);
        let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add((number / players) as u64);
        let seated = Seat::all(players).map(|other| {
            let who = if other == seat { hero } else { rivals };
            let own = seed ^ (((number * players + other.index()) as u64 + 1) << 20);
            (&self.contestants[who], own)
        });
        (seated.collect(), seed)
    }

    /// Plays every game of the plan with `one`, given who sits where and the seed of the dice; what came of each game with its number and its seats.
    /// `progress` is called after every game.
    pub(crate) fn play_every<T: Send>(
        &self,
        threads: usize,
        progress: impl Fn() + Sync,
        one: impl Fn(&[(&Contestant, u64)], u64) -> Result<T, Error> + Sync,
    ) -> Result<Vec<(usize, Vec<Contestant>, T)>, Error> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
        let game = |number: usize| -> Result<_, Error> {
            let (seated, seed) = self.seated(number / self.games, number % self.games);
            let played = one(&seated, seed);
            progress();
            Ok((number, seated.iter().map(|(who, _)| (*who).clone()).collect(), played?))
        };
        let numbers = 0..self.pairings().len() * self.games;
        pool.install(|| numbers.into_par_iter().with_max_len(1).map(game).collect())
    }

    fn play(&self, ring: &dyn Ring, keep: &Keep, pairing: usize, number: usize) -> Result<Played, Error> {
        let seat = Seat::new(number % self.setup.players);
        let (seated, seed) = self.seated(pairing, number);
        let Ended { outcome, decisions, faults, record } = ring.play(&seated, seed, keep.records.is_some())?;
        keep.write(&format!("pairing-{pairing}-game-{number:06}.json"), record.as_ref())?;
        let (winners, places, scores) = (outcome.winners, outcome.places, outcome.scores);
        Ok(Played { pairing, number, seat, winners, places, scores, decisions, faults })
    }
}

impl Played {
    /// The hero's part of the victory.
    fn share(&self) -> f64 {
        if self.winners.has(self.seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    fn lead(&self) -> f64 {
        let own = f64::from(self.scores.get(self.seat.index()).copied().unwrap_or(0));
        let sum: i32 = self.scores.iter().sum();
        own - (f64::from(sum) - own) / (self.scores.len().max(2) - 1) as f64
    }
}

/// The sequential probability ratio test of a share: `Some(true)` once it is clearly at least `aim`, `Some(false)` once it is clearly
/// below, both with 5 % error and an indifference of 3 points to each side.
pub fn verdict(shares: impl Iterator<Item = f64>, aim: f64) -> Option<bool> {
    let (low, high) = ((aim - 0.03).max(0.001), (aim + 0.03).min(0.999));
    let ratio: f64 =
        shares.map(|share| share * (high / low).ln() + (1.0 - share) * ((1.0 - high) / (1.0 - low)).ln()).sum();
    let bound = 19f64.ln();
    if ratio >= bound {
        Some(true)
    } else if ratio <= -bound {
        Some(false)
    } else {
        None
    }
}

/// Plays a tournament in the arena of its game. Finished games are kept in the file `log`, one a line; if it is there already, only what is missing is played.
/// `progress` is told how many games are done of how many at most.
pub fn tournament(
    arena: &dyn AnyArena,
    plan: &Plan,
    log: Option<&Path>,
    keep: &Keep,
    threads: usize,
    progress: impl Fn(usize, usize) + Sync,
) -> Result<Table, Error> {
    let ring = arena.open_for(&plan.setup, keep.patience.unwrap_or(PATIENCE))?;
    let mut done = log.map(|log| resume(plan, log)).transpose()?.unwrap_or_default();
    let file = log.map(|log| Log::open(plan, log)).transpose()?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    let pairings = plan.pairings().len();
    let most = pairings * plan.games;
    let finished = AtomicUsize::new(done.len());
    progress(done.len(), most);
    // Only a sequential test must look at the results every now and then.
    let often = (pool.current_num_threads() * 4).next_multiple_of(plan.setup.players);
    let batch = if plan.until.is_some() { often } else { plan.games };
    for pairing in 0..pairings {
        loop {
            let mine: Vec<&Played> = done.iter().filter(|played| played.pairing == pairing).collect();
            if plan.until.and_then(|aim| verdict(mine.iter().map(|played| played.share()), aim)).is_some() {
                break;
            }
            let missing: Vec<usize> = (0..plan.games)
                .filter(|number| !mine.iter().any(|played| played.number == *number))
                .take(batch)
                .collect();
            if missing.is_empty() {
                break;
            }
            let fresh: Result<Vec<Played>, Error> = pool.install(|| {
                missing
                    .into_par_iter()
                    .with_max_len(1)
                    .map(|number| {
                        let played = plan.play(ring.as_ref(), keep, pairing, number)?;
                        file.as_ref().map_or(Ok(()), |file| file.keep(&played))?;
                        progress(finished.fetch_add(1, Ordering::Relaxed) + 1, most);
                        Ok(played)
                    })
                    .collect()
            });
            done.extend(fresh?);
        }
    }
    done.sort_by_key(|played| (played.pairing, played.number));
    Ok(table(plan, &done))
}

/// The first line of the file of games: the plan, and the version of the rules it is played under.
#[derive(Serialize, Deserialize)]
struct Head {
    #[serde(flatten)]
    plan: Plan,
    rules_version: u32,
}

/// The games already played under this plan.
fn resume(plan: &Plan, log: &Path) -> Result<Vec<Played>, Error> {
    let Ok(file) = File::open(log) else { return Ok(Vec::new()) };
    let wrong = |problem: io::Error| Error::Log { file: log.to_owned(), problem };
    let mut lines = BufReader::new(file).lines();
    let first = lines.next().unwrap_or_else(|| Err(io::ErrorKind::UnexpectedEof.into())).map_err(wrong)?;
    let Head { rules_version, plan: mut kept } = serde_json::from_str(&first).map_err(|error| wrong(error.into()))?;
    kept.setup.rules_version = rules_version;
    // More games of the same plan may be asked for later.
    if (Plan { games: 0, until: None, ..kept }) != (Plan { games: 0, until: None, ..plan.clone() }) {
        return Err(Error::OtherPlan { file: log.to_owned() });
    }
    // A line cut off by a crash is played again.
    Ok(lines.map_while(Result::ok).filter_map(|line| serde_json::from_str(&line).ok()).collect())
}

/// The file that finished games are written to: the plan, then a line for each game.
struct Log<'a> {
    path: &'a Path,
    file: Mutex<File>,
}

impl<'a> Log<'a> {
    fn open(plan: &Plan, path: &'a Path) -> Result<Log<'a>, Error> {
        let wrong = |problem: io::Error| Error::Log { file: path.to_owned(), problem };
        let fresh = !path.exists();
        let file = OpenOptions::new().create(true).append(true).open(path).map_err(wrong)?;
        let log = Log { path, file: Mutex::new(file) };
        let head = Head { plan: plan.clone(), rules_version: plan.setup.rules_version };
        let text =
            if fresh { serde_json::to_string(&head).map_err(|error| wrong(error.into()))? } else { String::new() };
        log.write(&text).map_err(wrong)?;
        Ok(log)
    }

    fn keep(&self, played: &Played) -> Result<(), Error> {
        let written = serde_json::to_string(played).map_err(io::Error::from).and_then(|text| self.write(&text));
        written.map_err(|problem| Error::Log { file: self.path.to_owned(), problem })
    }

    /// Whoever panicked meanwhile has left at most a line that is cut off, and such a line is played again.
    fn write(&self, line: &str) -> io::Result<()> {
        writeln!(self.file.lock().unwrap_or_else(PoisonError::into_inner), "{line}")
    }
}

fn table(plan: &Plan, done: &[Played]) -> Table {
    let pairings = plan
        .pairings()
        .into_iter()
        .enumerate()
        .map(|(index, (hero, rivals))| {
            let mine: Vec<&Played> = done.iter().filter(|played| played.pairing == index).collect();
            let games = mine.len();
            let wins: f64 = mine.iter().map(|played| played.share()).sum();
            let (ci_low, ci_high) = wilson(wins, games as f64);
            Pairing {
                hero: plan.contestants[hero].clone(),
                rivals: plan.contestants[rivals].clone(),
                games,
                wins,
                win_rate: wins / games.max(1) as f64,
                ci_low,
                ci_high,
                fair_share: 1.0 / plan.setup.players as f64,
                lead: mine.iter().map(|played| played.lead()).sum::<f64>() / games.max(1) as f64,
                verdict: plan.until.and_then(|aim| verdict(mine.iter().map(|played| played.share()), aim)),
                faults: mine.iter().flat_map(|played| &played.faults).fold(BTreeMap::new(), |mut all, (_, why)| {
                    *all.entry(why.clone()).or_default() += 1;
                    all
                }),
            }
        })
        .collect();
    Table { plan: plan.clone(), pairings, ratings: ratings(plan, done) }
}

/// Weng-Lin ratings over all games. Seats of one kind share a rating; it moves by the mean of what its seats would move.
fn ratings(plan: &Plan, done: &[Played]) -> Vec<Rated> {
    let pairings = plan.pairings();
    let mut ratings: BTreeMap<usize, WengLinRating> = BTreeMap::new();
    let config = WengLinConfig::new();
    for played in done.iter().filter(|played| played.places.len() == plan.setup.players) {
        let (hero, rivals) = pairings[played.pairing];
        let who: Vec<usize> =
            Seat::all(plan.setup.players).map(|seat| if seat == played.seat { hero } else { rivals }).collect();
        let before: Vec<[WengLinRating; 1]> =
            who.iter().map(|index| [ratings.get(index).copied().unwrap_or_default()]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(&played.places)
            .map(|(rating, place)| (rating.as_slice(), MultiTeamOutcome::new(usize::from(*place))))
            .collect();
        let after = weng_lin_multi_team(&teams, &config);
        let mut moved: BTreeMap<usize, Vec<WengLinRating>> = BTreeMap::new();
        for (index, rating) in who.iter().zip(after) {
            moved.entry(*index).or_default().extend(rating);
        }
        for (index, new) in moved {
            let count = new.len() as f64;
            let rating = new.iter().map(|rating| rating.rating).sum::<f64>() / count;
            let uncertainty = new.iter().map(|rating| rating.uncertainty).sum::<f64>() / count;
            ratings.insert(index, WengLinRating { rating, uncertainty });
        }
    }
    let mut rated: Vec<Rated> = ratings
        .into_iter()
        .map(|(index, rating)| Rated {
            contestant: plan.contestants[index].clone(),
            rating: rating.rating,
            uncertainty: rating.uncertainty,
        })
        .collect();
    rated.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    rated
}

#[cfg(test)]
mod tests {
    use super::verdict;

    #[test]
    fn the_sequential_test_answers_when_it_is_clear_and_not_before() {
        assert_eq!(verdict([1.0; 5].into_iter(), 0.55), None);
        assert_eq!(verdict([1.0; 60].into_iter(), 0.55), Some(true));
        assert_eq!(verdict([0.0; 60].into_iter(), 0.55), Some(false));
        let even = (0..200).map(|index| f64::from(index % 2));
        assert_eq!(verdict(even, 0.5), None, "a share right at the aim stays open");
    }
}
