//! The last turn of a seat: what it brought, and what it could have.
//!
//! It is the run of its last decisions, with nobody else and no chance between them. All ways through it are played, from the table as it really
//! is; those that differ only in the order of their steps once, as far as the game knows which these are. What the others may still do afterwards
//! is not foreseen: a turn brings what stands on the table when it is over.

use crate::play::run;
use bots::Bot;
use serde::Serialize;
use table::{Advice, Pending, Seat, Step, Teller};

/// The most decisions of a turn; in longer ones somebody goes round in circles.
const LONGEST: usize = 100;

/// What a turn brings to its seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Brought {
    /// Its points.
    pub points: i32,
    /// Its points less those of the best of the others.
    pub lead: i32,
}

/// Why the ways through a turn were not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Uncounted {
    /// There are too many.
    TooMany,
    /// Chance has a say in some of them.
    Chance,
    /// Others decide at the same time, or nobody can tell the points before the game is over.
    Unknown,
}

/// The last turn of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastTurn {
    /// Whose turn.
    pub seat: Seat,
    /// The number of its first decision in the game, from 1.
    pub decision: usize,
    /// Whether the game was over after it.
    pub ends: bool,
    /// What it brought, and the most points and the largest lead that any ways through it bring; these may be two ways.
    pub brought: Result<[Brought; 2], Uncounted>,
}

/// A turn of a seat, as it was played.
struct Turn<S> {
    decision: usize,
    before: S,
    after: Option<S>,
}

/// The turns of a game: the newest of each seat, and whose goes on.
struct Turns<S> {
    newest: Vec<Option<Turn<S>>>,
    on: Option<Seat>,
    decisions: usize,
}

impl<S: Clone> Turns<S> {
    /// This seat decides next at this table; nobody, if chance does or the game is over.
    fn next(&mut self, state: &S, seat: Option<Seat>) {
        self.decisions += usize::from(seat.is_some());
        if seat == self.on && seat.is_some() {
            return;
        }
        if let Some(turn) = self.on.and_then(|on| self.newest[on.index()].as_mut()) {
            turn.after = Some(state.clone());
        }
        self.on = seat;
        if let Some(seat) = seat {
            self.newest[seat.index()] = Some(Turn { decision: self.decisions, before: state.clone(), after: None });
        }
    }
}

/// Plays a game and counts the last turn of each seat, looking at no more than so many positions of a turn.
pub(crate) fn of_game<G: Advice>(game: &G, bots: &mut [Box<dyn Bot<G>>], seed: u64, positions: usize) -> Vec<LastTurn> {
    let newest = Seat::all(game.players()).map(|_| None).collect();
    let mut turns = Turns { newest, on: None, decisions: 0 };
    let (end, _) = run(game, bots, seed, |state, step| {
        turns.next(state, if let Step::Act(seat, _) = step { Some(*seat) } else { None });
    });
    turns.next(&end, None);
    let counted = |(seat, turn): (Seat, Option<Turn<G::State>>)| {
        let turn = turn?;
        let after = turn.after?;
        let ends = game.pending(&after) == Pending::Over;
        let brought = weigh(game, &turn.before, &after, seat, positions);
        Some(LastTurn { seat, decision: turn.decision, ends, brought })
    };
    Seat::all(game.players()).zip(turns.newest).filter_map(counted).collect()
}

/// What a turn brought that led from one table to another, and the most that it could have brought.
fn weigh<G: Advice>(
    game: &G,
    before: &G::State,
    after: &G::State,
    seat: Seat,
    positions: usize,
) -> Result<[Brought; 2], Uncounted> {
    let mut ways = Ways { game, seat, positions, depth: 0, most: None };
    let had = ways.bring(after)?;
    ways.go_on(before, None)?;
    Ok([had, ways.most.unwrap_or(had)])
}

/// Plays all ways through a turn.
struct Ways<'a, G: Advice> {
    game: &'a G,
    seat: Seat,
    /// So many positions may still be looked at.
    positions: usize,
    depth: usize,
    /// The most points and the largest lead so far.
    most: Option<Brought>,
}

impl<G: Advice> Ways<'_, G> {
    /// Goes on to the end of the turn on every way. `last` is the step that led here, and the table before it.
    fn go_on(&mut self, state: &G::State, last: Option<(&G::State, &G::Action)>) -> Result<(), Uncounted> {
        let (game, seat) = (self.game, self.seat);
        match game.pending(state) {
            Pending::Seats(seats) if seats.single() == Some(seat) => {}
            Pending::Seats(seats) if seats.has(seat) => return Err(Uncounted::Unknown),
            Pending::Chance => return Err(Uncounted::Chance),
            Pending::Over | Pending::Seats(_) => {
                let brought = self.bring(state)?;
                let most = self.most.get_or_insert(brought);
                most.points = most.points.max(brought.points);
                most.lead = most.lead.max(brought.lead);
                return Ok(());
            }
        }
        let mut offers = Vec::new();
        game.offers(state, seat, &mut offers);
        if let Some((before, step)) = last {
            game.prune_orders(before, step, state, seat, &mut offers);
        }
        self.depth += 1;
        for offer in &offers {
            self.positions = self.positions.checked_sub(1).ok_or(Uncounted::TooMany)?;
            if self.depth > LONGEST {
                return Err(Uncounted::TooMany);
            }
            let mut next = state.clone();
            game.act(&mut next, seat, offer, &mut Teller::silent());
            self.go_on(&next, Some((state, offer)))?;
        }
        self.depth -= 1;
        Ok(())
    }

    /// What stands on this table for the seat.
    fn bring(&self, state: &G::State) -> Result<Brought, Uncounted> {
        let all = self.game.points(state).ok_or(Uncounted::Unknown)?;
        let own = self.seat.index();
        let points = *all.get(own).ok_or(Uncounted::Unknown)?;
        let others = all.iter().enumerate().filter(|(index, _)| *index != own).map(|(_, points)| *points);
        Ok(Brought { points, lead: points - others.max().unwrap_or(0) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contestant::Contestant;
    use table::testing::{place, rules, seat, take};
    use table::{Knowledge, Rules};
    use two_heirs::{State, TwoHeirs};

    fn game() -> TwoHeirs {
        rules(2, &[])
    }

    /// What the turn of a brought with these steps, and at most could have.
    fn turn(game: &TwoHeirs, before: &State, steps: &[&str], positions: usize) -> Result<[Brought; 2], Uncounted> {
        let mut after = before.clone();
        take(game, &mut after, steps);
        weigh(game, before, &after, seat("a"), positions)
    }

    /// A turn of a: the elite stands between the cathedral of a and free terrain, two units are at court, nothing can be taken or laid.
    fn beside_the_cathedral(game: &TwoHeirs, phase: &str) -> State {
        let board = r#"board = ["(0,0) free gn", "(1,0) a tc_cath_gn", "(0,1) free gn"]"#;
        place(game, &format!("{board}\nflow = {{ turn = \"a\", phase = \"{phase}\" }}\n"))
    }

    #[test]
    fn points_are_left_where_a_step_comes_too_early_and_none_where_the_turn_is_planned() {
        let game = game();
        let before = beside_the_cathedral(&game, "final 1");
        let (five, ten) = (Brought { points: 5, lead: 5 }, Brought { points: 10, lead: 10 });
        assert_eq!(turn(&game, &before, &["a: end"], 1000), Ok([five, ten]), "the cathedral could count twice");
        let early = ["a: call r1 (0,1)", "a: move elite (1,0)", "a: end"];
        assert_eq!(turn(&game, &before, &early, 1000), Ok([ten, ten]));
        assert_eq!(turn(&game, &before, &["a: call r1 (1,0)", "a: end"], 1000), Ok([ten, ten]));
    }

    #[test]
    fn a_player_that_counts_its_last_turn_leaves_nothing() {
        let game = game();
        let text = r#"board = ["(0,0) free gn", "(1,0) a tc_cath_gn", "(0,1) free gy", "(-1,1) free ye"]
            flow = { turn = "a", phase = "final 1" }
            offer = { tiles = ["do_mill", "tc_quarry"] }"#;
        let (before, mut offers) = (place(&game, text), Vec::new());
        let mut after: State = before.clone();
        let mut player = "search:200".parse::<Contestant>().expect("a kind").player::<TwoHeirs>(1).expect("it plays");
        while game.pending(&after) != Pending::Over {
            offers.clear();
            game.offers(&after, seat("a"), &mut offers);
            let view = game.view(&after, table::Viewer::Seat(seat("a")));
            let seen = bots::Seen { game: &game, view: &view, seat: seat("a"), offers: &offers };
            let chosen = player.choose(&seen);
            game.act(&mut after, seat("a"), &offers[chosen], &mut Teller::silent());
        }
        let [had, most] = weigh(&game, &before, &after, seat("a"), 100_000).expect("it is counted");
        assert_eq!(had, most);
        assert!(most.points >= 10, "the cathedral at least: {most:?}");
    }

    #[test]
    fn a_turn_after_which_others_decide_brings_what_stands_when_it_ends() {
        let game = game();
        let before = beside_the_cathedral(&game, "final 2");
        let [had, most] = turn(&game, &before, &["a: end"], 1000).expect("it is counted");
        assert_eq!((had.points, most.points, most.lead), (5, 10, 10));
    }

    #[test]
    fn what_cannot_be_counted_says_why() {
        let game = game();
        let before = beside_the_cathedral(&game, "final 1");
        assert_eq!(turn(&game, &before, &["a: end"], 3), Err(Uncounted::TooMany));
        let text = r#"board = ["(0,0) free gn"]
            flow = { turn = "a" }
            offer = { tiles = ["tc_post_sq", "tc_post_qf", "tc_quarry", "tc_sawmill", "do_mill", "jo_inn_row"] }
            pile = { unseen = ["jo_keep_gy", "jo_keep_gn"] }"#;
        let before = place(&game, text);
        assert_eq!(turn(&game, &before, &["a: take tc_post_sq"], 1000), Err(Uncounted::Chance));
    }

    #[test]
    fn every_game_has_a_last_turn_of_each_seat_and_one_of_them_ends_it() {
        let game = game();
        let mut bots = ["random", "greedy"]
            .map(|name| name.parse::<Contestant>().expect("a kind of bot").player::<TwoHeirs>(1).expect("it plays"));
        for seed in 0..3 {
            let turns = of_game(&game, &mut bots, seed, 20_000);
            assert_eq!(turns.iter().map(|turn| turn.seat).collect::<Vec<_>>(), [seat("a"), seat("b")]);
            assert_eq!(turns.iter().filter(|turn| turn.ends).count(), 1, "{turns:?}");
            for [had, most] in turns.iter().filter_map(|turn| turn.brought.ok()) {
                assert!(most.points >= had.points && most.lead >= had.lead, "{had:?} of {most:?}");
            }
        }
    }
}
