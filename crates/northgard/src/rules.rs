//! The rules: play as the contract wants it, and who is whose opponent.

use crate::book::Book;
use crate::edition::Edition;
use crate::prelude::*;
use crate::setup::{ABOUT, Options};
use table::decision::advance;
use table::{Complaint, EditionReport, EditionTag, Outcome, Pending, Rules, Setup};

impl Rules for Northgard {
    type State = State;
    type Action = Action;
    type Chance = Chance;

    table::opened!(ABOUT);

    fn check_edition(text: &str) -> Result<EditionReport, Complaint> {
        Ok(Edition::read(text)?.report(text))
    }

    fn rewrite_edition(text: &str) -> Result<String, Complaint> {
        Ok(toml::to_string(&Edition::read(text)?).unwrap_or_default())
    }

    fn open(setup: &Setup) -> Result<Northgard, Complaint> {
        let text = setup.edition_text(&ABOUT)?;
        let edition = Edition::read(text)?;
        Ok(Northgard {
            setup: setup.clone(),
            tag: EditionTag::of(&edition.id, text),
            players: setup.players,
            options: Options::read(setup)?,
            book: Book::new(edition)?,
        })
    }

    fn begin(&self) -> State {
        let mut state = self.first_state();
        self.go_on(&mut state, &mut Teller::silent());
        state
    }

    fn pending(&self, state: &State) -> Pending {
        state.frame().map_or(Asks::Over, |frame| frame.asks(self, state)).pending()
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        if let Some(frame) = state.frame()
            && frame.asks(self, state).asks(seat)
        {
            frame.offers(self, state, seat, offers);
        }
    }

    fn refusal(&self, state: &State, seat: Seat, action: &Action) -> Option<Refusal> {
        let frame = state.frame()?;
        match frame.asks(self, state) {
            Asks::Over => no("NG-14.2", "no-game-over"),
            Asks::Seat(asked) | Asks::Always(asked) if asked != seat => {
                Some(refuse!("NG-1.9", "no-not-your-turn", seat = asked))
            }
            Asks::Chance | Asks::Nobody => no(frame.clause(), "no-not-now"),
            Asks::Seat(_) | Asks::Always(_) | Asks::Together(_) => frame.refusal(self, state, seat, action),
        }
    }

    fn act(&self, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        if let Some(frame) = state.frame().copied() {
            frame.act(self, state, seat, action, teller);
            self.go_on(state, teller);
        }
    }

    fn roll<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        let drawn = state.frame().and_then(|frame| frame.roll(self, state, rng));
        drawn.unwrap_or(Chance::First(state.open.first))
    }

    fn misfit(&self, state: &State, chance: &Chance) -> Option<Refusal> {
        let frame = state.frame()?;
        if frame.asks(self, state) == Asks::Chance {
            frame.misfit(self, state, chance)
        } else {
            no(frame.clause(), "no-such-chance")
        }
    }

    fn settle(&self, state: &mut State, chance: &Chance, teller: &mut Teller) {
        if let Some(frame) = state.frame().copied() {
            frame.settle(self, state, chance, teller);
            self.go_on(state, teller);
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.frame() == Some(&Frame::Over)).then(|| self.final_outcome(state))
    }
}

impl Northgard {
    /// Goes on until somebody must decide, chance must, or the game is over.
    pub(crate) fn go_on(&self, state: &mut State, teller: &mut Teller) {
        advance(self, state, teller, |state| state.frame().copied());
    }

    /// Whether two players are opponents; partners are not (NG-23.8).
    #[inline]
    pub fn is_enemy(&self, one: Seat, other: Seat) -> bool {
        one != other && !(self.options.teams && one.index() % 2 == other.index() % 2)
    }

    /// The partner in a team game.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        self.options.teams.then(|| seat.clockwise(2, self.players))
    }

    /// The opponents of a player, clockwise from them.
    pub(crate) fn enemies(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        seat.round(self.players).filter(move |other| self.is_enemy(seat, *other))
    }

    /// Territories that border one of a player's own.
    pub(crate) fn around(&self, state: &State, seat: Seat) -> LandSet {
        state.held(seat).iter().fold(LandSet::EMPTY, |near, land| near | state.land(land).near)
    }

    /// How many hostile creatures are in a territory.
    pub(crate) fn haunters(&self, state: &State, land: Land) -> usize {
        (state.land(land).beasts & self.book.hostile).len()
    }

    /// Whether a hostile creature is in a territory.
    #[inline]
    pub(crate) fn is_haunted(&self, state: &State, land: Land) -> bool {
        state.land(land).beasts.meets(self.book.hostile)
    }
}
