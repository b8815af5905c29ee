//! The server on the open internet: half requests, crowds, proxies, names that are not ours, long ways and small pages.

use crate::common::{Scratch, TOYS, Visitor, serve, serve_edge, serve_with, version};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use web::{Limits, Rate, ServeOptions, Serving};

/// A connection that has sent this much.
async fn sent(serving: &Serving, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(serving.address()).await.expect("it listens");
    // A server that turns the connection away may have closed it already.
    let _ = stream.write_all(text.as_bytes()).await;
    stream
}

/// Everything that comes until the server closes the connection, or nothing comes for a while.
async fn rest(stream: &mut TcpStream, patience: Duration) -> Option<String> {
    let mut heard = Vec::new();
    let closed = tokio::time::timeout(patience, stream.read_to_end(&mut heard)).await;
    closed.is_ok().then(|| String::from_utf8_lossy(&heard).into_owned())
}

/// Limits under which tests do not take minutes.
fn hasty() -> Limits {
    Limits { head: Duration::from_millis(600), form: Duration::from_millis(600), ..Limits::default() }
}

const LONG: Duration = Duration::from_secs(10);

#[tokio::test]
async fn h5_half_requests_lock_nobody_out_and_do_not_last() {
    let scratch = Scratch::new();
    let serving = serve_with(&scratch, TOYS, Limits { address_connections: 40, ..hasty() }).await;
    let mut half = Vec::new();
    for _ in 0..80 {
        half.push(sent(&serving, "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ").await);
    }
    let mut turned_away = 0;
    let begun = Instant::now();
    for stream in &mut half {
        let heard = rest(stream, LONG).await.expect("no half request is held for long");
        turned_away += usize::from(heard.is_empty());
    }
    assert!(turned_away >= 40, "no more than forty of one address are let in at once: {turned_away}");
    assert!(begun.elapsed() < LONG, "all are gone after {:?}", begun.elapsed());
    assert_eq!(Visitor::new(&serving).get("/").await.status, 200, "and then there is room");
}

#[tokio::test]
async fn h5_idle_connections_and_bodies_that_never_come_end() {
    let scratch = Scratch::new();
    let serving = serve_with(&scratch, TOYS, hasty()).await;
    let mut idle = sent(&serving, "").await;
    let mut kept = sent(&serving, "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").await;
    let address = serving.address();
    let head = format!(
        "POST /settings HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname="
    );
    let mut body = sent(&serving, &head).await;
    assert!(rest(&mut idle, LONG).await.is_some(), "whoever says nothing is let go");
    let answered = rest(&mut kept, LONG).await.expect("whoever says nothing more is let go");
    assert!(answered.starts_with("HTTP/1.1 200"), "{answered}");
    let late = rest(&mut body, LONG).await.expect("whoever does not finish is let go");
    assert!(late.starts_with("HTTP/1.1 408") && late.contains("connection: close"), "{late}");
}

#[tokio::test]
async fn h5_live_connections_stay() {
    let scratch = Scratch::new();
    let serving = serve_with(&scratch, TOYS, hasty()).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(&[("game", "pebbles"), ("players", "2"), ("seat-b", "here")]).await;
    let mut stream = sent(&serving, &format!("GET {table}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")).await;
    assert_eq!(rest(&mut stream, Duration::from_secs(2)).await, None, "it is open long after requests must have ended");
}

#[tokio::test]
async fn l9_whoever_is_refused_reads_why_and_may_go_on() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let address = serving.address();
    let form = |origin: &str, length: usize| {
        format!(
            "POST /settings HTTP/1.1\r\nHost: {address}\r\nOrigin: {origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{}",
            "x".repeat(length)
        )
    };
    let next = format!("GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    let mut stream = sent(&serving, &format!("{}{next}", form("http://evil.example", 5000))).await;
    let heard = rest(&mut stream, LONG).await.expect("it ends");
    assert!(heard.starts_with("HTTP/1.1 403") && heard.ends_with("ok\n"), "the next request is answered, too: {heard}");
    let mut stream = sent(&serving, &form("http://evil.example", 1_000_000)).await;
    let heard = rest(&mut stream, LONG).await.expect("it ends");
    assert!(heard.is_empty() || heard.contains("connection: close"), "{heard}");
    let mut stream = sent(&serving, &form(&format!("http://{address}"), 30_000)).await;
    let heard = rest(&mut stream, LONG).await.expect("it ends");
    assert!(heard.starts_with("HTTP/1.1 413") && heard.contains("connection: close"), "{heard}");
}

#[tokio::test]
async fn l5_a_name_that_is_not_ours_is_refused() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut rebound = Visitor::new(&serving).with("host", "evil.example");
    let page = rebound.get("/").await;
    assert_eq!(page.status, 421);
    assert!(page.body.contains("--public-url"), "whoever runs the server reads what to do");
    assert_eq!(rebound.get("/metrics").await.status, 421);
    assert_eq!(rebound.post_from("http://evil.example", "/tables", &[("game", "pebbles")]).await.status, 421);
    assert_eq!(Visitor::new(&serving).with("host", "localhost:8080").get("/").await.status, 200);
}

/// A server that a proxy on this machine serves as `https://games.example/table/`.
async fn behind_a_proxy(scratch: &Scratch, limits: Limits) -> Serving {
    let options = ServeOptions {
        public_url: Some("https://games.example/table/".parse().expect("an address")),
        trusted_proxies: vec!["127.0.0.1/32".parse().expect("a network")],
        metrics: Some(([127, 0, 0, 1], 0).into()),
        limits,
        ..ServeOptions::default()
    };
    serve_edge(scratch, TOYS, options).await
}

/// Somebody who comes through the proxy.
fn through(serving: &Serving, address: &str) -> Visitor {
    Visitor::new(serving)
        .with("host", "games.example")
        .with("x-forwarded-for", address)
        .with("x-forwarded-proto", "https")
}

const HERE: &str = "https://games.example";

#[tokio::test]
async fn h7_behind_a_proxy_everybody_has_limits_of_their_own() {
    let scratch = Scratch::new();
    let few = Rate { per_second: 0.001, burst: 2.0 };
    let serving = behind_a_proxy(&scratch, Limits { guests: few, ..Limits::none() }).await;
    let opening = [("game", "pebbles")];
    let opened = async |address: &str| through(&serving, address).post_from(HERE, "/tables", &opening).await.status;
    assert_eq!(
        [opened("203.0.113.1").await, opened("203.0.113.1").await, opened("203.0.113.1").await],
        [303, 303, 429]
    );
    assert_eq!(opened("203.0.113.2").await, 303, "another visitor is another visitor");
    let prefix = [opened("2001:db8::1").await, opened("2001:db8::2").await, opened("2001:db8::3").await];
    assert_eq!(prefix, [303, 303, 429], "a prefix of IPv6 is one visitor");
    assert_eq!(opened("1.2.3.4, 203.0.113.1").await, 429, "what a visitor adds to the list changes nothing");
}

#[tokio::test]
async fn h7_cookies_are_for_encrypted_ways_only_and_browsers_are_told_so() {
    let scratch = Scratch::new();
    let serving = behind_a_proxy(&scratch, Limits::none()).await;
    let mut anna = through(&serving, "203.0.113.1");
    let opened = anna.post_from(HERE, "/tables", &[("game", "pebbles")]).await;
    assert_eq!(opened.status, 303, "{}", opened.body);
    let cookie = &opened.headers["set-cookie"];
    assert!(cookie.contains("; Secure") && cookie.contains("HttpOnly") && cookie.contains("Path=/table/"), "{cookie}");
    assert!(opened.headers["strict-transport-security"].starts_with("max-age="));
    let another = Scratch::new();
    let plain = serve(&another, TOYS).await;
    let opened = Visitor::new(&plain).post("/tables", &[("game", "pebbles")]).await;
    assert!(
        !opened.headers["set-cookie"].contains("Secure") && !opened.headers.contains_key("strict-transport-security")
    );
}

#[tokio::test]
async fn h7_numbers_are_not_public_through_a_proxy() {
    let scratch = Scratch::new();
    let serving = behind_a_proxy(&scratch, Limits::none()).await;
    assert_eq!(through(&serving, "203.0.113.9").get("/metrics").await.status, 404);
    assert_eq!(Visitor::new(&serving).get("/metrics").await.status, 404, "a proxy may say nothing of whom it serves");
    let numbers = serving.metrics().expect("they have an address of their own");
    let page = Visitor::at(&format!("http://{numbers}")).get("/metrics").await;
    assert!(page.status == 200 && page.body.contains("crownlands_request_seconds_bucket"), "{}", page.body);
    assert_eq!(Visitor::at(&format!("http://{numbers}")).get("/").await.status, 404);
    let scratch = Scratch::new();
    let plain = serve(&scratch, TOYS).await;
    assert_eq!(Visitor::new(&plain).get("/metrics").await.status, 200);
    assert_eq!(Visitor::new(&plain).with("x-forwarded-for", "203.0.113.9").get("/metrics").await.status, 404);
}

#[tokio::test]
async fn a_site_below_a_path_leads_nowhere_else() {
    let scratch = Scratch::new();
    let serving = behind_a_proxy(&scratch, Limits::none()).await;
    let mut anna = through(&serving, "203.0.113.1");
    let opened =
        anna.post_from(HERE, "/table/tables", &[("game", "pebbles"), ("players", "2"), ("seat-b", "open")]).await;
    let table = opened.location().to_owned();
    assert!(opened.status == 303 && table.starts_with("/table/t/"), "{table}");
    for path in ["/table/", "/table", "/table/rules/pebbles", "/table/new/pebbles", "/table/settings", &table] {
        let page = anna.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        for attribute in ["href", "src", "action", "formaction", "data-events", "data-poll", "data-replay"] {
            let own = page.body.matches(&format!(" {attribute}=\"/table/")).count();
            let all = page.body.matches(&format!(" {attribute}=\"/")).count();
            assert_eq!(own, all, "{path}: {attribute} leads out of the site");
        }
        assert!(page.body.contains(" href=\"/table/assets/"));
    }
    let sheet = anna.get("/table/").await.body;
    let sheet = sheet.split(" href=\"").find(|rest| rest.starts_with("/table/assets/")).expect("a style sheet");
    let sheet = sheet.split('"').next().unwrap_or_default();
    assert_eq!(anna.get(sheet).await.status, 200);
    let back = anna.post_from(HERE, "/table/settings", &[("theme", "dark"), ("back", "/rules")]).await;
    assert_eq!(back.location(), "/table/rules");
    assert_eq!(
        anna.get(table.strip_prefix("/table").unwrap_or_default()).await.status,
        200,
        "a proxy may take the path off"
    );
}

#[tokio::test]
async fn m6_an_address_with_many_guests_has_limits_for_all_of_them_together() {
    let scratch = Scratch::new();
    let few = Rate { per_second: 0.001, burst: 6.0 };
    let limits = Limits { address_tables: few, address_streams: 5, ..Limits::none() };
    let serving = serve_with(&scratch, TOYS, limits).await;
    let opening = [("game", "pebbles"), ("players", "2"), ("seat-b", "here")];
    let mut table = String::new();
    for number in 0..8 {
        let opened = Visitor::new(&serving).post("/tables", &opening).await;
        assert_eq!(opened.status, if number < 6 { 303 } else { 429 }, "table {number}");
        if number < 6 {
            table = opened.location().to_owned();
        }
    }
    let mut streams = Vec::new();
    for _ in 0..5 {
        streams.push(sent(&serving, &format!("GET {table}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")).await);
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(Visitor::new(&serving).get(&format!("{table}/events")).await.status, 429);
}

#[tokio::test]
async fn l1_addresses_are_read_before_anybody_is_sent_there() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut visitor = Visitor::new(&serving);
    for path in [
        "/t/%00/replay",
        "/t/%0D%0AX-Y:z/replay",
        "/replay/%00",
        "/replay/%0D%0AX-Y:z",
        "/t/abc/replay?seat=%00",
        "/t/0123456789/replay?seat=%0D%0A&n=1",
    ] {
        let answer = visitor.get(path).await;
        assert!(matches!(answer.status, 303 | 404) && !answer.headers.contains_key("x-y"), "{path}: {}", answer.status);
    }
    for back in ["/\0", "/\r\nX-Y: z", "/ä"] {
        let answer = visitor.post("/settings", &[("theme", "dark"), ("back", back)]).await;
        assert_eq!((answer.status, answer.location()), (303, "/"), "{back:?}");
    }
}

#[tokio::test]
async fn l4_nobody_sits_down_under_a_name_that_looks_like_anothers() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let open = [
        ("game", "pebbles"),
        ("players", "3"),
        ("seat-a", "here"),
        ("name-a", "Anna"),
        ("seat-b", "open"),
        ("seat-c", "open"),
    ];
    let table = anna.open(&open).await;
    let join = format!("{table}/join");
    let joined = async |name: &str| Visitor::new(&serving).post(&join, &[("seat", "b"), ("name", name)]).await;
    for alike in ["Аnnа", "ANNA", "An\u{ad}na", "Anna\u{3164}"] {
        let refused = joined(alike).await;
        assert!(refused.status == 403 && refused.body.contains("looks like yours"), "{alike}: {}", refused.status);
    }
    assert_eq!(joined("Hanna").await.status, 303);
    let twice = [
        ("game", "pebbles"),
        ("players", "2"),
        ("seat-a", "here"),
        ("name-a", "Eva"),
        ("seat-b", "here"),
        ("name-b", "Еvа"),
    ];
    assert_eq!(Visitor::new(&serving).post("/tables", &twice).await.status, 400);
    let bots = [("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("name-a", "Berta"), ("speed", "slow")];
    let names = {
        let mut berta = Visitor::new(&serving);
        let table = berta.open(&bots).await;
        berta.look(&table).await["names"].clone()
    };
    assert_eq!(names, serde_json::json!(["Berta", "Jonas"]), "a bot gives way");
}

#[tokio::test]
async fn l8_taking_back_has_an_end() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(&[("game", "pebbles"), ("players", "2"), ("seat-b", "here")]).await;
    let mut player = player.program();
    let (mut now, mut refused) = (version(&player.look(&table).await), None);
    for round in 0..300 {
        assert_eq!(player.act(&table, "a", now, "take 1").await.status, 200);
        let key = format!("back-{round}");
        let fields = [("seat", "a"), ("version", &*(now + 1).to_string()), ("key", &*key)];
        let undone = player.post(&format!("{table}/undo"), &fields).await;
        if undone.status != 200 {
            refused = Some((round, undone));
            break;
        }
        now += 2;
    }
    let (round, undone) = refused.expect("it has an end");
    assert!(undone.status == 403 && (100..300).contains(&round), "after {round}: {}", undone.body);
}

#[tokio::test]
async fn pages_travel_small() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(&[("game", "brian-boru"), ("players", "4"), ("speed", "slow")]).await;
    let plain = player.get(&table).await.body.len();
    for form in ["br", "gzip"] {
        let (headers, bytes) = player.with("accept-encoding", form).raw(&table).await;
        assert_eq!(headers.get("content-encoding").map(String::as_str), Some(form));
        assert!(bytes <= 20_000, "{form}: {bytes} of {plain} bytes");
    }
    let (headers, _) = player.with("accept-encoding", "gzip, deflate, br").raw(&table).await;
    assert_eq!(headers.get("content-encoding").map(String::as_str), Some("br"), "the better form goes first");
    // Every symbol is defined once where it is used, and no other.
    let shown = player.get(&table).await.body;
    let used: std::collections::BTreeSet<&str> =
        shown.split(" href=\"#s-").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(used.len() > 10);
    for name in used {
        assert_eq!(shown.matches(&format!(" id=\"s-{name}\"")).count(), 1, "{name}");
    }
    assert!(!shown.contains(" id=\"s-wolf\""));
    // So is every disc: seats that nobody can have are not drawn.
    let discs = ["d-a", "d-d", "d-e", "d-h"].map(|disc| shown.matches(&format!(" id=\"{disc}\"")).count());
    assert_eq!(discs, [1, 1, 0, 0]);
    let page = player.get("/").await.body;
    for asset in page.split('"').filter(|part| part.starts_with("/assets/")) {
        let whole = player.get(asset).await.body.len();
        let (headers, bytes) = player.with("accept-encoding", "gzip, br").raw(asset).await;
        assert_eq!(headers.get("content-encoding").map(String::as_str), Some("br"), "{asset}");
        assert!(
            (bytes * 2 < whole || whole < 1_000) && headers["vary"].contains("accept-encoding"),
            "{asset}: {bytes} of {whole}"
        );
    }
    let (headers, _) = player.with("accept-encoding", "br").raw("/healthz").await;
    assert!(!headers.contains_key("content-encoding"), "a word is not worth it");
}

#[tokio::test]
async fn the_length_of_a_compressed_page_is_blurred() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut visitor = Visitor::new(&serving);
    let mut lengths = std::collections::BTreeSet::new();
    for _ in 0..40 {
        let (headers, _) = visitor.with("accept-encoding", "gzip").raw("/rules").await;
        lengths.insert(headers["x-padding"].len());
    }
    assert!(lengths.len() > 10 && lengths.last() <= Some(&64), "{lengths:?}");
    assert!(!visitor.get("/rules").await.headers.contains_key("x-padding"), "what is not compressed tells nothing");
}

#[tokio::test]
async fn numbers_tell_how_long_things_take_and_what_was_refused() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut visitor = Visitor::new(&serving);
    let table = visitor.open(&[("game", "pebbles"), ("speed", "instant")]).await;
    let state = visitor.look(&table).await;
    visitor.act(&table, "a", version(&state), "take 1").await;
    visitor.get("/nowhere").await;
    visitor.post_from("http://evil.example", "/tables", &[]).await;
    let numbers = visitor.get("/metrics").await.body;
    for wanted in [
        "crownlands_refusals_total{why=\"missing\"} 1\n",
        "crownlands_refusals_total{why=\"foreign\"} 1\n",
        "crownlands_panics_total 0\n",
        "crownlands_request_seconds_count{kind=\"write\"} 3\n",
        "crownlands_request_seconds_bucket{kind=\"read\",le=\"+Inf\"}",
        "# TYPE crownlands_bot_wait_seconds histogram\n",
        "crownlands_commit_seconds_count ",
        "crownlands_bot_queue{lane=\"long\"} 0\n",
    ] {
        assert!(numbers.contains(wanted), "{wanted} in {numbers}");
    }
}
