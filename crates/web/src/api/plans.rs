//! Plans for tables that are played by turns. Nobody but their owner sees any of it.

use super::at_table::AtTable;
use super::body::{Sent, at_most};
use super::shapes::seat;
use crate::app::App;
use crate::host::{Hold, Programmed};
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{Plan, PlanState};
use utoipa::ToSchema;

/// For how long a plan holds.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum HoldShape {
    /// For the next time the question comes.
    Once,
    /// As long as there is the same to choose from.
    Same,
    /// Until its owner loses something: a piece, a card, a coin, a point.
    Untouched,
}

impl From<Hold> for HoldShape {
    fn from(hold: Hold) -> HoldShape {
        match hold {
            Hold::Once => HoldShape::Once,
            Hold::Same => HoldShape::Same,
            Hold::Untouched => HoldShape::Untouched,
        }
    }
}

impl From<HoldShape> for Hold {
    fn from(hold: HoldShape) -> Hold {
        match hold {
            HoldShape::Once => Hold::Once,
            HoldShape::Same => Hold::Same,
            HoldShape::Untouched => Hold::Untouched,
        }
    }
}

/// What became of a plan.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Became {
    /// It waits for its question.
    Armed,
    /// It has done what it was for.
    Done,
    /// What it was made for is not so any more.
    Disarmed,
    /// Its owner does not want it any more.
    Withdrawn,
}

/// A plan.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PlanShape {
    /// Its name.
    plan: String,
    /// The seat it answers for.
    seat: String,
    /// The question it answers, the same word every time.
    decision: String,
    /// The answer, in the notation of the game.
    act: String,
    hold: HoldShape,
    state: Became,
    /// The versions of the table under which it acted.
    acted: Vec<u64>,
    /// Why it was disarmed: `touched`, `gone` or `changed`.
    why: Option<String>,
}

/// A plan as its owner sees it; `None` for one that a newer program made.
fn shape(plan: Plan) -> Option<PlanShape> {
    let what = Programmed::read(&plan.what)?;
    let state = match plan.state {
        PlanState::Armed => Became::Armed,
        PlanState::Done => Became::Done,
        PlanState::Disarmed => Became::Disarmed,
        PlanState::Withdrawn => Became::Withdrawn,
    };
    Some(PlanShape {
        plan: plan.id,
        seat: plan.seat.to_string(),
        decision: what.key,
        act: what.act,
        hold: what.hold.into(),
        state,
        acted: plan.acted,
        why: plan.why,
    })
}

/// The plans of the owner of the token at a table that is played by turns, newest first.
#[utoipa::path(
    get, path = "/tables/{table}/plans", tag = "plans", security(("token" = ["read"])),
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "The plans.", body = [PlanShape]))
)]
pub(super) async fn list(at: AtTable) -> Result<Json<Vec<PlanShape>>, Problem> {
    let (person, live) = at.may(Scope::Read).await?;
    let plans = at.app.plans_at(&live, person.id).await?;
    Ok(Json(plans.into_iter().filter_map(shape).collect()))
}

/// A plan to be made.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPlan {
    /// The seat that is to be answered for.
    #[schema(pattern = "^[a-h]$")]
    seat: String,
    /// The question that is to be answered, as `choices` names it; the first of them that has this answer, if it is left out.
    #[schema(max_length = 400)]
    #[serde(default)]
    decision: Option<String>,
    /// The answer, in the notation of the game: one of `choices`.
    #[schema(max_length = 400)]
    act: String,
    hold: HoldShape,
}

/// Something that can be answered ahead.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ChoiceShape {
    /// The seat that would be answered for.
    seat: String,
    /// The question, the same word every time.
    decision: String,
    /// What the choice is called where it can be made before it is asked for; nothing for what the seat is asked, or was asked last.
    standing: Option<String>,
    /// The answers, in the notation of the game; behind `>=` stands what an offer must be worth to be answered so.
    acts: Vec<String>,
    /// For how long an answer may hold.
    holds: Vec<HoldShape>,
}

/// What can be answered ahead at a table that is played by turns: what a seat is asked or was asked last, and what the game lets it choose before it is asked.
#[utoipa::path(
    get, path = "/tables/{table}/plans/choices", tag = "plans", security(("token" = ["read"])),
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 200, description = "The choices.", body = [ChoiceShape]))
)]
pub(super) async fn choices(at: AtTable) -> Result<Json<Vec<ChoiceShape>>, Problem> {
    let (person, live) = at.may(Scope::Read).await?;
    let seats = live.may_plan(person.id)?;
    let mut choices = Vec::new();
    for seat in seats.iter() {
        for question in live.questions(seat)? {
            choices.push(ChoiceShape {
                seat: seat.to_string(),
                standing: question.standing.map(str::to_owned),
                holds: question.holds().map(HoldShape::from).collect(),
                decision: question.key,
                acts: question.offers,
            });
        }
    }
    Ok(Json(choices))
}

/// Programs an answer. One that was armed for the same question is replaced.
#[utoipa::path(
    post, path = "/tables/{table}/plans", tag = "plans", security(("token" = ["play"])), request_body = NewPlan,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 204, description = "It is armed."))
)]
pub(super) async fn arm(at: AtTable, Sent(plan): Sent<NewPlan>) -> Result<StatusCode, Problem> {
    let (person, live) = at.may(Scope::Play).await?;
    let act = at_most(&plan.act, 400)?.to_owned();
    let decision = plan.decision.as_deref().map(|decision| at_most(decision, 400)).transpose()?.map(str::to_owned);
    at.app.host.arm(&live, person.id, seat(&plan.seat)?, (decision, act, plan.hold.into())).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Withdraws a plan.
#[utoipa::path(
    delete, path = "/tables/{table}/plans/{plan}", tag = "plans", security(("token" = ["play"])),
    params(("table" = String, Path, description = "The name of a table."), ("plan" = String, Path, description = "The name of a plan.")),
    responses((status = 204, description = "It is withdrawn."))
)]
pub(super) async fn withdraw(
    State(app): State<Arc<App>>,
    Path((id, plan)): Path<(String, String)>,
    visit: Visit,
) -> Result<StatusCode, Problem> {
    let person = visit.may(Scope::Play)?.id;
    let live = app.host.table(&id).await?;
    app.host.withdraw(&live, person, &plan).await?;
    Ok(StatusCode::NO_CONTENT)
}
