//! Reads a record of any game, proves it and tells what happened: `cargo run --release --example read_record -- game.json`. The page of a
//! finished game offers its record; `crownlands playthrough --record` writes one.

use table::{Lang, Record, Viewer};

fn main() -> Result<(), String> {
    let path = std::env::args().nth(1).ok_or("which record?")?;
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{path}: {error}"))?;
    let record = Record::read(&text).map_err(|complaint| format!("{path} is not a record: {complaint:?}"))?;
    let entry = shelf::find(&record.setup.game).ok_or("a game that is not on the shelf")?;
    let words = entry.dictionary(Lang::En);
    let proof = record.verify(entry.game).map_err(|complaint| words.complain(&complaint))?;
    let told = record.replay(entry.game, usize::MAX, |_, _, _, events| {
        for heard in events.iter().filter_map(|event| event.heard_by(Viewer::Spectator)) {
            println!("{} ({})", words.say(&heard.say, &|seat| record.names[seat.index()].clone()), heard.clause);
        }
    });
    told.map_err(|complaint| words.complain(&complaint))?;
    println!("{}", words.say(&proof.says(), &|seat| seat.to_string()));
    Ok(())
}
