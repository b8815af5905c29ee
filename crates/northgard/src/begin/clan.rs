//! Clans are chosen or drawn (NG-2.6).

use crate::prelude::*;
use crate::setup::ClanChoice;
use crate::state::MOST_PLAYERS;
use arrayvec::ArrayVec;

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

impl Decision<Northgard> for ChooseClan {
    asked!(Northgard, "NG-2.6", "ask-clan");

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

impl Draw<Northgard> for DrawClan {
    const CLAUSE: &'static str = "NG-2.6";

    fn roll<R: Rng + ?Sized>(&self, rules: &Northgard, state: &State, rng: &mut R) -> Chance {
        let free: ArrayVec<Clan, { Clan::COUNT }> = rules.free_clans(state, self.seat).collect();
        Chance::Clan(free[rng.random_range(0..free.len())])
    }

    fn misfit(&self, rules: &Northgard, state: &State, chance: &Chance) -> Option<Refusal> {
        let fits = matches!(*chance, Chance::Clan(clan) if rules.free_clans(state, self.seat).any(|free| free == clan));
        if fits { None } else { no(self.clause(), "no-such-chance") }
    }

    fn settle(self, rules: &Northgard, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Clan(clan) = *chance else { return };
        state.pop();
        rules.take_clan(state, self.seat, clan, teller);
    }
}
