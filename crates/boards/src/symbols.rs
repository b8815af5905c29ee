//! Our own symbol language: one small drawing for each thing that can lie on any of our tables.
//!
//! All of them live in one hidden sprite ([`sprite`]) that a page contains once; [`symbol`] and [`placed`] refer to it, so a symbol
//! costs a few bytes wherever it is used. A symbol takes the colour of the text around it; coins and other things that have a
//! colour of their own use the classes `sy-…` of the style sheet. The drawings stand in `assets/symbols`, each in a box of 24 × 24.

use crate::drawing::{Drawing, drawings};
use crate::emblems;
use maud::{Markup, PreEscaped, html};
use std::sync::LazyLock;

/// Every symbol: its name and what is drawn.
const SYMBOLS: &[(&str, Drawing)] = drawings![
    "symbols/":
    // Every symbol: its name and what is drawn.
    "coin" "pay" "renown" "point"
    // The suits of Brian Boru, and what they do
    "axe" "cross" "ring" "crown" "town" "expand" "longship" "free" "monastery" "marker" "marriage" "claim" "princess"
    "scroll"
    // What other tables need
    "unit" "sword" "shield" "fort" "castle" "food" "wood" "stone" "grain" "lore" "iron" "fish" "influence" "caravan"
    "tent" "tree" "mountain" "road" "dice"
    // Northgard: clans and creatures, buildings, cards
    "wolf" "bear" "boar" "goat" "raven" "snake" "stag" "valkyrie" "skull" "paw" "silo" "lodge" "tower" "forge" "altar"
    "compass" "hammer" "boot" "bolt" "horn" "flame" "snow"
    // People and places of the page
    "person" "bot" "eye" "hand" "clock" "chat" "log" "undo" "check" "no" "info" "why" "globe" "sun" "moon" "link"
    "download" "upload" "play" "pause" "next" "previous" "zoom-in" "zoom-out" "trophy" "arrow" "warning" "plus"
    "minus"
];

/// Whether there is a symbol of this name.
pub fn exists(name: &str) -> bool {
    SYMBOLS.iter().any(|(known, _)| *known == name)
}

/// The names of all symbols.
pub fn names() -> impl Iterator<Item = &'static str> {
    SYMBOLS.iter().map(|(name, _)| *name)
}

/// The definitions of all symbols, and of the patterns and emblems of the players.
static DEFINITIONS: LazyLock<String> = LazyLock::new(|| {
    let mut definitions = String::with_capacity(24 * 1024);
    for (name, drawing) in SYMBOLS {
        drawing.define(&format!("s-{name}"), None, &mut definitions);
    }
    emblems::define(&mut definitions);
    definitions
});

/// The hidden sprite with all symbols and the patterns and emblems of the players; a page contains it once, before their first use.
pub fn sprite() -> Markup {
    html! {
        svg class="sprite" aria-hidden="true" focusable="false" width="0" height="0" { defs { (PreEscaped(DEFINITIONS.as_str())) } }
    }
}

/// A symbol in running text; it says nothing to a screen reader, so words must stand beside it.
pub fn symbol(name: &str) -> Markup {
    debug_assert!(exists(name), "no symbol `{name}`");
    html! { svg class={ "sym sym-" (name) } aria-hidden="true" focusable="false" { use href={ "#s-" (name) } {} } }
}

/// A symbol that stands for words: they appear as tooltip and are read aloud.
pub fn spoken(name: &str, words: &str) -> Markup {
    debug_assert!(exists(name), "no symbol `{name}`");
    html! { svg class={ "sym sym-" (name) } role="img" focusable="false" { title { (words) } use href={ "#s-" (name) } {} } }
}

/// A symbol inside a drawing: its middle at `x`, `y`, as wide and high as `size`.
pub fn placed(name: &str, x: f32, y: f32, size: f32) -> Markup {
    debug_assert!(exists(name), "no symbol `{name}`");
    html! {
        use class={ "sym-" (name) } href={ "#s-" (name) } x=(x - size / 2.0) y=(y - size / 2.0) width=(size) height=(size) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_symbol_has_its_own_name_and_stands_in_the_sprite() {
        let all: BTreeSet<&str> = names().collect();
        assert_eq!(all.len(), SYMBOLS.len());
        let sprite = sprite().into_string();
        for name in all {
            assert_eq!(sprite.matches(&format!("id=\"s-{name}\"")).count(), 1, "{name}");
        }
    }

    #[test]
    fn nothing_in_the_sprite_needs_an_inline_style() {
        assert!(!sprite().into_string().contains("style="));
    }
}
