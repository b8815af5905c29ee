//! What stands on the land: buildings and plots, lairs, warriors, beasts, what a territory yields, and the plates with the names.

use super::chart::Spot;
use super::paint::Cliffs;
use super::shape::{Point, tenth};
use super::{Table, drawings, resource_symbol};
use crate::symbols;
use maud::{Markup, html};
use northgard::edition::Area;
use northgard::pieces::{Building, Creature, Resource, Slot};
use table::{Message, Seat};

/// How large a yield is drawn.
pub(super) const PILL: Point = (27.0, 16.0);
/// How large a lair is drawn.
pub(super) const LAIR: Point = (30.0, 22.5);
/// How high a plate is.
pub(super) const PLATE: f32 = 16.0;

/// How large a building, or the place for one, is drawn.
pub(super) const fn plot_size(slot: Slot) -> Point {
    match slot {
        Slot::Small => (25.0, 25.0),
        Slot::Stone => (24.0, 24.0),
        Slot::Large => (37.0, 37.0),
    }
}

/// Something that stands in a territory besides its units, and comes and goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Guest {
    /// Kaija.
    Kaija(Seat),
    /// A creature.
    Beast(Creature),
    /// The token of the Snake.
    Scorched,
    /// A building that needed no place.
    Building(Building),
}

impl Guest {
    pub(super) const fn size(self) -> Point {
        match self {
            Guest::Kaija(_) => (38.0, 30.0),
            Guest::Beast(_) => (34.0, 32.0),
            Guest::Scorched => (24.0, 24.0),
            Guest::Building(building) => plot_size(if building.is_large() { Slot::Large } else { Slot::Small }),
        }
    }
}

/// How large a warrior is drawn.
const WARRIOR: Point = (22.6, 29.0);

/// A place for a building, or what stands there.
pub(super) fn plot(slot: Slot, built: Option<Building>, middle: Point) -> Markup {
    match built {
        Some(building) => house(building, middle),
        None => {
            let (width, height) = match slot {
                Slot::Small => (22.0, 19.0),
                Slot::Stone => (22.0, 22.0),
                Slot::Large => (38.0, 31.4),
            };
            drawings::placed(drawings::plot(slot), (middle.0, middle.1 + 2.0), (width, height))
        }
    }
}

/// A building.
pub(super) fn house(building: Building, middle: Point) -> Markup {
    let size = plot_size(if building.is_large() { Slot::Large } else { Slot::Small });
    drawings::placed(drawings::building(building), middle, size)
}

/// A lair.
pub(super) fn lair(middle: Point) -> Markup {
    drawings::placed("lair", middle, LAIR)
}

/// Up to three warriors, and how many they are.
pub(super) fn units(seat: Seat, count: u8, (x, y): Point) -> Markup {
    let places: &[Point] = match count {
        0 | 1 => &[(-3.0, 0.0)],
        2 => &[(-9.0, -1.0), (3.0, 1.0)],
        _ => &[(-13.0, -1.0), (7.0, -1.0), (-3.0, 2.0)],
    };
    let side = if count > 2 { 15.0 } else { 10.5 };
    html! {
        g.ng-units.{ "seat-" (seat) } {
            @for (dx, dy) in places { (drawings::placed(&format!("warrior-{seat}"), (x + dx, y + dy), WARRIOR)) }
            (badge("ng-count", (x + side, y + 10.0), count))
        }
    }
}

/// A number in a small disc.
fn badge(class: &str, (x, y): Point, number: u8) -> Markup {
    html! { g.ng-badge.(class) { circle cx=(tenth(x)) cy=(tenth(y)) r="7.2" {} text x=(tenth(x)) y=(tenth(y + 3.8)) { (number) } } }
}

/// What comes and goes.
pub(super) fn guest(table: &Table<'_>, guest: Guest, spot: &Spot) -> Markup {
    let (x, y) = spot.middle;
    match guest {
        Guest::Building(building) => house(building, spot.middle),
        Guest::Scorched => drawings::placed("scorched", spot.middle, spot.size),
        Guest::Kaija(seat) => {
            html! { g.ng-kaija.{ "seat-" (seat) } data-vt={ "k" (seat) } { (drawings::placed("kaija", spot.middle, spot.size)) } }
        }
        Guest::Beast(creature) => html! {
            g.ng-beast.{ "is-" (tone(creature)) } data-vt={ "c" (creature) } {
                (drawings::placed(drawings::beast(creature.kind()), spot.middle, spot.size))
                (badge("ng-strength", (x + spot.size.0 / 2.0 - 1.0, y - spot.size.1 / 2.0 + 5.0), table.rules.kind_info(creature.kind()).strength))
            }
        },
    }
}

/// The word that tells creatures of one kind apart.
fn tone(creature: Creature) -> &'static str {
    creature.name().rsplit('_').next().unwrap_or_default()
}

/// How much of a resource a territory yields.
pub(super) fn pill(resource: Resource, amount: u8, (x, y): Point) -> Markup {
    html! {
        g.ng-pill.{ "is-" (resource) } {
            rect x=(tenth(x - PILL.0 / 2.0)) y=(tenth(y - PILL.1 / 2.0)) width=(PILL.0) height=(PILL.1) rx="8" {}
            (symbols::placed(resource_symbol(resource), tenth(x - 5.0), tenth(y), 11.6))
            text x=(tenth(x + 7.0)) y=(tenth(y + 3.8)) { (amount) }
        }
    }
}

/// The plate with the name of a territory, and the pennant of whoever holds it.
pub(super) fn plate(name: &str, owner: Option<Seat>, needed: bool, spot: &Spot) -> Markup {
    let (wide, high) = (tenth(spot.size.0), PLATE);
    let (left, top) = (tenth(spot.middle.0 - spot.size.0 / 2.0), tenth(spot.middle.1 - PLATE / 2.0));
    let class = owner.map_or_else(|| "is-free".to_owned(), |seat| format!("seat-{seat}"));
    let text = if owner.is_some() { 7.0 } else { 0.0 };
    html! {
        g.ng-plate.is-needed[needed].(class) {
            path.ng-plate-back d={ "M" (left) " " (top) "h" (wide) "l-3.2 " (high / 2.0) "l3.2 " (high / 2.0) "h-" (wide) "l3.2-" (high / 2.0) "z" } {}
            @if let Some(seat) = owner {
                path.ng-pennant d={ "M" (tenth(left + 3.0)) " " (tenth(top - 2.4)) "h12.4v19.6l-6.2-4.4-6.2 4.4z" } {}
                use.ng-pennant-emblem href={ "#e-" (seat) } x=(tenth(left + 4.8)) y=(tenth(top)) width="8.8" height="8.8" {}
            }
            text x=(tenth(spot.middle.0 + text)) y=(tenth(spot.middle.1 + 3.7)) { (name) }
        }
    }
}

/// Something printed on an area.
#[derive(Clone, Copy)]
enum Printed {
    Yield(Resource, u8),
    Plot(Slot),
    Lair,
}

impl Printed {
    const fn width(self) -> f32 {
        match self {
            Printed::Yield(..) => PILL.0,
            Printed::Plot(slot) => plot_size(slot).0,
            Printed::Lair => LAIR.0,
        }
    }

    fn draw(self, middle: Point) -> Markup {
        match self {
            Printed::Yield(resource, amount) => pill(resource, amount, middle),
            Printed::Plot(slot) => plot(slot, None, middle),
            Printed::Lair => lair(middle),
        }
    }
}

/// Everything printed on an area that is not on the map yet, in a row.
pub(super) fn printed(area: &Area, (x, y): Point) -> Markup {
    let icons = Resource::ALL.into_iter().zip(area.icons).filter(|(_, amount)| *amount > 0);
    let mut things: Vec<Printed> = icons.map(|(resource, amount)| Printed::Yield(resource, amount)).collect();
    things.extend(area.slot.map(Printed::Plot));
    things.extend(area.lair.then_some(Printed::Lair));
    let wide: f32 = things.iter().map(|thing| thing.width() + 2.0).sum();
    let mut left = x - wide / 2.0;
    let mut drawn = Vec::new();
    for thing in things {
        drawn.push(thing.draw((left + thing.width() / 2.0, y)));
        left += thing.width() + 2.0;
    }
    html! { @for thing in drawn { (thing) } }
}

/// What every building does, what it costs, and how many tokens are left; and the signs of the map.
pub(super) fn legend(table: &Table<'_>) -> Markup {
    let (me, stock) = (table.me(), |seat: Seat| table.state.player(seat).stock[Resource::Wood.index()]);
    let line = |body: Markup, words: String| html! { li { svg.ng-svg.ng-sign viewBox="-19 -19 38 38" aria-hidden="true" { (body) } span { (words) } } };
    html! {
        ul.ng-legend {
            @for building in Building::ALL {
                @let info = table.rules.building_info(building);
                @let left = table.view.open.supply[building.index()];
                li.is-short[me.is_some_and(|me| stock(me) < u16::from(info.wood))] {
                    svg.ng-svg.ng-sign viewBox="-19 -19 38 38" aria-hidden="true" { (house(building, (0.0, 0.0))) }
                    span {
                        b { (table.word(&format!("building-{building}"))) } ": " (table.scene.text(&format!("building-{building}-text"))) ". "
                        span.muted { (table.say(&Message::new("ng-building-cost").with("n", info.wood).with("left", left))) }
                    }
                }
            }
        }
        h3.ng-sub { (table.word("ng-signs")) }
        ul.ng-legend {
            @for slot in Slot::ALL { (line(plot(slot, None, (0.0, 0.0)), table.word(&format!("slot-{slot}")))) }
            (line(lair((0.0, 0.0)), table.word("name-lair")))
            (line(html! { path.ng-border-edge d="M-17 0H17" {} path.ng-border d="M-17 0H17" {} }, table.word("ng-sign-regular")))
            (line(Cliffs::sign().draw(), table.word("ng-sign-rough")))
            (line(html! { g.ng-edge.is-closed { path.is-wall-joint d="M-17 0H17" {} path.is-wall d="M-17 0H17" {} } }, table.word("ng-sign-closed")))
            (line(html! { rect.ng-ground.is-meadow x="-17" y="-12" width="34" height="24" rx="3" {} use href="#ng-fog" transform="translate(-17 -8) scale(.28 .8)" {} }, table.word("ng-sign-open")))
        }
    }
}
