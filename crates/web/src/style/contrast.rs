//! What is written and what is marked can be told from what it lies on, by day and at night: computed from the style sheets themselves.

use super::sheet::{Colour, Sheet, Theme};

/// What is read needs this contrast, by WCAG 2; so do small letters on boards.
const READ: f64 = 4.5;

/// What is only to be seen, such as a symbol that words explain elsewhere, needs this.
const SEEN: f64 = 3.0;

/// A property of a selector; several selectors that hold for the same thing are parted by `|`, the nearest first.
type Of = (&'static str, &'static str);

/// What lies on what: the ink, the ground, what shines through the ground, who sets their variables (each of these is tried by itself).
struct Pair {
    ink: Of,
    ground: Of,
    below: &'static [Of],
    within: &'static [&'static str],
    least: f64,
}

const fn read(ink: Of, ground: Of) -> Pair {
    Pair { ink, ground, below: &[], within: &[""], least: READ }
}

const fn seen(ink: Of, ground: Of) -> Pair {
    Pair { least: SEEN, ..read(ink, ground) }
}

impl Pair {
    const fn over(self, below: &'static [Of]) -> Pair {
        Pair { below, ..self }
    }

    const fn within(self, within: &'static [&'static str]) -> Pair {
        Pair { within, ..self }
    }
}

const SEATS: &[&str] = &[".seat-a", ".seat-b", ".seat-c", ".seat-d", ".seat-e", ".seat-f", ".seat-g", ".seat-h"];

/// What can be done, drawn on each of these grounds.
fn marked(mark: &'static str, grounds: &[Of], within: &'static [&'static str]) -> Vec<Pair> {
    grounds.iter().map(|ground| seen((mark, "stroke"), *ground).within(within)).collect()
}

/// Checks every pair in both themes, and lists what cannot be told apart.
fn check(sheet: &Sheet, pairs: &[Pair]) {
    let mut faults = Vec::new();
    for Pair { ink, ground, below, within, least } in pairs {
        for (theme, by) in Theme::ALL.into_iter().flat_map(|theme| within.iter().map(move |by| (theme, *by))) {
            let colour = |(selector, property): Of| sheet.colour(selector, property, by, theme);
            let grounds: Vec<Colour> = match below {
                [] => vec![colour(*ground)],
                below => below.iter().map(|below| colour(*ground).over(colour(*below))).collect(),
            };
            for ground_colour in grounds {
                assert!(ground_colour.is_whole(), "what lies below {ground:?} shows");
                let ratio = colour(*ink).over(ground_colour).contrast(ground_colour);
                if ratio < *least {
                    faults.push(format!("{theme:?} {by}: {ink:?} on {ground:?} has only {ratio:.2} of {least}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The sheet of the site with that of a game.
fn sheet_of(game: &str) -> Sheet {
    let entry = shelf::all_games().iter().find(|entry| entry.id() == game);
    Sheet::read(&crate::style_sheet(entry.expect("the game is on the shelf")))
}

#[test]
fn text_is_readable_in_both_themes() {
    let sheet = Sheet::read(crate::assets::SITE);
    let root = |name: &str, theme| sheet.variable_colour(name, theme);
    let grounds = ["paper", "sheet", "sheet-2", "accent-wash", "offer-wash"];
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    for ink in ["ink", "ink-2", "accent", "accent-2"] {
        pairs.extend(grounds.map(|ground| (ink, ground)));
    }
    pairs.extend(["sheet", "paper", "sheet-2"].map(|ground| ("ink-3", ground)));
    pairs.extend(["ink", "ink-2"].map(|ink| (ink, "sheet-3")));
    pairs.extend(["sheet", "good-wash"].map(|ground| ("good", ground)));
    pairs.extend(["sheet", "bad-wash", "sheet-2"].map(|ground| ("bad", ground)));
    pairs.extend([("accent-ink", "accent"), ("accent-ink", "accent-2"), ("sheet", "good"), ("ink", "land-halo")]);
    pairs.extend([("on-red", "red"), ("on-blue", "blue"), ("on-yellow", "yellow"), ("on-royal", "royal")]);
    pairs.push(("gold-ink", "gold"));
    let marks = ["offer", "focus", "line-2", "bad"].into_iter().flat_map(|mark| [(mark, "paper"), (mark, "sheet")]);
    for theme in Theme::ALL {
        let told = pairs.iter().map(|pair| (*pair, READ)).chain(marks.clone().map(|pair| (pair, SEEN)));
        for ((ink, ground), least) in told {
            let ratio = root(ink, theme).contrast(root(ground, theme));
            assert!(ratio >= least, "{theme:?}: --{ink} on --{ground} has only {ratio:.2}");
        }
    }
}

#[test]
fn the_emblem_of_every_seat_stands_out_from_its_disc() {
    check(&Sheet::read(crate::assets::SITE), &[read((".disc-emblem", "fill"), (".disc-face", "fill")).within(SEATS)]);
}

/// What the map of Ireland is made of.
const IRELAND: &[Of] = &[
    (".land-N", "fill"),
    (".land-U", "fill"),
    (".land-B", "fill"),
    (".land-C", "fill"),
    (".land-S", "fill"),
    (".land-D", "fill"),
    (".land-L", "fill"),
    (".land-M", "fill"),
    (".sea", "fill"),
];

const SUITS: &[&str] = &[".suit-red", ".suit-blue", ".suit-yellow", ".suit-white"];

#[test]
fn the_map_and_the_cards_of_brian_boru_can_be_read() {
    let plaque = (".plaque-base", "fill");
    check(
        &sheet_of("brian-boru"),
        &[
            read((".board .town-name", "fill"), (".board .town-name", "stroke")).over(IRELAND),
            read((".board text", "fill"), plaque).over(IRELAND),
            read((".board .plaque-total", "fill"), plaque).over(IRELAND),
            read((".board .plaque-total.is-reached", "fill"), plaque).over(IRELAND),
            read((".board .claim-points", "fill"), (".claim-shield", "fill")),
            read((".board .claim.is-down .claim-points", "fill"), (".claim.is-down .claim-shield", "fill")),
            read((".board .raid-count", "fill"), (".sea", "fill")),
            seen((".town-red", "color"), (".town-red .town-shape", "fill")),
            seen((".town-blue", "color"), (".town-blue .town-shape", "fill")),
            seen((".town-yellow", "color"), (".town-yellow .town-shape", "fill")),
            seen((".viking-token", "color"), (".viking-token circle", "fill")),
            read((".card-value", "fill"), (".card-band", "fill")).within(SUITS),
            read((".card-tag", "color"), (".card-tag", "background")).within(SUITS),
            read((".card text.card-mark", "fill"), (".card-line", "fill")),
            read((".card text.card-mark", "fill"), (".card-line.is-win", "fill")),
            read((".card-none", "fill"), (".card-line", "fill")),
            read((".card-price text", "fill"), (".card-price circle", "fill")),
            read((".card-wins", "color"), (".card-wins", "background")),
            read((".claim-value", "color"), (".claim-value", "background")),
            read((".claim-value.is-down", "color"), (".claim-value.is-down", "background")),
            seen((".card .is-axe", "color"), (".card-line", "fill")),
            seen((".card .is-cross", "color"), (".card-line", "fill")),
            seen((".card .is-ring", "color"), (".card-line.is-win", "fill")),
        ],
    );
}

const TERRAINS: &[&str] = &[".terrain-gn", ".terrain-gy", ".terrain-ye"];

const HEIRS: &[&str] =
    &[":is(.table-two-heirs, .art-two-heirs) .seat-a", ":is(.table-two-heirs, .art-two-heirs) .seat-b"];

#[test]
fn the_landscape_of_the_two_heirs_can_be_read() {
    check(
        &sheet_of("two-heirs"),
        &[
            read((".th-numbers text", "fill"), (".th-cloth", "fill")),
            read((".th-svg .th-letter text", "fill"), (".th-letter circle", "fill")).within(TERRAINS),
            read((".th-svg .th-pip text", "fill"), (".th-pip rect", "fill")).within(TERRAINS),
            read((".th-svg .th-pip.is-missing text", "fill"), (".th-pip.is-missing rect", "fill")),
            read((".th-svg .th-sign", "fill"), (".th-mark-base", "fill")),
            read((".th-svg .th-tiny", "fill"), (".th-mark-base", "fill")),
            read((".th-svg .th-tag text", "fill"), (".th-tag rect", "fill")),
            read((".th-svg .th-tag text", "fill"), (".th-tag rect", "fill")).within(HEIRS),
            read((".th-svg .th-points text", "fill"), (".th-points rect", "fill")),
            read((".th-svg .th-points text", "fill"), (".th-points.is-doubled rect", "fill")),
            read((".th-svg .th-number", "fill"), (".th-shield", "fill")).within(HEIRS),
            read((".th-svg text", "fill"), (".th-gain rect", "fill")),
            read(
                (".th-svg .th-gain.is-good > text:nth-child(2)", "fill"),
                (".th-gain.is-good > rect:first-child", "fill"),
            ),
            read(
                (".th-svg .th-gain.is-bad > text:nth-child(2)", "fill"),
                (".th-gain.is-bad > rect:first-child", "fill"),
            ),
            read((".th-svg .th-gain text.th-theirs", "fill"), (".th-gain rect", "fill")),
            read((".th-svg .th-camp text", "fill"), (".th-camp .offer-ring", "fill")),
            read((".th-svg .th-rank text", "fill"), (".th-rank circle", "fill")),
            read((".th-svg .th-nowhere text", "fill"), (".th-cloth", "fill")),
        ],
    );
}

const SEASONS: &[&str] = &[
    ":is(.table-northgard, .art-northgard, .ng-svg)",
    ".ng-svg.is-winter | :is(.table-northgard, .art-northgard, .ng-svg)",
];

/// What the land of Northgard is painted with.
const NORTH: &[Of] = &[
    (".ng-ground.is-woods", "fill"),
    (".ng-ground.is-fields", "fill"),
    (".ng-ground.is-heath", "fill"),
    (".ng-ground.is-rock", "fill"),
    (".ng-ground.is-marsh", "fill"),
    (".ng-ground.is-meadow", "fill"),
];

const KINDS: &[&str] = &[
    ".kind-recruit",
    ".kind-move",
    ".kind-explore",
    ".kind-build",
    ".kind-draw",
    ".kind-wild",
    ".kind-special",
    ".kind-achievement",
    ".kind-unrest",
];

#[test]
fn the_land_of_northgard_can_be_read_in_summer_and_winter() {
    check(
        &sheet_of("northgard"),
        &[
            read((".ng-svg text", "fill"), (".ng-plate-back", "fill")).within(SEASONS),
            read(
                (".ng-svg .ng-plate.is-free text", "fill"),
                (".ng-plate.is-free .ng-plate-back | .ng-plate-back", "fill"),
            )
            .over(NORTH)
            .within(SEASONS),
            read((".ng-svg .ng-plate.is-needed text", "fill"), (".ng-plate-back", "fill")).within(SEASONS),
            read((".ng-svg .ng-pill text", "fill"), (".ng-pill rect", "fill")),
            seen((".ng-pill.is-food", "color"), (".ng-pill rect", "fill")),
            seen((".ng-pill.is-wood", "color"), (".ng-pill rect", "fill")),
            seen((".ng-pill.is-lore", "color"), (".ng-pill rect", "fill")),
            read((".ng-svg .ng-count text", "fill"), (".ng-count circle", "fill")).within(SEATS),
            read((".ng-svg .ng-strength text", "fill"), (".ng-strength circle", "fill")),
            read((".ng-svg text", "fill"), (".ng-gain rect", "fill")).within(SEASONS),
            read((".ng-svg .ng-gain.is-good text", "fill"), (".ng-gain.is-good rect", "fill")),
            read((".ng-svg text", "fill"), (".ng-chance rect", "fill")),
            read((".ng-svg text", "fill"), (".ng-tag rect", "fill")),
            read((".ng-card-head", "color"), (".ng-card-head", "background")).within(KINDS),
            read((".ng-card-tag", "color"), (".ng-card-tag", "background")).within(KINDS),
            read((".ng-card-foot", "color"), (".ng-card", "background")),
            read((".ng-card-fame", "color"), (".ng-card", "background")),
            seen((".ng-pennant-emblem", "fill"), (".ng-pennant", "fill")).within(SEATS),
            seen((".ng-button.is-go use", "color"), (".ng-button.is-go circle", "fill")),
            seen((".ng-button use", "color"), (".ng-button circle", "fill")),
        ],
    );
}

#[test]
fn the_map_of_crescent_moon_can_be_read() {
    let name = ".cm-svg .cm-name";
    check(
        &sheet_of("crescent-moon"),
        &[
            read((name, "fill"), (name, "stroke")),
            read((".cm-svg .cm-count text", "fill"), (".cm-count circle", "fill")),
            read((".cm-svg .cm-strength", "fill"), (".cm-core", "fill")).within(SEATS),
            read((".cm-svg .cm-income text", "fill"), (".cm-income circle", "fill")),
            read((".cm-svg .cm-start text", "fill"), (".cm-start circle", "fill")).over(&[(".cm-cloth", "fill")]),
            read((".cm-svg .cm-odds text", "fill"), (".cm-odds rect", "fill")),
            seen((".cm-emblem", "fill"), (".cm-core", "fill")).within(SEATS),
            seen((".cm-moon-emblem", "fill"), (".cm-moonface", "fill")).within(SEATS),
            seen((".cm-halo", "color"), (".cm-halo circle", "fill")),
            read((".cm-card-use", "color"), (".cm-card", "background")),
            read((".cm-card-type", "color"), (".cm-card", "background")),
            read((".cm-keyword", "color"), (".cm-keyword", "background")),
            read((".cm-keyword.is-keyword-anytime", "color"), (".cm-keyword.is-keyword-anytime", "background")),
            read((".cm-steps li.is-now", "color"), (".cm-steps li.is-now", "background")),
        ],
    );
}

/// What the hexes of Crescent Moon are painted with.
const HEXES: &[Of] = &[
    (".ck-green", "fill"),
    (".ck-wild", "fill"),
    (".ck-rock", "fill"),
    (".ck-sand", "fill"),
    (".ck-stone", "fill"),
    (".ck-pave", "fill"),
];

#[test]
fn what_can_be_done_stands_out_from_every_land() {
    check(&sheet_of("brian-boru"), &marked(".offer-ring", IRELAND, &[""]));
    check(&sheet_of("brian-boru"), &marked(".active-ring", IRELAND, &[""]));
    check(&sheet_of("two-heirs"), &marked(".offer-ring", &[(".th-ground", "fill")], TERRAINS));
    check(&sheet_of("two-heirs"), &marked(".th-grip-ring", &[(".th-ground", "fill")], TERRAINS));
    check(&sheet_of("northgard"), &marked(".offer-ring", NORTH, SEASONS));
    check(&sheet_of("crescent-moon"), &marked(".offer-ring", HEXES, &[""]));
}
