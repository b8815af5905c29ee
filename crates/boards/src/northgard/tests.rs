//! Whole games are drawn, for every viewer, in every language, with everything that can be picked.

use super::shape::{CELL, Shape};
use super::{Lands, Table, fight, ghost, map, now, pick, words};
use crate::scene::doer;
use crate::testing::{self, text};
use northgard::pieces::{Cell, Resource, Site, Tile};
use northgard::{Action, Frame, Northgard};
use std::collections::BTreeSet;
use table::{Arg, Dictionary, Heard, Lang, Rules, Seat, Setup, Viewer};

testing::board!(Northgard, Lands);

/// Does something with the table as this viewer sees it.
fn with_table<T>(play: &Play, viewer: Viewer, dictionary: &Dictionary, ask: impl FnOnce(&Table<'_>) -> T) -> T {
    play.with_scene(viewer, dictionary, None, |scene| ask(&Table::of(scene)))
}

#[test]
fn what_lasts_is_drawn_only_for_those_who_do_not_have_it() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(3, 5, &[]);
    for _ in 0..60 {
        play.step();
    }
    let draw = |play: &Play| play.draw(Viewer::Spectator, &dictionary, None).board.into_string();
    let whole = draw(&play);
    let digests: Vec<&str> = whole.split("data-lasting=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(digests.len(), 6, "paints, shapes, ground, borders, growth and fog");
    play.kept = digests.join(" ");
    let rest = draw(&play);
    assert!(rest.len() < whole.len() * 2 / 3, "{} of {} bytes", rest.len(), whole.len());
    assert!(
        digests.iter().all(|digest| rest.contains(&format!("data-lasting=\"{digest}\" aria-hidden=\"true\"></g>")))
    );
    // Of what the page has, only what is still the same is left out.
    while play.step() && draw(&play).contains(&format!("\"{}\"", digests[4])) {}
    assert!(draw(&play).contains("class=\"ng-growth\""));
    assert!(
        draw(&play).contains("href=\"#ng-grass") || draw(&play).contains("href=\"#ng-pine"),
        "what has grown is drawn"
    );
}

fn rules() -> Northgard {
    Northgard::open(&Setup::new(Northgard::about(), 2, &Default::default(), None).expect("a setup")).expect("the rules")
}

#[test]
fn every_border_of_every_tile_is_drawn_once_and_no_other() {
    let rules = rules();
    for tile in Tile::all() {
        for turn in 0..4 {
            let info = rules.tile_info(tile);
            let shape = Shape::new(tile.index(), info, turn);
            let mut drawn: Vec<(u8, u8, bool)> = shape
                .lines
                .iter()
                .map(|line| (line.areas[0].min(line.areas[1]), line.areas[0].max(line.areas[1]), line.rough))
                .collect();
            let mut printed: Vec<(u8, u8, bool)> = info
                .borders
                .iter()
                .map(|border| (border.a.min(border.b), border.a.max(border.b), border.rough))
                .collect();
            drawn.sort_unstable();
            printed.sort_unstable();
            assert_eq!(drawn, printed, "{tile} turned {turn}");
        }
    }
}

/// Where a path comes by: the ends and bends of its steps, of which those of curves are written from where each begins.
fn positions(path: &str) -> Vec<(f32, f32)> {
    let mut all = Vec::new();
    for step in path.trim_end_matches('Z').split_inclusive(char::is_alphabetic).collect::<Vec<_>>().windows(2) {
        let [letter, numbers] = step else { continue };
        let numbers = numbers.trim_end_matches(char::is_alphabetic).split(' ');
        let numbers: Vec<f32> = numbers.map(|number| number.parse().expect("a number")).collect();
        let from =
            if letter.ends_with('c') { all.last().copied().expect("a curve begins somewhere") } else { (0.0, 0.0) };
        all.extend(numbers.chunks(2).map(|point| (from.0 + point[0], from.1 + point[1])));
    }
    all
}

#[test]
fn every_area_is_a_closed_shape_on_its_tile_with_room_inside() {
    let rules = rules();
    for tile in Tile::all() {
        for turn in 0..4 {
            let info = rules.tile_info(tile);
            let shape = Shape::new(tile.index(), info, turn);
            for area in 0..info.areas.len() {
                let path = shape.area(area, (0.0, 0.0));
                assert!(path.starts_with('M') && path.ends_with('Z'), "{path}");
                for (x, y) in positions(&path) {
                    let within = |number: f32| (-1.0..=CELL + 1.0).contains(&number);
                    assert!(within(x) && within(y), "{tile} leaves its cell: {path}");
                }
                let room = shape.room(area);
                assert!(room.middle.0 - room.size.0 / 2.0 >= 0.0 && room.middle.0 + room.size.0 / 2.0 <= CELL);
                assert!(room.middle.1 - room.size.1 / 2.0 >= 0.0 && room.middle.1 + room.size.1 / 2.0 <= CELL);
            }
        }
    }
}

#[test]
fn the_start_tile_turned_once_has_its_long_border_across() {
    let rules = rules();
    let lines = |turn: u8| Shape::new(0, rules.tile_info(Tile::START), turn).lines.len();
    assert_eq!([lines(0), lines(1)], [5, 5], "four borders to the corners and one in the middle");
}

/// Whether every offer that names a place, a card or a tile is a link, at once or once its beginning is picked.
fn all_offers_are_links(play: &Play, seat: Seat, dictionary: &Dictionary) {
    let viewer = Viewer::Seat(seat);
    let plain = play.draw(viewer, dictionary, None);
    let seen = text(&plain);
    let link = |offer: &str| format!("data-act=\"{offer}\"");
    let acts: Vec<(Action, String)> = play.game.offers(seat).into_iter().zip(play.texts(seat)).collect();
    let named = |action: &Action| {
        let place = with_table(play, viewer, dictionary, |table| map::place_of(table, action).is_some());
        let swap = matches!(action, Action::Swap { .. });
        // Where a tile is laid, and which way round, is picked first: see `laid`.
        let tile = matches!(action, Action::Under(_) | Action::Clan(_) | Action::Feed(_));
        (place && !swap) || tile || pick::card_of(action).is_some()
    };
    for (action, offer) in acts.iter().filter(|(action, _)| named(action)) {
        match plain.beginnings.iter().find(|beginning| beginning.begins(offer)) {
            None => assert!(seen.contains(&link(offer)), "{offer} is not on the table: {action:?}"),
            Some(beginning) => {
                let picked = text(&play.draw(viewer, dictionary, Some(&beginning.pick)));
                assert!(picked.contains(&link(offer)), "{offer} is not on the table once {} is picked", beginning.pick);
            }
        }
    }
    for beginning in &plain.beginnings {
        assert!(beginning.label.ends_with('…') && !beginning.label.contains('⟨'), "{}", beginning.label);
        assert!(acts.iter().any(|(_, offer)| beginning.begins(offer)));
    }
}

#[test]
fn everything_offered_that_names_a_place_a_card_or_a_tile_is_a_link() {
    let dictionary = dictionary(Lang::En);
    let kinds: [(usize, &[(&str, &str)]); 3] = [
        (2, &[]),
        (5, &[("creatures", "on"), ("more_creatures", "on")]),
        (4, &[("teams", "on"), ("clan_a", "bear"), ("clan_b", "snake")]),
    ];
    for (players, options) in kinds {
        let mut play = begin(players, 7, options);
        let mut steps = 0;
        while play.step() {
            steps += 1;
            // Every seventh table is enough: drawing each of them takes its time.
            if let Some(seat) = play.decider().filter(|_| steps % 7 == 0 || steps < 40) {
                all_offers_are_links(&play, seat, &dictionary);
            }
        }
    }
}

#[test]
fn every_table_can_be_drawn_for_everybody_in_every_language() {
    let kinds: [(usize, &[(&str, &str)]); 3] = [
        (3, &[("fame_display", "public")]),
        (5, &[("creatures", "on"), ("tile_draws", "open")]),
        (4, &[("teams", "on"), ("clan_c", "bear")]),
    ];
    for (lang, (players, options)) in Lang::ALL.into_iter().zip(kinds) {
        let dictionary = dictionary(lang);
        let mut play = begin(players, 11, options);
        let mut steps = 0;
        while play.step() {
            steps += 1;
            if steps % 9 != 0 && steps > 30 {
                continue;
            }
            for viewer in Viewer::all(players) {
                let seen = text(&play.draw(viewer, &dictionary, None));
                assert!(!seen.contains("style="), "an inline style");
                assert!(!seen.contains("<Niamh>"), "a name that is not escaped");
                assert!(!seen.contains('⟨'), "words are missing: {}", seen.split('⟨').nth(1).unwrap_or_default());
            }
        }
        let end = text(&play.draw(Viewer::Spectator, &dictionary, None));
        assert!(!end.contains("data-act"), "nothing can be done once the game is over");
        assert!(end.contains("score-sheet") && !end.contains(">?<"), "the whole account is shown at the end");
    }
}

#[test]
fn what_a_ghost_promises_is_what_the_placement_pays() {
    let dictionary = dictionary(Lang::En);
    let mut kept = 0;
    for seed in 1..16 {
        let mut play = begin(3, seed, &[("fame_display", "public")]);
        loop {
            let Some(seat) = play.decider() else {
                if !play.step() {
                    break;
                }
                continue;
            };
            let viewer = Viewer::Seat(seat);
            let promised = with_table(&play, viewer, &dictionary, |table| {
                let explore =
                    table.exploring().filter(|explore| explore.purpose == northgard::decision::Purpose::Explore)?;
                let (tile, cell) = (explore.tile?, explore.cell?);
                let way = ghost::ways(table, tile, cell).into_iter().max_by_key(|way| way.preview.fame)?;
                Some((way.turn, table.state.player(seat).fame + way.preview.fame))
            });
            match promised {
                Some((turn, fame)) => {
                    play.act(seat, &Action::Turn(turn));
                    let now = with_table(&play, viewer, &dictionary, |table| table.state.player(seat).fame);
                    assert_eq!(now, fame);
                    kept += 1;
                }
                None => {
                    play.step();
                }
            }
        }
    }
    assert!(kept > 10, "only {kept} tiles were turned");
}

/// The numbers between these words and the next closing bracket or quotation mark.
fn numbers(drawn: &str, after: &str) -> Vec<f32> {
    let rest = drawn.split(after).nth(1).and_then(|rest| rest.split([')', '"']).next()).unwrap_or_default();
    rest.split(' ').map(|number| number.parse().expect("a number")).collect()
}

/// The buttons of the tile that is being laid as a phone shows them: the middle of each and how far it reaches.
fn buttons_on_a_phone(drawn: &str) -> Vec<(f32, f32, f32)> {
    let Some((_, buttons)) = drawn.split_once("class=\"ng-buttons\"") else { return Vec::new() };
    let buttons = buttons.split("class=\"ng-gain").next().expect("what comes before the slip");
    let pin = numbers(buttons, " transform=\"translate(");
    let near = buttons.split_once("class=\"ng-steady\"").expect("what stays as large").1;
    let (back, scale) = (numbers(near, "translate("), numbers(near, "scale(")[0]);
    let circles = near.split("<circle").skip(1).map(|circle| {
        let [x, y, size] = ["cx=\"", "cy=\"", " r=\""].map(|name| numbers(circle, name)[0]);
        (pin[0] + back[0] + scale * x, pin[1] + back[1] + scale * y, scale * size)
    });
    circles.collect()
}

/// The slip beside the tile that is being laid, so many times as large: its left and right, top and bottom edge.
fn slip(drawn: &str, scale: f32) -> Option<[f32; 4]> {
    let slip = drawn.split_once("class=\"ng-gain").map(|(_, slip)| slip)?;
    let [x, y, wide, high] = [" x=\"", " y=\"", " width=\"", " height=\""].map(|name| numbers(slip, name)[0]);
    let origin = slip.split("transform-origin=\"").nth(1)?.split('"').next()?.replace('%', "");
    let origin: Vec<f32> = origin.split(' ').map(|part| part.parse::<f32>().expect("a number") / 100.0).collect();
    let (pin, grown) = ([x + origin[0] * wide, y + origin[1] * high], [wide * scale, high * scale]);
    let from = [pin[0] - origin[0] * grown[0], pin[1] - origin[1] * grown[1]];
    Some([from[0], from[0] + grown[0], from[1], from[1] + grown[1]])
}

#[test]
fn what_a_tile_would_bring_is_never_cut_off_however_large_it_is_written() {
    let dictionary = dictionary(Lang::Cs);
    let mut seen = 0;
    for (players, seed) in [(2, 3), (3, 4), (5, 5)] {
        let mut play = begin(players, seed, &[]);
        while play.step() {
            let Some(seat) = play.decider() else { continue };
            with_table(&play, Viewer::Seat(seat), &dictionary, |table| {
                let [left, top, width, height] = map::frame(table);
                let drawn = map::draw(table).0;
                for scale in [1.0, 1.6, 2.6] {
                    let Some([from, to, above, below]) = slip(&drawn, scale) else { return };
                    let told = format!("{scale} times: {from} to {to}, {above} to {below} in {:?}", map::frame(table));
                    assert!(to - from > width || from > left - 3.0 && to < left + width + 3.0, "{told}");
                    assert!(above > top - 3.0 && below < top + height + 3.0, "{told}");
                    seen += 1;
                }
            });
        }
    }
    assert!(seen > 100, "{seen} slips");
}

#[test]
fn however_large_the_land_is_a_finger_finds_the_buttons_of_a_tile_on_a_phone() {
    let dictionary = dictionary(Lang::En);
    let (mut seen, mut largest) = (0, 0.0_f32);
    for (players, seed) in [(2, 3), (3, 4), (5, 5), (5, 6)] {
        let mut play = begin(players, seed, &[]);
        while play.step() {
            let Some(seat) = play.decider() else { continue };
            with_table(&play, Viewer::Seat(seat), &dictionary, |table| {
                let Some(lay) = ghost::lies(table) else { return };
                let [left, top, width, height] = map::frame(table);
                let pixel = (390.0 / width).min(388.0 / height);
                let tile = [lay.cell.x, lay.cell.y].map(|at| (f32::from(at) + 0.5) * CELL);
                for (x, y, reach) in buttons_on_a_phone(&map::draw(table).0) {
                    let told = format!("{lay} in {width} × {height}: a button at {x}, {y} reaches {reach}");
                    assert!(2.0 * reach * pixel >= 44.0, "too small: {told}");
                    let within =
                        |at: f32, from: f32, size: f32| at - reach > from - 6.0 && at + reach < from + size + 6.0;
                    assert!(within(x, left, width) && within(y, top, height), "cut off: {told}");
                    assert!((x - tile[0]).hypot(y - tile[1]) > reach, "on the middle of the tile: {told}");
                    seen += 1;
                }
                largest = largest.max(height / CELL);
            });
        }
    }
    assert!(seen > 100 && largest > 7.0, "{seen} buttons, on {largest} cells at most");
}

/// The cell offered first while a tile is being placed, and the ways round that are shown for it.
fn shown_ways(table: &Table<'_>) -> Option<(Cell, Vec<u8>)> {
    let explore = table.exploring().filter(|explore| explore.cell.is_none())?;
    let (tile, cell) = (explore.tile?, ghost::cells(table).next()?);
    Some((cell, ghost::ways(table, tile, cell).iter().map(|way| way.turn).collect()))
}

#[test]
fn the_ways_shown_for_a_cell_are_those_the_rules_offer_next() {
    let dictionary = dictionary(Lang::En);
    let mut compared = 0;
    for seed in 1..9 {
        let mut play = begin(2, seed, &[]);
        loop {
            let shown = play
                .decider()
                .and_then(|seat| Some((seat, with_table(&play, Viewer::Seat(seat), &dictionary, shown_ways)?)));
            if let Some((seat, (cell, turns))) = shown {
                play.act(seat, &Action::Cell(cell));
                let turn = |action: Action| match action {
                    Action::Turn(turn) => Some(turn),
                    _ => None,
                };
                let offered: Vec<u8> = play.game.offers(seat).into_iter().filter_map(turn).collect();
                // A single way round is taken at once.
                assert!(offered == turns || (offered.is_empty() && turns.len() == 1), "{offered:?} {turns:?}");
                compared += 1;
            } else if !play.step() {
                break;
            }
        }
    }
    assert!(compared > 20, "only {compared} cells were compared");
}

#[test]
fn running_fights_show_chances_that_add_up() {
    let dictionary = dictionary(Lang::En);
    let mut seen = 0;
    for seed in 1..60 {
        let mut play = begin(2, seed, &[]);
        while play.step() {
            let fights = with_table(&play, Viewer::Spectator, &dictionary, |table| {
                matches!(table.view.frame(), Some(Frame::Fight(_)))
            });
            if let Some(seat) = play.decider().filter(|_| fights) {
                with_table(&play, Viewer::Seat(seat), &dictionary, |table| {
                    let odds = table.rules.running_odds(table.view, false).expect("a fight that is being fought");
                    assert_eq!(odds.attacker + odds.defender + odds.nobody, 36);
                    assert!(fight::draw(table).expect("a panel").0.contains("ng-odds"));
                    let (fight, bout) = table.rules.running_fight(table.view).expect("the same fight");
                    let asked = fight::in_question(table).0;
                    assert!(asked.contains("you win ") && asked.contains(" %"), "the chances: {asked}");
                    for strength in bout.base {
                        assert!(asked.contains(&format!("<b>{strength}</b>")), "{strength}: {asked}");
                    }
                    let drawn = map::draw(table).0;
                    let ringed = drawn.split("class=\"ng-fought\"").nth(1).expect("a layer").split("ng-plates").next();
                    assert!(ringed.expect("what comes before the names").contains("#ng-s"), "the place is ringed");
                    let plates = drawn.split("is-needed").skip(1).filter_map(|plate| plate.split("</g>").next());
                    let name = table.place(fight.site);
                    assert!(plates.into_iter().any(|plate| plate.contains(&name)), "{name} is named on a phone, too");
                });
                seen += 1;
            }
        }
    }
    assert!(seen > 5, "only {seen} fights were seen");
}

#[test]
fn snow_falls_in_the_last_turns_of_a_year() {
    let dictionary = dictionary(Lang::En);
    let mut seen = [0, 0];
    let mut play = begin(2, 3, &[]);
    while play.step() {
        let Some(seat) = play.decider() else { continue };
        with_table(&play, Viewer::Seat(seat), &dictionary, |table| {
            let late = table.seats().into_iter().any(|seat| table.state.player(seat).passed);
            let snow = map::draw(table).0.contains(" is-winter\"");
            assert!(snow || !late, "somebody has passed, and there is no snow");
            seen[usize::from(snow)] += 1;
        });
    }
    assert!(seen[0] > 0 && seen[1] > 0, "without and with snow: {seen:?}");
}

#[test]
fn every_table_can_be_written_with_letters() {
    testing::is_written(begin(3, 5, &[]), words, super::terminal);
}

#[test]
fn every_territory_card_and_tile_that_is_not_offered_says_why() {
    let dictionary = dictionary(Lang::En);
    let mut play = begin(2, 5, &[]);
    for step in 0..400 {
        if !play.step() {
            break;
        }
        for seat in Seat::all(2).filter(|_| step % 4 == 0) {
            let seen = play.draw(Viewer::Seat(seat), &dictionary, None);
            assert!(!seen.board.0.contains("<g class=\"ng-look\""), "a territory that says nothing");
            assert!(!seen.hand.0.contains("<li><div class=\"ng-card "), "a card that says nothing: {}", seen.hand.0);
        }
    }
}

#[test]
fn it_is_always_said_which_year_it_is_and_teams_stand_together() {
    for lang in Lang::ALL {
        testing::tells_where_it_is(begin(2, 9, &[]), &dictionary(lang));
    }
    let end = testing::tells_where_it_is(begin(4, 9, &[("teams", "on")]), &dictionary(Lang::En));
    let teams: Vec<Vec<usize>> =
        end.parties.iter().map(|party| party.seats.iter().map(|seat| seat.index()).collect()).collect();
    assert_eq!(teams, [[0, 2], [1, 3]]);
    assert!(end.parties.iter().any(|party| party.place == Some(1)), "{:?}", end.parties);
    assert!(end.score.expect("a sheet").0.contains("Team"), "the sheet has a sum for each team");
}

/// The rings on the map: whose each is, and around which units.
fn rings(board: &str) -> BTreeSet<(String, String)> {
    let ringed = board.split("class=\"ng-ring seat-").skip(1).map(|ring| {
        let seat = ring.split('"').next().expect("a seat");
        let units = ring.split("data-vt=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("units");
        (seat.to_owned(), units.to_owned())
    });
    ringed.collect()
}

#[test]
fn a_ring_stays_on_the_last_move_of_each_seat_until_the_next() {
    let dictionary = dictionary(Lang::En);
    let (mut moved, mut stayed, mut most) = (0, 0, 0);
    for seed in 1..4 {
        let mut play = begin(3, seed, &[]);
        let look = |play: &Play| {
            with_table(play, Viewer::Spectator, &dictionary, |table| {
                let lands: Vec<(Site, [bool; 3])> =
                    table.lands().map(|(_, land)| (land.site, [0, 1, 2].map(|seat| land.units[seat] > 0))).collect();
                (lands, rings(&map::draw(table).0))
            })
        };
        let mut before = look(&play);
        while play.step() {
            let (lands, rings) = look(&play);
            let heard: Vec<Heard> = play.last().iter().filter_map(|event| event.heard_by(Viewer::Spectator)).collect();
            for seat in Seat::all(3) {
                let of = |rings: &BTreeSet<(String, String)>| -> Vec<String> {
                    let own = rings.iter().filter(|(whose, _)| *whose == seat.to_string());
                    own.map(|(_, units)| units.clone()).collect()
                };
                let there = |lands: &[(Site, [bool; 3])]| -> Vec<Site> {
                    lands.iter().filter(|(_, units)| units[seat.index()]).map(|(site, _)| *site).collect()
                };
                let mut own = heard.iter().rev().filter(|heard| doer(heard) == Some(seat));
                let to = own.next().and_then(|heard| heard.say.args.iter().find(|(name, _)| name == "to"));
                let came = to.and_then(|(_, to)| there(&lands).into_iter().find(|site| Arg::from(*site) == *to));
                if let Some(site) = came {
                    assert!(of(&rings).contains(&format!("u{seat}{site}")), "{seat} went to {site}: {rings:?}");
                    moved += 1;
                } else if !heard.iter().any(|heard| doer(heard) == Some(seat)) && there(&lands) == there(&before.0) {
                    assert_eq!(of(&rings), of(&before.1), "{seat} has done nothing since");
                    stayed += of(&rings).len();
                }
            }
            most = most.max(rings.iter().map(|(seat, _)| seat).collect::<BTreeSet<_>>().len());
            before = (lands, rings);
        }
    }
    assert!(moved > 10 && stayed > 500 && most == 3, "{moved} moves, {stayed} rings that stayed, {most} seats at once");
}

#[test]
fn units_that_came_travel_from_where_they_were() {
    let english = dictionary(Lang::En);
    let (mut play, mut travelled) = (begin(2, 5, &[]), 0);
    while play.step() {
        let board = play.draw(Viewer::Spectator, &english, None).board.0;
        let last = play.last().iter().filter_map(|event| event.heard_by(Viewer::Spectator));
        let steps: Vec<Heard> = last.filter(|heard| heard.say.key == "told-step").collect();
        for units in board.split("<g data-vt=\"u").skip(1) {
            let Some((name, from)) = units.split('>').next().and_then(|tag| tag.split_once("\" data-from=\"u")) else {
                continue;
            };
            let sites = with_table(&play, Viewer::Spectator, &english, |table| {
                let named = |text: &str| {
                    let mut sites = table.lands().map(|(_, land)| land.site);
                    sites.find(|site| text.trim_end_matches('"').ends_with(&site.to_string())).map(Arg::from)
                };
                [named(from), named(name)]
            });
            let went = |heard: &Heard| {
                ["from", "to"].iter().zip(&sites).all(|(key, site)| {
                    heard.say.args.iter().any(|(name, arg)| name == key && Some(arg) == site.as_ref())
                })
            };
            assert!(steps.is_empty() || steps.iter().any(went), "{name} did not come from {from}: {steps:?}");
            travelled += usize::from(steps.iter().any(went));
        }
    }
    assert!(travelled > 2, "only {travelled} groups travelled");
}

/// What the line above the hand announces.
#[derive(PartialEq, Eq, Debug, Default)]
struct Announced {
    harvest: [i64; 3],
    fame: i64,
    winter: [i64; 3],
    unrest: bool,
    last_year: bool,
}

impl Announced {
    /// What is read in the line, number by number.
    fn read(table: &Table<'_>) -> Announced {
        let word = |key: &str| table.word(key);
        let resource = |said: &str| Resource::ALL.iter().position(|one| word(&format!("resource-{one}")) == said);
        let (mut announced, mut winter, mut number) = (Announced::default(), false, 0);
        for said in testing::readable(&now::line(table).0).lines().map(str::trim).filter(|said| !said.is_empty()) {
            match (said.parse(), resource(said)) {
                (Ok(read), _) => number = read,
                (_, Some(at)) if winter => announced.winter[at] = number,
                (_, Some(at)) => announced.harvest[at] = number,
                _ if said == word("name-fame") => announced.fame = number,
                _ if said == word("ng-now-winter") || said == word("ng-now-winter-free") => winter = true,
                _ if said == word("ng-winter-unrest") => announced.unrest = true,
                _ if said == word("ng-now-last") => announced.last_year = true,
                _ => {}
            }
        }
        announced
    }
}

/// Whoever hears the line, or reads it with letters, is told amounts in their right form, each part by itself.
#[test]
fn the_line_above_the_hand_is_read_in_whole_amounts() {
    let wrong = [(Lang::Cs, ["jídlo", "dřevo", "znalosti"]), (Lang::Pl, ["wiedza", "wiedza", "sława"])];
    for (lang, words) in wrong {
        let dictionary = dictionary(lang);
        let mut play = begin(2, 9, &[]);
        let mut parts = 0;
        while play.step() {
            let line = with_table(&play, Viewer::Seat(Seat::new(0)), &dictionary, |table| {
                crate::letters::write(&now::line(table))
            });
            for word in words {
                assert!((2..10).all(|n| !line.contains(&format!("{n} {word}"))), "{lang}: {line}");
            }
            parts = parts.max(line.split(" · ").count());
        }
        assert!(parts >= 4, "year, harvest, winter and strongholds stand apart");
    }
}

/// What a way round would close stands apart from what is printed on the tile, and a tile is called by its name once.
#[test]
fn tiles_and_their_ways_are_written_in_whole_phrases() {
    let dictionary = dictionary(Lang::Pl);
    let mut play = begin(3, 4, &[]);
    let mut ways = 0;
    for _ in 0..60 {
        if !play.step() {
            break;
        }
        let Some(seat) = play.decider() else { continue };
        let hand = crate::letters::write(&play.draw(Viewer::Seat(seat), &dictionary, None).hand);
        for line in hand.lines().filter(|line| line.contains("zamyka")) {
            assert!(line.contains(" – ") && !line.contains("potwora zamyka"), "{line}");
            ways += 1;
        }
        assert!(hand.lines().all(|line| line.matches("Płytka").count() < 2), "{hand}");
    }
    assert!(ways > 10, "only {ways} ways");
}

/// Food, wood and lore in what is told of them.
fn amounts(goods: &Arg) -> [i64; 3] {
    let Arg::List(list) = goods else { return [0; 3] };
    Resource::ALL.map(|resource| {
        let of = list.iter().find_map(|arg| match arg {
            Arg::Message(message) if message.key == format!("amount-{resource}") => Some(&message.args),
            _ => None,
        });
        match of.and_then(|args| args.first()) {
            Some((_, Arg::Number(amount))) => *amount,
            _ => 0,
        }
    })
}

/// What a step told of the harvest and the winter of a seat.
#[derive(Debug, Default)]
struct Came {
    harvest: [i64; 3],
    fame: i64,
    collected: bool,
    winter: Option<[i64; 3]>,
    unrest: bool,
}

impl Came {
    fn to(play: &Play, seat: Seat) -> Came {
        let mut came = Came::default();
        for heard in play.last().iter().filter_map(|event| event.heard_by(Viewer::Seat(seat))) {
            let arg = |key: &str| heard.say.args.iter().find(|(name, _)| name == key).map(|(_, arg)| arg);
            if arg("seat") != Some(&Arg::Seat(seat)) {
                continue;
            }
            let goods = arg("goods").map(amounts).unwrap_or_default();
            match (&*heard.say.key, arg("n")) {
                ("told-collect", _) => {
                    came.collected = true;
                    came.harvest.iter_mut().zip(goods).for_each(|(sum, more)| *sum += more);
                }
                ("told-harvest-fame", Some(Arg::Number(fame))) => {
                    came.collected = true;
                    came.fame += fame;
                }
                ("told-winter" | "told-winter-short" | "told-winter-nothing", _) => came.winter = Some(goods),
                ("told-unrest" | "told-no-unrest-left", _) => came.unrest = true,
                _ => {}
            }
        }
        came
    }
}

#[test]
fn harvest_winter_and_end_bring_and_cost_what_was_announced() {
    let dictionary = dictionary(Lang::En);
    let (mut harvests, mut winters, mut unrests) = (0, 0, 0);
    for seed in 1..12 {
        let clans = [("clan_a", "bear"), ("clan_b", "goat"), ("clan_c", "boar")];
        let mut play = begin(3, seed, &clans);
        let look = |play: &Play, seat: Seat| {
            with_table(play, Viewer::Seat(seat), &dictionary, |table| {
                let player = table.state.player(seat);
                let held = (table.state.held(seat), table.state.units_on_map(seat));
                (Announced::read(table), player.stock.map(i64::from), held, (table.view.open.year, table.view.years))
            })
        };
        let mut before = Seat::all(3).map(|seat| look(&play, seat)).collect::<Vec<_>>();
        while play.step() {
            let after = Seat::all(3).map(|seat| look(&play, seat)).collect::<Vec<_>>();
            for (seat, ((said, stock, held, (year, years)), after)) in Seat::all(3).zip(before.iter().zip(&after)) {
                let came = Came::to(&play, seat);
                assert_eq!(said.last_year, year == years, "the last year is announced all the year long");
                // What was won or lost in the same step was not there when it was announced.
                if *held != after.2 {
                    continue;
                }
                if came.collected {
                    assert_eq!((came.harvest, came.fame), (said.harvest, said.fame), "{seat}, seed {seed}");
                    harvests += 1;
                }
                let Some(paid) = came.winter else { continue };
                let left: Vec<i64> = (0..3).map(|at| stock[at] + came.harvest[at] - paid[at]).collect();
                // Whoever traded in the same step has other goods than when it was announced.
                if left == after.1 {
                    assert_eq!(came.unrest, said.unrest, "{seat}, seed {seed}: {said:?}, {came:?}");
                    unrests += usize::from(came.unrest);
                }
                assert!(came.unrest || paid == said.winter, "{seat}, seed {seed}: {said:?}, {came:?}");
                winters += usize::from(paid != [0; 3]);
            }
            before = after;
        }
    }
    assert!(harvests > 50 && winters > 50 && unrests > 5, "{harvests} harvests, {winters} winters, {unrests} unrests");
}

/// Whoever plays in a terminal speaks of territories by their numbers: none moves to another territory when two become one.
#[test]
fn a_territory_keeps_its_number_while_others_merge() {
    let dictionary = dictionary(Lang::En);
    let numbers = |play: &Play| {
        let written = play.with_scene(Viewer::Spectator, &dictionary, None, super::terminal);
        let line = |line: &str| {
            let (tag, rest) = line.split_once("  ")?;
            let number: usize = tag.trim_end_matches(|letter: char| !letter.is_ascii_digit()).parse().ok()?;
            let name = rest.trim_start().split("  ").next()?.to_owned();
            rest.contains('→').then_some((name, number))
        };
        written.lines().filter_map(line).collect::<std::collections::BTreeMap<_, _>>()
    };
    let mut merged = 0;
    for seed in 0..12 {
        let mut play = Play::begin(Lands, 3, seed, &[]);
        let mut known = numbers(&play);
        assert!(known.len() > 3, "{known:?}");
        while play.step() {
            let now = numbers(&play);
            for (name, number) in &now {
                let before = known.get(name);
                assert!(before.is_none_or(|before| before == number), "{name} was {before:?}, is {number}");
            }
            merged += usize::from(known.keys().any(|name| !now.contains_key(name)));
            known = now;
        }
    }
    assert!(merged > 0, "some territory became part of another");
}
