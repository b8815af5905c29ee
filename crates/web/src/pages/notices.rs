//! Where somebody wants to be told that it is their turn, what was told, and how to switch it off.

mod at_table;

pub(crate) use at_table::{quiet, remind, remind_late, silence};

use super::form::{Asked, Posted};
use super::frame::{Page, plainly};
use super::moments::ago;
use crate::app::App;
use crate::net::Net;
use crate::notices::{LONGEST, MOST_CHANNELS, Subscription, mailbox};
use crate::problem::Problem;
use crate::visit::Visit;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use boards::symbols::symbol;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Channel, ChannelKind, NewChannel, Notice, NoticeKind, NoticeState, Person, TableId, Time};
use table::{Dictionary, Message};

/// How much of what was told is shown.
const SHOWN: u32 = 12;

/// How often a mailbox that is nobody's yet is written to within a day, whoever asks for it.
const MOST_CONFIRMS: u64 = 3;

const DAY: i64 = 24 * 3_600_000;

/// Everything that can have been done.
const DONE: [&str; 6] = ["added", "confirm", "confirmed", "changed", "removed", "test"];

/// Every address about being told things.
pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/me/notices", get(page))
        .route("/me/notices/add", post(add))
        .route("/me/notices/push", post(subscribe))
        .route("/me/notices/daily", post(daily))
        .route("/me/notices/remove", post(remove))
        .route("/me/notices/test", post(test))
        .route("/confirm/{code}", get(confirm_page).post(confirm))
        .route("/off/{channel}", get(off_page).post(off))
        .route("/told.js", get(worker))
}

/// What was just done, by the name its words have.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Told {
    #[serde(default)]
    done: Option<String>,
}

/// `GET /me/notices`.
async fn page(State(app): State<Arc<App>>, visit: Visit, Asked(told): Asked<Told>) -> Result<Response, Problem> {
    let words = app.words.plain(visit.reader.lang);
    let person = visit.someone()?;
    let outbox = app.host.store.outbox();
    let (channels, notices) = (outbox.channels(person.id).await?, outbox.notices(person.id, SHOWN).await?);
    let done = told.done.as_deref().and_then(|done| DONE.into_iter().find(|known| *known == done));
    let body = html! {
        section.people {
            h1 { (words.word("notice-title")) }
            @if let Some(done) = done { p.notice.is-good role="status" { (words.word(&format!("notice-done-{done}"))) } }
            p.lead { (words.word("notice-lead")) }
            (channel_rows(words, &channels))
            @if channels.len() < MOST_CHANNELS { (push_row(words, &app.desk.push_key())) (mail_row(words, app.desk.has_mail())) (hook_row(words)) }
            (told_rows(words, &channels, &notices))
            p { a href="/me" { (words.word("people-me")) } }
        }
    };
    let script = html! { script src=(app.assets.address("notices.js")) defer {} };
    let page = Page { title: words.word("notice-title"), kind: "people", body, visit: &visit };
    Ok(page.dress_with(&app, &script).into_response())
}

fn channel_rows(words: &Dictionary, channels: &[Channel]) -> Markup {
    html! {
        section.keep aria-labelledby="notice-ways" {
            span.keep-sign aria-hidden="true" { (symbol("horn")) }
            div {
                h2 #notice-ways { (words.word("notice-ways")) }
                @if channels.is_empty() { p.muted { (words.word("notice-ways-none")) } }
                ul.plain-rows.notice-ways { @for channel in channels { li { (channel_row(words, channel)) } } }
            }
        }
    }
}

fn channel_row(words: &Dictionary, channel: &Channel) -> Markup {
    let each = format!("daily-{}", channel.id);
    html! {
        div.notice-way {
            span {
                b { (words.word(&format!("notice-way-{}", channel.kind.as_str()))) } " "
                span.small.muted translate="no" { (channel.label) }
            }
            @if let Some(why) = &channel.broken { span.badge { (words.word("notice-broken")) } " " span.small { (why_words(words, why)) } }
            @else if !channel.confirmed { span.badge { (words.word("notice-unconfirmed")) } }
            div.actions {
                @if channel.confirmed {
                    form method="post" action="/me/notices/daily" {
                        input type="hidden" name="channel" value=(channel.id);
                        label.unseen for=(each) { (words.word("notice-rhythm")) }
                        select id=(each) name="daily" {
                            option value="" selected[channel.daily.is_none()] { (words.word("notice-each")) }
                            @for hour in 0..24u8 {
                                option value=(hour) selected[channel.daily == Some(hour)] {
                                    (plainly(words, &Message::new("notice-daily").with("hour", format!("{hour}:00"))))
                                }
                            }
                        }
                        " " button.small { (words.word("ui-save")) }
                    }
                    form method="post" action="/me/notices/test" {
                        input type="hidden" name="channel" value=(channel.id);
                        button.small { (words.word("notice-test")) }
                    }
                }
                form method="post" action="/me/notices/remove" {
                    input type="hidden" name="channel" value=(channel.id);
                    button.small { (words.word("notice-remove")) }
                }
            }
        }
    }
}

fn push_row(words: &Dictionary, key: &str) -> Markup {
    html! {
        section.keep aria-labelledby="notice-push" {
            span.keep-sign aria-hidden="true" { (symbol("globe")) }
            div {
                h2 #notice-push { (words.word("notice-way-push")) }
                p { (words.word("notice-push-help")) }
                button type="button" hidden data-push=(key) { (words.word("notice-push-add")) }
                p.notice.is-bad role="alert" hidden data-push-problem="" { (words.word("notice-problem-push")) }
                p.hint.unscripted { (words.word("notice-push-script")) }
            }
        }
    }
}

fn mail_row(words: &Dictionary, has_mail: bool) -> Markup {
    html! {
        @if has_mail {
            section.keep aria-labelledby="notice-mail" {
                span.keep-sign aria-hidden="true" { (symbol("scroll")) }
                div {
                    h2 #notice-mail { (words.word("notice-way-mail")) }
                    p { (words.word("notice-mail-help")) }
                    form.narrow method="post" action="/me/notices/add" {
                        input type="hidden" name="kind" value="mail";
                        div.field {
                            label for="mail-address" { (words.word("notice-mail-address")) }
                            input #mail-address name="address" type="email" autocomplete="email" maxlength="200" required;
                        }
                        button { (words.word("notice-add")) }
                    }
                }
            }
        }
    }
}

fn hook_row(words: &Dictionary) -> Markup {
    html! {
        section.keep aria-labelledby="notice-hook" {
            span.keep-sign aria-hidden="true" { (symbol("link")) }
            div {
                h2 #notice-hook { (words.word("notice-hook")) }
                p { (words.word("notice-hook-help")) }
                form.narrow method="post" action="/me/notices/add" {
                    div.field {
                        label for="hook-kind" { (words.word("notice-hook-kind")) }
                        select #hook-kind name="kind" {
                            @for kind in ["ntfy", "discord", "hook"] { option value=(kind) { (words.word(&format!("notice-way-{kind}"))) } }
                        }
                    }
                    div.field {
                        label for="hook-address" { (words.word("notice-hook-address")) }
                        input #hook-address name="address" type="url" autocomplete="off" maxlength=(LONGEST) required placeholder="https://";
                    }
                    button { (words.word("notice-add")) }
                }
            }
        }
    }
}

/// What was told, and what became of it.
fn told_rows(words: &Dictionary, channels: &[Channel], notices: &[Notice]) -> Markup {
    let way =
        |notice: &Notice| channels.iter().find(|channel| channel.id == notice.channel).map(|channel| channel.kind);
    html! {
        section.keep aria-labelledby="notice-told" {
            span.keep-sign aria-hidden="true" { (symbol("log")) }
            div {
                h2 #notice-told { (words.word("notice-told")) }
                @if notices.is_empty() { p.muted { (words.word("notice-told-none")) } }
                ul.plain-rows {
                    @for notice in notices {
                        li {
                            span {
                                @match &notice.table {
                                    Some(table) => a href={ "/t/" (table) } { (words.word(&format!("notice-kind-{}", notice.kind.as_str()))) },
                                    None => (words.word(&format!("notice-kind-{}", notice.kind.as_str()))),
                                }
                                " " span.small.muted {
                                    @if let Some(way) = way(notice) { (words.word(&format!("notice-way-{}", way.as_str()))) ", " }
                                    (ago(words, notice.ended.unwrap_or(notice.created)))
                                }
                            }
                            span.small {
                                (words.word(&format!("notice-state-{}", notice.state.as_str())))
                                @if let Some(why) = notice.why.as_ref().filter(|_| notice.state != NoticeState::Sent) { ": " (why_words(words, why)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Why something did not arrive, in words.
fn why_words(words: &Dictionary, why: &str) -> String {
    let (what, detail) = why.split_once(' ').unwrap_or((why, ""));
    let key = format!("notice-why-{what}");
    let key = if words.has(&key) { key } else { "notice-why-silent".to_owned() };
    plainly(words, &Message::new(key).with("detail", detail))
}

/// A channel that is to be kept.
#[derive(Debug, Deserialize)]
struct AddForm {
    kind: String,
    address: String,
}

/// `POST /me/notices/add`.
async fn add(State(app): State<Arc<App>>, visit: Visit, Posted(form): Posted<AddForm>) -> Result<Response, Problem> {
    let person = visit.someone()?;
    let kind = ChannelKind::read(&form.kind).ok_or_else(|| Problem::unreadable("ui-problem-form"))?;
    match kind {
        ChannelKind::Push => Err(Problem::unreadable("ui-problem-form")),
        ChannelKind::Mail => add_mail(&app, &visit, person, &form.address).await,
        ChannelKind::Hook | ChannelKind::Discord | ChannelKind::Ntfy => {
            let address = form.address.trim();
            if !app.desk.is_reachable(address) {
                return Err(Problem::unreadable("notice-problem-address"));
            }
            if kind == ChannelKind::Ntfy && !names_topic(address) {
                return Err(Problem::unreadable("notice-problem-topic"));
            }
            let label = address.split('/').nth(2).unwrap_or_default().to_owned();
            keep(&app, &visit, (kind, address.to_owned(), String::new()), label, true).await?;
            Ok(Redirect::to("/me/notices?done=added").into_response())
        }
    }
}

/// Whether an address ends with a topic, as ntfy calls what somebody listens to. Without one nothing can be published there.
fn names_topic(address: &str) -> bool {
    let path = address.parse::<Uri>().map(|address| address.path().to_owned()).unwrap_or_default();
    let topic = path.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    (1..=64).contains(&topic.len()) && topic.bytes().all(plain)
}

async fn add_mail(app: &App, visit: &Visit, person: &Person, address: &str) -> Result<Response, Problem> {
    if !app.desk.has_mail() {
        return Err(Problem::forbidden("notice-problem-mail"));
    }
    let address = mailbox(address).ok_or_else(|| Problem::unreadable("notice-problem-mailbox"))?;
    let now = app.host.clock.now();
    let outbox = app.host.store.outbox();
    if outbox.notified(&address, NoticeKind::Confirm, Time(now.0 - DAY)).await? >= MOST_CONFIRMS {
        return Err(Problem::forbidden("notice-problem-many"));
    }
    let channel = keep(app, visit, (ChannelKind::Mail, address.clone(), store::fresh_key()), address, false).await?;
    if channel.confirmed {
        return Ok(Redirect::to("/me/notices?done=added").into_response());
    }
    tracing::debug!(person = person.id.0, "a mailbox is asked whether it is theirs");
    outbox.notify(channel.id, NoticeKind::Confirm, None, now).await?;
    app.called.notify_one();
    Ok(Redirect::to("/me/notices?done=confirm").into_response())
}

/// Keeps a channel of whoever asks.
async fn keep(
    app: &App,
    visit: &Visit,
    (kind, address, keys): (ChannelKind, String, String),
    label: String,
    confirmed: bool,
) -> Result<Channel, Problem> {
    let person = visit.someone()?.id;
    app.allow_attempt(visit.net, Some(&format!("notices {person}")))?;
    let outbox = app.host.store.outbox();
    let channels = outbox.channels(person).await?;
    let is_known = channels.iter().any(|channel| channel.kind == kind && channel.address == address);
    if !is_known && channels.len() >= MOST_CHANNELS {
        return Err(Problem::forbidden("notice-problem-most"));
    }
    let channel = outbox.add_channel(NewChannel { person, kind, address, keys, label, confirmed }).await?;
    app.channels_changed(person);
    Ok(channel)
}

/// What a browser tells when it subscribes.
#[derive(Debug, Deserialize)]
struct PushForm {
    endpoint: String,
    p256dh: String,
    auth: String,
}

/// `POST /me/notices/push`: our script has subscribed this browser.
async fn subscribe(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(form): Posted<PushForm>,
) -> Result<Response, Problem> {
    let keys = Subscription { p256dh: form.p256dh, auth: form.auth };
    if !app.desk.is_reachable(&form.endpoint) || !keys.is_sound() {
        return Err(Problem::unreadable("notice-problem-address"));
    }
    let keys = serde_json::to_string(&keys).map_err(|_| Problem::Broken)?;
    let label = visit.device.clone();
    keep(&app, &visit, (ChannelKind::Push, form.endpoint, keys), label, true).await?;
    Ok(Redirect::to("/me/notices?done=added").into_response())
}

/// A form that names a channel.
#[derive(Debug, Deserialize)]
struct ChannelForm {
    channel: String,
    #[serde(default)]
    daily: Option<String>,
}

impl ChannelForm {
    /// The channel, if it belongs to whoever asks.
    async fn own(&self, app: &App, visit: &Visit) -> Result<Channel, Problem> {
        let person = visit.someone()?.id;
        let channel = app.host.store.outbox().channel(self.channel.clone()).await?;
        channel.filter(|channel| channel.person == person).ok_or(Problem::NotFound)
    }
}

/// `POST /me/notices/daily`: each thing by itself, or everything once a day.
async fn daily(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(form): Posted<ChannelForm>,
) -> Result<Response, Problem> {
    let channel = form.own(&app, &visit).await?;
    let hour = match form.daily.as_deref() {
        None | Some("") => None,
        Some(hour) => {
            let hour = hour.parse::<u8>().ok().filter(|hour| *hour < 24);
            Some(hour.ok_or_else(|| Problem::unreadable("ui-problem-form"))?)
        }
    };
    app.host.store.outbox().set_daily(channel.person, channel.id, hour).await?;
    Ok(Redirect::to("/me/notices?done=changed").into_response())
}

/// `POST /me/notices/remove`.
async fn remove(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(form): Posted<ChannelForm>,
) -> Result<Response, Problem> {
    let channel = form.own(&app, &visit).await?;
    app.host.store.outbox().remove_channel(channel.id).await?;
    app.channels_changed(channel.person);
    Ok(Redirect::to("/me/notices?done=removed").into_response())
}

/// `POST /me/notices/test`: whether it arrives.
async fn test(
    State(app): State<Arc<App>>,
    visit: Visit,
    Posted(form): Posted<ChannelForm>,
) -> Result<Response, Problem> {
    let channel = form.own(&app, &visit).await?;
    try_channel(&app, visit.net, channel).await?;
    Ok(Redirect::to("/me/notices?done=test").into_response())
}

/// Tells something on a channel, to see whether it arrives.
pub(crate) async fn try_channel(app: &App, net: Net, channel: Channel) -> Result<(), Problem> {
    if !channel.confirmed {
        return Err(Problem::forbidden("notice-problem-unconfirmed"));
    }
    app.allow_attempt(net, Some(&format!("notices {}", channel.person)))?;
    let outbox = app.host.store.outbox();
    // Whoever tries says that it works again.
    outbox.break_channel(channel.id.clone(), None).await?;
    outbox.notify(channel.id, NoticeKind::Test, None, app.host.clock.now()).await?;
    app.called.notify_one();
    Ok(())
}

/// A page with one thing to do on it.
fn single(app: &App, visit: &Visit, title: &str, form: Markup) -> Response {
    let words = app.words.plain(visit.reader.lang);
    let title = words.word(title);
    let body = html! { section.people { h1 { (title) } (form) } };
    Page { title, kind: "people", body, visit }.dress(app).into_response()
}

/// `GET /confirm/{code}`: looking at the link changes nothing, as those who check mail look at links, too.
async fn confirm_page(State(app): State<Arc<App>>, Path(code): Path<String>, visit: Visit) -> Response {
    let words = app.words.plain(visit.reader.lang);
    let form = html! {
        p { (words.word("notice-confirm-help")) }
        form method="post" action={ "/confirm/" (super::encode(&code)) } { button.primary { (words.word("notice-confirm-go")) } }
    };
    single(&app, &visit, "notice-confirm-page", form)
}

/// `POST /confirm/{code}`.
async fn confirm(State(app): State<Arc<App>>, Path(code): Path<String>, visit: Visit) -> Result<Response, Problem> {
    app.allow_attempt(visit.net, None)?;
    let channel = app.host.store.outbox().confirm_channel(code).await?.ok_or(Problem::NotFound)?;
    app.channels_changed(channel.person);
    if visit.person.as_ref().is_some_and(|person| person.id == channel.person) {
        return Ok(Redirect::to("/me/notices?done=confirmed").into_response());
    }
    let words = app.words.plain(visit.reader.lang);
    Ok(single(&app, &visit, "notice-confirm-page", html! { p { (words.word("notice-done-confirmed")) } }))
}

/// From which table somebody came to switch things off.
#[derive(Debug, Default, Deserialize)]
struct OffFrom {
    #[serde(default)]
    table: Option<String>,
}

/// `GET /off/{channel}`: what can be switched off, each with one click.
async fn off_page(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Asked(from): Asked<OffFrom>,
) -> Result<Response, Problem> {
    let channel = app.host.store.outbox().channel(id).await?.ok_or(Problem::NotFound)?;
    let words = app.words.plain(visit.reader.lang);
    let table = from.table.and_then(|table| table.parse::<TableId>().ok());
    let form = html! {
        p { (plainly(words, &Message::new("notice-off-help").with("way", words.word(&format!("notice-way-{}", channel.kind.as_str()))))) }
        form.actions method="post" action={ "/off/" (channel.id) } {
            @if let Some(table) = &table { button name="table" value=(table) { (words.word("notice-off-table")) } }
            button.primary name="all" value="yes" { (words.word("notice-off-all")) }
        }
    };
    Ok(single(&app, &visit, "notice-off", form))
}

/// What is to be switched off; mail programs that do it by themselves say neither.
#[derive(Debug, Default, Deserialize)]
struct OffForm {
    #[serde(default)]
    table: Option<String>,
}

/// `POST /off/{channel}`: whoever has the address may do this, without being known here.
async fn off(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
    Posted(form): Posted<OffForm>,
) -> Result<Response, Problem> {
    let outbox = app.host.store.outbox();
    let channel = outbox.channel(id).await?.ok_or(Problem::NotFound)?;
    let table = form.table.map(|table| table.parse::<TableId>().map_err(|_| Problem::NotFound)).transpose()?;
    match table {
        Some(table) => {
            let live = app.host.table(table.as_str()).await?;
            outbox.set_quiet(channel.person, live.id.clone(), true).await?;
        }
        None => drop(outbox.remove_channel(channel.id).await?),
    }
    app.channels_changed(channel.person);
    let words = app.words.plain(visit.reader.lang);
    Ok(single(&app, &visit, "notice-off", html! { p { (words.word("notice-off-done")) } }))
}

/// `GET /told.js`: what a browser runs when something is pushed to it. It stands at the root, because it may only act below its own
/// address.
async fn worker() -> Response {
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("text/javascript; charset=utf-8")),
        (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    (headers, include_str!("../../assets/told.js")).into_response()
}

#[cfg(test)]
mod tests {
    use super::names_topic;

    #[test]
    fn an_address_of_ntfy_ends_with_a_topic() {
        for address in ["https://ntfy.sh/my-topic", "https://a.example/ntfy/My_Topic9", "https://ntfy.sh/topic/?up=1"] {
            assert!(names_topic(address), "{address}");
        }
        let long = format!("https://ntfy.sh/{}", "x".repeat(65));
        for address in [
            "https://ntfy.sh",
            "https://ntfy.sh/",
            "https://ntfy.sh//",
            "https://ntfy.sh/a.b",
            "https://ntfy.sh/?topic",
            &long,
            "x y",
        ] {
            assert!(!names_topic(address), "{address}");
        }
    }
}
