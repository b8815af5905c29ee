//! The game as a table plays it: opening it, whom it waits for, what may be done and what follows. What each thing does stands with it; the
//! list is in [`decision`](crate::decision).

use crate::edition::Edition;
use crate::prelude::*;
use crate::setup::{ABOUT, Face, Options};
use std::sync::Arc;
use table::decision::advance;
use table::{EditionReport, EditionTag, Outcome, Setup};

impl Rules for TwoHeirs {
    type State = State;
    type Action = Action;
    type Chance = Chance;

    table::opened!(ABOUT);

    fn check_edition(text: &str) -> Result<EditionReport, Complaint> {
        Ok(Edition::read(text)?.report(text))
    }

    fn rewrite_edition(text: &str) -> Result<String, Complaint> {
        Ok(Edition::read(text)?.write())
    }

    fn open(setup: &Setup) -> Result<TwoHeirs, Complaint> {
        // A setup may come from a file, so it is looked at again.
        let setup = Setup::new(&ABOUT, setup.players, &setup.options, Some(setup.edition.clone()))?;
        let text = setup.edition_text(&ABOUT)?;
        let edition = Edition::read(text)?;
        let tag = EditionTag::of(&edition.id, text);
        let faces: Vec<Face> = edition.tiles.iter().map(Face::of).chain(Terrain::ALL.map(Face::unseen)).collect();
        let known = || (0..TileId::COUNT).map(TileId::new);
        let by_terrain =
            Terrain::ALL.map(|terrain| known().filter(|tile| faces[tile.index()].terrain == terrain).collect());
        let mut ids: Vec<_> = edition.tiles.iter().map(|tile| tile.id).zip(known()).collect();
        ids.sort_unstable();
        let options = Options::of(&setup);
        Ok(TwoHeirs { setup, tag, options, edition, faces, by_terrain, ids, names: Arc::default() })
    }

    fn begin(&self) -> State {
        self.first_state()
    }

    #[inline]
    fn pending(&self, state: &State) -> Pending {
        self.now(state).pending()
    }

    #[inline]
    fn offers(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        if let Some(frame) = state.open.frame().filter(|frame| frame.asks(self, state).asks(seat)) {
            frame.offers(self, state, seat, offers);
        }
    }

    /// First whose decision it is (TH-2.5); then the decision says whether the answer belongs to it, and whether it may be given.
    fn refusal(&self, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let Some(frame) = state.open.frame() else { return no("TH-12.5", "no-game_over") };
        match self.now(state) {
            Asks::Over => no("TH-12.5", "no-game_over"),
            Asks::Chance | Asks::Nobody => no(frame.clause(), "no-chance_first"),
            asks if asks.asks(seat) => frame.refusal(self, state, seat, action),
            Asks::Seat(_) | Asks::Always(_) | Asks::Together(_) => no("TH-2.5", "no-not_your_turn"),
        }
    }

    #[inline]
    fn act(&self, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        if let Some(frame) = state.open.frame() {
            frame.act(self, state, seat, action, teller);
            advance(self, state, teller, |state| state.open.frame());
        }
    }

    /// Each outcome has the chance it has with a shuffled pile.
    fn roll<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        state.open.frame().and_then(|frame| frame.roll(self, state, rng)).unwrap_or(Chance::Coin(Side::White))
    }

    fn misfit(&self, state: &State, chance: &Chance) -> Option<Refusal> {
        state.open.frame().map_or_else(|| no("TH-12.5", "no-game_over"), |frame| frame.misfit(self, state, chance))
    }

    fn settle(&self, state: &mut State, chance: &Chance, teller: &mut Teller) {
        if let Some(frame) = state.open.frame() {
            frame.settle(self, state, chance, teller);
            advance(self, state, teller, |state| state.open.frame());
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.open.flow.stack.is_empty().then(|| self.result(&state.open))
    }
}

impl TwoHeirs {
    /// Whom the table asks now.
    #[inline]
    fn now(&self, state: &State) -> Asks {
        state.open.frame().map_or(Asks::Over, |frame| frame.asks(self, state))
    }

    /// The result of a finished game. In the solo game Henry has no seat.
    fn result(&self, open: &Open) -> Outcome {
        let tally = self.tally(open);
        let leader = self.leader(open, &tally);
        let seats = || Side::ALL.into_iter().filter_map(|side| self.seat_of(side).map(|seat| (side, seat)));
        let wins = |side: Side| leader.is_none_or(|best| best == side);
        Outcome {
            winners: seats().filter(|(side, _)| wins(*side)).map(|(_, seat)| seat).collect::<SeatSet>(),
            places: seats().map(|(side, _)| if wins(side) { 1 } else { 2 }).collect(),
            scores: seats().map(|(side, _)| tally.total(side)).collect(),
        }
    }
}
