//! Who sits where: opening a table, joining, leaving, handing a seat to a bot and taking it back, and the rematch.

use super::deed::{Beginning, index};
use super::live::{AWAY, Live, Now, TableOptions};
use super::robot::Robot;
use super::{Done, Host, Speed};
use crate::names::look_alike;
use crate::problem::Problem;
use std::sync::Arc;
use store::{Appended, Entry, Holder, Kind, NewSeat, NewTable, Person, PersonId, Secret, Status, Submission, TableId};
use table::{Seat, Seed, Setup};

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitting {
    /// The person who opens the table, under this name.
    Me(String),
    /// A bot or a program.
    Bot(Robot),
    /// Whoever comes.
    Open,
}

impl Sitting {
    /// The name of a person who sits there.
    fn person(&self) -> Option<&str> {
        if let Sitting::Me(name) = self { Some(name) } else { None }
    }
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Opening {
    /// What was agreed.
    pub(crate) setup: Setup,
    /// Who sits where.
    pub(crate) seats: Vec<Sitting>,
    /// What may be changed during play.
    pub(crate) options: TableOptions,
    /// Whether strangers find it in the lobby.
    pub(crate) listed: bool,
    /// The table this one is the rematch of.
    pub(crate) rematch_of: Option<TableId>,
}

/// What bots are called; the page marks them as bots.
const BOT_NAMES: [&str; 8] = ["Ansel", "Berta", "Cyril", "Dora", "Egon", "Freya", "Gerda", "Hugo"];

/// What they are called where a person has that name.
const OTHER_BOT_NAMES: [&str; 8] = ["Ilse", "Jonas", "Klara", "Leo", "Mira", "Nils", "Olga", "Petr"];

/// The bot that fills empty seats.
pub(crate) const USUAL_BOT: Robot = Robot::Bot(bots::Kind::Level(bots::Level::Fair));

impl Host {
    /// Opens a table; its game begins at once if nobody is missing.
    pub(crate) async fn open(self: &Arc<Host>, opening: Opening, person: &Person) -> Result<Arc<Live>, Problem> {
        let entry = self.game(&opening.setup.game).ok_or(Problem::NotFound)?;
        for sitting in &opening.seats {
            if let Sitting::Bot(robot) = sitting {
                self.known(robot.clone())?;
            }
        }
        let people: Vec<String> = opening.seats.iter().filter_map(Sitting::person).map(str::to_owned).collect();
        for (at, name) in people.iter().enumerate() {
            if people[..at].iter().any(|other| look_alike(name, other)) {
                return Err(Problem::unreadable("ui-problem-names"));
            }
        }
        let begun = entry.game.begin(&opening.setup).map_err(|complaint| Problem::Unreadable(complaint.why))?;
        let seed = Seed::draw(&mut rand::rng());
        let seats = opening.seats.iter().enumerate().map(|(at, sitting)| {
            let seat = index(Seat::new(at));
            match sitting {
                Sitting::Me(name) => NewSeat::person(seat, person.id, name),
                Sitting::Bot(robot) => NewSeat::bot(seat, robot.to_string(), robot_name(robot, at, &people)),
                Sitting::Open => NewSeat::open(seat),
            }
        });
        let table = NewTable {
            game: opening.setup.game.clone(),
            setup: serde_json::to_string(&opening.setup).map_err(|_| Problem::Broken)?,
            rules_version: entry.game.about().rules_version,
            edition: serde_json::to_string(begun.edition()).map_err(|_| Problem::Broken)?,
            host: Some(person.id),
            commitment: seed.commitment(),
            seed: Secret::new(seed.to_string()),
            options: options_text(&opening.options),
            casual: true,
            listed: opening.listed,
            rematch_of: opening.rematch_of,
            seats: seats.collect(),
        };
        let table = self.store.open_table(table).await?;
        self.table(table.id.as_str()).await
    }

    /// Begins the game if every seat is taken and it has not begun. A server that stopped right before makes up for it here.
    pub(super) async fn begin_if_full(self: &Arc<Host>, live: &Arc<Live>) -> Result<(), Problem> {
        let _gate = live.gate.lock().await;
        if !is_full(&live.now()) {
            return Ok(());
        }
        let version = live.now().version;
        let submission = Submission::new(&live.id, version, format!("begin-{version}"));
        self.commit(live, submission, true).await.map(|_| ())
    }

    /// Seats a person on a free seat; the last to come begins the game.
    pub(crate) async fn join(self: &Arc<Host>, live: &Arc<Live>, person: &Person, seat: Seat) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let (version, begins) = {
            let now = live.now();
            let held = now.seats.get(seat.index()).ok_or(Problem::NotFound)?;
            if held.holder == Holder::Person(person.id) {
                return Ok(Done::Before(now.version));
            }
            let returns = now.status == Status::Playing && now.may_return(person.id).has(seat);
            if !returns && (now.status != Status::Open || held.holder != Holder::Open) {
                return Err(Problem::forbidden("ui-problem-taken"));
            }
            let others = now.seats.iter().filter(|other| other.seat != held.seat && other.holder != Holder::Open);
            if !returns && others.into_iter().any(|other| look_alike(&other.name, &person.name)) {
                return Err(Problem::forbidden("ui-problem-name"));
            }
            let missing = now.seats.iter().filter(|held| held.holder == Holder::Open).count();
            (now.version, now.status == Status::Open && missing == 1)
        };
        let submission = Submission::new(&live.id, version, format!("join-{version}-{seat}"))
            .entry(Entry::new(Kind::Join, person.name.as_str(), "").at_seat(index(seat)).by(person.id))
            .seat(NewSeat::person(index(seat), person.id, person.name.as_str()));
        self.commit(live, submission, begins).await
    }

    /// A person leaves: before the game the seat is free again, during it this bot goes on until the person comes back.
    pub(crate) async fn leave(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        seat: Seat,
        robot: Robot,
    ) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let (version, status, name) = {
            let now = live.now();
            let held = now.seats.get(seat.index()).filter(|held| held.holder == Holder::Person(person));
            let held = held.ok_or_else(|| Problem::forbidden("ui-problem-seat"))?;
            (now.version, now.status, held.name.clone())
        };
        let new = match status {
            Status::Open => NewSeat::open(index(seat)),
            Status::Playing => NewSeat::bot(index(seat), self.known(robot)?.to_string(), name),
            Status::Over => return Err(Problem::forbidden("ui-problem-not-playing")),
        };
        let submission = Submission::new(&live.id, version, format!("leave-{version}-{seat}"))
            .entry(Entry::new(Kind::Leave, "", "").at_seat(index(seat)).by(person))
            .seat(new);
        self.commit(live, submission, false).await
    }

    /// The others let a bot play for somebody who has been away for too long. Whoever was away takes the seat back at any time.
    pub(crate) async fn replace(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        seat: Seat,
    ) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let (version, gone, name) = {
            let now = live.now();
            if now.seats_of(person).is_empty() {
                return Err(Problem::forbidden("ui-problem-seat"));
            }
            let held = now.seats.get(seat.index()).ok_or(Problem::NotFound)?;
            let away = live.waited(&now, seat).is_some_and(|waited| waited >= self.bots.away);
            match held.holder.person().filter(|gone| *gone != person && away) {
                Some(gone) => (now.version, gone, held.name.clone()),
                None => return Err(Problem::forbidden("ui-problem-not-away")),
            }
        };
        let submission = Submission::new(&live.id, version, format!("away-{version}-{seat}"))
            .entry(Entry::new(Kind::Leave, AWAY, "").at_seat(index(seat)).by(gone))
            .seat(NewSeat::bot(index(seat), USUAL_BOT.to_string(), name));
        self.commit(live, submission, false).await
    }

    /// Everybody who can be seated here but people, weakest first, and the programs the operator has named.
    pub(crate) fn robots(&self) -> Vec<Robot> {
        let programs = self.programs.names().map(|name| Robot::Program(name.to_owned()));
        Robot::OFFERED.into_iter().map(Robot::Bot).chain(programs).collect()
    }

    /// The robot, if it is offered here. Whatever else the command line knows is not for people on the web.
    fn known(&self, robot: Robot) -> Result<Robot, Problem> {
        let offered = match &robot {
            Robot::Bot(kind) => Robot::OFFERED.contains(kind),
            Robot::Program(name) => self.programs.has(name),
        };
        if offered { Ok(robot) } else { Err(Problem::unreadable("ui-problem-form")) }
    }

    /// Fills every free seat with bots and begins.
    pub(crate) async fn fill(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        robot: Robot,
    ) -> Result<Done, Problem> {
        let robot = self.known(robot)?;
        let _gate = live.gate.lock().await;
        let (version, free, people) = {
            let now = live.now();
            if now.status != Status::Open {
                return Ok(Done::Before(now.version));
            }
            if now.seats_of(person).is_empty() {
                return Err(Problem::forbidden("ui-problem-seat"));
            }
            let free = now.seats.iter().filter(|held| held.holder == Holder::Open).map(|held| held.seat);
            let people = now.seats.iter().filter(|held| held.holder.person().is_some()).map(|held| held.name.clone());
            (now.version, free.collect::<Vec<u8>>(), people.collect::<Vec<String>>())
        };
        let mut submission = Submission::new(&live.id, version, format!("fill-{version}"));
        for seat in free {
            submission = submission
                .entry(Entry::new(Kind::Join, robot.to_string(), "").at_seat(seat).by(person))
                .seat(NewSeat::bot(seat, robot.to_string(), robot_name(&robot, usize::from(seat), &people)));
        }
        self.commit(live, submission, true).await
    }

    /// Changes how fast bots play.
    pub(crate) async fn set_speed(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        speed: Speed,
    ) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let (version, options) = {
            let now = live.now();
            if now.seats_of(person).is_empty() {
                return Err(Problem::forbidden("ui-problem-seat"));
            }
            (now.version, TableOptions { speed, ..now.options.clone() })
        };
        let submission = Submission::new(&live.id, version, format!("speed-{version}"))
            .entry(Entry::new(Kind::Options, speed.name(), "").by(person))
            .options(options_text(&options));
        self.commit(live, submission, false).await
    }

    /// The rematch of a finished game: opened by the first who asks, the same for everybody after.
    pub(crate) async fn rematch(self: &Arc<Host>, live: &Arc<Live>, person: &Person) -> Result<TableId, Problem> {
        let _gate = live.gate.lock().await;
        let (version, options, seats) = {
            let now = live.now();
            if let Some(open) = &now.options.rematch {
                return Ok(open.clone());
            }
            if now.status != Status::Over || now.seats_of(person.id).is_empty() {
                return Err(Problem::forbidden("ui-problem-rematch"));
            }
            let seats = now.seats.iter().map(|held| match &held.holder {
                Holder::Person(holder) if *holder == person.id => Sitting::Me(held.name.clone()),
                Holder::Bot(kind) if !now.is_deputy(Seat::new(usize::from(held.seat))) => {
                    let robot = kind.parse().ok().and_then(|robot| self.known(robot).ok());
                    Sitting::Bot(robot.unwrap_or(USUAL_BOT))
                }
                Holder::Bot(_) | Holder::Person(_) | Holder::Open => Sitting::Open,
            });
            (now.version, now.options.clone(), seats.collect())
        };
        let opening = Opening {
            setup: live.setup.clone(),
            seats,
            options: TableOptions { rematch: None, ..options.clone() },
            listed: false,
            rematch_of: Some(live.id.clone()),
        };
        let next = Box::pin(self.open(opening, person)).await?.id.clone();
        let options = TableOptions { rematch: Some(next.clone()), ..options };
        let submission = Submission::new(&live.id, version, "rematch")
            .entry(Entry::new(Kind::Options, "rematch", "").by(person.id))
            .options(options_text(&options));
        self.commit(live, submission, false).await?;
        Ok(next)
    }

    /// Commits a change of the table itself, with the beginning of the game where it follows, and applies it.
    async fn commit(self: &Arc<Host>, live: &Arc<Live>, submission: Submission, begins: bool) -> Result<Done, Problem> {
        let beginning = if begins { Some(Beginning::of(live)?) } else { None };
        let (seats, changes) = (submission.seats.clone(), submission.entries.clone());
        let options = submission.options.as_deref().and_then(|options| serde_json::from_str(options).ok());
        let mut submission = submission;
        if let Some(beginning) = &beginning {
            submission = beginning.add_to(live, submission.entry(Entry::new(Kind::Begin, "", live.now().game.hash())));
        }
        let own = changes.len() + usize::from(begins);
        match self.store.append(submission).await {
            Ok(Appended::Committed(versions)) => {
                let mut now = live.now_mut();
                now.version = versions.start() + own as u64 - 1;
                for entry in &changes {
                    now.note_coming_and_going(entry.kind, entry.seat, entry.person, &entry.body);
                }
                for seat in seats {
                    self.programs.dismiss(&live.id, Some(Seat::new(usize::from(seat.seat))));
                    now.seat(seat);
                }
                if let Some(options) = options {
                    now.options = options;
                }
                let version = now.version;
                drop(now);
                match beginning {
                    Some(beginning) => beginning.apply(self, live, version + 1),
                    None => live.publish(version),
                }
                self.nudge(live);
                Ok(Done::Now(live.now().version))
            }
            Ok(Appended::Duplicate(versions)) => Ok(Done::Before(*versions.end())),
            Ok(Appended::Stale { current }) => {
                self.forget(&live.id);
                Err(Problem::Stale { version: current })
            }
            Err(error) => {
                self.forget(&live.id);
                Err(error.into())
            }
        }
    }
}

impl Now {
    /// Seats somebody, or nobody.
    fn seat(&mut self, new: NewSeat) {
        if let Some(held) = self.seats.iter_mut().find(|held| held.seat == new.seat) {
            held.joined = (new.holder != Holder::Open).then(store::Time::now);
            held.holder = new.holder;
            held.name = new.name;
        }
    }
}

/// What a bot on this seat is called: the page marks it as a bot. It does not have the name of anybody at the table. A program has a
/// name already.
fn robot_name(robot: &Robot, seat: usize, people: &[String]) -> String {
    let is_taken = |name: &str| people.iter().any(|person| look_alike(name, person));
    match robot {
        Robot::Bot(_) => {
            let names = [BOT_NAMES, OTHER_BOT_NAMES].map(|names| names[seat % names.len()]);
            names.into_iter().find(|name| !is_taken(name)).unwrap_or(names[0]).to_owned()
        }
        Robot::Program(name) => name.clone(),
    }
}

fn is_full(now: &Now) -> bool {
    now.status == Status::Open && now.seats.iter().all(|held| held.holder != Holder::Open)
}

fn options_text(options: &TableOptions) -> String {
    serde_json::to_string(options).unwrap_or_else(|_| "{}".to_owned())
}
