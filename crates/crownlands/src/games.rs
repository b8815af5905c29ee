//! `crownlands games` and `crownlands rules`.

use crate::args::{Games, Rules};
use crate::voice::Voice;
use crate::{Outcome, say};
use bots::Level;
use serde_json::{Value, json};
use table::{Dictionary, EditionChoice, Message, OptionSpec, OptionValues, rules};

pub fn list(voice: &Voice, args: &Games) -> Outcome {
    if args.json {
        let games: Vec<_> = shelf::all_games()
            .iter()
            .map(|entry| {
                let about = entry.game.about();
                let options: Vec<_> = about.options.iter().map(|option| described(voice.of(entry), option)).collect();
                let editions: Vec<_> = about.editions.iter().map(|edition| edition.id).collect();
                json!({
                    "id": about.id,
                    "name": voice.of(entry).word("game-name"),
                    "players": about.players.clone().collect::<Vec<_>>(),
                    "usual_players": about.usual,
                    "rules_version": about.rules_version,
                    "options": options,
                    "editions": editions,
                    "levels": levels(entry),
                })
            })
            .collect();
        return voice.json(&games);
    }
    for entry in shelf::all_games() {
        let (about, words) = (entry.game.about(), voice.of(entry));
        let players = Message::new("cli-players")
            .with("least", *about.players.start())
            .with("most", *about.players.end())
            .with("usual", about.usual);
        say!("{}  –  {} ({})", about.id, words.word("game-name"), voice.say(&players));
        say!("  {}", words.word("game-pitch"));
        for (level, rating) in rated(entry) {
            let said = Message::new("cli-rated").with("rating", rating);
            say!("  --bots {:6}  {}", level.name(), voice.say(&said));
        }
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

/// The levels of bots of a game that were measured, with their ratings, weakest first.
fn rated(entry: &shelf::Entry) -> impl Iterator<Item = (Level, u16)> {
    Level::ALL.into_iter().filter_map(|level| entry.bots.rated(level).map(|rating| (level, rating)))
}

/// The same for programs.
fn levels(entry: &shelf::Entry) -> Vec<Value> {
    rated(entry).map(|(level, rating)| json!({ "level": level.name(), "rating": rating })).collect()
}

/// An option for programs: everything the list for people says.
fn described(words: &Dictionary, option: &OptionSpec) -> Value {
    let values = match &option.values {
        OptionValues::Choice(values) => json!({ "one_of": values }),
        OptionValues::Number(least, most) => json!({ "least": least, "most": most }),
        OptionValues::Several(count, values) => json!({ "count": count, "of": values }),
    };
    json!({
        "id": option.id,
        "name": words.word(&format!("option-{}", option.id)),
        "values": values,
        "default": option.default,
        "clause": option.clause,
        "advanced": option.advanced,
    })
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
    let tables = if args.json { Vec::new() } else { components(voice, entry, args)? };
    for table in &tables {
        say!("{}  ({})", table.title, table.clause);
        for row in &table.rows {
            let said = table.heads.iter().zip(&row.cells).filter(|(_, cell)| !cell.text.is_empty());
            say!("  {}", said.map(|(head, cell)| format!("{head}: {}", cell.text)).collect::<Vec<_>>().join("; "));
        }
    }
    if clauses.is_empty() && tables.is_empty() {
        return Err(
            voice.say(&Message::new("cli-no-clause").with("clause", wanted.unwrap_or("–")).with("game", entry.id()))
        );
    }
    if args.json { voice.json(&clauses) } else { Ok(()) }
}

/// The tables of components of the edition that was asked for, or else of the one that comes with the game: all of them, or the one of this id.
fn components(voice: &Voice, entry: &shelf::Entry, args: &Rules) -> Result<Vec<table::components::Shown>, String> {
    let (game, about) = (entry.game, entry.game.about());
    let shipped = |id: Option<&str>| about.editions.iter().find(|edition| id.is_none_or(|id| edition.id == id));
    let text = match voice.edition(game, args.edition.as_deref())? {
        Some(EditionChoice::Own(text)) => Some(text),
        Some(EditionChoice::Builtin(id)) => shipped(Some(&id)).map(|edition| edition.text.to_owned()),
        None => shipped(None).map(|edition| edition.text.to_owned()),
    };
    let Some(text) = text else { return Ok(Vec::new()) };
    let words = voice.of(entry);
    let mut tables = table::components::shown(game.components(), about, &text, words)
        .map_err(|complaint| words.complain(&complaint))?;
    tables.retain(|table| args.clause.as_deref().is_none_or(|wanted| wanted == table.id));
    Ok(tables)
}
