//! Our own symbol language: one small drawing for each thing that can lie on any of our tables.
//!
//! Each is defined once in a page, in a hidden sprite; [`symbol`] and [`placed`] refer to it, so a symbol costs a few bytes wherever it
//! is used. Those of the bar stand in [`sprite`]; the part of a page that is exchanged while one looks brings those it uses
//! beyond them ([`sprite_for`]), so that no page carries the symbols of games it does not show, nor the discs of seats nobody has. Where
//! there is a script it fetches all of them once ([`whole`]), and parts bring none. A symbol takes the colour of the text
//! around it; coins and other things that have a colour of their own use the classes `sy-…` of the style sheet. The drawings stand in
//! `assets/symbols`, each in a box of 24 × 24.

use crate::drawing::{Drawing, drawings};
use crate::emblems;
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeSet;
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
    "minus" "turn-left" "turn-right" "bulb"
];

/// Whether there is a symbol of this name.
pub fn exists(name: &str) -> bool {
    SYMBOLS.iter().any(|(known, _)| *known == name)
}

/// The names of all symbols.
pub fn names() -> impl Iterator<Item = &'static str> {
    SYMBOLS.iter().map(|(name, _)| *name)
}

/// The symbols of the bar that every page has.
const OF_PAGES: &[&str] = &["crown", "play", "bulb", "log", "person"];

/// The definitions of what every page uses.
static DEFINITIONS: LazyLock<String> = LazyLock::new(|| {
    let mut definitions = String::new();
    define(&mut definitions, |name| OF_PAGES.contains(&name));
    definitions
});

fn define(definitions: &mut String, wanted: impl Fn(&str) -> bool) {
    for (name, drawing) in SYMBOLS.iter().filter(|(name, _)| wanted(name)) {
        drawing.define(&format!("s-{name}"), None, definitions);
    }
}

/// The hidden sprite with what every page uses; a page contains it once.
pub fn sprite() -> Markup {
    hidden(&DEFINITIONS)
}

/// The hidden sprite with every symbol and every emblem, disc and pattern of a seat that this part of a page refers to beyond those of
/// [`sprite`]; nothing where there are none.
pub fn sprite_for(part: &Markup) -> Markup {
    let used: BTreeSet<&str> = part.0.split('#').skip(1).filter_map(|rest| rest.split(['"', ')']).next()).collect();
    let symbols: BTreeSet<&str> = used.iter().filter_map(|name| name.strip_prefix("s-")).collect();
    let mut definitions = String::new();
    define(&mut definitions, |name| symbols.contains(name) && !OF_PAGES.contains(&name));
    // What a game draws for a seat is named after the seat (`ng-warrior-a`), and shows its emblem.
    let is_shown = |name: &str| name.strip_prefix('e').is_some_and(|seat| used.iter().any(|used| used.ends_with(seat)));
    emblems::define(&mut definitions, |name| used.contains(name) || is_shown(name));
    sprite_of(&definitions)
}

/// The hidden sprite with every symbol and emblem, for a page that fetches it once and needs none with its parts.
pub fn whole() -> Markup {
    let mut definitions = String::with_capacity(48 * 1024);
    define(&mut definitions, |_| true);
    emblems::define(&mut definitions, |_| true);
    hidden(&definitions)
}

/// A hidden sprite with these definitions; nothing where there are none.
pub fn sprite_of(definitions: &str) -> Markup {
    if definitions.is_empty() {
        html! {}
    } else {
        hidden(definitions)
    }
}

fn hidden(definitions: &str) -> Markup {
    html! {
        svg class="sprite" aria-hidden="true" width="0" height="0" { defs { (PreEscaped(definitions)) } }
    }
}

/// A symbol in running text; it says nothing to a screen reader, so words must stand beside it.
pub fn symbol(name: &str) -> Markup {
    debug_assert!(exists(name), "no symbol `{name}`");
    html! { svg class={ "sym sym-" (name) } aria-hidden="true" { use href={ "#s-" (name) } {} } }
}

/// A symbol that stands for words: they appear as tooltip and are read aloud.
pub fn spoken(name: &str, words: &str) -> Markup {
    debug_assert!(exists(name), "no symbol `{name}`");
    html! { svg class={ "sym sym-" (name) } role="img" { title { (words) } use href={ "#s-" (name) } {} } }
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

    /// A part of a page with every symbol.
    fn all() -> Markup {
        html! { @for name in names() { (symbol(name)) (placed(name, 0.0, 0.0, 1.0)) (spoken(name, "words")) } }
    }

    #[test]
    fn every_symbol_has_its_own_name_and_is_defined_once_where_it_is_used() {
        let names: BTreeSet<&str> = names().collect();
        assert_eq!(names.len(), SYMBOLS.len());
        let page = html! { (sprite()) (sprite_for(&all())) }.into_string();
        for name in names {
            assert_eq!(page.matches(&format!("id=\"s-{name}\"")).count(), 1, "{name}");
        }
    }

    #[test]
    fn what_is_not_used_is_not_defined() {
        let part = sprite_for(&html! { (symbol("wolf")) (placed("crown", 0.0, 0.0, 1.0)) }).into_string();
        assert_eq!(part.matches("id=\"").count(), 1, "{part}");
        assert!(part.contains("id=\"s-wolf\""));
        assert!(sprite_for(&html! { p { "#1" } (symbol("crown")) }).0.is_empty());
    }

    #[test]
    fn of_seats_only_those_are_defined_that_are_shown() {
        let seat = |letter: &str| letter.parse::<table::Seat>().expect("a seat");
        let pattern = html! { rect fill="url(#p-c)" {} rect fill="url(#p-vikings)" {} };
        let part = html! { (emblems::chip(seat("b"))) use href="#e-d" {} use href="#ng-warrior-g" {} (pattern) };
        let defined = sprite_for(&part).into_string();
        let ids: Vec<&str> = defined.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(ids, ["e-b", "d-b", "e-c", "p-c", "e-d", "e-g", "p-vikings"], "a disc shows its emblem");
    }

    #[test]
    fn nothing_in_the_sprite_needs_an_inline_style() {
        assert!(!html! { (sprite()) (sprite_for(&all())) }.into_string().contains("style="));
    }
}
