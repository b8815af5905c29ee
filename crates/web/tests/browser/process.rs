//! Programs that the tests start, and what these start in turn.

use rustix::process::{Pid, Signal, kill_process_group};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// A program with everything it has started: all of it is gone when this is dropped, also by a test that fails.
#[derive(Debug)]
pub struct Family(Child);

impl Family {
    pub fn start(command: &mut Command) -> Family {
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).process_group(0).spawn();
        Family(child.unwrap_or_else(|error| panic!("{command:?} does not start: {error}")))
    }
}

impl Drop for Family {
    fn drop(&mut self) {
        // What has ended by itself needs no end.
        let _ = kill_process_group(Pid::from_child(&self.0), Signal::KILL);
        let _ = self.0.wait();
    }
}
