//! The site that compose describes, started from processes: a database, three servers with the same options, and something in front.

use crate::common::served::Served;
use crate::common::{run, scratch, succeeds};
use crate::files::server_options;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// Starts a server as compose does, but on a spare port of this machine and with this database.
fn start(database: &str) -> Served {
    let mut options = server_options();
    for (name, value) in [("--database", database), ("--metrics", "127.0.0.1:0")] {
        let at = options.iter().position(|option| option == name).unwrap_or_else(|| panic!("compose sets {name}"));
        options[at + 1] = value.to_owned();
    }
    let mut arguments = vec!["serve", "--bind", "127.0.0.1:0"];
    arguments.extend(options.iter().map(String::as_str));
    Served::start(&arguments, "off")
}

/// Passes each connection on to the next server that takes it, as a proxy would.
fn front(servers: &Arc<Mutex<Vec<SocketAddr>>>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").expect("there is a free port");
    let address = listener.local_addr().expect("it has an address");
    let (servers, next) = (Arc::clone(servers), AtomicUsize::new(0));
    std::thread::spawn(move || {
        for near in listener.incoming().flatten() {
            let servers = servers.lock().expect("nobody panics with it").clone();
            let from = next.fetch_add(1, Ordering::Relaxed);
            let far =
                (0..servers.len()).find_map(|step| TcpStream::connect(servers[(from + step) % servers.len()]).ok());
            let Some(far) = far else { continue };
            let (near_again, far_again) = (near.try_clone().expect("a socket"), far.try_clone().expect("a socket"));
            std::thread::spawn(move || pass(near, far));
            std::thread::spawn(move || pass(far_again, near_again));
        }
    });
    address
}

fn pass(mut from: TcpStream, mut to: TcpStream) {
    // Whoever hangs up ends both.
    let _ = std::io::copy(&mut from, &mut to);
    let _ = to.shutdown(std::net::Shutdown::Both);
}

/// A request as the proxy of the site would pass it on.
fn ask(front: SocketAddr, method: &str, path: &str, cookie: &str, form: &str) -> String {
    let mut stream = TcpStream::connect(front).expect("it listens");
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: games.example\r\nOrigin: https://games.example\r\nCookie: {cookie}\r\nConnection: close\r\n\
         Accept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        form.len()
    );
    stream.write_all(request.as_bytes()).expect("it takes the request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

fn header<'a>(answer: &'a str, name: &str) -> &'a str {
    answer.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_else(|| panic!("no {name} in {answer}")).trim()
}

fn json(answer: &str) -> serde_json::Value {
    let body = answer.split_once("\r\n\r\n").expect("an answer has a body").1;
    let body = &body[body.find('{').unwrap_or_default()..=body.rfind('}').unwrap_or_default()];
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

pub fn outlives_a_server() {
    let database = spare_postgres::server().fresh();
    let mut servers: Vec<Served> = (0..3).map(|_| start(&database)).collect();
    assert!(servers[0].said.iter().all(|line| !line.contains("crownlands@")), "{:?}", servers[0].said);
    let known = Arc::new(Mutex::new(servers.iter().map(|served| served.address).collect::<Vec<_>>()));
    let front = front(&known);
    let form = "game=two-heirs&players=2&seat-a=here&seat-b=here&speed=instant";
    let opened = ask(front, "POST", "/tables", "", form);
    assert!(opened.starts_with("HTTP/1.1 200"), "{opened}");
    let cookie = header(&opened, "set-cookie: crownlands=").split(';').next().expect("a cookie");
    let cookie = format!("crownlands={cookie}");
    let table = format!("/t/{}", json(&opened)["table"].as_str().expect("a table"));
    let mut seen = 0;
    for step in 0..12 {
        if step == 6 {
            servers.remove(0).kill();
        }
        let mut moved = false;
        for seat in ["a", "b"] {
            let cookies = format!("{cookie}; hand={seat}");
            let state = json(&ask(front, "GET", &table, &cookies, ""));
            let version = state["version"].as_u64().expect("a version");
            assert!(version >= seen, "{state}");
            seen = version;
            if state["seat"] != seat {
                continue;
            }
            let act = state["offers"][0].as_str().expect("an offer").replace(' ', "+");
            let form = format!("seat={seat}&version={version}&key=k{step}&act={act}");
            let done = ask(front, "POST", &format!("{table}/act"), &cookies, &form);
            assert!(done.starts_with("HTTP/1.1 200"), "{done}");
            seen = json(&done)["done"].as_u64().expect("a version");
            moved = true;
            break;
        }
        assert!(moved, "somebody must decide");
    }
    let stats: serde_json::Value =
        serde_json::from_str(&succeeds(&["admin", "--database", &database, "stats", "--json"])).expect("JSON");
    assert_eq!(stats["entries"].as_u64(), Some(seen));
    back_and_forth(&database, servers);
}

/// A backup while the site is up, then the whole house moves into a file and back.
fn back_and_forth(database: &str, servers: Vec<Served>) {
    let (copy, file) = (scratch("site-backup.sqlite"), scratch("site.sqlite"));
    let (copy, file) = (copy.display().to_string(), format!("sqlite://{}", file.display()));
    assert!(succeeds(&["admin", "--database", database, "backup", &copy]).contains("tables: 1"));
    succeeds(&["admin", "check", &copy]);
    let served = run(&["admin", "--database", database, "migrate", &file], "");
    assert!(!served.status.success(), "servers have it");
    for served in servers {
        assert!(served.stop().1, "it ends well");
    }
    let moved = succeeds(&["admin", "--database", database, "migrate", &file, "--why", "the drill"]);
    assert!(moved.contains("log"), "{moved}");
    let fresh = spare_postgres::server().fresh();
    succeeds(&["admin", "--database", &file, "migrate", &fresh]);
    succeeds(&["admin", "--database", &fresh, "check"]);
    let elsewhere = spare_postgres::server().fresh();
    succeeds(&["admin", "--database", &elsewhere, "restore", &copy, "--why", "the drill"]);
    assert!(succeeds(&["admin", "--database", &elsewhere, "log"]).contains("restore"));
    let next = start(&fresh);
    assert!(next.stop().1, "it starts where everything has moved to");
}
