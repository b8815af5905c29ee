//! Whether what is written can be read: contrast as WCAG 2 counts it, from the colours of the style sheets, in both themes.

use std::collections::BTreeMap;
use std::path::Path;

/// The least contrast of text, and of what is not text but must be told apart.
const TEXT: f64 = 4.5;
const SHAPE: f64 = 3.0;

/// Ink and ground of the site. Boards write with the same ink on the same sheets.
const SITE: &[(&str, &[&str], f64)] = &[
    (
        "ink",
        &[
            "paper",
            "paper-deep",
            "sheet",
            "sheet-2",
            "sheet-3",
            "offer-wash",
            "accent-wash",
            "good-wash",
            "bad-wash",
            "land-halo",
        ],
        TEXT,
    ),
    ("ink-2", &["paper", "sheet", "sheet-2", "offer-wash", "accent-wash"], TEXT),
    ("ink-3", &["paper", "sheet", "sheet-2"], TEXT),
    ("accent", &["paper", "sheet", "sheet-2"], TEXT),
    ("accent-2", &["sheet", "offer-wash", "accent-wash"], TEXT),
    ("accent-ink", &["accent", "accent-2"], TEXT),
    ("good", &["sheet", "good-wash"], TEXT),
    ("bad", &["sheet", "bad-wash"], TEXT),
    ("gold-ink", &["gold"], TEXT),
    ("on-red", &["red"], TEXT),
    ("on-blue", &["blue"], TEXT),
    ("on-yellow", &["yellow"], TEXT),
    ("on-royal", &["royal"], TEXT),
    ("offer", &["paper", "sheet", "sheet-2"], SHAPE),
    ("focus", &["paper", "sheet", "sheet-2", "sea"], SHAPE),
    ("line-2", &["sheet"], SHAPE),
];

/// What a board writes with the first of these on the second, wherever both are set together: seats, terrain, suits.
const TOGETHER: [(&str, &str); 3] = [("--seat-ink", "--seat"), ("--t-on", "--t-tag"), ("--on-suit", "--suit")];

type Rule = (String, BTreeMap<String, String>);

/// The rules of a style sheet; those within a condition count like any other.
fn rules(sheet: &str) -> Vec<Rule> {
    let mut plain = String::new();
    for (at, part) in sheet.split("/*").enumerate() {
        plain.push_str(if at == 0 { part } else { part.split_once("*/").map_or("", |(_, rest)| rest) });
    }
    let mut rules = Vec::new();
    for block in plain.split('}') {
        let Some((selector, body)) = block.rsplit_once('{') else { continue };
        let selector = selector.rsplit_once('{').map_or(selector, |(_, inner)| inner).trim();
        let pairs = body.split(';').filter_map(|pair| pair.split_once(':'));
        rules.push((
            selector.to_owned(),
            pairs.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect(),
        ));
    }
    rules
}

/// Everything the pages wear.
fn sheets() -> Vec<Rule> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/style");
    let files = std::fs::read_dir(folder).expect("the sheets of the site").map(|file| file.expect("a sheet").path());
    let site = files.map(|file| std::fs::read_to_string(file).expect("a sheet can be read"));
    let games = shelf::all_games().iter().map(|entry| entry.style.to_owned());
    site.chain(games).flat_map(|sheet| rules(&sheet)).collect()
}

/// The variables that hold everywhere.
fn root(rules: &[Rule]) -> BTreeMap<String, String> {
    let (_, root) = rules
        .iter()
        .find(|(selector, set)| selector == ":root" && set.contains_key("--paper"))
        .expect("there is a root");
    root.clone()
}

/// Red, green and blue of a value in a theme: light is 0, dark is 1. `None` for what is no plain colour.
fn colour(value: &str, theme: usize, known: &BTreeMap<String, String>) -> Option<[f64; 3]> {
    if let Some(pair) = value.strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')')) {
        return colour(pair.split(',').nth(theme)?.trim(), theme, known);
    }
    if let Some(name) = value.strip_prefix("var(").and_then(|rest| rest.strip_suffix(')')) {
        return colour(known.get(name)?, theme, known);
    }
    let digits = value.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok().map(|part| f64::from(part) / 255.0);
    Some([part(0)?, part(2)?, part(4)?])
}

/// How much one stands out from the other: 1 is not at all, 21 is black on white.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let light = |[red, green, blue]: [f64; 3]| {
        let linear = |part: f64| if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

/// Says where ink is too weak on a ground.
fn weak(what: &str, (ink, ground): (&str, &str), least: f64, known: &BTreeMap<String, String>) -> Vec<String> {
    let find = |theme: usize| {
        let (ink, ground) = (colour(ink, theme, known)?, colour(ground, theme, known)?);
        let found = contrast(ink, ground);
        (found < least).then(|| format!("{what} in {}: {found:.2}, not {least}", ["light", "dark"][theme]))
    };
    (0..2).filter_map(find).collect()
}

#[test]
fn black_on_white_has_all_the_contrast_there_is() {
    let known = BTreeMap::new();
    let of = |value| colour(value, 0, &known).expect("a colour");
    assert!((contrast(of("#000000"), of("#ffffff")) - 21.0).abs() < 1e-9);
    assert!((contrast(of("#777777"), of("#ffffff")) - 4.48).abs() < 0.01);
    assert_eq!(colour("color-mix(in srgb, red, blue)", 0, &known), None);
}

#[test]
fn what_the_site_writes_can_be_read_in_both_themes() {
    let known = root(&sheets());
    let mut found = Vec::new();
    for (ink, grounds, least) in SITE {
        for ground in *grounds {
            let pair = (&*format!("var(--{ink})"), &*format!("var(--{ground})"));
            assert!(colour(pair.0, 0, &known).is_some() && colour(pair.1, 1, &known).is_some(), "{pair:?} are colours");
            found.extend(weak(&format!("{ink} on {ground}"), pair, *least, &known));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn what_boards_write_on_seats_terrain_and_cards_can_be_read_in_both_themes() {
    let all = sheets();
    let known = root(&all);
    let mut counted = [0; TOGETHER.len()];
    let mut found = Vec::new();
    for (selector, set) in &all {
        for (at, (ink, ground)) in TOGETHER.iter().enumerate() {
            let (Some(ink), Some(ground)) = (set.get(*ink), set.get(*ground)) else { continue };
            counted[at] += 1;
            found.extend(weak(selector, (ink, ground), TEXT, &known));
        }
    }
    assert!(counted.iter().all(|pairs| *pairs > 2), "pairs are found: {counted:?}");
    assert!(found.is_empty(), "{found:#?}");
}

#[test]
fn names_and_rings_stand_out_from_every_land_in_both_themes() {
    let all = sheets();
    let known = root(&all);
    let (mut lands, mut haloes) = (0, 0);
    let mut found = Vec::new();
    for (selector, set) in &all {
        // A name that wears a halo of another colour can be read on any land.
        if let (true, Some(ink), Some(halo), Some("stroke")) = (
            selector.contains("-name"),
            set.get("fill"),
            set.get("stroke"),
            set.get("paint-order").map(|way| way.trim()),
        ) {
            haloes += 1;
            found.extend(weak(&format!("{selector} in its halo"), (ink, halo), TEXT, &known));
        }
        let ground = match selector.starts_with(".land-") {
            true => set.get("fill"),
            false => set.get("--t").filter(|_| selector.contains("terrain")),
        };
        let Some(ground) = ground else { continue };
        lands += 1;
        found.extend(weak(&format!("ink on {selector}"), ("var(--ink)", ground), TEXT, &known));
    }
    assert!(
        lands >= 11 && haloes >= 2,
        "the lands of three boards are found, not {lands} and {haloes} names with a halo"
    );
    assert!(found.is_empty(), "{found:#?}");
}
