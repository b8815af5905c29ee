//! The score told item by item, and what a step would change in it.

use crate::common::{open, random_game};
use table::prelude::*;
use table::testing::offers;
use table::{Pending, Seat, Teller, Viewer};
use two_heirs::board::{Place, Places};
use two_heirs::decision::Siege;
use two_heirs::{Action, Position, Side, Spot, TwoHeirs};

fn position(game: &TwoHeirs, board: &[&str], hand: &[&str]) -> two_heirs::State {
    let mut position = Position { board: board.iter().map(|laid| (*laid).to_owned()).collect(), ..Position::default() };
    position.players.a.hand = hand.iter().map(|tile| (*tile).to_owned()).collect();
    position.offer.tiles = ["do_smithy", "tc_sawmill", "do_bakery"].map(str::to_owned).to_vec();
    game.place(&position, &mut Teller::silent()).expect("the position is possible")
}

#[test]
fn a_preview_tells_every_building_and_road_that_changes() {
    let game = open(2, &[]);
    let board = ["(0,0) free ye", "(1,1) a jo_market_gn", "(0,1) b jo_inn_row", "(2,0) a do_mill"];
    let state = position(&game, &board, &["jo_market_gy"]);
    let preview = game.preview(&state, &game.read_action("build jo_market_gy (1,0)").expect("an action"));
    let changes: Vec<(Spot, Side, u8, u8)> =
        preview.buildings.iter().map(|change| (change.at, change.owner, change.before, change.after)).collect();
    // The new marketplace has three neighbours, the other one gets its second.
    let (new, old) = (Spot::new(1, 0), Spot::new(1, 1));
    assert_eq!(changes, [(new, Side::White, 0, 4), (old, Side::White, 2, 3)]);
    assert_eq!(preview.before.a.total + 4 + 1 + 3, preview.after.a.total);
    assert_eq!(preview.before.b, preview.after.b);
    assert_eq!(preview.roads.len(), 1, "its road joins those of the mill and the other marketplace");
    assert_eq!((preview.roads[0].count.a, preview.roads[0].points, preview.roads[0].winner), (3, 3, Some(Side::White)));
}

#[test]
fn destroying_takes_away_what_stood_there() {
    let game = open(2, &[("sets", "journeys+trade_church+warfare")]);
    let mut laid = Position {
        board: ["(0,0) free gn", "(1,0) b tc_cath_gy", "(2,0) a wa_tower_gn2", "(1,1) a wa_tower_ye1"]
            .map(str::to_owned)
            .to_vec(),
        ..Position::default()
    };
    laid.flow.stack.push(Siege { by: Side::White, targets: Places::one(Place::new(1)) }.into());
    let state = game.place(&laid, &mut Teller::silent()).expect("the position is possible");
    let preview = game.preview(&state, &Action::Destroy(Spot::new(1, 0)));
    assert_eq!((preview.before.b.total, preview.after.b.total), (5, 0));
    assert_eq!(preview.buildings.len(), 1);
}

#[test]
fn the_items_add_up_and_a_view_tells_the_same() {
    for (players, options) in
        [(2, [("closed_hands", "on"), ("open_scores", "off")]), (1, [("random_sets", "on"), ("henry_level", "brave")])]
    {
        let game = open(players, &options);
        for number in 0..10 {
            for state in random_game(&game, number).iter().step_by(5) {
                let account = game.account(&state.open);
                for side in Side::ALL {
                    let sums = account.sums[side];
                    let buildings = account.buildings.values().filter(|item| item.owner == side);
                    let roads = account.roads.iter().filter(|road| road.winner == Some(side));
                    assert_eq!(sums.buildings, buildings.map(|item| i32::from(item.value)).sum::<i32>());
                    assert_eq!(sums.roads, roads.map(|road| i32::from(road.points)).sum::<i32>());
                    assert_eq!(sums.total, sums.buildings + sums.roads + sums.treasures);
                }
                let view = game.view(state, Viewer::Seat(Seat::new(0)));
                assert_eq!(game.account_in(&view), account);
                if game.pending(state) == Pending::Seats(table::SeatSet::one(Seat::new(0))) {
                    for offer in offers(&game, state, Seat::new(0)).iter().take(6) {
                        assert_eq!(game.preview(state, offer), game.preview_in(&view, offer));
                    }
                }
            }
        }
    }
}
