//! The decisions of one game, each judged by a longer search.

use crate::contestant::Contestant;
use bots::{Bot, Budget, Kind, Search, Seen};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use table::{Advice, Pending, Seat, Teller, Viewer};

/// How much longer the judge thinks than the player.
const LONGER: u32 = 20;
/// What a player that does not search is judged by.
const USUAL: Budget = Budget::Iterations(2000);

/// One decision with the eyes of the judge.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Judged {
    /// The number of the decision in its game, from 1.
    pub decision: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub chosen: String,
    /// What the judge would have done.
    pub better: String,
    /// What the choice cost, as a share of the victory; `None` where the judge never tried it.
    pub lost: Option<f64>,
    /// What it cost in final points; `None` where the judge foretold none for one of the two. Below zero it brought points and lost chances.
    pub points: Option<f64>,
    /// Whether another offer was better in every case.
    pub dominated: bool,
}

/// The search that judges a contestant.
pub(crate) fn judge_of(who: &Contestant) -> Budget {
    let own = match who {
        Contestant::Bot(Kind::Search(budget) | Kind::SearchHand(budget)) | Contestant::Net(_, budget) => *budget,
        Contestant::Bot(_) | Contestant::Program(_) => return USUAL,
    };
    match own {
        Budget::Iterations(most) => Budget::Iterations(most.saturating_mul(LONGER)),
        Budget::Time(limit) => Budget::Time(limit * LONGER),
    }
}

/// Plays one game and judges every decision with a choice.
pub(crate) fn judge<G: Advice>(game: &G, bots: &mut [Box<dyn Bot<G>>], judges: &[Budget], seed: u64) -> Vec<Judged> {
    let (mut dice, mut rng) = (ChaCha8Rng::seed_from_u64(seed), ChaCha8Rng::seed_from_u64(!seed));
    let (mut state, mut offers, mut judged) = (game.begin(), Vec::new(), Vec::new());
    for decision in 1.. {
        while game.pending(&state) == Pending::Chance {
            let chance = game.roll(&state, &mut dice);
            game.settle(&mut state, &chance, &mut Teller::silent());
        }
        let Pending::Seats(seats) = game.pending(&state) else { break };
        let seat = seats.first().unwrap_or_default();
        offers.clear();
        game.offers(&state, seat, &mut offers);
        let view = game.view(&state, Viewer::Seat(seat));
        let seen = Seen { game, view: &view, seat, offers: &offers };
        let index = bots[seat.index()].choose(&seen);
        if offers.len() > 1 {
            let dominated = !seen.sensible(&mut rng).contains(&index);
            let (thoughts, _) = Search::<G>::new(judges[seat.index()], 1, seed ^ decision as u64).think(&seen);
            let own = thoughts.iter().find(|thought| thought.offer == index && thought.visits > 0);
            let best = &thoughts[0];
            judged.push(Judged {
                decision,
                seat,
                chosen: game.write_action(&offers[index]),
                better: game.write_action(&offers[best.offer]),
                lost: own.map(|own| (best.expected - own.expected).max(0.0)),
                points: own.and_then(|own| Some(best.points? - own.points?)),
                dominated,
            });
        }
        game.act(&mut state, seat, &offers[index], &mut Teller::silent());
    }
    judged
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Rules, Setup};
    use two_heirs::TwoHeirs;

    #[test]
    fn every_choice_of_a_game_is_judged_in_chances_and_in_points() {
        let setup = Setup::new(TwoHeirs::about(), 2, &Default::default(), None).expect("two may play");
        let game = TwoHeirs::open(&setup).expect("it opens");
        let mut bots = ["random", "greedy"]
            .map(|name| name.parse::<Contestant>().expect("a kind of bot").player::<TwoHeirs>(1).expect("it plays"));
        let judged = judge(&game, &mut bots, &[Budget::Iterations(40); 2], 1);
        let costs = |one: &Judged| one.lost.is_some_and(|lost| lost > 0.0) && one.points.is_some();
        assert!(judged.len() > 20 && judged.iter().any(costs), "{judged:?}");
        assert!(judged.iter().all(|one| one.lost.is_some() || one.points.is_none()), "{judged:?}");
        assert!(judged.iter().all(|one| one.seat.index() == 0 || !one.dominated), "greedy looks at what is sensible");
    }
}
