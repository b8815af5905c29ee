//! What a game knows about playing itself well, by hand and from what was learnt.

use crate::learn::{Rest, Values};
use crate::{Features, Game, Learner, Net, Notes, OptionSpec, Seat, Viewer};
use rand::{Rng, RngExt};

/// What a game knows about playing itself well; bots stand on it.
///
/// Everything here looks only at the state it is given. Bots call it on states they imagined, never on the real one.
pub trait Advice: Game {
    /// How many iterations of search make a strong player: it clearly beats one that does not search, and an expert clearly beats it.
    const STRONG: u32 = 120;

    /// How good the position is for the seat, from 0 to 1: what a player wants who looks at one move after the other.
    fn worth(&self, state: &Self::State, seat: Seat) -> f64;

    /// Roughly the chance of every seat in turn to win, while the game is not over: what search weighs. The worth for each, unless
    /// the game knows better or can judge all seats at once. Where that tells the final points of every seat as well, they are returned.
    fn chances(&self, state: &Self::State, chances: &mut [f32]) -> Option<Values> {
        for (seat, chance) in Seat::all(self.players()).zip(chances) {
            *chance = self.worth(state, seat) as f32;
        }
        None
    }

    /// Which of these offers a quick, sensible player would take without a look ahead. Any, unless the game knows better.
    fn quick<R: Rng + ?Sized>(&self, _state: &Self::State, _seat: Seat, offers: &[Self::Action], rng: &mut R) -> usize {
        rng.random_range(0..offers.len())
    }

    /// What a player of a playout goes by when it compares its offers, on any scale: the worth, unless the game knows something quicker that is
    /// good enough there.
    fn glance(&self, state: &Self::State, seat: Seat) -> f64 {
        self.worth(state, seat)
    }

    /// How much has come to rest where a seat is about to decide. Nothing, unless the game knows parts in which it is played.
    fn rest(&self, _state: &Self::State) -> Rest {
        Rest::Nothing
    }

    /// How search should look at this game.
    fn plan(&self) -> SearchPlan {
        SearchPlan::default()
    }

    /// Takes away offers that are strictly dominated: another offer gives the seat at least as much whatever happens, and more in some
    /// case. It looks at nothing that the seat may not know and leaves at least one offer. Nothing is, unless the game knows better.
    fn prune(&self, _state: &Self::State, _seat: Seat, _offers: &mut Vec<Self::Action>) {}

    /// Takes away offers that could as well have been taken before the last step of the seat, where the other order leads to the same end or a
    /// better one. Whoever plays all ways from a table then meets each of them in one order. `before` is the table before that step, `now` the one
    /// after it. It takes nothing away, unless the game knows better.
    fn prune_orders(
        &self,
        _before: &Self::State,
        _step: &Self::Action,
        _now: &Self::State,
        _seat: Seat,
        _offers: &mut Vec<Self::Action>,
    ) {
    }

    /// The most that the end may still be worth to the seat (`Outcome::worth`), where the game can tell that without playing on. The true worth may
    /// be less, never more.
    fn ceiling(&self, _state: &Self::State, _seat: Seat) -> Option<f32> {
        None
    }

    /// The points of each seat if the game ended now; `None` where nobody may know them before it does.
    fn points(&self, state: &Self::State) -> Option<Vec<i32>> {
        if let Some(outcome) = self.outcome(state) {
            return Some(outcome.scores);
        }
        let total = |seat: Seat| self.sheet(&self.view(state, Viewer::Seat(seat))).totals.get(seat.index()).copied();
        Seat::all(self.players()).map(|seat| total(seat).flatten()).collect()
    }

    /// How many numbers [`Advice::features`] says of each seat.
    const FEATURES: Features = Features::NONE;

    /// Options that a learnt judgement has seen with every value they may take; all others must be at their defaults.
    const LEARNT_OVER: &'static [&'static str] = &[];

    /// Tells a learner how a position that is not over looks from each seat.
    fn features(&self, _state: &Self::State, _learner: &mut impl Learner) {}

    /// What was learnt from self-play for exactly what is played here; `None` where the hand-written judgement is all there is.
    fn net(&self) -> Option<&Net> {
        None
    }
}

/// How search looks at a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchPlan {
    /// How much untried moves are worth a try, in units of how far results scatter; more explores wider.
    pub curiosity: f64,
    /// How many decisions a playout goes on before the position is judged.
    pub playout: usize,
    /// How many offers a player of a playout tries before it takes the best; 0 takes what [`Advice::quick`] says.
    pub looks: usize,
    /// How sharply a move that looks better after one step is preferred; 0 prefers none.
    pub prior: f64,
}

impl Default for SearchPlan {
    fn default() -> SearchPlan {
        SearchPlan { curiosity: 2.0, playout: 6, looks: 0, prior: 12.0 }
    }
}

impl Notes {
    /// How a position looks to all seats.
    pub fn of<G: Advice>(game: &G, state: &G::State) -> Notes {
        let mut notes = Notes::new(G::FEATURES.count, game.players());
        game.features(state, &mut notes);
        notes
    }
}

impl Net {
    /// Whether this net was made for what is played here: the game, its rules, edition, number of players and options.
    pub fn fits<G: Advice>(&self, game: &G) -> bool {
        let (about, setup) = (G::about(), game.setup());
        let usual = |spec: &&OptionSpec| setup.options.get(spec.id).is_some_and(|value| value == spec.default);
        let open = |spec: &&OptionSpec| G::LEARNT_OVER.contains(&spec.id);
        self.made_for.game == about.id
            && self.made_for.rules == setup.rules_version
            && self.made_for.edition == game.edition().hash
            && self.made_for.features == G::FEATURES.version
            && self.reads() == G::FEATURES.count
            && self.made_for.players.contains(&setup.players)
            && about.options.iter().all(|spec| open(&spec) || usual(&spec))
    }

    /// The search of a game in which this net judges.
    pub fn plan(&self, plan: SearchPlan) -> SearchPlan {
        SearchPlan {
            curiosity: self.manner.curiosity.unwrap_or(plan.curiosity),
            playout: self.manner.playout,
            looks: self.manner.looks.unwrap_or(plan.looks),
            prior: self.manner.prior.unwrap_or(plan.prior),
        }
    }

    /// Everybody's chance to win, which are one together, and the final points of each.
    pub fn judge<G: Advice>(&self, game: &G, state: &G::State) -> (Values, Values) {
        self.hear(game.players(), |learner| game.features(state, learner))
    }
}
