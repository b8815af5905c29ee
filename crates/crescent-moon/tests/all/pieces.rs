//! Pieces, hexes, their names and piles of cards, by themselves.

use crescent_moon::hex::*;
use crescent_moon::land::*;
use crescent_moon::pieces::*;
use crescent_moon::pile::*;
use table::{Arg, message};

#[test]
fn groups_survive_writing_and_reading() {
    let text = "warlord 3o 1m, murshid i, sultan F c, caliph K P";
    let groups = Group::read_all(text).expect("well written");
    assert_eq!(Group::write_all(groups), text);
    assert!(Group::read("vizier 1o").is_none());
    assert!(Group::read("warlord 1x").is_none());
}

#[test]
fn mixes_are_all_the_ways_to_take_some() {
    let mixes: Vec<Units> = Units::new(2, 2).mixes(3).collect();
    assert_eq!(mixes, [Units::new(2, 1), Units::new(1, 2)]);
    assert_eq!(Units::new(1, 1).mixes(3).count(), 0);
    assert_eq!(Units::new(0, 3).mixes(0).collect::<Vec<_>>(), [Units::NONE]);
    assert_eq!("2o1m".parse(), Ok(Units::new(2, 1)));
    assert!("02o".parse::<Units>().is_err());
}

fn name(land: &Land, q: i8, r: i8) -> Arg {
    land.called_at(At::new(q, r))
}

#[test]
fn a_hex_keeps_its_name_whatever_is_laid_beside_it_and_no_two_share_one() {
    let mut land = Land::of([(At::new(0, 0), Tile::Crossing, Edges::EMPTY)]);
    let mut known: Vec<(At, Arg)> = Vec::new();
    for r in (-2..=2).rev() {
        for q in -1..=1 {
            land.add(At::new(q, r), Tile::Desert, Edges::EMPTY);
            known.extend(land.find(At::new(q, r)).map(|hex| (At::new(q, r), land.called(hex))));
            for (at, name) in &known {
                assert_eq!(land.called_at(*at), *name);
            }
        }
    }
    assert!(known.len() > 14);
    for (index, (_, name)) in known.iter().enumerate() {
        assert!(known[..index].iter().all(|(_, other)| other != name), "{name:?} twice");
    }
}

#[test]
fn a_free_place_is_called_after_the_hex_it_touches() {
    let land = Land::of([(At::new(0, 0), Tile::Crossing, Edges::EMPTY)]);
    let crossing = name(&land, 0, 0);
    assert_eq!(crossing, Arg::term("place-crossing-1"));
    assert_eq!(name(&land, 1, 0), message!("place-e", hex = crossing.clone()).into());
    assert_eq!(name(&land, 0, -1), message!("place-nw", hex = crossing).into());
    assert_eq!(name(&land, 5, 5), message!("place-nowhere").into());
}

#[test]
fn a_layout_names_its_hexes_alike_in_whatever_order_they_are_listed() {
    let tiles = [(At::new(0, 0), Tile::Desert, Edges::EMPTY), (At::new(5, 0), Tile::Desert, Edges::EMPTY)];
    let backwards = [tiles[1], tiles[0]];
    assert_eq!(Land::of(tiles), Land::of(backwards));
}

use rand::SeedableRng;

fn rack() -> Rack {
    Rack::new([1, 4, 2])
}

#[test]
fn copies_of_a_kind_are_alike() {
    let rack = rack();
    let mut pile = rack.pile([Kind::new(1), Kind::new(2), Kind::new(1)]);
    assert_eq!((pile.len(), rack.count(pile, Kind::new(1)), rack.count(pile, Kind::new(0))), (3, 2, 0));
    assert!(rack.take(&mut pile, Kind::new(1)));
    assert_eq!(pile, rack.pile([Kind::new(2), Kind::new(1)]));
    assert!(!rack.take(&mut pile, Kind::new(0)));
    assert_eq!(rack.each(pile).collect::<Vec<_>>(), [Kind::new(1), Kind::new(2)]);
}

#[test]
fn piles_are_joined_and_parted() {
    let rack = rack();
    let (one, other) = (rack.pile([Kind::new(1), Kind::new(1)]), rack.pile([Kind::new(1), Kind::new(0)]));
    let both = rack.join(one, other);
    assert_eq!(rack.cards(both).collect::<Vec<_>>(), [Kind::new(0), Kind::new(1), Kind::new(1), Kind::new(1)]);
    assert_eq!(rack.without(both, other), one);
    assert!(both.covers(one) && !one.covers(other));
}

#[test]
fn every_card_can_be_drawn() {
    let rack = rack();
    let mut rng = rand::rngs::StdRng::seed_from_u64(1);
    let mut pile = rack.pile([Kind::new(0), Kind::new(1), Kind::new(1), Kind::new(2)]);
    let mut drawn: Vec<Kind> = std::iter::from_fn(|| rack.draw(&mut pile, &mut rng)).collect();
    drawn.sort();
    assert_eq!(drawn, [Kind::new(0), Kind::new(1), Kind::new(1), Kind::new(2)]);
}

#[test]
fn a_pile_survives_writing_and_reading() {
    let pile = rack().pile([Kind::new(2), Kind::new(2), Kind::new(1)]);
    let text = serde_json::to_string(&pile).expect("a pile is plain data");
    assert_eq!(serde_json::from_str::<Pile>(&text).expect("just written"), pile);
}

#[test]
fn a_corner_is_the_same_from_all_three_hexes() {
    let at = At::new(2, -1);
    for after in 0..6 {
        let corner = Corner::of(at, after);
        for hex in Corner::around(at, after) {
            assert!((0..6).any(|own| Corner::of(hex, own) == corner));
        }
    }
}

#[test]
fn opposite_directions_lead_back() {
    for direction in Direction::ALL {
        assert_eq!(At::new(0, 0).step(direction).step(direction.opposite()), At::new(0, 0));
    }
}

#[test]
fn places_edges_and_sets_survive_writing_and_reading() {
    assert_eq!("-1,2".parse(), Ok(At::new(-1, 2)));
    assert!("+1,2".parse::<At>().is_err());
    assert_eq!(Edges::pair(Direction::Se).to_string().parse(), Ok(Edges::pair(Direction::Se)));
    assert_eq!(Edges::pair(Direction::Se).first_of_pair(), Some(Direction::Se));
    let set: HexSet = [Hex::new(3), Hex::new(15)].into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), [Hex::new(3), Hex::new(15)]);
}
