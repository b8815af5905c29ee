//! The names of the pieces, and piles of cards.

use northgard::map::Territory;
use northgard::pieces::{Clan, Creature, CreatureSet, Kind, Site, Tile};
use northgard::{Card, Pile};

#[test]
fn tiles_and_sites_are_written_and_read_back() {
    for tile in Tile::all() {
        assert_eq!(tile.to_string().parse(), Ok(tile));
        for area in 0..tile.areas().len() {
            let site = Site::new(tile, area);
            assert_eq!(site.to_string().parse(), Ok(site));
        }
    }
    assert!("t34".parse::<Tile>().is_err());
    assert!("t13-n".parse::<Site>().is_err());
}

#[test]
fn the_areas_of_all_tiles_are_103() {
    assert_eq!(Tile::all().map(|tile| tile.areas().len()).sum::<usize>(), 103);
}

#[test]
fn a_territory_knows_wolves_and_bears_from_other_creatures() {
    for creature in Creature::ALL {
        let land = Territory { beasts: CreatureSet::one(creature), ..Territory::default() };
        assert_eq!(land.has_wolf(), creature.kind() == Kind::Wolf, "{creature}");
        assert_eq!(land.has_bear(), creature.kind() == Kind::Bear, "{creature}");
    }
}

#[test]
fn cards_are_written_and_read_back_and_know_their_kind() {
    for card in Card::all() {
        assert_eq!(card.name().parse(), Ok(card));
    }
    assert_eq!(Pile::EARLY.len(), 16);
    assert_eq!(Pile::ADVANCED.len(), 36);
    assert_eq!(Pile::ACHIEVEMENTS.len(), 7);
    assert_eq!(Pile::STARTING.len(), 6);
    assert_eq!(Card::WOLF_CALL_TO_WAR.clan(), Some(Clan::Wolf));
    assert_eq!(Card::START_BUILD.clan(), None);
    assert_eq!(Card::DEV_BODYGUARD.clan(), None);
    assert_eq!(Pile::of_clan(Clan::Goat).iter().next(), Some(Card::GOAT_INITIAL));
}

#[test]
fn piles_count_copies() {
    let mut pile = Pile::STARTING;
    assert_eq!(pile.count(Card::START_FEAST), 2);
    pile.add(Card::UNREST);
    pile.add(Card::UNREST);
    assert_eq!(pile.len(), 8);
    assert!(pile.remove(Card::UNREST));
    assert_eq!(pile, Pile::STARTING | Pile::one(Card::UNREST));
    assert_eq!(pile - Pile::STARTING, Pile::one(Card::UNREST));
    assert_eq!((Pile::one(Card::START_FEAST) | Pile::one(Card::START_FEAST)).count(Card::START_FEAST), 2);
    assert!(!pile.remove(Card::DEV_SPY));
}
