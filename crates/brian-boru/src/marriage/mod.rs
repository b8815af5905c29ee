//! The marriage step (BB-11 to BB-13): the card, the princess, the rewards of the track.

use crate::BrianBoru;
use crate::edition::Gift;
use crate::line::{gain_coins, put_disc};
use crate::pieces::{MarriageCard, Princess, Town, Towns};
use crate::say::{marriage, region as region_arg, tell};
use crate::state::{Open, Player, Procedure, State, Step};
use table::{Message, Seat, Teller};

impl BrianBoru {
    /// BB-11.1, BB-11.2: the player whose disc stands highest, if any has left the start.
    pub(crate) fn suitor(&self, open: &Open) -> Option<Seat> {
        let highest = open.players.seats().max_by_key(|seat| open.players[*seat].track)?;
        (open.players[highest].track > 0).then_some(highest)
    }

    /// BB-11.1, BB-11.3: who wins the card, and its benefits.
    pub(crate) fn begin_marriage(&self, state: &mut State, teller: &mut Teller) {
        tell(teller, "BB-10.1", || Message::new("told-step-marriage"));
        let Some(seat) = self.suitor(&state.open) else { return self.nobody_marries(state, teller) };
        let Some(card) = state.open.marriage_card else { return self.begin_rewards(state) };
        tell(teller, "BB-11.1", || Message::new("told-marries").with("seat", seat).with("card", marriage(card)));
        if card == MarriageCard::Princess {
            state.open.flow.step = Step::Princess;
            return;
        }
        let face = self.components.marriages[card as usize];
        gain_points(state, seat, face.points, "BB-11.4", teller);
        match face.benefit {
            Gift::Renown(n) => gain_renown(state, seat, n, "BB-11.4", teller),
            Gift::Coins(n) => gain_coins(state, seat, n, "BB-11.3", teller),
            Gift::Town(_) => return self.offer_marriage_town(state, seat, teller),
            Gift::Nothing => {}
        }
        self.conclude_marriage(state, seat, true, teller);
    }

    /// BB-11.5: free towns of the region on the card that is being won; only free ones, whatever a summary says (BB-1.11).
    pub(crate) fn marriage_towns(&self, open: &Open) -> Towns {
        let face = open.marriage_card.and_then(|card| self.components.marriages.get(card as usize));
        match face.map(|face| face.benefit) {
            Some(Gift::Town(Some(region))) => self.components.region_towns[region as usize].and(open.free()),
            Some(Gift::Town(None)) => open.free(),
            _ => Towns::NONE,
        }
    }

    fn offer_marriage_town(&self, state: &mut State, seat: Seat, teller: &mut Teller) {
        let towns = self.marriage_towns(&state.open);
        if let Some(town) = towns.single() {
            self.take_marriage_town(state, seat, town, teller);
        } else if towns.is_empty() {
            tell(teller, "BB-11.5", || Message::new("told-no-marriage-town").with("seat", seat));
            self.conclude_marriage(state, seat, true, teller);
        } else {
            state.open.flow.step = Step::MarriageTown;
        }
    }

    /// BB-11.5: a disc on the town; then the card is settled.
    pub(crate) fn take_marriage_town(&self, state: &mut State, seat: Seat, town: Town, teller: &mut Teller) {
        put_disc(state, seat, town, "BB-11.5", "told-marriage-town", teller);
        self.conclude_marriage(state, seat, true, teller);
    }

    /// BB-12.1 to BB-12.6: military support, trade, or spurned.
    pub(crate) fn choose_princess(&self, state: &mut State, seat: Seat, choice: Princess, teller: &mut Teller) {
        let (clause, key) = match choice {
            Princess::Military => ("BB-12.2", "told-princess-military"),
            Princess::Trade => ("BB-12.4", "told-princess-trade"),
            Princess::Spurn => ("BB-12.6", "told-princess-spurn"),
        };
        tell(teller, clause, || Message::new(key).with("seat", seat));
        if choice == Princess::Spurn {
            gain_points(state, seat, self.components.spurn, "BB-12.6", teller);
        } else {
            state.open.players[seat].princess = Some(choice);
        }
        self.conclude_marriage(state, seat, choice != Princess::Spurn, teller);
    }

    /// BB-11.3, BB-11.6: the card lies before its winner, his disc goes to the start; then the track pays.
    fn conclude_marriage(&self, state: &mut State, seat: Seat, kept: bool, teller: &mut Teller) {
        let card = state.open.marriage_card.take().filter(|_| kept);
        let player = &mut state.open.players[seat];
        card.into_iter().for_each(|card| player.marriages.add(card));
        player.track = 0;
        tell(teller, "BB-11.6", || Message::new("told-back-to-start").with("seat", seat));
        self.begin_rewards(state);
    }

    /// BB-11.7, BB-21.2: all discs are on the start; the revealed card leaves the game, and the track pays nobody (BB-13.5).
    fn nobody_marries(&self, state: &mut State, teller: &mut Teller) {
        if let Some(card) = state.open.marriage_card.take() {
            tell(teller, "BB-11.7", || Message::new("told-nobody-marries").with("card", marriage(card)));
        }
        let deck = &mut state.open.marriage_deck;
        if self.options.remove_deck_top && !deck.is_empty() {
            if deck.ordinary > 0 {
                deck.ordinary -= 1;
            } else {
                deck.princess = false;
            }
            tell(teller, "BB-21.2", || Message::new("told-deck-top-removed"));
        }
        self.finish(state, Procedure::Marriage, Step::Battle);
    }

    fn begin_rewards(&self, state: &mut State) {
        let open = &mut state.open;
        open.flow.queue = open.players.seats().filter(|seat| open.players[*seat].track > 0).collect();
        open.flow.step = Step::Rewards;
    }

    /// BB-13.1 to BB-13.4: clockwise from the marker, every disc earns what its space shows. The winner of the card is not among
    /// them (BB-13.2).
    pub(crate) fn pay_rewards(&self, state: &mut State, teller: &mut Teller) {
        while let Some(seat) = state.open.next_in_queue() {
            match self.components.track[state.open.players[seat].track as usize] {
                Gift::Nothing => {}
                Gift::Coins(n) => gain_coins(state, seat, n, "BB-13.1", teller),
                Gift::Renown(n) => gain_renown(state, seat, n, "BB-13.1", teller),
                Gift::Town(_) => {
                    let free = state.open.free();
                    if let Some(town) = free.single() {
                        put_disc(state, seat, town, "BB-13.3", "told-track-town", teller);
                    } else if free.is_empty() {
                        tell(teller, "BB-13.3", || Message::new("told-no-track-town").with("seat", seat));
                    } else {
                        state.open.flow.step = Step::TrackTown;
                        return;
                    }
                }
            }
            state.open.flow.queue = state.open.flow.queue.without(seat);
        }
        self.finish(state, Procedure::Marriage, Step::Battle);
    }

    /// BB-13.3: a disc on any free town.
    pub(crate) fn take_track_town(&self, state: &mut State, seat: Seat, town: Town, teller: &mut Teller) {
        put_disc(state, seat, town, "BB-13.3", "told-track-town", teller);
        state.open.flow.queue = state.open.flow.queue.without(seat);
        state.open.flow.step = Step::Rewards;
    }
}

/// BB-7.7: points.
pub(crate) fn gain_points(state: &mut State, seat: Seat, points: u16, clause: &'static str, teller: &mut Teller) {
    let player: &mut Player = &mut state.open.players[seat];
    player.vp = player.vp.saturating_add(points);
    tell(teller, clause, || Message::new("told-points").with("seat", seat).with("n", points));
}

/// BB-7.6: renown.
pub(crate) fn gain_renown(state: &mut State, seat: Seat, renown: u16, clause: &'static str, teller: &mut Teller) {
    let player = &mut state.open.players[seat];
    player.renown = player.renown.saturating_add(renown);
    tell(teller, clause, || Message::new("told-renown").with("seat", seat).with("n", renown));
}

/// The region of a marriage card, for prompts.
pub(crate) fn region_of(rules: &BrianBoru, card: MarriageCard) -> Option<table::Arg> {
    match rules.components.marriages.get(card as usize)?.benefit {
        Gift::Town(Some(region)) => Some(region_arg(region)),
        _ => None,
    }
}
