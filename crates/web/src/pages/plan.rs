//! Plans for tables that are played by turns: making them, seeing them, taking them back. Nobody but their owner sees any of it.

use super::after;
use super::form::Posted;
use super::frame::{Page, plainly};
use super::sight::Sight;
use crate::app::App;
use crate::host::{Hold, Live, Now, Programmed, Question, condition};
use crate::problem::Problem;
use crate::visit::{Visit, Wants};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{PersonId, Plan, PlanState, Status};
use table::{Dictionary, Message, Seat};

/// The kind of choice that is one of several cards, each called by its own name.
const CARD: &str = "card";

/// How many answers are offered for a plan.
const MOST_OFFERS: usize = 200;

impl App {
    /// The plans of somebody at a table that is played by turns.
    pub(crate) async fn plans_at(&self, live: &Live, person: PersonId) -> Result<Vec<Plan>, Problem> {
        let plays = {
            let now = live.now();
            now.options.pace.turns && now.status == Status::Playing && !now.seats_of(person).is_empty()
        };
        if plays { Ok(self.host.store.plans().plans(person, &live.id).await?) } else { Ok(Vec::new()) }
    }
}

/// A plan in words.
fn plan_words(words: &Dictionary, live: &Live, now: &Now, plan: &Plan) -> Option<String> {
    let what = Programmed::read(&plan.what)?;
    let label = act_words(words, now, plan.seat, &what.act);
    let standing = (live.entry.ahead.standing)(now.game.as_ref(), plan.seat);
    let (act, least) = condition(&what.act);
    let chosen = standing
        .iter()
        .find(|choice| choice.prompts.join("|") == what.key && choice.act == act && choice.least == least);
    let named = chosen.map(|choice| choice.kind).filter(|kind| *kind != CARD);
    let act = match (named, least) {
        (Some(kind), Some(_)) => format!("{}: {label}", words.word(&format!("plan-standing-{kind}"))),
        (Some(kind), None) => words.word(&format!("plan-standing-{kind}")),
        (None, _) => label,
    };
    let hold = words.word(&format!("plan-{}", what.hold.name()));
    Some(plainly(words, &Message::new("plan-says").with("act", act).with("hold", hold)))
}

/// An answer in words: as its button says it, or as it is written.
fn act_words(words: &Dictionary, now: &Now, seat: Seat, act: &str) -> String {
    let bound = |key: &'static str, n: i64| words.say(&Message::new(key).with("n", n), &|seat| now.name(seat));
    match condition(act).1 {
        Some(least) if least < 0 => return bound("plan-at-most", -least),
        Some(least) => return bound("plan-at-least", least),
        None => {}
    }
    let label = now.game.label(seat, act).ok().map(|label| words.say(&label, &|seat| now.name(seat)));
    label.filter(|label| !label.is_empty()).unwrap_or_else(|| act.to_owned())
}

/// What became of the plans of whoever looks between two lines of the log, for the older of them.
pub(super) fn traces(sight: &Sight<'_>, from: u64, newer: u64) -> Markup {
    let here = |version: u64| (from..newer).contains(&version);
    let says = |plan: &Plan| plan_words(sight.words, sight.live, sight.now, plan).unwrap_or_default();
    html! {
        @for plan in &sight.plans {
            @if here(plan.since) { p.small.muted { (sight.word("plan-made")) " " (says(plan)) } }
            @if plan.acted.iter().any(|version| here(*version)) { p.small.muted { (sight.word("plan-by")) } }
            @if plan.ended.is_some_and(here) && matches!(plan.state, PlanState::Disarmed | PlanState::Withdrawn) {
                p.small.muted {
                    (sight.word(&format!("plan-was-{}", plan.state.as_str()))) " " (says(plan))
                    @if let Some(why) = &plan.why { ": " (sight.word(&format!("plan-why-{why}"))) }
                }
            }
        }
    }
}

/// What is armed at this table, and what was disarmed since the owner last acted.
pub(super) fn armed(sight: &Sight<'_>) -> Markup {
    let last = sight.stand.mine.iter().filter_map(|seat| sight.now.last_of(seat)).max().unwrap_or(0);
    let says = |plan: &Plan| plan_words(sight.words, sight.live, sight.now, plan).unwrap_or_default();
    let shown = |plan: &&Plan| match plan.state {
        PlanState::Armed => true,
        PlanState::Disarmed => plan.ended.is_some_and(|ended| ended >= last),
        PlanState::Done | PlanState::Withdrawn => false,
    };
    html! {
        @for plan in sight.plans.iter().filter(shown) {
            form.come-back.planned method="post" action=(sight.at("/plan/withdraw")) data-part="" {
                p {
                    @match (&plan.state, &plan.why) {
                        (PlanState::Disarmed, Some(why)) => { b { (sight.word("plan-disarmed")) } " " (sight.word(&format!("plan-why-{why}"))) },
                        _ => { b { (sight.word("plan-armed")) } " " (says(plan)) },
                    }
                }
                @if plan.state == PlanState::Armed { button.small name="plan" value=(plan.id) { (sight.word("plan-withdraw")) } }
            }
        }
    }
}

/// The way to the page of plans.
pub(super) fn link(sight: &Sight<'_>) -> Markup {
    let on = sight.now.options.pace.turns && sight.now.status == Status::Playing && !sight.stand.mine.is_empty();
    html! { @if on { p { a.button.small href=(sight.at("/plan")) { (sight.word("plan")) } } } }
}

/// `GET /t/{id}/plan`.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let person = visit.someone()?.id;
    let plans = app.plans_at(&live, person).await?;
    let words = app.say(live.entry.id(), visit.reader.lang);
    let mut forms = Vec::new();
    for seat in live.may_plan(person)?.iter() {
        let questions = live.questions(seat)?;
        let now = live.now();
        forms.push(html! {
            h2 { (now.name(seat)) }
            @if questions.is_empty() { p.muted { (words.word("plan-nothing")) } }
            @for (number, question) in questions.iter().enumerate() { (form(words, (&live, &now), seat, (number, question))) }
        });
    }
    let body = html! {
        section.people {
            h1 { (words.word("plan")) }
            p.lead { (words.word("plan-lead")) }
            @for form in &forms { (form) }
            (history(words, &live, &plans))
            p { a.button href={ "/t/" (live.id) } { (words.word("plan-to-table")) } }
        }
    };
    Ok(Page { title: words.word("plan"), kind: "people", body, visit: &visit }.dress(&app).into_response())
}

/// The form for a question of a seat, with its answers.
fn form(words: &Dictionary, (live, now): (&Live, &Now), seat: Seat, (number, question): (usize, &Question)) -> Markup {
    let id = format!("plan-act-{seat}-{number}");
    let asked = match question.standing {
        Some(kind) => format!("plan-standing-{kind}"),
        None if now.deciding().has(seat) => "plan-asked".to_owned(),
        None => "plan-asked-last".to_owned(),
    };
    let only = match &question.offers[..] {
        [only] if question.standing.is_some_and(|kind| kind != CARD) => Some(only),
        _ => None,
    };
    html! {
        form.sheet.narrow method="post" action={ "/t/" (live.id) "/plan" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="decision" value=(question.key);
            h3 { (words.word(&asked)) }
            @if let Some(act) = only {
                input type="hidden" name="act" value=(act);
            } @else {
                div.field {
                    label for=(id) { (words.word("plan-answer")) }
                    select id=(id) name="act" {
                        @for act in question.offers.iter().take(MOST_OFFERS) { option value=(act) { (act_words(words, now, seat, act)) } }
                    }
                }
            }
            fieldset {
                legend { (words.word("plan-hold")) }
                div.choice-cards {
                    @for hold in question.holds() {
                        label {
                            input type="radio" name="hold" value=(hold.name()) checked[hold == Hold::Once];
                            (words.word(&format!("plan-{}", hold.name())))
                        }
                    }
                }
            }
            button.primary { (words.word("plan-arm")) }
        }
    }
}

fn history(words: &Dictionary, live: &Live, plans: &[Plan]) -> Markup {
    let now = live.now();
    html! {
        @if !plans.is_empty() {
            h2 { (words.word("plan-all")) }
            ul.plain-rows {
                @for plan in plans {
                    li {
                        span {
                            @if let Some(says) = plan_words(words, live, &now, plan) { (says) " " }
                            @for version in &plan.acted { a.small href={ "/t/" (live.id) "?tab=log&log=all#v" (version) } { "#" (version) } " " }
                        }
                        span.small {
                            (words.word(&format!("plan-state-{}", plan.state.as_str())))
                            @if let Some(why) = &plan.why { ": " (words.word(&format!("plan-why-{why}"))) }
                        }
                        @if plan.state == PlanState::Armed {
                            form method="post" action={ "/t/" (live.id) "/plan/withdraw" } {
                                button.small name="plan" value=(plan.id) { (words.word("plan-withdraw")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A plan that is to be made.
#[derive(Debug, Deserialize)]
pub(crate) struct PlanForm {
    seat: String,
    #[serde(default)]
    decision: Option<String>,
    act: String,
    hold: String,
}

/// `POST /t/{id}/plan`.
pub(crate) async fn arm(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<PlanForm>,
) -> Result<Response, Problem> {
    let unreadable = || Problem::unreadable("ui-problem-form");
    let live = app.host.table(&id).await?;
    let seat = form.seat.parse().map_err(|_| unreadable())?;
    let hold = Hold::read(&form.hold).ok_or_else(unreadable)?;
    app.host.arm(&live, visit.someone()?.id, seat, (form.decision, form.act, hold)).await?;
    Ok(Redirect::to(&format!("/t/{}/plan", live.id)).into_response())
}

/// The plan that is meant.
#[derive(Debug, Deserialize)]
pub(crate) struct WithdrawForm {
    plan: String,
}

/// `POST /t/{id}/plan/withdraw`.
pub(crate) async fn withdraw(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<WithdrawForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let result = app.host.withdraw(&live, visit.someone()?.id, &form.plan).await;
    match visit.wants {
        Wants::Page if result.is_ok() => Ok(Redirect::to(&format!("/t/{}/plan", live.id)).into_response()),
        _ => after(&app, &live, &visit, result).await,
    }
}
