//! `crownlands arena`.

use crate::args::Arena;
use crate::simulate::{bar, kept};
use crate::voice::Voice;
use crate::{Outcome, say};
use ::arena::blunders::{blunders, markdown};
use ::arena::last_turns::{self, last_turns};
use ::arena::report;
use ::arena::tournament::{Plan, tournament};
use table::Message;

pub fn arena(voice: &Voice, args: &Arena) -> Outcome {
    let entry = voice.find(&args.agreed.game)?;
    let setup = voice.setup(entry.game, &args.agreed.terms)?;
    if setup.players < 2 {
        return Err(voice.word("cli-arena-alone"));
    }
    if args.bots.len() < 2 {
        return Err(voice.word("cli-arena-two"));
    }
    if args.until.is_some_and(|share| !(share > 0.0 && share < 1.0)) {
        return Err(voice.word("cli-arena-share"));
    }
    let plan = Plan {
        setup,
        contestants: args.bots.clone(),
        format: args.format,
        games: args.games,
        seed: args.seed,
        until: args.until,
    };
    if args.blunders {
        return judge(voice, entry, &plan, args);
    }
    if let Some(positions) = args.last_turns {
        return count(voice, entry, &plan, args, positions);
    }
    if let Some(folder) = &args.out {
        std::fs::create_dir_all(folder).map_err(|error| {
            let message = Message::new("cli-cannot-write").with("file", folder.display().to_string());
            voice.say(&message.with("problem", error.to_string()))
        })?;
    }
    let log = args.out.as_ref().map(|folder| folder.join("games.jsonl"));
    let keep = kept(voice, args.records.as_deref(), args.milliseconds)?;
    let bar = bar(args.games as u64);
    let table = tournament(entry.arena, &plan, log.as_deref(), &keep, args.threads, |done, most| {
        bar.set_length(most as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    let table = table.map_err(|error| voice.arena(entry, &error))?;
    if let Some(folder) = &args.out {
        let json = serde_json::to_string_pretty(&table).map_err(|error| error.to_string())?;
        voice.write(&folder.join("table.json"), &json)?;
        voice.write(&folder.join("table.md"), &report::markdown(&table))?;
        voice.write(
            &folder.join("win-rates.svg"),
            &report::chart(&table).map_err(|error| voice.arena(entry, &error))?,
        )?;
    }
    if args.json {
        return voice.json(&table);
    }
    say!("{}", report::markdown(&table));
    if entry.arena.open(&plan.setup).is_ok_and(|ring| !ring.is_learnt()) {
        say!("{}", voice.word("cli-arena-by-hand"));
    }
    Ok(())
}

/// Judges the decisions of every game of the plan.
fn judge(voice: &Voice, entry: &shelf::Entry, plan: &Plan, args: &Arena) -> Outcome {
    let bar = bar((plan.pairings().len() * plan.games) as u64);
    let accounts = blunders(entry.arena, plan, args.threads, || bar.inc(1));
    bar.finish_and_clear();
    let accounts = accounts.map_err(|error| voice.arena(entry, &error))?;
    if args.json {
        return voice.json(&accounts.values().collect::<Vec<_>>());
    }
    say!("{}", markdown(&accounts));
    Ok(())
}

/// Counts what is left in the last turns of every game of the plan.
fn count(voice: &Voice, entry: &shelf::Entry, plan: &Plan, args: &Arena, positions: usize) -> Outcome {
    let bar = bar((plan.pairings().len() * plan.games) as u64);
    let accounts = last_turns(entry.arena, plan, positions, args.threads, || bar.inc(1));
    bar.finish_and_clear();
    let accounts = accounts.map_err(|error| voice.arena(entry, &error))?;
    if args.json {
        return voice.json(&accounts);
    }
    say!("{}", last_turns::markdown(&accounts));
    Ok(())
}
