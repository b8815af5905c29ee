//! The contract's first room: the box, whom the table waits for, and the way from a state to the next.

use crate::edition::{Edition, report, rewrite};
use crate::prelude::*;
use crate::setup::{ABOUT, Options};
use table::{EditionReport, EditionTag, Outcome, Pending, Setup, decision};

impl Rules for BrianBoru {
    type State = State;
    type Action = Action;
    type Chance = Chance;

    table::opened!(ABOUT);

    fn check_edition(text: &str) -> Result<EditionReport, Complaint> {
        report(text)
    }

    fn rewrite_edition(text: &str) -> Result<String, Complaint> {
        rewrite(text)
    }

    fn open(setup: &Setup) -> Result<BrianBoru, Complaint> {
        let setup = Setup::new(&ABOUT, setup.players, &setup.options, Some(setup.edition.clone()))?;
        let text = setup.edition_text(&ABOUT)?;
        let components = Edition::read(text)?;
        let tag = EditionTag::of(&components.id, text);
        let options = Options::of(&setup);
        Ok(BrianBoru { setup, tag, components, options })
    }

    fn begin(&self) -> State {
        self.first_state()
    }

    fn pending(&self, state: &State) -> Pending {
        state.open.flow.step.asks(self, state).pending()
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        let step = state.open.flow.step;
        if step.asks(self, state).asks(seat) {
            step.offers(self, state, seat, offers);
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let step = state.open.flow.step;
        let asks = step.asks(self, state);
        if asks == Asks::Over {
            return no("BB-18.1", "no-over");
        }
        if seat.index() >= self.players() {
            return no("BB-1.1", "no-such-seat");
        }
        if asks.asks(seat) {
            return step.refusal(self, state, seat, action);
        }
        Some(match asks {
            Asks::Seat(other) | Asks::Always(other) => refuse!(step.turn(self, state), "no-other-seat", seat = other),
            Asks::Together(_) => refuse!(step.turn(self, state), "no-already-picked"),
            Asks::Nobody | Asks::Chance | Asks::Over => step.not_now(),
        })
    }

    fn act(&self, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.open.flow.step.act(self, state, seat, action, teller);
        self.go_on(state, teller);
    }

    fn roll<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        state.open.flow.step.roll(self, state, rng).unwrap_or(Chance::Go)
    }

    fn misfit(&self, state: &State, chance: &Chance) -> Option<Refusal> {
        let step = state.open.flow.step;
        match chance {
            Chance::Go if step.runs() => None,
            _ => step.misfit(self, state, chance),
        }
    }

    fn settle(&self, state: &mut State, chance: &Chance, teller: &mut Teller) {
        state.open.flow.step.settle(self, state, chance, teller);
        teller.reveal();
        self.go_on(state, teller);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.open.flow.step == Step::Over).then(|| self.final_outcome(&state.open))
    }
}

impl BrianBoru {
    /// Goes on until somebody must decide, chance must speak, or the game is over.
    fn go_on(&self, state: &mut State, teller: &mut Teller) {
        decision::advance(self, state, teller, |state| Some(state.open.flow.step));
    }
}
