//! What the reader has picked so far: what to lay or whom to move (`build do_mill`, `move elite`), or a place to look at (`(1,0)`).
//!
//! A pick comes back in the address like a whole action that waits for its confirmation, so it works without script and needs
//! nothing of the page frame. Its name is written here and compared, never taken apart.

use super::{Table, unit_arg};
use crate::{Beginning, Scene};
use table::Message;
use two_heirs::{Action, Spot, TileId, TwoHeirs, Unit};

/// What is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pick {
    /// Nothing yet.
    Nothing,
    /// A hand tile to be built, or to be laid face down.
    Lay { tile: TileId, up: bool },
    /// A unit to be moved or called.
    Unit(Unit),
    /// A place of the landscape.
    Place(Spot),
}

impl Pick {
    /// What the scene says is picked; what leads to nothing that is offered is nothing.
    pub(super) fn of(scene: &Scene<'_, TwoHeirs>) -> Pick {
        if let Some(chosen) = scene.chosen {
            return Pick::behind(chosen.action);
        }
        let begun = scene.offers.iter().filter_map(|offer| Some((offer.action, name(scene, offer.action)?)));
        let picked = begun.into_iter().find(|(_, name)| scene.is_picked(name));
        match picked {
            Some((action, _)) => Pick::behind(action),
            None => scene.picked().map_or(Pick::Nothing, Pick::Place),
        }
    }

    /// What was picked by whoever chose this action.
    fn behind(action: Action) -> Pick {
        match action {
            Action::Build(tile, _) => Pick::Lay { tile, up: true },
            Action::Extend(tile, _) => Pick::Lay { tile, up: false },
            Action::Move(unit, _) | Action::Call(unit, _) | Action::Withdraw(unit) => Pick::Unit(unit),
            Action::Take(_) | Action::Camp(_) | Action::Destroy(_) | Action::Discard(_) => Pick::Nothing,
            Action::Spare | Action::End => Pick::Nothing,
        }
    }
}

/// Laying a tile face up, or face down.
pub(super) fn laying(tile: TileId, up: bool, at: Spot) -> Action {
    if up { Action::Build(tile, at) } else { Action::Extend(tile, at) }
}

/// How the address calls what is picked before an action; `None` for actions that stand alone.
pub(super) fn name(scene: &Scene<'_, TwoHeirs>, action: Action) -> Option<String> {
    let id = |tile: TileId| scene.rules.components().tiles[tile.index()].id;
    match action {
        Action::Build(tile, _) => Some(format!("build {}", id(tile))),
        Action::Extend(tile, _) => Some(format!("extend {}", id(tile))),
        Action::Move(unit, _) => Some(format!("move {unit}")),
        Action::Call(unit, _) => Some(format!("call {unit}")),
        _ => None,
    }
}

/// The beginnings that the offers share, in the order of the offers, with what they are called.
pub(super) fn beginnings(table: &Table<'_>) -> Vec<Beginning> {
    table.scene.beginnings(|action| Some((name(table.scene, *action)?, label(table, *action))))
}

/// What picking the beginning of an action is called.
fn label(table: &Table<'_>, action: Action) -> Message {
    let tile = |key: &'static str, tile: TileId| {
        let face = table.face(tile);
        Message::new(key).with("tile", super::tile_message(face.building, face.terrain))
    };
    match action {
        Action::Build(built, _) => tile("th-pick-build", built),
        Action::Extend(laid, _) => tile("th-pick-extend", laid),
        Action::Move(unit, _) => Message::new("th-pick-move").with("unit", unit_arg(unit)),
        _ => Message::new("th-pick-call"),
    }
}
