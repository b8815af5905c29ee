//! Tiles before they are placed: where they may go, which way round, and what that would close and pay.

use super::Table;
use super::land::goods;
use super::pieces::{self, Piece};
use super::shape::{CELL, Shape, corner};
use crate::symbols;
use maud::{Markup, html};
use northgard::explore::{Explore, Look};
use northgard::pieces::{Cell, Resource, Tile};
use northgard::{Action, Frame, TilePreview};
use table::{Arg, Message, Rules};

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

/// The cells in which a tile may be placed now.
pub(super) fn cells(table: &Table<'_>) -> impl Iterator<Item = Cell> {
    let offered = table.acts().iter().filter_map(|offer| match offer.action {
        Action::Cell(cell) => Some(cell),
        _ => None,
    });
    offered.chain(turning(table).map(|(_, cell)| cell)).collect::<Vec<_>>().into_iter()
}

/// The tile that is being turned, and its cell.
fn turning(table: &Table<'_>) -> Option<(Tile, Cell)> {
    let explore = table.exploring().filter(|explore| explore.look == Look::Turn)?;
    Some((explore.tile?, explore.cell?))
}

/// What the rules would offer the explorer at this point of the Explore.
fn offers_at(table: &Table<'_>, explore: Explore) -> Vec<Action> {
    let mut state = table.state.clone();
    let mut offers = Vec::new();
    if let Some(last) = state.open.flow.last_mut() {
        *last = Frame::Explore(explore);
        table.rules.offers(&state, explore.seat, &mut offers);
    }
    offers
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

/// Ghosts of the tile in every cell it may go to, or in every way it may be turned.
pub(super) fn draw(table: &Table<'_>) -> Markup {
    let Some(explore) = table.exploring().copied() else { return html! {} };
    html! {
        @match (explore.look, explore.tile, explore.cell) {
            (Look::Cell, Some(tile), _) => @for cell in cells(table) { (in_cell(table, tile, cell)) },
            (Look::Turn, Some(tile), Some(cell)) => {
                @let (x, y) = corner(cell.x, cell.y);
                rect.ng-gap.is-picked x=(x + 1.0) y=(y + 1.0) width=(CELL - 2.0) height=(CELL - 2.0) rx="5" {}
                @for (at, way) in ways(table, tile, cell).iter().enumerate() { (quarter(table, tile, cell, way, at)) }
            },
            _ => {}
        }
    }
}

/// The tile in a cell, turned as it pays best, with what every turn would do.
fn in_cell(table: &Table<'_>, tile: Tile, cell: Cell) -> Markup {
    let Some(offer) = table.scene.offer(&Action::Cell(cell)) else { return html! {} };
    let ways = ways(table, tile, cell);
    let Some(best) = ways.iter().max_by_key(|way| (way.worth(), std::cmp::Reverse(way.turn))) else { return html! {} };
    let (x, y) = corner(cell.x, cell.y);
    let turns = Message::new("ng-ways").with("n", ways.len());
    let mut label = format!("{}. {}", table.say(&offer.label), table.say(&turns));
    for way in &ways {
        let told = Message::new("ng-way").with("n", way.turn).with("what", words(table, way));
        label.push('\n');
        label.push_str(&table.say(&told));
    }
    html! {
        a.offer.ng-ghost.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text) aria-label=(label) {
            title { (label) }
            g.ng-ghost-tile transform={ "translate(" (x) " " (y) ")" } { (face(table, tile, best.turn)) }
            rect.offer-ring x=(x + 3.0) y=(y + 3.0) width=(CELL - 6.0) height=(CELL - 6.0) rx="6" {}
            (tag(&best.preview, x + CELL / 2.0, y + CELL / 2.0, 1.0))
            g.ng-turns transform={ "translate(" (x + CELL - 14.0) " " (y + CELL - 14.0) ")" } aria-hidden="true" {
                circle r="11" {} text y="5" { (ways.len()) "×" }
            }
            text.ng-cell x=(x + 12.0) y=(y + 23.0) aria-hidden="true" { (cell.x) ", " (cell.y) }
        }
    }
}

/// One turn of the tile in a quarter of its cell.
fn quarter(table: &Table<'_>, tile: Tile, cell: Cell, way: &Way, at: usize) -> Markup {
    let Some(offer) = table.scene.offer(&Action::Turn(way.turn)) else { return html! {} };
    let label = format!("{}. {}", table.say(&offer.label), words(table, way));
    let (x, y) = corner(cell.x, cell.y);
    let (x, y) = (x + 3.0 + (at % 2) as f32 * 58.0, y + 3.0 + (at / 2) as f32 * 58.0);
    html! {
        a.offer.ng-ghost.is-turn.is-chosen[table.scene.is_chosen(offer)] href=(table.scene.link(offer)) data-act=(offer.text) aria-label=(label) {
            title { (label) }
            g.ng-ghost-tile transform={ "translate(" (x) " " (y) ") scale(.467)" } { (face(table, tile, way.turn)) }
            rect.offer-ring x=(x) y=(y) width="56" height="56" rx="4" {}
            (tag(&way.preview, x + 28.0, y + 28.0, 0.7))
        }
    }
}

/// What a placement pays, as a tag, and how many territories it would close that pay nobody; nothing where it does neither.
fn tag(preview: &TilePreview, x: f32, y: f32, scale: f32) -> Markup {
    let goods = Resource::ALL.into_iter().filter(|resource| preview.goods[resource.index()] > 0);
    let mut parts: Vec<(Option<&str>, String)> = Vec::new();
    if preview.fame > 0 {
        parts.push((Some("point"), format!("+{}", preview.fame)));
    }
    parts.extend(
        goods.map(|resource| (Some(super::resource_symbol(resource)), format!("+{}", preview.goods[resource.index()]))),
    );
    let idle = preview.closes.iter().filter(|(_, _, mine)| !mine).count();
    if idle > 0 {
        parts.push((None, format!("{idle}")));
    }
    let width = 40.0 * parts.len() as f32;
    html! {
        @if !parts.is_empty() {
            g.ng-tag.is-good[preview.fame > 0] transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } aria-hidden="true" {
                rect x=(-width / 2.0 - 3.0) y="-14" width=(width + 6.0) height="28" rx="14" {}
                @for (at, (symbol, amount)) in parts.iter().enumerate() {
                    @let left = 40.0 * at as f32 - width / 2.0;
                    @match symbol {
                        Some(symbol) => g.ng-tag-mark { (symbols::placed(symbol, left + 12.0, 0.0, 17.0)) },
                        None => path.ng-tag-closed d={ "M" (left + 5.0) " -7h14v14h-14zM" (left + 5.0) " 0l7-7M" (left + 5.0) " 7l14-14M" (left + 12.0) " 7l7-7" } {},
                    }
                    text x=(left + 29.0) y="6" { (amount) }
                }
            }
        }
    }
}

/// What a placement would do, in words.
pub(super) fn words(table: &Table<'_>, way: &Way) -> String {
    let preview = &way.preview;
    let mut said = Vec::new();
    for (site, tiles, mine) in &preview.closes {
        let key = if *mine { "ng-closes-own" } else { "ng-closes" };
        said.push(
            table.say(&Message::new(key).with("land", *site).with("size", Message::new("name-size").with("n", *tiles))),
        );
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

/// A tile as it is printed, its corner at the origin.
pub(super) fn face(table: &Table<'_>, tile: Tile, turn: u8) -> Markup {
    let info = table.rules.tile_info(tile);
    let shape = Shape::new(tile.index(), info, turn);
    html! {
        @for area in 0..info.areas.len() { path.ng-land d=(shape.area(area, (0.0, 0.0))) {} }
        @for line in &shape.lines {
            @let path = line.path((0.0, 0.0));
            @if line.rough { (pieces::rough(&path)) } @else { path.ng-border-edge d=(path) {} path.ng-border d=(path) {} }
        }
        @for (area, printed) in info.areas.iter().enumerate() {
            @let things = Piece::printed(printed, None);
            @if !things.is_empty() { (pieces::lay_out(&things, shape.room(area))) }
        }
        rect.ng-tile-edge width=(CELL) height=(CELL) rx="3" {}
    }
}

/// A tile as a small picture.
pub(super) fn picture(table: &Table<'_>, tile: Tile, turn: u8, words: &str) -> Markup {
    html! {
        svg.ng-svg.ng-tile viewBox={ "-2 -2 " (CELL + 4.0) " " (CELL + 4.0) } role="img" aria-label=(words) {
            title { (words) }
            (face(table, tile, turn))
        }
    }
}
