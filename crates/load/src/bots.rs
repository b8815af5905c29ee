//! Many people against bots, and somebody beside them who wants all bots for themselves: how long people wait, and whether their
//! bots still play as well as they should.

use crate::client::Connection;
use crate::report::{BotReport, Tally};
use crate::servers::own_server;
use crate::{LoadError, Opened, State, data_file, number, read};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use web::BotOptions;

/// How the bots are tried.
#[derive(Clone, Debug)]
pub struct BotLoadOptions {
    /// The folder in which the server of the test keeps its data file, which is removed afterwards.
    pub folder: PathBuf,
    /// The game that is played.
    pub game: String,
    /// How many play it.
    pub players: usize,
    /// The kind of bot that sits opposite everybody.
    pub robot: String,
    /// How many people play, each at a table of their own and from an address of their own.
    pub people: usize,
    /// How long a person thinks.
    pub pause: Duration,
    /// How many tables of experts alone somebody else opens and watches, all from one address.
    pub attack: usize,
    /// For how long.
    pub span: Duration,
    /// The same seed plays the same moves.
    pub seed: u64,
}

impl Default for BotLoadOptions {
    fn default() -> BotLoadOptions {
        BotLoadOptions {
            folder: PathBuf::from("."),
            game: "two-heirs".to_owned(),
            players: 2,
            robot: "expert".to_owned(),
            people: 64,
            pause: Duration::ZERO,
            attack: 0,
            span: Duration::from_secs(60),
            seed: 1,
        }
    }
}

/// Waiting for less than this need not be told.
const WORTH_TELLING: Duration = Duration::from_millis(1500);

/// How long an answer of a bot is waited for before the test gives up.
const PATIENCE: Duration = Duration::from_secs(120);

/// Lets people play against bots on a server of its own, and reports how long they waited.
pub async fn load_bots(options: BotLoadOptions) -> Result<BotReport, LoadError> {
    let file = data_file(&options.folder);
    let serving = own_server(&format!("sqlite://{}", file.display()), BotOptions::default()).await?;
    let result = drive(&options, serving.address()).await;
    serving.stop();
    let closed = serving.finished().await.map_err(LoadError::Serve);
    crate::remove(&file);
    closed.and(result)
}

async fn drive(options: &BotLoadOptions, address: SocketAddr) -> Result<BotReport, LoadError> {
    let attack = attack(options, address).await?;
    let mut people = Vec::new();
    for number in 0..options.people {
        people.push(Person::sit_down(options, address, number).await?);
    }
    let until = Instant::now() + options.span;
    let playing: Vec<_> = people.into_iter().map(|person| tokio::spawn(person.play(until))).collect();
    let mut tally = Tally::default();
    let mut told = 0;
    for person in playing {
        let (played, heard) = person.await.map_err(|error| LoadError::Connection(error.to_string()))??;
        tally.add(played);
        told += heard;
    }
    let thoughts = number(address, "bot_think_seconds_count").await?;
    let report = BotReport {
        people: options.people,
        robot: options.robot.clone(),
        attack: options.attack,
        span: options.span,
        turns: tally.latencies.len() as u64,
        games: tally.games,
        p50: tally.percentile(0.50),
        p95: tally.percentile(0.95),
        slowest: tally.percentile(1.0),
        told,
        thoughts,
        eased: number(address, "bot_eased_total").await?,
        failed: number(address, "bot_fallbacks_total").await?,
    };
    drop(attack);
    Ok(report)
}

/// Opens tables at which nobody but experts sit, and watches all of them.
async fn attack(options: &BotLoadOptions, address: SocketAddr) -> Result<Vec<watch::Receiver<u64>>, LoadError> {
    let from = IpAddr::from([127, 0, 0, 2]);
    let mut connection = Connection::open_from(Some(from), address).await?;
    let seats: String = ('a'..='h').map(|seat| format!("&seat-{seat}=bot-expert")).collect();
    let opening = format!("game={}&players={}&speed=instant{seats}", options.game, options.players);
    let mut watched = Vec::new();
    for _ in 0..options.attack {
        let opened: Opened = read(&connection.post("/tables", &opening).await?)?;
        watched.push(Connection::follow(Some(from), address, &format!("/t/{}/events", opened.table)).await?);
    }
    Ok(watched)
}

/// Somebody who plays against a bot.
struct Person {
    address: SocketAddr,
    from: IpAddr,
    connection: Connection,
    opening: String,
    pause: Duration,
    rng: SmallRng,
    table: String,
    ticks: watch::Receiver<u64>,
}

impl Person {
    async fn sit_down(options: &BotLoadOptions, address: SocketAddr, number: usize) -> Result<Person, LoadError> {
        let [high, low] = u16::try_from(number % 60_000).unwrap_or_default().to_be_bytes();
        let from = IpAddr::from([127, 1, high, low.max(1)]);
        let mut connection = Connection::open_from(Some(from), address).await?;
        // One bot of the kind that is tried; whoever else the game needs looks one step ahead.
        let others: String = ('c'..='h').map(|seat| format!("&seat-{seat}=bot-greedy")).collect();
        let opening = format!(
            "game={}&players={}&speed=instant&seat-a=here&seat-b=bot-{}{others}",
            options.game, options.players, options.robot
        );
        let (table, ticks) = open(&mut connection, address, from, &opening).await?;
        let rng = SmallRng::seed_from_u64(options.seed.wrapping_add(number as u64));
        Ok(Person { address, from, connection, opening, pause: options.pause, rng, table, ticks })
    }

    /// Plays random offers, game after game; what was measured, and how often it was told for how long a bot had been waiting.
    async fn play(mut self, until: Instant) -> Result<(Tally, u64), LoadError> {
        let (mut tally, mut told) = (Tally::default(), 0);
        let mut state = self.look().await?;
        while Instant::now() < until {
            if state.status != "playing" {
                tally.games += 1;
                (self.table, self.ticks) = open(&mut self.connection, self.address, self.from, &self.opening).await?;
                state = self.my_turn(&mut told).await?;
                continue;
            }
            let Some(seat) = &state.seat else {
                state = self.my_turn(&mut told).await?;
                continue;
            };
            tokio::time::sleep(self.pause).await;
            let act = &state.offers[self.rng.random_range(0..state.offers.len())];
            let form = crate::act_form(seat, state.version, act);
            let answer = self.connection.post(&format!("/t/{}/act", self.table), &form).await?;
            let sent = Instant::now();
            state = read(&answer)?;
            if state.seat.is_none() && state.status == "playing" {
                state = self.my_turn(&mut told).await?;
                tally.latencies.push(sent.elapsed());
            }
        }
        Ok((tally, told))
    }

    async fn look(&mut self) -> Result<State, LoadError> {
        read(&self.connection.get(&format!("/t/{}", self.table)).await?)
    }

    /// Waits until the bots have moved.
    async fn my_turn(&mut self, told: &mut u64) -> Result<State, LoadError> {
        let begun = Instant::now();
        let mut asked = false;
        loop {
            self.ticks.borrow_and_update();
            let state = self.look().await?;
            if state.seat.is_some() || state.status != "playing" {
                return Ok(state);
            }
            if begun.elapsed() > PATIENCE {
                return Err(LoadError::Answer(format!("no bot moved at table {} within {PATIENCE:?}", self.table)));
            }
            if !asked && begun.elapsed() > WORTH_TELLING {
                let page = self.connection.get_part(&format!("/t/{}/wait", self.table)).await?;
                asked = page.contains("has been waiting");
                *told += u64::from(asked);
            }
            // A tick that comes in between is seen at the latest after this.
            let _ = tokio::time::timeout(Duration::from_millis(500), self.ticks.changed()).await;
        }
    }
}

async fn open(
    connection: &mut Connection,
    address: SocketAddr,
    from: IpAddr,
    opening: &str,
) -> Result<(String, watch::Receiver<u64>), LoadError> {
    let opened: Opened = read(&connection.post("/tables", opening).await?)?;
    let ticks = Connection::follow(Some(from), address, &format!("/t/{}/events", opened.table)).await?;
    Ok((opened.table, ticks))
}
