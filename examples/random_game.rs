//! A random game of Brian Boru, from the first deal to the last point.

use brian_boru::BrianBoru;
use rand::rngs::SmallRng;
use rand::{SeedableRng, seq::IndexedRandom};
use std::sync::Arc;
use table::prelude::*;
use table::{Match, Pending, Setup};

fn main() {
    let setup = Setup::new(BrianBoru::about(), 3, &Default::default(), None).expect("three may play");
    let mut game = Match::new(Arc::new(BrianBoru::open(&setup).expect("the edition is sound")));
    let mut rng = SmallRng::seed_from_u64(7);
    while game.pending() != Pending::Over {
        if let Some(seat) = game.deciding().first() {
            let offers = game.offers(seat);
            let action = offers.choose(&mut rng).expect("something is always offered");
            println!("{seat}: {}", game.game().write_action(action));
            game.act(seat, action).expect("what is offered is allowed");
        } else {
            let chance = game.game().roll(game.state(), &mut rng);
            game.settle(&chance).expect("what was rolled is possible");
        }
    }
    println!("{:?}", game.game().outcome(game.state()));
}
