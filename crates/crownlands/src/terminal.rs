//! The table drawn with letters.

mod brian_boru;
mod crescent_moon;
mod northgard;
mod two_heirs;

use crate::voice::Voice;
use serde_json::Value;
use std::fmt::Write;
use table::{AnyMatch, Dictionary, Game, Match, Seat, Sheet, Viewer};

/// The table as this viewer sees it.
pub fn board(voice: &Voice, played: &dyn AnyMatch, viewer: Viewer, words: &Dictionary, names: &[String]) -> String {
    if let Some((game, view)) = seen::<::brian_boru::BrianBoru>(played, viewer) {
        return brian_boru::board(voice, game, &view, words, names);
    }
    if let Some((_, view)) = seen::<::two_heirs::TwoHeirs>(played, viewer) {
        return two_heirs::board(voice, &view, words, names);
    }
    if let Some((_, view)) = seen::<::crescent_moon::CrescentMoon>(played, viewer) {
        return crescent_moon::board(voice, &view, words, names);
    }
    if let Some((game, view)) = seen::<::northgard::Northgard>(played, viewer) {
        return northgard::board(voice, game, &view, words, names);
    }
    plain(&played.view(viewer))
}

/// The rules and the view, if it is this game that is played.
fn seen<G: Game>(played: &dyn AnyMatch, viewer: Viewer) -> Option<(&G, G::View)> {
    let played = played.as_any().downcast_ref::<Match<G>>()?;
    Some((played.game(), played.game().view(played.state(), viewer)))
}

/// Any view, line by line.
fn plain(view: &Value) -> String {
    let mut text = String::new();
    if let Value::Object(map) = view {
        for (key, value) in map {
            let _ = writeln!(text, "{key:<20} {value}");
        }
    }
    text
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
