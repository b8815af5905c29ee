//! How the components of an edition are told to players, and which clauses are rulings of ours.

use table::components::{Part, Rows, exact, named, plain, plainly, text, with, word};
use table::example::Example;
use table::rules::Ruling;
use table::{Dictionary, Message};
use toml::Value;

/// The tables of components, in the order in which one meets them.
pub(crate) const PARTS: &[Part] = &[
    Part {
        id: "clans",
        clause: "NG-16.1",
        rows: Rows::Fixed(&["bear", "boar", "goat", "raven", "snake", "stag", "wolf"]),
        columns: &[word("id", "clan-").headed("clan"), text("id", "power-", "", &[])],
    },
    Part {
        id: "start",
        clause: "NG-2.8",
        rows: Rows::File("start"),
        columns: &[plain("places"), plain("food"), plain("wood"), plain("lore")],
    },
    Part {
        id: "prices",
        clause: "NG-5.7",
        rows: Rows::File("prices"),
        columns: &[plain("replace"), plain("remove"), plain("upgrade")],
    },
    Part {
        id: "building",
        clause: "NG-7.1",
        rows: Rows::File("building"),
        columns: &[
            word("id", "building-").headed("building"),
            plain("wood"),
            text("id", "building-", "-text", &["gives"]),
            plain("gives"),
            plain("copies"),
        ],
    },
    Part {
        id: "die",
        clause: "NG-11.5",
        rows: Rows::File("die"),
        columns: &[word("face", "face-"), plain("axes"), plain("skulls")],
    },
    Part {
        id: "winter",
        clause: "NG-13.1",
        rows: Rows::File("winter"),
        columns: &[plain("units"), plain("food"), plain("wood")],
    },
    Part {
        id: "creature",
        clause: "NG-24.1",
        rows: Rows::File("creature"),
        columns: &[
            word("kind", "kind-").headed("creature"),
            plain("strength"),
            plain("fame"),
            word("priorities", "priority-"),
            plain("hostile"),
            text("kind", "kind-", "-text", &[]),
        ],
    },
    Part {
        id: "card",
        clause: "NG-3.1",
        rows: Rows::File("card"),
        columns: &[
            word("id", "card-").headed("card"),
            exact("id").headed("sign"),
            text("id", "card-", "-text", &["effect", "counts", "each", "large"]),
            plain("flash"),
            plain("fame"),
            word("counts", "tally-"),
            plain("each"),
            plain("large"),
            exact("effect"),
        ],
    },
    Part {
        id: "tile",
        clause: "NG-9.1",
        rows: Rows::File("tile"),
        columns: &[exact("id").headed("sign"), with("areas", areas), plain("regular"), plain("rough")],
    },
];

/// Scenarios that show players how a clause works, a few for each chapter.
pub(crate) const EXAMPLES: &[Example] = table::examples![
    "01-general/a-card-that-waits-is-seen-by-all.toml",
    "01-general/phases-follow-each-other.toml",
    "02-set-up/the-first-tile-must-touch-a-start-tile.toml",
    "02-set-up/the-second-tile-may-touch-any-tile.toml",
    "03-cards/remove-draws-what-there-is.toml",
    "04-start-of-year/the-last-year-shows-achievements.toml",
    "05-actions/upgrade-keeping-the-card.toml",
    "05-actions/a-flash-card-alone-is-a-turn.toml",
    "06-recruit/recruit-places-one-unit.toml",
    "06-recruit/without-units-on-the-map-a-recruit-goes-to-neutral-territories.toml",
    "07-build/seven-tokens-of-a-type.toml",
    "07-build/no-type-twice-in-a-territory.toml",
    "08-move/units-in-an-enemy-territory-stay-others-may-join-them.toml",
    "08-move/the-other-order-the-lost-attack-may-only-go-home.toml",
    "09-explore/with-an-empty-pile-nobody-explores.toml",
    "09-explore/the-reasons-why-cell-b-is-not-offered.toml",
    "10-draw-and-special-actions/trading-post-one-card-each-way.toml",
    "10-draw-and-special-actions/a-draw-action-needs-all-its-cards.toml",
    "11-combat/food-is-limited-by-the-figures-in-the-combat.toml",
    "11-combat/mutual-destruction-nobody-wins-nobody-gains.toml",
    "12-harvest/everybody-completes-the-harvest-before-the-next.toml",
    "12-harvest/scorched-earth-snake-takes-a-resource-at-harvest.toml",
    "14-end-of-year/a-second-chance.toml",
    "14-end-of-year/a-second-chance-that-needs-a-tile.toml",
    "16-clan-powers/snake-declines.toml",
    "16-clan-powers/kaija-enters-no-enemy-territory.toml",
    "17-clan-cards/boar-clan-builds-a-small-building-for-nothing.toml",
    "17-clan-cards/resourceful-people-three-resources-draw-a-third-card.toml",
    "18-early-development-cards/negotiation-takes-a-card-back.toml",
    "18-early-development-cards/future-sight-works-once-a-year.toml",
    "19-advanced-development-cards/enemy-secrets-copies-any-card-of-a-neighbours-active-area.toml",
    "19-advanced-development-cards/outpost-settles-a-neutral-territory.toml",
    "20-achievements-and-unrest/unrest-may-wait-and-costs-five-fame.toml",
    "21-copying-and-reacting/the-window-opens-for-whoever-may-hold-defensive-strategy-and-tells.toml",
    "21-copying-and-reacting/defensive-strategy-waits-but-cannot-be-played.toml",
    "22-the-long-game/the-long-game-achievements-come-in-year-ten.toml",
    "23-teams/teams-one-step-cannot-end-with-the-partner.toml",
    "23-teams/partners-swap-resources-at-harvest-if-both-agree.toml",
    "24-creatures-set-up/by-option-they-must-avoid-her-where-they-can.toml",
    "24-creatures-set-up/set-up-units-may-stand-beside-a-valkyrie.toml",
    "25-creatures-appearance/a-second-chance-tile-with-a-lair-works-like-an-explore.toml",
    "25-creatures-appearance/with-nine-creatures-on-the-map-nothing-appears.toml",
    "26-creatures-sharing-a-territory/two-valkyries-let-nobody-in.toml",
    "26-creatures-sharing-a-territory/hidden-ways-and-retreats-avoid-her-too.toml",
    "27-creatures-fighting-them/a-declared-creature-fight-closes-its-territory-to-retreats.toml",
    "27-creatures-fighting-them/attacking-a-creature-a-fortress-does-not-help.toml",
    "28-creatures-their-phase/creatures-act-from-left-to-right.toml",
    "28-creatures-their-phase/equal-goals-the-first-player-chooses.toml",
    "29-creatures-what-they-do/a-brown-bear-holds-everybody-and-may-be-attacked-without-a-step.toml",
    "29-creatures-what-they-do/attacked-by-a-player-units-leave-the-bear-by-retreat.toml",
    "30-more-creatures/more-creatures-whoever-passes-may-call-one-to-the-free-lair.toml",
];

/// The clauses in which we answer what the rulebook leaves open.
pub(crate) const RULINGS: &[Ruling] = &[
    Ruling { id: "RU-4", clause: "NG-1.8" },
    Ruling { id: "RU-1", clause: "NG-1.10" },
    Ruling { id: "RU-2", clause: "NG-1.11" },
    Ruling { id: "RU-3", clause: "NG-1.14" },
    Ruling { id: "RU-5", clause: "NG-2.5" },
    Ruling { id: "RU-6", clause: "NG-2.7" },
    Ruling { id: "RU-7", clause: "NG-2.13" },
    Ruling { id: "RU-7", clause: "NG-2.14" },
    Ruling { id: "RU-8", clause: "NG-3.6" },
    Ruling { id: "RU-9", clause: "NG-3.7" },
    Ruling { id: "RU-10", clause: "NG-5.5" },
    Ruling { id: "RU-11", clause: "NG-5.14" },
    Ruling { id: "RU-12", clause: "NG-6.3" },
    Ruling { id: "RU-12", clause: "NG-6.5" },
    Ruling { id: "RU-13", clause: "NG-6.6" },
    Ruling { id: "RU-12", clause: "NG-6.7" },
    Ruling { id: "RU-38", clause: "NG-6.9" },
    Ruling { id: "RU-14", clause: "NG-9.4" },
    Ruling { id: "RU-39", clause: "NG-9.6" },
    Ruling { id: "RU-15", clause: "NG-9.8" },
    Ruling { id: "RU-15", clause: "NG-9.9" },
    Ruling { id: "RU-16", clause: "NG-9.14" },
    Ruling { id: "RU-8", clause: "NG-10.5" },
    Ruling { id: "RU-46", clause: "NG-11.3" },
    Ruling { id: "RU-17", clause: "NG-11.11" },
    Ruling { id: "RU-38", clause: "NG-11.11" },
    Ruling { id: "RU-18", clause: "NG-11.14" },
    Ruling { id: "RU-19", clause: "NG-11.15" },
    Ruling { id: "RU-20", clause: "NG-12.1" },
    Ruling { id: "RU-55", clause: "NG-12.1" },
    Ruling { id: "RU-21", clause: "NG-13.2" },
    Ruling { id: "RU-22", clause: "NG-14.4" },
    Ruling { id: "RU-23", clause: "NG-15.5" },
    Ruling { id: "RU-23", clause: "NG-15.6" },
    Ruling { id: "RU-13", clause: "NG-16.1" },
    Ruling { id: "RU-24", clause: "NG-16.3" },
    Ruling { id: "RU-25", clause: "NG-16.6" },
    Ruling { id: "RU-26", clause: "NG-17.1" },
    Ruling { id: "RU-53", clause: "NG-17.8" },
    Ruling { id: "RU-27", clause: "NG-17.11" },
    Ruling { id: "RU-50", clause: "NG-17.11" },
    Ruling { id: "RU-28", clause: "NG-17.17" },
    Ruling { id: "RU-29", clause: "NG-18.3" },
    Ruling { id: "RU-30", clause: "NG-18.5" },
    Ruling { id: "RU-31", clause: "NG-19.2" },
    Ruling { id: "RU-32", clause: "NG-19.5" },
    Ruling { id: "RU-33", clause: "NG-19.6" },
    Ruling { id: "RU-54", clause: "NG-19.18" },
    Ruling { id: "RU-34", clause: "NG-20.3" },
    Ruling { id: "RU-35", clause: "NG-21.1" },
    Ruling { id: "RU-35", clause: "NG-21.2" },
    Ruling { id: "RU-35", clause: "NG-21.3" },
    Ruling { id: "RU-36", clause: "NG-21.5" },
    Ruling { id: "RU-37", clause: "NG-21.6" },
    Ruling { id: "RU-37", clause: "NG-21.7" },
    Ruling { id: "RU-40", clause: "NG-23.6" },
    Ruling { id: "RU-40", clause: "NG-23.8" },
    Ruling { id: "RU-41", clause: "NG-24.4" },
    Ruling { id: "RU-22", clause: "NG-25.5" },
    Ruling { id: "RU-38", clause: "NG-26.5" },
    Ruling { id: "RU-42", clause: "NG-27.12" },
    Ruling { id: "RU-43", clause: "NG-28.5" },
    Ruling { id: "RU-44", clause: "NG-30.3" },
];

/// Areas: the letter, the sides of the tile it reaches, and what is printed there.
fn areas(value: &Value, words: &Dictionary) -> String {
    value.as_array().into_iter().flatten().map(|each| area(&plainly(each), words)).collect::<Vec<_>>().join("; ")
}

fn area(text: &str, words: &Dictionary) -> String {
    let mut parts = text.split_whitespace();
    let letter = parts.next().unwrap_or_default();
    let sides = parts.next().unwrap_or_default().chars();
    let sides: Vec<String> = sides.map(|side| named(words, "side-", &side.to_string())).collect();
    let printed: Vec<String> = parts.map(|part| print(part, words)).collect();
    let key = if printed.is_empty() { "area-said-empty" } else { "area-said" };
    let said = Message::new(key).with("letter", letter).with("sides", sides.join(", "));
    let said = if printed.is_empty() { said } else { said.with("printed", printed.join(", ")) };
    words.say(&said, &|seat| seat.to_string())
}

/// What is printed in an area: a resource, a slot, a lair.
fn print(part: &str, words: &Dictionary) -> String {
    let prefixes = ["resource-", "slot-", "print-"];
    let key = prefixes.iter().map(|prefix| format!("{prefix}{part}")).find(|key| words.has(key));
    key.map_or_else(|| part.to_owned(), |key| words.word(&key))
}
