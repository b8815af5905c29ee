//! Component data: read from TOML, checked, with the origin of every row.

use crate::card::Card;
use crate::effect::{Effect, Tally, is_default};
use crate::pieces::{Building, Face, Kind, Priority, Resource, Slot, Tile, UNITS};
use serde::{Deserialize, Serialize};
use table::message::line_of;
use table::{Complaint, EditionReport, Message, Origin, message};
use toml::Spanned;

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
        let mut edition: Edition = toml::from_str(text).map_err(|error| Complaint::from_toml(text, &error))?;
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
        for row in &self.tile {
            row.areas().and_then(|areas| check_tile(row, &areas)).map_err(|why| why.at(line(text, &row.id)))?;
        }
        Ok(())
    }

    fn check_numbers(&self, text: &str) -> Result<(), Complaint> {
        self.check_sizes(text)?;
        if self.start.iter().map(|row| usize::from(row.places)).sum::<usize>() < 5 {
            return Err(complaint("complaint-northgard-start"));
        }
        let rising = self.winter.windows(2).all(|pair| pair[0].units.get_ref() < pair[1].units.get_ref());
        if !rising || self.winter.first().is_none_or(|row| *row.units.get_ref() != 0) {
            let at = self.winter.first().map_or(1, |row| line(text, &row.units));
            return Err(complaint("complaint-northgard-winter").at(at));
        }
        for row in &self.building {
            let most = self.tile.iter().map(|tile| tile.areas.len()).sum::<usize>();
            if row.copies as usize > most {
                return Err(complaint("complaint-northgard-copies").at(line(text, &row.id)));
            }
        }
        Ok(())
    }

    /// Numbers so small that sums of them always fit.
    fn check_sizes(&self, text: &str) -> Result<(), Complaint> {
        let prices = &self.prices;
        let start = self.start.iter().flat_map(|row| [row.food, row.wood, row.lore]);
        let paid = start.chain([prices.replace, prices.remove, prices.upgrade]);
        if paid.chain(self.winter.iter().flat_map(|row| [row.food, row.wood])).any(|amount| amount > MOST) {
            return Err(too_large("start, prices, winter"));
        }
        if let Some(row) = self.die.iter().find(|row| row.axes > FEW || row.skulls > FEW) {
            return Err(too_large(row.face.get_ref().name()).at(line(text, &row.face)));
        }
        let building = |row: &&BuildingRow| row.wood > FEW || row.gives > FEW || row.copies > MOST_COPIES;
        if let Some(row) = self.building.iter().find(building) {
            return Err(too_large(row.id.get_ref().name()).at(line(text, &row.id)));
        }
        if let Some(row) = self.creature.iter().find(|row| row.strength > MOST || row.fame > MOST) {
            return Err(too_large(row.kind.get_ref().name()).at(line(text, &row.kind)));
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

fn too_large(name: &str) -> Complaint {
    message!("complaint-northgard-number", name = name).into()
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
    for row in rows {
        let Some(place) = wanted.iter().position(|one| one == row.get_ref()) else {
            let why = message!("complaint-northgard-twice", name = row.get_ref().to_string());
            return Err(Complaint::new(why).at(line(text, row)));
        };
        wanted.swap_remove(place);
    }
    match wanted.first() {
        None => Ok(()),
        Some(missing) => Err(message!("complaint-northgard-missing", kind = kind, name = missing.to_string()).into()),
    }
}

fn check_card(row: &CardRow) -> Result<(), Complaint> {
    let card = *row.id.get_ref();
    let wrong = || Err(message!("complaint-northgard-card", card = card.name()).into());
    let idle = card.is_achievement() || card == Card::UNREST;
    if idle != row.effects.is_empty() || row.effects.len() > 2 || card.is_achievement() != row.counts.is_some() {
        return wrong();
    }
    for effect in &row.effects {
        let sound = match *effect {
            Effect::Draw(draw) => {
                let sum = [draw.keep, draw.discard, draw.top].map(u32::from).iter().sum::<u32>();
                (1..=MOST_DRAWN).contains(&draw.cards) && sum == u32::from(draw.cards)
            }
            Effect::Move(card) => card.steps <= FEW && card.axes <= FEW && card.shield <= FEW,
            Effect::Annex { steps } => steps <= FEW,
            Effect::Recruit(card) => (1..=UNITS).contains(&card.units) && card.toll <= FEW,
            Effect::Bribe { units } => (1..=UNITS).contains(&units),
            Effect::Build(card) => card.discount <= FEW,
            Effect::Explore(card) => (1..=5).contains(&card.tiles),
            Effect::Basic { actions } => (1..=4).contains(&actions),
            Effect::PayDraw { price, cards } => price <= FEW && (1..=MOST_DRAWN).contains(&cards),
            Effect::DrawSide { cards } => (1..=MOST_DRAWN).contains(&cards),
            Effect::Gain { food, wood, lore } => food.max(wood).max(lore) <= MOST,
            _ => true,
        };
        if !sound {
            return wrong();
        }
    }
    Ok(())
}

impl TileRow {
    /// The areas, understood, in the order of the tile's letters.
    pub(crate) fn areas(&self) -> Result<Vec<Area>, Complaint> {
        let tile = *self.id.get_ref();
        let wrong =
            |text: &str| Complaint::from(message!("complaint-northgard-area", tile = tile.to_string(), area = text));
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
                let wrong = || message!("complaint-northgard-border", tile = tile.to_string(), border = &**text);
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
