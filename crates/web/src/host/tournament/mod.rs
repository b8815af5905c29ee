//! Tournaments: rounds follow each other by themselves, each table is opened as any other, and what came of it is read from its result.

mod pairing;

pub(crate) use pairing::{Form, Plan, Played, Standing, WIN};

use super::options::TableOptions;
use super::seats::{Opening, Sitting, Stir, USUAL_BOT};
use super::{Host, Robot};
use crate::problem::Problem;
use std::sync::Arc;
use store::{Entrant, Pairing, Person, Status, Whole};
use table::{About, Outcome, Setup};

/// How many rounds are opened at once, where those before them need nobody.
const AT_ONCE: usize = 8;

/// What is needed to pair those who take part in a tournament of this game.
pub(crate) fn plan(whole: &Whole, about: &About) -> Result<Plan, Problem> {
    let form = whole.tournament.form.parse().map_err(|_| Problem::Broken)?;
    let setup: Setup = serde_json::from_str(&whole.tournament.setup).map_err(|_| Problem::Broken)?;
    let least = (*about.players.start()).max(2).min(setup.players);
    Ok(Plan {
        form,
        rounds: whole.tournament.rounds,
        table: least..=setup.players,
        entrants: whole.entrants.iter().map(|entrant| entrant.number).collect(),
    })
}

/// What was played so far.
pub(crate) fn played(pairings: &[Pairing]) -> Vec<Played> {
    let of = |pairing: &Pairing| {
        let outcome: Option<Outcome> = pairing.result.as_deref().and_then(|result| serde_json::from_str(result).ok());
        let fits = outcome.filter(|outcome| outcome.places.len() == pairing.seats.len());
        // A game that was broken off has nobody who was better.
        let even = (pairing.status == Some(Status::Over)).then(|| vec![1; pairing.seats.len()]);
        let (places, scores) = match fits {
            Some(outcome) => (Some(outcome.places), outcome.scores),
            None => (even, vec![0; pairing.seats.len()]),
        };
        Played { round: pairing.round, seats: pairing.seats.clone(), places, scores }
    };
    pairings.iter().map(of).collect()
}

impl Host {
    /// Goes on with every tournament that is on: opens what is to be played, and the next round when one is over.
    pub(crate) async fn hold_tournaments(self: &Arc<Host>) -> Result<(), Problem> {
        let on = self.store.tournaments().tournaments_on().await?;
        if on.is_empty() || !self.is_its_turn("tournaments").await {
            return Ok(());
        }
        for id in on {
            if let Err(problem) = self.carry_on(&id).await {
                tracing::warn!(tournament = id, ?problem, "a tournament could not go on");
            }
        }
        Ok(())
    }

    /// Begins a tournament.
    pub(crate) async fn begin_tournament(self: &Arc<Host>, id: &str) -> Result<(), Problem> {
        let whole = self.store.tournaments().tournament(id).await?.ok_or(Problem::NotFound)?;
        if whole.tournament.status != Status::Open {
            return Ok(());
        }
        let entry = self.game(&whole.tournament.game).ok_or(Problem::NotFound)?;
        let first = plan(&whole, entry.game.about())?.next(&[]);
        let first = first.ok_or_else(|| Problem::forbidden("tournament-problem-few"))?;
        self.store.tournaments().begin_round(id.to_owned(), 0, first).await?;
        // Where another server sees to tournaments it will find this one.
        if self.is_its_turn("tournaments").await { self.carry_on(id).await } else { Ok(()) }
    }

    async fn carry_on(self: &Arc<Host>, id: &str) -> Result<(), Problem> {
        let _alone = self.rounds.lock().await;
        for _ in 0..AT_ONCE {
            let Some(whole) = self.store.tournaments().tournament(id).await? else { return Ok(()) };
            if whole.tournament.status != Status::Playing {
                return Ok(());
            }
            let round = whole.tournament.round;
            let now = || whole.pairings.iter().filter(|pairing| pairing.round == round);
            for pairing in now().filter(|pairing| pairing.table.is_none() && pairing.seats.len() > 1) {
                self.open_pairing(&whole, pairing).await?;
            }
            // A server that died right after it had opened a table never looked at it: whoever does begins the game.
            for pairing in now().filter(|pairing| pairing.status == Some(Status::Open)) {
                if let Some(table) = &pairing.table {
                    self.table(table.as_str()).await?;
                }
            }
            let over = |pairing: &Pairing| pairing.seats.len() == 1 || pairing.status == Some(Status::Over);
            if !now().all(over) {
                return Ok(());
            }
            let entry = self.game(&whole.tournament.game).ok_or(Problem::NotFound)?;
            match plan(&whole, entry.game.about())?.next(&played(&whole.pairings)) {
                Some(boards) => drop(self.store.tournaments().begin_round(id.to_owned(), round, boards).await?),
                None => drop(self.store.tournaments().finish(id.to_owned(), round).await?),
            }
        }
        Ok(())
    }

    /// Opens the table of those who are paired, unless another server was faster.
    async fn open_pairing(self: &Arc<Host>, whole: &Whole, pairing: &Pairing) -> Result<(), Problem> {
        let tournament = &whole.tournament;
        let entry = self.game(&tournament.game).ok_or(Problem::NotFound)?;
        let agreed: Setup = serde_json::from_str(&tournament.setup).map_err(|_| Problem::Broken)?;
        let players = pairing.seats.len();
        let setup = Setup::new(entry.game.about(), players, &agreed.options, Some(agreed.edition))
            .map_err(|complaint| Problem::Unreadable(complaint.why))?;
        let options: TableOptions = serde_json::from_str(&tournament.options).map_err(|_| Problem::Broken)?;
        let sitting = |number: &u32| self.sitting(whole.entrants.iter().find(|entrant| entrant.number == *number));
        let opening = Opening {
            setup,
            seats: pairing.seats.iter().map(sitting).collect(),
            options: TableOptions { tournament: Some(tournament.id.clone()), ..options },
            listed: true,
            rematch_of: None,
            stir: Stir::default(),
        };
        let host = self.host_of(whole).await?;
        let table = self.new_table(&opening, &host)?;
        let tournaments = self.store.tournaments();
        let opened = tournaments.open_pairing(tournament.id.clone(), pairing.round, pairing.board, table).await?;
        if let Some(table) = opened {
            self.table(table.id.as_str()).await?;
        }
        Ok(())
    }

    /// Who sits on a seat; for whoever is not known any more a bot does.
    fn sitting(&self, entrant: Option<&Entrant>) -> Sitting {
        let Some(entrant) = entrant else { return Sitting::Bot(USUAL_BOT) };
        let name = entrant.name.clone();
        match (entrant.person, &entrant.bot) {
            (Some(person), _) => Sitting::Entrant(Ok(person), name),
            (None, bot) => {
                let robot: Option<Robot> = bot.as_deref().and_then(|bot| bot.parse().ok());
                Sitting::Entrant(Err(robot.and_then(|robot| self.known(robot).ok()).unwrap_or(USUAL_BOT)), name)
            }
        }
    }

    /// On whose account the tables are opened: whoever holds the tournament, or else the first who takes part.
    async fn host_of(&self, whole: &Whole) -> Result<Person, Problem> {
        let people =
            whole.tournament.host.into_iter().chain(whole.entrants.iter().filter_map(|entrant| entrant.person));
        let first = people.into_iter().next().ok_or(Problem::NotFound)?;
        Ok(self.store.people().person(first).await?)
    }
}
