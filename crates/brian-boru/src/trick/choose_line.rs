//! The action of a loser (BB-5.14).

use crate::edition::{Symbol, Symbols};
use crate::prelude::*;
use table::Arg;

impl BrianBoru {
    /// What an action of the card brings, for a button, and the points it costs where coins are missing (BB-7.4).
    pub(crate) fn line_label(&self, open: &Open, which: Which) -> Message {
        let key = format!("do-line-{which}");
        let trick = &open.flow.trick;
        let played = trick.to_act().and_then(|seat| Some((seat, self.components.card(trick.cards[seat]?).line(which))));
        let (symbols, lost) = played.map_or((Arg::List(Vec::new()), 0), |(seat, line)| {
            (line.in_words(), self.points_for_coins(&open.players[seat], line))
        });
        message!(key, symbols, lost)
    }

    /// A card that may be played, and the points it costs to win with it where coins are missing (BB-7.4).
    pub(crate) fn card_label(&self, key: &'static str, view: &View, card: Card) -> Message {
        let line = self.components.card(card).line(Which::Primary);
        let winner = view.viewer.seat().filter(|_| self.may_win(&view.open, card));
        let lost = winner.map_or(0, |seat| self.points_for_coins(&view.open.players[seat], line));
        message!(key, card, lost)
    }

    /// Whether a card would be the highest of the trick so far (BB-5.9).
    fn may_win(&self, open: &Open, card: Card) -> bool {
        let trick = &open.flow.trick;
        let fits = |town: Town| self.components.matching(self.components.colours[town.index()]).has(card);
        trick.town.is_some_and(fits) && self.trick_winner(trick).is_none_or(|seat| trick.cards[seat] < Some(card))
    }

    /// The points an action costs because there is no coin for a pay symbol, if nothing is bought before it.
    fn points_for_coins(&self, player: &Player, line: &Symbols) -> u16 {
        let (mut coins, mut lost) = (player.coins, 0u16);
        for symbol in &line.0 {
            match symbol {
                Symbol::GainCoin => coins = coins.saturating_add(1),
                Symbol::PayCoin if coins > 0 => coins -= 1,
                Symbol::PayCoin => lost = player.vp.min(lost.saturating_add(self.components.costs.unpaid)),
                _ => {}
            }
        }
        lost
    }

    /// Whether the card that is resolved now has a lower action.
    fn has_lower_line(&self, open: &Open) -> bool {
        let trick = &open.flow.trick;
        let played = trick.to_act().and_then(|seat| trick.cards[seat]);
        played.is_some_and(|card| !self.components.card(card).line(Which::B).0.is_empty())
    }
}

/// BB-5.14: a loser chooses one of the two secondary actions of his card, or performs the only one.
impl Decision<BrianBoru> for ChooseLine {
    const CLAUSE: &'static str = "BB-5.14";

    fn asks(&self, _: &BrianBoru, state: &State) -> Asks {
        ask(state.open.flow.trick.to_act())
    }

    fn prompt(&self, _: &BrianBoru, view: &View, seat: Seat) -> Message {
        let played = view.open.flow.trick.cards[seat];
        message!("ask-line", card = played.map_or_else(|| Arg::from(""), Arg::from))
    }

    fn offers(&self, rules: &BrianBoru, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put(Action::Line(Which::A));
        if rules.has_lower_line(&state.open) {
            offers.put(Action::Line(Which::B));
        }
    }

    fn refusal(&self, rules: &BrianBoru, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        match action {
            Action::Line(Which::A) => None,
            Action::Line(Which::B) if rules.has_lower_line(&state.open) => None,
            Action::Line(Which::B) => no("BB-5.14", "no-single-action"),
            Action::Line(Which::Primary) => no("BB-5.14", "no-primary-for-losers"),
            _ => Some(Step::ChooseLine.not_now()),
        }
    }

    fn act(self, rules: &BrianBoru, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Line(which) = *action else { return };
        if let Some(card) = state.open.flow.trick.cards[seat] {
            rules.begin_line(state, seat, card, which, teller);
        }
    }
}
