//! Handing a seat over: offering it, taking it, and what the others are asked.

use super::after;
use super::form::Posted;
use super::frame::{Page, plainly};
use super::sight::Sight;
use crate::app::App;
use crate::guests::Guest;
use crate::host::{Done, Live};
use crate::names::looks;
use crate::problem::Problem;
use crate::visit::Visit;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Person, Status};
use table::{Message, Seat};

/// What somebody has offered.
pub(super) fn on_offer(sight: &Sight<'_>) -> Markup {
    let offered = sight.now.offered().filter(|offered| sight.stand.mine.has(offered.seat));
    html! {
        @if let Some(offered) = offered {
            section.small.passing {
                @match &offered.name {
                    Some(name) => p { (sight.say(&Message::new("passing-offered").with("seat", offered.seat).with("name", name.as_str()))) },
                    None => {
                        label for="seat-link" { (sight.word("passing-link")) }
                        div.copy {
                            input #seat-link readonly value=(sight.at(&format!("/seat/{}", offered.code))) data-invite="";
                            button type="button" hidden data-copy="seat-link" data-copied=(sight.word("ui-copied")) { (sight.word("ui-copy")) }
                        }
                    }
                }
                form.actions method="post" action=(sight.at("/offer")) data-part="" {
                    button name="end" value="yes" { (sight.word("passing-withdraw")) }
                }
            }
        }
    }
}

/// The way to hand one's seat over.
pub(super) fn offer(sight: &Sight<'_>) -> Markup {
    let mine = sight.stand.mine;
    let free = sight.now.offered().is_none() && sight.now.asked().is_none();
    html! {
        @if sight.now.may_pass_on() && !mine.is_empty() && free {
            details.small data-panel="passing" {
                summary { (sight.word("passing")) }
                p.hint { (sight.word("passing-help")) }
                @if sight.now.options.rated { p.hint { (sight.word("passing-rated")) } }
                form method="post" action=(sight.at("/offer")) data-part="" {
                    @match mine.single() {
                        Some(seat) => input type="hidden" name="seat" value=(seat);,
                        None => {
                            label for="passing-seat" { (sight.word("passing-seat")) }
                            select #passing-seat name="seat" { @for seat in mine.iter() { option value=(seat) { (sight.name(seat)) } } }
                        }
                    }
                    div.field {
                        label for="passing-to" { (sight.word("passing-to")) }
                        input #passing-to name="to" maxlength="100" autocomplete="off" aria-describedby="passing-to-help";
                        p.hint #passing-to-help { (sight.word("passing-to-help")) }
                    }
                    button { (sight.word("passing-offer")) }
                }
            }
        }
    }
}

/// For whoever a seat is offered to: the seat.
pub(super) fn offered(sight: &Sight<'_>) -> Markup {
    let me = sight.visit.person.as_ref().map(|person| person.id);
    let offered = sight.now.offered().filter(|offered| me.is_some() && offered.to == me);
    html! {
        @if let Some(offered) = offered.filter(|_| sight.now.asked().is_none()) {
            form.come-back.passing method="post" action=(sight.at("/take")) data-part="" {
                p { (sight.say(&Message::new("passing-for-you").with("seat", offered.seat))) }
                button.primary { (sight.word("passing-take")) }
                " " button name="answer" value="no" { (sight.word("passing-decline")) }
            }
        }
    }
}

/// What the others are asked.
pub(super) fn wants(sight: &Sight<'_>, seat: Seat, name: &str) -> Markup {
    html! {
        p { (sight.say(&Message::new("passing-asks").with("seat", seat).with("name", name))) }
        @if sight.now.options.rated { p.hint { (sight.word("passing-rated")) } }
    }
}

/// An offer, or its end.
#[derive(Debug, Deserialize)]
pub(crate) struct OfferForm {
    #[serde(default)]
    seat: Option<String>,
    #[serde(default)]
    to: Option<String>,
    #[serde(default)]
    end: Option<String>,
}

/// `POST /t/{id}/offer`.
pub(crate) async fn give(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<OfferForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let person = visit.someone()?.id;
    let result = if form.end.is_some() {
        app.host.end_offer(&live, person).await
    } else {
        let seat = form.seat.as_deref().and_then(|seat| seat.parse().ok());
        let seat = seat.ok_or_else(|| Problem::unreadable("ui-problem-form"))?;
        offer_to(&app, &visit, &live, seat, form.to.as_deref()).await
    };
    after(&app, &live, &visit, result).await
}

/// Offers a seat to somebody with an account, or to whoever gets the link.
pub(crate) async fn offer_to(
    app: &App,
    visit: &Visit,
    live: &Arc<Live>,
    seat: Seat,
    name: Option<&str>,
) -> Result<Done, Problem> {
    let person = visit.someone()?.id;
    let Some(name) = name.map(str::trim).filter(|name| !name.is_empty()) else {
        return app.host.offer_seat(live, person, seat, None).await;
    };
    app.allow_attempt(visit.net, None)?;
    let found = app.people().account_like(looks(name)).await?.filter(|found| found.person.id != person);
    let to = found.ok_or_else(|| Problem::forbidden("people-problem-nobody"))?.person;
    keep_apart(app, live, &to).await?;
    app.host.offer_seat(live, person, seat, Some(&to)).await
}

/// Those who do not want to meet do not.
async fn keep_apart(app: &App, live: &Live, person: &Person) -> Result<(), Problem> {
    let others: Vec<_> = live.now().seats.iter().filter_map(|held| held.holder.person()).collect();
    if app.are_apart(person.id, &others).await? { Err(Problem::forbidden("people-problem-apart")) } else { Ok(()) }
}

/// `GET /t/{id}/seat/{code}`: a seat that is offered by a link.
pub(crate) async fn page(
    State(app): State<Arc<App>>,
    Path((id, code)): Path<(String, String)>,
    visit: Visit,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    let words = app.say(live.entry.id(), visit.reader.lang);
    let now = live.now();
    let offered = now.offered().filter(|offered| offered.to.is_none() && offered.code == code);
    let body = html! {
        section.narrow.sheet {
            h1 { (words.word("game-name")) }
            @match offered {
                Some(offered) => {
                    p.lead { (words.say(&Message::new("passing-for-you").with("seat", offered.seat), &|seat| now.name(seat))) }
                    p { (words.word("passing-then")) }
                    form method="post" action={ "/t/" (live.id) "/take" } {
                        input type="hidden" name="code" value=(code);
                        @if visit.person.is_none() {
                            div.field {
                                label for="name" { (words.word("ui-name")) }
                                input #name name="name" maxlength="24" autocomplete="nickname";
                            }
                        }
                        button.primary { (words.word("passing-take")) }
                    }
                }
                None => p.notice.is-warn role="status" { (words.word("passing-problem-gone")) },
            }
            p { a href={ "/t/" (live.id) } { (words.word("ui-back-to-table")) } }
        }
    };
    let title = plainly(words, &Message::new("passing"));
    Ok(Page { title, kind: "people", body, visit: &visit }.dress(&app).into_response())
}

/// Somebody wants the seat that is offered, or does not.
#[derive(Debug, Deserialize)]
pub(crate) struct TakeForm {
    #[serde(default)]
    code: Option<String>,
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    answer: Option<String>,
}

/// `POST /t/{id}/take`.
pub(crate) async fn take(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    mut visit: Visit,
    Posted(form): Posted<TakeForm>,
) -> Result<Response, Problem> {
    let live = app.host.table(&id).await?;
    if form.answer.as_deref() == Some("no") {
        let result = app.host.end_offer(&live, visit.someone()?.id).await;
        return after(&app, &live, &visit, result).await;
    }
    if live.now().status != Status::Playing {
        return Err(Problem::forbidden("ui-problem-not-playing"));
    }
    let Guest { person, cookie } = app.guest(&visit, form.name.as_deref()).await?;
    visit.person = Some(person);
    let result = take_offered(&app, &visit, &live, form.code.as_deref()).await;
    let mut response = after(&app, &live, &visit, result).await?;
    if let Some(cookie) = cookie {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Takes the seat that is offered.
pub(crate) async fn take_offered(
    app: &App,
    visit: &Visit,
    live: &Arc<Live>,
    code: Option<&str>,
) -> Result<Done, Problem> {
    let person = visit.someone()?;
    app.allow_attempt(visit.net, Some(live.id.as_str()))?;
    keep_apart(app, live, person).await?;
    app.host.take_seat(live, person, code).await
}
