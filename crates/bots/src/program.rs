//! Anybody's program as a player: line-delimited JSON over standard input and output. The protocol is told in
//! `docs/bot-protocol.md`. The program receives views, never a state.
//!
//! A program is not trusted with anything but its move. What it says without being asked is dropped, what it says at too great
//! length ends it, and it is fed and read by threads of its own, so that whoever asks waits no longer than they are ready to. It
//! runs in a process group of its own, which is killed as a whole.

use crate::process::{self, Kept};
use crate::protocol::{
    Answer, Company, Edition, Ended, Hello, NEWEST_PROTOCOL, PROTOCOL, Question, Speaks, Tell, Terms, Told, english,
    heard, said,
};
use crate::{Bot, Seen};
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::{Dictionary, Event, Game, Outcome, Seat, Viewer};

/// The longest line a program may write, in bytes. The longest action is a few hundred.
pub const LONGEST_LINE: usize = 16 * 1024;

/// How much a program may write between an answer and the next question, in bytes.
pub const MOST_UNASKED: usize = 64 * 1024;

/// How many events are kept for a program that is not asked; the oldest are forgotten.
const MOST_EVENTS: usize = 400;

/// How many lines may wait for a program that does not read.
const UNREAD: usize = 8;

/// How long a program may take to end after it was told good-bye.
const FAREWELL: Duration = Duration::from_millis(200);

/// How long a program is watched when it is tried out.
const TRIAL: Duration = Duration::from_millis(300);

/// What is wrong with a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProgramFault {
    /// Its command is empty or cannot be run.
    CannotStart(String),
    /// It ended although nobody had said good-bye.
    Ended,
    /// It was told to end.
    Killed,
    /// It did not answer in time.
    Silent(Duration),
    /// It does not read what it is told.
    Deaf,
    /// It wrote a line that does not end.
    Endless,
    /// It talks without being asked.
    Chatters,
    /// What it said is no answer.
    Unreadable {
        /// What it said.
        line: String,
        /// What is wrong with it.
        why: String,
    },
    /// It did something that was not offered.
    NotOffered {
        /// What it did.
        act: String,
        /// Where.
        seat: Seat,
    },
    /// It did not say which.
    NoChoice,
    /// There is no offer with this number.
    NoSuchOffer {
        /// The number.
        index: usize,
        /// How many there are.
        offers: usize,
    },
    /// What it should be told cannot be written.
    Untold(String),
}

impl fmt::Display for ProgramFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramFault::CannotStart(why) => write!(f, "it cannot be started: {why}"),
            ProgramFault::Ended => f.write_str("it has ended"),
            ProgramFault::Killed => f.write_str("it was told to end"),
            ProgramFault::Silent(patience) => write!(f, "no answer within {} ms", patience.as_millis()),
            ProgramFault::Deaf => f.write_str("it does not read what it is told"),
            ProgramFault::Endless => write!(f, "it wrote a line longer than {LONGEST_LINE} bytes"),
            ProgramFault::Chatters => write!(f, "it wrote more than {MOST_UNASKED} bytes without being asked"),
            ProgramFault::Unreadable { line, why } => write!(f, "`{line}` is no answer: {why}"),
            ProgramFault::NotOffered { act, seat } => {
                write!(f, "`{act}` was not offered to {}", Viewer::Seat(*seat))
            }
            ProgramFault::NoChoice => f.write_str("its answer holds neither `act` nor `index`"),
            ProgramFault::NoSuchOffer { index, offers } => {
                write!(f, "it took offer {index} of {offers}, counted from 0")
            }
            ProgramFault::Untold(why) => write!(f, "it cannot be told what to decide: {why}"),
        }
    }
}

impl std::error::Error for ProgramFault {}

/// What the program has said, shared between whoever asks and the thread that reads.
#[derive(Debug, Default)]
struct Inbox {
    heard: Mutex<Heard>,
    bell: Condvar,
}

#[derive(Debug, Default)]
struct Heard {
    /// Whether somebody waits for an answer.
    asked: bool,
    answer: Option<String>,
    /// How many bytes came since the last question was answered.
    unasked: usize,
    /// Why nothing more will come.
    over: Option<ProgramFault>,
    /// The version of the protocol it has asked for.
    speaks: Option<u32>,
}

impl Inbox {
    fn heard(&self) -> MutexGuard<'_, Heard> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A question is about to be put: what was said until now is forgotten.
    fn ask(&self) -> Result<(), ProgramFault> {
        let mut heard = self.heard();
        if let Some(why) = &heard.over {
            return Err(why.clone());
        }
        *heard = Heard { asked: true, speaks: heard.speaks, ..Heard::default() };
        Ok(())
    }

    /// The program said a line. An error ends it.
    fn line(&self, line: &[u8]) -> Result<(), ProgramFault> {
        let mut heard = self.heard();
        // Only before its first answer, so that it is known from then on.
        if heard.speaks.is_none()
            && let Ok(Speaks { protocol }) = serde_json::from_slice(line)
        {
            heard.speaks = Some(protocol);
            return Ok(());
        }
        if heard.asked {
            heard.asked = false;
            heard.speaks.get_or_insert(PROTOCOL);
            heard.answer = Some(String::from_utf8_lossy(line).into_owned());
            self.bell.notify_all();
            return Ok(());
        }
        heard.unasked += line.len() + 1;
        if heard.unasked > MOST_UNASKED { Err(ProgramFault::Chatters) } else { Ok(()) }
    }

    /// Nothing more will come.
    fn end(&self, why: ProgramFault) {
        self.heard().over.get_or_insert(why);
        self.bell.notify_all();
    }

    fn wait(&self, patience: Duration) -> Result<String, ProgramFault> {
        let until = Instant::now() + patience;
        let mut heard = self.heard();
        loop {
            if let Some(line) = heard.answer.take() {
                return Ok(line);
            }
            if let Some(why) = &heard.over {
                return Err(why.clone());
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                heard.asked = false;
                return Err(ProgramFault::Silent(patience));
            }
            heard = self.bell.wait_timeout(heard, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

/// Ends a program from elsewhere, also while somebody waits for its answer.
#[derive(Clone, Debug)]
pub struct Leash {
    process: Arc<Kept>,
    inbox: Arc<Inbox>,
}

impl Leash {
    /// Kills the program and everything it has started. Whoever waits for it is told.
    pub fn kill(&self) {
        self.inbox.end(ProgramFault::Killed);
        self.process.kill();
    }
}

/// A running program that plays.
pub struct Program {
    command: String,
    leash: Leash,
    /// Closed when the program is told good-bye.
    input: Option<SyncSender<String>>,
    patience: Duration,
    /// How many games it has been greeted for.
    games: u64,
    /// Whether it was greeted for the game that is on.
    greeted: bool,
    /// Who plays the game that is on, or the next one.
    company: Company,
    terms: Option<Terms>,
    english: Option<Dictionary>,
    /// What it heard since it was asked last.
    events: Vec<Told>,
    /// How the last game ended, for a program that has not been told.
    ended: Option<(Seat, Outcome)>,
    fault: Option<String>,
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the program `{}`", self.command)
    }
}

impl Program {
    /// Starts the program; the command is split at spaces. It must answer each decision within `patience`.
    pub fn start(command: &str, patience: Duration) -> Result<Program, ProgramFault> {
        let (process, input, output) =
            process::start(command).map_err(|error| ProgramFault::CannotStart(error.to_string()))?;
        let leash = Leash { process: Arc::new(process), inbox: Arc::default() };
        let (lines, told) = sync_channel(UNREAD);
        std::thread::spawn(move || feed(input, &told));
        let reading = leash.clone();
        std::thread::spawn(move || {
            let why = listen(output, &reading.inbox).err().unwrap_or(ProgramFault::Ended);
            reading.inbox.end(why);
            reading.process.kill();
        });
        Ok(Program {
            command: command.to_owned(),
            leash,
            input: Some(lines),
            patience,
            games: 0,
            greeted: false,
            company: Company::default(),
            terms: None,
            english: None,
            events: Vec::new(),
            ended: None,
            fault: None,
        })
    }

    /// Tries a program out: it must start, and still be there a moment later.
    pub fn check(command: &str) -> Result<(), ProgramFault> {
        let program = Program::start(command, TRIAL)?;
        match program.leash.inbox.wait(TRIAL) {
            Err(ProgramFault::Silent(_)) | Ok(_) => Ok(()),
            Err(why) => Err(why),
        }
    }

    /// What ends it from elsewhere.
    pub fn leash(&self) -> Leash {
        self.leash.clone()
    }

    fn tell(&self, line: &Tell<'_>) -> Result<(), ProgramFault> {
        let mut text = serde_json::to_string(line).map_err(|error| ProgramFault::Untold(error.to_string()))?;
        text.push('\n');
        let input = self.input.as_ref().ok_or(ProgramFault::Ended)?;
        input.try_send(text).map_err(|refused| match refused {
            TrySendError::Full(_) => ProgramFault::Deaf,
            TrySendError::Disconnected(_) => ProgramFault::Ended,
        })
    }

    /// The command it was started with.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// Whether it plays one game after the other in the same process, and has not failed.
    pub fn can_play_again(&self) -> bool {
        self.fault.is_none() && self.leash.inbox.heard().speaks.is_some_and(|version| version >= NEWEST_PROTOCOL)
    }

    /// The number of the offer the program takes. It is shown what the seat may know, and nothing else; the terms are told at the beginning of a
    /// game, and stay the same for all games of a process.
    pub fn decide(&mut self, terms: &dyn Fn() -> Terms, question: &Question) -> Result<usize, ProgramFault> {
        let milliseconds = u64::try_from(self.patience.as_millis()).unwrap_or(u64::MAX);
        self.greet(terms, question.seat, milliseconds)?;
        self.leash.inbox.ask()?;
        let Question { seat, view, offers, decision, prompt, labels, events } = question;
        let number = self.games;
        self.tell(&Tell::Decide { number, seat: *seat, view, offers, decision, prompt, labels, events, milliseconds })?;
        let line = self.leash.inbox.wait(self.patience)?;
        let answer: Answer = serde_json::from_str(&line).map_err(|error| ProgramFault::Unreadable {
            line: line.chars().take(200).collect(),
            why: error.to_string(),
        })?;
        match answer {
            Answer { act: Some(act), .. } => {
                let chosen = offers.iter().position(|offer| *offer == act);
                chosen.ok_or(ProgramFault::NotOffered { act, seat: *seat })
            }
            Answer { index: Some(index), .. } if index < offers.len() => Ok(index),
            Answer { index: Some(index), .. } => Err(ProgramFault::NoSuchOffer { index, offers: offers.len() }),
            Answer { act: None, index: None } => Err(ProgramFault::NoChoice),
        }
    }

    /// Who plays the next game: it is told with the hello.
    pub fn meet(&mut self, company: Company) {
        self.company = company;
    }

    /// Says hello at the beginning of a game.
    fn greet(&mut self, terms: &dyn Fn() -> Terms, seat: Seat, milliseconds: u64) -> Result<(), ProgramFault> {
        if self.greeted {
            return Ok(());
        }
        self.games += 1;
        let terms = self.terms.take().unwrap_or_else(terms);
        let Terms { setup, edition, facts } = &terms;
        self.tell(&Tell::Hello(Hello {
            protocol: PROTOCOL,
            newest: NEWEST_PROTOCOL,
            number: self.games,
            game: &setup.game,
            players: setup.players,
            seat,
            options: &setup.options,
            rules_version: setup.rules_version,
            edition: Edition { id: &edition.id, hash: &edition.hash, facts },
            names: &self.company.names,
            seed: self.company.seed,
            milliseconds,
        }))?;
        self.greeted = true;
        self.terms = Some(terms);
        Ok(())
    }

    /// Tells it how its game ended; one that speaks the first version hears it with its good-bye.
    pub fn end_game(&mut self, seat: Seat, outcome: &Outcome) {
        if !self.greeted {
            return;
        }
        self.events.clear();
        if self.can_play_again() {
            // One that does not hear it fails at its next question.
            let _ = self.tell(&Tell::End(Ended::new(self.games, seat, outcome)));
            self.greeted = false;
        } else {
            self.ended = Some((seat, outcome.clone()));
        }
    }

    fn ask<G: Game>(&mut self, seen: &Seen<'_, G>) -> Result<usize, ProgramFault> {
        if self.english.is_none() {
            self.english = english::<G>();
        }
        let words = self.english.as_ref();
        let prompt = seen.game.prompt(seen.view);
        let question = Question {
            seat: seen.seat,
            view: seen.game.plain_view(seen.view),
            offers: seen.offers.iter().map(|offer| seen.game.write_action(offer)).collect(),
            decision: prompt.key.to_string(),
            prompt: said(words, &prompt),
            labels: seen.offers.iter().map(|offer| said(words, &seen.game.label(seen.view, offer))).collect(),
            events: std::mem::take(&mut self.events),
        };
        self.decide(&|| Terms::new(G::about(), seen.game.setup(), seen.game.edition()), &question)
    }
}

/// Writes every line; ends when nobody sends any more, or the program is gone.
fn feed(mut input: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if input.write_all(line.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

/// Reads line by line, none longer than allowed, until the program ends.
fn listen(output: ChildStdout, inbox: &Inbox) -> Result<(), ProgramFault> {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        let longest = LONGEST_LINE as u64 + 1;
        match output.by_ref().take(longest).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return Ok(()),
            Ok(_) if line.last() == Some(&b'\n') => {
                line.pop();
                inbox.line(&line)?;
            }
            Ok(_) if line.len() > LONGEST_LINE => return Err(ProgramFault::Endless),
            // The last line of a program that ends without ending its line.
            Ok(_) => inbox.line(&line)?,
        }
    }
}

impl<G: Game> Bot<G> for Program {
    /// Asks the program. After its first fault it is not asked any more and takes the first offer.
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        if self.fault.is_some() {
            return 0;
        }
        self.ask(seen).unwrap_or_else(|why| {
            self.fault = Some(format!("the program `{}` failed: {why}", self.command));
            0
        })
    }

    fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    fn meet(&mut self, company: Company) {
        Program::meet(self, company);
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, seat: Seat, events: &[Event]) {
        if self.english.is_none() {
            self.english = english::<G>();
        }
        self.events.extend(heard(self.english.as_ref(), seat, events));
        let surplus = self.events.len().saturating_sub(MOST_EVENTS);
        self.events.drain(..surplus);
    }

    fn end(&mut self, seat: Seat, outcome: &Outcome) {
        self.end_game(seat, outcome);
    }
}

impl Drop for Program {
    /// Says good-bye to whoever was greeted, closes its input, waits a moment, and kills what is left of it.
    fn drop(&mut self) {
        // One that was never greeted needs no good-bye; one that is deaf or gone does not hear it.
        if self.games > 0 {
            let ended = self.ended.take();
            let ended = ended.as_ref().map(|(seat, outcome)| Ended::new(self.games, *seat, outcome));
            let _ = self.tell(&Tell::Bye { ended });
        }
        self.input = None;
        self.leash.process.end(FAREWELL);
    }
}
