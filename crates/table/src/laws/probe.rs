//! One random game, watched at every step.

use super::Law;
use crate::record::{Entry, Record, What};
use crate::{Boxed, Game, Heard, Match, Pending, Seat, SeatSet, Seed, Step, Teller, Viewer};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::sync::Arc;

/// The numbers that decide a game: one for each step. What each means depends on what is pending, so any sequence of
/// numbers is a game, and a shorter or smaller one is a simpler game.
pub(super) type Trace = Vec<u32>;

/// A law that was broken at some step.
#[derive(Clone, Debug)]
pub(super) struct Broken {
    pub law: Law,
    pub why: String,
}

/// What a watched game has seen.
#[derive(Default)]
pub(super) struct Played {
    pub refusals: usize,
    pub steps: Vec<String>,
}

pub(super) struct Probe<G: Game> {
    pub game: Arc<G>,
}

/// One game in so many is checked more thoroughly than the others, and as a record.
const THOROUGH: usize = 16;
/// One step in so many of a thorough game gets the dear checks: writing and reading everything.
const OFTEN: usize = 8;
/// One step in so many of the others.
const SELDOM: usize = 64;

/// What is offered in a state, seat by seat.
struct Offers<G: Game>(Vec<(Seat, Vec<G::Action>)>);

impl<G: Game> Offers<G> {
    fn to(&self, seat: Seat) -> &[G::Action] {
        self.0.iter().find(|(who, _)| *who == seat).map_or(&[], |(_, offers)| offers)
    }
}

/// Breaks off with a broken law unless the condition holds.
macro_rules! law {
    ($law:expr, $holds:expr, $($why:tt)*) => {
        if !$holds {
            return Err(Broken { law: $law, why: format!($($why)*) });
        }
    };
}

impl<G: Game> Probe<G> {
    pub fn new(game: G) -> Probe<G> {
        Probe { game: Arc::new(game) }
    }

    /// Edition files survive writing and reading.
    pub fn editions(&self) -> Result<(), Broken> {
        for edition in G::about().editions {
            let report = G::check_edition(edition.text);
            law!(Law::RoundTrips, report.is_ok(), "edition {}: {:?}", edition.id, report);
            let once = G::rewrite_edition(edition.text).unwrap_or_default();
            let twice = G::rewrite_edition(&once).unwrap_or_default();
            law!(Law::RoundTrips, !once.is_empty() && once == twice, "edition {} changes when rewritten", edition.id);
        }
        Ok(())
    }

    /// Plays the game the trace describes. With `fresh`, goes on with new numbers (kept in the trace) to the end;
    /// without, stops where the trace ends. `number` spreads the costlier checks over the games.
    pub fn game(&self, trace: &mut Trace, mut fresh: Option<&mut ChaCha8Rng>, number: usize) -> Result<Played, Broken> {
        let mut played = Played::default();
        self.watch(trace, &mut fresh, number, &mut played)?;
        Ok(played)
    }

    /// The steps of the game the trace describes, as far as it goes without breaking off.
    pub fn steps(&self, trace: &Trace, number: usize) -> Vec<String> {
        let mut played = Played::default();
        let _ = self.watch(&mut trace.clone(), &mut None, number, &mut played);
        played.steps
    }

    fn watch(
        &self,
        trace: &mut Trace,
        fresh: &mut Option<&mut ChaCha8Rng>,
        number: usize,
        played: &mut Played,
    ) -> Result<(), Broken> {
        let game = &*self.game;
        let seed = Seed::from_number(number as u64);
        let mut table = Match::new(Arc::clone(&self.game));
        let mut entries = Vec::new();
        let thorough = number.is_multiple_of(THOROUGH);
        self.audit(None, table.state())?;
        for index in 0.. {
            law!(
                Law::SomebodyCanAct,
                index <= G::about().longest,
                "the game is not over after {} steps",
                G::about().longest
            );
            if table.pending() == Pending::Over {
                break;
            }
            if index == trace.len() {
                match fresh {
                    Some(rng) => trace.push(rng.next_u32()),
                    None => return Ok(()),
                }
            }
            let mut rng = ChaCha8Rng::seed_from_u64(u64::from(trace[index]) << 20 ^ index as u64);
            let careful = (index + number).is_multiple_of(if thorough { OFTEN } else { SELDOM });
            let offers = self.offers(&table, careful)?;
            self.state(&table, &offers, &mut rng, careful, played)?;
            let step = self.pick(&table, &offers, trace[index], &seed);
            let text = self.text(&step);
            played.steps.push(text);
            let before = table.state().clone();
            self.other_world(&table, &offers, &step, &mut rng)?;
            let what = self.take(&mut table, &before, step, &mut rng)?;
            self.audit(Some(&before), table.state())?;
            entries.push((what, careful.then(|| table.hash())));
        }
        law!(Law::SomebodyCanAct, game.outcome(table.state()).is_some(), "the game is over without an outcome");
        if thorough && fresh.is_some() {
            self.record(&table, &entries, &seed)?;
        }
        Ok(())
    }

    /// What every state must keep.
    fn state(
        &self,
        table: &Match<G>,
        offers: &Offers<G>,
        rng: &mut ChaCha8Rng,
        careful: bool,
        played: &mut Played,
    ) -> Result<(), Broken> {
        let (game, state) = (&*self.game, table.state());
        for _ in 0..4 {
            let seat = Seat::new(rng.random_range(0..game.players()));
            let action = game.anything(state, rng);
            let offered = offers.to(seat).contains(&action);
            let refusal = game.refusal(state, seat, &action);
            law!(
                Law::OfferedIsAccepted,
                offered == refusal.is_none(),
                "{seat}: {} is {}offered, but refused: {refusal:?}",
                game.write_action(&action),
                if offered { "" } else { "not " }
            );
            if careful {
                // Whoever asks why something is not offered is answered in its words.
                let label = game.label(&game.view(state, Viewer::Seat(seat)), &action);
                law!(Law::RoundTrips, !label.key.is_empty(), "{} has no label", game.write_action(&action));
            }
            played.refusals += usize::from(refusal.is_some());
        }
        if careful {
            self.round_trips(state)?;
        }
        Ok(())
    }

    /// What is offered to whoever must decide, once it has kept its laws.
    fn offers(&self, table: &Match<G>, careful: bool) -> Result<Offers<G>, Broken> {
        let mut all = Offers(Vec::new());
        if let Pending::Seats(seats) = table.pending() {
            law!(Law::SomebodyCanAct, !seats.is_empty(), "seats are pending, but none");
            for seat in seats.iter() {
                let offers = table.offers(seat);
                law!(Law::SomebodyCanAct, !offers.is_empty(), "{seat} must decide, but nothing is offered");
                self.offered(table.state(), seat, &offers)?;
                if careful {
                    self.written(table.state(), seat, &offers)?;
                }
                all.0.push((seat, offers));
            }
        }
        Ok(all)
    }

    /// What is offered is not refused, and offered once.
    fn offered(&self, state: &G::State, seat: Seat, offers: &[G::Action]) -> Result<(), Broken> {
        let text = |offer: &G::Action| self.game.write_action(offer);
        for (index, offer) in offers.iter().enumerate() {
            let refusal = self.game.refusal(state, seat, offer);
            law!(
                Law::OfferedIsAccepted,
                refusal.is_none(),
                "{seat}: {} is offered and refused: {refusal:?}",
                text(offer)
            );
            law!(Law::OfferedIsAccepted, !offers[..index].contains(offer), "{seat}: {} is offered twice", text(offer));
        }
        Ok(())
    }

    /// What is offered can be written, read and named.
    fn written(&self, state: &G::State, seat: Seat, offers: &[G::Action]) -> Result<(), Broken> {
        let game = &*self.game;
        let view = game.view(state, Viewer::Seat(seat));
        for offer in offers {
            let text = game.write_action(offer);
            let read = game.read_action(&text);
            law!(Law::RoundTrips, read.as_ref() == Ok(offer), "{offer:?} is written {text} and read {read:?}");
            law!(Law::RoundTrips, !game.label(&view, offer).key.is_empty(), "{text} has no label");
        }
        Ok(())
    }

    /// State, view and position survive writing and reading.
    fn round_trips(&self, state: &G::State) -> Result<(), Broken> {
        let game = &*self.game;
        let text = serde_json::to_string(state).map_err(|error| self.trip("the state", &error.to_string()))?;
        let read: Result<G::State, _> = serde_json::from_str(&text);
        law!(
            Law::RoundTrips,
            read.as_ref().is_ok_and(|read| read == state),
            "the state is read back differently: {text}"
        );
        let mut copy = game.begin();
        copy.clone_from(state);
        law!(Law::RoundTrips, copy == *state, "the state is copied differently into another: {text}");
        for viewer in Viewer::all(game.players()) {
            let view = game.view(state, viewer);
            let text = serde_json::to_string(&view).map_err(|error| self.trip("a view", &error.to_string()))?;
            let read: Result<G::View, _> = serde_json::from_str(&text);
            law!(Law::RoundTrips, read.is_ok_and(|read| read == view), "the view of {viewer} is read back differently");
        }
        let text =
            toml::to_string(&game.position(state)).map_err(|error| self.trip("the position", &error.to_string()))?;
        let position: G::Position =
            crate::file::read(&text).map_err(|complaint| self.trip("the position", &format!("{complaint:?}")))?;
        let placed = game.place(&position, &mut Teller::silent());
        law!(Law::RoundTrips, placed.is_ok(), "the position is refused: {placed:?}\n{text}");
        law!(
            Law::RoundTrips,
            placed.as_ref() == Ok(state),
            "the position is laid out differently:\n{text}\n{state:?}\n{placed:?}"
        );
        Ok(())
    }

    fn trip(&self, what: &str, error: &str) -> Broken {
        Broken { law: Law::RoundTrips, why: format!("{what} cannot be written and read: {error}") }
    }

    fn pick(&self, table: &Match<G>, offers: &Offers<G>, choice: u32, seed: &Seed) -> Step<G> {
        if offers.0.is_empty() {
            // The number chooses among different rolls, the seed among games.
            let mut dice = seed.dice(u64::from(choice));
            return Step::Chance(self.game.roll(table.state(), &mut dice));
        }
        let (choice, seats) = (choice as usize, offers.0.len());
        let (seat, offers) = &offers.0[choice % seats];
        Step::Act(*seat, offers[choice / seats % offers.len()].clone())
    }

    fn text(&self, step: &Step<G>) -> String {
        match step {
            Step::Act(seat, action) => format!("{seat}: {}", self.game.write_action(action)),
            Step::Chance(chance) => format!("~ {}", self.game.write_chance(chance)),
        }
    }

    /// Takes the step and checks what may be taken back.
    fn take(
        &self,
        table: &mut Match<G>,
        before: &G::State,
        step: Step<G>,
        rng: &mut ChaCha8Rng,
    ) -> Result<What, Broken> {
        let game = &*self.game;
        match step {
            Step::Chance(chance) => {
                let text = game.write_chance(&chance);
                let read = game.read_chance(&text);
                law!(Law::RoundTrips, read.as_ref() == Ok(&chance), "{chance:?} is written {text} and read {read:?}");
                let settled = table.settle(&chance);
                law!(Law::OfferedIsAccepted, settled.is_ok(), "chance rolls {text}, which is refused: {settled:?}");
                for seat in Seat::all(game.players()) {
                    law!(Law::UndoStops, !table.can_undo(seat), "{seat} may undo across chance");
                }
                Ok(What::Chance { chance: text })
            }
            Step::Act(seat, action) => {
                let text = game.write_action(&action);
                let read = game.read_action(&text);
                law!(Law::RoundTrips, read.as_ref() == Ok(&action), "{action:?} is written {text} and read {read:?}");
                let together = table.deciding();
                let mut quiet = before.clone();
                let mut teller = Teller::silent();
                game.act(&mut quiet, seat, &action, &mut teller);
                let events = table.act(seat, &action);
                law!(Law::OfferedIsAccepted, events.is_ok(), "{seat}: {text} is offered, but refused: {events:?}");
                law!(
                    Law::SameLogSameState,
                    &quiet == table.state(),
                    "{seat}: {text} applied twice gives different states"
                );
                let revealed = teller.has_revealed();
                law!(
                    Law::UndoStops,
                    revealed != table.can_undo(seat),
                    "{seat}: {text} {}, but undo says otherwise",
                    if revealed { "reveals something" } else { "reveals nothing" }
                );
                if !revealed && rng.random_bool(0.5) {
                    let mut back = table.clone();
                    law!(Law::UndoStops, back.undo(seat).is_ok(), "{seat}: {text} cannot be taken back");
                    law!(Law::UndoStops, back.state() == before, "{seat}: {text} taken back is not the state before");
                }
                if together == SeatSet::one(seat) {
                    let others = Seat::all(game.players()).filter(|other| *other != seat);
                    for other in others.filter(|other| table.can_undo(*other)) {
                        let mut back = table.clone();
                        let crossed =
                            back.undo(other).is_ok() && !(back.deciding().has(seat) && back.deciding().has(other));
                        law!(Law::UndoStops, !crossed, "{other} may undo across an act of {seat}");
                    }
                }
                Ok(What::Act { seat, act: text })
            }
        }
    }

    fn audit(&self, before: Option<&G::State>, now: &G::State) -> Result<(), Broken> {
        self.game.audit(before, now).map_err(|flaw| Broken { law: Law::NothingIsLost, why: flaw.to_string() })
    }

    /// Imagines a table that looks the same to a viewer; nothing that viewer gets may differ.
    fn other_world(
        &self,
        table: &Match<G>,
        offers: &Offers<G>,
        step: &Step<G>,
        rng: &mut ChaCha8Rng,
    ) -> Result<(), Broken> {
        let (game, state) = (&*self.game, table.state());
        let viewers: Vec<Viewer> = Viewer::all(game.players()).collect();
        let viewer = viewers[rng.random_range(0..viewers.len())];
        let view = game.view(state, viewer);
        let other = game.imagine(&view, rng);
        let again = game.view(&other, viewer);
        law!(
            Law::ViewsDoNotLeak,
            view == again,
            "{viewer} sees another view in the world it imagines:\n{}\n{}",
            serde_json::to_string(&view).unwrap_or_default(),
            serde_json::to_string(&again).unwrap_or_default()
        );
        law!(
            Law::ViewsDoNotLeak,
            game.waiting(state, viewer) == game.waiting(&other, viewer),
            "{viewer} sees from whom the table waits for something it cannot know"
        );
        self.game.audit(None, &other).map_err(|flaw| Broken {
            law: Law::ViewsDoNotLeak,
            why: format!("{viewer} imagines an impossible table: {flaw}"),
        })?;
        if let Viewer::Seat(seat) = viewer {
            let world = Match::from_state(Arc::clone(&self.game), other.clone());
            law!(
                Law::ViewsDoNotLeak,
                offers.to(seat) == world.offers(seat),
                "what {seat} is offered depends on what it cannot know"
            );
            let action = game.anything(state, rng);
            let (here, there) = (game.refusal(state, seat, &action), game.refusal(&other, seat, &action));
            law!(
                Law::ViewsDoNotLeak,
                here == there,
                "{seat}: {} is refused with {here:?} or {there:?}, depending on what {seat} cannot know",
                game.write_action(&action)
            );
        }
        self.both_worlds(state, other, step, viewer)
    }

    /// Takes the same step in both worlds. What the viewer hears may differ only if what it sees differs too, and an act of its
    /// own that reveals nothing must look the same in both.
    fn both_worlds(&self, state: &G::State, mut other: G::State, step: &Step<G>, viewer: Viewer) -> Result<(), Broken> {
        let game = &*self.game;
        let mut state = state.clone();
        let (mut here, mut there) = (Teller::listening(), Teller::listening());
        match step {
            Step::Act(seat, action) => {
                if game.refusal(&other, *seat, action).is_some() {
                    return Ok(());
                }
                game.act(&mut state, *seat, action, &mut here);
                game.act(&mut other, *seat, action, &mut there);
            }
            Step::Chance(chance) => {
                if game.pending(&other) != Pending::Chance || game.misfit(&other, chance).is_some() {
                    return Ok(());
                }
                game.settle(&mut state, chance, &mut here);
                game.settle(&mut other, chance, &mut there);
            }
        }
        let same = game.view(&state, viewer) == game.view(&other, viewer);
        if let Step::Act(seat, action) = step
            && viewer.is(*seat)
            && !here.has_revealed()
        {
            law!(
                Law::UndoStops,
                same && !there.has_revealed(),
                "{seat}: {} shows {seat} something new, but may be taken back",
                game.write_action(action)
            );
        }
        let heard = |teller: Teller| -> Vec<Heard> {
            teller.into_events().iter().filter_map(|event| event.heard_by(viewer)).collect()
        };
        let (here, there) = (heard(here), heard(there));
        law!(
            Law::ViewsDoNotLeak,
            !same || here == there,
            "{viewer} hears what it cannot know at {}: {here:?} or {there:?}",
            self.text(step)
        );
        Ok(())
    }

    /// The whole game as a record: written, read, replayed, proven.
    fn record(&self, table: &Match<G>, entries: &[(What, Option<String>)], seed: &Seed) -> Result<(), Broken> {
        let broken = |why: String| Broken { law: Law::SameLogSameState, why };
        let mut again: Match<G> = Match::new(Arc::clone(&self.game));
        let mut hashed = Vec::new();
        for (what, hash) in entries {
            what.apply(&mut again).map_err(|rejected| broken(format!("{what:?}: {rejected:?}")))?;
            let entry = Entry::after(what.clone(), &again);
            law!(
                Law::SameLogSameState,
                hash.as_ref().is_none_or(|hash| *hash == entry.hash),
                "replayed to {what:?}, the state is another"
            );
            hashed.push(entry);
        }
        law!(Law::SameLogSameState, again.state() == table.state(), "replayed to the end, the state is another");
        let names = Seat::all(self.game.players()).map(|seat| seat.to_string()).collect();
        let mut record = Record::new(table, names, seed, hashed);
        let read = Record::read(&record.write());
        law!(Law::RoundTrips, read.as_ref() == Ok(&record), "the record is read back differently: {read:?}");
        // The dice of these games do not come from the seed alone, so only a record without it can be proven.
        record.seed = None;
        let proof = record.verify(&Boxed::<G>::new());
        law!(Law::SameLogSameState, proof.is_ok(), "the record does not prove itself: {proof:?}");
        Ok(())
    }
}
