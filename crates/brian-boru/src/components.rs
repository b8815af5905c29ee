//! How the components of an edition are told to players, and which clauses are rulings of ours.

use crate::edition::{Gift, Symbols};
use table::components::{Column, Part, Rows, Say, named, plain, plainly, with, word};
use table::example::Example;
use table::rules::Ruling;
use table::{Arg, Dictionary, Message, message};
use toml::Value;

/// The tables of components, in the order in which one meets them.
pub(crate) const PARTS: &[Part] = &[
    Part {
        id: "start",
        clause: "BB-2.3",
        rows: Rows::File("start"),
        columns: &[plain("coins"), plain("renown"), plain("vp")],
    },
    Part {
        id: "players",
        clause: "BB-4.2",
        rows: Rows::File("players"),
        columns: &[plain("players"), plain("dealt"), plain("ordinary_marriages")],
    },
    Part {
        id: "vikings",
        clause: "BB-3.3",
        rows: Rows::File("vikings"),
        columns: &[plain("second_12"), plain("second_13")],
    },
    Part {
        id: "cards",
        clause: "BB-7.1",
        rows: Rows::File("cards"),
        columns: &[
            word("value", "card-").headed("card"),
            word("suit", "suit-"),
            with("primary", symbols),
            with("a", symbols),
            with("b", symbols),
        ],
    },
    Part {
        id: "costs",
        clause: "BB-7.8",
        rows: Rows::File("costs"),
        columns: &[plain("extra"), plain("expansion"), plain("unpaid"), plain("monastery")],
    },
    Part {
        id: "marriages",
        clause: "BB-11.4",
        rows: Rows::File("marriages"),
        columns: &[word("id", "marriage-").headed("card"), plain("points"), with("benefit", gift)],
    },
    Part { id: "princess", clause: "BB-12.6", rows: Rows::File("princess"), columns: &[plain("spurn")] },
    Part {
        id: "track",
        clause: "BB-13.3",
        rows: Rows::File("track"),
        columns: &[plain("space"), with("reward", gift)],
    },
    Part {
        id: "regions",
        clause: "BB-17.2",
        rows: Rows::File("regions"),
        columns: &[word("id", "region-").headed("region"), plain("threshold"), plain("points")],
    },
    Part {
        id: "spread",
        clause: "BB-19.9",
        rows: Rows::File("spread"),
        columns: &[Column { key: "points", head: "spread", say: Say::With(spread) }],
    },
    Part {
        id: "towns",
        clause: "BB-1.4",
        rows: Rows::File("towns"),
        columns: &[
            word("id", "town-").headed("town"),
            plain("id").headed("sign"),
            with("id", region).headed("region"),
            word("colour", "suit-"),
        ],
    },
    Part { id: "roads", clause: "BB-8.2", rows: Rows::File("roads"), columns: &[with("list", roads)] },
    Part {
        id: "sketch",
        clause: "BB-2.1",
        rows: Rows::Keys("sketch.at"),
        columns: &[word("id", "town-").headed("town"), plain("value").headed("at")],
    },
];

/// Scenarios that show players how a clause works, a few for each chapter.
pub(crate) const EXAMPLES: &[Example] = table::examples![
    "01-general/a-town-from-the-marriage-track-is-always-a-free-one.toml",
    "01-general/play-goes-clockwise-after-the-last-seat-comes-the-first.toml",
    "02-setting-up/starting-towns-the-marker-holder-begins-and-a-region-with-a-disc-is.toml",
    "04-the-draft/a-draft-of-three-players-the-first-packet-comes-back-with-two-cards.toml",
    "04-the-draft/in-the-draft-a-player-sees-his-own-packet-and-choice-of-the-others-only.toml",
    "05-tricks/a-card-that-does-not-match-the-town-is-refused-as-lead-white-is-allowed.toml",
    "05-tricks/whoever-holds-the-marker-after-the-trick-leads-the-next-one.toml",
    "06-resolving-an-action/red-2-lower-action-two-axes.toml",
    "06-resolving-an-action/red-5-lower-action-two-axes.toml",
    "07-symbols/david-may-buy-no-more-than-two-raiders-with-five-coins.toml",
    "07-symbols/two-axes-three-raiders-six-coins-only-one-can-be-bought.toml",
    "08-expansion/which-towns-one-may-expand-into.toml",
    "08-expansion/kamilas-expansion-of-the-example-one-road-is-blocked-so-there-is-one.toml",
    "09-the-marriage-track/paying-to-step-onto-an-occupied-space-is-legal-and-may-be-wasted.toml",
    "09-the-marriage-track/the-alternative-of-the-example-without-paying-petr-is-pushed-down-to.toml",
    "10-upkeep/a-whole-upkeep-of-three-players.toml",
    "11-marriage/orlaith-her-town-is-placed-before-the-town-of-space-8-renown-and-coins.toml",
    "11-marriage/niall-2-points-and-a-free-town-in-n.toml",
    "12-the-princess-of-denmark/the-princess-spurned-four-points-and-no-card.toml",
    "12-the-princess-of-denmark/the-princess-kept-for-trade-who-did-not-win-her-has-no-say.toml",
    "14-battle-the-incursion/one-chooser-two-losers-who-still-share-the-second-reward.toml",
    "14-battle-the-incursion/five-players-three-losers-one-after-another-from-the-marker.toml",
    "16-church/five-discs-each-both-get-a-point-and-both-build.toml",
    "16-church/the-church-leader-builds-exactly-four-discs-are-three-after-the-second.toml",
    "21-options/five-players-all-five-cards-in-the-fifth-trick-only-the-town-is-asked.toml",
    "21-options/expansion-into-the-active-town-allowed-the-winner-gets-only-the-marker.toml",
];

/// The clauses in which we answer what the rulebooks leave open or answer differently.
pub(crate) const RULINGS: &[Ruling] = &[
    Ruling { id: "RU-33", clause: "BB-1.3" },
    Ruling { id: "RU-29", clause: "BB-1.12" },
    Ruling { id: "RU-35", clause: "BB-2.6" },
    Ruling { id: "RU-35", clause: "BB-2.7" },
    Ruling { id: "RU-34", clause: "BB-2.8" },
    Ruling { id: "RU-06", clause: "BB-2.11" },
    Ruling { id: "RU-27", clause: "BB-5.2" },
    Ruling { id: "RU-38", clause: "BB-5.3" },
    Ruling { id: "RU-01", clause: "BB-5.6" },
    Ruling { id: "RU-02", clause: "BB-5.7" },
    Ruling { id: "RU-38", clause: "BB-5.11" },
    Ruling { id: "RU-22", clause: "BB-6.5" },
    Ruling { id: "RU-08", clause: "BB-7.4" },
    Ruling { id: "RU-23", clause: "BB-7.10" },
    Ruling { id: "RU-22", clause: "BB-7.15" },
    Ruling { id: "RU-04", clause: "BB-8.4" },
    Ruling { id: "RU-23", clause: "BB-9.2" },
    Ruling { id: "RU-20", clause: "BB-11.3" },
    Ruling { id: "RU-05", clause: "BB-11.7" },
    Ruling { id: "RU-20", clause: "BB-13.4" },
    Ruling { id: "RU-14", clause: "BB-14.6" },
    Ruling { id: "RU-11", clause: "BB-14.7" },
    Ruling { id: "RU-09", clause: "BB-14.8" },
    Ruling { id: "RU-10", clause: "BB-14.9" },
    Ruling { id: "RU-07", clause: "BB-16.5" },
    Ruling { id: "RU-14", clause: "BB-16.9" },
    Ruling { id: "RU-16", clause: "BB-17.7" },
    Ruling { id: "RU-18", clause: "BB-19.5" },
    Ruling { id: "RU-17", clause: "BB-19.6" },
    Ruling { id: "RU-31", clause: "BB-19.9" },
];

/// The symbols of an action in words.
fn symbols(value: &Value, words: &Dictionary) -> String {
    let text = plainly(value);
    match text.parse::<Symbols>() {
        Ok(symbols) if symbols.0.is_empty() => "–".to_owned(),
        Ok(symbols) => say(words, &message!("list-all", list = symbols.in_words())),
        Err(_) => text,
    }
}

/// A reward in words.
fn gift(value: &Value, words: &Dictionary) -> String {
    let text = plainly(value);
    match text.parse::<Gift>() {
        Ok(Gift::Nothing) => words.word("gift-none"),
        Ok(Gift::Coins(n)) => say(words, &message!("symbol-coin", n = n)),
        Ok(Gift::Renown(n)) => say(words, &message!("gift-renown", n = n)),
        Ok(Gift::Town(None)) => words.word("gift-town"),
        Ok(Gift::Town(Some(region))) => {
            say(words, &message!("gift-town-in", region = Arg::Term(format!("region-{region}").into())))
        }
        Err(_) => text,
    }
}

/// The region of a town: the letter its sign begins with.
fn region(value: &Value, words: &Dictionary) -> String {
    named(words, "region-", &plainly(value).chars().take(1).collect::<String>())
}

/// Roads by the names of their ends.
fn roads(value: &Value, words: &Dictionary) -> String {
    let town = |sign: &str| named(words, "town-", sign);
    let road = |value: &Value| match plainly(value).split_once('-') {
        Some((one, other)) => format!("{} – {}", town(one), town(other)),
        None => plainly(value),
    };
    value.as_array().into_iter().flatten().map(road).collect::<Vec<_>>().join(", ")
}

/// Points by number of regions.
fn spread(value: &Value, _: &Dictionary) -> String {
    let each = value.as_array().into_iter().flatten().enumerate();
    each.map(|(regions, points)| format!("{regions}: {}", plainly(points))).collect::<Vec<_>>().join(", ")
}

fn say(words: &Dictionary, message: &Message) -> String {
    words.say(message, &|seat| seat.to_string())
}
