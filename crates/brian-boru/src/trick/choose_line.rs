//! The action of a loser (BB-5.14).

use crate::prelude::*;
use table::Arg;

impl BrianBoru {
    /// What an action of the card brings, for a button.
    pub(crate) fn line_label(&self, open: &Open, which: Which) -> Message {
        let key = format!("do-line-{which}");
        let trick = &open.flow.trick;
        let played = trick.to_act().and_then(|seat| trick.cards[seat]);
        let symbols = played.map(|card| self.components.card(card).line(which).in_words());
        message!(key, symbols = symbols.unwrap_or(Arg::List(Vec::new())))
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
