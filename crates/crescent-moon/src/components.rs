//! How the components of an edition are told to players, and which clauses are rulings of ours.

use table::components::{Column, Part, Rows, exact, named, plain, plainly, text, with, word};
use table::example::Example;
use table::rules::Ruling;
use table::{Dictionary, message};
use toml::{Table, Value};

const WARLORD: Column = plain("warlord");
const MURSHID: Column = plain("murshid");
const SULTAN: Column = plain("sultan");
const CALIPH: Column = plain("caliph");
const NOMAD: Column = plain("nomad");

/// The tables of components, in the order in which one meets them.
pub(crate) const PARTS: &[Part] = &[
    Part {
        id: "characters",
        clause: "CM-2.1",
        rows: Rows::Fixed(&["warlord", "murshid", "sultan", "caliph", "nomad"]),
        columns: &[word("id", "character-").headed("character"), text("id", "advice-", "", &[])],
    },
    Part {
        id: "objectives",
        clause: "CM-14.1",
        rows: Rows::File("objectives"),
        columns: &[
            word("id", "score-").headed("objective"),
            word("character", "character-"),
            word("when", "when-"),
            text("id", "worth-", "", &["vp", "most", "coins"]),
            plain("most"),
            plain("coins").headed("tribute"),
            exact("vp").headed("formula"),
        ],
    },
    Part {
        id: "start_coins",
        clause: "CM-2.6",
        rows: Rows::File("start_coins"),
        columns: &[plain("players"), WARLORD, MURSHID, SULTAN, CALIPH, NOMAD],
    },
    Part {
        id: "groups",
        clause: "CM-2.13",
        rows: Rows::File("groups"),
        columns: &[plain("id").headed("group"), with("pieces", group)],
    },
    Part {
        id: "pieces",
        clause: "CM-1.12",
        rows: Rows::File("pieces"),
        columns: &[word("piece", "piece-"), WARLORD, MURSHID, SULTAN, CALIPH, NOMAD],
    },
    Part {
        id: "unit_limit",
        clause: "CM-9.2",
        rows: Rows::File("unit_limit"),
        columns: &[WARLORD, MURSHID, SULTAN, CALIPH, NOMAD],
    },
    Part {
        id: "income",
        clause: "CM-4.2",
        rows: Rows::File("income"),
        columns: &[with("source", income), plain("coins"), plain("extra")],
    },
    Part {
        id: "reserves",
        clause: "CM-4.5",
        rows: Rows::File("reserves"),
        columns: &[
            word("character", "character-"),
            text("character", "reserves-", "", &["value"]),
            exact("value").headed("formula"),
        ],
    },
    Part {
        id: "actions",
        clause: "CM-5.2",
        rows: Rows::File("actions"),
        columns: &[word("action", "verb-"), WARLORD, MURSHID, SULTAN, CALIPH, NOMAD],
    },
    Part {
        id: "build",
        clause: "CM-6.5",
        rows: Rows::File("build"),
        columns: &[word("piece", "piece-"), WARLORD, MURSHID, SULTAN, CALIPH, NOMAD],
    },
    Part {
        id: "surcharge",
        clause: "CM-6.6",
        rows: Rows::File("surcharge"),
        columns: &[word("terrain", "tile-"), plain("coins")],
    },
    Part {
        id: "market",
        clause: "CM-6.28",
        rows: Rows::File("market"),
        columns: &[word("row", "market-"), plain("slots"), plain("price")],
    },
    Part {
        id: "sack",
        clause: "CM-11.17",
        rows: Rows::File("sack"),
        columns: &[word("building", "piece-"), plain("coins"), plain("vp")],
    },
    Part {
        id: "numbers",
        clause: "CM-1.1",
        rows: Rows::File("numbers"),
        columns: &[word("id", "number-").headed("what"), plain("value")],
    },
    Part {
        id: "cards",
        clause: "CM-8.1",
        rows: Rows::File("cards"),
        columns: &[
            word("id", "card-").headed("card"),
            plain("name"),
            text("id", "text-", "", &["combat", "contest", "action", "anytime", "timing", "window"]),
            word("type", "type-"),
            word("associated", "character-"),
            plain("copies"),
            word("dealt_to", "character-"),
            word("timing", "timing-"),
            word("window", "window-"),
            exact("combat"),
            exact("contest"),
            exact("action").headed("act"),
            exact("anytime"),
        ],
    },
    Part {
        id: "tiles",
        clause: "CM-3.1",
        rows: Rows::File("tiles"),
        columns: &[word("tile", "tile-"), plain("count"), plain("out")],
    },
    Part {
        id: "layouts",
        clause: "CM-2.4",
        rows: Rows::File("layouts"),
        columns: &[word("id", "option-map-").headed("map"), with("hexes", hexes)],
    },
];

/// Scenarios that show players how a clause works, a few for each chapter.
pub(crate) const EXAMPLES: &[Example] = table::examples![
    "01-terms/the-sultan-is-present-in-every-town-and-city-whoever-controls-the-hex.toml",
    "01-terms/one-fort-or-castle-one-town-or-city-and-the-palace-beside-them.toml",
    "02-setting-up/the-second-tile-touches-two.toml",
    "02-setting-up/no-tile-may-close-a-mouth-of-the-river.toml",
    "03-the-map/a-river-stops-an-assault-unless-there-are-boats-and-stops-again-in-the.toml",
    "03-the-map/ambush-one-strength-elsewhere.toml",
    "04-preparation/open-cards-come-back-in-upkeep-and-the-hand-limit-applies-at-once.toml",
    "05-the-action-phase/a-card-that-can-do-nothing-cannot-be-the-action.toml",
    "05-the-action-phase/the-warlord-cannot-build.toml",
    "06-standard-actions/boats-change-movement-only.toml",
    "06-standard-actions/no-influence-where-the-own-token-lies.toml",
    "07-bargains-and-deals/nobody-promises-more-points-than-owned.toml",
    "07-bargains-and-deals/only-as-many-as-lie-on-the-nomads-card-for-as-little-as-nothing.toml",
    "08-power-cards-and-the-market/commander-one-strength-for-an-army-that-is-not-larger.toml",
    "08-power-cards-and-the-market/siege-engines-nothing-without-a-stronghold.toml",
    "09-limits/conquest-counts-for-the-hand-limit-and-cannot-be-discarded.toml",
    "09-limits/surplus-mercenaries-of-the-nomad-go-to-supply-not-to-the-reserves-card.toml",
    "10-unique-actions/uprising-with-a-single-disc.toml",
    "10-unique-actions/intrigue-with-cards-enough-takes-one-and-puts-the-rest-on-top.toml",
    "11-combat/a-lost-assault-of-the-sultan.toml",
    "11-combat/the-warlord-scores-although-beaten.toml",
    "12-influence-contest/a-supporters-token-goes-too-when-the-attacker-wins.toml",
    "12-influence-contest/military-against-civil-influence-a-tie-for-the-attacker.toml",
    "14-scoring-and-the-end/the-nomad-pays-for-points-after-the-map-was-counted.toml",
    "15-with-four-players/with-four-players-nobody-bribes-and-a-nomad-card-is-paid-to-the-bank.toml",
    "15-with-four-players/with-four-players-only-the-own-discs-limit-mercenaries.toml",
];

/// The clauses in which we answer what the rulebook leaves open.
pub(crate) const RULINGS: &[Ruling] = &[
    Ruling { id: "X-1", clause: "CM-1.6" },
    Ruling { id: "X-2", clause: "CM-1.12" },
    Ruling { id: "X-3", clause: "CM-1.15" },
    Ruling { id: "X-4", clause: "CM-2.9" },
    Ruling { id: "X-5", clause: "CM-2.17" },
    Ruling { id: "X-6", clause: "CM-2.18" },
    Ruling { id: "X-7", clause: "CM-2.19" },
    Ruling { id: "X-8", clause: "CM-4.7" },
    Ruling { id: "X-9", clause: "CM-5.3" },
    Ruling { id: "X-10", clause: "CM-5.4" },
    Ruling { id: "X-11", clause: "CM-6.4" },
    Ruling { id: "X-12", clause: "CM-6.32" },
    Ruling { id: "X-13", clause: "CM-6.33" },
    Ruling { id: "X-14", clause: "CM-7.2" },
    Ruling { id: "X-14", clause: "CM-7.3" },
    Ruling { id: "X-15", clause: "CM-7.9" },
    Ruling { id: "X-16", clause: "CM-8.7" },
    Ruling { id: "X-4", clause: "CM-8.9" },
    Ruling { id: "X-17", clause: "CM-8.10" },
    Ruling { id: "X-18", clause: "CM-9.1" },
    Ruling { id: "X-19", clause: "CM-10.2" },
    Ruling { id: "X-19", clause: "CM-10.3" },
    Ruling { id: "X-20", clause: "CM-10.6" },
    Ruling { id: "X-15", clause: "CM-11.2" },
    Ruling { id: "X-16", clause: "CM-11.2" },
    Ruling { id: "X-21", clause: "CM-11.5" },
    Ruling { id: "X-22", clause: "CM-11.7" },
    Ruling { id: "X-23", clause: "CM-11.10" },
    Ruling { id: "X-24", clause: "CM-11.13" },
    Ruling { id: "X-25", clause: "CM-11.19" },
    Ruling { id: "X-10", clause: "CM-11.21" },
    Ruling { id: "X-15", clause: "CM-12.2" },
    Ruling { id: "X-16", clause: "CM-12.2" },
    Ruling { id: "X-26", clause: "CM-12.13" },
    Ruling { id: "X-27", clause: "CM-12.14" },
    Ruling { id: "X-28", clause: "CM-14.5" },
];

/// The pieces of a starting group in words.
fn group(value: &Value, words: &Dictionary) -> String {
    let text = plainly(value);
    let piece = |sign: &str| {
        let many = |rest: &str| rest.parse::<u8>().ok();
        let named_piece = |name: &str| Some(words.word(name));
        match sign {
            "F" => named_piece("piece-fort"),
            "K" => named_piece("piece-castle"),
            "t" => named_piece("piece-town"),
            "c" => named_piece("piece-city"),
            "i" => named_piece("piece-influence"),
            _ => None,
        }
        .or_else(|| many(sign.strip_suffix('o')?).map(|n| units(words, &message!("units-ordinary", ordinary = n))))
        .or_else(|| many(sign.strip_suffix('m')?).map(|n| units(words, &message!("units-mercenary", mercenary = n))))
        .unwrap_or_else(|| sign.to_owned())
    };
    let mut parts = text.split_whitespace();
    let owner = named(words, "character-", parts.next().unwrap_or_default());
    format!("{owner}: {}", parts.map(piece).collect::<Vec<_>>().join(", "))
}

fn units(words: &Dictionary, message: &table::Message) -> String {
    words.say(message, &|seat| seat.to_string())
}

/// What brings an income: a terrain, a piece, a token.
fn income(value: &Value, words: &Dictionary) -> String {
    let text = plainly(value);
    let key = ["tile-", "piece-", "income-"].iter().map(|prefix| format!("{prefix}{text}")).find(|key| words.has(key));
    key.map_or(text, |key| words.word(&key))
}

/// The hexes of a map.
fn hexes(value: &Value, words: &Dictionary) -> String {
    value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_table)
        .map(|hex| one_hex(hex, words))
        .collect::<Vec<_>>()
        .join("; ")
}

fn one_hex(hex: &Table, words: &Dictionary) -> String {
    let part = |key: &str| hex.get(key).map(plainly);
    let rivers = part("rivers").map(|rivers| format!("({rivers})"));
    let out = hex.get("out").and_then(Value::as_bool).unwrap_or_default().then(|| "4".to_owned());
    let tile = part("tile").map(|tile| named(words, "tile-", &tile));
    [part("at"), tile, rivers, part("group"), out].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
