//! Tests of the painted land: where things stand, and that a tile is laid as it lies.

use super::chart::Chart;
use super::ghost::{self, Lay};
use super::layout::Layout;
use super::{Lands, Table, words};
use crate::testing;
use northgard::Northgard;
use northgard::pieces::Site;
use table::{Dictionary, Lang, Notation, Seat, Viewer};

type Play = testing::Play<Northgard, Lands>;

fn dictionary(lang: Lang) -> Dictionary {
    testing::dictionary::<Northgard>(words, lang)
}

fn with_table<T>(
    play: &Play,
    viewer: Viewer,
    dictionary: &Dictionary,
    chosen: Option<&str>,
    ask: impl FnOnce(&Table<'_>) -> T,
) -> T {
    play.with_scene(viewer, dictionary, chosen, |scene| ask(&Table::of(scene)))
}

/// A table at every so many steps of a game.
fn every(steps: usize, players: usize, seed: u8, options: &[(&str, &str)], mut look: impl FnMut(&Play)) {
    let mut play = Play::begin(Lands, players, seed, options);
    let mut step = 0;
    while play.step() {
        step += 1;
        if step % steps == 0 {
            look(&play);
        }
    }
    look(&play);
}

#[test]
fn plates_never_cover_each_other_and_units_stand_in_their_own_land() {
    for (lang, (players, seed)) in Lang::ALL.into_iter().zip([(2, 5), (5, 6), (4, 7)]) {
        let dictionary = dictionary(lang);
        every(40, players, seed, &[("creatures", if players == 4 { "off" } else { "on" })], |play| {
            with_table(play, Viewer::Spectator, &dictionary, None, |table| {
                let chart = Chart::of(table);
                let layout = Layout::of(table, &chart);
                let plates: Vec<_> = layout.plates.iter().collect();
                assert_eq!(plates.len(), table.lands().count());
                for (at, (land, plate)) in plates.iter().enumerate() {
                    for (other, covered) in &plates[at + 1..] {
                        let names = [land, other].map(|land| table.place(table.state.site(**land)));
                        assert!(plate.overlap(covered) == 0.0, "{names:?}: {plate:?} {covered:?}");
                    }
                }
                for (land, units) in &layout.units {
                    assert_eq!(chart.land_at(units.middle), Some(*land), "units stand in another land");
                }
                for (site, plot) in &layout.plots {
                    assert_eq!(chart.site_at(plot.middle), Some(*site), "a plot lies in another area");
                }
            });
        });
    }
}

#[test]
fn every_territory_is_painted_once_and_the_same_every_time() {
    let dictionary = dictionary(Lang::En);
    every(60, 4, 5, &[], |play| {
        let draw = || play.draw(Viewer::Spectator, &dictionary, None).board.0;
        let board = draw();
        let lands = with_table(play, Viewer::Spectator, &dictionary, None, |table| table.lands().count());
        assert_eq!(board.matches("<clipPath").count(), lands);
        assert_eq!(board, draw());
    });
}

/// Every way to lay every tile the decider might lay now.
fn all_lays(table: &Table<'_>) -> Vec<Lay> {
    let Some(lying) = ghost::lies(table) else { return Vec::new() };
    let cells = table.exploring().and_then(|explore| explore.cell);
    let cells = cells.map_or_else(|| ghost::places(table, lying.tile), |cell| vec![cell]);
    let lays = cells.into_iter().flat_map(|cell| {
        ghost::ways(table, lying.tile, cell).into_iter().map(move |way| Lay { cell, turn: way.turn, ..lying })
    });
    lays.collect()
}

/// The deciding seat, the tile as it lies, and every other way to lay it.
fn laying(play: &Play, dictionary: &Dictionary) -> Option<(Seat, Lay, Vec<Lay>)> {
    let seat = play.decider()?;
    with_table(play, Viewer::Seat(seat), dictionary, None, |table| Some((seat, ghost::lies(table)?, all_lays(table))))
}

#[test]
fn a_tile_is_laid_as_it_lies_in_one_go_wherever_it_was_taken() {
    let dictionary = dictionary(Lang::En);
    let mut laid = 0;
    for (players, seed) in [(2, 1), (3, 2), (5, 3)] {
        let mut play = Play::begin(Lands, players, seed, &[]);
        loop {
            let Some((seat, first, lays)) = laying(&play, &dictionary) else {
                if play.step() {
                    continue;
                }
                break;
            };
            assert!(lays.contains(&first));
            let chosen = lays[laid * 7 % lays.len()];
            let pick = chosen.to_string();
            assert_eq!(pick.parse(), Ok(chosen));
            let viewer = Viewer::Seat(seat);
            let lies = with_table(&play, viewer, &dictionary, Some(&pick), ghost::lies);
            assert_eq!(lies, Some(chosen), "what was picked lies there");
            let deed = play.draw(viewer, &dictionary, Some(&pick)).deed.expect("it can be laid");
            for act in &deed.acts {
                let action = play.game.game().read_action(act).expect("its own notation");
                play.act(seat, &action);
            }
            let placed = play.view(viewer).open.map.tile_at(chosen.cell.x, chosen.cell.y).expect("a tile");
            assert_eq!((placed.tile, placed.turn), (chosen.tile, chosen.turn));
            laid += 1;
        }
    }
    assert!(laid > 30, "only {laid} tiles were laid");
}

#[test]
fn every_place_and_every_way_round_can_be_reached_by_links() {
    let dictionary = dictionary(Lang::Pl);
    let mut reached = 0;
    let mut play = Play::begin(Lands, 4, 9, &[]);
    loop {
        if let Some((seat, first, lays)) = laying(&play, &dictionary) {
            let drawn = play.draw(Viewer::Seat(seat), &dictionary, None);
            let page = testing::text(&drawn);
            for lay in lays.iter().filter(|lay| lay.cell == first.cell) {
                assert!(page.contains(&format!("data-choose=\"{lay}\"")), "{lay} cannot be picked");
            }
            for lay in &lays {
                let there = format!("data-choose=\"lay {} {},{} ", lay.tile, lay.cell.x, lay.cell.y);
                assert!(page.contains(&there), "nothing leads to {lay}");
            }
            reached += lays.len();
        }
        if !play.step() {
            break;
        }
    }
    assert!(reached > 50, "only {reached} ways");
}

#[test]
fn what_was_picked_for_another_table_is_not_laid() {
    let dictionary = dictionary(Lang::En);
    let mut play = Play::begin(Lands, 2, 4, &[]);
    let seat = loop {
        match laying(&play, &dictionary) {
            Some((seat, ..)) => break seat,
            None => assert!(play.step(), "a tile is laid in set-up"),
        }
    };
    for pick in ["lay t02 90,90 0", "lay start 0,0 9", "lay", "lay t99 0,1 0", "cell 0,1"] {
        let lies = with_table(&play, Viewer::Seat(seat), &dictionary, Some(pick), ghost::lies).expect("a tile lies");
        assert_ne!(lies.to_string(), pick);
        let site = Site::new(lies.tile, 0);
        assert!(site.exists());
    }
}
