//! What somebody who lays out a position by hand can put where.

use table::Seat;
use table::bench::{Bench, Choice, Desk, Field, Group, Kind, Shared};

/// What can be put where.
pub const BENCH: Bench = Bench { start, places, at, groups, loose: &["draft", "marriage_deck.unseen"] };

/// A card lies in one hand, or among the cards played.
const CARDS: Shared = Shared {
    lists: &["players.*.hand", "players.*.played", "players.*.last", "flow.trick.cards.*"],
    slots: &[],
    unlike: &[],
};

const MARRIAGES: Shared = Shared { lists: &["players.*.marriages"], slots: &[], unlike: &[] };

/// The steps at which somebody decides and that need nothing else to be stated.
const STEPS: [&str; 5] = ["lead_town", "lead_card", "follow", "trick", "marriage"];

/// Everybody has a town and three cards, and the first seat is about to lead.
fn start(players: usize) -> String {
    let towns = ["N1", "U1", "M8", "C1", "L1"];
    let hand = |seat: usize| (0..3).map(|card| (1 + seat + card * players).to_string()).collect::<Vec<_>>().join(", ");
    let player = |seat: Seat| {
        let at = seat.index();
        format!("players.{seat} = {{ coins = 3, towns = [\"{}\"], hand = [{}] }}\n", towns[at % towns.len()], hand(at))
    };
    let players: String = Seat::all(players).map(player).collect();
    format!("marker = \"a\"\n{players}flow.step = \"lead_town\"\n")
}

fn places(desk: &Desk<'_>) -> Vec<Choice> {
    desk.pieces("towns")
}

fn at(desk: &Desk<'_>, town: &str) -> Vec<Field> {
    let holder = Kind::Holder { lists: "players.*.towns".into(), item: town.into(), choices: desk.seat_choices() };
    let member = |path: &str| Kind::Member { path: path.into(), item: town.into() };
    vec![
        Field::new("disc", desk.word("bench-disc"), holder),
        Field::new("viking", desk.word("bench-viking"), member("vikings")),
        Field::new("monastery", desk.word("bench-monastery"), member("monasteries")),
    ]
}

fn groups(desk: &Desk<'_>) -> Vec<Group> {
    let mut groups: Vec<Group> = desk.seats().map(|seat| player(desk, seat)).collect();
    groups.push(Group { id: "table".into(), title: desk.word("bench-table"), fields: on_the_table(desk) });
    groups.push(Group { id: "flow".into(), title: desk.word("bench-flow"), fields: flow(desk) });
    groups
}

fn player(desk: &Desk<'_>, seat: Seat) -> Group {
    let path = |name: &str| format!("players.{seat}.{name}");
    let number = |name: &str, label: &str, most: i64| {
        Field::new(path(name), desk.word(label), Kind::Number { path: path(name), least: 0, most })
    };
    let list = |name: &str, label: &str, part: &str, shared| {
        let kind = Kind::Cards { path: path(name), choices: desk.pieces(part), shared: Some(shared) };
        Field::new(path(name), desk.word(label), kind)
    };
    let fields = vec![
        list("hand", "bench-hand", "cards", &CARDS),
        list("played", "name-played", "cards", &CARDS),
        number("coins", "column-coins", 999),
        number("renown", "column-renown", 99),
        number("vp", "column-vp", 999),
        number("track", "bench-track", 9),
        number("raiders", "name-raiders", 99),
        number("church", "bench-church", 99),
        list("marriages", "bench-marriages", "marriages", &MARRIAGES),
    ];
    Group { id: seat.to_string(), title: desk.name(seat), fields }
}

fn on_the_table(desk: &Desk<'_>) -> Vec<Field> {
    let number = |path: &str, label: &str, least: i64, most: i64| {
        Field::new(path, desk.word(label), Kind::Number { path: path.into(), least, most })
    };
    let one = |path: &str, label: String, choices: Vec<Choice>| {
        Field::new(path, label, Kind::OneOf { path: path.into(), choices })
    };
    let none = || Choice::new("none", "–");
    let marker = [desk.seat_choices(), vec![Choice::new("beside", desk.word("bench-beside"))], desk.pieces("towns")];
    let marriages = [vec![none()], desk.pieces("marriages"), desk.named("marriage-", &["princess"])];
    let mut fields = vec![
        number("round", "bench-round", 1, 8),
        one("marker", desk.word("bench-marker"), marker.concat()),
        number("battle", "bench-battle", 0, 99),
        one("marriage_card", desk.word("bench-marriage-card"), marriages.concat()),
        number("marriage_deck.ordinary", "bench-marriage-deck", 0, 7),
        Field::new("princess", desk.word("bench-princess"), Kind::Truth { path: "marriage_deck.princess".into() }),
    ];
    let strengths: Vec<Choice> =
        (1..=30).map(|strength| Choice::new(strength.to_string(), strength.to_string())).collect();
    let vikings = Kind::Cards { path: "viking_deck".into(), choices: strengths, shared: None };
    fields.push(Field::new("viking_deck", desk.word("name-viking-deck"), vikings));
    let lying = [desk.word("bench-claim-down"), desk.word("bench-claim-board")];
    for region in desk.pieces("regions") {
        let claims = ["down", "board"].into_iter().zip(&lying).map(|(value, label)| Choice::new(value, label));
        let choices = claims.chain(desk.seat_choices()).collect();
        let label = format!("{}: {}", desk.word("bench-claim"), region.label);
        fields.push(one(&format!("claims.{}", region.value), label, choices));
    }
    fields
}

fn flow(desk: &Desk<'_>) -> Vec<Field> {
    let step = |value: &&str| Choice::new(*value, desk.word(&format!("step-{}", value.replace('_', "-"))));
    let one = |path: &str, label: &str, choices: Vec<Choice>| {
        Field::new(path, desk.word(label), Kind::OneOf { path: path.into(), choices })
    };
    let towns = [vec![Choice::new("none", "–")], desk.pieces("towns")].concat();
    let mut fields = vec![
        one("flow.step", "bench-step", STEPS.iter().map(step).collect()).instead_of(&["flow.line", "flow.queue"]),
        one("flow.trick.leader", "bench-leader", desk.seat_choices()),
        one("flow.trick.town", "bench-active", towns),
    ];
    let cards = [vec![Choice::new("", "–")], desk.pieces("cards")].concat();
    for seat in desk.seats() {
        let path = format!("flow.trick.cards.{seat}");
        let label = format!("{}: {}", desk.word("bench-trick-card"), desk.name(seat));
        fields.push(Field::new(&*path, label, Kind::OneOf { path: path.clone(), choices: cards.clone() }));
    }
    fields
}
