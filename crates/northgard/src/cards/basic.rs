//! Basic actions to choose from (NG-17.8, NG-18.2).

use crate::effect::{BuildCard, Effect, ExploreCard, Ground, MoveCard, RecruitCard};
use crate::prelude::*;

impl Basic {
    /// What a basic action is worth on a Feast (NG-18.2), as an instruction.
    pub(super) fn effect(self) -> Effect {
        match self {
            Basic::Recruit => Effect::Recruit(RecruitCard::own(1)),
            Basic::Move => Basic::steps(1),
            Basic::Explore => {
                Effect::Explore(ExploreCard { tiles: 1, redraw: false, anywhere: false, gather: false, may: false })
            }
            Basic::Build => Effect::Build(BuildCard::default()),
        }
    }

    /// A Move of so many steps and nothing else.
    pub(super) fn steps(steps: u8) -> Effect {
        Effect::Move(MoveCard { steps, ..MoveCard::default() })
    }
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
    asked!(Northgard, "NG-18.2", |basic| message!("ask-basic", n = basic.left));

    /// Feast gives one of them, Teamwork several.
    fn clause(&self) -> &'static str {
        if u32::from(self.left) + self.done.count_ones() > 1 { "NG-17.8" } else { "NG-18.2" }
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
            Action::Do(Basic::Build) => Build::new(seat, &BuildCard::default()).why_not(rules, state),
            _ => no(state.card_clause(self.clause()), "no-not-now"),
        }
    }

    fn act(self, rules: &Northgard, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Do(basic) = *action else { return };
        state.set(ChooseBasic { left: self.left - 1, done: self.done | 1 << basic.index(), ..self });
        tell!(teller, state.card_clause(self.clause()), "told-basic", seat = seat, basic = basic);
        rules.begin_instruction(state, seat, Card::START_FEAST, &basic.effect(), teller);
    }

    /// Done when enough were chosen, or no other is possible.
    fn proceed(self, rules: &Northgard, state: &mut State, _: &mut Teller) -> bool {
        state.pop_if(self.left == 0 || self.choices(rules, state).next().is_none())
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
