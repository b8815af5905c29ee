//! What a data file needs to send a whole house elsewhere, or to take one in.

use super::file::{check_file, serving};
use super::write::write_down;
use super::{connect_options, look_options, schema};
use crate::{DeedKind, Error, Report};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::Path;
use std::time::Duration;

/// Brings a file that nobody serves up to date.
pub(crate) async fn bring_up_to_date(path: &Path) -> Result<(), Error> {
    schema::inspect(path).await?;
    let mut db = connect_options(path, Duration::ZERO).create_if_missing(false).connect().await?;
    schema::migrate(&mut db).await?;
    serving(&mut db, false).await?;
    Ok(db.close().await?)
}

/// Opens a file to read everything in it.
pub(crate) async fn open_for_copy(path: &Path) -> Result<SqliteConnection, Error> {
    schema::inspect(path).await?;
    Ok(look_options(path).connect().await?)
}

/// Makes an empty file.
pub(crate) async fn make_for_copy(path: &Path) -> Result<SqliteConnection, Error> {
    let mut db = connect_options(path, Duration::ZERO).connect().await?;
    schema::migrate(&mut db).await?;
    Ok(db)
}

/// Writes down what was done, marks the file as complete, and checks everything in it.
pub(crate) async fn finish_copy(
    mut db: SqliteConnection,
    path: &Path,
    deed: Option<(DeedKind, &str)>,
) -> Result<Report, Error> {
    if let Some((deed, why)) = deed {
        write_down(&mut db, deed, "postgres", why).await?;
    }
    serving(&mut db, false).await?;
    db.close().await?;
    check_file(path).await
}
