//! The solo opponent: he takes, places, hoards and marches by rule (TH-21).

use crate::TwoHeirs;
use crate::edition::{NO_ROAD, unit_of};
use crate::pieces::{Side, TileId};
use crate::setup::terrain_word;
use crate::spot::{AROUND, COMPASS, SIDES, Spot};
use crate::state::{Frame, HenryMove, HenryRule, NONE, Post, State};
use crate::units::unit_word;
use table::{Event, Message, Teller};

impl TwoHeirs {
    /// TH-21.2, TH-21.3: the first offer tile with the terrain that shows on the pile, or else the first.
    pub fn henry_choice(&self, state: &State) -> Option<TileId> {
        let mut ring = state.offer.ring().map(|(_, tile)| tile);
        let first = ring.clone().next();
        ring.find(|tile| Some(self.face(*tile).terrain) == state.pile.top).or(first)
    }

    /// TH-21.4: shield and refill as for everybody. Without any tile left his turn is empty.
    pub(crate) fn henry_takes(&self, state: &mut State, teller: &mut Teller) {
        let Some(tile) = self.henry_choice(state) else {
            self.finish_turn(state, teller);
            return;
        };
        teller.tell(|| match state.pile.top {
            Some(top) if top == self.face(tile).terrain => {
                Event::new("TH-21.2", Message::new("told-henry_matches").with("terrain", terrain_word(top)))
            }
            _ => Event::new("TH-21.3", Message::new("told-henry_first")),
        });
        state.flow.pop();
        state.flow.push(Frame::HenryPlaces(tile));
        self.take(state, tile, teller);
    }

    /// The tile Henry builds beside: the building the human built last, or the start tile (TH-21.6, TH-21.10, TH-21.14).
    pub fn reference(state: &State) -> usize {
        if state.henry.scaffold == NONE { 0 } else { state.henry.scaffold as usize }
    }

    /// The first rule that offers a position, and its first position clockwise from the north (TH-21.6 to TH-21.11). A
    /// reference tile that lies face down has no roads (TH-21.12).
    pub fn henry_site(&self, state: &State, tile: TileId) -> (HenryRule, Option<usize>) {
        let reference = state.board.tile(Self::reference(state));
        let open = |direction: &usize| reference.near[*direction] == NONE;
        let road = |side: usize| {
            reference.owner.is_some_and(|owner| self.face(reference.tile).roads[owner.index()][side] != NO_ROAD)
        };
        let meets = |side: usize| self.face(tile).roads[Side::Blue.index()][side ^ 2] != NO_ROAD;
        let mut ends = SIDES.into_iter().filter(open).filter(|direction| road(direction / 2));
        if let Some(direction) = ends.clone().find(|direction| meets(direction / 2)) {
            return (HenryRule::Join, Some(direction));
        }
        if let Some(direction) = ends.next() {
            return (HenryRule::Block, Some(direction));
        }
        match (0..AROUND.len()).find(open) {
            Some(direction) => (HenryRule::Beside, Some(direction)),
            None => (HenryRule::Away, None),
        }
    }

    /// TH-21.5, TH-21.11: the tile lies face up, turned to Henry – or leaves the game, and his turn is over.
    pub(crate) fn henry_places(&self, state: &mut State, tile: TileId, teller: &mut Teller) {
        let (rule, direction) = self.henry_site(state, tile);
        let site = direction.map(|direction| state.board.tile(Self::reference(state)).at.towards(direction));
        state.henry.last = Some(HenryMove { tile, rule, at: site });
        let (Some(direction), Some(site)) = (direction, site) else {
            state.removed.add(tile);
            teller.tell(|| Event::new("TH-21.11", Message::new("told-henry_away").with("tile", self.name(tile))));
            self.finish_turn(state, teller);
            return;
        };
        self.tell_site(state, tile, rule, direction, site, teller);
        let index = state.board.lay(site, tile, Some(Side::Blue));
        state.flow.pop();
        state.flow.push(Frame::HenryHoards);
        self.check_treasures(state, teller);
        self.besiege(state, index, teller);
    }

    fn tell_site(
        &self,
        state: &State,
        tile: TileId,
        rule: HenryRule,
        direction: usize,
        site: Spot,
        teller: &mut Teller,
    ) {
        teller.tell(|| {
            let (clause, key) = match rule {
                HenryRule::Join => ("TH-21.7", "told-henry_joins"),
                HenryRule::Block => ("TH-21.8", "told-henry_blocks"),
                _ => ("TH-21.9", "told-henry_beside"),
            };
            let told = Message::new(key).with("tile", self.name(tile)).with("at", site.to_string());
            let beside = state.board.tile(Self::reference(state)).at.to_string();
            Event::new(clause, told.with("beside", beside).with("direction", direction_word(direction)))
        });
    }

    /// TH-22.1: a treasure is put on the new tile, if one is left.
    pub(crate) fn henry_hoards(&self, state: &mut State) {
        state.flow.pop();
        state.flow.push(Frame::HenryMarches);
        if state.henry.left > 0 {
            state.flow.push(Frame::Treasure);
        }
    }

    /// TH-21.13: the unit with the cross of the new tile's terrain goes there from wherever it was. His turn is over.
    pub(crate) fn henry_marches(&self, state: &mut State, teller: &mut Teller) {
        let index = state.board.len() - 1;
        let laid = state.board.tile(index);
        let at = laid.at;
        let unit = unit_of(&self.edition.crosses, self.face(laid.tile).terrain);
        state.units[Side::Blue.index()][unit.index()] = Post::on(index);
        teller.tell(|| {
            let told = Message::new("told-henry_marches").with("unit", unit_word(unit)).with("at", at.to_string());
            Event::new("TH-21.13", told)
        });
        self.finish_turn(state, teller);
    }
}

/// The name of a direction in the dictionaries.
fn direction_word(direction: usize) -> table::Arg {
    table::Arg::term(format!("direction-{}", COMPASS[direction].to_lowercase()))
}
