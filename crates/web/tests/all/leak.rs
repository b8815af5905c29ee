//! Nothing a seat or a spectator receives depends on what it may not know: two worlds that differ only in hidden things send the same
//! bytes to everybody whose view is the same, answer by answer and event by event, for as long as it is.

mod asks;
mod many;
mod sides;
mod worlds;

use crate::common::TOYS;
use asks::{Difference, Form, ITSELF, asks, difference, sent};
use rand::RngExt;
use rand::seq::IndexedRandom;
use sides::{Listening, Sides};
use std::collections::BTreeMap;
use std::time::Duration;
use table::log::What;
use table::{Pending, Seat, Setup, Viewer};
use worlds::{Pair, alike};

/// How much of everything is asked at each step.
#[derive(Clone, Copy)]
enum Much {
    /// Everything, by everybody.
    Everything,
    /// By one of them, the table itself in one form, and so many other things; over many pairs everything is asked equally often.
    Some(usize),
}

/// What was compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Compared {
    steps: usize,
    answers: usize,
    streams: usize,
    /// How many bytes each of the two sent.
    bytes: usize,
}

impl Pair {
    /// Who asks for what at this step.
    fn questions(&mut self, much: Much) -> Vec<(Viewer, Form, String)> {
        let itself = |form| (form, String::new());
        let Much::Some(count) = much else {
            let all = |viewer| {
                ITSELF
                    .map(itself)
                    .into_iter()
                    .chain(asks(&self.worlds[0], viewer))
                    .map(move |(form, what)| (viewer, form, what))
            };
            return self.alike.iter().copied().flat_map(all).collect();
        };
        let viewer = *self.alike.choose(&mut self.rng).expect("somebody sees the same");
        let all = asks(&self.worlds[0], viewer);
        let first = itself(ITSELF[self.asked % ITSELF.len()]);
        let others = (self.asked..self.asked + count).map(|number| all[number % all.len()].clone());
        let asked = [first].into_iter().chain(others).map(|(form, what)| (viewer, form, what)).collect();
        self.asked += count;
        asked
    }
}

/// Asks the same in both worlds, for those to whom they look the same, and says what differed.
async fn look(
    sides: &Sides,
    pair: &mut Pair,
    table: &str,
    much: Much,
    compared: &mut Compared,
) -> Result<(), Difference> {
    let version = pair.worlds[0].version();
    for (viewer, form, what) in pair.questions(much) {
        let [here, there] = [0, 1].map(|side| sent(sides.eyes(side, viewer), viewer, table, version, (form, &what)));
        let (here, there) = tokio::join!(here, there);
        compared.answers += 1;
        compared.bytes += here.len();
        difference(&here, &there).map_or(Ok(()), |found| Err(found.at(&format!("{viewer:?} {form:?} {what}"))))?;
    }
    Ok(())
}

/// A live stream that tells of a table.
#[derive(Clone, Copy)]
enum Stream {
    /// That of the page.
    Page,
    /// That of several tables.
    Several,
    /// That of a program whose owner sits there: what is new, and whether it waits for them.
    Program,
}

impl Stream {
    fn path(self, table: &str) -> String {
        match self {
            Stream::Page => format!("{table}/events"),
            Stream::Several => format!("/events?tables={}", table.trim_start_matches("/t/")),
            Stream::Program => "/api/v1/events".to_owned(),
        }
    }

    /// What it says when the table has come to this version.
    fn mark(self, table: &str, version: u64) -> String {
        match self {
            Stream::Page => format!("data: {version}."),
            Stream::Several => format!("data: {} {version}.", table.trim_start_matches("/t/")),
            Stream::Program => format!("\"version\":{version},"),
        }
    }

    /// Who listens to what. A program hears of all tables of its owner, so it is asked where there is no other.
    fn heard(pair: &mut Pair, much: Much) -> Vec<(Viewer, Stream)> {
        if let Much::Everything = much {
            let streams = |viewer| match viewer {
                Viewer::Seat(_) => vec![Stream::Page, Stream::Several, Stream::Program],
                Viewer::Spectator => vec![Stream::Page, Stream::Several],
            };
            return pair
                .alike
                .iter()
                .flat_map(|viewer| streams(*viewer).into_iter().map(|stream| (*viewer, stream)))
                .collect();
        }
        let viewer = pair.alike.choose(&mut pair.rng).copied();
        let stream = if pair.rng.random() { Stream::Page } else { Stream::Several };
        viewer.into_iter().map(|viewer| (viewer, stream)).collect()
    }
}

/// Lets the next seat act in both worlds: the same where both offer it, different secrets where not. Says who does what; `None` once
/// nobody sees the same, chance must decide, or the game is over.
fn choose(pair: &mut Pair) -> Option<(Seat, [String; 2])> {
    let Pending::Seats(seats) = pair.worlds[0].game.pending() else { return None };
    let seat = seats.iter().nth(pair.rng.random_range(0..seats.len())).expect("somebody must decide");
    let [here, there] = [0, 1].map(|side| pair.worlds[side].game.offer_texts(seat));
    let common: Vec<&String> = here.iter().filter(|act| there.contains(act)).collect();
    let differ = !pair.alike.contains(&Viewer::Seat(seat)) && (common.is_empty() || pair.rng.random_bool(0.3));
    let acts = match common.choose(&mut pair.rng) {
        Some(act) if !differ => [(*act).clone(), (*act).clone()],
        _ => [&here, &there].map(|offers| offers.choose(&mut pair.rng).cloned().unwrap_or_default()),
    };
    for (world, act) in pair.worlds.iter_mut().zip(&acts) {
        world.game.check(seat, act).ok()?;
        world.apply(What::Act { seat, act: act.clone() });
    }
    let [one, other] = [0, 1].map(|side| pair.worlds[side].game.as_ref());
    if [one, other].iter().any(|game| !matches!(game.pending(), Pending::Seats(_))) {
        return None;
    }
    let still = alike(one, other);
    pair.alike.retain(|viewer| still.contains(viewer));
    (!pair.alike.is_empty()).then_some((seat, acts))
}

/// A step in both worlds, at the same moment. What live streams tell those who see the same is compared from before it until after it: what
/// comes, and in which order. `false` once there is none, or what differed.
async fn advance(
    sides: &Sides,
    pair: &mut Pair,
    table: &str,
    much: Much,
    (compared, open): (&mut Compared, &mut Vec<Listening>),
) -> Result<bool, Difference> {
    let before = pair.worlds[0].version();
    let Some((seat, acts)) = choose(pair) else { return Ok(false) };
    let mut listening = Vec::new();
    for (viewer, stream) in Stream::heard(pair, much) {
        let path = stream.path(table);
        let mut both = [sides.listen(0, viewer, &path).await, sides.listen(1, viewer, &path).await];
        for side in &mut both {
            side.until(&stream.mark(table, before)).await;
        }
        listening.push((viewer, stream, both));
    }
    sides.wait(Duration::from_millis(pair.rng.random_range(1_000..90_000)));
    for (side, act) in acts.iter().enumerate() {
        let answer = sides.eyes(side, Viewer::Seat(seat)).0.act(table, &seat.to_string(), before, act).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    for (viewer, stream, [here, there]) in &mut listening {
        let mark = stream.mark(table, pair.worlds[0].version());
        let (here, there) = (here.until(&mark).await, there.until(&mark).await);
        compared.streams += 1;
        compared.bytes += here.len();
        if let Some(found) = difference(&here, &there) {
            return Err(found.at(&format!("{viewer:?} live {}", stream.path(table))));
        }
    }
    open.extend(listening.into_iter().flat_map(|(.., both)| both));
    Ok(true)
}

/// Plays both worlds side by side through the servers and compares what is sent, for so many steps or until nobody sees the same.
/// Says what was compared, or what differed.
async fn compare_pair(
    sides: &Sides,
    pair: &mut Pair,
    table: &str,
    most: usize,
    much: Much,
) -> Result<Compared, Difference> {
    let mut compared = Compared::default();
    // Nobody stops listening: a server notices that at a moment of its own, and pages say who follows a table.
    let mut open = Vec::new();
    for step in 0..=most {
        compared.steps += 1;
        look(sides, pair, table, much, &mut compared).await?;
        if step == most || !advance(sides, pair, table, much, (&mut compared, &mut open)).await? {
            break;
        }
    }
    Ok(compared)
}

/// The same with a game of chance; no step where this seed hides nothing.
async fn compare(
    games: &'static [shelf::Entry],
    id: &str,
    setup: Setup,
    seed: u64,
    most: usize,
    much: Much,
) -> Result<Compared, Difference> {
    let entry = games.iter().find(|entry| entry.id() == id).expect("the game is on the shelf");
    let Some(pair) = Pair::find(entry.game, &setup, seed) else { return Ok(Compared::default()) };
    let mut pairs = [pair];
    let sides = Sides::open(games, &pairs).await;
    let [pair] = &mut pairs;
    let compared = compare_pair(&sides, pair, &sides.tables[0], most, much).await;
    sides.close().await;
    compared
}

fn toy(defect: &str) -> Setup {
    let options = [("defect".to_owned(), defect.to_owned())].into();
    Setup::new(TOYS[0].game.about(), 3, &options, None).expect("the toy allows it")
}

#[tokio::test]
async fn the_toy_sends_the_same_bytes_in_both_worlds() {
    let mut steps = 0;
    for seed in 3..13 {
        steps +=
            compare(TOYS, "pebbles", toy("none"), seed, 25, Much::Everything).await.expect("nothing differs").steps;
    }
    assert!(steps >= 10, "only {steps} steps were compared");
}

#[tokio::test]
async fn a_game_that_leaks_is_caught() {
    for defect in ["event-leaks", "refusal-leaks"] {
        let mut caught = false;
        for seed in 1..6 {
            caught |= compare(TOYS, "pebbles", toy(defect), seed, 25, Much::Everything).await.is_err();
        }
        assert!(caught, "{defect} was not noticed");
    }
}

#[tokio::test]
async fn brian_boru_sends_the_same_bytes_in_both_worlds() {
    let about = shelf::find("brian-boru").expect("it is on the shelf").game.about();
    let (mut steps, mut streams) = (0, 0);
    for (seed, players) in [(1, 3), (2, 4), (3, 5)] {
        let setup = Setup::new(about, players, &BTreeMap::new(), None).expect("the defaults are sound");
        let compared = compare(shelf::all_games(), "brian-boru", setup, seed, 25, Much::Some(12)).await;
        let compared = compared.unwrap_or_else(|found| panic!("{players} players: {found}"));
        (steps, streams) = (steps + compared.steps, streams + compared.streams);
    }
    assert!(steps >= 6 && streams > 0, "only {steps} steps and {streams} streams were compared");
}

/// What is agreed: as a game is usually played, but with hands closed where they can be, or there would be nothing to hide.
fn agreed(entry: &shelf::Entry, players: usize) -> Setup {
    let closed = [("closed_hands".to_owned(), "on".to_owned())];
    let options = closed.into_iter().filter(|_| entry.id() == "two-heirs").collect();
    Setup::new(entry.game.about(), players, &options, None).expect("the options are sound")
}

#[tokio::test]
async fn every_game_sends_the_same_bytes_in_both_worlds() {
    for entry in shelf::all_games() {
        let setup = agreed(entry, *entry.game.about().players.end());
        // Not every game of chance hides something.
        let seed = (5..405).find(|seed| Pair::find(entry.game, &setup, *seed).is_some());
        let seed = seed.unwrap_or_else(|| panic!("{}: there is something to hide", entry.id()));
        let compared = compare(shelf::all_games(), entry.id(), setup, seed, 2, Much::Everything).await;
        let compared = compared.unwrap_or_else(|found| panic!("{}: {found}", entry.id()));
        println!("{}: {compared:?}", entry.id());
        assert!(compared.steps > 0, "{}: there is something to hide", entry.id());
    }
}
