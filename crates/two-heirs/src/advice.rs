//! What the game knows about playing itself well: how good a position is.
//!
//! A position is judged by what both sides may expect in the end: what their buildings are worth and may still grow to, what
//! their hands may become, where their units can double, and how freely they can go on. The numbers were tuned by letting
//! players that look two steps ahead play thousands of games against each other.

mod features;
mod last_turn;

use crate::edition::NO_ROAD;
use crate::hand::HAND_LIMIT;
use crate::prelude::*;
use crate::score::{TREASURE_POINTS, Tally};
use crate::setup::Face;
use std::sync::LazyLock;
use table::{Advice, Features, Learner, Net, SearchPlan};

/// Turns of both sides in a whole game, for the share of the game that is left.
const WHOLE_GAME: f64 = 22.0;
/// What a hand tile is worth beside a built one, if it could surely be built.
const HAND: f64 = 0.9;
/// The chance to pay for a tile in one turn, by the number of resources that are missing now.
const PAYABLE: [f64; 4] = [0.75, 0.5, 0.3, 0.15];
/// What a tile beyond the hand limit costs.
const OVERFLOW: f64 = 1.0;
/// How surely the best buildings will carry a unit in the end, as long as there is time.
const DOUBLING: f64 = 0.9;
/// How fast that hope fades for buildings that carry none yet.
const DOUBLING_FADES: f64 = 3.0;
/// Each tile of the offer that is reached, each kind of resource, each free site.
const REACH: f64 = 0.55;
const KIND: f64 = 0.15;
const SITE: f64 = 0.05;
/// Sites beyond these help no more.
const SITES: usize = 8;
/// The best tile that the side which takes next can take.
const NEXT_TAKE: f64 = 0.2;
/// A road on a tile that is not built yet.
const ROAD: f64 = 0.8;
/// The share of a treasure that Henry may expect to keep, by the number of tiles that meet its condition already.
const KEPT: [f64; 2] = [0.75, 0.5];

/// What a side owns, counted once for all tiles it may still build.
#[derive(Default)]
pub(crate) struct Estate {
    /// Buildings on each terrain.
    pub terrains: [u8; 3],
    /// Buildings of each kind, and what they are worth together.
    pub kinds: [u8; Building::COUNT],
    pub points: [u8; Building::COUNT],
    /// The three best buildings.
    pub best: [u8; 3],
    /// What all are worth and may still grow to.
    pub value: f64,
    /// The points of those that count twice as the units stand.
    pub doubled: f64,
}

impl Estate {
    fn count(&self, kind: Building) -> f64 {
        f64::from(self.kinds[kind.index()])
    }

    fn on(&self, terrain: Terrain) -> f64 {
        f64::from(self.terrains[terrain.index()])
    }

    /// Keeps the three best buildings.
    fn rank(&mut self, mut points: u8) {
        for best in &mut self.best {
            if points > *best {
                std::mem::swap(&mut points, best);
            }
        }
    }
}

impl TwoHeirs {
    /// What a tile may bring once it is built, for an owner of this estate; `left` is the share of the game that is left.
    pub(crate) fn hope(&self, face: &Face, estate: &Estate, left: f64) -> f64 {
        let Some(building) = face.building else { return 0.0 };
        let points = match building {
            Building::Inn => 4.8 - 1.6 * left,
            Building::Market => 3.2,
            Building::PilgrimageSite => 2.8,
            Building::RobberKeep => 4.4,
            Building::Mill | Building::Stonemason | Building::Pigsty => 3.6,
            Building::Bakery => 1.0 + estate.on(Terrain::Yellow) + 1.5 * left,
            Building::Smithy => 1.0 + estate.on(Terrain::Grey) + 1.5 * left,
            Building::GamekeeperLodge => 1.0 + estate.on(Terrain::Green) + 1.5 * left,
            Building::Camp => 2.2,
            Building::Farm | Building::Sawmill | Building::Quarry => 0.6 + 1.5 * left,
            Building::TradingPost => {
                let shown = face.products.iter();
                3.0 * shown.map(|kind| estate.count(kind)).sum::<f64>() + left
            }
            Building::Cathedral => 5.0,
            Building::SiegeTower => 0.6 + estate.count(Building::Fortress),
            Building::Fortress => 1.0 + estate.count(Building::Fortress) + estate.count(Building::SiegeTower) + left,
            Building::Watchtower => 4.2 - left,
            Building::Guardhouse => 4.2,
            Building::BasketWorkshop | Building::PotteryWorkshop | Building::CooperWorkshop => 3.2,
            Building::GuildHouse => 0.5 + 2.0 * face.raises.map_or(0.0, |kind| estate.count(kind)),
        };
        let road = face.roads[0].iter().any(|segment| *segment != NO_ROAD);
        if road { points + ROAD } else { points }
    }

    /// What both sides may expect in the end: the lead of this side, in points. `left` is the share of the game that is left.
    fn outlook(&self, state: &State, side: Side, left: f64) -> f64 {
        let tally = self.tally(&state.open);
        let enemy = side.other();
        let theirs = if self.is_henry(enemy) {
            f64::from(tally.total(enemy)) - self.treasures_to_go(&state.open)
        } else {
            self.prospects(state, enemy, &tally, left)
        };
        let best = self.next_take(&state.open, left);
        let lead = self.prospects(state, side, &tally, left) - theirs;
        if state.open.offer.crown == side { lead + best } else { lead - best }
    }

    /// What the side that takes next may hope for from its take.
    pub(crate) fn next_take(&self, open: &Open, left: f64) -> f64 {
        let next = open.offer.crown;
        let bare = Estate { terrains: [1; 3], ..Estate::default() };
        let hopes = self.access(open, next).map(|(_, tile)| self.hope(self.face(tile), &bare, left));
        if self.is_henry(next) { 0.0 } else { NEXT_TAKE * hopes.fold(0.0, f64::max) }
    }

    /// The share of the game that is left.
    pub(crate) fn share_left(&self, open: &Open) -> f64 {
        let turns = Side::ALL.map(|side| f64::from(self.turns_left(open, side)));
        ((turns[0] + turns[1]) / WHOLE_GAME).min(1.0)
    }

    /// What a side may expect in the end.
    fn prospects(&self, state: &State, side: Side, tally: &Tally, left: f64) -> f64 {
        let estate = self.estate(&state.open, side, tally, left);
        let value = self.settled(&state.open, side, &estate) + f64::from(tally.road[side]);
        let turns = self.turns_left(&state.open, side);
        if turns > 0 { value + self.freedom(state, side, &estate, left) } else { value }
    }

    /// What a side has built.
    pub(crate) fn estate(&self, open: &Open, side: Side, tally: &Tally, left: f64) -> Estate {
        let mut estate = Estate::default();
        for (place, laid) in open.board.buildings(side) {
            let face = self.face(laid.tile);
            let Some(building) = face.building else { continue };
            let points = tally.points[place.index()];
            estate.terrains[face.terrain.index()] += 1;
            estate.kinds[building.index()] += 1;
            estate.points[building.index()] += points;
            estate.rank(points);
            estate.value += f64::from(points) + left * growth(building, f64::from(points), laid);
            if tally.doubled.has(place) {
                estate.doubled += f64::from(points);
            }
        }
        estate
    }

    /// What the buildings of a side may be worth in the end, those included that may count twice.
    pub(crate) fn settled(&self, open: &Open, side: Side, estate: &Estate) -> f64 {
        let turns = self.turns_left(open, side);
        let later = f64::from(turns - u8::from(open.flow.turn == side && turns > 0));
        let now = 1.0 / (1.0 + DOUBLING_FADES * later);
        let best = f64::from(estate.best.iter().sum::<u8>());
        estate.value + now * estate.doubled + (1.0 - now) * DOUBLING * best
    }

    /// What a side's hand, reach, resources and sites are worth.
    pub(crate) fn freedom(&self, state: &State, side: Side, estate: &Estate, left: f64) -> f64 {
        let supply = self.supply(&state.open, side);
        let hand = state.hand(side);
        let tries = if hand.len() > HAND_LIMIT { 1 } else { i32::from(self.turns_left(&state.open, side)).min(3) };
        let discount = if state.open.flow.turn == side { state.open.flow.discount } else { 0 };
        let mut value = 0.0;
        for tile in hand.iter() {
            let face = self.face(tile);
            let short = supply.short_of(&face.cost).saturating_sub(discount) as usize;
            let payable = 1.0 - (1.0 - PAYABLE[short.min(PAYABLE.len() - 1)]).powi(tries);
            value += HAND * payable * self.hope(face, estate, left);
        }
        value -= OVERFLOW * hand.len().saturating_sub(HAND_LIMIT) as f64;
        value += KIND * kinds(&supply) * left.sqrt() + REACH * left * self.reach(&state.open, side) as f64;
        match self.sites(&state.open, side).len() {
            0 => value - 1.0,
            sites => value + SITE * sites.min(SITES) as f64,
        }
    }

    /// What Henry's treasures may still lose, in points.
    fn treasures_to_go(&self, open: &Open) -> f64 {
        let time = (f64::from(self.turns_left(open, Side::White)) / 4.0).min(1.0);
        let lost = open.henry.treasures().map(|(treasure, place)| {
            let met = self.tiles_met(open, treasure, place, 1);
            1.0 - KEPT[met]
        });
        let lost = lost.sum::<f64>() + f64::from(open.henry.left) * (1.0 - KEPT[0]);
        f64::from(TREASURE_POINTS) * lost * time
    }
}

/// How many kinds of resources are there.
fn kinds(supply: &Goods) -> f64 {
    Terrain::ALL.into_iter().filter(|terrain| supply.of(*terrain) > 0).count() as f64
}

/// What a building may still gain in a whole game.
fn growth(building: Building, points: f64, laid: &Laid) -> f64 {
    let open = (SIDES.len() - laid.beside().count()) as f64;
    match building {
        Building::Inn => 0.5 * (7.0 - points),
        Building::Market => 0.5 * open,
        Building::RobberKeep => 0.6 * open,
        Building::PilgrimageSite => 1.2,
        Building::Mill | Building::Stonemason | Building::Pigsty => 0.5 + 0.4 * open,
        Building::Bakery | Building::Smithy | Building::GamekeeperLodge => 2.4,
        Building::TradingPost => 0.3 * (6.0 - points),
        Building::Fortress | Building::Guardhouse => 1.5,
        Building::Watchtower => 1.8,
        Building::BasketWorkshop | Building::PotteryWorkshop | Building::CooperWorkshop => {
            0.35 * (6.0 - points).max(0.0)
        }
        Building::Farm | Building::Sawmill | Building::Quarry => 1.0,
        Building::SiegeTower | Building::GuildHouse => 0.8,
        Building::Camp | Building::Cathedral => 0.0,
    }
}

/// Over how many points a lead is weighed.
pub(crate) fn scale(left: f64) -> f64 {
    4.0 + 8.0 * left
}

/// What was learnt from self-play; tests see to it that it can be read.
static NET: LazyLock<Option<Net>> = LazyLock::new(|| Net::read(include_bytes!("../nets/learnt.safetensors")).ok());

impl Advice for TwoHeirs {
    fn worth(&self, state: &State, seat: Seat) -> f64 {
        let Some(side) = self.side_of(seat) else { return 0.0 };
        let chance = |lead: f64, scale: f64| 1.0 / (1.0 + (-lead / scale).exp());
        if state.open.flow.stack.is_empty() {
            // The winner is known; a clearer win, or a narrower loss, is still a little better.
            let tally = self.tally(&state.open);
            let result = match self.leader(&state.open, &tally) {
                None => 0.5,
                Some(winner) => f64::from(u8::from(winner == side)),
            };
            return 0.95 * result + 0.05 * chance(f64::from(tally.total(side) - tally.total(side.other())), 8.0);
        }
        let left = self.share_left(&state.open);
        chance(self.outlook(state, side, left), scale(left))
    }

    /// In the last turn of all nobody answers any more, or Henry alone: whoever can still better the result by one step does not end the turn yet
    /// (TH-12.5), and where a single step is left, it is the best one or none.
    fn prune(&self, state: &State, seat: Seat, offers: &mut Vec<Action>) {
        if !self.is_last_decider(&state.open) || !offers.contains(&Action::End) {
            return;
        }
        let ends = |offer: &Action| self.ends_after(state, seat, offer);
        let Some(now) = ends(&Action::End) else { return };
        if self.is_one_step_left(state, offers) {
            let best = offers.iter().filter_map(ends).fold(now, f32::max);
            offers.retain(|offer| ends(offer).is_none_or(|end| end >= best));
        } else if offers.iter().filter_map(ends).any(|later| later > now) {
            offers.retain(|offer| *offer != Action::End);
        }
    }

    fn prune_orders(&self, before: &State, step: &Action, now: &State, _: Seat, offers: &mut Vec<Action>) {
        self.keep_one_order(before, step, now, offers);
    }

    fn ceiling(&self, state: &State, seat: Seat) -> Option<f32> {
        self.most_with_units(state, seat)
    }

    fn points(&self, state: &State) -> Option<Vec<i32>> {
        let tally = self.tally(&state.open);
        Some(Side::ALL.into_iter().take(self.setup.players).map(|side| tally.total(side)).collect())
    }

    const FEATURES: Features = features::FEATURES;
    const LEARNT_OVER: &'static [&'static str] =
        &["sets", "random_sets", "henry_level", "colour", "start_player", "open_scores", "henry_siege"];

    fn features(&self, state: &State, learner: &mut impl Learner) {
        self.tell_features(state, learner);
    }

    fn net(&self) -> Option<&Net> {
        NET.as_ref().filter(|net| net.fits(self))
    }

    /// A playout sees the next turns of both sides.
    fn plan(&self) -> SearchPlan {
        SearchPlan { curiosity: 1.0, playout: 16, looks: 6, prior: 25.0 }
    }
}
