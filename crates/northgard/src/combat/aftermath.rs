//! After a fight: the winner takes over territory and buildings, the loser leaves (NG-11.10, NG-11.13, NG-11.14, NG-27.10, NG-27.11).

use crate::odds::Victor;
use crate::prelude::*;

impl Fight {
    pub(super) fn aftermath(&self, rules: &Northgard, state: &mut State, teller: &mut Teller) {
        let land = state.at(self.site);
        let won = self.victor == Some(Victor::Attacker);
        let flat = self.bonus.flat;
        match (self.sides[0], self.sides[1]) {
            (Side::Seat(attacker), Side::Seat(defender)) => match self.victor {
                Some(Victor::Attacker) => {
                    state.open.map.set_owner(land, Some(attacker));
                    conquest(state, attacker, teller);
                    wolf_meal(state, attacker, teller);
                    self.retreat(state, defender, false);
                }
                Some(Victor::Defender) => self.retreat(state, attacker, flat),
                Some(Victor::Nobody) | None => state.open.map.set_owner(land, None),
            },
            (Side::Seat(seat), Side::Creature(creature)) if won => {
                rules.slay(state, seat, creature, teller);
                wolf_meal(state, seat, teller);
                if rules.options.stag_vs_valkyrie && rules.book.kind(creature.kind()).hostile {
                    conquest(state, seat, teller);
                }
            }
            (Side::Creature(creature), Side::Seat(seat)) if !won => rules.slay(state, seat, creature, teller),
            (Side::Seat(seat), Side::Creature(creature)) | (Side::Creature(creature), Side::Seat(seat)) => {
                if rules.book.kind(creature.kind()).hostile {
                    self.retreat(state, seat, flat);
                } else if state.figures(land, seat) > 0 {
                    tell!(teller, "NG-27.11", "told-stays-beside", seat = seat, creature = creature, land = self.site);
                }
            }
            (Side::Creature(_), Side::Creature(_)) => {}
        }
        let deserted = state.land(land).owner.is_some_and(|owner| state.figures(land, owner) == 0);
        if deserted {
            state.open.map.set_owner(land, None);
        }
    }

    /// Sends survivors away.
    fn retreat(&self, state: &mut State, seat: Seat, flat: bool) {
        if state.figures(state.at(self.site), seat) > 0 {
            state.push(Retreat { seat, site: self.site, goal: None, flat });
        }
    }
}

/// NG-16.9: Stag's fame for a conquered territory.
fn conquest(state: &mut State, seat: Seat, teller: &mut Teller) {
    if state.is_clan(seat, Clan::Stag) {
        state.player_mut(seat).fame += 1;
        tell!(teller, "NG-16.9", "told-fame", seat = seat, n = 1);
    }
}

/// NG-16.10: Wolf's food for a won attack.
fn wolf_meal(state: &mut State, seat: Seat, teller: &mut Teller) {
    if state.is_clan(seat, Clan::Wolf) {
        state.gain(seat, [1, 0, 0_u8]);
        tell!(teller, "NG-16.10", "told-gain", seat = seat, goods = goods([1, 0, 0]));
    }
}
