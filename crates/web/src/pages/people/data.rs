//! What is kept about somebody: to be taken along, and to be deleted.

use super::Field;
use crate::app::App;
use crate::host::USUAL_BOT;
use crate::pages::form::Posted;
use crate::pages::frame::{Page, plainly};
use crate::problem::Problem;
use crate::reader;
use crate::visit::Visit;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use store::{Person, PersonId, Status, Table, Which, WorkKind};
use table::Message;

/// Every table of a list.
async fn tables(app: &App, which: Which) -> Result<Vec<Table>, Problem> {
    let mut all = Vec::new();
    let mut page = store::Page::first(store::Page::MOST);
    loop {
        let listing = app.host.store.list(which, page).await?;
        all.extend(listing.tables);
        match listing.next {
            Some(next) => page = store::Page::after(next, store::Page::MOST),
            None => return Ok(all),
        }
    }
}

fn table_of(table: &Table, person: PersonId) -> Value {
    json!({
        "table": table.id, "game": table.game, "status": table.status, "opened": table.created, "ended": table.ended,
        "seats": table.seats_of(person).collect::<Vec<_>>(), "opened_by_me": table.host == Some(person),
        "result": table.result.as_deref().and_then(|result| serde_json::from_str::<Value>(result).ok()),
    })
}

/// `GET /me/data`: everything that is kept about whoever asks, as one file.
pub(crate) async fn export(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    let file = data_of(&app, visit.someone()?).await?;
    let text = serde_json::to_string_pretty(&file).map_err(|_| Problem::Broken)?;
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"crownlands-my-data.json\"")),
    ];
    Ok((headers, text).into_response())
}

/// Everything that is kept about somebody.
pub(crate) async fn data_of(app: &App, person: &Person) -> Result<Value, Problem> {
    let people = app.people();
    let mut own = tables(app, Which::Of(person.id)).await?;
    own.extend(tables(app, Which::OverOf(person.id)).await?);
    let account = people.account(person.id).await?;
    let passkeys = people.passkeys(person.id).await?;
    let ties = people.ties(person.id).await?;
    let said = people.said_by(person.id).await?;
    let store = &app.host.store;
    let channels = store.outbox().channels(person.id).await?;
    let steps = store.ratings().rating_steps(person.id, u32::MAX).await?;
    let (mut works, mut plans) = (Vec::new(), Vec::new());
    for kind in [WorkKind::Edition, WorkKind::Position, WorkKind::Record] {
        works.extend(store.works().works_of(person.id, kind).await?);
    }
    for table in &own {
        plans.extend(store.plans().plans(person.id, &table.id).await?);
    }
    Ok(json!({
        "format": "crownlands-person-1",
        "person": person,
        "account": account.as_ref().map(|account| json!({
            "created": account.created, "operator": account.operator, "password": account.password.is_some(),
            "recovery_codes_left": account.recoveries,
        })),
        "passkeys": passkeys.iter().map(|key| json!({ "label": key.label, "created": key.created, "used": key.used })).collect::<Vec<_>>(),
        "tokens": store.permits().permits_of(person.id).await?,
        "personal_link_made": people.kept_since(person.id).await?,
        "sessions": people.sessions(person.id).await?,
        "ties": ties.iter().filter_map(|tied| Some(json!({ "name": tied.other.name, "tie": tied.mine? }))).collect::<Vec<_>>(),
        "channels": channels.iter().map(|channel| json!({
            "kind": channel.kind, "address": channel.address, "daily": channel.daily, "created": channel.created,
        })).collect::<Vec<_>>(),
        "vacations": store.vacations().vacations(vec![person.id]).await?,
        "notes": store.notes().notes_of(person.id).await?,
        "reports": store.notes().told_by(person.id).await?.iter().map(|told| json!({
            "about": told.subject.name, "at": told.at, "text": told.text,
        })).collect::<Vec<_>>(),
        "lessons": store.learnt(person.id).await?,
        "ratings": store.ratings().ratings(person.id).await?.iter().map(|(game, rating)| json!({
            "game": game, "rating": rating.shown, "games": rating.games,
        })).collect::<Vec<_>>(),
        "rating_steps": steps.iter().map(|step| json!({
            "game": step.game, "table": step.table, "rating": step.shown, "gained": step.gained, "at": step.at,
        })).collect::<Vec<_>>(),
        "tournaments": store.tournaments().tournaments_of(person.id).await?.iter().map(|(tournament, name)| json!({
            "tournament": tournament, "name": name,
        })).collect::<Vec<_>>(),
        "plans": plans.iter().map(|plan| json!({
            "table": plan.table, "seat": plan.seat, "what": plan.what, "state": plan.state.as_str(),
        })).collect::<Vec<_>>(),
        "works": works.iter().map(|work| json!({
            "kind": work.kind.as_str(), "game": work.game, "at": work.at, "text": work.text,
        })).collect::<Vec<_>>(),
        "tables": own.iter().map(|table| table_of(table, person.id)).collect::<Vec<_>>(),
        "said": said.iter().map(|(table, said)| json!({ "table": table, "at": said.at, "text": said.text })).collect::<Vec<_>>(),
    }))
}

/// `GET /me/delete`: what goes, what stays, and a name to type.
pub(crate) async fn farewell(State(app): State<Arc<App>>, visit: Visit) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let person = visit.someone()?;
    let type_name = Message::new("people-delete-name").with("name", person.name.as_str());
    let body = html! {
        section.people {
            h1 { (words.word("people-delete")) }
            p { (words.word("people-delete-goes")) }
            p { (words.word("people-delete-stays")) }
            form.sheet.narrow method="post" action="/me/delete" {
                p { (plainly(words, &type_name)) }
                (Field { id: "name", label: "people-name", kind: "text", autocomplete: "off", hint: None }.draw(words))
                button.danger { (words.word("people-delete-go")) }
            }
            p { a href="/me" { (words.word("people-me")) } }
        }
    };
    Ok(Page { title: words.word("people-delete"), kind: "people", body, visit: &visit }.dress(&app).into_response())
}

/// The name, typed so that nobody does this by mistake.
#[derive(Deserialize)]
pub(crate) struct Farewell {
    name: String,
}

/// `POST /me/delete`: bots go on at the seats of whoever leaves, and then everything about them is forgotten.
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(form): Posted<Farewell>,
) -> Result<Response, Problem> {
    let person = visit.someone()?;
    if form.name.trim() != person.name {
        return Err(Problem::unreadable("people-problem-delete"));
    }
    for table in tables(&app, Which::Of(person.id)).await? {
        if table.status == Status::Over || !table.seats_person(person.id) {
            continue;
        }
        // A table that cannot be carried on has no seats that wait for anybody.
        let Ok(live) = app.host.table(table.id.as_str()).await else { continue };
        for seat in table.seats_of(person.id) {
            app.host.leave(&live, person.id, seat, USUAL_BOT).await?;
        }
    }
    let finished = tables(&app, Which::OverOf(person.id)).await?;
    app.people().forget_person(person.id).await?;
    app.forget_sessions(person.id);
    for table in finished {
        app.host.reread_everywhere(&table.id);
    }
    let mut response = Redirect::to("/").into_response();
    response.headers_mut().append(SET_COOKIE, reader::drop_cookie(reader::SESSION));
    Ok(response)
}
