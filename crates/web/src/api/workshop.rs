//! Editions and positions that people bring, look at and play with.

use super::advice::{Thought, thoughts};
use super::body::Sent;
use super::shapes::{OfferShape, letters, seat};
use super::tables::{About, Why};
use crate::app::App;
use crate::pages::{Asked, bring_edition_text, bring_position_text, deciding_at};
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use crate::workshop::{Edition, Position};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use table::{AnyMatch, Message, Rejected, Seat, Viewer};
use utoipa::{IntoParams, ToSchema};

/// Whose something is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Whose {
    /// It comes with the game.
    Shipped,
    /// The operator of the server has put it here.
    Served,
    /// Somebody brought it.
    Brought,
}

/// An edition.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct EditionShape {
    /// Its name in addresses, and `edition` of a table to be opened.
    edition: String,
    game: String,
    /// Its title, as written in it.
    title: String,
    whose: Whose,
    /// The file, where one edition was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
}

fn edition_shape(edition: &Edition, with_text: bool) -> EditionShape {
    let whose = match edition.owner {
        Some(_) => Whose::Brought,
        None if edition.key == edition.entry.id() => Whose::Shipped,
        None => Whose::Served,
    };
    EditionShape {
        edition: edition.key.clone(),
        game: edition.entry.id().to_owned(),
        title: edition.report.title.clone(),
        whose,
        text: with_text.then(|| edition.text.clone()),
    }
}

/// The editions that come with the games, those of the server, and those that the owner of the token brought.
#[utoipa::path(get, path = "/editions", tag = "workshop", security((), ("token" = ["read"])), responses((status = 200, description = "The editions.", body = [EditionShape])))]
pub(super) async fn editions(State(app): State<Arc<App>>, visit: Visit) -> Result<Json<Vec<EditionShape>>, Problem> {
    let visit = visit.looking()?;
    let store = app.host.store.as_ref();
    let mut all = Vec::new();
    for entry in app.host.games() {
        // A game without an edition of its own has nothing to list.
        if let Ok(shipped) = app.workshop.edition(store, entry.id()).await {
            all.push(edition_shape(&shipped, false));
        }
    }
    let me = visit.person.as_ref().map(|person| person.id);
    all.extend(app.workshop.editions_for(store, me).await?.iter().map(|edition| edition_shape(edition, false)));
    Ok(Json(all))
}

/// An edition with its file. Whoever knows its name may look at it.
#[utoipa::path(
    get, path = "/editions/{edition}", tag = "workshop", security((), ("token" = ["read"])),
    params(("edition" = String, Path, description = "The name of an edition, or of a game for the one that comes with it.")),
    responses((status = 200, description = "The edition.", body = EditionShape))
)]
pub(super) async fn edition(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
) -> Result<Json<EditionShape>, Problem> {
    let edition = app.workshop.edition(app.host.store.as_ref(), &key).await?;
    Ok(Json(edition_shape(&edition, true)))
}

/// A file to be brought.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    /// All of it, a TOML document.
    #[schema(min_length = 1, max_length = 131_072)]
    text: String,
}

/// Brings an edition. What is wrong with the file is told; one that comes with the game is found under the name of the game.
#[utoipa::path(
    post, path = "/editions", tag = "workshop", security(("token" = ["play"])), request_body = File,
    responses((status = 201, description = "The edition.", body = EditionShape))
)]
pub(super) async fn bring_edition(
    State(app): State<Arc<App>>,
    visit: Visit,
    Sent(file): Sent<File>,
) -> Result<(StatusCode, Json<EditionShape>), Problem> {
    let person = visit.may(Scope::Play)?.id;
    let key = bring_edition_text(&app, &visit, person, file.text).await?;
    let edition = app.workshop.edition(app.host.store.as_ref(), &key).await?;
    Ok((StatusCode::CREATED, Json(edition_shape(&edition, true))))
}

/// A position in a list.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PositionRow {
    /// Its name in addresses, and `position` of a table to be opened.
    position: String,
    game: String,
    /// What it shows.
    title: String,
}

/// The positions that the owner of the token brought or took out of games, newest first.
#[utoipa::path(get, path = "/me/positions", tag = "workshop", security(("token" = ["read"])), responses((status = 200, description = "The positions.", body = [PositionRow])))]
pub(super) async fn positions(State(app): State<Arc<App>>, visit: Visit) -> Result<Json<Vec<PositionRow>>, Problem> {
    let person = visit.may(Scope::Read)?.id;
    let all = app.workshop.positions_of(app.host.store.as_ref(), person).await?;
    let row = |(position, entry, title): (String, &'static shelf::Entry, String)| PositionRow {
        position,
        game: entry.id().to_owned(),
        title,
    };
    Ok(Json(all.into_iter().map(row).collect()))
}

/// A position as a seat sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PositionShape {
    /// Its name in addresses, and `position` of a table to be opened.
    position: String,
    game: String,
    /// What it shows.
    title: String,
    /// How many play.
    players: usize,
    /// The scenario file.
    text: String,
    /// The seats that must decide.
    waiting: Vec<String>,
    /// Through whose eyes it is looked at.
    seat: Option<String>,
    /// The question, in the reader's language.
    prompt: String,
    /// What that seat may do.
    offers: Vec<OfferShape>,
    /// What it may know, as `docs/schemas` describes it.
    #[schema(value_type = Object)]
    view: Value,
}

/// The table of a position.
fn laid(position: &Position) -> Result<Box<dyn AnyMatch>, Problem> {
    position.entry.game.begin(&position.setup).map_err(|_| Problem::Broken)
}

/// The seat that is meant: the one that was named, if there is one like it, or the first that must decide.
fn meant(game: &dyn AnyMatch, players: usize, named: Option<&str>) -> Result<Option<Seat>, Problem> {
    match named {
        Some(letter) => {
            let named = seat(letter)?;
            if named.index() < players { Ok(Some(named)) } else { Err(Problem::forbidden("ui-problem-seat")) }
        }
        None => Ok(deciding_at(game).first()),
    }
}

fn position_shape(
    app: &App,
    visit: &Visit,
    position: &Position,
    named: Option<&str>,
) -> Result<PositionShape, Problem> {
    let game = laid(position)?;
    let words = app.say(position.entry.id(), visit.reader.lang);
    let say = |message: &Message| words.say(message, &|seat| seat.to_string());
    let seat = meant(game.as_ref(), position.setup.players, named)?;
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let offers = seat.map(|seat| game.offers(seat)).unwrap_or_default();
    Ok(PositionShape {
        position: position.key.clone(),
        game: position.entry.id().to_owned(),
        title: position.title.clone(),
        players: position.setup.players,
        text: position.text.clone(),
        waiting: letters(deciding_at(game.as_ref())),
        seat: seat.map(|seat| seat.to_string()),
        prompt: say(&game.prompt(viewer)),
        offers: offers.into_iter().map(|offer| OfferShape::new(offer.text, say(&offer.label))).collect(),
        view: game.view(viewer),
    })
}

/// Through whose eyes.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct EyesOf {
    /// A seat; the first that must decide where it is left out.
    #[serde(default)]
    #[param(pattern = "^[a-h]$")]
    seat: Option<String>,
}

/// A position. Whoever knows its name may look at it.
#[utoipa::path(
    get, path = "/positions/{position}", tag = "workshop", security((), ("token" = ["read"])),
    params(("position" = String, Path, description = "The name of a position."), EyesOf),
    responses((status = 200, description = "The position.", body = PositionShape))
)]
pub(super) async fn position(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    visit: Visit,
    Asked(eyes): Asked<EyesOf>,
) -> Result<Json<PositionShape>, Problem> {
    let position = app.workshop.position(app.host.store.as_ref(), &key).await?;
    Ok(Json(position_shape(&app, &visit, &position, eyes.seat.as_deref())?))
}

/// Brings a position as a scenario file. What is wrong with the file is told.
#[utoipa::path(
    post, path = "/positions", tag = "workshop", security(("token" = ["play"])), request_body = File,
    responses((status = 201, description = "The position.", body = PositionShape))
)]
pub(super) async fn bring_position(
    State(app): State<Arc<App>>,
    visit: Visit,
    Sent(file): Sent<File>,
) -> Result<(StatusCode, Json<PositionShape>), Problem> {
    let person = visit.may(Scope::Play)?.id;
    let key = bring_position_text(&app, &visit, person, file.text).await?;
    let position = app.workshop.position(app.host.store.as_ref(), &key).await?;
    Ok((StatusCode::CREATED, Json(position_shape(&app, &visit, &position, None)?)))
}

/// Whether the seat that must decide may do something in a position, and why not.
#[utoipa::path(
    get, path = "/positions/{position}/why", tag = "workshop", security((), ("token" = ["read"])),
    params(("position" = String, Path, description = "The name of a position."), About),
    responses((status = 200, description = "The answer.", body = Why))
)]
pub(super) async fn why(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    visit: Visit,
    Asked(about): Asked<About>,
) -> Result<Json<Why>, Problem> {
    let position = app.workshop.position(app.host.store.as_ref(), &key).await?;
    let game = laid(&position)?;
    let words = app.say(position.entry.id(), visit.reader.lang);
    let seat = deciding_at(game.as_ref()).first().ok_or_else(|| Problem::forbidden("ui-problem-not-deciding"))?;
    Ok(Json(match game.check(seat, about.act.trim()) {
        Ok(()) => Why::allowed(),
        Err(Rejected::Refused(refusal)) => {
            Why::refused(words.say(&refusal.why, &|seat| seat.to_string()), Some(refusal.clause.to_string()))
        }
        Err(Rejected::Unreadable(complaint)) => Why::refused(words.complain(&complaint), None),
    }))
}

/// Asks a bot what the seat that must decide should do in a position. The answer takes a moment.
#[utoipa::path(
    post, path = "/positions/{position}/advice", tag = "workshop", security(("token" = ["play"])),
    params(("position" = String, Path, description = "The name of a position.")),
    responses((status = 200, description = "What it thinks of each offer, best first.", body = [Thought]))
)]
pub(super) async fn advice(
    State(app): State<Arc<App>>,
    Path(key): Path<String>,
    visit: Visit,
) -> Result<Json<Vec<Thought>>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let position = app.workshop.position(app.host.store.as_ref(), &key).await?;
    let game: Arc<dyn AnyMatch> = Arc::from(laid(&position)?);
    let words = app.say(position.entry.id(), visit.reader.lang);
    let seat = deciding_at(game.as_ref()).first().ok_or_else(|| Problem::forbidden("ui-problem-not-deciding"))?;
    let asker = (Some(person), visit.net);
    let found = app.host.opinion(asker, position.entry, Arc::clone(&game), seat).await.ok_or(Problem::Busy)?;
    Ok(Json(thoughts(&game.offers(seat), &found, |label| words.say(label, &|seat| seat.to_string()))))
}
