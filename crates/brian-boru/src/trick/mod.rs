//! Tricks (BB-5): lead, follow, and who acts when.

use crate::BrianBoru;
use crate::pieces::{Card, Cards, Town, Towns, Which};
use crate::say::{card as card_arg, in_words, tell, town as town_arg};
use crate::state::{Line, Marker, Open, Procedure, State, Step, Trick};
use table::{Event, Message, Seat, SeatSet, Teller};

impl BrianBoru {
    /// How many cards stay in each hand when the action phase ends: one (BB-5.1), or none with all five played (BB-21.3).
    pub(crate) fn cards_kept(&self) -> usize {
        usize::from(!self.options.full_hand)
    }

    /// BB-5.3: the holder of the marker leads; without a free town there is no active town (BB-5.7).
    pub(crate) fn begin_trick(&self, state: &mut State, teller: &mut Teller) {
        let leader = state.open.first();
        state.open.flow.trick = Trick::new(state.open.seats(), leader);
        let towns = self.lead_towns(&state.open, state.hidden.hands[leader]);
        if let Some(town) = towns.single() {
            self.name_town(state, town, teller);
        } else if towns.is_empty() {
            state.open.marker = Marker::Beside;
            tell(teller, "BB-5.7", || Message::new("told-no-free-town"));
            self.ask_lead_card(state, teller);
        } else {
            state.open.flow.step = Step::LeadTown;
        }
    }

    /// BB-5.5, BB-5.6: free towns for which the leader has a card; if there is none, any free town.
    pub(crate) fn lead_towns(&self, open: &Open, hand: Cards) -> Towns {
        let free = open.free();
        let parts = &self.components;
        if !hand.and(parts.suit_cards[3]).is_empty() {
            return free;
        }
        let mut towns = Towns::NONE;
        for (colour, cards) in parts.colour_towns.iter().zip(&parts.suit_cards) {
            if !hand.and(*cards).is_empty() {
                towns = towns.or(colour.and(free));
            }
        }
        if towns.is_empty() { free } else { towns }
    }

    /// BB-5.3: the marker goes to the town.
    pub(crate) fn name_town(&self, state: &mut State, town: Town, teller: &mut Teller) {
        state.open.marker = Marker::On(town);
        state.open.flow.trick.town = Some(town);
        let leader = state.open.flow.trick.leader;
        tell(teller, "BB-5.3", || Message::new("told-active-town").with("seat", leader).with("town", town_arg(town)));
        self.ask_lead_card(state, teller);
    }

    fn ask_lead_card(&self, state: &mut State, teller: &mut Teller) {
        let leader = state.open.flow.trick.leader;
        match self.lead_cards(&state.open, state.hidden.hands[leader]).single() {
            Some(card) => self.play(state, leader, card, teller),
            None => state.open.flow.step = Step::LeadCard,
        }
    }

    /// BB-5.4: cards of the town's colour or white; any card if there is none (BB-5.6) or no active town (BB-5.7).
    pub(crate) fn lead_cards(&self, open: &Open, hand: Cards) -> Cards {
        let Some(town) = open.flow.trick.town else { return hand };
        let matching = hand.and(self.components.matching(self.components.colours[town.index()]));
        if matching.is_empty() { hand } else { matching }
    }

    /// BB-5.8: a card goes from the hand to the table, face up; then the next player plays, or the trick is decided.
    pub(crate) fn play(&self, state: &mut State, seat: Seat, card: Card, teller: &mut Teller) {
        state.hidden.hands[seat].remove(card);
        state.open.players[seat].played.add(card);
        state.open.flow.trick.cards[seat] = Some(card);
        teller.reveal();
        let clause = if seat == state.open.flow.trick.leader { "BB-5.4" } else { "BB-5.8" };
        tell(teller, clause, || Message::new("told-plays").with("seat", seat).with("card", card_arg(card)));
        match state.open.flow.trick.to_play() {
            None => self.decide_trick(state, teller),
            Some(next) => match state.hidden.hands[next].single() {
                Some(only) => self.play(state, next, only, teller),
                None => state.open.flow.step = Step::Follow,
            },
        }
    }

    /// BB-5.9, BB-5.11: the highest card that has the town's colour wins; white cards have it. Values differ, so one card wins if any
    /// fits, and a lead that follows BB-5.4 does (BB-5.10).
    pub(crate) fn trick_winner(&self, trick: &Trick) -> Option<Seat> {
        let matching = self.components.matching(self.components.colours[trick.town?.index()]);
        let fits = |seat: &Seat| trick.cards[*seat].is_some_and(|card| matching.has(card));
        trick.cards.seats().filter(fits).max_by_key(|seat| trick.cards[*seat])
    }

    fn decide_trick(&self, state: &mut State, teller: &mut Teller) {
        let trick = &mut state.open.flow.trick;
        trick.winner = self.trick_winner(trick);
        state.open.flow.step = Step::Resolve;
        let trick = state.open.flow.trick;
        match trick.winner {
            Some(seat) => tell(teller, "BB-5.9", || Message::new("told-wins-trick").with("seat", seat)),
            None => tell(teller, "BB-5.11", || Message::new("told-nobody-wins-trick")),
        }
        tell(teller, "BB-5.12", || Message::new("told-order").with("seats", trick.order()));
    }

    /// BB-5.12 to BB-5.16: the lowest card not yet resolved; the winner's action is fixed, a loser chooses.
    pub(crate) fn resolve_next(&self, state: &mut State, teller: &mut Teller) {
        let Some(seat) = state.open.flow.trick.to_act() else { return self.end_trick(state, teller) };
        let Some(card) = state.open.flow.trick.cards[seat] else { return };
        if state.open.flow.trick.winner == Some(seat) {
            self.begin_line(state, seat, card, Which::Primary, teller);
        } else if self.components.card(card).line(Which::B).0.is_empty() {
            self.begin_line(state, seat, card, Which::A, teller);
        } else {
            state.open.flow.step = Step::ChooseLine;
        }
    }

    /// BB-5.13, BB-5.14: one action of the card begins.
    pub(crate) fn begin_line(&self, state: &mut State, seat: Seat, card: Card, which: Which, teller: &mut Teller) {
        state.open.flow.line = Line { seat, card: Some(card), which, done: 0 };
        state.open.flow.step = Step::Line;
        let clause = if which == Which::Primary { "BB-5.13" } else { "BB-5.14" };
        tell(teller, clause, || {
            let symbols = in_words(self.components.card(card).line(which));
            let key = if which == Which::Primary { "told-primary" } else { "told-secondary" };
            Message::new(key).with("seat", seat).with("card", card_arg(card)).with("symbols", symbols)
        });
    }

    /// BB-5.16, BB-5.18: all have acted. A marker that nobody took goes back to the leader (BB-5.11).
    fn end_trick(&self, state: &mut State, teller: &mut Teller) {
        let leader = state.open.flow.trick.leader;
        if state.open.marker.holder().is_none() {
            state.open.marker = Marker::Held(leader);
            tell(teller, "BB-5.11", || Message::new("told-marker-back").with("seat", leader));
        }
        let next = if self.hands_last(state) { Step::Trick } else { Step::LastCards };
        self.finish(state, Procedure::Trick, next);
    }

    /// BB-5.1, BB-5.18: whether another trick follows: everybody has cards for it.
    pub(crate) fn hands_last(&self, state: &State) -> bool {
        state.hidden.hands.values().iter().all(|hand| hand.len() > self.cards_kept())
    }

    /// BB-5.2: the last card of each hand is discarded without effect, face down unless the table chose to show it.
    pub(crate) fn discard_last_cards(&self, state: &mut State, teller: &mut Teller) {
        for seat in state.open.players.seats() {
            let Some(card) = state.hidden.hands[seat].single() else { continue };
            state.hidden.hands[seat] = Cards::NONE;
            state.hidden.last[seat] = Some(card);
            let shown = || Message::new("told-last-card").with("seat", seat).with("card", card_arg(card));
            if self.options.reveal_last_card {
                teller.reveal();
                tell(teller, "BB-21.8", shown);
            } else {
                let others = Message::new("told-last-card-hidden").with("seat", seat);
                teller.tell(|| Event::secret("BB-5.2", shown(), SeatSet::one(seat), Some(others)));
            }
        }
        self.finish(state, Procedure::Actions, Step::Marriage);
    }
}
