//! How long a search may think, and what judges where it ends.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use table::{Advice, Net};

/// How long a bot may think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Budget {
    /// So many iterations on each thread; the same seed thinks the same.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(most) => write!(f, "{most}"),
            Budget::Time(limit) => write!(f, "{}ms", limit.as_millis()),
        }
    }
}

/// The text is neither a time, such as `500ms`, nor a number of iterations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotABudget;

impl fmt::Display for NotABudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a budget is a time, such as 500ms, or a number of iterations")
    }
}

impl std::error::Error for NotABudget {}

impl FromStr for Budget {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<Budget, NotABudget> {
        let budget = match text.strip_suffix("ms") {
            Some(time) => {
                let time = time.parse().ok().filter(|time| (1..=600_000).contains(time));
                time.map(|time| Budget::Time(Duration::from_millis(time)))
            }
            None => text.parse().ok().filter(|most| (1..=10_000_000).contains(most)).map(Budget::Iterations),
        };
        budget.ok_or(NotABudget)
    }
}

/// What judges the positions that a search ends in.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Judgement {
    /// What the game has learnt; where it has learnt nothing for what is played, its hand-written judgement after a playout.
    #[default]
    Own,
    /// The hand-written judgement after a playout, nothing but the victory, every offer looked at: the search that others are measured by.
    Hand,
    /// This net.
    Net(Arc<Net>),
}

impl Judgement {
    /// The net that judges this game, if one does.
    pub(crate) fn net<'a, G: Advice>(&'a self, game: &'a G) -> Option<&'a Net> {
        match self {
            Judgement::Own => game.net(),
            Judgement::Hand => None,
            Judgement::Net(net) => Some(net.as_ref()).filter(|net| net.fits(game)),
        }
    }
}
