//! What stands around every board and every form, as a browser without script gets it.

use crate::common::{Scratch, TOYS, Visitor, serve};

/// A bot that takes its time, on the second seat.
const SLOW: &[(&str, &str)] =
    &[("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("seat-b", "bot-expert"), ("speed", "slow")];

#[tokio::test]
async fn a_page_that_waits_for_a_bot_shows_how_long_and_looks_again_without_script() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(SLOW).await;
    let again = "<noscript><meta http-equiv=\"refresh\" content=\"3\"></noscript>";
    let mine = player.get(&table).await.body;
    assert!(!mine.contains(again) && !mine.contains("class=\"thought\""), "nobody is waited for");
    let version = crate::common::version(&player.look(&table).await);
    assert_eq!(player.act(&table, "a", version, "take 1").await.status, 200);
    let waiting = player.get(&table).await.body;
    assert!(waiting.contains(again), "the page looks again by itself");
    // The pause of a slow table, and the second and a half of an expert.
    assert!(waiting.contains("class=\"thought\" max=\"4000\""), "{waiting}");
}

#[tokio::test]
async fn a_form_for_a_table_offers_three_bots_first_and_marks_what_is_standard() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut visitor = Visitor::new(&serving);
    let form = visitor.get("/new/brian-boru").await.body;
    let (simple, others) = form.split_once("<optgroup").expect("there are more bots");
    for (bot, first) in [("easy", true), ("fair", true), ("strong", true), ("random", false), ("expert", false)] {
        let option = format!("value=\"bot-{bot}\"");
        assert_eq!(simple.contains(&option), first, "{bot}");
        assert!(first || others.contains(&option), "{bot}");
    }
    assert!(!form.contains("bot-greedy"), "the same player is offered once, as `fair`");
    let house = form
        .split("panel house\"")
        .nth(1)
        .and_then(|rest| rest.split("</details>").next())
        .expect("house rules are folded");
    let rules = house.matches("<select").count();
    assert!(rules > 1 && house.matches("(standard)").count() == rules, "each says what is standard");
    let lobby = visitor.get("/").await.body;
    assert!(lobby.contains("against 3 bots of fair strength") && lobby.contains("against one bot of fair strength"));
}

#[tokio::test]
async fn whoever_plays_alone_is_asked_for_the_pace_of_the_opponent_and_not_of_bots() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut visitor = Visitor::new(&serving);
    let two = visitor.get("/new/two-heirs?players=2").await.body;
    assert!(two.contains("name=\"speed\"") && two.contains("Pace of the bots"));
    let alone = visitor.get("/new/two-heirs?players=1").await.body;
    assert!(alone.contains("Pace of the opponent") && !alone.contains("Pace of the bots"));
}

#[tokio::test]
async fn four_sets_where_three_are_played_are_refused_in_words() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut visitor = Visitor::new(&serving);
    assert!(visitor.get("/new/two-heirs").await.body.contains("choose 3"));
    let sets = ["journeys", "dominion", "trade_church", "warfare"].map(|set| ("option-sets", set));
    let fields = [[("game", "two-heirs"), ("players", "2")].as_slice(), &sets].concat();
    let answer = visitor.post("/tables", &fields).await;
    assert_eq!(answer.status, 400);
    assert!(
        answer.body.contains("3 must be chosen, not 4") && !answer.body.contains("trade_church"),
        "{}",
        answer.body
    );
}

#[tokio::test]
async fn the_site_can_be_put_on_a_home_screen() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut visitor = Visitor::new(&serving);
    let page = visitor.get("/").await.body;
    let after = page.split("rel=\"manifest\" href=\"").nth(1).expect("a page names the manifest");
    let address = after.split('"').next().unwrap_or_default().to_owned();
    let manifest = visitor.get(&address).await;
    assert_eq!((manifest.status, manifest.headers["content-type"].as_str()), (200, "application/manifest+json"));
    let icon = manifest.json()["icons"][0]["src"].as_str().expect("it has an icon").to_owned();
    let folder = address.rsplit_once('/').map(|(folder, _)| folder).expect("an address has a folder");
    assert_eq!(visitor.get(&format!("{folder}/{icon}")).await.status, 200);
}

#[tokio::test]
async fn sounds_are_turned_off_with_one_click() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut visitor = Visitor::new(&serving);
    let page = visitor.get("/").await.body;
    assert!(page.contains("data-sound=\"on\"") && page.contains("name=\"sound\" value=\"off\""));
    assert_eq!(visitor.post("/settings", &[("back", "/"), ("sound", "off")]).await.status, 303);
    assert!(visitor.get("/").await.body.contains("data-sound=\"off\""));
}

#[tokio::test]
async fn a_guest_who_joins_gets_a_whole_page_with_their_name() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut boris) = (Visitor::new(&serving), Visitor::new(&serving));
    let table = anna.open(&[("game", "pebbles"), ("players", "3"), ("seat-b", "open"), ("seat-c", "open")]).await;
    let join = |page: &str| {
        page.split("/join\"").nth(1).and_then(|rest| rest.split('>').next()).unwrap_or_default().to_owned()
    };
    assert!(!join(&boris.get(&table).await.body).contains("data-part"), "a form that leads to a whole page");
    assert_eq!(boris.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Boris")]).await.status, 303);
    let page = boris.get(&table).await.body;
    let bar = page.split("</header>").next().unwrap_or_default();
    assert!(bar.contains("href=\"/me\"") && bar.contains("Boris"), "the bar knows him");
    assert!(join(&page).contains("data-part"), "from now on the bar stays as it is");
}
