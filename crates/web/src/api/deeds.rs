//! Doing something at a table: opening it, sitting down, acting, agreeing, getting up.

use super::body::{Sent, object};
use super::follow::{Answered, QuestionShape, question_of};
use super::shapes::{TableShape, seat, stand};
use crate::app::App;
use crate::host::{Deed, Doer, Done, Live, Robot, Speed, Stir, USUAL_BOT, Wanted, Wish};
use crate::pages::{Fields, PaceForm, meant, open_table, sit_down, take_position};
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// What became of something that was done.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Did {
    /// The version of the table under which it is kept.
    done: u64,
    /// Whether it had been done before: the same request was sent again.
    again: bool,
    /// The table afterwards.
    table: TableShape,
}

pub(super) async fn did(
    app: &Arc<App>,
    visit: &Visit,
    id: &str,
    done: Done,
    seat: Option<&str>,
) -> Result<Json<Did>, Problem> {
    // The table may have been read anew meanwhile.
    let live = app.host.at_hand(id).await?;
    let table = TableShape::of(app, &live, visit, seat, false);
    Ok(Json(Did { done: done.version(), again: matches!(done, Done::Before(_)), table }))
}

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
    fn fields(&self) -> Result<Vec<(String, String)>, Problem> {
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
    fn fields(self) -> Result<Vec<(String, String)>, Problem> {
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
pub(super) async fn join(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(join): Sent<Join>,
) -> Result<Json<Did>, Problem> {
    visit.may(Scope::Play)?;
    let live = app.host.table(&id).await?;
    let salt = join.salt.as_deref().and_then(|salt| salt.parse().ok());
    let (_, result) = sit_down(&app, &visit, &live, seat(&join.seat)?, None, salt, join.password.as_deref()).await?;
    did(&app, &visit, &id, result?, Some(&join.seat)).await
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
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(leave): Sent<Leave>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.table(&id).await?;
    let done = app.host.leave(&live, person, seat(&leave.seat)?, robot(leave.robot.as_deref())?).await?;
    did(&app, &visit, &id, done, None).await
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
pub(super) async fn fill(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(fill): Sent<Fill>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.table(&id).await?;
    let done = app.host.fill(&live, person, robot(fill.robot.as_deref())?).await?;
    did(&app, &visit, &id, done, None).await
}

/// A seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct OfSeat {
    /// Its letter.
    #[schema(pattern = "^[a-h]$")]
    pub(super) seat: String,
}

/// Lets a bot play for somebody who is overdue.
#[utoipa::path(
    post, path = "/tables/{table}/replace", tag = "play", security(("token" = ["play"])), request_body = OfSeat,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn replace(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(of): Sent<OfSeat>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.table(&id).await?;
    let done = app.host.replace(&live, person, seat(&of.seat)?).await?;
    did(&app, &visit, &id, done, None).await
}

/// An action.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Act {
    /// The seat that acts.
    #[schema(pattern = "^[a-h]$")]
    seat: String,
    /// The version of the table it was decided at.
    version: u64,
    /// Makes it safe to send again: letters, digits and hyphens.
    #[schema(pattern = "^[A-Za-z0-9-]{1,64}$")]
    key: String,
    /// What is done, in the notation of the game or in words.
    #[schema(max_length = 400)]
    act: String,
}

/// Acts.
#[utoipa::path(
    post, path = "/tables/{table}/act", tag = "play", security(("token" = ["play"])), request_body = Act,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(act): Sent<Act>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.at_hand(&id).await?;
    let acting = seat(&act.seat)?;
    let deed = Deed::Act(meant(&app, &live, &live.now(), acting, act.act.trim()));
    let wish = Wish { doer: Doer::Person(person), seat: acting, version: act.version, key: act.key, deed, lease: None };
    let done = app.host.wish(&live, wish).await?;
    did(&app, &visit, &id, done, None).await
}

/// What is taken back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    /// The seat that takes back.
    #[schema(pattern = "^[a-h]$")]
    seat: String,
    /// The version of the table it was decided at.
    version: u64,
    /// Makes it safe to send again: letters, digits and hyphens.
    #[schema(pattern = "^[A-Za-z0-9-]{1,64}$")]
    key: String,
    /// Whether everything is that may be, and not only the last act.
    #[serde(default)]
    all: bool,
}

/// Takes the last act of a seat back.
#[utoipa::path(
    post, path = "/tables/{table}/undo", tag = "play", security(("token" = ["play"])), request_body = Undo,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(undo): Sent<Undo>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.at_hand(&id).await?;
    let deed = if undo.all { Deed::StartOver } else { Deed::Undo };
    let wish = Wish {
        doer: Doer::Person(person),
        seat: seat(&undo.seat)?,
        version: undo.version,
        key: undo.key,
        deed,
        lease: None,
    };
    let done = app.host.wish(&live, wish).await?;
    did(&app, &visit, &id, done, Some(&undo.seat)).await
}

/// The question to a seat of the owner of the token, as the bot protocol puts it; `type` is `none` where none must decide.
#[utoipa::path(
    get, path = "/tables/{table}/decide", tag = "bots", security(("token" = ["play"])),
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "The question.", body = QuestionShape))
)]
pub(super) async fn question(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Json<QuestionShape>, Problem> {
    visit.may(Scope::Play)?;
    let live = app.host.table(&id).await?;
    let now = live.now();
    let stand = stand(&now, &visit, None);
    Ok(Json(stand.deciding(&now).map_or_else(QuestionShape::none, |seat| question_of(&live, &now, seat))))
}

/// Answers a question as the bot protocol does: with the place of an offer, or with an offer.
#[utoipa::path(
    post, path = "/tables/{table}/decide", tag = "bots", security(("token" = ["play"])), request_body = Answered,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn decide(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(answer): Sent<Answered>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.at_hand(&id).await?;
    let deciding = seat(&answer.seat)?;
    let act = answer.chosen(&live.now(), deciding)?;
    let key = format!("decide-{}", answer.version);
    let wish = Wish {
        doer: Doer::Person(person),
        seat: deciding,
        version: answer.version,
        key,
        deed: Deed::Act(act),
        lease: None,
    };
    let done = app.host.wish(&live, wish).await?;
    did(&app, &visit, &id, done, None).await
}

/// How fast bots are to play.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SpeedShape {
    /// `instant`, `calm` or `slow`.
    speed: String,
}

/// Changes how fast bots play.
#[utoipa::path(
    post, path = "/tables/{table}/speed", tag = "play", security(("token" = ["play"])), request_body = SpeedShape,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn speed(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(wanted): Sent<SpeedShape>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.table(&id).await?;
    let speed = Speed::named(&wanted.speed).ok_or_else(|| Problem::unreadable("ui-problem-form"))?;
    let done = app.host.set_speed(&live, person, speed).await?;
    did(&app, &visit, &id, done, None).await
}

/// Proposes another pace.
#[utoipa::path(
    post, path = "/tables/{table}/pace", tag = "play", security(("token" = ["play"])), request_body = PaceShape,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn pace(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(pace): Sent<PaceShape>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let fields = Fields(pace.fields()?);
    let wanted = Wanted::Pace(PaceForm::of(&|name| fields.get(name).map(str::to_owned)).read()?);
    let live = app.host.table(&id).await?;
    let done = app.host.propose(&live, person, wanted).await?;
    did(&app, &visit, &id, done, None).await
}

/// How a game is to end.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum How {
    /// By agreement of everybody, without a result.
    Agree,
    /// By leaving a table of bots.
    Abandon,
    /// By giving up, where two play: the other one wins. Where more play nobody can.
    Concede,
}

/// How a game is to end.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct End {
    how: How,
}

/// Ends a game before its end, or proposes to; one of two players can give up.
#[utoipa::path(
    post, path = "/tables/{table}/end", tag = "play", security(("token" = ["play"])), request_body = End,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(end): Sent<End>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.table(&id).await?;
    let done = match end.how {
        How::Agree => app.host.propose(&live, person, Wanted::End).await?,
        How::Abandon => app.host.abandon(&live, person).await?,
        How::Concede => {
            let own = live.now().seats_of(person).first().ok_or_else(|| Problem::forbidden("ui-problem-seat"))?;
            app.host.concede(&live, person, own).await?
        }
    };
    did(&app, &visit, &id, done, None).await
}

/// Whether one agrees.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Consent {
    agree: bool,
}

/// Agrees to what was proposed, or does not.
#[utoipa::path(
    post, path = "/tables/{table}/answer", tag = "play", security(("token" = ["play"])), request_body = Consent,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(consent): Sent<Consent>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.table(&id).await?;
    let done = app.host.answer(&live, person, consent.agree).await?;
    did(&app, &visit, &id, done, None).await
}

/// The name of a table.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Named {
    table: String,
}

/// The rematch of a finished game: opened by the first who asks, the same for everybody after.
#[utoipa::path(
    post, path = "/tables/{table}/rematch", tag = "play", security(("token" = ["play"])),
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "The table of the rematch.", body = Named))
)]
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Json<Named>, Problem> {
    let person = visit.may(Scope::Play)?;
    let live = app.host.table(&id).await?;
    let next = app.host.rematch(&live, person, Stir::default()).await?;
    Ok(Json(Named { table: next.to_string() }))
}

/// From where to play on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Fork {
    /// After how many steps of a finished game. Left out, the position of a running game as one's own seat may imagine it.
    #[serde(default)]
    step: Option<u32>,
}

/// A position of the workshop.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Forked {
    /// Its name: `position` of a table to be opened.
    position: String,
    /// The seat through which it was taken, where it was taken from a running game.
    seat: Option<String>,
}

/// Takes a position out of a game, to be played on at a table of one's own.
#[utoipa::path(
    post, path = "/tables/{table}/fork", tag = "play", security(("token" = ["play"])), request_body = Fork,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "The position.", body = Forked))
)]
pub(super) async fn fork(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(fork): Sent<Fork>,
) -> Result<Json<Forked>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live: Arc<Live> = app.host.table(&id).await?;
    let step = fork.step.map(|step| step as usize);
    let (position, seat) = take_position(&app, &visit, &live, person, step).await?;
    Ok(Json(Forked { position, seat: seat.map(|seat| seat.to_string()) }))
}

/// Whether a hand is shown.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Shown {
    /// The seat.
    #[schema(pattern = "^[a-h]$")]
    seat: String,
    /// Whether those who watch see what it sees.
    show: bool,
}

/// Shows the hand of an own seat to those who watch, or hides it again.
#[utoipa::path(
    post, path = "/tables/{table}/show", tag = "play", security(("token" = ["play"])), request_body = Shown,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "Done.", body = Did))
)]
pub(super) async fn show_hand(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(shown): Sent<Shown>,
) -> Result<Json<Did>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.table(&id).await?;
    let done = app.host.show_hand(&live, person, seat(&shown.seat)?, shown.show).await?;
    did(&app, &visit, &id, done, None).await
}
