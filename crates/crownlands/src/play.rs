//! `crownlands play`: a whole game in the terminal, line by line or with keys and mouse.

mod explain;
mod lessons;
mod lines;
pub mod menu;
mod orders;
mod session;
mod tui;

use crate::Outcome;
use crate::args::{Cli, Command, Play};
use crate::voice::Voice;
use bots::Kind;
use session::Session;
use table::{Seat, Setup};

pub fn play(voice: &Voice, args: &Play) -> Outcome {
    let session = match &args.resume {
        Some(file) => Session::resume(voice, args, file)?,
        None => Session::begin(voice, args)?,
    };
    if args.tui { tui::play(voice.lang, session) } else { lines::play(voice, session) }
}

/// Plays on from where this setup begins, on this seat.
pub fn play_from(
    voice: &Voice,
    entry: &'static shelf::Entry,
    setup: Setup,
    me: Option<Seat>,
    bots: Option<Kind>,
) -> Outcome {
    let cli = Cli::of(&["play", entry.id()]).map_err(|error| error.to_string())?;
    let Some(Command::Play(usual)) = cli.command else { return Err(voice.word("cli-no-result")) };
    let session = Session::sit_down(voice, entry, setup, &Play { me, bots, ..usual })?;
    lines::play(voice, session)
}
