//! Tournaments.

use super::body::Sent;
use super::shapes::State as Stage;
use crate::app::App;
use crate::host::{Pace, WIN, plan, played};
use crate::pages::{Announced, announce, begin_held, call_off_held, enter_as, enter_bots_as, withdraw_own};
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::Tournament;
use utoipa::ToSchema;

/// How many are listed.
const LISTED: u32 = 50;

/// A tournament.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct TournamentShape {
    /// Its name in addresses.
    id: String,
    /// What it is called.
    name: String,
    game: String,
    /// `robin`, `swiss` or `knockout`.
    form: String,
    status: Stage,
    /// How many rounds have begun.
    round: u32,
    /// How many take part.
    entrants: u32,
}

fn shape(tournament: &Tournament, entrants: u32) -> TournamentShape {
    TournamentShape {
        id: tournament.id.clone(),
        name: tournament.name.clone(),
        game: tournament.game.clone(),
        form: tournament.form.clone(),
        status: tournament.status.into(),
        round: tournament.round,
        entrants,
    }
}

/// The newest tournaments.
#[utoipa::path(get, path = "/tournaments", tag = "tournaments", security((), ("token" = ["read"])), responses((status = 200, description = "The newest first.", body = [TournamentShape])))]
pub(super) async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<TournamentShape>>, Problem> {
    let all = app.host.store.tournaments().tournaments_list(LISTED).await?;
    Ok(Json(all.iter().map(|(tournament, entrants)| shape(tournament, *entrants)).collect()))
}

/// A tournament to be held.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewOne {
    /// What it is called.
    #[schema(min_length = 1, max_length = 24)]
    name: String,
    /// The game.
    #[schema(example = "two-heirs")]
    game: String,
    /// `robin`, `swiss` or `knockout`.
    #[schema(example = "swiss")]
    form: String,
    /// How many sit at a table.
    #[serde(default)]
    #[schema(minimum = 2, maximum = 8)]
    players: Option<u8>,
    /// How many rounds a Swiss tournament has; 0 for as many as are usual.
    #[serde(default)]
    #[schema(maximum = 20)]
    rounds: u8,
    /// Whether bots may take part.
    #[serde(default)]
    bots: bool,
    /// What is chosen for the game.
    #[serde(default)]
    options: BTreeMap<String, String>,
}

/// Announces a tournament, played live.
#[utoipa::path(post, path = "/tournaments", tag = "tournaments", security(("token" = ["play"])), request_body = NewOne, responses((status = 201, description = "The tournament.", body = TournamentShape)))]
pub(super) async fn found(
    State(app): State<Arc<App>>,
    visit: Visit,
    Sent(new): Sent<NewOne>,
) -> Result<(StatusCode, Json<TournamentShape>), Problem> {
    visit.may(Scope::Play)?;
    let wanted = Announced {
        name: &new.name,
        game: &new.game,
        form: &new.form,
        players: new.players.map(usize::from),
        rounds: u32::from(new.rounds),
        bots: new.bots,
        options: new.options,
        pace: Pace::default(),
    };
    let tournament = announce(&app, &visit, wanted).await?;
    Ok((StatusCode::CREATED, Json(shape(&tournament, 0))))
}

/// How somebody stands.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct StandingShape {
    /// The place, from 1.
    place: usize,
    /// The number in the tournament.
    number: u32,
    name: String,
    /// The number of the person.
    person: Option<i64>,
    /// What kind of bot it is.
    bot: Option<String>,
    games: u32,
    won: u32,
    /// What the games were worth; a victory is worth 1.
    points: f64,
}

/// A game of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PairingShape {
    round: u32,
    /// The numbers of those who play, in the order of their seats; one alone rests.
    seats: Vec<u32>,
    /// Where they play.
    table: Option<String>,
    status: Option<Stage>,
}

/// A tournament with its results.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Results {
    tournament: TournamentShape,
    standings: Vec<StandingShape>,
    pairings: Vec<PairingShape>,
}

/// A tournament: who takes part, who plays whom, how everybody stands.
#[utoipa::path(
    get, path = "/tournaments/{tournament}", tag = "tournaments", security((), ("token" = ["read"])),
    params(("tournament" = String, Path, description = "The name of a tournament in addresses.")),
    responses((status = 200, description = "The tournament.", body = Results))
)]
pub(super) async fn look(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Results>, Problem> {
    let whole = app.host.store.tournaments().tournament(&id).await?.ok_or(Problem::NotFound)?;
    let entry = app.host.game(&whole.tournament.game).ok_or(Problem::NotFound)?;
    let standings = plan(&whole, entry.game.about())?.standings(&played(&whole.pairings));
    let stands = |standing: crate::host::Standing| {
        let entrant = whole.entrants.iter().find(|entrant| entrant.number == standing.number);
        StandingShape {
            place: standing.place,
            number: standing.number,
            name: entrant.map(|entrant| entrant.name.clone()).unwrap_or_default(),
            person: entrant.and_then(|entrant| entrant.person).map(|person| person.0),
            bot: entrant.and_then(|entrant| entrant.bot.clone()),
            games: standing.games,
            won: standing.won,
            points: standing.points as f64 / WIN as f64,
        }
    };
    Ok(Json(Results {
        tournament: shape(&whole.tournament, whole.entrants.len() as u32),
        standings: standings.into_iter().map(stands).collect(),
        pairings: whole
            .pairings
            .iter()
            .map(|pairing| PairingShape {
                round: pairing.round,
                seats: pairing.seats.clone(),
                table: pairing.table.as_ref().map(ToString::to_string),
                status: pairing.status.map(Stage::from),
            })
            .collect(),
    }))
}

/// Takes part in a tournament.
#[utoipa::path(
    post, path = "/tournaments/{tournament}/enter", tag = "tournaments", security(("token" = ["play"])),
    params(("tournament" = String, Path, description = "The name of a tournament in addresses.")),
    responses((status = 204, description = "Done."))
)]
pub(super) async fn enter(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<StatusCode, Problem> {
    let person = visit.may(Scope::Play)?;
    enter_as(&app, &id, person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Does not take part after all.
#[utoipa::path(
    post, path = "/tournaments/{tournament}/withdraw", tag = "tournaments", security(("token" = ["play"])),
    params(("tournament" = String, Path, description = "The name of a tournament in addresses.")),
    responses((status = 204, description = "Done."))
)]
pub(super) async fn withdraw(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<StatusCode, Problem> {
    let me = visit.may(Scope::Play)?.id;
    withdraw_own(&app, &id, me).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Bots that are to take part.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewBots {
    /// Which bot.
    #[schema(example = "easy")]
    robot: String,
    /// How many of them; one where nothing is said.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 64)]
    count: Option<u32>,
}

/// Lets bots take part in a tournament that one holds.
#[utoipa::path(
    post, path = "/tournaments/{tournament}/bots", tag = "tournaments", security(("token" = ["play"])), request_body = NewBots,
    params(("tournament" = String, Path, description = "The name of a tournament in addresses.")),
    responses((status = 204, description = "Done."))
)]
pub(super) async fn bots(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(new): Sent<NewBots>,
) -> Result<StatusCode, Problem> {
    visit.may(Scope::Play)?;
    let count = new.count.unwrap_or(1);
    if count == 0 || count > 64 {
        return Err(Problem::unreadable("ui-problem-form"));
    }
    enter_bots_as(&app, &visit, &id, &new.robot, count).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Calls off a tournament that one holds and that has not begun.
#[utoipa::path(
    delete, path = "/tournaments/{tournament}", tag = "tournaments", security(("token" = ["play"])),
    params(("tournament" = String, Path, description = "The name of a tournament in addresses.")),
    responses((status = 204, description = "Done."))
)]
pub(super) async fn call_off(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<StatusCode, Problem> {
    visit.may(Scope::Play)?;
    call_off_held(&app, &visit, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins a tournament that one holds.
#[utoipa::path(
    post, path = "/tournaments/{tournament}/begin", tag = "tournaments", security(("token" = ["play"])),
    params(("tournament" = String, Path, description = "The name of a tournament in addresses.")),
    responses((status = 204, description = "Done."))
)]
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<StatusCode, Problem> {
    visit.may(Scope::Play)?;
    begin_held(&app, &visit, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
