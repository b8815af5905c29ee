//! The operator's office, wherever the house is.

use crate::{Address, Deed, Error, Export, Known, PersonId, Report, Stats, Status, Table, TableId, sqlite};
#[cfg(feature = "postgres")]
use crate::{copy, postgres};
use std::path::{Path, PathBuf};

/// The operator's office: what is done to a house beside the servers that serve it, or without one.
#[derive(Debug)]
pub struct Office(Desk);

/// Where the house is.
#[derive(Debug)]
enum Desk {
    File(sqlite::Office),
    #[cfg(feature = "postgres")]
    Database(postgres::Office, String),
}

/// Does the same at either desk.
macro_rules! at {
    ($self:ident, $office:ident => $work:expr) => {
        match &mut $self.0 {
            Desk::File($office) => $work.await,
            #[cfg(feature = "postgres")]
            Desk::Database($office, _) => $work.await,
        }
    };
}

impl Office {
    /// Opens the office of the house at this address, `sqlite://FILE` or `postgres://…`. What no server has is brought up to date first.
    pub async fn open(url: &str) -> Result<Office, Error> {
        match Address::read(url)? {
            Address::File(path) => Ok(Office(Desk::File(sqlite::Office::open(path).await?))),
            #[cfg(feature = "postgres")]
            Address::Database(url) => Ok(Office(Desk::Database(postgres::Office::open(&url).await?, url))),
        }
    }

    /// Looks at the house at this address. Nothing in a file is changed.
    pub async fn check(url: &str) -> Result<Report, Error> {
        match Address::read(url)? {
            Address::File(path) => sqlite::Office::check_file(path).await,
            #[cfg(feature = "postgres")]
            Address::Database(url) => {
                let mut office = postgres::Office::open(&url).await?;
                let report = office.check().await;
                office.close().await?;
                report
            }
        }
    }

    /// Writes a whole copy of everything committed so far into a data file, while the servers go on.
    pub async fn backup(&mut self, to: &Path) -> Result<(), Error> {
        match &mut self.0 {
            Desk::File(office) => office.backup(to).await,
            #[cfg(feature = "postgres")]
            Desk::Database(_, url) => copy::backup(url, to).await,
        }
    }

    /// Puts a backup in the place of what is at this address, which nobody may serve. What was in a file is kept beside it, under the
    /// name that is returned; a database must be empty.
    pub async fn restore(backup: &Path, url: &str, why: &str) -> Result<Option<PathBuf>, Error> {
        match Address::read(url)? {
            Address::File(path) => sqlite::restore(backup, &path, why).await,
            #[cfg(feature = "postgres")]
            Address::Database(url) => copy::restore(backup, &url, why).await.map(|_| None),
        }
    }

    /// Tables, those last changed first.
    pub async fn tables(&mut self, status: Option<Status>, most: u32) -> Result<Vec<Table>, Error> {
        at!(self, office => office.tables(status, most))
    }

    /// People whose name contains this text, newest first.
    pub async fn people(&mut self, name: &str, most: u32) -> Result<Vec<Known>, Error> {
        at!(self, office => office.people(name, most))
    }

    /// What the operator has done, oldest first.
    pub async fn deeds(&mut self) -> Result<Vec<Deed>, Error> {
        at!(self, office => office.deeds())
    }

    /// The house in numbers.
    pub async fn stats(&mut self) -> Result<Stats, Error> {
        at!(self, office => office.stats())
    }

    /// A table with its whole log. The seed of a game that is on goes along only if that is wanted.
    pub async fn export(&mut self, id: &TableId, with_seed: bool) -> Result<Export, Error> {
        at!(self, office => office.export(id, with_seed))
    }

    /// Keeps an exported table as a new one, with an id of its own.
    pub async fn import(&mut self, export: &Export, why: &str) -> Result<TableId, Error> {
        at!(self, office => office.import(export, why))
    }

    /// Ends a game, or closes a table whose game has not begun. It stays to be looked at, and its log says that it was closed.
    pub async fn close_table(&mut self, id: &TableId, why: &str) -> Result<(), Error> {
        at!(self, office => office.close_table(id, why))
    }

    /// Deletes a table with everything that belongs to it, for good.
    pub async fn delete_table(&mut self, id: &TableId, why: &str) -> Result<(), Error> {
        at!(self, office => office.delete_table(id, why))
    }

    /// Forbids somebody to speak at tables, or allows it again.
    pub async fn mute(&mut self, person: PersonId, muted: bool, why: &str) -> Result<(), Error> {
        at!(self, office => office.mute(person, muted, why))
    }

    /// Forbids somebody to do anything but look, or allows it again.
    pub async fn ban(&mut self, person: PersonId, banned: bool, why: &str) -> Result<(), Error> {
        at!(self, office => office.ban(person, banned, why))
    }

    /// A secret of the house, as the server has it.
    pub async fn secret(&mut self, name: &'static str) -> Result<[u8; 32], Error> {
        at!(self, office => office.secret(name))
    }

    /// Closes the office.
    pub async fn close(self) -> Result<(), Error> {
        match self.0 {
            Desk::File(office) => office.close().await,
            #[cfg(feature = "postgres")]
            Desk::Database(office, _) => office.close().await,
        }
    }
}
