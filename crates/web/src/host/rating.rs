//! How strong people are, as far as the games tell in which something was at stake: the method of Weng and Lin, for any number of players.

use super::Host;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{Holder, Kept, Loaded, NewRating, PersonId, Rating, TableId};
use table::log::What;
use table::{MOST_SEATS, Outcome, Seat};

/// With fewer games a rating is provisional.
pub(crate) const PROVISIONAL: i64 = 5;

/// How many games are counted at a time.
const AT_ONCE: u32 = 50;

/// How often a game is reckoned again because other games of the same people came in between.
const TRIES: usize = 5;

/// The rating of somebody who has not played yet.
pub(crate) const NEWCOMER: Rating = Rating { mean: 25_000, deviation: 8_333, games: 0, shown: 1000 };

/// The number shown: a thousand for those of whom nothing is known, and more for those who are stronger for sure.
fn shown(mean: i64, deviation: i64) -> i64 {
    1000 + (mean - 3 * deviation) / 25
}

impl Host {
    /// Counts every game that has ended, in which something was at stake, and that was not counted yet.
    pub(crate) async fn rate_all(&self) -> Result<(), store::Error> {
        loop {
            let tables = self.store.ratings().unrated(AT_ONCE).await?;
            for table in &tables {
                self.rate(table).await?;
            }
            if (tables.len() as u32) < AT_ONCE {
                return Ok(());
            }
        }
    }

    async fn rate(&self, table: &TableId) -> Result<(), store::Error> {
        let loaded = self.store.load(table).await?;
        let entrants = entrants(&loaded);
        let people: Vec<PersonId> = entrants.iter().map(|(person, _)| *person).collect();
        for _ in 0..TRIES {
            let known = self.store.ratings().ratings_at(loaded.table.game.clone(), people.clone()).await?;
            let before =
                |person: PersonId| known.iter().find(|(one, _)| *one == person).map_or(NEWCOMER, |(_, rating)| *rating);
            let entrants: Vec<(PersonId, u8, Rating)> =
                entrants.iter().map(|(person, place)| (*person, *place, before(*person))).collect();
            let kept = self.store.ratings().rate(table.clone(), loaded.table.game.clone(), reckoned(&entrants)).await?;
            if kept != Kept::Changed {
                return Ok(());
            }
        }
        // It is counted another time.
        Ok(())
    }
}

/// The people whose rating a game changes, with the place each of them came to. Whoever left the game to a bot came last. Nobody, if it
/// has no result, if somebody played against themselves, or if a seat was handed over to somebody else.
fn entrants(loaded: &Loaded) -> Vec<(PersonId, u8)> {
    let outcome: Option<Outcome> = loaded.table.result.as_deref().and_then(|result| serde_json::from_str(result).ok());
    let Some(outcome) = outcome.filter(|outcome| outcome.places.len() == loaded.table.seats.len()) else {
        return Vec::new();
    };
    let mut left: [Option<PersonId>; MOST_SEATS] = [None; MOST_SEATS];
    let mut has_begun = false;
    for logged in &loaded.log {
        match logged.entry.what {
            What::Begin { .. } => has_begun = true,
            What::Leave { leave, .. } => left[leave.index()] = logged.by,
            What::Join { join, .. } if left[join.index()].take().is_none() && has_begun => return Vec::new(),
            _ => {}
        }
    }
    let last = loaded.table.seats.len() as u8 + 1;
    let entrant = |seat: Seat, holder: &Holder| match holder {
        Holder::Person(person) => Some((*person, outcome.places[seat.index()])),
        Holder::Bot(_) => left[seat.index()].map(|person| (person, last)),
        Holder::Open => None,
    };
    let all: Vec<(PersonId, u8)> =
        loaded.table.seats.iter().filter_map(|held| entrant(held.seat, &held.holder)).collect();
    let twice = all.iter().enumerate().any(|(at, (person, _))| all[..at].iter().any(|(other, _)| other == person));
    if twice || all.len() < 2 { Vec::new() } else { all }
}

/// What a game changes.
fn reckoned(entrants: &[(PersonId, u8, Rating)]) -> Vec<NewRating> {
    let exact = |rating: &Rating| WengLinRating {
        rating: rating.mean as f64 / 1000.0,
        uncertainty: rating.deviation as f64 / 1000.0,
    };
    let alone: Vec<([WengLinRating; 1], MultiTeamOutcome)> = entrants
        .iter()
        .map(|(_, place, rating)| ([exact(rating)], MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        alone.iter().map(|(team, place)| (team.as_slice(), *place)).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let thousandths = |number: f64| (number * 1000.0).round() as i64;
    entrants
        .iter()
        .zip(after)
        .filter_map(|((person, _, before), after)| {
            let after = after.first()?;
            let (mean, deviation) = (thousandths(after.rating), thousandths(after.uncertainty));
            let rating = Rating { mean, deviation, games: before.games + 1, shown: shown(mean, deviation) };
            Some(NewRating { person: *person, before: before.games, rating, gained: rating.shown - before.shown })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_gain_losers_lose_and_nobody_knows_less_than_before() {
        let newcomer = |person| (PersonId(person), person as u8, NEWCOMER);
        let after = reckoned(&[newcomer(1), newcomer(2), newcomer(3)]);
        let gained: Vec<i64> = after.iter().map(|new| new.rating.mean - NEWCOMER.mean).collect();
        assert!(gained[0] > 0 && gained[1].abs() < gained[0] && gained[2] < 0, "{gained:?}");
        assert!(after.iter().all(|new| new.rating.deviation < NEWCOMER.deviation && new.rating.games == 1));
        assert_eq!(shown(NEWCOMER.mean, NEWCOMER.deviation), NEWCOMER.shown);
    }

    #[test]
    fn beating_somebody_stronger_is_worth_more() {
        let strong = Rating { mean: 35_000, deviation: 2_000, games: 20, shown: shown(35_000, 2_000) };
        let win = |other: Rating| reckoned(&[(PersonId(1), 1, NEWCOMER), (PersonId(2), 2, other)])[0].rating.mean;
        assert!(win(strong) > win(NEWCOMER));
        let draw = reckoned(&[(PersonId(1), 1, NEWCOMER), (PersonId(2), 1, NEWCOMER)]);
        assert_eq!(draw[0].rating.mean, draw[1].rating.mean);
        assert!(reckoned(&[]).is_empty());
    }
}
