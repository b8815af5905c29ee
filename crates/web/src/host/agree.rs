//! What the people at a table agree on: another pace, an end before the end, going back, another person on a seat. And what one of them
//! decides alone.

mod ask;

pub(crate) use ask::{Ask, Closed, Wanted};

use super::deed::Sequel;
use super::live::Live;
use super::now::Now;
use super::options::TableOptions;
use super::seats::options_text;
use super::{Done, Host};
use crate::problem::Problem;
use std::sync::Arc;
use store::{Holder, PersonId, Status, Submission};
use table::log::{Entry, What};
use table::{Outcome, Seat, SeatSet, Viewer};

impl Now {
    /// The seats that people hold.
    pub(crate) fn people(&self) -> SeatSet {
        self.seats.iter().filter(|held| held.holder.person().is_some()).map(|held| held.seat).collect()
    }

    /// What somebody has proposed, unless it has lapsed: the game has gone on, or the seat in question is nobody's to give any more.
    pub(crate) fn asked(&self) -> Option<&Ask> {
        self.options.ask.as_ref().filter(|ask| match &ask.wanted {
            Wanted::End | Wanted::Pace(_) => true,
            Wanted::Back { at, .. } => *at == self.rows.len() as u64,
            Wanted::Seat { seat, .. } => self.people().has(*seat),
        })
    }

    /// Whether bots and plans wait, because people are being asked whether the game goes back.
    pub(super) fn is_held(&self) -> bool {
        self.asked().is_some_and(|ask| matches!(ask.wanted, Wanted::Back { .. }))
    }

    /// Where these seats may ask to go back to: to how it was after a step, or before their own last act. What is at stake for others
    /// than those who are asked is not taken back: for a rating or in a tournament everybody must be a person who agrees.
    pub(crate) fn way_back(&self, mine: SeatSet, step: Option<u64>) -> Result<u64, Problem> {
        let to = match step {
            Some(step) => self.game.landing(step),
            None => mine.iter().filter_map(|seat| self.game.before_last_act(seat)).max(),
        };
        let at_stake = self.options.rated || self.options.tournament.is_some();
        if at_stake && self.people().len() < self.seats.len() {
            return Err(Problem::forbidden("back-problem-stake"));
        }
        if self.churn.is_too_much() {
            return Err(Problem::forbidden("ui-problem-churn"));
        }
        to.ok_or_else(|| Problem::forbidden("back-problem-step"))
    }

    /// Whether this person is alone with bots.
    pub(crate) fn is_alone(&self, person: PersonId) -> bool {
        let others = self.seats.iter().filter_map(|held| held.holder.person()).any(|other| other != person);
        !others && self.seats.iter().all(|held| held.holder != Holder::Open) && !self.seats_of(person).is_empty()
    }
}

impl Live {
    /// The seats that must agree to something. Whoever is overdue is not asked whether the others may stop waiting.
    pub(crate) fn voters(&self, now: &Now, wanted: &Wanted, away: std::time::Duration) -> SeatSet {
        let counts = |seat: &Seat| *wanted != Wanted::End || !self.is_overdue(now, *seat, away);
        now.people().iter().filter(counts).collect()
    }
}

impl Host {
    /// Proposes something; it is done at once if nobody else has to agree.
    pub(crate) async fn propose(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        wanted: Wanted,
    ) -> Result<Done, Problem> {
        self.ask_for(live, person, |_, _| Ok(wanted)).await
    }

    /// Asks everybody to go back to how it was after a step, or before the last act of whoever asks.
    pub(crate) async fn ask_back(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        step: Option<u64>,
    ) -> Result<Done, Problem> {
        let back =
            |now: &Now, mine: SeatSet| Ok(Wanted::Back { to: now.way_back(mine, step)?, at: now.rows.len() as u64 });
        self.ask_for(live, person, back).await
    }

    async fn ask_for(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        wanted: impl FnOnce(&Now, SeatSet) -> Result<Wanted, Problem>,
    ) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let ask = {
            let now = live.now();
            let mine = playing(&now, person)?;
            let by = mine.first().ok_or_else(|| Problem::forbidden("ui-problem-seat"))?;
            if now.asked().is_some() {
                return Err(Problem::forbidden("pace-problem-asked"));
            }
            Ask { wanted: wanted(&now, mine)?, by, yes: mine }
        };
        self.consider(live, person, Some(ask)).await
    }

    /// Agrees to what was proposed, or does not; then it is off the table.
    pub(crate) async fn answer(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        agrees: bool,
    ) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let ask = {
            let now = live.now();
            let mine = playing(&now, person)?;
            let Some(ask) = now.asked() else { return Ok(Done::Before(now.version)) };
            agrees.then(|| Ask { yes: ask.yes.iter().chain(mine.iter()).collect(), ..ask.clone() })
        };
        self.consider(live, person, ask).await
    }

    /// Keeps a proposal, or does what everybody has agreed to.
    pub(super) async fn consider(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        ask: Option<Ask>,
    ) -> Result<Done, Problem> {
        let (version, mut options, missing) = {
            let now = live.now();
            let missing = |ask: &Ask| live.voters(&now, &ask.wanted, self.bots.away) - ask.yes;
            (now.version, now.options.clone(), ask.as_ref().map(missing).unwrap_or_default())
        };
        let agreed = ask.is_some() && missing.is_empty();
        options.ask = ask.clone().filter(|_| !agreed);
        if ask.as_ref().is_some_and(|ask| matches!(ask.wanted, Wanted::Seat { .. })) {
            options.offered = None;
        }
        let submission = Submission::new(&live.id, version, format!("ask-{version}")).by(person).asks(missing);
        let Some(ask) = ask.filter(|_| agreed) else { return self.change(live, submission, &options, "ask").await };
        match ask.wanted {
            Wanted::End => {
                let submission = submission.options(options_text(&options));
                self.commit(live, closing(submission, &Closed::Agreed, None), false).await
            }
            Wanted::Pace(pace) => self.change(live, submission, &TableOptions { pace, ..options }, "pace").await,
            Wanted::Back { to, .. } => {
                let back = What::Back { back: to, by: ask.by, agreed: ask.yes };
                let sequel = Sequel::step(live, back)?;
                let entry = Entry::new(What::Options { options: "back".to_owned() });
                let submission = submission.entry(entry).options(options_text(&options));
                self.commit_with(live, submission, Some(sequel)).await
            }
            Wanted::Seat { seat, to, .. } => self.pass_on(live, submission, options, (seat, to)).await,
        }
    }

    pub(super) async fn change(
        self: &Arc<Host>,
        live: &Arc<Live>,
        submission: Submission,
        options: &TableOptions,
        what: &str,
    ) -> Result<Done, Problem> {
        let entry = Entry::new(What::Options { options: what.to_owned() });
        self.commit(live, submission.entry(entry).options(options_text(options)), false).await
    }

    /// Writes into the log that a seat belongs to somebody under another number now, so that every server reads the table anew.
    pub(crate) async fn mark(self: &Arc<Host>, live: &Arc<Live>, person: PersonId) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let (version, options) = (live.now().version, live.now().options.clone());
        let submission = Submission::new(&live.id, version, format!("moved-{version}")).by(person);
        self.change(live, submission, &options, "moved").await
    }

    /// The only person at a table of bots does not want to go on.
    pub(crate) async fn abandon(self: &Arc<Host>, live: &Arc<Live>, person: PersonId) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let version = {
            let now = live.now();
            playing(&now, person)?;
            if !now.is_alone(person) {
                return Err(Problem::forbidden("pace-problem-not-alone"));
            }
            now.version
        };
        let submission = Submission::new(&live.id, version, format!("abandon-{version}")).by(person);
        self.commit(live, closing(submission, &Closed::Abandoned, None), false).await
    }

    /// One of two gives up, and the other one wins.
    pub(crate) async fn concede(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        seat: Seat,
    ) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let (version, outcome) = {
            let now = live.now();
            if !playing(&now, person)?.has(seat) || now.seats.len() != 2 {
                return Err(Problem::forbidden("pace-problem-concede"));
            }
            (now.version, conceded(&now, seat))
        };
        let submission = Submission::new(&live.id, version, format!("concede-{version}")).by(person);
        self.commit(live, closing(submission, &Closed::Conceded(seat), Some(&outcome)), false).await
    }
}

/// The seats of somebody at a table whose game is on.
pub(super) fn playing(now: &Now, person: PersonId) -> Result<SeatSet, Problem> {
    if now.status != Status::Playing {
        return Err(Problem::forbidden("ui-problem-not-playing"));
    }
    let mine = now.seats_of(person);
    if mine.is_empty() { Err(Problem::forbidden("ui-problem-seat")) } else { Ok(mine) }
}

fn closing(submission: Submission, how: &Closed, outcome: Option<&Outcome>) -> Submission {
    let mut submission = submission.entry(Entry::new(What::Close { close: how.text() })).waiting(SeatSet::EMPTY);
    submission.status = Some(Status::Over);
    submission.result = outcome.and_then(|outcome| serde_json::to_string(outcome).ok());
    submission
}

/// How a game of two ends when one of them gives up. Points are as far as everybody knew them.
fn conceded(now: &Now, seat: Seat) -> Outcome {
    let totals = now.game.sheet(Viewer::Spectator).totals;
    let scores = Seat::all(now.seats.len()).map(|at| totals.get(at.index()).copied().flatten().unwrap_or(0));
    Outcome {
        winners: Seat::all(now.seats.len()).filter(|other| *other != seat).collect(),
        places: Seat::all(now.seats.len()).map(|other| if other == seat { 2 } else { 1 }).collect(),
        scores: scores.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_before_the_end_is_read_back() {
        let operator = Closed::Operator("both asked for it".to_owned());
        for closed in [Closed::Agreed, Closed::Abandoned, Closed::Conceded(Seat::new(1)), operator] {
            assert_eq!(Closed::read(&closed.text()), closed);
        }
    }
}
