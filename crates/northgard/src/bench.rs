//! What somebody who lays out a position by hand can put where.

use crate::pieces::{Building, Creature};
use table::Seat;
use table::bench::{Bench, Choice, Desk, Field, Group, Kind, Shared};

/// What can be put where.
pub const BENCH: Bench = Bench {
    start,
    places,
    at,
    groups,
    loose: &[
        "unseen",
        "early",
        "advanced",
        "unrest",
        "pile",
        "lands.*.owner",
        "creatures.line",
        "creatures.deck",
        "creatures.upper",
        "players.*.known",
        "players.*.old",
        "players.*.upgrades",
        "players.*.removed",
        "players.*.played",
    ],
};

/// A card of the row or of the last year lies there, or somebody has it.
const COMMON: Shared = Shared {
    lists: &[
        "row",
        "achievements",
        "players.*.hand",
        "players.*.active",
        "players.*.discard",
        "players.*.draw",
        "players.*.top",
        "players.*.drawn",
    ],
    slots: &[],
    unlike: &[],
};

/// The most units of somebody in a territory, and of resources.
const UNITS: i64 = 12;
const MOST: i64 = 999;

/// Everybody has two units beside one another on the start tile, four cards in hand and some resources.
fn start(players: usize) -> String {
    let sites = ["start-n", "start-e", "start-s", "start-w", "start5-n"];
    let hand = "[\"start_recruit\", \"start_move\", \"start_explore\", \"start_build\"]";
    let player = |seat: Seat| {
        let site = sites[seat.index() % sites.len()];
        format!(
            "players.{seat} = {{ food = 3, wood = 2, hand = {hand} }}\nlands.{site} = {{ units = {{ {seat} = 2 }} }}\n"
        )
    };
    Seat::all(players).map(player).collect()
}

fn places(desk: &Desk<'_>) -> Vec<Choice> {
    let found = desk.keys("territories");
    let names = if found.is_empty() { desk.keys("lands") } else { found };
    names.into_iter().map(|name| Choice::new(&*name, desk.word(&format!("area-{name}")))).collect()
}

fn at(desk: &Desk<'_>, site: &str) -> Vec<Field> {
    let path = |rest: &str| format!("lands.{site}.{rest}");
    let mut fields: Vec<Field> = desk
        .seats()
        .map(|seat| {
            let kind = Kind::Number { path: path(&format!("units.{seat}")), least: 0, most: UNITS };
            Field::new(format!("units.{seat}"), format!("{}: {}", desk.word("column-units"), desk.name(seat)), kind)
        })
        .collect();
    fields.push(Field::new("kaija", desk.word("bench-kaija"), Kind::Truth { path: path("kaija") }));
    for building in Building::ALL {
        let kind = Kind::Times { path: path("buildings"), item: building.to_string(), most: 9 };
        fields.push(Field::new(format!("building.{building}"), desk.word(&format!("building-{building}")), kind));
    }
    if desk.setup.options.get("creatures").is_some_and(|on| on == "on") {
        for creature in Creature::ALL {
            let kind = Kind::Member { path: path("creatures"), item: creature.to_string() };
            fields.push(Field::new(format!("creature.{creature}"), desk.word(&format!("name-{creature}")), kind));
        }
    }
    fields
}

fn groups(desk: &Desk<'_>) -> Vec<Group> {
    let mut groups: Vec<Group> = desk.seats().map(|seat| player(desk, seat)).collect();
    let list = |path: &str, label: &str| {
        let kind = Kind::Cards { path: path.into(), choices: desk.pieces("card"), shared: Some(&COMMON) };
        Field::new(path, desk.word(label), kind)
    };
    let first = Kind::OneOf { path: "first".into(), choices: desk.seat_choices() };
    let table = vec![
        Field::new("year", desk.word("bench-year"), Kind::Number { path: "year".into(), least: 1, most: 9 }),
        Field::new("first", desk.word("bench-first"), first),
        list("row", "bench-row"),
        list("achievements", "bench-achievements"),
        Field::new("map", desk.word("bench-map"), Kind::Lines { path: "map".into() }),
    ];
    groups.push(Group { id: "table".into(), title: desk.word("bench-table"), fields: table });
    groups.push(Group { id: "flow".into(), title: desk.word("bench-flow"), fields: flow(desk) });
    groups
}

fn player(desk: &Desk<'_>, seat: Seat) -> Group {
    let path = |name: &str| format!("players.{seat}.{name}");
    let cards = desk.pieces("card");
    // Starting cards are everybody's; of the others there is one each.
    let list = |name: &str, label: &str| {
        let kind = Kind::Cards { path: path(name), choices: cards.clone(), shared: None };
        Field::new(path(name), desk.word(label), kind)
    };
    let number = |name: &str, label: &str| {
        Field::new(path(name), desk.word(label), Kind::Number { path: path(name), least: 0, most: MOST })
    };
    let clans = ["bear", "boar", "goat", "raven", "snake", "stag", "wolf"];
    let clans = [vec![Choice::new("", "–")], desk.named("clan-", &clans)].concat();
    let fields = vec![
        Field::new(path("clan"), desk.word("column-clan"), Kind::OneOf { path: path("clan"), choices: clans }),
        number("food", "column-food"),
        number("wood", "column-wood"),
        number("lore", "column-lore"),
        number("fame", "column-fame"),
        list("hand", "bench-hand"),
        list("draw", "name-draw-pile"),
        list("active", "name-active-area"),
        list("discard", "name-discard-pile"),
        Field::new(path("passed"), desk.word("bench-passed"), Kind::Truth { path: path("passed") }),
    ];
    Group { id: seat.to_string(), title: desk.name(seat), fields }
}

fn flow(desk: &Desk<'_>) -> Vec<Field> {
    let phases = ["turn", "start_of_year", "creatures", "harvest", "winter", "end_of_year"];
    let kept = || vec![Choice::new("", desk.word("bench-kept"))];
    let phases = phases.iter().map(|phase| Choice::new(*phase, desk.word(&format!("bench-phase-{phase}"))));
    let one = |path: &str, label: &str, choices: Vec<Choice>| {
        Field::new(path, desk.word(label), Kind::OneOf { path: path.into(), choices }).instead_of(&["flow.frames"])
    };
    vec![
        one("flow.phase", "bench-phase", kept().into_iter().chain(phases).collect()),
        one("flow.seat", "bench-turn", [kept(), desk.seat_choices()].concat()),
    ]
}
