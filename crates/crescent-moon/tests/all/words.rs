//! Everything is said in every language, and every rule is told, coded and tested.

table::texts_are_sound!(crescent_moon::CrescentMoon);

use crescent_moon::{Character, CrescentMoon};
use table::prelude::*;
use table::testing::{dictionary, play, rules};
use table::{Lang, Viewer};

/// Nobody reads rows of zeros: while nothing was scored, the sheet holds what everybody begins with, and deals.
#[test]
fn a_row_of_the_score_sheet_has_brought_somebody_something() {
    let game: CrescentMoon = rules(5, &[("characters", "seated")]);
    let sheet = |state: &_| game.sheet(&game.view(state, Viewer::Spectator));
    let begun = play(&game, 3, |state, _| game.shown(&game.view(state, Viewer::Spectator)).turn.is_none());
    assert!(sheet(&begun).rows.len() < 12, "{:?}", sheet(&begun).rows);
    let over = sheet(&play(&game, 3, |_, _| true));
    let lines = over.rows.iter().filter(|row| row.label.key == "sheet-objective");
    assert!(lines.clone().count() > 3);
    assert!(lines.clone().all(|row| row.points.iter().any(|points| *points != Some(0))), "{:?}", over.rows);
    for (seat, total) in over.totals.iter().enumerate() {
        let sum: Option<i32> = over.rows.iter().map(|row| row.points[seat]).sum();
        assert_eq!(sum, *total, "what is left out brought nothing");
    }
}

/// Whoever chooses a character, or asks for one or for a piece, is told what it is.
#[test]
fn characters_and_pieces_say_what_they_are() {
    for lang in Lang::ALL {
        let words = dictionary::<CrescentMoon>(lang);
        for key in Character::ALL.map(|who| who.term().to_string()) {
            assert!(words.has(&format!("{key}-text")), "{lang}: {key}");
        }
        for piece in ["fort", "castle", "palace", "town", "city", "influence"] {
            assert!(words.has(&format!("piece-{piece}-text")), "{lang}: {piece}");
        }
    }
}
