//! What programs do: personal tokens with scopes, the document, a whole game over the bot protocol.

use crate::common::{Answer, Scratch, TOYS, Visitor, account, serve, serve_with};
use serde_json::{Value, json};
use web::{Limits, Rate, Serving};

/// A token of somebody that is good for this.
pub async fn token(owner: &mut Visitor, scopes: &[&str]) -> String {
    let mut form = vec![("label", "my bot")];
    form.extend(scopes.iter().map(|scope| ("scopes", *scope)));
    let page = owner.post("/me/tokens", &form).await;
    assert_eq!(page.status, 200, "{}", page.body);
    let at = page.body.find("crownlands_").expect("the token is shown");
    page.body[at..at + "crownlands_".len() + 64].to_owned()
}

/// A program with this token.
pub fn program(serving: &Serving, token: &str) -> Visitor {
    Visitor::new(serving).with("authorization", &format!("Bearer {token}"))
}

pub async fn post(program: &mut Visitor, path: &str, body: Value) -> Answer {
    program.post_json(&format!("/api/v1{path}"), &body).await
}

#[tokio::test]
async fn a_token_is_good_for_what_its_owner_says_until_it_is_taken_back() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = account(&serving, "Anna").await;
    let secret = token(&mut anna, &["read"]).await;
    let listed = anna.get("/me/tokens").await.body;
    assert!(listed.contains("my bot") && !listed.contains(&secret), "it is shown once");
    let mut reader = program(&serving, &secret);
    let me = reader.get("/api/v1/me").await;
    assert_eq!((me.status, me.json()["person"]["name"].clone()), (200, json!("Anna")), "{}", me.body);
    assert_eq!(me.json()["scopes"], json!(["read"]));
    let refused = post(&mut reader, "/tables", json!({ "game": "pebbles" })).await;
    assert_eq!((refused.status, refused.json()["problem"].clone()), (403, json!("forbidden")), "{}", refused.body);
    // Cookies count for nothing here, and what is no token is nobody.
    assert_eq!(anna.get("/api/v1/me").await.status, 401);
    let unknown = program(&serving, &format!("crownlands_{}", "0".repeat(64))).get("/api/v1/me").await;
    assert_eq!((unknown.status, unknown.headers["www-authenticate"].as_str()), (401, "Bearer"));
    assert_eq!(
        program(&serving, "x").get("/api/v1/games").await.status,
        401,
        "a wrong token is told, even where none is needed"
    );
    assert_eq!(Visitor::new(&serving).get("/api/v1/games").await.status, 200);
    let id = listed.split("name=\"token\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("its name");
    assert_eq!(anna.post("/me/tokens/revoke", &[("token", id)]).await.status, 303);
    assert_eq!(reader.get("/api/v1/me").await.status, 401, "it is taken back at once");
}

#[tokio::test]
async fn guests_have_no_tokens_and_a_token_needs_a_purpose() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut guest = Visitor::new(&serving);
    guest.open(&[("game", "pebbles")]).await;
    assert!(guest.get("/me/tokens").await.body.contains("/register"));
    assert_eq!(guest.post("/me/tokens", &[("label", "x"), ("scopes", "read")]).await.status, 403);
    let mut anna = account(&serving, "Anna").await;
    assert_eq!(anna.post("/me/tokens", &[("label", "x")]).await.status, 400);
    assert_eq!(anna.post("/me/tokens", &[("label", "x"), ("scopes", "everything")]).await.status, 400);
    assert_eq!(anna.post("/me/tokens", &[("label", " "), ("scopes", "read")]).await.status, 400);
    assert!(anna.get("/me").await.body.contains("/me/tokens"));
}

#[tokio::test]
async fn a_program_plays_a_whole_game_by_the_bot_protocol() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = account(&serving, "Anna").await;
    let secret = token(&mut anna, &["read", "play"]).await;
    let mut bot = program(&serving, &secret);
    let opened = post(
        &mut bot,
        "/tables",
        json!({ "game": "pebbles", "players": 2, "speed": "instant", "seats": { "a": "here", "b": "bot-easy" } }),
    )
    .await;
    assert_eq!(opened.status, 201, "{}", opened.body);
    let table = opened.json()["table"].as_str().expect("a table").to_owned();
    let address = format!("/tables/{table}");
    let stream = bot.stream("/api/v1/play", |text| text.contains("event: decide")).await;
    assert!(stream.contains("event: hello") && stream.contains(&table), "{stream}");
    assert!(stream.contains("\"names\":[\"Anna\","), "{stream}");
    let events = bot.stream("/api/v1/events", |text| text.contains("event: table")).await;
    assert!(events.contains("\"my_turn\":") && events.contains(&table), "{events}");
    let mut decided = 0;
    for _ in 0..500 {
        let state = bot.get(&format!("/api/v1{address}?view=true")).await.json();
        assert!(state["view"].is_object(), "{state}");
        if state["status"] == "over" {
            break;
        }
        let question = bot.get(&format!("/api/v1{address}/decide")).await.json();
        if question["type"] == "none" {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            continue;
        }
        assert_eq!(
            question["offers"].as_array().map(Vec::len),
            question["labels"].as_array().map(Vec::len),
            "{question}"
        );
        let answer = json!({ "seat": question["seat"], "version": question["version"], "index": 0 });
        let done = post(&mut bot, &format!("{address}/decide"), answer.clone()).await;
        assert_eq!(done.status, 200, "{}", done.body);
        assert_eq!(
            post(&mut bot, &format!("{address}/decide"), answer).await.status,
            409,
            "that question was answered"
        );
        decided += 1;
    }
    assert!(decided > 1, "{decided}");
    let state = bot.get(&format!("/api/v1{address}")).await.json();
    assert_eq!(state["status"], "over", "{state}");
    assert!(state["result"]["places"].is_array(), "{state}");
    let record = bot.get(&format!("/api/v1{address}/record")).await;
    assert_eq!(record.status, 200, "{}", record.body);
    let step = bot.get(&format!("/api/v1{address}/steps/2?seat=b")).await;
    assert!(step.status == 200 && step.json()["view"].is_object(), "{}", step.body);
    let log = bot.get(&format!("/api/v1{address}/log")).await.json();
    assert!(log.as_array().is_some_and(|steps| steps.len() > 2), "{log}");
    let mine = bot.get("/api/v1/me/tables?over=true").await.json();
    assert_eq!(mine["tables"][0]["table"], json!(table));
}

#[tokio::test]
async fn what_is_sent_twice_is_done_once_and_what_is_wrong_is_told() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = account(&serving, "Anna").await;
    let secret = token(&mut anna, &["read", "play", "talk", "people"]).await;
    let mut bot = program(&serving, &secret);
    let two = json!({ "game": "pebbles", "players": 2, "speed": "instant", "seats": { "a": "here", "b": "here" } });
    let table = post(&mut bot, "/tables", two).await.json();
    let at = format!("/tables/{}", table["table"].as_str().expect("a table"));
    let seat = table["seat"].as_str().expect("somebody must decide").to_owned();
    let act = json!({ "seat": seat, "version": table["version"], "key": "k-1", "act": table["offers"][0]["act"] });
    let (first, again) =
        (post(&mut bot, &format!("{at}/act"), act.clone()).await, post(&mut bot, &format!("{at}/act"), act).await);
    assert_eq!((first.status, first.json()["again"].clone()), (200, json!(false)), "{}", first.body);
    assert_eq!((again.status, again.json()["again"].clone()), (200, json!(true)), "{}", again.body);
    assert_eq!(first.json()["done"], again.json()["done"]);
    let now = again.json()["table"].clone();
    let silly = json!({ "seat": now["seat"], "version": now["version"], "key": "k-2", "act": "dance" });
    let refused = post(&mut bot, &format!("{at}/act"), silly).await;
    assert!(refused.status == 422 && refused.json()["clause"].is_string(), "{}", refused.body);
    let why = bot.get(&format!("/api/v1{at}/why?act=dance")).await.json();
    assert_eq!(why["allowed"], json!(false), "{why}");
    for (path, body, status) in [
        ("/act", json!({}), 400),
        ("/act", json!({ "seat": "a", "version": 1, "key": "k", "act": "x", "more": 1 }), 400),
        ("/undo", json!({ "seat": "z", "version": 1, "key": "k" }), 400),
        ("/speed", json!({ "speed": "mad" }), 400),
        ("/pace", json!(["turns"]), 400),
        ("/pace", json!({ "pace": "turns", "night": [22, 8] }), 400),
        ("/end", json!({ "how": "vanish" }), 400),
        ("/replace", json!({ "seat": "a" }), 403),
        ("/rematch", json!({}), 403),
        ("/fork", json!({ "step": 1 }), 403),
    ] {
        let answer = post(&mut bot, &format!("{at}{path}"), body).await;
        assert_eq!(answer.status, status, "{path}: {}", answer.body);
        assert!(answer.json()["says"].is_string(), "{path}: {}", answer.body);
    }
    assert_eq!(post(&mut bot, &format!("{at}/chat"), json!({ "text": "Hello there" })).await.status, 204);
    assert_eq!(bot.get(&format!("/api/v1{at}/chat")).await.json()[0]["text"], json!("Hello there"));
    assert_eq!(bot.put_json(&format!("/api/v1{at}/note"), &json!({ "text": "mine" })).await.status, 204);
    assert_eq!(bot.get(&format!("/api/v1{at}/note")).await.json()["text"], json!("mine"));
    // A running game keeps its secrets: its record, and the eyes of others.
    assert_eq!(bot.get(&format!("/api/v1{at}/record")).await.status, 403);
    assert_eq!(Visitor::new(&serving).get(&format!("/api/v1{at}/steps/1?seat=a")).await.status, 403);
}

#[tokio::test]
async fn people_are_found_befriended_and_reported_over_the_interface() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = account(&serving, "Anna").await;
    let mut ben = account(&serving, "Ben").await;
    let (annas, bens) = (token(&mut anna, &["read", "people"]).await, token(&mut ben, &["read"]).await);
    let (mut anna, mut ben) = (program(&serving, &annas), program(&serving, &bens));
    let number = ben.get("/api/v1/me").await.json()["person"]["id"].as_i64().expect("a number");
    assert_eq!(anna.get(&format!("/api/v1/people/{number}")).await.json()["name"], json!("Ben"));
    assert_eq!(anna.put_json(&format!("/api/v1/people/{number}/tie"), &json!({ "tie": "friend" })).await.status, 204);
    assert_eq!(anna.get("/api/v1/me/friends").await.json()[0]["mine"], json!("friend"));
    assert_eq!(ben.get("/api/v1/me/friends").await.json()[0]["friend"], json!(true));
    assert_eq!(
        ben.put_json("/api/v1/people/1/tie", &json!({ "tie": "block" })).await.status,
        403,
        "his token is for seeing"
    );
    let report = anna.post_json(&format!("/api/v1/people/{number}/report"), &json!({ "text": "He sings." })).await;
    assert_eq!(report.status, 204, "{}", report.body);
    assert_eq!(anna.get("/api/v1/people/404").await.status, 404);
}

#[tokio::test]
async fn the_limits_of_a_person_hold_for_their_programs() {
    let scratch = Scratch::new();
    let limits = Limits { writes: Rate { per_second: 0.001, burst: 4.0 }, ..Limits::none() };
    let serving = serve_with(&scratch, TOYS, limits).await;
    let mut anna = account(&serving, "Anna").await;
    let secret = token(&mut anna, &["play"]).await;
    let mut bot = program(&serving, &secret);
    let mut last = None;
    for _ in 0..6 {
        last = Some(post(&mut bot, "/tables", json!({ "game": "pebbles" })).await);
    }
    let last = last.expect("an answer");
    assert_eq!((last.status, last.json()["problem"].clone()), (429, json!("many")), "{}", last.body);
    assert!(last.headers.contains_key("retry-after") && last.json()["wait"].is_u64());
}

#[tokio::test]
async fn the_document_tells_every_operation_and_what_can_go_wrong() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut visitor = Visitor::new(&serving);
    let document = visitor.get("/api/openapi.json").await.json();
    let paths = document["paths"].as_object().expect("there are paths");
    assert!(paths.len() >= 35, "{}", paths.len());
    let mut operations = 0;
    for (path, item) in paths {
        for (method, operation) in item.as_object().expect("an item") {
            operations += 1;
            let told = format!("{method} {path}");
            assert!(
                operation["summary"].as_str().is_some_and(|summary| summary.ends_with('.')),
                "{told} says what it does"
            );
            assert!(operation["security"].is_array(), "{told} says what token it needs");
            for status in ["400", "401", "404", "429"] {
                let schema = &operation["responses"][status]["content"]["application/json"]["schema"];
                assert_eq!(schema["$ref"], json!("#/components/schemas/Said"), "{told} {status}");
            }
        }
    }
    assert!(document["components"]["schemas"]["Said"].is_object(), "problems are described");
    assert_eq!(document["components"]["securitySchemes"]["token"]["scheme"], json!("bearer"));
    let page = visitor.get("/api").await;
    assert_eq!(page.status, 200);
    let shown = page.body.matches("<dt><code>").count();
    assert_eq!(shown, operations, "the page tells all of them");
    for path in paths.keys() {
        assert!(page.body.contains(path), "{path}");
    }
}
