//! Two and three servers, one site.

use crate::common::{Visitor, version};
use crate::history::History;
use crate::node::Node;
use crate::notices::{self, Hooks};
use crate::player::Player;
use crate::proxy::{Proxy, Weather};
use crate::{check, trial};
use libtest_mimic::Trial;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Every test here.
pub fn trials() -> Vec<Trial> {
    vec![
        trial("any_server_answers_any_request_and_takes_any_move", any_server_answers_any_request_and_takes_any_move),
        trial("a_table_in_use_costs_no_read_for_a_move", a_table_in_use_costs_no_read_for_a_move),
        trial(
            "who_listens_at_one_server_hears_of_moves_made_at_another",
            who_listens_at_one_server_hears_of_moves_made_at_another,
        ),
        trial(
            "who_listens_at_a_server_that_was_cut_off_hears_of_what_it_missed",
            who_listens_at_a_server_that_was_cut_off_hears_of_what_it_missed,
        ),
        trial(
            "what_somebody_may_ask_for_is_counted_by_all_servers_together",
            what_somebody_may_ask_for_is_counted_by_all_servers_together,
        ),
        trial(
            "a_game_goes_back_by_consent_that_is_asked_at_one_server_and_given_at_another",
            a_game_goes_back_by_consent_that_is_asked_at_one_server_and_given_at_another,
        ),
        trial(
            "a_record_brought_to_one_server_is_shown_by_another_and_after_a_restart",
            a_record_brought_to_one_server_is_shown_by_another_and_after_a_restart,
        ),
        trial("bots_of_a_server_that_dies_are_seen_to_by_another", bots_of_a_server_that_dies_are_seen_to_by_another),
        trial("servers_are_killed_under_load_and_nothing_is_lost", servers_are_killed_under_load_and_nothing_is_lost),
    ]
}

/// So many servers over one fresh database.
fn nodes(number: usize) -> (String, Vec<Node>) {
    let url = spare_postgres::server().fresh();
    let nodes = (0..number).map(|_| Node::start(&url)).collect();
    (url, nodes)
}

/// The same browser at another server.
fn at(node: &Node, like: &Visitor) -> Visitor {
    let mut visitor = Visitor::at(&node.base());
    for name in ["crownlands", "hand"] {
        if let Some(value) = like.cookie(name) {
            visitor.set_cookie(name, value);
        }
    }
    visitor
}

const HERE: [(&str, &str); 4] = [("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("speed", "instant")];

async fn any_server_answers_any_request_and_takes_any_move() {
    let (_, nodes) = nodes(2);
    let mut ann = Visitor::at(&nodes[0].base());
    let table = ann.open(&[&HERE[..], &[("seat-b", "here")]].concat()).await;
    let mut seen = 0;
    for step in 0..200 {
        // Each look and each move at the other server.
        let mut due = None;
        for seat in ["a", "b"] {
            let mut here = at(&nodes[step % 2], &ann);
            here.set_cookie("hand", seat);
            let state = here.look(&table).await;
            assert!(version(&state) >= seen, "what was seen at one server is not forgotten at the other");
            seen = version(&state);
            if state["status"] == "over" {
                assert!(step > 4, "only {step} moves");
                return;
            }
            if state["seat"] == seat {
                due = Some((seat, state));
                break;
            }
        }
        let (seat, state) = due.expect("somebody must decide");
        let act = state["offers"][0].as_str().expect("an offer is text").to_owned();
        let done = at(&nodes[(step + 1) % 2], &ann).act(&table, seat, seen, &act).await;
        assert_eq!(done.status, 200, "{}", done.body);
        seen = done.json()["done"].as_u64().expect("a version");
        // The same once more, at the server that did not take it.
        let again = at(&nodes[step % 2], &ann).act(&table, seat, version(&state), &act).await;
        assert_eq!((again.status, again.json()["done"].as_u64()), (200, Some(seen)), "{}", again.body);
        assert_eq!(again.json()["again"], true);
    }
    panic!("it never ends");
}

async fn a_record_brought_to_one_server_is_shown_by_another_and_after_a_restart() {
    let (_, mut nodes) = nodes(2);
    let mut ann = Visitor::at(&nodes[0].base());
    let table = ann.open(&HERE).await;
    let begun = Instant::now();
    let mut state = ann.look(&table).await;
    while state["status"] != "over" {
        assert!(begun.elapsed() < Duration::from_secs(120), "the game does not end: {state}");
        if let Some(act) = state["offers"][0].as_str() {
            let done = ann.act(&table, "a", version(&state), act).await;
            assert_eq!(done.status, 200, "{}", done.body);
        } else {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        state = ann.look(&table).await;
    }
    let record = ann.get(&format!("{table}/record.json")).await.body;
    // Whoever brings it has not been here before.
    let brought = Visitor::at(&nodes[0].base()).upload("/replay", "record", &record).await;
    assert_eq!(brought.status, 303, "{}", brought.body);
    let shown = async |node: &Node| {
        let page = Visitor::at(&node.base()).get(brought.location()).await;
        assert!(page.status == 200 && page.body.contains("class=\"fair\""), "{}: {}", page.status, page.body);
    };
    shown(&nodes[1]).await;
    nodes[0].kill();
    assert!(nodes[0].begin(), "the server starts again");
    shown(&nodes[0]).await;
    assert_eq!(Visitor::at(&nodes[1].base()).get("/replay/0123456789/0").await.status, 404);
}

async fn who_listens_at_one_server_hears_of_moves_made_at_another() {
    let (_, nodes) = nodes(2);
    let mut ann = Visitor::at(&nodes[0].base());
    let table = ann.open(&[&HERE[..], &[("seat-b", "here")]].concat()).await;
    let mut listening = listen(&nodes[1], &table).await;
    let done = move_on(&mut ann, &table).await;
    hears(&mut listening, done).await;

    // Names and talk travel, too.
    let mut there = at(&nodes[1], &ann);
    assert!(!there.get("/settings").await.body.contains("Sophie"));
    let renamed = ann.post("/settings", &[("name", "Sophie")]).await;
    assert!(renamed.status < 400, "{}", renamed.body);
    let begun = Instant::now();
    while !there.get("/settings").await.body.contains("Sophie") {
        assert!(begun.elapsed() < Duration::from_secs(20), "the other server does not know the new name");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(ann.post(&format!("{table}/chat"), &[("text", "Ahoj!")]).await.status < 400);
    let said = at(&nodes[1], &ann).get(&table).await.body;
    assert!(said.contains("Ahoj!"), "what was said at one server is read at the other");
}

/// How often a server has read from the database.
async fn reads(node: &Node) -> u64 {
    let numbers = Visitor::at(&node.base()).get("/metrics").await.body;
    let line = numbers.lines().find_map(|line| line.strip_prefix("crownlands_store_reads_total "));
    line.and_then(|number| number.parse().ok()).expect("reads are counted")
}

async fn a_table_in_use_costs_no_read_for_a_move() {
    let (_, nodes) = nodes(1);
    let mut ann = Visitor::at(&nodes[0].base());
    // Beside the moves the server looks after its tables, a few times a second, and reads for that. So a move during which something was
    // read proves nothing, and the same move of another game is looked at; one that costs a read by itself never goes without. The move
    // that ends a game is another matter: what the game counts for is looked up.
    let (mut seen, mut free) = (BTreeSet::new(), BTreeSet::new());
    for game in 0.. {
        if game > 1 && seen == free {
            break;
        }
        assert!(game < 60, "of the moves {seen:?} of a game only {free:?} ever went without a read");
        let table = ann.open(&[&HERE[..], &[("seat-b", "here")]].concat()).await;
        let mut state = due(&mut ann, &table).await;
        for number in 0.. {
            let seat = state["seat"].as_str().expect("somebody must decide").to_owned();
            let act = state["offers"][0].as_str().expect("an offer is text").to_owned();
            let before = reads(&nodes[0]).await;
            let done = ann.act(&table, &seat, version(&state), &act).await;
            assert_eq!(done.status, 200, "{}", done.body);
            let is_free = reads(&nodes[0]).await == before;
            state = ann.look(&table).await;
            if state["status"] != "playing" {
                break;
            }
            seen.insert(number);
            if is_free {
                free.insert(number);
            }
            if state["seat"].is_null() {
                state = due(&mut ann, &table).await;
            }
        }
    }
}

async fn what_somebody_may_ask_for_is_counted_by_all_servers_together() {
    // Both let in ten guests from one address, and hardly one more.
    let url = format!("{} 10", spare_postgres::server().fresh());
    let nodes = [Node::start(&url), Node::start(&url)];
    let open = [&HERE[..], &[("seat-b", "here")]].concat();
    for guest in 0..10 {
        let opened = Visitor::at(&nodes[0].base()).post("/tables", &open).await;
        assert_eq!(opened.status, 303, "guest {guest}: {}", opened.body);
    }
    let begun = Instant::now();
    let mut let_in = 0;
    while Visitor::at(&nodes[1].base()).post("/tables", &open).await.status == 303 {
        let_in += 1;
        assert!(let_in < 5 && begun.elapsed() < Duration::from_secs(20), "the other server knows nothing of it");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

async fn who_listens_at_a_server_that_was_cut_off_hears_of_what_it_missed() {
    let server = spare_postgres::server();
    let name = server.fresh_name();
    let line = Proxy::to(server.port()).await;
    let near = tokio::task::block_in_place(|| Node::start(&server.url(&name)));
    let through = format!("postgres://crownlands@127.0.0.1:{}/{name}", line.port());
    let far = tokio::task::block_in_place(|| Node::start(&through));
    let mut ann = Visitor::at(&near.base());
    let table = ann.open(&[&HERE[..], &[("seat-b", "here")]].concat()).await;
    let mut listening = listen(&far, &table).await;
    // Each notification gets lost: the line is cut, or nothing passes it.
    for weather in [Weather::Cut, Weather::Silent] {
        line.set(weather);
        tokio::time::sleep(Duration::from_millis(200)).await;
        let done = move_on(&mut ann, &table).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        line.set(Weather::Fair);
        hears(&mut listening, done).await;
    }
}

/// Makes a move, and says which version it led to.
async fn move_on(visitor: &mut Visitor, table: &str) -> u64 {
    let state = due(visitor, table).await;
    let seat = state["seat"].as_str().expect("somebody must decide").to_owned();
    let act = state["offers"][0].as_str().expect("an offer is text").to_owned();
    let done = visitor.act(table, &seat, version(&state), &act).await;
    done.json()["done"].as_u64().unwrap_or_else(|| panic!("{}", done.body))
}

/// Waits until a live stream tells of this version.
async fn hears(listening: &mut reqwest::Response, done: u64) {
    let mut heard = String::new();
    while !heard.contains(&format!("data: {done}.")) {
        let chunk = tokio::time::timeout(Duration::from_secs(30), listening.chunk()).await;
        let chunk = chunk.unwrap_or_else(|_| panic!("{done} is not in {heard}")).expect("the stream goes on");
        heard.push_str(&String::from_utf8_lossy(&chunk.expect("the stream goes on")));
    }
}

/// The live stream of a table at a server, once it has begun.
async fn listen(node: &Node, table: &str) -> reqwest::Response {
    let client = reqwest::Client::builder().no_proxy().build().expect("a client can be made");
    let mut stream = client.get(format!("{}{table}/events", node.base())).send().await.expect("the server answers");
    assert!(stream.chunk().await.expect("the stream goes on").is_some(), "it says how far the table is");
    stream
}

/// The table as the seat sees it that must decide.
async fn due(visitor: &mut Visitor, table: &str) -> Value {
    for seat in ["a", "b"] {
        visitor.set_cookie("hand", seat);
        let state = visitor.look(table).await;
        if state["seat"] == seat {
            return state;
        }
    }
    panic!("nobody must decide");
}

/// Ann at the first server and Ben at the second, at one table.
async fn seated(nodes: &[Node]) -> (Visitor, Visitor, String) {
    let (mut ann, mut ben) = (Visitor::at(&nodes[0].base()), Visitor::at(&nodes[1].base()));
    let table = ann.open(&[&HERE[..], &[("name-a", "Ann"), ("seat-b", "open")]].concat()).await;
    let joined = ben.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Ben")]).await;
    assert_eq!(joined.status, 303, "{}", joined.body);
    (ann, ben, table)
}

/// Looks until the table is as it should be.
async fn until(visitor: &mut Visitor, table: &str, what: &str, is: impl Fn(&Value) -> bool) -> Value {
    let begun = Instant::now();
    loop {
        let state = visitor.look(table).await;
        if is(&state) {
            return state;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "{what}: {state}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Takes a pebble as soon as this server knows that it is the turn of the seat.
async fn take_one(visitor: &mut Visitor, table: &str, seat: &str) -> u64 {
    let state = until(visitor, table, "it is never the turn", |state| state["seat"] == seat).await;
    let done = visitor.act(table, seat, version(&state), "take 1").await;
    assert_eq!(done.status, 200, "{}", done.body);
    done.json()["done"].as_u64().expect("a version")
}

async fn a_game_goes_back_by_consent_that_is_asked_at_one_server_and_given_at_another() {
    let (url, mut nodes) = nodes(2);
    let (mut ann, mut ben, table) = seated(&nodes).await;
    let whole = ann.look(&table).await["view"]["heap"].as_i64().expect("a heap");
    for _ in 0..2 {
        take_one(&mut ann, &table, "a").await;
        take_one(&mut ben, &table, "b").await;
    }
    let left = |state: &Value| state["view"]["heap"].as_i64();
    until(&mut ann, &table, "her server knows of all moves", |state| left(state) == Some(whole - 4)).await;
    let mut listening = listen(&nodes[0], &table).await;

    // Asked at the first server, read and agreed to at the second.
    let asked = ann.post(&format!("{table}/back"), &[]).await;
    assert_eq!(asked.status, 303, "{}", asked.body);
    let begun = Instant::now();
    while !ben.get(&table).await.body.contains("Ann asks to take the game back") {
        assert!(begun.elapsed() < Duration::from_secs(30), "the other server knows nothing of the question");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let agreed = ben.post(&format!("{table}/answer"), &[("answer", "yes")]).await;
    assert_eq!(agreed.status, 303, "{}", agreed.body);
    let there = ben.look(&table).await;
    assert_eq!(left(&there), Some(whole - 2), "Ann's last move and what came after it are taken back");
    hears(&mut listening, version(&there)).await;
    let here = until(&mut ann, &table, "her server goes back", |state| left(state) == Some(whole - 2)).await;
    assert_eq!((version(&here), here["seat"].as_str()), (version(&there), Some("a")));

    // Both servers play on from there, a third that reads the whole log comes to the same, and so does one that is started again.
    take_one(&mut ann, &table, "a").await;
    let last = take_one(&mut ben, &table, "b").await;
    let third = tokio::task::block_in_place(|| Node::start(&url));
    nodes[1].kill();
    tokio::task::block_in_place(|| assert!(nodes[1].begin(), "it starts again"));
    for node in [&nodes[0], &nodes[1], &third] {
        let mut reader = at(node, &ann);
        let what = "every server knows the same table";
        let state = until(&mut reader, &table, what, |state| version(state) == last).await;
        assert_eq!(left(&state), Some(whole - 4));
        let log = reader.get(&format!("{table}?tab=log&log=all")).await.body;
        assert!(log.contains("Everybody agreed with Ann"), "the log tells of it: {log}");
    }
    let store = store::open(&url, store::Options::default()).await.expect("the database is sound");
    let loaded =
        store.load(&table.trim_start_matches("/t/").parse().expect("an id")).await.expect("the table is there");
    assert_eq!(loaded.broken_at, None);
    let backs = loaded.log.iter().filter(|logged| matches!(logged.entry.what, table::log::What::Back { .. })).count();
    assert_eq!(backs, 1, "it happened once");
}

async fn bots_of_a_server_that_dies_are_seen_to_by_another() {
    let (url, mut nodes) = nodes(2);
    let mut ann = Visitor::at(&nodes[0].base());
    // Slow bots, so that the server dies while one is about to move.
    let fields = [("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("seat-b", "bot-easy"), ("speed", "slow")];
    let table = ann.open(&fields).await;
    let begun = Instant::now();
    let mut moved = 0;
    while moved < 3 {
        assert!(begun.elapsed() < Duration::from_secs(120), "the bot does not move");
        let state = ann.look(&table).await;
        if state["status"] == "over" {
            break;
        }
        if state["seat"] != "a" {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        }
        let act = state["offers"][0].as_str().expect("an offer is text").to_owned();
        assert_eq!(ann.act(&table, "a", version(&state), &act).await.status, 200);
        moved += 1;
        if moved == 1 {
            tokio::time::sleep(Duration::from_millis(200)).await;
            nodes[0].kill();
            ann = at(&nodes[1], &ann);
        }
    }
    let store = store::open(&url, store::Options::default()).await.expect("the database is sound");
    let id = table.trim_start_matches("/t/").parse().expect("a table has an id");
    assert_eq!(store.load(&id).await.expect("the table is there").broken_at, None);
}

async fn servers_are_killed_under_load_and_nothing_is_lost() {
    let (url, mut nodes) = nodes(3);
    let bases: Vec<String> = nodes.iter().map(Node::base).collect();
    let (history, begun, hooks) = (History::new(), store::Time::now(), Hooks::open().await);
    let go_on = Arc::new(AtomicBool::new(true));
    let players: Vec<_> = (0..8)
        .map(|number| tokio::spawn(Player::new(number, &bases, 11, &history, &hooks).play(Arc::clone(&go_on))))
        .collect();
    for kill in 0..4 {
        tokio::time::sleep(Duration::from_millis(1500)).await;
        let node = &mut nodes[kill % 3];
        node.kill();
        notices::hurry(&url).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
        tokio::task::block_in_place(|| assert!(node.begin(), "it starts again"));
    }
    // One is drained as an upgrade would do it.
    tokio::task::block_in_place(|| assert!(nodes[0].stop(), "it ends well"));
    tokio::task::block_in_place(|| assert!(nodes[0].begin(), "it starts again"));
    // However slow the machine is, everybody plays a game.
    let waited = Instant::now();
    while history.games_ended() < 8 && waited.elapsed() < Duration::from_secs(600) {
        notices::hurry(&url).await;
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    go_on.store(false, Ordering::Relaxed);
    let mut ended = Vec::new();
    for player in players {
        let player = player.await.expect("a player does not panic");
        assert_eq!(player.faults, Vec::<String>::new(), "see {}", history.write(11).display());
        ended.extend(player.finished);
    }
    let found = check::everything(&url, &bases, &history, &ended, &check::Logs::new(), begun, &hooks).await;
    println!("4 kills and a drain: {found}");
    assert!(ended.len() >= 8, "only {} games", ended.len());
}
