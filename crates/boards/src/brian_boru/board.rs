//! The map: land, sea, roads, towns with their discs, and what may be done there now.

use super::map::{self, MAP};
use super::{Table, names, regions, suit_symbol};
use crate::drawing::drawing;
use crate::light::{self, Glow};
use crate::{emblems, symbols};
use brian_boru::Action;
use brian_boru::Step;
use brian_boru::pieces::{Region, Suit, Town};
use maud::{Markup, PreEscaped, html};
use table::{Seat, message};

/// Radius of a disc on the map.
const DISC: f32 = 20.0;

/// Raiders drawn in one row beside the ship.
const RAIDERS_IN_ROW: u16 = 7;

/// The whole map.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let (width, height) = map::SIZE;
    let asked = table.asks_town();
    html! {
        svg.board.board-brian-boru.is-asking[asked.is_some()] viewBox={ "0 0 " (width) " " (height) } role="group"
            aria-label=(table.word("bb-board")) {
            (inside(table))
            (light::veil(table.scene.onlooker.lit, [0.0, 0.0, width as f32, height as f32], glow))
        }
    }
}

/// Where a town or a region glows.
fn glow(thing: &str) -> Option<Glow> {
    let town = thing.parse().ok().map(|town| (MAP.town(town), 92.0));
    let region =
        || Region::ALL.into_iter().find(|region| region.to_string() == thing).map(|region| (MAP.plaque(region), 150.0));
    town.or_else(region).map(|((x, y), radius)| Glow { x: x as f32, y: y as f32, radius })
}

/// Everything on the map.
pub(super) fn inside(table: &Table<'_>) -> Markup {
    let asked = table.asks_town();
    let named = names::sides(table);
    html! {
        (ground(table))
        (ornaments(table))
        g.roads aria-hidden="true" {
            use.road-bed href="#ie-roads" {}
            use.road href="#ie-roads" {}
            @let own: String = MAP.roads.iter().filter(|road| own_road(table, road.towns)).map(|road| road.line).collect();
            @if !own.is_empty() { path.road.is-mine d=(own) {} }
        }
        g.plaques { @for region in Region::ALL { (regions::plaque(table, region)) } }
        g.towns { @for place in Town::all() { (town(table, place, asked, named.get(&place).copied())) } }
    }
}

/// Whether a road leads out of a town of the viewer to a free one.
fn own_road(table: &Table<'_>, [a, b]: [Town; 2]) -> bool {
    let Some(me) = table.me() else { return false };
    let mine = table.open().controlled(me);
    let free = table.open().free();
    (mine.has(a) && free.has(b)) || (mine.has(b) && free.has(a))
}

/// Sea and land.
fn ground(table: &Table<'_>) -> Markup {
    let (width, height) = map::SIZE;
    html! {
        rect.sea width=(width) height=(height) {}
        rect width=(width) height=(height) fill="url(#ie-waves)" {}
        g.waterlines aria-hidden="true" {
            @for line in 1..=3 { use.{ "water-" (line) } href="#ie-coast" {} use.{ "water-in-" (line) } href="#ie-coast" {} }
        }
        use.isles href="#ie-isles" {}
        g clip-path="url(#ie-land)" {
            @for region in Region::ALL {
                use.land.{ "land-" (region) } href={ "#ie-" (region) } { title { (regions::summary(table, region)) } }
            }
            use.lakes href="#ie-lakes" {}
            use.borders href="#ie-borders" {}
            use.shore href="#ie-coast" {}
        }
        use.coast href="#ie-coast" {}
    }
}

/// A compass, the names of the seas, and the Viking ship with the raiders of this round.
fn ornaments(table: &Table<'_>) -> Markup {
    html! {
        g.compass transform="translate(118 150)" aria-hidden="true" {
            (PreEscaped(drawing!("brian-boru/compass").inside()))
        }
        g.sea-names aria-hidden="true" {
            text transform="translate(56 700) rotate(-78)" { "Oceanus Occidentalis" }
            text transform="translate(932 800) rotate(82)" { "Mare Hibernicum" }
        }
        (raiders(table))
    }
}

/// The battle area: a ship off the coast, and beside it the raiders nobody has taken.
fn raiders(table: &Table<'_>) -> Markup {
    let left = table.open().battle;
    let words = table.say(message!("bb-raiders-left", n = left));
    html! {
        g.raid.is-empty[left == 0] transform="translate(700 1030)" {
            title { (words) }
            rect.raid-hit x="-70" y="-50" width="350" height="100" {}
            (symbols::placed("longship", -18.0, 0.0, 84.0))
            path.wave d="M-72 46q9-9 18 0t18 0 18 0 18 0 18 0" {}
            @if left > 0 {
                text.raid-count x="44" y="12" { (left) }
                @for raider in 0..left.min(2 * RAIDERS_IN_ROW) {
                    @let column = f32::from(raider % RAIDERS_IN_ROW);
                    @let row = f32::from(raider / RAIDERS_IN_ROW);
                    (symbols::placed("axe", 112.0 + 24.5 * column, -13.0 + 28.0 * row, 22.0))
                }
            }
        }
    }
}

/// A town, as a link if something may be done there; `named` says where its name stands on a small map.
fn town(table: &Table<'_>, town: Town, asked: Option<fn(Town) -> Action>, named: Option<&'static str>) -> Markup {
    let (x, y) = MAP.town(town);
    let action = asked.map_or(Action::Town(town), |about| about(town));
    let offer = table.scene.offer(&action);
    let place = format!("translate({x} {y})");
    let words = summary(table, town);
    html! {
        @match (offer, table.scene.why(&action)) {
            (Some(offer), _) => {
                a.offer.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text)
                    aria-label=(table.scene.say(&offer.label)) transform=(place) {
                    title { (table.scene.say(&offer.label)) " · " (words) }
                    circle.hit r="34" {}
                    circle.offer-ring r="28" {}
                    (face(table, town, named))
                }
            }
            (None, Some(why)) => {
                a.why.is-dim[asked.is_some()] href=(why) tabindex="-1" transform=(place) {
                    title { (words) }
                    (face(table, town, named))
                }
            }
            (None, None) => g role="img" transform=(place) { title { (words) } (face(table, town, named)) },
        }
    }
}

/// What is drawn on the place of a town.
fn face(table: &Table<'_>, town: Town, named: Option<&'static str>) -> Markup {
    let open = table.open();
    let colour = table.colour(town);
    let owner = open.owner(town);
    let viking = open.vikings.has(town);
    let active = open.flow.trick.town == Some(town) && owner.is_none() && in_trick(open.flow.step);
    html! {
        use.town-back.is-taken[owner.is_some()] href=(shape(colour)) {}
        g.town.{ "town-" (colour) }.is-taken[owner.is_some()].is-new[table.is_new(town)] {
            @if active { circle.active-glow r="38" {} circle.active-ring r="30" {} }
            use.town-shape href=(shape(colour)) {}
            @match owner {
                None => (symbols::placed(suit_symbol(colour), 0.0, 0.0, 22.0)),
                Some(owner) => {
                    @if table.moves.contains(&(town, owner)) { circle.last-ring.(emblems::class(owner)) r="27" {} }
                    g.piece.is-lost[viking] data-vt={ "d" (town) } { (emblems::disc(owner, 0.0, 0.0, DISC)) }
                }
            }
            @if viking {
                g.viking-token { circle r="16.5" cx="6" cy="5" {} (symbols::placed("longship", 6.0, 4.5, 23.0)) }
            }
            @if open.monasteries.has(town) {
                g.monastery { path d="M-31-6v-18l7-12 7 12h2l8-8 8 8v18z" {} (symbols::placed("monastery", -16.0, -20.0, 25.0)) }
            }
            @if active { g.active-mark { (symbols::placed("marker", 0.0, -38.0, 36.0)) } }
            text class=(name_class(active, named)) y="38" { (table.town_name(town)) }
        }
    }
}

/// How a name is shown: everywhere, or only where the map is large.
fn name_class(active: bool, named: Option<&'static str>) -> String {
    match named {
        Some(side) => format!("town-name is-needed {side}"),
        None if active => "town-name is-needed".to_owned(),
        None => "town-name".to_owned(),
    }
}

/// The outline of a town by its colour, which stands in the definitions of the map.
fn shape(colour: Suit) -> &'static str {
    match colour {
        Suit::Red => "#ie-town-red",
        Suit::Blue => "#ie-town-blue",
        Suit::Yellow | Suit::White => "#ie-town-yellow",
    }
}

/// Whether a trick is going on, so that it and its active town are drawn.
pub(super) fn in_trick(step: Step) -> bool {
    matches!(
        step,
        Step::LeadCard
            | Step::Follow
            | Step::Resolve
            | Step::ChooseLine
            | Step::RunLine
            | Step::Buy
            | Step::Expand
            | Step::FreeTown
    )
}

/// A town in words: colour, region, who holds it, where its roads lead.
fn summary(table: &Table<'_>, town: Town) -> String {
    let open = table.open();
    let head = message!("bb-town", town, id = town.name(), suit = table.colour(town), region = town.region());
    let mut words = vec![table.say(head)];
    words.push(match open.owner(town) {
        None => table.word("bb-town-free"),
        Some(owner) if open.vikings.has(town) => table.say(message!("bb-town-vikings", seat = owner)),
        Some(owner) => table.say(message!("bb-town-held", seat = owner)),
    });
    if open.monasteries.has(town) {
        words.push(table.word("bb-town-monastery"));
    }
    let roads: Vec<Town> = table.edition().roads[town.index()].iter().collect();
    words.push(if roads.is_empty() {
        table.word("bb-town-no-roads")
    } else {
        table.say(message!("bb-town-roads", towns = roads))
    });
    words.join(" ")
}

/// Towns that carry a disc on the picture for the lobby, and whose it is.
const ART_DISCS: [(usize, usize); 9] = [(2, 0), (4, 0), (6, 3), (17, 1), (20, 1), (27, 2), (30, 2), (14, 3), (9, 4)];

/// The middle of Ireland as a picture for the lobby.
pub fn picture() -> Markup {
    html! {
        svg.art.art-brian-boru viewBox="150 60 800 470" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            defs { path id="art-coast" d=(MAP.coast) {} clipPath id="art-land" { use href="#art-coast" {} } }
            rect.sea width="1000" height="1130" {}
            g.waterlines { @for line in 1..=3 { use.{ "water-" (line) } href="#art-coast" {} use.{ "water-in-" (line) } href="#art-coast" {} } }
            path.isles d=(MAP.isles) {}
            g clip-path="url(#art-land)" {
                @for (region, land) in Region::ALL.into_iter().zip(&MAP.lands) { path.{ "land-" (region) } d=(land) {} }
                path.lakes d=(MAP.lakes) {}
                path.borders d=(MAP.borders) {}
                use.shore href="#art-coast" {}
            }
            use.coast href="#art-coast" {}
            @for road in &MAP.roads { path.road-bed d=(road.line) {} path.road d=(road.line) {} }
            @for (x, y) in Town::all().map(|town| MAP.town(town)) { circle.art-town cx=(x) cy=(y) r="9" {} }
            @for (town, seat) in ART_DISCS {
                @if let Some((x, y)) = Town::all().nth(town).map(|town| MAP.town(town)) {
                    (emblems::disc(Seat::new(seat), x as f32, y as f32, 27.0))
                }
            }
        }
    }
}
