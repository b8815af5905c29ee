//! A PostgreSQL server of its own, for tests: in a folder of its own, on a spare port, gone when whoever started it is gone, however
//! that ends.
//!
//! It can have a [standby](Server::standby) that takes over when it is gone, and a [slow disk](Server::slow_down).
//!
//! It needs the programs of PostgreSQL 14 or newer (`initdb`, `postgres`, `createdb`, `pg_basebackup`, `psql`), which Debian's package `postgresql` brings. Where they
//! are missing [`missing`] says so in a sentence, and tests that need them are ignored with it. A server does not run as root; started by
//! root it runs as `postgres` or `nobody`.
//!
//! ```no_run
//! match spare_postgres::missing() {
//!     None => println!("an empty database at {}", spare_postgres::server().fresh()),
//!     Some(why) => println!("not tried: {why}"),
//! }
//! ```
#![forbid(unsafe_code)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What the shell does that watches over the server: it starts and ends it on demand, and when its input ends it ends the server and
/// removes the folder. That happens also when the process that started it is killed.
const WATCH: &str = r#"
trap '' INT TERM HUP
start() { "$1/postgres" -D "$2/data" -p "$3" -k "$2" -c listen_addresses=127.0.0.1 -c fsync="$4" -c max_connections=300 \
    -c shared_buffers=32MB -c max_wal_senders=10 -c wal_keep_size=64MB -c wal_retrieve_retry_interval=100ms -c log_min_messages=fatal \
    >>"$2/log" 2>&1 & server=$!; }
start "$@"
while read -r order; do
    case "$order" in
        crash) kill -QUIT "$server"; wait "$server" ;;
        pause) kill -STOP "$server"; pkill -STOP -P "$server" ;;
        resume) pkill -CONT -P "$server"; kill -CONT "$server" ;;
        start) start "$@" ;;
    esac
    echo done
done
kill -CONT "$server" 2>/dev/null
kill -QUIT "$server" 2>/dev/null
wait "$server"
rm -rf "$2"
"#;

/// The programs it is made of.
const NEEDED: [&str; 5] = ["initdb", "postgres", "createdb", "pg_basebackup", "psql"];

/// Why there can be no server here; `None` if there can.
pub fn missing() -> Option<&'static str> {
    PROGRAMS.as_ref().err().map(String::as_str)
}

/// The folder with the programs.
static PROGRAMS: LazyLock<Result<PathBuf, String>> = LazyLock::new(|| {
    let installed = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = installed.map(|version| version.path().join("bin")).collect();
    // The newest first, by its number and not by its letters.
    let number = |folder: &PathBuf| {
        folder
            .parent()
            .and_then(Path::file_name)
            .and_then(|name| name.to_str()?.parse::<u32>().ok())
            .unwrap_or_default()
    };
    folders.sort_by_key(|folder| std::cmp::Reverse(number(folder)));
    folders.extend(std::env::var_os("PATH").iter().flat_map(std::env::split_paths));
    let whole = |folder: &PathBuf| NEEDED.iter().all(|name| folder.join(name).is_file());
    let why = "PostgreSQL is not installed (Debian: apt-get install postgresql)";
    folders.into_iter().find(whole).ok_or_else(|| why.to_owned())
});

/// A server, ended when it is dropped.
#[derive(Debug)]
pub struct Server {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
    user: Option<User>,
    durable: bool,
    watch: Mutex<Watch>,
}

#[derive(Debug)]
struct Watch {
    child: Child,
    orders: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

/// Somebody who is not root.
#[derive(Clone, Copy, Debug)]
struct User {
    uid: u32,
    gid: u32,
}

/// The server of this test program, started when it is first asked for.
pub fn server() -> &'static Server {
    static SERVER: LazyLock<Server> = LazyLock::new(|| Server::start(false));
    &SERVER
}

impl Server {
    /// Starts a server; one that is `durable` waits for the disk at each commit. Panics with the reason if that fails.
    pub fn start(durable: bool) -> Server {
        let (programs, user) = (PROGRAMS.clone().unwrap_or_else(|why| panic!("{why}")), user());
        let folder = fresh_folder(user);
        let made = command(&programs.join("initdb"), user)
            .args(["-A", "trust", "-U", "crownlands", "-E", "UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(folder.join("data"))
            .current_dir(&folder)
            .output()
            .expect("initdb starts");
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        Server::watched(programs, folder, user, durable)
    }

    /// Another server with everything this one has, which follows it from now on: each commit waits until the other has it, too, so
    /// that [nothing is lost](Server::fail_over) when this one is.
    pub fn standby(&self) -> Server {
        let folder = fresh_folder(self.user);
        let made = command(&self.programs.join("pg_basebackup"), self.user)
            .args(["-U", "crownlands", "-h", "127.0.0.1", "-p", &self.port.to_string(), "-c", "fast", "-R", "-N", "-D"])
            .arg(folder.join("data"))
            .current_dir(&folder)
            .output()
            .expect("pg_basebackup starts");
        assert!(made.status.success(), "pg_basebackup: {}", String::from_utf8_lossy(&made.stderr));
        let standby = Server::watched(self.programs.clone(), folder, self.user, self.durable);
        self.ask("ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.ask("SELECT pg_reload_conf()");
        self.wait_for("SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'", "1");
        standby
    }

    /// Ends this server for good, as a machine that burns down would, and lets its standby take over; returns when that answers.
    pub fn fail_over(self, standby: &Server) {
        self.order("crash");
        standby.ask("SELECT pg_promote()");
        standby.wait_for("SELECT pg_is_in_recovery()", "f");
    }

    /// Lets every commit wait for the disk for so much longer, at most 100 ms; nothing for a server that does not wait for its disk.
    pub fn slow_down(&self, by: Duration) {
        let delay = by.as_micros().min(100_000);
        self.ask(&format!("ALTER SYSTEM SET commit_delay = {delay}"));
        self.ask("ALTER SYSTEM SET commit_siblings = 0");
        self.ask("SELECT pg_reload_conf()");
    }

    /// Asks it something, as its owner; the answer as text.
    fn ask(&self, statement: &str) -> String {
        let asked = command(&self.programs.join("psql"), self.user)
            .args(["-U", "crownlands", "-h", "127.0.0.1", "-p", &self.port.to_string()])
            .args(["-X", "-t", "-A", "-d", "postgres", "-c", statement])
            .env("PGCONNECT_TIMEOUT", "30")
            .current_dir(&self.folder)
            .output()
            .expect("psql starts");
        assert!(asked.status.success(), "{statement}: {}", String::from_utf8_lossy(&asked.stderr));
        String::from_utf8_lossy(&asked.stdout).trim().to_owned()
    }

    /// Asks until this is the answer.
    fn wait_for(&self, statement: &str, wanted: &str) {
        let begun = Instant::now();
        while self.ask(statement) != wanted {
            assert!(begun.elapsed() < Duration::from_secs(60), "{statement} is never {wanted}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Starts what lies in the folder, with a shell that watches over it.
    fn watched(programs: PathBuf, folder: PathBuf, user: Option<User>, durable: bool) -> Server {
        let port = spare_port();
        let mut child = command(Path::new("sh"), user)
            .args(["-c", WATCH, "sh"])
            .args([&programs, &folder])
            .args([port.to_string().as_str(), if durable { "on" } else { "off" }])
            .current_dir(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell starts");
        let orders = child.stdin.take();
        let answers = BufReader::new(child.stdout.take().expect("the output is piped"));
        let watch = Mutex::new(Watch { child, orders, answers });
        let server = Server { programs, folder, port, user, durable, watch };
        server.wait();
        server
    }

    /// Its port on this machine.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of a fresh, empty database.
    pub fn fresh(&self) -> String {
        self.url(&self.fresh_name())
    }

    /// The name of a fresh, empty database.
    pub fn fresh_name(&self) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("t{}", NEXT.fetch_add(1, Ordering::Relaxed));
        let made = command(&self.programs.join("createdb"), self.user)
            .args(["-U", "crownlands", "-h", "127.0.0.1", "-p", &self.port.to_string(), &name])
            .current_dir(&self.folder)
            .output()
            .expect("createdb starts");
        assert!(made.status.success(), "createdb: {}", String::from_utf8_lossy(&made.stderr));
        name
    }

    /// The address of a database.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://crownlands@127.0.0.1:{}/{database}", self.port)
    }

    /// Ends it at once, as a failing machine would, and starts it again; returns when it answers.
    pub fn restart(&self) {
        self.order("crash");
        self.order("start");
        self.wait();
    }

    /// Lets it hang.
    pub fn pause(&self) {
        self.order("pause");
    }

    /// Lets it go on.
    pub fn resume(&self) {
        self.order("resume");
    }

    fn order(&self, order: &str) {
        let mut watch = self.watch.lock().unwrap_or_else(PoisonError::into_inner);
        let orders = watch.orders.as_mut().expect("the server was not ended");
        writeln!(orders, "{order}").and_then(|()| orders.flush()).expect("the shell listens");
        let mut done = String::new();
        watch.answers.read_line(&mut done).expect("the shell answers");
    }

    /// Waits until it answers queries.
    fn wait(&self) {
        let begun = Instant::now();
        while !self.answers() {
            let log = || std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(begun.elapsed() < Duration::from_secs(60), "PostgreSQL does not start: {}", log());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Whether it lets somebody in: it answers the first message of a connection with `R`, and with `E` as long as it is starting.
    fn answers(&self) -> bool {
        let ask = || -> std::io::Result<u8> {
            let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
            stream.set_read_timeout(Some(Duration::from_secs(2)))?;
            let words = b"user\0crownlands\0database\0postgres\0\0";
            let mut message = u32::to_be_bytes(words.len() as u32 + 8).to_vec();
            message.extend([0, 3, 0, 0]);
            message.extend(words);
            stream.write_all(&message)?;
            let mut first = [0];
            stream.read_exact(&mut first)?;
            Ok(first[0])
        };
        ask().is_ok_and(|first| first == b'R')
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let watch = self.watch.get_mut().unwrap_or_else(PoisonError::into_inner);
        watch.orders = None;
        // The shell ends once the server has; one that does not is not worth waiting for.
        let _ = watch.child.wait();
    }
}

/// A folder of its own, which belongs to whom the server runs as.
fn fresh_folder(user: Option<User>) -> PathBuf {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    let folder = std::env::temp_dir().join(format!("crownlands-postgres-{}-{now}", std::process::id()));
    std::fs::create_dir(&folder).expect("the temporary folder can be written");
    if let Some(user) = user {
        std::os::unix::fs::chown(&folder, Some(user.uid), Some(user.gid)).expect("root gives its own folder away");
    }
    folder
}

fn command(program: &Path, user: Option<User>) -> Command {
    use std::os::unix::process::CommandExt;
    let mut command = Command::new(program);
    if let Some(user) = user {
        command.uid(user.uid).gid(user.gid);
    }
    command
}

/// Whom the server runs as, if this is root.
fn user() -> Option<User> {
    let root = std::fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0);
    if !root {
        return None;
    }
    let people = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
    let known = |name: &str| {
        let fields: Vec<&str> =
            people.lines().map(|line| line.split(':').collect()).find(|fields: &Vec<&str>| fields[0] == name)?;
        Some(User { uid: fields.get(2)?.parse().ok()?, gid: fields.get(3)?.parse().ok()? })
    };
    ["postgres", "nobody"].into_iter().find_map(known)
}

fn spare_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    listener.local_addr().expect("it has an address").port()
}
