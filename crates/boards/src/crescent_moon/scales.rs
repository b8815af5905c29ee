//! Scales: how a fight or a contest stands, to be seen before anything is read.

use super::geometry;
use maud::{Markup, html};

/// How far the beam turns at most, in degrees.
const LEAN: f32 = 20.0;

/// Half the beam.
const ARM: f32 = 21.0;

/// Scales around their foot, 60 wide and 42 high; the pan of the heavier side hangs lower, that of `mine` is the left one.
pub(super) fn draw(mine: i16, theirs: i16) -> Markup {
    let (mine, theirs) = (f32::from(mine.max(0)), f32::from(theirs.max(0)));
    let lean = (theirs - mine) / (mine + theirs).max(1.0) * LEAN;
    let (x, y) = (ARM * lean.to_radians().cos(), ARM * lean.to_radians().sin());
    let ends = [("is-mine", -x, -y), ("is-theirs", x, y)]
        .map(|(side, x, y)| (side, geometry::round(x), geometry::round(y - 30.0)));
    html! {
        g.cm-scales {
            path.cm-scales-stand d="M0-32V-2M-10 2q10-9 20 0z" {}
            path.cm-scales-beam d={ "M" (ends[0].1) " " (ends[0].2) "L" (ends[1].1) " " (ends[1].2) } {}
            @for (side, x, y) in ends {
                path.cm-scales-strings d={ "M" (x - 8.0) " " (y + 13.0) "l8-13 8 13" } {}
                path.cm-scales-pan.(side) d={ "M" (x - 9.0) " " (y + 13.0) "h18a9 6.5 0 0 1-18 0z" } {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::draw;

    /// How deep the two pans hang.
    fn pans(mine: i16, theirs: i16) -> [f32; 2] {
        let drawn = draw(mine, theirs).into_string();
        let deep = |side: &str| {
            let pan = drawn.split(&format!("{side}\" d=\"M")).nth(1).expect("a pan");
            let words: Vec<&str> = pan.split(['h', ' ']).collect();
            words[1].parse().expect("a number")
        };
        [deep("is-mine"), deep("is-theirs")]
    }

    #[test]
    fn the_heavier_side_hangs_lower() {
        let [even, other] = pans(3, 3);
        assert!((even - other).abs() < 0.01);
        for (mine, theirs) in [(4, 1), (1, 0), (9, 8)] {
            let [heavy, light] = pans(mine, theirs);
            assert!(heavy > light, "{mine} against {theirs}");
            let [light, heavy] = pans(theirs, mine);
            assert!(heavy > light, "{theirs} against {mine}");
        }
        assert_eq!(pans(0, 0), [even, even], "nobody has anything");
    }
}
