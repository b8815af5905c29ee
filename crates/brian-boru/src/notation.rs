//! Actions and outcomes of chance as short text, both ways: how each thing that occurs in them is written.

use crate::BrianBoru;
use crate::decision::{Action, Chance};
use crate::pieces::{BySeat, Card, Cards, MarriageCard, Princess, Town, Towns, Which};
use rand::{Rng, RngExt};
use table::notation::{Reader, Word, Writer};
use table::{Complaint, Notation, Rules, message};

impl Notation for BrianBoru {
    fn write_action(&self, action: &Action) -> String {
        action.write(self)
    }

    fn read_action(&self, text: &str) -> Result<Action, Complaint> {
        Action::read(self, text)
    }

    fn write_chance(&self, chance: &Chance) -> String {
        chance.write(self)
    }

    fn read_chance(&self, text: &str) -> Result<Chance, Complaint> {
        Chance::read(self, text)
    }
}

/// Things that are one word each, with the complaint about a word that is none, and any of them.
macro_rules! words {
    ($($thing:ty, $complaint:literal, |$state:ident, $rng:ident| $any:expr;)+) => { $(
        impl Word<BrianBoru> for $thing {
            fn write(&self, _: &BrianBoru, words: &mut Writer) {
                words.word(self);
            }

            fn read(_: &BrianBoru, words: &mut Reader<'_>) -> Result<$thing, Complaint> {
                words.parse($complaint)
            }

            fn any<R: Rng + ?Sized>(_: &BrianBoru, $state: &<BrianBoru as Rules>::State, $rng: &mut R) -> $thing {
                $any
            }
        }
    )+ };
}

words! {
    Card, "complaint-bb-card", |state, rng| {
        let hands = state.hidden.hands.values();
        let hand = hands[rng.random_range(0..hands.len())];
        let cards = if rng.random_bool(0.5) { Cards::ALL } else { hand };
        cards.sample(1, rng).first().unwrap_or(Card::MAX)
    };
    Which, "complaint-bb-line", |_state, rng| Which::ALL[rng.random_range(0..Which::COUNT)];
    Princess, "complaint-bb-princess", |_state, rng| Princess::ALL[rng.random_range(0..Princess::COUNT)];
    MarriageCard, "complaint-bb-marriage", |_state, rng| MarriageCard::ALL[rng.random_range(0..MarriageCard::COUNT)];
    u8, "complaint-bb-number", |_state, rng| rng.random_range(0..20);
    u16, "complaint-bb-number", |_state, rng| rng.random_range(0..12);
}

/// Town names may be typed in small letters.
impl Word<BrianBoru> for Town {
    fn write(&self, _: &BrianBoru, words: &mut Writer) {
        words.word(self);
    }

    fn read(_: &BrianBoru, words: &mut Reader<'_>) -> Result<Town, Complaint> {
        words.read("complaint-bb-town", |word| word.to_ascii_uppercase().parse().ok())
    }

    fn any<R: Rng + ?Sized>(_: &BrianBoru, state: &<BrianBoru as Rules>::State, rng: &mut R) -> Town {
        let towns = if rng.random_bool(0.5) { Towns::ALL } else { state.open.taken() };
        towns.sample(1, rng).first().unwrap_or(Town::FIRST)
    }
}

/// A town, or `no`.
impl Word<BrianBoru> for Option<Town> {
    fn write(&self, rules: &BrianBoru, words: &mut Writer) {
        match self {
            Some(town) => town.write(rules, words),
            None => words.word("no"),
        }
    }

    fn read(rules: &BrianBoru, words: &mut Reader<'_>) -> Result<Option<Town>, Complaint> {
        if words.takes("no") { Ok(None) } else { Town::read(rules, words).map(Some) }
    }

    fn any<R: Rng + ?Sized>(rules: &BrianBoru, state: &<BrianBoru as Rules>::State, rng: &mut R) -> Option<Town> {
        rng.random_bool(0.8).then(|| Town::any(rules, state, rng))
    }
}

/// One packet for each seat: `1 4 7 | 2 5 8 | …`.
impl Word<BrianBoru> for BySeat<Cards> {
    fn write(&self, rules: &BrianBoru, words: &mut Writer) {
        for (seat, packet) in self.iter() {
            if seat.index() > 0 {
                words.word("|");
            }
            packet.iter().for_each(|card| card.write(rules, words));
        }
    }

    fn read(rules: &BrianBoru, words: &mut Reader<'_>) -> Result<BySeat<Cards>, Complaint> {
        let mut packets = vec![Cards::EMPTY];
        while !words.is_done() {
            if words.takes("|") {
                packets.push(Cards::EMPTY);
            } else if let Some(packet) = packets.last_mut() {
                packet.add(Card::read(rules, words)?);
            }
        }
        let players = rules.players();
        if packets.len() != players {
            return Err(message!("complaint-bb-packets", n = packets.len(), players = players).into());
        }
        let mut deal: BySeat<Cards> = BySeat::new(players);
        deal.values_mut().copy_from_slice(&packets);
        Ok(deal)
    }

    fn any<R: Rng + ?Sized>(rules: &BrianBoru, _: &<BrianBoru as Rules>::State, rng: &mut R) -> BySeat<Cards> {
        rules.shuffle_and_deal(rng)
    }
}
