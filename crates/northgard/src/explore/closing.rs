//! What closing a territory brings (NG-9.11, NG-9.12), with the powers of Boar, Raven and Stag, which work by themselves (NG-16.11).

use crate::map::Laid;
use crate::prelude::*;

/// Territories are closed, and nobody gains anything.
pub(super) fn closed_for_nobody(state: &State, closed: LandSet, clause: &'static str, teller: &mut Teller) {
    for land in closed.iter() {
        tell!(teller, clause, "told-closed-for-nobody", land = state.site(land), n = state.land(land).size());
    }
}

pub(super) fn closing(state: &mut State, seat: Seat, laid: &Laid, teller: &mut Teller) {
    let mine = laid.closed & state.held(seat);
    for land in laid.closed.iter() {
        let (site, size) = (state.site(land), state.land(land).size());
        if !mine.has(land) {
            tell!(teller, "NG-9.12", "told-closed-for-nobody", land = site, n = size);
            continue;
        }
        state.player_mut(seat).fame += size as u16;
        tell!(teller, "NG-9.11", "told-closed", seat = seat, land = site, n = size);
        if state.is_clan(seat, Clan::Stag) {
            state.player_mut(seat).fame += 1;
            tell!(teller, "NG-16.9", "told-fame", seat = seat, n = 1);
        }
        if state.is_clan(seat, Clan::Raven) {
            let harvest = state.land(land).harvest();
            state.gain(seat, harvest);
            tell!(teller, "NG-16.5", "told-collect", seat = seat, goods = goods(harvest), land = site);
        }
    }
    if laid.closed.is_empty() && state.is_clan(seat, Clan::Boar) {
        state.gain(seat, [0, 0, 1_u8]);
        tell!(teller, "NG-16.3", "told-gain", seat = seat, goods = goods([0, 0, 1]));
    }
}
