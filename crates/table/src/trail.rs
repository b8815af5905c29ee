//! How a match came to be as it is: the steps that stand, so that those at a table can agree to go back to one of them.
//!
//! Steps are numbered as the log of the table numbers them, and what is taken back leaves the trail. The states in between are not
//! kept: going back is rare, and the steps lead there again.

use crate::{Complaint, Message, Seat};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

/// A step that stands.
#[derive(Clone, Debug)]
pub(crate) enum Taken<A, C> {
    /// A seat acted.
    Act(Seat, A),
    /// Chance decided.
    Chance(C),
    /// A seat took back its last act, alone.
    Undo(Seat),
}

/// Steps in their order.
type Way<A, C> = Vec<Taken<A, C>>;

/// A step, and the one before it. Copies of a match share what they have in common.
#[derive(Debug)]
struct Link<A, C> {
    number: u64,
    taken: Taken<A, C>,
    before: Option<Arc<Link<A, C>>>,
}

impl<A, C> Drop for Link<A, C> {
    /// A long trail is taken apart step by step: one call within the other would not fit on the stack.
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(mut link) = next.and_then(Arc::into_inner) {
            next = link.before.take();
        }
    }
}

/// How a match came to be as it is.
#[derive(Clone, Debug)]
pub(crate) struct Trail<S, A, C> {
    /// The table before the first step.
    begun: Arc<S>,
    /// How many steps the log has, those that were taken back and those that took them back included.
    steps: u64,
    last: Option<Arc<Link<A, C>>>,
    /// What chance had decided where it was taken back, by the fingerprint of the table it decided at: should the table be the same
    /// again, so is the outcome.
    drawn: Arc<BTreeMap<String, C>>,
}

impl<S, A: Clone, C: Clone> Trail<S, A, C> {
    /// A match that begins here.
    pub(crate) fn new(begun: S) -> Trail<S, A, C> {
        Trail { begun: Arc::new(begun), steps: 0, last: None, drawn: Arc::default() }
    }

    /// The table before the first step.
    pub(crate) fn begun(&self) -> &S {
        &self.begun
    }

    /// How many steps the log has.
    pub(crate) fn steps(&self) -> u64 {
        self.steps
    }

    /// What chance had decided where it was taken back, by the fingerprint of the table it decided at.
    pub(crate) fn drawn_before(&self) -> impl Iterator<Item = (&String, &C)> {
        self.drawn.iter()
    }

    /// The steps that stand as text: each a line with its number, who took it (`*` for chance, `<` and the seat for taking back), and what.
    pub(crate) fn written(&self, act: impl Fn(&A) -> String, chance: impl Fn(&C) -> String) -> String {
        let mut text = String::new();
        for Link { number, taken, .. } in self.line() {
            // Writing into a text cannot fail.
            let _ = match taken {
                Taken::Act(seat, action) => writeln!(text, "{number} {seat} {}", act(action)),
                Taken::Chance(drawn) => writeln!(text, "{number} * {}", chance(drawn)),
                Taken::Undo(seat) => writeln!(text, "{number} < {seat}"),
            };
        }
        text
    }

    /// The trail that was written as this text.
    pub(crate) fn read(
        begun: S,
        steps: u64,
        text: &str,
        drawn: BTreeMap<String, C>,
        (act, chance): (impl Fn(&str) -> Result<A, Complaint>, impl Fn(&str) -> Result<C, Complaint>),
    ) -> Result<Trail<S, A, C>, Complaint> {
        let mut last = None;
        for (at, line) in text.lines().enumerate() {
            // What stands there may be a secret: the complaint says only where it is, and what is missing.
            let odd =
                |problem: &str| Complaint::new(Message::new("complaint-format").with("problem", problem)).at(at + 1);
            let (number, rest) = line.split_once(' ').ok_or_else(|| odd("a step without a number"))?;
            let (who, what) = rest.split_once(' ').ok_or_else(|| odd("a step that nobody takes"))?;
            let seat = |letter: &str| letter.parse::<Seat>().map_err(|_| odd("a step of no seat"));
            let taken = match who {
                "*" => Taken::Chance(chance(what).map_err(|_| odd("a chance that cannot be read"))?),
                "<" => Taken::Undo(seat(what)?),
                who => Taken::Act(seat(who)?, act(what).map_err(|_| odd("an act that cannot be read"))?),
            };
            let number = number.parse().map_err(|_| odd("a step whose number is none"))?;
            last = Some(Arc::new(Link { number, taken, before: last.take() }));
        }
        Ok(Trail { begun: Arc::new(begun), steps, last, drawn: Arc::new(drawn) })
    }

    /// One more step.
    pub(crate) fn push(&mut self, taken: Taken<A, C>) {
        self.steps += 1;
        self.last = Some(Arc::new(Link { number: self.steps, taken, before: self.last.take() }));
    }

    /// The steps that stand, the first one first.
    fn line(&self) -> Vec<&Link<A, C>> {
        let back = std::iter::successors(self.last.as_deref(), |link| link.before.as_deref());
        let mut line: Vec<&Link<A, C>> = back.collect();
        line.reverse();
        line
    }

    /// Where one lands who goes back to the table after this step: what chance decided right then stays decided. `None` if the step
    /// does not stand any more, or if nothing came after it.
    pub(crate) fn landing(&self, step: u64) -> Option<u64> {
        let line = self.line();
        let mut at = line.partition_point(|link| link.number <= step);
        let number = |at: usize| at.checked_sub(1).map_or(0, |last| line[last].number);
        if number(at) != step {
            return None;
        }
        while line.get(at).is_some_and(|link| matches!(link.taken, Taken::Chance(_))) {
            at += 1;
        }
        (at < line.len()).then(|| number(at))
    }

    /// The step before the last act of a seat that stands.
    pub(crate) fn before_last_act(&self, seat: Seat) -> Option<u64> {
        let mut undone = 0usize;
        for link in std::iter::successors(self.last.as_deref(), |link| link.before.as_deref()) {
            match &link.taken {
                Taken::Undo(who) if *who == seat => undone += 1,
                Taken::Act(who, _) if *who == seat && undone > 0 => undone -= 1,
                Taken::Act(who, _) if *who == seat => {
                    return Some(link.before.as_ref().map_or(0, |before| before.number));
                }
                Taken::Act(..) | Taken::Undo(_) | Taken::Chance(_) => {}
            }
        }
        None
    }

    /// The steps up to this one, and those after it.
    pub(crate) fn parted(&self, step: u64) -> (Way<A, C>, Way<A, C>) {
        let line = self.line();
        let at = line.partition_point(|link| link.number <= step);
        let taken = |links: &[&Link<A, C>]| links.iter().map(|link| link.taken.clone()).collect();
        (taken(&line[..at]), taken(&line[at..]))
    }

    /// The trail of a match that went back to this step, and what chance had decided after it.
    pub(crate) fn cut(&self, step: u64, drawn: impl IntoIterator<Item = (String, C)>) -> Trail<S, A, C> {
        let mut last = self.last.clone();
        while let Some(link) = last.take_if(|link| link.number > step) {
            last = link.before.clone();
        }
        let kept = self.drawn.iter().map(|(table, chance)| (table.clone(), chance.clone()));
        let drawn = Arc::new(kept.chain(drawn).collect());
        Trail { begun: Arc::clone(&self.begun), steps: self.steps + 1, last, drawn }
    }

    /// What chance had decided at this table before it was taken back.
    pub(crate) fn drawn(&self, table: impl FnOnce() -> String) -> Option<C> {
        if self.drawn.is_empty() { None } else { self.drawn.get(&table()).cloned() }
    }

    /// Chance decides at this table: whatever it had decided there is used up.
    pub(crate) fn used(&mut self, table: impl FnOnce() -> String) {
        if !self.drawn.is_empty() {
            Arc::make_mut(&mut self.drawn).remove(&table());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Plain = Trail<(), u8, u8>;

    fn trail(steps: &[Taken<u8, u8>]) -> Plain {
        let mut trail = Plain::new(());
        for step in steps {
            trail.push(step.clone());
        }
        trail
    }

    #[test]
    fn one_lands_where_somebody_had_to_decide() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let trail = trail(&[Taken::Chance(1), Taken::Act(a, 1), Taken::Chance(2), Taken::Act(b, 2), Taken::Act(a, 3)]);
        let landings: Vec<Option<u64>> = (0..7).map(|step| trail.landing(step)).collect();
        assert_eq!(landings, [Some(1), Some(1), Some(3), Some(3), Some(4), None, None]);
        assert_eq!((trail.before_last_act(a), trail.before_last_act(b)), (Some(4), Some(3)));
    }

    #[test]
    fn what_was_taken_back_stands_no_more_and_numbers_go_on() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let mut trail =
            trail(&[Taken::Act(a, 1), Taken::Act(b, 2), Taken::Chance(7), Taken::Act(a, 3)]).cut(1, [("x".into(), 7)]);
        assert_eq!(trail.landing(1), None, "nothing came after it");
        trail.push(Taken::Act(b, 4));
        trail.push(Taken::Act(b, 5));
        trail.push(Taken::Undo(b));
        assert_eq!((0..9).filter_map(|step| trail.landing(step)).collect::<Vec<_>>(), [0, 1, 6, 7]);
        assert_eq!(trail.before_last_act(b), Some(1), "the last one was undone");
        assert_eq!(trail.drawn(|| "x".into()), Some(7));
        trail.used(|| "x".into());
        assert_eq!(trail.drawn(|| "x".into()), None);
    }

    #[test]
    fn of_what_cannot_be_read_only_the_place_is_told() {
        let number =
            |text: &str| text.parse::<u8>().map_err(|_| Complaint::new(Message::new("odd").with("text", text)));
        let read = |text: &str| Plain::read((), 2, text, BTreeMap::new(), (number, number));
        assert_eq!(read("1 a 1\n2 * 7\n").expect("it can be read").line().len(), 2);
        for odd in ["secret", "secret 7", "secret a 7", "2 secret 7", "2 a secret", "2 * secret", "2 < secret"] {
            let complaint = read(&format!("1 a 1\n{odd}\n")).expect_err(odd);
            assert_eq!(complaint.line, Some(2), "{odd}");
            assert!(!format!("{complaint:?}").contains("secret"), "{odd}: {complaint:?}");
        }
    }

    #[test]
    fn a_trail_of_any_length_is_taken_apart() {
        let mut trail = Plain::new(());
        for step in 0..200_000u32 {
            trail.push(Taken::Chance((step % 7) as u8));
        }
        let copy = trail.clone();
        drop(trail);
        assert_eq!(copy.line().len(), 200_000);
    }
}
