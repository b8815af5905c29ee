//! What always holds, checked after every step. The numbers are those of the list in `docs/rulings/northgard.md`.

use crate::map::Map;
use crate::prelude::*;
use table::{Audit, Flaw, keep};

impl Audit for Northgard {
    fn audit(&self, before: Option<&State>, now: &State) -> Result<(), Flaw> {
        self.check_pieces(now)?;
        self.check_cards(now)?;
        self.check_map(now)?;
        self.check_creatures(now)?;
        match before {
            Some(before) => self.check_step(before, now),
            None => Ok(()),
        }
    }
}

impl Northgard {
    /// 1, 2, 18: figures, buildings, slots.
    fn check_pieces(&self, state: &State) -> Result<(), Flaw> {
        for seat in Seat::all(self.players) {
            let on_map: u8 = state.lands().iter().map(|land| state.land(land).units[seat.index()]).sum();
            keep!(on_map + state.player(seat).reserve == UNITS, "INV 1: {seat} has {on_map} units on the map");
        }
        if let Some(site) = state.open.kaija {
            keep!(state.seat_of(Clan::Bear).is_some(), "INV 1: Kaija without Bear");
            keep!(state.named(site).is_some(), "INV 1: Kaija stands on a name that is gone");
        }
        for building in Building::ALL {
            let on_map: u8 = state.lands().iter().map(|land| state.land(land).count(building)).sum();
            let all = self.book.building(building).copies;
            keep!(on_map + state.open.supply[building.index()] == all, "INV 2: {building}: {on_map} on the map");
        }
        for land in state.lands().iter() {
            let place = state.land(land);
            let mut free = place.slots;
            let mut count = [0; 8];
            (0..Building::SMALL).for_each(|kind| count[kind] += place.slotless[kind]);
            for site in state.open.map.areas(land) {
                let Some(building) = state.open.map.building_at(site) else { continue };
                let slot = self.book.tile(site.tile()).areas[site.area()].slot;
                let Some(slot) = slot else {
                    return Err(Flaw::new(format!("INV 18: {building} on {site} without a slot")));
                };
                let fits = building.is_large() == (slot == Slot::Large)
                    && (building != Building::CarvedStone || slot == Slot::Stone);
                keep!(fits, "INV 18: {building} on a {slot} slot");
                free[slot.index()] -= 1;
                count[building.index()] += 1;
            }
            keep!(free == place.free && count == place.buildings, "INV 18: counts of {} are wrong", place.site);
        }
        Ok(())
    }

    /// 5, 7, 8, 9: cards.
    fn check_cards(&self, state: &State) -> Result<(), Flaw> {
        let mut developments = state.open.unseen | state.open.row;
        let mut count = developments.len();
        let mut unrest = state.open.unrest as usize;
        for seat in Seat::all(self.players) {
            let owned = self.check_deck(state, seat)?;
            unrest += owned.count(Card::UNREST);
            let all = owned | state.player(seat).removed;
            let dev: Pile = all.kinds().filter(|card| card.is_early() || card.is_advanced()).collect();
            count += dev.len();
            developments.join(dev);
        }
        keep!(developments.len() == count, "INV 5: a Development card lies in two places");
        keep!(unrest == crate::card::UNREST_CARDS as usize, "INV 5: {unrest} Unrest cards");
        if phase(state) == Some(Phase::Creatures) {
            let idle = Seat::all(self.players).all(|seat| {
                let player = state.player(seat);
                player.passed && state.deck(seat).hand.is_empty() && player.active.is_empty()
            });
            keep!(idle, "INV 9: cards are left after the actions");
        }
        Ok(())
    }

    /// The cards of one player, which are returned.
    fn check_deck(&self, state: &State, seat: Seat) -> Result<Pile, Flaw> {
        let (player, deck) = (state.player(seat), state.deck(seat));
        let zones = deck.hand.len() + deck.pile_len() + player.active.len() + player.discard.len() + deck.drawn.len();
        let owned = state.owned(seat);
        keep!(owned.len() == zones, "INV 7: {seat} holds a card twice");
        keep!(!player.removed.has(Card::UNREST), "INV 8: Unrest in the box");
        keep!(player.played.is_within(player.active), "INV 7: played cards of {seat} have gone");
        for known in &deck.known {
            keep!(known.is_within(deck.hand), "INV 7: {seat} is known to hold what it does not");
        }
        let top: Pile = deck.top.iter().map(|top| top.card).collect();
        let reach = deck.hand | deck.drawn | top;
        keep!(deck.old.is_within(reach), "INV 7: {:?} of {seat} has come back to the pile", deck.old);
        if let Some(clan) = player.clan
            && !(deck.rest | deck.hand).is_empty()
        {
            let all = owned | player.removed | player.upgrades;
            let there = all.kinds().filter(|card| Pile::of_clan(clan).has(*card)).count();
            keep!(there == 3, "INV 5: {seat} has {there} clan cards");
        }
        Ok(owned)
    }

    /// 12–17, 20: the map agrees with a map built again from its tiles.
    fn check_map(&self, state: &State) -> Result<(), Flaw> {
        let mut again = Map::default();
        for placed in &state.open.map.tiles {
            let gap = again.gap_at(placed.x, placed.y);
            match gap {
                None if again.tiles.is_empty() => {
                    again.begin(&self.book, placed.tile, placed.x, placed.y, placed.turn);
                }
                None => return Err(Flaw::new(format!("INV 13: {} touches nothing", placed.tile))),
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
        keep!(again.live == state.lands() && again.open == state.open.map.open, "INV 13: other territories");
        let moving = is_moving(state);
        // What follows from the tiles alone.
        let laid = |land: &Territory| {
            let printed = (land.site, land.tiles, land.icons, land.slots, land.lairs);
            (printed, land.rim, land.near, land.regular, land.knot)
        };
        for land in state.lands().iter() {
            let one = state.land(land);
            keep!(laid(one) == laid(&again[land]), "INV 13: {} differs from a recomputation", one.site);
            keep!(!one.is_closed() || one.size() >= 2, "INV 16: {} is closed on one tile", one.site);
            for near in one.near.iter() {
                keep!(state.land(near).near.has(land), "INV 17: {} borders one way", one.site);
            }
            let holders: Vec<Seat> = Seat::all(self.players).filter(|seat| state.figures(land, *seat) > 0).collect();
            keep!(moving || holders.len() <= 1, "INV 12: two players in {}", one.site);
            keep!(moving || one.owner == holders.first().copied(), "INV 12: {} has the wrong owner", one.site);
            for seat in Seat::all(self.players) {
                let held = state.held(seat).has(land);
                keep!(held == (one.owner == Some(seat)), "INV 12: holdings of {seat} are wrong");
            }
            let calm = one.pinned == 0 && one.due == Due::None && !one.used;
            keep!(moving || calm, "INV 12: {} remembers a fight", one.site);
        }
        Ok(())
    }

    /// 4: creatures.
    fn check_creatures(&self, state: &State) -> Result<(), Flaw> {
        let open = &state.open;
        let line: CreatureSet = open.line.iter().copied().collect();
        keep!(line.len() == open.line.len(), "INV 4: a creature stands in the line twice");
        keep!(!line.meets(open.creature_deck | open.creature_discard), "INV 4: a creature in two places");
        keep!(!open.creature_deck.meets(open.creature_discard), "INV 4: a creature in deck and discard");
        let nesting = open.flow.iter().find_map(|frame| match frame {
            Frame::Nest(nest) => Some(nest.creature),
            _ => None,
        });
        for creature in Creature::ALL {
            let placed = open.lair[creature.index()];
            let wanted = line.has(creature) && nesting != Some(creature);
            keep!(placed.is_some() == wanted, "INV 4: {creature} is not where its card is");
            if let Some(site) = placed {
                let land =
                    state.named(site).ok_or_else(|| Flaw::new(format!("INV 4: {creature} stands on a gone name")))?;
                keep!(state.land(land).beasts.has(creature), "INV 4: {site} forgot {creature}");
            }
        }
        let beasts: usize = open.map.territories().map(|(_, land)| land.beasts.len()).sum();
        keep!(beasts == open.line.len() - usize::from(nesting.is_some()), "INV 4: too many figures");
        Ok(())
    }

    /// 3, 4, 15, 21, 26: what a step may change.
    fn check_step(&self, before: &State, now: &State) -> Result<(), Flaw> {
        let tiles = |state: &State| {
            let hidden = &state.hidden;
            let placed: TileSet = state.open.map.tiles.iter().map(|placed| placed.tile).collect();
            let under: TileSet = hidden.under.iter().map(|under| under.tile).collect();
            let hands = hidden.decks.iter().fold(TileSet::EMPTY, |all, deck| all | deck.tiles);
            let sum = state.open.map.tiles.len() + hidden.under.len() + hidden.pile.len() + hidden.drawn.len();
            let held: usize = hidden.decks.iter().map(|deck| deck.tiles.len()).sum();
            (placed | under | hands | hidden.pile | hidden.drawn, sum + held)
        };
        keep!(tiles(before) == tiles(now), "INV 3: tiles were lost or made");
        let creatures =
            |state: &State| state.open.line.len() + (state.open.creature_deck | state.open.creature_discard).len();
        keep!(creatures(before) == creatures(now), "INV 4: creatures were lost or made");
        for land in (before.lands() - before.open.map.open).iter() {
            let (old, new) = (before.land(land), now.open.map.lands.get(land.index()));
            let kept = new.is_some_and(|new| now.lands().has(land) && old.tiles == new.tiles && new.is_closed());
            keep!(kept, "INV 15: {} opened", old.site);
        }
        for seat in Seat::all(self.players) {
            let (old, new) = (before.player(seat).fame, now.player(seat).fame);
            keep!(new >= old || before.open.unrest == 0 || now.open.unrest == 0, "INV 21: {seat} lost fame");
        }
        let year = now.open.year;
        keep!(year <= self.options.years && year >= before.open.year, "INV 26: year {year}");
        self.check_truce(before, now)
    }

    /// 20: outside fights and set-up nobody comes to stand beside a hostile creature.
    fn check_truce(&self, before: &State, now: &State) -> Result<(), Flaw> {
        let setup = matches!(phase(before), Some(Phase::Tiles | Phase::RoundOne | Phase::RoundTwo));
        if setup || is_moving(before) || is_moving(now) {
            return Ok(());
        }
        let beside = |state: &State, land: Land| self.is_haunted(state, land) && state.all_figures(land) > 0;
        for land in now.lands().iter().filter(|land| beside(now, *land)) {
            let before_here = |old: Land| now.open.map.land_of(before.site(old)) == Some(land);
            let already = before.lands().iter().any(|old| beside(before, old) && before_here(old));
            keep!(already, "INV 20: units stand beside a hostile creature in {}", now.site(land));
        }
        Ok(())
    }
}

/// The phase of the year.
fn phase(state: &State) -> Option<Phase> {
    match state.open.flow.first() {
        Some(Frame::PhaseStep(step)) => Some(step.phase),
        _ => None,
    }
}

/// Whether a Move or a fight is going on, in which two players may be in one territory.
fn is_moving(state: &State) -> bool {
    state.open.flow.iter().any(|frame| {
        matches!(frame, Frame::March(_) | Frame::Declare(_) | Frame::Fights(_) | Frame::Fight(_))
            || matches!(frame, Frame::Retreat(_) | Frame::Lose(_))
    })
}
