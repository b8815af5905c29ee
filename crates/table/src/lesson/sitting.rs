//! A learner at the table of a lesson.

use super::{Lesson, Line, Wrong};
use crate::any::{AnyGame, AnyMatch, Rejected};
use crate::scenario::expect;
use crate::{Complaint, Event, Pending, Refusal, Seat, Seed};

/// What the coach answers to an act.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// The rules forbid it, and nothing has changed.
    Refused {
        /// Why, with the clause.
        refusal: Refusal,
        /// The mistake, if the lesson foresaw it.
        wrong: Option<&'static Wrong>,
    },
    /// It is no act of this game, and nothing has changed.
    Unreadable(Complaint),
    /// A foreseen mistake that the rules allow: the table shows what it leads to, and only taking it back leads on.
    Consequence(&'static Wrong),
    /// The goal is missed in a way that nobody foresaw, and only taking it back leads on.
    Unforeseen,
    /// Allowed, and nobody foresaw it; the goal may still be reached.
    Aside,
    /// Foreseen, and there is more to do.
    OnTheWay,
    /// The goal is reached.
    Done,
}

/// How many steps the table may take by itself between two acts of the learner.
const PATIENCE: usize = 200;

/// A learner at the table of a lesson. The acts are everything that has to be kept of it: see [`Lesson::resume`].
#[derive(Debug)]
pub struct Sitting {
    lesson: &'static Lesson,
    played: Box<dyn AnyMatch>,
    /// Everything that was done since the opening.
    history: Vec<Line>,
    acts: Vec<String>,
    events: Vec<Event>,
    standing: Answer,
}

impl Sitting {
    /// The table as the lesson begins.
    pub(super) fn new(lesson: &'static Lesson, game: &dyn AnyGame) -> Result<Sitting, Complaint> {
        let played = lesson.scenario.laid_out(game)?;
        let (history, acts, events) = (Vec::new(), Vec::new(), Vec::new());
        let mut sitting = Sitting { lesson, played, history, acts, events, standing: Answer::OnTheWay };
        sitting.let_the_table_play();
        Ok(sitting)
    }

    /// The lesson.
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The table.
    pub fn played(&self) -> &dyn AnyMatch {
        self.played.as_ref()
    }

    /// What the learner has done.
    pub fn acts(&self) -> &[String] {
        &self.acts
    }

    /// What was told by the last act of the learner and since, or by the opening.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What was answered last to an act that changed something.
    pub fn standing(&self) -> Answer {
        self.standing.clone()
    }

    /// Whether the learner may act; if not, the lesson is done or something must be taken back.
    pub fn goes_on(&self) -> bool {
        matches!(self.standing, Answer::OnTheWay | Answer::Aside)
    }

    /// Lets the learner act and the table answer. After the end of the lesson nothing changes any more.
    pub fn answer(&mut self, act: &str) -> Answer {
        if !self.goes_on() {
            return self.standing();
        }
        let line = Line::Act(self.lesson.learner, act.trim().to_owned());
        match self.take(&line) {
            Err(Rejected::Unreadable(complaint)) => Answer::Unreadable(complaint),
            Err(Rejected::Refused(refusal)) => {
                Answer::Refused { wrong: self.foreseen_refusal(&line, &refusal), refusal }
            }
            Ok(events) => {
                self.events = events;
                self.acts.push(act.trim().to_owned());
                self.history.push(line);
                let lost = self.let_the_table_play();
                self.standing = self.judged(lost);
                self.standing()
            }
        }
    }

    /// What is worth thinking about now: the acts that the lesson foresaw, good and bad. Nothing where it foresaw none.
    pub fn hint(&self) -> Vec<String> {
        let mut acts: Vec<String> = Vec::new();
        for way in self.ways() {
            let act = self.next_of(way).and_then(|next| next.by(self.lesson.learner));
            if let Some(act) = act.filter(|act| self.goes_on() && !acts.iter().any(|known| known == act)) {
                acts.push(act.to_owned());
            }
        }
        acts.retain(|act| self.played.check(self.lesson.learner, act).is_ok());
        acts
    }

    /// The next act of the solution, unless the learner has left it.
    pub fn show(&self) -> Option<String> {
        let next = self.next_of(&self.lesson.solution).filter(|_| self.goes_on())?;
        next.by(self.lesson.learner).map(str::to_owned)
    }

    /// What remains of the acts when whatever does not belong to the solution is taken back.
    pub fn back(&self) -> Vec<String> {
        let solution = self.lesson.solution.iter().filter_map(|line| line.by(self.lesson.learner));
        let right = self.acts.iter().zip(solution).take_while(|(act, right)| act == right);
        let right = right.count().min(if self.goes_on() { self.acts.len() } else { self.acts.len().saturating_sub(1) });
        self.acts[..right].to_vec()
    }

    /// Whether the goal holds.
    pub fn at_goal(&self) -> bool {
        expect(&self.played.facts(), &self.lesson.goal).is_ok()
    }

    /// Every way of the lesson that can be gone: the solution first, then those that end in mistakes.
    fn ways(&self) -> impl Iterator<Item = &'static [Line]> {
        let wrongs = self.lesson.wrongs.iter().flat_map(|wrong| {
            let refused = usize::from(wrong.clause.is_some());
            wrong.ways.iter().map(move |way| &way[..way.len().saturating_sub(refused)])
        });
        std::iter::once(&self.lesson.solution[..]).chain(wrongs)
    }

    /// What comes next on this way, if it began as the game has gone.
    fn next_of(&self, way: &'static [Line]) -> Option<&'static Line> {
        way.strip_prefix(&self.history[..]).and_then(<[Line]>::first)
    }

    /// The mistake that was made, if the rules allowed it.
    fn mistake(&self) -> Option<&'static Wrong> {
        self.lesson.wrongs.iter().find(|wrong| wrong.clause.is_none() && wrong.ways.contains(&self.history))
    }

    /// The mistake that is refused by this clause: the same act, best at the same moment, or else the same but for its last part of three or more,
    /// which is where it is done.
    fn foreseen_refusal(&self, act: &Line, refusal: &Refusal) -> Option<&'static Wrong> {
        let refused = |wrong: &&Wrong| wrong.clause.as_deref() == Some(refusal.clause.as_str());
        let find = |like: &dyn Fn(&[Line]) -> bool| {
            self.lesson.wrongs.iter().filter(refused).find(|wrong| wrong.ways.iter().any(|way| like(way)))
        };
        let elsewhere =
            |other: &Line| act.but_for_the_place().is_some_and(|act| other.but_for_the_place() == Some(act));
        find(&|way| way.split_last().is_some_and(|(last, before)| last == act && *before == self.history))
            .or_else(|| find(&|way| way.last() == Some(act)))
            .or_else(|| find(&|way| way.last().is_some_and(elsewhere)))
    }

    fn take(&mut self, line: &Line) -> Result<Vec<Event>, Rejected> {
        match line {
            Line::Act(seat, act) => self.played.act(*seat, act),
            Line::Chance(chance) => self.played.settle(chance),
        }
    }

    /// What the table has come to after an act of the learner; `lost` if rivals had to do what the lesson does not say.
    fn judged(&self, lost: bool) -> Answer {
        if self.at_goal() {
            return Answer::Done;
        }
        if let Some(wrong) = self.mistake() {
            return Answer::Consequence(wrong);
        }
        if lost || !self.asks_the_learner() {
            return Answer::Unforeseen;
        }
        if self.ways().any(|way| way.starts_with(&self.history)) { Answer::OnTheWay } else { Answer::Aside }
    }

    fn asks_the_learner(&self) -> bool {
        matches!(self.played.pending(), Pending::Seats(seats) if seats.has(self.lesson.learner))
    }

    /// Plays what the learner does not decide, until the learner is asked, a mistake is shown or the position ends: as the lesson says, and where it says nothing
    /// as [`Sitting::improvised`] finds. Whether a rival had to improvise; the table stops before that if the goal is reached.
    fn let_the_table_play(&mut self) -> bool {
        let mut lost = false;
        for _ in 0..PATIENCE {
            if self.mistake().is_some() {
                break;
            }
            let told = self.ways().find_map(|way| self.next_of(way));
            let line = match told {
                Some(line) if line.by(self.lesson.learner).is_none() => line.clone(),
                _ if self.asks_the_learner() || self.at_goal() => break,
                _ => match self.improvised() {
                    Some((line, rival)) => {
                        lost |= rival;
                        line
                    }
                    None => break,
                },
            };
            match self.take(&line) {
                Ok(events) => self.events.extend(events),
                Err(_) => break,
            }
            self.history.push(line);
        }
        lost
    }

    /// What happens where the lesson says nothing: what its solution has left for whoever decides, if that is possible; else what a fixed seed
    /// rolls, or the first thing a rival is offered (then `true`). `None` where nobody decides anything.
    fn improvised(&self) -> Option<(Line, bool)> {
        let mut left: Vec<&Line> =
            self.lesson.solution.iter().filter(|line| line.by(self.lesson.learner).is_none()).collect();
        for done in &self.history {
            if let Some(at) = left.iter().position(|line| *line == done) {
                left.remove(at);
            }
        }
        if let Some(line) = left.into_iter().find(|line| self.possible(line)) {
            return Some((line.clone(), false));
        }
        match self.played.pending() {
            Pending::Over => None,
            Pending::Chance => self.played.roll(&Seed::from_number(1)).map(|chance| (Line::Chance(chance), false)),
            Pending::Seats(seats) => {
                let offer = |seat: Seat| Some(Line::Act(seat, self.played.offer_texts(seat).into_iter().next()?));
                seats.iter().find_map(offer).map(|line| (line, true))
            }
        }
    }

    fn possible(&self, line: &Line) -> bool {
        match line {
            Line::Act(seat, act) => self.played.check(*seat, act).is_ok(),
            Line::Chance(chance) => {
                self.played.pending() == Pending::Chance && self.played.fork().settle(chance).is_ok()
            }
        }
    }
}
