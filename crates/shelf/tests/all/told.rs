//! What is told when a game is decided by a tie, and when a deal is made or falls through: every sentence in every language, as it was read
//! and found right. `CROWNLANDS_WRITE=1` writes `told.txt` anew; read it before you keep it.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use table::example::Example;
use table::testing::{files, page_is_current};
use table::{Event, Lang, Seat, Viewer};

/// The scenarios whose sentences are kept: by game, the folder of the chapter.
const CHAPTERS: [(&str, &str); 7] = [
    ("brian-boru", "20-the-winner"),
    ("two-heirs", "16-the-winner"),
    ("two-heirs", "23-solo-the-end"),
    ("northgard", "15-end-of-the-game"),
    ("northgard", "23-teams"),
    ("crescent-moon", "07-bargains-and-deals"),
    ("crescent-moon", "14-scoring-and-the-end"),
];

fn name(seat: Seat) -> String {
    ["Anna", "Boris", "Cyril", "Dana", "Eva"].get(seat.index()).map_or_else(String::new, |name| (*name).to_owned())
}

/// Everything told in a scenario that a spectator hears, from when its position is laid out, and every refusal, in this language.
fn told(game: &str, text: &str, lang: Lang) -> Vec<String> {
    let entry = shelf::find(game).expect("the game is on the shelf");
    let text: &'static str = Box::leak(text.to_owned().into_boxed_str());
    let played = Example { path: "", text }.play(entry.game).expect("the scenario can be played");
    let words = entry.dictionary(lang);
    let said = |events: &[Event]| -> Vec<String> {
        let heard = events.iter().filter_map(|event| event.heard_by(Viewer::Spectator));
        heard.map(|heard| format!("{} ({})", words.say(&heard.say, &name), heard.clause)).collect()
    };
    let mut lines = said(played.before.opening());
    for step in &played.steps {
        match &step.outcome {
            Err(refusal) => lines.push(words.refuse(refusal, &name)),
            Ok(events) => lines.extend(said(events)),
        }
    }
    lines
}

#[test]
fn ties_and_deals_are_told_as_they_were_read() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut page = String::new();
    for (game, chapter) in CHAPTERS {
        for path in files(&root.join(format!("../{game}/scenarios/{chapter}")), "toml") {
            let text = fs::read_to_string(&path).expect("the file can be read");
            if !text.contains("[position") || text.contains("\nseed") {
                continue;
            }
            let file = path.file_stem().expect("it has a name").to_string_lossy();
            let _ = writeln!(page, "{game} {file}");
            for lang in Lang::ALL {
                page.extend(told(game, &text, lang).iter().map(|line| format!("  {lang}: {line}\n")));
            }
            page.push('\n');
        }
    }
    page_is_current(&root.join("tests/all/told.txt"), &page);
}
