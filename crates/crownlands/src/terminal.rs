//! The table drawn with letters.

use boards::Onlooker;
use std::fmt::Write;
use table::{AnyMatch, Dictionary, Seat, Sheet, Viewer};

/// The table as this viewer sees it.
pub fn board(
    entry: &shelf::Entry,
    played: &dyn AnyMatch,
    viewer: Viewer,
    words: &Dictionary,
    names: &[String],
) -> String {
    let onlooker = Onlooker {
        viewer,
        deciding: None,
        dictionary: words,
        names,
        chosen: None,
        link: &|_| String::new(),
        explain: None,
        last: &[],
        since: &[],
    };
    let written = entry.terminal.write(played, &onlooker);
    written.unwrap_or_else(|undrawable| words.say(&undrawable.why(), &|seat| seat.to_string()))
}

/// The score sheet as a table.
pub fn sheet(sheet: &Sheet, words: &Dictionary, names: &[String]) -> String {
    let name = |seat: Seat| names[seat.index()].clone();
    let mut text = format!("{:<34}", "");
    for name in names {
        let _ = write!(text, " {name:>12}");
    }
    text.push('\n');
    let points = |text: &mut String, points: &[Option<i32>]| {
        for points in points {
            let points = points.map_or_else(|| "–".to_owned(), |points| points.to_string());
            let _ = write!(text, " {points:>12}");
        }
        text.push('\n');
    };
    for row in &sheet.rows {
        let label = format!("{} ({})", words.say(&row.label, &name), row.clause);
        let _ = write!(text, "{label:<34}");
        points(&mut text, &row.points);
    }
    let _ = write!(text, "{:<34}", "=");
    points(&mut text, &sheet.totals);
    text
}
