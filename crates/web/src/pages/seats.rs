//! Sitting down, getting up, passing the device, talking, and what else concerns the table rather than the game.

use super::form::Posted;
use super::opening::stir;
use super::problem::notice;
use super::table::{Look, Sight, show};
use crate::app::App;
use crate::host::{Done, Live, Robot, Speed, USUAL_BOT};
use crate::problem::Problem;
use crate::reader;
use crate::visit::{Guest, Visit, Wants};
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use boards::emblems::{self, chip};
use boards::symbols::symbol;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use store::{Holder, Status};
use table::{Message, Seat};

/// A form that names a seat, and perhaps the person's name.
#[derive(Debug, Deserialize)]
pub(crate) struct SeatForm {
    seat: String,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    robot: Option<String>,
    #[serde(default)]
    salt: Option<String>,
}

/// The bot that was chosen, or the usual one.
fn robot(chosen: Option<&str>) -> Result<Robot, Problem> {
    match chosen {
        Some(robot) => robot.parse().map_err(|_| Problem::unreadable("ui-problem-form")),
        None => Ok(USUAL_BOT),
    }
}

impl SeatForm {
    fn seat(&self) -> Result<Seat, Problem> {
        self.seat.parse().map_err(|_| Problem::unreadable("ui-problem-form"))
    }
}

/// The table after something was done to it: the whole page again, or its part for the script.
async fn after(app: &App, live: &Live, visit: &Visit, result: Result<Done, Problem>) -> Result<Response, Problem> {
    match (visit.wants, result) {
        (Wants::Page | Wants::Json, Ok(_)) => Ok(Redirect::to(&format!("/t/{}", live.id)).into_response()),
        (_, Ok(_)) => show(app, live, visit, &Look::default(), None).await,
        (Wants::Json, Err(problem)) => Err(problem),
        (_, Err(problem @ (Problem::Stale { .. } | Problem::Forbidden(_)))) => {
            let told = notice(app, visit, &problem);
            let mut response = show(app, live, visit, &Look::default(), Some(told)).await?;
            *response.status_mut() = problem.status();
            Ok(response)
        }
        (_, Err(problem)) => Err(problem),
    }
}

/// `POST /t/{id}/join`: a guest sits down.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    mut visit: Visit,
    Posted(form): Posted<SeatForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let Guest { person, cookie } = app.guest(&visit, form.name.as_deref()).await?;
    let salt = form.salt.as_deref().and_then(|salt| salt.parse().ok());
    let result = app.host.join(&live, &person, form.seat()?, salt).await;
    visit.person = Some(person);
    let mut response = after(&app, &live, &visit, result).await?;
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// `POST /t/{id}/leave`.
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<SeatForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let result = app.host.leave(&live, visit.someone()?.id, form.seat()?, robot(form.robot.as_deref())?).await;
    after(&app, &live, &visit, result).await
}

/// `POST /t/{id}/replace`: the others do not want to wait any longer for somebody who is away.
pub(crate) async fn replace(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<SeatForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let result = app.host.replace(&live, visit.someone()?.id, form.seat()?).await;
    after(&app, &live, &visit, result).await
}

/// A form that names a bot.
#[derive(Debug, Deserialize)]
pub(crate) struct RobotForm {
    #[serde(default)]
    robot: Option<String>,
}

/// `POST /t/{id}/fill`: bots take the free seats and the game begins.
pub(crate) async fn fill(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<RobotForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let result = app.host.fill(&live, visit.someone()?.id, robot(form.robot.as_deref())?).await;
    after(&app, &live, &visit, result).await
}

/// `POST /t/{id}/hand`: the next person has taken the device.
pub(crate) async fn hand(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    mut visit: Visit,
    Posted(form): Posted<SeatForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let seat = form.seat()?;
    if !live.now().seats_of(visit.someone()?.id).has(seat) {
        return Err(Problem::forbidden("ui-problem-seat"));
    }
    visit.hand = Some(seat.to_string());
    let done = Done::Before(live.now().version);
    let mut response = after(&app, &live, &visit, Ok(done)).await?;
    if let Some(cookie) = reader::set_cookie(reader::HAND, &seat.to_string(), &format!("/t/{}", live.id)) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// A form that sets the speed of bots.
#[derive(Debug, Deserialize)]
pub(crate) struct SpeedForm {
    speed: String,
}

/// `POST /t/{id}/speed`.
pub(crate) async fn speed(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<SpeedForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let speed = Speed::read(&form.speed).ok_or_else(|| Problem::unreadable("ui-problem-form"))?;
    let result = app.host.set_speed(&live, visit.someone()?.id, speed).await;
    after(&app, &live, &visit, result).await
}

/// A form that says something.
#[derive(Debug, Deserialize)]
pub(crate) struct ChatForm {
    text: String,
}

/// The longest thing one can say at once.
const LONGEST_SAID: usize = 500;

/// `POST /t/{id}/chat`.
pub(crate) async fn chat(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<ChatForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let text: String = form.text.trim().chars().filter(|c| !c.is_control()).take(LONGEST_SAID).collect();
    if text.is_empty() {
        return Err(Problem::unreadable("ui-problem-form"));
    }
    let person = visit.someone()?;
    if person.muted {
        return Err(Problem::forbidden("ui-problem-muted"));
    }
    app.host.say(&live, person.id, text).await?;
    let done = Done::Before(live.now().version);
    after(&app, &live, &visit, Ok(done)).await
}

/// A form that opens a table.
#[derive(Debug, Deserialize)]
pub(crate) struct StirForm {
    #[serde(default)]
    promise: Option<String>,
    #[serde(default)]
    salt: Option<String>,
}

/// `POST /t/{id}/rematch`.
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<StirForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let stir = stir(form.promise.as_deref(), form.salt.as_deref());
    let next = app.host.rematch(&live, visit.someone()?, stir).await?;
    Ok(Redirect::to(&format!("/t/{next}")).into_response())
}

/// The table before its game begins.
pub(super) fn waiting_room(sight: &Sight<'_>, notice: Option<Markup>) -> Markup {
    let free = sight.now.seats.iter().filter(|held| held.holder == Holder::Open).count();
    let mine = sight.stand.mine;
    html! {
        section.room.sheet {
            h1 { (sight.word("game-name")) }
            @if let Some(notice) = notice { (notice) }
            p.lead aria-live="polite" { (sight.say(&Message::new("ui-room-free").with("n", free))) }
            ol.seats {
                @for held in &sight.now.seats {
                    @let seat = held.seat;
                    li.seat-row.(emblems::class(seat)).is-mine[mine.has(seat)] {
                        (chip(seat))
                        @match &held.holder {
                            Holder::Open => { span.muted { (sight.word("ui-free")) } (take_seat(sight, seat)) }
                            Holder::Bot(_) => { span.player-name { (held.name) } span.badge { (symbol("bot")) (sight.word("ui-bot")) } }
                            Holder::Person(_) => {
                                span.player-name { (held.name) }
                                @if mine.has(seat) {
                                    span.badge { (sight.word("ui-you")) }
                                    (get_up(sight, seat, "ui-leave"))
                                }
                            }
                        }
                    }
                }
            }
            div.field {
                label for="invite-link" { (sight.word("ui-invite")) }
                div.copy {
                    input #invite-link readonly value=(sight.at("")) data-invite="";
                    button type="button" hidden data-copy="invite-link" data-copied=(sight.word("ui-copied")) { (sight.word("ui-copy")) }
                }
            }
            @if !mine.is_empty() {
                form.actions method="post" action=(sight.at("/fill")) data-part="" {
                    (choose_robot(sight, "fill-robot"))
                    button.primary { (sight.word("ui-fill")) }
                }
            }
            (agreed(sight))
            (super::replay::fairness(sight.words, sight.live, sight.now))
        }
    }
}

fn take_seat(sight: &Sight<'_>, seat: Seat) -> Markup {
    let field = format!("name-{seat}");
    html! {
        form.actions method="post" action=(sight.at("/join")) data-part="" data-stir=(sight.live.commitment) {
            input type="hidden" name="seat" value=(seat);
            @if sight.visit.person.is_none() {
                label.unseen for=(field) { (sight.word("ui-name")) }
                input id=(field) name="name" maxlength="24" placeholder=(sight.word("ui-name"));
            }
            button { (sight.word("ui-join")) }
        }
    }
}

fn get_up(sight: &Sight<'_>, seat: Seat, key: &str) -> Markup {
    let playing = sight.now.status == Status::Playing;
    html! {
        form.actions method="post" action=(sight.at("/leave")) data-part="" {
            @if playing { (choose_robot(sight, &format!("robot-{seat}"))) }
            button.small.quiet name="seat" value=(seat) {
                @if sight.stand.mine.len() > 1 { (sight.name(seat)) ": " }
                (sight.word(key))
            }
        }
    }
}

/// Which bot is to play.
fn choose_robot(sight: &Sight<'_>, id: &str) -> Markup {
    html! {
        label.unseen for=(id) { (sight.word("ui-bot-choose")) }
        select.small id=(id) name="robot" {
            @for robot in sight.robots { option value=(robot) selected[*robot == USUAL_BOT] { (super::opening::robot_words(sight.words, robot)) } }
        }
    }
}

/// For those who left their seat to a bot: the way back.
pub(super) fn come_back(sight: &Sight<'_>) -> Markup {
    let returns = sight.visit.person.as_ref().map(|person| sight.now.may_return(person.id)).unwrap_or_default();
    html! {
        @for seat in returns.iter().filter(|_| sight.now.status == Status::Playing) {
            form.come-back method="post" action=(sight.at("/join")) data-part="" {
                p { (sight.say(&Message::new("ui-deputy").with("seat", seat))) }
                button.primary name="seat" value=(seat) { (sight.say(&Message::new("ui-return").with("seat", seat))) }
            }
        }
    }
}

/// For those who wait for somebody who is away: let a bot play, as soon as that is allowed.
pub(super) fn overdue(sight: &Sight<'_>) -> Markup {
    let others = sight.now.deciding().iter().filter(|seat| !sight.stand.mine.has(*seat));
    let waited: Vec<(Seat, Duration)> =
        others.filter_map(|seat| Some((seat, sight.live.waited(sight.now, seat)?))).collect();
    // The page looks again when the first of them may be replaced.
    let again = waited.iter().filter(|(_, waited)| *waited < sight.away).map(|(_, waited)| sight.away - *waited).min();
    html! {
        @if !sight.stand.mine.is_empty() && sight.now.status == Status::Playing {
            @for (seat, _) in waited.iter().filter(|(_, waited)| *waited >= sight.away) {
                form.come-back method="post" action=(sight.at("/replace")) data-part="" {
                    p { (sight.say(&Message::new("ui-away").with("seat", *seat))) }
                    button name="seat" value=(seat) { (sight.say(&Message::new("ui-replace").with("seat", *seat))) }
                }
            }
            @if let Some(again) = again { span data-again=(again.as_millis() + 500) hidden {} }
        }
    }
}

/// What was agreed: options and edition.
fn agreed(sight: &Sight<'_>) -> Markup {
    let about = sight.live.entry.game.about();
    let edition = sight.now.game.edition();
    html! {
        dl.agreed {
            @for spec in about.options {
                @let value = sight.live.setup.option(spec.id);
                @if !spec.advanced || value != spec.default {
                    dt { (sight.word(&format!("option-{}", spec.id))) }
                    dd { (super::opening::value_words(sight.words, spec, value)) }
                }
            }
            dt { (sight.word("ui-edition")) }
            dd { (edition.id) " " code title=(edition.hash) { (edition.hash.chars().take(8).collect::<String>()) } }
        }
    }
}

/// What else there is about the table: speed of bots, replay, getting up, fairness, what was agreed.
pub(super) fn about_table(sight: &Sight<'_>) -> Markup {
    let playing = sight.now.status == Status::Playing;
    let bots = sight.now.seats.iter().any(|held| held.holder.bot().is_some());
    html! {
        details.panel.panel-about #panel-about data-panel="about" {
            summary { (sight.word("ui-about-table")) }
            div.panel-body {
                p { a.button.small href=(sight.at(&format!("/replay/{}", sight.now.rows.len()))) { (sight.word("ui-replay")) } }
                @if playing && bots && !sight.stand.mine.is_empty() {
                    form.speed method="post" action=(sight.at("/speed")) data-part="" {
                        fieldset {
                            legend { (sight.word("ui-speed")) }
                            div.languages {
                                @for speed in Speed::ALL {
                                    button.quiet name="speed" value=(speed.name()) aria-pressed=(speed == sight.now.options.speed) {
                                        (sight.word(&format!("ui-speed-{}", speed.name())))
                                    }
                                }
                            }
                        }
                    }
                }
                @if playing { @for seat in sight.stand.mine.iter() { (get_up(sight, seat, "ui-leave-to-bot")) } }
                (agreed(sight))
                (super::replay::fairness(sight.words, sight.live, sight.now))
            }
        }
    }
}
