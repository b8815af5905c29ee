//! Laying out a position: every tile in one place, every unit where one can stand, and somebody to wait for.

use super::{HenryPosition, OfferPosition, PilePosition, Position, SecretsPosition};
use crate::hand::HAND_LIMIT;
use crate::prelude::*;
use std::collections::BTreeMap;

/// Puts a position together piece by piece; every tile may be used once.
struct Builder<'a> {
    rules: &'a TwoHeirs,
    sets: Sets,
    used: Tiles,
    count: usize,
}

impl Builder<'_> {
    fn find(&self, id: &str) -> Result<TileId, Complaint> {
        self.rules.find_tile(id).ok_or_else(|| complain("complaint-th-tile", id))
    }

    fn tile(&mut self, id: &str) -> Result<TileId, Complaint> {
        let tile = self.find(id)?;
        if !self.sets.tiles().has(tile) {
            return Err(complain("complaint-th-not_in_play", id));
        }
        if self.used.has(tile) {
            return Err(complain("complaint-th-tile_twice", id));
        }
        self.used.add(tile);
        self.count += 1;
        Ok(tile)
    }

    fn tiles(&mut self, ids: &[String]) -> Result<Tiles, Complaint> {
        ids.iter().map(|id| self.tile(id)).collect()
    }

    fn offer(&mut self, open: &mut Open, offer: &OfferPosition) -> Result<(), Complaint> {
        if offer.shield as usize >= OFFER || offer.tiles.len() >= OFFER {
            return Err(message!("complaint-th-offer").into());
        }
        open.offer.shield = offer.shield;
        open.offer.crown = offer.crown.unwrap_or(open.flow.turn);
        for (step, id) in offer.tiles.iter().enumerate() {
            let position = (offer.shield as usize + 1 + step) % OFFER;
            open.offer.tiles[position] = if id == "-" { None } else { Some(self.tile(id)?) };
        }
        Ok(())
    }

    fn board(&mut self, open: &mut Open, board: &[String]) -> Result<(), Complaint> {
        for text in board {
            let wrong = || complain("complaint-th-board", text);
            let words: Vec<&str> = text.split_whitespace().collect();
            let [at, owner, id] = words.as_slice() else { return Err(wrong()) };
            let at: Spot = at.parse()?;
            let owner = if *owner == "free" { None } else { Some(Side::named(owner).ok_or_else(wrong)?) };
            let tile = match Terrain::named(id) {
                Some(terrain) if owner.is_none() => {
                    self.count += 1;
                    TileId::unseen(terrain)
                }
                Some(_) => return Err(wrong()),
                None => self.tile(id)?,
            };
            if open.board.find(at).is_some() {
                return Err(complain("complaint-th-spot_twice", text));
            }
            if open.board.len() == MOST_TILES {
                return Err(message!("complaint-th-too_many").into());
            }
            open.board.lay(at, tile, owner);
        }
        if is_connected(open) { Ok(()) } else { Err(message!("complaint-th-torn").into()) }
    }

    fn pile(&mut self, open: &mut Open, pile: &PilePosition) -> Result<(), Complaint> {
        open.pile.unseen = self.tiles(&pile.unseen)?;
        let unseen = open.pile.unseen.len();
        let setting_up = open.board.is_empty();
        open.pile.left = pile.left.unwrap_or(if setting_up { 0 } else { unseen as u8 });
        let first =
            pile.unseen.first().and_then(|id| self.rules.find_tile(id)).map(|tile| self.rules.face(tile).terrain);
        open.pile.top = pile.top.or(first).filter(|_| open.pile.left > 0);
        let left = open.pile.left as usize;
        let top = open.pile.top.map_or(1, |top| self.rules.pile_count(open, top));
        let fits = setting_up && left == 0 || (left == unseen || left + 1 == unseen) && top > 0;
        if fits { Ok(()) } else { Err(message!("complaint-th-pile").into()) }
    }

    fn units(&self, open: &mut Open, side: Side, units: &BTreeMap<Unit, String>) -> Result<(), Complaint> {
        for unit in Unit::ALL {
            let start = (unit == Unit::Elite && self.rules.has_court(open, side)).then_some(Place::START);
            let Some(text) = units.get(&unit) else {
                self.post(open, side, unit, start).ok_or_else(|| complain("complaint-th-post", unit.name()))?;
                continue;
            };
            let (word, moved) = text.strip_suffix('*').map_or((text.as_str(), false), |word| (word, true));
            let wrong = || complain("complaint-th-post", text);
            let post = match word {
                "court" if unit != Unit::Elite && self.rules.has_court(open, side) => None,
                "aside" if !self.rules.has_court(open, side) => None,
                word => Some(open.board.find(word.parse()?).ok_or_else(wrong)?),
            };
            self.post(open, side, unit, post).filter(|()| !moved || side == open.flow.turn).ok_or_else(wrong)?;
            if moved {
                open.moved.add(unit);
            }
        }
        Ok(())
    }

    /// Puts a unit down, unless another stands there; only the two elites may share the start tile.
    fn post(&self, open: &mut Open, side: Side, unit: Unit, post: Option<Place>) -> Option<()> {
        let taken = post.is_some_and(|place| open.is_occupied(place));
        let both_elites = unit == Unit::Elite && side == Side::Blue && open.post(Side::White, unit) == post;
        if taken && !(both_elites && post == Some(Place::START)) {
            return None;
        }
        open.units[side][unit.index()] = post;
        Some(())
    }

    fn henry(&self, open: &mut Open, henry: &HenryPosition) -> Result<(), Complaint> {
        let find = |open: &Open, at: Spot| {
            open.board.find(at).ok_or_else(|| complain("complaint-th-no_tile_there", &at.to_string()))
        };
        let mut used = Treasures::EMPTY;
        let mut fresh = |id: &str| -> Result<TreasureId, Complaint> {
            let treasure = self.rules.find_treasure(id).ok_or_else(|| complain("complaint-th-no_treasure", id))?;
            if used.has(treasure) {
                return Err(complain("complaint-th-tile_twice", id));
            }
            used.add(treasure);
            Ok(treasure)
        };
        for id in &henry.unseen {
            open.henry.unseen.add(fresh(id)?);
        }
        for (at, id) in &henry.treasures {
            open.henry.lying[fresh(id)?.index()] = Some(find(open, *at)?);
        }
        let unseen = open.henry.unseen.len() as u8;
        open.henry.left = henry.left.unwrap_or(unseen);
        if open.henry.left > unseen {
            return Err(message!("complaint-th-hoard").into());
        }
        if let Some(at) = henry.scaffold {
            open.henry.scaffold = Some(find(open, at)?);
        }
        if let Some(last) = &henry.last {
            let tile = self.find(&last.tile)?;
            open.henry.last = Some(HenryMove { tile, rule: last.rule, at: last.at });
        }
        Ok(())
    }

    /// What everybody remembers, and what only the owner knows: tiles named as hidden lie on the board or are removed, and lose their face.
    fn secrets(&self, state: &mut State, secrets: &SecretsPosition) -> Result<(), Complaint> {
        let open = &mut state.open;
        open.memory.serial = secrets.serial;
        for side in Side::ALL {
            for (id, at) in &secrets.taken[side] {
                open.memory.taken.push(Taken { by: side, at: *at, tile: self.find(id)? });
            }
        }
        open.memory.taken.sort_by_key(|taken| taken.at);
        let mut hidden: Vec<(u8, &String)> = secrets.hidden.iter().map(|(id, at)| (*at, id)).collect();
        hidden.sort_unstable();
        for (at, id) in hidden {
            let wrong = || complain("complaint-th-secret", id);
            let face = self.find(id)?;
            let by = open.memory.taken.iter().find(|taken| taken.tile == face).ok_or_else(wrong)?.by;
            let terrain = self.rules.face(face).terrain;
            let place = open.board.iter().find(|(_, laid)| laid.tile == face).map(|(place, _)| place);
            match place {
                Some(place) => open.board.hide(place, TileId::unseen(terrain)),
                None if open.removed.remove(face) => {}
                None => return Err(wrong()),
            }
            open.memory.blanks.push(Blank { by, at, terrain, place });
            state.hidden.faces.push(face);
        }
        Ok(())
    }
}

/// A complaint about a piece of text.
fn complain(key: &'static str, text: &str) -> Complaint {
    message!(key, text).into()
}

impl TwoHeirs {
    /// Lays out a position, or says why it is impossible.
    pub(super) fn lay_out(&self, position: &Position) -> Result<State, Complaint> {
        let sets = if position.sets.is_empty() { self.options.sets.unwrap_or_default() } else { position.sets };
        let mut builder = Builder { rules: self, sets, used: Tiles::EMPTY, count: 0 };
        let mut state = State::empty(sets);
        let open = &mut state.open;
        open.flow = position.flow.clone();
        builder.offer(open, &position.offer)?;
        builder.board(open, &position.board)?;
        builder.pile(open, &position.pile)?;
        for (side, player) in [(Side::White, &position.players.a), (Side::Blue, &position.players.b)] {
            state.hidden.hands[side] = builder.tiles(&player.hand)?;
            builder.units(open, side, &player.units)?;
        }
        open.removed = builder.tiles(&position.removed)?;
        if open.offer.crown != open.flow.turn {
            open.flow.takes = open.flow.takes.max(1);
        }
        builder.henry(open, &position.henry)?;
        for frame in &position.flow.stack {
            if let Frame::HenryPlaces(places) = frame {
                builder.tile(&self.id(places.tile))?;
            }
        }
        // The start tile's face may be among the unseen, so one more tile than are known may be counted.
        if builder.count > MOST_TILES + usize::from(open.pile.holds_start()) {
            return Err(message!("complaint-th-too_many").into());
        }
        builder.secrets(&mut state, &position.secrets)?;
        self.check_flow(&state)?;
        Ok(state)
    }

    /// A position must wait for somebody or something: what follows by itself has already happened.
    fn check_flow(&self, state: &State) -> Result<(), Complaint> {
        let open = &state.open;
        let stack = match open.flow.stack.as_slice() {
            [Frame::Halt, rest @ ..] => rest,
            all => all,
        };
        let human = !self.is_henry(open.flow.turn);
        let fits = match stack {
            [] => true,
            [Frame::Deal]
            | [Frame::Deal, Frame::Toss]
            | [Frame::Deal, Frame::Toss, Frame::DrawSets]
            | [Frame::Deal, Frame::DrawSets] => open.board.is_empty(),
            [Frame::Turn] | [Frame::Turn, Frame::Refill(_)] => human,
            [Frame::Turn, Frame::Siege(..)] | [Frame::Turn, Frame::Siege(..), Frame::Siege(..)] => human,
            [Frame::Discard] => human && state.hand(open.flow.turn).len() > HAND_LIMIT,
            [Frame::HenryPlaces(_), Frame::Refill(_)] => !human,
            [Frame::HenryMarches, Frame::DrawTreasure] => !human && open.henry.left > 0,
            [Frame::HenryHoards, Frame::Siege(..)] => !human,
            _ => false,
        };
        let laid = open.board.is_empty() == matches!(stack, [Frame::Deal, ..]);
        let fits = fits && laid && stack.iter().all(|frame| self.frame_fits(open, frame));
        if fits { Ok(()) } else { Err(message!("complaint-th-flow").into()) }
    }

    /// Whether what a frame holds fits the table: a refill has an empty position to fill, a siege has enemy buildings as targets.
    fn frame_fits(&self, open: &Open, frame: &Frame) -> bool {
        match frame {
            Frame::Refill(refill) => {
                let empty = open.offer.tiles.get(usize::from(refill.position)).is_some_and(Option::is_none);
                empty && refill.position != open.offer.shield && open.pile.left > 0
            }
            Frame::Siege(siege) => {
                let targets: Places = open.board.buildings(siege.by.other()).map(|(place, _)| place).collect();
                !self.is_henry(siege.by) && siege.targets.is_within(targets)
            }
            _ => true,
        }
    }
}

/// Whether the tiles hang together by sides and corners.
fn is_connected(open: &Open) -> bool {
    let mut reached: Places = open.board.iter().map(|(place, _)| place).take(1).collect();
    let mut edge = reached;
    while let Some(place) = edge.first() {
        edge.remove(place);
        let new = open.board.tile(place).near.into_iter().flatten().collect::<Places>() - reached;
        reached |= new;
        edge |= new;
    }
    reached.len() == open.board.len()
}
