//! Telling people who are not here that it is their turn: by Web Push, by mail, or to an address of theirs.
//!
//! What is to be told is written into the outbox of the store with the move that calls for it, so that nothing is forgotten when a server stops. One
//! server at a time works the outbox; what it takes is nobody else's for a while, and whatever does not arrive is tried again, later
//! each time. Whoever looks at the table by themselves in the meantime is told nothing.

mod mail;
mod push;
mod reach;
mod say;

pub(crate) use mail::mailbox;
pub use mail::{MailFault, MailOptions};
pub(crate) use push::Subscription;
pub(crate) use reach::{LONGEST, Miss};
pub(crate) use say::Told;

use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderName, HeaderValue};
use mail::Postman;
use push::Vapid;
use reach::Reach;
use std::time::Duration;
use store::{Channel, ChannelKind, Delivery, DueNotice, Time};

/// How people who are not here are told things.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NoticeOptions {
    /// How mail leaves the house; without it there is none.
    pub mail: Option<MailOptions>,
    /// Whether messages may be sent into networks that only this machine reaches, and unencrypted.
    pub inner: bool,
}

/// How many notices are taken at once.
pub(crate) const AT_ONCE: u32 = 50;

/// After how long something that did not arrive is tried again, in minutes; after the last it is given up.
const AGAIN: [i64; 6] = [1, 5, 30, 120, 360, 720];

/// How long a push service keeps a message for a browser that is not running, in seconds.
const KEPT: &str = "86400";

/// How many channels somebody may have.
pub(crate) const MOST_CHANNELS: usize = 10;

/// The desk at which the outbox is worked.
#[derive(Debug)]
pub(crate) struct Desk {
    reach: Reach,
    vapid: Vapid,
    postman: Option<Postman>,
    /// The address of the site, without a slash at its end.
    pub(crate) site: String,
}

impl Desk {
    /// The desk of a site at this address.
    pub(crate) fn new(options: &NoticeOptions, secret: [u8; 32], site: &str) -> Result<Desk, MailFault> {
        let postman = options.mail.as_ref().map(Postman::new).transpose()?;
        let site = site.trim_end_matches('/').to_owned();
        Ok(Desk { reach: Reach::new(options.inner), vapid: Vapid::of(secret), postman, site })
    }

    /// Whether mail leaves this house.
    pub(crate) fn has_mail(&self) -> bool {
        self.postman.is_some()
    }

    /// The key browsers subscribe with.
    pub(crate) fn push_key(&self) -> String {
        self.vapid.public()
    }

    /// Whether messages can be sent to an address at all.
    pub(crate) fn is_reachable(&self, address: &str) -> bool {
        self.reach.target(address).is_ok()
    }

    /// Sends what is told to where a channel leads.
    pub(crate) async fn deliver(&self, channel: &Channel, told: &Told) -> Result<(), Miss> {
        let target = || self.reach.target(&channel.address);
        match channel.kind {
            ChannelKind::Mail => match &self.postman {
                Some(postman) => postman.send(&channel.address, told).await,
                None => Err(Miss::Silent),
            },
            ChannelKind::Push => self.push(channel, told).await,
            ChannelKind::Hook => self.reach.send(&target()?, json_headers(), hook(told)).await,
            ChannelKind::Discord => self.reach.send(&target()?, json_headers(), discord(told)).await,
            ChannelKind::Ntfy => {
                let address = format!("{}?{}", channel.address.split('?').next().unwrap_or_default(), ntfy(told));
                let plain = (CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
                let text = told.text.clone().into_bytes();
                self.reach.send(&self.reach.target(&address)?, vec![plain], text).await
            }
        }
    }

    async fn push(&self, channel: &Channel, told: &Told) -> Result<(), Miss> {
        let target = self.reach.target(&channel.address)?;
        let subscription: Subscription = serde_json::from_str(&channel.keys).map_err(|_| Miss::Address)?;
        let said =
            serde_json::json!({ "title": told.title, "text": told.text, "address": told.address, "lang": told.lang });
        let sealed = subscription.seal(said.to_string().as_bytes()).ok_or(Miss::Address)?;
        let subject =
            self.postman.as_ref().map_or_else(|| self.site.clone(), |mail| format!("mailto:{}", mail.sender()));
        let shown = self.vapid.authorization(&target, &subject);
        let headers = vec![
            (AUTHORIZATION, HeaderValue::from_str(&shown).map_err(|_| Miss::Address)?),
            (CONTENT_ENCODING, HeaderValue::from_static("aes128gcm")),
            (CONTENT_TYPE, HeaderValue::from_static("application/octet-stream")),
            (HeaderName::from_static("ttl"), HeaderValue::from_static(KEPT)),
            (HeaderName::from_static("urgency"), HeaderValue::from_static("normal")),
        ];
        self.reach.send(&target, headers, sealed).await
    }
}

fn json_headers() -> Vec<(HeaderName, HeaderValue)> {
    vec![(CONTENT_TYPE, HeaderValue::from_static("application/json"))]
}

/// What an address that takes JSON gets.
fn hook(told: &Told) -> Vec<u8> {
    let (table, game) = told.table.clone().unzip();
    let said = serde_json::json!({
        "event": told.kind, "title": told.title, "text": told.text, "address": told.address, "table": table, "game": game,
        "off": told.off,
    });
    said.to_string().into_bytes()
}

fn discord(told: &Told) -> Vec<u8> {
    let content = format!("**{}**\n{}\n{}", told.title, told.text, told.address);
    // Names that people chose call nobody.
    serde_json::json!({ "content": content, "allowed_mentions": { "parse": [] } }).to_string().into_bytes()
}

fn ntfy(told: &Told) -> String {
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.append_pair("title", &told.title).append_pair("click", &told.address).append_pair("tags", "crown").finish()
}

/// What comes to a channel once a day comes together; everything else by itself.
pub(crate) fn by_channel(due: Vec<DueNotice>) -> Vec<Vec<DueNotice>> {
    let mut all: Vec<Vec<DueNotice>> = Vec::new();
    for one in due {
        let joins = |group: &&mut Vec<DueNotice>| {
            let same = |other: &DueNotice| other.channel.id == one.channel.id && other.notice.kind == one.notice.kind;
            one.channel.daily.is_some() && group.first().is_some_and(same)
        };
        match all.iter_mut().find(joins) {
            Some(group) => group.push(one),
            None => all.push(vec![one]),
        }
    }
    all
}

/// What becomes of a notice after this.
pub(crate) fn delivery(result: &Result<(), Miss>, tries: u32, now: Time) -> Delivery {
    match result {
        Ok(()) => Delivery::Sent,
        Err(miss) => match AGAIN.get((tries as usize).saturating_sub(1)).filter(|_| miss.may_pass()) {
            Some(minutes) => Delivery::Again(Time(now.0 + minutes * 60_000), miss.text()),
            None => Delivery::Failed(miss.text()),
        },
    }
}

/// How often the outbox is looked into.
pub(crate) const ROUND: Duration = Duration::from_secs(2);
