//! Vacation: for so many days a year the clocks of somebody rest at every table that is played by turns, and the others see until when.
//!
//! A vacation begins now or later, never earlier, and what lies in the past is not changed. So the time somebody has used at a table still
//! follows from what is kept, and is the same after a restart.

use super::Host;
use super::live::Live;
use super::now::Now;
use crate::calendar::{DAY, year_of};
use crate::problem::Problem;
use store::{Allowance, Granted, PersonId, SeatHeld, Status, Time, Vacation, Which};
use table::Seat;

/// How many days of vacation there are in a year.
pub(crate) const DAYS: i64 = 30;

/// How far ahead a vacation may be planned, in days.
const AHEAD: i64 = 365;

/// The people on these seats.
pub(super) fn people_on(seats: &[SeatHeld]) -> Vec<PersonId> {
    let mut people: Vec<PersonId> = seats.iter().filter_map(|held| held.holder.person()).collect();
    people.sort();
    people.dedup();
    people
}

/// How many days of vacation somebody with these vacations has left in the year of this moment.
pub(crate) fn days_left(vacations: &[Vacation], at: Time) -> i64 {
    let (from, to) = year_of(at);
    let counts = |vacation: &&Vacation| from <= vacation.begins && vacation.begins < to;
    let used: i64 = vacations.iter().filter(counts).map(|vacation| vacation.ends.0 - vacation.begins.0).sum();
    (DAYS * DAY - used).max(0) / DAY
}

impl Now {
    /// Takes over when the people at this table are on vacation.
    pub(super) fn rest(&mut self, vacations: &[Vacation]) {
        for held in &self.seats {
            let own = vacations.iter().filter(|vacation| held.holder.person() == Some(vacation.person));
            self.clocks.set_off(held.seat, own.map(|vacation| (vacation.begins, vacation.ends)).collect());
        }
    }

    /// Until when whoever holds this seat is on vacation, where that matters.
    pub(crate) fn on_vacation(&self, seat: Seat, at: Time) -> Option<Time> {
        let playing = self.status == Status::Playing && self.options.pace.turns && self.people().has(seat);
        self.clocks.off_until(seat, at).filter(|_| playing)
    }
}

impl Host {
    /// Looks when the people at a table are on vacation.
    pub(super) async fn look_for_vacations(&self, live: &Live) {
        let people = people_on(&live.now().seats);
        match self.store.vacations().vacations(people).await {
            Ok(found) => live.now_mut().rest(&found),
            Err(error) => {
                tracing::warn!(table = %live.id, %error, "it is not known who is on vacation; the table is read again");
                self.forget(&live.id);
            }
        }
    }

    /// The vacations of somebody that are not over, the first one first, and how many days are left this year.
    pub(crate) async fn vacations_of(&self, person: PersonId) -> Result<(Vec<Vacation>, i64), Problem> {
        let mut all = self.store.vacations().vacations(vec![person]).await?;
        let now = self.clock.now();
        let left = days_left(&all, now);
        all.retain(|vacation| vacation.ends > now);
        Ok((all, left))
    }

    /// Somebody goes on vacation: from now on, or from the beginning of a later day, for so many days.
    pub(crate) async fn take_vacation(&self, person: PersonId, from: Option<Time>, count: i64) -> Result<(), Problem> {
        let now = self.clock.now();
        let begins = from.filter(|from| *from > now).unwrap_or(now);
        let is_past = from.is_some_and(|from| from.0 <= now.0 - DAY);
        if is_past || begins.0 > now.0 + AHEAD * DAY {
            return Err(Problem::forbidden("vacation-problem-day"));
        }
        if !(1..=DAYS).contains(&count) {
            return Err(Problem::forbidden("vacation-problem-days"));
        }
        let vacation = Vacation { person, begins, ends: Time(begins.0 + count * DAY) };
        let (from, to) = year_of(begins);
        let allowance = Allowance { from, to, most: DAYS * DAY };
        match self.store.vacations().take_vacation(vacation, allowance).await? {
            Granted::Yes => self.reread_tables_of(person).await,
            Granted::Twice => Err(Problem::forbidden("vacation-problem-twice")),
            Granted::TooLong => Err(Problem::forbidden("vacation-problem-days")),
        }
    }

    /// Somebody comes back early, or does not go.
    pub(crate) async fn end_vacation(&self, person: PersonId, begins: Time) -> Result<(), Problem> {
        if !self.store.vacations().end_vacation(person, begins, self.clock.now()).await? {
            return Err(Problem::NotFound);
        }
        self.reread_tables_of(person).await
    }

    /// Every server looks anew at the tables somebody plays at.
    async fn reread_tables_of(&self, person: PersonId) -> Result<(), Problem> {
        let mut page = store::Page::first(store::Page::MOST);
        loop {
            let listing = self.store.list(Which::Of(person), page).await?;
            for table in listing.tables.iter().filter(|table| table.status == Status::Playing) {
                self.reread_everywhere(&table.id);
            }
            match listing.next {
                Some(next) => page = store::Page::after(next, store::Page::MOST),
                None => return Ok(()),
            }
        }
    }
}
