//! The server as an operator runs it: what it says, what it logs, and what it leaves behind.
#![cfg(unix)]

mod common;

use common::served::Served;
use common::{fails, scratch};
use std::net::TcpListener;
use std::time::Duration;

fn database(name: &str) -> String {
    let file = scratch(name);
    for suffix in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{suffix}", file.display()));
    }
    format!("sqlite://{}", file.display())
}

#[test]
fn l6_requests_are_logged_plainly_and_for_machines() {
    let database = database("logged.sqlite");
    let args = ["--bind", "127.0.0.1:0", "--database", &database];
    let served = Served::start(&args, "info");
    assert!(served.get("/rules").starts_with("HTTP/1.1 200"));
    let (log, ended) = served.stop();
    assert!(ended);
    let line = log.lines().find(|line| line.contains("/rules")).unwrap_or_else(|| panic!("no request in {log}"));
    assert!(line.contains("GET") && line.contains("status=200") && line.contains("milliseconds="), "{line}");
    assert!(!log.contains('\u{1b}'), "nobody looks, so there are no colours: {log:?}");

    let served = Served::start(&[&["serve"], &args[..], &["--log", "json"]].concat(), "warn,crownlands::request=info");
    served.get("/nowhere");
    let (log, _) = served.stop();
    let lines: Vec<serde_json::Value> = log.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(lines.iter().any(|line| line["path"] == "/nowhere" && line["status"] == 404), "{log}");
    let quiet = Served::start(&args, "");
    quiet.get("/rules");
    assert_eq!(quiet.stop().0, "", "nothing happened that an operator must know");
}

#[test]
fn a_port_in_use_is_said() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("it has an address").to_string();
    let why = fails(&["serve", "--bind", &address, "--database", &database("taken.sqlite")]);
    assert!(why.contains(&address) && why.contains("already listens"), "{why}");
}

#[test]
fn friends_in_the_same_network_are_told_an_address_they_can_open() {
    let served = Served::start(&["--bind", "0.0.0.0:0", "--database", &database("open.sqlite")], "");
    assert!(served.address.ip().is_loopback(), "what is printed can be opened: {:?}", served.said);
    assert!(!served.said.iter().any(|line| line.contains("0.0.0.0")), "{:?}", served.said);
    assert!(served.get("/healthz").ends_with("ok\n"));
    // A machine without a network has no address for others.
    if let Some(line) = served.said.iter().find(|line| line.starts_with("Others in the same network open http://")) {
        assert!(line.ends_with(&format!(":{}/", served.address.port())), "{line}");
    }
}

#[test]
fn options_of_the_server_are_for_the_server_only() {
    let why = fails(&["--bind", ":8080", "games"]);
    assert!(why.contains("--bind") && why.contains("games"), "{why}");
    assert!(fails(&["--bind", "nowhere"]).contains("localhost:8080"));
    assert!(fails(&["--public-url", "games.example"]).contains("https://games.example"));
    assert!(fails(&["--trusted-proxy", "games.example"]).contains("10.0.0.0/8"));
    assert!(
        fails(&["--bot", "Mine=no-such-program-anywhere", "--database", &database("none.sqlite")]).contains("Mine")
    );
}

#[cfg(target_os = "linux")]
#[test]
fn h6_programs_of_a_killed_server_are_ended_by_the_next_one() {
    let (script, mark) = (scratch("deaf.sh"), scratch("deaf.pid"));
    let _ = std::fs::remove_file(&mark);
    // It never reads, so it does not notice that the server is gone. Only those that are asked leave a mark: the trial is shorter.
    let text = format!("sleep 1; echo $$ > {}; exec sleep 600\n", mark.display());
    std::fs::write(&script, text).expect("the folder can be written");
    let bot = format!("Deaf=sh {}", script.display());
    let database = database("orphans.sqlite");
    let args = ["--bind", "127.0.0.1:0", "--database", &database, "--bot", &bot];
    let served = Served::start(&args, "");
    let seats = "game=two-heirs&players=2&seat-a=bot-program:Deaf&seat-b=bot-program:Deaf&speed=instant";
    let opened = post(&served, "/tables", seats);
    assert!(opened.starts_with("HTTP/1.1 303"), "{opened}");
    let table = opened.lines().find_map(|line| line.strip_prefix("location: ")).expect("a table").trim().to_owned();
    until("it plays", || {
        served.get(&table);
        std::fs::read_to_string(&mark).is_ok_and(|id| id.ends_with('\n'))
    });
    let id = std::fs::read_to_string(&mark).expect("it was just read").trim().to_owned();
    assert_ne!(id, served.id().to_string());
    served.kill();
    std::thread::sleep(Duration::from_millis(300));
    assert!(runs(&id), "it is deaf and does not notice");
    let next = Served::start(&args, "");
    until("it is ended", || !runs(&id));
    next.stop();
}

#[cfg(target_os = "linux")]
fn post(served: &Served, path: &str, form: &str) -> String {
    use std::io::{Read, Write};
    let address = served.address;
    let mut stream = std::net::TcpStream::connect(address).expect("it listens");
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        form.len()
    );
    stream.write_all(request.as_bytes()).expect("it takes the request");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

#[cfg(target_os = "linux")]
fn until(what: &str, mut holds: impl FnMut() -> bool) {
    for _ in 0..400 {
        if holds() {
            return;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    panic!("it never came to that: {what}");
}

#[cfg(target_os = "linux")]
fn runs(id: &str) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    stat.rsplit_once(')').is_some_and(|(_, rest)| !rest.trim_start().starts_with(['Z', 'X']))
}
