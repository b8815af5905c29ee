//! How servers hear of each other, and how fast the database is.

use super::connect_options;
use crate::{Error, News, fresh_key};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, PgConnection};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// The channel that all servers of a database listen to.
const CHANNEL: &str = "crownlands";

/// The most bytes that PostgreSQL carries in one notification, less what we put before them.
const MOST_BYTES: usize = 7000;

/// For how long news are gathered before they are told.
pub(super) const GATHER: Duration = Duration::from_millis(5);

/// How long to wait before a failed connection is made again.
const AGAIN: Duration = Duration::from_millis(500);

/// Tells the others what was done, after it was committed: telling within the transaction would let all servers commit one after
/// another. What cannot be told is dropped, because whoever misses it finds it out by version.
pub(super) async fn tell(connect: PgConnectOptions, holder: String, mut news: mpsc::UnboundedReceiver<News>) {
    let connect = connect.options([("synchronous_commit", "off")]);
    let (mut db, mut gathered): (Option<PgConnection>, Vec<News>) = (None, Vec::new());
    while news.recv_many(&mut gathered, 1024).await > 0 {
        let lines: Vec<String> = gathered.drain(..).filter_map(|news| news.line()).collect();
        for payload in payloads(&holder, &lines) {
            if let Err(error) = tell_one(&connect, &mut db, &payload).await {
                tracing::warn!(%error, "other servers were not told");
                db = None;
            }
        }
        tokio::time::sleep(GATHER).await;
    }
}

async fn tell_one(connect: &PgConnectOptions, db: &mut Option<PgConnection>, payload: &str) -> Result<(), Error> {
    let telling = async {
        let db = match db {
            Some(db) => db,
            None => db.insert(connect.connect().await?),
        };
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload).execute(db).await?;
        Ok(())
    };
    let told = tokio::time::timeout(Duration::from_secs(5), telling).await;
    told.unwrap_or_else(|_| Err(Error::Lost("it does not answer".to_owned())))
}

/// The lines in as few notifications as can carry them, each with the name of the sender first.
fn payloads(holder: &str, lines: &[String]) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for line in lines {
        match payloads.last_mut() {
            Some(last) if last.len() + line.len() < MOST_BYTES => {
                last.push('\n');
                last.push_str(line);
            }
            _ => payloads.push(format!("{holder}\n{line}")),
        }
    }
    payloads
}

/// Begins to listen.
pub(super) async fn subscribe(connect: PgConnectOptions) -> Result<PgListener, Error> {
    let pool = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None).connect_lazy_with(connect);
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.ignore_pool_close_event(true);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Hears what the others did, until nobody wants to know any more.
pub(super) async fn listen(mut listener: PgListener, own: String, ears: mpsc::Sender<News>) {
    let mut missed = false;
    while !ears.is_closed() {
        let heard = match listener.try_recv().await {
            Ok(Some(notification)) => read(notification.payload(), &own),
            // The connection was lost and made anew.
            Ok(None) => vec![News::Anything],
            Err(error) => {
                tracing::warn!(%error, "other servers cannot be heard");
                tokio::time::sleep(AGAIN).await;
                vec![News::Anything]
            }
        };
        for news in heard {
            missed |= ears.try_send(news).is_err();
        }
        if missed {
            missed = ears.try_send(News::Anything).is_err();
        }
    }
}

/// What a notification says, unless it is our own.
fn read(payload: &str, own: &str) -> Vec<News> {
    let mut lines = payload.lines();
    if lines.next() == Some(own) { Vec::new() } else { lines.filter_map(News::read).collect() }
}

/// Measures how many single-row commits per second the database carries: one row, one transaction, one after another, for about
/// `span`. A table of its own is used and removed again.
pub async fn commit_rate(url: &str, span: Duration) -> Result<f64, Error> {
    let mut db = super::open(&connect_options(url)?).await?;
    let table = format!("commit_rate_{}", fresh_key());
    let make = format!("CREATE TABLE {table} (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body TEXT NOT NULL)");
    let insert = format!("INSERT INTO {table} (body) VALUES ($1)");
    sqlx::query(AssertSqlSafe(make)).execute(&mut db).await?;
    let begun = Instant::now();
    let mut commits = 0_u32;
    while begun.elapsed() < span || commits == 0 {
        sqlx::query(AssertSqlSafe(insert.clone())).bind("expand C7 C9").execute(&mut db).await?;
        commits += 1;
    }
    let rate = f64::from(commits) / begun.elapsed().as_secs_f64();
    sqlx::query(AssertSqlSafe(format!("DROP TABLE {table}"))).execute(&mut db).await?;
    db.close().await?;
    Ok(rate)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableId;

    #[test]
    fn many_news_travel_in_few_notifications_and_are_not_heard_by_who_told_them() {
        let table: TableId = "0123456789".parse().unwrap();
        let news: Vec<News> = (0..1000).map(|version| News::Grown(table.clone(), version)).collect();
        let lines: Vec<String> = news.iter().filter_map(News::line).collect();
        let payloads = payloads("me", &lines);
        assert!(payloads.len() < 10 && payloads.iter().all(|payload| payload.len() < 8000));
        let heard: Vec<News> = payloads.iter().flat_map(|payload| read(payload, "somebody else")).collect();
        assert_eq!(heard, news);
        assert!(payloads.iter().all(|payload| read(payload, "me").is_empty()));
    }
}
