//! How the components of an edition are told to players, and which clauses are rulings of ours.

use table::components::{Part, Rows, exact, named, plainly, text, with, word};
use table::example::Example;
use table::rules::Ruling;
use table::{Dictionary, message};
use toml::Value;

/// The tables of components.
pub(crate) const PARTS: &[Part] = &[
    Part {
        id: "tiles",
        clause: "TH-7.1",
        rows: Rows::File("tiles"),
        columns: &[
            word("building", "building-"),
            exact("id").headed("sign"),
            word("set", "set-"),
            word("terrain", "terrain-"),
            with("cost", cost),
            text("building", "effect-", "", &[]),
            with("roads", roads),
            word("line", "line-"),
            with("positions", directions),
            word("raises", "building-"),
            word("products", "building-"),
        ],
    },
    Part {
        id: "crosses",
        clause: "TH-21.13",
        rows: Rows::File("crosses"),
        columns: &[word("elite", "terrain-"), word("r1", "terrain-"), word("r2", "terrain-")],
    },
    Part {
        id: "treasures",
        clause: "TH-22.3",
        rows: Rows::File("treasures"),
        columns: &[
            exact("id").headed("sign"),
            word("line", "line-"),
            word("terrain", "terrain-"),
            with("positions", directions),
        ],
    },
];

/// Scenarios that show players how a clause works, a few for each chapter.
pub(crate) const EXAMPLES: &[Example] = table::examples![
    "00-conventions/blues-tiles-lie-turned-and-so-do-their-roads.toml",
    "00-conventions/only-buildings-of-the-other-player-are-the-enemys.toml",
    "02-the-turn/a-unit-walled-in-by-tiles-can-lay-nothing-one-tile-is-lost.toml",
    "02-the-turn/a-take-moves-and-turns-the-shield-and-the-place-it-left-is-refilled.toml",
    "03-the-royal-offer/calling-a-unit-shortens-the-reach-at-once.toml",
    "03-the-royal-offer/withdrawing-a-unit-lengthens-the-reach-at-once-it-cannot-be-called-again.toml",
    "04-taking-a-tile/the-last-tile-of-the-pile-triggers-the-end-then-one-final-turn-each.toml",
    "05-the-hand/with-three-tiles-in-hand-nothing-may-be-thrown-away.toml",
    "05-the-hand/with-four-tiles-in-hand-the-turn-ends-with-exactly-one-removed.toml",
    "06-resources/four-sources-pay-for-three-buildings-the-take-is-still-due.toml",
    "06-resources/the-rulebook-builds-an-inn-and-a-trading-post-with-the-same-resources.toml",
    "07-building/a-site-touches-a-tile-with-an-own-unit-by-a-side-or-a-corner.toml",
    "07-building/roads-need-not-match-where-tiles-meet.toml",
    "08-extending-the-landscape/a-discount-covers-one-missing-resource-of-one-building.toml",
    "08-extending-the-landscape/the-rulebook-builds-a-bakery-cheaper-by-laying-terrain-first.toml",
    "09-units/a-unit-called-in-this-turn-is-an-anchor-for-the-next-call-and-for-a-site.toml",
    "09-units/units-step-are-called-onto-any-tile-without-a-unit-and-move-once.toml",
    "10-the-camp/with-an-empty-offer-no-camp-is-used-and-the-take-lapses.toml",
    "10-the-camp/two-camps-in-one-turn-each-after-another-take.toml",
    "11-the-siege-tower/an-enemy-siege-tower-can-be-destroyed-too.toml",
    "11-the-siege-tower/the-second-tower-destroys-a-cathedral-the-unit-on-it-stays.toml",
    "12-the-end-of-the-game/option-equal-turns-only-the-other-side-has-a-final-turn.toml",
    "12-the-end-of-the-game/a-camp-in-the-triggering-turn-takes-without-refill.toml",
    "13-scoring/a-complete-count-with-a-road-that-is-a-tie.toml",
    "13-scoring/only-an-own-unit-on-an-own-building-doubles-and-never-a-road.toml",
    "14-what-buildings-are-worth/a-marketplace-counts-tiles-at-its-sides-only.toml",
    "14-what-buildings-are-worth/a-mill-counts-every-yellow-group-at-its-sides.toml",
    "15-roads/a-closed-ring-counts-each-tile-once.toml",
    "15-roads/a-tile-turned-face-down-cuts-the-road.toml",
    "16-the-winner/equal-points-more-units-at-court-win.toml",
    "16-the-winner/equal-points-and-equally-many-units-at-court-a-draw.toml",
    "20-solo-set-up/the-last-building-of-the-turn-carries-the-scaffolding.toml",
    "21-solo-henrys-turn/rule-a-at-the-west-end-when-the-east-is-taken.toml",
    "21-solo-henrys-turn/rule-b-a-tile-without-a-road-blocks-the-first-open-road-end.toml",
    "22-solo-treasures/treasures-leave-when-a-line-holds-two-tiles-of-their-colour.toml",
    "22-solo-treasures/a-treasure-whose-condition-is-met-already-is-gone-as-it-is-put-down.toml",
    "23-solo-the-end/henrys-best-three-buildings-count-twice-three-treasures-five-points-each.toml",
    "23-solo-the-end/the-human-triggers-the-end-henry-has-the-first-final-turn.toml",
];

/// The clauses in which we answer what the rulebook leaves open.
pub(crate) const RULINGS: &[Ruling] = &[
    Ruling { id: "RU-49", clause: "TH-0.4" },
    Ruling { id: "RU-43", clause: "TH-1.5" },
    Ruling { id: "RU-15", clause: "TH-1.8" },
    Ruling { id: "RU-21", clause: "TH-1.9" },
    Ruling { id: "RU-35", clause: "TH-3.7" },
    Ruling { id: "RU-44", clause: "TH-3.7" },
    Ruling { id: "RU-17", clause: "TH-5.1" },
    Ruling { id: "RU-48", clause: "TH-5.2" },
    Ruling { id: "RU-18", clause: "TH-5.3" },
    Ruling { id: "RU-36", clause: "TH-6.2" },
    Ruling { id: "RU-46", clause: "TH-6.5" },
    Ruling { id: "RU-47", clause: "TH-6.6" },
    Ruling { id: "RU-12", clause: "TH-6.7" },
    Ruling { id: "RU-41", clause: "TH-7.6" },
    Ruling { id: "RU-38", clause: "TH-7.9" },
    Ruling { id: "RU-07", clause: "TH-8.5" },
    Ruling { id: "RU-45", clause: "TH-8.5" },
    Ruling { id: "RU-07", clause: "TH-8.7" },
    Ruling { id: "RU-22", clause: "TH-9.9" },
    Ruling { id: "RU-16", clause: "TH-10.4" },
    Ruling { id: "RU-08", clause: "TH-10.5" },
    Ruling { id: "RU-44", clause: "TH-10.8" },
    Ruling { id: "RU-10", clause: "TH-11.2" },
    Ruling { id: "RU-10", clause: "TH-11.6" },
    Ruling { id: "RU-09", clause: "TH-11.7" },
    Ruling { id: "RU-37", clause: "TH-12.1" },
    Ruling { id: "RU-11", clause: "TH-12.5" },
    Ruling { id: "RU-19", clause: "TH-13.4" },
    Ruling { id: "RU-01", clause: "TH-14.1" },
    Ruling { id: "RU-40", clause: "TH-14.3" },
    Ruling { id: "RU-13", clause: "TH-14.4" },
    Ruling { id: "RU-03", clause: "TH-14.5" },
    Ruling { id: "RU-29", clause: "TH-14.5" },
    Ruling { id: "RU-04", clause: "TH-14.8" },
    Ruling { id: "RU-50", clause: "TH-14.13" },
    Ruling { id: "RU-02", clause: "TH-14.17" },
    Ruling { id: "RU-39", clause: "TH-14.18" },
    Ruling { id: "RU-05", clause: "TH-14.19" },
    Ruling { id: "RU-06", clause: "TH-14.20" },
    Ruling { id: "RU-14", clause: "TH-15.4" },
    Ruling { id: "RU-42", clause: "TH-15.6" },
    Ruling { id: "RU-34", clause: "TH-15.10" },
    Ruling { id: "RU-20", clause: "TH-16.2" },
    Ruling { id: "RU-23", clause: "TH-21.7" },
    Ruling { id: "RU-24", clause: "TH-21.8" },
    Ruling { id: "RU-32", clause: "TH-21.11" },
    Ruling { id: "RU-26", clause: "TH-21.12" },
    Ruling { id: "RU-30", clause: "TH-21.13" },
    Ruling { id: "RU-25", clause: "TH-21.15" },
    Ruling { id: "RU-27", clause: "TH-22.6" },
    Ruling { id: "RU-51", clause: "TH-22.6" },
    Ruling { id: "RU-28", clause: "TH-22.7" },
    Ruling { id: "RU-09", clause: "TH-22.8" },
    Ruling { id: "RU-33", clause: "TH-23.1" },
    Ruling { id: "RU-31", clause: "TH-23.4" },
];

/// A price in words.
fn cost(value: &Value, words: &Dictionary) -> String {
    let say = |message: table::Message| words.say(&message, &|seat| seat.to_string());
    let n = |resource: &str| value.get(resource).and_then(Value::as_integer);
    let wood = n("wood").map(|n| say(message!("goods-wood", n = n)));
    let stone = n("stone").map(|n| say(message!("goods-stone", n = n)));
    let grain = n("grain").map(|n| say(message!("goods-grain", n = n)));
    [wood, stone, grain].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Roads by the sides they lead to: `E-W` is one road through the tile, `N, E` are two ends that do not meet.
fn roads(value: &Value, words: &Dictionary) -> String {
    let road = |road: &str| road.split('-').map(|side| direction(side.trim(), words)).collect::<Vec<_>>().join("–");
    plainly(value).split(',').map(road).collect::<Vec<_>>().join(", ")
}

fn directions(value: &Value, words: &Dictionary) -> String {
    value.as_array().into_iter().flatten().map(|side| direction(&plainly(side), words)).collect::<Vec<_>>().join(", ")
}

fn direction(side: &str, words: &Dictionary) -> String {
    named(words, "direction-", &side.to_lowercase())
}
