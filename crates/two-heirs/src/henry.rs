//! The solo opponent: he takes, places, hoards and marches by rule (TH-21).

use crate::edition::NO_ROAD;
use crate::prelude::*;
use table::Arg;

impl TwoHeirs {
    /// TH-21.2, TH-21.3: the first offer tile with the terrain that shows on the pile, or else the first.
    pub fn henry_choice(&self, open: &Open) -> Option<TileId> {
        let mut ring = open.offer.ring().map(|(_, tile)| tile);
        let first = ring.clone().next();
        ring.find(|tile| Some(self.face(*tile).terrain) == open.pile.top).or(first)
    }

    /// The tile Henry builds beside: the building the human built last (TH-21.14), or the start tile (TH-21.6, TH-21.10).
    pub fn henry_reference(&self, open: &Open) -> Place {
        open.henry.scaffold.unwrap_or(Place::START)
    }

    /// The first rule that offers a position, and its first position clockwise from the north, as a direction (TH-21.6 to TH-21.11). A
    /// reference tile that lies face down has no roads (TH-21.12).
    fn henry_site(&self, open: &Open, tile: TileId) -> (HenryRule, Option<usize>) {
        let reference = open.board.tile(self.henry_reference(open));
        let is_open = |direction: &usize| reference.near[*direction].is_none();
        let road = |side: usize| {
            reference.owner.is_some_and(|owner| self.face(reference.tile).roads[owner.index()][side] != NO_ROAD)
        };
        let meets = |side: usize| self.face(tile).roads[Side::Blue.index()][side ^ 2] != NO_ROAD;
        let mut ends = SIDES.into_iter().filter(is_open).filter(|direction| road(direction / 2));
        if let Some(direction) = ends.clone().find(|direction| meets(direction / 2)) {
            return (HenryRule::Join, Some(direction));
        }
        if let Some(direction) = ends.next() {
            return (HenryRule::Block, Some(direction));
        }
        match reference.open_directions().next() {
            Some(direction) => (HenryRule::Beside, Some(direction)),
            None => (HenryRule::Away, None),
        }
    }

    /// TH-21.1: what a side's turn begins with.
    pub(crate) fn first_of_turn(&self, side: Side) -> Frame {
        if self.is_henry(side) { Frame::HenryTakes } else { Frame::Turn }
    }
}

/// TH-21.4: he takes; shield and refill as for everybody. Without any tile left his turn is empty.
impl Procedure<TwoHeirs> for HenryTakes {
    const CLAUSE: &'static str = "TH-21.4";

    fn run(self, rules: &TwoHeirs, state: &mut State, teller: &mut Teller) {
        let Some(tile) = rules.henry_choice(&state.open) else {
            rules.finish_turn(state, teller);
            return;
        };
        match state.open.pile.top {
            Some(top) if top == rules.face(tile).terrain => {
                tell!(teller, "TH-21.2", "told-henry_matches", terrain = top);
            }
            Some(_) => tell!(teller, "TH-21.3", "told-henry_first"),
            None => tell!(teller, "TH-21.3", "told-henry_pile_empty"),
        }
        state.open.proceed_to(HenryPlaces { tile });
        rules.take(state, tile, teller);
    }
}

/// TH-21.5, TH-21.6: he lays the tile he took.
impl Procedure<TwoHeirs> for HenryPlaces {
    const CLAUSE: &'static str = "TH-21.6";

    /// The tile lies face up, turned to Henry – or leaves the game, and his turn is over (TH-21.11).
    fn run(self, rules: &TwoHeirs, state: &mut State, teller: &mut Teller) {
        let open = &mut state.open;
        let (rule, direction) = rules.henry_site(open, self.tile);
        let site = direction.map(|direction| open.board.tile(rules.henry_reference(open)).at.towards(direction));
        open.henry.last = Some(HenryMove { tile: self.tile, rule, at: site });
        let (Some(direction), Some(site)) = (direction, site) else {
            open.removed.add(self.tile);
            let beside = open.board.tile(rules.henry_reference(open)).at;
            tell!(teller, "TH-21.11", "told-henry_away", tile = rules.name(self.tile), beside);
            rules.finish_turn(state, teller);
            return;
        };
        self.tell(rules, open, rule, direction, site, teller);
        let place = open.board.lay(site, self.tile, Some(Side::Blue));
        open.proceed_to(Frame::HenryHoards);
        rules.check_treasures(open, teller);
        rules.besiege(open, place, teller);
    }
}

impl HenryPlaces {
    fn tell(self, rules: &TwoHeirs, open: &Open, rule: HenryRule, direction: usize, site: Spot, teller: &mut Teller) {
        let reference = open.board.tile(rules.henry_reference(open));
        match open.henry.scaffold {
            None => tell!(teller, "TH-21.10", "told-henry_start"),
            Some(_) if reference.owner.is_none() => {
                tell!(teller, "TH-21.12", "told-henry_ruin", at = reference.at);
            }
            Some(_) => {}
        }
        let (clause, key) = match rule {
            HenryRule::Join => ("TH-21.7", "told-henry_joins"),
            HenryRule::Block => ("TH-21.8", "told-henry_blocks"),
            HenryRule::Beside | HenryRule::Away => ("TH-21.9", "told-henry_beside"),
        };
        let (name, beside) = (|| rules.name(self.tile), reference.at);
        tell!(teller, clause, key, tile = name(), at = site, beside, direction = direction_word(direction));
    }
}

/// TH-22.1: a treasure is put on the new tile, if one is left.
impl Procedure<TwoHeirs> for HenryHoards {
    const CLAUSE: &'static str = "TH-22.1";

    fn run(self, _: &TwoHeirs, state: &mut State, _: &mut Teller) {
        state.open.proceed_to(Frame::HenryMarches);
        if state.open.henry.left > 0 {
            state.open.flow.stack.push(Frame::DrawTreasure);
        }
    }
}

/// TH-21.13: the unit with the cross of the new tile's terrain goes there from wherever it was. His turn is over.
impl Procedure<TwoHeirs> for HenryMarches {
    const CLAUSE: &'static str = "TH-21.13";

    fn run(self, rules: &TwoHeirs, state: &mut State, teller: &mut Teller) {
        let open = &mut state.open;
        let place = open.board.last();
        let laid = open.board.tile(place);
        let (unit, at): (Unit, Spot) = (rules.edition.unit_of(rules.face(laid.tile).terrain), laid.at);
        open.units[Side::Blue][unit.index()] = Some(place);
        tell!(teller, "TH-21.13", "told-henry_marches", unit, at);
        rules.finish_turn(state, teller);
    }
}

/// The name of a direction in the dictionaries.
pub(crate) fn direction_word(direction: usize) -> Arg {
    Arg::term(format!("direction-{}", COMPASS[direction].to_lowercase()))
}
