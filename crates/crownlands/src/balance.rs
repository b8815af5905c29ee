//! `crownlands balance`.

use crate::args::Balance;
use crate::simulate::bar;
use crate::voice::Voice;
use crate::{Outcome, say};
use ::balance::{Plan, Progress};
use table::Message;

pub fn balance(voice: &Voice, args: &Balance) -> Outcome {
    let entry = voice.find(&args.game)?;
    let none = || voice.say(&Message::new("cli-no-study").with("game", entry.id()));
    let study = entry.study.ok_or_else(none)?;
    let edition = voice.edition(entry.game, args.edition.as_deref())?;
    let plan = Plan { games: args.games, bot: args.bot.clone(), seed: args.seed, threads: args.threads, edition };
    let bar = bar(0);
    let expect = |games: usize| bar.inc_length(games as u64);
    let tick = || bar.inc(1);
    let result = study(&plan, Progress { expect: &expect, tick: &tick });
    bar.finish_and_clear();
    let report = result.map_err(|error| match error {
        ::balance::Error::Games(error) => voice.arena(entry, &error),
        ::balance::Error::Words(faulty) => faulty.to_string(),
    })?;
    report.write(&args.out).map_err(|error| {
        let message = Message::new("cli-cannot-write").with("file", args.out.display().to_string());
        voice.say(&message.with("problem", error.to_string()))
    })?;
    say!("{}", report.markdown());
    Ok(())
}
