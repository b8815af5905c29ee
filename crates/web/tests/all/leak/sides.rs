//! Two servers, one for each world, and what somebody receives from them.

use super::worlds::{Pair, World};
use crate::common::{self, Scratch, Visitor};
use futures_util::future::join_all;
use std::sync::Arc;
use std::time::Duration;
use store::{NewPerson, NewSeat, NewTable, PersonId, Secret, Store, Submission, Table, TableId, Time};
use table::log::{Entry, What};
use table::{Pending, Seat, SeatSet, Viewer};
use web::{Limits, ServeOptions, Serving, WallClock};

/// How many people there are; at each table they sit in this order.
const PEOPLE: usize = 8;

/// How long after each other things happened before the servers began, in milliseconds.
const APART: i64 = 7_000;

/// How tables are played, one after another: everybody here without a clock, by turns with one for each decision, here with one for the game.
const PACES: [&str; 3] = [
    "{}",
    r#"{"pace":{"turns":true,"clock":{"each":{"hours":12}}}}"#,
    r#"{"pace":{"clock":{"bank":{"seconds":600,"plus":20}}}}"#,
];

/// Two servers, one for each world. The data file of the second is a copy of that of the first before anything happened at its tables: ids,
/// names, keys and sessions are the same, and one clock that stands still says for both when things happen, so that whatever differs comes
/// from the worlds.
pub struct Sides {
    _scratches: [Scratch; 2],
    servers: [Serving; 2],
    clock: WallClock,
    browsers: [Visitor; 2],
    streams: reqwest::Client,
    /// For each person the cookie of their browser and the token of their program.
    people: Vec<(String, String)>,
    pub tables: Vec<String>,
}

impl Sides {
    pub async fn open(games: &'static [shelf::Entry], pairs: &[Pair]) -> Sides {
        let scratches = [Scratch::new(), Scratch::new()];
        let store = house(&scratches[0]).await;
        let (mut ids, mut people) = (Vec::new(), Vec::new());
        for number in 0..PEOPLE {
            let new = NewPerson { name: format!("Player {number}"), lang: "en".to_owned(), theme: "auto".to_owned() };
            let (person, session) = store.welcome(new).await.expect("welcome");
            let permit = store.permits().permit(person.id, "mine".to_owned(), "read play".to_owned()).await;
            people.push((session.to_string(), format!("Bearer crownlands_{}", permit.expect("a token").1)));
            ids.push(person.id);
        }
        let opened = pairs.iter().map(|pair| open_table(store.as_ref(), pair, &ids));
        let tables: Vec<TableId> = join_all(opened).await.into_iter().map(|table| table.id).collect();
        store.close().await.expect("the data file closes");
        for file in std::fs::read_dir(scratches[0].folder()).expect("it is a folder") {
            let file = file.expect("it can be read");
            std::fs::copy(file.path(), scratches[1].folder().join(file.file_name())).expect("it can be copied");
        }
        let (clock, now) = (WallClock::default(), Time::now());
        clock.stand_at(now);
        for (side, scratch) in scratches.iter().enumerate() {
            let store = house(scratch).await;
            let played =
                pairs.iter().zip(&tables).map(|(pair, table)| play(store.as_ref(), &pair.worlds[side], table, now));
            join_all(played).await;
            store.close().await.expect("the data file closes");
        }
        let place = || ServeOptions { limits: Limits::none(), clock: clock.clone(), ..ServeOptions::default() };
        let servers = [
            common::serve_edge(&scratches[0], games, place()).await,
            common::serve_edge(&scratches[1], games, place()).await,
        ];
        let browsers = [Visitor::new(&servers[0]), Visitor::new(&servers[1])];
        let streams = reqwest::Client::builder().no_proxy().build().expect("a client can be made");
        let tables = tables.iter().map(|table| format!("/t/{table}")).collect();
        Sides { _scratches: scratches, servers, clock, browsers, streams, people, tables }
    }

    /// The browser of somebody at one of the servers, and a program of theirs.
    pub fn eyes(&self, side: usize, viewer: Viewer) -> (Visitor, Visitor) {
        let (mut browser, mut program) = (self.browsers[side].clone(), self.browsers[side].clone());
        if let Viewer::Seat(seat) = viewer {
            let (session, token) = &self.people[seat.index()];
            browser.set_cookie("crownlands", session);
            program = program.with("authorization", token);
        }
        (browser, program)
    }

    /// Time passes, for both alike.
    pub fn wait(&self, span: Duration) {
        self.clock.forward(span);
    }

    /// Opens a live stream as a viewer, by a browser or a program.
    pub async fn listen(&self, side: usize, viewer: Viewer, path: &str) -> Listening {
        let mut request = self.streams.get(format!("http://{}{path}", self.servers[side].address()));
        if let Viewer::Seat(seat) = viewer {
            let (session, token) = &self.people[seat.index()];
            request = match path.starts_with("/api/") {
                true => request.header("authorization", token),
                false => request.header("cookie", format!("crownlands={session}")),
            };
        }
        Listening { response: request.send().await.expect("the server answers"), heard: String::new() }
    }

    pub async fn close(self) {
        for server in self.servers {
            server.stop();
            server.finished().await.expect("the server ends well");
        }
    }
}

/// A live stream and what it has told.
pub struct Listening {
    response: reqwest::Response,
    heard: String,
}

impl Listening {
    /// Listens until these words have come, and says everything that was told so far.
    pub async fn until(&mut self, words: &str) -> String {
        const LONG: Duration = Duration::from_secs(120);
        while !self.heard.contains(words) || !self.heard.ends_with("\n\n") {
            let piece = tokio::time::timeout(LONG, self.response.chunk()).await;
            let piece = piece.unwrap_or_else(|_| panic!("`{words}` is not in {}", self.heard)).expect("it goes on");
            let piece = piece.unwrap_or_else(|| panic!("it ends without `{words}`: {}", self.heard));
            self.heard.push_str(&String::from_utf8_lossy(&piece));
        }
        // A connection that lay silent for long shows that it lives, at its own time.
        self.heard.split_inclusive("\n\n").filter(|event| !event.starts_with("event: alive")).collect()
    }
}

async fn house(scratch: &Scratch) -> Arc<dyn Store> {
    store::open(&scratch.url(), store::Options::default()).await.expect("a data file can be made")
}

/// Opens the table of a pair, with a person of their own on each seat.
async fn open_table(store: &dyn Store, pair: &Pair, people: &[PersonId]) -> Table {
    let game = pair.worlds[0].game.as_ref();
    let setup = game.setup().clone();
    let seats =
        Seat::all(setup.players).map(|seat| NewSeat::person(seat, people[seat.index()], format!("Player {seat}")));
    let table = NewTable {
        game: setup.game.clone(),
        setup: serde_json::to_string(&setup).expect("a setup is plain data"),
        rules_version: game.about().rules_version,
        edition: serde_json::to_string(game.edition()).expect("a tag is plain data"),
        seed: Secret::new(pair.seed.to_string()),
        commitment: pair.seed.commitment(),
        promised: false,
        options: PACES[pair.number % PACES.len()].to_owned(),
        casual: true,
        listed: false,
        host: None,
        rematch_of: None,
        seats: seats.collect(),
    };
    store.open_table(table).await.expect("the table is opened")
}

/// Puts the log of a world on its table.
async fn play(store: &dyn Store, world: &World, table: &TableId, now: Time) {
    let layout = world.game.about().layout;
    let mut at = now.0 - (world.log.len() as i64 + 1) * APART;
    let mut stamped = |entry: Entry| {
        at += APART;
        Entry { at: Some(at), ..entry }
    };
    let begun = stamped(Entry::new(What::Begin { begin: Vec::new() }));
    let entries: Vec<Entry> = world
        .log
        .iter()
        .map(|(what, hash)| stamped(Entry { hash: hash.clone(), layout, ..Entry::new(what.clone()) }))
        .collect();
    let submission = Submission::new(table, 0, "begin").entry(begun).entries(entries).begins();
    let waiting = match world.game.pending() {
        Pending::Seats(seats) => seats,
        Pending::Chance | Pending::Over => SeatSet::EMPTY,
    };
    let kept = store.append(submission.waiting(waiting)).await.expect("the log is kept");
    assert!(kept.versions().is_some());
}
