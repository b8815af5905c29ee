//! What the parts of the table page are made from: the table, who looks, and how.

use super::stand::Stand;
use crate::host::{Live, Now, Promises, Robot};
use crate::visit::Visit;
use maud::{Markup, html};
use serde::Deserialize;
use std::time::Duration;
use table::{Dictionary, Message, Seat};

/// How the page is looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub(crate) struct Look {
    /// An action that was picked but not confirmed yet.
    #[serde(default)]
    pub(crate) choose: Option<String>,
    /// Which page of the log, from 1; `all` for the first.
    #[serde(default)]
    pub(crate) log: Option<String>,
    /// Which tab is open.
    #[serde(default)]
    pub(crate) tab: Option<String>,
    /// Through the eyes of which seat that shows its hand.
    #[serde(default)]
    pub(crate) eyes: Option<String>,
}

/// Everything the parts of the page are made from.
pub(crate) struct Sight<'a> {
    pub(crate) live: &'a Live,
    pub(crate) now: &'a Now,
    pub(crate) stand: Stand,
    pub(crate) visit: &'a Visit,
    pub(crate) look: &'a Look,
    pub(crate) words: &'a Dictionary,
    /// Whether hints for a first game are welcome.
    pub(crate) newcomer: bool,
    /// Who else can be seated.
    pub(crate) robots: &'a [Robot],
    /// For how long somebody must be away before the others may go on without them.
    pub(crate) away: Duration,
    /// What whoever looks has written down here for themselves.
    pub(crate) note: Option<&'a str>,
    /// Whether whoever looks is told here that it is their turn; `None` if that is no question.
    pub(crate) told: Option<bool>,
    /// What whoever looks has programmed here.
    pub(crate) plans: Vec<store::Plan>,
    /// Promises the seed of a rematch.
    pub(crate) promises: &'a Promises,
}

impl Sight<'_> {
    /// The name of a seat.
    pub(crate) fn name(&self, seat: Seat) -> String {
        let held = self.now.seats.get(seat.index());
        held.map(|held| held.name.clone())
            .filter(|name| !name.is_empty())
            .unwrap_or_else(|| seat.to_string().to_uppercase())
    }

    /// A sentence with the names of this table.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say(message, &|seat| self.name(seat))
    }

    /// A word.
    pub(crate) fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// The address of the table, or of something at it.
    pub(crate) fn at(&self, rest: &str) -> String {
        format!("/t/{}{rest}", self.live.id)
    }
}

/// What makes a form safe to send twice and impossible to send late: the version it was made for, and a key.
pub(super) fn stamp(sight: &Sight<'_>, seat: Seat) -> Markup {
    html! {
        input type="hidden" name="seat" value=(seat);
        input type="hidden" name="version" value=(sight.now.version);
        input type="hidden" name="key" value={ "page-" (sight.now.version) };
    }
}
