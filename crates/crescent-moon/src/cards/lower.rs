//! Understanding the vocabulary: from loose words to what they mean.

use super::parse::{self, Fault, Loose, Op};
use super::{
    CardType, Choice, Condition, Due, Effect, Field, Filter, Keyword, Number, Piece, Place, Program, Role, Side,
    Source, Spot, Step, SubAction, Tally, Who,
};
use crate::land::Terrain;
use crate::pile::Kind;

/// Finds a card by its id.
pub type FindCard<'a> = &'a dyn Fn(&str) -> Option<Kind>;

/// Reads what a card does under a keyword.
pub fn program(text: &str, keyword: Keyword, find: FindCard<'_>) -> Result<Program, Fault> {
    let mut steps = Vec::new();
    let reader = Lower { find };
    for loose in parse::steps(text)? {
        reader.step(&loose, false, &mut steps)?;
    }
    if steps.len() > 200 {
        return Err(Fault::Long);
    }
    for step in &steps {
        fits(step, keyword)?;
    }
    Ok(Program(steps))
}

/// Reads a number, such as what an objective is worth.
pub fn number(text: &str, find: FindCard<'_>) -> Result<Number, Fault> {
    Lower { find }.number(&parse::expression(text)?)
}

/// Refuses an effect under a keyword where it could do nothing.
fn fits(step: &Step, keyword: Keyword) -> Result<(), Fault> {
    use Keyword::{Action, Anytime, Combat, Contest};
    let (word, allowed): (&str, &[Keyword]) = match step {
        Step::Unless(..) | Step::Jump(_) => return Ok(()),
        Step::Choose(Choice::Player(_)) => ("choose", &[Combat, Contest, Action, Anytime]),
        Step::Choose(Choice::Hex(_)) => ("choose", &[Action]),
        Step::Choose(Choice::Opponent) => ("players(other)", &[Combat, Contest]),
        Step::Choose(Choice::Selector) => ("selectors", &[Anytime]),
        Step::Do { effect, .. } => match effect {
            Effect::Strength(..) => ("strength", &[Combat]),
            Effect::Influence(..) => ("influence", &[Contest]),
            Effect::Assign(..) => ("assign", &[Combat]),
            Effect::AssignHalf(_) => ("assign_half", &[Combat]),
            Effect::SpendAssigned => ("spend_assigned", &[Combat]),
            Effect::Bring(..) => ("bring", &[Combat]),
            Effect::Withdraw(_) => ("withdraw", &[Combat]),
            Effect::Eject(..) => ("eject", &[Combat]),
            Effect::Shield(_) => ("shield", &[Combat]),
            Effect::Pierce(..) => ("pierce", &[Combat]),
            Effect::Cancel(..) => ("cancel", &[Combat, Contest]),
            Effect::NoSack => ("no_sack", &[Combat]),
            Effect::Coins(_, _, Due::Now) => ("coins", &[Combat, Contest, Action]),
            Effect::Coins(_, _, Due::OnWin) => ("on_win", &[Combat, Contest]),
            Effect::Coins(_, _, Due::PerSack) => ("per_sack", &[Combat]),
            Effect::StealCard(_) => ("steal_card", &[Action]),
            Effect::SeeHand(_) => ("see_hand", &[Action, Anytime]),
            Effect::PutInfluence(_) => ("put_influence", &[Action]),
            Effect::DropInfluence(_) => ("drop_influence", &[Action]),
            Effect::SubAction(_) => ("sub_action", &[Action]),
            Effect::RiverPass => ("river_pass", &[Anytime]),
            Effect::HandOver(_) => ("hand_over", &[Combat, Contest]),
        },
    };
    if allowed.contains(&keyword) { Ok(()) } else { Err(Fault::Misplaced(word.to_owned())) }
}

struct Lower<'a> {
    find: FindCard<'a>,
}

fn expected<T>(what: &'static str, found: &Loose) -> Result<T, Fault> {
    Err(Fault::Expected(what, found.name()))
}

fn word<'a>(loose: &'a Loose, what: &'static str) -> Result<&'a str, Fault> {
    match loose {
        Loose::Word(word) => Ok(word),
        other => expected(what, other),
    }
}

fn small(loose: &Loose) -> Result<i8, Fault> {
    match loose {
        Loose::Int(number) => i8::try_from(*number).or_else(|_| expected("a number from −128 to 127", loose)),
        other => expected("a number", other),
    }
}

fn natural(loose: &Loose) -> Result<u8, Fault> {
    u8::try_from(small(loose)?).or_else(|_| expected("a number from 0 to 127", loose))
}

impl Lower<'_> {
    fn step(&self, loose: &Loose, may: bool, steps: &mut Vec<Step>) -> Result<(), Fault> {
        match loose {
            Loose::If(condition, inner) => {
                let start = self.skip(condition, steps)?;
                for loose in inner {
                    self.step(loose, false, steps)?;
                }
                land(steps, start);
            }
            Loose::Either(condition, yes, no) => {
                let start = self.skip(condition, steps)?;
                self.step(yes, may, steps)?;
                steps.push(Step::Jump(0));
                let jump = steps.len() - 1;
                land(steps, start);
                self.step(no, may, steps)?;
                land(steps, jump);
            }
            Loose::Choose(name, set) => steps.push(Step::Choose(self.choice(name, set)?)),
            Loose::Prefix(prefix, inner) if prefix == "may" => self.step(inner, true, steps)?,
            Loose::Prefix(prefix, inner) => {
                let due = if prefix == "on_win" { Due::OnWin } else { Due::PerSack };
                match self.effect(inner)? {
                    Effect::Coins(who, number, Due::Now) => {
                        steps.push(Step::Do { effect: Effect::Coins(who, number, due), may });
                    }
                    _ => return expected("coins", inner),
                }
            }
            other => {
                let effect = self.effect(other)?;
                steps.push(Step::Do { effect, may });
            }
        }
        Ok(())
    }

    fn skip(&self, condition: &Loose, steps: &mut Vec<Step>) -> Result<usize, Fault> {
        steps.push(Step::Unless(self.condition(condition)?, 0));
        Ok(steps.len() - 1)
    }

    fn choice(&self, name: &str, set: &Loose) -> Result<Choice, Fault> {
        match (name, set) {
            ("p", Loose::Call(call, list)) if call == "players" => match list.as_slice() {
                [Loose::Word(word)] if word == "other" => Ok(Choice::Opponent),
                [condition] => Ok(Choice::Player(self.condition(condition)?)),
                _ => expected("one condition", set),
            },
            ("p", Loose::Op(Op::Sub, all, me)) if word(all, "")? == "selectors" && word(me, "")? == "me" => {
                Ok(Choice::Selector)
            }
            ("h", Loose::Call(call, list)) if call == "hexes" => match list.as_slice() {
                [condition] => Ok(Choice::Hex(self.condition(condition)?)),
                _ => expected("one condition", set),
            },
            _ => expected("players, selectors or hexes", set),
        }
    }

    fn effect(&self, loose: &Loose) -> Result<Effect, Fault> {
        let (name, args): (&str, &[Loose]) = match loose {
            Loose::Call(name, args) => (name, args),
            Loose::Word(name) => (name, &[]),
            other => return expected("an effect", other),
        };
        Ok(match (name, args) {
            ("strength", [of, k]) => Effect::Strength(side(of)?, self.number(k)?),
            ("influence", [of, k]) => Effect::Influence(side(of)?, self.number(k)?),
            ("assign", [n, kind, b]) => Effect::Assign(self.number(n)?, unit(kind)?, small(b)?),
            ("assign_half", [b]) => Effect::AssignHalf(small(b)?),
            ("spend_assigned", []) => Effect::SpendAssigned,
            ("bring", [n, from]) => Effect::Bring(self.number(n)?, source(from)?),
            ("withdraw", [n]) => Effect::Withdraw(self.number(n)?),
            ("eject", [p, kind, n]) => Effect::Eject(who(p)?, unit(kind)?, self.number(n)?),
            ("shield", [n]) => Effect::Shield(self.number(n)?),
            ("pierce", [p, n]) => Effect::Pierce(who(p)?, self.number(n)?),
            ("cancel", [of, cards]) => Effect::Cancel(side(of)?, self.filter(cards)?),
            ("no_sack", []) => Effect::NoSack,
            ("coins", [p, n]) => Effect::Coins(who(p)?, self.number(n)?, Due::Now),
            ("steal_card", [p, chosen]) if word(chosen, "chosen")? == "chosen" => Effect::StealCard(who(p)?),
            ("see_hand", [p]) => Effect::SeeHand(who(p)?),
            ("put_influence", [h]) => Effect::PutInfluence(field(h)?),
            ("drop_influence", [h]) => Effect::DropInfluence(field(h)?),
            ("sub_action", [name, rest @ ..]) => Effect::SubAction(sub_action(word(name, "an action")?, rest, loose)?),
            ("river_pass", []) => Effect::RiverPass,
            ("hand_over", [p]) => Effect::HandOver(who(p)?),
            _ => return Err(Fault::Word(name.to_owned(), EFFECTS.join(", "))),
        })
    }

    fn filter(&self, loose: &Loose) -> Result<Filter, Fault> {
        match loose {
            Loose::Op(Op::Sub, all, but) => {
                let id = word(but, "a card")?;
                let but = (self.find)(id).ok_or_else(|| Fault::Word(id.to_owned(), "the id of a card".to_owned()))?;
                Ok(Filter { card_type: card_type(all)?, but: Some(but) })
            }
            other => Ok(Filter { card_type: card_type(other)?, but: None }),
        }
    }

    fn number(&self, loose: &Loose) -> Result<Number, Fault> {
        let part = |loose: &Loose| self.number(loose).map(Box::new);
        let test = |loose: &Loose| self.condition(loose).map(Box::new);
        Ok(match loose {
            Loose::Int(_) => Number::Fixed(small(loose)?),
            Loose::Op(Op::Add, one, other) => Number::Add(part(one)?, part(other)?),
            Loose::Op(Op::Sub, one, other) => Number::Sub(part(one)?, part(other)?),
            Loose::Op(Op::Mul, one, other) => Number::Mul(part(one)?, part(other)?),
            Loose::Either(condition, yes, no) => Number::If(test(condition)?, part(yes)?, part(no)?),
            Loose::Word(name) if name == "assigned" => Number::Assigned,
            Loose::Word(name) if name == "ejected" => Number::Ejected,
            Loose::Call(name, args) => match (name.as_str(), args.as_slice()) {
                ("count", [p, kind, place_of]) => Number::Count(who(p)?, piece(kind)?, place(place_of)?),
                ("hand", [p]) => Number::Hand(who(p)?),
                ("min", [one, other]) => Number::Min(part(one)?, part(other)?),
                ("max", [one, other]) => Number::Max(part(one)?, part(other)?),
                ("hexes", [condition]) => Number::Hexes(test(condition)?),
                ("terrains", [condition]) => Number::Terrains(test(condition)?),
                ("players", [condition]) => Number::Players(test(condition)?),
                ("year", [tally_of]) => Number::Year(tally(tally_of)?),
                _ => return Err(Fault::Word(name.clone(), NUMBERS.join(", "))),
            },
            other => return expected("a number", other),
        })
    }

    fn condition(&self, loose: &Loose) -> Result<Condition, Fault> {
        let part = |loose: &Loose| self.condition(loose).map(Box::new);
        Ok(match loose {
            Loose::Op(Op::Or, one, other) => Condition::Or(part(one)?, part(other)?),
            Loose::Op(Op::And, one, other) => Condition::And(part(one)?, part(other)?),
            Loose::Op(Op::AtLeast, one, other) => Condition::AtLeast(self.number(one)?, self.number(other)?),
            Loose::Op(Op::MoreThan, one, other) => Condition::MoreThan(self.number(one)?, self.number(other)?),
            Loose::Not(inner) => Condition::Not(part(inner)?),
            Loose::Call(name, args) => self.asked(name, args, loose)?,
            other => return expected("a condition", other),
        })
    }

    fn asked(&self, name: &str, args: &[Loose], loose: &Loose) -> Result<Condition, Fault> {
        Ok(match (name, args) {
            ("is", [of]) => Condition::Is(role(of)?),
            ("terrain", [h, Loose::Set(list)]) => {
                Condition::Terrain(field(h)?, list.iter().map(terrain).collect::<Result<_, _>>()?)
            }
            ("beside", [h, x]) => Condition::Beside(field(h)?, spot(x)?),
            ("present", [p, h]) => Condition::Present(who(p)?, field(h)?),
            ("controls", [p, h]) => Condition::Controls(who(p)?, field(h)?),
            ("influences", [p, h]) => Condition::Influences(who(p)?, field(h)?),
            ("has", [p, kind, place_of]) => Condition::Has(who(p)?, piece(kind)?, place(place_of)?),
            ("leads", [p, kind]) => Condition::Leads(who(p)?, piece(kind)?),
            ("revealed", [of, cards]) => Condition::Revealed(side(of)?, self.filter(cards)?),
            ("in_game", [p]) if word(p, "nomad")? == "nomad" => Condition::NomadInGame,
            ("has_reserve", [p]) => Condition::HasReserve(who(p)?),
            ("near_me", [h]) => Condition::NearMe(field(h)?),
            ("other_influence", [h]) => Condition::OtherInfluence(field(h)?),
            ("no_influence", [h]) => Condition::NoInfluence(field(h)?),
            ("no_force", [p, h]) => Condition::NoForce(who(p)?, field(h)?),
            ("controlled_by_other", [h]) => Condition::ControlledByOther(field(h)?),
            ("shares_hex", [one, other]) => Condition::SharesHex(who(one)?, who(other)?),
            _ => return expected("a condition", loose),
        })
    }
}

/// Lets an earlier skip or jump go on behind the last step.
fn land(steps: &mut [Step], at: usize) {
    let end = u8::try_from(steps.len()).unwrap_or(u8::MAX);
    match &mut steps[at] {
        Step::Unless(_, to) | Step::Jump(to) => *to = end,
        Step::Choose(_) | Step::Do { .. } => {}
    }
}

fn sub_action(name: &str, rest: &[Loose], loose: &Loose) -> Result<SubAction, Fault> {
    match (name, rest) {
        ("move", [n]) => Ok(SubAction::Move(natural(n)?)),
        ("assault", [h]) => Ok(SubAction::Assault(field(h)?)),
        ("build", [n]) => Ok(SubAction::Build(natural(n)?, 0)),
        ("build", [n, discount]) => Ok(SubAction::Build(natural(n)?, natural(discount)?)),
        _ => expected("move, assault or build", loose),
    }
}

/// The effects, each with what it asks for.
const EFFECTS: [&str; 20] = [
    "strength(side, number)",
    "influence(side, number)",
    "assign(number, unit, number)",
    "assign_half(number)",
    "spend_assigned",
    "bring(number, source)",
    "withdraw(number)",
    "eject(player, unit, number)",
    "shield(number)",
    "pierce(player, number)",
    "cancel(side, cards)",
    "no_sack",
    "coins(player, number)",
    "steal_card(player, chosen)",
    "see_hand(player)",
    "put_influence(hex)",
    "drop_influence(hex)",
    "sub_action(action, …)",
    "river_pass",
    "hand_over(player)",
];

/// The numbers that are counted, each with what it asks for.
const NUMBERS: [&str; 8] = [
    "count(player, piece, place)",
    "hand(player)",
    "min(number, number)",
    "max(number, number)",
    "hexes(condition)",
    "terrains(condition)",
    "players(condition)",
    "year(count)",
];

/// Words as a complaint lists them.
fn listed(words: &[impl std::fmt::Display]) -> String {
    words.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Makes readers of what is written as one word.
macro_rules! words {
    ($($name:ident: $type:ident, $what:literal;)+) => { $(
        fn $name(loose: &Loose) -> Result<$type, Fault> {
            let word = word(loose, $what)?;
            $type::named(word).ok_or_else(|| Fault::Word(word.to_owned(), listed(&$type::ALL)))
        }
    )+ };
}

words! {
    side: Side, "a side";
    role: Role, "a role";
    who: Who, "a player";
    source: Source, "a source";
    piece: Piece, "a kind of piece";
    field: Field, "a hex";
    card_type: CardType, "a type of card";
    tally: Tally, "a count of the year";
    terrain: Terrain, "a terrain";
}

/// Units of any kind, or of one.
fn unit(loose: &Loose) -> Result<Piece, Fault> {
    let word = word(loose, "a kind of unit")?;
    let units = [Piece::Unit, Piece::Ordinary, Piece::Mercenary];
    let unit = Piece::named(word).filter(|piece| units.contains(piece));
    unit.ok_or_else(|| Fault::Word(word.to_owned(), listed(&units)))
}

fn spot(loose: &Loose) -> Result<Spot, Fault> {
    match word(loose, "a terrain or feature")? {
        "holy_site" => Ok(Spot::HolySite),
        "crossing" => Ok(Spot::Crossing),
        _ => terrain(loose).map(Spot::Terrain),
    }
}

fn place(loose: &Loose) -> Result<Place, Fault> {
    match loose {
        Loose::Call(name, args) if name == "controlled" => match args.as_slice() {
            [p] => Ok(Place::Controlled(who(p)?)),
            _ => expected("one player", loose),
        },
        Loose::Word(name) if name == "map" => Ok(Place::Map),
        other => field(other).map(Place::In),
    }
}
