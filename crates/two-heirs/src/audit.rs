//! What always holds: nothing is lost or made, and every invariant that a state or a step can show.

use crate::hand::HAND_LIMIT;
use crate::prelude::*;
use table::{Audit, Flaw, keep};

type Audited = Result<(), Flaw>;

impl Audit for TwoHeirs {
    fn audit(&self, before: Option<&State>, now: &State) -> Audited {
        let tiles = self.check_tiles(now)?;
        let open = &now.open;
        self.check_offer(open, tiles.len() == MOST_TILES)?;
        self.check_units(open)?;
        self.check_board(open)?;
        self.check_hidden(now)?;
        self.check_solo(open)?;
        self.check_scores(open)?;
        let Some(before) = before else { return Ok(()) };
        let earlier = self.check_tiles(before)?;
        let drawn = before.open.frame() == Some(Frame::DrawSets);
        keep!(drawn || earlier == tiles, "tiles were lost or made");
        self.check_step(before, now)
    }
}

impl TwoHeirs {
    /// Conservation: every known tile is in exactly one place.
    fn check_tiles(&self, state: &State) -> Result<Tiles, Flaw> {
        let mut all = Tiles::EMPTY;
        let mut count = 0;
        let mut add = |tile: TileId| {
            if tile.is_known() {
                all.add(tile);
                count += 1;
            }
        };
        let open = &state.open;
        open.pile.unseen.iter().for_each(&mut add);
        open.offer.ring().for_each(|(_, tile)| add(tile));
        Side::ALL.into_iter().for_each(|side| state.hand(side).iter().for_each(&mut add));
        open.removed.iter().for_each(&mut add);
        open.board.tiles().iter().for_each(|laid| add(laid.tile));
        state.hidden.faces.iter().copied().for_each(&mut add);
        for frame in &open.flow.stack {
            if let Frame::HenryPlaces(places) = frame {
                add(places.tile);
            }
        }
        keep!(all.len() == count, "a tile is in two places");
        keep!(all.is_within(open.sets.tiles()), "a tile of another set is in play");
        Ok(all)
    }

    /// The shield's position is empty; while the pile lasts the six others are filled (TH-3.1).
    fn check_offer(&self, open: &Open, whole: bool) -> Audited {
        let offer = &open.offer;
        keep!(offer.tiles[offer.shield as usize].is_none(), "a tile lies under the shield");
        let refilling = open.flow.stack.iter().any(|frame| matches!(frame, Frame::Refill(_) | Frame::Deal));
        let full = offer.ring().count() == 6 || open.pile.left == 0;
        keep!(!whole || refilling || full, "the offer has a gap although the pile lasts");
        keep!(open.pile.left > 0 || open.pile.top.is_none(), "an empty pile shows a terrain");
        Ok(())
    }

    /// Reach and units make four, and so many resources (TH-6.8); one unit per tile; the elite on the board.
    fn check_units(&self, open: &Open) -> Audited {
        if open.board.is_empty() {
            return Ok(());
        }
        for side in Side::ALL.into_iter().filter(|side| !self.is_henry(*side)) {
            let on_board = open.posts(side).count();
            keep!(open.post(side, Unit::Elite).is_some(), "{side}: the elite left the board");
            keep!(self.reach(open, side) + on_board == 4, "{side}: not four sources");
            let tiles = open.offer.ring().count();
            let basic = self.royal(open, side).total() as usize + on_board;
            keep!(basic == self.reach(open, side).min(tiles) + on_board, "{side}: a source gives nothing");
        }
        let posts = || Side::ALL.into_iter().flat_map(|side| open.posts(side));
        for (place, _) in open.board.iter() {
            let here = posts().filter(|post| *post == place).count();
            let elites = Side::ALL.iter().all(|side| open.post(*side, Unit::Elite) == Some(place));
            let shared = here == 2 && place == Place::START && elites;
            keep!(here <= 1 || shared, "{here} units share a tile");
        }
        keep!(posts().all(|place| place <= open.board.last()), "a unit stands on nothing");
        Ok(())
    }

    /// Positions differ, neighbours know each other, face up means owned.
    fn check_board(&self, open: &Open) -> Audited {
        for (place, laid) in open.board.iter() {
            keep!(open.board.find(laid.at) == Some(place), "two tiles on {}", laid.at);
            keep!(laid.owner.is_none() || laid.tile.is_known(), "an unknown building on {}", laid.at);
            for (direction, next) in laid.near.iter().enumerate() {
                let there = open.board.find(laid.at.towards(direction));
                keep!(*next == there, "{} does not know its neighbour", laid.at);
            }
        }
        Ok(())
    }

    /// Every tile that left a closed hand face down has a face of its terrain, which its owner took and has not shown.
    fn check_hidden(&self, state: &State) -> Audited {
        let memory = &state.open.memory;
        keep!(memory.blanks.len() == state.hidden.faces.len(), "a hidden tile without a face");
        for (blank, face) in memory.blanks.iter().zip(&state.hidden.faces) {
            keep!(self.suspects(memory, blank).has(*face), "a hidden tile cannot be what it is");
            let lies = blank.place.is_none_or(|place| !state.open.board.tile(place).tile.is_known());
            keep!(lies, "a hidden tile shows its face");
        }
        Ok(())
    }

    /// Treasures add up, none that is fulfilled lies, Henry's units stand on his last tiles.
    fn check_solo(&self, open: &Open) -> Audited {
        let henry = &open.henry;
        if !self.solo() {
            keep!(henry.unseen.is_empty() && henry.left == 0, "treasures in a game for two");
            return Ok(());
        }
        keep!(usize::from(henry.left) <= henry.unseen.len(), "treasures were made");
        for (treasure, place) in henry.treasures() {
            keep!(!henry.unseen.has(treasure), "a treasure is in two places");
            let fulfilled = self.is_fulfilled(open, treasure, place);
            keep!(!fulfilled, "a fulfilled treasure still lies");
        }
        for unit in Unit::ALL {
            if let Some(place) = open.post(Side::Blue, unit) {
                let terrain = self.face(open.board.tile(place).tile).terrain;
                keep!(self.edition.unit_of(terrain) == unit, "Henry's unit is on a foreign terrain");
            }
        }
        Ok(())
    }

    /// Doubling and roads.
    fn check_scores(&self, open: &Open) -> Audited {
        let tally = self.tally(open);
        for side in Side::ALL {
            let doubled = open.board.buildings(side).filter(|(place, _)| tally.doubled.has(*place));
            keep!(doubled.count() <= 3, "{side}: more than three buildings doubled");
        }
        for road in &tally.roads {
            let owned = usize::from(road.count.a + road.count.b);
            keep!(owned == road.tiles.len() && owned >= 2, "a road over free terrain");
        }
        Ok(())
    }

    /// What a step may change.
    fn check_step(&self, before: &State, now: &State) -> Audited {
        let (earlier, open) = (&before.open, &now.open);
        for (place, earlier) in earlier.board.iter() {
            let laid = open.board.tile(place);
            let same = laid.at == earlier.at && laid.tile == earlier.tile;
            keep!(same, "the tile on {} moved", earlier.at);
            keep!(laid.owner == earlier.owner || laid.owner.is_none(), "{} changed its owner", laid.at);
        }
        keep!(open.board.len() >= earlier.board.len(), "a tile left the board");
        let passed = (earlier.flow.turn, earlier.flow.turns) != (open.flow.turn, open.flow.turns);
        if passed {
            self.check_passed(before, now)?;
        }
        let turns = open.flow.turns.a + open.flow.turns.b;
        keep!(turns <= 22, "more than 22 turns");
        let ending = open.flow.phase > Phase::Normal || open.pile.left > 0 || open.board.is_empty();
        let phases = earlier.flow.phase <= open.flow.phase && ending;
        keep!(phases || earlier.pile.left == 0, "the end came without an empty pile");
        // What was built may have fallen in the same step, with the scaffolding on it.
        let fresh = open.henry.scaffold.is_some_and(|place| place > earlier.board.last());
        let kept = earlier.henry.scaffold == open.henry.scaffold;
        keep!(kept || fresh, "the scaffolding moved by itself");
        if open.flow.stack.is_empty() && !earlier.flow.stack.is_empty() {
            self.check_length(now)?;
        }
        Ok(())
    }

    /// What holds when the turn has passed to the other side.
    fn check_passed(&self, before: &State, now: &State) -> Audited {
        let open = &now.open;
        let side = open.flow.turn;
        let bare = open.flow.discount == 0 && open.moved.is_empty();
        keep!(bare, "a discount or a cross survived the turn");
        keep!(before.hand(side) == now.hand(side) || self.solo(), "a hand changed out of turn");
        let kept = now.hand(before.open.flow.turn).len() <= HAND_LIMIT;
        keep!(kept, "more than three tiles in hand after the turn");
        let crown = open.flow.stack.is_empty() || open.offer.crown == side || open.flow.takes > 0;
        keep!(crown, "a turn begins with the wrong crown");
        Ok(())
    }

    /// A whole game has 22 turns less one for each camp used before the pile was empty; with the option both sides have as
    /// many (TH-12.7).
    fn check_length(&self, state: &State) -> Audited {
        let clock = &state.open.flow;
        let (white, blue) = (clock.turns.a, clock.turns.b);
        let whole = self.check_tiles(state)?.len() == MOST_TILES;
        let spread = white.abs_diff(blue);
        let camps = clock.camps.a + clock.camps.b;
        keep!(!whole || white + blue + camps + u8::from(self.options.equal_turns) >= 22, "the game ended early");
        keep!(!whole || spread <= 1, "the turns are uneven");
        keep!(!whole || !self.options.equal_turns || spread == 0, "the turns are not equal");
        Ok(())
    }
}
