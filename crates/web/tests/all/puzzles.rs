//! Puzzles on their pages: asked, answered wrongly and rightly, and explained, in every language and without a script.

use crate::common::{Scratch, Visitor, serve};

/// Text as part of an address.
fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_asked_answered_and_explained() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut visitor = Visitor::new(&serving);
    for entry in shelf::all_games() {
        for (number, puzzle) in (1..).zip(entry.puzzles()).take(3) {
            let base = format!("/puzzle/{}/{number}", entry.id());
            for (lang, right) in [("en", "Right: "), ("cs", "Správně: "), ("pl", "Dobrze: ")] {
                visitor.set_cookie("language", lang);
                let asked = visitor.get(&base).await;
                assert_eq!(asked.status, 200, "{base}");
                assert!(!asked.body.contains('⟨') && !asked.body.contains(right), "{base} {lang}");
                assert!(asked.body.contains("<select id=\"answer\""), "{base}: it can be answered without a script");
                let wrong = visitor.get(&format!("{base}?answer={}", encoded(&puzzle.second))).await.body;
                assert!(wrong.contains("is-bad") && !wrong.contains(right) && !wrong.contains('⟨'), "{base} {lang}");
                let solved = visitor.get(&format!("{base}?answer={}", encoded(&puzzle.solution))).await.body;
                assert!(
                    solved.contains(right) && solved.contains("puzzle-told") && !solved.contains('⟨'),
                    "{base} {lang}"
                );
                assert!(visitor.get(&format!("{base}?solve=yes")).await.body.contains("puzzle-told"), "{base}");
            }
        }
        let after = entry.puzzles().len() + 1;
        for nowhere in [format!("/puzzle/{}/0", entry.id()), format!("/puzzle/{}/{after}", entry.id())] {
            assert_eq!(visitor.get(&nowhere).await.status, 404, "{nowhere}");
        }
    }
    assert_eq!(visitor.get("/puzzle/chess/1").await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_has_a_puzzle_for_today_that_is_the_same_for_everybody() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut links = Vec::new();
    for _ in 0..2 {
        let lobby = Visitor::new(&serving).get("/").await.body;
        let link = lobby.split("href=\"/puzzle/").nth(1).and_then(|rest| rest.split('"').next());
        links.push(link.expect("the lobby leads to a puzzle").to_owned());
    }
    assert_eq!(links[0], links[1]);
    assert_eq!(Visitor::new(&serving).get(&format!("/puzzle/{}", links[0])).await.status, 200);
}
