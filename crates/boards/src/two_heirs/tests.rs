//! Whole games are drawn, for every viewer, in every language, with everything that can be picked.

use super::roads::{Network, Tint};
use super::{Pick, Realm, Table, drawings, gain, pick, words};
use crate::testing::{self, text};
use table::{AnyMatch, Dictionary, Lang, Seat, Viewer, message};
use two_heirs::account::BuildingScore;
use two_heirs::state::Phase;
use two_heirs::{Action, Building, TwoHeirs};

testing::board!(TwoHeirs, Realm);

/// All six sets over two games, so that every building is seen.
const OTHER_SETS: (&str, &str) = ("sets", "warfare+guard+crafts");

/// Does something with the table as this viewer sees it.
fn with_table<T>(play: &Play, viewer: Viewer, dictionary: &Dictionary, ask: impl FnOnce(&Table<'_>) -> T) -> T {
    play.with_scene(viewer, dictionary, None, |scene| ask(&Table::of(scene)))
}

#[test]
fn the_last_tile_of_each_seat_wears_a_ring_in_its_colour() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(2, 3, &[]);
    let mut ringed = [false; 2];
    while play.step() {
        let moves = with_table(&play, Viewer::Spectator, &dictionary, |table| table.moves.clone());
        for (at, seat) in moves {
            ringed[seat.index()] = true;
            assert!(play.view(Viewer::Spectator).open.board.find(at).is_some(), "there is a tile at {at}");
        }
    }
    assert_eq!(ringed, [true; 2], "both have done something that is seen");
}

#[test]
fn every_building_has_a_drawing_of_its_own() {
    let drawn = drawings::define(&Building::ALL).into_string();
    for building in Building::ALL {
        assert_eq!(drawn.matches(&format!("id=\"th-{building}\"")).count(), 1, "{building}");
    }
    for (at, (name, drawing)) in drawings::BUILDINGS.iter().enumerate() {
        assert_eq!(name.replace('-', "_"), Building::ALL[at].name());
        assert!(drawings::BUILDINGS[at + 1..].iter().all(|(_, other)| other != drawing), "{name}");
    }
}

/// Whether every offer of this seat is a link, at once or once its beginning is picked. Ending a turn and leaving buildings
/// standing have no place on the table; the list has them.
fn all_offers_are_links(play: &Play, seat: Seat, dictionary: &Dictionary) {
    let viewer = Viewer::Seat(seat);
    let offers = play.texts(seat);
    let plain = play.draw(viewer, dictionary, None);
    let seen = text(&plain);
    let link = |offer: &String| format!("data-act=\"{offer}\"");
    let begun = |offer: &String| plain.beginnings.iter().any(|beginning| beginning.begins(offer));
    let alone = offers.iter().filter(|offer| !begun(offer) && !["end", "spare"].contains(&offer.as_str()));
    for offer in alone.filter(|offer| !offer.starts_with("withdraw")) {
        assert!(seen.contains(&link(offer)), "{offer} is not on the table");
    }
    for beginning in &plain.beginnings {
        assert!(seen.contains(&format!("data-choose=\"{}\"", beginning.pick)), "{} cannot be picked", beginning.pick);
        let picked = text(&play.draw(viewer, dictionary, Some(&beginning.pick)));
        for offer in offers.iter().filter(|offer| beginning.begins(offer)) {
            assert!(picked.contains(&link(offer)), "{offer} is not on the table");
        }
        // A unit goes back to court once it is picked.
        let back = beginning.pick.replace("move", "withdraw");
        assert!(!offers.contains(&back) || picked.contains(&link(&back)), "{back} is not on the table");
    }
}

#[test]
fn everything_offered_is_a_link_on_the_table_once_its_beginning_is_picked() {
    let dictionary = dictionary(Lang::En);
    for (players, options) in [(2, vec![]), (2, vec![OTHER_SETS]), (1, vec![])] {
        let mut play = begin(players, 7, &options);
        let mut steps = 0;
        while play.step() {
            steps += 1;
            // Every third table is enough: drawing each of them with everything picked takes its time.
            Seat::all(players)
                .filter(|_| steps % 3 == 0)
                .for_each(|seat| all_offers_are_links(&play, seat, &dictionary));
        }
    }
}

#[test]
fn every_table_can_be_drawn_for_everybody_in_every_language() {
    let kinds = [
        (2, vec![("closed_hands", "on")]),
        (1, vec![("colour", "blue")]),
        (2, vec![OTHER_SETS, ("open_scores", "off")]),
    ];
    for (lang, (players, options)) in Lang::ALL.into_iter().zip(kinds) {
        let dictionary = dictionary(lang);
        let mut play = begin(players, 11, &options);
        while play.step() {
            for viewer in Viewer::all(players) {
                for chosen in [None, Some("(0,0)")] {
                    let seen = text(&play.draw(viewer, &dictionary, chosen));
                    assert!(!seen.contains("style="), "an inline style");
                    assert!(!seen.contains("<Niamh>"), "a name that is not escaped");
                    assert!(!seen.contains('⟨'), "words are missing: {}", seen.split('⟨').nth(1).unwrap_or_default());
                }
            }
        }
        let end = text(&play.draw(Viewer::Spectator, &dictionary, None));
        assert!(!end.contains("data-act"), "nothing can be done once the game is over");
    }
}

#[test]
fn a_spectator_sees_the_offer_but_has_no_hand_and_nothing_to_do() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(2, 3, &[]);
    for _ in 0..80 {
        play.step();
        let drawn = play.draw(Viewer::Spectator, &dictionary, Some("build do_mill"));
        assert!(drawn.hand.0.is_empty());
        assert!(!text(&drawn).contains("data-act") && drawn.beginnings.is_empty());
        assert!(drawn.status.iter().any(|panel| panel.id == "offer"));
    }
}

/// The points of a building by what counts for it; `None` where the rule counts something else.
fn expected(item: &BuildingScore, counted: usize) -> Option<usize> {
    Some(match item.building {
        Building::Inn | Building::Market | Building::Watchtower => 1 + counted,
        Building::Mill | Building::Stonemason | Building::Pigsty => 1 + counted,
        Building::Bakery | Building::Smithy | Building::GamekeeperLodge => 1 + counted,
        Building::RobberKeep | Building::Guardhouse => 2 + 2 * counted,
        Building::PilgrimageSite | Building::Fortress => counted,
        Building::TradingPost => 3 * counted,
        _ => return None,
    })
}

#[test]
fn what_is_lit_up_is_what_counts() {
    let dictionary = dictionary(Lang::En);
    for (seed, options) in
        [(5, vec![]), (6, vec![OTHER_SETS]), (9, vec![("inn_line", "contiguous"), ("watch_line", "contiguous")])]
    {
        let mut play = begin(2, seed, &options);
        while play.step() {
            with_table(&play, Viewer::Spectator, &dictionary, |table| {
                let Some(account) = table.account() else { return };
                for (at, item) in &account.buildings {
                    let lit = table.rules.counted_in(&table.view, *at);
                    if let Some(points) = expected(item, lit.len()) {
                        assert_eq!(points, usize::from(item.points), "{:?} on {}: {lit:?}", item.building, at);
                    }
                }
            });
        }
    }
}

#[test]
fn the_roads_drawn_are_the_roads_that_score() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(2, 13, &[]);
    while play.step() {
        with_table(&play, Viewer::Spectator, &dictionary, |table| {
            let Some(account) = table.account() else { return };
            let network = Network::of(table);
            let drawn: Vec<_> = network.roads.iter().map(|road| road.score.clone()).collect();
            assert_eq!(drawn, account.roads);
            for laid in &table.land {
                let led = network.tints(laid.at).into_iter().filter(|tint| *tint != Tint::Alone).count();
                assert!(led >= network.over(laid.at).count(), "{}: every road over a tile is drawn on it", laid.at);
            }
        });
    }
}

#[test]
fn a_promised_change_is_what_really_changes() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(2, 17, &[]);
    let mut promised: Option<(Seat, i32)> = None;
    let mut kept = 0;
    let total = |play: &Play, seat: Seat| play.game.sheet(Viewer::Spectator).totals[seat.index()].expect("open scores");
    loop {
        let seat = play.decider();
        let builds = |action: &Action| matches!(action, Action::Build(..));
        let action = seat.and_then(|seat| play.game.offers(seat).into_iter().find(builds));
        if let (Some(seat), Some(action)) = (seat, action) {
            let gain = with_table(&play, Viewer::Seat(seat), &dictionary, |table| gain::Gain::of(table, action));
            promised = Some((seat, total(&play, seat) + gain.expect("open scores").mine));
            play.act(seat, &action);
        } else if !play.step() {
            break;
        }
        if let Some((seat, points)) = promised.take() {
            assert_eq!(total(&play, seat), points);
            kept += 1;
        }
    }
    assert!(kept > 5, "only {kept} buildings were built");
}

#[test]
fn nonsense_that_is_picked_is_nothing() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(2, 2, &[]);
    while play.step() && play.decider().is_none() {}
    let viewer = Viewer::Seat(play.decider().expect("somebody must decide"));
    for chosen in ["", "fly", "build", "build nothing (0,0)", "move dragon", "(9", "(1,2) now", "call r9"] {
        let pick = play.with_scene(viewer, &dictionary, Some(chosen), Pick::of);
        assert_eq!(pick, Pick::Nothing, "{chosen}");
    }
}

#[test]
fn what_is_picked_comes_back_as_the_same() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(2, 2, &[]);
    let mut seen = 0;
    for _ in 0..60 {
        play.step();
        let Some(seat) = play.decider() else { continue };
        let viewer = Viewer::Seat(seat);
        for (action, text) in play.game.offers(seat).into_iter().zip(play.texts(seat)) {
            let name = play.with_scene(viewer, &dictionary, None, |scene| pick::name(scene, action));
            let Some(name) = name else { continue };
            let begun = play.with_scene(viewer, &dictionary, Some(&name), Pick::of);
            let whole = play.with_scene(viewer, &dictionary, Some(&text), Pick::of);
            assert_eq!(begun, whole, "{name} of {text}");
            assert_ne!(begun, Pick::Nothing, "{name}");
            seen += 1;
        }
    }
    assert!(seen > 50, "only {seen} beginnings were picked");
}

#[test]
fn the_labels_of_beginnings_are_sentences_in_every_language() {
    for lang in Lang::ALL {
        let dictionary = dictionary(lang);
        let mut play = begin(2, 4, &[]);
        for _ in 0..60 {
            play.step();
            for seat in Seat::all(2) {
                for beginning in play.draw(Viewer::Seat(seat), &dictionary, None).beginnings {
                    assert!(beginning.label.ends_with('…') && !beginning.label.contains('⟨'), "{}", beginning.label);
                }
            }
        }
        assert!(dictionary.has(&message!("th-note-site").key));
    }
}

#[test]
fn every_table_can_be_written_with_letters() {
    testing::is_written(begin(2, 5, &[]), words, super::terminal);
}

#[test]
fn the_landscape_fits_a_terminal_however_wide_it_grows() {
    let dictionary = dictionary(Lang::En);
    let (mut play, mut columns) = (begin(2, 5, &[]), 0);
    while play.step() {
        let written = play.with_scene(Viewer::Spectator, &dictionary, None, super::terminal);
        let mut map = written.lines().skip_while(|line| !line.is_empty()).skip(1).peekable();
        columns = map.peek().map_or(0, |line| line.split_whitespace().count());
        for line in map {
            assert!(line.chars().count() <= 78, "{} letters: {line}", line.chars().count());
        }
    }
    assert!(columns >= 6, "the land of this game has only {columns} columns");
}

#[test]
fn every_tile_of_the_offer_and_in_hand_that_cannot_be_used_says_why() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(2, 5, &[]);
    while play.step() {
        for seat in Seat::all(2) {
            let seen = play.draw(Viewer::Seat(seat), &dictionary, None);
            let ring = seen.hand.0.split("class=\"th-ring").nth(1).and_then(|rest| rest.split("</svg>").next());
            for part in ring.unwrap_or_default().split("class=\"th-under\"").skip(1) {
                assert!(part.contains("<a class=\"offer") || part.contains("<a class=\"why"), "{part}");
            }
            for part in seen.hand.0.split("<div class=\"th-card").skip(1) {
                let useful = part.contains("data-act=") || part.contains("data-choose=");
                assert!(useful || part.contains("<a class=\"why\""), "a tile that says nothing: {part}");
            }
        }
    }
}

#[test]
fn a_tile_may_be_typed_by_its_name() {
    use table::Notation;
    let play = begin(2, 1, &[]);
    let rules = play.game.game();
    let tile = rules.components().tiles.first().expect("there are tiles");
    for lang in Lang::ALL {
        let name = dictionary(lang).say(&super::tile_message(tile), &|seat| seat.to_string());
        let action = rules
            .read_action(&format!("take {}", name.to_uppercase()))
            .unwrap_or_else(|complaint| panic!("{name}: {complaint:?}"));
        assert_eq!(rules.write_action(&action), format!("take {}", tile.id));
    }
}

#[test]
fn it_is_always_said_how_far_the_end_is_and_henry_competes_like_anybody() {
    for lang in Lang::ALL {
        let end = testing::tells_where_it_is(begin(2, 9, &[]), &dictionary(lang));
        assert!(end.decided.is_some_and(|why| !why.contains('⟨')), "what brought the victory");
    }
    let end = testing::tells_where_it_is(begin(1, 9, &[]), &dictionary(Lang::En));
    let decided = end.decided.as_deref().unwrap_or_default();
    assert!(decided.contains("Henry") && decided.contains("point"), "what Henry won or lost by: {decided}");
    let [one, henry] = &end.parties[..] else { panic!("two compete: {:?}", end.parties) };
    assert!(henry.name == "Henry" && henry.seats.is_empty() && henry.score.is_some(), "{henry:?}");
    assert_eq!(one.seats, [Seat::new(0)]);
    let mut places = [one.place, henry.place];
    places.sort_unstable();
    assert_eq!(places, [Some(1), Some(2)]);
}

#[test]
fn what_henry_would_do_now_stands_below_the_question_with_his_marks() {
    let dictionary = dictionary(Lang::En);
    let (mut play, mut told) = (begin(1, 4, &[]), 0);
    while play.step() {
        let Some(viewer) = play.decider().map(Viewer::Seat) else { continue };
        let wants = with_table(&play, viewer, &dictionary, |table| {
            let wants = table.view.henry.as_ref()?.wants.as_ref()?;
            Some(table.tile_words(table.tile(wants)?))
        });
        let Some(wants) = wants else { continue };
        let said = play.draw(viewer, &dictionary, None).strife.0;
        assert!(said.contains(&wants) && said.contains("class=\"chip"), "he would take {wants}: {said}");
        told += 1;
    }
    assert!(told > 10, "only {told} questions");
    let two = begin(2, 4, &[]).draw(Viewer::Seat(Seat::new(0)), &dictionary, None);
    assert!(two.strife.0.is_empty(), "nobody else is foreseen");
}

#[test]
fn where_turns_even_out_nobody_is_promised_a_final_turn_that_does_not_come() {
    let dictionary = dictionary(Lang::En);
    let promised = dictionary.word("phase-trigger");
    let mut evened = 0;
    for seed in 0..12 {
        let mut play = begin(2, seed, &[("equal_turns", "on")]);
        let mut said = None;
        while play.step() {
            let phase = play.view(Viewer::Spectator).open.flow.phase;
            if phase == Phase::Trigger {
                said = play.draw(Viewer::Spectator, &dictionary, None).progress.map(|progress| progress.now);
            } else if let Some(said) = said.take() {
                // After a turn that promised each side a final one two are left; otherwise one.
                assert_eq!(said == promised, phase == Phase::FinalTwo, "seed {seed}: {said}");
                evened += usize::from(said != promised);
            }
        }
    }
    assert!(evened > 0, "turns even out in some game");
}

/// A tile says in words what its face shows, and the landscape in letters breaks names before it cuts them off.
#[test]
fn a_tile_says_what_its_face_shows() {
    let dictionary = dictionary(Lang::En);
    let play = begin(2, 3, &[("sets", "journeys+crafts+trade_church")]);
    let said = with_table(&play, Viewer::Seat(Seat::new(0)), &dictionary, |table| {
        let tiles = &table.rules.components().tiles;
        tiles.iter().map(|tile| (tile.building, super::ring::face_words(table, tile))).collect::<Vec<_>>()
    });
    let shows = |kind: Building| {
        said.iter().filter(move |(building, _)| *building == kind).all(|(_, words)| words.contains("It shows: "))
    };
    assert!([Building::Inn, Building::TradingPost, Building::BasketWorkshop].into_iter().all(shows), "{said:?}");
    assert!(said.iter().any(|(_, words)| words.contains("It shows: row.")), "{said:?}");
    assert!(said.iter().any(|(_, words)| words.contains("Roads: ")), "{said:?}");
    assert!(!said.iter().any(|(_, words)| words.contains('⟨')), "{said:?}");
}
