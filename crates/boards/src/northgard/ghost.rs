//! Exploring in one gesture: the tile lies on the map before it is laid. A tap turns it to the next way that fits, another place takes it
//! there, and one button lays it; what it would close and bring is told before.

use super::Table;
use super::ground::Ground;
use super::land::goods;
use super::paint::Cliffs;
use super::pieces;
use super::shape::{CELL, Point, Shape, corner, tenth};
use crate::{Deed, symbols};
use maud::{Markup, html};
use northgard::decision::{Explore, Look, Purpose};
use northgard::map::DIRECTIONS;
use northgard::pieces::{Cell, Site, Tile};
use northgard::{Action, Frame, TilePreview};
use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;
use table::{Arg, Message, Notation, Refusal, Rules, Words};

/// A way to place a tile.
pub(super) struct Way {
    pub(super) turn: u8,
    pub(super) preview: TilePreview,
}

impl Way {
    /// What it is worth to the explorer.
    fn worth(&self) -> (u16, u8, usize) {
        (self.preview.fame, self.preview.goods.iter().sum(), self.preview.closes.len())
    }
}

/// A tile that lies on the map before it is laid. It is picked under its own name: `lay t12 -1,2 1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lay {
    pub(super) tile: Tile,
    pub(super) cell: Cell,
    pub(super) turn: u8,
}

impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lay {} {},{} {}", self.tile, self.cell.x, self.cell.y, self.turn)
    }
}

/// Not the name of a tile that lies somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NoLay;

impl FromStr for Lay {
    type Err = NoLay;

    fn from_str(text: &str) -> Result<Lay, NoLay> {
        let mut words = text.split_whitespace();
        let mut next = || words.next().ok_or(NoLay);
        if next()? != "lay" {
            return Err(NoLay);
        }
        let tile = next()?.parse().map_err(|_| NoLay)?;
        let (x, y) = next()?.split_once(',').ok_or(NoLay)?;
        let cell = Cell { x: x.parse().map_err(|_| NoLay)?, y: y.parse().map_err(|_| NoLay)? };
        Ok(Lay { tile, cell, turn: next()?.parse().map_err(|_| NoLay)? })
    }
}

/// The Explore in which the viewer has to lay a tile now.
fn laying(table: &Table<'_>) -> Option<Explore> {
    let explore = table.exploring().filter(|explore| table.me() == Some(explore.seat) && table.deciding())?;
    let setup = matches!(explore.purpose, Purpose::RoundOne | Purpose::RoundTwo);
    let asked = matches!(explore.look, Look::Cell | Look::Turn) || (explore.look == Look::Tile && setup);
    asked.then_some(*explore)
}

/// The tiles that could be laid now.
fn tiles(table: &Table<'_>, explore: &Explore) -> Vec<Tile> {
    let offered = table.acts().iter().filter_map(|offer| match offer.action {
        Action::Tile(tile) => Some(tile),
        _ => None,
    });
    explore.tile.into_iter().chain(offered).collect()
}

/// The tile as it lies now: as it was picked, or where and how it pays best.
pub(super) fn lies(table: &Table<'_>) -> Option<Lay> {
    *table.lying.get_or_init(|| find(table))
}

fn find(table: &Table<'_>) -> Option<Lay> {
    let explore = laying(table)?;
    let tiles = tiles(table, &explore);
    let fits = |lay: &Lay| {
        let there = explore.cell.map_or_else(|| places(table, lay.tile).contains(&lay.cell), |cell| cell == lay.cell);
        tiles.contains(&lay.tile) && there && ways(table, lay.tile, lay.cell).iter().any(|way| way.turn == lay.turn)
    };
    let picked = table.scene.picked::<Lay>().filter(fits);
    picked.or_else(|| tiles.iter().find_map(|tile| best(table, *tile)))
}

/// Where and how a tile pays best.
pub(super) fn best(table: &Table<'_>, tile: Tile) -> Option<Lay> {
    let cells =
        table.exploring().and_then(|explore| explore.cell).map_or_else(|| places(table, tile), |cell| vec![cell]);
    let all = cells.into_iter().flat_map(|cell| ways(table, tile, cell).into_iter().map(move |way| (cell, way)));
    let (cell, way) = worthiest(all)?;
    Some(Lay { tile, cell, turn: way.turn })
}

/// The most valuable of some ways, the first of equals.
fn worthiest(ways: impl Iterator<Item = (Cell, Way)>) -> Option<(Cell, Way)> {
    ways.enumerate().max_by_key(|(at, (_, way))| (way.worth(), Reverse(*at))).map(|(_, found)| found)
}

/// The cells in which a tile may be placed now.
pub(super) fn cells(table: &Table<'_>) -> impl Iterator<Item = Cell> {
    let offered = table.acts().iter().filter_map(|offer| match offer.action {
        Action::Cell(cell) => Some(cell),
        _ => None,
    });
    let lying = lies(table);
    let others = lying.filter(|_| !table.offers(|action| matches!(action, Action::Cell(_))));
    let free = others.map(|lay| places_of(table, lay)).unwrap_or_default();
    offered.chain(free).collect::<Vec<_>>().into_iter()
}

/// The cells to which a lying tile may be taken, its own among them.
fn places_of(table: &Table<'_>, lay: Lay) -> Vec<Cell> {
    match table.exploring() {
        Some(Explore { cell: Some(cell), .. }) => vec![*cell],
        _ => places(table, lay.tile),
    }
}

/// What the rules would say to the explorer at this point of the Explore.
fn asked<T>(table: &Table<'_>, explore: Explore, ask: impl FnOnce(&northgard::State) -> T) -> Option<T> {
    let mut state = table.state.clone();
    let last = state.open.flow.last_mut()?;
    *last = Frame::Explore(explore);
    Some(ask(&state))
}

fn offers_at(table: &Table<'_>, explore: Explore) -> Vec<Action> {
    let offers = asked(table, explore, |state| {
        let mut offers = Vec::new();
        table.rules.offers(state, explore.seat, &mut offers);
        offers
    });
    offers.unwrap_or_default()
}

/// The ways to place a tile in a cell.
pub(super) fn ways(table: &Table<'_>, tile: Tile, cell: Cell) -> Vec<Way> {
    let Some(explore) = table.exploring() else { return Vec::new() };
    let asked = Explore { look: Look::Turn, tile: Some(tile), cell: Some(cell), ..*explore };
    let turns = offers_at(table, asked).into_iter().filter_map(|action| match action {
        Action::Turn(turn) => Some(turn),
        _ => None,
    });
    turns
        .filter_map(|turn| Some(Way { turn, preview: table.rules.preview_tile(table.view, tile, cell, turn)? }))
        .collect()
}

/// Why a tile does not fit into a cell this way round.
fn misfit(table: &Table<'_>, lay: Lay) -> Option<Refusal> {
    let explore = Explore { look: Look::Turn, tile: Some(lay.tile), cell: Some(lay.cell), ..*table.exploring()? };
    asked(table, explore, |state| table.rules.refusal(state, explore.seat, &Action::Turn(lay.turn)))?
}

/// The cells in which a tile could be placed.
pub(super) fn places(table: &Table<'_>, tile: Tile) -> Vec<Cell> {
    let Some(explore) = table.exploring() else { return Vec::new() };
    let asked = Explore { look: Look::Cell, tile: Some(tile), cell: None, ..*explore };
    let cells = offers_at(table, asked).into_iter().filter_map(|action| match action {
        Action::Cell(cell) => Some(cell),
        _ => None,
    });
    cells.collect()
}

/// What lays the tile as it lies: everything the rules still ask for, one after the other. What has a single answer is not asked.
pub(super) fn deed(table: &Table<'_>) -> Option<Deed> {
    let explore = laying(table)?;
    let lay = lies(table)?;
    let mut acts = Vec::new();
    if explore.tile.is_none() {
        acts.push(Action::Tile(lay.tile));
    }
    if explore.cell.is_none() && (explore.look == Look::Cell || places(table, lay.tile).len() > 1) {
        acts.push(Action::Cell(lay.cell));
    }
    let ways = ways(table, lay.tile, lay.cell);
    if explore.look == Look::Turn || ways.len() > 1 {
        acts.push(Action::Turn(lay.turn));
    }
    let fame = ways.iter().find(|way| way.turn == lay.turn).map_or(0, |way| way.preview.fame);
    let key = if fame > 0 { "ng-lay-fame" } else { "ng-lay" };
    let label = table.say(&Message::new(key).with("n", fame));
    Some(Deed { label, acts: acts.iter().map(|action| table.rules.write_action(action)).collect() })
}

/// Everything about the tile that is being laid.
pub(super) fn draw(table: &Table<'_>, frame: [f32; 4]) -> Markup {
    let Some(lay) = lies(table) else { return html! {} };
    html! {
        @for cell in places_of(table, lay).into_iter().filter(|cell| *cell != lay.cell) { (place(table, lay, cell)) }
        (lying(table, lay, frame))
    }
}

/// Another place for the tile.
fn place(table: &Table<'_>, lay: Lay, cell: Cell) -> Markup {
    let ways = ways(table, lay.tile, cell).into_iter();
    let Some((_, way)) = worthiest(ways.map(|way| (cell, way))) else { return html! {} };
    let there = Lay { cell, turn: way.turn, ..lay };
    let (x, y) = corner(cell.x, cell.y);
    let label = format!("{}. {}", table.say(&table.rules.label(table.view, &Action::Cell(cell))), words(table, &way));
    html! {
        a.offer.ng-place href=(table.scene.pick(&there)) data-choose=(there) {
            title { (label) }
            rect.ng-glow x=(x + 5.0) y=(y + 5.0) width=(CELL - 10.0) height=(CELL - 10.0) rx="9" {}
            rect.offer-ring x=(x + 5.0) y=(y + 5.0) width=(CELL - 10.0) height=(CELL - 10.0) rx="9" {}
            circle.ng-place-mark cx=(x + CELL / 2.0) cy=(y + CELL / 2.0) r="16" {}
            g.ng-place-mark { (symbols::placed("compass", x + CELL / 2.0, y + CELL / 2.0, 20.0)) }
        }
    }
}

/// The tile where it lies, with what turns and lays it.
fn lying(table: &Table<'_>, lay: Lay, frame: [f32; 4]) -> Markup {
    let ways = ways(table, lay.tile, lay.cell);
    let at = ways.iter().position(|way| way.turn == lay.turn).unwrap_or(0);
    let turned =
        |by: usize| Lay { turn: ways.get((at + by) % ways.len().max(1)).map_or(lay.turn, |way| way.turn), ..lay };
    let (x, y) = corner(lay.cell.x, lay.cell.y);
    let told = ways.get(at).map(|way| words(table, way)).unwrap_or_default();
    let here = table.say(&table.rules.label(table.view, &Action::Cell(lay.cell)));
    let turn = format!("{}. {here}. {told}", table.word("ng-turn-tile"));
    html! {
        g.ng-lying {
            rect.ng-lying-shade x=(x - 3.0) y=(y + 3.0) width=(CELL + 6.0) height=(CELL + 6.0) rx="7" {}
            rect.ng-lying-rim x=(x - 4.0) y=(y - 4.0) width=(CELL + 8.0) height=(CELL + 8.0) rx="7" {}
            @let tile = html! { g transform={ "translate(" (x) " " (y) ")" } { (face(table, lay.tile, lay.turn, &|area| joined(table, lay, area))) } };
            @if ways.len() > 1 {
                a.offer.ng-turnable href=(table.scene.pick(&turned(1))) data-choose=(turned(1)) { title { (turn) } (tile) rect.offer-ring x=(x - 4.0) y=(y - 4.0) width=(CELL + 8.0) height=(CELL + 8.0) rx="7" {} }
            } @else {
                (tile) rect.ng-lying-edge x=(x - 4.0) y=(y - 4.0) width=(CELL + 8.0) height=(CELL + 8.0) rx="7" {}
            }
            (buttons(table, lay, frame, ways.len() > 1, [turned(ways.len().saturating_sub(1)), turned(1)]))
            (gain(table, lay, ways.get(at), frame))
        }
    }
}

/// How far the buttons reach away from the tile, and how much of the tile they may cover where there is no room beside it.
const REACH: f32 = 48.0;
const COVER: f32 = CELL / 4.0;

/// How many times as large the buttons are on a phone: the smallest then has the 44 pixels of a finger, however much land is shown on the
/// 350 pixels that a phone has at least.
fn enlarged([_, _, width, height]: [f32; 4]) -> f32 {
    44.0 / 36.0 * width.max(height) / 350.0
}

/// How much of the enlarged buttons has no room between this side of the tile and the edge of what is shown.
fn lacking(cell: Cell, side: usize, frame: [f32; 4]) -> f32 {
    let [left, top, width, height] = frame;
    let (x, y) = corner(cell.x, cell.y);
    let room = [y - top, left + width - x - CELL, top + height - y - CELL, x - left];
    (REACH * enlarged(frame) - room[side]).max(0.0)
}

/// The side of the tile on which there is room for buttons: below it if nothing lies there.
fn free_side(table: &Table<'_>, cell: Cell, frame: [f32; 4]) -> usize {
    let free = |side: usize| {
        let (dx, dy) = DIRECTIONS[side];
        table.view.open.map.tile_at(cell.x + dx, cell.y + dy).is_none()
    };
    let roomy = |side: usize| lacking(cell, side, frame) <= COVER;
    let sides = [2, 0, 1, 3];
    let best = sides.iter().find(|side| free(**side) && roomy(**side));
    best.or_else(|| sides.iter().find(|side| roomy(**side))).copied().unwrap_or(2)
}

/// Turn left, lay, turn right. A phone shows them larger: they grow away from the edge of the tile and, towards the sides, from where they
/// stay within what is shown.
fn buttons(table: &Table<'_>, lay: Lay, frame: [f32; 4], turns: bool, [left, right]: [Lay; 2]) -> Markup {
    let Some(deed) = deed(table) else { return html! {} };
    let side = free_side(table, lay.cell, frame);
    let (dx, dy) = (f32::from(DIRECTIONS[side].0), f32::from(DIRECTIONS[side].1));
    let (across, down) = (dy.abs(), dx.abs());
    let (x, y) = corner(lay.cell.x, lay.cell.y);
    let edge = (x + CELL / 2.0 * (1.0 + dx), y + CELL / 2.0 * (1.0 + dy));
    let off =
        across * (2.0 * (edge.0 - frame[0]) / frame[2] - 1.0) + down * (2.0 * (edge.1 - frame[1]) / frame[3] - 1.0);
    let lean = (1.5 * off).clamp(-1.0, 1.0) * if turns { 72.0 } else { 22.0 };
    let at = |by: f32| (26.0 * dx + (by - lean) * across, 26.0 * dy + (by - lean) * down);
    let back = lacking(lay.cell, side, frame).min(COVER);
    let near = format!("translate({} {}) scale({})", tenth(-back * dx), tenth(-back * dy), tenth(enlarged(frame)));
    let button = |(x, y): Point, symbol: &str, size: f32| {
        html! { circle cx=(tenth(x)) cy=(tenth(y)) r=(size) {} (symbols::placed(symbol, tenth(x), tenth(y), size * 1.15)) }
    };
    html! {
        g.ng-buttons transform={ "translate(" (tenth(edge.0 + lean * across)) " " (tenth(edge.1 + lean * down)) ")" } {
            g.ng-steady {
                g transform=(near) {
                    @if turns {
                        a.offer.ng-button href=(table.scene.pick(&left)) data-choose=(left) aria-label=(table.word("ng-turn-left")) { (button(at(-54.0), "turn-left", 18.0)) }
                        a.offer.ng-button href=(table.scene.pick(&right)) data-choose=(right) aria-label=(table.word("ng-turn-right")) { (button(at(54.0), "turn-right", 18.0)) }
                    }
                    a.offer.ng-button.is-go href="#decision" data-act=(deed.whole()) { title { (deed.label) } (button(at(0.0), "check", 22.0)) }
                }
            }
        }
    }
}

/// By how many of its heights a slip grows at most.
const GROWTH: f32 = 2.6;

/// What laying it here would close and bring, on a slip beside the tile, within what is shown.
fn gain(table: &Table<'_>, lay: Lay, way: Option<&Way>, frame: [f32; 4]) -> Markup {
    let Some(way) = way else { return html! {} };
    let [left, top, width, height] = frame;
    let lines = gains(table, &way.preview);
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) as f32;
    let (wide, high) = (longest * 6.1 + 16.0, lines.len() as f32 * 14.0 + 8.0);
    let (x, y) = corner(lay.cell.x, lay.cell.y);
    let below = free_side(table, lay.cell, frame) == 0;
    let far = if below { CELL + 9.0 } else { -high - 9.0 };
    let x = (x + CELL / 2.0 - wide / 2.0).clamp(left + 4.0, (left + width - wide - 4.0).max(left + 4.0));
    let y = (y + far).clamp(top + 4.0, (top + height - high - 4.0).max(top + 4.0));
    // A phone shows it larger: it grows from where it stays within what is shown, and away from the tile while there is room.
    let part = |at: f32, room: f32| if room > 0.0 { (at / room).clamp(0.0, 1.0) } else { 0.5 };
    let across = part(x - left, width - wide);
    let down = if below { 1.0 - part(top + height - y - high, GROWTH * high) } else { part(y - top, GROWTH * high) };
    let origin = format!("{:.0}% {:.0}%", across * 100.0, down * 100.0);
    html! {
        g.ng-gain.is-good[way.preview.fame > 0] aria-hidden="true" transform-origin=(origin) {
            rect x=(x) y=(y) width=(wide) height=(high) rx="6" {}
            @for (at, line) in lines.iter().enumerate() { text x=(x + wide / 2.0) y=(y + 14.0 + 14.0 * at as f32) { (line) } }
        }
    }
}

/// What a placement would do, in short lines.
fn gains(table: &Table<'_>, preview: &TilePreview) -> Vec<String> {
    let mut lines = Vec::new();
    for closing in &preview.closes {
        let key = if closing.fame > 0 { "ng-gain-own" } else { "ng-gain-idle" };
        lines.push(table.say(&Message::new(key).with("land", closing.site).with("n", closing.fame)));
    }
    if preview.goods != [0; 3] {
        lines.push(table.say(&Message::new("ng-pays").with("goods", goods(preview.goods))));
    }
    if lines.is_empty() {
        lines.push(table.word("ng-gain-none"));
    }
    lines
}

/// The ground an area of the tile would have: that of the land it would join, or its own.
fn joined(table: &Table<'_>, lay: Lay, area: usize) -> Ground {
    let map = &table.view.open.map;
    let owner = table.rules.tile_info(lay.tile).owner[lay.turn as usize % 4];
    let gap = map.gap_at(lay.cell.x, lay.cell.y).map(|gap| &map.gaps[gap]);
    let faces = gap.into_iter().flat_map(|gap| gap.faces.iter().enumerate());
    let touched = faces.filter(|(side, _)| owner[*side] as usize == area).filter_map(|(_, face)| map.land_of((*face)?));
    let site = touched.min().map_or_else(|| Site::new(lay.tile, area), |land| table.state.site(land));
    Ground::of(site)
}

/// What a placement would do, in words.
pub(super) fn words(table: &Table<'_>, way: &Way) -> String {
    let preview = &way.preview;
    let mut said = Vec::new();
    for closing in &preview.closes {
        let key = if closing.mine { "ng-closes-own" } else { "ng-closes" };
        let size = Message::new("name-size").with("n", closing.size);
        said.push(table.say(&Message::new(key).with("land", closing.site).with("size", size)));
    }
    if preview.joins.len() > 1 {
        let lands: Vec<Arg> = preview.joins.iter().map(|site| Arg::from(*site)).collect();
        said.push(table.say(&Message::new("ng-touches").with("lands", Arg::List(lands))));
    }
    let mut pays = Vec::new();
    if preview.fame > 0 {
        pays.push(Arg::from(Message::new("amount-fame").with("n", preview.fame)));
    }
    if preview.goods != [0; 3] {
        pays.push(goods(preview.goods));
    }
    said.push(match pays.is_empty() {
        true => table.word("ng-pays-nothing"),
        false => table.say(&Message::new("ng-pays").with("goods", Arg::List(pays))),
    });
    said.join(" ")
}

/// A tile as it is painted, its corner at the origin, its areas with these grounds.
fn face(table: &Table<'_>, tile: Tile, turn: u8, ground: &dyn Fn(usize) -> Ground) -> Markup {
    let info = table.rules.tile_info(tile);
    let shape = Shape::new(tile.index(), info, turn);
    let mut cliffs = Cliffs::default();
    shape.lines.iter().filter(|line| line.rough).for_each(|line| cliffs.add(line, (0.0, 0.0)));
    html! {
        @for area in 0..info.areas.len() {
            @let (path, ground) = (shape.area(area, (0.0, 0.0)), ground(area).name());
            path.ng-ground.{ "is-" (ground) } d=(path) {}
            path.ng-texture.{ "is-" (ground) } d=(path) {}
        }
        @for line in shape.lines.iter().filter(|line| !line.rough) {
            @let path = line.path((0.0, 0.0));
            path.ng-border-edge d=(path) {} path.ng-border d=(path) {}
        }
        (cliffs.draw())
        @for (area, printed) in info.areas.iter().enumerate() { (pieces::printed(printed, shape.room(area).middle)) }
    }
}

/// What stands for the four sides of a tile, from north on.
const ARROWS: [char; 4] = ['↑', '→', '↓', '←'];

/// What is printed on a tile that lies this way round: each area by its sides, with what it holds; `!` before what lies behind a rough
/// border.
fn areas(table: &Table<'_>, tile: Tile, turn: u8) -> String {
    let info = table.rules.tile_info(tile);
    let owner = info.owner[turn as usize % 4];
    let sides = |area: usize| -> String {
        let own: String =
            ARROWS.iter().zip(owner).filter(|(_, of)| usize::from(*of) == area).map(|(arrow, _)| arrow).collect();
        if own.is_empty() { "○".to_owned() } else { own }
    };
    let told = info.areas.iter().enumerate().map(|(number, area)| {
        let mut holds = Vec::new();
        if area.icons != [0; 3] {
            holds.push(goods(area.icons));
        }
        holds.extend(area.slot.map(|slot| Arg::from(Message::new("ng-slots").with("n", 1).with("slot", slot))));
        if area.lair {
            holds.push(Arg::term("name-lair"));
        }
        let rough = info.borders.iter().filter(|border| border.rough).filter_map(|border| match number {
            n if n == usize::from(border.a) => Some(border.b),
            n if n == usize::from(border.b) => Some(border.a),
            _ => None,
        });
        let rough: String = rough.map(|other| format!(" !{}", sides(usize::from(other)))).collect();
        let holds = table.say(&Message::new("ng-one").with("thing", Arg::List(holds)));
        format!("{} {holds}{rough}", sides(number))
    });
    told.collect::<Vec<_>>().join("; ")
}

/// A tile as a small picture.
pub(super) fn picture(table: &Table<'_>, tile: Tile, turn: u8, words: &str) -> Markup {
    let words = format!("{words}: {}", areas(table, tile, turn));
    html! {
        svg.ng-svg.ng-tile viewBox={ "0 0 " (CELL) " " (CELL) } role="img" {
            title { (words) }
            (face(table, tile, turn, &|area| Ground::of(Site::new(tile, area))))
        }
    }
}

/// The four ways round of the tile where it lies: what each would bring, or why it does not fit.
pub(super) fn turns(table: &Table<'_>) -> Markup {
    let Some(lay) = lies(table) else { return html! {} };
    let ways = ways(table, lay.tile, lay.cell);
    let differ = table.rules.tile_info(lay.tile).turns;
    let which = Message::new("ask-rotation").with("tile", table.rules.tile_name(lay.tile));
    // A page shows where the tile lies.
    let here = table.say(&table.rules.label(table.view, &Action::Cell(lay.cell)));
    html! {
        div.ng-hand {
            h2.hand-title { (table.say(&which)) span.unseen { " – " (here) } }
            ul.ng-tiles.ng-ways {
                @for turn in 0..differ.max(1) {
                    @let turned = Lay { turn, ..lay };
                    @let name = table.say(&table.rules.label(table.view, &Action::Turn(turn)));
                    li {
                        @match ways.iter().find(|way| way.turn == turn) {
                            Some(way) => a.ng-card-link.ng-tile-box.offer.is-chosen[turn == lay.turn] href=(table.scene.pick(&turned)) data-choose=(turned) aria-current=[(turn == lay.turn).then_some("true")] {
                                (picture(table, lay.tile, turn, &name)) span.small { span.unseen { " – " } (gains(table, &way.preview).join(" · ")) }
                            },
                            None => div.ng-tile-box.is-unfit {
                                (picture(table, lay.tile, turn, &name))
                                @if let Some(refusal) = misfit(table, turned) { span.small.muted { span.unseen { " – " } (table.say(&refusal.why)) } }
                            },
                        }
                    }
                }
            }
        }
    }
}
