//! Watching: who watches, what they say to each other, what players show them, and playing on from a position.

use crate::common::{Scratch, TOYS, Visitor, seated, serve, until};
use serde_json::json;

const TWO: &[(&str, &str)] = &[
    ("game", "pebbles"),
    ("players", "2"),
    ("seat-a", "here"),
    ("name-a", "Anna"),
    ("seat-b", "open"),
    ("listed", "on"),
    ("speed", "instant"),
];

async fn say(visitor: &mut Visitor, table: &str, text: &str) -> u16 {
    visitor.post(&format!("{table}/chat"), &[("text", text)]).await.status
}

#[tokio::test]
async fn those_who_watch_talk_among_themselves_until_the_game_is_over() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben, table) = seated(&serving, TWO).await;
    let (mut eve, mut stranger) = (Visitor::new(&serving), Visitor::new(&serving));
    assert_eq!(say(&mut anna, &table, "I begin").await, 303);
    assert_eq!(say(&mut eve, &table, "What a game").await, 303, "whoever watches may talk, and is somebody then");
    let (players, watchers) = (ben.get(&table).await.body, stranger.get(&table).await.body);
    assert!(players.contains("I begin") && !players.contains("What a game"));
    assert!(watchers.contains("What a game") && !watchers.contains("I begin"));
    assert!(watchers.contains("class=\"actions reactions\"") && !players.contains("class=\"actions reactions\""));
    assert_eq!(say(&mut eve, &table, "👏").await, 303);
    assert!(stranger.get(&table).await.body.contains("👏"));
    // Whoever is blocked is not heard.
    let number = eve
        .get("/me")
        .await
        .body
        .split("/p/")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .map(str::to_owned)
        .expect("her number");
    assert_eq!(say(&mut stranger, &table, "I am new").await, 303);
    assert_eq!(stranger.post(&format!("/p/{number}/tie"), &[("tie", "block")]).await.status, 303);
    let quiet = stranger.get(&table).await.body;
    assert!(quiet.contains("I am new") && !quiet.contains("What a game"));
    // At the end those who played hear everything.
    assert_eq!(anna.post(&format!("{table}/end"), &[("how", "concede-a")]).await.status, 303);
    let players = ben.get(&table).await.body;
    assert!(players.contains("I begin") && players.contains("What a game"));
    assert!(!eve.get(&table).await.body.contains("I begin"), "what was said at the table stays there");
}

#[tokio::test]
async fn nobody_talks_as_one_who_watches_before_there_is_anything_to_watch() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut eve) = (Visitor::new(&serving), Visitor::new(&serving));
    let table = anna.open(TWO).await;
    assert_eq!(say(&mut eve, &table, "Hello").await, 403);
    assert!(!eve.get(&table).await.body.contains("chat-form"));
}

#[tokio::test]
async fn whoever_follows_a_table_live_and_does_not_play_is_named_as_watching() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, _ben, table) = seated(&serving, TWO).await;
    let mut eve = Visitor::new(&serving);
    eve.post(&format!("{table}/chat"), &[("text", "Hi")]).await;
    assert_eq!(eve.post("/settings", &[("name", "Eve the watcher"), ("back", "/")]).await.status, 303);
    let (follower, address) = (eve.clone(), format!("/events?tables={}", table.trim_start_matches("/t/")));
    let following = tokio::spawn(async move { follower.stream(&address, |text| text.contains("never")).await });
    let mut seen = String::new();
    for _ in 0..100 {
        seen = anna.get(&table).await.body;
        if seen.contains("t-watchers") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(seen.contains("t-watchers") && seen.contains("Eve the watcher"), "who watches is told");
    let _ = following.await;
    for _ in 0..100 {
        seen = anna.get(&table).await.body;
        if !seen.contains("Eve the watcher") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert!(!seen.contains("Eve the watcher"), "whoever has gone is not");
}

#[tokio::test]
async fn a_hand_is_shown_to_those_who_watch_only_while_its_owner_wants_that() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut anna = Visitor::new(&serving);
    let fields = [
        ("game", "brian-boru"),
        ("players", "3"),
        ("seat-a", "here"),
        ("seat-b", "bot-random"),
        ("seat-c", "bot-random"),
        ("speed", "slow"),
    ];
    let table = anna.open(&fields).await;
    let mut eve = Visitor::new(&serving);
    let hand = |page: &str| page.contains("id=\"hand\"");
    let eyes = format!("{table}?eyes=a");
    assert!(!hand(&eve.get(&eyes).await.body), "nobody has shown anything");
    let show = format!("{table}/show");
    assert_eq!(eve.post(&show, &[("seat", "a"), ("show", "yes")]).await.status, 403, "it is not hers to show");
    assert_eq!(anna.post(&show, &[("seat", "a"), ("show", "yes")]).await.status, 303);
    let page = eve.get(&eyes).await.body;
    assert!(hand(&page), "now it is seen");
    assert!(!page.contains(&format!("action=\"{table}/act\"")), "but nothing can be done with it");
    assert!(!hand(&eve.get(&format!("{table}?eyes=b")).await.body), "others show nothing");
    assert!(!hand(&eve.get(&table).await.body), "and nobody has to look");
    let state = eve.look(&eyes).await;
    assert_eq!((state["offers"].clone(), state["mine"].clone()), (json!([]), json!([])));
    assert_eq!(anna.post(&show, &[("seat", "a"), ("show", "no")]).await.status, 303);
    assert!(!hand(&eve.get(&eyes).await.body), "it is hidden again");
}

#[tokio::test]
async fn a_running_game_is_tried_out_against_bots_without_telling_what_is_hidden() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    for game in ["brian-boru", "two-heirs", "northgard", "crescent-moon"] {
        let mut anna = Visitor::new(&serving);
        let table = anna.open(&[("game", game), ("speed", "instant"), ("seat-a", "here")]).await;
        let state = until(&mut anna, &table, |state| state["seat"] == "a").await;
        let taken = anna.post(&format!("{table}/position"), &[]).await;
        assert_eq!(taken.status, 303, "{game}: {}", taken.body);
        let position = taken.location().to_owned();
        assert!(position.starts_with("/position/") && position.ends_with("?seat=a"), "{game}: {position}");
        let key = position.trim_start_matches("/position/").trim_end_matches("?seat=a").to_owned();
        assert_eq!(anna.get(&position).await.status, 200);
        let players = state["names"].as_array().map_or(0, Vec::len).to_string();
        let fork = anna
            .open(&[("game", game), ("players", &players), ("position", &key), ("seat-a", "here"), ("speed", "slow")])
            .await;
        let forked = anna.look(&fork).await;
        assert_eq!(
            (forked["seat"].clone(), forked["offers"].clone()),
            (state["seat"].clone(), state["offers"].clone()),
            "{game}: the same question"
        );
        assert_eq!(forked["view"], state["view"], "{game}: what the seat knows is the same");
        let mut eve = Visitor::new(&serving);
        assert_eq!(eve.post(&format!("{table}/position"), &[]).await.status, 403, "only from an own seat");
        assert_eq!(
            anna.post(&format!("{table}/position"), &[("n", "1")]).await.status,
            403,
            "steps are for finished games"
        );
    }
}

#[tokio::test]
async fn where_bots_may_not_be_asked_nothing_is_tried_against_them() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let fields = [TWO, &[("advice", "off")]].concat();
    let (mut anna, _ben, table) = seated(&serving, &fields).await;
    assert_eq!(anna.post(&format!("{table}/position"), &[]).await.status, 403);
    assert!(!anna.get(&format!("{table}?tab=more")).await.body.contains(&format!("action=\"{table}/position\"")));
}

#[tokio::test]
async fn games_that_are_on_are_listed_by_game_and_every_step_has_an_address() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, _ben, table) = seated(&serving, TWO).await;
    let unlisted: Vec<_> = TWO.iter().copied().filter(|field| field.0 != "listed").collect();
    let (_, _, hidden) = seated(&serving, &unlisted).await;
    let mut eve = Visitor::new(&serving);
    for address in ["/watch", "/watch?game=pebbles"] {
        let page = eve.get(address).await.body;
        assert!(
            page.contains(&format!("href=\"{table}\"")) && !page.contains(&format!("href=\"{hidden}\"")),
            "{address}"
        );
    }
    let lobby = eve.get("/").await.body;
    assert!(lobby.contains("href=\"/watch\"") && lobby.contains("href=\"/tournaments\""));
    assert!(anna.get(&format!("{table}/replay/1")).await.body.contains("id=\"step-link\""));
}

#[tokio::test]
async fn the_operator_reads_a_report_with_what_was_said_and_silences_whoever_said_it() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut operator = Visitor::new(&serving);
    assert_eq!(operator.post("/register", &[("name", "Keeper"), ("new-password", "correct horse")]).await.status, 200);
    let (mut anna, mut ben, table) = seated(&serving, TWO).await;
    assert_eq!(say(&mut ben, &table, "You cheat!").await, 303);
    let page = anna.get(&format!("{table}?tab=more")).await.body;
    let number =
        page.split("href=\"/p/").nth(1).and_then(|rest| rest.split('"').next()).expect("his number").to_owned();
    assert_eq!(anna.post(&format!("/p/{number}/report"), &[("text", "He is rude.")]).await.status, 303);
    let office = operator.get("/office").await.body;
    assert!(
        office.contains("He is rude.")
            && office.contains("You cheat!")
            && office.contains(&format!("href=\"{table}\""))
    );
    for (deed, status) in [("mute", 303), ("delete", 400)] {
        let fields = [("person", number.as_str()), ("deed", deed)];
        assert_eq!(anna.post("/office/restrain", &fields).await.status, 404, "nobody else has an office");
        assert_eq!(operator.post("/office/restrain", &fields).await.status, status, "{deed}");
    }
    assert_eq!(say(&mut ben, &table, "And you lie!").await, 403, "he is heard no more, at once");
    assert!(operator.get("/office").await.body.contains("value=\"unmute\""));
    assert_eq!(operator.post("/office/restrain", &[("person", &number), ("deed", "ban")]).await.status, 303);
    assert_eq!(ben.post(&format!("{table}/end"), &[("how", "concede-b")]).await.status, 403);
    assert_eq!(operator.post("/office/restrain", &[("person", &number), ("deed", "unban")]).await.status, 303);
    assert_eq!(ben.post(&format!("{table}/end"), &[("how", "concede-b")]).await.status, 303);
    let own = operator
        .get("/me")
        .await
        .body
        .split("/p/")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .map(str::to_owned)
        .expect("a number");
    assert_eq!(
        operator.post("/office/restrain", &[("person", &own), ("deed", "ban")]).await.status,
        403,
        "not oneself"
    );
}
