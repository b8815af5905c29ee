//! Actions and outcomes of chance as short text, both ways: how each thing that occurs in them is written.

use crate::prelude::*;
use std::sync::LazyLock;
use table::notation::{Reader, Word, Writer};
use table::typed::{Names, dictionaries};

table::phrased!(BrianBoru, or read_named);

/// The names of the towns in every language.
static TOWNS: LazyLock<Names<Town>> = LazyLock::new(|| {
    Names::new(&dictionaries::<BrianBoru>(), Town::all().map(|town| (Message::new(format!("town-{town}")), town)))
});

/// Reads an action that is written with the names of towns, in any language and without accents: `place Tara`.
fn read_named(rules: &BrianBoru, text: &str) -> Option<Action> {
    Action::read(rules, &TOWNS.replaced(text, |town| Some(town.to_string()))?).ok()
}

table::named_words! {
    BrianBoru:
    Card, "complaint-bb-card", |state, rng| {
        let hands = state.hidden.hands.values();
        let hand = hands[rng.random_range(0..hands.len())];
        let cards = if rng.random_bool(0.5) { Cards::ALL } else { hand };
        cards.sample(1, rng).first().unwrap_or(Card::MAX)
    };
    u8, "complaint-bb-number", |_state, rng| rng.random_range(0..20);
    u16, "complaint-bb-number", |_state, rng| rng.random_range(0..12);
}

table::named_words! {
    BrianBoru:
    Which, "complaint-bb-line";
    Princess, "complaint-bb-princess";
    MarriageCard, "complaint-bb-marriage";
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
            return Err(message!("complaint-bb-packets", n = packets.len(), players).into());
        }
        let mut deal: BySeat<Cards> = BySeat::new(players);
        deal.values_mut().copy_from_slice(&packets);
        Ok(deal)
    }

    fn any<R: Rng + ?Sized>(rules: &BrianBoru, _: &<BrianBoru as Rules>::State, rng: &mut R) -> BySeat<Cards> {
        rules.shuffle_and_deal(rng)
    }
}
