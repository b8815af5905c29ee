//! Nothing a seat or a spectator receives depends on what it may not know: two worlds that differ only in hidden things send the same
//! bytes to everybody whose view is the same, answer by answer, for as long as it is.

use crate::common::{self, Answer, Scratch, TOYS, Visitor};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use store::{NewPerson, NewSeat, NewTable, PersonId, Secret, Store, Submission, Table, TableId};
use table::log::{Entry, What};
use table::{AnyGame, AnyMatch, Pending, Seat, SeatSet, Seed, Setup, Viewer};
use web::Serving;

/// How many people there are; at each table they sit in this order.
const PEOPLE: usize = 8;

/// A match of our own and its log.
struct World {
    game: Box<dyn AnyMatch>,
    log: Vec<(What, String)>,
}

impl World {
    fn apply(&mut self, what: What) {
        what.apply(self.game.as_mut()).expect("it was offered");
        self.log.push((what, self.game.hash()));
    }
}

/// Two worlds, and those who cannot tell them apart.
struct Pair {
    worlds: [World; 2],
    alike: Vec<Viewer>,
    seed: Seed,
    rng: SmallRng,
}

/// Everybody to whom both look the same.
fn alike(one: &dyn AnyMatch, other: &dyn AnyMatch) -> Vec<Viewer> {
    let everybody = Seat::all(one.setup().players).map(Viewer::Seat).chain([Viewer::Spectator]);
    everybody.filter(|viewer| one.view(*viewer) == other.view(*viewer)).collect()
}

/// Whether two tables are different, but neither a spectator nor some seat can see that. Once a game is over nothing is hidden.
fn is_hidden(here: &dyn AnyMatch, there: &dyn AnyMatch) -> bool {
    if here.pending() == Pending::Over || there.pending() == Pending::Over {
        return false;
    }
    let alike = alike(here, there);
    here.hash() != there.hash() && alike.len() > 1 && alike.contains(&Viewer::Spectator)
}

impl Pair {
    /// Two worlds that some seat and a spectator cannot tell apart: the same log but for one outcome of chance, or one choice of
    /// somebody else. `None` if nothing in this game of chance could be exchanged.
    fn find(game: &dyn AnyGame, setup: &Setup, number: u64) -> Option<Pair> {
        let (seed, rng) = (Seed::from_number(number), SmallRng::seed_from_u64(number));
        let begin = || World { game: game.begin(setup).expect("the setup is sound"), log: Vec::new() };
        let mut pair = Pair { worlds: [begin(), begin()], alike: Vec::new(), seed, rng };
        for _ in 0..200 {
            let (what, twin) = match pair.worlds[0].game.pending() {
                Pending::Over => return None,
                Pending::Chance => pair.roll(),
                Pending::Seats(seats) => pair.choose(seats),
            };
            let parted = twin.is_some();
            pair.worlds[1].apply(twin.unwrap_or_else(|| what.clone()));
            pair.worlds[0].apply(what);
            if parted {
                pair.alike = alike(pair.worlds[0].game.as_ref(), pair.worlds[1].game.as_ref());
                return Some(pair);
            }
        }
        None
    }

    /// What chance decides, and another outcome that cannot be seen.
    fn roll(&self) -> (What, Option<What>) {
        let game = self.worlds[0].game.as_ref();
        let chance = game.roll(&self.seed).expect("chance is pending");
        let again = (1..9).filter_map(|roll| game.roll(&Seed::from_number(1_000 + roll)));
        let mut others = twins(&chance).into_iter().chain(again);
        let twin = others.find(|twin| {
            let (mut here, mut there) = (game.fork(), game.fork());
            here.settle(&chance).is_ok() && there.settle(twin).is_ok() && is_hidden(here.as_ref(), there.as_ref())
        });
        (What::Chance { chance }, twin.map(|chance| What::Chance { chance }))
    }

    /// What somebody chooses; now and then the worlds part by that.
    fn choose(&mut self, seats: SeatSet) -> (What, Option<What>) {
        let game = self.worlds[0].game.as_ref();
        let seat = seats.first().expect("somebody must decide");
        let offers = game.offer_texts(seat);
        let act = offers.choose(&mut self.rng).expect("whoever decides has offers").clone();
        let twin = offers.into_iter().filter(|_| self.rng.random_bool(0.25)).find(|twin| {
            let (mut here, mut there) = (game.fork(), game.fork());
            *twin != act
                && here.act(seat, &act).is_ok()
                && there.act(seat, twin).is_ok()
                && here.pending() == there.pending()
                && matches!(here.pending(), Pending::Seats(_))
                && is_hidden(here.as_ref(), there.as_ref())
        });
        (What::Act { seat, act }, twin.map(|act| What::Act { seat, act }))
    }
}

/// The same outcome with two of its words exchanged, in every way.
fn twins(chance: &str) -> Vec<String> {
    let words: Vec<&str> = chance.split(' ').collect();
    let mut twins = Vec::new();
    for left in 0..words.len() {
        for right in left + 1..words.len() {
            let mut twin = words.clone();
            twin.swap(left, right);
            twins.push(twin.join(" "));
        }
    }
    twins
}

/// Two servers, one for each world. The data file of the second is a copy of that of the first before anything happened at its tables: ids,
/// names, keys and sessions are the same, so that whatever differs comes from the worlds.
struct Sides {
    _scratches: [Scratch; 2],
    servers: [Serving; 2],
    /// For each person the cookie of their browser and the token of their program.
    people: Vec<(String, String)>,
    tables: Vec<String>,
}

impl Sides {
    async fn open(games: &'static [shelf::Entry], pairs: &[Pair]) -> Sides {
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
        let mut tables = Vec::new();
        for pair in pairs {
            tables.push(open_table(store.as_ref(), pair, &ids).await.id);
        }
        store.close().await.expect("the data file closes");
        for file in std::fs::read_dir(scratches[0].folder()).expect("it is a folder") {
            let file = file.expect("it can be read");
            std::fs::copy(file.path(), scratches[1].folder().join(file.file_name())).expect("it can be copied");
        }
        for (side, scratch) in scratches.iter().enumerate() {
            let store = house(scratch).await;
            for (pair, table) in pairs.iter().zip(&tables) {
                play(store.as_ref(), &pair.worlds[side], table).await;
            }
            store.close().await.expect("the data file closes");
        }
        let servers = [common::serve(&scratches[0], games).await, common::serve(&scratches[1], games).await];
        let tables = tables.iter().map(|table| format!("/t/{table}")).collect();
        Sides { _scratches: scratches, servers, people, tables }
    }

    /// The browser of somebody at one of the servers, and a program of theirs.
    fn eyes(&self, side: usize, viewer: Viewer) -> (Visitor, Visitor) {
        let mut browser = Visitor::new(&self.servers[side]);
        let mut program = Visitor::new(&self.servers[side]);
        if let Viewer::Seat(seat) = viewer {
            let (session, token) = &self.people[seat.index()];
            browser.set_cookie("crownlands", session);
            program = program.with("authorization", token);
        }
        (browser, program)
    }
}

async fn house(scratch: &Scratch) -> std::sync::Arc<dyn Store> {
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
        options: "{}".to_owned(),
        casual: true,
        listed: false,
        host: None,
        rematch_of: None,
        seats: seats.collect(),
    };
    store.open_table(table).await.expect("the table is opened")
}

/// Puts the log of a world on its table.
async fn play(store: &dyn Store, world: &World, table: &TableId) {
    let layout = world.game.about().layout;
    let entry = |(what, hash): &(What, String)| Entry { hash: hash.clone(), layout, ..Entry::new(what.clone()) };
    let begun = Entry::new(What::Begin { begin: Vec::new() });
    let submission = Submission::new(table, 0, "begin").entry(begun).entries(world.log.iter().map(entry)).begins();
    let waiting = match world.game.pending() {
        Pending::Seats(seats) => seats,
        Pending::Chance | Pending::Over => SeatSet::EMPTY,
    };
    let kept = store.append(submission.waiting(waiting)).await.expect("the log is kept");
    assert!(kept.versions().is_some());
}

/// In which form something is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Page,
    Part,
    Program,
    /// Compressed, of which only the size counts.
    Packed(&'static str),
    Api,
    /// A move that is not allowed, by a page and by a program with a token.
    Refused,
    RefusedApi,
}

/// Everything that somebody can ask about a table.
fn asks(world: &World, viewer: Viewer) -> Vec<(Form, String)> {
    let steps = world.log.len();
    let whys = ["pass", "take 1", "take 3", "guess high", "pick 1", "card 13"]
        .map(|act| format!("/why?act={}", common::encode(act)));
    let mut pages = vec!["".to_owned(), "?log=all".to_owned(), "/record.json".to_owned(), "/replay/0".to_owned()];
    pages.extend((steps.saturating_sub(3)..=steps).map(|step| format!("/replay/{step}")));
    pages.extend(Seat::all(world.game.setup().players).map(|seat| format!("/replay/{steps}?seat={seat}")));
    pages.extend(whys.clone());
    let mut asks = Vec::new();
    for page in &pages {
        asks.extend([Form::Page, Form::Part, Form::Program].map(|form| (form, page.clone())));
    }
    asks.extend(["br", "gzip"].map(|encoding| (Form::Packed(encoding), String::new())));
    let mut reads = ["", "/log", "/record", "/chat", "/note", "/plans", "/analysis"].map(str::to_owned).to_vec();
    reads.extend([0, steps / 2, steps].map(|step| format!("/steps/{step}")));
    if let Viewer::Seat(seat) = viewer {
        reads.extend(whys.map(|why| format!("{why}&seat={seat}")));
        // What was done before is refused now, or by this seat.
        let done = world.log.iter().rev().filter_map(|(what, _)| match what {
            What::Act { act, .. } if world.game.check(seat, act).is_err() => Some(act.clone()),
            _ => None,
        });
        // What the two worlds have in common: the last entry may be where they part.
        let refused: Vec<String> = done.skip(1).take(2).chain(["take 99".to_owned()]).collect();
        asks.extend(refused.iter().flat_map(|act| [Form::Refused, Form::RefusedApi].map(|form| (form, act.clone()))));
    }
    asks.extend(reads.into_iter().map(|read| (Form::Api, read)));
    asks
}

/// What is sent, without what is different at each moment.
async fn sent(eyes: (Visitor, Visitor), viewer: Viewer, table: &str, form: Form, what: &str) -> String {
    let (mut browser, mut program) = eyes;
    let api = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    let seat = if let Viewer::Seat(seat) = viewer { seat.to_string() } else { String::new() };
    let page = format!("{table}{what}");
    let answer = match form {
        Form::Page => browser.get(&page).await,
        Form::Part => browser.with("x-part", "1").get(&page).await,
        Form::Program => browser.program().get(&page).await,
        Form::Packed(encoding) => return packed(browser, encoding, &page).await,
        Form::Api => program.get(&format!("{api}{what}")).await,
        Form::Refused => {
            let now = browser.look(table).await["version"].to_string();
            let fields = [("seat", seat.as_str()), ("version", now.as_str()), ("key", "refused"), ("act", what)];
            refused(browser.program().post(&format!("{table}/act"), &fields).await)
        }
        Form::RefusedApi => {
            let now = common::version(&browser.look(table).await);
            let body = json!({ "seat": seat, "version": now, "key": "refused", "act": what });
            refused(program.post_json(&format!("{api}/act"), &body).await)
        }
    };
    without_clock(&format!("{} {:?}\n{}", answer.status, same_headers(&answer.headers), answer.body))
}

fn refused(answer: Answer) -> Answer {
    assert!(matches!(answer.status, 403 | 409 | 422), "it should be refused: {} {}", answer.status, answer.body);
    answer
}

/// How many bytes a compressed page has. With a moment in it, which is another one at each server, that says nothing.
async fn packed(mut browser: Visitor, encoding: &'static str, page: &str) -> String {
    if without_clock(&browser.get(page).await.body).contains(CLOCK) {
        return "it shows a moment".to_owned();
    }
    let (headers, size) = browser.with("accept-encoding", encoding).raw(page).await;
    assert_eq!(headers.get("content-encoding").map(String::as_str), Some(encoding), "{page} is compressed");
    format!("{size} bytes, {:?}", same_headers(&headers))
}

/// What stands in place of a moment.
const CLOCK: &str = "MOMENT";

/// A page without the moment at which it is to be looked at again: nothing is ever done at the same millisecond twice.
fn without_clock(page: &str) -> String {
    let mut parts = page.split("data-again=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + "data-again=\"" + CLOCK + part.trim_start_matches(|digit: char| digit.is_ascii_digit())
    })
}

/// The headers without the time of day and what blurs the size.
fn same_headers(headers: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let same = headers.iter().filter(|(name, _)| !matches!(name.as_str(), "date" | "x-padding"));
    same.map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// Where two answers part.
fn difference(one: &str, other: &str) -> Option<String> {
    let at = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
    let near = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(60)..(at + 60).min(text.len())]).into_owned()
    };
    (one != other).then(|| format!("…{}… and …{}…", near(one), near(other)))
}

/// How much of everything is asked at each step.
#[derive(Clone, Copy)]
enum Much {
    Everything,
    /// The table itself and so many other things by chance; over many steps nothing is left out.
    Some(usize),
}

/// Asks the same in both worlds, for everybody to whom they look the same, and says what differed.
async fn look(sides: &Sides, pair: &mut Pair, table: &str, much: Much) -> Option<String> {
    for viewer in pair.alike.clone() {
        let all = asks(&pair.worlds[0], viewer);
        let asked: Vec<(Form, String)> = match much {
            Much::Everything => all,
            Much::Some(count) => all[..1].iter().chain(all.sample(&mut pair.rng, count)).cloned().collect(),
        };
        for (form, what) in asked {
            let [here, there] = [0, 1].map(|side| sent(sides.eyes(side, viewer), viewer, table, form, &what));
            let (here, there) = tokio::join!(here, there);
            if let Some(found) = difference(&here, &there) {
                return Some(format!("{viewer:?} {form:?} {what}: {found}"));
            }
        }
        if matches!(much, Much::Everything) {
            let path = format!("{table}/events");
            let [here, there] = [0, 1].map(|side| sides.eyes(side, viewer).0);
            let done = |text: &str| text.contains("\n\n");
            let (here, there) = tokio::join!(here.stream(&path, done), there.stream(&path, done));
            if let Some(found) = difference(&here, &there) {
                return Some(format!("{viewer:?} live: {found}"));
            }
        }
    }
    None
}

/// Lets the next seat act in both worlds: the same where both offer it, different secrets where not. `false` once nobody sees the same,
/// chance must decide, or the game is over.
async fn advance(sides: &Sides, pair: &mut Pair, table: &str) -> bool {
    let Pending::Seats(seats) = pair.worlds[0].game.pending() else { return false };
    let seat = seats.iter().nth(pair.rng.random_range(0..seats.len())).expect("somebody must decide");
    let [here, there] = [0, 1].map(|side| pair.worlds[side].game.offer_texts(seat));
    let common: Vec<&String> = here.iter().filter(|act| there.contains(act)).collect();
    let differ = !pair.alike.contains(&Viewer::Seat(seat)) && (common.is_empty() || pair.rng.random_bool(0.3));
    let acts = match common.choose(&mut pair.rng) {
        Some(act) if !differ => [(*act).clone(), (*act).clone()],
        _ => [&here, &there].map(|offers| offers.choose(&mut pair.rng).cloned().unwrap_or_default()),
    };
    for (world, act) in pair.worlds.iter_mut().zip(acts) {
        if world.game.check(seat, &act).is_err() {
            return false;
        }
        world.apply(What::Act { seat, act });
    }
    let [one, other] = [0, 1].map(|side| pair.worlds[side].game.as_ref());
    if [one, other].iter().any(|game| !matches!(game.pending(), Pending::Seats(_))) {
        return false;
    }
    let still = alike(one, other);
    pair.alike.retain(|viewer| still.contains(viewer));
    for (side, world) in pair.worlds.iter().enumerate() {
        let Some((What::Act { act, .. }, _)) = world.log.last() else { return false };
        let mut visitor = sides.eyes(side, Viewer::Seat(seat)).0;
        let now: Value = visitor.look(table).await;
        let answer = visitor.act(table, &seat.to_string(), common::version(&now), act).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    !pair.alike.is_empty()
}

/// Plays both worlds side by side through the servers and compares what is sent, for so many steps or until nobody sees the same.
/// Says how many steps were compared and what differed.
async fn compare_pair(sides: &Sides, pair: &mut Pair, table: &str, most: usize, much: Much) -> (usize, Option<String>) {
    for step in 0..=most {
        if let Some(found) = look(sides, pair, table, much).await {
            return (step, Some(found));
        }
        if step == most || !advance(sides, pair, table).await {
            return (step + 1, None);
        }
    }
    (most, None)
}

/// The same with a game of chance; no step where this seed hides nothing.
async fn compare(
    games: &'static [shelf::Entry],
    id: &str,
    setup: Setup,
    seed: u64,
    most: usize,
    much: Much,
) -> (usize, Option<String>) {
    let entry = games.iter().find(|entry| entry.id() == id).expect("the game is on the shelf");
    let Some(pair) = Pair::find(entry.game, &setup, seed) else { return (0, None) };
    let mut pairs = [pair];
    let sides = Sides::open(games, &pairs).await;
    let [pair] = &mut pairs;
    compare_pair(&sides, pair, &sides.tables[0], most, much).await
}

fn toy(defect: &str) -> Setup {
    let options = [("defect".to_owned(), defect.to_owned())].into();
    Setup::new(TOYS[0].game.about(), 3, &options, None).expect("the toy allows it")
}

#[tokio::test]
async fn the_toy_sends_the_same_bytes_in_both_worlds() {
    let (steps, found) = compare(TOYS, "pebbles", toy("none"), 3, 25, Much::Everything).await;
    assert_eq!(found, None);
    assert!(steps >= 5, "only {steps} steps were compared");
}

#[tokio::test]
async fn a_game_that_leaks_is_caught() {
    for defect in ["event-leaks", "refusal-leaks"] {
        let mut caught = false;
        for seed in 1..6 {
            caught |= compare(TOYS, "pebbles", toy(defect), seed, 25, Much::Everything).await.1.is_some();
        }
        assert!(caught, "{defect} was not noticed");
    }
}

#[tokio::test]
async fn brian_boru_sends_the_same_bytes_in_both_worlds() {
    let about = shelf::find("brian-boru").expect("it is on the shelf").game.about();
    let mut compared = 0;
    for (seed, players) in [(1, 3), (2, 4), (3, 5)] {
        let setup = Setup::new(about, players, &BTreeMap::new(), None).expect("the defaults are sound");
        let (steps, found) = compare(shelf::all_games(), "brian-boru", setup, seed, 25, Much::Some(12)).await;
        assert_eq!(found, None, "{players} players");
        compared += steps;
    }
    assert!(compared >= 6, "only {compared} steps were compared");
}

/// What is agreed: as a game is usually played, but with hands closed where they can be, or there would be nothing to hide.
fn agreed(entry: &shelf::Entry, players: usize) -> Setup {
    let closed = [("closed_hands".to_owned(), "on".to_owned())];
    let options = closed.into_iter().filter(|_| entry.id() == "two-heirs").collect();
    Setup::new(entry.game.about(), players, &options, None).expect("the options are sound")
}

#[tokio::test]
async fn every_other_game_sends_the_same_bytes_in_both_worlds() {
    for entry in shelf::all_games().iter().filter(|entry| entry.id() != "brian-boru") {
        let setup = agreed(entry, *entry.game.about().players.end());
        // Not every game of chance hides something.
        let seed = (5..45).find(|seed| Pair::find(entry.game, &setup, *seed).is_some());
        let seed = seed.unwrap_or_else(|| panic!("{}: there is something to hide", entry.id()));
        let (steps, found) = compare(shelf::all_games(), entry.id(), setup, seed, 3, Much::Everything).await;
        println!("{}: {steps} steps compared", entry.id());
        assert!(steps > 0, "{}: there is something to hide", entry.id());
        assert_eq!(found, None, "{}", entry.id());
    }
}

/// How many pairs of worlds of each game are compared: a few, or as many as `CROWNLANDS_PAIRS` says.
fn wanted() -> u64 {
    std::env::var("CROWNLANDS_PAIRS").map_or(6, |pairs| pairs.parse().expect("CROWNLANDS_PAIRS is a number"))
}

/// How many pairs two servers are asked about.
const BATCH: u64 = 50;

/// How many games may hide nothing for each pair that is found.
const BARREN: u64 = 40;

#[tokio::test(flavor = "multi_thread")]
async fn pairs_of_worlds_of_every_game_send_the_same_bytes() {
    let wanted = wanted();
    for entry in shelf::all_games() {
        let counts: Vec<usize> = entry.game.about().players.clone().filter(|players| *players > 1).collect();
        let (begun, mut seed) = (std::time::Instant::now(), 0);
        let (mut compared, mut steps, mut barren) = (0, 0, 0);
        while compared < wanted {
            let mut pairs = Vec::new();
            while (pairs.len() as u64) < BATCH.min(wanted - compared) {
                seed += 1;
                let setup = agreed(entry, counts[seed as usize % counts.len()]);
                match Pair::find(entry.game, &setup, seed) {
                    Some(pair) => pairs.push(pair),
                    // Nothing hidden came up, or nothing that could be exchanged.
                    None => barren += 1,
                }
                assert!(barren <= BARREN * wanted, "{}: {barren} of {seed} games hid nothing", entry.id());
            }
            let sides = Sides::open(shelf::all_games(), &pairs).await;
            for (pair, table) in pairs.iter_mut().zip(&sides.tables) {
                let (played, found) = compare_pair(&sides, pair, table, 2, Much::Some(4)).await;
                assert_eq!(found, None, "{}, {}", entry.id(), pair.seed);
                steps += played;
            }
            compared += pairs.len() as u64;
        }
        let speed = compared as f64 / begun.elapsed().as_secs_f64();
        println!(
            "{}: {compared} pairs of worlds at {steps} positions, {speed:.1} pairs a second; {barren} games hid nothing",
            entry.id()
        );
    }
}
