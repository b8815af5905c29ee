//! Clans are chosen or drawn (NG-2.6).

use crate::pieces::Clan;
use crate::setup::ClanChoice;
use crate::state::MOST_PLAYERS;
use crate::view::View;
use crate::year::{Phase, PhaseStep};
use crate::{Action, Chance, Northgard, State};
use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Draw, Message, Refusal, Seat, Teller, message, no, tell};

impl Northgard {
    /// NG-2.6: one seat after the other gets its clan.
    pub(crate) fn run_clans(&self, step: PhaseStep, state: &mut State, teller: &mut Teller) {
        if step.at as usize >= self.players {
            return self.next_setup_phase(state, Phase::Clans, teller);
        }
        let seat = match self.options.clan_choice {
            ClanChoice::Draft => state.open.first.clockwise(self.players - 1 - step.at as usize, self.players),
            ClanChoice::Free | ClanChoice::Random => Seat::new(step.at as usize),
        };
        state.set(step.next());
        match self.options.clans[seat.index()] {
            Some(clan) => self.take_clan(state, seat, clan, teller),
            None if self.options.clan_choice == ClanChoice::Random => state.push(DrawClan { seat }),
            None => state.push(ChooseClan { seat }),
        }
    }

    /// Clans that the seat can still have.
    fn free_clans(&self, state: &State, seat: Seat) -> impl Iterator<Item = Clan> {
        let taken: ArrayVec<Clan, MOST_PLAYERS> = state.open.players.iter().filter_map(|player| player.clan).collect();
        let kept: ArrayVec<Clan, MOST_PLAYERS> = (0..self.players)
            .filter(|other| *other != seat.index())
            .filter_map(|other| self.options.clans[other])
            .collect();
        Clan::ALL.into_iter().filter(move |clan| !taken.contains(clan) && !kept.contains(clan))
    }

    fn take_clan(&self, state: &mut State, seat: Seat, clan: Clan, teller: &mut Teller) {
        state.player_mut(seat).clan = Some(clan);
        tell!(teller, "NG-2.6", "told-clan", seat = seat, clan = clan);
    }
}

/// NG-2.6: the seat chooses a clan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct ChooseClan {
    pub seat: Seat,
}

impl Decision<Northgard> for ChooseClan {
    fn clause(&self) -> &'static str {
        "NG-2.6"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-clan")
    }

    fn offers(&self, rules: &Northgard, state: &State, seat: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(rules.free_clans(state, seat).map(Action::Clan));
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Action::Clan(clan) = *action else { return no(self.clause(), "no-not-now") };
        let taken = state.open.players.iter().any(|player| player.clan == Some(clan));
        let others = Seat::all(rules.players).filter(|other| *other != seat);
        let kept = { others }.any(|other| rules.options.clans[other.index()] == Some(clan));
        if taken || kept { no("NG-1.1", "no-clan-taken") } else { None }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Clan(clan) = *action else { return };
        state.pop();
        rules.take_clan(state, seat, clan, teller);
    }
}

/// NG-2.6 with clans by lot: the seat draws one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct DrawClan {
    pub seat: Seat,
}

impl Draw<Northgard> for DrawClan {
    fn clause(&self) -> &'static str {
        "NG-2.6"
    }

    fn roll<R: Rng + ?Sized>(&self, rules: &Northgard, state: &State, rng: &mut R) -> Chance {
        let free: ArrayVec<Clan, { Clan::COUNT }> = rules.free_clans(state, self.seat).collect();
        Chance::Clan(free[rng.random_range(0..free.len())])
    }

    fn misfit(&self, rules: &Northgard, state: &State, chance: &Chance) -> Option<Refusal> {
        match *chance {
            Chance::Clan(clan) if rules.free_clans(state, self.seat).any(|free| free == clan) => None,
            _ => no(self.clause(), "no-such-chance"),
        }
    }

    fn settle(self, rules: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Clan(clan) = *chance else { return };
        state.pop();
        rules.take_clan(state, self.seat, clan, teller);
    }
}
