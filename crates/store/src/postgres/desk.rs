//! The operator's office of a database.

use super::{Office, connect_options, open, schema};
use crate::Error;

impl Office {
    /// Opens the office of a database, and brings it up to date.
    pub async fn open(url: &str) -> Result<Office, Error> {
        let mut db = open(&connect_options(url)?).await?;
        schema::prepare(&mut db).await?;
        let place = sqlx::query_scalar("SELECT CAST(current_database() AS TEXT)").fetch_one(&mut db).await?;
        Ok(Office { db, place })
    }

    /// Bytes of the database.
    pub(super) async fn bytes(&mut self) -> Result<u64, Error> {
        let bytes = sqlx::query_scalar("SELECT pg_database_size($1)").bind(&self.place);
        let bytes: i64 = bytes.fetch_one(&mut self.db).await?;
        Ok(bytes as u64)
    }
}
