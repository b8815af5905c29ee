//! What people and bots do in a game: checked against the rules, committed to the log, applied, and only then told.

use super::live::{Live, Row, deciding};
use super::{Done, Host};
use crate::problem::Problem;
use std::sync::Arc;
use std::time::Instant;
use store::{Appended, Holder, PersonId, Status, Submission, Time};
use table::log::{Entry, Sitter, What};
use table::proof::salts;
use table::{AnyMatch, Event, Rejected, Seat, Seed};

/// Who does it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Doer {
    /// A person, known from the session.
    Person(PersonId),
    /// The bot that sits there.
    Bot,
}

/// What is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    /// An action in the notation of the game.
    Act(String),
    /// The last act is taken back.
    Undo,
    /// Everything that may be taken back is.
    StartOver,
}

/// Something a seat wants done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wish {
    /// Who asks.
    pub(crate) doer: Doer,
    /// For which seat.
    pub(crate) seat: Seat,
    /// The version the asker saw.
    pub(crate) version: u64,
    /// The idempotency key of the form.
    pub(crate) key: String,
    /// What to do.
    pub(crate) deed: Deed,
}

/// The longest action anybody can write.
const LONGEST_ACT: usize = 400;

/// One entry that was tried out on a copy of the match.
struct Tried {
    entry: Entry,
    events: Vec<Event>,
    game: Box<dyn AnyMatch>,
}

impl Host {
    /// Does what a seat wishes. Goes on to the end even if the asker has hung up meanwhile.
    pub(crate) async fn wish(self: &Arc<Host>, live: &Arc<Live>, wish: Wish) -> Result<Done, Problem> {
        let (host, live) = (Arc::clone(self), Arc::clone(live));
        let task = tokio::spawn(async move { host.grant(&live, wish).await });
        task.await.unwrap_or(Err(Problem::Broken))
    }

    async fn grant(self: &Arc<Host>, live: &Arc<Live>, wish: Wish) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        if let Doer::Person(person) = wish.doer {
            live.saw(person);
        }
        let key = wish.whole_key()?;
        let prepared = prepare(live, &wish);
        let mut tried = match prepared {
            // Before an old submission is called stale, the log is asked whether it is the one that made it old.
            Err(Problem::Stale { version }) => {
                return match self.store.kept(&live.id, &key).await? {
                    Some(versions) => Ok(Done::Before(*versions.end())),
                    None => Err(Problem::Stale { version }),
                };
            }
            other => other?,
        };
        let expected = live.now().version;
        stamp(tried.iter_mut().map(|tried| &mut tried.entry), live.now().moment());
        let submission = submission(live, &wish, key, expected, &tried);
        let begun = Instant::now();
        match self.store.append(submission).await {
            Ok(Appended::Committed(versions)) => {
                self.metrics.kept(begun.elapsed());
                self.apply(live, *versions.start(), tried);
                self.nudge(live);
                Ok(Done::Now(*versions.end()))
            }
            Ok(Appended::Duplicate(versions)) => Ok(Done::Before(*versions.end())),
            Ok(Appended::Stale { current }) => {
                self.forget(&live.id);
                Err(Problem::Stale { version: current })
            }
            Err(error) => {
                // Whether it was kept is not known in every case; the log knows, so the table is read again.
                self.forget(&live.id);
                Err(error.into())
            }
        }
    }

    fn apply(&self, live: &Live, first: u64, tried: Vec<Tried>) {
        let mut now = live.now_mut();
        for (step, Tried { entry, events, game }) in tried.into_iter().enumerate() {
            self.metrics.entry(matches!(entry.what, What::Act { .. }));
            now.advance(game, Row { version: first + step as u64, entry, events });
        }
        let over = now.game.outcome().is_some();
        if over {
            now.status = Status::Over;
        }
        let version = now.version;
        drop(now);
        if over {
            self.programs.dismiss(&live.id, None);
        }
        live.publish(version);
    }
}

impl Deed {
    fn takes_back(&self) -> bool {
        matches!(self, Deed::Undo | Deed::StartOver)
    }

    fn text(&self) -> &str {
        match self {
            Deed::Act(act) => act,
            Deed::Undo => "undo",
            Deed::StartOver => "start over",
        }
    }
}

impl Wish {
    /// The key under which the log keeps it: the form's key, the seat and the deed, so that another deed from the same form is
    /// another submission. Keys of bots have one more part than any that people can write.
    fn whole_key(&self) -> Result<String, Problem> {
        let plain = self.key.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if !plain || self.key.is_empty() || self.key.len() > 64 {
            return Err(Problem::unreadable("ui-problem-key"));
        }
        let mut digest = table::sha256_hex(self.deed.text().as_bytes());
        digest.truncate(24);
        let whose = if self.doer == Doer::Bot { "bot." } else { "" };
        Ok(format!("{whose}{}.{}.{digest}", self.key, self.seat))
    }
}

/// Checks a wish and tries it out on a copy of the match.
fn prepare(live: &Live, wish: &Wish) -> Result<Vec<Tried>, Problem> {
    let now = live.now();
    let held = now.seats.get(wish.seat.index()).map(|held| &held.holder);
    let holds = match wish.doer {
        Doer::Person(person) => held == Some(&Holder::Person(person)),
        Doer::Bot => matches!(held, Some(Holder::Bot(_))),
    };
    if !holds {
        return Err(Problem::forbidden("ui-problem-seat"));
    }
    if now.status != Status::Playing {
        return Err(Problem::forbidden("ui-problem-not-playing"));
    }
    if wish.version > now.version {
        return Err(Problem::unreadable("ui-problem-version"));
    }
    let is_old = match wish.deed {
        Deed::Act(_) => now.deciding().has(wish.seat) && wish.version < now.asked[wish.seat.index()],
        // Taking back is fine as long as the page knew of the act that is taken back.
        Deed::Undo | Deed::StartOver => now.last_of(wish.seat).is_some_and(|last| wish.version < last),
    };
    if is_old {
        return Err(Problem::Stale { version: now.version });
    }
    if wish.deed.takes_back() && now.churn.is_too_much() {
        return Err(Problem::forbidden("ui-problem-churn"));
    }
    let refused = |rejected: Rejected| match rejected {
        // An action that was offered on an older page is stale, not forbidden.
        _ if wish.version < now.version => Problem::Stale { version: now.version },
        Rejected::Refused(refusal) => {
            Problem::Refused { clause: refusal.clause, why: refusal.why, game: live.entry.id(), names: now.names() }
        }
        Rejected::Unreadable(complaint) => {
            Problem::Refused { clause: "TABLE-3".into(), why: complaint.why, game: live.entry.id(), names: now.names() }
        }
    };
    let mut tried = Vec::new();
    match &wish.deed {
        Deed::Act(act) if act.len() > LONGEST_ACT => return Err(Problem::unreadable("ui-problem-act")),
        Deed::Act(act) => {
            let what = What::Act { seat: wish.seat, act: act.clone() };
            tried.push(attempt(now.game.as_ref(), what).map_err(refused)?);
        }
        Deed::Undo => tried.push(attempt(now.game.as_ref(), What::Undo { undo: wish.seat }).map_err(refused)?),
        Deed::StartOver => {
            tried.push(attempt(now.game.as_ref(), What::Undo { undo: wish.seat }).map_err(refused)?);
            while tried.last().is_some_and(|last| last.game.can_undo(wish.seat)) {
                let more =
                    tried.last().and_then(|last| attempt(last.game.as_ref(), What::Undo { undo: wish.seat }).ok());
                let Some(more) = more else { break };
                tried.push(more);
            }
        }
    }
    settle_chance(live, &now.dice, &mut tried)?;
    Ok(tried)
}

/// Lets chance decide for as long as it is its turn.
fn settle_chance(live: &Live, dice: &Seed, tried: &mut Vec<Tried>) -> Result<(), Problem> {
    while let Some(last) = tried.last()
        && let Some(chance) = last.game.roll(dice)
    {
        let next = attempt(last.game.as_ref(), What::Chance { chance }).map_err(|rejected| {
            tracing::error!(table = %live.id, why = ?rejected.why(), "chance rolled what the rules refuse");
            Problem::Broken
        })?;
        tried.push(next);
    }
    Ok(())
}

fn attempt(game: &dyn AnyMatch, what: What) -> Result<Tried, Rejected> {
    let mut game = game.fork();
    let events = what.apply(game.as_mut())?;
    let entry = Entry::after(what, game.as_ref());
    Ok(Tried { entry, events, game })
}

fn submission(live: &Live, wish: &Wish, key: String, expected: u64, tried: &[Tried]) -> Submission {
    let entries = tried.iter().map(|tried| tried.entry.clone());
    let mut submission = Submission::new(&live.id, expected, key).entries(entries);
    if let Doer::Person(person) = wish.doer {
        submission = submission.by(person);
    }
    match tried.last() {
        Some(last) => follow_up(submission, last.game.as_ref()),
        None => submission,
    }
}

/// Writes down when entries were made.
pub(super) fn stamp<'a>(entries: impl Iterator<Item = &'a mut Entry>, at: Time) {
    for entry in entries {
        entry.at = Some(at.0);
    }
}

/// Says what the table waits for after a submission.
fn follow_up(submission: Submission, game: &dyn AnyMatch) -> Submission {
    match game.outcome() {
        Some(outcome) => submission.ends(serde_json::to_string(&outcome).unwrap_or_default()),
        None => submission.waiting(deciding(game)),
    }
}

/// What happens when a game begins: who sits there is written down with what they add to chance, and chance decides whatever it
/// decides before the first seat does.
pub(super) struct Beginning {
    begin: Entry,
    tried: Vec<Tried>,
}

impl Beginning {
    /// Tries the beginning out, with these people and bots on the seats, at this moment.
    pub(super) fn of(live: &Live, sitters: Vec<Sitter>, at: Time) -> Result<Beginning, Problem> {
        let now = live.now();
        let dice = now.dice.stirred(salts(&sitters));
        let mut tried = Vec::new();
        if let Some(chance) = now.game.roll(&dice) {
            tried.push(attempt(now.game.as_ref(), What::Chance { chance }).map_err(|_| Problem::Broken)?);
            settle_chance(live, &dice, &mut tried)?;
        }
        let mut begin = Entry::after(What::Begin { begin: sitters }, now.game.as_ref());
        stamp(tried.iter_mut().map(|tried| &mut tried.entry).chain([&mut begin]), at);
        Ok(Beginning { begin, tried })
    }

    /// Adds it to a submission.
    pub(super) fn add_to(&self, live: &Live, submission: Submission) -> Submission {
        let entries = self.tried.iter().map(|tried| tried.entry.clone());
        let submission = submission.entry(self.begin.clone()).entries(entries).begins();
        match self.tried.last() {
            Some(last) => follow_up(submission, last.game.as_ref()),
            None => follow_up(submission, live.now().game.as_ref()),
        }
    }

    /// Applies it after the commit; its first entry has this version.
    pub(super) fn apply(self, host: &Host, live: &Live, first: u64) {
        let mut now = live.now_mut();
        now.status = Status::Playing;
        now.note(first, &self.begin, None);
        drop(now);
        host.apply(live, first + 1, self.tried);
    }
}
