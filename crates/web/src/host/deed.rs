//! What people and bots do in a game: checked against the rules, committed to the log, applied, and only then told.

use super::live::Live;
use super::now::{Now, deciding};
use super::others::TRIES;
use super::row::Row;
use super::{Done, Host};
use crate::problem::Problem;
use std::sync::Arc;
use std::time::Instant;
use store::{Appended, Holder, Lease, PersonId, Status, Submission, Time};
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
    /// The lease under which a bot is seen to.
    pub(crate) lease: Option<Lease>,
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

    /// Tries a wish, again where another server was faster: what looked wrong may be right at the table as it is by now.
    async fn grant(self: &Arc<Host>, live: &Arc<Live>, wish: Wish) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        if let Doer::Person(person) = wish.doer {
            self.saw(live, person);
        }
        let key = wish.whole_key()?;
        if wish.version > live.version() {
            self.catch_up(live).await?;
        }
        for _ in 1..TRIES {
            match self.try_to_grant(live, &wish, &key).await {
                Err(
                    Problem::Stale { .. } | Problem::Refused { .. } | Problem::Forbidden(_) | Problem::Unreadable(_),
                ) if self.catch_up(live).await? => {}
                done => return done,
            }
        }
        self.try_to_grant(live, &wish, &key).await
    }

    async fn try_to_grant(self: &Arc<Host>, live: &Arc<Live>, wish: &Wish, key: &str) -> Result<Done, Problem> {
        let mut tried = match prepare(live, wish) {
            // Before an old submission is called stale, or too late, the log is asked whether it is the one that made it so.
            Err(problem @ (Problem::Stale { .. } | Problem::Forbidden(_))) => {
                return match self.store.kept(&live.id, key).await? {
                    Some(versions) => Ok(Done::Before(*versions.end())),
                    None => Err(problem),
                };
            }
            other => other?,
        };
        let expected = live.now().version;
        stamp(tried.iter_mut().map(|tried| &mut tried.entry), live.moment());
        let submission = submission(live, wish, key.to_owned(), expected, &tried);
        let begun = Instant::now();
        match self.store.append(submission).await {
            Ok(Appended::Committed(versions)) => {
                self.metrics.kept(begun.elapsed());
                self.apply(live, *versions.start(), tried);
                self.nudge(live);
                Ok(Done::Now(*versions.end()))
            }
            Ok(Appended::Duplicate(versions)) => {
                if *versions.end() > live.version() {
                    self.catch_up(live).await?;
                }
                Ok(Done::Before(*versions.end()))
            }
            Ok(Appended::Stale { current }) => {
                if current == expected {
                    self.lost_its_turn(&live.id);
                }
                self.doubt(&live.id);
                Err(Problem::Stale { version: current })
            }
            Err(error) => {
                // Whether it was kept is not known in every case; the log knows, so the table is read again.
                self.doubt(&live.id);
                Err(error.into())
            }
        }
    }

    fn apply(&self, live: &Live, first: u64, tried: Vec<Tried>) {
        let mut now = live.now_mut();
        for (step, Tried { entry, events, game }) in tried.into_iter().enumerate() {
            self.metrics.entry(matches!(entry.what, What::Act { .. }));
            now.advance(game, Row::new(first + step as u64, entry, events));
        }
        let outcome = now.game.outcome();
        if outcome.is_some() {
            now.status = Status::Over;
        }
        let version = now.version;
        drop(now);
        if outcome.is_some() {
            self.programs.end(&live.id, outcome);
            self.ended.notify_one();
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

/// Whether a wish may be granted as the table is now, apart from the rules.
fn permit(now: &Now, wish: &Wish) -> Result<(), Problem> {
    let held = now.seats.get(wish.seat.index()).map(|held| &held.holder);
    let holds = match wish.doer {
        Doer::Person(person) => held == Some(&Holder::Person(person)),
        Doer::Bot => matches!(held, Some(Holder::Bot(_))),
    };
    if !holds {
        return Err(Problem::forbidden("ui-problem-seat"));
    }
    if wish.doer == Doer::Bot && now.is_held() {
        return Err(Problem::Stale { version: now.version });
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
    Ok(())
}

/// Checks a wish and tries it out on a copy of the match.
fn prepare(live: &Live, wish: &Wish) -> Result<Vec<Tried>, Problem> {
    let now = live.now();
    permit(&now, wish)?;
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
    submission.fence = wish.lease.clone().map(Box::new);
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

/// What happens in the game because something changes at its table: it begins, or it goes back to an earlier step.
pub(super) struct Sequel {
    begin: Option<Entry>,
    tried: Vec<Tried>,
}

impl Sequel {
    /// Tries the beginning out, with these people and bots on the seats. Who sits there is written down with what they add to chance, and
    /// chance decides whatever it decides before the first seat does.
    pub(super) fn beginning(live: &Live, sitters: Vec<Sitter>) -> Result<Sequel, Problem> {
        let now = live.now();
        let dice = now.dice.stirred(salts(&sitters));
        let mut tried = Vec::new();
        if let Some(chance) = now.game.roll(&dice) {
            tried.push(attempt(now.game.as_ref(), What::Chance { chance }).map_err(|_| Problem::Broken)?);
            settle_chance(live, &dice, &mut tried)?;
        }
        let begin = Entry::after(What::Begin { begin: sitters }, now.game.as_ref());
        Ok(Sequel { begin: Some(begin), tried })
    }

    /// Tries out a step that nobody in particular takes.
    pub(super) fn step(live: &Live, what: What) -> Result<Sequel, Problem> {
        let now = live.now();
        let refused = |rejected: Rejected| Problem::Forbidden(rejected.why().clone());
        let mut tried = vec![attempt(now.game.as_ref(), what).map_err(refused)?];
        settle_chance(live, &now.dice, &mut tried)?;
        Ok(Sequel { begin: None, tried })
    }

    /// Writes down when it happens.
    pub(super) fn stamp(&mut self, at: Time) {
        stamp(self.begin.iter_mut().chain(self.tried.iter_mut().map(|tried| &mut tried.entry)), at);
    }

    /// Adds it to a submission.
    pub(super) fn add_to(&self, live: &Live, submission: Submission) -> Submission {
        let entries = self.tried.iter().map(|tried| tried.entry.clone());
        let submission = match &self.begin {
            Some(begin) => submission.entry(begin.clone()).begins(),
            None => submission,
        };
        let submission = submission.entries(entries);
        match self.tried.last() {
            Some(last) => follow_up(submission, last.game.as_ref()),
            None => follow_up(submission, live.now().game.as_ref()),
        }
    }

    /// Applies it after the commit; its first entry has this version.
    pub(super) fn apply(self, host: &Host, live: &Live, first: u64) {
        let mut first = first;
        if let Some(begin) = &self.begin {
            let mut now = live.now_mut();
            now.status = Status::Playing;
            now.note(first, begin, None);
            first += 1;
        }
        host.apply(live, first, self.tried);
    }
}
