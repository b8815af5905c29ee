//! `crownlands playthrough`.

use crate::Outcome;
use crate::args::Playthrough as Args;
use crate::voice::Voice;
use std::io::Write;
use table::playthrough::playthrough;

pub fn run(voice: &Voice, args: &Args) -> Outcome {
    let entry = voice.find(&args.agreed.game)?;
    let setup = voice.setup(entry.game, &args.agreed.terms)?;
    let words = voice.of(entry);
    let played = playthrough(entry.game, &setup, &args.seed, words).map_err(|complaint| words.complain(&complaint))?;
    if let Some(path) = &args.record {
        voice.write(path, &played.record.write())?;
    }
    // A closed pipe is the reader's choice, not a failure.
    let _ = std::io::stdout().write_all(played.text.as_bytes());
    Ok(())
}
