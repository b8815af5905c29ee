//! Who hears of what was committed.

use crate::TableId;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::broadcast::{self, error::RecvError};

/// How many news of one table a slow listener may be behind before it skips some.
const TABLE_BACKLOG: usize = 16;

/// The same for those who listen to all tables.
const ALL_BACKLOG: usize = 4096;

/// How many tables may have listeners before those without are first forgotten.
const FIRST_SWEEP: usize = 64;

/// Something at a table is on the disk now. It says where to look, never what is there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// The log has grown.
    Log {
        /// Which table.
        table: TableId,
        /// Its version now.
        version: u64,
    },
    /// Somebody said something.
    Chat {
        /// Which table.
        table: TableId,
        /// The number of what was said.
        id: u64,
    },
}

impl News {
    /// The table it is about.
    pub fn table(&self) -> &TableId {
        match self {
            News::Log { table, .. } | News::Chat { table, .. } => table,
        }
    }
}

/// Hears news, always after the commit they tell of.
#[derive(Debug)]
pub struct Listener(broadcast::Receiver<News>);

impl Listener {
    /// The next news; `None` when the store is closed. A listener that is too slow skips the oldest news, which is
    /// harmless: the newer ones name higher versions.
    pub async fn next(&mut self) -> Option<News> {
        loop {
            match self.0.recv().await {
                Ok(news) => return Some(news),
                Err(RecvError::Lagged(_)) => {}
                Err(RecvError::Closed) => return None,
            }
        }
    }
}

/// Hands out news.
#[derive(Debug)]
pub(crate) struct Hub(Mutex<Channels>);

#[derive(Debug)]
struct Channels {
    /// `None` once the store is closed.
    all: Option<broadcast::Sender<News>>,
    tables: HashMap<TableId, broadcast::Sender<News>>,
    /// At this many tables those without listeners are forgotten.
    sweep_at: usize,
}

impl Hub {
    pub(crate) fn new() -> Hub {
        let all = Some(broadcast::Sender::new(ALL_BACKLOG));
        Hub(Mutex::new(Channels { all, tables: HashMap::new(), sweep_at: FIRST_SWEEP }))
    }

    fn channels(&self) -> MutexGuard<'_, Channels> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn listen(&self, table: &TableId) -> Listener {
        let mut channels = self.channels();
        if channels.all.is_none() {
            return closed();
        }
        if channels.tables.len() >= channels.sweep_at {
            channels.tables.retain(|_, sender| sender.receiver_count() > 0);
            channels.sweep_at = FIRST_SWEEP.max(2 * channels.tables.len());
        }
        let sender = channels.tables.entry(table.clone()).or_insert_with(|| broadcast::Sender::new(TABLE_BACKLOG));
        Listener(sender.subscribe())
    }

    pub(crate) fn listen_all(&self) -> Listener {
        self.channels().all.as_ref().map_or_else(closed, |sender| Listener(sender.subscribe()))
    }

    pub(crate) fn publish(&self, news: impl IntoIterator<Item = News>) {
        let mut channels = self.channels();
        for news in news {
            if channels.tables.get(news.table()).is_some_and(|sender| sender.send(news.clone()).is_err()) {
                channels.tables.remove(news.table());
            }
            if let Some(all) = &channels.all {
                // Nobody listening is no mistake.
                let _ = all.send(news);
            }
        }
    }

    /// Lets every listener hear the end.
    pub(crate) fn close(&self) {
        let mut channels = self.channels();
        channels.all = None;
        channels.tables.clear();
    }
}

/// A listener that hears the end at once.
fn closed() -> Listener {
    Listener(broadcast::Sender::new(1).subscribe())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_slow_listener_skips_to_newer_news_and_hears_the_end() {
        let hub = Hub::new();
        let table = TableId::draw();
        let mut listener = hub.listen(&table);
        hub.publish((1..=100).map(|version| News::Log { table: table.clone(), version }));
        let mut heard = Vec::new();
        hub.close();
        while let Some(News::Log { version, .. }) = listener.next().await {
            heard.push(version);
        }
        assert_eq!(heard.last(), Some(&100));
        assert!(heard.len() <= TABLE_BACKLOG);
        assert_eq!(hub.listen(&table).next().await, None);
        assert_eq!(hub.listen_all().next().await, None);
    }

    #[test]
    fn tables_without_listeners_are_forgotten() {
        let hub = Hub::new();
        for _ in 0..1000 {
            drop(hub.listen(&TableId::draw()));
        }
        assert!(hub.channels().tables.len() <= FIRST_SWEEP);
    }
}
