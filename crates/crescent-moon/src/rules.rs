//! The rules as every table calls them.

use crate::edition::Edition;
use crate::prelude::*;
use crate::setup::{ABOUT, CharacterChoice, Options};
use crate::view::CardName;
use crate::{advice, edition};
use std::sync::Arc;
use table::{EditionReport, EditionTag, Outcome, Setup};

impl Rules for CrescentMoon {
    type State = State;
    type Action = Action;
    type Chance = Chance;

    table::opened!(ABOUT);

    fn check_edition(text: &str) -> Result<EditionReport, Complaint> {
        edition::report(text)
    }

    fn rewrite_edition(text: &str) -> Result<String, Complaint> {
        edition::rewrite(text)
    }

    fn open(setup: &Setup) -> Result<CrescentMoon, Complaint> {
        let text = setup.edition_text(&ABOUT)?;
        let edition = Edition::read(text)?;
        let options = Options::of(setup, edition.layouts.iter().map(|layout| &*layout.id))?;
        // Ids of editions are checked to be short enough.
        let short = |id: &str| CardName::from(id).unwrap_or_default();
        Ok(CrescentMoon {
            tag: EditionTag::of(&edition.id, text),
            players: setup.players.clamp(4, 5),
            options,
            hints: Arc::new(advice::Hints::of(&edition)),
            names: edition.cards.iter().map(|card| short(&card.id)).collect(),
            lines: edition.objectives.iter().map(|line| short(&line.id)).collect(),
            edition: Arc::new(edition),
            setup: setup.clone(),
        })
    }

    fn begin(&self) -> State {
        let mut state = self.full_box();
        let mut silent = Teller::silent();
        if self.options.characters == CharacterChoice::Seated {
            for (seat, character) in Seat::all(self.players).zip(Character::ALL) {
                self.seat_character(&mut state, seat, character, &mut silent);
            }
            self.choose_map(&mut state, &mut silent);
        }
        self.advance(&mut state, &mut silent);
        state
    }

    fn pending(&self, state: &State) -> Pending {
        state.open.now().asks(self, state).pending()
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        let now = state.open.now();
        if now.asks(self, state).asks(seat) {
            now.offers(self, state, seat, offers);
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let now = state.open.now();
        if !now.asks(self, state).asks(seat) {
            return no("CM-5.1", "no-turn");
        }
        now.refusal(self, state, seat, action)
    }

    fn act(&self, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        state.open.now().act(self, state, seat, action, teller);
        self.advance(state, teller);
    }

    fn roll<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let drawn = match state.open.top() {
            Some(frame) => frame.roll(self, state, rng),
            None => state.open.stage.roll(self, state, rng),
        };
        drawn.unwrap_or(Chance::Go)
    }

    fn misfit(&self, state: &State, chance: &Chance) -> Option<Refusal> {
        if *chance == Chance::Go {
            let waits = state.open.now().asks(self, state) == Asks::Nobody;
            return (!waits).then(|| refuse!("CM-5.1", "no-draw-this"));
        }
        match state.open.top() {
            Some(frame) => frame.misfit(self, state, chance),
            None => state.open.stage.misfit(self, state, chance),
        }
    }

    fn settle(&self, state: &mut State, chance: &Chance, teller: &mut Teller) {
        match state.open.top().copied() {
            Some(frame) => frame.settle(self, state, chance, teller),
            None => state.open.stage.settle(self, state, chance, teller),
        }
        teller.reveal();
        self.advance(state, teller);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.final_outcome(state)
    }
}

impl CrescentMoon {
    /// Goes on until somebody must decide, chance must, or the game is over.
    pub(crate) fn advance(&self, state: &mut State, teller: &mut Teller) {
        table::decision::advance(self, state, teller, |state: &State| Some(state.open.now()));
    }
}
