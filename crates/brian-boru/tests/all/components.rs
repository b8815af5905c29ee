//! The component data is complete and as transcribed, and a broken edition is refused with a sentence and a line.

use crate::common::{cards, rules};
use brian_boru::BrianBoru;
use brian_boru::edition::{Edition, Gift, Symbol};
use brian_boru::pieces::{Card, Region, Suit, Town, Towns, Which};
use std::collections::BTreeSet;
use table::prelude::*;
use table::testing::{dictionary, play};
use table::{Lang, Setup};

fn text() -> &'static str {
    BrianBoru::about().editions[0].text
}

fn edition() -> Edition {
    Edition::read(text()).expect("the built-in edition is sound")
}

/// BB-1.1: three to five players.
#[test]
fn three_to_five_can_play() {
    for players in [0, 1, 2, 6] {
        assert!(Setup::new(BrianBoru::about(), players, &Default::default(), None).is_err(), "{players}");
    }
}

/// BB-2.7, BB-3.1, BB-4.2, BB-4.3, BB-4.7, BB-5.1, BB-21.3.
#[test]
fn numbers_by_player_count() {
    for (players, dealt, aside, tricks, rounds) in [(3, 8, 1, 7, 3), (4, 6, 1, 5, 4), (5, 5, 0, 4, 4)] {
        let game = rules(players, &[]);
        let counts = game.counts();
        assert_eq!((counts.dealt, 25 - dealt as usize * players), (dealt, aside));
        assert_eq!((counts.dealt - 1, counts.ordinary + 1), (tricks, rounds));
        let (mut led, mut seen) = (BTreeSet::new(), BTreeSet::new());
        let last = play(&game, 3, |state, _| {
            let played: usize = state.open.players.values().iter().map(|player| player.played.len()).sum();
            if played > 0 && played.is_multiple_of(players) {
                led.insert((state.open.round, played / players));
            }
            seen.insert(state.open.round);
            true
        });
        assert_eq!(led.len(), tricks as usize * rounds as usize, "tricks of {players} players");
        assert_eq!(last.open.round, rounds);
    }
    let game = rules(5, &[("five_player_full_hand", "on")]);
    let last = play(&game, 3, |_, _| true);
    assert!(last.open.players.values().iter().all(|player| player.played.len() == 5));
}

/// The region table and the halves of tokens; BB-19.5, BB-19.9.
#[test]
fn spread_and_halves() {
    let edition = edition();
    assert_eq!(edition.spread, [0, 0, 0, 1, 1, 3, 5, 7, 10]);
    let halves: BTreeSet<(u16, u16)> = edition.claims.iter().map(|face| (face.points, face.points / 2)).collect();
    assert_eq!(halves, BTreeSet::from([(2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3)]));
}

#[test]
fn suits_of_the_cards() {
    let edition = edition();
    let suit = |suit: Suit| edition.suit_cards[suit.index()];
    assert_eq!(suit(Suit::Yellow), cards(&[1, 4, 7, 10, 14, 17, 23]));
    assert_eq!(suit(Suit::Red), cards(&[2, 5, 8, 11, 15, 18, 24]));
    assert_eq!(suit(Suit::Blue), cards(&[3, 6, 9, 12, 16, 19, 25]));
    assert_eq!(suit(Suit::White), cards(&[13, 20, 21, 22]));
    let has = |symbol: Symbol| -> Vec<u8> {
        let shows = |card: &Card| Which::ALL.iter().any(|which| edition.card(*card).line(*which).0.contains(&symbol));
        Card::all().filter(shows).map(Card::value).collect()
    };
    assert_eq!(has(Symbol::FreeTown), [13]);
    let single: Vec<u8> =
        Card::all().filter(|card| edition.card(*card).line(Which::B).0.is_empty()).map(Card::value).collect();
    assert_eq!(single, [20, 21, 22]);
    let coins = |value| {
        let upper = &edition.card(Card::new(value).expect("a card")).line(Which::A).0;
        upper.iter().filter(|symbol| **symbol == Symbol::GainCoin).count()
    };
    assert_eq!([coins(4), coins(5), coins(6)], [3, 2, 3], "card 5 is the irregular one");
}

#[test]
fn the_map() {
    let edition = edition();
    let counts = |region: Region| {
        let here = edition.region_towns[region.index()];
        let colour = |suit: usize| (here & edition.colour_towns[suit]).len();
        (here.len(), colour(0), colour(1), colour(2))
    };
    let table = [
        (7, 3, 2, 2),
        (5, 2, 2, 1),
        (4, 1, 2, 1),
        (9, 4, 2, 3),
        (6, 2, 2, 2),
        (3, 1, 1, 1),
        (9, 1, 4, 4),
        (10, 4, 3, 3),
    ];
    for (region, expected) in Region::ALL.into_iter().zip(table) {
        assert_eq!(counts(region), expected, "{region}");
    }
    let claims: Vec<(u16, u16)> = edition.claims.iter().map(|face| (face.threshold, face.points)).collect();
    assert_eq!(claims, [(4, 6), (3, 4), (2, 3), (5, 7), (3, 5), (2, 2), (4, 6), (5, 7)]);
}

#[test]
fn the_roads() {
    let edition = edition();
    let degree = |town: Town| edition.roads[town.index()].len();
    assert_eq!(Town::all().map(degree).sum::<usize>(), 2 * 36);
    let with = |roads: usize| Town::all().filter(|town| degree(*town) == roads).collect::<Towns>();
    assert_eq!(with(0).iter().map(Town::name).collect::<Vec<_>>(), ["B3", "C1", "C6", "D1", "M3", "M7"]);
    assert_eq!((with(1).len(), with(2).len()), (24, 21));
    assert_eq!(with(3).iter().map(Town::name).collect::<Vec<_>>(), ["L7", "L9"]);
    let crossing = Town::all()
        .flat_map(|town| edition.roads[town.index()].iter().map(move |other| (town, other)))
        .filter(|(town, other)| town.region() != other.region())
        .count();
    assert_eq!(crossing, 2 * 7);
    let mut left = Towns::ALL;
    let mut parts = Vec::new();
    while let Some(first) = left.first() {
        let mut part = Towns::one(first);
        loop {
            let grown = part.iter().fold(part, |grown, town| grown | edition.roads[town.index()]);
            if grown == part {
                break;
            }
            part = grown;
        }
        left = left - part;
        parts.push(part.len());
    }
    parts.sort_unstable_by(|one, other| other.cmp(one));
    assert_eq!(parts, [8, 6, 6, 5, 4, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
}

#[test]
fn track_and_decks() {
    let edition = edition();
    let coins = Gift::Coins;
    assert_eq!(
        edition.track[..8],
        [Gift::Nothing, Gift::Nothing, coins(1), coins(1), coins(1), coins(2), coins(2), Gift::Renown(1)]
    );
    assert_eq!(edition.track[8..], [Gift::Town(None), Gift::Nothing]);
    assert_eq!(edition.decks[0].iter().map(|strength| u32::from(*strength)).sum::<u32>(), 81);
}

/// Changes one place of the built-in edition and returns the sentence of the complaint.
fn complaint(from: &str, to: &str) -> String {
    assert!(text().contains(from), "{from}");
    let broken = text().replacen(from, to, 1);
    let complaint = BrianBoru::check_edition(&broken).expect_err(to);
    dictionary::<BrianBoru>(Lang::En).complain(&complaint)
}

#[test]
fn broken_editions_are_refused_with_a_line() {
    for (from, to, says) in [
        ("primary = \"T M M +\"", "primary = \"T M Q +\"", "“Q” is no symbol"),
        ("primary = \"T M M +\"", "primary = \"M M +\"", "T stands once"),
        ("a = \"+ + + E\"", "a = \"\"", "never empty"),
        ("value = 2\n", "value = 1\n", "cards 1 is given twice"),
        ("value = 25\n", "value = 26\n", "There is no cards 26"),
        ("\"N1-N3\"", "\"N1-N1\"", "no road"),
        ("\"N1-N3\"", "\"N2-N4\"", "N2-N4 is given twice"),
        ("colour = \"red\"", "colour = \"white\"", "No town is white"),
        ("points = [0, 0,", "points = [0,", "nine numbers"),
        ("second_12 = [9,", "second_12 = [0,", "Viking deck"),
        ("dealt = 8", "dealt = 9", "3 to 8 cards"),
        ("ordinary_marriages = 2", "ordinary_marriages = 7", "1 to 3 marriage cards"),
        ("reward = \"town\"", "reward = \"castle\"", "no reward"),
        ("benefit = \"renown 1\"", "benefit = \"coins 1\"", "A marriage card gives"),
        ("extra = 2", "extra = 0", "at least one coin"),
        ("N1 = [64, 10]", "N1 = [164, 10]", "from 0 to 100"),
        ("from = \"rulebook\"", "from = \"hearsay\"", "hearsay"),
        ("threshold = 4", "threshold = -4", "Line"),
        ("id = \"default\"", "ident = \"default\"", "Line"),
    ] {
        let sentence = complaint(from, to);
        assert!(sentence.contains(says) && sentence.contains("Line "), "{to}: {sentence}");
    }
    assert!(
        complaint("[[towns]]\nid = \"N1\"\ncolour = \"red\"\nfrom = \"public\"\n", "").contains("towns N1 is missing")
    );
    assert!(BrianBoru::check_edition("not an edition").is_err());
}

#[test]
fn the_report_counts_where_values_come_from() {
    let report = BrianBoru::check_edition(text()).expect("sound");
    assert_eq!(report.tag.id, "default");
    assert_eq!(report.provenance.keys().map(String::as_str).collect::<Vec<_>>(), ["deduced", "public", "rulebook"]);
    let once = BrianBoru::rewrite_edition(text()).expect("sound");
    assert_eq!(BrianBoru::rewrite_edition(&once).expect("sound"), once);
    assert_eq!(Edition::read(&once).expect("sound"), edition());
}
