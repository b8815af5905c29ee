//! Sitting down: opening a table, taking a seat, getting up, letting bots sit down.

use super::at_table::{AtTable, Did};
use super::body::{Sent, object};
use super::deeds::OfSeat;
use super::shapes::{TableShape, seat};
use crate::app::App;
use crate::host::{Robot, USUAL_BOT};
use crate::pages::{Fields, open_table, sit_down};
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// How fast a table is played.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PaceShape {
    /// `live` or `turns`.
    #[serde(default)]
    pace: Option<String>,
    /// The clock, as the form of a new table names it: `none`, `10m+30s`, `1d` and so on.
    #[serde(default)]
    clock: Option<String>,
    /// Hours at which no clock runs.
    #[serde(default, deserialize_with = "object")]
    night: Option<Night>,
}

/// Hours at which no clock runs.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Night {
    /// From this hour on.
    #[schema(maximum = 23)]
    from: u8,
    /// Until this hour.
    #[schema(maximum = 23)]
    to: u8,
    /// Hours ahead of UTC.
    #[serde(default)]
    #[schema(minimum = -12, maximum = 14)]
    zone: i8,
}

impl PaceShape {
    /// The same as the fields of a form. Hours that are none are refused also where no clock needs them.
    pub(super) fn fields(&self) -> Result<Vec<(String, String)>, Problem> {
        let sound = |night: &Night| night.from < 24 && night.to < 24 && (-12..=14).contains(&night.zone);
        if self.night.as_ref().is_some_and(|night| !sound(night)) {
            return Err(Problem::unreadable("ui-problem-form"));
        }
        let kind = self.pace.as_deref().unwrap_or("live");
        let mut fields = vec![("pace".to_owned(), kind.to_owned())];
        fields.extend(self.clock.iter().map(|clock| (format!("clock-{kind}"), clock.clone())));
        if let Some(night) = &self.night {
            let hours = [("rest-from", night.from.to_string()), ("rest-to", night.to.to_string())];
            let all = hours.into_iter().chain([("zone", night.zone.to_string()), ("rest", "on".to_owned())]);
            fields.extend(all.map(|(name, value)| (name.to_owned(), value)));
        }
        Ok(fields)
    }
}

/// A table to be opened.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The game.
    #[schema(example = "two-heirs")]
    game: String,
    /// How many play.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 8)]
    players: Option<u8>,
    /// Who sits where: `here`, `open`, or `bot-` and the name of a bot. Where nothing is said the first seat is one's own and bots take the others.
    #[serde(default)]
    seats: BTreeMap<String, String>,
    /// What is chosen for the game.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// An edition of the workshop.
    #[serde(default)]
    edition: Option<String>,
    /// A position of the workshop to begin from.
    #[serde(default)]
    position: Option<String>,
    /// How fast people play.
    #[serde(default, deserialize_with = "object")]
    pace: Option<PaceShape>,
    /// How fast bots play: `instant`, `calm` or `slow`.
    #[serde(default)]
    speed: Option<String>,
    /// Whether strangers find it.
    #[serde(default)]
    listed: bool,
    /// Whether it counts for ratings.
    #[serde(default)]
    rated: bool,
    /// Whether players may ask a bot what it would do; they may where nothing is said.
    #[serde(default)]
    advice: Option<bool>,
    /// Who may sit down: `open`, `friends` or `password`.
    #[serde(default)]
    door: Option<String>,
    /// The password of the door.
    #[serde(default)]
    password: Option<String>,
}

impl NewTable {
    /// The same as the fields of the form on the page.
    pub(super) fn fields(self) -> Result<Vec<(String, String)>, Problem> {
        let on = |name: &str, is_on: bool| is_on.then(|| (name.to_owned(), "on".to_owned()));
        let text = |name: &str, value: Option<String>| value.map(|value| (name.to_owned(), value));
        let mut fields = vec![("game".to_owned(), self.game)];
        fields.extend(text("players", self.players.map(|players| players.to_string())));
        fields.extend(self.seats.into_iter().map(|(seat, who)| (format!("seat-{seat}"), who)));
        for (id, value) in self.options {
            fields.extend(value.split('+').map(|value| (format!("option-{id}"), value.to_owned())));
        }
        fields.extend(self.pace.map(|pace| pace.fields()).transpose()?.unwrap_or_default());
        fields.extend(on("listed", self.listed).into_iter().chain(on("rated", self.rated)));
        fields.extend(self.advice.filter(|advice| !advice).map(|_| ("advice".to_owned(), "off".to_owned())));
        let texts =
            [("edition", self.edition), ("position", self.position), ("speed", self.speed), ("door", self.door)];
        fields.extend(texts.into_iter().filter_map(|(name, value)| text(name, value)));
        fields.extend(text("door-password", self.password));
        Ok(fields)
    }
}

/// Opens a table; its game begins at once if nobody is missing.
#[utoipa::path(post, path = "/tables", tag = "play", security(("token" = ["play"])), request_body = NewTable, responses((status = 201, description = "The table.", body = TableShape)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    visit: Visit,
    Sent(new): Sent<NewTable>,
) -> Result<(StatusCode, Json<TableShape>), Problem> {
    visit.may(Scope::Play)?;
    let (live, _) = open_table(&app, &visit, &Fields(new.fields()?)).await?;
    Ok((StatusCode::CREATED, Json(TableShape::of(&app, &live, &visit, None, true))))
}

/// A seat to sit down on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Join {
    /// The letter of the seat.
    #[schema(pattern = "^[a-h]$")]
    seat: String,
    /// The password of the table, if it has one.
    #[serde(default)]
    password: Option<String>,
    /// What is added to chance: 64 hexadecimal digits.
    #[serde(default)]
    salt: Option<String>,
}

/// Sits down on a free seat, or takes back one that was left to a bot.
#[utoipa::path(
    post, path = "/tables/{table}/join", tag = "play", security(("token" = ["play"])), request_body = Join,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn join(at: AtTable, Sent(join): Sent<Join>) -> Result<Json<Did>, Problem> {
    let (_, live) = at.may(Scope::Play).await?;
    let salt = join.salt.as_deref().and_then(|salt| salt.parse().ok());
    let (_, result) =
        sit_down(&at.app, &at.visit, &live, seat(&join.seat)?, None, salt, join.password.as_deref()).await?;
    at.did(result?, Some(&join.seat)).await
}

/// A seat to get up from.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Leave {
    /// The letter of the seat.
    #[schema(pattern = "^[a-h]$")]
    seat: String,
    /// The bot that goes on.
    #[serde(default)]
    robot: Option<String>,
}

fn robot(named: Option<&str>) -> Result<Robot, Problem> {
    named.map_or(Ok(USUAL_BOT), |named| named.parse().map_err(|_| Problem::unreadable("ui-problem-form")))
}

/// Gets up; during a game a bot goes on until one comes back.
#[utoipa::path(
    post, path = "/tables/{table}/leave", tag = "play", security(("token" = ["play"])), request_body = Leave,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn leave(at: AtTable, Sent(leave): Sent<Leave>) -> Result<Json<Did>, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    let done = at.app.host.leave(&live, person.id, seat(&leave.seat)?, robot(leave.robot.as_deref())?).await?;
    at.did(done, None).await
}

/// Which bot.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Fill {
    /// The bot that takes the free seats.
    #[serde(default)]
    robot: Option<String>,
}

/// Bots take the free seats and the game begins.
#[utoipa::path(
    post, path = "/tables/{table}/fill", tag = "play", security(("token" = ["play"])), request_body = Fill,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn fill(at: AtTable, Sent(fill): Sent<Fill>) -> Result<Json<Did>, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    let done = at.app.host.fill(&live, person.id, robot(fill.robot.as_deref())?).await?;
    at.did(done, None).await
}

/// Lets a bot play for somebody who is overdue.
#[utoipa::path(
    post, path = "/tables/{table}/replace", tag = "play", security(("token" = ["play"])), request_body = OfSeat,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn replace(at: AtTable, Sent(of): Sent<OfSeat>) -> Result<Json<Did>, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    let done = at.app.host.replace(&live, person.id, seat(&of.seat)?).await?;
    at.did(done, None).await
}
