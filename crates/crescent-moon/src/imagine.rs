//! A table this viewer could be sitting at: what is hidden is filled in at random from what could be there.

use crate::cards::observer_of_blocks;
use crate::prelude::*;
use crate::state::{Block, Hidden, MOST_YEARS, OBSERVERS, PUBLIC};
use crate::view::Known;

/// A place for hidden cards: how many are missing there, and what is known about them.
#[derive(Clone, Copy, Debug)]
enum Slot {
    Hand(Character),
    Block(usize),
    Look,
}

impl CrescentMoon {
    /// A state in which this viewer would see exactly this view.
    pub(crate) fn imagine_state<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        let mut hidden = self.what_is_known(view);
        self.deal_hidden_cards(view, &mut hidden, rng);
        self.choose_for_others(view, &mut hidden, rng);
        self.imagine_tiles(view, &mut hidden, rng);
        State { open: view.open.clone(), hidden }
    }

    /// The secrets as far as the viewer knows them.
    fn what_is_known(&self, view: &View) -> Hidden {
        let (known, open, you) = (&view.known, &view.open, view.you);
        let observer = Self::observer(you);
        let mut hands = known.seen;
        let mut chosen = [Pile::EMPTY; 5];
        let mut tiles = [[0; Tile::COUNT]; 5];
        if let Some(who) = you {
            hands[who.index()] = known.hand;
            chosen[who.index()] = known.chosen;
            tiles[who.index()] = known.tiles;
        }
        let mut seen = [known.public; OBSERVERS];
        seen[observer] = known.seen;
        (0..5).for_each(|own| seen[own][own] = Pile::EMPTY);
        let mut sure = [known.sure[1]; OBSERVERS];
        sure[observer] = known.sure[0];
        sure[Character::Murshid.index()] = 0;
        let (vp, dealt) = self.imagine_points(known, you);
        Hidden {
            hands,
            chosen,
            deck: known.blocks.iter().map(|piles| self.block_of(*piles, you)).collect(),
            look: if open.looking.is_some() { self.block_of(known.look, you) } else { Block::default() },
            seen,
            sure,
            tiles,
            tile: known.tile,
            vp,
            dealt,
            deal: known.deal,
        }
    }

    /// A block of which the viewer and the public know these cards.
    fn block_of(&self, [mine, public]: [Pile; 2], you: Option<Character>) -> Block {
        let mut known = [public; 3];
        known[observer_of_blocks(you)] = mine;
        Block { cards: mine, known }
    }

    /// Unknown points are as announced: other private deals are imagined not to have been.
    fn imagine_points(&self, known: &Known, you: Option<Character>) -> ([i16; 5], [[i8; 5]; MOST_YEARS]) {
        let mut vp: [i16; 5] = std::array::from_fn(|index| known.vp[index].unwrap_or(known.announced[index]));
        let mut dealt = known.dealt.map(|year| year.map(Option::unwrap_or_default));
        let murshid = Character::Murshid.index();
        if let Some(who) = you.filter(|_| known.vp[murshid].is_none()) {
            for year in &mut dealt {
                year[murshid] = -year[who.index()];
                vp[murshid] += i16::from(year[murshid]);
            }
        }
        (vp, dealt)
    }

    /// All cards the viewer cannot place.
    fn unseen(&self, open: &Open, hidden: &Hidden) -> Pile {
        let rack = &self.edition.rack;
        let mut unseen = self.edition.sets.deck;
        let mut seen = |pile: Pile| unseen = rack.without(unseen, pile);
        hidden.hands.iter().chain(&open.rows).for_each(|pile| seen(*pile));
        hidden.deck.iter().for_each(|block| seen(block.cards));
        seen(hidden.look.cards);
        seen(open.discard);
        let market = open.market.iter().chain(&open.sultan_market).flatten().copied();
        let played = open.conflict.iter().flat_map(|conflict| conflict.played.iter().map(|card| card.kind));
        seen(rack.pile(market.chain(played).chain(open.playing)));
        unseen
    }

    /// Deals the cards the viewer cannot place to where cards are missing: first where it is known that they are Murshid cards, then
    /// where it is known that they are not, then the rest.
    fn deal_hidden_cards<R: Rng + ?Sized>(&self, view: &View, hidden: &mut Hidden, rng: &mut R) {
        let open = &view.open;
        let mut unseen = self.unseen(open, hidden);
        let murshid = self.edition.sets.murshid;
        let missing_in_hand = |hidden: &Hidden, who: Character| {
            let hand = hidden.hands[who.index()];
            // A hand that holds nothing unknown, or the viewer's own, is complete.
            if view.you == Some(who) { 0 } else { open.hand_sizes[who.index()].saturating_sub(hand.len()) }
        };
        let needs_combat = self.murshid_has_chosen(view)
            && !hidden.hands[Character::Murshid.index()].meets(self.edition.sets.keyword[Keyword::Combat.index()]);
        let mut sure = if view.you == Some(Character::Murshid) { 0 } else { view.known.sure[0] };
        if needs_combat && missing_in_hand(hidden, Character::Murshid) > 0 {
            let combat = self.edition.sets.keyword[Keyword::Combat.index()];
            let of_murshid = unseen.only(combat).only(murshid);
            let from = if sure > 0 && !of_murshid.is_empty() { of_murshid } else { unseen.only(combat) };
            sure -= u8::from(sure > 0 && !of_murshid.is_empty());
            self.give(hidden, Slot::Hand(Character::Murshid), from, &mut unseen, rng);
        }
        for _ in 0..sure {
            self.give(hidden, Slot::Hand(Character::Murshid), unseen.only(murshid), &mut unseen, rng);
        }
        let wanted = match open.top() {
            Some(Frame::IntriguePick(IntriguePick { left })) => {
                left.saturating_sub(hidden.look.cards.only(murshid).len())
            }
            _ => 0,
        };
        for _ in 0..wanted {
            self.give(hidden, Slot::Look, unseen.only(murshid), &mut unseen, rng);
        }
        let other = |pile: Pile| self.edition.rack.without(pile, pile.only(murshid));
        for barren in [true, false] {
            for (index, face) in open.deck.iter().enumerate().filter(|(_, face)| face.barren == barren) {
                for _ in hidden.deck[index].cards.len()..face.size {
                    let from = if barren { other(unseen) } else { unseen };
                    self.give(hidden, Slot::Block(index), from, &mut unseen, rng);
                }
            }
            let Some(face) = open.looking.filter(|face| face.barren == barren) else { continue };
            for _ in hidden.look.cards.len()..face.size {
                let from = if barren { other(unseen) } else { unseen };
                self.give(hidden, Slot::Look, from, &mut unseen, rng);
            }
        }
        for who in Character::playing(self.players) {
            for _ in 0..missing_in_hand(hidden, who) {
                self.give(hidden, Slot::Hand(who), unseen, &mut unseen, rng);
            }
        }
    }

    /// Takes a card of these out of the unseen ones and puts it there.
    fn give<R: Rng + ?Sized>(&self, hidden: &mut Hidden, slot: Slot, from: Pile, unseen: &mut Pile, rng: &mut R) {
        let rack = &self.edition.rack;
        let mut from = if from.is_empty() { *unseen } else { from };
        let Some(kind) = rack.draw(&mut from, rng) else { return };
        rack.take(unseen, kind);
        match slot {
            Slot::Hand(who) => rack.put(&mut hidden.hands[who.index()], kind),
            Slot::Block(index) => rack.put(&mut hidden.deck[index].cards, kind),
            Slot::Look => rack.put(&mut hidden.look.cards, kind),
        }
    }

    /// Whether everybody knows that the Murshid has chosen a card: the Murshid is asked for a side.
    fn murshid_has_chosen(&self, view: &View) -> bool {
        let meddles = view.open.frames.contains(&Frame::Conflict(Step::Meddle));
        meddles && view.you != Some(Character::Murshid)
    }

    /// Those who have finished selecting have chosen something, or nothing.
    fn choose_for_others<R: Rng + ?Sized>(&self, view: &View, hidden: &mut Hidden, rng: &mut R) {
        let Some(conflict) = &view.open.conflict else { return };
        let unseen = view.open.frames.iter().any(|frame| {
            let Frame::Conflict(step) = frame else { return false };
            matches!(step, Step::Select | Step::Stance | Step::LateDeal | Step::Meddle | Step::Reveal)
        });
        if !unseen {
            return;
        }
        let rack = &self.edition.rack;
        let finished: Crew = conflict.selectors.iter().filter(|who| conflict.done.has(*who)).collect();
        for who in finished.iter().filter(|who| view.you != Some(*who)) {
            let cards = hidden.hands[who.index()].only(self.edition.sets.keyword[conflict.keyword().index()]);
            let mut chosen = Pile::EMPTY;
            for kind in rack.cards(cards) {
                if rng.random_bool(0.5) {
                    rack.put(&mut chosen, kind);
                }
            }
            if who == Character::Murshid && chosen.is_empty() && self.murshid_has_chosen(view) {
                rack.each(cards).take(1).for_each(|kind| rack.put(&mut chosen, kind));
            }
            hidden.chosen[who.index()] = chosen;
        }
    }

    /// Unplaced tiles of the others: what is neither on the map nor the viewer's.
    fn imagine_tiles<R: Rng + ?Sized>(&self, view: &View, hidden: &mut Hidden, rng: &mut R) {
        let Stage::Tiles(Tiles { placed }) = view.open.stage else { return };
        let (open, placing) = (&view.open, self.in_turn(placed));
        let mut left = self.edition.tiles[self.players - 4];
        for tile in Tile::ALL {
            let known = open.land.of_tile(tile).len() as u8 + view.known.tiles[tile.index()];
            left[tile.index()] = left[tile.index()].saturating_sub(known);
        }
        let others = Character::playing(self.players).filter(|who| view.you != Some(*who));
        // Everybody sees that a tile being turned is a river.
        let turning = matches!(open.top(), Some(Frame::TileTurn(_))) && view.you != Some(placing);
        if turning && left[Tile::River.index()] > 0 {
            left[Tile::River.index()] -= 1;
            hidden.tiles[placing.index()][Tile::River.index()] += 1;
        }
        for who in others {
            let held: u8 = hidden.tiles[who.index()].iter().sum();
            for _ in held..open.tiles_held[who.index()] {
                let Some(tile) = draw_tile(&mut left, rng) else { break };
                hidden.tiles[who.index()][tile] += 1;
            }
        }
        if view.you != Some(placing) {
            hidden.tile = match open.top() {
                Some(Frame::TileTurn(_)) => Some(Tile::River),
                Some(Frame::TilePlace) => {
                    let mut hand = hidden.tiles[placing.index()];
                    draw_tile(&mut hand, rng).map(|tile| Tile::ALL[tile])
                }
                _ => None,
            };
        }
    }
}

/// Takes any of these tiles, each as likely as the other.
pub(crate) fn draw_tile<R: Rng + ?Sized>(tiles: &mut [u8; Tile::COUNT], rng: &mut R) -> Option<usize> {
    let all: u8 = tiles.iter().sum();
    if all == 0 {
        return None;
    }
    let mut pick = rng.random_range(0..all);
    for (tile, count) in tiles.iter_mut().enumerate() {
        if pick < *count {
            *count -= 1;
            return Some(tile);
        }
        pick -= *count;
    }
    None
}

/// The public is the last of the observers.
const _: () = assert!(PUBLIC + 1 == OBSERVERS);
