//! Laying out a position.

use super::{BlockPosition, FlowPosition, PlayerPosition, Position, observers};
use crate::bargains::Deal;
use crate::edition::RowName;
use crate::hex::MOST_HEXES;
use crate::prelude::*;
use crate::state::{Block, Face, MOST_YEARS, PUBLIC};

/// A complaint about a part of a position.
fn wrong(what: impl Into<String>) -> Complaint {
    Complaint::new(message!("complaint-position", what = what.into()))
}

/// Hexes that were laid one by one may bear other names than those that are laid at once.
fn lay_names(land: &mut Land, position: &Position) -> Result<(), Complaint> {
    // Two hexes may have changed names with each other.
    let named: Vec<(Hex, u8)> =
        position.hexes.iter().filter_map(|(place, hex)| Some((land.find(place.parse().ok()?)?, hex.name?))).collect();
    land.forget_names(named.iter().map(|(hex, _)| *hex));
    let fits = named.into_iter().all(|(hex, name)| land.rename(hex, name));
    if fits { Ok(()) } else { Err(wrong("hexes.name")) }
}

impl CrescentMoon {
    /// Lays out a position.
    pub(super) fn lay_out_position(&self, position: &Position) -> Result<State, Complaint> {
        let mut state = self.empty_state();
        state.open.year = position.year.max(1);
        if state.open.year > self.options.years {
            return Err(wrong("year"));
        }
        self.lay_map(&mut state, position)?;
        self.lay_players(&mut state, position)?;
        self.lay_cards(&mut state, position)?;
        self.lay_counters(&mut state, position)?;
        self.lay_flow(&mut state, &position.flow)?;
        self.check_position(&state)?;
        Ok(state)
    }

    fn lay_map(&self, state: &mut State, position: &Position) -> Result<(), Complaint> {
        let mut tiles: Vec<(At, Tile, Edges)> = Vec::new();
        if let Some(id) = &position.layout {
            let layout = self.edition.layouts.iter().find(|layout| &*layout.id == id).ok_or_else(|| wrong("layout"))?;
            tiles.extend(layout.playing(self.players).map(|hex| (hex.at, hex.tile, hex.rivers)));
        }
        for (place, hex) in &position.hexes {
            let at: At = place.parse().map_err(|_| wrong(place))?;
            match (tiles.iter_mut().find(|tile| tile.0 == at), hex.tile) {
                (Some(known), Some(tile)) => *known = (at, tile, hex.rivers),
                (Some(_), None) => {}
                (None, Some(tile)) => tiles.push((at, tile, hex.rivers)),
                (None, None) => return Err(wrong(format!("hexes.{place}.tile"))),
            }
        }
        if tiles.len() > MOST_HEXES {
            return Err(wrong("hexes"));
        }
        state.open.land = Land::of(tiles);
        lay_names(&mut state.open.land, position)?;
        for (place, hex) in &position.hexes {
            let at = place.parse().ok().and_then(|at| state.open.land.find(at)).ok_or_else(|| wrong(place))?;
            let pieces = || wrong(format!("hexes.{place}.pieces"));
            for group in Group::read_all(&hex.pieces).ok_or_else(pieces)? {
                let enough = group.units.total() <= state.open.discs[group.owner.index()];
                if !enough || !self.may_own(&group) {
                    return Err(pieces());
                }
                state.open.put_group(&group, at);
            }
        }
        Ok(())
    }

    /// Whether these pieces exist (CM-1.8, CM-1.10, CM-1.11).
    fn may_own(&self, group: &Group) -> bool {
        let settlement = !(group.town || group.city) || group.owner == Character::Sultan;
        let palace = !group.palace || group.owner == Character::Caliph;
        let ordinary = group.units.o == 0 || group.owner.has_ordinary();
        settlement && palace && ordinary && group.owner.index() < self.players
    }

    fn lay_players(&self, state: &mut State, position: &Position) -> Result<(), Complaint> {
        let choosing = matches!(&*position.flow.stage, "characters" | "draw_characters");
        for (seat, default) in Seat::all(self.players).zip(Character::ALL) {
            let player = position.players.get(&seat);
            let named = player.and_then(|player| player.character);
            let character = if choosing { named } else { named.or(Some(default)) };
            let Some(who) = character else { continue };
            if who.index() >= self.players || state.open.seats[who.index()].is_some() {
                return Err(wrong(format!("players.{seat}.character")));
            }
            state.open.seats[who.index()] = Some(seat);
        }
        if let Some(seat) = position.players.keys().find(|seat| seat.index() >= self.players) {
            return Err(wrong(format!("players.{seat}")));
        }
        for who in Character::playing(self.players) {
            let player = state.open.seats[who.index()].and_then(|seat| position.players.get(&seat));
            self.lay_player(state, who, player.unwrap_or(&PlayerPosition::default()))?;
        }
        Ok(())
    }

    fn lay_player(&self, state: &mut State, who: Character, player: &PlayerPosition) -> Result<(), Complaint> {
        let index = who.index();
        let part = |name: &str| wrong(format!("players.{}.{name}", state.open.seat(who)));
        if player.reserve > state.open.discs[index] || (player.reserve > 0 && !who.has_reserve()) {
            return Err(part("reserve"));
        }
        let bound =
            || self.edition.cards.iter().filter(|card| card.dealt_to == Some(who)).map(|card| card.id.to_string());
        let hand = player.hand.clone().unwrap_or_else(|| bound().collect());
        let hand = self.pile_of(&hand)?;
        let row = self.pile_of(&player.row)?;
        if player.deals.len() > MOST_YEARS {
            return Err(part("deals"));
        }
        if player.vp.is_some_and(|vp| !(0..=10_000).contains(&vp)) || player.coins.is_some_and(|coins| coins > 10_000) {
            return Err(part("vp, coins"));
        }
        state.open.discs[index] -= player.reserve;
        state.open.reserve[index] = player.reserve;
        state.open.coins[index] = player.coins.unwrap_or(state.open.coins[index]);
        state.hidden.vp[index] = player.vp.unwrap_or(state.hidden.vp[index]);
        state.hidden.hands[index] = hand;
        state.open.hand_sizes[index] = hand.len();
        state.open.rows[index] = row;
        for (year, points) in state.hidden.dealt.iter_mut().zip(&player.deals) {
            year[index] = *points;
        }
        for tile in &player.tiles {
            state.hidden.tiles[index][tile.index()] = state.hidden.tiles[index][tile.index()].saturating_add(1);
        }
        state.open.tiles_held[index] = player.tiles.len().min(255) as u8;
        state.open.groups_left[index] = player.groups.iter().fold(0, |left, group| left | (group & 0b11));
        Ok(())
    }

    fn kind_of(&self, id: &str) -> Result<Kind, Complaint> {
        self.edition.kind(id).ok_or_else(|| Complaint::new(message!("complaint-card", card = id)))
    }

    fn pile_of(&self, ids: &[String]) -> Result<Pile, Complaint> {
        let mut pile = Pile::EMPTY;
        for id in ids {
            let kind = self.kind_of(id)?;
            if self.edition.rack.count(pile, kind) == self.edition.card(kind).copies {
                return Err(Complaint::new(message!("complaint-card-copies", card = id.as_str())));
            }
            self.edition.rack.put(&mut pile, kind);
        }
        Ok(pile)
    }

    fn lay_cards(&self, state: &mut State, position: &Position) -> Result<(), Complaint> {
        let market = &position.market;
        let mut start = 0;
        for (row, cards) in RowName::ALL.into_iter().zip([&market.far, &market.middle, &market.near]) {
            let slots = self.edition.slots[row.index()] as usize;
            if cards.len() > slots {
                return Err(wrong(format!("market.{}", row.name())));
            }
            for (slot, id) in state.open.market[start..start + slots].iter_mut().zip(cards) {
                *slot = if id == "-" { None } else { Some(self.kind_of(id)?) };
            }
            start += slots;
        }
        let sultan = position.sultan_market.as_deref().unwrap_or_default();
        if sultan.len() > self.edition.slots[RowName::Sultan.index()] as usize {
            return Err(wrong("sultan_market"));
        }
        for (slot, id) in state.open.sultan_market.iter_mut().zip(sultan) {
            *slot = if id == "-" { None } else { Some(self.kind_of(id)?) };
        }
        state.open.discard = self.pile_of(&position.discard)?;
        if let Some(id) = &position.flow.playing {
            state.open.playing = Some(self.kind_of(id)?);
        }
        state.open.conflict = position.flow.conflict.clone();
        if let Some(look) = &position.flow.look {
            let (block, barren) = self.block_from(look)?;
            state.open.looking = Some(Face { size: block.cards.len(), barren });
            state.hidden.look = block;
        }
        match &position.deck {
            Some(blocks) => {
                for block in blocks {
                    let (block, barren) = self.block_from(block)?;
                    self.put_block(state, false, block, barren);
                }
            }
            None => {
                let cards = self.edition.rack.without(self.edition.sets.deck, self.placed_cards(state));
                self.put_block(state, false, Block { cards, known: [Pile::EMPTY; 3] }, false);
            }
        }
        self.check_copies(state)?;
        self.lay_knowledge(state, position)
    }

    fn block_from(&self, block: &BlockPosition) -> Result<(Block, bool), Complaint> {
        let cards = self.pile_of(&block.cards)?;
        let known = [self.pile_of(&block.public)?, self.pile_of(&block.murshid)?, self.pile_of(&block.sultan)?];
        if known.iter().any(|known| !cards.covers(*known)) {
            return Err(wrong("deck.known"));
        }
        Ok((Block { cards, known }, block.barren))
    }

    /// Every card that lies open, in hand, in a row or in a block, with repetition.
    pub(crate) fn all_cards<'a>(&'a self, state: &'a State) -> impl Iterator<Item = Kind> + 'a {
        let rack = &self.edition.rack;
        let piles = state.hidden.hands.iter().chain(&state.open.rows).copied();
        let piles = piles
            .chain(state.hidden.deck.iter().map(|block| block.cards))
            .chain([state.hidden.look.cards, state.open.discard]);
        let market = state.open.market.iter().chain(&state.open.sultan_market).flatten().copied();
        let played = state.open.conflict.iter().flat_map(|conflict| conflict.played.iter().map(|card| card.kind));
        piles.flat_map(|pile| rack.cards(pile)).chain(market).chain(played).chain(state.open.playing)
    }

    fn placed_cards(&self, state: &State) -> Pile {
        self.edition.rack.pile(self.all_cards(state))
    }

    /// No card is there more often than in the box.
    fn check_copies(&self, state: &State) -> Result<(), Complaint> {
        let mut counts = [0u16; 256];
        self.all_cards(state).for_each(|kind| counts[kind.index()] += 1);
        for (card, count) in self.edition.cards.iter().zip(counts) {
            if count > u16::from(card.copies) {
                return Err(Complaint::new(message!("complaint-card-copies", card = &*card.id)));
            }
        }
        Ok(())
    }

    /// What is known of hands; cards that belong to a character are known to all.
    fn lay_knowledge(&self, state: &mut State, position: &Position) -> Result<(), Complaint> {
        let names: Vec<(usize, String)> = observers(state).collect();
        for (observer, seen) in state.hidden.seen.iter_mut().enumerate() {
            for who in Character::playing(self.players).filter(|who| who.index() != observer) {
                seen[who.index()] = state.hidden.hands[who.index()].only(self.edition.sets.bound);
            }
        }
        for (name, owners) in &position.knowledge {
            let observer = names.iter().find(|(_, other)| other == name).map(|(observer, _)| *observer);
            let observer = observer.ok_or_else(|| wrong(format!("knowledge.{name}")))?;
            for (seat, cards) in owners {
                let path = || wrong(format!("knowledge.{name}.{seat}"));
                let owner = seat.parse().ok().and_then(|seat| state.open.character(seat)).ok_or_else(path)?;
                let known = self.edition.rack.join(state.hidden.seen[observer][owner.index()], self.pile_of(cards)?);
                if observer == owner.index() || !state.hidden.hands[owner.index()].covers(known) {
                    return Err(path());
                }
                state.hidden.seen[observer][owner.index()] = known;
            }
        }
        for (name, count) in &position.sure {
            let observer = names.iter().find(|(_, other)| other == name).map(|(observer, _)| *observer);
            let observer = observer.ok_or_else(|| wrong(format!("sure.{name}")))?;
            let murshid = Character::Murshid.index();
            let of_murshid = |pile: Pile| pile.only(self.edition.sets.murshid).len();
            let most = of_murshid(state.hidden.hands[murshid]) - of_murshid(state.hidden.seen[observer][murshid]);
            if *count > most {
                return Err(wrong(format!("sure.{name}")));
            }
            state.hidden.sure[observer] = *count;
        }
        // A character nobody plays knows what everybody knows.
        for absent in self.players..PUBLIC {
            state.hidden.seen[absent] = state.hidden.seen[PUBLIC];
            state.hidden.sure[absent] = state.hidden.sure[PUBLIC];
        }
        Ok(())
    }

    fn lay_counters(&self, state: &mut State, position: &Position) -> Result<(), Complaint> {
        state.open.tally = position.tally;
        for (id, years) in &position.account {
            let line = self.edition.objectives.iter().position(|line| &*line.id == id);
            let line = line
                .filter(|_| years.len() <= state.open.account.len())
                .ok_or_else(|| wrong(format!("account.{id}")))?;
            for (year, points) in state.open.account.iter_mut().zip(years) {
                year[line] = *points;
            }
        }
        if let Some(last) = &position.last {
            let hex = state.open.land.find(last.hex).ok_or_else(|| wrong("last.hex"))?;
            state.open.last = Some(last.renamed(hex, |id| self.kind_of(id))?);
        }
        Ok(())
    }

    fn lay_flow(&self, state: &mut State, flow: &FlowPosition) -> Result<(), Complaint> {
        state.open.stage = flow.stage().ok_or_else(|| wrong("flow.stage"))?;
        state.open.halt = flow.stop_after;
        state.open.river_pass = flow.river_pass;
        state.open.tries = flow.tries;
        state.hidden.tile = flow.tile;
        if let Some(at) = flow.last_entered {
            state.open.last_entered = Some(state.open.land.find(at).ok_or_else(|| wrong("flow.last_entered"))?);
        }
        state.open.bargain = flow.bargain;
        for (seat, cards) in &flow.chosen {
            let who = state.open.character(*seat).ok_or_else(|| wrong("flow.chosen"))?;
            let chosen = self.pile_of(cards)?;
            if !state.hidden.hands[who.index()].covers(chosen) {
                return Err(wrong("flow.chosen"));
            }
            state.hidden.chosen[who.index()] = chosen;
        }
        let mut deal =
            Deal { partner: flow.deal.partner, vp: flow.deal.vp, agreed: flow.deal.agreed, ..Deal::default() };
        for (seat, points) in &flow.deal.offers {
            let who = state.open.character(*seat).ok_or_else(|| wrong("flow.deal"))?;
            deal.offers[who.index()] = *points;
        }
        state.hidden.deal = deal;
        if flow.turn.index() >= self.players || flow.frames.len() > state.open.frames.capacity() {
            return Err(wrong("flow"));
        }
        state.open.frames = flow.frames.iter().copied().collect();
        Ok(())
    }

    /// What a position must keep so that the rules can run on it.
    fn check_position(&self, state: &State) -> Result<(), Complaint> {
        self.audit_pieces(state).and_then(|()| self.audit_flow(state)).map_err(|flaw| wrong(flaw.to_string()))?;
        let hexes = state.open.land.len();
        let within = |hex: Hex| hex.index() < hexes;
        if state.open.conflict.as_ref().is_some_and(|conflict| !within(conflict.hex)) {
            return Err(wrong("flow.conflict.hex"));
        }
        if state.open.bargain.is_some_and(|bargain| bargain.hex.is_some_and(|hex| !within(hex))) {
            return Err(wrong("flow.bargain.hex"));
        }
        Ok(())
    }
}
