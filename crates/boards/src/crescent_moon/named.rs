//! Nothing a person reads speaks in coordinates: games are walked through in every language, and everything said, drawn and written is
//! searched.

use super::{Land, terminal, words};
use crate::testing::{self, read_games, readable};
use crescent_moon::hex::At;
use crescent_moon::{Action, CrescentMoon};
use table::{Notation, Viewer};

type Play = testing::Play<CrescentMoon, Land>;

/// The first place in a text that is written as in the notation, such as `-1,2`.
fn coordinates_in(text: &str) -> Option<&str> {
    let words = text.split(|c: char| !c.is_ascii_digit() && c != ',' && c != '-');
    words.map(|word| word.trim_end_matches(',')).find(|word| word.parse::<At>().is_ok())
}

fn assert_plain(said: &str, what: &str) {
    assert_eq!(coordinates_in(said), None, "{what}: {said}");
    assert!(!said.contains('⟨'), "{what}: {said}");
}

#[test]
fn no_coordinates_are_read_anywhere_in_any_language() {
    let games = [(4, 3, &[][..]), (5, 4, &[("map", "variable")][..])];
    read_games(Land, words, terminal, &games, |what, said| assert_plain(said, what));
}

#[test]
fn the_search_finds_places_and_nothing_else() {
    for place in ["At -1,2", "(0,0)", "crossing 0,0.", "1,-1 → 2,-1"] {
        assert!(coordinates_in(place).is_some(), "{place}");
    }
    for plain in ["2 coins, 3 points", "Reed Ford, 2", "CM-2.16", "3:2", "+1, +2"] {
        assert_eq!(coordinates_in(plain), None, "{plain}");
    }
    assert_eq!(
        coordinates_in(&readable("<a href=\"/at 0,1\" data-act=\"at 0,1\" aria-label=\"Reed Ford\">Old Ford</a>")),
        None
    );
    assert!(coordinates_in(&readable("<a aria-label=\"at 0,1\">Old Ford</a>")).is_some());
}

#[test]
fn a_typed_action_takes_the_name_in_every_language_with_and_without_accents() {
    for options in [&[][..], &[("map", "variable")][..]] {
        let mut play = Play::begin(Land, 5, 2, options);
        // Until the crossing lies on the table.
        while play.view(Viewer::Spectator).open.land.is_empty() {
            assert!(play.step());
        }
        let (rules, state) = (play.game.game(), play.game.state());
        let crossing = rules.read_typed(state, "at Reed Ford").expect("its English name");
        assert!(matches!(crossing, Action::At(at) if state.open.land.find(at).is_some()), "{crossing:?}");
        for typed in ["at Rákosový brod", "at rakosovy brod", "at TRZCINOWY BRÓD", &rules.write_action(&crossing)] {
            assert_eq!(rules.read_typed(state, typed), Ok(crossing), "{typed}");
        }
        assert!(rules.read_typed(state, "at Nowhere Hill").is_err());
    }
}
