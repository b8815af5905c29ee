//! Creatures: they appear, roam, act and fall (NG-24 to NG-30).

mod appear;
mod nest;
mod roam;
mod summon;

pub use appear::Appear;
pub use nest::Nest;
pub use roam::Roam;
pub use summon::Summon;

use crate::combat::{Bonus, Lose, Side};
use crate::pieces::{Creature, Kind};
use crate::{Northgard, State};
use table::{Seat, Teller, tell};

impl Northgard {
    /// NG-28.1, NG-29: what a creature does where it is; `arrived` when it appeared or moved here.
    fn activate(&self, state: &mut State, creature: Creature, arrived: bool, teller: &mut Teller) {
        let Some(site) = state.open.lair[creature.index()] else { return };
        let Some(owner) = state.land(state.at(site)).owner else { return };
        if !arrived && !self.options.stuck_acts {
            return;
        }
        if creature.kind() == Kind::Draugr {
            tell!(teller, "NG-29.3", "told-draugr", creature = creature, seat = owner);
            state.push(Lose { seat: owner, site, hits: 1 });
        }
        if self.book.kind(creature.kind()).hostile {
            tell!(teller, "NG-29.4", "told-attacks", creature = creature, seat = owner, land = site);
            self.begin_fight(state, site, [Side::Creature(creature), Side::Seat(owner)], Bonus::default());
        }
    }

    /// NG-27.10: a beaten creature leaves; its fame goes to the winner.
    pub(crate) fn slay(&self, state: &mut State, seat: Seat, creature: Creature, teller: &mut Teller) {
        let fame = self.book.kind(creature.kind()).fame;
        if let Some(site) = state.open.lair[creature.index()].take() {
            state.land_mut(state.at(site)).beasts.remove(creature);
        }
        state.open.line.retain(|other| *other != creature);
        state.open.creature_discard.add(creature);
        state.player_mut(seat).fame += u16::from(fame);
        tell!(teller, "NG-27.10", "told-slain", seat = seat, creature = creature, n = fame);
    }
}
