//! What databases complain about, in our own terms.

use crate::Error;
use sqlx::migrate::MigrateError;

/// The primary result codes of SQLite that mean something to us (<https://www.sqlite.org/rescode.html>).
mod code {
    pub const PERM: u32 = 3;
    pub const BUSY: u32 = 5;
    pub const LOCKED: u32 = 6;
    pub const READONLY: u32 = 8;
    pub const IOERR: u32 = 10;
    pub const CORRUPT: u32 = 11;
    pub const FULL: u32 = 13;
    pub const CANTOPEN: u32 = 14;
    pub const CONSTRAINT: u32 = 19;
    pub const NOTADB: u32 = 26;
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        match &error {
            sqlx::Error::Database(database) => {
                #[cfg(feature = "postgres")]
                if let Some(complaint) = database.try_downcast_ref::<sqlx::postgres::PgDatabaseError>() {
                    return of_postgres(complaint);
                }
                let message = database.message().to_owned();
                let extended: u32 = database.code().and_then(|code| code.parse().ok()).unwrap_or_default();
                match extended & 0xff {
                    code::BUSY | code::LOCKED => Error::Locked,
                    code::READONLY | code::PERM => Error::ReadOnly(message),
                    code::IOERR => Error::Disk(message),
                    code::CORRUPT | code::NOTADB => Error::Corrupt(message),
                    code::FULL => Error::Full,
                    code::CANTOPEN => Error::CannotOpen(message),
                    code::CONSTRAINT => Error::Invalid(message),
                    _ => Error::Unexpected(error.to_string()),
                }
            }
            sqlx::Error::PoolTimedOut => Error::Busy,
            sqlx::Error::PoolClosed => Error::Closed,
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_) | sqlx::Error::WorkerCrashed => {
                Error::Lost(error.to_string())
            }
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Error::Corrupt(error.to_string()),
            _ => Error::Unexpected(error.to_string()),
        }
    }
}

/// What PostgreSQL complains about, by the class of its code (<https://www.postgresql.org/docs/current/errcodes-appendix.html>).
#[cfg(feature = "postgres")]
fn of_postgres(complaint: &sqlx::postgres::PgDatabaseError) -> Error {
    let message = complaint.message().to_owned();
    let code = complaint.code();
    match (code.get(..2).unwrap_or_default(), code) {
        (_, "53100") => Error::Full,
        (_, "53300") => Error::Busy,
        (_, "55P03" | "57014") => Error::Locked,
        (_, "25006" | "42501") => Error::ReadOnly(message),
        (_, "3D000") | ("28", _) => Error::CannotOpen(message),
        ("XX", _) => Error::Corrupt(message),
        // A server that ends or begins, a failed connection, and two that waited for each other: all of it may be tried again.
        ("08" | "40" | "53" | "57" | "58", _) | (_, "25P03") => Error::Lost(message),
        ("22" | "23", _) => Error::Invalid(message),
        _ => Error::Unexpected(message),
    }
}

impl From<MigrateError> for Error {
    fn from(error: MigrateError) -> Error {
        match error {
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            other => Error::Unexpected(other.to_string()),
        }
    }
}

/// A value in the data file that this program cannot have written.
pub(crate) fn damaged(what: &str, value: impl std::fmt::Display) -> Error {
    Error::Corrupt(format!("unreadable {what} `{value}`"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::{Connection, SqliteConnection};

    async fn failure(statements: &[&'static str]) -> Error {
        let mut db = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        let mut last = Ok(());
        for sql in statements {
            assert_eq!(last, Ok(()));
            last = sqlx::query(*sql).execute(&mut db).await.map(|_| ()).map_err(Error::from);
        }
        last.unwrap_err()
    }

    #[tokio::test]
    async fn complaints_of_sqlite_become_our_own() {
        let make = "CREATE TABLE t (a TEXT UNIQUE) STRICT";
        let read_only = failure(&[make, "PRAGMA query_only = ON", "INSERT INTO t VALUES ('x')"]).await;
        assert!(matches!(read_only, Error::ReadOnly(_)), "{read_only:?}");
        let fill = "INSERT INTO t VALUES (hex(zeroblob(100000)))";
        assert_eq!(failure(&[make, "PRAGMA max_page_count = 10", fill]).await, Error::Full);
        let twice = failure(&[make, "INSERT INTO t VALUES ('x')", "INSERT INTO t VALUES ('x')"]).await;
        assert!(matches!(twice, Error::Invalid(_)), "{twice:?}");
        let nonsense = failure(&["SELECT nothing"]).await;
        assert!(matches!(nonsense, Error::Unexpected(_)), "{nonsense:?}");
    }
}
