//! `crownlands games` and `crownlands rules`.

use crate::args::{Games, Rules};
use crate::voice::Voice;
use crate::{Outcome, say};
use serde_json::json;
use table::{Message, OptionValues, rules};

pub fn list(voice: &Voice, args: &Games) -> Outcome {
    if args.json {
        let games: Vec<_> = shelf::all_games()
            .iter()
            .map(|entry| {
                let about = entry.game.about();
                let options: Vec<_> =
                    about.options.iter().map(|option| json!({ "id": option.id, "default": option.default })).collect();
                let editions: Vec<_> = about.editions.iter().map(|edition| edition.id).collect();
                json!({
                    "id": about.id,
                    "name": voice.of(entry).word("game-name"),
                    "players": about.players.clone().collect::<Vec<_>>(),
                    "rules_version": about.rules_version,
                    "options": options,
                    "editions": editions,
                })
            })
            .collect();
        return voice.json(&games);
    }
    for entry in shelf::all_games() {
        let (about, words) = (entry.game.about(), voice.of(entry));
        let players =
            Message::new("cli-players").with("least", *about.players.start()).with("most", *about.players.end());
        say!("{}  –  {} ({})", about.id, words.word("game-name"), voice.say(&players));
        say!("  {}", words.word("game-pitch"));
        for option in about.options {
            let values = match &option.values {
                OptionValues::Choice(values) => values.join(" | "),
                OptionValues::Number(least, most) => format!("{least}–{most}"),
                OptionValues::Several(count, values) => format!("{count} × {}", values.join("+")),
            };
            say!("  --option {}=…   {values}   [{}]  {}", option.id, option.default, option.clause);
            say!("      {}", words.word(&format!("option-{}", option.id)));
        }
        say!("");
    }
    Ok(())
}

pub fn rules(voice: &Voice, args: &Rules) -> Outcome {
    let entry = voice.find(&args.game)?;
    let words = voice.of(entry);
    let chapters = rules::chapters(entry.game.words(voice.lang), words);
    let wanted = args.clause.as_deref();
    let mut clauses = Vec::new();
    for chapter in &chapters {
        let whole = wanted.is_none_or(|wanted| wanted == chapter.number);
        let told: Vec<_> =
            chapter.clauses.iter().filter(|clause| whole || wanted == Some(clause.number.as_str())).collect();
        if told.is_empty() {
            continue;
        }
        if !args.json {
            say!("{}  {}", chapter.number, chapter.title);
        }
        for clause in told {
            if !args.json {
                say!("  {}  {}", clause.number, clause.text);
            }
            clauses.push(json!({ "clause": clause.number, "chapter": chapter.title, "text": clause.text }));
        }
    }
    if clauses.is_empty() {
        return Err(
            voice.say(&Message::new("cli-no-clause").with("clause", wanted.unwrap_or("–")).with("game", entry.id()))
        );
    }
    if args.json { voice.json(&clauses) } else { Ok(()) }
}
