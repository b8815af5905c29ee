//! Component data: 54 tiles, ten treasures and the crosses of Henry's units, read from `editions/*.toml` and checked.
//! Every value says where it comes from; a person who owns the box can replace the file.

use crate::pieces::{Building, Goods, Line, Terrain, TileId, TileSet, TreasureId, Unit};
use crate::spot::COMPASS;
use arrayvec::ArrayString;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::{self, Write};
use table::file::Spanned;
use table::message::Lines;
use table::{Complaint, EditionReport, Message, Origin, message};

/// The id of a tile or treasure.
pub type Id = ArrayString<24>;

/// Marks a side of a tile without a road.
pub const NO_ROAD: u8 = u8::MAX;

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

table::rows! {
    /// The terrain of each of Henry's units.
    struct CrossRow { elite: Terrain, r1: Terrain, r2: Terrain }
    /// A treasure token: what removes it.
    struct TreasureRow {
        id: String, line: Option<Line>, terrain: Option<Terrain>, #[serde(default)] positions: Vec<String>
    }
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

impl Edition {
    /// Reads an edition and checks that a game can be played with it.
    pub fn read(text: &str) -> Result<Edition, Complaint> {
        let file: File = table::file::read(text)?;
        let mut ids: BTreeMap<Id, usize> = BTreeMap::new();
        let mut fresh = |id: &str, line: usize| -> Result<Id, Complaint> {
            let checked = read_id(id).ok_or_else(|| complain("complaint-th-id", id, line))?;
            match ids.insert(checked, line) {
                None => Ok(checked),
                Some(_) => Err(complain("complaint-th-twice", id, line)),
            }
        };
        let lines = Lines::of(text);
        // Where rows are missing, or there are too many, the last of them is where to look.
        let (mut last_tile, mut last_treasure) = (1, 1);
        let mut tiles = Vec::new();
        for row in file.tiles {
            let line = lines.line_of(row.span().start);
            let row = row.into_inner();
            tiles.push(read_tile(fresh(&row.id, line)?, row, line)?);
            last_tile = line;
        }
        let mut treasures = Vec::new();
        for row in file.treasures {
            let line = lines.line_of(row.span().start);
            let row = row.into_inner();
            treasures.push(read_treasure(fresh(&row.id, line)?, &row, line)?);
            last_treasure = line;
        }
        for set in TileSet::ALL {
            let count = tiles.iter().filter(|tile| tile.set == set).count();
            if count != TileId::PER_SET {
                return Err(Complaint::new(message!("complaint-th-set", set = set.name(), count)).at(last_tile));
            }
        }
        if treasures.len() != TreasureId::COUNT {
            return Err(Complaint::new(message!("complaint-th-treasures", count = treasures.len())).at(last_treasure));
        }
        tiles.sort_by_key(|tile| tile.set);
        let line = lines.line_of(file.crosses.span().start);
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
        let tiles = self.tiles.iter().map(|tile| tile.from);
        let tiles =
            tiles.flat_map(|from| [from.copies, from.terrain, from.cost, from.roads].into_iter().chain(from.parameter));
        let treasures = self.treasures.iter().map(|treasure| treasure.from);
        EditionReport::new(&self.id, &self.title, text, tiles.chain(treasures).chain([self.crosses_from]))
    }

    /// The edition as text in the canonical order; reading it gives the edition again.
    pub fn write(&self) -> String {
        let mut text = String::from(HEADER);
        self.write_into(&mut text).expect("writing to a string cannot fail");
        text
    }

    fn write_into(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "id = {}\ntitle = {}\n\n[crosses]", quoted(&self.id), quoted(&self.title))?;
        let [elite, r1, r2] = self.crosses;
        write_rows(
            out,
            &[("elite", text(elite)), ("r1", text(r1)), ("r2", text(r2)), ("from", text(self.crosses_from))],
        )?;
        for tile in &self.tiles {
            writeln!(out, "\n[[tiles]]")?;
            write_tile(out, tile)?;
        }
        for treasure in &self.treasures {
            writeln!(out, "\n[[treasures]]")?;
            let (line, terrain, positions) = match treasure.condition {
                Condition::Line(line, terrain) => (text(line), text(terrain), None),
                Condition::Positions(one, two) => (None, None, list([COMPASS[one], COMPASS[two]])),
            };
            let (id, from) = (text(treasure.id), text(treasure.from));
            let rows = [("id", id), ("line", line), ("terrain", terrain), ("positions", positions), ("from", from)];
            write_rows(out, &rows)?;
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

/// A name in quotes.
fn text(name: impl fmt::Display) -> Option<String> {
    Some(format!("\"{name}\""))
}

/// A list of names; nothing, if there is none.
fn list<'a>(names: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let names: Vec<String> = names.into_iter().filter_map(text).collect();
    (!names.is_empty()).then(|| format!("[{}]", names.join(", ")))
}

/// A table in one line, of the rows that are there.
fn table<const ROWS: usize>(rows: [(&str, Option<String>); ROWS]) -> Option<String> {
    let rows = rows.into_iter().filter_map(|(key, value)| Some(format!("{key} = {}", value?)));
    let rows = rows.collect::<Vec<_>>().join(", ");
    Some(if rows.is_empty() { "{}".to_owned() } else { format!("{{ {rows} }}") })
}

/// The rows that are there.
fn write_rows(out: &mut String, rows: &[(&str, Option<String>)]) -> fmt::Result {
    rows.iter().try_for_each(|(key, value)| value.iter().try_for_each(|value| writeln!(out, "{key} = {value}")))
}

fn write_tile(out: &mut String, tile: &Tile) -> fmt::Result {
    let goods = |amount: u8| (amount > 0).then(|| amount.to_string());
    let Goods { wood, stone, grain } = tile.cost;
    let TileOrigin { copies, terrain, cost, roads, parameter } = tile.from;
    let (copies, from_terrain, from_cost, from_roads) = (text(copies), text(terrain), text(cost), text(roads));
    let parameter = ("parameter", parameter.and_then(text));
    let from = [("copies", copies), ("terrain", from_terrain), ("cost", from_cost), ("roads", from_roads), parameter];
    let rows = [
        ("id", text(tile.id)),
        ("set", text(tile.set)),
        ("building", text(tile.building)),
        ("terrain", text(tile.terrain)),
        ("cost", table([("wood", goods(wood)), ("stone", goods(stone)), ("grain", goods(grain))])),
        ("roads", text(write_roads(tile.roads)).filter(|_| tile.has_road())),
        ("line", tile.line.and_then(text)),
        ("positions", list((0..8).filter(|bit| tile.positions >> bit & 1 != 0).map(|bit| COMPASS[bit]))),
        ("raises", tile.raises.and_then(text)),
        ("products", list(tile.products.iter().map(|product| product.name()))),
        ("from", table(from)),
    ];
    write_rows(out, &rows)
}

impl Tile {
    /// Whether a road leaves on any side.
    pub fn has_road(&self) -> bool {
        self.roads.iter().any(|segment| *segment != NO_ROAD)
    }
}

fn complain(key: &'static str, id: &str, line: usize) -> Complaint {
    Complaint::new(message!(key, id)).at(line)
}

fn no_direction(id: &str, name: &str, line: usize) -> Complaint {
    Complaint::new(message!("complaint-th-direction", id, text = name)).at(line)
}

fn read_id(text: &str) -> Option<Id> {
    let plain = !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_');
    if plain { Id::from(text).ok() } else { None }
}

fn read_tile(id: Id, row: TileRow, line: usize) -> Result<Tile, Complaint> {
    let roads = read_roads(&row.roads).ok_or_else(|| {
        Complaint::new(message!("complaint-th-roads", id = id.as_str(), text = row.roads.as_str())).at(line)
    })?;
    let mut positions = 0;
    for name in &row.positions {
        positions |= 1 << direction(name).ok_or_else(|| no_direction(&id, name, line))?;
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
    if let Some(n) = [row.cost.wood, row.cost.stone, row.cost.grain].into_iter().find(|n| *n > 9) {
        return Err(Complaint::new(message!("complaint-th-cost", id = id.as_str(), n)).at(line));
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
    if let Some(name) = row.positions.iter().find(|name| direction(name).is_none()) {
        return Err(no_direction(&id, name, line));
    }
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
