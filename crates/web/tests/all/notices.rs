//! People who are not here are told that it is their turn: by webhook, by mail, by Web Push.

use crate::common::{Scratch, TOYS, Visitor, take};
use crate::receivers::{Receiver, letter, mail_server, path_in, unseal};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::Value;
use std::time::Duration;
use web::{Limits, MailOptions, NoticeOptions, ServeOptions, Serving, WallClock};

async fn serve_by(scratch: &Scratch, clock: &WallClock, notices: NoticeOptions) -> Serving {
    let options = ServeOptions {
        bind: ([127, 0, 0, 1], 0).into(),
        ports: 0,
        database: scratch.url(),
        games: TOYS,
        limits: Limits::none(),
        clock: clock.clone(),
        notices,
        signals: false,
        ..ServeOptions::default()
    };
    web::serve(options).await.expect("the server starts")
}

fn inner() -> NoticeOptions {
    NoticeOptions { inner: true, ..NoticeOptions::default() }
}

/// Two people at a table that is played by turns; Anna is the one it waits for.
async fn seated(serving: &Serving) -> (Visitor, Visitor, String) {
    let fields = [
        ("game", "pebbles"),
        ("players", "2"),
        ("seat-a", "here"),
        ("name-a", "Anna"),
        ("seat-b", "open"),
        ("pace", "turns"),
        ("clock-turns", "12h"),
    ];
    crate::common::seated(serving, &fields).await
}

async fn add(visitor: &mut Visitor, kind: &str, address: &str) -> u16 {
    visitor.post("/me/notices/add", &[("kind", kind), ("address", address)]).await.status
}

/// The name of the only channel on the page.
async fn channel(visitor: &mut Visitor) -> String {
    let page = visitor.get("/me/notices").await.body;
    let rest = page.split("name=\"channel\" value=\"").nth(1).unwrap_or_else(|| panic!("{page}"));
    rest.split('"').next().unwrap_or_default().to_owned()
}

async fn until_told(visitor: &mut Visitor, words: &str) {
    for _ in 0..200 {
        if visitor.get("/me/notices").await.body.contains(words) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("`{words}` is never told: {}", visitor.get("/me/notices").await.body);
}

const SOON: Duration = Duration::from_secs(20);

#[tokio::test]
async fn a_webhook_is_called_once_for_each_turn_and_never_while_one_is_looking() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let (serving, hooks) = (serve_by(&scratch, &clock, inner()).await, Receiver::new().await);
    let (mut anna, mut ben, table) = seated(&serving).await;
    assert_eq!(add(&mut ben, "hook", &format!("{}/ben", hooks.address)).await, 303);
    take(&mut anna, &table, "a").await;
    hooks.stays_at(0).await;
    clock.forward(SOON);
    let (path, _, body) = hooks.nth(1).await;
    let told: Value = serde_json::from_slice(&body).unwrap();
    assert_eq!((path.path(), &told["event"], &told["game"]), ("/ben", &"turn".into(), &"pebbles".into()));
    assert!(
        told["address"].as_str().unwrap().ends_with(&table) && told["text"].as_str().unwrap().contains("Anna, Ben")
    );
    until_told(&mut ben, "arrived").await;
    clock.forward(SOON);
    hooks.stays_at(1).await;
    take(&mut ben, &table, "b").await;
    take(&mut anna, &table, "a").await;
    assert_eq!(ben.get(&table).await.status, 200);
    clock.forward(SOON);
    hooks.stays_at(1).await;
    until_told(&mut ben, "you looked yourself").await;
    // A page that lies behind others is nobody who looks.
    take(&mut ben, &table, "b").await;
    take(&mut anna, &table, "a").await;
    assert_eq!(ben.with("x-part", "1").with("x-hidden", "1").get(&table).await.status, 200);
    clock.forward(SOON);
    hooks.nth(2).await;
    // Nothing about this table any more.
    take(&mut ben, &table, "b").await;
    assert!(ben.get(&table).await.body.contains("You are told when it is your turn here."));
    assert_eq!(ben.post(&format!("{table}/quiet"), &[("quiet", "on")]).await.status, 303);
    assert!(ben.get(&table).await.body.contains("You are told nothing about this table."));
    take(&mut anna, &table, "a").await;
    clock.forward(SOON);
    hooks.stays_at(2).await;
    assert_eq!(anna.post(&format!("{table}/quiet"), &[("quiet", "on")]).await.status, 303);
    assert_eq!(Visitor::new(&serving).post(&format!("{table}/quiet"), &[("quiet", "on")]).await.status, 403);
}

#[tokio::test]
async fn what_does_not_arrive_is_tried_again_and_shown_and_a_test_says_whether_it_does() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let (serving, hooks) = (serve_by(&scratch, &clock, inner()).await, Receiver::new().await);
    let (_anna, mut ben, _) = seated(&serving).await;
    add(&mut ben, "discord", &format!("{}/api/webhooks/1", hooks.address)).await;
    let name = channel(&mut ben).await;
    hooks.answers(503);
    assert_eq!(ben.post("/me/notices/test", &[("channel", &name)]).await.location(), "/me/notices?done=test");
    hooks.nth(1).await;
    until_told(&mut ben, "the answer was 503").await;
    hooks.stays_at(1).await;
    // The server stops; what waits is still there when it starts again.
    serving.stop();
    serving.finished().await.unwrap();
    let serving = serve_by(&scratch, &clock, inner()).await;
    let mut again = Visitor::new(&serving);
    again.set_cookie("crownlands", ben.cookie("crownlands").unwrap());
    hooks.answers(204);
    clock.forward(Duration::from_secs(90));
    let (_, _, body) = hooks.nth(2).await;
    let told: Value = serde_json::from_slice(&body).unwrap();
    assert!(
        told["content"].as_str().unwrap().contains("This is a test")
            && told["allowed_mentions"]["parse"] == serde_json::json!([])
    );
    until_told(&mut again, "arrived").await;
    // Somebody else's channel is nobody's business.
    let mut eve = Visitor::new(&serving);
    eve.open(&[("game", "pebbles"), ("name-a", "Eve")]).await;
    for path in ["/me/notices/test", "/me/notices/remove", "/me/notices/daily"] {
        assert_eq!(eve.post(path, &[("channel", &name)]).await.status, 404, "{path}");
    }
    // An address that is gone for good is not asked again.
    hooks.answers(410);
    again.post("/me/notices/test", &[("channel", &name)]).await;
    hooks.nth(3).await;
    until_told(&mut again, "does not arrive").await;
    assert_eq!(again.post("/me/notices/remove", &[("channel", &name)]).await.status, 303);
    assert!(again.get("/me/notices").await.body.contains("Nowhere yet."));
}

#[tokio::test]
async fn nothing_is_sent_into_private_networks_unless_the_operator_allows_it() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let serving = serve_by(&scratch, &clock, NoticeOptions::default()).await;
    let hooks = Receiver::new().await;
    let (_anna, mut ben, _) = seated(&serving).await;
    for (kind, address) in [
        ("hook", hooks.address.as_str()),
        ("hook", "ftp://hooks.example/"),
        ("hook", "https://me@hooks.example/"),
        ("push", "https://push.example/"),
        ("pigeon", "https://hooks.example/"),
    ] {
        assert_eq!(add(&mut ben, kind, address).await, 400, "{kind} {address}");
    }
    assert_eq!(add(&mut ben, "mail", "ben@mail.example").await, 403, "no mail leaves this house");
    let secure = format!("{}/topic", hooks.address.replace("http://", "https://"));
    assert_eq!(add(&mut ben, "ntfy", &secure).await, 303);
    let name = channel(&mut ben).await;
    ben.post("/me/notices/test", &[("channel", &name)]).await;
    until_told(&mut ben, "private network").await;
    assert_eq!(hooks.count(), 0);
}

#[tokio::test]
async fn ntfy_without_a_topic_is_refused_with_a_sentence() {
    let scratch = Scratch::new();
    let serving = serve_by(&scratch, &WallClock::default(), NoticeOptions::default()).await;
    let (_anna, mut ben, _) = seated(&serving).await;
    let told = [("en", "ends with a topic"), ("cs", "končí tématem"), ("pl", "kończy się tematem")];
    for (lang, says) in told {
        ben.set_cookie("language", lang);
        for address in ["https://ntfy.sh", "https://ntfy.sh/", "https://ntfy.sh/a%20b"] {
            let refused = ben.post("/me/notices/add", &[("kind", "ntfy"), ("address", address)]).await;
            assert!(refused.status == 400 && refused.body.contains(says), "{address}: {}", refused.body);
        }
    }
    assert_eq!(add(&mut ben, "ntfy", "https://ntfy.sh/bens-topic").await, 303);
    assert_eq!(add(&mut ben, "hook", "https://hooks.example/").await, 303, "others need none");
}

#[tokio::test]
async fn ntfy_gets_a_title_and_a_link_and_once_a_day_everything_comes_at_once() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let (serving, hooks) = (serve_by(&scratch, &clock, inner()).await, Receiver::new().await);
    let (mut anna, mut ben, table) = seated(&serving).await;
    add(&mut ben, "ntfy", &format!("{}/bens-topic", hooks.address)).await;
    take(&mut anna, &table, "a").await;
    clock.forward(SOON);
    let (path, _, body) = hooks.nth(1).await;
    let query = path.query().unwrap();
    assert!(
        path.path() == "/bens-topic" && query.contains("title=Your+turn") && query.contains("click=http"),
        "{path}"
    );
    assert!(String::from_utf8_lossy(&body).contains("A table waits for you."));
    let name = channel(&mut ben).await;
    assert_eq!(ben.post("/me/notices/daily", &[("channel", &name), ("daily", "24")]).await.status, 400);
    assert_eq!(ben.post("/me/notices/daily", &[("channel", &name), ("daily", "7")]).await.status, 303);
    take(&mut ben, &table, "b").await;
    take(&mut anna, &table, "a").await;
    let second = anna.open(&[("game", "pebbles"), ("players", "2"), ("seat-a", "here"), ("seat-b", "open")]).await;
    ben.post(&format!("{second}/join"), &[("seat", "b")]).await;
    take(&mut anna, &second, "a").await;
    clock.forward(Duration::from_secs(24 * 3600));
    let (path, _, body) = hooks.nth(2).await;
    assert!(path.query().unwrap().contains("title=2+tables+wait+for+you"), "{path}");
    let text = String::from_utf8_lossy(&body).into_owned();
    assert!(text.contains(&table) && text.contains(&second), "{text}");
}

#[tokio::test]
async fn a_browser_that_subscribed_reads_what_is_pushed_to_it_and_nobody_else_does() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let (serving, hooks) = (serve_by(&scratch, &clock, inner()).await, Receiver::new().await);
    let (mut anna, mut ben, table) = seated(&serving).await;
    let page = ben.get("/me/notices").await.body;
    let known = page.split("data-push=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let key = p256::SecretKey::from_slice(&[9; 32]).unwrap();
    let point = key.public_key().to_encoded_point(false);
    let (p256dh, auth) = (URL_SAFE_NO_PAD.encode(point.as_bytes()), URL_SAFE_NO_PAD.encode([5; 16]));
    let endpoint = format!("{}/push/1", hooks.address);
    let wrong = [("endpoint", endpoint.as_str()), ("p256dh", "AAAA"), ("auth", &auth)];
    assert_eq!(ben.post("/me/notices/push", &wrong).await.status, 400);
    let right = [("endpoint", endpoint.as_str()), ("p256dh", &p256dh), ("auth", &auth)];
    assert_eq!(ben.post("/me/notices/push", &right).await.status, 303);
    take(&mut anna, &table, "a").await;
    clock.forward(SOON);
    let (_, headers, body) = hooks.nth(1).await;
    assert_eq!(
        (&headers["content-encoding"], &headers["ttl"]),
        (&"aes128gcm".parse().unwrap(), &"86400".parse().unwrap())
    );
    let shown = headers["authorization"].to_str().unwrap();
    assert!(shown.starts_with("vapid t=") && shown.ends_with(&known), "{shown}");
    assert!(!String::from_utf8_lossy(&body).contains("turn"), "it is sealed");
    let told: Value = serde_json::from_slice(&unseal(&key, &[5; 16], &body)).unwrap();
    assert!(told["title"] == "Your turn: Pebbles" && told["address"].as_str().unwrap().ends_with(&table), "{told}");
    let worker = ben.get("/told.js").await;
    assert!(worker.headers["content-type"].starts_with("text/javascript") && worker.body.contains("showNotification"));
}

#[tokio::test]
async fn a_mailbox_is_asked_first_then_told_and_switched_off_with_one_click() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let (server, letters) = mail_server().await;
    let mail = MailOptions { server, from: "Crownlands <games@mail.example>".to_owned() };
    let serving = serve_by(&scratch, &clock, NoticeOptions { mail: Some(mail), ..NoticeOptions::default() }).await;
    let (mut anna, mut ben, table) = seated(&serving).await;
    assert_eq!(add(&mut ben, "mail", "nowhere").await, 400);
    assert_eq!(add(&mut ben, "mail", "ben@mail.example").await, 303);
    let question = letter(&letters, 1).await;
    assert!(
        question.contains("Subject: Is this your address?") && question.contains("To: ben@mail.example"),
        "{question}"
    );
    take(&mut anna, &table, "a").await;
    clock.forward(SOON);
    tokio::time::sleep(Duration::from_millis(2600)).await;
    assert_eq!(letters.lock().unwrap().len(), 1, "whose mailbox it is is not known yet");
    let link = path_in(&question, "/confirm/");
    let mut anywhere = Visitor::new(&serving);
    assert_eq!(anywhere.get(&link).await.status, 200);
    assert!(ben.get("/me/notices").await.body.contains("not confirmed yet"), "looking at the link changes nothing");
    assert_eq!(anywhere.post(&link, &[]).await.status, 200);
    assert_eq!(anywhere.post("/confirm/0123", &[]).await.status, 404);
    take(&mut ben, &table, "b").await;
    take(&mut anna, &table, "a").await;
    clock.forward(SOON);
    let told = letter(&letters, 2).await;
    assert!(told.contains("Subject: Your turn: Pebbles") && told.contains(&table), "{told}");
    assert!(told.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{told}");
    let off = path_in(&told, "/off/");
    let page = anywhere.get(&off).await.body;
    assert!(page.contains("Nothing more about this table") && page.contains("Nothing more at all"), "{page}");
    // A mail program does it without a page of ours, and so without an origin.
    let address = format!("http://{}{}", serving.address(), off);
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let one_click = client.post(address).header("content-type", "application/x-www-form-urlencoded");
    assert_eq!(one_click.body("List-Unsubscribe=One-Click").send().await.unwrap().status(), 200);
    assert!(ben.get("/me/notices").await.body.contains("Nowhere yet."));
    for _ in 0..2 {
        assert_eq!(add(&mut ben, "mail", "ann@mail.example").await, 303);
    }
    assert_eq!(add(&mut anna, "mail", "ann@mail.example").await, 303);
    assert_eq!(add(&mut anna, "mail", "ann@mail.example").await, 403, "nobody is flooded");
}

#[tokio::test]
async fn the_others_may_remind_whoever_is_overdue_once() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let (serving, hooks) = (serve_by(&scratch, &clock, inner()).await, Receiver::new().await);
    let (mut anna, mut ben, table) = seated(&serving).await;
    take(&mut anna, &table, "a").await;
    add(&mut ben, "hook", &hooks.address).await;
    let remind = format!("{table}/remind");
    assert_eq!(anna.post(&remind, &[("seat", "b")]).await.status, 403, "there is time left");
    clock.forward(Duration::from_secs(13 * 3600));
    assert!(anna.get(&table).await.body.contains("Remind Ben"));
    assert_eq!(ben.post(&remind, &[("seat", "b")]).await.status, 403);
    assert_eq!(anna.post(&remind, &[("seat", "b")]).await.status, 303);
    let (_, _, body) = hooks.nth(1).await;
    assert_eq!(serde_json::from_slice::<Value>(&body).unwrap()["event"], "remind");
    assert_eq!(anna.post(&remind, &[("seat", "b")]).await.status, 403, "once is enough");
    // Whoever is asked for consent is told so; a change of pace needs it even from those who are late.
    let pace = [("pace", "turns"), ("clock-turns", "3d")];
    assert_eq!(anna.post(&format!("{table}/pace"), &pace).await.status, 303);
    clock.forward(SOON);
    let (_, _, body) = hooks.nth(2).await;
    assert_eq!(serde_json::from_slice::<Value>(&body).unwrap()["event"], "asked");
}
