//! Copies of a data file that are whole, and how one takes the place of the data.

use super::file::{SERVING, check_file, is_bare_copy, serving};
use super::lock::{Lock, beside};
use super::{look_options, schema, write};
use crate::{DeedKind, Error, Finding, Time};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::fs::File;
use std::io::{Error as IoError, ErrorKind};
use std::path::{Path, PathBuf};

/// Writes a copy of everything committed so far, while the server goes on, and makes sure that it is on the disk before it gets its
/// name: a backup that is there is whole.
pub(super) async fn backup(db: &mut SqliteConnection, to: &Path) -> Result<(), Error> {
    if to.exists() {
        return Err(Error::invalid(format!("`{}` is there already", to.display())));
    }
    let partial = beside(to, "-partial");
    remove(&partial)?;
    write_copy(db, &partial).await?;
    finish(&partial).await?;
    put_in_place(&partial, to)
}

/// Gives a file that is whole its name, once it is on the disk.
pub(crate) fn put_in_place(partial: &Path, to: &Path) -> Result<(), Error> {
    File::open(partial).and_then(|file| file.sync_all()).map_err(|error| io(partial, &error))?;
    std::fs::rename(partial, to).map_err(|error| io(to, &error))?;
    sync_folder(to)
}

/// Marks a copy as complete: nobody serves it.
async fn finish(copy: &Path) -> Result<(), Error> {
    let mut db = SqliteConnectOptions::new().filename(copy).disable_statement_logging().connect().await?;
    sqlx::query("UPDATE house SET value = ?2 WHERE name = ?1")
        .bind(SERVING)
        .bind(b"0".as_slice())
        .execute(&mut db)
        .await?;
    Ok(db.close().await?)
}

/// Puts a backup in the place of a data file that nobody serves. What would be put there is checked first; what was there is kept
/// beside it, under the name that is returned. A backup of an older program is brought up to date on the way.
pub async fn restore(backup: &Path, data: &Path, why: &str) -> Result<Option<PathBuf>, Error> {
    if !backup.exists() {
        return Err(Error::CannotOpen(format!("there is no file `{}`", backup.display())));
    }
    schema::inspect(backup).await?;
    if is_bare_copy(backup).await? {
        return Err(Error::Corrupt(Finding::BareCopy.to_string()));
    }
    let _lock = Lock::take(data)?;
    let fresh = beside(data, "-restored");
    remove(&fresh)?;
    take_over(backup, &fresh).await?;
    note(&fresh, backup, why).await?;
    if let Some(finding) = check_file(&fresh).await?.findings.first() {
        remove(&fresh)?;
        return Err(Error::Corrupt(finding.to_string()));
    }
    File::open(&fresh).and_then(|file| file.sync_all()).map_err(|error| io(&fresh, &error))?;
    let kept = put_aside(data)?;
    std::fs::rename(&fresh, data).map_err(|error| io(data, &error))?;
    sync_folder(data)?;
    Ok(kept)
}

/// Copies everything that is in a data file, also what stands in its write-ahead log.
async fn take_over(from: &Path, to: &Path) -> Result<(), Error> {
    let mut db = look_options(from).connect().await?;
    let copied = write_copy(&mut db, to).await;
    db.close().await?;
    copied
}

/// Writes one moment of a database into a new file.
async fn write_copy(db: &mut SqliteConnection, to: &Path) -> Result<(), Error> {
    let name = to.to_str().ok_or_else(|| Error::invalid("the name of a data file must be readable text"))?;
    sqlx::query("VACUUM INTO ?1").bind(name).execute(db).await?;
    Ok(())
}

/// Writes into the copy what is being done.
async fn note(fresh: &Path, backup: &Path, why: &str) -> Result<(), Error> {
    let mut db = SqliteConnectOptions::new().filename(fresh).disable_statement_logging().connect().await?;
    schema::migrate(&mut db).await?;
    write::write_down(&mut db, DeedKind::Restore, &backup.display().to_string(), why).await?;
    serving(&mut db, false).await?;
    Ok(db.close().await?)
}

/// Moves the present data out of the way, with what belongs to it.
fn put_aside(data: &Path) -> Result<Option<PathBuf>, Error> {
    if !data.exists() {
        return Ok(None);
    }
    let kept = beside(data, &format!("-before-{}", Time::now().0));
    for ending in ["-wal", "-shm", ""] {
        let (from, to) = (beside(data, ending), beside(&kept, ending));
        if from.exists() {
            std::fs::rename(&from, &to).map_err(|error| io(&from, &error))?;
        }
    }
    Ok(Some(kept))
}

/// Removes a file with what belongs to it.
pub(crate) fn remove(file: &Path) -> Result<(), Error> {
    for ending in ["", "-wal", "-shm", "-journal"] {
        let name = beside(file, ending);
        match std::fs::remove_file(&name) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(io(&name, &error)),
            _ => {}
        }
    }
    Ok(())
}

/// The name of a file is on the disk only when its folder is.
fn sync_folder(file: &Path) -> Result<(), Error> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| io(folder, &error))
}

fn io(path: &Path, error: &IoError) -> Error {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Error::Full,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Error::ReadOnly(path.display().to_string()),
        _ => Error::Disk(format!("{}: {error}", path.display())),
    }
}
