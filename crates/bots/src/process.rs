//! Processes of programs: each leads a group of its own, so that it is killed with everything it has started, and carries a mark by
//! which a later server finds what an earlier one, itself killed, has left behind.

use std::io;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The variable that names the process which has started a program.
const MARK: &str = "CROWNLANDS_STARTED_BY";

/// A process that is killed with its whole group, at the latest when this is dropped.
#[derive(Debug)]
pub(crate) struct Kept(Mutex<Option<Child>>);

/// Starts a command, split at spaces.
pub(crate) fn start(command: &str) -> io::Result<(Kept, ChildStdin, ChildStdout)> {
    let mut words = command.split_whitespace();
    let program = words.next().ok_or_else(|| io::Error::other("it has no name"))?;
    let mut command = Command::new(program);
    command.args(words).env(MARK, myself()).stdin(Stdio::piped()).stdout(Stdio::piped());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    let mut child = command.spawn()?;
    let ends = (child.stdin.take(), child.stdout.take());
    let kept = Kept(Mutex::new(Some(child)));
    match ends {
        (Some(input), Some(output)) => Ok((kept, input, output)),
        _ => Err(io::Error::other("its input and output cannot be reached")),
    }
}

impl Kept {
    fn child(&self) -> MutexGuard<'_, Option<Child>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Kills the group. Its number cannot belong to anybody else meanwhile: the leader is not buried before [`Kept::end`].
    pub(crate) fn kill(&self) {
        if let Some(child) = self.child().as_mut() {
            kill_group(child);
        }
    }

    /// Waits until the leader ends by itself, kills what is left of the group, and buries the leader.
    pub(crate) fn end(&self, patience: Duration) {
        let until = Instant::now() + patience;
        while Instant::now() < until && self.child().as_ref().is_some_and(|child| !has_ended(child)) {
            std::thread::sleep(Duration::from_millis(5));
        }
        if let Some(mut child) = self.child().take() {
            kill_group(&mut child);
            // It was killed, so this does not take long; there is nobody to tell if it fails.
            let _ = child.wait();
        }
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        self.end(Duration::ZERO);
    }
}

#[cfg(unix)]
fn kill_group(child: &mut Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    // A group that is gone needs no killing.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
}

#[cfg(not(unix))]
fn kill_group(child: &mut Child) {
    let _ = child.kill();
}

/// Whether the process has ended; it is not buried by asking.
#[cfg(unix)]
fn has_ended(child: &Child) -> bool {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    !matches!(waitid(WaitId::Pid(Pid::from_child(child)), options), Ok(None))
}

#[cfg(not(unix))]
fn has_ended(_: &Child) -> bool {
    false
}

/// This process, in a way that no later process is mistaken for it: its number and the moment it began.
fn myself() -> String {
    let id = std::process::id();
    format!("{id}:{}", began(id).unwrap_or_default())
}

/// When a process began, in ticks since the machine did; `None` if there is no such process, or the system does not tell.
fn began(id: u32) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name of the program stands in brackets and may hold anything; the 20th field after it is the moment.
    stat.rsplit_once(')')?.1.split_whitespace().nth(19)?.parse().ok()
}

/// Kills programs whose starter is gone: a server that was itself killed cannot see to its programs, and one of them that never
/// reads does not notice. Says how many were found. Works where the system tells about processes under `/proc`, and for those of the
/// same user.
pub fn reap_orphans() -> usize {
    let Ok(processes) = std::fs::read_dir("/proc") else { return 0 };
    let ids = processes.flatten().filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    ids.filter(|id| is_orphan(*id) && kill_one(*id)).count()
}

fn is_orphan(id: u32) -> bool {
    let Ok(environment) = std::fs::read(format!("/proc/{id}/environ")) else { return false };
    let mark = environment.split(|byte| *byte == 0).find_map(|pair| {
        let pair = std::str::from_utf8(pair).ok()?;
        pair.strip_prefix(MARK)?.strip_prefix('=')
    });
    let Some((starter, moment)) = mark.and_then(|mark| mark.split_once(':')) else { return false };
    match (starter.parse(), moment.parse::<u64>()) {
        (Ok(starter), Ok(moment)) => began(starter) != Some(moment),
        _ => false,
    }
}

#[cfg(unix)]
fn kill_one(id: u32) -> bool {
    use rustix::process::{Pid, Signal, kill_process};
    let id = i32::try_from(id).ok().and_then(Pid::from_raw);
    id.is_some_and(|id| kill_process(id, Signal::KILL).is_ok())
}

#[cfg(not(unix))]
fn kill_one(_: u32) -> bool {
    false
}
