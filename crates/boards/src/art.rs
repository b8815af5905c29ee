//! Landscapes in the printed colours of the site: one for the head of the lobby, and the parts of those on the cards of games.

use crate::symbols;
use maud::{Markup, html};

/// A landscape: ranges of hills from the far to the near, and things that stand in it.
pub(crate) struct Landscape {
    /// The class that carries its colours.
    pub(crate) class: &'static str,
    /// Sun or moon, as a path.
    pub(crate) light: &'static str,
    /// The ranges, the farthest first.
    pub(crate) ranges: &'static [&'static str],
    /// Symbols: name, middle, size.
    pub(crate) things: &'static [(&'static str, f32, f32, f32)],
}

/// The landscape as a picture. It says nothing; the name must stand beside it.
pub(crate) fn scene(landscape: &Landscape) -> Markup {
    html! {
        svg.art.(landscape.class) viewBox="0 0 400 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            rect.art-sky width="400" height="160" {}
            path.art-light d=(landscape.light) {}
            @if let [far, near @ ..] = landscape.ranges {
                path.art-range-0 d=(far) {}
                @for (at, range) in near.iter().enumerate().take(near.len().saturating_sub(1)) { path.{ "art-range-" (at + 1) } d=(range) {} }
                g.art-things { @for (name, x, y, size) in landscape.things { (symbols::placed(name, *x, *y, *size)) } }
                @if let Some(last) = near.last() { path.{ "art-range-" (near.len()) } d=(last) {} }
            }
        }
    }
}

/// A wide picture of all the lands for the head of the lobby: a ship off a snowy coast, castles on green hills, a caravan in the dunes.
pub fn panorama() -> Markup {
    html! {
        svg.art.panorama viewBox="0 0 1200 240" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false" {
            rect.pano-sky width="1200" height="240" {}
            circle.pano-sun cx="640" cy="74" r="36" {}
            path.pano-snow d="M0 150l70-74 40 36 76-86 66 76 42-34 96 86v86H0z" {}
            path.pano-dunes-far d="M780 150q120-62 230-22t190-24v136H780z" {}
            path.pano-hills-far d="M260 170q130-86 270-34t250-30 200 50v84H260z" {}
            path.pano-sea d="M0 168h330q40 10 70 40t60 32H0z" {}
            path.pano-surf d="M20 190q14-9 28 0t28 0M120 212q14-9 28 0t28 0M250 198q14-9 28 0t28 0" {}
            g.pano-ship { (symbols::placed("longship", 176.0, 156.0, 92.0)) }
            path.pano-hills d="M300 240q150-104 300-62t230-34 190 56v40z" {}
            g.pano-things {
                (symbols::placed("castle", 520.0, 136.0, 84.0))
                (symbols::placed("monastery", 704.0, 134.0, 62.0))
                @for (x, y, size) in [(420.0, 168.0, 42.0), (450.0, 164.0, 52.0), (600.0, 158.0, 38.0), (628.0, 154.0, 48.0), (800.0, 140.0, 40.0)] {
                    (symbols::placed("tree", x, y, size))
                }
            }
            path.pano-dunes d="M740 240q150-96 280-56t180-20v76z" {}
            g.pano-caravan {
                (symbols::placed("caravan", 960.0, 156.0, 56.0))
                (symbols::placed("caravan", 1030.0, 160.0, 46.0))
                (symbols::placed("tent", 1130.0, 150.0, 58.0))
            }
            path.pano-field d="M0 240q200-36 420-16t420-10 360 6v20z" {}
        }
    }
}
