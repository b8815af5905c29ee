//! Streams: what is new at one's tables, and the bot protocol over it.

use crate::app::App;
use crate::host::{Live, Now, Tick};
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use bots::{NEWEST_PROTOCOL, PROTOCOL, Question, Terms, Told};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::{HashMap, HashSet};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use store::{PersonId, Status, TableId, Which};
use table::{Lang, Outcome, Seat};
use tokio::sync::mpsc;
use tokio_stream::wrappers::{ReceiverStream, WatchStream};
use tokio_stream::{StreamExt, StreamMap};
use utoipa::ToSchema;

/// How often it is looked for new tables.
const LOOK: Duration = Duration::from_secs(2);

/// How often a silent stream shows that it lives.
const ALIVE: Duration = Duration::from_secs(20);

/// The most tables that a stream follows.
const MOST_TABLES: u32 = 64;

/// How many lines may wait for a program that does not read.
const UNREAD: usize = 64;

/// How many milliseconds a program is told it has for a decision. Over the network only the clock of a table counts.
const PATIENCE: u64 = 3_600_000;

/// Something that a program must decide, in the words of the bot protocol.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct QuestionShape {
    /// `decide`, or `none` where nothing is to be decided.
    #[serde(rename = "type")]
    kind: String,
    /// The name of the table.
    table: String,
    /// The version of the table, to be sent back with the answer.
    version: u64,
    /// The seat that must decide.
    seat: String,
    /// What kind of decision it is, the same word every time.
    decision: String,
    /// The question in English.
    prompt: String,
    /// What the seat may know.
    #[schema(value_type = Object)]
    view: Value,
    /// What it may do, in the notation of the game.
    offers: Vec<String>,
    /// What each offer does, in English.
    labels: Vec<String>,
    /// What happened since the seat acted last.
    events: Vec<EventShape>,
    milliseconds: u64,
}

/// Something that happened, as a seat heard it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct EventShape {
    /// The rule at work.
    clause: String,
    /// What kind of thing happened, the same word every time.
    event: String,
    /// What is said about it, in English.
    text: String,
}

impl QuestionShape {
    /// Nothing is to be decided.
    pub(super) fn none() -> QuestionShape {
        QuestionShape {
            kind: "none".to_owned(),
            table: String::new(),
            version: 0,
            seat: String::new(),
            decision: String::new(),
            prompt: String::new(),
            view: json!({}),
            offers: Vec::new(),
            labels: Vec::new(),
            events: Vec::new(),
            milliseconds: 0,
        }
    }
}

/// The question to a seat.
pub(super) fn question_of(live: &Live, now: &Now, seat: Seat) -> QuestionShape {
    let words = live.entry.dictionary(Lang::En);
    let question = Question::of(now.game.as_ref(), seat, words);
    let event = |Told { clause, event, text }: Told| EventShape { clause, event, text };
    QuestionShape {
        kind: "decide".to_owned(),
        table: live.id.to_string(),
        version: now.version,
        seat: seat.to_string(),
        decision: question.decision,
        prompt: question.prompt,
        view: question.view,
        offers: question.offers,
        labels: question.labels,
        events: now.told_since(seat, None, words).into_iter().map(event).collect(),
        milliseconds: PATIENCE,
    }
}

/// An answer in the words of the bot protocol.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Answered {
    /// The seat that decides.
    #[schema(pattern = "^[a-h]$")]
    pub(super) seat: String,
    /// The version of the table that the question named.
    pub(super) version: u64,
    /// The place of an offer, counted from 0.
    #[serde(default)]
    index: Option<u32>,
    /// An offer, letter by letter.
    #[serde(default)]
    #[schema(max_length = 400)]
    act: Option<String>,
}

impl Answered {
    /// The action that was chosen.
    pub(super) fn chosen(&self, now: &Now, seat: Seat) -> Result<String, Problem> {
        let asked = now.asked.get(seat.index()).copied().unwrap_or_default();
        match (&self.act, self.index) {
            (Some(act), None) => Ok(act.clone()),
            // A place among offers that are others by now means nothing.
            (None, Some(_)) if !now.deciding().has(seat) || asked > self.version => {
                Err(Problem::Stale { version: now.version })
            }
            (None, Some(index)) => {
                let offers = now.game.offer_texts(seat);
                let chosen = offers.into_iter().nth(index as usize);
                chosen.ok_or_else(|| Problem::unreadable("programs-problem-choice"))
            }
            _ => Err(Problem::unreadable("programs-problem-choice")),
        }
    }
}

/// What a follower says of a table: the kind of each event, and its data.
trait Teller: Send + 'static {
    fn tell(&mut self, live: &Live) -> Vec<(&'static str, Value)>;

    /// The tables that are still of interest though they are in no list any more.
    fn unfinished(&self) -> Vec<TableId>;
}

/// Tells how far tables are.
struct Ticks {
    person: PersonId,
    told: HashMap<TableId, (Tick, Status)>,
}

impl Teller for Ticks {
    fn tell(&mut self, live: &Live) -> Vec<(&'static str, Value)> {
        let (tick, now) = (live.tick(), live.now());
        if self.told.insert(live.id.clone(), (tick, now.status)) == Some((tick, now.status)) {
            return Vec::new();
        }
        let mine = now.seats_of(self.person);
        let turn = now.deciding().iter().any(|seat| mine.has(seat));
        let line = json!({
            "table": live.id, "game": live.entry.id(), "version": now.version, "said": tick.said, "status": now.status, "my_turn": turn,
        });
        vec![("table", line)]
    }

    fn unfinished(&self) -> Vec<TableId> {
        let on = self.told.iter().filter(|(_, (_, status))| *status != Status::Over);
        on.map(|(table, _)| table.clone()).collect()
    }
}

/// Speaks the bot protocol for every seat of somebody.
struct Asker {
    person: PersonId,
    /// Which game each seat plays, counted from 1.
    greeted: HashMap<(TableId, Seat), u64>,
    /// The version at which each was asked last.
    asked: HashMap<(TableId, Seat), u64>,
    ended: HashSet<TableId>,
}

impl Teller for Asker {
    fn tell(&mut self, live: &Live) -> Vec<(&'static str, Value)> {
        let now = live.now();
        let mut lines = Vec::new();
        if now.status == Status::Open || self.ended.contains(&live.id) {
            return lines;
        }
        for seat in now.seats_of(self.person).iter() {
            let who = (live.id.clone(), seat);
            let next = self.greeted.len() as u64 + 1;
            let new = !self.greeted.contains_key(&who);
            if new && now.status == Status::Over {
                continue;
            }
            let number = *self.greeted.entry(who.clone()).or_insert(next);
            if new {
                lines.push(("hello", hello(live, &now, seat, number)));
            }
            let asked = now.asked[seat.index()];
            if now.deciding().has(seat) && self.asked.insert(who, asked) != Some(asked) {
                let mut question = serde_json::to_value(question_of(live, &now, seat)).unwrap_or_default();
                question["number"] = number.into();
                lines.push(("decide", question));
            }
            if now.status == Status::Over {
                lines.push(("end", end(live, &now, seat, number)));
            }
        }
        if now.status == Status::Over {
            self.ended.insert(live.id.clone());
        }
        lines
    }

    fn unfinished(&self) -> Vec<TableId> {
        self.greeted.keys().map(|(table, _)| table.clone()).filter(|table| !self.ended.contains(table)).collect()
    }
}

fn hello(live: &Live, now: &Now, seat: Seat, number: u64) -> Value {
    let Terms { setup, edition, facts } = Terms::new(live.entry.game.about(), &live.setup, now.game.edition());
    json!({
        "type": "hello", "table": live.id, "protocol": PROTOCOL, "newest": NEWEST_PROTOCOL, "number": number, "game": setup.game,
        "players": setup.players, "seat": seat, "options": setup.options, "rules_version": setup.rules_version,
        "edition": { "id": edition.id, "hash": edition.hash, "facts": facts }, "names": now.names(), "milliseconds": PATIENCE,
    })
}

fn end(live: &Live, now: &Now, seat: Seat, number: u64) -> Value {
    let mut line = json!({ "type": "end", "table": live.id, "number": number, "seat": seat });
    // A game that was broken off has no result.
    if let Some(Outcome { winners, places, scores }) = now.game.outcome() {
        let share = if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        line["winners"] = json!(winners);
        line["places"] = json!(places);
        line["scores"] = json!(scores);
        line["share"] = json!(share);
    }
    line
}

/// Follows the tables of somebody until nobody listens or the server closes.
async fn follow(app: Arc<App>, person: PersonId, mut teller: impl Teller, out: mpsc::Sender<Event>) {
    let mut closing = app.closing.clone();
    loop {
        let Ok(listing) = app.host.store.list(Which::Of(person), store::Page::first(MOST_TABLES)).await else { return };
        let mut tables: Vec<TableId> = listing.tables.into_iter().map(|table| table.id).collect();
        tables.extend(teller.unfinished());
        tables.sort();
        tables.dedup();
        let mut ticks = StreamMap::new();
        for id in tables {
            // What cannot be carried on is nothing to be followed.
            let Ok(live) = app.host.table(id.as_str()).await else { continue };
            ticks.insert(id, WatchStream::from_changes(live.listen()));
            for (kind, line) in teller.tell(&live) {
                if out.send(Event::default().event(kind).data(line.to_string())).await.is_err() {
                    return;
                }
            }
        }
        tokio::select! {
            Some(_) = ticks.next() => {}
            () = tokio::time::sleep(LOOK) => {}
            () = out.closed() => return,
            _ = closing.wait_for(|closing| *closing) => return,
        }
    }
}

fn streamed(app: &Arc<App>, visit: &Visit, person: PersonId, teller: impl Teller) -> Result<Response, Problem> {
    let counted = app.allow_stream(visit)?;
    let (out, lines) = mpsc::channel(UNREAD);
    tokio::spawn(follow(Arc::clone(app), person, teller, out));
    let events = ReceiverStream::new(lines).map(move |event| {
        let _lives = &counted;
        Ok::<_, Infallible>(event)
    });
    let alive = KeepAlive::new().interval(ALIVE).event(Event::default().event("alive").data("yes"));
    let mut response = Sse::new(events).keep_alive(alive).into_response();
    // Proxies must not hold events back.
    response.headers_mut().insert(HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    Ok(response)
}

/// Everything new at the tables of the owner of the token: an event `table` with its version, and whether it waits for them. Tables that are opened meanwhile are followed, too.
#[utoipa::path(
    get, path = "/events", tag = "streams", security(("token" = ["read"])),
    responses((status = 200, description = "Server-sent events, until the connection ends.", body = String, content_type = "text/event-stream"))
)]
pub(super) async fn events(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    let person = visit.may(Scope::Read)?.id;
    streamed(&app, &visit, person, Ticks { person, told: HashMap::new() })
}

/// The bot protocol for every seat of the owner of the token: events `hello`, `decide` and `end`, each line with its `table`. Answers go to `POST /tables/{table}/decide`.
#[utoipa::path(
    get, path = "/play", tag = "streams", security(("token" = ["play"])),
    responses((status = 200, description = "Server-sent events, until the connection ends.", body = String, content_type = "text/event-stream"))
)]
pub(super) async fn play(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let asker = Asker { person, greeted: HashMap::new(), asked: HashMap::new(), ended: HashSet::new() };
    streamed(&app, &visit, person, asker)
}
