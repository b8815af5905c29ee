//! The marriage step (BB-11 to BB-13): the card, the princess, the rewards of the track.

mod princess;
mod rewards;
mod town;

use crate::edition::{Gift, MarriageFace};
use crate::prelude::*;

impl BrianBoru {
    /// BB-11.1, BB-11.2: the player whose disc stands highest, if any has left the start.
    pub fn suitor(&self, open: &Open) -> Option<Seat> {
        let highest = open.players.seats().max_by_key(|seat| open.players[*seat].track)?;
        (open.players[highest].track > 0).then_some(highest)
    }

    /// The face of the marriage card of this round, unless it is the princess.
    fn marriage_face(&self, open: &Open) -> Option<MarriageFace> {
        open.marriage_card.and_then(|card| self.components.marriages.get(card.index()).copied())
    }

    /// BB-11.3, BB-11.6: the card lies before its winner, his disc goes to the start; then the track pays.
    fn conclude_marriage(&self, state: &mut State, seat: Seat, kept: bool, teller: &mut Teller) {
        let player = &mut state.open.players[seat];
        if let Some(card) = state.open.marriage_card.take().filter(|_| kept) {
            player.marriages.add(card);
            if card != MarriageCard::Princess {
                tell!(teller, "BB-11.3", "told-keeps-marriage", seat, card);
            }
        }
        player.track = 0;
        tell!(teller, "BB-11.6", "told-back-to-start", seat);
        self.begin_rewards(state);
    }

    fn begin_rewards(&self, state: &mut State) {
        let open = &mut state.open;
        open.flow.queue = open.players.seats().filter(|seat| open.players[*seat].track > 0).collect();
        open.flow.step = Step::Rewards;
    }
}

impl Marriage {
    /// BB-11.7, BB-21.2: all discs are on the start; the revealed card leaves the game, and the track pays nobody (BB-13.5).
    fn nobody_marries(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) {
        if let Some(card) = state.open.marriage_card.take() {
            tell!(teller, "BB-11.7", "told-nobody-marries", card);
        }
        let deck = &mut state.open.marriage_deck;
        if rules.options.remove_deck_top && !deck.is_empty() {
            if deck.ordinary > 0 {
                deck.ordinary -= 1;
            } else {
                deck.princess = false;
            }
            tell!(teller, "BB-21.2", "told-deck-top-removed");
            if deck.is_empty() {
                tell!(teller, "BB-3.5", "told-deck-now-empty");
            }
        }
        state.finish(Part::Marriage, Step::Battle);
    }
}

/// BB-11.1, BB-11.3: who wins the card, and its benefits.
impl Procedure<BrianBoru> for Marriage {
    const CLAUSE: &'static str = "BB-11.1";

    fn run(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) {
        tell!(teller, "BB-10.1", "told-step-marriage");
        let Some(seat) = rules.suitor(&state.open) else { return self.nobody_marries(rules, state, teller) };
        let Some(card) = state.open.marriage_card else { return rules.begin_rewards(state) };
        tell!(teller, "BB-11.1", "told-marries", seat, card);
        if card == MarriageCard::Princess {
            state.open.flow.step = Step::ChoosePrincess;
            return;
        }
        let face = rules.components.marriages[card.index()];
        state.gain_points(seat, face.points, "BB-11.4", teller);
        match face.benefit {
            Gift::Renown(n) => state.gain_renown(seat, n, "BB-11.4", teller),
            Gift::Coins(n) => state.gain_coins(seat, n, "BB-11.3", teller),
            Gift::Town(_) => return state.open.flow.step = Step::MarriageTown,
            Gift::Nothing => {}
        }
        rules.conclude_marriage(state, seat, true, teller);
    }
}
