//! The operator's office of one data file.

use super::file::PATIENCE;
use super::lock::{Lock, beside};
use super::{Office, backup, connect_options, file, schema};
use crate::{Error, Report};
use sqlx::ConnectOptions;
use std::path::Path;

impl Office {
    /// Opens the office of a data file. One that no server has is brought up to date first.
    pub async fn open(path: impl AsRef<Path>) -> Result<Office, Error> {
        let path = path.as_ref().to_owned();
        if !path.exists() {
            return Err(Error::CannotOpen(format!("there is no file `{}`", path.display())));
        }
        schema::inspect(&path).await?;
        let lock = Lock::take(&path);
        let mut db = connect_options(&path, PATIENCE).create_if_missing(false).connect().await?;
        match lock {
            Ok(_nobody_serves_it) => schema::migrate(&mut db).await?,
            Err(Error::InUse(_)) if schema::is_current(&mut db).await? => {}
            Err(error) => return Err(error),
        }
        Ok(Office { db, place: path })
    }

    /// Looks at a file without changing anything in it, whether or not it is served.
    pub async fn check_file(path: impl AsRef<Path>) -> Result<Report, Error> {
        file::check_file(path.as_ref()).await
    }

    /// Writes a whole copy of everything committed so far, while the server goes on.
    pub async fn backup(&mut self, to: &Path) -> Result<(), Error> {
        backup::backup(&mut self.db, to).await
    }

    /// Bytes of the data file, and of what waits beside it to be carried in.
    pub(super) async fn bytes(&mut self) -> Result<u64, Error> {
        let size = |ending| std::fs::metadata(beside(&self.place, ending)).map_or(0, |file| file.len());
        Ok(size("") + size("-wal"))
    }
}
