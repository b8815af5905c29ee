//! Names on the ground, in one line or, where the drawing is small and the name long, in two.

use maud::{Markup, html};

/// The longest name that stays in one line on a small drawing.
const SHORT: usize = 9;

/// The name of a hex below its pieces.
pub(super) fn name(name: &str) -> Markup {
    let split = name.split_once(' ').filter(|_| name.chars().count() > SHORT);
    html! {
        text.cm-name.is-long[split.is_some()] y="63" { (name) }
        @if let Some((one, other)) = split { text.cm-name.is-split { tspan x="0" y="49" { (one) } tspan x="0" y="72" { (other) } } }
    }
}
