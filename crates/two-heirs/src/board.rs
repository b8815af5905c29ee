//! The landscape: tiles on a grid without borders, each knowing its neighbours (TH-0.1, TH-0.2, TH-0.4).

use crate::pieces::{Side, TileId};
use crate::spot::{SIDES, Spot};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU8;
use table::set;

/// The most tiles that can lie on the board: all 27 of a game.
pub const MOST_TILES: usize = 27;

/// A tile on the board, by the order in which the landscape was laid; the start tile is the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Place(NonZeroU8);

/// Stands beside the number of a place, so that no place is zero and an `Option` of one takes a byte.
const PLACE: NonZeroU8 = NonZeroU8::MIN.saturating_add(0x7f);

impl Place {
    /// The start tile.
    pub const START: Place = Place(PLACE);

    /// The tile that was laid after so many others.
    #[inline]
    pub fn new(index: usize) -> Place {
        Place(PLACE | index as u8)
    }

    /// How many tiles were laid before it.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0.get() & !PLACE.get()) as usize
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> u8 {
        place.index() as u8
    }
}

impl TryFrom<u8> for Place {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Place, &'static str> {
        if usize::from(index) < MOST_TILES { Ok(Place::new(index.into())) } else { Err("the board holds 27 tiles") }
    }
}

set! {
    /// Tiles on the board.
    pub struct Places(u32) of Place by Place::new
}

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Laid {
    /// Where it lies.
    pub at: Spot,
    /// Which tile it is.
    pub tile: TileId,
    /// Its owner if it lies face up: its builder, never anybody else (TH-7.8). Free terrain has none (TH-0.4, TH-8.2).
    pub owner: Option<Side>,
    /// The neighbours in the directions of [`AROUND`](crate::spot::AROUND).
    pub near: [Option<Place>; 8],
}

impl Laid {
    const NOTHING: Laid = Laid { at: Spot::new(0, 0), tile: TileId::new(0), owner: None, near: [None; 8] };

    /// The neighbours on the four sides.
    #[inline]
    pub fn beside(&self) -> impl Iterator<Item = Place> + Clone + use<> {
        let near = self.near;
        SIDES.into_iter().filter_map(move |side| near[side])
    }

    /// The directions in which no tile lies.
    #[inline]
    pub fn open_directions(&self) -> impl Iterator<Item = usize> + Clone + use<> {
        let near = self.near;
        (0..near.len()).filter(move |direction| near[*direction].is_none())
    }
}

/// The landscape: tiles in the order in which they were laid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Board {
    tiles: [Laid; MOST_TILES],
    len: u8,
}

impl Default for Board {
    fn default() -> Board {
        Board { tiles: [Laid::NOTHING; MOST_TILES], len: 0 }
    }
}

impl Board {
    /// The tiles.
    #[inline]
    pub fn tiles(&self) -> &[Laid] {
        &self.tiles[..self.len as usize]
    }

    /// Every tile with its place.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Place, &Laid)> + Clone {
        self.tiles().iter().enumerate().map(|(index, laid)| (Place::new(index), laid))
    }

    /// The places in the order of the positions they lie on.
    pub(crate) fn by_spot(&self) -> ArrayVec<Place, MOST_TILES> {
        let mut places: ArrayVec<Place, MOST_TILES> = (0..self.len()).map(Place::new).collect();
        places.sort_unstable_by_key(|place| self.tile(*place).at);
        places
    }

    /// The tile on this place.
    #[inline]
    pub fn tile(&self, place: Place) -> &Laid {
        &self.tiles[place.index()]
    }

    /// How many tiles lie.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether nothing lies yet.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The tile that was laid last.
    pub fn last(&self) -> Place {
        Place::new((self.len as usize).saturating_sub(1))
    }

    /// The tile on a position.
    pub fn find(&self, at: Spot) -> Option<Place> {
        self.iter().find(|(_, laid)| laid.at == at).map(|(place, _)| place)
    }

    /// The buildings of this side.
    #[inline]
    pub fn buildings(&self, side: Side) -> impl Iterator<Item = (Place, &Laid)> + Clone {
        self.iter().filter(move |(_, laid)| laid.owner == Some(side))
    }

    /// The positions of these tiles.
    pub fn spots(&self, places: Places) -> Vec<Spot> {
        let mut spots = Vec::with_capacity(places.len());
        spots.extend(places.iter().map(|place| self.tile(place).at));
        spots
    }

    /// Lays a tile and gives its place. The position must be empty and the board not full.
    pub fn lay(&mut self, at: Spot, tile: TileId, owner: Option<Side>) -> Place {
        let index = self.len as usize;
        let mut near = [None; 8];
        for other in 0..index {
            if let Some(direction) = at.direction_to(self.tiles[other].at) {
                near[direction] = Some(Place::new(other));
                self.tiles[other].near[direction ^ 4] = Some(Place::new(index));
            }
        }
        self.tiles[index] = Laid { at, tile, owner, near };
        self.len += 1;
        Place::new(index)
    }

    /// Turns a building face down: free terrain from then on (TH-10.5, TH-11.3). A unit on it stays.
    pub fn turn_down(&mut self, place: Place) {
        self.tiles[place.index()].owner = None;
    }

    /// Hides the face of a tile: only its terrain shows from then on.
    pub(crate) fn hide(&mut self, place: Place, unseen: TileId) {
        self.tiles[place.index()].tile = unseen;
    }
}
