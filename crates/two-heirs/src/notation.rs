//! Actions and outcomes of chance as short text, both ways.
//!
//! `take do_mill`, `build jo_inn_row (0,1)`, `extend do_smithy (1,0)`, `move elite (1,0)`, `call r1 (0,1)`, `withdraw r2`,
//! `camp (1,0)`, `destroy (2,0)`, `spare`, `discard tc_farm`, `end`. Chance: `sets journeys+guard+crafts`, `coin b`,
//! `deal <six tiles> start gn top gy`, `draw jo_keep_gy next ye`, `draw do_mill` (the last of the pile), `treasure tr_row_gn`.

use crate::pieces::{Side, Terrain, TileId, TileSet, Unit};
use crate::spot::Spot;
use crate::{Action, Chance, TwoHeirs};
use table::{Complaint, Message};

impl TwoHeirs {
    pub(crate) fn action_text(&self, action: &Action) -> String {
        match *action {
            Action::Take(tile) => format!("take {}", self.id(tile)),
            Action::Build(tile, site) => format!("build {} {site}", self.id(tile)),
            Action::Extend(tile, site) => format!("extend {} {site}", self.id(tile)),
            Action::Move(unit, to) => format!("move {unit} {to}"),
            Action::Call(unit, to) => format!("call {unit} {to}"),
            Action::Withdraw(unit) => format!("withdraw {unit}"),
            Action::Camp(at) => format!("camp {at}"),
            Action::Destroy(at) => format!("destroy {at}"),
            Action::Spare => "spare".to_owned(),
            Action::Discard(tile) => format!("discard {}", self.id(tile)),
            Action::End => "end".to_owned(),
        }
    }

    pub(crate) fn action_from(&self, text: &str) -> Result<Action, Complaint> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["take", tile] => Action::Take(self.read_tile(tile)?),
            ["build", tile, site] => Action::Build(self.read_tile(tile)?, site.parse()?),
            ["extend", tile, site] => Action::Extend(self.read_tile(tile)?, site.parse()?),
            ["move", unit, to] => Action::Move(read_unit(unit)?, to.parse()?),
            ["call", unit, to] => Action::Call(read_unit(unit)?, to.parse()?),
            ["withdraw", unit] => Action::Withdraw(read_unit(unit)?),
            ["camp", at] => Action::Camp(at.parse()?),
            ["destroy", at] => Action::Destroy(at.parse()?),
            ["spare"] => Action::Spare,
            ["discard", tile] => Action::Discard(self.read_tile(tile)?),
            ["end"] => Action::End,
            _ => return Err(complain("complaint-th-action", text)),
        })
    }

    pub(crate) fn chance_text(&self, chance: &Chance) -> String {
        match chance {
            Chance::Sets(sets) => {
                let chosen = TileSet::ALL.into_iter().filter(|set| sets >> set.index() & 1 != 0).map(TileSet::code);
                format!("sets {}", chosen.collect::<Vec<_>>().join("+"))
            }
            Chance::Coin(side) => format!("coin {side}"),
            Chance::Deal(tiles, start, top) => {
                let tiles: Vec<String> = tiles.iter().map(|tile| self.id(*tile).to_string()).collect();
                format!("deal {} start {start} top {top}", tiles.join(" "))
            }
            Chance::Draw(tile, Some(next)) => format!("draw {} next {next}", self.id(*tile)),
            Chance::Draw(tile, None) => format!("draw {}", self.id(*tile)),
            Chance::Treasure(treasure) => format!("treasure {}", self.edition.treasures[*treasure].id),
        }
    }

    pub(crate) fn chance_from(&self, text: &str) -> Result<Chance, Complaint> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["sets", sets] => {
                let sets: Option<Vec<TileSet>> = sets.split('+').map(TileSet::from_code).collect();
                let sets = sets.ok_or_else(|| complain("complaint-th-chance", text))?;
                Chance::Sets(sets.iter().fold(0, |bits, set| bits | 1 << set.index()))
            }
            ["coin", side] => Chance::Coin(Side::from_code(side).ok_or_else(|| complain("complaint-th-chance", text))?),
            ["deal", one, two, three, four, five, six, "start", start, "top", top] => {
                let tile = |id| self.read_tile(id);
                let tiles = [tile(one)?, tile(two)?, tile(three)?, tile(four)?, tile(five)?, tile(six)?];
                Chance::Deal(tiles, read_terrain(start)?, read_terrain(top)?)
            }
            ["draw", tile, "next", next] => Chance::Draw(self.read_tile(tile)?, Some(read_terrain(next)?)),
            ["draw", tile] => Chance::Draw(self.read_tile(tile)?, None),
            ["treasure", id] => Chance::Treasure(self.read_treasure(id)?),
            _ => return Err(complain("complaint-th-chance", text)),
        })
    }

    /// The tile with this id.
    pub(crate) fn read_tile(&self, id: &str) -> Result<TileId, Complaint> {
        self.find_tile(id).ok_or_else(|| complain("complaint-th-tile", id))
    }

    /// The number of the treasure with this id.
    pub(crate) fn read_treasure(&self, id: &str) -> Result<usize, Complaint> {
        let found = self.edition.treasures.iter().position(|treasure| treasure.id.as_str() == id);
        found.ok_or_else(|| complain("complaint-th-no_treasure", id))
    }
}

/// A complaint about a piece of text.
pub(crate) fn complain(key: &'static str, text: &str) -> Complaint {
    Message::new(key).with("text", text).into()
}

fn read_unit(code: &str) -> Result<Unit, Complaint> {
    Unit::from_code(code).ok_or_else(|| complain("complaint-th-unit", code))
}

pub(crate) fn read_terrain(code: &str) -> Result<Terrain, Complaint> {
    Terrain::from_code(code).ok_or_else(|| complain("complaint-th-terrain", code))
}

/// Several positions, with spaces between them.
pub(crate) fn read_spots(words: &[&str]) -> Result<Vec<Spot>, Complaint> {
    words.iter().map(|word| word.parse()).collect()
}
