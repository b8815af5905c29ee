//! The lobby: what can be played, my tables, tables that wait for players, games to watch.

use super::form::Asked;
use super::frame::Page;
use super::hall::{self, Mine};
use super::learn;
use super::moments::{ago, result_words};
use super::pace;
use super::promise::promise;
use crate::app::App;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use boards::emblems::chip;
use boards::symbols::symbol;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Holder, Learnt, PersonId, Status, Table, Which};
use table::{Dictionary, Message};

/// How many tables a list of the lobby shows.
const SHOWN: u32 = 12;

/// Which of the open tables one wants to see.
#[derive(Debug, Deserialize)]
pub(crate) struct Wish {
    #[serde(default)]
    pace: Option<Tempo>,
}

/// How fast a table is played, roughly.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Tempo {
    Live,
    Turns,
}

/// `GET /`.
pub(crate) async fn lobby(
    State(app): State<Arc<App>>,
    visit: Visit,
    Asked(wish): Asked<Wish>,
) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let me = visit.person.as_ref().map(|person| person.id);
    let mine = match me {
        Some(me) => Some(Mine::of(&app, me).await?),
        None => None,
    };
    let not_mine = |table: &Table| me.is_none_or(|me| !table.seats_person(me));
    let list = |which| app.host.store.list(which, store::Page::first(SHOWN));
    let waiting = app.host.store.list(Which::Open, store::Page::first(store::Page::MOST)).await?.tables;
    let open: Vec<Table> = waiting.into_iter().filter(not_mine).collect();
    let playing: Vec<Table> = list(Which::Playing).await?.tables.into_iter().filter(not_mine).collect();
    let over = match me {
        Some(me) => list(Which::OverOf(me)).await?.tables,
        None => Vec::new(),
    };
    let learnt = app.learnt(&visit).await?;
    let body = html! {
        @if let Some(mine) = &mine { (hall::greeting(&app, &visit, mine)) }
        @else {
            section.hero {
                div.hero-art { (boards::panorama()) }
                div {
                    h1 { (words.word("ui-welcome")) }
                    p.lead { (words.word("ui-welcome-lead")) }
                }
            }
        }
        @if let Some(mine) = &mine {
            div.hall {
                div.hall-main { (hall::own_tables(&app, &visit, mine)) (open_tables(&app, &visit, &open, wish.pace)) }
                aside.hall-side { (super::puzzle::invitation(&app, &visit)) (hall::beside(&app, &visit, mine, &over)) }
            }
        }
        section aria-labelledby="games-title" {
            h2 #games-title { (words.word("ui-games")) }
            ul.cards { @for entry in app.host.games() { (game_card(&app, &visit, entry, &learnt)) } }
        }
        @if mine.is_none() { (super::puzzle::invitation(&app, &visit)) }
        @if mine.is_none() { (open_tables(&app, &visit, &open, wish.pace)) }
        @if !playing.is_empty() {
            (tables(&app, &visit, "ui-watch-tables", &playing))
            p.more { a href="/watch" { (words.word("watch")) } }
        }
        @if !over.is_empty() { (tables(&app, &visit, "ui-my-finished", &over)) }
        p.more { a href="/finished" { (words.word("ui-finished")) } " · " a href="/tournaments" { (words.word("tournaments")) } " · " a href="/leaders" { (words.word("rating-leaders")) } " · " a href="/api" { (words.word("programs-api")) } }
    };
    Ok(Page { title: words.word("ui-lobby"), kind: "lobby", body, visit: &visit }.dress(&app).into_response())
}

/// Where a list goes on.
#[derive(Debug, Deserialize)]
pub(crate) struct From {
    #[serde(default)]
    after: Option<String>,
}

/// `GET /finished`.
pub(crate) async fn finished(
    State(app): State<Arc<App>>,
    visit: Visit,
    Asked(from): Asked<From>,
) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let after = match &from.after {
        Some(text) => Some(text.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?),
        None => None,
    };
    let listing = app.host.store.list(Which::Over, store::Page { after, size: 30 }).await?;
    let body = html! {
        section {
            h1 { (words.word("ui-finished")) }
            @if listing.tables.is_empty() { p.muted { (words.word("ui-finished-none")) } }
            ul.tables { @for table in &listing.tables { (table_line(&app, &visit, table)) } }
        }
        @if let Some(next) = &listing.next { p.more { a href={ "/finished?after=" (next) } { (words.word("ui-older")) } } }
    };
    Ok(Page { title: words.word("ui-finished"), kind: "lobby", body, visit: &visit }.dress(&app).into_response())
}

/// `GET /next`: the next table where it is my turn, or the lobby.
pub(crate) async fn next_turn(
    State(app): State<Arc<App>>,
    visit: Visit,
    Asked(from): Asked<From>,
) -> Result<Redirect, Problem> {
    let Some(person) = &visit.person else { return Ok(Redirect::to("/")) };
    let mine = Mine::of(&app, person.id).await?;
    let due: Vec<&Table> = mine.due(person.id).collect();
    let here = due.iter().position(|table| Some(table.id.as_str()) == from.after.as_deref());
    let next = here.map_or(0, |here| here + 1);
    let table = due.get(next).or_else(|| due.first());
    Ok(Redirect::to(&table.map_or_else(|| "/".to_owned(), |table| format!("/t/{}", table.id))))
}

fn game_card(app: &App, visit: &Visit, entry: &'static shelf::Entry, learnt: &[Learnt]) -> Markup {
    let words = app.say(entry.id(), visit.reader.lang);
    let about = entry.game.about();
    let players =
        Message::new("ui-players-range").with("least", *about.players.start()).with("most", *about.players.end());
    let against = Message::new("ui-play-now-bots").with("n", about.usual - 1);
    let (commitment, promised) = promise(&app.host.promises);
    html! {
        li class={ "game-card game-" (entry.id()) } {
            div.game-art aria-hidden="true" { ((entry.picture)()) }
            h3 { (words.word("game-name")) }
            p.pitch { (words.word("game-pitch")) }
            p.game-facts {
                span { (symbol("person")) " " (words.say(&players, &|seat| seat.to_string())) }
                span { (symbol("bot")) " " (words.say(&against, &|seat| seat.to_string())) }
            }
            div.actions {
                form method="post" action="/tables" data-stir=(commitment) {
                    (promised)
                    input type="hidden" name="game" value=(entry.id());
                    button.primary { (words.word("ui-play-now")) }
                }
                a.button href={ "/new/" (entry.id()) } { (words.word("ui-open")) }
                @if super::stats::levels(entry).is_some() {
                    form method="post" action="/tables" data-stir=(commitment) {
                        (promised)
                        input type="hidden" name="game" value=(entry.id());
                        input type="hidden" name="players" value="1";
                        button { (words.word("ui-play-alone")) }
                    }
                    a.button.quiet href={ "/stats/" (entry.id()) } { (words.word("ui-stats")) }
                }
                (learn::links(words, entry, learnt))
                a.button.quiet href={ "/rules/" (entry.id()) } { (words.word("ui-rules")) }
            }
        }
    }
}

fn tables(app: &App, visit: &Visit, title: &str, tables: &[Table]) -> Markup {
    let words = app.words.plain(visit.reader.lang);
    html! {
        section {
            h2 { (words.word(title)) }
            ul.tables { @for table in tables { (table_line(app, visit, table)) } }
        }
    }
}

/// The tables that wait for players, all of them or those of one pace.
fn open_tables(app: &App, visit: &Visit, open: &[Table], wish: Option<Tempo>) -> Markup {
    let words = app.words.plain(visit.reader.lang);
    let tempo = |table: &Table| if pace::pace_of(table).turns { Tempo::Turns } else { Tempo::Live };
    let shown = open.iter().filter(|table| wish.is_none_or(|wish| tempo(table) == wish));
    let wishes = [
        (None, "/", "hall-any"),
        (Some(Tempo::Live), "/?pace=live", "pace-live"),
        (Some(Tempo::Turns), "/?pace=turns", "pace-turns"),
    ];
    html! {
        @if !open.is_empty() {
            section aria-labelledby="open-title" {
                div.open-head {
                    h2 #open-title { (words.word("ui-open-tables")) }
                    nav.tabs aria-label=(words.word("pace")) {
                        @for (one, to, key) in wishes { a href=(to) aria-current=[(one == wish).then_some("true")] { (words.word(key)) } }
                    }
                }
                ul.tables { @for table in shown.take(SHOWN as usize) { (table_line(app, visit, table)) } }
            }
        }
    }
}

pub(super) fn table_line(app: &App, visit: &Visit, table: &Table) -> Markup {
    let words = app.say(&table.game, visit.reader.lang);
    let me = visit.person.as_ref().map(|person| person.id);
    let due = table.status == Status::Playing && me.is_some_and(|me| table.waits_for(me));
    html! {
        li.table-row.{ "table-" (table.game) }.is-turn[due] {
            a.title href={ "/t/" (table.id) } { (words.word("game-name")) }
            @for held in &table.seats {
                span.small {
                    (chip(held.seat)) " "
                    @if held.holder == Holder::Open { em { (words.word("ui-free")) } } @else { (held.name) }
                }
            }
            span.small.muted { (pace::pace_words(words, pace::pace_of(table))) }
            (when(words, table))
            span.badge.is-turn[due].is-live[!due && table.status == Status::Playing] { (state_words(words, table, me, due)) }
        }
    }
}

fn state_words(words: &Dictionary, table: &Table, me: Option<PersonId>, due: bool) -> String {
    let mine = me.is_some_and(|me| table.seats_person(me));
    let key = match table.status {
        _ if due => "ui-your-turn",
        Status::Open if mine => "ui-state-waiting",
        Status::Open => "ui-state-open",
        Status::Playing if mine => "ui-state-playing",
        Status::Playing => "ui-state-watch",
        Status::Over => return result_words(words, table),
    };
    words.word(key)
}

/// How long ago something last happened.
fn when(words: &Dictionary, table: &Table) -> Markup {
    html! { span.small.muted { (ago(words, table.updated)) } }
}
