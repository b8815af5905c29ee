//! What a page may show before somebody decides: what a tile would join, close and pay, and the odds of a fight.

use crate::Northgard;
use crate::book::{BuildingInfo, CardInfo, KindInfo, TileInfo};
use crate::card::Card;
use crate::flow::{Bonus, Fight, Frame, Purpose, Side, Stage};
use crate::names::{Building, Clan, Creature, Kind, Resource, Site, Tile};
use crate::odds::{Bout, Odds};
use crate::view::View;
use serde::Serialize;
use table::Seat;

/// What a placement would do.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct TilePreview {
    /// The territories it would touch, by their present names.
    pub joins: Vec<Site>,
    /// The territories it would close: name afterwards, tiles, and whether the explorer would control them.
    pub closes: Vec<(Site, usize, bool)>,
    /// Fame for the explorer.
    pub fame: u16,
    /// Resources for the explorer (Boar's lore, Raven's collection).
    pub goods: [u8; 3],
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
    pub fn card_info(&self, card: Card) -> &CardInfo {
        self.book.card(card)
    }

    /// What a building costs and does.
    pub fn building_info(&self, building: Building) -> BuildingInfo {
        self.book.building(building)
    }

    /// What is printed on the cards of a kind of creature.
    pub fn kind_info(&self, kind: Kind) -> KindInfo {
        self.book.kind(kind)
    }

    /// Lore that replacing a card, removing one and upgrading cost.
    pub fn prices(&self) -> [u8; 3] {
        let prices = &self.book.prices;
        [prices.replace, prices.remove, prices.upgrade]
    }

    /// The food and wood that so many regular units cost in winter.
    pub fn winter_cost(&self, units: u8) -> [u8; 2] {
        self.book.winter_cost(units)
    }

    /// What the tile would do in this cell, for the player who is placing one.
    pub fn preview_tile(&self, view: &View, tile: Tile, x: i8, y: i8, turn: u8) -> Option<TilePreview> {
        let Some(Frame::Explore(explore)) = view.frame() else { return None };
        let gap = view.map.gap_at(x, y)?;
        let mut preview = TilePreview::default();
        for face in view.map.gaps[gap].faces.iter().flatten() {
            let name = view.map.lands[view.map.at(*face)].site;
            if !preview.joins.contains(&name) {
                preview.joins.push(name);
            }
        }
        let mut map = view.map.clone();
        let laid = map.lay(&self.book, tile, gap, turn % 4);
        // Only an Explore pays (NG-2.16, NG-9.13).
        let pays = explore.purpose == Purpose::Explore;
        let clan = view.players[explore.seat.index()].clan.filter(|_| pays);
        for land in laid.closed.iter() {
            let mine = map.lands[land].owner == Some(explore.seat);
            preview.closes.push((map.lands[land].site, map.lands[land].size(), mine));
            if mine && pays {
                preview.fame += map.lands[land].size() as u16 + u16::from(clan == Some(Clan::Stag));
            }
            if mine && clan == Some(Clan::Raven) {
                let harvest = map.lands[land].harvest();
                (0..3).for_each(|place| preview.goods[place] += harvest[place]);
            }
        }
        if laid.closed.is_empty() && clan == Some(Clan::Boar) {
            preview.goods[Resource::Lore.index()] += 1;
        }
        Some(preview)
    }

    /// A fight as it would be if so many figures of the attacker entered a territory, against its controller or a creature there.
    #[allow(clippy::too_many_arguments)]
    pub fn preview_fight(
        &self,
        view: &View,
        attacker: Seat,
        site: Site,
        units: u8,
        kaija: bool,
        bonus: Bonus,
        against: Option<Creature>,
    ) -> Option<FightPreview> {
        let mut s = view.table();
        let land = s.map.named(site)?;
        let defender = match against {
            Some(creature) => Side::Creature(creature),
            None => Side::Seat(s.map.lands[land].owner.filter(|owner| *owner != attacker)?),
        };
        s.map.lands[land].units[attacker.index()] += units;
        if kaija && s.is_clan(attacker, Clan::Bear) {
            s.kaija = Some(site);
        }
        let fight = Fight {
            site,
            sides: [Side::Seat(attacker), defender],
            bonus,
            stage: Stage::Push,
            food: [0; 2],
            dice: [None; 2],
            skull: [false; 2],
            thrown: None,
            victor: None,
        };
        let bout = self.bout(&s, &fight);
        let food = [0, 1].map(|side| {
            fight.sides[side]
                .seat()
                .map_or(0, |seat| s.player(seat).has(Resource::Food).min(bout.figures[side].into()) as u8)
        });
        let goals = |side: usize, flat: bool| {
            let goals = fight.sides[side].seat().map(|seat| self.retreat_goals(&s, seat, land, flat));
            goals.unwrap_or_default().iter().map(|goal| s.map.lands[goal].site).collect()
        };
        let retreat = [goals(0, bonus.flat), goals(1, false)];
        Some(FightPreview { bout, food, retreat })
    }

    /// The fight that is being fought, in numbers.
    pub fn running_fight(&self, view: &View) -> Option<(Fight, Bout)> {
        let fight = view.flow.iter().rev().find_map(|frame| match frame {
            Frame::Fight(fight) => Some(*fight),
            _ => None,
        })?;
        Some((fight, self.bout(&view.table(), &fight)))
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
                return Some(bout.odds_of(self.rolls(&fight)));
            }
            Stage::Casualties | Stage::Aftermath => return None,
        }
        Some(bout.odds_after(&self.book, self.rolls(&fight)[0]))
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
