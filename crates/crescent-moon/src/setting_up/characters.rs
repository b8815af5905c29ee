//! Who plays which character (CM-2.1, CM-2.2).

use crate::prelude::*;
use arrayvec::ArrayVec;

/// The seats choose characters one after the other (CM-2.1).
impl Decision<CrescentMoon> for Characters {
    const CLAUSE: &'static str = "CM-2.1";
    const PROMPT: &'static str = "ask-character";

    fn asks(&self, rules: &CrescentMoon, state: &State) -> Asks {
        let seated = state.open.seats.iter().flatten().count();
        Asks::Seat(Seat::new(seated.min(rules.players - 1)))
    }

    fn offers(&self, rules: &CrescentMoon, state: &State, _: Seat, offers: &mut impl Basket<Action>) {
        for character in Character::playing(rules.players) {
            if state.open.seats[character.index()].is_none() {
                offers.put(Action::Take(character));
            }
        }
    }

    /// With four players nobody may take the Nomad.
    fn refusal(&self, rules: &CrescentMoon, state: &State, _: Seat, action: &Action) -> Option<Refusal> {
        let Action::Take(character) = *action else { return Some(not_asked(self.clause())) };
        let refused = |key: &'static str| Some(refuse!("CM-2.1", key, character));
        if character.index() >= rules.players {
            return refused("no-character-nomad");
        }
        if state.open.seats[character.index()].is_some() {
            return refused("no-character-taken");
        }
        None
    }

    fn act(self, rules: &CrescentMoon, state: &mut State, seat: Seat, action: &Action, teller: &mut Teller) {
        let Action::Take(character) = *action else { return };
        rules.seat_character(state, seat, character, teller);
        if state.open.seats.iter().flatten().count() == rules.players {
            rules.choose_map(state, teller);
        }
    }
}

/// The characters are drawn (CM-2.1).
impl Draw<CrescentMoon> for DrawCharacters {
    const CLAUSE: &'static str = "CM-2.1";

    fn roll<R: Rng + ?Sized>(&self, rules: &CrescentMoon, _: &State, rng: &mut R) -> Chance {
        let mut characters: ArrayVec<Character, 5> = Character::playing(rules.players).collect();
        for last in (1..characters.len()).rev() {
            characters.swap(last, rng.random_range(0..=last));
        }
        Chance::Characters(characters)
    }

    fn misfit(&self, rules: &CrescentMoon, _: &State, chance: &Chance) -> Option<Refusal> {
        let Chance::Characters(characters) = chance else { return Some(refuse!("CM-2.1", "no-draw-this")) };
        let mut sorted = characters.clone();
        sorted.sort();
        let fits = sorted.into_iter().eq(Character::playing(rules.players));
        (!fits).then(|| refuse!("CM-2.1", "no-draw-characters"))
    }

    fn settle(self, rules: &CrescentMoon, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Characters(characters) = chance else { return };
        for (seat, character) in Seat::all(rules.players).zip(characters) {
            rules.seat_character(state, seat, *character, teller);
        }
        rules.choose_map(state, teller);
    }
}

impl CrescentMoon {
    pub(crate) fn seat_character(&self, state: &mut State, seat: Seat, character: Character, teller: &mut Teller) {
        state.open.seats[character.index()] = Some(seat);
        tell!(teller, "CM-2.1", "told-character", seat, character);
    }
}
