//! Bots at the table: asked one move at a time, on threads of their own, with a deadline.

use super::live::{Live, Speed};
use super::robot::Robot;
use super::{Deed, Doer, Host, Wish};
use crate::problem::Problem;
use rand::RngExt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::Status;
use table::Seat;

impl Speed {
    /// How long a bot waits before it moves.
    const fn pause(self) -> Duration {
        match self {
            Speed::Instant => Duration::ZERO,
            Speed::Calm => Duration::from_millis(900),
            Speed::Slow => Duration::from_millis(2500),
        }
    }
}

impl Host {
    /// Sees to it that bots go on at this table, if it is their turn and nobody sees to it already.
    pub(super) fn nudge(self: &Arc<Host>, live: &Arc<Live>) {
        if bot_to_move(live).is_none() || self.is_closing() || live.driven.swap(true, Ordering::AcqRel) {
            return;
        }
        let (host, live) = (Arc::clone(self), Arc::clone(live));
        tokio::spawn(async move {
            let result = host.drive(&live).await;
            live.driven.store(false, Ordering::Release);
            match result {
                // Somebody may have acted between the last look and the flag.
                Ok(()) => host.nudge(&live),
                Err(problem) => {
                    tracing::warn!(table = %live.id, ?problem, "a bot could not move; the table is read again");
                    host.forget(&live.id);
                    tokio::time::sleep(Duration::from_secs(1)).await;
                    if !host.is_closing() {
                        let _ = host.table(live.id.as_str()).await;
                    }
                }
            }
        });
    }

    async fn drive(self: &Arc<Host>, live: &Arc<Live>) -> Result<(), Problem> {
        while let Some((seat, kind, version, speed)) = bot_to_move(live) {
            tokio::time::sleep(speed.pause()).await;
            if self.is_closing() {
                return Ok(());
            }
            if live.now().version != version {
                // Somebody acted or took something back during the pause.
                continue;
            }
            let Some(act) = self.think(live, seat, kind).await else { continue };
            let wish = Wish { doer: Doer::Bot, seat, version, key: format!("bot-{version}"), deed: Deed::Act(act) };
            match Box::pin(self.wish(live, wish)).await {
                Ok(_) => {}
                // Somebody acted meanwhile, unless this memory is behind the log.
                Err(problem @ Problem::Stale { .. }) if live.now().version == version => return Err(problem),
                Err(Problem::Stale { .. }) => {}
                Err(Problem::Busy) => tokio::time::sleep(Duration::from_millis(200)).await,
                Err(problem) => return Err(problem),
            }
        }
        Ok(())
    }

    /// What the bot does; any offer if it takes too long or fails. `None` if there is nothing to decide any more.
    async fn think(self: &Arc<Host>, live: &Arc<Live>, seat: Seat, robot: Robot) -> Option<String> {
        let game = live.now().game.fork();
        let offers = game.offer_texts(seat);
        let bots = live.entry.bots;
        let dice: u64 = rand::rng().random();
        let (host, table) = (Arc::clone(self), live.id.clone());
        let thought = self.ponder(move || match robot {
            Robot::Bot(kind) => bots.choose(kind, game.as_ref(), seat, dice),
            Robot::Program(name) => {
                let answer = host.programs.choose(&name, &table, game.as_ref(), seat, host.bots.deadline);
                answer.inspect_err(|why| tracing::warn!(%table, %seat, why, "a program could not move")).ok()
            }
        });
        let chosen = tokio::time::timeout(self.bots.deadline, thought).await.ok().flatten().flatten();
        if chosen.is_none() && !offers.is_empty() && !self.is_closing() {
            self.metrics.bot_fallback();
            let index = rand::rng().random_range(0..offers.len());
            return offers.into_iter().nth(index);
        }
        chosen
    }
}

/// The first bot the table waits for.
fn bot_to_move(live: &Live) -> Option<(Seat, Robot, u64, Speed)> {
    let now = live.now();
    if now.status != Status::Playing {
        return None;
    }
    let (seat, kind) = now.deciding().iter().find_map(|seat| Some((seat, now.bot_on(seat)?)))?;
    Some((seat, kind, now.version, now.options.speed))
}
