//! Component data: read from TOML, checked, with the origin of every row.

use crate::card::Card;
use crate::effect::{Effect, Tally, is_default};
use crate::pieces::{Building, Face, Kind, Priority, Resource, Slot, Tile, UNITS};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use table::file::{Spanned, leaves};
use table::message::line_of;
use table::{Complaint, EditionReport, Message, Origin, message};

/// A whole edition; once it is read, every list stands in the order of the component list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Edition {
    pub id: String,
    pub title: String,
    pub start: Vec<Start>,
    pub prices: Prices,
    pub winter: Vec<Winter>,
    pub die: Vec<Die>,
    pub building: Vec<BuildingRow>,
    pub creature: Vec<CreatureRow>,
    pub card: Vec<CardRow>,
    pub tile: Vec<TileRow>,
}

/// Resources of the next few places in turn order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Start {
    /// How many places.
    pub places: u8,
    pub food: u8,
    pub wood: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub lore: u8,
    pub source: Origin,
}

/// Prices of turn actions in lore.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Prices {
    pub replace: u8,
    pub remove: u8,
    pub upgrade: u8,
    pub source: Origin,
}

/// The cost of a winter from so many regular units on the map on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Winter {
    pub units: Spanned<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub food: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    pub wood: u8,
    pub source: Origin,
}

/// A face of the die; the choice face has neither axes nor skulls of its own.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Die {
    pub face: Spanned<Face>,
    pub axes: u8,
    pub skulls: u8,
    pub source: Origin,
}

/// A building in numbers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingRow {
    pub(crate) id: Spanned<Building>,
    /// Price in wood.
    pub wood: u8,
    /// Tokens in the box.
    pub copies: u8,
    /// The strength of what it does.
    pub gives: u8,
    pub(crate) source: Origin,
}

/// What is printed on the cards of a kind of creature.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreatureRow {
    pub(crate) kind: Spanned<Kind>,
    /// Its axes.
    pub strength: u8,
    /// What beating it is worth.
    pub fame: u8,
    /// What it looks for, the most important first.
    pub priorities: [Priority; 3],
    /// Whether it tolerates nobody.
    pub hostile: bool,
    pub(crate) source: Origin,
}

/// What is printed on a card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardRow {
    pub(crate) id: Spanned<Card>,
    /// Whether it is a Flash card.
    #[serde(default, skip_serializing_if = "is_default")]
    pub flash: bool,
    /// Printed fame.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fame: i8,
    /// What an Achievement counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub counts: Option<Tally>,
    /// Fame for each thing it counts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub each: u8,
    /// Fame for each large building or slot it counts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub large: u8,
    /// What it does, instruction by instruction.
    #[serde(rename = "effect", default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
    pub(crate) source: Origin,
}

/// A tile as written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TileRow {
    pub id: Spanned<Tile>,
    /// Each area: its letter, its sides, what is printed in it.
    pub areas: Vec<String>,
    /// Regular borders, as pairs of letters.
    pub regular: Vec<String>,
    /// Rough borders, as pairs of letters.
    pub rough: Vec<String>,
    pub source: Origin,
}

/// An area of a tile, understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Area {
    /// The sides it owns, as bits N, E, S, W.
    pub sides: u8,
    /// Icons by resource.
    pub icons: [u8; 3],
    /// Its slot.
    pub slot: Option<Slot>,
    /// Whether there is a lair.
    pub lair: bool,
}

/// A border of a tile, understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Border {
    /// Index of one area.
    pub a: u8,
    /// Index of the other.
    pub b: u8,
    /// Whether it is a Rough one.
    pub rough: bool,
}

impl Edition {
    /// Reads and checks an edition.
    pub fn read(text: &str) -> Result<Edition, Complaint> {
        let mut edition: Edition = table::file::read(text)?;
        edition.check(text)?;
        edition.building.sort_by_key(|row| *row.id.get_ref());
        edition.creature.sort_by_key(|row| *row.kind.get_ref());
        edition.card.sort_by_key(|row| *row.id.get_ref());
        edition.tile.sort_by_key(|row| *row.id.get_ref());
        edition.die.sort_by_key(|row| *row.face.get_ref());
        Ok(edition)
    }

    /// What a person wants to know of it.
    pub fn report(&self, text: &str) -> EditionReport {
        EditionReport::new(&self.id, &self.title, text, self.origins())
    }

    fn origins(&self) -> impl Iterator<Item = Origin> {
        let start = self.start.iter().map(|row| row.source);
        let prices = std::iter::once(self.prices.source);
        let winter = self.winter.iter().map(|row| row.source);
        let die = self.die.iter().map(|row| row.source);
        let building = self.building.iter().map(|row| row.source);
        let creature = self.creature.iter().map(|row| row.source);
        let card = self.card.iter().map(|row| row.source);
        let tile = self.tile.iter().map(|row| row.source);
        start.chain(prices).chain(winter).chain(die).chain(building).chain(creature).chain(card).chain(tile)
    }

    fn check(&self, text: &str) -> Result<(), Complaint> {
        complete(text, "card", self.card.iter().map(|row| &row.id), Card::all())?;
        complete(text, "tile", self.tile.iter().map(|row| &row.id), Tile::all())?;
        complete(text, "building", self.building.iter().map(|row| &row.id), Building::ALL)?;
        complete(text, "creature", self.creature.iter().map(|row| &row.kind), Kind::ALL)?;
        complete(text, "die", self.die.iter().map(|row| &row.face), Face::ALL)?;
        self.check_numbers(text)?;
        for row in &self.card {
            check_card(row).map_err(|why| why.at(line(text, &row.id)))?;
        }
        for (at, row) in self.card.iter().enumerate() {
            check_effects(text, at, row)?;
        }
        for row in &self.tile {
            row.areas().and_then(|areas| check_tile(row, &areas)).map_err(|why| why.at(line(text, &row.id)))?;
        }
        Ok(())
    }

    fn check_numbers(&self, text: &str) -> Result<(), Complaint> {
        self.check_sizes(text)?;
        let places = self.start.iter().map(|row| usize::from(row.places)).sum::<usize>();
        if places < 5 {
            let last = format!("start.{}.places", self.start.len().saturating_sub(1));
            return Err(told_at(text, &last, message!("complaint-northgard-start", n = places)));
        }
        let rising = self.winter.windows(2).all(|pair| pair[0].units.get_ref() < pair[1].units.get_ref());
        if !rising || self.winter.first().is_none_or(|row| *row.units.get_ref() != 0) {
            let at = self.winter.first().map_or(1, |row| line(text, &row.units));
            return Err(complaint("complaint-northgard-winter").at(at));
        }
        let most = u8::try_from(self.tile.iter().map(|tile| tile.areas.len()).sum::<usize>()).unwrap_or(u8::MAX);
        let mut rows = self.building.iter().enumerate();
        rows.try_for_each(|(at, row)| within(text, &format!("building.{at}.copies"), row.copies, 0..=most))
    }

    /// Numbers so small that sums of them always fit.
    fn check_sizes(&self, text: &str) -> Result<(), Complaint> {
        let check = |part: &str, at: Option<usize>, numbers: &[(&str, u8, u8)]| -> Result<(), Complaint> {
            let row = at.map_or_else(|| part.to_owned(), |at| format!("{part}.{at}"));
            numbers.iter().try_for_each(|(key, value, most)| within(text, &format!("{row}.{key}"), *value, 0..=*most))
        };
        for (at, row) in self.start.iter().enumerate() {
            check("start", Some(at), &[("food", row.food, MOST), ("wood", row.wood, MOST), ("lore", row.lore, MOST)])?;
        }
        let Prices { replace, remove, upgrade, .. } = self.prices;
        check("prices", None, &[("replace", replace, MOST), ("remove", remove, MOST), ("upgrade", upgrade, MOST)])?;
        for (at, row) in self.winter.iter().enumerate() {
            check("winter", Some(at), &[("food", row.food, MOST), ("wood", row.wood, MOST)])?;
        }
        for (at, row) in self.die.iter().enumerate() {
            check("die", Some(at), &[("axes", row.axes, FEW), ("skulls", row.skulls, FEW)])?;
        }
        for (at, row) in self.building.iter().enumerate() {
            let numbers = [("wood", row.wood, FEW), ("gives", row.gives, FEW), ("copies", row.copies, MOST_COPIES)];
            check("building", Some(at), &numbers)?;
        }
        for (at, row) in self.creature.iter().enumerate() {
            check("creature", Some(at), &[("strength", row.strength, MOST), ("fame", row.fame, MOST)])?;
        }
        Ok(())
    }
}

/// The most of anything that is printed or paid.
const MOST: u8 = 99;
/// The most that something small does: faces, bonuses, effects of buildings.
const FEW: u8 = 9;
/// The most cards an effect draws.
const MOST_DRAWN: u8 = 7;
/// The most tokens of a building.
const MOST_COPIES: u8 = 20;
/// The most icons of a resource in one area.
const MOST_ICONS: u8 = 2;

/// A number within its limits.
fn within(text: &str, path: &str, value: u8, may: RangeInclusive<u8>) -> Result<(), Complaint> {
    if may.contains(&value) {
        return Ok(());
    }
    let name = path.rsplit('.').next().unwrap_or(path);
    let why = message!("complaint-northgard-number", name = name, value, least = *may.start(), most = *may.end());
    Err(told_at(text, path, why))
}

/// A complaint about the value on this path. One that the file leaves out has no line.
fn told_at(text: &str, path: &str, why: Message) -> Complaint {
    let leaves = leaves(text).unwrap_or_default();
    let complaint = Complaint::new(why);
    match leaves.iter().find(|leaf| leaf.path == path) {
        Some(leaf) => complaint.at(line_of(text, leaf.span.start)),
        None => complaint,
    }
}

fn complaint(key: &'static str) -> Complaint {
    Complaint::new(Message::new(key))
}

fn line<T>(text: &str, spanned: &Spanned<T>) -> usize {
    line_of(text, spanned.span().start)
}

/// Every name of the kind stands in the file exactly once.
fn complete<'a, T: PartialEq + ToString + 'a>(
    text: &str,
    kind: &'static str,
    rows: impl Iterator<Item = &'a Spanned<T>>,
    wanted: impl IntoIterator<Item = T>,
) -> Result<(), Complaint> {
    let mut wanted: Vec<T> = wanted.into_iter().collect();
    let mut last = None;
    for row in rows {
        last = Some(row);
        let Some(place) = wanted.iter().position(|one| one == row.get_ref()) else {
            let why = message!("complaint-northgard-twice", name = row.get_ref().to_string());
            return Err(Complaint::new(why).at(line(text, row)));
        };
        wanted.swap_remove(place);
    }
    match wanted.first() {
        None => Ok(()),
        Some(missing) => {
            let why = message!("complaint-northgard-missing", kind = kind, name = missing.to_string());
            Err(last.into_iter().fold(Complaint::new(why), |complaint, row| complaint.at(line(text, row))))
        }
    }
}

/// A card does something unless it is an Achievement or Unrest, and Achievements alone count.
fn check_card(row: &CardRow) -> Result<(), Complaint> {
    let card = *row.id.get_ref();
    let (least, most) = if card.is_achievement() || card == Card::UNREST { (0, 0) } else { (1, 2) };
    let n = row.effects.len();
    if !(least..=most).contains(&n) {
        return Err(message!("complaint-northgard-effects", card = card.name(), list = "effect", n, least, most).into());
    }
    if card.is_achievement() != row.counts.is_some() {
        return Err(message!("complaint-northgard-counts", card = card.name(), field = "counts").into());
    }
    Ok(())
}

/// What the effects of a card say fits what can be done.
fn check_effects(text: &str, at: usize, row: &CardRow) -> Result<(), Complaint> {
    for (place, effect) in row.effects.iter().enumerate() {
        for (key, value, may) in numbers(*effect) {
            within(text, &format!("card.{at}.effect.{place}.{key}"), value, may)?;
        }
        if let Effect::Draw(draw) = *effect {
            let sum = [draw.keep, draw.discard, draw.top].map(u32::from).iter().sum::<u32>();
            if sum != u32::from(draw.cards) {
                let why = message!(
                    "complaint-northgard-draw",
                    card = row.id.get_ref().name(),
                    parts = "keep + discard + top",
                    sum,
                    cards = draw.cards,
                    field = "cards"
                );
                return Err(told_at(text, &format!("card.{at}.effect.{place}.cards"), why));
            }
        }
    }
    Ok(())
}

/// The numbers of an effect and their limits.
fn numbers(effect: Effect) -> Vec<(&'static str, u8, RangeInclusive<u8>)> {
    match effect {
        Effect::Draw(draw) => vec![
            ("cards", draw.cards, 1..=MOST_DRAWN),
            ("keep", draw.keep, 0..=MOST_DRAWN),
            ("discard", draw.discard, 0..=MOST_DRAWN),
            ("top", draw.top, 0..=MOST_DRAWN),
        ],
        Effect::Move(card) => {
            vec![("steps", card.steps, 0..=FEW), ("axes", card.axes, 0..=FEW), ("shield", card.shield, 0..=FEW)]
        }
        Effect::Annex { steps } => vec![("steps", steps, 0..=FEW)],
        Effect::Recruit(card) => vec![("units", card.units, 1..=UNITS), ("toll", card.toll, 0..=FEW)],
        Effect::Bribe { units } => vec![("units", units, 1..=UNITS)],
        Effect::Build(card) => vec![("discount", card.discount, 0..=FEW)],
        Effect::Explore(card) => vec![("tiles", card.tiles, 1..=5)],
        Effect::Basic { actions } => vec![("actions", actions, 1..=4)],
        Effect::PayDraw { price, cards } => vec![("price", price, 0..=FEW), ("cards", cards, 1..=MOST_DRAWN)],
        Effect::DrawSide { cards } => vec![("cards", cards, 1..=MOST_DRAWN)],
        Effect::Gain { food, wood, lore } => {
            vec![("food", food, 0..=MOST), ("wood", wood, 0..=MOST), ("lore", lore, 0..=MOST)]
        }
        _ => Vec::new(),
    }
}

impl TileRow {
    /// The areas, understood, in the order of the tile's letters.
    pub(crate) fn areas(&self) -> Result<Vec<Area>, Complaint> {
        let tile = *self.id.get_ref();
        let wrong = |text: &str| {
            Complaint::from(message!(
                "complaint-northgard-area",
                tile = tile.to_string(),
                area = text,
                example = "n N food small"
            ))
        };
        let mut areas = Vec::new();
        for (text, letter) in self.areas.iter().zip(tile.areas().chars()) {
            let mut words = text.split_whitespace();
            if words.next() != Some(letter.encode_utf8(&mut [0; 4])) {
                return Err(wrong(text));
            }
            let mut area = Area::default();
            for side in words.next().unwrap_or_default().chars() {
                area.sides |= 1 << "NESW".find(side).ok_or_else(|| wrong(text))?;
            }
            for word in words {
                if word == "lair" {
                    area.lair = true;
                } else if let Some(resource) =
                    word.parse::<Resource>().ok().filter(|resource| area.icons[resource.index()] < MOST_ICONS)
                {
                    area.icons[resource.index()] += 1;
                } else if let (Ok(slot), None) = (word.parse::<Slot>(), area.slot) {
                    area.slot = Some(slot);
                } else {
                    return Err(wrong(text));
                }
            }
            areas.push(area);
        }
        if areas.len() != self.areas.len() || areas.len() != tile.areas().len() {
            return Err(wrong(&self.areas.join(", ")));
        }
        Ok(areas)
    }

    /// The borders, understood.
    pub(crate) fn borders(&self) -> Result<Vec<Border>, Complaint> {
        let tile = *self.id.get_ref();
        let mut borders = Vec::new();
        for (texts, rough) in [(&self.regular, false), (&self.rough, true)] {
            for text in texts {
                let wrong = || {
                    message!("complaint-northgard-border", tile = tile.to_string(), border = &**text, example = "n-w")
                };
                let (a, b) = text.split_once('-').ok_or_else(wrong)?;
                let find = |letter: &str| tile.areas().find(letter).filter(|_| letter.len() == 1).map(|at| at as u8);
                let (a, b) = (find(a).ok_or_else(wrong)?, find(b).ok_or_else(wrong)?);
                if a == b {
                    return Err(wrong().into());
                }
                borders.push(Border { a, b, rough });
            }
        }
        Ok(borders)
    }
}

/// Every side has one owner, every area a side, and where owners change at a corner there is a border.
fn check_tile(row: &TileRow, areas: &[Area]) -> Result<(), Complaint> {
    let tile = *row.id.get_ref();
    let borders = row.borders()?;
    let owner = |side: usize| areas.iter().position(|area| area.sides >> side & 1 != 0);
    let sides = areas.iter().fold(0, |sides, area| sides | area.sides);
    let owned: u32 = areas.iter().map(|area| area.sides.count_ones()).sum();
    if sides != 0b1111 || owned != 4 || areas.iter().any(|area| area.sides == 0) {
        return Err(message!("complaint-northgard-sides", tile = tile.to_string()).into());
    }
    for side in 0..4 {
        let (Some(a), Some(b)) = (owner(side), owner((side + 1) % 4)) else { continue };
        let drawn = |border: &Border| {
            let pair = (border.a as usize, border.b as usize);
            pair == (a, b) || pair == (b, a)
        };
        if a != b && !borders.iter().any(drawn) {
            return Err(message!("complaint-northgard-corner", tile = tile.to_string()).into());
        }
    }
    Ok(())
}
