//! The page on which we look at our own look: colours, symbols, emblems and controls, side by side.

use boards::{emblems, symbols};
use maud::{Markup, html};
use table::Seat;

/// What stands on the style page; the frame of the site goes around it.
pub(crate) fn page(games: &[shelf::Entry]) -> Markup {
    html! {
        h1 { "Crownlands" }
        p.lead { "Calm and warm like a well-printed map: paper, ink, and a few printed colours." }
        section.sheet {
            h2 { "Symbols" }
            ul.style-grid {
                @for name in symbols::names() { li { (symbols::symbol(name)) span { (name) } } }
            }
        }
        section.sheet {
            h2 { "Seats" }
            ul.style-grid {
                @for seat in Seat::all(8) {
                    li {
                        (emblems::chip(seat))
                        svg.style-swatch viewBox="0 0 64 24" aria-hidden="true" { rect width="64" height="24" fill={ "url(#p-" (seat) ")" } {} }
                        span { (seat) " " (emblems::emblem(seat).name) }
                    }
                }
            }
        }
        ul.cards {
            @for entry in games {
                li.game-card {
                    div.game-art aria-hidden="true" { ((entry.picture)()) }
                    h3 { (entry.id()) }
                    p { "Words about the game that make somebody want to sit down." }
                    div.actions { button.primary { "Play now" } button { "Details" } }
                }
            }
        }
        section.sheet {
            h2 { "Controls" }
            p.actions {
                button.primary { "Play now" }
                button { "Details" }
                button.danger { "Leave" }
                button.quiet { "Undo" }
                button disabled { "Not now" }
                span.badge { "Round 2 of 4" }
                span.badge.is-turn { "Your turn" }
                span.badge.is-live { "Running" }
                a.clause href="#" { "BB-4.3" }
            }
            p.notice { "A notice." }
            p.notice.is-good { "Done." }
            p.notice.is-warn { "Somebody acted before you." }
            p.notice.is-bad { "That is not allowed." }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    const SHEET: &str = include_str!("../assets/crownlands.css");

    /// The variables of the root that have a value for both themes.
    fn colours() -> BTreeMap<&'static str, [[f64; 3]; 2]> {
        let mut found = BTreeMap::new();
        for line in SHEET.lines() {
            let Some((name, value)) = line.trim().split_once(": ") else { continue };
            let Some(name) = name.strip_prefix("--") else { continue };
            let both =
                value.strip_prefix("light-dark(").and_then(|both| both.trim_end_matches([';', ')']).split_once(", "));
            let (light, dark) = both.unwrap_or((value.trim_end_matches(';'), value.trim_end_matches(';')));
            if let (Some(light), Some(dark)) = (rgb(light), rgb(dark)) {
                found.insert(name, [light, dark]);
            }
        }
        found
    }

    fn rgb(text: &str) -> Option<[f64; 3]> {
        let hex = text.strip_prefix('#').filter(|hex| hex.len() == 6)?;
        let part = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).ok().map(|part| f64::from(part) / 255.0);
        Some([part(0)?, part(2)?, part(4)?])
    }

    /// The contrast of two colours as WCAG 2 defines it.
    fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
        let linear = |part: f64| if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
        let light = |[r, g, b]: [f64; 3]| 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
        let (one, other) = (light(one), light(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn text_is_readable_in_both_themes() {
        let colours = colours();
        let grounds = ["paper", "sheet", "sheet-2", "accent-wash", "offer-wash"];
        let mut pairs: Vec<(&str, &str)> = Vec::new();
        for ink in ["ink", "ink-2", "accent", "accent-2"] {
            pairs.extend(grounds.map(|ground| (ink, ground)));
        }
        pairs.extend([
            ("ink-3", "sheet"),
            ("ink-3", "paper"),
            ("ink-3", "sheet-2"),
            ("ink", "sheet-3"),
            ("ink-2", "sheet-3"),
        ]);
        pairs.extend([
            ("good", "sheet"),
            ("good", "good-wash"),
            ("bad", "sheet"),
            ("bad", "bad-wash"),
            ("bad", "sheet-2"),
        ]);
        pairs.extend([("accent-ink", "accent"), ("accent-ink", "accent-2"), ("sheet", "good"), ("ink", "land-halo")]);
        pairs.extend([
            ("on-red", "red"),
            ("on-blue", "blue"),
            ("on-yellow", "yellow"),
            ("on-royal", "royal"),
            ("gold-ink", "gold"),
        ]);
        for (ink, ground) in pairs {
            for (theme, which) in ["light", "dark"].iter().zip(0..) {
                let ratio = contrast(colours[ink][which], colours[ground][which]);
                assert!(ratio >= 4.5, "{theme}: --{ink} on --{ground} has only {ratio:.2}");
            }
        }
        for mark in ["offer", "focus", "line-2", "bad"] {
            for ground in ["paper", "sheet"] {
                for (mark_colour, ground_colour) in colours[mark].into_iter().zip(colours[ground]) {
                    let ratio = contrast(mark_colour, ground_colour);
                    assert!(ratio >= 3.0, "--{mark} on --{ground} has only {ratio:.2}");
                }
            }
        }
    }

    #[test]
    fn the_emblem_of_every_seat_stands_out_from_its_disc() {
        for seat in Seat::all(8) {
            let start = SHEET.find(&format!(".seat-{seat} {{")).expect("a colour for every seat");
            let rule = SHEET[start..].lines().next().unwrap_or_default();
            let value = |name: &str| {
                let at = rule.find(name).expect("a variable") + name.len();
                rgb(&rule[at..at + 7]).expect("a colour")
            };
            let ratio = contrast(value("--seat: "), value("--seat-ink: "));
            assert!(ratio >= 4.5, "seat {seat} has only {ratio:.2}");
        }
    }
}
