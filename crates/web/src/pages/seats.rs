//! Sitting down, getting up, passing the device, talking, and what else concerns the table rather than the game.

use super::after;
use super::form::Posted;
use super::promise::stir;
use crate::app::App;
use crate::guests::Guest;
use crate::host::{Done, Live, Robot, Speed, USUAL_BOT};
use crate::problem::Problem;
use crate::reader;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use std::sync::Arc;
use store::Holder;
use table::{Salt, Seat};

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
    #[serde(default)]
    password: Option<String>,
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

/// `POST /t/{id}/join`: a guest sits down.
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    mut visit: Visit,
    Posted(form): Posted<SeatForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let salt = form.salt.as_deref().and_then(|salt| salt.parse().ok());
    let (name, password) = (form.name.as_deref(), form.password.as_deref());
    let (Guest { person, cookie }, result) = sit_down(&app, &visit, &live, form.seat()?, name, salt, password).await?;
    visit.person = Some(person);
    let mut response = after(&app, &live, &visit, result).await?;
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Lets a visitor sit down, if the door, the rating and the people at the table allow it.
pub(crate) async fn sit_down(
    app: &Arc<App>,
    visit: &Visit,
    live: &Arc<Live>,
    seat: Seat,
    name: Option<&str>,
    salt: Option<Salt>,
    password: Option<&str>,
) -> Result<(Guest, Result<Done, Problem>), Problem> {
    super::pace::knock(app, visit, live, password).await?;
    let guest = app.guest(visit, name).await?;
    let person = &guest.person;
    let sits_already = live.now().seats.iter().any(|held| held.holder == Holder::Person(person.id));
    let options = live.now().options.clone();
    if options.rated {
        super::rating::may_join(&options, app.people().account(person.id).await?.as_ref(), sits_already)?;
    }
    let others: Vec<_> = live.now().seats.iter().filter_map(|held| held.holder.person()).collect();
    if app.are_apart(person.id, &others).await? {
        return Err(Problem::forbidden("people-problem-apart"));
    }
    let result = app.host.join(live, person, seat, salt).await;
    Ok((guest, result))
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
    let speed = Speed::named(&form.speed).ok_or_else(|| Problem::unreadable("ui-problem-form"))?;
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
    // Whoever watches and says something is somebody from now on.
    let Guest { person, cookie } = app.guest(&visit, None).await?;
    let visit = Visit { person: Some(person), ..visit };
    talk(&app, &visit, &live, &form.text).await?;
    let done = Done::Before(live.now().version);
    let mut response = after(&app, &live, &visit, Ok(done)).await?;
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Says something at a table.
pub(crate) async fn talk(app: &App, visit: &Visit, live: &Live, text: &str) -> Result<(), Problem> {
    let text: String = text.trim().chars().filter(|c| !c.is_control()).take(LONGEST_SAID).collect();
    if text.is_empty() {
        return Err(Problem::unreadable("ui-problem-form"));
    }
    let person = visit.someone()?;
    if person.muted {
        return Err(Problem::forbidden("ui-problem-muted"));
    }
    app.host.say(live, person.id, text).await?;
    Ok(())
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
