//! Time that cannot be turned back or forward: how long the server itself has been running.

use std::sync::Mutex;
use std::time::{Duration, Instant};
use store::Time;

/// Compares the clock on the wall with how long the server has been running. People's tables are not thrown away because somebody
/// set a clock.
#[derive(Debug)]
pub(crate) struct Steady {
    started: Instant,
    wall: Time,
    /// The most by which the clock on the wall was ever off, in milliseconds.
    worst: Mutex<i64>,
}

impl Steady {
    /// Begins now.
    pub(crate) fn new() -> Steady {
        Steady { started: Instant::now(), wall: Time::now(), worst: Mutex::new(0) }
    }

    /// Looks at the clock on the wall. To be called now and then, so that it is noticed when it jumps there and back.
    pub(crate) fn look(&self) {
        self.compare(Time::now(), self.started.elapsed());
    }

    /// The moment before which something must have been written to be this old for sure: nothing was written about it while this server
    /// was running, for at least so long. `None` if it has not been running for so long.
    pub(crate) fn safely_before(&self, span: Duration) -> Option<Time> {
        self.look();
        self.before(span, self.started.elapsed())
    }

    fn compare(&self, wall: Time, elapsed: Duration) {
        let off = (wall.0 - self.wall.0 - milliseconds(elapsed)).abs();
        let mut worst = crate::lock(&self.worst);
        *worst = off.max(*worst);
    }

    fn before(&self, span: Duration, elapsed: Duration) -> Option<Time> {
        let steady = self.wall.0.saturating_add(milliseconds(elapsed));
        let safe = steady.saturating_sub(milliseconds(span)).saturating_sub(*crate::lock(&self.worst));
        (elapsed >= span).then_some(Time(safe))
    }
}

fn milliseconds(span: Duration) -> i64 {
    i64::try_from(span.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 3600);
    const WEEK: Duration = Duration::from_secs(7 * 24 * 3600);

    /// A moment so many days after the server began.
    fn day(clock: &Steady, days: i64) -> Time {
        Time(clock.wall.0 + days * 24 * 3_600_000)
    }

    #[test]
    fn m7_a_clock_that_jumps_makes_nothing_old() {
        let clock = Steady::new();
        clock.compare(day(&clock, 8), Duration::from_secs(60));
        assert_eq!(clock.before(WEEK, Duration::from_secs(120)), None, "it has been running for two minutes");
        let opened_yesterday = day(&clock, 8 + 8);
        clock.compare(day(&clock, 8 + 9), 9 * DAY);
        let safe = clock.before(WEEK, 9 * DAY).expect("it has been running for more than a week");
        assert!(opened_yesterday >= safe);
    }

    #[test]
    fn m7_a_clock_that_jumps_back_and_forth_makes_nothing_old() {
        let clock = Steady::new();
        // Opened on the ninth day, while the clock was eight days behind.
        let opened = day(&clock, 1);
        clock.compare(opened, 9 * DAY);
        clock.compare(day(&clock, 10), 10 * DAY);
        assert!(opened >= clock.before(WEEK, 10 * DAY).expect("it has been running for long"));
    }

    #[test]
    fn what_nobody_touched_for_a_week_is_old() {
        let clock = Steady::new();
        clock.compare(day(&clock, 9), 9 * DAY);
        assert_eq!(clock.before(WEEK, 9 * DAY), Some(day(&clock, 2)));
        assert_eq!(clock.before(WEEK, 6 * DAY), None);
    }
}
