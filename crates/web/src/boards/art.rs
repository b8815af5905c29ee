//! A small picture for each game, for its card in the lobby: a landscape in the printed colours of the site.

use super::{brian_boru, crescent_moon, two_heirs};
use crate::symbols;
use maud::{Markup, html};

/// The picture of the game with this id. It says nothing; the name must stand beside it.
pub fn art(game: &str) -> Markup {
    match game {
        "brian-boru" => brian_boru::art(),
        "two-heirs" => two_heirs::art(),
        "northgard" => scene(&NORTHGARD),
        "crescent-moon" => crescent_moon::art(),
        _ => scene(&PLAIN),
    }
}

/// A landscape: ranges of hills from the far to the near, and things that stand in it.
struct Landscape {
    /// The class that carries its colours.
    class: &'static str,
    /// Sun or moon, as a path.
    light: &'static str,
    /// The ranges, the farthest first.
    ranges: &'static [&'static str],
    /// Symbols: name, middle, size.
    things: &'static [(&'static str, f32, f32, f32)],
}

const NORTHGARD: Landscape = Landscape {
    class: "art-northgard",
    light: "M84 30a17 17 0 1 1 0 34 17 17 0 0 1 0-34z",
    ranges: &[
        "M0 104l52-50 30 26 56-62 50 58 30-26 62 62 44-42 76 58v72H0z",
        "M0 124q80-26 160-6t120-10 120 8v44H0z",
        "M0 142q100-14 200 0t200-4v22H0z",
    ],
    things: &[
        ("longship", 286.0, 112.0, 66.0),
        ("tree", 40.0, 106.0, 34.0),
        ("tree", 66.0, 112.0, 26.0),
        ("fort", 136.0, 104.0, 40.0),
        ("tree", 372.0, 112.0, 28.0),
    ],
};

const PLAIN: Landscape = Landscape {
    class: "art-plain",
    light: "M316 26a20 20 0 1 1 0 40 20 20 0 0 1 0-40z",
    ranges: &["M0 110q90-34 190-8t210-16v74H0z", "M0 134q120-22 220-4t180-8v38H0z"],
    things: &[("dice", 200.0, 90.0, 60.0)],
};

fn scene(landscape: &Landscape) -> Markup {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_that_says_nothing() {
        for game in ["brian-boru", "two-heirs", "northgard", "crescent-moon", "something else"] {
            let picture = art(game).into_string();
            assert!(picture.contains("aria-hidden=\"true\"") && !picture.contains("style="), "{game}");
        }
        assert!(panorama().into_string().contains("aria-hidden=\"true\""));
    }
}
