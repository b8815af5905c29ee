//! `crownlands balance`.

use crate::args::Balance;
use crate::simulate::bar;
use crate::voice::Voice;
use crate::{Outcome, say};
use ::balance::{Plan, Progress, Report, Study};
use table::{EditionChoice, EditionTag, Message};

pub fn balance(voice: &Voice, args: &Balance) -> Outcome {
    let entry = voice.find(&args.game)?;
    let none = || voice.say(&Message::new("cli-no-study").with("game", entry.id()));
    let study = entry.study.ok_or_else(none)?;
    let first = studied(voice, entry, study, args, args.edition.as_deref())?;
    let page = match &args.against {
        Some(other) => first.beside(&studied(voice, entry, study, args, Some(other))?),
        None => first.markdown(),
    };
    if let Some(folder) = &args.out {
        let written = match args.against {
            Some(_) => std::fs::create_dir_all(folder)
                .and_then(|()| std::fs::write(folder.join(format!("{}-compared.md", entry.id())), &page)),
            None => first.write(folder),
        };
        written.map_err(|error| voice.file("cli-cannot-write", folder, &error))?;
    }
    say!("{page}");
    Ok(())
}

/// What a study finds about an edition.
fn studied(
    voice: &Voice,
    entry: &'static shelf::Entry,
    study: Study,
    args: &Balance,
    edition: Option<&str>,
) -> Result<Report, String> {
    let edition = voice.edition(entry.game, edition)?;
    let named = named(voice, entry, edition.as_ref())?;
    let plan = Plan { games: args.games, bot: args.bot.clone(), seed: args.seed, threads: args.threads, edition };
    let bar = bar(0);
    let expect = |games: usize| bar.inc_length(games as u64);
    let tick = || bar.inc(1);
    let result = study(&plan, Progress { expect: &expect, tick: &tick, stop: &|| false });
    bar.finish_and_clear();
    let report = result.map_err(|error| match error {
        ::balance::Error::Games(error) => voice.arena(entry, &error),
        ::balance::Error::Words(_) | ::balance::Error::Stopped => error.to_string(),
    })?;
    Ok(Report { edition: Some(named), ..report })
}

/// What an edition is called, exactly.
fn named(voice: &Voice, entry: &shelf::Entry, edition: Option<&EditionChoice>) -> Result<(String, EditionTag), String> {
    let editions = entry.game.about().editions;
    let builtin = |id: Option<&str>| editions.iter().find(|builtin| id.is_none_or(|id| builtin.id == id));
    let text = match edition {
        Some(EditionChoice::Own(text)) => text.as_str(),
        Some(EditionChoice::Builtin(id)) => builtin(Some(id)).map_or("", |builtin| builtin.text),
        None => builtin(None).map_or("", |builtin| builtin.text),
    };
    let report = entry.game.check_edition(text).map_err(|complaint| voice.of(entry).complain(&complaint))?;
    Ok((report.title, report.tag))
}
