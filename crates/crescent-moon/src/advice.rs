//! How to play: what a position is worth to each character, and what a sensible player does in every small decision.
//!
//! [`prospect`] judges a quiet table in points. [`sense`] answers every decision within an action, [`fight`] those of combats and
//! contests, [`trade`] those of bargains and deals. A table in the middle of an action is judged by letting everybody finish it
//! sensibly. Everything is a function of the state alone.

mod features;
mod fight;
mod hints;
mod prospect;
mod sense;
mod trade;

pub(crate) use hints::Hints;
pub(crate) use prospect::Terms;

use crate::bargains::BargainKind;
use crate::prelude::*;
use crate::state::State;
use std::borrow::Cow;
use std::sync::LazyLock;
use table::{Advice, Features, Learner, Net, SearchPlan, Setup};

/// The most decisions an unfinished action is followed for.
const LONGEST: usize = 120;
/// How much the best of the others counts against the own prospect, and how much the others together.
const RIVAL: f64 = 0.3;
const OTHERS: f64 = 0.1;
/// How far the points of the end scatter around the prospects: when it is over, just before, and how much more at the beginning.
const SURE: f64 = 0.1;
const SETTLED: f64 = 3.0;
const OPEN: f64 = 14.0;

/// What was learnt from self-play; tests see to it that it can be read.
static NET: LazyLock<Option<Net>> = LazyLock::new(|| Net::read(include_bytes!("../nets/learnt.safetensors")).ok());

impl Advice for CrescentMoon {
    const STRONG: u32 = 30;

    /// The own prospect in points against that of the others, once the running action is finished sensibly.
    fn worth(&self, state: &State, seat: Seat) -> f64 {
        let Some(who) = state.open.character(seat) else { return 0.5 };
        let finished = self.finished(state);
        self.standing(&finished, who, &self.prospects(&finished))
    }

    /// Weighs the prospects of all against each other, the more sharply the less is left to be played.
    fn chances(&self, state: &State, chances: &mut [f32]) -> Option<table::learn::Values> {
        let finished = self.finished(state);
        let prospects = self.prospects(&finished);
        let playing = || Character::playing(self.players);
        let most = playing().map(|who| prospects[who.index()]).fold(f64::MIN, f64::max);
        let scatter = self.scatter(&finished);
        let weight = |who: Character| ((prospects[who.index()] - most) / scatter).exp();
        let sum: f64 = playing().map(weight).sum();
        for (seat, chance) in Seat::all(self.players).zip(chances) {
            let share = state.open.character(seat).map_or(1.0 / self.players as f64, |who| weight(who) / sum);
            *chance = share as f32;
        }
        None
    }

    /// A worth already finishes the running action; a short playout shows the answers to it, a long one only scatters.
    fn plan(&self) -> SearchPlan {
        SearchPlan { curiosity: 1.0, playout: 8, looks: 4, prior: 20.0 }
    }

    /// A bargain is begun once in an action and then proposed, not given up; whoever has no coins to bargain with begins none. To ask for
    /// something for nothing is no mistake: where it is no loss to the other either, it is often given. Whoever acts for the last time buys no
    /// card that only another action could use.
    fn prune(&self, state: &State, _: Seat, offers: &mut Vec<Action>) {
        let open = &state.open;
        let broke = open.coins[open.active().index()] == 0;
        let wise = |offer: &Action| match *offer {
            Action::Do(verb) => self.bargain_of(verb).is_none_or(|kind| open.tries[kind.index()] == 0 && !broke),
            Action::Withdraw => broke || !matches!(open.top(), Some(Frame::Bargain(_))),
            Action::Buy(_, kind) | Action::BuyAt(_, kind, _) => self.can_still_use(open, kind),
            _ => true,
        };
        if offers.iter().any(wise) {
            offers.retain(wise);
        }
    }

    const FEATURES: Features = features::FEATURES;
    const LEARNT_OVER: &'static [&'static str] = &["map", "characters", "vp_display", "market_side"];

    fn features(&self, state: &State, learner: &mut impl Learner) {
        self.tell_features(state, learner);
    }

    fn net(&self) -> Option<&Net> {
        NET.as_ref().filter(|net| self.is_judged_by(net))
    }
}

impl CrescentMoon {
    /// Whether this net may judge here. The second version of the rules asks where the first took a single answer and lets copies of a card in one
    /// row be told apart: no position is worth more or less by it, so what was learnt under either holds for both. Maps that the players lay
    /// themselves were not seen.
    pub fn is_judged_by(&self, net: &Net) -> bool {
        let laid = self.setup.options.get("map").is_some_and(|map| map == "variable");
        let under =
            |rules_version| CrescentMoon { setup: Setup { rules_version, ..self.setup.clone() }, ..self.clone() };
        !laid && [1, 2].into_iter().any(|version| net.fits(&under(version)))
    }

    /// The bargain that an action begins with; with four players hiring needs none, and nothing is tried.
    const fn bargain_of(&self, verb: Verb) -> Option<BargainKind> {
        match verb {
            Verb::Hire if self.players == 5 => Some(BargainKind::Hire),
            Verb::Bribe => Some(BargainKind::Bribe),
            Verb::Ask => Some(BargainKind::Card),
            _ => None,
        }
    }

    /// The actions of a character in a whole game.
    fn whole_game(&self) -> f64 {
        f64::from(self.edition.numbers.rounds) * f64::from(self.options.years)
    }

    /// Whether the one who acts may still use a card: in an action of its own, or in what others do.
    fn can_still_use(&self, open: &Open, kind: Kind) -> bool {
        let card = &self.edition.cards[kind.index()];
        let whenever = [Keyword::Combat, Keyword::Contest, Keyword::Anytime];
        self.time(open, open.active()).all > 0.0 || whenever.into_iter().any(|keyword| card.program(keyword).is_some())
    }

    /// How far the points of the end scatter around the prospects.
    pub(crate) fn scatter(&self, finished: &State) -> f64 {
        let left = self.share_left(&finished.open);
        if finished.open.stage == Stage::Over { SURE } else { SETTLED + OPEN * left }
    }

    /// The share of the game that is left.
    pub(crate) fn share_left(&self, open: &Open) -> f64 {
        self.time(open, Character::Warlord).all / self.whole_game()
    }

    /// Whether nothing is left half done.
    fn is_quiet(&self, state: &State) -> bool {
        let between = !matches!(
            state.open.stage,
            Stage::Act(Act { step: ActStep::Carry | ActStep::Limits, .. }) | Stage::Tribute
        );
        between && state.open.frames.is_empty()
    }

    /// The table once everybody has answered sensibly until the running action is over or chance must decide.
    pub(crate) fn finished<'s>(&self, state: &'s State) -> Cow<'s, State> {
        if self.is_quiet(state) {
            return Cow::Borrowed(state);
        }
        let mut finished = state.clone();
        self.finish(&mut finished);
        Cow::Owned(finished)
    }

    /// Answers sensibly for everybody, up to [`LONGEST`] decisions.
    fn finish(&self, state: &mut State) {
        let mut silent = Teller::silent();
        let mut offers = Vec::with_capacity(32);
        for _ in 0..LONGEST {
            if self.is_quiet(state) {
                return;
            }
            // Of those who choose together, the first in turn order goes first.
            let asked = match state.open.now().asks(self, state) {
                Asks::Seat(seat) | Asks::Always(seat) => state.open.character(seat),
                Asks::Together(seats) => seats.iter().filter_map(|seat| state.open.character(seat)).min(),
                Asks::Nobody | Asks::Chance | Asks::Over => None,
            };
            let Some(who) = asked else { return };
            let seat = state.open.seat(who);
            offers.clear();
            state.open.now().offers(self, state, seat, &mut offers);
            let action = self.sensible(state, who, &offers);
            self.act(state, seat, &action, &mut silent);
        }
    }

    /// Whether this player alone must decide.
    fn is_asked(&self, state: &State, who: Character) -> bool {
        let asks = state.open.now().asks(self, state);
        matches!(asks, Asks::Seat(seat) | Asks::Always(seat) if seat == state.open.seat(who))
    }

    /// What every character that plays may expect, in points.
    fn prospects(&self, state: &State) -> [f64; Character::ALL.len()] {
        let mut prospects = [0.0; Character::ALL.len()];
        for who in Character::playing(self.players) {
            prospects[who.index()] = self.prospect(state, who);
        }
        prospects
    }

    /// How a character stands among the others, from 0 to 1.
    fn standing(&self, state: &State, who: Character, prospects: &[f64]) -> f64 {
        let mine = prospects[who.index()];
        let (mut best, mut sum, mut count) = (0.0, 0.0, 0.0);
        for other in Character::playing(self.players).filter(|other| *other != who) {
            let found = prospects[other.index()];
            best = f64::max(best, found);
            sum += found;
            count += 1.0;
        }
        if state.open.stage == Stage::Over {
            // Winning is nearly everything, but more points are better than fewer.
            let lead = mine - best;
            let won = self.outcome(state).is_some_and(|outcome| outcome.winners.has(state.open.seat(who)));
            return if won { 0.97 } else { 0.0 } + 0.03 * (0.5 + 0.5 * lead / (25.0 + lead.abs()));
        }
        let lead = mine - RIVAL * best - OTHERS * sum / count;
        0.02 + 0.96 * (0.5 + 0.5 * lead / (25.0 + lead.abs()))
    }
}
