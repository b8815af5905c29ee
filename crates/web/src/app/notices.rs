//! Telling people who are not here what waits for them.

use super::App;
use crate::host::Live;
use crate::notices::{AT_ONCE, Miss, Told, by_channel, delivery};
use crate::problem::Problem;
use std::sync::Arc;
use store::{DueNotice, News, PersonId};
use tokio::task::JoinSet;

impl App {
    /// Tells everything that is due, if it is this server that does.
    pub(crate) async fn tell_due(self: &Arc<App>) -> Result<usize, store::Error> {
        if !self.host.is_its_turn("outbox").await {
            return Ok(0);
        }
        let due = self.host.store.outbox().claim(self.host.clock.now(), AT_ONCE).await?;
        let count = due.len();
        let mut telling = JoinSet::new();
        for together in by_channel(due) {
            let app = Arc::clone(self);
            telling.spawn(async move { app.tell(together).await });
        }
        while telling.join_next().await.is_some() {}
        Ok(count)
    }

    /// Tells what belongs together, and writes down what became of it.
    async fn tell(&self, due: Vec<DueNotice>) {
        let Some((told, first)) = Told::of(&self.words, &due, &self.desk.site).zip(due.first()) else { return };
        let result = self.desk.deliver(&first.channel, &told).await;
        let outbox = self.host.store.outbox();
        let now = self.host.clock.now();
        if let Err(miss) = &result {
            tracing::info!(kind = first.channel.kind.as_str(), why = miss.text(), "a notice did not arrive");
        }
        // A push service says so when a browser has gone for good.
        if let Err(miss @ Miss::Answer(404 | 410)) = &result
            && let Err(error) = outbox.break_channel(first.channel.id.clone(), Some(miss.text())).await
        {
            tracing::warn!(%error, "a channel could not be switched off");
        }
        for one in &due {
            let delivery = delivery(&result, one.notice.tries, now);
            if let Err(error) = outbox.deliver(one.notice.id.clone(), one.notice.tries, delivery, now).await {
                tracing::warn!(%error, "what became of a notice could not be kept");
            }
        }
    }

    /// Whoever has channels looks at a table: nothing about it need be told any more.
    pub(crate) async fn looked(&self, live: &Live, person: PersonId) -> Result<(), Problem> {
        if live.now().seats_of(person).is_empty() || !live.is_first_look(person) || !self.has_channels(person).await? {
            return Ok(());
        }
        self.host.store.outbox().looked(person, live.id.clone()).await?;
        Ok(())
    }

    /// Whether somebody has channels at all, as far as it is known.
    pub(crate) async fn has_channels(&self, person: PersonId) -> Result<bool, Problem> {
        if let Some(known) = self.known_channels(person) {
            return Ok(known);
        }
        let known = !self.host.store.outbox().channels(person).await?.is_empty();
        self.remember_channels(person, known);
        Ok(known)
    }

    /// Somebody's channels have changed, here and for other servers.
    pub(crate) fn channels_changed(&self, person: PersonId) {
        self.forget_person(&person.to_string());
        self.host.store.tell(News::Person(person));
    }
}
