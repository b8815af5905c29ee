//! What glows on a board while somebody learns: a veil lies over everything else, a ring around it, and a flag says what it is about.

use maud::{Markup, html};

/// What glows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lit<'a> {
    /// The things, as the notation of the game calls them. What is not on the board has no glow there.
    pub things: &'a [String],
    /// A few words beside them.
    pub flag: &'a str,
}

/// A place on a drawing that glows: its middle, and how far the light reaches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Glow {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) radius: f32,
}

/// The veil over a drawing with this frame (left, top, width, height), in which `find` knows where things are. It lies above everything and
/// lets every pointer through.
pub(crate) fn veil(lit: Option<Lit<'_>>, frame: [f32; 4], find: impl Fn(&str) -> Option<Glow>) -> Markup {
    let Some(Lit { things, flag }) = lit else { return html! {} };
    let glows: Vec<Glow> = things.iter().filter_map(|thing| find(thing)).collect();
    // The flag stands below the lowest light, or above the highest where there is no room: it never covers what glows.
    let lowest = glows.iter().copied().max_by(|one, other| (one.y + one.radius).total_cmp(&(other.y + other.radius)));
    let highest = glows.iter().copied().min_by(|one, other| (one.y - one.radius).total_cmp(&(other.y - other.radius)));
    let (Some(lowest), Some(highest)) = (lowest, highest) else { return html! {} };
    let [left, top, width, height] = frame;
    let size = width / 34.0;
    let wide = size * (0.5 * flag.chars().count() as f32 + 1.6);
    let room = lowest.y + lowest.radius + 2.6 * size < top + height;
    let (beside, y) = match room {
        true => (lowest, lowest.y + lowest.radius + size * 0.5),
        false => (highest, (highest.y - highest.radius - size * 2.5).max(top + size * 0.2)),
    };
    let x = beside.x.clamp(left + wide / 2.0, (left + width - wide / 2.0).max(left + wide / 2.0));
    // A drawing may be shown in a box of another shape; what it shows beside its frame lies under the veil, too.
    let [veil_left, veil_top, veil_width, veil_height] = [left - width, top - height, 3.0 * width, 3.0 * height];
    html! {
        g.lit aria-hidden="true" {
            mask id="lit-mask" {
                rect x=(veil_left) y=(veil_top) width=(veil_width) height=(veil_height) fill="#fff" {}
                @for glow in &glows { circle cx=(glow.x) cy=(glow.y) r=(glow.radius) fill="#000" {} }
            }
            rect.lit-veil x=(veil_left) y=(veil_top) width=(veil_width) height=(veil_height) mask="url(#lit-mask)" {}
            @for glow in &glows {
                circle.lit-ring cx=(glow.x) cy=(glow.y) r=(glow.radius) stroke-width=(size / 4.5) stroke-dasharray={ (size / 2.2) " " (size / 2.2) } {}
            }
            g.lit-flag {
                rect x=(x - wide / 2.0) y=(y) width=(wide) height=(size * 2.0) rx=(size / 2.4) {}
                text x=(x) y=(y + size * 1.35) font-size=(size) { (flag) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: [f32; 4] = [0.0, 0.0, 100.0, 100.0];

    #[test]
    fn nothing_is_veiled_where_nothing_glows() {
        let things = ["A1".to_owned(), "elsewhere".to_owned()];
        let lit = Some(Lit { things: &things, flag: "Here" });
        let there = |thing: &str| (thing == "A1").then_some(Glow { x: 5.0, y: 5.0, radius: 2.0 });
        let drawn = veil(lit, FRAME, there).into_string();
        assert_eq!(drawn.matches("lit-ring").count(), 1, "{drawn}");
        assert!(drawn.contains("lit-veil") && drawn.contains("Here"), "{drawn}");
        let beside = "<rect class=\"lit-veil\" x=\"-100\" y=\"-100\" width=\"300\" height=\"300\"";
        assert!(drawn.contains(beside), "what is shown beside the frame is veiled, too: {drawn}");
        assert!(veil(lit, FRAME, |_| None).into_string().is_empty());
        assert!(veil(None, FRAME, there).into_string().is_empty());
    }

    #[test]
    fn the_flag_stays_inside_the_drawing() {
        let lit = Some(Lit { things: &["corner".to_owned()], flag: "A long flag" });
        let drawn = veil(lit, FRAME, |_| Some(Glow { x: 99.0, y: 97.0, radius: 4.0 })).into_string();
        let x = drawn.split("<text x=\"").nth(1).and_then(|rest| rest.split('"').next());
        let x: f32 = x.and_then(|x| x.parse().ok()).expect("a place");
        assert!(x < 95.0, "{drawn}");
    }
}
