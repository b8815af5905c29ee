//! Bots at the table: asked one move at a time, on threads of their own, for as long as somebody waits for them.
//!
//! A bot never moves at random for lack of time. One whose thought does not begin within a bearable time looks one step ahead
//! instead, and the page says so; one that fails is replaced for the move by one that looks one step ahead.

use super::live::Live;
use super::now::Now;
use super::options::Speed;
use super::robot::{Order, Robot};
use super::{Deed, Doer, Done, Host, Wish};
use crate::pool::{Client, Lane};
use crate::problem::Problem;
use bots::{Choice, Company, Kind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{PersonId, Status};
use table::{AnyMatch, Lang, Seat, SeatSet, Viewer};

/// How often it is looked whether somebody still waits for a thought.
const LOOK: Duration = Duration::from_millis(100);

/// How long a table at which no person sits goes on after the last look at it.
const WATCHED: Duration = Duration::from_secs(30);

/// How long to wait before a table at which a bot could not move is tried again: at first, and at most.
const AGAIN: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(300));

impl Speed {
    /// How long a bot waits before it moves.
    pub(crate) const fn pause(self) -> Duration {
        match self {
            Speed::Instant => Duration::ZERO,
            Speed::Calm => Duration::from_millis(900),
            Speed::Slow => Duration::from_millis(2500),
        }
    }
}

/// A bot that must move.
#[derive(Clone, Debug)]
struct Due {
    seat: Seat,
    robot: Robot,
    version: u64,
    /// The version at which it was asked what it is asked.
    asked: u64,
    speed: Speed,
}

/// What came of asking a bot.
enum Asked {
    /// It chose.
    Chose(Choice),
    /// It failed, or did not end in time.
    Failed,
    /// It did not get to think within a bearable time.
    Crowded,
    /// Nobody waits for it any more.
    Unwanted,
}

impl Host {
    /// Sees to it that bots go on at this table, if it is their turn, somebody waits for them and nobody sees to it already.
    pub(super) fn nudge(self: &Arc<Host>, live: &Arc<Live>) {
        self.follow_plans(live);
        self.keep_in_time(live);
        let idle = bot_to_move(live).is_none() || !self.is_waited_for(live);
        if idle || self.is_closing() || live.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (host, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            let result = host.drive(&live).await;
            live.driven.store(false, Ordering::Release);
            match result {
                // Somebody may have acted between the last look and the flag.
                Ok(()) => host.nudge(&live),
                Err(problem) => host.try_again(&live, &problem).await,
            }
        });
    }

    /// Reads a table at which a bot could not move anew, the later the more often that has happened.
    async fn try_again(self: &Arc<Host>, live: &Live, problem: &Problem) {
        tracing::warn!(table = %live.id, ?problem, "a bot could not move; the table is read again");
        self.forget(&live.id);
        let times = {
            let mut stumbles = crate::lock(&self.stumbles);
            let times = stumbles.entry(live.id.clone()).or_default();
            *times += 1;
            *times
        };
        tokio::time::sleep(AGAIN.0.saturating_mul(1 << times.min(9).saturating_sub(1)).min(AGAIN.1)).await;
        if !self.is_closing() {
            // Whoever asks next is told what is wrong with it.
            let _ = self.table(live.id.as_str()).await;
        }
    }

    async fn drive(self: &Arc<Host>, live: &Arc<Live>) -> Result<(), Problem> {
        while let Some(due) = bot_to_move(live) {
            if !self.is_waited_for(live) || self.is_closing() {
                self.step_back(&live.id);
                return Ok(());
            }
            if let Err(left) = self.attend(&live.id).await? {
                // Another server sees to it. If it is gone, this one goes on.
                wait_for_change(live, left).await;
                continue;
            }
            tokio::time::sleep(due.speed.pause()).await;
            if self.is_closing() {
                return Ok(());
            }
            if live.now().version != due.version {
                // Somebody acted or took something back during the pause.
                continue;
            }
            let Some(choice) = self.think(live, &due).await else { continue };
            let Ok(lease) = self.attend(&live.id).await? else { continue };
            let wish = Wish {
                doer: Doer::Bot,
                seat: due.seat,
                version: due.version,
                key: store::fresh_key(),
                deed: Deed::Act(choice.act),
                lease: Some(lease),
            };
            match Box::pin(self.wish(live, wish)).await {
                Ok(Done::Now(_)) => {
                    live.minds.moved(due.seat, choice.eased);
                    crate::lock(&self.stumbles).remove(&live.id);
                }
                // A fresh key was never kept before: taking this for a move would try the same again for ever.
                Ok(Done::Before(_)) => return Err(Problem::Broken),
                // Another server sees to it by now.
                Err(Problem::Stale { .. }) if self.store.is_shared() => {}
                // Somebody acted meanwhile, unless this memory is behind the log.
                Err(problem @ Problem::Stale { .. }) if live.now().version == due.version => return Err(problem),
                Err(Problem::Stale { .. }) => {}
                Err(Problem::Busy) => tokio::time::sleep(Duration::from_millis(200)).await,
                Err(problem) => return Err(problem),
            }
        }
        Ok(())
    }

    /// What the bot does. `None` if nobody waits for that any more.
    async fn think(self: &Arc<Host>, live: &Arc<Live>, due: &Due) -> Option<Choice> {
        let game: Arc<dyn AnyMatch> = Arc::from(live.now().game.fork());
        let offers = game.offer_texts(due.seat);
        if let [only] = offers.as_slice() {
            return Some(Choice { act: only.clone(), eased: false });
        }
        let asked = match &due.robot {
            Robot::Bot(kind) => self.ask_bot(live, due, *kind, &game).await,
            Robot::Program(name) => self.ask_program(live, due, name, &game).await,
        };
        let crowded = match asked {
            Asked::Chose(choice) => {
                if choice.eased {
                    self.metrics.bot_eased();
                }
                return Some(choice);
            }
            Asked::Unwanted => return None,
            Asked::Crowded => true,
            Asked::Failed => false,
        };
        if crowded {
            self.metrics.bot_eased()
        } else {
            self.metrics.bot_fallback()
        }
        match self.ask_bot(live, due, Kind::Greedy, &game).await {
            Asked::Chose(choice) => Some(Choice { eased: crowded, ..choice }),
            Asked::Unwanted => None,
            Asked::Failed | Asked::Crowded => {
                tracing::error!(table = %live.id, seat = %due.seat, "no bot can move here; the first offer is taken");
                offers.into_iter().next().map(|act| Choice { act, eased: crowded })
            }
        }
    }

    async fn ask_bot(&self, live: &Live, due: &Due, kind: Kind, game: &Arc<dyn AnyMatch>) -> Asked {
        let lane = if kind.is_quick() { Lane::Quick } else { Lane::Long };
        let (bots, game, seat) = (live.entry.bots, Arc::clone(game), due.seat);
        let dice = self.luck.dice(due.version, due.seat);
        let choose = move |effort: &bots::Effort| bots.choose(kind, game.as_ref(), seat, dice, effort);
        let mut thinking = self.pool.think(self.client_of(live), lane, choose);
        let _shown = live.minds.show(seat, thinking.state());
        loop {
            match tokio::time::timeout(LOOK, &mut thinking).await {
                Ok(choice) => return choice.flatten().map_or(Asked::Failed, Asked::Chose),
                Err(_) if !self.is_wanted(live, due).await => return Asked::Unwanted,
                Err(_) if lane == Lane::Long && thinking.is_kept_waiting(self.bots.bearable) => return Asked::Crowded,
                Err(_) if thinking.is_overdue(self.bots.deadline) => {
                    thinking.give_up();
                    return Asked::Failed;
                }
                Err(_) => {}
            }
        }
    }

    async fn ask_program(self: &Arc<Host>, live: &Live, due: &Due, name: &str, game: &Arc<dyn AnyMatch>) -> Asked {
        let person = self.client_of(live).person;
        let order = self.order(live, due, name, person);
        let (host, game) = (Arc::clone(self), Arc::clone(game));
        let (table, seat, program) = (live.id.clone(), due.seat, name.to_owned());
        let mut asking = tokio::task::spawn_blocking(move || {
            let answer = host.programs.choose(order, game.as_ref(), host.bots.deadline);
            answer.inspect_err(|why| tracing::warn!(%table, %seat, program, %why, "a program could not move"))
        });
        loop {
            match tokio::time::timeout(LOOK, &mut asking).await {
                Ok(Ok(Ok(act))) => return Asked::Chose(Choice { act, eased: false }),
                Ok(_) => return Asked::Failed,
                Err(_) if !self.is_wanted(live, due).await => {
                    self.programs.dismiss(&live.id, Some(due.seat));
                    return Asked::Unwanted;
                }
                Err(_) => {}
            }
        }
    }

    /// What a program is asked for, and told with it.
    fn order(&self, live: &Live, due: &Due, name: &str, person: Option<PersonId>) -> Order {
        let (seat, words) = (due.seat, live.entry.dictionary(Lang::En));
        let asked = self.programs.asked(&live.id, seat);
        let now = live.now();
        Order {
            name: name.to_owned(),
            table: live.id.clone(),
            seat,
            person,
            words,
            version: now.version,
            events: now.told_since(seat, asked, words),
            company: Company::new(now.names(), self.luck.dice(0, seat)),
        }
    }

    /// Whether somebody still waits for this move, and it is still this server that sees to it.
    async fn is_wanted(&self, live: &Live, due: &Due) -> bool {
        let still = {
            let now = live.now();
            now.deciding().has(due.seat)
                && !now.is_held()
                && now.asked[due.seat.index()] == due.asked
                && now.bot_on(due.seat).as_ref() == Some(&due.robot)
        };
        still && self.is_waited_for(live) && !self.is_closing() && matches!(self.attend(&live.id).await, Ok(Ok(_)))
    }

    /// Whether anybody waits for the bots of this table: somebody who sits there, somebody who watches, or a
    /// tournament.
    fn is_waited_for(&self, live: &Live) -> bool {
        live.now().has_person()
            || live.now().options.tournament.is_some()
            || live.is_watched(self.moment().saturating_sub(WATCHED.as_secs()))
    }

    /// On whose account the bots of a table think: whoever opened it.
    fn client_of(&self, live: &Live) -> Client {
        let person = live.opened_by;
        Client { person, net: person.and_then(|person| self.whereabouts(person)) }
    }
}

impl Live {
    /// The bot that waits in the line for its turn to think, and for how long; only where this viewer may know that it must decide.
    pub(crate) fn waiting_bot(&self, now: &Now, viewer: Viewer) -> Option<(Seat, Duration)> {
        self.minds.waiting().filter(|(seat, _)| now.game.waiting(viewer).has(*seat))
    }

    /// The bots that thought less than usual about their last move, because too many wanted to think. While several choose secretly at
    /// once nothing is said: it would tell who has chosen.
    pub(crate) fn eased_bots(&self, now: &Now) -> SeatSet {
        if now.deciding().len() > 1 { SeatSet::EMPTY } else { self.minds.eased() }
    }
}

impl Now {
    /// Whether a person sits at the table.
    fn has_person(&self) -> bool {
        self.seats.iter().any(|held| held.holder.person().is_some())
    }
}

/// Waits until something happens at a table, but not for longer.
async fn wait_for_change(live: &Live, longest: Duration) {
    let mut ticks = live.listen_quietly();
    let changed = async {
        // A table that is read anew has no more ticks.
        let _ = ticks.changed().await;
    };
    let _ = tokio::time::timeout(longest.max(LOOK), changed).await;
}

/// The first bot the table waits for.
fn bot_to_move(live: &Live) -> Option<Due> {
    let now = live.now();
    if now.status != Status::Playing || now.is_held() {
        return None;
    }
    let (seat, robot) = now.deciding().iter().find_map(|seat| Some((seat, now.bot_on(seat)?)))?;
    Some(Due { seat, robot, version: now.version, asked: now.asked[seat.index()], speed: now.options.speed })
}
