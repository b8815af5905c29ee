//! What somebody who lays out a position by hand can put where.

use crate::pieces::Terrain;
use crate::spot::Spot;
use std::collections::BTreeSet;
use table::Seat;
use table::bench::{Bench, Choice, Desk, Field, Group, Kind, Shared};

/// What can be put where.
pub const BENCH: Bench = Bench { start, places, at, groups, loose: &["pile.left", "pile.top", "secrets"] };

/// A tile lies in one place.
const TILES: Shared = Shared {
    lists: &["players.*.hand", "board", "pile.unseen", "removed"],
    slots: &["offer.tiles"],
    unlike: &["gn", "gy", "ye", "-"],
};

/// The other positions of the royal offer.
const OFFERED: usize = 6;

/// A start tile, a full offer, and a pile for a few turns.
fn start(_players: usize) -> String {
    "board = [\"(0,0) free ye\"]\n\
     offer.tiles = [\"do_smithy\", \"do_lodge\", \"tc_farm\", \"tc_quarry\", \"do_bakery\", \"jo_inn_row\"]\n\
     pile.unseen = [\"jo_keep_gn\", \"do_mill\", \"tc_cath_gn\", \"jo_market_gy\", \"jo_inn_col\", \"do_camp_ye\"]\n\
     players.a.hand = [\"jo_market_ye\"]\n"
        .to_owned()
}

/// The spots on which something lies.
fn laid(desk: &Desk<'_>) -> BTreeSet<Spot> {
    let entries = desk.position["board"].as_array().into_iter().flatten();
    entries.filter_map(|entry| entry.as_str()?.split(' ').next()?.parse().ok()).collect()
}

/// What a spot is called.
fn named(spot: Spot) -> Choice {
    Choice::new(spot.to_string(), spot.to_string())
}

/// Where something lies, and where something could lie beside it.
fn places(desk: &Desk<'_>) -> Vec<Choice> {
    let laid = laid(desk);
    let beside = |spot: &Spot| {
        let around = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y)));
        around.map(|(x, y)| Spot { x: spot.x.saturating_add(x), y: spot.y.saturating_add(y) }).collect::<Vec<_>>()
    };
    let all: BTreeSet<Spot> = laid.iter().flat_map(beside).collect();
    let none = laid.is_empty().then(Spot::default);
    laid.iter().copied().chain(all.difference(&laid).copied()).chain(none).map(named).collect()
}

fn at(desk: &Desk<'_>, spot: &str) -> Vec<Field> {
    let tiles = desk.pieces("tiles");
    let of = |owner: &str, name: String| {
        tiles
            .iter()
            .map(|tile| Choice::new(format!("{owner} {}", tile.value), format!("{name}: {}", tile.label)))
            .collect::<Vec<_>>()
    };
    let down = desk.word("bench-face-down");
    let terrain = |terrain: Terrain| {
        let name = desk.word(&format!("terrain-{}", terrain.name()));
        Choice::new(format!("free {}", terrain.name()), format!("{down}: {name}"))
    };
    let mut choices = vec![Choice::new("", desk.word("bench-nothing"))];
    choices.extend(Terrain::ALL.into_iter().map(terrain));
    for seat in ["a", "b"] {
        choices.extend(of(seat, seat.to_uppercase()));
    }
    choices.extend(of("free", down));
    let kind = Kind::Entry { path: "board".into(), at: spot.to_owned(), choices, shared: &TILES };
    vec![Field::new("tile", desk.word("bench-tile"), kind)]
}

fn groups(desk: &Desk<'_>) -> Vec<Group> {
    let sides = [Seat::new(0), Seat::new(1)];
    let mut groups: Vec<Group> = sides.into_iter().map(|side| player(desk, side)).collect();
    let slots = Kind::Slots {
        path: "offer.tiles".into(),
        count: OFFERED,
        choices: [vec![Choice::new("-", "–")], desk.pieces("tiles")].concat(),
        shared: Some(&TILES),
    };
    let list = |path: &str, label: &str| {
        let kind = Kind::Cards { path: path.into(), choices: desk.pieces("tiles"), shared: Some(&TILES) };
        Field::new(path, desk.word(label), kind)
    };
    let number = |path: &str, label: &str, most: i64| {
        Field::new(path, desk.word(label), Kind::Number { path: path.into(), least: 0, most })
    };
    let table = vec![
        Field::new("offer.tiles", desk.word("bench-offer"), slots),
        number("offer.shield", "bench-shield", 6),
        list("pile.unseen", "bench-pile"),
        list("removed", "bench-removed"),
    ];
    groups.push(Group { id: "table".into(), title: desk.word("bench-table"), fields: table });
    groups.push(Group { id: "flow".into(), title: desk.word("bench-flow"), fields: flow(desk) });
    groups
}

fn player(desk: &Desk<'_>, side: Seat) -> Group {
    let hand = format!("players.{side}.hand");
    let kind = Kind::Cards { path: hand.clone(), choices: desk.pieces("tiles"), shared: Some(&TILES) };
    let mut fields = vec![Field::new(hand, desk.word("bench-hand"), kind)];
    let mut stands = vec![Choice::new("court", desk.word("bench-court"))];
    stands.extend(laid(desk).into_iter().map(named));
    if desk.setup.players == 1 {
        stands.push(Choice::new("aside", desk.word("bench-aside")));
    }
    for unit in ["elite", "r1", "r2"] {
        let path = format!("players.{side}.units.{unit}");
        let kind = Kind::OneOf { path: path.clone(), choices: stands.clone() };
        fields.push(Field::new(path, desk.word(&format!("unit-{unit}")), kind));
    }
    Group { id: side.to_string(), title: desk.name(side), fields }
}

fn flow(desk: &Desk<'_>) -> Vec<Field> {
    let sides = || vec![Choice::new("a", "A"), Choice::new("b", "B")];
    let one = |path: &str, label: &str, choices: Vec<Choice>| {
        Field::new(path, desk.word(label), Kind::OneOf { path: path.into(), choices })
    };
    let phases = desk.named("bench-phase-", &["normal", "trigger"]);
    vec![
        one("flow.turn", "bench-turn", sides()).instead_of(&["flow.stack", "flow.takes", "offer.crown"]),
        one("offer.crown", "bench-crown", sides()),
        one("flow.first", "bench-first", sides()),
        one("flow.phase", "bench-phase", phases),
        Field::new(
            "flow.discount",
            desk.word("bench-discount"),
            Kind::Number { path: "flow.discount".into(), least: 0, most: 9 },
        ),
    ]
}
