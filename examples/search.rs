//! A searching bot plays The Two Heirs against one that only looks ahead a little, and says what it thinks of its first choice. Each is shown
//! the view of its own seat, and the types let it see nothing else.

use bots::{Bot, Budget, Greedy, Search, Seen};
use rand::{SeedableRng, rngs::SmallRng};
use std::sync::Arc;
use table::prelude::*;
use table::{Match, Pending, Seat, Setup, Viewer};
use two_heirs::TwoHeirs;

fn main() {
    let setup = Setup::new(TwoHeirs::about(), 2, &Default::default(), None).expect("two may play");
    let mut game = Match::new(Arc::new(TwoHeirs::open(&setup).expect("the edition is sound")));
    let mut rng = SmallRng::seed_from_u64(7);
    let mut search: Search<TwoHeirs> = Search::new(Budget::Iterations(500), 1, 7);
    let mut greedy = Greedy::new(SmallRng::seed_from_u64(8));
    let mut silent = true;
    while game.pending() != Pending::Over {
        let Some(seat) = game.deciding().first() else {
            let chance = game.game().roll(game.state(), &mut rng);
            game.settle(&chance).expect("what was rolled is possible");
            continue;
        };
        let offers = game.offers(seat);
        let view = game.game().view(game.state(), Viewer::Seat(seat));
        let seen = Seen { game: &**game.game(), view: &view, seat, offers: &offers };
        let index = if seat == Seat::new(0) { search.choose(&seen) } else { greedy.choose(&seen) };
        if seat == Seat::new(0) && offers.len() > 1 && std::mem::take(&mut silent) {
            for thought in search.think(&seen).0.iter().take(5) {
                let action = game.game().write_action(&offers[thought.offer]);
                println!("{action:<40} tried {:>4} times, expects {:.2}", thought.visits, thought.expected);
            }
        }
        game.act(seat, &offers[index]).expect("what is offered is allowed");
    }
    let outcome = game.game().outcome(game.state()).expect("the game is over");
    println!("searching {}, looking ahead {}", outcome.scores[0], outcome.scores[1]);
}
