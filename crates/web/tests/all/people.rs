//! People beyond a single browser: keeping a seat, accounts, friends, and what is kept about somebody.

use crate::common::{Scratch, TOYS, Visitor, serve, serve_edge, serve_with};
use web::{Limits, Rate, Registration, ServeOptions};

/// A table where the first seat is taken and the other is free.
const OPEN: &[(&str, &str)] = &[
    ("game", "pebbles"),
    ("players", "2"),
    ("seat-a", "here"),
    ("name-a", "Anna"),
    ("seat-b", "open"),
    ("listed", "on"),
    ("speed", "instant"),
];

/// The same under another name.
fn under(name: &str) -> Vec<(&str, &str)> {
    OPEN.iter().map(|field| if field.0 == "name-a" { ("name-a", name) } else { *field }).collect()
}

/// What stands between these two in a text.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split(before).nth(1).unwrap_or_else(|| panic!("`{before}` is not in {text}"));
    rest.split(after).next().unwrap_or_default()
}

async fn register(visitor: &mut Visitor, name: &str) -> crate::common::Answer {
    visitor.post("/register", &[("name", name), ("new-password", "correct horse")]).await
}

async fn login(visitor: &mut Visitor, name: &str, password: &str) -> crate::common::Answer {
    visitor.post("/login", &[("name", name), ("password", password)]).await
}

/// The path of the personal link on a page.
fn personal_link(page: &str) -> String {
    let link = between(page, "id=\"personal-link\" readonly value=\"", "\"");
    assert!(link.starts_with("http://127.0.0.1:"), "{link}");
    link[link.find("/keep/").expect("a personal link")..].to_owned()
}

#[tokio::test]
async fn a_guest_keeps_the_seat_and_comes_back_on_another_device() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut desk, mut phone) = (Visitor::new(&serving), Visitor::new(&serving));
    let table = desk.open(OPEN).await;
    let made = desk.post("/me/link", &[]).await;
    assert_eq!(made.status, 200);
    assert!(made.body.contains("<svg"), "a square code");
    let link = personal_link(&made.body);
    assert!(!desk.get("/me").await.body.contains(&link), "it is shown once");

    let asked = phone.get(&link).await;
    assert_eq!(asked.status, 200);
    assert!(phone.cookie("crownlands").is_none(), "looking at the link changes nothing");
    assert_eq!(phone.post(&link, &[]).await.location(), "/me?done=welcome");
    assert_eq!(phone.look(&table).await["mine"], serde_json::json!(["a"]));

    let words = link.trim_start_matches("/keep/").replace('-', " ").to_uppercase();
    let mut tablet = Visitor::new(&serving);
    assert_eq!(tablet.post("/keep", &[("words", &words)]).await.status, 303);
    assert_eq!(tablet.look(&table).await["mine"], serde_json::json!(["a"]));

    desk.post("/me/link", &[]).await;
    assert_eq!(Visitor::new(&serving).get(&link).await.status, 403, "a newer link replaces it");
}

#[tokio::test]
async fn what_a_guest_plays_moves_into_the_account() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut desk, mut phone) = (Visitor::new(&serving), Visitor::new(&serving));
    assert_eq!(register(&mut desk, "Anna").await.status, 200);
    let home = desk.open(&[("game", "pebbles"), ("speed", "instant")]).await;
    let out = phone.open(&under("Somebody")).await;
    assert_eq!(login(&mut phone, "anna", "correct horse").await.location(), "/me?done=welcome");
    for visitor in [&mut desk, &mut phone] {
        assert_eq!(visitor.look(&home).await["mine"], serde_json::json!(["a"]));
        assert_eq!(visitor.look(&out).await["mine"], serde_json::json!(["a"]), "the table of the guest came along");
    }
    let mut friend = Visitor::new(&serving);
    assert_eq!(friend.post(&format!("{out}/join"), &[("seat", "b"), ("name", "Ben")]).await.status, 303);
    assert_eq!(desk.look(&out).await["status"], "playing");
}

#[tokio::test]
async fn an_account_comes_back_with_its_password_and_no_other() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let table = anna.open(OPEN).await;
    let made = register(&mut anna, "Anna").await;
    let codes: Vec<&str> = made.body.split("<code>").skip(1).map(|rest| rest.split('<').next().unwrap()).collect();
    assert_eq!(codes.len(), 8, "recovery codes are shown");
    assert_eq!(anna.look(&table).await["mine"], serde_json::json!(["a"]), "the guest's tables stay");
    assert_eq!(register(&mut anna, "Anna 2").await.status, 403, "one account is enough");

    let mut phone = Visitor::new(&serving);
    assert_eq!(login(&mut phone, "Anna", "wrong horse").await.status, 403);
    assert_eq!(login(&mut phone, "Nobody", "correct horse").await.status, 403);
    assert_eq!(login(&mut phone, "Anna", "correct horse").await.status, 303);
    assert_eq!(phone.look(&table).await["mine"], serde_json::json!(["a"]));

    let change = [("password", "correct horse"), ("new-password", "better battery")];
    assert_eq!(phone.post("/me/password", &change).await.status, 303);
    assert_eq!(phone.post("/me/password", &change).await.status, 403, "that is the old one");
    assert_eq!(anna.look(&table).await["mine"], serde_json::json!([]), "other devices are logged out");

    let mut tablet = Visitor::new(&serving);
    for (code, status) in [("0000-0000-0000", 403), (codes[0], 303), (codes[0], 403)] {
        let fields = [("name", "Anna"), ("code", code), ("new-password", "third time")];
        assert_eq!(tablet.post("/login/recover", &fields).await.status, status, "{code}");
    }
    assert_eq!(phone.look(&table).await["mine"], serde_json::json!([]), "recovering logs everybody out");
    assert_eq!(login(&mut phone, "Anna", "third time").await.status, 303);
}

#[tokio::test]
async fn devices_are_listed_and_logged_out() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut desk = Visitor::new(&serving);
    register(&mut desk, "Anna").await;
    let agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    let mut phone = Visitor::new(&serving).with("user-agent", agent);
    login(&mut phone, "Anna", "correct horse").await;
    let page = desk.get("/me").await.body;
    assert!(page.contains("Firefox · Linux") && page.contains("Log out everywhere else"), "{page}");
    let session = between(between(&page, "Firefox · Linux", "</li>"), "name=\"session\" value=\"", "\"").to_owned();
    assert_eq!(desk.post("/logout", &[("session", &session)]).await.location(), "/me?done=closed");
    assert!(phone.get("/me").await.body.contains("You have not sat down"), "the phone is nobody now");
    login(&mut phone, "Anna", "correct horse").await;
    assert_eq!(phone.post("/logout", &[("session", "others")]).await.location(), "/me?done=closed-all");
    assert!(desk.get("/me").await.body.contains("You have not sat down"));
    let page = phone.get("/me").await.body;
    let own = between(&page, "name=\"session\" value=\"", "\"").to_owned();
    assert_eq!(phone.post("/logout", &[("session", &own)]).await.location(), "/");
    assert_eq!(phone.cookie("crownlands"), Some(""));
    assert_eq!(desk.post("/logout", &[("session", &own)]).await.status, 403, "nobody has no sessions");
}

#[tokio::test]
async fn nobody_passes_for_somebody_with_an_account() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    register(&mut anna, "Anna").await;
    let mut eve = Visitor::new(&serving);
    for name in ["Anna", "ANNA", "Аnnа", "An na"] {
        assert_eq!(register(&mut eve, name).await.status, 403, "{name}");
        assert_eq!(eve.post("/settings", &[("name", name), ("back", "/")]).await.status, 403, "{name}");
        assert_eq!(eve.post("/tables", &under(name)).await.status, 403, "{name}");
    }
    assert_eq!(register(&mut eve, "E").await.status, 400, "too short");
    for password in ["short", "aaaaaaaaaa"] {
        let form = [("name", "Eve"), ("new-password", password)];
        assert_eq!(eve.post("/register", &form).await.status, 400, "{password}");
    }
    assert_eq!(anna.post("/settings", &[("name", "ANNA"), ("back", "/")]).await.status, 303, "her own name is hers");
    assert_eq!(login(&mut eve, "anna", "correct horse").await.status, 303);
    assert!(eve.get("/me").await.body.contains("<h1>ANNA</h1>"));
}

#[tokio::test]
async fn the_operator_decides_who_may_make_an_account() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben) = (Visitor::new(&serving), Visitor::new(&serving));
    assert!(anna.get("/register").await.body.contains("You are the first"));
    register(&mut anna, "Anna").await;
    assert_eq!(ben.get("/office").await.status, 404);
    assert_eq!(ben.post("/office", &[("registration", "closed")]).await.status, 404);
    assert_eq!(anna.get("/office").await.status, 200);
    assert_eq!(anna.post("/office", &[("registration", "perhaps")]).await.status, 400);
    assert_eq!(anna.post("/office", &[("registration", "closed")]).await.status, 303);
    assert!(ben.get("/register").await.body.contains("No accounts are made here"));
    assert_eq!(register(&mut ben, "Ben").await.status, 403);
    assert_eq!(ben.open(&under("Ben")).await.len(), 13, "guests play all the same");

    anna.post("/office", &[("registration", "invitation")]).await;
    assert_eq!(register(&mut ben, "Ben").await.status, 403);
    let invited = anna.post("/office/invite", &[]).await.body;
    let code = between(&invited, "/register?invitation=", "\"").to_owned();
    assert!(ben.get(&format!("/register?invitation={code}")).await.body.contains(&code), "the field is filled in");
    let form = |name| vec![("name", name), ("new-password", "correct horse"), ("invitation", code.as_str())];
    assert_eq!(ben.post("/register", &form("Ben")).await.status, 200);
    assert_eq!(Visitor::new(&serving).post("/register", &form("Eve")).await.status, 403, "it is good once");
    assert_eq!(ben.get("/office").await.status, 404, "only the first account is the operator");
}

#[tokio::test]
async fn the_server_can_be_told_who_may_make_an_account() {
    let scratch = Scratch::new();
    let closed = ServeOptions { registration: Some(Registration::Closed), ..ServeOptions::default() };
    let serving = serve_edge(&scratch, TOYS, closed).await;
    assert_eq!(register(&mut Visitor::new(&serving), "Anna").await.status, 403);
    serving.stop();
    serving.finished().await.unwrap();
    let invitation = ServeOptions { registration: Some(Registration::Invitation), ..ServeOptions::default() };
    let serving = serve_edge(&scratch, TOYS, invitation).await;
    let mut anna = Visitor::new(&serving);
    assert_eq!(register(&mut anna, "Anna").await.status, 200, "the first of all invites the others");
    assert_eq!(anna.post("/office", &[("registration", "open")]).await.status, 403);
}

#[tokio::test]
async fn those_who_block_each_other_neither_play_nor_talk() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben) = (Visitor::new(&serving), Visitor::new(&serving));
    register(&mut anna, "Anna").await;
    register(&mut ben, "Ben").await;
    assert_eq!(anna.post("/friends", &[("name", "ben")]).await.location(), "/friends");
    assert!(anna.get("/friends").await.body.contains("Asked, no answer yet"));
    let asked = ben.get("/friends").await.body;
    assert!(asked.contains("They want to be your friends"));
    let her = between(&asked, "href=\"/p/", "\"").to_owned();
    assert_eq!(ben.post(&format!("/p/{her}/tie"), &[("tie", "friend")]).await.status, 303);
    assert!(anna.get("/friends").await.body.contains("My friends"));
    assert_eq!(anna.post("/friends", &[("name", "Anna")]).await.status, 403, "not oneself");
    assert_eq!(ben.post(&format!("/p/{her}/tie"), &[("tie", "foe")]).await.status, 400);

    let table = anna.open(OPEN).await;
    assert_eq!(ben.post(&format!("{table}/join"), &[("seat", "b")]).await.status, 303);
    ben.post(&format!("{table}/chat"), &[("text", "something unkind")]).await;
    assert!(anna.get(&table).await.body.contains("something unkind"));
    let his = between(&anna.get("/friends").await.body, "href=\"/p/", "\"").to_owned();
    anna.post(&format!("/p/{his}/tie"), &[("tie", "block")]).await;
    assert!(!anna.get(&table).await.body.contains("something unkind"), "what the blocked say is not shown");
    assert!(!ben.get("/friends").await.body.contains("Blocked"), "nobody is told who blocks them");
    let next = anna.open(OPEN).await;
    assert_eq!(ben.post(&format!("{next}/join"), &[("seat", "b")]).await.status, 403);
    assert!(ben.get(&format!("/p/{her}")).await.body.contains("Has an account"));
}

#[tokio::test]
async fn people_take_their_data_along_and_have_it_deleted() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben) = (Visitor::new(&serving), Visitor::new(&serving));
    let table = anna.open(OPEN).await;
    register(&mut anna, "Anna").await;
    ben.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Ben")]).await;
    anna.post(&format!("{table}/chat"), &[("text", "hello there")]).await;
    let data = anna.get("/me/data").await;
    assert!(data.headers["content-disposition"].contains("attachment"));
    let data = data.json();
    assert_eq!((&data["person"]["name"], &data["said"][0]["text"]), (&"Anna".into(), &"hello there".into()));
    assert_eq!(data["tables"][0]["seats"], serde_json::json!(["a"]));
    assert!(!data.to_string().contains("argon2"), "not even the hash of the password");

    assert_eq!(anna.post("/me/delete", &[("name", "Ben")]).await.status, 400);
    assert_eq!(anna.post("/me/delete", &[("name", "Anna")]).await.location(), "/");
    assert_eq!(anna.cookie("crownlands"), Some(""));
    let left = crate::common::until(&mut ben, &table, |table| table["waiting"] == serde_json::json!(["b"])).await;
    assert_eq!(left["status"], "playing", "a bot goes on");
    assert!(!ben.get(&table).await.body.contains("hello there"));
    assert_eq!(login(&mut anna, "Anna", "correct horse").await.status, 403);
    assert_eq!(register(&mut anna, "Anna").await.status, 200, "the name is free again");
}

#[tokio::test]
async fn guessing_is_counted() {
    let scratch = Scratch::new();
    let few = Rate { per_second: 0.001, burst: 3.0 };
    let serving = serve_with(&scratch, TOYS, Limits { address_attempts: few, ..Limits::none() }).await;
    let mut eve = Visitor::new(&serving);
    let wrong = "/keep/abandon-abandon-abandon-abandon-abandon-abandon";
    let mut statuses = vec![eve.get(wrong).await.status, login(&mut eve, "Anna", "x").await.status];
    statuses.push(eve.post("/keep", &[("words", "a b c d e f")]).await.status);
    statuses.push(eve.get(wrong).await.status);
    statuses.push(login(&mut eve, "Anna", "x").await.status);
    statuses.push(register(&mut eve, "Anna").await.status);
    assert_eq!(statuses, [403, 403, 403, 429, 429, 429]);
    serving.stop();
    serving.finished().await.unwrap();

    let serving = serve_with(&scratch, TOYS, Limits { attempts: few, ..Limits::none() }).await;
    let mut eve = Visitor::new(&serving);
    for status in [403, 403, 403, 429] {
        assert_eq!(login(&mut eve, "Anna", "x").await.status, status, "one name is tried a few times");
    }
    assert_eq!(login(&mut eve, "Ben", "x").await.status, 403, "other names are still free to try");
}

#[tokio::test]
async fn every_page_about_people_speaks_every_language() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    register(&mut anna, "Anna").await;
    let me = between(&anna.get("/me").await.body, "href=\"/p/", "\"").to_owned();
    let profile = format!("/p/{me}");
    for lang in ["en", "cs", "pl"] {
        anna.set_cookie("language", lang);
        let mut stranger = Visitor::new(&serving);
        stranger.set_cookie("language", lang);
        for path in ["/me", "/friends", &profile, "/office", "/me/delete", "/login", "/register"] {
            let page = anna.get(path).await;
            assert_eq!(page.status, 200, "{path}");
            assert!(!page.body.contains("people-") && !page.body.contains("{ $"), "{lang} {path}: {}", page.body);
        }
        for path in ["/me", "/login", "/register", "/friends"] {
            let page = stranger.get(path).await;
            assert!(page.status == 200 && !page.body.contains("people-"), "{lang} {path}");
        }
    }
    assert_eq!(anna.get("/p/999").await.status, 404);
    assert_eq!(anna.get("/p/x").await.status, 404);
}

#[tokio::test]
async fn notes_are_for_oneself_and_reports_for_the_operator() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben) = (Visitor::new(&serving), Visitor::new(&serving));
    register(&mut anna, "Anna").await;
    let table = anna.open(OPEN).await;
    ben.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Ben")]).await;
    assert_eq!(ben.post(&format!("{table}/note"), &[("text", "  she bluffs <b>  ")]).await.status, 303);
    assert!(ben.get(&table).await.body.contains("she bluffs &lt;b&gt;</textarea>"));
    assert!(!anna.get(&table).await.body.contains("she bluffs"));
    assert_eq!(Visitor::new(&serving).post(&format!("{table}/note"), &[("text", "x")]).await.status, 403);

    let her = between(&ben.get(&table).await.body, "href=\"/p/", "\"").to_owned();
    let report = format!("/p/{her}/report");
    assert_eq!(ben.post(&report, &[("text", "   ")]).await.status, 400);
    let sent = ben.post(&report, &[("text", "was rude")]).await;
    assert!(ben.get(sent.location()).await.body.contains("The operator will read it."));
    for _ in 0..9 {
        assert_eq!(ben.post(&report, &[("text", "again")]).await.status, 303);
    }
    assert_eq!(ben.post(&report, &[("text", "again")]).await.status, 403, "that is enough for now");
    let data = ben.get("/me/data").await.json();
    assert_eq!((&data["reports"][0]["about"], &data["notes"][0][1]), (&"Anna".into(), &"she bluffs <b>".into()));
    let office = anna.get("/office").await.body;
    assert!(office.contains("was rude"), "{office}");
    let first = between(&office, "name=\"report\" value=\"", "\"").to_owned();
    assert_eq!(ben.post("/office/settle", &[("report", &first)]).await.status, 404);
    assert_eq!(anna.post("/office/settle", &[("report", &first)]).await.status, 303);
    assert!(!anna.get("/office").await.body.contains(&first));
}
