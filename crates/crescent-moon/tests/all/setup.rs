//! The components are those of the house edition, and every table is set up as the rules say.

use crescent_moon::Character;
use crescent_moon::cards::{CardType, Keyword};
use crescent_moon::hex::HexSet;
use crescent_moon::land::{Terrain, Tile};
use crescent_moon::{CrescentMoon, State};
use table::prelude::*;
use table::testing::{play, rules};

fn open(players: usize, options: &[(&str, &str)]) -> CrescentMoon {
    rules(players, options)
}

/// Pairs of hexes that touch, and of those the adjacent ones.
fn pairs(state: &State) -> (u32, u32) {
    let land = &state.open.land;
    let count = |near: &dyn Fn(crescent_moon::hex::Hex) -> HexSet| {
        land.all().iter().map(|hex| near(hex).len() as u32).sum::<u32>() / 2
    };
    (count(&|hex| land.touching(hex)), count(&|hex| land.adjacent(hex)))
}

/// CM-2.4, CM-2.13, CM-2.14, CM-15.1, CM-15.2: the ten maps, with their numbers of touching and adjacent pairs.
#[test]
fn every_layout_has_its_tiles_and_neighbours() {
    let layouts = [
        ("divided_land", [(34, 27), (25, 19)]),
        ("spring_thaw", [(34, 26), (26, 18)]),
        ("fertile_valley", [(33, 27), (25, 20)]),
        ("open_plains", [(33, 28), (25, 20)]),
        ("meeting_place", [(34, 27), (25, 18)]),
    ];
    for (layout, expected) in layouts {
        for (players, expected) in [5, 4].into_iter().zip(expected) {
            let game = open(players, &[("map", layout), ("characters", "seated")]);
            let state = game.begin();
            let land = &state.open.land;
            assert_eq!(land.len(), if players == 5 { 16 } else { 13 }, "{layout}");
            let of = |terrain: Terrain| land.of_terrain(terrain).len();
            let terrains =
                [Terrain::Fertile, Terrain::Wilderness, Terrain::Mountain, Terrain::Quarry, Terrain::Desert].map(of);
            assert_eq!(terrains, if players == 5 { [6, 4, 2, 2, 2] } else { [6, 2, 1, 2, 2] }, "{layout}");
            assert_eq!(pairs(&state), expected, "{layout} for {players}");
            for who in Character::playing(players) {
                let hexes = state.open.presence(who).len();
                assert_eq!(hexes, 2, "{layout}: {who} starts in two hexes");
            }
        }
    }
}

/// CM-2.3, CM-15.6: pieces of the box.
#[test]
fn every_character_has_the_pieces_of_the_box() {
    let game = open(5, &[]);
    let pieces = &game.components().pieces;
    assert_eq!(Character::ALL.map(|who| pieces[who.index()].units), [24, 6, 6, 12, 12]);
    assert_eq!(Character::ALL.map(|who| pieces[who.index()].influence), [6, 12, 8, 8, 8]);
    assert_eq!(Character::ALL.map(|who| who.has_reserve()), [true, false, false, true, true]);
    let four = open(4, &[("characters", "seated")]).begin();
    assert_eq!(four.open.discs[Character::Nomad.index()], 0, "no Nomad piece exists with four players");
}

/// CM-8.1, CM-13.11: no card is the Sultan's, most are the Murshid's.
#[test]
fn the_cards_are_those_of_the_edition() {
    let game = open(5, &[]);
    let deck = || game.components().cards.iter().filter(|card| card.dealt_to.is_none());
    let sum = |wanted: &dyn Fn(&crescent_moon::edition::Card) -> bool| {
        deck().filter(|card| wanted(card)).map(|card| card.copies).sum::<u8>()
    };
    assert_eq!(sum(&|_| true), 68);
    assert_eq!(Character::ALL.map(|who| sum(&|card| card.associated == who)), [14, 26, 0, 14, 14]);
    let types = [CardType::Event, CardType::Character, CardType::Banner, CardType::Strategy];
    assert_eq!(types.map(|wanted| sum(&|card| card.card_type == wanted)), [40, 13, 15, 0]);
    let keywords = [Keyword::Combat, Keyword::Contest, Keyword::Action, Keyword::Anytime];
    assert_eq!(keywords.map(|wanted| sum(&|card| card.program(wanted).is_some())), [37, 22, 10, 4]);
    assert!(deck().all(|card| keywords.iter().any(|keyword| card.program(*keyword).is_some())));
}

/// CM-2.15, CM-2.16, CM-15.7: three tiles for each player, and all of them are placed.
#[test]
fn the_variable_map_is_built_from_all_tiles() {
    for (players, tiles) in [(5, 16), (4, 13)] {
        let game = open(players, &[("map", "variable"), ("characters", "seated")]);
        let mut dealt = false;
        let state = play(&game, 3, |state, _| {
            let held = |who: Character| state.hidden.tiles[who.index()].iter().sum::<u8>();
            dealt = dealt || Character::playing(players).all(|who| held(who) == 3);
            state.open.palace.is_empty()
        });
        assert!(dealt, "everybody held three tiles");
        let land = &state.open.land;
        assert_eq!(land.len(), tiles);
        let of = |tile: Tile| land.all().iter().filter(|hex| land.tile(*hex) == tile).count();
        assert_eq!((of(Tile::River), of(Tile::Crossing), of(Tile::Holy)), (4, 1, 1));
    }
}
