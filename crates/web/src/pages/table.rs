//! The table page: the frame around the board of any game.

use super::board::{board, draw, panels};
use super::form::Asked;
use super::frame::{Page, on_off};
use super::sight::{Look, Sight};
use super::stand::Stand;
use super::tabs::{self, Tab, leaf};
use super::{advice, archive, company, decision, encode, hints, log, news, notes, room, sheet, waiting, watch};
use crate::app::App;
use crate::host::{Clock, Live, Now, Tick};
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use boards::emblems::chip;
use boards::symbols::{sprite_for, sprite_of, symbol};
use boards::{Drawn, Onlooker};
use maud::{Markup, html};
use parking_lot::RwLockReadGuard;
use serde_json::Value;
use std::sync::Arc;
use store::{PersonId, Said, Status};
use table::{Heard, Seat, SeatSet};

/// How many of the last steps are looked at for the last move of each seat: about two rounds of the longest turns.
const MOST_SINCE: usize = 80;

/// After how many seconds a page that waits for bots looks again where there is no script.
const LOOK_AGAIN: u32 = 3;

/// `GET /t/{id}`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Asked(look): Asked<Look>,
) -> Result<Response, Problem> {
    match app.host.glance(&id).await {
        Ok(live) => show(&app, &live, &visit, &look, None).await,
        Err(Problem::Stranded(why)) => archive::show(&app, &id, &visit, &why).await,
        Err(problem) => Err(problem),
    }
}

/// What of the table belongs to whoever looks alone.
#[derive(Default)]
struct Own {
    /// What they have written down here.
    note: Option<String>,
    /// Whether they are told here that it is their turn; `None` if that is no question.
    told: Option<bool>,
    /// What they have programmed here.
    plans: Vec<store::Plan>,
    /// Whether hints for a first game are welcome.
    newcomer: bool,
}

impl Own {
    async fn of(app: &App, live: &Live, (visit, person): (&Visit, PersonId), look: &Look) -> Result<Own, Problem> {
        let plans = app.plans_at(live, person).await?;
        let newcomer = visit.reader.hints && app.is_newcomer(person, live).await?;
        if visit.wants != Wants::Page && look.tab.as_deref() != Some(Tab::More.name()) {
            return Ok(Own { plans, newcomer, ..Own::default() });
        }
        let note = app.host.store.notes().note(person, &live.id).await?;
        Ok(Own { note, told: app.told_at(live, person).await?, plans, newcomer })
    }
}

/// The table as it is, if as much of what happened is in memory as is looked at: the newest is enough for a game that is on, unless somebody
/// looks further back.
fn far_enough<'l>(live: &'l Live, look: &Look) -> Option<RwLockReadGuard<'l, Now>> {
    let now = live.now();
    (live.is_whole() || (look.log.is_none() && now.status != Status::Over)).then_some(now)
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
        app.host.saw(live, person.id);
        // A program that asks is nobody who looks, and neither is a page that lies behind others.
        if visit.wants != Wants::Json && !visit.hidden {
            app.looked(live, person.id).await?;
        }
    }
    let said = watch::heard_chat(app, live, visit).await?;
    let own = match &visit.person {
        Some(person) if visit.wants != Wants::Json => Own::of(app, live, (visit, person.id), look).await?,
        _ => Own::default(),
    };
    let now = loop {
        if let Some(now) = far_enough(live, look) {
            break now;
        }
        app.host.whole(live).await?;
    };
    let stand = Stand::of(&now, visit).through(&now, look.eyes.as_deref());
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
        newcomer: own.newcomer,
        robots: &robots,
        away,
        note: own.note.as_deref(),
        told: own.told,
        plans: own.plans,
        promises: &app.host.promises,
    };
    let part = sight.part(said.as_deref(), notice);
    if visit.wants == Wants::Part {
        return Ok(part.into_response());
    }
    let body = html! {
        p.notice.is-warn data-offline="" hidden { (sight.word("ui-offline")) }
        (sprite_of((live.entry.sprite)()))
        (part)
    };
    let page = Page { title: sight.title(), kind: "table", body, visit };
    let again = html! { @if waiting::for_bots(&now, sight.stand.viewer) { noscript { meta http-equiv="refresh" content=(LOOK_AGAIN); } } };
    Ok(page.dress_with(app, &again).into_response())
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
            "waiting": live.waiting_bot(now, stand.viewer).map(|(seat, waited)| serde_json::json!({ "seat": seat, "seconds": waited.as_secs_f64() })),
            "eased": live.eased_bots(now),
        },
    });
    let pace = now.options.pace;
    if pace.clock != Clock::None {
        let left = |seat: Seat| now.clocks.left(pace, seat, live.clock.now());
        table["clocks"] = now.seats.iter().map(|held| (held.seat.to_string(), Value::from(left(held.seat)))).collect();
    }
    if with_view {
        table["view"] = now.game.view(stand.viewer);
    }
    table
}

impl Sight<'_> {
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
        let inside = match self.now.status {
            Status::Open => {
                html! { (room::waiting_room(self, notice)) @if let Some(said) = said { (self.chat(said)) } }
            }
            Status::Playing | Status::Over => self.game(said, notice),
        };
        html! {
            div #table class={ "table-page table-" (self.live.entry.id()) } data-events="/events" data-table=(self.live.id)
                data-tick={ (version) "." (last_said) } data-turn=(if turn { "yes" } else { "no" }) data-title=(self.title())
                data-steps=(self.now.rows.len()) data-pace=[self.pace()] data-tab=[Tab::asked(self).map(Tab::name)] {
                (inside)
                @if !self.visit.has_symbols { (sprite_for(&inside)) }
            }
        }
    }

    /// How many milliseconds pass between two steps of an opponent whom the rules play: whoever sits alone at a table follows him on the page.
    fn pace(&self) -> Option<u128> {
        let pause = self.now.options.speed.pause();
        (self.now.seats.len() == 1 && !pause.is_zero()).then_some(pause.as_millis())
    }

    fn game(&self, said: Option<&[Said]>, notice: Option<Markup>) -> Markup {
        let viewer = self.stand.viewer;
        let offers = self.stand.deciding(self.now).map(|seat| self.now.game.offers(seat)).unwrap_or_default();
        let last = self.now.rows.last().map(|row| row.heard_by(viewer)).unwrap_or_default();
        let mut drawn = self.drawn(&last);
        advice::mark(self, &mut drawn);
        let table = panels(&drawn.status, true);
        // What is looked up seldom travels only to those who have opened its tab.
        let opened = |tab: Tab| Tab::asked(self) == Some(tab);
        let (keeps_score, looks_up) = (opened(Tab::Score) && self.now.status == Status::Playing, opened(Tab::More));
        let score = html! { @if keeps_score { (sheet::panel(self, drawn.score.as_ref())) } };
        let more = html! {
            @if looks_up { (panels(&drawn.status, false)) }
            @if looks_up || self.visit.wants == Wants::Page { (notes::pad(self)) (room::about_table(self)) }
        };
        html! {
            (self.head(&drawn))
            (news::line(self))
            div.t-sheet {
                (decision::panel(self, &offers, &drawn, notice))
                @if viewer.seat().is_some() { section.hand #hand aria-label=(self.word("ui-hand")) { (drawn.hand) } }
                (hints::strip(self, &drawn))
                (watch::eyes(self))
            }
            (board(self.words, &drawn.board))
            (tabs::row(self, offers.len(), said.is_some()))
            (leaf(Tab::Table, "side", &table))
            (leaf(Tab::Log, "t-log", &log::panel(self)))
            (tabs::leaf_in_part(Tab::Score, "t-score", &score, opened(Tab::Score)))
            @if let Some(said) = said { (leaf(Tab::Chat, "t-chat", &self.chat(said))) }
            (tabs::leaf_in_part(Tab::More, "t-more", &more, looks_up))
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
            explain: self.stand.own().is_some().then_some(&explain),
            last,
            since: &self.since(),
            lit: None,
            kept: &self.visit.kept,
        };
        draw(self.live.entry, self.now.game.as_ref(), &onlooker)
    }

    /// What happened in the last steps: the last move of each seat is marked on the board.
    fn since(&self) -> Vec<Heard> {
        let rows = &self.now.rows;
        rows.iter()
            .skip(rows.len().saturating_sub(MOST_SINCE))
            .flat_map(|row| row.heard_by(self.stand.viewer))
            .collect()
    }

    /// Who plays, whose turn it is, how they stand.
    fn head(&self, drawn: &Drawn) -> Markup {
        let waiting = self.now.game.waiting(self.stand.viewer);
        let totals = self.now.game.sheet(self.stand.viewer).totals;
        html! {
            header.t-head {
                a.t-home href="/" title=(self.word("ui-lobby")) { (symbol("crown")) span.unseen { (self.word("ui-lobby")) } }
                h1 { (self.word("game-name")) }
                (self.whose_turn(waiting, drawn))
                a.small href={ "/rules/" (self.live.entry.id()) "?table=" (self.live.id) } { (self.word("ui-rules")) }
                @if let Some(tournament) = &self.now.options.tournament { a.small href={ "/tournament/" (tournament) } { (symbol("trophy")) " " (self.word("tournament")) } }
                (super::workshop::badge(self))
                (company::chips(self, drawn))
                (company::progress(drawn))
                @if let Some(Some(total)) = self.stand.viewer.seat().and_then(|seat| totals.get(seat.index())) {
                    p.t-mine title=(self.word("board-score")) { (symbol("point")) (total) }
                }
                (self.menu())
            }
        }
    }

    /// Whose turn it is, for where there is room for nothing else: who waits, and for whom; where the game is, what ends it and what it is
    /// about, as far as one line holds it. Pressed it opens the line that says all of it ([`company::progress`]).
    fn whose_turn(&self, waiting: SeatSet, drawn: &Drawn) -> Markup {
        let mine = self.stand.deciding(self.now).is_some() || self.stand.hand_over.is_some();
        let said = html! {
            @if let Some(seat) = self.stand.viewer.seat() { (chip(seat)) }
            span {
                b {
                    @if self.now.status == Status::Over { (self.word("ui-state-over")) }
                    @else if mine { (self.word("ui-your-turn")) }
                    @else { (decision::waiting_for(self, waiting)) }
                }
                small {
                    @match &drawn.progress {
                        Some(progress) => { (progress.now) " · " (progress.end) " · " (progress.goal) },
                        None => (self.word("game-name")),
                    }
                }
            }
        };
        html! {
            @if drawn.progress.is_some() {
                details.t-where data-menu="" { summary.t-turn.is-mine[mine] { (said) } }
            } @else {
                p.t-turn.is-mine[mine] { (said) }
            }
        }
    }

    /// The ways away from the table, for where the bar of the site has no room.
    fn menu(&self) -> Markup {
        let place = |tab: Tab| self.at(&format!("?tab={}", tab.name()));
        let sound = self.visit.reader.sound;
        html! {
            details.t-menu data-menu="" {
                summary { span aria-hidden="true" { "⋮" } span.unseen { (self.word("ui-menu")) } }
                ul {
                    li { a href={ "/next?after=" (self.live.id) } { (self.word("ui-next-turn")) } }
                    li { a href={ "/rules/" (self.live.entry.id()) "?table=" (self.live.id) } { (self.word("ui-rules")) } }
                    li { a href=(place(Tab::More)) data-tab=(Tab::More.name()) { (self.word("ui-about-table")) } }
                    li { a href="/keys" data-told="" { (self.word("ui-keys")) } }
                    li {
                        form method="post" action="/settings" {
                            input type="hidden" name="back" value=(self.at(""));
                            button.quiet name="sound" value=(on_off(!sound)) { (self.word(if sound { "ui-sound-to-off" } else { "ui-sound-to-on" })) }
                        }
                    }
                    li { a href="/settings" { (self.word("ui-settings")) } }
                    li { a href="/" { (self.word("ui-lobby")) } }
                }
            }
        }
    }

    fn chat(&self, said: &[Said]) -> Markup {
        html! {
            section.panel.panel-chat #chat aria-labelledby="chat-title" {
                h2 #chat-title { (self.word(watch::chat_title(self))) }
                div.panel-body.chat {
                    (watch::audience(self))
                    ol.chat-lines data-keep-scroll="end" tabindex="0" aria-label=(self.word("ui-chat")) {
                        @for line in said {
                            @let seat = line.seat;
                            li {
                                @if let Some(seat) = seat { (chip(seat)) " " b { (self.name(seat)) } ": " }
                                @else if let (Some(name), Some(person)) = (&line.name, line.person) { (symbol("eye")) " " b { a href={ "/p/" (person) } { (name) } } ": " }
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
                    (watch::reactions(self))
                }
            }
        }
    }
}
