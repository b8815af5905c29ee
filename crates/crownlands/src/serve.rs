//! `crownlands serve`.

use crate::Outcome;
use crate::args::Serve;
use crate::voice::Voice;

pub fn serve(voice: &Voice, _args: &Serve) -> Outcome {
    Err(voice.word("cli-no-result"))
}
