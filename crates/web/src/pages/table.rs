//! The table page: the frame around the board of any game.

use super::form::Asked;
use super::frame::Page;
use super::stand::Stand;
use super::{advice, archive, decision, encode, hints, log, seats, sheet};
use crate::app::App;
use crate::host::{Live, Now, Promises, Robot, Tick};
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use boards::emblems::{self, chip};
use boards::symbols::spoken;
use boards::{Drawn, Onlooker, Panel};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use store::{Said, Status};
use table::{AnyMatch, Dictionary, Heard, Message, Seat, Viewer};

/// How the page is looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub(crate) struct Look {
    /// An action that was picked but not confirmed yet.
    #[serde(default)]
    pub(crate) choose: Option<String>,
    /// Which page of the log, from 1; `all` for the first.
    #[serde(default)]
    pub(crate) log: Option<String>,
}

/// How many of the things said at a table are shown.
const CHAT_LINES: u32 = 60;

/// `GET /t/{id}`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Asked(look): Asked<Look>,
) -> Result<Response, Problem> {
    match app.host.table(&id).await {
        Ok(live) => show(&app, &live, &visit, &look, None).await,
        Err(Problem::Stranded(why)) => archive::show(&app, &id, &visit, &why).await,
        Err(problem) => Err(problem),
    }
}

/// The table as this visitor may see it, in the form they want, with a notice if there is something to say first.
pub(crate) async fn show(
    app: &App,
    live: &Live,
    visit: &Visit,
    look: &Look,
    notice: Option<Markup>,
) -> Result<Response, Problem> {
    if let Some(person) = &visit.person {
        live.saw(person.id);
    }
    let said = match &visit.person {
        Some(person) if !live.now().seats_of(person.id).is_empty() => {
            Some(app.host.store.chat(&live.id, 0, CHAT_LINES).await?)
        }
        _ => None,
    };
    let newcomer = match &visit.person {
        Some(person) if visit.reader.hints && visit.wants != Wants::Json => app.is_newcomer(person.id, live).await?,
        _ => false,
    };
    let now = live.now();
    let stand = Stand::of(&now, visit);
    if visit.wants == Wants::Json {
        return Ok(Json(table_json(live, &now, &stand, true)).into_response());
    }
    let words = app.say(live.entry.id(), visit.reader.lang);
    let robots = app.host.robots();
    let away = app.host.bots.away;
    let sight = Sight {
        live,
        now: &now,
        stand,
        visit,
        look,
        words,
        newcomer,
        robots: &robots,
        away,
        promises: &app.host.promises,
    };
    let part = sight.part(said.as_deref(), notice);
    if visit.wants == Wants::Part {
        return Ok(part.into_response());
    }
    let body = html! { p.notice.is-warn data-offline="" role="status" hidden { (sight.word("ui-offline")) } (part) };
    let page = Page { title: sight.title(), kind: "table", body, visit };
    Ok(page.dress(app).into_response())
}

/// The table for programs: what this visitor may know and do. The view is long, so it is there only where it is wanted.
pub(crate) fn table_json(live: &Live, now: &Now, stand: &Stand, with_view: bool) -> Value {
    let decides = stand.deciding(now);
    let offers = decides.map(|seat| now.game.offer_texts(seat)).unwrap_or_default();
    let mut table = serde_json::json!({
        "table": live.id.as_str(),
        "game": live.entry.id(),
        "version": now.version,
        "status": now.status,
        "names": now.names(),
        "mine": stand.mine,
        "hand_over": stand.hand_over,
        "waiting": now.game.waiting(stand.viewer),
        "seat": decides,
        "offers": offers,
        "bots": {
            "waiting": live.minds.waiting(now, stand.viewer).map(|(seat, waited)| serde_json::json!({ "seat": seat, "seconds": waited.as_secs_f64() })),
            "eased": live.minds.eased(now),
        },
    });
    if with_view {
        table["view"] = now.game.view(stand.viewer);
    }
    table
}

/// Everything the parts of the page are made from.
pub(crate) struct Sight<'a> {
    pub(crate) live: &'a Live,
    pub(crate) now: &'a Now,
    pub(crate) stand: Stand,
    pub(crate) visit: &'a Visit,
    pub(crate) look: &'a Look,
    pub(crate) words: &'a Dictionary,
    /// Whether hints for a first game are welcome.
    pub(crate) newcomer: bool,
    /// Who else can be seated.
    pub(crate) robots: &'a [Robot],
    /// For how long somebody must be away before the others may go on without them.
    pub(crate) away: Duration,
    /// Promises the seed of a rematch.
    pub(crate) promises: &'a Promises,
}

impl Sight<'_> {
    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        let held = self.now.seats.get(seat.index());
        held.map(|held| held.name.clone())
            .filter(|name| !name.is_empty())
            .unwrap_or_else(|| seat.to_string().to_uppercase())
    }

    /// A sentence with the names of this table.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| self.name(seat))
    }

    /// A word.
    pub(crate) fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// The address of the table, or of something at it.
    pub(crate) fn at(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.live.id)
    }

    fn title(&self) -> String {
        let game = self.word("game-name");
        if self.stand.deciding(self.now).is_some() {
            format!("● {} – {game}", self.word("ui-your-turn"))
        } else {
            game
        }
    }

    /// The part of the page that changes.
    fn part(&self, said: Option<&[Said]>, notice: Option<Markup>) -> Markup {
        let Tick { version, said: last_said } = self.live.tick();
        let turn = self.stand.deciding(self.now).is_some() || self.stand.hand_over.is_some();
        html! {
            div #table class={ "table-page table-" (self.live.entry.id()) } data-events=(self.at("/events"))
                data-tick={ (version) "." (last_said) } data-turn=(if turn { "yes" } else { "no" }) data-title=(self.title()) {
                @match self.now.status {
                    Status::Open => { (seats::waiting_room(self, notice)) @if let Some(said) = said { (self.chat(said)) } }
                    Status::Playing | Status::Over => (self.game(said, notice)),
                }
            }
        }
    }

    fn game(&self, said: Option<&[Said]>, notice: Option<Markup>) -> Markup {
        let viewer = self.stand.viewer;
        let offers = self.stand.deciding(self.now).map(|seat| self.now.game.offers(seat)).unwrap_or_default();
        let last = self.now.rows.last().map(|row| row.heard_by(viewer)).unwrap_or_default();
        let mut drawn = self.drawn(&last);
        advice::mark(self, &mut drawn);
        html! {
            (self.head(&drawn))
            (decision::panel(self, &offers, &drawn, notice))
            (board(self.words, &drawn.board))
            @if viewer.seat().is_some() { section.hand #hand aria-label=(self.word("ui-hand")) { (drawn.hand) } }
            div.side { (panels(&drawn.status, true)) }
            div.t-log {
                (log::panel(self))
                @if self.now.status == Status::Playing { (sheet::panel(self, drawn.score.as_ref())) }
                @if let Some(said) = said { (self.chat(said)) }
                (panels(&drawn.status, false))
                (seats::about_table(self))
            }
        }
    }

    /// The board of the game as this viewer sees the match.
    fn drawn(&self, last: &[Heard]) -> Drawn {
        let choose = |act: &str| self.at(&format!("?choose={}", encode(act)));
        let explain = |act: &str| self.at(&format!("/why?act={}", encode(act)));
        let names: Vec<String> = Seat::all(self.now.seats.len()).map(|seat| self.name(seat)).collect();
        let onlooker = Onlooker {
            viewer: self.stand.viewer,
            deciding: self.stand.deciding(self.now),
            dictionary: self.words,
            names: &names,
            chosen: self.look.choose.as_deref(),
            link: &choose,
            explain: &explain,
            last,
        };
        draw(self.live.entry, self.now.game.as_ref(), &onlooker)
    }

    /// Who plays, whose turn it is, how they stand.
    fn head(&self, drawn: &Drawn) -> Markup {
        let waiting = self.now.game.waiting(self.stand.viewer);
        let totals = self.now.game.sheet(self.stand.viewer).totals;
        html! {
            header.t-head {
                h1 { (self.word("game-name")) }
                a.small href={ "/rules/" (self.live.entry.id()) } { (self.word("ui-rules")) }
                ol.players aria-label=(self.word("ui-players")) {
                    @for seat in Seat::all(self.now.seats.len()) {
                        @let due = waiting.has(seat);
                        li.player.(emblems::class(seat)).is-due[due].is-mine[self.stand.mine.has(seat)] {
                            (chip(seat))
                            span.player-name { (self.name(seat)) }
                            @if self.now.is_deputy(seat) { (spoken("bot", &self.say(&Message::new("ui-deputy").with("seat", seat)))) }
                            @else if self.now.bot_on(seat).is_some() { (spoken("bot", &self.word("ui-bot"))) }
                            @if self.stand.viewer.is(seat) { span.muted { "(" (self.word("ui-you")) ")" } }
                            @if let Some(Some(total)) = totals.get(seat.index()) {
                                b.player-score title=(self.word("board-score")) { (total) }
                            }
                            @if due { (self.due_words(seat)) }
                        }
                    }
                }
                (hints::strip(self, drawn))
            }
        }
    }

    fn due_words(&self, seat: Seat) -> Markup {
        html! {
            @match (self.now.bot_on(seat), self.stand.viewer.is(seat)) {
                (Some(_), _) => span.thinking { (self.word("ui-thinking")) },
                (None, true) => span.badge.is-turn { (self.word("ui-your-turn")) },
                (None, false) => span.badge { (self.word("ui-due")) },
            }
        }
    }

    fn chat(&self, said: &[Said]) -> Markup {
        html! {
            section.panel.panel-chat #chat aria-labelledby="chat-title" {
                h2 #chat-title { (self.word("ui-chat")) }
                div.panel-body.chat {
                    ol.chat-lines data-keep-scroll="end" tabindex="0" aria-label=(self.word("ui-chat")) {
                        @for line in said {
                            @let seat = line.seat;
                            li {
                                @if let Some(seat) = seat { (chip(seat)) " " b { (self.name(seat)) } ": " }
                                (line.text)
                            }
                        }
                        @if said.is_empty() { li.muted { (self.word("ui-chat-empty")) } }
                    }
                    form.chat-form method="post" action=(self.at("/chat")) data-part="" {
                        label.unseen for="chat-text" { (self.word("ui-chat-label")) }
                        input #chat-text name="text" maxlength="500" required autocomplete="off" placeholder=(self.word("ui-chat-label"));
                        button { (self.word("ui-chat-send")) }
                    }
                }
            }
        }
    }
}

/// The board with its tools; zoom and pan are the script's, without it the board simply fits.
pub(crate) fn board(words: &Dictionary, drawn: &Markup) -> Markup {
    html! {
        section.t-board #board aria-label=(words.word("ui-board")) {
            div.board-tools hidden data-zoom-tools="" {
                button type="button" data-zoom="in" title=(words.word("ui-zoom-in")) aria-label=(words.word("ui-zoom-in")) { "+" }
                button type="button" data-zoom="out" title=(words.word("ui-zoom-out")) aria-label=(words.word("ui-zoom-out")) { "−" }
                button type="button" data-zoom="fit" title=(words.word("ui-zoom-fit")) aria-label=(words.word("ui-zoom-fit")) { "⤢" }
            }
            div.board-box data-pan="" { (drawn) }
        }
    }
}

/// The side panels a game brings: those that matter all the time, or those to look something up.
pub(crate) fn panels(panels: &[Panel], open: bool) -> Markup {
    html! {
        @for panel in panels.iter().filter(|panel| panel.open == open) {
            details.panel.{ "panel-" (panel.id) } id={ "panel-" (panel.id) } open data-fold=[(!panel.open).then_some("small")] data-panel=(panel.id) {
                summary { (panel.title) }
                div.panel-body { (panel.body) }
            }
        }
    }
}

/// Draws a match with the board of its game. What cannot be drawn is said where the board would be, and logged.
pub(crate) fn draw(entry: &shelf::Entry, game: &dyn AnyMatch, onlooker: &Onlooker<'_>) -> Drawn {
    entry.board.draw(game, onlooker).unwrap_or_else(|undrawable| {
        tracing::error!(%undrawable, "a table is not drawn");
        let why = onlooker.dictionary.say(&undrawable.why(), &|seat| seat.to_string());
        Drawn { board: html! { p.notice.is-bad role="alert" { (why) } }, ..Drawn::default() }
    })
}

/// The name of a viewer.
pub(crate) fn viewer_name(words: &Dictionary, names: &[String], viewer: Viewer) -> String {
    match viewer {
        Viewer::Spectator => words.word("ui-spectator"),
        Viewer::Seat(seat) => names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string()),
    }
}
