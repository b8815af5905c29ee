//! A server in a process of its own.

use crate::titles;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::Duration;
use web::{BotOptions, Limits, NoticeOptions, Rate, ServeOptions, WallClock};

/// Makes this program a server: where it listens, and its database.
const ORDERS: &str = "CROWNLANDS_TEST_NODE";

/// What the process is told when it is to be a server.
pub fn orders() -> Option<String> {
    std::env::var(ORDERS).ok()
}

/// Serves until the process ends.
pub fn serve(orders: String) -> ExitCode {
    let (bind, rest) = orders.split_once(' ').expect("an address and a database");
    let (database, limits) = match rest.split_once(' ') {
        Some((database, guests)) => {
            let burst = guests.parse().expect("so many guests");
            (database, Limits { guests: Rate { per_second: 0.001, burst }, ..Limits::none() })
        }
        None => (rest, Limits::none()),
    };
    let clock = WallClock::default();
    follow_clock(clock.clone());
    let options = ServeOptions {
        bind: bind.parse().expect("an address"),
        ports: 0,
        database: database.to_owned(),
        games: titles::shelf(),
        limits,
        clock,
        bots: BotOptions { threads: 1, ..BotOptions::default() },
        // Whoever is called waits on this machine.
        notices: NoticeOptions { inner: true, ..NoticeOptions::default() },
        ..ServeOptions::default()
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let served = runtime.expect("a runtime").block_on(async {
        let serving = web::serve(options).await?;
        println!("listening");
        serving.finished().await
    });
    match served {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Sets the clock of this machine, as far as the server sees it, by so many seconds for each line that is read.
fn follow_clock(clock: WallClock) {
    std::thread::spawn(move || {
        for line in std::io::stdin().lines().map_while(Result::ok) {
            let seconds: i64 = line.parse().expect("so many seconds");
            let span = Duration::from_secs(seconds.unsigned_abs());
            if seconds < 0 { clock.back(span) } else { clock.forward(span) }
        }
    });
}

/// A server that can be killed, paused and started again at the same address.
pub struct Node {
    port: u16,
    database: String,
    child: Option<Child>,
}

impl Node {
    /// Starts a server at a spare port.
    pub fn start(database: &str) -> Node {
        let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
        let port = listener.local_addr().expect("it has an address").port();
        drop(listener);
        let mut node = Node { port, database: database.to_owned(), child: None };
        assert!(node.begin(), "the server starts");
        node
    }

    /// Starts it again after it has ended; whether it did.
    pub fn begin(&mut self) -> bool {
        assert!(self.child.is_none(), "it runs already");
        let mut child = Command::new(std::env::current_exe().expect("a test knows its program"))
            .env(ORDERS, format!("127.0.0.1:{} {}", self.port, self.database))
            .env("RUST_LOG", "off")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(child.stdout.take().expect("the output is piped")).lines();
        let listens = lines.map_while(Result::ok).any(|line| line == "listening");
        if listens {
            self.child = Some(child);
        } else {
            child.wait().expect("it has ended");
        }
        listens
    }

    /// The port at which it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where it listens.
    pub fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Kills it without warning.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            child.kill().expect("it can be killed");
            child.wait().expect("it is gone");
        }
    }

    /// Lets it hang, or go on.
    pub fn pause(&self, paused: bool) {
        self.signal(if paused { "-STOP" } else { "-CONT" });
    }

    /// Sets its clock forward, or back, by so many seconds.
    pub fn set_clock(&mut self, seconds: i64) {
        if let Some(orders) = self.child.as_mut().and_then(|child| child.stdin.as_mut()) {
            writeln!(orders, "{seconds}").and_then(|()| orders.flush()).expect("the server reads");
        }
    }

    /// Asks it to end, and waits; whether it ended well.
    pub fn stop(&mut self) -> bool {
        self.signal("-TERM");
        self.child.take().is_some_and(|mut child| child.wait().is_ok_and(|status| status.success()))
    }

    fn signal(&self, signal: &str) {
        if let Some(child) = &self.child {
            let sent = Command::new("kill").args([signal, &child.id().to_string()]).status();
            assert!(sent.is_ok_and(|status| status.success()), "the server can be sent {signal}");
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
