//! Watching: the games that are on, who watches, what they say to each other, and what players show them.

use super::after;
use super::form::{Asked, Posted};
use super::frame::{Page, plainly};
use super::lobby::table_line;
use super::sight::Sight;
use crate::app::App;
use crate::host::{Live, Watchers};
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use boards::emblems::chip;
use boards::symbols::symbol;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Said, Status, Table, Which};
use table::{Dictionary, Message, Seat};

/// How many of the things said at a table are shown.
const CHAT_LINES: u32 = 60;

/// How many of the last are looked at for them: those who play and those who watch talk apart.
const CHAT_LOOKED_AT: u32 = 240;

/// How many games stand on a page of those that are on.
const ON_A_PAGE: u32 = 30;

/// The most names of those who watch that are shown.
const MOST_NAMES: usize = 6;

/// What those who watch can say with one press, and what it is called.
const REACTIONS: [(&str, &str); 5] = [
    ("👏", "watch-react-clap"),
    ("😮", "watch-react-wow"),
    ("🤔", "watch-react-think"),
    ("😂", "watch-react-laugh"),
    ("❤️", "watch-react-love"),
];

/// What was said, as far as this visitor hears it: while a game is on those who play hear each other and those who watch each other; afterwards those who
/// played hear everything. Nobody hears whom they have blocked. `None` where there is nothing to say yet.
pub(crate) async fn heard_chat(app: &App, live: &Live, visit: &Visit) -> Result<Option<Vec<Said>>, Problem> {
    let (status, plays) = {
        let now = live.now();
        (now.status, visit.person.as_ref().is_some_and(|person| !now.seats_of(person.id).is_empty()))
    };
    if !plays && status == Status::Open {
        return Ok(None);
    }
    let blocked = match &visit.person {
        Some(person) => app.blocked_by(person.id).await?,
        None => Arc::default(),
    };
    let mut said = app.host.store.chat(&live.id, 0, CHAT_LOOKED_AT).await?;
    said.retain(|line| line.person.is_none_or(|other| !blocked.contains(&other)));
    said.retain(|line| if plays { line.seat.is_some() || status == Status::Over } else { line.seat.is_none() });
    let older = said.len().saturating_sub(CHAT_LINES as usize);
    Ok(Some(said.split_off(older)))
}

/// What the place is called where this visitor talks.
pub(super) fn chat_title(sight: &Sight<'_>) -> &'static str {
    if sight.stand.mine.is_empty() { "watch-chat" } else { "ui-chat" }
}

/// What those who watch can say with one press.
pub(super) fn reactions(sight: &Sight<'_>) -> Markup {
    html! {
        @if sight.stand.mine.is_empty() {
            form.actions.reactions method="post" action=(sight.at("/chat")) data-part="" aria-label=(sight.word("watch-react")) {
                @for (sign, key) in REACTIONS {
                    button.small.quiet name="text" value=(sign) title=(sight.word(key)) { span aria-hidden="true" { (sign) } span.unseen { (sight.word(key)) } }
                }
            }
        }
    }
}

/// Who watches.
pub(super) fn audience(sight: &Sight<'_>) -> Markup {
    let watchers = sight.live.watchers(sight.now);
    html! { @if watchers.count() > 0 { p.t-watchers.small.muted { (symbol("eye")) " " (names(sight.words, &watchers)) } } }
}

/// The eyes through which those who watch may look; those who show their hand are reminded of it.
pub(super) fn eyes(sight: &Sight<'_>) -> Markup {
    let (shown, mine) = (sight.now.shown(), sight.stand.mine);
    html! {
        @if mine.is_empty() && !shown.is_empty() {
            nav.actions.eyes aria-label=(sight.word("ui-eyes")) {
                @for seat in shown.iter() {
                    @let here = sight.stand.viewer.is(seat);
                    a.button.small href=(sight.at(&format!("?eyes={seat}"))) aria-current=[here.then_some("true")] {
                        (chip(seat)) " " (sight.say(&Message::new("watch-through").with("seat", seat)))
                    }
                }
                @if sight.stand.viewer.seat().is_some() { a.button.small.quiet href=(sight.at("")) { (sight.word("watch-public")) } }
            }
        } @else if shown.iter().any(|seat| mine.has(seat)) {
            p.small { span.badge.is-live { (symbol("eye")) " " (sight.word("watch-shown")) } }
        }
    }
}

fn names(words: &Dictionary, watchers: &Watchers) -> String {
    let hidden = watchers.names.len().saturating_sub(MOST_NAMES) + watchers.others;
    let named = watchers.names.iter().take(MOST_NAMES).cloned().collect::<Vec<_>>().join(", ");
    let key = if named.is_empty() { "watch-some" } else { "watch-named" };
    plainly(words, &Message::new(key).with("names", named).with("n", hidden))
}

/// For those who play: show the hand to those who watch, or hide it.
pub(super) fn hands(sight: &Sight<'_>) -> Markup {
    let on = sight.now.status == Status::Playing && !sight.now.options.rated;
    let others = sight.now.seats.len() > 1;
    html! {
        // Of several at one device only whoever has it can speak for a hand.
        @for seat in sight.stand.own().into_iter().filter(|_| on && others) {
            @let shown = sight.now.options.shown.has(seat);
            form method="post" action=(sight.at("/show")) data-part="" {
                input type="hidden" name="seat" value=(seat);
                button.small name="show" value=(if shown { "no" } else { "yes" }) aria-describedby="show-help" {
                    @if sight.stand.mine.len() > 1 { (sight.name(seat)) ": " }
                    (sight.word(if shown { "watch-hide" } else { "watch-show" }))
                }
            }
        }
        @if on && others && sight.stand.own().is_some() { p.hint #show-help { (sight.word("watch-show-help")) } }
    }
}

/// For those who play: this position as a puzzle against bots.
pub(super) fn puzzle(sight: &Sight<'_>) -> Markup {
    let options = &sight.now.options;
    html! {
        @if sight.now.status == Status::Playing && sight.stand.own().is_some() && options.advice && !options.rated {
            form method="post" action=(sight.at("/position")) {
                button.small aria-describedby="puzzle-help" { (sight.word("watch-puzzle")) }
                p.hint #puzzle-help { (sight.word("watch-puzzle-help")) }
            }
        }
    }
}

/// The address of a step, to be given to others.
pub(super) fn step_link(words: &Dictionary, address: &str) -> Markup {
    html! {
        details.small.step-link {
            summary { (words.word("watch-link")) }
            div.copy {
                label.unseen for="step-link" { (words.word("watch-link")) }
                input #step-link readonly value=(address) data-invite="";
                button type="button" hidden data-copy="step-link" data-copied=(words.word("ui-copied")) { (words.word("ui-copy")) }
            }
        }
    }
}

/// A form that shows or hides a hand.
#[derive(Debug, Deserialize)]
pub(crate) struct ShowForm {
    seat: Seat,
    show: String,
}

/// `POST /t/{id}/show`.
pub(crate) async fn show_hand(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<ShowForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let result = app.host.show_hand(&live, visit.someone()?.id, form.seat, form.show == "yes").await;
    after(&app, &live, &visit, result).await
}

/// Which games.
#[derive(Debug, Deserialize)]
pub(crate) struct OfGame {
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    after: Option<String>,
}

/// `GET /watch`: the games that are on and that everybody may watch.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    visit: Visit,
    Asked(which): Asked<OfGame>,
) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let after = which.after.as_deref().map(|after| after.parse().map_err(|_| Problem::unreadable("ui-problem-form")));
    let page = store::Page { after: after.transpose()?, size: ON_A_PAGE };
    let listing = app.host.store.list(Which::Playing, page).await?;
    let game = which.game.as_deref().filter(|game| app.host.game(game).is_some());
    let tables: Vec<&Table> =
        listing.tables.iter().filter(|table| game.is_none_or(|game| table.game == game)).collect();
    let asked = game.map(|game| format!("&game={game}")).unwrap_or_default();
    let body = html! {
        section {
            h1 { (words.word("watch")) }
            p.lead { (words.word("watch-lead")) }
            nav.tabs aria-label=(words.word("ui-games")) {
                a href="/watch" aria-current=[game.is_none().then_some("true")] { (words.word("watch-all")) }
                @for entry in app.host.games() {
                    a href={ "/watch?game=" (entry.id()) } aria-current=[(game == Some(entry.id())).then_some("true")] { (app.say(entry.id(), visit.reader.lang).word("game-name")) }
                }
            }
            @if tables.is_empty() { p.muted { (words.word("watch-none")) } }
            ul.tables { @for table in tables { (table_line(&app, &visit, table)) } }
        }
        @if let Some(next) = &listing.next { p.more { a href={ "/watch?after=" (next) (asked) } { (words.word("ui-older")) } } }
    };
    Ok(Page { title: words.word("watch"), kind: "lobby", body, visit: &visit }.dress(&app).into_response())
}
