//! How many rows travel in one statement.

use crate::Error;
use serde::Serialize;

/// Rows as one JSON array.
pub(super) fn json<T: Serialize + ?Sized>(rows: &T) -> Result<String, Error> {
    serde_json::to_string(rows).map_err(|error| Error::Unexpected(error.to_string()))
}
