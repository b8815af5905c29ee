//! What chance decides: characters, the layout, tiles, cards. There are no dice in this game.

use crate::CrescentMoon;
use crate::character::Character;
use crate::flow::{Asked, Frame, Stage};
use crate::land::Tile;
use crate::pile::Kind;
use crate::state::State;
use crate::told;
use arrayvec::ArrayVec;
use rand::{Rng, RngExt};
use table::{Message, Refusal, Seat, Teller};

/// The most cards drawn at once: both markets, or the longest look.
pub const MOST_DRAWN: usize = 24;

/// Cards in the order they are drawn.
pub type Drawn = ArrayVec<Kind, MOST_DRAWN>;

/// One outcome of chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// The characters of the seats, from seat a.
    Characters(ArrayVec<Character, 5>),
    /// A layout by its place in the edition.
    Layout(u8),
    /// The tiles of each player in turn order, by kind.
    Tiles([[u8; Tile::COUNT]; 5]),
    /// Cards off the deck.
    Cards(Drawn),
    /// Sets going a position that begins with something automatic; never comes up in a game from the set-up.
    Go,
}

impl CrescentMoon {
    pub(crate) fn roll_chance<R: Rng + ?Sized>(&self, s: &State, rng: &mut R) -> Chance {
        match (s.table.top(), s.table.stage) {
            (Some(Frame::Draw { cards, .. }), _) => Chance::Cards(self.roll_cards(s, *cards, rng)),
            (None, Stage::DrawCharacters) => {
                let mut characters: ArrayVec<Character, 5> = Character::playing(self.players).collect();
                for last in (1..characters.len()).rev() {
                    characters.swap(last, rng.random_range(0..=last));
                }
                Chance::Characters(characters)
            }
            (None, Stage::DrawLayout) => Chance::Layout(rng.random_range(0..self.edition.layouts.len()) as u8),
            (None, Stage::DealTiles) => Chance::Tiles(self.roll_tiles(rng)),
            _ => Chance::Go,
        }
    }

    pub(crate) fn misfit_chance(&self, s: &State, chance: &Chance) -> Option<Refusal> {
        match (s.table.top(), s.table.stage, chance) {
            (Some(Frame::Draw { cards, .. }), _, Chance::Cards(drawn)) => self.misfit_cards(s, *cards, drawn),
            (None, Stage::DrawCharacters, Chance::Characters(characters)) => {
                let mut sorted = characters.clone();
                sorted.sort();
                let fits = sorted.into_iter().eq(Character::playing(self.players));
                (!fits).then(|| Refusal::new("CM-2.1", Message::new("no-draw-characters")))
            }
            (None, Stage::DrawLayout, Chance::Layout(index)) => {
                let fits = (*index as usize) < self.edition.layouts.len();
                (!fits).then(|| Refusal::new("CM-2.4", Message::new("no-draw-layout")))
            }
            (None, Stage::DealTiles, Chance::Tiles(tiles)) => self.misfit_tiles(tiles),
            (_, _, Chance::Go) if self.asked(s) == Asked::Nobody => None,
            _ => Some(Refusal::new("CM-5.1", Message::new("no-draw-this"))),
        }
    }

    pub(crate) fn settle_chance(&self, s: &mut State, chance: &Chance, t: &mut Teller) {
        match (s.table.top().copied(), chance) {
            (Some(Frame::Draw { why, .. }), Chance::Cards(drawn)) => self.settle_cards(s, why, drawn, t),
            (None, Chance::Characters(characters)) => {
                for (seat, character) in Seat::all(self.players).zip(characters) {
                    self.seat_character(s, seat, *character, t);
                }
                self.choose_map(s, t);
            }
            (None, Chance::Layout(index)) => self.lay_out(s, *index as usize, t),
            (None, Chance::Tiles(tiles)) => {
                s.secret.tiles = *tiles;
                s.table.tiles_held = tiles.map(|hand| hand.iter().sum());
                s.table.stage = Stage::Tiles { placed: 0 };
                told::say(t, "CM-2.15", || Message::new("told-tiles").with("n", self.edition.numbers.tiles_dealt));
            }
            _ => {}
        }
        t.reveal();
        self.advance(s, t);
    }
}
