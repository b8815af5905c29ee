//! What every method of a store gives.

use crate::Error;
use std::pin::Pin;

/// What a method of [`Store`](crate::Store) gives: a future that may be sent between threads.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'a>>;
