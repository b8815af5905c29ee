//! Laying out a position.

use super::{BlockPosition, FlowPosition, PlayerPosition, Position, observers};
use crate::bargains::Deal;
use crate::edition::RowName;
use crate::hex::MOST_HEXES;
use crate::prelude::*;
use crate::state::{Block, Face, MOST_YEARS, PUBLIC};

/// The most coins and points that a position may give to a player.
const PLENTY: u16 = 10_000;

/// Complains unless it holds.
fn require(holds: bool, why: impl FnOnce() -> Message) -> Result<(), Complaint> {
    if holds { Ok(()) } else { Err(why().into()) }
}

/// A list is no longer than what it fills.
fn fits(field: &str, count: usize, most: usize) -> Result<(), Complaint> {
    require(count <= most, || message!("complaint-position-long", field, most))
}

/// The hex at a place that a field names.
fn hex_at(open: &Open, field: &str, at: At) -> Result<Hex, Complaint> {
    open.land.find(at).ok_or_else(|| message!("complaint-position-hex", field).into())
}

/// The character on a seat that a field names.
fn player_on(open: &Open, field: &str, seat: Seat) -> Result<Character, Complaint> {
    let found = open.character(seat);
    found.ok_or_else(|| message!("complaint-position-player", field, seat = seat.to_string()).into())
}

/// Hexes that were laid one by one may bear other names than those that are laid at once.
fn lay_names(land: &mut Land, position: &Position) -> Result<(), Complaint> {
    // Two hexes may have changed names with each other.
    let named: Vec<(Hex, u8)> =
        position.hexes.iter().filter_map(|(place, hex)| Some((land.find(place.parse().ok()?)?, hex.name?))).collect();
    land.forget_names(named.iter().map(|(hex, _)| *hex));
    for (hex, n) in named {
        let (renamed, at) = (land.rename(hex, n), land.at(hex));
        require(renamed, || message!("complaint-position-name", at = at.to_string(), n, most = MOST_HEXES - 1))?;
    }
    Ok(())
}

/// No hex is in two of these sets.
fn stand_apart(land: &Land, complaint: &'static str, sets: impl IntoIterator<Item = HexSet>) -> Result<(), Complaint> {
    let mut taken = HexSet::EMPTY;
    for hexes in sets {
        if let Some(hex) = (taken & hexes).first() {
            return Err(message!(complaint, at = land.at(hex).to_string()).into());
        }
        taken |= hexes;
    }
    Ok(())
}

impl CrescentMoon {
    /// Lays out a position.
    pub(super) fn lay_out_position(&self, position: &Position) -> Result<State, Complaint> {
        let mut state = self.empty_state();
        let (n, most) = (position.year.max(1), self.options.years);
        require(n <= most, || message!("complaint-position-year", n, most))?;
        state.open.year = n;
        self.lay_map(&mut state.open, position)?;
        self.lay_players(&mut state, position)?;
        self.lay_cards(&mut state, position)?;
        self.lay_counters(&mut state, position)?;
        self.lay_flow(&mut state, &position.flow)?;
        self.check_pieces(&state.open)?;
        check_flow(&state.open)?;
        Ok(state)
    }

    fn lay_map(&self, open: &mut Open, position: &Position) -> Result<(), Complaint> {
        let mut tiles: Vec<(At, Tile, Edges)> = Vec::new();
        if let Some(id) = &position.layout {
            let layout = self.edition.layouts.iter().find(|layout| &*layout.id == id);
            let layout = layout.ok_or_else(|| message!("complaint-edition-no-layout", layout = id.as_str()))?;
            tiles.extend(layout.playing(self.players).map(|hex| (hex.at, hex.tile, hex.rivers)));
        }
        for (place, hex) in &position.hexes {
            let at: At = place.parse().map_err(|_| message!("complaint-position-at", text = place.as_str()))?;
            match (tiles.iter_mut().find(|tile| tile.0 == at), hex.tile) {
                (Some(known), Some(tile)) => *known = (at, tile, hex.rivers),
                (Some(_), None) => {}
                (None, Some(tile)) => tiles.push((at, tile, hex.rivers)),
                (None, None) => return Err(message!("complaint-position-tile", at = place.as_str()).into()),
            }
        }
        require(tiles.len() <= MOST_HEXES, || message!("complaint-position-hexes", most = MOST_HEXES))?;
        open.land = Land::of(tiles);
        lay_names(&mut open.land, position)?;
        for (place, hex) in &position.hexes {
            let Some(at) = place.parse().ok().and_then(|at| open.land.find(at)) else { continue };
            let field = format!("hexes.{place}.pieces");
            let unreadable = || message!("complaint-position-pieces", field = &*field, text = hex.pieces.as_str());
            for group in Group::read_all(&hex.pieces).ok_or_else(unreadable)? {
                self.check_group(open, &field, &group)?;
                open.put_group(&group, at);
            }
        }
        Ok(())
    }

    /// Whether these pieces exist (CM-1.8, CM-1.10, CM-1.11).
    fn check_group(&self, open: &Open, field: &str, group: &Group) -> Result<(), Complaint> {
        let (owner, left) = (group.owner, open.discs[group.owner.index()]);
        let settles = group.town || group.city;
        self.check_plays(field, owner)?;
        require(!settles || owner == Character::Sultan, || message!("complaint-position-settlement", field))?;
        require(!group.palace || owner == Character::Caliph, || message!("complaint-position-palace", field))?;
        require(group.units.o == 0 || owner.has_ordinary(), || message!("complaint-position-ordinary", field))?;
        require(group.units.total() <= left, || message!("complaint-position-discs", field, left))
    }

    fn check_plays(&self, field: &str, who: Character) -> Result<(), Complaint> {
        require(who.index() < self.players, || message!("complaint-position-nomad", field))
    }

    fn lay_players(&self, state: &mut State, position: &Position) -> Result<(), Complaint> {
        let choosing = matches!(&*position.flow.stage, "characters" | "draw_characters");
        for (seat, default) in Seat::all(self.players).zip(Character::ALL) {
            let named = position.players.get(&seat).and_then(|player| player.character);
            let Some(who) = named.or((!choosing).then_some(default)) else { continue };
            self.check_plays(&format!("players.{seat}.character"), who)?;
            let other = state.open.seats[who.index()].replace(seat);
            require(other.is_none(), || message!("complaint-position-character", character = who))?;
        }
        let players = self.players;
        for seat in position.players.keys() {
            require(seat.index() < players, || message!("complaint-position-seat", seat = seat.to_string(), players))?;
        }
        for who in Character::playing(self.players) {
            let player = state.open.seats[who.index()].and_then(|seat| position.players.get(&seat));
            self.lay_player(state, who, player.unwrap_or(&PlayerPosition::default()))?;
        }
        Ok(())
    }

    fn lay_player(&self, state: &mut State, who: Character, player: &PlayerPosition) -> Result<(), Complaint> {
        let (index, seat) = (who.index(), state.open.seat(who));
        let field = |name: &str| format!("players.{seat}.{name}");
        let (reserve, left) = (player.reserve, state.open.discs[index]);
        let may_have = reserve == 0 || who.has_reserve();
        require(may_have, || message!("complaint-position-reserve", field = field("reserve")))?;
        require(reserve <= left, || message!("complaint-position-discs", field = field("reserve"), left))?;
        let bound = self.edition.cards.iter().filter(|card| card.dealt_to == Some(who));
        let hand = player.hand.clone().unwrap_or_else(|| bound.map(|card| card.id.to_string()).collect());
        let hand = self.pile_of(&hand)?;
        let row = self.pile_of(&player.row)?;
        fits(&field("deals"), player.deals.len(), MOST_YEARS)?;
        let coins = player.coins.unwrap_or(state.open.coins[index]);
        let vp = player.vp.unwrap_or(state.hidden.vp[index]);
        let plain = coins <= PLENTY && u16::try_from(vp).is_ok_and(|vp| vp <= PLENTY);
        require(plain, || message!("complaint-position-plenty", seat = seat.to_string(), most = PLENTY))?;
        state.open.discs[index] -= reserve;
        state.open.reserve[index] = reserve;
        state.open.coins[index] = coins;
        state.hidden.vp[index] = vp;
        state.hidden.hands[index] = hand;
        state.open.hand_sizes[index] = hand.len();
        state.open.rows[index] = row;
        for (year, points) in state.hidden.dealt.iter_mut().zip(&player.deals) {
            year[index] = *points;
        }
        for tile in &player.tiles {
            let held = &mut state.hidden.tiles[index][tile.index()];
            *held = held.saturating_add(1);
        }
        state.open.tiles_held[index] = player.tiles.len().min(255) as u8;
        state.open.groups_left[index] = player.groups.iter().fold(0, |left, group| left | (group & 0b11));
        Ok(())
    }

    fn kind_of(&self, id: &str) -> Result<Kind, Complaint> {
        self.edition.kind(id).ok_or_else(|| message!("complaint-card", card = id).into())
    }

    fn pile_of(&self, ids: &[String]) -> Result<Pile, Complaint> {
        let mut pile = Pile::EMPTY;
        for id in ids {
            let kind = self.kind_of(id)?;
            if self.edition.rack.count(pile, kind) == self.edition.card(kind).copies {
                return Err(message!("complaint-card-copies", card = id.as_str()).into());
            }
            self.edition.rack.put(&mut pile, kind);
        }
        Ok(pile)
    }

    /// Fills slots of a market; `-` leaves one empty.
    fn lay_slots(&self, field: &str, slots: &mut [Option<Kind>], ids: &[String]) -> Result<(), Complaint> {
        fits(field, ids.len(), slots.len())?;
        for (slot, id) in slots.iter_mut().zip(ids) {
            *slot = if id == "-" { None } else { Some(self.kind_of(id)?) };
        }
        Ok(())
    }

    fn lay_cards(&self, state: &mut State, position: &Position) -> Result<(), Complaint> {
        let market = &position.market;
        let mut start = 0;
        for (row, cards) in RowName::ALL.into_iter().zip([&market.far, &market.middle, &market.near]) {
            let end = start + usize::from(self.edition.slots[row.index()]);
            self.lay_slots(&format!("market.{}", row.name()), &mut state.open.market[start..end], cards)?;
            start = end;
        }
        let slots = usize::from(self.edition.slots[RowName::Sultan.index()]);
        let sultan = position.sultan_market.as_deref().unwrap_or_default();
        self.lay_slots("sultan_market", &mut state.open.sultan_market[..slots], sultan)?;
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
        require(known.iter().all(|known| cards.covers(*known)), || message!("complaint-position-known"))?;
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
            require(count <= u16::from(card.copies), || message!("complaint-card-copies", card = &*card.id))?;
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
        let observer = |field: &str, name: &str| {
            let found = names.iter().find(|(_, other)| other == name).map(|(observer, _)| *observer);
            found.ok_or_else(|| message!("complaint-position-observer", field, name))
        };
        for (name, owners) in &position.knowledge {
            let observer = observer("knowledge", name)?;
            for (seat, cards) in owners {
                let field = format!("knowledge.{name}.{seat}");
                let owner = player_on(&state.open, &field, seat.parse()?)?.index();
                let known = self.edition.rack.join(state.hidden.seen[observer][owner], self.pile_of(cards)?);
                let held = state.hidden.hands[owner].covers(known);
                require(observer != owner, || message!("complaint-position-own-hand", field = &*field))?;
                require(held, || message!("complaint-position-hand", field = &*field))?;
                state.hidden.seen[observer][owner] = known;
            }
        }
        for (name, count) in &position.sure {
            let observer = observer("sure", name)?;
            let murshid = Character::Murshid.index();
            let of_murshid = |pile: Pile| pile.only(self.edition.sets.murshid).len();
            let most = of_murshid(state.hidden.hands[murshid]) - of_murshid(state.hidden.seen[observer][murshid]);
            require(*count <= most, || message!("complaint-position-sure", field = format!("sure.{name}"), most))?;
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
            let line = line.ok_or_else(|| message!("complaint-position-objective", id = id.as_str()))?;
            fits(&format!("account.{id}"), years.len(), MOST_YEARS)?;
            for (year, points) in state.open.account.iter_mut().zip(years) {
                year[line] = *points;
            }
        }
        if let Some(last) = &position.last {
            let hex = hex_at(&state.open, "last.hex", last.hex)?;
            state.open.last = Some(last.renamed(hex, |id| self.kind_of(id))?);
        }
        Ok(())
    }

    fn lay_flow(&self, state: &mut State, flow: &FlowPosition) -> Result<(), Complaint> {
        let unknown = || message!("complaint-position-stage", text = flow.stage.as_str());
        state.open.stage = flow.stage().ok_or_else(unknown)?;
        state.open.halt = flow.stop_after;
        state.open.river_pass = flow.river_pass;
        state.open.tries = flow.tries;
        state.hidden.tile = flow.tile;
        if let Some(at) = flow.last_entered {
            state.open.last_entered = Some(hex_at(&state.open, "flow.last_entered", at)?);
        }
        state.open.bargain = flow.bargain;
        for (seat, cards) in &flow.chosen {
            let who = player_on(&state.open, "flow.chosen", *seat)?.index();
            let chosen = self.pile_of(cards)?;
            let held = state.hidden.hands[who].covers(chosen);
            require(held, || message!("complaint-position-hand", field = format!("flow.chosen.{seat}")))?;
            state.hidden.chosen[who] = chosen;
        }
        let mut deal =
            Deal { partner: flow.deal.partner, vp: flow.deal.vp, agreed: flow.deal.agreed, ..Deal::default() };
        for (seat, points) in &flow.deal.offers {
            deal.offers[player_on(&state.open, "flow.deal.offers", *seat)?.index()] = *points;
        }
        state.hidden.deal = deal;
        self.check_plays("flow.turn", flow.turn)?;
        fits("flow.frames", flow.frames.len(), state.open.frames.capacity())?;
        state.open.frames = flow.frames.iter().copied().collect();
        Ok(())
    }

    /// The box holds the pieces, and every hex has room for those in it.
    fn check_pieces(&self, open: &Open) -> Result<(), Complaint> {
        let land = &open.land;
        // Both are known by number here. Who controls what can be asked only where a combat has its hex.
        let fought = open.conflict.as_ref().map(|conflict| conflict.hex);
        let bargained = open.bargain.and_then(|bargain| bargain.hex);
        for (field, hex) in [("flow.conflict.hex", fought), ("flow.bargain.hex", bargained)] {
            let laid = hex.is_none_or(|hex| hex.index() < land.len());
            require(laid, || message!("complaint-position-hex", field))?;
        }
        for who in Character::ALL {
            for piece in Building::ALL {
                let most = self.edition.pieces[who.index()].buildings[piece.index()];
                let boxed = open.built(piece, who).len() <= usize::from(most);
                require(boxed, || message!("complaint-position-box", character = who, piece, most))?;
            }
        }
        stand_apart(land, "complaint-position-town-and-city", [open.towns, open.cities])?;
        stand_apart(land, "complaint-position-tokens", open.tokens)?;
        stand_apart(land, "complaint-position-strongholds", open.forts.into_iter().chain(open.castles))?;
        stand_apart(land, "complaint-position-control", Character::ALL.map(|who| open.control(who)))?;
        // At the edge of the numbers that places are written with, a step leads back to where it begins.
        let mutual = |hex: Hex| land.adjacent(hex).iter().all(|other| land.adjacent(other).has(hex));
        require(land.all().iter().all(mutual), || message!("complaint-position-far"))
    }
}

/// What goes on has its frame, and the deck room for one more block.
fn check_flow(open: &Open) -> Result<(), Complaint> {
    let fighting = open.frames.iter().any(|frame| matches!(frame, Frame::Conflict(_)));
    let bargaining = open.frames.iter().any(|frame| matches!(frame, Frame::Bargain(_)));
    let framed = |field: &str| message!("complaint-position-frame", field);
    require(fighting == open.conflict.is_some(), || framed("flow.conflict"))?;
    require(bargaining == open.bargain.is_some(), || framed("flow.bargain"))?;
    fits("deck", open.deck.len(), open.deck.capacity() - 1)
}
