//! Nothing a person reads speaks in ids: games are walked through in every language, and everything said, drawn and written is searched.

use super::{Lands, terminal, words};
use crate::testing::{self, read_games, readable};
use northgard::Northgard;
use table::Notation;

type Play = testing::Play<Northgard, Lands>;

/// The first id in a text: a tile (`t07`, `start`), alone or with an area (`t07-n`).
fn id_in(text: &str) -> Option<&str> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.into_iter().find(|word| {
        let tile = word.split('-').next().unwrap_or_default();
        let digits = tile.strip_prefix('t').unwrap_or_default();
        let numbered = digits.len() == 2 && digits.bytes().all(|digit| digit.is_ascii_digit());
        numbered || word.starts_with("start-") || word.starts_with("start5")
    })
}

fn assert_plain(said: &str, what: &str) {
    assert_eq!(id_in(said), None, "{what}: {said}");
    assert!(!said.contains('⟨'), "{what}: {said}");
}

#[test]
fn no_id_is_read_anywhere_in_any_language() {
    let games = [(2, 3, &[][..]), (5, 4, &[("creatures", "on")][..])];
    read_games(Lands, words, terminal, &games, |what, said| assert_plain(said, what));
}

#[test]
fn the_search_finds_ids_and_nothing_else() {
    for id in ["Cell t07", "in t12-m.", "(start-n)", "start5-w", "the tile t31"] {
        assert!(id_in(id).is_some(), "{id}");
    }
    for plain in ["Raven Fen", "start of the year", "the 7 tiles", "start5"] {
        assert_eq!(id_in(plain).is_some(), plain == "start5", "{plain}");
    }
    assert_eq!(id_in(&readable("<a href=\"/t07-n\" data-act=\"to t07-n\" aria-label=\"Raven Fen\">Owl Tor</a>")), None);
    assert!(id_in(&readable("<a aria-label=\"to t07-n\">Owl Tor</a>")).is_some());
}

#[test]
fn a_typed_action_takes_the_name_in_every_language_with_and_without_accents() {
    let play = Play::begin(Lands, 2, 1, &[]);
    let rules = play.game.game();
    for typed in
        ["settle Raven Fen", "settle havraní slať", "settle havrani slat", "settle KRUCZE BAGNO", "settle t02-n"]
    {
        let action = rules.read_action(typed).unwrap_or_else(|complaint| panic!("{typed}: {complaint:?}"));
        assert_eq!(rules.write_action(&action), "settle t02-n", "{typed}");
    }
    let tile = rules.read_action("tile Wilczy Bor").expect("a tile by its name");
    assert_eq!(rules.write_action(&tile), "tile t13");
    let swap = rules.read_action("swap Wolfwood food_silo small forge").expect("a name between words");
    assert_eq!(rules.write_action(&swap), "swap t13-a food_silo small forge");
    assert!(rules.read_action("settle Nowhere Hill").is_err());
}
