//! How a game stands, as an analysis draws it: a share of one victory for each seat, and the result at the end.

use bots::{Effort, Kind};
use std::collections::BTreeMap;
use table::{Pending, Seat, Seed, Setup};

#[test]
fn standings_share_one_victory_and_end_with_the_result() {
    for entry in shelf::all_games() {
        let about = entry.game.about();
        let players = *about.players.end();
        let setup = Setup::new(about, players, &BTreeMap::new(), None).expect("the defaults are sound");
        let mut game = entry.game.begin(&setup).expect("it opens");
        let seed = Seed::from_number(5);
        let standing = |game: &dyn table::AnyMatch| {
            let standing = entry.bots.standing(game).expect("the match is of this game");
            assert_eq!(standing.len(), players);
            assert!((standing.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{}: {standing:?}", entry.id());
            standing
        };
        let mut decisions = 0;
        loop {
            match game.pending() {
                Pending::Over => break,
                Pending::Chance => {
                    let chance = game.roll(&seed).expect("chance decides");
                    game.settle(&chance).expect("what chance decides is sound");
                }
                Pending::Seats(seats) => {
                    let seat = seats.first().expect("somebody decides");
                    let choice = entry.bots.choose(Kind::Random, game.as_ref(), seat, decisions, &Effort::whole());
                    game.act(seat, &choice.expect("something is offered").act).expect("a bot takes an offer");
                    decisions += 1;
                }
            }
            standing(game.as_ref());
        }
        let (last, outcome) = (standing(game.as_ref()), game.outcome().expect("it is over"));
        for seat in Seat::all(players) {
            assert_eq!(last[seat.index()] > 0.0, outcome.winners.has(seat), "{}: {last:?}", entry.id());
        }
    }
}
