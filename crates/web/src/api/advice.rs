//! What bots think: what they would do now, and how a finished game went.

use super::at_table::AtTable;
use super::body::Sent;
use super::shapes::{seat, stand};
use crate::app::App;
use crate::host::{Better, Live, Progress, Review, Swing};
use crate::names::name_of;
use crate::pages::Asked;
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::{Path, State};
use bots::Candidate;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::Status;
use table::{Dictionary, Message, Offer, Seat};
use utoipa::{IntoParams, ToSchema};

/// What a bot thinks of something that may be done.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Thought {
    /// In the notation of the game.
    act: String,
    /// As its button says it.
    label: String,
    /// How often it was tried.
    tried: u32,
    /// The result expected from it, from 0 to 1.
    expected: f64,
    /// The final points expected from it, where they can be foretold.
    points: Option<f64>,
}

/// What a bot thinks of these offers, best first.
pub(super) fn thoughts(offers: &[Offer], found: &[Candidate], say: impl Fn(&Message) -> String) -> Vec<Thought> {
    let known = |candidate: &Candidate| {
        let offer = offers.iter().find(|offer| offer.text == candidate.act)?;
        Some(Thought {
            act: candidate.act.clone(),
            label: say(&offer.label),
            tried: candidate.visits,
            expected: candidate.expected,
            points: candidate.points,
        })
    };
    found.iter().filter(|candidate| candidate.visits > 0).filter_map(known).collect()
}

/// How far a bot is with its thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum HowFar {
    /// Nobody has asked.
    Unasked,
    /// It thinks.
    Thinking,
    /// Somebody stopped it, or it could not go on.
    Stopped,
    /// It has found something.
    Found,
}

impl HowFar {
    /// How far it is, with how many slices are done and of how many.
    fn of<T>(progress: &Progress<'_, T>) -> (HowFar, u32, u32) {
        match progress {
            Progress::Thinking(done, of) => (HowFar::Thinking, *done, *of),
            Progress::Stopped => (HowFar::Stopped, 0, 0),
            Progress::Found(_) => (HowFar::Found, 1, 1),
        }
    }
}

/// What a bot would do on a seat.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AdviceShape {
    /// The seat that must decide; nothing where none of the owner's must.
    seat: Option<String>,
    state: HowFar,
    /// How much of the thinking is done …
    done: u32,
    /// … and of how much.
    of: u32,
    /// What it thinks of each offer, best first, once it has found something.
    thoughts: Vec<Thought>,
}

fn advice_of(app: &App, live: &Live, visit: &Visit, wanted: Option<&str>) -> AdviceShape {
    let now = live.now();
    let words = app.say(live.entry.id(), visit.reader.lang);
    let seat = stand(&now, visit, wanted).deciding(&now);
    let asked = seat.and_then(|seat| Some((seat, now.advice_for(live, seat)?)));
    let Some((deciding, advice)) = asked else {
        let seat = seat.map(|seat| seat.to_string());
        return AdviceShape { seat, state: HowFar::Unasked, done: 0, of: 0, thoughts: Vec::new() };
    };
    let progress = advice.work.look();
    let (state, done, of) = HowFar::of(&progress);
    let thoughts = match progress {
        Progress::Found(found) => {
            thoughts(&now.game.offers(deciding), found, |label| words.say(label, &|seat| now.name(seat)))
        }
        Progress::Thinking(..) | Progress::Stopped => Vec::new(),
    };
    AdviceShape { seat: Some(deciding.to_string()), state, done, of, thoughts }
}

/// For which seat.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct ForSeat {
    /// Which of several own seats.
    #[serde(default)]
    #[param(pattern = "^[a-h]$")]
    seat: Option<String>,
}

/// What a bot would do on a seat of the owner of the token, if it was asked. Whoever does not look for twenty seconds does not wait for it any more.
#[utoipa::path(
    get, path = "/tables/{table}/advice", tag = "advice", security(("token" = ["read"])),
    params(("table" = String, Path, description = "The name of a table."), ForSeat),
    responses((status = 200, description = "What it thinks, or how far it is.", body = AdviceShape))
)]
pub(super) async fn advice(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Asked(wanted): Asked<ForSeat>,
) -> Result<Json<AdviceShape>, Problem> {
    visit.may(Scope::Read)?;
    if let Some(letter) = &wanted.seat {
        seat(letter)?;
    }
    let live = app.host.table(&id).await?;
    Ok(Json(advice_of(&app, &live, &visit, wanted.seat.as_deref())))
}

/// What a bot is asked.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Ask {
    /// The seat that must decide.
    #[schema(pattern = "^[a-h]$")]
    seat: String,
    /// Whether it is to stop.
    #[serde(default)]
    stop: bool,
}

/// Asks a bot what it would do on a seat of the owner of the token, or stops it.
#[utoipa::path(
    post, path = "/tables/{table}/advice", tag = "advice", security(("token" = ["play"])), request_body = Ask,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "How far it is.", body = AdviceShape))
)]
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Sent(ask): Sent<Ask>,
) -> Result<Json<AdviceShape>, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let wanted = seat(&ask.seat)?;
    let live = app.host.table(&id).await?;
    if ask.stop {
        app.host.stop_advice(&live, person, wanted)?;
    } else {
        app.host.advise(&live, person, wanted)?;
    }
    Ok(Json(advice_of(&app, &live, &visit, Some(&ask.seat))))
}

/// A step after which the game stood otherwise.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct SwingShape {
    /// The number of the step, from 1.
    step: usize,
    /// Who acted; nobody where chance decided.
    actor: Option<String>,
    /// What they did.
    did: Option<String>,
    /// Whose prospects changed most …
    seat: String,
    /// … and by how much.
    change: f64,
}

/// A decision at which something else would have been better, as far as a bot can see.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct BetterShape {
    /// The number of the step, from 1.
    step: usize,
    /// Who decided.
    seat: String,
    played: Thought,
    best: Thought,
}

/// A finished game looked back at.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct AnalysisShape {
    state: HowFar,
    /// How much of the looking back is done …
    done: u32,
    /// … and of how much.
    of: u32,
    /// How it stood for each seat, from 0 to 1, before the first step and after every one.
    standings: Vec<Vec<f64>>,
    swings: Vec<SwingShape>,
    better: Vec<BetterShape>,
    /// How many decisions were looked at.
    looked_at: usize,
}

/// What was found in a game, in words.
struct Told<'a> {
    words: &'a Dictionary,
    names: Vec<String>,
}

impl Told<'_> {
    fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| name_of(&self.names, seat))
    }

    fn swing(&self, swing: &Swing) -> SwingShape {
        SwingShape {
            step: swing.step,
            actor: swing.actor.map(|seat: Seat| seat.to_string()),
            did: swing.did.as_ref().map(|did| self.say(did)),
            seat: swing.seat.to_string(),
            change: swing.change,
        }
    }

    fn thought(&self, (label, candidate): &(Message, Candidate)) -> Thought {
        Thought {
            act: candidate.act.clone(),
            label: self.say(label),
            tried: candidate.visits,
            expected: candidate.expected,
            points: candidate.points,
        }
    }

    fn better(&self, better: &Better) -> BetterShape {
        BetterShape {
            step: better.step,
            seat: better.seat.to_string(),
            played: self.thought(&better.played),
            best: self.thought(&better.best),
        }
    }

    fn analysis(&self, (state, done, of): (HowFar, u32, u32), review: Option<&Review>) -> AnalysisShape {
        AnalysisShape {
            state,
            done,
            of,
            standings: review.map(|review| review.standings.clone()).unwrap_or_default(),
            swings: review.into_iter().flat_map(|review| &review.swings).map(|swing| self.swing(swing)).collect(),
            better: review.into_iter().flat_map(|review| &review.better).map(|better| self.better(better)).collect(),
            looked_at: review.map_or(0, |review| review.looked_at),
        }
    }
}

fn analysis_of(app: &App, live: &Live, visit: &Visit) -> Result<AnalysisShape, Problem> {
    if live.now().status != Status::Over {
        return Err(Problem::forbidden("ui-problem-analysis"));
    }
    let told = Told { words: app.say(live.entry.id(), visit.reader.lang), names: live.now().names() };
    let Some(work) = app.host.review_of(live) else { return Ok(told.analysis((HowFar::Unasked, 0, 0), None)) };
    let progress = work.look();
    let review = if let Progress::Found(review) = progress { Some(review) } else { None };
    Ok(told.analysis(HowFar::of(&progress), review))
}

/// What was found in a finished game, if somebody let bots look back at it.
#[utoipa::path(
    get, path = "/tables/{table}/analysis", tag = "advice", security((), ("token" = ["read"])),
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "What was found, or how far it is.", body = AnalysisShape))
)]
pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Json<AnalysisShape>, Problem> {
    let visit = visit.looking()?;
    let live = app.host.table(&id).await?;
    Ok(Json(analysis_of(&app, &live, &visit)?))
}

/// What is wanted of a look back.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct LookBack {
    /// Whether it is to stop.
    #[serde(default)]
    stop: bool,
}

/// Lets bots look back at a finished game, or stops them.
#[utoipa::path(
    post, path = "/tables/{table}/analysis", tag = "advice", security(("token" = ["play"])), request_body = LookBack,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "How far it is.", body = AnalysisShape))
)]
pub(super) async fn look_back(at: AtTable, Sent(wanted): Sent<LookBack>) -> Result<Json<AnalysisShape>, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    if wanted.stop {
        at.app.host.stop_review(&live, person.id)?;
    } else {
        at.app.host.review(&live, person.id)?;
    }
    Ok(Json(analysis_of(&at.app, &live, &at.visit)?))
}
