//! Which tiles make a building worth what it is: the ones to light up when somebody looks at it (TH-14).

use super::roads::Network;
use super::{Laid, Table};
use two_heirs::edition::Tile;
use two_heirs::pieces::Line;
use two_heirs::setup::Sight;
use two_heirs::spot::{AROUND, SIDES};
use two_heirs::{Building, Side, Spot, Terrain};

/// Tiles an inn counts on each side (TH-14.1).
const INN_REACH: usize = 3;

/// Everything that is asked about a building.
struct Asked<'a> {
    table: &'a Table<'a>,
    at: Spot,
    owner: Side,
    tile: &'a Tile,
}

/// The tiles that count for the building on this place, itself only where its rule counts it among the others.
pub(super) fn counted(table: &Table<'_>, network: &Network, laid: &Laid<'_>) -> Vec<Spot> {
    let (Some(owner), Some(tile)) = (laid.owner, laid.tile.as_ref().and_then(|id| table.tile(id))) else {
        return Vec::new();
    };
    let asked = Asked { table, at: laid.at, owner, tile };
    match tile.building {
        Building::Inn => asked.inn(),
        Building::Market => asked.beside(SIDES.into_iter(), |_| true),
        Building::RobberKeep => asked.beside(SIDES.into_iter(), |next| next.owner == Some(owner.other())),
        Building::PilgrimageSite => asked.longest_road(network),
        Building::Mill => asked.groups(Terrain::Yellow),
        Building::Stonemason => asked.groups(Terrain::Grey),
        Building::Pigsty => asked.groups(Terrain::Green),
        Building::Bakery => asked.others_on(Terrain::Yellow),
        Building::Smithy => asked.others_on(Terrain::Grey),
        Building::GamekeeperLodge => asked.others_on(Terrain::Green),
        Building::TradingPost => asked.own(|kind| tile.products.contains(&kind)),
        Building::Fortress => asked.own(|kind| matches!(kind, Building::SiegeTower | Building::Fortress)),
        Building::Watchtower => asked.watched(),
        Building::Guardhouse => asked.guarded(),
        Building::BasketWorkshop | Building::PotteryWorkshop | Building::CooperWorkshop => asked.pairs(),
        Building::GuildHouse => asked.own(|kind| tile.raises == Some(kind)),
        Building::Camp
        | Building::Farm
        | Building::Sawmill
        | Building::Quarry
        | Building::Cathedral
        | Building::SiegeTower => Vec::new(),
    }
}

impl Asked<'_> {
    fn lying(&self) -> impl Iterator<Item = &Laid<'_>> {
        self.table.land.iter()
    }

    /// Tiles in these directions that are such.
    fn beside(&self, directions: impl Iterator<Item = usize>, such: impl Fn(&Laid<'_>) -> bool) -> Vec<Spot> {
        let found = directions.filter_map(|direction| self.table.lying(self.at.towards(direction)));
        found.filter(|next| such(next)).map(|next| next.at).collect()
    }

    /// Own buildings of such kinds.
    fn own(&self, such: impl Fn(Building) -> bool) -> Vec<Spot> {
        let own = self.lying().filter(|laid| laid.owner == Some(self.owner) && laid.building.is_some_and(&such));
        own.map(|laid| laid.at).collect()
    }

    fn others_on(&self, terrain: Terrain) -> Vec<Spot> {
        let own = self.lying().filter(|laid| laid.owner == Some(self.owner) && laid.terrain == terrain);
        own.map(|laid| laid.at).filter(|at| *at != self.at).collect()
    }

    /// The tiles in the line of the building, on the one and on the other side, the nearest first.
    fn line(&self, sight: Sight) -> [Vec<&Laid<'_>>; 2] {
        let row = self.tile.line.unwrap_or(Line::Row) == Line::Row;
        let offset = |laid: &Laid<'_>| match row {
            true if laid.at.y == self.at.y => laid.at.x - self.at.x,
            false if laid.at.x == self.at.x => laid.at.y - self.at.y,
            _ => 0,
        };
        [1, -1].map(|way| {
            let mut side: Vec<(usize, &Laid<'_>)> = self
                .lying()
                .filter(|laid| offset(laid).signum() == way)
                .map(|laid| (usize::from(offset(laid).unsigned_abs()), laid))
                .collect();
            side.sort_by_key(|(far, _)| *far);
            let seen = side.into_iter().enumerate().take_while(|(at, (far, _))| match sight {
                Sight::AnyDistance => true,
                Sight::Within => *far <= INN_REACH,
                Sight::Contiguous => *far == at + 1,
            });
            seen.map(|(_, (_, laid))| laid).collect()
        })
    }

    fn inn(&self) -> Vec<Spot> {
        let sides = self.line(self.table.rules.options().inn);
        sides.iter().flat_map(|side| side.iter().take(INN_REACH)).map(|laid| laid.at).collect()
    }

    fn watched(&self) -> Vec<Spot> {
        let sides = self.line(self.table.rules.options().watch);
        let same = sides.iter().flatten().filter(|laid| laid.terrain == self.tile.terrain);
        same.map(|laid| laid.at).collect()
    }

    fn guarded(&self) -> Vec<Spot> {
        let diagonal = |laid: &&Laid<'_>| {
            let (x, y) = (laid.at.x.abs_diff(self.at.x), laid.at.y.abs_diff(self.at.y));
            x == y && x > 0 && laid.building == Some(Building::Watchtower)
        };
        self.lying().filter(diagonal).map(|laid| laid.at).collect()
    }

    fn groups(&self, terrain: Terrain) -> Vec<Spot> {
        let around = |at: Spot| {
            SIDES
                .into_iter()
                .filter_map(move |side| self.table.lying(at.towards(side)))
                .filter(|next| next.terrain == terrain)
        };
        let mut found: Vec<Spot> = Vec::new();
        let mut edge: Vec<Spot> = around(self.at).map(|laid| laid.at).collect();
        while let Some(at) = edge.pop() {
            if at != self.at && !found.contains(&at) {
                found.push(at);
                edge.extend(around(at).map(|laid| laid.at));
            }
        }
        found
    }

    fn pairs(&self) -> Vec<Spot> {
        let Some((one, two)) = self.tile.building.pair() else { return Vec::new() };
        let marked = match self.owner {
            Side::White => self.tile.positions,
            Side::Blue => self.tile.positions.rotate_left(4),
        };
        let directions = (0..AROUND.len()).filter(|direction| marked >> direction & 1 != 0);
        self.beside(directions, |next| next.terrain == one || next.terrain == two)
    }

    fn longest_road(&self, network: &Network) -> Vec<Spot> {
        let tiles = &self.table.land;
        let here = tiles.iter().position(|laid| laid.at == self.at).unwrap_or(0);
        let longest = network.over(here).max_by_key(|road| road.tiles.len());
        longest.map_or_else(|| vec![self.at], |road| road.tiles.iter().map(|tile| tiles[*tile].at).collect())
    }
}
