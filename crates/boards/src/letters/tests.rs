//! Tests of the letters.

use super::*;
use maud::{PreEscaped, html};

fn written(page: &str) -> String {
    write(&PreEscaped(page.to_owned()))
}

#[test]
fn lists_and_blocks_become_lines() {
    let page = html! {
        h3 { "Battle" }
        p { "Two " b { "raiders" } span { "left" } br; "now" }
        ul { li { "one" ul { li { "deep" } } } li { p { "two" } p { "more" } } }
        dl { dt { "Hand " b { "3" } } dd { "nothing" } }
    };
    assert_eq!(write(&page), "Battle:\nTwo raiders: left\nnow\n• one\n  • deep\n• two\n  more\nHand 3: nothing");
}

#[test]
fn what_is_hidden_is_not_written_and_drawings_say_what_they_are() {
    let page = html! {
        p { svg aria-hidden="true" { title { "no" } } "5 " svg role="img" { title { "coins" } path d="M0 0" {} } }
        svg role="group" aria-label="offer" { g role="img" { title { "Mill. Costs wood." } } a aria-label="Bridge" { text { "x" } } }
    };
    assert_eq!(write(&page), "5 coins\n• Mill. Costs wood.\n• Bridge");
}

#[test]
fn columns_are_aligned_by_what_a_terminal_shows() {
    let page = html! {
        table {
            thead { tr { th { "Oblast" } th { "Bert" } th { "město" } } }
            tbody { tr { th { "Západní Ulster" } td { "3" } td { "–" } } tr { th { "Leinster" } td { "12" } td { "volné" } } }
        }
    };
    assert_eq!(write(&page), "Oblast          Bert  město\nZápadní Ulster     3  –\nLeinster          12  volné");
}

#[test]
fn broken_pages_are_read_as_well_as_they_can_be() {
    for page in
        ["<", "<p", "</p>", "<p class=>x", "a > b", "<b><i>x</b></i>", "<!-- never closed", "<p title=\"a>b\">x</p>"]
    {
        written(page);
    }
    assert_eq!(written("<p title=\"a>b\">x &amp; y</p>"), "x & y");
    assert_eq!(written("<b>x</i></b> y"), "x y");
}

#[test]
fn long_lines_are_wrapped_behind_their_bullets() {
    assert_eq!(wrap("• aaa bbb ccc\nshort", 9), "• aaa bbb\n  ccc\nshort");
    assert_eq!(wrap("žluťoučký kůň pěl", 13), "žluťoučký kůň\npěl");
    assert_eq!(wrap("averyveryverylongword", 5), "averyveryverylongword");
    assert_eq!(wrap("near  1  takes two coins away", 20), "near  1  takes two\n         coins away");
    assert_eq!(wrap("a     b     c     d", 14), "a     b     c\nd");
}

#[test]
fn a_question_finds_what_begins_with_it_before_what_speaks_of_it() {
    let things =
        ["Wolfwood: a forest".to_owned(), "beside Wolfwood lies Ravenfen".to_owned(), "Řeka a brod".to_owned()];
    assert_eq!(about(&things, "wolfwood"), ["Wolfwood: a forest"]);
    assert_eq!(about(&things, "ravenfen"), ["beside Wolfwood lies Ravenfen"]);
    assert_eq!(about(&things, "reka"), ["Řeka a brod"]);
    assert!(about(&things, "wolf").is_empty() && about(&things, "?").is_empty());
}

#[test]
fn nothing_is_told_twice_to_a_question() {
    let things =
        ["Tile Frost Horn", "Tile Frost Horn: one slot", "Tile Frost Horn: one slot; fits", "Tile Frost Hornet"];
    let things = things.map(str::to_owned);
    assert_eq!(about(&things, "tile frost horn"), ["Tile Frost Horn: one slot; fits"]);
}

#[test]
fn short_items_share_a_line_and_longer_ones_do_not() {
    let page = html! {
        ul { li { "3 food" } li { "1 wood" } li { "0 lore" } }
        ul { li { "one" } li { "two" } }
        ul { li { "a sentence that is too long to share its line" } li { "b" } li { "c" } }
    };
    let lines =
        ["3 food · 1 wood · 0 lore", "• one", "• two", "• a sentence that is too long to share its line", "• b", "• c"];
    assert_eq!(write(&page), lines.join("\n"));
}

#[test]
fn a_table_that_is_too_wide_goes_on_below_itself_and_stays_aligned() {
    let row = |cells: [&str; 5]| cells.map(str::to_owned).to_vec();
    let rows = [
        row(["Players", "Points", "Discs in the church area", "Towns controlled", "Cards in hand"]),
        row(["Cyril, who holds the marker of the active town and leads", "10", "0", "12", "5"]),
    ];
    let table = aligned(&rows, ROOM);
    assert!(table.lines().all(|line| line.width() <= ROOM), "{table}");
    let ends = |end: &str| {
        table.lines().find(|line| line.contains(end)).and_then(|line| line.find(end)).map(|at| at + end.len())
    };
    assert_eq!(ends("Points"), ends("10"), "{table}");
    for word in rows.iter().flatten().flat_map(|cell| cell.split_whitespace()) {
        assert!(table.contains(word), "{word}: {table}");
    }
}

#[test]
fn what_is_shown_beside_the_hand_is_a_section_of_its_own() {
    let hand = html! { div data-section="Royal offer" { p { "six tiles" } } div { p { "one tile" } } };
    let drawn = Drawn { hand, ..Drawn::default() };
    let said: Vec<(String, String)> =
        sections(&drawn, "Your hand".to_owned()).into_iter().map(|section| (section.title, section.text)).collect();
    let expected = [("Royal offer", "six tiles"), ("Your hand", "one tile")];
    assert_eq!(said, expected.map(|(title, text)| (title.to_owned(), text.to_owned())));
}

#[test]
fn what_a_page_sets_apart_by_room_has_something_between() {
    let page = html! {
        p { span { "reach" } b { "3" } span { "2 wood" } span { "1 stone" } }
        p { a data-act="take" { "Take it over" } a data-act="sack" { "Sack it" } }
        p { a data-act="pay 1" aria-label="Pay 1 coin" { "1" } a data-act="pay 2" { "2" } a { "3" } "4" }
        p { span { "harvest brings 2 food " } span { svg aria-hidden="true" {} " winter costs" } }
        h4 { "Your hand" span { "Draw pile " b { "7" } } }
        p { span { b { "Warlord" } } span { "lives on plunder" } }
        p { b { "Two" } " " span { "words" } span { "," } span { " and more" } }
        p { svg role="img" { title { "Berta" } } svg role="img" { title { "Cyril" } } b { "0" } "/" b { "4" } }
        h3 { span { "Player a" } span { "White" } span { "Score: " } b { "0" } }
    };
    let lines = [
        "reach 3 · 2 wood · 1 stone",
        "Take it over · Sack it",
        "Pay 1 coin · 2 · 3 4",
        "harvest brings 2 food · winter costs",
        "Your hand · Draw pile 7",
        "Warlord: lives on plunder",
        "Two words, and more",
        "Berta · Cyril 0/4",
        "Player a · White · Score: 0",
    ];
    assert_eq!(write(&page), lines.join("\n"));
}

#[test]
fn controls_that_the_choices_stand_for_are_not_written() {
    let page = html! { p { "Inn" span data-letters="none" { a { "Build" } } } };
    assert_eq!(write(&page), "Inn");
}

#[test]
fn the_title_of_the_hand_is_not_said_twice() {
    let drawn = Drawn { hand: html! { h2 { "Your hand" } p { "no cards" } }, ..Drawn::default() };
    let said = sections(&drawn, "Your hand".to_owned());
    assert_eq!(said.first().map(|section| section.text.as_str()), Some("no cards"));
}
