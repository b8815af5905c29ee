//! What a database needs to send a whole house elsewhere, or to take one in.

use super::dialect::SNAPSHOT;
use super::write::write_down;
use super::{check, connect_options, open, schema};
use crate::{DeedKind, Error, Report};
use sqlx::{Connection, PgConnection};
use std::time::Duration;

/// Opens a database to read everything in it, or to write.
pub(crate) async fn open_for_copy(url: &str) -> Result<PgConnection, Error> {
    let mut db = open(&connect_options(url)?.options([("idle_in_transaction_session_timeout", "0")])).await?;
    schema::prepare(&mut db).await?;
    Ok(db)
}

/// How often it is looked whether the last server has left; one that has just ended is seen for a moment longer.
const LOOKS: usize = 20;

/// [`Error::InUse`] if a server works with the database.
pub(crate) async fn be_alone(db: &mut PgConnection) -> Result<(), Error> {
    for _ in 1..LOOKS {
        if others(db).await?.is_none() {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    others(db).await?.map_or(Ok(()), |name| Err(Error::InUse(name)))
}

/// The name of the database, if a server works with it.
async fn others(db: &mut PgConnection) -> Result<Option<String>, Error> {
    let name = sqlx::query_scalar(
        "SELECT CAST(datname AS TEXT) FROM pg_stat_activity
         WHERE application_name = 'crownlands' AND datname = current_database() AND pid <> pg_backend_pid() LIMIT 1",
    );
    Ok(name.fetch_optional(db).await?)
}

/// Writes down what was done, and checks everything.
pub(crate) async fn finish_copy(
    mut db: PgConnection,
    deed: DeedKind,
    subject: &str,
    why: &str,
) -> Result<Report, Error> {
    write_down(&mut db, deed, subject, why).await?;
    let mut snapshot = db.begin_with(SNAPSHOT).await?;
    let report = check::check(&mut snapshot).await?;
    snapshot.rollback().await?;
    db.close().await?;
    Ok(report)
}
