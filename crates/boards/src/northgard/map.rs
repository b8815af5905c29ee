//! The map: the painted land, everything that stands on it, and everything that may be done there.

use super::chart::{Chart, Spot};
use super::layout::Layout;
use super::shape::CELL;
use super::{Table, fight, ghost, land, paint, pieces, scatter, score};
use crate::Offered;
use crate::light::{self, Glow};
use maud::{Markup, html};
use northgard::decision::Phase;
use northgard::map::{Land, Territory};
use northgard::pieces::{Figure, Site, Standing};
use northgard::{Action, Frame, Northgard};

/// The fewest columns and rows that are shown, so that the first tiles do not fill the screen.
const FEWEST: (f32, f32) = (3.6, 3.6);

/// Room around the map, in cells.
const MARGIN: f32 = 0.42;

/// From how many cells on what is written on a phone is drawn larger, step by step.
const FURTHER: [f32; 5] = [5.1, 6.1, 7.1, 8.2, 9.9];

/// The drawing is never narrower than this, and never flatter than a square, so that the page does not jump when the map grows.
const NARROWEST: f32 = 0.8;

/// The cells in which a tile lies or may be laid.
fn cells(table: &Table<'_>) -> impl Iterator<Item = (i8, i8)> {
    let tiles = table.view.open.map.tiles.iter().map(|placed| (placed.x, placed.y));
    tiles.chain(ghost::cells(table).map(<(i8, i8)>::from))
}

/// The part of the grid that is shown: left, top, width, height.
pub(super) fn frame(table: &Table<'_>) -> [f32; 4] {
    let (mut west, mut east, mut north, mut south) = (0, 0, 0, 0);
    for (x, y) in cells(table) {
        (west, east, north, south) = (west.min(x), east.max(x), north.min(y), south.max(y));
    }
    let (wide, high) = (f32::from(east - west) + 1.0, f32::from(south - north) + 1.0);
    let width = wide.max(FEWEST.0).max(high * NARROWEST) + 2.0 * MARGIN;
    let height = high.max(FEWEST.1).max(wide) + 2.0 * MARGIN;
    let (middle, level) = ((f32::from(west + east) + 1.0) / 2.0, (f32::from(north + south) + 1.0) / 2.0);
    [middle - width / 2.0, level - height / 2.0, width, height].map(|cells| cells * CELL)
}

/// The whole map.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let frame = frame(table);
    let [left, top, width, height] = frame;
    html! {
        svg.board.board-northgard.ng-svg.{ "far-" (distance(frame)) }.is-winter[is_winter(table)] viewBox={ (left) " " (top) " " (width) " " (height) } role="group" aria-label=(table.word("ng-board")) {
            (inside(table, frame))
        }
    }
}

/// How far away a land of this size is seen from on a phone, in steps: what is written on it grows with the land.
fn distance([_, _, width, height]: [f32; 4]) -> usize {
    let cells = width.max(height) / CELL;
    FURTHER.iter().filter(|edge| cells > **edge).count()
}

/// Everything on the map, inside this frame.
pub(super) fn inside(table: &Table<'_>, frame: [f32; 4]) -> Markup {
    let shapes = paint::outlines(table);
    let chart = Chart::of(table);
    let layout = Layout::of(table, &chart);
    let lying = ghost::lies(table).map(|lay| lay.cell);
    let cells: Vec<_> = ghost::cells(table).collect();
    html! {
        (table.scene.lasting("ng-paints", &paint::define()))
        (table.scene.lasting("ng-shapes", &paint::shape(table, &shapes)))
        (table.scene.lasting("ng-lasting", &html! { (paint::sea(frame)) (paint::grounds(table, &shapes)) }))
        (table.scene.lasting("ng-lasting", &html! { (paint::washes(table, &shapes)) (paint::bands(table)) (paint::lines(table)) }))
        (table.scene.lasting("ng-growth", &scatter::draw(table, &chart, &layout)))
        (table.scene.lasting("ng-lasting", &html! { (paint::fog(table, lying)) (paint::ornaments(table, &cells, frame)) }))
        g.ng-hits { @for (number, _) in table.lands() { (hit(table, &layout, number)) } }
        g.ng-all-pieces aria-hidden="true" { (standing(table, &layout)) }
        g.ng-won aria-hidden="true" { @for site in score::deciding(table) { (won(table, site)) } }
        g.ng-fought aria-hidden="true" { @if let Some(site) = fought(table) { (won(table, site)) } }
        (kaija_links(table, &layout))
        (beast_links(table, &layout))
        g.ng-plates aria-hidden="true" { (plates(table, &layout)) (chances(table, &layout)) }
        (ghost::draw(table, frame))
        (light::veil(table.scene.onlooker.lit, frame, |thing| glow(table, &layout, thing)))
    }
}

/// Where a territory or a cell of the grid glows.
fn glow(table: &Table<'_>, layout: &Layout, thing: &str) -> Option<Glow> {
    let land = thing.parse().ok().and_then(|site| table.land(site)).and_then(|(land, _)| layout.units.get(&land));
    let cell = || {
        let (x, y) = thing.split_once(',')?;
        let middle = |number: &str| number.trim().parse::<f32>().ok().map(|number| (number + 0.5) * CELL);
        Some(Glow { x: middle(x)?, y: middle(y)?, radius: 0.62 * CELL })
    };
    land.map(|spot| Glow { x: spot.middle.0, y: spot.middle.1, radius: 0.42 * CELL }).or_else(cell)
}

/// Whether snow lies: from the last turns, when somebody has passed already, to the end of the year.
fn is_winter(table: &Table<'_>) -> bool {
    let waits = |seat: table::Seat| table.state.player(seat).passed;
    if !table.view.is_over() && table.seats().into_iter().any(waits) {
        return true;
    }
    let cold = [Phase::Creatures, Phase::Tithe, Phase::Harvest, Phase::Winter, Phase::EndOfYear, Phase::SecondChance];
    table.view.open.flow.iter().any(|frame| matches!(frame, Frame::PhaseStep(step) if cold.contains(&step.phase)))
}

/// What an attack would probably end like, where one could be made now.
fn chances(table: &Table<'_>, layout: &Layout) -> Markup {
    html! {
        @for (site, chance) in fight::chances(table) {
            @if let Some(spot) = table.land(site).and_then(|(land, _)| layout.units.get(&land)) {
                g.ng-chance transform={ "translate(" (spot.middle.0) " " (spot.middle.1 - spot.size.1 / 2.0 - 2.0) ")" } {
                    rect x="-27" y="-9" width="54" height="18" rx="9" {}
                    (crate::symbols::placed("axe", -16.0, 0.0, 13.0))
                    text x="8" y="4.2" { (chance) }
                }
            }
        }
    }
}

/// Everything that stands on the land; what stands further south stands before the rest.
fn standing(table: &Table<'_>, layout: &Layout) -> Markup {
    let mut all: Vec<(f32, Markup)> = Vec::new();
    let mut stand = |spot: &Spot, drawn: Markup| all.push((spot.middle.1 + spot.size.1 / 2.0, drawn));
    for (site, spot) in &layout.plots {
        if let Some(slot) = table.rules.tile_info(site.tile()).areas[site.area()].slot {
            let built = table.view.open.map.building_at(*site);
            let name = built.map(|_| format!("b{site}"));
            stand(spot, html! { g data-vt=[name] { (pieces::plot(slot, built, spot.middle)) } });
        }
    }
    for spot in layout.lairs.values() {
        stand(spot, pieces::lair(spot.middle));
    }
    for (_, resource, amount, spot) in &layout.pills {
        stand(spot, pieces::pill(*resource, *amount, spot.middle));
    }
    for (land, spot) in &layout.units {
        let territory = table.state.land(*land);
        let seats = table.seats().into_iter().filter(|seat| territory.units[seat.index()] > 0);
        for (at, seat) in seats.enumerate() {
            // Attackers stand beside those who defend.
            let middle = (spot.middle.0 + 30.0 * at as f32, spot.middle.1 - 4.0 * at as f32);
            let units = pieces::units(seat, territory.units[seat.index()], middle);
            let last = table.moves.contains(&(territory.site, seat));
            let from = table.came_from(territory.site).map(|from| unit_name(seat, from));
            stand(
                spot,
                html! {
                    @if last { ellipse.ng-ring.{ "seat-" (seat) } cx=(middle.0) cy=(middle.1 + 2.0) rx="24" ry="20" {} }
                    g data-vt=(unit_name(seat, territory.site)) data-from=[from] { (units) }
                },
            );
        }
    }
    for (_, guest, spot) in &layout.guests {
        stand(spot, pieces::guest(table, *guest, spot));
    }
    all.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    html! { @for (_, drawn) in all { (drawn) } }
}

/// How the script calls the units of a seat in a territory, so that they travel from there.
fn unit_name(seat: table::Seat, site: Site) -> String {
    format!("u{seat}{site}")
}

/// The names of the territories.
fn plates(table: &Table<'_>, layout: &Layout) -> Markup {
    let fought = fought(table);
    html! {
        @for (land, spot) in &layout.plates {
            @let territory = table.state.land(*land);
            @let needed = offer_at(table, territory).is_some() || fought == Some(territory.site);
            (pieces::plate(&table.place(territory.site), territory.owner, needed, spot))
        }
    }
}

/// Where a fight is on.
fn fought(table: &Table<'_>) -> Option<Site> {
    table.rules.running_fight(table.view).map(|(fight, _)| fight.site)
}

/// The place an action names.
pub(super) fn place_of(table: &Table<'_>, action: &Action) -> Option<Site> {
    match *action {
        Action::Settle(site)
        | Action::Build(site)
        | Action::From(site)
        | Action::To(site)
        | Action::Fight(site)
        | Action::Retreat(site)
        | Action::Scorch(site)
        | Action::Roam(site)
        | Action::Nest(site)
        | Action::Recruit(Standing { site, .. })
        | Action::Camp(Standing { site, .. })
        | Action::Push(Standing { site, .. })
        | Action::Strike(Standing { site, .. })
        | Action::Add(Standing { site, .. })
        | Action::Pull(Standing { site, .. })
        | Action::Swap { site, .. } => Some(site),
        Action::Attack(creature) => table.lair(creature),
        _ => None,
    }
}

/// Whether an action is about Kaija.
fn with_kaija(action: &Action) -> bool {
    matches!(
        action,
        Action::Recruit(Standing { figure: Figure::Kaija, .. })
            | Action::Camp(Standing { figure: Figure::Kaija, .. })
            | Action::Push(Standing { figure: Figure::Kaija, .. })
            | Action::Strike(Standing { figure: Figure::Kaija, .. })
            | Action::Add(Standing { figure: Figure::Kaija, .. })
            | Action::Pull(Standing { figure: Figure::Kaija, .. })
    )
}

/// What a click on a territory does.
fn offer_at<'t>(table: &Table<'t>, land: &Territory) -> Option<&'t Offered<Northgard>> {
    let here = |action: &Action| place_of(table, action) == Some(land.site) && !matches!(action, Action::Attack(_));
    table.acts().iter().filter(|offer| here(&offer.action)).min_by_key(|offer| with_kaija(&offer.action))
}

/// The same in another territory, for an action that names one and is not about what stands there.
fn elsewhere(action: Action, site: Site) -> Option<Action> {
    let unit = Standing { site, figure: Figure::Unit };
    Some(match action {
        Action::Settle(_) => Action::Settle(site),
        Action::Build(_) => Action::Build(site),
        Action::From(_) => Action::From(site),
        Action::To(_) => Action::To(site),
        Action::Fight(_) => Action::Fight(site),
        Action::Retreat(_) => Action::Retreat(site),
        Action::Scorch(_) => Action::Scorch(site),
        Action::Roam(_) => Action::Roam(site),
        Action::Nest(_) => Action::Nest(site),
        Action::Recruit(_) => Action::Recruit(unit),
        Action::Camp(_) => Action::Camp(unit),
        Action::Push(_) => Action::Push(unit),
        Action::Strike(_) => Action::Strike(unit),
        Action::Add(_) => Action::Add(unit),
        Action::Pull(_) => Action::Pull(unit),
        _ => return None,
    })
}

/// A territory that decided the game, or is fought for, ringed in the colour of whoever holds it.
fn won(table: &Table<'_>, site: Site) -> Markup {
    let Some((number, land)) = table.land(site) else { return html! {} };
    let owner = land.owner.map(crate::emblems::class);
    html! { g class=[owner] clip-path={ "url(#ng-l" (number.index()) ")" } { use href={ "#ng-s" (number.index()) } {} } }
}

/// The territory as something to choose, to ask about, or to look at.
fn hit(table: &Table<'_>, layout: &Layout, number: Land) -> Markup {
    let land = table.state.land(number);
    let words = land::words(table, number);
    let asked = table.acts().iter().find_map(|offer| elsewhere(offer.action, land.site));
    let why = table.scene.why(&asked.unwrap_or(Action::To(land.site)));
    let shape = format!("#ng-s{}", number.index());
    html! {
        @match (offer_at(table, land), why) {
            (Some(offer), _) => {
                @let label = table.say(&offer.label);
                @let cost = step_cost(table, &offer.action, land);
                a.offer.ng-target.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text)
                    aria-label={ (label) ". " (words) } {
                    title { (label) ".\n" (words) }
                    use.ng-hit href=(shape) {}
                    g clip-path={ "url(#ng-l" (number.index()) ")" } { use.offer-ring href=(shape) {} }
                    @if cost > 1 { (cost_tag(layout, number, cost)) }
                }
            }
            (None, Some(why)) => {
                a.why.ng-look href=(why) tabindex="-1" {
                    title { (words) }
                    use.ng-hit.is-dim[asked.is_some()] href=(shape) {}
                }
            }
            (None, None) => g.ng-look role="img" { title { (words) } use.ng-hit href=(shape) {} },
        }
    }
}

/// The steps a move into a territory takes: two where only rough borders lead there.
fn step_cost(table: &Table<'_>, action: &Action, land: &Territory) -> u8 {
    let (Action::To(_), Some(northgard::Frame::March(march))) = (action, table.view.frame()) else { return 0 };
    let from = march.from.and_then(|from| table.land(from));
    let near = from.and_then(|(_, from)| Some(from.regular.has(table.view.open.map.named(land.site)?)));
    if near == Some(false) && !march.bonus.flat { 2 } else { 1 }
}

/// How many steps a way takes.
fn cost_tag(layout: &Layout, number: Land, cost: u8) -> Markup {
    let Some(room) = layout.units.get(&number) else { return html! {} };
    html! {
        g.ng-tag transform={ "translate(" (room.middle.0 - room.size.0 / 2.0) " " (room.middle.1 + 6.0) ")" } aria-hidden="true" {
            rect x="-16" y="-10" width="32" height="20" rx="10" {}
            g.ng-tag-mark { (crate::symbols::placed("boot", -6.0, 0.0, 14.0)) }
            text x="7" y="5.5" { (cost) }
        }
    }
}

/// Where Kaija could be chosen instead of a unit.
fn kaija_links(table: &Table<'_>, layout: &Layout) -> Markup {
    let chosen = table.acts().iter().filter(|offer| with_kaija(&offer.action));
    html! {
        @for offer in chosen {
            @if let Some((number, land)) = place_of(table, &offer.action).and_then(|site| table.land(site)) {
                @if offer_at(table, land).is_some_and(|first| first.action != offer.action) {
                    (token(table, layout, number, offer, "bear", 0))
                }
            }
        }
    }
}

/// Creatures that could be attacked.
fn beast_links(table: &Table<'_>, layout: &Layout) -> Markup {
    let attacks = table.acts().iter().filter_map(|offer| match offer.action {
        Action::Attack(creature) => Some((creature, offer)),
        _ => None,
    });
    html! {
        @for (at, (creature, offer)) in attacks.enumerate() {
            @if let Some((number, _)) = table.lair(creature).and_then(|site| table.land(site)) { (token(table, layout, number, offer, "sword", at)) }
        }
    }
}

/// A round button in a territory.
fn token(
    table: &Table<'_>,
    layout: &Layout,
    number: Land,
    offer: &Offered<Northgard>,
    symbol: &str,
    at: usize,
) -> Markup {
    let Some(room) = layout.units.get(&number) else { return html! {} };
    let label = table.say(&offer.label);
    html! {
        a.offer.ng-token href=(table.scene.link(offer)) data-act=(offer.text)
            transform={ "translate(" (room.middle.0 + room.size.0 / 2.0 - 6.0 - 30.0 * at as f32) " " (room.middle.1 - room.size.1 / 2.0) ")" } {
            title { (label) }
            circle.offer-ring r="14" {}
            g.ng-token-mark { (crate::symbols::placed(symbol, 0.0, 0.0, 18.0)) }
        }
    }
}
