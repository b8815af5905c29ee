//! Anybody's program as a player: line-delimited JSON over standard input and output. The protocol is told in
//! `docs/bot-protocol.md`. The program receives views, never a state.
//!
//! A program is not trusted with anything but its move. What it says without being asked is dropped, what it says at too great
//! length ends it, and it is fed and read by threads of its own, so that whoever asks waits no longer than they are ready to. It
//! runs in a process group of its own, which is killed as a whole.

use crate::process::{self, Kept};
use crate::{Bot, Seen};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use table::{Game, Seat, Setup, Viewer};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// The longest line a program may write, in bytes. The longest action is a few hundred.
pub const LONGEST_LINE: usize = 16 * 1024;

/// How much a program may write between an answer and the next question, in bytes.
pub const MOST_UNASKED: usize = 64 * 1024;

/// How many lines may wait for a program that does not read.
const UNREAD: usize = 8;

/// How long a program may take to end after it was told good-bye.
const FAREWELL: Duration = Duration::from_millis(200);

/// How long a program is watched when it is tried out.
const TRIAL: Duration = Duration::from_millis(300);

/// A line sent to the program.
#[derive(Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Tell<'a> {
    /// The first line.
    Hello { protocol: u32, game: &'a str, players: usize, options: &'a std::collections::BTreeMap<String, String> },
    /// It must decide.
    Decide { seat: Seat, view: serde_json::Value, offers: &'a [String], milliseconds: u64 },
    /// There is nothing more to do.
    Bye,
}

/// A line the program answers with.
#[derive(Debug, Deserialize)]
struct Answer {
    act: String,
}

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
        *heard = Heard { asked: true, ..Heard::default() };
        Ok(())
    }

    /// The program said a line. An error ends it.
    fn line(&self, line: &[u8]) -> Result<(), ProgramFault> {
        let mut heard = self.heard();
        if heard.asked {
            heard.asked = false;
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
    greeted: bool,
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
        let (process, input, output) = process::start(command).map_err(ProgramFault::CannotStart)?;
        let leash = Leash { process: Arc::new(process), inbox: Arc::default() };
        let (lines, told) = sync_channel(UNREAD);
        std::thread::spawn(move || feed(input, &told));
        let reading = leash.clone();
        std::thread::spawn(move || {
            let why = listen(output, &reading.inbox).err().unwrap_or(ProgramFault::Ended);
            reading.inbox.end(why);
            reading.process.kill();
        });
        Ok(Program { command: command.to_owned(), leash, input: Some(lines), patience, greeted: false, fault: None })
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

    /// The number of the offer the program takes on this seat. It is shown what the seat may know, and nothing else.
    pub fn decide(
        &mut self,
        setup: &Setup,
        seat: Seat,
        view: serde_json::Value,
        offers: &[String],
    ) -> Result<usize, ProgramFault> {
        if !self.greeted {
            let hello =
                Tell::Hello { protocol: PROTOCOL, game: &setup.game, players: setup.players, options: &setup.options };
            self.tell(&hello)?;
            self.greeted = true;
        }
        self.leash.inbox.ask()?;
        let milliseconds = u64::try_from(self.patience.as_millis()).unwrap_or(u64::MAX);
        self.tell(&Tell::Decide { seat, view, offers, milliseconds })?;
        let line = self.leash.inbox.wait(self.patience)?;
        let answer: Answer = serde_json::from_str(&line).map_err(|error| ProgramFault::Unreadable {
            line: line.chars().take(200).collect(),
            why: error.to_string(),
        })?;
        let chosen = offers.iter().position(|offer| *offer == answer.act);
        chosen.ok_or(ProgramFault::NotOffered { act: answer.act, seat })
    }

    fn ask<G: Game>(&mut self, seen: &Seen<'_, G>) -> Result<usize, ProgramFault> {
        let offers: Vec<String> = seen.offers.iter().map(|offer| seen.game.write_action(offer)).collect();
        let view = serde_json::to_value(seen.view).map_err(|error| ProgramFault::Untold(error.to_string()))?;
        self.decide(seen.game.setup(), seen.seat, view, &offers)
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
}

impl Drop for Program {
    /// Says good-bye to whoever was greeted, closes its input, waits a moment, and kills what is left of it.
    fn drop(&mut self) {
        // One that was never greeted needs no good-bye; one that is deaf or gone does not hear it.
        if self.greeted {
            let _ = self.tell(&Tell::Bye);
        }
        self.input = None;
        self.leash.process.end(FAREWELL);
    }
}
