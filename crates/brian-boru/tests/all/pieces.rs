//! Pieces, sets of them and small decks, by themselves.

use brian_boru::pieces::*;
use brian_boru::state::*;
use table::Seat;

#[test]
fn pieces_are_written_and_read_back() {
    for town in Town::all() {
        assert_eq!(town.name().parse(), Ok(town));
        assert_eq!(town.region().name(), &town.name()[..1]);
    }
    for card in Card::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
        assert_eq!(Card::new(card.value()), Some(card));
    }
    assert_eq!(Card::all().count(), 25);
    assert_eq!(Town::all().count(), 53);
    assert_eq!(Marriages::ORDINARY.len(), 7);
    assert!(!Marriages::ORDINARY.has(MarriageCard::Princess));
    for wrong in ["0", "26", "+3", "03", "", "x", "M11"] {
        assert!(wrong.parse::<Card>().is_err() && wrong.parse::<Town>().is_err(), "{wrong}");
    }
}

#[test]
fn sets_are_written_as_lists() {
    let towns: Towns = ["N4", "M10"].iter().map(|name| name.parse::<Town>().expect("a town")).collect();
    let text = serde_json::to_string(&towns).expect("plain data");
    assert_eq!(text, r#"["N4","M10"]"#);
    assert_eq!(serde_json::from_str::<Towns>(&text).expect("just written"), towns);
}

#[test]
fn a_packet_loses_what_was_taken_on_its_way() {
    let set = |values: &[u8]| values.iter().filter_map(|value| Card::new(*value)).collect::<Cards>();
    let mut hidden = Hidden::new(3);
    hidden.deal[Seat::new(0)] = set(&[1, 4, 7, 10, 13, 16, 19, 22]);
    hidden.picks[0][Seat::new(0)] = set(&[13, 22]);
    hidden.picks[1][Seat::new(1)] = set(&[16, 19]);
    hidden.picks[2][Seat::new(2)] = set(&[1, 4]);
    assert_eq!(hidden.packet(Seat::new(0), 0), set(&[1, 4, 7, 10, 16, 19]));
    assert_eq!(hidden.packet(Seat::new(1), 1), set(&[1, 4, 7, 10]));
    assert_eq!(hidden.packet(Seat::new(0), 3), set(&[7, 10]));
}

#[test]
fn a_viking_deck_is_a_bag_of_strengths() {
    let mut deck = VikingDeck::new(&[12, 9, 12]).expect("three cards");
    assert_eq!(deck.strengths(), [9, 12, 12]);
    assert!(deck.draw(12) && !deck.draw(10));
    assert_eq!(deck, VikingDeck::new(&[9, 12]).expect("two cards"));
    assert_eq!(VikingDeck::new(&[0]), None);
    assert_eq!(VikingDeck::new(&[1; 8]), None);
}
