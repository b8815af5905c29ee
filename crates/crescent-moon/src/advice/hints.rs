//! What can be read off an edition once and for all: how strong its cards are, and which objective lines last.

use crate::cards::{CardType, Due, Effect, Keyword, Number, Program, Side, Step, SubAction, Who};
use crate::edition::{Card, Edition};

/// How strong a card is, roughly: in strength, in influence, in points as an action.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Power {
    /// In combat.
    pub combat: f64,
    /// In a contest.
    pub contest: f64,
    /// Played as an action or at any time.
    pub alone: f64,
    /// Whether it comes back in the next year.
    pub returns: bool,
    /// Whether its strength is a share of the own units.
    pub share: bool,
}

/// Everything read off an edition.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Hints {
    /// By kind of card.
    pub cards: Vec<Power>,
    /// Whether an objective line stays fulfilled while the map stays as it is; others count deeds of the year.
    pub lasting: Vec<bool>,
}

impl Hints {
    /// The hints of an edition.
    pub fn of(edition: &Edition) -> Hints {
        Hints {
            cards: edition.cards.iter().map(power).collect(),
            lasting: edition.objectives.iter().map(|line| !counts_deeds(&line.vp)).collect(),
        }
    }
}

fn power(card: &Card) -> Power {
    let of = |keyword: Keyword| card.program(keyword).map_or(0.0, strength_of);
    let share =
        |program: &Program| program.0.iter().any(|step| matches!(step, Step::Do { effect: Effect::AssignHalf(_), .. }));
    Power {
        combat: of(Keyword::Combat),
        contest: of(Keyword::Contest),
        alone: of(Keyword::Action).max(of(Keyword::Anytime)),
        returns: card.card_type != CardType::Event,
        share: card.program(Keyword::Combat).is_some_and(share),
    }
}

/// The sum of what a program may do; branches count half.
fn strength_of(program: &Program) -> f64 {
    let branches = program.0.iter().any(|step| matches!(step, Step::Jump(_)));
    let sum: f64 =
        program.0.iter().map(|step| if let Step::Do { effect, .. } = step { worth_of(effect) } else { 0.0 }).sum();
    if branches { sum * 0.6 } else { sum }
}

fn worth_of(effect: &Effect) -> f64 {
    match effect {
        Effect::Strength(side, number) | Effect::Influence(side, number) => {
            let value = usual(number);
            if *side == Side::Mine { value } else { -value }
        }
        Effect::Assign(number, _, each) => usual(number) * f64::from(*each),
        Effect::AssignHalf(each) => f64::from(*each),
        Effect::Bring(number, _) => 0.7 * usual(number),
        Effect::Eject(_, _, number) => 0.7 * usual(number),
        Effect::Shield(number) => 0.4 * usual(number),
        Effect::Pierce(who, number) => {
            let value = 0.4 * usual(number);
            if *who == Who::Me { -value } else { value }
        }
        Effect::Cancel(..) => 0.8,
        Effect::Withdraw(_) | Effect::NoSack | Effect::SeeHand(_) => 0.3,
        Effect::SpendAssigned | Effect::HandOver(_) => -0.4,
        Effect::Coins(_, number, Due::Now) => 0.3 * usual(number),
        Effect::Coins(..) => 0.3,
        Effect::StealCard(_) => 0.9,
        Effect::PutInfluence(_) => 1.2,
        Effect::DropInfluence(_) => 0.8,
        Effect::SubAction(SubAction::Build(_, discount)) => 0.4 * f64::from(*discount),
        Effect::SubAction(_) => 0.5,
        Effect::RiverPass => 0.4,
    }
}

/// What a number usually comes to.
fn usual(number: &Number) -> f64 {
    match number {
        Number::Fixed(value) => f64::from(*value),
        Number::Assigned | Number::Count(..) | Number::Hand(_) | Number::Players(_) => 1.5,
        Number::Ejected | Number::Year(_) => 1.0,
        Number::Hexes(_) | Number::Terrains(_) => 2.0,
        Number::Add(one, other) => usual(one) + usual(other),
        Number::Sub(one, other) => usual(one) - usual(other),
        Number::Mul(one, other) => usual(one) * usual(other),
        Number::Min(one, other) => usual(one).min(usual(other)),
        Number::Max(one, other) => usual(one).max(usual(other)),
        Number::If(_, yes, no) => 0.5 * (usual(yes) + usual(no)),
    }
}

/// Whether a number looks at the deeds of the year.
fn counts_deeds(number: &Number) -> bool {
    match number {
        Number::Year(_) => true,
        Number::Add(one, other)
        | Number::Sub(one, other)
        | Number::Mul(one, other)
        | Number::Min(one, other)
        | Number::Max(one, other) => counts_deeds(one) || counts_deeds(other),
        Number::If(condition, yes, no) => {
            let in_condition = match &**condition {
                crate::cards::Condition::AtLeast(one, other) | crate::cards::Condition::MoreThan(one, other) => {
                    counts_deeds(one) || counts_deeds(other)
                }
                _ => false,
            };
            in_condition || counts_deeds(yes) || counts_deeds(no)
        }
        _ => false,
    }
}
