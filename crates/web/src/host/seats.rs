//! Who sits where: opening a table, joining, leaving, handing a seat to a bot and taking it back, and the rematch.

use super::deed::{Sequel, stamp};
use super::live::Live;
use super::now::Now;
use super::options::TableOptions;
use super::others::TRIES;
use super::robot::Robot;
use super::{Done, Host, Promise, Speed};
use crate::names::look_alike;
use crate::problem::Problem;
use std::sync::Arc;
use store::{
    Appended, Holder, NewSeat, NewTable, Person, PersonId, SeatHeld, Secret, Status, Submission, TableId, Versions,
};
use table::log::{Entry, Sitter, What};
use table::{Salt, Seat, SeatSet, Setup};

/// Who is to sit on a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitting {
    /// The person who opens the table, under this name.
    Me(String),
    /// A bot or a program.
    Bot(Robot),
    /// Somebody who takes part in a tournament, or a bot that does, under this name.
    Entrant(Result<PersonId, Robot>, String),
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
    /// What was promised about its seed, and what whoever opens it adds to that.
    pub(crate) stir: Stir,
}

/// What comes with the form that opens a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Stir {
    /// The promise that the page made.
    pub(crate) promise: Option<Promise>,
    /// What the browser adds. It counts only with a promise: otherwise the server could have chosen the seed after seeing it.
    pub(crate) salt: Option<Salt>,
}

/// What bots are called; the page marks them as bots.
pub const BOT_NAMES: [&str; 8] = ["Ansel", "Berta", "Cyril", "Dora", "Egon", "Freya", "Gerda", "Hugo"];

/// What they are called where a person has that name.
const OTHER_BOT_NAMES: [&str; 8] = ["Ilse", "Jonas", "Klara", "Leo", "Mira", "Nils", "Olga", "Petr"];

/// The bot that fills empty seats.
pub(crate) const USUAL_BOT: Robot = Robot::Bot(bots::Kind::Level(bots::Level::Fair));

/// Does something at a table, again where another server was faster.
macro_rules! again {
    ($host:ident, $live:ident, $once:expr) => {{
        for _ in 1..TRIES {
            match $once.await {
                Err(Problem::Stale { .. }) if $host.store.is_shared() => $host.freshen($live).await?,
                done => return done,
            }
        }
        $once.await
    }};
}

impl Host {
    /// Opens a table; its game begins at once if nobody is missing.
    pub(crate) async fn open(self: &Arc<Host>, opening: Opening, person: &Person) -> Result<Arc<Live>, Problem> {
        match self.store.open_table(self.new_table(&opening, person)?).await {
            Ok(table) => self.table(table.id.as_str()).await,
            // A promise is for one table. A form that is sent again opens another, with a seed nobody was promised.
            Err(store::Error::Committed) => {
                Box::pin(self.open(Opening { stir: Stir::default(), ..opening }, person)).await
            }
            Err(error) => Err(error.into()),
        }
    }

    /// A table as the store opens it.
    pub(super) fn new_table(&self, opening: &Opening, person: &Person) -> Result<NewTable, Problem> {
        let entry = self.game(&opening.setup.game).ok_or(Problem::NotFound)?;
        // A new game is played with the newest rules, also where it is the rematch of one that was not.
        let rules_version = entry.game.about().rules_version;
        let setup = Setup { rules_version, ..opening.setup.clone() };
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
        let begun = entry.game.begin(&setup).map_err(|complaint| Problem::Unreadable(complaint.why))?;
        let seed = opening.stir.promise.map(|promise| self.promises.seed(promise));
        let promised = seed.is_some();
        let seed = seed.unwrap_or_else(|| self.luck.seed());
        Ok(NewTable {
            game: setup.game.clone(),
            setup: serde_json::to_string(&setup).map_err(|_| Problem::Broken)?,
            rules_version,
            edition: serde_json::to_string(begun.edition()).map_err(|_| Problem::Broken)?,
            host: Some(person.id),
            commitment: seed.commitment(),
            promised,
            seed: Secret::new(seed.to_string()),
            options: options_text(&opening.options),
            casual: !opening.options.rated,
            listed: opening.listed,
            rematch_of: opening.rematch_of.clone(),
            seats: seats(opening, person, &people, opening.stir.salt.filter(|_| promised)),
        })
    }

    /// Seats a person on a free seat, with what their browser adds to chance; the last to come begins the game.
    pub(crate) async fn join(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: &Person,
        seat: Seat,
        salt: Option<Salt>,
    ) -> Result<Done, Problem> {
        again!(self, live, self.join_once(live, person, seat, salt))
    }

    /// A person leaves: before the game the seat is free again, during it this bot goes on until the person comes back.
    pub(crate) async fn leave(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        seat: Seat,
        robot: Robot,
    ) -> Result<Done, Problem> {
        again!(self, live, self.leave_once(live, person, seat, robot.clone()))
    }

    /// The others let a bot play for somebody who has been away for too long. Whoever was away takes the seat back at any time.
    pub(crate) async fn replace(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        seat: Seat,
    ) -> Result<Done, Problem> {
        again!(self, live, self.replace_once(live, person, seat))
    }

    /// Fills every free seat with bots and begins.
    pub(crate) async fn fill(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        robot: Robot,
    ) -> Result<Done, Problem> {
        again!(self, live, self.fill_once(live, person, robot.clone()))
    }

    /// Changes how fast bots play.
    pub(crate) async fn set_speed(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: PersonId,
        speed: Speed,
    ) -> Result<Done, Problem> {
        again!(self, live, self.set_speed_once(live, person, speed))
    }

    /// The rematch of a finished game: opened by the first who asks, the same for everybody after.
    pub(crate) async fn rematch(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: &Person,
        stir: Stir,
    ) -> Result<TableId, Problem> {
        again!(self, live, self.rematch_once(live, person, stir))
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

    async fn join_once(
        self: &Arc<Host>,
        live: &Arc<Live>,
        person: &Person,
        seat: Seat,
        salt: Option<Salt>,
    ) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let (version, before, begins) = {
            let now = live.now();
            let held = now.seats.get(seat.index()).ok_or(Problem::NotFound)?;
            if held.holder == Holder::Person(person.id) {
                return Ok(Done::Before(now.version));
            }
            let returns = now.status == Status::Playing && now.may_return(person.id).has(seat);
            if !returns && (now.status == Status::Over || held.holder != Holder::Open) {
                return Err(Problem::forbidden("ui-problem-taken"));
            }
            let others = now.seats.iter().filter(|other| other.seat != held.seat && other.holder != Holder::Open);
            if !returns && others.into_iter().any(|other| look_alike(&other.name, &person.name)) {
                return Err(Problem::forbidden("ui-problem-name"));
            }
            let missing = now.seats.iter().filter(|held| held.holder == Holder::Open).count();
            let before = now.status == Status::Open;
            (now.version, before, before && missing == 1)
        };
        // Once the game has begun nobody can add to chance any more.
        let new = NewSeat::person(seat, person.id, person.name.as_str()).salted(salt.filter(|_| before));
        let submission = Submission::new(&live.id, version, format!("join-{version}-{seat}"))
            .entry(Entry::new(What::Join { join: seat, who: new.sitter() }))
            .by(person.id)
            .seat(new);
        self.commit(live, submission, begins).await
    }

    async fn leave_once(
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
            Status::Open => NewSeat::open(seat),
            Status::Playing => NewSeat::bot(seat, self.known(robot)?.to_string(), name),
            Status::Over => return Err(Problem::forbidden("ui-problem-not-playing")),
        };
        let submission = Submission::new(&live.id, version, format!("leave-{version}-{seat}"))
            .entry(Entry::new(What::Leave { leave: seat, who: successor(&new), away: false }))
            .by(person)
            .seat(new);
        self.commit(live, submission, false).await
    }

    async fn replace_once(self: &Arc<Host>, live: &Arc<Live>, person: PersonId, seat: Seat) -> Result<Done, Problem> {
        let _gate = live.gate.lock().await;
        let (version, gone, name) = {
            let now = live.now();
            if now.seats_of(person).is_empty() {
                return Err(Problem::forbidden("ui-problem-seat"));
            }
            let held = now.seats.get(seat.index()).ok_or(Problem::NotFound)?;
            let away = live.is_overdue(&now, seat, self.bots.away);
            match held.holder.person().filter(|gone| *gone != person && away) {
                Some(gone) => (now.version, gone, held.name.clone()),
                None => return Err(Problem::forbidden("ui-problem-not-away")),
            }
        };
        let new = NewSeat::bot(seat, USUAL_BOT.to_string(), name);
        let submission = Submission::new(&live.id, version, format!("away-{version}-{seat}"))
            .entry(Entry::new(What::Leave { leave: seat, who: successor(&new), away: true }))
            .by(gone)
            .seat(new);
        self.commit(live, submission, false).await
    }

    /// Everybody who can be seated here but people, weakest first, and the programs the operator has named.
    pub(crate) fn robots(&self) -> Vec<Robot> {
        let programs = self.programs.names().map(|name| Robot::Program(name.to_owned()));
        Robot::OFFERED.into_iter().map(Robot::Bot).chain(programs).collect()
    }

    /// The robot, if it may sit down here. Whatever else the command line knows is not for people on the web.
    pub(crate) fn known(&self, robot: Robot) -> Result<Robot, Problem> {
        let known = match &robot {
            Robot::Bot(kind) => Robot::may_sit(*kind),
            Robot::Program(name) => self.programs.has(name),
        };
        if known { Ok(robot) } else { Err(Problem::unreadable("ui-problem-form")) }
    }

    async fn fill_once(self: &Arc<Host>, live: &Arc<Live>, person: PersonId, robot: Robot) -> Result<Done, Problem> {
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
            if now.options.rated {
                return Err(Problem::forbidden("rating-problem-bots"));
            }
            let free = now.seats.iter().filter(|held| held.holder == Holder::Open).map(|held| held.seat);
            let people = now.seats.iter().filter(|held| held.holder.person().is_some()).map(|held| held.name.clone());
            (now.version, free.collect::<Vec<Seat>>(), people.collect::<Vec<String>>())
        };
        let mut submission = Submission::new(&live.id, version, format!("fill-{version}")).by(person);
        for seat in free {
            let new = NewSeat::bot(seat, robot.to_string(), robot_name(&robot, seat.index(), &people));
            submission = submission.entry(Entry::new(What::Join { join: seat, who: new.sitter() })).seat(new);
        }
        self.commit(live, submission, true).await
    }

    async fn set_speed_once(
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
            .entry(Entry::new(What::Options { options: speed.name().to_owned() }))
            .by(person)
            .options(options_text(&options));
        self.commit(live, submission, false).await
    }

    async fn rematch_once(self: &Arc<Host>, live: &Arc<Live>, person: &Person, stir: Stir) -> Result<TableId, Problem> {
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
                Holder::Bot(kind) if !now.is_deputy(held.seat) => {
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
            options: TableOptions {
                rematch: None,
                ask: None,
                offered: None,
                shown: SeatSet::EMPTY,
                tournament: None,
                ..options.clone()
            },
            listed: false,
            rematch_of: Some(live.id.clone()),
            stir,
        };
        let next = Box::pin(self.open(opening, person)).await?.id.clone();
        let options = TableOptions { rematch: Some(next.clone()), ..options };
        let submission = Submission::new(&live.id, version, "rematch")
            .entry(Entry::new(What::Options { options: "rematch".to_owned() }))
            .by(person.id)
            .options(options_text(&options));
        self.commit(live, submission, false).await?;
        Ok(next)
    }

    /// Commits a change of the table itself, with the beginning of the game where it follows, and applies it.
    pub(super) async fn commit(
        self: &Arc<Host>,
        live: &Arc<Live>,
        submission: Submission,
        begins: bool,
    ) -> Result<Done, Problem> {
        let beginning = if begins {
            let sitters = sitters(&live.now(), &submission.seats);
            Some(Sequel::beginning(live, sitters)?)
        } else {
            None
        };
        self.commit_with(live, submission, beginning).await
    }

    /// The same with what happens in the game because of it.
    pub(super) async fn commit_with(
        self: &Arc<Host>,
        live: &Arc<Live>,
        submission: Submission,
        mut sequel: Option<Sequel>,
    ) -> Result<Done, Problem> {
        let mut submission = submission;
        let at = live.moment();
        stamp(submission.entries.iter_mut(), at);
        if let Some(sequel) = &mut sequel {
            sequel.stamp(at);
        }
        let change = Change::of(&submission);
        if let Some(sequel) = &sequel {
            submission = sequel.add_to(live, submission);
        }
        match self.store.append(submission).await {
            Ok(Appended::Committed(versions)) => {
                let has_moved = !change.seats.is_empty();
                self.take_effect(live, versions, change, sequel);
                if has_moved {
                    self.look_for_vacations(live).await;
                }
                self.nudge(live);
                Ok(Done::Now(live.now().version))
            }
            Ok(Appended::Duplicate(versions)) => {
                if *versions.end() > live.version() {
                    self.catch_up(live).await?;
                }
                Ok(Done::Before(*versions.end()))
            }
            Ok(Appended::Stale { current }) => {
                self.doubt(&live.id);
                Err(Problem::Stale { version: current })
            }
            Err(error) => {
                self.doubt(&live.id);
                Err(error.into())
            }
        }
    }

    /// Applies a change of the table that was committed.
    fn take_effect(&self, live: &Live, versions: Versions, change: Change, sequel: Option<Sequel>) {
        let mut now = live.now_mut();
        for (version, entry) in versions.zip(&change.entries) {
            now.note(version, entry, change.by);
        }
        for seat in change.seats {
            self.programs.dismiss(&live.id, Some(seat.seat));
            now.seat(seat);
        }
        if let Some(options) = change.options {
            now.options = options;
        }
        if change.over {
            now.status = Status::Over;
            self.programs.dismiss(&live.id, None);
            self.ended.notify_one();
        }
        let version = now.version;
        drop(now);
        match sequel {
            Some(sequel) => sequel.apply(self, live, version + 1),
            None => live.publish(version),
        }
    }
}

/// What a submission changes at the table itself.
struct Change {
    entries: Vec<Entry>,
    seats: Vec<NewSeat>,
    by: Option<PersonId>,
    options: Option<TableOptions>,
    over: bool,
}

impl Change {
    fn of(submission: &Submission) -> Change {
        let options = submission.options.as_deref().and_then(|options| serde_json::from_str(options).ok());
        Change {
            entries: submission.entries.clone(),
            seats: submission.seats.clone(),
            by: submission.by,
            options,
            over: submission.status == Some(Status::Over),
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
            held.salt = new.salt;
        }
    }
}

/// The seats of a new table. Whoever opens it adds to chance on the first of their seats.
fn seats(opening: &Opening, person: &Person, people: &[String], salt: Option<Salt>) -> Vec<NewSeat> {
    let mut salt = salt;
    let seat = |(at, sitting): (usize, &Sitting)| match sitting {
        Sitting::Me(name) => NewSeat::person(Seat::new(at), person.id, name).salted(salt.take()),
        Sitting::Bot(robot) => NewSeat::bot(Seat::new(at), robot.to_string(), robot_name(robot, at, people)),
        Sitting::Entrant(Ok(entrant), name) => NewSeat::person(Seat::new(at), *entrant, name),
        Sitting::Entrant(Err(robot), name) => NewSeat::bot(Seat::new(at), robot.to_string(), name),
        Sitting::Open => NewSeat::open(Seat::new(at)),
    };
    opening.seats.iter().enumerate().map(seat).collect()
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

/// The bot that goes on at a seat somebody leaves; nobody if the seat is free then.
fn successor(new: &NewSeat) -> Option<Sitter> {
    (new.holder != Holder::Open).then(|| new.sitter())
}

/// Who sits there once these seats have changed hands.
fn sitters(now: &Now, changed: &[NewSeat]) -> Vec<Sitter> {
    let sitter = |held: &SeatHeld| {
        let new = changed.iter().find(|new| new.seat == held.seat);
        new.map_or_else(|| held.sitter(), NewSeat::sitter)
    };
    now.seats.iter().map(sitter).collect()
}

fn is_full(now: &Now) -> bool {
    now.status == Status::Open && now.seats.iter().all(|held| held.holder != Holder::Open)
}

pub(super) fn options_text(options: &TableOptions) -> String {
    serde_json::to_string(options).unwrap_or_else(|_| "{}".to_owned())
}
