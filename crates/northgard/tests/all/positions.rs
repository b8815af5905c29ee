//! Positions that somebody typed: what cannot lie on a table is refused with a sentence that says why.

use crate::common::rules;
use northgard::{Northgard, Position};
use table::prelude::*;
use table::testing::dictionary;
use table::{Lang, Teller};

#[test]
fn impossible_positions_are_refused_with_a_complaint_of_their_own() {
    let game = rules(3, &[]);
    let bear = "players.a.clan = \"bear\"\nlands.start-n.kaija = true\nlands.start-s.kaija = true";
    let counted = "flow.frames = [{ deal = { seat = \"a\", cards = 200, to_hand = true } }]";
    let named = "flow.frames = [{ settle = { seat = \"a\", site = \"t15-n\" } }]";
    let seated = "flow.frames = [{ learn = { seat = \"d\" } }]";
    for (text, key) in [
        ("first = \"d\"", "seat"),
        ("players.e.food = 1", "seat"),
        ("lands.start-n.units = { d = 1 }", "seat"),
        ("flow.seat = \"d\"", "seat"),
        (seated, "seat"),
        ("year = 11", "year"),
        ("map = [\"t13 north\"]", "placed"),
        ("map = [\"start 0,0\", \"t13 5,5\"]", "touches"),
        ("map = [\"start 0,0\", \"t13 0,0\"]", "touches"),
        ("map = [\"start 0,0\", \"start 0,1\"]", "tile-twice"),
        ("drawn = [\"t13\"]\npile = [\"t13\"]", "tile-twice"),
        ("players.a.tiles = [\"t13\"]\nplayers.b.tiles = [\"t13\"]", "tile-twice"),
        ("lands.nowhere.fresh = 1", "site"),
        ("lands.t15-n.fresh = 1", "off-map"),
        ("scorched = \"t15-n\"", "off-map"),
        (named, "territory"),
        ("lands.start-n.units = { a = 8 }\nlands.start-s.units = { a = 7 }", "units"),
        ("lands.start-n.kaija = true", "kaija"),
        (bear, "kaija"),
        ("lands.start-n.owner = \"a\"", "owner"),
        ("lands.start-n.buildings = [\"castle\"]", "building"),
        ("lands.start-n.buildings = [\"fortress@none\"]", "building"),
        ("lands.start-n.creatures = [\"creature_wolf_dark\"]\ncreatures.line = []", "line"),
        ("row = [\"dev_spy\"]\nplayers.a.hand = [\"dev_spy\"]", "card-twice"),
        ("players.a.wood = 10000", "plenty"),
        ("players.a.top = [\"spy\"]", "top"),
        ("players.a.known = { b = [\"dev_spy\"] }", "known"),
        ("flow.phase = \"dance\"", "phase"),
        (counted, "frame-number"),
    ] {
        let position: Position = toml::from_str(text).expect(text);
        let complaint = game.place(&position, &mut Teller::silent()).expect_err(text);
        assert_eq!(complaint.why.key, format!("complaint-northgard-{key}"), "{text}");
        for lang in Lang::ALL {
            let said = dictionary::<Northgard>(lang).complain(&complaint);
            assert!(!said.contains(['⟨', '{']), "{text}: {said}");
        }
    }
}

#[test]
fn lists_that_are_too_long_are_refused() {
    let game = rules(3, &[]);
    let top = format!("players.a.top = [{}]", ["\"card_unrest\""; 41].join(", "));
    let frames = format!("flow.frames = [{}]", ["\"halt\""; 17].join(", "));
    for (text, key) in [(top, "complaint-northgard-cards"), (frames, "complaint-northgard-frames")] {
        let position: Position = toml::from_str(&text).expect(key);
        let complaint = game.place(&position, &mut Teller::silent()).expect_err(key);
        assert_eq!(complaint.why.key, key);
    }
}
