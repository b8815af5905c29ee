//! The set-up, as far as chance makes it: sets, starting player, offer and start tile (TH-1).

use crate::board::Place;
use crate::pieces::{Sets, Side, Terrain, TileId, Tiles};
use crate::spot::Spot;
use crate::state::{OFFER, State};
use crate::{Chance, TwoHeirs, View};
use rand::{Rng, RngExt};
use table::{Draw, Message, Refusal, Teller, message, no, refuse, tell};

/// TH-1.1: three of the six sets are drawn by lot, where the table wants it so.
#[derive(Clone, Copy)]
pub(crate) struct DrawSets;

impl Draw<TwoHeirs> for DrawSets {
    fn clause(&self) -> &'static str {
        "TH-1.1"
    }

    fn roll<R: Rng + ?Sized>(&self, _: &TwoHeirs, _: &State, rng: &mut R) -> Chance {
        let trios = (0u8..1 << 6).map(Sets::from_bits).filter(|sets| sets.len() == 3);
        let index = rng.random_range(0..trios.clone().count());
        Chance::Sets(trios.clone().nth(index).unwrap_or(Sets::first_of(3)))
    }

    fn misfit(&self, _: &TwoHeirs, _: &State, chance: &Chance) -> Option<Refusal> {
        let Chance::Sets(sets) = chance else { return other_chance("TH-1.1") };
        if sets.len() == 3 { None } else { no("TH-1.1", "no-three_sets") }
    }

    fn settle(self, _: &TwoHeirs, state: &mut State, chance: &Chance, _: &mut Teller) {
        let Chance::Sets(sets) = chance else { return };
        state.open.flow.stack.pop();
        state.open.sets = *sets;
        state.open.pile.unseen = sets.tiles();
    }

    fn prompt(&self, _: &TwoHeirs, _: &View) -> Message {
        message!("ask-setup")
    }
}

/// TH-1.5: the royal shield is tossed like a coin; its crown names the starting player.
#[derive(Clone, Copy)]
pub(crate) struct Toss;

impl Draw<TwoHeirs> for Toss {
    fn clause(&self) -> &'static str {
        "TH-1.5"
    }

    fn roll<R: Rng + ?Sized>(&self, _: &TwoHeirs, _: &State, rng: &mut R) -> Chance {
        Chance::Coin(if rng.random_range(0..2) == 0 { Side::White } else { Side::Blue })
    }

    fn misfit(&self, _: &TwoHeirs, _: &State, chance: &Chance) -> Option<Refusal> {
        if matches!(chance, Chance::Coin(_)) { None } else { other_chance("TH-1.5") }
    }

    fn settle(self, rules: &TwoHeirs, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Coin(side) = *chance else { return };
        state.open.flow.stack.pop();
        state.begins(side);
        tell!(teller, "TH-1.5", "told-coin", who = rules.who(side));
    }

    fn prompt(&self, _: &TwoHeirs, _: &View) -> Message {
        message!("ask-setup")
    }
}

impl State {
    /// This side has the first turn, and the shield shows its crown.
    pub(crate) fn begins(&mut self, side: Side) {
        (self.open.flow.first, self.open.flow.turn, self.open.offer.crown) = (side, side, side);
    }
}

/// TH-1.3, TH-1.6 to TH-1.10: the tiles are shuffled, the offer and the start tile laid out.
#[derive(Clone, Copy)]
pub(crate) struct Deal;

impl Draw<TwoHeirs> for Deal {
    fn clause(&self) -> &'static str {
        "TH-1.6"
    }

    fn roll<R: Rng + ?Sized>(&self, rules: &TwoHeirs, state: &State, rng: &mut R) -> Chance {
        let mut left = state.open.pile.unseen;
        let mut next = || {
            let tile = pick(left, rng);
            left.remove(tile);
            tile
        };
        let tiles = std::array::from_fn(|_| next());
        let (start, top) = (rules.face(next()).terrain, rules.face(next()).terrain);
        Chance::Deal(tiles, start, top)
    }

    fn misfit(&self, rules: &TwoHeirs, state: &State, chance: &Chance) -> Option<Refusal> {
        let Chance::Deal(tiles, start, top) = chance else { return other_chance("TH-1.6") };
        let mut left = state.open.pile.unseen;
        for tile in tiles {
            if !left.remove(*tile) {
                return Some(refuse!("TH-1.3", "no-not_in_pile", tile = rules.name(*tile)));
            }
        }
        let needed = |terrain| usize::from(terrain == *start) + usize::from(terrain == *top);
        let missing =
            Terrain::ALL.into_iter().find(|terrain| (left & rules.of_terrain(*terrain)).len() < needed(*terrain));
        missing.map(|terrain| refuse!("TH-1.8", "no-no_such_terrain", terrain = terrain))
    }

    fn settle(self, rules: &TwoHeirs, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Deal(tiles, start, top) = chance else { return };
        state.open.flow.stack.pop();
        self.lay_out(rules, state, tiles, *start, *top);
        self.tell(rules, state, tiles, *start, teller);
        rules.begin_turn(state, state.open.flow.turn, teller);
    }

    fn prompt(&self, _: &TwoHeirs, _: &View) -> Message {
        message!("ask-setup")
    }
}

impl Deal {
    /// The offer clockwise from the shield, the start tile face down with the elites on it; the other units are at court, Henry's beside
    /// the board (TH-20.3).
    fn lay_out(self, rules: &TwoHeirs, state: &mut State, tiles: &[TileId; 6], start: Terrain, top: Terrain) {
        let open = &mut state.open;
        for (step, tile) in tiles.iter().enumerate() {
            open.offer.tiles[(open.offer.shield as usize + 1 + step) % OFFER] = Some(*tile);
            open.pile.unseen.remove(*tile);
        }
        open.pile.left = open.pile.unseen.len() as u8 - 1;
        open.pile.top = Some(top);
        open.board.lay(Spot::new(0, 0), TileId::unseen(start), None);
        for side in Side::ALL.into_iter().filter(|side| !rules.is_henry(*side)) {
            open.units[side] = [Some(Place::START), None, None];
        }
    }

    fn tell(self, rules: &TwoHeirs, state: &State, tiles: &[TileId; 6], start: Terrain, teller: &mut Teller) {
        let open = &state.open;
        tell!(teller, "TH-1.1", "told-sets", sets = open.sets.iter().collect::<Vec<_>>());
        let names = || tiles.iter().map(|tile| rules.name(*tile)).collect::<Vec<_>>();
        tell!(teller, "TH-1.6", "told-offer", tiles = names());
        tell!(teller, "TH-1.8", "told-start", terrain = start);
        if rules.solo() {
            tell!(teller, "TH-20.3", "told-units_alone");
            tell!(teller, "TH-20.4", "told-treasures", n = open.henry.left);
        } else {
            tell!(teller, "TH-1.7", "told-court");
            tell!(teller, "TH-1.9", "told-elites");
        }
        tell!(teller, "TH-1.10", "told-pile", n = open.pile.left);
    }
}

/// The refusal of an outcome that belongs to another question.
pub(crate) fn other_chance(clause: &'static str) -> Option<Refusal> {
    no(clause, "no-other_chance")
}

/// Any of the tiles, each equally likely.
pub(crate) fn pick<R: Rng + ?Sized>(tiles: Tiles, rng: &mut R) -> TileId {
    let index = rng.random_range(0..tiles.len().max(1));
    tiles.nth(index).unwrap_or(TileId::new(0))
}
