//! What somebody who lays out a position by hand can put where.

use crate::character::Character;
use crate::land::Tile;
use table::Seat;
use table::bench::{Bench, Choice, Desk, Field, Group, Kind};

/// What can be put where.
pub const BENCH: Bench = Bench { start, places, at, groups, loose: &["deck", "knowledge", "sure"] };

/// What goes on within a turn: another turn begins without it.
const GOING_ON: &[&str] = &[
    "flow.frames",
    "flow.bargain",
    "flow.deal",
    "flow.conflict",
    "flow.playing",
    "flow.look",
    "flow.chosen",
    "flow.step",
    "flow.tries",
    "flow.last_entered",
    "flow.river_pass",
];

/// The most of anything in a hex, and of coins and points.
const PIECES: i64 = 20;
const MOST: i64 = 999;

/// A small land, in which everybody has something.
fn start(players: usize) -> String {
    let mut text = "layout = \"divided_land\"\nflow.turn = \"warlord\"\n".to_owned();
    for (seat, who) in Seat::all(players).zip(Character::ALL) {
        text.push_str(&format!("players.{seat} = {{ character = \"{}\", coins = 6 }}\n", who.name()));
    }
    text.push_str("hexes.\"0,0\" = { pieces = \"warlord 1o\" }\n");
    text
}

/// The hexes by name; where the land cannot be laid out, by what they are.
fn places(desk: &Desk<'_>) -> Vec<Choice> {
    let named = |at: String| {
        let name = desk.facts["called"][&at].as_str().map(|key| desk.word(key));
        let label = name.map_or_else(|| at.clone(), |name| format!("{name} ({at})"));
        Choice::new(at, label)
    };
    let found = desk.keys("called");
    let all = if found.is_empty() { desk.keys("hexes") } else { found };
    all.into_iter().map(named).collect()
}

fn at(desk: &Desk<'_>, place: &str) -> Vec<Field> {
    let path = |name: &str| format!("hexes.{place}.{name}");
    let tiles = Tile::ALL.map(|tile| tile.name());
    let tile = Kind::OneOf { path: path("tile"), choices: desk.named("tile-", &tiles) };
    let mut fields = vec![Field::new("tile", desk.word("bench-tile"), tile)];
    for who in Character::playing(desk.setup.players) {
        let name = desk.word(&format!("character-{}", who.name()));
        let mut signs =
            vec![('m', "bench-mercenary"), ('F', "piece-fort"), ('K', "piece-castle"), ('i', "piece-influence")];
        if who.has_ordinary() {
            signs.insert(0, ('o', "bench-ordinary"));
        }
        match who {
            Character::Sultan => signs.extend([('t', "piece-town"), ('c', "piece-city")]),
            Character::Caliph => signs.push(('P', "piece-palace")),
            _ => {}
        }
        for (sign, label) in signs {
            let kind = Kind::Pieces { path: path("pieces"), who: who.name().into(), sign, most: PIECES };
            fields.push(Field::new(format!("{}.{sign}", who.name()), format!("{name}: {}", desk.word(label)), kind));
        }
    }
    fields
}

fn groups(desk: &Desk<'_>) -> Vec<Group> {
    let mut groups: Vec<Group> = desk.seats().map(|seat| player(desk, seat)).collect();
    let cards = [vec![Choice::new("-", "–")], desk.pieces("cards")].concat();
    let row = |path: &str, label: &str| {
        let count =
            desk.position.pointer(&format!("/{}", path.replace('.', "/"))).and_then(|row| Some(row.as_array()?.len()));
        let kind = Kind::Slots { path: path.into(), count: count.unwrap_or(0), choices: cards.clone(), shared: None };
        Field::new(path, desk.word(label), kind)
    };
    let discard = Kind::Cards { path: "discard".into(), choices: desk.pieces("cards"), shared: None };
    let table = vec![
        Field::new("year", desk.word("bench-year"), Kind::Number { path: "year".into(), least: 1, most: 9 }),
        row("market.far", "bench-far"),
        row("market.middle", "bench-middle"),
        row("market.near", "bench-near"),
        row("sultan_market", "bench-sultan"),
        Field::new("discard", desk.word("bench-discard"), discard),
    ];
    groups.push(Group { id: "table".into(), title: desk.word("bench-table"), fields: table });
    groups.push(Group { id: "flow".into(), title: desk.word("bench-flow"), fields: flow(desk) });
    groups
}

fn player(desk: &Desk<'_>, seat: Seat) -> Group {
    let path = |name: &str| format!("players.{seat}.{name}");
    let list = |name: &str, label: &str| {
        let kind = Kind::Cards { path: path(name), choices: desk.pieces("cards"), shared: None };
        Field::new(path(name), desk.word(label), kind)
    };
    let number = |name: &str, label: &str, most: i64| {
        Field::new(path(name), desk.word(label), Kind::Number { path: path(name), least: 0, most })
    };
    let who = desk.position["players"][seat.to_string()]["character"].as_str();
    let mut fields = vec![number("coins", "bench-coins", MOST), number("vp", "bench-points", MOST)];
    if who.and_then(Character::named).is_some_and(Character::has_reserve) {
        fields.push(number("reserve", "bench-reserve", PIECES));
    }
    fields.extend([list("hand", "bench-hand"), list("row", "bench-row")]);
    let title = who.map_or_else(
        || desk.name(seat),
        |who| format!("{} · {}", desk.name(seat), desk.word(&format!("character-{who}"))),
    );
    Group { id: seat.to_string(), title, fields }
}

fn flow(desk: &Desk<'_>) -> Vec<Field> {
    let playing: Vec<&str> = Character::playing(desk.setup.players).map(|who| who.name()).collect();
    let turn = Kind::OneOf { path: "flow.turn".into(), choices: desk.named("character-", &playing) };
    let stages = ["act", "income", "reserves", "upkeep", "scoring"].iter();
    let stages = stages.map(|stage| Choice::new(*stage, desk.word(&format!("bench-stage-{stage}")))).collect();
    vec![
        Field::new("flow.stage", desk.word("bench-phase"), Kind::OneOf { path: "flow.stage".into(), choices: stages })
            .instead_of(GOING_ON),
        Field::new(
            "flow.round",
            desk.word("bench-round"),
            Kind::Number { path: "flow.round".into(), least: 1, most: 9 },
        ),
        Field::new("flow.turn", desk.word("bench-turn"), turn).instead_of(GOING_ON),
    ]
}
