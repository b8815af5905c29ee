//! How fast a table is played: live or by turns, with a clock in plain words, and how much of it everybody has left.
//!
//! Time is taken from the log, so that it is the same after a restart. Nobody ever loses by time: when somebody is overdue, the others
//! decide what to do about it.

use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::Time;
use table::{MOST_SEATS, Seat, SeatSet};

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// How long somebody may be silent at a table that is played by turns without a clock.
const SILENT: i64 = 7 * DAY;

/// What a clock counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Clock {
    /// Nothing.
    #[default]
    None,
    /// So many seconds of thinking for the whole game, and so many more for each turn.
    Bank {
        /// Seconds for the game.
        seconds: u32,
        /// Seconds more for each turn.
        plus: u32,
    },
    /// So many hours for each decision.
    Each {
        /// Hours.
        hours: u32,
    },
}

/// The hours at night in which no clock runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Rest {
    /// From this full hour on, 0 to 23.
    pub(crate) from: u8,
    /// Until this one.
    pub(crate) to: u8,
    /// How many hours the clocks of the place are ahead of Greenwich.
    pub(crate) zone: i8,
}

impl Rest {
    /// Whether these are hours.
    pub(crate) fn is_sound(self) -> bool {
        self.from < 24 && self.to < 24 && self.from != self.to && (-12..=14).contains(&self.zone)
    }

    /// How many milliseconds of rest there are between two moments.
    fn within(self, from: Time, to: Time) -> i64 {
        let (begin, length) =
            (i64::from(self.from) * HOUR, (i64::from(self.to) - i64::from(self.from)).rem_euclid(24) * HOUR);
        let zone = i64::from(self.zone) * HOUR;
        let (from, to) = (from.0 + zone, to.0 + zone);
        let night = |day: i64| {
            let (dusk, dawn) = (day * DAY + begin, day * DAY + begin + length);
            (to.min(dawn) - from.max(dusk)).max(0)
        };
        (from.div_euclid(DAY) - 1..=to.div_euclid(DAY)).map(night).sum()
    }
}

/// How fast a table is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Pace {
    /// Whether everybody comes when they can, instead of all being here now.
    #[serde(default)]
    pub(crate) turns: bool,
    /// What the clock counts.
    #[serde(default)]
    pub(crate) clock: Clock,
    /// When it rests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rest: Option<Rest>,
}

impl Pace {
    /// The paces that can be chosen, by the names they have in forms.
    pub(crate) const LIVE: [(&str, Clock); 4] = [
        ("none", Clock::None),
        ("5m10s", Clock::Bank { seconds: 5 * 60, plus: 10 }),
        ("10m20s", Clock::Bank { seconds: 10 * 60, plus: 20 }),
        ("20m30s", Clock::Bank { seconds: 20 * 60, plus: 30 }),
    ];

    /// The same for tables that are played by turns.
    pub(crate) const TURNS: [(&str, Clock); 7] = [
        ("12h", Clock::Each { hours: 12 }),
        ("1d", Clock::Each { hours: 24 }),
        ("3d", Clock::Each { hours: 72 }),
        ("bank7", Clock::Bank { seconds: 7 * 86_400, plus: 0 }),
        ("bank14", Clock::Bank { seconds: 14 * 86_400, plus: 0 }),
        ("bank30", Clock::Bank { seconds: 30 * 86_400, plus: 0 }),
        ("none", Clock::None),
    ];

    /// The name its clock has in forms and in the dictionaries.
    pub(crate) fn name(self) -> &'static str {
        let all: &[(&'static str, Clock)] = if self.turns { &Pace::TURNS } else { &Pace::LIVE };
        all.iter().find(|(_, clock)| *clock == self.clock).map_or("other", |(name, _)| *name)
    }

    /// How much time counts between two moments.
    fn counted(self, from: Time, to: Time) -> i64 {
        let rest = self.rest.map_or(0, |rest| rest.within(from, to));
        (to.0 - from.0 - rest).max(0)
    }

    /// How much time counts between two moments for somebody who is on vacation in these spans, which come one after another. Where
    /// everybody is supposed to be here, nobody is on vacation.
    fn counted_but(self, off: &[Span], from: Time, to: Time) -> i64 {
        let off = if self.turns { off } else { &[] };
        let (mut counted, mut from) = (0, from);
        for (begins, ends) in off {
            if from < *ends && *begins < to {
                counted += self.counted(from, from.max(*begins));
                from = (*ends).min(to);
            }
        }
        counted + self.counted(from, to)
    }

    /// When a decision that was asked for at this moment is overdue, as far as that follows from the moment and from these vacations.
    pub(crate) fn due(self, asked: Time, off: &[Span]) -> Option<Time> {
        let Clock::Each { hours } = self.clock else { return None };
        let (mut due, mut left) = (asked, i64::from(hours) * HOUR);
        // Each round adds what the last one lost to nights and vacations; as many as fit into a year end some time.
        for _ in 0..1000 {
            due = Time(due.0 + left);
            left = i64::from(hours) * HOUR - self.counted_but(off, asked, due);
            if left <= 0 {
                break;
            }
        }
        Some(due)
    }
}

/// From one moment until another.
pub(crate) type Span = (Time, Time);

/// How much time everybody has used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    /// Since when each seat is being asked.
    since: [Option<Time>; MOST_SEATS],
    /// How many milliseconds each has thought before.
    spent: [i64; MOST_SEATS],
    /// How many turns each has ended.
    ended: [u32; MOST_SEATS],
    /// When whoever sits there is on vacation.
    off: [Vec<Span>; MOST_SEATS],
}

impl Default for Clocks {
    fn default() -> Clocks {
        Clocks { since: [None; MOST_SEATS], spent: [0; MOST_SEATS], ended: [0; MOST_SEATS], off: Default::default() }
    }
}

/// What a step of the game means for clocks.
pub(super) struct Step {
    /// Who took it; `None` for chance.
    pub(super) actor: Option<Seat>,
    /// Who had to decide before.
    pub(super) before: SeatSet,
    /// Who has to decide now.
    pub(super) after: SeatSet,
    /// Who of them is asked something new.
    pub(super) asked: SeatSet,
    /// When it was taken.
    pub(super) at: Time,
}

/// What clocks have counted so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Running {
    since: [Option<Time>; MOST_SEATS],
    spent: [i64; MOST_SEATS],
    ended: [u32; MOST_SEATS],
}

impl Clocks {
    /// What they have counted so far; vacations stand elsewhere.
    pub(super) fn running(&self) -> Running {
        Running { since: self.since, spent: self.spent, ended: self.ended }
    }

    /// Goes on from what was counted before.
    pub(super) fn run_on(&mut self, Running { since, spent, ended }: Running) {
        *self = Clocks { since, spent, ended, off: std::mem::take(&mut self.off) };
    }

    /// Takes over a step of the game.
    pub(super) fn step(&mut self, pace: Pace, step: &Step) {
        if let Some(actor) = step.actor.filter(|actor| step.before.has(*actor)) {
            let at = actor.index();
            if let Some(since) = self.since[at].take() {
                self.spent[at] += pace.counted_but(&self.off[at], since, step.at);
            }
            self.ended[at] += u32::from(!step.after.has(actor));
        }
        for seat in step.before.iter().filter(|seat| !step.after.has(*seat)) {
            self.since[seat.index()] = None;
        }
        for seat in step.after.iter() {
            let running = &mut self.since[seat.index()];
            if step.asked.has(seat) || running.is_none() {
                *running = Some(step.at);
            }
        }
    }

    /// Somebody has just sat down, or the pace has changed: what is asked is asked now.
    pub(super) fn restart(&mut self, seats: SeatSet, at: Time) {
        for seat in seats.iter() {
            self.since[seat.index()] = Some(at);
        }
    }

    /// Another person has the seat now, with all the time there was at the beginning.
    pub(super) fn pass_on(&mut self, seat: Seat) {
        (self.spent[seat.index()], self.ended[seat.index()]) = (0, 0);
    }

    /// Takes over when whoever sits there is on vacation.
    pub(super) fn set_off(&mut self, seat: Seat, mut off: Vec<Span>) {
        off.sort();
        self.off[seat.index()] = off;
    }

    /// Until when whoever sits there is on vacation at this moment.
    pub(super) fn off_until(&self, seat: Seat, at: Time) -> Option<Time> {
        let off = self.off[seat.index()].iter().filter(|(begins, ends)| *begins <= at && at < *ends);
        off.map(|(_, ends)| *ends).max()
    }

    /// The pace has changed: everybody begins anew.
    pub(super) fn reset(&mut self, deciding: SeatSet, at: Time) {
        *self = Clocks { off: std::mem::take(&mut self.off), ..Clocks::default() };
        self.restart(deciding, at);
    }

    /// How much time a seat has left, which is less than nothing when it is overdue; `None` if no clock runs for it.
    pub(crate) fn left(&self, pace: Pace, seat: Seat, now: Time) -> Option<i64> {
        let at = seat.index();
        let running = self.since[at].map(|since| pace.counted_but(&self.off[at], since, now));
        match pace.clock {
            Clock::Each { hours } => running.map(|running| i64::from(hours) * HOUR - running),
            Clock::Bank { seconds, plus } => {
                let bank = i64::from(seconds) + i64::from(plus) * i64::from(self.ended[at]);
                Some(bank * SECOND - self.spent[at] - running.unwrap_or(0))
            }
            Clock::None => None,
        }
    }

    /// Whether the others need not wait for a seat any longer. `away` says how long its person has not been here while being waited for,
    /// and `most` how long that may be where everybody is supposed to be here.
    pub(crate) fn is_overdue(&self, pace: Pace, seat: Seat, now: Time, away: (Duration, Duration)) -> bool {
        let Some(since) = self.since[seat.index()] else { return !pace.turns && away.0 >= away.1 };
        match (pace.clock, pace.turns) {
            (Clock::None, true) => pace.counted_but(&self.off[seat.index()], since, now) >= SILENT,
            (Clock::None, false) => away.0 >= away.1,
            (_, turns) => self.left(pace, seat, now).is_some_and(|left| left < 0) || (!turns && away.0 >= away.1),
        }
    }
}

/// A clock on the wall that tests can put forward and back. Where several servers share their tables, it is the one on the wall of the
/// database: what one of them wrote down another reads, and somebody who sets the clock of a server takes nobody's time.
#[derive(Clone, Debug, Default)]
pub struct WallClock(Arc<Walls>);

#[derive(Debug, Default)]
struct Walls {
    /// By how many milliseconds the clock of this machine was put forward.
    forward: AtomicI64,
    /// The moment at which it stands, if it does.
    standing: Mutex<Option<Time>>,
    /// What the shared clock showed, and when that was by how long this machine has been running.
    shared: Mutex<Option<(Time, Instant)>>,
}

impl WallClock {
    /// The moment it shows.
    pub(crate) fn now(&self) -> Time {
        if let Some(standing) = *crate::lock(&self.0.standing) {
            return Time(standing.0 + self.0.forward.load(Ordering::Relaxed));
        }
        match *crate::lock(&self.0.shared) {
            Some((shown, at)) => Time(shown.0 + i64::try_from(at.elapsed().as_millis()).unwrap_or(i64::MAX / 2)),
            None => Time(Time::now().0 + self.0.forward.load(Ordering::Relaxed)),
        }
    }

    /// Goes by the shared clock from now on, which showed this between two moments. A look that took long says little.
    pub(super) fn set_by(&self, shown: Time, between: (Instant, Instant)) {
        const LONG: Duration = Duration::from_millis(500);
        let took = between.1.saturating_duration_since(between.0);
        let mut shared = crate::lock(&self.0.shared);
        if shared.is_none() || took < LONG {
            *shared = Some((shown, between.0 + took / 2));
        }
    }

    /// Lets it stand at this moment; from now on it only goes where it is put.
    pub fn stand_at(&self, moment: Time) {
        *crate::lock(&self.0.standing) = Some(moment);
    }

    /// Puts it forward.
    pub fn forward(&self, span: Duration) {
        self.0.forward.fetch_add(milliseconds(span), Ordering::Relaxed);
    }

    /// Puts it back.
    pub fn back(&self, span: Duration) {
        self.0.forward.fetch_sub(milliseconds(span), Ordering::Relaxed);
    }
}

fn milliseconds(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    fn one(seat: Seat) -> SeatSet {
        SeatSet::one(seat)
    }

    fn step(actor: Option<Seat>, before: SeatSet, after: SeatSet, at: i64) -> Step {
        Step { actor, before, after, asked: after, at: Time(at) }
    }

    #[test]
    fn nights_do_not_count() {
        let rest = Rest { from: 22, to: 7, zone: 1 };
        // From 20 o'clock to 8 o'clock there, nine hours of which are night.
        let (evening, morning) = (Time(10 * DAY + 19 * HOUR), Time(11 * DAY + 7 * HOUR));
        assert_eq!(rest.within(evening, morning), 9 * HOUR);
        assert_eq!(rest.within(evening, Time(evening.0 + 10 * DAY)), 90 * HOUR);
        assert_eq!(rest.within(Time(10 * DAY + 23 * HOUR), Time(10 * DAY + 24 * HOUR)), HOUR);
        let noon = Rest { from: 12, to: 13, zone: 0 };
        assert_eq!(noon.within(Time(-DAY), Time(DAY)), 2 * HOUR);
        assert!(rest.is_sound() && !Rest { from: 24, ..rest }.is_sound() && !Rest { to: 22, ..rest }.is_sound());
        let pace = Pace { turns: true, clock: Clock::Each { hours: 12 }, rest: Some(rest) };
        assert_eq!(pace.due(evening, &[]), Some(Time(evening.0 + 21 * HOUR)), "two hours today, ten tomorrow");
    }

    #[test]
    fn vacation_does_not_count_where_one_plays_by_turns_and_a_night_within_it_only_once() {
        let rest = Some(Rest { from: 0, to: 6, zone: 0 });
        let pace = Pace { turns: true, clock: Clock::Each { hours: 24 }, rest };
        let (begin, off) =
            (Time(0), [(Time(DAY), Time(4 * DAY)), (Time(3 * DAY), Time(5 * DAY)), (Time(9 * DAY), Time(10 * DAY))]);
        assert_eq!(pace.counted_but(&off, begin, Time(DAY)), 18 * HOUR);
        assert_eq!(pace.counted_but(&off, begin, Time(5 * DAY)), 18 * HOUR, "two that meet are one");
        assert_eq!(pace.counted_but(&off, begin, Time(6 * DAY)), 36 * HOUR);
        assert_eq!(pace.counted_but(&off, Time(2 * DAY), Time(3 * DAY)), 0);
        assert_eq!(
            pace.due(begin, &off),
            Some(Time(5 * DAY + 12 * HOUR)),
            "six hours are left, and a night is between"
        );
        let live = Pace { turns: false, ..pace };
        assert_eq!(live.counted_but(&off, begin, Time(5 * DAY)), 90 * HOUR);
        let mut clocks = Clocks::default();
        clocks.set_off(A, off.to_vec());
        clocks.step(pace, &step(None, SeatSet::EMPTY, one(A), 0));
        let here = (Duration::ZERO, Duration::ZERO);
        assert!(!clocks.is_overdue(pace, A, Time(5 * DAY), here) && clocks.is_overdue(pace, A, Time(6 * DAY), here));
        assert_eq!(clocks.off_until(A, Time(3 * DAY + HOUR)), Some(Time(5 * DAY)));
        assert_eq!(clocks.off_until(A, Time(5 * DAY)), None);
        clocks.reset(one(A), Time(DAY));
        assert!(!clocks.is_overdue(pace, A, Time(5 * DAY + HOUR), here), "another pace changes no vacation");
    }

    #[test]
    fn a_bank_runs_only_for_those_who_are_asked_and_grows_with_each_turn() {
        let pace = Pace { turns: false, clock: Clock::Bank { seconds: 60, plus: 10 }, rest: None };
        let mut clocks = Clocks::default();
        clocks.step(pace, &step(None, SeatSet::EMPTY, one(A), 0));
        assert_eq!(clocks.left(pace, A, Time(20 * SECOND)), Some(40 * SECOND));
        clocks.step(pace, &step(Some(A), one(A), one(A), 20 * SECOND));
        clocks.step(pace, &step(Some(A), one(A), one(B), 30 * SECOND));
        assert_eq!(clocks.left(pace, A, Time(500 * SECOND)), Some(40 * SECOND), "30 used, 10 gained");
        assert_eq!(clocks.left(pace, B, Time(100 * SECOND)), Some(-10 * SECOND));
        let here = (Duration::ZERO, Duration::from_secs(600));
        assert!(clocks.is_overdue(pace, B, Time(100 * SECOND), here));
        assert!(!clocks.is_overdue(pace, A, Time(100 * SECOND), here));
    }

    #[test]
    fn a_clock_that_is_shared_heeds_no_jump_of_the_machine_and_no_slow_look() {
        let clock = WallClock::default();
        clock.forward(Duration::from_secs(3600));
        assert!(clock.now() >= Time(Time::now().0 + HOUR), "alone it is what the machine says");
        let (now, later) = (Instant::now(), Instant::now() + Duration::from_secs(5));
        clock.set_by(Time(5 * DAY), (now, now));
        clock.forward(Duration::from_secs(3 * 86_400));
        assert!((Time(5 * DAY)..Time(5 * DAY + HOUR)).contains(&clock.now()));
        clock.back(Duration::from_secs(9 * 86_400));
        clock.set_by(Time(9 * DAY), (now, later));
        assert!((Time(5 * DAY)..Time(5 * DAY + HOUR)).contains(&clock.now()), "nobody knows when it was nine");
        clock.set_by(Time(9 * DAY), (now, now));
        assert!(clock.now() >= Time(9 * DAY));
    }

    #[test]
    fn hours_for_a_move_begin_anew_with_each_question() {
        let pace = Pace { turns: true, clock: Clock::Each { hours: 2 }, rest: None };
        let mut clocks = Clocks::default();
        let both: SeatSet = [A, B].into_iter().collect();
        clocks.step(pace, &step(None, SeatSet::EMPTY, both, 0));
        let only_a = Step { asked: SeatSet::EMPTY, ..step(Some(A), both, one(B), HOUR) };
        clocks.step(pace, &only_a);
        assert_eq!(clocks.left(pace, A, Time(9 * HOUR)), None, "nobody waits for this seat");
        assert_eq!(clocks.left(pace, B, Time(HOUR)), Some(HOUR), "its question is an hour old");
        assert!(clocks.is_overdue(pace, B, Time(3 * HOUR), (Duration::ZERO, Duration::ZERO)));
        clocks.restart(one(B), Time(3 * HOUR));
        assert_eq!(clocks.left(pace, B, Time(3 * HOUR)), Some(2 * HOUR));
    }

    #[test]
    fn being_away_for_minutes_matters_only_where_everybody_should_be_here() {
        let away = (Duration::from_secs(700), Duration::from_secs(600));
        let mut clocks = Clocks::default();
        let live = Pace::default();
        clocks.step(live, &step(None, SeatSet::EMPTY, one(A), 0));
        assert!(clocks.is_overdue(live, A, Time(0), away));
        let turns = Pace { turns: true, clock: Clock::Each { hours: 24 }, rest: None };
        assert!(!clocks.is_overdue(turns, A, Time(HOUR), away));
        let slow = Pace { turns: true, clock: Clock::None, rest: None };
        assert!(!clocks.is_overdue(slow, A, Time(6 * DAY), away));
        assert!(clocks.is_overdue(slow, A, Time(8 * DAY), away));
    }

    #[test]
    fn every_pace_that_can_be_chosen_is_read_back() {
        for (turns, all) in [(false, &Pace::LIVE[..]), (true, &Pace::TURNS[..])] {
            for (name, clock) in all {
                let pace = Pace { turns, clock: *clock, rest: None };
                assert_eq!(pace.name(), *name);
                let text = serde_json::to_string(&pace).unwrap();
                assert_eq!(serde_json::from_str::<Pace>(&text).unwrap(), pace, "{text}");
            }
        }
        assert_eq!(serde_json::from_str::<Pace>("{}").unwrap(), Pace::default());
    }
}
