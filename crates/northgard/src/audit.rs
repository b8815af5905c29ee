//! The invariants of section 10 of the ledger, checked after every step.

use crate::Northgard;
use crate::card::{Card, Pile};
use crate::flow::{Frame, Phase};
use crate::map::Map;
use crate::names::{Building, Clan, Creature};
use crate::sets::TileSet;
use crate::state::{State, UNITS};
use table::Seat;

/// Fails with a sentence unless the condition holds.
macro_rules! keep {
    ($condition:expr, $($text:tt)+) => {
        if !$condition {
            return Err(format!($($text)+));
        }
    };
}

impl Northgard {
    pub(crate) fn check(&self, before: Option<&State>, now: &State) -> Result<(), String> {
        self.check_pieces(now)?;
        self.check_cards(now)?;
        self.check_map(now)?;
        self.check_creatures(now)?;
        match before {
            Some(before) => self.check_step(before, now),
            None => Ok(()),
        }
    }

    /// 1, 2, 18: figures, buildings, slots.
    fn check_pieces(&self, s: &State) -> Result<(), String> {
        for seat in Seat::all(self.players) {
            let on_map: u8 = s.map.live.iter().map(|land| s.map.lands[land].units[seat.index()]).sum();
            keep!(on_map + s.player(seat).reserve == UNITS, "INV 1: {seat} has {on_map} units on the map");
        }
        if let Some(site) = s.kaija {
            keep!(s.seat_of(Clan::Bear).is_some(), "INV 1: Kaija without Bear");
            keep!(s.map.named(site).is_some(), "INV 1: Kaija stands on a name that is gone");
        }
        for building in Building::ALL {
            let on_map: u8 = s.map.live.iter().map(|land| s.map.lands[land].count(*building)).sum();
            let all = self.book.building(*building).copies;
            keep!(on_map + s.supply[building.index()] == all, "INV 2: {building}: {on_map} on the map");
        }
        for land in s.map.live.iter() {
            let place = &s.map.lands[land];
            let mut free = place.slots;
            let mut count = [0; 8];
            (0..Building::SMALL).for_each(|kind| count[kind] += place.slotless[kind]);
            for site in s.map.areas(land) {
                let Some(building) = s.map.building_at(site) else { continue };
                let slot = self.book.tile(site.tile()).areas[site.area()].slot;
                let Some(slot) = slot else { return Err(format!("INV 18: {building} on {site} without a slot")) };
                let fits = building.is_large() == (slot == crate::names::Slot::Large)
                    && (building != Building::CarvedStone || slot == crate::names::Slot::Stone);
                keep!(fits, "INV 18: {building} on a {slot} slot");
                free[slot.index()] -= 1;
                count[building.index()] += 1;
            }
            keep!(free == place.free && count == place.buildings, "INV 18: counts of {} are wrong", place.site);
        }
        Ok(())
    }

    /// 5, 7, 8, 9: cards.
    fn check_cards(&self, s: &State) -> Result<(), String> {
        let mut developments = s.unseen.with(s.row);
        let mut count = developments.len();
        let mut unrest = s.unrest as usize;
        for (place, player) in s.players.iter().enumerate() {
            let zones =
                player.hand.len() + player.pile_len() + player.active.len() + player.discard.len() + player.drawn.len();
            let owned = player.owned();
            keep!(owned.len() == zones, "INV 7: seat {place} holds a card twice");
            keep!(!player.removed.has(Card::UNREST), "INV 8: Unrest in the box");
            keep!(player.played.is_within(player.active), "INV 7: played cards of seat {place} have gone");
            for known in &player.known {
                keep!(known.is_within(player.hand), "INV 7: seat {place} is known to hold what it does not");
            }
            let secret: Pile = player.top.iter().map(|top| top.card).collect();
            let reach = player.hand.with(player.drawn).with(secret);
            keep!(player.old.is_within(reach), "INV 7: {:?} of seat {place} has come back to the pile", player.old);
            unrest += owned.count(Card::UNREST);
            let all = owned.with(player.removed);
            let dev: Pile = all.kinds().filter(|card| card.is_early() || card.is_advanced()).collect();
            count += dev.len();
            developments = developments.with(dev);
            if let Some(clan) = player.clan
                && !player.rest.with(player.hand).is_empty()
            {
                let cards = Pile::of_clan(clan);
                let there = all.with(player.upgrades).kinds().filter(|card| cards.has(*card)).count();
                keep!(there == 3, "INV 5: seat {place} has {there} clan cards");
            }
        }
        keep!(developments.len() == count, "INV 5: a Development card lies in two places");
        keep!(unrest == crate::card::UNREST_CARDS as usize, "INV 5: {unrest} Unrest cards");
        if let Some(Frame::Phase { phase: Phase::Creatures, .. }) = s.flow.first() {
            let idle =
                s.players.iter().all(|player| player.passed && player.hand.is_empty() && player.active.is_empty());
            keep!(idle, "INV 9: cards are left after the actions");
        }
        Ok(())
    }

    /// 12–17, 20: the map agrees with a map built again from its tiles.
    fn check_map(&self, s: &State) -> Result<(), String> {
        let mut again = Map::new();
        for placed in &s.map.tiles {
            let gap = again.gap_at(placed.x, placed.y);
            match gap {
                None if again.tiles.is_empty() => {
                    again.begin(&self.book, placed.tile, placed.x, placed.y, placed.turn);
                }
                None => return Err(format!("INV 13: {} touches nothing", placed.tile)),
                Some(gap) => {
                    again.lay(&self.book, placed.tile, gap, placed.turn);
                }
            }
            keep!(
                self.options.separating || !again.has_loose_end(&self.book, placed.x, placed.y),
                "INV 14: a border ends beside {}",
                placed.tile
            );
        }
        keep!(again.live == s.map.live && again.open == s.map.open, "INV 13: other territories");
        let moving = s.flow.iter().any(|frame| {
            matches!(frame, Frame::March(_) | Frame::Declare { .. } | Frame::Fights { .. } | Frame::Fight(_))
                || matches!(frame, Frame::Retreat { .. } | Frame::Lose { .. })
        });
        for land in s.map.live.iter() {
            let (one, two) = (&s.map.lands[land], &again.lands[land]);
            let same = one.site == two.site
                && one.tiles == two.tiles
                && one.rim == two.rim
                && one.icons == two.icons
                && one.slots == two.slots
                && one.lairs == two.lairs
                && one.near == two.near
                && one.regular == two.regular
                && one.knot == two.knot;
            keep!(same, "INV 13: {} differs from a recomputation", one.site);
            keep!(!one.is_closed() || one.size() >= 2, "INV 16: {} is closed on one tile", one.site);
            for near in one.near.iter() {
                keep!(s.map.lands[near].near.has(land), "INV 17: {} borders one way", one.site);
            }
            let holders: Vec<Seat> = Seat::all(self.players).filter(|seat| s.figures(land, *seat) > 0).collect();
            keep!(moving || holders.len() <= 1, "INV 12: two players in {}", one.site);
            keep!(moving || one.owner == holders.first().copied(), "INV 12: {} has the wrong owner", one.site);
            for seat in Seat::all(self.players) {
                let held = s.map.held[seat.index()].has(land);
                keep!(held == (one.owner == Some(seat)), "INV 12: holdings of {seat} are wrong");
            }
            let calm = one.pinned == 0 && one.due == crate::map::Due::None && !one.used;
            keep!(moving || calm, "INV 12: {} remembers a fight", one.site);
        }
        Ok(())
    }

    /// 4: creatures.
    fn check_creatures(&self, s: &State) -> Result<(), String> {
        let line = s.line.iter().fold(0, |bits, creature| bits | creature.bit());
        keep!(line.count_ones() as usize == s.line.len(), "INV 4: a creature stands in the line twice");
        keep!(line & (s.creature_deck | s.creature_discard) == 0, "INV 4: a creature in two places");
        keep!(s.creature_deck & s.creature_discard == 0, "INV 4: a creature in deck and discard");
        let nesting = s.flow.iter().find_map(|frame| match frame {
            Frame::Nest { creature, .. } => Some(*creature),
            _ => None,
        });
        for creature in Creature::ALL {
            let placed = s.lair[creature.index()];
            let wanted = s.line.contains(creature) && nesting != Some(*creature);
            keep!(placed.is_some() == wanted, "INV 4: {creature} is not where its card is");
            if let Some(site) = placed {
                let land = s.map.named(site).ok_or_else(|| format!("INV 4: {creature} stands on a gone name"))?;
                keep!(s.map.lands[land].beasts & creature.bit() != 0, "INV 4: {site} forgot {creature}");
            }
        }
        let beasts: u32 = s.map.live.iter().map(|land| s.map.lands[land].beasts.count_ones()).sum();
        keep!(beasts as usize == s.line.len() - usize::from(nesting.is_some()), "INV 4: too many figures");
        Ok(())
    }

    /// 3, 5, 15, 21, 26: what a step may change.
    fn check_step(&self, before: &State, now: &State) -> Result<(), String> {
        let tiles = |s: &State| {
            let placed: TileSet = s.map.tiles.iter().map(|placed| placed.tile).collect();
            let under: TileSet = s.under.iter().map(|under| under.tile).collect();
            let hands = s.players.iter().fold(TileSet::EMPTY, |all, player| all.with(player.tiles));
            let sum = s.map.tiles.len() + s.under.len() + s.pile.len() + s.drawn.len();
            let held: usize = s.players.iter().map(|player| player.tiles.len()).sum();
            (placed.with(under).with(hands).with(s.pile).with(s.drawn), sum + held)
        };
        keep!(tiles(before) == tiles(now), "INV 3: tiles were lost or made");
        let creatures = |s: &State| s.line.len() as u32 + (s.creature_deck | s.creature_discard).count_ones();
        keep!(creatures(before) == creatures(now), "INV 4: creatures were lost or made");
        for land in before.map.live.without(before.map.open).iter() {
            let (old, new) = (&before.map.lands[land], &now.map.lands[land]);
            keep!(now.map.live.has(land) && old.tiles == new.tiles && new.is_closed(), "INV 15: {} opened", old.site);
        }
        for seat in Seat::all(self.players) {
            let (old, new) = (before.player(seat).fame, now.player(seat).fame);
            keep!(new >= old || before.unrest == 0 || now.unrest == 0, "INV 21: {seat} lost fame");
        }
        keep!(now.year <= self.options.years && now.year >= before.year, "INV 26: year {}", now.year);
        Ok(())
    }
}
