//! A server over a toy game, and a small client, for the tests.
#![allow(dead_code)]

#[path = "../../../table/tests/toy/mod.rs"]
#[allow(unused)]
mod toy;

pub use toy::Pebbles;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use table::{Advice, Seat};
use web::{Limits, ServeOptions, Serving};

impl Advice for Pebbles {
    fn worth(&self, state: &toy::State, seat: Seat) -> f64 {
        let _ = state;
        f64::from(u8::from(seat.index() == 0))
    }
}

/// The shelf with the toy alone.
pub static TOYS: &[shelf::Entry] =
    &[shelf::Entry { game: &table::Boxed::<Pebbles>::new(), bots: &bots::BotsOf::<Pebbles>::new() }];

/// A data file of its own, removed at the end.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("crownlands-web-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("the temporary folder can be written");
        Scratch(path)
    }

    pub fn url(&self) -> String {
        format!("sqlite://{}", self.0.join("crownlands.sqlite").display())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server of these games on a free port.
pub async fn serve(scratch: &Scratch, games: &'static [shelf::Entry]) -> Serving {
    serve_with(scratch, games, Limits::none()).await
}

pub async fn serve_with(scratch: &Scratch, games: &'static [shelf::Entry], limits: Limits) -> Serving {
    let options = ServeOptions {
        bind: ([127, 0, 0, 1], 0).into(),
        database: scratch.url(),
        games,
        limits,
        signals: false,
        ..ServeOptions::default()
    };
    web::serve(options).await.expect("the server starts")
}
