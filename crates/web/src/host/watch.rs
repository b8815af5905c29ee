//! Those who watch: who they are, and what players show them.

mod audience;

pub(super) use audience::Audience;

use super::live::Live;
use super::now::Now;
use super::options::TableOptions;
use super::seats::options_text;
use super::{Done, Host};
use crate::problem::Problem;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Person, PersonId, Status, Submission};
use table::log::{Entry, What};
use table::{Seat, SeatSet};

/// Somebody who follows a table; until this is dropped they count as one who watches.
#[derive(Debug)]
pub(crate) struct Watching {
    live: Arc<Live>,
    number: u64,
}

impl Drop for Watching {
    fn drop(&mut self) {
        crate::lock(&self.live.audience.0).people.remove(&self.number);
    }
}

/// Those who watch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Watchers {
    /// The names of those who have one.
    pub(crate) names: Vec<String>,
    /// How many others there are.
    pub(crate) others: usize,
}

impl Watchers {
    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.names.len() + self.others
    }
}

impl Live {
    /// Somebody begins to follow the table.
    pub(crate) fn watch(self: &Arc<Live>, person: Option<&Person>) -> Watching {
        let mut audience = crate::lock(&self.audience.0);
        audience.last += 1;
        let number = audience.last;
        audience.people.insert(number, person.map(|person| (person.id, person.name.clone())));
        Watching { live: Arc::clone(self), number }
    }

    /// Those who watch and do not play. Whoever watches on two devices is one.
    pub(crate) fn watchers(&self, now: &Now) -> Watchers {
        let playing: Vec<PersonId> = now.seats.iter().filter_map(|held| held.holder.person()).collect();
        let audience = crate::lock(&self.audience.0);
        let known = audience.people.values().flatten().filter(|(person, _)| !playing.contains(person));
        let names: BTreeMap<PersonId, String> = known.cloned().collect();
        let others = audience.people.values().filter(|who| who.is_none()).count();
        Watchers { names: names.into_values().collect(), others }
    }
}

impl Now {
    /// The seats whose people show their hands.
    pub(crate) fn shown(&self) -> SeatSet {
        let people = self.people();
        let on = self.status == Status::Playing;
        self.options.shown.iter().filter(|seat| on && people.has(*seat)).collect()
    }
}

impl Host {
    /// Somebody shows the hand of their seat to those who watch, or hides it again.
    pub(crate) async fn show_hand(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        seat: Seat,
        show: bool,
    ) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let (version, options) = {
            let now = live.now();
            if !now.seats_of(person).has(seat) {
                return Err(Problem::forbidden("ui-problem-seat"));
            }
            if now.status != Status::Playing {
                return Err(Problem::forbidden("ui-problem-not-playing"));
            }
            if now.options.rated && show {
                return Err(Problem::forbidden("watch-problem-rated"));
            }
            if now.options.shown.has(seat) == show {
                return Ok(Done::Before(now.version));
            }
            let others = now.options.shown.iter().filter(|other| *other != seat);
            let shown: SeatSet = others.chain(show.then_some(seat)).collect();
            (now.version, TableOptions { shown, ..now.options.clone() })
        };
        let told = if show { format!("shows {seat}") } else { format!("hides {seat}") };
        let submission = Submission::new(&live.id, version, format!("show-{version}-{seat}"))
            .entry(Entry::new(What::Options { options: told }))
            .by(person)
            .options(options_text(&options));
        self.commit(live, submission, false).await
    }
}
