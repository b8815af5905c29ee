//! The component data: read from a file, checked, and laid out as tables for the rules.

mod check;
mod file;

use crate::pieces::{Card, Cards, MOST_PLAYERS, MarriageCard, Region, Suit, TOWNS, Towns, Which};
use arrayvec::ArrayVec;
use check::Checker;
use file::File;
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use table::{Arg, Complaint, EditionReport, Message, Origin, message, named};

/// How many marriage cards there are beside the princess.
const ORDINARY: usize = MarriageCard::Princess.index();

named! {
    /// A symbol in an action line (BB-7).
    pub enum Symbol {
        /// Take the active town and the marker.
        TakeTown = "T",
        /// Gain a coin.
        GainCoin = "+",
        /// Pay a coin.
        PayCoin = "-",
        /// Put a disc in the church area.
        ChurchDisc = "X",
        /// Take a raider.
        TakeRaider = "A",
        /// Move up the marriage track.
        Court = "M",
        /// Expand for coins, or not.
        Expand = "E",
        /// Remove a Viking control token.
        FreeTown = "V",
    }
}

impl Symbol {
    /// Whether equal neighbours are resolved, and told, in one go; the outcome is the same.
    pub(crate) fn counts_together(self) -> bool {
        matches!(self, Symbol::GainCoin | Symbol::ChurchDisc | Symbol::TakeRaider | Symbol::Court)
    }
}

/// The symbols of one action, from left to right.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Symbols(pub ArrayVec<Symbol, 8>);

impl Symbols {
    /// In words, equal neighbours counted together: `3 coins and an expansion`.
    pub(crate) fn in_words(&self) -> Arg {
        let runs = self.0.chunk_by(|one, other| one == other);
        Arg::List(runs.map(|run| message!(run[0].key(), n = run.len()).into()).collect())
    }
}

impl Symbol {
    /// Under which key so many of it stand in the dictionaries.
    const fn key(self) -> &'static str {
        match self {
            Symbol::TakeTown => "symbol-take-town",
            Symbol::GainCoin => "symbol-coin",
            Symbol::PayCoin => "symbol-pay",
            Symbol::ChurchDisc => "symbol-church",
            Symbol::TakeRaider => "symbol-raider",
            Symbol::Court => "symbol-step",
            Symbol::Expand => "symbol-expand",
            Symbol::FreeTown => "symbol-free",
        }
    }
}

impl FromStr for Symbols {
    type Err = Message;

    fn from_str(text: &str) -> Result<Symbols, Message> {
        let mut symbols = Symbols::default();
        for word in text.split_whitespace() {
            let symbol = word.parse().map_err(|_| message!("complaint-bb-edition-symbol", text = word))?;
            symbols.0.try_push(symbol).map_err(|_| message!("complaint-bb-edition-long", text))?;
        }
        Ok(symbols)
    }
}

/// What a space of the marriage track or a marriage card gives beside points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Gift {
    /// Nothing.
    #[default]
    Nothing,
    /// So many coins.
    Coins(u16),
    /// So much renown.
    Renown(u16),
    /// A free town, in one region or anywhere.
    Town(Option<Region>),
}

impl FromStr for Gift {
    type Err = Message;

    fn from_str(text: &str) -> Result<Gift, Message> {
        let gift = match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["none"] => Some(Gift::Nothing),
            ["town"] => Some(Gift::Town(None)),
            ["coins", n] => n.parse().ok().map(Gift::Coins),
            ["renown", n] => n.parse().ok().map(Gift::Renown),
            ["town", region] => region.parse().ok().map(|region| Gift::Town(Some(region))),
            _ => None,
        };
        gift.ok_or_else(|| message!("complaint-bb-edition-reward", text))
    }
}

/// The face of an action card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFace {
    /// Its suit.
    pub suit: Suit,
    /// The winner's action and the two for losers, in the order of [`Which`]; the last may be empty.
    pub lines: [Symbols; 3],
}

impl CardFace {
    /// One action of the card.
    pub fn line(&self, which: Which) -> &Symbols {
        &self.lines[which.index()]
    }
}

/// A claim token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ClaimFace {
    /// Controlled towns needed to turn it face up.
    pub threshold: u16,
    /// Its points.
    pub points: u16,
}

/// A marriage card other than the princess.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MarriageFace {
    /// Its points.
    pub points: u16,
    /// What else it gives.
    pub benefit: Gift,
}

/// What depends on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Cards dealt to each.
    pub dealt: u8,
    /// Marriage cards on top of the princess; there are as many rounds and one more (BB-3.1, BB-18.2).
    pub ordinary: u8,
}

/// All components, as tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Coins, renown and points at the start.
    pub start: Start,
    /// Prices.
    pub costs: Costs,
    /// Points by number of regions.
    pub spread: [u16; Region::COUNT + 1],
    /// Strengths of the Viking cards, with a second 12 and with a second 13.
    pub decks: [Vec<u8>; 2],
    /// Points for spurning the princess.
    pub spurn: u16,
    /// Rewards of the marriage track.
    pub track: Vec<Gift>,
    /// Ordinary marriage cards, in the order of [`MarriageCard`].
    pub marriages: [MarriageFace; ORDINARY],
    /// Claim tokens.
    pub claims: [ClaimFace; Region::COUNT],
    /// Colours of the towns.
    pub colours: [Suit; TOWNS],
    /// The towns joined to each town by a road.
    pub roads: [Towns; TOWNS],
    /// Where to draw the towns, in hundredths of the map from the north-west.
    pub sketch: [(u8, u8); TOWNS],
    /// The towns of each region.
    pub region_towns: [Towns; Region::COUNT],
    /// The towns of each colour.
    pub colour_towns: [Towns; 3],
    /// The cards of each suit.
    pub suit_cards: [Cards; 4],
    pub(crate) cards: Vec<CardFace>,
    pub(crate) counts: [Counts; MOST_PLAYERS + 1],
}

impl Edition {
    /// Reads and checks an edition.
    pub fn read(text: &str) -> Result<Edition, Complaint> {
        Checker { text }.edition(&parse(text)?)
    }

    /// The face of a card.
    pub fn card(&self, card: Card) -> &CardFace {
        &self.cards[card.index()]
    }

    /// The last space of the marriage track.
    pub fn top(&self) -> u8 {
        self.track.len() as u8 - 1
    }

    /// The cards that win a town of this colour: its own suit and white (BB-5.9).
    pub fn matching(&self, colour: Suit) -> Cards {
        self.suit_cards[colour.index()] | self.suit_cards[Suit::White.index()]
    }

    /// What depends on the number of players.
    pub fn counts(&self, players: usize) -> Counts {
        self.counts[players]
    }
}

/// Reads and checks an edition and counts where its values come from.
pub(crate) fn report(text: &str) -> Result<EditionReport, Complaint> {
    let file = parse(text)?;
    let edition = Checker { text }.edition(&file)?;
    Ok(EditionReport::new(&edition.id, &edition.title, text, file.provenance()))
}

/// Reads and checks an edition and writes it in the canonical order: rows sorted, one way of spacing.
pub(crate) fn rewrite(text: &str) -> Result<String, Complaint> {
    let mut file = parse(text)?;
    Checker { text }.edition(&file)?;
    file.players.sort_by_key(|row| row.get_ref().players);
    file.track.sort_by_key(|row| row.get_ref().space);
    file.marriages.sort_by_key(|row| row.get_ref().id);
    file.regions.sort_by_key(|row| row.get_ref().id);
    file.cards.sort_by_key(|row| row.get_ref().value);
    file.towns.sort_by_key(|row| row.get_ref().id);
    toml::to_string(&file).map_err(|error| message!("complaint-format", problem = error.to_string()).into())
}

fn parse(text: &str) -> Result<File, Complaint> {
    table::file::read(text)
}

/// What every player starts with (BB-2.3, BB-2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Coins.
    pub coins: u16,
    /// Renown.
    pub renown: u16,
    /// Points.
    pub vp: u16,
    pub(crate) from: Origin,
}

/// Prices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Costs {
    /// Coins for one more disc, raider or step (BB-7.8, BB-7.9, BB-7.11).
    pub extra: u16,
    /// Coins for an expansion (BB-8.1).
    pub expansion: u16,
    /// Points lost for a coin that cannot be paid (BB-7.4).
    pub unpaid: u16,
    /// Discs in the church area that build a monastery (BB-16.6).
    pub monastery: u16,
    pub(crate) from: Origin,
}
