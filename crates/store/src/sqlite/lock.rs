//! One server per data file: whoever serves it holds a lock on a file beside it, which ends with the process however that ends.

use crate::Error;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The lock of a data file, held until it is dropped.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock, or says that another server has it.
    pub(crate) fn take(data: &Path) -> Result<Lock, Error> {
        let path = beside(data, "-lock");
        let opened = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
        let file = opened.map_err(|error| match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Error::ReadOnly(path.display().to_string()),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Error::Full,
            _ => Error::CannotOpen(format!("{}: {error}", path.display())),
        })?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(Error::InUse(data.display().to_string())),
            Err(TryLockError::Error(error)) => Err(Error::CannotOpen(format!("{}: {error}", path.display()))),
        }
    }
}

/// The file that belongs to a data file under this ending.
pub(crate) fn beside(data: &Path, ending: &str) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}
