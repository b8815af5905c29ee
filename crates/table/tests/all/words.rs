//! The words every game shares are the same in every language.

use table::components::{Column, Part, Rows, plain, unshown, word};
use table::words::{common_words, differences, mismatches};
use table::{Arg, Complaint, Dictionary, Lang, Message, Seat};

#[test]
fn every_language_says_everything() {
    let findings = mismatches(|lang| common_words(lang).to_vec());
    assert!(findings.is_empty(), "{}", findings.join("\n"));
    assert!(Lang::ALL.into_iter().all(|lang| Dictionary::new(lang, []).is_ok()));
}

#[test]
fn numbers_choose_their_plural_and_lists_are_joined() {
    let words =
        "coins = { $n ->\n  [one] { $n } mince\n  [few] { $n } mince\n *[other] { $n } mincí\n }\nwho = { $list }\n";
    let czech = Dictionary::new(Lang::Cs, [words]).expect("sound words");
    let coins = |n: i64| czech.say(&Message::new("coins").with("n", n), &|seat| seat.to_string());
    assert_eq!((coins(1), coins(3), coins(5)), ("1 mince".into(), "3 mince".into(), "5 mincí".into()));
    let list: Vec<Arg> = [0, 1, 2].into_iter().map(|index| Arg::Seat(Seat::new(index))).collect();
    let names = ["Anna", "Bára", "Cyril"];
    let said = czech.say(&Message::new("who").with("list", list), &|seat| names[seat.index()].to_owned());
    assert_eq!(said, "Anna, Bára a Cyril");
}

#[test]
fn a_complaint_names_its_line() {
    let english = Dictionary::new(Lang::En, []).expect("sound words");
    let complaint = Complaint::new(Message::new("complaint-record-digest")).at(7);
    assert!(english.complain(&complaint).starts_with("Line 7: "));
}

#[test]
fn a_missing_key_and_a_foreign_argument_are_found() {
    let findings = differences(|lang| match lang {
        Lang::En | Lang::Read(_) => vec!["one = { $n } thing\ntwo = two\n"],
        Lang::Cs => vec!["one = { $m } věc\ntwo = dvě\n"],
        Lang::Pl => vec!["one = { $n } rzecz\n"],
    });
    assert_eq!(findings, ["cs: `one` uses `m`, English does not", "pl: `two` is missing"]);
}

#[test]
fn a_sentence_asks_a_word_for_its_case_and_a_name_stands_as_it_is() {
    let words = "card = červená 11\n    .acc = červenou 11\nplain = Conall\nplays = { $who } hraje { $what_acc }.\n";
    let czech = Dictionary::new(Lang::Cs, [words]).expect("sound words");
    let plays = |what: Arg| {
        czech.say(&Message::new("plays").with("who", Seat::new(0)).with("what", what), &|_| "Anna".to_owned())
    };
    assert_eq!(plays(Arg::term("card")), "Anna hraje červenou 11.");
    assert_eq!(plays(Arg::List(vec![Arg::term("card"), Arg::term("plain")])), "Anna hraje červenou 11 a Conall.");
    assert_eq!(plays("věž".into()), "Anna hraje věž.");
}

#[test]
fn nothing_and_nobody_are_told_apart() {
    let english = Dictionary::new(Lang::En, ["list = { $list }\n"]).expect("sound words");
    let say = |list: Arg| english.say(&Message::new("list").with("list", list), &|seat| seat.to_string());
    assert_eq!(say(Arg::List(Vec::new())), "nothing");
    assert_eq!(say(table::SeatSet::EMPTY.into()), "nobody");
}

#[test]
fn what_a_sentence_lacks_is_found() {
    let english = Dictionary::new(Lang::En, ["coins = { $n } coins\n"]).expect("sound words");
    assert!(english.try_say(&Message::new("coins").with("n", 2), &|seat| seat.to_string()).1.is_empty());
    assert_eq!(english.try_say(&Message::new("coins"), &|seat| seat.to_string()).1.len(), 1);
    assert_eq!(english.try_say(&Message::new("stones"), &|seat| seat.to_string()).1.len(), 1);
}

/// A part of a small edition with these columns.
const fn part(id: &'static str, columns: &'static [Column]) -> Part {
    Part { id, clause: "X", rows: Rows::File(id), columns }
}

#[test]
fn a_value_of_an_edition_that_no_table_shows_is_found() {
    const ALL: Part = part("crop", &[word("id", "crop-"), plain("coins"), plain("most")]);
    const SOME: Part = part("crop", &[word("id", "crop-"), plain("coins")]);
    const PRICES: Part = part("prices", &[plain("beer")]);
    let edition = "id = \"e\"\ntitle = \"E\"\n[[crop]]\nid = \"hops\"\ncoins = 2\nmost = 3\nfrom = \"house\"\n\
                   [prices]\nbeer = 4\nfrom = \"rulebook\"\n";
    let dictionary = Dictionary::new(Lang::En, []).expect("the common words can be read");
    let missing = |parts: &[Part]| unshown(parts, edition, &dictionary).expect("the edition can be read");
    assert_eq!(missing(&[ALL, PRICES]), Vec::<String>::new());
    assert_eq!(missing(&[SOME, PRICES]), ["crop.0.most"]);
    assert_eq!(missing(&[ALL]), ["prices.beer", "prices.from"]);
}
