//! A finished game looked back at: how it stood after every step, the biggest swings, and better moves.

use super::advice::{percent, points};
use super::form::Posted;
use super::frame::Page;
use super::waiting::{WORTH_TELLING, seconds};
use crate::app::App;
use crate::host::{Better, Live, Progress, Review, Swing};
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use boards::emblems::{self, chip};
use bots::Candidate;
use maud::{Markup, html};
use serde::Deserialize;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;
use store::Status;
use table::{Dictionary, Message, Seat};

/// What is asked: to look back, or to stop.
#[derive(Debug, Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    how: String,
}

/// `POST /t/{id}/analysis`.
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<Asked>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    // Whoever came only to look may look at what was found, but does not set bots to work.
    let person = visit.someone()?.id;
    if form.how == "stop" {
        app.host.stop_review(&live, person)?;
    } else {
        app.host.review(&live, person)?;
    }
    Ok(Redirect::to(&format!("/t/{}/analysis", live.id)).into_response())
}

/// `GET /t/{id}/analysis`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    if live.now().status != Status::Over {
        return Err(Problem::forbidden("ui-problem-analysis"));
    }
    let words = app.say(live.entry.id(), visit.reader.lang);
    let report = Report { words, names: live.now().names(), base: format!("/t/{}", live.id) };
    let work = app.host.review_of(&live);
    let part = match work.as_ref().map(|work| (work.look(), work.waiting())) {
        Some((Progress::Thinking(done, of), waited)) => report.thinking(done, of, waited),
        Some((Progress::Found(review), _)) => report.found(review),
        Some((Progress::Stopped, _)) => report.question(true, visit.person.is_some()),
        None => report.question(false, visit.person.is_some()),
    };
    if visit.wants == Wants::Part {
        return Ok(part.into_response());
    }
    let title = format!("{} – {}", words.word("ui-analysis"), words.word("game-name"));
    let body = html! {
        section.analysis-page.{ "table-" (live.entry.id()) } {
            h1 { (words.word("ui-analysis")) ": " (words.word("game-name")) }
            (result(words, &live))
            (part)
            p.actions {
                a.button href=(report.base) { (words.word("ui-back-to-table")) }
                a.button href={ (report.base) "/replay/1" } { (words.word("ui-replay")) }
            }
        }
    };
    Ok(Page { title, kind: "analysis", body, visit: &visit }.dress(&app).into_response())
}

/// Who played, and how it ended.
fn result(words: &Dictionary, live: &Live) -> Markup {
    let now = live.now();
    let Some(outcome) = now.game.outcome() else { return html! {} };
    let names = now.names();
    html! {
        ol.players aria-label=(words.word("ui-players")) {
            @for seat in Seat::all(outcome.scores.len()) {
                li.player.(emblems::class(seat)).is-winner[outcome.winners.has(seat)] {
                    (chip(seat))
                    span.player-name { (names[seat.index()]) }
                    b.player-score { (outcome.scores[seat.index()]) }
                }
            }
        }
    }
}

/// Everything the parts of the page are made from.
struct Report<'a> {
    words: &'a Dictionary,
    names: Vec<String>,
    base: String,
}

impl Report<'_> {
    fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| self.name(seat))
    }

    fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).filter(|name| !name.is_empty()).cloned().unwrap_or_else(|| seat.to_string())
    }

    fn replay(&self, step: usize) -> String {
        format!("{}/replay/{step}", self.base)
    }

    fn question(&self, stopped: bool, may_ask: bool) -> Markup {
        html! {
            form.analysis.sheet #analysis method="post" action={ (self.base) "/analysis" } {
                @if stopped { p.notice role="status" { (self.words.word("ui-analysis-stopped")) } }
                p { (self.words.word("ui-analysis-lead")) }
                @if may_ask { button.primary name="how" value="start" { (self.words.word("ui-analysis-start")) } }
                @else { p.muted { (self.words.word("ui-problem-nobody")) } }
            }
        }
    }

    fn thinking(&self, done: u32, of: u32, waited: Option<Duration>) -> Markup {
        let said = self.say(&Message::new("ui-analysis-thinking").with("n", done).with("of", of));
        let waited = waited.filter(|waited| *waited >= WORTH_TELLING);
        html! {
            form.analysis.sheet #analysis method="post" action={ (self.base) "/analysis" } data-poll={ (self.base) "/analysis" } {
                label for="analysis-progress" { (said) }
                progress #analysis-progress max=(of) value=(done) { (done) "/" (of) }
                @if let Some(waited) = waited { p.muted { (self.say(&Message::new("ui-advice-waiting").with("n", seconds(waited)))) } }
                p.actions {
                    button name="how" value="stop" { (self.words.word("ui-advice-stop")) }
                    a.unscripted href={ (self.base) "/analysis" } { (self.words.word("ui-look-again")) }
                }
            }
        }
    }

    fn found(&self, review: &Review) -> Markup {
        html! {
            div.analysis #analysis {
                section.sheet aria-labelledby="curve-title" {
                    h2 #curve-title { (self.words.word("ui-analysis-curve")) }
                    p.muted { (self.words.word("ui-analysis-curve-help")) }
                    (self.chart(review))
                }
                section.sheet aria-labelledby="swings-title" {
                    h2 #swings-title { (self.words.word("ui-analysis-swings")) }
                    @if review.swings.is_empty() { p.muted { (self.words.word("ui-analysis-no-swings")) } }
                    ol.findings { @for swing in &review.swings { (self.swing(swing)) } }
                }
                section.sheet aria-labelledby="better-title" {
                    h2 #better-title { (self.words.word("ui-analysis-better")) }
                    p.muted { (self.say(&Message::new("ui-analysis-better-help").with("n", review.looked_at))) }
                    @if review.better.is_empty() { p { (self.words.word("ui-analysis-no-better")) } }
                    ol.findings { @for better in &review.better { (self.better(better)) } }
                }
            }
        }
    }

    fn swing(&self, swing: &Swing) -> Markup {
        let change = format!("{:+.0} %", swing.change * 100.0);
        html! {
            li.finding {
                (self.step(swing.step))
                div {
                    p {
                        @match (swing.actor, &swing.did) {
                            (Some(actor), Some(did)) => { (chip(actor)) " " b { (self.name(actor)) } ": " (self.say(did)) }
                            _ => (self.words.word("ui-analysis-chance")),
                        }
                    }
                    p.muted.is-good[swing.change > 0.0].is-bad[swing.change < 0.0] {
                        (self.say(&Message::new("ui-analysis-swing").with("seat", swing.seat).with("change", change)))
                    }
                }
            }
        }
    }

    /// What was expected of a move: the chance, and the points where they were foretold.
    fn expected(&self, candidate: &Candidate) -> String {
        let chance = percent(candidate.expected);
        let message = match candidate.points {
            Some(foretold) => Message::new("ui-analysis-expected").with("points", points(self.words.lang(), foretold)),
            None => Message::new("ui-analysis-share"),
        };
        self.say(&message.with("chance", chance))
    }

    fn better(&self, better: &Better) -> Markup {
        html! {
            li.finding {
                (self.step(better.step))
                div {
                    p { (chip(better.seat)) " " b { (self.name(better.seat)) } ": " (self.say(&better.played.0)) " " span.muted { (self.expected(&better.played.1)) } }
                    p.is-good { (self.words.word("ui-analysis-instead")) " " b { (self.say(&better.best.0)) } " " span.muted { (self.expected(&better.best.1)) } }
                }
            }
        }
    }

    /// The table right before a step, where one can look at it.
    fn step(&self, step: usize) -> Markup {
        let before = step.saturating_sub(1);
        html! { a.button.small href=(self.replay(before)) { (self.say(&Message::new("ui-analysis-step").with("n", step))) } }
    }

    /// One line for each seat over the steps of the game; the biggest swings are links.
    fn chart(&self, review: &Review) -> Markup {
        let seats = review.standings.first().map_or(0, Vec::len);
        let steps = review.standings.len().saturating_sub(1).max(1);
        let x = |step: usize| LEFT + WIDTH * step as f64 / steps as f64;
        let y = |value: f64| TOP + HEIGHT * (1.0 - value.clamp(0.0, 1.0));
        let line = |seat: usize| {
            let mut path = String::new();
            for (step, standing) in review.standings.iter().enumerate() {
                let _ = write!(path, "{}{:.1} {:.1}", if step == 0 { 'M' } else { 'L' }, x(step), y(standing[seat]));
            }
            path
        };
        let last = |seat: usize| review.standings.last().map_or(0.0, |standing| standing[seat]);
        html! {
            svg.curve viewBox={ "0 0 " (LEFT + WIDTH + 40.0) " " (TOP + HEIGHT + 34.0) } role="group" aria-label=(self.words.word("ui-analysis-curve")) {
                g.curve-grid aria-hidden="true" {
                    @for quarter in 0..=4 {
                        @let share = f64::from(quarter) / 4.0;
                        line x1=(LEFT) x2=(LEFT + WIDTH) y1=(y(share)) y2=(y(share)) {}
                        text x=(LEFT - 8.0) y=(y(share) + 4.0) text-anchor="end" { (percent(share)) }
                    }
                    @for part in 0..=4 {
                        @let step = steps * part / 4;
                        text x=(x(step)) y=(TOP + HEIGHT + 22.0) text-anchor="middle" { (step) }
                    }
                }
                @for seat in Seat::all(seats) {
                    g.(emblems::class(seat)) {
                        path.curve-edge d=(line(seat.index())) {}
                        path.curve-line d=(line(seat.index())) stroke-dasharray=(DASHES[seat.index() % DASHES.len()]) { title { (self.name(seat)) } }
                        circle.curve-end cx=(LEFT + WIDTH + 16.0) cy=(y(last(seat.index()))) r="11" {}
                        use.curve-emblem href={ "#e-" (seat) } x=(LEFT + WIDTH + 9.0) y=(y(last(seat.index())) - 7.0) width="14" height="14" {}
                    }
                }
                @for swing in &review.swings {
                    @let at = review.standings.get(swing.step).and_then(|standing| standing.get(swing.seat.index())).copied().unwrap_or_default();
                    @let label = self.say(&Message::new("ui-analysis-step").with("n", swing.step));
                    a.curve-swing.(emblems::class(swing.seat)) href=(self.replay(swing.step)) aria-label=(label) {
                        title { (label) }
                        circle.hit cx=(x(swing.step)) cy=(y(at)) r="12" {}
                        circle.curve-dot cx=(x(swing.step)) cy=(y(at)) r="5.5" {}
                    }
                }
            }
            ul.legend {
                @for seat in Seat::all(seats) { li.(emblems::class(seat)) { (chip(seat)) " " (self.name(seat)) } }
            }
        }
    }
}

const LEFT: f64 = 52.0;
const TOP: f64 = 14.0;
const WIDTH: f64 = 820.0;
const HEIGHT: f64 = 270.0;

/// The lines differ without their colours, too.
const DASHES: [&str; 5] = ["none", "9 4", "3 3", "14 4 3 4", "6 2 2 2"];
