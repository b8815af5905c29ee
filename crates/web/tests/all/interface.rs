//! What else programs may do for their owners: accounts, plans, advice, the workshop, lessons and puzzles.

use crate::common::{Answer, Scratch, TOYS, Visitor, account, serve, serve_bots};
use crate::programs::{post, program, token};
use serde_json::{Value, json};
use std::time::Duration;
use web::{BotOptions, Serving};

async fn get(program: &mut Visitor, path: &str) -> Value {
    let answer = program.get(&format!("/api/v1{path}")).await;
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    answer.json()
}

async fn status(program: &mut Visitor, path: &str) -> u16 {
    program.get(&format!("/api/v1{path}")).await.status
}

async fn delete(program: &mut Visitor, path: &str) -> u16 {
    program.delete(&format!("/api/v1{path}")).await.status
}

/// A program of somebody new that may do this.
async fn program_of(serving: &Serving, name: &str, scopes: &[&str]) -> (Visitor, Visitor) {
    let mut owner = account(serving, name).await;
    let secret = token(&mut owner, scopes).await;
    (owner, program(serving, &secret))
}

/// Looks again until a bot is through with its thinking.
async fn until_found(program: &mut Visitor, path: &str) -> Value {
    for _ in 0..600 {
        let state = get(program, path).await;
        if state["state"] == "found" {
            return state;
        }
        assert_eq!(state["state"], "thinking", "{state}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nothing is ever found at {path}");
}

fn quick() -> BotOptions {
    BotOptions { advice: Duration::from_millis(160), review: 4, ..BotOptions::default() }
}

#[tokio::test]
async fn a_program_sees_to_the_account_of_its_owner_as_far_as_its_token_goes() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut reader) = program_of(&serving, "Anna", &["read", "play", "talk", "people"]).await;
    for path in ["/me/sessions", "/me/data", "/me/notices"] {
        assert_eq!(status(&mut reader, path).await, 403, "{path} takes a scope of its own");
    }
    assert_eq!(delete(&mut reader, "/me/sessions").await, 403);
    assert_eq!(reader.put_json("/api/v1/me/name", &json!({ "name": "Eve" })).await.status, 403);
    let secret = token(&mut anna, &["account"]).await;
    let mut keeper = program(&serving, &secret);
    assert_eq!(status(&mut keeper, "/me").await, 403, "and that scope is good for nothing else");
    let sessions = get(&mut keeper, "/me/sessions").await;
    let session = sessions[0]["session"].as_str().expect("she is logged in").to_owned();
    assert!(sessions[0]["expires"].as_i64() > sessions[0]["created"].as_i64(), "{sessions}");
    let called = keeper.put_json("/api/v1/me/name", &json!({ "name": "  Anna \u{200b} Livia " })).await;
    assert_eq!((called.status, called.json()["name"].clone()), (200, json!("Anna Livia")), "{}", called.body);
    assert_eq!(keeper.put_json("/api/v1/me/name", &json!({ "name": "\u{200b}" })).await.status, 400);
    let data = get(&mut keeper, "/me/data").await;
    assert_eq!((&data["format"], &data["person"]["name"]), (&json!("crownlands-person-1"), &json!("Anna Livia")));
    assert!(!data.to_string().contains(&secret["crownlands_".len()..]), "what is secret stays secret");
    assert_eq!(delete(&mut keeper, "/me/sessions/0").await, 404);
    assert_eq!(delete(&mut keeper, &format!("/me/sessions/{session}")).await, 204);
    assert_eq!(anna.get("/me/data").await.status, 403, "she is logged out there");
    assert_eq!(status(&mut reader, "/me").await, 200, "tokens stay as they are");
    // Nothing of the account of somebody else.
    let (_, mut eve) = program_of(&serving, "Eve", &["account"]).await;
    let hers = get(&mut eve, "/me/sessions").await[0]["session"].as_str().expect("a session").to_owned();
    assert_eq!(delete(&mut keeper, &format!("/me/sessions/{hers}")).await, 404);
    assert_eq!(delete(&mut keeper, "/me/sessions").await, 204);
    assert_eq!(get(&mut eve, "/me/sessions").await.as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn friends_are_asked_by_name_and_finished_games_are_found_as_far_as_one_may() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut hers) = program_of(&serving, "Anna", &["read", "people"]).await;
    let (_, mut his) = program_of(&serving, "Ben", &["read"]).await;
    let ask = |name: &str| json!({ "name": name });
    assert_eq!(post(&mut hers, "/me/friends", ask("BEN")).await.status, 204, "as names look");
    assert_eq!(post(&mut hers, "/me/friends", ask("Nobody at all")).await.status, 403);
    assert_eq!(post(&mut his, "/me/friends", ask("Anna")).await.status, 403, "his token is for seeing");
    assert_eq!(get(&mut his, "/me/friends").await[0]["name"], json!("Anna"));
    let number = get(&mut hers, "/me").await["person"]["id"].as_i64().expect("a number");
    let table = anna.open(&[("game", "pebbles"), ("speed", "instant")]).await;
    assert_eq!(anna.post(&format!("{table}/end"), &[("how", "abandon")]).await.status, 303);
    let path = format!("/people/{number}/games");
    assert_eq!(get(&mut hers, &path).await.as_array().map(Vec::len), Some(1));
    assert_eq!(get(&mut his, &path).await, json!([]), "it was not listed");
    assert_eq!(get(&mut Visitor::new(&serving), &path).await, json!([]));
}

#[tokio::test]
async fn a_program_makes_plans_that_nobody_else_sees() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (_, mut anna) = program_of(&serving, "Anna", &["read", "play"]).await;
    let (_, mut ben) = program_of(&serving, "Ben", &["read", "play"]).await;
    let seats = json!({ "a": "here", "b": "open" });
    let new = json!({ "game": "pebbles", "players": 2, "seats": seats, "pace": { "pace": "turns", "clock": "12h" } });
    let opened = post(&mut anna, "/tables", new).await;
    assert_eq!(opened.status, 201, "{}", opened.body);
    let at = format!("/tables/{}", opened.json()["table"].as_str().expect("a table"));
    assert_eq!(post(&mut ben, &format!("{at}/join"), json!({ "seat": "b" })).await.status, 200);
    let take = async |program: &mut Visitor, seat: &str| {
        let version = get(program, &at).await["version"].clone();
        let act = json!({ "seat": seat, "version": version, "key": format!("k-{version}"), "act": "take 1" });
        let done = post(program, &format!("{at}/act"), act).await;
        assert_eq!(done.status, 200, "{}", done.body);
    };
    take(&mut anna, "a").await;
    take(&mut ben, "b").await;
    let plan = |act: &str, hold: &str| json!({ "seat": "b", "act": act, "hold": hold });
    let plans = format!("{at}/plans");
    assert_eq!(post(&mut ben, &plans, plan("take 9", "once")).await.status, 403);
    assert_eq!(post(&mut ben, &plans, plan("take 1", "always")).await.status, 400);
    assert_eq!(post(&mut anna, &plans, plan("take 1", "once")).await.status, 403, "that is his seat");
    assert_eq!(post(&mut ben, &plans, plan("take 1", "same")).await.status, 204);
    let armed = get(&mut ben, &plans).await;
    assert_eq!((&armed[0]["state"], &armed[0]["hold"]), (&json!("armed"), &json!("same")), "{armed}");
    assert_eq!(get(&mut anna, &plans).await, json!([]));
    let name = armed[0]["plan"].as_str().expect("a name").to_owned();
    assert_eq!(delete(&mut anna, &format!("{plans}/{name}")).await, 404);
    assert_eq!(delete(&mut ben, &format!("{plans}/{name}")).await, 204);
    assert_eq!(get(&mut ben, &plans).await[0]["state"], json!("withdrawn"));
    // Nobody is late yet, and a table may be quiet.
    assert_eq!(post(&mut ben, &format!("{at}/remind"), json!({ "seat": "a" })).await.status, 403);
    let quiet = ben.put_json(&format!("/api/v1{at}/quiet"), &json!({ "quiet": true })).await;
    assert_eq!(quiet.status, 403, "what is told belongs to the account");
}

#[tokio::test]
async fn a_program_sees_where_its_owner_is_told_things_and_switches_that_off() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut hers) = program_of(&serving, "Anna", &["account"]).await;
    let hook = [("kind", "hook"), ("address", "https://hooks.example/anna")];
    assert_eq!(anna.post("/me/notices/add", &hook).await.status, 303);
    let table = anna.open(&[("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("seat-b", "open")]).await;
    let all = get(&mut hers, "/me/notices").await;
    assert_eq!((&all["channels"][0]["kind"], &all["told"]), (&json!("hook"), &json!([])), "{all}");
    assert!(!all.to_string().contains("/anna"), "the address itself is not told");
    let name = all["channels"][0]["channel"].as_str().expect("a name").to_owned();
    let (_, mut eve) = program_of(&serving, "Eve", &["account"]).await;
    assert_eq!(delete(&mut eve, &format!("/me/notices/{name}")).await, 404, "it is not hers");
    assert_eq!(post(&mut eve, &format!("/me/notices/{name}/test"), json!({})).await.status, 404);
    assert_eq!(post(&mut hers, &format!("/me/notices/{name}/test"), json!({})).await.status, 204);
    assert_eq!(get(&mut hers, "/me/notices").await["told"][0]["kind"], json!("test"));
    let quiet = format!("/api/v1/tables/{}/quiet", table.trim_start_matches("/t/"));
    assert_eq!(eve.put_json(&quiet, &json!({ "quiet": true })).await.status, 403, "she does not sit there");
    assert_eq!(hers.put_json(&quiet, &json!({ "quiet": true })).await.status, 204);
    assert_eq!(delete(&mut hers, &format!("/me/notices/{name}")).await, 204);
    assert_eq!(get(&mut hers, "/me/notices").await["channels"], json!([]));
}

#[tokio::test]
async fn bots_say_what_they_would_do_and_how_a_game_went() {
    let scratch = Scratch::new();
    let serving = serve_bots(&scratch, shelf::all_games(), quick()).await;
    let (mut owner, mut bot) = program_of(&serving, "Anna", &["read", "play"]).await;
    let seats = json!({ "a": "here", "b": "here" });
    let new = json!({ "game": "two-heirs", "players": 2, "speed": "instant", "seats": seats });
    let opened = post(&mut bot, "/tables", new).await.json();
    let at = format!("/tables/{}", opened["table"].as_str().expect("a table"));
    let seat = opened["seat"].as_str().expect("somebody must decide").to_owned();
    let advice = format!("{at}/advice");
    assert_eq!(get(&mut bot, &advice).await["state"], json!("unasked"));
    assert_eq!(post(&mut bot, &advice, json!({ "seat": "z" })).await.status, 400);
    let asked = post(&mut bot, &advice, json!({ "seat": seat })).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    let found = until_found(&mut bot, &advice).await;
    let best = &found["thoughts"][0];
    assert!(best["label"].is_string() && best["tried"].as_u64() > Some(0), "{found}");
    let (_, mut eve) = program_of(&serving, "Eve", &["read", "play"]).await;
    assert_eq!(post(&mut eve, &advice, json!({ "seat": seat })).await.status, 403);
    // Bots look back at what is over, and at nothing else.
    let analysis = format!("{at}/analysis");
    assert_eq!(status(&mut bot, &analysis).await, 403);
    let act = json!({ "seat": seat, "version": opened["version"], "key": "k", "act": best["act"] });
    assert_eq!(post(&mut bot, &format!("{at}/act"), act).await.status, 200);
    let table = at.replace("/tables/", "/t/");
    assert_eq!(owner.post(&format!("{table}/end"), &[("how", "abandon")]).await.status, 303);
    assert_eq!(get(&mut Visitor::new(&serving), &analysis).await["state"], json!("unasked"));
    assert_eq!(post(&mut bot, &analysis, json!({})).await.status, 200);
    let found = until_found(&mut bot, &analysis).await;
    assert!(found["standings"].as_array().is_some_and(|steps| steps.len() > 1), "{found}");
}

#[tokio::test]
async fn editions_and_positions_are_brought_looked_at_and_played_with() {
    let scratch = Scratch::new();
    let serving = serve_bots(&scratch, shelf::all_games(), quick()).await;
    let (_, mut bot) = program_of(&serving, "Anna", &["read", "play"]).await;
    let mut stranger = Visitor::new(&serving);
    let shipped = get(&mut stranger, "/editions/brian-boru").await;
    assert_eq!(shipped["whose"], json!("shipped"));
    let text = shipped["text"].as_str().expect("a file");
    let (own, title) = table::components::title(text).expect("an edition");
    let rich = text.replacen(&format!("id = \"{own}\""), "id = \"rich\"", 1).replacen(&title, "For the rich", 1);
    let rich = rich.replacen("coins = 3", "coins = 42", 1);
    assert_eq!(post(&mut stranger, "/editions", json!({ "text": rich })).await.status, 401);
    let brought = post(&mut bot, "/editions", json!({ "text": rich })).await;
    assert_eq!((brought.status, brought.json()["title"].clone()), (201, json!("For the rich")), "{}", brought.body);
    let key = brought.json()["edition"].as_str().expect("a name").to_owned();
    let listed = |all: &Value| all.as_array().is_some_and(|all| all.iter().any(|one| one["edition"] == json!(key)));
    assert!(listed(&get(&mut bot, "/editions").await) && !listed(&get(&mut stranger, "/editions").await));
    assert_eq!(
        get(&mut stranger, &format!("/editions/{key}")).await["text"],
        json!(rich),
        "who knows its name sees it"
    );
    for (lang, says) in [
        ("en", "This file cannot be used:"),
        ("cs", "Tento soubor nelze použít:"),
        ("pl", "Tego pliku nie można użyć:"),
    ] {
        let faulty = json!({ "text": rich.replacen("coins = 42", "coins = 65000", 1) });
        let refused = bot.with("accept-language", lang).post_json("/api/v1/editions", &faulty).await;
        assert!(
            refused.status == 400 && refused.json()["says"].as_str().is_some_and(|told| told.starts_with(says)),
            "{}",
            refused.body
        );
    }
    let long = json!({ "text": "x".repeat(2 * table::brought::MOST_BYTES) });
    assert_eq!(post(&mut bot, "/editions", long).await.status, 413);
    let new = json!({ "game": "brian-boru", "players": 3, "edition": key, "seats": { "a": "here", "b": "bot-random", "c": "bot-random" } });
    let opened = post(&mut bot, "/tables", new).await;
    assert_eq!((opened.status, opened.json()["edition"].clone()), (201, json!("rich")), "{}", opened.body);
    positions(&mut bot, &mut stranger, &opened).await;
}

/// A position is taken out of a game, brought as a file, asked about and played on.
async fn positions(bot: &mut Visitor, stranger: &mut Visitor, opened: &Answer) {
    let at = format!("/tables/{}", opened.json()["table"].as_str().expect("a table"));
    let forked = post(bot, &format!("{at}/fork"), json!({})).await;
    assert_eq!(forked.status, 200, "{}", forked.body);
    let key = forked.json()["position"].as_str().expect("a name").to_owned();
    assert_eq!(get(bot, "/me/positions").await[0]["position"], json!(key));
    let position = get(stranger, &format!("/positions/{key}")).await;
    let act = position["offers"][0]["act"].as_str().expect("something may be done").to_owned();
    assert!(position["view"].is_object() && position["prompt"].is_string(), "{position}");
    assert_eq!(status(stranger, &format!("/positions/{key}?seat=h")).await, 403);
    let why = get(stranger, &format!("/positions/{key}/why?act={}", crate::common::encode(&act))).await;
    assert_eq!(why, json!({ "allowed": true, "says": null, "clause": null }));
    assert_eq!(get(stranger, &format!("/positions/{key}/why?act=dance")).await["allowed"], json!(false));
    let again = post(bot, "/positions", json!({ "text": position["text"] })).await;
    assert_eq!((again.status, again.json()["position"].clone()), (201, json!(key)), "{}", again.body);
    assert_eq!(post(bot, "/positions", json!({ "text": "title = 1" })).await.status, 400);
    assert_eq!(post(stranger, &format!("/positions/{key}/advice"), json!({})).await.status, 401);
    let advice = post(bot, &format!("/positions/{key}/advice"), json!({})).await;
    assert!(advice.status == 200 && advice.json()[0]["act"].is_string(), "{}", advice.body);
}

#[tokio::test]
async fn lessons_are_learnt_and_puzzles_solved_over_the_interface() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let (_, mut bot) = program_of(&serving, "Anna", &["read", "play"]).await;
    let mut stranger = Visitor::new(&serving);
    let mut puzzles = 0;
    for game in ["brian-boru", "two-heirs", "northgard", "crescent-moon"] {
        let lessons = get(&mut stranger, &format!("/games/{game}/lessons")).await;
        let name = lessons[0]["lesson"].as_str().expect("there are lessons").to_owned();
        let at = format!("/games/{game}/lessons/{name}");
        let mut lesson = get(&mut bot, &at).await;
        let refused = post(&mut bot, &format!("{at}/act"), json!({ "act": "dance" })).await;
        assert!(refused.status == 422 && refused.json()["clause"].is_string(), "{}", refused.body);
        while lesson["standing"] == json!("on_the_way") {
            let help = get(&mut bot, &format!("{at}?help=show")).await;
            let act = json!({ "act": help["help"][0], "version": help["version"] });
            let next = post(&mut bot, &format!("{at}/act"), act).await;
            assert_eq!(next.status, 200, "{game}: {}", next.body);
            assert!(next.json()["version"].as_u64() > lesson["version"].as_u64(), "{game}: {}", next.body);
            lesson = next.json();
        }
        assert_eq!(lesson["standing"], json!("done"), "{game}: {lesson}");
        assert_eq!(get(&mut bot, &format!("/games/{game}/lessons")).await[0]["done"], json!(true));
        assert_eq!(get(&mut stranger, &at).await["version"], json!(0), "for others it is as it was");
        let anew = post(&mut bot, &format!("{at}/back"), json!({ "start": true })).await;
        assert_eq!((anew.status, anew.json()["version"].clone()), (200, json!(0)), "{}", anew.body);
        puzzles += puzzle(&mut stranger, game).await;
    }
    assert!(puzzles > 0, "some games have puzzles");
    assert_eq!(status(&mut stranger, "/games/two-heirs/lessons/none").await, 404);
    assert_eq!(post(&mut stranger, "/games/two-heirs/lessons/1/act", json!({ "act": "x" })).await.status, 401);
    let czech = stranger.with("accept-language", "cs").get("/api/v1/games/two-heirs/lessons").await.json();
    assert_ne!(czech[0]["title"], get(&mut stranger, "/games/two-heirs/lessons").await[0]["title"]);
}

/// The first puzzle of a game, answered wrongly and rightly; how many there are.
async fn puzzle(stranger: &mut Visitor, game: &str) -> u64 {
    let count = get(stranger, &format!("/games/{game}/puzzles")).await["count"].as_u64().expect("a number");
    assert_eq!(status(stranger, &format!("/games/{game}/puzzles/{}", count + 1)).await, 404);
    if count == 0 {
        return 0;
    }
    let at = format!("/games/{game}/puzzles/1");
    let puzzle = get(stranger, &at).await;
    let told = get(stranger, &format!("{at}/answer")).await;
    let best = told["solution"]["act"].as_str().expect("a solution").to_owned();
    assert!(!puzzle.to_string().contains("solution"), "the puzzle does not give it away");
    let offers = puzzle["offers"].as_array().expect("offers").iter().filter_map(|offer| offer["act"].as_str());
    let wrong = offers.into_iter().find(|act| *act != best).expect("there is more than one").to_owned();
    let answer = |act: &str| format!("{at}/answer?act={}", crate::common::encode(act));
    let missed = get(stranger, &answer(&wrong)).await;
    assert_eq!((&missed["right"], &missed["solution"]), (&json!(false), &Value::Null));
    let right = get(stranger, &answer(&best)).await;
    assert!(right["right"] == json!(true) && right["solution"]["label"].is_string(), "{right}");
    assert_eq!(status(stranger, &answer("dance")).await, 400);
    count
}

#[tokio::test]
async fn a_program_holds_a_tournament_of_bots_or_calls_it_off() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (_, mut host) = program_of(&serving, "Host", &["read", "play"]).await;
    let (_, mut eve) = program_of(&serving, "Eve", &["read", "play"]).await;
    let new = json!({ "name": "Cup", "game": "pebbles", "form": "knockout", "players": 2, "bots": true });
    let found = async |host: &mut Visitor| {
        let found = post(host, "/tournaments", new.clone()).await;
        assert_eq!(found.status, 201, "{}", found.body);
        format!("/tournaments/{}", found.json()["id"].as_str().expect("a name"))
    };
    let (cup, other) = (found(&mut host).await, found(&mut host).await);
    let bots = json!({ "robot": "easy", "count": 4 });
    assert_eq!(post(&mut eve, &format!("{cup}/bots"), bots.clone()).await.status, 403);
    assert_eq!(post(&mut host, &format!("{cup}/bots"), json!({ "robot": "easy", "count": 0 })).await.status, 400);
    assert_eq!(post(&mut host, &format!("{cup}/bots"), bots).await.status, 204);
    assert_eq!(post(&mut eve, &format!("{cup}/enter"), json!({})).await.status, 204);
    assert_eq!(post(&mut eve, &format!("{cup}/withdraw"), json!({})).await.status, 204);
    assert_eq!(post(&mut eve, &format!("{cup}/withdraw"), json!({})).await.status, 403, "she takes no part");
    assert_eq!(post(&mut eve, &format!("{cup}/begin"), json!({})).await.status, 403);
    assert_eq!(post(&mut host, &format!("{cup}/begin"), json!({})).await.status, 204);
    assert_eq!(delete(&mut host, &cup).await, 403, "it has begun");
    assert_eq!(delete(&mut eve, &other).await, 403);
    assert_eq!((delete(&mut host, &other).await, status(&mut host, &other).await), (204, 404));
    for _ in 0..600 {
        let state = get(&mut eve, &cup).await;
        if state["tournament"]["status"] == json!("over") {
            assert_eq!(state["standings"].as_array().map(Vec::len), Some(4));
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it never ends: {}", get(&mut eve, &cup).await);
}
