//! Basic actions to choose from (NG-17.8, NG-18.2).

use super::Resolve;
use crate::build::Build;
use crate::card::Card;
use crate::effect::{BuildCard, Effect, ExploreCard, Ground, MoveCard, RecruitCard};
use crate::pieces::Basic;
use crate::view::View;
use crate::{Action, Northgard, State};
use serde::{Deserialize, Serialize};
use table::{Asks, Basket, Decision, Message, Refusal, Seat, Teller, message, no, tell};

/// What the four basic actions are worth on a Feast (NG-18.2).
const RECRUIT: RecruitCard = RecruitCard { units: 1, ground: Ground::Own, together: false, toll: 0 };
const MOVE: MoveCard =
    MoveCard { steps: 1, axes: 0, throw: false, shield: 0, flat: false, through: false, push: false, gather: false };
const EXPLORE: ExploreCard = ExploreCard { tiles: 1, redraw: false, anywhere: false, gather: false, may: false };
const BUILD: BuildCard = BuildCard { discount: 0, duplicate: false, slotless: false, glory: false };

impl Basic {
    /// The basic action as an instruction.
    pub(super) const fn effect(self) -> Effect {
        match self {
            Basic::Recruit => Effect::Recruit(RECRUIT),
            Basic::Move => Effect::Move(MOVE),
            Basic::Explore => Effect::Explore(EXPLORE),
            Basic::Build => Effect::Build(BUILD),
        }
    }

    /// A Move of so many steps and nothing else.
    pub(super) const fn steps(steps: u8) -> Effect {
        Effect::Move(MoveCard { steps, ..MOVE })
    }
}

/// NG-18.2, NG-17.8: the seat chooses among the basic actions, `left` times; `done` are those it has had, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub struct ChooseBasic {
    pub seat: Seat,
    pub left: u8,
    pub done: u8,
}

impl ChooseBasic {
    fn has_done(&self, basic: Basic) -> bool {
        self.done >> basic.index() & 1 != 0
    }

    fn choices<'a>(&'a self, rules: &'a Northgard, state: &'a State) -> impl Iterator<Item = Basic> + 'a {
        let new = Basic::ALL.into_iter().filter(|basic| !self.has_done(*basic));
        new.filter(|basic| rules.can_do(state, self.seat, &basic.effect()))
    }
}

impl Decision<Northgard> for ChooseBasic {
    fn clause(&self) -> &'static str {
        "NG-18.2"
    }

    fn asks(&self, _: &Northgard, _: &State) -> Asks {
        Asks::Seat(self.seat)
    }

    fn prompt(&self, _: &Northgard, _: &View, _: Seat) -> Message {
        message!("ask-basic", n = self.left)
    }

    fn offers(&self, rules: &Northgard, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        offers.put_all(self.choices(rules, state).map(Action::Do));
    }

    fn refusal(&self, rules: &Northgard, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        match *action {
            Action::Do(basic) if self.has_done(basic) => no("NG-17.8", "no-different-action"),
            Action::Do(Basic::Move) => None,
            Action::Do(Basic::Recruit) => rules.why_no_recruit(state, seat, Ground::Own),
            Action::Do(Basic::Explore) => rules.why_no_explore(state, seat, false),
            Action::Do(Basic::Build) => Build::new(seat, &BUILD).why_not(rules, state),
            _ => no("NG-18.2", "no-not-now"),
        }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Do(basic) = *action else { return };
        state.set(ChooseBasic { left: self.left - 1, done: self.done | 1 << basic.index(), ..self });
        tell!(teller, "NG-18.2", "told-basic", seat = seat, basic = basic);
        rules.begin_instruction(state, seat, Card::START_FEAST, &basic.effect(), teller);
    }

    /// Done when enough were chosen, or no other is possible.
    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        let over = self.left == 0 || self.choices(rules, state).next().is_none();
        if over {
            state.pop();
        }
        over
    }
}

impl Northgard {
    /// Begins an instruction outside the list of its card.
    pub(super) fn begin_instruction(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        effect: &Effect,
        teller: &mut Teller,
    ) {
        Resolve { seat, card, step: 0, copied: false, memo: None }.start(self, state, effect, teller);
    }
}
