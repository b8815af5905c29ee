//! What stands on tiles and at court: units, treasures, the scaffolding, the royal shield.

use super::{Table, marks, wearing};
use crate::drawing::{Drawing, drawing};
use crate::emblems;
use maud::{Markup, PreEscaped, html};
use table::message;
use two_heirs::edition::Condition;
use two_heirs::pieces::{Line, TreasureId};
use two_heirs::spot::COMPASS;
use two_heirs::view::{TreasureView, UnitView};
use two_heirs::{Side, Spot, Terrain, Unit};

/// The shield of a unit around its middle.
const SHIELD: Drawing = drawing!("two-heirs/unit-shield");

/// Where the units of a side stand on a tile, so that both elites fit on the start tile.
pub(super) const fn stand(side: Side) -> (i32, i32) {
    match side {
        Side::White => (19, 78),
        Side::Blue => (81, 23),
    }
}

/// A unit around the origin: the elite with a golden rim and a crown, the others with the emblem and number; a cross once it has moved.
pub(super) fn unit(side: Side, unit: &UnitView) -> Markup {
    let seat = wearing(side);
    html! {
        g.th-unit.(emblems::class(seat)).is-elite[unit.unit == Unit::Elite].is-moved[unit.moved] data-vt={ "th-" (side) "-" (unit.unit) } {
            path.th-shield-rim d=[SHIELD.outline("shield")] {}
            path.th-shield d=[SHIELD.outline("shield")] {}
            @if unit.unit == Unit::Elite {
                use.th-building href="#th-crown" x="-9.5" y="-12" width="19" height="19" {}
                use.th-emblem href={ "#e-" (seat) } x="-4" y="6.5" width="8" height="8" {}
            } @else {
                use.th-emblem href={ "#e-" (seat) } x="-8" y="-12" width="16" height="16" {}
                text.th-number y="14" { (if unit.unit == Unit::First { 1 } else { 2 }) }
            }
            @if unit.moved { path.th-cross d="M-10-11L10 11M10-11L-10 11" {} }
        }
    }
}

/// A unit in words.
pub(super) fn unit_words(table: &Table<'_>, side: Side, unit: &UnitView) -> String {
    let key = match (unit.court, unit.moved) {
        (true, _) => "th-unit-court",
        (false, true) => "th-unit-moved",
        (false, false) => "th-unit",
    };
    table.say(&message!(key, who = table.who(side), unit = unit.unit))
}

/// A treasure on a tile: a chest with what removes it, and how much of that is there. It makes room for a unit of White's.
pub(super) fn treasure(table: &Table<'_>, treasure: &TreasureView, moved: bool) -> Markup {
    let words = treasure_words(table, treasure);
    let place = if moved { "translate(72 64)" } else { "translate(20 74)" };
    html! {
        g.th-treasure role="img" transform=(place) {
            title { (words) }
            circle r="14" {}
            use.th-building href="#th-chest" x="-10" y="-13" width="20" height="20" {}
            g.th-treasure-sign transform="translate(0 10)" { (condition(table, treasure)) }
        }
    }
}

/// The condition of a treasure as a small sign.
fn condition(table: &Table<'_>, treasure: &TreasureView) -> Markup {
    html! {
        rect.th-sign-base x="-13" y="-6" width="26" height="12" rx="6" {}
        @match (treasure.line, treasure.terrain) {
            (Some(line), Some(terrain)) => (in_line(table, line, terrain)),
            _ => text.th-tiny y="3" { (treasure.have) "/2" },
        }
    }
}

/// A line and the terrain that counts in it.
fn in_line(table: &Table<'_>, line: Line, terrain: Terrain) -> Markup {
    html! {
        path.th-along transform={ "translate(-5.5 0) rotate(" (if line == Line::Row { 0 } else { 90 }) ") scale(.62)" }
            d=(marks::ALONG) {}
        g.th-pip.{ "terrain-" (terrain) } {
            rect x="2" y="-4.5" width="9" height="9" rx="2" {}
            text.th-tiny x="6.5" y="3" { (table.word(&format!("th-letter-{terrain}"))) }
        }
    }
}

/// A treasure token by itself, silent: its line and terrain, or the two places around it that want a tile.
pub(super) fn treasure_face(table: &Table<'_>, treasure: TreasureId) -> Markup {
    html! {
        svg.th-svg.th-treasure-face viewBox="-16 -16 32 32" aria-hidden="true" focusable="false" {
            @match table.rules.treasure(treasure).condition {
                Condition::Line(line, terrain) => {
                    rect.th-sign-base x="-14" y="-7" width="28" height="14" rx="7" {}
                    (in_line(table, line, terrain))
                }
                Condition::Positions(one, two) => {
                    circle.th-sign-base r="4" {}
                    @for way in 0..COMPASS.len() {
                        @let spot = Spot::default().towards(way);
                        @let (x, y) = (10 * i32::from(spot.x) - 4, -10 * i32::from(spot.y) - 4);
                        rect.th-sign-base.th-wanted[way == one || way == two] x=(x) y=(y) width="8" height="8" rx="1" {}
                    }
                }
            }
        }
    }
}

/// A treasure in words: what removes it, and how much of it is there.
pub(super) fn treasure_words(table: &Table<'_>, treasure: &TreasureView) -> String {
    let token = table.rules.find_treasure(&treasure.treasure);
    let wants = token.map_or_else(|| message!("tile-unknown"), |token| table.rules.treasure_words(token));
    table.say(&message!("th-treasure", at = treasure.at, wants, have = treasure.have))
}

/// The scaffolding on the human's last building.
pub(super) fn scaffold(table: &Table<'_>) -> Markup {
    let words = table.word("th-scaffold");
    html! {
        g.th-scaffold role="img" transform="translate(79 21)" {
            title { (words) }
            circle r="13" {}
            use.th-building href="#th-scaffold" x="-9" y="-9.5" width="18" height="18" {}
        }
    }
}

/// The royal shield around the origin, with the crown of the side that takes next.
pub(super) fn royal_shield(crown: Side) -> Markup {
    html! {
        g.th-royal.(emblems::class(wearing(crown))) data-vt="th-royal" {
            (PreEscaped(drawing!("two-heirs/royal-shield").inside()))
            use.th-building href="#th-crown" x="-22" y="-32" width="44" height="44" {}
            use.th-emblem href={ "#e-" (wearing(crown)) } x="-10" y="13" width="20" height="20" {}
        }
    }
}

/// A silent dot in the colours of a side, for running text.
pub(super) fn chip(side: Side) -> Markup {
    emblems::chip(wearing(side))
}

/// A drawing of its own in running text, silent.
pub(super) fn picture(name: &str) -> Markup {
    html! {
        svg.th-picture viewBox="0 0 48 48" aria-hidden="true" focusable="false" {
            use href=(PreEscaped(name)) width="48" height="48" {}
        }
    }
}
