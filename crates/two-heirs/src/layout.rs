//! Laying out a position: every tile in one place, every unit where one can stand, and somebody to wait for.

use crate::TwoHeirs;
use crate::edition::TREASURES;
use crate::notation::{complain, read_terrain};
use crate::pieces::{Side, TileId, Tiles, Unit};
use crate::position::{HenryPosition, OfferPosition, PilePosition, Position, SecretsPosition, UnitsPosition};
use crate::spot::Spot;
use crate::state::{Frame, HenryMove, MOST_TILES, NONE, OFFER, Post, State};
use table::{Complaint, Message};

/// Puts a position together piece by piece; every tile may be used once.
struct Builder<'a> {
    game: &'a TwoHeirs,
    used: Tiles,
    count: usize,
}

impl Builder<'_> {
    fn tile(&mut self, id: &str, sets: u8) -> Result<TileId, Complaint> {
        let tile = self.game.read_tile(id)?;
        if !self.game.tiles_of(sets).has(tile) {
            return Err(complain("complaint-th-not_in_play", id));
        }
        if self.used.has(tile) {
            return Err(complain("complaint-th-tile_twice", id));
        }
        self.used.add(tile);
        self.count += 1;
        Ok(tile)
    }

    fn tiles(&mut self, ids: &[String], sets: u8) -> Result<Tiles, Complaint> {
        ids.iter().map(|id| self.tile(id, sets)).collect()
    }

    fn offer(&mut self, state: &mut State, offer: &OfferPosition) -> Result<(), Complaint> {
        if offer.shield as usize >= OFFER || offer.tiles.len() >= OFFER {
            return Err(Message::new("complaint-th-offer").into());
        }
        state.offer.shield = offer.shield;
        state.offer.crown = offer.crown.unwrap_or(state.turn);
        for (step, id) in offer.tiles.iter().enumerate() {
            let position = (offer.shield as usize + 1 + step) % OFFER;
            state.offer.tiles[position] = if id == "-" { None } else { Some(self.tile(id, state.sets)?) };
        }
        Ok(())
    }

    fn board(&mut self, state: &mut State, board: &[String]) -> Result<(), Complaint> {
        for text in board {
            let wrong = || complain("complaint-th-board", text);
            let words: Vec<&str> = text.split_whitespace().collect();
            let [at, owner, id] = words.as_slice() else { return Err(wrong()) };
            let at: Spot = at.parse()?;
            let owner = if *owner == "free" { None } else { Some(Side::from_code(owner).ok_or_else(wrong)?) };
            let tile = match read_terrain(id) {
                Ok(terrain) if owner.is_none() => {
                    self.count += 1;
                    TileId::unseen(terrain)
                }
                Ok(_) => return Err(wrong()),
                Err(_) => self.tile(id, state.sets)?,
            };
            if state.board.find(at).is_some() {
                return Err(complain("complaint-th-spot_twice", text));
            }
            if state.board.len() == MOST_TILES {
                return Err(Message::new("complaint-th-too_many").into());
            }
            state.board.lay(at, tile, owner);
        }
        if is_connected(state) { Ok(()) } else { Err(Message::new("complaint-th-torn").into()) }
    }

    fn pile(&mut self, state: &mut State, pile: &PilePosition) -> Result<(), Complaint> {
        state.pile.unseen = self.tiles(&pile.unseen, state.sets)?;
        let unseen = state.pile.unseen.len();
        let setting_up = state.board.is_empty();
        state.pile.left = pile.left.unwrap_or(if setting_up { 0 } else { unseen as u8 });
        let first = pile.unseen.first().and_then(|id| self.game.find_tile(id)).map(|tile| self.game.face(tile).terrain);
        state.pile.top = pile.top.or(first).filter(|_| state.pile.left > 0);
        let left = state.pile.left as usize;
        let top = state.pile.top.map_or(1, |top| self.game.pile_count(state, top));
        let fits = setting_up && left == 0 || (left == unseen || left + 1 == unseen) && top > 0;
        if fits { Ok(()) } else { Err(Message::new("complaint-th-pile").into()) }
    }

    fn units(&self, state: &mut State, side: Side, units: &UnitsPosition) -> Result<(), Complaint> {
        let named = [&units.elite, &units.r1, &units.r2];
        let start = state.board.tiles().first().map_or(String::new(), |laid| laid.at.to_string());
        for (unit, text) in Unit::ALL.into_iter().zip(named) {
            let text = match text {
                Some(text) => text.as_str(),
                None if state.board.is_empty() || self.game.is_henry(side) => "aside",
                None if unit == Unit::Elite => start.as_str(),
                None => "court",
            };
            let (place, moved) = text.strip_suffix('*').map_or((text, false), |place| (place, true));
            let wrong = || complain("complaint-th-post", text);
            let post = match place {
                "court" if unit != Unit::Elite && !self.game.is_henry(side) => Post::COURT,
                "aside" if state.board.is_empty() || self.game.is_henry(side) => Post::ASIDE,
                place => Post::on(state.board.find(place.parse()?).ok_or_else(wrong)?),
            };
            let taken = post.tile().is_some_and(|index| state.is_occupied(index));
            let shared = unit == Unit::Elite
                && side == Side::Blue
                && post == Post::on(0)
                && state.post(Side::White, unit) == post;
            if taken && !shared || moved && side != state.turn {
                return Err(wrong());
            }
            state.units[side.index()][unit.index()] = post;
            if moved {
                state.moved |= 1 << unit.index();
            }
        }
        Ok(())
    }

    fn henry(&self, state: &mut State, henry: &HenryPosition) -> Result<(), Complaint> {
        let find = |state: &State, at: Spot| {
            state.board.find(at).ok_or_else(|| complain("complaint-th-no_tile_there", &at.to_string()))
        };
        let mut used = 0u16;
        let mut fresh = |id: &str| {
            let treasure = self.game.read_treasure(id)?;
            if used >> treasure & 1 != 0 {
                return Err(complain("complaint-th-tile_twice", id));
            }
            used |= 1 << treasure;
            Ok(treasure)
        };
        for id in &henry.unseen {
            state.henry.unseen |= 1 << fresh(id)?;
        }
        for (at, id) in &henry.treasures {
            state.henry.lying[fresh(id)?] = find(state, *at)? as u8;
        }
        let unseen = state.henry.unseen.count_ones() as u8;
        state.henry.left = henry.left.unwrap_or(unseen);
        if state.henry.left > unseen || unseen as usize > TREASURES {
            return Err(Message::new("complaint-th-hoard").into());
        }
        if let Some(at) = henry.scaffold {
            state.henry.scaffold = find(state, at)? as u8;
        }
        if let Some(last) = &henry.last {
            let tile = self.game.read_tile(&last.tile)?;
            state.henry.last = Some(HenryMove { tile, rule: last.rule, at: last.at });
        }
        Ok(())
    }

    fn secrets(&self, state: &mut State, secrets: &SecretsPosition) -> Result<(), Complaint> {
        state.secrets.serial = secrets.serial;
        for side in Side::ALL {
            for (id, serial) in &secrets.taken[side] {
                let tile = self.game.read_tile(id)?;
                state.secrets.taken[side.index()].add(tile);
                state.secrets.taken_at[tile.in_set().0][tile.in_set().1] = *serial;
            }
        }
        for (id, serial) in &secrets.hidden {
            let tile = self.game.read_tile(id)?;
            state.secrets.hidden_at[tile.in_set().0][tile.in_set().1] = *serial;
        }
        Ok(())
    }
}

impl TwoHeirs {
    /// Lays out a position, or says why it is impossible.
    pub(crate) fn state_from(&self, position: &Position) -> Result<State, Complaint> {
        let sets = match position.sets.as_slice() {
            [] => self.options.sets.unwrap_or(0),
            sets => sets.iter().fold(0, |bits, set| bits | 1 << set.index()),
        };
        let mut builder = Builder { game: self, used: Tiles::EMPTY, count: 0 };
        let mut state = State::empty(sets);
        let flow = &position.flow;
        (state.turn, state.first, state.phase, state.discount) = (flow.turn, flow.first, flow.phase, flow.discount);
        state.turns = [flow.turns.a, flow.turns.b];
        state.camps = [flow.camps.a, flow.camps.b];
        builder.offer(&mut state, &position.offer)?;
        builder.board(&mut state, &position.board)?;
        builder.pile(&mut state, &position.pile)?;
        for side in Side::ALL {
            let player = if side == Side::White { &position.players.a } else { &position.players.b };
            state.hands[side.index()] = builder.tiles(&player.hand, sets)?;
            builder.units(&mut state, side, &player.units)?;
        }
        state.removed = builder.tiles(&position.removed, sets)?;
        state.takes = flow.takes.unwrap_or(u8::from(state.offer.crown != state.turn));
        builder.henry(&mut state, &position.henry)?;
        builder.secrets(&mut state, &position.secrets)?;
        for text in &flow.stack {
            let frame = self.frame_from(&state, text)?;
            if let Frame::HenryPlaces(tile) = frame {
                builder.tile(&self.id(tile), sets)?;
            }
            state.flow.try_push(frame).map_err(|_| complain("complaint-th-frame", text))?;
        }
        // The start tile's face may be among the unseen, so one more tile than are known may be counted.
        if builder.count > MOST_TILES + usize::from(state.pile.holds_start()) {
            return Err(Message::new("complaint-th-too_many").into());
        }
        self.check_flow(&state)?;
        Ok(state)
    }

    /// A position must wait for somebody or something: what follows by itself has already happened.
    fn check_flow(&self, state: &State) -> Result<(), Complaint> {
        let stack = match state.flow.as_slice() {
            [Frame::Halt, rest @ ..] => rest,
            all => all,
        };
        let human = !self.is_henry(state.turn);
        let fits = match stack {
            [] => true,
            [Frame::Deal]
            | [Frame::Deal, Frame::Coin]
            | [Frame::Deal, Frame::Coin, Frame::Sets]
            | [Frame::Deal, Frame::Sets] => state.board.is_empty(),
            [Frame::Turn] | [Frame::Turn, Frame::Refill(_)] => human,
            [Frame::Turn, Frame::Siege(..)] | [Frame::Turn, Frame::Siege(..), Frame::Siege(..)] => human,
            [Frame::Discard] => human && state.hand(state.turn).len() > crate::turn::HAND_LIMIT,
            [Frame::HenryPlaces(_), Frame::Refill(_)] => !human,
            [Frame::HenryMarches, Frame::Treasure] | [Frame::HenryHoards, Frame::Siege(..)] => !human,
            _ => false,
        };
        let laid = state.board.is_empty() == matches!(stack, [Frame::Deal, ..]);
        if fits && laid { Ok(()) } else { Err(Message::new("complaint-th-flow").into()) }
    }
}

/// Whether the tiles hang together by sides and corners.
fn is_connected(state: &State) -> bool {
    let mut reached = u32::from(!state.board.is_empty());
    let mut open = reached;
    while open != 0 {
        let index = open.trailing_zeros() as usize;
        open &= open - 1;
        for next in state.board.tile(index).near.into_iter().filter(|next| *next != NONE) {
            if reached >> next & 1 == 0 {
                reached |= 1 << next;
                open |= 1 << next;
            }
        }
    }
    reached.count_ones() as usize == state.board.len()
}
