//! Bots for any game by its id.

use crate::{Bot, Budget, Effort, Greedy, Judgement, Random, Search, Seen, Thought};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;
use std::time::Duration;
use table::{Advice, AnyMatch, Match, Seat, Viewer};

/// A kind of bot that a person can seat.
///
/// It is written as one word: `random`, a level (`easy`, `fair`, `strong`, `expert`), `greedy` (another name of `fair`), or `search` with a budget, as in
/// `search:500ms` and `search:2000` (iterations); `search-hand:500ms` searches with nothing but the hand-written judgement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Plays anything.
    Random,
    /// Looks up to two of its own decisions ahead: the level `fair` by the name that researchers use.
    Greedy,
    /// A level a person understands.
    Level(Level),
    /// Searches for so long.
    Search(Budget),
    /// Searches for so long with the hand-written judgement, as all did before anything was learnt: the yardstick.
    SearchHand(Budget),
}

/// How strong a bot is, in words a person understands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Looks up to two of its own decisions ahead and often slips.
    Easy,
    /// Looks up to two of its own decisions ahead.
    Fair,
    /// Searches for a moment.
    Strong,
    /// Searches for as long as people have patience.
    Expert,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Fair, Level::Strong, Level::Expert];

    /// The name used on the command line and in files; its words stand under `bot-<name>`.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Fair => "fair",
            Level::Strong => "strong",
            Level::Expert => "expert",
        }
    }
}

impl Kind {
    /// A bot of this kind; the same seed plays the same, unless its budget is a time.
    pub fn bot<G: Advice>(self, seed: u64) -> Box<dyn Bot<G>> {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        match self.plays::<G>() {
            Plays::Anything => Box::new(Random(rng)),
            Plays::Ahead { slips } if slips > 0.0 => {
                Box::new(Slipping { rng: rng.clone(), steady: Greedy::new(rng), slips })
            }
            Plays::Ahead { .. } => Box::new(Greedy::new(rng)),
            Plays::Searching(budget, judgement) => Box::new(Search::<G>::new(budget, 1, seed).judging(judgement)),
        }
    }

    /// Whether it decides within milliseconds, without a search.
    pub const fn is_quick(self) -> bool {
        matches!(self, Kind::Random | Kind::Greedy | Kind::Level(Level::Easy | Level::Fair))
    }

    /// The longest it thinks about a decision, where that is a matter of time; others decide within milliseconds, or after so much thought.
    pub const fn longest(self) -> Option<Duration> {
        match self {
            Kind::Level(Level::Expert) => Some(EXPERT),
            Kind::Search(Budget::Time(limit)) | Kind::SearchHand(Budget::Time(limit)) => Some(limit),
            Kind::Random | Kind::Greedy | Kind::Level(_) => None,
            Kind::Search(Budget::Iterations(_)) | Kind::SearchHand(Budget::Iterations(_)) => None,
        }
    }

    /// How this kind plays this game.
    fn plays<G: Advice>(self) -> Plays {
        match self {
            Kind::Random => Plays::Anything,
            Kind::Greedy | Kind::Level(Level::Fair) => Plays::Ahead { slips: 0.0 },
            Kind::Level(Level::Easy) => Plays::Ahead { slips: 0.4 },
            Kind::Level(Level::Strong) => Plays::Searching(Budget::Iterations(G::STRONG), Judgement::Own),
            Kind::Level(Level::Expert) => Plays::Searching(Budget::Time(EXPERT), Judgement::Own),
            Kind::Search(budget) => Plays::Searching(budget, Judgement::Own),
            Kind::SearchHand(budget) => Plays::Searching(budget, Judgement::Hand),
        }
    }
}

/// How long an expert thinks about a decision.
const EXPERT: Duration = Duration::from_millis(1500);

/// How a kind of bot plays a game.
enum Plays {
    /// It takes anything.
    Anything,
    /// It looks up to two of its own decisions ahead, and slips this often.
    Ahead { slips: f64 },
    /// It searches for so long, and this judges.
    Searching(Budget, Judgement),
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => f.write_str("random"),
            Kind::Greedy => f.write_str("greedy"),
            Kind::Level(level) => f.write_str(level.name()),
            Kind::Search(budget) => write!(f, "search:{budget}"),
            Kind::SearchHand(budget) => write!(f, "search-hand:{budget}"),
        }
    }
}

/// The text names no kind of bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAKind(String);

impl fmt::Display for NotAKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a kind of bot; there are: random, easy, fair (or greedy), strong, expert, search:500ms or search:2000 with a \
             time or a number of iterations, and search-hand:500ms with the hand-written judgement alone",
            self.0
        )
    }
}

impl std::error::Error for NotAKind {}

impl FromStr for Kind {
    type Err = NotAKind;

    fn from_str(text: &str) -> Result<Kind, NotAKind> {
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == text) {
            return Ok(Kind::Level(level));
        }
        match (text, text.split_once(':')) {
            ("random", _) => Some(Kind::Random),
            ("greedy", _) => Some(Kind::Greedy),
            (_, Some(("search", budget))) => budget.parse().ok().map(Kind::Search),
            (_, Some(("search-hand", budget))) => budget.parse().ok().map(Kind::SearchHand),
            _ => None,
        }
        .ok_or_else(|| NotAKind(text.to_owned()))
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Kind, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A steady player that now and then takes just anything that is not strictly dominated.
struct Slipping<B> {
    rng: ChaCha8Rng,
    steady: B,
    slips: f64,
}

impl<G: Advice, B: Bot<G>> Bot<G> for Slipping<B> {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        if self.rng.random_bool(self.slips) {
            // It slips, but does nothing absurd.
            let sensible = seen.sensible(&mut self.rng);
            sensible[self.rng.random_range(0..sensible.len())]
        } else {
            self.steady.choose(seen)
        }
    }
}

/// The bots of one game, for those who know it only by its id.
pub trait AnyBots: Send + Sync + fmt::Debug {
    /// What a bot of this kind does on this seat, with no more than this effort; `None` if it was stopped, the seat has nothing to
    /// decide or the match is of another game. The bot itself is given the seat's view and nothing else. With too little effort to
    /// search it plays like a fair one instead; it never takes just anything for lack of time.
    fn choose(&self, kind: Kind, game: &dyn AnyMatch, seat: Seat, seed: u64, effort: &Effort) -> Option<Choice>;

    /// What a searching bot thinks of each offer of this seat, best first: for hints, and for looking back at a game. `None` as for
    /// [`AnyBots::choose`].
    fn think(
        &self,
        budget: Budget,
        game: &dyn AnyMatch,
        seat: Seat,
        seed: u64,
        effort: &Effort,
    ) -> Option<Vec<Candidate>>;

    /// How the game stands for each seat, from 0 to 1, all cards open: for looking back at a finished game only.
    fn standing(&self, game: &dyn AnyMatch) -> Option<Vec<f64>>;

    /// The rating of a level in this game, see [`Ratings`](crate::Ratings); `None` where nothing was measured.
    fn rated(&self, _level: Level) -> Option<u16> {
        None
    }
}

/// What a bot does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The action in the notation of the game.
    pub act: String,
    /// Whether the effort allowed it less thought than its kind usually has.
    pub eased: bool,
}

/// What a searching bot thinks of an offer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Candidate {
    /// The action in the notation of the game.
    pub act: String,
    /// How often it was tried.
    pub visits: u32,
    /// The result expected from it, from 0 to 1.
    pub expected: f64,
    /// The final points expected from it, where the search could foretell any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<f64>,
}

/// The bots of this game.
pub struct BotsOf<G>(PhantomData<G>);

impl<G> BotsOf<G> {
    /// The bots of this game.
    pub const fn new() -> BotsOf<G> {
        BotsOf(PhantomData)
    }
}

impl<G> Default for BotsOf<G> {
    fn default() -> BotsOf<G> {
        BotsOf::new()
    }
}

impl<G: Advice> fmt::Debug for BotsOf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bots of {}", G::about().id)
    }
}

impl<G: Advice> BotsOf<G> {
    /// Shows a bot what the seat may know; `None` if it has nothing to decide or the match is of another game.
    fn show<T>(&self, game: &dyn AnyMatch, seat: Seat, decide: impl FnOnce(&Seen<'_, G>) -> T) -> Option<T> {
        let played = game.as_any().downcast_ref::<Match<G>>()?;
        let offers = played.offers(seat);
        if offers.is_empty() {
            return None;
        }
        let rules: &G = played.game();
        let view = rules.view(played.state(), Viewer::Seat(seat));
        Some(decide(&Seen { game: rules, view: &view, seat, offers: &offers }))
    }
}

impl<G: Advice> AnyBots for BotsOf<G> {
    fn choose(&self, kind: Kind, game: &dyn AnyMatch, seat: Seat, seed: u64, effort: &Effort) -> Option<Choice> {
        let choice = self.show(game, seat, |seen| {
            let (index, eased) = match kind.plays::<G>() {
                _ if seen.offers.len() == 1 => (0, false),
                Plays::Searching(..) if effort.most < Effort::LEAST => (Kind::Greedy.bot::<G>(seed).choose(seen), true),
                Plays::Searching(budget, judgement) => {
                    let search = Search::<G>::new(budget, 1, seed).judging(judgement);
                    let mut search = search.within(effort.clone());
                    (search.choose(seen), search.was_cut())
                }
                Plays::Anything | Plays::Ahead { .. } => (kind.bot::<G>(seed).choose(seen), false),
            };
            Choice { act: seen.game.write_action(&seen.offers[index]), eased }
        });
        choice.filter(|_| !effort.stop.is_raised())
    }

    fn think(
        &self,
        budget: Budget,
        game: &dyn AnyMatch,
        seat: Seat,
        seed: u64,
        effort: &Effort,
    ) -> Option<Vec<Candidate>> {
        let candidates = self.show(game, seat, |seen| {
            let (thoughts, _) = Search::<G>::new(budget, 1, seed).within(effort.clone()).think(seen);
            let candidate = |thought: Thought| Candidate {
                act: seen.game.write_action(&seen.offers[thought.offer]),
                visits: thought.visits,
                expected: thought.expected,
                points: thought.points,
            };
            thoughts.into_iter().map(candidate).collect()
        });
        candidates.filter(|_| !effort.stop.is_raised())
    }

    fn standing(&self, game: &dyn AnyMatch) -> Option<Vec<f64>> {
        let played = game.as_any().downcast_ref::<Match<G>>()?;
        let rules: &G = played.game();
        if let Some(outcome) = rules.outcome(played.state()) {
            let share = 1.0 / outcome.winners.len().max(1) as f64;
            let result = |seat| if outcome.winners.has(seat) { share } else { 0.0 };
            return Some(Seat::all(rules.players()).map(result).collect());
        }
        let mut chances = vec![0.0; rules.players()];
        match rules.net() {
            Some(net) => chances.copy_from_slice(&net.judge(rules, played.state()).0[..rules.players()]),
            None => {
                rules.chances(played.state(), &mut chances);
            }
        }
        let sum: f32 = chances.iter().sum();
        let whole = if chances.len() > 1 && sum > 0.0 { sum } else { 1.0 };
        Some(chances.into_iter().map(|chance| f64::from(chance / whole)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_written_and_read_back() {
        let levels = Level::ALL.into_iter().map(Kind::Level);
        let budgets = [Budget::Iterations(2000), Budget::Time(Duration::from_millis(500))];
        let searches = budgets.into_iter().flat_map(|budget| [Kind::Search(budget), Kind::SearchHand(budget)]);
        for kind in [Kind::Random, Kind::Greedy].into_iter().chain(levels).chain(searches) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        for text in [
            "",
            "search",
            "search:",
            "search:0",
            "search:0ms",
            "search:-1",
            "search-hand:",
            "search-hand",
            "grandmaster",
        ] {
            assert!(text.parse::<Kind>().is_err(), "{text}");
        }
    }
}
