//! The pages of rules: every clause and every component of the edition in use, search, examples.

use crate::common::{Scratch, Visitor, escaped, serve};
use table::components::shown;
use table::{Lang, Setup};

/// Tables whose rows are pieces, each with its picture, and how many there are.
fn pictured(game: &str) -> &'static [(&'static str, usize)] {
    match game {
        "brian-boru" => &[("cards", 25), ("marriages", 7), ("regions", 8), ("vikings", 2)],
        "two-heirs" => &[("tiles", 54), ("treasures", 10)],
        "northgard" => &[("clans", 7), ("building", 8), ("creature", 4), ("card", 86), ("tile", 35)],
        "crescent-moon" => &[("characters", 5), ("objectives", 29), ("tiles", 8), ("cards", 38)],
        other => panic!("no pictures of {other} are looked for"),
    }
}

#[tokio::test]
async fn every_clause_and_every_value_of_the_edition_stands_on_the_rules_page_in_every_language() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut reader = Visitor::new(&serving);
    for entry in shelf::all_games() {
        for lang in Lang::ALL {
            reader.set_cookie("language", lang.code());
            let page = reader.get(&format!("/rules/{}", entry.id())).await;
            assert_eq!(page.status, 200, "{}", entry.id());
            let words = entry.dictionary(lang);
            for chapter in table::rules::chapters(entry.game.words(lang), words) {
                for clause in chapter.clauses {
                    assert!(page.body.contains(&escaped(&clause.text)), "{lang}: {} is missing", clause.number);
                }
            }
            let edition = entry.game.about().editions[0].text;
            let tables = shown(entry.game.components(), entry.game.about(), edition, words).expect("it can be read");
            assert!(!tables.is_empty(), "{} shows no components", entry.id());
            for table in &tables {
                assert!(page.body.contains(&format!("id=\"part-{}\"", table.id)), "{lang}: {} is missing", table.id);
                for cell in table.rows.iter().flat_map(|row| &row.cells) {
                    assert!(page.body.contains(&escaped(&cell.text)), "{lang}: {}: {} is missing", table.id, cell.text);
                }
            }
            assert!(!page.body.contains('⟨'), "{lang}: {} lacks a word", entry.id());
            assert!(page.body.contains("rules-mark"), "{}: rulings of ours are marked", entry.id());
            for (part, rows) in pictured(entry.id()) {
                let part = page.body.split(&format!("id=\"part-{part}\"")).nth(1).unwrap_or_default();
                let part = part.split("</section>").next().unwrap_or_default();
                assert!(part.matches("rules-picture").count() >= *rows, "{lang}: {}: a picture is missing", entry.id());
            }
            if entry.id() == "crescent-moon" {
                let maps = page.body.split("id=\"part-layouts\"").nth(1).unwrap_or_default();
                let maps = maps.split("</section>").next().unwrap_or_default();
                assert_eq!(maps.matches("<svg class=\"board ").count(), 5, "{lang}: every map is drawn");
            }
        }
    }
}

/// What of a page of rules is to be seen: the ids of the clauses that are not hidden.
fn seen(page: &str) -> Vec<&str> {
    let clauses = page.split("<div id=\"").skip(1);
    let open = clauses.filter(|rest| rest.split('>').next().is_some_and(|tag| !tag.contains("hidden")));
    open.filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test]
async fn search_hides_what_lacks_a_word_and_says_when_nothing_is_left() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut reader = Visitor::new(&serving);
    let all = reader.get("/rules/brian-boru").await.body;
    let some = reader.get("/rules/brian-boru?q=viking+CONTROL").await.body;
    assert!(seen(&all).len() > 150 && (1..20).contains(&seen(&some).len()), "{:?}", seen(&some));
    assert!(seen(&some).contains(&"BB-1.6"));
    assert!(some.contains("value=\"viking CONTROL\"") && some.contains("id=\"rules-none\" hidden"));
    let none = reader.get("/rules/brian-boru?q=xyzzy").await.body;
    assert!(seen(&none).is_empty() && !none.contains("id=\"rules-none\" hidden"));
    reader.set_cookie("language", "cs");
    let plain = reader.get("/rules/brian-boru?q=vehlas").await.body;
    assert!(seen(&plain).contains(&"BB-2.3"), "accents do not matter");
    let odd = reader.get("/rules/brian-boru?q=%3Cscript%3E%22").await;
    assert!(odd.status == 200 && !odd.body.contains("<script>\""));
}

#[tokio::test]
async fn every_example_is_a_page_with_a_board_and_a_story() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut reader = Visitor::new(&serving);
    for entry in shelf::all_games() {
        let rules = reader.get(&format!("/rules/{}", entry.id())).await.body;
        let count = entry.game.examples().len();
        assert!(count > 10, "{}", entry.id());
        for number in 1..=count {
            let address = format!("/rules/{}/examples/{number}", entry.id());
            assert!(rules.contains(&format!("href=\"{address}\"")), "no way to {address}");
            reader.set_cookie("language", Lang::ALL[number % 3].code());
            let page = reader.get(&address).await;
            assert!(page.status == 200 && !page.body.contains('⟨'), "{address}: {}", page.status);
            assert_eq!(page.body.matches("class=\"rules-board\"").count(), 2, "{address}: before and after");
            assert!(page.body.contains("<ol class=\"rules-steps\"><li>"), "{address}: nothing happens");
            let words = entry.dictionary(Lang::ALL[number % 3]);
            let title = words.word(&entry.game.examples()[number - 1].title().key);
            assert!(page.body.contains(&escaped(&title)), "{address}: {title}");
        }
        assert_eq!(reader.get(&format!("/rules/{}/examples/{}", entry.id(), count + 1)).await.status, 404);
        assert_eq!(reader.get(&format!("/rules/{}/examples/0", entry.id())).await.status, 404);
    }
}

#[tokio::test]
async fn the_rules_of_a_table_say_what_it_agreed_on() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut player = Visitor::new(&serving);
    let fields = [
        ("game", "brian-boru"),
        ("players", "3"),
        ("seat-a", "here"),
        ("seat-b", "here"),
        ("seat-c", "here"),
        ("option-viking_duplicate", "13"),
        ("speed", "instant"),
    ];
    let table = player.open(&fields).await;
    let id = table.trim_start_matches("/t/");
    let page = player.get(&table).await.body;
    assert!(page.contains(&format!("/rules/brian-boru?table={id}")), "the table leads to its own rules");
    let rules = player.get(&format!("/rules/brian-boru?table={id}")).await;
    assert_eq!(rules.status, 200);
    let words = shelf::find("brian-boru").expect("it is on the shelf").dictionary(Lang::En);
    let chosen = format!("<b>{}</b>", escaped(&words.word("option-viking_duplicate-13")));
    assert!(rules.body.contains(&chosen), "{chosen}");
    assert_eq!(player.get("/rules/brian-boru?table=nowhere").await.status, 404);
    assert_eq!(player.get(&format!("/rules/northgard?table={id}")).await.status, 200);
}

#[test]
fn another_edition_shows_its_own_values_and_no_text_that_no_longer_holds() {
    let entry = shelf::find("northgard").expect("it is on the shelf");
    let (about, words) = (entry.game.about(), entry.dictionary(Lang::En));
    let own = about.editions[0].text.replacen(
        "id = \"dev_militia\"\nflash = true\neffect = [{ act = \"move\", steps = 2 }]",
        "id = \"dev_militia\"\nflash = true\neffect = [{ act = \"move\", steps = 7 }]",
        1,
    );
    assert_ne!(own, about.editions[0].text);
    let setup = Setup::new(about, 2, &Default::default(), Some(table::EditionChoice::Own(own))).expect("two may play");
    let text = setup.edition_text(about).expect("it is its own");
    let tables = shown(entry.game.components(), about, text, words).expect("it can be read");
    let cards = tables.iter().find(|table| table.id == "card").expect("there are cards");
    let militia = cards.rows.iter().find(|row| row.id == "dev_militia").expect("it is there");
    let said: Vec<&str> = militia.cells.iter().map(|cell| cell.text.as_str()).collect();
    assert!(said.contains(&"move steps=7") && said.contains(&&*words.word("cell-changed")), "{said:?}");
    assert!(!said.contains(&&*words.word("card-dev_militia-text")), "{said:?}");
}
