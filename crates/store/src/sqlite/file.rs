//! One data file, looked at from outside.

use super::dialect::Db;
use super::lock::beside;
use super::write::put_house;
use super::{check, look_options, schema};
use crate::{Error, Finding, Report};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::time::Duration;

/// How long the operator waits for the server to end a transaction.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// The name of the mark of a file that is being served.
pub(super) const SERVING: &str = "serving";

/// Marks the data file as being served, or as complete, and carries the write-ahead log into it. A file that is marked as being served
/// and has no write-ahead log beside it was copied without it.
pub(super) async fn serving(db: &mut Db, serving: bool) -> Result<(), Error> {
    put_house(db, SERVING, if serving { b"1" } else { b"0" }).await?;
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(db).await?;
    Ok(())
}

/// Carries the write-ahead log into the data file, so that one file is all there is.
pub(super) async fn finish(db: &mut Db, _: &str) -> Result<(), Error> {
    serving(db, false).await
}

/// Looks at a file without changing anything in it, whether or not it is served.
pub(super) async fn check_file(path: &Path) -> Result<Report, Error> {
    if !path.exists() {
        return Err(Error::CannotOpen(format!("there is no file `{}`", path.display())));
    }
    schema::inspect(path).await?;
    let bare = is_bare_copy(path).await?;
    let mut db = look_options(path).busy_timeout(PATIENCE).connect().await?;
    if !schema::is_current(&mut db).await? {
        return Err(Error::invalid(
            "the file is of an older program; start the server or open the office once to bring it up to date",
        ));
    }
    let mut snapshot = db.begin().await?;
    let mut report = check::check(&mut snapshot).await?;
    snapshot.rollback().await?;
    db.close().await?;
    if bare {
        report.findings.insert(0, Finding::BareCopy);
    }
    Ok(report)
}

/// Whether the file is marked as being served but has no write-ahead log beside it, which a file that is or was served has.
pub(super) async fn is_bare_copy(path: &Path) -> Result<bool, Error> {
    if !path.exists() || beside(path, "-wal").exists() {
        return Ok(false);
    }
    let mut db = look_options(path).connect().await?;
    let houses: bool = sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = 'house')")
        .fetch_one(&mut db)
        .await?;
    let mark: Option<Vec<u8>> = match houses {
        true => {
            sqlx::query_scalar("SELECT value FROM house WHERE name = $1").bind(SERVING).fetch_optional(&mut db).await?
        }
        false => None,
    };
    db.close().await?;
    Ok(mark.as_deref() == Some(b"1"))
}
