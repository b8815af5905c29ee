//! The year: its phases in order, drawing cards and laying out the row (NG-1.2, NG-4, NG-14).

use crate::Northgard;
use crate::action::Chance;
use crate::begin::HAND;
use crate::card::{Card, Pile};
use crate::flow::{Frame, Phase};
use crate::names::{Building, Clan};
use crate::state::{State, VIEWERS};
use crate::tell::{cards, tell};
use table::{Event, Message, Seat, SeatSet, Teller};

impl Northgard {
    /// Runs a phase until it needs a decision or chance.
    pub(crate) fn run_phase(&self, s: &mut State, phase: Phase, at: u8, t: &mut Teller) -> bool {
        let seat = s.first.clockwise(at as usize, self.players);
        let done = at as usize >= self.players;
        match phase {
            Phase::StartOfYear if done => s.set(Frame::Phase { phase: Phase::Reveal, at: 0 }),
            Phase::StartOfYear => {
                if at == 0 {
                    self.open_year(s, t);
                }
                s.set(Frame::Phase { phase, at: at + 1 });
                s.push(Frame::Deal { seat, cards: self.year_cards(s, seat), to_hand: true });
            }
            Phase::Reveal => return self.run_reveal(s, t),
            Phase::Actions => self.next_turn(s, at),
            Phase::Creatures => return self.run_creatures(s, t),
            Phase::Tithe => {
                s.set(Frame::Phase { phase: Phase::Harvest, at: 0 });
                if let Some(snake) = s.seat_of(Clan::Snake) {
                    s.push(Frame::Tithe { seat: snake });
                }
            }
            Phase::Harvest if done => {
                s.tithe = None;
                self.next_phase(s, Phase::Winter);
            }
            Phase::Harvest => {
                s.set(Frame::Phase { phase, at: at + 1 });
                self.collect_harvest(s, seat, t);
                s.push(Frame::Trade { seat, offered: 0 });
            }
            Phase::Winter if done => self.next_phase(s, Phase::EndOfYear),
            Phase::Winter => {
                s.set(Frame::Phase { phase, at: at + 1 });
                self.winter(s, seat, t);
            }
            Phase::EndOfYear => self.end_of_year(s, t),
            // NG-14.6: the year is over.
            Phase::SecondChance if done => {
                s.year += 1;
                self.next_phase(s, Phase::StartOfYear);
            }
            Phase::SecondChance => {
                s.set(Frame::Phase { phase, at: at + 1 });
                if !s.is_on_map(seat) {
                    s.push(Frame::Return { seat });
                }
            }
            _ => return self.run_setup(s, phase, at, t),
        }
        true
    }

    /// Goes on to a phase, unless the position was asked to stop after this one.
    pub(crate) fn next_phase(&self, s: &mut State, phase: Phase) {
        let below = s.flow.len().checked_sub(2).and_then(|place| s.flow.get(place));
        if below == Some(&Frame::Halt) {
            s.pop();
        } else {
            s.set(Frame::Phase { phase, at: if phase == Phase::Actions { s.first.index() as u8 } else { 0 } });
        }
    }

    /// Applies chance that a phase waited for.
    pub(crate) fn settle_phase(&self, s: &mut State, phase: Phase, at: u8, chance: Chance, t: &mut Teller) {
        match (phase, chance) {
            (Phase::Reveal, Chance::Cards(row)) => {
                let early = row.kinds().filter(|card| card.is_early()).count() as u8;
                s.early -= early;
                s.advanced -= row.len() as u8 - early;
                s.unseen = s.unseen.without(row);
                s.row = row;
                t.reveal();
                tell!(t, "NG-4.2", "told-row", cards = cards(row));
                self.next_phase(s, Phase::Actions);
            }
            _ => self.settle_setup(s, phase, at, chance, t),
        }
    }

    /// NG-4.4: the effects of last year are over.
    fn open_year(&self, s: &mut State, t: &mut Teller) {
        for player in &mut s.players {
            player.passed = false;
            player.picked = false;
            player.conqueror = false;
            player.awake = false;
        }
        tell!(t, "NG-4.1", "told-year", year = s.year);
    }

    /// NG-4.1: four cards and one per Forge; buildings belong to whoever controls their territory (NG-1.6).
    pub(crate) fn year_cards(&self, s: &State, seat: Seat) -> u8 {
        let forges: u8 = s.map.held[seat.index()].iter().map(|land| s.map.lands[land].count(Building::Forge)).sum();
        HAND + forges * self.book.building(Building::Forge).gives
    }

    /// NG-4.2, NG-4.3, NG-20.1: one Development card per player; Achievements in the last year.
    fn run_reveal(&self, s: &mut State, t: &mut Teller) -> bool {
        if s.year >= self.options.years {
            s.row = std::mem::take(&mut s.achievements);
            tell!(t, "NG-4.3", "told-row", cards = cards(s.row));
        } else if self.row_cards(s).1 > 0 {
            return false;
        }
        self.next_phase(s, Phase::Actions);
        true
    }

    /// What the next row is drawn from, and how many cards.
    pub(crate) fn row_cards(&self, s: &State) -> (Pile, usize) {
        let (packet, left) = if s.early > 0 { (Pile::EARLY, s.early) } else { (Pile::ADVANCED, s.advanced) };
        let from: Pile = s.unseen.kinds().filter(|card| packet.has(*card)).collect();
        (from, (left as usize).min(self.players).min(from.len()))
    }

    /// NG-3.2: cards from the draw pile, which the discard pile renews when it is empty.
    pub(crate) fn run_deal(&self, s: &mut State, seat: Seat, wanted: u8, to_hand: bool, t: &mut Teller) -> bool {
        let player = s.player_mut(seat);
        let mut left = wanted;
        while left > 0
            && let Some(top) = player.top.pop()
        {
            left -= 1;
            if to_hand {
                player.hand.add(top.card);
                if !top.secret {
                    player.known.iter_mut().for_each(|known| known.add(top.card));
                }
            } else {
                player.drawn.add(top.card);
                if !top.secret {
                    player.old.add(top.card);
                }
            }
            t.reveal();
            tell_draw(t, seat, Pile::one(top.card), top.secret);
        }
        if left > 0 && player.rest.is_empty() && !player.discard.is_empty() {
            self.reshuffle(s, seat, t);
        }
        let rest = s.player(seat).rest;
        s.pop();
        if left == 0 || rest.is_empty() {
            return true;
        }
        s.push(Frame::Deal { seat, cards: left, to_hand });
        if rest.len() <= left as usize {
            self.settle_deal(s, seat, left, to_hand, rest, t);
            return true;
        }
        false
    }

    /// The discard pile becomes the draw pile, never the active area (NG-3.3); whoever remembers the discards knows what is not in it.
    fn reshuffle(&self, s: &mut State, seat: Seat, t: &mut Teller) {
        let player = s.player_mut(seat);
        player.rest = std::mem::take(&mut player.discard);
        if player.drawn.is_empty() {
            player.known = [player.hand; VIEWERS];
            player.old = Pile::EMPTY;
        } else {
            player.old = player.hand.with(player.drawn);
        }
        tell!(t, "NG-3.2", "told-reshuffle", seat = seat, n = player.rest.len());
    }

    /// Cards come from the shuffled rest.
    pub(crate) fn settle_deal(&self, s: &mut State, seat: Seat, left: u8, to_hand: bool, drawn: Pile, t: &mut Teller) {
        let player = s.player_mut(seat);
        player.rest = player.rest.without(drawn);
        if to_hand {
            player.hand.join(drawn);
        } else {
            player.drawn.join(drawn);
        }
        t.reveal();
        tell_draw(t, seat, drawn, true);
        s.set(Frame::Deal { seat, cards: left - drawn.len() as u8, to_hand });
    }

    /// NG-3.4: a gained card goes on top of the draw pile, for all to see.
    pub(crate) fn gain_card(&self, s: &mut State, seat: Seat, card: Card) {
        s.player_mut(seat).top.push(crate::state::TopCard { card, secret: false });
    }

    /// NG-14.1, NG-14.2: is it over?
    fn end_of_year(&self, s: &mut State, t: &mut Teller) {
        if self.dominators(s).is_empty() && s.year < self.options.years {
            s.set(Frame::Phase { phase: Phase::SecondChance, at: 0 });
            return;
        }
        s.set(Frame::Over);
        let winners = self.final_outcome(s).winners;
        t.reveal();
        let list: Vec<Seat> = winners.iter().collect();
        match self.dominators(s).is_empty() {
            false => tell!(t, "NG-15.1", "told-domination", winners = list),
            true => tell!(t, "NG-15.2", "told-fame-victory", winners = list),
        }
    }
}

/// Tells of drawn cards: their owner which, the others how many.
fn tell_draw(t: &mut Teller, seat: Seat, drawn: Pile, secret: bool) {
    t.tell(|| {
        let said = Message::new("told-drew").with("seat", seat).with("cards", cards(drawn));
        if !secret {
            return Event::new("NG-3.2", said);
        }
        let others = Message::new("told-drew-secret").with("seat", seat).with("n", drawn.len());
        Event::secret("NG-3.2", said, SeatSet::one(seat), Some(others))
    });
}
