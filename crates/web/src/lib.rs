//! HTTP, live updates, and the pages around the boards.
//!
//! [`serve`] runs the whole site over one data file. A request becomes a typed wish of a seat (`host`), is committed to the
//! log by `store`, changes the match, and is drawn again from the view of whoever looks (`pages` and [`boards`]).
//! Pages work as plain links and forms; the script in `assets/script` adds live updates, motion and keyboard help,
//! `assets/ask.js` opens explanations in place.
//!
//! Three things keep secrets safe: pages are made from the view of the viewer and what that viewer heard, never from the state;
//! live connections carry version numbers only; records leave only when the game is over.
//!
//! ```no_run
//! use web::{ServeOptions, serve};
//!
//! # async fn host() -> Result<(), web::ServeError> {
//! let database = "sqlite://games.sqlite".to_owned();
//! let serving = serve(ServeOptions { database, ..ServeOptions::default() }).await?;
//! println!("Play at http://{}", serving.address());
//! serving.finished().await
//! # }
//! ```
#![forbid(unsafe_code)]

mod api;
mod app;
mod assets;
mod calendar;
mod clock;
mod compress;
mod edge;
mod guard;
mod guests;
mod host;
mod languages;
mod limits;
mod luck;
mod metrics;
mod names;
mod net;
mod notices;
mod pages;
mod people;
mod pool;
mod problem;
mod reader;
mod serve;
mod studies;
mod style;
mod uploads;
mod visit;
mod words;
mod workshop;

pub use assets::style_sheet;
pub use edge::{NotAPublicUrl, PublicUrl};
pub use host::{BOT_NAMES, BotOptions, SIGNING, WallClock};
pub use ipnet::IpNet;
pub use languages::read_languages;
pub use limits::{Limits, Rate};
pub use luck::Luck;
pub use notices::{MailFault, MailOptions, NoticeOptions};
pub use people::Registration;
pub use serve::{ServeError, ServeOptions, Serving, serve};
pub use words::{BrokenDictionary, page_words};
pub use workshop::FaultyEdition;

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks, and goes on with what is there if somebody panicked meanwhile: everything behind these locks is a cache.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
