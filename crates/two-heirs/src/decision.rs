//! The three lists of the game: what may be going on, what a seat may do, what chance may do.
//!
//! Each thing that may be going on stands in the file of its paragraph, with everything that belongs to it: whom it asks, the prompt, the
//! offers, the refusals with their reasons, the effect.

use crate::TwoHeirs;
use crate::deal::{Deal, DrawSets, Toss};
use crate::hand::Discard;
use crate::henry::{HenryHoards, HenryMarches, HenryPlaces, HenryTakes};
use crate::pieces::{Sets, Side, Terrain, TileId, TreasureId, Unit};
use crate::siege::Siege;
use crate::spot::Spot;
use crate::take::Refill;
use crate::treasure::DrawTreasure;
use crate::turn::Turn;
use table::message;

table::decisions! {
    /// One thing that is being done.
    pub enum Frame for TwoHeirs {
        /// Chance draws the three sets (TH-1.1).
        draws DrawSets = "sets",
        /// Chance tosses the shield (TH-1.5).
        draws Toss = "coin",
        /// Chance lays out the offer and the start tile (TH-1.6, TH-1.8).
        draws Deal = "deal",
        /// The active side takes, builds, extends, moves (TH-2.2).
        asks Turn = "turn",
        /// Chance refills the offer (TH-4.6).
        draws Refill(Refill) = "refill",
        /// The active side has ended its turn with too many tiles in hand (TH-5.2).
        asks Discard = "discard",
        /// A side chooses what it destroys (TH-11.3).
        asks Siege(Siege) = "siege",
        /// Henry takes a tile (TH-21.2).
        runs HenryTakes = "henry takes",
        /// Henry lays a tile (TH-21.6).
        runs HenryPlaces(HenryPlaces) = "henry places",
        /// Henry has a treasure put on his tile (TH-22.1).
        runs HenryHoards = "henry hoards",
        /// Chance draws the treasure (TH-22.1).
        draws DrawTreasure = "treasure",
        /// Henry's unit goes to the tile, and his turn is over (TH-21.13).
        runs HenryMarches = "henry marches",
        /// The position asked to stop here.
        ends Halt = "halt",
    }
}

table::phrases! {
    /// One step of a turn. A turn is a chain of steps in any order; until a refill shows a new tile all of them can be undone.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub enum Action for TwoHeirs, "complaint-th-action", |rules, view| {
        /// Take a reached tile from the offer (TH-4).
        Take(tile: TileId) = ["take", tile] => message!("do-take", tile = rules.name(tile));
        /// Build a hand tile here (TH-7).
        Build(tile: TileId, at: Spot) = ["build", tile, at] => message!("do-build", at = at, tile = rules.name(tile));
        /// Lay a hand tile face down here (TH-8).
        Extend(tile: TileId, at: Spot) = ["extend", tile, at] => message!("do-extend", at = at, tile = rules.name(tile));
        /// Step to a neighbouring tile (TH-9.2).
        Move(unit: Unit, to: Spot) = ["move", unit, to] => message!("do-move", at = to, unit = unit);
        /// Call a unit from court to this tile (TH-9.3).
        Call(unit: Unit, to: Spot) = ["call", unit, to] => message!("do-call", at = to, unit = unit);
        /// Withdraw a unit to court (TH-9.4).
        Withdraw(unit: Unit) = ["withdraw", unit] => message!("do-withdraw", unit = unit, at = view.post_words(unit));
        /// Use the camp here (TH-10).
        Camp(at: Spot) = ["camp", at] => message!("do-camp", at = at);
        /// Destroy the besieged building here (TH-11.3).
        Destroy(at: Spot) = ["destroy", at] => message!("do-destroy", at = at, tile = rules.name_at(view, at));
        /// Leave the besieged buildings that still stand (TH-11.5).
        Spare = ["spare"] => message!("do-spare");
        /// Remove a tile beyond the hand limit from the game (TH-5.2).
        Discard(tile: TileId) = ["discard", tile] => message!("do-discard", tile = rules.name(tile));
        /// End the turn (TH-2.3).
        End = ["end"] => message!("do-end");
    }
}

table::phrases! {
    /// One drawn outcome. Nothing undrawn has an order.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Chance for TwoHeirs, "complaint-th-chance" {
        /// Three sets (TH-1.1).
        Sets(sets: Sets) = ["sets", sets];
        /// The crown the tossed shield shows (TH-1.5).
        Coin(side: Side) = ["coin", side];
        /// Six tiles clockwise from the shield, the terrain of the start tile, and of the tile then on top of the pile (TH-1.6, TH-1.8).
        Deal(tiles: [TileId; 6], start: Terrain, top: Terrain) = ["deal", tiles, "start", start, "top", top];
        /// The top tile of the pile, and the terrain of the one below it, if there is one (TH-4.6).
        Draw(tile: TileId, next: Option<Terrain>) = ["draw", tile, next];
        /// A treasure (TH-22.1).
        Treasure(treasure: TreasureId) = ["treasure", treasure];
    }
}
