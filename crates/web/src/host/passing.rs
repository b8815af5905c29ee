//! Handing a seat over: whoever plays offers it to somebody by name or by a link, that one wants it, and the others agree.

mod offered;

pub(crate) use offered::Offered;

use super::agree::{Ask, Wanted, playing};
use super::live::Live;
use super::now::Now;
use super::options::TableOptions;
use super::seats::options_text;
use super::{Done, Host};
use crate::names::look_alike;
use crate::problem::Problem;
use std::sync::Arc;
use store::{Holder, NewSeat, Person, PersonId, Status, Submission};
use table::log::{Entry, What};
use table::{Seat, SeatSet};

impl Now {
    /// The seat that is being offered, as long as whoever offers it sits there.
    pub(crate) fn offered(&self) -> Option<&Offered> {
        let holds = |offered: &&Offered| self.status == Status::Playing && self.people().has(offered.seat);
        self.options.offered.as_ref().filter(holds)
    }

    /// Whether a seat here can be handed over at all. In a tournament everybody plays for themselves.
    pub(crate) fn may_pass_on(&self) -> bool {
        self.status == Status::Playing && self.options.tournament.is_none()
    }

    /// Whether somebody could sit on this seat beside the others.
    fn fits(&self, seat: Seat, person: PersonId, name: &str) -> Result<(), Problem> {
        if !self.seats_of(person).is_empty() || !self.may_return(person).is_empty() {
            return Err(Problem::forbidden("passing-problem-seated"));
        }
        let others = self.seats.iter().filter(|held| held.seat != seat && held.holder != Holder::Open);
        if others.into_iter().any(|held| look_alike(&held.name, name)) {
            return Err(Problem::forbidden("ui-problem-name"));
        }
        Ok(())
    }
}

impl Host {
    /// Offers a seat of one's own to somebody, or to whoever has the link.
    pub(crate) async fn offer_seat(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        seat: Seat,
        to: Option<&Person>,
    ) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let (version, options) = {
            let now = live.now();
            if !playing(&now, person)?.has(seat) {
                return Err(Problem::forbidden("ui-problem-seat"));
            }
            if !now.may_pass_on() {
                return Err(Problem::forbidden("passing-problem-tournament"));
            }
            if now.asked().is_some() {
                return Err(Problem::forbidden("pace-problem-asked"));
            }
            if let Some(to) = to {
                now.fits(seat, to.id, &to.name)?;
            }
            let name = to.map(|to| to.name.clone());
            let offered = Offered { seat, to: to.map(|to| to.id), name, code: store::fresh_key() };
            (now.version, TableOptions { offered: Some(offered), ..now.options.clone() })
        };
        let submission = Submission::new(&live.id, version, format!("offer-{version}")).by(person);
        self.change(live, submission, &options, "offer").await
    }

    /// The offer is off the table: whoever made it does not want to any more, or whoever it was for does not.
    pub(crate) async fn end_offer(self: &Arc<Host>, live: &Arc<Live>, person: PersonId) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let (version, options) = {
            let now = live.now();
            let Some(offered) = now.offered() else { return Ok(Done::Before(now.version)) };
            if !now.seats_of(person).has(offered.seat) && offered.to != Some(person) {
                return Err(Problem::forbidden("ui-problem-seat"));
            }
            (now.version, TableOptions { offered: None, ..now.options.clone() })
        };
        let submission = Submission::new(&live.id, version, format!("offer-{version}")).by(person);
        self.change(live, submission, &options, "offer").await
    }

    /// Takes a seat that is offered; it is theirs as soon as the others agree.
    pub(crate) async fn take_seat(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: &Person,
        code: Option<&str>,
    ) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let ask = {
            let now = live.now();
            let offered = now.offered().filter(|offered| offered.is_for(person.id, code));
            let seat = offered.ok_or_else(|| Problem::forbidden("passing-problem-gone"))?.seat;
            if now.asked().is_some() {
                return Err(Problem::forbidden("pace-problem-asked"));
            }
            now.fits(seat, person.id, &person.name)?;
            let giver = now.seats.get(seat.index()).and_then(|held| held.holder.person());
            let yes = giver.map_or(SeatSet::one(seat), |giver| now.seats_of(giver));
            let wanted = Wanted::Seat { seat, to: person.id, name: person.name.clone() };
            Ask { wanted, by: seat, yes }
        };
        self.consider(live, person.id, Some(ask)).await
    }

    /// Gives a seat to somebody, once everybody has agreed. A game in which that happens counts for nobody's rating.
    pub(super) async fn pass_on(
        self: &Arc<Host>,
        live: &Arc<Live>,
        submission: Submission,
        options: TableOptions,
        (seat, to): (Seat, PersonId),
    ) -> Result<Done, Problem> {
        let person = self.store.people().person(to).await?;
        live.now().fits(seat, to, &person.name)?;
        let new = NewSeat::person(seat, to, person.name.as_str());
        let options = TableOptions { shown: options.shown.without(seat), rated: false, ..options };
        let submission = submission
            .entry(Entry::new(What::Join { join: seat, who: new.sitter() }))
            .by(to)
            .asks(SeatSet::one(seat))
            .seat(new)
            .options(options_text(&options));
        self.commit(live, submission, false).await
    }
}
