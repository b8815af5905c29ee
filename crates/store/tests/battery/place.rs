//! Where a house is: in a file, or in a database of a PostgreSQL server of its own.

use crate::house::Folder;
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::pin::Pin;
use std::sync::Arc;
use store::{Office, Options, Store};

/// What is behind the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// SQLite.
    File,
    /// PostgreSQL.
    Database,
}

/// A test: its name, whether it needs several threads, and what it does.
pub struct Test {
    pub name: &'static str,
    pub at_once: bool,
    pub run: fn(Kind) -> Pin<Box<dyn Future<Output = ()>>>,
}

/// Lists tests.
macro_rules! tests {
    ($($name:ident),* $(; at once: $($many:ident),*)?) => {
        vec![
            $(crate::place::Test {
                name: concat!(module_path!(), "::", stringify!($name)), at_once: false, run: |kind| Box::pin($name(kind)),
            },)*
            $($(crate::place::Test {
                name: concat!(module_path!(), "::", stringify!($many)), at_once: true, run: |kind| Box::pin($many(kind)),
            },)*)?
        ]
    };
}
pub(crate) use tests;

/// Where a house is.
pub enum Place {
    /// In a folder that is removed with it.
    File(Folder),
    /// At this address.
    Database(String),
}

impl Place {
    pub fn new(kind: Kind) -> Place {
        match kind {
            Kind::File => Place::File(Folder::new()),
            Kind::Database => Place::Database(spare_postgres::server().fresh()),
        }
    }

    /// Does something behind the back of everybody.
    pub async fn run(&self, sql: impl Into<String>) -> Result<(), sqlx::Error> {
        let sql = sqlx::AssertSqlSafe(sql.into());
        match self {
            Place::File(folder) => {
                let mut db = SqliteConnection::connect(folder.file().to_str().unwrap()).await?;
                sqlx::query(sql).execute(&mut db).await?;
                db.close().await
            }
            Place::Database(url) => {
                let mut db = PgConnection::connect(url).await?;
                sqlx::query(sql).execute(&mut db).await?;
                db.close().await
            }
        }
    }

    /// The texts that a query finds.
    pub async fn words(&self, sql: &'static str) -> Vec<String> {
        match self {
            Place::File(folder) => {
                let mut db = SqliteConnection::connect(folder.file().to_str().unwrap()).await.unwrap();
                sqlx::query_scalar(sql).fetch_all(&mut db).await.unwrap()
            }
            Place::Database(url) => {
                let mut db = PgConnection::connect(url).await.unwrap();
                sqlx::query_scalar(sql).fetch_all(&mut db).await.unwrap()
            }
        }
    }

    pub fn url(&self) -> String {
        match self {
            Place::File(folder) => format!("sqlite://{}", folder.file().display()),
            Place::Database(url) => url.clone(),
        }
    }
}

/// A fresh store and where it is.
pub async fn house(kind: Kind) -> (Place, Arc<dyn Store>) {
    house_with(kind, Options::default()).await
}

pub async fn house_with(kind: Kind, options: Options) -> (Place, Arc<dyn Store>) {
    let place = Place::new(kind);
    let store = reopen(&place, options).await;
    (place, store)
}

pub async fn reopen(place: &Place, options: Options) -> Arc<dyn Store> {
    store::open(&place.url(), options).await.unwrap()
}

pub async fn office(place: &Place) -> Office {
    Office::open(&place.url()).await.unwrap()
}
