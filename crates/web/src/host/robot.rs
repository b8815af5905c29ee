//! Players that are not people: our own bots, and programs that the operator has named.

use bots::{Company, Kind, Leash, Level, Program, ProgramFault, Question, Terms, Told};
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use store::{PersonId, TableId};
use table::{AnyMatch, Dictionary, Outcome, Seat};

/// A program, once it runs; whoever asks it holds it alone.
type Running = Arc<Mutex<Option<Program>>>;

/// Who plays on a seat that no person holds; written as a kind of bot, or as `program:NAME`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Robot {
    /// One of our bots.
    Bot(Kind),
    /// The program of this name.
    Program(String),
}

const PROGRAM: &str = "program:";

impl Robot {
    /// Every kind of bot that people choose from, weakest first. What costs more than an expert is for the command line only.
    pub(crate) const OFFERED: [Kind; 5] = [
        Kind::Random,
        Kind::Level(Level::Easy),
        Kind::Level(Level::Fair),
        Kind::Level(Level::Strong),
        Kind::Level(Level::Expert),
    ];

    /// Whether a bot of this kind may be seated: whatever is offered, and `greedy`, which programs and tables kept from earlier versions
    /// call the same player as `fair`.
    pub(crate) fn may_sit(kind: Kind) -> bool {
        kind == Kind::Greedy || Robot::OFFERED.contains(&kind)
    }

    /// Whether it is one of the three that are enough for most people; the others are for those who look for them.
    pub(crate) const fn is_simple(&self) -> bool {
        matches!(self, Robot::Bot(Kind::Level(Level::Easy | Level::Fair | Level::Strong)))
    }
}

impl fmt::Display for Robot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Robot::Bot(kind) => kind.fmt(f),
            Robot::Program(name) => write!(f, "{PROGRAM}{name}"),
        }
    }
}

impl FromStr for Robot {
    type Err = bots::NotAKind;

    fn from_str(text: &str) -> Result<Robot, bots::NotAKind> {
        match text.strip_prefix(PROGRAM) {
            Some(name) => Ok(Robot::Program(name.to_owned())),
            None => text.parse().map(Robot::Bot),
        }
    }
}

/// A seat for which a program is asked.
#[derive(Clone, Debug)]
pub(super) struct Order {
    /// The name of the program.
    pub(super) name: String,
    pub(super) table: TableId,
    pub(super) seat: Seat,
    /// On whose account it runs.
    pub(super) person: Option<PersonId>,
    /// The words of the game in English, for its questions.
    pub(super) words: &'static Dictionary,
    /// The version at which it is asked.
    pub(super) version: u64,
    /// What it is told with the question.
    pub(super) events: Vec<Told>,
    /// Who sits at the table.
    pub(super) company: Company,
}

/// Why a program did not move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum NoMove {
    /// There is no program of this name any more.
    Unknown,
    /// As many run as may.
    NoRoom,
    /// It failed.
    Fault(ProgramFault),
}

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoMove::Unknown => f.write_str("there is no such program"),
            NoMove::NoRoom => f.write_str("as many programs run as may"),
            NoMove::Fault(fault) => fault.fmt(f),
        }
    }
}

/// How many programs may run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Most {
    /// Of each name.
    pub(super) each: usize,
    /// On the account of one person.
    pub(super) person: usize,
}

/// A program at a seat.
#[derive(Debug)]
struct Seated {
    name: String,
    person: Option<PersonId>,
    /// Since when it has nothing to do.
    idle_since: Instant,
    /// Whether it is being asked now.
    busy: bool,
    /// The version at which it was asked last; `None` before its first answer.
    asked: Option<u64>,
    /// What ends it; `None` before it is started.
    leash: Option<Leash>,
    program: Running,
}

type Chairs = HashMap<(TableId, Seat), Seated>;

/// The programs that may take seats, and those that sit somewhere now.
#[derive(Debug)]
pub(crate) struct Programs {
    commands: BTreeMap<String, String>,
    most: Most,
    seated: Mutex<Chairs>,
    closed: AtomicBool,
}

impl Programs {
    /// The programs of these names.
    pub(super) fn new(commands: BTreeMap<String, String>, most: Most) -> Programs {
        Programs { commands, most, seated: Mutex::default(), closed: AtomicBool::new(false) }
    }

    /// Their names.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.commands.keys().map(String::as_str)
    }

    /// Whether there is one of this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.commands.contains_key(name)
    }

    /// How many sit somewhere.
    pub(crate) fn running(&self) -> usize {
        crate::lock(&self.seated).len()
    }

    /// The version at which the program on this seat was asked last; `None` where it does not run.
    pub(super) fn asked(&self, table: &TableId, seat: Seat) -> Option<u64> {
        crate::lock(&self.seated).get(&(table.clone(), seat))?.asked
    }

    /// What the program does on the seat. It is started when it is asked first, is shown what the seat may know and nothing else, and
    /// is started anew after a fault. Where as many run as may, one that has nothing to do just now makes room. Takes as long as
    /// the program does.
    pub(super) fn choose(&self, order: Order, game: &dyn AnyMatch, patience: Duration) -> Result<String, NoMove> {
        let command = self.commands.get(&order.name).ok_or(NoMove::Unknown)?;
        let (program, gone) = self.take_a_seat(&order)?;
        // Those who make room have left before anybody else is started.
        gone.into_iter().for_each(leave);
        let (key, version) = ((order.table.clone(), order.seat), order.version);
        let answer = self.ask(order, command, game, patience, &mut crate::lock(&program));
        let mut seated = crate::lock(&self.seated);
        if let Some(chair) = seated.get_mut(&key) {
            chair.busy = false;
            chair.idle_since = Instant::now();
            chair.asked = answer.is_ok().then_some(version);
            if answer.is_err() {
                chair.leash = None;
            }
        }
        answer.map_err(NoMove::Fault)
    }

    fn ask(
        &self,
        order: Order,
        command: &str,
        game: &dyn AnyMatch,
        patience: Duration,
        started: &mut Option<Program>,
    ) -> Result<String, ProgramFault> {
        let program = match started.as_mut() {
            Some(program) => program,
            None => {
                let program = started.insert(Program::start(command, patience)?);
                self.hold(&order, program.leash());
                program
            }
        };
        program.meet(order.company);
        let mut question = Question { events: order.events, ..Question::of(game, order.seat, order.words) };
        let terms = || Terms::new(game.about(), game.setup(), game.edition());
        let answer = program.decide(&terms, &question);
        if answer.is_err() {
            *started = None;
        }
        answer.map(|index| question.offers.swap_remove(index))
    }

    /// Keeps what ends a program that was just started; one that nobody wants any more is ended at once.
    fn hold(&self, order: &Order, leash: Leash) {
        let mut seated = crate::lock(&self.seated);
        match seated.get_mut(&(order.table.clone(), order.seat)) {
            Some(chair) if !self.closed.load(Ordering::Relaxed) => chair.leash = Some(leash),
            _ => leash.kill(),
        }
    }

    /// A chair for the program, which is busy from now on, and those who have to leave for that.
    fn take_a_seat(&self, order: &Order) -> Result<(Running, Vec<Seated>), NoMove> {
        if self.closed.load(Ordering::Relaxed) {
            return Err(NoMove::NoRoom);
        }
        let mut seated = crate::lock(&self.seated);
        let key = (order.table.clone(), order.seat);
        let mut gone: Vec<Seated> =
            seated.extract_if(|at, chair| *at == key && chair.name != order.name).map(|(_, chair)| chair).collect();
        if !seated.contains_key(&key) {
            let same = |chair: &Seated| chair.name == order.name;
            let own = |chair: &Seated| chair.person.is_some() && chair.person == order.person;
            gone.extend(make_room(&mut seated, self.most.each, same)?);
            gone.extend(make_room(&mut seated, self.most.person, own)?);
        }
        let chair = seated.entry(key).or_insert_with(|| Seated {
            name: order.name.clone(),
            person: order.person,
            idle_since: Instant::now(),
            busy: true,
            asked: None,
            leash: None,
            program: Arc::default(),
        });
        chair.busy = true;
        Ok((Arc::clone(&chair.program), gone))
    }

    /// Lets the programs of a table go whose game is over, and tells them how it ended.
    pub(super) fn end(&self, table: &TableId, outcome: Option<Outcome>) {
        let mut seated = crate::lock(&self.seated);
        let gone: Vec<(Seat, Seated)> =
            seated.extract_if(|(id, _), _| id == table).map(|((_, seat), chair)| (seat, chair)).collect();
        drop(seated);
        if gone.is_empty() {
            return;
        }
        std::thread::spawn(move || {
            for (seat, chair) in gone {
                if let (Some(outcome), Some(program)) = (&outcome, crate::lock(&chair.program).as_mut()) {
                    program.end_game(seat, outcome);
                }
                leave(chair);
            }
        });
    }

    /// Lets the programs of a table go, or of one seat.
    pub(super) fn dismiss(&self, table: &TableId, seat: Option<Seat>) {
        self.dismiss_where(|(id, at), _| id == table && seat.is_none_or(|seat| *at == seat));
    }

    /// Lets programs go that have had nothing to do for so long. They are started anew when they are needed.
    pub(super) fn dismiss_idle(&self, span: Duration) {
        self.dismiss_where(|_, chair| !chair.busy && chair.idle_since.elapsed() >= span);
    }

    fn dismiss_where(&self, leaves: impl Fn(&(TableId, Seat), &Seated) -> bool) {
        let mut seated = crate::lock(&self.seated);
        dismiss(seated.extract_if(|at, chair| leaves(at, chair)).map(|(_, chair)| chair).collect());
    }

    /// Ends every program at once, and starts no other.
    pub(super) fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
        for leash in crate::lock(&self.seated).drain().filter_map(|(_, chair)| chair.leash) {
            leash.kill();
        }
    }
}

/// Takes chairs away until there is room for one more of these; those that have had nothing to do for longest go first.
fn make_room(seated: &mut Chairs, most: usize, counts: impl Fn(&Seated) -> bool) -> Result<Vec<Seated>, NoMove> {
    let mut gone = Vec::new();
    while seated.values().filter(|chair| counts(chair)).count() >= most.max(1) {
        let idle = seated.iter().filter(|(_, chair)| counts(chair) && !chair.busy);
        let Some(oldest) = idle.min_by_key(|(_, chair)| chair.idle_since).map(|(at, _)| at.clone()) else {
            dismiss(gone);
            return Err(NoMove::NoRoom);
        };
        gone.extend(seated.remove(&oldest));
    }
    Ok(gone)
}

/// Says good-bye to programs. One that is being asked is killed; the others are given a moment to end by themselves.
fn dismiss(gone: Vec<Seated>) {
    if gone.is_empty() {
        return;
    }
    std::thread::spawn(move || gone.into_iter().for_each(leave));
}

fn leave(chair: Seated) {
    if let Some(leash) = chair.leash.filter(|_| chair.busy) {
        leash.kill();
    }
    drop(crate::lock(&chair.program).take());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_robot_is_written_and_read_back() {
        for robot in [Robot::Bot(Kind::Greedy), Robot::Program("my bot".to_owned())] {
            assert_eq!(robot.to_string().parse(), Ok(robot));
        }
        assert!("grandmaster".parse::<Robot>().is_err());
    }

    #[test]
    fn the_same_player_is_offered_once_and_sits_down_by_either_name() {
        assert!(!Robot::OFFERED.contains(&Kind::Greedy) && Robot::OFFERED.contains(&Kind::Level(Level::Fair)));
        assert!(Robot::may_sit(Kind::Greedy) && Robot::OFFERED.into_iter().all(Robot::may_sit));
        assert!(!Robot::may_sit(Kind::Search(bots::Budget::Iterations(1))));
    }

    #[test]
    fn c1_nothing_is_offered_that_thinks_longer_than_an_expert() {
        assert!(Robot::OFFERED.iter().all(|kind| !matches!(kind, Kind::Search(_))));
        assert!(Level::ALL.iter().all(|level| Robot::OFFERED.contains(&Kind::Level(*level))));
    }
}
