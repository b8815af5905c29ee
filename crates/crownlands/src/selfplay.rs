//! `crownlands selfplay` and `crownlands schema`.

use crate::args::{Schema, Selfplay};
use crate::simulate::bar;
use crate::voice::Voice;
use crate::{Outcome, say};
use arena::schema::views;
use arena::selfplay::{Plan, Sampling, selfplay as run};
use table::Message;

pub fn selfplay(voice: &Voice, args: &Selfplay) -> Outcome {
    let entry = voice.find(&args.agreed.game)?;
    let setup = voice.setup(entry.game, &args.agreed.terms)?;
    if !(0.0..=1.0).contains(&args.slips) {
        return Err(voice.word("cli-arena-share"));
    }
    std::fs::create_dir_all(&args.out).map_err(|error| {
        let message = Message::new("cli-cannot-write").with("file", args.out.display().to_string());
        voice.say(&message.with("problem", error.to_string()))
    })?;
    let plan = Plan {
        setup,
        seats: args.bots.clone(),
        games: args.games,
        seed: args.seed,
        threads: args.threads,
        sampling: Sampling { every: args.every, slips: args.slips },
    };
    let bar = bar(args.games as u64);
    let files = run(entry.arena, &plan, &args.out, |games| bar.inc(games as u64));
    bar.finish_and_clear();
    let files = files.map_err(|error| voice.arena(entry, &error))?;
    let told = Message::new("cli-selfplay-done").with("games", args.games).with("files", files);
    say!("{}", voice.say(&told.with("folder", args.out.display().to_string())));
    Ok(())
}

/// Prints what a seat may know.
pub fn schema(voice: &Voice, args: &Schema) -> Outcome {
    let entry = voice.find(&args.game)?;
    let schema = views(entry.game, args.games).map_err(|complaint| voice.of(entry).complain(&complaint))?;
    voice.json(&schema)
}
