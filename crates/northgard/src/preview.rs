//! What a page may show before somebody decides: what a tile would join, close and pay, and the odds of a fight.

use crate::book::TileInfo;
use crate::edition::{BuildingRow, CardRow, CreatureRow};
use crate::odds::{Bout, Odds};
use crate::prelude::*;
use serde::Serialize;

/// What a placement would do.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct TilePreview {
    /// The territories it would touch, by their present names.
    pub joins: Vec<Site>,
    /// The territories it would close.
    pub closes: Vec<Closing>,
    /// Fame for the explorer.
    pub fame: u16,
    /// Resources for the explorer (Boar's lore, Raven's collection).
    pub goods: [u8; 3],
}

/// A territory that a placement would close.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Closing {
    /// Its name afterwards.
    pub site: Site,
    /// How many tiles it would have.
    pub size: usize,
    /// Whether the explorer would control it.
    pub mine: bool,
    /// What it would pay the explorer, with what the clan adds.
    pub fame: u16,
}

/// An attack somebody thinks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attack {
    /// Who attacks.
    pub seat: Seat,
    /// Where.
    pub site: Site,
    /// With whom.
    pub group: Figures,
    /// What the card of the Move adds.
    pub bonus: Bonus,
    /// Against this creature; against the territory's controller, if none is named.
    pub against: Option<Creature>,
}

/// A fight before it is fought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FightPreview {
    /// The fight in numbers, without food.
    pub bout: Bout,
    /// The most food attacker and defender can pay.
    pub food: [u8; 2],
    /// Where attacker and defender could retreat; without a goal a loser loses everything.
    pub retreat: [Vec<Site>; 2],
}

impl Northgard {
    /// What is printed on a tile.
    pub fn tile_info(&self, tile: Tile) -> &TileInfo {
        self.book.tile(tile)
    }

    /// What is printed on a card.
    pub fn card_info(&self, card: Card) -> &CardRow {
        self.book.card(card)
    }

    /// What a building costs and does.
    pub fn building_info(&self, building: Building) -> &BuildingRow {
        self.book.building(building)
    }

    /// What is printed on the cards of a kind of creature.
    pub fn kind_info(&self, kind: Kind) -> &CreatureRow {
        self.book.kind(kind)
    }

    /// Lore that replacing a card, removing one and upgrading cost.
    pub fn prices(&self) -> [u8; 3] {
        let prices = self.book.prices();
        [prices.replace, prices.remove, prices.upgrade]
    }

    /// The food and wood that so many regular units cost in winter.
    pub fn winter_cost(&self, units: u8) -> [u8; 2] {
        self.book.winter_cost(units)
    }

    /// What the tile would do in this cell, for the player who is placing one.
    pub fn preview_tile(&self, view: &View, tile: Tile, cell: Cell, turn: u8) -> Option<TilePreview> {
        let Some(Frame::Explore(explore)) = view.frame() else { return None };
        let before = &view.open.map;
        let gap = before.gap_at(cell.x, cell.y)?;
        let mut preview = TilePreview::default();
        for face in before.gaps[gap].faces.iter().flatten() {
            let name = before[before.at(*face)].site;
            if !preview.joins.contains(&name) {
                preview.joins.push(name);
            }
        }
        let mut map = before.clone();
        let laid = map.lay(&self.book, tile, gap, turn % 4);
        // Only an Explore pays (NG-2.16, NG-9.13).
        let pays = explore.purpose == Purpose::Explore;
        let clan = view.open.players[explore.seat.index()].clan.filter(|_| pays);
        for land in laid.closed.iter() {
            let mine = map[land].owner == Some(explore.seat);
            let size = map[land].size();
            let fame = if mine && pays { size as u16 + u16::from(clan == Some(Clan::Stag)) } else { 0 };
            preview.closes.push(Closing { site: map[land].site, size, mine, fame });
            preview.fame += fame;
            if mine && clan == Some(Clan::Raven) {
                let harvest = map[land].harvest();
                (0..3).for_each(|place| preview.goods[place] += harvest[place]);
            }
        }
        if laid.closed.is_empty() && clan == Some(Clan::Boar) {
            preview.goods[Resource::Lore.index()] += 1;
        }
        Some(preview)
    }

    /// A fight as it would be if this group entered a territory, against its controller or a creature there.
    pub fn preview_fight(&self, view: &View, attack: Attack) -> Option<FightPreview> {
        let Attack { seat, site, group, bonus, against } = attack;
        let mut state = view.table();
        let land = state.named(site)?;
        let defender = match against {
            Some(creature) => Side::Creature(creature),
            None => Side::Seat(state.land(land).owner.filter(|owner| *owner != seat)?),
        };
        state.land_mut(land).units[seat.index()] += group.units;
        if group.kaija && state.is_clan(seat, Clan::Bear) {
            state.open.kaija = Some(site);
        }
        let fight = Fight::new(site, [Side::Seat(seat), defender], bonus);
        let bout = fight.bout(self, &state);
        let food = [0, 1].map(|side| fight.most_food(&state, side));
        let goals = |side: usize, flat: bool| {
            let retreat = fight.sides[side].seat().map(|seat| Retreat { seat, site, goal: None, flat });
            let goals = retreat.map(|retreat| retreat.goals(self, &state)).unwrap_or_default();
            goals.iter().map(|goal| state.site(goal)).collect()
        };
        let retreat = [goals(0, bonus.flat), goals(1, false)];
        Some(FightPreview { bout, food, retreat })
    }

    /// The fight that is being fought, in numbers.
    pub fn running_fight(&self, view: &View) -> Option<(Fight, Bout)> {
        let fight = view.open.flow.iter().rev().find_map(|frame| match frame {
            Frame::Fight(fight) => Some(*fight),
            _ => None,
        })?;
        Some((fight, fight.bout(self, &view.table())))
    }

    /// The exact chances of the fight that is being fought; where an axe or a skull must be chosen, with this choice.
    pub fn running_odds(&self, view: &View, skull: bool) -> Option<Odds> {
        let (mut fight, bout) = self.running_fight(view)?;
        match fight.stage {
            Stage::Push | Stage::FoodAttacker | Stage::FoodDefender | Stage::RollAttacker => {
                return Some(self.odds(&bout));
            }
            Stage::ChoiceAttacker => fight.skull[0] = skull,
            Stage::Throw => fight.thrown = Some(skull),
            Stage::RollDefender => {}
            Stage::ChoiceDefender => {
                fight.skull[1] = skull;
                return Some(bout.odds_of(fight.rolls(self)));
            }
            Stage::Casualties | Stage::Aftermath => return None,
        }
        Some(bout.odds_after(&self.book, fight.rolls(self)[0]))
    }

    /// The exact chances of a fight before the dice.
    pub fn odds(&self, bout: &Bout) -> Odds {
        bout.odds(&self.book)
    }
}

impl Bout {
    /// The same fight after both sides have paid food.
    #[must_use]
    pub fn fed(mut self, attacker: u8, defender: u8) -> Bout {
        self.base[0] += attacker;
        self.base[1] += defender;
        self
    }
}
