//! The score of both sides, building by building and road by road; and the buildings of this game with their rules.

use super::{Table, drawings, map, piece};
use maud::{Markup, html};
use table::{Arg, message};
use two_heirs::account::{Account, BuildingScore, RoadScore};
use two_heirs::{Building, Side, Spot, TileSet};

/// The score sheet of both sides.
pub(super) fn draw(table: &Table<'_>, account: &Account) -> Markup {
    let me = table.eyes();
    html! {
        div.th-account {
            @for side in [me, me.other()] { (column(table, account, side)) }
        }
    }
}

fn column(table: &Table<'_>, account: &Account, side: Side) -> Markup {
    let mut buildings: Vec<(&Spot, &BuildingScore)> =
        account.buildings.iter().filter(|(_, item)| item.owner == side).collect();
    buildings.sort_by_key(|(_, item)| std::cmp::Reverse(item.value));
    let roads: Vec<&RoadScore> =
        account.roads.iter().filter(|road| road.winner == Some(side) && road.points > 0).collect();
    let sums = &account.sums[side];
    html! {
        table.th-sheet.{ "seat-" (side) } {
            caption { (piece::chip(side)) " " (table.name(side)) }
            tbody {
                @for (at, item) in buildings {
                    tr {
                        th scope="row" {
                            (piece::picture(&drawings::name(item.building))) " "
                            (table.say(&message!("th-sheet-building", building = item.building, at = *at)))
                        }
                        td.is-doubled[item.doubled] {
                            @if item.doubled { span.muted.small { "2 × " (item.points) " = " } }
                            (item.value)
                        }
                    }
                }
                @for road in roads {
                    tr {
                        th scope="row" {
                            (crate::symbols::symbol("road")) " "
                            (table.say(&message!("th-sheet-road", n = road.tiles.len(), a = road.count[side], b = road.count[side.other()])))
                        }
                        td { (road.points) }
                    }
                }
                @if table.rules.is_henry(side) {
                    tr { th scope="row" { (piece::picture("#th-chest")) " " (table.word("th-sheet-treasures")) } td { (sums.treasures) } }
                }
            }
            tfoot {
                tr.th-subtotal { th scope="row" { (table.word("th-sheet-buildings")) } td { (sums.buildings) } }
                @if table.rules.options().score_roads { tr.th-subtotal { th scope="row" { (table.word("th-sheet-roads")) } td { (sums.roads) } } }
                tr { th scope="row" { (table.word("board-score-total")) } td { (sums.total) } }
            }
        }
    }
}

/// How the game ended, where the names of the winners do not tell it: against Henry, or in a draw.
pub(super) fn verdict(table: &Table<'_>) -> Option<String> {
    let account = table.account().filter(|_| table.view.is_over())?;
    let [white, blue] = Side::ALL.map(|side| account.sums[side].total);
    let court = |side: Side| table.view.sides[side].units.iter().filter(|unit| unit.court).count();
    let key = match table.view.henry {
        Some(_) if white > blue => "th-verdict-won",
        Some(_) => "th-verdict-lost",
        None if white == blue && court(Side::White) == court(Side::Blue) => "th-verdict-draw",
        None => return None,
    };
    Some(table.say(&message!(key, who = table.who(Side::White), a = white, b = blue)))
}

/// By how many points one side was ahead, and what brought most of them; `None` where two players have the same.
pub(super) fn decided(table: &Table<'_>) -> Option<String> {
    let account = table.account().filter(|_| table.view.is_over())?;
    let [white, blue] = Side::ALL.map(|side| account.sums[side].total);
    if white == blue {
        return table.view.henry.as_ref().map(|_| table.word("th-decided-tie"));
    }
    let first = if white > blue { Side::White } else { Side::Blue };
    let (more, less) = (&account.sums[first], &account.sums[first.other()]);
    let items = [
        ("th-sheet-buildings", more.buildings - less.buildings),
        ("th-sheet-roads", more.roads - less.roads),
        ("th-sheet-treasures", more.treasures - less.treasures),
    ];
    let (item, most) = items.into_iter().max_by_key(|(_, most)| *most)?;
    let (who, other, n) = (table.who(first), table.who(first.other()), more.total - less.total);
    Some(table.say(&message!("th-decided", who, other, n, item = Arg::term(item), most)))
}

/// The buildings of the sets in play with their rules, set by set.
pub(super) fn kinds(table: &Table<'_>) -> Markup {
    let known = map::kinds(table);
    html! {
        @for set in table.view.sets.iter() {
            h3.th-set { (table.word(&format!("set-{set}"))) }
            ul.th-kinds { @for (kind, copies) in of_set(table, set).into_iter().filter(|(kind, _)| known.contains(kind)) { (kind_line(table, kind, copies)) } }
        }
    }
}

/// The kinds of a set and how many tiles there are of each.
fn of_set(table: &Table<'_>, set: TileSet) -> Vec<(Building, usize)> {
    let mut kinds: Vec<(Building, usize)> = Vec::new();
    for tile in table.rules.components().tiles.iter().filter(|tile| tile.set == set) {
        match kinds.iter_mut().find(|(kind, _)| *kind == tile.building) {
            Some((_, copies)) => *copies += 1,
            None => kinds.push((tile.building, 1)),
        }
    }
    kinds
}

fn kind_line(table: &Table<'_>, kind: Building, copies: usize) -> Markup {
    html! {
        li {
            (piece::picture(&drawings::name(kind)))
            span { b { (table.word(&format!("building-{kind}"))) } " " span.muted { "×" (copies) ":" } br; (table.word(&format!("effect-{kind}"))) }
        }
    }
}
