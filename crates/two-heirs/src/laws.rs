//! What always holds: nothing is lost or made, and every invariant of the ledger that a state or a step can show.

use crate::edition::{TREASURES, unit_of};
use crate::pieces::{Side, TileId, Tiles, Unit};
use crate::spot::Spot;
use crate::state::{Frame, MOST_TILES, NONE, Phase, Post, State};
use crate::turn::HAND_LIMIT;
use crate::{Action, TwoHeirs};
use rand::{Rng, RngExt};

type Finding = Result<(), String>;

fn hold(law: bool, what: impl FnOnce() -> String) -> Finding {
    if law { Ok(()) } else { Err(what()) }
}

impl TwoHeirs {
    /// Checks a state, and the step that led to it.
    pub(crate) fn check(&self, before: Option<&State>, now: &State) -> Finding {
        let tiles = self.check_tiles(now)?;
        self.check_offer(now, tiles.len() == MOST_TILES)?;
        self.check_units(now)?;
        self.check_board(now)?;
        self.check_solo(now)?;
        self.check_scores(now)?;
        match before {
            Some(before) => {
                let earlier = self.check_tiles(before)?;
                let drawn = matches!(before.frame(), Some(Frame::Sets));
                hold(drawn || earlier == tiles, || "tiles were lost or made".to_owned())?;
                self.check_step(before, now)
            }
            None => Ok(()),
        }
    }

    /// Conservation: every known tile is in exactly one place (INV 1).
    fn check_tiles(&self, state: &State) -> Result<Tiles, String> {
        let mut all = Tiles::EMPTY;
        let mut count = 0;
        let mut add = |tile: TileId| {
            if tile.is_known() {
                all.add(tile);
                count += 1;
            }
        };
        state.pile.unseen.iter().for_each(&mut add);
        state.offer.ring().for_each(|(_, tile)| add(tile));
        state.hands.iter().for_each(|hand| hand.iter().for_each(&mut add));
        state.removed.iter().for_each(&mut add);
        state.board.tiles().iter().for_each(|laid| add(laid.tile));
        state.flow.iter().for_each(|frame| {
            if let Frame::HenryPlaces(tile) = frame {
                add(*tile);
            }
        });
        hold(all.len() == count, || "a tile is in two places".to_owned())?;
        hold(all.0 & !self.tiles_of(state.sets).0 == 0, || "a tile of another set is in play".to_owned())?;
        Ok(all)
    }

    /// The shield's position is empty; while the pile lasts the six others are filled (TH-3.1, INV 3, 4).
    fn check_offer(&self, state: &State, whole: bool) -> Finding {
        let offer = &state.offer;
        hold(offer.tiles[offer.shield as usize].is_none(), || "a tile lies under the shield".to_owned())?;
        let refilling = state.flow.iter().any(|frame| matches!(frame, Frame::Refill(_) | Frame::Deal));
        let full = offer.ring().count() == 6 || state.pile.left == 0;
        hold(!whole || refilling || full, || "the offer has a gap although the pile lasts".to_owned())?;
        hold(state.pile.left > 0 || state.pile.top.is_none(), || "an empty pile shows a terrain".to_owned())
    }

    /// Reach and units make four, and so many resources (TH-6.8); one unit per tile; the elite on the board (INV 5, 6).
    fn check_units(&self, state: &State) -> Finding {
        if state.board.is_empty() {
            return Ok(());
        }
        for side in Side::ALL.into_iter().filter(|side| !self.is_henry(*side)) {
            let on_board = state.posts(side).count();
            hold(state.post(side, Unit::Elite).tile().is_some(), || format!("{side}: the elite left the board"))?;
            hold(self.reach(state, side) + on_board == 4, || format!("{side}: not four sources"))?;
            let tiles = state.offer.ring().count();
            let basic = self.royal(state, side).total() as usize + on_board;
            hold(basic == self.reach(state, side).min(tiles) + on_board, || format!("{side}: a source gives nothing"))?;
        }
        for index in 0..state.board.len() {
            let here = state.units.iter().flatten().filter(|post| **post == Post::on(index)).count();
            let elites = Side::ALL.iter().all(|side| state.post(*side, Unit::Elite) == Post::on(index));
            hold(here <= 1 || here == 2 && index == 0 && elites, || format!("{here} units share a tile"))?;
        }
        let inside = state.units.iter().flatten().filter_map(|post| post.tile()).all(|index| index < state.board.len());
        hold(inside, || "a unit stands on nothing".to_owned())
    }

    /// Positions differ, neighbours know each other, face up means owned (INV 7, 8).
    fn check_board(&self, state: &State) -> Finding {
        let tiles = state.board.tiles();
        for (index, laid) in tiles.iter().enumerate() {
            hold(state.board.find(laid.at) == Some(index), || format!("two tiles on {}", laid.at))?;
            hold(laid.owner.is_none() || laid.tile.is_known(), || format!("an unknown building on {}", laid.at))?;
            for (direction, next) in laid.near.iter().enumerate() {
                let there = state.board.find(laid.at.towards(direction)).map_or(NONE, |found| found as u8);
                hold(*next == there, || format!("{} does not know its neighbour", laid.at))?;
            }
        }
        Ok(())
    }

    /// Treasures add up, none that is fulfilled lies, Henry's units stand on his last tiles (INV 23, 24).
    fn check_solo(&self, state: &State) -> Finding {
        let henry = &state.henry;
        if !self.solo() {
            return hold(henry.unseen == 0 && henry.left == 0, || "treasures in a game for two".to_owned());
        }
        hold(u32::from(henry.left) <= henry.unseen.count_ones(), || "treasures were made".to_owned())?;
        for treasure in (0..TREASURES).filter(|treasure| henry.lying[*treasure] != NONE) {
            hold(henry.unseen >> treasure & 1 == 0, || "a treasure is in two places".to_owned())?;
            let fulfilled = self.is_fulfilled(state, treasure, henry.lying[treasure] as usize);
            hold(!fulfilled, || "a fulfilled treasure still lies".to_owned())?;
        }
        for unit in Unit::ALL {
            if let Some(index) = state.post(Side::Blue, unit).tile() {
                let terrain = self.face(state.board.tile(index).tile).terrain;
                hold(unit_of(&self.edition.crosses, terrain) == unit, || {
                    "Henry's unit is on a foreign terrain".to_owned()
                })?;
            }
        }
        Ok(())
    }

    /// Doubling and roads (INV 16, 17).
    fn check_scores(&self, state: &State) -> Finding {
        let tally = self.tally(state);
        for side in Side::ALL {
            let doubled = (0..state.board.len())
                .filter(|index| tally.doubled >> index & 1 != 0 && state.board.tile(*index).owner == Some(side));
            hold(doubled.count() <= 3, || format!("{side}: more than three buildings doubled"))?;
        }
        for road in &tally.roads {
            let owned = road.count[0] + road.count[1];
            hold(u32::from(owned) == road.tiles.count_ones() && owned >= 2, || "a road over free terrain".to_owned())?;
        }
        Ok(())
    }

    /// What a step may change (INV 4, 7, 8, 9, 10, 25).
    fn check_step(&self, before: &State, now: &State) -> Finding {
        for (index, earlier) in before.board.tiles().iter().enumerate() {
            let laid = now.board.tile(index);
            let same = laid.at == earlier.at && laid.tile == earlier.tile;
            hold(same, || format!("the tile on {} moved", earlier.at))?;
            hold(laid.owner == earlier.owner || laid.owner.is_none(), || format!("{} changed its owner", laid.at))?;
        }
        hold(now.board.len() >= before.board.len(), || "a tile left the board".to_owned())?;
        let passed = (before.turn, before.turns) != (now.turn, now.turns);
        if passed {
            hold(now.discount == 0 && now.moved == 0, || "a discount or a cross survived the turn".to_owned())?;
            hold(before.hand(now.turn) == now.hand(now.turn) || self.solo(), || {
                "a hand changed out of turn".to_owned()
            })?;
            let kept = now.hand(before.turn).len() <= HAND_LIMIT;
            hold(kept, || "more than three tiles in hand after the turn".to_owned())?;
            let crown = now.flow.is_empty() || now.offer.crown == now.turn || now.takes > 0;
            hold(crown, || "a turn begins with the wrong crown".to_owned())?;
        }
        let turns = now.turns[0] + now.turns[1];
        hold(turns <= 22, || "more than 22 turns".to_owned())?;
        let phases =
            before.phase <= now.phase && (now.phase > Phase::Normal || now.pile.left > 0 || now.board.is_empty());
        hold(phases || before.pile.left == 0, || "the end came without an empty pile".to_owned())?;
        let built = now.board.tiles()[before.board.len().min(now.board.len())..]
            .iter()
            .any(|laid| laid.owner == Some(Side::White));
        hold(before.henry.scaffold == now.henry.scaffold || built, || "the scaffolding moved by itself".to_owned())?;
        if now.flow.is_empty() && !before.flow.is_empty() {
            self.check_length(now)?;
        }
        Ok(())
    }

    /// A whole game has 22 turns less one for each camp used before the pile was empty; with the option both sides have as
    /// many (INV 12, TH-12.7).
    fn check_length(&self, state: &State) -> Finding {
        let [white, blue] = state.turns;
        let whole = self.check_tiles(state)?.len() == MOST_TILES;
        let spread = white.abs_diff(blue);
        let camps = state.camps[0] + state.camps[1];
        hold(!whole || white + blue + camps + u8::from(self.options.equal_turns) >= 22, || {
            "the game ended early".to_owned()
        })?;
        hold(!whole || spread <= 1, || "the turns are uneven".to_owned())?;
        hold(!whole || !self.options.equal_turns || spread == 0, || "the turns are not equal".to_owned())
    }

    /// Any step at all, sensible or not.
    pub(crate) fn any_action<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Action {
        let unit = Unit::ALL[rng.random_range(0..3)];
        let hand = state.hands[rng.random_range(0..2)];
        let tile = match rng.random_range(0..4) {
            0 => TileId::new(rng.random_range(0..TileId::COUNT)),
            1 => state.offer.tiles[rng.random_range(0..7)].unwrap_or(TileId::new(0)),
            _ => hand.nth(rng.random_range(0..hand.len().max(1))).unwrap_or(TileId::new(0)),
        };
        let near = state
            .board
            .tiles()
            .get(rng.random_range(0..state.board.len().max(1)))
            .map_or(Spot::default(), |laid| laid.at);
        let spot = match rng.random_range(0..3) {
            0 => near,
            _ => Spot::new(near.x + rng.random_range(-1..=1), near.y + rng.random_range(-1..=1)),
        };
        match rng.random_range(0..11) {
            0 => Action::Take(tile),
            1 => Action::Build(tile, spot),
            2 => Action::Extend(tile, spot),
            3 => Action::Move(unit, spot),
            4 => Action::Call(unit, spot),
            5 => Action::Withdraw(unit),
            6 => Action::Camp(spot),
            7 => Action::Destroy(spot),
            8 => Action::Spare,
            9 => Action::Discard(tile),
            _ => Action::End,
        }
    }
}
