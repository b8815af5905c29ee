//! Tricks (BB-5): lead, follow, and who acts when.

mod choose_line;
mod follow;
mod last_cards;
mod lead_card;
mod lead_town;

use crate::prelude::*;

/// BB-5.3: the holder of the marker leads.
impl Procedure<BrianBoru> for BeginTrick {
    const CLAUSE: &'static str = "BB-5.3";

    fn run(self, _: &BrianBoru, state: &mut State, _: &mut Teller) {
        state.open.flow.trick = Trick::new(state.open.seats(), state.open.first());
        state.open.flow.step = Step::LeadTown;
    }
}

impl BrianBoru {
    /// How many cards stay in each hand when the action phase ends: one (BB-5.1), or none with all five played (BB-21.3).
    pub(crate) fn cards_kept(&self) -> usize {
        usize::from(!self.options.full_hand)
    }

    /// BB-5.1, BB-5.18: whether another trick follows: everybody has cards for it.
    pub(crate) fn hands_last(&self, state: &State) -> bool {
        state.hidden.hands.values().iter().all(|hand| hand.len() > self.cards_kept())
    }

    /// BB-5.8: a card goes from the hand to the table, face up; then the next player plays, or the trick is decided.
    fn play_card(&self, state: &mut State, seat: Seat, card: Card, teller: &mut Teller) {
        state.hidden.hands[seat].remove(card);
        state.open.players[seat].played.add(card);
        let trick = &mut state.open.flow.trick;
        trick.cards[seat] = Some(card);
        teller.reveal();
        tell!(teller, self.play_clause(trick, seat, card), "told-plays", seat, card);
        if trick.to_play().is_some() {
            state.open.flow.step = Step::Follow;
            return;
        }
        trick.winner = self.trick_winner(trick);
        match trick.winner {
            Some(seat) => tell!(teller, "BB-5.9", "told-wins-trick", seat),
            None => tell!(teller, "BB-5.11", "told-nobody-wins-trick"),
        }
        tell!(teller, "BB-5.12", "told-order", seats = trick.order());
        state.open.flow.step = Step::Resolve;
    }

    /// By which rule this card may be played: it fits the town (BB-5.4), nothing in the leader's hand did (BB-5.6), or it is no lead.
    fn play_clause(&self, trick: &Trick, seat: Seat, card: Card) -> &'static str {
        let fits = |town: Town| self.components.matching(self.components.colours[town.index()]).has(card);
        match trick.town {
            _ if seat != trick.leader => "BB-5.8",
            Some(town) if !fits(town) => "BB-5.6",
            _ => "BB-5.4",
        }
    }

    /// BB-5.9, BB-5.11: the highest card that has the town's colour wins; white cards have it. Values differ, so one card wins if any
    /// fits, and a lead that follows BB-5.4 does (BB-5.10).
    pub fn trick_winner(&self, trick: &Trick) -> Option<Seat> {
        let matching = self.components.matching(self.components.colours[trick.town?.index()]);
        let fits = |seat: &Seat| trick.cards[*seat].is_some_and(|card| matching.has(card));
        trick.cards.seats().filter(fits).max_by_key(|seat| trick.cards[*seat])
    }

    /// BB-5.13, BB-5.14: one action of the card begins.
    fn begin_line(&self, state: &mut State, seat: Seat, card: Card, which: Which, teller: &mut Teller) {
        state.open.flow.line = Line { seat, card: Some(card), which, done: 0 };
        state.open.flow.step = Step::RunLine;
        let (clause, key) = match which {
            Which::Primary => ("BB-5.13", "told-primary"),
            Which::A | Which::B => ("BB-5.14", "told-secondary"),
        };
        let symbols = self.components.card(card).line(which);
        tell!(teller, clause, key, seat, card, symbols = symbols.in_words());
    }
}

/// BB-5.12 to BB-5.16: the lowest card not yet resolved; the winner's action is fixed, a loser chooses.
impl Procedure<BrianBoru> for Resolve {
    const CLAUSE: &'static str = "BB-5.12";

    fn run(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) {
        let trick = &state.open.flow.trick;
        let Some((seat, card)) = trick.to_act().and_then(|seat| Some((seat, trick.cards[seat]?))) else {
            return self.end_trick(rules, state, teller);
        };
        if trick.winner == Some(seat) {
            rules.begin_line(state, seat, card, Which::Primary, teller);
        } else {
            state.open.flow.step = Step::ChooseLine;
        }
    }
}

impl Resolve {
    /// BB-5.16, BB-5.18: all have acted. A marker that nobody took goes back to the leader (BB-5.11).
    fn end_trick(self, rules: &BrianBoru, state: &mut State, teller: &mut Teller) {
        let leader = state.open.flow.trick.leader;
        if state.open.marker.holder().is_none() {
            state.open.marker = Marker::Held(leader);
            tell!(teller, "BB-5.11", "told-marker-back", seat = leader);
        }
        let next = if rules.hands_last(state) { Step::BeginTrick } else { Step::LastCards };
        state.finish(Part::Trick, next);
    }
}

/// Refuses a card that is not in the hand.
fn not_in_hand(state: &State, seat: Seat, card: Card, clause: &'static str) -> Option<Refusal> {
    let held = state.hidden.hands[seat].has(card);
    if held { None } else { Some(refuse!(clause, "no-not-in-hand", card)) }
}
