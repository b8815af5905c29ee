//! The site as a browser without script and a program see it, over a toy game with secret cards.

use crate::common::{Scratch, TOYS, Visitor, serve, serve_with, until, version};
use web::{Limits, Rate};

/// A table where one person plays all three seats.
const ALONE: &[(&str, &str)] = &[
    ("game", "pebbles"),
    ("players", "3"),
    ("seat-a", "here"),
    ("seat-b", "here"),
    ("seat-c", "here"),
    ("speed", "instant"),
];

/// A table where the first seat is taken and the others are free.
const OPEN: &[(&str, &str)] = &[
    ("game", "pebbles"),
    ("players", "2"),
    ("seat-a", "here"),
    ("name-a", "Anna"),
    ("seat-b", "open"),
    ("listed", "on"),
    ("speed", "instant"),
];

#[tokio::test]
async fn a_newcomer_plays_the_first_move_after_one_click() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut newcomer = Visitor::new(&serving);
    let lobby = newcomer.get("/").await;
    assert_eq!(lobby.status, 200);
    assert!(lobby.body.contains("action=\"/tables\""));
    let table = newcomer.open(&[("game", "pebbles")]).await;
    let page = newcomer.get(&table).await;
    assert!(page.body.contains("name=\"act\" value=\"take 1\""), "the first offers are on the page");
    let form = [("seat", "a"), ("version", &*version_on(&page.body)), ("key", "page-x"), ("act", "take 1")];
    let moved = newcomer.post(&format!("{table}/act"), &form).await;
    assert_eq!((moved.status, moved.location()), (303, &*table));
    assert!(newcomer.get(&table).await.body.contains("took 1."));
}

/// The version in the first form of a page.
fn version_on(page: &str) -> String {
    let after = page.split("name=\"version\" value=\"").nth(1).expect("a form names a version");
    after.split('"').next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn the_same_submission_twice_is_kept_once_and_answered_alike() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(ALONE).await;
    let before = version(&player.look(&table).await);
    let mut other_tab = player.clone();
    let (first, second) =
        tokio::join!(player.act(&table, "a", before, "take 1"), other_tab.act(&table, "a", before, "take 1"));
    assert_eq!((first.status, second.status), (200, 200));
    assert_eq!(first.json()["done"], second.json()["done"]);
    let again = [&first, &second].iter().filter(|answer| answer.json()["again"] == true).count();
    assert_eq!(again, 1, "exactly one of them did it");
    assert_eq!(version(&player.look(&table).await), before + 1);
    let late = player.act(&table, "a", before, "take 1").await;
    assert_eq!(late.json()["done"], first.json()["done"], "even much later the answer is the same");
}

#[tokio::test]
async fn a_stale_submission_changes_nothing_and_shows_the_newest_state() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(ALONE).await;
    let before = version(&player.look(&table).await);
    player.act(&table, "a", before, "take 1").await;
    let stale = player.act(&table, "a", before, "take 2").await;
    assert_eq!(stale.status, 409);
    assert_eq!(stale.json()["problem"], "stale");
    assert_eq!(stale.json()["version"], before + 1);
    let form = [("seat", "a"), ("version", &*before.to_string()), ("key", "other"), ("act", "take 2")];
    let page = player.post(&format!("{table}/act"), &form).await;
    assert_eq!(page.status, 409);
    assert!(page.body.contains("data-problem=\"stale\"") && page.body.contains("id=\"table\""));
    assert_eq!(version(&player.look(&table).await), before + 1);
}

#[tokio::test]
async fn another_seat_a_forged_seat_and_an_illegal_action_are_refused() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut boris, mut stranger) = (Visitor::new(&serving), Visitor::new(&serving), Visitor::new(&serving));
    let table = anna.open(OPEN).await;
    boris.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Boris")]).await;
    let before = version(&anna.look(&table).await);
    let refusals = [
        ("another's seat", boris.act(&table, "a", before, "take 1").await, 403),
        ("not my turn", boris.act(&table, "b", before, "take 1").await, 422),
        ("no session", stranger.act(&table, "a", before, "take 1").await, 403),
        ("illegal", anna.act(&table, "a", before, "take 9").await, 422),
        ("nonsense", anna.act(&table, "a", before, "fly to the moon").await, 422),
        ("no such seat", anna.act(&table, "z", before, "take 1").await, 400),
        ("a version to come", anna.act(&table, "a", before + 5, "take 1").await, 400),
        ("too long", anna.act(&table, "a", before, &"x".repeat(500)).await, 400),
    ];
    for (what, answer, status) in refusals {
        assert_eq!(answer.status, status, "{what}: {}", answer.body);
        assert!(answer.json()["says"].as_str().is_some_and(|says| says.len() > 5), "{what}");
    }
    let illegal = anna.act(&table, "a", before, "take 9").await;
    assert_eq!(illegal.json()["clause"], "PB-2", "a refusal names its rule");
    assert_eq!(version(&anna.look(&table).await), before);
}

#[tokio::test]
async fn requests_from_other_sites_and_without_origin_are_refused() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let foreign = player.post_from("http://evil.example", "/tables", &[("game", "pebbles")]).await;
    assert_eq!(foreign.status, 403);
    assert!(foreign.body.contains("<h1>"));
    let cross = player.with("sec-fetch-site", "cross-site").post("/tables", &[("game", "pebbles")]).await;
    assert_eq!(cross.status, 403);
}

#[tokio::test]
async fn answers_given_together_do_not_make_each_other_stale() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(ALONE).await;
    guessing(&mut player, &table).await;
    let now = version(&player.look(&table).await);
    for seat in ["c", "a", "b"] {
        let answer = player.act(&table, seat, now, "guess high").await;
        assert_eq!(answer.status, 200, "{seat}: {}", answer.body);
    }
    assert_eq!(player.look(&table).await["status"], "over");
}

/// Plays on until everybody guesses together.
async fn guessing(player: &mut Visitor, table: &str) {
    for turn in 0..20 {
        let state = player.look(table).await;
        if state["view"]["heap"] == 0 {
            return;
        }
        let seat = ["a", "b", "c"][turn % 3];
        let answer = player.act(table, seat, version(&state), "take 1").await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    panic!("the heap is empty by now");
}

#[tokio::test]
async fn undo_goes_back_until_something_new_is_known() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(ALONE).await;
    let undo = async |player: &mut Visitor, seat: &str, how: &str| {
        let now = version(&player.look(&table).await).to_string();
        let fields = [("seat", seat), ("version", &*now), ("key", "undo"), ("how", how)];
        player.program().post(&format!("{table}/undo"), &fields).await
    };
    let first = version(&player.look(&table).await);
    assert_eq!(undo(&mut player, "a", "step").await.status, 422, "nothing was done yet");
    player.act(&table, "a", first, "take 2").await;
    assert_eq!(undo(&mut player, "a", "step").await.status, 200);
    assert_eq!(player.look(&table).await["view"]["heap"], 9);
    assert!(player.get(&table).await.body.contains("took back the last step"), "undo leaves a trace");
    player.act(&table, "a", version(&player.clone().look(&table).await), "take 2").await;
    player.act(&table, "b", version(&player.clone().look(&table).await), "take 1").await;
    assert_eq!(undo(&mut player, "a", "all").await.status, 422, "somebody else has acted since");
    assert_eq!(undo(&mut player, "b", "all").await.status, 200);
    assert_eq!(player.look(&table).await["view"]["heap"], 7);
}

#[tokio::test]
async fn one_device_is_handed_over_without_showing_a_hand() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(ALONE).await;
    let page = player.get(&table).await;
    assert!(page.body.contains("class=\"handover\""), "nobody has the device yet");
    assert!(!page.body.contains("id=\"hand\"") && player.look(&table).await["view"]["card"].is_null());
    player.post(&format!("{table}/hand"), &[("seat", "a")]).await;
    let page = player.get(&table).await;
    assert!(page.body.contains("id=\"hand\"") && page.body.contains("value=\"take 1\""));
    assert!(player.look(&table).await["view"]["card"].is_number());
    player.act(&table, "a", version(&player.clone().look(&table).await), "take 1").await;
    let page = player.get(&table).await;
    assert!(page.body.contains("class=\"handover\"") && !page.body.contains("id=\"hand\""));
    // Whoever acted still holds the device, and may think better of it.
    let now = version(&player.clone().look(&table).await).to_string();
    let back = format!("name=\"seat\" value=\"a\"><input type=\"hidden\" name=\"version\" value=\"{now}\"");
    assert!(page.body.contains("/undo\"") && page.body.contains(&back), "the way back is that of the seat before");
    let undone = [("seat", "a"), ("version", &*now), ("key", "back"), ("how", "step")];
    assert_eq!(player.post(&format!("{table}/undo"), &undone).await.status, 303);
    assert!(player.get(&table).await.body.contains("id=\"hand\""), "it is the turn of whoever has the device");
    let stranger = Visitor::new(&serving).post(&format!("{table}/hand"), &[("seat", "a")]).await;
    assert_eq!(stranger.status, 403);
}

#[tokio::test]
async fn friends_join_by_link_and_the_last_begins_the_game() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut boris, mut late) = (Visitor::new(&serving), Visitor::new(&serving), Visitor::new(&serving));
    let table = anna.open(OPEN).await;
    assert!(anna.get(&table).await.body.contains("data-invite"));
    assert!(boris.get("/").await.body.contains(&table), "a listed table stands in the lobby");
    let joined = boris.post(&format!("{table}/join"), &[("seat", "b"), ("name", " Boris  II ")]).await;
    assert_eq!(joined.status, 303);
    let state = boris.look(&table).await;
    assert_eq!((&state["status"], &state["names"][1]), (&"playing".into(), &"Boris II".into()));
    assert_eq!(late.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Late")]).await.status, 403);
    assert!(anna.get("/").await.body.contains("Your turn"));
    assert_eq!(anna.get("/next").await.location(), table);
    assert_eq!(late.get("/next").await.location(), "/");
}

#[tokio::test]
async fn a_leaver_is_replaced_by_a_bot_and_may_come_back() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut boris) = (Visitor::new(&serving), Visitor::new(&serving));
    let table = anna.open(OPEN).await;
    boris.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Boris")]).await;
    assert_eq!(boris.post(&format!("{table}/leave"), &[("seat", "a")]).await.status, 403);
    assert_eq!(boris.post(&format!("{table}/leave"), &[("seat", "b")]).await.status, 303);
    let before = version(&anna.look(&table).await);
    anna.act(&table, "a", before, "take 1").await;
    until(&mut anna, &table, |state| state["seat"] == "a").await;
    assert!(version(&anna.look(&table).await) >= before + 2, "the bot has moved");
    let mut stranger = Visitor::new(&serving);
    assert_eq!(stranger.post(&format!("{table}/join"), &[("seat", "b"), ("name", "X")]).await.status, 403);
    assert_eq!(boris.post(&format!("{table}/join"), &[("seat", "b")]).await.status, 303);
    assert_eq!(boris.look(&table).await["mine"][0], "b");
}

#[tokio::test]
async fn what_is_said_at_the_table_is_for_those_who_sit() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut stranger) = (Visitor::new(&serving), Visitor::new(&serving));
    let table = anna.open(&[("game", "pebbles"), ("name", "Anna")]).await;
    let said = "<b>hello</b> & good luck";
    assert_eq!(anna.post(&format!("{table}/chat"), &[("text", said)]).await.status, 303);
    let page = anna.get(&table).await.body;
    assert!(page.contains("&lt;b&gt;hello&lt;/b&gt; &amp; good luck") && !page.contains("<b>hello"));
    assert!(!stranger.get(&table).await.body.contains("good luck"));
    stranger.open(&[("game", "pebbles")]).await;
    assert_eq!(
        stranger.post(&format!("{table}/chat"), &[("text", "me too")]).await.status,
        303,
        "those who watch talk apart"
    );
    assert!(!anna.get(&table).await.body.contains("me too"));
    assert_eq!(anna.post(&format!("{table}/chat"), &[("text", "  ")]).await.status, 400);
}

/// Plays a game of three seats at one device to its end.
async fn play_out(player: &mut Visitor, table: &str) {
    guessing(player, table).await;
    let now = version(&player.look(table).await);
    for seat in ["a", "b", "c"] {
        assert_eq!(player.act(table, seat, now, "guess low").await.status, 200);
    }
}

#[tokio::test]
async fn a_finished_game_shows_its_end_its_record_and_a_rematch() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(ALONE).await;
    assert_eq!(player.get(&format!("{table}/record.json")).await.status, 403, "a record holds secrets");
    play_out(&mut player, &table).await;
    let page = player.get(&table).await.body;
    assert!(page.contains("class=\"result") && page.contains("class=\"podium\"") && page.contains("/rematch"));
    let record = player.get(&format!("{table}/record.json")).await;
    assert_eq!(record.status, 200);
    let read = table::Record::read(&record.body).expect("the record is whole");
    assert!(read.verify(TOYS[0].game).expect("the record proves itself").fair);
    let next = player.post(&format!("{table}/rematch"), &[]).await;
    let again = player.post(&format!("{table}/rematch"), &[]).await;
    assert_eq!((next.status, next.location()), (303, again.location()), "there is one rematch");
    assert_eq!(player.look(next.location()).await["status"], "playing");
    assert!(player.get(&table).await.body.contains(next.location()));
}

#[tokio::test]
async fn replay_shows_each_step_from_those_seats_that_may_be_seen() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(ALONE).await;
    player.post(&format!("{table}/hand"), &[("seat", "a")]).await;
    let running = |seat: &str| format!("{table}/replay/1?seat={seat}");
    assert_eq!(player.get(&running("a")).await.status, 200);
    assert_eq!(player.get(&running("b")).await.status, 403, "not while the game is on");
    assert_eq!(Visitor::new(&serving).get(&running("a")).await.status, 403);
    assert_eq!(Visitor::new(&serving).get(&running("spectator")).await.status, 200);
    play_out(&mut player, &table).await;
    let mut stranger = Visitor::new(&serving);
    for seat in ["a", "b", "c", "spectator"] {
        let page = stranger.get(&format!("{table}/replay/5?seat={seat}")).await;
        assert_eq!(page.status, 200);
        assert!(page.body.contains("data-step=\"5\""));
    }
    assert_eq!(
        stranger.get(&format!("{table}/replay?n=7&seat=b")).await.location(),
        format!("{table}/replay/7?seat=b")
    );
    assert!(
        stranger.get(&format!("{table}/replay/999")).await.body.contains("data-step=\"13\""),
        "past the end is the end"
    );
}

#[tokio::test]
async fn a_record_is_proved_before_it_is_shown() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(ALONE).await;
    play_out(&mut player, &table).await;
    let record = player.get(&format!("{table}/record.json")).await.body;
    let shown = player.upload("/replay", "record", &record).await;
    assert_eq!(shown.status, 303, "{}", shown.body);
    let page = player.get(shown.location()).await;
    assert_eq!(page.status, 200);
    assert!(page.body.contains("class=\"fair\""), "chance was proved fair");
    let forged = player.upload("/replay", "record", &record.replacen("take 1", "take 2", 1)).await;
    assert_eq!(forged.status, 400);
    assert!(forged.body.contains("role=\"alert\""));
    assert_eq!(player.upload("/replay", "record", "no record at all").await.status, 400);
    assert_eq!(player.upload("/replay", "record", &"x".repeat(5_000_000)).await.status, 413);
    assert_eq!(player.get("/replay/0123456789/0").await.status, 404);
}

#[tokio::test]
async fn live_listeners_hear_version_numbers_and_nothing_else() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(ALONE).await;
    let listener = Visitor::new(&serving);
    let path = format!("{table}/events");
    let listening =
        tokio::spawn(async move { listener.stream(&path, |text| text.matches("event").count() >= 3).await });
    tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    let start = version(&player.look(&table).await);
    player.act(&table, "a", start, "take 1").await;
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    player.post(&format!("{table}/chat"), &[("text", "secret")]).await;
    let heard = listening.await.expect("the listener ends");
    let expected = format!(
        "event: tick\ndata: {start}.0\n\nevent: tick\ndata: {}.0\n\nevent: tick\ndata: {}.1\n\n",
        start + 1,
        start + 1
    );
    assert_eq!(heard, expected);
}

#[tokio::test]
async fn a_restart_goes_on_where_the_server_stopped() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(ALONE).await;
    let alone = player.open(&[("game", "pebbles"), ("speed", "instant")]).await;
    player.act(&table, "a", version(&player.clone().look(&table).await), "take 2").await;
    let before = player.look(&table).await;
    serving.stop();
    serving.finished().await.expect("it closes in good order");
    let serving = serve(&scratch, TOYS).await;
    let mut again = Visitor::new(&serving);
    again.set_cookie("crownlands", player.cookie("crownlands").expect("the session is a cookie"));
    assert_eq!(again.look(&table).await, before);
    let state = again.look(&alone).await;
    assert_eq!(again.act(&alone, "a", version(&state), "take 1").await.status, 200);
    until(&mut again, &alone, |state| state["seat"] == "a").await;
}

#[tokio::test]
async fn limits_are_kept_and_told_in_the_readers_language() {
    let scratch = Scratch::new();
    let few = Rate { per_second: 0.01, burst: 3.0 };
    let serving = serve_with(&scratch, TOYS, Limits { writes: few, address_writes: few, ..Limits::default() }).await;
    let mut czech = Visitor::new(&serving).with("accept-language", "cs-CZ,cs;q=0.9");
    let large = czech.post("/settings", &[("name", &"x".repeat(20_000))]).await;
    assert_eq!(large.status, 413);
    assert!(large.body.contains("Příliš dlouhé"));
    for _ in 0..3 {
        czech.post("/settings", &[("theme", "dark")]).await;
    }
    let many = czech.post("/settings", &[("theme", "dark")]).await;
    assert_eq!(many.status, 429);
    assert!(many.headers.contains_key("retry-after") && many.body.contains("Pomaleji, prosím"));
    let missing = czech.get("/t/0123456789").await;
    assert_eq!(missing.status, 404);
    assert!(missing.body.contains("Tady nic není"));
    assert_eq!(czech.get("/tables").await.status, 405);
}

#[tokio::test]
async fn language_and_theme_are_remembered_and_lead_back() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut reader = Visitor::new(&serving);
    let changed = reader.post("/settings", &[("language", "pl"), ("theme", "dark"), ("back", "/rules")]).await;
    assert_eq!((changed.status, changed.location()), (303, "/rules"));
    let cookie = &changed.headers["set-cookie"];
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
    let page = reader.get("/").await.body;
    assert!(page.contains("<html lang=\"pl\" data-theme=\"dark\">") && page.contains("Usiądź do stołu"));
    let elsewhere = reader.post("/settings", &[("language", "cs"), ("back", "//evil.example")]).await;
    assert_eq!(elsewhere.location(), "/");
    assert!(reader.get("/").await.body.contains("lang=\"cs\""));
}

#[tokio::test]
async fn every_page_is_protected_and_has_no_inline_style_or_script() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(ALONE).await;
    let room = player.open(OPEN).await;
    let pages =
        ["/", "/finished", "/settings", "/rules", "/rules/pebbles", "/new/pebbles", "/replay", "/style", "/nowhere"];
    let at_table = ["", "?log=all", "/replay/1", "/why?act=take+9"].map(|rest| format!("{table}{rest}"));
    player.post(&format!("{table}/hand"), &[("seat", "a")]).await;
    for page in pages.map(str::to_owned).into_iter().chain(at_table).chain([room]) {
        let answer = player.get(&page).await;
        assert!(answer.status == 200 || page == "/nowhere", "{page}: {}", answer.status);
        let policy = &answer.headers["content-security-policy"];
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{page}");
        assert!(!answer.body.contains(" style=") && !answer.body.contains("<style"), "{page} has inline style");
        assert!(!answer.body.contains("<script>") && !answer.body.contains(" onclick="), "{page} has inline script");
        // The toy has no words for its only option.
        let unsaid = answer.body.split('⟨').skip(1).find(|rest| !rest.starts_with("option-defect"));
        assert_eq!(unsaid.and_then(|rest| rest.split('⟩').next()), None, "{page} lacks a word");
    }
}

#[tokio::test]
async fn why_explains_what_is_not_offered() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(&[("game", "pebbles")]).await;
    let why = player.program().get(&format!("{table}/why?act=take+9")).await.json();
    assert_eq!(why["clause"], "PB-2");
    let allowed = player.program().get(&format!("{table}/why?act=take+1")).await.json();
    assert!(allowed["clause"].is_null());
    assert_eq!(Visitor::new(&serving).get(&format!("{table}/why?act=take+9")).await.status, 403);
}

#[tokio::test]
async fn a_choice_without_script_is_confirmed_on_the_next_page() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut player = Visitor::new(&serving);
    let table = player.open(&[("game", "pebbles")]).await;
    let chosen = player.get(&format!("{table}?choose=take+2")).await.body;
    assert!(chosen.contains("class=\"confirm\"") && chosen.contains("name=\"act\" value=\"take 2\""));
    assert!(!player.get(&format!("{table}?choose=take+9")).await.body.contains("class=\"confirm\""));
    player.post("/settings", &[("confirm", "on")]).await;
    let asked = player.get(&table).await.body;
    assert!(asked.contains("?choose=take+1") && !asked.contains("name=\"act\" value=\"take 1\""));
}

#[test]
fn the_pages_say_the_same_in_every_language() {
    let findings = table::words::differences(|lang| web::page_words(lang).to_vec());
    assert!(findings.is_empty(), "{findings:#?}");
}
