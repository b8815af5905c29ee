//! Where the owner of a token is told things, and what was told. New ways are made on the pages only: one of them would go on telling after the token
//! that made it was taken back.

use super::at_table::AtTable;
use super::body::Sent;
use super::deeds::OfSeat;
use super::shapes::seat;
use crate::app::App;
use crate::pages::{remind_late, silence, try_channel};
use crate::problem::Problem;
use crate::visit::{Scope, Visit};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::{Channel, Notice};
use utoipa::ToSchema;

/// How much of what was told is listed.
const LISTED: u32 = 50;

/// A way on which somebody is told things.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct ChannelShape {
    /// Its name; whoever knows it can switch it off.
    channel: String,
    /// `push`, `mail`, `hook`, `discord` or `ntfy`.
    kind: String,
    /// What it is called.
    label: String,
    /// The hour (UTC) at which everything is told at once; nothing where each thing is told by itself.
    daily: Option<u8>,
    /// Whether it is known to be theirs.
    confirmed: bool,
    /// Why nothing arrives there any more.
    broken: Option<String>,
}

impl From<Channel> for ChannelShape {
    fn from(channel: Channel) -> ChannelShape {
        ChannelShape {
            channel: channel.id,
            kind: channel.kind.as_str().to_owned(),
            label: channel.label,
            daily: channel.daily,
            confirmed: channel.confirmed,
            broken: channel.broken,
        }
    }
}

/// Something that was told, or is about to be.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct NoticeShape {
    /// On which way.
    channel: String,
    /// What: `turn`, `over`, `asked`, `remind`, `test` or `confirm`.
    kind: String,
    /// About which table.
    table: Option<String>,
    /// What became of it, the same word every time.
    state: String,
    /// Why it did not arrive, as far as it did not.
    why: Option<String>,
    /// Since when it waits, in milliseconds since 1970.
    created: i64,
    /// When something became of it.
    ended: Option<i64>,
}

impl From<Notice> for NoticeShape {
    fn from(notice: Notice) -> NoticeShape {
        NoticeShape {
            channel: notice.channel,
            kind: notice.kind.as_str().to_owned(),
            table: notice.table.map(|table| table.to_string()),
            state: notice.state.as_str().to_owned(),
            why: notice.why,
            created: notice.created.0,
            ended: notice.ended.map(|ended| ended.0),
        }
    }
}

/// Where somebody is told things, and what was told.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Notices {
    channels: Vec<ChannelShape>,
    /// The newest first.
    told: Vec<NoticeShape>,
}

/// Where the owner of the token is told things, and what was told.
#[utoipa::path(get, path = "/me/notices", tag = "account", security(("token" = ["account"])), responses((status = 200, description = "The ways, and what was told.", body = Notices)))]
pub(super) async fn list(State(app): State<Arc<App>>, visit: Visit) -> Result<Json<Notices>, Problem> {
    let person = visit.may(Scope::Account)?.id;
    let outbox = app.host.store.outbox();
    let channels = outbox.channels(person).await?.into_iter().map(ChannelShape::from).collect();
    let told = outbox.notices(person, LISTED).await?.into_iter().map(NoticeShape::from).collect();
    Ok(Json(Notices { channels, told }))
}

/// A way of the owner of the token.
async fn own(app: &App, visit: &Visit, id: String) -> Result<Channel, Problem> {
    let person = visit.may(Scope::Account)?.id;
    let channel = app.host.store.outbox().channel(id).await?;
    channel.filter(|channel| channel.person == person).ok_or(Problem::NotFound)
}

/// Tells something on a way of the owner of the token, to see whether it arrives.
#[utoipa::path(
    post, path = "/me/notices/{channel}/test", tag = "account", security(("token" = ["account"])),
    params(("channel" = String, Path, description = "The name of a way.")),
    responses((status = 204, description = "It is on its way."))
)]
pub(super) async fn test(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<StatusCode, Problem> {
    let channel = own(&app, &visit, id).await?;
    try_channel(&app, visit.net, channel).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tells nothing more on a way of the owner of the token.
#[utoipa::path(
    delete, path = "/me/notices/{channel}", tag = "account", security(("token" = ["account"])),
    params(("channel" = String, Path, description = "The name of a way.")),
    responses((status = 204, description = "Done."))
)]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    visit: Visit,
) -> Result<StatusCode, Problem> {
    let channel = own(&app, &visit, id).await?;
    app.host.store.outbox().remove_channel(channel.id).await?;
    app.channels_changed(channel.person);
    Ok(StatusCode::NO_CONTENT)
}

/// Whether nothing is to be told.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Quiet {
    quiet: bool,
}

/// Tells the owner of the token nothing about a table at which they play, or does so again.
#[utoipa::path(
    put, path = "/tables/{table}/quiet", tag = "account", security(("token" = ["account"])), request_body = Quiet,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 204, description = "Done."))
)]
pub(super) async fn quiet(at: AtTable, Sent(wanted): Sent<Quiet>) -> Result<StatusCode, Problem> {
    let (person, live) = at.may(Scope::Account).await?;
    silence(&at.app, &live, person.id, wanted.quiet).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reminds somebody who is overdue, once.
#[utoipa::path(
    post, path = "/tables/{table}/remind", tag = "play", security(("token" = ["play"])), request_body = OfSeat,
    params(("table" = String, Path, description = "The name of a table.")),
    responses((status = 204, description = "They are reminded."))
)]
pub(super) async fn remind(at: AtTable, Sent(of): Sent<OfSeat>) -> Result<StatusCode, Problem> {
    let (me, live) = at.may(Scope::Play).await?;
    remind_late(&at.app, &live, me.id, seat(&of.seat)?).await?;
    Ok(StatusCode::NO_CONTENT)
}
