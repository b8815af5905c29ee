//! Every address of the site that can be opened, and a site where each of them has something to show. An address that the router knows stands either among the
//! pages, which are walked in every language, or among what is no page, with a word why; so none is forgotten.
#![allow(dead_code)]

use crate::common::{Scratch, Visitor, account, serve_edge};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use web::{BotOptions, Limits, NoticeOptions, ServeOptions, Serving};

/// What is opened without being a page, by its address in the router, and why.
pub const NO_PAGES: &[(&str, &str)] = &[
    ("/next", "leads on to a table"),
    ("/leaders", "leads on to the first game"),
    ("/events", "a stream"),
    ("/t/{id}/events", "a stream"),
    ("/t/{id}/wait", "a part of the table"),
    ("/t/{id}/advice", "a part of the table"),
    ("/t/{id}/replay", "leads on to a step"),
    ("/replay/{digest}", "leads on to a step"),
    ("/t/{id}/record.json", "a file"),
    ("/me/data", "a file"),
    ("/edition/{key}/file", "a file"),
    ("/position/{key}/file", "a file"),
    ("/edition/{key}/balance/{chart}", "a picture"),
    ("/api/openapi.json", "for programs"),
    ("/told.js", "a script"),
    ("/assets/{stamp}/{name}", "style sheets, scripts and pictures"),
    ("/style", "samples without words, for whoever draws"),
    ("/key", "for programs"),
    ("/healthz", "for the operator's programs"),
    ("/readyz", "for the operator's programs"),
    ("/metrics", "for the operator's programs"),
];

/// Who opens a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The operator, who sits at tables.
    Anna,
    /// Somebody who has never been here.
    Nobody,
}

/// Where a page is audited in a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audit {
    /// Among all others of this list.
    Here,
    /// With the rest of what the page is for.
    Elsewhere,
}

/// A page: its address in the router, one at which it stands, who opens it, and where it is audited.
#[derive(Clone, Debug)]
pub struct Stop {
    pub route: &'static str,
    pub path: String,
    pub who: Who,
    pub audit: Audit,
}

/// Pages that stand where they stand on every site.
const FIXED: &[(&str, &str, Who, Audit)] = &[
    ("/", "/", Who::Nobody, Audit::Elsewhere),
    ("/", "/", Who::Anna, Audit::Elsewhere),
    ("/finished", "/finished", Who::Anna, Audit::Elsewhere),
    ("/sleeping", "/sleeping", Who::Anna, Audit::Elsewhere),
    ("/leaders/{game}", "/leaders/two-heirs", Who::Nobody, Audit::Elsewhere),
    ("/new/{game}", "/new/northgard", Who::Nobody, Audit::Elsewhere),
    ("/settings", "/settings", Who::Nobody, Audit::Elsewhere),
    ("/keys", "/keys", Who::Nobody, Audit::Elsewhere),
    ("/minute/{game}", "/minute/two-heirs", Who::Nobody, Audit::Elsewhere),
    ("/learn", "/learn", Who::Nobody, Audit::Elsewhere),
    ("/learn/{game}", "/learn/crescent-moon", Who::Nobody, Audit::Elsewhere),
    ("/learn/{game}/{lesson}", "/learn/brian-boru/first-town", Who::Nobody, Audit::Elsewhere),
    ("/rules", "/rules", Who::Nobody, Audit::Elsewhere),
    ("/rules/{game}", "/rules/northgard", Who::Nobody, Audit::Here),
    ("/rules/{game}", "/rules/crescent-moon", Who::Nobody, Audit::Here),
    ("/rules/{game}/examples/{number}", "/rules/northgard/examples/1", Who::Nobody, Audit::Elsewhere),
    ("/puzzle/{game}/{number}", "/puzzle/brian-boru/1", Who::Nobody, Audit::Here),
    ("/puzzle/{game}/{number}", "/puzzle/crescent-moon/1", Who::Nobody, Audit::Here),
    ("/stats/{game}", "/stats/two-heirs", Who::Nobody, Audit::Elsewhere),
    ("/watch", "/watch", Who::Nobody, Audit::Elsewhere),
    ("/api", "/api", Who::Nobody, Audit::Elsewhere),
    ("/replay", "/replay", Who::Nobody, Audit::Elsewhere),
    ("/login", "/login", Who::Nobody, Audit::Elsewhere),
    ("/register", "/register", Who::Nobody, Audit::Elsewhere),
    ("/confirm/{code}", "/confirm/0123456789", Who::Nobody, Audit::Here),
    ("/tournaments", "/tournaments", Who::Nobody, Audit::Elsewhere),
    ("/workshop", "/workshop", Who::Anna, Audit::Elsewhere),
    ("/position/new", "/position/new?game=two-heirs&players=2", Who::Anna, Audit::Elsewhere),
    ("/me", "/me", Who::Anna, Audit::Elsewhere),
    ("/me/tokens", "/me/tokens", Who::Anna, Audit::Elsewhere),
    ("/me/vacation", "/me/vacation", Who::Anna, Audit::Elsewhere),
    ("/me/delete", "/me/delete", Who::Anna, Audit::Elsewhere),
    ("/me/notices", "/me/notices", Who::Anna, Audit::Here),
    ("/friends", "/friends", Who::Anna, Audit::Elsewhere),
    ("/office", "/office", Who::Anna, Audit::Here),
    ("/tournaments/new", "/tournaments/new", Who::Anna, Audit::Elsewhere),
];

/// Pages for translators, where the site is run for them.
pub const TRANSLATING: &[(&str, &str)] = &[
    ("/translate", "/translate"),
    ("/translate/{lang}", "/translate/eo"),
    ("/translate/{lang}", "/translate/eo?find=workshop"),
    ("/translate/{lang}", "/translate/eo?book=web&key=ui-workshop"),
];

/// A position of Brian Boru that was laid out by hand.
const POSITION: &str = "title = \"7 + 5\"\ngame = \"brian-boru\"\nplayers = 3\nsteps = [ { expect = { pending = [\"a\"] } } ]\n\n[position]\nmarker = \"a\"\nplayers.a = { hand = [9, 11, 20], towns = [\"N1\"] }\nplayers.b = { hand = [1, 4, 12], towns = [\"U1\"] }\nplayers.c = { hand = [2, 3, 16], towns = [\"M8\"] }\nflow.step = \"lead_town\"\n";

/// A site with something on every page.
pub struct World {
    pub serving: Serving,
    pub anna: Visitor,
    pub stops: Vec<Stop>,
    ben: Visitor,
}

/// A site on which visitors may translate into the languages of this folder, if there is one.
pub async fn site_of(scratch: &Scratch, words: Option<PathBuf>) -> Serving {
    let options = ServeOptions {
        bots: BotOptions { advice: Duration::from_millis(200), ..BotOptions::default() },
        limits: Limits::none(),
        notices: NoticeOptions { inner: true, ..NoticeOptions::default() },
        translate: words.is_some(),
        words,
        ..ServeOptions::default()
    };
    serve_edge(scratch, shelf::all_games(), options).await
}

/// A folder with a language that says next to nothing yet.
pub fn new_language(scratch: &Scratch) -> PathBuf {
    let folder = scratch.folder().join("words");
    std::fs::create_dir_all(folder.join("eo")).expect("a folder");
    std::fs::write(folder.join("eo/table.ftl"), "language-name = Esperanto\n").expect("a book");
    web::read_languages(&folder).expect("readable");
    folder
}

/// What stands between these two in a text.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split_once(before).unwrap_or_else(|| panic!("`{before}` is not in {text}")).1;
    rest.split(after).next().unwrap_or_default()
}

/// Looks again until something holds; what bots play to its end takes a while on a busy machine.
async fn long_until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !holds().await {
        assert!(begun.elapsed() < Duration::from_secs(300), "it never came to that: {what}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// An edition of Brian Boru with more coins.
fn rich() -> String {
    let text = shelf::find("brian-boru").expect("a game").game.about().editions[0].text;
    let (id, title) = table::components::title(text).expect("an edition");
    text.replacen("coins = 3", "coins = 42", 1).replacen(&format!("id = \"{id}\""), "id = \"rich\"", 1).replacen(
        &format!("\"{title}\""),
        "\"XLII\"",
        1,
    )
}

impl World {
    /// A site with everything but what translators see.
    pub async fn new(scratch: &Scratch) -> World {
        World::with(scratch, None).await
    }

    /// The same, run for the translators of this folder.
    pub async fn with(scratch: &Scratch, words: Option<PathBuf>) -> World {
        let translating = words.is_some();
        let serving = site_of(scratch, words).await;
        let (anna, ben) = (account(&serving, "Anna").await, account(&serving, "Ben").await);
        let mut world = World { serving, anna, stops: Vec::new(), ben };
        for (route, path, who, audit) in FIXED {
            world.stop(route, (*path).to_owned(), *who, *audit);
        }
        if translating {
            for (route, path) in TRANSLATING {
                world.stop(route, (*path).to_owned(), Who::Anna, Audit::Elsewhere);
            }
        }
        let games = world.begin_games().await;
        world.sit_together().await;
        world.meet().await;
        world.bring().await;
        world.end_games(&games).await;
        world
    }

    fn stop(&mut self, route: &'static str, path: String, who: Who, audit: Audit) {
        self.stops.push(Stop { route, path, who, audit });
    }

    /// A game of each kind between bots.
    async fn begin_games(&mut self) -> Vec<String> {
        let mut begun = Vec::new();
        for (game, players) in [("brian-boru", "3"), ("two-heirs", "2"), ("northgard", "2"), ("crescent-moon", "4")] {
            let bots = ["seat-a", "seat-b", "seat-c", "seat-d"].map(|seat| (seat, "bot-random"));
            let seats: usize = players.parse().expect("a number");
            let fields =
                [&[("game", game), ("players", players), ("speed", "instant"), ("listed", "on")], &bots[..seats]]
                    .concat();
            begun.push(self.anna.open(&fields).await);
        }
        begun
    }

    /// Their ends, the second of them looked back at and brought as a record.
    async fn end_games(&mut self, games: &[String]) {
        for table in games {
            long_until("the game is over", async || self.anna.look(table).await["status"] == "over").await;
            self.stop("/t/{id}", table.clone(), Who::Anna, Audit::Here);
        }
        let two_heirs = &games[1];
        self.stop("/t/{id}/analysis", format!("{two_heirs}/analysis"), Who::Anna, Audit::Elsewhere);
        self.stop("/t/{id}/replay/{step}", format!("{two_heirs}/replay/5"), Who::Nobody, Audit::Elsewhere);
        let record = self.anna.get(&format!("{two_heirs}/record.json")).await.body;
        let shown = self.anna.upload("/replay", "record", &record).await;
        let (digest, _) = shown.location().rsplit_once('/').expect("a step of it");
        self.stop("/replay/{digest}/{step}", format!("{digest}/5"), Who::Nobody, Audit::Here);
    }

    /// A table that waits for somebody, and one at which Anna and Ben sit, who offers his seat.
    async fn sit_together(&mut self) {
        let fields =
            [("game", "two-heirs"), ("players", "2"), ("seat-a", "here"), ("seat-b", "open"), ("listed", "on")];
        let waiting = self.anna.open(&fields).await;
        self.stop("/t/{id}", waiting.clone(), Who::Anna, Audit::Here);
        self.stop("/t/{id}", waiting, Who::Nobody, Audit::Here);
        let fields = [
            ("game", "brian-boru"),
            ("players", "3"),
            ("seat-a", "here"),
            ("seat-b", "open"),
            ("seat-c", "bot-random"),
            ("pace", "turns"),
        ];
        let table = self.anna.open(&fields).await;
        assert_eq!(self.ben.post(&format!("{table}/join"), &[("seat", "b")]).await.status, 303);
        assert_eq!(self.ben.post(&format!("{table}/offer"), &[("seat", "b")]).await.status, 303);
        let page = self.ben.get(&table).await.body;
        let code = between(&page, &format!("{table}/seat/"), "\"");
        self.stop("/t/{id}/seat/{code}", format!("{table}/seat/{code}"), Who::Nobody, Audit::Elsewhere);
        self.stop("/t/{id}/why", format!("{table}/why?act=town+N1"), Who::Anna, Audit::Here);
        self.stop("/t/{id}/plan", format!("{table}/plan"), Who::Anna, Audit::Here);
        self.stop("/t/{id}", table, Who::Anna, Audit::Elsewhere);
    }

    /// What people have besides tables: a link, a channel, somebody to look at, a report, a tournament.
    async fn meet(&mut self) {
        let made = self.anna.post("/me/link", &[]).await.body;
        let link = between(&made, "id=\"personal-link\" readonly value=\"", "\"");
        let words = link.split_once("/keep/").expect("a personal link").1.to_owned();
        self.stop("/keep/{words}", format!("/keep/{words}"), Who::Nobody, Audit::Here);
        let hook = [("kind", "hook"), ("address", "http://127.0.0.1:9/anna")];
        assert_eq!(self.anna.post("/me/notices/add", &hook).await.status, 303);
        let notices = self.anna.get("/me/notices").await.body;
        let channel = between(&notices, "name=\"channel\" value=\"", "\"");
        self.stop("/off/{channel}", format!("/off/{channel}"), Who::Nobody, Audit::Here);
        let me = self.anna.get("/me").await.body;
        let report = format!("/p/{}/report", between(&me, "href=\"/p/", "\""));
        assert_eq!(self.ben.post(&report, &[("text", "…")]).await.status, 303);
        let him = self.ben.get("/me").await.body;
        self.stop("/p/{id}", format!("/p/{}", between(&him, "href=\"/p/", "\"")), Who::Anna, Audit::Here);
        let fields =
            [("name", "MMXXVI"), ("game", "two-heirs"), ("players", "2"), ("form", "knockout"), ("bots", "on")];
        let tournament = self.anna.post("/tournaments", &fields).await.location().to_owned();
        let bots = [("robot", "random"), ("count", "2")];
        assert_eq!(self.anna.post(&format!("{tournament}/bots"), &bots).await.status, 303);
        assert_eq!(self.anna.post(&format!("{tournament}/begin"), &[]).await.status, 303);
        self.stop("/tournament/{id}", tournament, Who::Nobody, Audit::Elsewhere);
    }

    /// What is brought to the workshop: an edition, at a table too and with its study, and a position.
    async fn bring(&mut self) {
        let edition = self.anna.upload("/workshop/editions", "text", &rich()).await.location().to_owned();
        let key = edition.strip_prefix("/edition/").expect("an address").to_owned();
        let fields = [
            ("game", "brian-boru"),
            ("players", "3"),
            ("edition", key.as_str()),
            ("seat-a", "here"),
            ("seat-b", "open"),
        ];
        let table = self.anna.open(&fields).await;
        self.stop("/t/{id}/edition", format!("{table}/edition"), Who::Nobody, Audit::Here);
        let balance = format!("{edition}/balance");
        assert_eq!(self.anna.post(&balance, &[("games", "20")]).await.status, 303);
        let found = async || self.anna.get(&balance).await.body.contains("id=\"found\"");
        long_until("the study is done", found).await;
        self.stop("/edition/{key}/balance", balance, Who::Nobody, Audit::Elsewhere);
        self.stop("/edition/{key}/edit", format!("{edition}/edit"), Who::Anna, Audit::Elsewhere);
        self.stop("/edition/{key}", edition, Who::Nobody, Audit::Elsewhere);
        let position = self.anna.upload("/workshop/positions", "text", POSITION).await.location().to_owned();
        self.stop("/position/{key}/edit", format!("{position}/edit"), Who::Anna, Audit::Elsewhere);
        self.stop("/position/{key}", position, Who::Nobody, Audit::Here);
    }
}
