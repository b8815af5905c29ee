//! Set-up: Achievements, clans, first player, and two rounds of tiles and groups (NG-2).

mod achievements;
mod clan;
mod first;
mod settle;
mod tiles;

pub use achievements::DrawAchievements;
pub use clan::{ChooseClan, DrawClan};
pub use first::DrawFirst;
pub use settle::Settle;
pub use tiles::DrawTiles;

use crate::card::{Card, Pile};
use crate::setup::ClanChoice;
use crate::terms::goods;
use crate::year::{Phase, PhaseStep};
use crate::{Northgard, State};
use table::{Teller, tell};

impl Northgard {
    /// The phase of set-up after this one, and year 1 after the last (NG-2.18); with the draft the first player is drawn before clans are chosen.
    fn after_setup_phase(&self, phase: Phase) -> Phase {
        let draft = self.options.clan_choice == ClanChoice::Draft;
        match phase {
            Phase::Achievements if draft => Phase::First,
            Phase::Achievements => Phase::Clans,
            Phase::Clans if draft => Phase::Tiles,
            Phase::Clans => Phase::First,
            Phase::First if draft => Phase::Clans,
            Phase::First => Phase::Tiles,
            Phase::Tiles => Phase::RoundOne,
            Phase::RoundOne => Phase::RoundTwo,
            _ => Phase::StartOfYear,
        }
    }

    /// Goes on to the next phase of set-up.
    pub(crate) fn next_setup_phase(&self, state: &mut State, phase: Phase, teller: &mut Teller) {
        let next = self.after_setup_phase(phase);
        if next == Phase::Tiles {
            self.hand_out(state, teller);
        }
        state.set(PhaseStep { phase: next, at: 0 });
    }

    /// NG-2.6, NG-2.8: decks and resources, by place in turn order.
    fn hand_out(&self, state: &mut State, teller: &mut Teller) {
        for place in 0..self.players {
            let seat = state.open.first.clockwise(place, self.players);
            let stock = self.book.start[place];
            let (player, deck) = state.both_mut(seat);
            player.stock = stock.map(u16::from);
            deck.rest = Pile::STARTING;
            if let Some(clan) = player.clan {
                deck.rest.add(Card::initial(clan));
                player.upgrades = Pile::of_clan(clan) - Pile::one(Card::initial(clan));
            }
            tell!(teller, "NG-2.8", "told-start", seat = seat, goods = goods(stock));
        }
    }

    /// NG-2.17: unused tiles go back.
    pub(crate) fn return_tiles(&self, state: &mut State, teller: &mut Teller) {
        let hidden = &mut state.hidden;
        for deck in &mut hidden.decks {
            hidden.pile |= std::mem::take(&mut deck.tiles);
        }
        tell!(teller, "NG-2.17", "told-tiles-back", n = hidden.pile.len());
    }
}
