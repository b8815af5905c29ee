//! Looking at tables: lists, a table as it is, what happened there, and every step of it.

use super::at_table::AtTable;
use super::shapes::{Row, Rows, TableShape, seat, stand};
use crate::app::App;
use crate::pages::{Asked, heard_lines, meant};
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use store::{Status, Which};
use table::{Rejected, Seat, Viewer};
use utoipa::{IntoParams, ToSchema};

/// How many tables stand on a page of a list.
const PAGE: u32 = 50;

/// How many lines of a log are told at once.
const LINES: usize = 200;

/// Which tables of a list.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    /// Those that wait for players.
    Open,
    /// Those at which a game is on.
    #[default]
    Playing,
    /// Those whose game has ended.
    Over,
}

/// Which part of a list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Listed {
    /// Which tables.
    #[serde(default)]
    #[param(inline)]
    status: Kind,
    /// Where the list goes on, as `next` of the part before said.
    #[serde(default)]
    after: Option<String>,
}

async fn page(app: &App, visit: &Visit, which: Which, after: Option<&str>) -> Result<Json<Rows>, Problem> {
    let after = after.map(|after| after.parse().map_err(|_| Problem::unreadable("ui-problem-form"))).transpose()?;
    let listing = app.host.store.list(which, store::Page { after, size: PAGE }).await?;
    let next = listing.next.map(|next| next.to_string());
    Ok(Json(Rows { tables: listing.tables.iter().map(|table| Row::of(table, visit)).collect(), next }))
}

/// Tables that everybody may find.
#[utoipa::path(get, path = "/tables", tag = "tables", security((), ("token" = ["read"])), params(Listed), responses((status = 200, description = "A part of the list, newest first.", body = Rows)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    visit: Visit,
    Asked(listed): Asked<Listed>,
) -> Result<Json<Rows>, Problem> {
    let which = match listed.status {
        Kind::Open => Which::Open,
        Kind::Playing => Which::Playing,
        Kind::Over => Which::Over,
    };
    page(&app, &visit, which, listed.after.as_deref()).await
}

/// Which part of one's own list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Own {
    /// Whether those whose game has ended are meant.
    #[serde(default)]
    over: bool,
    /// Where the list goes on.
    #[serde(default)]
    after: Option<String>,
}

/// The tables of the owner of the token: those that wait for them first.
#[utoipa::path(get, path = "/me/tables", tag = "tables", security(("token" = ["read"])), params(Own), responses((status = 200, description = "A part of the list.", body = Rows)))]
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    visit: Visit,
    Asked(own): Asked<Own>,
) -> Result<Json<Rows>, Problem> {
    let person = visit.may(Scope::Read)?.id;
    let which = if own.over { Which::OverOf(person) } else { Which::Of(person) };
    page(&app, &visit, which, own.after.as_deref()).await
}

/// How a table is looked at.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Through {
    /// Through which of several own seats.
    #[serde(default)]
    #[param(pattern = "^[a-h]$")]
    seat: Option<String>,
    /// Whether what the seat may know is wanted, too: it is long.
    #[serde(default)]
    view: bool,
}

/// A table as the owner of the token sees it; whoever has no seat sees what everybody may.
#[utoipa::path(
    get, path = "/tables/{table}", tag = "tables", security((), ("token" = ["read"])),
    params(("table" = String, Path, description = "The name of a table."), Through),
    responses((status = 200, description = "The table.", body = TableShape))
)]
pub(super) async fn look(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Asked(through): Asked<Through>,
) -> Result<Json<TableShape>, Problem> {
    let visit = visit.looking()?;
    let live = app.host.table(&id).await?;
    if let Some(person) = &visit.person {
        app.host.saw(&live, person.id);
    }
    if let Some(letter) = &through.seat {
        seat(letter)?;
    }
    Ok(Json(TableShape::of(&app, &live, &visit, through.seat.as_deref(), through.view)))
}

/// Which part of a log.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct After {
    /// What happened after this version.
    #[serde(default)]
    after: u64,
}

/// Something that happened.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Line {
    /// The rule at work.
    clause: String,
    /// What is told about it.
    text: String,
}

/// A step of a game.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Happened {
    /// The version of the table after it.
    version: u64,
    /// Its number among the steps of the game, from 1.
    step: usize,
    /// Who did it; nobody where chance decided.
    seat: Option<String>,
    /// What this viewer heard of it.
    told: Vec<Line>,
}

/// What happened at a table, oldest first, at most two hundred steps at once.
#[utoipa::path(
    get, path = "/tables/{table}/log", tag = "tables", security((), ("token" = ["read"])),
    params(("table" = String, Path, description = "The name of a table."), After),
    responses((status = 200, description = "The steps.", body = [Happened]))
)]
pub(super) async fn log(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Asked(part): Asked<After>,
) -> Result<Json<Vec<Happened>>, Problem> {
    let visit = visit.looking()?;
    let live = app.host.table(&id).await?;
    let words = app.say(live.entry.id(), visit.reader.lang);
    let now = live.now();
    let viewer = stand(&now, &visit, None).viewer;
    let name = |seat: Seat| now.name(seat);
    let steps = now.rows.iter().zip(1usize..).filter(|(row, _)| row.version > part.after).take(LINES);
    let told = steps.map(|(row, step)| Happened {
        version: row.version,
        step,
        seat: row.seat().map(|seat| seat.to_string()),
        told: row
            .heard_by(viewer)
            .into_iter()
            .map(|heard| Line { clause: heard.clause.to_string(), text: words.say(&heard.say, &name) })
            .collect(),
    });
    Ok(Json(told.collect()))
}

/// Through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Eyes {
    /// A seat; any of them once the game is over.
    #[serde(default)]
    #[param(pattern = "^[a-h]$")]
    seat: Option<String>,
}

/// The table after so many steps.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct StepShape {
    /// How many steps there are up to here.
    step: usize,
    /// How many there are.
    steps: usize,
    /// What was told of the last of them.
    told: Vec<Line>,
    /// What the viewer knew then.
    #[schema(value_type = Object)]
    view: Value,
}

/// A table after so many steps of its game: through own eyes while it is on, through anybody's once it is over.
#[utoipa::path(
    get, path = "/tables/{table}/steps/{step}", tag = "tables", security((), ("token" = ["read"])),
    params(("table" = String, Path, description = "The name of a table."), ("step" = u32, Path, description = "How many steps."), Eyes),
    responses((status = 200, description = "The step.", body = StepShape))
)]
pub(super) async fn step(
    State(app): State<Arc<App>>,
    Path((id, step)): Path<(String, String)>,
    visit: Visit,
    Asked(eyes): Asked<Eyes>,
) -> Result<Json<StepShape>, Problem> {
    let visit = visit.looking()?;
    let step: u32 = step.parse().map_err(|_| Problem::unreadable("ui-problem-form"))?;
    let live = app.host.table(&id).await?;
    let wanted = eyes.seat.as_deref().map(seat).transpose()?.map(Viewer::Seat);
    let (steps, viewer) = {
        let now = live.now();
        let own = stand(&now, &visit, eyes.seat.as_deref()).viewer;
        let sits = wanted.is_none_or(|viewer| viewer.seat().is_some_and(|seat| seat.index() < now.seats.len()));
        let may = now.status == Status::Over || wanted.is_none_or(|viewer| viewer == own);
        if !sits || !may {
            return Err(Problem::forbidden("ui-problem-eyes"));
        }
        (now.rows.len(), wanted.unwrap_or(own))
    };
    let step = (step as usize).min(steps);
    let replaying = Arc::clone(&live);
    let replayed = tokio::task::spawn_blocking(move || replaying.replayed(step)).await;
    let (game, events) = replayed.map_err(|_| Problem::Broken)??;
    let words = app.say(live.entry.id(), visit.reader.lang);
    let now = live.now();
    let what = step.checked_sub(1).and_then(|at| now.rows.get(at)).and_then(|row| row.what().cloned());
    let told = what.map(|what| heard_lines(&what, &events, viewer)).unwrap_or_default();
    let line = |heard: table::Heard| Line {
        clause: heard.clause.to_string(),
        text: words.say(&heard.say, &|seat| now.name(seat)),
    };
    Ok(Json(StepShape { step, steps, told: told.into_iter().map(line).collect(), view: game.view(viewer) }))
}

/// What is asked about.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct About {
    /// An action in the notation of the game, or in words.
    #[param(max_length = 400)]
    pub(super) act: String,
}

/// Whether something may be done.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Why {
    allowed: bool,
    /// Why not.
    says: Option<String>,
    /// The rule that forbids it.
    clause: Option<String>,
}

impl Why {
    pub(super) fn allowed() -> Why {
        Why { allowed: true, says: None, clause: None }
    }

    pub(super) fn refused(says: String, clause: Option<String>) -> Why {
        Why { allowed: false, says: Some(says), clause }
    }
}

/// Whether a seat of the owner of the token may do something now, and why not.
#[utoipa::path(
    get, path = "/tables/{table}/why", tag = "tables", security(("token" = ["read"])),
    params(("table" = String, Path, description = "The name of a table."), About),
    responses((status = 200, description = "The answer.", body = Why))
)]
pub(super) async fn why(at: AtTable, Asked(about): Asked<About>) -> Result<Json<Why>, Problem> {
    let (_, live) = at.may(Scope::Read).await?;
    let words = at.app.say(live.entry.id(), at.visit.reader.lang);
    let now = live.now();
    let stand = stand(&now, &at.visit, None);
    let seat = stand.viewer.seat().filter(|seat| stand.mine.has(*seat));
    let seat = seat.ok_or_else(|| Problem::forbidden("ui-problem-seat"))?;
    let act = meant(&at.app, &live, &now, seat, about.act.trim());
    Ok(Json(match now.game.check(seat, &act) {
        Ok(()) => Why::allowed(),
        Err(Rejected::Refused(refusal)) => {
            Why::refused(words.say(&refusal.why, &|seat| now.name(seat)), Some(refusal.clause.to_string()))
        }
        Err(Rejected::Unreadable(complaint)) => Why::refused(words.complain(&complaint), None),
    }))
}

/// The whole game as a file that proves itself, once it is over.
#[utoipa::path(
    get, path = "/tables/{table}/record", tag = "tables", security((), ("token" = ["read"])),
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "The record.", body = Object))
)]
pub(super) async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, Problem> {
    let live = app.host.table(&id).await?;
    let record = live.record_when_over(&live.now()).ok_or_else(|| Problem::forbidden("ui-problem-record"))?;
    serde_json::from_str(&record.write()).map(Json).map_err(|_| Problem::Broken)
}
