//! Combat: food, dice, casualties, retreat; between players and against creatures (NG-11, NG-27).

mod aftermath;
mod fight;
mod lose;
mod push;
mod retreat;

pub use fight::{Fight, Stage};
pub use lose::Lose;
pub use retreat::Retreat;

use crate::map::Due;
use crate::pieces::{Creature, Site};
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Arg, Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no};

/// What a Move card adds to its combats, and to nothing else (NG-8.10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Bonus {
    /// Axes of the attacker.
    pub axes: u8,
    /// An axe or a skull, to be chosen.
    pub throw: bool,
    /// Casualties cancelled.
    pub shield: u8,
    /// The attacker may retreat over Rough borders.
    pub flat: bool,
    /// A defender may be pushed away.
    pub push: bool,
}

/// One side of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// A player.
    Seat(Seat),
    /// A creature.
    Creature(Creature),
}

impl Side {
    /// The player, if it is one.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Side::Seat(seat) => Some(seat),
            Side::Creature(_) => None,
        }
    }
}

impl From<Side> for Arg {
    fn from(side: Side) -> Arg {
        match side {
            Side::Seat(seat) => Arg::Seat(seat),
            Side::Creature(creature) => creature.into(),
        }
    }
}

impl Northgard {
    /// Opens a fight.
    pub(crate) fn begin_fight(&self, state: &mut State, site: Site, sides: [Side; 2], bonus: Bonus) {
        let place = state.land_mut(state.at(site));
        place.due = Due::None;
        place.fought = self.options.retreat_block_any;
        place.pinned = 0;
        state.open.kaija_pinned &= state.open.kaija != Some(site);
        state.push(Fight::new(site, sides, bonus));
    }

    /// Fights the territory's controller, if the newcomers are their opponents; without any Move bonus (NG-11.15).
    pub(crate) fn fight_if_contested(&self, state: &mut State, seat: Seat, site: Site) {
        if let Some(owner) = state.land(state.at(site)).owner
            && owner != seat
        {
            self.begin_fight(state, site, [Side::Seat(seat), Side::Seat(owner)], Bonus::default());
        }
    }
}

/// NG-8.9: fights wait to be fought, in the order the seat likes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct Fights {
    pub seat: Seat,
    pub bonus: Bonus,
}

impl Decision<Northgard> for Fights {
    fn clause(&self) -> &'static str {
        "NG-8.9"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-fights")
    }

    fn offers(&self, _: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        let due = state.open.map.territories().filter(|(_, land)| land.due != Due::None);
        offers.put_all(due.map(|(_, land)| Action::Fight(land.site)));
    }

    fn refusal(&self, _: &Northgard, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Fight(site) => match state.named(site) {
                Some(land) if state.land(land).due != Due::None => None,
                _ => no("NG-11.1", "no-fight-here"),
            },
            _ => no("NG-8.9", "no-not-now"),
        }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, _: &mut Teller) {
        let Action::Fight(site) = *action else { return };
        let land = state.at(site);
        let against = match (state.land(land).due, state.land(land).owner) {
            (Due::Creature(creature), _) => Side::Creature(creature),
            (_, Some(owner)) => Side::Seat(owner),
            (_, None) => {
                state.land_mut(land).due = Due::None;
                return state.open.map.set_owner(land, Some(seat));
            }
        };
        rules.begin_fight(state, site, [Side::Seat(seat), against], self.bonus);
    }

    /// When all are fought, what held units in place is over.
    fn proceed(self, _: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        if state.open.map.territories().any(|(_, land)| land.due != Due::None) {
            return false;
        }
        state.open.map.lands.iter_mut().for_each(|land| land.pinned = 0);
        state.open.kaija_pinned = false;
        state.pop();
        true
    }
}
