//! Our own drawings of this game: pieces in the colours of their owner, and a picture for every power card.

use crate::drawing::{Drawing, drawings};
use crate::symbols;
use maud::{Markup, PreEscaped, html};

/// Pieces in a box of 40 × 40. `cm-body` wears the colour of the owner, `cm-mark` stands out from it.
const PIECES: &[(&str, Drawing)] = drawings![
    "crescent-moon/":
    "fort" "castle" "palace" "town" "city" "token" "disc" "mercenary" "shield"
];

/// Pictures of power cards that the common symbols lack, in a box of 24 × 24.
const PICTURES: &[(&str, Drawing)] = drawings![
    "crescent-moon/card-":
    "swords" "dagger" "dome" "book" "quill" "mask" "flask" "whirl" "horse" "engine" "sack" "skull" "bow" "flag" "dhow"
    "lances" "torch" "swap" "staff" "hammer" "turban"
];

/// The definitions; the map contains them once.
pub(super) fn define() -> Markup {
    let mut inside = String::with_capacity(12 * 1024);
    for (name, drawing) in PIECES {
        drawing.define(&format!("cm-{name}"), None, &mut inside);
    }
    for (name, drawing) in PICTURES {
        drawing.define(&format!("cm-p-{name}"), None, &mut inside);
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
    use crescent_moon::known_cards;
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
