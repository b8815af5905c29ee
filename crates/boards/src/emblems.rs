//! How the players are told apart: a colour, an emblem and a pattern for every seat.
//!
//! The colours keep away from the red, blue and yellow of towns and cards, and differ in lightness as well as in hue, so that they
//! stay apart for colour-blind eyes and on a grey print; the emblem and the rim of a disc tell the seats apart without any colour.
//! The colours themselves stand in the style sheet (`.seat-a` … `.seat-h`), once for each theme.

use maud::{Markup, html};
use std::fmt::Write;
use table::Seat;

/// What tells one seat from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Emblem {
    /// Its name.
    pub name: &'static str,
    /// The drawing in a box of 24 × 24.
    drawing: &'static str,
    /// The dashes of the rim of a disc, in hundredths of its circumference.
    rim: &'static str,
    /// The pattern that fills areas of this seat, in a tile of 8 × 8.
    tile: &'static str,
}

/// The emblems of the seats `a` to `h`.
const EMBLEMS: [Emblem; 8] = [
    Emblem {
        name: "trefoil",
        drawing: r#"<circle cx="12" cy="7.2" r="4.7"/><circle cx="6.9" cy="14" r="4.7"/><circle cx="17.1" cy="14" r="4.7"/><path d="M10.7 13h2.6l1.5 9.4h-3z"/>"#,
        rim: "100 0",
        tile: r#"<path d="M-2 2l4-4M0 8l8-8M6 10l4-4"/>"#,
    },
    Emblem {
        name: "crescent",
        drawing: r#"<path d="M15.8 2.2a10.2 10.2 0 1 0 6 14.6A8.4 8.4 0 0 1 15.8 2.2z"/>"#,
        rim: "12.5 12.5",
        tile: r#"<path d="M0 2h8M0 6h8"/>"#,
    },
    Emblem {
        name: "sun",
        drawing: r#"<circle cx="12" cy="12" r="4.8"/><path d="M10.6.9h2.8l-.6 4.7h-1.6zM10.6 23.1h2.8l-.6-4.7h-1.6zM.9 13.4v-2.8l4.7.6v1.6zM23.1 13.4v-2.8l-4.7.6v1.6zM3.2 5.2l2-2 2.9 3.8-1.1 1.1zM20.8 5.2l-2-2-2.9 3.8 1.1 1.1zM3.2 18.8l2 2 2.9-3.8-1.1-1.1zM20.8 18.8l-2 2-2.9-3.8 1.1-1.1z"/>"#,
        rim: "3.125 3.125",
        tile: r#"<circle cx="2" cy="2" r="1.1"/><circle cx="6" cy="6" r="1.1"/>"#,
    },
    Emblem {
        name: "lozenge",
        drawing: r#"<path fill-rule="evenodd" d="M12 1.2L22.8 12 12 22.8 1.2 12zM12 6.8L6.8 12l5.2 5.2 5.2-5.2z"/>"#,
        rim: "18.75 6.25",
        tile: r#"<path d="M0 0l8 8M8 0L0 8"/>"#,
    },
    Emblem {
        name: "salmon",
        drawing: r#"<path fill-rule="evenodd" d="M.8 12C4.6 5.8 11.4 4.6 16.2 9.2l6.8-4.4-1.8 7.2 1.8 7.2-6.8-4.4C11.4 19.4 4.6 18.2.8 12zm4.6-.4a1.5 1.5 0 1 0 3 0 1.5 1.5 0 0 0-3 0z"/>"#,
        rim: "6.25 6.25",
        tile: r#"<path d="M2 0v8M6 0v8"/>"#,
    },
    Emblem {
        name: "wave",
        drawing: r#"<path class="sy-line3" d="M1.6 7.4c2.6-3.4 5.2-3.4 7.8 0s5.2 3.4 7.8 0 3.9-3 5.2-2M1.6 16.8c2.6-3.4 5.2-3.4 7.8 0s5.2 3.4 7.8 0 3.9-3 5.2-2"/>"#,
        rim: "25 8.333",
        tile: r#"<path d="M0 3q2-3 4 0t4 0M0 7q2-3 4 0t4 0"/>"#,
    },
    Emblem {
        name: "spear",
        drawing: r#"<path d="M12 .8l5.6 9.4h-3.9v12.6h-3.4V10.2H6.4z"/>"#,
        rim: "37.5 12.5",
        tile: r#"<path d="M0 4h8M4 0v8"/>"#,
    },
    Emblem {
        name: "hourglass",
        drawing: r#"<path d="M3.4 1.8h17.2v3L14.2 12l6.4 7.2v3H3.4v-3L9.8 12 3.4 4.8z"/>"#,
        rim: "2 10.5",
        tile: r#"<path d="M0 6l4-4 4 4"/>"#,
    },
];

/// The emblem of a seat.
pub fn emblem(seat: Seat) -> &'static Emblem {
    &EMBLEMS[seat.index()]
}

/// The class that carries the colours of a seat, such as `seat-a`.
pub fn class(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// Writes the emblems (`e-a` …), discs (`d-a` …) and patterns (`p-a` …, `p-vikings` for a party that is nobody's) into the
/// definitions of the sprite.
pub(crate) fn define(defs: &mut String) {
    for (index, emblem) in EMBLEMS.iter().enumerate() {
        let seat = Seat::new(index);
        let _ = write!(
            defs,
            concat!(
                r#"<symbol id="e-{seat}" viewBox="0 0 24 24">{drawing}</symbol>"#,
                r#"<symbol id="d-{seat}" viewBox="0 0 40 40"><circle class="disc-base" cx="20" cy="20" r="18.5"/>"#,
                r#"<circle class="disc-rim" cx="20" cy="20" r="15.9" pathLength="100" stroke-dasharray="{rim}"/>"#,
                r#"<circle class="disc-face" cx="20" cy="20" r="13"/>"#,
                r##"<use class="disc-emblem" href="#e-{seat}" x="10.5" y="10.5" width="19" height="19"/></symbol>"##,
                r#"<pattern id="p-{seat}" class="seat-{seat}" width="8" height="8" patternUnits="userSpaceOnUse">"#,
                r#"<rect class="tile-ground" width="8" height="8"/><g class="tile">{tile}</g></pattern>"#
            ),
            seat = seat,
            drawing = emblem.drawing,
            rim = emblem.rim,
            tile = emblem.tile,
        );
    }
    defs.push_str(concat!(
        r#"<pattern id="p-vikings" width="8" height="8" patternUnits="userSpaceOnUse">"#,
        r#"<rect class="viking-ground" width="8" height="8"/><path class="viking-tile" d="M0 0l8 8M8 0L0 8"/></pattern>"#
    ));
}

/// A disc of a seat in running text, silent; the name must stand beside it.
pub fn chip(seat: Seat) -> Markup {
    html! {
        svg class={ "chip seat-" (seat) } viewBox="0 0 40 40" aria-hidden="true" focusable="false" {
            use href={ "#d-" (seat) } width="40" height="40" {}
        }
    }
}

/// A disc of a seat in running text that says a name as tooltip and aloud.
pub fn spoken_chip(seat: Seat, words: &str) -> Markup {
    html! {
        svg class={ "chip seat-" (seat) } viewBox="0 0 40 40" role="img" focusable="false" {
            title { (words) }
            use href={ "#d-" (seat) } width="40" height="40" {}
        }
    }
}

/// A disc inside a drawing, its middle at `x`, `y`, with this radius.
pub fn disc(seat: Seat, x: f32, y: f32, radius: f32) -> Markup {
    html! {
        use class={ "disc seat-" (seat) } href={ "#d-" (seat) } x=(x - radius) y=(y - radius)
            width=(2.0 * radius) height=(2.0 * radius) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_seats_share_an_emblem_a_rim_or_a_pattern() {
        for (i, one) in EMBLEMS.iter().enumerate() {
            for other in &EMBLEMS[i + 1..] {
                assert_ne!(one.name, other.name);
                assert_ne!(one.drawing, other.drawing);
                assert_ne!(one.rim, other.rim);
                assert_ne!(one.tile, other.tile);
            }
        }
    }
}
