//! Pieces and places, by themselves.

use two_heirs::pieces::*;
use two_heirs::spot::*;

#[test]
fn sets_hold_nine_tiles_each() {
    let tiles = Sets::one(TileSet::Dominion).with(TileSet::Crafts).tiles();
    assert_eq!(tiles.iter().map(TileId::index).collect::<Vec<_>>(), (9..18).chain(45..54).collect::<Vec<_>>());
}

#[test]
fn what_is_missing_is_counted_colour_by_colour() {
    let supply = Goods { wood: 4, stone: 0, grain: 0 };
    assert_eq!(supply.short_of(&Goods { wood: 1, stone: 0, grain: 2 }), 2);
}

#[test]
fn every_direction_leads_to_the_neighbour_that_lies_in_it() {
    let here = Spot::new(-3, 2);
    for direction in 0..8 {
        assert_eq!(here.direction_to(here.towards(direction)), Some(direction));
    }
    assert_eq!(here.direction_to(here), None);
    assert_eq!(here.direction_to(Spot::new(-1, 2)), None);
}

#[test]
fn positions_are_written_and_read_back() {
    assert_eq!(Spot::new(-3, 12).to_string().parse(), Ok(Spot::new(-3, 12)));
    assert!("(1;2)".parse::<Spot>().is_err());
    assert!("(1,99)".parse::<Spot>().is_err());
}
