//! How the players are told apart: a colour, an emblem and a pattern for every seat.
//!
//! The colours keep away from the red, blue and yellow of towns and cards, and differ in lightness as well as in hue, so that they
//! stay apart for colour-blind eyes and on a grey print; the emblem and the rim of a disc tell the seats apart without any colour.
//! The colours themselves stand in the style sheet (`.seat-a` … `.seat-h`), once for each theme; the drawings in `assets/emblems`.

use crate::drawing::{Drawing, drawing};
use maud::{Markup, html};
use std::fmt::Write;
use table::Seat;

/// What tells one seat from another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Emblem {
    /// Its name.
    pub name: &'static str,
    /// The drawing in a box of 24 × 24.
    drawing: Drawing,
    /// The dashes of the rim of a disc, in hundredths of its circumference.
    rim: &'static str,
    /// The pattern that fills areas of this seat, in a box of 8 × 8.
    pattern: Drawing,
}

/// The emblem of this name; its drawings stand in files that are called after it.
macro_rules! emblem {
    ($name:literal, $rim:literal) => {
        Emblem {
            name: $name,
            drawing: drawing!("emblems/", $name),
            rim: $rim,
            pattern: drawing!("emblems/", $name, "-pattern"),
        }
    };
}

/// The emblems of the seats `a` to `h`.
const EMBLEMS: [Emblem; 8] = [
    emblem!("trefoil", "100 0"),
    emblem!("crescent", "12.5 12.5"),
    emblem!("sun", "3.125 3.125"),
    emblem!("lozenge", "18.75 6.25"),
    emblem!("salmon", "6.25 6.25"),
    emblem!("wave", "25 8.333"),
    emblem!("spear", "37.5 12.5"),
    emblem!("hourglass", "2 10.5"),
];

/// The emblem of a seat.
pub fn emblem(seat: Seat) -> &'static Emblem {
    &EMBLEMS[seat.index()]
}

/// The class that carries the colours of a seat, such as `seat-a`.
pub fn class(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// Writes those of the emblems (`e-a` …), discs (`d-a` …) and patterns (`p-a` …, `p-vikings` for a party that is nobody's) into the
/// definitions of the sprite that are wanted, with what they refer to.
pub(crate) fn define(defs: &mut String, wanted: impl Fn(&str) -> bool) {
    for (index, emblem) in EMBLEMS.iter().enumerate() {
        let seat = Seat::new(index);
        let [shown, disc, pattern] = ["e", "d", "p"].map(|kind| wanted(&format!("{kind}-{seat}")));
        if shown || disc {
            let drawing = emblem.drawing.inside();
            let _ = write!(defs, r#"<symbol id="e-{seat}" viewBox="0 0 24 24">{drawing}</symbol>"#);
        }
        if disc {
            let rim = emblem.rim;
            let _ = write!(
                defs,
                concat!(
                    r#"<symbol id="d-{seat}" viewBox="0 0 40 40"><circle class="disc-base" cx="20" cy="20" r="18.5"/>"#,
                    r#"<circle class="disc-rim" cx="20" cy="20" r="15.9" pathLength="100" stroke-dasharray="{rim}"/>"#,
                    r#"<circle class="disc-face" cx="20" cy="20" r="13"/>"#,
                    r##"<use class="disc-emblem" href="#e-{seat}" x="10.5" y="10.5" width="19" height="19"/></symbol>"##,
                ),
                seat = seat,
                rim = rim,
            );
        }
        if pattern {
            let tile = emblem.pattern.inside();
            let _ = write!(
                defs,
                concat!(
                    r#"<pattern id="p-{seat}" class="seat-{seat}" width="8" height="8" patternUnits="userSpaceOnUse">"#,
                    r#"<rect class="tile-ground" width="8" height="8"/><g class="tile">{tile}</g></pattern>"#
                ),
                seat = seat,
                tile = tile,
            );
        }
    }
    if wanted("p-vikings") {
        defs.push_str(&drawing!("emblems/vikings-pattern").pattern("p-vikings").0);
    }
}

/// A disc of a seat in running text, silent; the name must stand beside it.
pub fn chip(seat: Seat) -> Markup {
    html! {
        svg class={ "chip seat-" (seat) } viewBox="0 0 40 40" aria-hidden="true" {
            use href={ "#d-" (seat) } width="40" height="40" {}
        }
    }
}

/// A disc of a seat in running text that says a name as tooltip and aloud.
pub fn spoken_chip(seat: Seat, words: &str) -> Markup {
    html! {
        svg class={ "chip seat-" (seat) } viewBox="0 0 40 40" role="img" {
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
                assert_ne!(one.pattern, other.pattern);
            }
        }
    }
}
