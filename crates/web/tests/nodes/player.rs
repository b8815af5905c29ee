//! Clients that play through whichever server they get hold of: they send twice, late and again, and remember what they were told.

use crate::common::{Answer, Visitor, version};
use crate::history::{History, Sent};
use crate::notices::{self, FRIEND, Hooks};
use crate::titles::Title;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use table::{Seat, SeatSet};
use tokio::task::JoinHandle;

/// How long an answer is waited for before the client asks another server.
const PATIENCE: Duration = Duration::from_secs(4);

/// How long a client goes on sending the same thing before it gives up.
const STUBBORN: Duration = Duration::from_secs(90);

/// How long a friend waits to be called.
const CALLED: Duration = Duration::from_secs(5);

/// How long a game of a title may go on when everybody is to stop; then it is left as it stands.
const WINDING_UP: Duration = Duration::from_secs(15);

/// How long something may be on its way, in milliseconds, while whoever sent it goes on.
const ON_ITS_WAY: std::ops::Range<u64> = 50..3_000;

/// What takes back the last act, as the log names it.
const UNDO: &str = "undo";

/// A table that somebody has played at, and by whom it can be looked at.
#[derive(Clone, Debug)]
pub struct Ended {
    pub table: String,
    pub cookie: String,
    /// The seats of this person.
    pub seats: Vec<Seat>,
    /// Whether the game was played to its end, and not left when everybody stopped.
    pub is_over: bool,
}

/// Something that is still on its way while whoever sent it has gone on: another copy of something, or another answer to the same question.
struct Late {
    sent: Sent,
    /// What was sent first, and what became of it.
    first: Sent,
    answer: JoinHandle<Option<Answer>>,
}

/// One person at a browser, with all seats of a table, against a bot, or with a friend who is called when it is their turn.
pub struct Player {
    name: String,
    bases: Vec<String>,
    cookie: Option<String>,
    /// The browser of the friend, once they can be called.
    friend: Option<String>,
    hooks: Hooks,
    rng: SmallRng,
    history: History,
    with_bot: bool,
    with_clock: bool,
    with_friend: bool,
    /// The title that is played instead of the toy.
    title: Option<Title>,
    /// The seat that has the device, where people share it.
    hand: String,
    /// Whether everybody is to leave the table as it stands.
    is_leaving: bool,
    /// What is still on its way.
    late: Vec<Late>,
    /// The newest version this client was ever shown of each table.
    shown: BTreeMap<String, u64>,
    /// How often the friend has been called to each table.
    told: BTreeMap<String, usize>,
    /// Its last submissions, to be sent again late.
    old: Vec<Sent>,
    /// Tables whose game has ended.
    pub finished: Vec<Ended>,
    /// The table it plays at.
    pub table: Option<String>,
    /// What must never be.
    pub faults: Vec<String>,
}

impl Player {
    pub fn new(number: u64, bases: &[String], seed: u64, history: &History, hooks: &Hooks) -> Player {
        Player {
            name: format!("player {number}"),
            bases: bases.to_vec(),
            cookie: None,
            friend: None,
            hooks: hooks.clone(),
            rng: SmallRng::seed_from_u64(seed.wrapping_add(number)),
            history: history.clone(),
            with_bot: number.is_multiple_of(2),
            with_clock: number % 4 < 2,
            with_friend: number % 4 == 3,
            title: None,
            hand: "a".to_owned(),
            is_leaving: false,
            late: Vec::new(),
            shown: BTreeMap::new(),
            told: BTreeMap::new(),
            old: Vec::new(),
            finished: Vec::new(),
            table: None,
            faults: Vec::new(),
        }
    }

    /// The same, but for the title that is played: people who share a device, and bots.
    pub fn of(self, title: Title) -> Player {
        let name = format!("{} with {}", self.name, title.game);
        Player { name, title: Some(title), with_bot: title.bots > 0, with_friend: false, ..self }
    }

    /// Plays until it is told to stop; then the game that is on is played to its end, or left before long where games are long.
    pub async fn play(mut self, go_on: Arc<AtomicBool>) -> Player {
        let mut stopped: Option<Instant> = None;
        loop {
            if !go_on.load(Ordering::Relaxed) {
                let since = *stopped.get_or_insert_with(Instant::now);
                if self.table.is_none() {
                    self.settle(true).await;
                    return self;
                }
                self.is_leaving = self.title.is_some() && since.elapsed() > WINDING_UP;
                if since.elapsed() > STUBBORN {
                    self.fault(format!("{} does not end", self.table.clone().unwrap_or_default()));
                    return self;
                }
            }
            match self.table.clone() {
                None => self.open().await,
                Some(table) if self.title.is_some() => self.step_of_title(&table).await,
                Some(table) => self.step(&table).await,
            }
            self.settle(false).await;
            if !self.faults.is_empty() {
                return self;
            }
        }
    }

    fn fault(&mut self, what: String) {
        self.history.note(format!("FAULT {}: {what}", self.name));
        self.faults.push(what);
    }

    /// The same client at a server of its choice, speaking as a program for this seat.
    fn visitor(&mut self, seat: &str) -> Visitor {
        let friend = self.friend.clone().filter(|_| seat == FRIEND.to_string());
        self.browser(friend.or_else(|| self.cookie.clone())).program()
    }

    /// Whoever has this cookie, at a server of their choice.
    fn browser(&mut self, cookie: Option<String>) -> Visitor {
        let base = self.bases.choose(&mut self.rng).expect("there are servers").clone();
        let mut visitor = Visitor::at(&base);
        if let Some(cookie) = cookie {
            visitor.set_cookie("crownlands", &cookie);
        }
        visitor
    }

    async fn get(&mut self, path: &str, seat: &str) -> Option<Answer> {
        let mut visitor = self.visitor(seat);
        visitor.set_cookie("hand", seat);
        tokio::time::timeout(PATIENCE, visitor.try_get(path)).await.ok().flatten()
    }

    async fn open(&mut self) {
        if self.with_friend && self.friend.is_none() {
            self.find_friend().await;
            return;
        }
        let other = if self.with_bot { "bot-easy" } else { "here" };
        let clock = if self.with_clock { "5m10s" } else { "none" };
        let players = self.title.map_or(2, |title| title.people + title.bots).to_string();
        let mut fields = vec![("speed", "instant"), ("pace", "live"), ("clock-live", clock), ("players", &*players)];
        match self.title {
            Some(title) => {
                fields.push(("game", title.game));
                for (seat, who) in title.seats() {
                    fields.push((seat, who));
                }
            }
            None => fields.extend([
                ("game", "pebbles"),
                ("seat-a", "here"),
                ("seat-b", if self.with_friend { "open" } else { other }),
            ]),
        }
        if let Some((cookie, table)) = self.try_open(self.cookie.clone(), &fields).await {
            self.cookie = Some(cookie);
            self.history.note(format!("{} opened {table}", self.name));
            self.table = Some(table);
        }
    }

    /// Opens a table; whose it is then, and where.
    async fn try_open(&mut self, cookie: Option<String>, fields: &[(&str, &str)]) -> Option<(String, String)> {
        let mut visitor = self.browser(cookie);
        let opened = tokio::time::timeout(PATIENCE, visitor.try_post("/tables", fields)).await.ok().flatten();
        let opened = opened.filter(|answer| answer.status == 303);
        if opened.is_none() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let table = opened?.location().to_owned();
        Some((visitor.cookie("crownlands")?.to_owned(), table))
    }

    /// Somebody comes who wants to be called; a table that they leave lying there makes them known.
    async fn find_friend(&mut self) {
        let fields = [("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("seat-b", "open")];
        let Some((cookie, _)) = self.try_open(None, &fields).await else { return };
        let address = self.hooks.of(&self.name);
        let begun = Instant::now();
        while begun.elapsed() < STUBBORN {
            let mut browser = self.browser(Some(cookie.clone()));
            if tokio::time::timeout(PATIENCE, notices::subscribe(&mut browser, &address)).await.is_ok_and(|done| done) {
                self.history.note(format!("{} has a friend", self.name));
                self.friend = Some(cookie);
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.fault("a friend cannot be called".to_owned());
    }

    /// The friend takes their seat; doing it twice changes nothing.
    async fn friend_joins(&mut self, table: &str) {
        let mut browser = self.browser(self.friend.clone());
        let seat = [("seat", "b"), ("name", "Friend")];
        let path = format!("{table}/join");
        let joined = tokio::time::timeout(PATIENCE, browser.try_post(&path, &seat)).await.ok().flatten();
        match joined {
            Some(answer) if answer.status == 303 => {}
            Some(answer) => self.not_now("joining", &answer).await,
            None => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }

    /// The friend is not here: they wait to be called, look by themselves, or come by chance.
    async fn friend_comes(&mut self, table: &str) {
        let (begun, before) = (Instant::now(), self.told.get(table).copied().unwrap_or(0));
        match self.rng.random_range(0..10) {
            0 => {
                let mut browser = self.browser(self.friend.clone());
                let _ = tokio::time::timeout(PATIENCE, browser.try_get(table)).await;
            }
            1..8 => {
                while self.hooks.turns(&self.name, table) == before && begun.elapsed() < CALLED {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
            _ => {}
        }
        self.told.insert(table.to_owned(), self.hooks.turns(&self.name, table));
    }

    /// The table as this seat sees it while its game is on; a game that is over is left.
    async fn look(&mut self, table: &str, seat: &str) -> Option<Value> {
        let answer = self.get(table, seat).await?;
        if answer.status != 200 {
            self.not_now(table, &answer).await;
            return None;
        }
        let state = answer.json();
        self.see(table, &state);
        if state["status"] == "over" {
            self.leave(table, &state, true).await;
            return None;
        }
        Some(state)
    }

    /// Looks, and acts if it is its turn.
    async fn step(&mut self, table: &str) {
        for seat in ["a", "b"] {
            let Some(state) = self.look(table, seat).await else { return };
            if state["status"] == "open" {
                self.friend_joins(table).await;
                return;
            }
            if state["seat"] == seat && state["offers"].as_array().is_some_and(|offers| !offers.is_empty()) {
                if self.with_friend && seat == "b" {
                    self.friend_comes(table).await;
                }
                self.act(table, seat, &state).await;
                return;
            }
            if self.with_bot {
                break;
            }
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }

    /// Looks with the seat that has the device, hands it over where somebody else must decide, and acts.
    async fn step_of_title(&mut self, table: &str) {
        for _ in 0..2 {
            let hand = self.hand.clone();
            let Some(state) = self.look(table, &hand).await else { return };
            if let Some(seat) = state["seat"].as_str() {
                seat.clone_into(&mut self.hand);
                match self.is_leaving && self.late.is_empty() && self.waits_for_us(&state) {
                    true => self.leave(table, &state, false).await,
                    false => self.act(table, seat, &state).await,
                }
                return;
            }
            let Some(next) = state["hand_over"].as_str() else { break };
            next.clone_into(&mut self.hand);
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }

    /// Whether nobody else must decide, so that nothing happens by itself.
    fn waits_for_us(&self, state: &Value) -> bool {
        let waiting: SeatSet = serde_json::from_value(state["waiting"].clone()).expect("seats are seats");
        waiting.iter().all(|seat| self.seats().contains(&seat))
    }

    /// The seats at which nobody else sits.
    fn seats(&self) -> Vec<Seat> {
        let toys = || Seat::all(if self.with_bot || self.with_friend { 1 } else { 2 }).collect();
        self.title.map_or_else(toys, Title::people)
    }

    /// A game has ended, or is left as it stands once nothing is on its way any longer.
    async fn leave(&mut self, table: &str, state: &Value, is_over: bool) {
        self.settle(true).await;
        let done = if is_over { "ended" } else { "left" };
        self.history.note(format!("{} {done} {table} at {}", self.name, version(state)));
        if is_over {
            self.history.game_ended();
        }
        let cookie = self.cookie.clone().unwrap_or_default();
        self.finished.push(Ended { table: table.to_owned(), cookie, seats: self.seats(), is_over });
        self.table = None;
    }

    /// Versions never go back for anybody.
    fn see(&mut self, table: &str, state: &Value) {
        let now = version(state);
        let shown = self.shown.entry(table.to_owned()).or_default();
        if now < *shown {
            let before = *shown;
            self.fault(format!("{table} went back from {before} to {now}"));
        } else {
            *shown = now;
        }
    }

    /// A server that has trouble says so with a status for that; anything else is a fault.
    async fn not_now(&mut self, what: &str, answer: &Answer) {
        if !matches!(answer.status, 502 | 503) {
            self.fault(format!("{what}: {} {}", answer.status, answer.body));
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }

    async fn act(&mut self, table: &str, seat: &str, state: &Value) {
        let offers = state["offers"].as_array().expect("offers are a list");
        if offers.is_empty() {
            self.fault(format!("{seat} must decide at {table} and can do nothing"));
            return;
        }
        let act = offers.choose(&mut self.rng).and_then(Value::as_str).expect("an offer is text").to_owned();
        let key = format!("k{:x}", self.rng.random::<u64>());
        let mut sent = Sent { table: table.to_owned(), seat: seat.to_owned(), key, act, done: None };
        let now = version(state);
        let copies = if self.rng.random_bool(0.15) { 2 } else { 1 };
        self.history
            .note(format!("{} sends {} {seat} {} ×{copies} at {now} to {table}", self.name, sent.key, sent.act));
        let rival = self.rival(&sent, offers, now);
        sent.done = self.send_until_answered(&sent, now, copies).await;
        if let Some((rival, answer)) = rival {
            self.only_one(&sent, rival, answer.await.expect("a client does not panic"));
        }
        self.history.note(format!("{} was told {:?} of {}", self.name, sent.done, sent.key));
        if let Some(done) = sent.done {
            let shown = self.shown.entry(table.to_owned()).or_default();
            *shown = done.max(*shown);
        }
        self.history.sent(sent.clone());
        if !self.is_leaving && self.rng.random_bool(0.1) {
            self.send_late(&sent, offers, now);
        }
        if self.title.is_some() && self.rng.random_bool(0.05) {
            self.take_back(&sent).await;
        }
        self.old.push(sent);
        if self.rng.random_bool(0.1) {
            self.send_something_old(now).await;
        }
    }

    /// What was done is taken back, where the rules allow it.
    async fn take_back(&mut self, sent: &Sent) {
        let Some(now) = sent.done else { return };
        let key = format!("k{:x}", self.rng.random::<u64>());
        let mut undo = Sent { key, act: UNDO.to_owned(), done: None, ..sent.clone() };
        self.history.note(format!("{} takes back {} at {now} by {}", self.name, sent.key, undo.key));
        undo.done = self.send_until_answered(&undo, now, 1).await;
        self.history.note(format!("{} was told {:?} of {}", self.name, undo.done, undo.key));
        if let Some(done) = undo.done {
            let shown = self.shown.entry(undo.table.clone()).or_default();
            *shown = done.max(*shown);
        }
        self.history.sent(undo.clone());
        self.old.push(undo);
    }

    /// The same once more, or another answer to the same question, arrives when the table has long moved on.
    fn send_late(&mut self, first: &Sent, offers: &[Value], now: u64) {
        let other = offers.iter().filter_map(Value::as_str).find(|offer| *offer != first.act);
        let sent = match other.filter(|_| self.rng.random()) {
            Some(other) => {
                let key = format!("k{:x}", self.rng.random::<u64>());
                Sent { key, act: other.to_owned(), done: None, ..first.clone() }
            }
            None => first.clone(),
        };
        let (visitor, pause) = (self.visitor(&first.seat), self.rng.random_range(ON_ITS_WAY));
        self.history.note(format!("{} sends {} {} again or otherwise, {pause} ms late", self.name, sent.key, sent.act));
        let submission = sent.clone();
        let answer = tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(pause)).await;
            submit(visitor, &submission, now).await
        });
        self.late.push(Late { sent, first: first.clone(), answer });
    }

    /// Looks at what has arrived late; at everything that is still on its way, too, if it is waited for.
    async fn settle(&mut self, wait: bool) {
        let (there, on) =
            std::mem::take(&mut self.late).into_iter().partition(|late: &Late| wait || late.answer.is_finished());
        self.late = on;
        for Late { sent, first, answer } in there {
            let answer = answer.await.expect("a client does not panic");
            let done = answer.filter(|answer| answer.status == 200).and_then(|answer| answer.json()["done"].as_u64());
            self.history.note(format!("{} was told {done:?} of {}, late", self.name, sent.key));
            if sent.key != first.key {
                if first.done.is_some() && done.is_some() {
                    self.fault(format!("{} was done at {done:?} although {} had been", sent.key, first.key));
                }
                self.history.sent(Sent { done, ..sent });
            } else if first.done.is_some() && done.is_some_and(|done| Some(done) != first.done) {
                self.fault(format!("{} was done again at {done:?}", sent.key));
            } else if first.done.is_none() {
                self.history.sent(Sent { done, ..sent });
            }
        }
    }

    /// Now and then the same seat sends something else at the same time, from another browser at another server.
    fn rival(&mut self, sent: &Sent, offers: &[Value], now: u64) -> Option<(Sent, JoinHandle<Option<Answer>>)> {
        let other = offers.iter().filter_map(Value::as_str).find(|offer| *offer != sent.act)?;
        if !self.rng.random_bool(0.1) {
            return None;
        }
        let rival = Sent { key: format!("k{:x}", self.rng.random::<u64>()), act: other.to_owned(), ..sent.clone() };
        self.history.note(format!("{} sends {} {} against it", self.name, rival.key, rival.act));
        let (visitor, submission) = (self.visitor(&rival.seat), rival.clone());
        Some((rival, tokio::spawn(async move { submit(visitor, &submission, now).await })))
    }

    /// Of two answers to one question at most one is kept.
    fn only_one(&mut self, sent: &Sent, rival: Sent, answer: Option<Answer>) {
        let done = answer.filter(|answer| answer.status == 200).and_then(|answer| answer.json()["done"].as_u64());
        if done.is_some() && sent.done.is_some() {
            self.fault(format!("{} and {} were both done at {done:?} and {:?}", sent.key, rival.key, sent.done));
        }
        if let Some(done) = done {
            let shown = self.shown.entry(rival.table.clone()).or_default();
            *shown = done.max(*shown);
        }
        self.history.sent(Sent { done, ..rival });
    }

    /// Sends the same, to this server and that, until one of them says what became of it. `None` if it was refused.
    async fn send_until_answered(&mut self, sent: &Sent, now: u64, copies: usize) -> Option<u64> {
        let begun = Instant::now();
        let mut unanswered = 0;
        loop {
            let mut answers = Vec::new();
            for _ in 0..copies {
                let (visitor, sent) = (self.visitor(&sent.seat), sent.clone());
                answers.push(tokio::spawn(async move { submit(visitor, &sent, now).await }));
            }
            let mut told = Vec::new();
            for answer in answers {
                told.extend(answer.await.expect("a client does not panic"));
            }
            let done: Vec<u64> = told
                .iter()
                .filter(|answer| answer.status == 200)
                .filter_map(|answer| answer.json()["done"].as_u64())
                .collect();
            if let [first, rest @ ..] = &done[..] {
                if rest.iter().any(|other| other != first) {
                    self.fault(format!("{} was kept twice: {done:?}", sent.key));
                }
                return Some(*first);
            }
            // Where nothing was left unanswered, a refusal is the truth: a table that has moved on.
            match told.iter().find(|answer| !matches!(answer.status, 502 | 503)) {
                Some(answer) if matches!(answer.status, 403 | 409 | 422) => return None,
                Some(answer) => {
                    self.fault(format!("{}: {} {}", sent.key, answer.status, answer.body));
                    return None;
                }
                None => unanswered += 1,
            }
            if begun.elapsed() > STUBBORN {
                self.fault(format!("{} was not answered {unanswered} times", sent.key));
                return None;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Something that was answered long ago arrives again: it is never done a second time.
    async fn send_something_old(&mut self, now: u64) {
        let Some(old) = self.old.choose(&mut self.rng).cloned() else { return };
        let Some(answer) = submit(self.visitor(&old.seat), &old, now.saturating_sub(1)).await else { return };
        if answer.status == 200 {
            let told = answer.json();
            let again = told["again"] == true && told["done"].as_u64() == old.done;
            if !again && old.done.is_some() {
                self.fault(format!("{} was done again: {told}", old.key));
            }
            if old.done.is_none() {
                // It had been refused at a table that was further on; that it fits now is as good as any other move.
                self.history.sent(Sent { done: told["done"].as_u64(), ..old });
            }
        }
    }
}

async fn submit(mut visitor: Visitor, sent: &Sent, now: u64) -> Option<Answer> {
    visitor.set_cookie("hand", &sent.seat);
    let number = now.to_string();
    let fields = [("seat", &*sent.seat), ("version", &*number), ("key", &*sent.key), ("act", &*sent.act)];
    let path = format!("{}/{}", sent.table, if sent.act == UNDO { UNDO } else { "act" });
    tokio::time::timeout(PATIENCE, visitor.try_post(&path, &fields)).await.ok().flatten()
}
