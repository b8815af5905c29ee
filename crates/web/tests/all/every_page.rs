//! Every page of the site in every language; and none that is forgotten, because the router is read for it.

use crate::common::{Scratch, Visitor};
use crate::walk::{NO_PAGES, TRANSLATING, Who, World, new_language};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use table::Lang;

/// The sources of a folder and of the folders in it.
fn sources(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(std::fs::read_to_string(&path).expect("a source"));
        }
    }
    found
}

/// What stands in the brackets that were just opened.
fn in_brackets(text: &str) -> &str {
    let mut depth = 1;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[..at];
        }
    }
    panic!("a bracket that stays open: {text}")
}

/// Every address that the router opens, as its sources have it.
pub fn opened() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for source in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        for route in source.split(".route(").skip(1).map(in_brackets) {
            let (address, answer) = route.split_once(',').expect("an address and who answers");
            let address = address.trim();
            let address = match address.strip_prefix('"') {
                Some(text) => text.trim_end_matches('"').to_owned(),
                None => {
                    let named = format!("const {address}: &str = \"");
                    let (_, rest) = source.split_once(&named).unwrap_or_else(|| panic!("{address} is named nowhere"));
                    rest.split('"').next().unwrap_or_default().to_owned()
                }
            };
            if answer.contains("get(") {
                found.insert(address);
            }
        }
    }
    found
}

/// The text of a page without what stands around it on every page, and without what a browser alone reads.
fn text_of(page: &str) -> String {
    let (_, main) = page.split_once("<main").unwrap_or_else(|| panic!("a page without a main part: {page}"));
    let main = main.split("</main>").next().unwrap_or_default();
    main.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text.trim()).collect::<Vec<_>>().join(" ")
}

/// What a page shows of drawings that it does not define. What stands in its definitions is shown by what shows them.
fn undrawn(page: &str) -> BTreeSet<String> {
    let shown: String = page
        .split("<svg class=\"sprite\"")
        .map(|part| part.split_once("</defs>").map_or(part, |(_, rest)| rest))
        .collect();
    let until = |rest: &str, end: char| rest.split(end).next().unwrap_or_default().to_owned();
    let uses = shown.split("<use").skip(1).filter_map(|rest| rest.split('>').next()?.split(" href=\"#").nth(1));
    let fills = shown.split("url(#").skip(1);
    let named = uses.map(|rest| until(rest, '"')).chain(fills.map(|rest| until(rest, ')')));
    named.filter(|name| !page.contains(&format!(" id=\"{name}\""))).collect()
}

#[tokio::test]
async fn every_page_is_known_and_speaks_every_language() {
    let scratch = Scratch::new();
    let mut world = World::with(&scratch, Some(new_language(&scratch))).await;
    let walked: BTreeSet<String> = world.stops.iter().map(|stop| stop.route.to_owned()).collect();
    let others: BTreeSet<String> = NO_PAGES.iter().map(|(route, _)| (*route).to_owned()).collect();
    assert!(walked.is_disjoint(&others), "a page or no page: {walked:?} {others:?}");
    let known: BTreeSet<String> = walked.union(&others).cloned().collect();
    assert_eq!(known, opened(), "what the router opens, and what is walked or no page (tests/common/walk.rs)");
    let mut nobody = Visitor::new(&world.serving);
    let mut faults = Vec::new();
    for stop in &world.stops {
        let visitor = if stop.who == Who::Anna { &mut world.anna } else { &mut nobody };
        let mut said: BTreeMap<String, Lang> = BTreeMap::new();
        for lang in Lang::ALL {
            visitor.set_cookie("language", lang.code());
            let answer = visitor.get(&stop.path).await;
            let page = &answer.body;
            for (fault, is_so) in [
                (format!("is answered with {}", answer.status), answer.status != 200),
                ("lacks a word".to_owned(), page.contains('⟨')),
                ("does not say its language".to_owned(), !page.contains(&format!("<html lang=\"{lang}\""))),
                (format!("does not define {:?}", undrawn(page)), !undrawn(page).is_empty()),
                (format!("has {} titles", page.matches("<h1").count()), page.matches("<h1").count() != 1),
            ] {
                if is_so {
                    faults.push(format!("{} in {lang} {fault}", stop.path));
                }
            }
            if let Some(same) = said.insert(text_of(page), lang) {
                faults.push(format!("{} says the same in {lang} as in {same}", stop.path));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(TRANSLATING.iter().all(|(route, _)| walked.contains(*route)), "translators are there");
}
