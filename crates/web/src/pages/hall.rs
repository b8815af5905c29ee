//! The hall as somebody finds it who has been here before: what waits for them, what they play, how they come back, their friends.

use super::frame::plainly;
use super::moments::{ago, result_words};
use super::pace;
use super::rating::{curve, gained, number};
use crate::app::App;
use crate::host::Span;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use boards::emblems::chip;
use boards::symbols::symbol;
use maud::{Markup, html};
use std::sync::Arc;
use store::{Holder, PersonId, Rating, RatingStep, Status, Table, Tie, Tied, Time, Which};
use table::{Dictionary, Message, Seat};

/// After how long a table at which nothing happens is no longer among those one plays.
const ASLEEP: i64 = 30 * 24 * 3_600_000;

/// How many tables are looked at: more than anybody plays.
const LOOKED_AT: usize = 2_000;

/// How many of them are shown.
const SHOWN: usize = 100;

/// How many of the last changes of ratings are drawn.
const STEPS: u32 = 60;

/// What is shown of the tables of somebody.
pub(super) struct Mine {
    /// Those one plays: those that wait for one first, the most urgent of them first of all.
    pub(super) awake: Vec<Table>,
    /// How many there are at which nothing has happened for long.
    asleep: usize,
    friends: Vec<Tied>,
    ratings: Vec<(String, Rating)>,
    /// How they changed, the last change first.
    steps: Vec<RatingStep>,
    /// Whether there is no other way back than this browser.
    loose: bool,
    /// When this person is on vacation.
    off: Vec<Span>,
}

impl Mine {
    /// What there is of this person.
    pub(super) async fn of(app: &App, person: PersonId) -> Result<Mine, Problem> {
        let tables = tables_of(app, person).await?;
        let now = app.host.clock.now();
        let (mut awake, asleep): (Vec<Table>, Vec<Table>) = tables.into_iter().partition(|table| is_awake(table, now));
        let off = vacations(app, person).await?;
        awake.sort_by_key(|table| (!table.waits_for(person), pace::due(table, &off).unwrap_or(i64::MAX)));
        let people = app.people();
        let kept = people.kept_since(person).await?.is_some() || people.account(person).await?.is_some();
        let both = |tied: &Tied| tied.mine == Some(Tie::Friend) && tied.theirs == Some(Tie::Friend);
        let friends = people.ties(person).await?.into_iter().filter(both).collect();
        let ratings = app.host.store.ratings().ratings(person).await?;
        let steps = app.host.store.ratings().rating_steps(person, STEPS).await?;
        Ok(Mine { awake, asleep: asleep.len(), friends, ratings, steps, loose: !kept, off })
    }

    /// The tables that wait for this person, the most urgent first.
    pub(super) fn due(&self, person: PersonId) -> impl Iterator<Item = &Table> {
        self.awake.iter().filter(move |table| table.status == Status::Playing && table.waits_for(person))
    }
}

/// Every table of somebody, page by page: the most urgent need not stand on the first.
async fn tables_of(app: &App, person: PersonId) -> Result<Vec<Table>, Problem> {
    let mut tables = Vec::new();
    let mut page = store::Page::first(store::Page::MOST);
    loop {
        let listing = app.host.store.list(Which::Of(person), page).await?;
        tables.extend(listing.tables);
        match listing.next.filter(|_| tables.len() < LOOKED_AT) {
            Some(next) => page = store::Page::after(next, store::Page::MOST),
            None => return Ok(tables),
        }
    }
}

/// When somebody is on vacation.
async fn vacations(app: &App, person: PersonId) -> Result<Vec<Span>, Problem> {
    let found = app.host.store.vacations().vacations(vec![person]).await?;
    Ok(found.into_iter().map(|vacation| (vacation.begins, vacation.ends)).collect())
}

fn is_awake(table: &Table, now: Time) -> bool {
    table.updated.0 > now.0 - ASLEEP
}

/// The greeting, with the way to the next table where it is one's turn.
pub(super) fn greeting(app: &App, visit: &Visit, mine: &Mine) -> Markup {
    let words = app.words.plain(visit.reader.lang);
    let Some(person) = &visit.person else { return html! {} };
    let due: Vec<&Table> = mine.due(person.id).collect();
    let now = app.host.clock.now().0;
    let first = due.iter().filter_map(|table| pace::due(table, &mine.off)).min();
    let waiting = plainly(words, &Message::new("hall-waiting").with("n", due.len()));
    html! {
        section.greeting {
            div {
                h1 { (plainly(words, &Message::new("hall-hello").with("name", person.name.as_str()))) }
                p.lead {
                    (waiting)
                    @if let Some(first) = first.filter(|first| *first > now) {
                        " " (plainly(words, &Message::new("hall-first-clock").with("span", pace::span_words(words, first - now))))
                    }
                }
            }
            @if !due.is_empty() {
                a.button.primary.next-table href="/next" {
                    span { (words.word("hall-next")) } b.count { (due.len()) } span.kbd aria-hidden="true" { "N" }
                }
            }
        }
    }
}

/// The tables one plays.
pub(super) fn own_tables(app: &App, visit: &Visit, mine: &Mine) -> Markup {
    let words = app.words.plain(visit.reader.lang);
    if visit.person.is_none() {
        return html! {};
    }
    html! {
        @if !mine.awake.is_empty() || mine.asleep > 0 {
            section aria-labelledby="mine-title" {
                h2 #mine-title { (words.word("ui-my-tables")) }
                ul.tables.own-tables { @for table in mine.awake.iter().take(SHOWN) { (own_row(app, visit, table, &mine.off)) } }
                @if mine.asleep > 0 {
                    p.more { a href="/sleeping" { (words.word("pace-sleeping")) " (" (mine.asleep) ")" } }
                }
            }
        }
    }
}

fn own_row(app: &App, visit: &Visit, table: &Table, off: &[Span]) -> Markup {
    let words = app.say(&table.game, visit.reader.lang);
    let me = visit.person.as_ref().map(|person| person.id);
    let due = table.status == Status::Playing && me.is_some_and(|me| table.waits_for(me));
    let picture = app.host.game(&table.game).map(|entry| (entry.picture)());
    html! {
        li.own-row.{ "table-" (table.game) }.is-turn[due] {
            @if let Some(picture) = picture { span.own-art aria-hidden="true" { (picture) } }
            div.own-what {
                a.title href={ "/t/" (table.id) } { (words.word("game-name")) }
                span.small.muted { (pace::pace_words(words, pace::pace_of(table))) " · " (ago(words, table.updated)) }
                span.own-seats {
                    @for held in &table.seats {
                        span.small {
                            (chip(held.seat)) " "
                            @if held.holder == Holder::Open { em { (words.word("ui-free")) } } @else { (held.name) }
                        }
                    }
                }
            }
            div.own-state {
                @if due { span.badge.is-turn { (words.word("ui-your-turn")) } }
                @else { span.small { (waits_for(words, table)) } }
                (pace::row_clock(words, table, off, app.host.clock.now()))
            }
            @if due { a.button.primary href={ "/t/" (table.id) } { (words.word("hall-play")) } }
        }
    }
}

/// Whom a table waits for, in words.
fn waits_for(words: &Dictionary, table: &Table) -> String {
    if table.status != Status::Playing {
        return words.word("ui-state-waiting");
    }
    let seats: Vec<Seat> = table.waiting.iter().collect();
    let name = |seat: Seat| table.seats.get(seat.index()).map(|held| held.name.clone()).unwrap_or_default();
    words.say(&Message::new("ui-waiting").with("n", seats.len()).with("seats", seats), &name)
}

/// What stands beside the tables: the way back, the last results, friends.
pub(super) fn beside(app: &App, visit: &Visit, mine: &Mine, over: &[Table]) -> Markup {
    let words = app.words.plain(visit.reader.lang);
    let Some(person) = &visit.person else { return html! {} };
    html! {
        @if mine.loose && !mine.awake.is_empty() {
            section.loose aria-label=(words.word("people-link")) {
                p { b { (words.word("hall-loose")) } " " (words.word("hall-loose-help")) }
                a.button href="/me" { (words.word("hall-keep")) }
            }
        }
        @if !over.is_empty() {
            section.sheet aria-labelledby="own-results" {
                h2 #own-results { (symbol("trophy")) " " (words.word("people-results")) }
                @if !mine.ratings.is_empty() {
                    ul.plain-rows.own-ratings {
                        @for (game, rating) in &mine.ratings {
                            @let words = app.say(game, visit.reader.lang);
                            li { a href={ "/leaders/" (game) } { (words.word("game-name")) } (curve(&mine.steps, game)) span { (number(words, rating)) } }
                        }
                    }
                }
                ul.plain-rows {
                    @for table in over.iter().take(4) {
                        @let words = app.say(&table.game, visit.reader.lang);
                        @let step = mine.steps.iter().find(|step| step.table == table.id);
                        li {
                            a href={ "/t/" (table.id) } { (words.word("game-name")) }
                            span.small { (result_words(words, table)) @if let Some(step) = step { " " (gained(step.gained)) } }
                        }
                    }
                }
                p.more { a href={ "/p/" (person.id) } { (words.word("people-profile")) } " · " a href="/leaders" { (words.word("rating-leaders")) } }
            }
        }
        section.sheet aria-labelledby="own-friends" {
            h2 #own-friends { (symbol("person")) " " (words.word("people-friends")) }
            @if mine.friends.is_empty() { p.muted { (words.word("people-friends-none")) } }
            ul.plain-rows { @for tied in mine.friends.iter().take(8) { li { a href={ "/p/" (tied.other.id) } { (tied.other.name) } } } }
            p.more { a href="/friends" { (words.word("people-befriend-name")) } }
        }
    }
}

/// `GET /sleeping`: the tables of whoever asks at which nothing has happened for long.
pub(crate) async fn sleeping(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let person = visit.someone()?.id;
    let now = app.host.clock.now();
    let tables = tables_of(&app, person).await?;
    let off = vacations(&app, person).await?;
    let asleep: Vec<Table> = tables.into_iter().filter(|table| !is_awake(table, now)).collect();
    let body = html! {
        section {
            h1 { (words.word("pace-sleeping")) }
            @if asleep.is_empty() { p.muted { (words.word("pace-sleeping-none")) } }
            ul.tables.own-tables { @for table in asleep.iter().take(SHOWN) { (own_row(&app, &visit, table, &off)) } }
        }
    };
    let title = words.word("ui-my-tables");
    Ok(super::frame::Page { title, kind: "lobby", body, visit: &visit }.dress(&app).into_response())
}
