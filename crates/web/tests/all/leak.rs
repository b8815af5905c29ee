//! Nothing a seat or a spectator receives depends on what it may not know: two worlds that differ only in hidden things send the same
//! bytes, page by page, for as long as their views are equal.

use crate::common::{self, Scratch, TOYS, Visitor};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use std::collections::BTreeMap;
use store::{NewPerson, NewSeat, NewTable, Secret, Store, Submission};
use table::log::{Entry, What};
use table::{AnyGame, AnyMatch, Pending, Seat, SeatSet, Seed, Setup, Viewer};

/// The seat that looks.
const LOOKER: Seat = Seat::new(0);

/// One of two worlds: a match of our own, its log, and the table on the server that holds the same.
struct World {
    game: Box<dyn AnyMatch>,
    log: Vec<(What, String)>,
    table: String,
}

impl World {
    fn new(game: Box<dyn AnyMatch>) -> World {
        World { game, log: Vec::new(), table: String::new() }
    }

    fn apply(&mut self, what: What) {
        what.apply(self.game.as_mut()).expect("it was offered");
        self.log.push((what, self.game.hash()));
    }
}

/// Two worlds that the looker and a spectator cannot tell apart: the same log but for one outcome of chance. `None` if this seed
/// deals nothing that could be exchanged.
fn two_worlds(game: &dyn AnyGame, setup: &Setup, seed: &Seed, rng: &mut SmallRng) -> Option<(World, World)> {
    let begin = || World::new(game.begin(setup).expect("the setup is sound"));
    let (mut one, mut other) = (begin(), begin());
    for _ in 0..200 {
        match one.game.pending() {
            Pending::Over => break,
            Pending::Chance => {
                let chance = one.game.roll(seed).expect("chance is pending");
                let again = (1..9).filter_map(|roll| one.game.roll(&Seed::from_number(1_000 + roll)));
                let twin =
                    twins(&chance).into_iter().chain(again).find(|twin| is_hidden(one.game.as_ref(), &chance, twin));
                one.apply(What::Chance { chance: chance.clone() });
                other.apply(What::Chance { chance: twin.clone().unwrap_or(chance) });
                if twin.is_some() {
                    return Some((one, other));
                }
            }
            Pending::Seats(seats) => {
                let seat = seats.first().expect("somebody must decide");
                let offers = one.game.offer_texts(seat);
                let what = What::Act { seat, act: offers[rng.random_range(0..offers.len())].clone() };
                one.apply(what.clone());
                other.apply(what);
            }
        }
    }
    None
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

/// Whether the twin leads elsewhere than the outcome, but neither the looker nor a spectator can see that.
fn is_hidden(game: &dyn AnyMatch, chance: &str, twin: &str) -> bool {
    let (mut here, mut there) = (game.fork(), game.fork());
    here.settle(chance).is_ok()
        && there.settle(twin).is_ok()
        && here.hash() != there.hash()
        && [Viewer::Seat(LOOKER), Viewer::Spectator].iter().all(|viewer| here.view(*viewer) == there.view(*viewer))
}

/// Puts a world on the server, with the looker on the first seat and somebody else on all others.
async fn lay_out(store: &dyn Store, world: &mut World, seed: &Seed, looker: store::PersonId, other: store::PersonId) {
    let setup = world.game.setup().clone();
    let seats = Seat::all(setup.players).map(|seat| {
        let person = if seat == LOOKER { looker } else { other };
        NewSeat::person(seat, person, format!("Player {seat}"))
    });
    let table = NewTable {
        game: setup.game.clone(),
        setup: serde_json::to_string(&setup).expect("a setup is plain data"),
        rules_version: world.game.about().rules_version,
        edition: serde_json::to_string(world.game.edition()).expect("a tag is plain data"),
        seed: Secret::new(seed.to_string()),
        commitment: seed.commitment(),
        promised: false,
        options: "{}".to_owned(),
        casual: true,
        listed: false,
        host: None,
        rematch_of: None,
        seats: seats.collect(),
    };
    let table = store.open_table(table).await.expect("the table is opened");
    let layout = world.game.about().layout;
    let entry = |(what, hash): &(What, String)| Entry { hash: hash.clone(), layout, ..Entry::new(what.clone()) };
    let entries = world.log.iter().map(entry);
    let begun = Entry::new(What::Begin { begin: Vec::new() });
    let submission = Submission::new(&table.id, 0, "begin").entry(begun).entries(entries).begins();
    let kept = store.append(submission.waiting(SeatSet::one(LOOKER))).await.expect("the log is kept");
    assert!(kept.versions().is_some());
    world.table = format!("/t/{}", table.id);
}

/// Everything a visitor can be sent about a table, under the names of the pages.
async fn everything(visitor: &mut Visitor, world: &World) -> BTreeMap<String, String> {
    let steps = world.log.len();
    let mut pages = vec!["".to_owned(), "?log=all".to_owned(), "/record.json".to_owned(), "/replay/0".to_owned()];
    pages.extend((steps.saturating_sub(3)..=steps).map(|step| format!("/replay/{step}")));
    pages.extend(
        ["pass", "take 1", "take 3", "guess high", "pick 1", "card 13"]
            .map(|act| format!("/why?act={}", common::encode(act))),
    );
    pages.extend(Seat::all(world.game.setup().players).map(|seat| format!("/replay/{steps}?seat={seat}")));
    let mut sent = BTreeMap::new();
    for page in pages {
        for (form, mut visitor) in
            [("page", visitor.clone()), ("part", visitor.with("x-part", "1")), ("json", visitor.program())]
        {
            let answer = visitor.get(&format!("{}{page}", world.table)).await;
            let bytes = format!("{} {:?}\n{}", answer.status, same_headers(&answer.headers), answer.body);
            sent.insert(
                format!("{form} {page}"),
                without_clock(&bytes.replace(&world.table, "/t/TABLE").replace(&world.table[3..], "TABLE")),
            );
        }
    }
    let ticks = visitor.stream(&format!("{}/events", world.table), |text| text.contains("\n\n")).await;
    sent.insert("live".to_owned(), ticks);
    sent
}

/// A page without the moment at which it is to be looked at again: two tables are never made at the same millisecond.
fn without_clock(page: &str) -> String {
    let mut parts = page.split("data-again=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + "data-again=\"" + part.trim_start_matches(|digit: char| digit.is_ascii_digit())
    })
}

/// The headers without the time of day.
fn same_headers(headers: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    headers.iter().filter(|(name, _)| *name != "date").map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// The first page that differs between the two worlds.
fn difference(one: &BTreeMap<String, String>, other: &BTreeMap<String, String>) -> Option<String> {
    one.iter().find(|(page, bytes)| other.get(*page) != Some(*bytes)).map(|(page, bytes)| {
        let other = &other[page];
        let at = bytes.bytes().zip(other.bytes()).take_while(|(a, b)| a == b).count();
        let near = |text: &str| {
            String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(60)..(at + 60).min(text.len())]).into_owned()
        };
        format!("{page}: …{}… and …{}…", near(bytes), near(other))
    })
}

/// Plays both worlds side by side through the server and compares everything that is sent, until the views differ by right.
/// Says how many steps were compared and what differed; no step where this seed hides nothing.
async fn compare(
    game: &'static [shelf::Entry],
    id: &str,
    setup: Setup,
    seed: u64,
    most: usize,
) -> (usize, Option<String>) {
    let scratch = Scratch::new();
    let store = store::open(&scratch.url(), store::Options::default()).await.expect("a data file can be made");
    let guest = |name: &str| NewPerson { name: name.to_owned(), lang: "en".to_owned(), theme: "auto".to_owned() };
    let (looker, token) = store.welcome(guest("Looker")).await.expect("welcome");
    let (others, others_token) = store.welcome(guest("Other")).await.expect("welcome");
    let entry = game.iter().find(|entry| entry.id() == id).expect("the game is on the shelf");
    let mut rng = SmallRng::seed_from_u64(seed);
    let secret = Seed::from_number(seed);
    let Some((mut one, mut other)) = two_worlds(entry.game, &setup, &secret, &mut rng) else { return (0, None) };
    for world in [&mut one, &mut other] {
        lay_out(store.as_ref(), world, &secret, looker.id, others.id).await;
    }
    store.close().await.expect("the data file closes");
    let serving = common::serve(&scratch, game).await;
    let mut looking = Visitor::new(&serving);
    looking.set_cookie("crownlands", &token.to_string());
    let mut spectator = Visitor::new(&serving);
    let mut acting = Visitor::new(&serving);
    acting.set_cookie("crownlands", &others_token.to_string());
    let mut steps = 0;
    loop {
        for viewer in [&mut looking, &mut spectator] {
            let found = difference(&everything(viewer, &one).await, &everything(viewer, &other).await);
            if found.is_some() {
                return (steps, found);
            }
        }
        steps += 1;
        if steps > most || !advance(&mut one, &mut other, &mut looking, &mut acting, &mut rng).await {
            return (steps, None);
        }
    }
}

/// Lets the next seat act in both worlds: the same where both offer it, different secrets where not. `false` once the views differ.
async fn advance(
    one: &mut World,
    other: &mut World,
    looking: &mut Visitor,
    acting: &mut Visitor,
    rng: &mut SmallRng,
) -> bool {
    let Pending::Seats(seats) = one.game.pending() else { return false };
    let seat = seats.iter().nth(rng.random_range(0..seats.len())).expect("somebody must decide");
    let (here, there) = (one.game.offer_texts(seat), other.game.offer_texts(seat));
    let common: Vec<&String> = here.iter().filter(|act| there.contains(act)).collect();
    let acts = if common.is_empty() || (seat != LOOKER && rng.random_bool(0.3)) {
        (here[rng.random_range(0..here.len())].clone(), there[rng.random_range(0..there.len())].clone())
    } else {
        let act = common[rng.random_range(0..common.len())].clone();
        (act.clone(), act)
    };
    let visitor = if seat == LOOKER { looking } else { acting };
    for (world, act) in [(&mut *one, acts.0), (&mut *other, acts.1)] {
        // Try it on our own copy first; once the viewers may see a difference there is nothing more to compare.
        world.game.act(seat, &act).expect("it was offered");
        world.log.push((What::Act { seat, act: act.clone() }, world.game.hash()));
    }
    if one.game.pending() == Pending::Chance || other.game.pending() == Pending::Chance {
        return false;
    }
    if [Viewer::Seat(LOOKER), Viewer::Spectator].iter().any(|viewer| one.game.view(*viewer) != other.game.view(*viewer))
    {
        return false;
    }
    for world in [one, other] {
        let Some((What::Act { act, .. }, _)) = world.log.last() else { return false };
        let now: Value = visitor.look(&world.table).await;
        let answer = visitor.act(&world.table, &seat.to_string(), common::version(&now), act).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    true
}

fn toy(defect: &str) -> Setup {
    let options = [("defect".to_owned(), defect.to_owned())].into();
    Setup::new(TOYS[0].game.about(), 3, &options, None).expect("the toy allows it")
}

#[tokio::test]
async fn the_toy_sends_the_same_bytes_in_both_worlds() {
    let (steps, found) = compare(TOYS, "pebbles", toy("none"), 3, 25).await;
    assert_eq!(found, None);
    assert!(steps >= 5, "only {steps} steps were compared");
}

#[tokio::test]
async fn a_game_that_leaks_is_caught() {
    for defect in ["event-leaks", "refusal-leaks"] {
        let mut caught = false;
        for seed in 1..6 {
            caught |= compare(TOYS, "pebbles", toy(defect), seed, 25).await.1.is_some();
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
        let (steps, found) = compare(shelf::all_games(), "brian-boru", setup, seed, 25).await;
        assert_eq!(found, None, "{players} players");
        compared += steps;
    }
    assert!(compared >= 6, "only {compared} steps were compared");
}

#[tokio::test]
async fn every_other_game_sends_the_same_bytes_in_both_worlds() {
    for entry in shelf::all_games().iter().filter(|entry| entry.id() != "brian-boru") {
        let about = entry.game.about();
        let setup = Setup::new(about, *about.players.end(), &BTreeMap::new(), None).expect("the defaults are sound");
        let (steps, found) = compare(shelf::all_games(), entry.id(), setup, 5, 6).await;
        println!("{}: {steps} steps compared", entry.id());
        assert!(steps > 0 || entry.id() != "northgard", "tiles are drawn in secret, so there is something to hide");
        assert_eq!(found, None, "{}", entry.id());
    }
}
