//! The deck, hands, and who knows what of them (CM-8.10, section 5 of the ledger).
//!
//! The deck is a list of blocks. Within a block the order is unknown to all; a card is drawn when it is needed. Each block and
//! each hand keeps, for everybody who could have looked, the cards that are surely in it. That knowledge is always sound; where a
//! secret move splits a known set, the part that is no longer certain is let go.

use crate::CrescentMoon;
use crate::chance::Drawn;
use crate::character::Character;
use crate::flow::{Draw, Frame};
use crate::pile::{Kind, Pile};
use crate::state::{Block, Face, OBSERVERS, PUBLIC, State};
use crate::told;
use rand::Rng;
use table::{Message, Refusal, SeatSet, Teller};

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
    fn new(s: &'a State) -> Dealer<'a> {
        Dealer { blocks: &s.secret.deck, next: 0, pile: Pile::EMPTY, discard: s.table.discard }
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
    pub(crate) fn draw(&self, s: &mut State, why: Draw, cards: u8) -> bool {
        let left: u8 = s.table.deck.iter().map(|face| face.size).sum();
        let cards = cards.min(left.saturating_add(s.table.discard.len()));
        if cards > 0 {
            s.table.push(Frame::Draw { why, cards });
        }
        cards > 0
    }

    pub(crate) fn roll_cards<R: Rng + ?Sized>(&self, s: &State, cards: u8, rng: &mut R) -> Drawn {
        let mut dealer = Dealer::new(s);
        let mut drawn = Drawn::new();
        for _ in 0..cards {
            let card = dealer.pile().and_then(|pile| self.edition.rack.draw(pile, rng));
            drawn.extend(card.filter(|_| !drawn.is_full()));
        }
        drawn
    }

    pub(crate) fn misfit_cards(&self, s: &State, cards: u8, drawn: &Drawn) -> Option<Refusal> {
        if drawn.len() != cards as usize {
            return Some(Refusal::new("CM-8.10", Message::new("no-draw-count").with("n", cards)));
        }
        let mut dealer = Dealer::new(s);
        for kind in drawn {
            if !dealer.pile().is_some_and(|pile| self.edition.rack.take(pile, *kind)) {
                return Some(Refusal::new("CM-8.10", Message::new("no-draw-card").with("card", self.card_arg(*kind))));
            }
        }
        None
    }

    pub(crate) fn settle_cards(&self, s: &mut State, why: Draw, drawn: &Drawn, t: &mut Teller) {
        s.table.pop();
        match why {
            Draw::Fill => {
                drawn.iter().for_each(|kind| self.turn_up(s, *kind, t));
                self.lay_out_market(s, drawn, t);
            }
            Draw::Refill => {
                drawn.iter().for_each(|kind| self.turn_up(s, *kind, t));
                self.lay_in_market(s, drawn, t);
            }
            Draw::Intrigue | Draw::Conspire => {
                let who = if why == Draw::Intrigue { Character::Murshid } else { Character::Sultan };
                self.look_at(s, who, drawn, t);
                if why == Draw::Intrigue { self.intrigue_looked(s, t) } else { self.conspire_on(s) }
            }
        }
    }

    /// A new deck from the discard pile, whose set everybody knows (CM-8.10).
    fn reshuffle(&self, s: &mut State, t: &mut Teller) {
        let cards = std::mem::take(&mut s.table.discard);
        if cards.is_empty() {
            return;
        }
        told::say(t, "CM-8.10", || Message::new("told-reshuffle").with("n", cards.len()));
        self.put_block(s, false, Block { cards, known: [cards; 3] }, false);
    }

    /// Puts a block on top of the deck or at its bottom.
    pub(crate) fn put_block(&self, s: &mut State, on_top: bool, block: Block, barren: bool) {
        if block.cards.is_empty() {
            return;
        }
        let face = Face { size: block.cards.len(), barren };
        if s.table.deck.is_full() {
            // Editions are checked so that this cannot happen in play; a position may still ask for it.
            let index = if on_top { 0 } else { s.table.deck.len() - 1 };
            s.secret.deck[index].cards = self.edition.rack.join(s.secret.deck[index].cards, block.cards);
            s.table.deck[index].size += face.size;
            s.table.deck[index].barren &= barren;
            return;
        }
        let index = if on_top { 0 } else { s.table.deck.len() };
        s.table.deck.insert(index, face);
        s.secret.deck.insert(index, block);
    }

    /// A card comes off the deck for all to see.
    fn turn_up(&self, s: &mut State, kind: Kind, t: &mut Teller) {
        if s.table.deck.is_empty() {
            self.reshuffle(s, t);
        }
        let rack = &self.edition.rack;
        let (Some(block), Some(face)) = (s.secret.deck.first_mut(), s.table.deck.first_mut()) else { return };
        rack.take(&mut block.cards, kind);
        block.known.iter_mut().for_each(|known| {
            rack.take(known, kind);
        });
        face.size = block.cards.len();
        if face.size == 0 {
            s.table.deck.remove(0);
            s.secret.deck.remove(0);
        }
    }

    /// Somebody looks at the cards that were drawn (CM-10.4, CM-10.6).
    fn look_at(&self, s: &mut State, who: Character, drawn: &Drawn, t: &mut Teller) {
        let rack = &self.edition.rack;
        let (mut look, mut face) = (Block::default(), Face { size: 0, barren: true });
        let mut left = drawn.as_slice();
        while !left.is_empty() {
            if s.table.deck.is_empty() {
                self.reshuffle(s, t);
            }
            let (Some(block), Some(top)) = (s.secret.deck.first_mut(), s.table.deck.first_mut()) else { break };
            let (now, later) = left.split_at(left.len().min(top.size as usize));
            left = later;
            let taken = rack.pile(now.iter().copied());
            face.barren &= top.barren;
            look.cards = rack.join(look.cards, taken);
            if taken == block.cards {
                for (sum, known) in look.known.iter_mut().zip(block.known) {
                    *sum = rack.join(*sum, known);
                }
                s.table.deck.remove(0);
                s.secret.deck.remove(0);
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
        s.secret.look = look;
        s.table.looking = Some(face);
        let clause = if who == Character::Murshid { "CM-10.4" } else { "CM-10.6" };
        let seat = s.table.seat(who);
        let heard = || Message::new("told-look").with("seat", seat).with("n", face.size);
        let seen = || Message::new("told-look-cards").with("seat", seat).with("cards", self.cards_arg(look.cards));
        told::whisper(t, clause, SeatSet::one(seat), seen, || Some(heard()));
    }

    /// The cards looked at go back, shuffled, on top or to the bottom.
    pub(crate) fn put_back(&self, s: &mut State, on_top: bool, barren: bool) {
        let block = std::mem::take(&mut s.secret.look);
        s.table.looking = None;
        self.put_block(s, on_top, block, barren);
    }

    // --- hands ---

    /// A card everybody has seen goes to a hand.
    pub(crate) fn enter_hand(&self, s: &mut State, who: Character, kind: Kind) {
        self.edition.rack.put(&mut s.secret.hands[who.index()], kind);
        s.table.hand_sizes[who.index()] += 1;
        for (observer, seen) in s.secret.seen.iter_mut().enumerate() {
            if observer != who.index() {
                self.edition.rack.put(&mut seen[who.index()], kind);
            }
        }
    }

    /// A card leaves a hand for all to see.
    pub(crate) fn leave_hand(&self, s: &mut State, who: Character, kind: Kind) {
        let rack = &self.edition.rack;
        rack.take(&mut s.secret.hands[who.index()], kind);
        s.table.hand_sizes[who.index()] = s.secret.hands[who.index()].len();
        let murshid = who == Character::Murshid && rack.has(self.edition.sets.murshid, kind);
        for observer in 0..OBSERVERS {
            let known = rack.take(&mut s.secret.seen[observer][who.index()], kind);
            if murshid && !known {
                s.secret.sure[observer] = s.secret.sure[observer].saturating_sub(1);
            }
        }
    }

    /// The Murshid takes a card nobody else sees; everybody knows that it is a Murshid card (CM-10.4).
    pub(crate) fn take_in_secret(&self, s: &mut State, kind: Kind) {
        let murshid = Character::Murshid.index();
        self.edition.rack.put(&mut s.secret.hands[murshid], kind);
        s.table.hand_sizes[murshid] += 1;
        s.secret.sure.iter_mut().for_each(|sure| *sure += 1);
        s.secret.sure[murshid] = 0;
    }

    /// Somebody looks at a hand.
    pub(crate) fn see_hand(&self, s: &mut State, who: Character, owner: Character, t: &mut Teller) {
        let hand = s.secret.hands[owner.index()];
        s.secret.seen[who.index()][owner.index()] = hand;
        if owner == Character::Murshid {
            s.secret.sure[who.index()] = 0;
        }
        t.reveal();
        let (seat, of) = (s.table.seat(who), s.table.seat(owner));
        let seen = || {
            Message::new("told-see-hand-cards").with("seat", seat).with("of", of).with("cards", self.cards_arg(hand))
        };
        let heard = || Message::new("told-see-hand").with("seat", seat).with("of", of);
        told::whisper(t, "CM-8.3", SeatSet::one(seat), seen, || Some(heard()));
    }

    /// Somebody takes a card from a hand; only the two know which.
    pub(crate) fn steal(&self, s: &mut State, who: Character, owner: Character, kind: Kind, t: &mut Teller) {
        let rack = &self.edition.rack;
        let before = s.secret.hands[owner.index()];
        rack.take(&mut s.secret.hands[owner.index()], kind);
        rack.put(&mut s.secret.hands[who.index()], kind);
        s.table.hand_sizes[owner.index()] -= 1;
        s.table.hand_sizes[who.index()] += 1;
        let loose = rack.without(before, before.only(self.edition.sets.bound));
        let only_choice = rack.each(loose).count() == 1;
        for observer in 0..OBSERVERS {
            let knows = observer == who.index() || observer == owner.index();
            let known = s.secret.seen[observer][owner.index()];
            if knows || (only_choice && known == before) {
                rack.take(&mut s.secret.seen[observer][owner.index()], kind);
                rack.put(&mut s.secret.seen[observer][who.index()], kind);
                continue;
            }
            // Any one of the known cards may be gone; that one fewer of them are Murshid cards is all that is certain.
            for maybe in rack.each(known.only(loose)) {
                rack.take(&mut s.secret.seen[observer][owner.index()], maybe);
            }
            if owner == Character::Murshid {
                let of_murshid = |pile: Pile| pile.only(self.edition.sets.murshid).len();
                let before = of_murshid(known) + s.secret.sure[observer];
                let still = of_murshid(s.secret.seen[observer][owner.index()]);
                s.secret.sure[observer] = before.saturating_sub(1 + still);
            }
        }
        s.secret.seen[who.index()][who.index()] = Pile::EMPTY;
        s.secret.seen[owner.index()][owner.index()] = Pile::EMPTY;
        t.reveal();
        let (seat, of) = (s.table.seat(who), s.table.seat(owner));
        let message = |key: &'static str| Message::new(key).with("seat", seat).with("of", of);
        let both: SeatSet = [seat, of].into_iter().collect();
        let card = || message("told-steal-card").with("card", self.card_arg(kind));
        told::whisper(t, "CM-6.32", both, card, || Some(message("told-steal")));
    }

    // --- hand limit (CM-9.1) ---

    /// Whether a hand is above the limit.
    pub(crate) fn hand_is_full(&self, s: &State, who: Character) -> bool {
        s.table.hand_sizes[who.index()] > self.edition.numbers.hand_limit
    }

    /// Lays frames for every hand above the limit, in turn order (CM-1.15, CM-9.1).
    pub(crate) fn check_hands(&self, s: &mut State) {
        for who in Character::playing(self.players).rev() {
            if self.hand_is_full(s, who) {
                s.table.push(Frame::Discard { who });
            }
        }
    }

    pub(crate) fn offer_discard(&self, s: &State, who: Character, offers: &mut impl crate::decision::Sink) {
        let rack = &self.edition.rack;
        let hand = s.secret.hands[who.index()];
        for kind in rack.each(rack.without(hand, hand.only(self.edition.sets.bound))) {
            offers.push(crate::Action::Card(kind));
        }
    }

    pub(crate) fn refuse_discard(&self, s: &State, who: Character, action: crate::Action) -> Option<Refusal> {
        let crate::Action::Card(kind) = action else { return Some(told::not_asked()) };
        let refused =
            |key: &'static str| Some(Refusal::new("CM-9.1", Message::new(key).with("card", self.card_arg(kind))));
        if !self.edition.rack.has(s.secret.hands[who.index()], kind) {
            return refused("no-card-in-hand");
        }
        if self.edition.card(kind).dealt_to.is_some() {
            return refused("no-card-bound");
        }
        None
    }

    pub(crate) fn discard(&self, s: &mut State, who: Character, kind: Kind, t: &mut Teller) {
        self.leave_hand(s, who, kind);
        self.edition.rack.put(&mut s.table.discard, kind);
        t.reveal();
        told::say(t, "CM-9.1", || {
            Message::new("told-discard").with("seat", s.table.seat(who)).with("card", self.card_arg(kind))
        });
    }

    /// What an observer of hands is called in [`crate::state::Secret::seen`].
    pub(crate) fn observer(who: Option<Character>) -> usize {
        who.map_or(PUBLIC, Character::index)
    }
}
