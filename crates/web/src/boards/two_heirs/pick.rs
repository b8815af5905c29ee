//! What the reader has picked so far: the beginning of an action (`build do_mill`, `move elite`), or a place to look at (`(1,0)`).
//!
//! A picked beginning comes back as [`Scene::chosen`], like a whole action that waits for its confirmation, so it works without
//! script and needs nothing of the page frame.

use super::{Table, building_arg, unit_arg};
use crate::boards::{Beginning, Scene};
use table::{Arg, Message, Notation};
use two_heirs::edition::Id;
use two_heirs::{Preview, Side, Spot, Unit};

/// What is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pick {
    /// Nothing yet.
    Nothing,
    /// A hand tile to be built, or to be laid face down.
    Lay { tile: Id, up: bool },
    /// A unit to be moved or called.
    Unit(Unit),
    /// A place of the landscape.
    Place(Spot),
}

impl Pick {
    /// What the scene says is picked; the beginning of something that is not offered is nothing.
    pub(super) fn of(scene: &Scene<'_>) -> Pick {
        let chosen = scene.chosen.unwrap_or_default();
        let mut words = chosen.split_whitespace();
        let (verb, object) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let begun = format!("{verb} {object}");
        let offered = scene.offers.iter().any(|offer| starts(&offer.text, &begun));
        match verb {
            "build" | "extend" if offered => {
                Id::from(object).map_or(Pick::Nothing, |tile| Pick::Lay { tile, up: verb == "build" })
            }
            "move" | "call" | "withdraw" if offered => Unit::from_code(object).map_or(Pick::Nothing, Pick::Unit),
            place if object.is_empty() => place.parse().map_or(Pick::Nothing, Pick::Place),
            _ => Pick::Nothing,
        }
    }

    /// The beginning of the action of laying a tile.
    pub(super) fn laying(tile: &Id, up: bool) -> String {
        format!("{} {tile}", if up { "build" } else { "extend" })
    }
}

/// Whether an action begins with these words.
fn starts(act: &str, begun: &str) -> bool {
    act.strip_prefix(begun).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// The beginnings that the offers share, in the order of the offers, with what they are called.
pub(super) fn beginnings(table: &Table<'_>) -> Vec<Beginning> {
    let mut found: Vec<Beginning> = Vec::new();
    for offer in table.scene.offers {
        if !found.iter().any(|beginning| beginning.begins(&offer.text)) {
            found.extend(beginning(table, &offer.text));
        }
    }
    found
}

/// The beginning that an action shares with others; `None` for actions that stand alone.
fn beginning(table: &Table<'_>, act: &str) -> Option<Beginning> {
    let mut words = act.split_whitespace();
    let (verb, object) = (words.next()?, words.next()?);
    let said = match verb {
        "build" | "extend" => {
            let tile = table.rules.components().tiles.get(table.rules.find_tile(object)?.index())?;
            Message::new(format!("th-pick-{verb}")).with("tile", super::tile_message(tile.building, tile.terrain))
        }
        "move" => Message::new("th-pick-move").with("unit", unit_arg(Unit::from_code(object)?)),
        "call" => Message::new("th-pick-call"),
        _ => return None,
    };
    Some(Beginning { act: format!("{verb} {object}"), label: table.say(&said) })
}

/// What an action would change in the score.
#[derive(Clone, Debug)]
pub(super) struct Gain {
    /// For the reader's side.
    pub(super) mine: i32,
    /// For the other side.
    pub(super) theirs: i32,
    preview: Preview,
}

impl Gain {
    /// What this action would change, where the score is shown at all.
    pub(super) fn of(table: &Table<'_>, act: &str) -> Option<Gain> {
        table.account()?;
        let action = table.rules.read_action(act).ok()?;
        let preview = table.rules.preview_in(&table.view, &action);
        let change = |side: Side| preview.after[side].total - preview.before[side].total;
        let mine = table.eyes();
        Some(Gain { mine: change(mine), theirs: change(mine.other()), preview })
    }

    /// The change in words: both sides, then every building and road that changes.
    pub(super) fn words(&self, table: &Table<'_>) -> String {
        let mut said = vec![
            table.say(
                &Message::new("th-gain")
                    .with("mine", signed(self.mine))
                    .with("who", table.who(table.eyes().other()))
                    .with("theirs", signed(self.theirs)),
            ),
        ];
        for change in &self.preview.buildings {
            let Some(building) = table.lying(change.at).and_then(|laid| laid.building) else { continue };
            let message = Message::new("th-gain-building")
                .with("building", building_arg(building))
                .with("at", change.at.to_string())
                .with("before", change.before)
                .with("after", change.after);
            said.push(table.say(&message));
        }
        for road in self.preview.roads.iter().filter(|road| road.points > 0) {
            let Some(winner) = road.winner else { continue };
            let message = Message::new("th-gain-road").with("n", road.tiles.len()).with("who", table.who(winner));
            said.push(table.say(&message.with("points", road.points)));
        }
        said.join(" ")
    }
}

/// A change with its sign.
pub(super) fn signed(change: i32) -> Arg {
    Arg::from(sign(change))
}

/// A change with its sign, as text.
pub(super) fn sign(change: i32) -> String {
    match change {
        0 => "±0".to_owned(),
        gain if gain > 0 => format!("+{gain}"),
        loss => format!("−{}", -loss),
    }
}
