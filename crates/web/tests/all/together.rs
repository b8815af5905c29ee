//! What the people at a table agree on: going back, and another person on a seat. And vacation, which nobody has to agree to.

use crate::common::{Answer, Pebbles, Scratch, TOYS, Visitor, account, seated, serve, until, version};
use serde_json::{Value, json};
use std::time::Duration;
use table::{Boxed, Record};
use web::{Limits, ServeOptions, Serving, WallClock};

const HOUR: Duration = Duration::from_secs(3600);

/// A table for two people.
const TWO: &[(&str, &str)] = &[
    ("game", "pebbles"),
    ("players", "2"),
    ("seat-a", "here"),
    ("name-a", "Anna"),
    ("seat-b", "open"),
    ("speed", "instant"),
];

/// A table for two people with accounts, in which something is at stake.
const RATED: &[(&str, &str)] = &[
    ("game", "pebbles"),
    ("players", "2"),
    ("seat-a", "here"),
    ("seat-b", "open"),
    ("listed", "on"),
    ("speed", "instant"),
    ("rated", "on"),
];

async fn act(visitor: &mut Visitor, table: &str, seat: &str, act: &str) {
    let at = version(&visitor.look(table).await);
    let done = visitor.act(table, seat, at, act).await;
    assert_eq!(done.status, 200, "{}", done.body);
}

async fn back(visitor: &mut Visitor, table: &str, step: Option<&str>) -> Answer {
    let fields: Vec<(&str, &str)> = step.map(|step| ("n", step)).into_iter().collect();
    visitor.post(&format!("{table}/back"), &fields).await
}

async fn answer(visitor: &mut Visitor, table: &str, answer: &str) -> u16 {
    visitor.post(&format!("{table}/answer"), &[("answer", answer)]).await.status
}

/// How many pebbles lie on the heap.
async fn heap(visitor: &mut Visitor, table: &str) -> Value {
    visitor.look(table).await["view"]["heap"].clone()
}

async fn restarted(scratch: &Scratch, serving: Serving) -> Serving {
    let address = serving.address();
    serving.stop();
    serving.finished().await.unwrap();
    crate::common::serve_at(scratch, TOYS, address).await
}

/// Plays to the end, each taking the first offer, and proves the record.
async fn proven(players: &mut [&mut Visitor], table: &str) -> String {
    for _ in 0..200 {
        for player in players.iter_mut() {
            let state = player.look(table).await;
            if state["status"] == "over" {
                let record = player.get(&format!("{table}/record.json")).await.body;
                let proof = Record::read(&record).and_then(|record| record.verify(&Boxed::<Pebbles>::new()));
                let proof = proof.expect("the record proves itself");
                assert!(proof.fair && proof.finished);
                return record;
            }
            if let (Some(seat), Some(offer)) = (state["seat"].as_str(), state["offers"][0].as_str()) {
                assert_eq!(player.act(table, seat, version(&state), offer).await.status, 200);
            }
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn the_game_goes_back_when_all_agree_and_the_log_tells_so() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben, table) = seated(&serving, TWO).await;
    assert_eq!(back(&mut anna, &table, None).await.status, 403, "nothing was done yet");
    let full = heap(&mut anna, &table).await;
    act(&mut anna, &table, "a", "take 2").await;
    act(&mut ben, &table, "b", "take 1").await;
    assert!(anna.get(&format!("{table}?tab=more")).await.body.contains("Ask to take back my last move"));
    assert_eq!(back(&mut Visitor::new(&serving), &table, None).await.status, 403, "not for those who watch");
    assert_eq!(back(&mut anna, &table, None).await.status, 303);
    let asked = ben.get(&table).await.body;
    assert!(asked.contains("Anna asks to take the game back to how it was after step 1."), "{asked}");
    assert!(asked.contains("2 steps would not count any more") && asked.contains("I agree"), "{asked}");
    assert_eq!(answer(&mut ben, &table, "no").await, 303);
    assert_eq!(heap(&mut ben, &table).await, json!(full.as_i64().unwrap() - 3), "one who refuses is enough");
    assert_eq!(back(&mut anna, &table, None).await.status, 303);
    assert_eq!(answer(&mut anna, &table, "yes").await, 303, "whoever asks has agreed already");
    assert_eq!(heap(&mut ben, &table).await, json!(full.as_i64().unwrap() - 3));
    assert_eq!(answer(&mut ben, &table, "yes").await, 303);
    assert_eq!(heap(&mut ben, &table).await, full);
    assert_eq!(ben.look(&table).await["waiting"], json!(["a"]));
    assert!(ben.get(&table).await.body.contains("Everybody agreed with Anna"), "the log tells it");
    let serving = restarted(&scratch, serving).await;
    assert_eq!(heap(&mut anna, &table).await, full, "also after a restart");
    act(&mut anna, &table, "a", "take 1").await;
    let record = proven(&mut [&mut anna, &mut ben], &table).await;
    let line = record.split("\"back\": 1,").nth(1).expect("it is in the record");
    assert!(line.contains("\"by\": \"a\"") && line.contains("\"agreed\""), "{line}");
    let told = anna.get(&format!("{table}/analysis")).await;
    assert_eq!(told.status, 200);
    drop(serving);
}

#[tokio::test]
async fn from_any_step_of_the_replay_and_the_question_lapses_when_the_game_moves_on() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben, table) = seated(&serving, TWO).await;
    act(&mut anna, &table, "a", "take 1").await;
    act(&mut ben, &table, "b", "take 1").await;
    act(&mut anna, &table, "a", "take 1").await;
    // The deal is step 1, and the three acts are 2 to 4.
    let page = ben.get(&format!("{table}/replay/2")).await.body;
    assert!(page.contains("Take back to here?") && page.contains("name=\"n\" value=\"2\""), "{page}");
    assert!(!ben.get(&format!("{table}/replay/4")).await.body.contains("Take back to here?"), "that is where we are");
    let watched = Visitor::new(&serving).get(&format!("{table}/replay/2")).await.body;
    assert!(!watched.contains("Take back to here?"), "whoever watches asks nothing");
    for wrong in ["4", "5", "99999999999"] {
        assert_eq!(back(&mut ben, &table, Some(wrong)).await.status, 403, "{wrong}");
    }
    assert_eq!(back(&mut ben, &table, Some("nonsense")).await.status, 400);
    assert_eq!(back(&mut ben, &table, Some("2")).await.status, 303);
    assert_eq!(back(&mut anna, &table, Some("3")).await.status, 403, "one question at a time");
    assert!(anna.get(&table).await.body.contains("Ben asks to take the game back"));
    act(&mut ben, &table, "b", "take 1").await;
    assert!(!anna.get(&table).await.body.contains("Ben asks to take the game back"), "the game has moved on");
    let before = heap(&mut anna, &table).await;
    assert_eq!(answer(&mut anna, &table, "yes").await, 303);
    assert_eq!(heap(&mut anna, &table).await, before, "nobody is asked any more");
    assert_eq!(back(&mut anna, &table, Some("2")).await.status, 303, "and something else can be asked");
    answer(&mut ben, &table, "yes").await;
    assert_eq!(ben.look(&table).await["waiting"], json!(["b"]));
    assert_eq!(back(&mut ben, &table, Some("3")).await.status, 403, "what was taken back stands no more");
    proven(&mut [&mut anna, &mut ben], &table).await;
}

#[tokio::test]
async fn bots_always_agree_and_wait_while_people_are_asked() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let table = anna.open(&[("game", "pebbles"), ("players", "2"), ("speed", "instant")]).await;
    let full = until(&mut anna, &table, |state| state["seat"] == "a").await["view"]["heap"].clone();
    act(&mut anna, &table, "a", "take 1").await;
    until(&mut anna, &table, |state| state["seat"] == "a").await;
    assert_eq!(back(&mut anna, &table, None).await.status, 303);
    assert_eq!(heap(&mut anna, &table).await, full, "it is done at once");

    let three = [("players", "3"), ("seat-c", "bot-random"), ("speed", "slow")];
    let fields: Vec<_> = TWO.iter().copied().filter(|(name, _)| !["players", "speed"].contains(name)).collect();
    let (mut anna, mut ben, table) = seated(&serving, &[&fields[..], &three].concat()).await;
    act(&mut anna, &table, "a", "take 1").await;
    act(&mut ben, &table, "b", "take 1").await;
    assert_eq!(back(&mut ben, &table, None).await.status, 303);
    // Two and a half seconds are what a slow bot waits for.
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(anna.look(&table).await["waiting"], json!(["c"]), "the bot waits for the answer");
    answer(&mut anna, &table, "no").await;
    until(&mut anna, &table, |state| state["waiting"] == json!(["a"])).await;
}

#[tokio::test]
async fn where_ratings_are_at_stake_nothing_goes_back_behind_anybodys_back() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben) = (account(&serving, "Anna").await, account(&serving, "Ben").await);
    let table = anna.open(RATED).await;
    assert_eq!(ben.post(&format!("{table}/join"), &[("seat", "b")]).await.status, 303);
    act(&mut anna, &table, "a", "take 1").await;
    act(&mut ben, &table, "b", "take 1").await;
    assert_eq!(back(&mut anna, &table, None).await.status, 303, "with consent it may");
    answer(&mut ben, &table, "no").await;
    ben.post(&format!("{table}/leave"), &[("seat", "b")]).await;
    let refused = back(&mut anna, &table, None).await;
    assert_eq!(refused.status, 403);
    assert!(refused.body.contains("a bot plays along"), "{}", refused.body);
}

#[tokio::test]
async fn a_seat_goes_by_a_link_to_somebody_whom_the_others_accept() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben, table) = seated(&serving, TWO).await;
    act(&mut anna, &table, "a", "take 1").await;
    let (offer, take) = (format!("{table}/offer"), format!("{table}/take"));
    assert_eq!(anna.post(&offer, &[("seat", "b")]).await.status, 403, "not somebody else's");
    assert_eq!(anna.post(&offer, &[("seat", "a"), ("to", "Nobody")]).await.status, 403);
    assert_eq!(anna.post(&offer, &[("seat", "a")]).await.status, 303);
    let page = anna.get(&table).await.body;
    let link = page.split(&format!("{table}/seat/")).nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    assert!(!ben.get(&table).await.body.contains(link), "the link is for whoever offers");
    let mut cleo = Visitor::new(&serving);
    assert!(cleo.get(&format!("{table}/seat/{link}")).await.body.contains("Anna offers you this seat."));
    assert!(cleo.get(&format!("{table}/seat/wrong")).await.body.contains("not being offered any more"));
    assert_eq!(Visitor::new(&serving).post(&take, &[("code", "wrong"), ("name", "Eve")]).await.status, 403);
    assert_eq!(ben.post(&take, &[("code", link)]).await.status, 403, "Ben sits here already");
    let same = Visitor::new(&serving).post(&take, &[("code", link), ("name", "Ben")]).await;
    assert_eq!(same.status, 403, "two at one table do not look alike");
    assert_eq!(cleo.post(&take, &[("code", link), ("name", "Cleo")]).await.status, 303);
    assert_eq!(cleo.look(&table).await["mine"], json!([]), "the others are asked first");
    assert!(ben.get(&table).await.body.contains("Anna hands the seat over to Cleo. Do you agree?"));
    assert_eq!(answer(&mut ben, &table, "no").await, 303);
    assert_eq!(cleo.post(&take, &[("code", link)]).await.status, 403, "then it is off the table");
    anna.post(&offer, &[("seat", "a")]).await;
    let page = anna.get(&table).await.body;
    let link = page.split(&format!("{table}/seat/")).nth(1).and_then(|rest| rest.split('"').next()).expect("a link");
    assert_eq!(cleo.post(&take, &[("code", link)]).await.status, 303);
    assert_eq!(answer(&mut ben, &table, "yes").await, 303);
    assert_eq!(cleo.look(&table).await["mine"], json!(["a"]));
    assert_eq!(anna.look(&table).await["mine"], json!([]));
    assert_eq!(anna.post(&format!("{table}/join"), &[("seat", "a")]).await.status, 403, "it is Cleo's for good");
    let _serving = restarted(&scratch, serving).await;
    let page = ben.get(&format!("{table}?tab=log&log=all")).await.body;
    assert!(page.contains("Cleo has taken over the seat of Anna."), "{page}");
    let record = proven(&mut [&mut ben, &mut cleo], &table).await;
    assert!(record.contains("\"Cleo\"") && record.contains("\"Anna\""));
}

#[tokio::test]
async fn a_seat_that_is_offered_by_name_is_for_that_one_alone_and_such_a_game_counts_for_nobody() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben) = (account(&serving, "Anna").await, account(&serving, "Ben").await);
    let (mut cleo, mut dora) = (account(&serving, "Cleo").await, account(&serving, "Dora").await);
    let table = anna.open(RATED).await;
    ben.post(&format!("{table}/join"), &[("seat", "b")]).await;
    let (offer, take) = (format!("{table}/offer"), format!("{table}/take"));
    assert_eq!(anna.post(&offer, &[("seat", "a"), ("to", "Ben")]).await.status, 403, "Ben sits here already");
    assert_eq!(anna.post(&offer, &[("seat", "a"), ("to", "dora")]).await.status, 303);
    assert_eq!(cleo.post(&take, &[]).await.status, 403);
    assert!(dora.get(&table).await.body.contains("Anna offers you this seat."));
    assert_eq!(dora.post(&take, &[("answer", "no")]).await.status, 303);
    assert_eq!(dora.post(&take, &[]).await.status, 403, "she did not want it");
    anna.post(&offer, &[("seat", "a"), ("to", "Cleo")]).await;
    assert_eq!(anna.post(&offer, &[("end", "yes")]).await.status, 303);
    assert_eq!(cleo.post(&take, &[]).await.status, 403, "withdrawn");
    anna.post(&offer, &[("seat", "a"), ("to", "Dora")]).await;
    assert_eq!(dora.post(&take, &[]).await.status, 303);
    let asked = ben.get(&table).await.body;
    assert!(asked.contains("will then not count for anybody"), "{asked}");
    answer(&mut ben, &table, "yes").await;
    proven(&mut [&mut dora, &mut ben], &table).await;
    // A rated game that is played to its end afterwards is counted; by then this one has been looked at.
    let (mut eve, mut finn) = (account(&serving, "Eve").await, account(&serving, "Finn").await);
    let other = eve.open(RATED).await;
    finn.post(&format!("{other}/join"), &[("seat", "b")]).await;
    proven(&mut [&mut eve, &mut finn], &other).await;
    let mut watcher = Visitor::new(&serving);
    for _ in 0..200 {
        if watcher.get("/leaders/pebbles").await.body.contains(">Eve<") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let leaders = watcher.get("/leaders/pebbles").await.body;
    assert!(leaders.contains(">Eve<") && leaders.contains(">Finn<"), "{leaders}");
    for name in ["Anna", "Ben", "Dora"] {
        assert!(!leaders.contains(&format!(">{name}<")), "{leaders}");
    }
}

async fn serve_by(scratch: &Scratch, clock: &WallClock) -> Serving {
    let options = ServeOptions {
        bind: ([127, 0, 0, 1], 0).into(),
        ports: 0,
        database: scratch.url(),
        games: TOYS,
        limits: Limits::none(),
        clock: clock.clone(),
        signals: false,
        ..ServeOptions::default()
    };
    web::serve(options).await.expect("the server starts")
}

/// A clock at which the year does not end within the next days: vacation is counted by years.
fn away_from_new_year() -> WallClock {
    let clock = WallClock::default();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("it is later than 1970");
    let of_year = (now.as_secs_f64() / 31_556_952.0).fract();
    if of_year > 0.95 {
        clock.forward(30 * 24 * HOUR);
    }
    clock
}

async fn replace(visitor: &mut Visitor, table: &str) -> u16 {
    visitor.post(&format!("{table}/replace"), &[("seat", "a")]).await.status
}

#[tokio::test]
async fn on_vacation_no_clock_runs_by_turns_and_everybody_sees_until_when() {
    let scratch = Scratch::new();
    let clock = away_from_new_year();
    let serving = serve_by(&scratch, &clock).await;
    let fields = [TWO, &[("pace", "turns"), ("clock-turns", "12h")]].concat();
    let (mut anna, mut ben, table) = seated(&serving, &fields).await;
    clock.forward(6 * HOUR);
    for wrong in [vec![("days", "31")], vec![("days", "0")], vec![("days", "1"), ("from", "2020-01-01")]] {
        assert_eq!(anna.post("/me/vacation", &wrong).await.status, 403, "{wrong:?}");
    }
    assert_eq!(anna.post("/me/vacation", &[("days", "1"), ("from", "2026-02-31")]).await.status, 400);
    assert_eq!(anna.post("/me/vacation", &[("days", "2")]).await.status, 303);
    assert_eq!(anna.post("/me/vacation", &[("days", "3")]).await.status, 403, "she is on vacation already");
    let page = ben.get(&table).await.body;
    assert!(page.contains("on vacation until ") && page.contains("5 h 59 min left"), "{page}");
    clock.forward(47 * HOUR);
    assert_eq!(replace(&mut ben, &table).await, 403);
    assert!(ben.get(&table).await.body.contains("5 h 59 min left"), "the clock rests");
    serving.stop();
    serving.finished().await.unwrap();
    let serving = serve_by(&scratch, &clock).await;
    for visitor in [&mut anna, &mut ben] {
        visitor.move_to(&serving);
    }
    assert!(ben.get(&table).await.body.contains("5 h 59 min left"), "also after a restart");
    clock.forward(6 * HOUR);
    let page = ben.get(&table).await.body;
    assert!(!page.contains("on vacation") && page.contains("minutes left"), "{page}");
    clock.forward(2 * HOUR);
    assert_eq!(replace(&mut ben, &table).await, 303, "six hours were left, and seven are over");

    // What is left of the year, and coming back early.
    assert!(anna.get("/me/vacation").await.body.contains("You have 28 days left this year."));
    assert_eq!(anna.post("/me/vacation", &[("days", "29")]).await.status, 403);
    assert_eq!(anna.post("/me/vacation", &[("days", "28")]).await.status, 303);
    let page = anna.get("/me/vacation").await.body;
    assert!(page.contains("You have no vacation left"), "{page}");
    let begins =
        page.split("name=\"begins\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a moment");
    assert_eq!(ben.post("/me/vacation/end", &[("begins", begins)]).await.status, 404, "not somebody else's");
    clock.forward(25 * HOUR);
    assert_eq!(anna.post("/me/vacation/end", &[("begins", begins)]).await.status, 303);
    assert!(anna.get("/me/vacation").await.body.contains("You have 26 days left this year."));
    assert!(anna.get("/me/data").await.json()["vacations"].as_array().is_some_and(|all| all.len() == 2));
}

#[tokio::test]
async fn live_nobody_is_on_vacation() {
    let scratch = Scratch::new();
    let clock = WallClock::default();
    let serving = serve_by(&scratch, &clock).await;
    let fields = [TWO, &[("pace", "live"), ("clock-live", "5m10s")]].concat();
    let (mut anna, mut ben, table) = seated(&serving, &fields).await;
    assert_eq!(anna.post("/me/vacation", &[("days", "2")]).await.status, 303);
    assert!(!ben.get(&table).await.body.contains("on vacation"));
    clock.forward(Duration::from_secs(400));
    assert_eq!(replace(&mut ben, &table).await, 303);
}

/// A program that acts for somebody.
async fn program(serving: &Serving, owner: &mut Visitor) -> Visitor {
    let form = [("label", "bot"), ("scopes", "read"), ("scopes", "play"), ("scopes", "people")];
    let page = owner.post("/me/tokens", &form).await.body;
    let at = page.find("crownlands_").expect("the token is shown");
    let token = &page[at..at + "crownlands_".len() + 64];
    Visitor::new(serving).with("authorization", &format!("Bearer {token}"))
}

#[tokio::test]
async fn programs_agree_like_people() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut ben) = (account(&serving, "Anna").await, account(&serving, "Ben").await);
    let mut cleo = account(&serving, "Cleo").await;
    let table = anna.open(TWO).await;
    ben.post(&format!("{table}/join"), &[("seat", "b")]).await;
    act(&mut anna, &table, "a", "take 1").await;
    act(&mut ben, &table, "b", "take 1").await;
    let api = format!("/api/v1/tables/{}", table.trim_start_matches("/t/"));
    let [mut anna, mut ben, mut cleo] =
        [program(&serving, &mut anna).await, program(&serving, &mut ben).await, program(&serving, &mut cleo).await];
    assert_eq!(cleo.post_json(&format!("{api}/back"), &json!({})).await.status, 403);
    let asked = anna.post_json(&format!("{api}/back"), &json!({})).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    assert_eq!(asked.json()["table"]["asked"], json!({ "what": "back", "by": "a", "yes": ["a"], "step": 1 }));
    assert_eq!(ben.post_json(&format!("{api}/answer"), &json!({ "agree": true })).await.status, 200);
    let look = ben.get(&api).await.json();
    assert_eq!((look["waiting"].clone(), look["asked"].clone()), (json!(["a"]), Value::Null));
    let offered = anna.post_json(&format!("{api}/offer"), &json!({ "seat": "a" })).await.json();
    let code = offered["table"]["offered"]["code"].as_str().expect("the code of the link").to_owned();
    assert_eq!(ben.get(&api).await.json()["offered"], Value::Null, "for whoever offers alone");
    assert_eq!(cleo.post_json(&format!("{api}/take"), &json!({ "code": code })).await.status, 200);
    assert_eq!(ben.post_json(&format!("{api}/answer"), &json!({ "agree": true })).await.status, 200);
    assert_eq!(cleo.get(&api).await.json()["mine"], json!(["a"]));
    let vacation = cleo.post_json("/api/v1/me/vacations", &json!({ "days": 3 })).await;
    assert_eq!((vacation.status, vacation.json()["left"].clone()), (200, json!(27)), "{}", vacation.body);
    let begins = vacation.json()["vacations"][0]["begins"].clone();
    assert_eq!(cleo.post_json("/api/v1/me/vacations", &json!({ "days": 3 })).await.status, 403);
    assert_eq!(cleo.post_json("/api/v1/me/vacations/end", &json!({ "begins": begins })).await.status, 200);
    assert_eq!(cleo.get("/api/v1/me/vacations").await.json()["vacations"], json!([]));
}
