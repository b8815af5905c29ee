//! Component data: 54 tiles, ten treasures and the crosses of Henry's units, read from `editions/*.toml` and checked.
//! Every value says where it comes from; a person who owns the box can replace the file.

use crate::pieces::{Building, Goods, Line, Terrain, TileId, TileSet, TreasureId, Unit};
use crate::spot::COMPASS;
use arrayvec::ArrayString;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::{self, Write};
use table::message::line_of;
use table::{Complaint, EditionReport, EditionTag, Message, message, named};
use toml::Spanned;

/// The id of a tile or treasure.
pub type Id = ArrayString<24>;

/// Marks a side of a tile without a road.
pub const NO_ROAD: u8 = u8::MAX;

named! {
    /// Where a value comes from.
    pub enum Origin {
        /// The rulebook's text or examples.
        Rulebook = "rulebook",
        /// Another public source.
        Public = "public",
        /// It follows from known facts.
        Deduced = "deduced",
        /// Our own choice.
        House = "house",
    }
}

/// The face of a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Its id.
    pub id: Id,
    /// The set whose symbol it shows.
    pub set: TileSet,
    /// What it is as a building.
    pub building: Building,
    /// Its colour on both sides.
    pub terrain: Terrain,
    /// What building it takes.
    pub cost: Goods,
    /// The road segment that leaves on the N, E, S and W side as its owner sees it, or [`NO_ROAD`].
    pub roads: [u8; 4],
    /// Inn, watchtower: the line that counts.
    pub line: Option<Line>,
    /// Workshop: the marked directions as bits in the order of [`COMPASS`], as its owner sees them.
    pub positions: u8,
    /// Guild house: the workshop it raises.
    pub raises: Option<Building>,
    /// Trading post: the producers it shows.
    pub products: Vec<Building>,
    /// Where each value comes from.
    pub from: TileOrigin,
}

/// Where the values of a tile come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileOrigin {
    /// How many tiles of this building there are.
    pub copies: Origin,
    /// Its terrain.
    pub terrain: Origin,
    /// Its cost.
    pub cost: Origin,
    /// Its roads.
    pub roads: Origin,
    /// Its line, positions, raised workshop or products, if it has any.
    pub parameter: Option<Origin>,
}

/// What removes a treasure (TH-22.3 to TH-22.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Two tiles of the terrain in this line.
    Line(Line, Terrain),
    /// A tile on each of two directions of [`COMPASS`].
    Positions(usize, usize),
}

/// A treasure token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Treasure {
    /// Its id.
    pub id: Id,
    /// What removes it.
    pub condition: Condition,
    /// Where it comes from.
    pub from: Origin,
}

/// The component list of one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// Its id.
    pub id: String,
    /// Its title for people.
    pub title: String,
    /// The 54 tiles, set by set in the order of [`TileSet`].
    pub tiles: Vec<Tile>,
    /// The ten treasures.
    pub treasures: Vec<Treasure>,
    /// The terrain of each of Henry's units, in the order of [`Unit`].
    pub crosses: [Terrain; 3],
    /// Where the crosses come from.
    pub crosses_from: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: String,
    title: String,
    crosses: Spanned<CrossRow>,
    tiles: Vec<Spanned<TileRow>>,
    treasures: Vec<Spanned<TreasureRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CrossRow {
    elite: Terrain,
    r1: Terrain,
    r2: Terrain,
    from: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileRow {
    id: String,
    set: TileSet,
    building: Building,
    terrain: Terrain,
    cost: Goods,
    #[serde(default)]
    roads: String,
    line: Option<Line>,
    #[serde(default)]
    positions: Vec<String>,
    raises: Option<Building>,
    #[serde(default)]
    products: Vec<Building>,
    from: TileOrigin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TreasureRow {
    id: String,
    line: Option<Line>,
    terrain: Option<Terrain>,
    #[serde(default)]
    positions: Vec<String>,
    from: Origin,
}

impl Edition {
    /// Reads an edition and checks that a game can be played with it.
    pub fn read(text: &str) -> Result<Edition, Complaint> {
        let file: File = toml::from_str(text).map_err(|error| Complaint::from_toml(text, &error))?;
        let mut ids: BTreeMap<Id, usize> = BTreeMap::new();
        let mut fresh = |id: &str, line: usize| -> Result<Id, Complaint> {
            let checked = read_id(id).ok_or_else(|| complain("complaint-th-id", id, line))?;
            match ids.insert(checked, line) {
                None => Ok(checked),
                Some(_) => Err(complain("complaint-th-twice", id, line)),
            }
        };
        let mut tiles = Vec::new();
        for row in file.tiles {
            let line = line_of(text, row.span().start);
            let row = row.into_inner();
            tiles.push(read_tile(fresh(&row.id, line)?, row, line)?);
        }
        let mut treasures = Vec::new();
        for row in file.treasures {
            let line = line_of(text, row.span().start);
            let row = row.into_inner();
            treasures.push(read_treasure(fresh(&row.id, line)?, &row, line)?);
        }
        for set in TileSet::ALL {
            let count = tiles.iter().filter(|tile| tile.set == set).count();
            if count != TileId::PER_SET {
                return Err(message!("complaint-th-set", set = set.name(), count = count).into());
            }
        }
        if treasures.len() != TreasureId::COUNT {
            return Err(message!("complaint-th-treasures", count = treasures.len()).into());
        }
        tiles.sort_by_key(|tile| tile.set);
        let line = line_of(text, file.crosses.span().start);
        let row = file.crosses.into_inner();
        let crosses = [row.elite, row.r1, row.r2];
        if Terrain::ALL.iter().any(|terrain| !crosses.contains(terrain)) {
            return Err(Complaint::new(Message::new("complaint-th-crosses")).at(line));
        }
        Ok(Edition { id: file.id, title: file.title, tiles, treasures, crosses, crosses_from: row.from })
    }

    /// Which of Henry's units goes with a terrain (TH-21.13).
    pub fn unit_of(&self, terrain: Terrain) -> Unit {
        let index = self.crosses.iter().position(|cross| *cross == terrain).unwrap_or(0);
        Unit::from_index(index)
    }

    /// What can be said about the edition: its name, and how many values come from where.
    pub fn report(&self, text: &str) -> EditionReport {
        let mut provenance: BTreeMap<String, usize> = BTreeMap::new();
        let mut count = |origin: Origin| *provenance.entry(origin.name().to_owned()).or_default() += 1;
        for tile in &self.tiles {
            let from = tile.from;
            [from.copies, from.terrain, from.cost, from.roads].into_iter().chain(from.parameter).for_each(&mut count);
        }
        self.treasures.iter().for_each(|treasure| count(treasure.from));
        count(self.crosses_from);
        EditionReport { tag: EditionTag::of(&self.id, text), title: self.title.clone(), provenance }
    }

    /// The edition as text in the canonical order; reading it gives the edition again.
    pub fn write(&self) -> String {
        let mut text = String::from(HEADER);
        self.write_into(&mut text).expect("writing to a string cannot fail");
        text
    }

    fn write_into(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "id = {}\ntitle = {}\n", quoted(&self.id), quoted(&self.title))?;
        let [elite, r1, r2] = self.crosses;
        writeln!(
            out,
            "[crosses]\nelite = \"{elite}\"\nr1 = \"{r1}\"\nr2 = \"{r2}\"\nfrom = \"{}\"",
            self.crosses_from
        )?;
        for tile in &self.tiles {
            write_tile(out, tile)?;
        }
        for treasure in &self.treasures {
            writeln!(out, "\n[[treasures]]\nid = \"{}\"", treasure.id)?;
            match treasure.condition {
                Condition::Line(line, terrain) => writeln!(out, "line = \"{line}\"\nterrain = \"{terrain}\"")?,
                Condition::Positions(one, two) => {
                    writeln!(out, "positions = [\"{}\", \"{}\"]", COMPASS[one], COMPASS[two])?;
                }
            }
            writeln!(out, "from = \"{}\"", treasure.from)?;
        }
        Ok(())
    }
}

const HEADER: &str = "\
# The Two Heirs: the tiles and treasures.
#
# Terrain: gn green, gy grey, ye yellow. Cost: what is not named is not needed. Roads as the owner sees them, N away from
# the owner: \"N-E\" is one road through the tile, \"N, E\" are two ends that do not meet. `line` belongs to inns and
# watchtowers, `positions` to workshops, `raises` to guild houses, `products` to trading posts.
# `from` says where a value comes from: rulebook, public, deduced, house.
# `crosses`: the terrain of each of Henry's units.

";

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

fn write_tile(out: &mut String, tile: &Tile) -> fmt::Result {
    writeln!(out, "\n[[tiles]]\nid = \"{}\"\nset = \"{}\"", tile.id, tile.set)?;
    writeln!(out, "building = \"{}\"\nterrain = \"{}\"", tile.building, tile.terrain)?;
    let cost = [("wood", tile.cost.wood), ("stone", tile.cost.stone), ("grain", tile.cost.grain)];
    let cost: Vec<String> = cost.iter().filter(|(_, n)| *n > 0).map(|(name, n)| format!("{name} = {n}")).collect();
    let cost = cost.join(", ");
    if cost.is_empty() {
        writeln!(out, "cost = {{}}")?
    } else {
        writeln!(out, "cost = {{ {cost} }}")?
    }
    if tile.has_road() {
        writeln!(out, "roads = \"{}\"", write_roads(tile.roads))?;
    }
    if let Some(line) = tile.line {
        writeln!(out, "line = \"{line}\"")?;
    }
    let list =
        |items: &mut dyn Iterator<Item = &str>| items.map(|item| format!("\"{item}\"")).collect::<Vec<_>>().join(", ");
    if tile.positions != 0 {
        let mut marked = (0..8).filter(|bit| tile.positions >> bit & 1 != 0).map(|bit| COMPASS[bit]);
        writeln!(out, "positions = [{}]", list(&mut marked))?;
    }
    if let Some(raises) = tile.raises {
        writeln!(out, "raises = \"{raises}\"")?;
    }
    if !tile.products.is_empty() {
        writeln!(out, "products = [{}]", list(&mut tile.products.iter().map(|product| product.name())))?;
    }
    let TileOrigin { copies, terrain, cost, roads, parameter } = tile.from;
    write!(out, "from = {{ copies = \"{copies}\", terrain = \"{terrain}\", cost = \"{cost}\", roads = \"{roads}\"")?;
    if let Some(parameter) = parameter {
        write!(out, ", parameter = \"{parameter}\"")?;
    }
    writeln!(out, " }}")
}

impl Tile {
    /// Whether a road leaves on any side.
    pub fn has_road(&self) -> bool {
        self.roads.iter().any(|segment| *segment != NO_ROAD)
    }
}

fn complain(key: &'static str, id: &str, line: usize) -> Complaint {
    Complaint::new(message!(key, id = id)).at(line)
}

fn read_id(text: &str) -> Option<Id> {
    let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    if plain { Id::from(text).ok() } else { None }
}

fn read_tile(id: Id, row: TileRow, line: usize) -> Result<Tile, Complaint> {
    let roads = read_roads(&row.roads).ok_or_else(|| complain("complaint-th-roads", &id, line))?;
    let mut positions = 0;
    for name in &row.positions {
        positions |= 1 << direction(name).ok_or_else(|| complain("complaint-th-direction", &id, line))?;
    }
    let workshop = |kind: Option<Building>| kind.is_some_and(|kind| kind.pair().is_some());
    let needs = |kinds: &[Building]| kinds.contains(&row.building);
    let fits = row.line.is_some() == needs(&[Building::Inn, Building::Watchtower])
        && (positions != 0) == workshop(Some(row.building))
        && row.raises.is_some() == needs(&[Building::GuildHouse])
        && row.raises.is_some() == workshop(row.raises)
        && row.products.is_empty() != needs(&[Building::TradingPost])
        && row.products.iter().all(|product| product.product().is_some());
    let has_parameter = row.line.is_some() || positions != 0 || row.raises.is_some() || !row.products.is_empty();
    if !fits || has_parameter != row.from.parameter.is_some() {
        return Err(complain("complaint-th-parameter", &id, line));
    }
    if [row.cost.wood, row.cost.stone, row.cost.grain].iter().any(|n| *n > 9) {
        return Err(complain("complaint-th-cost", &id, line));
    }
    Ok(Tile {
        id,
        set: row.set,
        building: row.building,
        terrain: row.terrain,
        cost: row.cost,
        roads,
        line: row.line,
        positions,
        raises: row.raises,
        products: row.products,
        from: row.from,
    })
}

fn read_treasure(id: Id, row: &TreasureRow, line: usize) -> Result<Treasure, Complaint> {
    let condition = match (row.line, row.terrain, row.positions.as_slice()) {
        (Some(along), Some(terrain), []) => Some(Condition::Line(along, terrain)),
        (None, None, [one, two]) if one != two => match (direction(one), direction(two)) {
            (Some(one), Some(two)) => Some(Condition::Positions(one, two)),
            _ => None,
        },
        _ => None,
    };
    let condition = condition.ok_or_else(|| complain("complaint-th-treasure", &id, line))?;
    Ok(Treasure { id, condition, from: row.from })
}

fn direction(name: &str) -> Option<usize> {
    COMPASS.iter().position(|known| *known == name)
}

/// Roads such as `N-E` or `N, E, S, W`; every side at most once.
fn read_roads(text: &str) -> Option<[u8; 4]> {
    let mut roads = [NO_ROAD; 4];
    for (segment, part) in text.split(',').map(str::trim).filter(|part| !part.is_empty()).enumerate() {
        for name in part.split('-') {
            let side = ["N", "E", "S", "W"].iter().position(|known| *known == name)?;
            if roads[side] != NO_ROAD {
                return None;
            }
            roads[side] = segment as u8;
        }
    }
    Some(roads)
}

fn write_roads(roads: [u8; 4]) -> String {
    let segments: Vec<String> = (0..4)
        .map(|segment| {
            let sides = (0..4).filter(|side| roads[*side] == segment).map(|side| ["N", "E", "S", "W"][side]);
            sides.collect::<Vec<_>>().join("-")
        })
        .filter(|part| !part.is_empty())
        .collect();
    segments.join(", ")
}
