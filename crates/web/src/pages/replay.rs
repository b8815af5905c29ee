//! Replay: a game step by step, from my seat while it is on, from any seat once it is over, with an address for every step.

use super::board::{board, draw, panels};
use super::fairness::{fairness, proven};
use super::form::Asked;
use super::frame::Page;
use super::problem::clause_link;
use super::stand::Stand;
use super::{archive, encode, sheet, uploads};
use crate::app::App;
use crate::host::heard;
use crate::names::name_of;
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::extract::{Path, State};
use axum::http::HeaderValue;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use boards::Onlooker;
use boards::emblems::chip;
use boards::symbols::{sprite_for, sprite_of, symbol};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Status, TableId};
use table::log::What;
use table::{AnyMatch, Dictionary, Event, Heard, Message, Seat, Viewer};

/// Through whose eyes, and where to.
#[derive(Debug, Deserialize)]
pub(crate) struct Eyes {
    #[serde(default)]
    seat: Option<String>,
    #[serde(default)]
    n: Option<usize>,
}

/// Everything a replay page is made from.
struct Reel<'a> {
    app: &'a App,
    visit: &'a Visit,
    entry: &'static shelf::Entry,
    /// Where its steps stand: `/t/…/replay` or `/replay/…`.
    base: String,
    /// The way back.
    back: Option<String>,
    /// The step, if whoever looks may ask to take the game back to it.
    take_back: Option<u64>,
    game: Box<dyn AnyMatch>,
    step: usize,
    steps: usize,
    what: Option<What>,
    events: Vec<Event>,
    names: Vec<String>,
    viewer: Viewer,
    /// Through whose eyes one may look.
    viewers: Vec<Viewer>,
    fairness: Markup,
}

/// `GET /t/{id}/replay?n=…`: to an address of its own.
pub(crate) async fn jump(Path(id): Path<String>, Asked(eyes): Asked<Eyes>) -> Result<Redirect, Problem> {
    let id: TableId = id.parse().map_err(|_| Problem::NotFound)?;
    Ok(Redirect::to(&place(&format!("/t/{id}/replay"), eyes.n.unwrap_or(0), eyes.seat.as_deref())))
}

/// `GET /replay/{digest}?n=…`: to an address of its own.
pub(crate) async fn jump_upload(
    State(app): State<Arc<App>>,
    Path(digest): Path<String>,
    Asked(eyes): Asked<Eyes>,
) -> Result<Redirect, Problem> {
    uploads::find(&app, &digest).await?;
    Ok(Redirect::to(&place(&format!("/replay/{digest}"), eyes.n.unwrap_or(0), eyes.seat.as_deref())))
}

fn place(base: &str, step: usize, seat: Option<&str>) -> String {
    match seat {
        Some(seat) => format!("{base}/{step}?seat={}", encode(seat)),
        None => format!("{base}/{step}"),
    }
}

/// The step that is shown first. Before it nothing is laid out, so that there is nothing to see.
fn first(steps: usize) -> usize {
    steps.min(1)
}

/// `GET /t/{id}/replay/{step}`.
pub(crate) async fn table(
    State(app): State<Arc<App>>,
    Path((id, step)): Path<(String, usize)>,
    visit: Visit,
    Asked(eyes): Asked<Eyes>,
) -> Result<Response, Problem> {
    let live = match app.host.table(&id).await {
        Err(Problem::Stranded(why)) => return archive::show(&app, &id, &visit, &why).await,
        found => found?,
    };
    let (steps, names, viewers, usual, mine) = {
        let now = live.now();
        let stand = Stand::of(&now, &visit);
        let viewers: Vec<Viewer> = match now.status {
            Status::Over => Viewer::all(now.seats.len()).collect(),
            // While the game is on, a shared device shows only what the one who holds it may see.
            Status::Open | Status::Playing => vec![stand.viewer],
        };
        (now.rows.len(), now.names(), viewers, stand.viewer, stand.mine)
    };
    let step = step.clamp(first(steps), steps);
    let (game, events) = {
        let live = Arc::clone(&live);
        let replayed = tokio::task::spawn_blocking(move || live.replayed(step)).await;
        replayed.map_err(|_| Problem::Broken)??
    };
    let what = step.checked_sub(1).and_then(|at| live.now().rows.get(at).and_then(|row| row.what().cloned()));
    let words = app.say(live.entry.id(), visit.reader.lang);
    let reel = Reel {
        app: &app,
        visit: &visit,
        entry: live.entry,
        base: format!("/t/{}/replay", live.id),
        back: Some(format!("/t/{}", live.id)),
        take_back: super::back::step_of(&live.now(), mine, step),
        game,
        step,
        steps,
        what,
        events,
        names,
        viewer: chosen(&eyes, &viewers, usual)?,
        viewers,
        fairness: fairness(words, &live, &live.now()),
    };
    Ok(reel.show())
}

/// `GET /replay/{digest}/{step}`: a record somebody uploaded. Whoever has the record knows everything in it.
pub(crate) async fn upload(
    State(app): State<Arc<App>>,
    Path((digest, step)): Path<(String, usize)>,
    visit: Visit,
    Asked(eyes): Asked<Eyes>,
) -> Result<Response, Problem> {
    let kept = uploads::find(&app, &digest).await?;
    let record = &kept.record;
    let entry = app.host.game(&record.setup.game).ok_or(Problem::NotFound)?;
    let steps = record.steps().count();
    let step = step.clamp(first(steps), steps);
    let mut last = (None, Vec::new());
    let game = record
        .replay(entry.game, step, |_, what, _, events| last = (Some(what.clone()), events.to_vec()))
        .map_err(|complaint| Problem::Unreadable(complaint.why))?;
    let viewers: Vec<Viewer> = Viewer::all(record.names.len()).collect();
    let words = app.say(entry.id(), visit.reader.lang);
    let reel = Reel {
        app: &app,
        visit: &visit,
        entry,
        base: format!("/replay/{digest}"),
        back: None,
        take_back: None,
        game,
        step,
        steps,
        what: last.0,
        events: last.1,
        names: record.names.clone(),
        viewer: chosen(&eyes, &viewers, Viewer::Spectator)?,
        viewers,
        fairness: proven(words, record, &kept.proof),
    };
    Ok(reel.show())
}

fn chosen(eyes: &Eyes, viewers: &[Viewer], usual: Viewer) -> Result<Viewer, Problem> {
    let viewer = match &eyes.seat {
        Some(seat) => seat.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?,
        None => usual,
    };
    if viewers.contains(&viewer) { Ok(viewer) } else { Err(Problem::forbidden("ui-problem-eyes")) }
}

impl Reel<'_> {
    fn show(&self) -> Response {
        let words = self.app.say(self.entry.id(), self.visit.reader.lang);
        let part = self.part(words);
        if self.visit.wants == Wants::Part {
            return part.into_response();
        }
        let title = format!("{} – {}", words.word("ui-replay"), words.word("game-name"));
        let body = html! { (sprite_of((self.entry.sprite)())) (part) };
        Page { title, kind: "replay", body, visit: self.visit }.dress(self.app).into_response()
    }

    fn at(&self, step: usize) -> String {
        place(&self.base, step.min(self.steps), Some(&self.viewer.to_string()))
    }

    fn name(&self, seat: Seat) -> String {
        name_of(&self.names, seat)
    }

    fn part(&self, words: &Dictionary) -> Markup {
        let told = self.what.as_ref().map(|what| heard(what, &self.events, self.viewer)).unwrap_or_default();
        let nowhere = |_: &str| "#board".to_owned();
        let onlooker = Onlooker {
            viewer: self.viewer,
            deciding: None,
            dictionary: words,
            names: &self.names,
            chosen: None,
            link: &nowhere,
            explain: None,
            last: &told,
            since: &told,
            lit: None,
            kept: &self.visit.kept,
        };
        let drawn = draw(self.entry, self.game.as_ref(), &onlooker);
        let inside = html! {
            (self.controls(words))
            div.table-page {
                header.t-head {
                    h1 { (words.word("ui-replay")) ": " (words.word("game-name")) }
                    (self.eyes(words))
                }
                (self.told(words, &told))
                (board(words, &drawn.board))
                @if self.viewer.seat().is_some() { section.hand #hand aria-label=(words.word("ui-hand")) { (drawn.hand) } }
                div.side { (panels(&drawn.status, true)) }
                div.t-log {
                    (panels(&drawn.status, false))
                    @match &drawn.score {
                        Some(score) => (sheet::framed(words, score)),
                        None => (sheet::score(words, self.entry.id(), &self.names, &self.game.sheet(self.viewer))),
                    }
                    details.panel.panel-about #panel-about data-panel="about" {
                        summary { h2 { (words.word("ui-fairness")) } }
                        div.panel-body { (self.fairness) }
                    }
                }
            }
        };
        html! {
            div #table class={ "replay table-" (self.entry.id()) } data-replay=(self.base) data-step=(self.step) data-steps=(self.steps) {
                (inside)
                @if !self.visit.has_symbols { (sprite_for(&inside)) }
            }
        }
    }

    fn eyes(&self, words: &Dictionary) -> Markup {
        html! {
            @if self.viewers.len() > 1 {
                nav.actions.eyes aria-label=(words.word("ui-eyes")) {
                    span.muted { (words.word("ui-eyes")) }
                    @for viewer in &self.viewers {
                        a.button.small href=(place(&self.base, self.step, Some(&viewer.to_string())))
                            aria-current=[(*viewer == self.viewer).then_some("true")] data-part="" {
                            @if let Some(seat) = viewer.seat() { (chip(seat)) " " }
                            (viewer_name(words, &self.names, *viewer))
                        }
                    }
                }
            }
        }
    }

    fn controls(&self, words: &Dictionary) -> Markup {
        let position = Message::new("ui-step").with("n", self.step).with("all", self.steps);
        let (begin, last) = (first(self.steps), self.step == self.steps);
        html! {
            nav.replay-bar aria-label=(words.word("ui-replay")) {
                div.actions {
                    (self.step_link(words, begin, symbol("previous"), "ui-first", self.step == begin))
                    (self.step_link(words, self.step.saturating_sub(1), html! { "◀" }, "ui-previous", self.step == begin))
                    button.quiet type="button" hidden data-autoplay="" data-stop=(words.word("ui-stop")) { (words.word("ui-autoplay")) }
                    (self.step_link(words, self.step + 1, html! { "▶" }, "ui-following", last))
                    (self.step_link(words, self.steps, symbol("next"), "ui-last", last))
                }
                form.actions.replay-slider method="get" action=(self.base) {
                    input type="hidden" name="seat" value=(self.viewer);
                    label.replay-at for="replay-n" { (words.say(&position, &|seat| seat.to_string())) }
                    input #replay-n type="range" name="n" min=(begin) max=(self.steps) value=(self.step) data-slider="";
                    button.quiet data-slider-go="" { (words.word("ui-go")) }
                }
                (super::watch::step_link(words, &self.at(self.step)))
                @if let Some(back) = &self.back {
                    a.button.quiet href=(back) { (words.word("ui-back-to-table")) }
                    @if let Some(step) = self.take_back { (super::back::from_here(words, back, step)) }
                    // Once a game is over everybody may see everything, and so may whoever plays on from here.
                    @if self.viewers.len() > 1 {
                        form method="post" action={ (back) "/position" } {
                            button.quiet name="n" value=(self.step) { (words.word("ui-position-take")) }
                        }
                    }
                }
            }
        }
    }

    fn step_link(&self, words: &Dictionary, step: usize, sign: Markup, key: &str, off: bool) -> Markup {
        html! {
            @if off { span.button.quiet.off aria-hidden="true" { (sign) } }
            @else {
                a.button.quiet href=(self.at(step)) data-part="" data-to=(key) title=(words.word(key)) {
                    span aria-hidden="true" { (sign) } span.unseen { (words.word(key)) }
                }
            }
        }
    }

    fn told(&self, words: &Dictionary, told: &[Heard]) -> Markup {
        let name = |seat: Seat| self.name(seat);
        html! {
            section.decide #decision aria-labelledby="step-title" {
                h2.unseen #step-title { (words.say(&Message::new("ui-step").with("n", self.step).with("all", self.steps), &name)) }
                @for line in told {
                    p { (words.say(&line.say, &name)) " " (clause_link(self.entry.id(), line.clause.as_str())) }
                }
                @if told.is_empty() {
                    p.muted { (words.word(if self.step == 0 { "ui-replay-start" } else { "ui-replay-nothing" })) }
                }
            }
        }
    }
}

/// `GET /t/{id}/record.json`. A record holds every secret of the game, so it leaves only once the game is over.
pub(crate) async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, Problem> {
    let (record, id) = match app.host.table(&id).await {
        Ok(live) => (live.record_when_over(&live.now()), live.id.clone()),
        Err(Problem::Stranded(_)) => {
            let archive = app.host.archive(&id).await?;
            (archive.record, archive.loaded.table.id)
        }
        Err(problem) => return Err(problem),
    };
    let record = record.ok_or_else(|| Problem::forbidden("ui-problem-record"))?;
    let name = format!("attachment; filename=\"{}-{id}.json\"", record.setup.game);
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (CONTENT_DISPOSITION, HeaderValue::from_str(&name).map_err(|_| Problem::Broken)?),
    ];
    Ok((headers, record.write()).into_response())
}

/// The name of a viewer.
fn viewer_name(words: &Dictionary, names: &[String], viewer: Viewer) -> String {
    match viewer {
        Viewer::Spectator => words.word("ui-spectator"),
        Viewer::Seat(seat) => name_of(names, seat),
    }
}
