//! Component data: read from `editions/*.toml`, checked, and indexed for play. No number of the box stands in code.

mod check;
mod once;
mod raw;
mod read;

pub use raw::{BoxPiece, IncomeName, RowName, Timing, When, Window};

use crate::Character;
use crate::cards::{CardType, Keyword, Number, Program};
use crate::hex::{At, Edges};
use crate::land::{Land, Tile};
use crate::pieces::{Building, Group};
use crate::pile::{Kind, Pile, Rack};
use crate::verb::Verb;
use raw::File;
use read::Reader;
use table::{Complaint, EditionReport, message};

/// The most slots of the market.
pub const MOST_SLOTS: usize = 16;
/// The most slots of the Sultan's market.
pub const MOST_SULTAN_SLOTS: usize = 6;
/// The most lines on all objective sheets together.
pub const MOST_LINES: usize = 32;

/// How many pieces of each kind a character has in the box (CM-1.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct InBox {
    /// Unit discs, one stock for both sides (CM-1.7).
    pub units: u8,
    /// Buildings of each kind.
    pub buildings: [u8; Building::COUNT],
    /// Influence tokens; unlimited unless the table chose otherwise.
    pub influence: u8,
}

/// Declares the numbers of the rules, which files give by name.
macro_rules! numbers {
    ($($name:ident),+ $(,)?) => {
        /// Numbers of the rules.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        #[allow(missing_docs)]
        pub struct Numbers {
            $(pub $name: u8,)+
        }

        impl Numbers {
            /// How many there are.
            const COUNT: usize = [$(stringify!($name)),+].len();

            /// What they are called.
            const NAMES: [&str; Numbers::COUNT] = [$(stringify!($name)),+];

            /// The one with this name.
            fn entry(&mut self, id: &str) -> Option<&mut u8> {
                match id {
                    $(stringify!($name) => Some(&mut self.$name),)+
                    _ => None,
                }
            }
        }
    };
}

numbers! {
    unit_strength, fort_strength, castle_strength, palace_strength, start_vp, rounds, hand_limit, deal_most, hire_one,
    hire_two, bargain_units, intrigue_look, intrigue_empty, intrigue_usual, conspire_look, upkeep_discards,
    uprising_units, collect, tiles_dealt,
}

/// What a source of income brings (CM-4.2, CM-4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Income {
    /// Coins of each terrain.
    pub terrain: [u8; 5],
    /// Coins of a town in a controlled hex.
    pub town: u8,
    /// Coins of a city in a controlled hex.
    pub city: u8,
    /// Coins of a Sultan influence token in a controlled hex.
    pub token: u8,
    /// The Sultan's own coins for each town, city and token anywhere.
    pub extra: [u8; 3],
}

/// A line of an objective sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Objective {
    /// Its id, in files and dictionaries.
    pub id: Box<str>,
    /// Whose it is.
    pub character: Character,
    /// When it scores.
    pub when: When,
    /// What it is worth; for casualties and tributes, each.
    pub vp: Number,
    /// The most it can bring, where there is a most.
    pub most: Option<u8>,
    /// What a tribute costs.
    pub coins: u8,
}

/// A power card (CM-8.1).
#[derive(Clone, PartialEq, Debug)]
pub struct Card {
    /// Its id, in files, notation and dictionaries.
    pub id: Box<str>,
    /// Its English name, for editions with cards the dictionaries do not know.
    pub name: Box<str>,
    /// Its type.
    pub card_type: CardType,
    /// Whose price it is; never matters but for buying.
    pub associated: Character,
    /// How many there are.
    pub copies: u8,
    /// Who has it from the start; such a card is never in the deck and never leaves its owner.
    pub dealt_to: Option<Character>,
    /// When it is resolved in a conflict.
    pub timing: Timing,
    /// When it may be played as an anytime card.
    pub window: Option<Window>,
    programs: [Option<Program>; 4],
}

impl Card {
    /// What it does under a keyword, if it has it.
    pub fn program(&self, keyword: Keyword) -> Option<&Program> {
        self.programs[keyword.index()].as_ref()
    }
}

/// A hex of a named layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayoutHex {
    /// Where it lies.
    pub at: At,
    /// What it is.
    pub tile: Tile,
    /// Its river edges.
    pub rivers: Edges,
    /// Which starting group stands on it: the character and 0 or 1.
    pub group: Option<(Character, u8)>,
    /// Whether it is left out with four players.
    pub out: bool,
}

table::numbered! {
    /// A named layout by its place in the edition.
    pub struct LayoutId
}

/// A named layout (CM-2.4, CM-2.13).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// Its id.
    pub id: Box<str>,
    /// Its hexes.
    pub hexes: Vec<LayoutHex>,
}

impl Layout {
    /// The hexes in play with so many players (CM-15.2).
    pub fn playing(&self, players: usize) -> impl Iterator<Item = &LayoutHex> {
        self.hexes.iter().filter(move |hex| players == 5 || !hex.out)
    }

    /// The map with so many players.
    pub fn land(&self, players: usize) -> Land {
        Land::of(self.playing(players).map(|hex| (hex.at, hex.tile, hex.rivers)))
    }
}

/// An edition, ready to play.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Its id.
    pub id: Box<str>,
    /// Pieces of each character.
    pub pieces: [InBox; 5],
    /// Unit limit of each character (CM-9.2).
    pub unit_limit: [u8; 5],
    /// Starting coins with four and with five players (CM-2.6).
    pub start_coins: [[u8; 5]; 2],
    /// The two starting groups of each character (CM-2.13).
    pub groups: [[Group; 2]; 5],
    /// Who may take which action; 0 for nobody (CM-5.2).
    pub actions: [[u8; 5]; Verb::COUNT],
    /// Building prices (CM-6.5).
    pub prices: [[Option<u8>; 5]; 4],
    /// What a terrain adds to them (CM-6.6).
    pub surcharge: [u8; 5],
    /// Reserve values (CM-4.5).
    pub reserves: [Option<Number>; 5],
    /// Income.
    pub income: Income,
    /// Coins and Warlord's points for each building sacked.
    pub sack: [(u8, u8); 5],
    /// Other numbers.
    pub numbers: Numbers,
    /// Slots of each market row.
    pub slots: [u8; 4],
    /// Price of each market row.
    pub market_prices: [u8; 4],
    /// Objective lines.
    pub objectives: Vec<Objective>,
    /// Tiles of each kind with four and with five players.
    pub tiles: [[u8; Tile::COUNT]; 2],
    /// Named layouts.
    pub layouts: Vec<Layout>,
    /// Power cards.
    pub cards: Vec<Card>,
    /// The index of the cards.
    pub rack: Rack,
    /// Sets of kinds that are often asked for.
    pub sets: Sets,
}

/// Sets of card kinds, for [`Pile::only`] and [`Pile::meets`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sets {
    /// Cards with each keyword.
    pub keyword: [Pile; 4],
    /// Anytime cards of the movement window.
    pub movement: Pile,
    /// Anytime cards of the selection window.
    pub select: Pile,
    /// Cards associated with the Murshid (CM-13.11).
    pub murshid: Pile,
    /// Cards that never leave their owner.
    pub bound: Pile,
    /// The deck at the start (CM-2.8).
    pub deck: Pile,
}

impl Edition {
    /// Reads an edition and checks that it is sound.
    pub fn read(text: &str) -> Result<Edition, Complaint> {
        let file = parse(text)?;
        once::check(text)?;
        let edition = Reader { text, file: &file }.read()?;
        check::check(&edition, text)?;
        Ok(edition)
    }

    /// The kind of the card with this id.
    pub fn kind(&self, id: &str) -> Option<Kind> {
        self.cards.iter().position(|card| &*card.id == id).map(Kind::new)
    }

    /// The card of this kind.
    pub fn card(&self, kind: Kind) -> &Card {
        &self.cards[kind.index()]
    }

    /// The place of a slot of the market within its row, from 1 at the far end.
    pub fn place_in_row(&self, slot: usize) -> u8 {
        let before = (0..slot).filter(|other| self.row_of(*other) == self.row_of(slot)).count();
        before as u8 + 1
    }

    /// The row of the market a slot belongs to; slots are counted from the far end.
    pub fn row_of(&self, slot: usize) -> RowName {
        let (far, middle) = (self.slots[0] as usize, self.slots[1] as usize);
        if slot < far {
            RowName::Far
        } else if slot < far + middle {
            RowName::Middle
        } else {
            RowName::Near
        }
    }

    /// How many slots the three rows have together.
    pub fn market_slots(&self) -> usize {
        self.slots[..3].iter().map(|slots| *slots as usize).sum()
    }
}

fn parse(text: &str) -> Result<File, Complaint> {
    table::file::read(text)
}

/// Reads an edition and says what is in it.
pub fn report(text: &str) -> Result<EditionReport, Complaint> {
    let edition = Edition::read(text)?;
    let file = parse(text)?;
    Ok(EditionReport::new(&edition.id, &file.title, text, file.sources()))
}

/// Reads an edition and writes it out in the canonical order.
pub fn rewrite(text: &str) -> Result<String, Complaint> {
    Edition::read(text)?;
    let file = parse(text)?;
    toml::to_string(&file).map_err(|error| Complaint::new(message!("complaint-format", problem = error.to_string())))
}
