//! Games outlive upgrades, and a data file that somebody has changed is told from one that nobody has.

use crate::common::{Scratch, TOYS, Visitor, serve, version};
use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use table::record::{Parts, Record};
use web::Serving;

const ALONE: &[(&str, &str)] = &[
    ("game", "pebbles"),
    ("players", "2"),
    ("seat-a", "here"),
    ("name-a", "Anna"),
    ("seat-b", "here"),
    ("name-b", "Boris"),
    ("speed", "instant"),
];

pub async fn closed(serving: Serving) {
    serving.stop();
    serving.finished().await.expect("the server closes in good order");
}

/// Changes the data file as only somebody can who first removes what guards it.
pub async fn tamper(scratch: &Scratch, sql: &str) {
    let mut db = SqliteConnection::connect(&scratch.url()).await.expect("the data file opens");
    let triggers: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
        .fetch_all(&mut db)
        .await
        .expect("it has triggers");
    for trigger in triggers {
        let drop = format!("DROP TRIGGER {trigger}");
        sqlx::query(AssertSqlSafe(drop)).execute(&mut db).await.expect("a trigger can be dropped");
    }
    let done = sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut db).await.expect("the change is made");
    assert!(done.rows_affected() > 0, "{sql} changes something");
    db.close().await.expect("it closes");
}

/// Plays the table to its end, or so many moves.
async fn play(player: &mut Visitor, table: &str, most: usize) -> Value {
    for _ in 0..most {
        let mut state = player.look(table).await;
        for hand in ["a", "b"] {
            player.set_cookie("hand", hand);
            state = player.look(table).await;
            if state["seat"].is_string() {
                break;
            }
        }
        let (Some(seat), Some(act)) = (state["seat"].as_str(), state["offers"][0].as_str()) else { return state };
        assert_eq!(player.act(table, seat, version(&state), act).await.status, 200);
    }
    player.look(table).await
}

/// What would be agreed under rules of version 0, which this program never knew: the file as a much older program left it. Its chain
/// is the one that program would have made.
async fn of_other_rules(scratch: &Scratch) {
    tamper(scratch, "UPDATE tables SET rules_version = 9, head = ''; UPDATE log SET link = ''").await;
}

#[tokio::test]
async fn h3_a_table_of_other_rules_is_shown_and_handed_out_and_the_start_says_so() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    assert!(serving.stranded().is_empty());
    let mut anna = Visitor::new(&serving);
    let (running, over) = (anna.open(ALONE).await, anna.open(ALONE).await);
    play(&mut anna, &running, 2).await;
    assert_eq!(play(&mut anna, &over, 100).await["status"], "over");
    let before = anna.get(&format!("{over}/record.json")).await.body;
    closed(serving).await;
    of_other_rules(&scratch).await;

    let serving = serve(&scratch, TOYS).await;
    let stranded: Vec<&str> = serving.stranded().iter().map(|(table, _)| table.as_str()).collect();
    assert_eq!(stranded, [&running[3..]], "only the game that is on is missed");
    let mut again = Visitor::new(&serving);
    again.set_cookie("crownlands", anna.cookie("crownlands").expect("Anna has a session"));
    for address in [&running, &over, &format!("{over}/replay/3")] {
        let page = again.get(address).await;
        assert_eq!(page.status, 200, "{address}");
        assert!(page.body.contains("rules version 9") && page.body.contains("Boris"), "{}", page.body);
    }
    let shown = again.get(&over).await.body;
    assert!(shown.contains("take 1") && shown.contains("Chance:"), "a finished game is told from its log");
    let shown = Visitor::new(&serving).get(&running).await.body;
    assert!(!shown.contains("take 1"), "a game that is on keeps its secrets");
    assert!(again.get(&running).await.body.contains("take 1"), "what one did oneself is no secret");
    let refused = again.act(&running, "a", 3, "take 1").await;
    assert_eq!((refused.status, &refused.json()["problem"]), (409, &Value::from("stranded")));
    assert_eq!(again.get(&format!("{running}/record.json")).await.status, 403);

    let record = again.get(&format!("{over}/record.json")).await;
    assert_eq!(record.status, 200);
    let (kept, was) = (Record::read(&record.body).expect("it is whole"), Record::read(&before).expect("it was whole"));
    assert_eq!((kept.entries, kept.outcome, kept.commitment), (was.entries, was.outcome, was.commitment));
    assert_eq!(kept.rules_version, 9);
    assert!(again.get("/").await.status == 200 && again.get("/finished").await.status == 200);
}

/// A data file as the first release left it, with the sessions of the two people who sat there.
const FIRST_RELEASE: &str = include_str!("../data/first-release.sql");
const ANNA: &str = "bf6bc8df669d15648eb4ec60cdf9f877aaa6a2957bfd350ee6c09e10c412def9";
const BORIS: &str = "a972f1752ff60a6207a7a7915d46695b90a5e196b0077259687c1c0dc05d3daa";

async fn of_the_first_release(scratch: &Scratch) -> (Serving, Visitor, Visitor) {
    let mut db = SqliteConnection::connect(&format!("{}?mode=rwc", scratch.url())).await.expect("a file is made");
    sqlx::raw_sql(FIRST_RELEASE).execute(&mut db).await.expect("it is filled");
    db.close().await.expect("it closes");
    let serving = serve(scratch, shelf::all_games()).await;
    let (mut anna, mut boris) = (Visitor::new(&serving), Visitor::new(&serving));
    anna.set_cookie("crownlands", ANNA);
    boris.set_cookie("crownlands", BORIS);
    (serving, anna, boris)
}

/// Two people play a table to its end; whoever may, takes the first offer.
async fn play_together(people: [&mut Visitor; 2], table: &str) {
    let [one, other] = people;
    for _ in 0..2000 {
        for player in [&mut *one, &mut *other] {
            let state = player.look(table).await;
            if state["status"] == "over" {
                return;
            }
            if let (Some(seat), Some(act)) = (state["seat"].as_str(), state["offers"][0].as_str()) {
                let acted = player.act(table, seat, version(&state), act).await;
                // A bot may have moved meanwhile.
                assert!(matches!(acted.status, 200 | 409), "{}", acted.body);
            }
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn h3_games_of_the_first_release_are_played_to_their_end_and_prove_themselves() {
    let scratch = Scratch::new();
    let (serving, mut anna, mut boris) = of_the_first_release(&scratch).await;
    assert_eq!(serving.stranded(), []);
    let (over, on, open) = ("/t/6c1vvnsxmc", "/t/c9vb7xwpcs", "/t/wm02tc86v7");

    let record = Record::read(&anna.get(&format!("{over}/record.json")).await.body).expect("it is whole");
    let game = shelf::find(&record.setup.game).expect("it is on the shelf").game;
    let proof = record.verify(game).expect("a game that was over proves itself");
    assert_eq!((proof.fair, proof.finished, proof.people, proof.steps), (true, true, None, 130));
    assert_eq!(anna.get(&format!("{over}/replay/7")).await.status, 200);

    let before = version(&anna.look(on).await);
    assert!(before >= 30, "nothing is lost");
    assert!(anna.get(on).await.body.contains("Hello"), "what was said is kept");
    assert_eq!(boris.post(&format!("{on}/speed"), &[("speed", "instant")]).await.status, 303);
    play_together([&mut anna, &mut boris], on).await;
    let record = Record::read(&boris.get(&format!("{on}/record.json")).await.body).expect("it is whole");
    let game = shelf::find(&record.setup.game).expect("it is on the shelf").game;
    let proof = record.verify(game).expect("a game that was on proves itself");
    assert!(proof.fair && proof.finished && proof.signed.is_some());
    assert!(record.steps().count() > before as usize, "it went on");

    assert_eq!(boris.post(&format!("{open}/join"), &[("seat", "b")]).await.status, 303);
    assert_eq!(boris.look(open).await["status"], "playing", "a table that waited begins");
    closed(serving).await;
    let report = store::sqlite::Office::check_file(scratch.folder().join("crownlands.sqlite")).await.expect("a file");
    assert_eq!((report.tables, report.findings), (3, vec![]), "everything hangs together");
}

#[tokio::test]
async fn m5_an_uploaded_record_of_any_number_of_players_is_refused_in_words() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, shelf::all_games()).await;
    let mut anyone = Visitor::new(&serving);
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shelf/tests/records");
    for file in std::fs::read_dir(folder).expect("there are records") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a record is text");
        let honest = Record::read(&text).expect("it is whole");
        assert_eq!(anyone.upload("/replay", "record", &text).await.status, 303, "{}", honest.setup.game);
        let others = [0, 1, 2, 6, 7, 9, 16, 17, 255, 60_000].into_iter().filter(|n| *n != honest.setup.players);
        for players in others {
            let Record { mut setup, edition, commitment, seed, entries, outcome, .. } = honest.clone();
            setup.players = players;
            let names = vec!["x".to_owned(); players];
            let forged = Record::from(Parts { setup, edition, names, commitment, seed, entries, outcome });
            let answer = anyone.upload("/replay", "record", &forged.write()).await;
            assert_eq!(answer.status, 400, "{} with {players} players", honest.setup.game);
            assert!(answer.body.contains("role=\"alert\""), "{}", answer.body);
        }
    }
}

#[tokio::test]
async fn h4_a_seed_that_was_exchanged_stops_the_table_in_plain_words() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let table = anna.open(ALONE).await;
    play(&mut anna, &table, 1).await;
    closed(serving).await;
    tamper(&scratch, &format!("UPDATE agreements SET seed = '{}'", table::Seed::from_number(u64::MAX))).await;
    let serving = serve(&scratch, TOYS).await;
    let mut anyone = Visitor::new(&serving);
    let page = anyone.get(&table).await;
    assert!(page.body.contains("secret number is not the one that was promised"), "{}", page.body);
    assert_eq!(anyone.act(&table, "a", 2, "take 1").await.status, 409);
}

#[tokio::test]
async fn h4_the_record_proves_the_commitment_that_was_shown_from_the_first_moment() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let table = anna.open(ALONE).await;
    let shown = anna.get(&table).await.body;
    play(&mut anna, &table, 100).await;
    let text = anna.get(&format!("{table}/record.json")).await.body;
    let record = Record::read(&text).expect("it is whole");
    assert!(shown.contains(&record.commitment), "what is proven is what was shown");
    let proof = record.verify(TOYS[0].game).expect("it proves itself");
    assert_eq!((proof.people, proof.fair, proof.finished), (Some(2), true, true));
    assert_eq!(proof.signed, record.server);
    assert!(record.server.is_some());
    assert_eq!(record.names, ["Anna", "Boris"]);
    closed(serving).await;

    // After a restart the same bytes: the key of the house and the times of the log are kept.
    let serving = serve(&scratch, TOYS).await;
    let mut anyone = Visitor::new(&serving);
    assert_eq!(anyone.get(&format!("{table}/record.json")).await.body, text);
}

#[tokio::test]
async fn m8_a_log_that_was_changed_stops_the_table_in_plain_words() {
    for (change, says) in [
        ("UPDATE log SET entry = replace(entry, 'take 1', 'take 2')", "somebody changed the log"),
        ("UPDATE log SET entry = replace(entry, '\"seat\":\"a\"', '\"seat\":\"q\"')", "Something went wrong"),
        ("DELETE FROM log WHERE version = 3", "somebody changed the log"),
    ] {
        let scratch = Scratch::new();
        let serving = serve(&scratch, TOYS).await;
        let mut anna = Visitor::new(&serving);
        let table = anna.open(ALONE).await;
        play(&mut anna, &table, 2).await;
        closed(serving).await;
        tamper(&scratch, change).await;
        let serving = serve(&scratch, TOYS).await;
        let page = Visitor::new(&serving).get(&table).await;
        assert!(page.body.to_lowercase().contains(&says.to_lowercase()), "{change}: {}", page.body);
    }
}

/// The value of a field of the first form on a page that is sent to this address.
fn field(page: &str, action: &str, name: &str) -> String {
    let form = page.split(&format!("action=\"{action}\"")).nth(1).expect("the form is there");
    let value = form.split(&format!("name=\"{name}\" value=\"")).nth(1).expect("the field is there");
    value.split('"').next().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn h4_players_add_to_a_seed_that_was_bound_before_and_a_promise_is_for_one_table() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let (mut anna, mut boris) = (Visitor::new(&serving), Visitor::new(&serving));
    let page = anna.get("/new/pebbles").await.body;
    let commitment = page.split("data-stir=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a promise");
    let promise = field(&page, "/tables", "promise");
    let (hers, his) = ("a1".repeat(32), "b2".repeat(32));
    let open = [
        ("game", "pebbles"),
        ("players", "2"),
        ("seat-a", "here"),
        ("name-a", "Anna"),
        ("seat-b", "open"),
        ("speed", "instant"),
        ("promise", &*promise),
        ("salt", &*hers),
    ];
    let table = anna.open(&open).await;
    assert!(anna.get(&table).await.body.contains(commitment), "what was promised is what is shown at the table");
    let join = [("seat", "b"), ("name", "Boris"), ("salt", &*his)];
    assert_eq!(boris.post(&format!("{table}/join"), &join).await.status, 303);
    let shown = boris.get(&table).await.body;
    assert!(shown.contains(&format!("data-stirred=\"{hers} {his}\"")), "everybody sees what was added");

    let again = anna.open(&open).await;
    let shown = anna.get(&again).await.body;
    assert!(!shown.contains(commitment) && !shown.contains(&hers), "a form sent twice opens a table with another seed");

    for _ in 0..100 {
        let mut over = true;
        for (player, seat) in [(&mut anna, "a"), (&mut boris, "b")] {
            let state = player.look(&table).await;
            if let Some(act) = state["offers"][0].as_str() {
                assert_eq!(player.act(&table, seat, version(&state), act).await.status, 200);
                over = false;
            }
        }
        if over {
            break;
        }
    }
    let record = Record::read(&anna.get(&format!("{table}/record.json")).await.body).expect("it is whole");
    assert_eq!(record.commitment, commitment);
    let proof = record.verify(TOYS[0].game).expect("it proves itself");
    assert_eq!((proof.people, proof.stirred, proof.fair), (Some(2), 2, true));
    let salts: Vec<String> = record.salts().map(|(_, salt)| salt.to_string()).collect();
    assert_eq!(salts, [hers, his]);
}

#[tokio::test]
async fn h4_without_a_promise_nothing_can_be_added_and_without_a_script_the_page_says_so() {
    let scratch = Scratch::new();
    let serving = serve(&scratch, TOYS).await;
    let mut anna = Visitor::new(&serving);
    let salt = "a1".repeat(32);
    let mut fields = ALONE.to_vec();
    fields.push(("salt", &salt));
    let table = anna.open(&fields).await;
    let page = anna.get(&table).await.body;
    assert!(!page.contains(&salt), "the server could have chosen the seed after it saw this");
    assert!(page.contains("0 of 2 people here added a random number"), "{page}");
    for wrong in ["", "zz", "A1", &"a1".repeat(33)] {
        let mut fields = ALONE.to_vec();
        fields.push(("promise", wrong));
        fields.push(("salt", wrong));
        anna.open(&fields).await;
    }
    let key = anna.get("/key").await.body;
    assert_eq!(key.trim().len(), 64, "the server shows the key it signs with");
}
