//! Every tile and its borders, and the tile that is being laid: what it promises, its buttons, and the ways round that are shown.

use super::super::shape::{CELL, Shape};
use super::super::{Table, ghost, map};
use super::{begin, dictionary, with_table};
use northgard::pieces::{Cell, Tile};
use northgard::{Action, Northgard};
use table::{Lang, Rules, Setup, Viewer};

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
