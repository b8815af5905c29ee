//! The deck, hands, and who knows what of them (CM-8.10).
//!
//! The deck is a list of blocks. Within a block the order is unknown to all; a card is drawn when it is needed. Each block and
//! each hand keeps, for everybody who could have looked, the cards that are surely in it. That knowledge is always sound; where a
//! secret move splits a known set, the part that is no longer certain is let go.

use crate::pile::Drawn;
use crate::prelude::*;
use crate::state::{Block, Face, OBSERVERS, PUBLIC};

/// Cards come off the deck (CM-8.10).
impl Draw<CrescentMoon> for DrawCards {
    const CLAUSE: &'static str = "CM-8.10";

    fn roll<R: Rng + ?Sized>(&self, rules: &CrescentMoon, state: &State, rng: &mut R) -> Chance {
        let mut dealer = Dealer::new(state);
        let mut drawn = Drawn::new();
        for _ in 0..self.cards {
            let card = dealer.pile().and_then(|pile| rules.edition.rack.draw(pile, rng));
            drawn.extend(card.filter(|_| !drawn.is_full()));
        }
        Chance::Cards(drawn)
    }

    fn misfit(&self, rules: &CrescentMoon, state: &State, chance: &Chance) -> Option<Refusal> {
        let Chance::Cards(drawn) = chance else { return Some(refuse!("CM-8.10", "no-draw-this")) };
        let cards = self.cards;
        if drawn.len() != cards as usize {
            return Some(refuse!("CM-8.10", "no-draw-count", n = cards));
        }
        let mut dealer = Dealer::new(state);
        for kind in drawn {
            if !dealer.pile().is_some_and(|pile| rules.edition.rack.take(pile, *kind)) {
                return Some(refuse!("CM-8.10", "no-draw-card", card = rules.card_arg(*kind)));
            }
        }
        None
    }

    fn settle(self, rules: &CrescentMoon, state: &mut State, chance: &Chance, teller: &mut Teller) {
        let Chance::Cards(drawn) = chance else { return };
        state.open.pop();
        match self.why {
            Purpose::Fill => {
                drawn.iter().for_each(|kind| rules.turn_up(state, *kind, teller));
                rules.lay_out_market(state, drawn, teller);
            }
            Purpose::Refill => {
                drawn.iter().for_each(|kind| rules.turn_up(state, *kind, teller));
                rules.lay_in_market(state, drawn, teller);
            }
            Purpose::Intrigue => {
                rules.look_at(state, Character::Murshid, drawn, teller);
                rules.intrigue_looked(state, teller);
            }
            Purpose::Conspire => {
                rules.look_at(state, Character::Sultan, drawn, teller);
                rules.conspire_on(state);
            }
        }
    }
}

/// The place among those who know a block: the public, the Murshid, the Sultan.
pub(crate) const fn observer_of_blocks(who: Option<Character>) -> usize {
    match who {
        Some(Character::Murshid) => 1,
        Some(Character::Sultan) => 2,
        _ => 0,
    }
}

/// The cards as they come off the deck: block after block, then the discard pile as a new deck.
struct Dealer<'a> {
    blocks: &'a [Block],
    next: usize,
    pile: Pile,
    discard: Pile,
}

impl<'a> Dealer<'a> {
    fn new(state: &'a State) -> Dealer<'a> {
        Dealer { blocks: &state.hidden.deck, next: 0, pile: Pile::EMPTY, discard: state.open.discard }
    }

    /// The pile the next card comes from.
    fn pile(&mut self) -> Option<&mut Pile> {
        while self.pile.is_empty() {
            if let Some(block) = self.blocks.get(self.next) {
                self.pile = block.cards;
                self.next += 1;
            } else if self.discard.is_empty() {
                return None;
            } else {
                self.pile = std::mem::take(&mut self.discard);
            }
        }
        Some(&mut self.pile)
    }
}

impl CrescentMoon {
    /// Lays a frame that draws cards, as many as deck and discard pile can give; says whether there is any (CM-8.10).
    pub(crate) fn draw(&self, state: &mut State, why: Purpose, cards: u8) -> bool {
        let left: u8 = state.open.deck.iter().map(|face| face.size).sum();
        let cards = cards.min(left.saturating_add(state.open.discard.len()));
        if cards > 0 {
            state.open.push(DrawCards { why, cards });
        }
        cards > 0
    }

    /// A new deck from the discard pile, whose set everybody knows (CM-8.10).
    fn reshuffle(&self, state: &mut State, teller: &mut Teller) {
        let cards = std::mem::take(&mut state.open.discard);
        if cards.is_empty() {
            return;
        }
        tell!(teller, "CM-8.10", "told-reshuffle", n = cards.len());
        self.put_block(state, false, Block { cards, known: [cards; 3] }, false);
    }

    /// Puts a block on top of the deck or at its bottom.
    pub(crate) fn put_block(&self, state: &mut State, on_top: bool, block: Block, barren: bool) {
        if block.cards.is_empty() {
            return;
        }
        let face = Face { size: block.cards.len(), barren };
        if state.open.deck.is_full() {
            // Editions are checked so that this cannot happen in play; a position may still ask for it.
            let index = if on_top { 0 } else { state.open.deck.len() - 1 };
            state.hidden.deck[index].cards = self.edition.rack.join(state.hidden.deck[index].cards, block.cards);
            state.open.deck[index].size += face.size;
            state.open.deck[index].barren &= barren;
            return;
        }
        let index = if on_top { 0 } else { state.open.deck.len() };
        state.open.deck.insert(index, face);
        state.hidden.deck.insert(index, block);
    }

    /// A card comes off the deck for all to see.
    fn turn_up(&self, state: &mut State, kind: Kind, teller: &mut Teller) {
        if state.open.deck.is_empty() {
            self.reshuffle(state, teller);
        }
        let rack = &self.edition.rack;
        let (Some(block), Some(face)) = (state.hidden.deck.first_mut(), state.open.deck.first_mut()) else { return };
        rack.take(&mut block.cards, kind);
        block.known.iter_mut().for_each(|known| {
            rack.take(known, kind);
        });
        face.size = block.cards.len();
        if face.size == 0 {
            state.open.deck.remove(0);
            state.hidden.deck.remove(0);
        }
    }

    /// Somebody looks at the cards that were drawn (CM-10.4, CM-10.6).
    fn look_at(&self, state: &mut State, who: Character, drawn: &Drawn, teller: &mut Teller) {
        let rack = &self.edition.rack;
        let (mut look, mut face) = (Block::default(), Face { size: 0, barren: true });
        let mut left = drawn.as_slice();
        while !left.is_empty() {
            if state.open.deck.is_empty() {
                self.reshuffle(state, teller);
            }
            let (Some(block), Some(top)) = (state.hidden.deck.first_mut(), state.open.deck.first_mut()) else { break };
            let (now, later) = left.split_at(left.len().min(top.size as usize));
            left = later;
            let taken = rack.pile(now.iter().copied());
            face.barren &= top.barren;
            look.cards = rack.join(look.cards, taken);
            if taken == block.cards {
                for (sum, known) in look.known.iter_mut().zip(block.known) {
                    *sum = rack.join(*sum, known);
                }
                state.open.deck.remove(0);
                state.hidden.deck.remove(0);
            } else {
                // Only the one who looks can tell what was taken from what was left.
                block.cards = rack.without(block.cards, taken);
                let own = rack.without(block.known[observer_of_blocks(Some(who))], taken);
                block.known = [Pile::EMPTY; 3];
                block.known[observer_of_blocks(Some(who))] = own;
                top.size = block.cards.len();
            }
        }
        look.known[observer_of_blocks(Some(who))] = look.cards;
        face.size = look.cards.len();
        state.hidden.look = look;
        state.open.looking = Some(face);
        let clause = if who == Character::Murshid { "CM-10.4" } else { "CM-10.6" };
        let seat = state.open.seat(who);
        let heard = || message!("told-look", seat, n = face.size);
        let seen = || message!("told-look-cards", seat, cards = self.cards_arg(look.cards));
        teller.tell(|| Event::secret(clause, seen(), SeatSet::one(seat), Some(heard())));
    }

    /// The cards looked at go back, shuffled, on top or to the bottom.
    pub(crate) fn put_back(&self, state: &mut State, on_top: bool, barren: bool) {
        let block = std::mem::take(&mut state.hidden.look);
        state.open.looking = None;
        self.put_block(state, on_top, block, barren);
    }

    /// A card everybody has seen goes to a hand.
    pub(crate) fn enter_hand(&self, state: &mut State, who: Character, kind: Kind) {
        self.edition.rack.put(&mut state.hidden.hands[who.index()], kind);
        state.open.hand_sizes[who.index()] += 1;
        for (observer, seen) in state.hidden.seen.iter_mut().enumerate() {
            if observer != who.index() {
                self.edition.rack.put(&mut seen[who.index()], kind);
            }
        }
    }

    /// A card leaves a hand for all to see.
    pub(crate) fn leave_hand(&self, state: &mut State, who: Character, kind: Kind) {
        let rack = &self.edition.rack;
        rack.take(&mut state.hidden.hands[who.index()], kind);
        state.open.hand_sizes[who.index()] = state.hidden.hands[who.index()].len();
        let murshid = who == Character::Murshid && rack.has(self.edition.sets.murshid, kind);
        for observer in 0..OBSERVERS {
            let known = rack.take(&mut state.hidden.seen[observer][who.index()], kind);
            if murshid && !known {
                state.hidden.sure[observer] = state.hidden.sure[observer].saturating_sub(1);
            }
        }
    }

    /// The Murshid takes a card nobody else sees; everybody knows that it is a Murshid card (CM-10.4).
    pub(crate) fn take_in_secret(&self, state: &mut State, kind: Kind) {
        let murshid = Character::Murshid.index();
        self.edition.rack.put(&mut state.hidden.hands[murshid], kind);
        state.open.hand_sizes[murshid] += 1;
        state.hidden.sure.iter_mut().for_each(|sure| *sure += 1);
        state.hidden.sure[murshid] = 0;
    }

    /// Somebody looks at a hand.
    pub(crate) fn see_hand(&self, state: &mut State, who: Character, owner: Character, teller: &mut Teller) {
        let hand = state.hidden.hands[owner.index()];
        state.hidden.seen[who.index()][owner.index()] = hand;
        if owner == Character::Murshid {
            state.hidden.sure[who.index()] = 0;
        }
        teller.reveal();
        let (seat, of) = (state.open.seat(who), state.open.seat(owner));
        let seen = || message!("told-see-hand-cards", seat, of, cards = self.cards_arg(hand));
        let heard = || message!("told-see-hand", seat, of);
        teller.tell(|| Event::secret("CM-8.3", seen(), SeatSet::one(seat), Some(heard())));
    }

    /// Somebody takes a card from a hand; only the two know which.
    pub(crate) fn steal(&self, state: &mut State, who: Character, owner: Character, kind: Kind, teller: &mut Teller) {
        let rack = &self.edition.rack;
        let before = state.hidden.hands[owner.index()];
        rack.take(&mut state.hidden.hands[owner.index()], kind);
        rack.put(&mut state.hidden.hands[who.index()], kind);
        state.open.hand_sizes[owner.index()] -= 1;
        state.open.hand_sizes[who.index()] += 1;
        let loose = rack.without(before, before.only(self.edition.sets.bound));
        let only_choice = rack.each(loose).count() == 1;
        for observer in 0..OBSERVERS {
            let knows = observer == who.index() || observer == owner.index();
            let known = state.hidden.seen[observer][owner.index()];
            if knows || (only_choice && known == before) {
                rack.take(&mut state.hidden.seen[observer][owner.index()], kind);
                rack.put(&mut state.hidden.seen[observer][who.index()], kind);
                continue;
            }
            // Any one of the known cards may be gone; that one fewer of them are Murshid cards is all that is certain.
            for maybe in rack.each(known.only(loose)) {
                rack.take(&mut state.hidden.seen[observer][owner.index()], maybe);
            }
            if owner == Character::Murshid {
                let of_murshid = |pile: Pile| pile.only(self.edition.sets.murshid).len();
                let before = of_murshid(known) + state.hidden.sure[observer];
                let still = of_murshid(state.hidden.seen[observer][owner.index()]);
                state.hidden.sure[observer] = before.saturating_sub(1 + still);
            }
        }
        state.hidden.seen[who.index()][who.index()] = Pile::EMPTY;
        state.hidden.seen[owner.index()][owner.index()] = Pile::EMPTY;
        teller.reveal();
        let (seat, of) = (state.open.seat(who), state.open.seat(owner));
        let message = |key: &'static str| message!(key, seat, of);
        let both: SeatSet = [seat, of].into_iter().collect();
        let card = || message("told-steal-card").with("card", self.card_arg(kind));
        teller.tell(|| Event::secret("CM-6.32", card(), both, Some(message("told-steal"))));
    }

    /// What an observer of hands is called in [`crate::state::Hidden::seen`].
    pub(crate) fn observer(who: Option<Character>) -> usize {
        who.map_or(PUBLIC, Character::index)
    }
}
