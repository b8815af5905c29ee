//! A game being played: the rules, what lies on the table, and what may still be taken back.

use crate::trail::{Taken, Trail};
use crate::{Event, Game, Message, Pending, Refusal, Seat, SeatSet, Seed, Teller, sha256_hex};
use std::sync::Arc;

/// One step of a game: somebody acts, or chance decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<G: Game> {
    /// A seat takes an action.
    Act(Seat, G::Action),
    /// Chance decides.
    Chance(G::Chance),
}

/// A game being played.
///
/// Undo is part of it, because its limits are rules of the table: a seat may take back its last act as long as nothing
/// happened since but answers that others gave at the same time, and nobody has learned anything new. What goes further back
/// needs the consent of everybody, which is the business of whoever keeps the table.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    state: G::State,
    /// Steps since somebody last learned something new, each with the state before it.
    loose: Vec<(G::State, Seat, G::Action)>,
    chances: u64,
    /// What went on by itself when the position was laid out that the game began in.
    opening: Arc<[Event]>,
    /// The way here.
    trail: Trail<G::State, G::Action, G::Chance>,
}

impl<G: Game> Match<G> {
    /// A new game.
    pub fn new(game: Arc<G>) -> Match<G> {
        let state = game.begin();
        Match::from_state(game, state)
    }

    /// A game that goes on from this state.
    pub fn from_state(game: Arc<G>, state: G::State) -> Match<G> {
        Match::laid_out(game, state, Vec::new())
    }

    /// A game that begins in a position that was laid out, and what happened meanwhile.
    pub(crate) fn laid_out(game: Arc<G>, state: G::State, opening: Vec<Event>) -> Match<G> {
        let trail = Trail::new(state.clone());
        Match { game, state, loose: Vec::new(), chances: 0, opening: opening.into(), trail }
    }

    /// What went on by itself when the position was laid out that the game began in.
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// The rules.
    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// What lies on the table. For tests, tools and the server's own use; pages and bots get views.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Steps that may still be taken back, each with the state before it.
    pub(crate) fn loose(&self) -> &[(G::State, Seat, G::Action)] {
        &self.loose
    }

    /// The way here.
    pub(crate) fn trail(&self) -> &Trail<G::State, G::Action, G::Chance> {
        &self.trail
    }

    /// The same match further on.
    pub(crate) fn at(
        &self,
        state: G::State,
        loose: Vec<(G::State, Seat, G::Action)>,
        chances: u64,
        trail: Trail<G::State, G::Action, G::Chance>,
    ) -> Match<G> {
        let (game, opening) = (Arc::clone(&self.game), Arc::clone(&self.opening));
        Match { game, state, loose, chances, opening, trail }
    }

    /// Whom the table waits for.
    pub fn pending(&self) -> Pending {
        self.game.pending(&self.state)
    }

    /// The seats that must decide.
    pub fn deciding(&self) -> SeatSet {
        match self.pending() {
            Pending::Seats(seats) => seats,
            Pending::Chance | Pending::Over => SeatSet::EMPTY,
        }
    }

    /// What this seat may do now.
    pub fn offers(&self, seat: Seat) -> Vec<G::Action> {
        let mut offers = Vec::new();
        if self.deciding().has(seat) {
            self.game.offers(&self.state, seat, &mut offers);
        }
        offers
    }

    /// How many times chance has decided.
    pub fn chances(&self) -> u64 {
        self.chances
    }

    /// Lets a seat act, or says why it may not and changes nothing.
    pub fn act(&mut self, seat: Seat, action: &G::Action) -> Result<Vec<Event>, Refusal> {
        if let Some(refusal) = self.refusal(seat, action) {
            return Err(refusal);
        }
        let before = self.state.clone();
        let mut teller = Teller::listening();
        self.game.act(&mut self.state, seat, action, &mut teller);
        if teller.has_revealed() {
            self.loose.clear();
        } else {
            self.loose.push((before, seat, action.clone()));
        }
        self.trail.push(Taken::Act(seat, action.clone()));
        Ok(teller.into_events())
    }

    /// Why this seat may not do this now; `None` if it may.
    pub fn refusal(&self, seat: Seat, action: &G::Action) -> Option<Refusal> {
        self.game.refusal(&self.state, seat, action)
    }

    /// What chance decides next, with the dice of this seed. Where everybody went back to before a decision of chance and the table
    /// is again as it was then, chance decides the same again: nobody gets another throw by taking back. Everywhere else it decides
    /// what nobody has seen: dice that were thrown are never thrown again.
    pub fn roll(&self, seed: &Seed) -> Option<G::Chance> {
        let roll = || self.game.roll(&self.state, &mut seed.dice(self.chances));
        (self.pending() == Pending::Chance).then(|| self.trail.drawn(|| self.hash()).unwrap_or_else(roll))
    }

    /// Applies an outcome of chance, or says why it is impossible and changes nothing.
    pub fn settle(&mut self, chance: &G::Chance) -> Result<Vec<Event>, Refusal> {
        if self.pending() != Pending::Chance {
            return Err(Refusal::new("TABLE-1", Message::new("no-chance")));
        }
        if let Some(refusal) = self.game.misfit(&self.state, chance) {
            return Err(refusal);
        }
        let mut teller = Teller::listening();
        let state = &self.state;
        self.trail.used(|| state_hash::<G>(state));
        self.game.settle(&mut self.state, chance, &mut teller);
        self.trail.push(Taken::Chance(chance.clone()));
        self.loose.clear();
        self.chances += 1;
        Ok(teller.into_events())
    }

    /// Whether this seat may take back its last act.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undone(seat).is_some()
    }

    /// Takes back the last act of this seat.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let Some(undone) = self.undone(seat) else {
            return Err(Refusal::new("TABLE-2", Message::new("no-undo")));
        };
        let mut trail = self.trail.clone();
        trail.push(Taken::Undo(seat));
        *self = Match { trail, ..undone };
        Ok(())
    }

    /// The match without the last act of this seat, if it may be taken back: every later act must have been given by a
    /// seat that was deciding at the same time, and must still be possible.
    fn undone(&self, seat: Seat) -> Option<Match<G>> {
        let index = self.loose.iter().rposition(|(_, who, _)| *who == seat)?;
        let (before, ..) = &self.loose[index];
        let mut undone = Match {
            game: Arc::clone(&self.game),
            state: before.clone(),
            loose: self.loose[..index].to_vec(),
            chances: self.chances,
            opening: Arc::clone(&self.opening),
            trail: self.trail.clone(),
        };
        let together = undone.deciding();
        for (_, other, action) in &self.loose[index + 1..] {
            if !together.has(*other) || undone.act(*other, action).is_err() || undone.loose.is_empty() {
                return None;
            }
        }
        Some(undone)
    }

    /// Where one lands who goes back to the table as it was after this step, by its number in the log; what chance decided right then
    /// stays decided. `None` if that step was taken back itself, or if nothing came after it.
    pub fn landing(&self, step: u64) -> Option<u64> {
        self.trail.landing(step).filter(|_| self.pending() != Pending::Over)
    }

    /// The number of the step before the last act of this seat that stands; going back there takes the act back.
    pub fn before_last_act(&self, seat: Seat) -> Option<u64> {
        self.trail.before_last_act(seat).and_then(|step| self.landing(step))
    }

    /// Goes back to the table as it was after this step, at which somebody had to decide. Nobody takes back alone what was done before.
    pub fn back(&mut self, step: u64) -> Result<(), Refusal> {
        let refused = || Refusal::new("TABLE-2", Message::new("no-back"));
        if self.landing(step) != Some(step) {
            return Err(refused());
        }
        let (stays, goes) = self.trail.parted(step);
        let mut then = Match::from_state(Arc::clone(&self.game), self.trail.begun().clone());
        for taken in &stays {
            then.retake(taken)?;
        }
        let (mut gone, mut drawn) = (then.clone(), Vec::new());
        for taken in &goes {
            if let Taken::Chance(chance) = taken {
                drawn.push((gone.hash(), chance.clone()));
            }
            gone.retake(taken)?;
        }
        self.trail = self.trail.cut(step, drawn);
        self.state = then.state;
        self.loose.clear();
        Ok(())
    }

    fn retake(&mut self, taken: &Taken<G::Action, G::Chance>) -> Result<(), Refusal> {
        match taken {
            Taken::Act(seat, action) => self.act(*seat, action).map(|_| ()),
            Taken::Chance(chance) => self.settle(chance).map(|_| ()),
            Taken::Undo(seat) => self.undo(*seat),
        }
    }

    /// A short fingerprint of what lies on the table: equal states have equal ones, on every machine.
    pub fn hash(&self) -> String {
        state_hash::<G>(&self.state)
    }
}

/// A short fingerprint of a state.
pub fn state_hash<G: Game>(state: &G::State) -> String {
    let bytes = serde_json::to_vec(state).unwrap_or_default();
    let mut hash = sha256_hex(&bytes);
    hash.truncate(32);
    hash
}
