//! Anybody's program as a player: line-delimited JSON over standard input and output. The protocol is told in
//! `docs/bot-protocol.md`. The program receives views, never a state.

use crate::{Bot, Seen};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use table::{Game, Seat, Setup, Viewer};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

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

/// A running program that plays.
pub struct Program {
    command: String,
    child: Child,
    input: ChildStdin,
    lines: Receiver<std::io::Result<String>>,
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
    pub fn start(command: &str, patience: Duration) -> Result<Program, String> {
        let failed = |why: &dyn fmt::Display| format!("the program `{command}` cannot be started: {why}");
        let mut words = command.split_whitespace();
        let program = words.next().ok_or_else(|| failed(&"it has no name"))?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| failed(&error))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(failed(&"its input and output cannot be reached"));
        };
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Program { command: command.to_owned(), child, input, lines, patience, greeted: false, fault: None })
    }

    fn tell(&mut self, line: &Tell<'_>) -> Result<(), String> {
        let mut text = serde_json::to_string(line).map_err(|error| error.to_string())?;
        text.push('\n');
        self.input.write_all(text.as_bytes()).and_then(|()| self.input.flush()).map_err(|error| error.to_string())
    }

    /// The number of the offer the program takes on this seat. It is shown what the seat may know, and nothing else.
    pub fn decide(
        &mut self,
        setup: &Setup,
        seat: Seat,
        view: serde_json::Value,
        offers: &[String],
    ) -> Result<usize, String> {
        if !self.greeted {
            let hello =
                Tell::Hello { protocol: PROTOCOL, game: &setup.game, players: setup.players, options: &setup.options };
            self.tell(&hello)?;
            self.greeted = true;
        }
        let milliseconds = self.patience.as_millis() as u64;
        self.tell(&Tell::Decide { seat, view, offers, milliseconds })?;
        let line = match self.lines.recv_timeout(self.patience) {
            Ok(line) => line.map_err(|error| error.to_string())?,
            Err(RecvTimeoutError::Timeout) => return Err(format!("no answer within {milliseconds} ms")),
            Err(RecvTimeoutError::Disconnected) => return Err("it has ended".to_owned()),
        };
        let answer: Answer = serde_json::from_str(&line).map_err(|error| format!("`{line}` is no answer: {error}"))?;
        offers
            .iter()
            .position(|offer| *offer == answer.act)
            .ok_or_else(|| format!("`{}` was not offered to {}", answer.act, Viewer::Seat(seat)))
    }

    fn ask<G: Game>(&mut self, seen: &Seen<'_, G>) -> Result<usize, String> {
        let offers: Vec<String> = seen.offers.iter().map(|offer| seen.game.write_action(offer)).collect();
        let view = serde_json::to_value(seen.view).map_err(|error| error.to_string())?;
        self.decide(seen.game.setup(), seen.seat, view, &offers)
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
    /// Says good-bye and does not wait for ever.
    fn drop(&mut self) {
        let _ = self.tell(&Tell::Bye);
        for _ in 0..20 {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
