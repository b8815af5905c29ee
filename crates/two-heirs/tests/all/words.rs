//! Everything that is said can be said in every language, and the rules are told and tested clause by clause.

use crate::common::open;
use table::Lang;
use table::testing::{dictionary, everything_can_be_said};
use two_heirs::{Building, Terrain, TileSet, TwoHeirs, Unit};

table::texts_are_sound!(TwoHeirs);

#[test]
fn every_piece_has_a_name() {
    for lang in Lang::ALL {
        let words = dictionary::<TwoHeirs>(lang);
        let pieces = Building::ALL.iter().flat_map(|kind| [format!("building-{kind}"), format!("effect-{kind}")]);
        let pieces = pieces.chain(TileSet::ALL.iter().map(|set| format!("set-{set}")));
        let pieces = pieces.chain(Terrain::ALL.iter().flat_map(|t| [format!("terrain-{t}"), format!("resource-{t}")]));
        let pieces = pieces.chain(Unit::ALL.iter().map(|unit| format!("unit-{unit}")));
        let nameless: Vec<String> = pieces.filter(|key| !words.has(key)).collect();
        assert!(nameless.is_empty(), "{lang}: {nameless:?}");
    }
}

/// Plays random games and says everything that is told, asked, offered, refused and counted, in every language.
#[test]
fn nothing_is_left_unsaid_in_random_games() {
    let variants: [(usize, &[(&str, &str)]); 4] = [
        (2, &[("random_sets", "on")]),
        (2, &[("random_sets", "on"), ("closed_hands", "on"), ("siege_trigger", "on_any_adjacency")]),
        (1, &[("random_sets", "on"), ("henry_level", "relentless")]),
        (1, &[("sets", "warfare+dominion+guard"), ("henry_siege", "always")]),
    ];
    for (players, options) in variants {
        let game = open(players, options);
        (0..6).for_each(|seed| everything_can_be_said(&game, seed));
    }
}

/// A place may be typed as people write it, with or without parentheses and spaces.
#[test]
fn a_place_may_be_typed_without_parentheses() {
    use table::Notation;
    let game = open(2, &[]);
    let meant = game.read_action("move elite (0,-1)").expect("as it is written");
    for typed in ["move elite 0,-1", "move elite (0, -1)", "move elite 0, -1"] {
        assert_eq!(game.read_action(typed).expect(typed), meant);
    }
    for wrong in ["move elite", "move elite 0", "move elite 0,-1,2", "move elite (0,-1"] {
        assert!(game.read_action(wrong).is_err(), "{wrong}");
    }
    assert_eq!(game.write_action(&meant), "move elite (0,-1)");
}
