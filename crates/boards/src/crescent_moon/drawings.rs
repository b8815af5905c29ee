//! Our own drawings of this game: the land, what grows on it, pieces in the colours of their owner, and a picture for every power card.
//!
//! They are defined once on a page, outside of what is drawn anew with every step; a step only names them. The classes `ck-…` (fills) and
//! `cl-…` (lines) are the colours of the land, see the style sheet; those of pieces come from the seat.

use super::geometry::outline;
use crate::drawing::{Drawing, drawings};
use crate::symbols;
use crescent_moon::land::Tile;
use maud::{Markup, PreEscaped, html};
use std::fmt::Write;
use std::sync::LazyLock;

/// The land of each kind of tile, around the middle of a hex. The scene stands in its upper half, the lower one is calm for pieces.
const GROUNDS: &[(&str, Drawing)] = drawings![
    "crescent-moon/ground-":
    "crossing" "river" "fertile" "wilderness" "mountain" "quarry" "desert" "holy"
];

/// What grows or lies on the land, standing on the origin.
const PLANTS: &[(&str, Drawing)] = drawings![
    "crescent-moon/plant-":
    "palm" "acacia" "bush" "shrub" "tuft" "sprout" "reed" "boulder"
];

/// Pieces, standing on the origin. `cm-body` wears the colour of the owner, `cm-mark` stands out from it.
const PIECES: &[(&str, Drawing)] = drawings![
    "crescent-moon/":
    "fort" "castle" "palace" "town" "city" "foot" "camel" "banner" "crescent"
];

/// Units that stand together: how many there are, where each stands, and how large.
const TROOPS: [(usize, &[(i8, i8)]); 2] = [(2, &[(-9, -4), (9, 0)]), (3, &[(-15, -2), (1, -6), (15, 0)])];

/// Pictures of power cards that the common symbols lack, in a box of 24 × 24.
const PICTURES: &[(&str, Drawing)] = drawings![
    "crescent-moon/card-":
    "swords" "dagger" "dome" "book" "quill" "mask" "flask" "whirl" "horse" "engine" "sack" "skull" "bow" "flag" "dhow"
    "lances" "torch" "swap" "staff" "hammer" "turban"
];

/// How pieces of the common box are written into running text.
const BOX: &str = "-30 -56 60 66";

/// The light on every hex, the glow of the holy site, and the outline that everything on a hex is cut to.
const LIGHT: &str = concat!(
    r#"<radialGradient id="cm-glow"><stop class="cm-glow" offset="0"/><stop class="cm-glow" offset=".45" stop-opacity=".55"/>"#,
    r#"<stop class="cm-glow" offset="1" stop-opacity="0"/></radialGradient>"#,
    r##"<linearGradient id="cm-light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/>"##,
    r##"<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#3a2605" stop-opacity=".16"/></linearGradient>"##,
    r#"<radialGradient id="cm-calm" cx=".5" cy=".62" r=".5"><stop class="cm-calm" offset="0" stop-opacity=".34"/>"#,
    r#"<stop class="cm-calm" offset="1" stop-opacity="0"/></radialGradient>"#,
);

/// The definitions of the land and of the pieces.
static LAND: LazyLock<String> = LazyLock::new(|| {
    let mut land = String::with_capacity(32 * 1024);
    let whole = outline(1.0);
    let _ = write!(land, r#"{LIGHT}<clipPath id="cm-cut"><polygon points="{whole}"/></clipPath>"#);
    for (name, plant) in PLANTS {
        let _ = write!(land, r#"<g id="cm-{name}" class="cm-art">{}</g>"#, plant.inside());
    }
    for (name, ground) in GROUNDS {
        let _ = write!(
            land,
            concat!(
                r##"<g id="cm-t-{name}" class="cm-art"><g clip-path="url(#cm-cut)">{ground}<polygon points="{whole}" fill="url(#cm-light)"/>"##,
                r##"<polygon points="{whole}" fill="url(#cm-calm)"/></g><polygon class="cm-edge is-{name}" points="{whole}"/></g>"##
            ),
            name = name,
            ground = ground.inside(),
            whole = whole
        );
    }
    for (name, piece) in PIECES {
        let _ = write!(land, r#"<g id="cm-{name}">{}</g>"#, piece.inside());
    }
    for unit in ["foot", "camel"] {
        for (count, places) in TROOPS {
            let _ = write!(land, r#"<g id="cm-{unit}-{count}">"#);
            for (x, y) in places {
                let _ = write!(land, r##"<use href="#cm-{unit}" transform="translate({x} {y}) scale(.9)"/>"##);
            }
            land.push_str("</g>");
        }
    }
    land
});

/// The definitions of everything a table of this game names.
static SPRITE: LazyLock<String> = LazyLock::new(|| {
    let mut sprite = LAND.clone();
    for (name, drawing) in PICTURES {
        drawing.define(&format!("cm-p-{name}"), None, &mut sprite);
    }
    sprite
});

/// The definitions of all drawings; they stand once on every page on which this game is drawn.
pub fn sprite() -> &'static str {
    &SPRITE
}

/// The definitions of the land and of the pieces, for a page that shows nothing else.
pub(super) fn land() -> Markup {
    PreEscaped(LAND.clone())
}

/// The ground of a hex around the origin.
pub(super) fn ground(tile: Tile) -> Markup {
    html! { use href={ "#cm-t-" (tile.name()) } {} }
}

/// A piece that stands on a point, so much larger or smaller than drawn.
pub(super) fn piece(name: &str, x: f32, y: f32, scale: f32) -> Markup {
    html! { use href={ "#cm-" (name) } transform={ "translate(" (x) " " (y) ")" @if scale != 1.0 { " scale(" (scale) ")" } } {} }
}

/// So many units of a kind as one drawing: from three on they are counted, not drawn.
pub(super) fn troop(unit: &str, count: u8) -> String {
    match count {
        0 | 1 => unit.to_owned(),
        2 => format!("{unit}-2"),
        _ => format!("{unit}-3"),
    }
}

/// A piece in running text, silent.
pub(super) fn small_piece(name: &str) -> Markup {
    let seen = match name {
        "banner" => "-26 -6 52 66",
        "crescent" => "-25 -25 50 50",
        _ => BOX,
    };
    html! { svg.cm-small viewBox=(seen) aria-hidden="true" focusable="false" { use href={ "#cm-" (name) } {} } }
}

/// The picture of a card in running text, silent: its own, or for cards that no dictionary knows a plain one.
pub(super) fn picture(card: &str) -> Markup {
    let name = match card {
        "conquest" => "swords",
        "assassination" => "dagger",
        "imam" => "dome",
        "sermon" => "book",
        "poet" => "quill",
        "blackmail" => "mask",
        "poison" => "flask",
        "dervish" => "whirl",
        "pilgrims" => "staff",
        "heavy_cavalry" | "light_cavalry" => "horse",
        "siege_engines" => "engine",
        "plunderers" => "sack",
        "terror" => "skull",
        "archers" => "bow",
        "vizier" => "turban",
        "master_builder" => "hammer",
        "safe_conduct" => "flag",
        "boats" => "dhow",
        "camel_riders" => "lances",
        "revolt" => "torch",
        "turncoats" => "swap",
        other => return symbols::symbol(common(other)),
    };
    html! { svg.sym.cm-picture viewBox="0 0 24 24" aria-hidden="true" focusable="false" { use href={ "#cm-p-" (name) } {} } }
}

/// The common symbol of a card without a picture of its own.
fn common(card: &str) -> &'static str {
    match card {
        "bribery" => "coin",
        "eyes_and_ears" => "eye",
        "forged_letters" => "scroll",
        "slander" => "chat",
        "forced_march" => "road",
        "battle_fury" => "axe",
        "commander" => "unit",
        "ambush" => "tree",
        "infantry" => "shield",
        "palace_guard" => "castle",
        "taxes" => "pay",
        "reinforcements" => "plus",
        "elder" => "tent",
        "feigned_retreat" => "undo",
        "caravan" => "caravan",
        "paymaster" => "trophy",
        _ => "hand",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crescent_moon::known_cards;
    use std::collections::BTreeSet;

    #[test]
    fn everything_drawn_is_defined_once_and_nothing_needs_an_inline_style() {
        let names = PIECES.iter().chain(PLANTS).map(|(name, _)| format!("cm-{name}"));
        let grounds = Tile::ALL.into_iter().map(|tile| format!("cm-t-{}", tile.name()));
        let pictures = PICTURES.iter().map(|(name, _)| format!("cm-p-{name}"));
        let troops =
            ["foot", "camel"].into_iter().flat_map(|unit| (1..9).map(move |n| format!("cm-{}", troop(unit, n))));
        for name in names.chain(grounds).chain(pictures).chain(troops) {
            assert_eq!(sprite().matches(&format!("id=\"{name}\"")).count(), 1, "{name}");
        }
        for named in sprite().split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(sprite().contains(&format!("id=\"{named}\"")), "{named} is named but not defined");
        }
        assert!(!sprite().contains("style="));
    }

    #[test]
    fn every_colour_of_a_drawing_stands_in_the_style_sheet() {
        let classes = sprite().split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
        for class in
            classes.flat_map(str::split_whitespace).filter(|class| class.starts_with("ck-") || class.starts_with("cl-"))
        {
            assert!(super::super::STYLE.contains(&format!(".{class} {{")), "{class}");
        }
    }

    #[test]
    fn every_card_has_a_picture_and_only_the_horsemen_share_theirs() {
        let defined = sprite();
        let mut seen = BTreeSet::new();
        for card in known_cards() {
            let drawn = picture(card).into_string();
            if let Some(name) = drawn.split("#cm-p-").nth(1).and_then(|rest| rest.split('"').next()) {
                assert!(defined.contains(&format!("id=\"cm-p-{name}\"")), "{card}");
            } else {
                assert!(!drawn.contains("#s-hand"), "{card} has no picture");
            }
            seen.insert(drawn);
        }
        assert_eq!(seen.len() + 1, known_cards().len());
    }
}
