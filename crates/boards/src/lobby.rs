//! Pictures of the lobby.

use crate::drawing::{Drawing, drawing};
use maud::{Markup, PreEscaped, html};

/// A wide picture of all the lands for the head of the lobby: a ship off a snowy coast, castles on green hills, a caravan in the dunes.
pub fn panorama() -> Markup {
    let drawing = drawing!("lobby/panorama");
    html! {
        svg.art.panorama viewBox=(drawing.view_box()) preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false" {
            (PreEscaped(drawing.inside()))
        }
    }
}

/// A picture for the card of any game.
pub fn plain_picture() -> Markup {
    card(drawing!("lobby/plain"), "art-plain")
}

/// A drawing as a picture for the card of a game. It says nothing; the name must stand beside it.
pub(crate) fn card(drawing: Drawing, class: &str) -> Markup {
    html! {
        svg.art.(class) viewBox=(drawing.view_box()) preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            (PreEscaped(drawing.inside()))
        }
    }
}
