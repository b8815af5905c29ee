//! What makes an edition sound: enough of everything, and maps that hang together.

use super::{Edition, Income, Layout, MOST_LINES, MOST_SLOTS, MOST_SULTAN_SLOTS, When};
use crate::Character;
use crate::hex::HexSet;
use crate::land::{Land, Tile};
use crate::pieces::{Building, Group};
use crate::setting_up::River;
use crate::state::MOST_BLOCKS;
use table::{Complaint, message};

/// The most one piece can be worth in a combat; a hex full of units and buildings still fits into a byte.
const MOST_STRENGTH: u8 = 5;

/// The most coins or points that a single number may mean.
const MOST_COUNTED: u8 = 60;

/// Breaks off with a complaint unless the condition holds.
macro_rules! sound {
    ($holds:expr, $what:expr) => {
        if !$holds {
            return Err(Complaint::new(message!("complaint-edition-unsound", what = $what)));
        }
    };
}

/// Checks an edition.
pub(super) fn check(edition: &Edition) -> Result<(), Complaint> {
    let n = &edition.numbers;
    let strengths = [n.unit_strength, n.fort_strength, n.castle_strength, n.palace_strength];
    sound!(strengths.iter().all(|strength| *strength <= MOST_STRENGTH), "strength");
    sound!([n.start_vp, n.hire_one, n.hire_two, n.collect].iter().all(|number| *number <= MOST_COUNTED), "numbers");
    let Income { terrain, town, city, token, extra } = edition.income;
    let mut income = terrain.into_iter().chain([town, city, token]).chain(extra);
    sound!(income.all(|coins| coins <= MOST_COUNTED), "income");
    sound!(edition.sack.iter().all(|(coins, points)| *coins <= MOST_COUNTED && *points <= MOST_COUNTED), "sack");
    sound!(edition.surcharge.iter().chain(&edition.market_prices).all(|coins| *coins <= MOST_COUNTED), "market");
    sound!(edition.prices.iter().flatten().flatten().all(|coins| *coins <= MOST_COUNTED), "prices");
    sound!(edition.start_coins.iter().flatten().all(|coins| *coins <= MOST_COUNTED), "start_coins");
    sound!((1..=8).contains(&n.hand_limit), "hand_limit");
    sound!((1..=8).contains(&n.rounds), "rounds");
    sound!((1..=4).contains(&n.bargain_units), "bargain_units");
    sound!((1..=9).contains(&n.deal_most), "deal_most");
    sound!((1..=20).contains(&n.intrigue_look) && (1..=20).contains(&n.conspire_look), "intrigue_look, conspire_look");
    sound!(n.intrigue_usual <= n.intrigue_empty && n.intrigue_empty <= n.intrigue_look, "intrigue_empty");
    sound!((1..=4).contains(&n.uprising_units), "uprising_units");
    sound!(edition.unit_limit.iter().all(|limit| (1..=20).contains(limit)), "unit_limit");
    sound!(edition.pieces.iter().all(|inside| (1..=60).contains(&inside.units)), "pieces");
    sound!(edition.pieces[Character::Caliph.index()].buildings[Building::Palace.index()] == 1, "pieces");
    market(edition)?;
    groups(edition)?;
    sound!(edition.objectives.len() <= MOST_LINES, "objectives");
    let tributes = edition.objectives.iter().filter(|line| line.when == When::Tribute);
    sound!(tributes.clone().all(|line| line.coins > 0 && line.character == Character::Nomad), "objectives");
    sound!(tributes.count() <= 1, "objectives");
    tiles(edition)?;
    for layout in &edition.layouts {
        let wrong = |complaint: Complaint| {
            Complaint::new(message!("complaint-edition-layout", layout = &*layout.id, why = complaint.why))
        };
        map(edition, layout).map_err(wrong)?;
    }
    Ok(())
}

fn market(edition: &Edition) -> Result<(), Complaint> {
    let n = &edition.numbers;
    sound!(edition.slots[..3].iter().all(|slots| *slots > 0) && edition.market_slots() <= MOST_SLOTS, "market");
    sound!((1..=MOST_SULTAN_SLOTS).contains(&(edition.slots[3] as usize)), "market");
    // Every look at the deck leaves at least this many cards in a block of their own, so the blocks are few.
    let least = n.intrigue_look.saturating_sub(n.intrigue_empty).min(n.conspire_look.saturating_sub(edition.slots[3]));
    sound!(least > 0 && edition.sets.deck.len() / least + 3 <= MOST_BLOCKS as u8, "intrigue_look, conspire_look");
    Ok(())
}

fn groups(edition: &Edition) -> Result<(), Complaint> {
    for (groups, inside) in edition.groups.iter().zip(&edition.pieces) {
        let sum = |count: &dyn Fn(&Group) -> u8| groups.iter().map(count).sum::<u8>();
        let owner = groups[0].owner;
        sound!(sum(&|group| group.units.total()) <= inside.units, "groups");
        for (building, boxed) in Building::ALL.into_iter().zip(inside.buildings) {
            sound!(sum(&|group| u8::from(group.has(building))) <= boxed, "groups");
        }
        sound!(groups.iter().all(|group| !group.palace), "groups");
        sound!(groups.iter().all(|group| owner == Character::Sultan || !(group.town || group.city)), "groups");
        sound!(groups.iter().all(|group| owner.has_ordinary() || group.units.o == 0), "groups");
        sound!(groups.iter().all(|group| !(group.fort && group.castle || group.town && group.city)), "groups");
    }
    Ok(())
}

fn tiles(edition: &Edition) -> Result<(), Complaint> {
    for (tiles, players) in edition.tiles.iter().zip(4..) {
        sound!(tiles[Tile::Crossing.index()] == 1 && tiles[Tile::Holy.index()] == 1, "tiles");
        let all: u8 = tiles.iter().sum();
        sound!(all as usize <= crate::hex::MOST_HEXES, "tiles");
        sound!(all == 1 + players * edition.numbers.tiles_dealt, "tiles");
        let free = all - tiles[Tile::Quarry.index()] - tiles[Tile::Holy.index()];
        sound!(free >= 2 * players, "tiles");
    }
    Ok(())
}

fn map(edition: &Edition, layout: &Layout) -> Result<(), Complaint> {
    for (tiles, players) in edition.tiles.iter().zip(4..) {
        let land = layout.land(players);
        sound!(land.len() == layout.playing(players).count(), "hexes");
        for tile in Tile::ALL {
            sound!(land.of_tile(tile).len() == tiles[tile.index()] as usize, tile.name());
        }
        let river = land.all().iter().all(|hex| match land.tile(hex) {
            Tile::River => land.river(hex).first_of_pair().is_some(),
            _ => land.river(hex).is_empty(),
        });
        sound!(river && River::is_one_path(&land), "river");
        sound!(connected(&land), "adjacency");
        for character in Character::playing(players) {
            for number in 0..2 {
                let mut at = layout.playing(players).filter(|hex| hex.group == Some((character, number)));
                let free = at.next().is_some_and(|hex| !matches!(hex.tile, Tile::Quarry | Tile::Holy));
                sound!(free && at.next().is_none(), "group");
            }
        }
    }
    sound!(layout.playing(4).all(|hex| hex.group.is_none_or(|(owner, _)| owner != Character::Nomad)), "group");
    Ok(())
}

/// Whether every hex can be reached from every other.
fn connected(land: &Land) -> bool {
    let mut reached = HexSet::first_of(1);
    loop {
        let more = reached | land.beside(reached);
        if more == reached {
            return reached == land.all();
        }
        reached = more;
    }
}
