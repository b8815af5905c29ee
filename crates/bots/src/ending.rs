//! Ends that can be counted: where nobody else decides any more and nothing is left to chance, all ways to the end are played.

use crate::Seen;
use rand_chacha::ChaCha8Rng;
use table::{Advice, Pending, Seat, Teller};

/// How many moves are played at most at one table before it is left to search.
const MOVES: usize = 4000;
/// At how many imagined tables the same way must be the best one.
const TABLES: usize = 4;

/// The sensible offer that leads to the best end, if all ways to the end can be counted and nothing hidden decides between them.
pub(crate) fn best<G: Advice>(seen: &Seen<'_, G>, rng: &mut ChaCha8Rng) -> Option<usize> {
    let sensible = seen.sensible(rng);
    agreed(seen, &sensible, (0..TABLES).map(|_| seen.game.imagine(seen.view, rng)))
}

/// The first offer of the best way to the end at all of these tables, if one way is the best at each of them. It would not do that every table
/// has the same best offer: what follows it may hang on what the seat cannot know.
fn agreed<G: Advice>(
    seen: &Seen<'_, G>,
    sensible: &[usize],
    mut tables: impl Iterator<Item = G::State>,
) -> Option<usize> {
    let first = tables.next()?;
    let way = Count::new(seen).ways(&first, sensible)?;
    for table in tables.filter(|table| *table != first) {
        let most = Count::new(seen).ways(&table, sensible)?.worth;
        if Count::new(seen).follow(table, &way.moves)? < most {
            return None;
        }
    }
    seen.offers.iter().position(|offer| Some(offer) == way.moves.last())
}

/// A way to the end.
struct Way<A> {
    /// What its end is worth to the seat.
    worth: f32,
    /// The moves of the seat, the last one first.
    moves: Vec<A>,
}

impl<A> Way<A> {
    /// Whether it is better than another; of two with equal ends the shorter one is.
    fn beats(&self, other: &Way<A>) -> bool {
        self.worth > other.worth || (self.worth == other.worth && self.moves.len() < other.moves.len())
    }
}

/// Counts the ways to the end at one table.
struct Count<'a, G: Advice> {
    seen: &'a Seen<'a, G>,
    moves: usize,
}

impl<'a, G: Advice> Count<'a, G> {
    fn new(seen: &'a Seen<'a, G>) -> Count<'a, G> {
        Count { seen, moves: 0 }
    }

    /// The best way that begins with one of these offers.
    fn ways(mut self, table: &G::State, sensible: &[usize]) -> Option<Way<G::Action>> {
        self.best_of(table, self.seen.seat, sensible.iter().map(|index| &self.seen.offers[*index]))
    }

    /// The best way to the end; `None` where somebody or something else has a say.
    fn reach(&mut self, state: &G::State) -> Option<Way<G::Action>> {
        let seat = match self.seen.game.pending(state) {
            Pending::Over => return self.worth(state).map(|worth| Way { worth, moves: Vec::new() }),
            Pending::Chance => return None,
            Pending::Seats(seats) => seats.single()?,
        };
        let mut offers = Vec::new();
        self.seen.game.offers(state, seat, &mut offers);
        if seat != self.seen.seat && offers.len() > 1 {
            return None;
        }
        self.best_of(state, seat, offers.iter())
    }

    fn best_of<'o>(
        &mut self,
        state: &G::State,
        seat: Seat,
        offers: impl Iterator<Item = &'o G::Action>,
    ) -> Option<Way<G::Action>> {
        let mut best: Option<Way<G::Action>> = None;
        for offer in offers {
            self.moves += 1;
            if self.moves > MOVES {
                return None;
            }
            let mut next = state.clone();
            self.seen.game.act(&mut next, seat, offer, &mut Teller::silent());
            let mut way = self.reach(&next)?;
            if seat == self.seen.seat {
                way.moves.push(offer.clone());
            }
            if best.as_ref().is_none_or(|best| way.beats(best)) {
                best = Some(way);
            }
        }
        best
    }

    /// What comes of these moves, the last one first, at this table; `None` where they do not lead to an end.
    fn follow(&self, mut table: G::State, moves: &[G::Action]) -> Option<f32> {
        let (game, mut moves) = (self.seen.game, moves.iter().rev());
        let mut offers = Vec::new();
        while game.pending(&table) != Pending::Over {
            let Pending::Seats(seats) = game.pending(&table) else { return None };
            // The first of these decisions may be taken by several at once, like any other.
            let seat = if seats.has(self.seen.seat) { self.seen.seat } else { seats.single()? };
            offers.clear();
            game.offers(&table, seat, &mut offers);
            let taken = if seat == self.seen.seat { moves.next()? } else { offers.first()? };
            if !offers.contains(taken) {
                return None;
            }
            game.act(&mut table, seat, taken, &mut Teller::silent());
        }
        self.worth(&table)
    }

    fn worth(&self, state: &G::State) -> Option<f32> {
        self.seen.game.outcome(state).map(|outcome| outcome.worth(self.seen.seat))
    }
}

#[cfg(test)]
mod tests {
    use super::agreed;
    use crate::Seen;
    use table::testing::{offers, place, rules, seat};
    use table::{Knowledge, Notation, Viewer};
    use two_heirs::TwoHeirs;

    /// The last turn of a game: all units of a stand beside two tiles, one of which carries its cathedral.
    fn last_turn(cathedral: &str, other: &str) -> String {
        let board = format!(r#"board = ["(0,0) free gn", "{cathedral} a tc_cath_gn", "{other} free gn"]"#);
        format!("{board}\nflow = {{ turn = \"a\", phase = \"final 1\" }}\n")
    }

    #[test]
    fn what_hidden_things_decide_is_not_counted_as_certain() {
        let game: TwoHeirs = rules(2, &[]);
        let [east, north] = [last_turn("(1,0)", "(0,1)"), last_turn("(0,1)", "(1,0)")].map(|text| place(&game, &text));
        let mut all = offers(&game, &east, seat("a"));
        all.retain(|offer| offers(&game, &north, seat("a")).contains(offer));
        assert!(all.len() > 2, "tables that differ in nothing the seat can tell offer the same: {all:?}");
        let view = game.view(&east, Viewer::Seat(seat("a")));
        let seen = Seen { game: &game, view: &view, seat: seat("a"), offers: &all };
        let every: Vec<usize> = (0..all.len()).collect();
        let chosen = |among: &[usize], tables: &[_]| {
            let index = agreed(&seen, among, tables.iter().cloned());
            index.map(|index| game.write_action(&all[index])).unwrap_or_default()
        };
        assert!(chosen(&every, &[east.clone(), east.clone()]).ends_with("(1,0)"));
        assert!(chosen(&every, &[north.clone(), north.clone()]).ends_with("(0,1)"));
        assert_eq!(chosen(&every, &[east.clone(), north]), "", "nobody knows where the cathedral is");
        let end = all.iter().position(|offer| game.write_action(offer) == "end").expect("the turn may end");
        assert_eq!(chosen(&[end], &[east]), "end", "only sensible offers are looked at");
    }
}
