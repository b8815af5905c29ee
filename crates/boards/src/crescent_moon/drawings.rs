//! Our own drawings of this game: pieces in the colours of their owner, and a picture for every power card.

use crate::symbols;
use maud::{Markup, PreEscaped, html};
use std::fmt::Write;

/// Pieces in a box of 40 × 40. `cm-body` wears the colour of the owner, `cm-mark` stands out from it.
const PIECES: &[(&str, &str)] = &[
    (
        "fort",
        r#"<path class="cm-body" d="M5 36V13h6v5h5v-5h8v5h5v-5h6v23z"/><path class="cm-mark" d="M16 36v-7a4 4 0 0 1 8 0v7z"/>"#,
    ),
    (
        "castle",
        r#"<path class="cm-body" d="M2.5 37V7h4v4h4V7h4v9h3v-5h5v5h3V7h4v4h4V7h4v30z"/><path class="cm-mark" d="M15.5 37v-8a4.5 4.5 0 0 1 9 0v8zM6.5 18h4v6h-4zM29.5 18h4v6h-4z"/>"#,
    ),
    (
        "palace",
        r#"<path class="cm-body" d="M2.5 37V19h4v-5l2-3 2 3v5h2c0-6 4-8 7.5-11.5 3.5 3.5 7.5 5.5 7.5 11.500h2v-5l2-3 2 3v5h4v18z"/><path class="cm-mark" d="M15.5 37v-8.500a4.5 4.5 0 0 1 9 0V37zM7 24h5v5H7zM28 24h5v5h-5z"/><path class="cm-gilt" d="M21.4 1.200a3.7 3.7 0 1 0 2 5.7 3.3 3.3 0 0 1-2-5.700z"/>"#,
    ),
    (
        "town",
        r#"<path class="cm-body" d="M3 36V21.500L12 14l9 7.500V36z"/><path class="cm-body" d="M20 36V17h17v19z"/><path class="cm-mark" d="M9.5 36v-6.500h5V36zM24 22h4v4h-4zM30 22h4v4h-4zM26.5 36v-6h4.500v6z"/>"#,
    ),
    (
        "city",
        r#"<path class="cm-body" d="M2 37V22h5V9l3-5 3 5v9c2-4 5-5 7.5-7.500C23 13 26 14 28 18v4h2.500V15l3-4.5 3 4.500v7H38v15z"/><path class="cm-mark" d="M16.5 37v-8a4 4 0 0 1 8 0v8zM5 26h5v5H5zM30 26h5v5h-5z"/>"#,
    ),
    (
        "token",
        r#"<path class="cm-body" d="M20 2l5.3 5.300h7.400v7.400L38 20l-5.3 5.300v7.400h-7.400L20 38l-5.3-5.300H7.300v-7.400L2 20l5.3-5.300V7.300h7.400z"/><circle class="cm-ring" cx="20" cy="20" r="11.5"/>"#,
    ),
    ("disc", r#"<circle class="cm-body" cx="20" cy="20" r="17"/><circle class="cm-ring" cx="20" cy="20" r="13.5"/>"#),
    (
        "mercenary",
        r#"<path class="cm-body" d="M20 2.500L35.5 11v18L20 37.5 4.5 29V11z"/><path class="cm-ring" d="M20 6.500L32 13v14l-12 6.500L8 27V13z"/>"#,
    ),
    ("shield", r#"<path class="cm-body" d="M20 3l15 4.500v12C35 28.5 29 34 20 37.5 11 34 5 28.5 5 19.500v-12z"/>"#),
];

/// Pictures of power cards that the common symbols lack, in a box of 24 × 24.
const PICTURES: &[(&str, &str)] = &[
    (
        "swords",
        r#"<path d="M2 2l3.5.6L15.8 13 13 15.8 2.6 5.500zM22 2l-3.5.6L8.2 13l2.8 2.800L21.4 5.500zM4.5 14.500l5 5-1.8 1.8-1.4-1.4-2.6 2.6-2.2-2.2 2.6-2.6-1.4-1.400zM19.5 14.500l-5 5 1.8 1.8 1.4-1.4 2.6 2.6 2.2-2.2-2.6-2.6 1.4-1.400z"/>"#,
    ),
    (
        "dagger",
        r#"<path d="M12 1l2.8 11.500H9.200zM6.5 13.200h11v2.300h-11zM10.7 15.500h2.600v5.200h-2.600zM12 20a1.7 1.7 0 1 1 0 3.400A1.7 1.7 0 0 1 12 20z"/>"#,
    ),
    (
        "dome",
        r#"<path d="M4 22.500V13c0-3.6 4-5.4 8-9 4 3.6 8 5.4 8 9v9.500h-5.500V19a2.5 2.5 0 0 0-5 0v3.500zM11.4.4h1.200V4h-1.200z"/>"#,
    ),
    (
        "book",
        r#"<path d="M11.2 5.500C8.5 3.6 5.4 3.2 1.5 4v14.500c3.9-.8 7-.4 9.7 1.500zM12.8 5.500c2.7-1.9 5.8-2.3 9.7-1.500v14.500c-3.9-.8-7-.4-9.7 1.500z"/>"#,
    ),
    (
        "quill",
        r#"<path d="M22 1.500C13 2 7.5 6.5 6 13.500L2 22.500l2 .3 2.5-5c7 .5 12.5-4 15.5-16.300zM8 14.500c2.5-4 5.5-6.5 9.5-8.5-3 3-6 5.5-8 9z"/>"#,
    ),
    (
        "mask",
        r#"<path fill-rule="evenodd" d="M2 5.500c6-2 14-2 20 0 .6 8-2.5 14-10 17C4.5 19.5 1.4 13.5 2 5.500zm3.5 5c1.5 1.8 3.5 1.8 5 0-1.5-1.6-3.5-1.6-5 0zm8 0c1.5 1.8 3.5 1.8 5 0-1.5-1.6-3.5-1.6-5 0zm-5 5.500c2 2.6 5 2.6 7 0z"/>"#,
    ),
    (
        "flask",
        r#"<path fill-rule="evenodd" d="M8.5 1.500h7v2.300h-1.300v5L20.5 19c1 2-.2 3.5-2 3.500h-13c-1.8 0-3-1.5-2-3.500L9.8 8.800v-5H8.500zM11 9.600L8.2 14.500h7.600L13 9.600z"/>"#,
    ),
    (
        "whirl",
        r#"<path d="M12 3a2.6 2.6 0 1 1 0 5.200A2.6 2.6 0 0 1 12 3zM1.5 8.500L9.6 10h4.800l8.1-1.500v2.200l-7.3 2.600c.6 2.6 3.4 5.2 6.3 9.200h-19c2.9-4 5.7-6.6 6.3-9.200l-7.3-2.600z"/>"#,
    ),
    (
        "horse",
        r#"<path fill-rule="evenodd" d="M7.5 22.500c-.5-4 .8-6.5 3-9-2 .8-3.6 1-5.2 2.200L2.5 13.500c1.5-4.5 4-8 8-9.500L10.8.8l2.6 2.400c5 1 8 5.3 8 11.3 0 3-.4 5.5-.9 8zM10 7.200a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.200z"/>"#,
    ),
    (
        "engine",
        r#"<path d="M1.5 18.500L9 9.5 3 6l1.2-2L21 13.500l1.5 5zM3 5.500A2.3 2.3 0 1 1 3 1a2.3 2.3 0 0 1 0 4.500z"/><circle cx="6" cy="20.3" r="2.7"/><circle cx="18" cy="20.3" r="2.7"/>"#,
    ),
    (
        "sack",
        r#"<path fill-rule="evenodd" d="M8 1.500h8l-1.7 4.300c4.2 2.4 7 7 7 11.2 0 3.8-2.5 5.5-5.8 5.500H8.500c-3.3 0-5.8-1.7-5.8-5.5 0-4.2 2.8-8.8 7-11.200zM12 10.500l1.2 3 3 1.2-3 1.2-1.2 3-1.2-3-3-1.2 3-1.200z"/>"#,
    ),
    (
        "skull",
        r#"<path fill-rule="evenodd" d="M12 1.500c5.5 0 9.5 3.8 9.5 9 0 3.3-1.5 5.5-3.8 6.800v5.200H6.300v-5.200C4 16 2.5 13.8 2.5 10.500c0-5.2 4-9 9.5-9zM8.2 9.500a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.400zm7.6 0a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.400zM12 14.500l-1.5 3h3z"/>"#,
    ),
    (
        "bow",
        r#"<path d="M4 1.500C14 2 22 10 22.5 20l-2.2.2C19.5 11.5 12.5 4.5 3.8 3.700z"/><path class="sy-line2" d="M4 3l17 17" stroke-dasharray="none"/><path d="M2 22.300l1-5 8.6-8.6 3.7 3.700L6.7 21z"/>"#,
    ),
    ("flag", r#"<path d="M4 1.500h2.200v21H4zM7.5 3c4-2 7 2 13.5 0v9.500c-6.5 2-9.5-2-13.5 0z"/>"#),
    (
        "dhow",
        r#"<path d="M2 16.500h20c-1 3.5-3.5 5.5-7 5.500H9c-3.5 0-6-2-7-5.500zM11 1.500c5 3.5 8.5 8 9.5 13.500H11zM9.5 5v10H4c.5-4 2.5-7.5 5.5-10z"/>"#,
    ),
    (
        "lances",
        r#"<path d="M2.5 22.500L4.3 24 16 9l3.5-.5L21.5 1l-6.7 4 .3 3.200zM21.5 22.500L19.7 24 8 9l-3.5-.5L2.5 1l6.7 4-.3 3.200z"/>"#,
    ),
    (
        "torch",
        r#"<path d="M12 1c4 3.5 5.5 6 5 8.5-.3 2-2 3.5-5 3.500s-4.7-1.5-5-3.500C6.7 7.5 8 6.5 9.5 5c.3 1.5 1 2.3 1.7 2.500C11 5 11 3 12 1zM8.5 14.200h7L13.5 23h-3z"/>"#,
    ),
    ("swap", r#"<path d="M2 8.500L8 2.500v4h13v4H8v4zM22 15.500l-6 6v-4H3v-4h13v-4z"/>"#),
    ("staff", r#"<path d="M9 8a4.5 4.5 0 1 1 6.5 4L14 22.500h-2.500L13 11a2.2 2.2 0 1 0-2-3z"/>"#),
    ("hammer", r#"<path d="M3 7.500L9 1.500l9 3.5-2.5 4 6.5 8.5-4.5 4.500L9 15 7 11.500z"/>"#),
    (
        "turban",
        r#"<path d="M4 10c0-5 3.5-8.5 8-8.500s8 3.5 8 8.500c-3-1.5-13-1.5-16 0zM6 12c3-1 9-1 12 0-.2 3.6-2 6.5-4 7.500v3h-4v-3c-2-1-3.8-3.9-4-7.500z"/>"#,
    ),
];

/// The definitions; the map contains them once.
pub(super) fn define() -> Markup {
    let mut inside = String::with_capacity(12 * 1024);
    for (name, drawing) in PIECES {
        let _ = write!(inside, r#"<symbol id="cm-{name}" viewBox="0 0 40 40">{drawing}</symbol>"#);
    }
    for (name, drawing) in PICTURES {
        let _ = write!(inside, r#"<symbol id="cm-p-{name}" viewBox="0 0 24 24">{drawing}</symbol>"#);
    }
    PreEscaped(inside)
}

/// A piece inside a drawing: its middle, and how wide and high it is.
pub(super) fn piece(name: &str, x: f32, y: f32, size: f32) -> Markup {
    debug_assert!(PIECES.iter().any(|(known, _)| *known == name), "no piece `{name}`");
    html! { use.cm-piece href={ "#cm-" (name) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {} }
}

/// A piece in running text, silent.
pub(super) fn small_piece(name: &str) -> Markup {
    html! { svg.cm-small viewBox="0 0 40 40" aria-hidden="true" focusable="false" { (piece(name, 20.0, 20.0, 40.0)) } }
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
    use crescent_moon::told::KNOWN;
    use std::collections::BTreeSet;

    #[test]
    fn everything_drawn_is_defined_once() {
        let defined = define().into_string();
        for (name, _) in PIECES {
            assert_eq!(defined.matches(&format!("id=\"cm-{name}\"")).count(), 1, "{name}");
        }
        for (name, _) in PICTURES {
            assert_eq!(defined.matches(&format!("id=\"cm-p-{name}\"")).count(), 1, "{name}");
        }
    }

    #[test]
    fn every_card_has_a_picture_and_only_the_horsemen_share_theirs() {
        let defined = define().into_string();
        let mut seen = BTreeSet::new();
        for card in KNOWN {
            let drawn = picture(card).into_string();
            if let Some(name) = drawn.split("#cm-p-").nth(1).and_then(|rest| rest.split('"').next()) {
                assert!(defined.contains(&format!("id=\"cm-p-{name}\"")), "{card}");
            } else {
                assert!(!drawn.contains("#s-hand"), "{card} has no picture");
            }
            seen.insert(drawn);
        }
        assert_eq!(seen.len() + 1, KNOWN.len());
    }
}
