//! What each viewer may know. Partners do not see each other's hands (NG-23.4).

mod plain;

use crate::card::{Card, Pile};
use crate::decision::{Explore, Frame, Look};
use crate::pieces::TileSet;
use crate::state::{Deck, Hidden, MOST_PLAYERS, MOST_TOP, Open, TopCard, UnderTile, VIEWERS};
use crate::{Northgard, State};
use arrayvec::ArrayVec;
use rand::Rng;
use serde::{Deserialize, Serialize};
use table::{Knowledge, Seat, SeatSet, Viewer};

/// A card on top of a draw pile, as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TopView {
    /// Which card, if the viewer knows.
    pub card: Option<Card>,
    /// Whether only the owner of the pile knows it.
    pub secret: bool,
}

/// What a viewer knows of what a player holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckView {
    /// How many cards in hand.
    pub hand_count: u8,
    /// The hand, for its owner.
    pub hand: Option<Pile>,
    /// Cards this viewer knows to be in the hand.
    pub known: Pile,
    /// Cards everybody knows to be in the hand.
    pub shown: Pile,
    /// Cards everybody knows not to be in the shuffled part of the draw pile.
    pub old: Pile,
    /// Cards on top of the draw pile whose order somebody knows, the topmost last.
    pub top: ArrayVec<TopView, MOST_TOP>,
    /// How many cards in the shuffled part of the draw pile.
    pub rest_count: u8,
    /// The shuffled part of the draw pile in no order, for its owner.
    pub rest: Option<Pile>,
    /// Cards of which others know only that they are in hand or draw pile.
    pub unseen: Option<Pile>,
    /// How many drawn cards are being assigned.
    pub drawn_count: u8,
    /// The drawn cards, for their owner.
    pub drawn: Option<Pile>,
    /// How many tiles in hand during set-up.
    pub tiles_count: u8,
    /// The tiles, for their owner.
    pub tiles: Option<TileSet>,
}

/// What a harvest will bring and a winter will cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Forecast {
    /// Fame for closed territories and Altars.
    pub fame: u16,
    /// Food, wood, lore.
    pub harvest: [u16; 3],
    /// Food and wood the winter costs for the regular units now on the map.
    pub winter: [u8; 2],
    /// Whether stock and harvest together cannot pay that.
    pub unrest: bool,
}

/// What everybody can work out of a player's side of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outlook {
    /// What harvest and winter will bring, as things stand.
    pub forecast: Forecast,
    /// Closed territories with a large building.
    pub strongholds: u8,
    /// Fame as it would be counted now: tokens, resources, Development cards, Achievements, Unrest.
    pub account: [i32; 5],
}

/// Everything one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whom the table waits for.
    pub waiting: SeatSet,
    /// The last year.
    pub years: u8,
    /// Strongholds that win, if any number does.
    pub domination: Option<u8>,
    /// Whether the table hides fame totals.
    pub fame_hidden: bool,
    /// What everybody sees; what is going on without what this viewer may not know.
    pub open: Open,
    /// What the viewer knows of what players hold.
    #[serde(with = "table::lettered")]
    pub decks: ArrayVec<DeckView, MOST_PLAYERS>,
    /// What follows from the table for each player.
    #[serde(with = "table::lettered")]
    pub outlooks: ArrayVec<Outlook, MOST_PLAYERS>,
    /// How many tiles in the shuffled part of the pile.
    pub pile_count: u8,
    /// Tiles under the pile, the next to come first; those this viewer has seen by name.
    pub under: ArrayVec<Option<UnderTile>, 35>,
    /// Tiles this viewer has not seen: in the pile, under it, or in others' hands.
    pub unseen_tiles: TileSet,
    /// How many tiles the running Explore has drawn.
    pub drawn_count: u8,
    /// Which, if the viewer may know.
    pub drawn: Option<TileSet>,
}

impl View {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.frame() == Some(&Frame::Over)
    }

    /// The innermost thing going on.
    pub fn frame(&self) -> Option<&Frame> {
        self.open.flow.last()
    }

    /// What the viewer knows of what a player holds.
    pub fn deck(&self, seat: Seat) -> &DeckView {
        &self.decks[seat.index()]
    }

    /// The table with nothing where the viewer sees nothing: enough for map, fights and previews.
    pub fn table(&self) -> State {
        State {
            open: self.open.clone(),
            hidden: Hidden {
                decks: self.decks.iter().map(|deck| deck.bare(self.viewer)).collect(),
                pile: TileSet::EMPTY,
                under: ArrayVec::new(),
                drawn: self.drawn.unwrap_or_default(),
            },
        }
    }
}

impl DeckView {
    fn of(deck: &Deck, mine: bool, viewer: Viewer, open_tiles: bool) -> DeckView {
        let known = if mine { deck.hand } else { deck.known[place_of(viewer)] };
        DeckView {
            hand_count: deck.hand.len() as u8,
            hand: mine.then_some(deck.hand),
            known,
            shown: deck.known[VIEWERS - 1],
            old: deck.old,
            top: deck
                .top
                .iter()
                .map(|top| TopView { card: (mine || !top.secret).then_some(top.card), secret: top.secret })
                .collect(),
            rest_count: deck.rest.len() as u8,
            rest: mine.then_some(deck.rest),
            unseen: (!mine).then(|| (deck.hand - known) | deck.rest | deck.secrets() | deck.drawn),
            drawn_count: deck.drawn.len() as u8,
            drawn: mine.then_some(deck.drawn),
            tiles_count: deck.tiles.len() as u8,
            tiles: (mine || open_tiles).then_some(deck.tiles),
        }
    }

    /// The deck with what the viewer knows.
    fn bare(&self, viewer: Viewer) -> Deck {
        let mut known = [self.shown; VIEWERS];
        if self.hand.is_none() {
            known[place_of(viewer)] = self.known;
        }
        Deck {
            hand: self.hand.unwrap_or(self.known),
            top: self.top.iter().filter_map(|top| top.card.map(|card| TopCard { card, secret: top.secret })).collect(),
            rest: self.rest.unwrap_or_default(),
            drawn: self.drawn.unwrap_or_default(),
            tiles: self.tiles.unwrap_or_default(),
            known,
            old: self.old,
        }
    }
}

/// The place of a viewer among those who know something of a hand.
fn place_of(viewer: Viewer) -> usize {
    viewer.seat().map_or(VIEWERS - 1, Seat::index)
}

/// Whether the tiles of a running Explore are known to a viewer.
fn sees_tiles(explore: &Explore, viewer: Viewer, open: bool) -> bool {
    open || viewer.is(explore.seat) || explore.shown || explore.open
}

/// A frame without what the viewer may not know.
fn masked(frame: Frame, viewer: Viewer, open: bool) -> Frame {
    match frame {
        Frame::Explore(explore) if !sees_tiles(&explore, viewer, open) => {
            let look = match explore.look {
                Look::Ask | Look::Draw => explore.look,
                Look::Tile | Look::Under | Look::Redraw | Look::Cell | Look::Turn => Look::Tile,
            };
            Explore { look, tile: None, cell: None, ..explore }.into()
        }
        Frame::Answer(mut answer) if !viewer.is(answer.seat) && !viewer.is(answer.by) => {
            answer.card = None;
            answer.into()
        }
        frame => frame,
    }
}

impl Knowledge for Northgard {
    type View = View;

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let open = self.options.tiles_open;
        let hidden = &state.hidden;
        let explore = state.open.flow.iter().rev().find_map(|frame| match frame {
            Frame::Explore(explore) => Some(explore),
            _ => None,
        });
        let sees_drawn = explore.is_none_or(|explore| sees_tiles(explore, viewer, open));
        let mut unseen_tiles = if sees_drawn { hidden.pile } else { hidden.pile | hidden.drawn };
        for under in hidden.under.iter().filter(|under| !under.known.to(viewer)) {
            unseen_tiles.add(under.tile);
        }
        let seats = Seat::all(self.players);
        for seat in seats.clone().filter(|seat| !viewer.is(*seat) && !open) {
            unseen_tiles |= state.deck(seat).tiles;
        }
        let outlook = |seat: Seat| Outlook {
            forecast: self.outlook(state, seat),
            strongholds: self.strongholds(state, seat) as u8,
            account: self.fame_account(state, seat),
        };
        let mut view = View {
            viewer,
            waiting: self.waiting(state, viewer),
            years: self.options.years,
            domination: self.options.domination().map(|count| count as u8),
            fame_hidden: !self.options.fame_public,
            open: state.open.clone(),
            decks: seats.clone().map(|seat| DeckView::of(state.deck(seat), viewer.is(seat), viewer, open)).collect(),
            outlooks: seats.map(outlook).collect(),
            pile_count: hidden.pile.len() as u8,
            under: hidden.under.iter().map(|under| under.known.to(viewer).then_some(*under)).collect(),
            unseen_tiles,
            drawn_count: hidden.drawn.len() as u8,
            drawn: sees_drawn.then_some(hidden.drawn),
        };
        view.open.flow.iter_mut().for_each(|frame| *frame = masked(*frame, viewer, open));
        view
    }

    fn plain_view(&self, view: &View) -> serde_json::Value {
        self.plain(view)
    }

    fn imagine<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut state = view.table();
        for (deck, seen) in state.hidden.decks.iter_mut().zip(&view.decks) {
            deck.imagine(seen, rng);
        }
        self.imagine_tiles(&mut state, view, rng);
        if let Some(Frame::Answer(answer)) = state.open.flow.last_mut()
            && answer.card.is_none()
        {
            answer.card = state.hidden.decks[answer.seat.index()].hand.sample(1, rng).first();
        }
        state
    }
}
