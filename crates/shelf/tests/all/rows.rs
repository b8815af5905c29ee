//! Rows of edition files come and go in the text, and everything around them stays as it is.

use shelf::fields::guide;
use shelf::rows::{Edit, Refused, apply, free, loose, open_lists};
use std::collections::BTreeMap;
use table::file::{exchange, leaves};

/// The lists of a file whose rows may come and go, each with how many rows it has.
fn lists(entry: &shelf::Entry, text: &str) -> BTreeMap<String, usize> {
    let guide = guide(entry).expect("a guide");
    let mut found = BTreeMap::new();
    for leaf in leaves(text).expect("a sound file") {
        for (dot, _) in leaf.path.match_indices('.') {
            let (list, rest) = (&leaf.path[..dot], &leaf.path[dot + 1..]);
            let Ok(at) = rest.split('.').next().unwrap_or_default().parse::<usize>() else { continue };
            if free(&guide, list).is_some() {
                let many = found.entry(list.to_owned()).or_insert(0);
                *many = (at + 1).max(*many);
            }
        }
    }
    found
}

fn comments(text: &str) -> Vec<&str> {
    text.lines().map(str::trim).filter(|line| line.starts_with('#')).collect()
}

#[test]
fn what_is_added_and_taken_out_again_leaves_the_same_bytes() {
    let mut tried = 0;
    for entry in shelf::all_games() {
        let (guide, text) = (guide(entry).expect("a guide"), entry.game.about().editions[0].text);
        for (list, many) in lists(entry, text) {
            for at in [0, many / 2, many - 1] {
                let what = format!("{} {list}.{at}", entry.id());
                let more = apply(&guide, text, &Edit::Add(format!("{list}.{at}"))).expect(&what);
                assert_eq!(lists(entry, &more)[&list], many + 1, "{what}");
                assert!(comments(text).iter().all(|comment| more.contains(comment)), "{what}: comments stay");
                let again = apply(&guide, &more, &Edit::Drop(format!("{list}.{}", at + 1))).expect(&what);
                assert!(again == text, "{what}: other bytes");
                tried += 1;
            }
        }
    }
    assert!(tried > 60, "only {tried} rows");
}

#[test]
fn a_row_that_is_taken_out_takes_no_comment_and_no_other_row_along() {
    for entry in shelf::all_games() {
        let (guide, text) = (guide(entry).expect("a guide"), entry.game.about().editions[0].text);
        for (list, many) in lists(entry, text).into_iter().filter(|(list, many)| !list.contains('.') && *many > 1) {
            let less = apply(&guide, text, &Edit::Drop(format!("{list}.1"))).expect("a row");
            assert_eq!(comments(&less), comments(text), "{} {list}", entry.id());
            assert!(!less.contains("\n\n\n") && less.ends_with('\n'), "{} {list}: empty lines", entry.id());
            let values = |text: &str, path: &str| -> Vec<(String, String)> {
                let own = |path: &str| path.split('.').skip(2).collect::<Vec<_>>().join(".");
                let of = |leaf: &table::file::Leaf| leaf.path.starts_with(&format!("{path}."));
                let found = leaves(text).expect("sound").into_iter().filter(of);
                found.map(|leaf| (own(&leaf.path), leaf.value.typed())).collect()
            };
            assert_eq!(
                values(&less, &format!("{list}.0")),
                values(text, &format!("{list}.0")),
                "{} {list}",
                entry.id()
            );
            if many > 2 {
                assert_eq!(
                    values(&less, &format!("{list}.1")),
                    values(text, &format!("{list}.2")),
                    "{} {list}",
                    entry.id()
                );
            }
        }
    }
}

#[test]
fn what_only_may_be_changed_is_refused() {
    for entry in shelf::all_games() {
        let (guide, text) = (guide(entry).expect("a guide"), entry.game.about().editions[0].text);
        let fixed = guide.parts.iter().filter(|part| part.rows == Some(shelf::fields::Rows::Fixed));
        for part in fixed {
            let row = format!("{}.0", part.path);
            assert_eq!(apply(&guide, text, &Edit::Add(row.clone())), Err(Refused::Fixed), "{} {row}", entry.id());
            assert_eq!(apply(&guide, text, &Edit::Drop(row.clone())), Err(Refused::Fixed), "{} {row}", entry.id());
        }
    }
    assert_eq!("burn cards.1".parse::<Edit>(), Err(Refused::Unreadable));
    for edit in
        ["add cards.3", "drop layouts.0.hexes.2", "put roads.list", "give cards.1 contest", "strip cards.1 combat"]
    {
        assert_eq!(edit.parse::<Edit>().expect("an edit").to_string(), edit);
    }
}

fn moon() -> (&'static shelf::Entry, shelf::fields::Guide, &'static str) {
    let entry = shelf::find("crescent-moon").expect("a game");
    (entry, guide(entry).expect("a guide"), entry.game.about().editions[0].text)
}

#[test]
fn a_card_like_another_is_sound_under_a_name_of_its_own() {
    let (entry, guide, text) = moon();
    let of_plunderers =
        |leaf: &table::file::Leaf| leaf.path.starts_with("cards.") && leaf.value.typed() == "plunderers";
    let plunderers = leaves(text).expect("sound").into_iter().find(of_plunderers);
    let row = plunderers.expect("a card").path.trim_end_matches(".id").to_owned();
    let more = apply(&guide, text, &Edit::Add(row.clone())).expect("a card more");
    assert!(more.contains("id = \"plunderers_2\""), "its id gets a number");
    entry.game.check_edition(&more).expect("sound");
    // It can do more than its model, and less.
    let (list, at) = row.rsplit_once('.').expect("a row");
    let new = format!("{list}.{}", at.parse::<usize>().expect("a number") + 1);
    let both = apply(&guide, &more, &Edit::Give(new.clone(), "contest".to_owned())).expect("a field more");
    let both = exchange(&both, &[(format!("{new}.contest"), "influence(mine, +1)".to_owned())].into()).expect("typed");
    entry.game.check_edition(&both).expect("sound");
    let contest = apply(&guide, &both, &Edit::Strip(new.clone(), "combat".to_owned())).expect("a field less");
    entry.game.check_edition(&contest).expect("sound");
    assert_eq!(contest.matches("combat = ").count() + 1, both.matches("combat = ").count());
    let less = apply(&guide, &contest, &Edit::Drop(new)).expect("gone");
    assert!(less == text, "everything else is as it was");
    let of_row = &loose(&guide, &more, "cards")[at.parse::<usize>().expect("a number")];
    assert!(of_row.has.contains(&"combat".to_owned()) && of_row.lacks.contains(&"contest".to_owned()), "{of_row:?}");
    assert!(!of_row.has.contains(&"id".to_owned()), "what every row has is not loose");
}

#[test]
fn rows_within_lists_on_one_line_and_empty_lists_are_changed_too() {
    let (_, guide, text) = moon();
    let row = text.lines().find(|line| line.contains("piece = \"palace\"")).expect("a row within a list");
    let less = apply(&guide, text, &Edit::Strip("pieces.3".to_owned(), "caliph".to_owned())).expect("a field less");
    assert!(less.contains("{ piece = \"palace\", from = \"rulebook\" }"), "{row}");
    let more = apply(&guide, &less, &Edit::Give("pieces.3".to_owned(), "nomad".to_owned())).expect("a field more");
    assert!(more.contains("{ piece = \"palace\", from = \"rulebook\", nomad = "), "{more}");
    let entry = shelf::find("northgard").expect("a game");
    let guide = shelf::fields::guide(entry).expect("a guide");
    let text = entry.game.about().editions[0].text;
    let (list, _) = open_lists(&guide, text, "tile").into_iter().find(|(_, many)| *many == 0).expect("an empty list");
    let put = apply(&guide, text, &Edit::Put(list.clone())).expect("a value");
    let put = exchange(&put, &[(format!("{list}.0"), "n-s".to_owned())].into()).expect("typed");
    assert!(put.contains("rough = [\"n-s\"]"));
    let (list, many) =
        open_lists(&guide, text, "tile").into_iter().find(|(_, many)| *many == 1).expect("a list of one");
    assert_eq!(many, 1);
    let none = apply(&guide, text, &Edit::Drop(format!("{list}.0"))).expect("none left");
    assert!(none.contains(" = []\n"), "{list}");
}
