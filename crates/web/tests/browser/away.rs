//! Playing by turns in real browsers: people who are away are told, plans answer for them, the others decide, and a restart changes nothing.

use crate::browser::{Browser, Window};
use crate::common::{Scratch, TOYS, Visitor, version};
use crate::page::{LONGEST, Page};
use crate::receivers::{Receiver, letter, mail_server, path_in, unseal};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::Value;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use web::{Limits, MailOptions, NoticeOptions, ServeOptions, Serving, WallClock};

crate::trials! {
    Browser: a_webhook_a_mailbox_and_a_browser_are_told_as_set_up_on_the_page,
    Browser: by_turns_a_game_outlives_a_restart_and_the_others_decide_about_whoever_is_late,
    Browser: a_plan_answers_and_is_disarmed_before_the_eyes_of_its_owner,
}

const HOUR: Duration = Duration::from_secs(3600);

/// A site of the toy game whose clock the test turns.
async fn serve_by(scratch: &Scratch, clock: &WallClock, bind: SocketAddr, notices: NoticeOptions) -> Serving {
    let options = ServeOptions {
        bind,
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

fn anywhere() -> SocketAddr {
    ([127, 0, 0, 1], 0).into()
}

/// Opens a table for two by turns on the page, and lets somebody else join.
async fn open_by_turns(anna: &Browser) -> String {
    anna.go("/new/pebbles?players=2").await;
    anna.click("#seat-b option[value=open]").await;
    anna.click("input[name=pace][value=turns]").await;
    anna.click("#clock-turns option[value='12h']").await;
    anna.sit_down().await;
    anna.path().await
}

async fn take(visitor: &mut Visitor, table: &str, seat: &str, count: u64) {
    let at = version(&visitor.look(table).await);
    assert_eq!(visitor.act(table, seat, at, &format!("take {count}")).await.status, 200);
}

/// Waits until the page at this path says something; it is opened anew each time.
async fn until_says(browser: &Browser, path: &str, css: &str, words: &str) {
    let what = format!("{path} says {words}");
    let says = async || {
        browser.go(path).await;
        browser.says(css).await.contains(words)
    };
    browser.until(&what, says).await;
}

async fn a_webhook_a_mailbox_and_a_browser_are_told_as_set_up_on_the_page() {
    let (scratch, clock, taken) = (Scratch::new(), WallClock::default(), Receiver::new().await);
    let (server, letters) = mail_server().await;
    let mail = Some(MailOptions { server, from: "Crownlands <games@mail.example>".to_owned() });
    let notices = NoticeOptions { inner: true, mail };
    let serving = serve_by(&scratch, &clock, anywhere(), notices).await;
    let ben = Browser::open(&format!("http://{}", serving.address()), Window::default()).await;
    let table = open_by_turns(&ben).await;
    let mut anna = Visitor::new(&serving);
    assert_eq!(anna.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Anna")]).await.status, 303);
    // A webhook; ntfy wants a topic, and the page says so.
    ben.go("/me/notices").await;
    ben.type_in("#hook-address", format!("{}/", taken.address)).await;
    ben.click("form:has(#hook-address) button").await;
    ben.until("it is refused", async || ben.says(".problem").await.contains("ends with a topic")).await;
    ben.go("/me/notices").await;
    ben.click("#hook-kind option[value=hook]").await;
    ben.type_in("#hook-address", format!("{}/hook", taken.address)).await;
    ben.click("form:has(#hook-address) button").await;
    ben.find(".notice.is-good").await;
    // A mailbox, which is asked first.
    ben.type_in("#mail-address", "ben@mail.example").await;
    ben.click("form:has(#mail-address) button").await;
    let question = letter(&letters, 1).await;
    ben.go(&path_in(&question, "/confirm/")).await;
    ben.click("form[action^='/confirm/'] button").await;
    ben.until("it is confirmed", async || ben.path().await == "/me/notices").await;
    // This browser. The service of its maker is out of reach here, so the address to push to is one of ours; all else is as it is.
    let key = p256::SecretKey::from_slice(&[9; 32]).expect("a key");
    let point = URL_SAFE_NO_PAD.encode(key.public_key().to_encoded_point(false).as_bytes());
    let (auth, endpoint) = (URL_SAFE_NO_PAD.encode([5; 16]), format!("{}/push", taken.address));
    let subscribe = format!(
        "PushManager.prototype.subscribe = async ({{ applicationServerKey }}) => ({{ toJSON: () => ({{ endpoint: '{endpoint}?' + applicationServerKey.length, keys: {{ p256dh: '{point}', auth: '{auth}' }} }}) }})"
    );
    ben.js(&subscribe).await;
    ben.click("[data-push]").await;
    ben.until("three ways", async || ben.count(".notice-way").await == 3).await;
    // He does not look at the table; a while after it has become his turn all three are told, once.
    take_first(&mut anna, &ben, &table).await;
    clock.forward(Duration::from_secs(20));
    told(&taken, &table, &key).await;
    let told = letter(&letters, 2).await;
    assert!(told.contains("Subject: Your turn: Pebbles") && told.contains(&table), "{told}");
    let arrived = async || {
        ben.go("/me/notices").await;
        ben.says("section:has(#notice-told)").await.matches("arrived").count() >= 4
    };
    ben.until("the page says that everything has arrived", arrived).await;
    let complaints = ben.complaints().await;
    // The page that refused what could never be delivered is the only complaint of the console.
    assert!(complaints.iter().all(|complaint| complaint.contains("400")), "{complaints:#?}");
    ben.close().await;
}

/// Ben takes a pebble on the page and goes elsewhere, and Anna takes one.
async fn take_first(anna: &mut Visitor, ben: &Browser, table: &str) {
    ben.go(table).await;
    ben.my_turn().await;
    let before = ben.tick().await;
    ben.click("#decision .choices button").await;
    ben.until("it is done", async || ben.tick().await != before).await;
    ben.go("/rules").await;
    take(anna, table, "b", 1).await;
}

/// What a webhook and a browser were told about a turn at this table, each once.
async fn told(taken: &Receiver, table: &str, key: &p256::SecretKey) {
    let mut sent = Vec::new();
    let begun = Instant::now();
    while sent.len() < 2 {
        assert!(begun.elapsed() < LONGEST, "only {} have come", sent.len());
        tokio::time::sleep(Duration::from_millis(50)).await;
        sent = taken.all();
    }
    assert_eq!(sent.len(), 2, "no more than that");
    let to = |place: &str| sent.iter().find(|(path, ..)| path.path() == place).expect("it was told there");
    let (_, _, body) = to("/hook");
    let hook: Value = serde_json::from_slice(body).expect("JSON");
    assert!(hook["event"] == "turn" && hook["address"].as_str().is_some_and(|at| at.ends_with(table)), "{hook}");
    let (path, headers, body) = to("/push");
    assert_eq!(path.query(), Some("65"), "the browser was given the key of the site");
    assert_eq!(headers["content-encoding"], "aes128gcm");
    let push: Value = serde_json::from_slice(&unseal(key, &[5; 16], body)).expect("JSON");
    assert!(push["title"] == "Your turn: Pebbles", "{push}");
}

async fn by_turns_a_game_outlives_a_restart_and_the_others_decide_about_whoever_is_late() {
    let (scratch, clock) = (Scratch::new(), WallClock::default());
    let serving = serve_by(&scratch, &clock, anywhere(), NoticeOptions::default()).await;
    let address = serving.address();
    let base = format!("http://{address}");
    let anna = Browser::open(&base, Window::default()).await;
    let ben = Browser::open(&base, Window::default()).await;
    let table = open_by_turns(&anna).await;
    ben.go(&table).await;
    ben.click("form[action$='/join'] button").await;
    anna.my_turn().await;
    anna.click("#decision .choices button").await;
    ben.my_turn().await;
    assert!(anna.says("#table").await.contains("11 h 59 min left"), "{}", anna.says("#table").await);
    clock.forward(11 * HOUR);
    serving.stop();
    serving.finished().await.expect("it closes");
    let _serving = serve_by(&scratch, &clock, address, NoticeOptions::default()).await;
    // Nothing is lost: neither the seats, nor whose turn it is, nor what is left of the clock.
    anna.go(&table).await;
    // In the last hour the script counts the clock down.
    anna.until("less than an hour is left", async || anna.has("#table .clock[data-left]:not(.is-late)").await).await;
    assert!(!anna.has("form[action$='/replace']").await, "there is time left");
    ben.go(&table).await;
    ben.my_turn().await;
    ben.click("#decision .choices button").await;
    anna.my_turn().await;
    anna.click("#decision .choices button").await;
    ben.my_turn().await;
    // Ben is late; Anna decides what becomes of it.
    ben.go("/rules").await;
    clock.forward(13 * HOUR);
    anna.go(&table).await;
    anna.until("he is overdue", async || anna.has("#table .clock.is-late").await).await;
    anna.find("form[action$='/replace'] button[formaction$='/remind']").await;
    anna.click("form[action$='/replace'] button:not([formaction])").await;
    anna.my_turn().await;
    ben.go(&table).await;
    ben.click(".come-back button").await;
    ben.until("the seat is his again", async || ben.has(".player.is-mine").await).await;
    anna.click("#decision .choices button").await;
    ben.until("he is asked", async || !ben.has(".come-back button").await && ben.has("#table[data-turn=yes]").await)
        .await;
    anna.close().await;
    ben.close().await;
}

async fn a_plan_answers_and_is_disarmed_before_the_eyes_of_its_owner() {
    let (scratch, clock) = (Scratch::new(), WallClock::default());
    let serving = serve_by(&scratch, &clock, anywhere(), NoticeOptions::default()).await;
    let ben = Browser::open(&format!("http://{}", serving.address()), Window::default()).await;
    let table = open_by_turns(&ben).await;
    let mut anna = Visitor::new(&serving);
    assert_eq!(anna.post(&format!("{table}/join"), &[("seat", "b"), ("name", "Anna")]).await.status, 303);
    ben.my_turn().await;
    ben.click("#decision .choices button[value='take 1']").await;
    ben.until("it is hers", async || ben.has("#table[data-turn=no]").await).await;
    // Nine pebbles were there. He takes one each time, as long as there is the same to choose from.
    ben.go(&format!("{table}/plan")).await;
    ben.click("#plan-act-a-0 option[value='take 1']").await;
    ben.click("input[name=hold][value=same]").await;
    ben.click("form[action$='/plan'] button.primary").await;
    ben.find(".plain-rows form[action$='/plan/withdraw']").await;
    ben.go(&table).await;
    ben.find(".planned").await;
    assert!(ben.says(".planned").await.contains("Your plan is armed:"));
    assert!(!anna.get(&table).await.body.contains("plan is armed"), "nobody else knows of it");
    let steps = "return document.getElementById('table')?.dataset.steps ?? ''";
    let before = ben.js(steps).await;
    take(&mut anna, &table, "b", 2).await;
    crate::common::until(&mut anna, &table, |state| state["view"]["heap"] == 5).await;
    ben.until("the plan has answered on the page", async || ben.js(steps).await != before).await;
    ben.until("and it is told", async || ben.says("#log").await.contains("by your plan")).await;
    // Six are gone, then eight: where one pebble is left there is less to choose from.
    take(&mut anna, &table, "b", 2).await;
    crate::common::until(&mut anna, &table, |state| state["view"]["heap"] == 2).await;
    take(&mut anna, &table, "b", 1).await;
    ben.until("it is disarmed before his eyes", async || {
        ben.says(".planned").await.contains("Your plan was disarmed:")
    })
    .await;
    ben.my_turn().await;
    assert!(!anna.get(&table).await.body.contains("disarmed"));
    until_says(&ben, &format!("{table}/plan"), ".plain-rows li > .small", "disarmed").await;
    assert_eq!(ben.complaints().await, Vec::<String>::new(), "the console is clean");
    ben.close().await;
}
