//! Where somebody stands at a table: which seats are theirs, and through whose eyes they look just now.

use crate::host::Now;
use crate::visit::Visit;
use store::Status;
use table::{Seat, SeatSet, Viewer};

/// Where somebody stands at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stand {
    /// The seats that are theirs.
    pub(crate) mine: SeatSet,
    /// Through whose eyes they look.
    pub(crate) viewer: Viewer,
    /// The seat that must take over the device before anything of it is shown.
    pub(crate) hand_over: Option<Seat>,
}

impl Stand {
    /// Where this visitor stands. Several people may share one device: then the seat that holds it looks, and when another
    /// one must decide, everybody sees only what a spectator may see until that one says to have taken over, before the first turn of all as
    /// before every other. Where the game hides nothing, or they have said that they sit together, the page goes on at once.
    pub(crate) fn of(now: &Now, visit: &Visit) -> Stand {
        let mine = visit.person.as_ref().map_or(SeatSet::EMPTY, |person| now.seats_of(person.id));
        let holding: Option<Seat> =
            visit.hand.as_deref().and_then(|hand| hand.parse().ok()).filter(|seat| mine.has(*seat));
        let due: SeatSet = now.deciding().iter().filter(|seat| mine.has(*seat)).collect();
        let (viewer, hand_over) = match (mine.single(), holding) {
            (Some(only), _) => (Viewer::Seat(only), None),
            _ if mine.is_empty() => (Viewer::Spectator, None),
            (None, Some(holding)) if due.is_empty() || due.has(holding) => (Viewer::Seat(holding), None),
            (None, _) if now.status != Status::Playing => (mine.first().map_or(Viewer::Spectator, Viewer::Seat), None),
            (None, _) if is_open(now) => (
                due.first().or_else(|| last_of(now, mine)).or(mine.first()).map_or(Viewer::Spectator, Viewer::Seat),
                None,
            ),
            (None, _) => (Viewer::Spectator, due.first()),
        };
        Stand { mine, viewer, hand_over }
    }

    /// The same through the eyes of a seat that shows its hand, for those who watch and want to.
    pub(crate) fn through(self, now: &Now, eyes: Option<&str>) -> Stand {
        let seat: Option<Seat> = eyes.and_then(|eyes| eyes.parse().ok());
        match seat.filter(|seat| self.mine.is_empty() && now.shown().has(*seat)) {
            Some(seat) => Stand { viewer: Viewer::Seat(seat), ..self },
            None => self,
        }
    }

    /// The seat through whose eyes they look, if it is theirs.
    pub(crate) fn own(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| self.mine.has(*seat))
    }

    /// The seat through whose eyes they look, if it is theirs and must decide now.
    pub(crate) fn deciding(&self, now: &Now) -> Option<Seat> {
        self.own().filter(|seat| now.deciding().has(*seat))
    }
}

/// Whether those who share a device need not pass it on.
pub(crate) fn is_open(now: &Now) -> bool {
    now.options.open_hands || !now.game.hides()
}

/// Which of these seats acted last.
pub(crate) fn last_of(now: &Now, seats: SeatSet) -> Option<Seat> {
    now.rows.iter().rev().find_map(|row| row.seat().filter(|seat| seats.has(*seat)))
}
