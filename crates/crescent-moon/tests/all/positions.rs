//! Positions that somebody typed: those that are impossible are refused, each with a sentence that says what is wrong with it.

use crescent_moon::{CrescentMoon, Position};
use table::prelude::*;
use table::testing::{dictionary, rules};
use table::{Lang, Teller};

/// Lays out positions that are impossible, and looks for the key of each complaint and for what its sentence says.
fn are_refused(players: usize, positions: &[(&str, &str, &str)]) {
    let game: CrescentMoon = rules(players, &[]);
    let words = dictionary::<CrescentMoon>(Lang::En);
    for (text, key, says) in positions {
        let position: Position = toml::from_str(text).expect(text);
        let complaint = game.place(&position, &mut Teller::silent()).expect_err(text);
        assert_eq!(complaint.why.key, *key, "{text}");
        let found = words.complain(&complaint);
        assert!(found.contains(says), "{text}: {found}");
    }
}

/// The same of what stands in one hex.
fn cannot_stand(players: usize, pieces: &[(&str, &str, &str)]) {
    for (pieces, key, says) in pieces {
        let text = format!("hexes.\"0,0\" = {{ tile = \"desert\", pieces = \"{pieces}\" }}");
        are_refused(players, &[(&*text, *key, *says)]);
    }
}

#[test]
fn pieces_that_cannot_be_there_are_refused() {
    let pieces = [
        ("vizier 1o", "complaint-position-pieces", "“vizier 1o” in “hexes.0,0.pieces” are no pieces"),
        ("caliph t", "complaint-position-settlement", "only the Sultan"),
        ("sultan P", "complaint-position-palace", "only the Caliph"),
        ("nomad 1o", "complaint-position-ordinary", "“hexes.0,0.pieces”: only the Warlord and the Caliph"),
        ("murshid 7m", "complaint-position-discs", "left in supply: 6"),
        ("sultan t c", "complaint-position-town-and-city", "in the hex “0,0”"),
        ("warlord i, nomad i", "complaint-position-tokens", "Two influence tokens"),
        ("sultan F, caliph K", "complaint-position-strongholds", "Two strongholds"),
        ("warlord 1o, caliph 1o", "complaint-position-control", "Two players cannot control"),
    ];
    cannot_stand(5, &pieces);
    cannot_stand(4, &[("nomad i", "complaint-position-nomad", "nobody plays the Nomad")]);
}

#[test]
fn maps_that_cannot_be_laid_are_refused() {
    let palaces = "hexes.\"0,0\" = { tile = \"desert\", pieces = \"caliph P\" }\n\
                   hexes.\"1,0\" = { tile = \"desert\", pieces = \"caliph P\" }";
    let edge = "hexes.\"127,0\" = { tile = \"river\", rivers = \"nw\" }\nhexes.\"127,-1\" = { tile = \"desert\" }";
    let positions = [
        ("layout = \"moon\"", "complaint-edition-no-layout", "“moon”"),
        ("hexes.\"1;0\".tile = \"desert\"", "complaint-position-at", "“1;0” is no place"),
        ("hexes.\"0,0\".pieces = \"warlord i\"", "complaint-position-tile", "“0,0” needs a “tile”"),
        ("hexes.\"0,0\" = { tile = \"desert\", name = 99 }", "complaint-position-name", "from 0 to 15"),
        (palaces, "complaint-position-box", "(1): palace"),
        (edge, "complaint-position-far", "too far"),
    ];
    are_refused(5, &positions);
}

#[test]
fn players_cards_and_a_course_that_cannot_be_are_refused() {
    let conflict = "flow.conflict = { combat = true, hex = 20, attacker = \"warlord\", supporters = [], defenders = [], \
                    undecided = [], selectors = [], done = [], played = [], totals = [0, 0], losses = [0, 0], \
                    sacked_vp = 0, no_sack = false, per_sack = 0, shown = [] }";
    let bargain = "flow.bargain = { kind = \"hire\", units = 1, price = 0, counter = false }";
    let positions = [
        ("year = 9", "complaint-position-year", "no year 9"),
        ("players.a.character = \"murshid\"", "complaint-position-character", "have the Murshid"),
        ("players.f.coins = 1", "complaint-position-seat", "no seat f at a table of 5"),
        ("players.b.reserve = 1", "complaint-position-reserve", "“players.b.reserve”"),
        ("players.a.deals = [0, 0, 0, 0, 0]", "complaint-position-long", "“players.a.deals” has too many entries"),
        ("players.a.vp = -1", "complaint-position-plenty", "from 0 to 10000"),
        ("deck = [{ cards = [], public = [\"imam\"] }]", "complaint-position-known", "among its “cards”"),
        ("knowledge.nobody.a = []", "complaint-position-observer", "“nobody” in “knowledge”"),
        ("knowledge.a.a = []", "complaint-position-own-hand", "“knowledge.a.a”"),
        ("knowledge.a.c = [\"imam\"]", "complaint-position-hand", "not in that hand"),
        ("knowledge.a.f = []", "complaint-position-player", "seat f"),
        ("sure.a = 1", "complaint-position-sure", "at most 0"),
        ("account.moon = [1]", "complaint-position-objective", "no line “moon”"),
        ("flow.stage = \"dance\"", "complaint-position-stage", "“dance” is no stage"),
        ("flow.last_entered = \"5,5\"", "complaint-position-hex", "“flow.last_entered”"),
        (conflict, "complaint-position-hex", "“flow.conflict.hex”"),
        (bargain, "complaint-position-frame", "“flow.bargain”"),
    ];
    are_refused(5, &positions);
    are_refused(4, &[("flow.turn = \"nomad\"", "complaint-position-nomad", "“flow.turn”")]);
}

#[test]
fn what_is_usual_may_be_left_out() {
    let game: CrescentMoon = rules(5, &[]);
    assert!(game.place(&Position::default(), &mut Teller::silent()).is_ok());
}
