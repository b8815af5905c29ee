//! What makes an edition sound: enough of everything, and maps that hang together.

use super::{Edition, Income, Layout, MOST_LINES, MOST_SLOTS, MOST_SULTAN_SLOTS, When};
use crate::Character;
use crate::hex::HexSet;
use crate::land::{Land, Tile};
use crate::pieces::{Building, Group};
use crate::setting_up::River;
use crate::state::MOST_BLOCKS;
use std::ops::RangeInclusive;
use table::{Arg, Complaint, Message, message};

/// The most one piece can be worth in a combat; a hex full of units and buildings still fits into a byte.
const MOST_STRENGTH: u8 = 5;

/// The most coins or points that a single number may mean.
const MOST_COUNTED: u8 = 60;

/// Breaks off with a complaint unless the condition holds: about what, and the reason.
macro_rules! sound {
    ($holds:expr, $what:expr, $why:literal) => {
        if !$holds {
            return Err(Complaint::new(message!("complaint-edition-unsound", what = $what, why = Message::new($why))));
        }
    };
}

/// Complains about the first of these numbers that is not within its limits.
pub(super) fn each(
    what: &str,
    numbers: impl IntoIterator<Item = u8>,
    may: RangeInclusive<u8>,
) -> Result<(), Complaint> {
    let Some(found) = numbers.into_iter().find(|number| !may.contains(number)) else { return Ok(()) };
    let wanted = format!("{}–{}", may.start(), may.end());
    Err(Complaint::new(message!("complaint-edition-limits", what, wanted, found = found.to_string())))
}

/// Checks an edition, and says in which line of its text something does not fit.
pub(super) fn check(edition: &Edition, text: &str) -> Result<(), Complaint> {
    whole(edition).map_err(|complaint| placed(text, complaint))
}

/// The complaint with the line of what it is about, if that can be found.
pub(super) fn placed(text: &str, complaint: Complaint) -> Complaint {
    match line_near(text, &complaint) {
        Some(line) if complaint.line.is_none() => complaint.at(line),
        _ => complaint,
    }
}

/// The line in which what a complaint is about begins: a number or layout by its id, anything else by its name.
fn line_near(text: &str, complaint: &Complaint) -> Option<usize> {
    let about = |name: &str| complaint.why.args.iter().find(|(key, _)| key == name).map(|(_, about)| about);
    let Some(Arg::Text(what)) = about("layout").or_else(|| about("what")) else { return None };
    let first = begins(text, what)?;
    // In a list of rows it is the row with the number.
    let Some(Arg::Text(found)) = about("found") else { return Some(first) };
    let has = |line: &str| line.split(|c: char| !c.is_ascii_digit()).any(|number| number == found);
    let row = text.lines().skip(first - 1).take_while(|line| !line.starts_with(']')).position(has);
    Some(first + row.unwrap_or(0))
}

/// The line in which a part of the file begins, or the row with this id.
pub(super) fn begins(text: &str, what: &str) -> Option<usize> {
    let named = format!("id = \"{what}\"");
    let begins = |line: &str| {
        line.contains(&named)
            || line.split(['=', ']']).next().is_some_and(|key| key.trim_start_matches('[').trim() == what)
    };
    text.lines().position(begins).map(|at| at + 1)
}

fn whole(edition: &Edition) -> Result<(), Complaint> {
    let n = &edition.numbers;
    for (name, strength) in [
        ("unit_strength", n.unit_strength),
        ("fort_strength", n.fort_strength),
        ("castle_strength", n.castle_strength),
        ("palace_strength", n.palace_strength),
    ] {
        each(name, [strength], 0..=MOST_STRENGTH)?;
    }
    let counted =
        [("start_vp", n.start_vp), ("hire_one", n.hire_one), ("hire_two", n.hire_two), ("collect", n.collect)];
    for (name, number) in counted {
        each(name, [number], 0..=MOST_COUNTED)?;
    }
    let Income { terrain, town, city, token, extra } = edition.income;
    let income = terrain.into_iter().chain([town, city, token]).chain(extra);
    each("income", income, 0..=MOST_COUNTED)?;
    let sack = edition.sack.iter().flat_map(|(coins, points)| [*coins, *points]);
    each("sack", sack, 0..=MOST_COUNTED)?;
    each("surcharge", edition.surcharge, 0..=MOST_COUNTED)?;
    each("market", edition.market_prices, 0..=MOST_COUNTED)?;
    each("build", edition.prices.into_iter().flatten().flatten(), 0..=MOST_COUNTED)?;
    each("start_coins", edition.start_coins.into_iter().flatten(), 0..=MOST_COUNTED)?;
    each("hand_limit", [n.hand_limit], 1..=8)?;
    each("rounds", [n.rounds], 1..=8)?;
    each("bargain_units", [n.bargain_units], 1..=4)?;
    each("deal_most", [n.deal_most], 1..=9)?;
    each("intrigue_look", [n.intrigue_look], 1..=20)?;
    each("conspire_look", [n.conspire_look], 1..=20)?;
    each("intrigue_usual", [n.intrigue_usual], 0..=n.intrigue_empty)?;
    each("intrigue_empty", [n.intrigue_empty], 0..=n.intrigue_look)?;
    each("uprising_units", [n.uprising_units], 1..=4)?;
    each("unit_limit", edition.unit_limit, 1..=20)?;
    each("pieces", edition.pieces.iter().map(|inside| inside.units), 1..=60)?;
    let palaces = edition.pieces[Character::Caliph.index()].buildings[Building::Palace.index()];
    sound!(palaces == 1, "pieces", "edition-why-palace");
    market(edition)?;
    groups(edition)?;
    sound!(edition.objectives.len() <= MOST_LINES, "objectives", "edition-why-lines");
    let tributes = edition.objectives.iter().filter(|line| line.when == When::Tribute);
    let paid = tributes.clone().all(|line| line.coins > 0 && line.character == Character::Nomad);
    sound!(paid && tributes.count() <= 1, "objectives", "edition-why-tribute");
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
    let filled = edition.slots[..3].iter().all(|slots| *slots > 0) && edition.market_slots() <= MOST_SLOTS;
    sound!(filled, "market", "edition-why-market");
    each("market", [edition.slots[3]], 1..=MOST_SULTAN_SLOTS as u8)?;
    // Every look at the deck leaves at least this many cards in a block of their own, so the blocks are few.
    let intrigue = n.intrigue_look.saturating_sub(n.intrigue_empty);
    let conspire = n.conspire_look.saturating_sub(edition.slots[3]);
    let few = |least: u8| least > 0 && edition.sets.deck.len() / least + 3 <= MOST_BLOCKS as u8;
    sound!(few(intrigue), "intrigue_look", "edition-why-look");
    sound!(few(conspire), "conspire_look", "edition-why-look");
    Ok(())
}

fn groups(edition: &Edition) -> Result<(), Complaint> {
    for (groups, inside) in edition.groups.iter().zip(&edition.pieces) {
        let sum = |count: &dyn Fn(&Group) -> u8| groups.iter().map(count).fold(0, u8::saturating_add);
        let owner = groups[0].owner;
        sound!(sum(&|group| group.units.total()) <= inside.units, "groups", "edition-why-box");
        for (building, boxed) in Building::ALL.into_iter().zip(inside.buildings) {
            sound!(sum(&|group| u8::from(group.has(building))) <= boxed, "groups", "edition-why-box");
        }
        sound!(groups.iter().all(|group| !group.palace), "groups", "edition-why-start-palace");
        let settled = |group: &Group| owner != Character::Sultan && (group.town || group.city);
        sound!(!groups.iter().any(settled), "groups", "edition-why-settlement");
        sound!(groups.iter().all(|group| owner.has_ordinary() || group.units.o == 0), "groups", "edition-why-ordinary");
        let crowded = |group: &Group| group.fort && group.castle || group.town && group.city;
        sound!(!groups.iter().any(crowded), "groups", "edition-why-crowded");
    }
    Ok(())
}

fn tiles(edition: &Edition) -> Result<(), Complaint> {
    for (tiles, players) in edition.tiles.iter().zip(4..) {
        let single = tiles[Tile::Crossing.index()] == 1 && tiles[Tile::Holy.index()] == 1;
        sound!(single, "tiles", "edition-why-single");
        let all = tiles.iter().map(|count| usize::from(*count)).sum::<usize>();
        let dealt = 1 + players * usize::from(edition.numbers.tiles_dealt);
        sound!(all == dealt && all <= crate::hex::MOST_HEXES, "tiles", "edition-why-dealt");
        let free = all - usize::from(tiles[Tile::Quarry.index()]) - usize::from(tiles[Tile::Holy.index()]);
        sound!(free >= 2 * players, "tiles", "edition-why-free");
    }
    Ok(())
}

fn map(edition: &Edition, layout: &Layout) -> Result<(), Complaint> {
    for (tiles, players) in edition.tiles.iter().zip(4..) {
        let land = layout.land(players);
        sound!(land.len() == layout.playing(players).count(), "hexes", "edition-why-hexes");
        for tile in Tile::ALL {
            sound!(land.of_tile(tile).len() == tiles[tile.index()] as usize, tile.name(), "edition-why-tiles");
        }
        let river = land.all().iter().all(|hex| match land.tile(hex) {
            Tile::River => land.river(hex).first_of_pair().is_some(),
            _ => land.river(hex).is_empty(),
        });
        sound!(river && River::is_one_path(&land), "rivers", "edition-why-river");
        sound!(connected(&land), "hexes", "edition-why-connected");
        for character in Character::playing(players) {
            for number in 0..2 {
                let mut at = layout.playing(players).filter(|hex| hex.group == Some((character, number)));
                let free = at.next().is_some_and(|hex| !matches!(hex.tile, Tile::Quarry | Tile::Holy));
                sound!(free && at.next().is_none(), "group", "edition-why-group");
            }
        }
    }
    let without = layout.playing(4).all(|hex| hex.group.is_none_or(|(owner, _)| owner != Character::Nomad));
    sound!(without, "group", "edition-why-nomad");
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
