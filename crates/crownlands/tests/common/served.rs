//! The server as an operator runs it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};

/// A running server, ended at the latest when this is dropped.
pub struct Served {
    child: Child,
    /// What it said when it started.
    pub said: Vec<String>,
    /// Where it listens on this machine.
    pub address: SocketAddr,
}

impl Served {
    /// Starts the server with these arguments and this wish for its log.
    pub fn start(args: &[&str], log: &str) -> Served {
        let mut child = Command::new(env!("CARGO_BIN_EXE_crownlands"))
            .args(args)
            .env("LANG", "en")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("RUST_LOG", log)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary starts");
        let mut said = Vec::new();
        for line in BufReader::new(child.stdout.as_mut().expect("output is piped")).lines() {
            said.push(line.expect("text"));
            if said.last().is_some_and(|line| line.starts_with("Games are kept in")) {
                break;
            }
        }
        let served = said.iter().find_map(|line| line.strip_prefix("Crownlands is served at http://"));
        let address = served.and_then(|rest| rest.split('/').next()).and_then(|address| address.parse().ok());
        Served { address: address.unwrap_or_else(|| panic!("it does not say where it listens: {said:?}")), child, said }
    }

    /// The answer to a request, head and body.
    pub fn get(&self, path: &str) -> String {
        self.get_in(path, "en")
    }

    /// The answer to somebody who reads this language.
    pub fn get_in(&self, path: &str, lang: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {}\r\nAccept-Language: {lang}\r\nConnection: close\r\n\r\n",
            self.address
        );
        stream.write_all(request.as_bytes()).expect("it takes the request");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to end; what it wrote to its log, and whether it ended well.
    pub fn stop(mut self) -> (String, bool) {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(asked.is_ok_and(|status| status.success()), "it can be asked to end");
        let mut log = String::new();
        self.child.stderr.as_mut().expect("the log is piped").read_to_string(&mut log).expect("text");
        let ended = self.child.wait().expect("it ends").success();
        (log, ended)
    }

    /// Kills it without a word.
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // One that has ended cannot be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
